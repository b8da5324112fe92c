<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
  <context>
    <name>ringrealms3d</name>
    <message>
      <source>wins</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>gewinnt</translation>
    </message>
    <message>
      <source>draws</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>remis</translation>
    </message>
    <message>
      <source>loses</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>verliert</translation>
    </message>
    <message numerus="yes">
      <source>{seat} to move: {count} playouts in {seconds} s</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>
        <numerusform>{seat} ist am Zug: {count} Playout in {seconds} s</numerusform>
        <numerusform>{seat} ist am Zug: {count} Playouts in {seconds} s</numerusform>
      </translation>
    </message>
    <message>
      <source>analyse the position after this many moves (default: the last position)</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>die Stellung nach so vielen Zügen analysieren (Vorgabe: die letzte Stellung)</translation>
    </message>
    <message>
      <source>print JSON; with --watch, one object per line</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>JSON ausgeben, mit --watch ein Objekt je Zeile</translation>
    </message>
    <message>
      <source>move</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>Zug</translation>
    </message>
    <message>
      <source>chance</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>Chance</translation>
    </message>
    <message>
      <source>visits</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>Besuche</translation>
    </message>
    <message>
      <source>line</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>Variante</translation>
    </message>
    <message>
      <source>find the best moves of a position</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>die besten Züge einer Stellung finden</translation>
    </message>
    <message>
      <source>Find the best moves of a position: how likely each is to win, how often the search tried it, and the expected line. Of a game, the last position is analysed.</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>Die besten Züge einer Stellung finden: wie wahrscheinlich jeder gewinnt, wie oft die Suche ihn versucht hat und welche Variante zu erwarten ist. Eine Partie wird an ihrem Ende analysiert.</translation>
    </message>
    <message>
      <source>a variant, such as ring-majority/cube, or a game's file</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>eine Variante, etwa ring-majority/cube, oder die Datei einer Partie</translation>
    </message>
    <message>
      <source>how many playouts to run, instead of a time</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>wie viele Playouts statt einer Zeit</translation>
    </message>
    <message>
      <source>search until the expected line has this many moves, instead of a time</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>suchen, bis die erwartete Variante so viele Züge hat, statt einer Zeit</translation>
    </message>
    <message>
      <source>let another program that speaks UGI analyse, such as 'my-engine --fast'</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>ein anderes Programm, das UGI spricht, analysieren lassen, etwa 'my-engine --fast'</translation>
    </message>
    <message>
      <source>show what is found while the search runs</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>während der Suche zeigen, was gefunden ist</translation>
    </message>
    <message>
      <source>how long to search (default: {seconds})</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>wie lange gesucht wird (Vorgabe: {seconds})</translation>
    </message>
    <message>
      <source>how many moves to show, the best first (default: {lines})</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>wie viele Züge gezeigt werden, der beste zuerst (Vorgabe: {lines})</translation>
    </message>
    <message>
      <source>{path} is a game file: name a variant here</source>
      <extracomment>cli/arguments.py</extracomment>
      <translation>{path} ist die Datei einer Partie: Nennen Sie hier eine Variante</translation>
    </message>
    <message>
      <source>play Ring Majority on the convex polyhedron in this OBJ, OFF, PLY or STL file; wherever a variant is named, ring-majority/FILE means the same</source>
      <extracomment>cli/arguments.py</extracomment>
      <translation>Ring Majority auf dem konvexen Polyeder in dieser OBJ-, OFF-, PLY- oder STL-Datei spielen; wo eine Variante genannt wird, bedeutet ring-majority/DATEI dasselbe</translation>
    </message>
    <message>
      <source>the seed for anything random at the start</source>
      <extracomment>cli/arguments.py</extracomment>
      <translation>legt fest, was am Anfang zufällig ist</translation>
    </message>
    <message>
      <source>the file to write (default: the one that the engine then reads)</source>
      <extracomment>cli/arguments.py</extracomment>
      <translation>die Datei, die geschrieben wird (Vorgabe: von wo der Computer sie danach liest)</translation>
    </message>
    <message>
      <source>playouts per move, instead of a time</source>
      <extracomment>cli/arguments.py</extracomment>
      <translation>Playouts je Zug statt einer Zeit</translation>
    </message>
    <message>
      <source>a variant, such as ring-majority/cube</source>
      <extracomment>cli/arguments.py</extracomment>
      <translation>eine Variante, etwa ring-majority/cube</translation>
    </message>
    <message>
      <source>print JSON</source>
      <extracomment>cli/arguments.py</extracomment>
      <translation>JSON ausgeben</translation>
    </message>
    <message>
      <source>'{text}' is not a whole number from 0 to 2**63 - 1</source>
      <extracomment>cli/arguments.py</extracomment>
      <translation>„{text}“ ist keine ganze Zahl von 0 bis 2**63 - 1</translation>
    </message>
    <message>
      <source>'{text}' is not a time in seconds, above 0 and up to {most}</source>
      <extracomment>cli/arguments.py</extracomment>
      <translation>„{text}“ ist keine Zeit in Sekunden über 0 und bis {most}</translation>
    </message>
    <message>
      <source>'{text}' is not a length in millimetres</source>
      <extracomment>cli/arguments.py</extracomment>
      <translation>„{text}“ ist keine Länge in Millimetern</translation>
    </message>
    <message>
      <source>{name}: {text}</source>
      <extracomment>cli/arguments.py</extracomment>
      <translation>{name}: {text}</translation>
    </message>
    <message>
      <source>'{text}' is not a whole number from {least} to {most}</source>
      <extracomment>cli/arguments.py</extracomment>
      <translation>„{text}“ ist keine ganze Zahl von {least} bis {most}</translation>
    </message>
    <message>
      <source>'{text}' is not a size such as 210x210</source>
      <extracomment>cli/arguments.py</extracomment>
      <translation>„{text}“ ist keine Größe wie 210x210</translation>
    </message>
    <message>
      <source>print a script for Tab completion in a shell</source>
      <extracomment>cli/completion.py</extracomment>
      <translation>ausgeben, womit eine Shell Befehle ergänzt</translation>
    </message>
    <message>
      <source>Print a script that lets a shell complete commands, options, variants and files with the Tab key. bash: put it into ~/.bashrc; zsh: into a file _ringrealms3d in a folder of $fpath; fish: into ~/.config/fish/completions/ringrealms3d.fish.</source>
      <extracomment>cli/completion.py</extracomment>
      <translation>Ein Skript ausgeben, mit dem eine Shell Befehle, Optionen, Varianten und Dateien mit der Tabulatortaste ergänzt. bash: in ~/.bashrc einfügen; zsh: in eine Datei _ringrealms3d in einem Ordner von $fpath; fish: nach ~/.config/fish/completions/ringrealms3d.fish.</translation>
    </message>
    <message>
      <source>the shell</source>
      <extracomment>cli/completion.py</extracomment>
      <translation>welche Shell</translation>
    </message>
    <message>
      <source>print the names of the files as JSON</source>
      <extracomment>cli/convert.py</extracomment>
      <translation>die Namen der Dateien als JSON ausgeben</translation>
    </message>
    <message>
      <source>name one file to write, such as -o game.rrsgf, or - for standard output</source>
      <extracomment>cli/convert.py</extracomment>
      <translation>nennen Sie eine Datei zum Schreiben, etwa -o game.rrsgf, oder - für die Standardausgabe</translation>
    </message>
    <message>
      <source>convert a game file to another format</source>
      <extracomment>cli/convert.py</extracomment>
      <translation>aus der Datei einer Partie eine andere Art von Datei machen</translation>
    </message>
    <message>
      <source>Read the games in a file and write them in another format, which the new name's extension selects: .txt holds the moves alone; .json and .rrsgf (SGF) hold variations and notes too. Lists what the new file leaves out.</source>
      <extracomment>cli/convert.py</extracomment>
      <translation>Die Partien einer Datei, eine oder mehrere, lesen und als andere Art von Datei schreiben. Die Endungen der Namen sagen, welche: .txt enthält nur die Züge, .json und .rrsgf (SGF) auch Varianten und Notizen. Sagt, was die neue Datei weglässt.</translation>
    </message>
    <message>
      <source>the game file; - is standard input</source>
      <extracomment>cli/convert.py</extracomment>
      <translation>die Datei der Partie; - ist die Standardeingabe</translation>
    </message>
    <message>
      <source>the file to write; - is standard output</source>
      <extracomment>cli/convert.py</extracomment>
      <translation>die Datei, die geschrieben wird; - ist die Standardausgabe</translation>
    </message>
    <message>
      <source>the same as OUTPUT</source>
      <extracomment>cli/convert.py</extracomment>
      <translation>dasselbe wie OUTPUT</translation>
    </message>
    <message>
      <source>of a file with several games, take only this one, counted from 1</source>
      <extracomment>cli/convert.py</extracomment>
      <translation>aus einer Datei mit mehreren Partien nur diese, von 1 an gezählt</translation>
    </message>
    <message>
      <source>--to is for standard output: the extension of {path} selects the format</source>
      <extracomment>cli/convert.py</extracomment>
      <translation>--to ist für die Standardausgabe: die Endung von {path} sagt es</translation>
    </message>
    <message>
      <source>the format of standard output (default: {kind})</source>
      <extracomment>cli/convert.py</extracomment>
      <translation>die Art dessen, was in die Standardausgabe geht (Vorgabe: {kind})</translation>
    </message>
    <message>
      <source>system</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>System</translation>
    </message>
    <message>
      <source>packages</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>Pakete</translation>
    </message>
    <message>
      <source>drawing libraries</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>Zeichenbibliotheken</translation>
    </message>
    <message>
      <source>window libraries</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>Fensterbibliotheken</translation>
    </message>
    <message>
      <source>display</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>Bildschirm</translation>
    </message>
    <message>
      <source>folders</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>Ordner</translation>
    </message>
    <message>
      <source>settings</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>Einstellungen</translation>
    </message>
    <message>
      <source>saved games</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>gespeicherte Partien</translation>
    </message>
    <message>
      <source>log</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>Protokoll</translation>
    </message>
    <message>
      <source>kernel cache</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>Kernel-Cache</translation>
    </message>
    <message>
      <source>{version} in {folder}</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>{version} in {folder}</translation>
    </message>
    <message>
      <source>{command}   (Debian and Ubuntu)</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>{command}   (Debian und Ubuntu)</translation>
    </message>
    <message>
      <source>install an OpenGL 3.2 driver (Debian and Ubuntu: sudo apt-get install libgl1-mesa-dri)</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>einen Treiber für OpenGL 3.2 installieren (Debian und Ubuntu: sudo apt-get install libgl1-mesa-dri)</translation>
    </message>
    <message numerus="yes">
      <source>{state}, {count} files cannot be read</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>
        <numerusform>{state}, {count} Datei ist nicht lesbar</numerusform>
        <numerusform>{state}, {count} Dateien sind nicht lesbar</numerusform>
      </translation>
    </message>
    <message>
      <source>delete {folder}: it is filled again when needed</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>{folder} löschen: Der Ordner füllt sich bei Bedarf wieder</translation>
    </message>
    <message>
      <source>ok</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>ok</translation>
    </message>
    <message>
      <source>FIX</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>FEHLT</translation>
    </message>
    <message>
      <source>{state}; {sentence}</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>{state}; {sentence}</translation>
    </message>
    <message numerus="yes">
      <source>all {count} found</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>
        <numerusform>{count} gefunden</numerusform>
        <numerusform>alle {count} gefunden</numerusform>
      </translation>
    </message>
    <message>
      <source>missing: {names}</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>es fehlen: {names}</translation>
    </message>
    <message>
      <source>exit code {code}</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>Exit-Code {code}</translation>
    </message>
    <message>
      <source>log in to a desktop, or run under xvfb-run; render needs no display</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>an einem Desktop anmelden oder mit xvfb-run starten; render braucht keinen</translation>
    </message>
    <message>
      <source>check what is missing here and say how to fix it</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>sagen, was hier fehlt und wie man es behebt</translation>
    </message>
    <message>
      <source>Check everything that the program needs: packages, system libraries, OpenGL, display, and the folders that it writes to. Exit code 1 if something is missing.</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>Alles ansehen, was das Programm hier braucht: Pakete, Bibliotheken des Systems, OpenGL, Bildschirm und Ordner, in die es schreibt. Endet mit 1, wenn etwas fehlt.</translation>
    </message>
    <message>
      <source>Everything is in place.</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>Alles ist da.</translation>
    </message>
    <message>
      <source>cannot be checked without {name}</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>lassen sich ohne {name} nicht ansehen</translation>
    </message>
    <message>
      <source>no picture within {seconds} s</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>kein Bild in {seconds} s</translation>
    </message>
    <message>
      <source>nothing can be drawn: {reason}</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>es lässt sich nichts zeichnen: {reason}</translation>
    </message>
    <message>
      <source>the desktop's display</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>der des Desktops</translation>
    </message>
    <message>
      <source>set HOME (or XDG_CONFIG_HOME and the like) to a folder that you may write to</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>HOME (oder XDG_CONFIG_HOME und seinesgleichen) auf einen Ordner setzen, in den Sie schreiben dürfen</translation>
    </message>
    <message>
      <source>{path}: {error}</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>{path}: {error}</translation>
    </message>
    <message>
      <source>Home: {home}, bugs: {bugs}</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>Startseite: {home}, Fehler melden: {bugs}</translation>
    </message>
    <message>
      <source>Something is missing; see {mark} above.</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>Etwas fehlt; siehe {mark} oben.</translation>
    </message>
    <message>
      <source>see packages</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>siehe Pakete</translation>
    </message>
    <message>
      <source>show the position after this many moves (default: the last position); films of games and pages always contain the whole game</source>
      <extracomment>cli/export.py</extracomment>
      <translation>die Stellung nach so vielen Zügen zeigen (Vorgabe: die letzte); Filme von Partien und Seiten haben trotzdem die ganze Partie</translation>
    </message>
    <message>
      <source>write a game or position as a picture, drawing, model, film or page</source>
      <extracomment>cli/export.py</extracomment>
      <translation>eine Partie oder Stellung als Bild, Zeichnung, Modell, Film oder Seite schreiben</translation>
    </message>
    <message>
      <source>Write a position or a whole game to a file for other programs, printers or browsers. The file's extension selects the format; --kinds lists all kinds. No display is needed. 'render' is another name of this command.</source>
      <extracomment>cli/export.py</extracomment>
      <translation>Eine Stellung oder eine ganze Partie in eine Datei für andere Programme, Drucker oder Browser schreiben. Die Endung bestimmt das Format; --kinds listet alle Arten auf. Kein Bildschirm ist nötig. „render“ ist ein anderer Name dieses Befehls.</translation>
    </message>
    <message>
      <source>the file to write (default: board.png)</source>
      <extracomment>cli/export.py</extracomment>
      <translation>die Datei, die geschrieben wird (Vorgabe: board.png)</translation>
    </message>
    <message>
      <source>the kind of file, if the extension allows several</source>
      <extracomment>cli/export.py</extracomment>
      <translation>was geschrieben wird, wo die Endung eine Wahl lässt</translation>
    </message>
    <message>
      <source>list the kinds of export and exit</source>
      <extracomment>cli/export.py</extracomment>
      <translation>die Arten des Exports auflisten und enden</translation>
    </message>
    <message>
      <source>printing and folding</source>
      <extracomment>cli/export.py</extracomment>
      <translation>Dinge zum Drucken und Falten</translation>
    </message>
    <message>
      <source>films</source>
      <extracomment>cli/export.py</extracomment>
      <translation>Filme</translation>
    </message>
    <message>
      <source>print the progress in percent, line by line</source>
      <extracomment>cli/export.py</extracomment>
      <translation>zeigen, wie viel fertig ist, in Prozent, Zeile für Zeile</translation>
    </message>
    <message>
      <source>name the variant of the position or the moves, such as ring-majority/cube</source>
      <extracomment>cli/first_game.py</extracomment>
      <translation>nennen Sie die Variante der Stellung oder der Züge, etwa ring-majority/cube</translation>
    </message>
    <message>
      <source>start from this position</source>
      <extracomment>cli/first_game.py</extracomment>
      <translation>in dieser Stellung beginnen</translation>
    </message>
    <message>
      <source>the moves so far, such as "f1 e3 v7"</source>
      <extracomment>cli/first_game.py</extracomment>
      <translation>die bisherigen Züge, etwa "f1 e3 v7"</translation>
    </message>
    <message numerus="yes">
      <source>--at {ply}: the game has {count} moves</source>
      <extracomment>cli/first_game.py</extracomment>
      <translation>
        <numerusform>--at {ply}: die Partie hat {count} Zug</numerusform>
        <numerusform>--at {ply}: die Partie hat {count} Züge</numerusform>
      </translation>
    </message>
    <message>
      <source>{path} holds a whole game: leave out {name}</source>
      <extracomment>cli/first_game.py</extracomment>
      <translation>{path} enthält eine ganze Partie: lassen Sie {name} weg</translation>
    </message>
    <message>
      <source>move {number} '{text}': {error}</source>
      <extracomment>cli/first_game.py</extracomment>
      <translation>Zug {number} „{text}“: {error}</translation>
    </message>
    <message>
      <source>standard input is closed</source>
      <extracomment>cli/game_input.py</extracomment>
      <translation>die Standardeingabe ist geschlossen</translation>
    </message>
    <message>
      <source>The boards of this program</source>
      <extracomment>cli/games.py</extracomment>
      <translation>Die Bretter dieses Programms</translation>
    </message>
    <message>
      <source>{title} ({seat} moves first)</source>
      <extracomment>cli/games.py</extracomment>
      <translation>{title} ({seat} beginnt)</translation>
    </message>
    <message>
      <source>{title}, {count} places</source>
      <extracomment>cli/games.py</extracomment>
      <translation>{title}, {count} Felder</translation>
    </message>
    <message>
      <source>list the games and their variants</source>
      <extracomment>cli/games.py</extracomment>
      <translation>die Spiele und ihre Varianten auflisten</translation>
    </message>
    <message>
      <source>List the games with their designers, goals, variants and boards, and the installed games.</source>
      <extracomment>cli/games.py</extracomment>
      <translation>Listet die Spiele mit Autoren, Zielen, Varianten und Brettern auf, und die Spiele, die installiert wurden.</translation>
    </message>
    <message>
      <source>switch this installed game off</source>
      <extracomment>cli/games.py</extracomment>
      <translation>ohne dieses installierte Spiel auskommen</translation>
    </message>
    <message>
      <source>switch this installed game on again</source>
      <extracomment>cli/games.py</extracomment>
      <translation>dieses installierte Spiel wieder haben</translation>
    </message>
    <message>
      <source>print a game's rules, or list the games</source>
      <extracomment>cli/games.py</extracomment>
      <translation>die Regeln eines Spiels ausgeben, oder welche Spiele es gibt</translation>
    </message>
    <message>
      <source>Print a game's rules and its boards; without a game, list the games.</source>
      <extracomment>cli/games.py</extracomment>
      <translation>Die Regeln eines Spiels und seine Bretter ausgeben; ohne Spiel die Spiele auflisten.</translation>
    </message>
    <message>
      <source>such as ring-majority</source>
      <extracomment>cli/games.py</extracomment>
      <translation>etwa ring-majority</translation>
    </message>
    <message>
      <source>{title}, by {designer} ({seat} moves first)</source>
      <extracomment>cli/games.py</extracomment>
      <translation>{title}, von {designer} ({seat} beginnt)</translation>
    </message>
    <message>
      <source>switched off</source>
      <extracomment>cli/games.py</extracomment>
      <translation>ausgeschaltet</translation>
    </message>
    <message>
      <source>Installed games</source>
      <extracomment>cli/games.py</extracomment>
      <translation>Installierte Spiele</translation>
    </message>
    <message>
      <source>{text} (game {number}; {count} of {total} games are incomplete)</source>
      <extracomment>cli/left_out.py</extracomment>
      <translation>{text} (Partie {number}; {count} von {total} Partien sind dort nicht vollständig)</translation>
    </message>
    <message numerus="yes">
      <source>{count} games added</source>
      <extracomment>cli/library.py</extracomment>
      <translation>
        <numerusform>{count} Partie hinzugefügt</numerusform>
        <numerusform>{count} Partien hinzugefügt</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} games restored</source>
      <extracomment>cli/library.py</extracomment>
      <translation>
        <numerusform>{count} Partie wiederhergestellt</numerusform>
        <numerusform>{count} Partien wiederhergestellt</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{lost} of {count} games in {path} cannot be read</source>
      <extracomment>cli/library.py</extracomment>
      <translation>
        <numerusform>nicht lesbar: {lost} von {count} Partie in {path}</numerusform>
        <numerusform>nicht lesbar: {lost} von {count} Partien in {path}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{done} of {count} games</source>
      <extracomment>cli/library.py</extracomment>
      <translation>
        <numerusform>{done} von {count} Partie</numerusform>
        <numerusform>{done} von {count} Partien</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} already known</source>
      <extracomment>cli/library.py</extracomment>
      <translation>
        <numerusform>{count} schon bekannt</numerusform>
        <numerusform>{count} schon bekannt</numerusform>
      </translation>
    </message>
    <message>
      <source>there is no library {path}</source>
      <extracomment>cli/library.py</extracomment>
      <translation>es gibt keine Bibliothek {path}</translation>
    </message>
    <message>
      <source>name a tag to --add or to --remove</source>
      <extracomment>cli/library.py</extracomment>
      <translation>geben Sie mit --add oder --remove ein Schlagwort an</translation>
    </message>
    <message numerus="yes">
      <source>{count} games</source>
      <extracomment>cli/library.py</extracomment>
      <translation>
        <numerusform>{count} Partie</numerusform>
        <numerusform>{count} Partien</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{done} of {count} files</source>
      <extracomment>cli/library.py</extracomment>
      <translation>
        <numerusform>{done} von {count} Datei</numerusform>
        <numerusform>{done} von {count} Dateien</numerusform>
      </translation>
    </message>
    <message>
      <source>there are no deleted games to bring back</source>
      <extracomment>cli/library.py</extracomment>
      <translation>es wurde nichts gelöscht, das zurückgeholt werden kann</translation>
    </message>
    <message>
      <source>list, search, import and export kept games</source>
      <extracomment>cli/library.py</extracomment>
      <translation>die behaltenen Partien auflisten, durchsuchen, importieren und exportieren</translation>
    </message>
    <message>
      <source>The library keeps games in one file. You can list, search, tag, import, export, count and delete them. Search by player, result, date, tag or position.</source>
      <extracomment>cli/library.py</extracomment>
      <translation>Die Sammlung hält Partien in einer Datei. Sie können sie auflisten, durchsuchen, mit Schlagwörtern versehen, aus Dateien holen, in Dateien schreiben, zählen und löschen. Gesucht wird nach Spielern, Ergebnissen, Tagen, Schlagwörtern oder Stellungen.</translation>
    </message>
    <message>
      <source>action</source>
      <extracomment>cli/library.py</extracomment>
      <translation>Aktion</translation>
    </message>
    <message>
      <source>list the games, or those that match</source>
      <extracomment>cli/library.py</extracomment>
      <translation>die Partien auflisten, oder die passenden</translation>
    </message>
    <message>
      <source>List the games that match all conditions, the most recent first or sorted; without a condition, all. A position is found however it is turned or mirrored, and whichever moves led to it. 'search' is another name of this command.</source>
      <extracomment>cli/library.py</extracomment>
      <translation>Die Partien auflisten, die alle Bedingungen erfüllen, die neueste zuerst oder sortiert; ohne Bedingung alle. Eine Stellung wird gefunden, wie auch immer sie gedreht oder gespiegelt ist und welche Züge zu ihr führten. „search“ ist ein anderer Name dieses Befehls.</translation>
    </message>
    <message>
      <source>add tags to games, and remove them</source>
      <extracomment>cli/library.py</extracomment>
      <translation>Partien mit Schlagwörtern versehen oder diese entfernen</translation>
    </message>
    <message>
      <source>Add tags to games and remove others. A tag is any text without a comma; a game can have many. JSON and SGF files keep them. Games are named by their numbers, or by conditions.</source>
      <extracomment>cli/library.py</extracomment>
      <translation>Partien Schlagwörter geben und andere entfernen. Ein Schlagwort ist ein beliebiger Text ohne Komma; eine Partie kann viele haben, und sie werden mit ihr in JSON und SGF geschrieben. Partien werden durch ihre Nummern oder durch Bedingungen genannt.</translation>
    </message>
    <message>
      <source>a tag to add; can be repeated</source>
      <extracomment>cli/library.py</extracomment>
      <translation>ein Schlagwort, das sie bekommen; auch mehrmals</translation>
    </message>
    <message>
      <source>a tag to remove; can be repeated</source>
      <extracomment>cli/library.py</extracomment>
      <translation>ein Schlagwort, das sie verlieren; auch mehrmals</translation>
    </message>
    <message>
      <source>list all tags</source>
      <extracomment>cli/library.py</extracomment>
      <translation>alle Schlagwörter auflisten</translation>
    </message>
    <message>
      <source>List all tags and how many games have each.</source>
      <extracomment>cli/library.py</extracomment>
      <translation>Alle Schlagwörter auflisten, jeweils mit der Zahl ihrer Partien.</translation>
    </message>
    <message>
      <source>add the games in files and folders</source>
      <extracomment>cli/library.py</extracomment>
      <translation>die Partien in Dateien und Ordnern hinzufügen</translation>
    </message>
    <message>
      <source>Add the games in files, in all game files within folders and on standard input (-), each only once. Files without a game are named and skipped; the exit code is then 2. Ctrl+C stops; games already added stay, and the same command resumes.</source>
      <extracomment>cli/library.py</extracomment>
      <translation>Die Partien in Dateien, in allen Partiedateien in Ordnern und auf der Standardeingabe (-) hinzufügen, jede einmal, wie oft sie auch vorkommt. Eine Datei ohne Partie wird genannt und hält nichts auf; der Befehl endet dann mit 2. Strg+C hält an; was hinzugefügt ist, bleibt, und derselbe Befehl macht weiter.</translation>
    </message>
    <message>
      <source>a file, a folder, or -</source>
      <extracomment>cli/library.py</extracomment>
      <translation>eine Datei, ein Ordner oder -</translation>
    </message>
    <message>
      <source>write games to files</source>
      <extracomment>cli/library.py</extracomment>
      <translation>Partien in Dateien schreiben</translation>
    </message>
    <message>
      <source>Write games to one file, whose extension selects the format, or to a folder, each as JSON, which keeps everything. Games are named by their numbers, or by conditions.</source>
      <extracomment>cli/library.py</extracomment>
      <translation>Partien in eine Datei schreiben, deren Endung das Format sagt, oder in einen Ordner, jede als JSON, das nichts weglässt. Partien werden durch ihre Nummern oder durch Bedingungen genannt.</translation>
    </message>
    <message>
      <source>the file or folder</source>
      <extracomment>cli/library.py</extracomment>
      <translation>die Datei oder der Ordner</translation>
    </message>
    <message>
      <source>show how the games ended, and your rating</source>
      <extracomment>cli/library.py</extracomment>
      <translation>sagen, wie die Partien endeten, und Ihre Wertung</translation>
    </message>
    <message>
      <source>Show how the games of each variant ended and how long they were, your results against each level, your rating in each game, and your last rated games.</source>
      <extracomment>cli/library.py</extracomment>
      <translation>Sagen, wie die Partien jeder Variante endeten und wie lang sie waren, wie Ihre gegen jede Stufe ausgingen, Ihre Wertung in jedem Spiel und die letzten gewerteten Partien.</translation>
    </message>
    <message>
      <source>delete games</source>
      <extracomment>cli/library.py</extracomment>
      <translation>Partien löschen</translation>
    </message>
    <message>
      <source>Delete all the named games, or none if one of them does not exist. Games are named by their numbers, or by conditions. For 30 days 'library undelete' brings them back.</source>
      <extracomment>cli/library.py</extracomment>
      <translation>Alle genannten Partien löschen, oder keine, wenn es eine davon nicht gibt. Partien werden durch ihre Nummern oder durch Bedingungen genannt. 30 Tage lang holt „library undelete“ sie zurück.</translation>
    </message>
    <message>
      <source>bring back deleted games</source>
      <extracomment>cli/library.py</extracomment>
      <translation>gelöschte Partien zurückholen</translation>
    </message>
    <message>
      <source>Bring back the games deleted last, or those of an earlier deletion, under their old numbers. A deletion is final after 30 days. --list shows the deletions.</source>
      <extracomment>cli/library.py</extracomment>
      <translation>Die zuletzt gelöschten Partien unter ihren Nummern zurückholen, oder die einer früheren Löschung. Nach 30 Tagen ist eine Löschung endgültig. --list zeigt die anderen.</translation>
    </message>
    <message>
      <source>the number of a deletion, as --list shows it (default: the last one)</source>
      <extracomment>cli/library.py</extracomment>
      <translation>die Nummer einer Löschung, wie --list sie nennt (sonst: die letzte)</translation>
    </message>
    <message>
      <source>only list the deletions</source>
      <extracomment>cli/library.py</extracomment>
      <translation>nur die Löschungen auflisten</translation>
    </message>
    <message>
      <source>bring back the games of a damaged library</source>
      <extracomment>cli/library.py</extracomment>
      <translation>die Partien einer beschädigten Bibliothek zurückholen</translation>
    </message>
    <message>
      <source>Add the games that can still be read in a damaged library, each once; the damaged file stays as it is. The exit code is 2 if some of its games cannot be read.</source>
      <extracomment>cli/library.py</extracomment>
      <translation>Die Partien hinzufügen, die in einer beschädigten, beiseitegelegten Bibliothek lesbar sind, jede einmal; jene Datei bleibt, wie sie ist. Der Rückgabewert ist 2, wenn einige ihrer Partien nicht lesbar sind.</translation>
    </message>
    <message>
      <source>the damaged file (default: the last one)</source>
      <extracomment>cli/library.py</extracomment>
      <translation>die beschädigte Datei (Vorgabe: die zuletzt beiseitegelegte)</translation>
    </message>
    <message>
      <source>reverse the order: Z first, or the oldest</source>
      <extracomment>cli/library.py</extracomment>
      <translation>umgekehrt sortieren: Z zuerst oder die ältesten</translation>
    </message>
    <message>
      <source>print only the games' numbers</source>
      <extracomment>cli/library.py</extracomment>
      <translation>nur die Nummern der Partien ausgeben</translation>
    </message>
    <message>
      <source>a game's number, as list shows it</source>
      <extracomment>cli/library.py</extracomment>
      <translation>die Nummer einer Partie, wie list sie nennt</translation>
    </message>
    <message numerus="yes">
      <source>{count} games tagged</source>
      <extracomment>cli/library.py</extracomment>
      <translation>
        <numerusform>{count} Partie mit Schlagwort versehen</numerusform>
        <numerusform>{count} Partien mit Schlagwort versehen</numerusform>
      </translation>
    </message>
    <message>
      <source>{first}, {second}</source>
      <extracomment>cli/library.py</extracomment>
      <translation>{first}, {second}</translation>
    </message>
    <message numerus="yes">
      <source>{count} games deleted</source>
      <extracomment>cli/library.py</extracomment>
      <translation>
        <numerusform>{count} Partie gelöscht</numerusform>
        <numerusform>{count} Partien gelöscht</numerusform>
      </translation>
    </message>
    <message>
      <source>'ringrealms3d library undelete' brings back what was deleted last</source>
      <extracomment>cli/library.py</extracomment>
      <translation>„ringrealms3d library undelete“ holt zurück, was zuletzt gelöscht wurde</translation>
    </message>
    <message>
      <source>a library other than the program's own: a file whose name ends in .sqlite</source>
      <extracomment>cli/library.py</extracomment>
      <translation>eine andere Sammlung als die des Programms, eine Datei, deren Name auf .sqlite endet</translation>
    </message>
    <message>
      <source>how many at most (default: {shown} in a table, otherwise all)</source>
      <extracomment>cli/library.py</extracomment>
      <translation>wie viele höchstens (Vorgabe: {shown} in einer Tabelle, sonst alle)</translation>
    </message>
    <message>
      <source>sort by {columns} (default: begun)</source>
      <extracomment>cli/library.py</extracomment>
      <translation>sortieren nach {columns} (sonst: begun)</translation>
    </message>
    <message>
      <source>--position needs --game with a variant, such as loop/mini</source>
      <extracomment>cli/library_query.py</extracomment>
      <translation>--position braucht --game mit einer Variante, etwa loop/mini</translation>
    </message>
    <message>
      <source>name games by their numbers, or by conditions such as --game loop</source>
      <extracomment>cli/library_query.py</extracomment>
      <translation>nennen Sie Partien durch ihre Nummern oder durch Bedingungen wie --game loop</translation>
    </message>
    <message>
      <source>no game matches these conditions</source>
      <extracomment>cli/library_query.py</extracomment>
      <translation>keine Partie erfüllt diese Bedingungen</translation>
    </message>
    <message>
      <source>a game such as loop, or loop/mini</source>
      <extracomment>cli/library_query.py</extracomment>
      <translation>ein Spiel wie loop, oder loop/mini</translation>
    </message>
    <message>
      <source>a position that the game reached</source>
      <extracomment>cli/library_query.py</extracomment>
      <translation>eine Stellung, zu der die Partie kam</translation>
    </message>
    <message>
      <source>part of a player's name, or person, or 'level 4'</source>
      <extracomment>cli/library_query.py</extracomment>
      <translation>ein Teil eines Spielernamens, oder person, oder 'level 4'</translation>
    </message>
    <message>
      <source>part of the name of its event or place</source>
      <extracomment>cli/library_query.py</extracomment>
      <translation>ein Teil des Namens der Veranstaltung oder des Ortes</translation>
    </message>
    <message>
      <source>the first day, such as 2026-11-24, today or yesterday</source>
      <extracomment>cli/library_query.py</extracomment>
      <translation>der erste Tag, etwa 2026-11-24, today oder yesterday</translation>
    </message>
    <message>
      <source>the last day</source>
      <extracomment>cli/library_query.py</extracomment>
      <translation>der letzte Tag</translation>
    </message>
    <message>
      <source>how many moves: 10, at least 10 (10-), or from 10 to 40 (10-40)</source>
      <extracomment>cli/library_query.py</extracomment>
      <translation>wie viele Züge: 10, mindestens 10 (10-) oder von 10 bis 40 (10-40)</translation>
    </message>
    <message>
      <source>a tag that the game has; can be repeated for games with all of them</source>
      <extracomment>cli/library_query.py</extracomment>
      <translation>ein Schlagwort der Partie; mehrmals für Partien mit allen</translation>
    </message>
    <message>
      <source>rated games only</source>
      <extracomment>cli/library_query.py</extracomment>
      <translation>nur gewertete Partien</translation>
    </message>
    <message>
      <source>who won: {endings}</source>
      <extracomment>cli/library_query.py</extracomment>
      <translation>wer gewann: {endings}</translation>
    </message>
    <message>
      <source>'{text}' is not a range of lengths such as 10-40</source>
      <extracomment>cli/library_query.py</extracomment>
      <translation>„{text}“ ist kein Bereich von Längen wie 10-40</translation>
    </message>
    <message>
      <source>'{text}' is not a date such as 2026-11-24</source>
      <extracomment>cli/library_query.py</extracomment>
      <translation>„{text}“ ist kein Datum wie 2026-11-24</translation>
    </message>
    <message>
      <source>id</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>Nr.</translation>
    </message>
    <message>
      <source>variant</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>Variante</translation>
    </message>
    <message>
      <source>begun</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>begonnen</translation>
    </message>
    <message>
      <source>first</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>Erster</translation>
    </message>
    <message>
      <source>second</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>Zweiter</translation>
    </message>
    <message>
      <source>result</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>Ergebnis</translation>
    </message>
    <message>
      <source>moves</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>Züge</translation>
    </message>
    <message>
      <source>event</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>Veranstaltung</translation>
    </message>
    <message>
      <source>place</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>Ort</translation>
    </message>
    <message>
      <source>tags</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>Schlagwörter</translation>
    </message>
    <message>
      <source>deletion</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>Löschung</translation>
    </message>
    <message>
      <source>deleted</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>gelöscht</translation>
    </message>
    <message>
      <source>games</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>Partien</translation>
    </message>
    <message>
      <source>ended</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>beendet</translation>
    </message>
    <message>
      <source>first won</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>Erster gewann</translation>
    </message>
    <message>
      <source>drawn</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>remis</translation>
    </message>
    <message>
      <source>mean length</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>mittlere Länge</translation>
    </message>
    <message>
      <source>person against</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>Mensch gegen</translation>
    </message>
    <message>
      <source>won</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>gew.</translation>
    </message>
    <message>
      <source>losses</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>verl.</translation>
    </message>
    <message>
      <source>rating in</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>Wertung in</translation>
    </message>
    <message>
      <source>rated games</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>gewertete Partien</translation>
    </message>
    <message>
      <source>the library has no games</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>die Sammlung hat keine Partien</translation>
    </message>
    <message>
      <source>person</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>Mensch</translation>
    </message>
    <message>
      <source>rated</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>gewertet</translation>
    </message>
    <message>
      <source>game</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>Spiel</translation>
    </message>
    <message>
      <source>level {n}</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>Stufe {n}</translation>
    </message>
    <message>
      <source>level {level} in {game}</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>Stufe {level} in {game}</translation>
    </message>
    <message>
      <source>--set and --depth-of-field are for photographs: add --quality photo</source>
      <extracomment>cli/look.py</extracomment>
      <translation>--set und --depth-of-field sind für Fotografien: geben Sie --quality photo dazu an</translation>
    </message>
    <message>
      <source>pixels, up to 8192 a side (default: 1600x1200)</source>
      <extracomment>cli/look.py</extracomment>
      <translation>Pixel, bis zu 8192 je Seite (Vorgabe: 1600x1200)</translation>
    </message>
    <message>
      <source>light, dark, colour-blind, high-contrast or black-and-white</source>
      <extracomment>cli/look.py</extracomment>
      <translation>light, dark, colour-blind, high-contrast oder black-and-white</translation>
    </message>
    <message>
      <source>walnut-and-maple, slate-and-brass, porcelain, classic, glass or paint (default: what suits the theme)</source>
      <extracomment>cli/look.py</extracomment>
      <translation>walnut-and-maple, slate-and-brass, porcelain, classic, glass oder paint (Vorgabe: was zum Thema passt)</translation>
    </message>
    <message>
      <source>fast, fine, finest, or photo for a path-traced photograph</source>
      <extracomment>cli/look.py</extracomment>
      <translation>fast, fine, finest, oder photo für eine Fotografie mit verfolgten Lichtwegen</translation>
    </message>
    <message>
      <source>where a photograph is taken: studio (the default), table or sky</source>
      <extracomment>cli/look.py</extracomment>
      <translation>wo fotografiert wird: studio (Vorgabe), table oder sky</translation>
    </message>
    <message>
      <source>blur a photograph in front of and behind the middle of the board</source>
      <extracomment>cli/look.py</extracomment>
      <translation>eine Fotografie vor und hinter der Mitte des Bretts weniger scharf sein lassen</translation>
    </message>
    <message>
      <source>the camera's direction in degrees, such as "30,20"</source>
      <extracomment>cli/look.py</extracomment>
      <translation>die Richtung der Kamera in Grad, etwa "30,20"</translation>
    </message>
    <message>
      <source>draw the board larger</source>
      <extracomment>cli/look.py</extracomment>
      <translation>das Brett größer zeichnen</translation>
    </message>
    <message>
      <source>use parallel projection</source>
      <extracomment>cli/look.py</extracomment>
      <translation>in Parallelprojektion zeichnen</translation>
    </message>
    <message>
      <source>take the board apart, from 0 to 1</source>
      <extracomment>cli/look.py</extracomment>
      <translation>das Brett auseinandernehmen, von 0 bis 1</translation>
    </message>
    <message>
      <source>draw the layers above this one as shadows</source>
      <extracomment>cli/look.py</extracomment>
      <translation>die Ebenen über dieser als Schatten zeichnen</translation>
    </message>
    <message>
      <source>draw the board like glass, to show its far side</source>
      <extracomment>cli/look.py</extracomment>
      <translation>das Brett wie Glas zeichnen, um seine Rückseite zu zeigen</translation>
    </message>
    <message>
      <source>write the names of rows and columns, or of places</source>
      <extracomment>cli/look.py</extracomment>
      <translation>die Namen der Reihen und Spalten oder der Felder schreiben</translation>
    </message>
    <message>
      <source>leave out the background</source>
      <extracomment>cli/look.py</extracomment>
      <translation>den Hintergrund weglassen</translation>
    </message>
    <message>
      <source>leave out the dots that mark legal moves</source>
      <extracomment>cli/look.py</extracomment>
      <translation>die Punkte weglassen, die erlaubte Züge markieren</translation>
    </message>
    <message>
      <source>the pieces' look, such as ribbons or tubes</source>
      <extracomment>cli/look.py</extracomment>
      <translation>das Aussehen der Steine, etwa ribbons oder tubes</translation>
    </message>
    <message>
      <source>'{text}' is not a size such as 1600x1200</source>
      <extracomment>cli/look.py</extracomment>
      <translation>„{text}“ ist keine Größe wie 1600x1200</translation>
    </message>
    <message>
      <source>'{text}' is too large</source>
      <extracomment>cli/look.py</extracomment>
      <translation>„{text}“ ist zu groß</translation>
    </message>
    <message>
      <source>'{text}': azimuth and roll go from -360 to 360, elevation from -90 to 90</source>
      <extracomment>cli/look.py</extracomment>
      <translation>„{text}“: Azimut und Drehung gehen von -360 bis 360, die Höhe von -90 bis 90</translation>
    </message>
    <message>
      <source>'{text}' is not a zoom from 0.25 to 4</source>
      <extracomment>cli/look.py</extracomment>
      <translation>„{text}“ ist keine Vergrößerung von 0.25 bis 4</translation>
    </message>
    <message>
      <source>'{text}' is not a number from 0 to 1</source>
      <extracomment>cli/look.py</extracomment>
      <translation>„{text}“ ist kein Anteil von 0 bis 1</translation>
    </message>
    <message>
      <source>'{text}' is not the number of a layer</source>
      <extracomment>cli/look.py</extracomment>
      <translation>„{text}“ ist keine Nummer einer Ebene</translation>
    </message>
    <message>
      <source>'{text}' is not a view such as 30,20</source>
      <extracomment>cli/look.py</extracomment>
      <translation>„{text}“ ist keine Ansicht wie 30,20</translation>
    </message>
    <message>
      <source>an internal error, {fault}; please report it at {bugs}</source>
      <extracomment>cli/main.py</extracomment>
      <translation>interner Fehler, {fault}; bitte melden Sie ihn unter {bugs}</translation>
    </message>
    <message>
      <source>{sentence} (the log has more: {path})</source>
      <extracomment>cli/main.py</extracomment>
      <translation>{sentence} (mehr steht im Protokoll: {path})</translation>
    </message>
    <message>
      <source>stopped</source>
      <extracomment>cli/main.py</extracomment>
      <translation>angehalten</translation>
    </message>
    <message>
      <source>an internal error, {fault}; please report it at {bugs} (the log has more: {path})</source>
      <extracomment>cli/main.py</extracomment>
      <translation>interner Fehler, {fault}; bitte melden Sie ihn unter {bugs} (mehr im Protokoll: {path})</translation>
    </message>
    <message>
      <source>Abstract board games on true 3-D boards. Without a command: play.</source>
      <extracomment>cli/main.py</extracomment>
      <translation>Abstrakte Spiele auf räumlichen Brettern. Ohne Befehl: play.</translation>
    </message>
    <message>
      <source>show the version and exit</source>
      <extracomment>cli/main.py</extracomment>
      <translation>die Version anzeigen und enden</translation>
    </message>
    <message>
      <source>command</source>
      <extracomment>cli/main.py</extracomment>
      <translation>Befehl</translation>
    </message>
    <message>
      <source>{old} is deprecated: use {new}</source>
      <extracomment>cli/main.py</extracomment>
      <translation>{old} wird wegfallen: schreiben Sie {new}</translation>
    </message>
    <message>
      <source>'{name}' is not an id: write it like my-game</source>
      <extracomment>cli/new_game.py</extracomment>
      <translation>„{name}“ ist keine Kennung: schreibe sie wie my-game</translation>
    </message>
    <message>
      <source>a game '{uid}' already exists</source>
      <extracomment>cli/new_game.py</extracomment>
      <translation>es gibt schon ein Spiel „{uid}“</translation>
    </message>
    <message>
      <source>start a game of your own</source>
      <extracomment>cli/new_game.py</extracomment>
      <translation>ein eigenes Spiel beginnen</translation>
    </message>
    <message>
      <source>Write a package with a small game, its rules and a test, to change into a game of your own. pip install --editable makes the program find it.</source>
      <extracomment>cli/new_game.py</extracomment>
      <translation>Schreibt ein Paket mit einem kleinen Spiel, seinen Regeln und einem Test, aus dem ein eigenes Spiel werden kann. Mit pip install --editable findet es das Programm.</translation>
    </message>
    <message>
      <source>the game's id: small letters, digits and hyphens</source>
      <extracomment>cli/new_game.py</extracomment>
      <translation>die Kennung des Spiels: Kleinbuchstaben, Ziffern und Bindestriche</translation>
    </message>
    <message>
      <source>the folder to write (default: the name)</source>
      <extracomment>cli/new_game.py</extracomment>
      <translation>der Ordner, der geschrieben wird (üblich: der Name)</translation>
    </message>
    <message>
      <source>install it with: {command}</source>
      <extracomment>cli/new_game.py</extracomment>
      <translation>installieren mit: {command}</translation>
    </message>
    <message>
      <source>the output cannot be written: {reason}</source>
      <extracomment>cli/output.py</extracomment>
      <translation>die Ausgabe kann nicht geschrieben werden: {reason}</translation>
    </message>
    <message>
      <source>argument {name}: {reason}</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>Argument {name}: {reason}</translation>
    </message>
    <message>
      <source>the following arguments are required: {names}</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>diese Argumente werden benötigt: {names}</translation>
    </message>
    <message>
      <source>unrecognized arguments: {names}</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>unbekannte Argumente: {names}</translation>
    </message>
    <message>
      <source>one of the arguments {names} is required</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>eines der Argumente {names} wird benötigt</translation>
    </message>
    <message>
      <source>not allowed with argument {name}</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>nicht zusammen mit Argument {name} erlaubt</translation>
    </message>
    <message>
      <source>invalid choice: {value} (choose from {choices})</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>ungültige Wahl: {value} (möglich sind {choices})</translation>
    </message>
    <message>
      <source>invalid {kind} value: {value}</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>ungültiger Wert für {kind}: {value}</translation>
    </message>
    <message>
      <source>ambiguous option: {name} could match {matches}</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>mehrdeutige Option: {name} kann {matches} heißen</translation>
    </message>
    <message>
      <source>ignored explicit argument {value}</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>unerwarteter Wert {value}</translation>
    </message>
    <message>
      <source>expected one argument</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>ein Wert wird erwartet</translation>
    </message>
    <message>
      <source>usage: </source>
      <extracomment>cli/parser.py</extracomment>
      <translation>Aufruf: </translation>
    </message>
    <message>
      <source>positional arguments</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>Argumente</translation>
    </message>
    <message>
      <source>options</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>Optionen</translation>
    </message>
    <message>
      <source>show this help message and exit</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>diese Hilfe zeigen und aufhören</translation>
    </message>
    <message>
      <source>{sentence}; did you mean {name}?</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>{sentence}; war {name} gemeint?</translation>
    </message>
    <message>
      <source>see {command} for more</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>mehr erfährt man mit {command}</translation>
    </message>
    <message>
      <source>print only results and errors</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>nur Ergebnisse und Fehler ausgeben</translation>
    </message>
    <message>
      <source>'{word}' is not one of the choices; did you mean '{name}'?</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>„{word}“ steht nicht zur Wahl; war „{name}“ gemeint?</translation>
    </message>
    <message>
      <source>example</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>Beispiel</translation>
    </message>
    <message>
      <source>Play in this terminal instead? [Y/n]</source>
      <extracomment>cli/play.py</extracomment>
      <translation>Stattdessen in diesem Terminal spielen? [J/n]</translation>
    </message>
    <message>
      <source>open the window</source>
      <extracomment>cli/play.py</extracomment>
      <translation>das Fenster öffnen</translation>
    </message>
    <message>
      <source>Open the window with a board ready to play, a position, or a game.</source>
      <extracomment>cli/play.py</extracomment>
      <translation>Das Fenster öffnen, mit einem Brett zum Spielen, einer Stellung oder einer Partie.</translation>
    </message>
    <message>
      <source>a variant, such as ring-majority/cube, or a game's file (default: the start page)</source>
      <extracomment>cli/play.py</extracomment>
      <translation>eine Variante, etwa ring-majority/cube, oder die Datei einer Partie (Vorgabe: die Startseite)</translation>
    </message>
    <message>
      <source>show every board as a map, without OpenGL</source>
      <extracomment>cli/play.py</extracomment>
      <translation>jedes Brett als Karte zeigen, die nichts mit OpenGL zeichnet</translation>
    </message>
    <message>
      <source>No window can open here: {problem}.</source>
      <extracomment>cli/play.py</extracomment>
      <translation>Hier kann sich kein Fenster öffnen: {problem}.</translation>
    </message>
    <message>
      <source>y yes</source>
      <extracomment>cli/play.py</extracomment>
      <translation>j ja</translation>
    </message>
    <message>
      <source>--resume continues the unfinished game: name no other game with it</source>
      <extracomment>cli/play_text.py</extracomment>
      <translation>--resume macht mit der behaltenen Partie weiter: nennen Sie keine andere daneben</translation>
    </message>
    <message>
      <source>name a variant, such as ring-majority/cube, or use --resume</source>
      <extracomment>cli/play_text.py</extracomment>
      <translation>nennen Sie eine Variante, etwa ring-majority/cube, oder nehmen Sie --resume</translation>
    </message>
    <message>
      <source>{path} holds a whole game: leave out --seed</source>
      <extracomment>cli/play_text.py</extracomment>
      <translation>{path} enthält eine ganze Partie: lassen Sie --seed weg</translation>
    </message>
    <message>
      <source>there is no unfinished game</source>
      <extracomment>cli/play_text.py</extracomment>
      <translation>keine Partie blieb unbeendet</translation>
    </message>
    <message>
      <source>play in the terminal</source>
      <extracomment>cli/play_text.py</extracomment>
      <translation>im Terminal spielen</translation>
    </message>
    <message>
      <source>Play in the terminal: the board as text, moves typed. The game is saved after every move, and --resume continues it.</source>
      <extracomment>cli/play_text.py</extracomment>
      <translation>Im Terminal spielen: das Brett als Text, die Züge getippt. Die Partie bleibt nach jedem Zug in einer Datei, sodass --resume mit ihr weitermachen kann.</translation>
    </message>
    <message>
      <source>the sides that the computer plays (default: second)</source>
      <extracomment>cli/play_text.py</extracomment>
      <translation>die Seiten, die der Computer spielt (Vorgabe: second)</translation>
    </message>
    <message>
      <source>1 to 10 (default: 3)</source>
      <extracomment>cli/play_text.py</extracomment>
      <translation>1 bis 10 (Vorgabe: 3)</translation>
    </message>
    <message>
      <source>continue the unfinished game</source>
      <extracomment>cli/play_text.py</extracomment>
      <translation>mit der Partie weitermachen, die unbeendet blieb</translation>
    </message>
    <message>
      <source>{error}; the file is kept as {place}</source>
      <extracomment>cli/play_text.py</extracomment>
      <translation>{error}; die Datei bleibt als {place} erhalten</translation>
    </message>
    <message>
      <source>An unfinished game is saved in {kept}; replay shows it.</source>
      <extracomment>cli/play_text.py</extracomment>
      <translation>Eine unbeendete Partie liegt in {kept}; replay zeigt sie.</translation>
    </message>
    <message>
      <source>Several games are unfinished; this is the latest, {path}.</source>
      <extracomment>cli/play_text.py</extracomment>
      <translation>Mehrere Partien sind behalten; dies ist die neueste, {path}.</translation>
    </message>
    <message numerus="yes">
      <source>{uid}, {count} moves: {how_it_stands}</source>
      <extracomment>cli/replay.py</extracomment>
      <translation>
        <numerusform>{uid}, {count} Zug: {how_it_stands}</numerusform>
        <numerusform>{uid}, {count} Züge: {how_it_stands}</numerusform>
      </translation>
    </message>
    <message>
      <source>{seat} wins, {reason}</source>
      <extracomment>cli/replay.py</extracomment>
      <translation>{seat} gewinnt, {reason}</translation>
    </message>
    <message>
      <source>play a game from a file</source>
      <extracomment>cli/replay.py</extracomment>
      <translation>eine Partie aus einer Datei abspielen</translation>
    </message>
    <message>
      <source>Play a game from a file: text with a line 'variant …', optionally 'seed …' and 'fen …', then one move per line; JSON if its name ends in .json, SGF if in .rrsgf. Prints the final position and the result.</source>
      <extracomment>cli/replay.py</extracomment>
      <translation>Eine Partie aus einer Datei abspielen: Text mit einer Zeile 'variant …', vielleicht 'seed …' und 'fen …', dann ein Zug je Zeile; JSON, wenn der Name auf .json endet, SGF, wenn auf .rrsgf. Gibt die Stellung am Ende und das Ergebnis aus.</translation>
    </message>
    <message>
      <source>print the board after every move</source>
      <extracomment>cli/replay.py</extracomment>
      <translation>nach jedem Zug das Brett ausgeben</translation>
    </message>
    <message>
      <source>print only the fen of the last position</source>
      <extracomment>cli/replay.py</extracomment>
      <translation>nur das fen der letzten Stellung ausgeben</translation>
    </message>
    <message>
      <source>{seat} to move</source>
      <extracomment>cli/replay.py</extracomment>
      <translation>{seat} ist am Zug</translation>
    </message>
    <message>
      <source>draw, {reason}</source>
      <extracomment>cli/replay.py</extracomment>
      <translation>Remis, {reason}</translation>
    </message>
    <message>
      <source>replace existing files</source>
      <extracomment>cli/targets.py</extracomment>
      <translation>Dateien ersetzen, die es schon gibt</translation>
    </message>
    <message>
      <source>the command reads {path}: name another file to write to</source>
      <extracomment>cli/targets.py</extracomment>
      <translation>{path} ist das, was der Befehl liest: Nennen Sie einen anderen Ort zum Schreiben</translation>
    </message>
    <message>
      <source>two outputs cannot go to the same file, {path}</source>
      <extracomment>cli/targets.py</extracomment>
      <translation>zwei Ausgaben können nicht in dieselbe Datei gehen, {path}</translation>
    </message>
    <message>
      <source>play it, for instance {example}</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>ihn spielen, etwa {example}</translation>
    </message>
    <message>
      <source>list the legal moves</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>die erlaubten Züge auflisten</translation>
    </message>
    <message>
      <source>show the board again</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>das Brett noch einmal zeigen</translation>
    </message>
    <message>
      <source>take a move back (against the computer: its answer and yours)</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>einen Zug zurücknehmen (gegen den Computer: seine Antwort und Ihren)</translation>
    </message>
    <message>
      <source>show the position as one line</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>die Stellung als eine Zeile zeigen</translation>
    </message>
    <message>
      <source>give up</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>aufgeben</translation>
    </message>
    <message>
      <source>write the game to a file, which `ringrealms3d replay` plays</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>die Partie in eine Datei schreiben, die `ringrealms3d replay` abspielt</translation>
    </message>
    <message>
      <source>stop playing</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>beenden</translation>
    </message>
    <message>
      <source>there is no move to take back</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>es gibt keinen Zug zum Zurücknehmen</translation>
    </message>
    <message>
      <source>save needs a file name</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>save braucht den Namen einer Datei</translation>
    </message>
    <message>
      <source>{seat}: the computer is thinking…</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>{seat}: der Computer denkt nach …</translation>
    </message>
    <message>
      <source>{seats} plays {format_move}</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>{seats} spielt {format_move}</translation>
    </message>
    <message>
      <source>{seat} resigns, {seats} wins</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>{seat} gibt auf, {seats} gewinnt</translation>
    </message>
    <message>
      <source>The game is saved in {path}; {how_to_resume} continues it.</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>Die Partie bleibt in {path}; {how_to_resume} macht mit ihr weiter.</translation>
    </message>
    <message>
      <source>saved as {name}</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>gespeichert in {name}</translation>
    </message>
    <message>
      <source>not possible: {error} (type help for more)</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>nicht möglich: {error} (help sagt mehr)</translation>
    </message>
    <message>
      <source>the game could not be saved: {error}</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>die Partie konnte nicht behalten werden: {error}</translation>
    </message>
    <message>
      <source>'{name}' could not be written: {error}</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>„{name}“ konnte nicht geschrieben werden: {error}</translation>
    </message>
    <message>
      <source>be an engine for other programs (UGI)</source>
      <extracomment>cli/ugi.py</extracomment>
      <translation>eine Engine für andere Programme sein (UGI)</translation>
    </message>
    <message>
      <source>Speak the Universal Game Interface on standard input and output, so that any program that supports it can use the engine. See docs/ugi.md.</source>
      <extracomment>cli/ugi.py</extracomment>
      <translation>Auf Standardeingabe und -ausgabe das Universal Game Interface sprechen, so dass jedes Programm, das es kennt, die Engine spielen lassen kann. docs/ugi.md sagt, was unterstützt wird.</translation>
    </message>
    <message>
      <source>the option Game at the start (default: {game})</source>
      <extracomment>cli/ugi.py</extracomment>
      <translation>die Option Game am Anfang (Vorgabe: {game})</translation>
    </message>
    <message>
      <source>{uid} has no place '{name}' (it has {first} and {last}, for instance)</source>
      <extracomment>core/board.py</extracomment>
      <translation>{uid} hat kein Feld „{name}“ (es hat zum Beispiel {first} und {last})</translation>
    </message>
    <message>
      <source>{owner}: {part} must be {wanted}, not {found}</source>
      <extracomment>core/checks.py</extracomment>
      <translation>{owner}: {part} muss {wanted} sein, nicht {found}</translation>
    </message>
    <message>
      <source>a word of printable characters</source>
      <extracomment>core/checks.py</extracomment>
      <translation>ein Wort aus druckbaren Zeichen</translation>
    </message>
    <message>
      <source>{owner}: {part} has the name '{name}' {count} times</source>
      <extracomment>core/checks.py</extracomment>
      <translation>{owner}: {part} hat den Namen „{name}“ {count}-mal</translation>
    </message>
    <message>
      <source>{owner}: {site} is its own neighbour</source>
      <extracomment>core/checks.py</extracomment>
      <translation>{owner}: {site} ist sein eigener Nachbar</translation>
    </message>
    <message>
      <source>{owner}: {site} has {other} as a neighbour, but not the other way round</source>
      <extracomment>core/checks.py</extracomment>
      <translation>{owner}: {site} hat den Nachbarn {other}, der es nicht als Nachbarn hat</translation>
    </message>
    <message>
      <source>a finite number</source>
      <extracomment>core/checks.py</extracomment>
      <translation>eine endliche Zahl</translation>
    </message>
    <message>
      <source>fen '{text}': expected {expected} fields, {form}, found {count}</source>
      <extracomment>core/fen_text.py</extracomment>
      <translation>fen „{text}“: erwartet {expected} Teile, {form}, gefunden {count}</translation>
    </message>
    <message>
      <source>fen: {thing} is '{text}', not {choices}</source>
      <extracomment>core/fen_text.py</extracomment>
      <translation>fen: {thing} ist „{text}“, nicht {choices}</translation>
    </message>
    <message>
      <source>fen rows '{text}': expected {count} rows, found {found}</source>
      <extracomment>core/fen_text.py</extracomment>
      <translation>fen Reihen „{text}“: erwartet {count} Reihen, gefunden {found}</translation>
    </message>
    <message>
      <source>in row {number}</source>
      <extracomment>core/fen_text.py</extracomment>
      <translation>in Reihe {number}</translation>
    </message>
    <message>
      <source>fen: expected {count} {things}, found {found} in '{text}'</source>
      <extracomment>core/fen_text.py</extracomment>
      <translation>fen: erwartet {count} {things}, gefunden {found} in „{text}“</translation>
    </message>
    <message>
      <source>more</source>
      <extracomment>core/fen_text.py</extracomment>
      <translation>mehr</translation>
    </message>
    <message>
      <source>fen: '{token}' {place} is not {known} or a number</source>
      <extracomment>core/fen_text.py</extracomment>
      <translation>fen: „{token}“ {place} ist weder {known} noch eine Zahl</translation>
    </message>
    <message>
      <source>{path} cannot be read: {reason}</source>
      <extracomment>core/files.py</extracomment>
      <translation>{path} kann nicht gelesen werden: {reason}</translation>
    </message>
    <message>
      <source>{path} cannot be written: {reason}</source>
      <extracomment>core/files.py</extracomment>
      <translation>{path} kann nicht geschrieben werden: {reason}</translation>
    </message>
    <message>
      <source>{path} cannot be copied: {reason}</source>
      <extracomment>core/files.py</extracomment>
      <translation>{path} kann nicht kopiert werden: {reason}</translation>
    </message>
    <message>
      <source>a file's name cannot hold a NUL character: {text}</source>
      <extracomment>core/files.py</extracomment>
      <translation>der Name einer Datei kann kein NUL-Zeichen enthalten: {text}</translation>
    </message>
    <message>
      <source>{path} is larger than {size_text}</source>
      <extracomment>core/files.py</extracomment>
      <translation>{path} ist größer als {size_text}</translation>
    </message>
    <message>
      <source>{path} already exists; --force replaces it</source>
      <extracomment>core/files.py</extracomment>
      <translation>{path} gibt es schon; --force ersetzt die Datei</translation>
    </message>
    <message>
      <source>the folder '{parent}' does not exist</source>
      <extracomment>core/files.py</extracomment>
      <translation>den Ordner „{parent}“ gibt es nicht</translation>
    </message>
    <message>
      <source>{path} is a device or a pipe, not a regular file</source>
      <extracomment>core/files.py</extracomment>
      <translation>{path} ist ein Gerät oder eine Pipe, keine gewöhnliche Datei</translation>
    </message>
    <message>
      <source>{text}: there is no home folder {home}</source>
      <extracomment>core/files.py</extracomment>
      <translation>{text}: es gibt keinen Heimordner {home}</translation>
    </message>
    <message>
      <source>{name}, line {line}, column {column}: not {encoding} text</source>
      <extracomment>core/files.py</extracomment>
      <translation>{name}, Zeile {line}, Spalte {column}: hier ist die Datei kein {encoding}-Text</translation>
    </message>
    <message>
      <source>{path} cannot be unpacked: its end is missing</source>
      <extracomment>core/files.py</extracomment>
      <translation>{path} kann nicht entpackt werden: das Ende fehlt</translation>
    </message>
    <message>
      <source>{path} holds more than {size_text} unpacked</source>
      <extracomment>core/files.py</extracomment>
      <translation>{path} enthält entpackt mehr als {size_text}</translation>
    </message>
    <message>
      <source>'{path}' is not a regular file</source>
      <extracomment>core/files.py</extracomment>
      <translation>„{path}“ ist keine gewöhnliche Datei</translation>
    </message>
    <message>
      <source>nothing can be written in '{folder}': {strerror}</source>
      <extracomment>core/files.py</extracomment>
      <translation>in „{folder}“ kann nichts geschrieben werden: {strerror}</translation>
    </message>
    <message>
      <source>the folder '{folder}' cannot be made: {strerror}</source>
      <extracomment>core/files.py</extracomment>
      <translation>der Ordner „{folder}“ kann nicht angelegt werden: {strerror}</translation>
    </message>
    <message>
      <source>there is no file {path}</source>
      <extracomment>core/files.py</extracomment>
      <translation>die Datei {path} gibt es nicht</translation>
    </message>
    <message>
      <source>a file's name cannot hold a NUL character: {path}</source>
      <extracomment>core/files.py</extracomment>
      <translation>der Name einer Datei kann kein NUL-Zeichen enthalten: {path}</translation>
    </message>
    <message>
      <source>{path} is a folder, not a regular file</source>
      <extracomment>core/files.py</extracomment>
      <translation>{path} ist ein Ordner, keine gewöhnliche Datei</translation>
    </message>
    <message>
      <source>{path} is not a regular file</source>
      <extracomment>core/files.py</extracomment>
      <translation>{path} ist keine gewöhnliche Datei</translation>
    </message>
    <message>
      <source>{path} cannot be unpacked: {error}</source>
      <extracomment>core/files.py</extracomment>
      <translation>{path} kann nicht entpackt werden: {error}</translation>
    </message>
    <message>
      <source>'{path}' is a folder, not a file</source>
      <extracomment>core/files.py</extracomment>
      <translation>„{path}“ ist ein Ordner, keine Datei</translation>
    </message>
    <message>
      <source>{uid} needs no board</source>
      <extracomment>core/game.py</extracomment>
      <translation>{uid} braucht kein Brett</translation>
    </message>
    <message>
      <source>by {designer}</source>
      <extracomment>core/game.py</extracomment>
      <translation>von {designer}</translation>
    </message>
    <message>
      <source>{file}, line {line}: {error}</source>
      <extracomment>core/guard.py</extracomment>
      <translation>{file}, Zeile {line}: {error}</translation>
    </message>
    <message>
      <source>the game {place} fails in {file}, line {line}: {error}</source>
      <extracomment>core/guard.py</extracomment>
      <translation>das Spiel {place} scheitert in {file}, Zeile {line}: {error}</translation>
    </message>
    <message>
      <source>the game {place} fails: {error}</source>
      <extracomment>core/guard.py</extracomment>
      <translation>das Spiel {place} scheitert: {error}</translation>
    </message>
    <message>
      <source>an object</source>
      <extracomment>core/json_fault.py</extracomment>
      <translation>ein Objekt</translation>
    </message>
    <message>
      <source>a list</source>
      <extracomment>core/json_fault.py</extracomment>
      <translation>eine Liste</translation>
    </message>
    <message>
      <source>a string</source>
      <extracomment>core/json_fault.py</extracomment>
      <translation>ein Text</translation>
    </message>
    <message>
      <source>a whole number</source>
      <extracomment>core/json_fault.py</extracomment>
      <translation>eine ganze Zahl</translation>
    </message>
    <message>
      <source>a number</source>
      <extracomment>core/json_fault.py</extracomment>
      <translation>eine Zahl</translation>
    </message>
    <message>
      <source>true or false</source>
      <extracomment>core/json_fault.py</extracomment>
      <translation>wahr oder falsch</translation>
    </message>
    <message>
      <source>null</source>
      <extracomment>core/json_fault.py</extracomment>
      <translation>null</translation>
    </message>
    <message>
      <source>expected {wanted}, found {found}</source>
      <extracomment>core/json_fault.py</extracomment>
      <translation>{wanted} erwartet, {found} gefunden</translation>
    </message>
    <message>
      <source>'{field}' is missing</source>
      <extracomment>core/json_fault.py</extracomment>
      <translation>„{field}“ fehlt</translation>
    </message>
    <message>
      <source>'{place}': {error}</source>
      <extracomment>core/json_fault.py</extracomment>
      <translation>„{place}“: {error}</translation>
    </message>
    <message>
      <source>{root} is not writable, so kernels are compiled at every start</source>
      <extracomment>core/kernel.py</extracomment>
      <translation>{root} ist nicht beschreibbar, darum werden Kernel bei jedem Start kompiliert</translation>
    </message>
    <message>
      <source>{seat} played {move}|</source>
      <extracomment>core/news.py</extracomment>
      <translation>{seat} hat {move} gespielt|</translation>
    </message>
    <message>
      <source>You played {move}|</source>
      <extracomment>core/news.py</extracomment>
      <translation>Sie haben {move} gespielt|</translation>
    </message>
    <message numerus="yes">
      <source>and took {other}'s stones on {sites}</source>
      <extracomment>core/news.py</extracomment>
      <translation>
        <numerusform>und den Stein von {other} auf {sites} geschlagen</numerusform>
        <numerusform>und die Steine von {other} auf {sites} geschlagen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>and lost its own stones on {sites}</source>
      <extracomment>core/news.py</extracomment>
      <translation>
        <numerusform>und den eigenen Stein auf {sites} verloren</numerusform>
        <numerusform>und die eigenen Steine auf {sites} verloren</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>and lost your own stones on {sites}</source>
      <extracomment>core/news.py</extracomment>
      <translation>
        <numerusform>und Ihren eigenen Stein auf {sites} verloren</numerusform>
        <numerusform>und Ihre eigenen Steine auf {sites} verloren</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>and took {count} of {other}'s stones</source>
      <extracomment>core/news.py</extracomment>
      <translation>
        <numerusform>und einen Stein von {other} geschlagen</numerusform>
        <numerusform>und {count} Steine von {other} geschlagen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>and took your stones on {sites}</source>
      <extracomment>core/news.py</extracomment>
      <translation>
        <numerusform>und Ihren Stein auf {sites} geschlagen</numerusform>
        <numerusform>und Ihre Steine auf {sites} geschlagen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>and lost {count} stones of its own</source>
      <extracomment>core/news.py</extracomment>
      <translation>
        <numerusform>und einen eigenen Stein verloren</numerusform>
        <numerusform>und {count} eigene Steine verloren</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>and lost {count} stones of your own</source>
      <extracomment>core/news.py</extracomment>
      <translation>
        <numerusform>und einen eigenen Stein verloren</numerusform>
        <numerusform>und {count} eigene Steine verloren</numerusform>
      </translation>
    </message>
    <message>
      <source>Free turn:| {seat} moves again</source>
      <extracomment>core/news.py</extracomment>
      <translation>Freizug:| {seat} spielt noch einmal</translation>
    </message>
    <message>
      <source>Free turn:| it is still your move</source>
      <extracomment>core/news.py</extracomment>
      <translation>Freizug:| Spielen Sie noch einmal</translation>
    </message>
    <message numerus="yes">
      <source>and took {count} of your stones</source>
      <extracomment>core/news.py</extracomment>
      <translation>
        <numerusform>und einen Ihrer Steine geschlagen</numerusform>
        <numerusform>und {count} Ihrer Steine geschlagen</numerusform>
      </translation>
    </message>
    <message>
      <source>free turn</source>
      <extracomment>core/news.py</extracomment>
      <translation>Freizug</translation>
    </message>
    <message>
      <source>new</source>
      <extracomment>core/news.py</extracomment>
      <translation>neu</translation>
    </message>
    <message>
      <source>numba {found} was not tested with this program, only 0.{first} to 0.{last}</source>
      <extracomment>core/numba_settings.py</extracomment>
      <translation>numba {found} wurde mit diesem Programm nicht getestet, nur 0.{first} bis 0.{last}</translation>
    </message>
    <message>
      <source>no installed game '{name}' (choose from {games})</source>
      <extracomment>core/outside.py</extracomment>
      <translation>kein installiertes Spiel „{name}“ (es gibt {games})</translation>
    </message>
    <message>
      <source>{first} and {last}</source>
      <extracomment>core/phrase.py</extracomment>
      <translation>{first} und {last}</translation>
    </message>
    <message>
      <source>{one} or {other}</source>
      <extracomment>core/phrase.py</extracomment>
      <translation>{one} oder {other}</translation>
    </message>
    <message>
      <source>the game is over: {reason}</source>
      <extracomment>core/position.py</extracomment>
      <translation>das Spiel ist zu Ende: {reason}</translation>
    </message>
    <message>
      <source>a position has {count} moves, but the game says that none has more than {most}: write most_moves={count} or more in game(), or max_moves in a Variant</source>
      <extracomment>core/room.py</extracomment>
      <translation>eine Stellung hat {count} Züge, aber das Spiel sagt, dass keine mehr als {most} hat: schreiben Sie most_moves={count} oder mehr in game(), oder max_moves in einem Variant</translation>
    </message>
    <message>
      <source>{seat} may swap</source>
      <extracomment>core/setup.py</extracomment>
      <translation>{seat} darf tauschen</translation>
    </message>
    <message>
      <source>{seat} in hand</source>
      <extracomment>core/setup.py</extracomment>
      <translation>{seat} auf der Hand</translation>
    </message>
    <message>
      <source>this board has a map but no 3-D view</source>
      <extracomment>core/solid_layout.py</extracomment>
      <translation>dieses Brett hat eine Karte und kein Bild im Raum</translation>
    </message>
    <message>
      <source>no look '{look}': this board's pieces have one look</source>
      <extracomment>core/solid_layout.py</extracomment>
      <translation>kein Aussehen „{look}“: die Steine dieses Bretts haben nur eines</translation>
    </message>
    <message>
      <source>no look '{look}' (choose from {looks})</source>
      <extracomment>core/solid_layout.py</extracomment>
      <translation>kein Aussehen „{look}“ (es gibt {looks})</translation>
    </message>
    <message>
      <source>{seat} swapped:| {piece} on {site} is now {seat}'s</source>
      <extracomment>core/swapping.py</extracomment>
      <translation>{seat} hat getauscht:| {seat} hat jetzt {piece} auf {site}</translation>
    </message>
    <message>
      <source>You swapped:| {piece} on {site} is now yours</source>
      <extracomment>core/swapping.py</extracomment>
      <translation>Sie haben getauscht:| Sie haben jetzt {piece} auf {site}</translation>
    </message>
    <message>
      <source>{seat} swapped:| {piece} on {site} was yours and is now {seat}'s</source>
      <extracomment>core/swapping.py</extracomment>
      <translation>{seat} hat getauscht:| {seat} hat jetzt {piece} auf {site}, bisher gehörte er Ihnen</translation>
    </message>
    <message>
      <source>It is {seat}'s move</source>
      <extracomment>core/swapping.py</extracomment>
      <translation>{seat} ist am Zug</translation>
    </message>
    <message>
      <source>{seat} moves again</source>
      <extracomment>core/swapping.py</extracomment>
      <translation>{seat} zieht noch einmal</translation>
    </message>
    <message>
      <source>You are still {seat}, and it is your move</source>
      <extracomment>core/swapping.py</extracomment>
      <translation>Sie sind weiterhin {seat} und am Zug</translation>
    </message>
    <message>
      <source>{seat} swapped|</source>
      <extracomment>core/swapping.py</extracomment>
      <translation>{seat} hat getauscht|</translation>
    </message>
    <message>
      <source>You swapped|</source>
      <extracomment>core/swapping.py</extracomment>
      <translation>Sie haben getauscht|</translation>
    </message>
    <message>
      <source>{seat} may swap|: take over {piece} on {site}</source>
      <extracomment>core/swapping.py</extracomment>
      <translation>{seat} darf tauschen| und {piece} auf {site} übernehmen</translation>
    </message>
    <message>
      <source>You may swap|: take over {piece} on {site}</source>
      <extracomment>core/swapping.py</extracomment>
      <translation>Sie dürfen tauschen| und {piece} auf {site} übernehmen</translation>
    </message>
    <message>
      <source>Then {seat} moves again</source>
      <extracomment>core/swapping.py</extracomment>
      <translation>Danach zieht {seat} noch einmal</translation>
    </message>
    <message>
      <source>swap</source>
      <extracomment>core/swapping.py</extracomment>
      <translation>Tausch</translation>
    </message>
    <message>
      <source>{places} and {count} more</source>
      <extracomment>core/threats.py</extracomment>
      <translation>{places} und {count} weiteren</translation>
    </message>
    <message>
      <source>{seat} threatens| to {what} by a move at {sites}</source>
      <extracomment>core/threats.py</extracomment>
      <translation>{seat} droht|, durch einen Zug auf {sites} {what}</translation>
    </message>
    <message>
      <source>You threaten| to {what} by a move at {sites}</source>
      <extracomment>core/threats.py</extracomment>
      <translation>Sie drohen|, durch einen Zug auf {sites} {what}</translation>
    </message>
    <message>
      <source>{name} must be at most 24 hours</source>
      <extracomment>core/time_control.py</extracomment>
      <translation>{name} darf höchstens 24 Stunden betragen</translation>
    </message>
    <message>
      <source>the main time</source>
      <extracomment>core/time_control.py</extracomment>
      <translation>die Grundzeit</translation>
    </message>
    <message>
      <source>the increment</source>
      <extracomment>core/time_control.py</extracomment>
      <translation>der Zuschlag</translation>
    </message>
    <message>
      <source>there must be 1 to {most} periods</source>
      <extracomment>core/time_control.py</extracomment>
      <translation>es müssen 1 bis {most} Abschnitte sein</translation>
    </message>
    <message>
      <source>the period</source>
      <extracomment>core/time_control.py</extracomment>
      <translation>der Abschnitt</translation>
    </message>
    <message>
      <source>there must be 1 to {most} moves</source>
      <extracomment>core/time_control.py</extracomment>
      <translation>es müssen 1 bis {most} Züge sein</translation>
    </message>
    <message>
      <source>the time for a move</source>
      <extracomment>core/time_control.py</extracomment>
      <translation>die Zeit für einen Zug</translation>
    </message>
    <message>
      <source>{name} must be at least {least} s</source>
      <extracomment>core/time_control.py</extracomment>
      <translation>{name} muss mindestens {least} s betragen</translation>
    </message>
    <message>
      <source>the cap</source>
      <extracomment>core/time_control.py</extracomment>
      <translation>die Obergrenze</translation>
    </message>
    <message>
      <source>the cap is below the main time</source>
      <extracomment>core/time_control.py</extracomment>
      <translation>die Obergrenze liegt unter der Grundzeit</translation>
    </message>
    <message>
      <source>'{text}' is not a time control: write it as in {examples}</source>
      <extracomment>core/time_notation.py</extracomment>
      <translation>„{text}“ ist keine Bedenkzeit: Schreiben Sie sie wie in {examples}</translation>
    </message>
    <message>
      <source>no time control: write one as in {examples}</source>
      <extracomment>core/time_notation.py</extracomment>
      <translation>keine Bedenkzeit: schreiben Sie eine wie in {examples}</translation>
    </message>
    <message>
      <source>'{text}' is not a time such as 1h30m, 5m or 30s</source>
      <extracomment>core/time_notation.py</extracomment>
      <translation>„{text}“ ist keine Zeit wie 1h30m, 5m oder 30s</translation>
    </message>
    <message>
      <source>{uid} has no move {code}</source>
      <extracomment>core/variant.py</extracomment>
      <translation>{uid} hat keinen Zug {code}</translation>
    </message>
    <message>
      <source>the states of {rules} and of {others} have the same fields: one needs a field with another name</source>
      <extracomment>core/verbs.py</extracomment>
      <translation>die Zustände von {rules} und von {others} haben dieselben Datenfelder: einer braucht ein Datenfeld mit einem anderen Namen</translation>
    </message>
    <message>
      <source>{rules} has no function {verb}</source>
      <extracomment>core/verbs.py</extracomment>
      <translation>{rules} hat keine Funktion {verb}</translation>
    </message>
    <message>
      <source>{path}: the format is {ringrealms3d}, not {format}</source>
      <extracomment>courses/course.py</extracomment>
      <translation>{path}: vom Format {ringrealms3d}, nicht {format}</translation>
    </message>
    <message>
      <source>{path}, lesson {number}: lesson {id} appears twice</source>
      <extracomment>courses/course.py</extracomment>
      <translation>{path}, Lektion {number}: die Lektion {id} gibt es zweimal</translation>
    </message>
    <message>
      <source>{path}, lesson {id}: {variant} is not a variant of {uid}</source>
      <extracomment>courses/course.py</extracomment>
      <translation>{path}, Lektion {id}: {variant} gehört nicht zu {uid}</translation>
    </message>
    <message>
      <source>{place}: {error}</source>
      <extracomment>courses/course.py</extracomment>
      <translation>{place}: {error}</translation>
    </message>
    <message>
      <source>After {move} {reason}.</source>
      <extracomment>courses/goals.py</extracomment>
      <translation>Nach {move}: {reason}.</translation>
    </message>
    <message>
      <source>{move} loses {sites} by {cause}.</source>
      <extracomment>courses/goals.py</extracomment>
      <translation>{move} verliert {sites} durch {cause}.</translation>
    </message>
    <message>
      <source>{move} is answered by {reply}, which wins.</source>
      <extracomment>courses/goals.py</extracomment>
      <translation>Auf {move} folgt {reply}, und das gewinnt.</translation>
    </message>
    <message>
      <source>{move} is answered by {reply}, which captures.</source>
      <extracomment>courses/goals.py</extracomment>
      <translation>Auf {move} folgt {reply}, und das schlägt.</translation>
    </message>
    <message>
      <source>After {move} the win is no longer forced.</source>
      <extracomment>courses/goals.py</extracomment>
      <translation>Nach {move} ist der Gewinn nicht mehr erzwungen.</translation>
    </message>
    <message>
      <source>{move} threatens to win at {sites} only.</source>
      <extracomment>courses/goals.py</extracomment>
      <translation>{move} droht nur auf {sites} zu gewinnen.</translation>
    </message>
    <message>
      <source>{move} is not what the task asks for.</source>
      <extracomment>courses/goals.py</extracomment>
      <translation>{move} ist nicht das, was gefragt ist.</translation>
    </message>
    <message>
      <source>{move} plays a different piece.</source>
      <extracomment>courses/goals.py</extracomment>
      <translation>{move} setzt einen anderen Stein.</translation>
    </message>
    <message>
      <source>After {move} your turn is over.</source>
      <extracomment>courses/goals.py</extracomment>
      <translation>Nach {move} ist Ihr Zug vorbei.</translation>
    </message>
    <message numerus="yes">
      <source>After {move} you have {count} loops.</source>
      <extracomment>courses/goals.py</extracomment>
      <translation>
        <numerusform>Nach {move} haben Sie {count} Schleife.</numerusform>
        <numerusform>Nach {move} haben Sie {count} Schleifen.</numerusform>
      </translation>
    </message>
    <message>
      <source>After {move} you surround {count}.</source>
      <extracomment>courses/goals.py</extracomment>
      <translation>Nach {move} umschließen Sie {count}.</translation>
    </message>
    <message>
      <source>{move} does not win yet.</source>
      <extracomment>courses/goals.py</extracomment>
      <translation>{move} gewinnt noch nicht.</translation>
    </message>
    <message>
      <source>{move} takes only {sites}.</source>
      <extracomment>courses/goals.py</extracomment>
      <translation>{move} schlägt nur {sites}.</translation>
    </message>
    <message>
      <source>{move} captures nothing.</source>
      <extracomment>courses/goals.py</extracomment>
      <translation>{move} schlägt nichts.</translation>
    </message>
    <message>
      <source>{move} threatens nothing.</source>
      <extracomment>courses/goals.py</extracomment>
      <translation>{move} droht nichts.</translation>
    </message>
    <message>
      <source>{move}: {sight}.</source>
      <extracomment>courses/goals.py</extracomment>
      <translation>{move}: {sight}.</translation>
    </message>
    <message>
      <source>no move was played before</source>
      <extracomment>courses/point_goals.py</extracomment>
      <translation>vorher wurde kein Zug gespielt</translation>
    </message>
    <message>
      <source>{format_move} does not win in the other position</source>
      <extracomment>courses/point_goals.py</extracomment>
      <translation>{format_move} gewinnt in der anderen Stellung nicht</translation>
    </message>
    <message>
      <source>the game is already over</source>
      <extracomment>courses/point_goals.py</extracomment>
      <translation>das Spiel ist schon zu Ende</translation>
    </message>
    <message>
      <source>{path}: the format is {ringrealms3d}</source>
      <extracomment>courses/progress.py</extracomment>
      <translation>{path}: vom Format {ringrealms3d}</translation>
    </message>
    <message>
      <source>{path}: not a record of progress in courses: {error}</source>
      <extracomment>courses/progress.py</extracomment>
      <translation>{path}: kein Fortschritt von Kursen: {error}</translation>
    </message>
    <message>
      <source>positions of {uid} cannot be set up</source>
      <extracomment>courses/threats.py</extracomment>
      <translation>{uid} hat keine Stellungen zum Aufbauen</translation>
    </message>
    <message>
      <source>nothing is wrong</source>
      <extracomment>courses/walk.py</extracomment>
      <translation>nichts ist falsch</translation>
    </message>
    <message>
      <source>the game is over before the next step</source>
      <extracomment>courses/walk.py</extracomment>
      <translation>das Spiel endet vor dem nächsten Schritt</translation>
    </message>
    <message>
      <source>no place is right</source>
      <extracomment>courses/walk.py</extracomment>
      <translation>keine Stelle ist richtig</translation>
    </message>
    <message>
      <source>no move reaches the goal</source>
      <extracomment>courses/walk.py</extracomment>
      <translation>kein Zug erreicht das Ziel</translation>
    </message>
    <message>
      <source>It is not {place}.</source>
      <extracomment>courses/walk.py</extracomment>
      <translation>Es ist nicht {place}.</translation>
    </message>
    <message>
      <source>Look at the marked place.</source>
      <extracomment>courses/walk.py</extracomment>
      <translation>Sehen Sie sich die markierte Stelle an.</translation>
    </message>
    <message>
      <source>Click the marked places in turn.</source>
      <extracomment>courses/walk.py</extracomment>
      <translation>Klicken Sie die markierten Stellen der Reihe nach an.</translation>
    </message>
    <message>
      <source>{id}, step {step}: no reply is legal</source>
      <extracomment>courses/walk.py</extracomment>
      <translation>{id}, Schritt {step}: keine Antwort ist erlaubt</translation>
    </message>
    <message>
      <source>Click the marked place.</source>
      <extracomment>courses/walk.py</extracomment>
      <translation>Klicken Sie die markierte Stelle an.</translation>
    </message>
    <message>
      <source>{path}, line 1: the format is {form}, not {format}</source>
      <extracomment>engine/book/file.py</extracomment>
      <translation>{path}, Zeile 1: vom Format {form}, nicht {format}</translation>
    </message>
    <message>
      <source>{path}, line 1: a book for {found}, not {uid}</source>
      <extracomment>engine/book/file.py</extracomment>
      <translation>{path}, Zeile 1: ein Buch von {found}, nicht {uid}</translation>
    </message>
    <message>
      <source>{path} is not an opening book: {error}</source>
      <extracomment>engine/book/file.py</extracomment>
      <translation>{path} ist kein Eröffnungsbuch: {error}</translation>
    </message>
    <message>
      <source>{path}, line 1: not the beginning of an opening book</source>
      <extracomment>engine/book/file.py</extracomment>
      <translation>{path}, Zeile 1: nicht der Anfang eines Eröffnungsbuchs</translation>
    </message>
    <message>
      <source>how the move went</source>
      <extracomment>engine/book/file.py</extracomment>
      <translation>wie der Zug ausging</translation>
    </message>
    <message>
      <source>{path}, line {number}: no position of {uid} in a book</source>
      <extracomment>engine/book/file.py</extracomment>
      <translation>{path}, Zeile {number}: keine Stellung von {uid} in einem Buch</translation>
    </message>
    <message>
      <source>{error}; it is ignored</source>
      <extracomment>engine/book/file.py</extracomment>
      <translation>{error}; es wird übergangen</translation>
    </message>
    <message>
      <source>this engine plays {uid}, not {other}</source>
      <extracomment>engine/engine.py</extracomment>
      <translation>diese Engine spielt {uid}, nicht {other}</translation>
    </message>
    <message>
      <source>no level {number} (levels go from {lowest} to {highest})</source>
      <extracomment>engine/levels.py</extracomment>
      <translation>keine Stufe {number} (Stufen gehen von {lowest} bis {highest})</translation>
    </message>
    <message>
      <source>a search cannot be limited to {limit}</source>
      <extracomment>engine/levels.py</extracomment>
      <translation>eine Suche lässt sich nicht auf {limit} begrenzen</translation>
    </message>
    <message>
      <source>the file '{path}' does not hold {count} weights, each a finite number</source>
      <extracomment>engine/priors.py</extracomment>
      <translation>die Datei „{path}“ enthält nicht {count} Gewichte, jedes eine endliche Zahl</translation>
    </message>
    <message>
      <source>the file '{path}' does not hold {count} weights: {error}</source>
      <extracomment>engine/priors.py</extracomment>
      <translation>die Datei „{path}“ enthält nicht {count} Gewichte: {error}</translation>
    </message>
    <message>
      <source>the engine's process ended with code {code}</source>
      <extracomment>engine/process.py</extracomment>
      <translation>der Prozess der Suche endete mit {code}</translation>
    </message>
    <message>
      <source>there is not enough memory for a search tree of {megabytes} MiB</source>
      <extracomment>engine/search.py</extracomment>
      <translation>ein Suchbaum von {megabytes} MiB ist mehr, als Speicher da ist</translation>
    </message>
    <message>
      <source>no player "{name}" (choose from {named}, level=N, varied=N and ugi:COMMAND)</source>
      <extracomment>engine/settings.py</extracomment>
      <translation>kein Spieler „{name}“ (es gibt {named}, level=N, varied=N und ugi:BEFEHL)</translation>
    </message>
    <message>
      <source>"{text}" is not a search setting such as rave_bias=200 or solver=yes</source>
      <extracomment>engine/settings.py</extracomment>
      <translation>„{text}“ ist keine Einstellung der Suche wie rave_bias=200 oder solver=yes</translation>
    </message>
    <message>
      <source>{name} is {value}, not from {least} to {most}</source>
      <extracomment>engine/settings.py</extracomment>
      <translation>{name} ist {value}, nicht von {least} bis {most}</translation>
    </message>
    <message>
      <source>this program plays {uid}, not {other}</source>
      <extracomment>engine/ugi/asking.py</extracomment>
      <translation>dieses Programm spielt {uid}, nicht {other}</translation>
    </message>
    <message>
      <source>the program '{program}' did not answer '{asked}' with {word} in {seconds} s</source>
      <extracomment>engine/ugi/client.py</extracomment>
      <translation>das Programm „{program}“ hat „{asked}“ nicht innerhalb von {seconds} s mit {word} beantwortet</translation>
    </message>
    <message>
      <source>{uid} starts at random, so only a fen gives a position</source>
      <extracomment>engine/ugi/client.py</extracomment>
      <translation>{uid} beginnt zufällig, nur ein fen nennt also eine Stellung</translation>
    </message>
    <message>
      <source>the program '{program}' does not play {uid}, only {games}</source>
      <extracomment>engine/ugi/client.py</extracomment>
      <translation>das Programm „{program}“ spielt {uid} nicht, nur {games}</translation>
    </message>
    <message>
      <source>that names no move</source>
      <extracomment>engine/ugi/client.py</extracomment>
      <translation>das nennt keinen Zug</translation>
    </message>
    <message>
      <source>the program '{program}' answered '{answer}' to '{asked}': {error}</source>
      <extracomment>engine/ugi/client.py</extracomment>
      <translation>das Programm „{program}“ hat auf „{asked}“ mit „{answer}“ geantwortet: {error}</translation>
    </message>
    <message>
      <source>the program '{program}' was stopped</source>
      <extracomment>engine/ugi/client.py</extracomment>
      <translation>das Programm „{program}“ wurde aufgegeben</translation>
    </message>
    <message>
      <source>{word} takes no arguments, but '{rest}' follows</source>
      <extracomment>engine/ugi/commands.py</extracomment>
      <translation>{word}: dazu gehört nichts, aber da steht „{rest}“</translation>
    </message>
    <message>
      <source>setoption: expected name, the option's name, value and its value</source>
      <extracomment>engine/ugi/commands.py</extracomment>
      <translation>setoption: erwartet name, der Name der Option, value und ihr Wert</translation>
    </message>
    <message>
      <source>position: expected moves or nothing, found '{after}'</source>
      <extracomment>engine/ugi/commands.py</extracomment>
      <translation>position: erwartet moves oder nichts, gefunden „{after}“</translation>
    </message>
    <message>
      <source>go: '{text}' after {name} is not a whole number from {least} to {most}</source>
      <extracomment>engine/ugi/commands.py</extracomment>
      <translation>go: „{text}“ nach {name} ist keine ganze Zahl von {least} bis {most}</translation>
    </message>
    <message>
      <source>go: p1time and p2time go together</source>
      <extracomment>engine/ugi/commands.py</extracomment>
      <translation>go: p1time und p2time gehören zusammen</translation>
    </message>
    <message>
      <source>query: '{rest}' is not one of {questions}</source>
      <extracomment>engine/ugi/commands.py</extracomment>
      <translation>query: „{rest}“ ist keines von {questions}</translation>
    </message>
    <message>
      <source>there is no command '{word}'</source>
      <extracomment>engine/ugi/commands.py</extracomment>
      <translation>den Befehl „{word}“ gibt es nicht</translation>
    </message>
    <message>
      <source>position: there is nothing after fen</source>
      <extracomment>engine/ugi/commands.py</extracomment>
      <translation>position: nach fen steht nichts</translation>
    </message>
    <message>
      <source>position: expected startpos or fen, found '{rest}'</source>
      <extracomment>engine/ugi/commands.py</extracomment>
      <translation>position: erwartet startpos oder fen, gefunden „{rest}“</translation>
    </message>
    <message>
      <source>go: '{word}' is not a limit (choose from {known})</source>
      <extracomment>engine/ugi/commands.py</extracomment>
      <translation>go: „{word}“ ist keine Grenze (es gibt {known})</translation>
    </message>
    <message>
      <source>no option '{name}' (choose from {names})</source>
      <extracomment>engine/ugi/options.py</extracomment>
      <translation>keine Option „{name}“ (es gibt {names})</translation>
    </message>
    <message>
      <source>{name} is '{text}', not a whole number from {least} to {most}</source>
      <extracomment>engine/ugi/options.py</extracomment>
      <translation>{name} ist „{text}“, keine ganze Zahl von {least} bis {most}</translation>
    </message>
    <message>
      <source>OwnBook is '{text}', not true or false</source>
      <extracomment>engine/ugi/options.py</extracomment>
      <translation>OwnBook ist „{text}“, nicht true oder false</translation>
    </message>
    <message>
      <source>there is no position: the last one could not be set up</source>
      <extracomment>engine/ugi/player.py</extracomment>
      <translation>es gibt keine Stellung: die letzte konnte nicht aufgebaut werden</translation>
    </message>
    <message>
      <source>move {number}, '{text}': {error}</source>
      <extracomment>engine/ugi/player.py</extracomment>
      <translation>Zug {number}, „{text}“: {error}</translation>
    </message>
    <message>
      <source>it was started</source>
      <extracomment>engine/ugi/program.py</extracomment>
      <translation>dem Start</translation>
    </message>
    <message>
      <source>the program '{program}' closed its output after {said}</source>
      <extracomment>engine/ugi/program.py</extracomment>
      <translation>das Programm „{program}“ hat nach {said} seine Ausgabe geschlossen</translation>
    </message>
    <message>
      <source>the program '{program}' ended with code {code} after {said}</source>
      <extracomment>engine/ugi/program.py</extracomment>
      <translation>das Programm „{program}“ endete nach {said} mit Code {code}</translation>
    </message>
    <message>
      <source>{clause} ({words})</source>
      <extracomment>engine/ugi/program.py</extracomment>
      <translation>{clause} ({words})</translation>
    </message>
    <message>
      <source>it has no name</source>
      <extracomment>engine/ugi/program.py</extracomment>
      <translation>es hat keinen Namen</translation>
    </message>
    <message>
      <source>the program '{program}' cannot be started: {reason}</source>
      <extracomment>engine/ugi/program.py</extracomment>
      <translation>das Programm „{program}“ kann nicht gestartet werden: {reason}</translation>
    </message>
    <message>
      <source>'{path}': films are drawn, not photographed</source>
      <extracomment>exports/films/film.py</extracomment>
      <translation>„{path}“: Filme werden gezeichnet, nicht fotografiert</translation>
    </message>
    <message>
      <source>'{path}': only films that end in {known} can be transparent</source>
      <extracomment>exports/films/film_file.py</extracomment>
      <translation>„{path}“: nur Filme mit den Endungen {known} können durchsichtig sein</translation>
    </message>
    <message>
      <source>'{path}': {title} needs av: {install}</source>
      <extracomment>exports/films/film_file.py</extracomment>
      <translation>„{path}“: {title} braucht av: {install}</translation>
    </message>
    <message>
      <source>'{path}': the installed av has no encoder {codec}</source>
      <extracomment>exports/films/film_file.py</extracomment>
      <translation>„{path}“: das installierte av hat keinen Encoder {codec}</translation>
    </message>
    <message>
      <source>{uid} has a map but no 3-D view</source>
      <extracomment>exports/kinds.py</extracomment>
      <translation>{uid} hat eine Karte, aber kein Brett im Raum</translation>
    </message>
    <message>
      <source>the game has no moves; a turntable shows its board</source>
      <extracomment>exports/kinds.py</extracomment>
      <translation>die Partie hat keine Züge; ein Film des sich drehenden Bretts zeigt es</translation>
    </message>
    <message>
      <source>{uid} is not a solid that unfolds; a sheet shows its board</source>
      <extracomment>exports/kinds.py</extracomment>
      <translation>{uid} ist kein Körper, der sich abwickeln lässt; ein Blatt zeigt sein Brett</translation>
    </message>
    <message>
      <source>{uid} is not a flat board; its net can be printed</source>
      <extracomment>exports/kinds.py</extracomment>
      <translation>{uid} ist kein flaches Brett; sein Netz lässt sich drucken</translation>
    </message>
    <message>
      <source>'{path}' does not end in {known}</source>
      <extracomment>exports/kinds.py</extracomment>
      <translation>„{path}“ endet auf keines von {known}</translation>
    </message>
    <message>
      <source>no kind of export '{name}' (choose from {kinds})</source>
      <extracomment>exports/kinds.py</extracomment>
      <translation>keine Art des Exports „{name}“ (es gibt {kinds})</translation>
    </message>
    <message>
      <source>'{path}': the name of a {name} ends in {endings}</source>
      <extracomment>exports/kinds.py</extracomment>
      <translation>„{path}“: {name} endet auf {endings}</translation>
    </message>
    <message>
      <source>'{path}': {problem}</source>
      <extracomment>exports/kinds.py</extracomment>
      <translation>„{path}“: {problem}</translation>
    </message>
    <message>
      <source>the longest side of a box around it (default: 120; pieces of 20 on sheets)</source>
      <extracomment>exports/measures.py</extracomment>
      <translation>die längste Seite eines Quaders darum (Vorgabe: 120; auf Bögen Steine von 20)</translation>
    </message>
    <message>
      <source>the least thickness (default: 1.2)</source>
      <extracomment>exports/measures.py</extracomment>
      <translation>die geringste Dicke (Vorgabe: 1.2)</translation>
    </message>
    <message>
      <source>the gap between parts that fit together (default: 0.2)</source>
      <extracomment>exports/measures.py</extracomment>
      <translation>der Spalt zwischen Teilen, die ineinanderpassen (Vorgabe: 0.2)</translation>
    </message>
    <message>
      <source>the printer's bed in mm, with a file for each plate (default: 210x210)</source>
      <extracomment>exports/measures.py</extracomment>
      <translation>das Druckbett in mm, mit einer Datei für jede Platte (Vorgabe: 210x210)</translation>
    </message>
    <message>
      <source>a4 or letter (default: a4)</source>
      <extracomment>exports/measures.py</extracomment>
      <translation>a4 oder letter (Vorgabe: a4)</translation>
    </message>
    <message>
      <source>frames per second (default: 25)</source>
      <extracomment>exports/measures.py</extracomment>
      <translation>Bilder je Sekunde (Vorgabe: 25)</translation>
    </message>
    <message>
      <source>time for each move (default: 1)</source>
      <extracomment>exports/measures.py</extracomment>
      <translation>Dauer eines Zuges (Vorgabe: 1)</translation>
    </message>
    <message>
      <source>time for one full turn (default: 8)</source>
      <extracomment>exports/measures.py</extracomment>
      <translation>Dauer einer ganzen Drehung (Vorgabe: 8)</translation>
    </message>
    <message>
      <source>leave out the moves' names</source>
      <extracomment>exports/measures.py</extracomment>
      <translation>die Namen der Züge weglassen</translation>
    </message>
    <message>
      <source>keep the camera still</source>
      <extracomment>exports/measures.py</extracomment>
      <translation>die Kamera nicht bewegen</translation>
    </message>
    <message>
      <source>no paper '{paper}' (choose from {papers})</source>
      <extracomment>exports/measures.py</extracomment>
      <translation>kein Papier „{paper}“ (es gibt {papers})</translation>
    </message>
    <message>
      <source>a film has from 1 to 60 frames a second</source>
      <extracomment>exports/measures.py</extracomment>
      <translation>ein Film hat 1 bis 60 Bilder je Sekunde</translation>
    </message>
    <message>
      <source>a move of a film takes from 0.1 to 60 seconds</source>
      <extracomment>exports/measures.py</extracomment>
      <translation>ein Zug eines Films dauert 0,1 bis 60 Sekunden</translation>
    </message>
    <message>
      <source>a turn of a film takes from 0.5 to 600 seconds</source>
      <extracomment>exports/measures.py</extracomment>
      <translation>eine Drehung eines Films dauert 0,5 bis 600 Sekunden</translation>
    </message>
    <message>
      <source>the {name} must be from {least} to {most} mm</source>
      <extracomment>exports/measures.py</extracomment>
      <translation>{name} muss von {least} bis {most} mm sein</translation>
    </message>
    <message>
      <source>'{path}' needs its materials beside it: {error}</source>
      <extracomment>exports/models/model.py</extracomment>
      <translation>„{path}“ braucht seine Materialien daneben: {error}</translation>
    </message>
    <message>
      <source>a 3MF file needs lib3mf, which is not available for this machine: choose another ending</source>
      <extracomment>exports/models/three_mf.py</extracomment>
      <translation>eine 3MF-Datei braucht lib3mf, das es für die meisten Rechner gibt, aber nicht für diesen: nehmen Sie eine andere Endung</translation>
    </message>
    <message>
      <source>a face is larger than the paper at {size} mm: {most} mm is the most</source>
      <extracomment>exports/paper/net.py</extracomment>
      <translation>eine Fläche ist bei {size} mm größer als das Papier: {most} mm ist das Höchste</translation>
    </message>
    <message>
      <source>no set '{set}' (choose from {sets})</source>
      <extracomment>exports/photo/photograph.py</extracomment>
      <translation>kein Ort „{set}“ (es gibt {sets})</translation>
    </message>
    <message>
      <source>photographs need Mitsuba, which is not available for this machine</source>
      <extracomment>exports/photo/photograph.py</extracomment>
      <translation>Fotografien brauchen Mitsuba, das es für diesen Rechner nicht gibt</translation>
    </message>
    <message>
      <source>the photograph failed: {lines}</source>
      <extracomment>exports/photo/photograph.py</extracomment>
      <translation>die Fotografie ist misslungen: {lines}</translation>
    </message>
    <message>
      <source>{first} or {last}</source>
      <extracomment>exports/picture.py</extracomment>
      <translation>{first} oder {last}</translation>
    </message>
    <message>
      <source>'{path}' is not the name of a picture: it does not end in {endings}</source>
      <extracomment>exports/picture.py</extracomment>
      <translation>„{path}“ ist kein Name eines Bildes: er endet nicht auf {endings}</translation>
    </message>
    <message>
      <source>'{path}': JPEG pictures have no transparent background</source>
      <extracomment>exports/picture.py</extracomment>
      <translation>„{path}“: JPEG-Bilder haben keinen durchsichtigen Hintergrund</translation>
    </message>
    <message>
      <source>a bed of {bed} mm is too small for the {part}, which takes {size} mm with {gap} mm around it</source>
      <extracomment>exports/printing/plate.py</extracomment>
      <translation>ein Druckbett von {bed} mm ist zu klein für das Teil „{part}“, das mit {gap} mm ringsum {size} mm braucht</translation>
    </message>
    <message>
      <source>a wall of {wall} mm is too thick for a board of {size} mm: at most {most} mm</source>
      <extracomment>exports/printing/printing.py</extracomment>
      <translation>eine Wand von {wall} mm ist zu dick für ein Brett von {size} mm: höchstens {most} mm</translation>
    </message>
    <message>
      <source>a board of {size} mm is too small for pegs as thick as a wall of {wall} mm: about {enough} mm will do</source>
      <extracomment>exports/printing/sockets.py</extracomment>
      <translation>ein Brett von {size} mm ist zu klein für Zapfen, so dick wie eine Wand von {wall} mm: etwa {enough} mm genügen</translation>
    </message>
    <message>
      <source>no layer {level}: the highest layer of this board is {highest}</source>
      <extracomment>exports/style.py</extracomment>
      <translation>keine Ebene {level}: die höchste Ebene dieses Bretts ist {highest}</translation>
    </message>
    <message>
      <source>a set and depth of field are for photographs: choose the quality photo</source>
      <extracomment>exports/style.py</extracomment>
      <translation>ein Set und Tiefenschärfe sind für Fotografien: wählen Sie die Qualität photo</translation>
    </message>
    <message>
      <source>Layer {level}</source>
      <extracomment>flat/level_drawing.py</extracomment>
      <translation>Ebene {level}</translation>
    </message>
    <message>
      <source>missing {libraries} (Debian and Ubuntu: sudo apt-get install {packages})</source>
      <extracomment>flat/requirements.py</extracomment>
      <translation>es fehlt {libraries} (Debian und Ubuntu: sudo apt-get install {packages})</translation>
    </message>
    <message>
      <source>no game '{uid}' (choose from {games})</source>
      <extracomment>games/__init__.py</extracomment>
      <translation>kein Spiel „{uid}“ (es gibt {games})</translation>
    </message>
    <message>
      <source>{place}: a game '{uid}' already exists</source>
      <extracomment>games/__init__.py</extracomment>
      <translation>{place}: das Spiel „{uid}“ gibt es schon</translation>
    </message>
    <message>
      <source>no variant '{uid}' ({game} has {names})</source>
      <extracomment>games/__init__.py</extracomment>
      <translation>keine Variante „{uid}“ (zu {game}/ gehört {names})</translation>
    </message>
    <message>
      <source>{place}: no game there (name a game as module:GAME)</source>
      <extracomment>games/__init__.py</extracomment>
      <translation>{place}: dort ist kein Spiel (ein Spiel wird als module:GAME angegeben)</translation>
    </message>
    <message>
      <source>{place}: not a Game but a {name}</source>
      <extracomment>games/__init__.py</extracomment>
      <translation>{place}: kein Game, sondern {name}</translation>
    </message>
    <message>
      <source>{names}, or {others}</source>
      <extracomment>games/__init__.py</extracomment>
      <translation>{names} oder {others}</translation>
    </message>
    <message>
      <source>{place}: no game there ({error})</source>
      <extracomment>games/__init__.py</extracomment>
      <translation>{place}: dort ist kein Spiel ({error})</translation>
    </message>
    <message>
      <source>a game was left out: {error}</source>
      <extracomment>games/__init__.py</extracomment>
      <translation>ein Spiel wurde weggelassen: {error}</translation>
    </message>
    <message>
      <source>{name}: {error}</source>
      <extracomment>games/diagrams.py</extracomment>
      <translation>{name}: {error}</translation>
    </message>
    <message>
      <source>fen swap: White can swap only when there is one black tile and nothing else</source>
      <extracomment>games/loop/form.py</extracomment>
      <translation>fen swap: Weiß kann nur tauschen, wenn ein schwarzer Stein alles ist</translation>
    </message>
    <message>
      <source>fen: '{text}' tiles left, expected two numbers, as in 95,95</source>
      <extracomment>games/loop/form.py</extracomment>
      <translation>fen: „{text}“ übrige Steine, erwartet zwei Zahlen, wie in 95,95</translation>
    </message>
    <message>
      <source>fen: {text} holds no {lower} tile to close a loop</source>
      <extracomment>games/loop/form.py</extracomment>
      <translation>fen: {text} trägt keinen Stein von {lower}, der eine Schleife schließt</translation>
    </message>
    <message>
      <source>the side to move</source>
      <extracomment>games/loop/form.py</extracomment>
      <translation>die Seite am Zug</translation>
    </message>
    <message>
      <source>fen: expected {side} layers of tiles, found {count}</source>
      <extracomment>games/loop/form.py</extracomment>
      <translation>fen: erwartet {side} Ebenen von Steinen, gefunden {count}</translation>
    </message>
    <message>
      <source>on layer {level}</source>
      <extracomment>games/loop/form.py</extracomment>
      <translation>auf Ebene {level}</translation>
    </message>
    <message>
      <source>places on layer {level}</source>
      <extracomment>games/loop/form.py</extracomment>
      <translation>Felder auf Ebene {level}</translation>
    </message>
    <message>
      <source>the swap</source>
      <extracomment>games/loop/form.py</extracomment>
      <translation>der Tausch</translation>
    </message>
    <message>
      <source>fen: '{text}' tiles left, but this pile has no supply: -</source>
      <extracomment>games/loop/form.py</extracomment>
      <translation>fen: „{text}“ übrige Steine, aber dieser Stapel hat keinen Vorrat: -</translation>
    </message>
    <message>
      <source>fen: {names} would have {used} of {supply} tiles</source>
      <extracomment>games/loop/form.py</extracomment>
      <translation>fen: {names} hätte {used} von {supply} Steinen</translation>
    </message>
    <message>
      <source>fen: {sites} rests on {text}, so {text} was not last</source>
      <extracomment>games/loop/form.py</extracomment>
      <translation>fen: {sites} ruht auf {text}, {text} war also nicht der letzte</translation>
    </message>
    <message>
      <source>fen: {name} rests on {missing}, where there is no tile</source>
      <extracomment>games/loop/form.py</extracomment>
      <translation>fen: {name} ruht auf {missing}, wo kein Stein liegt</translation>
    </message>
    <message>
      <source>fen: {name} is not joined to the board by {colour} tiles</source>
      <extracomment>games/loop/form.py</extracomment>
      <translation>fen: {name} ist nicht durch Steine von {colour} mit dem Brett verbunden</translation>
    </message>
    <message>
      <source>layer {level}</source>
      <extracomment>games/loop/layout.py</extracomment>
      <translation>Ebene {level}</translation>
    </message>
    <message>
      <source>{winner} closed a 3-D loop at {site}</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>{winner} hat mit {site} eine räumliche Schleife geschlossen</translation>
    </message>
    <message>
      <source>{seat} may swap: click the tile on the board to take it over</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>{seat} darf tauschen: Ein Klick auf den Stein übernimmt ihn</translation>
    </message>
    <message>
      <source>{name}: no {colour} tile touches it</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>{name}: kein Stein von {colour} berührt das Feld</translation>
    </message>
    <message>
      <source>the loop</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>die Schleife</translation>
    </message>
    <message>
      <source>what it encloses</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>was sie umschließt</translation>
    </message>
    <message>
      <source>the river through it</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>was hindurchfließt</translation>
    </message>
    <message>
      <source>fen: {sites} completes no loop</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>fen: {sites} vollendet keine Schleife</translation>
    </message>
    <message>
      <source>the pile is full</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>der Stapel ist voll</translation>
    </message>
    <message>
      <source>{mover} has no tile left</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>{mover} hat keinen Stein mehr</translation>
    </message>
    <message>
      <source>{mover} has no legal move</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>{mover} hat keinen erlaubten Zug</translation>
    </message>
    <message>
      <source>{winner} closed a loop on the board</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>{winner} hat eine Schleife auf dem Brett geschlossen</translation>
    </message>
    <message>
      <source>only White can swap, and only on White's first turn</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>nur Weiß darf tauschen, und nur im ersten Zug</translation>
    </message>
    <message>
      <source>no place has the number {code}</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>kein Feld hat die Nummer {code}</translation>
    </message>
    <message>
      <source>{name} holds a {colour} tile</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>auf {name} liegt ein Stein von {colour}</translation>
    </message>
    <message>
      <source>{name}: there is no tile on {sites} under it</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>{name}: darunter liegt auf {sites} kein Stein</translation>
    </message>
    <message>
      <source>the tile</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>den Stein</translation>
    </message>
    <message>
      <source>close a loop</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>eine Schleife zu schließen</translation>
    </message>
    <message>
      <source>the frame</source>
      <extracomment>games/loophole_2d/board.py</extracomment>
      <translation>den Rahmen</translation>
    </message>
    <message>
      <source>the sharp corner is cut off</source>
      <extracomment>games/loophole_2d/board.py</extracomment>
      <translation>die spitze Ecke ist abgeschnitten</translation>
    </message>
    <message>
      <source>window 1</source>
      <extracomment>games/loophole_2d/board.py</extracomment>
      <translation>Fenster 1</translation>
    </message>
    <message>
      <source>window 2</source>
      <extracomment>games/loophole_2d/board.py</extracomment>
      <translation>Fenster 2</translation>
    </message>
    <message>
      <source>it would lie in {window}</source>
      <extracomment>games/loophole_2d/board.py</extracomment>
      <translation>es läge in {window}</translation>
    </message>
    <message>
      <source>cells in row {number}</source>
      <extracomment>games/loophole_2d/form.py</extracomment>
      <translation>Felder in Reihe {number}</translation>
    </message>
    <message>
      <source>fen: {sites} must hold {wanted} starting stone, and holds {held} stone</source>
      <extracomment>games/loophole_2d/form.py</extracomment>
      <translation>fen: {sites} muss {wanted} Startstein tragen und trägt {held} Stein</translation>
    </message>
    <message>
      <source>{site} holds a {colour} starting stone</source>
      <extracomment>games/loophole_2d/form.py</extracomment>
      <translation>auf {site} liegt ein Startstein von {colour}</translation>
    </message>
    <message>
      <source>more than three loops</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>mehr als drei Schleifen</translation>
    </message>
    <message>
      <source>two loops</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>zwei Schleifen</translation>
    </message>
    <message>
      <source>three loops</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>drei Schleifen</translation>
    </message>
    <message>
      <source>No loop yet: close one through the frame or a window.</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>Noch keine Schleife: Schließen Sie eine durch den Rahmen oder ein Fenster.</translation>
    </message>
    <message>
      <source>{seat}: loop through {nodes}</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>{seat}: Schleife durch {nodes}</translation>
    </message>
    <message>
      <source>{first}; {second}</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>{first}; {second}</translation>
    </message>
    <message>
      <source>{seat} has {loops} (two are needed): through {nodes}</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>{seat} hat {loops}, zwei sind nötig: durch {nodes}</translation>
    </message>
    <message>
      <source>{site} holds a {colour} stone</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>auf {site} liegt ein Stein von {colour}</translation>
    </message>
    <message>
      <source>{seat} closed a first loop:| one more wins</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>{seat} hat eine erste Schleife geschlossen:| noch eine gewinnt</translation>
    </message>
    <message>
      <source>You closed your first loop:| one more wins</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>Sie haben Ihre erste Schleife geschlossen:| noch eine gewinnt</translation>
    </message>
    <message>
      <source>It passes through {nodes}</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>Sie läuft durch {nodes}</translation>
    </message>
    <message>
      <source>loop</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>Schleife</translation>
    </message>
    <message>
      <source>the loops</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>die Schleifen</translation>
    </message>
    <message>
      <source>the arcs where they pass through the frame and windows</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>die Bögen, wo sie durch Rahmen und Fenster laufen</translation>
    </message>
    <message>
      <source>no cell has the number {code}</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>kein Feld hat die Nummer {code}</translation>
    </message>
    <message>
      <source>{uid} has no cell '{text}': {hole}</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>{uid} hat kein Feld „{text}“: {hole}</translation>
    </message>
    <message>
      <source>close a second loop</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>eine zweite Schleife zu schließen</translation>
    </message>
    <message>
      <source>the leap onto {site}</source>
      <extracomment>games/loops_n_leaps/explain.py</extracomment>
      <translation>den Sprung auf {site}</translation>
    </message>
    <message>
      <source>the {colour} piece on {end} is safe, joined to a loop</source>
      <extracomment>games/loops_n_leaps/explain.py</extracomment>
      <translation>der Stein von {colour} auf {end} ist sicher, verbunden mit einer Schleife</translation>
    </message>
    <message>
      <source>{friends} of {lines} lines: a man</source>
      <extracomment>games/loops_n_leaps/explain.py</extracomment>
      <translation>{friends} von {lines} Linien: ein Stein</translation>
    </message>
    <message>
      <source>{site} is a pillar</source>
      <extracomment>games/loops_n_leaps/explain.py</extracomment>
      <translation>{site} ist eine Säule</translation>
    </message>
    <message>
      <source>{start} is vacant</source>
      <extracomment>games/loops_n_leaps/explain.py</extracomment>
      <translation>{start} ist leer</translation>
    </message>
    <message>
      <source>{start} holds a {colour} piece</source>
      <extracomment>games/loops_n_leaps/explain.py</extracomment>
      <translation>auf {start} steht ein Stein von {colour}</translation>
    </message>
    <message>
      <source>the man on {start} carries no leaper</source>
      <extracomment>games/loops_n_leaps/explain.py</extracomment>
      <translation>der Stein auf {start} trägt keinen Springer</translation>
    </message>
    <message>
      <source>a leaper cannot stay on {start}</source>
      <extracomment>games/loops_n_leaps/explain.py</extracomment>
      <translation>auf {start} kann kein Springer bleiben</translation>
    </message>
    <message>
      <source>{start} and {end} are not in a straight line</source>
      <extracomment>games/loops_n_leaps/explain.py</extracomment>
      <translation>{start} und {end} liegen nicht auf einer Geraden</translation>
    </message>
    <message>
      <source>{end} holds a {colour} piece</source>
      <extracomment>games/loops_n_leaps/explain.py</extracomment>
      <translation>auf {end} steht ein Stein von {colour}</translation>
    </message>
    <message>
      <source>{friends} of {lines} lines: a leaper</source>
      <extracomment>games/loops_n_leaps/explain.py</extracomment>
      <translation>{friends} von {lines} Linien: ein Springer</translation>
    </message>
    <message>
      <source>the line from {start} to {end}</source>
      <extracomment>games/loops_n_leaps/explain.py</extracomment>
      <translation>die Linie von {start} nach {end}</translation>
    </message>
    <message>
      <source>the pillar {site} stands between {start} and {end}</source>
      <extracomment>games/loops_n_leaps/explain.py</extracomment>
      <translation>die Säule {site} steht zwischen {start} und {end}</translation>
    </message>
    <message>
      <source>the {colour} piece on {site} stands in the way</source>
      <extracomment>games/loops_n_leaps/explain.py</extracomment>
      <translation>der Stein von {colour} auf {site} steht im Weg</translation>
    </message>
    <message>
      <source>free cells in row {number}</source>
      <extracomment>games/loops_n_leaps/form.py</extracomment>
      <translation>freie Felder in Reihe {number}</translation>
    </message>
    <message>
      <source>fen: s, but only Black may swap, and only a white man that stands alone</source>
      <extracomment>games/loops_n_leaps/form.py</extracomment>
      <translation>fen: s, aber nur Schwarz darf tauschen, und nur einen weißen Stein, der allein steht</translation>
    </message>
    <message>
      <source>{name} is a pillar</source>
      <extracomment>games/loops_n_leaps/form.py</extracomment>
      <translation>{name} ist eine Säule</translation>
    </message>
    <message>
      <source>First pillar surrounded|</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>Erste Säule umschlossen|</translation>
    </message>
    <message>
      <source>Second pillar surrounded|</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>Zweite Säule umschlossen|</translation>
    </message>
    <message>
      <source>the man</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>den Stein</translation>
    </message>
    <message numerus="yes">
      <source>{count} more win</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>
        <numerusform>noch eine bis zum Sieg</numerusform>
        <numerusform>noch {count} bis zum Sieg</numerusform>
      </translation>
    </message>
    <message>
      <source>{seat} leapt from {start} to {end}|</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>{seat} hat den Springer von {start} nach {end} gezogen|</translation>
    </message>
    <message>
      <source>You leapt from {start} to {end}|</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>Sie haben den Springer von {start} nach {end} gezogen|</translation>
    </message>
    <message numerus="yes">
      <source>and turned over {count} of {other}'s pieces</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>
        <numerusform>und einen Stein von {other} umgedreht</numerusform>
        <numerusform>und {count} Steine von {other} umgedreht</numerusform>
      </translation>
    </message>
    <message>
      <source>{head} by {seat}: {more}</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>{head} von {seat}: {more}</translation>
    </message>
    <message>
      <source>{head}: {more}</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>{head}: {more}</translation>
    </message>
    <message>
      <source>{seat} has {names}; {other} has {others}</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>{seat} hat {names}; {other} hat {others}</translation>
    </message>
    <message>
      <source>You have {names}; {other} has {others}</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>Sie haben {names}; {other} hat {others}</translation>
    </message>
    <message>
      <source>{seat} has {names}; you have {others}</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>{seat} hat {names}; Sie haben {others}</translation>
    </message>
    <message>
      <source>pillar</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>Säule</translation>
    </message>
    <message>
      <source>{seat}'s loop around {names}| is broken</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>Die Schleife von {seat} um {names}| ist zerrissen</translation>
    </message>
    <message>
      <source>Your loop around {names}| is broken</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>Ihre Schleife um {names}| ist zerrissen</translation>
    </message>
    <message>
      <source>and took {other}'s piece on {site}</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>und den Stein von {other} auf {site} geschlagen</translation>
    </message>
    <message numerus="yes">
      <source>and turned over {count} of your pieces</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>
        <numerusform>und einen Ihrer Steine umgedreht</numerusform>
        <numerusform>und {count} Ihrer Steine umgedreht</numerusform>
      </translation>
    </message>
    <message>
      <source>and took your piece on {site}</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>und Ihren Stein auf {site} geschlagen</translation>
    </message>
    <message>
      <source>{seat} has no legal move and {winner} surrounds more pillars</source>
      <extracomment>games/loops_n_leaps/variant.py</extracomment>
      <translation>{seat} hat keinen erlaubten Zug, und {winner} umschließt mehr Säulen</translation>
    </message>
    <message>
      <source>{seat} may swap: click the man on the board to take it over</source>
      <extracomment>games/loops_n_leaps/variant.py</extracomment>
      <translation>{seat} darf tauschen: Ein Klick auf den Stein übernimmt ihn</translation>
    </message>
    <message>
      <source>{seat} surrounds {count} pillars: {names}</source>
      <extracomment>games/loops_n_leaps/variant.py</extracomment>
      <translation>{seat} umschließt {count} Säulen: {names}</translation>
    </message>
    <message>
      <source>the pillars surrounded</source>
      <extracomment>games/loops_n_leaps/variant.py</extracomment>
      <translation>die umschlossenen Säulen</translation>
    </message>
    <message>
      <source>the loops around them</source>
      <extracomment>games/loops_n_leaps/variant.py</extracomment>
      <translation>die Schleifen um sie</translation>
    </message>
    <message>
      <source>{seat} has no legal move, and both players surround the same number of pillars</source>
      <extracomment>games/loops_n_leaps/variant.py</extracomment>
      <translation>{seat} hat keinen erlaubten Zug, und keiner umschließt mehr Säulen</translation>
    </message>
    <message>
      <source>no move has the number {code}</source>
      <extracomment>games/loops_n_leaps/variant.py</extracomment>
      <translation>kein Zug hat die Nummer {code}</translation>
    </message>
    <message>
      <source>only Black may swap, and only as the answer to White's first man</source>
      <extracomment>games/loops_n_leaps/variant.py</extracomment>
      <translation>nur Schwarz darf tauschen, und nur als Antwort auf den ersten Stein von Weiß</translation>
    </message>
    <message>
      <source>{name} holds a {colour} man</source>
      <extracomment>games/loops_n_leaps/variant.py</extracomment>
      <translation>auf {name} steht ein Stein von {colour}</translation>
    </message>
    <message>
      <source>{name} holds a {colour} double</source>
      <extracomment>games/loops_n_leaps/variant.py</extracomment>
      <translation>auf {name} steht ein Doppelstein von {colour}</translation>
    </message>
    <message>
      <source>surround a third pillar</source>
      <extracomment>games/loops_n_leaps/variant.py</extracomment>
      <translation>eine dritte Säule zu umschließen</translation>
    </message>
    <message>
      <source>'{text}' is not a move: {error}</source>
      <extracomment>games/loops_n_leaps/variant.py</extracomment>
      <translation>„{text}“ ist kein Zug: {error}</translation>
    </message>
    <message>
      <source>{seat}'s rack, {place}</source>
      <extracomment>games/make/codes.py</extracomment>
      <translation>Bank von {seat}, {place}</translation>
    </message>
    <message>
      <source>'{text}' is not a move: a rack place from 1 to {rack} and a cell, as in 3@e6</source>
      <extracomment>games/make/codes.py</extracomment>
      <translation>„{text}“ ist kein Zug: ein Platz der Bank von 1 bis {rack} und ein Feld, wie in 3@e6</translation>
    </message>
    <message>
      <source>fen '{text}': expected {wanted}</source>
      <extracomment>games/make/fens.py</extracomment>
      <translation>Fen „{text}“: erwartet {wanted}</translation>
    </message>
    <message>
      <source>Who {deed} wins.</source>
      <extracomment>games/make/game.py</extracomment>
      <translation>Es gewinnt, wer {deed}.</translation>
    </message>
    <message>
      <source>Who cannot move loses.</source>
      <extracomment>games/make/game.py</extracomment>
      <translation>Wer nicht ziehen kann, verliert.</translation>
    </message>
    <message>
      <source>{site} is taken</source>
      <extracomment>games/make/named_moves.py</extracomment>
      <translation>{site} ist besetzt</translation>
    </message>
    <message>
      <source>say where {site} goes, as in {example}</source>
      <extracomment>games/make/named_moves.py</extracomment>
      <translation>sagen Sie, wohin {site} zieht, etwa {example}</translation>
    </message>
    <message>
      <source>{move} is not possible here</source>
      <extracomment>games/make/named_moves.py</extracomment>
      <translation>{move} ist hier nicht möglich</translation>
    </message>
    <message>
      <source>'{text}' is not a move: write it like {example}</source>
      <extracomment>games/make/named_moves.py</extracomment>
      <translation>„{text}“ ist kein Zug: Man schreibt ihn wie {example}</translation>
    </message>
    <message>
      <source>Tile {number}</source>
      <extracomment>games/make/pieces.py</extracomment>
      <translation>Plättchen {number}</translation>
    </message>
    <message>
      <source>Tile</source>
      <extracomment>games/make/pieces.py</extracomment>
      <translation>Plättchen</translation>
    </message>
    <message>
      <source>{title} has no place '{name}'</source>
      <extracomment>games/make/places.py</extracomment>
      <translation>{title} hat kein Feld „{name}“</translation>
    </message>
    <message>
      <source>{title} has no straight lines</source>
      <extracomment>games/make/places.py</extracomment>
      <translation>{title} hat keine geraden Wege</translation>
    </message>
    <message>
      <source>{title} has no row of {length}</source>
      <extracomment>games/make/places.py</extracomment>
      <translation>{title} hat keine Reihe aus {length}</translation>
    </message>
    <message>
      <source>moves() lists {code}, but moves are 0 … {last}</source>
      <extracomment>games/make/seen_rules.py</extracomment>
      <translation>moves() nennt {code}, aber Züge sind 0 … {last}</translation>
    </message>
    <message>
      <source>moves() lists {code}, but moves are 0 … {last}; are pieces moved? Then game() needs travels=True</source>
      <extracomment>games/make/seen_rules.py</extracomment>
      <translation>moves() nennt {code}, aber Züge sind 0 … {last}; werden Steine bewegt? Dann braucht game() travels=True</translation>
    </message>
    <message>
      <source>what lies beside the board stays there</source>
      <extracomment>games/make/setup.py</extracomment>
      <translation>was neben dem Brett liegt, bleibt dort</translation>
    </message>
    <message>
      <source>{seat}: {name}</source>
      <extracomment>games/make/setup.py</extracomment>
      <translation>{seat}: {name}</translation>
    </message>
    <message>
      <source>nothing uses {name}; did you mean {wanted}?</source>
      <extracomment>games/make/spelling.py</extracomment>
      <translation>nichts benutzt {name}; war {wanted} gemeint?</translation>
    </message>
    <message>
      <source>{owner}.{name} must be int, PerSite, PerSeat or an array with its shape</source>
      <extracomment>games/make/states.py</extracomment>
      <translation>{owner}.{name} muss int, PerSite, PerSeat oder ein Array mit seiner Form sein</translation>
    </message>
    <message>
      <source>Tables.{name} must be an array of numbers</source>
      <extracomment>games/make/states.py</extracomment>
      <translation>Tables.{name} muss ein Array aus Zahlen sein</translation>
    </message>
    <message>
      <source>the stone</source>
      <extracomment>games/make/telling.py</extracomment>
      <translation>den Stein</translation>
    </message>
    <message>
      <source>{seat} may swap: click the stone on the board to take it over</source>
      <extracomment>games/make/telling.py</extracomment>
      <translation>{seat} darf tauschen: Ein Klick auf den Stein auf dem Brett übernimmt ihn</translation>
    </message>
    <message>
      <source>{seat} passed|</source>
      <extracomment>games/make/telling.py</extracomment>
      <translation>{seat} hat gepasst|</translation>
    </message>
    <message>
      <source>You passed|</source>
      <extracomment>games/make/telling.py</extracomment>
      <translation>Sie haben gepasst|</translation>
    </message>
    <message>
      <source>{seat} cannot move</source>
      <extracomment>games/make/variant.py</extracomment>
      <translation>{seat} kann nicht ziehen</translation>
    </message>
    <message>
      <source>neither side won</source>
      <extracomment>games/make/variant.py</extracomment>
      <translation>keine Seite hat gewonnen</translation>
    </message>
    <message>
      <source>{position}: {seat} cannot move, but over() says that the game goes on</source>
      <extracomment>games/make/variant.py</extracomment>
      <translation>{position}: {seat} kann nicht ziehen, aber over() sagt, dass die Partie weitergeht</translation>
    </message>
    <message>
      <source>piece {piece} stands on {site}, but PIECES does not say how it looks</source>
      <extracomment>games/make/variant.py</extracomment>
      <translation>auf {site} steht die Figur {piece}, aber PIECES sagt nicht, wie sie aussieht</translation>
    </message>
    <message>
      <source>r b: the colour of a side    \ /: a curve to the next side    | -: a straight strand,
the one on top where two cross    +: a crossroads    a letter alone: a dead end</source>
      <extracomment>games/path_tiles/diagram.py</extracomment>
      <translation>r b: die Farbe einer Seite    \ /: eine Kurve zur nächsten Seite    | -: ein gerader Strang,
der obere, wo zwei sich kreuzen    +: eine Kreuzung    ein Buchstabe allein: eine Sackgasse</translation>
    </message>
    <message>
      <source>{seat}'s rack</source>
      <extracomment>games/path_tiles/diagram.py</extracomment>
      <translation>Bank von {seat}</translation>
    </message>
    <message>
      <source>fen board '{text}': expected {length} rows, found {count}</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>fen Brett „{text}“: erwartet {length} Reihen, gefunden {count}</translation>
    </message>
    <message>
      <source>fen: there is no tile on the board</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>fen: kein Plättchen liegt auf dem Brett</translation>
    </message>
    <message>
      <source>fen: expected {length} cells in row {number}, found {found}</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>fen: erwartet {length} Felder in Reihe {number}, gefunden {found}</translation>
    </message>
    <message>
      <source>fen: expected {rack} places on {name}'s rack, found {count}</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>fen: erwartet {rack} Plätze auf der Bank von {name}, gefunden {count}</translation>
    </message>
    <message>
      <source>fen: {place} has tile {text}, but tiles go from 0 to {most}</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>fen: {place} hat Plättchen {text}, aber Plättchen gehen von 0 bis {most}</translation>
    </message>
    <message>
      <source>fen '{text}': expected two numbers of unseen tiles, as in 33,33</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>fen „{text}“: erwartet zwei Zahlen ungesehener Plättchen, wie in 33,33</translation>
    </message>
    <message>
      <source>fen: there are no free turns here</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>fen: hier gibt es keine Freizüge</translation>
    </message>
    <message>
      <source>fen: {sum} tiles are unseen, but only {hidden} are left</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>fen: {sum} Plättchen sind ungesehen, aber nur {hidden} sind übrig</translation>
    </message>
    <message>
      <source>fen: '{text}' on {name}'s rack is neither a tile number nor -</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>fen: „{text}“ auf der Bank von {name} ist keine Nummer eines Plättchens und kein -</translation>
    </message>
    <message>
      <source>fen: '{text}' among the tiles {name} draws is not a tile number</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>fen: „{text}“ unter den Plättchen, die {name} zieht, ist keine Nummer</translation>
    </message>
    <message>
      <source>fen: tile {tile} is not among the {count} in use</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>fen: Plättchen {tile} ist nicht unter den {count} benutzten</translation>
    </message>
    <message>
      <source>fen: tile {tile} appears {count} times, not {copies}</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>fen: Plättchen {tile} ist {count} Mal da, nicht {copies}</translation>
    </message>
    <message>
      <source>fen: {name} has {unseen} unseen tiles, more than {most}</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>fen: {name} hat {unseen} ungesehene Plättchen, mehr als {most}</translation>
    </message>
    <message>
      <source>fen: {name}'s rack has an empty place and {unseen} tiles to fill it</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>fen: die Bank von {name} hat einen leeren Platz und {unseen} Plättchen, ihn zu füllen</translation>
    </message>
    <message>
      <source>fen: '{text}' in row {number} is neither a tile, as in t36, nor a number of vacant cells</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>fen: „{text}“ in Reihe {number} ist kein Plättchen, wie in t36, und keine Zahl leerer Felder</translation>
    </message>
    <message>
      <source>fen: the {side} side of {cell} and the {other_side} side of {other_cell} do not match</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>fen: die Seite {side} von {cell} und die Seite {other_side} von {other_cell} sind nicht gleich</translation>
    </message>
    <message numerus="yes">
      <source>fen: {name} draws {count} tiles, but only {unseen} are unseen</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>
        <numerusform>fen: {name} zieht {count} Plättchen, aber nur {unseen} sind ungesehen</numerusform>
        <numerusform>fen: {name} zieht {count} Plättchen, aber nur {unseen} sind ungesehen</numerusform>
      </translation>
    </message>
    <message>
      <source>{seat} has yet to draw</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>{seat} muss noch ziehen</translation>
    </message>
    <message>
      <source>the left and the right side</source>
      <extracomment>games/path_tiles/marks.py</extracomment>
      <translation>die linke und die rechte Seite</translation>
    </message>
    <message>
      <source>the top and the bottom side</source>
      <extracomment>games/path_tiles/marks.py</extracomment>
      <translation>die obere und die untere Seite</translation>
    </message>
    <message>
      <source>north</source>
      <extracomment>games/path_tiles/tiles.py</extracomment>
      <translation>Nord</translation>
    </message>
    <message>
      <source>east</source>
      <extracomment>games/path_tiles/tiles.py</extracomment>
      <translation>Ost</translation>
    </message>
    <message>
      <source>south</source>
      <extracomment>games/path_tiles/tiles.py</extracomment>
      <translation>Süd</translation>
    </message>
    <message>
      <source>west</source>
      <extracomment>games/path_tiles/tiles.py</extracomment>
      <translation>West</translation>
    </message>
    <message>
      <source>blank</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>leer</translation>
    </message>
    <message>
      <source>red</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>Rot</translation>
    </message>
    <message>
      <source>blue</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>Blau</translation>
    </message>
    <message>
      <source>{seat} connected {sides}</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>{seat} hat {sides} verbunden</translation>
    </message>
    <message>
      <source>a free turn: {seat} moves again</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>ein Freizug: {seat} spielt noch einmal</translation>
    </message>
    <message>
      <source>A tile that touches two others gives you a free turn: you move again. One fits on {site}.</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>Ein Plättchen, das zwei andere berührt, bringt einen Freizug: Sie ziehen noch einmal. Eines passt auf {site}.</translation>
    </message>
    <message>
      <source>{move}: {why}</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>{move}: {why}</translation>
    </message>
    <message>
      <source>no tile shares a side with {site}</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>kein Plättchen grenzt an {site}</translation>
    </message>
    <message>
      <source>connect two sides</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>zwei Seiten zu verbinden</translation>
    </message>
    <message>
      <source>the closed loop</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>die geschlossene Schleife</translation>
    </message>
    <message>
      <source>the path from side to side</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>der Pfad von Seite zu Seite</translation>
    </message>
    <message>
      <source>the longest paths</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>die längsten Pfade</translation>
    </message>
    <message>
      <source>a move begins with a tile of your own rack and ends on a cell</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>ein Zug beginnt mit einem Plättchen der eigenen Bank und endet auf einem Feld</translation>
    </message>
    <message numerus="yes">
      <source>{seat} has no legal move; Red's longest path has {count} parts, Blue's {blue}</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>
        <numerusform>{seat} hat keinen erlaubten Zug; der längste Pfad von Rot hat {count} Teil, der von Blau {blue}</numerusform>
        <numerusform>{seat} hat keinen erlaubten Zug; der längste Pfad von Rot hat {count} Teile, der von Blau {blue}</numerusform>
      </translation>
    </message>
    <message>
      <source>{seat} put a tile on {site}|</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>{seat} hat ein Plättchen auf {site} gelegt|</translation>
    </message>
    <message>
      <source>You put a tile on {site}|</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>Sie haben ein Plättchen auf {site} gelegt|</translation>
    </message>
    <message>
      <source>The tile on {site} touches {count} tiles</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>Das Plättchen auf {site} berührt {count} Plättchen</translation>
    </message>
    <message>
      <source>{move}: place {place} of {seat}'s rack is empty</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>{move}: Platz {place} der Bank von {seat} ist leer</translation>
    </message>
    <message>
      <source>{move}: a tile lies on {site}</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>{move}: auf {site} liegt ein Plättchen</translation>
    </message>
    <message>
      <source>{seat}'s loop is closed</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>die Schleife von {seat} ist geschlossen</translation>
    </message>
    <message>
      <source>the {colour} {side} side would touch a {other} side of {site}</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>die Seite {side} ({colour}) würde eine Seite ({other}) von {site} berühren</translation>
    </message>
    <message>
      <source>the path of a polyhedron file</source>
      <extracomment>games/ring_majority/board.py</extracomment>
      <translation>der Pfad einer Polyederdatei</translation>
    </message>
    <message>
      <source>The file has {listed} faces, the realm {faces}.</source>
      <extracomment>games/ring_majority/file_realm.py</extracomment>
      <translation>Die Datei hat {listed} Flächen, das Reich {faces}.</translation>
    </message>
    <message>
      <source>{path} is no {formats} file: its name does not end in {endings}</source>
      <extracomment>games/ring_majority/file_realm.py</extracomment>
      <translation>{path} ist keine {formats}-Datei: Der Name endet nicht auf {endings}</translation>
    </message>
    <message>
      <source>{path} {error}</source>
      <extracomment>games/ring_majority/file_realm.py</extracomment>
      <translation>{path} {error}</translation>
    </message>
    <message>
      <source>among the stones on faces</source>
      <extracomment>games/ring_majority/form.py</extracomment>
      <translation>unter den Steinen der Flächen</translation>
    </message>
    <message>
      <source>places on faces</source>
      <extracomment>games/ring_majority/form.py</extracomment>
      <translation>Felder auf Flächen</translation>
    </message>
    <message>
      <source>among the stones on edges</source>
      <extracomment>games/ring_majority/form.py</extracomment>
      <translation>unter den Steinen der Kanten</translation>
    </message>
    <message>
      <source>places on edges</source>
      <extracomment>games/ring_majority/form.py</extracomment>
      <translation>Felder auf Kanten</translation>
    </message>
    <message>
      <source>among the stones on corners</source>
      <extracomment>games/ring_majority/form.py</extracomment>
      <translation>unter den Steinen der Ecken</translation>
    </message>
    <message>
      <source>places on corners</source>
      <extracomment>games/ring_majority/form.py</extracomment>
      <translation>Felder auf Ecken</translation>
    </message>
    <message>
      <source>fen stones '{text}': expected faces/edges/corners</source>
      <extracomment>games/ring_majority/form.py</extracomment>
      <translation>fen Steine „{text}“: erwartet Flächen/Kanten/Ecken</translation>
    </message>
    <message>
      <source>fen hands '{text}': expected two numbers, as in 14,14</source>
      <extracomment>games/ring_majority/form.py</extracomment>
      <translation>fen Hände „{text}“: erwartet zwei Zahlen, wie in 14,14</translation>
    </message>
    <message>
      <source>fen hands '{text}': {name} would have {used} of {count} stones</source>
      <extracomment>games/ring_majority/form.py</extracomment>
      <translation>fen Hände „{text}“: {name} hätte {used} von {count} Steinen</translation>
    </message>
    <message>
      <source>the board is the polyhedron {name}, which is not stored in the game: open that polyhedron's file first, with 'ringrealms3d play --realm FILE' or in the window, then the game</source>
      <extracomment>games/ring_majority/known_solids.py</extracomment>
      <translation>das Brett ist das Polyeder {name}, das die Partie nicht enthält: öffnen Sie einmal die Datei dieses Polyeders, mit 'ringrealms3d play --realm FILE' oder im Fenster, dann die Partie</translation>
    </message>
    <message>
      <source>the board is not a solid in one line of OFF</source>
      <extracomment>games/ring_majority/known_solids.py</extracomment>
      <translation>das Brett ist kein Körper in einer Zeile OFF</translation>
    </message>
    <message>
      <source>the board does not fit its name, {name}</source>
      <extracomment>games/ring_majority/known_solids.py</extracomment>
      <translation>das Brett passt nicht zu seinem Namen, {name}</translation>
    </message>
    <message>
      <source>is too uneven: even after evening out, places would be too small to see</source>
      <extracomment>games/ring_majority/known_solids.py</extracomment>
      <translation>ist zu ungleichmäßig: auch ausgeglichen wären Felder zu klein, um gesehen zu werden</translation>
    </message>
    <message>
      <source>is too uneven: places would be too small to see</source>
      <extracomment>games/ring_majority/known_solids.py</extracomment>
      <translation>ist zu ungleichmäßig: Felder wären zu klein, um gesehen zu werden</translation>
    </message>
    <message>
      <source>'{path}' is of version {parts}, not {version}</source>
      <extracomment>games/ring_majority/solution/bounds.py</extracomment>
      <translation>„{path}“ ist von Version {parts}, nicht {version}</translation>
    </message>
    <message>
      <source>'{path}' is not a file of bounds: its parts do not fit together</source>
      <extracomment>games/ring_majority/solution/bounds.py</extracomment>
      <translation>„{path}“ ist keine Datei von Grenzen: ihre Teile passen nicht zusammen</translation>
    </message>
    <message>
      <source>its parts are larger than they look</source>
      <extracomment>games/ring_majority/solution/bounds.py</extracomment>
      <translation>ihre Teile sind größer, als sie aussehen</translation>
    </message>
    <message>
      <source>the head of its {name} is of another version</source>
      <extracomment>games/ring_majority/solution/bounds.py</extracomment>
      <translation>der Kopf von {name} ist von einer anderen Version</translation>
    </message>
    <message>
      <source>its {name} are something else</source>
      <extracomment>games/ring_majority/solution/bounds.py</extracomment>
      <translation>{name} ist etwas anderes</translation>
    </message>
    <message>
      <source>'{path}' is not a file of bounds: {error}</source>
      <extracomment>games/ring_majority/solution/bounds.py</extracomment>
      <translation>„{path}“ ist keine Datei von Grenzen: {error}</translation>
    </message>
    <message>
      <source>part {number} does not have the cycles of its boards</source>
      <extracomment>games/ring_majority/solution/retrograde.py</extracomment>
      <translation>Teil {number} enthält nicht die Zyklen seiner Stellungen</translation>
    </message>
    <message numerus="yes">
      <source>take {count} stones</source>
      <extracomment>games/ring_majority/variant.py</extracomment>
      <translation>
        <numerusform>einen Stein zu schlagen</numerusform>
        <numerusform>{count} Steine zu schlagen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>The ring around {site} is complete, but only {count} of its {size} stones are yours.</source>
      <extracomment>games/ring_majority/variant.py</extracomment>
      <translation>
        <numerusform>Der Ring um {site} ist vollständig, aber nur {count} seiner {size} Steine gehört Ihnen.</numerusform>
        <numerusform>Der Ring um {site} ist vollständig, aber nur {count} seiner {size} Steine gehören Ihnen.</numerusform>
      </translation>
    </message>
    <message>
      <source>the same board came up for the third time</source>
      <extracomment>games/ring_majority/variant.py</extracomment>
      <translation>dasselbe Brett steht zum dritten Mal da</translation>
    </message>
    <message>
      <source>the stones in the majority</source>
      <extracomment>games/ring_majority/variant.py</extracomment>
      <translation>die überzähligen Steine</translation>
    </message>
    <message numerus="yes">
      <source>The ring around {site} is not complete: {count} of its {size} places are full.</source>
      <extracomment>games/ring_majority/variant.py</extracomment>
      <translation>
        <numerusform>Der Ring um {site} ist nicht vollständig: {count} seiner {size} Felder ist besetzt.</numerusform>
        <numerusform>Der Ring um {site} ist nicht vollständig: {count} seiner {size} Felder sind besetzt.</numerusform>
      </translation>
    </message>
    <message>
      <source>the board is full</source>
      <extracomment>games/ring_majority/variant.py</extracomment>
      <translation>das Brett ist voll</translation>
    </message>
    <message>
      <source>{seat} is to move and has no stone left to place</source>
      <extracomment>games/ring_majority/variant.py</extracomment>
      <translation>{seat} ist am Zug und hat keinen Stein mehr zu setzen</translation>
    </message>
    <message>
      <source>the ring around {site}</source>
      <extracomment>games/ring_majority/variant.py</extracomment>
      <translation>den Ring um {site}</translation>
    </message>
    <message>
      <source>convex and counter-clockwise</source>
      <extracomment>games/tabletop.py</extracomment>
      <translation>konvex und gegen den Uhrzeigersinn geordnet</translation>
    </message>
    <message>
      <source>is not convex: it has points on both sides of one of its faces</source>
      <extracomment>geometry/convex.py</extracomment>
      <translation>ist nicht konvex: es hat Punkte auf beiden Seiten einer seiner Flächen</translation>
    </message>
    <message>
      <source>holds no faces</source>
      <extracomment>geometry/convex.py</extracomment>
      <translation>enthält keine Flächen</translation>
    </message>
    <message>
      <source>has {count} triangles, more than {most_triangles}</source>
      <extracomment>geometry/convex.py</extracomment>
      <translation>hat {count} Dreiecke, mehr als {most_triangles}</translation>
    </message>
    <message>
      <source>has a point whose coordinates are not finite numbers</source>
      <extracomment>geometry/convex.py</extracomment>
      <translation>hat einen Punkt, dessen Koordinaten keine endlichen Zahlen sind</translation>
    </message>
    <message>
      <source>is a single point, no solid</source>
      <extracomment>geometry/convex.py</extracomment>
      <translation>ist ein einzelner Punkt, kein Körper</translation>
    </message>
    <message>
      <source>has no face with an area</source>
      <extracomment>geometry/convex.py</extracomment>
      <translation>hat keine Fläche mit Inhalt</translation>
    </message>
    <message>
      <source>is flat, or almost: a solid needs a thickness</source>
      <extracomment>geometry/convex.py</extracomment>
      <translation>ist flach, oder beinahe: ein Körper braucht eine Dicke</translation>
    </message>
    <message>
      <source>holds {bodies} bodies, not one</source>
      <extracomment>geometry/convex.py</extracomment>
      <translation>enthält {bodies} Körper, nicht einen</translation>
    </message>
    <message>
      <source>has details too fine to tell apart: they are smaller than 1/{round} of its size</source>
      <extracomment>geometry/convex.py</extracomment>
      <translation>hat Einzelheiten, die zu fein sind, um sie zu unterscheiden: sie sind kleiner als 1/{round} seiner Größe</translation>
    </message>
    <message>
      <source>has {sites} places, more than {most_sites}</source>
      <extracomment>geometry/convex.py</extracomment>
      <translation>hat {sites} Felder, mehr als {most_sites}</translation>
    </message>
    <message>
      <source>has a face with {widest} sides, more than {most}</source>
      <extracomment>geometry/convex.py</extracomment>
      <translation>hat eine Fläche mit {widest} Seiten, mehr als {most}</translation>
    </message>
    <message>
      <source>has a corner with {degree} edges, more than {widest}</source>
      <extracomment>geometry/convex.py</extracomment>
      <translation>hat eine Ecke mit {degree} Kanten, mehr als {widest}</translation>
    </message>
    <message numerus="yes">
      <source>is open: {count} edges belong to one face only</source>
      <extracomment>geometry/convex.py</extracomment>
      <translation>
        <numerusform>ist offen: {count} Seite gehört nur zu einer Fläche</numerusform>
        <numerusform>ist offen: {count} Seiten gehören nur zu einer Fläche</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>is not a manifold: {count} edges belong to more than two faces</source>
      <extracomment>geometry/convex.py</extracomment>
      <translation>
        <numerusform>ist keine Mannigfaltigkeit: {count} Seite gehört zu mehr als zwei Flächen</numerusform>
        <numerusform>ist keine Mannigfaltigkeit: {count} Seiten gehören zu mehr als zwei Flächen</numerusform>
      </translation>
    </message>
    <message>
      <source>has more than {most_sites} places</source>
      <extracomment>geometry/convex.py</extracomment>
      <translation>hat mehr als {most_sites} Felder</translation>
    </message>
    <message>
      <source>cannot be read as {kind}</source>
      <extracomment>geometry/mesh_file.py</extracomment>
      <translation>lässt sich nicht als {kind} lesen</translation>
    </message>
    <message>
      <source>{name}, line {number}: longer than {longest_line} characters</source>
      <extracomment>geometry/mesh_file.py</extracomment>
      <translation>{name}, Zeile {number}: länger als {longest_line} Zeichen</translation>
    </message>
    <message>
      <source>{name}, line {number}: a face is a row of vertex numbers</source>
      <extracomment>geometry/mesh_file.py</extracomment>
      <translation>{name}, Zeile {number}: eine Fläche ist eine Reihe von Nummern von Ecken</translation>
    </message>
    <message>
      <source>line {number}</source>
      <extracomment>geometry/mesh_parts.py</extracomment>
      <translation>Zeile {number}</translation>
    </message>
    <message>
      <source>{name}: {count} {things}, more than {most}</source>
      <extracomment>geometry/mesh_parts.py</extracomment>
      <translation>{name}: {count} {things} sind mehr als {most}</translation>
    </message>
    <message>
      <source>{name}: it has more than {most_lines} lines</source>
      <extracomment>geometry/mesh_parts.py</extracomment>
      <translation>{name}: es hat mehr als {most_lines} Zeilen</translation>
    </message>
    <message>
      <source>{name}, {place}: a vertex is three numbers</source>
      <extracomment>geometry/mesh_parts.py</extracomment>
      <translation>{name}, {place}: eine Ecke ist drei Zahlen</translation>
    </message>
    <message>
      <source>vertices</source>
      <extracomment>geometry/mesh_parts.py</extracomment>
      <translation>Ecken</translation>
    </message>
    <message>
      <source>{name}, {place}: a face has three corners or more</source>
      <extracomment>geometry/mesh_parts.py</extracomment>
      <translation>{name}, {place}: eine Fläche hat drei Ecken oder mehr</translation>
    </message>
    <message>
      <source>triangles</source>
      <extracomment>geometry/mesh_parts.py</extracomment>
      <translation>Dreiecke</translation>
    </message>
    <message>
      <source>{name}: a face has a vertex that does not exist</source>
      <extracomment>geometry/mesh_parts.py</extracomment>
      <translation>{name}: eine Fläche hat eine Ecke, die es nicht gibt</translation>
    </message>
    <message>
      <source>{name}: {vertices} vertices and {faces} faces announced, {lines} lines found</source>
      <extracomment>geometry/off.py</extracomment>
      <translation>{name}: {vertices} Ecken und {faces} Flächen sind angekündigt, {lines} Zeilen sind da</translation>
    </message>
    <message>
      <source>{name}, line {number}: an OFF file starts with the word OFF</source>
      <extracomment>geometry/off.py</extracomment>
      <translation>{name}, Zeile {number}: eine OFF-Datei beginnt mit dem Wort OFF</translation>
    </message>
    <message>
      <source>{name}: {word} is for vertices of four coordinates or more, here they have three</source>
      <extracomment>geometry/off.py</extracomment>
      <translation>{name}: {word} ist für Ecken mit vier Koordinaten oder mehr, hier haben sie drei</translation>
    </message>
    <message>
      <source>{name}: it is binary; save it as text</source>
      <extracomment>geometry/off.py</extracomment>
      <translation>{name}: die Datei ist binär; speichern Sie sie als Text</translation>
    </message>
    <message>
      <source>faces</source>
      <extracomment>geometry/off.py</extracomment>
      <translation>Flächen</translation>
    </message>
    <message>
      <source>{name}, line {number}: not a face of the {vertex_count} vertices</source>
      <extracomment>geometry/off.py</extracomment>
      <translation>{name}, Zeile {number}: keine Fläche der {vertex_count} Ecken</translation>
    </message>
    <message>
      <source>{name}: the numbers of vertices and faces are missing</source>
      <extracomment>geometry/off.py</extracomment>
      <translation>{name}: die Zahlen der Ecken und Flächen fehlen</translation>
    </message>
    <message>
      <source>{name}, line {number}: a vertex is three numbers</source>
      <extracomment>geometry/off.py</extracomment>
      <translation>{name}, Zeile {number}: eine Ecke ist drei Zahlen</translation>
    </message>
    <message>
      <source>{name}, line {number}: a face is a row of whole numbers</source>
      <extracomment>geometry/off.py</extracomment>
      <translation>{name}, Zeile {number}: eine Fläche ist eine Reihe ganzer Zahlen</translation>
    </message>
    <message>
      <source>{place}: no property of numbers</source>
      <extracomment>geometry/ply.py</extracomment>
      <translation>{place}: keine Eigenschaft aus Zahlen</translation>
    </message>
    <message>
      <source>{name}: the element {element} has no {names}</source>
      <extracomment>geometry/ply.py</extracomment>
      <translation>{name}: das Element {element} hat keine {names}</translation>
    </message>
    <message>
      <source>{name}: it is not a mesh, or it is damaged</source>
      <extracomment>geometry/ply.py</extracomment>
      <translation>{name}: es ist kein Netz, oder beschädigt</translation>
    </message>
    <message>
      <source>{name}: its header names no format</source>
      <extracomment>geometry/ply.py</extracomment>
      <translation>{name}: der Kopf nennt kein Format</translation>
    </message>
    <message>
      <source>numbers and lists</source>
      <extracomment>geometry/ply.py</extracomment>
      <translation>Zahlen und Listen</translation>
    </message>
    <message>
      <source>{name}: the number of the element {kind} is missing</source>
      <extracomment>geometry/ply.py</extracomment>
      <translation>{name}: die Zahl des Elements {kind} fehlt</translation>
    </message>
    <message>
      <source>rows of the element {kind}</source>
      <extracomment>geometry/ply.py</extracomment>
      <translation>Zeilen des Elements {kind}</translation>
    </message>
    <message>
      <source>vertex {number}</source>
      <extracomment>geometry/ply.py</extracomment>
      <translation>Ecke {number}</translation>
    </message>
    <message>
      <source>face {number}</source>
      <extracomment>geometry/ply.py</extracomment>
      <translation>Fläche {number}</translation>
    </message>
    <message>
      <source>{name}: it is damaged, or its end is missing</source>
      <extracomment>geometry/ply.py</extracomment>
      <translation>{name}: es ist beschädigt, oder das Ende fehlt</translation>
    </message>
    <message>
      <source>{name}, line {number}</source>
      <extracomment>geometry/ply.py</extracomment>
      <translation>{name}, Zeile {number}</translation>
    </message>
    <message>
      <source>{name}, line {number}: it is not a mesh, or it is damaged</source>
      <extracomment>geometry/ply.py</extracomment>
      <translation>{name}, Zeile {number}: es ist kein Netz, oder beschädigt</translation>
    </message>
    <message>
      <source>elements</source>
      <extracomment>geometry/ply.py</extracomment>
      <translation>Elemente</translation>
    </message>
    <message>
      <source>properties</source>
      <extracomment>geometry/ply.py</extracomment>
      <translation>Eigenschaften</translation>
    </message>
    <message>
      <source>no realm '{name}' (choose from {names})</source>
      <extracomment>geometry/standing.py</extracomment>
      <translation>kein Reich „{name}“ (es gibt {names})</translation>
    </message>
    <message>
      <source>{name}: its end is missing</source>
      <extracomment>geometry/stl.py</extracomment>
      <translation>{name}: das Ende fehlt</translation>
    </message>
    <message>
      <source>{uid} is a board from a file, and such boards have no opening books</source>
      <extracomment>lab/book_making.py</extracomment>
      <translation>{uid} ist ein Brett aus einer Datei, und für diese gibt es keine Eröffnungsbücher</translation>
    </message>
    <message>
      <source>{uid} starts with a new deal every time, so no opening comes up again</source>
      <extracomment>lab/book_making.py</extracomment>
      <translation>{uid} beginnt jedes Mal mit einem anderen Geben, keine Eröffnung kommt also wieder</translation>
    </message>
    <message>
      <source>the board opens</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>das Brett lässt sich öffnen</translation>
    </message>
    <message>
      <source>random games end</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>Zufallspartien enden</translation>
    </message>
    <message>
      <source>functions and constants</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>Funktionen und Konstanten</translation>
    </message>
    <message>
      <source>legal moves</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>erlaubte Züge</translation>
    </message>
    <message>
      <source>texts of moves</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>Texte der Züge</translation>
    </message>
    <message>
      <source>fens</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>FENs</translation>
    </message>
    <message>
      <source>positions from fens</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>Stellungen aus FENs</translation>
    </message>
    <message>
      <source>positions stay as they are</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>Stellungen bleiben, wie sie sind</translation>
    </message>
    <message>
      <source>clicks</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>Klicks</translation>
    </message>
    <message>
      <source>captures</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>Schläge</translation>
    </message>
    <message>
      <source>symmetries</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>Symmetrien</translation>
    </message>
    <message>
      <source>random moves</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>Zufallszüge</translation>
    </message>
    <message>
      <source>playouts</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>Playouts</translation>
    </message>
    <message>
      <source>patterns</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>Muster</translation>
    </message>
    <message>
      <source>layout</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>Anordnung</translation>
    </message>
    <message>
      <source>diagrams and counts</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>Diagramme und Zählungen</translation>
    </message>
    <message>
      <source>setting up</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>Aufstellen</translation>
    </message>
    <message>
      <source>rules page</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>Regelseite</translation>
    </message>
    <message>
      <source>files</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>Dateien</translation>
    </message>
    <message>
      <source>pictures</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>Bilder</translation>
    </message>
    <message>
      <source>machine code</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>Maschinencode</translation>
    </message>
    <message>
      <source>engine</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>Engine</translation>
    </message>
    <message>
      <source>a picture in the rules is no line of its own: {line}</source>
      <extracomment>lab/checks/shown.py</extracomment>
      <translation>ein Bild in den Regeln ist keine eigene Zeile: {line}</translation>
    </message>
    <message>
      <source>playouts/s</source>
      <extracomment>lab/commands/bench.py</extracomment>
      <translation>Playouts/s</translation>
    </message>
    <message>
      <source>moves/s</source>
      <extracomment>lab/commands/bench.py</extracomment>
      <translation>Züge/s</translation>
    </message>
    <message>
      <source>draws/move</source>
      <extracomment>lab/commands/bench.py</extracomment>
      <translation>Ziehungen/Zug</translation>
    </message>
    <message>
      <source>Each move of Ring Majority places one stone: its moves/s are placed stones/s.</source>
      <extracomment>lab/commands/bench.py</extracomment>
      <translation>Jeder Zug von Ring Majority setzt einen Stein: Die Züge/s dort sind gesetzte Steine/s.</translation>
    </message>
    <message>
      <source>Loophole 2D fills the board at once and judges it: its moves/s are filled cells/s.</source>
      <extracomment>lab/commands/bench.py</extracomment>
      <translation>Loophole 2D füllt das Brett auf einmal und bewertet es: Die Züge/s dort sind gefüllte Felder/s.</translation>
    </message>
    <message>
      <source>count the sequences of legal moves</source>
      <extracomment>lab/commands/bench.py</extracomment>
      <translation>die Folgen erlaubter Züge zählen</translation>
    </message>
    <message>
      <source>Count the sequences of legal moves of every length up to a depth.</source>
      <extracomment>lab/commands/bench.py</extracomment>
      <translation>Die Folgen erlaubter Züge jeder Länge bis zu einer Tiefe zählen.</translation>
    </message>
    <message>
      <source>the longest (default: 3)</source>
      <extracomment>lab/commands/bench.py</extracomment>
      <translation>die längste (Vorgabe: 3)</translation>
    </message>
    <message>
      <source>count each first move by itself</source>
      <extracomment>lab/commands/bench.py</extracomment>
      <translation>jeden ersten Zug für sich zählen</translation>
    </message>
    <message>
      <source>measure the speed of the rules</source>
      <extracomment>lab/commands/bench.py</extracomment>
      <translation>die Geschwindigkeit der Regeln messen</translation>
    </message>
    <message>
      <source>Play random games on one core, choosing uniformly among the legal moves, with every rule applied. A draw is one step of a calibration loop of random numbers.</source>
      <extracomment>lab/commands/bench.py</extracomment>
      <translation>Zufällige Partien mit gleich wahrscheinlichen erlaubten Zügen spielen, nach allen Regeln, auf einem Prozessorkern. Eine Ziehung ist ein Schritt einer Eichschleife aus Zufallszahlen.</translation>
    </message>
    <message>
      <source>the variants (default: eight of all games)</source>
      <extracomment>lab/commands/bench.py</extracomment>
      <translation>die Varianten (Vorgabe: acht aus allen Spielen)</translation>
    </message>
    <message>
      <source>time for each (default: 3)</source>
      <extracomment>lab/commands/bench.py</extracomment>
      <translation>Zeit für jede (Vorgabe: 3)</translation>
    </message>
    <message>
      <source>calibration: {draws} M draws/s</source>
      <extracomment>lab/commands/bench.py</extracomment>
      <translation>Eichung: {draws} Mio. Ziehungen/s</translation>
    </message>
    <message numerus="yes">
      <source>{variant}: no book is written, because no move was played in {count} games</source>
      <extracomment>lab/commands/book.py</extracomment>
      <translation>
        <numerusform>{variant}: kein Buch geschrieben, weil kein Zug in {count} Partie gespielt wurde</numerusform>
        <numerusform>{variant}: kein Buch geschrieben, weil kein Zug in {count} Partien gespielt wurde</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{variant}: {done} of {count} games</source>
      <extracomment>lab/commands/book.py</extracomment>
      <translation>
        <numerusform>{variant}: {done} von {count} Partie</numerusform>
        <numerusform>{variant}: {done} von {count} Partien</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{path}: {count} positions, {size} kB</source>
      <extracomment>lab/commands/book.py</extracomment>
      <translation>
        <numerusform>{path}: {count} Stellung, {size} kB</numerusform>
        <numerusform>{path}: {count} Stellungen, {size} kB</numerusform>
      </translation>
    </message>
    <message>
      <source>first move</source>
      <extracomment>lab/commands/book.py</extracomment>
      <translation>erster Zug</translation>
    </message>
    <message>
      <source>score %</source>
      <extracomment>lab/commands/book.py</extracomment>
      <translation>in %</translation>
    </message>
    <message>
      <source>in the book</source>
      <extracomment>lab/commands/book.py</extracomment>
      <translation>im Buch</translation>
    </message>
    <message>
      <source>make opening books from self-play</source>
      <extracomment>lab/commands/book.py</extracomment>
      <translation>Eröffnungsbücher aus Partien gegen sich selbst machen</translation>
    </message>
    <message>
      <source>Let the engine play itself and make an opening book from the games. It draws the first moves from those that it likes best and that did well in earlier games. For every position, however the board is turned and whichever moves led to it, the book shows how often each move was played and how many points it scored. A few hundred games cover only a few plies; test a book with a match of strong,book=yes against strong, with --random-plies 0. Ctrl+C stops; finished games are kept in the folder games beside the books, and the same command resumes. Games that start at random and boards from files have no books.</source>
      <extracomment>lab/commands/book.py</extracomment>
      <translation>Die Engine gegen sich selbst spielen lassen und aus den Partien ein Eröffnungsbuch machen. Die ersten Züge lost sie unter denen aus, die ihr am besten gefallen und in früheren Partien gut abschnitten. Das Buch sagt für jede Stellung, wie das Brett auch gedreht ist und welche Züge auch zu ihr führten, wie oft jeder Zug gespielt wurde und wie viele Punkte er brachte. Einige hundert Partien reichen nur für wenige Züge; prüfen Sie ein Buch mit einem Wettkampf von strong,book=yes gegen strong, mit --random-plies 0. Strg+C hält an; fertige Partien bleiben im Ordner games neben den Büchern, und derselbe Befehl macht weiter. Spiele mit zufälligem Anfang und Bretter aus Dateien haben keine Bücher.</translation>
    </message>
    <message>
      <source>the variants, such as loop/mini ring-majority/cube</source>
      <extracomment>lab/commands/book.py</extracomment>
      <translation>die Varianten, etwa loop/mini ring-majority/cube</translation>
    </message>
    <message>
      <source>playouts for a move after these (default: as many as before)</source>
      <extracomment>lab/commands/book.py</extracomment>
      <translation>Playouts je Zug danach (Vorgabe: so viele wie davor)</translation>
    </message>
    <message>
      <source>where books and games are kept (default: where the engine looks for books first)</source>
      <extracomment>lab/commands/book.py</extracomment>
      <translation>wo Bücher und Partien bleiben (Vorgabe: wo der Computer zuerst nach Büchern sucht)</translation>
    </message>
    <message>
      <source>this part of the round is done; merge the files of all parts</source>
      <extracomment>lab/commands/book.py</extracomment>
      <translation>dieser Teil der Runde ist fertig; die Dateien aller Teile zusammenführen</translation>
    </message>
    <message>
      <source>played</source>
      <extracomment>lab/commands/book.py</extracomment>
      <translation>gespielt</translation>
    </message>
    <message>
      <source>left out</source>
      <extracomment>lab/commands/book.py</extracomment>
      <translation>weggelassen</translation>
    </message>
    <message>
      <source>seconds for a move, instead of {nodes} playouts</source>
      <extracomment>lab/commands/book.py</extracomment>
      <translation>Sekunden je Zug statt {nodes} Playouts</translation>
    </message>
    <message>
      <source>how many moves of each game the book has (default: {plies})</source>
      <extracomment>lab/commands/book.py</extracomment>
      <translation>wie viele Züge jeder Partie das Buch hat (Vorgabe: {plies})</translation>
    </message>
    <message numerus="yes">
      <source>{count} checks failed.</source>
      <extracomment>lab/commands/check.py</extracomment>
      <translation>
        <numerusform>{count} Punkt gilt nicht.</numerusform>
        <numerusform>{count} Punkte gelten nicht.</numerusform>
      </translation>
    </message>
    <message>
      <source>check a game of your own</source>
      <extracomment>lab/commands/check.py</extracomment>
      <translation>ein eigenes Spiel prüfen</translation>
    </message>
    <message>
      <source>Play random games of every board with plain and with compiled rules, and check moves, texts, pictures, files, the rules page and the engine. Exit code 1 if a check fails.</source>
      <extracomment>lab/commands/check.py</extracomment>
      <translation>Spielt auf jedem Brett Zufallspartien mit gewöhnlichen und mit übersetzten Regeln und prüft Züge, Texte, Bilder, Dateien, die Regelseite und die Engine. Rückgabewert 1, wenn etwas nicht gilt.</translation>
    </message>
    <message>
      <source>a game as module:NAME, also in this folder, or its id</source>
      <extracomment>lab/commands/check.py</extracomment>
      <translation>ein Spiel als Modul:NAME, auch in diesem Ordner, oder seine Kennung</translation>
    </message>
    <message>
      <source>All checks passed.</source>
      <extracomment>lab/commands/check.py</extracomment>
      <translation>Alles gilt.</translation>
    </message>
    <message>
      <source>draw boards in every theme and material, with a page that shows them</source>
      <extracomment>lab/commands/gallery.py</extracomment>
      <translation>Bretter in jedem Thema und Material zeichnen, mit einer Seite, die sie zeigt</translation>
    </message>
    <message>
      <source>Draw boards, each in the middle of a random game, in every theme and in every material, and write a page that shows all pictures. No display is needed.</source>
      <extracomment>lab/commands/gallery.py</extracomment>
      <translation>Bretter zeichnen, jedes mitten in einer zufälligen Partie, in jedem Thema und jedem Material, und eine Seite schreiben, die alle Bilder zeigt. Kein Bildschirm ist nötig.</translation>
    </message>
    <message>
      <source>the variants (default: all)</source>
      <extracomment>lab/commands/gallery.py</extracomment>
      <translation>die Varianten (Vorgabe: alle)</translation>
    </message>
    <message>
      <source>the folder of the pictures</source>
      <extracomment>lab/commands/gallery.py</extracomment>
      <translation>der Ordner der Bilder</translation>
    </message>
    <message>
      <source>only this one; can be repeated</source>
      <extracomment>lab/commands/gallery.py</extracomment>
      <translation>nur dieses; darf mehrmals stehen</translation>
    </message>
    <message>
      <source>only these; can be repeated</source>
      <extracomment>lab/commands/gallery.py</extracomment>
      <translation>nur diese; darf mehrmals stehen</translation>
    </message>
    <message>
      <source>pixels of a picture (default: 400x340)</source>
      <extracomment>lab/commands/gallery.py</extracomment>
      <translation>Pixel eines Bildes (Vorgabe: 400x340)</translation>
    </message>
    <message>
      <source>photograph one board of each game too</source>
      <extracomment>lab/commands/gallery.py</extracomment>
      <translation>auch von jedem Spiel ein Brett fotografieren</translation>
    </message>
    <message>
      <source>show the pictures of an earlier gallery beside these</source>
      <extracomment>lab/commands/gallery.py</extracomment>
      <translation>die Bilder einer früheren Galerie daneben zeigen</translation>
    </message>
    <message>
      <source>--shard needs --folder, where the finished part is kept</source>
      <extracomment>lab/commands/levels.py</extracomment>
      <translation>--shard braucht --folder, wo bleibt, was hier getan wird</translation>
    </message>
    <message>
      <source>measure the levels against each other</source>
      <extracomment>lab/commands/levels.py</extracomment>
      <translation>die Stufen gegeneinander messen</translation>
    </message>
    <message>
      <source>Let every level play a match against the one below it. The table shows the higher level's results. Ctrl+C stops; with --folder the same command resumes. Measurements of your own games are kept.</source>
      <extracomment>lab/commands/levels.py</extracomment>
      <translation>Jede Stufe einen Wettkampf gegen die darunter spielen lassen. Die Tabelle zeigt die Ergebnisse der höheren Stufe. Strg+C hält an; mit --folder macht derselbe Befehl später weiter. Was an einem eigenen Spiel gemessen wurde, wird behalten.</translation>
    </message>
    <message>
      <source>the variants (default: one of every game)</source>
      <extracomment>lab/commands/levels.py</extracomment>
      <translation>die Varianten (Vorgabe: eine jedes Spiels)</translation>
    </message>
    <message>
      <source>the lowest and the highest (default: 1-10)</source>
      <extracomment>lab/commands/levels.py</extracomment>
      <translation>die niedrigste und die höchste (Vorgabe: 1-10)</translation>
    </message>
    <message>
      <source>seconds for a move, instead of the levels' own</source>
      <extracomment>lab/commands/levels.py</extracomment>
      <translation>Sekunden je Zug, nicht die der Stufen</translation>
    </message>
    <message>
      <source>keep the games of each variant in a file here, and resume from it</source>
      <extracomment>lab/commands/levels.py</extracomment>
      <translation>die Partien jeder Variante hier in einer Datei aufheben und damit weitermachen</translation>
    </message>
    <message>
      <source>{path} now has the levels</source>
      <extracomment>lab/commands/levels.py</extracomment>
      <translation>Die Stufen stehen jetzt in {path}</translation>
    </message>
    <message>
      <source>'{text}' is not a range of levels such as 1-10</source>
      <extracomment>lab/commands/levels.py</extracomment>
      <translation>„{text}“ ist kein Bereich von Stufen wie 1-10</translation>
    </message>
    <message>
      <source>{path}: {units} {of_jobs}; {repeated}</source>
      <extracomment>lab/commands/machines.py</extracomment>
      <translation>{path}: {units} {of_jobs}; {repeated}</translation>
    </message>
    <message numerus="yes">
      <source>{count} workers serve {address}</source>
      <extracomment>lab/commands/machines.py</extracomment>
      <translation>
        <numerusform>ein Helfer arbeitet für {address}</numerusform>
        <numerusform>{count} Helfer arbeiten für {address}</numerusform>
      </translation>
    </message>
    <message>
      <source>the scheduler has ended</source>
      <extracomment>lab/commands/machines.py</extracomment>
      <translation>der Scheduler ist zu Ende</translation>
    </message>
    <message>
      <source>merge the files of shards</source>
      <extracomment>lab/commands/machines.py</extracomment>
      <translation>die Dateien von Teilen zusammenführen</translation>
    </message>
    <message>
      <source>Merge files that were made with --file, from matches, levels, books, reviews or tuning. What is in several of them counts once. The same command without --shard, with the new file, then shows the result. Files of earlier versions are brought up to date.</source>
      <extracomment>lab/commands/machines.py</extracomment>
      <translation>Dateien zusammenführen, die mit --file entstanden sind, von Wettkämpfen, Stufen, Büchern, Analysen oder vom Lernen. Was in mehreren steht, zählt einmal. Derselbe Befehl ohne --shard, mit der neuen Datei, zeigt dann das Ergebnis. Dateien früherer Versionen werden auf den heutigen Stand gebracht.</translation>
    </message>
    <message>
      <source>the files</source>
      <extracomment>lab/commands/machines.py</extracomment>
      <translation>die Dateien</translation>
    </message>
    <message>
      <source>the file to write</source>
      <extracomment>lab/commands/machines.py</extracomment>
      <translation>die Datei, die geschrieben wird</translation>
    </message>
    <message>
      <source>let this machine work for a cluster</source>
      <extracomment>lab/commands/machines.py</extracomment>
      <translation>diesen Rechner für einen Cluster arbeiten lassen</translation>
    </message>
    <message>
      <source>Start workers for the Dask scheduler at this address; match --cluster and other commands hand their games to it. Anybody who reaches the scheduler can run code here: the page on clusters says how to protect it. Ctrl+C stops.</source>
      <extracomment>lab/commands/machines.py</extracomment>
      <translation>Helfer für den Dask-Scheduler unter dieser Adresse starten; match --cluster und andere Befehle geben ihm ihre Partien. Wer den Scheduler erreicht, kann hier Code ausführen: Die Seite über Cluster sagt, wie man ihn schützt. Strg+C hält an.</translation>
    </message>
    <message>
      <source>such as tls://host:8786</source>
      <extracomment>lab/commands/machines.py</extracomment>
      <translation>etwa tls://host:8786</translation>
    </message>
    <message>
      <source>how many workers, each on one core (default: as many as there are cores)</source>
      <extracomment>lab/commands/machines.py</extracomment>
      <translation>wie viele Helfer, jeder auf einem Kern (Vorgabe: so viele wie Kerne)</translation>
    </message>
    <message>
      <source>start programs that speak UGI as players, if a match names them</source>
      <extracomment>lab/commands/machines.py</extracomment>
      <translation>Programme starten, die UGI sprechen, wenn ein Wettkampf sie als Spieler nennt</translation>
    </message>
    <message numerus="yes">
      <source>{count} units of work</source>
      <extracomment>lab/commands/machines.py</extracomment>
      <translation>
        <numerusform>{count} Arbeitseinheit</numerusform>
        <numerusform>{count} Arbeitseinheiten</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>of {count} jobs</source>
      <extracomment>lab/commands/machines.py</extracomment>
      <translation>
        <numerusform>von {count} Auftrag</numerusform>
        <numerusform>von {count} Aufträgen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} were duplicates</source>
      <extracomment>lab/commands/machines.py</extracomment>
      <translation>
        <numerusform>{count} doppelt</numerusform>
        <numerusform>{count} doppelt</numerusform>
      </translation>
    </message>
    <message>
      <source>a match needs two players at least</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>ein Wettkampf braucht mindestens zwei Spieler</translation>
    </message>
    <message>
      <source>"{player}" is not one of the players</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>„{player}“ spielt nicht mit</translation>
    </message>
    <message>
      <source>--sprt is for two players</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>--sprt ist für zwei Spieler</translation>
    </message>
    <message>
      <source>--sprt needs all games in their order, not a shard</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>--sprt gilt nicht für einen Teil, nur für alle Partien in ihrer Reihenfolge</translation>
    </message>
    <message>
      <source>let players play a match or a tournament</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>Spieler einen Wettkampf oder ein Turnier spielen lassen</translation>
    </message>
    <message>
      <source>Play a match of two players, or a tournament of more. A player is search settings (plain, strong, strong,rave_bias=200), a level (level=3), varied=6, which draws its first 6 plies from those that strong likes best, or a program that speaks UGI (ugi:COMMAND). strong,book=yes and level=10,book=yes play from the opening book. Games come in pairs with the same opening and the same deal, and colours exchanged. Ctrl+C stops; with --file the same command resumes.</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>Einen Wettkampf zweier Spieler spielen, oder ein Turnier von mehr. Ein Spieler ist eine Einstellung der Suche (plain, strong, strong,rave_bias=200), eine Stufe (level=3), varied=6, das seine ersten 6 Halbzüge unter denen auslost, die strong am liebsten mag, oder ein Programm, das UGI spricht (ugi:BEFEHL). strong,book=yes und level=10,book=yes spielen aus dem Eröffnungsbuch. Je zwei Partien haben dieselbe Eröffnung und dieselbe Verteilung, mit vertauschten Farben. Strg+C hält an; mit --file macht derselbe Befehl später weiter.</translation>
    </message>
    <message>
      <source>the players; scores are the first one's</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>die Spieler; gezählt wird für den ersten</translation>
    </message>
    <message>
      <source>with more than two players, let only the first play against all others</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>von mehr als zwei Spielern den ersten gegen alle anderen spielen lassen, nicht jeden gegen jeden</translation>
    </message>
    <message>
      <source>seconds for a move; levels have limits of their own</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>Sekunden je Zug; Stufen haben eigene Grenzen</translation>
    </message>
    <message>
      <source>end a game as soon as an engine that chooses no moves at random has proven its result</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>eine Partie beenden, sobald eine Engine, die keine Züge auslost, ihr Ergebnis bewiesen hat</translation>
    </message>
    <message>
      <source>random moves that every pair of games begins with (default: 2)</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>zufällige Züge, mit denen jedes Paar von Partien beginnt (Vorgabe: 2)</translation>
    </message>
    <message>
      <source>a file with one opening per line, as moves; each is played by a pair of games</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>eine Datei mit den Zügen einer Eröffnung in jeder Zeile, je ein Paar von Partien</translation>
    </message>
    <message>
      <source>stop as soon as a sequential test decides whether the first player is better by ELO0 or by ELO1</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>anhalten, sobald ein Folgetest sagt, ob der erste Spieler um ELO0 oder um ELO1 besser ist</translation>
    </message>
    <message>
      <source>how often the test may decide for ELO1 when ELO0 is true (default: 0.05)</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>wie oft der Test ELO1 sagen darf, wo ELO0 stimmt (Vorgabe: 0.05)</translation>
    </message>
    <message>
      <source>how often the test may decide for ELO0 when ELO1 is true (default: 0.05)</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>wie oft der Test ELO0 sagen darf, wo ELO1 stimmt (Vorgabe: 0.05)</translation>
    </message>
    <message>
      <source>ELO0 and ELO1 are normalized Elo</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>ELO0 und ELO1 sind normierte Elo</translation>
    </message>
    <message>
      <source>the player whose rating is 0 in a tournament (default: the first one)</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>der Spieler, dessen Wertung in einem Turnier 0 ist (Vorgabe: der erste)</translation>
    </message>
    <message>
      <source>write a row for every game to this file</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>eine Zeile für jede Partie in diese Datei schreiben</translation>
    </message>
    <message>
      <source>draw score, length and time to this SVG or PNG file</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>Punkte, Länge und Zeit in diese SVG- oder PNG-Datei zeichnen</translation>
    </message>
    <message>
      <source>how many, in pairs: an odd number means one more (default: {games})</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>wie viele, in Paaren: eine ungerade Zahl heißt eine mehr (Vorgabe: {games})</translation>
    </message>
    <message>
      <source>fixes openings, deals and what the players draw (default: {seed})</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>legt Eröffnungen, Geben und das fest, was die Spieler ziehen (Vorgabe: {seed})</translation>
    </message>
    <message>
      <source>'{text}' is not a difference in Elo</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>„{text}“ ist kein Unterschied in Elo</translation>
    </message>
    <message>
      <source>'{text}' is not a probability between 0 and 0.5</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>„{text}“ ist keine Wahrscheinlichkeit zwischen 0 und 0.5</translation>
    </message>
    <message numerus="yes">
      <source>{done} of {count} games of {variant}</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>
        <numerusform>{done} von {count} Partie {variant}</numerusform>
        <numerusform>{done} von {count} Partien {variant}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{variant}: a level's results against the one below, {count} games</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>
        <numerusform>{variant}: Ergebnisse einer Stufe gegen die darunter, {count} Partie</numerusform>
        <numerusform>{variant}: Ergebnisse einer Stufe gegen die darunter, {count} Partien</numerusform>
      </translation>
    </message>
    <message>
      <source>Elo {elo0} or {elo1} ({scale})</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>Elo {elo0} oder {elo1} ({scale})</translation>
    </message>
    <message>
      <source>log-likelihood ratio {ratio} of {lower} to {upper}</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>logarithmisches Likelihood-Verhältnis {ratio} von {lower} bis {upper}</translation>
    </message>
    <message numerus="yes">
      <source>{asked}: {hypothesis}, {elo}, after {count} pairs, {ratio}</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>
        <numerusform>{asked}: {hypothesis}, {elo}, nach {count} Paar, {ratio}</numerusform>
        <numerusform>{asked}: {hypothesis}, {elo}, nach {count} Paaren, {ratio}</numerusform>
      </translation>
    </message>
    <message>
      <source>{played}, {mean} plies each</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>{played}, im Mittel {mean} Züge</translation>
    </message>
    <message>
      <source>levels</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>Stufen</translation>
    </message>
    <message>
      <source>player</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>Spieler</translation>
    </message>
    <message>
      <source>rating</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>Wertung</translation>
    </message>
    <message numerus="yes">
      <source>{asked}: open after {count} pairs, {ratio}</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>
        <numerusform>{asked}: offen nach {count} Paar, {ratio}</numerusform>
        <numerusform>{asked}: offen nach {count} Paaren, {ratio}</numerusform>
      </translation>
    </message>
    <message>
      <source>A as</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>A als</translation>
    </message>
    <message>
      <source>both</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>beide</translation>
    </message>
    <message>
      <source>time a move</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>Zeit je Zug</translation>
    </message>
    <message>
      <source>failed moves</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>gescheiterte Züge</translation>
    </message>
    <message>
      <source>no ratings until everybody has played</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>keine Wertungen, bevor alle gespielt haben</translation>
    </message>
    <message>
      <source>logistic</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>logistisch</translation>
    </message>
    <message>
      <source>normalized</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>normiert</translation>
    </message>
    <message>
      <source>{low} to {high}</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>{low} … {high}</translation>
    </message>
    <message>
      <source>{first} against {second}</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>{first} gegen {second}</translation>
    </message>
    <message>
      <source>game {game}, move {move}: {failure}</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>Partie {game}, Zug {move}: {failure}</translation>
    </message>
    <message>
      <source>{id}: {solution} is not the one right move</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>{id}: {solution} ist nicht der eine richtige Zug</translation>
    </message>
    <message numerus="yes">
      <source>{told} after {count} games</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>
        <numerusform>{told} nach {count} Partie</numerusform>
        <numerusform>{told} nach {count} Partien</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{part} of {count} puzzles proven, {played} moves tried in {taken} s</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>
        <numerusform>{part} von {count} Rätsel bewiesen, {played} Züge versucht in {taken} s</numerusform>
        <numerusform>{part} von {count} Rätseln bewiesen, {played} Züge versucht in {taken} s</numerusform>
      </translation>
    </message>
    <message>
      <source>{id}: {played} moves do not prove it</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>{id}: {played} Züge beweisen es nicht</translation>
    </message>
    <message numerus="yes">
      <source>{count} puzzles</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>
        <numerusform>{count} Rätsel</numerusform>
        <numerusform>{count} Rätsel</numerusform>
      </translation>
    </message>
    <message>
      <source>puzzles</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>Rätsel</translation>
    </message>
    <message>
      <source>tried</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>versucht</translation>
    </message>
    <message>
      <source>solved</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>gelöst</translation>
    </message>
    <message>
      <source>with hints</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>mit Hinweisen</translation>
    </message>
    <message>
      <source>missed</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>verfehlt</translation>
    </message>
    <message>
      <source>puzzle</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>Rätsel</translation>
    </message>
    <message>
      <source>goal</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>Ziel</translation>
    </message>
    <message>
      <source>solution</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>Lösung</translation>
    </message>
    <message>
      <source>hard</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>schwer</translation>
    </message>
    <message>
      <source>make, check and list puzzles, and see your results</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>Rätsel machen, prüfen und auflisten, und die eigenen Ergebnisse ansehen</translation>
    </message>
    <message>
      <source>Puzzles are positions in which exactly one first move is right, which is proven. They come from games that the engine played against itself.</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>Rätsel sind Stellungen, in denen genau ein erster Zug richtig ist, was bewiesen ist. Sie stammen aus Partien des Computers gegen sich selbst.</translation>
    </message>
    <message>
      <source>find puzzles in games that the engine plays against itself</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>Rätsel in Partien des Computers gegen sich selbst finden</translation>
    </message>
    <message>
      <source>Let the engine play itself and keep what brute force proves: positions near the end with exactly one right first move. The file is written after every find; what is in it stays, so Ctrl+C loses nothing and the same command resumes.</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>Den Computer gegen sich selbst spielen lassen und behalten, was Ausprobieren beweist: Stellungen nahe am Ende mit genau einem richtigen ersten Zug. Die Datei wird nach jedem Fund geschrieben; was darin ist, bleibt, Strg+C verliert also nichts, und derselbe Befehl macht weiter.</translation>
    </message>
    <message>
      <source>the file of puzzles</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>die Datei der Rätsel</translation>
    </message>
    <message>
      <source>the longest time for a variant (default: none)</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>die längste Zeit für eine Variante (Vorgabe: keine)</translation>
    </message>
    <message>
      <source>games at a time, at most one a core (default: 1)</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>Partien zugleich, höchstens eine je Prozessorkern (Vorgabe: 1)</translation>
    </message>
    <message>
      <source>fixes the games (default: 1)</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>legt die Partien fest (Vorgabe: 1)</translation>
    </message>
    <message>
      <source>prove every puzzle of a file again</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>jedes Rätsel einer Datei noch einmal beweisen</translation>
    </message>
    <message>
      <source>Try all moves of every puzzle by brute force over the rules. Exit code 1 if a proof fails.</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>Alle Züge jedes Rätsels nach den Regeln ausprobieren. Endet mit 1, wenn ein Beweis scheitert.</translation>
    </message>
    <message>
      <source>list the puzzles of a file</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>die Rätsel einer Datei auflisten</translation>
    </message>
    <message>
      <source>List the puzzles of a file.</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>Die Rätsel einer Datei auflisten.</translation>
    </message>
    <message>
      <source>what the puzzles ask for</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>welche Art von Aufgabe sie stellen</translation>
    </message>
    <message>
      <source>show your puzzle rating and what you solved</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>Ihre Wertung bei Rätseln nennen, und was Sie gelöst haben</translation>
    </message>
    <message>
      <source>Show your puzzle rating, your streaks, and what you solved of each theme and game.</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>Nennt Ihre Wertung bei Rätseln, Ihre Serien, und was Sie von jedem Thema und Spiel gelöst haben.</translation>
    </message>
    <message>
      <source>the puzzles (default: those that come with the program)</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>die Rätsel (Vorgabe: die mit dem Programm kommen)</translation>
    </message>
    <message numerus="yes">
      <source>{variant}: {done} of {count} puzzles</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>
        <numerusform>{variant}: {done} von {count} Rätsel</numerusform>
        <numerusform>{variant}: {done} von {count} Rätseln</numerusform>
      </translation>
    </message>
    <message>
      <source>the first puzzle</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>das erste Rätsel</translation>
    </message>
    <message>
      <source>puzzle {number} of {total}: {id}</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>Rätsel {number} von {total}: {id}</translation>
    </message>
    <message>
      <source>all</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>alle</translation>
    </message>
    <message>
      <source>win</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>gewinnen</translation>
    </message>
    <message>
      <source>win in n</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>gewinnen in n</translation>
    </message>
    <message>
      <source>do not lose</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>nicht verlieren</translation>
    </message>
    <message>
      <source>best capture</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>bestes Schlagen</translation>
    </message>
    <message numerus="yes">
      <source>{told}, {count} games</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>
        <numerusform>{told}, {count} Partie</numerusform>
        <numerusform>{told}, {count} Partien</numerusform>
      </translation>
    </message>
    <message>
      <source>how many of each variant the file should have (default: {count})</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>wie viele jeder Variante die Datei haben soll (Vorgabe: {count})</translation>
    </message>
    <message>
      <source>{variant}: the first game</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>{variant}: die erste Partie</translation>
    </message>
    <message>
      <source>measure what variants are worth as games</source>
      <extracomment>lab/commands/report.py</extracomment>
      <translation>messen, was Varianten als Spiele wert sind</translation>
    </message>
    <message>
      <source>Let the engine play itself, and write a page on each variant, a JSON file with its figures, and a page that compares all reports in the folder. The games are kept there too. Ctrl+C stops; the same command resumes, and only writes the pages once all games are there.</source>
      <extracomment>lab/commands/report.py</extracomment>
      <translation>Die Engine gegen sich selbst spielen lassen und zu jeder Variante eine Seite schreiben, eine JSON-Datei mit ihren Zahlen und eine Seite, die alle Berichte des Ordners vergleicht. Die Partien bleiben im Ordner. Strg+C hält an; derselbe Befehl macht später weiter und schreibt nur die Seiten, sobald alle Partien da sind.</translation>
    </message>
    <message>
      <source>the folder for games and pages</source>
      <extracomment>lab/commands/report.py</extracomment>
      <translation>der Ordner für Partien und Seiten</translation>
    </message>
    <message numerus="yes">
      <source>{variant}: {done} of {count} units of work</source>
      <extracomment>lab/commands/report.py</extracomment>
      <translation>
        <numerusform>{variant}: {done} von {count} Arbeitseinheit</numerusform>
        <numerusform>{variant}: {done} von {count} Arbeitseinheiten</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{variant}: {done} of {count} games examined</source>
      <extracomment>lab/commands/report.py</extracomment>
      <translation>
        <numerusform>{variant}: {done} von {count} Partie angesehen</numerusform>
        <numerusform>{variant}: {done} von {count} Partien angesehen</numerusform>
      </translation>
    </message>
    <message>
      <source>games of the engine against itself (default: {games})</source>
      <extracomment>lab/commands/report.py</extracomment>
      <translation>Partien der Engine gegen sich selbst (Vorgabe: {games})</translation>
    </message>
    <message>
      <source>playouts for a move (default: {nodes})</source>
      <extracomment>lab/commands/report.py</extracomment>
      <translation>Playouts für einen Zug (Vorgabe: {nodes})</translation>
    </message>
    <message>
      <source>fixes all games (default: {seed})</source>
      <extracomment>lab/commands/report.py</extracomment>
      <translation>legt alle Partien fest (Vorgabe: {seed})</translation>
    </message>
    <message>
      <source>how many times to double the playouts, starting at --nodes, and match each number against its half (default: {doublings})</source>
      <extracomment>lab/commands/report.py</extracomment>
      <translation>wie viele Verdoppelungen der Simulationen gegen die Hälfte gewogen werden, von --nodes an (Vorgabe: {doublings})</translation>
    </message>
    <message>
      <source>games for each of them, in pairs: an odd number means one more (default: {games})</source>
      <extracomment>lab/commands/report.py</extracomment>
      <translation>Partien für jede davon, in Paaren: eine ungerade Zahl heißt eine mehr (Vorgabe: {games})</translation>
    </message>
    <message>
      <source>{variant}: this part is done; merge the files of all parts, then run the command without --shard</source>
      <extracomment>lab/commands/report.py</extracomment>
      <translation>{variant}: dieser Teil ist fertig; die Dateien aller Teile zusammenführen, dann den Befehl ohne --shard ausführen</translation>
    </message>
    <message>
      <source>the engine is getting ready</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>der Computer macht sich bereit</translation>
    </message>
    <message numerus="yes">
      <source>{done} of {count} positions</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>
        <numerusform>{done} von {count} Stellung</numerusform>
        <numerusform>{done} von {count} Stellungen</numerusform>
      </translation>
    </message>
    <message>
      <source>file</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>Datei</translation>
    </message>
    <message>
      <source>side</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>Seite</translation>
    </message>
    <message>
      <source>accuracy</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>genau</translation>
    </message>
    <message>
      <source>inaccuracies</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>ungenau</translation>
    </message>
    <message>
      <source>mistakes</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>Fehler</translation>
    </message>
    <message>
      <source>blunders</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>grobe</translation>
    </message>
    <message>
      <source>loss</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>Verlust</translation>
    </message>
    <message>
      <source>turn</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>Runde</translation>
    </message>
    <message>
      <source>cost</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>Kosten</translation>
    </message>
    <message>
      <source>better line</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>bessere Fortsetzung</translation>
    </message>
    <message>
      <source>judge the moves of whole games, with a graph of each</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>die Züge ganzer Partien beurteilen, mit einer Kurve jeder Partie</translation>
    </message>
    <message>
      <source>Evaluate every position of games and judge their moves by the drop in the chance to win: inaccuracies, mistakes and blunders, each with the move that was better. Each game is written with its evaluations, and its graph beside it. Ctrl+C stops; what is written stays.</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>Jede Stellung von Partien bewerten und ihre Züge danach beurteilen, wie die Gewinnchance fällt: Ungenauigkeiten, Fehler und grobe Fehler, jeweils mit dem Zug, der besser war. Jede Partie wird mit ihren Bewertungen geschrieben, ihre Kurve daneben. Strg+C hält an; was geschrieben ist, bleibt.</translation>
    </message>
    <message>
      <source>the games' files; - is standard input</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>die Dateien der Partien; - ist die Standardeingabe</translation>
    </message>
    <message>
      <source>the folder for games and graphs</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>der Ordner für Partien und Kurven</translation>
    </message>
    <message>
      <source>playouts for a position, instead of a time</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>Playouts je Stellung statt einer Zeit</translation>
    </message>
    <message>
      <source>add the better move, with its line, to each bad move in the games</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>in die Partien schreiben, was bei jedem schlechten Zug besser war, mit seiner Fortsetzung</translation>
    </message>
    <message>
      <source>the graphs' format (default: svg)</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>das Format der Kurven (Vorgabe: svg)</translation>
    </message>
    <message>
      <source>fixes the searches (default: 1)</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>legt die Suchen fest (Vorgabe: 1)</translation>
    </message>
    <message>
      <source>time for a position (default: {seconds})</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>Zeit je Stellung (Vorgabe: {seconds})</translation>
    </message>
    <message>
      <source>All games ended, every move was legal; memory is steady: {size} MB from the end of the first round to the end of the last.</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>Alle Partien endeten, jeder Zug war erlaubt; der Speicher bleibt gleich: {size} MB vom Ende der ersten Runde bis zum Ende der letzten.</translation>
    </message>
    <message numerus="yes">
      <source>round {number} of {total}, {count} games: {memory}</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>
        <numerusform>Runde {number} von {total}, {count} Partie: {memory}</numerusform>
        <numerusform>Runde {number} von {total}, {count} Partien: {memory}</numerusform>
      </translation>
    </message>
    <message>
      <source>memory is not known on this system</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>der Speicher ist auf diesem System nicht bekannt</translation>
    </message>
    <message>
      <source>the memory of the engine grew by {size} MB from the end of the first round to the end of the last</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>der Speicher des Computers wuchs um {size} MB vom Ende der ersten Runde bis zum Ende der letzten</translation>
    </message>
    <message>
      <source>the memory of the rules grew by {size} MB from the end of the first round to the end of the last</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>der Speicher der Regeln wuchs um {size} MB vom Ende der ersten Runde bis zum Ende der letzten</translation>
    </message>
    <message>
      <source>plies each</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>Züge/Partie</translation>
    </message>
    <message>
      <source>longest</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>längste</translation>
    </message>
    <message>
      <source>a move, checked</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>Zug, geprüft</translation>
    </message>
    <message>
      <source>play many engine games and check every move</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>viele Partien des Computers spielen und jeden Zug prüfen</translation>
    </message>
    <message>
      <source>Let the engine play itself on one variant after the other. The plain rules check every move, every game has to end, and memory has to stay steady from the first round of all variants to the last. Exit code 1 if anything goes wrong.</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>Den Computer auf einer Variante nach der anderen gegen sich selbst spielen lassen. Die einfachen Regeln prüfen jeden Zug, jede Partie muss enden, und der Speicher muss von der ersten Runde aller Varianten bis zur letzten gleich bleiben. Endet mit 1, wenn etwas schiefgeht.</translation>
    </message>
    <message>
      <source>how many in all (default: 500)</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>wie viele insgesamt (Vorgabe: 500)</translation>
    </message>
    <message>
      <source>round {number} of {total}: {variant}, seed {seed}</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>Runde {number} von {total}: {variant}, Startwert {seed}</translation>
    </message>
    <message>
      <source>memory: {sizes}</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>Speicher: {sizes}</translation>
    </message>
    <message>
      <source>All games ended, every move was legal; memory has nothing to compare with.</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>Alle Partien endeten, jeder Zug war erlaubt; für den Speicher fehlt der Vergleich.</translation>
    </message>
    <message>
      <source>seconds for a move (default: {movetime})</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>Sekunden je Zug (Vorgabe: {movetime})</translation>
    </message>
    <message>
      <source>engine {before} to {after} MB</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>Computer {before} bis {after} MB</translation>
    </message>
    <message>
      <source>rules {before} to {after} MB</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>Regeln {before} bis {after} MB</translation>
    </message>
    <message>
      <source>{uid} has {size} places; realms of up to {most_sites} can be solved</source>
      <extracomment>lab/commands/solve.py</extracomment>
      <translation>{uid} hat {size} Felder; Reiche mit bis zu {most_sites} lassen sich lösen</translation>
    </message>
    <message>
      <source>{uid} cannot be solved without compiled kernels</source>
      <extracomment>lab/commands/solve.py</extracomment>
      <translation>{uid} kann ohne kompilierte Kernel nicht gelöst werden</translation>
    </message>
    <message>
      <source>solve Ring Majority on a small realm</source>
      <extracomment>lab/commands/solve.py</extracomment>
      <translation>Ring Majority auf einem kleinen Reich lösen</translation>
    </message>
    <message>
      <source>Bound the result of Ring Majority on a small realm for every ply and board and write the bounds to a file. The engine plays such a realm perfectly. Ctrl+C stops; with --file the same command resumes.</source>
      <extracomment>lab/commands/solve.py</extracomment>
      <translation>Das Ergebnis von Ring Majority auf einem kleinen Reich für jeden Zug und jedes Brett eingrenzen und die Grenzen in eine Datei schreiben. Der Computer spielt ein solches Reich perfekt. Strg+C hält an; mit --file macht derselbe Befehl später weiter.</translation>
    </message>
    <message>
      <source>a realm of at most 14 places: tet</source>
      <extracomment>lab/commands/solve.py</extracomment>
      <translation>ein Reich mit höchstens 14 Feldern: tet</translation>
    </message>
    <message>
      <source>with best play {seats} ends {max}</source>
      <extracomment>lab/commands/solve.py</extracomment>
      <translation>bei bestem Spiel endet {seats} mit {max}</translation>
    </message>
    <message>
      <source>games of each variant in a round</source>
      <extracomment>lab/commands/tune.py</extracomment>
      <translation>Partien jeder Variante in einer Runde</translation>
    </message>
    <message>
      <source>playouts for a move</source>
      <extracomment>lab/commands/tune.py</extracomment>
      <translation>Playouts für einen Zug</translation>
    </message>
    <message>
      <source>how many rounds</source>
      <extracomment>lab/commands/tune.py</extracomment>
      <translation>wie viele Runden</translation>
    </message>
    <message>
      <source>one game is not enough: --games must be at least 2</source>
      <extracomment>lab/commands/tune.py</extracomment>
      <translation>eine Partie genügt nicht: --games muss mindestens 2 sein</translation>
    </message>
    <message>
      <source>the weights of a board from a file can only be written to an --output</source>
      <extracomment>lab/commands/tune.py</extracomment>
      <translation>die Gewichte eines Bretts aus einer Datei haben keinen Platz außer --output</translation>
    </message>
    <message>
      <source>tune how good the engine expects moves to be by their patterns</source>
      <extracomment>lab/commands/tune.py</extracomment>
      <translation>einstellen, was der Computer von Zügen nach ihrem Aussehen erwartet</translation>
    </message>
    <message>
      <source>Let the engine play itself, see where its searches went, and fit the weights of the game's patterns to that. One variant gets weights of its own, several get those that all variants without their own share. Each round after the first searches with the weights of the one before. The weights are written after every round.</source>
      <extracomment>lab/commands/tune.py</extracomment>
      <translation>Den Computer gegen sich selbst spielen lassen, sehen, wohin seine Suchen gingen, und die Gewichte der Muster des Spiels daran anpassen. Eine Variante bekommt eigene Gewichte, mehrere bekommen die, die alle Varianten ohne eigene teilen. Jede Runde nach der ersten sucht mit den Gewichten der vorigen. Die Gewichte werden nach jeder Runde geschrieben.</translation>
    </message>
    <message>
      <source>the variants, which share their patterns</source>
      <extracomment>lab/commands/tune.py</extracomment>
      <translation>die Varianten, die ihre Muster teilen</translation>
    </message>
    <message>
      <source>{uid} has no patterns to tune</source>
      <extracomment>lab/commands/tune.py</extracomment>
      <translation>{uid} hat keine Muster zum Einstellen</translation>
    </message>
    <message>
      <source>{uid} and {other} do not share their patterns</source>
      <extracomment>lab/commands/tune.py</extracomment>
      <translation>{uid} und {other} teilen ihre Muster nicht</translation>
    </message>
    <message numerus="yes">
      <source>round {number}: {count} positions to learn from</source>
      <extracomment>lab/commands/tune.py</extracomment>
      <translation>
        <numerusform>Runde {number}: {count} Stellung zum Lernen</numerusform>
        <numerusform>Runde {number}: {count} Stellungen zum Lernen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>surprise at {count} others {untuned} nats untuned, {tuned} tuned</source>
      <extracomment>lab/commands/tune.py</extracomment>
      <translation>
        <numerusform>Überraschung bei {count} anderen {untuned} nats ohne, {tuned} mit Einstellung</numerusform>
        <numerusform>Überraschung bei {count} anderen {untuned} nats ohne, {tuned} mit Einstellung</numerusform>
      </translation>
    </message>
    <message>
      <source>{learned}; {surprised}; {path}</source>
      <extracomment>lab/commands/tune.py</extracomment>
      <translation>{learned}; {surprised}; {path}</translation>
    </message>
    <message>
      <source>game {done} of {total}, {seconds} s</source>
      <extracomment>lab/commands/tune.py</extracomment>
      <translation>Partie {done} von {total}, {seconds} s</translation>
    </message>
    <message>
      <source>{text} (default: {usual})</source>
      <extracomment>lab/commands/tune.py</extracomment>
      <translation>{text} (Vorgabe: {usual})</translation>
    </message>
    <message>
      <source>--shard needs --file, where the finished part is kept</source>
      <extracomment>lab/commands/workplace.py</extracomment>
      <translation>--shard braucht --file, wo bleibt, was hier getan wird</translation>
    </message>
    <message>
      <source>games or other pieces of work at a time (default: 1)</source>
      <extracomment>lab/commands/workplace.py</extracomment>
      <translation>Partien oder andere Arbeiten zugleich (Vorgabe: 1)</translation>
    </message>
    <message>
      <source>let the workers of a Dask scheduler do the work, such as tls://host:8786 (see the page on clusters)</source>
      <extracomment>lab/commands/workplace.py</extracomment>
      <translation>die Helfer eines Dask-Schedulers arbeiten lassen, etwa tls://host:8786 (siehe die Seite über Cluster)</translation>
    </message>
    <message>
      <source>keep finished work here, and resume from it</source>
      <extracomment>lab/commands/workplace.py</extracomment>
      <translation>Fertiges hier aufbewahren und von dort weitermachen</translation>
    </message>
    <message>
      <source>do only part K of N, for machines without a connection; merge the files with match merge</source>
      <extracomment>lab/commands/workplace.py</extracomment>
      <translation>nur Teil K von N tun, für Rechner, die nichts voneinander wissen; match merge führt die Dateien zusammen</translation>
    </message>
    <message>
      <source>'{text}' is not a part such as 2/8</source>
      <extracomment>lab/commands/workplace.py</extracomment>
      <translation>„{text}“ ist kein Teil wie 2/8</translation>
    </message>
    <message>
      <source>{uid} is over after {plies} random moves</source>
      <extracomment>lab/matches/match.py</extracomment>
      <translation>{uid} ist nach {plies} zufälligen Zügen zu Ende</translation>
    </message>
    <message>
      <source>{path} holds no openings</source>
      <extracomment>lab/matches/match.py</extracomment>
      <translation>{path} enthält keine Eröffnungen</translation>
    </message>
    <message>
      <source>the game is over after the moves {text}</source>
      <extracomment>lab/matches/match.py</extracomment>
      <translation>die Partie ist nach den Zügen {text} zu Ende</translation>
    </message>
    <message>
      <source>{path}, line {number}: {error}</source>
      <extracomment>lab/matches/match.py</extracomment>
      <translation>{path}, Zeile {number}: {error}</translation>
    </message>
    <message>
      <source>{path}, line {number}: not a game of a match: {error}</source>
      <extracomment>lab/matches/merging.py</extracomment>
      <translation>{path}, Zeile {number}: keine Partie eines Wettkampfs: {error}</translation>
    </message>
    <message>
      <source>it is nested too deep</source>
      <extracomment>lab/matches/merging.py</extracomment>
      <translation>sie ist zu tief verschachtelt</translation>
    </message>
    <message>
      <source>the levels of {variant} are different on this machine</source>
      <extracomment>lab/matches/pairs.py</extracomment>
      <translation>die Stufen von {variant} sind auf diesem Rechner andere</translation>
    </message>
    <message>
      <source>"{text}" names no program, as in "ugi:program --option"</source>
      <extracomment>lab/matches/players.py</extracomment>
      <translation>„{text}“ nennt kein Programm, wie in "ugi:programm --option"</translation>
    </message>
    <message>
      <source>"{text}" is not a level such as level=3</source>
      <extracomment>lab/matches/players.py</extracomment>
      <translation>„{text}“ ist keine Stufe wie level=3</translation>
    </message>
    <message>
      <source>"{text}" is not varied for 0 to 99 plies, as in varied=6 or varied=6,then=5000</source>
      <extracomment>lab/matches/players.py</extracomment>
      <translation>„{text}“ ist nicht 0 bis 99 Züge lang abwechselnd, wie in varied=6 oder varied=6,then=5000</translation>
    </message>
    <message>
      <source>"{text}" needs a time or a number of playouts for a move</source>
      <extracomment>lab/matches/players.py</extracomment>
      <translation>„{text}“ braucht eine Zeit oder eine Zahl von Playouts je Zug</translation>
    </message>
    <message>
      <source>there are no games of {player}</source>
      <extracomment>lab/matches/ratings.py</extracomment>
      <translation>es gibt keine Partien von {player}</translation>
    </message>
    <message>
      <source>no games link {some} with {others}</source>
      <extracomment>lab/matches/ratings.py</extracomment>
      <translation>keine Partien verbinden {some} mit {others}</translation>
    </message>
    <message>
      <source>{variant}, seed {seed}, after the moves {moves}: {error}</source>
      <extracomment>lab/matches/soak.py</extracomment>
      <translation>{variant}, Startwert {seed}, nach den Zügen {moves}: {error}</translation>
    </message>
    <message>
      <source>the game is not over after {plies} plies</source>
      <extracomment>lab/matches/soak.py</extracomment>
      <translation>die Partie ist nach {plies} Zügen nicht zu Ende</translation>
    </message>
    <message>
      <source>elo0 is {elo0}, not less than elo1, {elo1}</source>
      <extracomment>lab/matches/sprt.py</extracomment>
      <translation>elo0 ist {elo0}, nicht kleiner als elo1, {elo1}</translation>
    </message>
    <message>
      <source>"{player}" is named twice</source>
      <extracomment>lab/matches/tournament.py</extracomment>
      <translation>„{player}“ ist zweimal genannt</translation>
    </message>
    <message>
      <source>game {number} of {variant} is not over, or not evaluated</source>
      <extracomment>lab/reports/played.py</extracomment>
      <translation>Partie {number} von {variant} ist nicht zu Ende oder nicht bewertet</translation>
    </message>
    <message>
      <source>{path}: not a report: it is nested too deep</source>
      <extracomment>lab/reports/report.py</extracomment>
      <translation>{path}: kein Bericht: zu tief verschachtelt</translation>
    </message>
    <message>
      <source>{path}: not a report: {reason}</source>
      <extracomment>lab/reports/report.py</extracomment>
      <translation>{path}: kein Bericht: {reason}</translation>
    </message>
    <message>
      <source>{uid} cannot be solved</source>
      <extracomment>lab/solving.py</extracomment>
      <translation>{uid} kann nicht gelöst werden</translation>
    </message>
    <message>
      <source>its lessons cannot be read</source>
      <extracomment>lab/tuning/units.py</extracomment>
      <translation>seine Lektionen sind nicht lesbar</translation>
    </message>
    <message>
      <source>the worker {name} is left out: {why}</source>
      <extracomment>lab/work/cluster.py</extracomment>
      <translation>der Helfer {name} bleibt außen vor: {why}</translation>
    </message>
    <message>
      <source>"{player}" is a program, and the worker on {host} starts none (ringrealms3d worker --allow-programs)</source>
      <extracomment>lab/work/cluster.py</extracomment>
      <translation>„{player}“ ist ein Programm, und der Helfer auf {host} startet keine (ringrealms3d worker --allow-programs)</translation>
    </message>
    <message>
      <source>the scheduler at {address} is gone; --file keeps what is done</source>
      <extracomment>lab/work/cluster.py</extracomment>
      <translation>der Scheduler unter {address} ist verschwunden; was fertig ist, hebt --file auf</translation>
    </message>
    <message>
      <source>unit {number} keeps losing its workers ({losses} so far)</source>
      <extracomment>lab/work/cluster.py</extracomment>
      <translation>Helfer gehen immer verloren, wenn sie Einheit {number} tun (bisher {losses})</translation>
    </message>
    <message>
      <source>there is no worker yet; ringrealms3d worker starts one</source>
      <extracomment>lab/work/cluster.py</extracomment>
      <translation>noch ist kein Helfer da; ringrealms3d worker startet einen</translation>
    </message>
    <message>
      <source>{path}, line {number}: a unit of another job ({difference})</source>
      <extracomment>lab/work/journal.py</extracomment>
      <translation>{path}, Zeile {number}: eine Einheit eines anderen Auftrags ({difference})</translation>
    </message>
    <message>
      <source>{path}, line {number}: not a unit of a job</source>
      <extracomment>lab/work/journal.py</extracomment>
      <translation>{path}, Zeile {number}: keine Einheit eines Auftrags</translation>
    </message>
    <message>
      <source>{path} is being written by another run</source>
      <extracomment>lab/work/journal.py</extracomment>
      <translation>{path} wird gerade von einem anderen Lauf geschrieben</translation>
    </message>
    <message>
      <source>there is no kind "{kind}"</source>
      <extracomment>lab/work/journal.py</extracomment>
      <translation>die Art „{kind}“ gibt es nicht</translation>
    </message>
    <message>
      <source>its key is "{key}", not "{own}"</source>
      <extracomment>lab/work/journal.py</extracomment>
      <translation>ihr Schlüssel ist „{key}“, nicht „{own}“</translation>
    </message>
    <message>
      <source>the processes that do the work keep ending, {breaks} in a row</source>
      <extracomment>lab/work/processes.py</extracomment>
      <translation>Prozesse, die die Arbeit tun, enden von selbst, {breaks} nacheinander</translation>
    </message>
    <message>
      <source>it did not answer within {seconds} s</source>
      <extracomment>lab/work/scheduler.py</extracomment>
      <translation>er hat nicht innerhalb von {seconds} s geantwortet</translation>
    </message>
    <message>
      <source>the scheduler at {address} cannot be reached: {error}</source>
      <extracomment>lab/work/scheduler.py</extracomment>
      <translation>der Scheduler unter {address} ist nicht erreichbar: {error}</translation>
    </message>
    <message>
      <source>"{address}" is not an address of a scheduler such as tls://host:8786</source>
      <extracomment>lab/work/scheduler.py</extracomment>
      <translation>„{address}“ ist keine Adresse eines Schedulers wie tls://host:8786</translation>
    </message>
    <message>
      <source>{address} can be reached from other machines, so it must be protected: use tls://{host}:{port}</source>
      <extracomment>lab/work/scheduler.py</extracomment>
      <translation>{address} ist von anderen Rechnern aus erreichbar und muss deshalb geschützt sein: tls://{host}:{port}</translation>
    </message>
    <message>
      <source>{address} needs certificates: name them in Dask's settings, such as ~/.config/dask/tls.yaml</source>
      <extracomment>lab/work/scheduler.py</extracomment>
      <translation>{address} braucht Zertifikate: Die Einstellungen von Dask, etwa ~/.config/dask/tls.yaml, nennen sie</translation>
    </message>
    <message>
      <source>a cluster needs Dask, which is not installed: {install}</source>
      <extracomment>lab/work/scheduler.py</extracomment>
      <translation>ein Cluster braucht Dask, das nicht installiert ist: {install}</translation>
    </message>
    <message>
      <source>{path}: the name of a library ends in {suffix}</source>
      <extracomment>library/database.py</extracomment>
      <translation>{path}: der Name einer Sammlung endet auf {suffix}</translation>
    </message>
    <message>
      <source>{path} is a device or a pipe, not a library</source>
      <extracomment>library/database.py</extracomment>
      <translation>{path} ist ein Gerät oder eine Pipe, keine Sammlung</translation>
    </message>
    <message>
      <source>{path} is a folder, not a library</source>
      <extracomment>library/database.py</extracomment>
      <translation>{path} ist ein Ordner, keine Sammlung</translation>
    </message>
    <message>
      <source>its tables cannot be read</source>
      <extracomment>library/database.py</extracomment>
      <translation>ihre Tabellen können nicht gelesen werden</translation>
    </message>
    <message>
      <source>the library {path} is damaged and cannot be renamed: {reason}</source>
      <extracomment>library/database.py</extracomment>
      <translation>die Sammlung {path} ist beschädigt und kann nicht beiseitegelegt werden: {reason}</translation>
    </message>
    <message>
      <source>the library {path} cannot be used: {error}</source>
      <extracomment>library/database.py</extracomment>
      <translation>die Sammlung {path} kann nicht benutzt werden: {error}</translation>
    </message>
    <message>
      <source>another process has been opening {path} for a long time</source>
      <extracomment>library/database.py</extracomment>
      <translation>ein anderer Prozess öffnet {path} schon lange</translation>
    </message>
    <message>
      <source>there is no deletion {number} that can be undone</source>
      <extracomment>library/deleting.py</extracomment>
      <translation>es gibt keine Löschung {number}, die rückgängig gemacht werden kann</translation>
    </message>
    <message>
      <source>{path}: the name of a file with games ends in {endings}</source>
      <extracomment>library/importing.py</extracomment>
      <translation>{path}: der Name einer Datei mit Partien endet auf {endings}</translation>
    </message>
    <message>
      <source>game {number} in the library has something that this game lacks, so this one was added as game {kept}</source>
      <extracomment>library/late_library.py</extracomment>
      <translation>Partie {number} der Bibliothek enthält, was dieser Partie fehlt; diese ist dort nun Partie {kept}</translation>
    </message>
    <message>
      <source>the game is not in the library: {reason}</source>
      <extracomment>library/late_library.py</extracomment>
      <translation>die Partie ist nicht in der Sammlung: {reason}</translation>
    </message>
    <message>
      <source>game {number} of the library</source>
      <extracomment>library/library.py</extracomment>
      <translation>Partie {number} der Sammlung</translation>
    </message>
    <message>
      <source>the library {path} is damaged: it was renamed to {aside}, and a new one was started; '{command}' restores what can be read</source>
      <extracomment>library/library.py</extracomment>
      <translation>die Bibliothek {path} ist beschädigt: sie heißt jetzt {aside}, und eine neue ist begonnen; „{command}“ holt zurück, was davon lesbar ist</translation>
    </message>
    <message>
      <source>there is no damaged library beside {path}</source>
      <extracomment>library/rescue.py</extracomment>
      <translation>neben {path} liegt keine beschädigte Bibliothek</translation>
    </message>
    <message>
      <source>{path} holds no game that can be read</source>
      <extracomment>library/rescue.py</extracomment>
      <translation>{path} enthält keine Partie, die lesbar ist</translation>
    </message>
    <message>
      <source>it is the database of another program</source>
      <extracomment>library/schema.py</extracomment>
      <translation>es ist die Datenbank eines anderen Programms</translation>
    </message>
    <message>
      <source>it is a library of version {version}, and this program reads versions up to {count}</source>
      <extracomment>library/schema.py</extracomment>
      <translation>es ist eine Sammlung der Version {version}, und dieses Programm liest Versionen bis {count}</translation>
    </message>
    <message>
      <source>the library has no game {number}</source>
      <extracomment>library/storing.py</extracomment>
      <translation>die Sammlung hat keine Partie {number}</translation>
    </message>
    <message>
      <source>{path} is being changed by another program</source>
      <extracomment>puzzles/cards.py</extracomment>
      <translation>{path} wird gerade von einem anderen Programm geändert</translation>
    </message>
    <message>
      <source>{path}: not a file of puzzle cards: {error}</source>
      <extracomment>puzzles/cards.py</extracomment>
      <translation>{path}: keine Karten von Rätseln: {error}</translation>
    </message>
    <message>
      <source>{path}, line {number}: puzzle {id} appears twice</source>
      <extracomment>puzzles/file.py</extracomment>
      <translation>{path}, Zeile {number}: das Rätsel {id} gibt es zweimal</translation>
    </message>
    <message>
      <source>{path}, line 1: not the beginning of a file of puzzles</source>
      <extracomment>puzzles/file.py</extracomment>
      <translation>{path}, Zeile 1: nicht der Anfang einer Datei von Rätseln</translation>
    </message>
    <message>
      <source>{path}, line {number}: not a puzzle: {error}</source>
      <extracomment>puzzles/file.py</extracomment>
      <translation>{path}, Zeile {number}: kein Rätsel: {error}</translation>
    </message>
    <message>
      <source>{percent} %</source>
      <extracomment>puzzles/mistake.py</extracomment>
      <translation>{percent} %</translation>
    </message>
    <message>
      <source>move {number} of your game</source>
      <extracomment>puzzles/mistake.py</extracomment>
      <translation>Zug {number} Ihrer Partie</translation>
    </message>
    <message>
      <source>{game} against {opponent}</source>
      <extracomment>puzzles/mistake.py</extracomment>
      <translation>{game} gegen {opponent}</translation>
    </message>
    <message>
      <source>{game} on {date}</source>
      <extracomment>puzzles/mistake.py</extracomment>
      <translation>{game} vom {date}</translation>
    </message>
    <message>
      <source>{move} does not win.</source>
      <extracomment>puzzles/playing.py</extracomment>
      <translation>{move} gewinnt nicht.</translation>
    </message>
    <message>
      <source>{move} does not win in time.</source>
      <extracomment>puzzles/playing.py</extracomment>
      <translation>{move} gewinnt nicht rechtzeitig.</translation>
    </message>
    <message>
      <source>{move} loses.</source>
      <extracomment>puzzles/playing.py</extracomment>
      <translation>{move} verliert.</translation>
    </message>
    <message>
      <source>There is something better than {move}.</source>
      <extracomment>puzzles/playing.py</extracomment>
      <translation>Es gibt etwas Besseres als {move}.</translation>
    </message>
    <message>
      <source>{move} does not win because of {reply}.</source>
      <extracomment>puzzles/playing.py</extracomment>
      <translation>{move} gewinnt wegen {reply} nicht.</translation>
    </message>
    <message>
      <source>{move} does not win in time because of {reply}.</source>
      <extracomment>puzzles/playing.py</extracomment>
      <translation>{move} gewinnt wegen {reply} nicht rechtzeitig.</translation>
    </message>
    <message>
      <source>{move} loses to {reply}.</source>
      <extracomment>puzzles/playing.py</extracomment>
      <translation>{move} verliert gegen {reply}.</translation>
    </message>
    <message>
      <source>{move} is answered by {reply}. There is something better.</source>
      <extracomment>puzzles/playing.py</extracomment>
      <translation>Auf {move} folgt {reply}. Es gibt etwas Besseres.</translation>
    </message>
    <message>
      <source>Difficulty: {stars}</source>
      <extracomment>puzzles/playing.py</extracomment>
      <translation>Schwierigkeit: {stars}</translation>
    </message>
    <message>
      <source>The solution: {line}</source>
      <extracomment>puzzles/playing.py</extracomment>
      <translation>Die Lösung: {line}</translation>
    </message>
    <message>
      <source>the puzzle {id}: {error}</source>
      <extracomment>puzzles/playing.py</extracomment>
      <translation>das Rätsel {id}: {error}</translation>
    </message>
    <message>
      <source>Right. {line}</source>
      <extracomment>puzzles/playing.py</extracomment>
      <translation>Richtig. {line}</translation>
    </message>
    <message>
      <source>{seat} to move and win: only one move does it</source>
      <extracomment>puzzles/puzzle.py</extracomment>
      <translation>{seat} zieht und gewinnt: Nur ein Zug schafft es</translation>
    </message>
    <message>
      <source>{seat} to move and win at once</source>
      <extracomment>puzzles/puzzle.py</extracomment>
      <translation>{seat} zieht und gewinnt sofort</translation>
    </message>
    <message>
      <source>{seat} to move and win within {moves} moves</source>
      <extracomment>puzzles/puzzle.py</extracomment>
      <translation>{seat} zieht und gewinnt in {moves} Zügen</translation>
    </message>
    <message>
      <source>{seat} to move and not lose: only one move does it</source>
      <extracomment>puzzles/puzzle.py</extracomment>
      <translation>{seat} zieht und verliert nicht: Nur ein Zug schafft es</translation>
    </message>
    <message>
      <source>{seat} to move and stop {other} from winning with the next move</source>
      <extracomment>puzzles/puzzle.py</extracomment>
      <translation>{seat} zieht und hindert {other} daran, im nächsten Zug zu gewinnen</translation>
    </message>
    <message>
      <source>{seat} to move and stop {other} from winning by force within {moves} moves</source>
      <extracomment>puzzles/puzzle.py</extracomment>
      <translation>{seat} zieht und hindert {other} daran, in {moves} Zügen zwingend zu gewinnen</translation>
    </message>
    <message>
      <source>{seat} to move: find the capture that leads to the best result</source>
      <extracomment>puzzles/puzzle.py</extracomment>
      <translation>{seat} zieht: Finden Sie das Schlagen mit dem besten Ergebnis</translation>
    </message>
    <message numerus="yes">
      <source>Your rating is {points} ± {interval} after {count} puzzles.</source>
      <extracomment>puzzles/results.py</extracomment>
      <translation>
        <numerusform>Ihre Wertung ist {points} ± {interval} nach {count} Rätsel.</numerusform>
        <numerusform>Ihre Wertung ist {points} ± {interval} nach {count} Rätseln.</numerusform>
      </translation>
    </message>
    <message>
      <source>Solved in a row without help: {now} now, {most} at best.</source>
      <extracomment>puzzles/results.py</extracomment>
      <translation>Ohne Hilfe in Folge gelöst: {now} zuletzt, höchstens {most}.</translation>
    </message>
    <message>
      <source>You have not tried a puzzle yet.</source>
      <extracomment>puzzles/results.py</extracomment>
      <translation>Sie haben noch kein Rätsel versucht.</translation>
    </message>
    <message>
      <source>The best move is {move}.</source>
      <extracomment>puzzles/retrying.py</extracomment>
      <translation>Der beste Zug ist {move}.</translation>
    </message>
    <message>
      <source>After {played}, {seat} continues with {answer}.</source>
      <extracomment>puzzles/retrying.py</extracomment>
      <translation>Nach {played} spielt {seat} {answer}.</translation>
    </message>
    <message>
      <source>{seat} to move: find a better move than {played}</source>
      <extracomment>puzzles/retrying.py</extracomment>
      <translation>{seat} zieht: Finden Sie einen besseren Zug als {played}</translation>
    </message>
    <message>
      <source>{played} was {origin}. It lost {loss} of the chance to win.</source>
      <extracomment>puzzles/retrying.py</extracomment>
      <translation>{played} war {origin}. Der Zug kostete {loss} der Gewinnchance.</translation>
    </message>
    <message>
      <source>{move} was played in the game.</source>
      <extracomment>puzzles/retrying.py</extracomment>
      <translation>{move} wurde gespielt.</translation>
    </message>
    <message>
      <source>{move} is the best move.</source>
      <extracomment>puzzles/retrying.py</extracomment>
      <translation>{move} ist der beste Zug.</translation>
    </message>
    <message>
      <source>{move} is good. The engine would play {best}.</source>
      <extracomment>puzzles/retrying.py</extracomment>
      <translation>{move} ist gut. Der Computer würde {best} spielen.</translation>
    </message>
    <message>
      <source>{move} loses {loss} of the chance to win.</source>
      <extracomment>puzzles/retrying.py</extracomment>
      <translation>{move} kostet {loss} der Gewinnchance.</translation>
    </message>
    <message>
      <source>Win at once</source>
      <extracomment>puzzles/themes.py</extracomment>
      <translation>Sofort gewinnen</translation>
    </message>
    <message>
      <source>Win in two</source>
      <extracomment>puzzles/themes.py</extracomment>
      <translation>In zwei Zügen gewinnen</translation>
    </message>
    <message>
      <source>Win in three or more</source>
      <extracomment>puzzles/themes.py</extracomment>
      <translation>In drei oder mehr Zügen gewinnen</translation>
    </message>
    <message>
      <source>Win to the end</source>
      <extracomment>puzzles/themes.py</extracomment>
      <translation>Bis zum Ende gewinnen</translation>
    </message>
    <message>
      <source>Best capture</source>
      <extracomment>puzzles/themes.py</extracomment>
      <translation>Bestes Schlagen</translation>
    </message>
    <message>
      <source>Defence</source>
      <extracomment>puzzles/themes.py</extracomment>
      <translation>Verteidigung</translation>
    </message>
    <message>
      <source>Defence against a forced win</source>
      <extracomment>puzzles/themes.py</extracomment>
      <translation>Weitsichtige Verteidigung</translation>
    </message>
    <message>
      <source>{path} has no game {number}, only {count}</source>
      <extracomment>records/chapters.py</extracomment>
      <translation>{path} hat keine Partie {number}, nur {count}</translation>
    </message>
    <message>
      <source>{given} is not {wanted}</source>
      <extracomment>records/checked.py</extracomment>
      <translation>{given} ist nicht {wanted}</translation>
    </message>
    <message>
      <source>{name} has {count} letters; at most {most} can be read</source>
      <extracomment>records/checked.py</extracomment>
      <translation>{name} hat {count} Zeichen, von {most}, die gelesen werden können</translation>
    </message>
    <message>
      <source>{name} has {count} names, not 2</source>
      <extracomment>records/checked.py</extracomment>
      <translation>{name} hat {count} Namen statt 2</translation>
    </message>
    <message>
      <source>{name} has {count} tags; at most {most} can be read</source>
      <extracomment>records/checked.py</extracomment>
      <translation>{name} hat {count} Schlagwörter, lesbar sind {most}</translation>
    </message>
    <message>
      <source>{given} is not a day as in 2026-11-24</source>
      <extracomment>records/checked.py</extracomment>
      <translation>{given} ist kein Tag wie in 2026-11-24</translation>
    </message>
    <message>
      <source>{given} is not a number</source>
      <extracomment>records/checked.py</extracomment>
      <translation>{given} ist keine Zahl</translation>
    </message>
    <message>
      <source>{name} does not hold {number} numbers</source>
      <extracomment>records/checked.py</extracomment>
      <translation>{name} enthält nicht {number} Zahlen</translation>
    </message>
    <message>
      <source>{given} is not a tag: a tag is one line without a comma</source>
      <extracomment>records/checked.py</extracomment>
      <translation>{given} ist kein Schlagwort: das ist eine Zeile ohne Komma</translation>
    </message>
    <message>
      <source>time_control: {error}</source>
      <extracomment>records/checked.py</extracomment>
      <translation>time_control: {error}</translation>
    </message>
    <message>
      <source>the start of a game has no move</source>
      <extracomment>records/edits.py</extracomment>
      <translation>zum Beginn einer Partie gehört kein Zug</translation>
    </message>
    <message>
      <source>the date</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>das Datum</translation>
    </message>
    <message>
      <source>the seed, which nobody may know before the game is over</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>der Startwert, den niemand wissen darf, bevor die Partie zu Ende ist</translation>
    </message>
    <message>
      <source>the game</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>die Partie</translation>
    </message>
    <message>
      <source>left out of {output}: {listed}</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>nicht in {output}: {listed}</translation>
    </message>
    <message>
      <source>{path} has {count} games, not one: 'ringrealms3d convert --chapter 1' takes one out, and 'ringrealms3d library import' adds all to the library</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>{path} hat {count} Partien, nicht eine: „ringrealms3d convert --chapter 1“ holt eine heraus, und „ringrealms3d library import“ nimmt alle in die Sammlung auf</translation>
    </message>
    <message numerus="yes">
      <source>{count} variations</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>
        <numerusform>{count} Variante</numerusform>
        <numerusform>{count} Varianten</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} comments</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>
        <numerusform>{count} Kommentar</numerusform>
        <numerusform>{count} Kommentare</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} signs after moves</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>
        <numerusform>{count} Zeichen nach einem Zug</numerusform>
        <numerusform>{count} Zeichen nach Zügen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} marks</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>
        <numerusform>{count} Markierung</numerusform>
        <numerusform>{count} Markierungen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} clocks</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>
        <numerusform>{count} Uhrzeit</numerusform>
        <numerusform>{count} Uhrzeiten</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} evaluations</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>
        <numerusform>{count} Bewertung</numerusform>
        <numerusform>{count} Bewertungen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} cameras</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>
        <numerusform>{count} Blickwinkel</numerusform>
        <numerusform>{count} Blickwinkel</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} unknown properties</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>
        <numerusform>{count} unbekannte Eigenschaft</numerusform>
        <numerusform>{count} unbekannte Eigenschaften</numerusform>
      </translation>
    </message>
    <message>
      <source>the players' names</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>die Namen der Spieler</translation>
    </message>
    <message>
      <source>the event</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>die Veranstaltung</translation>
    </message>
    <message>
      <source>the place</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>der Ort</translation>
    </message>
    <message>
      <source>the time control</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>die Bedenkzeit</translation>
    </message>
    <message>
      <source>the tags</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>die Schlagwörter</translation>
    </message>
    <message>
      <source>the result</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>das Ergebnis</translation>
    </message>
    <message>
      <source>{path} is not the file of one game: 'ringrealms3d library import' adds the games of a match to the library, and 'ringrealms3d library export' writes one of them to a file</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>{path} ist nicht die Datei einer einzelnen Partie: „ringrealms3d library import“ nimmt die Partien eines Wettkampfs in die Bibliothek auf, und „ringrealms3d library export“ schreibt eine davon in eine Datei</translation>
    </message>
    <message>
      <source>{path}: the game takes {size} bytes; at most {most} can be read</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>{path}: die Partie braucht {size} Bytes, von {most}, die gelesen werden können</translation>
    </message>
    <message>
      <source>{path}: the name of a game file ends in {endings}</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>{path}: der Name der Datei einer Partie endet auf {endings}</translation>
    </message>
    <message>
      <source>{name} has no text</source>
      <extracomment>records/game_text.py</extracomment>
      <translation>{name} hat keinen Text</translation>
    </message>
    <message>
      <source>{name}: '{quoted}' is neither a game nor a position: {error}</source>
      <extracomment>records/game_text.py</extracomment>
      <translation>{name}: „{quoted}“ ist keine Partie und keine Stellung: {error}</translation>
    </message>
    <message>
      <source>{name} holds the graph of a single position, not a game</source>
      <extracomment>records/json_file.py</extracomment>
      <translation>{name} enthält den Graphen einer einzelnen Stellung, keine Partie</translation>
    </message>
    <message>
      <source>node {number}, move '{move}': {error}</source>
      <extracomment>records/json_file.py</extracomment>
      <translation>Knoten {number}, Zug „{move}“: {error}</translation>
    </message>
    <message>
      <source>the format '{ringrealms3d}' is not '{format}'</source>
      <extracomment>records/json_file.py</extracomment>
      <translation>das Format „{ringrealms3d}“ ist nicht „{format}“</translation>
    </message>
    <message>
      <source>there is no node {number}</source>
      <extracomment>records/json_file.py</extracomment>
      <translation>einen Knoten {number} gibt es nicht</translation>
    </message>
    <message>
      <source>{name}, line {line}, column {column}: not JSON: {msg}</source>
      <extracomment>records/json_file.py</extracomment>
      <translation>{name}, Zeile {line}, Spalte {column}: kein JSON: {msg}</translation>
    </message>
    <message>
      <source>{name}: it is nested too deep</source>
      <extracomment>records/json_file.py</extracomment>
      <translation>{name}: es ist zu tief verschachtelt</translation>
    </message>
    <message>
      <source>{name}: not a game: {error}</source>
      <extracomment>records/json_file.py</extracomment>
      <translation>{name}: keine Partie: {error}</translation>
    </message>
    <message>
      <source>node {number} comes before its parent {parent}</source>
      <extracomment>records/json_file.py</extracomment>
      <translation>Knoten {number} kommt vor seinem Elternknoten {parent}</translation>
    </message>
    <message>
      <source>{path}, line {number}: not a unit of a job: {error}</source>
      <extracomment>records/match_file.py</extracomment>
      <translation>{path}, Zeile {number}: keine Einheit eines Auftrags: {error}</translation>
    </message>
    <message>
      <source>an earlier version wrote it; match merge converts it</source>
      <extracomment>records/match_file.py</extracomment>
      <translation>eine frühere Version hat sie geschrieben; match merge macht eine neue Datei daraus</translation>
    </message>
    <message>
      <source>it has {count} bytes; at most {largest_json} can be read</source>
      <extracomment>records/match_file.py</extracomment>
      <translation>sie hat {count} Bytes, von {largest_json}, die gelesen werden können</translation>
    </message>
    <message>
      <source>its game has variations</source>
      <extracomment>records/match_file.py</extracomment>
      <translation>ihre Partie hat Varianten</translation>
    </message>
    <message>
      <source>its game is not over</source>
      <extracomment>records/match_file.py</extracomment>
      <translation>ihre Partie ist nicht zu Ende</translation>
    </message>
    <message>
      <source>not JSON from column {colno} on: {msg}</source>
      <extracomment>records/match_file.py</extracomment>
      <translation>kein JSON ab Spalte {colno}: {msg}</translation>
    </message>
    <message>
      <source>there is no mark '{kind}'</source>
      <extracomment>records/node.py</extracomment>
      <translation>eine Markierung „{kind}“ gibt es nicht</translation>
    </message>
    <message>
      <source>a mark of the kind {kind} has no text</source>
      <extracomment>records/node.py</extracomment>
      <translation>eine Markierung der Art {kind} hat keinen Text</translation>
    </message>
    <message>
      <source>{given} is not a colour of a mark</source>
      <extracomment>records/node.py</extracomment>
      <translation>{given} ist keine Farbe einer Markierung</translation>
    </message>
    <message>
      <source>{given} does not rate a move</source>
      <extracomment>records/node.py</extracomment>
      <translation>{given} sagt nichts über einen Zug</translation>
    </message>
    <message numerus="yes">
      <source>a mark of the kind {kind} cannot be on {count} places</source>
      <extracomment>records/node.py</extracomment>
      <translation>
        <numerusform>eine Markierung der Art {kind} liegt nicht auf {count} Feld</numerusform>
        <numerusform>eine Markierung der Art {kind} liegt nicht auf {count} Feldern</numerusform>
      </translation>
    </message>
    <message>
      <source>reason '{reason}' is none of {reasons}</source>
      <extracomment>records/record.py</extracomment>
      <translation>der Grund „{reason}“ ist keiner von {reasons}</translation>
    </message>
    <message>
      <source>{node} is no move of this game</source>
      <extracomment>records/record.py</extracomment>
      <translation>{node} ist kein Zug dieser Partie</translation>
    </message>
    <message>
      <source>games that start differently cannot be merged</source>
      <extracomment>records/record.py</extracomment>
      <translation>Partien, die verschieden beginnen, lassen sich nicht zusammenführen</translation>
    </message>
    <message>
      <source>a game of {game}, which is not installed here</source>
      <extracomment>records/record.py</extracomment>
      <translation>eine Partie des Spiels {game}, das hier nicht installiert ist</translation>
    </message>
    <message>
      <source>{path} could not be read: {fault}</source>
      <extracomment>records/replayed.py</extracomment>
      <translation>{path} konnte nicht gelesen werden: {fault}</translation>
    </message>
    <message>
      <source>{path} could not be read: its process ended with {code}</source>
      <extracomment>records/replayed.py</extracomment>
      <translation>{path} konnte nicht gelesen werden: der Prozess endete mit {code}</translation>
    </message>
    <message>
      <source>An inaccuracy: it lost {loss} of the chance to win.</source>
      <extracomment>records/review_notes.py</extracomment>
      <translation>Eine Ungenauigkeit: Sie kostete {loss} der Gewinnchance.</translation>
    </message>
    <message>
      <source>An inaccuracy: it lost {loss} of the chance to win. {better} was better.</source>
      <extracomment>records/review_notes.py</extracomment>
      <translation>Eine Ungenauigkeit: Sie kostete {loss} der Gewinnchance. {better} war besser.</translation>
    </message>
    <message>
      <source>A mistake: it lost {loss} of the chance to win.</source>
      <extracomment>records/review_notes.py</extracomment>
      <translation>Ein Fehler: Er kostete {loss} der Gewinnchance.</translation>
    </message>
    <message>
      <source>A mistake: it lost {loss} of the chance to win. {better} was better.</source>
      <extracomment>records/review_notes.py</extracomment>
      <translation>Ein Fehler: Er kostete {loss} der Gewinnchance. {better} war besser.</translation>
    </message>
    <message>
      <source>A blunder: it lost {loss} of the chance to win.</source>
      <extracomment>records/review_notes.py</extracomment>
      <translation>Ein grober Fehler: Er kostete {loss} der Gewinnchance.</translation>
    </message>
    <message>
      <source>A blunder: it lost {loss} of the chance to win. {better} was better.</source>
      <extracomment>records/review_notes.py</extracomment>
      <translation>Ein grober Fehler: Er kostete {loss} der Gewinnchance. {better} war besser.</translation>
    </message>
    <message>
      <source>as SGF the game takes {values} values; at most {most_values} are possible</source>
      <extracomment>records/sgf/file.py</extracomment>
      <translation>als SGF braucht die Partie {values} Werte, von {most_values} möglichen</translation>
    </message>
    <message>
      <source>move '{text}': there is already a variation with it</source>
      <extracomment>records/sgf/file.py</extracomment>
      <translation>Zug „{text}“: Es gibt schon eine Variante mit ihm</translation>
    </message>
    <message>
      <source>it is {seat}'s turn, so the move is {colour}, not {other}</source>
      <extracomment>records/sgf/file.py</extracomment>
      <translation>{seat} ist am Zug, der Zug ist also {colour}, nicht {other}</translation>
    </message>
    <message>
      <source>{name}: CA[{encoding}] is not a known encoding</source>
      <extracomment>records/sgf/file.py</extracomment>
      <translation>{name}: CA[{encoding}] ist keine Kodierung, die hier bekannt ist</translation>
    </message>
    <message>
      <source>the first node, where the game starts, has a move</source>
      <extracomment>records/sgf/file.py</extracomment>
      <translation>der erste Knoten, mit dem die Partie beginnt, hat einen Zug</translation>
    </message>
    <message>
      <source>move '{text}': {why}</source>
      <extracomment>records/sgf/file.py</extracomment>
      <translation>Zug „{text}“: {why}</translation>
    </message>
    <message>
      <source>the node has no move</source>
      <extracomment>records/sgf/file.py</extracomment>
      <translation>der Knoten hat keinen Zug</translation>
    </message>
    <message>
      <source>{given} is not one of the games here ({known})</source>
      <extracomment>records/sgf/game.py</extracomment>
      <translation>{given} ist keines der Spiele hier ({known})</translation>
    </message>
    <message>
      <source>{name}, which names the variant, is missing</source>
      <extracomment>records/sgf/game.py</extracomment>
      <translation>{name}, das die Variante nennt, fehlt</translation>
    </message>
    <message>
      <source>{uid} is not a variant of {game}</source>
      <extracomment>records/sgf/game.py</extracomment>
      <translation>{uid} ist keine Variante von {game}</translation>
    </message>
    <message>
      <source>{given} is neither visits nor a margin, '{proven}' or a best move</source>
      <extracomment>records/sgf/notes.py</extracomment>
      <translation>{given} nennt weder Besuche noch einen Vorsprung, „{proven}“ oder einen besten Zug</translation>
    </message>
    <message>
      <source>{one} and {other} contradict each other</source>
      <extracomment>records/sgf/notes.py</extracomment>
      <translation>{one} und {other} widersprechen einander</translation>
    </message>
    <message>
      <source>there is {name} without V</source>
      <extracomment>records/sgf/notes.py</extracomment>
      <translation>{name} steht ohne V da</translation>
    </message>
    <message>
      <source>{given} is not a number of moves or periods</source>
      <extracomment>records/sgf/notes.py</extracomment>
      <translation>{given} ist keine Anzahl von Zügen oder Perioden</translation>
    </message>
    <message>
      <source>as SGF the value of {name} takes {length} characters; at most {most} are possible</source>
      <extracomment>records/sgf/properties.py</extracomment>
      <translation>als SGF braucht der Wert von {name} {length} Zeichen, von {most} möglichen</translation>
    </message>
    <message>
      <source>{name} has {number} values, not one</source>
      <extracomment>records/sgf/properties.py</extracomment>
      <translation>{name} hat {number} Werte, nicht einen</translation>
    </message>
    <message>
      <source>{given} has no colon between two parts</source>
      <extracomment>records/sgf/properties.py</extracomment>
      <translation>{given} hat keinen Doppelpunkt zwischen zwei Teilen</translation>
    </message>
    <message>
      <source>{name} is not what this program writes there</source>
      <extracomment>records/sgf/properties.py</extracomment>
      <translation>{name} ist nicht, was dieses Programm dort schreibt</translation>
    </message>
    <message>
      <source>{given} is not a result, such as B+Resign</source>
      <extracomment>records/sgf/result.py</extracomment>
      <translation>{given} ist kein Ergebnis wie B+Resign</translation>
    </message>
    <message>
      <source>{given} is not an end of a game that RE can hold</source>
      <extracomment>records/sgf/result.py</extracomment>
      <translation>{given} ist kein Ende einer Partie, von dem RE spricht</translation>
    </message>
    <message>
      <source>a property</source>
      <extracomment>records/sgf/syntax.py</extracomment>
      <translation>eine Eigenschaft</translation>
    </message>
    <message>
      <source>a value in brackets</source>
      <extracomment>records/sgf/syntax.py</extracomment>
      <translation>ein Wert in Klammern</translation>
    </message>
    <message>
      <source>{name}, line {line}, column {column}: {sentence}</source>
      <extracomment>records/sgf/syntax.py</extracomment>
      <translation>{name}, Zeile {line}, Spalte {column}: {sentence}</translation>
    </message>
    <message>
      <source>the value that begins here has more than {most} characters</source>
      <extracomment>records/sgf/syntax.py</extracomment>
      <translation>der Wert, der hier beginnt, hat mehr als {most} Zeichen</translation>
    </message>
    <message>
      <source>the end of the file</source>
      <extracomment>records/sgf/syntax.py</extracomment>
      <translation>das Ende der Datei</translation>
    </message>
    <message>
      <source>'{text}' comes after the end of the game</source>
      <extracomment>records/sgf/syntax.py</extracomment>
      <translation>„{text}“ steht hinter dem Ende der Partie</translation>
    </message>
    <message>
      <source>the node has the property {name} twice</source>
      <extracomment>records/sgf/syntax.py</extracomment>
      <translation>der Knoten hat die Eigenschaft {name} zweimal</translation>
    </message>
    <message>
      <source>the value that begins here has no end</source>
      <extracomment>records/sgf/syntax.py</extracomment>
      <translation>der Wert, der hier beginnt, hat kein Ende</translation>
    </message>
    <message>
      <source>another game begins here, but a file holds only one</source>
      <extracomment>records/sgf/syntax.py</extracomment>
      <translation>hier beginnt noch eine Partie, und eine Datei hat nur eine</translation>
    </message>
    <message>
      <source>the file has more than {most} values</source>
      <extracomment>records/sgf/syntax.py</extracomment>
      <translation>die Datei hat mehr als {most} Werte</translation>
    </message>
    <message>
      <source>SGF has no way to write the number {number}</source>
      <extracomment>records/sgf/values.py</extracomment>
      <translation>SGF kann die Zahl {number} nicht schreiben</translation>
    </message>
    <message>
      <source>{name}: no line says 'variant …'</source>
      <extracomment>records/text_file.py</extracomment>
      <translation>{name}: keine Zeile sagt 'variant …'</translation>
    </message>
    <message>
      <source>{name}, line {number}: {error}</source>
      <extracomment>records/text_file.py</extracomment>
      <translation>{name}, Zeile {number}: {error}</translation>
    </message>
    <message>
      <source>{name}, line {number}: version {header} is not {version}</source>
      <extracomment>records/text_file.py</extracomment>
      <translation>{name}, Zeile {number}: Version {header} ist nicht {version}</translation>
    </message>
    <message>
      <source>{name}, line {number}: move '{quoted}': {error}</source>
      <extracomment>records/text_file.py</extracomment>
      <translation>{name}, Zeile {number}: Zug „{quoted}“: {error}</translation>
    </message>
    <message>
      <source>{name}, line {number}: the seed '{seed}' is not a number</source>
      <extracomment>records/text_file.py</extracomment>
      <translation>{name}, Zeile {number}: der Startwert „{seed}“ ist keine Zahl</translation>
    </message>
    <message>
      <source>{name}, line {number}: expected 'variant …', found '{quoted}'</source>
      <extracomment>records/text_file.py</extracomment>
      <translation>{name}, Zeile {number}: erwartet 'variant …', gefunden „{quoted}“</translation>
    </message>
    <message>
      <source>OpenGL drew nothing at {width}x{height}; try a smaller size</source>
      <extracomment>scene/canvas.py</extracomment>
      <translation>OpenGL hat bei {width}x{height} nichts gezeichnet; versuche eine kleinere Größe</translation>
    </message>
    <message>
      <source>pictures need a driver for OpenGL (Debian and Ubuntu: apt-get install libegl-mesa0 libgl1-mesa-dri)</source>
      <extracomment>scene/graphics.py</extracomment>
      <translation>Bilder brauchen einen Treiber für OpenGL (Debian und Ubuntu: apt-get install libegl-mesa0 libgl1-mesa-dri)</translation>
    </message>
    <message>
      <source>OpenGL gives no version</source>
      <extracomment>scene/graphics.py</extracomment>
      <translation>OpenGL nennt keine Version</translation>
    </message>
    <message>
      <source>pictures need the library libEGL.so.1 (Debian and Ubuntu: apt-get install libegl1 libgl1-mesa-dri)</source>
      <extracomment>scene/graphics.py</extracomment>
      <translation>Bilder brauchen die Bibliothek libEGL.so.1 (Debian und Ubuntu: apt-get install libegl1 libgl1-mesa-dri)</translation>
    </message>
    <message>
      <source>no materials '{name}' (choose from {materials})</source>
      <extracomment>scene/materials.py</extracomment>
      <translation>keine Materialien „{name}“ (es gibt {materials})</translation>
    </message>
    <message>
      <source>a picture of {width}x{height} is out of bounds ({least} to {most} pixels a side)</source>
      <extracomment>scene/offscreen.py</extracomment>
      <translation>ein Bild von {width}x{height} ist außerhalb der Grenzen ({least} bis {most} Pixel je Seite)</translation>
    </message>
    <message>
      <source>no quality '{name}' (choose from {qualities})</source>
      <extracomment>scene/quality.py</extracomment>
      <translation>keine Qualität „{name}“ (es gibt {qualities})</translation>
    </message>
    <message>
      <source>no theme '{name}' (choose from {themes})</source>
      <extracomment>scene/theme.py</extracomment>
      <translation>kein Thema „{name}“ (es gibt {themes})</translation>
    </message>
    <message>
      <source>{reason}; it was restarted and the analysis continues</source>
      <extracomment>session/analyst.py</extracomment>
      <translation>{reason}; der Prozess wurde neu gestartet, und die Analyse läuft weiter</translation>
    </message>
    <message>
      <source>the analysis has ended: {reason}</source>
      <extracomment>session/analyst.py</extracomment>
      <translation>die Analyse wurde beendet: {reason}</translation>
    </message>
    <message>
      <source>version {fields} is not {version}</source>
      <extracomment>session/autosave.py</extracomment>
      <translation>Version {fields} ist nicht {version}</translation>
    </message>
    <message>
      <source>its game</source>
      <extracomment>session/autosave.py</extracomment>
      <translation>die Partie darin</translation>
    </message>
    <message>
      <source>the game could not be saved: {reason}</source>
      <extracomment>session/autosave.py</extracomment>
      <translation>die Partie konnte nicht gespeichert werden: {reason}</translation>
    </message>
    <message>
      <source>the saved game {path} cannot be read: {error}</source>
      <extracomment>session/autosave.py</extracomment>
      <translation>die gespeicherte Partie {path} kann nicht gelesen werden: {error}</translation>
    </message>
    <message>
      <source>{reason}; it was restarted and the game continues</source>
      <extracomment>session/computer_player.py</extracomment>
      <translation>{reason}; der Prozess wurde neu gestartet, und die Partie geht weiter</translation>
    </message>
    <message>
      <source>the computer cannot play: {reason}</source>
      <extracomment>session/computer_player.py</extracomment>
      <translation>der Computer kann nicht spielen: {reason}</translation>
    </message>
    <message>
      <source>in a rated game moves are played from the last position only</source>
      <extracomment>session/game_session.py</extracomment>
      <translation>in einer gewerteten Partie wird an ihrem Ende gezogen</translation>
    </message>
    <message>
      <source>{seat} lost on time</source>
      <extracomment>session/open_game.py</extracomment>
      <translation>{seat} hat durch Zeit verloren</translation>
    </message>
    <message>
      <source>{seat} forfeited the game</source>
      <extracomment>session/open_game.py</extracomment>
      <translation>{seat} hat die Partie verwirkt</translation>
    </message>
    <message>
      <source>the players agreed on it</source>
      <extracomment>session/open_game.py</extracomment>
      <translation>die Spieler haben sich geeinigt</translation>
    </message>
    <message>
      <source>{seat} resigned</source>
      <extracomment>session/open_game.py</extracomment>
      <translation>{seat} hat aufgegeben</translation>
    </message>
    <message>
      <source>a program to play against has no command</source>
      <extracomment>session/players.py</extracomment>
      <translation>ein Programm, gegen das man spielt, hat keinen Befehl</translation>
    </message>
    <message>
      <source>a program cannot think for {seconds} seconds</source>
      <extracomment>session/players.py</extracomment>
      <translation>ein Programm kann nicht {seconds} Sekunden lang nachdenken</translation>
    </message>
    <message>
      <source>an analysis has ended: {reason}</source>
      <extracomment>session/program_analyst.py</extracomment>
      <translation>eine Analyse ist zu Ende: {reason}</translation>
    </message>
    <message>
      <source>the game waits: {reason}</source>
      <extracomment>session/program_player.py</extracomment>
      <translation>die Partie wartet: {reason}</translation>
    </message>
    <message>
      <source>an internal error of ringrealms3d, {fault}</source>
      <extracomment>session/program_thread.py</extracomment>
      <translation>ein Fehler des Programms ringrealms3d, {fault}</translation>
    </message>
    <message>
      <source>the review has ended: {reason}</source>
      <extracomment>session/reviewer.py</extracomment>
      <translation>die Partieanalyse wurde beendet: {reason}</translation>
    </message>
    <message>
      <source>Something went wrong in the program. Your game continues.</source>
      <extracomment>window/app.py</extracomment>
      <translation>Ein Fehler des Programms. Die Partie geht weiter.</translation>
    </message>
    <message>
      <source>&amp;Copy the report</source>
      <extracomment>window/app.py</extracomment>
      <translation>Bericht &amp;kopieren</translation>
    </message>
    <message>
      <source>Something went wrong in the program. Your game continues, and the log has more.</source>
      <extracomment>window/app.py</extracomment>
      <translation>Ein Fehler des Programms. Die Partie geht weiter, im Protokoll steht mehr.</translation>
    </message>
    <message>
      <source>Please report it: {bugs}</source>
      <extracomment>window/app.py</extracomment>
      <translation>Bitte melden Sie ihn: {bugs}</translation>
    </message>
    <message>
      <source>Flat mode, boards are shown as maps: {problem}.</source>
      <extracomment>window/app.py</extracomment>
      <translation>Flacher Modus, Bretter werden als Karten gezeigt: {problem}.</translation>
    </message>
    <message>
      <source>Board</source>
      <extracomment>window/board/boards.py</extracomment>
      <translation>Brett</translation>
    </message>
    <message>
      <source>Map of the whole board</source>
      <extracomment>window/board/boards.py</extracomment>
      <translation>Karte des ganzen Bretts</translation>
    </message>
    <message>
      <source>Flat mode: maps, drawn without OpenGL</source>
      <extracomment>window/board/boards.py</extracomment>
      <translation>Flacher Modus: Karten, gezeichnet ohne OpenGL</translation>
    </message>
    <message>
      <source>Far side</source>
      <extracomment>window/board/boards.py</extracomment>
      <translation>Rückseite</translation>
    </message>
    <message>
      <source>Show the map</source>
      <extracomment>window/board/boards.py</extracomment>
      <translation>Karte zeigen</translation>
    </message>
    <message>
      <source>Map</source>
      <extracomment>window/board/boards.py</extracomment>
      <translation>Karte</translation>
    </message>
    <message>
      <source>Show the far side</source>
      <extracomment>window/board/boards.py</extracomment>
      <translation>Rückseite zeigen</translation>
    </message>
    <message>
      <source>Inserted: {line}</source>
      <extracomment>window/board/expected_line.py</extracomment>
      <translation>Eingefügt: {line}</translation>
    </message>
    <message>
      <source>The game has this line already: {line}</source>
      <extracomment>window/board/expected_line.py</extracomment>
      <translation>Die Partie hat diese Fortsetzung schon: {line}</translation>
    </message>
    <message>
      <source>Swap map and board</source>
      <extracomment>window/board/inset.py</extracomment>
      <translation>Karte und Brett tauschen</translation>
    </message>
    <message>
      <source>Hide</source>
      <extracomment>window/board/inset.py</extracomment>
      <translation>Verbergen</translation>
    </message>
    <message>
      <source>Smaller</source>
      <extracomment>window/board/inset.py</extracomment>
      <translation>Kleiner</translation>
    </message>
    <message>
      <source>Larger</source>
      <extracomment>window/board/inset.py</extracomment>
      <translation>Größer</translation>
    </message>
    <message>
      <source>The board is turning. Click again when it has stopped.</source>
      <extracomment>window/board/move_input.py</extracomment>
      <translation>Das Brett dreht sich gerade. Klicken Sie noch einmal, wenn es steht.</translation>
    </message>
    <message>
      <source>Move in advance: {places}. Esc or a right click takes it back.</source>
      <extracomment>window/board/move_input.py</extracomment>
      <translation>Im Voraus: {places}. Escape oder ein Rechtsklick nimmt es zurück.</translation>
    </message>
    <message>
      <source>The move in advance was taken back.</source>
      <extracomment>window/board/move_input.py</extracomment>
      <translation>Der Zug im Voraus wurde zurückgenommen.</translation>
    </message>
    <message>
      <source>Click there again to play.</source>
      <extracomment>window/board/move_input.py</extracomment>
      <translation>Klicken Sie dort noch einmal, um zu spielen.</translation>
    </message>
    <message>
      <source>a free turn, {seat} moves again</source>
      <extracomment>window/board/preview.py</extracomment>
      <translation>ein Freizug, {seat} spielt noch einmal</translation>
    </message>
    <message>
      <source>Faces</source>
      <extracomment>window/board/realms.py</extracomment>
      <translation>Flächen</translation>
    </message>
    <message>
      <source>Edges</source>
      <extracomment>window/board/realms.py</extracomment>
      <translation>Kanten</translation>
    </message>
    <message>
      <source>Corners</source>
      <extracomment>window/board/realms.py</extracomment>
      <translation>Ecken</translation>
    </message>
    <message>
      <source>Cells</source>
      <extracomment>window/board/realms.py</extracomment>
      <translation>Zellen</translation>
    </message>
    <message>
      <source>Pillars</source>
      <extracomment>window/board/realms.py</extracomment>
      <translation>Säulen</translation>
    </message>
    <message>
      <source>Racks</source>
      <extracomment>window/board/realms.py</extracomment>
      <translation>Bänke</translation>
    </message>
    <message>
      <source>The last move is on the far side: click or press {turn}</source>
      <extracomment>window/board/space/far_side.py</extracomment>
      <translation>Der letzte Zug liegt auf der Rückseite: klicken oder {turn} drücken</translation>
    </message>
    <message>
      <source>The last move is on the far side</source>
      <extracomment>window/board/space/far_side.py</extracomment>
      <translation>Der letzte Zug liegt auf der Rückseite</translation>
    </message>
    <message>
      <source>the 3-D view needs OpenGL {version} or later</source>
      <extracomment>window/board/space/opengl.py</extracomment>
      <translation>das Brett im Raum braucht OpenGL {version} oder neuer</translation>
    </message>
    <message>
      <source>a newer graphics driver brings it (Debian and Ubuntu: apt-get install libgl1-mesa-dri)</source>
      <extracomment>window/board/space/opengl.py</extracomment>
      <translation>ein neuerer Grafiktreiber bringt es mit (Debian und Ubuntu: apt-get install libgl1-mesa-dri)</translation>
    </message>
    <message>
      <source>{found}; {needs}; {fix}</source>
      <extracomment>window/board/space/opengl.py</extracomment>
      <translation>{found}; {needs}; {fix}</translation>
    </message>
    <message>
      <source>no OpenGL was found on this display</source>
      <extracomment>window/board/space/opengl.py</extracomment>
      <translation>auf diesem Bildschirm wurde kein OpenGL gefunden</translation>
    </message>
    <message>
      <source>OpenGL {version} was found on this display</source>
      <extracomment>window/board/space/opengl.py</extracomment>
      <translation>auf diesem Bildschirm wurde OpenGL {version} gefunden</translation>
    </message>
    <message>
      <source>Take apart</source>
      <extracomment>window/board/space/view_bar.py</extracomment>
      <translation>Auseinander</translation>
    </message>
    <message>
      <source>Take the board apart ( [ and ] )</source>
      <extracomment>window/board/space/view_bar.py</extracomment>
      <translation>Das Brett auseinandernehmen ( [ und ] )</translation>
    </message>
    <message>
      <source>Highest layer shown</source>
      <extracomment>window/board/space/view_bar.py</extracomment>
      <translation>Höchste gezeigte Ebene</translation>
    </message>
    <message>
      <source>Look below the upper layers (Page Up and Page Down)</source>
      <extracomment>window/board/space/view_bar.py</extracomment>
      <translation>Unter die oberen Ebenen sehen (Bild auf und Bild ab)</translation>
    </message>
    <message>
      <source>Layer {level} of {levels}</source>
      <extracomment>window/board/space/view_bar.py</extracomment>
      <translation>Ebene {level} von {levels}</translation>
    </message>
    <message>
      <source>Best moves</source>
      <extracomment>window/features/analysis/candidate_table.py</extracomment>
      <translation>Beste Züge</translation>
    </message>
    <message>
      <source>Move</source>
      <extracomment>window/features/analysis/candidate_table.py</extracomment>
      <translation>Zug</translation>
    </message>
    <message>
      <source>Chance</source>
      <extracomment>window/features/analysis/candidate_table.py</extracomment>
      <translation>Chance</translation>
    </message>
    <message>
      <source>Margin</source>
      <extracomment>window/features/analysis/candidate_table.py</extracomment>
      <translation>Abstand</translation>
    </message>
    <message>
      <source>Visits</source>
      <extracomment>window/features/analysis/candidate_table.py</extracomment>
      <translation>Besuche</translation>
    </message>
    <message>
      <source>Then</source>
      <extracomment>window/features/analysis/candidate_table.py</extracomment>
      <translation>Danach</translation>
    </message>
    <message>
      <source>Chances unknown</source>
      <extracomment>window/features/analysis/chance_bar.py</extracomment>
      <translation>Chancen unbekannt</translation>
    </message>
    <message>
      <source>When I stop it</source>
      <extracomment>window/features/analysis/efforts.py</extracomment>
      <translation>Wenn ich sie beende</translation>
    </message>
    <message>
      <source>{count} GB</source>
      <extracomment>window/features/analysis/efforts.py</extracomment>
      <translation>{count} GB</translation>
    </message>
    <message>
      <source>&amp;Threads of the analysis</source>
      <extracomment>window/features/analysis/efforts.py</extracomment>
      <translation>Threads der Analyse</translation>
    </message>
    <message>
      <source>How many processor cores the analysis may keep busy.</source>
      <extracomment>window/features/analysis/efforts.py</extracomment>
      <translation>Wie viele Prozessorkerne die Analyse auslasten darf.</translation>
    </message>
    <message>
      <source>Mem&amp;ory of the analysis</source>
      <extracomment>window/features/analysis/efforts.py</extracomment>
      <translation>Speicher der Analyse</translation>
    </message>
    <message>
      <source>How much memory the analysis may use.</source>
      <extracomment>window/features/analysis/efforts.py</extracomment>
      <translation>Wie viel Speicher die Analyse für das nutzen darf, was sie sich merkt.</translation>
    </message>
    <message>
      <source>&amp;End of the analysis</source>
      <extracomment>window/features/analysis/efforts.py</extracomment>
      <translation>Ende der Analyse</translation>
    </message>
    <message>
      <source>After what time, or how many playouts, the analysis of a position ends.</source>
      <extracomment>window/features/analysis/efforts.py</extracomment>
      <translation>Nach welcher Zeit oder wie vielen Playouts eine Stellung genug analysiert ist.</translation>
    </message>
    <message>
      <source>{count} MB</source>
      <extracomment>window/features/analysis/efforts.py</extracomment>
      <translation>{count} MB</translation>
    </message>
    <message>
      <source>{seconds} s</source>
      <extracomment>window/features/analysis/efforts.py</extracomment>
      <translation>{seconds} s</translation>
    </message>
    <message>
      <source>{count} playouts</source>
      <extracomment>window/features/analysis/efforts.py</extracomment>
      <translation>{count} Playouts</translation>
    </message>
    <message>
      <source>&amp;Analyse every position</source>
      <extracomment>window/features/analysis/feature.py</extracomment>
      <translation>Jede &amp;Stellung analysieren</translation>
    </message>
    <message>
      <source>Show the engine's best moves beside the board and on it.</source>
      <extracomment>window/features/analysis/feature.py</extracomment>
      <translation>Die besten Züge des Computers neben dem Brett und darauf zeigen.</translation>
    </message>
    <message>
      <source>&amp;Hint</source>
      <extracomment>window/features/analysis/feature.py</extracomment>
      <translation>&amp;Tipp</translation>
    </message>
    <message>
      <source>Show a good move for this position.</source>
      <extracomment>window/features/analysis/feature.py</extracomment>
      <translation>Einen guten Zug für diese Stellung zeigen.</translation>
    </message>
    <message>
      <source>&amp;Freeze the analysis</source>
      <extracomment>window/features/analysis/feature.py</extracomment>
      <translation>Analyse &amp;einfrieren</translation>
    </message>
    <message>
      <source>Keep the list as it is while you try moves, or continue the analysis.</source>
      <extracomment>window/features/analysis/feature.py</extracomment>
      <translation>Die Liste so lassen, während Sie Züge ausprobieren, oder weiter analysieren.</translation>
    </message>
    <message>
      <source>Best &amp;moves shown</source>
      <extracomment>window/features/analysis/feature.py</extracomment>
      <translation>Gezeigte beste &amp;Züge</translation>
    </message>
    <message>
      <source>How many of the best moves are listed, and marked on the boards.</source>
      <extracomment>window/features/analysis/feature.py</extracomment>
      <translation>Wie viele der besten Züge aufgeführt und auf den Brettern markiert werden.</translation>
    </message>
    <message>
      <source>Analysis</source>
      <extracomment>window/features/analysis/feature.py</extracomment>
      <translation>Analyse</translation>
    </message>
    <message>
      <source>The game is over. {new} starts a new one.</source>
      <extracomment>window/features/analysis/feature.py</extracomment>
      <translation>Die Partie ist zu Ende. {new} beginnt eine neue.</translation>
    </message>
    <message>
      <source>Analyse</source>
      <extracomment>window/features/analysis/feature.py</extracomment>
      <translation>Analysieren</translation>
    </message>
    <message>
      <source>Hint: {text}</source>
      <extracomment>window/features/analysis/feature.py</extracomment>
      <translation>Tipp: {text}</translation>
    </message>
    <message>
      <source>Looking for a good move…</source>
      <extracomment>window/features/analysis/feature.py</extracomment>
      <translation>Ein guter Zug wird gesucht …</translation>
    </message>
    <message>
      <source>Play thi&amp;s move</source>
      <extracomment>window/features/analysis/line_commands.py</extracomment>
      <translation>Diesen Zug spielen</translation>
    </message>
    <message>
      <source>Play the selected move of the list, or the best one.</source>
      <extracomment>window/features/analysis/line_commands.py</extracomment>
      <translation>Den ausgewählten Zug der Liste spielen, sonst den besten.</translation>
    </message>
    <message>
      <source>&amp;Insert its line</source>
      <extracomment>window/features/analysis/line_commands.py</extracomment>
      <translation>Seine Fortsetzung e&amp;infügen</translation>
    </message>
    <message>
      <source>Put the expected line of the selected move, or the best one, into the game.</source>
      <extracomment>window/features/analysis/line_commands.py</extracomment>
      <translation>Die erwartete Fortsetzung des ausgewählten Zuges, sonst des besten, in die Partie einfügen.</translation>
    </message>
    <message>
      <source>&amp;Copy its line</source>
      <extracomment>window/features/analysis/line_commands.py</extracomment>
      <translation>Seine Fortsetzung kopieren</translation>
    </message>
    <message>
      <source>Copy the expected line of the selected move, or the best one, as text.</source>
      <extracomment>window/features/analysis/line_commands.py</extracomment>
      <translation>Die erwartete Fortsetzung des ausgewählten Zuges, sonst des besten, als Text kopieren.</translation>
    </message>
    <message>
      <source>Copied: {line}</source>
      <extracomment>window/features/analysis/line_commands.py</extracomment>
      <translation>Kopiert: {line}</translation>
    </message>
    <message>
      <source>has ended</source>
      <extracomment>window/features/analysis/other_programs.py</extracomment>
      <translation>ist beendet</translation>
    </message>
    <message>
      <source>is getting ready…</source>
      <extracomment>window/features/analysis/other_programs.py</extracomment>
      <translation>macht sich bereit…</translation>
    </message>
    <message>
      <source>State of the analysis</source>
      <extracomment>window/features/analysis/panel.py</extracomment>
      <translation>Stand der Analyse</translation>
    </message>
    <message>
      <source>What the move does</source>
      <extracomment>window/features/analysis/panel.py</extracomment>
      <translation>Was der Zug bewirkt</translation>
    </message>
    <message>
      <source>Hint</source>
      <extracomment>window/features/analysis/panel.py</extracomment>
      <translation>Tipp</translation>
    </message>
    <message>
      <source>{count} playouts, {speed} a second</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>{count} Playouts, {speed} je Sekunde</translation>
    </message>
    <message>
      <source>draws, because {reason}</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>Remis: {reason}</translation>
    </message>
    <message>
      <source>{move} loses against the best answers.</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>{move} verliert gegen die besten Antworten.</translation>
    </message>
    <message>
      <source>The engine is getting ready…</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>Der Computer macht sich bereit …</translation>
    </message>
    <message>
      <source>The game is over.</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
      <source>The result is already known: it is proven.</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>Das Ergebnis ist von früher bekannt: Es ist bewiesen.</translation>
    </message>
    <message>
      <source>The result of every move is proven.</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>Das Ergebnis jedes Zuges ist bewiesen.</translation>
    </message>
    <message>
      <source>{move}, then {answers}: {event}.</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>{move}, dann {answers}: {event}.</translation>
    </message>
    <message>
      <source>{move} wins, whatever the answer.</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>{move} gewinnt, wie auch immer die Antwort lautet.</translation>
    </message>
    <message>
      <source>{move} draws against the best answers.</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>{move} führt gegen die besten Antworten zum Remis.</translation>
    </message>
    <message>
      <source>Frozen at move {number}. Try moves: the list stays.</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>Eingefroren bei Zug {number}. Probieren Sie Züge: Die Liste bleibt.</translation>
    </message>
    <message>
      <source>From before: {count} playouts</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>Von früher bekannt: {count} Playouts</translation>
    </message>
    <message>
      <source>{count} M</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>{count} Mio.</translation>
    </message>
    <message>
      <source>{seat} {share}</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>{seat} {share}</translation>
    </message>
    <message>
      <source>wins, because {reason}</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>gewinnt: {reason}</translation>
    </message>
    <message>
      <source>loses, because {reason}</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>verliert: {reason}</translation>
    </message>
    <message>
      <source>Paused while {player} thinks.</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>Angehalten, solange {player} nachdenkt.</translation>
    </message>
    <message>
      <source>{count} k</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>{count} Tsd.</translation>
    </message>
    <message>
      <source>W</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>G</translation>
    </message>
    <message>
      <source>D</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>R</translation>
    </message>
    <message>
      <source>L</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>V</translation>
    </message>
    <message>
      <source>{move}: {event}.</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>{move}: {event}.</translation>
    </message>
    <message>
      <source>{move}: the expected answer is {answer}.</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>{move}: Erwartet wird die Antwort {answer}.</translation>
    </message>
    <message>
      <source>Click to place the chosen piece; right-click to remove what is there.</source>
      <extracomment>window/features/editor/feature.py</extracomment>
      <translation>Klicken setzt den gewählten Stein; ein Rechtsklick entfernt, was dort steht.</translation>
    </message>
    <message>
      <source>Set up a position</source>
      <extracomment>window/features/editor/feature.py</extracomment>
      <translation>Stellung aufbauen</translation>
    </message>
    <message>
      <source>S&amp;et up a position…</source>
      <extracomment>window/features/editor/feature.py</extracomment>
      <translation>&amp;Stellung aufbauen …</translation>
    </message>
    <message>
      <source>Put pieces wherever you like, then play or analyse from there.</source>
      <extracomment>window/features/editor/feature.py</extracomment>
      <translation>Steine beliebig setzen, dann von dort spielen oder analysieren.</translation>
    </message>
    <message>
      <source>The position was copied.</source>
      <extracomment>window/features/editor/feature.py</extracomment>
      <translation>Die Stellung wurde kopiert.</translation>
    </message>
    <message>
      <source>Not possible: {reason}.</source>
      <extracomment>window/features/editor/feature.py</extracomment>
      <translation>Nicht möglich: {reason}.</translation>
    </message>
    <message>
      <source>Pieces</source>
      <extracomment>window/features/editor/palette.py</extracomment>
      <translation>Steine</translation>
    </message>
    <message>
      <source>Eraser</source>
      <extracomment>window/features/editor/palette.py</extracomment>
      <translation>Radierer</translation>
    </message>
    <message>
      <source>This position can be played.</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>Diese Stellung kann man spielen.</translation>
    </message>
    <message>
      <source>Use the position of the game</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>Die Stellung der Partie nehmen</translation>
    </message>
    <message>
      <source>Whether the position can be played</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>Ob man die Stellung spielen kann</translation>
    </message>
    <message>
      <source>{reason}: the game is over here.</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>{reason}: Hier ist die Partie zu Ende.</translation>
    </message>
    <message>
      <source>C&amp;lear</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>&amp;Leeren</translation>
    </message>
    <message>
      <source>Empty the board</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>Das Brett leeren</translation>
    </message>
    <message>
      <source>The position as text</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>Die Stellung als Text</translation>
    </message>
    <message>
      <source>The position as text; type or paste another one</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>Die Stellung als Text; geben oder fügen Sie eine andere ein</translation>
    </message>
    <message>
      <source>Pla&amp;y from here</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>Von hier &amp;spielen</translation>
    </message>
    <message>
      <source>Start a game in this position</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>Eine Partie in dieser Stellung beginnen</translation>
    </message>
    <message>
      <source>Anal&amp;yse</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>&amp;Analysieren</translation>
    </message>
    <message>
      <source>Show the engine's best moves here</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>Die besten Züge des Computers hier zeigen</translation>
    </message>
    <message>
      <source>&amp;Copy</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>&amp;Kopieren</translation>
    </message>
    <message>
      <source>Copy the position as one line of text</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>Die Stellung als eine Zeile Text kopieren</translation>
    </message>
    <message>
      <source>Cancel</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>Abbrechen</translation>
    </message>
    <message>
      <source>Back to the game</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>Zurück zur Partie</translation>
    </message>
    <message>
      <source>From the ga&amp;me</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>Aus der &amp;Partie</translation>
    </message>
    <message>
      <source>&amp;Fen</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>&amp;Fen</translation>
    </message>
    <message>
      <source>Show me</source>
      <extracomment>window/features/exercises/course_panel.py</extracomment>
      <translation>Zeigen</translation>
    </message>
    <message>
      <source>Lesson</source>
      <extracomment>window/features/exercises/course_panel.py</extracomment>
      <translation>Lektion</translation>
    </message>
    <message>
      <source>Back</source>
      <extracomment>window/features/exercises/course_panel.py</extracomment>
      <translation>Zurück</translation>
    </message>
    <message>
      <source>Lesson {number} of {count}</source>
      <extracomment>window/features/exercises/course_panel.py</extracomment>
      <translation>Lektion {number} von {count}</translation>
    </message>
    <message>
      <source>Open a course</source>
      <extracomment>window/features/exercises/courses.py</extracomment>
      <translation>Kurs öffnen</translation>
    </message>
    <message>
      <source>Courses (*.json)</source>
      <extracomment>window/features/exercises/courses.py</extracomment>
      <translation>Kurse (*.json)</translation>
    </message>
    <message>
      <source>There is no course for this game.</source>
      <extracomment>window/features/exercises/courses.py</extracomment>
      <translation>Für dieses Spiel gibt es keinen Kurs.</translation>
    </message>
    <message>
      <source>That was the last lesson of the course.</source>
      <extracomment>window/features/exercises/courses.py</extracomment>
      <translation>Das war die letzte Lektion des Kurses.</translation>
    </message>
    <message>
      <source>This is the last lesson: solve it to finish the course.</source>
      <extracomment>window/features/exercises/courses.py</extracomment>
      <translation>Dies ist die letzte Lektion: Lösen Sie sie, um den Kurs zu beenden.</translation>
    </message>
    <message>
      <source>Try again.</source>
      <extracomment>window/features/exercises/courses.py</extracomment>
      <translation>Versuchen Sie es noch einmal.</translation>
    </message>
    <message>
      <source>Pu&amp;zzle</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>&amp;Rätsel</translation>
    </message>
    <message>
      <source>Solve a puzzle from this game; those you missed return, and so do mistakes you kept.</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>Ein Rätsel dieses Spiels lösen; verfehlte kommen wieder, ebenso Fehler, die Sie behalten haben.</translation>
    </message>
    <message>
      <source>Puzzle &amp;theme</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>Rätsel&amp;thema</translation>
    </message>
    <message>
      <source>Choose what the next puzzles ask for.</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>Welche Art von Aufgabe die nächsten Rätsel stellen.</translation>
    </message>
    <message>
      <source>Puzzles from &amp;all games</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>Rätsel aus allen &amp;Spielen</translation>
    </message>
    <message>
      <source>Take puzzles from all games, or only from the one on the board.</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>Rätsel aus allen Spielen nehmen, oder nur aus dem auf dem Brett.</translation>
    </message>
    <message>
      <source>Puzzle &amp;results</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>Rätsel&amp;ergebnisse</translation>
    </message>
    <message>
      <source>See your puzzle rating, your streaks, and what you solved of each theme.</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>Ihre Wertung bei Rätseln sehen, Ihre Serien, und was Sie von jedem Thema gelöst haben.</translation>
    </message>
    <message>
      <source>&amp;Learn this game</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>Dieses Spiel &amp;lernen</translation>
    </message>
    <message>
      <source>Learn the game on the board, from where you stopped.</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>Das Spiel auf dem Brett lernen, von dort an, wo Sie aufgehört haben.</translation>
    </message>
    <message>
      <source>L&amp;esson</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>L&amp;ektion</translation>
    </message>
    <message>
      <source>Go to a lesson of this game.</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>Zu einer Lektion dieses Spiels gehen.</translation>
    </message>
    <message>
      <source>&amp;Next lesson</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>&amp;Nächste Lektion</translation>
    </message>
    <message>
      <source>Go to the next lesson, even if this one is not done.</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>Zur nächsten Lektion gehen, auch wenn diese nicht gelöst ist.</translation>
    </message>
    <message>
      <source>&amp;Previous lesson</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>&amp;Vorige Lektion</translation>
    </message>
    <message>
      <source>Go back to the lesson before.</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>Zur Lektion davor zurückgehen.</translation>
    </message>
    <message>
      <source>&amp;Open a course…</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>Kurs ö&amp;ffnen …</translation>
    </message>
    <message>
      <source>Open a course that somebody else wrote.</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>Einen Kurs nehmen, den jemand anders geschrieben hat.</translation>
    </message>
    <message>
      <source>Leave the &amp;course</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>Kurs verl&amp;assen</translation>
    </message>
    <message>
      <source>Go back to your game. The course continues later where you stopped.</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>Zurück zur Partie davor; der Kurs geht später dort weiter, wo Sie aufgehört haben.</translation>
    </message>
    <message>
      <source>Next</source>
      <extracomment>window/features/exercises/guided.py</extracomment>
      <translation>Weiter</translation>
    </message>
    <message>
      <source>Leave</source>
      <extracomment>window/features/exercises/guided.py</extracomment>
      <translation>Verlassen</translation>
    </message>
    <message>
      <source>Solution</source>
      <extracomment>window/features/exercises/puzzle_panel.py</extracomment>
      <translation>Lösung</translation>
    </message>
    <message>
      <source>Theme of the puzzles</source>
      <extracomment>window/features/exercises/puzzle_panel.py</extracomment>
      <translation>Thema der Rätsel</translation>
    </message>
    <message>
      <source>Results…</source>
      <extracomment>window/features/exercises/puzzle_panel.py</extracomment>
      <translation>Ergebnisse …</translation>
    </message>
    <message>
      <source>Puzzle</source>
      <extracomment>window/features/exercises/puzzle_panel.py</extracomment>
      <translation>Rätsel</translation>
    </message>
    <message>
      <source>Try again</source>
      <extracomment>window/features/exercises/puzzle_panel.py</extracomment>
      <translation>Noch einmal versuchen</translation>
    </message>
    <message>
      <source>Drop this card</source>
      <extracomment>window/features/exercises/puzzle_panel.py</extracomment>
      <translation>Karte weglegen</translation>
    </message>
    <message>
      <source>It will not come back.</source>
      <extracomment>window/features/exercises/puzzle_panel.py</extracomment>
      <translation>Sie kommt dann nicht wieder.</translation>
    </message>
    <message>
      <source>Your rating: about {points}</source>
      <extracomment>window/features/exercises/puzzle_results.py</extracomment>
      <translation>Ihre Wertung: etwa {points}</translation>
    </message>
    <message>
      <source>Your rating: {points}</source>
      <extracomment>window/features/exercises/puzzle_results.py</extracomment>
      <translation>Ihre Wertung: {points}</translation>
    </message>
    <message>
      <source>Tried</source>
      <extracomment>window/features/exercises/puzzle_results.py</extracomment>
      <translation>Versucht</translation>
    </message>
    <message>
      <source>Solved</source>
      <extracomment>window/features/exercises/puzzle_results.py</extracomment>
      <translation>Gelöst</translation>
    </message>
    <message>
      <source>With hints</source>
      <extracomment>window/features/exercises/puzzle_results.py</extracomment>
      <translation>Mit Hinweisen</translation>
    </message>
    <message>
      <source>Missed</source>
      <extracomment>window/features/exercises/puzzle_results.py</extracomment>
      <translation>Verfehlt</translation>
    </message>
    <message>
      <source>Puzzle results</source>
      <extracomment>window/features/exercises/puzzle_results.py</extracomment>
      <translation>Rätselergebnisse</translation>
    </message>
    <message>
      <source>By theme</source>
      <extracomment>window/features/exercises/puzzle_results.py</extracomment>
      <translation>Nach Themen</translation>
    </message>
    <message>
      <source>By game</source>
      <extracomment>window/features/exercises/puzzle_results.py</extracomment>
      <translation>Nach Spielen</translation>
    </message>
    <message>
      <source>rated {points}</source>
      <extracomment>window/features/exercises/puzzle_results.py</extracomment>
      <translation>Wertung {points}</translation>
    </message>
    <message>
      <source>Rating over the last puzzles</source>
      <extracomment>window/features/exercises/puzzle_results.py</extracomment>
      <translation>Wertung über die letzten Rätsel</translation>
    </message>
    <message>
      <source>{count} in a row</source>
      <extracomment>window/features/exercises/puzzle_results.py</extracomment>
      <translation>{count} in Folge</translation>
    </message>
    <message>
      <source>You solved this one before.</source>
      <extracomment>window/features/exercises/puzzles.py</extracomment>
      <translation>Dieses haben Sie schon einmal gelöst.</translation>
    </message>
    <message>
      <source>The card is gone: it will not come back.</source>
      <extracomment>window/features/exercises/puzzles.py</extracomment>
      <translation>Die Karte ist weg: Dieses kommt nicht wieder.</translation>
    </message>
    <message>
      <source>Your move could not be judged: {reason}.</source>
      <extracomment>window/features/exercises/puzzles.py</extracomment>
      <translation>Ihr Zug konnte nicht beurteilt werden: {reason}.</translation>
    </message>
    <message>
      <source>Any theme</source>
      <extracomment>window/features/exercises/puzzles.py</extracomment>
      <translation>Jedes Thema</translation>
    </message>
    <message>
      <source>There are no puzzles for this game.</source>
      <extracomment>window/features/exercises/puzzles.py</extracomment>
      <translation>Für dieses Spiel gibt es kein Rätsel.</translation>
    </message>
    <message>
      <source>Looking at {move}…</source>
      <extracomment>window/features/exercises/puzzles.py</extracomment>
      <translation>{move} wird geprüft …</translation>
    </message>
    <message>
      <source>In pixels; on paper, 96 to the inch</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>In Pixeln, von denen Papier 96 je Zoll hat</translation>
    </message>
    <message>
      <source>Better quality takes longer; a photograph takes minutes</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Was besser aussieht, dauert länger, ein Foto Minuten</translation>
    </message>
    <message>
      <source>Mark the places where the side to move may play</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Die Felder markieren, auf denen der Spieler am Zug setzen darf</translation>
    </message>
    <message>
      <source>The longest side of a box around it</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Die längste Seite eines Quaders darum</translation>
    </message>
    <message>
      <source>Anything thinner is thickened to this</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Was dünner ist, wächst, bis es das nicht mehr ist</translation>
    </message>
    <message>
      <source>The gap between parts that fit together</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Der Spalt zwischen Teilen, die ineinanderpassen</translation>
    </message>
    <message>
      <source>In millimetres; if a set needs several plates, each has its own file</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>In Millimetern; ein Satz, der mehrere Platten braucht, hat für jede eine Datei</translation>
    </message>
    <message>
      <source>Including the pause after it</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Mit dem Rest danach</translation>
    </message>
    <message>
      <source>Turn the board to moves on its far side, or to the view kept with a move</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Das Brett zu Zügen auf der Rückseite drehen, oder wie es damals gedreht war</translation>
    </message>
    <message>
      <source>Export</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Exportieren</translation>
    </message>
    <message>
      <source>Kind</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Art</translation>
    </message>
    <message>
      <source>Size</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Größe</translation>
    </message>
    <message>
      <source>Other</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>andere</translation>
    </message>
    <message>
      <source>Colours</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Farben</translation>
    </message>
    <message>
      <source>Materials</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Materialien</translation>
    </message>
    <message>
      <source>Quality</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Qualität</translation>
    </message>
    <message>
      <source>Depth of fi&amp;eld</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Tiefen&amp;schärfe</translation>
    </message>
    <message>
      <source>&amp;Dots on legal moves</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>&amp;Punkte, wo man ziehen darf</translation>
    </message>
    <message>
      <source>&amp;Transparent background</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>&amp;Durchsichtiger Hintergrund</translation>
    </message>
    <message>
      <source>Largest extent</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Größte Ausdehnung</translation>
    </message>
    <message>
      <source>Minimum wall</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Dünnste Wand</translation>
    </message>
    <message>
      <source>Clearance</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Spiel</translation>
    </message>
    <message>
      <source>Paper</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Papier</translation>
    </message>
    <message>
      <source>Frames per second</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Bilder je Sekunde</translation>
    </message>
    <message>
      <source>Time per move</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Dauer eines Zuges</translation>
    </message>
    <message>
      <source>Time per turn</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Dauer einer Drehung</translation>
    </message>
    <message>
      <source>Write the moves &amp;below</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Züge &amp;darunter schreiben</translation>
    </message>
    <message>
      <source>Turn t&amp;o show each move</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Züge &amp;dorthin verfolgen, wo man sie sieht</translation>
    </message>
    <message>
      <source>&amp;Kind</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>&amp;Art</translation>
    </message>
    <message>
      <source>As large as the window</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>So groß wie das Fenster</translation>
    </message>
    <message>
      <source>pixels</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Pixel</translation>
    </message>
    <message>
      <source>&amp;Size</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>&amp;Größe</translation>
    </message>
    <message>
      <source>&amp;Colours</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Far&amp;ben</translation>
    </message>
    <message>
      <source>&amp;Materials</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>&amp;Materialien</translation>
    </message>
    <message>
      <source>&amp;Quality</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>&amp;Qualität</translation>
    </message>
    <message>
      <source>&amp;Largest extent</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Größte A&amp;usdehnung</translation>
    </message>
    <message>
      <source>Minimum &amp;wall</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Dünnste &amp;Wand</translation>
    </message>
    <message>
      <source>Clea&amp;rance</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>&amp;Spiel</translation>
    </message>
    <message>
      <source>Printer &amp;bed</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>&amp;Druckbett</translation>
    </message>
    <message>
      <source>&amp;Paper</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>&amp;Papier</translation>
    </message>
    <message>
      <source>&amp;Frames per second</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>&amp;Bilder je Sekunde</translation>
    </message>
    <message>
      <source>Time per mo&amp;ve</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Dauer eines &amp;Zuges</translation>
    </message>
    <message>
      <source>T&amp;ime per turn</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Dauer einer D&amp;rehung</translation>
    </message>
    <message>
      <source>Width</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Breite</translation>
    </message>
    <message>
      <source>Height</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Höhe</translation>
    </message>
    <message>
      <source>photograph: {name}</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Fotografie: {name}</translation>
    </message>
    <message>
      <source>Width of the bed</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Breite des Druckbetts</translation>
    </message>
    <message>
      <source>Depth of the bed</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Tiefe des Druckbetts</translation>
    </message>
    <message>
      <source>{what}: exporting…</source>
      <extracomment>window/features/export/export_job.py</extracomment>
      <translation>{what}: wird gemacht …</translation>
    </message>
    <message>
      <source>nothing can be written in '{beside}': {strerror}</source>
      <extracomment>window/features/export/export_job.py</extracomment>
      <translation>in „{beside}“ kann nichts geschrieben werden: {strerror}</translation>
    </message>
    <message>
      <source>the export ended early</source>
      <extracomment>window/features/export/export_job.py</extracomment>
      <translation>der Prozess, der es macht, endete vorzeitig</translation>
    </message>
    <message>
      <source>Exported: {path}</source>
      <extracomment>window/features/export/export_job.py</extracomment>
      <translation>Exportiert: {path}</translation>
    </message>
    <message>
      <source>Nothing was exported: {error}</source>
      <extracomment>window/features/export/export_job.py</extracomment>
      <translation>Nichts wurde exportiert: {error}</translation>
    </message>
    <message>
      <source>Save pi&amp;cture…</source>
      <extracomment>window/features/export/feature.py</extracomment>
      <translation>B&amp;ild speichern …</translation>
    </message>
    <message>
      <source>Save a picture of the board as you see it, in any size.</source>
      <extracomment>window/features/export/feature.py</extracomment>
      <translation>Das Brett zeichnen, wie man es sieht, in jeder Größe.</translation>
    </message>
    <message>
      <source>E&amp;xport…</source>
      <extracomment>window/features/export/feature.py</extracomment>
      <translation>E&amp;xportieren …</translation>
    </message>
    <message>
      <source>Make a picture, drawing, model, film or page of the game.</source>
      <extracomment>window/features/export/feature.py</extracomment>
      <translation>Aus der Partie ein Bild, eine Zeichnung, ein Modell, einen Film oder eine Seite machen.</translation>
    </message>
    <message>
      <source>Copy pictu&amp;re</source>
      <extracomment>window/features/export/feature.py</extracomment>
      <translation>Bild kopie&amp;ren</translation>
    </message>
    <message>
      <source>Copy a picture of the board as you see it.</source>
      <extracomment>window/features/export/feature.py</extracomment>
      <translation>Ein Bild des Bretts kopieren, wie man es sieht.</translation>
    </message>
    <message>
      <source>The picture was copied.</source>
      <extracomment>window/features/export/feature.py</extracomment>
      <translation>Das Bild wurde kopiert.</translation>
    </message>
    <message numerus="yes">
      <source>{name} has {count} games. Which do you want to open?</source>
      <extracomment>window/features/files/chapters_dialog.py</extracomment>
      <translation>
        <numerusform>{name} hat {count} Partie. Welche soll geöffnet werden?</numerusform>
        <numerusform>{name} hat {count} Partien. Welche sollen geöffnet werden?</numerusform>
      </translation>
    </message>
    <message>
      <source>First</source>
      <extracomment>window/features/files/chapters_dialog.py</extracomment>
      <translation>Erster</translation>
    </message>
    <message>
      <source>Second</source>
      <extracomment>window/features/files/chapters_dialog.py</extracomment>
      <translation>Zweiter</translation>
    </message>
    <message>
      <source>Date</source>
      <extracomment>window/features/files/chapters_dialog.py</extracomment>
      <translation>Datum</translation>
    </message>
    <message>
      <source>Games</source>
      <extracomment>window/features/files/chapters_dialog.py</extracomment>
      <translation>Partien</translation>
    </message>
    <message>
      <source>unreadable</source>
      <extracomment>window/features/files/chapters_dialog.py</extracomment>
      <translation>nicht lesbar</translation>
    </message>
    <message>
      <source>&amp;Open</source>
      <extracomment>window/features/files/chapters_dialog.py</extracomment>
      <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
      <source>&amp;Add all to the library</source>
      <extracomment>window/features/files/chapters_dialog.py</extracomment>
      <translation>&amp;Alle in die Sammlung</translation>
    </message>
    <message>
      <source>Open a game</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>Partie öffnen</translation>
    </message>
    <message>
      <source>Save game</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>Partie speichern</translation>
    </message>
    <message>
      <source>&amp;Open a game…</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>Partie ö&amp;ffnen …</translation>
    </message>
    <message>
      <source>Open a game from a file. You can also drag the file onto the window.</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>Eine Partie aus einer Datei öffnen; sie lässt sich auch auf das Fenster ziehen.</translation>
    </message>
    <message>
      <source>Open r&amp;ecent</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
      <source>Open a game that was opened or saved recently.</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>Eine Partie öffnen, die zuletzt geöffnet oder gespeichert wurde.</translation>
    </message>
    <message>
      <source>Sa&amp;ve</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>S&amp;peichern</translation>
    </message>
    <message>
      <source>Save the game to its file.</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>Die Partie in ihre Datei schreiben.</translation>
    </message>
    <message>
      <source>Save &amp;as…</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
      <source>Save the game to another file.</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>Die Partie in eine andere Datei schreiben.</translation>
    </message>
    <message>
      <source>Copy ga&amp;me</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>Partie &amp;kopieren</translation>
    </message>
    <message>
      <source>Copy the game as text, with its variations and notes.</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>Die Partie mit ihren Varianten und Anmerkungen als Text kopieren.</translation>
    </message>
    <message>
      <source>Copy pos&amp;ition</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>Ste&amp;llung kopieren</translation>
    </message>
    <message>
      <source>Copy the position as one line of text.</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>Die Stellung als eine Zeile Text kopieren.</translation>
    </message>
    <message>
      <source>Pas&amp;te game or position</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>Partie oder Stellung &amp;einfügen</translation>
    </message>
    <message>
      <source>Open the game or position on the clipboard.</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>Die Partie oder Stellung aus der Zwischenablage auf den Tisch bringen.</translation>
    </message>
    <message>
      <source>Play on a &amp;polyhedron…</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>Auf einem Polye&amp;der spielen …</translation>
    </message>
    <message>
      <source>Play Ring Majority on a solid from a file.</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>Ring Majority auf einem Körper aus einer Datei spielen.</translation>
    </message>
    <message>
      <source>Games ({endings})</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>Partien ({endings})</translation>
    </message>
    <message>
      <source>The game was copied.</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>Die Partie wurde kopiert.</translation>
    </message>
    <message>
      <source>The game was saved as {path}.</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>Die Partie wurde als {path} gespeichert.</translation>
    </message>
    <message>
      <source>The game could not be saved and will be lost: {reason}.</source>
      <extracomment>window/features/files/last_question.py</extracomment>
      <translation>Die Partie konnte nicht behalten werden und geht verloren: {reason}.</translation>
    </message>
    <message>
      <source>&amp;Save it elsewhere…</source>
      <extracomment>window/features/files/last_question.py</extracomment>
      <translation>Anderswo &amp;speichern …</translation>
    </message>
    <message>
      <source>&amp;Close anyway</source>
      <extracomment>window/features/files/last_question.py</extracomment>
      <translation>Trotzdem s&amp;chließen</translation>
    </message>
    <message>
      <source>The library has more of this game, so its copy is shown.</source>
      <extracomment>window/features/files/opening.py</extracomment>
      <translation>Die Partie wird so gezeigt, wie sie in der Sammlung steht, die mehr von ihr hat.</translation>
    </message>
    <message>
      <source>The game was pasted.</source>
      <extracomment>window/features/files/opening.py</extracomment>
      <translation>Die Partie wurde eingefügt.</translation>
    </message>
    <message>
      <source>No game was opened.</source>
      <extracomment>window/features/files/opening.py</extracomment>
      <translation>Keine Partie wurde geöffnet.</translation>
    </message>
    <message>
      <source>Opened game {number} of {name}.</source>
      <extracomment>window/features/files/opening.py</extracomment>
      <translation>Partie {number} aus {name} geöffnet.</translation>
    </message>
    <message>
      <source>Opened {name}.</source>
      <extracomment>window/features/files/opening.py</extracomment>
      <translation>{name} ist offen.</translation>
    </message>
    <message>
      <source>the clipboard</source>
      <extracomment>window/features/files/opening.py</extracomment>
      <translation>die Zwischenablage</translation>
    </message>
    <message>
      <source>Opening {name} …</source>
      <extracomment>window/features/files/opening.py</extracomment>
      <translation>{name} wird geöffnet …</translation>
    </message>
    <message>
      <source>Open a polyhedron</source>
      <extracomment>window/features/files/polyhedra.py</extracomment>
      <translation>Polyeder öffnen</translation>
    </message>
    <message>
      <source>The file was not opened.</source>
      <extracomment>window/features/files/polyhedra.py</extracomment>
      <translation>Die Datei wurde nicht geöffnet.</translation>
    </message>
    <message>
      <source>Abstract games on true 3-D boards. The games and their designers:</source>
      <extracomment>window/features/help/about.py</extracomment>
      <translation>Abstrakte Spiele auf räumlichen Brettern. Die Spiele und ihre Erfinder:</translation>
    </message>
    <message>
      <source>Free software without any warranty, under the {licence}, version 3 or later.</source>
      <extracomment>window/features/help/about.py</extracomment>
      <translation>Freie Software ohne jede Gewährleistung, unter der {licence}, Version 3 oder später.</translation>
    </message>
    <message>
      <source>About ringrealms3d</source>
      <extracomment>window/features/help/about.py</extracomment>
      <translation>Über ringrealms3d</translation>
    </message>
    <message>
      <source>Icons: {icons}, ISC licence</source>
      <extracomment>window/features/help/about.py</extracomment>
      <translation>Symbole: {icons}, ISC-Lizenz</translation>
    </message>
    <message>
      <source>Further reading: {documents}</source>
      <extracomment>window/features/help/about.py</extracomment>
      <translation>Zum Lesen: {documents}</translation>
    </message>
    <message>
      <source>&amp;Rules</source>
      <extracomment>window/features/help/feature.py</extracomment>
      <translation>&amp;Regeln</translation>
    </message>
    <message>
      <source>Read the rules of the game, with diagrams.</source>
      <extracomment>window/features/help/feature.py</extracomment>
      <translation>Die Regeln des Spiels lesen, mit Diagrammen.</translation>
    </message>
    <message>
      <source>&amp;Keys and mouse</source>
      <extracomment>window/features/help/feature.py</extracomment>
      <translation>&amp;Tasten und Maus</translation>
    </message>
    <message>
      <source>List what keys and mouse do, and choose keys of your own.</source>
      <extracomment>window/features/help/feature.py</extracomment>
      <translation>Tasten und Maus auflisten und eigene Tasten wählen.</translation>
    </message>
    <message>
      <source>&amp;Find a command…</source>
      <extracomment>window/features/help/feature.py</extracomment>
      <translation>Befehl &amp;finden …</translation>
    </message>
    <message>
      <source>Type a word to find a command and run it.</source>
      <extracomment>window/features/help/feature.py</extracomment>
      <translation>Ein Wort eingeben und tun, was es findet.</translation>
    </message>
    <message>
      <source>&amp;About ringrealms3d</source>
      <extracomment>window/features/help/feature.py</extracomment>
      <translation>&amp;Über ringrealms3d</translation>
    </message>
    <message>
      <source>Version, licence and links.</source>
      <extracomment>window/features/help/feature.py</extracomment>
      <translation>Version, Lizenz und Verweise.</translation>
    </message>
    <message>
      <source>New key</source>
      <extracomment>window/features/help/key_editor.py</extracomment>
      <translation>Neue Taste</translation>
    </message>
    <message>
      <source>&amp;No key</source>
      <extracomment>window/features/help/key_editor.py</extracomment>
      <translation>&amp;Keine Taste</translation>
    </message>
    <message>
      <source>&amp;Usual key</source>
      <extracomment>window/features/help/key_editor.py</extracomment>
      <translation>&amp;Übliche Taste</translation>
    </message>
    <message>
      <source>&amp;Take it over</source>
      <extracomment>window/features/help/key_editor.py</extracomment>
      <translation>Von dort ü&amp;bernehmen</translation>
    </message>
    <message>
      <source>Choose a command above to give it another key.</source>
      <extracomment>window/features/help/key_editor.py</extracomment>
      <translation>Wählen Sie oben einen Befehl, um ihm eine andere Taste zu geben.</translation>
    </message>
    <message>
      <source>All commands have their usual keys.</source>
      <extracomment>window/features/help/key_editor.py</extracomment>
      <translation>Alle Befehle haben ihre üblichen Tasten.</translation>
    </message>
    <message>
      <source>{command}: {key}</source>
      <extracomment>window/features/help/key_editor.py</extracomment>
      <translation>{command}: {key}</translation>
    </message>
    <message>
      <source>{command} has no key now.</source>
      <extracomment>window/features/help/key_editor.py</extracomment>
      <translation>{command} hat jetzt keine Taste.</translation>
    </message>
    <message>
      <source>{command}: press the new key.</source>
      <extracomment>window/features/help/key_editor.py</extracomment>
      <translation>{command}: Drücken Sie die Taste, die es haben soll.</translation>
    </message>
    <message>
      <source>{key} is already used on the board.</source>
      <extracomment>window/features/help/key_editor.py</extracomment>
      <translation>{key} wird auf dem Brett gebraucht.</translation>
    </message>
    <message>
      <source>{key} is the key of “{command}”.</source>
      <extracomment>window/features/help/key_editor.py</extracomment>
      <translation>{key} ist die Taste von „{command}“.</translation>
    </message>
    <message>
      <source>{key} opens the menu “{menu}”.</source>
      <extracomment>window/features/help/key_editor.py</extracomment>
      <translation>{key} öffnet das Menü „{menu}“.</translation>
    </message>
    <message>
      <source>Keys and mouse</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Tasten und Maus</translation>
    </message>
    <message>
      <source>Mouse</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Maus</translation>
    </message>
    <message>
      <source>Everywhere in the window</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Überall im Fenster</translation>
    </message>
    <message>
      <source>While a board has the focus</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Wenn ein Brett den Fokus hat</translation>
    </message>
    <message>
      <source>While the list of moves has the focus</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Wenn die Zugliste den Fokus hat</translation>
    </message>
    <message>
      <source>While the tree of variations has the focus</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Wenn der Variantenbaum den Fokus hat</translation>
    </message>
    <message>
      <source>Commands without a key</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Befehle ohne Taste</translation>
    </message>
    <message>
      <source>Reset &amp;all keys</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>&amp;Alle Tasten zurücksetzen</translation>
    </message>
    <message>
      <source>Find a command</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Befehl finden</translation>
    </message>
    <message>
      <source>Click</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Klicken</translation>
    </message>
    <message>
      <source>Play there, or pick up and put down a piece</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Dort spielen, oder einen Stein aufnehmen und absetzen</translation>
    </message>
    <message>
      <source>Ctrl+click</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Strg und Klicken</translation>
    </message>
    <message>
      <source>Play on the place behind</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Auf dem spielen, was hinter dem Sichtbaren liegt</translation>
    </message>
    <message>
      <source>Drag</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Ziehen</translation>
    </message>
    <message>
      <source>Turn the board; move a map that is zoomed</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Das Brett drehen; eine vergrößerte Karte verschieben</translation>
    </message>
    <message>
      <source>Drag with the right button</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Ziehen mit der rechten Taste</translation>
    </message>
    <message>
      <source>Draw an arrow from place to place; beside the board, turn it</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Einen Pfeil von Platz zu Platz zeichnen; neben dem Brett: es drehen</translation>
    </message>
    <message>
      <source>Drag with the middle button</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Ziehen mit der mittleren Taste</translation>
    </message>
    <message>
      <source>Turn the board wherever the drag begins</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Das Brett drehen, wo das Ziehen auch beginnt</translation>
    </message>
    <message>
      <source>Wheel</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Mausrad</translation>
    </message>
    <message>
      <source>Zoom</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Vergrößern</translation>
    </message>
    <message>
      <source>Right-click</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Rechtsklick</translation>
    </message>
    <message>
      <source>Show what can be done there</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Zeigen, was man dort tun kann</translation>
    </message>
    <message>
      <source>Right-click with Shift, Ctrl or both</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Rechtsklick mit Umschalt, Strg oder beiden</translation>
    </message>
    <message>
      <source>Mark the place in green, blue or yellow; arrows too have these colours</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Den Platz grün, blau oder gelb markieren; auch Pfeile haben diese Farben</translation>
    </message>
    <message>
      <source>Finger</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Finger</translation>
    </message>
    <message>
      <source>Tap to play, drag to turn, hold for the menu; pinch to zoom</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Tippen spielt, Ziehen dreht, Halten öffnet das Menü; zwei Finger vergrößern</translation>
    </message>
    <message>
      <source>Double-click beside the board</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Doppelklick neben das Brett</translation>
    </message>
    <message>
      <source>Go back to the home view</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Zurück zur Grundansicht</translation>
    </message>
    <message>
      <source>Arrows</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Pfeiltasten</translation>
    </message>
    <message>
      <source>Point to the next place that way</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Auf die nächste Stelle in dieser Richtung zeigen</translation>
    </message>
    <message>
      <source>Tab, Shift+Tab</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Tab, Umschalt und Tab</translation>
    </message>
    <message>
      <source>Point to another kind of place or another layer; after the last, leave the board</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Auf eine andere Art von Feld oder Ebene zeigen; nach der letzten weiter</translation>
    </message>
    <message>
      <source>Enter</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Eingabe</translation>
    </message>
    <message>
      <source>Play where the keys point</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Dort spielen, wohin die Tasten zeigen</translation>
    </message>
    <message>
      <source>Ctrl+arrows</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Strg und Pfeiltasten</translation>
    </message>
    <message>
      <source>Turn the board</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Das Brett drehen</translation>
    </message>
    <message>
      <source>+ and −</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>+ und −</translation>
    </message>
    <message>
      <source>[ and ]</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>[ und ]</translation>
    </message>
    <message>
      <source>Put the board together, take it apart</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Das Brett zusammensetzen, auseinandernehmen</translation>
    </message>
    <message>
      <source>Page Up, Page Down</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Bild auf, Bild ab</translation>
    </message>
    <message>
      <source>Show one layer more, or one less</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Eine Ebene mehr zeigen, eine weniger</translation>
    </message>
    <message>
      <source>Keypad 4, 6, 8, 2</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Ziffernblock 4, 6, 8, 2</translation>
    </message>
    <message>
      <source>Move the camera by 15 degrees</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Die Kamera um 15 Grad bewegen</translation>
    </message>
    <message>
      <source>Keypad 5</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Ziffernblock 5</translation>
    </message>
    <message>
      <source>Parallel projection, or perspective again</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Parallelprojektion, oder wieder Perspektive</translation>
    </message>
    <message>
      <source>Keypad 9</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Ziffernblock 9</translation>
    </message>
    <message>
      <source>Look from the opposite side</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Von der Gegenseite sehen</translation>
    </message>
    <message>
      <source>Esc</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Esc</translation>
    </message>
    <message>
      <source>Put down what was picked up</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Ablegen, was aufgenommen wurde</translation>
    </message>
    <message>
      <source>Left, Right</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Links, Rechts</translation>
    </message>
    <message>
      <source>Go one move back, or forward</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Einen Zug zurück oder vor</translation>
    </message>
    <message>
      <source>Up, Down</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Hoch, Runter</translation>
    </message>
    <message>
      <source>Go to the move in the row above, or below</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Zum Zug in der Zeile darüber oder darunter gehen</translation>
    </message>
    <message>
      <source>Home, End</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Pos1, Ende</translation>
    </message>
    <message>
      <source>Go to the start, or to the end</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Zum Anfang oder zum Ende gehen</translation>
    </message>
    <message>
      <source>Space</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Leertaste</translation>
    </message>
    <message>
      <source>Fold the variation, or unfold it</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Die Variante ein- oder ausklappen</translation>
    </message>
    <message>
      <source>Delete</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Entf</translation>
    </message>
    <message>
      <source>Delete the move and everything after it</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Den Zug und alles danach löschen</translation>
    </message>
    <message>
      <source>Go to the move beside this one, of another variation</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Zum Zug daneben, in einer anderen Variante</translation>
    </message>
    <message>
      <source>Key</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Taste</translation>
    </message>
    <message>
      <source>Action</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Wirkung</translation>
    </message>
    <message>
      <source>Rules</source>
      <extracomment>window/features/help/rules_dialog.py</extracomment>
      <translation>Regeln</translation>
    </message>
    <message>
      <source>Basic strategy</source>
      <extracomment>window/features/help/rules_dialog.py</extracomment>
      <translation>Erste Strategie</translation>
    </message>
    <message>
      <source>Rules of {title}</source>
      <extracomment>window/features/help/rules_dialog.py</extracomment>
      <translation>Regeln von {title}</translation>
    </message>
    <message>
      <source>Deleting games…</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>Partien werden gelöscht …</translation>
    </message>
    <message>
      <source>A rated game against level {n}: moves cannot be taken back, and there are no hints.</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>Eine gewertete Partie gegen Stufe {n}: kein Zug wird zurückgenommen, und es gibt keine Tipps.</translation>
    </message>
    <message>
      <source>Exporting games…</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>Partien werden exportiert …</translation>
    </message>
    <message>
      <source>Games written to {path}: {count}.</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>Partien nach {path} geschrieben: {count}.</translation>
    </message>
    <message>
      <source>Open a library</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>Eine Sammlung öffnen</translation>
    </message>
    <message>
      <source>New library</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>Neue Sammlung</translation>
    </message>
    <message>
      <source>Changing tags…</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>Schlagwörter werden geändert …</translation>
    </message>
    <message>
      <source>Export to a folder</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>In einen Ordner exportieren</translation>
    </message>
    <message>
      <source>Import games</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>Partien importieren</translation>
    </message>
    <message>
      <source>Import a folder</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>Einen Ordner importieren</translation>
    </message>
    <message>
      <source>Importing games…</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>Partien werden importiert …</translation>
    </message>
    <message>
      <source>&amp;Library…</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>&amp;Sammlung …</translation>
    </message>
    <message>
      <source>Find games that were played here, and what was played from this position.</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>Partien finden, die hier gespielt wurden, und was aus dieser Stellung gespielt wurde.</translation>
    </message>
    <message>
      <source>Play a ra&amp;ted game</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>&amp;Gewertete Partie spielen</translation>
    </message>
    <message>
      <source>Play on this board for your rating, against the level that fits it best.</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>Auf diesem Brett um Ihre Wertung spielen, gegen die Stufe, die am besten passt.</translation>
    </message>
    <message>
      <source>Libraries</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>Sammlungen</translation>
    </message>
    <message>
      <source>Bringing back games…</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>Partien werden zurückgeholt …</translation>
    </message>
    <message>
      <source>Games added: {count}.</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>Hinzugefügte Partien: {count}.</translation>
    </message>
    <message>
      <source>The selected game</source>
      <extracomment>window/features/library/game_preview.py</extracomment>
      <translation>Die gewählte Partie</translation>
    </message>
    <message>
      <source>Select a game to see it here.</source>
      <extracomment>window/features/library/game_preview.py</extracomment>
      <translation>Wählen Sie eine Partie, um sie hier zu sehen.</translation>
    </message>
    <message>
      <source>First position</source>
      <extracomment>window/features/library/game_preview.py</extracomment>
      <translation>Erste Stellung</translation>
    </message>
    <message>
      <source>Previous move</source>
      <extracomment>window/features/library/game_preview.py</extracomment>
      <translation>Voriger Zug</translation>
    </message>
    <message>
      <source>Next move</source>
      <extracomment>window/features/library/game_preview.py</extracomment>
      <translation>Nächster Zug</translation>
    </message>
    <message>
      <source>Last move</source>
      <extracomment>window/features/library/game_preview.py</extracomment>
      <translation>Letzter Zug</translation>
    </message>
    <message>
      <source>Position {ply} of {count}</source>
      <extracomment>window/features/library/game_preview.py</extracomment>
      <translation>Stellung {ply} von {count}</translation>
    </message>
    <message>
      <source>Began</source>
      <extracomment>window/features/library/games_model.py</extracomment>
      <translation>Begonnen</translation>
    </message>
    <message>
      <source>Result</source>
      <extracomment>window/features/library/games_model.py</extracomment>
      <translation>Ergebnis</translation>
    </message>
    <message>
      <source>Moves</source>
      <extracomment>window/features/library/games_model.py</extracomment>
      <translation>Züge</translation>
    </message>
    <message>
      <source>Tags</source>
      <extracomment>window/features/library/games_model.py</extracomment>
      <translation>Schlagwörter</translation>
    </message>
    <message>
      <source>&amp;Event</source>
      <extracomment>window/features/library/games_model.py</extracomment>
      <translation>&amp;Veranstaltung</translation>
    </message>
    <message>
      <source>&amp;Place</source>
      <extracomment>window/features/library/games_model.py</extracomment>
      <translation>&amp;Ort</translation>
    </message>
    <message>
      <source>Game</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>Spiel</translation>
    </message>
    <message>
      <source>All games</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>Alle Spiele</translation>
    </message>
    <message>
      <source>Any result</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>Jedes Ergebnis</translation>
    </message>
    <message>
      <source>Tag</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>Schlagwort</translation>
    </message>
    <message>
      <source>Any date</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>Jedes Datum</translation>
    </message>
    <message>
      <source>Today</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>Heute</translation>
    </message>
    <message>
      <source>Length</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>Länge</translation>
    </message>
    <message>
      <source>Any length</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>Jede Länge</translation>
    </message>
    <message>
      <source>Player</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>Spieler</translation>
    </message>
    <message>
      <source>Player, such as level 4</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>Spieler, etwa level 4</translation>
    </message>
    <message>
      <source>Event or place</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>Veranstaltung oder Ort</translation>
    </message>
    <message>
      <source>Only with this &amp;position</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>Nur mit dieser &amp;Stellung</translation>
    </message>
    <message>
      <source>&amp;Undo</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
      <source>Any tag</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>Jedes Schlagwort</translation>
    </message>
    <message>
      <source>&amp;Files…</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>&amp;Dateien …</translation>
    </message>
    <message>
      <source>All files in a f&amp;older…</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>Alle Dateien in einem &amp;Ordner …</translation>
    </message>
    <message>
      <source>Open in a new ta&amp;b</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>In neuem Ta&amp;b öffnen</translation>
    </message>
    <message>
      <source>&amp;Tags…</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>Schlagwör&amp;ter …</translation>
    </message>
    <message>
      <source>&amp;Delete</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>&amp;Löschen</translation>
    </message>
    <message>
      <source>Select &amp;all</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>&amp;Alle auswählen</translation>
    </message>
    <message>
      <source>&amp;Sort by</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>&amp;Sortieren nach</translation>
    </message>
    <message>
      <source>&amp;Columns</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>&amp;Spalten</translation>
    </message>
    <message>
      <source>&amp;Import</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>&amp;Importieren</translation>
    </message>
    <message>
      <source>&amp;Export</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>&amp;Exportieren</translation>
    </message>
    <message>
      <source>Export to one &amp;file…</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>In eine &amp;Datei exportieren…</translation>
    </message>
    <message>
      <source>Export to a f&amp;older…</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>In einen &amp;Ordner exportieren…</translation>
    </message>
    <message>
      <source>Up to {most} moves</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>Bis zu {most} Züge</translation>
    </message>
    <message>
      <source>{least} to {most} moves</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>{least} bis {most} Züge</translation>
    </message>
    <message>
      <source>More than {least} moves</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>Mehr als {least} Züge</translation>
    </message>
    <message>
      <source>Games: {count}</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>Partien: {count}</translation>
    </message>
    <message>
      <source>The last {days} days</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>Die letzten {days} Tage</translation>
    </message>
    <message>
      <source>Library</source>
      <extracomment>window/features/library/library_dialog.py</extracomment>
      <translation>Sammlung</translation>
    </message>
    <message>
      <source>&amp;Games</source>
      <extracomment>window/features/library/library_dialog.py</extracomment>
      <translation>&amp;Partien</translation>
    </message>
    <message>
      <source>&amp;Moves from here</source>
      <extracomment>window/features/library/library_dialog.py</extracomment>
      <translation>&amp;Züge von hier</translation>
    </message>
    <message>
      <source>&amp;Statistics</source>
      <extracomment>window/features/library/library_dialog.py</extracomment>
      <translation>&amp;Statistik</translation>
    </message>
    <message>
      <source>Library:</source>
      <extracomment>window/features/library/library_dialog.py</extracomment>
      <translation>Sammlung:</translation>
    </message>
    <message>
      <source>Open a&amp;nother…</source>
      <extracomment>window/features/library/library_dialog.py</extracomment>
      <translation>A&amp;ndere öffnen …</translation>
    </message>
    <message>
      <source>Ne&amp;w library…</source>
      <extracomment>window/features/library/library_dialog.py</extracomment>
      <translation>Ne&amp;ue Sammlung …</translation>
    </message>
    <message>
      <source>My games</source>
      <extracomment>window/features/library/library_dialog.py</extracomment>
      <translation>Meine Partien</translation>
    </message>
    <message>
      <source>Played from this position, or from the same one turned or mirrored. Double-click a move to play it.</source>
      <extracomment>window/features/library/moves_page.py</extracomment>
      <translation>Gespielt von dieser Stellung aus, oder von einer, die gedreht oder gespiegelt dieselbe ist. Ein Doppelklick spielt einen Zug.</translation>
    </message>
    <message>
      <source>No game in the library continues from this position.</source>
      <extracomment>window/features/library/moves_page.py</extracomment>
      <translation>Keine Partie der Sammlung ging von dieser Stellung weiter.</translation>
    </message>
    <message>
      <source>Moves that were played from here</source>
      <extracomment>window/features/library/moves_page.py</extracomment>
      <translation>Züge, die von hier gespielt wurden</translation>
    </message>
    <message>
      <source>{seat} won</source>
      <extracomment>window/features/library/moves_page.py</extracomment>
      <translation>{seat} gewann</translation>
    </message>
    <message>
      <source>Drawn</source>
      <extracomment>window/features/library/moves_page.py</extracomment>
      <translation>Remis</translation>
    </message>
    <message numerus="yes">
      <source>Your rating in {game} is {elo} ± {interval} after {count} rated games, about as strong as level {level}.</source>
      <extracomment>window/features/library/statistics_page.py</extracomment>
      <translation>
        <numerusform>Ihre Wertung in {game} ist {elo} ± {interval} nach {count} gewerteten Partie, etwa so stark wie Stufe {level}.</numerusform>
        <numerusform>Ihre Wertung in {game} ist {elo} ± {interval} nach {count} gewerteten Partien, etwa so stark wie Stufe {level}.</numerusform>
      </translation>
    </message>
    <message>
      <source>You have no rating in {game} yet. Game &gt; Play a rated game starts a game for it.</source>
      <extracomment>window/features/library/statistics_page.py</extracomment>
      <translation>In {game} haben Sie noch keine Wertung. Spiel &gt; Gewertete Partie spielen beginnt eine Partie dafür.</translation>
    </message>
    <message>
      <source>Ended</source>
      <extracomment>window/features/library/statistics_page.py</extracomment>
      <translation>Beendet</translation>
    </message>
    <message>
      <source>First won</source>
      <extracomment>window/features/library/statistics_page.py</extracomment>
      <translation>Erster gewann</translation>
    </message>
    <message>
      <source>Games by board</source>
      <extracomment>window/features/library/statistics_page.py</extracomment>
      <translation>Partien nach Brett</translation>
    </message>
    <message>
      <source>Rating over the last rated games</source>
      <extracomment>window/features/library/statistics_page.py</extracomment>
      <translation>Wertung der letzten gewerteten Partien</translation>
    </message>
    <message>
      <source>So it has no ratings.</source>
      <extracomment>window/features/library/statistics_page.py</extracomment>
      <translation>Darum gibt es dort keine Wertungen.</translation>
    </message>
    <message numerus="yes">
      <source>Tags of {count} games</source>
      <extracomment>window/features/library/tags_dialog.py</extracomment>
      <translation>
        <numerusform>Schlagwörter von {count} Partie</numerusform>
        <numerusform>Schlagwörter von {count} Partien</numerusform>
      </translation>
    </message>
    <message>
      <source>New tag</source>
      <extracomment>window/features/library/tags_dialog.py</extracomment>
      <translation>Neues Schlagwort</translation>
    </message>
    <message>
      <source>New tag, such as opening study</source>
      <extracomment>window/features/library/tags_dialog.py</extracomment>
      <translation>Neues Schlagwort, etwa Eröffnungsstudie</translation>
    </message>
    <message>
      <source>Settings…</source>
      <extracomment>window/features/look/feature.py</extracomment>
      <translation>Einstellungen …</translation>
    </message>
    <message>
      <source>All settings of the program, on a few pages.</source>
      <extracomment>window/features/look/feature.py</extracomment>
      <translation>Alle Einstellungen, die sich das Programm merkt, auf einigen Seiten.</translation>
    </message>
    <message>
      <source>{place}; a change takes effect when the program next starts.</source>
      <extracomment>window/features/look/installed_games.py</extracomment>
      <translation>{place}; eine Änderung gilt ab dem nächsten Start des Programms.</translation>
    </message>
    <message>
      <source>No installed font has the letters of this language, so you could not read the window. Install one first, such as Noto Sans CJK.</source>
      <extracomment>window/features/look/languages.py</extracomment>
      <translation>Keine installierte Schrift hat die Zeichen dieser Sprache, sodass Sie das Fenster nicht lesen könnten. Installieren Sie zuerst eine, etwa Noto Sans CJK.</translation>
    </message>
    <message>
      <source>Loo&amp;k of the pieces</source>
      <extracomment>window/features/look/look_commands.py</extracomment>
      <translation>A&amp;ussehen der Steine</translation>
    </message>
    <message>
      <source>What the pieces look like.</source>
      <extracomment>window/features/look/look_commands.py</extracomment>
      <translation>Wie die Steine aussehen.</translation>
    </message>
    <message>
      <source>&amp;Piece animation</source>
      <extracomment>window/features/look/look_commands.py</extracomment>
      <translation>&amp;Steinanimation</translation>
    </message>
    <message>
      <source>How fast pieces come and go.</source>
      <extracomment>window/features/look/look_commands.py</extracomment>
      <translation>Wie schnell Steine kommen und gehen.</translation>
    </message>
    <message>
      <source>&amp;Reduce motion</source>
      <extracomment>window/features/look/look_commands.py</extracomment>
      <translation>&amp;Weniger Bewegung</translation>
    </message>
    <message>
      <source>Let boards jump instead of turning smoothly.</source>
      <extracomment>window/features/look/look_commands.py</extracomment>
      <translation>Bretter springen lassen, wo sie sich sonst sanft drehen.</translation>
    </message>
    <message>
      <source>The colours of boards and panels.</source>
      <extracomment>window/features/look/look_commands.py</extracomment>
      <translation>Die Farben der Bretter und des Fensters.</translation>
    </message>
    <message>
      <source>M&amp;aterials</source>
      <extracomment>window/features/look/look_commands.py</extracomment>
      <translation>&amp;Materialien</translation>
    </message>
    <message>
      <source>What boards and pieces are made of.</source>
      <extracomment>window/features/look/look_commands.py</extracomment>
      <translation>Woraus Bretter und Steine sind.</translation>
    </message>
    <message>
      <source>Language</source>
      <extracomment>window/features/look/look_commands.py</extracomment>
      <translation>Sprache</translation>
    </message>
    <message>
      <source>The language of the window; the game on the board continues.</source>
      <extracomment>window/features/look/look_commands.py</extracomment>
      <translation>Die Sprache des Fensters; die Partie auf dem Tisch geht weiter.</translation>
    </message>
    <message>
      <source>How much effort goes into drawing.</source>
      <extracomment>window/features/look/look_commands.py</extracomment>
      <translation>Wie viel Aufwand beim Zeichnen getrieben wird.</translation>
    </message>
    <message>
      <source>Same as system</source>
      <extracomment>window/features/look/look_commands.py</extracomment>
      <translation>Wie im System</translation>
    </message>
    <message>
      <source>Match the colours</source>
      <extracomment>window/features/look/look_commands.py</extracomment>
      <translation>Passend zu den Farben</translation>
    </message>
    <message>
      <source>Automatic</source>
      <extracomment>window/features/look/look_commands.py</extracomment>
      <translation>Automatisch</translation>
    </message>
    <message>
      <source>&amp;Front</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>&amp;Vorn</translation>
    </message>
    <message>
      <source>&amp;Back</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>&amp;Hinten</translation>
    </message>
    <message>
      <source>&amp;Right</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>&amp;Rechts</translation>
    </message>
    <message>
      <source>&amp;Left</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>&amp;Links</translation>
    </message>
    <message>
      <source>&amp;Top</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>&amp;Oben</translation>
    </message>
    <message>
      <source>Botto&amp;m</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>&amp;Unten</translation>
    </message>
    <message>
      <source>&amp;Automatic</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>&amp;Automatisch</translation>
    </message>
    <message>
      <source>Like a &amp;turntable</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Wie ein &amp;Drehteller</translation>
    </message>
    <message>
      <source>Like a &amp;ball</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Wie eine &amp;Kugel</translation>
    </message>
    <message>
      <source>&amp;Home view</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>&amp;Grundansicht</translation>
    </message>
    <message>
      <source>Show the whole board from its home side.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Das ganze Brett von seiner Grundseite zeigen.</translation>
    </message>
    <message>
      <source>&amp;Turn to the last move</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Zum &amp;letzten Zug drehen</translation>
    </message>
    <message>
      <source>Turn the board so that the last move is seen.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Das Brett drehen, bis man den letzten Zug sieht.</translation>
    </message>
    <message>
      <source>Repla&amp;y the last move</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Letzten Zug noch einmal &amp;abspielen</translation>
    </message>
    <message>
      <source>Show the last move again, from the position before it.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Den letzten Zug noch einmal zeigen, von der Stellung davor an.</translation>
    </message>
    <message>
      <source>Map over the board</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Karte über dem Brett</translation>
    </message>
    <message>
      <source>Show the whole board as a small map over the large one.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Das ganze Brett klein über dem großen zeigen, oder nicht.</translation>
    </message>
    <message>
      <source>S&amp;wap map and board</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Karte und Brett &amp;tauschen</translation>
    </message>
    <message>
      <source>Show the map large and the board small, or the other way round.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Die Karte groß und das Brett klein zeigen, oder zurück.</translation>
    </message>
    <message>
      <source>Mark &amp;legal moves</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>&amp;Erlaubte Züge markieren</translation>
    </message>
    <message>
      <source>Mark where you may play.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Markieren, wo man spielen darf.</translation>
    </message>
    <message>
      <source>Mark what matters in this game.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Markieren, worauf es in diesem Spiel ankommt.</translation>
    </message>
    <message>
      <source>Light up the longest paths of both players.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Die längsten Pfade beider Seiten leuchten lassen.</translation>
    </message>
    <message>
      <source>&amp;Full screen, only the board</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>&amp;Vollbild, nichts als das Brett</translation>
    </message>
    <message>
      <source>Fill the screen with the board; Esc ends it.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Den Bildschirm mit dem Brett füllen; Esc verlässt das Vollbild.</translation>
    </message>
    <message>
      <source>Mark {features}</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>{features} markieren</translation>
    </message>
    <message>
      <source>Far s&amp;ide in place of the map</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Rü&amp;ckseite statt der Karte</translation>
    </message>
    <message>
      <source>Show the far side of a realm small over it, or the map of the whole board.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Die Rückseite eines Reichs klein darüber zeigen, oder die Karte des ganzen Bretts.</translation>
    </message>
    <message>
      <source>See-throu&amp;gh board</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>&amp;Durchsichtiges Brett</translation>
    </message>
    <message>
      <source>Draw the board like glass.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Das Brett wie Glas zeichnen.</translation>
    </message>
    <message>
      <source>Sliders o&amp;ver the board</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Schieber &amp;über dem Brett</translation>
    </message>
    <message>
      <source>Show the sliders that take the board apart and hide its upper layers.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Die Schieber zeigen, die das Brett auseinandernehmen und unter Ebenen sehen lassen.</translation>
    </message>
    <message>
      <source>Coor&amp;dinates</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>K&amp;oordinaten</translation>
    </message>
    <message>
      <source>Show the names of places, or of rows and columns.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Die Namen der Felder zeigen, oder der Reihen und Spalten.</translation>
    </message>
    <message>
      <source>Confirm moves with a seco&amp;nd click</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Züge mit zweitem Klick best&amp;ätigen</translation>
    </message>
    <message>
      <source>Play a move only when its place is clicked again.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Einen Zug spielen, wenn man seine Stelle noch einmal anklickt.</translation>
    </message>
    <message>
      <source>&amp;Parallel projection</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>&amp;Parallelprojektion</translation>
    </message>
    <message>
      <source>Draw distant things as large as near ones.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Fernes so groß wie Nahes zeichnen.</translation>
    </message>
    <message>
      <source>&amp;Lock the camera</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Kamera &amp;feststellen</translation>
    </message>
    <message>
      <source>Stop drags from turning the board.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Das Brett dreht sich beim Ziehen nicht.</translation>
    </message>
    <message>
      <source>Turn to the opponent's &amp;move</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Zum &amp;Zug des Gegners drehen</translation>
    </message>
    <message>
      <source>Turn the board when the opponent plays where you would not see it.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Das Brett drehen, wenn der Gegner dort spielt, wo Sie es nicht sehen würden.</translation>
    </message>
    <message>
      <source>The board t&amp;urns</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Das Brett &amp;dreht sich</translation>
    </message>
    <message>
      <source>How the board turns when you drag it.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Wie sich das Brett dreht, wenn Sie daran ziehen.</translation>
    </message>
    <message>
      <source>Look at the board from one of its sides.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Das Brett von einer seiner Seiten ansehen.</translation>
    </message>
    <message>
      <source>Keypad {key}</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Ziffernblock {key}</translation>
    </message>
    <message numerus="yes">
      <source>{count} places</source>
      <extracomment>window/features/play/board_grid.py</extracomment>
      <translation>
        <numerusform>{count} Feld</numerusform>
        <numerusform>{count} Felder</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} boards</source>
      <extracomment>window/features/play/board_grid.py</extracomment>
      <translation>
        <numerusform>{count} Brett</numerusform>
        <numerusform>{count} Bretter</numerusform>
      </translation>
    </message>
    <message>
      <source>Clock of {seat}</source>
      <extracomment>window/features/play/clock_face.py</extracomment>
      <translation>Uhr von {seat}</translation>
    </message>
    <message>
      <source>{main} + {moves} moves in {period} (Canadian)</source>
      <extracomment>window/features/play/clock_texts.py</extracomment>
      <translation>{main} + {moves} Züge in {period} (kanadisch)</translation>
    </message>
    <message numerus="yes">
      <source>{count} moves to go</source>
      <extracomment>window/features/play/clock_texts.py</extracomment>
      <translation>
        <numerusform>noch {count} Zug</numerusform>
        <numerusform>noch {count} Züge</numerusform>
      </translation>
    </message>
    <message>
      <source>No clock</source>
      <extracomment>window/features/play/clock_texts.py</extracomment>
      <translation>Ohne Uhr</translation>
    </message>
    <message>
      <source>{main} + {increment} a move</source>
      <extracomment>window/features/play/clock_texts.py</extracomment>
      <translation>{main} + {increment} je Zug</translation>
    </message>
    <message>
      <source>{main} + {periods} × {period} (byo-yomi)</source>
      <extracomment>window/features/play/clock_texts.py</extracomment>
      <translation>{main} + {periods} × {period} (Byo-yomi)</translation>
    </message>
    <message>
      <source>then {count} in {time}</source>
      <extracomment>window/features/play/clock_texts.py</extracomment>
      <translation>dann {count} in {time}</translation>
    </message>
    <message>
      <source>{main} + {increment} a move, at most {cap}</source>
      <extracomment>window/features/play/clock_texts.py</extracomment>
      <translation>{main} + {increment} je Zug, höchstens {cap}</translation>
    </message>
    <message>
      <source>{count} × {time} left</source>
      <extracomment>window/features/play/clock_texts.py</extracomment>
      <translation>noch {count} × {time}</translation>
    </message>
    <message>
      <source>{time} a move</source>
      <extracomment>window/features/play/clock_texts.py</extracomment>
      <translation>{time} je Zug</translation>
    </message>
    <message>
      <source>then {count} × {time}</source>
      <extracomment>window/features/play/clock_texts.py</extracomment>
      <translation>dann {count} × {time}</translation>
    </message>
    <message>
      <source>{n} h</source>
      <extracomment>window/features/play/clock_texts.py</extracomment>
      <translation>{n} Std.</translation>
    </message>
    <message>
      <source>{n} min</source>
      <extracomment>window/features/play/clock_texts.py</extracomment>
      <translation>{n} Min.</translation>
    </message>
    <message>
      <source>{n} s</source>
      <extracomment>window/features/play/clock_texts.py</extracomment>
      <translation>{n} s</translation>
    </message>
    <message>
      <source>{minutes} + {seconds}</source>
      <extracomment>window/features/play/control_chooser.py</extracomment>
      <translation>{minutes} + {seconds}</translation>
    </message>
    <message>
      <source>None</source>
      <extracomment>window/features/play/control_chooser.py</extracomment>
      <translation>Ohne</translation>
    </message>
    <message>
      <source>Clock</source>
      <extracomment>window/features/play/control_chooser.py</extracomment>
      <translation>Uhr</translation>
    </message>
    <message>
      <source>Time control</source>
      <extracomment>window/features/play/control_chooser.py</extracomment>
      <translation>Bedenkzeit</translation>
    </message>
    <message>
      <source>such as 15m, 5m+3s, 10m+3x30s, 10m+20/5m, 30s/move</source>
      <extracomment>window/features/play/control_chooser.py</extracomment>
      <translation>etwa 15m, 5m+3s, 10m+3x30s, 10m+20/5m, 30s/move</translation>
    </message>
    <message>
      <source>Other…</source>
      <extracomment>window/features/play/control_chooser.py</extracomment>
      <translation>Andere …</translation>
    </message>
    <message>
      <source>{seat} offers a draw. {other}, do you agree?</source>
      <extracomment>window/features/play/draw_offer.py</extracomment>
      <translation>{seat} bietet remis an. {other}, einverstanden?</translation>
    </message>
    <message>
      <source>The computer declines: it agrees once neither side was ahead in three moves.</source>
      <extracomment>window/features/play/draw_offer.py</extracomment>
      <translation>Der Computer lehnt ab: Er stimmt zu, wenn drei Züge lang keine Seite vorn lag.</translation>
    </message>
    <message>
      <source>Hide this (Esc); {result} shows it again</source>
      <extracomment>window/features/play/end_banner.py</extracomment>
      <translation>Verbergen (Esc); {result} zeigt es wieder</translation>
    </message>
    <message>
      <source>Hide the result</source>
      <extracomment>window/features/play/end_banner.py</extracomment>
      <translation>Das Ergebnis verbergen</translation>
    </message>
    <message>
      <source>&amp;Play again</source>
      <extracomment>window/features/play/end_banner.py</extracomment>
      <translation>Noch &amp;einmal spielen</translation>
    </message>
    <message>
      <source>&amp;Watch again</source>
      <extracomment>window/features/play/end_banner.py</extracomment>
      <translation>Noch &amp;einmal zusehen</translation>
    </message>
    <message>
      <source>S&amp;wap sides</source>
      <extracomment>window/features/play/end_banner.py</extracomment>
      <translation>Seiten &amp;tauschen</translation>
    </message>
    <message>
      <source>&amp;Look through</source>
      <extracomment>window/features/play/end_banner.py</extracomment>
      <translation>&amp;Ansehen</translation>
    </message>
    <message>
      <source>Play level {level}</source>
      <extracomment>window/features/play/end_banner.py</extracomment>
      <translation>Stufe {level} spielen</translation>
    </message>
    <message>
      <source>Click where you want to play.</source>
      <extracomment>window/features/play/first_help.py</extracomment>
      <translation>Klicken Sie dorthin, wo Sie spielen wollen.</translation>
    </message>
    <message>
      <source>Choose a green tile: click it, or drag it to where it fits.</source>
      <extracomment>window/features/play/first_help.py</extracomment>
      <translation>Wählen Sie ein grünes Plättchen: Klicken Sie es an, oder ziehen Sie es dorthin, wo es passt.</translation>
    </message>
    <message>
      <source>{undo} takes a move back, {hint} shows a good one, {rules} shows the rules.</source>
      <extracomment>window/features/play/first_help.py</extracomment>
      <translation>{undo} nimmt einen Zug zurück, {hint} zeigt einen guten, {rules} zeigt die Regeln.</translation>
    </message>
    <message>
      <source>Drag the board to turn it. Click where you want to play.</source>
      <extracomment>window/features/play/first_help.py</extracomment>
      <translation>Ziehen Sie am Brett, um es zu drehen. Klicken Sie darauf, wo Sie spielen wollen.</translation>
    </message>
    <message>
      <source>Click a marked piece, then the place where it goes.</source>
      <extracomment>window/features/play/first_help.py</extracomment>
      <translation>Klicken Sie einen markierten Stein an, dann den Platz, auf den er zieht.</translation>
    </message>
    <message>
      <source>&amp;New game…</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>&amp;Neues Spiel …</translation>
    </message>
    <message>
      <source>Choose a board and who plays.</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>Brett und Spieler wählen.</translation>
    </message>
    <message>
      <source>Start over on this board, with the same players.</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>Auf diesem Brett mit denselben Spielern neu beginnen.</translation>
    </message>
    <message>
      <source>&amp;Board</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>&amp;Brett</translation>
    </message>
    <message>
      <source>Start a game on another board.</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>Auf einem anderen Brett beginnen.</translation>
    </message>
    <message>
      <source>Take back the last move; against the computer, your last one.</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>Den letzten Zug zurücknehmen; gegen den Computer Ihren letzten.</translation>
    </message>
    <message>
      <source>&amp;Redo</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>&amp;Wiederholen</translation>
    </message>
    <message>
      <source>Play a move again that was taken back.</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>Einen zurückgenommenen Zug noch einmal spielen.</translation>
    </message>
    <message>
      <source>S&amp;wap</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>Ta&amp;uschen</translation>
    </message>
    <message>
      <source>Take over the first stone, in games that let the second player do so.</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>Den ersten Stein übernehmen, in Spielen, in denen der zweite Spieler das darf.</translation>
    </message>
    <message>
      <source>Re&amp;sign</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>&amp;Aufgeben</translation>
    </message>
    <message>
      <source>Give up the game. You can take that back, except in a rated game.</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>Die Partie aufgeben; das lässt sich zurücknehmen, aber nicht in einer gewerteten Partie.</translation>
    </message>
    <message>
      <source>Offer a &amp;draw</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>&amp;Remis anbieten</translation>
    </message>
    <message>
      <source>End the game as a draw if the other person agrees, or the computer.</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>Beendet die Partie remis, wenn die andere Person oder der Computer zustimmt.</translation>
    </message>
    <message>
      <source>Who p&amp;layed…</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>Wer &amp;spielte …</translation>
    </message>
    <message>
      <source>Say who played, at what event, where and when, and how the game ended.</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>Angeben, wer spielte, bei welcher Veranstaltung, wo und wann, und wie die Partie endete.</translation>
    </message>
    <message>
      <source>&amp;Show what decided the game</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>&amp;Zeigen, was entschieden hat</translation>
    </message>
    <message>
      <source>Show how the game ended, and why.</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>Sagen, wie die Partie endete, und zeigen, warum.</translation>
    </message>
    <message>
      <source>So&amp;unds</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>Tö&amp;ne</translation>
    </message>
    <message>
      <source>Hear moves, captures and the end of a game.</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>Züge, Schlagen und das Ende einer Partie hören.</translation>
    </message>
    <message>
      <source>Warn of threats &amp;by the computer</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>Vor Dro&amp;hungen des Computers warnen</translation>
    </message>
    <message>
      <source>Show what the computer threatens, on its levels 1 to 3.</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>Sagen, womit der Computer droht, auf seinen Stufen von 1 bis 3.</translation>
    </message>
    <message>
      <source>{title} ({count} places)</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>{title} ({count} Felder)</translation>
    </message>
    <message>
      <source>Take back</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>Zurücknehmen</translation>
    </message>
    <message>
      <source>Resign this game? It counts for your rating and cannot be undone.</source>
      <extracomment>window/features/play/game_end.py</extracomment>
      <translation>Diese Partie aufgeben? Sie zählt für Ihre Wertung, und nichts nimmt das zurück.</translation>
    </message>
    <message>
      <source>Show my &amp;mistakes</source>
      <extracomment>window/features/play/game_end.py</extracomment>
      <translation>Meine &amp;Fehler zeigen</translation>
    </message>
    <message>
      <source>&amp;Review my moves</source>
      <extracomment>window/features/play/game_end.py</extracomment>
      <translation>Meine Züge &amp;analysieren</translation>
    </message>
    <message>
      <source>&amp;Review the game</source>
      <extracomment>window/features/play/game_end.py</extracomment>
      <translation>Partie &amp;analysieren</translation>
    </message>
    <message>
      <source>Nothing is decided yet: the game is not over.</source>
      <extracomment>window/features/play/game_end.py</extracomment>
      <translation>Noch ist nichts entschieden: Die Partie geht weiter.</translation>
    </message>
    <message>
      <source>{undo} takes the resignation back.</source>
      <extracomment>window/features/play/game_end.py</extracomment>
      <translation>{undo} nimmt die Aufgabe zurück.</translation>
    </message>
    <message>
      <source>Nothing to list</source>
      <extracomment>window/features/play/groups_panel.py</extracomment>
      <translation>Nichts aufzulisten</translation>
    </message>
    <message>
      <source>What decided it</source>
      <extracomment>window/features/play/legend.py</extracomment>
      <translation>Was entschied</translation>
    </message>
    <message>
      <source>the last move</source>
      <extracomment>window/features/play/legend.py</extracomment>
      <translation>der letzte Zug</translation>
    </message>
    <message>
      <source>what it took</source>
      <extracomment>window/features/play/legend.py</extracomment>
      <translation>was er schlug</translation>
    </message>
    <message>
      <source>Level</source>
      <extracomment>window/features/play/level_ladder.py</extracomment>
      <translation>Stufe</translation>
    </message>
    <message>
      <source>your next level</source>
      <extracomment>window/features/play/level_ladder.py</extracomment>
      <translation>die nächste für Sie</translation>
    </message>
    <message>
      <source>you have beaten it</source>
      <extracomment>window/features/play/level_ladder.py</extracomment>
      <translation>von Ihnen besiegt</translation>
    </message>
    <message>
      <source>Level {n}</source>
      <extracomment>window/features/play/level_ladder.py</extracomment>
      <translation>Stufe {n}</translation>
    </message>
    <message>
      <source>{elo} Elo</source>
      <extracomment>window/features/play/level_ladder.py</extracomment>
      <translation>{elo} Elo</translation>
    </message>
    <message>
      <source>{seconds} seconds left| on the clock of {seat}.</source>
      <extracomment>window/features/play/low_time.py</extracomment>
      <translation>Noch {seconds} Sekunden| auf der Uhr von {seat}.</translation>
    </message>
    <message>
      <source>{seconds} seconds left| on your clock.</source>
      <extracomment>window/features/play/low_time.py</extracomment>
      <translation>Noch {seconds} Sekunden| auf Ihrer Uhr.</translation>
    </message>
    <message>
      <source>New game</source>
      <extracomment>window/features/play/new_game_dialog.py</extracomment>
      <translation>Neues Spiel</translation>
    </message>
    <message>
      <source>Your own &amp;polyhedron…</source>
      <extracomment>window/features/play/new_game_dialog.py</extracomment>
      <translation>Eigenes &amp;Polyeder …</translation>
    </message>
    <message>
      <source>Play Ring Majority on the solid in an OBJ, OFF, PLY or STL file</source>
      <extracomment>window/features/play/new_game_dialog.py</extracomment>
      <translation>Ring Majority auf dem Körper in einer OBJ-, OFF-, PLY- oder STL-Datei spielen</translation>
    </message>
    <message>
      <source>minutes + seconds a move</source>
      <extracomment>window/features/play/new_game_dialog.py</extracomment>
      <translation>Minuten + Sekunden je Zug</translation>
    </message>
    <message>
      <source>Start</source>
      <extracomment>window/features/play/new_game_dialog.py</extracomment>
      <translation>Beginnen</translation>
    </message>
    <message>
      <source>Keep colours</source>
      <extracomment>window/features/play/news.py</extracomment>
      <translation>Farben behalten</translation>
    </message>
    <message>
      <source>Opponent</source>
      <extracomment>window/features/play/opponent_chooser.py</extracomment>
      <translation>Gegner</translation>
    </message>
    <message>
      <source>You take turns at this screen.</source>
      <extracomment>window/features/play/opponent_chooser.py</extracomment>
      <translation>Sie ziehen abwechselnd an diesem Bildschirm.</translation>
    </message>
    <message>
      <source>You play</source>
      <extracomment>window/features/play/opponent_chooser.py</extracomment>
      <translation>Sie spielen</translation>
    </message>
    <message>
      <source>two people</source>
      <extracomment>window/features/play/opponent_chooser.py</extracomment>
      <translation>zwei Menschen</translation>
    </message>
    <message>
      <source>chance decides who begins</source>
      <extracomment>window/features/play/opponent_chooser.py</extracomment>
      <translation>das Los entscheidet, wer beginnt</translation>
    </message>
    <message>
      <source>{seat}, first</source>
      <extracomment>window/features/play/opponent_chooser.py</extracomment>
      <translation>{seat} (beginnt)</translation>
    </message>
    <message>
      <source>Computer</source>
      <extracomment>window/features/play/opponent_chooser.py</extracomment>
      <translation>Computer</translation>
    </message>
    <message>
      <source>Person here</source>
      <extracomment>window/features/play/opponent_chooser.py</extracomment>
      <translation>Mensch hier</translation>
    </message>
    <message>
      <source>Program</source>
      <extracomment>window/features/play/opponent_chooser.py</extracomment>
      <translation>Programm</translation>
    </message>
    <message>
      <source>Watch</source>
      <extracomment>window/features/play/opponent_chooser.py</extracomment>
      <translation>Zusehen</translation>
    </message>
    <message>
      <source>against level {level}</source>
      <extracomment>window/features/play/opponent_chooser.py</extracomment>
      <translation>gegen Stufe {level}</translation>
    </message>
    <message>
      <source>you play {seat}</source>
      <extracomment>window/features/play/opponent_chooser.py</extracomment>
      <translation>Sie spielen {seat}</translation>
    </message>
    <message>
      <source>Random</source>
      <extracomment>window/features/play/opponent_chooser.py</extracomment>
      <translation>Zufällig</translation>
    </message>
    <message>
      <source>You are at about {elo} Elo.</source>
      <extracomment>window/features/play/opponent_chooser.py</extracomment>
      <translation>Sie stehen bei etwa {elo} Elo.</translation>
    </message>
    <message>
      <source>against {program}</source>
      <extracomment>window/features/play/opponent_chooser.py</extracomment>
      <translation>gegen {program}</translation>
    </message>
    <message>
      <source>{seat} is played by</source>
      <extracomment>window/features/play/opponent_chooser.py</extracomment>
      <translation>{seat} wird gespielt von</translation>
    </message>
    <message>
      <source>Counts of {seat}</source>
      <extracomment>window/features/play/player_card.py</extracomment>
      <translation>Zahlen von {seat}</translation>
    </message>
    <message>
      <source>Another program…</source>
      <extracomment>window/features/play/player_chooser.py</extracomment>
      <translation>Anderes Programm …</translation>
    </message>
    <message>
      <source>Who plays {seat}</source>
      <extracomment>window/features/play/player_chooser.py</extracomment>
      <translation>Wer {seat} spielt</translation>
    </message>
    <message>
      <source>Programs…</source>
      <extracomment>window/features/play/player_chooser.py</extracomment>
      <translation>Programme …</translation>
    </message>
    <message>
      <source>Who plays</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>Wer spielt</translation>
    </message>
    <message>
      <source>Computer's &amp;level</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>&amp;Stufe des Computers</translation>
    </message>
    <message>
      <source>How well the computer plays, from 1 (beginner) to 10.</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>Wie gut der Computer spielt, von 1 für Anfänger bis 10.</translation>
    </message>
    <message>
      <source>Longest t&amp;ime for a move</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>&amp;Längste Zeit je Zug</translation>
    </message>
    <message>
      <source>How long the computer may think about a move.</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>Wie lange der Computer über einen Zug nachdenken darf.</translation>
    </message>
    <message>
      <source>&amp;Ask the opponent before retracting a move</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>Vor dem Zurücknehmen den Gegner &amp;fragen</translation>
    </message>
    <message>
      <source>Between two people, a move is taken back only if the other side agrees, and never with clocks.</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>Zwischen zwei Menschen wird ein Zug nur zurückgenommen, wenn die andere Seite zustimmt, mit Uhren nie.</translation>
    </message>
    <message>
      <source>Move in a&amp;dvance</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>Im &amp;Voraus ziehen</translation>
    </message>
    <message>
      <source>While the computer thinks, a click marks a move that is played as soon as it can be.</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>Während der Computer denkt, merkt ein Klick einen Zug vor, der gespielt wird, sobald es geht.</translation>
    </message>
    <message>
      <source>T&amp;hink in your time</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>In &amp;Ihrer Zeit denken</translation>
    </message>
    <message>
      <source>The computer continues thinking while you do. This helps level 10, which uses a time for each move.</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>Der Computer denkt weiter, während Sie denken. Das hilft Stufe 10, die eine Zeit hat.</translation>
    </message>
    <message>
      <source>P&amp;rograms…</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>P&amp;rogramme …</translation>
    </message>
    <message>
      <source>Add other programs that play and analyse, change, test and remove them.</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>Andere Programme, die spielen und analysieren, hinzufügen, ändern, testen und entfernen.</translation>
    </message>
    <message>
      <source>&amp;Move now</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>Sofort &amp;ziehen</translation>
    </message>
    <message>
      <source>Make the computer play its best move so far.</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>Den Computer spielen lassen, was ihm bisher am besten gefällt.</translation>
    </message>
    <message>
      <source>&amp;Pause</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>&amp;Pause</translation>
    </message>
    <message>
      <source>Stop the clocks, or a game between computers.</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>Die Uhren anhalten, oder eine Partie zwischen Computern.</translation>
    </message>
    <message>
      <source>&amp;Two people at this screen</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>Zwei &amp;Menschen an diesem Bildschirm</translation>
    </message>
    <message>
      <source>&amp;Watch the computer play itself</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>Dem Computer zuse&amp;hen, der gegen sich selbst spielt</translation>
    </message>
    <message>
      <source>You play {seat} against the &amp;computer</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>Sie spielen {seat} gegen den &amp;Computer</translation>
    </message>
    <message>
      <source>You play {seat} against the c&amp;omputer</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>Sie spielen {seat} gegen den C&amp;omputer</translation>
    </message>
    <message>
      <source>Person</source>
      <extracomment>window/features/play/player_text.py</extracomment>
      <translation>Mensch</translation>
    </message>
    <message>
      <source>{program}, {seconds} s a move</source>
      <extracomment>window/features/play/player_text.py</extracomment>
      <translation>{program}, {seconds} s je Zug</translation>
    </message>
    <message>
      <source>Computer, level {level}</source>
      <extracomment>window/features/play/player_text.py</extracomment>
      <translation>Computer, Stufe {level}</translation>
    </message>
    <message>
      <source>State of the game</source>
      <extracomment>window/features/play/players_panel.py</extracomment>
      <translation>Stand der Partie</translation>
    </message>
    <message>
      <source>Event, place and date</source>
      <extracomment>window/features/play/players_panel.py</extracomment>
      <translation>Veranstaltung, Ort und Datum</translation>
    </message>
    <message>
      <source>Pace</source>
      <extracomment>window/features/play/players_panel.py</extracomment>
      <translation>Tempo</translation>
    </message>
    <message>
      <source>Resume</source>
      <extracomment>window/features/play/players_panel.py</extracomment>
      <translation>Fortsetzen</translation>
    </message>
    <message>
      <source>Pause</source>
      <extracomment>window/features/play/players_panel.py</extracomment>
      <translation>Anhalten</translation>
    </message>
    <message>
      <source>The program is getting ready…</source>
      <extracomment>window/features/play/program_dialog.py</extracomment>
      <translation>Das Programm macht sich bereit …</translation>
    </message>
    <message>
      <source>&amp;Browse…</source>
      <extracomment>window/features/play/program_dialog.py</extracomment>
      <translation>&amp;Durchsuchen …</translation>
    </message>
    <message>
      <source>&amp;Command</source>
      <extracomment>window/features/play/program_dialog.py</extracomment>
      <translation>&amp;Befehl</translation>
    </message>
    <message>
      <source>&amp;Seconds a move</source>
      <extracomment>window/features/play/program_dialog.py</extracomment>
      <translation>&amp;Sekunden je Zug</translation>
    </message>
    <message>
      <source>Any program that speaks the Universal Game Interface can play.</source>
      <extracomment>window/features/play/program_dialog.py</extracomment>
      <translation>Jedes Programm, das das Universal Game Interface spricht, kann spielen.</translation>
    </message>
    <message>
      <source>Command</source>
      <extracomment>window/features/play/program_dialog.py</extracomment>
      <translation>Befehl</translation>
    </message>
    <message>
      <source>the program's path and its arguments</source>
      <extracomment>window/features/play/program_dialog.py</extracomment>
      <translation>der Pfad des Programms und seine Argumente</translation>
    </message>
    <message>
      <source>State of the program</source>
      <extracomment>window/features/play/program_dialog.py</extracomment>
      <translation>Stand des Programms</translation>
    </message>
    <message>
      <source>Choose a program</source>
      <extracomment>window/features/play/program_dialog.py</extracomment>
      <translation>Programm wählen</translation>
    </message>
    <message>
      <source>Change a program</source>
      <extracomment>window/features/play/program_dialog.py</extracomment>
      <translation>Ein Programm ändern</translation>
    </message>
    <message>
      <source>Add a program</source>
      <extracomment>window/features/play/program_dialog.py</extracomment>
      <translation>Programm hinzufügen</translation>
    </message>
    <message>
      <source>Save</source>
      <extracomment>window/features/play/program_dialog.py</extracomment>
      <translation>Speichern</translation>
    </message>
    <message>
      <source>Add</source>
      <extracomment>window/features/play/program_dialog.py</extracomment>
      <translation>Hinzufügen</translation>
    </message>
    <message>
      <source>Programs</source>
      <extracomment>window/features/play/program_list.py</extracomment>
      <translation>Programme</translation>
    </message>
    <message>
      <source>Programs that speak the Universal Game Interface can play here. Add one first.</source>
      <extracomment>window/features/play/program_list.py</extracomment>
      <translation>Programme, die das Universal Game Interface sprechen, können hier spielen. Fügen Sie zuerst eines hinzu.</translation>
    </message>
    <message>
      <source>Add a program…</source>
      <extracomment>window/features/play/program_list.py</extracomment>
      <translation>Programm hinzufügen …</translation>
    </message>
    <message>
      <source>Programs that speak the Universal Game Interface (UGI), besides the computer player of this program. Each has a time for a move and is started by its command. Those that are ticked also analyse.</source>
      <extracomment>window/features/play/programs_dialog.py</extracomment>
      <translation>Programme, die das Universal Game Interface (UGI) sprechen, neben dem Computer, der mit diesem kommt. Jedes hat eine Zeit je Zug und wird mit seinem Befehl gestartet. Die angekreuzten analysieren neben dem Computer.</translation>
    </message>
    <message>
      <source>&amp;Add…</source>
      <extracomment>window/features/play/programs_dialog.py</extracomment>
      <translation>&amp;Hinzufügen …</translation>
    </message>
    <message>
      <source>&amp;Change…</source>
      <extracomment>window/features/play/programs_dialog.py</extracomment>
      <translation>Ä&amp;ndern …</translation>
    </message>
    <message>
      <source>&amp;Test</source>
      <extracomment>window/features/play/programs_dialog.py</extracomment>
      <translation>&amp;Testen</translation>
    </message>
    <message>
      <source>&amp;Remove</source>
      <extracomment>window/features/play/programs_dialog.py</extracomment>
      <translation>&amp;Entfernen</translation>
    </message>
    <message>
      <source>not tested yet</source>
      <extracomment>window/features/play/programs_dialog.py</extracomment>
      <translation>noch nicht getestet</translation>
    </message>
    <message>
      <source>It is ready, and calls itself {name}.</source>
      <extracomment>window/features/play/programs_dialog.py</extracomment>
      <translation>Es ist bereit und nennt sich {name}.</translation>
    </message>
    <message>
      <source>{seat} wants to take {move} back. {other}, do you agree?</source>
      <extracomment>window/features/play/take_back.py</extracomment>
      <translation>{seat} möchte {move} zurücknehmen. {other}, sind Sie einverstanden?</translation>
    </message>
    <message>
      <source>the resignation</source>
      <extracomment>window/features/play/take_back.py</extracomment>
      <translation>die Aufgabe</translation>
    </message>
    <message>
      <source>With clocks, moves cannot be taken back; the Players menu changes that.</source>
      <extracomment>window/features/play/take_back.py</extracomment>
      <translation>Mit Uhren wird kein Zug zurückgenommen; das Menü Spieler ändert das.</translation>
    </message>
    <message>
      <source>stones taken: {count}</source>
      <extracomment>window/features/play/tray.py</extracomment>
      <translation>geschlagene Steine: {count}</translation>
    </message>
    <message>
      <source>Who played</source>
      <extracomment>window/features/play/who_played.py</extracomment>
      <translation>Wer spielte</translation>
    </message>
    <message>
      <source>such as 2026-11-24, 2026-11 or 2026</source>
      <extracomment>window/features/play/who_played.py</extracomment>
      <translation>etwa 2026-11-24, 2026-11 oder 2026</translation>
    </message>
    <message>
      <source>Change…</source>
      <extracomment>window/features/play/who_played.py</extracomment>
      <translation>Ändern …</translation>
    </message>
    <message>
      <source>What is wrong</source>
      <extracomment>window/features/play/who_played.py</extracomment>
      <translation>Was nicht stimmt</translation>
    </message>
    <message>
      <source>Change the result</source>
      <extracomment>window/features/play/who_played.py</extracomment>
      <translation>Das Ergebnis ändern</translation>
    </message>
    <message>
      <source>&amp;Date</source>
      <extracomment>window/features/play/who_played.py</extracomment>
      <translation>&amp;Datum</translation>
    </message>
    <message>
      <source>Name of {seat}</source>
      <extracomment>window/features/play/who_played.py</extracomment>
      <translation>Name von {seat}</translation>
    </message>
    <message>
      <source>This computer takes too long for photographs at rest: they are off.</source>
      <extracomment>window/features/rest/feature.py</extracomment>
      <translation>Dieser Computer braucht zu lange für Fotos in Ruhe: sie sind ausgeschaltet.</translation>
    </message>
    <message>
      <source>Photographs at rest failed and are now off.</source>
      <extracomment>window/features/rest/feature.py</extracomment>
      <translation>Fotos in Ruhe sind fehlgeschlagen und jetzt ausgeschaltet.</translation>
    </message>
    <message>
      <source>Ph&amp;otograph at rest</source>
      <extracomment>window/features/rest/feature.py</extracomment>
      <translation>Foto in Ruhe</translation>
    </message>
    <message>
      <source>Show a photograph of the board while nothing moves.</source>
      <extracomment>window/features/rest/feature.py</extracomment>
      <translation>Zeigt ein Foto des Bretts, solange sich nichts bewegt.</translation>
    </message>
    <message>
      <source>Photographs at rest need Open Image Denoise, which is not available for this machine</source>
      <extracomment>window/features/rest/means.py</extracomment>
      <translation>Fotografien in Ruhe brauchen Open Image Denoise, das es für diesen Rechner nicht gibt</translation>
    </message>
    <message>
      <source>Show on the board, move by move, the line that was better than this move.</source>
      <extracomment>window/features/review/better.py</extracomment>
      <translation>Auf dem Brett Zug um Zug die Fortsetzung zeigen, die besser war als dieser Zug.</translation>
    </message>
    <message>
      <source>A&amp;dd the better line</source>
      <extracomment>window/features/review/better.py</extracomment>
      <translation>Die bess&amp;ere Fortsetzung einfügen</translation>
    </message>
    <message>
      <source>Put the line that was better than this move into the game as a variation.</source>
      <extracomment>window/features/review/better.py</extracomment>
      <translation>Die Fortsetzung, die besser war als dieser Zug, als Variante in die Partie einfügen.</translation>
    </message>
    <message>
      <source>&amp;Back to the move</source>
      <extracomment>window/features/review/better.py</extracomment>
      <translation>&amp;Zurück zum Zug</translation>
    </message>
    <message>
      <source>What was &amp;better</source>
      <extracomment>window/features/review/better.py</extracomment>
      <translation>Was &amp;besser war</translation>
    </message>
    <message numerus="yes">
      <source>Noted at {count} moves; {undo} takes it back.</source>
      <extracomment>window/features/review/feature.py</extracomment>
      <translation>
        <numerusform>Bei {count} Zug notiert; {undo} nimmt es zurück.</numerusform>
        <numerusform>Bei {count} Zügen notiert; {undo} nimmt es zurück.</numerusform>
      </translation>
    </message>
    <message>
      <source>Judge every move of the current line in the background.</source>
      <extracomment>window/features/review/feature.py</extracomment>
      <translation>Jeden Zug der Folge auf dem Brett im Hintergrund beurteilen.</translation>
    </message>
    <message>
      <source>&amp;Next mistake</source>
      <extracomment>window/features/review/feature.py</extracomment>
      <translation>&amp;Nächster Fehler</translation>
    </message>
    <message>
      <source>Show the next move that lost some of the chance to win.</source>
      <extracomment>window/features/review/feature.py</extracomment>
      <translation>Den nächsten Zug zeigen, der Gewinnchancen gekostet hat.</translation>
    </message>
    <message>
      <source>&amp;Previous mistake</source>
      <extracomment>window/features/review/feature.py</extracomment>
      <translation>&amp;Voriger Fehler</translation>
    </message>
    <message>
      <source>Show the move before that lost some of the chance to win.</source>
      <extracomment>window/features/review/feature.py</extracomment>
      <translation>Den Zug davor zeigen, der Gewinnchancen gekostet hat.</translation>
    </message>
    <message>
      <source>&amp;Write the review into the game</source>
      <extracomment>window/features/review/feature.py</extracomment>
      <translation>Partieanalyse in die Partie &amp;schreiben</translation>
    </message>
    <message>
      <source>Note at each bad move what was better, with its line as a variation.</source>
      <extracomment>window/features/review/feature.py</extracomment>
      <translation>Bei jedem schlechten Zug notieren, was besser war, mit der Fortsetzung als Variante.</translation>
    </message>
    <message>
      <source>&amp;Learn from the mistakes</source>
      <extracomment>window/features/review/feature.py</extracomment>
      <translation>Aus den Fehlern &amp;lernen</translation>
    </message>
    <message>
      <source>Look for better moves where mistakes were made.</source>
      <extracomment>window/features/review/feature.py</extracomment>
      <translation>Bessere Züge suchen, wo Fehler gemacht wurden.</translation>
    </message>
    <message>
      <source>&amp;Keep the mistakes as cards</source>
      <extracomment>window/features/review/feature.py</extracomment>
      <translation>Fehler als &amp;Karten behalten</translation>
    </message>
    <message>
      <source>Meet them again among the puzzles until you know them.</source>
      <extracomment>window/features/review/feature.py</extracomment>
      <translation>Ihnen unter den Rätseln wieder begegnen, bis Sie sie beherrschen.</translation>
    </message>
    <message>
      <source>Review</source>
      <extracomment>window/features/review/feature.py</extracomment>
      <translation>Partieanalyse</translation>
    </message>
    <message>
      <source>The game has these notes already.</source>
      <extracomment>window/features/review/feature.py</extracomment>
      <translation>Die Partie hat diese Notizen schon.</translation>
    </message>
    <message>
      <source>That was the last mistake.</source>
      <extracomment>window/features/review/feature.py</extracomment>
      <translation>Das war der letzte Fehler.</translation>
    </message>
    <message>
      <source>End the &amp;review</source>
      <extracomment>window/features/review/feature.py</extracomment>
      <translation>&amp;Partieanalyse beenden</translation>
    </message>
    <message>
      <source>A review shows how the chances changed and which moves lost them.</source>
      <extracomment>window/features/review/graph_view.py</extracomment>
      <translation>Eine Partieanalyse zeigt, wie sich die Gewinnchancen entwickelten und welche Züge sie verschlechterten.</translation>
    </message>
    <message>
      <source>Course of the game</source>
      <extracomment>window/features/review/graph_view.py</extracomment>
      <translation>Verlauf der Partie</translation>
    </message>
    <message numerus="yes">
      <source>Keep {count} mistakes as cards</source>
      <extracomment>window/features/review/offer.py</extracomment>
      <translation>
        <numerusform>Den Fehler als Karte behalten</numerusform>
        <numerusform>{count} Fehler als Karten behalten</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} mistakes come back among the puzzles ({puzzles}).</source>
      <extracomment>window/features/review/offer.py</extracomment>
      <translation>
        <numerusform>Er kommt unter den Rätseln wieder ({puzzles}).</numerusform>
        <numerusform>{count} Fehler kommen unter den Rätseln wieder ({puzzles}).</numerusform>
      </translation>
    </message>
    <message>
      <source>Learn</source>
      <extracomment>window/features/review/panel.py</extracomment>
      <translation>Lernen</translation>
    </message>
    <message>
      <source>Skip</source>
      <extracomment>window/features/review/panel.py</extracomment>
      <translation>Überspringen</translation>
    </message>
    <message>
      <source>Keep the mistakes as cards</source>
      <extracomment>window/features/review/panel.py</extracomment>
      <translation>Fehler als Karten behalten</translation>
    </message>
    <message>
      <source>Progress of the review</source>
      <extracomment>window/features/review/panel.py</extracomment>
      <translation>Fortschritt der Partieanalyse</translation>
    </message>
    <message>
      <source>End</source>
      <extracomment>window/features/review/panel.py</extracomment>
      <translation>Beenden</translation>
    </message>
    <message>
      <source>Time for a move</source>
      <extracomment>window/features/review/panel.py</extracomment>
      <translation>Zeit je Zug</translation>
    </message>
    <message>
      <source>{seconds} s a move</source>
      <extracomment>window/features/review/panel.py</extracomment>
      <translation>{seconds} s je Zug</translation>
    </message>
    <message>
      <source>Accuracy</source>
      <extracomment>window/features/review/summary.py</extracomment>
      <translation>Genauigkeit</translation>
    </message>
    <message>
      <source>The review continues once the analysis is switched off ({key}).</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>Die Partieanalyse geht weiter, sobald die Analyse ausgeschaltet ist ({key}).</translation>
    </message>
    <message>
      <source>{seat} played {move} here, which lost {loss} of the chance to win. Find a better move.</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>{seat} spielte hier {move}, was {loss} der Gewinnchance kostete. Finden Sie einen besseren Zug.</translation>
    </message>
    <message>
      <source>{move} loses {loss} of the chance to win. Try another move.</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>{move} kostet {loss} der Gewinnchance. Versuchen Sie einen anderen Zug.</translation>
    </message>
    <message>
      <source>After {move}, {seat} continues with {answer}. Which move is better?</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>Nach {move} spielt {seat} {answer}. Welcher Zug ist besser?</translation>
    </message>
    <message>
      <source>Getting ready…</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>Wird vorbereitet …</translation>
    </message>
    <message>
      <source>The best move is not known; review the game again.</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>Der beste Zug ist nicht bekannt; analysieren Sie die Partie noch einmal.</translation>
    </message>
    <message>
      <source>{done} of {total}</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>{done} von {total}</translation>
    </message>
    <message>
      <source>an inaccuracy</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>eine Ungenauigkeit</translation>
    </message>
    <message>
      <source>a mistake</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>ein Fehler</translation>
    </message>
    <message>
      <source>a blunder</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>ein grober Fehler</translation>
    </message>
    <message>
      <source>Inaccuracies</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>Ungenauigkeiten</translation>
    </message>
    <message>
      <source>Mistakes</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>Fehler</translation>
    </message>
    <message>
      <source>Blunders</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>Grobe Fehler</translation>
    </message>
    <message>
      <source>{move} is good.</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>{move} ist gut.</translation>
    </message>
    <message>
      <source>{move} was played in the game. Try another move.</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>{move} wurde gespielt. Versuchen Sie einen anderen Zug.</translation>
    </message>
    <message>
      <source>Paused at {done} of {total}</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>Angehalten bei {done} von {total}</translation>
    </message>
    <message>
      <source>Move {number}</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>Zug {number}</translation>
    </message>
    <message>
      <source>{number} of {count}</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>{number} von {count}</translation>
    </message>
    <message>
      <source>{move} is the best move. Well done!</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>{move} ist der beste Zug. Gut gemacht!</translation>
    </message>
    <message>
      <source>{move} ends the game; look for one that does not.</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>{move} beendet die Partie; suchen Sie einen Zug, der das nicht tut.</translation>
    </message>
    <message>
      <source>Level {level} · {board}</source>
      <extracomment>window/features/start/cards.py</extracomment>
      <translation>Stufe {level} · {board}</translation>
    </message>
    <message>
      <source>Play</source>
      <extracomment>window/features/start/cards.py</extracomment>
      <translation>Spielen</translation>
    </message>
    <message>
      <source>All lessons done</source>
      <extracomment>window/features/start/cards.py</extracomment>
      <translation>Lektionen fertig</translation>
    </message>
    <message>
      <source>Puzzle of the day</source>
      <extracomment>window/features/start/cards.py</extracomment>
      <translation>Rätsel des Tages</translation>
    </message>
    <message>
      <source>Solve</source>
      <extracomment>window/features/start/cards.py</extracomment>
      <translation>Lösen</translation>
    </message>
    <message>
      <source>You solved it.</source>
      <extracomment>window/features/start/cards.py</extracomment>
      <translation>Sie haben es gelöst.</translation>
    </message>
    <message>
      <source>Play {title} against level {level}</source>
      <extracomment>window/features/start/cards.py</extracomment>
      <translation>{title} gegen Stufe {level} spielen</translation>
    </message>
    <message>
      <source>Start learning</source>
      <extracomment>window/features/start/cards.py</extracomment>
      <translation>Lernen</translation>
    </message>
    <message>
      <source>Difficulty {stars} of 5</source>
      <extracomment>window/features/start/cards.py</extracomment>
      <translation>Schwierigkeit {stars} von 5</translation>
    </message>
    <message>
      <source>Learn {title}</source>
      <extracomment>window/features/start/cards.py</extracomment>
      <translation>{title} lernen</translation>
    </message>
    <message>
      <source>Start page</source>
      <extracomment>window/features/start/feature.py</extracomment>
      <translation>Startseite</translation>
    </message>
    <message>
      <source>Games, lessons, puzzles and recent games on one page.</source>
      <extracomment>window/features/start/feature.py</extracomment>
      <translation>Spiele, Lektionen, Rätsel und die letzten Partien auf einer Seite.</translation>
    </message>
    <message>
      <source>you play {seat} against level {level}</source>
      <extracomment>window/features/start/feature.py</extracomment>
      <translation>Sie spielen {seat} gegen Stufe {level}</translation>
    </message>
    <message numerus="yes">
      <source>from {count} rated games</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>
        <numerusform>aus {count} gewerteten Partie</numerusform>
        <numerusform>aus {count} gewerteten Partien</numerusform>
      </translation>
    </message>
    <message>
      <source>Your strength in Elo {games}, give or take {elo}.</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>Ihre Spielstärke in Elo, {games}: mehr oder weniger {elo}.</translation>
    </message>
    <message>
      <source>No level beaten yet.</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>Noch keine Stufe ist besiegt.</translation>
    </message>
    <message>
      <source>today</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>heute</translation>
    </message>
    <message>
      <source>yesterday</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>gestern</translation>
    </message>
    <message numerus="yes">
      <source>You lost in {count} moves</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>
        <numerusform>Sie haben in {count} Zug verloren</numerusform>
        <numerusform>Sie haben in {count} Zügen verloren</numerusform>
      </translation>
    </message>
    <message>
      <source>Recent games</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>Letzte Partien</translation>
    </message>
    <message numerus="yes">
      <source>All {count} games</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>
        <numerusform>{count} Partie</numerusform>
        <numerusform>Alle {count} Partien</numerusform>
      </translation>
    </message>
    <message>
      <source>Review {title}</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>{title} analysieren</translation>
    </message>
    <message>
      <source>Open {title}</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>{title} öffnen</translation>
    </message>
    <message>
      <source>How you are doing</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>Wie Sie stehen</translation>
    </message>
    <message>
      <source>Once you have finished a game against the computer, this shows which levels you have beaten and how strong you are in rated games.</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>Sobald Sie eine Partie gegen den Computer beendet haben, steht hier, welche Stufen Sie besiegt haben und wie stark Sie in gewerteten Partien sind.</translation>
    </message>
    <message>
      <source>Level {level} is the highest you have beaten.</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>Stufe {level} ist die höchste, die Sie besiegt haben.</translation>
    </message>
    <message numerus="yes">
      <source>unfinished, {count} moves</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>
        <numerusform>unbeendet, {count} Zug</numerusform>
        <numerusform>unbeendet, {count} Züge</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>You won in {count} moves</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>
        <numerusform>Sie haben in {count} Zug gewonnen</numerusform>
        <numerusform>Sie haben in {count} Zügen gewonnen</numerusform>
      </translation>
    </message>
    <message>
      <source>Open</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>Öffnen</translation>
    </message>
    <message>
      <source>Your strength went from {first} to {last} Elo.</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>Ihre Spielstärke ging von {first} auf {last} Elo.</translation>
    </message>
    <message>
      <source>against {player}</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>gegen {player}</translation>
    </message>
    <message>
      <source>Games that you play are kept here.</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>Partien, die Sie spielen, werden hier aufgehoben.</translation>
    </message>
    <message>
      <source>{won} of {played} won</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>{won} von {played} gewonnen</translation>
    </message>
    <message>
      <source>Games on true 3-D boards. Choose one: the computer plays like a beginner at first. Or learn a game in a few small lessons.</source>
      <extracomment>window/features/start/page.py</extracomment>
      <translation>Spiele auf räumlichen Brettern. Wählen Sie eines: Der Computer spielt zuerst wie ein Anfänger. Oder lernen Sie ein Spiel in einigen kleinen Lektionen.</translation>
    </message>
    <message>
      <source>Welcome</source>
      <extracomment>window/features/start/page.py</extracomment>
      <translation>Willkommen</translation>
    </message>
    <message>
      <source>Good morning</source>
      <extracomment>window/features/start/page.py</extracomment>
      <translation>Guten Morgen</translation>
    </message>
    <message>
      <source>Good afternoon</source>
      <extracomment>window/features/start/page.py</extracomment>
      <translation>Guten Tag</translation>
    </message>
    <message>
      <source>Good evening</source>
      <extracomment>window/features/start/page.py</extracomment>
      <translation>Guten Abend</translation>
    </message>
    <message>
      <source>&amp;Continue</source>
      <extracomment>window/features/start/page.py</extracomment>
      <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
      <source>Continue</source>
      <extracomment>window/features/start/page.py</extracomment>
      <translation>Weiterspielen</translation>
    </message>
    <message>
      <source>Choose board, level and clock…</source>
      <extracomment>window/features/start/page.py</extracomment>
      <translation>Brett, Stufe und Uhr wählen …</translation>
    </message>
    <message>
      <source>Continue {title}</source>
      <extracomment>window/features/start/page.py</extracomment>
      <translation>{title} weiterspielen</translation>
    </message>
    <message>
      <source>against the computer: click a card, or press its number</source>
      <extracomment>window/features/start/page.py</extracomment>
      <translation>gegen den Computer: Klicken Sie auf eine Karte, oder drücken Sie ihre Zahl</translation>
    </message>
    <message>
      <source>O&amp;pen a file…</source>
      <extracomment>window/features/start/page.py</extracomment>
      <translation>Datei ö&amp;ffnen …</translation>
    </message>
    <message>
      <source>&amp;Library</source>
      <extracomment>window/features/start/page.py</extracomment>
      <translation>&amp;Sammlung</translation>
    </message>
    <message numerus="yes">
      <source>You left a game after {count} moves ({title}). Continue it?</source>
      <extracomment>window/features/start/saved_game.py</extracomment>
      <translation>
        <numerusform>Eine Partie wurde nach einem Zug verlassen ({title}). Weiterspielen?</numerusform>
        <numerusform>Eine Partie wurde nach {count} Zügen verlassen ({title}). Weiterspielen?</numerusform>
      </translation>
    </message>
    <message>
      <source>{seats} was played by another program, started by the command
{command}</source>
      <extracomment>window/features/start/saved_game.py</extracomment>
      <translation>{seats} wurde von einem anderen Programm gespielt, gestartet mit dem Befehl
{command}</translation>
    </message>
    <message>
      <source>Continue and &amp;start it</source>
      <extracomment>window/features/start/saved_game.py</extracomment>
      <translation>Weiterspielen und es &amp;starten</translation>
    </message>
    <message>
      <source>Continue &amp;without it</source>
      <extracomment>window/features/start/saved_game.py</extracomment>
      <translation>&amp;Ohne es weiterspielen</translation>
    </message>
    <message>
      <source>Continue and &amp;start them</source>
      <extracomment>window/features/start/saved_game.py</extracomment>
      <translation>Weiterspielen und sie &amp;starten</translation>
    </message>
    <message>
      <source>Continue &amp;without them</source>
      <extracomment>window/features/start/saved_game.py</extracomment>
      <translation>&amp;Ohne sie weiterspielen</translation>
    </message>
    <message>
      <source>It is kept as {path}.</source>
      <extracomment>window/features/start/saved_game.py</extracomment>
      <translation>Sie bleibt als {path} erhalten.</translation>
    </message>
    <message>
      <source>The file could not be renamed: {reason}.</source>
      <extracomment>window/features/start/saved_game.py</extracomment>
      <translation>Die Datei konnte nicht umbenannt werden: {reason}.</translation>
    </message>
    <message>
      <source>This game no longer counts for your rating.</source>
      <extracomment>window/features/status/feature.py</extracomment>
      <translation>Diese Partie zählt nicht mehr für Ihre Wertung.</translation>
    </message>
    <message>
      <source>Turn</source>
      <extracomment>window/features/status/score_pill.py</extracomment>
      <translation>Wer am Zug ist</translation>
    </message>
    <message>
      <source>Counts</source>
      <extracomment>window/features/status/score_pill.py</extracomment>
      <translation>Zahlen</translation>
    </message>
    <message>
      <source>Comment</source>
      <extracomment>window/features/study/comment_box.py</extracomment>
      <translation>Kommentar</translation>
    </message>
    <message>
      <source>A comment on this position</source>
      <extracomment>window/features/study/comment_box.py</extracomment>
      <translation>Ein Kommentar zu dieser Stellung</translation>
    </message>
    <message>
      <source>Going to this move turns the board to this view; films and pages follow it.</source>
      <extracomment>window/features/study/edits.py</extracomment>
      <translation>Wer zu diesem Zug geht, sieht das Brett in dieser Ansicht; Filme und Seiten folgen ihr.</translation>
    </message>
    <message>
      <source>Deleted; {undo} brings the moves back.</source>
      <extracomment>window/features/study/edits.py</extracomment>
      <translation>Gelöscht; {undo} bringt die Züge zurück.</translation>
    </message>
    <message>
      <source>The arrow keys step through the moves.</source>
      <extracomment>window/features/study/feature.py</extracomment>
      <translation>Die Pfeiltasten gehen durch die Züge.</translation>
    </message>
    <message>
      <source>&amp;Tree of variations</source>
      <extracomment>window/features/study/feature.py</extracomment>
      <translation>&amp;Variantenbaum</translation>
    </message>
    <message>
      <source>Show the moves as a tree below the list, with variations side by side.</source>
      <extracomment>window/features/study/feature.py</extracomment>
      <translation>Die Züge unter der Liste als Baum zeigen, mit Varianten nebeneinander.</translation>
    </message>
    <message>
      <source>Clicks play moves again.</source>
      <extracomment>window/features/study/mark_tool.py</extracomment>
      <translation>Klicks spielen wieder Züge.</translation>
    </message>
    <message>
      <source>Point to a place first.</source>
      <extracomment>window/features/study/mark_tool.py</extracomment>
      <translation>Zeigen Sie zuerst auf einen Platz.</translation>
    </message>
    <message>
      <source>Marks are drawn on the board only.</source>
      <extracomment>window/features/study/mark_tool.py</extracomment>
      <translation>Markierungen werden nur auf das Brett gezeichnet.</translation>
    </message>
    <message>
      <source>Click where an arrow begins, then where it ends. Esc ends drawing.</source>
      <extracomment>window/features/study/mark_tool.py</extracomment>
      <translation>Klicken Sie, wo ein Pfeil beginnt, dann, wo er endet. Esc beendet das Zeichnen.</translation>
    </message>
    <message>
      <source>Click a place to mark it, again to clear it. Esc ends drawing.</source>
      <extracomment>window/features/study/mark_tool.py</extracomment>
      <translation>Ein Klick markiert eine Stelle, ein zweiter hebt es auf. Esc beendet das Zeichnen.</translation>
    </message>
    <message>
      <source>a free turn</source>
      <extracomment>window/features/study/moves_model.py</extracomment>
      <translation>ein Freizug</translation>
    </message>
    <message>
      <source>with a view of the board</source>
      <extracomment>window/features/study/moves_model.py</extracomment>
      <translation>mit einer Ansicht des Bretts</translation>
    </message>
    <message>
      <source>−{count} own</source>
      <extracomment>window/features/study/moves_model.py</extracomment>
      <translation>−{count} eigene</translation>
    </message>
    <message>
      <source>takes {count}</source>
      <extracomment>window/features/study/moves_model.py</extracomment>
      <translation>schlägt {count}</translation>
    </message>
    <message>
      <source>loses {count} of its own</source>
      <extracomment>window/features/study/moves_model.py</extracomment>
      <translation>verliert {count} eigene</translation>
    </message>
    <message>
      <source>Go through the moves</source>
      <extracomment>window/features/study/moves_panel.py</extracomment>
      <translation>Durch die Züge gehen</translation>
    </message>
    <message>
      <source>&amp;Comment…</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>&amp;Kommentar …</translation>
    </message>
    <message>
      <source>Write a comment on this position.</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>Einen Kommentar zu dieser Stellung schreiben.</translation>
    </message>
    <message>
      <source>&amp;Rate the move</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>Zug be&amp;werten</translation>
    </message>
    <message>
      <source>Put a sign such as ! or ? after the move.</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>Ein Zeichen wie ! oder ? hinter den Zug setzen.</translation>
    </message>
    <message>
      <source>Nothing: clicks play moves</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>Nichts: Klicks spielen Züge</translation>
    </message>
    <message>
      <source>Dra&amp;w with clicks</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>Mit Klicks &amp;zeichnen</translation>
    </message>
    <message>
      <source>Mark places, or draw arrows between them.</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>Stellen markieren oder Pfeile zwischen ihnen zeichnen.</translation>
    </message>
    <message>
      <source>C&amp;olour of marks</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>&amp;Farbe der Markierungen</translation>
    </message>
    <message>
      <source>Choose the colour of marks and arrows; hold Shift, Ctrl or both for another.</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>Die Farbe von Markierungen und Pfeilen wählen; gehaltene Tasten wählen eine andere.</translation>
    </message>
    <message>
      <source>Mark this &amp;place</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>Diesen &amp;Platz markieren</translation>
    </message>
    <message>
      <source>Mark the place that is pointed at, or clear it.</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>Den Platz markieren, auf den gezeigt wird, oder die Markierung entfernen.</translation>
    </message>
    <message>
      <source>Remo&amp;ve the marks here</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>Ma&amp;rkierungen hier entfernen</translation>
    </message>
    <message>
      <source>Remove everything drawn on this position.</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>Alles entfernen, was in diese Stellung gezeichnet ist.</translation>
    </message>
    <message>
      <source>&amp;Keep this view at the move</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>Diese &amp;Ansicht beim Zug behalten</translation>
    </message>
    <message>
      <source>Move the variation &amp;up</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>Variante nach &amp;oben</translation>
    </message>
    <message>
      <source>Move the variation up one place; at the top it is the main line.</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>Die Variante einen Platz nach oben schieben, am Ende zur Hauptvariante.</translation>
    </message>
    <message>
      <source>&amp;Make it the main line</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>Zur &amp;Hauptvariante machen</translation>
    </message>
    <message>
      <source>Make the line to this position the game's main line.</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>Die Züge bis zu dieser Stellung zur Hauptvariante der Partie machen.</translation>
    </message>
    <message>
      <source>&amp;Delete from here on</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>Ab hier &amp;löschen</translation>
    </message>
    <message>
      <source>Delete this move and everything after it. You can take that back.</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>Diesen Zug und alle danach löschen; das lässt sich zurücknehmen.</translation>
    </message>
    <message>
      <source>No sign</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>Kein Zeichen</translation>
    </message>
    <message>
      <source>Tree of variations</source>
      <extracomment>window/features/study/tree_view.py</extracomment>
      <translation>Baum der Varianten</translation>
    </message>
    <message>
      <source>{number} of {count} here</source>
      <extracomment>window/features/study/tree_view.py</extracomment>
      <translation>{number}. von {count} an dieser Stelle</translation>
    </message>
    <message>
      <source>with marks</source>
      <extracomment>window/features/study/tree_view.py</extracomment>
      <translation>mit Markierungen</translation>
    </message>
    <message>
      <source>Show the position at the start of the game.</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>Die Stellung am Anfang der Partie zeigen.</translation>
    </message>
    <message>
      <source>&amp;First position</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>&amp;Erste Stellung</translation>
    </message>
    <message>
      <source>&amp;Previous move</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>Vo&amp;riger Zug</translation>
    </message>
    <message>
      <source>Show the position one move earlier; nothing is taken back.</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>Die Stellung einen Zug vorher zeigen; nichts wird zurückgenommen.</translation>
    </message>
    <message>
      <source>Pla&amp;y the moves</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>Züge abs&amp;pielen</translation>
    </message>
    <message>
      <source>Show one position after another, from the start if the last one is shown.</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>Eine Stellung nach der anderen zeigen, von vorn, wenn die letzte zu sehen ist.</translation>
    </message>
    <message>
      <source>&amp;Next move</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>&amp;Nächster Zug</translation>
    </message>
    <message>
      <source>Show the position one move later.</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>Die Stellung einen Zug später zeigen.</translation>
    </message>
    <message>
      <source>&amp;Last move</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>&amp;Letzter Zug</translation>
    </message>
    <message>
      <source>Show the position after the last move.</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>Die Stellung nach dem letzten Zug zeigen.</translation>
    </message>
    <message>
      <source>Next &amp;variation</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>Nächste &amp;Variante</translation>
    </message>
    <message>
      <source>Show the next alternative to this move.</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>Den nächsten Zug zeigen, der statt dieses gespielt wurde.</translation>
    </message>
    <message>
      <source>Previous v&amp;ariation</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>Vorige V&amp;ariante</translation>
    </message>
    <message>
      <source>Show the previous alternative to this move.</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>Den vorigen Zug zeigen, der statt dieses gespielt wurde.</translation>
    </message>
    <message>
      <source>Next f&amp;ork</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>Nächste Ver&amp;zweigung</translation>
    </message>
    <message>
      <source>Go to where the line has variations next, or to its end.</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>Vorgehen bis zu Varianten oder zum Ende.</translation>
    </message>
    <message>
      <source>Previous for&amp;k</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>Vorige Verz&amp;weigung</translation>
    </message>
    <message>
      <source>Go back to where the line last had variations, or to its start.</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>Zurückgehen bis zu Varianten oder zum Anfang.</translation>
    </message>
    <message>
      <source>Next &amp;comment</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>Nächster &amp;Kommentar</translation>
    </message>
    <message>
      <source>Go to the next position with a comment.</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>Zur nächsten Stellung mit einem Kommentar gehen.</translation>
    </message>
    <message>
      <source>Previous co&amp;mment</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>Voriger Ko&amp;mmentar</translation>
    </message>
    <message>
      <source>Go back to the previous position with a comment.</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>Zur letzten Stellung mit einem Kommentar davor gehen.</translation>
    </message>
    <message>
      <source>Close the tab</source>
      <extracomment>window/features/tabs/bar.py</extracomment>
      <translation>Tab schließen</translation>
    </message>
    <message>
      <source>New game in a ta&amp;b…</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>Neues Spiel in einem &amp;Tab …</translation>
    </message>
    <message>
      <source>Start a game while this one waits in its tab.</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>Eine Partie beginnen, während diese in ihrem Tab wartet.</translation>
    </message>
    <message>
      <source>Open a &amp;game in a tab…</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>Partie in ei&amp;genem Tab öffnen …</translation>
    </message>
    <message>
      <source>Open a game from a file while this one waits in its tab.</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>Eine Partie aus einer Datei öffnen, während diese in ihrem Tab wartet.</translation>
    </message>
    <message>
      <source>Next tab</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>Nächster Tab</translation>
    </message>
    <message>
      <source>Go to the game in the next tab.</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>Zur Partie im nächsten Tab gehen.</translation>
    </message>
    <message>
      <source>Previous tab</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>Vorheriger Tab</translation>
    </message>
    <message>
      <source>Go to the game in the tab before.</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>Zur Partie im Tab davor gehen.</translation>
    </message>
    <message>
      <source>Move the tab to the left</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>Tab nach links schieben</translation>
    </message>
    <message>
      <source>Swap this tab with the one before it.</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>Diesen Tab mit dem davor vertauschen.</translation>
    </message>
    <message>
      <source>Move the tab to the right</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>Tab nach rechts schieben</translation>
    </message>
    <message>
      <source>Swap this tab with the next one.</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>Diesen Tab mit dem nächsten vertauschen.</translation>
    </message>
    <message>
      <source>Clo&amp;se the tab</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>Tab s&amp;chließen</translation>
    </message>
    <message>
      <source>Close this game, which stays in the library.</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>Diese Partie schließen; sie bleibt in der Sammlung.</translation>
    </message>
    <message>
      <source>Close the other tabs</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>Die anderen Tabs schließen</translation>
    </message>
    <message>
      <source>Close all games but this one; they stay in the library.</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>Alle Partien außer dieser schließen; sie bleiben in der Sammlung.</translation>
    </message>
    <message>
      <source>Bring the closed tab bac&amp;k</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>Geschlossenen Tab &amp;wieder öffnen</translation>
    </message>
    <message>
      <source>Bring back the game whose tab was closed last.</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>Die Partie zurückholen, deren Tab zuletzt geschlossen wurde.</translation>
    </message>
    <message>
      <source>The other game is paused until you come back to its tab.</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>Die andere Partie hält an, bis Sie in ihren Tab zurückkehren.</translation>
    </message>
    <message>
      <source>the game is over</source>
      <extracomment>window/features/tabs/texts.py</extracomment>
      <translation>die Partie ist zu Ende</translation>
    </message>
    <message>
      <source>paused until you come back</source>
      <extracomment>window/features/tabs/texts.py</extracomment>
      <translation>angehalten, bis Sie zurückkehren</translation>
    </message>
    <message>
      <source>your move</source>
      <extracomment>window/features/tabs/texts.py</extracomment>
      <translation>Sie sind am Zug</translation>
    </message>
    <message>
      <source>the other side is to move</source>
      <extracomment>window/features/tabs/texts.py</extracomment>
      <translation>die andere Seite ist am Zug</translation>
    </message>
    <message>
      <source>After {move}:</source>
      <extracomment>window/features/words/announcer.py</extracomment>
      <translation>Nach {move}:</translation>
    </message>
    <message>
      <source>T&amp;ype a move…</source>
      <extracomment>window/features/words/feature.py</extracomment>
      <translation>Zug ein&amp;tippen …</translation>
    </message>
    <message>
      <source>Type the next move as it would be in the list of moves.</source>
      <extracomment>window/features/words/feature.py</extracomment>
      <translation>Den nächsten Zug eingeben, wie ihn die Zugliste schreibt.</translation>
    </message>
    <message>
      <source>&amp;Go to the list of places</source>
      <extracomment>window/features/words/feature.py</extracomment>
      <translation>Zur Liste der &amp;Felder</translation>
    </message>
    <message>
      <source>List all places, what is there and what playing there does.</source>
      <extracomment>window/features/words/feature.py</extracomment>
      <translation>Zur Liste aller Felder gehen: was dort steht und was ein Zug dort bewirkt.</translation>
    </message>
    <message>
      <source>Places</source>
      <extracomment>window/features/words/feature.py</extracomment>
      <translation>Felder</translation>
    </message>
    <message>
      <source>Move:</source>
      <extracomment>window/features/words/move_field.py</extracomment>
      <translation>Zug:</translation>
    </message>
    <message>
      <source>empty</source>
      <extracomment>window/features/words/prospects.py</extracomment>
      <translation>leer</translation>
    </message>
    <message>
      <source>top</source>
      <extracomment>window/features/words/prospects.py</extracomment>
      <translation>oben</translation>
    </message>
    <message>
      <source>bottom</source>
      <extracomment>window/features/words/prospects.py</extracomment>
      <translation>unten</translation>
    </message>
    <message>
      <source>picked up</source>
      <extracomment>window/features/words/prospects.py</extracomment>
      <translation>aufgenommen</translation>
    </message>
    <message>
      <source>begins a move</source>
      <extracomment>window/features/words/prospects.py</extracomment>
      <translation>beginnt einen Zug</translation>
    </message>
    <message>
      <source>{seat}, there from the start</source>
      <extracomment>window/features/words/prospects.py</extracomment>
      <translation>{seat}, steht von Anfang an dort</translation>
    </message>
    <message>
      <source>right</source>
      <extracomment>window/features/words/prospects.py</extracomment>
      <translation>rechts</translation>
    </message>
    <message>
      <source>left</source>
      <extracomment>window/features/words/prospects.py</extracomment>
      <translation>links</translation>
    </message>
    <message>
      <source>plays there</source>
      <extracomment>window/features/words/prospects.py</extracomment>
      <translation>spielt dorthin</translation>
    </message>
    <message>
      <source>not legal: {reason}</source>
      <extracomment>window/features/words/prospects.py</extracomment>
      <translation>nicht erlaubt: {reason}</translation>
    </message>
    <message>
      <source>ends the game in a draw</source>
      <extracomment>window/features/words/prospects.py</extracomment>
      <translation>beendet die Partie remis</translation>
    </message>
    <message>
      <source>loses the game</source>
      <extracomment>window/features/words/prospects.py</extracomment>
      <translation>verliert die Partie</translation>
    </message>
    <message>
      <source>captures {sites} by {cause}</source>
      <extracomment>window/features/words/prospects.py</extracomment>
      <translation>schlägt {sites} durch {cause}</translation>
    </message>
    <message>
      <source>loses {sites} by {cause}</source>
      <extracomment>window/features/words/prospects.py</extracomment>
      <translation>verliert {sites} durch {cause}</translation>
    </message>
    <message>
      <source>captures {sites}</source>
      <extracomment>window/features/words/prospects.py</extracomment>
      <translation>schlägt {sites}</translation>
    </message>
    <message>
      <source>loses {sites}</source>
      <extracomment>window/features/words/prospects.py</extracomment>
      <translation>verliert {sites}</translation>
    </message>
    <message>
      <source>Place</source>
      <extracomment>window/features/words/sites_model.py</extracomment>
      <translation>Feld</translation>
    </message>
    <message>
      <source>Holds</source>
      <extracomment>window/features/words/sites_model.py</extracomment>
      <translation>Dort steht</translation>
    </message>
    <message>
      <source>Playing there</source>
      <extracomment>window/features/words/sites_model.py</extracomment>
      <translation>Ein Zug dorthin</translation>
    </message>
    <message>
      <source>Find: a name, a piece, captures, wins…</source>
      <extracomment>window/features/words/sites_panel.py</extracomment>
      <translation>Suchen: ein Name, ein Stein, schlägt, gewinnt …</translation>
    </message>
    <message>
      <source>Find places</source>
      <extracomment>window/features/words/sites_panel.py</extracomment>
      <translation>Felder suchen</translation>
    </message>
    <message>
      <source>Show this beside the board.</source>
      <extracomment>window/main_window.py</extracomment>
      <translation>Dies neben dem Brett zeigen.</translation>
    </message>
    <message>
      <source>Column b&amp;eside the board</source>
      <extracomment>window/main_window.py</extracomment>
      <translation>S&amp;palte neben dem Brett</translation>
    </message>
    <message>
      <source>Show or hide the players, the moves and everything else beside the board.</source>
      <extracomment>window/main_window.py</extracomment>
      <translation>Die Spieler, die Züge und alles andere neben dem Brett zeigen oder verbergen.</translation>
    </message>
    <message>
      <source>Actions over the board</source>
      <extracomment>window/main_window.py</extracomment>
      <translation>Aktionen über dem Brett</translation>
    </message>
    <message>
      <source>Show or hide the bar with the most common actions.</source>
      <extracomment>window/main_window.py</extracomment>
      <translation>Die Leiste mit den häufigsten Aktionen zeigen oder verbergen.</translation>
    </message>
    <message>
      <source>&amp;Quit</source>
      <extracomment>window/main_window.py</extracomment>
      <translation>&amp;Beenden</translation>
    </message>
    <message>
      <source>Quit; the game is saved.</source>
      <extracomment>window/main_window.py</extracomment>
      <translation>Das Programm verlassen; die Partie bleibt erhalten.</translation>
    </message>
    <message>
      <source>&amp;Go to</source>
      <extracomment>window/menus.py</extracomment>
      <translation>Ge&amp;he zu</translation>
    </message>
    <message>
      <source>Look &amp;from</source>
      <extracomment>window/menus.py</extracomment>
      <translation>&amp;Ansehen von</translation>
    </message>
    <message>
      <source>Ca&amp;mera</source>
      <extracomment>window/menus.py</extracomment>
      <translation>&amp;Kamera</translation>
    </message>
    <message>
      <source>&amp;File</source>
      <extracomment>window/menus.py</extracomment>
      <translation>&amp;Datei</translation>
    </message>
    <message>
      <source>&amp;Game</source>
      <extracomment>window/menus.py</extracomment>
      <translation>&amp;Spiel</translation>
    </message>
    <message>
      <source>&amp;Learn</source>
      <extracomment>window/menus.py</extracomment>
      <translation>&amp;Lernen</translation>
    </message>
    <message>
      <source>&amp;Players</source>
      <extracomment>window/menus.py</extracomment>
      <translation>S&amp;pieler</translation>
    </message>
    <message>
      <source>&amp;Study</source>
      <extracomment>window/menus.py</extracomment>
      <translation>S&amp;tudie</translation>
    </message>
    <message>
      <source>&amp;Analysis</source>
      <extracomment>window/menus.py</extracomment>
      <translation>&amp;Analyse</translation>
    </message>
    <message>
      <source>&amp;View</source>
      <extracomment>window/menus.py</extracomment>
      <translation>A&amp;nsicht</translation>
    </message>
    <message>
      <source>&amp;Help</source>
      <extracomment>window/menus.py</extracomment>
      <translation>&amp;Hilfe</translation>
    </message>
    <message>
      <source>there is no display (nothing answers at {names})</source>
      <extracomment>window/requirements.py</extracomment>
      <translation>es gibt keinen Bildschirm (bei {names} antwortet nichts)</translation>
    </message>
    <message>
      <source>QT_QPA_PLATFORM={wanted} opens no window with OpenGL (xcb and wayland do)</source>
      <extracomment>window/requirements.py</extracomment>
      <translation>QT_QPA_PLATFORM={wanted} öffnet kein Fenster mit OpenGL (xcb und wayland tun es)</translation>
    </message>
    <message>
      <source>there is no display (neither DISPLAY nor WAYLAND_DISPLAY is set)</source>
      <extracomment>window/requirements.py</extracomment>
      <translation>es gibt keinen Bildschirm (weder DISPLAY noch WAYLAND_DISPLAY ist gesetzt)</translation>
    </message>
    <message>
      <source>{problem}; all other commands, such as play-text, render, perft and doctor, need no display</source>
      <extracomment>window/requirements.py</extracomment>
      <translation>{problem}; alle Befehle außer play brauchen keinen, etwa play-text, render, perft und doctor</translation>
    </message>
    <message>
      <source>Actions</source>
      <extracomment>window/shell/action_bar.py</extracomment>
      <translation>Aktionen</translation>
    </message>
    <message>
      <source>Close</source>
      <extracomment>window/shell/column.py</extracomment>
      <translation>Schließen</translation>
    </message>
    <message>
      <source>Beside the board</source>
      <extracomment>window/shell/column.py</extracomment>
      <translation>Neben dem Brett</translation>
    </message>
    <message>
      <source>Panels</source>
      <extracomment>window/shell/column.py</extracomment>
      <translation>Bereiche</translation>
    </message>
    <message>
      <source>Type a word, such as colours or undo</source>
      <extracomment>window/shell/finder.py</extracomment>
      <translation>Ein Wort eingeben, etwa Farben oder zurück</translation>
    </message>
    <message>
      <source>Words of a command</source>
      <extracomment>window/shell/finder.py</extracomment>
      <translation>Wörter eines Befehls</translation>
    </message>
    <message>
      <source>Commands found</source>
      <extracomment>window/shell/finder.py</extracomment>
      <translation>Gefundene Befehle</translation>
    </message>
    <message>
      <source>Save as {ending}</source>
      <extracomment>window/shell/left_out.py</extracomment>
      <translation>Als {ending} speichern</translation>
    </message>
    <message numerus="yes">
      <source>Replace {count} existing files?</source>
      <extracomment>window/shell/replacing.py</extracomment>
      <translation>
        <numerusform>{count} Datei ersetzen, die es schon gibt?</numerusform>
        <numerusform>{count} Dateien ersetzen, die es schon gibt?</numerusform>
      </translation>
    </message>
    <message>
      <source>Appearance</source>
      <extracomment>window/shell/settings_dialog.py</extracomment>
      <translation>Aussehen</translation>
    </message>
    <message>
      <source>Controls and effects</source>
      <extracomment>window/shell/settings_dialog.py</extracomment>
      <translation>Steuerung und Effekte</translation>
    </message>
    <message>
      <source>Opponents</source>
      <extracomment>window/shell/settings_dialog.py</extracomment>
      <translation>Gegner</translation>
    </message>
    <message>
      <source>Settings</source>
      <extracomment>window/shell/settings_dialog.py</extracomment>
      <translation>Einstellungen</translation>
    </message>
    <message>
      <source>Find a setting</source>
      <extracomment>window/shell/settings_dialog.py</extracomment>
      <translation>Einstellung suchen</translation>
    </message>
    <message>
      <source>Pages</source>
      <extracomment>window/shell/settings_dialog.py</extracomment>
      <translation>Seiten</translation>
    </message>
    <message>
      <source>Files</source>
      <extracomment>window/shell/settings_dialog.py</extracomment>
      <translation>Dateien</translation>
    </message>
    <message>
      <source>The program keeps its data in these files.</source>
      <extracomment>window/shell/settings_dialog.py</extracomment>
      <translation>Was das Programm behält, liegt in diesen Dateien.</translation>
    </message>
    <message>
      <source>Open the folder</source>
      <extracomment>window/shell/settings_dialog.py</extracomment>
      <translation>Ordner öffnen</translation>
    </message>
    <message>
      <source>Open the folder of {name}</source>
      <extracomment>window/shell/settings_dialog.py</extracomment>
      <translation>Ordner von {name} öffnen</translation>
    </message>
    <message>
      <source>the settings could not be read and are kept as {place}</source>
      <extracomment>window/shell/settings_file.py</extracomment>
      <translation>die Einstellungen waren nicht lesbar und bleiben als {place} erhalten</translation>
    </message>
    <message>
      <source>the setting {name} could not be understood; it is kept under [{section}] in {path}</source>
      <extracomment>window/shell/settings_file.py</extracomment>
      <translation>die Einstellung {name} war unverständlich und steht unter [{section}] in {path}</translation>
    </message>
    <message>
      <source>the settings in {path} could not be read ({reason})</source>
      <extracomment>window/shell/settings_file.py</extracomment>
      <translation>die Einstellungen in {path} waren nicht lesbar ({reason})</translation>
    </message>
    <message>
      <source>the settings are not saved: {reason}</source>
      <extracomment>window/shell/settings_file.py</extracomment>
      <translation>die Einstellungen werden nicht behalten: {reason}</translation>
    </message>
    <message>
      <source>Internal error: {error}</source>
      <extracomment>window/shell/tasks.py</extracomment>
      <translation>Ein Fehler des Programms, {error}</translation>
    </message>
    <message>
      <source>Show the better line on the board ({better})</source>
      <extracomment>window/widgets/better_card.py</extracomment>
      <translation>Die bessere Fortsetzung auf dem Brett zeigen ({better})</translation>
    </message>
    <message>
      <source>Put the better line into the game as a variation</source>
      <extracomment>window/widgets/better_card.py</extracomment>
      <translation>Die bessere Fortsetzung als Variante in die Partie einfügen</translation>
    </message>
    <message>
      <source>Insert</source>
      <extracomment>window/widgets/better_card.py</extracomment>
      <translation>Einfügen</translation>
    </message>
    <message>
      <source>See it</source>
      <extracomment>window/widgets/better_card.py</extracomment>
      <translation>Ansehen</translation>
    </message>
    <message>
      <source>{first} {second}</source>
      <extracomment>window/widgets/joining.py</extracomment>
      <translation>{first} {second}</translation>
    </message>
    <message>
      <source>{clause}.</source>
      <extracomment>window/widgets/joining.py</extracomment>
      <translation>{clause}.</translation>
    </message>
    <message numerus="yes">
      <source>{count} games deleted ({when})</source>
      <extracomment>window/widgets/kept_game_texts.py</extracomment>
      <translation>
        <numerusform>{count} Partie gelöscht ({when})</numerusform>
        <numerusform>{count} Partien gelöscht ({when})</numerusform>
      </translation>
    </message>
    <message>
      <source>unfinished</source>
      <extracomment>window/widgets/kept_game_texts.py</extracomment>
      <translation>unbeendet</translation>
    </message>
    <message>
      <source>{seat} won (resignation)</source>
      <extracomment>window/widgets/kept_game_texts.py</extracomment>
      <translation>{seat} gewann (Aufgabe)</translation>
    </message>
    <message>
      <source>{seat} won (time)</source>
      <extracomment>window/widgets/kept_game_texts.py</extracomment>
      <translation>{seat} gewann (Zeit)</translation>
    </message>
    <message>
      <source>{seat} won (agreement)</source>
      <extracomment>window/widgets/kept_game_texts.py</extracomment>
      <translation>{seat} gewann (Einigung)</translation>
    </message>
    <message>
      <source>{seat} won (forfeit)</source>
      <extracomment>window/widgets/kept_game_texts.py</extracomment>
      <translation>{seat} gewann (verwirkt)</translation>
    </message>
    <message>
      <source>The first player won</source>
      <extracomment>window/widgets/kept_game_texts.py</extracomment>
      <translation>Der erste Spieler gewann</translation>
    </message>
    <message>
      <source>The second player won</source>
      <extracomment>window/widgets/kept_game_texts.py</extracomment>
      <translation>Der zweite Spieler gewann</translation>
    </message>
    <message>
      <source>Unfinished</source>
      <extracomment>window/widgets/kept_game_texts.py</extracomment>
      <translation>Unbeendet</translation>
    </message>
    <message>
      <source>{strength}: it scores {share} of the points against level {below}.</source>
      <extracomment>window/widgets/level_texts.py</extracomment>
      <translation>{strength}: Sie macht {share} der Punkte gegen Stufe {below}.</translation>
    </message>
    <message>
      <source>The strength of the levels has not been measured in {game}.</source>
      <extracomment>window/widgets/level_texts.py</extracomment>
      <translation>Wie stark die Stufen in {game} sind, hat niemand gemessen.</translation>
    </message>
    <message>
      <source>It runs {count} playouts for a move and varies among the moves it likes best.</source>
      <extracomment>window/widgets/level_texts.py</extracomment>
      <translation>Sie sieht sich {count} Playouts je Zug an und wechselt zwischen den Zügen, die ihr gefallen.</translation>
    </message>
    <message>
      <source>Points of 100 games and Elo are from matches between the levels.</source>
      <extracomment>window/widgets/level_texts.py</extracomment>
      <translation>Punkte aus 100 Partien und Elo stammen aus Wettkämpfen zwischen den Stufen.</translation>
    </message>
    <message>
      <source>It uses all the time it has for a move.</source>
      <extracomment>window/widgets/level_texts.py</extracomment>
      <translation>Sie nutzt die ganze Zeit, die sie für einen Zug haben darf.</translation>
    </message>
    <message>
      <source>It runs {count} playouts for a move and plays the best.</source>
      <extracomment>window/widgets/level_texts.py</extracomment>
      <translation>Sie sieht sich {count} Playouts je Zug an und spielt den besten.</translation>
    </message>
    <message>
      <source>uses all its time</source>
      <extracomment>window/widgets/level_texts.py</extracomment>
      <translation>nutzt alle Zeit, die sie darf</translation>
    </message>
    <message>
      <source>runs {count} playouts for a move</source>
      <extracomment>window/widgets/level_texts.py</extracomment>
      <translation>{count} Playouts je Zug</translation>
    </message>
    <message>
      <source>plays like a beginner</source>
      <extracomment>window/widgets/level_texts.py</extracomment>
      <translation>spielt wie ein Anfänger</translation>
    </message>
    <message>
      <source>{name}, {elo} Elo</source>
      <extracomment>window/widgets/level_texts.py</extracomment>
      <translation>{name}, {elo} Elo</translation>
    </message>
    <message>
      <source>{title}, level {level}, about {elo} Elo</source>
      <extracomment>window/widgets/level_texts.py</extracomment>
      <translation>{title}, Stufe {level}, etwa {elo} Elo</translation>
    </message>
    <message>
      <source>{points} of 100 against level {below}</source>
      <extracomment>window/widgets/level_texts.py</extracomment>
      <translation>{points} von 100 gegen Stufe {below}</translation>
    </message>
    <message>
      <source>{strength}: it plays like a beginner.</source>
      <extracomment>window/widgets/level_texts.py</extracomment>
      <translation>{strength}: Sie spielt wie ein Anfänger.</translation>
    </message>
    <message>
      <source>It draws {share} of its moves at random.</source>
      <extracomment>window/widgets/level_texts.py</extracomment>
      <translation>Sie zieht {share} ihrer Züge zufällig.</translation>
    </message>
    <message numerus="yes">
      <source>By {cause} and {count} more.</source>
      <extracomment>window/widgets/news_texts.py</extracomment>
      <translation>
        <numerusform>Durch {cause} und einen weiteren.</numerusform>
        <numerusform>Durch {cause} und {count} weitere.</numerusform>
      </translation>
    </message>
    <message>
      <source>By {causes}.</source>
      <extracomment>window/widgets/news_texts.py</extracomment>
      <translation>Durch {causes}.</translation>
    </message>
    <message>
      <source>{seat}: {player} is to move ({now})</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>{seat}: {player} ist am Zug ({now} lässt ziehen)</translation>
    </message>
    <message>
      <source>{seat}: {player} is thinking, {count} playouts so far…</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>{seat}: {player} denkt nach, bisher {count} Playouts …</translation>
    </message>
    <message>
      <source>There is no help in a rated game; analyse it once it is over.</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>In einer gewerteten Partie hilft Ihnen niemand; analysieren Sie sie danach.</translation>
    </message>
    <message numerus="yes">
      <source>{winner} won in {count} moves</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>
        <numerusform>{winner} hat in {count} Zug gewonnen</numerusform>
        <numerusform>{winner} hat in {count} Zügen gewonnen</numerusform>
      </translation>
    </message>
    <message>
      <source>{move} lost {loss} of the chance to win.</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>{move} kostete {loss} der Gewinnchance.</translation>
    </message>
    <message>
      <source>{move} lost {loss} of the chance to win. Better: {line}</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>{move} kostete {loss} der Gewinnchance. Besser: {line}</translation>
    </message>
    <message>
      <source>a proven draw</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>ein bewiesenes Remis</translation>
    </message>
    <message>
      <source>the computer</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>der Computer</translation>
    </message>
    <message>
      <source>The end was taken back: the game continues with your next move.</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>Das Ende wurde zurückgenommen: Mit Ihrem nächsten Zug geht die Partie weiter.</translation>
    </message>
    <message>
      <source>The game is over. {result} shows how it ended, {new} starts a new one.</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>Die Partie ist zu Ende. {result} zeigt, wie sie endete, {new} beginnt eine neue.</translation>
    </message>
    <message>
      <source>In a rated game you can play only from the last position: {last} goes there.</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>Eine gewertete Partie spielt man an ihrem Ende: {last} geht dorthin.</translation>
    </message>
    <message>
      <source>Draw</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>Remis</translation>
    </message>
    <message>
      <source>You won</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>Sie haben gewonnen</translation>
    </message>
    <message>
      <source>You lost</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>Sie haben verloren</translation>
    </message>
    <message>
      <source>Stones are even.</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>Beide haben gleich viele Steine.</translation>
    </message>
    <message>
      <source>brilliant</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>brillant</translation>
    </message>
    <message>
      <source>good</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>gut</translation>
    </message>
    <message>
      <source>interesting</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>interessant</translation>
    </message>
    <message>
      <source>dubious</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>zweifelhaft</translation>
    </message>
    <message>
      <source>Circles</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>Kreise</translation>
    </message>
    <message>
      <source>Crosses</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>Kreuze</translation>
    </message>
    <message>
      <source>Squares</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>Quadrate</translation>
    </message>
    <message>
      <source>Triangles</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>Dreiecke</translation>
    </message>
    <message>
      <source>Letters</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>Buchstaben</translation>
    </message>
    <message>
      <source>Usual colour</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>Übliche Farbe</translation>
    </message>
    <message>
      <source>Green (Shift)</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>Grün (Umschalt)</translation>
    </message>
    <message>
      <source>Blue (Ctrl or Alt)</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>Blau (Strg oder Alt)</translation>
    </message>
    <message>
      <source>Yellow (Shift+Ctrl)</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>Gelb (Umschalt+Strg)</translation>
    </message>
    <message>
      <source>The clocks start with the first move.</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>Die Uhren laufen mit dem ersten Zug los.</translation>
    </message>
    <message>
      <source>{undo} brings back the previous game.</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>{undo} bringt die vorige Partie zurück.</translation>
    </message>
    <message>
      <source>The game is over: moves that you try out here are variations.</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>Die Partie ist zu Ende: Züge, die Sie hier versuchen, sind Varianten.</translation>
    </message>
    <message>
      <source>A rated game.</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>Eine gewertete Partie.</translation>
    </message>
    <message>
      <source>The computer thinks in your time.</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>Der Computer denkt in Ihrer Zeit.</translation>
    </message>
    <message>
      <source>{winner} wins by {margin}</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>{winner} gewinnt mit {margin}</translation>
    </message>
    <message>
      <source>{count} of {goal}</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>{count} von {goal}</translation>
    </message>
    <message>
      <source>{name}: {numbers}</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>{name}: {numbers}</translation>
    </message>
    <message>
      <source>{seat} leads by {margin}.</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>{seat} führt mit {margin}.</translation>
    </message>
    <message>
      <source>a proven win for {seat}</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>ein bewiesener Gewinn für {seat}</translation>
    </message>
    <message>
      <source>Paused. {seat} is to move.</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>Angehalten. {seat} ist am Zug.</translation>
    </message>
    <message>
      <source>{seat}: {player} is getting ready…</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>{seat}: {player} macht sich bereit …</translation>
    </message>
    <message>
      <source>{seat}: {player} is thinking…</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>{seat}: {player} denkt nach …</translation>
    </message>
    <message>
      <source>Wait: {player} is to move.</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>Warten Sie: {player} ist am Zug.</translation>
    </message>
    <message>
      <source>{winner} wins</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>{winner} gewinnt</translation>
    </message>
    <message>
      <source>You lead by {margin}.</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>Sie führen mit {margin}.</translation>
    </message>
    <message>
      <source>takes {count} by {cause}</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>schlägt {count} durch {cause}</translation>
    </message>
    <message>
      <source>loses {count} by {cause}</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>verliert {count} durch {cause}</translation>
    </message>
    <message>
      <source>loses {count}</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>verliert {count}</translation>
    </message>
    <message>
      <source>Ring Majority</source>
      <extracomment>game ring-majority</extracomment>
      <translation>Ring Majority</translation>
    </message>
    <message>
      <source>Larry Wheeler (2007)</source>
      <extracomment>game ring-majority</extracomment>
      <translation>Larry Wheeler (2007)</translation>
    </message>
    <message>
      <source>Have more stones on the board at the end; in a full ring, the majority captures.</source>
      <extracomment>game ring-majority</extracomment>
      <translation>Am Ende mehr Steine auf dem Brett haben; volle Ringe, in denen man führt, schlagen.</translation>
    </message>
    <message>
      <source>Red</source>
      <extracomment>game ring-majority</extracomment>
      <translation>Rot</translation>
    </message>
    <message>
      <source>Blue</source>
      <extracomment>game ring-majority</extracomment>
      <translation>Blau</translation>
    </message>
    <message>
      <source>Tetrahedron</source>
      <extracomment>game ring-majority</extracomment>
      <translation>Tetraeder</translation>
    </message>
    <message>
      <source>Cube</source>
      <extracomment>game ring-majority</extracomment>
      <translation>Würfel</translation>
    </message>
    <message>
      <source>Truncated tetrahedron</source>
      <extracomment>game ring-majority</extracomment>
      <translation>Tetraederstumpf</translation>
    </message>
    <message>
      <source>Cuboctahedron</source>
      <extracomment>game ring-majority</extracomment>
      <translation>Kuboktaeder</translation>
    </message>
    <message>
      <source>Dodecahedron</source>
      <extracomment>game ring-majority</extracomment>
      <translation>Dodekaeder</translation>
    </message>
    <message>
      <source>Truncated octahedron</source>
      <extracomment>game ring-majority</extracomment>
      <translation>Oktaederstumpf</translation>
    </message>
    <message>
      <source>Truncated cube</source>
      <extracomment>game ring-majority</extracomment>
      <translation>Hexaederstumpf</translation>
    </message>
    <message>
      <source>Small rhombicuboctahedron</source>
      <extracomment>game ring-majority</extracomment>
      <translation>Rhombenkuboktaeder</translation>
    </message>
    <message>
      <source>Snub cube</source>
      <extracomment>game ring-majority</extracomment>
      <translation>Abgeschrägter Würfel</translation>
    </message>
    <message>
      <source>Icosidodecahedron</source>
      <extracomment>game ring-majority</extracomment>
      <translation>Ikosidodekaeder</translation>
    </message>
    <message>
      <source>Great rhombicuboctahedron</source>
      <extracomment>game ring-majority</extracomment>
      <translation>Großes Rhombenkuboktaeder</translation>
    </message>
    <message>
      <source>Truncated icosahedron</source>
      <extracomment>game ring-majority</extracomment>
      <translation>Ikosaederstumpf</translation>
    </message>
    <message>
      <source>Truncated dodecahedron</source>
      <extracomment>game ring-majority</extracomment>
      <translation>Dodekaederstumpf</translation>
    </message>
    <message>
      <source>Small rhombicosidodecahedron</source>
      <extracomment>game ring-majority</extracomment>
      <translation>Rhombenikosidodekaeder</translation>
    </message>
    <message>
      <source>Snub dodecahedron</source>
      <extracomment>game ring-majority</extracomment>
      <translation>Abgeschrägtes Dodekaeder</translation>
    </message>
    <message>
      <source>Great rhombicosidodecahedron</source>
      <extracomment>game ring-majority</extracomment>
      <translation>Großes Rhombenikosidodekaeder</translation>
    </message>
    <message>
      <source>on the board</source>
      <extracomment>game ring-majority</extracomment>
      <translation>auf dem Brett</translation>
    </message>
    <message>
      <source>in hand</source>
      <extracomment>game ring-majority</extracomment>
      <translation>auf der Hand</translation>
    </message>
    <message>
      <source>lost</source>
      <extracomment>game ring-majority</extracomment>
      <translation>verloren</translation>
    </message>
    <message>
      <source>Red stone</source>
      <extracomment>game ring-majority</extracomment>
      <translation>Roter Stein</translation>
    </message>
    <message>
      <source>Blue stone</source>
      <extracomment>game ring-majority</extracomment>
      <translation>Blauer Stein</translation>
    </message>
    <message>
      <source>To move</source>
      <extracomment>game ring-majority</extracomment>
      <translation>Am Zug</translation>
    </message>
    <message>
      <source>Loop</source>
      <extracomment>game loop</extracomment>
      <translation>Loop</translation>
    </message>
    <message>
      <source>David Bush (known as twixter; later published as Lazo)</source>
      <extracomment>game loop</extracomment>
      <translation>David Bush (bekannt als twixter; später als Lazo veröffentlicht)</translation>
    </message>
    <message>
      <source>Close a loop of your tiles on the board, or build a bridge with a river under it.</source>
      <extracomment>game loop</extracomment>
      <translation>Eine Schleife aus eigenen Steinen auf dem Brett schließen, oder eine Brücke mit einem Fluss darunter bauen.</translation>
    </message>
    <message>
      <source>Black</source>
      <extracomment>game loop</extracomment>
      <translation>Schwarz</translation>
    </message>
    <message>
      <source>White</source>
      <extracomment>game loop</extracomment>
      <translation>Weiß</translation>
    </message>
    <message>
      <source>black</source>
      <extracomment>game loop</extracomment>
      <translation>Schwarz</translation>
    </message>
    <message>
      <source>white</source>
      <extracomment>game loop</extracomment>
      <translation>Weiß</translation>
    </message>
    <message>
      <source>Mini, 4 layers</source>
      <extracomment>game loop</extracomment>
      <translation>Mini, 4 Ebenen</translation>
    </message>
    <message>
      <source>Main, 6 layers</source>
      <extracomment>game loop</extracomment>
      <translation>Main, 6 Ebenen</translation>
    </message>
    <message>
      <source>Lazo, 10 layers</source>
      <extracomment>game loop</extracomment>
      <translation>Lazo, 10 Ebenen</translation>
    </message>
    <message>
      <source>Black tile</source>
      <extracomment>game loop</extracomment>
      <translation>Schwarzer Stein</translation>
    </message>
    <message>
      <source>White tile</source>
      <extracomment>game loop</extracomment>
      <translation>Weißer Stein</translation>
    </message>
    <message>
      <source>Path Tiles</source>
      <extracomment>game path-tiles</extracomment>
      <translation>Path Tiles</translation>
    </message>
    <message>
      <source>an unknown author (Zillions of Games submission 1550)</source>
      <extracomment>game path-tiles</extracomment>
      <translation>einem unbekannten Autor (Zillions of Games, Einsendung 1550)</translation>
    </message>
    <message>
      <source>Close a loop of your colour, or join two opposite sides of the board with it.</source>
      <extracomment>game path-tiles</extracomment>
      <translation>Eine Schleife der eigenen Farbe schließen, oder zwei gegenüberliegende Seiten des Bretts verbinden.</translation>
    </message>
    <message>
      <source>102 tiles and free turns</source>
      <extracomment>game path-tiles</extracomment>
      <translation>102 Plättchen und Freizüge</translation>
    </message>
    <message>
      <source>66 tiles, each up to ten times</source>
      <extracomment>game path-tiles</extracomment>
      <translation>66 Plättchen, jedes bis zu zehnmal</translation>
    </message>
    <message>
      <source>longest paths</source>
      <extracomment>game path-tiles</extracomment>
      <translation>längste Pfade</translation>
    </message>
    <message>
      <source>longest path</source>
      <extracomment>game path-tiles</extracomment>
      <translation>längster Pfad</translation>
    </message>
    <message>
      <source>tiles left</source>
      <extracomment>game path-tiles</extracomment>
      <translation>übrige Plättchen</translation>
    </message>
    <message>
      <source>A free turn</source>
      <extracomment>game path-tiles</extracomment>
      <translation>Ein Freizug</translation>
    </message>
    <message>
      <source>ribbons</source>
      <extracomment>game path-tiles</extracomment>
      <translation>Bänder</translation>
    </message>
    <message>
      <source>tubes</source>
      <extracomment>game path-tiles</extracomment>
      <translation>Röhren</translation>
    </message>
    <message>
      <source>Loops 'n Leaps</source>
      <extracomment>game loops-n-leaps</extracomment>
      <translation>Loops 'n Leaps</translation>
    </message>
    <message>
      <source>Christian Freeling (MindSports)</source>
      <extracomment>game loops-n-leaps</extracomment>
      <translation>Christian Freeling (MindSports)</translation>
    </message>
    <message>
      <source>Surround three pillars with loops of your men.</source>
      <extracomment>game loops-n-leaps</extracomment>
      <translation>Drei Säulen mit Schleifen aus eigenen Steinen umschließen.</translation>
    </message>
    <message>
      <source>Side length 8</source>
      <extracomment>game loops-n-leaps</extracomment>
      <translation>Seitenlänge 8</translation>
    </message>
    <message>
      <source>Side length 10</source>
      <extracomment>game loops-n-leaps</extracomment>
      <translation>Seitenlänge 10</translation>
    </message>
    <message>
      <source>what is surrounded, safe or in sight</source>
      <extracomment>game loops-n-leaps</extracomment>
      <translation>Umschlossenes, Sicheres und Sichtbares</translation>
    </message>
    <message>
      <source>pillars surrounded</source>
      <extracomment>game loops-n-leaps</extracomment>
      <translation>umschlossene Säulen</translation>
    </message>
    <message>
      <source>men</source>
      <extracomment>game loops-n-leaps</extracomment>
      <translation>Steine</translation>
    </message>
    <message>
      <source>leapers</source>
      <extracomment>game loops-n-leaps</extracomment>
      <translation>Springer</translation>
    </message>
    <message>
      <source>White man</source>
      <extracomment>game loops-n-leaps</extracomment>
      <translation>Weißer Stein</translation>
    </message>
    <message>
      <source>Black man</source>
      <extracomment>game loops-n-leaps</extracomment>
      <translation>Schwarzer Stein</translation>
    </message>
    <message>
      <source>White leaper</source>
      <extracomment>game loops-n-leaps</extracomment>
      <translation>Weißer Springer</translation>
    </message>
    <message>
      <source>Black leaper</source>
      <extracomment>game loops-n-leaps</extracomment>
      <translation>Schwarzer Springer</translation>
    </message>
    <message>
      <source>Loophole 2D</source>
      <extracomment>game loophole-2d</extracomment>
      <translation>Loophole 2D</translation>
    </message>
    <message>
      <source>Mark Steere (Loophole, November 2008), marksteeregames.com</source>
      <extracomment>game loophole-2d</extracomment>
      <translation>Mark Steere (Loophole, November 2008), marksteeregames.com</translation>
    </message>
    <message>
      <source>Close two different loops through the frame and the windows.</source>
      <extracomment>game loophole-2d</extracomment>
      <translation>Zwei verschiedene Schleifen durch den Rahmen und die Fenster schließen.</translation>
    </message>
    <message>
      <source>Rhombus with two windows</source>
      <extracomment>game loophole-2d</extracomment>
      <translation>Raute mit zwei Fenstern</translation>
    </message>
    <message>
      <source>Loops</source>
      <extracomment>game loophole-2d</extracomment>
      <translation>Schleifen</translation>
    </message>
    <message>
      <source>loops</source>
      <extracomment>game loophole-2d</extracomment>
      <translation>Schleifen</translation>
    </message>
    <message>
      <source>Black stone</source>
      <extracomment>game loophole-2d</extracomment>
      <translation>Schwarzer Stein</translation>
    </message>
    <message>
      <source>White stone</source>
      <extracomment>game loophole-2d</extracomment>
      <translation>Weißer Stein</translation>
    </message>
    <message>
      <source>light</source>
      <extracomment>choices</extracomment>
      <translation>hell</translation>
    </message>
    <message>
      <source>dark</source>
      <extracomment>choices</extracomment>
      <translation>dunkel</translation>
    </message>
    <message>
      <source>colour-blind</source>
      <extracomment>choices</extracomment>
      <translation>für Farbenblinde</translation>
    </message>
    <message>
      <source>high-contrast</source>
      <extracomment>choices</extracomment>
      <translation>hoher Kontrast</translation>
    </message>
    <message>
      <source>black-and-white</source>
      <extracomment>choices</extracomment>
      <translation>schwarz-weiß</translation>
    </message>
    <message>
      <source>walnut-and-maple</source>
      <extracomment>choices</extracomment>
      <translation>Nussbaum und Ahorn</translation>
    </message>
    <message>
      <source>slate-and-brass</source>
      <extracomment>choices</extracomment>
      <translation>Schiefer und Messing</translation>
    </message>
    <message>
      <source>porcelain</source>
      <extracomment>choices</extracomment>
      <translation>Porzellan</translation>
    </message>
    <message>
      <source>classic</source>
      <extracomment>choices</extracomment>
      <translation>klassisch</translation>
    </message>
    <message>
      <source>glass</source>
      <extracomment>choices</extracomment>
      <translation>Glas</translation>
    </message>
    <message>
      <source>paint</source>
      <extracomment>choices</extracomment>
      <translation>Farbe</translation>
    </message>
    <message>
      <source>fast</source>
      <extracomment>choices</extracomment>
      <translation>schnell</translation>
    </message>
    <message>
      <source>fine</source>
      <extracomment>choices</extracomment>
      <translation>fein</translation>
    </message>
    <message>
      <source>finest</source>
      <extracomment>choices</extracomment>
      <translation>sehr fein</translation>
    </message>
    <message>
      <source>off</source>
      <extracomment>choices</extracomment>
      <translation>aus</translation>
    </message>
    <message>
      <source>normal</source>
      <extracomment>choices</extracomment>
      <translation>normal</translation>
    </message>
    <message>
      <source>slow</source>
      <extracomment>choices</extracomment>
      <translation>langsam</translation>
    </message>
    <message>
      <source>as fast as they think</source>
      <extracomment>choices</extracomment>
      <translation>so schnell sie denken</translation>
    </message>
    <message>
      <source>a move a second</source>
      <extracomment>choices</extracomment>
      <translation>ein Zug je Sekunde</translation>
    </message>
    <message>
      <source>a move in 3 seconds</source>
      <extracomment>choices</extracomment>
      <translation>ein Zug in 3 Sekunden</translation>
    </message>
    <message>
      <source>studio</source>
      <extracomment>choices</extracomment>
      <translation>Studio</translation>
    </message>
    <message>
      <source>table</source>
      <extracomment>choices</extracomment>
      <translation>Tisch</translation>
    </message>
    <message>
      <source>sky</source>
      <extracomment>choices</extracomment>
      <translation>Himmel</translation>
    </message>
    <message>
      <source>a4</source>
      <extracomment>choices</extracomment>
      <translation>A4</translation>
    </message>
    <message>
      <source>letter</source>
      <extracomment>choices</extracomment>
      <translation>Letter</translation>
    </message>
    <message>
      <source>Picture</source>
      <extracomment>choices</extracomment>
      <translation>Bild</translation>
    </message>
    <message>
      <source>Film of the game</source>
      <extracomment>choices</extracomment>
      <translation>Film der Partie</translation>
    </message>
    <message>
      <source>Film of the board turning</source>
      <extracomment>choices</extracomment>
      <translation>Film des sich drehenden Bretts</translation>
    </message>
    <message>
      <source>Web page that plays the game</source>
      <extracomment>choices</extracomment>
      <translation>Seite, auf der man die Partie nachspielt</translation>
    </message>
    <message>
      <source>3-D drawing</source>
      <extracomment>choices</extracomment>
      <translation>Zeichnung im Raum</translation>
    </message>
    <message>
      <source>Diagram of the map</source>
      <extracomment>choices</extracomment>
      <translation>Diagramm der Karte</translation>
    </message>
    <message>
      <source>Model</source>
      <extracomment>choices</extracomment>
      <translation>Modell</translation>
    </message>
    <message>
      <source>One body for a 3-D printer</source>
      <extracomment>choices</extracomment>
      <translation>Ein Körper für 3-D-Drucker</translation>
    </message>
    <message>
      <source>Board and pieces for a 3-D printer</source>
      <extracomment>choices</extracomment>
      <translation>Brett und Steine für 3-D-Drucker</translation>
    </message>
    <message>
      <source>Paper net to fold</source>
      <extracomment>choices</extracomment>
      <translation>Netz aus Papier zum Falten</translation>
    </message>
    <message>
      <source>Paper board and pieces to cut out</source>
      <extracomment>choices</extracomment>
      <translation>Brett und Steine aus Papier zum Ausschneiden</translation>
    </message>
    <message>
      <source>Scene for POV-Ray</source>
      <extracomment>choices</extracomment>
      <translation>Szene für POV-Ray</translation>
    </message>
    <message>
      <source>Places and neighbours</source>
      <extracomment>choices</extracomment>
      <translation>Felder und Nachbarn</translation>
    </message>
    <message>
      <source>Text, the moves alone</source>
      <extracomment>choices</extracomment>
      <translation>Text, nur die Züge</translation>
    </message>
    <message>
      <source>JSON, with variations and notes</source>
      <extracomment>choices</extracomment>
      <translation>JSON, mit Varianten und Notizen</translation>
    </message>
    <message>
      <source>SGF, with variations and notes</source>
      <extracomment>choices</extracomment>
      <translation>SGF, mit Varianten und Notizen</translation>
    </message>
    <message>
      <source>Close a ring on the board</source>
      <extracomment>course loop</extracomment>
      <translation>Einen Ring auf dem Brett schließen</translation>
    </message>
    <message>
      <source>You play Black and win by completing a loop. The simplest loop is a ring of your tiles on layer 1 around at least one hole. Five of your tiles are around 1b3. Close the ring.</source>
      <extracomment>course loop</extracomment>
      <translation>Sie spielen Schwarz und gewinnen mit einer vollendeten Schleife. Die einfachste ist ein Ring aus Ihren Steinen auf Ebene 1 um mindestens ein Loch. Fünf Ihrer Steine stehen um 1b3. Schließen Sie den Ring.</translation>
    </message>
    <message>
      <source>Which neighbour of 1b3 is empty?</source>
      <extracomment>course loop</extracomment>
      <translation>Welcher Nachbar von 1b3 ist leer?</translation>
    </message>
    <message>
      <source>You closed a ring around 1b3, and the game is won. It does not matter whether the hole inside is empty or holds a white tile.</source>
      <extracomment>course loop</extracomment>
      <translation>Sie haben einen Ring um 1b3 geschlossen und gewonnen. Es ist gleich, ob das Loch darin leer ist oder einen weißen Stein trägt.</translation>
    </message>
    <message>
      <source>The rim does not count</source>
      <extracomment>course loop</extracomment>
      <translation>Der Rand zählt nicht</translation>
    </message>
    <message>
      <source>You can close two shapes: an arch around 1a3 on the long edge, and a ring around 1c8 in the middle. Outside the board everything is open, so a hole at the rim is never enclosed. Close the shape that wins.</source>
      <extracomment>course loop</extracomment>
      <translation>Zwei Formen lassen sich schließen: ein Bogen um 1a3 an der langen Kante und ein Ring um 1c8 in der Mitte. Außerhalb des Bretts ist alles offen, ein Loch am Rand ist also nie umschlossen. Schließen Sie die Form, die gewinnt.</translation>
    </message>
    <message>
      <source>Is there a way out over the edge?</source>
      <extracomment>course loop</extracomment>
      <translation>Führt ein Weg über den Rand hinaus?</translation>
    </message>
    <message>
      <source>1c8 cannot get out. The arch around 1a3 would have been worth nothing: 1a3 lies at the rim.</source>
      <extracomment>course loop</extracomment>
      <translation>1c8 kommt nicht hinaus. Der Bogen um 1a3 wäre nichts wert gewesen: 1a3 liegt am Rand.</translation>
    </message>
    <message>
      <source>Enclose an enemy</source>
      <extracomment>course loop</extracomment>
      <translation>Einen Gegner einschließen</translation>
    </message>
    <message>
      <source>A ring may enclose an opposing tile as well as an empty hole. Close the ring around the white tile.</source>
      <extracomment>course loop</extracomment>
      <translation>Ein Ring darf einen gegnerischen Stein ebenso umschließen wie ein leeres Loch. Schließen Sie den Ring um den weißen Stein.</translation>
    </message>
    <message>
      <source>One of the six neighbours of 1c8 is still free.</source>
      <extracomment>course loop</extracomment>
      <translation>Einer der sechs Nachbarn von 1c8 ist noch frei.</translation>
    </message>
    <message>
      <source>The white tile on 1c8 is enclosed. Enemies inside do not disturb a ring; gaps in it do.</source>
      <extracomment>course loop</extracomment>
      <translation>Der weiße Stein auf 1c8 ist umschlossen. Gegner im Inneren stören einen Ring nicht; Lücken in ihm schon.</translation>
    </message>
    <message>
      <source>Block a ring</source>
      <extracomment>course loop</extracomment>
      <translation>Einen Ring verhindern</translation>
    </message>
    <message>
      <source>Now you play White. Black needs one more tile for a ring around 1b3. Play a move after which Black cannot win at once.</source>
      <extracomment>course loop</extracomment>
      <translation>Jetzt spielen Sie Weiß. Schwarz braucht noch einen Stein für einen Ring um 1b3. Spielen Sie einen Zug, nach dem Schwarz nicht sofort gewinnen kann.</translation>
    </message>
    <message>
      <source>Play where Black wants to play.</source>
      <extracomment>course loop</extracomment>
      <translation>Stellen Sie sich dorthin, wo Schwarz spielen will.</translation>
    </message>
    <message>
      <source>One white tile in the ring is enough. Look at every turn for rings of five and arches that need one tile.</source>
      <extracomment>course loop</extracomment>
      <translation>Ein weißer Stein im Ring genügt. Achten Sie in jedem Zug auf Ringe aus fünf Steinen und Bögen, denen ein Stein fehlt.</translation>
    </message>
    <message>
      <source>Climb to layer 2</source>
      <extracomment>course loop</extracomment>
      <translation>Hinauf auf Ebene 2</translation>
    </message>
    <message>
      <source>Tiles are piled up. Where three tiles of a layer touch, there may be a gap for a tile of the next layer. It has to touch a tile of your own, below or beside it. Play a tile on layer 2.</source>
      <extracomment>course loop</extracomment>
      <translation>Steine werden gestapelt. Wo sich drei Steine einer Ebene berühren, kann eine Lücke für einen Stein der nächsten Ebene sein. Er muss einen eigenen Stein berühren, darunter oder daneben. Spielen Sie einen Stein auf Ebene 2.</translation>
    </message>
    <message>
      <source>On the map, layer 2 is drawn beside layer 1; in the 3-D view, click the gap between three tiles.</source>
      <extracomment>course loop</extracomment>
      <translation>Auf der Karte ist Ebene 2 neben Ebene 1 gezeichnet; im Raum klicken Sie die Lücke zwischen drei Steinen an.</translation>
    </message>
    <message>
      <source>2b2 rests on 1b3, 1c2 and 1c3. Only gaps with all three tiles below can be filled.</source>
      <extracomment>course loop</extracomment>
      <translation>2b2 ruht auf 1b3, 1c2 und 1c3. Nur Lücken über drei Steinen lassen sich füllen.</translation>
    </message>
    <message>
      <source>Build a bridge</source>
      <extracomment>course loop</extracomment>
      <translation>Eine Brücke bauen</translation>
    </message>
    <message>
      <source>The second kind of loop is a bridge: your tiles go up from the board and down to it again, and a river runs through under them, over empty spaces and enemy tiles. Your bridge from 1b4 to 1d2 lacks its top. Put it in place.</source>
      <extracomment>course loop</extracomment>
      <translation>Die zweite Art von Schleife ist eine Brücke: Ihre Steine steigen vom Brett auf und wieder hinab, und darunter läuft ein Fluss hindurch, über leere Plätze und gegnerische Steine. Ihrer Brücke von 1b4 nach 1d2 fehlt die Spitze. Setzen Sie sie.</translation>
    </message>
    <message>
      <source>The top of the bridge rests on both white tiles.</source>
      <extracomment>course loop</extracomment>
      <translation>Die Spitze der Brücke ruht auf beiden weißen Steinen.</translation>
    </message>
    <message>
      <source>The river runs from 2b4 through the white tiles 1c4 and 1c3 to 2b2, right under your bridge.</source>
      <extracomment>course loop</extracomment>
      <translation>Der Fluss läuft von 2b4 durch die weißen Steine 1c4 und 1c3 nach 2b2, genau unter Ihrer Brücke.</translation>
    </message>
    <message>
      <source>Why is this not a loop?</source>
      <extracomment>course loop</extracomment>
      <translation>Warum ist das keine Schleife?</translation>
    </message>
    <message>
      <source>Black has just played 2b3, a bridge over the white tile 1c3. But a bridge over a single tile is never a loop: the river has to run right through. Click the tile that stops it.</source>
      <extracomment>course loop</extracomment>
      <translation>Schwarz hat gerade 2b3 gespielt, eine Brücke über den weißen Stein 1c3. Aber eine Brücke über einen einzelnen Stein ist nie eine Schleife: Der Fluss muss ganz hindurchlaufen. Klicken Sie den Stein an, der ihn aufhält.</translation>
    </message>
    <message>
      <source>Which neighbour of 1c3 would have to be white?</source>
      <extracomment>course loop</extracomment>
      <translation>Welcher Nachbar von 1c3 müsste weiß sein?</translation>
    </message>
    <message>
      <source>If 1d3 were white, the river would continue from 1c3 through 1d3 and out to 2c3. Your own tiles are what stops a river.</source>
      <extracomment>course loop</extracomment>
      <translation>Wäre 1d3 weiß, liefe der Fluss von 1c3 durch 1d3 weiter und bei 2c3 hinaus. Die eigenen Steine sind es, die einen Fluss aufhalten.</translation>
    </message>
    <message>
      <source>Dead ends at the edge</source>
      <extracomment>course loop</extracomment>
      <translation>Sackgassen am Rand</translation>
    </message>
    <message>
      <source>Two bridges lack their top, one at the long edge and one in the middle. For bridges the outside is closed: a river cannot flow out over the edge of the pile. Complete the bridge with a river under it.</source>
      <extracomment>course loop</extracomment>
      <translation>Zwei Brücken fehlt die Spitze, einer an der langen Kante und einer in der Mitte. Für Brücken ist das Äußere geschlossen: Ein Fluss kann nicht über den Rand des Stapels hinausfließen. Vollenden Sie die Brücke, unter der ein Fluss läuft.</translation>
    </message>
    <message>
      <source>Follow each river in both directions.</source>
      <extracomment>course loop</extracomment>
      <translation>Folgen Sie jedem Fluss in beide Richtungen.</translation>
    </message>
    <message>
      <source>2b6 lets the river through. Under 2a3 it would have stopped at the long edge.</source>
      <extracomment>course loop</extracomment>
      <translation>2b6 lässt den Fluss hindurch. Unter 2a3 hätte er an der langen Kante geendet.</translation>
    </message>
    <message>
      <source>Stop a bridge</source>
      <extracomment>course loop</extracomment>
      <translation>Eine Brücke verhindern</translation>
    </message>
    <message>
      <source>White again. Black threatens to put the top of the bridge on 2b3. Play a move after which Black cannot win at once.</source>
      <extracomment>course loop</extracomment>
      <translation>Wieder Weiß. Schwarz droht, die Spitze der Brücke auf 2b3 zu setzen. Spielen Sie einen Zug, nach dem Schwarz nicht sofort gewinnen kann.</translation>
    </message>
    <message>
      <source>Which gap does Black need?</source>
      <extracomment>course loop</extracomment>
      <translation>Welche Lücke braucht Schwarz?</translation>
    </message>
    <message>
      <source>Without its top there is no bridge. You may fill the gap yourself, if your tile touches one of yours.</source>
      <extracomment>course loop</extracomment>
      <translation>Ohne ihre Spitze gibt es keine Brücke. Sie dürfen die Lücke selbst füllen, wenn Ihr Stein einen eigenen berührt.</translation>
    </message>
    <message>
      <source>Two threats at once</source>
      <extracomment>course loop</extracomment>
      <translation>Zwei Drohungen zugleich</translation>
    </message>
    <message>
      <source>One threat can be answered, two cannot. Find the move after which you could win in two places.</source>
      <extracomment>course loop</extracomment>
      <translation>Eine Drohung lässt sich beantworten, zwei nicht. Finden Sie den Zug, nach dem Sie an zwei Stellen gewinnen könnten.</translation>
    </message>
    <message>
      <source>Look on layer 2, where three tiles of both colours meet.</source>
      <extracomment>course loop</extracomment>
      <translation>Sehen Sie auf Ebene 2, wo drei Steine beider Farben zusammentreffen.</translation>
    </message>
    <message>
      <source>Now 2a4 and 2b3 both complete a bridge, and White can fill only one gap.</source>
      <extracomment>course loop</extracomment>
      <translation>Jetzt vollenden 2a4 und 2b3 je eine Brücke, und Weiß kann nur eine Lücke füllen.</translation>
    </message>
    <message>
      <source>White has filled one gap. Win.</source>
      <extracomment>course loop</extracomment>
      <translation>Weiß hat eine Lücke gefüllt. Gewinnen Sie.</translation>
    </message>
    <message>
      <source>The other gap is still there.</source>
      <extracomment>course loop</extracomment>
      <translation>Die andere Lücke ist noch da.</translation>
    </message>
    <message>
      <source>That is how most games of Loop are won: one tile makes two threats.</source>
      <extracomment>course loop</extracomment>
      <translation>So werden die meisten Partien Loop gewonnen: mit zwei Drohungen durch einen Stein.</translation>
    </message>
    <message>
      <source>Swap sides</source>
      <extracomment>course loop</extracomment>
      <translation>Die Seiten tauschen</translation>
    </message>
    <message>
      <source>Black has started in the middle, a strong place. On White's first turn you may swap instead of playing: click the black tile, and it turns white. Do that.</source>
      <extracomment>course loop</extracomment>
      <translation>Schwarz hat in der Mitte begonnen, einer starken Stelle. Im ersten Zug von Weiß dürfen Sie tauschen, statt zu spielen: Klicken Sie den schwarzen Stein an, und er wird weiß. Tun Sie das.</translation>
    </message>
    <message>
      <source>Click the tile itself.</source>
      <extracomment>course loop</extracomment>
      <translation>Klicken Sie den Stein selbst an.</translation>
    </message>
    <message>
      <source>The tile is yours. Because of the swap it does not pay to start with the strongest move.</source>
      <extracomment>course loop</extracomment>
      <translation>Der Stein gehört Ihnen. Wegen des Tauschs lohnt es sich nicht, mit dem stärksten Zug zu beginnen.</translation>
    </message>
    <message>
      <source>Two loops win</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Zwei Schleifen gewinnen</translation>
    </message>
    <message>
      <source>You play Black. You win with two different loops. One of your loops already runs from the first row through window 1 to the last row; the frame joins these rows. One more stone makes the second loop. Find it.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Sie spielen Schwarz. Sie gewinnen mit zwei verschiedenen Schleifen. Eine läuft schon von der ersten Reihe durch Fenster 1 zur letzten Reihe; der Rahmen verbindet diese Reihen. Ein weiterer Stein macht die zweite Schleife. Finden Sie ihn.</translation>
    </message>
    <message>
      <source>Look at the lower right, below window 2.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Sehen Sie rechts unten, unter Fenster 2.</translation>
    </message>
    <message>
      <source>Your stone finished a loop through window 2 and another through all three nodes. Your loops are all marked.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Ihr Stein vollendete eine Schleife durch Fenster 2 und eine weitere durch alle drei Knoten. Alle Ihre Schleifen sind markiert.</translation>
    </message>
    <message>
      <source>From edge to edge</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Von Kante zu Kante</translation>
    </message>
    <message>
      <source>The stones along the first and the last row are yours and belong to one node, the frame. A line between them is a loop. Close the gap in your line.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Die Steine entlang der ersten und der letzten Reihe gehören Ihnen und zu einem Knoten, dem Rahmen. Eine Linie zwischen ihnen ist eine Schleife. Schließen Sie die Lücke in Ihrer Linie.</translation>
    </message>
    <message>
      <source>Follow the line downwards from c2.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Folgen Sie der Linie von c2 nach unten.</translation>
    </message>
    <message>
      <source>One loop. You need another one, with other nodes, to win.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Eine Schleife. Zum Gewinnen brauchen Sie noch eine, mit anderen Knoten.</translation>
    </message>
    <message>
      <source>Around a window</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Um ein Fenster</translation>
    </message>
    <message>
      <source>Each window is a node as well: it joins your two stones above it with your two stones below. A chain from above, around the window, to below makes a loop through the window. Complete it.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Auch jedes Fenster ist ein Knoten: Es verbindet Ihre zwei Steine darüber mit Ihren zwei Steinen darunter. Eine Kette von oben um das Fenster herum nach unten macht eine Schleife durch das Fenster. Vollenden Sie sie.</translation>
    </message>
    <message>
      <source>The chain runs down on the right side of window 1.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Die Kette läuft auf der rechten Seite von Fenster 1 hinab.</translation>
    </message>
    <message>
      <source>The loop goes around through the cells and back through the window.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Die Schleife führt durch die Felder herum und durch das Fenster zurück.</translation>
    </message>
    <message>
      <source>Through frame and window</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Durch Rahmen und Fenster</translation>
    </message>
    <message>
      <source>A loop may pass through two nodes: from the first row to window 1, through it, and on from its lower side to the last row. Complete this loop.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Eine Schleife darf durch zwei Knoten laufen: von der ersten Reihe zu Fenster 1, hindurch, und von seiner unteren Seite weiter zur letzten Reihe. Vollenden Sie diese Schleife.</translation>
    </message>
    <message>
      <source>Look right below window 1.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Sehen Sie direkt unter Fenster 1.</translation>
    </message>
    <message>
      <source>The window saves stones: you need no line around it.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Das Fenster spart Steine: Sie brauchen keine Linie darum herum.</translation>
    </message>
    <message>
      <source>Through both windows</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Durch beide Fenster</translation>
    </message>
    <message>
      <source>The longest kind of loop passes through all three nodes. Connect window 1 with window 2.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Die längste Art von Schleife läuft durch alle drei Knoten. Verbinden Sie Fenster 1 mit Fenster 2.</translation>
    </message>
    <message>
      <source>The chain between the windows has one gap.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Die Kette zwischen den Fenstern hat eine Lücke.</translation>
    </message>
    <message>
      <source>From the first row through window 1, over to window 2, through it and down: one loop through all three nodes.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Von der ersten Reihe durch Fenster 1, hinüber zu Fenster 2, hindurch und hinab: eine Schleife durch alle drei Knoten.</translation>
    </message>
    <message>
      <source>Two lines, one loop</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Zwei Linien, eine Schleife</translation>
    </message>
    <message>
      <source>Two loops must differ in their nodes. You have two lines from the first row to the last, each with a gap. Close one of them for a first loop.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Zwei Schleifen müssen sich in ihren Knoten unterscheiden. Sie haben zwei Linien von der ersten Reihe zur letzten, jede mit einer Lücke. Schließen Sie eine davon für eine erste Schleife.</translation>
    </message>
    <message>
      <source>Either gap will do.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Jede der beiden Lücken ist recht.</translation>
    </message>
    <message>
      <source>One loop through the frame. White answers far away.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Eine Schleife durch den Rahmen. Weiß antwortet weit entfernt.</translation>
    </message>
    <message>
      <source>The second line would pass through the same node, so it would be the same loop. You have not won yet. Find the stone that makes a different loop, and win.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Die zweite Linie ginge durch denselben Knoten, wäre also dieselbe Schleife. Sie haben noch nicht gewonnen. Finden Sie den Stein, der eine andere Schleife macht, und gewinnen Sie.</translation>
    </message>
    <message>
      <source>Look to the left of window 2.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Sehen Sie links von Fenster 2.</translation>
    </message>
    <message>
      <source>The chain around window 2 is a loop through window 2: other nodes, another loop.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Die Kette um Fenster 2 ist eine Schleife durch Fenster 2: andere Knoten, eine andere Schleife.</translation>
    </message>
    <message>
      <source>See the threat</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Die Drohung sehen</translation>
    </message>
    <message>
      <source>Now you are White and Black is about to win. Click the cell where Black would complete the second loop.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Jetzt sind Sie Weiß, und Schwarz ist dabei zu gewinnen. Klicken Sie das Feld an, auf dem Schwarz die zweite Schleife vollenden würde.</translation>
    </message>
    <message>
      <source>Look at the stones around window 2.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Sehen Sie sich die Steine um Fenster 2 an.</translation>
    </message>
    <message>
      <source>A black stone there would finish two loops at once.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Ein schwarzer Stein dort würde zwei Schleifen zugleich vollenden.</translation>
    </message>
    <message>
      <source>Play a move after which Black cannot win at once.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Spielen Sie einen Zug, nach dem Schwarz nicht sofort gewinnen kann.</translation>
    </message>
    <message>
      <source>One stone in the gap cuts both loops. On a full board the two players have three loops between them, so what you cut makes your own stronger.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Ein Stein in der Lücke zerschneidet beide Schleifen. Auf einem vollen Brett haben die beiden Spieler zusammen drei Schleifen, was Sie zerschneiden, stärkt also die eigenen.</translation>
    </message>
    <message>
      <source>A link that cannot be cut</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Eine Verbindung, die nicht zu trennen ist</translation>
    </message>
    <message>
      <source>c4 and b6 do not touch, but two cells lie between them, b5 and c5, and either of them connects. White has just played on one. Connect through the other.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>c4 und b6 berühren sich nicht, aber zwischen ihnen liegen zwei Felder, b5 und c5, und jedes davon verbindet sie. Weiß hat gerade in das eine gespielt. Verbinden Sie durch das andere.</translation>
    </message>
    <message>
      <source>White took c5.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Weiß hat c5 genommen.</translation>
    </message>
    <message>
      <source>As long as you answer, such a pair of cells cannot be cut. It saves half of the stones of a line.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Solange Sie antworten, lässt sich ein solches Paar von Feldern nicht trennen. Es spart die Hälfte der Steine einer Linie.</translation>
    </message>
    <message>
      <source>The same for White</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Dasselbe für Weiß</translation>
    </message>
    <message>
      <source>You play White. Your stones lie along the first and the last column, and left and right of each window. So your lines run across. Close the line along row 3.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Sie spielen Weiß. Ihre Steine liegen entlang der ersten und der letzten Spalte und links und rechts jedes Fensters. Ihre Linien laufen also quer. Schließen Sie die Linie in Reihe 3.</translation>
    </message>
    <message>
      <source>The gap lies below a black stone.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Die Lücke liegt unter einem schwarzen Stein.</translation>
    </message>
    <message>
      <source>A loop through the frame, from side to side.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Eine Schleife durch den Rahmen, von Seite zu Seite.</translation>
    </message>
    <message>
      <source>Three pillars win</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Drei Säulen gewinnen</translation>
    </message>
    <message>
      <source>You play White. The player who surrounds three pillars with loops of men wins. Your chain of men runs around h8, j8 and h10 and has one gap. Close it.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Sie spielen Weiß. Wer drei Säulen mit Schleifen aus Steinen umschließt, gewinnt. Ihre Kette läuft um h8, j8 und h10 und hat eine Lücke. Schließen Sie sie.</translation>
    </message>
    <message>
      <source>Follow your chain from man to man.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Folgen Sie Ihrer Kette von Stein zu Stein.</translation>
    </message>
    <message>
      <source>One loop around three pillars. Three small loops would do just as well.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Eine Schleife um drei Säulen. Drei kleine Schleifen täten es ebenso.</translation>
    </message>
    <message>
      <source>Surround a pillar</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Eine Säule umschließen</translation>
    </message>
    <message>
      <source>Six men around a pillar make the smallest loop. Five of yours are around h8. Close the loop.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Sechs Steine um eine Säule sind die kleinste Schleife. Fünf der Ihren stehen um h8. Schließen Sie die Schleife.</translation>
    </message>
    <message>
      <source>Which neighbour of h8 is free?</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Welcher Nachbar von h8 ist frei?</translation>
    </message>
    <message>
      <source>The pillar h8 is yours. Two more, and you win.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Die Säule h8 gehört Ihnen. Noch zwei, und Sie gewinnen.</translation>
    </message>
    <message>
      <source>Two pillars with fewer men</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Zwei Säulen mit weniger Steinen</translation>
    </message>
    <message>
      <source>Neighbouring pillars can share a loop. Your nine men almost enclose h8 and j8, with a black man between them. Close the loop around both.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Benachbarte Säulen können sich eine Schleife teilen. Ihre neun Steine umschließen h8 und j8 beinahe, mit einem schwarzen Stein dazwischen. Schließen Sie die Schleife um beide.</translation>
    </message>
    <message>
      <source>The gap lies between h9 and j9.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Die Lücke liegt zwischen h9 und j9.</translation>
    </message>
    <message>
      <source>Ten men hold two pillars; two loops of six would have taken twelve. Black's man inside changes nothing.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Zehn Steine halten zwei Säulen; zwei Schleifen zu sechs hätten zwölf gebraucht. Der schwarze Stein darin ändert nichts.</translation>
    </message>
    <message>
      <source>Leaks at the rim</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Lecks am Rand</translation>
    </message>
    <message>
      <source>White has men around the pillars b8 and n8, near the left and right corners. Only one of them is surrounded: a way out over a vacant cell of the rim opens a loop. Click the pillar that is surrounded.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Weiß hat Steine um die Säulen b8 und n8, nahe der linken und der rechten Ecke. Nur eine davon ist umschlossen: Ein Weg über ein leeres Randfeld hinaus öffnet eine Schleife. Klicken Sie die Säule an, die umschlossen ist.</translation>
    </message>
    <message>
      <source>Is there a man on each rim cell beside the pillar?</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Steht auf jedem Randfeld neben der Säule ein Stein?</translation>
    </message>
    <message>
      <source>b8 is closed in. From n8 a way leads over o8 and off the board: loops at the edge need men on the rim as well.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>b8 ist eingeschlossen. Von n8 führt ein Weg über o8 vom Brett: Schleifen am Rand brauchen auch auf dem Rand Steine.</translation>
    </message>
    <message>
      <source>Make a leaper</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Einen Springer machen</translation>
    </message>
    <message>
      <source>A cell inside the board has four open lines. Place a man where the first piece on more than half of these lines is yours: it gets a second man on top and becomes a leaper. Make one.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Ein inneres Feld hat vier offene Linien. Setzen Sie einen Stein dorthin, wo auf mehr als der Hälfte dieser Linien der erste Stein Ihnen gehört: Er bekommt einen zweiten Stein obenauf und wird ein Springer. Machen Sie einen.</translation>
    </message>
    <message>
      <source>Look for the cell on the lines of all three of your men.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Suchen Sie das Feld auf den Linien aller drei Steine.</translation>
    </message>
    <message>
      <source>Three friends on four lines: the second man came by itself. Let the pointer rest on a cell to see what it would see.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Drei Freunde auf vier Linien: Der zweite Stein kam von selbst. Lassen Sie den Zeiger auf einem Feld ruhen, um zu sehen, was es sieht.</translation>
    </message>
    <message>
      <source>A leaper in the corner</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Ein Springer in der Ecke</translation>
    </message>
    <message>
      <source>A cell on the rim has only three open lines, so two friends are enough there. A corner has two lines and needs both. Make a leaper.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Ein Randfeld hat nur drei offene Linien, dort genügen also zwei Freunde. Eine Ecke hat zwei Linien und braucht beide. Machen Sie einen Springer.</translation>
    </message>
    <message>
      <source>Both of your men are on the rim; which cell sees both of them?</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Beide Steine stehen am Rand; welches Feld sieht beide?</translation>
    </message>
    <message>
      <source>Both lines of a15 see a friend. At the rim leapers come with fewer friends, but they reach less from there.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Beide Linien von a15 sehen einen Freund. Am Rand kommen Springer mit weniger Freunden, aber sie reichen von dort weniger weit.</translation>
    </message>
    <message>
      <source>Black has put a man on a13, on a line of your leaper. A leaper may land on the first opposing piece of a line. Click the leaper, then that man.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Schwarz hat einen Stein auf a13 gesetzt, auf eine Linie Ihres Springers. Ein Springer darf auf dem ersten gegnerischen Stein einer Linie landen. Klicken Sie den Springer an, dann diesen Stein.</translation>
    </message>
    <message>
      <source>The leaper is the piece with a dot.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Der Springer ist der Stein mit dem Punkt.</translation>
    </message>
    <message>
      <source>The black man is gone. Your second man took it, and the man below it stayed in the corner.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Der schwarze Stein ist weg. Ihr zweiter Stein hat ihn geschlagen, und der Stein unter ihm blieb in der Ecke.</translation>
    </message>
    <message>
      <source>Leap onto a piece</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Auf einen Stein springen</translation>
    </message>
    <message>
      <source>The leaper on i8 has a dot. It jumps off the man below it in a straight line, over vacant cells and friends, and may land on the first opposing piece. Click the leaper, then the piece: capture something.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Der Springer auf i8 hat einen Punkt. Er springt vom Stein unter ihm in gerader Linie ab, über leere Felder und Freunde, und darf auf dem ersten gegnerischen Stein landen. Klicken Sie den Springer an, dann den Stein: Schlagen Sie etwas.</translation>
    </message>
    <message>
      <source>Follow the lines from i8 to the first black piece.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Folgen Sie den Linien von i8 bis zum ersten schwarzen Stein.</translation>
    </message>
    <message>
      <source>The piece is gone and your leaper stands there as a single man. The man that was below it stayed on i8.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Der Stein ist weg, und Ihr Springer steht dort als einzelner Stein. Der Stein unter ihm blieb auf i8.</translation>
    </message>
    <message>
      <source>Turn lines over</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Linien umdrehen</translation>
    </message>
    <message>
      <source>Landing on a vacant cell does more: every unbroken line of opposing pieces between the cell and another piece of yours turns over. Find the leap that turns at least three.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Auf einem leeren Feld zu landen bewirkt mehr: Jede ununterbrochene Linie gegnerischer Steine zwischen dem Feld und einem anderen eigenen Stein dreht sich um. Finden Sie den Sprung, der mindestens drei umdreht.</translation>
    </message>
    <message>
      <source>Count what lies between each landing cell and your other men.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Zählen Sie, was zwischen jedem Landefeld und Ihren anderen Steinen liegt.</translation>
    </message>
    <message>
      <source>The leap to i10 turned five pieces on three lines, doubles too. They are single men of yours now.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Der Sprung auf i10 drehte fünf Steine auf drei Linien um, Doppelsteine auch. Sie sind jetzt einzelne Steine von Ihnen.</translation>
    </message>
    <message>
      <source>Safe men</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Sichere Steine</translation>
    </message>
    <message>
      <source>A loop around a pillar makes its men safe, and all men connected with them: no leaper can land on them. Click a white man that is safe.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Eine Schleife um eine Säule macht ihre Steine sicher, und alle, die mit ihnen verbunden sind: Kein Springer kann auf ihnen landen. Klicken Sie einen weißen Stein an, der sicher ist.</translation>
    </message>
    <message>
      <source>Which pillar does White surround?</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Welche Säule umschließt Weiß?</translation>
    </message>
    <message>
      <source>The loop around h8 protects all its men, and i9 and i10, which are connected to it. i12, k9 and l9 are apart.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Die Schleife um h8 schützt alle ihre Steine und i9 und i10, die daran hängen. i12, k9 und l9 stehen abseits.</translation>
    </message>
    <message>
      <source>You play Black. Capture a white man: one that is not safe.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Sie spielen Schwarz. Schlagen Sie einen weißen Stein: einen, der nicht sicher ist.</translation>
    </message>
    <message>
      <source>That man had no connection to the loop.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Dieser Stein hatte keine Verbindung zur Schleife.</translation>
    </message>
    <message>
      <source>Break a loop</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Eine Schleife brechen</translation>
    </message>
    <message>
      <source>Safe men cannot be taken by landing, but lines of them can be turned over. You play Black. Leap so that you turn men of the loop.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Sichere Steine kann man nicht durch Landen schlagen, aber Linien aus ihnen lassen sich umdrehen. Sie spielen Schwarz. Springen Sie so, dass Sie Steine der Schleife umdrehen.</translation>
    </message>
    <message>
      <source>Land right in front of the line i8, i7.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Landen Sie direkt vor der Linie i8, i7.</translation>
    </message>
    <message>
      <source>i8 and i7 turned black between your men on i9 and i6, and the loop is open. Loops are strong, not eternal.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>i8 und i7 wurden schwarz, zwischen Ihren Steinen auf i9 und i6, und die Schleife ist offen. Schleifen sind stark, nicht ewig.</translation>
    </message>
    <message>
      <source>You play Black, and White threatens to win. Click the cell where White would close the loop.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Sie spielen Schwarz, und Weiß droht zu gewinnen. Klicken Sie das Feld an, auf dem Weiß die Schleife schließen würde.</translation>
    </message>
    <message>
      <source>Which pillars has White almost surrounded?</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Welche Säulen hat Weiß beinahe umschlossen?</translation>
    </message>
    <message>
      <source>A man there surrounds h8, j8 and h10.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Ein Stein dort umschließt h8, j8 und h10.</translation>
    </message>
    <message>
      <source>Play a move after which White cannot win at once.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Spielen Sie einen Zug, nach dem Weiß nicht sofort gewinnen kann.</translation>
    </message>
    <message>
      <source>Take the cell yourself.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Nehmen Sie das Feld selbst.</translation>
    </message>
    <message>
      <source>The chain stays open. Watch for chains around two or three pillars long before they close.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Die Kette bleibt offen. Achten Sie auf Ketten um zwei oder drei Säulen, lange bevor sie sich schließen.</translation>
    </message>
    <message>
      <source>Close a loop</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Eine Schleife schließen</translation>
    </message>
    <message>
      <source>You play Red. You win when a red path comes back to its beginning. Around g3 a red path lacks one tile. Click a tile on your rack, then the cell.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Sie spielen Rot. Sie gewinnen, wenn ein roter Pfad zu seinem Anfang zurückkommt. Um g3 fehlt einem roten Pfad ein Plättchen. Klicken Sie ein Plättchen auf Ihrer Bank an, dann das Feld.</translation>
    </message>
    <message>
      <source>Follow the red path from tile to tile; its two ends meet at one cell.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Folgen Sie dem roten Pfad von Plättchen zu Plättchen; seine beiden Enden treffen sich an einem Feld.</translation>
    </message>
    <message>
      <source>The red path is closed, and you have won. Tiles are never turned, so look at your rack for the tile that fits as it lies.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Der rote Pfad ist geschlossen, und Sie haben gewonnen. Plättchen werden nie gedreht, suchen Sie also auf der Bank eines, das passt, wie es liegt.</translation>
    </message>
    <message>
      <source>Connect two sides</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Zwei Seiten verbinden</translation>
    </message>
    <message>
      <source>A path from one side of the board to the opposite one wins, too. Red comes from the left and from the right. Link the two.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Auch ein Pfad von einer Seite des Bretts zur gegenüberliegenden gewinnt. Rot kommt von links und von rechts. Verbinden Sie die beiden.</translation>
    </message>
    <message>
      <source>The two paths nearly meet beside the middle; you need a tile that is red on many sides.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Die beiden Pfade treffen sich beinahe neben der Mitte; Sie brauchen ein Plättchen, das auf vielen Seiten rot ist.</translation>
    </message>
    <message>
      <source>The red path runs from the left side to the right. A crossroads joins all four of its sides.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Der rote Pfad läuft von der linken Seite zur rechten. Eine Kreuzung verbindet alle vier Seiten.</translation>
    </message>
    <message>
      <source>Sides must match</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Seiten müssen passen</translation>
    </message>
    <message>
      <source>A tile has to lie beside another one, and sides that touch must match: red to red, blue to blue, blank to blank. Lay a tile on e6, above the tile in the middle.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Ein Plättchen muss neben einem anderen liegen, und Seiten, die sich berühren, müssen gleich sein: Rot an Rot, Blau an Blau, leer an leer. Legen Sie ein Plättchen auf e6, über das in der Mitte.</translation>
    </message>
    <message>
      <source>Click a tile, and the cells where it fits are marked.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Klicken Sie ein Plättchen an, und die Felder, auf die es passt, werden markiert.</translation>
    </message>
    <message>
      <source>It fits. Where two neighbours already lie, a tile has to match both.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Es passt. Wo schon zwei Nachbarn liegen, muss ein Plättchen zu beiden passen.</translation>
    </message>
    <message>
      <source>Blue has laid a tile on f5. Now a tile on f6 touches two: it has to match the one on its left and the one below it. Lay it.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Blau hat ein Plättchen auf f5 gelegt. Ein Plättchen auf f6 berührt jetzt zwei: Es muss zu dem links und zu dem unter ihm passen. Legen Sie es.</translation>
    </message>
    <message>
      <source>Two of your tiles have red on the left and blue below.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Zwei Ihrer Plättchen haben links Rot und unten Blau.</translation>
    </message>
    <message>
      <source>It matches both. A tile that touches two others also earns a free turn, as the next lesson shows.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Es passt zu beiden. Ein Plättchen, das zwei andere berührt, bringt außerdem einen Freizug, wie die nächste Lektion zeigt.</translation>
    </message>
    <message>
      <source>Find the free turn</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Den Freizug finden</translation>
    </message>
    <message>
      <source>On this board a tile that touches two or more others earns you another turn at once. Find such a move.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Auf diesem Brett bringt ein Plättchen, das zwei oder mehr andere berührt, sofort einen weiteren Zug. Finden Sie einen solchen Zug.</translation>
    </message>
    <message>
      <source>Which vacant cells have two neighbours?</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Welche leeren Felder haben zwei Nachbarn?</translation>
    </message>
    <message>
      <source>The tile lies in a corner between two others, and it is your turn again. You have to take it.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Das Plättchen liegt in einer Ecke zwischen zwei anderen, und Sie sind wieder am Zug. Sie müssen ihn nutzen.</translation>
    </message>
    <message>
      <source>Twice in a row</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Zweimal hintereinander</translation>
    </message>
    <message>
      <source>Your loop lacks two tiles. That is one too many, unless the first of them earns a free turn. Lay the tile on g5.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Ihrer Schleife fehlen zwei Plättchen. Das ist eines zu viel, außer das erste bringt einen Freizug. Legen Sie das Plättchen auf g5.</translation>
    </message>
    <message>
      <source>The cell g5 lies beside f5 and above g4.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Das Feld g5 liegt neben f5 und über g4.</translation>
    </message>
    <message>
      <source>It touches two tiles, so you move again.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Es berührt zwei Plättchen, Sie ziehen also noch einmal.</translation>
    </message>
    <message>
      <source>Close the loop.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Schließen Sie die Schleife.</translation>
    </message>
    <message>
      <source>The last gap is beside the tile that you have just laid.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Die letzte Lücke liegt neben dem Plättchen, das Sie gerade gelegt haben.</translation>
    </message>
    <message>
      <source>Two tiles in one turn: free turns win games, so count them for both sides.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Zwei Plättchen in einem Zug: Freizüge gewinnen Partien, zählen Sie sie also für beide Seiten.</translation>
    </message>
    <message>
      <source>Whose loop is it?</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Wessen Schleife ist es?</translation>
    </message>
    <message>
      <source>You play Blue. A loop belongs to its colour, no matter who closes it. Click the cell where Red would close a loop.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Sie spielen Blau. Eine Schleife gehört ihrer Farbe, gleich wer sie schließt. Klicken Sie das Feld an, auf dem Rot eine Schleife schließen würde.</translation>
    </message>
    <message>
      <source>Follow the red path around e5.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Folgen Sie dem roten Pfad um e5.</translation>
    </message>
    <message>
      <source>The last gap of the red loop is f6.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Die letzte Lücke der roten Schleife ist f6.</translation>
    </message>
    <message>
      <source>Play a move after which Red cannot win at once, and do not close the red loop yourself.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Spielen Sie einen Zug, nach dem Rot nicht sofort gewinnen kann, und schließen Sie die rote Schleife nicht selbst.</translation>
    </message>
    <message>
      <source>Which of your tiles fits on f6 and does not join its two red sides?</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Welches Ihrer Plättchen passt auf f6 und verbindet seine beiden roten Seiten nicht?</translation>
    </message>
    <message>
      <source>A tile without the red link spoils the loop. Filling the gap with a tile that does not link is the usual way to stop a path.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Ein Plättchen ohne die rote Verbindung verdirbt die Schleife. Die Lücke mit einem Plättchen zu füllen, das nicht verbindet, ist der übliche Weg, einen Pfad aufzuhalten.</translation>
    </message>
    <message>
      <source>Spoil a path</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Einen Pfad verderben</translation>
    </message>
    <message>
      <source>You play Red, and Blue is about to close a loop. Click the cell.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Sie spielen Rot, und Blau ist dabei, eine Schleife zu schließen. Klicken Sie das Feld an.</translation>
    </message>
    <message>
      <source>Follow the blue path.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Folgen Sie dem blauen Pfad.</translation>
    </message>
    <message>
      <source>f6 is where the blue path would close.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Auf f6 würde sich der blaue Pfad schließen.</translation>
    </message>
    <message>
      <source>Play a move after which Blue cannot win at once.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Spielen Sie einen Zug, nach dem Blau nicht sofort gewinnen kann.</translation>
    </message>
    <message>
      <source>You need not play on the gap itself: a tile beside it can ask for a side that Blue's tiles do not have.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Sie müssen nicht in die Lücke selbst spielen: Ein Plättchen daneben kann eine Seite verlangen, die Blaus Plättchen nicht haben.</translation>
    </message>
    <message>
      <source>Blue has no tile that closes the loop now. Neighbours count as well: a tile beside the gap asks for another side there.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Blau hat jetzt kein Plättchen, das die Schleife schließt. Auch Nachbarn zählen: Ein Plättchen neben der Lücke verlangt dort eine andere Seite.</translation>
    </message>
    <message>
      <source>The longest path</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Der längste Pfad</translation>
    </message>
    <message>
      <source>If the player to move can lay nothing, the colour whose longest path is longer wins. Blue has no tiles left. Lay a tile so that Red's longest path is longer than Blue's.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Kann der Spieler am Zug nichts legen, gewinnt die Farbe mit dem längeren längsten Pfad. Blau hat keine Plättchen mehr. Legen Sie ein Plättchen so, dass der längste Pfad von Rot länger ist als der von Blau.</translation>
    </message>
    <message>
      <source>Lengthen red without lengthening blue.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Verlängern Sie Rot, ohne Blau zu verlängern.</translation>
    </message>
    <message>
      <source>Every strand on the path counts one, and so do a crossroads and a dead end where it stops.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Jeder Strang des Pfades zählt eins, ebenso eine Kreuzung und eine Sackgasse, in der er endet.</translation>
    </message>
    <message>
      <source>Take a stone with a small ring</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Einen Stein mit einem kleinen Ring schlagen</translation>
    </message>
    <message>
      <source>You play Red. In the end, the player with more stones on the board wins, so every capture counts. A ring runs around each edge: its two ends and the two faces beside it. Blue's stone on f6 is in such a ring, and two of the four stones there are yours. Fill the ring to take it.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Sie spielen Rot. Am Ende gewinnt, wer mehr Steine auf dem Brett hat, jedes Schlagen zählt also. Um jede Kante läuft ein Ring: ihre beiden Enden und die beiden Flächen daneben. Blaus Stein auf f6 steht in einem solchen Ring, und zwei der vier Steine dort gehören Ihnen. Füllen Sie den Ring, um ihn zu schlagen.</translation>
    </message>
    <message>
      <source>The edge e9 lies between the faces f2 and f6. One of its two ends is still empty.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Die Kante e9 liegt zwischen den Flächen f2 und f6. Eines ihrer beiden Enden ist noch leer.</translation>
    </message>
    <message>
      <source>The ring around e9 is now full, three red against one blue. The majority takes all opposing stones in it.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Der Ring um e9 ist jetzt voll, drei rote gegen einen blauen. Die Mehrheit schlägt alle gegnerischen Steine darin.</translation>
    </message>
    <message>
      <source>Take three stones with one</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Drei Steine mit einem</translation>
    </message>
    <message>
      <source>The ring around a square face has eight places: four corners and four sides. Around f6 you have four stones, Blue has three, and one place is empty. Take Blue's three stones.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Der Ring um eine quadratische Fläche hat acht Felder: vier Ecken und vier Seiten. Um f6 haben Sie vier Steine, Blau hat drei, und ein Feld ist leer. Schlagen Sie die drei Steine von Blau.</translation>
    </message>
    <message>
      <source>Go around the face f6 and look for the gap.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Gehen Sie um die Fläche f6 herum und suchen Sie die Lücke.</translation>
    </message>
    <message>
      <source>Five red against three blue: one stone took three. Large rings pay well, but they take long to fill.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Fünf rote gegen drei blaue: Ein Stein schlug drei. Große Ringe lohnen sich, aber sie brauchen lange, bis sie voll sind.</translation>
    </message>
    <message>
      <source>The ring around a corner</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Der Ring um eine Ecke</translation>
    </message>
    <message>
      <source>Three edges and three faces meet at a corner; together they are its ring. Around v5 you have three stones and Blue has two. Complete the ring and take both.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>An einer Ecke treffen sich drei Kanten und drei Flächen; zusammen sind sie ihr Ring. Um v5 haben Sie drei Steine, Blau hat zwei. Vollenden Sie den Ring und schlagen Sie beide.</translation>
    </message>
    <message>
      <source>Which edge at v5 is empty?</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Welche Kante an v5 ist leer?</translation>
    </message>
    <message>
      <source>Four against two. The corner v5 itself is not part of its own ring.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Vier gegen zwei. Die Ecke v5 selbst gehört nicht zu ihrem eigenen Ring.</translation>
    </message>
    <message>
      <source>A full ring is not enough</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Ein voller Ring genügt nicht</translation>
    </message>
    <message>
      <source>Two rings lack one stone each. One would then hold two red and two blue stones, and equal numbers capture nothing. Fill the ring that captures.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Zwei Ringen fehlt je ein Stein. Einer hätte dann zwei rote und zwei blaue Steine, und gleiche Zahlen schlagen nichts. Füllen Sie den Ring, der schlägt.</translation>
    </message>
    <message>
      <source>Count the colours around e1 and around e11 before you play.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Zählen Sie die Farben um e1 und um e11, bevor Sie spielen.</translation>
    </message>
    <message>
      <source>Three against one in the ring around e11. The other ring would have been even, two against two.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Drei gegen einen im Ring um e11. Der andere Ring wäre ausgeglichen gewesen, zwei gegen zwei.</translation>
    </message>
    <message>
      <source>What would you lose?</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Was würden Sie verlieren?</translation>
    </message>
    <message>
      <source>Blue has four stones around the corner v5 and you have one; e9 is empty. If you filled that gap, the ring would be full and Blue would have the majority. Click one of the stones that would be taken, or the place of the stone you put there.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Blau hat vier Steine um die Ecke v5, Sie haben einen; e9 ist leer. Füllten Sie diese Lücke, wäre der Ring voll und Blau hätte die Mehrheit. Klicken Sie einen der Steine an, die geschlagen würden, oder die Stelle des Steins, den Sie setzen.</translation>
    </message>
    <message>
      <source>All red stones in a ring that Blue holds are taken.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Alle roten Steine in einem Ring, den Blau hält, werden geschlagen.</translation>
    </message>
    <message>
      <source>Right: your new stone and the one on f5 would both go. You may fill a ring for your opponent, but it is rarely wise.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Richtig: Ihr neuer Stein und der auf f5 wären beide weg. Sie dürfen einen Ring für den Gegner füllen, aber es ist selten klug.</translation>
    </message>
    <message>
      <source>Now play any move that costs you nothing.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Spielen Sie jetzt einen Zug, der Sie nichts kostet.</translation>
    </message>
    <message>
      <source>Nothing is lost. When no good move is in sight, at least do not complete a ring that your opponent holds.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Nichts ist verloren. Wenn kein guter Zug in Sicht ist, vollenden Sie wenigstens keinen Ring, den der Gegner hält.</translation>
    </message>
    <message>
      <source>Two rings at once</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Zwei Ringe zugleich</translation>
    </message>
    <message>
      <source>One stone belongs to many rings. Find the stone that completes two rings at once and takes a blue stone in each.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Ein Stein steht in vielen Ringen. Finden Sie den Stein, der zwei Ringe zugleich vollendet und in jedem einen blauen Stein schlägt.</translation>
    </message>
    <message>
      <source>Both rings run over the same corner.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Beide Ringe laufen über dieselbe Ecke.</translation>
    </message>
    <message>
      <source>Your stone on v5 completed the rings around e5 and e9 together.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Ihr Stein auf v5 vollendete die Ringe um e5 und e9 zusammen.</translation>
    </message>
    <message>
      <source>You capture first</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Sie schlagen zuerst</translation>
    </message>
    <message>
      <source>A stone on v5 would complete a ring for you, around e9, and one for Blue, around e12. Yours is judged first. Take f6 and lose nothing.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Ein Stein auf v5 würde einen Ring für Sie vollenden, um e9, und einen für Blau, um e12. Ihrer wird zuerst beurteilt. Schlagen Sie f6 und verlieren Sie nichts.</translation>
    </message>
    <message>
      <source>The stone on f6 belongs to both rings.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Der Stein auf f6 gehört zu beiden Ringen.</translation>
    </message>
    <message>
      <source>You took f6, so Blue's ring around e12 is no longer full when its turn comes. Capturing from the middle of a hostile ring saves your stone.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Sie haben f6 geschlagen, Blaus Ring um e12 ist also nicht mehr voll, wenn er an der Reihe ist. Mitten in einem feindlichen Ring zu schlagen rettet Ihren Stein.</translation>
    </message>
    <message>
      <source>Parry a threat</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Eine Drohung abwehren</translation>
    </message>
    <message>
      <source>Blue threatens: with one more stone the ring around e9 would be full, three against one, and your stone on f6 gone. Play a move after which Blue can capture nothing.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Blau droht: Mit einem weiteren Stein wäre der Ring um e9 voll, drei gegen einen, und Ihr Stein auf f6 weg. Spielen Sie einen Zug, nach dem Blau nichts schlagen kann.</translation>
    </message>
    <message>
      <source>What if you played where Blue wants to play?</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Und wenn Sie dort stünden, wo Blau spielen will?</translation>
    </message>
    <message>
      <source>You filled the gap yourself: two against two, and nobody takes anything.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Sie haben die Lücke selbst gefüllt: zwei gegen zwei, und niemand schlägt etwas.</translation>
    </message>
    <message>
      <source>Look at the answer</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Auf die Antwort achten</translation>
    </message>
    <message>
      <source>The ring around e1 has two red stones and one blue. The player who fills the last place decides it. Take the stone on f2.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Der Ring um e1 hat zwei rote Steine und einen blauen. Wer das letzte Feld füllt, entscheidet ihn. Schlagen Sie den Stein auf f2.</translation>
    </message>
    <message>
      <source>Look for the empty end of e1.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Suchen Sie das leere Ende von e1.</translation>
    </message>
    <message>
      <source>Three against one. Had you waited, Blue on v2 would have made it two against two.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Drei gegen einen. Hätten Sie gewartet, hätte Blau auf v2 zwei gegen zwei daraus gemacht.</translation>
    </message>
    <message>
      <source>Blue has answered on f3. Look at the ring around e6: your stone on v2, two blue stones, and the gap that the captured stone left. Play a move after which Blue can capture nothing.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Blau hat auf f3 geantwortet. Sehen Sie sich den Ring um e6 an: Ihr Stein auf v2, zwei blaue Steine, und die Lücke, die der geschlagene Stein ließ. Spielen Sie einen Zug, nach dem Blau nichts schlagen kann.</translation>
    </message>
    <message>
      <source>Which place would Blue like to fill?</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Welches Feld würde Blau gern füllen?</translation>
    </message>
    <message>
      <source>Two against two. A capture leaves gaps in other rings, so look at those before you take.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Zwei gegen zwei. Schlagen lässt Lücken in anderen Ringen, sehen Sie sich diese also vorher an.</translation>
    </message>
    <message>
      <source>The last places</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Die letzten Felder</translation>
    </message>
    <message>
      <source>Seven places are empty and you play Blue. From here on every stone can be counted. Exactly one move keeps the win for sure: find it.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Sieben Felder sind leer, und Sie spielen Blau. Von hier an lässt sich jeder Stein zählen. Genau ein Zug hält den Gewinn sicher: Finden Sie ihn.</translation>
    </message>
    <message>
      <source>That wins, whatever Red does. Near the end, do not hunt for the largest capture: play the whole game out in your head and count.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Das gewinnt, was Rot auch tut. Jagen Sie gegen Ende nicht dem größten Schlagen nach: Spielen Sie die ganze Partie im Kopf zu Ende und zählen Sie.</translation>
    </message>
    <message>
      <source>Designed by Larry Wheeler in 2007 for the boards he called the Ring Realms. The short names of the solids are Jonathan Bowers's.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Entworfen von Larry Wheeler im Jahr 2007 für die Bretter, die er Ring Realms nannte. Die kurzen Namen der Körper stammen von Jonathan Bowers.</translation>
    </message>
    <message>
      <source>In short</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>In Kürze</translation>
    </message>
    <message>
      <source>**Goal.** When the game ends, have more stones on the board than your opponent.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>**Ziel.** Am Ende der Partie mehr Steine auf dem Brett haben als der Gegner.</translation>
    </message>
    <message>
      <source>**Move.** Put one stone on any empty place. Where that fills a ring, the colour with more stones in it captures all others there.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>**Zug.** Setzen Sie einen Stein auf ein leeres Feld. Wo das einen Ring füllt, schlägt die Farbe mit mehr Steinen darin alle anderen dort.</translation>
    </message>
    <message>
      <source>**Click** the place, in the 3-D view or on the map. What a stone there would capture is marked while the pointer is on it.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>**Klicken** Sie das Feld an, im Raum oder auf der Karte. Was ein Stein dort schlagen würde, ist markiert, solange der Zeiger darauf ruht.</translation>
    </message>
    <message>
      <source>The board</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Das Brett</translation>
    </message>
    <message>
      <source>A realm is a solid: one of three Platonic or thirteen Archimedean ones. Every face, every edge and every corner is a place that can hold one stone. The octahedron and the icosahedron are missing on purpose: with faces and corners exchanged they would be the cube and the dodecahedron again.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Ein Reich ist ein Körper: einer von drei platonischen oder dreizehn archimedischen. Jede Fläche, jede Kante und jede Ecke ist ein Feld, das einen Stein tragen kann. Oktaeder und Ikosaeder fehlen mit Absicht: Mit vertauschten Flächen und Ecken wären sie noch einmal Würfel und Dodekaeder.</translation>
    </message>
    <message>
      <source>A convex polyhedron from a file of yours can be a board as well.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Auch ein konvexes Polyeder aus einer eigenen Datei kann ein Brett sein.</translation>
    </message>
    <message>
      <source>A turn</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Ein Zug</translation>
    </message>
    <message>
      <source>Red begins. Place one stone of your colour on any empty place; you may not pass. Each player starts with one stone for every place, and a captured stone is out of the game.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Rot beginnt. Setzen Sie einen Stein Ihrer Farbe auf ein leeres Feld; Passen ist nicht erlaubt. Jeder Spieler beginnt mit einem Stein für jedes Feld, und ein geschlagener Stein ist aus dem Spiel.</translation>
    </message>
    <message>
      <source>Rings</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Ringe</translation>
    </message>
    <message>
      <source>Every place has a ring around it:</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Jedes Feld hat einen Ring um sich:</translation>
    </message>
    <message>
      <source>around an **edge**: its two faces and its two ends;</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>um eine **Kante**: ihre beiden Flächen und ihre beiden Enden;</translation>
    </message>
    <message>
      <source>around a **face**: its corners and its sides;</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>um eine **Fläche**: ihre Ecken und ihre Seiten;</translation>
    </message>
    <message>
      <source>around a **corner**: the faces and the edges that meet there.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>um eine **Ecke**: die Flächen und die Kanten, die sich dort treffen.</translation>
    </message>
    <message>
      <source>The maps below show the cube with its top face laid around the rest. A tinted ring has just captured, a circle on a stone marks the one placed last, and a cross is where a stone was taken.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Die Karten unten zeigen den Würfel, dessen obere Fläche um den Rest gelegt ist. Ein getönter Ring hat gerade geschlagen, ein Kreis auf einem Stein zeigt den zuletzt gesetzten, und ein Kreuz steht, wo ein Stein geschlagen wurde.</translation>
    </message>
    <message>
      <source>A ring *counts* when it is complete (no place in it is empty) and holds both colours.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Ein Ring *zählt*, wenn er vollständig ist, das heißt voll und mit beiden Farben darin.</translation>
    </message>
    <message>
      <source>Capture</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Schlagen</translation>
    </message>
    <message>
      <source>Only rings that contain your new stone capture, in a set-up position too. Judge them in two steps:</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Nur Ringe durch Ihren neuen Stein werden betrachtet, auch in einer aufgebauten Stellung. Betrachten Sie sie zweimal:</translation>
    </message>
    <message>
      <source>In every ring that counts and in which **you** have more stones, all of your opponent's stones are captured. Judge all of these rings first, then take all the stones at once.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>In jedem Ring, der zählt und in dem **Sie** mehr Steine haben, werden alle Steine des Gegners geschlagen. Beurteilen Sie erst alle diese Ringe, dann nehmen Sie alle Steine zugleich.</translation>
    </message>
    <message>
      <source>Red completed the ring around an edge by three to one: the blue stone is taken.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Rot vollendete den Ring um eine Kante mit drei zu eins: Der blaue Stein ist geschlagen.</translation>
    </message>
    <message>
      <source>In every ring that counts, that is still complete after the first step, and in which your **opponent** has more stones, all of your stones are captured, again all at once.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>In jedem Ring, der zählt, nach dem ersten Schritt noch vollständig ist und in dem der **Gegner** mehr Steine hat, werden alle Ihre Steine geschlagen, wieder alle zugleich.</translation>
    </message>
    <message>
      <source>Red completed the ring around the middle face with five stones against three.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Rot vollendete den Ring um die mittlere Fläche mit fünf Steinen gegen drei.</translation>
    </message>
    <message>
      <source>Blue has the majority, four to two, in the ring around a corner: Red loses the new stone at once, and another.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Blau hält den Ring um eine Ecke mit vier zu zwei: Der neue rote Stein geht sofort, und ein weiterer.</translation>
    </message>
    <message>
      <source>A ring with equal numbers captures nothing. You may place a stone that is captured at once; sometimes there is no other move.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Ein Ring mit gleichen Zahlen schlägt nichts. Sie dürfen einen Stein setzen, der sofort geschlagen wird; manchmal gibt es keinen anderen Zug.</translation>
    </message>
    <message>
      <source>The end</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Das Ende</translation>
    </message>
    <message>
      <source>The game ends when the player to move can place nothing because the board is full or the stones have run out, or when a board comes up for the third time with the same player to move. The first board counts, whether it is empty or set up; stones in hand may differ. The player with more stones on the board wins by the difference; equal numbers are a draw.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Die Partie endet, wenn der Spieler am Zug nichts setzen kann, weil das Brett voll ist oder die Steine verbraucht sind, oder wenn ein Brett zum dritten Mal mit demselben Spieler am Zug entsteht. Das erste Brett zählt mit, leer oder aufgebaut; die Steine auf der Hand dürfen verschieden sein. Wer mehr Steine auf dem Brett hat, gewinnt mit dem Unterschied; gleiche Zahlen sind remis.</translation>
    </message>
    <message>
      <source>Interpretations</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Auslegungen</translation>
    </message>
    <message>
      <source>Where the sources are silent or unclear, this program plays as follows:</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Wo die Quellen schweigen oder unklar sind, spielt dieses Programm so:</translation>
    </message>
    <message>
      <source>The snub cube is the true solid, with 38 faces, 60 edges and 24 corners: 122 places. The first listing of the boards counts 106.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Der abgeschrägte Würfel ist der wahre Körper mit 38 Flächen, 60 Kanten und 24 Ecken: 122 Felder. Die erste Liste der Bretter zählt 106.</translation>
    </message>
    <message>
      <source>The second colour is blue. The original names only red.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Die zweite Farbe ist Blau. Das Original nennt nur Rot.</translation>
    </message>
    <message>
      <source>Basic strategy for Ring Majority</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Erste Strategie von Ring Majority</translation>
    </message>
    <message>
      <source>Look at what is nearly full</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Achten Sie auf das, was fast voll ist</translation>
    </message>
    <message>
      <source>Nothing happens before a ring is full. So look first at the rings that lack one place. There are three cases:</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Nichts geschieht, bevor ein Ring voll ist. Achten Sie also zuerst auf die Ringe, denen ein Feld fehlt. Es gibt drei Fälle:</translation>
    </message>
    <message>
      <source>You would have the majority: you can capture, now or next turn, unless your opponent fills the gap.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Sie hätten die Mehrheit: Sie können schlagen. Das können Sie auch im nächsten Zug, außer der Gegner füllt die Lücke.</translation>
    </message>
    <message>
      <source>Your opponent would have the majority even with your stone: stay out.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Der Gegner hätte die Mehrheit, auch mit Ihrem Stein: Bleiben Sie weg.</translation>
    </message>
    <message>
      <source>Numbers would be equal with your stone: your opponent could capture there, and your stone parries that.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Mit Ihrem Stein wären die Zahlen gleich: Der Gegner könnte dort schlagen, und Ihr Stein wehrt das ab.</translation>
    </message>
    <message>
      <source>Red could fill e12 and take two stones. If Blue fills it, three stand against three, and nothing is taken.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Rot könnte e12 füllen und zwei Steine schlagen. Füllt Blau es, stehen drei gegen drei, und nichts wird geschlagen.</translation>
    </message>
    <message>
      <source>Edges first</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Kanten zuerst</translation>
    </message>
    <message>
      <source>The ring around an edge has four places; the ring around a face has two for each of its sides. Small rings fill early. Three stones in the ring of an edge, two of them yours, are a threat.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Der Ring um eine Kante hat vier Felder; der Ring um eine Fläche hat zwei für jede ihrer Seiten. Kleine Ringe füllen sich früh. Drei Steine im Ring einer Kante, zwei davon Ihre, sind eine Drohung.</translation>
    </message>
    <message>
      <source>Parry by filling</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Abwehren durch Füllen</translation>
    </message>
    <message>
      <source>If your opponent threatens a ring of an edge, a stone of yours in the gap makes it two against two, and the ring stays quiet as long as no stone leaves it. Captures leave gaps, and a gap wakes a ring up again.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Droht der Gegner mit dem Ring einer Kante, macht ein Stein von Ihnen in der Lücke zwei gegen zwei daraus, und der Ring bleibt still, solange kein Stein ihn verlässt. Schlagen lässt Lücken, und eine Lücke weckt einen Ring wieder auf.</translation>
    </message>
    <message>
      <source>You come first</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Sie kommen zuerst</translation>
    </message>
    <message>
      <source>Your own rings are judged before your opponent's. A stone that seems lost is safe when it takes a stone out of the ring that would have captured it.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Ihre eigenen Ringe werden vor denen des Gegners beurteilt. Ein Stein, der verloren scheint, ist sicher, wenn er einen Stein aus dem Ring schlägt, der ihn geschlagen hätte.</translation>
    </message>
    <message>
      <source>Count the end</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Zählen Sie das Ende</translation>
    </message>
    <message>
      <source>Near the end most moves cost something, and nobody may pass. Count the safe moves of both sides: the player who runs out of them first has to fill a ring for the other.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Gegen Ende kosten die meisten Züge etwas, und niemand darf passen. Zählen Sie die sicheren Züge beider Seiten: Wem sie zuerst ausgehen, der muss einen Ring für den anderen füllen.</translation>
    </message>
    <message>
      <source>Designed by David Bush, known as twixter, and published later under the name Lazo.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Entworfen von David Bush, bekannt als twixter, und später unter dem Namen Lazo veröffentlicht.</translation>
    </message>
    <message>
      <source>**Goal.** Complete a loop of your colour: a ring on the board, or a bridge with a river under it.</source>
      <extracomment>rules of loop</extracomment>
      <translation>**Ziel.** Eine Schleife Ihrer Farbe vollenden: einen Ring auf dem Brett, oder eine Brücke mit einem Fluss darunter.</translation>
    </message>
    <message>
      <source>**Move.** Put one tile into a hole of the board, or into a gap between three tiles if it touches a tile of yours.</source>
      <extracomment>rules of loop</extracomment>
      <translation>**Zug.** Setzen Sie einen Stein in ein Loch des Bretts, oder in eine Lücke zwischen drei Steinen, wenn er einen eigenen Stein berührt.</translation>
    </message>
    <message>
      <source>**Click** the hole or the gap, in the 3-D view or on the map. A slider at the bottom hides upper layers.</source>
      <extracomment>rules of loop</extracomment>
      <translation>**Klicken** Sie das Loch oder die Lücke an, im Raum oder auf der Karte. Ein Schieber unten verbirgt obere Ebenen.</translation>
    </message>
    <message>
      <source>The pile</source>
      <extracomment>rules of loop</extracomment>
      <translation>Der Stapel</translation>
    </message>
    <message>
      <source>Tiles are hexagons. Layer 1 is half of a large hexagon full of holes, one for each tile: its rows are lettered from the long edge, its columns are numbered from the left. Three tiles of one layer that touch each other have a gap or a closed corner between them; the peg of a tile fits into a gap. The gaps are the places with one tile in the longer row and two in the shorter one. A name such as 2b3 gives layer, row and column.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Die Steine sind Sechsecke. Ebene 1 ist die Hälfte eines großen Sechsecks voller Löcher, eines für jeden Stein: Ihre Reihen tragen Buchstaben von der langen Kante an, ihre Spalten sind von links nummeriert. Zwischen drei Steinen einer Ebene, die sich berühren, liegt eine Lücke oder eine geschlossene Ecke; der Zapfen eines Steins passt in eine Lücke. Die Lücken sind die Plätze mit einem Stein in der längeren Reihe und zwei in der kürzeren. Ein Name wie 2b3 nennt Ebene, Reihe und Spalte.</translation>
    </message>
    <message>
      <source>| board | layers | holes | places | tiles for each player |</source>
      <extracomment>rules of loop</extracomment>
      <translation>| Brett | Ebenen | Löcher | Felder | Steine je Spieler |</translation>
    </message>
    <message>
      <source>| Mini | 4 | 22 | 40 | no limit |</source>
      <extracomment>rules of loop</extracomment>
      <translation>| Mini | 4 | 22 | 40 | unbegrenzt |</translation>
    </message>
    <message>
      <source>| Main | 6 | 51 | 126 | no limit |</source>
      <extracomment>rules of loop</extracomment>
      <translation>| Main | 6 | 51 | 126 | unbegrenzt |</translation>
    </message>
    <message>
      <source>| Lazo | 10 | 145 | 550 | 95 |</source>
      <extracomment>rules of loop</extracomment>
      <translation>| Lazo | 10 | 145 | 550 | 95 |</translation>
    </message>
    <message>
      <source>In the 3-D view the tiles are piled up, each with its peg in the gap between three others; click the holes of the board and the gaps where they are. The map shows the layers side by side. The small hexagons at three corners of every gap are the tiles that it rests on, in their colours.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Auf dem Brett im Raum sind die Steine gestapelt, jeder mit seinem Zapfen in der Lücke zwischen drei anderen; die Löcher des Bretts und die Lücken lassen sich anklicken, wo sie sind. Die Karte zeigt die Ebenen nebeneinander. Die kleinen Sechsecke an drei Ecken jeder Lücke sind die Steine, auf denen sie ruht, in ihren Farben.</translation>
    </message>
    <message>
      <source>Black may play in the gap 2b2, which rests on 1b3, 1c2 and 1c3.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Schwarz darf in die Lücke 2b2 spielen, die auf 1b3, 1c2 und 1c3 ruht.</translation>
    </message>
    <message>
      <source>Two tiles **touch** when they share an edge on one layer, and when one rests on the other. A tile can touch twelve others. Over a closed corner lies a *blocked* space: tiles that face each other across it do not touch, and no river runs through the space itself.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Zwei Steine **berühren sich**, wenn sie auf einer Ebene eine Kante teilen und wenn einer auf dem anderen ruht. Ein Stein kann zwölf andere berühren. Über einer geschlossenen Ecke liegt ein *versperrter* Platz: Steine, die sich über ihn hinweg gegenüberliegen, berühren sich nicht, und kein Fluss läuft durch den Platz selbst.</translation>
    </message>
    <message>
      <source>The black tiles are 2b2 and the twelve that it touches: six beside it, three under it, three on it.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Die schwarzen Steine sind 2b2 und die zwölf, die er berührt: sechs daneben, drei darunter, drei darauf.</translation>
    </message>
    <message>
      <source>Black begins. Put a tile of your colour into</source>
      <extracomment>rules of loop</extracomment>
      <translation>Schwarz beginnt. Setzen Sie einen Stein Ihrer Farbe</translation>
    </message>
    <message>
      <source>an empty hole of layer 1, or</source>
      <extracomment>rules of loop</extracomment>
      <translation>in ein leeres Loch der Ebene 1, oder</translation>
    </message>
    <message>
      <source>an empty gap whose three tiles are there; your tile must touch another one of yours.</source>
      <extracomment>rules of loop</extracomment>
      <translation>in eine leere Lücke, deren drei Steine liegen; er muss einen eigenen Stein berühren.</translation>
    </message>
    <message>
      <source>The peg under a tile touches nothing. You may not pass.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Der Zapfen unter einem Stein berührt nichts. Passen ist nicht erlaubt.</translation>
    </message>
    <message>
      <source>**Swap.** White's first turn may be a click on Black's tile instead, which turns it white; then Black moves.</source>
      <extracomment>rules of loop</extracomment>
      <translation>**Tausch.** Der erste Zug von Weiß darf stattdessen ein Klick auf den Stein von Schwarz sein, der ihn weiß macht; dann zieht Schwarz.</translation>
    </message>
    <message>
      <source>Winning</source>
      <extracomment>rules of loop</extracomment>
      <translation>Gewinnen</translation>
    </message>
    <message>
      <source>You win by completing a loop with the tile you place. A swap completes nothing, nor does a tile of your opponent. Afterwards the loop is shown, and what is in it or runs under it. On the map green rings mark the loop, blue ones the river (in the colour-blind colours, blue and purple ones; in black-and-white, white and grey ones). In the 3-D view both have rims in these colours, and a thread runs along each, visible through all tiles on it. Beads travel along the threads; *View ▸ Show what decided the game* sends them again.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Sie gewinnen, wenn Sie mit dem gesetzten Stein eine Schleife vollenden. Ein Tausch vollendet nichts, ebenso wenig ein Stein des Gegners. Danach wird die Schleife gezeigt, und was in ihr liegt oder unter ihr läuft. Auf der Karte markieren grüne Ringe die Schleife, blaue den Fluss (in den Farben für Farbenblinde blaue und violette; in Schwarz-Weiß weiße und graue). Im Raum tragen beide Ränder in diesen Farben, und an jedem läuft ein Faden entlang, den man durch alle Steine darauf sieht; Perlen wandern die Fäden entlang, und tun es wieder mit *Ansicht ▸ Zeigen, was entschieden hat*.</translation>
    </message>
    <message>
      <source>A loop on the board</source>
      <extracomment>rules of loop</extracomment>
      <translation>Eine Schleife auf dem Brett</translation>
    </message>
    <message>
      <source>Your tiles on layer 1 close a ring around at least one place of layer 1 that does not hold your colour. It may be empty or hold your opponent's tile. Only a tile on layer 1 can complete such a ring; tiles piled on top of it change nothing.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Ihre Steine auf Ebene 1 schließen einen Ring um mindestens ein Feld der Ebene 1, das nicht Ihre Farbe trägt. Es darf leer sein oder einen Stein des Gegners tragen. Nur ein Stein auf Ebene 1 kann einen solchen Ring vollenden; Steine, die darauf gestapelt sind, ändern nichts.</translation>
    </message>
    <message>
      <source>Black's tile on 1c3 closes a ring around 1b3.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Der schwarze Stein auf 1c3 schließt einen Ring um 1b3.</translation>
    </message>
    <message>
      <source>Outside the board everything is open, so what lies at the edge is never enclosed.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Außerhalb des Bretts ist alles offen, was am Rand liegt, ist also nie umschlossen.</translation>
    </message>
    <message>
      <source>No loop: 1a4 lies at the edge.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Keine Schleife: 1a4 liegt am Rand.</translation>
    </message>
    <message>
      <source>A 3-D loop</source>
      <extracomment>rules of loop</extracomment>
      <translation>Eine räumliche Schleife</translation>
    </message>
    <message>
      <source>Your tiles make a bridge from the board up and down to the board again, and a river can run right through under it. Rivers run through empty spaces and through your opponent's tiles.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Ihre Steine bilden eine Brücke vom Brett hinauf und wieder zum Brett hinab, und ein Fluss kann ganz unter ihr hindurchlaufen. Flüsse laufen durch leere Plätze und durch Steine des Gegners.</translation>
    </message>
    <message>
      <source>Black's tile on 2b3 completes a bridge from 1b4 to 1d2: a river runs from 2b4 through 1c4 and 1c3 to 2b2.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Der schwarze Stein auf 2b3 vollendet eine Brücke von 1b4 nach 1d2: Ein Fluss läuft von 2b4 durch 1c4 und 1c3 nach 2b2.</translation>
    </message>
    <message>
      <source>A bridge over two touching tiles of your opponent on one layer is a loop whenever the river can flow out at both ends. Over a single tile it never is: here the black tiles on 1c4 and 2c2 face each other across the blocked space beside 2b3 and 1d3, and no river passes between them.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Eine Brücke über zwei sich berührende Steine des Gegners auf einer Ebene ist eine Schleife, wann immer der Fluss an beiden Enden hinausfließen kann. Über einem einzelnen Stein ist sie es nie: Hier liegen sich die schwarzen Steine auf 1c4 und 2c2 über den versperrten Platz neben 2b3 und 1d3 hinweg gegenüber, und kein Fluss geht zwischen ihnen hindurch.</translation>
    </message>
    <message>
      <source>No loop: the river ends under the bridge.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Keine Schleife: Der Fluss endet unter der Brücke.</translation>
    </message>
    <message>
      <source>With White on 1d3 the river continues through that tile.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Mit Weiß auf 1d3 läuft der Fluss durch diesen Stein weiter.</translation>
    </message>
    <message>
      <source>A loop: the river runs from 2b2 through 1c3 and 1d3 to 2c3.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Eine Schleife: Der Fluss läuft von 2b2 durch 1c3 und 1d3 nach 2c3.</translation>
    </message>
    <message>
      <source>A river cannot flow out over the edges of the pile: for bridges the outside is closed, while for rings on the board it is open. A river that reaches the edge under a bridge is a dead end.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Ein Fluss kann nicht über die Ränder des Stapels hinausfließen: Für Brücken ist das Äußere geschlossen, für Ringe auf dem Brett ist es offen. Ein Fluss, der unter einer Brücke den Rand erreicht, ist eine Sackgasse.</translation>
    </message>
    <message>
      <source>No loop: under the bridge the river stops at the long edge.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Keine Schleife: Unter der Brücke endet der Fluss an der langen Kante.</translation>
    </message>
    <message>
      <source>One row further in, the same bridge is a loop.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Eine Reihe weiter innen ist dieselbe Brücke eine Schleife.</translation>
    </message>
    <message>
      <source>A loop: the river comes out on both sides.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Eine Schleife: Der Fluss kommt auf beiden Seiten heraus.</translation>
    </message>
    <message>
      <source>**To be exact.** All your tiles are connected through the board, so it is enough to look around the new tile X, which lies above layer 1: at the six places beside it, the three tiles under it, and the three beyond those, one across each side of their triangle. Think of the layers as continuing beyond the edges. Call a place *solid* if it holds your tile or lies outside the pile. Among the nine beside and under X, join two solid ones</source>
      <extracomment>rules of loop</extracomment>
      <translation>**Ganz genau.** Alle Ihre Steine hängen durch das Brett zusammen, es genügt also, um den neuen Stein X zu schauen, der über Ebene 1 liegt: auf die sechs Plätze neben ihm, die drei Steine unter ihm und die drei dahinter, je einer jenseits jeder Seite ihres Dreiecks. Denken Sie sich die Ebenen über die Ränder hinaus fortgesetzt. Nennen Sie einen Platz *fest*, wenn er Ihren Stein trägt oder außerhalb des Stapels liegt. Unter den neun neben und unter X verbinden Sie zwei feste,</translation>
    </message>
    <message>
      <source>if they touch, or</source>
      <extracomment>rules of loop</extracomment>
      <translation>wenn sie sich berühren, oder</translation>
    </message>
    <message>
      <source>if they face each other across the blocked space between X and a solid place across a side: one is the tile at one end of that side, the other is the place beside X that rests on the tile at the other end and on the place across.</source>
      <extracomment>rules of loop</extracomment>
      <translation>wenn sie sich über den versperrten Platz zwischen X und einem festen Platz jenseits einer Seite gegenüberliegen: Einer ist der Stein an einem Ende dieser Seite, der andere ist der Platz neben X, der auf dem Stein am anderen Ende und auf dem Platz jenseits ruht.</translation>
    </message>
    <message>
      <source>X completes a loop when your own tiles among the nine are in two or more separate parts.</source>
      <extracomment>rules of loop</extracomment>
      <translation>X vollendet eine Schleife, wenn Ihre eigenen Steine unter den neun in zwei oder mehr getrennten Teilen liegen.</translation>
    </message>
    <message>
      <source>Other ends</source>
      <extracomment>rules of loop</extracomment>
      <translation>Andere Enden</translation>
    </message>
    <message>
      <source>After each turn, the first of these that holds ends the game:</source>
      <extracomment>rules of loop</extracomment>
      <translation>Nach jedem Zug beendet das erste von diesen, das zutrifft, die Partie:</translation>
    </message>
    <message>
      <source>the tile just placed completes a loop: its owner wins;</source>
      <extracomment>rules of loop</extracomment>
      <translation>der gerade gesetzte Stein vollendet eine Schleife: Sein Besitzer gewinnt;</translation>
    </message>
    <message>
      <source>the pile is full: a draw;</source>
      <extracomment>rules of loop</extracomment>
      <translation>der Stapel ist voll: remis;</translation>
    </message>
    <message>
      <source>the player to move has no tile left (Lazo only): a draw;</source>
      <extracomment>rules of loop</extracomment>
      <translation>der Spieler am Zug hat keinen Stein mehr (nur Lazo): remis;</translation>
    </message>
    <message>
      <source>the player to move has no legal move: the other player wins.</source>
      <extracomment>rules of loop</extracomment>
      <translation>der Spieler am Zug hat keinen erlaubten Zug: Der andere gewinnt.</translation>
    </message>
    <message>
      <source>In a position that was set up by hand, a loop that is already there wins nothing.</source>
      <extracomment>rules of loop</extracomment>
      <translation>In einer von Hand aufgebauten Stellung gewinnt eine Schleife, die schon da ist, nichts.</translation>
    </message>
    <message>
      <source>A gap has one tile in the longer row and two in the shorter one. So each layer is half a hexagon, one size smaller, up to one tile at the top.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Eine Lücke hat einen Stein in der längeren Reihe und zwei in der kürzeren. So ist jede Ebene ein halbes Sechseck, eine Größe kleiner, bis zu einem Stein ganz oben.</translation>
    </message>
    <message>
      <source>Mini has four layers and Main six, heights that the designer mentions. Lazo's holes and tiles are those of the published set.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Mini hat vier Ebenen und Main sechs; diese Höhen erwähnt der Erfinder. Löcher und Steine von Lazo sind die der veröffentlichten Ausgabe.</translation>
    </message>
    <message>
      <source>A swap leaves both supplies of tiles as they are. When the player to move has no tile left, the game is a draw.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Ein Tausch lässt beide Vorräte an Steinen, wie sie sind. Wenn der Spieler am Zug keinen Stein mehr hat, ist die Partie remis.</translation>
    </message>
    <message>
      <source>Only a tile on layer 1 can complete a ring on the board.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Nur ein Stein auf Ebene 1 kann einen Ring auf dem Brett vollenden.</translation>
    </message>
    <message>
      <source>For bridges the outside of the pile is closed.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Für Brücken ist das Äußere des Stapels geschlossen.</translation>
    </message>
    <message>
      <source>Basic strategy for Loop</source>
      <extracomment>rules of loop</extracomment>
      <translation>Erste Strategie von Loop</translation>
    </message>
    <message>
      <source>Threats</source>
      <extracomment>rules of loop</extracomment>
      <translation>Drohungen</translation>
    </message>
    <message>
      <source>A *threat* is a place where you would complete a loop with your next tile. One threat can be answered, two cannot. So look for a tile that makes two threats at once, and fill such places before your opponent does.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Eine *Drohung* ist eine Stelle, an der Sie mit dem nächsten Stein eine Schleife vollenden würden. Eine Drohung lässt sich beantworten, zwei nicht. Suchen Sie also einen Stein, der zwei Drohungen zugleich macht, und füllen Sie solche Stellen vor dem Gegner.</translation>
    </message>
    <message>
      <source>Black to play wins with 2b4, which threatens 2a4 and 2b3.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Schwarz am Zug gewinnt mit 2b4, was 2a4 und 2b3 droht.</translation>
    </message>
    <message>
      <source>Answer first</source>
      <extracomment>rules of loop</extracomment>
      <translation>Erst antworten</translation>
    </message>
    <message>
      <source>Before you make plans, look for your opponent's threats: rings of five tiles around a hole inside the board, and bridges that lack their top. Only a tile in the place of the top stops a bridge: rivers run through your other tiles.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Bevor Sie planen, achten Sie auf die Drohungen des Gegners: Ringe aus fünf Steinen um ein Loch im Inneren und Brücken, denen die Spitze fehlt. Nur ein Stein am Platz der Spitze hält eine Brücke auf: Flüsse laufen durch Ihre anderen Steine hindurch.</translation>
    </message>
    <message>
      <source>White must play 2b3 at once.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Weiß muss sofort 2b3 spielen.</translation>
    </message>
    <message>
      <source>The middle</source>
      <extracomment>rules of loop</extracomment>
      <translation>Die Mitte</translation>
    </message>
    <message>
      <source>A tile in the middle of layer 1 has six neighbours there and lies under up to three gaps. At the rim it has fewer, nothing at the rim is enclosed, and rivers end at the edge. So the middle is worth more, which is why White may swap.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Ein Stein in der Mitte der Ebene 1 hat dort sechs Nachbarn und liegt unter bis zu drei Lücken. Am Rand hat er weniger, nichts am Rand ist umschlossen, und Flüsse enden am Rand. Die Mitte ist also mehr wert, darum darf Weiß tauschen.</translation>
    </message>
    <message>
      <source>Two are better than one</source>
      <extracomment>rules of loop</extracomment>
      <translation>Zwei sind besser als einer</translation>
    </message>
    <message>
      <source>A bridge needs two touching enemy tiles of one layer under it, with room at both ends. Do not lay two tiles side by side where your opponent holds both banks. Over a single tile there is no loop.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Eine Brücke braucht unter sich zwei sich berührende gegnerische Steine einer Ebene, mit Platz an beiden Enden. Legen Sie nicht zwei Steine nebeneinander, wo der Gegner beide Ufer hält. Über einem einzelnen Stein gibt es keine Schleife.</translation>
    </message>
    <message>
      <source>Mind what you open</source>
      <extracomment>rules of loop</extracomment>
      <translation>Bedenken Sie, was Sie öffnen</translation>
    </message>
    <message>
      <source>Three tiles that touch may make a gap, and either player who touches it can fill it. Before you lay the third, see who gains from the tile on top.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Drei Steine, die sich berühren, können eine Lücke bilden, und jeder Spieler, der sie berührt, kann sie füllen. Bevor Sie den dritten legen, sehen Sie, wem der Stein darauf nützt.</translation>
    </message>
    <message>
      <source>A game of red and blue paths for two, related to Jointz, Loop and Trax. It was published as submission 1550 of the Zillions of Games collection; its author is not named there.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Ein Spiel mit roten und blauen Pfaden für zwei, verwandt mit Jointz, Loop und Trax. Es erschien als Einsendung 1550 der Sammlung Zillions of Games; der Autor ist dort nicht genannt.</translation>
    </message>
    <message>
      <source>**Goal.** A path of your colour that closes, or that joins two opposite sides of the board.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>**Ziel.** Ein Pfad Ihrer Farbe, der sich schließt oder zwei gegenüberliegende Seiten des Bretts verbindet.</translation>
    </message>
    <message>
      <source>**Move.** Lay a tile of your rack beside others, so that touching sides match.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>**Zug.** Legen Sie ein Plättchen Ihrer Bank neben andere, sodass sich berührende Seiten gleich sind.</translation>
    </message>
    <message>
      <source>**Click** a tile on your rack, then a marked cell, or drag it there.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>**Klicken** Sie ein Plättchen auf Ihrer Bank an, dann ein markiertes Feld, oder ziehen Sie es dorthin.</translation>
    </message>
    <message>
      <source>The board and the tiles</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Das Brett und die Plättchen</translation>
    </message>
    <message>
      <source>Tiles are laid on a board of nine by nine cells. A tile is never turned: it lies on the board as it lies on the rack. Each of its four sides is red, blue or blank.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Plättchen werden auf ein Brett aus neun mal neun Feldern gelegt. Ein Plättchen wird nie gedreht: Es liegt auf dem Brett, wie es auf der Bank liegt. Jede seiner vier Seiten ist rot, blau oder leer.</translation>
    </message>
    <message>
      <source>The tiles follow a rule:</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Die Plättchen folgen einer Regel:</translation>
    </message>
    <message>
      <source>sides of one colour are joined two by two; an odd one out is a **dead end**, joined to nothing;</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Seiten einer Farbe sind zu zweit verbunden; eine übrige ist eine **Sackgasse**, mit nichts verbunden;</translation>
    </message>
    <message>
      <source>every tile joins at least one pair, by a **strand**;</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>jedes Plättchen verbindet mindestens ein Paar, durch einen **Strang**;</translation>
    </message>
    <message>
      <source>where two strands **cross**, there is one tile for each of the two that can be on top; strands that cross do not touch;</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>wo sich zwei Stränge **überkreuzen**, gibt es ein Plättchen für jeden der beiden, der oben liegen kann; sich überkreuzende Stränge berühren sich nicht;</translation>
    </message>
    <message>
      <source>four sides of one colour also come as a **crossroads**, which joins all four.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>vier Seiten einer Farbe gibt es auch als **Kreuzung**, die alle vier verbindet.</translation>
    </message>
    <message>
      <source>That makes 102 different tiles. Without those of a single colour that have a blank side, 66 remain.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Das ergibt 102 verschiedene Plättchen. Ohne die einfarbigen mit einer leeren Seite bleiben 66.</translation>
    </message>
    <message>
      <source>On the top row a curve, a straight strand, and two tiles with a dead end; in the middle a double curve, a curve of each colour, and both forms of a crossing; at the bottom a curve with two dead ends, a crossing of one colour, and two crossroads.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Oben eine Kurve, ein gerader Strang und zwei Plättchen mit einer Sackgasse; in der Mitte eine Doppelkurve, je eine Kurve jeder Farbe und beide Formen einer Überkreuzung; unten eine Kurve mit zwei Sackgassen, eine einfarbige Überkreuzung und zwei Kreuzungen.</translation>
    </message>
    <message>
      <source>The two variants</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Die beiden Varianten</translation>
    </message>
    <message>
      <source>**Free turns** uses the 102 tiles, one of each. A game needs 81 of them.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>**Freizüge** nutzt die 102 Plättchen, jedes einmal. Eine Partie braucht 81 davon.</translation>
    </message>
    <message>
      <source>**Sixty-six** uses the 66 tiles, and each may turn up as often as ten times. It has no free turns.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>**Sechsundsechzig** nutzt die 66 Plättchen, und jedes kann bis zu zehnmal auftauchen. Es gibt keine Freizüge.</translation>
    </message>
    <message>
      <source>The deal</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Das Geben</translation>
    </message>
    <message>
      <source>The tiles are shuffled. One goes to the centre of the board, and each player gets forty. Seven of these lie on a rack that both players can see; the rest are drawn one by one in an order that nobody knows.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Die Plättchen werden gemischt. Eines kommt in die Mitte des Bretts, und jeder Spieler bekommt vierzig. Sieben davon liegen auf einer Bank, die beide sehen; der Rest wird einzeln gezogen, in einer Reihenfolge, die niemand kennt.</translation>
    </message>
    <message>
      <source>Red begins, and nobody may pass. Lay one of your rack's tiles on an empty cell beside a tile that is already there, side against side. Wherever sides touch they must match: red to red, blue to blue, blank to blank. Then your rack is filled up again while you have tiles.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Rot beginnt, und niemand darf passen. Legen Sie eines der Plättchen Ihrer Bank auf ein leeres Feld neben ein schon liegendes, Seite an Seite. Wo Seiten sich berühren, müssen sie gleich sein: Rot an Rot, Blau an Blau, leer an leer. Dann wird Ihre Bank wieder gefüllt, solange Sie Plättchen haben.</translation>
    </message>
    <message>
      <source>With **free turns**, a tile that is laid beside two or more others earns you another turn at once. You have to take it, and it can earn you yet another one.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Mit **Freizügen** bringt ein Plättchen, das neben zwei oder mehr andere gelegt wird, sofort einen weiteren Zug. Sie müssen ihn nutzen, und er kann noch einen bringen.</translation>
    </message>
    <message>
      <source>Red's tile on f6 touches e6 and f5, so Red has a free turn.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Das rote Plättchen auf f6 berührt e6 und f5, Rot hat also einen Freizug.</translation>
    </message>
    <message>
      <source>A **closed loop** is a path of strands and crossroads that comes back to its beginning without using any side of a tile twice. A **connection** is a path that leaves the board on two opposite sides. The owner of the colour wins, no matter who laid the tile.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Eine **geschlossene Schleife** ist ein Pfad aus Strängen und Kreuzungen, der zu seinem Anfang zurückkommt, ohne eine Seite eines Plättchens zweimal zu nutzen. Eine **Verbindung** ist ein Pfad, der das Brett auf zwei gegenüberliegenden Seiten verlässt. Der Besitzer der Farbe gewinnt, gleich wer das Plättchen gelegt hat.</translation>
    </message>
    <message>
      <source>Blue has closed a loop of Red's, so Red wins. Blue's path runs under it and over it without touching.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Blau hat eine Schleife von Rot geschlossen, also gewinnt Rot. Der blaue Pfad läuft darunter und darüber, ohne sie zu berühren.</translation>
    </message>
    <message>
      <source>The crossroads on e4 connects the left and the right side of the board for Red.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Die Kreuzung auf e4 verbindet für Rot die linke und die rechte Seite des Bretts.</translation>
    </message>
    <message>
      <source>After each tile the first of these that is true decides:</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Nach jedem Plättchen entscheidet das erste von diesen, das zutrifft:</translation>
    </message>
    <message>
      <source>the colour of the player who laid it has a closed loop;</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>die Farbe dessen, der es gelegt hat, hat eine geschlossene Schleife;</translation>
    </message>
    <message>
      <source>that colour connects two opposite sides;</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>diese Farbe verbindet zwei gegenüberliegende Seiten;</translation>
    </message>
    <message>
      <source>the other colour has a closed loop;</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>die andere Farbe hat eine geschlossene Schleife;</translation>
    </message>
    <message>
      <source>the other colour connects two opposite sides.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>die andere Farbe verbindet zwei gegenüberliegende Seiten.</translation>
    </message>
    <message>
      <source>When there is no move</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Wenn es keinen Zug gibt</translation>
    </message>
    <message>
      <source>If the player to move can lay nothing, the game is over. This also holds on a free turn, with an empty rack and on a full board, and it does not matter what the other player could lay. The colour whose longest path is longer then wins, and equal lengths are a draw.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Kann der Spieler am Zug nichts legen, ist die Partie zu Ende. Das gilt auch für einen Freizug mit leerer Bank und auf einem vollen Brett, und es ist gleich, was der andere legen könnte. Dann gewinnt die Farbe mit dem längeren längsten Pfad, und gleiche Längen sind remis.</translation>
    </message>
    <message>
      <source>The length of a path is its number of parts. A strand is one part, and so is a crossroads on the way or a dead end where the path stops. A path that takes both strands of a tile has two parts there. The score is the difference of the lengths; for a loop or a connection it is 1.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Die Länge eines Pfades ist die Zahl seiner Teile. Ein Strang ist ein Teil, ebenso eine Kreuzung am Weg oder eine Sackgasse, in der der Pfad endet. Ein Pfad, der beide Stränge eines Plättchens nimmt, hat dort zwei Teile. Das Ergebnis ist der Unterschied der Längen; für eine Schleife oder Verbindung ist es 1.</translation>
    </message>
    <message>
      <source>Red's longest path has 12 parts: the dead end on c5, d5, the horizontal strand of e5, f5, f6, e6, the vertical strand of e5, e4, the crossroads on e3, f3, g3, and the dead end on g4. Blue's has 3.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Der längste Pfad von Rot hat 12 Teile: die Sackgasse auf c5, d5, den waagrechten Strang von e5, f5, f6, e6, den senkrechten Strang von e5, e4, die Kreuzung auf e3, f3, g3 und die Sackgasse auf g4. Der von Blau hat 3.</translation>
    </message>
    <message>
      <source>The tiles follow the rule above, which leads to the sizes of both sets, 102 and 66. The description gives these numbers and no pictures.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Die Plättchen folgen der Regel oben, die zu den Größen beider Sätze führt, 102 und 66. Die Beschreibung nennt diese Zahlen und zeigt keine Bilder.</translation>
    </message>
    <message>
      <source>A blank side matches only a blank one.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Eine leere Seite passt nur an eine leere.</translation>
    </message>
    <message>
      <source>The length of a path is its number of parts, counted as above.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Die Länge eines Pfades ist die Zahl seiner Teile, wie oben gezählt.</translation>
    </message>
    <message>
      <source>Basic strategy for Path Tiles</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Erste Strategie von Path Tiles</translation>
    </message>
    <message>
      <source>Read both racks</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Beide Bänke lesen</translation>
    </message>
    <message>
      <source>Both racks lie open. Before you lay a tile, check which of your opponent's tiles fit the cells that you leave. A path that only one tile can close is safe if that tile is on nobody's rack.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Beide Bänke liegen offen. Bevor Sie ein Plättchen legen, sehen Sie, welche Plättchen der Gegner für die Felder hat, die Sie übrig lassen. Ein Pfad, den nur ein Plättchen schließen kann, ist sicher, wenn dieses auf keiner Bank liegt.</translation>
    </message>
    <message>
      <source>Blue to play must spoil the red loop at f6, and the fourth tile of Blue's rack does it.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Blau am Zug muss die rote Schleife bei f6 verderben, und das vierte Plättchen von Blaus Bank tut es.</translation>
    </message>
    <message>
      <source>Spoil by filling</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Verderben durch Füllen</translation>
    </message>
    <message>
      <source>No tile is ever taken away. To stop a path, lay a tile on the cell that it needs: one that fits the sides and does not join them. A dead end does that well. A tile beside the cell helps as well, if it asks there for a side that your opponent's tiles do not have.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Kein Plättchen wird je weggenommen. Um einen Pfad aufzuhalten, legen Sie auf das Feld, das er braucht, ein Plättchen, das zu den Seiten passt und sie nicht verbindet. Eine Sackgasse tut das gut. Auch ein Plättchen daneben hilft, wenn es dort eine Seite verlangt, die die Plättchen des Gegners nicht haben.</translation>
    </message>
    <message>
      <source>Free turns</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Freizüge</translation>
    </message>
    <message>
      <source>With free turns a tile with two neighbours earns another turn. So two missing tiles may be as good as one. Count corners between tiles for both sides before you leave a path with two gaps.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Mit Freizügen bringt ein Plättchen mit zwei Nachbarn einen weiteren Zug. Zwei fehlende Plättchen können also so gut wie eines sein. Zählen Sie Ecken zwischen Plättchen für beide Seiten, bevor Sie einen Pfad mit zwei Lücken lassen.</translation>
    </message>
    <message>
      <source>Red lays the third tile on g5, has a free turn, and closes the loop on g6.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Rot legt das dritte Plättchen auf g5, hat einen Freizug und schließt die Schleife auf g6.</translation>
    </message>
    <message>
      <source>Short loops</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Kurze Schleifen</translation>
    </message>
    <message>
      <source>The smallest loop has four tiles around one corner. Curves make loops, straight strands make connections. With curves on your rack, look for three curves of your colour that turn around a corner.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Die kleinste Schleife hat vier Plättchen um eine Ecke. Kurven machen Schleifen, gerade Stränge Verbindungen. Mit Kurven auf der Bank suchen Sie drei Kurven Ihrer Farbe, die sich um eine Ecke drehen.</translation>
    </message>
    <message>
      <source>Colours belong to their owner</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Farben gehören ihrem Besitzer</translation>
    </message>
    <message>
      <source>A loop wins for its colour, no matter who closes it. Do not lay a tile that closes the other colour's path, not even for a free turn.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Eine Schleife gewinnt für ihre Farbe, gleich wer sie schließt. Legen Sie kein Plättchen, das den Pfad der anderen Farbe schließt, auch nicht für einen Freizug.</translation>
    </message>
    <message>
      <source>A game by Christian Freeling, published at MindSports.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Ein Spiel von Christian Freeling, veröffentlicht bei MindSports.</translation>
    </message>
    <message>
      <source>**Goal.** Surround three pillars with loops of your men.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>**Ziel.** Drei Säulen mit Schleifen aus Ihren Steinen umschließen.</translation>
    </message>
    <message>
      <source>**Move.** Put a man on a vacant cell, or leap with a leaper, a man with a dot: only leaps capture.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>**Zug.** Setzen Sie einen Stein auf ein leeres Feld, oder springen Sie mit einem Springer, den Steinen mit einem Punkt, die schlagen.</translation>
    </message>
    <message>
      <source>**Click** a vacant cell to place a man; to leap, click the leaper, then where it lands.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>**Klicken** Sie ein leeres Feld an, um einen Stein zu setzen; zum Springen klicken Sie den Springer an, dann sein Landefeld.</translation>
    </message>
    <message>
      <source>The board is a hexagon of hexagonal cells, eight or ten along each side. Pillars stand on every second cell of every second row, starting from the centre: 37 of them among 132 free cells on the smaller board, 61 among 210 on the larger one. Nobody owns a pillar. Men can neither stand on it nor pass over it.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Das Brett ist ein Sechseck aus sechseckigen Feldern, acht oder zehn an jeder Seite. Auf jedem zweiten Feld jeder zweiten Reihe, von der Mitte an, stehen Säulen: 37 davon zwischen 132 freien Feldern auf dem kleineren Brett, 61 zwischen 210 auf dem größeren. Niemandem gehört eine Säule. Steine können weder darauf stehen noch darüber hinweg.</translation>
    </message>
    <message>
      <source>The straight lines that begin at a free cell and are not stopped by a pillar at once are its *open lines*. An inner cell has four of them, a cell at the edge three, a corner two, and they all run as far as the rim.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Die geraden Linien, die an einem freien Feld beginnen und nicht sofort von einer Säule aufgehalten werden, sind seine *offenen Linien*. Ein inneres Feld hat vier davon, ein Randfeld drei, eine Ecke zwei, und alle laufen bis zum Rand.</translation>
    </message>
    <message>
      <source>A cell is named after its column, lettered at the lower end, and its row: i8 is in column i and row 8. In the diagrams a ring on a piece marks the last move and a cross a piece taken or turned over.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Ein Feld heißt nach seiner Spalte, deren Buchstabe am unteren Ende steht, und seiner Reihe: i8 ist in Spalte i und Reihe 8. In den Diagrammen markiert ein Ring auf einem Stein den letzten Zug und ein Kreuz einen geschlagenen oder umgedrehten Stein.</translation>
    </message>
    <message>
      <source>The two players, White and Black, have as many men as they need.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Die beiden Spieler, Weiß und Schwarz, haben so viele Steine, wie sie brauchen.</translation>
    </message>
    <message>
      <source>White begins. In your turn you either place a man or leap with one; you may not pass.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Weiß beginnt. In Ihrem Zug setzen Sie entweder einen Stein oder springen mit einem; Passen ist nicht erlaubt.</translation>
    </message>
    <message>
      <source>On Black's first turn, and only then, Black may **swap** instead: White's man becomes a black one where it stands, and White moves again.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Im ersten Zug von Schwarz, und nur dann, darf Schwarz stattdessen **tauschen**: Der Stein von Weiß wird schwarz, wo er steht, und Weiß zieht noch einmal.</translation>
    </message>
    <message>
      <source>Placing</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Setzen</translation>
    </message>
    <message>
      <source>Put a man of your colour on any vacant cell. Then look from that cell along each of its open lines to the first piece there is. If on more than half of these lines that piece is yours, another man of yours goes on top: a **leaper**, shown by a dot. So you need three friends of four inside the board, two of three at its edge, and both in a corner. You have no choice in this, and there is no other way to make a leaper.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Setzen Sie einen Stein Ihrer Farbe auf ein leeres Feld. Sehen Sie dann von diesem Feld entlang jeder seiner offenen Linien bis zum ersten Stein. Gehört er auf mehr als der Hälfte dieser Linien Ihnen, kommt ein weiterer eigener Stein obenauf: ein **Springer**, mit einem Punkt gezeigt. Sie brauchen also drei Freunde von vieren im Inneren, zwei von dreien am Rand und in einer Ecke beide. Sie haben dabei keine Wahl, und anders entsteht kein Springer.</translation>
    </message>
    <message>
      <source>White has placed on i8 and sees i7, i12 and f11 along three of four lines: a leaper.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Weiß hat auf i8 gesetzt und sieht i7, i12 und f11 auf drei von vier Linien: ein Springer.</translation>
    </message>
    <message>
      <source>Pillars hide what is behind them.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Säulen verbergen, was hinter ihnen ist.</translation>
    </message>
    <message>
      <source>Leaping</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Springen</translation>
    </message>
    <message>
      <source>A leaper jumps off the man below it, which stays where it is, and goes along a straight line as far as you like. It flies over vacant cells and over your own pieces, and lands</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Ein Springer springt vom Stein unter ihm ab, der bleibt, wo er ist, und geht in gerader Linie, so weit Sie wollen. Er fliegt über leere Felder und über eigene Steine und landet</translation>
    </message>
    <message>
      <source>on a vacant cell of the line, or</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>auf einem leeren Feld der Linie, oder</translation>
    </message>
    <message>
      <source>on the first opposing piece that it meets.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>auf dem ersten gegnerischen Stein, den er trifft.</translation>
    </message>
    <message>
      <source>Where it lands it is an ordinary single man.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Wo er landet, ist er ein gewöhnlicher einzelner Stein.</translation>
    </message>
    <message>
      <source>The leaper on i8 flies over i9 to i10 or i11 or takes i12; it can take i7 or j7, too.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Der Springer auf i8 fliegt über i9 nach i10 oder i11 oder schlägt i12; auch i7 oder j7 kann er schlagen.</translation>
    </message>
    <message>
      <source>Captures</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Schlagen</translation>
    </message>
    <message>
      <source>Only leapers capture, in two ways.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Nur Springer schlagen, auf zwei Arten.</translation>
    </message>
    <message>
      <source>**Landing on a piece** takes it off the board, whether single or double; your leaper stands there as a single man. Nothing else is captured by such a leap.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>**Auf einem Stein zu landen** nimmt ihn vom Brett, sei er einfach oder doppelt; Ihr Springer steht dort als einzelner Stein. Nichts anderes wird durch einen solchen Sprung geschlagen.</translation>
    </message>
    <message>
      <source>From i8 White has taken i11. That i12 lies between two white men now does not matter.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Von i8 hat Weiß i11 geschlagen. Dass i12 jetzt zwischen zwei weißen Steinen liegt, spielt keine Rolle.</translation>
    </message>
    <message>
      <source>**Landing on a vacant cell** turns men over: look from there along every line. Where opposing pieces follow without a gap, and behind them stands another piece of yours, all of them become single men of your colour, doubles as well.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>**Auf einem leeren Feld zu landen** dreht Steine um: Sehen Sie von dort entlang jeder Linie. Wo gegnerische Steine ohne Lücke folgen und dahinter ein anderer eigener Stein steht, werden sie alle einzelne Steine Ihrer Farbe, Doppelsteine auch.</translation>
    </message>
    <message>
      <source>White has leapt from i8 to i10 and turned three lines, up to k8, i13 and f13.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Weiß ist von i8 nach i10 gesprungen und hat drei Linien umgedreht, bis k8, i13 und f13.</translation>
    </message>
    <message>
      <source>Loops and safety</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Schleifen und Sicherheit</translation>
    </message>
    <message>
      <source>A pillar is **surrounded** by a colour if no way leads from it out over the rim of the board without crossing a cell that holds this colour. Such a way may cross vacant cells, the other colour's pieces and other pillars. Cells on the rim are on the board, so a loop at the edge needs men there as well.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Eine Säule ist von einer Farbe **umschlossen**, wenn kein Weg von ihr über den Rand des Bretts hinausführt, ohne ein Feld mit dieser Farbe zu kreuzen. Ein solcher Weg darf leere Felder, Steine der anderen Farbe und andere Säulen kreuzen. Randfelder gehören zum Brett, eine Schleife am Rand braucht also auch dort Steine.</translation>
    </message>
    <message>
      <source>One loop of ten men surrounds two pillars, h8 and j8, and a black man between them.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Eine Schleife aus zehn Steinen umschließt zwei Säulen, h8 und j8, und einen schwarzen Stein dazwischen.</translation>
    </message>
    <message>
      <source>White surrounds b8 but not n8: the way out over o8 is open.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Weiß umschließt b8, aber nicht n8: Der Weg über o8 hinaus ist offen.</translation>
    </message>
    <message>
      <source>A loop around a pillar protects its own men and all that are connected with them, cell by cell, tails and branches too. They are **safe**: no leaper can land on them. Men that stand apart are not. Lines of men can still be turned over, safe or not, and that may open the loop again. What is safe can change with every turn.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Eine Schleife um eine Säule schützt ihre eigenen Steine und alle, die mit ihnen verbunden sind, Feld an Feld, auch Schwänze und Äste. Sie sind **sicher**: Kein Springer kann auf ihnen landen. Steine, die abseits stehen, sind es nicht. Linien von Steinen lassen sich trotzdem umdrehen, sicher oder nicht, und das kann die Schleife wieder öffnen. Was sicher ist, kann sich mit jedem Zug ändern.</translation>
    </message>
    <message>
      <source>The loop keeps i9 and i10 safe, so Black's leaper on i11 can take i12 but not i10.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Die Schleife hält i9 und i10 sicher, der schwarze Springer auf i11 kann also i12 schlagen, aber nicht i10.</translation>
    </message>
    <message>
      <source>Black has leapt from i12 to i9 and turned i8 and i7: the loop around h8 is broken.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Schwarz ist von i12 nach i9 gesprungen und hat i8 und i7 umgedreht: Die Schleife um h8 ist gebrochen.</translation>
    </message>
    <message>
      <source>A leaper cannot fly over a safe piece either; the piece ends the line.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Ein Springer kann auch nicht über einen sicheren Stein fliegen; der Stein beendet die Linie.</translation>
    </message>
    <message>
      <source>You win if you surround **three pillars or more** after your own move, with one loop or with several.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Sie gewinnen, wenn Sie nach Ihrem eigenen Zug **drei Säulen oder mehr** umschließen, mit einer Schleife oder mit mehreren.</translation>
    </message>
    <message>
      <source>A man on k8 closes a loop around three pillars, and White wins.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Ein Stein auf k8 schließt eine Schleife um drei Säulen, und Weiß gewinnt.</translation>
    </message>
    <message>
      <source>With one loop inside another, both colours can surround the same pillar, and it counts for both.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Liegt eine Schleife in einer anderen, können beide Farben dieselbe Säule umschließen, und sie zählt für beide.</translation>
    </message>
    <message>
      <source>Black wins with seven pillars; the one in the middle is surrounded by White as well.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Schwarz gewinnt mit sieben Säulen; die in der Mitte ist auch von Weiß umschlossen.</translation>
    </message>
    <message>
      <source>The player to move may have no legal move: the board is full, and no leaper can land anywhere. The game then ends, and the player who surrounds more pillars wins; equal numbers are a draw. No game goes on for ever: leaps use up leapers, and a cell once taken stays taken.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Es kann vorkommen, dass der Spieler am Zug keinen erlaubten Zug hat: Das Brett ist voll, und kein Springer kann irgendwo landen. Dann endet die Partie, und wer mehr Säulen umschließt, gewinnt; gleiche Zahlen sind remis. Keine Partie dauert ewig: Sprünge verbrauchen Springer, und ein einmal besetztes Feld bleibt besetzt.</translation>
    </message>
    <message>
      <source>In a swap the man changes its colour. The description only mentions the swap.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Bei einem Tausch wechselt der Stein die Farbe. Die Beschreibung erwähnt den Tausch nur.</translation>
    </message>
    <message>
      <source>Pillars block the view, too. The description only says that they block.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Säulen versperren auch die Sicht. Die Beschreibung sagt nur, dass sie versperren.</translation>
    </message>
    <message>
      <source>A leaper cannot fly over a safe piece.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Ein Springer kann nicht über einen sicheren Stein fliegen.</translation>
    </message>
    <message>
      <source>When the player to move has no legal move, the game ends and pillars are counted.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Wenn der Spieler am Zug keinen erlaubten Zug hat, endet die Partie, und die Säulen werden gezählt.</translation>
    </message>
    <message>
      <source>Basic strategy for Loops 'n Leaps</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Erste Strategie von Loops 'n Leaps</translation>
    </message>
    <message>
      <source>Share your walls</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Wände teilen</translation>
    </message>
    <message>
      <source>Six men surround one pillar, but ten surround two neighbours. Build chains that run along several pillars, so that the last man closes a loop around three.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Sechs Steine umschließen eine Säule, aber zehn umschließen zwei Nachbarn. Bauen Sie Ketten, die an mehreren Säulen entlanglaufen, sodass der letzte Stein eine Schleife um drei schließt.</translation>
    </message>
    <message>
      <source>White wins on k8: one man closes a loop around h8, j8 and h10.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Weiß gewinnt auf k8: Ein Stein schließt eine Schleife um h8, j8 und h10.</translation>
    </message>
    <message>
      <source>See the last man coming</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Den letzten Stein kommen sehen</translation>
    </message>
    <message>
      <source>A chain with one gap around three pillars is a threat, and one man in the gap stops it. Count gaps: a chain with two gaps needs two moves, unless a leap turns men over and fills several at once.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Eine Kette mit einer Lücke um drei Säulen ist eine Drohung, und ein Stein in der Lücke hält sie auf. Zählen Sie Lücken: Eine Kette mit zwei Lücken braucht zwei Züge, außer ein Sprung dreht Steine um und füllt mehrere zugleich.</translation>
    </message>
    <message>
      <source>Leapers</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Springer</translation>
    </message>
    <message>
      <source>A leaper appears automatically where you place a man that sees friends along more than half of its open lines. Spread men along lines that meet, and keep the crossing for the moment when you need a leaper. Pillars cut lines.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Ein Springer entsteht von selbst, wo Sie einen Stein setzen, der auf mehr als der Hälfte seiner offenen Linien Freunde sieht. Verteilen Sie Steine auf Linien, die sich treffen, und sparen Sie den Treffpunkt für den Augenblick auf, in dem Sie einen Springer brauchen. Säulen unterbrechen Linien.</translation>
    </message>
    <message>
      <source>Lines are in danger, not single men</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Linien sind in Gefahr, nicht einzelne Steine</translation>
    </message>
    <message>
      <source>A leaper that lands on a vacant cell turns every unbroken line between it and another piece of its own. A long line of yours with an enemy at one end invites a leap to the other end. Guard the vacant end or break the line.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Ein Springer, der auf einem leeren Feld landet, dreht jede ununterbrochene Linie zwischen sich und einem anderen eigenen Stein um. Eine lange Linie von Ihnen mit einem Gegner an einem Ende lädt zu einem Sprung ans andere Ende ein. Bewachen Sie das leere Ende oder unterbrechen Sie die Linie.</translation>
    </message>
    <message>
      <source>White leaps from i8 to i10 and turns five pieces.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Weiß springt von i8 nach i10 und dreht fünf Steine um.</translation>
    </message>
    <message>
      <source>Loops protect</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Schleifen schützen</translation>
    </message>
    <message>
      <source>A loop around a pillar makes its men, and all men connected with them, safe from landing. So an early loop is a good base. It does not protect from being turned over.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Eine Schleife um eine Säule macht ihre Steine, und alle, die mit ihnen zusammenhängen, vor dem Landen sicher. Eine frühe Schleife ist also eine gute Grundlage. Vor dem Umdrehen schützt sie nicht.</translation>
    </message>
    <message>
      <source>Designed by Mark Steere (November 2008, marksteeregames.com) after his three-dimensional Loophole. At his wish the game keeps its name and its rules here, and he is credited.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Entworfen von Mark Steere (November 2008, marksteeregames.com) nach seinem dreidimensionalen Loophole. Auf seinen Wunsch behält das Spiel hier Namen und Regeln, und er wird genannt.</translation>
    </message>
    <message>
      <source>**Goal.** Two different loops of your colour, through the frame and the two windows.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>**Ziel.** Zwei verschiedene Schleifen Ihrer Farbe, durch den Rahmen und die beiden Fenster.</translation>
    </message>
    <message>
      <source>**Move.** Put one stone on any vacant cell.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>**Zug.** Setzen Sie einen Stein auf ein leeres Feld.</translation>
    </message>
    <message>
      <source>**Click** the cell, in the 3-D view or on the map. The panel beside the board lists the loops of both players.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>**Klicken** Sie das Feld an, im Raum oder auf der Karte. Das Feld neben dem Brett listet die Schleifen beider Spieler auf.</translation>
    </message>
    <message>
      <source>The board is a rhombus of hexagons, fourteen along each side, with two windows cut out of it. Its two sharp corners are missing too. Columns have letters, rows have numbers from the top: a2 is the first cell of the second row.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Das Brett ist eine Raute aus Sechsecken, vierzehn an jeder Seite, aus der zwei Fenster ausgeschnitten sind. Auch ihre beiden spitzen Ecken fehlen. Spalten haben Buchstaben, Reihen haben Zahlen von oben: a2 ist das erste Feld der zweiten Reihe.</translation>
    </message>
    <message>
      <source>The start.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Der Anfang.</translation>
    </message>
    <message>
      <source>Sixty-four stones stand on it from the start. Black's lie along the first and the last row, and directly above and below each window. White's lie along the first and the last column, and directly left and right of each window. The blunt corners, n1 and a14, are ordinary vacant cells. In all, 122 cells are vacant.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Vierundsechzig Steine stehen von Anfang an darauf. Die von Schwarz liegen entlang der ersten und der letzten Reihe und direkt über und unter jedem Fenster. Die von Weiß liegen entlang der ersten und der letzten Spalte und direkt links und rechts jedes Fensters. Die stumpfen Ecken, n1 und a14, sind gewöhnliche leere Felder. Insgesamt sind 122 Felder leer.</translation>
    </message>
    <message>
      <source>The board is the same for both players: exchanging rows with columns exchanges the colours.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Das Brett ist für beide Spieler gleich: Reihen und Spalten zu vertauschen vertauscht die Farben.</translation>
    </message>
    <message>
      <source>Black begins. Place one stone of your colour on any vacant cell. You may not pass, and stones never move or leave the board. A position that is set up may hold any further stones, as long as the sixty-four are in their places.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Schwarz beginnt. Setzen Sie einen Stein Ihrer Farbe auf ein leeres Feld. Passen ist nicht erlaubt, und Steine bewegen sich nie und verlassen nie das Brett. Eine aufgebaute Stellung darf beliebige weitere Steine tragen, solange die vierundsechzig an ihren Plätzen sind.</translation>
    </message>
    <message>
      <source>Nodes and loops</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Knoten und Schleifen</translation>
    </message>
    <message>
      <source>The frame, window 1 (the upper one) and window 2 are the three **nodes**. Each has two lines of starting stones of your colour, on opposite sides, and links them, because in the three-dimensional game your line would go through there.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Der Rahmen, Fenster 1 (das obere) und Fenster 2 sind die drei **Knoten**. Jeder hat zwei Linien von Startsteinen Ihrer Farbe auf gegenüberliegenden Seiten und verbindet sie, denn im dreidimensionalen Spiel ginge Ihre Linie dort hindurch.</translation>
    </message>
    <message>
      <source>A **loop** leads from node to node over connected stones of yours and comes back to where it began. It passes through a node once at most, through a group as often as you like.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Eine **Schleife** führt von Knoten zu Knoten über verbundene eigene Steine und kommt dorthin zurück, wo sie begann. Sie geht höchstens einmal durch einen Knoten, durch eine Gruppe so oft sie will.</translation>
    </message>
    <message>
      <source>A line from the first row to the last (for White, from the first column to the last) makes a *loop* through the frame.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Eine Linie von der ersten Reihe zur letzten (für Weiß von der ersten Spalte zur letzten) macht eine *Schleife* durch den Rahmen.</translation>
    </message>
    <message>
      <source>A loop through the frame.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Eine Schleife durch den Rahmen.</translation>
    </message>
    <message>
      <source>So does a line from one side of a window around it to the other side, through that window.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Ebenso eine Linie von einer Seite eines Fensters um es herum zur anderen Seite, durch dieses Fenster.</translation>
    </message>
    <message>
      <source>A loop through window 1.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Eine Schleife durch Fenster 1.</translation>
    </message>
    <message>
      <source>Two nodes can make one loop: here from the first row to window 1, through it, and on to the last row, which the frame joins to the first.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Zwei Knoten können eine Schleife machen: hier von der ersten Reihe zu Fenster 1, hindurch und weiter zur letzten Reihe, die der Rahmen mit der ersten verbindet.</translation>
    </message>
    <message>
      <source>A loop through the frame and window 1.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Eine Schleife durch den Rahmen und Fenster 1.</translation>
    </message>
    <message>
      <source>All three nodes can make one loop too.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Auch alle drei Knoten können eine Schleife machen.</translation>
    </message>
    <message>
      <source>A loop through all three nodes.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Eine Schleife durch alle drei Knoten.</translation>
    </message>
    <message>
      <source>Two loops are distinct when one of them uses a node that the other does not. So two separate lines from the first row to the last count as one loop.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Zwei Schleifen sind verschieden, wenn eine von ihnen einen Knoten nutzt, den die andere nicht nutzt. Zwei getrennte Linien von der ersten Reihe zur letzten zählen also als eine Schleife.</translation>
    </message>
    <message>
      <source>Not yet won: two lines through the frame are one loop.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Noch nicht gewonnen: Zwei Linien durch den Rahmen sind eine Schleife.</translation>
    </message>
    <message>
      <source>You win as soon as you have two distinct loops. Below, Black's last stone at j13 completes a loop through window 2, and one through all three nodes with it; the loop through the frame and window 1 was there before. All loops of the winner are marked: a shortest chain of stones for each, and the winner's starting stones at each of its nodes.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Sie gewinnen, sobald Sie zwei verschiedene Schleifen haben. Unten vollendet der letzte schwarze Stein auf j13 eine Schleife durch Fenster 2 und mit ihr eine durch alle drei Knoten; die durch den Rahmen und Fenster 1 war schon da. Alle Schleifen des Gewinners sind markiert: für jede eine kürzeste Kette von Steinen und seine Startsteine an jedem ihrer Knoten.</translation>
    </message>
    <message>
      <source>Black has just won at j13.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Schwarz hat gerade auf j13 gewonnen.</translation>
    </message>
    <message>
      <source>There are no draws. Count how many of your loops are independent, which is to say that none of them is made up of others: when the board is full the two players have three between them, so one has at least two and the other at most one.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Es gibt kein Remis. Zählen Sie, wie viele Ihrer Schleifen unabhängig sind, das heißt nicht aus anderen zusammengesetzt: Wenn das Brett voll ist, haben die beiden Spieler zusammen drei, einer hat also mindestens zwei und der andere höchstens eine.</translation>
    </message>
    <message>
      <source>The author shows his boards in pictures. The size of the board, the places of the windows and the cells of the starting stones are chosen here; frame, windows and stones are linked as in his pictures.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Der Autor zeigt seine Bretter in Bildern. Die Größe des Bretts, die Orte der Fenster und die Felder der Startsteine sind hier gewählt; Rahmen, Fenster und Steine sind verbunden wie auf seinen Bildern.</translation>
    </message>
    <message>
      <source>Basic strategy for Loophole 2D</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Erste Strategie von Loophole 2D</translation>
    </message>
    <message>
      <source>Links that cannot be cut</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Verbindungen, die nicht zu trennen sind</translation>
    </message>
    <message>
      <source>Two of your stones with two vacant cells between them that both touch are as good as linked: if your opponent takes one cell, you take the other. Lines of such links need half of the stones.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Zwei Ihrer Steine mit zwei leeren Feldern zwischen ihnen, die beide berühren, sind so gut verbunden, als berührten sie sich: Nimmt der Gegner ein Feld, nehmen Sie das andere. Linien aus solchen Verbindungen brauchen die Hälfte der Steine.</translation>
    </message>
    <message>
      <source>c4 and b6 are linked by b5 and c5.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>c4 und b6 sind durch b5 und c5 verbunden.</translation>
    </message>
    <message>
      <source>Other nodes, not more lines</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Andere Knoten, nicht mehr Linien</translation>
    </message>
    <message>
      <source>A second line through the same nodes is not a second loop. As soon as you have a loop, look for one through another node: around a window, or through it.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Eine zweite Linie durch dieselben Knoten ist keine zweite Schleife. Sobald Sie eine Schleife haben, suchen Sie eine durch einen anderen Knoten: um ein Fenster oder durch eines.</translation>
    </message>
    <message>
      <source>One more stone wins: g10 makes a loop through window 2. A second line through the frame would win nothing.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Ein weiterer Stein gewinnt: g10 macht eine Schleife durch Fenster 2. Eine zweite Linie durch den Rahmen gewänne nichts.</translation>
    </message>
    <message>
      <source>Windows save stones</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Fenster sparen Steine</translation>
    </message>
    <message>
      <source>A window joins your stones above it with those below (for White, left with right). A line that reaches a window continues on its other side for free.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Ein Fenster verbindet Ihre Steine darüber mit denen darunter (für Weiß links mit rechts). Eine Linie, die ein Fenster erreicht, geht auf der anderen Seite umsonst weiter.</translation>
    </message>
    <message>
      <source>What you cut is yours</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Was Sie trennen, gehört Ihnen</translation>
    </message>
    <message>
      <source>On a full board the two players have three independent loops between them. Every loop that you take from your opponent is one for you. So defence is attack: a line of yours from side to side often cuts what runs the other way.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Auf einem vollen Brett haben die beiden Spieler zusammen drei unabhängige Schleifen. Jede Schleife, die Sie dem Gegner nehmen, ist eine für Sie. Verteidigung ist also Angriff: Eine eigene Linie von Seite zu Seite zerschneidet oft, was quer dazu läuft.</translation>
    </message>
    <message>
      <source>The lines of both players want to pass between the windows. Stones there serve loops through the frame, through each window, and through all three.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Die Linien beider Spieler wollen zwischen den Fenstern hindurch. Steine dort dienen Schleifen durch den Rahmen, durch jedes Fenster und durch alle drei.</translation>
    </message>
  </context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
  <context>
    <name>ringrealms3d</name>
    <message>
      <source>wins</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>gagne</translation>
    </message>
    <message>
      <source>draws</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>nulle</translation>
    </message>
    <message>
      <source>loses</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>perd</translation>
    </message>
    <message numerus="yes">
      <source>{seat} to move: {count} playouts in {seconds} s</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>
        <numerusform>{seat} doit jouer : {count} simulation en {seconds} s</numerusform>
        <numerusform>{seat} doit jouer : {count} simulations en {seconds} s</numerusform>
      </translation>
    </message>
    <message>
      <source>analyse the position after this many moves (default: the last position)</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>analyser la position après tant de coups (par défaut : la dernière position)</translation>
    </message>
    <message>
      <source>print JSON; with --watch, one object per line</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>écrire du JSON, avec --watch un objet par ligne</translation>
    </message>
    <message>
      <source>move</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>coup</translation>
    </message>
    <message>
      <source>chance</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>chance</translation>
    </message>
    <message>
      <source>visits</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>visites</translation>
    </message>
    <message>
      <source>line</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>variante</translation>
    </message>
    <message>
      <source>find the best moves of a position</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>trouver les meilleurs coups d’une position</translation>
    </message>
    <message>
      <source>Find the best moves of a position: how likely each is to win, how often the search tried it, and the expected line. Of a game, the last position is analysed.</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>Trouver les meilleurs coups d’une position : la probabilité de gain de chacun, le nombre d’essais de la recherche et la variante attendue. Une partie est analysée à sa fin.</translation>
    </message>
    <message>
      <source>a variant, such as ring-majority/cube, or a game's file</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>une variante, comme ring-majority/cube, ou le fichier d’une partie</translation>
    </message>
    <message>
      <source>how many playouts to run, instead of a time</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>nombre de simulations, au lieu d’un temps</translation>
    </message>
    <message>
      <source>search until the expected line has this many moves, instead of a time</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>chercher jusqu’à ce que la variante attendue ait autant de coups, au lieu d’un temps</translation>
    </message>
    <message>
      <source>let another program that speaks UGI analyse, such as 'my-engine --fast'</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>faire analyser un autre programme qui parle UGI, comme 'my-engine --fast'</translation>
    </message>
    <message>
      <source>show what is found while the search runs</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>montrer ce qui est trouvé pendant la recherche</translation>
    </message>
    <message>
      <source>how long to search (default: {seconds})</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>durée de la recherche (par défaut : {seconds})</translation>
    </message>
    <message>
      <source>how many moves to show, the best first (default: {lines})</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>nombre de coups à montrer, le meilleur d’abord (par défaut : {lines})</translation>
    </message>
    <message>
      <source>{path} is a game file: name a variant here</source>
      <extracomment>cli/arguments.py</extracomment>
      <translation>{path} est le fichier d’une partie : nommez ici une variante</translation>
    </message>
    <message>
      <source>play Ring Majority on the convex polyhedron in this OBJ, OFF, PLY or STL file; wherever a variant is named, ring-majority/FILE means the same</source>
      <extracomment>cli/arguments.py</extracomment>
      <translation>jouer à Ring Majority sur le polyèdre convexe de ce fichier OBJ, OFF, PLY ou STL ; partout où une variante est nommée, ring-majority/FICHIER veut dire la même chose</translation>
    </message>
    <message>
      <source>the seed for anything random at the start</source>
      <extracomment>cli/arguments.py</extracomment>
      <translation>fixe ce qui est aléatoire au début</translation>
    </message>
    <message>
      <source>the file to write (default: the one that the engine then reads)</source>
      <extracomment>cli/arguments.py</extracomment>
      <translation>le fichier à écrire (par défaut : d’où le moteur le lit ensuite)</translation>
    </message>
    <message>
      <source>playouts per move, instead of a time</source>
      <extracomment>cli/arguments.py</extracomment>
      <translation>simulations par coup, au lieu d’un temps</translation>
    </message>
    <message>
      <source>a variant, such as ring-majority/cube</source>
      <extracomment>cli/arguments.py</extracomment>
      <translation>une variante, comme ring-majority/cube</translation>
    </message>
    <message>
      <source>print JSON</source>
      <extracomment>cli/arguments.py</extracomment>
      <translation>écrire du JSON</translation>
    </message>
    <message>
      <source>'{text}' is not a whole number from 0 to 2**63 - 1</source>
      <extracomment>cli/arguments.py</extracomment>
      <translation>« {text} » n’est pas un nombre entier de 0 à 2**63 - 1</translation>
    </message>
    <message>
      <source>'{text}' is not a time in seconds, above 0 and up to {most}</source>
      <extracomment>cli/arguments.py</extracomment>
      <translation>« {text} » n’est pas un temps en secondes, supérieur à 0 et d’au plus {most}</translation>
    </message>
    <message>
      <source>'{text}' is not a length in millimetres</source>
      <extracomment>cli/arguments.py</extracomment>
      <translation>« {text} » n’est pas une longueur en millimètres</translation>
    </message>
    <message>
      <source>{name}: {text}</source>
      <extracomment>cli/arguments.py</extracomment>
      <translation>{name} : {text}</translation>
    </message>
    <message>
      <source>'{text}' is not a whole number from {least} to {most}</source>
      <extracomment>cli/arguments.py</extracomment>
      <translation>« {text} » n’est pas un nombre entier de {least} à {most}</translation>
    </message>
    <message>
      <source>'{text}' is not a size such as 210x210</source>
      <extracomment>cli/arguments.py</extracomment>
      <translation>« {text} » n’est pas une taille comme 210x210</translation>
    </message>
    <message>
      <source>print a script for Tab completion in a shell</source>
      <extracomment>cli/completion.py</extracomment>
      <translation>écrire de quoi compléter les commandes dans un shell</translation>
    </message>
    <message>
      <source>Print a script that lets a shell complete commands, options, variants and files with the Tab key. bash: put it into ~/.bashrc; zsh: into a file _ringrealms3d in a folder of $fpath; fish: into ~/.config/fish/completions/ringrealms3d.fish.</source>
      <extracomment>cli/completion.py</extracomment>
      <translation>Écrire un script avec lequel un shell complète commandes, options, variantes et fichiers par la touche Tab. bash : le mettre dans ~/.bashrc ; zsh : dans un fichier _ringrealms3d d’un dossier de $fpath ; fish : dans ~/.config/fish/completions/ringrealms3d.fish.</translation>
    </message>
    <message>
      <source>the shell</source>
      <extracomment>cli/completion.py</extracomment>
      <translation>quel shell</translation>
    </message>
    <message>
      <source>print the names of the files as JSON</source>
      <extracomment>cli/convert.py</extracomment>
      <translation>écrire les noms des fichiers en JSON</translation>
    </message>
    <message>
      <source>name one file to write, such as -o game.rrsgf, or - for standard output</source>
      <extracomment>cli/convert.py</extracomment>
      <translation>nommez un fichier à écrire, comme -o game.rrsgf, ou - pour la sortie standard</translation>
    </message>
    <message>
      <source>convert a game file to another format</source>
      <extracomment>cli/convert.py</extracomment>
      <translation>changer le fichier d’une partie en une autre sorte de fichier</translation>
    </message>
    <message>
      <source>Read the games in a file and write them in another format, which the new name's extension selects: .txt holds the moves alone; .json and .rrsgf (SGF) hold variations and notes too. Lists what the new file leaves out.</source>
      <extracomment>cli/convert.py</extracomment>
      <translation>Lire les parties d’un fichier, une ou plusieurs, et les écrire comme une autre sorte de fichier. Les fins des noms disent laquelle : .txt ne tient que les coups, .json et .rrsgf (SGF) tiennent aussi variantes et notes. Dit ce que le nouveau fichier laisse de côté.</translation>
    </message>
    <message>
      <source>the game file; - is standard input</source>
      <extracomment>cli/convert.py</extracomment>
      <translation>le fichier de la partie ; - est l’entrée standard</translation>
    </message>
    <message>
      <source>the file to write; - is standard output</source>
      <extracomment>cli/convert.py</extracomment>
      <translation>le fichier à écrire ; - est la sortie standard</translation>
    </message>
    <message>
      <source>the same as OUTPUT</source>
      <extracomment>cli/convert.py</extracomment>
      <translation>la même chose que OUTPUT</translation>
    </message>
    <message>
      <source>of a file with several games, take only this one, counted from 1</source>
      <extracomment>cli/convert.py</extracomment>
      <translation>d’un fichier de plusieurs parties, seulement celle-ci, comptée à partir de 1</translation>
    </message>
    <message>
      <source>--to is for standard output: the extension of {path} selects the format</source>
      <extracomment>cli/convert.py</extracomment>
      <translation>--to est pour la sortie standard : la fin de {path} le dit</translation>
    </message>
    <message>
      <source>the format of standard output (default: {kind})</source>
      <extracomment>cli/convert.py</extracomment>
      <translation>la sorte de ce qui va à la sortie standard (par défaut : {kind})</translation>
    </message>
    <message>
      <source>system</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>système</translation>
    </message>
    <message>
      <source>packages</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>paquets</translation>
    </message>
    <message>
      <source>drawing libraries</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>bibliothèques de dessin</translation>
    </message>
    <message>
      <source>window libraries</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>bibliothèques de fenêtre</translation>
    </message>
    <message>
      <source>display</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>écran</translation>
    </message>
    <message>
      <source>folders</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>dossiers</translation>
    </message>
    <message>
      <source>settings</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>réglages</translation>
    </message>
    <message>
      <source>saved games</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>parties conservées</translation>
    </message>
    <message>
      <source>log</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>journal</translation>
    </message>
    <message>
      <source>kernel cache</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>cache des noyaux</translation>
    </message>
    <message>
      <source>{version} in {folder}</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>{version} dans {folder}</translation>
    </message>
    <message>
      <source>{command}   (Debian and Ubuntu)</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>{command}   (Debian et Ubuntu)</translation>
    </message>
    <message>
      <source>install an OpenGL 3.2 driver (Debian and Ubuntu: sudo apt-get install libgl1-mesa-dri)</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>installer un pilote OpenGL 3.2 (Debian et Ubuntu : sudo apt-get install libgl1-mesa-dri)</translation>
    </message>
    <message numerus="yes">
      <source>{state}, {count} files cannot be read</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>
        <numerusform>{state}, {count} fichier est illisible</numerusform>
        <numerusform>{state}, {count} fichiers sont illisibles</numerusform>
      </translation>
    </message>
    <message>
      <source>delete {folder}: it is filled again when needed</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>supprimer {folder} : il se remplit de nouveau au besoin</translation>
    </message>
    <message>
      <source>ok</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>ok</translation>
    </message>
    <message>
      <source>FIX</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>MANQUE</translation>
    </message>
    <message>
      <source>{state}; {sentence}</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>{state} ; {sentence}</translation>
    </message>
    <message numerus="yes">
      <source>all {count} found</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>
        <numerusform>{count} trouvée</numerusform>
        <numerusform>les {count} trouvées</numerusform>
      </translation>
    </message>
    <message>
      <source>missing: {names}</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>manquent : {names}</translation>
    </message>
    <message>
      <source>exit code {code}</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>code de sortie {code}</translation>
    </message>
    <message>
      <source>log in to a desktop, or run under xvfb-run; render needs no display</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>se connecter à un bureau, ou lancer sous xvfb-run ; render n’en a pas besoin</translation>
    </message>
    <message>
      <source>check what is missing here and say how to fix it</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>dire ce qui manque ici et comment y remédier</translation>
    </message>
    <message>
      <source>Check everything that the program needs: packages, system libraries, OpenGL, display, and the folders that it writes to. Exit code 1 if something is missing.</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>Regarder tout ce dont le programme a besoin ici : paquets, bibliothèques du système, OpenGL, écran, et dossiers où il écrit. Code de sortie 1 s’il manque quelque chose.</translation>
    </message>
    <message>
      <source>Everything is in place.</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>Tout est en place.</translation>
    </message>
    <message>
      <source>cannot be checked without {name}</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>ne peuvent pas être examinés sans {name}</translation>
    </message>
    <message>
      <source>no picture within {seconds} s</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>pas d’image en {seconds} s</translation>
    </message>
    <message>
      <source>nothing can be drawn: {reason}</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>rien ne peut être dessiné : {reason}</translation>
    </message>
    <message>
      <source>the desktop's display</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>celui du bureau</translation>
    </message>
    <message>
      <source>set HOME (or XDG_CONFIG_HOME and the like) to a folder that you may write to</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>faire désigner par HOME (ou XDG_CONFIG_HOME et ses semblables) un dossier où vous pouvez écrire</translation>
    </message>
    <message>
      <source>{path}: {error}</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>{path} : {error}</translation>
    </message>
    <message>
      <source>Home: {home}, bugs: {bugs}</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>Site : {home}, bogues : {bugs}</translation>
    </message>
    <message>
      <source>Something is missing; see {mark} above.</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>Il manque quelque chose ; voir {mark} ci-dessus.</translation>
    </message>
    <message>
      <source>see packages</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>voir paquets</translation>
    </message>
    <message>
      <source>show the position after this many moves (default: the last position); films of games and pages always contain the whole game</source>
      <extracomment>cli/export.py</extracomment>
      <translation>montrer la position après tant de coups (par défaut : la dernière) ; les films de parties et les pages ont quand même toute la partie</translation>
    </message>
    <message>
      <source>write a game or position as a picture, drawing, model, film or page</source>
      <extracomment>cli/export.py</extracomment>
      <translation>écrire une partie ou une position comme image, dessin, modèle, film ou page</translation>
    </message>
    <message>
      <source>Write a position or a whole game to a file for other programs, printers or browsers. The file's extension selects the format; --kinds lists all kinds. No display is needed. 'render' is another name of this command.</source>
      <extracomment>cli/export.py</extracomment>
      <translation>Écrire une position ou une partie entière dans un fichier pour d’autres programmes, imprimantes ou navigateurs. La fin du nom choisit le format ; --kinds liste toutes les sortes. Aucun écran n’est nécessaire. « render » est un autre nom de cette commande.</translation>
    </message>
    <message>
      <source>the file to write (default: board.png)</source>
      <extracomment>cli/export.py</extracomment>
      <translation>le fichier à écrire (par défaut : board.png)</translation>
    </message>
    <message>
      <source>the kind of file, if the extension allows several</source>
      <extracomment>cli/export.py</extracomment>
      <translation>que faire, là où la fin du nom laisse un choix</translation>
    </message>
    <message>
      <source>list the kinds of export and exit</source>
      <extracomment>cli/export.py</extracomment>
      <translation>lister les sortes d’export et finir</translation>
    </message>
    <message>
      <source>printing and folding</source>
      <extracomment>cli/export.py</extracomment>
      <translation>à imprimer et à plier</translation>
    </message>
    <message>
      <source>films</source>
      <extracomment>cli/export.py</extracomment>
      <translation>films</translation>
    </message>
    <message>
      <source>print the progress in percent, line by line</source>
      <extracomment>cli/export.py</extracomment>
      <translation>dire combien est fait, en pour cent, ligne par ligne</translation>
    </message>
    <message>
      <source>name the variant of the position or the moves, such as ring-majority/cube</source>
      <extracomment>cli/first_game.py</extracomment>
      <translation>nommez la variante de la position ou des coups, comme ring-majority/cube</translation>
    </message>
    <message>
      <source>start from this position</source>
      <extracomment>cli/first_game.py</extracomment>
      <translation>commencer dans cette position</translation>
    </message>
    <message>
      <source>the moves so far, such as "f1 e3 v7"</source>
      <extracomment>cli/first_game.py</extracomment>
      <translation>les coups jusqu’ici, comme "f1 e3 v7"</translation>
    </message>
    <message numerus="yes">
      <source>--at {ply}: the game has {count} moves</source>
      <extracomment>cli/first_game.py</extracomment>
      <translation>
        <numerusform>--at {ply} : la partie a {count} coup</numerusform>
        <numerusform>--at {ply} : la partie a {count} coups</numerusform>
      </translation>
    </message>
    <message>
      <source>{path} holds a whole game: leave out {name}</source>
      <extracomment>cli/first_game.py</extracomment>
      <translation>{path} tient une partie entière : omettez {name}</translation>
    </message>
    <message>
      <source>move {number} '{text}': {error}</source>
      <extracomment>cli/first_game.py</extracomment>
      <translation>coup {number} « {text} » : {error}</translation>
    </message>
    <message>
      <source>standard input is closed</source>
      <extracomment>cli/game_input.py</extracomment>
      <translation>l’entrée standard est fermée</translation>
    </message>
    <message>
      <source>The boards of this program</source>
      <extracomment>cli/games.py</extracomment>
      <translation>Les plateaux de ce programme</translation>
    </message>
    <message>
      <source>{title} ({seat} moves first)</source>
      <extracomment>cli/games.py</extracomment>
      <translation>{title} ({seat} commence)</translation>
    </message>
    <message>
      <source>{title}, {count} places</source>
      <extracomment>cli/games.py</extracomment>
      <translation>{title}, {count} cases</translation>
    </message>
    <message>
      <source>list the games and their variants</source>
      <extracomment>cli/games.py</extracomment>
      <translation>lister les jeux et leurs variantes</translation>
    </message>
    <message>
      <source>List the games with their designers, goals, variants and boards, and the installed games.</source>
      <extracomment>cli/games.py</extracomment>
      <translation>Liste les jeux, leurs auteurs, buts, variantes et plateaux, et les jeux installés.</translation>
    </message>
    <message>
      <source>switch this installed game off</source>
      <extracomment>cli/games.py</extracomment>
      <translation>se passer de ce jeu installé</translation>
    </message>
    <message>
      <source>switch this installed game on again</source>
      <extracomment>cli/games.py</extracomment>
      <translation>reprendre ce jeu installé</translation>
    </message>
    <message>
      <source>print a game's rules, or list the games</source>
      <extracomment>cli/games.py</extracomment>
      <translation>écrire les règles d’un jeu, ou les jeux qu’il y a</translation>
    </message>
    <message>
      <source>Print a game's rules and its boards; without a game, list the games.</source>
      <extracomment>cli/games.py</extracomment>
      <translation>Écrire les règles d’un jeu et ses plateaux ; sans jeu, lister les jeux.</translation>
    </message>
    <message>
      <source>such as ring-majority</source>
      <extracomment>cli/games.py</extracomment>
      <translation>comme ring-majority</translation>
    </message>
    <message>
      <source>{title}, by {designer} ({seat} moves first)</source>
      <extracomment>cli/games.py</extracomment>
      <translation>{title}, de {designer} ({seat} commence)</translation>
    </message>
    <message>
      <source>switched off</source>
      <extracomment>cli/games.py</extracomment>
      <translation>désactivé</translation>
    </message>
    <message>
      <source>Installed games</source>
      <extracomment>cli/games.py</extracomment>
      <translation>Jeux installés</translation>
    </message>
    <message>
      <source>{text} (game {number}; {count} of {total} games are incomplete)</source>
      <extracomment>cli/left_out.py</extracomment>
      <translation>{text} (partie {number} ; {count} parties sur {total} n’y sont pas entières)</translation>
    </message>
    <message numerus="yes">
      <source>{count} games added</source>
      <extracomment>cli/library.py</extracomment>
      <translation>
        <numerusform>{count} partie ajoutée</numerusform>
        <numerusform>{count} parties ajoutées</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} games restored</source>
      <extracomment>cli/library.py</extracomment>
      <translation>
        <numerusform>{count} partie rétablie</numerusform>
        <numerusform>{count} parties rétablies</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{lost} of {count} games in {path} cannot be read</source>
      <extracomment>cli/library.py</extracomment>
      <translation>
        <numerusform>illisible dans {path} : {lost}/{count} partie</numerusform>
        <numerusform>illisibles dans {path} : {lost}/{count} parties</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{done} of {count} games</source>
      <extracomment>cli/library.py</extracomment>
      <translation>
        <numerusform>{done}/{count} partie</numerusform>
        <numerusform>{done}/{count} parties</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} already known</source>
      <extracomment>cli/library.py</extracomment>
      <translation>
        <numerusform>{count} déjà connue</numerusform>
        <numerusform>{count} déjà connues</numerusform>
      </translation>
    </message>
    <message>
      <source>there is no library {path}</source>
      <extracomment>cli/library.py</extracomment>
      <translation>il n'y a pas de bibliothèque {path}</translation>
    </message>
    <message>
      <source>name a tag to --add or to --remove</source>
      <extracomment>cli/library.py</extracomment>
      <translation>indiquez une étiquette avec --add ou --remove</translation>
    </message>
    <message numerus="yes">
      <source>{count} games</source>
      <extracomment>cli/library.py</extracomment>
      <translation>
        <numerusform>{count} partie</numerusform>
        <numerusform>{count} parties</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{done} of {count} files</source>
      <extracomment>cli/library.py</extracomment>
      <translation>
        <numerusform>{done}/{count} fichier</numerusform>
        <numerusform>{done}/{count} fichiers</numerusform>
      </translation>
    </message>
    <message>
      <source>there are no deleted games to bring back</source>
      <extracomment>cli/library.py</extracomment>
      <translation>rien de ce qui a été supprimé ne peut être récupéré</translation>
    </message>
    <message>
      <source>list, search, import and export kept games</source>
      <extracomment>cli/library.py</extracomment>
      <translation>lister, chercher, importer et exporter les parties conservées</translation>
    </message>
    <message>
      <source>The library keeps games in one file. You can list, search, tag, import, export, count and delete them. Search by player, result, date, tag or position.</source>
      <extracomment>cli/library.py</extracomment>
      <translation>La bibliothèque garde les parties dans un seul fichier. On peut les lister, y chercher, les étiqueter, en importer, en exporter, les compter et les supprimer. On cherche par joueurs, résultats, dates, étiquettes ou positions.</translation>
    </message>
    <message>
      <source>action</source>
      <extracomment>cli/library.py</extracomment>
      <translation>action</translation>
    </message>
    <message>
      <source>list the games, or those that match</source>
      <extracomment>cli/library.py</extracomment>
      <translation>lister les parties, ou celles qui conviennent</translation>
    </message>
    <message>
      <source>List the games that match all conditions, the most recent first or sorted; without a condition, all. A position is found however it is turned or mirrored, and whichever moves led to it. 'search' is another name of this command.</source>
      <extracomment>cli/library.py</extracomment>
      <translation>Lister les parties qui remplissent toutes les conditions, la plus récente d’abord, ou triées ; sans condition, toutes. Une position est trouvée quelle que soit sa rotation ou sa symétrie, et quels que soient les coups qui y mènent. « search » est un autre nom de cette commande.</translation>
    </message>
    <message>
      <source>add tags to games, and remove them</source>
      <extracomment>cli/library.py</extracomment>
      <translation>ajouter des étiquettes aux parties, ou en retirer</translation>
    </message>
    <message>
      <source>Add tags to games and remove others. A tag is any text without a comma; a game can have many. JSON and SGF files keep them. Games are named by their numbers, or by conditions.</source>
      <extracomment>cli/library.py</extracomment>
      <translation>Ajouter des étiquettes aux parties et en retirer d’autres. Une étiquette est un texte sans virgule ; une partie peut en avoir plusieurs, et elles sont écrites avec elle en JSON et en SGF. Les parties sont nommées par leurs numéros ou par des conditions.</translation>
    </message>
    <message>
      <source>a tag to add; can be repeated</source>
      <extracomment>cli/library.py</extracomment>
      <translation>une étiquette à ajouter ; peut être répétée</translation>
    </message>
    <message>
      <source>a tag to remove; can be repeated</source>
      <extracomment>cli/library.py</extracomment>
      <translation>une étiquette à retirer ; peut être répétée</translation>
    </message>
    <message>
      <source>list all tags</source>
      <extracomment>cli/library.py</extracomment>
      <translation>lister toutes les étiquettes</translation>
    </message>
    <message>
      <source>List all tags and how many games have each.</source>
      <extracomment>cli/library.py</extracomment>
      <translation>Lister toutes les étiquettes, avec le nombre de parties de chacune.</translation>
    </message>
    <message>
      <source>add the games in files and folders</source>
      <extracomment>cli/library.py</extracomment>
      <translation>ajouter les parties de fichiers et de dossiers</translation>
    </message>
    <message>
      <source>Add the games in files, in all game files within folders and on standard input (-), each only once. Files without a game are named and skipped; the exit code is then 2. Ctrl+C stops; games already added stay, and the same command resumes.</source>
      <extracomment>cli/library.py</extracomment>
      <translation>Ajouter les parties des fichiers, de tous les fichiers de parties des dossiers et de l’entrée standard (-), chacune une seule fois. Un fichier sans partie est nommé et n’arrête rien ; le code de sortie est alors 2. Ctrl+C arrête ; ce qui est ajouté reste, et la même commande continue.</translation>
    </message>
    <message>
      <source>a file, a folder, or -</source>
      <extracomment>cli/library.py</extracomment>
      <translation>un fichier, un dossier ou -</translation>
    </message>
    <message>
      <source>write games to files</source>
      <extracomment>cli/library.py</extracomment>
      <translation>écrire des parties dans des fichiers</translation>
    </message>
    <message>
      <source>Write games to one file, whose extension selects the format, or to a folder, each as JSON, which keeps everything. Games are named by their numbers, or by conditions.</source>
      <extracomment>cli/library.py</extracomment>
      <translation>Écrire des parties dans un fichier dont la fin du nom dit le format, ou dans un dossier, chacune en JSON, qui n’omet rien. Les parties sont nommées par leurs numéros ou par des conditions.</translation>
    </message>
    <message>
      <source>the file or folder</source>
      <extracomment>cli/library.py</extracomment>
      <translation>le fichier ou le dossier</translation>
    </message>
    <message>
      <source>show how the games ended, and your rating</source>
      <extracomment>cli/library.py</extracomment>
      <translation>dire comment les parties ont fini, et votre classement</translation>
    </message>
    <message>
      <source>Show how the games of each variant ended and how long they were, your results against each level, your rating in each game, and your last rated games.</source>
      <extracomment>cli/library.py</extracomment>
      <translation>Dire comment ont fini les parties de chaque variante et leur longueur, comment sont allées les vôtres contre chaque niveau, votre classement dans chaque jeu, et les dernières parties classées.</translation>
    </message>
    <message>
      <source>delete games</source>
      <extracomment>cli/library.py</extracomment>
      <translation>supprimer des parties</translation>
    </message>
    <message>
      <source>Delete all the named games, or none if one of them does not exist. Games are named by their numbers, or by conditions. For 30 days 'library undelete' brings them back.</source>
      <extracomment>cli/library.py</extracomment>
      <translation>Supprimer toutes les parties nommées, ou aucune si l’une d’elles n’existe pas. Les parties sont nommées par leurs numéros ou par des conditions. Pendant 30 jours, « library undelete » les récupère.</translation>
    </message>
    <message>
      <source>bring back deleted games</source>
      <extracomment>cli/library.py</extracomment>
      <translation>récupérer des parties supprimées</translation>
    </message>
    <message>
      <source>Bring back the games deleted last, or those of an earlier deletion, under their old numbers. A deletion is final after 30 days. --list shows the deletions.</source>
      <extracomment>cli/library.py</extracomment>
      <translation>Récupérer sous leurs numéros les parties supprimées en dernier, ou celles d’une suppression antérieure. Une suppression est définitive après 30 jours. --list montre les autres.</translation>
    </message>
    <message>
      <source>the number of a deletion, as --list shows it (default: the last one)</source>
      <extracomment>cli/library.py</extracomment>
      <translation>le numéro d’une suppression, tel que --list l’indique (par défaut : la dernière)</translation>
    </message>
    <message>
      <source>only list the deletions</source>
      <extracomment>cli/library.py</extracomment>
      <translation>lister seulement les suppressions</translation>
    </message>
    <message>
      <source>bring back the games of a damaged library</source>
      <extracomment>cli/library.py</extracomment>
      <translation>récupérer les parties d'une bibliothèque abîmée</translation>
    </message>
    <message>
      <source>Add the games that can still be read in a damaged library, each once; the damaged file stays as it is. The exit code is 2 if some of its games cannot be read.</source>
      <extracomment>cli/library.py</extracomment>
      <translation>Ajouter les parties lisibles d'une bibliothèque abîmée qui a été mise de côté, chacune une fois ; ce fichier reste tel quel. Le code de retour est 2 si certaines de ses parties sont illisibles.</translation>
    </message>
    <message>
      <source>the damaged file (default: the last one)</source>
      <extracomment>cli/library.py</extracomment>
      <translation>le fichier abîmé (par défaut : le dernier mis de côté)</translation>
    </message>
    <message>
      <source>reverse the order: Z first, or the oldest</source>
      <extracomment>cli/library.py</extracomment>
      <translation>trier dans l’autre sens : Z d’abord, ou les plus anciennes</translation>
    </message>
    <message>
      <source>print only the games' numbers</source>
      <extracomment>cli/library.py</extracomment>
      <translation>écrire seulement les numéros des parties</translation>
    </message>
    <message>
      <source>a game's number, as list shows it</source>
      <extracomment>cli/library.py</extracomment>
      <translation>le numéro d’une partie, comme list le dit</translation>
    </message>
    <message numerus="yes">
      <source>{count} games tagged</source>
      <extracomment>cli/library.py</extracomment>
      <translation>
        <numerusform>{count} partie étiquetée</numerusform>
        <numerusform>{count} parties étiquetées</numerusform>
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
        <numerusform>{count} partie supprimée</numerusform>
        <numerusform>{count} parties supprimées</numerusform>
      </translation>
    </message>
    <message>
      <source>'ringrealms3d library undelete' brings back what was deleted last</source>
      <extracomment>cli/library.py</extracomment>
      <translation>« ringrealms3d library undelete » récupère ce qui a été supprimé en dernier</translation>
    </message>
    <message>
      <source>a library other than the program's own: a file whose name ends in .sqlite</source>
      <extracomment>cli/library.py</extracomment>
      <translation>une autre bibliothèque que celle du programme, un fichier dont le nom finit par .sqlite</translation>
    </message>
    <message>
      <source>how many at most (default: {shown} in a table, otherwise all)</source>
      <extracomment>cli/library.py</extracomment>
      <translation>combien au plus (par défaut : {shown} dans un tableau, sinon toutes)</translation>
    </message>
    <message>
      <source>sort by {columns} (default: begun)</source>
      <extracomment>cli/library.py</extracomment>
      <translation>trier par {columns} (par défaut : begun)</translation>
    </message>
    <message>
      <source>--position needs --game with a variant, such as loop/mini</source>
      <extracomment>cli/library_query.py</extracomment>
      <translation>--position demande --game avec une variante, comme loop/mini</translation>
    </message>
    <message>
      <source>name games by their numbers, or by conditions such as --game loop</source>
      <extracomment>cli/library_query.py</extracomment>
      <translation>nommez des parties par leurs numéros, ou par des conditions comme --game loop</translation>
    </message>
    <message>
      <source>no game matches these conditions</source>
      <extracomment>cli/library_query.py</extracomment>
      <translation>aucune partie ne remplit ces conditions</translation>
    </message>
    <message>
      <source>a game such as loop, or loop/mini</source>
      <extracomment>cli/library_query.py</extracomment>
      <translation>un jeu comme loop, ou loop/mini</translation>
    </message>
    <message>
      <source>a position that the game reached</source>
      <extracomment>cli/library_query.py</extracomment>
      <translation>une position où la partie est venue</translation>
    </message>
    <message>
      <source>part of a player's name, or person, or 'level 4'</source>
      <extracomment>cli/library_query.py</extracomment>
      <translation>une partie du nom d’un joueur, ou person, ou 'level 4'</translation>
    </message>
    <message>
      <source>part of the name of its event or place</source>
      <extracomment>cli/library_query.py</extracomment>
      <translation>une partie du nom de l’évènement ou du lieu</translation>
    </message>
    <message>
      <source>the first day, such as 2026-11-24, today or yesterday</source>
      <extracomment>cli/library_query.py</extracomment>
      <translation>le premier jour, comme 2026-11-24, today ou yesterday</translation>
    </message>
    <message>
      <source>the last day</source>
      <extracomment>cli/library_query.py</extracomment>
      <translation>le dernier jour</translation>
    </message>
    <message>
      <source>how many moves: 10, at least 10 (10-), or from 10 to 40 (10-40)</source>
      <extracomment>cli/library_query.py</extracomment>
      <translation>combien de coups : 10, au moins 10 (10-) ou de 10 à 40 (10-40)</translation>
    </message>
    <message>
      <source>a tag that the game has; can be repeated for games with all of them</source>
      <extracomment>cli/library_query.py</extracomment>
      <translation>une étiquette de la partie ; peut être répétée, pour celles qui les ont toutes</translation>
    </message>
    <message>
      <source>rated games only</source>
      <extracomment>cli/library_query.py</extracomment>
      <translation>parties classées seulement</translation>
    </message>
    <message>
      <source>who won: {endings}</source>
      <extracomment>cli/library_query.py</extracomment>
      <translation>qui a gagné : {endings}</translation>
    </message>
    <message>
      <source>'{text}' is not a range of lengths such as 10-40</source>
      <extracomment>cli/library_query.py</extracomment>
      <translation>« {text} » n’est pas une plage de longueurs comme 10-40</translation>
    </message>
    <message>
      <source>'{text}' is not a date such as 2026-11-24</source>
      <extracomment>cli/library_query.py</extracomment>
      <translation>« {text} » n’est pas une date comme 2026-11-24</translation>
    </message>
    <message>
      <source>id</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>n°</translation>
    </message>
    <message>
      <source>variant</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>variante</translation>
    </message>
    <message>
      <source>begun</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>début</translation>
    </message>
    <message>
      <source>first</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>premier</translation>
    </message>
    <message>
      <source>second</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>second</translation>
    </message>
    <message>
      <source>result</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>résultat</translation>
    </message>
    <message>
      <source>moves</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>coups</translation>
    </message>
    <message>
      <source>event</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>évènement</translation>
    </message>
    <message>
      <source>place</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>lieu</translation>
    </message>
    <message>
      <source>tags</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>étiquettes</translation>
    </message>
    <message>
      <source>deletion</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>suppression</translation>
    </message>
    <message>
      <source>deleted</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>supprimées</translation>
    </message>
    <message>
      <source>games</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>parties</translation>
    </message>
    <message>
      <source>ended</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>finies</translation>
    </message>
    <message>
      <source>first won</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>premier gagne</translation>
    </message>
    <message>
      <source>drawn</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>nulle</translation>
    </message>
    <message>
      <source>mean length</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>longueur moyenne</translation>
    </message>
    <message>
      <source>person against</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>personne contre</translation>
    </message>
    <message>
      <source>won</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>gagn.</translation>
    </message>
    <message>
      <source>losses</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>perd.</translation>
    </message>
    <message>
      <source>rating in</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>classement à</translation>
    </message>
    <message>
      <source>rated games</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>parties classées</translation>
    </message>
    <message>
      <source>the library has no games</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>la bibliothèque n’a pas de parties</translation>
    </message>
    <message>
      <source>person</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>personne</translation>
    </message>
    <message>
      <source>rated</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>classée</translation>
    </message>
    <message>
      <source>game</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>jeu</translation>
    </message>
    <message>
      <source>level {n}</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>niveau {n}</translation>
    </message>
    <message>
      <source>level {level} in {game}</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>niveau {level} à {game}</translation>
    </message>
    <message>
      <source>--set and --depth-of-field are for photographs: add --quality photo</source>
      <extracomment>cli/look.py</extracomment>
      <translation>--set et --depth-of-field sont pour les photographies : ajoutez --quality photo</translation>
    </message>
    <message>
      <source>pixels, up to 8192 a side (default: 1600x1200)</source>
      <extracomment>cli/look.py</extracomment>
      <translation>pixels, jusqu’à 8192 par côté (par défaut : 1600x1200)</translation>
    </message>
    <message>
      <source>light, dark, colour-blind, high-contrast or black-and-white</source>
      <extracomment>cli/look.py</extracomment>
      <translation>light, dark, colour-blind, high-contrast ou black-and-white</translation>
    </message>
    <message>
      <source>walnut-and-maple, slate-and-brass, porcelain, classic, glass or paint (default: what suits the theme)</source>
      <extracomment>cli/look.py</extracomment>
      <translation>walnut-and-maple, slate-and-brass, porcelain, classic, glass ou paint (par défaut : ce qui va avec le thème)</translation>
    </message>
    <message>
      <source>fast, fine, finest, or photo for a path-traced photograph</source>
      <extracomment>cli/look.py</extracomment>
      <translation>fast, fine, finest, ou photo pour une photographie par tracé de chemins</translation>
    </message>
    <message>
      <source>where a photograph is taken: studio (the default), table or sky</source>
      <extracomment>cli/look.py</extracomment>
      <translation>où la photographie est prise : studio (par défaut), table ou sky</translation>
    </message>
    <message>
      <source>blur a photograph in front of and behind the middle of the board</source>
      <extracomment>cli/look.py</extracomment>
      <translation>laisser une photographie être moins nette devant et derrière le milieu du plateau</translation>
    </message>
    <message>
      <source>the camera's direction in degrees, such as "30,20"</source>
      <extracomment>cli/look.py</extracomment>
      <translation>la direction de la caméra en degrés, comme "30,20"</translation>
    </message>
    <message>
      <source>draw the board larger</source>
      <extracomment>cli/look.py</extracomment>
      <translation>dessiner le plateau plus grand</translation>
    </message>
    <message>
      <source>use parallel projection</source>
      <extracomment>cli/look.py</extracomment>
      <translation>utiliser la projection parallèle</translation>
    </message>
    <message>
      <source>take the board apart, from 0 to 1</source>
      <extracomment>cli/look.py</extracomment>
      <translation>écarter le plateau, de 0 à 1</translation>
    </message>
    <message>
      <source>draw the layers above this one as shadows</source>
      <extracomment>cli/look.py</extracomment>
      <translation>dessiner les niveaux au-dessus de celui-ci comme des ombres</translation>
    </message>
    <message>
      <source>draw the board like glass, to show its far side</source>
      <extracomment>cli/look.py</extracomment>
      <translation>dessiner le plateau comme du verre, pour montrer son autre côté</translation>
    </message>
    <message>
      <source>write the names of rows and columns, or of places</source>
      <extracomment>cli/look.py</extracomment>
      <translation>écrire les noms des rangées et colonnes, ou des cases</translation>
    </message>
    <message>
      <source>leave out the background</source>
      <extracomment>cli/look.py</extracomment>
      <translation>omettre le fond</translation>
    </message>
    <message>
      <source>leave out the dots that mark legal moves</source>
      <extracomment>cli/look.py</extracomment>
      <translation>omettre les points qui marquent les coups légaux</translation>
    </message>
    <message>
      <source>the pieces' look, such as ribbons or tubes</source>
      <extracomment>cli/look.py</extracomment>
      <translation>l’aspect des pièces, comme ribbons ou tubes</translation>
    </message>
    <message>
      <source>'{text}' is not a size such as 1600x1200</source>
      <extracomment>cli/look.py</extracomment>
      <translation>« {text} » n’est pas une taille comme 1600x1200</translation>
    </message>
    <message>
      <source>'{text}' is too large</source>
      <extracomment>cli/look.py</extracomment>
      <translation>« {text} » est trop grand</translation>
    </message>
    <message>
      <source>'{text}': azimuth and roll go from -360 to 360, elevation from -90 to 90</source>
      <extracomment>cli/look.py</extracomment>
      <translation>« {text} » : l’azimut et le roulis vont de -360 à 360, l’élévation de -90 à 90</translation>
    </message>
    <message>
      <source>'{text}' is not a zoom from 0.25 to 4</source>
      <extracomment>cli/look.py</extracomment>
      <translation>« {text} » n’est pas un agrandissement de 0.25 à 4</translation>
    </message>
    <message>
      <source>'{text}' is not a number from 0 to 1</source>
      <extracomment>cli/look.py</extracomment>
      <translation>« {text} » n’est pas une part de 0 à 1</translation>
    </message>
    <message>
      <source>'{text}' is not the number of a layer</source>
      <extracomment>cli/look.py</extracomment>
      <translation>« {text} » n’est pas le numéro d’un étage</translation>
    </message>
    <message>
      <source>'{text}' is not a view such as 30,20</source>
      <extracomment>cli/look.py</extracomment>
      <translation>« {text} » n’est pas une vue comme 30,20</translation>
    </message>
    <message>
      <source>an internal error, {fault}; please report it at {bugs}</source>
      <extracomment>cli/main.py</extracomment>
      <translation>une erreur interne, {fault} ; veuillez la signaler sur {bugs}</translation>
    </message>
    <message>
      <source>{sentence} (the log has more: {path})</source>
      <extracomment>cli/main.py</extracomment>
      <translation>{sentence} (le journal en dit plus : {path})</translation>
    </message>
    <message>
      <source>stopped</source>
      <extracomment>cli/main.py</extracomment>
      <translation>arrêté</translation>
    </message>
    <message>
      <source>an internal error, {fault}; please report it at {bugs} (the log has more: {path})</source>
      <extracomment>cli/main.py</extracomment>
      <translation>une erreur interne, {fault} ; veuillez la signaler sur {bugs} (le journal en dit plus : {path})</translation>
    </message>
    <message>
      <source>Abstract board games on true 3-D boards. Without a command: play.</source>
      <extracomment>cli/main.py</extracomment>
      <translation>Jeux abstraits sur de vrais plateaux en 3-D. Sans commande : play.</translation>
    </message>
    <message>
      <source>show the version and exit</source>
      <extracomment>cli/main.py</extracomment>
      <translation>affiche la version et termine</translation>
    </message>
    <message>
      <source>command</source>
      <extracomment>cli/main.py</extracomment>
      <translation>commande</translation>
    </message>
    <message>
      <source>{old} is deprecated: use {new}</source>
      <extracomment>cli/main.py</extracomment>
      <translation>{old} va disparaître : écrivez {new}</translation>
    </message>
    <message>
      <source>'{name}' is not an id: write it like my-game</source>
      <extracomment>cli/new_game.py</extracomment>
      <translation>« {name} » n'est pas un identifiant : écrivez-le comme my-game</translation>
    </message>
    <message>
      <source>a game '{uid}' already exists</source>
      <extracomment>cli/new_game.py</extracomment>
      <translation>il y a déjà un jeu « {uid} »</translation>
    </message>
    <message>
      <source>start a game of your own</source>
      <extracomment>cli/new_game.py</extracomment>
      <translation>commencer un jeu à soi</translation>
    </message>
    <message>
      <source>Write a package with a small game, its rules and a test, to change into a game of your own. pip install --editable makes the program find it.</source>
      <extracomment>cli/new_game.py</extracomment>
      <translation>Écrit un paquet avec un petit jeu, ses règles et un test, à changer en un jeu à soi. Avec pip install --editable, le programme le trouve.</translation>
    </message>
    <message>
      <source>the game's id: small letters, digits and hyphens</source>
      <extracomment>cli/new_game.py</extracomment>
      <translation>l'identifiant du jeu : minuscules, chiffres et traits d'union</translation>
    </message>
    <message>
      <source>the folder to write (default: the name)</source>
      <extracomment>cli/new_game.py</extracomment>
      <translation>le dossier à écrire (par défaut : le nom)</translation>
    </message>
    <message>
      <source>install it with: {command}</source>
      <extracomment>cli/new_game.py</extracomment>
      <translation>pour l’installer : {command}</translation>
    </message>
    <message>
      <source>the output cannot be written: {reason}</source>
      <extracomment>cli/output.py</extracomment>
      <translation>la sortie ne peut pas être écrite : {reason}</translation>
    </message>
    <message>
      <source>argument {name}: {reason}</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>argument {name} : {reason}</translation>
    </message>
    <message>
      <source>the following arguments are required: {names}</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>les arguments suivants sont nécessaires : {names}</translation>
    </message>
    <message>
      <source>unrecognized arguments: {names}</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>arguments inconnus : {names}</translation>
    </message>
    <message>
      <source>one of the arguments {names} is required</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>un des arguments {names} est nécessaire</translation>
    </message>
    <message>
      <source>not allowed with argument {name}</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>pas permis avec l’argument {name}</translation>
    </message>
    <message>
      <source>invalid choice: {value} (choose from {choices})</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>choix non valable : {value} (à choisir parmi {choices})</translation>
    </message>
    <message>
      <source>invalid {kind} value: {value}</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>valeur non valable pour {kind} : {value}</translation>
    </message>
    <message>
      <source>ambiguous option: {name} could match {matches}</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>option ambiguë : {name} peut être {matches}</translation>
    </message>
    <message>
      <source>ignored explicit argument {value}</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>valeur inattendue {value}</translation>
    </message>
    <message>
      <source>expected one argument</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>une valeur est attendue</translation>
    </message>
    <message>
      <source>usage: </source>
      <extracomment>cli/parser.py</extracomment>
      <translation>usage : </translation>
    </message>
    <message>
      <source>positional arguments</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>arguments</translation>
    </message>
    <message>
      <source>options</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>options</translation>
    </message>
    <message>
      <source>show this help message and exit</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>montrer cette aide et quitter</translation>
    </message>
    <message>
      <source>{sentence}; did you mean {name}?</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>{sentence} ; vouliez-vous dire {name} ?</translation>
    </message>
    <message>
      <source>see {command} for more</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>{command} en dit plus</translation>
    </message>
    <message>
      <source>print only results and errors</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>n’écrire que les résultats et les erreurs</translation>
    </message>
    <message>
      <source>'{word}' is not one of the choices; did you mean '{name}'?</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>« {word} » n’est pas un choix possible ; vouliez-vous dire « {name} » ?</translation>
    </message>
    <message>
      <source>example</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>exemple</translation>
    </message>
    <message>
      <source>Play in this terminal instead? [Y/n]</source>
      <extracomment>cli/play.py</extracomment>
      <translation>Jouer plutôt dans ce terminal ? [O/n]</translation>
    </message>
    <message>
      <source>open the window</source>
      <extracomment>cli/play.py</extracomment>
      <translation>ouvrir la fenêtre</translation>
    </message>
    <message>
      <source>Open the window with a board ready to play, a position, or a game.</source>
      <extracomment>cli/play.py</extracomment>
      <translation>Ouvrir la fenêtre avec un plateau prêt à jouer, une position ou une partie.</translation>
    </message>
    <message>
      <source>a variant, such as ring-majority/cube, or a game's file (default: the start page)</source>
      <extracomment>cli/play.py</extracomment>
      <translation>une variante, comme ring-majority/cube, ou le fichier d’une partie (par défaut : la page d’accueil)</translation>
    </message>
    <message>
      <source>show every board as a map, without OpenGL</source>
      <extracomment>cli/play.py</extracomment>
      <translation>montrer chaque plateau par sa carte, qui ne dessine rien avec OpenGL</translation>
    </message>
    <message>
      <source>No window can open here: {problem}.</source>
      <extracomment>cli/play.py</extracomment>
      <translation>Aucune fenêtre ne peut s’ouvrir ici : {problem}.</translation>
    </message>
    <message>
      <source>y yes</source>
      <extracomment>cli/play.py</extracomment>
      <translation>o oui</translation>
    </message>
    <message>
      <source>--resume continues the unfinished game: name no other game with it</source>
      <extracomment>cli/play_text.py</extracomment>
      <translation>--resume continue la partie conservée : n’en nommez pas d’autre à côté</translation>
    </message>
    <message>
      <source>name a variant, such as ring-majority/cube, or use --resume</source>
      <extracomment>cli/play_text.py</extracomment>
      <translation>nommez une variante, comme ring-majority/cube, ou prenez --resume</translation>
    </message>
    <message>
      <source>{path} holds a whole game: leave out --seed</source>
      <extracomment>cli/play_text.py</extracomment>
      <translation>{path} tient une partie entière : omettez --seed</translation>
    </message>
    <message>
      <source>there is no unfinished game</source>
      <extracomment>cli/play_text.py</extracomment>
      <translation>aucune partie n’est restée inachevée</translation>
    </message>
    <message>
      <source>play in the terminal</source>
      <extracomment>cli/play_text.py</extracomment>
      <translation>jouer dans le terminal</translation>
    </message>
    <message>
      <source>Play in the terminal: the board as text, moves typed. The game is saved after every move, and --resume continues it.</source>
      <extracomment>cli/play_text.py</extracomment>
      <translation>Jouer dans le terminal : le plateau en texte, les coups tapés. La partie est gardée dans un fichier après chaque coup, pour que --resume puisse la continuer.</translation>
    </message>
    <message>
      <source>the sides that the computer plays (default: second)</source>
      <extracomment>cli/play_text.py</extracomment>
      <translation>les camps que joue l’ordinateur (par défaut : second)</translation>
    </message>
    <message>
      <source>1 to 10 (default: 3)</source>
      <extracomment>cli/play_text.py</extracomment>
      <translation>1 à 10 (par défaut : 3)</translation>
    </message>
    <message>
      <source>continue the unfinished game</source>
      <extracomment>cli/play_text.py</extracomment>
      <translation>continuer la partie restée inachevée</translation>
    </message>
    <message>
      <source>{error}; the file is kept as {place}</source>
      <extracomment>cli/play_text.py</extracomment>
      <translation>{error} ; le fichier est conservé comme {place}</translation>
    </message>
    <message>
      <source>An unfinished game is saved in {kept}; replay shows it.</source>
      <extracomment>cli/play_text.py</extracomment>
      <translation>Une partie inachevée est conservée dans {kept} ; replay la montre.</translation>
    </message>
    <message>
      <source>Several games are unfinished; this is the latest, {path}.</source>
      <extracomment>cli/play_text.py</extracomment>
      <translation>Plusieurs parties sont conservées ; voici la plus récente, {path}.</translation>
    </message>
    <message numerus="yes">
      <source>{uid}, {count} moves: {how_it_stands}</source>
      <extracomment>cli/replay.py</extracomment>
      <translation>
        <numerusform>{uid}, {count} coup : {how_it_stands}</numerusform>
        <numerusform>{uid}, {count} coups : {how_it_stands}</numerusform>
      </translation>
    </message>
    <message>
      <source>{seat} wins, {reason}</source>
      <extracomment>cli/replay.py</extracomment>
      <translation>{seat} gagne, {reason}</translation>
    </message>
    <message>
      <source>play a game from a file</source>
      <extracomment>cli/replay.py</extracomment>
      <translation>jouer une partie d’un fichier</translation>
    </message>
    <message>
      <source>Play a game from a file: text with a line 'variant …', optionally 'seed …' and 'fen …', then one move per line; JSON if its name ends in .json, SGF if in .rrsgf. Prints the final position and the result.</source>
      <extracomment>cli/replay.py</extracomment>
      <translation>Jouer une partie d’un fichier : texte avec une ligne 'variant …', peut-être 'seed …' et 'fen …', puis un coup par ligne ; JSON si son nom finit par .json, SGF si par .rrsgf. Écrit la position où elle arrive et le résultat.</translation>
    </message>
    <message>
      <source>print the board after every move</source>
      <extracomment>cli/replay.py</extracomment>
      <translation>écrire le plateau après chaque coup</translation>
    </message>
    <message>
      <source>print only the fen of the last position</source>
      <extracomment>cli/replay.py</extracomment>
      <translation>n’écrire que le fen de la dernière position</translation>
    </message>
    <message>
      <source>{seat} to move</source>
      <extracomment>cli/replay.py</extracomment>
      <translation>{seat} doit jouer</translation>
    </message>
    <message>
      <source>draw, {reason}</source>
      <extracomment>cli/replay.py</extracomment>
      <translation>nulle, {reason}</translation>
    </message>
    <message>
      <source>replace existing files</source>
      <extracomment>cli/targets.py</extracomment>
      <translation>remplacer les fichiers qui existent déjà</translation>
    </message>
    <message>
      <source>the command reads {path}: name another file to write to</source>
      <extracomment>cli/targets.py</extracomment>
      <translation>{path} est ce que lit la commande : indiquez un autre endroit où écrire</translation>
    </message>
    <message>
      <source>two outputs cannot go to the same file, {path}</source>
      <extracomment>cli/targets.py</extracomment>
      <translation>deux sorties ne peuvent pas aller dans le même fichier, {path}</translation>
    </message>
    <message>
      <source>play it, for instance {example}</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>le jouer, par exemple {example}</translation>
    </message>
    <message>
      <source>list the legal moves</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>lister les coups légaux</translation>
    </message>
    <message>
      <source>show the board again</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>montrer de nouveau le plateau</translation>
    </message>
    <message>
      <source>take a move back (against the computer: its answer and yours)</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>reprendre un coup (contre l’ordinateur : sa réponse et le vôtre)</translation>
    </message>
    <message>
      <source>show the position as one line</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>montrer la position sur une ligne</translation>
    </message>
    <message>
      <source>give up</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>abandonner</translation>
    </message>
    <message>
      <source>write the game to a file, which `ringrealms3d replay` plays</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>écrire la partie dans un fichier, que `ringrealms3d replay` rejoue</translation>
    </message>
    <message>
      <source>stop playing</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>quitter</translation>
    </message>
    <message>
      <source>there is no move to take back</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>il n’y a pas de coup à reprendre</translation>
    </message>
    <message>
      <source>save needs a file name</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>save demande le nom d’un fichier</translation>
    </message>
    <message>
      <source>{seat}: the computer is thinking…</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>{seat} : l’ordinateur réfléchit…</translation>
    </message>
    <message>
      <source>{seats} plays {format_move}</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>{seats} joue {format_move}</translation>
    </message>
    <message>
      <source>{seat} resigns, {seats} wins</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>{seat} abandonne, {seats} gagne</translation>
    </message>
    <message>
      <source>The game is saved in {path}; {how_to_resume} continues it.</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>La partie est conservée dans {path} ; {how_to_resume} la continue.</translation>
    </message>
    <message>
      <source>saved as {name}</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>enregistré dans {name}</translation>
    </message>
    <message>
      <source>not possible: {error} (type help for more)</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>pas possible : {error} (help en dit plus)</translation>
    </message>
    <message>
      <source>the game could not be saved: {error}</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>la partie n’a pas pu être conservée : {error}</translation>
    </message>
    <message>
      <source>'{name}' could not be written: {error}</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>« {name} » n’a pas pu être écrit : {error}</translation>
    </message>
    <message>
      <source>be an engine for other programs (UGI)</source>
      <extracomment>cli/ugi.py</extracomment>
      <translation>être un moteur pour d’autres programmes (UGI)</translation>
    </message>
    <message>
      <source>Speak the Universal Game Interface on standard input and output, so that any program that supports it can use the engine. See docs/ugi.md.</source>
      <extracomment>cli/ugi.py</extracomment>
      <translation>Parler l’Universal Game Interface sur l’entrée et la sortie standard, pour que tout programme qui la connaît puisse faire jouer le moteur. docs/ugi.md dit ce qui est pris en charge.</translation>
    </message>
    <message>
      <source>the option Game at the start (default: {game})</source>
      <extracomment>cli/ugi.py</extracomment>
      <translation>l’option Game au début (par défaut : {game})</translation>
    </message>
    <message>
      <source>{uid} has no place '{name}' (it has {first} and {last}, for instance)</source>
      <extracomment>core/board.py</extracomment>
      <translation>{uid} n’a pas de case « {name} » (elle a par exemple {first} et {last})</translation>
    </message>
    <message>
      <source>{owner}: {part} must be {wanted}, not {found}</source>
      <extracomment>core/checks.py</extracomment>
      <translation>{owner} : {part} doit être {wanted}, pas {found}</translation>
    </message>
    <message>
      <source>a word of printable characters</source>
      <extracomment>core/checks.py</extracomment>
      <translation>un mot de caractères imprimables</translation>
    </message>
    <message>
      <source>{owner}: {part} has the name '{name}' {count} times</source>
      <extracomment>core/checks.py</extracomment>
      <translation>{owner} : {part} a {count} fois le nom « {name} »</translation>
    </message>
    <message>
      <source>{owner}: {site} is its own neighbour</source>
      <extracomment>core/checks.py</extracomment>
      <translation>{owner} : {site} est son propre voisin</translation>
    </message>
    <message>
      <source>{owner}: {site} has {other} as a neighbour, but not the other way round</source>
      <extracomment>core/checks.py</extracomment>
      <translation>{owner} : {site} a pour voisin {other}, qui ne l’a pas pour voisin</translation>
    </message>
    <message>
      <source>a finite number</source>
      <extracomment>core/checks.py</extracomment>
      <translation>un nombre fini</translation>
    </message>
    <message>
      <source>fen '{text}': expected {expected} fields, {form}, found {count}</source>
      <extracomment>core/fen_text.py</extracomment>
      <translation>fen « {text} » : attendu {expected} champs, {form}, trouvé {count}</translation>
    </message>
    <message>
      <source>fen: {thing} is '{text}', not {choices}</source>
      <extracomment>core/fen_text.py</extracomment>
      <translation>fen : {thing} est « {text} », pas {choices}</translation>
    </message>
    <message>
      <source>fen rows '{text}': expected {count} rows, found {found}</source>
      <extracomment>core/fen_text.py</extracomment>
      <translation>fen rangées « {text} » : attendu {count} rangées, trouvé {found}</translation>
    </message>
    <message>
      <source>in row {number}</source>
      <extracomment>core/fen_text.py</extracomment>
      <translation>dans la rangée {number}</translation>
    </message>
    <message>
      <source>fen: expected {count} {things}, found {found} in '{text}'</source>
      <extracomment>core/fen_text.py</extracomment>
      <translation>fen : attendu {count} {things}, trouvé {found} dans « {text} »</translation>
    </message>
    <message>
      <source>more</source>
      <extracomment>core/fen_text.py</extracomment>
      <translation>plus</translation>
    </message>
    <message>
      <source>fen: '{token}' {place} is not {known} or a number</source>
      <extracomment>core/fen_text.py</extracomment>
      <translation>fen : « {token} » {place} n’est ni {known} ni un nombre</translation>
    </message>
    <message>
      <source>{path} cannot be read: {reason}</source>
      <extracomment>core/files.py</extracomment>
      <translation>{path} ne peut pas être lu : {reason}</translation>
    </message>
    <message>
      <source>{path} cannot be written: {reason}</source>
      <extracomment>core/files.py</extracomment>
      <translation>{path} ne peut pas être écrit : {reason}</translation>
    </message>
    <message>
      <source>{path} cannot be copied: {reason}</source>
      <extracomment>core/files.py</extracomment>
      <translation>{path} ne peut pas être copié : {reason}</translation>
    </message>
    <message>
      <source>a file's name cannot hold a NUL character: {text}</source>
      <extracomment>core/files.py</extracomment>
      <translation>le nom d’un fichier ne peut pas contenir un caractère NUL : {text}</translation>
    </message>
    <message>
      <source>{path} is larger than {size_text}</source>
      <extracomment>core/files.py</extracomment>
      <translation>{path} est plus grand que {size_text}</translation>
    </message>
    <message>
      <source>{path} already exists; --force replaces it</source>
      <extracomment>core/files.py</extracomment>
      <translation>{path} existe déjà ; --force le remplace</translation>
    </message>
    <message>
      <source>the folder '{parent}' does not exist</source>
      <extracomment>core/files.py</extracomment>
      <translation>le dossier « {parent} » n’existe pas</translation>
    </message>
    <message>
      <source>{path} is a device or a pipe, not a regular file</source>
      <extracomment>core/files.py</extracomment>
      <translation>{path} est un périphérique ou un tube, pas un fichier ordinaire</translation>
    </message>
    <message>
      <source>{text}: there is no home folder {home}</source>
      <extracomment>core/files.py</extracomment>
      <translation>{text} : il n’y a pas de dossier personnel {home}</translation>
    </message>
    <message>
      <source>{name}, line {line}, column {column}: not {encoding} text</source>
      <extracomment>core/files.py</extracomment>
      <translation>{name}, ligne {line}, colonne {column} : ici le fichier n’est pas du texte en {encoding}</translation>
    </message>
    <message>
      <source>{path} cannot be unpacked: its end is missing</source>
      <extracomment>core/files.py</extracomment>
      <translation>{path} ne peut pas être décompressé : sa fin manque</translation>
    </message>
    <message>
      <source>{path} holds more than {size_text} unpacked</source>
      <extracomment>core/files.py</extracomment>
      <translation>{path} tient plus de {size_text} une fois décompressé</translation>
    </message>
    <message>
      <source>'{path}' is not a regular file</source>
      <extracomment>core/files.py</extracomment>
      <translation>« {path} » n’est pas un fichier ordinaire</translation>
    </message>
    <message>
      <source>nothing can be written in '{folder}': {strerror}</source>
      <extracomment>core/files.py</extracomment>
      <translation>rien ne peut être écrit dans « {folder} » : {strerror}</translation>
    </message>
    <message>
      <source>the folder '{folder}' cannot be made: {strerror}</source>
      <extracomment>core/files.py</extracomment>
      <translation>le dossier « {folder} » ne peut pas être créé : {strerror}</translation>
    </message>
    <message>
      <source>there is no file {path}</source>
      <extracomment>core/files.py</extracomment>
      <translation>le fichier {path} n’existe pas</translation>
    </message>
    <message>
      <source>a file's name cannot hold a NUL character: {path}</source>
      <extracomment>core/files.py</extracomment>
      <translation>le nom d’un fichier ne peut pas contenir un caractère NUL : {path}</translation>
    </message>
    <message>
      <source>{path} is a folder, not a regular file</source>
      <extracomment>core/files.py</extracomment>
      <translation>{path} est un dossier, pas un fichier ordinaire</translation>
    </message>
    <message>
      <source>{path} is not a regular file</source>
      <extracomment>core/files.py</extracomment>
      <translation>{path} n’est pas un fichier ordinaire</translation>
    </message>
    <message>
      <source>{path} cannot be unpacked: {error}</source>
      <extracomment>core/files.py</extracomment>
      <translation>{path} ne peut pas être décompressé : {error}</translation>
    </message>
    <message>
      <source>'{path}' is a folder, not a file</source>
      <extracomment>core/files.py</extracomment>
      <translation>« {path} » est un dossier, pas un fichier</translation>
    </message>
    <message>
      <source>{uid} needs no board</source>
      <extracomment>core/game.py</extracomment>
      <translation>{uid} n’a pas besoin de plateau</translation>
    </message>
    <message>
      <source>by {designer}</source>
      <extracomment>core/game.py</extracomment>
      <translation>de {designer}</translation>
    </message>
    <message>
      <source>{file}, line {line}: {error}</source>
      <extracomment>core/guard.py</extracomment>
      <translation>{file}, ligne {line} : {error}</translation>
    </message>
    <message>
      <source>the game {place} fails in {file}, line {line}: {error}</source>
      <extracomment>core/guard.py</extracomment>
      <translation>le jeu {place} échoue dans {file}, ligne {line} : {error}</translation>
    </message>
    <message>
      <source>the game {place} fails: {error}</source>
      <extracomment>core/guard.py</extracomment>
      <translation>le jeu {place} échoue : {error}</translation>
    </message>
    <message>
      <source>an object</source>
      <extracomment>core/json_fault.py</extracomment>
      <translation>un objet</translation>
    </message>
    <message>
      <source>a list</source>
      <extracomment>core/json_fault.py</extracomment>
      <translation>une liste</translation>
    </message>
    <message>
      <source>a string</source>
      <extracomment>core/json_fault.py</extracomment>
      <translation>un texte</translation>
    </message>
    <message>
      <source>a whole number</source>
      <extracomment>core/json_fault.py</extracomment>
      <translation>un nombre entier</translation>
    </message>
    <message>
      <source>a number</source>
      <extracomment>core/json_fault.py</extracomment>
      <translation>un nombre</translation>
    </message>
    <message>
      <source>true or false</source>
      <extracomment>core/json_fault.py</extracomment>
      <translation>vrai ou faux</translation>
    </message>
    <message>
      <source>null</source>
      <extracomment>core/json_fault.py</extracomment>
      <translation>null</translation>
    </message>
    <message>
      <source>expected {wanted}, found {found}</source>
      <extracomment>core/json_fault.py</extracomment>
      <translation>{wanted} attendu, {found} trouvé</translation>
    </message>
    <message>
      <source>'{field}' is missing</source>
      <extracomment>core/json_fault.py</extracomment>
      <translation>« {field} » manque</translation>
    </message>
    <message>
      <source>'{place}': {error}</source>
      <extracomment>core/json_fault.py</extracomment>
      <translation>« {place} » : {error}</translation>
    </message>
    <message>
      <source>{root} is not writable, so kernels are compiled at every start</source>
      <extracomment>core/kernel.py</extracomment>
      <translation>{root} n’est pas accessible en écriture, les noyaux sont donc compilés à chaque démarrage</translation>
    </message>
    <message>
      <source>{seat} played {move}|</source>
      <extracomment>core/news.py</extracomment>
      <translation>{seat} a joué {move}|</translation>
    </message>
    <message>
      <source>You played {move}|</source>
      <extracomment>core/news.py</extracomment>
      <translation>Vous avez joué {move}|</translation>
    </message>
    <message numerus="yes">
      <source>and took {other}'s stones on {sites}</source>
      <extracomment>core/news.py</extracomment>
      <translation>
        <numerusform>et pris la pierre de {other} en {sites}</numerusform>
        <numerusform>et pris les pierres de {other} en {sites}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>and lost its own stones on {sites}</source>
      <extracomment>core/news.py</extracomment>
      <translation>
        <numerusform>et perdu sa propre pierre en {sites}</numerusform>
        <numerusform>et perdu ses propres pierres en {sites}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>and lost your own stones on {sites}</source>
      <extracomment>core/news.py</extracomment>
      <translation>
        <numerusform>et perdu votre propre pierre en {sites}</numerusform>
        <numerusform>et perdu vos propres pierres en {sites}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>and took {count} of {other}'s stones</source>
      <extracomment>core/news.py</extracomment>
      <translation>
        <numerusform>et pris {count} pierre de {other}</numerusform>
        <numerusform>et pris {count} pierres de {other}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>and took your stones on {sites}</source>
      <extracomment>core/news.py</extracomment>
      <translation>
        <numerusform>et pris votre pierre en {sites}</numerusform>
        <numerusform>et pris vos pierres en {sites}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>and lost {count} stones of its own</source>
      <extracomment>core/news.py</extracomment>
      <translation>
        <numerusform>et perdu {count} de ses propres pierres</numerusform>
        <numerusform>et perdu {count} de ses propres pierres</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>and lost {count} stones of your own</source>
      <extracomment>core/news.py</extracomment>
      <translation>
        <numerusform>et perdu {count} de vos propres pierres</numerusform>
        <numerusform>et perdu {count} de vos propres pierres</numerusform>
      </translation>
    </message>
    <message>
      <source>Free turn:| {seat} moves again</source>
      <extracomment>core/news.py</extracomment>
      <translation>Tour gratuit :| {seat} joue encore</translation>
    </message>
    <message>
      <source>Free turn:| it is still your move</source>
      <extracomment>core/news.py</extracomment>
      <translation>Tour gratuit :| jouez encore</translation>
    </message>
    <message numerus="yes">
      <source>and took {count} of your stones</source>
      <extracomment>core/news.py</extracomment>
      <translation>
        <numerusform>et pris {count} de vos pierres</numerusform>
        <numerusform>et pris {count} de vos pierres</numerusform>
      </translation>
    </message>
    <message>
      <source>free turn</source>
      <extracomment>core/news.py</extracomment>
      <translation>tour gratuit</translation>
    </message>
    <message>
      <source>new</source>
      <extracomment>core/news.py</extracomment>
      <translation>nouvelle</translation>
    </message>
    <message>
      <source>numba {found} was not tested with this program, only 0.{first} to 0.{last}</source>
      <extracomment>core/numba_settings.py</extracomment>
      <translation>numba {found} n’a pas été testé avec ce programme, seulement de 0.{first} à 0.{last}</translation>
    </message>
    <message>
      <source>no installed game '{name}' (choose from {games})</source>
      <extracomment>core/outside.py</extracomment>
      <translation>aucun jeu installé « {name} » (il y a {games})</translation>
    </message>
    <message>
      <source>{first} and {last}</source>
      <extracomment>core/phrase.py</extracomment>
      <translation>{first} et {last}</translation>
    </message>
    <message>
      <source>{one} or {other}</source>
      <extracomment>core/phrase.py</extracomment>
      <translation>{one} ou {other}</translation>
    </message>
    <message>
      <source>the game is over: {reason}</source>
      <extracomment>core/position.py</extracomment>
      <translation>la partie est finie : {reason}</translation>
    </message>
    <message>
      <source>a position has {count} moves, but the game says that none has more than {most}: write most_moves={count} or more in game(), or max_moves in a Variant</source>
      <extracomment>core/room.py</extracomment>
      <translation>une position a {count} coups, mais le jeu dit qu'aucune n'en a plus de {most} : écrivez most_moves={count} ou plus dans game(), ou max_moves dans un Variant</translation>
    </message>
    <message>
      <source>{seat} may swap</source>
      <extracomment>core/setup.py</extracomment>
      <translation>{seat} peut échanger</translation>
    </message>
    <message>
      <source>{seat} in hand</source>
      <extracomment>core/setup.py</extracomment>
      <translation>{seat} en main</translation>
    </message>
    <message>
      <source>this board has a map but no 3-D view</source>
      <extracomment>core/solid_layout.py</extracomment>
      <translation>ce plateau a une carte et pas d’image dans l’espace</translation>
    </message>
    <message>
      <source>no look '{look}': this board's pieces have one look</source>
      <extracomment>core/solid_layout.py</extracomment>
      <translation>pas d’aspect « {look} » : les pièces de ce plateau n’en ont qu’un</translation>
    </message>
    <message>
      <source>no look '{look}' (choose from {looks})</source>
      <extracomment>core/solid_layout.py</extracomment>
      <translation>pas d’aspect « {look} » (il y a {looks})</translation>
    </message>
    <message>
      <source>{seat} swapped:| {piece} on {site} is now {seat}'s</source>
      <extracomment>core/swapping.py</extracomment>
      <translation>{seat} a échangé :| {seat} a maintenant {piece} en {site}</translation>
    </message>
    <message>
      <source>You swapped:| {piece} on {site} is now yours</source>
      <extracomment>core/swapping.py</extracomment>
      <translation>Vous avez échangé :| vous avez maintenant {piece} en {site}</translation>
    </message>
    <message>
      <source>{seat} swapped:| {piece} on {site} was yours and is now {seat}'s</source>
      <extracomment>core/swapping.py</extracomment>
      <translation>{seat} a échangé :| {seat} vous a repris {piece} en {site}</translation>
    </message>
    <message>
      <source>It is {seat}'s move</source>
      <extracomment>core/swapping.py</extracomment>
      <translation>{seat} doit jouer</translation>
    </message>
    <message>
      <source>{seat} moves again</source>
      <extracomment>core/swapping.py</extracomment>
      <translation>{seat} joue de nouveau</translation>
    </message>
    <message>
      <source>You are still {seat}, and it is your move</source>
      <extracomment>core/swapping.py</extracomment>
      <translation>Vous êtes toujours {seat}, et c’est à vous de jouer</translation>
    </message>
    <message>
      <source>{seat} swapped|</source>
      <extracomment>core/swapping.py</extracomment>
      <translation>{seat} a échangé|</translation>
    </message>
    <message>
      <source>You swapped|</source>
      <extracomment>core/swapping.py</extracomment>
      <translation>Vous avez échangé|</translation>
    </message>
    <message>
      <source>{seat} may swap|: take over {piece} on {site}</source>
      <extracomment>core/swapping.py</extracomment>
      <translation>{seat} peut échanger| : reprendre {piece} en {site}</translation>
    </message>
    <message>
      <source>You may swap|: take over {piece} on {site}</source>
      <extracomment>core/swapping.py</extracomment>
      <translation>Vous pouvez échanger| : reprendre {piece} en {site}</translation>
    </message>
    <message>
      <source>Then {seat} moves again</source>
      <extracomment>core/swapping.py</extracomment>
      <translation>Ensuite {seat} joue de nouveau</translation>
    </message>
    <message>
      <source>swap</source>
      <extracomment>core/swapping.py</extracomment>
      <translation>échange</translation>
    </message>
    <message>
      <source>{places} and {count} more</source>
      <extracomment>core/threats.py</extracomment>
      <translation>{places} et {count} autres</translation>
    </message>
    <message>
      <source>{seat} threatens| to {what} by a move at {sites}</source>
      <extracomment>core/threats.py</extracomment>
      <translation>{seat} menace| {what} par un coup en {sites}</translation>
    </message>
    <message>
      <source>You threaten| to {what} by a move at {sites}</source>
      <extracomment>core/threats.py</extracomment>
      <translation>Vous menacez| {what} par un coup en {sites}</translation>
    </message>
    <message>
      <source>{name} must be at most 24 hours</source>
      <extracomment>core/time_control.py</extracomment>
      <translation>{name} ne peut pas dépasser 24 heures</translation>
    </message>
    <message>
      <source>the main time</source>
      <extracomment>core/time_control.py</extracomment>
      <translation>le temps principal</translation>
    </message>
    <message>
      <source>the increment</source>
      <extracomment>core/time_control.py</extracomment>
      <translation>l’incrément</translation>
    </message>
    <message>
      <source>there must be 1 to {most} periods</source>
      <extracomment>core/time_control.py</extracomment>
      <translation>il faut de 1 à {most} périodes</translation>
    </message>
    <message>
      <source>the period</source>
      <extracomment>core/time_control.py</extracomment>
      <translation>la période</translation>
    </message>
    <message>
      <source>there must be 1 to {most} moves</source>
      <extracomment>core/time_control.py</extracomment>
      <translation>il faut de 1 à {most} coups</translation>
    </message>
    <message>
      <source>the time for a move</source>
      <extracomment>core/time_control.py</extracomment>
      <translation>le temps par coup</translation>
    </message>
    <message>
      <source>{name} must be at least {least} s</source>
      <extracomment>core/time_control.py</extracomment>
      <translation>{name} doit être d’au moins {least} s</translation>
    </message>
    <message>
      <source>the cap</source>
      <extracomment>core/time_control.py</extracomment>
      <translation>le plafond</translation>
    </message>
    <message>
      <source>the cap is below the main time</source>
      <extracomment>core/time_control.py</extracomment>
      <translation>le plafond est inférieur au temps principal</translation>
    </message>
    <message>
      <source>'{text}' is not a time control: write it as in {examples}</source>
      <extracomment>core/time_notation.py</extracomment>
      <translation>« {text} » n’est pas une cadence : écrivez-la comme dans {examples}</translation>
    </message>
    <message>
      <source>no time control: write one as in {examples}</source>
      <extracomment>core/time_notation.py</extracomment>
      <translation>pas de cadence : écrivez-en une comme dans {examples}</translation>
    </message>
    <message>
      <source>'{text}' is not a time such as 1h30m, 5m or 30s</source>
      <extracomment>core/time_notation.py</extracomment>
      <translation>« {text} » n’est pas une durée comme 1h30m, 5m ou 30s</translation>
    </message>
    <message>
      <source>{uid} has no move {code}</source>
      <extracomment>core/variant.py</extracomment>
      <translation>{uid} n’a pas de coup {code}</translation>
    </message>
    <message>
      <source>the states of {rules} and of {others} have the same fields: one needs a field with another name</source>
      <extracomment>core/verbs.py</extracomment>
      <translation>les états de {rules} et de {others} ont les mêmes champs : l’un doit avoir un champ d’un autre nom</translation>
    </message>
    <message>
      <source>{rules} has no function {verb}</source>
      <extracomment>core/verbs.py</extracomment>
      <translation>{rules} n’a pas de fonction {verb}</translation>
    </message>
    <message>
      <source>{path}: the format is {ringrealms3d}, not {format}</source>
      <extracomment>courses/course.py</extracomment>
      <translation>{path} : du format {ringrealms3d}, pas {format}</translation>
    </message>
    <message>
      <source>{path}, lesson {number}: lesson {id} appears twice</source>
      <extracomment>courses/course.py</extracomment>
      <translation>{path}, leçon {number} : la leçon {id} y est deux fois</translation>
    </message>
    <message>
      <source>{path}, lesson {id}: {variant} is not a variant of {uid}</source>
      <extracomment>courses/course.py</extracomment>
      <translation>{path}, leçon {id} : {variant} n’est pas de {uid}</translation>
    </message>
    <message>
      <source>{place}: {error}</source>
      <extracomment>courses/course.py</extracomment>
      <translation>{place} : {error}</translation>
    </message>
    <message>
      <source>After {move} {reason}.</source>
      <extracomment>courses/goals.py</extracomment>
      <translation>Après {move} : {reason}.</translation>
    </message>
    <message>
      <source>{move} loses {sites} by {cause}.</source>
      <extracomment>courses/goals.py</extracomment>
      <translation>{move} perd {sites} par {cause}.</translation>
    </message>
    <message>
      <source>{move} is answered by {reply}, which wins.</source>
      <extracomment>courses/goals.py</extracomment>
      <translation>À {move} répond {reply}, qui gagne.</translation>
    </message>
    <message>
      <source>{move} is answered by {reply}, which captures.</source>
      <extracomment>courses/goals.py</extracomment>
      <translation>À {move} répond {reply}, qui capture.</translation>
    </message>
    <message>
      <source>After {move} the win is no longer forced.</source>
      <extracomment>courses/goals.py</extracomment>
      <translation>Après {move}, le gain n’est plus forcé.</translation>
    </message>
    <message>
      <source>{move} threatens to win at {sites} only.</source>
      <extracomment>courses/goals.py</extracomment>
      <translation>{move} ne menace de gagner qu’en {sites}.</translation>
    </message>
    <message>
      <source>{move} is not what the task asks for.</source>
      <extracomment>courses/goals.py</extracomment>
      <translation>{move} n’est pas ce qui est demandé.</translation>
    </message>
    <message>
      <source>{move} plays a different piece.</source>
      <extracomment>courses/goals.py</extracomment>
      <translation>{move} pose une autre pièce.</translation>
    </message>
    <message>
      <source>After {move} your turn is over.</source>
      <extracomment>courses/goals.py</extracomment>
      <translation>Après {move}, votre tour est fini.</translation>
    </message>
    <message numerus="yes">
      <source>After {move} you have {count} loops.</source>
      <extracomment>courses/goals.py</extracomment>
      <translation>
        <numerusform>Après {move}, vous avez {count} boucle.</numerusform>
        <numerusform>Après {move}, vous avez {count} boucles.</numerusform>
      </translation>
    </message>
    <message>
      <source>After {move} you surround {count}.</source>
      <extracomment>courses/goals.py</extracomment>
      <translation>Après {move}, vous en entourez {count}.</translation>
    </message>
    <message>
      <source>{move} does not win yet.</source>
      <extracomment>courses/goals.py</extracomment>
      <translation>{move} ne gagne pas encore.</translation>
    </message>
    <message>
      <source>{move} takes only {sites}.</source>
      <extracomment>courses/goals.py</extracomment>
      <translation>{move} ne prend que {sites}.</translation>
    </message>
    <message>
      <source>{move} captures nothing.</source>
      <extracomment>courses/goals.py</extracomment>
      <translation>{move} ne capture rien.</translation>
    </message>
    <message>
      <source>{move} threatens nothing.</source>
      <extracomment>courses/goals.py</extracomment>
      <translation>{move} ne menace rien.</translation>
    </message>
    <message>
      <source>{move}: {sight}.</source>
      <extracomment>courses/goals.py</extracomment>
      <translation>{move} : {sight}.</translation>
    </message>
    <message>
      <source>no move was played before</source>
      <extracomment>courses/point_goals.py</extracomment>
      <translation>aucun coup n’a été joué avant</translation>
    </message>
    <message>
      <source>{format_move} does not win in the other position</source>
      <extracomment>courses/point_goals.py</extracomment>
      <translation>{format_move} ne gagne pas dans l’autre position</translation>
    </message>
    <message>
      <source>the game is already over</source>
      <extracomment>courses/point_goals.py</extracomment>
      <translation>la partie est déjà finie</translation>
    </message>
    <message>
      <source>{path}: the format is {ringrealms3d}</source>
      <extracomment>courses/progress.py</extracomment>
      <translation>{path} : du format {ringrealms3d}</translation>
    </message>
    <message>
      <source>{path}: not a record of progress in courses: {error}</source>
      <extracomment>courses/progress.py</extracomment>
      <translation>{path} : pas d’avancement de cours : {error}</translation>
    </message>
    <message>
      <source>positions of {uid} cannot be set up</source>
      <extracomment>courses/threats.py</extracomment>
      <translation>{uid} n’a pas de positions à composer</translation>
    </message>
    <message>
      <source>nothing is wrong</source>
      <extracomment>courses/walk.py</extracomment>
      <translation>rien n’est faux</translation>
    </message>
    <message>
      <source>the game is over before the next step</source>
      <extracomment>courses/walk.py</extracomment>
      <translation>la partie finit avant l’étape suivante</translation>
    </message>
    <message>
      <source>no place is right</source>
      <extracomment>courses/walk.py</extracomment>
      <translation>aucun endroit n’est juste</translation>
    </message>
    <message>
      <source>no move reaches the goal</source>
      <extracomment>courses/walk.py</extracomment>
      <translation>aucun coup n’atteint le but</translation>
    </message>
    <message>
      <source>It is not {place}.</source>
      <extracomment>courses/walk.py</extracomment>
      <translation>Ce n’est pas {place}.</translation>
    </message>
    <message>
      <source>Look at the marked place.</source>
      <extracomment>courses/walk.py</extracomment>
      <translation>Regardez l’endroit marqué.</translation>
    </message>
    <message>
      <source>Click the marked places in turn.</source>
      <extracomment>courses/walk.py</extracomment>
      <translation>Cliquez sur les endroits marqués, l’un après l’autre.</translation>
    </message>
    <message>
      <source>{id}, step {step}: no reply is legal</source>
      <extracomment>courses/walk.py</extracomment>
      <translation>{id}, étape {step} : aucune réponse n’est légale</translation>
    </message>
    <message>
      <source>Click the marked place.</source>
      <extracomment>courses/walk.py</extracomment>
      <translation>Cliquez sur l’endroit marqué.</translation>
    </message>
    <message>
      <source>{path}, line 1: the format is {form}, not {format}</source>
      <extracomment>engine/book/file.py</extracomment>
      <translation>{path}, ligne 1 : du format {form}, pas {format}</translation>
    </message>
    <message>
      <source>{path}, line 1: a book for {found}, not {uid}</source>
      <extracomment>engine/book/file.py</extracomment>
      <translation>{path}, ligne 1 : un livre de {found}, pas de {uid}</translation>
    </message>
    <message>
      <source>{path} is not an opening book: {error}</source>
      <extracomment>engine/book/file.py</extracomment>
      <translation>{path} n’est pas un livre d’ouvertures : {error}</translation>
    </message>
    <message>
      <source>{path}, line 1: not the beginning of an opening book</source>
      <extracomment>engine/book/file.py</extracomment>
      <translation>{path}, ligne 1 : pas le début d’un livre d’ouvertures</translation>
    </message>
    <message>
      <source>how the move went</source>
      <extracomment>engine/book/file.py</extracomment>
      <translation>comment le coup a réussi</translation>
    </message>
    <message>
      <source>{path}, line {number}: no position of {uid} in a book</source>
      <extracomment>engine/book/file.py</extracomment>
      <translation>{path}, ligne {number} : pas une position de {uid} dans un livre</translation>
    </message>
    <message>
      <source>{error}; it is ignored</source>
      <extracomment>engine/book/file.py</extracomment>
      <translation>{error} ; il est ignoré</translation>
    </message>
    <message>
      <source>this engine plays {uid}, not {other}</source>
      <extracomment>engine/engine.py</extracomment>
      <translation>ce moteur joue à {uid}, pas à {other}</translation>
    </message>
    <message>
      <source>no level {number} (levels go from {lowest} to {highest})</source>
      <extracomment>engine/levels.py</extracomment>
      <translation>pas de niveau {number} (les niveaux vont de {lowest} à {highest})</translation>
    </message>
    <message>
      <source>a search cannot be limited to {limit}</source>
      <extracomment>engine/levels.py</extracomment>
      <translation>une recherche ne peut pas être limitée à {limit}</translation>
    </message>
    <message>
      <source>the file '{path}' does not hold {count} weights, each a finite number</source>
      <extracomment>engine/priors.py</extracomment>
      <translation>le fichier « {path} » ne tient pas {count} poids, chacun un nombre fini</translation>
    </message>
    <message>
      <source>the file '{path}' does not hold {count} weights: {error}</source>
      <extracomment>engine/priors.py</extracomment>
      <translation>le fichier « {path} » ne tient pas {count} poids : {error}</translation>
    </message>
    <message>
      <source>the engine's process ended with code {code}</source>
      <extracomment>engine/process.py</extracomment>
      <translation>le processus du moteur a fini avec le code {code}</translation>
    </message>
    <message>
      <source>there is not enough memory for a search tree of {megabytes} MiB</source>
      <extracomment>engine/search.py</extracomment>
      <translation>un arbre de recherche de {megabytes} Mio est plus qu’il n’y a de mémoire</translation>
    </message>
    <message>
      <source>no player "{name}" (choose from {named}, level=N, varied=N and ugi:COMMAND)</source>
      <extracomment>engine/settings.py</extracomment>
      <translation>il n’y a pas de joueur « {name} » (il y a {named}, level=N, varied=N et ugi:COMMANDE)</translation>
    </message>
    <message>
      <source>"{text}" is not a search setting such as rave_bias=200 or solver=yes</source>
      <extracomment>engine/settings.py</extracomment>
      <translation>"{text}" n’est pas un réglage de recherche comme rave_bias=200 ou solver=yes</translation>
    </message>
    <message>
      <source>{name} is {value}, not from {least} to {most}</source>
      <extracomment>engine/settings.py</extracomment>
      <translation>{name} est {value}, pas de {least} à {most}</translation>
    </message>
    <message>
      <source>this program plays {uid}, not {other}</source>
      <extracomment>engine/ugi/asking.py</extracomment>
      <translation>ce programme joue à {uid}, pas à {other}</translation>
    </message>
    <message>
      <source>the program '{program}' did not answer '{asked}' with {word} in {seconds} s</source>
      <extracomment>engine/ugi/client.py</extracomment>
      <translation>le programme « {program} » n’a pas répondu à « {asked} » par {word} en {seconds} s</translation>
    </message>
    <message>
      <source>{uid} starts at random, so only a fen gives a position</source>
      <extracomment>engine/ugi/client.py</extracomment>
      <translation>{uid} commence au hasard, donc seul un fen dit une position</translation>
    </message>
    <message>
      <source>the program '{program}' does not play {uid}, only {games}</source>
      <extracomment>engine/ugi/client.py</extracomment>
      <translation>le programme « {program} » ne joue pas à {uid}, seulement à {games}</translation>
    </message>
    <message>
      <source>that names no move</source>
      <extracomment>engine/ugi/client.py</extracomment>
      <translation>cela ne nomme pas de coup</translation>
    </message>
    <message>
      <source>the program '{program}' answered '{answer}' to '{asked}': {error}</source>
      <extracomment>engine/ugi/client.py</extracomment>
      <translation>le programme « {program} » a répondu « {answer} » à « {asked} » : {error}</translation>
    </message>
    <message>
      <source>the program '{program}' was stopped</source>
      <extracomment>engine/ugi/client.py</extracomment>
      <translation>le programme « {program} » a été abandonné</translation>
    </message>
    <message>
      <source>{word} takes no arguments, but '{rest}' follows</source>
      <extracomment>engine/ugi/commands.py</extracomment>
      <translation>{word} : rien ne va avec, mais il y a « {rest} »</translation>
    </message>
    <message>
      <source>setoption: expected name, the option's name, value and its value</source>
      <extracomment>engine/ugi/commands.py</extracomment>
      <translation>setoption : attendu name, le nom de l’option, value et sa valeur</translation>
    </message>
    <message>
      <source>position: expected moves or nothing, found '{after}'</source>
      <extracomment>engine/ugi/commands.py</extracomment>
      <translation>position : attendu moves ou rien, trouvé « {after} »</translation>
    </message>
    <message>
      <source>go: '{text}' after {name} is not a whole number from {least} to {most}</source>
      <extracomment>engine/ugi/commands.py</extracomment>
      <translation>go : « {text} » après {name} n’est pas un nombre entier de {least} à {most}</translation>
    </message>
    <message>
      <source>go: p1time and p2time go together</source>
      <extracomment>engine/ugi/commands.py</extracomment>
      <translation>go : p1time et p2time vont ensemble</translation>
    </message>
    <message>
      <source>query: '{rest}' is not one of {questions}</source>
      <extracomment>engine/ugi/commands.py</extracomment>
      <translation>query : « {rest} » n’est aucun de {questions}</translation>
    </message>
    <message>
      <source>there is no command '{word}'</source>
      <extracomment>engine/ugi/commands.py</extracomment>
      <translation>il n’y a pas de commande « {word} »</translation>
    </message>
    <message>
      <source>position: there is nothing after fen</source>
      <extracomment>engine/ugi/commands.py</extracomment>
      <translation>position : il n’y a rien après fen</translation>
    </message>
    <message>
      <source>position: expected startpos or fen, found '{rest}'</source>
      <extracomment>engine/ugi/commands.py</extracomment>
      <translation>position : attendu startpos ou fen, trouvé « {rest} »</translation>
    </message>
    <message>
      <source>go: '{word}' is not a limit (choose from {known})</source>
      <extracomment>engine/ugi/commands.py</extracomment>
      <translation>go : « {word} » n’est pas une limite (il y a {known})</translation>
    </message>
    <message>
      <source>no option '{name}' (choose from {names})</source>
      <extracomment>engine/ugi/options.py</extracomment>
      <translation>pas d’option « {name} » (il y a {names})</translation>
    </message>
    <message>
      <source>{name} is '{text}', not a whole number from {least} to {most}</source>
      <extracomment>engine/ugi/options.py</extracomment>
      <translation>{name} est « {text} », pas un nombre entier de {least} à {most}</translation>
    </message>
    <message>
      <source>OwnBook is '{text}', not true or false</source>
      <extracomment>engine/ugi/options.py</extracomment>
      <translation>OwnBook est « {text} », pas true ni false</translation>
    </message>
    <message>
      <source>there is no position: the last one could not be set up</source>
      <extracomment>engine/ugi/player.py</extracomment>
      <translation>il n’y a pas de position : la dernière n’a pas pu être composée</translation>
    </message>
    <message>
      <source>move {number}, '{text}': {error}</source>
      <extracomment>engine/ugi/player.py</extracomment>
      <translation>coup {number}, « {text} » : {error}</translation>
    </message>
    <message>
      <source>it was started</source>
      <extracomment>engine/ugi/program.py</extracomment>
      <translation>son démarrage</translation>
    </message>
    <message>
      <source>the program '{program}' closed its output after {said}</source>
      <extracomment>engine/ugi/program.py</extracomment>
      <translation>le programme « {program} » a fermé sa sortie après {said}</translation>
    </message>
    <message>
      <source>the program '{program}' ended with code {code} after {said}</source>
      <extracomment>engine/ugi/program.py</extracomment>
      <translation>le programme « {program} » s’est terminé avec le code {code} après {said}</translation>
    </message>
    <message>
      <source>{clause} ({words})</source>
      <extracomment>engine/ugi/program.py</extracomment>
      <translation>{clause} ({words})</translation>
    </message>
    <message>
      <source>it has no name</source>
      <extracomment>engine/ugi/program.py</extracomment>
      <translation>il n’a pas de nom</translation>
    </message>
    <message>
      <source>the program '{program}' cannot be started: {reason}</source>
      <extracomment>engine/ugi/program.py</extracomment>
      <translation>le programme « {program} » ne peut pas être lancé : {reason}</translation>
    </message>
    <message>
      <source>'{path}': films are drawn, not photographed</source>
      <extracomment>exports/films/film.py</extracomment>
      <translation>« {path} » : les films sont dessinés, pas photographiés</translation>
    </message>
    <message>
      <source>'{path}': only films that end in {known} can be transparent</source>
      <extracomment>exports/films/film_file.py</extracomment>
      <translation>« {path} » : seuls les films qui finissent par {known} peuvent être transparents</translation>
    </message>
    <message>
      <source>'{path}': {title} needs av: {install}</source>
      <extracomment>exports/films/film_file.py</extracomment>
      <translation>« {path} » : {title} a besoin de av : {install}</translation>
    </message>
    <message>
      <source>'{path}': the installed av has no encoder {codec}</source>
      <extracomment>exports/films/film_file.py</extracomment>
      <translation>« {path} » : l’av installé n’a pas d’encodeur {codec}</translation>
    </message>
    <message>
      <source>{uid} has a map but no 3-D view</source>
      <extracomment>exports/kinds.py</extracomment>
      <translation>{uid} a une carte, mais pas de plateau dans l’espace</translation>
    </message>
    <message>
      <source>the game has no moves; a turntable shows its board</source>
      <extracomment>exports/kinds.py</extracomment>
      <translation>la partie n’a aucun coup ; un film du plateau qui tourne le montre</translation>
    </message>
    <message>
      <source>{uid} is not a solid that unfolds; a sheet shows its board</source>
      <extracomment>exports/kinds.py</extracomment>
      <translation>{uid} n’est pas un solide qui se déplie ; une feuille montre son plateau</translation>
    </message>
    <message>
      <source>{uid} is not a flat board; its net can be printed</source>
      <extracomment>exports/kinds.py</extracomment>
      <translation>{uid} n’est pas un plateau plat ; on peut imprimer son patron</translation>
    </message>
    <message>
      <source>'{path}' does not end in {known}</source>
      <extracomment>exports/kinds.py</extracomment>
      <translation>« {path} » ne finit par aucun de {known}</translation>
    </message>
    <message>
      <source>no kind of export '{name}' (choose from {kinds})</source>
      <extracomment>exports/kinds.py</extracomment>
      <translation>pas de sorte d’export « {name} » (il y a {kinds})</translation>
    </message>
    <message>
      <source>'{path}': the name of a {name} ends in {endings}</source>
      <extracomment>exports/kinds.py</extracomment>
      <translation>« {path} » : {name} finit par {endings}</translation>
    </message>
    <message>
      <source>'{path}': {problem}</source>
      <extracomment>exports/kinds.py</extracomment>
      <translation>« {path} » : {problem}</translation>
    </message>
    <message>
      <source>the longest side of a box around it (default: 120; pieces of 20 on sheets)</source>
      <extracomment>exports/measures.py</extracomment>
      <translation>le plus long côté d'une boîte autour (par défaut : 120 ; sur les feuilles, des pièces de 20)</translation>
    </message>
    <message>
      <source>the least thickness (default: 1.2)</source>
      <extracomment>exports/measures.py</extracomment>
      <translation>l'épaisseur minimale (par défaut : 1.2)</translation>
    </message>
    <message>
      <source>the gap between parts that fit together (default: 0.2)</source>
      <extracomment>exports/measures.py</extracomment>
      <translation>le jeu entre les pièces qui s'emboîtent (par défaut : 0.2)</translation>
    </message>
    <message>
      <source>the printer's bed in mm, with a file for each plate (default: 210x210)</source>
      <extracomment>exports/measures.py</extracomment>
      <translation>le lit d’impression en mm, avec un fichier pour chaque plaque (par défaut : 210x210)</translation>
    </message>
    <message>
      <source>a4 or letter (default: a4)</source>
      <extracomment>exports/measures.py</extracomment>
      <translation>a4 ou letter (par défaut : a4)</translation>
    </message>
    <message>
      <source>frames per second (default: 25)</source>
      <extracomment>exports/measures.py</extracomment>
      <translation>images par seconde (par défaut : 25)</translation>
    </message>
    <message>
      <source>time for each move (default: 1)</source>
      <extracomment>exports/measures.py</extracomment>
      <translation>durée d’un coup (par défaut : 1)</translation>
    </message>
    <message>
      <source>time for one full turn (default: 8)</source>
      <extracomment>exports/measures.py</extracomment>
      <translation>durée d’un tour entier (par défaut : 8)</translation>
    </message>
    <message>
      <source>leave out the moves' names</source>
      <extracomment>exports/measures.py</extracomment>
      <translation>omettre les noms des coups</translation>
    </message>
    <message>
      <source>keep the camera still</source>
      <extracomment>exports/measures.py</extracomment>
      <translation>garder la caméra immobile</translation>
    </message>
    <message>
      <source>no paper '{paper}' (choose from {papers})</source>
      <extracomment>exports/measures.py</extracomment>
      <translation>pas de papier « {paper} » (il y a {papers})</translation>
    </message>
    <message>
      <source>a film has from 1 to 60 frames a second</source>
      <extracomment>exports/measures.py</extracomment>
      <translation>un film a de 1 à 60 images par seconde</translation>
    </message>
    <message>
      <source>a move of a film takes from 0.1 to 60 seconds</source>
      <extracomment>exports/measures.py</extracomment>
      <translation>un coup d’un film dure de 0,1 à 60 secondes</translation>
    </message>
    <message>
      <source>a turn of a film takes from 0.5 to 600 seconds</source>
      <extracomment>exports/measures.py</extracomment>
      <translation>un tour d’un film dure de 0,5 à 600 secondes</translation>
    </message>
    <message>
      <source>the {name} must be from {least} to {most} mm</source>
      <extracomment>exports/measures.py</extracomment>
      <translation>{name} doit être de {least} à {most} mm</translation>
    </message>
    <message>
      <source>'{path}' needs its materials beside it: {error}</source>
      <extracomment>exports/models/model.py</extracomment>
      <translation>« {path} » a besoin de ses matières à côté : {error}</translation>
    </message>
    <message>
      <source>a 3MF file needs lib3mf, which is not available for this machine: choose another ending</source>
      <extracomment>exports/models/three_mf.py</extracomment>
      <translation>un fichier 3MF demande lib3mf, qui existe pour la plupart des machines mais pas pour celle-ci : prenez une autre fin</translation>
    </message>
    <message>
      <source>a face is larger than the paper at {size} mm: {most} mm is the most</source>
      <extracomment>exports/paper/net.py</extracomment>
      <translation>une face est plus grande que le papier à {size} mm : {most} mm est le maximum</translation>
    </message>
    <message>
      <source>no set '{set}' (choose from {sets})</source>
      <extracomment>exports/photo/photograph.py</extracomment>
      <translation>pas de lieu « {set} » (il y a {sets})</translation>
    </message>
    <message>
      <source>photographs need Mitsuba, which is not available for this machine</source>
      <extracomment>exports/photo/photograph.py</extracomment>
      <translation>les photographies demandent Mitsuba, qui n’existe pas pour cette machine</translation>
    </message>
    <message>
      <source>the photograph failed: {lines}</source>
      <extracomment>exports/photo/photograph.py</extracomment>
      <translation>la photographie a échoué : {lines}</translation>
    </message>
    <message>
      <source>{first} or {last}</source>
      <extracomment>exports/picture.py</extracomment>
      <translation>{first} ou {last}</translation>
    </message>
    <message>
      <source>'{path}' is not the name of a picture: it does not end in {endings}</source>
      <extracomment>exports/picture.py</extracomment>
      <translation>« {path} » n’est pas un nom d’image : il ne finit pas par {endings}</translation>
    </message>
    <message>
      <source>'{path}': JPEG pictures have no transparent background</source>
      <extracomment>exports/picture.py</extracomment>
      <translation>« {path} » : les images JPEG n’ont pas de fond transparent</translation>
    </message>
    <message>
      <source>a bed of {bed} mm is too small for the {part}, which takes {size} mm with {gap} mm around it</source>
      <extracomment>exports/printing/plate.py</extracomment>
      <translation>un lit de {bed} mm est trop petit pour la pièce « {part} », qui prend {size} mm avec {gap} mm autour</translation>
    </message>
    <message>
      <source>a wall of {wall} mm is too thick for a board of {size} mm: at most {most} mm</source>
      <extracomment>exports/printing/printing.py</extracomment>
      <translation>une paroi de {wall} mm est trop épaisse pour un plateau de {size} mm : au plus {most} mm</translation>
    </message>
    <message>
      <source>a board of {size} mm is too small for pegs as thick as a wall of {wall} mm: about {enough} mm will do</source>
      <extracomment>exports/printing/sockets.py</extracomment>
      <translation>un plateau de {size} mm est trop petit pour des chevilles aussi épaisses qu’une paroi de {wall} mm : environ {enough} mm suffiront</translation>
    </message>
    <message>
      <source>no layer {level}: the highest layer of this board is {highest}</source>
      <extracomment>exports/style.py</extracomment>
      <translation>pas de niveau {level} : le plus haut niveau de ce plateau est {highest}</translation>
    </message>
    <message>
      <source>a set and depth of field are for photographs: choose the quality photo</source>
      <extracomment>exports/style.py</extracomment>
      <translation>un décor et la profondeur de champ sont pour les photographies : choisissez la qualité photo</translation>
    </message>
    <message>
      <source>Layer {level}</source>
      <extracomment>flat/level_drawing.py</extracomment>
      <translation>Niveau {level}</translation>
    </message>
    <message>
      <source>missing {libraries} (Debian and Ubuntu: sudo apt-get install {packages})</source>
      <extracomment>flat/requirements.py</extracomment>
      <translation>il manque {libraries} (Debian et Ubuntu : sudo apt-get install {packages})</translation>
    </message>
    <message>
      <source>no game '{uid}' (choose from {games})</source>
      <extracomment>games/__init__.py</extracomment>
      <translation>pas de jeu « {uid} » (il y a {games})</translation>
    </message>
    <message>
      <source>{place}: a game '{uid}' already exists</source>
      <extracomment>games/__init__.py</extracomment>
      <translation>{place} : il y a déjà un jeu « {uid} »</translation>
    </message>
    <message>
      <source>no variant '{uid}' ({game} has {names})</source>
      <extracomment>games/__init__.py</extracomment>
      <translation>pas de variante « {uid} » (avec {game}/ va {names})</translation>
    </message>
    <message>
      <source>{place}: no game there (name a game as module:GAME)</source>
      <extracomment>games/__init__.py</extracomment>
      <translation>{place} : pas de jeu là (un jeu se nomme comme module:GAME)</translation>
    </message>
    <message>
      <source>{place}: not a Game but a {name}</source>
      <extracomment>games/__init__.py</extracomment>
      <translation>{place} : pas un Game mais un {name}</translation>
    </message>
    <message>
      <source>{names}, or {others}</source>
      <extracomment>games/__init__.py</extracomment>
      <translation>{names}, ou {others}</translation>
    </message>
    <message>
      <source>{place}: no game there ({error})</source>
      <extracomment>games/__init__.py</extracomment>
      <translation>{place} : pas de jeu là ({error})</translation>
    </message>
    <message>
      <source>a game was left out: {error}</source>
      <extracomment>games/__init__.py</extracomment>
      <translation>un jeu a été omis : {error}</translation>
    </message>
    <message>
      <source>{name}: {error}</source>
      <extracomment>games/diagrams.py</extracomment>
      <translation>{name} : {error}</translation>
    </message>
    <message>
      <source>fen swap: White can swap only when there is one black tile and nothing else</source>
      <extracomment>games/loop/form.py</extracomment>
      <translation>fen swap : Blanc ne peut échanger que quand une tuile noire est tout ce qu’il y a</translation>
    </message>
    <message>
      <source>fen: '{text}' tiles left, expected two numbers, as in 95,95</source>
      <extracomment>games/loop/form.py</extracomment>
      <translation>fen : « {text} » tuiles restantes, attendu deux nombres, comme dans 95,95</translation>
    </message>
    <message>
      <source>fen: {text} holds no {lower} tile to close a loop</source>
      <extracomment>games/loop/form.py</extracomment>
      <translation>fen : {text} ne porte pas de tuile ({lower}) qui ferme une boucle</translation>
    </message>
    <message>
      <source>the side to move</source>
      <extracomment>games/loop/form.py</extracomment>
      <translation>le camp qui doit jouer</translation>
    </message>
    <message>
      <source>fen: expected {side} layers of tiles, found {count}</source>
      <extracomment>games/loop/form.py</extracomment>
      <translation>fen : attendu {side} niveaux de tuiles, trouvé {count}</translation>
    </message>
    <message>
      <source>on layer {level}</source>
      <extracomment>games/loop/form.py</extracomment>
      <translation>au niveau {level}</translation>
    </message>
    <message>
      <source>places on layer {level}</source>
      <extracomment>games/loop/form.py</extracomment>
      <translation>cases au niveau {level}</translation>
    </message>
    <message>
      <source>the swap</source>
      <extracomment>games/loop/form.py</extracomment>
      <translation>l’échange</translation>
    </message>
    <message>
      <source>fen: '{text}' tiles left, but this pile has no supply: -</source>
      <extracomment>games/loop/form.py</extracomment>
      <translation>fen : « {text} » tuiles restantes, mais cette pile n’a pas de réserve : -</translation>
    </message>
    <message>
      <source>fen: {names} would have {used} of {supply} tiles</source>
      <extracomment>games/loop/form.py</extracomment>
      <translation>fen : {names} aurait {used} tuiles sur {supply}</translation>
    </message>
    <message>
      <source>fen: {sites} rests on {text}, so {text} was not last</source>
      <extracomment>games/loop/form.py</extracomment>
      <translation>fen : {sites} repose sur {text}, {text} n’était donc pas la dernière</translation>
    </message>
    <message>
      <source>fen: {name} rests on {missing}, where there is no tile</source>
      <extracomment>games/loop/form.py</extracomment>
      <translation>fen : {name} repose sur {missing}, où il n’y a pas de tuile</translation>
    </message>
    <message>
      <source>fen: {name} is not joined to the board by {colour} tiles</source>
      <extracomment>games/loop/form.py</extracomment>
      <translation>fen : {name} n’est pas jointe au plateau par des tuiles ({colour})</translation>
    </message>
    <message>
      <source>layer {level}</source>
      <extracomment>games/loop/layout.py</extracomment>
      <translation>niveau {level}</translation>
    </message>
    <message>
      <source>{winner} closed a 3-D loop at {site}</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>{winner} a fermé une boucle en 3-D en {site}</translation>
    </message>
    <message>
      <source>{seat} may swap: click the tile on the board to take it over</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>{seat} peut échanger : cliquez sur la tuile pour la reprendre</translation>
    </message>
    <message>
      <source>{name}: no {colour} tile touches it</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>{name} : aucune tuile ({colour}) ne la touche</translation>
    </message>
    <message>
      <source>the loop</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>la boucle</translation>
    </message>
    <message>
      <source>what it encloses</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>ce qu’elle entoure</translation>
    </message>
    <message>
      <source>the river through it</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>ce qui coule au travers</translation>
    </message>
    <message>
      <source>fen: {sites} completes no loop</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>fen : {sites} ne complète pas de boucle</translation>
    </message>
    <message>
      <source>the pile is full</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>la pile est pleine</translation>
    </message>
    <message>
      <source>{mover} has no tile left</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>{mover} n’a plus de tuile</translation>
    </message>
    <message>
      <source>{mover} has no legal move</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>{mover} n’a pas de coup légal</translation>
    </message>
    <message>
      <source>{winner} closed a loop on the board</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>{winner} a fermé une boucle sur le plateau</translation>
    </message>
    <message>
      <source>only White can swap, and only on White's first turn</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>seul Blanc peut échanger, et seulement à son premier tour</translation>
    </message>
    <message>
      <source>no place has the number {code}</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>aucune case n’a le numéro {code}</translation>
    </message>
    <message>
      <source>{name} holds a {colour} tile</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>{name} porte une tuile ({colour})</translation>
    </message>
    <message>
      <source>{name}: there is no tile on {sites} under it</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>{name} : il n’y a pas de tuile en {sites} en dessous</translation>
    </message>
    <message>
      <source>the tile</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>la tuile</translation>
    </message>
    <message>
      <source>close a loop</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>de fermer une boucle</translation>
    </message>
    <message>
      <source>the frame</source>
      <extracomment>games/loophole_2d/board.py</extracomment>
      <translation>le cadre</translation>
    </message>
    <message>
      <source>the sharp corner is cut off</source>
      <extracomment>games/loophole_2d/board.py</extracomment>
      <translation>le coin aigu est coupé</translation>
    </message>
    <message>
      <source>window 1</source>
      <extracomment>games/loophole_2d/board.py</extracomment>
      <translation>la fenêtre 1</translation>
    </message>
    <message>
      <source>window 2</source>
      <extracomment>games/loophole_2d/board.py</extracomment>
      <translation>la fenêtre 2</translation>
    </message>
    <message>
      <source>it would lie in {window}</source>
      <extracomment>games/loophole_2d/board.py</extracomment>
      <translation>elle serait dans la {window}</translation>
    </message>
    <message>
      <source>cells in row {number}</source>
      <extracomment>games/loophole_2d/form.py</extracomment>
      <translation>cases dans la rangée {number}</translation>
    </message>
    <message>
      <source>fen: {sites} must hold {wanted} starting stone, and holds {held} stone</source>
      <extracomment>games/loophole_2d/form.py</extracomment>
      <translation>fen : {sites} doit porter une pierre de départ ({wanted}), et porte une pierre ({held})</translation>
    </message>
    <message>
      <source>{site} holds a {colour} starting stone</source>
      <extracomment>games/loophole_2d/form.py</extracomment>
      <translation>{site} porte une pierre de départ ({colour})</translation>
    </message>
    <message>
      <source>more than three loops</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>plus de trois boucles</translation>
    </message>
    <message>
      <source>two loops</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>deux boucles</translation>
    </message>
    <message>
      <source>three loops</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>trois boucles</translation>
    </message>
    <message>
      <source>No loop yet: close one through the frame or a window.</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>Pas encore de boucle : fermez-en une par le cadre ou une fenêtre.</translation>
    </message>
    <message>
      <source>{seat}: loop through {nodes}</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>{seat} : boucle par {nodes}</translation>
    </message>
    <message>
      <source>{first}; {second}</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>{first} ; {second}</translation>
    </message>
    <message>
      <source>{seat} has {loops} (two are needed): through {nodes}</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>{seat} a {loops}, il en faut deux : par {nodes}</translation>
    </message>
    <message>
      <source>{site} holds a {colour} stone</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>{site} porte une pierre ({colour})</translation>
    </message>
    <message>
      <source>{seat} closed a first loop:| one more wins</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>{seat} a fermé une première boucle :| encore une et c’est gagné</translation>
    </message>
    <message>
      <source>You closed your first loop:| one more wins</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>Vous avez fermé votre première boucle :| encore une et c’est gagné</translation>
    </message>
    <message>
      <source>It passes through {nodes}</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>Elle passe par {nodes}</translation>
    </message>
    <message>
      <source>loop</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>boucle</translation>
    </message>
    <message>
      <source>the loops</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>les boucles</translation>
    </message>
    <message>
      <source>the arcs where they pass through the frame and windows</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>les arcs où elles passent par le cadre et les fenêtres</translation>
    </message>
    <message>
      <source>no cell has the number {code}</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>aucune case n’a le numéro {code}</translation>
    </message>
    <message>
      <source>{uid} has no cell '{text}': {hole}</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>{uid} n’a pas de case « {text} » : {hole}</translation>
    </message>
    <message>
      <source>close a second loop</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>de fermer une seconde boucle</translation>
    </message>
    <message>
      <source>the leap onto {site}</source>
      <extracomment>games/loops_n_leaps/explain.py</extracomment>
      <translation>le saut sur {site}</translation>
    </message>
    <message>
      <source>the {colour} piece on {end} is safe, joined to a loop</source>
      <extracomment>games/loops_n_leaps/explain.py</extracomment>
      <translation>la pièce ({colour}) en {end} est sûre, reliée à une boucle</translation>
    </message>
    <message>
      <source>{friends} of {lines} lines: a man</source>
      <extracomment>games/loops_n_leaps/explain.py</extracomment>
      <translation>{friends} lignes sur {lines} : un pion</translation>
    </message>
    <message>
      <source>{site} is a pillar</source>
      <extracomment>games/loops_n_leaps/explain.py</extracomment>
      <translation>{site} est un pilier</translation>
    </message>
    <message>
      <source>{start} is vacant</source>
      <extracomment>games/loops_n_leaps/explain.py</extracomment>
      <translation>{start} est vide</translation>
    </message>
    <message>
      <source>{start} holds a {colour} piece</source>
      <extracomment>games/loops_n_leaps/explain.py</extracomment>
      <translation>{start} porte une pièce ({colour})</translation>
    </message>
    <message>
      <source>the man on {start} carries no leaper</source>
      <extracomment>games/loops_n_leaps/explain.py</extracomment>
      <translation>le pion en {start} ne porte pas de sauteur</translation>
    </message>
    <message>
      <source>a leaper cannot stay on {start}</source>
      <extracomment>games/loops_n_leaps/explain.py</extracomment>
      <translation>un sauteur ne peut pas rester en {start}</translation>
    </message>
    <message>
      <source>{start} and {end} are not in a straight line</source>
      <extracomment>games/loops_n_leaps/explain.py</extracomment>
      <translation>{start} et {end} ne sont pas en ligne droite</translation>
    </message>
    <message>
      <source>{end} holds a {colour} piece</source>
      <extracomment>games/loops_n_leaps/explain.py</extracomment>
      <translation>{end} porte une pièce ({colour})</translation>
    </message>
    <message>
      <source>{friends} of {lines} lines: a leaper</source>
      <extracomment>games/loops_n_leaps/explain.py</extracomment>
      <translation>{friends} lignes sur {lines} : un sauteur</translation>
    </message>
    <message>
      <source>the line from {start} to {end}</source>
      <extracomment>games/loops_n_leaps/explain.py</extracomment>
      <translation>la ligne de {start} à {end}</translation>
    </message>
    <message>
      <source>the pillar {site} stands between {start} and {end}</source>
      <extracomment>games/loops_n_leaps/explain.py</extracomment>
      <translation>le pilier {site} se trouve entre {start} et {end}</translation>
    </message>
    <message>
      <source>the {colour} piece on {site} stands in the way</source>
      <extracomment>games/loops_n_leaps/explain.py</extracomment>
      <translation>la pièce ({colour}) en {site} barre le chemin</translation>
    </message>
    <message>
      <source>free cells in row {number}</source>
      <extracomment>games/loops_n_leaps/form.py</extracomment>
      <translation>cases libres dans la rangée {number}</translation>
    </message>
    <message>
      <source>fen: s, but only Black may swap, and only a white man that stands alone</source>
      <extracomment>games/loops_n_leaps/form.py</extracomment>
      <translation>fen : s, mais seul Noir peut échanger, et seulement un pion blanc qui est seul</translation>
    </message>
    <message>
      <source>{name} is a pillar</source>
      <extracomment>games/loops_n_leaps/form.py</extracomment>
      <translation>{name} est un pilier</translation>
    </message>
    <message>
      <source>First pillar surrounded|</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>Premier pilier entouré|</translation>
    </message>
    <message>
      <source>Second pillar surrounded|</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>Deuxième pilier entouré|</translation>
    </message>
    <message>
      <source>the man</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>le pion</translation>
    </message>
    <message numerus="yes">
      <source>{count} more win</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>
        <numerusform>encore {count} pour gagner</numerusform>
        <numerusform>encore {count} pour gagner</numerusform>
      </translation>
    </message>
    <message>
      <source>{seat} leapt from {start} to {end}|</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>{seat} a sauté de {start} à {end}|</translation>
    </message>
    <message>
      <source>You leapt from {start} to {end}|</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>Vous avez sauté de {start} à {end}|</translation>
    </message>
    <message numerus="yes">
      <source>and turned over {count} of {other}'s pieces</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>
        <numerusform>et retourné {count} pièce de {other}</numerusform>
        <numerusform>et retourné {count} pièces de {other}</numerusform>
      </translation>
    </message>
    <message>
      <source>{head} by {seat}: {more}</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>{head} par {seat} : {more}</translation>
    </message>
    <message>
      <source>{head}: {more}</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>{head} : {more}</translation>
    </message>
    <message>
      <source>{seat} has {names}; {other} has {others}</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>{seat} a {names} ; {other} en a {others}</translation>
    </message>
    <message>
      <source>You have {names}; {other} has {others}</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>Vous avez {names} ; {other} en a {others}</translation>
    </message>
    <message>
      <source>{seat} has {names}; you have {others}</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>{seat} a {names} ; vous en avez {others}</translation>
    </message>
    <message>
      <source>pillar</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>pilier</translation>
    </message>
    <message>
      <source>{seat}'s loop around {names}| is broken</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>La boucle de {seat} autour de {names}| est rompue</translation>
    </message>
    <message>
      <source>Your loop around {names}| is broken</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>Votre boucle autour de {names}| est rompue</translation>
    </message>
    <message>
      <source>and took {other}'s piece on {site}</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>et pris la pièce de {other} en {site}</translation>
    </message>
    <message numerus="yes">
      <source>and turned over {count} of your pieces</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>
        <numerusform>et retourné {count} de vos pièces</numerusform>
        <numerusform>et retourné {count} de vos pièces</numerusform>
      </translation>
    </message>
    <message>
      <source>and took your piece on {site}</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>et pris votre pièce en {site}</translation>
    </message>
    <message>
      <source>{seat} has no legal move and {winner} surrounds more pillars</source>
      <extracomment>games/loops_n_leaps/variant.py</extracomment>
      <translation>{seat} n’a pas de coup légal et {winner} entoure plus de piliers</translation>
    </message>
    <message>
      <source>{seat} may swap: click the man on the board to take it over</source>
      <extracomment>games/loops_n_leaps/variant.py</extracomment>
      <translation>{seat} peut échanger : cliquez sur le pion pour le reprendre</translation>
    </message>
    <message>
      <source>{seat} surrounds {count} pillars: {names}</source>
      <extracomment>games/loops_n_leaps/variant.py</extracomment>
      <translation>{seat} entoure {count} piliers : {names}</translation>
    </message>
    <message>
      <source>the pillars surrounded</source>
      <extracomment>games/loops_n_leaps/variant.py</extracomment>
      <translation>les piliers entourés</translation>
    </message>
    <message>
      <source>the loops around them</source>
      <extracomment>games/loops_n_leaps/variant.py</extracomment>
      <translation>les boucles qui les entourent</translation>
    </message>
    <message>
      <source>{seat} has no legal move, and both players surround the same number of pillars</source>
      <extracomment>games/loops_n_leaps/variant.py</extracomment>
      <translation>{seat} n’a pas de coup légal et personne n’entoure plus de piliers que l’autre</translation>
    </message>
    <message>
      <source>no move has the number {code}</source>
      <extracomment>games/loops_n_leaps/variant.py</extracomment>
      <translation>aucun coup n’a le numéro {code}</translation>
    </message>
    <message>
      <source>only Black may swap, and only as the answer to White's first man</source>
      <extracomment>games/loops_n_leaps/variant.py</extracomment>
      <translation>seul Noir peut échanger, et seulement en réponse au premier pion de Blanc</translation>
    </message>
    <message>
      <source>{name} holds a {colour} man</source>
      <extracomment>games/loops_n_leaps/variant.py</extracomment>
      <translation>{name} porte un pion ({colour})</translation>
    </message>
    <message>
      <source>{name} holds a {colour} double</source>
      <extracomment>games/loops_n_leaps/variant.py</extracomment>
      <translation>{name} porte un pion double ({colour})</translation>
    </message>
    <message>
      <source>surround a third pillar</source>
      <extracomment>games/loops_n_leaps/variant.py</extracomment>
      <translation>d’entourer un troisième pilier</translation>
    </message>
    <message>
      <source>'{text}' is not a move: {error}</source>
      <extracomment>games/loops_n_leaps/variant.py</extracomment>
      <translation>« {text} » n’est pas un coup : {error}</translation>
    </message>
    <message>
      <source>{seat}'s rack, {place}</source>
      <extracomment>games/make/codes.py</extracomment>
      <translation>chevalet de {seat}, {place}</translation>
    </message>
    <message>
      <source>'{text}' is not a move: a rack place from 1 to {rack} and a cell, as in 3@e6</source>
      <extracomment>games/make/codes.py</extracomment>
      <translation>« {text} » n’est pas un coup : une place du chevalet de 1 à {rack} et une case, comme dans 3@e6</translation>
    </message>
    <message>
      <source>fen '{text}': expected {wanted}</source>
      <extracomment>games/make/fens.py</extracomment>
      <translation>fen « {text} » : attendu {wanted}</translation>
    </message>
    <message>
      <source>Who {deed} wins.</source>
      <extracomment>games/make/game.py</extracomment>
      <translation>Gagne qui {deed}.</translation>
    </message>
    <message>
      <source>Who cannot move loses.</source>
      <extracomment>games/make/game.py</extracomment>
      <translation>Qui ne peut pas jouer perd.</translation>
    </message>
    <message>
      <source>{site} is taken</source>
      <extracomment>games/make/named_moves.py</extracomment>
      <translation>{site} est occupé</translation>
    </message>
    <message>
      <source>say where {site} goes, as in {example}</source>
      <extracomment>games/make/named_moves.py</extracomment>
      <translation>dites où va {site}, comme dans {example}</translation>
    </message>
    <message>
      <source>{move} is not possible here</source>
      <extracomment>games/make/named_moves.py</extracomment>
      <translation>{move} n’est pas possible ici</translation>
    </message>
    <message>
      <source>'{text}' is not a move: write it like {example}</source>
      <extracomment>games/make/named_moves.py</extracomment>
      <translation>« {text} » n’est pas un coup : écrivez-le comme {example}</translation>
    </message>
    <message>
      <source>Tile {number}</source>
      <extracomment>games/make/pieces.py</extracomment>
      <translation>Tuile {number}</translation>
    </message>
    <message>
      <source>Tile</source>
      <extracomment>games/make/pieces.py</extracomment>
      <translation>Tuile</translation>
    </message>
    <message>
      <source>{title} has no place '{name}'</source>
      <extracomment>games/make/places.py</extracomment>
      <translation>{title} n’a pas de case « {name} »</translation>
    </message>
    <message>
      <source>{title} has no straight lines</source>
      <extracomment>games/make/places.py</extracomment>
      <translation>{title} n’a pas de chemins droits</translation>
    </message>
    <message>
      <source>{title} has no row of {length}</source>
      <extracomment>games/make/places.py</extracomment>
      <translation>{title} n’a pas de rangée de {length}</translation>
    </message>
    <message>
      <source>moves() lists {code}, but moves are 0 … {last}</source>
      <extracomment>games/make/seen_rules.py</extracomment>
      <translation>moves() donne {code}, mais les coups sont 0 … {last}</translation>
    </message>
    <message>
      <source>moves() lists {code}, but moves are 0 … {last}; are pieces moved? Then game() needs travels=True</source>
      <extracomment>games/make/seen_rules.py</extracomment>
      <translation>moves() donne {code}, mais les coups sont 0 … {last} ; des pièces se déplacent ? Alors game() a besoin de travels=True</translation>
    </message>
    <message>
      <source>what lies beside the board stays there</source>
      <extracomment>games/make/setup.py</extracomment>
      <translation>ce qui est à côté du plateau y reste</translation>
    </message>
    <message>
      <source>{seat}: {name}</source>
      <extracomment>games/make/setup.py</extracomment>
      <translation>{seat} : {name}</translation>
    </message>
    <message>
      <source>nothing uses {name}; did you mean {wanted}?</source>
      <extracomment>games/make/spelling.py</extracomment>
      <translation>rien n’utilise {name} ; vouliez-vous dire {wanted} ?</translation>
    </message>
    <message>
      <source>{owner}.{name} must be int, PerSite, PerSeat or an array with its shape</source>
      <extracomment>games/make/states.py</extracomment>
      <translation>{owner}.{name} doit être int, PerSite, PerSeat ou un tableau avec sa forme</translation>
    </message>
    <message>
      <source>Tables.{name} must be an array of numbers</source>
      <extracomment>games/make/states.py</extracomment>
      <translation>Tables.{name} doit être un tableau de nombres</translation>
    </message>
    <message>
      <source>the stone</source>
      <extracomment>games/make/telling.py</extracomment>
      <translation>la pierre</translation>
    </message>
    <message>
      <source>{seat} may swap: click the stone on the board to take it over</source>
      <extracomment>games/make/telling.py</extracomment>
      <translation>{seat} peut échanger : cliquez sur la pierre du plateau pour la reprendre</translation>
    </message>
    <message>
      <source>{seat} passed|</source>
      <extracomment>games/make/telling.py</extracomment>
      <translation>{seat} a passé|</translation>
    </message>
    <message>
      <source>You passed|</source>
      <extracomment>games/make/telling.py</extracomment>
      <translation>Vous avez passé|</translation>
    </message>
    <message>
      <source>{seat} cannot move</source>
      <extracomment>games/make/variant.py</extracomment>
      <translation>{seat} ne peut pas jouer</translation>
    </message>
    <message>
      <source>neither side won</source>
      <extracomment>games/make/variant.py</extracomment>
      <translation>aucun camp n’a gagné</translation>
    </message>
    <message>
      <source>{position}: {seat} cannot move, but over() says that the game goes on</source>
      <extracomment>games/make/variant.py</extracomment>
      <translation>{position} : {seat} ne peut pas jouer, mais over() dit que la partie continue</translation>
    </message>
    <message>
      <source>piece {piece} stands on {site}, but PIECES does not say how it looks</source>
      <extracomment>games/make/variant.py</extracomment>
      <translation>la pièce {piece} est sur {site}, mais PIECES ne dit pas à quoi elle ressemble</translation>
    </message>
    <message>
      <source>r b: the colour of a side    \ /: a curve to the next side    | -: a straight strand,
the one on top where two cross    +: a crossroads    a letter alone: a dead end</source>
      <extracomment>games/path_tiles/diagram.py</extracomment>
      <translation>r b : la couleur d’un côté    \ / : une courbe vers le côté voisin    | - : un brin droit,
celui du dessus où deux se croisent    + : un carrefour    une lettre seule : une impasse</translation>
    </message>
    <message>
      <source>{seat}'s rack</source>
      <extracomment>games/path_tiles/diagram.py</extracomment>
      <translation>chevalet de {seat}</translation>
    </message>
    <message>
      <source>fen board '{text}': expected {length} rows, found {count}</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>fen plateau « {text} » : attendu {length} rangées, trouvé {count}</translation>
    </message>
    <message>
      <source>fen: there is no tile on the board</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>fen : aucune tuile n’est sur le plateau</translation>
    </message>
    <message>
      <source>fen: expected {length} cells in row {number}, found {found}</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>fen : attendu {length} cases dans la rangée {number}, trouvé {found}</translation>
    </message>
    <message>
      <source>fen: expected {rack} places on {name}'s rack, found {count}</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>fen : attendu {rack} places sur le chevalet de {name}, trouvé {count}</translation>
    </message>
    <message>
      <source>fen: {place} has tile {text}, but tiles go from 0 to {most}</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>fen : {place} a la tuile {text}, mais les tuiles vont de 0 à {most}</translation>
    </message>
    <message>
      <source>fen '{text}': expected two numbers of unseen tiles, as in 33,33</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>fen « {text} » : attendu deux nombres de tuiles non vues, comme dans 33,33</translation>
    </message>
    <message>
      <source>fen: there are no free turns here</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>fen : il n’y a pas de tours gratuits ici</translation>
    </message>
    <message>
      <source>fen: {sum} tiles are unseen, but only {hidden} are left</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>fen : {sum} tuiles ne sont pas vues, mais il n’en reste que {hidden}</translation>
    </message>
    <message>
      <source>fen: '{text}' on {name}'s rack is neither a tile number nor -</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>fen : « {text} » sur le chevalet de {name} n’est pas un numéro de tuile ni -</translation>
    </message>
    <message>
      <source>fen: '{text}' among the tiles {name} draws is not a tile number</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>fen : « {text} » parmi les tuiles que tire {name} n’est pas un numéro de tuile</translation>
    </message>
    <message>
      <source>fen: tile {tile} is not among the {count} in use</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>fen : la tuile {tile} n’est pas parmi les {count} utilisées</translation>
    </message>
    <message>
      <source>fen: tile {tile} appears {count} times, not {copies}</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>fen : la tuile {tile} est là {count} fois, pas {copies}</translation>
    </message>
    <message>
      <source>fen: {name} has {unseen} unseen tiles, more than {most}</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>fen : {name} a {unseen} tuiles non vues, plus que {most}</translation>
    </message>
    <message>
      <source>fen: {name}'s rack has an empty place and {unseen} tiles to fill it</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>fen : le chevalet de {name} a une place vide et {unseen} tuiles pour la remplir</translation>
    </message>
    <message>
      <source>fen: '{text}' in row {number} is neither a tile, as in t36, nor a number of vacant cells</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>fen : « {text} » dans la rangée {number} n’est pas une tuile, comme dans t36, ni un nombre de cases vides</translation>
    </message>
    <message>
      <source>fen: the {side} side of {cell} and the {other_side} side of {other_cell} do not match</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>fen : le côté {side} de {cell} et le côté {other_side} de {other_cell} ne sont pas pareils</translation>
    </message>
    <message numerus="yes">
      <source>fen: {name} draws {count} tiles, but only {unseen} are unseen</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>
        <numerusform>fen : {name} tire {count} tuile, mais seules {unseen} ne sont pas vues</numerusform>
        <numerusform>fen : {name} tire {count} tuiles, mais seules {unseen} ne sont pas vues</numerusform>
      </translation>
    </message>
    <message>
      <source>{seat} has yet to draw</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>{seat} doit encore tirer</translation>
    </message>
    <message>
      <source>the left and the right side</source>
      <extracomment>games/path_tiles/marks.py</extracomment>
      <translation>le côté gauche et le côté droit</translation>
    </message>
    <message>
      <source>the top and the bottom side</source>
      <extracomment>games/path_tiles/marks.py</extracomment>
      <translation>le côté haut et le côté bas</translation>
    </message>
    <message>
      <source>north</source>
      <extracomment>games/path_tiles/tiles.py</extracomment>
      <translation>nord</translation>
    </message>
    <message>
      <source>east</source>
      <extracomment>games/path_tiles/tiles.py</extracomment>
      <translation>est</translation>
    </message>
    <message>
      <source>south</source>
      <extracomment>games/path_tiles/tiles.py</extracomment>
      <translation>sud</translation>
    </message>
    <message>
      <source>west</source>
      <extracomment>games/path_tiles/tiles.py</extracomment>
      <translation>ouest</translation>
    </message>
    <message>
      <source>blank</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>vierge</translation>
    </message>
    <message>
      <source>red</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>rouge</translation>
    </message>
    <message>
      <source>blue</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>bleu</translation>
    </message>
    <message>
      <source>{seat} connected {sides}</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>{seat} a relié {sides}</translation>
    </message>
    <message>
      <source>a free turn: {seat} moves again</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>un tour gratuit : {seat} joue encore</translation>
    </message>
    <message>
      <source>A tile that touches two others gives you a free turn: you move again. One fits on {site}.</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>Une tuile qui en touche deux autres vous donne un tour gratuit : vous rejouez. Une convient en {site}.</translation>
    </message>
    <message>
      <source>{move}: {why}</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>{move} : {why}</translation>
    </message>
    <message>
      <source>no tile shares a side with {site}</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>aucune tuile n’a de côté commun avec {site}</translation>
    </message>
    <message>
      <source>connect two sides</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>de relier deux côtés</translation>
    </message>
    <message>
      <source>the closed loop</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>la boucle fermée</translation>
    </message>
    <message>
      <source>the path from side to side</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>le chemin d’un côté à l’autre</translation>
    </message>
    <message>
      <source>the longest paths</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>les plus longs chemins</translation>
    </message>
    <message>
      <source>a move begins with a tile of your own rack and ends on a cell</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>un coup commence par une tuile de votre chevalet et finit sur une case</translation>
    </message>
    <message numerus="yes">
      <source>{seat} has no legal move; Red's longest path has {count} parts, Blue's {blue}</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>
        <numerusform>{seat} n’a pas de coup légal ; le plus long chemin de Rouge a {count} partie, celui de Bleu {blue}</numerusform>
        <numerusform>{seat} n’a pas de coup légal ; le plus long chemin de Rouge a {count} parties, celui de Bleu {blue}</numerusform>
      </translation>
    </message>
    <message>
      <source>{seat} put a tile on {site}|</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>{seat} a posé une tuile en {site}|</translation>
    </message>
    <message>
      <source>You put a tile on {site}|</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>Vous avez posé une tuile en {site}|</translation>
    </message>
    <message>
      <source>The tile on {site} touches {count} tiles</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>La tuile en {site} touche {count} tuiles</translation>
    </message>
    <message>
      <source>{move}: place {place} of {seat}'s rack is empty</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>{move} : la place {place} du chevalet de {seat} est vide</translation>
    </message>
    <message>
      <source>{move}: a tile lies on {site}</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>{move} : une tuile est posée en {site}</translation>
    </message>
    <message>
      <source>{seat}'s loop is closed</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>la boucle de {seat} est fermée</translation>
    </message>
    <message>
      <source>the {colour} {side} side would touch a {other} side of {site}</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>le côté {side} ({colour}) toucherait un côté ({other}) de {site}</translation>
    </message>
    <message>
      <source>the path of a polyhedron file</source>
      <extracomment>games/ring_majority/board.py</extracomment>
      <translation>le chemin d’un fichier de polyèdre</translation>
    </message>
    <message>
      <source>The file has {listed} faces, the realm {faces}.</source>
      <extracomment>games/ring_majority/file_realm.py</extracomment>
      <translation>Le fichier a {listed} faces, le royaume {faces}.</translation>
    </message>
    <message>
      <source>{path} is no {formats} file: its name does not end in {endings}</source>
      <extracomment>games/ring_majority/file_realm.py</extracomment>
      <translation>{path} n’est pas un fichier {formats} : son nom ne finit pas par {endings}</translation>
    </message>
    <message>
      <source>{path} {error}</source>
      <extracomment>games/ring_majority/file_realm.py</extracomment>
      <translation>{path} {error}</translation>
    </message>
    <message>
      <source>among the stones on faces</source>
      <extracomment>games/ring_majority/form.py</extracomment>
      <translation>parmi les pierres des faces</translation>
    </message>
    <message>
      <source>places on faces</source>
      <extracomment>games/ring_majority/form.py</extracomment>
      <translation>cases de faces</translation>
    </message>
    <message>
      <source>among the stones on edges</source>
      <extracomment>games/ring_majority/form.py</extracomment>
      <translation>parmi les pierres des arêtes</translation>
    </message>
    <message>
      <source>places on edges</source>
      <extracomment>games/ring_majority/form.py</extracomment>
      <translation>cases d’arêtes</translation>
    </message>
    <message>
      <source>among the stones on corners</source>
      <extracomment>games/ring_majority/form.py</extracomment>
      <translation>parmi les pierres des sommets</translation>
    </message>
    <message>
      <source>places on corners</source>
      <extracomment>games/ring_majority/form.py</extracomment>
      <translation>cases de sommets</translation>
    </message>
    <message>
      <source>fen stones '{text}': expected faces/edges/corners</source>
      <extracomment>games/ring_majority/form.py</extracomment>
      <translation>fen pierres « {text} » : attendu faces/arêtes/sommets</translation>
    </message>
    <message>
      <source>fen hands '{text}': expected two numbers, as in 14,14</source>
      <extracomment>games/ring_majority/form.py</extracomment>
      <translation>fen mains « {text} » : attendu deux nombres, comme dans 14,14</translation>
    </message>
    <message>
      <source>fen hands '{text}': {name} would have {used} of {count} stones</source>
      <extracomment>games/ring_majority/form.py</extracomment>
      <translation>fen mains « {text} » : {name} aurait {used} pierres sur {count}</translation>
    </message>
    <message>
      <source>the board is the polyhedron {name}, which is not stored in the game: open that polyhedron's file first, with 'ringrealms3d play --realm FILE' or in the window, then the game</source>
      <extracomment>games/ring_majority/known_solids.py</extracomment>
      <translation>le plateau est le polyèdre {name}, que la partie ne contient pas : ouvrez une fois le fichier de ce polyèdre, avec 'ringrealms3d play --realm FILE' ou dans la fenêtre, puis la partie</translation>
    </message>
    <message>
      <source>the board is not a solid in one line of OFF</source>
      <extracomment>games/ring_majority/known_solids.py</extracomment>
      <translation>le plateau n’est pas un solide en une ligne de OFF</translation>
    </message>
    <message>
      <source>the board does not fit its name, {name}</source>
      <extracomment>games/ring_majority/known_solids.py</extracomment>
      <translation>le plateau ne correspond pas à son nom, {name}</translation>
    </message>
    <message>
      <source>is too uneven: even after evening out, places would be too small to see</source>
      <extracomment>games/ring_majority/known_solids.py</extracomment>
      <translation>est trop inégal : même égalisé, des cases seraient trop petites pour être vues</translation>
    </message>
    <message>
      <source>is too uneven: places would be too small to see</source>
      <extracomment>games/ring_majority/known_solids.py</extracomment>
      <translation>est trop inégal : des cases seraient trop petites pour être vues</translation>
    </message>
    <message>
      <source>'{path}' is of version {parts}, not {version}</source>
      <extracomment>games/ring_majority/solution/bounds.py</extracomment>
      <translation>« {path} » est de la version {parts}, pas {version}</translation>
    </message>
    <message>
      <source>'{path}' is not a file of bounds: its parts do not fit together</source>
      <extracomment>games/ring_majority/solution/bounds.py</extracomment>
      <translation>« {path} » n’est pas un fichier de bornes : ses parties ne vont pas ensemble</translation>
    </message>
    <message>
      <source>its parts are larger than they look</source>
      <extracomment>games/ring_majority/solution/bounds.py</extracomment>
      <translation>ses parties sont plus grandes qu’elles n’en ont l’air</translation>
    </message>
    <message>
      <source>the head of its {name} is of another version</source>
      <extracomment>games/ring_majority/solution/bounds.py</extracomment>
      <translation>l’en-tête de {name} est d’une autre version</translation>
    </message>
    <message>
      <source>its {name} are something else</source>
      <extracomment>games/ring_majority/solution/bounds.py</extracomment>
      <translation>{name} est autre chose</translation>
    </message>
    <message>
      <source>'{path}' is not a file of bounds: {error}</source>
      <extracomment>games/ring_majority/solution/bounds.py</extracomment>
      <translation>« {path} » n’est pas un fichier de bornes : {error}</translation>
    </message>
    <message>
      <source>part {number} does not have the cycles of its boards</source>
      <extracomment>games/ring_majority/solution/retrograde.py</extracomment>
      <translation>la partie {number} ne contient pas les cycles de ses positions</translation>
    </message>
    <message numerus="yes">
      <source>take {count} stones</source>
      <extracomment>games/ring_majority/variant.py</extracomment>
      <translation>
        <numerusform>de prendre {count} pierre</numerusform>
        <numerusform>de prendre {count} pierres</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>The ring around {site} is complete, but only {count} of its {size} stones are yours.</source>
      <extracomment>games/ring_majority/variant.py</extracomment>
      <translation>
        <numerusform>L’anneau autour de {site} est complet, mais seule {count} de ses {size} pierres est à vous.</numerusform>
        <numerusform>L’anneau autour de {site} est complet, mais seules {count} de ses {size} pierres sont à vous.</numerusform>
      </translation>
    </message>
    <message>
      <source>the same board came up for the third time</source>
      <extracomment>games/ring_majority/variant.py</extracomment>
      <translation>le même plateau se présente pour la troisième fois</translation>
    </message>
    <message>
      <source>the stones in the majority</source>
      <extracomment>games/ring_majority/variant.py</extracomment>
      <translation>les pierres en plus</translation>
    </message>
    <message numerus="yes">
      <source>The ring around {site} is not complete: {count} of its {size} places are full.</source>
      <extracomment>games/ring_majority/variant.py</extracomment>
      <translation>
        <numerusform>L’anneau autour de {site} n’est pas complet : {count} de ses {size} cases est occupée.</numerusform>
        <numerusform>L’anneau autour de {site} n’est pas complet : {count} de ses {size} cases sont occupées.</numerusform>
      </translation>
    </message>
    <message>
      <source>the board is full</source>
      <extracomment>games/ring_majority/variant.py</extracomment>
      <translation>le plateau est plein</translation>
    </message>
    <message>
      <source>{seat} is to move and has no stone left to place</source>
      <extracomment>games/ring_majority/variant.py</extracomment>
      <translation>{seat} est au trait et n’a plus de pierre à poser</translation>
    </message>
    <message>
      <source>the ring around {site}</source>
      <extracomment>games/ring_majority/variant.py</extracomment>
      <translation>l’anneau autour de {site}</translation>
    </message>
    <message>
      <source>convex and counter-clockwise</source>
      <extracomment>games/tabletop.py</extracomment>
      <translation>convexe et dans le sens antihoraire</translation>
    </message>
    <message>
      <source>is not convex: it has points on both sides of one of its faces</source>
      <extracomment>geometry/convex.py</extracomment>
      <translation>n’est pas convexe : il a des points des deux côtés d’une de ses faces</translation>
    </message>
    <message>
      <source>holds no faces</source>
      <extracomment>geometry/convex.py</extracomment>
      <translation>ne tient pas de faces</translation>
    </message>
    <message>
      <source>has {count} triangles, more than {most_triangles}</source>
      <extracomment>geometry/convex.py</extracomment>
      <translation>a {count} triangles, plus que {most_triangles}</translation>
    </message>
    <message>
      <source>has a point whose coordinates are not finite numbers</source>
      <extracomment>geometry/convex.py</extracomment>
      <translation>a un point dont les coordonnées ne sont pas des nombres finis</translation>
    </message>
    <message>
      <source>is a single point, no solid</source>
      <extracomment>geometry/convex.py</extracomment>
      <translation>est un seul point, pas un solide</translation>
    </message>
    <message>
      <source>has no face with an area</source>
      <extracomment>geometry/convex.py</extracomment>
      <translation>n’a pas de face avec une aire</translation>
    </message>
    <message>
      <source>is flat, or almost: a solid needs a thickness</source>
      <extracomment>geometry/convex.py</extracomment>
      <translation>est plat, ou presque : un solide a besoin d’une épaisseur</translation>
    </message>
    <message>
      <source>holds {bodies} bodies, not one</source>
      <extracomment>geometry/convex.py</extracomment>
      <translation>tient {bodies} corps, pas un</translation>
    </message>
    <message>
      <source>has details too fine to tell apart: they are smaller than 1/{round} of its size</source>
      <extracomment>geometry/convex.py</extracomment>
      <translation>a des détails trop fins pour être distingués : ils sont plus petits que 1/{round} de sa taille</translation>
    </message>
    <message>
      <source>has {sites} places, more than {most_sites}</source>
      <extracomment>geometry/convex.py</extracomment>
      <translation>a {sites} cases, plus que {most_sites}</translation>
    </message>
    <message>
      <source>has a face with {widest} sides, more than {most}</source>
      <extracomment>geometry/convex.py</extracomment>
      <translation>a une face de {widest} côtés, plus que {most}</translation>
    </message>
    <message>
      <source>has a corner with {degree} edges, more than {widest}</source>
      <extracomment>geometry/convex.py</extracomment>
      <translation>a un sommet de {degree} arêtes, plus que {widest}</translation>
    </message>
    <message numerus="yes">
      <source>is open: {count} edges belong to one face only</source>
      <extracomment>geometry/convex.py</extracomment>
      <translation>
        <numerusform>est ouvert : {count} côté n’appartient qu’à une face</numerusform>
        <numerusform>est ouvert : {count} côtés n’appartiennent qu’à une face</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>is not a manifold: {count} edges belong to more than two faces</source>
      <extracomment>geometry/convex.py</extracomment>
      <translation>
        <numerusform>n’est pas une variété : {count} côté appartient à plus de deux faces</numerusform>
        <numerusform>n’est pas une variété : {count} côtés appartiennent à plus de deux faces</numerusform>
      </translation>
    </message>
    <message>
      <source>has more than {most_sites} places</source>
      <extracomment>geometry/convex.py</extracomment>
      <translation>a plus de {most_sites} cases</translation>
    </message>
    <message>
      <source>cannot be read as {kind}</source>
      <extracomment>geometry/mesh_file.py</extracomment>
      <translation>ne peut pas être lu comme {kind}</translation>
    </message>
    <message>
      <source>{name}, line {number}: longer than {longest_line} characters</source>
      <extracomment>geometry/mesh_file.py</extracomment>
      <translation>{name}, ligne {number} : plus longue que {longest_line} caractères</translation>
    </message>
    <message>
      <source>{name}, line {number}: a face is a row of vertex numbers</source>
      <extracomment>geometry/mesh_file.py</extracomment>
      <translation>{name}, ligne {number} : une face est une suite de numéros de sommets</translation>
    </message>
    <message>
      <source>line {number}</source>
      <extracomment>geometry/mesh_parts.py</extracomment>
      <translation>ligne {number}</translation>
    </message>
    <message>
      <source>{name}: {count} {things}, more than {most}</source>
      <extracomment>geometry/mesh_parts.py</extracomment>
      <translation>{name} : {count} {things} sont plus que {most}</translation>
    </message>
    <message>
      <source>{name}: it has more than {most_lines} lines</source>
      <extracomment>geometry/mesh_parts.py</extracomment>
      <translation>{name} : il a plus de {most_lines} lignes</translation>
    </message>
    <message>
      <source>{name}, {place}: a vertex is three numbers</source>
      <extracomment>geometry/mesh_parts.py</extracomment>
      <translation>{name}, {place} : un sommet est trois nombres</translation>
    </message>
    <message>
      <source>vertices</source>
      <extracomment>geometry/mesh_parts.py</extracomment>
      <translation>sommets</translation>
    </message>
    <message>
      <source>{name}, {place}: a face has three corners or more</source>
      <extracomment>geometry/mesh_parts.py</extracomment>
      <translation>{name}, {place} : une face a trois coins ou plus</translation>
    </message>
    <message>
      <source>triangles</source>
      <extracomment>geometry/mesh_parts.py</extracomment>
      <translation>triangles</translation>
    </message>
    <message>
      <source>{name}: a face has a vertex that does not exist</source>
      <extracomment>geometry/mesh_parts.py</extracomment>
      <translation>{name} : une face a un sommet qui n’existe pas</translation>
    </message>
    <message>
      <source>{name}: {vertices} vertices and {faces} faces announced, {lines} lines found</source>
      <extracomment>geometry/off.py</extracomment>
      <translation>{name} : {vertices} sommets et {faces} faces sont annoncés, {lines} lignes sont là</translation>
    </message>
    <message>
      <source>{name}, line {number}: an OFF file starts with the word OFF</source>
      <extracomment>geometry/off.py</extracomment>
      <translation>{name}, ligne {number} : un fichier OFF commence par le mot OFF</translation>
    </message>
    <message>
      <source>{name}: {word} is for vertices of four coordinates or more, here they have three</source>
      <extracomment>geometry/off.py</extracomment>
      <translation>{name} : {word} est pour des sommets de quatre coordonnées ou plus, ici ils en ont trois</translation>
    </message>
    <message>
      <source>{name}: it is binary; save it as text</source>
      <extracomment>geometry/off.py</extracomment>
      <translation>{name} : il est binaire ; enregistrez-le en texte</translation>
    </message>
    <message>
      <source>faces</source>
      <extracomment>geometry/off.py</extracomment>
      <translation>faces</translation>
    </message>
    <message>
      <source>{name}, line {number}: not a face of the {vertex_count} vertices</source>
      <extracomment>geometry/off.py</extracomment>
      <translation>{name}, ligne {number} : pas une face des {vertex_count} sommets</translation>
    </message>
    <message>
      <source>{name}: the numbers of vertices and faces are missing</source>
      <extracomment>geometry/off.py</extracomment>
      <translation>{name} : les nombres de sommets et de faces manquent</translation>
    </message>
    <message>
      <source>{name}, line {number}: a vertex is three numbers</source>
      <extracomment>geometry/off.py</extracomment>
      <translation>{name}, ligne {number} : un sommet est trois nombres</translation>
    </message>
    <message>
      <source>{name}, line {number}: a face is a row of whole numbers</source>
      <extracomment>geometry/off.py</extracomment>
      <translation>{name}, ligne {number} : une face est une suite de nombres entiers</translation>
    </message>
    <message>
      <source>{place}: no property of numbers</source>
      <extracomment>geometry/ply.py</extracomment>
      <translation>{place} : pas une propriété de nombres</translation>
    </message>
    <message>
      <source>{name}: the element {element} has no {names}</source>
      <extracomment>geometry/ply.py</extracomment>
      <translation>{name} : l’élément {element} n’a pas {names}</translation>
    </message>
    <message>
      <source>{name}: it is not a mesh, or it is damaged</source>
      <extracomment>geometry/ply.py</extracomment>
      <translation>{name} : ce n’est pas un maillage, ou il est abîmé</translation>
    </message>
    <message>
      <source>{name}: its header names no format</source>
      <extracomment>geometry/ply.py</extracomment>
      <translation>{name} : son en-tête ne nomme pas de format</translation>
    </message>
    <message>
      <source>numbers and lists</source>
      <extracomment>geometry/ply.py</extracomment>
      <translation>nombres et listes</translation>
    </message>
    <message>
      <source>{name}: the number of the element {kind} is missing</source>
      <extracomment>geometry/ply.py</extracomment>
      <translation>{name} : le nombre de l’élément {kind} manque</translation>
    </message>
    <message>
      <source>rows of the element {kind}</source>
      <extracomment>geometry/ply.py</extracomment>
      <translation>lignes de l’élément {kind}</translation>
    </message>
    <message>
      <source>vertex {number}</source>
      <extracomment>geometry/ply.py</extracomment>
      <translation>sommet {number}</translation>
    </message>
    <message>
      <source>face {number}</source>
      <extracomment>geometry/ply.py</extracomment>
      <translation>face {number}</translation>
    </message>
    <message>
      <source>{name}: it is damaged, or its end is missing</source>
      <extracomment>geometry/ply.py</extracomment>
      <translation>{name} : il est abîmé, ou sa fin manque</translation>
    </message>
    <message>
      <source>{name}, line {number}</source>
      <extracomment>geometry/ply.py</extracomment>
      <translation>{name}, ligne {number}</translation>
    </message>
    <message>
      <source>{name}, line {number}: it is not a mesh, or it is damaged</source>
      <extracomment>geometry/ply.py</extracomment>
      <translation>{name}, ligne {number} : ce n’est pas un maillage, ou il est abîmé</translation>
    </message>
    <message>
      <source>elements</source>
      <extracomment>geometry/ply.py</extracomment>
      <translation>éléments</translation>
    </message>
    <message>
      <source>properties</source>
      <extracomment>geometry/ply.py</extracomment>
      <translation>propriétés</translation>
    </message>
    <message>
      <source>no realm '{name}' (choose from {names})</source>
      <extracomment>geometry/standing.py</extracomment>
      <translation>pas de royaume « {name} » (il y a {names})</translation>
    </message>
    <message>
      <source>{name}: its end is missing</source>
      <extracomment>geometry/stl.py</extracomment>
      <translation>{name} : sa fin manque</translation>
    </message>
    <message>
      <source>{uid} is a board from a file, and such boards have no opening books</source>
      <extracomment>lab/book_making.py</extracomment>
      <translation>{uid} est un plateau de fichier, et ceux-ci n’ont pas de livres d’ouvertures</translation>
    </message>
    <message>
      <source>{uid} starts with a new deal every time, so no opening comes up again</source>
      <extracomment>lab/book_making.py</extracomment>
      <translation>{uid} commence chaque fois par une autre donne, donc aucune ouverture ne revient</translation>
    </message>
    <message>
      <source>the board opens</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>le plateau s'ouvre</translation>
    </message>
    <message>
      <source>random games end</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>les parties au hasard se terminent</translation>
    </message>
    <message>
      <source>functions and constants</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>fonctions et constantes</translation>
    </message>
    <message>
      <source>legal moves</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>coups légaux</translation>
    </message>
    <message>
      <source>texts of moves</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>textes des coups</translation>
    </message>
    <message>
      <source>fens</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>FEN</translation>
    </message>
    <message>
      <source>positions from fens</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>positions lues de FEN</translation>
    </message>
    <message>
      <source>positions stay as they are</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>les positions ne changent pas</translation>
    </message>
    <message>
      <source>clicks</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>clics</translation>
    </message>
    <message>
      <source>captures</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>prises</translation>
    </message>
    <message>
      <source>symmetries</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>symétries</translation>
    </message>
    <message>
      <source>random moves</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>coups au hasard</translation>
    </message>
    <message>
      <source>playouts</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>simulations</translation>
    </message>
    <message>
      <source>patterns</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>motifs</translation>
    </message>
    <message>
      <source>layout</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>disposition</translation>
    </message>
    <message>
      <source>diagrams and counts</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>diagrammes et décomptes</translation>
    </message>
    <message>
      <source>setting up</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>composition de positions</translation>
    </message>
    <message>
      <source>rules page</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>page des règles</translation>
    </message>
    <message>
      <source>files</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>fichiers</translation>
    </message>
    <message>
      <source>pictures</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>images</translation>
    </message>
    <message>
      <source>machine code</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>code machine</translation>
    </message>
    <message>
      <source>engine</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>moteur</translation>
    </message>
    <message>
      <source>a picture in the rules is no line of its own: {line}</source>
      <extracomment>lab/checks/shown.py</extracomment>
      <translation>une image des règles n’est pas seule sur sa ligne : {line}</translation>
    </message>
    <message>
      <source>playouts/s</source>
      <extracomment>lab/commands/bench.py</extracomment>
      <translation>simulations/s</translation>
    </message>
    <message>
      <source>moves/s</source>
      <extracomment>lab/commands/bench.py</extracomment>
      <translation>coups/s</translation>
    </message>
    <message>
      <source>draws/move</source>
      <extracomment>lab/commands/bench.py</extracomment>
      <translation>tirages/coup</translation>
    </message>
    <message>
      <source>Each move of Ring Majority places one stone: its moves/s are placed stones/s.</source>
      <extracomment>lab/commands/bench.py</extracomment>
      <translation>Chaque coup de Ring Majority pose une pierre : ses coups/s sont des pierres posées/s.</translation>
    </message>
    <message>
      <source>Loophole 2D fills the board at once and judges it: its moves/s are filled cells/s.</source>
      <extracomment>lab/commands/bench.py</extracomment>
      <translation>Loophole 2D remplit le plateau d’un coup et le juge : ses coups/s sont des cases remplies/s.</translation>
    </message>
    <message>
      <source>count the sequences of legal moves</source>
      <extracomment>lab/commands/bench.py</extracomment>
      <translation>compter les suites de coups légaux</translation>
    </message>
    <message>
      <source>Count the sequences of legal moves of every length up to a depth.</source>
      <extracomment>lab/commands/bench.py</extracomment>
      <translation>Compter les suites de coups légaux de chaque longueur jusqu’à une profondeur.</translation>
    </message>
    <message>
      <source>the longest (default: 3)</source>
      <extracomment>lab/commands/bench.py</extracomment>
      <translation>la plus longue (par défaut : 3)</translation>
    </message>
    <message>
      <source>count each first move by itself</source>
      <extracomment>lab/commands/bench.py</extracomment>
      <translation>compter chaque premier coup à part</translation>
    </message>
    <message>
      <source>measure the speed of the rules</source>
      <extracomment>lab/commands/bench.py</extracomment>
      <translation>mesurer la vitesse des règles</translation>
    </message>
    <message>
      <source>Play random games on one core, choosing uniformly among the legal moves, with every rule applied. A draw is one step of a calibration loop of random numbers.</source>
      <extracomment>lab/commands/bench.py</extracomment>
      <translation>Jouer des parties aléatoires de coups légaux équiprobables, toutes règles respectées, sur un cœur. Un tirage est un pas d’une boucle d’étalonnage de nombres aléatoires.</translation>
    </message>
    <message>
      <source>the variants (default: eight of all games)</source>
      <extracomment>lab/commands/bench.py</extracomment>
      <translation>les variantes (par défaut : huit de tous les jeux)</translation>
    </message>
    <message>
      <source>time for each (default: 3)</source>
      <extracomment>lab/commands/bench.py</extracomment>
      <translation>temps pour chacune (par défaut : 3)</translation>
    </message>
    <message>
      <source>calibration: {draws} M draws/s</source>
      <extracomment>lab/commands/bench.py</extracomment>
      <translation>étalonnage : {draws} M tirages/s</translation>
    </message>
    <message numerus="yes">
      <source>{variant}: no book is written, because no move was played in {count} games</source>
      <extracomment>lab/commands/book.py</extracomment>
      <translation>
        <numerusform>{variant} : aucun livre n’est écrit, car aucun coup n’a été joué dans {count} partie</numerusform>
        <numerusform>{variant} : aucun livre n’est écrit, car aucun coup n’a été joué dans {count} parties</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{variant}: {done} of {count} games</source>
      <extracomment>lab/commands/book.py</extracomment>
      <translation>
        <numerusform>{variant} : {done}/{count} partie</numerusform>
        <numerusform>{variant} : {done}/{count} parties</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{path}: {count} positions, {size} kB</source>
      <extracomment>lab/commands/book.py</extracomment>
      <translation>
        <numerusform>{path} : {count} position, {size} ko</numerusform>
        <numerusform>{path} : {count} positions, {size} ko</numerusform>
      </translation>
    </message>
    <message>
      <source>first move</source>
      <extracomment>lab/commands/book.py</extracomment>
      <translation>premier coup</translation>
    </message>
    <message>
      <source>score %</source>
      <extracomment>lab/commands/book.py</extracomment>
      <translation>en %</translation>
    </message>
    <message>
      <source>in the book</source>
      <extracomment>lab/commands/book.py</extracomment>
      <translation>dans le livre</translation>
    </message>
    <message>
      <source>make opening books from self-play</source>
      <extracomment>lab/commands/book.py</extracomment>
      <translation>faire des livres d’ouvertures par des parties contre soi-même</translation>
    </message>
    <message>
      <source>Let the engine play itself and make an opening book from the games. It draws the first moves from those that it likes best and that did well in earlier games. For every position, however the board is turned and whichever moves led to it, the book shows how often each move was played and how many points it scored. A few hundred games cover only a few plies; test a book with a match of strong,book=yes against strong, with --random-plies 0. Ctrl+C stops; finished games are kept in the folder games beside the books, and the same command resumes. Games that start at random and boards from files have no books.</source>
      <extracomment>lab/commands/book.py</extracomment>
      <translation>Laisser le moteur jouer contre lui-même et faire des parties un livre d’ouvertures. Il tire les premiers coups parmi ceux qu’il préfère et qui ont bien réussi dans des parties d’avant. Pour chaque position, de quelque façon que le plateau soit tourné et par quelques coups qu’on y vienne, le livre dit combien de fois chaque coup a été joué et combien de points il a rapportés. Quelques centaines de parties ne couvrent que quelques coups ; éprouvez un livre par un match de strong,book=yes contre strong, avec --random-plies 0. Ctrl+C arrête ; les parties finies restent dans le dossier games à côté des livres, et la même commande continue. Les jeux à début aléatoire et les plateaux de fichiers n’ont pas de livres.</translation>
    </message>
    <message>
      <source>the variants, such as loop/mini ring-majority/cube</source>
      <extracomment>lab/commands/book.py</extracomment>
      <translation>les variantes, comme loop/mini ring-majority/cube</translation>
    </message>
    <message>
      <source>playouts for a move after these (default: as many as before)</source>
      <extracomment>lab/commands/book.py</extracomment>
      <translation>simulations par coup après ceux-ci (par défaut : autant qu’avant)</translation>
    </message>
    <message>
      <source>where books and games are kept (default: where the engine looks for books first)</source>
      <extracomment>lab/commands/book.py</extracomment>
      <translation>où livres et parties sont gardés (par défaut : où le moteur cherche d’abord les livres)</translation>
    </message>
    <message>
      <source>this part of the round is done; merge the files of all parts</source>
      <extracomment>lab/commands/book.py</extracomment>
      <translation>cette part du tour est faite ; réunissez les fichiers de toutes les parts</translation>
    </message>
    <message>
      <source>played</source>
      <extracomment>lab/commands/book.py</extracomment>
      <translation>joué</translation>
    </message>
    <message>
      <source>left out</source>
      <extracomment>lab/commands/book.py</extracomment>
      <translation>omis</translation>
    </message>
    <message>
      <source>seconds for a move, instead of {nodes} playouts</source>
      <extracomment>lab/commands/book.py</extracomment>
      <translation>secondes par coup, au lieu de {nodes} simulations</translation>
    </message>
    <message>
      <source>how many moves of each game the book has (default: {plies})</source>
      <extracomment>lab/commands/book.py</extracomment>
      <translation>combien de coups de chaque partie a le livre (par défaut : {plies})</translation>
    </message>
    <message numerus="yes">
      <source>{count} checks failed.</source>
      <extracomment>lab/commands/check.py</extracomment>
      <translation>
        <numerusform>{count} point n'est pas respecté.</numerusform>
        <numerusform>{count} points ne sont pas respectés.</numerusform>
      </translation>
    </message>
    <message>
      <source>check a game of your own</source>
      <extracomment>lab/commands/check.py</extracomment>
      <translation>vérifier un jeu à soi</translation>
    </message>
    <message>
      <source>Play random games of every board with plain and with compiled rules, and check moves, texts, pictures, files, the rules page and the engine. Exit code 1 if a check fails.</source>
      <extracomment>lab/commands/check.py</extracomment>
      <translation>Joue des parties au hasard sur chaque plateau avec les règles interprétées puis compilées, et vérifie les coups, les textes, les images, les fichiers, la page des règles et le moteur. Code de sortie 1 si un point n'est pas respecté.</translation>
    </message>
    <message>
      <source>a game as module:NAME, also in this folder, or its id</source>
      <extracomment>lab/commands/check.py</extracomment>
      <translation>un jeu sous la forme module:NOM, aussi dans ce dossier, ou son identifiant</translation>
    </message>
    <message>
      <source>All checks passed.</source>
      <extracomment>lab/commands/check.py</extracomment>
      <translation>Tout est respecté.</translation>
    </message>
    <message>
      <source>draw boards in every theme and material, with a page that shows them</source>
      <extracomment>lab/commands/gallery.py</extracomment>
      <translation>dessiner des plateaux dans chaque thème et matière, avec une page qui les montre</translation>
    </message>
    <message>
      <source>Draw boards, each in the middle of a random game, in every theme and in every material, and write a page that shows all pictures. No display is needed.</source>
      <extracomment>lab/commands/gallery.py</extracomment>
      <translation>Dessiner des plateaux, chacun au milieu d’une partie aléatoire, dans chaque thème et chaque matière, et écrire une page qui montre toutes les images. Aucun écran n’est nécessaire.</translation>
    </message>
    <message>
      <source>the variants (default: all)</source>
      <extracomment>lab/commands/gallery.py</extracomment>
      <translation>les variantes (par défaut : toutes)</translation>
    </message>
    <message>
      <source>the folder of the pictures</source>
      <extracomment>lab/commands/gallery.py</extracomment>
      <translation>le dossier des images</translation>
    </message>
    <message>
      <source>only this one; can be repeated</source>
      <extracomment>lab/commands/gallery.py</extracomment>
      <translation>seulement celui-ci ; peut être répété</translation>
    </message>
    <message>
      <source>only these; can be repeated</source>
      <extracomment>lab/commands/gallery.py</extracomment>
      <translation>seulement celles-ci ; peut être répété</translation>
    </message>
    <message>
      <source>pixels of a picture (default: 400x340)</source>
      <extracomment>lab/commands/gallery.py</extracomment>
      <translation>pixels d’une image (par défaut : 400x340)</translation>
    </message>
    <message>
      <source>photograph one board of each game too</source>
      <extracomment>lab/commands/gallery.py</extracomment>
      <translation>photographier aussi un plateau de chaque jeu</translation>
    </message>
    <message>
      <source>show the pictures of an earlier gallery beside these</source>
      <extracomment>lab/commands/gallery.py</extracomment>
      <translation>montrer à côté les images d’une galerie précédente</translation>
    </message>
    <message>
      <source>--shard needs --folder, where the finished part is kept</source>
      <extracomment>lab/commands/levels.py</extracomment>
      <translation>--shard demande --folder, qui garde la part faite ici</translation>
    </message>
    <message>
      <source>measure the levels against each other</source>
      <extracomment>lab/commands/levels.py</extracomment>
      <translation>mesurer les niveaux les uns contre les autres</translation>
    </message>
    <message>
      <source>Let every level play a match against the one below it. The table shows the higher level's results. Ctrl+C stops; with --folder the same command resumes. Measurements of your own games are kept.</source>
      <extracomment>lab/commands/levels.py</extracomment>
      <translation>Laisser chaque niveau jouer un match contre celui d’en dessous. Le tableau montre les résultats du niveau supérieur. Ctrl+C arrête ; avec --folder, la même commande continue plus tard. Ce qui a été mesuré d'un jeu à soi est gardé.</translation>
    </message>
    <message>
      <source>the variants (default: one of every game)</source>
      <extracomment>lab/commands/levels.py</extracomment>
      <translation>les variantes (par défaut : une de chaque jeu)</translation>
    </message>
    <message>
      <source>the lowest and the highest (default: 1-10)</source>
      <extracomment>lab/commands/levels.py</extracomment>
      <translation>le plus bas et le plus haut (par défaut : 1-10)</translation>
    </message>
    <message>
      <source>seconds for a move, instead of the levels' own</source>
      <extracomment>lab/commands/levels.py</extracomment>
      <translation>secondes par coup, pas celles des niveaux</translation>
    </message>
    <message>
      <source>keep the games of each variant in a file here, and resume from it</source>
      <extracomment>lab/commands/levels.py</extracomment>
      <translation>garder les parties de chaque variante dans un fichier ici, et les continuer</translation>
    </message>
    <message>
      <source>{path} now has the levels</source>
      <extracomment>lab/commands/levels.py</extracomment>
      <translation>Les niveaux sont maintenant dans {path}</translation>
    </message>
    <message>
      <source>'{text}' is not a range of levels such as 1-10</source>
      <extracomment>lab/commands/levels.py</extracomment>
      <translation>« {text} » n’est pas une plage de niveaux comme 1-10</translation>
    </message>
    <message>
      <source>{path}: {units} {of_jobs}; {repeated}</source>
      <extracomment>lab/commands/machines.py</extracomment>
      <translation>{path} : {units} {of_jobs} ; {repeated}</translation>
    </message>
    <message numerus="yes">
      <source>{count} workers serve {address}</source>
      <extracomment>lab/commands/machines.py</extracomment>
      <translation>
        <numerusform>un ouvrier sert {address}</numerusform>
        <numerusform>{count} ouvriers servent {address}</numerusform>
      </translation>
    </message>
    <message>
      <source>the scheduler has ended</source>
      <extracomment>lab/commands/machines.py</extracomment>
      <translation>l'ordonnanceur a pris fin</translation>
    </message>
    <message>
      <source>merge the files of shards</source>
      <extracomment>lab/commands/machines.py</extracomment>
      <translation>réunir les fichiers des parts</translation>
    </message>
    <message>
      <source>Merge files that were made with --file, from matches, levels, books, reviews or tuning. What is in several of them counts once. The same command without --shard, with the new file, then shows the result. Files of earlier versions are brought up to date.</source>
      <extracomment>lab/commands/machines.py</extracomment>
      <translation>Réunir des fichiers faits avec --file, de matchs, de niveaux, de livres, d'analyses ou d'apprentissage. Ce qui est dans plusieurs compte une fois. La même commande sans --shard, avec le nouveau fichier, montre alors le résultat. Les fichiers de versions antérieures sont mis à jour.</translation>
    </message>
    <message>
      <source>the files</source>
      <extracomment>lab/commands/machines.py</extracomment>
      <translation>les fichiers</translation>
    </message>
    <message>
      <source>the file to write</source>
      <extracomment>lab/commands/machines.py</extracomment>
      <translation>le fichier à écrire</translation>
    </message>
    <message>
      <source>let this machine work for a cluster</source>
      <extracomment>lab/commands/machines.py</extracomment>
      <translation>faire travailler cette machine pour une grappe</translation>
    </message>
    <message>
      <source>Start workers for the Dask scheduler at this address; match --cluster and other commands hand their games to it. Anybody who reaches the scheduler can run code here: the page on clusters says how to protect it. Ctrl+C stops.</source>
      <extracomment>lab/commands/machines.py</extracomment>
      <translation>Lancer des ouvriers pour l'ordonnanceur Dask à cette adresse ; match --cluster et d'autres commandes lui confient leurs parties. Quiconque atteint l'ordonnanceur peut exécuter du code ici : la page sur les grappes dit comment le protéger. Ctrl+C arrête.</translation>
    </message>
    <message>
      <source>such as tls://host:8786</source>
      <extracomment>lab/commands/machines.py</extracomment>
      <translation>par exemple tls://host:8786</translation>
    </message>
    <message>
      <source>how many workers, each on one core (default: as many as there are cores)</source>
      <extracomment>lab/commands/machines.py</extracomment>
      <translation>combien d'ouvriers, chacun sur un cœur (par défaut : autant que de cœurs)</translation>
    </message>
    <message>
      <source>start programs that speak UGI as players, if a match names them</source>
      <extracomment>lab/commands/machines.py</extracomment>
      <translation>lancer comme joueurs des programmes qui parlent UGI, si un match les nomme</translation>
    </message>
    <message numerus="yes">
      <source>{count} units of work</source>
      <extracomment>lab/commands/machines.py</extracomment>
      <translation>
        <numerusform>{count} unité de travail</numerusform>
        <numerusform>{count} unités de travail</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>of {count} jobs</source>
      <extracomment>lab/commands/machines.py</extracomment>
      <translation>
        <numerusform>de {count} tâche</numerusform>
        <numerusform>de {count} tâches</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} were duplicates</source>
      <extracomment>lab/commands/machines.py</extracomment>
      <translation>
        <numerusform>{count} en double</numerusform>
        <numerusform>{count} en double</numerusform>
      </translation>
    </message>
    <message>
      <source>a match needs two players at least</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>un match demande au moins deux joueurs</translation>
    </message>
    <message>
      <source>"{player}" is not one of the players</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>« {player} » ne joue pas</translation>
    </message>
    <message>
      <source>--sprt is for two players</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>--sprt est pour deux joueurs</translation>
    </message>
    <message>
      <source>--sprt needs all games in their order, not a shard</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>--sprt ne vaut pas pour une part, mais pour toutes les parties dans leur ordre</translation>
    </message>
    <message>
      <source>let players play a match or a tournament</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>faire jouer un match ou un tournoi</translation>
    </message>
    <message>
      <source>Play a match of two players, or a tournament of more. A player is search settings (plain, strong, strong,rave_bias=200), a level (level=3), varied=6, which draws its first 6 plies from those that strong likes best, or a program that speaks UGI (ugi:COMMAND). strong,book=yes and level=10,book=yes play from the opening book. Games come in pairs with the same opening and the same deal, and colours exchanged. Ctrl+C stops; with --file the same command resumes.</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>Jouer un match à deux, ou un tournoi à plus. Un joueur est un réglage de la recherche (plain, strong, strong,rave_bias=200), un niveau (level=3), varied=6, qui tire ses 6 premiers coups parmi ceux que strong préfère, ou un programme qui parle UGI (ugi:COMMANDE). strong,book=yes et level=10,book=yes jouent avec le livre d'ouvertures. Les parties vont par deux, avec la même ouverture et la même donne, les couleurs échangées. Ctrl+C arrête ; avec --file la même commande continue plus tard.</translation>
    </message>
    <message>
      <source>the players; scores are the first one's</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>les joueurs ; le score est celui du premier</translation>
    </message>
    <message>
      <source>with more than two players, let only the first play against all others</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>à plus de deux joueurs, faire jouer le premier contre tous les autres, et non tous contre tous</translation>
    </message>
    <message>
      <source>seconds for a move; levels have limits of their own</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>secondes par coup ; les niveaux ont leurs propres limites</translation>
    </message>
    <message>
      <source>end a game as soon as an engine that chooses no moves at random has proven its result</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>terminer une partie dès qu'un moteur qui ne tire aucun coup au sort en a prouvé le résultat</translation>
    </message>
    <message>
      <source>random moves that every pair of games begins with (default: 2)</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>coups aléatoires par lesquels commence chaque paire de parties (par défaut : 2)</translation>
    </message>
    <message>
      <source>a file with one opening per line, as moves; each is played by a pair of games</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>un fichier avec les coups d'une ouverture à chaque ligne, une paire de parties pour chacune</translation>
    </message>
    <message>
      <source>stop as soon as a sequential test decides whether the first player is better by ELO0 or by ELO1</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>arrêter dès qu'un test séquentiel dit si le premier joueur est meilleur de ELO0 ou de ELO1</translation>
    </message>
    <message>
      <source>how often the test may decide for ELO1 when ELO0 is true (default: 0.05)</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>combien de fois le test peut dire ELO1 quand ELO0 est vrai (par défaut : 0.05)</translation>
    </message>
    <message>
      <source>how often the test may decide for ELO0 when ELO1 is true (default: 0.05)</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>combien de fois le test peut dire ELO0 quand ELO1 est vrai (par défaut : 0.05)</translation>
    </message>
    <message>
      <source>ELO0 and ELO1 are normalized Elo</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>ELO0 et ELO1 sont des Elo normalisés</translation>
    </message>
    <message>
      <source>the player whose rating is 0 in a tournament (default: the first one)</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>le joueur dont le classement est 0 dans un tournoi (par défaut : le premier)</translation>
    </message>
    <message>
      <source>write a row for every game to this file</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>écrire une ligne pour chaque partie dans ce fichier</translation>
    </message>
    <message>
      <source>draw score, length and time to this SVG or PNG file</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>dessiner score, longueur et temps dans ce fichier SVG ou PNG</translation>
    </message>
    <message>
      <source>how many, in pairs: an odd number means one more (default: {games})</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>combien, par paires : un nombre impair en veut une de plus (par défaut : {games})</translation>
    </message>
    <message>
      <source>fixes openings, deals and what the players draw (default: {seed})</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>fixe ouvertures, donnes et ce que tirent les joueurs (par défaut : {seed})</translation>
    </message>
    <message>
      <source>'{text}' is not a difference in Elo</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>« {text} » n’est pas une différence en Elo</translation>
    </message>
    <message>
      <source>'{text}' is not a probability between 0 and 0.5</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>« {text} » n’est pas une probabilité entre 0 et 0.5</translation>
    </message>
    <message numerus="yes">
      <source>{done} of {count} games of {variant}</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>
        <numerusform>{done}/{count} partie de {variant}</numerusform>
        <numerusform>{done}/{count} parties de {variant}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{variant}: a level's results against the one below, {count} games</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>
        <numerusform>{variant} : résultats d’un niveau contre celui d’en dessous, {count} partie</numerusform>
        <numerusform>{variant} : résultats d’un niveau contre celui d’en dessous, {count} parties</numerusform>
      </translation>
    </message>
    <message>
      <source>Elo {elo0} or {elo1} ({scale})</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>Elo {elo0} ou {elo1} ({scale})</translation>
    </message>
    <message>
      <source>log-likelihood ratio {ratio} of {lower} to {upper}</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>rapport de log-vraisemblance {ratio}, entre {lower} et {upper}</translation>
    </message>
    <message numerus="yes">
      <source>{asked}: {hypothesis}, {elo}, after {count} pairs, {ratio}</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>
        <numerusform>{asked} : {hypothesis}, {elo}, après {count} paire, {ratio}</numerusform>
        <numerusform>{asked} : {hypothesis}, {elo}, après {count} paires, {ratio}</numerusform>
      </translation>
    </message>
    <message>
      <source>{played}, {mean} plies each</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>{played}, {mean} coups chacune</translation>
    </message>
    <message>
      <source>levels</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>niveaux</translation>
    </message>
    <message>
      <source>player</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>joueur</translation>
    </message>
    <message>
      <source>rating</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>classement</translation>
    </message>
    <message numerus="yes">
      <source>{asked}: open after {count} pairs, {ratio}</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>
        <numerusform>{asked} : indécis après {count} paire, {ratio}</numerusform>
        <numerusform>{asked} : indécis après {count} paires, {ratio}</numerusform>
      </translation>
    </message>
    <message>
      <source>A as</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>A avec</translation>
    </message>
    <message>
      <source>both</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>total</translation>
    </message>
    <message>
      <source>time a move</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>temps par coup</translation>
    </message>
    <message>
      <source>failed moves</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>coups ratés</translation>
    </message>
    <message>
      <source>no ratings until everybody has played</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>pas de classement avant que tous aient joué</translation>
    </message>
    <message>
      <source>logistic</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>logistique</translation>
    </message>
    <message>
      <source>normalized</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>normalisé</translation>
    </message>
    <message>
      <source>{low} to {high}</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>{low} à {high}</translation>
    </message>
    <message>
      <source>{first} against {second}</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>{first} contre {second}</translation>
    </message>
    <message>
      <source>game {game}, move {move}: {failure}</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>partie {game}, coup {move} : {failure}</translation>
    </message>
    <message>
      <source>{id}: {solution} is not the one right move</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>{id} : {solution} n’est pas le seul bon coup</translation>
    </message>
    <message numerus="yes">
      <source>{told} after {count} games</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>
        <numerusform>{told} après {count} partie</numerusform>
        <numerusform>{told} après {count} parties</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{part} of {count} puzzles proven, {played} moves tried in {taken} s</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>
        <numerusform>{part}/{count} problème prouvé, {played} coups essayés en {taken} s</numerusform>
        <numerusform>{part}/{count} problèmes prouvés, {played} coups essayés en {taken} s</numerusform>
      </translation>
    </message>
    <message>
      <source>{id}: {played} moves do not prove it</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>{id} : {played} coups ne le prouvent pas</translation>
    </message>
    <message numerus="yes">
      <source>{count} puzzles</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>
        <numerusform>{count} problème</numerusform>
        <numerusform>{count} problèmes</numerusform>
      </translation>
    </message>
    <message>
      <source>puzzles</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>problèmes</translation>
    </message>
    <message>
      <source>tried</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>essayés</translation>
    </message>
    <message>
      <source>solved</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>résolus</translation>
    </message>
    <message>
      <source>with hints</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>avec indices</translation>
    </message>
    <message>
      <source>missed</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>ratés</translation>
    </message>
    <message>
      <source>puzzle</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>problème</translation>
    </message>
    <message>
      <source>goal</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>but</translation>
    </message>
    <message>
      <source>solution</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>solution</translation>
    </message>
    <message>
      <source>hard</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>difficulté</translation>
    </message>
    <message>
      <source>make, check and list puzzles, and see your results</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>créer, vérifier et lister des problèmes, et voir vos résultats</translation>
    </message>
    <message>
      <source>Puzzles are positions in which exactly one first move is right, which is proven. They come from games that the engine played against itself.</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>Les problèmes sont des positions où un seul premier coup est juste, ce qui est prouvé. Ils viennent de parties du moteur contre lui-même.</translation>
    </message>
    <message>
      <source>find puzzles in games that the engine plays against itself</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>trouver des problèmes dans des parties du moteur contre lui-même</translation>
    </message>
    <message>
      <source>Let the engine play itself and keep what brute force proves: positions near the end with exactly one right first move. The file is written after every find; what is in it stays, so Ctrl+C loses nothing and the same command resumes.</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>Laisser le moteur jouer contre lui-même et garder ce que la force brute prouve : des positions près de la fin avec un seul premier coup juste. Le fichier est écrit après chaque trouvaille ; ce qui y est reste, Ctrl+C ne perd donc rien et la même commande continue.</translation>
    </message>
    <message>
      <source>the file of puzzles</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>le fichier des problèmes</translation>
    </message>
    <message>
      <source>the longest time for a variant (default: none)</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>le temps maximal pour une variante (par défaut : aucun)</translation>
    </message>
    <message>
      <source>games at a time, at most one a core (default: 1)</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>parties à la fois, au plus une par cœur (par défaut : 1)</translation>
    </message>
    <message>
      <source>fixes the games (default: 1)</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>fixe les parties (par défaut : 1)</translation>
    </message>
    <message>
      <source>prove every puzzle of a file again</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>prouver de nouveau chaque problème d’un fichier</translation>
    </message>
    <message>
      <source>Try all moves of every puzzle by brute force over the rules. Exit code 1 if a proof fails.</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>Essayer tous les coups de chaque problème par force brute selon les règles. Code de sortie 1 si une preuve échoue.</translation>
    </message>
    <message>
      <source>list the puzzles of a file</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>lister les problèmes d’un fichier</translation>
    </message>
    <message>
      <source>List the puzzles of a file.</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>Lister les problèmes d’un fichier.</translation>
    </message>
    <message>
      <source>what the puzzles ask for</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>quel genre de chose ils demandent</translation>
    </message>
    <message>
      <source>show your puzzle rating and what you solved</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>donner votre classement aux problèmes, et ce que vous avez résolu</translation>
    </message>
    <message>
      <source>Show your puzzle rating, your streaks, and what you solved of each theme and game.</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>Donne votre classement aux problèmes, vos séries, et ce que vous avez résolu de chaque thème et de chaque jeu.</translation>
    </message>
    <message>
      <source>the puzzles (default: those that come with the program)</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>les problèmes (par défaut : ceux qui viennent avec le programme)</translation>
    </message>
    <message numerus="yes">
      <source>{variant}: {done} of {count} puzzles</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>
        <numerusform>{variant} : {done}/{count} problème</numerusform>
        <numerusform>{variant} : {done}/{count} problèmes</numerusform>
      </translation>
    </message>
    <message>
      <source>the first puzzle</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>le premier problème</translation>
    </message>
    <message>
      <source>puzzle {number} of {total}: {id}</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>problème {number} sur {total} : {id}</translation>
    </message>
    <message>
      <source>all</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>tous</translation>
    </message>
    <message>
      <source>win</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>gagner</translation>
    </message>
    <message>
      <source>win in n</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>gagner en n</translation>
    </message>
    <message>
      <source>do not lose</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>ne pas perdre</translation>
    </message>
    <message>
      <source>best capture</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>meilleure capture</translation>
    </message>
    <message numerus="yes">
      <source>{told}, {count} games</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>
        <numerusform>{told}, {count} partie</numerusform>
        <numerusform>{told}, {count} parties</numerusform>
      </translation>
    </message>
    <message>
      <source>how many of each variant the file should have (default: {count})</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>combien de chaque variante le fichier doit avoir (par défaut : {count})</translation>
    </message>
    <message>
      <source>{variant}: the first game</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>{variant} : la première partie</translation>
    </message>
    <message>
      <source>measure what variants are worth as games</source>
      <extracomment>lab/commands/report.py</extracomment>
      <translation>mesurer ce que valent des variantes comme jeux</translation>
    </message>
    <message>
      <source>Let the engine play itself, and write a page on each variant, a JSON file with its figures, and a page that compares all reports in the folder. The games are kept there too. Ctrl+C stops; the same command resumes, and only writes the pages once all games are there.</source>
      <extracomment>lab/commands/report.py</extracomment>
      <translation>Faire jouer le moteur contre lui-même, et écrire une page sur chaque variante, un fichier JSON avec ses chiffres, et une page qui compare tous les rapports du dossier. Les parties restent dans le dossier. Ctrl+C arrête ; la même commande continue plus tard, et n'écrit que les pages une fois toutes les parties là.</translation>
    </message>
    <message>
      <source>the folder for games and pages</source>
      <extracomment>lab/commands/report.py</extracomment>
      <translation>le dossier des parties et des pages</translation>
    </message>
    <message numerus="yes">
      <source>{variant}: {done} of {count} units of work</source>
      <extracomment>lab/commands/report.py</extracomment>
      <translation>
        <numerusform>{variant} : {done}/{count} unité de travail</numerusform>
        <numerusform>{variant} : {done}/{count} unités de travail</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{variant}: {done} of {count} games examined</source>
      <extracomment>lab/commands/report.py</extracomment>
      <translation>
        <numerusform>{variant} : {done}/{count} partie regardée</numerusform>
        <numerusform>{variant} : {done}/{count} parties regardées</numerusform>
      </translation>
    </message>
    <message>
      <source>games of the engine against itself (default: {games})</source>
      <extracomment>lab/commands/report.py</extracomment>
      <translation>parties du moteur contre lui-même (par défaut : {games})</translation>
    </message>
    <message>
      <source>playouts for a move (default: {nodes})</source>
      <extracomment>lab/commands/report.py</extracomment>
      <translation>simulations par coup (par défaut : {nodes})</translation>
    </message>
    <message>
      <source>fixes all games (default: {seed})</source>
      <extracomment>lab/commands/report.py</extracomment>
      <translation>fixe toutes les parties (par défaut : {seed})</translation>
    </message>
    <message>
      <source>how many times to double the playouts, starting at --nodes, and match each number against its half (default: {doublings})</source>
      <extracomment>lab/commands/report.py</extracomment>
      <translation>combien de doublements des simulations à peser contre la moitié, à partir de --nodes (par défaut : {doublings})</translation>
    </message>
    <message>
      <source>games for each of them, in pairs: an odd number means one more (default: {games})</source>
      <extracomment>lab/commands/report.py</extracomment>
      <translation>parties pour chacun, par paires : un nombre impair en veut une de plus (par défaut : {games})</translation>
    </message>
    <message>
      <source>{variant}: this part is done; merge the files of all parts, then run the command without --shard</source>
      <extracomment>lab/commands/report.py</extracomment>
      <translation>{variant} : cette part est faite ; réunissez les fichiers de toutes les parts, puis lancez la commande sans --shard</translation>
    </message>
    <message>
      <source>the engine is getting ready</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>le moteur se prépare</translation>
    </message>
    <message numerus="yes">
      <source>{done} of {count} positions</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>
        <numerusform>{done}/{count} position</numerusform>
        <numerusform>{done}/{count} positions</numerusform>
      </translation>
    </message>
    <message>
      <source>file</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>fichier</translation>
    </message>
    <message>
      <source>side</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>camp</translation>
    </message>
    <message>
      <source>accuracy</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>précision</translation>
    </message>
    <message>
      <source>inaccuracies</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>imprécisions</translation>
    </message>
    <message>
      <source>mistakes</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>fautes</translation>
    </message>
    <message>
      <source>blunders</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>graves</translation>
    </message>
    <message>
      <source>loss</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>perte</translation>
    </message>
    <message>
      <source>turn</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>tour</translation>
    </message>
    <message>
      <source>cost</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>coût</translation>
    </message>
    <message>
      <source>better line</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>meilleure suite</translation>
    </message>
    <message>
      <source>judge the moves of whole games, with a graph of each</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>juger les coups de parties entières, avec un graphique de chacune</translation>
    </message>
    <message>
      <source>Evaluate every position of games and judge their moves by the drop in the chance to win: inaccuracies, mistakes and blunders, each with the move that was better. Each game is written with its evaluations, and its graph beside it. Ctrl+C stops; what is written stays.</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>Évaluer chaque position de parties et juger leurs coups d’après la baisse des chances de gain : imprécisions, fautes et grosses fautes, chacune avec le coup qui valait mieux. Chaque partie est écrite avec ses évaluations, et son graphique à côté. Ctrl+C arrête ; ce qui est écrit reste.</translation>
    </message>
    <message>
      <source>the games' files; - is standard input</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>les fichiers des parties ; - est l’entrée standard</translation>
    </message>
    <message>
      <source>the folder for games and graphs</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>le dossier des parties et des graphiques</translation>
    </message>
    <message>
      <source>playouts for a position, instead of a time</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>simulations par position, au lieu d’un temps</translation>
    </message>
    <message>
      <source>add the better move, with its line, to each bad move in the games</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>écrire dans les parties ce qui valait mieux à chaque mauvais coup, avec sa suite</translation>
    </message>
    <message>
      <source>the graphs' format (default: svg)</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>le format des graphiques (par défaut : svg)</translation>
    </message>
    <message>
      <source>fixes the searches (default: 1)</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>fixe les recherches (par défaut : 1)</translation>
    </message>
    <message>
      <source>time for a position (default: {seconds})</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>temps par position (par défaut : {seconds})</translation>
    </message>
    <message>
      <source>All games ended, every move was legal; memory is steady: {size} MB from the end of the first round to the end of the last.</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>Toutes les parties ont fini, chaque coup était légal ; la mémoire est stable : {size} Mo de la fin de la première série à celle de la dernière.</translation>
    </message>
    <message numerus="yes">
      <source>round {number} of {total}, {count} games: {memory}</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>
        <numerusform>série {number} sur {total}, {count} partie : {memory}</numerusform>
        <numerusform>série {number} sur {total}, {count} parties : {memory}</numerusform>
      </translation>
    </message>
    <message>
      <source>memory is not known on this system</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>la mémoire n’est pas connue sur ce système</translation>
    </message>
    <message>
      <source>the memory of the engine grew by {size} MB from the end of the first round to the end of the last</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>la mémoire du moteur a crû de {size} Mo de la fin de la première série à celle de la dernière</translation>
    </message>
    <message>
      <source>the memory of the rules grew by {size} MB from the end of the first round to the end of the last</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>la mémoire des règles a crû de {size} Mo de la fin de la première série à celle de la dernière</translation>
    </message>
    <message>
      <source>plies each</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>coups/partie</translation>
    </message>
    <message>
      <source>longest</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>maximum</translation>
    </message>
    <message>
      <source>a move, checked</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>coup, vérifié</translation>
    </message>
    <message>
      <source>play many engine games and check every move</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>jouer beaucoup de parties du moteur et vérifier chaque coup</translation>
    </message>
    <message>
      <source>Let the engine play itself on one variant after the other. The plain rules check every move, every game has to end, and memory has to stay steady from the first round of all variants to the last. Exit code 1 if anything goes wrong.</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>Laisser le moteur jouer contre lui-même sur une variante après l’autre. Les règles simples vérifient chaque coup, chaque partie doit finir, et la mémoire doit rester stable de la première série de toutes les variantes à la dernière. Code de sortie 1 si quelque chose va mal.</translation>
    </message>
    <message>
      <source>how many in all (default: 500)</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>combien en tout (par défaut : 500)</translation>
    </message>
    <message>
      <source>round {number} of {total}: {variant}, seed {seed}</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>série {number} sur {total} : {variant}, graine {seed}</translation>
    </message>
    <message>
      <source>memory: {sizes}</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>mémoire : {sizes}</translation>
    </message>
    <message>
      <source>All games ended, every move was legal; memory has nothing to compare with.</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>Toutes les parties ont fini, chaque coup était légal ; pour la mémoire, il n’y a rien à comparer.</translation>
    </message>
    <message>
      <source>seconds for a move (default: {movetime})</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>secondes par coup (par défaut : {movetime})</translation>
    </message>
    <message>
      <source>engine {before} to {after} MB</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>moteur {before} à {after} Mo</translation>
    </message>
    <message>
      <source>rules {before} to {after} MB</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>règles {before} à {after} Mo</translation>
    </message>
    <message>
      <source>{uid} has {size} places; realms of up to {most_sites} can be solved</source>
      <extracomment>lab/commands/solve.py</extracomment>
      <translation>{uid} a {size} cases ; les royaumes jusqu’à {most_sites} peuvent être résolus</translation>
    </message>
    <message>
      <source>{uid} cannot be solved without compiled kernels</source>
      <extracomment>lab/commands/solve.py</extracomment>
      <translation>{uid} ne peut pas être résolu sans noyaux compilés</translation>
    </message>
    <message>
      <source>solve Ring Majority on a small realm</source>
      <extracomment>lab/commands/solve.py</extracomment>
      <translation>résoudre Ring Majority sur un petit royaume</translation>
    </message>
    <message>
      <source>Bound the result of Ring Majority on a small realm for every ply and board and write the bounds to a file. The engine plays such a realm perfectly. Ctrl+C stops; with --file the same command resumes.</source>
      <extracomment>lab/commands/solve.py</extracomment>
      <translation>Borner le résultat de Ring Majority sur un petit royaume pour chaque coup et chaque plateau et écrire les bornes dans un fichier. Le moteur joue parfaitement un tel royaume. Ctrl+C arrête ; avec --file, la même commande continue plus tard.</translation>
    </message>
    <message>
      <source>a realm of at most 14 places: tet</source>
      <extracomment>lab/commands/solve.py</extracomment>
      <translation>un royaume d’au plus 14 cases : tet</translation>
    </message>
    <message>
      <source>with best play {seats} ends {max}</source>
      <extracomment>lab/commands/solve.py</extracomment>
      <translation>au mieux joué, {seats} finit à {max}</translation>
    </message>
    <message>
      <source>games of each variant in a round</source>
      <extracomment>lab/commands/tune.py</extracomment>
      <translation>parties de chaque variante dans une série</translation>
    </message>
    <message>
      <source>playouts for a move</source>
      <extracomment>lab/commands/tune.py</extracomment>
      <translation>simulations par coup</translation>
    </message>
    <message>
      <source>how many rounds</source>
      <extracomment>lab/commands/tune.py</extracomment>
      <translation>nombre de séries</translation>
    </message>
    <message>
      <source>one game is not enough: --games must be at least 2</source>
      <extracomment>lab/commands/tune.py</extracomment>
      <translation>une partie ne suffit pas : --games doit être au moins 2</translation>
    </message>
    <message>
      <source>the weights of a board from a file can only be written to an --output</source>
      <extracomment>lab/commands/tune.py</extracomment>
      <translation>les poids d’un plateau de fichier n’ont d’autre place que --output</translation>
    </message>
    <message>
      <source>tune how good the engine expects moves to be by their patterns</source>
      <extracomment>lab/commands/tune.py</extracomment>
      <translation>régler ce que le moteur attend des coups d’après leur aspect</translation>
    </message>
    <message>
      <source>Let the engine play itself, see where its searches went, and fit the weights of the game's patterns to that. One variant gets weights of its own, several get those that all variants without their own share. Each round after the first searches with the weights of the one before. The weights are written after every round.</source>
      <extracomment>lab/commands/tune.py</extracomment>
      <translation>Laisser le moteur jouer contre lui-même, voir où sont allées ses recherches, et y ajuster les poids des motifs du jeu. Une variante reçoit ses propres poids, plusieurs reçoivent ceux que partagent toutes les variantes qui n’en ont pas. Chaque série après la première cherche avec les poids de celle d’avant. Les poids sont écrits après chaque série.</translation>
    </message>
    <message>
      <source>the variants, which share their patterns</source>
      <extracomment>lab/commands/tune.py</extracomment>
      <translation>les variantes, qui partagent leurs motifs</translation>
    </message>
    <message>
      <source>{uid} has no patterns to tune</source>
      <extracomment>lab/commands/tune.py</extracomment>
      <translation>{uid} n’a pas de motifs à régler</translation>
    </message>
    <message>
      <source>{uid} and {other} do not share their patterns</source>
      <extracomment>lab/commands/tune.py</extracomment>
      <translation>{uid} et {other} ne partagent pas leurs motifs</translation>
    </message>
    <message numerus="yes">
      <source>round {number}: {count} positions to learn from</source>
      <extracomment>lab/commands/tune.py</extracomment>
      <translation>
        <numerusform>série {number} : {count} position pour apprendre</numerusform>
        <numerusform>série {number} : {count} positions pour apprendre</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>surprise at {count} others {untuned} nats untuned, {tuned} tuned</source>
      <extracomment>lab/commands/tune.py</extracomment>
      <translation>
        <numerusform>surprise sur {count} autre : {untuned} nats sans réglage, {tuned} avec</numerusform>
        <numerusform>surprise sur {count} autres : {untuned} nats sans réglage, {tuned} avec</numerusform>
      </translation>
    </message>
    <message>
      <source>{learned}; {surprised}; {path}</source>
      <extracomment>lab/commands/tune.py</extracomment>
      <translation>{learned} ; {surprised} ; {path}</translation>
    </message>
    <message>
      <source>game {done} of {total}, {seconds} s</source>
      <extracomment>lab/commands/tune.py</extracomment>
      <translation>partie {done} sur {total}, {seconds} s</translation>
    </message>
    <message>
      <source>{text} (default: {usual})</source>
      <extracomment>lab/commands/tune.py</extracomment>
      <translation>{text} (par défaut : {usual})</translation>
    </message>
    <message>
      <source>--shard needs --file, where the finished part is kept</source>
      <extracomment>lab/commands/workplace.py</extracomment>
      <translation>--shard demande --file, qui garde la part faite ici</translation>
    </message>
    <message>
      <source>games or other pieces of work at a time (default: 1)</source>
      <extracomment>lab/commands/workplace.py</extracomment>
      <translation>parties ou autres travaux à la fois (par défaut : 1)</translation>
    </message>
    <message>
      <source>let the workers of a Dask scheduler do the work, such as tls://host:8786 (see the page on clusters)</source>
      <extracomment>lab/commands/workplace.py</extracomment>
      <translation>confier le travail aux ouvriers d'un ordonnanceur Dask, par exemple tls://host:8786 (voir la page sur les grappes)</translation>
    </message>
    <message>
      <source>keep finished work here, and resume from it</source>
      <extracomment>lab/commands/workplace.py</extracomment>
      <translation>garder ici le travail terminé, et repartir de là</translation>
    </message>
    <message>
      <source>do only part K of N, for machines without a connection; merge the files with match merge</source>
      <extracomment>lab/commands/workplace.py</extracomment>
      <translation>ne faire que la part K sur N, pour des machines qui ne savent rien les unes des autres ; match merge réunit les fichiers</translation>
    </message>
    <message>
      <source>'{text}' is not a part such as 2/8</source>
      <extracomment>lab/commands/workplace.py</extracomment>
      <translation>« {text} » n’est pas une partie comme 2/8</translation>
    </message>
    <message>
      <source>{uid} is over after {plies} random moves</source>
      <extracomment>lab/matches/match.py</extracomment>
      <translation>{uid} est fini après {plies} coups aléatoires</translation>
    </message>
    <message>
      <source>{path} holds no openings</source>
      <extracomment>lab/matches/match.py</extracomment>
      <translation>{path} ne contient pas d'ouvertures</translation>
    </message>
    <message>
      <source>the game is over after the moves {text}</source>
      <extracomment>lab/matches/match.py</extracomment>
      <translation>la partie est finie après les coups {text}</translation>
    </message>
    <message>
      <source>{path}, line {number}: {error}</source>
      <extracomment>lab/matches/match.py</extracomment>
      <translation>{path}, ligne {number} : {error}</translation>
    </message>
    <message>
      <source>{path}, line {number}: not a game of a match: {error}</source>
      <extracomment>lab/matches/merging.py</extracomment>
      <translation>{path}, ligne {number} : pas une partie d’un match : {error}</translation>
    </message>
    <message>
      <source>it is nested too deep</source>
      <extracomment>lab/matches/merging.py</extracomment>
      <translation>elle est imbriquée trop profondément</translation>
    </message>
    <message>
      <source>the levels of {variant} are different on this machine</source>
      <extracomment>lab/matches/pairs.py</extracomment>
      <translation>les niveaux de {variant} sont différents sur cette machine</translation>
    </message>
    <message>
      <source>"{text}" names no program, as in "ugi:program --option"</source>
      <extracomment>lab/matches/players.py</extracomment>
      <translation>"{text}" ne nomme pas de programme, comme dans "ugi:program --option"</translation>
    </message>
    <message>
      <source>"{text}" is not a level such as level=3</source>
      <extracomment>lab/matches/players.py</extracomment>
      <translation>"{text}" n’est pas un niveau comme level=3</translation>
    </message>
    <message>
      <source>"{text}" is not varied for 0 to 99 plies, as in varied=6 or varied=6,then=5000</source>
      <extracomment>lab/matches/players.py</extracomment>
      <translation>"{text}" n’est pas varié pour 0 à 99 coups, comme dans varied=6 ou varied=6,then=5000</translation>
    </message>
    <message>
      <source>"{text}" needs a time or a number of playouts for a move</source>
      <extracomment>lab/matches/players.py</extracomment>
      <translation>"{text}" demande un temps ou un nombre de simulations par coup</translation>
    </message>
    <message>
      <source>there are no games of {player}</source>
      <extracomment>lab/matches/ratings.py</extracomment>
      <translation>il n'y a pas de parties de {player}</translation>
    </message>
    <message>
      <source>no games link {some} with {others}</source>
      <extracomment>lab/matches/ratings.py</extracomment>
      <translation>aucune partie ne relie {some} à {others}</translation>
    </message>
    <message>
      <source>{variant}, seed {seed}, after the moves {moves}: {error}</source>
      <extracomment>lab/matches/soak.py</extracomment>
      <translation>{variant}, graine {seed}, après les coups {moves} : {error}</translation>
    </message>
    <message>
      <source>the game is not over after {plies} plies</source>
      <extracomment>lab/matches/soak.py</extracomment>
      <translation>la partie n’est pas finie après {plies} coups</translation>
    </message>
    <message>
      <source>elo0 is {elo0}, not less than elo1, {elo1}</source>
      <extracomment>lab/matches/sprt.py</extracomment>
      <translation>elo0 vaut {elo0}, ce qui n'est pas inférieur à elo1, {elo1}</translation>
    </message>
    <message>
      <source>"{player}" is named twice</source>
      <extracomment>lab/matches/tournament.py</extracomment>
      <translation>« {player} » est nommé deux fois</translation>
    </message>
    <message>
      <source>game {number} of {variant} is not over, or not evaluated</source>
      <extracomment>lab/reports/played.py</extracomment>
      <translation>la partie {number} de {variant} n'est pas finie, ou pas évaluée</translation>
    </message>
    <message>
      <source>{path}: not a report: it is nested too deep</source>
      <extracomment>lab/reports/report.py</extracomment>
      <translation>{path} : pas un rapport : trop d'imbrications</translation>
    </message>
    <message>
      <source>{path}: not a report: {reason}</source>
      <extracomment>lab/reports/report.py</extracomment>
      <translation>{path} : pas un rapport : {reason}</translation>
    </message>
    <message>
      <source>{uid} cannot be solved</source>
      <extracomment>lab/solving.py</extracomment>
      <translation>{uid} ne peut pas être résolu</translation>
    </message>
    <message>
      <source>its lessons cannot be read</source>
      <extracomment>lab/tuning/units.py</extracomment>
      <translation>ses leçons sont illisibles</translation>
    </message>
    <message>
      <source>the worker {name} is left out: {why}</source>
      <extracomment>lab/work/cluster.py</extracomment>
      <translation>l'ouvrier {name} est laissé de côté : {why}</translation>
    </message>
    <message>
      <source>"{player}" is a program, and the worker on {host} starts none (ringrealms3d worker --allow-programs)</source>
      <extracomment>lab/work/cluster.py</extracomment>
      <translation>« {player} » est un programme, et l'ouvrier sur {host} n'en lance pas (ringrealms3d worker --allow-programs)</translation>
    </message>
    <message>
      <source>the scheduler at {address} is gone; --file keeps what is done</source>
      <extracomment>lab/work/cluster.py</extracomment>
      <translation>l'ordonnanceur à {address} a disparu ; ce qui est fait est gardé par --file</translation>
    </message>
    <message>
      <source>unit {number} keeps losing its workers ({losses} so far)</source>
      <extracomment>lab/work/cluster.py</extracomment>
      <translation>des ouvriers se perdent chaque fois qu'ils font l'unité {number} ({losses} jusqu'ici)</translation>
    </message>
    <message>
      <source>there is no worker yet; ringrealms3d worker starts one</source>
      <extracomment>lab/work/cluster.py</extracomment>
      <translation>il n'y a pas encore d'ouvrier ; ringrealms3d worker en lance un</translation>
    </message>
    <message>
      <source>{path}, line {number}: a unit of another job ({difference})</source>
      <extracomment>lab/work/journal.py</extracomment>
      <translation>{path}, ligne {number} : une unité d'une autre tâche ({difference})</translation>
    </message>
    <message>
      <source>{path}, line {number}: not a unit of a job</source>
      <extracomment>lab/work/journal.py</extracomment>
      <translation>{path}, ligne {number} : pas une unité d'une tâche</translation>
    </message>
    <message>
      <source>{path} is being written by another run</source>
      <extracomment>lab/work/journal.py</extracomment>
      <translation>{path} est en cours d'écriture par une autre exécution</translation>
    </message>
    <message>
      <source>there is no kind "{kind}"</source>
      <extracomment>lab/work/journal.py</extracomment>
      <translation>il n'y a pas de genre « {kind} »</translation>
    </message>
    <message>
      <source>its key is "{key}", not "{own}"</source>
      <extracomment>lab/work/journal.py</extracomment>
      <translation>sa clé est « {key} », et non « {own} »</translation>
    </message>
    <message>
      <source>the processes that do the work keep ending, {breaks} in a row</source>
      <extracomment>lab/work/processes.py</extracomment>
      <translation>des processus qui font le travail se terminent d'eux-mêmes, {breaks} de suite</translation>
    </message>
    <message>
      <source>it did not answer within {seconds} s</source>
      <extracomment>lab/work/scheduler.py</extracomment>
      <translation>il n’a pas répondu en {seconds} s</translation>
    </message>
    <message>
      <source>the scheduler at {address} cannot be reached: {error}</source>
      <extracomment>lab/work/scheduler.py</extracomment>
      <translation>l'ordonnanceur à {address} est injoignable : {error}</translation>
    </message>
    <message>
      <source>"{address}" is not an address of a scheduler such as tls://host:8786</source>
      <extracomment>lab/work/scheduler.py</extracomment>
      <translation>« {address} » n'est pas l'adresse d'un ordonnanceur comme tls://host:8786</translation>
    </message>
    <message>
      <source>{address} can be reached from other machines, so it must be protected: use tls://{host}:{port}</source>
      <extracomment>lab/work/scheduler.py</extracomment>
      <translation>{address} peut être atteinte depuis d’autres machines et doit donc être protégée : tls://{host}:{port}</translation>
    </message>
    <message>
      <source>{address} needs certificates: name them in Dask's settings, such as ~/.config/dask/tls.yaml</source>
      <extracomment>lab/work/scheduler.py</extracomment>
      <translation>{address} demande des certificats : les réglages de Dask, comme ~/.config/dask/tls.yaml, les nomment</translation>
    </message>
    <message>
      <source>a cluster needs Dask, which is not installed: {install}</source>
      <extracomment>lab/work/scheduler.py</extracomment>
      <translation>une grappe demande Dask, qui n'est pas installé : {install}</translation>
    </message>
    <message>
      <source>{path}: the name of a library ends in {suffix}</source>
      <extracomment>library/database.py</extracomment>
      <translation>{path} : le nom d’une bibliothèque finit par {suffix}</translation>
    </message>
    <message>
      <source>{path} is a device or a pipe, not a library</source>
      <extracomment>library/database.py</extracomment>
      <translation>{path} est un périphérique ou un tube, pas une bibliothèque</translation>
    </message>
    <message>
      <source>{path} is a folder, not a library</source>
      <extracomment>library/database.py</extracomment>
      <translation>{path} est un dossier, pas une bibliothèque</translation>
    </message>
    <message>
      <source>its tables cannot be read</source>
      <extracomment>library/database.py</extracomment>
      <translation>ses tables ne peuvent pas être lues</translation>
    </message>
    <message>
      <source>the library {path} is damaged and cannot be renamed: {reason}</source>
      <extracomment>library/database.py</extracomment>
      <translation>la bibliothèque {path} est abîmée et ne peut pas être mise de côté : {reason}</translation>
    </message>
    <message>
      <source>the library {path} cannot be used: {error}</source>
      <extracomment>library/database.py</extracomment>
      <translation>la bibliothèque {path} ne peut pas être utilisée : {error}</translation>
    </message>
    <message>
      <source>another process has been opening {path} for a long time</source>
      <extracomment>library/database.py</extracomment>
      <translation>un autre processus ouvre {path} depuis longtemps</translation>
    </message>
    <message>
      <source>there is no deletion {number} that can be undone</source>
      <extracomment>library/deleting.py</extracomment>
      <translation>il n’y a pas de suppression {number} qui puisse être annulée</translation>
    </message>
    <message>
      <source>{path}: the name of a file with games ends in {endings}</source>
      <extracomment>library/importing.py</extracomment>
      <translation>{path} : le nom d'un fichier de parties se termine par {endings}</translation>
    </message>
    <message>
      <source>game {number} in the library has something that this game lacks, so this one was added as game {kept}</source>
      <extracomment>library/late_library.py</extracomment>
      <translation>la partie {number} de la bibliothèque contient ce qui manque à celle-ci, qui y est désormais la partie {kept}</translation>
    </message>
    <message>
      <source>the game is not in the library: {reason}</source>
      <extracomment>library/late_library.py</extracomment>
      <translation>la partie n’est pas dans la bibliothèque : {reason}</translation>
    </message>
    <message>
      <source>game {number} of the library</source>
      <extracomment>library/library.py</extracomment>
      <translation>partie {number} de la bibliothèque</translation>
    </message>
    <message>
      <source>the library {path} is damaged: it was renamed to {aside}, and a new one was started; '{command}' restores what can be read</source>
      <extracomment>library/library.py</extracomment>
      <translation>la bibliothèque {path} est abîmée : elle s'appelle maintenant {aside}, et une nouvelle est commencée ; « {command} » en récupère ce qui est lisible</translation>
    </message>
    <message>
      <source>there is no damaged library beside {path}</source>
      <extracomment>library/rescue.py</extracomment>
      <translation>aucune bibliothèque abîmée n'a été mise de côté près de {path}</translation>
    </message>
    <message>
      <source>{path} holds no game that can be read</source>
      <extracomment>library/rescue.py</extracomment>
      <translation>{path} ne contient aucune partie lisible</translation>
    </message>
    <message>
      <source>it is the database of another program</source>
      <extracomment>library/schema.py</extracomment>
      <translation>c’est la base de données d’un autre programme</translation>
    </message>
    <message>
      <source>it is a library of version {version}, and this program reads versions up to {count}</source>
      <extracomment>library/schema.py</extracomment>
      <translation>c’est une bibliothèque de version {version}, et ce programme lit les versions jusqu’à {count}</translation>
    </message>
    <message>
      <source>the library has no game {number}</source>
      <extracomment>library/storing.py</extracomment>
      <translation>la bibliothèque n’a pas de partie {number}</translation>
    </message>
    <message>
      <source>{path} is being changed by another program</source>
      <extracomment>puzzles/cards.py</extracomment>
      <translation>{path} est en train d’être changé par un autre programme</translation>
    </message>
    <message>
      <source>{path}: not a file of puzzle cards: {error}</source>
      <extracomment>puzzles/cards.py</extracomment>
      <translation>{path} : pas de fiches de problèmes : {error}</translation>
    </message>
    <message>
      <source>{path}, line {number}: puzzle {id} appears twice</source>
      <extracomment>puzzles/file.py</extracomment>
      <translation>{path}, ligne {number} : le problème {id} y est deux fois</translation>
    </message>
    <message>
      <source>{path}, line 1: not the beginning of a file of puzzles</source>
      <extracomment>puzzles/file.py</extracomment>
      <translation>{path}, ligne 1 : pas le début d’un fichier de problèmes</translation>
    </message>
    <message>
      <source>{path}, line {number}: not a puzzle: {error}</source>
      <extracomment>puzzles/file.py</extracomment>
      <translation>{path}, ligne {number} : pas un problème : {error}</translation>
    </message>
    <message>
      <source>{percent} %</source>
      <extracomment>puzzles/mistake.py</extracomment>
      <translation>{percent} %</translation>
    </message>
    <message>
      <source>move {number} of your game</source>
      <extracomment>puzzles/mistake.py</extracomment>
      <translation>le coup {number} de votre partie</translation>
    </message>
    <message>
      <source>{game} against {opponent}</source>
      <extracomment>puzzles/mistake.py</extracomment>
      <translation>{game} contre {opponent}</translation>
    </message>
    <message>
      <source>{game} on {date}</source>
      <extracomment>puzzles/mistake.py</extracomment>
      <translation>{game} du {date}</translation>
    </message>
    <message>
      <source>{move} does not win.</source>
      <extracomment>puzzles/playing.py</extracomment>
      <translation>{move} ne gagne pas.</translation>
    </message>
    <message>
      <source>{move} does not win in time.</source>
      <extracomment>puzzles/playing.py</extracomment>
      <translation>{move} ne gagne pas à temps.</translation>
    </message>
    <message>
      <source>{move} loses.</source>
      <extracomment>puzzles/playing.py</extracomment>
      <translation>{move} perd.</translation>
    </message>
    <message>
      <source>There is something better than {move}.</source>
      <extracomment>puzzles/playing.py</extracomment>
      <translation>Il y a mieux que {move}.</translation>
    </message>
    <message>
      <source>{move} does not win because of {reply}.</source>
      <extracomment>puzzles/playing.py</extracomment>
      <translation>{move} ne gagne pas à cause de {reply}.</translation>
    </message>
    <message>
      <source>{move} does not win in time because of {reply}.</source>
      <extracomment>puzzles/playing.py</extracomment>
      <translation>{move} ne gagne pas à temps à cause de {reply}.</translation>
    </message>
    <message>
      <source>{move} loses to {reply}.</source>
      <extracomment>puzzles/playing.py</extracomment>
      <translation>{move} perd contre {reply}.</translation>
    </message>
    <message>
      <source>{move} is answered by {reply}. There is something better.</source>
      <extracomment>puzzles/playing.py</extracomment>
      <translation>À {move} répond {reply}. Il y a mieux.</translation>
    </message>
    <message>
      <source>Difficulty: {stars}</source>
      <extracomment>puzzles/playing.py</extracomment>
      <translation>Difficulté : {stars}</translation>
    </message>
    <message>
      <source>The solution: {line}</source>
      <extracomment>puzzles/playing.py</extracomment>
      <translation>La solution : {line}</translation>
    </message>
    <message>
      <source>the puzzle {id}: {error}</source>
      <extracomment>puzzles/playing.py</extracomment>
      <translation>le problème {id} : {error}</translation>
    </message>
    <message>
      <source>Right. {line}</source>
      <extracomment>puzzles/playing.py</extracomment>
      <translation>Juste. {line}</translation>
    </message>
    <message>
      <source>{seat} to move and win: only one move does it</source>
      <extracomment>puzzles/puzzle.py</extracomment>
      <translation>{seat} joue et gagne : un seul coup y parvient</translation>
    </message>
    <message>
      <source>{seat} to move and win at once</source>
      <extracomment>puzzles/puzzle.py</extracomment>
      <translation>{seat} joue et gagne tout de suite</translation>
    </message>
    <message>
      <source>{seat} to move and win within {moves} moves</source>
      <extracomment>puzzles/puzzle.py</extracomment>
      <translation>{seat} joue et gagne en {moves} coups</translation>
    </message>
    <message>
      <source>{seat} to move and not lose: only one move does it</source>
      <extracomment>puzzles/puzzle.py</extracomment>
      <translation>{seat} joue et ne perd pas : un seul coup y parvient</translation>
    </message>
    <message>
      <source>{seat} to move and stop {other} from winning with the next move</source>
      <extracomment>puzzles/puzzle.py</extracomment>
      <translation>{seat} joue et empêche {other} de gagner au coup suivant</translation>
    </message>
    <message>
      <source>{seat} to move and stop {other} from winning by force within {moves} moves</source>
      <extracomment>puzzles/puzzle.py</extracomment>
      <translation>{seat} joue et empêche {other} de gagner de force en {moves} coups</translation>
    </message>
    <message>
      <source>{seat} to move: find the capture that leads to the best result</source>
      <extracomment>puzzles/puzzle.py</extracomment>
      <translation>{seat} joue : trouvez la capture qui donne le meilleur résultat</translation>
    </message>
    <message numerus="yes">
      <source>Your rating is {points} ± {interval} after {count} puzzles.</source>
      <extracomment>puzzles/results.py</extracomment>
      <translation>
        <numerusform>Votre classement est {points} ± {interval} après {count} problème.</numerusform>
        <numerusform>Votre classement est {points} ± {interval} après {count} problèmes.</numerusform>
      </translation>
    </message>
    <message>
      <source>Solved in a row without help: {now} now, {most} at best.</source>
      <extracomment>puzzles/results.py</extracomment>
      <translation>Résolus de suite sans aide : {now} à présent, {most} au mieux.</translation>
    </message>
    <message>
      <source>You have not tried a puzzle yet.</source>
      <extracomment>puzzles/results.py</extracomment>
      <translation>Vous n’avez encore essayé aucun problème.</translation>
    </message>
    <message>
      <source>The best move is {move}.</source>
      <extracomment>puzzles/retrying.py</extracomment>
      <translation>Le meilleur coup est {move}.</translation>
    </message>
    <message>
      <source>After {played}, {seat} continues with {answer}.</source>
      <extracomment>puzzles/retrying.py</extracomment>
      <translation>Après {played}, {seat} continue par {answer}.</translation>
    </message>
    <message>
      <source>{seat} to move: find a better move than {played}</source>
      <extracomment>puzzles/retrying.py</extracomment>
      <translation>{seat} joue : trouvez mieux que {played}</translation>
    </message>
    <message>
      <source>{played} was {origin}. It lost {loss} of the chance to win.</source>
      <extracomment>puzzles/retrying.py</extracomment>
      <translation>{played} était {origin}. Il a coûté {loss} des chances de gain.</translation>
    </message>
    <message>
      <source>{move} was played in the game.</source>
      <extracomment>puzzles/retrying.py</extracomment>
      <translation>{move} est ce qui a été joué.</translation>
    </message>
    <message>
      <source>{move} is the best move.</source>
      <extracomment>puzzles/retrying.py</extracomment>
      <translation>{move} est le meilleur coup.</translation>
    </message>
    <message>
      <source>{move} is good. The engine would play {best}.</source>
      <extracomment>puzzles/retrying.py</extracomment>
      <translation>{move} est bon. L’ordinateur jouerait {best}.</translation>
    </message>
    <message>
      <source>{move} loses {loss} of the chance to win.</source>
      <extracomment>puzzles/retrying.py</extracomment>
      <translation>{move} coûte {loss} des chances de gain.</translation>
    </message>
    <message>
      <source>Win at once</source>
      <extracomment>puzzles/themes.py</extracomment>
      <translation>Gagner tout de suite</translation>
    </message>
    <message>
      <source>Win in two</source>
      <extracomment>puzzles/themes.py</extracomment>
      <translation>Gagner en deux coups</translation>
    </message>
    <message>
      <source>Win in three or more</source>
      <extracomment>puzzles/themes.py</extracomment>
      <translation>Gagner en trois coups ou plus</translation>
    </message>
    <message>
      <source>Win to the end</source>
      <extracomment>puzzles/themes.py</extracomment>
      <translation>Gagner jusqu’au bout</translation>
    </message>
    <message>
      <source>Best capture</source>
      <extracomment>puzzles/themes.py</extracomment>
      <translation>Meilleure capture</translation>
    </message>
    <message>
      <source>Defence</source>
      <extracomment>puzzles/themes.py</extracomment>
      <translation>Défense</translation>
    </message>
    <message>
      <source>Defence against a forced win</source>
      <extracomment>puzzles/themes.py</extracomment>
      <translation>Défense à long terme</translation>
    </message>
    <message>
      <source>{path} has no game {number}, only {count}</source>
      <extracomment>records/chapters.py</extracomment>
      <translation>{path} n’a pas de partie {number}, seulement {count}</translation>
    </message>
    <message>
      <source>{given} is not {wanted}</source>
      <extracomment>records/checked.py</extracomment>
      <translation>{given} n’est pas {wanted}</translation>
    </message>
    <message>
      <source>{name} has {count} letters; at most {most} can be read</source>
      <extracomment>records/checked.py</extracomment>
      <translation>{name} a {count} caractères, sur {most} qui peuvent être lus</translation>
    </message>
    <message>
      <source>{name} has {count} names, not 2</source>
      <extracomment>records/checked.py</extracomment>
      <translation>{name} contient {count} noms au lieu de 2</translation>
    </message>
    <message>
      <source>{name} has {count} tags; at most {most} can be read</source>
      <extracomment>records/checked.py</extracomment>
      <translation>{name} a {count} étiquettes, pour {most} lisibles</translation>
    </message>
    <message>
      <source>{given} is not a day as in 2026-11-24</source>
      <extracomment>records/checked.py</extracomment>
      <translation>{given} n’est pas un jour comme dans 2026-11-24</translation>
    </message>
    <message>
      <source>{given} is not a number</source>
      <extracomment>records/checked.py</extracomment>
      <translation>{given} n’est pas un nombre</translation>
    </message>
    <message>
      <source>{name} does not hold {number} numbers</source>
      <extracomment>records/checked.py</extracomment>
      <translation>{name} ne contient pas {number} nombres</translation>
    </message>
    <message>
      <source>{given} is not a tag: a tag is one line without a comma</source>
      <extracomment>records/checked.py</extracomment>
      <translation>{given} n’est pas une étiquette : c’est une ligne sans virgule</translation>
    </message>
    <message>
      <source>time_control: {error}</source>
      <extracomment>records/checked.py</extracomment>
      <translation>time_control : {error}</translation>
    </message>
    <message>
      <source>the start of a game has no move</source>
      <extracomment>records/edits.py</extracomment>
      <translation>le début d’une partie n’a pas de coup</translation>
    </message>
    <message>
      <source>the date</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>la date</translation>
    </message>
    <message>
      <source>the seed, which nobody may know before the game is over</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>la graine, que personne ne doit connaître avant la fin de la partie</translation>
    </message>
    <message>
      <source>the game</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>la partie</translation>
    </message>
    <message>
      <source>left out of {output}: {listed}</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>pas dans {output} : {listed}</translation>
    </message>
    <message>
      <source>{path} has {count} games, not one: 'ringrealms3d convert --chapter 1' takes one out, and 'ringrealms3d library import' adds all to the library</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>{path} a {count} parties, pas une seule : « ringrealms3d convert --chapter 1 » en extrait une, et « ringrealms3d library import » les ajoute toutes à la bibliothèque</translation>
    </message>
    <message numerus="yes">
      <source>{count} variations</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>
        <numerusform>{count} variante</numerusform>
        <numerusform>{count} variantes</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} comments</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>
        <numerusform>{count} commentaire</numerusform>
        <numerusform>{count} commentaires</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} signs after moves</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>
        <numerusform>{count} signe après un coup</numerusform>
        <numerusform>{count} signes après des coups</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} marks</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>
        <numerusform>{count} marque</numerusform>
        <numerusform>{count} marques</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} clocks</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>
        <numerusform>{count} temps de pendule</numerusform>
        <numerusform>{count} temps de pendule</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} evaluations</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>
        <numerusform>{count} évaluation</numerusform>
        <numerusform>{count} évaluations</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} cameras</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>
        <numerusform>{count} angle de vue</numerusform>
        <numerusform>{count} angles de vue</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} unknown properties</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>
        <numerusform>{count} propriété inconnue</numerusform>
        <numerusform>{count} propriétés inconnues</numerusform>
      </translation>
    </message>
    <message>
      <source>the players' names</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>les noms des joueurs</translation>
    </message>
    <message>
      <source>the event</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>l’évènement</translation>
    </message>
    <message>
      <source>the place</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>le lieu</translation>
    </message>
    <message>
      <source>the time control</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>la cadence</translation>
    </message>
    <message>
      <source>the tags</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>les étiquettes</translation>
    </message>
    <message>
      <source>the result</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>le résultat</translation>
    </message>
    <message>
      <source>{path} is not the file of one game: 'ringrealms3d library import' adds the games of a match to the library, and 'ringrealms3d library export' writes one of them to a file</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>{path} n'est pas le fichier d'une seule partie : « ringrealms3d library import » ajoute les parties d'un match à la bibliothèque, et « ringrealms3d library export » en écrit une dans un fichier</translation>
    </message>
    <message>
      <source>{path}: the game takes {size} bytes; at most {most} can be read</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>{path} : la partie prend {size} octets, sur {most} qui peuvent être lus</translation>
    </message>
    <message>
      <source>{path}: the name of a game file ends in {endings}</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>{path} : le nom du fichier d’une partie finit par {endings}</translation>
    </message>
    <message>
      <source>{name} has no text</source>
      <extracomment>records/game_text.py</extracomment>
      <translation>{name} n’a pas de texte</translation>
    </message>
    <message>
      <source>{name}: '{quoted}' is neither a game nor a position: {error}</source>
      <extracomment>records/game_text.py</extracomment>
      <translation>{name} : « {quoted} » n’est ni une partie ni une position : {error}</translation>
    </message>
    <message>
      <source>{name} holds the graph of a single position, not a game</source>
      <extracomment>records/json_file.py</extracomment>
      <translation>{name} contient le graphe d'une seule position, pas une partie</translation>
    </message>
    <message>
      <source>node {number}, move '{move}': {error}</source>
      <extracomment>records/json_file.py</extracomment>
      <translation>nœud {number}, coup « {move} » : {error}</translation>
    </message>
    <message>
      <source>the format '{ringrealms3d}' is not '{format}'</source>
      <extracomment>records/json_file.py</extracomment>
      <translation>le format « {ringrealms3d} » n’est pas « {format} »</translation>
    </message>
    <message>
      <source>there is no node {number}</source>
      <extracomment>records/json_file.py</extracomment>
      <translation>il n’y a pas de nœud {number}</translation>
    </message>
    <message>
      <source>{name}, line {line}, column {column}: not JSON: {msg}</source>
      <extracomment>records/json_file.py</extracomment>
      <translation>{name}, ligne {line}, colonne {column} : ce n’est pas du JSON : {msg}</translation>
    </message>
    <message>
      <source>{name}: it is nested too deep</source>
      <extracomment>records/json_file.py</extracomment>
      <translation>{name} : il est imbriqué trop profondément</translation>
    </message>
    <message>
      <source>{name}: not a game: {error}</source>
      <extracomment>records/json_file.py</extracomment>
      <translation>{name} : pas une partie : {error}</translation>
    </message>
    <message>
      <source>node {number} comes before its parent {parent}</source>
      <extracomment>records/json_file.py</extracomment>
      <translation>le nœud {number} vient avant son parent {parent}</translation>
    </message>
    <message>
      <source>{path}, line {number}: not a unit of a job: {error}</source>
      <extracomment>records/match_file.py</extracomment>
      <translation>{path}, ligne {number} : pas une unité d'une tâche : {error}</translation>
    </message>
    <message>
      <source>an earlier version wrote it; match merge converts it</source>
      <extracomment>records/match_file.py</extracomment>
      <translation>une version antérieure l'a écrit ; match merge en fait un nouveau fichier</translation>
    </message>
    <message>
      <source>it has {count} bytes; at most {largest_json} can be read</source>
      <extracomment>records/match_file.py</extracomment>
      <translation>elle a {count} octets, sur {largest_json} qui peuvent être lus</translation>
    </message>
    <message>
      <source>its game has variations</source>
      <extracomment>records/match_file.py</extracomment>
      <translation>sa partie a des variantes</translation>
    </message>
    <message>
      <source>its game is not over</source>
      <extracomment>records/match_file.py</extracomment>
      <translation>sa partie n’est pas finie</translation>
    </message>
    <message>
      <source>not JSON from column {colno} on: {msg}</source>
      <extracomment>records/match_file.py</extracomment>
      <translation>pas de JSON à partir de la colonne {colno} : {msg}</translation>
    </message>
    <message>
      <source>there is no mark '{kind}'</source>
      <extracomment>records/node.py</extracomment>
      <translation>il n’y a pas de marque « {kind} »</translation>
    </message>
    <message>
      <source>a mark of the kind {kind} has no text</source>
      <extracomment>records/node.py</extracomment>
      <translation>une marque de la sorte {kind} n’a pas de texte</translation>
    </message>
    <message>
      <source>{given} is not a colour of a mark</source>
      <extracomment>records/node.py</extracomment>
      <translation>{given} n’est pas une couleur de marque</translation>
    </message>
    <message>
      <source>{given} does not rate a move</source>
      <extracomment>records/node.py</extracomment>
      <translation>{given} ne dit rien d’un coup</translation>
    </message>
    <message numerus="yes">
      <source>a mark of the kind {kind} cannot be on {count} places</source>
      <extracomment>records/node.py</extracomment>
      <translation>
        <numerusform>une marque de la sorte {kind} n’est pas sur {count} case</numerusform>
        <numerusform>une marque de la sorte {kind} n’est pas sur {count} cases</numerusform>
      </translation>
    </message>
    <message>
      <source>reason '{reason}' is none of {reasons}</source>
      <extracomment>records/record.py</extracomment>
      <translation>la raison « {reason} » n’est aucune de {reasons}</translation>
    </message>
    <message>
      <source>{node} is no move of this game</source>
      <extracomment>records/record.py</extracomment>
      <translation>{node} n’est pas un coup de cette partie</translation>
    </message>
    <message>
      <source>games that start differently cannot be merged</source>
      <extracomment>records/record.py</extracomment>
      <translation>des parties qui commencent autrement ne peuvent pas être fusionnées</translation>
    </message>
    <message>
      <source>a game of {game}, which is not installed here</source>
      <extracomment>records/record.py</extracomment>
      <translation>une partie du jeu {game}, qui n’est pas installé ici</translation>
    </message>
    <message>
      <source>{path} could not be read: {fault}</source>
      <extracomment>records/replayed.py</extracomment>
      <translation>{path} n’a pas pu être lu : {fault}</translation>
    </message>
    <message>
      <source>{path} could not be read: its process ended with {code}</source>
      <extracomment>records/replayed.py</extracomment>
      <translation>{path} n’a pas pu être lu : son processus a fini avec {code}</translation>
    </message>
    <message>
      <source>An inaccuracy: it lost {loss} of the chance to win.</source>
      <extracomment>records/review_notes.py</extracomment>
      <translation>Une imprécision : elle a coûté {loss} des chances de gain.</translation>
    </message>
    <message>
      <source>An inaccuracy: it lost {loss} of the chance to win. {better} was better.</source>
      <extracomment>records/review_notes.py</extracomment>
      <translation>Une imprécision : elle a coûté {loss} des chances de gain. {better} valait mieux.</translation>
    </message>
    <message>
      <source>A mistake: it lost {loss} of the chance to win.</source>
      <extracomment>records/review_notes.py</extracomment>
      <translation>Une faute : elle a coûté {loss} des chances de gain.</translation>
    </message>
    <message>
      <source>A mistake: it lost {loss} of the chance to win. {better} was better.</source>
      <extracomment>records/review_notes.py</extracomment>
      <translation>Une faute : elle a coûté {loss} des chances de gain. {better} valait mieux.</translation>
    </message>
    <message>
      <source>A blunder: it lost {loss} of the chance to win.</source>
      <extracomment>records/review_notes.py</extracomment>
      <translation>Une grosse faute : elle a coûté {loss} des chances de gain.</translation>
    </message>
    <message>
      <source>A blunder: it lost {loss} of the chance to win. {better} was better.</source>
      <extracomment>records/review_notes.py</extracomment>
      <translation>Une grosse faute : elle a coûté {loss} des chances de gain. {better} valait mieux.</translation>
    </message>
    <message>
      <source>as SGF the game takes {values} values; at most {most_values} are possible</source>
      <extracomment>records/sgf/file.py</extracomment>
      <translation>en SGF la partie prend {values} valeurs, sur {most_values} possibles</translation>
    </message>
    <message>
      <source>move '{text}': there is already a variation with it</source>
      <extracomment>records/sgf/file.py</extracomment>
      <translation>coup « {text} » : il y a déjà une variante avec lui</translation>
    </message>
    <message>
      <source>it is {seat}'s turn, so the move is {colour}, not {other}</source>
      <extracomment>records/sgf/file.py</extracomment>
      <translation>c’est à {seat} de jouer, le coup est donc {colour}, pas {other}</translation>
    </message>
    <message>
      <source>{name}: CA[{encoding}] is not a known encoding</source>
      <extracomment>records/sgf/file.py</extracomment>
      <translation>{name} : CA[{encoding}] n’est pas un codage connu ici</translation>
    </message>
    <message>
      <source>the first node, where the game starts, has a move</source>
      <extracomment>records/sgf/file.py</extracomment>
      <translation>le premier nœud, où la partie commence, a un coup</translation>
    </message>
    <message>
      <source>move '{text}': {why}</source>
      <extracomment>records/sgf/file.py</extracomment>
      <translation>coup « {text} » : {why}</translation>
    </message>
    <message>
      <source>the node has no move</source>
      <extracomment>records/sgf/file.py</extracomment>
      <translation>le nœud n’a pas de coup</translation>
    </message>
    <message>
      <source>{given} is not one of the games here ({known})</source>
      <extracomment>records/sgf/game.py</extracomment>
      <translation>{given} n’est aucun des jeux d’ici ({known})</translation>
    </message>
    <message>
      <source>{name}, which names the variant, is missing</source>
      <extracomment>records/sgf/game.py</extracomment>
      <translation>{name}, qui nomme la variante, manque</translation>
    </message>
    <message>
      <source>{uid} is not a variant of {game}</source>
      <extracomment>records/sgf/game.py</extracomment>
      <translation>{uid} n’est pas une variante de {game}</translation>
    </message>
    <message>
      <source>{given} is neither visits nor a margin, '{proven}' or a best move</source>
      <extracomment>records/sgf/notes.py</extracomment>
      <translation>{given} n’est ni des visites, ni une marge, ni « {proven} », ni un meilleur coup</translation>
    </message>
    <message>
      <source>{one} and {other} contradict each other</source>
      <extracomment>records/sgf/notes.py</extracomment>
      <translation>{one} et {other} se contredisent</translation>
    </message>
    <message>
      <source>there is {name} without V</source>
      <extracomment>records/sgf/notes.py</extracomment>
      <translation>{name} est là sans V</translation>
    </message>
    <message>
      <source>{given} is not a number of moves or periods</source>
      <extracomment>records/sgf/notes.py</extracomment>
      <translation>{given} n’est pas un nombre de coups ou de périodes</translation>
    </message>
    <message>
      <source>as SGF the value of {name} takes {length} characters; at most {most} are possible</source>
      <extracomment>records/sgf/properties.py</extracomment>
      <translation>en SGF la valeur de {name} prend {length} caractères, sur {most} possibles</translation>
    </message>
    <message>
      <source>{name} has {number} values, not one</source>
      <extracomment>records/sgf/properties.py</extracomment>
      <translation>{name} a {number} valeurs, pas une</translation>
    </message>
    <message>
      <source>{given} has no colon between two parts</source>
      <extracomment>records/sgf/properties.py</extracomment>
      <translation>{given} n’a pas de deux-points entre deux parties</translation>
    </message>
    <message>
      <source>{name} is not what this program writes there</source>
      <extracomment>records/sgf/properties.py</extracomment>
      <translation>{name} n’est pas ce que ce programme y écrit</translation>
    </message>
    <message>
      <source>{given} is not a result, such as B+Resign</source>
      <extracomment>records/sgf/result.py</extracomment>
      <translation>{given} n’est pas un résultat comme B+Resign</translation>
    </message>
    <message>
      <source>{given} is not an end of a game that RE can hold</source>
      <extracomment>records/sgf/result.py</extracomment>
      <translation>{given} n’est pas une fin de partie dont RE parle</translation>
    </message>
    <message>
      <source>a property</source>
      <extracomment>records/sgf/syntax.py</extracomment>
      <translation>une propriété</translation>
    </message>
    <message>
      <source>a value in brackets</source>
      <extracomment>records/sgf/syntax.py</extracomment>
      <translation>une valeur entre crochets</translation>
    </message>
    <message>
      <source>{name}, line {line}, column {column}: {sentence}</source>
      <extracomment>records/sgf/syntax.py</extracomment>
      <translation>{name}, ligne {line}, colonne {column} : {sentence}</translation>
    </message>
    <message>
      <source>the value that begins here has more than {most} characters</source>
      <extracomment>records/sgf/syntax.py</extracomment>
      <translation>la valeur qui commence ici a plus de {most} caractères</translation>
    </message>
    <message>
      <source>the end of the file</source>
      <extracomment>records/sgf/syntax.py</extracomment>
      <translation>la fin du fichier</translation>
    </message>
    <message>
      <source>'{text}' comes after the end of the game</source>
      <extracomment>records/sgf/syntax.py</extracomment>
      <translation>« {text} » se trouve après la fin de la partie</translation>
    </message>
    <message>
      <source>the node has the property {name} twice</source>
      <extracomment>records/sgf/syntax.py</extracomment>
      <translation>le nœud a deux fois la propriété {name}</translation>
    </message>
    <message>
      <source>the value that begins here has no end</source>
      <extracomment>records/sgf/syntax.py</extracomment>
      <translation>la valeur qui commence ici n’a pas de fin</translation>
    </message>
    <message>
      <source>another game begins here, but a file holds only one</source>
      <extracomment>records/sgf/syntax.py</extracomment>
      <translation>une autre partie commence ici, et un fichier n’en a qu’une</translation>
    </message>
    <message>
      <source>the file has more than {most} values</source>
      <extracomment>records/sgf/syntax.py</extracomment>
      <translation>le fichier a plus de {most} valeurs</translation>
    </message>
    <message>
      <source>SGF has no way to write the number {number}</source>
      <extracomment>records/sgf/values.py</extracomment>
      <translation>SGF n’a pas de façon d’écrire le nombre {number}</translation>
    </message>
    <message>
      <source>{name}: no line says 'variant …'</source>
      <extracomment>records/text_file.py</extracomment>
      <translation>{name} : aucune ligne ne dit 'variant …'</translation>
    </message>
    <message>
      <source>{name}, line {number}: {error}</source>
      <extracomment>records/text_file.py</extracomment>
      <translation>{name}, ligne {number} : {error}</translation>
    </message>
    <message>
      <source>{name}, line {number}: version {header} is not {version}</source>
      <extracomment>records/text_file.py</extracomment>
      <translation>{name}, ligne {number} : la version {header} n’est pas {version}</translation>
    </message>
    <message>
      <source>{name}, line {number}: move '{quoted}': {error}</source>
      <extracomment>records/text_file.py</extracomment>
      <translation>{name}, ligne {number} : coup « {quoted} » : {error}</translation>
    </message>
    <message>
      <source>{name}, line {number}: the seed '{seed}' is not a number</source>
      <extracomment>records/text_file.py</extracomment>
      <translation>{name}, ligne {number} : la graine « {seed} » n’est pas un nombre</translation>
    </message>
    <message>
      <source>{name}, line {number}: expected 'variant …', found '{quoted}'</source>
      <extracomment>records/text_file.py</extracomment>
      <translation>{name}, ligne {number} : attendu 'variant …', trouvé « {quoted} »</translation>
    </message>
    <message>
      <source>OpenGL drew nothing at {width}x{height}; try a smaller size</source>
      <extracomment>scene/canvas.py</extracomment>
      <translation>OpenGL n’a rien dessiné en {width}x{height} ; essayez une taille plus petite</translation>
    </message>
    <message>
      <source>pictures need a driver for OpenGL (Debian and Ubuntu: apt-get install libegl-mesa0 libgl1-mesa-dri)</source>
      <extracomment>scene/graphics.py</extracomment>
      <translation>les images nécessitent un pilote OpenGL (Debian et Ubuntu : apt-get install libegl-mesa0 libgl1-mesa-dri)</translation>
    </message>
    <message>
      <source>OpenGL gives no version</source>
      <extracomment>scene/graphics.py</extracomment>
      <translation>OpenGL n’indique pas de version</translation>
    </message>
    <message>
      <source>pictures need the library libEGL.so.1 (Debian and Ubuntu: apt-get install libegl1 libgl1-mesa-dri)</source>
      <extracomment>scene/graphics.py</extracomment>
      <translation>les images nécessitent la bibliothèque libEGL.so.1 (Debian et Ubuntu : apt-get install libegl1 libgl1-mesa-dri)</translation>
    </message>
    <message>
      <source>no materials '{name}' (choose from {materials})</source>
      <extracomment>scene/materials.py</extracomment>
      <translation>pas de matières « {name} » (il y a {materials})</translation>
    </message>
    <message>
      <source>a picture of {width}x{height} is out of bounds ({least} to {most} pixels a side)</source>
      <extracomment>scene/offscreen.py</extracomment>
      <translation>une image de {width}x{height} est hors des limites ({least} à {most} pixels par côté)</translation>
    </message>
    <message>
      <source>no quality '{name}' (choose from {qualities})</source>
      <extracomment>scene/quality.py</extracomment>
      <translation>pas de qualité « {name} » (il y a {qualities})</translation>
    </message>
    <message>
      <source>no theme '{name}' (choose from {themes})</source>
      <extracomment>scene/theme.py</extracomment>
      <translation>pas de thème « {name} » (il y a {themes})</translation>
    </message>
    <message>
      <source>{reason}; it was restarted and the analysis continues</source>
      <extracomment>session/analyst.py</extracomment>
      <translation>{reason} ; il a été relancé et l’analyse continue</translation>
    </message>
    <message>
      <source>the analysis has ended: {reason}</source>
      <extracomment>session/analyst.py</extracomment>
      <translation>l’analyse est terminée : {reason}</translation>
    </message>
    <message>
      <source>version {fields} is not {version}</source>
      <extracomment>session/autosave.py</extracomment>
      <translation>la version {fields} n’est pas {version}</translation>
    </message>
    <message>
      <source>its game</source>
      <extracomment>session/autosave.py</extracomment>
      <translation>sa partie</translation>
    </message>
    <message>
      <source>the game could not be saved: {reason}</source>
      <extracomment>session/autosave.py</extracomment>
      <translation>la partie n’a pas pu être enregistrée : {reason}</translation>
    </message>
    <message>
      <source>the saved game {path} cannot be read: {error}</source>
      <extracomment>session/autosave.py</extracomment>
      <translation>la partie conservée {path} ne peut pas être lue : {error}</translation>
    </message>
    <message>
      <source>{reason}; it was restarted and the game continues</source>
      <extracomment>session/computer_player.py</extracomment>
      <translation>{reason} ; il a été relancé et la partie continue</translation>
    </message>
    <message>
      <source>the computer cannot play: {reason}</source>
      <extracomment>session/computer_player.py</extracomment>
      <translation>l’ordinateur ne peut pas jouer : {reason}</translation>
    </message>
    <message>
      <source>in a rated game moves are played from the last position only</source>
      <extracomment>session/game_session.py</extracomment>
      <translation>dans une partie classée, on joue à la fin de la partie</translation>
    </message>
    <message>
      <source>{seat} lost on time</source>
      <extracomment>session/open_game.py</extracomment>
      <translation>{seat} a perdu au temps</translation>
    </message>
    <message>
      <source>{seat} forfeited the game</source>
      <extracomment>session/open_game.py</extracomment>
      <translation>{seat} a perdu par forfait</translation>
    </message>
    <message>
      <source>the players agreed on it</source>
      <extracomment>session/open_game.py</extracomment>
      <translation>les joueurs en ont convenu</translation>
    </message>
    <message>
      <source>{seat} resigned</source>
      <extracomment>session/open_game.py</extracomment>
      <translation>{seat} a abandonné</translation>
    </message>
    <message>
      <source>a program to play against has no command</source>
      <extracomment>session/players.py</extracomment>
      <translation>un programme contre qui jouer n’a pas de commande</translation>
    </message>
    <message>
      <source>a program cannot think for {seconds} seconds</source>
      <extracomment>session/players.py</extracomment>
      <translation>un programme ne peut pas réfléchir {seconds} secondes</translation>
    </message>
    <message>
      <source>an analysis has ended: {reason}</source>
      <extracomment>session/program_analyst.py</extracomment>
      <translation>une analyse s’est arrêtée : {reason}</translation>
    </message>
    <message>
      <source>the game waits: {reason}</source>
      <extracomment>session/program_player.py</extracomment>
      <translation>la partie attend : {reason}</translation>
    </message>
    <message>
      <source>an internal error of ringrealms3d, {fault}</source>
      <extracomment>session/program_thread.py</extracomment>
      <translation>un défaut du programme ringrealms3d, {fault}</translation>
    </message>
    <message>
      <source>the review has ended: {reason}</source>
      <extracomment>session/reviewer.py</extracomment>
      <translation>la revue est terminée : {reason}</translation>
    </message>
    <message>
      <source>Something went wrong in the program. Your game continues.</source>
      <extracomment>window/app.py</extracomment>
      <translation>Une erreur du programme. La partie continue.</translation>
    </message>
    <message>
      <source>&amp;Copy the report</source>
      <extracomment>window/app.py</extracomment>
      <translation>&amp;Copier le rapport</translation>
    </message>
    <message>
      <source>Something went wrong in the program. Your game continues, and the log has more.</source>
      <extracomment>window/app.py</extracomment>
      <translation>Une erreur du programme. La partie continue, et le journal en dit plus.</translation>
    </message>
    <message>
      <source>Please report it: {bugs}</source>
      <extracomment>window/app.py</extracomment>
      <translation>Veuillez la signaler : {bugs}</translation>
    </message>
    <message>
      <source>Flat mode, boards are shown as maps: {problem}.</source>
      <extracomment>window/app.py</extracomment>
      <translation>Mode plat, les plateaux sont montrés par leurs cartes : {problem}.</translation>
    </message>
    <message>
      <source>Board</source>
      <extracomment>window/board/boards.py</extracomment>
      <translation>Plateau</translation>
    </message>
    <message>
      <source>Map of the whole board</source>
      <extracomment>window/board/boards.py</extracomment>
      <translation>Carte de tout le plateau</translation>
    </message>
    <message>
      <source>Flat mode: maps, drawn without OpenGL</source>
      <extracomment>window/board/boards.py</extracomment>
      <translation>Mode plat : cartes, dessinées sans OpenGL</translation>
    </message>
    <message>
      <source>Far side</source>
      <extracomment>window/board/boards.py</extracomment>
      <translation>L’autre côté</translation>
    </message>
    <message>
      <source>Show the map</source>
      <extracomment>window/board/boards.py</extracomment>
      <translation>Montrer la carte</translation>
    </message>
    <message>
      <source>Map</source>
      <extracomment>window/board/boards.py</extracomment>
      <translation>Carte</translation>
    </message>
    <message>
      <source>Show the far side</source>
      <extracomment>window/board/boards.py</extracomment>
      <translation>Montrer l’autre côté</translation>
    </message>
    <message>
      <source>Inserted: {line}</source>
      <extracomment>window/board/expected_line.py</extracomment>
      <translation>Inséré : {line}</translation>
    </message>
    <message>
      <source>The game has this line already: {line}</source>
      <extracomment>window/board/expected_line.py</extracomment>
      <translation>La partie a déjà cette suite : {line}</translation>
    </message>
    <message>
      <source>Swap map and board</source>
      <extracomment>window/board/inset.py</extracomment>
      <translation>Échanger carte et plateau</translation>
    </message>
    <message>
      <source>Hide</source>
      <extracomment>window/board/inset.py</extracomment>
      <translation>Cacher</translation>
    </message>
    <message>
      <source>Smaller</source>
      <extracomment>window/board/inset.py</extracomment>
      <translation>Plus petit</translation>
    </message>
    <message>
      <source>Larger</source>
      <extracomment>window/board/inset.py</extracomment>
      <translation>Plus grand</translation>
    </message>
    <message>
      <source>The board is turning. Click again when it has stopped.</source>
      <extracomment>window/board/move_input.py</extracomment>
      <translation>Le plateau tourne. Cliquez à nouveau quand il s’est arrêté.</translation>
    </message>
    <message>
      <source>Move in advance: {places}. Esc or a right click takes it back.</source>
      <extracomment>window/board/move_input.py</extracomment>
      <translation>D’avance : {places}. Échap ou un clic droit l’annule.</translation>
    </message>
    <message>
      <source>The move in advance was taken back.</source>
      <extracomment>window/board/move_input.py</extracomment>
      <translation>Le coup d’avance a été repris.</translation>
    </message>
    <message>
      <source>Click there again to play.</source>
      <extracomment>window/board/move_input.py</extracomment>
      <translation>Cliquez-y encore une fois pour jouer.</translation>
    </message>
    <message>
      <source>a free turn, {seat} moves again</source>
      <extracomment>window/board/preview.py</extracomment>
      <translation>un tour gratuit, {seat} joue encore</translation>
    </message>
    <message>
      <source>Faces</source>
      <extracomment>window/board/realms.py</extracomment>
      <translation>Faces</translation>
    </message>
    <message>
      <source>Edges</source>
      <extracomment>window/board/realms.py</extracomment>
      <translation>Arêtes</translation>
    </message>
    <message>
      <source>Corners</source>
      <extracomment>window/board/realms.py</extracomment>
      <translation>Sommets</translation>
    </message>
    <message>
      <source>Cells</source>
      <extracomment>window/board/realms.py</extracomment>
      <translation>Cases</translation>
    </message>
    <message>
      <source>Pillars</source>
      <extracomment>window/board/realms.py</extracomment>
      <translation>Piliers</translation>
    </message>
    <message>
      <source>Racks</source>
      <extracomment>window/board/realms.py</extracomment>
      <translation>Chevalets</translation>
    </message>
    <message>
      <source>The last move is on the far side: click or press {turn}</source>
      <extracomment>window/board/space/far_side.py</extracomment>
      <translation>Le dernier coup est de l’autre côté : cliquez ou pressez {turn}</translation>
    </message>
    <message>
      <source>The last move is on the far side</source>
      <extracomment>window/board/space/far_side.py</extracomment>
      <translation>Le dernier coup est de l’autre côté</translation>
    </message>
    <message>
      <source>the 3-D view needs OpenGL {version} or later</source>
      <extracomment>window/board/space/opengl.py</extracomment>
      <translation>le plateau dans l’espace demande OpenGL {version} ou plus récent</translation>
    </message>
    <message>
      <source>a newer graphics driver brings it (Debian and Ubuntu: apt-get install libgl1-mesa-dri)</source>
      <extracomment>window/board/space/opengl.py</extracomment>
      <translation>un pilote graphique plus récent l’apporte (Debian et Ubuntu : apt-get install libgl1-mesa-dri)</translation>
    </message>
    <message>
      <source>{found}; {needs}; {fix}</source>
      <extracomment>window/board/space/opengl.py</extracomment>
      <translation>{found} ; {needs} ; {fix}</translation>
    </message>
    <message>
      <source>no OpenGL was found on this display</source>
      <extracomment>window/board/space/opengl.py</extracomment>
      <translation>aucun OpenGL n’a été trouvé sur cet écran</translation>
    </message>
    <message>
      <source>OpenGL {version} was found on this display</source>
      <extracomment>window/board/space/opengl.py</extracomment>
      <translation>OpenGL {version} a été trouvé sur cet écran</translation>
    </message>
    <message>
      <source>Take apart</source>
      <extracomment>window/board/space/view_bar.py</extracomment>
      <translation>Écarter</translation>
    </message>
    <message>
      <source>Take the board apart ( [ and ] )</source>
      <extracomment>window/board/space/view_bar.py</extracomment>
      <translation>Écarter les parties du plateau ( [ et ] )</translation>
    </message>
    <message>
      <source>Highest layer shown</source>
      <extracomment>window/board/space/view_bar.py</extracomment>
      <translation>Niveau le plus haut montré</translation>
    </message>
    <message>
      <source>Look below the upper layers (Page Up and Page Down)</source>
      <extracomment>window/board/space/view_bar.py</extracomment>
      <translation>Regarder sous les niveaux du haut (Page préc. et Page suiv.)</translation>
    </message>
    <message>
      <source>Layer {level} of {levels}</source>
      <extracomment>window/board/space/view_bar.py</extracomment>
      <translation>Niveau {level} sur {levels}</translation>
    </message>
    <message>
      <source>Best moves</source>
      <extracomment>window/features/analysis/candidate_table.py</extracomment>
      <translation>Meilleurs coups</translation>
    </message>
    <message>
      <source>Move</source>
      <extracomment>window/features/analysis/candidate_table.py</extracomment>
      <translation>Coup</translation>
    </message>
    <message>
      <source>Chance</source>
      <extracomment>window/features/analysis/candidate_table.py</extracomment>
      <translation>Chances</translation>
    </message>
    <message>
      <source>Margin</source>
      <extracomment>window/features/analysis/candidate_table.py</extracomment>
      <translation>Écart</translation>
    </message>
    <message>
      <source>Visits</source>
      <extracomment>window/features/analysis/candidate_table.py</extracomment>
      <translation>Visites</translation>
    </message>
    <message>
      <source>Then</source>
      <extracomment>window/features/analysis/candidate_table.py</extracomment>
      <translation>Ensuite</translation>
    </message>
    <message>
      <source>Chances unknown</source>
      <extracomment>window/features/analysis/chance_bar.py</extracomment>
      <translation>Chances inconnues</translation>
    </message>
    <message>
      <source>When I stop it</source>
      <extracomment>window/features/analysis/efforts.py</extracomment>
      <translation>Quand je l’arrête</translation>
    </message>
    <message>
      <source>{count} GB</source>
      <extracomment>window/features/analysis/efforts.py</extracomment>
      <translation>{count} Go</translation>
    </message>
    <message>
      <source>&amp;Threads of the analysis</source>
      <extracomment>window/features/analysis/efforts.py</extracomment>
      <translation>Threads de l’analyse</translation>
    </message>
    <message>
      <source>How many processor cores the analysis may keep busy.</source>
      <extracomment>window/features/analysis/efforts.py</extracomment>
      <translation>Combien de cœurs du processeur l’analyse peut occuper.</translation>
    </message>
    <message>
      <source>Mem&amp;ory of the analysis</source>
      <extracomment>window/features/analysis/efforts.py</extracomment>
      <translation>Mémoire de l’analyse</translation>
    </message>
    <message>
      <source>How much memory the analysis may use.</source>
      <extracomment>window/features/analysis/efforts.py</extracomment>
      <translation>Combien de mémoire l’analyse peut utiliser pour ce qu’elle retient.</translation>
    </message>
    <message>
      <source>&amp;End of the analysis</source>
      <extracomment>window/features/analysis/efforts.py</extracomment>
      <translation>Fin de l’analyse</translation>
    </message>
    <message>
      <source>After what time, or how many playouts, the analysis of a position ends.</source>
      <extracomment>window/features/analysis/efforts.py</extracomment>
      <translation>Après combien de temps, ou de simulations, une position est assez analysée.</translation>
    </message>
    <message>
      <source>{count} MB</source>
      <extracomment>window/features/analysis/efforts.py</extracomment>
      <translation>{count} Mo</translation>
    </message>
    <message>
      <source>{seconds} s</source>
      <extracomment>window/features/analysis/efforts.py</extracomment>
      <translation>{seconds} s</translation>
    </message>
    <message>
      <source>{count} playouts</source>
      <extracomment>window/features/analysis/efforts.py</extracomment>
      <translation>{count} simulations</translation>
    </message>
    <message>
      <source>&amp;Analyse every position</source>
      <extracomment>window/features/analysis/feature.py</extracomment>
      <translation>&amp;Analyser chaque position</translation>
    </message>
    <message>
      <source>Show the engine's best moves beside the board and on it.</source>
      <extracomment>window/features/analysis/feature.py</extracomment>
      <translation>Montrer les meilleurs coups du moteur à côté du plateau et dessus.</translation>
    </message>
    <message>
      <source>&amp;Hint</source>
      <extracomment>window/features/analysis/feature.py</extracomment>
      <translation>&amp;Indice</translation>
    </message>
    <message>
      <source>Show a good move for this position.</source>
      <extracomment>window/features/analysis/feature.py</extracomment>
      <translation>Montrer un bon coup dans cette position.</translation>
    </message>
    <message>
      <source>&amp;Freeze the analysis</source>
      <extracomment>window/features/analysis/feature.py</extracomment>
      <translation>Figer l’analyse</translation>
    </message>
    <message>
      <source>Keep the list as it is while you try moves, or continue the analysis.</source>
      <extracomment>window/features/analysis/feature.py</extracomment>
      <translation>Garder la liste telle quelle pendant que vous essayez des coups, ou reprendre l’analyse.</translation>
    </message>
    <message>
      <source>Best &amp;moves shown</source>
      <extracomment>window/features/analysis/feature.py</extracomment>
      <translation>&amp;Meilleurs coups montrés</translation>
    </message>
    <message>
      <source>How many of the best moves are listed, and marked on the boards.</source>
      <extracomment>window/features/analysis/feature.py</extracomment>
      <translation>Combien des meilleurs coups sont listés et marqués sur les plateaux.</translation>
    </message>
    <message>
      <source>Analysis</source>
      <extracomment>window/features/analysis/feature.py</extracomment>
      <translation>Analyse</translation>
    </message>
    <message>
      <source>The game is over. {new} starts a new one.</source>
      <extracomment>window/features/analysis/feature.py</extracomment>
      <translation>La partie est finie. {new} en commence une nouvelle.</translation>
    </message>
    <message>
      <source>Analyse</source>
      <extracomment>window/features/analysis/feature.py</extracomment>
      <translation>Analyser</translation>
    </message>
    <message>
      <source>Hint: {text}</source>
      <extracomment>window/features/analysis/feature.py</extracomment>
      <translation>Indice : {text}</translation>
    </message>
    <message>
      <source>Looking for a good move…</source>
      <extracomment>window/features/analysis/feature.py</extracomment>
      <translation>Recherche d’un bon coup…</translation>
    </message>
    <message>
      <source>Play thi&amp;s move</source>
      <extracomment>window/features/analysis/line_commands.py</extracomment>
      <translation>&amp;Jouer ce coup</translation>
    </message>
    <message>
      <source>Play the selected move of the list, or the best one.</source>
      <extracomment>window/features/analysis/line_commands.py</extracomment>
      <translation>Jouer le coup sélectionné dans la liste, ou le meilleur.</translation>
    </message>
    <message>
      <source>&amp;Insert its line</source>
      <extracomment>window/features/analysis/line_commands.py</extracomment>
      <translation>Ins&amp;érer sa suite</translation>
    </message>
    <message>
      <source>Put the expected line of the selected move, or the best one, into the game.</source>
      <extracomment>window/features/analysis/line_commands.py</extracomment>
      <translation>Mettre dans la partie la suite attendue du coup sélectionné, ou du meilleur.</translation>
    </message>
    <message>
      <source>&amp;Copy its line</source>
      <extracomment>window/features/analysis/line_commands.py</extracomment>
      <translation>&amp;Copier sa suite</translation>
    </message>
    <message>
      <source>Copy the expected line of the selected move, or the best one, as text.</source>
      <extracomment>window/features/analysis/line_commands.py</extracomment>
      <translation>Copier comme texte la suite attendue du coup sélectionné, ou du meilleur.</translation>
    </message>
    <message>
      <source>Copied: {line}</source>
      <extracomment>window/features/analysis/line_commands.py</extracomment>
      <translation>Copié : {line}</translation>
    </message>
    <message>
      <source>has ended</source>
      <extracomment>window/features/analysis/other_programs.py</extracomment>
      <translation>s’est arrêté</translation>
    </message>
    <message>
      <source>is getting ready…</source>
      <extracomment>window/features/analysis/other_programs.py</extracomment>
      <translation>se prépare…</translation>
    </message>
    <message>
      <source>State of the analysis</source>
      <extracomment>window/features/analysis/panel.py</extracomment>
      <translation>État de l’analyse</translation>
    </message>
    <message>
      <source>What the move does</source>
      <extracomment>window/features/analysis/panel.py</extracomment>
      <translation>Ce que fait le coup</translation>
    </message>
    <message>
      <source>Hint</source>
      <extracomment>window/features/analysis/panel.py</extracomment>
      <translation>Indice</translation>
    </message>
    <message>
      <source>{count} playouts, {speed} a second</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>{count} simulations, {speed} par seconde</translation>
    </message>
    <message>
      <source>draws, because {reason}</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>fait nulle : {reason}</translation>
    </message>
    <message>
      <source>{move} loses against the best answers.</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>{move} perd contre les meilleures réponses.</translation>
    </message>
    <message>
      <source>The engine is getting ready…</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>Le moteur se prépare…</translation>
    </message>
    <message>
      <source>The game is over.</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>La partie est finie.</translation>
    </message>
    <message>
      <source>The result is already known: it is proven.</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>Le résultat est déjà connu : il est prouvé.</translation>
    </message>
    <message>
      <source>The result of every move is proven.</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>Le résultat de chaque coup est prouvé.</translation>
    </message>
    <message>
      <source>{move}, then {answers}: {event}.</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>{move}, puis {answers} : {event}.</translation>
    </message>
    <message>
      <source>{move} wins, whatever the answer.</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>{move} gagne, quelle que soit la réponse.</translation>
    </message>
    <message>
      <source>{move} draws against the best answers.</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>{move} fait nulle contre les meilleures réponses.</translation>
    </message>
    <message>
      <source>Frozen at move {number}. Try moves: the list stays.</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>Figé au coup {number}. Essayez des coups : la liste reste.</translation>
    </message>
    <message>
      <source>From before: {count} playouts</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>Déjà connu : {count} simulations</translation>
    </message>
    <message>
      <source>{count} M</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>{count} M</translation>
    </message>
    <message>
      <source>{seat} {share}</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>{seat} {share}</translation>
    </message>
    <message>
      <source>wins, because {reason}</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>gagne : {reason}</translation>
    </message>
    <message>
      <source>loses, because {reason}</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>perd : {reason}</translation>
    </message>
    <message>
      <source>Paused while {player} thinks.</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>En pause pendant que {player} réfléchit.</translation>
    </message>
    <message>
      <source>{count} k</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>{count} k</translation>
    </message>
    <message>
      <source>W</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>G</translation>
    </message>
    <message>
      <source>D</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>N</translation>
    </message>
    <message>
      <source>L</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>P</translation>
    </message>
    <message>
      <source>{move}: {event}.</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>{move} : {event}.</translation>
    </message>
    <message>
      <source>{move}: the expected answer is {answer}.</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>{move} : la réponse attendue est {answer}.</translation>
    </message>
    <message>
      <source>Click to place the chosen piece; right-click to remove what is there.</source>
      <extracomment>window/features/editor/feature.py</extracomment>
      <translation>Cliquez pour poser la pièce choisie ; le clic droit enlève ce qui s’y trouve.</translation>
    </message>
    <message>
      <source>Set up a position</source>
      <extracomment>window/features/editor/feature.py</extracomment>
      <translation>Composer une position</translation>
    </message>
    <message>
      <source>S&amp;et up a position…</source>
      <extracomment>window/features/editor/feature.py</extracomment>
      <translation>&amp;Composer une position…</translation>
    </message>
    <message>
      <source>Put pieces wherever you like, then play or analyse from there.</source>
      <extracomment>window/features/editor/feature.py</extracomment>
      <translation>Poser les pièces où l’on veut, puis jouer ou analyser à partir de là.</translation>
    </message>
    <message>
      <source>The position was copied.</source>
      <extracomment>window/features/editor/feature.py</extracomment>
      <translation>La position a été copiée.</translation>
    </message>
    <message>
      <source>Not possible: {reason}.</source>
      <extracomment>window/features/editor/feature.py</extracomment>
      <translation>Pas possible : {reason}.</translation>
    </message>
    <message>
      <source>Pieces</source>
      <extracomment>window/features/editor/palette.py</extracomment>
      <translation>Pièces</translation>
    </message>
    <message>
      <source>Eraser</source>
      <extracomment>window/features/editor/palette.py</extracomment>
      <translation>Gomme</translation>
    </message>
    <message>
      <source>This position can be played.</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>Cette position peut être jouée.</translation>
    </message>
    <message>
      <source>Use the position of the game</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>Prendre la position de la partie</translation>
    </message>
    <message>
      <source>Whether the position can be played</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>Si la position peut être jouée</translation>
    </message>
    <message>
      <source>{reason}: the game is over here.</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>{reason} : la partie est finie ici.</translation>
    </message>
    <message>
      <source>C&amp;lear</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>&amp;Vider</translation>
    </message>
    <message>
      <source>Empty the board</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>Vider le plateau</translation>
    </message>
    <message>
      <source>The position as text</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>La position en texte</translation>
    </message>
    <message>
      <source>The position as text; type or paste another one</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>La position en texte ; tapez ou collez-en une autre</translation>
    </message>
    <message>
      <source>Pla&amp;y from here</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>&amp;Jouer à partir d’ici</translation>
    </message>
    <message>
      <source>Start a game in this position</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>Commencer une partie dans cette position</translation>
    </message>
    <message>
      <source>Anal&amp;yse</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>&amp;Analyser</translation>
    </message>
    <message>
      <source>Show the engine's best moves here</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>Montrer ici les meilleurs coups du moteur</translation>
    </message>
    <message>
      <source>&amp;Copy</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>&amp;Copier</translation>
    </message>
    <message>
      <source>Copy the position as one line of text</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>Copier la position en une ligne de texte</translation>
    </message>
    <message>
      <source>Cancel</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>Annuler</translation>
    </message>
    <message>
      <source>Back to the game</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>Revenir à la partie</translation>
    </message>
    <message>
      <source>From the ga&amp;me</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>De la &amp;partie</translation>
    </message>
    <message>
      <source>&amp;Fen</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>&amp;Fen</translation>
    </message>
    <message>
      <source>Show me</source>
      <extracomment>window/features/exercises/course_panel.py</extracomment>
      <translation>Montrer</translation>
    </message>
    <message>
      <source>Lesson</source>
      <extracomment>window/features/exercises/course_panel.py</extracomment>
      <translation>Leçon</translation>
    </message>
    <message>
      <source>Back</source>
      <extracomment>window/features/exercises/course_panel.py</extracomment>
      <translation>Retour</translation>
    </message>
    <message>
      <source>Lesson {number} of {count}</source>
      <extracomment>window/features/exercises/course_panel.py</extracomment>
      <translation>Leçon {number} sur {count}</translation>
    </message>
    <message>
      <source>Open a course</source>
      <extracomment>window/features/exercises/courses.py</extracomment>
      <translation>Ouvrir un cours</translation>
    </message>
    <message>
      <source>Courses (*.json)</source>
      <extracomment>window/features/exercises/courses.py</extracomment>
      <translation>Cours (*.json)</translation>
    </message>
    <message>
      <source>There is no course for this game.</source>
      <extracomment>window/features/exercises/courses.py</extracomment>
      <translation>Il n’y a pas de cours pour ce jeu.</translation>
    </message>
    <message>
      <source>That was the last lesson of the course.</source>
      <extracomment>window/features/exercises/courses.py</extracomment>
      <translation>C’était la dernière leçon du cours.</translation>
    </message>
    <message>
      <source>This is the last lesson: solve it to finish the course.</source>
      <extracomment>window/features/exercises/courses.py</extracomment>
      <translation>C’est la dernière leçon : résolvez-la pour finir le cours.</translation>
    </message>
    <message>
      <source>Try again.</source>
      <extracomment>window/features/exercises/courses.py</extracomment>
      <translation>Essayez encore.</translation>
    </message>
    <message>
      <source>Pu&amp;zzle</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>Pro&amp;blème</translation>
    </message>
    <message>
      <source>Solve a puzzle from this game; those you missed return, and so do mistakes you kept.</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>Résoudre un problème de ce jeu ; ceux que vous avez manqués reviennent, ainsi que les fautes que vous gardez.</translation>
    </message>
    <message>
      <source>Puzzle &amp;theme</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>&amp;Thème des problèmes</translation>
    </message>
    <message>
      <source>Choose what the next puzzles ask for.</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>Quel genre de chose les prochains problèmes demandent.</translation>
    </message>
    <message>
      <source>Puzzles from &amp;all games</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>Problèmes de tous les &amp;jeux</translation>
    </message>
    <message>
      <source>Take puzzles from all games, or only from the one on the board.</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>Prendre des problèmes de tous les jeux, ou seulement de celui du plateau.</translation>
    </message>
    <message>
      <source>Puzzle &amp;results</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>&amp;Résultats des problèmes</translation>
    </message>
    <message>
      <source>See your puzzle rating, your streaks, and what you solved of each theme.</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>Voir votre classement aux problèmes, vos séries, et ce que vous avez résolu de chaque thème.</translation>
    </message>
    <message>
      <source>&amp;Learn this game</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>&amp;Apprendre ce jeu</translation>
    </message>
    <message>
      <source>Learn the game on the board, from where you stopped.</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>Apprendre le jeu sur le plateau, là où vous vous êtes arrêté.</translation>
    </message>
    <message>
      <source>L&amp;esson</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>&amp;Leçon</translation>
    </message>
    <message>
      <source>Go to a lesson of this game.</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>Aller à une leçon de ce jeu.</translation>
    </message>
    <message>
      <source>&amp;Next lesson</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>Leçon &amp;suivante</translation>
    </message>
    <message>
      <source>Go to the next lesson, even if this one is not done.</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>Aller à la leçon suivante, même si celle-ci n’est pas faite.</translation>
    </message>
    <message>
      <source>&amp;Previous lesson</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>Leçon &amp;précédente</translation>
    </message>
    <message>
      <source>Go back to the lesson before.</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>Revenir à la leçon d’avant.</translation>
    </message>
    <message>
      <source>&amp;Open a course…</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>&amp;Ouvrir un cours…</translation>
    </message>
    <message>
      <source>Open a course that somebody else wrote.</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>Prendre un cours écrit par quelqu’un d’autre.</translation>
    </message>
    <message>
      <source>Leave the &amp;course</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>&amp;Quitter le cours</translation>
    </message>
    <message>
      <source>Go back to your game. The course continues later where you stopped.</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>Revenir à la partie d’avant ; le cours reprendra où vous vous êtes arrêté.</translation>
    </message>
    <message>
      <source>Next</source>
      <extracomment>window/features/exercises/guided.py</extracomment>
      <translation>Suivant</translation>
    </message>
    <message>
      <source>Leave</source>
      <extracomment>window/features/exercises/guided.py</extracomment>
      <translation>Quitter</translation>
    </message>
    <message>
      <source>Solution</source>
      <extracomment>window/features/exercises/puzzle_panel.py</extracomment>
      <translation>Solution</translation>
    </message>
    <message>
      <source>Theme of the puzzles</source>
      <extracomment>window/features/exercises/puzzle_panel.py</extracomment>
      <translation>Thème des problèmes</translation>
    </message>
    <message>
      <source>Results…</source>
      <extracomment>window/features/exercises/puzzle_panel.py</extracomment>
      <translation>Résultats…</translation>
    </message>
    <message>
      <source>Puzzle</source>
      <extracomment>window/features/exercises/puzzle_panel.py</extracomment>
      <translation>Problème</translation>
    </message>
    <message>
      <source>Try again</source>
      <extracomment>window/features/exercises/puzzle_panel.py</extracomment>
      <translation>Réessayer</translation>
    </message>
    <message>
      <source>Drop this card</source>
      <extracomment>window/features/exercises/puzzle_panel.py</extracomment>
      <translation>Enlever cette fiche</translation>
    </message>
    <message>
      <source>It will not come back.</source>
      <extracomment>window/features/exercises/puzzle_panel.py</extracomment>
      <translation>Elle ne revient plus alors.</translation>
    </message>
    <message>
      <source>Your rating: about {points}</source>
      <extracomment>window/features/exercises/puzzle_results.py</extracomment>
      <translation>Votre classement : environ {points}</translation>
    </message>
    <message>
      <source>Your rating: {points}</source>
      <extracomment>window/features/exercises/puzzle_results.py</extracomment>
      <translation>Votre classement : {points}</translation>
    </message>
    <message>
      <source>Tried</source>
      <extracomment>window/features/exercises/puzzle_results.py</extracomment>
      <translation>Essayés</translation>
    </message>
    <message>
      <source>Solved</source>
      <extracomment>window/features/exercises/puzzle_results.py</extracomment>
      <translation>Résolus</translation>
    </message>
    <message>
      <source>With hints</source>
      <extracomment>window/features/exercises/puzzle_results.py</extracomment>
      <translation>Avec indices</translation>
    </message>
    <message>
      <source>Missed</source>
      <extracomment>window/features/exercises/puzzle_results.py</extracomment>
      <translation>Ratés</translation>
    </message>
    <message>
      <source>Puzzle results</source>
      <extracomment>window/features/exercises/puzzle_results.py</extracomment>
      <translation>Résultats des problèmes</translation>
    </message>
    <message>
      <source>By theme</source>
      <extracomment>window/features/exercises/puzzle_results.py</extracomment>
      <translation>Par thème</translation>
    </message>
    <message>
      <source>By game</source>
      <extracomment>window/features/exercises/puzzle_results.py</extracomment>
      <translation>Par jeu</translation>
    </message>
    <message>
      <source>rated {points}</source>
      <extracomment>window/features/exercises/puzzle_results.py</extracomment>
      <translation>classé {points}</translation>
    </message>
    <message>
      <source>Rating over the last puzzles</source>
      <extracomment>window/features/exercises/puzzle_results.py</extracomment>
      <translation>Classement sur les derniers problèmes</translation>
    </message>
    <message>
      <source>{count} in a row</source>
      <extracomment>window/features/exercises/puzzle_results.py</extracomment>
      <translation>{count} de suite</translation>
    </message>
    <message>
      <source>You solved this one before.</source>
      <extracomment>window/features/exercises/puzzles.py</extracomment>
      <translation>Vous avez déjà résolu celui-ci.</translation>
    </message>
    <message>
      <source>The card is gone: it will not come back.</source>
      <extracomment>window/features/exercises/puzzles.py</extracomment>
      <translation>La fiche est enlevée : celui-ci ne revient plus.</translation>
    </message>
    <message>
      <source>Your move could not be judged: {reason}.</source>
      <extracomment>window/features/exercises/puzzles.py</extracomment>
      <translation>Votre coup n’a pas pu être jugé : {reason}.</translation>
    </message>
    <message>
      <source>Any theme</source>
      <extracomment>window/features/exercises/puzzles.py</extracomment>
      <translation>Tous les thèmes</translation>
    </message>
    <message>
      <source>There are no puzzles for this game.</source>
      <extracomment>window/features/exercises/puzzles.py</extracomment>
      <translation>Il n’y a pas de problème de ce jeu.</translation>
    </message>
    <message>
      <source>Looking at {move}…</source>
      <extracomment>window/features/exercises/puzzles.py</extracomment>
      <translation>Examen de {move}…</translation>
    </message>
    <message>
      <source>In pixels; on paper, 96 to the inch</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>En pixels, le papier en ayant 96 par pouce</translation>
    </message>
    <message>
      <source>Better quality takes longer; a photograph takes minutes</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Ce qui est plus beau prend plus de temps, une photographie des minutes</translation>
    </message>
    <message>
      <source>Mark the places where the side to move may play</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Marquer les sites où le camp au trait peut jouer</translation>
    </message>
    <message>
      <source>The longest side of a box around it</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Le plus long côté d'une boîte autour</translation>
    </message>
    <message>
      <source>Anything thinner is thickened to this</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Ce qui est plus mince grossit jusqu'à ne plus l'être</translation>
    </message>
    <message>
      <source>The gap between parts that fit together</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Le jeu entre les pièces qui s'emboîtent</translation>
    </message>
    <message>
      <source>In millimetres; if a set needs several plates, each has its own file</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>En millimètres ; un ensemble qui demande plusieurs plaques a un fichier pour chacune</translation>
    </message>
    <message>
      <source>Including the pause after it</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Avec le reste qui suit</translation>
    </message>
    <message>
      <source>Turn the board to moves on its far side, or to the view kept with a move</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Tourner le plateau vers les coups de la face cachée, ou comme il était tourné alors</translation>
    </message>
    <message>
      <source>Export</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Exporter</translation>
    </message>
    <message>
      <source>Kind</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Sorte</translation>
    </message>
    <message>
      <source>Size</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Taille</translation>
    </message>
    <message>
      <source>Other</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>autre</translation>
    </message>
    <message>
      <source>Colours</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Couleurs</translation>
    </message>
    <message>
      <source>Materials</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Matières</translation>
    </message>
    <message>
      <source>Quality</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Qualité</translation>
    </message>
    <message>
      <source>Depth of fi&amp;eld</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Profondeur de &amp;champ</translation>
    </message>
    <message>
      <source>&amp;Dots on legal moves</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>&amp;Points où l'on peut jouer</translation>
    </message>
    <message>
      <source>&amp;Transparent background</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Fond &amp;transparent</translation>
    </message>
    <message>
      <source>Largest extent</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Plus grande étendue</translation>
    </message>
    <message>
      <source>Minimum wall</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Paroi la plus mince</translation>
    </message>
    <message>
      <source>Clearance</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Jeu</translation>
    </message>
    <message>
      <source>Paper</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Papier</translation>
    </message>
    <message>
      <source>Frames per second</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Images par seconde</translation>
    </message>
    <message>
      <source>Time per move</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Durée d’un coup</translation>
    </message>
    <message>
      <source>Time per turn</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Durée d’un tour</translation>
    </message>
    <message>
      <source>Write the moves &amp;below</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Écrire les coups &amp;dessous</translation>
    </message>
    <message>
      <source>Turn t&amp;o show each move</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Suivre les coups &amp;où on les voit</translation>
    </message>
    <message>
      <source>&amp;Kind</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>&amp;Sorte</translation>
    </message>
    <message>
      <source>As large as the window</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Aussi grand que la fenêtre</translation>
    </message>
    <message>
      <source>pixels</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>pixels</translation>
    </message>
    <message>
      <source>&amp;Size</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>&amp;Taille</translation>
    </message>
    <message>
      <source>&amp;Colours</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>&amp;Couleurs</translation>
    </message>
    <message>
      <source>&amp;Materials</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>&amp;Matières</translation>
    </message>
    <message>
      <source>&amp;Quality</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>&amp;Qualité</translation>
    </message>
    <message>
      <source>&amp;Largest extent</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Plus grande &amp;étendue</translation>
    </message>
    <message>
      <source>Minimum &amp;wall</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>&amp;Paroi la plus mince</translation>
    </message>
    <message>
      <source>Clea&amp;rance</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>&amp;Jeu</translation>
    </message>
    <message>
      <source>Printer &amp;bed</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>&amp;Lit d’impression</translation>
    </message>
    <message>
      <source>&amp;Paper</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Pa&amp;pier</translation>
    </message>
    <message>
      <source>&amp;Frames per second</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>&amp;Images par seconde</translation>
    </message>
    <message>
      <source>Time per mo&amp;ve</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Durée d’un &amp;coup</translation>
    </message>
    <message>
      <source>T&amp;ime per turn</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Durée d’un to&amp;ur</translation>
    </message>
    <message>
      <source>Width</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Largeur</translation>
    </message>
    <message>
      <source>Height</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Hauteur</translation>
    </message>
    <message>
      <source>photograph: {name}</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>photographie : {name}</translation>
    </message>
    <message>
      <source>Width of the bed</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Largeur du lit</translation>
    </message>
    <message>
      <source>Depth of the bed</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Profondeur du lit</translation>
    </message>
    <message>
      <source>{what}: exporting…</source>
      <extracomment>window/features/export/export_job.py</extracomment>
      <translation>{what} : en cours…</translation>
    </message>
    <message>
      <source>nothing can be written in '{beside}': {strerror}</source>
      <extracomment>window/features/export/export_job.py</extracomment>
      <translation>rien ne peut être écrit dans « {beside} » : {strerror}</translation>
    </message>
    <message>
      <source>the export ended early</source>
      <extracomment>window/features/export/export_job.py</extracomment>
      <translation>le processus qui le fait s’est arrêté trop tôt</translation>
    </message>
    <message>
      <source>Exported: {path}</source>
      <extracomment>window/features/export/export_job.py</extracomment>
      <translation>Exporté : {path}</translation>
    </message>
    <message>
      <source>Nothing was exported: {error}</source>
      <extracomment>window/features/export/export_job.py</extracomment>
      <translation>Rien n’a été exporté : {error}</translation>
    </message>
    <message>
      <source>Save pi&amp;cture…</source>
      <extracomment>window/features/export/feature.py</extracomment>
      <translation>Enregistrer une &amp;image…</translation>
    </message>
    <message>
      <source>Save a picture of the board as you see it, in any size.</source>
      <extracomment>window/features/export/feature.py</extracomment>
      <translation>Dessiner le plateau comme on le voit, à n’importe quelle taille.</translation>
    </message>
    <message>
      <source>E&amp;xport…</source>
      <extracomment>window/features/export/feature.py</extracomment>
      <translation>E&amp;xporter…</translation>
    </message>
    <message>
      <source>Make a picture, drawing, model, film or page of the game.</source>
      <extracomment>window/features/export/feature.py</extracomment>
      <translation>Faire de la partie une image, un dessin, un modèle, un film ou une page.</translation>
    </message>
    <message>
      <source>Copy pictu&amp;re</source>
      <extracomment>window/features/export/feature.py</extracomment>
      <translation>Copier l’ima&amp;ge</translation>
    </message>
    <message>
      <source>Copy a picture of the board as you see it.</source>
      <extracomment>window/features/export/feature.py</extracomment>
      <translation>Copier une image du plateau comme on le voit.</translation>
    </message>
    <message>
      <source>The picture was copied.</source>
      <extracomment>window/features/export/feature.py</extracomment>
      <translation>L’image a été copiée.</translation>
    </message>
    <message numerus="yes">
      <source>{name} has {count} games. Which do you want to open?</source>
      <extracomment>window/features/files/chapters_dialog.py</extracomment>
      <translation>
        <numerusform>{name} a {count} partie. Laquelle ouvrir ?</numerusform>
        <numerusform>{name} a {count} parties. Lesquelles ouvrir ?</numerusform>
      </translation>
    </message>
    <message>
      <source>First</source>
      <extracomment>window/features/files/chapters_dialog.py</extracomment>
      <translation>Premier</translation>
    </message>
    <message>
      <source>Second</source>
      <extracomment>window/features/files/chapters_dialog.py</extracomment>
      <translation>Second</translation>
    </message>
    <message>
      <source>Date</source>
      <extracomment>window/features/files/chapters_dialog.py</extracomment>
      <translation>Date</translation>
    </message>
    <message>
      <source>Games</source>
      <extracomment>window/features/files/chapters_dialog.py</extracomment>
      <translation>Parties</translation>
    </message>
    <message>
      <source>unreadable</source>
      <extracomment>window/features/files/chapters_dialog.py</extracomment>
      <translation>illisible</translation>
    </message>
    <message>
      <source>&amp;Open</source>
      <extracomment>window/features/files/chapters_dialog.py</extracomment>
      <translation>&amp;Ouvrir</translation>
    </message>
    <message>
      <source>&amp;Add all to the library</source>
      <extracomment>window/features/files/chapters_dialog.py</extracomment>
      <translation>&amp;Toutes dans la bibliothèque</translation>
    </message>
    <message>
      <source>Open a game</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>Ouvrir une partie</translation>
    </message>
    <message>
      <source>Save game</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>Enregistrer la partie</translation>
    </message>
    <message>
      <source>&amp;Open a game…</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>&amp;Ouvrir une partie…</translation>
    </message>
    <message>
      <source>Open a game from a file. You can also drag the file onto the window.</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>Ouvrir une partie d’un fichier ; on peut aussi le glisser sur la fenêtre.</translation>
    </message>
    <message>
      <source>Open r&amp;ecent</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>Ouverts r&amp;écemment</translation>
    </message>
    <message>
      <source>Open a game that was opened or saved recently.</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>Ouvrir une partie ouverte ou enregistrée récemment.</translation>
    </message>
    <message>
      <source>Sa&amp;ve</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>&amp;Enregistrer</translation>
    </message>
    <message>
      <source>Save the game to its file.</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>Écrire la partie dans son fichier.</translation>
    </message>
    <message>
      <source>Save &amp;as…</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
      <source>Save the game to another file.</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>Écrire la partie dans un autre fichier.</translation>
    </message>
    <message>
      <source>Copy ga&amp;me</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>&amp;Copier la partie</translation>
    </message>
    <message>
      <source>Copy the game as text, with its variations and notes.</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>Copier la partie en texte, avec ses variantes et ses notes.</translation>
    </message>
    <message>
      <source>Copy pos&amp;ition</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>Copier la posi&amp;tion</translation>
    </message>
    <message>
      <source>Copy the position as one line of text.</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>Copier la position en une ligne de texte.</translation>
    </message>
    <message>
      <source>Pas&amp;te game or position</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>Co&amp;ller une partie ou une position</translation>
    </message>
    <message>
      <source>Open the game or position on the clipboard.</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>Mettre sur la table la partie ou la position du presse-papiers.</translation>
    </message>
    <message>
      <source>Play on a &amp;polyhedron…</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>Jouer sur un pol&amp;yèdre…</translation>
    </message>
    <message>
      <source>Play Ring Majority on a solid from a file.</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>Jouer à Ring Majority sur un solide lu dans un fichier.</translation>
    </message>
    <message>
      <source>Games ({endings})</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>Parties ({endings})</translation>
    </message>
    <message>
      <source>The game was copied.</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>La partie a été copiée.</translation>
    </message>
    <message>
      <source>The game was saved as {path}.</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>La partie a été enregistrée comme {path}.</translation>
    </message>
    <message>
      <source>The game could not be saved and will be lost: {reason}.</source>
      <extracomment>window/features/files/last_question.py</extracomment>
      <translation>La partie n’a pas pu être conservée et sera perdue : {reason}.</translation>
    </message>
    <message>
      <source>&amp;Save it elsewhere…</source>
      <extracomment>window/features/files/last_question.py</extracomment>
      <translation>&amp;L’enregistrer ailleurs…</translation>
    </message>
    <message>
      <source>&amp;Close anyway</source>
      <extracomment>window/features/files/last_question.py</extracomment>
      <translation>&amp;Fermer quand même</translation>
    </message>
    <message>
      <source>The library has more of this game, so its copy is shown.</source>
      <extracomment>window/features/files/opening.py</extracomment>
      <translation>La partie est montrée telle que l’a la bibliothèque, qui en a plus.</translation>
    </message>
    <message>
      <source>The game was pasted.</source>
      <extracomment>window/features/files/opening.py</extracomment>
      <translation>La partie a été collée.</translation>
    </message>
    <message>
      <source>No game was opened.</source>
      <extracomment>window/features/files/opening.py</extracomment>
      <translation>Aucune partie n’a été ouverte.</translation>
    </message>
    <message>
      <source>Opened game {number} of {name}.</source>
      <extracomment>window/features/files/opening.py</extracomment>
      <translation>Partie {number} de {name} ouverte.</translation>
    </message>
    <message>
      <source>Opened {name}.</source>
      <extracomment>window/features/files/opening.py</extracomment>
      <translation>{name} est ouvert.</translation>
    </message>
    <message>
      <source>the clipboard</source>
      <extracomment>window/features/files/opening.py</extracomment>
      <translation>le presse-papiers</translation>
    </message>
    <message>
      <source>Opening {name} …</source>
      <extracomment>window/features/files/opening.py</extracomment>
      <translation>Ouverture de {name}…</translation>
    </message>
    <message>
      <source>Open a polyhedron</source>
      <extracomment>window/features/files/polyhedra.py</extracomment>
      <translation>Ouvrir un polyèdre</translation>
    </message>
    <message>
      <source>The file was not opened.</source>
      <extracomment>window/features/files/polyhedra.py</extracomment>
      <translation>Le fichier n’a pas été ouvert.</translation>
    </message>
    <message>
      <source>Abstract games on true 3-D boards. The games and their designers:</source>
      <extracomment>window/features/help/about.py</extracomment>
      <translation>Jeux abstraits sur de vrais plateaux en 3-D. Les jeux et leurs auteurs :</translation>
    </message>
    <message>
      <source>Free software without any warranty, under the {licence}, version 3 or later.</source>
      <extracomment>window/features/help/about.py</extracomment>
      <translation>Logiciel libre sans aucune garantie, sous la {licence}, version 3 ou ultérieure.</translation>
    </message>
    <message>
      <source>About ringrealms3d</source>
      <extracomment>window/features/help/about.py</extracomment>
      <translation>À propos de ringrealms3d</translation>
    </message>
    <message>
      <source>Icons: {icons}, ISC licence</source>
      <extracomment>window/features/help/about.py</extracomment>
      <translation>Icônes : {icons}, licence ISC</translation>
    </message>
    <message>
      <source>Further reading: {documents}</source>
      <extracomment>window/features/help/about.py</extracomment>
      <translation>À lire : {documents}</translation>
    </message>
    <message>
      <source>&amp;Rules</source>
      <extracomment>window/features/help/feature.py</extracomment>
      <translation>&amp;Règles</translation>
    </message>
    <message>
      <source>Read the rules of the game, with diagrams.</source>
      <extracomment>window/features/help/feature.py</extracomment>
      <translation>Lire les règles du jeu, avec diagrammes.</translation>
    </message>
    <message>
      <source>&amp;Keys and mouse</source>
      <extracomment>window/features/help/feature.py</extracomment>
      <translation>&amp;Touches et souris</translation>
    </message>
    <message>
      <source>List what keys and mouse do, and choose keys of your own.</source>
      <extracomment>window/features/help/feature.py</extracomment>
      <translation>Voir ce que font les touches et la souris, et choisir ses propres touches.</translation>
    </message>
    <message>
      <source>&amp;Find a command…</source>
      <extracomment>window/features/help/feature.py</extracomment>
      <translation>Trouver une &amp;commande…</translation>
    </message>
    <message>
      <source>Type a word to find a command and run it.</source>
      <extracomment>window/features/help/feature.py</extracomment>
      <translation>Taper un mot et faire ce qu’il trouve.</translation>
    </message>
    <message>
      <source>&amp;About ringrealms3d</source>
      <extracomment>window/features/help/feature.py</extracomment>
      <translation>À &amp;propos de ringrealms3d</translation>
    </message>
    <message>
      <source>Version, licence and links.</source>
      <extracomment>window/features/help/feature.py</extracomment>
      <translation>Version, licence et liens.</translation>
    </message>
    <message>
      <source>New key</source>
      <extracomment>window/features/help/key_editor.py</extracomment>
      <translation>Nouvelle touche</translation>
    </message>
    <message>
      <source>&amp;No key</source>
      <extracomment>window/features/help/key_editor.py</extracomment>
      <translation>Aucu&amp;ne touche</translation>
    </message>
    <message>
      <source>&amp;Usual key</source>
      <extracomment>window/features/help/key_editor.py</extracomment>
      <translation>To&amp;uche habituelle</translation>
    </message>
    <message>
      <source>&amp;Take it over</source>
      <extracomment>window/features/help/key_editor.py</extracomment>
      <translation>La re&amp;prendre là</translation>
    </message>
    <message>
      <source>Choose a command above to give it another key.</source>
      <extracomment>window/features/help/key_editor.py</extracomment>
      <translation>Choisissez ci-dessus une commande pour lui donner une autre touche.</translation>
    </message>
    <message>
      <source>All commands have their usual keys.</source>
      <extracomment>window/features/help/key_editor.py</extracomment>
      <translation>Toutes les commandes ont leurs touches habituelles.</translation>
    </message>
    <message>
      <source>{command}: {key}</source>
      <extracomment>window/features/help/key_editor.py</extracomment>
      <translation>{command} : {key}</translation>
    </message>
    <message>
      <source>{command} has no key now.</source>
      <extracomment>window/features/help/key_editor.py</extracomment>
      <translation>{command} n’a plus de touche.</translation>
    </message>
    <message>
      <source>{command}: press the new key.</source>
      <extracomment>window/features/help/key_editor.py</extracomment>
      <translation>{command} : appuyez sur la touche voulue.</translation>
    </message>
    <message>
      <source>{key} is already used on the board.</source>
      <extracomment>window/features/help/key_editor.py</extracomment>
      <translation>{key} sert sur le plateau.</translation>
    </message>
    <message>
      <source>{key} is the key of “{command}”.</source>
      <extracomment>window/features/help/key_editor.py</extracomment>
      <translation>{key} est la touche de « {command} ».</translation>
    </message>
    <message>
      <source>{key} opens the menu “{menu}”.</source>
      <extracomment>window/features/help/key_editor.py</extracomment>
      <translation>{key} ouvre le menu « {menu} ».</translation>
    </message>
    <message>
      <source>Keys and mouse</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Touches et souris</translation>
    </message>
    <message>
      <source>Mouse</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Souris</translation>
    </message>
    <message>
      <source>Everywhere in the window</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Partout dans la fenêtre</translation>
    </message>
    <message>
      <source>While a board has the focus</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Quand un plateau a le focus</translation>
    </message>
    <message>
      <source>While the list of moves has the focus</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Quand la liste des coups a le focus</translation>
    </message>
    <message>
      <source>While the tree of variations has the focus</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Quand l’arbre des variantes a le focus</translation>
    </message>
    <message>
      <source>Commands without a key</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Commandes sans touche</translation>
    </message>
    <message>
      <source>Reset &amp;all keys</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Réinit&amp;ialiser toutes les touches</translation>
    </message>
    <message>
      <source>Find a command</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Trouver une commande</translation>
    </message>
    <message>
      <source>Click</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Clic</translation>
    </message>
    <message>
      <source>Play there, or pick up and put down a piece</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Jouer là, ou prendre et poser une pièce</translation>
    </message>
    <message>
      <source>Ctrl+click</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Ctrl et clic</translation>
    </message>
    <message>
      <source>Play on the place behind</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Jouer sur ce qui est derrière ce qu’on voit</translation>
    </message>
    <message>
      <source>Drag</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Glisser</translation>
    </message>
    <message>
      <source>Turn the board; move a map that is zoomed</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Tourner le plateau ; déplacer une carte agrandie</translation>
    </message>
    <message>
      <source>Drag with the right button</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Glisser avec le bouton droit</translation>
    </message>
    <message>
      <source>Draw an arrow from place to place; beside the board, turn it</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Tracer une flèche d’une place à l’autre ; à côté du plateau, le tourner</translation>
    </message>
    <message>
      <source>Drag with the middle button</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Glisser avec le bouton central</translation>
    </message>
    <message>
      <source>Turn the board wherever the drag begins</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Tourner le plateau, où que commence le geste</translation>
    </message>
    <message>
      <source>Wheel</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Molette</translation>
    </message>
    <message>
      <source>Zoom</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Zoom</translation>
    </message>
    <message>
      <source>Right-click</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Clic droit</translation>
    </message>
    <message>
      <source>Show what can be done there</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Montrer ce qu’on peut y faire</translation>
    </message>
    <message>
      <source>Right-click with Shift, Ctrl or both</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Clic droit avec Maj, Ctrl ou les deux</translation>
    </message>
    <message>
      <source>Mark the place in green, blue or yellow; arrows too have these colours</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Marquer la place en vert, bleu ou jaune ; les flèches ont aussi ces couleurs</translation>
    </message>
    <message>
      <source>Finger</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Doigt</translation>
    </message>
    <message>
      <source>Tap to play, drag to turn, hold for the menu; pinch to zoom</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Toucher pour jouer, glisser pour tourner, rester pour le menu ; deux doigts pour le zoom</translation>
    </message>
    <message>
      <source>Double-click beside the board</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Double clic à côté du plateau</translation>
    </message>
    <message>
      <source>Go back to the home view</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Revenir à la vue de départ</translation>
    </message>
    <message>
      <source>Arrows</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Flèches</translation>
    </message>
    <message>
      <source>Point to the next place that way</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Pointer l’endroit suivant dans cette direction</translation>
    </message>
    <message>
      <source>Tab, Shift+Tab</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Tab, Maj et Tab</translation>
    </message>
    <message>
      <source>Point to another kind of place or another layer; after the last, leave the board</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Pointer une autre sorte de case ou un autre niveau ; après le dernier, continuer</translation>
    </message>
    <message>
      <source>Enter</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Entrée</translation>
    </message>
    <message>
      <source>Play where the keys point</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Jouer où pointent les touches</translation>
    </message>
    <message>
      <source>Ctrl+arrows</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Ctrl et flèches</translation>
    </message>
    <message>
      <source>Turn the board</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Tourner le plateau</translation>
    </message>
    <message>
      <source>+ and −</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>+ et −</translation>
    </message>
    <message>
      <source>[ and ]</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>[ et ]</translation>
    </message>
    <message>
      <source>Put the board together, take it apart</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Rassembler le plateau, l’écarter</translation>
    </message>
    <message>
      <source>Page Up, Page Down</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Page préc., Page suiv.</translation>
    </message>
    <message>
      <source>Show one layer more, or one less</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Montrer un niveau de plus, un de moins</translation>
    </message>
    <message>
      <source>Keypad 4, 6, 8, 2</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Pavé 4, 6, 8, 2</translation>
    </message>
    <message>
      <source>Move the camera by 15 degrees</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Déplacer la caméra de 15 degrés</translation>
    </message>
    <message>
      <source>Keypad 5</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Pavé 5</translation>
    </message>
    <message>
      <source>Parallel projection, or perspective again</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Projection parallèle, ou de nouveau perspective</translation>
    </message>
    <message>
      <source>Keypad 9</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Pavé 9</translation>
    </message>
    <message>
      <source>Look from the opposite side</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Regarder du côté opposé</translation>
    </message>
    <message>
      <source>Esc</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Échap</translation>
    </message>
    <message>
      <source>Put down what was picked up</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Reposer ce qui a été pris</translation>
    </message>
    <message>
      <source>Left, Right</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Gauche, Droite</translation>
    </message>
    <message>
      <source>Go one move back, or forward</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Reculer ou avancer d’un coup</translation>
    </message>
    <message>
      <source>Up, Down</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Haut, Bas</translation>
    </message>
    <message>
      <source>Go to the move in the row above, or below</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Aller au coup de la ligne du dessus ou du dessous</translation>
    </message>
    <message>
      <source>Home, End</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Début, Fin</translation>
    </message>
    <message>
      <source>Go to the start, or to the end</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Aller au début ou à la fin</translation>
    </message>
    <message>
      <source>Space</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Espace</translation>
    </message>
    <message>
      <source>Fold the variation, or unfold it</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Replier ou déplier la variante</translation>
    </message>
    <message>
      <source>Delete</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Suppr</translation>
    </message>
    <message>
      <source>Delete the move and everything after it</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Supprimer le coup et tout ce qui suit</translation>
    </message>
    <message>
      <source>Go to the move beside this one, of another variation</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Aller au coup voisin, d’une autre variante</translation>
    </message>
    <message>
      <source>Key</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Touche</translation>
    </message>
    <message>
      <source>Action</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Action</translation>
    </message>
    <message>
      <source>Rules</source>
      <extracomment>window/features/help/rules_dialog.py</extracomment>
      <translation>Règles</translation>
    </message>
    <message>
      <source>Basic strategy</source>
      <extracomment>window/features/help/rules_dialog.py</extracomment>
      <translation>Première stratégie</translation>
    </message>
    <message>
      <source>Rules of {title}</source>
      <extracomment>window/features/help/rules_dialog.py</extracomment>
      <translation>Règles de {title}</translation>
    </message>
    <message>
      <source>Deleting games…</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>Suppression des parties…</translation>
    </message>
    <message>
      <source>A rated game against level {n}: moves cannot be taken back, and there are no hints.</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>Une partie classée contre le niveau {n} : aucun coup n’est repris, et il n’y a pas d’indice.</translation>
    </message>
    <message>
      <source>Exporting games…</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>Exportation des parties…</translation>
    </message>
    <message>
      <source>Games written to {path}: {count}.</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>Parties écrites dans {path} : {count}.</translation>
    </message>
    <message>
      <source>Open a library</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>Ouvrir une bibliothèque</translation>
    </message>
    <message>
      <source>New library</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>Nouvelle bibliothèque</translation>
    </message>
    <message>
      <source>Changing tags…</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>Modification des étiquettes…</translation>
    </message>
    <message>
      <source>Export to a folder</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>Exporter dans un dossier</translation>
    </message>
    <message>
      <source>Import games</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>Importer des parties</translation>
    </message>
    <message>
      <source>Import a folder</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>Importer un dossier</translation>
    </message>
    <message>
      <source>Importing games…</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>Importation des parties…</translation>
    </message>
    <message>
      <source>&amp;Library…</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>&amp;Bibliothèque…</translation>
    </message>
    <message>
      <source>Find games that were played here, and what was played from this position.</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>Trouver les parties jouées ici, et ce qui a été joué dans cette position.</translation>
    </message>
    <message>
      <source>Play a ra&amp;ted game</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>Jouer une partie c&amp;lassée</translation>
    </message>
    <message>
      <source>Play on this board for your rating, against the level that fits it best.</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>Jouer sur ce plateau pour votre classement, contre le niveau qui convient le mieux.</translation>
    </message>
    <message>
      <source>Libraries</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>Bibliothèques</translation>
    </message>
    <message>
      <source>Bringing back games…</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>Récupération des parties…</translation>
    </message>
    <message>
      <source>Games added: {count}.</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>Parties ajoutées : {count}.</translation>
    </message>
    <message>
      <source>The selected game</source>
      <extracomment>window/features/library/game_preview.py</extracomment>
      <translation>La partie sélectionnée</translation>
    </message>
    <message>
      <source>Select a game to see it here.</source>
      <extracomment>window/features/library/game_preview.py</extracomment>
      <translation>Sélectionnez une partie pour la voir ici.</translation>
    </message>
    <message>
      <source>First position</source>
      <extracomment>window/features/library/game_preview.py</extracomment>
      <translation>Première position</translation>
    </message>
    <message>
      <source>Previous move</source>
      <extracomment>window/features/library/game_preview.py</extracomment>
      <translation>Coup précédent</translation>
    </message>
    <message>
      <source>Next move</source>
      <extracomment>window/features/library/game_preview.py</extracomment>
      <translation>Coup suivant</translation>
    </message>
    <message>
      <source>Last move</source>
      <extracomment>window/features/library/game_preview.py</extracomment>
      <translation>Dernier coup</translation>
    </message>
    <message>
      <source>Position {ply} of {count}</source>
      <extracomment>window/features/library/game_preview.py</extracomment>
      <translation>Position {ply} sur {count}</translation>
    </message>
    <message>
      <source>Began</source>
      <extracomment>window/features/library/games_model.py</extracomment>
      <translation>Commencée</translation>
    </message>
    <message>
      <source>Result</source>
      <extracomment>window/features/library/games_model.py</extracomment>
      <translation>Résultat</translation>
    </message>
    <message>
      <source>Moves</source>
      <extracomment>window/features/library/games_model.py</extracomment>
      <translation>Coups</translation>
    </message>
    <message>
      <source>Tags</source>
      <extracomment>window/features/library/games_model.py</extracomment>
      <translation>Étiquettes</translation>
    </message>
    <message>
      <source>&amp;Event</source>
      <extracomment>window/features/library/games_model.py</extracomment>
      <translation>&amp;Évènement</translation>
    </message>
    <message>
      <source>&amp;Place</source>
      <extracomment>window/features/library/games_model.py</extracomment>
      <translation>&amp;Lieu</translation>
    </message>
    <message>
      <source>Game</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>Jeu</translation>
    </message>
    <message>
      <source>All games</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>Tous les jeux</translation>
    </message>
    <message>
      <source>Any result</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>Tout résultat</translation>
    </message>
    <message>
      <source>Tag</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>Étiquette</translation>
    </message>
    <message>
      <source>Any date</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>Toutes les dates</translation>
    </message>
    <message>
      <source>Today</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>Aujourd’hui</translation>
    </message>
    <message>
      <source>Length</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>Longueur</translation>
    </message>
    <message>
      <source>Any length</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>Toutes les longueurs</translation>
    </message>
    <message>
      <source>Player</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>Joueur</translation>
    </message>
    <message>
      <source>Player, such as level 4</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>Joueur, comme level 4</translation>
    </message>
    <message>
      <source>Event or place</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>Évènement ou lieu</translation>
    </message>
    <message>
      <source>Only with this &amp;position</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>Seulement avec cette &amp;position</translation>
    </message>
    <message>
      <source>&amp;Undo</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>&amp;Annuler</translation>
    </message>
    <message>
      <source>Any tag</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>Toutes les étiquettes</translation>
    </message>
    <message>
      <source>&amp;Files…</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>&amp;Fichiers…</translation>
    </message>
    <message>
      <source>All files in a f&amp;older…</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>Tous les fichiers d’un d&amp;ossier…</translation>
    </message>
    <message>
      <source>Open in a new ta&amp;b</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>Ouvrir dans un nouvel on&amp;glet</translation>
    </message>
    <message>
      <source>&amp;Tags…</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>É&amp;tiquettes…</translation>
    </message>
    <message>
      <source>&amp;Delete</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>&amp;Supprimer</translation>
    </message>
    <message>
      <source>Select &amp;all</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>Tout sélec&amp;tionner</translation>
    </message>
    <message>
      <source>&amp;Sort by</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>&amp;Trier par</translation>
    </message>
    <message>
      <source>&amp;Columns</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>&amp;Colonnes</translation>
    </message>
    <message>
      <source>&amp;Import</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>&amp;Importer</translation>
    </message>
    <message>
      <source>&amp;Export</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>&amp;Exporter</translation>
    </message>
    <message>
      <source>Export to one &amp;file…</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>Exporter dans un seul &amp;fichier…</translation>
    </message>
    <message>
      <source>Export to a f&amp;older…</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>Exporter dans un d&amp;ossier…</translation>
    </message>
    <message>
      <source>Up to {most} moves</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>Jusqu’à {most} coups</translation>
    </message>
    <message>
      <source>{least} to {most} moves</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>De {least} à {most} coups</translation>
    </message>
    <message>
      <source>More than {least} moves</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>Plus de {least} coups</translation>
    </message>
    <message>
      <source>Games: {count}</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>Parties : {count}</translation>
    </message>
    <message>
      <source>The last {days} days</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>Les {days} derniers jours</translation>
    </message>
    <message>
      <source>Library</source>
      <extracomment>window/features/library/library_dialog.py</extracomment>
      <translation>Bibliothèque</translation>
    </message>
    <message>
      <source>&amp;Games</source>
      <extracomment>window/features/library/library_dialog.py</extracomment>
      <translation>&amp;Parties</translation>
    </message>
    <message>
      <source>&amp;Moves from here</source>
      <extracomment>window/features/library/library_dialog.py</extracomment>
      <translation>&amp;Coups d’ici</translation>
    </message>
    <message>
      <source>&amp;Statistics</source>
      <extracomment>window/features/library/library_dialog.py</extracomment>
      <translation>&amp;Statistiques</translation>
    </message>
    <message>
      <source>Library:</source>
      <extracomment>window/features/library/library_dialog.py</extracomment>
      <translation>Bibliothèque :</translation>
    </message>
    <message>
      <source>Open a&amp;nother…</source>
      <extracomment>window/features/library/library_dialog.py</extracomment>
      <translation>Ouvrir u&amp;ne autre…</translation>
    </message>
    <message>
      <source>Ne&amp;w library…</source>
      <extracomment>window/features/library/library_dialog.py</extracomment>
      <translation>&amp;Nouvelle…</translation>
    </message>
    <message>
      <source>My games</source>
      <extracomment>window/features/library/library_dialog.py</extracomment>
      <translation>Mes parties</translation>
    </message>
    <message>
      <source>Played from this position, or from the same one turned or mirrored. Double-click a move to play it.</source>
      <extracomment>window/features/library/moves_page.py</extracomment>
      <translation>Joués depuis cette position, ou depuis une qui est la même tournée ou en miroir. Un double-clic joue un coup.</translation>
    </message>
    <message>
      <source>No game in the library continues from this position.</source>
      <extracomment>window/features/library/moves_page.py</extracomment>
      <translation>Aucune partie de la bibliothèque ne continue à partir de cette position.</translation>
    </message>
    <message>
      <source>Moves that were played from here</source>
      <extracomment>window/features/library/moves_page.py</extracomment>
      <translation>Coups joués à partir d’ici</translation>
    </message>
    <message>
      <source>{seat} won</source>
      <extracomment>window/features/library/moves_page.py</extracomment>
      <translation>{seat} a gagné</translation>
    </message>
    <message>
      <source>Drawn</source>
      <extracomment>window/features/library/moves_page.py</extracomment>
      <translation>Nulle</translation>
    </message>
    <message numerus="yes">
      <source>Your rating in {game} is {elo} ± {interval} after {count} rated games, about as strong as level {level}.</source>
      <extracomment>window/features/library/statistics_page.py</extracomment>
      <translation>
        <numerusform>Votre classement à {game} est {elo} ± {interval} après {count} partie classée, à peu près la force du niveau {level}.</numerusform>
        <numerusform>Votre classement à {game} est {elo} ± {interval} après {count} parties classées, à peu près la force du niveau {level}.</numerusform>
      </translation>
    </message>
    <message>
      <source>You have no rating in {game} yet. Game &gt; Play a rated game starts a game for it.</source>
      <extracomment>window/features/library/statistics_page.py</extracomment>
      <translation>Vous n’avez pas encore de classement à {game}. Partie &gt; Jouer une partie classée en commence une.</translation>
    </message>
    <message>
      <source>Ended</source>
      <extracomment>window/features/library/statistics_page.py</extracomment>
      <translation>Finies</translation>
    </message>
    <message>
      <source>First won</source>
      <extracomment>window/features/library/statistics_page.py</extracomment>
      <translation>Premier gagne</translation>
    </message>
    <message>
      <source>Games by board</source>
      <extracomment>window/features/library/statistics_page.py</extracomment>
      <translation>Parties par plateau</translation>
    </message>
    <message>
      <source>Rating over the last rated games</source>
      <extracomment>window/features/library/statistics_page.py</extracomment>
      <translation>Classement des dernières parties classées</translation>
    </message>
    <message>
      <source>So it has no ratings.</source>
      <extracomment>window/features/library/statistics_page.py</extracomment>
      <translation>Il n’y a donc pas de classement à ce jeu.</translation>
    </message>
    <message numerus="yes">
      <source>Tags of {count} games</source>
      <extracomment>window/features/library/tags_dialog.py</extracomment>
      <translation>
        <numerusform>Étiquettes de {count} partie</numerusform>
        <numerusform>Étiquettes de {count} parties</numerusform>
      </translation>
    </message>
    <message>
      <source>New tag</source>
      <extracomment>window/features/library/tags_dialog.py</extracomment>
      <translation>Nouvelle étiquette</translation>
    </message>
    <message>
      <source>New tag, such as opening study</source>
      <extracomment>window/features/library/tags_dialog.py</extracomment>
      <translation>Nouvelle étiquette, par exemple étude d’ouverture</translation>
    </message>
    <message>
      <source>Settings…</source>
      <extracomment>window/features/look/feature.py</extracomment>
      <translation>Réglages…</translation>
    </message>
    <message>
      <source>All settings of the program, on a few pages.</source>
      <extracomment>window/features/look/feature.py</extracomment>
      <translation>Tous les réglages que le programme retient, en quelques pages.</translation>
    </message>
    <message>
      <source>{place}; a change takes effect when the program next starts.</source>
      <extracomment>window/features/look/installed_games.py</extracomment>
      <translation>{place} ; un changement vaut à partir du prochain démarrage du programme.</translation>
    </message>
    <message>
      <source>No installed font has the letters of this language, so you could not read the window. Install one first, such as Noto Sans CJK.</source>
      <extracomment>window/features/look/languages.py</extracomment>
      <translation>Aucune police installée n’a les caractères de cette langue : vous ne pourriez pas lire la fenêtre. Installez-en d’abord une, comme Noto Sans CJK.</translation>
    </message>
    <message>
      <source>Loo&amp;k of the pieces</source>
      <extracomment>window/features/look/look_commands.py</extracomment>
      <translation>As&amp;pect des pièces</translation>
    </message>
    <message>
      <source>What the pieces look like.</source>
      <extracomment>window/features/look/look_commands.py</extracomment>
      <translation>À quoi ressemblent les pièces.</translation>
    </message>
    <message>
      <source>&amp;Piece animation</source>
      <extracomment>window/features/look/look_commands.py</extracomment>
      <translation>A&amp;nimation des pièces</translation>
    </message>
    <message>
      <source>How fast pieces come and go.</source>
      <extracomment>window/features/look/look_commands.py</extracomment>
      <translation>À quelle vitesse les pièces vont et viennent.</translation>
    </message>
    <message>
      <source>&amp;Reduce motion</source>
      <extracomment>window/features/look/look_commands.py</extracomment>
      <translation>Ré&amp;duire les mouvements</translation>
    </message>
    <message>
      <source>Let boards jump instead of turning smoothly.</source>
      <extracomment>window/features/look/look_commands.py</extracomment>
      <translation>Laisser les plateaux sauter là où ils tourneraient doucement.</translation>
    </message>
    <message>
      <source>The colours of boards and panels.</source>
      <extracomment>window/features/look/look_commands.py</extracomment>
      <translation>Les couleurs des plateaux et des panneaux.</translation>
    </message>
    <message>
      <source>M&amp;aterials</source>
      <extracomment>window/features/look/look_commands.py</extracomment>
      <translation>&amp;Matières</translation>
    </message>
    <message>
      <source>What boards and pieces are made of.</source>
      <extracomment>window/features/look/look_commands.py</extracomment>
      <translation>De quoi sont faits plateaux et pièces.</translation>
    </message>
    <message>
      <source>Language</source>
      <extracomment>window/features/look/look_commands.py</extracomment>
      <translation>Langue</translation>
    </message>
    <message>
      <source>The language of the window; the game on the board continues.</source>
      <extracomment>window/features/look/look_commands.py</extracomment>
      <translation>La langue de la fenêtre ; la partie sur la table continue.</translation>
    </message>
    <message>
      <source>How much effort goes into drawing.</source>
      <extracomment>window/features/look/look_commands.py</extracomment>
      <translation>Combien d’effort est mis à dessiner.</translation>
    </message>
    <message>
      <source>Same as system</source>
      <extracomment>window/features/look/look_commands.py</extracomment>
      <translation>Comme le système</translation>
    </message>
    <message>
      <source>Match the colours</source>
      <extracomment>window/features/look/look_commands.py</extracomment>
      <translation>Assortis aux couleurs</translation>
    </message>
    <message>
      <source>Automatic</source>
      <extracomment>window/features/look/look_commands.py</extracomment>
      <translation>Automatique</translation>
    </message>
    <message>
      <source>&amp;Front</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>De&amp;vant</translation>
    </message>
    <message>
      <source>&amp;Back</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Der&amp;rière</translation>
    </message>
    <message>
      <source>&amp;Right</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>&amp;Droite</translation>
    </message>
    <message>
      <source>&amp;Left</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>&amp;Gauche</translation>
    </message>
    <message>
      <source>&amp;Top</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>&amp;Haut</translation>
    </message>
    <message>
      <source>Botto&amp;m</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>&amp;Bas</translation>
    </message>
    <message>
      <source>&amp;Automatic</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>&amp;Automatique</translation>
    </message>
    <message>
      <source>Like a &amp;turntable</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Comme un &amp;plateau tournant</translation>
    </message>
    <message>
      <source>Like a &amp;ball</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Comme une &amp;boule</translation>
    </message>
    <message>
      <source>&amp;Home view</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>&amp;Vue de départ</translation>
    </message>
    <message>
      <source>Show the whole board from its home side.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Montrer tout le plateau de son côté de départ.</translation>
    </message>
    <message>
      <source>&amp;Turn to the last move</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Tourner vers le dernier coup</translation>
    </message>
    <message>
      <source>Turn the board so that the last move is seen.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Tourner le plateau pour voir le dernier coup.</translation>
    </message>
    <message>
      <source>Repla&amp;y the last move</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Re&amp;jouer le dernier coup</translation>
    </message>
    <message>
      <source>Show the last move again, from the position before it.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Montrer encore une fois le dernier coup, depuis la position d’avant.</translation>
    </message>
    <message>
      <source>Map over the board</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Carte sur le plateau</translation>
    </message>
    <message>
      <source>Show the whole board as a small map over the large one.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Montrer ou non tout le plateau en petit sur le grand.</translation>
    </message>
    <message>
      <source>S&amp;wap map and board</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>&amp;Échanger carte et plateau</translation>
    </message>
    <message>
      <source>Show the map large and the board small, or the other way round.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Montrer la carte en grand et le plateau en petit, ou l’inverse.</translation>
    </message>
    <message>
      <source>Mark &amp;legal moves</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Marquer les coups lé&amp;gaux</translation>
    </message>
    <message>
      <source>Mark where you may play.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Marquer où l’on peut jouer.</translation>
    </message>
    <message>
      <source>Mark what matters in this game.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Marquer ce qui compte dans ce jeu.</translation>
    </message>
    <message>
      <source>Light up the longest paths of both players.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Éclairer les plus longs chemins des deux camps.</translation>
    </message>
    <message>
      <source>&amp;Full screen, only the board</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Plein écran, rien que le plateau</translation>
    </message>
    <message>
      <source>Fill the screen with the board; Esc ends it.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Remplir l’écran avec le plateau ; Échap le quitte.</translation>
    </message>
    <message>
      <source>Mark {features}</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Marquer {features}</translation>
    </message>
    <message>
      <source>Far s&amp;ide in place of the map</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>L’autre côté au lieu de la carte</translation>
    </message>
    <message>
      <source>Show the far side of a realm small over it, or the map of the whole board.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Montrer en petit sur un royaume son autre côté, ou la carte de tout le plateau.</translation>
    </message>
    <message>
      <source>See-throu&amp;gh board</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Plateau &amp;transparent</translation>
    </message>
    <message>
      <source>Draw the board like glass.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Dessiner le plateau comme du verre.</translation>
    </message>
    <message>
      <source>Sliders o&amp;ver the board</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>C&amp;urseurs sur le plateau</translation>
    </message>
    <message>
      <source>Show the sliders that take the board apart and hide its upper layers.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Montrer les curseurs qui écartent le plateau et laissent voir sous ses niveaux.</translation>
    </message>
    <message>
      <source>Coor&amp;dinates</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>C&amp;oordonnées</translation>
    </message>
    <message>
      <source>Show the names of places, or of rows and columns.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Montrer les noms des cases, ou des rangées et colonnes.</translation>
    </message>
    <message>
      <source>Confirm moves with a seco&amp;nd click</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Con&amp;firmer les coups par un second clic</translation>
    </message>
    <message>
      <source>Play a move only when its place is clicked again.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Jouer un coup quand on clique encore une fois sur son endroit.</translation>
    </message>
    <message>
      <source>&amp;Parallel projection</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Projection &amp;parallèle</translation>
    </message>
    <message>
      <source>Draw distant things as large as near ones.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Dessiner le lointain aussi grand que le proche.</translation>
    </message>
    <message>
      <source>&amp;Lock the camera</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>&amp;Bloquer la caméra</translation>
    </message>
    <message>
      <source>Stop drags from turning the board.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Empêcher le plateau de tourner quand on le fait glisser.</translation>
    </message>
    <message>
      <source>Turn to the opponent's &amp;move</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>&amp;Tourner vers le coup de l’adversaire</translation>
    </message>
    <message>
      <source>Turn the board when the opponent plays where you would not see it.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Tourner le plateau quand l’adversaire joue là où vous ne le verriez pas.</translation>
    </message>
    <message>
      <source>The board t&amp;urns</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Le plateau to&amp;urne</translation>
    </message>
    <message>
      <source>How the board turns when you drag it.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Comment le plateau tourne quand on le fait glisser.</translation>
    </message>
    <message>
      <source>Look at the board from one of its sides.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Regarder le plateau d’un de ses côtés.</translation>
    </message>
    <message>
      <source>Keypad {key}</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Pavé {key}</translation>
    </message>
    <message numerus="yes">
      <source>{count} places</source>
      <extracomment>window/features/play/board_grid.py</extracomment>
      <translation>
        <numerusform>{count} case</numerusform>
        <numerusform>{count} cases</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} boards</source>
      <extracomment>window/features/play/board_grid.py</extracomment>
      <translation>
        <numerusform>{count} plateau</numerusform>
        <numerusform>{count} plateaux</numerusform>
      </translation>
    </message>
    <message>
      <source>Clock of {seat}</source>
      <extracomment>window/features/play/clock_face.py</extracomment>
      <translation>Pendule de {seat}</translation>
    </message>
    <message>
      <source>{main} + {moves} moves in {period} (Canadian)</source>
      <extracomment>window/features/play/clock_texts.py</extracomment>
      <translation>{main} + {moves} coups en {period} (canadien)</translation>
    </message>
    <message numerus="yes">
      <source>{count} moves to go</source>
      <extracomment>window/features/play/clock_texts.py</extracomment>
      <translation>
        <numerusform>encore {count} coup</numerusform>
        <numerusform>encore {count} coups</numerusform>
      </translation>
    </message>
    <message>
      <source>No clock</source>
      <extracomment>window/features/play/clock_texts.py</extracomment>
      <translation>Sans pendule</translation>
    </message>
    <message>
      <source>{main} + {increment} a move</source>
      <extracomment>window/features/play/clock_texts.py</extracomment>
      <translation>{main} + {increment} par coup</translation>
    </message>
    <message>
      <source>{main} + {periods} × {period} (byo-yomi)</source>
      <extracomment>window/features/play/clock_texts.py</extracomment>
      <translation>{main} + {periods} × {period} (byo-yomi)</translation>
    </message>
    <message>
      <source>then {count} in {time}</source>
      <extracomment>window/features/play/clock_texts.py</extracomment>
      <translation>puis {count} en {time}</translation>
    </message>
    <message>
      <source>{main} + {increment} a move, at most {cap}</source>
      <extracomment>window/features/play/clock_texts.py</extracomment>
      <translation>{main} + {increment} par coup, au plus {cap}</translation>
    </message>
    <message>
      <source>{count} × {time} left</source>
      <extracomment>window/features/play/clock_texts.py</extracomment>
      <translation>encore {count} × {time}</translation>
    </message>
    <message>
      <source>{time} a move</source>
      <extracomment>window/features/play/clock_texts.py</extracomment>
      <translation>{time} par coup</translation>
    </message>
    <message>
      <source>then {count} × {time}</source>
      <extracomment>window/features/play/clock_texts.py</extracomment>
      <translation>puis {count} × {time}</translation>
    </message>
    <message>
      <source>{n} h</source>
      <extracomment>window/features/play/clock_texts.py</extracomment>
      <translation>{n} h</translation>
    </message>
    <message>
      <source>{n} min</source>
      <extracomment>window/features/play/clock_texts.py</extracomment>
      <translation>{n} min</translation>
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
      <translation>Aucune</translation>
    </message>
    <message>
      <source>Clock</source>
      <extracomment>window/features/play/control_chooser.py</extracomment>
      <translation>Pendule</translation>
    </message>
    <message>
      <source>Time control</source>
      <extracomment>window/features/play/control_chooser.py</extracomment>
      <translation>Cadence</translation>
    </message>
    <message>
      <source>such as 15m, 5m+3s, 10m+3x30s, 10m+20/5m, 30s/move</source>
      <extracomment>window/features/play/control_chooser.py</extracomment>
      <translation>comme 15m, 5m+3s, 10m+3x30s, 10m+20/5m, 30s/move</translation>
    </message>
    <message>
      <source>Other…</source>
      <extracomment>window/features/play/control_chooser.py</extracomment>
      <translation>Autre…</translation>
    </message>
    <message>
      <source>{seat} offers a draw. {other}, do you agree?</source>
      <extracomment>window/features/play/draw_offer.py</extracomment>
      <translation>{seat} propose la nulle. {other}, d’accord ?</translation>
    </message>
    <message>
      <source>The computer declines: it agrees once neither side was ahead in three moves.</source>
      <extracomment>window/features/play/draw_offer.py</extracomment>
      <translation>L’ordinateur refuse : il accepte si aucun camp n’a mené pendant trois coups.</translation>
    </message>
    <message>
      <source>Hide this (Esc); {result} shows it again</source>
      <extracomment>window/features/play/end_banner.py</extracomment>
      <translation>Cacher (Échap) ; {result} le montre de nouveau</translation>
    </message>
    <message>
      <source>Hide the result</source>
      <extracomment>window/features/play/end_banner.py</extracomment>
      <translation>Cacher le résultat</translation>
    </message>
    <message>
      <source>&amp;Play again</source>
      <extracomment>window/features/play/end_banner.py</extracomment>
      <translation>Re&amp;jouer</translation>
    </message>
    <message>
      <source>&amp;Watch again</source>
      <extracomment>window/features/play/end_banner.py</extracomment>
      <translation>Re&amp;garder encore</translation>
    </message>
    <message>
      <source>S&amp;wap sides</source>
      <extracomment>window/features/play/end_banner.py</extracomment>
      <translation>&amp;Changer de camp</translation>
    </message>
    <message>
      <source>&amp;Look through</source>
      <extracomment>window/features/play/end_banner.py</extracomment>
      <translation>&amp;Parcourir</translation>
    </message>
    <message>
      <source>Play level {level}</source>
      <extracomment>window/features/play/end_banner.py</extracomment>
      <translation>Jouer le niveau {level}</translation>
    </message>
    <message>
      <source>Click where you want to play.</source>
      <extracomment>window/features/play/first_help.py</extracomment>
      <translation>Cliquez où vous voulez jouer.</translation>
    </message>
    <message>
      <source>Choose a green tile: click it, or drag it to where it fits.</source>
      <extracomment>window/features/play/first_help.py</extracomment>
      <translation>Choisissez une tuile verte : cliquez dessus, ou glissez-la où elle convient.</translation>
    </message>
    <message>
      <source>{undo} takes a move back, {hint} shows a good one, {rules} shows the rules.</source>
      <extracomment>window/features/play/first_help.py</extracomment>
      <translation>{undo} reprend un coup, {hint} en montre un bon, {rules} montre les règles.</translation>
    </message>
    <message>
      <source>Drag the board to turn it. Click where you want to play.</source>
      <extracomment>window/features/play/first_help.py</extracomment>
      <translation>Glissez le plateau pour le tourner. Cliquez dessus où vous voulez jouer.</translation>
    </message>
    <message>
      <source>Click a marked piece, then the place where it goes.</source>
      <extracomment>window/features/play/first_help.py</extracomment>
      <translation>Cliquez sur une pièce marquée, puis sur la place où elle va.</translation>
    </message>
    <message>
      <source>&amp;New game…</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
      <source>Choose a board and who plays.</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>Choisir un plateau et les joueurs.</translation>
    </message>
    <message>
      <source>Start over on this board, with the same players.</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>Recommencer sur ce plateau avec les mêmes joueurs.</translation>
    </message>
    <message>
      <source>&amp;Board</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>Pla&amp;teau</translation>
    </message>
    <message>
      <source>Start a game on another board.</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>Commencer une partie sur un autre plateau.</translation>
    </message>
    <message>
      <source>Take back the last move; against the computer, your last one.</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>Reprendre le dernier coup ; contre l’ordinateur, votre dernier.</translation>
    </message>
    <message>
      <source>&amp;Redo</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>&amp;Rétablir</translation>
    </message>
    <message>
      <source>Play a move again that was taken back.</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>Rejouer un coup qui a été repris.</translation>
    </message>
    <message>
      <source>S&amp;wap</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>Éc&amp;hanger</translation>
    </message>
    <message>
      <source>Take over the first stone, in games that let the second player do so.</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>Reprendre la première pierre, dans les jeux où le second joueur le peut.</translation>
    </message>
    <message>
      <source>Re&amp;sign</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>Aban&amp;donner</translation>
    </message>
    <message>
      <source>Give up the game. You can take that back, except in a rated game.</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>Abandonner la partie ; cela peut être repris, mais pas dans une partie classée.</translation>
    </message>
    <message>
      <source>Offer a &amp;draw</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>Proposer la n&amp;ulle</translation>
    </message>
    <message>
      <source>End the game as a draw if the other person agrees, or the computer.</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>Termine la partie par une nulle si l’autre personne ou l’ordinateur accepte.</translation>
    </message>
    <message>
      <source>Who p&amp;layed…</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>Qui a &amp;joué…</translation>
    </message>
    <message>
      <source>Say who played, at what event, where and when, and how the game ended.</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>Dire qui a joué, à quel évènement, où et quand, et comment la partie s’est terminée.</translation>
    </message>
    <message>
      <source>&amp;Show what decided the game</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>Montrer ce qui a décidé la partie</translation>
    </message>
    <message>
      <source>Show how the game ended, and why.</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>Dire comment la partie a fini et montrer pourquoi.</translation>
    </message>
    <message>
      <source>So&amp;unds</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>&amp;Sons</translation>
    </message>
    <message>
      <source>Hear moves, captures and the end of a game.</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>Entendre les coups, les captures et la fin d’une partie.</translation>
    </message>
    <message>
      <source>Warn of threats &amp;by the computer</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>Ave&amp;rtir des menaces de l’ordinateur</translation>
    </message>
    <message>
      <source>Show what the computer threatens, on its levels 1 to 3.</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>Dire ce que menace l’ordinateur, à ses niveaux de 1 à 3.</translation>
    </message>
    <message>
      <source>{title} ({count} places)</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>{title} ({count} cases)</translation>
    </message>
    <message>
      <source>Take back</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>Reprendre</translation>
    </message>
    <message>
      <source>Resign this game? It counts for your rating and cannot be undone.</source>
      <extracomment>window/features/play/game_end.py</extracomment>
      <translation>Abandonner cette partie ? Elle compte pour votre classement, et rien ne l’annule.</translation>
    </message>
    <message>
      <source>Show my &amp;mistakes</source>
      <extracomment>window/features/play/game_end.py</extracomment>
      <translation>Montrer mes &amp;fautes</translation>
    </message>
    <message>
      <source>&amp;Review my moves</source>
      <extracomment>window/features/play/game_end.py</extracomment>
      <translation>&amp;Revoir mes coups</translation>
    </message>
    <message>
      <source>&amp;Review the game</source>
      <extracomment>window/features/play/game_end.py</extracomment>
      <translation>&amp;Revoir la partie</translation>
    </message>
    <message>
      <source>Nothing is decided yet: the game is not over.</source>
      <extracomment>window/features/play/game_end.py</extracomment>
      <translation>Rien n’est encore décidé : la partie continue.</translation>
    </message>
    <message>
      <source>{undo} takes the resignation back.</source>
      <extracomment>window/features/play/game_end.py</extracomment>
      <translation>{undo} reprend l’abandon.</translation>
    </message>
    <message>
      <source>Nothing to list</source>
      <extracomment>window/features/play/groups_panel.py</extracomment>
      <translation>Rien à lister</translation>
    </message>
    <message>
      <source>What decided it</source>
      <extracomment>window/features/play/legend.py</extracomment>
      <translation>Ce qui a décidé</translation>
    </message>
    <message>
      <source>the last move</source>
      <extracomment>window/features/play/legend.py</extracomment>
      <translation>le dernier coup</translation>
    </message>
    <message>
      <source>what it took</source>
      <extracomment>window/features/play/legend.py</extracomment>
      <translation>ce qu’il a pris</translation>
    </message>
    <message>
      <source>Level</source>
      <extracomment>window/features/play/level_ladder.py</extracomment>
      <translation>Niveau</translation>
    </message>
    <message>
      <source>your next level</source>
      <extracomment>window/features/play/level_ladder.py</extracomment>
      <translation>le prochain pour vous</translation>
    </message>
    <message>
      <source>you have beaten it</source>
      <extracomment>window/features/play/level_ladder.py</extracomment>
      <translation>vous l’avez battu</translation>
    </message>
    <message>
      <source>Level {n}</source>
      <extracomment>window/features/play/level_ladder.py</extracomment>
      <translation>Niveau {n}</translation>
    </message>
    <message>
      <source>{elo} Elo</source>
      <extracomment>window/features/play/level_ladder.py</extracomment>
      <translation>{elo} Elo</translation>
    </message>
    <message>
      <source>{seconds} seconds left| on the clock of {seat}.</source>
      <extracomment>window/features/play/low_time.py</extracomment>
      <translation>Encore {seconds} secondes| à la pendule de {seat}.</translation>
    </message>
    <message>
      <source>{seconds} seconds left| on your clock.</source>
      <extracomment>window/features/play/low_time.py</extracomment>
      <translation>Encore {seconds} secondes| à votre pendule.</translation>
    </message>
    <message>
      <source>New game</source>
      <extracomment>window/features/play/new_game_dialog.py</extracomment>
      <translation>Nouvelle partie</translation>
    </message>
    <message>
      <source>Your own &amp;polyhedron…</source>
      <extracomment>window/features/play/new_game_dialog.py</extracomment>
      <translation>Votre propre &amp;polyèdre…</translation>
    </message>
    <message>
      <source>Play Ring Majority on the solid in an OBJ, OFF, PLY or STL file</source>
      <extracomment>window/features/play/new_game_dialog.py</extracomment>
      <translation>Jouer à Ring Majority sur le solide d’un fichier OBJ, OFF, PLY ou STL</translation>
    </message>
    <message>
      <source>minutes + seconds a move</source>
      <extracomment>window/features/play/new_game_dialog.py</extracomment>
      <translation>minutes + secondes par coup</translation>
    </message>
    <message>
      <source>Start</source>
      <extracomment>window/features/play/new_game_dialog.py</extracomment>
      <translation>Commencer</translation>
    </message>
    <message>
      <source>Keep colours</source>
      <extracomment>window/features/play/news.py</extracomment>
      <translation>Garder les couleurs</translation>
    </message>
    <message>
      <source>Opponent</source>
      <extracomment>window/features/play/opponent_chooser.py</extracomment>
      <translation>Adversaire</translation>
    </message>
    <message>
      <source>You take turns at this screen.</source>
      <extracomment>window/features/play/opponent_chooser.py</extracomment>
      <translation>Vous jouez à tour de rôle à cet écran.</translation>
    </message>
    <message>
      <source>You play</source>
      <extracomment>window/features/play/opponent_chooser.py</extracomment>
      <translation>Vous jouez</translation>
    </message>
    <message>
      <source>two people</source>
      <extracomment>window/features/play/opponent_chooser.py</extracomment>
      <translation>deux personnes</translation>
    </message>
    <message>
      <source>chance decides who begins</source>
      <extracomment>window/features/play/opponent_chooser.py</extracomment>
      <translation>le sort décide qui commence</translation>
    </message>
    <message>
      <source>{seat}, first</source>
      <extracomment>window/features/play/opponent_chooser.py</extracomment>
      <translation>{seat}, en premier</translation>
    </message>
    <message>
      <source>Computer</source>
      <extracomment>window/features/play/opponent_chooser.py</extracomment>
      <translation>Ordinateur</translation>
    </message>
    <message>
      <source>Person here</source>
      <extracomment>window/features/play/opponent_chooser.py</extracomment>
      <translation>Personne ici</translation>
    </message>
    <message>
      <source>Program</source>
      <extracomment>window/features/play/opponent_chooser.py</extracomment>
      <translation>Programme</translation>
    </message>
    <message>
      <source>Watch</source>
      <extracomment>window/features/play/opponent_chooser.py</extracomment>
      <translation>Regarder</translation>
    </message>
    <message>
      <source>against level {level}</source>
      <extracomment>window/features/play/opponent_chooser.py</extracomment>
      <translation>contre le niveau {level}</translation>
    </message>
    <message>
      <source>you play {seat}</source>
      <extracomment>window/features/play/opponent_chooser.py</extracomment>
      <translation>vous jouez {seat}</translation>
    </message>
    <message>
      <source>Random</source>
      <extracomment>window/features/play/opponent_chooser.py</extracomment>
      <translation>Au hasard</translation>
    </message>
    <message>
      <source>You are at about {elo} Elo.</source>
      <extracomment>window/features/play/opponent_chooser.py</extracomment>
      <translation>Vous êtes à environ {elo} Elo.</translation>
    </message>
    <message>
      <source>against {program}</source>
      <extracomment>window/features/play/opponent_chooser.py</extracomment>
      <translation>contre {program}</translation>
    </message>
    <message>
      <source>{seat} is played by</source>
      <extracomment>window/features/play/opponent_chooser.py</extracomment>
      <translation>{seat} est joué par</translation>
    </message>
    <message>
      <source>Counts of {seat}</source>
      <extracomment>window/features/play/player_card.py</extracomment>
      <translation>Nombres de {seat}</translation>
    </message>
    <message>
      <source>Another program…</source>
      <extracomment>window/features/play/player_chooser.py</extracomment>
      <translation>Autre programme…</translation>
    </message>
    <message>
      <source>Who plays {seat}</source>
      <extracomment>window/features/play/player_chooser.py</extracomment>
      <translation>Qui joue {seat}</translation>
    </message>
    <message>
      <source>Programs…</source>
      <extracomment>window/features/play/player_chooser.py</extracomment>
      <translation>Programmes…</translation>
    </message>
    <message>
      <source>Who plays</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>Qui joue</translation>
    </message>
    <message>
      <source>Computer's &amp;level</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>&amp;Niveau de l’ordinateur</translation>
    </message>
    <message>
      <source>How well the computer plays, from 1 (beginner) to 10.</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>La force de l’ordinateur, de 1 pour débutants à 10.</translation>
    </message>
    <message>
      <source>Longest t&amp;ime for a move</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>&amp;Temps maximal par coup</translation>
    </message>
    <message>
      <source>How long the computer may think about a move.</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>Combien de temps l’ordinateur peut réfléchir à un coup.</translation>
    </message>
    <message>
      <source>&amp;Ask the opponent before retracting a move</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>Demander à l’&amp;adversaire avant de reprendre un coup</translation>
    </message>
    <message>
      <source>Between two people, a move is taken back only if the other side agrees, and never with clocks.</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>Entre deux personnes, un coup n’est repris que si l’autre l’accepte, jamais avec pendules.</translation>
    </message>
    <message>
      <source>Move in a&amp;dvance</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>Jouer d’a&amp;vance</translation>
    </message>
    <message>
      <source>While the computer thinks, a click marks a move that is played as soon as it can be.</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>Pendant que l’ordinateur réfléchit, un clic marque un coup, joué dès que possible.</translation>
    </message>
    <message>
      <source>T&amp;hink in your time</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>&amp;Réfléchir pendant votre temps</translation>
    </message>
    <message>
      <source>The computer continues thinking while you do. This helps level 10, which uses a time for each move.</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>L’ordinateur continue de réfléchir pendant que vous réfléchissez. Cela aide le niveau 10, qui a un temps.</translation>
    </message>
    <message>
      <source>P&amp;rograms…</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>P&amp;rogrammes…</translation>
    </message>
    <message>
      <source>Add other programs that play and analyse, change, test and remove them.</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>Ajouter d’autres programmes qui jouent et analysent, les modifier, les tester et les retirer.</translation>
    </message>
    <message>
      <source>&amp;Move now</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>&amp;Jouer maintenant</translation>
    </message>
    <message>
      <source>Make the computer play its best move so far.</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>Laisser l’ordinateur jouer ce qu’il préfère jusqu’ici.</translation>
    </message>
    <message>
      <source>&amp;Pause</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>&amp;Pause</translation>
    </message>
    <message>
      <source>Stop the clocks, or a game between computers.</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>Arrêter les pendules, ou une partie entre ordinateurs.</translation>
    </message>
    <message>
      <source>&amp;Two people at this screen</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>&amp;Deux personnes à cet écran</translation>
    </message>
    <message>
      <source>&amp;Watch the computer play itself</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>Re&amp;garder l’ordinateur jouer contre lui-même</translation>
    </message>
    <message>
      <source>You play {seat} against the &amp;computer</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>Vous jouez {seat} contre l’&amp;ordinateur</translation>
    </message>
    <message>
      <source>You play {seat} against the c&amp;omputer</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>Vous jouez {seat} contre l’o&amp;rdinateur</translation>
    </message>
    <message>
      <source>Person</source>
      <extracomment>window/features/play/player_text.py</extracomment>
      <translation>Personne</translation>
    </message>
    <message>
      <source>{program}, {seconds} s a move</source>
      <extracomment>window/features/play/player_text.py</extracomment>
      <translation>{program}, {seconds} s par coup</translation>
    </message>
    <message>
      <source>Computer, level {level}</source>
      <extracomment>window/features/play/player_text.py</extracomment>
      <translation>Ordinateur, niveau {level}</translation>
    </message>
    <message>
      <source>State of the game</source>
      <extracomment>window/features/play/players_panel.py</extracomment>
      <translation>État de la partie</translation>
    </message>
    <message>
      <source>Event, place and date</source>
      <extracomment>window/features/play/players_panel.py</extracomment>
      <translation>Évènement, lieu et date</translation>
    </message>
    <message>
      <source>Pace</source>
      <extracomment>window/features/play/players_panel.py</extracomment>
      <translation>Rythme</translation>
    </message>
    <message>
      <source>Resume</source>
      <extracomment>window/features/play/players_panel.py</extracomment>
      <translation>Reprendre</translation>
    </message>
    <message>
      <source>Pause</source>
      <extracomment>window/features/play/players_panel.py</extracomment>
      <translation>Pause</translation>
    </message>
    <message>
      <source>The program is getting ready…</source>
      <extracomment>window/features/play/program_dialog.py</extracomment>
      <translation>Le programme se prépare…</translation>
    </message>
    <message>
      <source>&amp;Browse…</source>
      <extracomment>window/features/play/program_dialog.py</extracomment>
      <translation>&amp;Parcourir…</translation>
    </message>
    <message>
      <source>&amp;Command</source>
      <extracomment>window/features/play/program_dialog.py</extracomment>
      <translation>&amp;Commande</translation>
    </message>
    <message>
      <source>&amp;Seconds a move</source>
      <extracomment>window/features/play/program_dialog.py</extracomment>
      <translation>&amp;Secondes par coup</translation>
    </message>
    <message>
      <source>Any program that speaks the Universal Game Interface can play.</source>
      <extracomment>window/features/play/program_dialog.py</extracomment>
      <translation>Tout programme qui parle l’Universal Game Interface peut jouer.</translation>
    </message>
    <message>
      <source>Command</source>
      <extracomment>window/features/play/program_dialog.py</extracomment>
      <translation>Commande</translation>
    </message>
    <message>
      <source>the program's path and its arguments</source>
      <extracomment>window/features/play/program_dialog.py</extracomment>
      <translation>le chemin du programme et ses arguments</translation>
    </message>
    <message>
      <source>State of the program</source>
      <extracomment>window/features/play/program_dialog.py</extracomment>
      <translation>État du programme</translation>
    </message>
    <message>
      <source>Choose a program</source>
      <extracomment>window/features/play/program_dialog.py</extracomment>
      <translation>Choisir un programme</translation>
    </message>
    <message>
      <source>Change a program</source>
      <extracomment>window/features/play/program_dialog.py</extracomment>
      <translation>Modifier un programme</translation>
    </message>
    <message>
      <source>Add a program</source>
      <extracomment>window/features/play/program_dialog.py</extracomment>
      <translation>Ajouter un programme</translation>
    </message>
    <message>
      <source>Save</source>
      <extracomment>window/features/play/program_dialog.py</extracomment>
      <translation>Enregistrer</translation>
    </message>
    <message>
      <source>Add</source>
      <extracomment>window/features/play/program_dialog.py</extracomment>
      <translation>Ajouter</translation>
    </message>
    <message>
      <source>Programs</source>
      <extracomment>window/features/play/program_list.py</extracomment>
      <translation>Programmes</translation>
    </message>
    <message>
      <source>Programs that speak the Universal Game Interface can play here. Add one first.</source>
      <extracomment>window/features/play/program_list.py</extracomment>
      <translation>Les programmes qui parlent l’Universal Game Interface peuvent jouer ici. Ajoutez-en d’abord un.</translation>
    </message>
    <message>
      <source>Add a program…</source>
      <extracomment>window/features/play/program_list.py</extracomment>
      <translation>Ajouter un programme…</translation>
    </message>
    <message>
      <source>Programs that speak the Universal Game Interface (UGI), besides the computer player of this program. Each has a time for a move and is started by its command. Those that are ticked also analyse.</source>
      <extracomment>window/features/play/programs_dialog.py</extracomment>
      <translation>Programmes qui parlent l’Universal Game Interface (UGI), à côté de l’ordinateur fourni avec celui-ci. Chacun a un temps par coup et est lancé par sa commande. Ceux qui sont cochés analysent à côté de l’ordinateur.</translation>
    </message>
    <message>
      <source>&amp;Add…</source>
      <extracomment>window/features/play/programs_dialog.py</extracomment>
      <translation>&amp;Ajouter…</translation>
    </message>
    <message>
      <source>&amp;Change…</source>
      <extracomment>window/features/play/programs_dialog.py</extracomment>
      <translation>&amp;Modifier…</translation>
    </message>
    <message>
      <source>&amp;Test</source>
      <extracomment>window/features/play/programs_dialog.py</extracomment>
      <translation>&amp;Tester</translation>
    </message>
    <message>
      <source>&amp;Remove</source>
      <extracomment>window/features/play/programs_dialog.py</extracomment>
      <translation>&amp;Retirer</translation>
    </message>
    <message>
      <source>not tested yet</source>
      <extracomment>window/features/play/programs_dialog.py</extracomment>
      <translation>pas encore testé</translation>
    </message>
    <message>
      <source>It is ready, and calls itself {name}.</source>
      <extracomment>window/features/play/programs_dialog.py</extracomment>
      <translation>Il est prêt et s’appelle {name}.</translation>
    </message>
    <message>
      <source>{seat} wants to take {move} back. {other}, do you agree?</source>
      <extracomment>window/features/play/take_back.py</extracomment>
      <translation>{seat} veut reprendre {move}. {other}, êtes-vous d’accord ?</translation>
    </message>
    <message>
      <source>the resignation</source>
      <extracomment>window/features/play/take_back.py</extracomment>
      <translation>l’abandon</translation>
    </message>
    <message>
      <source>With clocks, moves cannot be taken back; the Players menu changes that.</source>
      <extracomment>window/features/play/take_back.py</extracomment>
      <translation>Avec des pendules, aucun coup n’est repris ; le menu Joueurs le change.</translation>
    </message>
    <message>
      <source>stones taken: {count}</source>
      <extracomment>window/features/play/tray.py</extracomment>
      <translation>pierres prises : {count}</translation>
    </message>
    <message>
      <source>Who played</source>
      <extracomment>window/features/play/who_played.py</extracomment>
      <translation>Qui a joué</translation>
    </message>
    <message>
      <source>such as 2026-11-24, 2026-11 or 2026</source>
      <extracomment>window/features/play/who_played.py</extracomment>
      <translation>par exemple 2026-11-24, 2026-11 ou 2026</translation>
    </message>
    <message>
      <source>Change…</source>
      <extracomment>window/features/play/who_played.py</extracomment>
      <translation>Modifier…</translation>
    </message>
    <message>
      <source>What is wrong</source>
      <extracomment>window/features/play/who_played.py</extracomment>
      <translation>Ce qui ne va pas</translation>
    </message>
    <message>
      <source>Change the result</source>
      <extracomment>window/features/play/who_played.py</extracomment>
      <translation>Modifier le résultat</translation>
    </message>
    <message>
      <source>&amp;Date</source>
      <extracomment>window/features/play/who_played.py</extracomment>
      <translation>&amp;Date</translation>
    </message>
    <message>
      <source>Name of {seat}</source>
      <extracomment>window/features/play/who_played.py</extracomment>
      <translation>Nom de {seat}</translation>
    </message>
    <message>
      <source>This computer takes too long for photographs at rest: they are off.</source>
      <extracomment>window/features/rest/feature.py</extracomment>
      <translation>Cet ordinateur met trop de temps à faire des photos au repos : elles sont désactivées.</translation>
    </message>
    <message>
      <source>Photographs at rest failed and are now off.</source>
      <extracomment>window/features/rest/feature.py</extracomment>
      <translation>Les photos au repos ont échoué et sont maintenant désactivées.</translation>
    </message>
    <message>
      <source>Ph&amp;otograph at rest</source>
      <extracomment>window/features/rest/feature.py</extracomment>
      <translation>Photo au repos</translation>
    </message>
    <message>
      <source>Show a photograph of the board while nothing moves.</source>
      <extracomment>window/features/rest/feature.py</extracomment>
      <translation>Montre une photo du plateau tant que rien ne bouge.</translation>
    </message>
    <message>
      <source>Photographs at rest need Open Image Denoise, which is not available for this machine</source>
      <extracomment>window/features/rest/means.py</extracomment>
      <translation>Les photographies au repos demandent Open Image Denoise, qui n’existe pas pour cette machine</translation>
    </message>
    <message>
      <source>Show on the board, move by move, the line that was better than this move.</source>
      <extracomment>window/features/review/better.py</extracomment>
      <translation>Montrer sur le plateau, coup par coup, la suite qui valait mieux que ce coup.</translation>
    </message>
    <message>
      <source>A&amp;dd the better line</source>
      <extracomment>window/features/review/better.py</extracomment>
      <translation>Insérer la m&amp;eilleure suite</translation>
    </message>
    <message>
      <source>Put the line that was better than this move into the game as a variation.</source>
      <extracomment>window/features/review/better.py</extracomment>
      <translation>Mettre dans la partie, comme variante, la suite qui valait mieux que ce coup.</translation>
    </message>
    <message>
      <source>&amp;Back to the move</source>
      <extracomment>window/features/review/better.py</extracomment>
      <translation>&amp;Retour au coup</translation>
    </message>
    <message>
      <source>What was &amp;better</source>
      <extracomment>window/features/review/better.py</extracomment>
      <translation>Ce qui valait &amp;mieux</translation>
    </message>
    <message numerus="yes">
      <source>Noted at {count} moves; {undo} takes it back.</source>
      <extracomment>window/features/review/feature.py</extracomment>
      <translation>
        <numerusform>Noté à {count} coup ; {undo} l’annule.</numerusform>
        <numerusform>Noté à {count} coups ; {undo} l’annule.</numerusform>
      </translation>
    </message>
    <message>
      <source>Judge every move of the current line in the background.</source>
      <extracomment>window/features/review/feature.py</extracomment>
      <translation>Juger en arrière-plan chaque coup de la ligne affichée sur le plateau.</translation>
    </message>
    <message>
      <source>&amp;Next mistake</source>
      <extracomment>window/features/review/feature.py</extracomment>
      <translation>Faute &amp;suivante</translation>
    </message>
    <message>
      <source>Show the next move that lost some of the chance to win.</source>
      <extracomment>window/features/review/feature.py</extracomment>
      <translation>Montrer le coup suivant qui a coûté des chances de gain.</translation>
    </message>
    <message>
      <source>&amp;Previous mistake</source>
      <extracomment>window/features/review/feature.py</extracomment>
      <translation>Faute &amp;précédente</translation>
    </message>
    <message>
      <source>Show the move before that lost some of the chance to win.</source>
      <extracomment>window/features/review/feature.py</extracomment>
      <translation>Montrer le coup d’avant qui a coûté des chances de gain.</translation>
    </message>
    <message>
      <source>&amp;Write the review into the game</source>
      <extracomment>window/features/review/feature.py</extracomment>
      <translation>&amp;Écrire la revue dans la partie</translation>
    </message>
    <message>
      <source>Note at each bad move what was better, with its line as a variation.</source>
      <extracomment>window/features/review/feature.py</extracomment>
      <translation>Noter à chaque mauvais coup ce qui valait mieux, avec sa suite comme variante.</translation>
    </message>
    <message>
      <source>&amp;Learn from the mistakes</source>
      <extracomment>window/features/review/feature.py</extracomment>
      <translation>Apprendre de ses &amp;fautes</translation>
    </message>
    <message>
      <source>Look for better moves where mistakes were made.</source>
      <extracomment>window/features/review/feature.py</extracomment>
      <translation>Chercher de meilleurs coups là où des fautes ont été commises.</translation>
    </message>
    <message>
      <source>&amp;Keep the mistakes as cards</source>
      <extracomment>window/features/review/feature.py</extracomment>
      <translation>&amp;Garder les fautes en fiches</translation>
    </message>
    <message>
      <source>Meet them again among the puzzles until you know them.</source>
      <extracomment>window/features/review/feature.py</extracomment>
      <translation>Les retrouver parmi les problèmes jusqu’à les maîtriser.</translation>
    </message>
    <message>
      <source>Review</source>
      <extracomment>window/features/review/feature.py</extracomment>
      <translation>Revue</translation>
    </message>
    <message>
      <source>The game has these notes already.</source>
      <extracomment>window/features/review/feature.py</extracomment>
      <translation>La partie a déjà ces notes.</translation>
    </message>
    <message>
      <source>That was the last mistake.</source>
      <extracomment>window/features/review/feature.py</extracomment>
      <translation>C’était la dernière faute.</translation>
    </message>
    <message>
      <source>End the &amp;review</source>
      <extracomment>window/features/review/feature.py</extracomment>
      <translation>&amp;Terminer la revue</translation>
    </message>
    <message>
      <source>A review shows how the chances changed and which moves lost them.</source>
      <extracomment>window/features/review/graph_view.py</extracomment>
      <translation>Une revue montre comment les chances ont évolué et quels coups les ont perdues.</translation>
    </message>
    <message>
      <source>Course of the game</source>
      <extracomment>window/features/review/graph_view.py</extracomment>
      <translation>Cours de la partie</translation>
    </message>
    <message numerus="yes">
      <source>Keep {count} mistakes as cards</source>
      <extracomment>window/features/review/offer.py</extracomment>
      <translation>
        <numerusform>Garder la faute en fiche</numerusform>
        <numerusform>Garder {count} fautes en fiches</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} mistakes come back among the puzzles ({puzzles}).</source>
      <extracomment>window/features/review/offer.py</extracomment>
      <translation>
        <numerusform>Elle revient parmi les problèmes ({puzzles}).</numerusform>
        <numerusform>{count} fautes reviennent parmi les problèmes ({puzzles}).</numerusform>
      </translation>
    </message>
    <message>
      <source>Learn</source>
      <extracomment>window/features/review/panel.py</extracomment>
      <translation>Apprendre</translation>
    </message>
    <message>
      <source>Skip</source>
      <extracomment>window/features/review/panel.py</extracomment>
      <translation>Passer</translation>
    </message>
    <message>
      <source>Keep the mistakes as cards</source>
      <extracomment>window/features/review/panel.py</extracomment>
      <translation>Garder les fautes en fiches</translation>
    </message>
    <message>
      <source>Progress of the review</source>
      <extracomment>window/features/review/panel.py</extracomment>
      <translation>Avancement de la revue</translation>
    </message>
    <message>
      <source>End</source>
      <extracomment>window/features/review/panel.py</extracomment>
      <translation>Terminer</translation>
    </message>
    <message>
      <source>Time for a move</source>
      <extracomment>window/features/review/panel.py</extracomment>
      <translation>Temps par coup</translation>
    </message>
    <message>
      <source>{seconds} s a move</source>
      <extracomment>window/features/review/panel.py</extracomment>
      <translation>{seconds} s par coup</translation>
    </message>
    <message>
      <source>Accuracy</source>
      <extracomment>window/features/review/summary.py</extracomment>
      <translation>Précision</translation>
    </message>
    <message>
      <source>The review continues once the analysis is switched off ({key}).</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>La revue continue dès que l’analyse est arrêtée ({key}).</translation>
    </message>
    <message>
      <source>{seat} played {move} here, which lost {loss} of the chance to win. Find a better move.</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>{seat} a joué {move} ici, ce qui a coûté {loss} des chances. Trouvez un meilleur coup.</translation>
    </message>
    <message>
      <source>{move} loses {loss} of the chance to win. Try another move.</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>{move} coûte {loss} des chances. Essayez un autre coup.</translation>
    </message>
    <message>
      <source>After {move}, {seat} continues with {answer}. Which move is better?</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>Après {move}, {seat} continue par {answer}. Quel coup est meilleur ?</translation>
    </message>
    <message>
      <source>Getting ready…</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>Préparation…</translation>
    </message>
    <message>
      <source>The best move is not known; review the game again.</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>Le meilleur coup n’est pas connu ; revoyez la partie encore une fois.</translation>
    </message>
    <message>
      <source>{done} of {total}</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>{done} sur {total}</translation>
    </message>
    <message>
      <source>an inaccuracy</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>une imprécision</translation>
    </message>
    <message>
      <source>a mistake</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>une faute</translation>
    </message>
    <message>
      <source>a blunder</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>une grosse faute</translation>
    </message>
    <message>
      <source>Inaccuracies</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>Imprécisions</translation>
    </message>
    <message>
      <source>Mistakes</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>Fautes</translation>
    </message>
    <message>
      <source>Blunders</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>Grosses fautes</translation>
    </message>
    <message>
      <source>{move} is good.</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>{move} est bon.</translation>
    </message>
    <message>
      <source>{move} was played in the game. Try another move.</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>{move} est ce qui a été joué. Essayez un autre coup.</translation>
    </message>
    <message>
      <source>Paused at {done} of {total}</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>En pause à {done} sur {total}</translation>
    </message>
    <message>
      <source>Move {number}</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>Coup {number}</translation>
    </message>
    <message>
      <source>{number} of {count}</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>{number} sur {count}</translation>
    </message>
    <message>
      <source>{move} is the best move. Well done!</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>{move} est le meilleur coup. Bravo !</translation>
    </message>
    <message>
      <source>{move} ends the game; look for one that does not.</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>{move} finit la partie ; cherchez-en un qui ne la finit pas.</translation>
    </message>
    <message>
      <source>Level {level} · {board}</source>
      <extracomment>window/features/start/cards.py</extracomment>
      <translation>Niveau {level} · {board}</translation>
    </message>
    <message>
      <source>Play</source>
      <extracomment>window/features/start/cards.py</extracomment>
      <translation>Jouer</translation>
    </message>
    <message>
      <source>All lessons done</source>
      <extracomment>window/features/start/cards.py</extracomment>
      <translation>Leçons finies</translation>
    </message>
    <message>
      <source>Puzzle of the day</source>
      <extracomment>window/features/start/cards.py</extracomment>
      <translation>Problème du jour</translation>
    </message>
    <message>
      <source>Solve</source>
      <extracomment>window/features/start/cards.py</extracomment>
      <translation>Résoudre</translation>
    </message>
    <message>
      <source>You solved it.</source>
      <extracomment>window/features/start/cards.py</extracomment>
      <translation>Vous l’avez résolu.</translation>
    </message>
    <message>
      <source>Play {title} against level {level}</source>
      <extracomment>window/features/start/cards.py</extracomment>
      <translation>Jouer à {title} contre le niveau {level}</translation>
    </message>
    <message>
      <source>Start learning</source>
      <extracomment>window/features/start/cards.py</extracomment>
      <translation>Apprendre</translation>
    </message>
    <message>
      <source>Difficulty {stars} of 5</source>
      <extracomment>window/features/start/cards.py</extracomment>
      <translation>Difficulté {stars} sur 5</translation>
    </message>
    <message>
      <source>Learn {title}</source>
      <extracomment>window/features/start/cards.py</extracomment>
      <translation>Apprendre {title}</translation>
    </message>
    <message>
      <source>Start page</source>
      <extracomment>window/features/start/feature.py</extracomment>
      <translation>Page d’accueil</translation>
    </message>
    <message>
      <source>Games, lessons, puzzles and recent games on one page.</source>
      <extracomment>window/features/start/feature.py</extracomment>
      <translation>Jeux, leçons, problèmes et parties récentes sur une page.</translation>
    </message>
    <message>
      <source>you play {seat} against level {level}</source>
      <extracomment>window/features/start/feature.py</extracomment>
      <translation>vous jouez {seat} contre le niveau {level}</translation>
    </message>
    <message numerus="yes">
      <source>from {count} rated games</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>
        <numerusform>d’après {count} partie classée</numerusform>
        <numerusform>d’après {count} parties classées</numerusform>
      </translation>
    </message>
    <message>
      <source>Your strength in Elo {games}, give or take {elo}.</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>Votre force en Elo, {games} : à {elo} près.</translation>
    </message>
    <message>
      <source>No level beaten yet.</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>Aucun niveau n’est encore battu.</translation>
    </message>
    <message>
      <source>today</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>aujourd’hui</translation>
    </message>
    <message>
      <source>yesterday</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>hier</translation>
    </message>
    <message numerus="yes">
      <source>You lost in {count} moves</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>
        <numerusform>Vous avez perdu en {count} coup</numerusform>
        <numerusform>Vous avez perdu en {count} coups</numerusform>
      </translation>
    </message>
    <message>
      <source>Recent games</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>Dernières parties</translation>
    </message>
    <message numerus="yes">
      <source>All {count} games</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>
        <numerusform>{count} partie</numerusform>
        <numerusform>Les {count} parties</numerusform>
      </translation>
    </message>
    <message>
      <source>Review {title}</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>Revoir {title}</translation>
    </message>
    <message>
      <source>Open {title}</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>Ouvrir {title}</translation>
    </message>
    <message>
      <source>How you are doing</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>Où vous en êtes</translation>
    </message>
    <message>
      <source>Once you have finished a game against the computer, this shows which levels you have beaten and how strong you are in rated games.</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>Dès que vous aurez fini une partie contre l’ordinateur, vous verrez ici quels niveaux vous avez battus, et quelle est votre force dans les parties classées.</translation>
    </message>
    <message>
      <source>Level {level} is the highest you have beaten.</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>Le niveau {level} est le plus haut que vous ayez battu.</translation>
    </message>
    <message numerus="yes">
      <source>unfinished, {count} moves</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>
        <numerusform>inachevée, {count} coup</numerusform>
        <numerusform>inachevée, {count} coups</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>You won in {count} moves</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>
        <numerusform>Vous avez gagné en {count} coup</numerusform>
        <numerusform>Vous avez gagné en {count} coups</numerusform>
      </translation>
    </message>
    <message>
      <source>Open</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>Ouvrir</translation>
    </message>
    <message>
      <source>Your strength went from {first} to {last} Elo.</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>Votre force est passée de {first} à {last} Elo.</translation>
    </message>
    <message>
      <source>against {player}</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>contre {player}</translation>
    </message>
    <message>
      <source>Games that you play are kept here.</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>Les parties que vous jouez sont gardées ici.</translation>
    </message>
    <message>
      <source>{won} of {played} won</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>{won} sur {played} gagnées</translation>
    </message>
    <message>
      <source>Games on true 3-D boards. Choose one: the computer plays like a beginner at first. Or learn a game in a few small lessons.</source>
      <extracomment>window/features/start/page.py</extracomment>
      <translation>Des jeux sur de vrais plateaux en 3-D. Choisissez-en un : l’ordinateur joue d’abord comme un débutant. Ou apprenez un jeu en quelques petites leçons.</translation>
    </message>
    <message>
      <source>Welcome</source>
      <extracomment>window/features/start/page.py</extracomment>
      <translation>Bienvenue</translation>
    </message>
    <message>
      <source>Good morning</source>
      <extracomment>window/features/start/page.py</extracomment>
      <translation>Bonjour</translation>
    </message>
    <message>
      <source>Good afternoon</source>
      <extracomment>window/features/start/page.py</extracomment>
      <translation>Bonjour</translation>
    </message>
    <message>
      <source>Good evening</source>
      <extracomment>window/features/start/page.py</extracomment>
      <translation>Bonsoir</translation>
    </message>
    <message>
      <source>&amp;Continue</source>
      <extracomment>window/features/start/page.py</extracomment>
      <translation>&amp;Continuer</translation>
    </message>
    <message>
      <source>Continue</source>
      <extracomment>window/features/start/page.py</extracomment>
      <translation>Continuer</translation>
    </message>
    <message>
      <source>Choose board, level and clock…</source>
      <extracomment>window/features/start/page.py</extracomment>
      <translation>Choisir plateau, niveau et pendule…</translation>
    </message>
    <message>
      <source>Continue {title}</source>
      <extracomment>window/features/start/page.py</extracomment>
      <translation>Continuer {title}</translation>
    </message>
    <message>
      <source>against the computer: click a card, or press its number</source>
      <extracomment>window/features/start/page.py</extracomment>
      <translation>contre l’ordinateur : cliquez sur une carte, ou pressez son numéro</translation>
    </message>
    <message>
      <source>O&amp;pen a file…</source>
      <extracomment>window/features/start/page.py</extracomment>
      <translation>Ou&amp;vrir un fichier…</translation>
    </message>
    <message>
      <source>&amp;Library</source>
      <extracomment>window/features/start/page.py</extracomment>
      <translation>&amp;Bibliothèque</translation>
    </message>
    <message numerus="yes">
      <source>You left a game after {count} moves ({title}). Continue it?</source>
      <extracomment>window/features/start/saved_game.py</extracomment>
      <translation>
        <numerusform>Une partie a été laissée après un coup ({title}). La continuer ?</numerusform>
        <numerusform>Une partie a été laissée après {count} coups ({title}). La continuer ?</numerusform>
      </translation>
    </message>
    <message>
      <source>{seats} was played by another program, started by the command
{command}</source>
      <extracomment>window/features/start/saved_game.py</extracomment>
      <translation>{seats} était joué par un autre programme, lancé par la commande
{command}</translation>
    </message>
    <message>
      <source>Continue and &amp;start it</source>
      <extracomment>window/features/start/saved_game.py</extracomment>
      <translation>Continuer et le &amp;lancer</translation>
    </message>
    <message>
      <source>Continue &amp;without it</source>
      <extracomment>window/features/start/saved_game.py</extracomment>
      <translation>Continuer &amp;sans lui</translation>
    </message>
    <message>
      <source>Continue and &amp;start them</source>
      <extracomment>window/features/start/saved_game.py</extracomment>
      <translation>Continuer et les &amp;lancer</translation>
    </message>
    <message>
      <source>Continue &amp;without them</source>
      <extracomment>window/features/start/saved_game.py</extracomment>
      <translation>Continuer &amp;sans eux</translation>
    </message>
    <message>
      <source>It is kept as {path}.</source>
      <extracomment>window/features/start/saved_game.py</extracomment>
      <translation>Elle est conservée comme {path}.</translation>
    </message>
    <message>
      <source>The file could not be renamed: {reason}.</source>
      <extracomment>window/features/start/saved_game.py</extracomment>
      <translation>Le fichier n’a pas pu être renommé : {reason}.</translation>
    </message>
    <message>
      <source>This game no longer counts for your rating.</source>
      <extracomment>window/features/status/feature.py</extracomment>
      <translation>Cette partie ne compte plus pour votre classement.</translation>
    </message>
    <message>
      <source>Turn</source>
      <extracomment>window/features/status/score_pill.py</extracomment>
      <translation>Trait</translation>
    </message>
    <message>
      <source>Counts</source>
      <extracomment>window/features/status/score_pill.py</extracomment>
      <translation>Nombres</translation>
    </message>
    <message>
      <source>Comment</source>
      <extracomment>window/features/study/comment_box.py</extracomment>
      <translation>Commentaire</translation>
    </message>
    <message>
      <source>A comment on this position</source>
      <extracomment>window/features/study/comment_box.py</extracomment>
      <translation>Un commentaire sur cette position</translation>
    </message>
    <message>
      <source>Going to this move turns the board to this view; films and pages follow it.</source>
      <extracomment>window/features/study/edits.py</extracomment>
      <translation>Quand on va à ce coup, le plateau tourne vers cette vue ; les films et les pages la suivent.</translation>
    </message>
    <message>
      <source>Deleted; {undo} brings the moves back.</source>
      <extracomment>window/features/study/edits.py</extracomment>
      <translation>Supprimé ; {undo} ramène les coups.</translation>
    </message>
    <message>
      <source>The arrow keys step through the moves.</source>
      <extracomment>window/features/study/feature.py</extracomment>
      <translation>Les flèches parcourent les coups.</translation>
    </message>
    <message>
      <source>&amp;Tree of variations</source>
      <extracomment>window/features/study/feature.py</extracomment>
      <translation>A&amp;rbre des variantes</translation>
    </message>
    <message>
      <source>Show the moves as a tree below the list, with variations side by side.</source>
      <extracomment>window/features/study/feature.py</extracomment>
      <translation>Montrer les coups en arbre sous la liste, les variantes côte à côte.</translation>
    </message>
    <message>
      <source>Clicks play moves again.</source>
      <extracomment>window/features/study/mark_tool.py</extracomment>
      <translation>Les clics jouent de nouveau des coups.</translation>
    </message>
    <message>
      <source>Point to a place first.</source>
      <extracomment>window/features/study/mark_tool.py</extracomment>
      <translation>Pointez d’abord une place.</translation>
    </message>
    <message>
      <source>Marks are drawn on the board only.</source>
      <extracomment>window/features/study/mark_tool.py</extracomment>
      <translation>Les marques se dessinent seulement sur le plateau.</translation>
    </message>
    <message>
      <source>Click where an arrow begins, then where it ends. Esc ends drawing.</source>
      <extracomment>window/features/study/mark_tool.py</extracomment>
      <translation>Cliquez où une flèche commence, puis où elle finit. Échap termine le dessin.</translation>
    </message>
    <message>
      <source>Click a place to mark it, again to clear it. Esc ends drawing.</source>
      <extracomment>window/features/study/mark_tool.py</extracomment>
      <translation>Cliquez un endroit pour le marquer, encore une fois pour l’effacer. Échap termine le dessin.</translation>
    </message>
    <message>
      <source>a free turn</source>
      <extracomment>window/features/study/moves_model.py</extracomment>
      <translation>un tour gratuit</translation>
    </message>
    <message>
      <source>with a view of the board</source>
      <extracomment>window/features/study/moves_model.py</extracomment>
      <translation>avec une vue du plateau</translation>
    </message>
    <message>
      <source>−{count} own</source>
      <extracomment>window/features/study/moves_model.py</extracomment>
      <translation>−{count} des siens</translation>
    </message>
    <message>
      <source>takes {count}</source>
      <extracomment>window/features/study/moves_model.py</extracomment>
      <translation>prend {count}</translation>
    </message>
    <message>
      <source>loses {count} of its own</source>
      <extracomment>window/features/study/moves_model.py</extracomment>
      <translation>perd {count} des siens</translation>
    </message>
    <message>
      <source>Go through the moves</source>
      <extracomment>window/features/study/moves_panel.py</extracomment>
      <translation>Parcourir les coups</translation>
    </message>
    <message>
      <source>&amp;Comment…</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>&amp;Commenter…</translation>
    </message>
    <message>
      <source>Write a comment on this position.</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>Écrire un commentaire sur cette position.</translation>
    </message>
    <message>
      <source>&amp;Rate the move</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>&amp;Noter le coup</translation>
    </message>
    <message>
      <source>Put a sign such as ! or ? after the move.</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>Mettre un signe comme ! ou ? après le coup.</translation>
    </message>
    <message>
      <source>Nothing: clicks play moves</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>Rien : les clics jouent des coups</translation>
    </message>
    <message>
      <source>Dra&amp;w with clicks</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>&amp;Dessiner par clics</translation>
    </message>
    <message>
      <source>Mark places, or draw arrows between them.</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>Marquer des endroits, ou tracer des flèches entre eux.</translation>
    </message>
    <message>
      <source>C&amp;olour of marks</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>C&amp;ouleur des marques</translation>
    </message>
    <message>
      <source>Choose the colour of marks and arrows; hold Shift, Ctrl or both for another.</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>Choisir la couleur des marques et des flèches ; les touches tenues en choisissent une autre.</translation>
    </message>
    <message>
      <source>Mark this &amp;place</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>Mar&amp;quer cette place</translation>
    </message>
    <message>
      <source>Mark the place that is pointed at, or clear it.</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>Marquer la place pointée, ou l’effacer.</translation>
    </message>
    <message>
      <source>Remo&amp;ve the marks here</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>&amp;Effacer les marques ici</translation>
    </message>
    <message>
      <source>Remove everything drawn on this position.</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>Enlever tout ce qui est dessiné sur cette position.</translation>
    </message>
    <message>
      <source>&amp;Keep this view at the move</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>&amp;Garder cette vue pour ce coup</translation>
    </message>
    <message>
      <source>Move the variation &amp;up</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>&amp;Monter la variante</translation>
    </message>
    <message>
      <source>Move the variation up one place; at the top it is the main line.</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>Monter la variante d’une place, à la fin jusqu’à la ligne principale.</translation>
    </message>
    <message>
      <source>&amp;Make it the main line</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>En faire la &amp;ligne principale</translation>
    </message>
    <message>
      <source>Make the line to this position the game's main line.</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>Faire de la ligne jusqu’ici la ligne principale de la partie.</translation>
    </message>
    <message>
      <source>&amp;Delete from here on</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>&amp;Supprimer à partir d’ici</translation>
    </message>
    <message>
      <source>Delete this move and everything after it. You can take that back.</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>Supprimer ce coup et tout ce qui suit ; cela peut être annulé.</translation>
    </message>
    <message>
      <source>No sign</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>Pas de signe</translation>
    </message>
    <message>
      <source>Tree of variations</source>
      <extracomment>window/features/study/tree_view.py</extracomment>
      <translation>Arbre des variantes</translation>
    </message>
    <message>
      <source>{number} of {count} here</source>
      <extracomment>window/features/study/tree_view.py</extracomment>
      <translation>{number} sur {count} ici</translation>
    </message>
    <message>
      <source>with marks</source>
      <extracomment>window/features/study/tree_view.py</extracomment>
      <translation>avec des marques</translation>
    </message>
    <message>
      <source>Show the position at the start of the game.</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>Montrer la position au début de la partie.</translation>
    </message>
    <message>
      <source>&amp;First position</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>&amp;Première position</translation>
    </message>
    <message>
      <source>&amp;Previous move</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>Coup p&amp;récédent</translation>
    </message>
    <message>
      <source>Show the position one move earlier; nothing is taken back.</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>Montrer la position un coup avant ; rien n’est repris.</translation>
    </message>
    <message>
      <source>Pla&amp;y the moves</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>Déro&amp;uler les coups</translation>
    </message>
    <message>
      <source>Show one position after another, from the start if the last one is shown.</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>Montrer une position après l’autre, depuis le début si la dernière est affichée.</translation>
    </message>
    <message>
      <source>&amp;Next move</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>Coup &amp;suivant</translation>
    </message>
    <message>
      <source>Show the position one move later.</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>Montrer la position un coup après.</translation>
    </message>
    <message>
      <source>&amp;Last move</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>&amp;Dernier coup</translation>
    </message>
    <message>
      <source>Show the position after the last move.</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>Montrer la position après le dernier coup.</translation>
    </message>
    <message>
      <source>Next &amp;variation</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>&amp;Variante suivante</translation>
    </message>
    <message>
      <source>Show the next alternative to this move.</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>Montrer le coup suivant joué à la place de celui-ci.</translation>
    </message>
    <message>
      <source>Previous v&amp;ariation</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>V&amp;ariante précédente</translation>
    </message>
    <message>
      <source>Show the previous alternative to this move.</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>Montrer le coup précédent joué à la place de celui-ci.</translation>
    </message>
    <message>
      <source>Next f&amp;ork</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>&amp;Bifurcation suivante</translation>
    </message>
    <message>
      <source>Go to where the line has variations next, or to its end.</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>Avancer jusqu’à des variantes, ou jusqu’à la fin.</translation>
    </message>
    <message>
      <source>Previous for&amp;k</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>B&amp;ifurcation précédente</translation>
    </message>
    <message>
      <source>Go back to where the line last had variations, or to its start.</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>Reculer jusqu’à des variantes, ou jusqu’au début.</translation>
    </message>
    <message>
      <source>Next &amp;comment</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>&amp;Commentaire suivant</translation>
    </message>
    <message>
      <source>Go to the next position with a comment.</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>Aller à la position suivante avec un commentaire.</translation>
    </message>
    <message>
      <source>Previous co&amp;mment</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>C&amp;ommentaire précédent</translation>
    </message>
    <message>
      <source>Go back to the previous position with a comment.</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>Revenir à la dernière position commentée avant celle-ci.</translation>
    </message>
    <message>
      <source>Close the tab</source>
      <extracomment>window/features/tabs/bar.py</extracomment>
      <translation>Fermer l’onglet</translation>
    </message>
    <message>
      <source>New game in a ta&amp;b…</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>Nouvelle partie &amp;dans un onglet…</translation>
    </message>
    <message>
      <source>Start a game while this one waits in its tab.</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>Commencer une partie pendant que celle-ci attend dans son onglet.</translation>
    </message>
    <message>
      <source>Open a &amp;game in a tab…</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>Ouvrir une partie dans un on&amp;glet…</translation>
    </message>
    <message>
      <source>Open a game from a file while this one waits in its tab.</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>Ouvrir une partie depuis un fichier pendant que celle-ci attend dans son onglet.</translation>
    </message>
    <message>
      <source>Next tab</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>Onglet suivant</translation>
    </message>
    <message>
      <source>Go to the game in the next tab.</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>Aller à la partie de l’onglet suivant.</translation>
    </message>
    <message>
      <source>Previous tab</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>Onglet précédent</translation>
    </message>
    <message>
      <source>Go to the game in the tab before.</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>Aller à la partie de l’onglet précédent.</translation>
    </message>
    <message>
      <source>Move the tab to the left</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>Déplacer l’onglet vers la gauche</translation>
    </message>
    <message>
      <source>Swap this tab with the one before it.</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>Échanger cet onglet avec le précédent.</translation>
    </message>
    <message>
      <source>Move the tab to the right</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>Déplacer l’onglet vers la droite</translation>
    </message>
    <message>
      <source>Swap this tab with the next one.</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>Échanger cet onglet avec le suivant.</translation>
    </message>
    <message>
      <source>Clo&amp;se the tab</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>&amp;Fermer l’onglet</translation>
    </message>
    <message>
      <source>Close this game, which stays in the library.</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>Fermer cette partie, qui reste dans la bibliothèque.</translation>
    </message>
    <message>
      <source>Close the other tabs</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>Fermer les autres onglets</translation>
    </message>
    <message>
      <source>Close all games but this one; they stay in the library.</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>Fermer toutes les parties sauf celle-ci ; elles restent dans la bibliothèque.</translation>
    </message>
    <message>
      <source>Bring the closed tab bac&amp;k</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>&amp;Rouvrir l’onglet fermé</translation>
    </message>
    <message>
      <source>Bring back the game whose tab was closed last.</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>Ramener la partie dont l’onglet a été fermé en dernier.</translation>
    </message>
    <message>
      <source>The other game is paused until you come back to its tab.</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>L’autre partie est en pause jusqu’à votre retour dans son onglet.</translation>
    </message>
    <message>
      <source>the game is over</source>
      <extracomment>window/features/tabs/texts.py</extracomment>
      <translation>la partie est finie</translation>
    </message>
    <message>
      <source>paused until you come back</source>
      <extracomment>window/features/tabs/texts.py</extracomment>
      <translation>en pause jusqu’à votre retour</translation>
    </message>
    <message>
      <source>your move</source>
      <extracomment>window/features/tabs/texts.py</extracomment>
      <translation>à vous de jouer</translation>
    </message>
    <message>
      <source>the other side is to move</source>
      <extracomment>window/features/tabs/texts.py</extracomment>
      <translation>à l’autre camp de jouer</translation>
    </message>
    <message>
      <source>After {move}:</source>
      <extracomment>window/features/words/announcer.py</extracomment>
      <translation>Après {move} :</translation>
    </message>
    <message>
      <source>T&amp;ype a move…</source>
      <extracomment>window/features/words/feature.py</extracomment>
      <translation>Ta&amp;per un coup…</translation>
    </message>
    <message>
      <source>Type the next move as it would be in the list of moves.</source>
      <extracomment>window/features/words/feature.py</extracomment>
      <translation>Taper le coup suivant comme la liste des coups l’écrit.</translation>
    </message>
    <message>
      <source>&amp;Go to the list of places</source>
      <extracomment>window/features/words/feature.py</extracomment>
      <translation>Aller à &amp;la liste des cases</translation>
    </message>
    <message>
      <source>List all places, what is there and what playing there does.</source>
      <extracomment>window/features/words/feature.py</extracomment>
      <translation>Aller à la liste de toutes les cases : ce qui s’y trouve et ce qu’y jouer fait.</translation>
    </message>
    <message>
      <source>Places</source>
      <extracomment>window/features/words/feature.py</extracomment>
      <translation>Cases</translation>
    </message>
    <message>
      <source>Move:</source>
      <extracomment>window/features/words/move_field.py</extracomment>
      <translation>Coup :</translation>
    </message>
    <message>
      <source>empty</source>
      <extracomment>window/features/words/prospects.py</extracomment>
      <translation>vide</translation>
    </message>
    <message>
      <source>top</source>
      <extracomment>window/features/words/prospects.py</extracomment>
      <translation>haut</translation>
    </message>
    <message>
      <source>bottom</source>
      <extracomment>window/features/words/prospects.py</extracomment>
      <translation>bas</translation>
    </message>
    <message>
      <source>picked up</source>
      <extracomment>window/features/words/prospects.py</extracomment>
      <translation>prise en main</translation>
    </message>
    <message>
      <source>begins a move</source>
      <extracomment>window/features/words/prospects.py</extracomment>
      <translation>commence un coup</translation>
    </message>
    <message>
      <source>{seat}, there from the start</source>
      <extracomment>window/features/words/prospects.py</extracomment>
      <translation>{seat}, s’y trouve depuis le début</translation>
    </message>
    <message>
      <source>right</source>
      <extracomment>window/features/words/prospects.py</extracomment>
      <translation>droite</translation>
    </message>
    <message>
      <source>left</source>
      <extracomment>window/features/words/prospects.py</extracomment>
      <translation>gauche</translation>
    </message>
    <message>
      <source>plays there</source>
      <extracomment>window/features/words/prospects.py</extracomment>
      <translation>y joue</translation>
    </message>
    <message>
      <source>not legal: {reason}</source>
      <extracomment>window/features/words/prospects.py</extracomment>
      <translation>pas légal : {reason}</translation>
    </message>
    <message>
      <source>ends the game in a draw</source>
      <extracomment>window/features/words/prospects.py</extracomment>
      <translation>finit la partie par une nulle</translation>
    </message>
    <message>
      <source>loses the game</source>
      <extracomment>window/features/words/prospects.py</extracomment>
      <translation>perd la partie</translation>
    </message>
    <message>
      <source>captures {sites} by {cause}</source>
      <extracomment>window/features/words/prospects.py</extracomment>
      <translation>capture {sites} par {cause}</translation>
    </message>
    <message>
      <source>loses {sites} by {cause}</source>
      <extracomment>window/features/words/prospects.py</extracomment>
      <translation>perd {sites} par {cause}</translation>
    </message>
    <message>
      <source>captures {sites}</source>
      <extracomment>window/features/words/prospects.py</extracomment>
      <translation>capture {sites}</translation>
    </message>
    <message>
      <source>loses {sites}</source>
      <extracomment>window/features/words/prospects.py</extracomment>
      <translation>perd {sites}</translation>
    </message>
    <message>
      <source>Place</source>
      <extracomment>window/features/words/sites_model.py</extracomment>
      <translation>Case</translation>
    </message>
    <message>
      <source>Holds</source>
      <extracomment>window/features/words/sites_model.py</extracomment>
      <translation>S’y trouve</translation>
    </message>
    <message>
      <source>Playing there</source>
      <extracomment>window/features/words/sites_model.py</extracomment>
      <translation>Y jouer</translation>
    </message>
    <message>
      <source>Find: a name, a piece, captures, wins…</source>
      <extracomment>window/features/words/sites_panel.py</extracomment>
      <translation>Chercher : un nom, une pièce, capture, gagne…</translation>
    </message>
    <message>
      <source>Find places</source>
      <extracomment>window/features/words/sites_panel.py</extracomment>
      <translation>Chercher des cases</translation>
    </message>
    <message>
      <source>Show this beside the board.</source>
      <extracomment>window/main_window.py</extracomment>
      <translation>Montrer ceci à côté du plateau.</translation>
    </message>
    <message>
      <source>Column b&amp;eside the board</source>
      <extracomment>window/main_window.py</extracomment>
      <translation>Colonne &amp;à côté du plateau</translation>
    </message>
    <message>
      <source>Show or hide the players, the moves and everything else beside the board.</source>
      <extracomment>window/main_window.py</extracomment>
      <translation>Montrer ou cacher les joueurs, les coups et tout le reste à côté du plateau.</translation>
    </message>
    <message>
      <source>Actions over the board</source>
      <extracomment>window/main_window.py</extracomment>
      <translation>Actions sur le plateau</translation>
    </message>
    <message>
      <source>Show or hide the bar with the most common actions.</source>
      <extracomment>window/main_window.py</extracomment>
      <translation>Montrer ou cacher la barre des actions les plus courantes.</translation>
    </message>
    <message>
      <source>&amp;Quit</source>
      <extracomment>window/main_window.py</extracomment>
      <translation>&amp;Quitter</translation>
    </message>
    <message>
      <source>Quit; the game is saved.</source>
      <extracomment>window/main_window.py</extracomment>
      <translation>Quitter ; la partie est conservée.</translation>
    </message>
    <message>
      <source>&amp;Go to</source>
      <extracomment>window/menus.py</extracomment>
      <translation>All&amp;er à</translation>
    </message>
    <message>
      <source>Look &amp;from</source>
      <extracomment>window/menus.py</extracomment>
      <translation>&amp;Regarder de</translation>
    </message>
    <message>
      <source>Ca&amp;mera</source>
      <extracomment>window/menus.py</extracomment>
      <translation>C&amp;améra</translation>
    </message>
    <message>
      <source>&amp;File</source>
      <extracomment>window/menus.py</extracomment>
      <translation>&amp;Fichier</translation>
    </message>
    <message>
      <source>&amp;Game</source>
      <extracomment>window/menus.py</extracomment>
      <translation>&amp;Partie</translation>
    </message>
    <message>
      <source>&amp;Learn</source>
      <extracomment>window/menus.py</extracomment>
      <translation>App&amp;rendre</translation>
    </message>
    <message>
      <source>&amp;Players</source>
      <extracomment>window/menus.py</extracomment>
      <translation>&amp;Joueurs</translation>
    </message>
    <message>
      <source>&amp;Study</source>
      <extracomment>window/menus.py</extracomment>
      <translation>É&amp;tude</translation>
    </message>
    <message>
      <source>&amp;Analysis</source>
      <extracomment>window/menus.py</extracomment>
      <translation>&amp;Analyse</translation>
    </message>
    <message>
      <source>&amp;View</source>
      <extracomment>window/menus.py</extracomment>
      <translation>Affic&amp;hage</translation>
    </message>
    <message>
      <source>&amp;Help</source>
      <extracomment>window/menus.py</extracomment>
      <translation>Aid&amp;e</translation>
    </message>
    <message>
      <source>there is no display (nothing answers at {names})</source>
      <extracomment>window/requirements.py</extracomment>
      <translation>il n’y a pas d’écran (rien ne répond à {names})</translation>
    </message>
    <message>
      <source>QT_QPA_PLATFORM={wanted} opens no window with OpenGL (xcb and wayland do)</source>
      <extracomment>window/requirements.py</extracomment>
      <translation>QT_QPA_PLATFORM={wanted} n’ouvre pas de fenêtre avec OpenGL (xcb et wayland le font)</translation>
    </message>
    <message>
      <source>there is no display (neither DISPLAY nor WAYLAND_DISPLAY is set)</source>
      <extracomment>window/requirements.py</extracomment>
      <translation>il n’y a pas d’écran (ni DISPLAY ni WAYLAND_DISPLAY n’est défini)</translation>
    </message>
    <message>
      <source>{problem}; all other commands, such as play-text, render, perft and doctor, need no display</source>
      <extracomment>window/requirements.py</extracomment>
      <translation>{problem} ; toutes les commandes sauf play s’en passent, comme play-text, render, perft et doctor</translation>
    </message>
    <message>
      <source>Actions</source>
      <extracomment>window/shell/action_bar.py</extracomment>
      <translation>Actions</translation>
    </message>
    <message>
      <source>Close</source>
      <extracomment>window/shell/column.py</extracomment>
      <translation>Fermer</translation>
    </message>
    <message>
      <source>Beside the board</source>
      <extracomment>window/shell/column.py</extracomment>
      <translation>À côté du plateau</translation>
    </message>
    <message>
      <source>Panels</source>
      <extracomment>window/shell/column.py</extracomment>
      <translation>Panneaux</translation>
    </message>
    <message>
      <source>Type a word, such as colours or undo</source>
      <extracomment>window/shell/finder.py</extracomment>
      <translation>Tapez un mot, comme couleurs ou annuler</translation>
    </message>
    <message>
      <source>Words of a command</source>
      <extracomment>window/shell/finder.py</extracomment>
      <translation>Mots d’une commande</translation>
    </message>
    <message>
      <source>Commands found</source>
      <extracomment>window/shell/finder.py</extracomment>
      <translation>Commandes trouvées</translation>
    </message>
    <message>
      <source>Save as {ending}</source>
      <extracomment>window/shell/left_out.py</extracomment>
      <translation>Enregistrer en {ending}</translation>
    </message>
    <message numerus="yes">
      <source>Replace {count} existing files?</source>
      <extracomment>window/shell/replacing.py</extracomment>
      <translation>
        <numerusform>Remplacer {count} fichier qui existe déjà ?</numerusform>
        <numerusform>Remplacer {count} fichiers qui existent déjà ?</numerusform>
      </translation>
    </message>
    <message>
      <source>Appearance</source>
      <extracomment>window/shell/settings_dialog.py</extracomment>
      <translation>Apparence</translation>
    </message>
    <message>
      <source>Controls and effects</source>
      <extracomment>window/shell/settings_dialog.py</extracomment>
      <translation>Commandes et effets</translation>
    </message>
    <message>
      <source>Opponents</source>
      <extracomment>window/shell/settings_dialog.py</extracomment>
      <translation>Adversaires</translation>
    </message>
    <message>
      <source>Settings</source>
      <extracomment>window/shell/settings_dialog.py</extracomment>
      <translation>Réglages</translation>
    </message>
    <message>
      <source>Find a setting</source>
      <extracomment>window/shell/settings_dialog.py</extracomment>
      <translation>Chercher un réglage</translation>
    </message>
    <message>
      <source>Pages</source>
      <extracomment>window/shell/settings_dialog.py</extracomment>
      <translation>Pages</translation>
    </message>
    <message>
      <source>Files</source>
      <extracomment>window/shell/settings_dialog.py</extracomment>
      <translation>Fichiers</translation>
    </message>
    <message>
      <source>The program keeps its data in these files.</source>
      <extracomment>window/shell/settings_dialog.py</extracomment>
      <translation>Ce que le programme conserve se trouve dans ces fichiers.</translation>
    </message>
    <message>
      <source>Open the folder</source>
      <extracomment>window/shell/settings_dialog.py</extracomment>
      <translation>Ouvrir le dossier</translation>
    </message>
    <message>
      <source>Open the folder of {name}</source>
      <extracomment>window/shell/settings_dialog.py</extracomment>
      <translation>Ouvrir le dossier de {name}</translation>
    </message>
    <message>
      <source>the settings could not be read and are kept as {place}</source>
      <extracomment>window/shell/settings_file.py</extracomment>
      <translation>les réglages n’ont pas pu être lus et sont conservés comme {place}</translation>
    </message>
    <message>
      <source>the setting {name} could not be understood; it is kept under [{section}] in {path}</source>
      <extracomment>window/shell/settings_file.py</extracomment>
      <translation>le réglage {name} n’a pas été compris et se trouve sous [{section}] dans {path}</translation>
    </message>
    <message>
      <source>the settings in {path} could not be read ({reason})</source>
      <extracomment>window/shell/settings_file.py</extracomment>
      <translation>les réglages dans {path} n’ont pas pu être lus ({reason})</translation>
    </message>
    <message>
      <source>the settings are not saved: {reason}</source>
      <extracomment>window/shell/settings_file.py</extracomment>
      <translation>les réglages ne sont pas conservés : {reason}</translation>
    </message>
    <message>
      <source>Internal error: {error}</source>
      <extracomment>window/shell/tasks.py</extracomment>
      <translation>Une erreur du programme, {error}</translation>
    </message>
    <message>
      <source>Show the better line on the board ({better})</source>
      <extracomment>window/widgets/better_card.py</extracomment>
      <translation>Montrer la meilleure suite sur le plateau ({better})</translation>
    </message>
    <message>
      <source>Put the better line into the game as a variation</source>
      <extracomment>window/widgets/better_card.py</extracomment>
      <translation>Mettre la meilleure suite dans la partie comme variante</translation>
    </message>
    <message>
      <source>Insert</source>
      <extracomment>window/widgets/better_card.py</extracomment>
      <translation>Insérer</translation>
    </message>
    <message>
      <source>See it</source>
      <extracomment>window/widgets/better_card.py</extracomment>
      <translation>La voir</translation>
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
        <numerusform>{count} partie supprimée ({when})</numerusform>
        <numerusform>{count} parties supprimées ({when})</numerusform>
      </translation>
    </message>
    <message>
      <source>unfinished</source>
      <extracomment>window/widgets/kept_game_texts.py</extracomment>
      <translation>inachevée</translation>
    </message>
    <message>
      <source>{seat} won (resignation)</source>
      <extracomment>window/widgets/kept_game_texts.py</extracomment>
      <translation>{seat} a gagné (abandon)</translation>
    </message>
    <message>
      <source>{seat} won (time)</source>
      <extracomment>window/widgets/kept_game_texts.py</extracomment>
      <translation>{seat} a gagné (temps)</translation>
    </message>
    <message>
      <source>{seat} won (agreement)</source>
      <extracomment>window/widgets/kept_game_texts.py</extracomment>
      <translation>{seat} a gagné (accord)</translation>
    </message>
    <message>
      <source>{seat} won (forfeit)</source>
      <extracomment>window/widgets/kept_game_texts.py</extracomment>
      <translation>{seat} a gagné (forfait)</translation>
    </message>
    <message>
      <source>The first player won</source>
      <extracomment>window/widgets/kept_game_texts.py</extracomment>
      <translation>Le premier joueur a gagné</translation>
    </message>
    <message>
      <source>The second player won</source>
      <extracomment>window/widgets/kept_game_texts.py</extracomment>
      <translation>Le second joueur a gagné</translation>
    </message>
    <message>
      <source>Unfinished</source>
      <extracomment>window/widgets/kept_game_texts.py</extracomment>
      <translation>Inachevée</translation>
    </message>
    <message>
      <source>{strength}: it scores {share} of the points against level {below}.</source>
      <extracomment>window/widgets/level_texts.py</extracomment>
      <translation>{strength} : il fait {share} des points contre le niveau {below}.</translation>
    </message>
    <message>
      <source>The strength of the levels has not been measured in {game}.</source>
      <extracomment>window/widgets/level_texts.py</extracomment>
      <translation>Personne n’a mesuré la force des niveaux à {game}.</translation>
    </message>
    <message>
      <source>It runs {count} playouts for a move and varies among the moves it likes best.</source>
      <extracomment>window/widgets/level_texts.py</extracomment>
      <translation>Il regarde {count} simulations par coup et varie entre les coups qu’il aime.</translation>
    </message>
    <message>
      <source>Points of 100 games and Elo are from matches between the levels.</source>
      <extracomment>window/widgets/level_texts.py</extracomment>
      <translation>Les points sur 100 parties et l’Elo viennent de matchs entre les niveaux.</translation>
    </message>
    <message>
      <source>It uses all the time it has for a move.</source>
      <extracomment>window/widgets/level_texts.py</extracomment>
      <translation>Il utilise tout le temps qu’il peut prendre pour un coup.</translation>
    </message>
    <message>
      <source>It runs {count} playouts for a move and plays the best.</source>
      <extracomment>window/widgets/level_texts.py</extracomment>
      <translation>Il regarde {count} simulations par coup et joue le meilleur.</translation>
    </message>
    <message>
      <source>uses all its time</source>
      <extracomment>window/widgets/level_texts.py</extracomment>
      <translation>prend tout le temps permis</translation>
    </message>
    <message>
      <source>runs {count} playouts for a move</source>
      <extracomment>window/widgets/level_texts.py</extracomment>
      <translation>regarde {count} simulations par coup</translation>
    </message>
    <message>
      <source>plays like a beginner</source>
      <extracomment>window/widgets/level_texts.py</extracomment>
      <translation>joue comme un débutant</translation>
    </message>
    <message>
      <source>{name}, {elo} Elo</source>
      <extracomment>window/widgets/level_texts.py</extracomment>
      <translation>{name}, {elo} Elo</translation>
    </message>
    <message>
      <source>{title}, level {level}, about {elo} Elo</source>
      <extracomment>window/widgets/level_texts.py</extracomment>
      <translation>{title}, niveau {level}, environ {elo} Elo</translation>
    </message>
    <message>
      <source>{points} of 100 against level {below}</source>
      <extracomment>window/widgets/level_texts.py</extracomment>
      <translation>{points} sur 100 contre le niveau {below}</translation>
    </message>
    <message>
      <source>{strength}: it plays like a beginner.</source>
      <extracomment>window/widgets/level_texts.py</extracomment>
      <translation>{strength} : il joue comme un débutant.</translation>
    </message>
    <message>
      <source>It draws {share} of its moves at random.</source>
      <extracomment>window/widgets/level_texts.py</extracomment>
      <translation>Il joue {share} de ses coups au hasard.</translation>
    </message>
    <message numerus="yes">
      <source>By {cause} and {count} more.</source>
      <extracomment>window/widgets/news_texts.py</extracomment>
      <translation>
        <numerusform>Par {cause} et {count} autre.</numerusform>
        <numerusform>Par {cause} et {count} autres.</numerusform>
      </translation>
    </message>
    <message>
      <source>By {causes}.</source>
      <extracomment>window/widgets/news_texts.py</extracomment>
      <translation>Par {causes}.</translation>
    </message>
    <message>
      <source>{seat}: {player} is to move ({now})</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>{seat} : c’est à {player} ({now} le laisse jouer)</translation>
    </message>
    <message>
      <source>{seat}: {player} is thinking, {count} playouts so far…</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>{seat} : {player} réfléchit, {count} simulations jusqu’ici…</translation>
    </message>
    <message>
      <source>There is no help in a rated game; analyse it once it is over.</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>Dans une partie classée, personne ne vous aide ; analysez-la ensuite.</translation>
    </message>
    <message numerus="yes">
      <source>{winner} won in {count} moves</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>
        <numerusform>{winner} a gagné en {count} coup</numerusform>
        <numerusform>{winner} a gagné en {count} coups</numerusform>
      </translation>
    </message>
    <message>
      <source>{move} lost {loss} of the chance to win.</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>{move} a coûté {loss} des chances de gain.</translation>
    </message>
    <message>
      <source>{move} lost {loss} of the chance to win. Better: {line}</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>{move} a coûté {loss} des chances de gain. Mieux : {line}</translation>
    </message>
    <message>
      <source>a proven draw</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>une nulle prouvée</translation>
    </message>
    <message>
      <source>the computer</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>l’ordinateur</translation>
    </message>
    <message>
      <source>The end was taken back: the game continues with your next move.</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>La fin a été reprise : la partie continue avec votre prochain coup.</translation>
    </message>
    <message>
      <source>The game is over. {result} shows how it ended, {new} starts a new one.</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>La partie est finie. {result} montre comment elle a fini, {new} en commence une nouvelle.</translation>
    </message>
    <message>
      <source>In a rated game you can play only from the last position: {last} goes there.</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>Dans une partie classée, on joue à sa fin : {last} y va.</translation>
    </message>
    <message>
      <source>Draw</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>Nulle</translation>
    </message>
    <message>
      <source>You won</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>Vous avez gagné</translation>
    </message>
    <message>
      <source>You lost</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>Vous avez perdu</translation>
    </message>
    <message>
      <source>Stones are even.</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>Les pierres sont à égalité.</translation>
    </message>
    <message>
      <source>brilliant</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>brillant</translation>
    </message>
    <message>
      <source>good</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>bon</translation>
    </message>
    <message>
      <source>interesting</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>intéressant</translation>
    </message>
    <message>
      <source>dubious</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>douteux</translation>
    </message>
    <message>
      <source>Circles</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>Cercles</translation>
    </message>
    <message>
      <source>Crosses</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>Croix</translation>
    </message>
    <message>
      <source>Squares</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>Carrés</translation>
    </message>
    <message>
      <source>Triangles</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>Triangles</translation>
    </message>
    <message>
      <source>Letters</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>Lettres</translation>
    </message>
    <message>
      <source>Usual colour</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>Couleur habituelle</translation>
    </message>
    <message>
      <source>Green (Shift)</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>Vert (Maj)</translation>
    </message>
    <message>
      <source>Blue (Ctrl or Alt)</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>Bleu (Ctrl ou Alt)</translation>
    </message>
    <message>
      <source>Yellow (Shift+Ctrl)</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>Jaune (Maj+Ctrl)</translation>
    </message>
    <message>
      <source>The clocks start with the first move.</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>Les pendules démarrent au premier coup.</translation>
    </message>
    <message>
      <source>{undo} brings back the previous game.</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>{undo} ramène la partie d’avant.</translation>
    </message>
    <message>
      <source>The game is over: moves that you try out here are variations.</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>La partie est finie : les coups que vous essayez ici sont des variantes.</translation>
    </message>
    <message>
      <source>A rated game.</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>Une partie classée.</translation>
    </message>
    <message>
      <source>The computer thinks in your time.</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>L’ordinateur réfléchit pendant votre temps.</translation>
    </message>
    <message>
      <source>{winner} wins by {margin}</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>{winner} gagne de {margin}</translation>
    </message>
    <message>
      <source>{count} of {goal}</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>{count} sur {goal}</translation>
    </message>
    <message>
      <source>{name}: {numbers}</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>{name} : {numbers}</translation>
    </message>
    <message>
      <source>{seat} leads by {margin}.</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>{seat} mène de {margin}.</translation>
    </message>
    <message>
      <source>a proven win for {seat}</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>un gain prouvé pour {seat}</translation>
    </message>
    <message>
      <source>Paused. {seat} is to move.</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>En pause. {seat} doit jouer.</translation>
    </message>
    <message>
      <source>{seat}: {player} is getting ready…</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>{seat} : {player} se prépare…</translation>
    </message>
    <message>
      <source>{seat}: {player} is thinking…</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>{seat} : {player} réfléchit…</translation>
    </message>
    <message>
      <source>Wait: {player} is to move.</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>Attendez : c’est à {player} de jouer.</translation>
    </message>
    <message>
      <source>{winner} wins</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>{winner} gagne</translation>
    </message>
    <message>
      <source>You lead by {margin}.</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>Vous menez de {margin}.</translation>
    </message>
    <message>
      <source>takes {count} by {cause}</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>prend {count} par {cause}</translation>
    </message>
    <message>
      <source>loses {count} by {cause}</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>perd {count} par {cause}</translation>
    </message>
    <message>
      <source>loses {count}</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>perd {count}</translation>
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
      <translation>Avoir plus de pierres sur le plateau à la fin ; les anneaux pleins où l’on mène capturent.</translation>
    </message>
    <message>
      <source>Red</source>
      <extracomment>game ring-majority</extracomment>
      <translation>Rouge</translation>
    </message>
    <message>
      <source>Blue</source>
      <extracomment>game ring-majority</extracomment>
      <translation>Bleu</translation>
    </message>
    <message>
      <source>Tetrahedron</source>
      <extracomment>game ring-majority</extracomment>
      <translation>Tétraèdre</translation>
    </message>
    <message>
      <source>Cube</source>
      <extracomment>game ring-majority</extracomment>
      <translation>Cube</translation>
    </message>
    <message>
      <source>Truncated tetrahedron</source>
      <extracomment>game ring-majority</extracomment>
      <translation>Tétraèdre tronqué</translation>
    </message>
    <message>
      <source>Cuboctahedron</source>
      <extracomment>game ring-majority</extracomment>
      <translation>Cuboctaèdre</translation>
    </message>
    <message>
      <source>Dodecahedron</source>
      <extracomment>game ring-majority</extracomment>
      <translation>Dodécaèdre</translation>
    </message>
    <message>
      <source>Truncated octahedron</source>
      <extracomment>game ring-majority</extracomment>
      <translation>Octaèdre tronqué</translation>
    </message>
    <message>
      <source>Truncated cube</source>
      <extracomment>game ring-majority</extracomment>
      <translation>Cube tronqué</translation>
    </message>
    <message>
      <source>Small rhombicuboctahedron</source>
      <extracomment>game ring-majority</extracomment>
      <translation>Petit rhombicuboctaèdre</translation>
    </message>
    <message>
      <source>Snub cube</source>
      <extracomment>game ring-majority</extracomment>
      <translation>Cube adouci</translation>
    </message>
    <message>
      <source>Icosidodecahedron</source>
      <extracomment>game ring-majority</extracomment>
      <translation>Icosidodécaèdre</translation>
    </message>
    <message>
      <source>Great rhombicuboctahedron</source>
      <extracomment>game ring-majority</extracomment>
      <translation>Grand rhombicuboctaèdre</translation>
    </message>
    <message>
      <source>Truncated icosahedron</source>
      <extracomment>game ring-majority</extracomment>
      <translation>Icosaèdre tronqué</translation>
    </message>
    <message>
      <source>Truncated dodecahedron</source>
      <extracomment>game ring-majority</extracomment>
      <translation>Dodécaèdre tronqué</translation>
    </message>
    <message>
      <source>Small rhombicosidodecahedron</source>
      <extracomment>game ring-majority</extracomment>
      <translation>Petit rhombicosidodécaèdre</translation>
    </message>
    <message>
      <source>Snub dodecahedron</source>
      <extracomment>game ring-majority</extracomment>
      <translation>Dodécaèdre adouci</translation>
    </message>
    <message>
      <source>Great rhombicosidodecahedron</source>
      <extracomment>game ring-majority</extracomment>
      <translation>Grand rhombicosidodécaèdre</translation>
    </message>
    <message>
      <source>on the board</source>
      <extracomment>game ring-majority</extracomment>
      <translation>sur le plateau</translation>
    </message>
    <message>
      <source>in hand</source>
      <extracomment>game ring-majority</extracomment>
      <translation>en main</translation>
    </message>
    <message>
      <source>lost</source>
      <extracomment>game ring-majority</extracomment>
      <translation>perdues</translation>
    </message>
    <message>
      <source>Red stone</source>
      <extracomment>game ring-majority</extracomment>
      <translation>Pierre rouge</translation>
    </message>
    <message>
      <source>Blue stone</source>
      <extracomment>game ring-majority</extracomment>
      <translation>Pierre bleue</translation>
    </message>
    <message>
      <source>To move</source>
      <extracomment>game ring-majority</extracomment>
      <translation>Au trait</translation>
    </message>
    <message>
      <source>Loop</source>
      <extracomment>game loop</extracomment>
      <translation>Loop</translation>
    </message>
    <message>
      <source>David Bush (known as twixter; later published as Lazo)</source>
      <extracomment>game loop</extracomment>
      <translation>David Bush (connu comme twixter ; publié plus tard comme Lazo)</translation>
    </message>
    <message>
      <source>Close a loop of your tiles on the board, or build a bridge with a river under it.</source>
      <extracomment>game loop</extracomment>
      <translation>Fermer une boucle de ses tuiles sur le plateau, ou bâtir un pont sous lequel passe une rivière.</translation>
    </message>
    <message>
      <source>Black</source>
      <extracomment>game loop</extracomment>
      <translation>Noir</translation>
    </message>
    <message>
      <source>White</source>
      <extracomment>game loop</extracomment>
      <translation>Blanc</translation>
    </message>
    <message>
      <source>black</source>
      <extracomment>game loop</extracomment>
      <translation>noir</translation>
    </message>
    <message>
      <source>white</source>
      <extracomment>game loop</extracomment>
      <translation>blanc</translation>
    </message>
    <message>
      <source>Mini, 4 layers</source>
      <extracomment>game loop</extracomment>
      <translation>Mini, 4 niveaux</translation>
    </message>
    <message>
      <source>Main, 6 layers</source>
      <extracomment>game loop</extracomment>
      <translation>Main, 6 niveaux</translation>
    </message>
    <message>
      <source>Lazo, 10 layers</source>
      <extracomment>game loop</extracomment>
      <translation>Lazo, 10 niveaux</translation>
    </message>
    <message>
      <source>Black tile</source>
      <extracomment>game loop</extracomment>
      <translation>Tuile noire</translation>
    </message>
    <message>
      <source>White tile</source>
      <extracomment>game loop</extracomment>
      <translation>Tuile blanche</translation>
    </message>
    <message>
      <source>Path Tiles</source>
      <extracomment>game path-tiles</extracomment>
      <translation>Path Tiles</translation>
    </message>
    <message>
      <source>an unknown author (Zillions of Games submission 1550)</source>
      <extracomment>game path-tiles</extracomment>
      <translation>un auteur inconnu (Zillions of Games, envoi 1550)</translation>
    </message>
    <message>
      <source>Close a loop of your colour, or join two opposite sides of the board with it.</source>
      <extracomment>game path-tiles</extracomment>
      <translation>Fermer une boucle de sa couleur, ou relier avec elle deux côtés opposés du plateau.</translation>
    </message>
    <message>
      <source>102 tiles and free turns</source>
      <extracomment>game path-tiles</extracomment>
      <translation>102 tuiles et tours gratuits</translation>
    </message>
    <message>
      <source>66 tiles, each up to ten times</source>
      <extracomment>game path-tiles</extracomment>
      <translation>66 tuiles, chacune jusqu’à dix fois</translation>
    </message>
    <message>
      <source>longest paths</source>
      <extracomment>game path-tiles</extracomment>
      <translation>plus longs chemins</translation>
    </message>
    <message>
      <source>longest path</source>
      <extracomment>game path-tiles</extracomment>
      <translation>plus long chemin</translation>
    </message>
    <message>
      <source>tiles left</source>
      <extracomment>game path-tiles</extracomment>
      <translation>tuiles restantes</translation>
    </message>
    <message>
      <source>A free turn</source>
      <extracomment>game path-tiles</extracomment>
      <translation>Un tour gratuit</translation>
    </message>
    <message>
      <source>ribbons</source>
      <extracomment>game path-tiles</extracomment>
      <translation>rubans</translation>
    </message>
    <message>
      <source>tubes</source>
      <extracomment>game path-tiles</extracomment>
      <translation>tubes</translation>
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
      <translation>Entourer trois piliers de boucles de ses pions.</translation>
    </message>
    <message>
      <source>Side length 8</source>
      <extracomment>game loops-n-leaps</extracomment>
      <translation>Côté de 8</translation>
    </message>
    <message>
      <source>Side length 10</source>
      <extracomment>game loops-n-leaps</extracomment>
      <translation>Côté de 10</translation>
    </message>
    <message>
      <source>what is surrounded, safe or in sight</source>
      <extracomment>game loops-n-leaps</extracomment>
      <translation>ce qui est entouré, sûr ou en vue</translation>
    </message>
    <message>
      <source>pillars surrounded</source>
      <extracomment>game loops-n-leaps</extracomment>
      <translation>piliers entourés</translation>
    </message>
    <message>
      <source>men</source>
      <extracomment>game loops-n-leaps</extracomment>
      <translation>pions</translation>
    </message>
    <message>
      <source>leapers</source>
      <extracomment>game loops-n-leaps</extracomment>
      <translation>sauteurs</translation>
    </message>
    <message>
      <source>White man</source>
      <extracomment>game loops-n-leaps</extracomment>
      <translation>Pion blanc</translation>
    </message>
    <message>
      <source>Black man</source>
      <extracomment>game loops-n-leaps</extracomment>
      <translation>Pion noir</translation>
    </message>
    <message>
      <source>White leaper</source>
      <extracomment>game loops-n-leaps</extracomment>
      <translation>Sauteur blanc</translation>
    </message>
    <message>
      <source>Black leaper</source>
      <extracomment>game loops-n-leaps</extracomment>
      <translation>Sauteur noir</translation>
    </message>
    <message>
      <source>Loophole 2D</source>
      <extracomment>game loophole-2d</extracomment>
      <translation>Loophole 2D</translation>
    </message>
    <message>
      <source>Mark Steere (Loophole, November 2008), marksteeregames.com</source>
      <extracomment>game loophole-2d</extracomment>
      <translation>Mark Steere (Loophole, novembre 2008), marksteeregames.com</translation>
    </message>
    <message>
      <source>Close two different loops through the frame and the windows.</source>
      <extracomment>game loophole-2d</extracomment>
      <translation>Fermer deux boucles différentes par le cadre et les fenêtres.</translation>
    </message>
    <message>
      <source>Rhombus with two windows</source>
      <extracomment>game loophole-2d</extracomment>
      <translation>Losange à deux fenêtres</translation>
    </message>
    <message>
      <source>Loops</source>
      <extracomment>game loophole-2d</extracomment>
      <translation>Boucles</translation>
    </message>
    <message>
      <source>loops</source>
      <extracomment>game loophole-2d</extracomment>
      <translation>boucles</translation>
    </message>
    <message>
      <source>Black stone</source>
      <extracomment>game loophole-2d</extracomment>
      <translation>Pierre noire</translation>
    </message>
    <message>
      <source>White stone</source>
      <extracomment>game loophole-2d</extracomment>
      <translation>Pierre blanche</translation>
    </message>
    <message>
      <source>light</source>
      <extracomment>choices</extracomment>
      <translation>clair</translation>
    </message>
    <message>
      <source>dark</source>
      <extracomment>choices</extracomment>
      <translation>sombre</translation>
    </message>
    <message>
      <source>colour-blind</source>
      <extracomment>choices</extracomment>
      <translation>pour daltoniens</translation>
    </message>
    <message>
      <source>high-contrast</source>
      <extracomment>choices</extracomment>
      <translation>contraste élevé</translation>
    </message>
    <message>
      <source>black-and-white</source>
      <extracomment>choices</extracomment>
      <translation>noir et blanc</translation>
    </message>
    <message>
      <source>walnut-and-maple</source>
      <extracomment>choices</extracomment>
      <translation>noyer et érable</translation>
    </message>
    <message>
      <source>slate-and-brass</source>
      <extracomment>choices</extracomment>
      <translation>ardoise et laiton</translation>
    </message>
    <message>
      <source>porcelain</source>
      <extracomment>choices</extracomment>
      <translation>porcelaine</translation>
    </message>
    <message>
      <source>classic</source>
      <extracomment>choices</extracomment>
      <translation>classique</translation>
    </message>
    <message>
      <source>glass</source>
      <extracomment>choices</extracomment>
      <translation>verre</translation>
    </message>
    <message>
      <source>paint</source>
      <extracomment>choices</extracomment>
      <translation>peinture</translation>
    </message>
    <message>
      <source>fast</source>
      <extracomment>choices</extracomment>
      <translation>rapide</translation>
    </message>
    <message>
      <source>fine</source>
      <extracomment>choices</extracomment>
      <translation>fine</translation>
    </message>
    <message>
      <source>finest</source>
      <extracomment>choices</extracomment>
      <translation>très fine</translation>
    </message>
    <message>
      <source>off</source>
      <extracomment>choices</extracomment>
      <translation>aucune</translation>
    </message>
    <message>
      <source>normal</source>
      <extracomment>choices</extracomment>
      <translation>normale</translation>
    </message>
    <message>
      <source>slow</source>
      <extracomment>choices</extracomment>
      <translation>lente</translation>
    </message>
    <message>
      <source>as fast as they think</source>
      <extracomment>choices</extracomment>
      <translation>aussi vite qu’ils pensent</translation>
    </message>
    <message>
      <source>a move a second</source>
      <extracomment>choices</extracomment>
      <translation>un coup par seconde</translation>
    </message>
    <message>
      <source>a move in 3 seconds</source>
      <extracomment>choices</extracomment>
      <translation>un coup toutes les 3 secondes</translation>
    </message>
    <message>
      <source>studio</source>
      <extracomment>choices</extracomment>
      <translation>studio</translation>
    </message>
    <message>
      <source>table</source>
      <extracomment>choices</extracomment>
      <translation>table</translation>
    </message>
    <message>
      <source>sky</source>
      <extracomment>choices</extracomment>
      <translation>ciel</translation>
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
      <translation>Image</translation>
    </message>
    <message>
      <source>Film of the game</source>
      <extracomment>choices</extracomment>
      <translation>Film de la partie</translation>
    </message>
    <message>
      <source>Film of the board turning</source>
      <extracomment>choices</extracomment>
      <translation>Film du plateau qui tourne</translation>
    </message>
    <message>
      <source>Web page that plays the game</source>
      <extracomment>choices</extracomment>
      <translation>Page où l’on rejoue la partie</translation>
    </message>
    <message>
      <source>3-D drawing</source>
      <extracomment>choices</extracomment>
      <translation>Dessin dans l’espace</translation>
    </message>
    <message>
      <source>Diagram of the map</source>
      <extracomment>choices</extracomment>
      <translation>Diagramme de la carte</translation>
    </message>
    <message>
      <source>Model</source>
      <extracomment>choices</extracomment>
      <translation>Modèle</translation>
    </message>
    <message>
      <source>One body for a 3-D printer</source>
      <extracomment>choices</extracomment>
      <translation>Un corps pour imprimante 3-D</translation>
    </message>
    <message>
      <source>Board and pieces for a 3-D printer</source>
      <extracomment>choices</extracomment>
      <translation>Plateau et pièces pour imprimante 3-D</translation>
    </message>
    <message>
      <source>Paper net to fold</source>
      <extracomment>choices</extracomment>
      <translation>Patron de papier à plier</translation>
    </message>
    <message>
      <source>Paper board and pieces to cut out</source>
      <extracomment>choices</extracomment>
      <translation>Plateau et pièces de papier à découper</translation>
    </message>
    <message>
      <source>Scene for POV-Ray</source>
      <extracomment>choices</extracomment>
      <translation>Scène pour POV-Ray</translation>
    </message>
    <message>
      <source>Places and neighbours</source>
      <extracomment>choices</extracomment>
      <translation>Cases et voisins</translation>
    </message>
    <message>
      <source>Text, the moves alone</source>
      <extracomment>choices</extracomment>
      <translation>Texte, les coups seuls</translation>
    </message>
    <message>
      <source>JSON, with variations and notes</source>
      <extracomment>choices</extracomment>
      <translation>JSON, avec variantes et notes</translation>
    </message>
    <message>
      <source>SGF, with variations and notes</source>
      <extracomment>choices</extracomment>
      <translation>SGF, avec variantes et notes</translation>
    </message>
    <message>
      <source>Close a ring on the board</source>
      <extracomment>course loop</extracomment>
      <translation>Fermer un anneau sur le plateau</translation>
    </message>
    <message>
      <source>You play Black and win by completing a loop. The simplest loop is a ring of your tiles on layer 1 around at least one hole. Five of your tiles are around 1b3. Close the ring.</source>
      <extracomment>course loop</extracomment>
      <translation>Vous jouez Noir et gagnez en complétant une boucle. La plus simple est un anneau de vos tuiles au niveau 1 autour d’au moins un trou. Cinq de vos tuiles entourent 1b3. Fermez l’anneau.</translation>
    </message>
    <message>
      <source>Which neighbour of 1b3 is empty?</source>
      <extracomment>course loop</extracomment>
      <translation>Quel voisin de 1b3 est vide ?</translation>
    </message>
    <message>
      <source>You closed a ring around 1b3, and the game is won. It does not matter whether the hole inside is empty or holds a white tile.</source>
      <extracomment>course loop</extracomment>
      <translation>Vous avez fermé un anneau autour de 1b3, et la partie est gagnée. Peu importe que le trou à l’intérieur soit vide ou porte une tuile blanche.</translation>
    </message>
    <message>
      <source>The rim does not count</source>
      <extracomment>course loop</extracomment>
      <translation>Le bord ne compte pas</translation>
    </message>
    <message>
      <source>You can close two shapes: an arch around 1a3 on the long edge, and a ring around 1c8 in the middle. Outside the board everything is open, so a hole at the rim is never enclosed. Close the shape that wins.</source>
      <extracomment>course loop</extracomment>
      <translation>Vous pouvez fermer deux formes : un arc autour de 1a3 sur le long bord, et un anneau autour de 1c8 au milieu. Hors du plateau tout est ouvert, donc un trou du bord n’est jamais enfermé. Fermez la forme qui gagne.</translation>
    </message>
    <message>
      <source>Is there a way out over the edge?</source>
      <extracomment>course loop</extracomment>
      <translation>Y a-t-il une sortie par le bord ?</translation>
    </message>
    <message>
      <source>1c8 cannot get out. The arch around 1a3 would have been worth nothing: 1a3 lies at the rim.</source>
      <extracomment>course loop</extracomment>
      <translation>1c8 ne peut pas sortir. L’arc autour de 1a3 n’aurait rien valu : 1a3 est au bord.</translation>
    </message>
    <message>
      <source>Enclose an enemy</source>
      <extracomment>course loop</extracomment>
      <translation>Enfermer un adversaire</translation>
    </message>
    <message>
      <source>A ring may enclose an opposing tile as well as an empty hole. Close the ring around the white tile.</source>
      <extracomment>course loop</extracomment>
      <translation>Un anneau peut enfermer une tuile adverse aussi bien qu’un trou vide. Fermez l’anneau autour de la tuile blanche.</translation>
    </message>
    <message>
      <source>One of the six neighbours of 1c8 is still free.</source>
      <extracomment>course loop</extracomment>
      <translation>Un des six voisins de 1c8 est encore libre.</translation>
    </message>
    <message>
      <source>The white tile on 1c8 is enclosed. Enemies inside do not disturb a ring; gaps in it do.</source>
      <extracomment>course loop</extracomment>
      <translation>La tuile blanche en 1c8 est enfermée. Les ennemis à l’intérieur ne gênent pas un anneau ; ses lacunes, si.</translation>
    </message>
    <message>
      <source>Block a ring</source>
      <extracomment>course loop</extracomment>
      <translation>Empêcher un anneau</translation>
    </message>
    <message>
      <source>Now you play White. Black needs one more tile for a ring around 1b3. Play a move after which Black cannot win at once.</source>
      <extracomment>course loop</extracomment>
      <translation>Vous jouez maintenant Blanc. Il manque à Noir une tuile pour un anneau autour de 1b3. Jouez un coup après lequel Noir ne peut pas gagner tout de suite.</translation>
    </message>
    <message>
      <source>Play where Black wants to play.</source>
      <extracomment>course loop</extracomment>
      <translation>Placez-vous où Noir veut jouer.</translation>
    </message>
    <message>
      <source>One white tile in the ring is enough. Look at every turn for rings of five and arches that need one tile.</source>
      <extracomment>course loop</extracomment>
      <translation>Une tuile blanche dans l’anneau suffit. Cherchez à chaque tour les anneaux de cinq et les arcs à qui il manque une tuile.</translation>
    </message>
    <message>
      <source>Climb to layer 2</source>
      <extracomment>course loop</extracomment>
      <translation>Monter au niveau 2</translation>
    </message>
    <message>
      <source>Tiles are piled up. Where three tiles of a layer touch, there may be a gap for a tile of the next layer. It has to touch a tile of your own, below or beside it. Play a tile on layer 2.</source>
      <extracomment>course loop</extracomment>
      <translation>Les tuiles s’empilent. Là où trois tuiles d’un niveau se touchent, il peut y avoir un creux pour une tuile du niveau suivant. Elle doit toucher une de vos tuiles, dessous ou à côté. Jouez une tuile au niveau 2.</translation>
    </message>
    <message>
      <source>On the map, layer 2 is drawn beside layer 1; in the 3-D view, click the gap between three tiles.</source>
      <extracomment>course loop</extracomment>
      <translation>Sur la carte, le niveau 2 est dessiné à côté du niveau 1 ; dans l’espace, cliquez sur le creux entre trois tuiles.</translation>
    </message>
    <message>
      <source>2b2 rests on 1b3, 1c2 and 1c3. Only gaps with all three tiles below can be filled.</source>
      <extracomment>course loop</extracomment>
      <translation>2b2 repose sur 1b3, 1c2 et 1c3. Seuls les creux au-dessus de trois tuiles peuvent être remplis.</translation>
    </message>
    <message>
      <source>Build a bridge</source>
      <extracomment>course loop</extracomment>
      <translation>Bâtir un pont</translation>
    </message>
    <message>
      <source>The second kind of loop is a bridge: your tiles go up from the board and down to it again, and a river runs through under them, over empty spaces and enemy tiles. Your bridge from 1b4 to 1d2 lacks its top. Put it in place.</source>
      <extracomment>course loop</extracomment>
      <translation>La seconde sorte de boucle est un pont : vos tuiles montent du plateau et y redescendent, et une rivière passe dessous, sur des places vides et des tuiles ennemies. Il manque le sommet à votre pont de 1b4 à 1d2. Posez-le.</translation>
    </message>
    <message>
      <source>The top of the bridge rests on both white tiles.</source>
      <extracomment>course loop</extracomment>
      <translation>Le sommet du pont repose sur les deux tuiles blanches.</translation>
    </message>
    <message>
      <source>The river runs from 2b4 through the white tiles 1c4 and 1c3 to 2b2, right under your bridge.</source>
      <extracomment>course loop</extracomment>
      <translation>La rivière va de 2b4 par les tuiles blanches 1c4 et 1c3 jusqu’à 2b2, juste sous votre pont.</translation>
    </message>
    <message>
      <source>Why is this not a loop?</source>
      <extracomment>course loop</extracomment>
      <translation>Pourquoi n’est-ce pas une boucle ?</translation>
    </message>
    <message>
      <source>Black has just played 2b3, a bridge over the white tile 1c3. But a bridge over a single tile is never a loop: the river has to run right through. Click the tile that stops it.</source>
      <extracomment>course loop</extracomment>
      <translation>Noir vient de jouer 2b3, un pont sur la tuile blanche 1c3. Mais un pont sur une seule tuile n’est jamais une boucle : la rivière doit passer d’un bout à l’autre. Cliquez sur la tuile qui l’arrête.</translation>
    </message>
    <message>
      <source>Which neighbour of 1c3 would have to be white?</source>
      <extracomment>course loop</extracomment>
      <translation>Quel voisin de 1c3 devrait être blanc ?</translation>
    </message>
    <message>
      <source>If 1d3 were white, the river would continue from 1c3 through 1d3 and out to 2c3. Your own tiles are what stops a river.</source>
      <extracomment>course loop</extracomment>
      <translation>Si 1d3 était blanche, la rivière irait de 1c3 par 1d3 et sortirait en 2c3. Ce sont vos propres tuiles qui arrêtent une rivière.</translation>
    </message>
    <message>
      <source>Dead ends at the edge</source>
      <extracomment>course loop</extracomment>
      <translation>Impasses au bord</translation>
    </message>
    <message>
      <source>Two bridges lack their top, one at the long edge and one in the middle. For bridges the outside is closed: a river cannot flow out over the edge of the pile. Complete the bridge with a river under it.</source>
      <extracomment>course loop</extracomment>
      <translation>Il manque le sommet à deux ponts, l’un sur le long bord, l’autre au milieu. Pour les ponts, l’extérieur est fermé : une rivière ne peut pas sortir par le bord de la pile. Complétez le pont sous lequel passe une rivière.</translation>
    </message>
    <message>
      <source>Follow each river in both directions.</source>
      <extracomment>course loop</extracomment>
      <translation>Suivez chaque rivière dans les deux sens.</translation>
    </message>
    <message>
      <source>2b6 lets the river through. Under 2a3 it would have stopped at the long edge.</source>
      <extracomment>course loop</extracomment>
      <translation>2b6 laisse passer la rivière. Sous 2a3 elle se serait arrêtée au long bord.</translation>
    </message>
    <message>
      <source>Stop a bridge</source>
      <extracomment>course loop</extracomment>
      <translation>Empêcher un pont</translation>
    </message>
    <message>
      <source>White again. Black threatens to put the top of the bridge on 2b3. Play a move after which Black cannot win at once.</source>
      <extracomment>course loop</extracomment>
      <translation>De nouveau Blanc. Noir menace de poser le sommet du pont en 2b3. Jouez un coup après lequel Noir ne peut pas gagner tout de suite.</translation>
    </message>
    <message>
      <source>Which gap does Black need?</source>
      <extracomment>course loop</extracomment>
      <translation>De quel creux Noir a-t-il besoin ?</translation>
    </message>
    <message>
      <source>Without its top there is no bridge. You may fill the gap yourself, if your tile touches one of yours.</source>
      <extracomment>course loop</extracomment>
      <translation>Sans son sommet, pas de pont. Vous pouvez remplir le creux vous-même, si votre tuile touche une des vôtres.</translation>
    </message>
    <message>
      <source>Two threats at once</source>
      <extracomment>course loop</extracomment>
      <translation>Deux menaces à la fois</translation>
    </message>
    <message>
      <source>One threat can be answered, two cannot. Find the move after which you could win in two places.</source>
      <extracomment>course loop</extracomment>
      <translation>On peut répondre à une menace, pas à deux. Trouvez le coup après lequel vous pourriez gagner en deux endroits.</translation>
    </message>
    <message>
      <source>Look on layer 2, where three tiles of both colours meet.</source>
      <extracomment>course loop</extracomment>
      <translation>Regardez au niveau 2, où trois tuiles des deux couleurs se rencontrent.</translation>
    </message>
    <message>
      <source>Now 2a4 and 2b3 both complete a bridge, and White can fill only one gap.</source>
      <extracomment>course loop</extracomment>
      <translation>Maintenant 2a4 et 2b3 complètent chacun un pont, et Blanc ne peut remplir qu’un creux.</translation>
    </message>
    <message>
      <source>White has filled one gap. Win.</source>
      <extracomment>course loop</extracomment>
      <translation>Blanc a rempli un creux. Gagnez.</translation>
    </message>
    <message>
      <source>The other gap is still there.</source>
      <extracomment>course loop</extracomment>
      <translation>L’autre creux est toujours là.</translation>
    </message>
    <message>
      <source>That is how most games of Loop are won: one tile makes two threats.</source>
      <extracomment>course loop</extracomment>
      <translation>C’est ainsi que se gagnent la plupart des parties de Loop : par deux menaces d’une seule tuile.</translation>
    </message>
    <message>
      <source>Swap sides</source>
      <extracomment>course loop</extracomment>
      <translation>Échanger les camps</translation>
    </message>
    <message>
      <source>Black has started in the middle, a strong place. On White's first turn you may swap instead of playing: click the black tile, and it turns white. Do that.</source>
      <extracomment>course loop</extracomment>
      <translation>Noir a commencé au milieu, une place forte. À son premier tour, Blanc peut échanger au lieu de jouer : cliquez sur la tuile noire, et elle devient blanche. Faites-le.</translation>
    </message>
    <message>
      <source>Click the tile itself.</source>
      <extracomment>course loop</extracomment>
      <translation>Cliquez sur la tuile elle-même.</translation>
    </message>
    <message>
      <source>The tile is yours. Because of the swap it does not pay to start with the strongest move.</source>
      <extracomment>course loop</extracomment>
      <translation>La tuile est à vous. À cause de l’échange, il n’est pas avantageux de commencer par le coup le plus fort.</translation>
    </message>
    <message>
      <source>Two loops win</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Deux boucles gagnent</translation>
    </message>
    <message>
      <source>You play Black. You win with two different loops. One of your loops already runs from the first row through window 1 to the last row; the frame joins these rows. One more stone makes the second loop. Find it.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Vous jouez Noir. Vous gagnez avec deux boucles différentes. Une boucle va déjà de la première rangée par la fenêtre 1 à la dernière rangée ; le cadre relie ces rangées. Une pierre de plus fait la seconde boucle. Trouvez-la.</translation>
    </message>
    <message>
      <source>Look at the lower right, below window 2.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Regardez en bas à droite, sous la fenêtre 2.</translation>
    </message>
    <message>
      <source>Your stone finished a loop through window 2 and another through all three nodes. Your loops are all marked.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Votre pierre a fini une boucle par la fenêtre 2 et une autre par les trois nœuds. Toutes vos boucles sont marquées.</translation>
    </message>
    <message>
      <source>From edge to edge</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>D’un bord à l’autre</translation>
    </message>
    <message>
      <source>The stones along the first and the last row are yours and belong to one node, the frame. A line between them is a loop. Close the gap in your line.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Les pierres le long de la première et de la dernière rangée sont à vous et appartiennent à un nœud, le cadre. Une ligne entre elles est une boucle. Fermez la lacune de votre ligne.</translation>
    </message>
    <message>
      <source>Follow the line downwards from c2.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Suivez la ligne vers le bas à partir de c2.</translation>
    </message>
    <message>
      <source>One loop. You need another one, with other nodes, to win.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Une boucle. Il vous en faut une autre, avec d’autres nœuds, pour gagner.</translation>
    </message>
    <message>
      <source>Around a window</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Autour d’une fenêtre</translation>
    </message>
    <message>
      <source>Each window is a node as well: it joins your two stones above it with your two stones below. A chain from above, around the window, to below makes a loop through the window. Complete it.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Chaque fenêtre est aussi un nœud : elle relie vos deux pierres au-dessus à vos deux pierres au-dessous. Une chaîne d’en haut, autour de la fenêtre, jusqu’en bas fait une boucle par la fenêtre. Complétez-la.</translation>
    </message>
    <message>
      <source>The chain runs down on the right side of window 1.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>La chaîne descend à droite de la fenêtre 1.</translation>
    </message>
    <message>
      <source>The loop goes around through the cells and back through the window.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>La boucle fait le tour par les cases et revient par la fenêtre.</translation>
    </message>
    <message>
      <source>Through frame and window</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Par le cadre et la fenêtre</translation>
    </message>
    <message>
      <source>A loop may pass through two nodes: from the first row to window 1, through it, and on from its lower side to the last row. Complete this loop.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Une boucle peut passer par deux nœuds : de la première rangée à la fenêtre 1, à travers elle, et de son côté inférieur à la dernière rangée. Complétez cette boucle.</translation>
    </message>
    <message>
      <source>Look right below window 1.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Regardez juste sous la fenêtre 1.</translation>
    </message>
    <message>
      <source>The window saves stones: you need no line around it.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>La fenêtre économise des pierres : pas besoin de ligne autour d’elle.</translation>
    </message>
    <message>
      <source>Through both windows</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Par les deux fenêtres</translation>
    </message>
    <message>
      <source>The longest kind of loop passes through all three nodes. Connect window 1 with window 2.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>La plus longue sorte de boucle passe par les trois nœuds. Reliez la fenêtre 1 à la fenêtre 2.</translation>
    </message>
    <message>
      <source>The chain between the windows has one gap.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>La chaîne entre les fenêtres a une lacune.</translation>
    </message>
    <message>
      <source>From the first row through window 1, over to window 2, through it and down: one loop through all three nodes.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>De la première rangée par la fenêtre 1, jusqu’à la fenêtre 2, à travers elle et en bas : une seule boucle par les trois nœuds.</translation>
    </message>
    <message>
      <source>Two lines, one loop</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Deux lignes, une boucle</translation>
    </message>
    <message>
      <source>Two loops must differ in their nodes. You have two lines from the first row to the last, each with a gap. Close one of them for a first loop.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Deux boucles doivent différer par leurs nœuds. Vous avez deux lignes de la première rangée à la dernière, chacune avec une lacune. Fermez l’une d’elles pour une première boucle.</translation>
    </message>
    <message>
      <source>Either gap will do.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>L’une ou l’autre lacune convient.</translation>
    </message>
    <message>
      <source>One loop through the frame. White answers far away.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Une boucle par le cadre. Blanc répond au loin.</translation>
    </message>
    <message>
      <source>The second line would pass through the same node, so it would be the same loop. You have not won yet. Find the stone that makes a different loop, and win.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>La seconde ligne passerait par le même nœud, ce serait donc la même boucle. Vous n’avez pas encore gagné. Trouvez la pierre qui fait une autre boucle, et gagnez.</translation>
    </message>
    <message>
      <source>Look to the left of window 2.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Regardez à gauche de la fenêtre 2.</translation>
    </message>
    <message>
      <source>The chain around window 2 is a loop through window 2: other nodes, another loop.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>La chaîne autour de la fenêtre 2 est une boucle par la fenêtre 2 : d’autres nœuds, une autre boucle.</translation>
    </message>
    <message>
      <source>See the threat</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Voir la menace</translation>
    </message>
    <message>
      <source>Now you are White and Black is about to win. Click the cell where Black would complete the second loop.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Vous êtes maintenant Blanc, et Noir est sur le point de gagner. Cliquez sur la case où Noir compléterait la seconde boucle.</translation>
    </message>
    <message>
      <source>Look at the stones around window 2.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Regardez les pierres autour de la fenêtre 2.</translation>
    </message>
    <message>
      <source>A black stone there would finish two loops at once.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Une pierre noire y finirait deux boucles à la fois.</translation>
    </message>
    <message>
      <source>Play a move after which Black cannot win at once.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Jouez un coup après lequel Noir ne peut pas gagner tout de suite.</translation>
    </message>
    <message>
      <source>One stone in the gap cuts both loops. On a full board the two players have three loops between them, so what you cut makes your own stronger.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Une pierre dans la lacune coupe les deux boucles. Sur un plateau plein, les deux joueurs ont trois boucles à eux deux, donc ce que vous coupez renforce les vôtres.</translation>
    </message>
    <message>
      <source>A link that cannot be cut</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Un lien qu’on ne peut pas couper</translation>
    </message>
    <message>
      <source>c4 and b6 do not touch, but two cells lie between them, b5 and c5, and either of them connects. White has just played on one. Connect through the other.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>c4 et b6 ne se touchent pas, mais deux cases sont entre elles, b5 et c5, et chacune les relie. Blanc vient de jouer dans l’une. Reliez par l’autre.</translation>
    </message>
    <message>
      <source>White took c5.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Blanc a pris c5.</translation>
    </message>
    <message>
      <source>As long as you answer, such a pair of cells cannot be cut. It saves half of the stones of a line.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Tant que vous répondez, une telle paire de cases ne peut pas être coupée. Elle économise la moitié des pierres d’une ligne.</translation>
    </message>
    <message>
      <source>The same for White</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>La même chose pour Blanc</translation>
    </message>
    <message>
      <source>You play White. Your stones lie along the first and the last column, and left and right of each window. So your lines run across. Close the line along row 3.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Vous jouez Blanc. Vos pierres sont le long de la première et de la dernière colonne, et à gauche et à droite de chaque fenêtre. Vos lignes vont donc en travers. Fermez la ligne de la rangée 3.</translation>
    </message>
    <message>
      <source>The gap lies below a black stone.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>La lacune est sous une pierre noire.</translation>
    </message>
    <message>
      <source>A loop through the frame, from side to side.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Une boucle par le cadre, d’un côté à l’autre.</translation>
    </message>
    <message>
      <source>Three pillars win</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Trois piliers gagnent</translation>
    </message>
    <message>
      <source>You play White. The player who surrounds three pillars with loops of men wins. Your chain of men runs around h8, j8 and h10 and has one gap. Close it.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Vous jouez Blanc. Le joueur qui entoure trois piliers de boucles de pions gagne. Votre chaîne de pions passe autour de h8, j8 et h10 et a une lacune. Fermez-la.</translation>
    </message>
    <message>
      <source>Follow your chain from man to man.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Suivez votre chaîne de pion en pion.</translation>
    </message>
    <message>
      <source>One loop around three pillars. Three small loops would do just as well.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Une boucle autour de trois piliers. Trois petites boucles feraient aussi bien.</translation>
    </message>
    <message>
      <source>Surround a pillar</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Entourer un pilier</translation>
    </message>
    <message>
      <source>Six men around a pillar make the smallest loop. Five of yours are around h8. Close the loop.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Six pions autour d’un pilier font la plus petite boucle. Cinq des vôtres entourent h8. Fermez la boucle.</translation>
    </message>
    <message>
      <source>Which neighbour of h8 is free?</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Quel voisin de h8 est libre ?</translation>
    </message>
    <message>
      <source>The pillar h8 is yours. Two more, and you win.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Le pilier h8 est à vous. Encore deux, et vous gagnez.</translation>
    </message>
    <message>
      <source>Two pillars with fewer men</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Deux piliers avec moins de pions</translation>
    </message>
    <message>
      <source>Neighbouring pillars can share a loop. Your nine men almost enclose h8 and j8, with a black man between them. Close the loop around both.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Des piliers voisins peuvent partager une boucle. Vos neuf pions enferment presque h8 et j8, avec un pion noir entre eux. Fermez la boucle autour des deux.</translation>
    </message>
    <message>
      <source>The gap lies between h9 and j9.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>La lacune est entre h9 et j9.</translation>
    </message>
    <message>
      <source>Ten men hold two pillars; two loops of six would have taken twelve. Black's man inside changes nothing.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Dix pions tiennent deux piliers ; deux boucles de six en auraient pris douze. Le pion noir à l’intérieur ne change rien.</translation>
    </message>
    <message>
      <source>Leaks at the rim</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Fuites au bord</translation>
    </message>
    <message>
      <source>White has men around the pillars b8 and n8, near the left and right corners. Only one of them is surrounded: a way out over a vacant cell of the rim opens a loop. Click the pillar that is surrounded.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Blanc a des pions autour des piliers b8 et n8, près des coins gauche et droit. Un seul est entouré : une sortie par une case vide du bord ouvre une boucle. Cliquez sur le pilier qui est entouré.</translation>
    </message>
    <message>
      <source>Is there a man on each rim cell beside the pillar?</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Y a-t-il un pion sur chaque case du bord à côté du pilier ?</translation>
    </message>
    <message>
      <source>b8 is closed in. From n8 a way leads over o8 and off the board: loops at the edge need men on the rim as well.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>b8 est enfermé. De n8 un chemin mène par o8 hors du plateau : les boucles au bord ont besoin de pions sur le bord aussi.</translation>
    </message>
    <message>
      <source>Make a leaper</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Faire un sauteur</translation>
    </message>
    <message>
      <source>A cell inside the board has four open lines. Place a man where the first piece on more than half of these lines is yours: it gets a second man on top and becomes a leaper. Make one.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Une case intérieure a quatre lignes ouvertes. Posez un pion là où la première pièce sur plus de la moitié de ces lignes est à vous : il reçoit un second pion par-dessus et devient un sauteur. Faites-en un.</translation>
    </message>
    <message>
      <source>Look for the cell on the lines of all three of your men.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Cherchez la case sur les lignes de vos trois pions.</translation>
    </message>
    <message>
      <source>Three friends on four lines: the second man came by itself. Let the pointer rest on a cell to see what it would see.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Trois amis sur quatre lignes : le second pion est venu tout seul. Laissez le pointeur sur une case pour voir ce qu’elle verrait.</translation>
    </message>
    <message>
      <source>A leaper in the corner</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Un sauteur dans le coin</translation>
    </message>
    <message>
      <source>A cell on the rim has only three open lines, so two friends are enough there. A corner has two lines and needs both. Make a leaper.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Une case du bord n’a que trois lignes ouvertes, deux amis y suffisent donc. Un coin a deux lignes et a besoin des deux. Faites un sauteur.</translation>
    </message>
    <message>
      <source>Both of your men are on the rim; which cell sees both of them?</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Vos deux pions sont au bord ; quelle case les voit tous les deux ?</translation>
    </message>
    <message>
      <source>Both lines of a15 see a friend. At the rim leapers come with fewer friends, but they reach less from there.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Les deux lignes de a15 voient un ami. Au bord, les sauteurs viennent avec moins d’amis, mais ils portent moins loin.</translation>
    </message>
    <message>
      <source>Black has put a man on a13, on a line of your leaper. A leaper may land on the first opposing piece of a line. Click the leaper, then that man.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Noir a posé un pion en a13, sur une ligne de votre sauteur. Un sauteur peut se poser sur la première pièce adverse d’une ligne. Cliquez sur le sauteur, puis sur ce pion.</translation>
    </message>
    <message>
      <source>The leaper is the piece with a dot.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Le sauteur est la pièce qui porte un point.</translation>
    </message>
    <message>
      <source>The black man is gone. Your second man took it, and the man below it stayed in the corner.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Le pion noir est parti. Votre second pion l’a pris, et celui qui était sous lui est resté dans le coin.</translation>
    </message>
    <message>
      <source>Leap onto a piece</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Sauter sur une pièce</translation>
    </message>
    <message>
      <source>The leaper on i8 has a dot. It jumps off the man below it in a straight line, over vacant cells and friends, and may land on the first opposing piece. Click the leaper, then the piece: capture something.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Le sauteur en i8 a un point. Il saute du pion sous lui en ligne droite, par-dessus les cases vides et les amis, et peut se poser sur la première pièce adverse. Cliquez sur le sauteur, puis sur la pièce : capturez quelque chose.</translation>
    </message>
    <message>
      <source>Follow the lines from i8 to the first black piece.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Suivez les lignes de i8 jusqu’à la première pièce noire.</translation>
    </message>
    <message>
      <source>The piece is gone and your leaper stands there as a single man. The man that was below it stayed on i8.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>La pièce est partie et votre sauteur s’y trouve comme pion simple. Le pion qui était sous lui est resté en i8.</translation>
    </message>
    <message>
      <source>Turn lines over</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Retourner des lignes</translation>
    </message>
    <message>
      <source>Landing on a vacant cell does more: every unbroken line of opposing pieces between the cell and another piece of yours turns over. Find the leap that turns at least three.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Se poser sur une case vide fait plus : chaque ligne ininterrompue de pièces adverses entre la case et une autre pièce à vous se retourne. Trouvez le saut qui en retourne au moins trois.</translation>
    </message>
    <message>
      <source>Count what lies between each landing cell and your other men.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Comptez ce qu’il y a entre chaque case d’arrivée et vos autres pions.</translation>
    </message>
    <message>
      <source>The leap to i10 turned five pieces on three lines, doubles too. They are single men of yours now.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Le saut en i10 a retourné cinq pièces sur trois lignes, les doubles aussi. Ce sont maintenant des pions simples à vous.</translation>
    </message>
    <message>
      <source>Safe men</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Pions sûrs</translation>
    </message>
    <message>
      <source>A loop around a pillar makes its men safe, and all men connected with them: no leaper can land on them. Click a white man that is safe.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Une boucle autour d’un pilier rend ses pions sûrs, et tous les pions qui leur sont reliés : aucun sauteur ne peut s’y poser. Cliquez sur un pion blanc qui est sûr.</translation>
    </message>
    <message>
      <source>Which pillar does White surround?</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Quel pilier Blanc entoure-t-il ?</translation>
    </message>
    <message>
      <source>The loop around h8 protects all its men, and i9 and i10, which are connected to it. i12, k9 and l9 are apart.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>La boucle autour de h8 protège tous ses pions, et i9 et i10 qui y tiennent. i12, k9 et l9 sont à l’écart.</translation>
    </message>
    <message>
      <source>You play Black. Capture a white man: one that is not safe.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Vous jouez Noir. Capturez un pion blanc : un qui n’est pas sûr.</translation>
    </message>
    <message>
      <source>That man had no connection to the loop.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Ce pion n’avait pas de lien avec la boucle.</translation>
    </message>
    <message>
      <source>Break a loop</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Briser une boucle</translation>
    </message>
    <message>
      <source>Safe men cannot be taken by landing, but lines of them can be turned over. You play Black. Leap so that you turn men of the loop.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Les pions sûrs ne peuvent pas être pris en s’y posant, mais leurs lignes peuvent être retournées. Vous jouez Noir. Sautez de façon à retourner des pions de la boucle.</translation>
    </message>
    <message>
      <source>Land right in front of the line i8, i7.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Posez-vous juste devant la ligne i8, i7.</translation>
    </message>
    <message>
      <source>i8 and i7 turned black between your men on i9 and i6, and the loop is open. Loops are strong, not eternal.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>i8 et i7 sont devenus noirs entre vos pions en i9 et i6, et la boucle est ouverte. Les boucles sont fortes, pas éternelles.</translation>
    </message>
    <message>
      <source>You play Black, and White threatens to win. Click the cell where White would close the loop.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Vous jouez Noir, et Blanc menace de gagner. Cliquez sur la case où Blanc fermerait la boucle.</translation>
    </message>
    <message>
      <source>Which pillars has White almost surrounded?</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Quels piliers Blanc a-t-il presque entourés ?</translation>
    </message>
    <message>
      <source>A man there surrounds h8, j8 and h10.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Un pion là entoure h8, j8 et h10.</translation>
    </message>
    <message>
      <source>Play a move after which White cannot win at once.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Jouez un coup après lequel Blanc ne peut pas gagner tout de suite.</translation>
    </message>
    <message>
      <source>Take the cell yourself.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Prenez la case vous-même.</translation>
    </message>
    <message>
      <source>The chain stays open. Watch for chains around two or three pillars long before they close.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>La chaîne reste ouverte. Guettez les chaînes autour de deux ou trois piliers bien avant qu’elles se ferment.</translation>
    </message>
    <message>
      <source>Close a loop</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Fermer une boucle</translation>
    </message>
    <message>
      <source>You play Red. You win when a red path comes back to its beginning. Around g3 a red path lacks one tile. Click a tile on your rack, then the cell.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Vous jouez Rouge. Vous gagnez quand un chemin rouge revient à son début. Autour de g3 il manque une tuile à un chemin rouge. Cliquez sur une tuile de votre chevalet, puis sur la case.</translation>
    </message>
    <message>
      <source>Follow the red path from tile to tile; its two ends meet at one cell.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Suivez le chemin rouge de tuile en tuile ; ses deux bouts se rejoignent à une case.</translation>
    </message>
    <message>
      <source>The red path is closed, and you have won. Tiles are never turned, so look at your rack for the tile that fits as it lies.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Le chemin rouge est fermé, et vous avez gagné. Les tuiles ne se tournent jamais, cherchez donc sur votre chevalet celle qui convient telle quelle.</translation>
    </message>
    <message>
      <source>Connect two sides</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Relier deux côtés</translation>
    </message>
    <message>
      <source>A path from one side of the board to the opposite one wins, too. Red comes from the left and from the right. Link the two.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Un chemin d’un côté du plateau au côté opposé gagne aussi. Rouge vient de la gauche et de la droite. Reliez les deux.</translation>
    </message>
    <message>
      <source>The two paths nearly meet beside the middle; you need a tile that is red on many sides.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Les deux chemins se rejoignent presque à côté du milieu ; il vous faut une tuile rouge sur beaucoup de côtés.</translation>
    </message>
    <message>
      <source>The red path runs from the left side to the right. A crossroads joins all four of its sides.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Le chemin rouge va du côté gauche au côté droit. Un carrefour relie ses quatre côtés.</translation>
    </message>
    <message>
      <source>Sides must match</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Les côtés doivent s’accorder</translation>
    </message>
    <message>
      <source>A tile has to lie beside another one, and sides that touch must match: red to red, blue to blue, blank to blank. Lay a tile on e6, above the tile in the middle.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Une tuile doit être à côté d’une autre, et les côtés qui se touchent doivent être pareils : rouge à rouge, bleu à bleu, vide à vide. Posez une tuile en e6, au-dessus de celle du milieu.</translation>
    </message>
    <message>
      <source>Click a tile, and the cells where it fits are marked.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Cliquez sur une tuile, et les cases où elle convient sont marquées.</translation>
    </message>
    <message>
      <source>It fits. Where two neighbours already lie, a tile has to match both.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Elle convient. Là où se trouvent déjà deux voisins, une tuile doit s’accorder aux deux.</translation>
    </message>
    <message>
      <source>Blue has laid a tile on f5. Now a tile on f6 touches two: it has to match the one on its left and the one below it. Lay it.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Bleu a posé une tuile en f5. Une tuile en f6 en touche maintenant deux : elle doit s’accorder avec celle de gauche et celle du dessous. Posez-la.</translation>
    </message>
    <message>
      <source>Two of your tiles have red on the left and blue below.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Deux de vos tuiles ont du rouge à gauche et du bleu en bas.</translation>
    </message>
    <message>
      <source>It matches both. A tile that touches two others also earns a free turn, as the next lesson shows.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Elle s’accorde avec les deux. Une tuile qui en touche deux autres donne aussi un tour gratuit, comme le montre la leçon suivante.</translation>
    </message>
    <message>
      <source>Find the free turn</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Trouver le tour gratuit</translation>
    </message>
    <message>
      <source>On this board a tile that touches two or more others earns you another turn at once. Find such a move.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Sur ce plateau, une tuile qui en touche deux autres ou plus vous donne tout de suite un autre tour. Trouvez un tel coup.</translation>
    </message>
    <message>
      <source>Which vacant cells have two neighbours?</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Quelles cases vides ont deux voisins ?</translation>
    </message>
    <message>
      <source>The tile lies in a corner between two others, and it is your turn again. You have to take it.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>La tuile est dans un coin entre deux autres, et c’est de nouveau votre tour. Vous devez le prendre.</translation>
    </message>
    <message>
      <source>Twice in a row</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Deux fois de suite</translation>
    </message>
    <message>
      <source>Your loop lacks two tiles. That is one too many, unless the first of them earns a free turn. Lay the tile on g5.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Il manque deux tuiles à votre boucle. C’est une de trop, à moins que la première ne donne un tour gratuit. Posez la tuile en g5.</translation>
    </message>
    <message>
      <source>The cell g5 lies beside f5 and above g4.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>La case g5 est à côté de f5 et au-dessus de g4.</translation>
    </message>
    <message>
      <source>It touches two tiles, so you move again.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Elle touche deux tuiles, vous rejouez donc.</translation>
    </message>
    <message>
      <source>Close the loop.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Fermez la boucle.</translation>
    </message>
    <message>
      <source>The last gap is beside the tile that you have just laid.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>La dernière lacune est à côté de la tuile que vous venez de poser.</translation>
    </message>
    <message>
      <source>Two tiles in one turn: free turns win games, so count them for both sides.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Deux tuiles en un tour : les tours gratuits gagnent des parties, comptez-les donc pour les deux camps.</translation>
    </message>
    <message>
      <source>Whose loop is it?</source>
      <extracomment>course path-tiles</extracomment>
      <translation>À qui est la boucle ?</translation>
    </message>
    <message>
      <source>You play Blue. A loop belongs to its colour, no matter who closes it. Click the cell where Red would close a loop.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Vous jouez Bleu. Une boucle appartient à sa couleur, peu importe qui la ferme. Cliquez sur la case où Rouge fermerait une boucle.</translation>
    </message>
    <message>
      <source>Follow the red path around e5.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Suivez le chemin rouge autour de e5.</translation>
    </message>
    <message>
      <source>The last gap of the red loop is f6.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>La dernière lacune de la boucle rouge est f6.</translation>
    </message>
    <message>
      <source>Play a move after which Red cannot win at once, and do not close the red loop yourself.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Jouez un coup après lequel Rouge ne peut pas gagner tout de suite, et ne fermez pas vous-même la boucle rouge.</translation>
    </message>
    <message>
      <source>Which of your tiles fits on f6 and does not join its two red sides?</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Laquelle de vos tuiles convient en f6 sans relier ses deux côtés rouges ?</translation>
    </message>
    <message>
      <source>A tile without the red link spoils the loop. Filling the gap with a tile that does not link is the usual way to stop a path.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Une tuile sans le lien rouge gâche la boucle. Remplir la lacune d’une tuile qui ne relie pas est la façon habituelle d’arrêter un chemin.</translation>
    </message>
    <message>
      <source>Spoil a path</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Gâcher un chemin</translation>
    </message>
    <message>
      <source>You play Red, and Blue is about to close a loop. Click the cell.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Vous jouez Rouge, et Bleu est sur le point de fermer une boucle. Cliquez sur la case.</translation>
    </message>
    <message>
      <source>Follow the blue path.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Suivez le chemin bleu.</translation>
    </message>
    <message>
      <source>f6 is where the blue path would close.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>f6 est où le chemin bleu se fermerait.</translation>
    </message>
    <message>
      <source>Play a move after which Blue cannot win at once.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Jouez un coup après lequel Bleu ne peut pas gagner tout de suite.</translation>
    </message>
    <message>
      <source>You need not play on the gap itself: a tile beside it can ask for a side that Blue's tiles do not have.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Vous n’avez pas besoin de jouer dans la lacune même : une tuile à côté peut y demander un côté que les tuiles de Bleu n’ont pas.</translation>
    </message>
    <message>
      <source>Blue has no tile that closes the loop now. Neighbours count as well: a tile beside the gap asks for another side there.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Bleu n’a plus de tuile qui ferme la boucle. Les voisins comptent aussi : une tuile à côté de la lacune y demande un autre côté.</translation>
    </message>
    <message>
      <source>The longest path</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Le plus long chemin</translation>
    </message>
    <message>
      <source>If the player to move can lay nothing, the colour whose longest path is longer wins. Blue has no tiles left. Lay a tile so that Red's longest path is longer than Blue's.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Si le joueur au trait ne peut rien poser, la couleur dont le plus long chemin est le plus long gagne. Bleu n’a plus de tuiles. Posez une tuile telle que le plus long chemin de Rouge soit plus long que celui de Bleu.</translation>
    </message>
    <message>
      <source>Lengthen red without lengthening blue.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Allongez le rouge sans allonger le bleu.</translation>
    </message>
    <message>
      <source>Every strand on the path counts one, and so do a crossroads and a dead end where it stops.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Chaque brin du chemin compte un, de même qu’un carrefour et une impasse où il s’arrête.</translation>
    </message>
    <message>
      <source>Take a stone with a small ring</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Prendre une pierre avec un petit anneau</translation>
    </message>
    <message>
      <source>You play Red. In the end, the player with more stones on the board wins, so every capture counts. A ring runs around each edge: its two ends and the two faces beside it. Blue's stone on f6 is in such a ring, and two of the four stones there are yours. Fill the ring to take it.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Vous jouez Rouge. À la fin, le joueur qui a le plus de pierres sur le plateau gagne, chaque capture compte donc. Un anneau entoure chaque arête : ses deux bouts et les deux faces à côté d’elle. La pierre bleue en f6 se trouve dans un tel anneau, et deux des quatre pierres y sont à vous. Remplissez l’anneau pour la prendre.</translation>
    </message>
    <message>
      <source>The edge e9 lies between the faces f2 and f6. One of its two ends is still empty.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>L’arête e9 est entre les faces f2 et f6. Un de ses deux bouts est encore vide.</translation>
    </message>
    <message>
      <source>The ring around e9 is now full, three red against one blue. The majority takes all opposing stones in it.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>L’anneau autour de e9 est maintenant plein, trois rouges contre une bleue. La majorité y prend toutes les pierres adverses.</translation>
    </message>
    <message>
      <source>Take three stones with one</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Prendre trois pierres avec une</translation>
    </message>
    <message>
      <source>The ring around a square face has eight places: four corners and four sides. Around f6 you have four stones, Blue has three, and one place is empty. Take Blue's three stones.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>L’anneau autour d’une face carrée a huit cases : quatre coins et quatre côtés. Autour de f6 vous avez quatre pierres, Bleu en a trois, et une case est vide. Prenez les trois pierres de Bleu.</translation>
    </message>
    <message>
      <source>Go around the face f6 and look for the gap.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Faites le tour de la face f6 et cherchez la lacune.</translation>
    </message>
    <message>
      <source>Five red against three blue: one stone took three. Large rings pay well, but they take long to fill.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Cinq rouges contre trois bleues : une pierre en a pris trois. Les grands anneaux rapportent, mais il faut longtemps pour les remplir.</translation>
    </message>
    <message>
      <source>The ring around a corner</source>
      <extracomment>course ring-majority</extracomment>
      <translation>L’anneau autour d’un sommet</translation>
    </message>
    <message>
      <source>Three edges and three faces meet at a corner; together they are its ring. Around v5 you have three stones and Blue has two. Complete the ring and take both.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Trois arêtes et trois faces se rencontrent à un sommet ; ensemble elles sont son anneau. Autour de v5 vous avez trois pierres et Bleu en a deux. Complétez l’anneau et prenez les deux.</translation>
    </message>
    <message>
      <source>Which edge at v5 is empty?</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Quelle arête en v5 est vide ?</translation>
    </message>
    <message>
      <source>Four against two. The corner v5 itself is not part of its own ring.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Quatre contre deux. Le sommet v5 lui-même ne fait pas partie de son anneau.</translation>
    </message>
    <message>
      <source>A full ring is not enough</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Un anneau plein ne suffit pas</translation>
    </message>
    <message>
      <source>Two rings lack one stone each. One would then hold two red and two blue stones, and equal numbers capture nothing. Fill the ring that captures.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Il manque une pierre à deux anneaux. L’un tiendrait alors deux rouges et deux bleues, et l’égalité ne capture rien. Remplissez l’anneau qui capture.</translation>
    </message>
    <message>
      <source>Count the colours around e1 and around e11 before you play.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Comptez les couleurs autour de e1 et de e11 avant de jouer.</translation>
    </message>
    <message>
      <source>Three against one in the ring around e11. The other ring would have been even, two against two.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Trois contre une dans l’anneau autour de e11. L’autre anneau aurait été à égalité, deux contre deux.</translation>
    </message>
    <message>
      <source>What would you lose?</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Que perdriez-vous ?</translation>
    </message>
    <message>
      <source>Blue has four stones around the corner v5 and you have one; e9 is empty. If you filled that gap, the ring would be full and Blue would have the majority. Click one of the stones that would be taken, or the place of the stone you put there.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Bleu a quatre pierres autour du sommet v5 et vous en avez une ; e9 est vide. Si vous remplissiez cette lacune, l’anneau serait plein et Bleu aurait la majorité. Cliquez sur une des pierres qui seraient prises, ou sur l’endroit de celle que vous posez.</translation>
    </message>
    <message>
      <source>All red stones in a ring that Blue holds are taken.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Toutes les pierres rouges dans un anneau tenu par Bleu sont prises.</translation>
    </message>
    <message>
      <source>Right: your new stone and the one on f5 would both go. You may fill a ring for your opponent, but it is rarely wise.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Juste : votre nouvelle pierre et celle de f5 partiraient toutes deux. Vous pouvez remplir un anneau pour l’adversaire, mais c’est rarement sage.</translation>
    </message>
    <message>
      <source>Now play any move that costs you nothing.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Jouez maintenant un coup qui ne vous coûte rien.</translation>
    </message>
    <message>
      <source>Nothing is lost. When no good move is in sight, at least do not complete a ring that your opponent holds.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Rien n’est perdu. Quand aucun bon coup n’est en vue, ne complétez du moins pas un anneau tenu par l’adversaire.</translation>
    </message>
    <message>
      <source>Two rings at once</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Deux anneaux à la fois</translation>
    </message>
    <message>
      <source>One stone belongs to many rings. Find the stone that completes two rings at once and takes a blue stone in each.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Une pierre se trouve dans beaucoup d’anneaux. Trouvez la pierre qui complète deux anneaux à la fois et prend une pierre bleue dans chacun.</translation>
    </message>
    <message>
      <source>Both rings run over the same corner.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Les deux anneaux passent par le même sommet.</translation>
    </message>
    <message>
      <source>Your stone on v5 completed the rings around e5 and e9 together.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Votre pierre en v5 a complété ensemble les anneaux autour de e5 et e9.</translation>
    </message>
    <message>
      <source>You capture first</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Vous capturez d’abord</translation>
    </message>
    <message>
      <source>A stone on v5 would complete a ring for you, around e9, and one for Blue, around e12. Yours is judged first. Take f6 and lose nothing.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Une pierre en v5 compléterait un anneau pour vous, autour de e9, et un pour Bleu, autour de e12. Le vôtre est jugé d’abord. Prenez f6 et ne perdez rien.</translation>
    </message>
    <message>
      <source>The stone on f6 belongs to both rings.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>La pierre en f6 appartient aux deux anneaux.</translation>
    </message>
    <message>
      <source>You took f6, so Blue's ring around e12 is no longer full when its turn comes. Capturing from the middle of a hostile ring saves your stone.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Vous avez pris f6, l’anneau de Bleu autour de e12 n’est donc plus plein quand vient son tour. Capturer au milieu d’un anneau hostile sauve votre pierre.</translation>
    </message>
    <message>
      <source>Parry a threat</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Parer une menace</translation>
    </message>
    <message>
      <source>Blue threatens: with one more stone the ring around e9 would be full, three against one, and your stone on f6 gone. Play a move after which Blue can capture nothing.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Bleu menace : avec une pierre de plus, l’anneau autour de e9 serait plein, trois contre une, et votre pierre en f6 partie. Jouez un coup après lequel Bleu ne peut rien capturer.</translation>
    </message>
    <message>
      <source>What if you played where Blue wants to play?</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Et si vous étiez là où Bleu veut jouer ?</translation>
    </message>
    <message>
      <source>You filled the gap yourself: two against two, and nobody takes anything.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Vous avez rempli la lacune vous-même : deux contre deux, et personne ne prend rien.</translation>
    </message>
    <message>
      <source>Look at the answer</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Regarder la réponse</translation>
    </message>
    <message>
      <source>The ring around e1 has two red stones and one blue. The player who fills the last place decides it. Take the stone on f2.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>L’anneau autour de e1 a deux pierres rouges et une bleue. Le joueur qui remplit la dernière case en décide. Prenez la pierre en f2.</translation>
    </message>
    <message>
      <source>Look for the empty end of e1.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Cherchez le bout vide de e1.</translation>
    </message>
    <message>
      <source>Three against one. Had you waited, Blue on v2 would have made it two against two.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Trois contre une. Si vous aviez attendu, Bleu en v2 en aurait fait deux contre deux.</translation>
    </message>
    <message>
      <source>Blue has answered on f3. Look at the ring around e6: your stone on v2, two blue stones, and the gap that the captured stone left. Play a move after which Blue can capture nothing.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Bleu a répondu en f3. Regardez l’anneau autour de e6 : votre pierre en v2, deux pierres bleues, et la lacune laissée par la pierre capturée. Jouez un coup après lequel Bleu ne peut rien capturer.</translation>
    </message>
    <message>
      <source>Which place would Blue like to fill?</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Quelle case Bleu aimerait-il remplir ?</translation>
    </message>
    <message>
      <source>Two against two. A capture leaves gaps in other rings, so look at those before you take.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Deux contre deux. Une capture laisse des lacunes dans d’autres anneaux, regardez-les donc avant de prendre.</translation>
    </message>
    <message>
      <source>The last places</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Les dernières cases</translation>
    </message>
    <message>
      <source>Seven places are empty and you play Blue. From here on every stone can be counted. Exactly one move keeps the win for sure: find it.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Sept cases sont vides et vous jouez Bleu. À partir d’ici, chaque pierre peut être comptée. Un seul coup garde sûrement le gain : trouvez-le.</translation>
    </message>
    <message>
      <source>That wins, whatever Red does. Near the end, do not hunt for the largest capture: play the whole game out in your head and count.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Cela gagne, quoi que fasse Rouge. Vers la fin, ne courez pas après la plus grande capture : jouez toute la partie de tête et comptez.</translation>
    </message>
    <message>
      <source>Designed by Larry Wheeler in 2007 for the boards he called the Ring Realms. The short names of the solids are Jonathan Bowers's.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Conçu par Larry Wheeler en 2007 pour les plateaux qu’il appelait Ring Realms. Les noms courts des solides sont de Jonathan Bowers.</translation>
    </message>
    <message>
      <source>In short</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>En bref</translation>
    </message>
    <message>
      <source>**Goal.** When the game ends, have more stones on the board than your opponent.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>**But.** Avoir à la fin de la partie plus de pierres sur le plateau que l’adversaire.</translation>
    </message>
    <message>
      <source>**Move.** Put one stone on any empty place. Where that fills a ring, the colour with more stones in it captures all others there.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>**Coup.** Posez une pierre sur une case vide. Là où cela remplit un anneau, la couleur qui y a le plus de pierres y capture toutes les autres.</translation>
    </message>
    <message>
      <source>**Click** the place, in the 3-D view or on the map. What a stone there would capture is marked while the pointer is on it.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>**Cliquez** sur la case, dans l’espace ou sur la carte. Ce qu’une pierre y capturerait est marqué tant que le pointeur y est.</translation>
    </message>
    <message>
      <source>The board</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Le plateau</translation>
    </message>
    <message>
      <source>A realm is a solid: one of three Platonic or thirteen Archimedean ones. Every face, every edge and every corner is a place that can hold one stone. The octahedron and the icosahedron are missing on purpose: with faces and corners exchanged they would be the cube and the dodecahedron again.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Un royaume est un solide : un de trois solides de Platon ou de treize d’Archimède. Chaque face, chaque arête et chaque sommet est une case qui peut porter une pierre. L’octaèdre et l’icosaèdre manquent à dessein : faces et sommets échangés, ils seraient encore le cube et le dodécaèdre.</translation>
    </message>
    <message>
      <source>A convex polyhedron from a file of yours can be a board as well.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Un polyèdre convexe d’un de vos fichiers peut aussi être un plateau.</translation>
    </message>
    <message>
      <source>A turn</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Un tour</translation>
    </message>
    <message>
      <source>Red begins. Place one stone of your colour on any empty place; you may not pass. Each player starts with one stone for every place, and a captured stone is out of the game.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Rouge commence. Posez une pierre de votre couleur sur une case vide ; on ne peut pas passer. Chaque joueur commence avec une pierre pour chaque case, et une pierre capturée est hors jeu.</translation>
    </message>
    <message>
      <source>Rings</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Anneaux</translation>
    </message>
    <message>
      <source>Every place has a ring around it:</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Chaque case a un anneau autour d’elle :</translation>
    </message>
    <message>
      <source>around an **edge**: its two faces and its two ends;</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>autour d’une **arête** : ses deux faces et ses deux bouts ;</translation>
    </message>
    <message>
      <source>around a **face**: its corners and its sides;</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>autour d’une **face** : ses coins et ses côtés ;</translation>
    </message>
    <message>
      <source>around a **corner**: the faces and the edges that meet there.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>autour d’un **sommet** : les faces et les arêtes qui s’y rencontrent.</translation>
    </message>
    <message>
      <source>The maps below show the cube with its top face laid around the rest. A tinted ring has just captured, a circle on a stone marks the one placed last, and a cross is where a stone was taken.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Les plans ci-dessous montrent le cube, sa face du haut étalée autour du reste. Un anneau teinté vient de capturer, un cercle sur une pierre marque la dernière posée, et une croix est là où une pierre a été prise.</translation>
    </message>
    <message>
      <source>A ring *counts* when it is complete (no place in it is empty) and holds both colours.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Un anneau *compte* quand il est complet, c’est-à-dire plein, avec les deux couleurs.</translation>
    </message>
    <message>
      <source>Capture</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Capture</translation>
    </message>
    <message>
      <source>Only rings that contain your new stone capture, in a set-up position too. Judge them in two steps:</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Seuls les anneaux par votre nouvelle pierre sont regardés, dans une position composée aussi. Regardez-les deux fois :</translation>
    </message>
    <message>
      <source>In every ring that counts and in which **you** have more stones, all of your opponent's stones are captured. Judge all of these rings first, then take all the stones at once.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Dans chaque anneau qui compte et où **vous** avez plus de pierres, toutes les pierres de l’adversaire sont capturées. Jugez d’abord tous ces anneaux, puis prenez toutes les pierres à la fois.</translation>
    </message>
    <message>
      <source>Red completed the ring around an edge by three to one: the blue stone is taken.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Rouge a complété l’anneau autour d’une arête par trois à une : la pierre bleue est prise.</translation>
    </message>
    <message>
      <source>In every ring that counts, that is still complete after the first step, and in which your **opponent** has more stones, all of your stones are captured, again all at once.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Dans chaque anneau qui compte, qui est encore complet après la première étape et où l’**adversaire** a plus de pierres, toutes vos pierres sont capturées, de nouveau toutes à la fois.</translation>
    </message>
    <message>
      <source>Red completed the ring around the middle face with five stones against three.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Rouge a complété l’anneau autour de la face du milieu avec cinq pierres contre trois.</translation>
    </message>
    <message>
      <source>Blue has the majority, four to two, in the ring around a corner: Red loses the new stone at once, and another.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Bleu tient l’anneau autour d’un sommet par quatre à deux : la nouvelle pierre de Rouge part aussitôt, et une autre.</translation>
    </message>
    <message>
      <source>A ring with equal numbers captures nothing. You may place a stone that is captured at once; sometimes there is no other move.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Un anneau à égalité ne capture rien. Vous pouvez poser une pierre qui est capturée aussitôt ; parfois il n’y a pas d’autre coup.</translation>
    </message>
    <message>
      <source>The end</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>La fin</translation>
    </message>
    <message>
      <source>The game ends when the player to move can place nothing because the board is full or the stones have run out, or when a board comes up for the third time with the same player to move. The first board counts, whether it is empty or set up; stones in hand may differ. The player with more stones on the board wins by the difference; equal numbers are a draw.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>La partie finit quand le joueur au trait ne peut rien poser, le plateau étant plein ou les pierres épuisées, ou quand un plateau se présente pour la troisième fois avec le même joueur au trait. Le premier plateau compte, vide ou composé ; les pierres en main peuvent différer. Le joueur qui a le plus de pierres sur le plateau gagne de la différence ; l’égalité est une nulle.</translation>
    </message>
    <message>
      <source>Interpretations</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Interprétations</translation>
    </message>
    <message>
      <source>Where the sources are silent or unclear, this program plays as follows:</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Là où les sources se taisent ou ne sont pas claires, ce programme joue ainsi :</translation>
    </message>
    <message>
      <source>The snub cube is the true solid, with 38 faces, 60 edges and 24 corners: 122 places. The first listing of the boards counts 106.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Le cube adouci est le vrai solide, avec 38 faces, 60 arêtes et 24 sommets : 122 cases. La première liste des plateaux en compte 106.</translation>
    </message>
    <message>
      <source>The second colour is blue. The original names only red.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>La seconde couleur est le bleu. L’original ne nomme que le rouge.</translation>
    </message>
    <message>
      <source>Basic strategy for Ring Majority</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Première stratégie de Ring Majority</translation>
    </message>
    <message>
      <source>Look at what is nearly full</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Regarder ce qui est presque plein</translation>
    </message>
    <message>
      <source>Nothing happens before a ring is full. So look first at the rings that lack one place. There are three cases:</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Rien ne se passe avant qu’un anneau soit plein. Regardez donc d’abord les anneaux à qui il manque une case. Il y a trois cas :</translation>
    </message>
    <message>
      <source>You would have the majority: you can capture, now or next turn, unless your opponent fills the gap.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Vous auriez la majorité : vous pouvez capturer. Au tour suivant aussi, à moins que l’adversaire ne remplisse la lacune.</translation>
    </message>
    <message>
      <source>Your opponent would have the majority even with your stone: stay out.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>L’adversaire aurait la majorité même avec votre pierre : restez dehors.</translation>
    </message>
    <message>
      <source>Numbers would be equal with your stone: your opponent could capture there, and your stone parries that.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Les nombres seraient égaux avec votre pierre : l’adversaire pourrait y capturer, et votre pierre le pare.</translation>
    </message>
    <message>
      <source>Red could fill e12 and take two stones. If Blue fills it, three stand against three, and nothing is taken.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Rouge pourrait remplir e12 et prendre deux pierres. Si Bleu la remplit, c’est trois contre trois, et rien n’est pris.</translation>
    </message>
    <message>
      <source>Edges first</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Les arêtes d’abord</translation>
    </message>
    <message>
      <source>The ring around an edge has four places; the ring around a face has two for each of its sides. Small rings fill early. Three stones in the ring of an edge, two of them yours, are a threat.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>L’anneau autour d’une arête a quatre cases ; celui d’une face en a deux pour chacun de ses côtés. Les petits anneaux se remplissent tôt. Trois pierres dans l’anneau d’une arête, dont deux à vous, sont une menace.</translation>
    </message>
    <message>
      <source>Parry by filling</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Parer en remplissant</translation>
    </message>
    <message>
      <source>If your opponent threatens a ring of an edge, a stone of yours in the gap makes it two against two, and the ring stays quiet as long as no stone leaves it. Captures leave gaps, and a gap wakes a ring up again.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Si l’adversaire menace un anneau d’arête, une pierre à vous dans la lacune en fait deux contre deux, et l’anneau reste tranquille tant qu’aucune pierre ne le quitte. Les captures laissent des lacunes, et une lacune réveille un anneau.</translation>
    </message>
    <message>
      <source>You come first</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Vous passez d’abord</translation>
    </message>
    <message>
      <source>Your own rings are judged before your opponent's. A stone that seems lost is safe when it takes a stone out of the ring that would have captured it.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Vos anneaux sont jugés avant ceux de l’adversaire. Une pierre qui semble perdue est sûre quand elle prend une pierre de l’anneau qui l’aurait capturée.</translation>
    </message>
    <message>
      <source>Count the end</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Compter la fin</translation>
    </message>
    <message>
      <source>Near the end most moves cost something, and nobody may pass. Count the safe moves of both sides: the player who runs out of them first has to fill a ring for the other.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Vers la fin, la plupart des coups coûtent quelque chose, et personne ne peut passer. Comptez les coups sûrs des deux camps : celui qui en manque d’abord doit remplir un anneau pour l’autre.</translation>
    </message>
    <message>
      <source>Designed by David Bush, known as twixter, and published later under the name Lazo.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Conçu par David Bush, connu comme twixter, et publié plus tard sous le nom de Lazo.</translation>
    </message>
    <message>
      <source>**Goal.** Complete a loop of your colour: a ring on the board, or a bridge with a river under it.</source>
      <extracomment>rules of loop</extracomment>
      <translation>**But.** Compléter une boucle de sa couleur : un anneau sur le plateau, ou un pont sous lequel passe une rivière.</translation>
    </message>
    <message>
      <source>**Move.** Put one tile into a hole of the board, or into a gap between three tiles if it touches a tile of yours.</source>
      <extracomment>rules of loop</extracomment>
      <translation>**Coup.** Mettez une tuile dans un trou du plateau, ou dans un creux entre trois tuiles si elle touche une de vos tuiles.</translation>
    </message>
    <message>
      <source>**Click** the hole or the gap, in the 3-D view or on the map. A slider at the bottom hides upper layers.</source>
      <extracomment>rules of loop</extracomment>
      <translation>**Cliquez** sur le trou ou le creux, dans l’espace ou sur la carte. Un curseur en bas cache les niveaux du haut.</translation>
    </message>
    <message>
      <source>The pile</source>
      <extracomment>rules of loop</extracomment>
      <translation>La pile</translation>
    </message>
    <message>
      <source>Tiles are hexagons. Layer 1 is half of a large hexagon full of holes, one for each tile: its rows are lettered from the long edge, its columns are numbered from the left. Three tiles of one layer that touch each other have a gap or a closed corner between them; the peg of a tile fits into a gap. The gaps are the places with one tile in the longer row and two in the shorter one. A name such as 2b3 gives layer, row and column.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Les tuiles sont des hexagones. Le niveau 1 est la moitié d’un grand hexagone plein de trous, un par tuile : ses rangées ont des lettres à partir du long bord, ses colonnes des numéros à partir de la gauche. Trois tuiles d’un niveau qui se touchent ont entre elles un creux ou un coin fermé ; la cheville d’une tuile entre dans un creux. Les creux sont les places avec une tuile dans la rangée plus longue et deux dans la plus courte. Un nom comme 2b3 donne niveau, rangée et colonne.</translation>
    </message>
    <message>
      <source>| board | layers | holes | places | tiles for each player |</source>
      <extracomment>rules of loop</extracomment>
      <translation>| plateau | niveaux | trous | cases | tuiles par joueur |</translation>
    </message>
    <message>
      <source>| Mini | 4 | 22 | 40 | no limit |</source>
      <extracomment>rules of loop</extracomment>
      <translation>| Mini | 4 | 22 | 40 | sans limite |</translation>
    </message>
    <message>
      <source>| Main | 6 | 51 | 126 | no limit |</source>
      <extracomment>rules of loop</extracomment>
      <translation>| Main | 6 | 51 | 126 | sans limite |</translation>
    </message>
    <message>
      <source>| Lazo | 10 | 145 | 550 | 95 |</source>
      <extracomment>rules of loop</extracomment>
      <translation>| Lazo | 10 | 145 | 550 | 95 |</translation>
    </message>
    <message>
      <source>In the 3-D view the tiles are piled up, each with its peg in the gap between three others; click the holes of the board and the gaps where they are. The map shows the layers side by side. The small hexagons at three corners of every gap are the tiles that it rests on, in their colours.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Sur le plateau dans l’espace, les tuiles sont empilées, chacune avec sa cheville dans le creux entre trois autres ; les trous du plateau et les creux se cliquent où ils sont. La carte montre les niveaux côte à côte. Les petits hexagones à trois coins de chaque creux sont les tuiles sur lesquelles il repose, dans leurs couleurs.</translation>
    </message>
    <message>
      <source>Black may play in the gap 2b2, which rests on 1b3, 1c2 and 1c3.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Noir peut jouer dans le creux 2b2, qui repose sur 1b3, 1c2 et 1c3.</translation>
    </message>
    <message>
      <source>Two tiles **touch** when they share an edge on one layer, and when one rests on the other. A tile can touch twelve others. Over a closed corner lies a *blocked* space: tiles that face each other across it do not touch, and no river runs through the space itself.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Deux tuiles **se touchent** quand elles ont une arête commune sur un niveau, et quand l’une repose sur l’autre. Une tuile peut en toucher douze. Au-dessus d’un coin fermé il y a une place *bloquée* : les tuiles qui s’y font face ne se touchent pas, et aucune rivière ne passe par la place elle-même.</translation>
    </message>
    <message>
      <source>The black tiles are 2b2 and the twelve that it touches: six beside it, three under it, three on it.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Les tuiles noires sont 2b2 et les douze qu’elle touche : six à côté, trois dessous, trois dessus.</translation>
    </message>
    <message>
      <source>Black begins. Put a tile of your colour into</source>
      <extracomment>rules of loop</extracomment>
      <translation>Noir commence. Mettez une tuile de votre couleur dans</translation>
    </message>
    <message>
      <source>an empty hole of layer 1, or</source>
      <extracomment>rules of loop</extracomment>
      <translation>un trou vide du niveau 1, ou</translation>
    </message>
    <message>
      <source>an empty gap whose three tiles are there; your tile must touch another one of yours.</source>
      <extracomment>rules of loop</extracomment>
      <translation>un creux vide dont les trois tuiles sont là ; elle doit toucher une des vôtres.</translation>
    </message>
    <message>
      <source>The peg under a tile touches nothing. You may not pass.</source>
      <extracomment>rules of loop</extracomment>
      <translation>La cheville sous une tuile ne touche rien. On ne peut pas passer.</translation>
    </message>
    <message>
      <source>**Swap.** White's first turn may be a click on Black's tile instead, which turns it white; then Black moves.</source>
      <extracomment>rules of loop</extracomment>
      <translation>**Échange.** Le premier tour de Blanc peut être un clic sur la tuile de Noir, qui la rend blanche ; puis Noir joue.</translation>
    </message>
    <message>
      <source>Winning</source>
      <extracomment>rules of loop</extracomment>
      <translation>Gagner</translation>
    </message>
    <message>
      <source>You win by completing a loop with the tile you place. A swap completes nothing, nor does a tile of your opponent. Afterwards the loop is shown, and what is in it or runs under it. On the map green rings mark the loop, blue ones the river (in the colour-blind colours, blue and purple ones; in black-and-white, white and grey ones). In the 3-D view both have rims in these colours, and a thread runs along each, visible through all tiles on it. Beads travel along the threads; *View ▸ Show what decided the game* sends them again.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Vous gagnez en complétant une boucle par la tuile que vous posez. Un échange ne complète rien, une tuile de l’adversaire non plus. Ensuite la boucle est montrée, et ce qui est en elle ou passe dessous. Sur la carte, des anneaux verts marquent la boucle, des bleus la rivière (dans les couleurs pour daltoniens, bleus et violets ; en noir et blanc, blancs et gris). Dans l’espace les deux portent des bords de ces couleurs, et un fil court le long de chacune, qu’on voit à travers les tuiles qui sont dessus ; des perles voyagent le long des fils, et recommencent par *Affichage ▸ Montrer ce qui a décidé la partie*.</translation>
    </message>
    <message>
      <source>A loop on the board</source>
      <extracomment>rules of loop</extracomment>
      <translation>Une boucle sur le plateau</translation>
    </message>
    <message>
      <source>Your tiles on layer 1 close a ring around at least one place of layer 1 that does not hold your colour. It may be empty or hold your opponent's tile. Only a tile on layer 1 can complete such a ring; tiles piled on top of it change nothing.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Vos tuiles du niveau 1 ferment un anneau autour d’au moins une case du niveau 1 qui ne porte pas votre couleur. Elle peut être vide ou porter une tuile de l’adversaire. Seule une tuile du niveau 1 peut compléter un tel anneau ; les tuiles empilées dessus ne changent rien.</translation>
    </message>
    <message>
      <source>Black's tile on 1c3 closes a ring around 1b3.</source>
      <extracomment>rules of loop</extracomment>
      <translation>La tuile de Noir en 1c3 ferme un anneau autour de 1b3.</translation>
    </message>
    <message>
      <source>Outside the board everything is open, so what lies at the edge is never enclosed.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Hors du plateau tout est ouvert, donc ce qui est au bord n’est jamais enfermé.</translation>
    </message>
    <message>
      <source>No loop: 1a4 lies at the edge.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Pas de boucle : 1a4 est au bord.</translation>
    </message>
    <message>
      <source>A 3-D loop</source>
      <extracomment>rules of loop</extracomment>
      <translation>Une boucle en 3-D</translation>
    </message>
    <message>
      <source>Your tiles make a bridge from the board up and down to the board again, and a river can run right through under it. Rivers run through empty spaces and through your opponent's tiles.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Vos tuiles font un pont qui monte du plateau et y redescend, et une rivière peut passer dessous d’un bout à l’autre. Les rivières passent par les places vides et par les tuiles de l’adversaire.</translation>
    </message>
    <message>
      <source>Black's tile on 2b3 completes a bridge from 1b4 to 1d2: a river runs from 2b4 through 1c4 and 1c3 to 2b2.</source>
      <extracomment>rules of loop</extracomment>
      <translation>La tuile de Noir en 2b3 complète un pont de 1b4 à 1d2 : une rivière va de 2b4 par 1c4 et 1c3 jusqu’à 2b2.</translation>
    </message>
    <message>
      <source>A bridge over two touching tiles of your opponent on one layer is a loop whenever the river can flow out at both ends. Over a single tile it never is: here the black tiles on 1c4 and 2c2 face each other across the blocked space beside 2b3 and 1d3, and no river passes between them.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Un pont sur deux tuiles de l’adversaire qui se touchent sur un niveau est une boucle chaque fois que la rivière peut sortir aux deux bouts. Sur une seule tuile il n’en est jamais une : ici les tuiles noires en 1c4 et 2c2 se font face par-dessus la place bloquée à côté de 2b3 et 1d3, et aucune rivière ne passe entre elles.</translation>
    </message>
    <message>
      <source>No loop: the river ends under the bridge.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Pas de boucle : la rivière s’arrête sous le pont.</translation>
    </message>
    <message>
      <source>With White on 1d3 the river continues through that tile.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Avec Blanc en 1d3, la rivière continue par cette tuile.</translation>
    </message>
    <message>
      <source>A loop: the river runs from 2b2 through 1c3 and 1d3 to 2c3.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Une boucle : la rivière va de 2b2 par 1c3 et 1d3 jusqu’à 2c3.</translation>
    </message>
    <message>
      <source>A river cannot flow out over the edges of the pile: for bridges the outside is closed, while for rings on the board it is open. A river that reaches the edge under a bridge is a dead end.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Une rivière ne peut pas sortir par les bords de la pile : pour les ponts l’extérieur est fermé, alors que pour les anneaux sur le plateau il est ouvert. Une rivière qui atteint le bord sous un pont est une impasse.</translation>
    </message>
    <message>
      <source>No loop: under the bridge the river stops at the long edge.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Pas de boucle : sous le pont la rivière s’arrête au long bord.</translation>
    </message>
    <message>
      <source>One row further in, the same bridge is a loop.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Une rangée plus à l’intérieur, le même pont est une boucle.</translation>
    </message>
    <message>
      <source>A loop: the river comes out on both sides.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Une boucle : la rivière sort des deux côtés.</translation>
    </message>
    <message>
      <source>**To be exact.** All your tiles are connected through the board, so it is enough to look around the new tile X, which lies above layer 1: at the six places beside it, the three tiles under it, and the three beyond those, one across each side of their triangle. Think of the layers as continuing beyond the edges. Call a place *solid* if it holds your tile or lies outside the pile. Among the nine beside and under X, join two solid ones</source>
      <extracomment>rules of loop</extracomment>
      <translation>**Exactement.** Toutes vos tuiles tiennent ensemble par le plateau, il suffit donc de regarder autour de la nouvelle tuile X, qui est au-dessus du niveau 1 : les six places à côté d’elle, les trois tuiles sous elle, et les trois au-delà de celles-ci, une par-delà chaque côté de leur triangle. Imaginez que les niveaux continuent au-delà des bords. Appelez une place *solide* si elle porte votre tuile ou se trouve hors de la pile. Parmi les neuf à côté de X et sous elle, joignez deux places solides</translation>
    </message>
    <message>
      <source>if they touch, or</source>
      <extracomment>rules of loop</extracomment>
      <translation>si elles se touchent, ou</translation>
    </message>
    <message>
      <source>if they face each other across the blocked space between X and a solid place across a side: one is the tile at one end of that side, the other is the place beside X that rests on the tile at the other end and on the place across.</source>
      <extracomment>rules of loop</extracomment>
      <translation>si elles se font face par-dessus la place bloquée entre X et une place solide par-delà un côté : l’une est la tuile à un bout de ce côté, l’autre est la place à côté de X qui repose sur la tuile de l’autre bout et sur la place d’au-delà.</translation>
    </message>
    <message>
      <source>X completes a loop when your own tiles among the nine are in two or more separate parts.</source>
      <extracomment>rules of loop</extracomment>
      <translation>X complète une boucle quand vos propres tuiles parmi les neuf sont en deux parties séparées ou plus.</translation>
    </message>
    <message>
      <source>Other ends</source>
      <extracomment>rules of loop</extracomment>
      <translation>Autres fins</translation>
    </message>
    <message>
      <source>After each turn, the first of these that holds ends the game:</source>
      <extracomment>rules of loop</extracomment>
      <translation>Après chaque tour, la première de celles-ci qui est vraie finit la partie :</translation>
    </message>
    <message>
      <source>the tile just placed completes a loop: its owner wins;</source>
      <extracomment>rules of loop</extracomment>
      <translation>la tuile qui vient d’être posée complète une boucle : son propriétaire gagne ;</translation>
    </message>
    <message>
      <source>the pile is full: a draw;</source>
      <extracomment>rules of loop</extracomment>
      <translation>la pile est pleine : nulle ;</translation>
    </message>
    <message>
      <source>the player to move has no tile left (Lazo only): a draw;</source>
      <extracomment>rules of loop</extracomment>
      <translation>le joueur au trait n’a plus de tuile (Lazo seulement) : nulle ;</translation>
    </message>
    <message>
      <source>the player to move has no legal move: the other player wins.</source>
      <extracomment>rules of loop</extracomment>
      <translation>le joueur au trait n’a pas de coup légal : l’autre gagne.</translation>
    </message>
    <message>
      <source>In a position that was set up by hand, a loop that is already there wins nothing.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Dans une position composée à la main, une boucle déjà présente ne gagne rien.</translation>
    </message>
    <message>
      <source>A gap has one tile in the longer row and two in the shorter one. So each layer is half a hexagon, one size smaller, up to one tile at the top.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Un creux a une tuile dans la rangée plus longue et deux dans la plus courte. Ainsi chaque niveau est un demi-hexagone, d’une taille plus petit, jusqu’à une tuile au sommet.</translation>
    </message>
    <message>
      <source>Mini has four layers and Main six, heights that the designer mentions. Lazo's holes and tiles are those of the published set.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Mini a quatre niveaux et Main six, des hauteurs que l’auteur mentionne. Les trous et les tuiles de Lazo sont ceux du jeu publié.</translation>
    </message>
    <message>
      <source>A swap leaves both supplies of tiles as they are. When the player to move has no tile left, the game is a draw.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Un échange laisse les deux réserves de tuiles telles quelles. Quand le joueur au trait n’a plus de tuile, la partie est nulle.</translation>
    </message>
    <message>
      <source>Only a tile on layer 1 can complete a ring on the board.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Seule une tuile du niveau 1 peut compléter un anneau sur le plateau.</translation>
    </message>
    <message>
      <source>For bridges the outside of the pile is closed.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Pour les ponts, l’extérieur de la pile est fermé.</translation>
    </message>
    <message>
      <source>Basic strategy for Loop</source>
      <extracomment>rules of loop</extracomment>
      <translation>Première stratégie de Loop</translation>
    </message>
    <message>
      <source>Threats</source>
      <extracomment>rules of loop</extracomment>
      <translation>Menaces</translation>
    </message>
    <message>
      <source>A *threat* is a place where you would complete a loop with your next tile. One threat can be answered, two cannot. So look for a tile that makes two threats at once, and fill such places before your opponent does.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Une *menace* est un endroit où vous compléteriez une boucle par votre prochaine tuile. On peut répondre à une menace, pas à deux. Cherchez donc une tuile qui fait deux menaces à la fois, et remplissez de tels endroits avant l’adversaire.</translation>
    </message>
    <message>
      <source>Black to play wins with 2b4, which threatens 2a4 and 2b3.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Noir au trait gagne par 2b4, qui menace 2a4 et 2b3.</translation>
    </message>
    <message>
      <source>Answer first</source>
      <extracomment>rules of loop</extracomment>
      <translation>Répondre d’abord</translation>
    </message>
    <message>
      <source>Before you make plans, look for your opponent's threats: rings of five tiles around a hole inside the board, and bridges that lack their top. Only a tile in the place of the top stops a bridge: rivers run through your other tiles.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Avant de faire des plans, cherchez les menaces de l’adversaire : des anneaux de cinq tuiles autour d’un trou à l’intérieur du plateau, et des ponts sans sommet. Seule une tuile à la place du sommet arrête un pont : les rivières passent par vos autres tuiles.</translation>
    </message>
    <message>
      <source>White must play 2b3 at once.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Blanc doit jouer 2b3 tout de suite.</translation>
    </message>
    <message>
      <source>The middle</source>
      <extracomment>rules of loop</extracomment>
      <translation>Le milieu</translation>
    </message>
    <message>
      <source>A tile in the middle of layer 1 has six neighbours there and lies under up to three gaps. At the rim it has fewer, nothing at the rim is enclosed, and rivers end at the edge. So the middle is worth more, which is why White may swap.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Une tuile au milieu du niveau 1 y a six voisins et est sous jusqu’à trois creux. Au bord elle en a moins, rien n’y est enfermé, et les rivières s’arrêtent au bord. Le milieu vaut donc plus, c’est pourquoi Blanc peut échanger.</translation>
    </message>
    <message>
      <source>Two are better than one</source>
      <extracomment>rules of loop</extracomment>
      <translation>Deux valent mieux qu’une</translation>
    </message>
    <message>
      <source>A bridge needs two touching enemy tiles of one layer under it, with room at both ends. Do not lay two tiles side by side where your opponent holds both banks. Over a single tile there is no loop.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Un pont a besoin sous lui de deux tuiles ennemies qui se touchent sur un niveau, avec de la place aux deux bouts. Ne posez pas deux tuiles côte à côte là où l’adversaire tient les deux rives. Sur une seule tuile il n’y a pas de boucle.</translation>
    </message>
    <message>
      <source>Mind what you open</source>
      <extracomment>rules of loop</extracomment>
      <translation>Attention à ce que vous ouvrez</translation>
    </message>
    <message>
      <source>Three tiles that touch may make a gap, and either player who touches it can fill it. Before you lay the third, see who gains from the tile on top.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Trois tuiles qui se touchent peuvent faire un creux, et chaque joueur qui le touche peut le remplir. Avant de poser la troisième, voyez à qui profite la tuile du dessus.</translation>
    </message>
    <message>
      <source>A game of red and blue paths for two, related to Jointz, Loop and Trax. It was published as submission 1550 of the Zillions of Games collection; its author is not named there.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Un jeu de chemins rouges et bleus pour deux, parent de Jointz, Loop et Trax. Il a été publié comme envoi 1550 de la collection Zillions of Games ; son auteur n’y est pas nommé.</translation>
    </message>
    <message>
      <source>**Goal.** A path of your colour that closes, or that joins two opposite sides of the board.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>**But.** Un chemin de votre couleur qui se ferme, ou qui relie deux côtés opposés du plateau.</translation>
    </message>
    <message>
      <source>**Move.** Lay a tile of your rack beside others, so that touching sides match.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>**Coup.** Posez une tuile de votre chevalet à côté d’autres, de sorte que les côtés qui se touchent soient pareils.</translation>
    </message>
    <message>
      <source>**Click** a tile on your rack, then a marked cell, or drag it there.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>**Cliquez** sur une tuile de votre chevalet, puis sur une case marquée, ou glissez-la là.</translation>
    </message>
    <message>
      <source>The board and the tiles</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Le plateau et les tuiles</translation>
    </message>
    <message>
      <source>Tiles are laid on a board of nine by nine cells. A tile is never turned: it lies on the board as it lies on the rack. Each of its four sides is red, blue or blank.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Les tuiles se posent sur un plateau de neuf cases sur neuf. Une tuile ne se tourne jamais : elle est sur le plateau comme sur le chevalet. Chacun de ses quatre côtés est rouge, bleu ou vide.</translation>
    </message>
    <message>
      <source>The tiles follow a rule:</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Les tuiles suivent une règle :</translation>
    </message>
    <message>
      <source>sides of one colour are joined two by two; an odd one out is a **dead end**, joined to nothing;</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>les côtés d’une couleur sont joints deux par deux ; celui qui reste est une **impasse**, jointe à rien ;</translation>
    </message>
    <message>
      <source>every tile joins at least one pair, by a **strand**;</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>chaque tuile joint au moins une paire, par un **brin** ;</translation>
    </message>
    <message>
      <source>where two strands **cross**, there is one tile for each of the two that can be on top; strands that cross do not touch;</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>là où deux brins se **croisent**, il y a une tuile pour chacun des deux qui peut être dessus ; les brins qui se croisent ne se touchent pas ;</translation>
    </message>
    <message>
      <source>four sides of one colour also come as a **crossroads**, which joins all four.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>quatre côtés d’une couleur existent aussi comme **carrefour**, qui joint les quatre.</translation>
    </message>
    <message>
      <source>That makes 102 different tiles. Without those of a single colour that have a blank side, 66 remain.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Cela fait 102 tuiles différentes. Sans celles d’une seule couleur qui ont un côté vide, il en reste 66.</translation>
    </message>
    <message>
      <source>On the top row a curve, a straight strand, and two tiles with a dead end; in the middle a double curve, a curve of each colour, and both forms of a crossing; at the bottom a curve with two dead ends, a crossing of one colour, and two crossroads.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>En haut une courbe, un brin droit, et deux tuiles avec une impasse ; au milieu une double courbe, une courbe de chaque couleur, et les deux formes d’un croisement ; en bas une courbe avec deux impasses, un croisement d’une couleur, et deux carrefours.</translation>
    </message>
    <message>
      <source>The two variants</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Les deux variantes</translation>
    </message>
    <message>
      <source>**Free turns** uses the 102 tiles, one of each. A game needs 81 of them.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>**Tours gratuits** utilise les 102 tuiles, une de chaque. Une partie en demande 81.</translation>
    </message>
    <message>
      <source>**Sixty-six** uses the 66 tiles, and each may turn up as often as ten times. It has no free turns.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>**Soixante-six** utilise les 66 tuiles, et chacune peut venir jusqu’à dix fois. Il n’y a pas de tours gratuits.</translation>
    </message>
    <message>
      <source>The deal</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>La donne</translation>
    </message>
    <message>
      <source>The tiles are shuffled. One goes to the centre of the board, and each player gets forty. Seven of these lie on a rack that both players can see; the rest are drawn one by one in an order that nobody knows.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Les tuiles sont mélangées. L’une va au centre du plateau, et chaque joueur en reçoit quarante. Sept d’entre elles sont sur un chevalet que les deux joueurs voient ; les autres sont tirées une à une dans un ordre que personne ne connaît.</translation>
    </message>
    <message>
      <source>Red begins, and nobody may pass. Lay one of your rack's tiles on an empty cell beside a tile that is already there, side against side. Wherever sides touch they must match: red to red, blue to blue, blank to blank. Then your rack is filled up again while you have tiles.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Rouge commence, et personne ne peut passer. Posez une des tuiles de votre chevalet sur une case vide à côté d’une tuile déjà posée, côté contre côté. Partout où des côtés se touchent ils doivent être pareils : rouge à rouge, bleu à bleu, vide à vide. Puis votre chevalet est rempli tant que vous avez des tuiles.</translation>
    </message>
    <message>
      <source>With **free turns**, a tile that is laid beside two or more others earns you another turn at once. You have to take it, and it can earn you yet another one.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Avec les **tours gratuits**, une tuile posée à côté de deux autres ou plus vous donne tout de suite un autre tour. Vous devez le prendre, et il peut vous en donner encore un.</translation>
    </message>
    <message>
      <source>Red's tile on f6 touches e6 and f5, so Red has a free turn.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>La tuile de Rouge en f6 touche e6 et f5, Rouge a donc un tour gratuit.</translation>
    </message>
    <message>
      <source>A **closed loop** is a path of strands and crossroads that comes back to its beginning without using any side of a tile twice. A **connection** is a path that leaves the board on two opposite sides. The owner of the colour wins, no matter who laid the tile.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Une **boucle fermée** est un chemin de brins et de carrefours qui revient à son début sans utiliser deux fois un côté d’une tuile. Une **liaison** est un chemin qui quitte le plateau sur deux côtés opposés. Le propriétaire de la couleur gagne, peu importe qui a posé la tuile.</translation>
    </message>
    <message>
      <source>Blue has closed a loop of Red's, so Red wins. Blue's path runs under it and over it without touching.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Bleu a fermé une boucle de Rouge, donc Rouge gagne. Le chemin de Bleu passe dessous et dessus sans la toucher.</translation>
    </message>
    <message>
      <source>The crossroads on e4 connects the left and the right side of the board for Red.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Le carrefour en e4 relie pour Rouge le côté gauche et le côté droit du plateau.</translation>
    </message>
    <message>
      <source>After each tile the first of these that is true decides:</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Après chaque tuile, la première de celles-ci qui est vraie décide :</translation>
    </message>
    <message>
      <source>the colour of the player who laid it has a closed loop;</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>la couleur du joueur qui l’a posée a une boucle fermée ;</translation>
    </message>
    <message>
      <source>that colour connects two opposite sides;</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>cette couleur relie deux côtés opposés ;</translation>
    </message>
    <message>
      <source>the other colour has a closed loop;</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>l’autre couleur a une boucle fermée ;</translation>
    </message>
    <message>
      <source>the other colour connects two opposite sides.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>l’autre couleur relie deux côtés opposés.</translation>
    </message>
    <message>
      <source>When there is no move</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Quand il n’y a pas de coup</translation>
    </message>
    <message>
      <source>If the player to move can lay nothing, the game is over. This also holds on a free turn, with an empty rack and on a full board, and it does not matter what the other player could lay. The colour whose longest path is longer then wins, and equal lengths are a draw.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Si le joueur au trait ne peut rien poser, la partie est finie. C’est ainsi pour un tour gratuit aussi, avec un chevalet vide, et sur un plateau plein, et peu importe ce que l’autre pourrait poser. Alors la couleur dont le plus long chemin est le plus long gagne, et des longueurs égales font nulle.</translation>
    </message>
    <message>
      <source>The length of a path is its number of parts. A strand is one part, and so is a crossroads on the way or a dead end where the path stops. A path that takes both strands of a tile has two parts there. The score is the difference of the lengths; for a loop or a connection it is 1.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>La longueur d’un chemin est le nombre de ses parties. Un brin est une partie, de même qu’un carrefour sur le chemin ou une impasse où il s’arrête. Un chemin qui prend les deux brins d’une tuile y a deux parties. Le score est la différence des longueurs ; pour une boucle ou une liaison il est 1.</translation>
    </message>
    <message>
      <source>Red's longest path has 12 parts: the dead end on c5, d5, the horizontal strand of e5, f5, f6, e6, the vertical strand of e5, e4, the crossroads on e3, f3, g3, and the dead end on g4. Blue's has 3.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Le plus long chemin de Rouge a 12 parties : l’impasse en c5, d5, le brin horizontal de e5, f5, f6, e6, le brin vertical de e5, e4, le carrefour en e3, f3, g3, et l’impasse en g4. Celui de Bleu en a 3.</translation>
    </message>
    <message>
      <source>The tiles follow the rule above, which leads to the sizes of both sets, 102 and 66. The description gives these numbers and no pictures.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Les tuiles suivent la règle ci-dessus, qui mène aux tailles des deux jeux, 102 et 66. La description donne ces nombres et pas d’images.</translation>
    </message>
    <message>
      <source>A blank side matches only a blank one.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Un côté vide ne va qu’avec un côté vide.</translation>
    </message>
    <message>
      <source>The length of a path is its number of parts, counted as above.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>La longueur d’un chemin est le nombre de ses parties, comptées comme ci-dessus.</translation>
    </message>
    <message>
      <source>Basic strategy for Path Tiles</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Première stratégie de Path Tiles</translation>
    </message>
    <message>
      <source>Read both racks</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Lire les deux chevalets</translation>
    </message>
    <message>
      <source>Both racks lie open. Before you lay a tile, check which of your opponent's tiles fit the cells that you leave. A path that only one tile can close is safe if that tile is on nobody's rack.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Les deux chevalets sont ouverts. Avant de poser une tuile, regardez quelles tuiles l’adversaire a pour les cases que vous laissez. Un chemin qu’une seule tuile peut fermer est sûr si elle n’est sur aucun chevalet.</translation>
    </message>
    <message>
      <source>Blue to play must spoil the red loop at f6, and the fourth tile of Blue's rack does it.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Bleu au trait doit gâcher la boucle rouge en f6, et la quatrième tuile de son chevalet le fait.</translation>
    </message>
    <message>
      <source>Spoil by filling</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Gâcher en remplissant</translation>
    </message>
    <message>
      <source>No tile is ever taken away. To stop a path, lay a tile on the cell that it needs: one that fits the sides and does not join them. A dead end does that well. A tile beside the cell helps as well, if it asks there for a side that your opponent's tiles do not have.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Aucune tuile n’est jamais enlevée. Pour arrêter un chemin, posez sur la case qu’il lui faut une tuile qui s’accorde aux côtés et ne les joint pas. Une impasse le fait bien. Une tuile à côté de la case aide aussi, si elle y demande un côté que les tuiles de l’adversaire n’ont pas.</translation>
    </message>
    <message>
      <source>Free turns</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Tours gratuits</translation>
    </message>
    <message>
      <source>With free turns a tile with two neighbours earns another turn. So two missing tiles may be as good as one. Count corners between tiles for both sides before you leave a path with two gaps.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Avec les tours gratuits, une tuile à deux voisins donne un autre tour. Deux tuiles manquantes peuvent donc valoir comme une. Comptez les coins entre les tuiles pour les deux camps avant de laisser un chemin à deux lacunes.</translation>
    </message>
    <message>
      <source>Red lays the third tile on g5, has a free turn, and closes the loop on g6.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Rouge pose la troisième tuile en g5, a un tour gratuit, et ferme la boucle en g6.</translation>
    </message>
    <message>
      <source>Short loops</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Boucles courtes</translation>
    </message>
    <message>
      <source>The smallest loop has four tiles around one corner. Curves make loops, straight strands make connections. With curves on your rack, look for three curves of your colour that turn around a corner.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>La plus petite boucle a quatre tuiles autour d’un coin. Les courbes font des boucles, les brins droits des liaisons. Avec des courbes sur votre chevalet, cherchez trois courbes de votre couleur qui tournent autour d’un coin.</translation>
    </message>
    <message>
      <source>Colours belong to their owner</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Les couleurs appartiennent à leur propriétaire</translation>
    </message>
    <message>
      <source>A loop wins for its colour, no matter who closes it. Do not lay a tile that closes the other colour's path, not even for a free turn.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Une boucle gagne pour sa couleur, peu importe qui la ferme. Ne posez pas une tuile qui ferme le chemin de l’autre couleur, même pour un tour gratuit.</translation>
    </message>
    <message>
      <source>A game by Christian Freeling, published at MindSports.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Un jeu de Christian Freeling, publié chez MindSports.</translation>
    </message>
    <message>
      <source>**Goal.** Surround three pillars with loops of your men.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>**But.** Entourer trois piliers de boucles de vos pions.</translation>
    </message>
    <message>
      <source>**Move.** Put a man on a vacant cell, or leap with a leaper, a man with a dot: only leaps capture.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>**Coup.** Posez un pion sur une case vide, ou sautez avec un sauteur, les pions à point, qui capturent.</translation>
    </message>
    <message>
      <source>**Click** a vacant cell to place a man; to leap, click the leaper, then where it lands.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>**Cliquez** sur une case vide pour poser un pion ; pour sauter, cliquez sur le sauteur, puis où il se pose.</translation>
    </message>
    <message>
      <source>The board is a hexagon of hexagonal cells, eight or ten along each side. Pillars stand on every second cell of every second row, starting from the centre: 37 of them among 132 free cells on the smaller board, 61 among 210 on the larger one. Nobody owns a pillar. Men can neither stand on it nor pass over it.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Le plateau est un hexagone de cases hexagonales, huit ou dix par côté. Des piliers se trouvent sur une case sur deux d’une rangée sur deux, à partir du centre : 37 parmi 132 cases libres sur le petit plateau, 61 parmi 210 sur le grand. Un pilier n’appartient à personne. Les pions ne peuvent ni s’y tenir ni passer par-dessus.</translation>
    </message>
    <message>
      <source>The straight lines that begin at a free cell and are not stopped by a pillar at once are its *open lines*. An inner cell has four of them, a cell at the edge three, a corner two, and they all run as far as the rim.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Les lignes droites qui partent d’une case libre et ne sont pas aussitôt arrêtées par un pilier sont ses *lignes ouvertes*. Une case intérieure en a quatre, une case du bord trois, un coin deux, et toutes vont jusqu’au bord.</translation>
    </message>
    <message>
      <source>A cell is named after its column, lettered at the lower end, and its row: i8 is in column i and row 8. In the diagrams a ring on a piece marks the last move and a cross a piece taken or turned over.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Une case est nommée d’après sa colonne, dont la lettre est au bout inférieur, et sa rangée : i8 est dans la colonne i et la rangée 8. Dans les diagrammes, un anneau sur une pièce marque le dernier coup et une croix une pièce prise ou retournée.</translation>
    </message>
    <message>
      <source>The two players, White and Black, have as many men as they need.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Les deux joueurs, Blanc et Noir, ont autant de pions qu’il leur en faut.</translation>
    </message>
    <message>
      <source>White begins. In your turn you either place a man or leap with one; you may not pass.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Blanc commence. À votre tour, vous posez un pion ou sautez avec un ; on ne peut pas passer.</translation>
    </message>
    <message>
      <source>On Black's first turn, and only then, Black may **swap** instead: White's man becomes a black one where it stands, and White moves again.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Au premier tour de Noir, et seulement alors, Noir peut **échanger** : le pion de Blanc devient noir où il est, et Blanc rejoue.</translation>
    </message>
    <message>
      <source>Placing</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Poser</translation>
    </message>
    <message>
      <source>Put a man of your colour on any vacant cell. Then look from that cell along each of its open lines to the first piece there is. If on more than half of these lines that piece is yours, another man of yours goes on top: a **leaper**, shown by a dot. So you need three friends of four inside the board, two of three at its edge, and both in a corner. You have no choice in this, and there is no other way to make a leaper.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Posez un pion de votre couleur sur une case vide. Regardez alors de cette case le long de chacune de ses lignes ouvertes jusqu’à la première pièce. Si sur plus de la moitié de ces lignes elle est à vous, un autre pion à vous vient par-dessus : un **sauteur**, montré par un point. Il vous faut donc trois amis sur quatre à l’intérieur, deux sur trois au bord, et les deux dans un coin. Vous n’avez pas le choix, et il n’y a pas d’autre façon de faire un sauteur.</translation>
    </message>
    <message>
      <source>White has placed on i8 and sees i7, i12 and f11 along three of four lines: a leaper.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Blanc a posé en i8 et voit i7, i12 et f11 sur trois lignes sur quatre : un sauteur.</translation>
    </message>
    <message>
      <source>Pillars hide what is behind them.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Les piliers cachent ce qui est derrière eux.</translation>
    </message>
    <message>
      <source>Leaping</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Sauter</translation>
    </message>
    <message>
      <source>A leaper jumps off the man below it, which stays where it is, and goes along a straight line as far as you like. It flies over vacant cells and over your own pieces, and lands</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Un sauteur saute du pion sous lui, qui reste où il est, et va en ligne droite aussi loin que vous voulez. Il vole par-dessus les cases vides et vos propres pièces, et se pose</translation>
    </message>
    <message>
      <source>on a vacant cell of the line, or</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>sur une case vide de la ligne, ou</translation>
    </message>
    <message>
      <source>on the first opposing piece that it meets.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>sur la première pièce adverse qu’il rencontre.</translation>
    </message>
    <message>
      <source>Where it lands it is an ordinary single man.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Où il se pose, c’est un pion simple ordinaire.</translation>
    </message>
    <message>
      <source>The leaper on i8 flies over i9 to i10 or i11 or takes i12; it can take i7 or j7, too.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Le sauteur en i8 vole par-dessus i9 vers i10 ou i11 ou prend i12 ; il peut prendre i7 ou j7 aussi.</translation>
    </message>
    <message>
      <source>Captures</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Captures</translation>
    </message>
    <message>
      <source>Only leapers capture, in two ways.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Seuls les sauteurs capturent, de deux façons.</translation>
    </message>
    <message>
      <source>**Landing on a piece** takes it off the board, whether single or double; your leaper stands there as a single man. Nothing else is captured by such a leap.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>**Se poser sur une pièce** l’enlève du plateau, simple ou double ; votre sauteur s’y trouve comme pion simple. Rien d’autre n’est capturé par un tel saut.</translation>
    </message>
    <message>
      <source>From i8 White has taken i11. That i12 lies between two white men now does not matter.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>De i8, Blanc a pris i11. Que i12 soit maintenant entre deux pions blancs ne compte pas.</translation>
    </message>
    <message>
      <source>**Landing on a vacant cell** turns men over: look from there along every line. Where opposing pieces follow without a gap, and behind them stands another piece of yours, all of them become single men of your colour, doubles as well.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>**Se poser sur une case vide** retourne des pions : regardez de là le long de chaque ligne. Où des pièces adverses se suivent sans lacune, et derrière elles une autre pièce à vous, toutes deviennent des pions simples de votre couleur, les doubles aussi.</translation>
    </message>
    <message>
      <source>White has leapt from i8 to i10 and turned three lines, up to k8, i13 and f13.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Blanc a sauté de i8 à i10 et retourné trois lignes, jusqu’à k8, i13 et f13.</translation>
    </message>
    <message>
      <source>Loops and safety</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Boucles et sûreté</translation>
    </message>
    <message>
      <source>A pillar is **surrounded** by a colour if no way leads from it out over the rim of the board without crossing a cell that holds this colour. Such a way may cross vacant cells, the other colour's pieces and other pillars. Cells on the rim are on the board, so a loop at the edge needs men there as well.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Un pilier est **entouré** par une couleur si aucun chemin ne mène de lui hors du plateau par le bord sans traverser une case qui porte cette couleur. Un tel chemin peut traverser des cases vides, des pièces de l’autre couleur et d’autres piliers. Les cases du bord sont sur le plateau, une boucle au bord y a donc besoin de pions aussi.</translation>
    </message>
    <message>
      <source>One loop of ten men surrounds two pillars, h8 and j8, and a black man between them.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Une boucle de dix pions entoure deux piliers, h8 et j8, et un pion noir entre eux.</translation>
    </message>
    <message>
      <source>White surrounds b8 but not n8: the way out over o8 is open.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Blanc entoure b8 mais pas n8 : la sortie par o8 est ouverte.</translation>
    </message>
    <message>
      <source>A loop around a pillar protects its own men and all that are connected with them, cell by cell, tails and branches too. They are **safe**: no leaper can land on them. Men that stand apart are not. Lines of men can still be turned over, safe or not, and that may open the loop again. What is safe can change with every turn.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Une boucle autour d’un pilier protège ses propres pions et tous ceux qui leur sont reliés, case à case, queues et branches aussi. Ils sont **sûrs** : aucun sauteur ne peut s’y poser. Les pions à l’écart ne le sont pas. Les lignes de pions peuvent quand même être retournées, sûres ou non, et cela peut rouvrir la boucle. Ce qui est sûr peut changer à chaque tour.</translation>
    </message>
    <message>
      <source>The loop keeps i9 and i10 safe, so Black's leaper on i11 can take i12 but not i10.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>La boucle garde i9 et i10 sûrs, le sauteur de Noir en i11 peut donc prendre i12 mais pas i10.</translation>
    </message>
    <message>
      <source>Black has leapt from i12 to i9 and turned i8 and i7: the loop around h8 is broken.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Noir a sauté de i12 à i9 et retourné i8 et i7 : la boucle autour de h8 est brisée.</translation>
    </message>
    <message>
      <source>A leaper cannot fly over a safe piece either; the piece ends the line.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Un sauteur ne peut pas non plus voler par-dessus une pièce sûre ; la pièce termine la ligne.</translation>
    </message>
    <message>
      <source>You win if you surround **three pillars or more** after your own move, with one loop or with several.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Vous gagnez si vous entourez **trois piliers ou plus** après votre propre coup, avec une boucle ou plusieurs.</translation>
    </message>
    <message>
      <source>A man on k8 closes a loop around three pillars, and White wins.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Un pion en k8 ferme une boucle autour de trois piliers, et Blanc gagne.</translation>
    </message>
    <message>
      <source>With one loop inside another, both colours can surround the same pillar, and it counts for both.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Avec une boucle dans une autre, les deux couleurs peuvent entourer le même pilier, et il compte pour les deux.</translation>
    </message>
    <message>
      <source>Black wins with seven pillars; the one in the middle is surrounded by White as well.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Noir gagne avec sept piliers ; celui du milieu est aussi entouré par Blanc.</translation>
    </message>
    <message>
      <source>The player to move may have no legal move: the board is full, and no leaper can land anywhere. The game then ends, and the player who surrounds more pillars wins; equal numbers are a draw. No game goes on for ever: leaps use up leapers, and a cell once taken stays taken.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Il peut arriver que le joueur au trait n’ait pas de coup légal : le plateau est plein, et aucun sauteur ne peut se poser. La partie finit alors, et le joueur qui entoure plus de piliers gagne ; l’égalité est une nulle. Aucune partie ne dure toujours : les sauts usent les sauteurs, et une case prise le reste.</translation>
    </message>
    <message>
      <source>In a swap the man changes its colour. The description only mentions the swap.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Lors d’un échange, le pion change de couleur. La description ne fait que mentionner l’échange.</translation>
    </message>
    <message>
      <source>Pillars block the view, too. The description only says that they block.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Les piliers bloquent la vue aussi. La description dit seulement qu’ils bloquent.</translation>
    </message>
    <message>
      <source>A leaper cannot fly over a safe piece.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Un sauteur ne peut pas voler par-dessus une pièce sûre.</translation>
    </message>
    <message>
      <source>When the player to move has no legal move, the game ends and pillars are counted.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Quand le joueur au trait n’a pas de coup légal, la partie finit et les piliers sont comptés.</translation>
    </message>
    <message>
      <source>Basic strategy for Loops 'n Leaps</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Première stratégie de Loops 'n Leaps</translation>
    </message>
    <message>
      <source>Share your walls</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Partager ses murs</translation>
    </message>
    <message>
      <source>Six men surround one pillar, but ten surround two neighbours. Build chains that run along several pillars, so that the last man closes a loop around three.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Six pions entourent un pilier, mais dix en entourent deux voisins. Bâtissez des chaînes qui longent plusieurs piliers, pour que le dernier pion ferme une boucle autour de trois.</translation>
    </message>
    <message>
      <source>White wins on k8: one man closes a loop around h8, j8 and h10.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Blanc gagne en k8 : un pion ferme une boucle autour de h8, j8 et h10.</translation>
    </message>
    <message>
      <source>See the last man coming</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Voir venir le dernier pion</translation>
    </message>
    <message>
      <source>A chain with one gap around three pillars is a threat, and one man in the gap stops it. Count gaps: a chain with two gaps needs two moves, unless a leap turns men over and fills several at once.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Une chaîne à une lacune autour de trois piliers est une menace, et un pion dans la lacune l’arrête. Comptez les lacunes : une chaîne à deux lacunes demande deux coups, à moins qu’un saut ne retourne des pions et n’en remplisse plusieurs à la fois.</translation>
    </message>
    <message>
      <source>Leapers</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Sauteurs</translation>
    </message>
    <message>
      <source>A leaper appears automatically where you place a man that sees friends along more than half of its open lines. Spread men along lines that meet, and keep the crossing for the moment when you need a leaper. Pillars cut lines.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Un sauteur vient tout seul là où vous posez un pion qui voit des amis sur plus de la moitié de ses lignes ouvertes. Répartissez des pions sur des lignes qui se rencontrent, et gardez le croisement pour le moment où il vous faut un sauteur. Les piliers coupent les lignes.</translation>
    </message>
    <message>
      <source>Lines are in danger, not single men</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Les lignes sont en danger, pas les pions seuls</translation>
    </message>
    <message>
      <source>A leaper that lands on a vacant cell turns every unbroken line between it and another piece of its own. A long line of yours with an enemy at one end invites a leap to the other end. Guard the vacant end or break the line.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Un sauteur qui se pose sur une case vide retourne chaque ligne ininterrompue entre elle et une autre pièce à lui. Une longue ligne à vous avec un ennemi à un bout invite à un saut à l’autre bout. Gardez le bout vide ou coupez la ligne.</translation>
    </message>
    <message>
      <source>White leaps from i8 to i10 and turns five pieces.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Blanc saute de i8 à i10 et retourne cinq pièces.</translation>
    </message>
    <message>
      <source>Loops protect</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Les boucles protègent</translation>
    </message>
    <message>
      <source>A loop around a pillar makes its men, and all men connected with them, safe from landing. So an early loop is a good base. It does not protect from being turned over.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Une boucle autour d’un pilier rend ses pions, et tous ceux qui y tiennent, sûrs contre les prises. Une boucle tôt fermée est donc une bonne base. Elle ne protège pas d’être retourné.</translation>
    </message>
    <message>
      <source>Designed by Mark Steere (November 2008, marksteeregames.com) after his three-dimensional Loophole. At his wish the game keeps its name and its rules here, and he is credited.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Conçu par Mark Steere (novembre 2008, marksteeregames.com) d’après son Loophole en trois dimensions. Selon son souhait, le jeu garde ici son nom et ses règles, et il est cité.</translation>
    </message>
    <message>
      <source>**Goal.** Two different loops of your colour, through the frame and the two windows.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>**But.** Deux boucles différentes de votre couleur, par le cadre et les deux fenêtres.</translation>
    </message>
    <message>
      <source>**Move.** Put one stone on any vacant cell.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>**Coup.** Posez une pierre sur une case vide.</translation>
    </message>
    <message>
      <source>**Click** the cell, in the 3-D view or on the map. The panel beside the board lists the loops of both players.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>**Cliquez** sur la case, dans l’espace ou sur la carte. Le panneau à côté du plateau liste les boucles des deux joueurs.</translation>
    </message>
    <message>
      <source>The board is a rhombus of hexagons, fourteen along each side, with two windows cut out of it. Its two sharp corners are missing too. Columns have letters, rows have numbers from the top: a2 is the first cell of the second row.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Le plateau est un losange d’hexagones, quatorze par côté, dont deux fenêtres sont découpées. Ses deux coins aigus manquent aussi. Les colonnes ont des lettres, les rangées des numéros à partir du haut : a2 est la première case de la deuxième rangée.</translation>
    </message>
    <message>
      <source>The start.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Le début.</translation>
    </message>
    <message>
      <source>Sixty-four stones stand on it from the start. Black's lie along the first and the last row, and directly above and below each window. White's lie along the first and the last column, and directly left and right of each window. The blunt corners, n1 and a14, are ordinary vacant cells. In all, 122 cells are vacant.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Soixante-quatre pierres s’y trouvent dès le début. Celles de Noir sont le long de la première et de la dernière rangée, et juste au-dessus et au-dessous de chaque fenêtre. Celles de Blanc sont le long de la première et de la dernière colonne, et juste à gauche et à droite de chaque fenêtre. Les coins obtus, n1 et a14, sont des cases vides ordinaires. En tout, 122 cases sont vides.</translation>
    </message>
    <message>
      <source>The board is the same for both players: exchanging rows with columns exchanges the colours.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Le plateau est le même pour les deux joueurs : échanger rangées et colonnes échange les couleurs.</translation>
    </message>
    <message>
      <source>Black begins. Place one stone of your colour on any vacant cell. You may not pass, and stones never move or leave the board. A position that is set up may hold any further stones, as long as the sixty-four are in their places.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Noir commence. Posez une pierre de votre couleur sur une case vide. On ne peut pas passer, et les pierres ne bougent jamais ni ne quittent le plateau. Une position composée peut porter d’autres pierres, tant que les soixante-quatre sont à leur place.</translation>
    </message>
    <message>
      <source>Nodes and loops</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Nœuds et boucles</translation>
    </message>
    <message>
      <source>The frame, window 1 (the upper one) and window 2 are the three **nodes**. Each has two lines of starting stones of your colour, on opposite sides, and links them, because in the three-dimensional game your line would go through there.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Le cadre, la fenêtre 1 (celle du haut) et la fenêtre 2 sont les trois **nœuds**. Chacun a deux lignes de pierres de départ de votre couleur, sur des côtés opposés, et les relie, parce que dans le jeu à trois dimensions votre ligne passerait par là.</translation>
    </message>
    <message>
      <source>A **loop** leads from node to node over connected stones of yours and comes back to where it began. It passes through a node once at most, through a group as often as you like.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Une **boucle** mène de nœud en nœud par des pierres reliées à vous et revient où elle a commencé. Elle passe par un nœud une fois au plus, par un groupe aussi souvent que vous voulez.</translation>
    </message>
    <message>
      <source>A line from the first row to the last (for White, from the first column to the last) makes a *loop* through the frame.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Une ligne de la première rangée à la dernière (pour Blanc, de la première colonne à la dernière) fait une *boucle* par le cadre.</translation>
    </message>
    <message>
      <source>A loop through the frame.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Une boucle par le cadre.</translation>
    </message>
    <message>
      <source>So does a line from one side of a window around it to the other side, through that window.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>De même une ligne d’un côté d’une fenêtre autour d’elle jusqu’à l’autre côté, par cette fenêtre.</translation>
    </message>
    <message>
      <source>A loop through window 1.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Une boucle par la fenêtre 1.</translation>
    </message>
    <message>
      <source>Two nodes can make one loop: here from the first row to window 1, through it, and on to the last row, which the frame joins to the first.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Deux nœuds peuvent faire une seule boucle : ici de la première rangée à la fenêtre 1, à travers elle, et jusqu’à la dernière rangée, que le cadre relie à la première.</translation>
    </message>
    <message>
      <source>A loop through the frame and window 1.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Une boucle par le cadre et la fenêtre 1.</translation>
    </message>
    <message>
      <source>All three nodes can make one loop too.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Les trois nœuds aussi peuvent faire une seule boucle.</translation>
    </message>
    <message>
      <source>A loop through all three nodes.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Une boucle par les trois nœuds.</translation>
    </message>
    <message>
      <source>Two loops are distinct when one of them uses a node that the other does not. So two separate lines from the first row to the last count as one loop.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Deux boucles sont distinctes quand l’une utilise un nœud que l’autre n’utilise pas. Deux lignes séparées de la première rangée à la dernière comptent donc pour une boucle.</translation>
    </message>
    <message>
      <source>Not yet won: two lines through the frame are one loop.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Pas encore gagné : deux lignes par le cadre sont une boucle.</translation>
    </message>
    <message>
      <source>You win as soon as you have two distinct loops. Below, Black's last stone at j13 completes a loop through window 2, and one through all three nodes with it; the loop through the frame and window 1 was there before. All loops of the winner are marked: a shortest chain of stones for each, and the winner's starting stones at each of its nodes.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Vous gagnez dès que vous avez deux boucles distinctes. Ci-dessous, la dernière pierre de Noir en j13 complète une boucle par la fenêtre 2, et avec elle une par les trois nœuds ; celle par le cadre et la fenêtre 1 était là avant. Toutes les boucles du gagnant sont marquées : pour chacune une chaîne la plus courte de pierres, et les pierres de départ du gagnant à chacun de ses nœuds.</translation>
    </message>
    <message>
      <source>Black has just won at j13.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Noir vient de gagner en j13.</translation>
    </message>
    <message>
      <source>There are no draws. Count how many of your loops are independent, which is to say that none of them is made up of others: when the board is full the two players have three between them, so one has at least two and the other at most one.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Il n’y a pas de nulle. Comptez combien de vos boucles sont indépendantes, c’est-à-dire qu’aucune n’est faite des autres : quand le plateau est plein, les deux joueurs en ont trois à eux deux, l’un en a donc au moins deux et l’autre au plus une.</translation>
    </message>
    <message>
      <source>The author shows his boards in pictures. The size of the board, the places of the windows and the cells of the starting stones are chosen here; frame, windows and stones are linked as in his pictures.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>L’auteur montre ses plateaux en images. La taille du plateau, la place des fenêtres et les cases des pierres de départ sont choisies ici ; cadre, fenêtres et pierres sont liés comme dans ses images.</translation>
    </message>
    <message>
      <source>Basic strategy for Loophole 2D</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Première stratégie de Loophole 2D</translation>
    </message>
    <message>
      <source>Links that cannot be cut</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Des liens qu’on ne peut pas couper</translation>
    </message>
    <message>
      <source>Two of your stones with two vacant cells between them that both touch are as good as linked: if your opponent takes one cell, you take the other. Lines of such links need half of the stones.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Deux de vos pierres avec entre elles deux cases vides que les deux touchent sont liées comme si elles se touchaient : si l’adversaire prend une case, vous prenez l’autre. Des lignes de tels liens demandent la moitié des pierres.</translation>
    </message>
    <message>
      <source>c4 and b6 are linked by b5 and c5.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>c4 et b6 sont liés par b5 et c5.</translation>
    </message>
    <message>
      <source>Other nodes, not more lines</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>D’autres nœuds, pas plus de lignes</translation>
    </message>
    <message>
      <source>A second line through the same nodes is not a second loop. As soon as you have a loop, look for one through another node: around a window, or through it.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Une seconde ligne par les mêmes nœuds n’est pas une seconde boucle. Dès que vous avez une boucle, cherchez-en une par un autre nœud : autour d’une fenêtre, ou à travers elle.</translation>
    </message>
    <message>
      <source>One more stone wins: g10 makes a loop through window 2. A second line through the frame would win nothing.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Une pierre de plus gagne : g10 fait une boucle par la fenêtre 2. Une seconde ligne par le cadre ne gagnerait rien.</translation>
    </message>
    <message>
      <source>Windows save stones</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Les fenêtres économisent des pierres</translation>
    </message>
    <message>
      <source>A window joins your stones above it with those below (for White, left with right). A line that reaches a window continues on its other side for free.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Une fenêtre relie vos pierres au-dessus d’elle à celles du dessous (pour Blanc, la gauche à la droite). Une ligne qui atteint une fenêtre continue de l’autre côté pour rien.</translation>
    </message>
    <message>
      <source>What you cut is yours</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Ce que vous coupez est à vous</translation>
    </message>
    <message>
      <source>On a full board the two players have three independent loops between them. Every loop that you take from your opponent is one for you. So defence is attack: a line of yours from side to side often cuts what runs the other way.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Sur un plateau plein, les deux joueurs ont trois boucles indépendantes à eux deux. Chaque boucle que vous prenez à l’adversaire en est une pour vous. La défense est donc une attaque : une ligne à vous d’un côté à l’autre coupe souvent ce qui va en travers.</translation>
    </message>
    <message>
      <source>The lines of both players want to pass between the windows. Stones there serve loops through the frame, through each window, and through all three.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Les lignes des deux joueurs veulent passer entre les fenêtres. Des pierres là servent aux boucles par le cadre, par chaque fenêtre, et par les trois.</translation>
    </message>
  </context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt" sourcelanguage="en">
  <context>
    <name>ringrealms3d</name>
    <message>
      <source>wins</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>vence</translation>
    </message>
    <message>
      <source>draws</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>empata</translation>
    </message>
    <message>
      <source>loses</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>perde</translation>
    </message>
    <message numerus="yes">
      <source>{seat} to move: {count} playouts in {seconds} s</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>
        <numerusform>Vez do {seat}: {count} simulação em {seconds} s</numerusform>
        <numerusform>Vez do {seat}: {count} simulações em {seconds} s</numerusform>
      </translation>
    </message>
    <message>
      <source>analyse the position after this many moves (default: the last position)</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>analisar a posição depois desse número de lances (padrão: a última posição)</translation>
    </message>
    <message>
      <source>print JSON; with --watch, one object per line</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>imprimir JSON, com --watch um objeto por linha</translation>
    </message>
    <message>
      <source>move</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>lance</translation>
    </message>
    <message>
      <source>chance</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>chance</translation>
    </message>
    <message>
      <source>visits</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>visitas</translation>
    </message>
    <message>
      <source>line</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>linha</translation>
    </message>
    <message>
      <source>find the best moves of a position</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>encontrar os melhores lances de uma posição</translation>
    </message>
    <message>
      <source>Find the best moves of a position: how likely each is to win, how often the search tried it, and the expected line. Of a game, the last position is analysed.</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>Encontra os melhores lances de uma posição: a probabilidade de vitória de cada um, quantas vezes a busca o tentou e a linha esperada. Uma partida é analisada no seu fim.</translation>
    </message>
    <message>
      <source>a variant, such as ring-majority/cube, or a game's file</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>uma variante, como ring-majority/cube, ou o arquivo de uma partida</translation>
    </message>
    <message>
      <source>how many playouts to run, instead of a time</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>quantas simulações, em vez de um tempo</translation>
    </message>
    <message>
      <source>search until the expected line has this many moves, instead of a time</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>buscar até a linha esperada ter tantos lances, em vez de um tempo</translation>
    </message>
    <message>
      <source>let another program that speaks UGI analyse, such as 'my-engine --fast'</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>deixar analisar outro programa que fale UGI, como 'my-engine --fast'</translation>
    </message>
    <message>
      <source>show what is found while the search runs</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>mostrar o que é encontrado enquanto a busca decorre</translation>
    </message>
    <message>
      <source>how long to search (default: {seconds})</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>quanto tempo buscar (padrão: {seconds})</translation>
    </message>
    <message>
      <source>how many moves to show, the best first (default: {lines})</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>quantos lances mostrar, o melhor primeiro (padrão: {lines})</translation>
    </message>
    <message>
      <source>{path} is a game file: name a variant here</source>
      <extracomment>cli/arguments.py</extracomment>
      <translation>{path} é o ficheiro de uma partida: indique aqui uma variante</translation>
    </message>
    <message>
      <source>play Ring Majority on the convex polyhedron in this OBJ, OFF, PLY or STL file; wherever a variant is named, ring-majority/FILE means the same</source>
      <extracomment>cli/arguments.py</extracomment>
      <translation>jogar Ring Majority no poliedro convexo deste arquivo OBJ, OFF, PLY ou STL; onde quer que se nomeie uma variante, ring-majority/ARQUIVO significa o mesmo</translation>
    </message>
    <message>
      <source>the seed for anything random at the start</source>
      <extracomment>cli/arguments.py</extracomment>
      <translation>fixa o que é aleatório no início</translation>
    </message>
    <message>
      <source>the file to write (default: the one that the engine then reads)</source>
      <extracomment>cli/arguments.py</extracomment>
      <translation>o arquivo a gravar (padrão: onde o motor passa a lê-lo)</translation>
    </message>
    <message>
      <source>playouts per move, instead of a time</source>
      <extracomment>cli/arguments.py</extracomment>
      <translation>simulações por lance, em vez de um tempo</translation>
    </message>
    <message>
      <source>a variant, such as ring-majority/cube</source>
      <extracomment>cli/arguments.py</extracomment>
      <translation>uma variante, como ring-majority/cube</translation>
    </message>
    <message>
      <source>print JSON</source>
      <extracomment>cli/arguments.py</extracomment>
      <translation>imprimir JSON</translation>
    </message>
    <message>
      <source>'{text}' is not a whole number from 0 to 2**63 - 1</source>
      <extracomment>cli/arguments.py</extracomment>
      <translation>“{text}” não é um número inteiro de 0 a 2**63 - 1</translation>
    </message>
    <message>
      <source>'{text}' is not a time in seconds, above 0 and up to {most}</source>
      <extracomment>cli/arguments.py</extracomment>
      <translation>“{text}” não é um tempo em segundos, acima de 0 e até {most}</translation>
    </message>
    <message>
      <source>'{text}' is not a length in millimetres</source>
      <extracomment>cli/arguments.py</extracomment>
      <translation>“{text}” não é um comprimento em milímetros</translation>
    </message>
    <message>
      <source>{name}: {text}</source>
      <extracomment>cli/arguments.py</extracomment>
      <translation>{name}: {text}</translation>
    </message>
    <message>
      <source>'{text}' is not a whole number from {least} to {most}</source>
      <extracomment>cli/arguments.py</extracomment>
      <translation>“{text}” não é um número inteiro de {least} a {most}</translation>
    </message>
    <message>
      <source>'{text}' is not a size such as 210x210</source>
      <extracomment>cli/arguments.py</extracomment>
      <translation>“{text}” não é um tamanho como 210x210</translation>
    </message>
    <message>
      <source>print a script for Tab completion in a shell</source>
      <extracomment>cli/completion.py</extracomment>
      <translation>imprimir o que permite a um shell completar comandos</translation>
    </message>
    <message>
      <source>Print a script that lets a shell complete commands, options, variants and files with the Tab key. bash: put it into ~/.bashrc; zsh: into a file _ringrealms3d in a folder of $fpath; fish: into ~/.config/fish/completions/ringrealms3d.fish.</source>
      <extracomment>cli/completion.py</extracomment>
      <translation>Imprime um script com o qual um shell completa comandos, opções, variantes e arquivos com a tecla Tab. bash: coloque-o em ~/.bashrc; zsh: em um arquivo _ringrealms3d de uma pasta de $fpath; fish: em ~/.config/fish/completions/ringrealms3d.fish.</translation>
    </message>
    <message>
      <source>the shell</source>
      <extracomment>cli/completion.py</extracomment>
      <translation>qual shell</translation>
    </message>
    <message>
      <source>print the names of the files as JSON</source>
      <extracomment>cli/convert.py</extracomment>
      <translation>imprimir os nomes dos arquivos em JSON</translation>
    </message>
    <message>
      <source>name one file to write, such as -o game.rrsgf, or - for standard output</source>
      <extracomment>cli/convert.py</extracomment>
      <translation>indique um arquivo a gravar, como -o game.rrsgf, ou - para a saída padrão</translation>
    </message>
    <message>
      <source>convert a game file to another format</source>
      <extracomment>cli/convert.py</extracomment>
      <translation>converter o arquivo de uma partida em outro tipo de arquivo</translation>
    </message>
    <message>
      <source>Read the games in a file and write them in another format, which the new name's extension selects: .txt holds the moves alone; .json and .rrsgf (SGF) hold variations and notes too. Lists what the new file leaves out.</source>
      <extracomment>cli/convert.py</extracomment>
      <translation>Lê as partidas de um arquivo, uma ou várias, e as grava em outro tipo de arquivo. A extensão dos nomes diz qual: .txt guarda só os lances, .json e .rrsgf (SGF) guardam também variações e notas. Informa o que o novo arquivo deixa de fora.</translation>
    </message>
    <message>
      <source>the game file; - is standard input</source>
      <extracomment>cli/convert.py</extracomment>
      <translation>o arquivo da partida; - é a entrada padrão</translation>
    </message>
    <message>
      <source>the file to write; - is standard output</source>
      <extracomment>cli/convert.py</extracomment>
      <translation>o arquivo a gravar; - é a saída padrão</translation>
    </message>
    <message>
      <source>the same as OUTPUT</source>
      <extracomment>cli/convert.py</extracomment>
      <translation>o mesmo que OUTPUT</translation>
    </message>
    <message>
      <source>of a file with several games, take only this one, counted from 1</source>
      <extracomment>cli/convert.py</extracomment>
      <translation>de um arquivo com várias partidas apenas esta, contada a partir de 1</translation>
    </message>
    <message>
      <source>--to is for standard output: the extension of {path} selects the format</source>
      <extracomment>cli/convert.py</extracomment>
      <translation>--to é para a saída padrão: a extensão de {path} já o diz</translation>
    </message>
    <message>
      <source>the format of standard output (default: {kind})</source>
      <extracomment>cli/convert.py</extracomment>
      <translation>o tipo do que vai para a saída padrão (padrão: {kind})</translation>
    </message>
    <message>
      <source>system</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>sistema</translation>
    </message>
    <message>
      <source>packages</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>pacotes</translation>
    </message>
    <message>
      <source>drawing libraries</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>bibliotecas de desenho</translation>
    </message>
    <message>
      <source>window libraries</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>bibliotecas de janela</translation>
    </message>
    <message>
      <source>display</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>tela</translation>
    </message>
    <message>
      <source>folders</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>pastas</translation>
    </message>
    <message>
      <source>settings</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>configurações</translation>
    </message>
    <message>
      <source>saved games</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>partidas guardadas</translation>
    </message>
    <message>
      <source>log</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>registro</translation>
    </message>
    <message>
      <source>kernel cache</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>cache de kernels</translation>
    </message>
    <message>
      <source>{version} in {folder}</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>{version} em {folder}</translation>
    </message>
    <message>
      <source>{command}   (Debian and Ubuntu)</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>{command}   (Debian e Ubuntu)</translation>
    </message>
    <message>
      <source>install an OpenGL 3.2 driver (Debian and Ubuntu: sudo apt-get install libgl1-mesa-dri)</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>instalar um driver de OpenGL 3.2 (Debian e Ubuntu: sudo apt-get install libgl1-mesa-dri)</translation>
    </message>
    <message numerus="yes">
      <source>{state}, {count} files cannot be read</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>
        <numerusform>{state}, {count} arquivo não pode ser lido</numerusform>
        <numerusform>{state}, {count} arquivos não podem ser lidos</numerusform>
      </translation>
    </message>
    <message>
      <source>delete {folder}: it is filled again when needed</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>apagar {folder}: a pasta se enche de novo quando preciso</translation>
    </message>
    <message>
      <source>ok</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>ok</translation>
    </message>
    <message>
      <source>FIX</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>FALTA</translation>
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
        <numerusform>{count} encontrada</numerusform>
        <numerusform>todas as {count} encontradas</numerusform>
      </translation>
    </message>
    <message>
      <source>missing: {names}</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>faltam: {names}</translation>
    </message>
    <message>
      <source>exit code {code}</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>código de saída {code}</translation>
    </message>
    <message>
      <source>log in to a desktop, or run under xvfb-run; render needs no display</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>entrar em uma área de trabalho ou executar com xvfb-run; render não precisa de tela</translation>
    </message>
    <message>
      <source>check what is missing here and say how to fix it</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>dizer o que falta aqui e como resolver</translation>
    </message>
    <message>
      <source>Check everything that the program needs: packages, system libraries, OpenGL, display, and the folders that it writes to. Exit code 1 if something is missing.</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>Verifica tudo de que o programa precisa aqui: pacotes, bibliotecas do sistema, OpenGL, tela e as pastas em que grava. Código de saída 1 se faltar algo.</translation>
    </message>
    <message>
      <source>Everything is in place.</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>Está tudo no lugar.</translation>
    </message>
    <message>
      <source>cannot be checked without {name}</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>não podem ser examinadas sem {name}</translation>
    </message>
    <message>
      <source>no picture within {seconds} s</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>nenhuma imagem em {seconds} s</translation>
    </message>
    <message>
      <source>nothing can be drawn: {reason}</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>não é possível desenhar nada: {reason}</translation>
    </message>
    <message>
      <source>the desktop's display</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>a da área de trabalho</translation>
    </message>
    <message>
      <source>set HOME (or XDG_CONFIG_HOME and the like) to a folder that you may write to</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>fazer HOME (ou XDG_CONFIG_HOME e similares) indicar uma pasta em que você possa gravar</translation>
    </message>
    <message>
      <source>{path}: {error}</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>{path}: {error}</translation>
    </message>
    <message>
      <source>Home: {home}, bugs: {bugs}</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>Página: {home}, erros: {bugs}</translation>
    </message>
    <message>
      <source>Something is missing; see {mark} above.</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>Falta algo; veja {mark} acima.</translation>
    </message>
    <message>
      <source>see packages</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>veja pacotes</translation>
    </message>
    <message>
      <source>show the position after this many moves (default: the last position); films of games and pages always contain the whole game</source>
      <extracomment>cli/export.py</extracomment>
      <translation>mostrar a posição depois desse número de lances (padrão: o último); filmes de partidas e páginas trazem sempre a partida inteira</translation>
    </message>
    <message>
      <source>write a game or position as a picture, drawing, model, film or page</source>
      <extracomment>cli/export.py</extracomment>
      <translation>gravar uma partida ou posição como imagem, desenho, modelo, filme ou página</translation>
    </message>
    <message>
      <source>Write a position or a whole game to a file for other programs, printers or browsers. The file's extension selects the format; --kinds lists all kinds. No display is needed. 'render' is another name of this command.</source>
      <extracomment>cli/export.py</extracomment>
      <translation>Grava uma posição ou uma partida inteira em um arquivo para outros programas, impressoras ou navegadores. A extensão escolhe o formato; --kinds lista todos os tipos. Não é preciso tela. “render” é outro nome deste comando.</translation>
    </message>
    <message>
      <source>the file to write (default: board.png)</source>
      <extracomment>cli/export.py</extracomment>
      <translation>o arquivo a gravar (padrão: board.png)</translation>
    </message>
    <message>
      <source>the kind of file, if the extension allows several</source>
      <extracomment>cli/export.py</extracomment>
      <translation>o que gravar, quando a extensão deixa escolha</translation>
    </message>
    <message>
      <source>list the kinds of export and exit</source>
      <extracomment>cli/export.py</extracomment>
      <translation>listar os tipos de exportação e sair</translation>
    </message>
    <message>
      <source>printing and folding</source>
      <extracomment>cli/export.py</extracomment>
      <translation>para imprimir e dobrar</translation>
    </message>
    <message>
      <source>films</source>
      <extracomment>cli/export.py</extracomment>
      <translation>filmes</translation>
    </message>
    <message>
      <source>print the progress in percent, line by line</source>
      <extracomment>cli/export.py</extracomment>
      <translation>mostrar o progresso, em porcentagem, linha a linha</translation>
    </message>
    <message>
      <source>name the variant of the position or the moves, such as ring-majority/cube</source>
      <extracomment>cli/first_game.py</extracomment>
      <translation>indique a variante da posição ou dos lances, como ring-majority/cube</translation>
    </message>
    <message>
      <source>start from this position</source>
      <extracomment>cli/first_game.py</extracomment>
      <translation>começar desta posição</translation>
    </message>
    <message>
      <source>the moves so far, such as "f1 e3 v7"</source>
      <extracomment>cli/first_game.py</extracomment>
      <translation>os lances até agora, como "f1 e3 v7"</translation>
    </message>
    <message numerus="yes">
      <source>--at {ply}: the game has {count} moves</source>
      <extracomment>cli/first_game.py</extracomment>
      <translation>
        <numerusform>--at {ply}: a partida tem {count} lance</numerusform>
        <numerusform>--at {ply}: a partida tem {count} lances</numerusform>
      </translation>
    </message>
    <message>
      <source>{path} holds a whole game: leave out {name}</source>
      <extracomment>cli/first_game.py</extracomment>
      <translation>{path} contém uma partida inteira: omita {name}</translation>
    </message>
    <message>
      <source>move {number} '{text}': {error}</source>
      <extracomment>cli/first_game.py</extracomment>
      <translation>lance {number} “{text}”: {error}</translation>
    </message>
    <message>
      <source>standard input is closed</source>
      <extracomment>cli/game_input.py</extracomment>
      <translation>a entrada padrão está fechada</translation>
    </message>
    <message>
      <source>The boards of this program</source>
      <extracomment>cli/games.py</extracomment>
      <translation>Os tabuleiros deste programa</translation>
    </message>
    <message>
      <source>{title} ({seat} moves first)</source>
      <extracomment>cli/games.py</extracomment>
      <translation>{title} ({seat} começa)</translation>
    </message>
    <message>
      <source>{title}, {count} places</source>
      <extracomment>cli/games.py</extracomment>
      <translation>{title}, {count} casas</translation>
    </message>
    <message>
      <source>list the games and their variants</source>
      <extracomment>cli/games.py</extracomment>
      <translation>listar os jogos e suas variantes</translation>
    </message>
    <message>
      <source>List the games with their designers, goals, variants and boards, and the installed games.</source>
      <extracomment>cli/games.py</extracomment>
      <translation>Lista os jogos com autores, objetivos, variantes e tabuleiros, e os jogos instalados.</translation>
    </message>
    <message>
      <source>switch this installed game off</source>
      <extracomment>cli/games.py</extracomment>
      <translation>dispensar este jogo instalado</translation>
    </message>
    <message>
      <source>switch this installed game on again</source>
      <extracomment>cli/games.py</extracomment>
      <translation>voltar a usar este jogo instalado</translation>
    </message>
    <message>
      <source>print a game's rules, or list the games</source>
      <extracomment>cli/games.py</extracomment>
      <translation>imprimir as regras de um jogo, ou os jogos que existem</translation>
    </message>
    <message>
      <source>Print a game's rules and its boards; without a game, list the games.</source>
      <extracomment>cli/games.py</extracomment>
      <translation>Imprime as regras de um jogo e seus tabuleiros; sem indicar um jogo, lista os jogos.</translation>
    </message>
    <message>
      <source>such as ring-majority</source>
      <extracomment>cli/games.py</extracomment>
      <translation>como ring-majority</translation>
    </message>
    <message>
      <source>{title}, by {designer} ({seat} moves first)</source>
      <extracomment>cli/games.py</extracomment>
      <translation>{title}, de {designer} ({seat} começa)</translation>
    </message>
    <message>
      <source>switched off</source>
      <extracomment>cli/games.py</extracomment>
      <translation>desligado</translation>
    </message>
    <message>
      <source>Installed games</source>
      <extracomment>cli/games.py</extracomment>
      <translation>Jogos instalados</translation>
    </message>
    <message>
      <source>{text} (game {number}; {count} of {total} games are incomplete)</source>
      <extracomment>cli/left_out.py</extracomment>
      <translation>{text} (partida {number}; {count} de {total} partidas não estão inteiras)</translation>
    </message>
    <message numerus="yes">
      <source>{count} games added</source>
      <extracomment>cli/library.py</extracomment>
      <translation>
        <numerusform>{count} partida adicionada</numerusform>
        <numerusform>{count} partidas adicionadas</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} games restored</source>
      <extracomment>cli/library.py</extracomment>
      <translation>
        <numerusform>{count} partida recuperada</numerusform>
        <numerusform>{count} partidas recuperadas</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{lost} of {count} games in {path} cannot be read</source>
      <extracomment>cli/library.py</extracomment>
      <translation>
        <numerusform>não se pode ler em {path}: {lost} de {count} partida</numerusform>
        <numerusform>não se podem ler em {path}: {lost} de {count} partidas</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{done} of {count} games</source>
      <extracomment>cli/library.py</extracomment>
      <translation>
        <numerusform>{done} de {count} partida</numerusform>
        <numerusform>{done} de {count} partidas</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} already known</source>
      <extracomment>cli/library.py</extracomment>
      <translation>
        <numerusform>{count} já conhecida</numerusform>
        <numerusform>{count} já conhecidas</numerusform>
      </translation>
    </message>
    <message>
      <source>there is no library {path}</source>
      <extracomment>cli/library.py</extracomment>
      <translation>não existe a biblioteca {path}</translation>
    </message>
    <message>
      <source>name a tag to --add or to --remove</source>
      <extracomment>cli/library.py</extracomment>
      <translation>indique uma etiqueta com --add ou --remove</translation>
    </message>
    <message numerus="yes">
      <source>{count} games</source>
      <extracomment>cli/library.py</extracomment>
      <translation>
        <numerusform>{count} partida</numerusform>
        <numerusform>{count} partidas</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{done} of {count} files</source>
      <extracomment>cli/library.py</extracomment>
      <translation>
        <numerusform>{done} de {count} arquivo</numerusform>
        <numerusform>{done} de {count} arquivos</numerusform>
      </translation>
    </message>
    <message>
      <source>there are no deleted games to bring back</source>
      <extracomment>cli/library.py</extracomment>
      <translation>nada foi excluído que possa ser recuperado</translation>
    </message>
    <message>
      <source>list, search, import and export kept games</source>
      <extracomment>cli/library.py</extracomment>
      <translation>listar, procurar, importar e exportar as partidas guardadas</translation>
    </message>
    <message>
      <source>The library keeps games in one file. You can list, search, tag, import, export, count and delete them. Search by player, result, date, tag or position.</source>
      <extracomment>cli/library.py</extracomment>
      <translation>A biblioteca guarda as partidas em um arquivo. É possível listá-las, buscá-las, etiquetá-las, importá-las, exportá-las, contá-las e excluí-las. A busca pode ser por jogadores, resultados, datas, etiquetas ou posições.</translation>
    </message>
    <message>
      <source>action</source>
      <extracomment>cli/library.py</extracomment>
      <translation>ação</translation>
    </message>
    <message>
      <source>list the games, or those that match</source>
      <extracomment>cli/library.py</extracomment>
      <translation>listar as partidas, ou as que correspondem</translation>
    </message>
    <message>
      <source>List the games that match all conditions, the most recent first or sorted; without a condition, all. A position is found however it is turned or mirrored, and whichever moves led to it. 'search' is another name of this command.</source>
      <extracomment>cli/library.py</extracomment>
      <translation>Lista as partidas que cumprem todas as condições, a mais recente primeiro ou ordenadas; sem condição, todas. Uma posição é encontrada mesmo girada ou espelhada, e quaisquer que sejam os lances que levaram a ela. “search” é outro nome deste comando.</translation>
    </message>
    <message>
      <source>add tags to games, and remove them</source>
      <extracomment>cli/library.py</extracomment>
      <translation>adicionar etiquetas a partidas e removê-las</translation>
    </message>
    <message>
      <source>Add tags to games and remove others. A tag is any text without a comma; a game can have many. JSON and SGF files keep them. Games are named by their numbers, or by conditions.</source>
      <extracomment>cli/library.py</extracomment>
      <translation>Adiciona etiquetas a partidas e remove outras. Uma etiqueta é qualquer texto sem vírgula; uma partida pode ter muitas, e elas são gravadas com ela em JSON e SGF. As partidas são indicadas pelos seus números ou por condições.</translation>
    </message>
    <message>
      <source>a tag to add; can be repeated</source>
      <extracomment>cli/library.py</extracomment>
      <translation>uma etiqueta que elas recebem; pode ser repetida</translation>
    </message>
    <message>
      <source>a tag to remove; can be repeated</source>
      <extracomment>cli/library.py</extracomment>
      <translation>uma etiqueta que elas perdem; pode ser repetida</translation>
    </message>
    <message>
      <source>list all tags</source>
      <extracomment>cli/library.py</extracomment>
      <translation>listar todas as etiquetas</translation>
    </message>
    <message>
      <source>List all tags and how many games have each.</source>
      <extracomment>cli/library.py</extracomment>
      <translation>Lista todas as etiquetas, com o número de partidas de cada uma.</translation>
    </message>
    <message>
      <source>add the games in files and folders</source>
      <extracomment>cli/library.py</extracomment>
      <translation>adicionar as partidas de arquivos e pastas</translation>
    </message>
    <message>
      <source>Add the games in files, in all game files within folders and on standard input (-), each only once. Files without a game are named and skipped; the exit code is then 2. Ctrl+C stops; games already added stay, and the same command resumes.</source>
      <extracomment>cli/library.py</extracomment>
      <translation>Adiciona as partidas de arquivos, de todos os arquivos de partidas dentro de pastas e da entrada padrão (-), cada uma só uma vez. Um arquivo sem partida é indicado e não interrompe nada; nesse caso o código de saída é 2. Ctrl+C interrompe; o que foi adicionado fica, e o mesmo comando continua.</translation>
    </message>
    <message>
      <source>a file, a folder, or -</source>
      <extracomment>cli/library.py</extracomment>
      <translation>um arquivo, uma pasta ou -</translation>
    </message>
    <message>
      <source>write games to files</source>
      <extracomment>cli/library.py</extracomment>
      <translation>gravar partidas em arquivos</translation>
    </message>
    <message>
      <source>Write games to one file, whose extension selects the format, or to a folder, each as JSON, which keeps everything. Games are named by their numbers, or by conditions.</source>
      <extracomment>cli/library.py</extracomment>
      <translation>Grava partidas em um arquivo, cuja extensão diz o formato, ou em uma pasta, cada uma em JSON, que não deixa nada de fora. As partidas são indicadas pelos seus números ou por condições.</translation>
    </message>
    <message>
      <source>the file or folder</source>
      <extracomment>cli/library.py</extracomment>
      <translation>o arquivo ou a pasta</translation>
    </message>
    <message>
      <source>show how the games ended, and your rating</source>
      <extracomment>cli/library.py</extracomment>
      <translation>dizer como as partidas terminaram, e o seu rating</translation>
    </message>
    <message>
      <source>Show how the games of each variant ended and how long they were, your results against each level, your rating in each game, and your last rated games.</source>
      <extracomment>cli/library.py</extracomment>
      <translation>Diz como terminaram as partidas de cada variante e quanto duraram, como foram as suas contra cada nível, o seu rating em cada jogo e as últimas partidas ranqueadas.</translation>
    </message>
    <message>
      <source>delete games</source>
      <extracomment>cli/library.py</extracomment>
      <translation>excluir partidas</translation>
    </message>
    <message>
      <source>Delete all the named games, or none if one of them does not exist. Games are named by their numbers, or by conditions. For 30 days 'library undelete' brings them back.</source>
      <extracomment>cli/library.py</extracomment>
      <translation>Exclui todas as partidas indicadas, ou nenhuma se uma delas não existir. As partidas são indicadas pelos seus números ou por condições. Durante 30 dias, “library undelete” as recupera.</translation>
    </message>
    <message>
      <source>bring back deleted games</source>
      <extracomment>cli/library.py</extracomment>
      <translation>recuperar partidas excluídas</translation>
    </message>
    <message>
      <source>Bring back the games deleted last, or those of an earlier deletion, under their old numbers. A deletion is final after 30 days. --list shows the deletions.</source>
      <extracomment>cli/library.py</extracomment>
      <translation>Recupera com seus números as partidas excluídas por último, ou as de uma exclusão anterior. Uma exclusão é definitiva após 30 dias. --list mostra as outras.</translation>
    </message>
    <message>
      <source>the number of a deletion, as --list shows it (default: the last one)</source>
      <extracomment>cli/library.py</extracomment>
      <translation>o número de uma exclusão, como --list o mostra (padrão: a última)</translation>
    </message>
    <message>
      <source>only list the deletions</source>
      <extracomment>cli/library.py</extracomment>
      <translation>apenas listar as exclusões</translation>
    </message>
    <message>
      <source>bring back the games of a damaged library</source>
      <extracomment>cli/library.py</extracomment>
      <translation>recuperar as partidas de uma biblioteca danificada</translation>
    </message>
    <message>
      <source>Add the games that can still be read in a damaged library, each once; the damaged file stays as it is. The exit code is 2 if some of its games cannot be read.</source>
      <extracomment>cli/library.py</extracomment>
      <translation>Adicionar as partidas que podem ser lidas em uma biblioteca danificada que foi posta de lado, cada uma uma vez; esse arquivo fica como está. O código de saída é 2 se algumas de suas partidas não puderem ser lidas.</translation>
    </message>
    <message>
      <source>the damaged file (default: the last one)</source>
      <extracomment>cli/library.py</extracomment>
      <translation>o arquivo danificado (padrão: o último posto de lado)</translation>
    </message>
    <message>
      <source>reverse the order: Z first, or the oldest</source>
      <extracomment>cli/library.py</extracomment>
      <translation>ordenar ao contrário: Z primeiro, ou as mais antigas</translation>
    </message>
    <message>
      <source>print only the games' numbers</source>
      <extracomment>cli/library.py</extracomment>
      <translation>imprimir só os números das partidas</translation>
    </message>
    <message>
      <source>a game's number, as list shows it</source>
      <extracomment>cli/library.py</extracomment>
      <translation>o número de uma partida, como list o mostra</translation>
    </message>
    <message numerus="yes">
      <source>{count} games tagged</source>
      <extracomment>cli/library.py</extracomment>
      <translation>
        <numerusform>{count} partida etiquetada</numerusform>
        <numerusform>{count} partidas etiquetadas</numerusform>
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
        <numerusform>{count} partida apagada</numerusform>
        <numerusform>{count} partidas apagadas</numerusform>
      </translation>
    </message>
    <message>
      <source>'ringrealms3d library undelete' brings back what was deleted last</source>
      <extracomment>cli/library.py</extracomment>
      <translation>“ringrealms3d library undelete” recupera o que foi excluído por último</translation>
    </message>
    <message>
      <source>a library other than the program's own: a file whose name ends in .sqlite</source>
      <extracomment>cli/library.py</extracomment>
      <translation>outra biblioteca que não a do programa, um arquivo cujo nome termina em .sqlite</translation>
    </message>
    <message>
      <source>how many at most (default: {shown} in a table, otherwise all)</source>
      <extracomment>cli/library.py</extracomment>
      <translation>quantas no máximo (padrão: {shown} em uma tabela, senão todas)</translation>
    </message>
    <message>
      <source>sort by {columns} (default: begun)</source>
      <extracomment>cli/library.py</extracomment>
      <translation>ordenar por {columns} (padrão: begun)</translation>
    </message>
    <message>
      <source>--position needs --game with a variant, such as loop/mini</source>
      <extracomment>cli/library_query.py</extracomment>
      <translation>--position precisa de --game com uma variante, como loop/mini</translation>
    </message>
    <message>
      <source>name games by their numbers, or by conditions such as --game loop</source>
      <extracomment>cli/library_query.py</extracomment>
      <translation>indique partidas pelos seus números, ou por condições como --game loop</translation>
    </message>
    <message>
      <source>no game matches these conditions</source>
      <extracomment>cli/library_query.py</extracomment>
      <translation>nenhuma partida cumpre estas condições</translation>
    </message>
    <message>
      <source>a game such as loop, or loop/mini</source>
      <extracomment>cli/library_query.py</extracomment>
      <translation>um jogo, como loop, ou loop/mini</translation>
    </message>
    <message>
      <source>a position that the game reached</source>
      <extracomment>cli/library_query.py</extracomment>
      <translation>uma posição que ocorreu na partida</translation>
    </message>
    <message>
      <source>part of a player's name, or person, or 'level 4'</source>
      <extracomment>cli/library_query.py</extracomment>
      <translation>uma parte do nome de um jogador, ou person, ou 'level 4'</translation>
    </message>
    <message>
      <source>part of the name of its event or place</source>
      <extracomment>cli/library_query.py</extracomment>
      <translation>uma parte do nome do evento ou do lugar</translation>
    </message>
    <message>
      <source>the first day, such as 2026-11-24, today or yesterday</source>
      <extracomment>cli/library_query.py</extracomment>
      <translation>o primeiro dia, como 2026-11-24, today ou yesterday</translation>
    </message>
    <message>
      <source>the last day</source>
      <extracomment>cli/library_query.py</extracomment>
      <translation>o último dia</translation>
    </message>
    <message>
      <source>how many moves: 10, at least 10 (10-), or from 10 to 40 (10-40)</source>
      <extracomment>cli/library_query.py</extracomment>
      <translation>quantos lances: 10, no mínimo 10 (10-) ou de 10 a 40 (10-40)</translation>
    </message>
    <message>
      <source>a tag that the game has; can be repeated for games with all of them</source>
      <extracomment>cli/library_query.py</extracomment>
      <translation>uma etiqueta da partida; pode ser repetida, para partidas com todas</translation>
    </message>
    <message>
      <source>rated games only</source>
      <extracomment>cli/library_query.py</extracomment>
      <translation>só partidas ranqueadas</translation>
    </message>
    <message>
      <source>who won: {endings}</source>
      <extracomment>cli/library_query.py</extracomment>
      <translation>quem venceu: {endings}</translation>
    </message>
    <message>
      <source>'{text}' is not a range of lengths such as 10-40</source>
      <extracomment>cli/library_query.py</extracomment>
      <translation>“{text}” não é um intervalo de comprimentos como 10-40</translation>
    </message>
    <message>
      <source>'{text}' is not a date such as 2026-11-24</source>
      <extracomment>cli/library_query.py</extracomment>
      <translation>“{text}” não é uma data como 2026-11-24</translation>
    </message>
    <message>
      <source>id</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>n.º</translation>
    </message>
    <message>
      <source>variant</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>variante</translation>
    </message>
    <message>
      <source>begun</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>início</translation>
    </message>
    <message>
      <source>first</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>primeiro</translation>
    </message>
    <message>
      <source>second</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>segundo</translation>
    </message>
    <message>
      <source>result</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>resultado</translation>
    </message>
    <message>
      <source>moves</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>lances</translation>
    </message>
    <message>
      <source>event</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>evento</translation>
    </message>
    <message>
      <source>place</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>lugar</translation>
    </message>
    <message>
      <source>tags</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>etiquetas</translation>
    </message>
    <message>
      <source>deletion</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>exclusão</translation>
    </message>
    <message>
      <source>deleted</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>excluídas</translation>
    </message>
    <message>
      <source>games</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>partidas</translation>
    </message>
    <message>
      <source>ended</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>terminadas</translation>
    </message>
    <message>
      <source>first won</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>o primeiro venceu</translation>
    </message>
    <message>
      <source>drawn</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>empate</translation>
    </message>
    <message>
      <source>mean length</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>duração média</translation>
    </message>
    <message>
      <source>person against</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>pessoa contra</translation>
    </message>
    <message>
      <source>won</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>gan.</translation>
    </message>
    <message>
      <source>losses</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>perd.</translation>
    </message>
    <message>
      <source>rating in</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>rating em</translation>
    </message>
    <message>
      <source>rated games</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>partidas ranqueadas</translation>
    </message>
    <message>
      <source>the library has no games</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>a biblioteca não tem partidas</translation>
    </message>
    <message>
      <source>person</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>pessoa</translation>
    </message>
    <message>
      <source>rated</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>ranqueada</translation>
    </message>
    <message>
      <source>game</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>jogo</translation>
    </message>
    <message>
      <source>level {n}</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>nível {n}</translation>
    </message>
    <message>
      <source>level {level} in {game}</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>nível {level} em {game}</translation>
    </message>
    <message>
      <source>--set and --depth-of-field are for photographs: add --quality photo</source>
      <extracomment>cli/look.py</extracomment>
      <translation>--set e --depth-of-field são para fotografias: acrescente --quality photo</translation>
    </message>
    <message>
      <source>pixels, up to 8192 a side (default: 1600x1200)</source>
      <extracomment>cli/look.py</extracomment>
      <translation>pixels, até 8192 por lado (padrão: 1600x1200)</translation>
    </message>
    <message>
      <source>light, dark, colour-blind, high-contrast or black-and-white</source>
      <extracomment>cli/look.py</extracomment>
      <translation>light, dark, colour-blind, high-contrast ou black-and-white</translation>
    </message>
    <message>
      <source>walnut-and-maple, slate-and-brass, porcelain, classic, glass or paint (default: what suits the theme)</source>
      <extracomment>cli/look.py</extracomment>
      <translation>walnut-and-maple, slate-and-brass, porcelain, classic, glass ou paint (padrão: o que combina com o tema)</translation>
    </message>
    <message>
      <source>fast, fine, finest, or photo for a path-traced photograph</source>
      <extracomment>cli/look.py</extracomment>
      <translation>fast, fine, finest, ou photo para uma fotografia por path tracing</translation>
    </message>
    <message>
      <source>where a photograph is taken: studio (the default), table or sky</source>
      <extracomment>cli/look.py</extracomment>
      <translation>onde a fotografia é tirada: studio (padrão), table ou sky</translation>
    </message>
    <message>
      <source>blur a photograph in front of and behind the middle of the board</source>
      <extracomment>cli/look.py</extracomment>
      <translation>deixar a fotografia menos nítida à frente e atrás do centro do tabuleiro</translation>
    </message>
    <message>
      <source>the camera's direction in degrees, such as "30,20"</source>
      <extracomment>cli/look.py</extracomment>
      <translation>a direção da câmera em graus, como "30,20"</translation>
    </message>
    <message>
      <source>draw the board larger</source>
      <extracomment>cli/look.py</extracomment>
      <translation>desenhar o tabuleiro maior</translation>
    </message>
    <message>
      <source>use parallel projection</source>
      <extracomment>cli/look.py</extracomment>
      <translation>usar projeção paralela</translation>
    </message>
    <message>
      <source>take the board apart, from 0 to 1</source>
      <extracomment>cli/look.py</extracomment>
      <translation>separar o tabuleiro, de 0 a 1</translation>
    </message>
    <message>
      <source>draw the layers above this one as shadows</source>
      <extracomment>cli/look.py</extracomment>
      <translation>desenhar como sombras os níveis acima deste</translation>
    </message>
    <message>
      <source>draw the board like glass, to show its far side</source>
      <extracomment>cli/look.py</extracomment>
      <translation>desenhar o tabuleiro como vidro, para mostrar o outro lado</translation>
    </message>
    <message>
      <source>write the names of rows and columns, or of places</source>
      <extracomment>cli/look.py</extracomment>
      <translation>escrever os nomes das fileiras e colunas, ou das casas</translation>
    </message>
    <message>
      <source>leave out the background</source>
      <extracomment>cli/look.py</extracomment>
      <translation>omitir o fundo</translation>
    </message>
    <message>
      <source>leave out the dots that mark legal moves</source>
      <extracomment>cli/look.py</extracomment>
      <translation>omitir os pontos que marcam os lances legais</translation>
    </message>
    <message>
      <source>the pieces' look, such as ribbons or tubes</source>
      <extracomment>cli/look.py</extracomment>
      <translation>a aparência das peças, como ribbons ou tubes</translation>
    </message>
    <message>
      <source>'{text}' is not a size such as 1600x1200</source>
      <extracomment>cli/look.py</extracomment>
      <translation>“{text}” não é um tamanho como 1600x1200</translation>
    </message>
    <message>
      <source>'{text}' is too large</source>
      <extracomment>cli/look.py</extracomment>
      <translation>“{text}” é grande demais</translation>
    </message>
    <message>
      <source>'{text}': azimuth and roll go from -360 to 360, elevation from -90 to 90</source>
      <extracomment>cli/look.py</extracomment>
      <translation>“{text}”: o azimute e o giro vão de -360 a 360, a elevação de -90 a 90</translation>
    </message>
    <message>
      <source>'{text}' is not a zoom from 0.25 to 4</source>
      <extracomment>cli/look.py</extracomment>
      <translation>“{text}” não é uma ampliação de 0.25 a 4</translation>
    </message>
    <message>
      <source>'{text}' is not a number from 0 to 1</source>
      <extracomment>cli/look.py</extracomment>
      <translation>“{text}” não é uma fração de 0 a 1</translation>
    </message>
    <message>
      <source>'{text}' is not the number of a layer</source>
      <extracomment>cli/look.py</extracomment>
      <translation>“{text}” não é o número de um andar</translation>
    </message>
    <message>
      <source>'{text}' is not a view such as 30,20</source>
      <extracomment>cli/look.py</extracomment>
      <translation>“{text}” não é uma vista como 30,20</translation>
    </message>
    <message>
      <source>an internal error, {fault}; please report it at {bugs}</source>
      <extracomment>cli/main.py</extracomment>
      <translation>um erro interno, {fault}; relate-o em {bugs}</translation>
    </message>
    <message>
      <source>{sentence} (the log has more: {path})</source>
      <extracomment>cli/main.py</extracomment>
      <translation>{sentence} (o registro diz mais: {path})</translation>
    </message>
    <message>
      <source>stopped</source>
      <extracomment>cli/main.py</extracomment>
      <translation>interrompido</translation>
    </message>
    <message>
      <source>an internal error, {fault}; please report it at {bugs} (the log has more: {path})</source>
      <extracomment>cli/main.py</extracomment>
      <translation>um erro interno, {fault}; relate-o em {bugs} (o registro tem mais: {path})</translation>
    </message>
    <message>
      <source>Abstract board games on true 3-D boards. Without a command: play.</source>
      <extracomment>cli/main.py</extracomment>
      <translation>Jogos de tabuleiro abstratos em verdadeiros tabuleiros 3-D. Sem comando: play.</translation>
    </message>
    <message>
      <source>show the version and exit</source>
      <extracomment>cli/main.py</extracomment>
      <translation>mostra a versão e termina</translation>
    </message>
    <message>
      <source>command</source>
      <extracomment>cli/main.py</extracomment>
      <translation>comando</translation>
    </message>
    <message>
      <source>{old} is deprecated: use {new}</source>
      <extracomment>cli/main.py</extracomment>
      <translation>{old} vai desaparecer: escreva {new}</translation>
    </message>
    <message>
      <source>'{name}' is not an id: write it like my-game</source>
      <extracomment>cli/new_game.py</extracomment>
      <translation>“{name}” não é um identificador: escreva-o como my-game</translation>
    </message>
    <message>
      <source>a game '{uid}' already exists</source>
      <extracomment>cli/new_game.py</extracomment>
      <translation>já há um jogo “{uid}”</translation>
    </message>
    <message>
      <source>start a game of your own</source>
      <extracomment>cli/new_game.py</extracomment>
      <translation>começar um jogo próprio</translation>
    </message>
    <message>
      <source>Write a package with a small game, its rules and a test, to change into a game of your own. pip install --editable makes the program find it.</source>
      <extracomment>cli/new_game.py</extracomment>
      <translation>Escreve um pacote com um jogo pequeno, as suas regras e um teste, para transformar num jogo próprio. Com pip install --editable o programa o encontra.</translation>
    </message>
    <message>
      <source>the game's id: small letters, digits and hyphens</source>
      <extracomment>cli/new_game.py</extracomment>
      <translation>o identificador do jogo: letras minúsculas, algarismos e hífens</translation>
    </message>
    <message>
      <source>the folder to write (default: the name)</source>
      <extracomment>cli/new_game.py</extracomment>
      <translation>a pasta a escrever (padrão: o nome)</translation>
    </message>
    <message>
      <source>install it with: {command}</source>
      <extracomment>cli/new_game.py</extracomment>
      <translation>instalar com: {command}</translation>
    </message>
    <message>
      <source>the output cannot be written: {reason}</source>
      <extracomment>cli/output.py</extracomment>
      <translation>não é possível gravar a saída: {reason}</translation>
    </message>
    <message>
      <source>argument {name}: {reason}</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>argumento {name}: {reason}</translation>
    </message>
    <message>
      <source>the following arguments are required: {names}</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>os seguintes argumentos são necessários: {names}</translation>
    </message>
    <message>
      <source>unrecognized arguments: {names}</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>argumentos desconhecidos: {names}</translation>
    </message>
    <message>
      <source>one of the arguments {names} is required</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>é necessário um dos argumentos {names}</translation>
    </message>
    <message>
      <source>not allowed with argument {name}</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>não é permitido com o argumento {name}</translation>
    </message>
    <message>
      <source>invalid choice: {value} (choose from {choices})</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>escolha inválida: {value} (escolha entre {choices})</translation>
    </message>
    <message>
      <source>invalid {kind} value: {value}</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>valor inválido para {kind}: {value}</translation>
    </message>
    <message>
      <source>ambiguous option: {name} could match {matches}</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>opção ambígua: {name} pode ser {matches}</translation>
    </message>
    <message>
      <source>ignored explicit argument {value}</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>valor inesperado {value}</translation>
    </message>
    <message>
      <source>expected one argument</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>espera-se um valor</translation>
    </message>
    <message>
      <source>usage: </source>
      <extracomment>cli/parser.py</extracomment>
      <translation>uso: </translation>
    </message>
    <message>
      <source>positional arguments</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>argumentos</translation>
    </message>
    <message>
      <source>options</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>opções</translation>
    </message>
    <message>
      <source>show this help message and exit</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>mostra esta ajuda e sai</translation>
    </message>
    <message>
      <source>{sentence}; did you mean {name}?</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>{sentence}; queria dizer {name}?</translation>
    </message>
    <message>
      <source>see {command} for more</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>{command} diz mais</translation>
    </message>
    <message>
      <source>print only results and errors</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>imprimir só resultados e erros</translation>
    </message>
    <message>
      <source>'{word}' is not one of the choices; did you mean '{name}'?</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>“{word}” não é nenhuma das opções; queria dizer “{name}”?</translation>
    </message>
    <message>
      <source>example</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>exemplo</translation>
    </message>
    <message>
      <source>Play in this terminal instead? [Y/n]</source>
      <extracomment>cli/play.py</extracomment>
      <translation>Jogar neste terminal em vez disso? [S/n]</translation>
    </message>
    <message>
      <source>open the window</source>
      <extracomment>cli/play.py</extracomment>
      <translation>abrir a janela</translation>
    </message>
    <message>
      <source>Open the window with a board ready to play, a position, or a game.</source>
      <extracomment>cli/play.py</extracomment>
      <translation>Abre a janela com um tabuleiro pronto para jogar, uma posição ou uma partida.</translation>
    </message>
    <message>
      <source>a variant, such as ring-majority/cube, or a game's file (default: the start page)</source>
      <extracomment>cli/play.py</extracomment>
      <translation>uma variante, como ring-majority/cube, ou o arquivo de uma partida (padrão: a página inicial)</translation>
    </message>
    <message>
      <source>show every board as a map, without OpenGL</source>
      <extracomment>cli/play.py</extracomment>
      <translation>mostrar cada tabuleiro por seu mapa, que não usa OpenGL</translation>
    </message>
    <message>
      <source>No window can open here: {problem}.</source>
      <extracomment>cli/play.py</extracomment>
      <translation>Nenhuma janela pode ser aberta aqui: {problem}.</translation>
    </message>
    <message>
      <source>y yes</source>
      <extracomment>cli/play.py</extracomment>
      <translation>s sim</translation>
    </message>
    <message>
      <source>--resume continues the unfinished game: name no other game with it</source>
      <extracomment>cli/play_text.py</extracomment>
      <translation>--resume continua a partida guardada: não indique outra junto</translation>
    </message>
    <message>
      <source>name a variant, such as ring-majority/cube, or use --resume</source>
      <extracomment>cli/play_text.py</extracomment>
      <translation>indique uma variante, como ring-majority/cube, ou use --resume</translation>
    </message>
    <message>
      <source>{path} holds a whole game: leave out --seed</source>
      <extracomment>cli/play_text.py</extracomment>
      <translation>{path} contém uma partida inteira: omita --seed</translation>
    </message>
    <message>
      <source>there is no unfinished game</source>
      <extracomment>cli/play_text.py</extracomment>
      <translation>não há partida inacabada</translation>
    </message>
    <message>
      <source>play in the terminal</source>
      <extracomment>cli/play_text.py</extracomment>
      <translation>jogar no terminal</translation>
    </message>
    <message>
      <source>Play in the terminal: the board as text, moves typed. The game is saved after every move, and --resume continues it.</source>
      <extracomment>cli/play_text.py</extracomment>
      <translation>Joga no terminal: o tabuleiro como texto, os lances digitados. A partida é guardada em um arquivo depois de cada lance, para que --resume possa continuá-la.</translation>
    </message>
    <message>
      <source>the sides that the computer plays (default: second)</source>
      <extracomment>cli/play_text.py</extracomment>
      <translation>os lados que o computador joga (padrão: second)</translation>
    </message>
    <message>
      <source>1 to 10 (default: 3)</source>
      <extracomment>cli/play_text.py</extracomment>
      <translation>1 a 10 (padrão: 3)</translation>
    </message>
    <message>
      <source>continue the unfinished game</source>
      <extracomment>cli/play_text.py</extracomment>
      <translation>continuar a partida inacabada</translation>
    </message>
    <message>
      <source>{error}; the file is kept as {place}</source>
      <extracomment>cli/play_text.py</extracomment>
      <translation>{error}; o arquivo é guardado como {place}</translation>
    </message>
    <message>
      <source>An unfinished game is saved in {kept}; replay shows it.</source>
      <extracomment>cli/play_text.py</extracomment>
      <translation>Uma partida inacabada está guardada em {kept}; replay a mostra.</translation>
    </message>
    <message>
      <source>Several games are unfinished; this is the latest, {path}.</source>
      <extracomment>cli/play_text.py</extracomment>
      <translation>Há várias partidas guardadas; esta é a mais recente, {path}.</translation>
    </message>
    <message numerus="yes">
      <source>{uid}, {count} moves: {how_it_stands}</source>
      <extracomment>cli/replay.py</extracomment>
      <translation>
        <numerusform>{uid}, {count} lance: {how_it_stands}</numerusform>
        <numerusform>{uid}, {count} lances: {how_it_stands}</numerusform>
      </translation>
    </message>
    <message>
      <source>{seat} wins, {reason}</source>
      <extracomment>cli/replay.py</extracomment>
      <translation>{seat} vence, {reason}</translation>
    </message>
    <message>
      <source>play a game from a file</source>
      <extracomment>cli/replay.py</extracomment>
      <translation>reproduzir uma partida de um arquivo</translation>
    </message>
    <message>
      <source>Play a game from a file: text with a line 'variant …', optionally 'seed …' and 'fen …', then one move per line; JSON if its name ends in .json, SGF if in .rrsgf. Prints the final position and the result.</source>
      <extracomment>cli/replay.py</extracomment>
      <translation>Reproduz uma partida de um arquivo: texto com uma linha 'variant …', talvez 'seed …' e 'fen …', e depois um lance por linha; JSON se o nome termina em .json, SGF se em .rrsgf. Imprime a posição a que se chega e o resultado.</translation>
    </message>
    <message>
      <source>print the board after every move</source>
      <extracomment>cli/replay.py</extracomment>
      <translation>imprimir o tabuleiro depois de cada lance</translation>
    </message>
    <message>
      <source>print only the fen of the last position</source>
      <extracomment>cli/replay.py</extracomment>
      <translation>imprimir só o fen da última posição</translation>
    </message>
    <message>
      <source>{seat} to move</source>
      <extracomment>cli/replay.py</extracomment>
      <translation>Vez do {seat}</translation>
    </message>
    <message>
      <source>draw, {reason}</source>
      <extracomment>cli/replay.py</extracomment>
      <translation>empate, {reason}</translation>
    </message>
    <message>
      <source>replace existing files</source>
      <extracomment>cli/targets.py</extracomment>
      <translation>substituir os arquivos que já existem</translation>
    </message>
    <message>
      <source>the command reads {path}: name another file to write to</source>
      <extracomment>cli/targets.py</extracomment>
      <translation>{path} é o que o comando lê: indique outro lugar onde escrever</translation>
    </message>
    <message>
      <source>two outputs cannot go to the same file, {path}</source>
      <extracomment>cli/targets.py</extracomment>
      <translation>duas saídas não podem ir para o mesmo arquivo, {path}</translation>
    </message>
    <message>
      <source>play it, for instance {example}</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>jogá-lo, por exemplo {example}</translation>
    </message>
    <message>
      <source>list the legal moves</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>listar os lances legais</translation>
    </message>
    <message>
      <source>show the board again</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>mostrar o tabuleiro de novo</translation>
    </message>
    <message>
      <source>take a move back (against the computer: its answer and yours)</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>desfazer um lance (contra o computador: a resposta dele e o seu)</translation>
    </message>
    <message>
      <source>show the position as one line</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>mostrar a posição em uma linha</translation>
    </message>
    <message>
      <source>give up</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>abandonar</translation>
    </message>
    <message>
      <source>write the game to a file, which `ringrealms3d replay` plays</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>gravar a partida em um arquivo, que `ringrealms3d replay` reproduz</translation>
    </message>
    <message>
      <source>stop playing</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>sair</translation>
    </message>
    <message>
      <source>there is no move to take back</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>não há lance para desfazer</translation>
    </message>
    <message>
      <source>save needs a file name</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>save precisa do nome de um arquivo</translation>
    </message>
    <message>
      <source>{seat}: the computer is thinking…</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>{seat}: o computador está pensando…</translation>
    </message>
    <message>
      <source>{seats} plays {format_move}</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>{seats} joga {format_move}</translation>
    </message>
    <message>
      <source>{seat} resigns, {seats} wins</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>{seat} abandona, {seats} vence</translation>
    </message>
    <message>
      <source>The game is saved in {path}; {how_to_resume} continues it.</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>A partida está guardada em {path}; {how_to_resume} a continua.</translation>
    </message>
    <message>
      <source>saved as {name}</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>salva em {name}</translation>
    </message>
    <message>
      <source>not possible: {error} (type help for more)</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>não é possível: {error} (help diz mais)</translation>
    </message>
    <message>
      <source>the game could not be saved: {error}</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>não foi possível guardar a partida: {error}</translation>
    </message>
    <message>
      <source>'{name}' could not be written: {error}</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>não foi possível gravar “{name}”: {error}</translation>
    </message>
    <message>
      <source>be an engine for other programs (UGI)</source>
      <extracomment>cli/ugi.py</extracomment>
      <translation>serve de motor para outros programas (UGI)</translation>
    </message>
    <message>
      <source>Speak the Universal Game Interface on standard input and output, so that any program that supports it can use the engine. See docs/ugi.md.</source>
      <extracomment>cli/ugi.py</extracomment>
      <translation>Fala a Universal Game Interface na entrada e na saída padrão, para que qualquer programa que a conheça possa fazer o motor jogar. docs/ugi.md diz o que é suportado.</translation>
    </message>
    <message>
      <source>the option Game at the start (default: {game})</source>
      <extracomment>cli/ugi.py</extracomment>
      <translation>a opção Game no início (padrão: {game})</translation>
    </message>
    <message>
      <source>{uid} has no place '{name}' (it has {first} and {last}, for instance)</source>
      <extracomment>core/board.py</extracomment>
      <translation>{uid} não tem a casa “{name}” (tem, por exemplo, {first} e {last})</translation>
    </message>
    <message>
      <source>{owner}: {part} must be {wanted}, not {found}</source>
      <extracomment>core/checks.py</extracomment>
      <translation>{owner}: {part} deve ser {wanted}, e não {found}</translation>
    </message>
    <message>
      <source>a word of printable characters</source>
      <extracomment>core/checks.py</extracomment>
      <translation>uma palavra de caracteres imprimíveis</translation>
    </message>
    <message>
      <source>{owner}: {part} has the name '{name}' {count} times</source>
      <extracomment>core/checks.py</extracomment>
      <translation>{owner}: {part} tem {count} vezes o nome “{name}”</translation>
    </message>
    <message>
      <source>{owner}: {site} is its own neighbour</source>
      <extracomment>core/checks.py</extracomment>
      <translation>{owner}: {site} é vizinha de si mesma</translation>
    </message>
    <message>
      <source>{owner}: {site} has {other} as a neighbour, but not the other way round</source>
      <extracomment>core/checks.py</extracomment>
      <translation>{owner}: {site} tem como vizinha {other}, que não a tem como vizinha</translation>
    </message>
    <message>
      <source>a finite number</source>
      <extracomment>core/checks.py</extracomment>
      <translation>um número finito</translation>
    </message>
    <message>
      <source>fen '{text}': expected {expected} fields, {form}, found {count}</source>
      <extracomment>core/fen_text.py</extracomment>
      <translation>fen “{text}”: esperados {expected} campos, {form}; encontrados {count}</translation>
    </message>
    <message>
      <source>fen: {thing} is '{text}', not {choices}</source>
      <extracomment>core/fen_text.py</extracomment>
      <translation>fen: {thing} é “{text}”, e não {choices}</translation>
    </message>
    <message>
      <source>fen rows '{text}': expected {count} rows, found {found}</source>
      <extracomment>core/fen_text.py</extracomment>
      <translation>fen fileiras “{text}”: esperadas {count} fileiras; encontradas {found}</translation>
    </message>
    <message>
      <source>in row {number}</source>
      <extracomment>core/fen_text.py</extracomment>
      <translation>na linha {number}</translation>
    </message>
    <message>
      <source>fen: expected {count} {things}, found {found} in '{text}'</source>
      <extracomment>core/fen_text.py</extracomment>
      <translation>fen: esperados {count} {things}; encontrados {found} em “{text}”</translation>
    </message>
    <message>
      <source>more</source>
      <extracomment>core/fen_text.py</extracomment>
      <translation>mais</translation>
    </message>
    <message>
      <source>fen: '{token}' {place} is not {known} or a number</source>
      <extracomment>core/fen_text.py</extracomment>
      <translation>fen: “{token}” {place} não é {known} nem um número</translation>
    </message>
    <message>
      <source>{path} cannot be read: {reason}</source>
      <extracomment>core/files.py</extracomment>
      <translation>{path} não pode ser lido: {reason}</translation>
    </message>
    <message>
      <source>{path} cannot be written: {reason}</source>
      <extracomment>core/files.py</extracomment>
      <translation>{path} não pode ser gravado: {reason}</translation>
    </message>
    <message>
      <source>{path} cannot be copied: {reason}</source>
      <extracomment>core/files.py</extracomment>
      <translation>{path} não pode ser copiado: {reason}</translation>
    </message>
    <message>
      <source>a file's name cannot hold a NUL character: {text}</source>
      <extracomment>core/files.py</extracomment>
      <translation>o nome de um arquivo não pode conter um caractere NUL: {text}</translation>
    </message>
    <message>
      <source>{path} is larger than {size_text}</source>
      <extracomment>core/files.py</extracomment>
      <translation>{path} é maior que {size_text}</translation>
    </message>
    <message>
      <source>{path} already exists; --force replaces it</source>
      <extracomment>core/files.py</extracomment>
      <translation>{path} já existe; --force o substitui</translation>
    </message>
    <message>
      <source>the folder '{parent}' does not exist</source>
      <extracomment>core/files.py</extracomment>
      <translation>a pasta “{parent}” não existe</translation>
    </message>
    <message>
      <source>{path} is a device or a pipe, not a regular file</source>
      <extracomment>core/files.py</extracomment>
      <translation>{path} é um dispositivo ou um pipe, não um arquivo comum</translation>
    </message>
    <message>
      <source>{text}: there is no home folder {home}</source>
      <extracomment>core/files.py</extracomment>
      <translation>{text}: não há pasta pessoal {home}</translation>
    </message>
    <message>
      <source>{name}, line {line}, column {column}: not {encoding} text</source>
      <extracomment>core/files.py</extracomment>
      <translation>{name}, linha {line}, coluna {column}: aqui o arquivo não é texto em {encoding}</translation>
    </message>
    <message>
      <source>{path} cannot be unpacked: its end is missing</source>
      <extracomment>core/files.py</extracomment>
      <translation>não é possível descompactar {path}: falta o fim do arquivo</translation>
    </message>
    <message>
      <source>{path} holds more than {size_text} unpacked</source>
      <extracomment>core/files.py</extracomment>
      <translation>{path} contém mais de {size_text} depois de descompactado</translation>
    </message>
    <message>
      <source>'{path}' is not a regular file</source>
      <extracomment>core/files.py</extracomment>
      <translation>“{path}” não é um arquivo comum</translation>
    </message>
    <message>
      <source>nothing can be written in '{folder}': {strerror}</source>
      <extracomment>core/files.py</extracomment>
      <translation>não é possível gravar nada em “{folder}”: {strerror}</translation>
    </message>
    <message>
      <source>the folder '{folder}' cannot be made: {strerror}</source>
      <extracomment>core/files.py</extracomment>
      <translation>não é possível criar a pasta “{folder}”: {strerror}</translation>
    </message>
    <message>
      <source>there is no file {path}</source>
      <extracomment>core/files.py</extracomment>
      <translation>não existe o arquivo {path}</translation>
    </message>
    <message>
      <source>a file's name cannot hold a NUL character: {path}</source>
      <extracomment>core/files.py</extracomment>
      <translation>o nome de um arquivo não pode conter um caractere NUL: {path}</translation>
    </message>
    <message>
      <source>{path} is a folder, not a regular file</source>
      <extracomment>core/files.py</extracomment>
      <translation>{path} é uma pasta, não um arquivo comum</translation>
    </message>
    <message>
      <source>{path} is not a regular file</source>
      <extracomment>core/files.py</extracomment>
      <translation>{path} não é um arquivo comum</translation>
    </message>
    <message>
      <source>{path} cannot be unpacked: {error}</source>
      <extracomment>core/files.py</extracomment>
      <translation>não é possível descompactar {path}: {error}</translation>
    </message>
    <message>
      <source>'{path}' is a folder, not a file</source>
      <extracomment>core/files.py</extracomment>
      <translation>“{path}” é uma pasta, não um arquivo</translation>
    </message>
    <message>
      <source>{uid} needs no board</source>
      <extracomment>core/game.py</extracomment>
      <translation>{uid} não precisa de tabuleiro</translation>
    </message>
    <message>
      <source>by {designer}</source>
      <extracomment>core/game.py</extracomment>
      <translation>de {designer}</translation>
    </message>
    <message>
      <source>{file}, line {line}: {error}</source>
      <extracomment>core/guard.py</extracomment>
      <translation>{file}, linha {line}: {error}</translation>
    </message>
    <message>
      <source>the game {place} fails in {file}, line {line}: {error}</source>
      <extracomment>core/guard.py</extracomment>
      <translation>o jogo {place} falha em {file}, linha {line}: {error}</translation>
    </message>
    <message>
      <source>the game {place} fails: {error}</source>
      <extracomment>core/guard.py</extracomment>
      <translation>o jogo {place} falha: {error}</translation>
    </message>
    <message>
      <source>an object</source>
      <extracomment>core/json_fault.py</extracomment>
      <translation>um objeto</translation>
    </message>
    <message>
      <source>a list</source>
      <extracomment>core/json_fault.py</extracomment>
      <translation>uma lista</translation>
    </message>
    <message>
      <source>a string</source>
      <extracomment>core/json_fault.py</extracomment>
      <translation>um texto</translation>
    </message>
    <message>
      <source>a whole number</source>
      <extracomment>core/json_fault.py</extracomment>
      <translation>um número inteiro</translation>
    </message>
    <message>
      <source>a number</source>
      <extracomment>core/json_fault.py</extracomment>
      <translation>um número</translation>
    </message>
    <message>
      <source>true or false</source>
      <extracomment>core/json_fault.py</extracomment>
      <translation>verdadeiro ou falso</translation>
    </message>
    <message>
      <source>null</source>
      <extracomment>core/json_fault.py</extracomment>
      <translation>null</translation>
    </message>
    <message>
      <source>expected {wanted}, found {found}</source>
      <extracomment>core/json_fault.py</extracomment>
      <translation>esperava-se {wanted}, encontrou-se {found}</translation>
    </message>
    <message>
      <source>'{field}' is missing</source>
      <extracomment>core/json_fault.py</extracomment>
      <translation>falta “{field}”</translation>
    </message>
    <message>
      <source>'{place}': {error}</source>
      <extracomment>core/json_fault.py</extracomment>
      <translation>“{place}”: {error}</translation>
    </message>
    <message>
      <source>{root} is not writable, so kernels are compiled at every start</source>
      <extracomment>core/kernel.py</extracomment>
      <translation>não é possível gravar em {root}, por isso os kernels são compilados a cada início</translation>
    </message>
    <message>
      <source>{seat} played {move}|</source>
      <extracomment>core/news.py</extracomment>
      <translation>{seat} jogou {move}|</translation>
    </message>
    <message>
      <source>You played {move}|</source>
      <extracomment>core/news.py</extracomment>
      <translation>Você jogou {move}|</translation>
    </message>
    <message numerus="yes">
      <source>and took {other}'s stones on {sites}</source>
      <extracomment>core/news.py</extracomment>
      <translation>
        <numerusform>e tomou a pedra do {other} em {sites}</numerusform>
        <numerusform>e tomou as pedras do {other} em {sites}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>and lost its own stones on {sites}</source>
      <extracomment>core/news.py</extracomment>
      <translation>
        <numerusform>e perdeu a própria pedra em {sites}</numerusform>
        <numerusform>e perdeu as próprias pedras em {sites}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>and lost your own stones on {sites}</source>
      <extracomment>core/news.py</extracomment>
      <translation>
        <numerusform>e perdeu a sua própria pedra em {sites}</numerusform>
        <numerusform>e perdeu as suas próprias pedras em {sites}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>and took {count} of {other}'s stones</source>
      <extracomment>core/news.py</extracomment>
      <translation>
        <numerusform>e tomou uma pedra do {other}</numerusform>
        <numerusform>e tomou {count} pedras do {other}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>and took your stones on {sites}</source>
      <extracomment>core/news.py</extracomment>
      <translation>
        <numerusform>e tomou a sua pedra em {sites}</numerusform>
        <numerusform>e tomou as suas pedras em {sites}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>and lost {count} stones of its own</source>
      <extracomment>core/news.py</extracomment>
      <translation>
        <numerusform>e perdeu uma pedra própria</numerusform>
        <numerusform>e perdeu {count} pedras próprias</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>and lost {count} stones of your own</source>
      <extracomment>core/news.py</extracomment>
      <translation>
        <numerusform>e perdeu uma pedra sua</numerusform>
        <numerusform>e perdeu {count} pedras suas</numerusform>
      </translation>
    </message>
    <message>
      <source>Free turn:| {seat} moves again</source>
      <extracomment>core/news.py</extracomment>
      <translation>Turno extra:| {seat} joga mais uma vez</translation>
    </message>
    <message>
      <source>Free turn:| it is still your move</source>
      <extracomment>core/news.py</extracomment>
      <translation>Turno extra:| jogue mais uma vez</translation>
    </message>
    <message numerus="yes">
      <source>and took {count} of your stones</source>
      <extracomment>core/news.py</extracomment>
      <translation>
        <numerusform>e tomou uma das suas pedras</numerusform>
        <numerusform>e tomou {count} das suas pedras</numerusform>
      </translation>
    </message>
    <message>
      <source>free turn</source>
      <extracomment>core/news.py</extracomment>
      <translation>turno extra</translation>
    </message>
    <message>
      <source>new</source>
      <extracomment>core/news.py</extracomment>
      <translation>novo</translation>
    </message>
    <message>
      <source>numba {found} was not tested with this program, only 0.{first} to 0.{last}</source>
      <extracomment>core/numba_settings.py</extracomment>
      <translation>o numba {found} não foi testado com este programa, apenas de 0.{first} a 0.{last}</translation>
    </message>
    <message>
      <source>no installed game '{name}' (choose from {games})</source>
      <extracomment>core/outside.py</extracomment>
      <translation>nenhum jogo instalado “{name}” (há {games})</translation>
    </message>
    <message>
      <source>{first} and {last}</source>
      <extracomment>core/phrase.py</extracomment>
      <translation>{first} e {last}</translation>
    </message>
    <message>
      <source>{one} or {other}</source>
      <extracomment>core/phrase.py</extracomment>
      <translation>{one} ou {other}</translation>
    </message>
    <message>
      <source>the game is over: {reason}</source>
      <extracomment>core/position.py</extracomment>
      <translation>a partida terminou: {reason}</translation>
    </message>
    <message>
      <source>a position has {count} moves, but the game says that none has more than {most}: write most_moves={count} or more in game(), or max_moves in a Variant</source>
      <extracomment>core/room.py</extracomment>
      <translation>uma posição tem {count} lances, mas o jogo diz que nenhuma tem mais de {most}: escreva most_moves={count} ou mais em game(), ou max_moves num Variant</translation>
    </message>
    <message>
      <source>{seat} may swap</source>
      <extracomment>core/setup.py</extracomment>
      <translation>{seat} pode trocar</translation>
    </message>
    <message>
      <source>{seat} in hand</source>
      <extracomment>core/setup.py</extracomment>
      <translation>{seat} na mão</translation>
    </message>
    <message>
      <source>this board has a map but no 3-D view</source>
      <extracomment>core/solid_layout.py</extracomment>
      <translation>este tabuleiro tem um mapa, mas nenhuma imagem no espaço</translation>
    </message>
    <message>
      <source>no look '{look}': this board's pieces have one look</source>
      <extracomment>core/solid_layout.py</extracomment>
      <translation>não há aparência “{look}”: as peças deste tabuleiro têm uma só</translation>
    </message>
    <message>
      <source>no look '{look}' (choose from {looks})</source>
      <extracomment>core/solid_layout.py</extracomment>
      <translation>não há aparência “{look}” (as que existem: {looks})</translation>
    </message>
    <message>
      <source>{seat} swapped:| {piece} on {site} is now {seat}'s</source>
      <extracomment>core/swapping.py</extracomment>
      <translation>{seat} trocou:| {piece} em {site} agora é do {seat}</translation>
    </message>
    <message>
      <source>You swapped:| {piece} on {site} is now yours</source>
      <extracomment>core/swapping.py</extracomment>
      <translation>Você trocou:| {piece} em {site} agora pertence a você</translation>
    </message>
    <message>
      <source>{seat} swapped:| {piece} on {site} was yours and is now {seat}'s</source>
      <extracomment>core/swapping.py</extracomment>
      <translation>{seat} trocou:| {piece} em {site} pertencia a você e agora é do {seat}</translation>
    </message>
    <message>
      <source>It is {seat}'s move</source>
      <extracomment>core/swapping.py</extracomment>
      <translation>É a vez do {seat}</translation>
    </message>
    <message>
      <source>{seat} moves again</source>
      <extracomment>core/swapping.py</extracomment>
      <translation>{seat} joga de novo</translation>
    </message>
    <message>
      <source>You are still {seat}, and it is your move</source>
      <extracomment>core/swapping.py</extracomment>
      <translation>Você continua com {seat}, e é a sua vez</translation>
    </message>
    <message>
      <source>{seat} swapped|</source>
      <extracomment>core/swapping.py</extracomment>
      <translation>{seat} trocou|</translation>
    </message>
    <message>
      <source>You swapped|</source>
      <extracomment>core/swapping.py</extracomment>
      <translation>Você trocou|</translation>
    </message>
    <message>
      <source>{seat} may swap|: take over {piece} on {site}</source>
      <extracomment>core/swapping.py</extracomment>
      <translation>{seat} pode trocar| e ficar com {piece} em {site}</translation>
    </message>
    <message>
      <source>You may swap|: take over {piece} on {site}</source>
      <extracomment>core/swapping.py</extracomment>
      <translation>Você pode trocar| e ficar com {piece} em {site}</translation>
    </message>
    <message>
      <source>Then {seat} moves again</source>
      <extracomment>core/swapping.py</extracomment>
      <translation>Depois, {seat} joga de novo</translation>
    </message>
    <message>
      <source>swap</source>
      <extracomment>core/swapping.py</extracomment>
      <translation>troca</translation>
    </message>
    <message>
      <source>{places} and {count} more</source>
      <extracomment>core/threats.py</extracomment>
      <translation>{places} e mais {count}</translation>
    </message>
    <message>
      <source>{seat} threatens| to {what} by a move at {sites}</source>
      <extracomment>core/threats.py</extracomment>
      <translation>{seat} ameaça| {what} com uma jogada em {sites}</translation>
    </message>
    <message>
      <source>You threaten| to {what} by a move at {sites}</source>
      <extracomment>core/threats.py</extracomment>
      <translation>Você ameaça| {what} com uma jogada em {sites}</translation>
    </message>
    <message>
      <source>{name} must be at most 24 hours</source>
      <extracomment>core/time_control.py</extracomment>
      <translation>{name} pode ser de no máximo 24 horas</translation>
    </message>
    <message>
      <source>the main time</source>
      <extracomment>core/time_control.py</extracomment>
      <translation>o tempo principal</translation>
    </message>
    <message>
      <source>the increment</source>
      <extracomment>core/time_control.py</extracomment>
      <translation>o acréscimo</translation>
    </message>
    <message>
      <source>there must be 1 to {most} periods</source>
      <extracomment>core/time_control.py</extracomment>
      <translation>deve haver de 1 a {most} períodos</translation>
    </message>
    <message>
      <source>the period</source>
      <extracomment>core/time_control.py</extracomment>
      <translation>o período</translation>
    </message>
    <message>
      <source>there must be 1 to {most} moves</source>
      <extracomment>core/time_control.py</extracomment>
      <translation>deve haver de 1 a {most} lances</translation>
    </message>
    <message>
      <source>the time for a move</source>
      <extracomment>core/time_control.py</extracomment>
      <translation>o tempo por lance</translation>
    </message>
    <message>
      <source>{name} must be at least {least} s</source>
      <extracomment>core/time_control.py</extracomment>
      <translation>{name} deve ser de pelo menos {least} s</translation>
    </message>
    <message>
      <source>the cap</source>
      <extracomment>core/time_control.py</extracomment>
      <translation>o limite</translation>
    </message>
    <message>
      <source>the cap is below the main time</source>
      <extracomment>core/time_control.py</extracomment>
      <translation>o limite é menor que o tempo principal</translation>
    </message>
    <message>
      <source>'{text}' is not a time control: write it as in {examples}</source>
      <extracomment>core/time_notation.py</extracomment>
      <translation>“{text}” não é um ritmo de jogo: escreva como em {examples}</translation>
    </message>
    <message>
      <source>no time control: write one as in {examples}</source>
      <extracomment>core/time_notation.py</extracomment>
      <translation>nenhum ritmo de jogo: escreva um como em {examples}</translation>
    </message>
    <message>
      <source>'{text}' is not a time such as 1h30m, 5m or 30s</source>
      <extracomment>core/time_notation.py</extracomment>
      <translation>“{text}” não é um tempo como 1h30m, 5m ou 30s</translation>
    </message>
    <message>
      <source>{uid} has no move {code}</source>
      <extracomment>core/variant.py</extracomment>
      <translation>{uid} não tem o lance {code}</translation>
    </message>
    <message>
      <source>the states of {rules} and of {others} have the same fields: one needs a field with another name</source>
      <extracomment>core/verbs.py</extracomment>
      <translation>os estados de {rules} e de {others} têm os mesmos campos: um deles precisa de um campo com outro nome</translation>
    </message>
    <message>
      <source>{rules} has no function {verb}</source>
      <extracomment>core/verbs.py</extracomment>
      <translation>{rules} não tem a função {verb}</translation>
    </message>
    <message>
      <source>{path}: the format is {ringrealms3d}, not {format}</source>
      <extracomment>courses/course.py</extracomment>
      <translation>{path}: do formato {ringrealms3d}, não {format}</translation>
    </message>
    <message>
      <source>{path}, lesson {number}: lesson {id} appears twice</source>
      <extracomment>courses/course.py</extracomment>
      <translation>{path}, lição {number}: a lição {id} aparece duas vezes</translation>
    </message>
    <message>
      <source>{path}, lesson {id}: {variant} is not a variant of {uid}</source>
      <extracomment>courses/course.py</extracomment>
      <translation>{path}, lição {id}: {variant} não é de {uid}</translation>
    </message>
    <message>
      <source>{place}: {error}</source>
      <extracomment>courses/course.py</extracomment>
      <translation>{place}: {error}</translation>
    </message>
    <message>
      <source>After {move} {reason}.</source>
      <extracomment>courses/goals.py</extracomment>
      <translation>Depois de {move}: {reason}.</translation>
    </message>
    <message>
      <source>{move} loses {sites} by {cause}.</source>
      <extracomment>courses/goals.py</extracomment>
      <translation>{move} perde {sites} ({cause}).</translation>
    </message>
    <message>
      <source>{move} is answered by {reply}, which wins.</source>
      <extracomment>courses/goals.py</extracomment>
      <translation>{move} tem como resposta {reply}, que vence.</translation>
    </message>
    <message>
      <source>{move} is answered by {reply}, which captures.</source>
      <extracomment>courses/goals.py</extracomment>
      <translation>{move} tem como resposta {reply}, que captura.</translation>
    </message>
    <message>
      <source>After {move} the win is no longer forced.</source>
      <extracomment>courses/goals.py</extracomment>
      <translation>Depois de {move} a vitória já não é forçada.</translation>
    </message>
    <message>
      <source>{move} threatens to win at {sites} only.</source>
      <extracomment>courses/goals.py</extracomment>
      <translation>{move} só ameaça vencer em {sites}.</translation>
    </message>
    <message>
      <source>{move} is not what the task asks for.</source>
      <extracomment>courses/goals.py</extracomment>
      <translation>{move} não é o que se pede.</translation>
    </message>
    <message>
      <source>{move} plays a different piece.</source>
      <extracomment>courses/goals.py</extracomment>
      <translation>{move} coloca outra peça.</translation>
    </message>
    <message>
      <source>After {move} your turn is over.</source>
      <extracomment>courses/goals.py</extracomment>
      <translation>Depois de {move} a sua vez acabou.</translation>
    </message>
    <message numerus="yes">
      <source>After {move} you have {count} loops.</source>
      <extracomment>courses/goals.py</extracomment>
      <translation>
        <numerusform>Depois de {move} você tem {count} laço.</numerusform>
        <numerusform>Depois de {move} você tem {count} laços.</numerusform>
      </translation>
    </message>
    <message>
      <source>After {move} you surround {count}.</source>
      <extracomment>courses/goals.py</extracomment>
      <translation>Depois de {move} você cerca {count}.</translation>
    </message>
    <message>
      <source>{move} does not win yet.</source>
      <extracomment>courses/goals.py</extracomment>
      <translation>{move} ainda não vence.</translation>
    </message>
    <message>
      <source>{move} takes only {sites}.</source>
      <extracomment>courses/goals.py</extracomment>
      <translation>{move} só toma {sites}.</translation>
    </message>
    <message>
      <source>{move} captures nothing.</source>
      <extracomment>courses/goals.py</extracomment>
      <translation>{move} não captura nada.</translation>
    </message>
    <message>
      <source>{move} threatens nothing.</source>
      <extracomment>courses/goals.py</extracomment>
      <translation>{move} não ameaça nada.</translation>
    </message>
    <message>
      <source>{move}: {sight}.</source>
      <extracomment>courses/goals.py</extracomment>
      <translation>{move}: {sight}.</translation>
    </message>
    <message>
      <source>no move was played before</source>
      <extracomment>courses/point_goals.py</extracomment>
      <translation>nenhum lance foi jogado antes</translation>
    </message>
    <message>
      <source>{format_move} does not win in the other position</source>
      <extracomment>courses/point_goals.py</extracomment>
      <translation>{format_move} não vence na outra posição</translation>
    </message>
    <message>
      <source>the game is already over</source>
      <extracomment>courses/point_goals.py</extracomment>
      <translation>a partida já terminou</translation>
    </message>
    <message>
      <source>{path}: the format is {ringrealms3d}</source>
      <extracomment>courses/progress.py</extracomment>
      <translation>{path}: do formato {ringrealms3d}</translation>
    </message>
    <message>
      <source>{path}: not a record of progress in courses: {error}</source>
      <extracomment>courses/progress.py</extracomment>
      <translation>{path}: não é um progresso de cursos: {error}</translation>
    </message>
    <message>
      <source>positions of {uid} cannot be set up</source>
      <extracomment>courses/threats.py</extracomment>
      <translation>{uid} não tem posições que se possam montar</translation>
    </message>
    <message>
      <source>nothing is wrong</source>
      <extracomment>courses/walk.py</extracomment>
      <translation>nada está errado</translation>
    </message>
    <message>
      <source>the game is over before the next step</source>
      <extracomment>courses/walk.py</extracomment>
      <translation>a partida termina antes do próximo passo</translation>
    </message>
    <message>
      <source>no place is right</source>
      <extracomment>courses/walk.py</extracomment>
      <translation>nenhum lugar está certo</translation>
    </message>
    <message>
      <source>no move reaches the goal</source>
      <extracomment>courses/walk.py</extracomment>
      <translation>nenhum lance alcança o objetivo</translation>
    </message>
    <message>
      <source>It is not {place}.</source>
      <extracomment>courses/walk.py</extracomment>
      <translation>Não é {place}.</translation>
    </message>
    <message>
      <source>Look at the marked place.</source>
      <extracomment>courses/walk.py</extracomment>
      <translation>Veja o lugar marcado.</translation>
    </message>
    <message>
      <source>Click the marked places in turn.</source>
      <extracomment>courses/walk.py</extracomment>
      <translation>Clique nos lugares marcados, um após o outro.</translation>
    </message>
    <message>
      <source>{id}, step {step}: no reply is legal</source>
      <extracomment>courses/walk.py</extracomment>
      <translation>{id}, passo {step}: nenhuma resposta é legal</translation>
    </message>
    <message>
      <source>Click the marked place.</source>
      <extracomment>courses/walk.py</extracomment>
      <translation>Clique no lugar marcado.</translation>
    </message>
    <message>
      <source>{path}, line 1: the format is {form}, not {format}</source>
      <extracomment>engine/book/file.py</extracomment>
      <translation>{path}, linha 1: do formato {form}, não {format}</translation>
    </message>
    <message>
      <source>{path}, line 1: a book for {found}, not {uid}</source>
      <extracomment>engine/book/file.py</extracomment>
      <translation>{path}, linha 1: um livro de {found}, não de {uid}</translation>
    </message>
    <message>
      <source>{path} is not an opening book: {error}</source>
      <extracomment>engine/book/file.py</extracomment>
      <translation>{path} não é um livro de aberturas: {error}</translation>
    </message>
    <message>
      <source>{path}, line 1: not the beginning of an opening book</source>
      <extracomment>engine/book/file.py</extracomment>
      <translation>{path}, linha 1: não é o começo de um livro de aberturas</translation>
    </message>
    <message>
      <source>how the move went</source>
      <extracomment>engine/book/file.py</extracomment>
      <translation>como foi o lance</translation>
    </message>
    <message>
      <source>{path}, line {number}: no position of {uid} in a book</source>
      <extracomment>engine/book/file.py</extracomment>
      <translation>{path}, linha {number}: não é uma posição de {uid} em um livro</translation>
    </message>
    <message>
      <source>{error}; it is ignored</source>
      <extracomment>engine/book/file.py</extracomment>
      <translation>{error}; ele é ignorado</translation>
    </message>
    <message>
      <source>this engine plays {uid}, not {other}</source>
      <extracomment>engine/engine.py</extracomment>
      <translation>este motor joga {uid}, não {other}</translation>
    </message>
    <message>
      <source>no level {number} (levels go from {lowest} to {highest})</source>
      <extracomment>engine/levels.py</extracomment>
      <translation>não há nível {number} (os níveis vão de {lowest} a {highest})</translation>
    </message>
    <message>
      <source>a search cannot be limited to {limit}</source>
      <extracomment>engine/levels.py</extracomment>
      <translation>uma busca não pode ser limitada a {limit}</translation>
    </message>
    <message>
      <source>the file '{path}' does not hold {count} weights, each a finite number</source>
      <extracomment>engine/priors.py</extracomment>
      <translation>o arquivo “{path}” não contém {count} pesos, cada um deles um número finito</translation>
    </message>
    <message>
      <source>the file '{path}' does not hold {count} weights: {error}</source>
      <extracomment>engine/priors.py</extracomment>
      <translation>o arquivo “{path}” não contém {count} pesos: {error}</translation>
    </message>
    <message>
      <source>the engine's process ended with code {code}</source>
      <extracomment>engine/process.py</extracomment>
      <translation>o processo do motor terminou com o código {code}</translation>
    </message>
    <message>
      <source>there is not enough memory for a search tree of {megabytes} MiB</source>
      <extracomment>engine/search.py</extracomment>
      <translation>uma árvore de busca de {megabytes} MiB é maior do que a memória disponível</translation>
    </message>
    <message>
      <source>no player "{name}" (choose from {named}, level=N, varied=N and ugi:COMMAND)</source>
      <extracomment>engine/settings.py</extracomment>
      <translation>não há jogador “{name}” (há {named}, level=N, varied=N e ugi:COMANDO)</translation>
    </message>
    <message>
      <source>"{text}" is not a search setting such as rave_bias=200 or solver=yes</source>
      <extracomment>engine/settings.py</extracomment>
      <translation>“{text}” não é um ajuste de busca, como rave_bias=200 ou solver=yes</translation>
    </message>
    <message>
      <source>{name} is {value}, not from {least} to {most}</source>
      <extracomment>engine/settings.py</extracomment>
      <translation>{name} é {value}, e não de {least} a {most}</translation>
    </message>
    <message>
      <source>this program plays {uid}, not {other}</source>
      <extracomment>engine/ugi/asking.py</extracomment>
      <translation>este programa joga {uid}, não {other}</translation>
    </message>
    <message>
      <source>the program '{program}' did not answer '{asked}' with {word} in {seconds} s</source>
      <extracomment>engine/ugi/client.py</extracomment>
      <translation>o programa “{program}” não respondeu a “{asked}” com {word} em {seconds} s</translation>
    </message>
    <message>
      <source>{uid} starts at random, so only a fen gives a position</source>
      <extracomment>engine/ugi/client.py</extracomment>
      <translation>{uid} começa com sorteio, de modo que só um fen descreve uma posição</translation>
    </message>
    <message>
      <source>the program '{program}' does not play {uid}, only {games}</source>
      <extracomment>engine/ugi/client.py</extracomment>
      <translation>o programa “{program}” não joga {uid}, apenas {games}</translation>
    </message>
    <message>
      <source>that names no move</source>
      <extracomment>engine/ugi/client.py</extracomment>
      <translation>isso não indica um lance</translation>
    </message>
    <message>
      <source>the program '{program}' answered '{answer}' to '{asked}': {error}</source>
      <extracomment>engine/ugi/client.py</extracomment>
      <translation>o programa “{program}” respondeu “{answer}” a “{asked}”: {error}</translation>
    </message>
    <message>
      <source>the program '{program}' was stopped</source>
      <extracomment>engine/ugi/client.py</extracomment>
      <translation>o programa “{program}” foi abandonado</translation>
    </message>
    <message>
      <source>{word} takes no arguments, but '{rest}' follows</source>
      <extracomment>engine/ugi/commands.py</extracomment>
      <translation>{word}: nada o acompanha, mas há “{rest}”</translation>
    </message>
    <message>
      <source>setoption: expected name, the option's name, value and its value</source>
      <extracomment>engine/ugi/commands.py</extracomment>
      <translation>setoption: esperado name, o nome da opção, value e o seu valor</translation>
    </message>
    <message>
      <source>position: expected moves or nothing, found '{after}'</source>
      <extracomment>engine/ugi/commands.py</extracomment>
      <translation>position: esperado moves ou nada; encontrado “{after}”</translation>
    </message>
    <message>
      <source>go: '{text}' after {name} is not a whole number from {least} to {most}</source>
      <extracomment>engine/ugi/commands.py</extracomment>
      <translation>go: “{text}” depois de {name} não é um número inteiro de {least} a {most}</translation>
    </message>
    <message>
      <source>go: p1time and p2time go together</source>
      <extracomment>engine/ugi/commands.py</extracomment>
      <translation>go: p1time e p2time vão juntos</translation>
    </message>
    <message>
      <source>query: '{rest}' is not one of {questions}</source>
      <extracomment>engine/ugi/commands.py</extracomment>
      <translation>query: “{rest}” não é nenhum de {questions}</translation>
    </message>
    <message>
      <source>there is no command '{word}'</source>
      <extracomment>engine/ugi/commands.py</extracomment>
      <translation>não há comando “{word}”</translation>
    </message>
    <message>
      <source>position: there is nothing after fen</source>
      <extracomment>engine/ugi/commands.py</extracomment>
      <translation>position: não há nada depois de fen</translation>
    </message>
    <message>
      <source>position: expected startpos or fen, found '{rest}'</source>
      <extracomment>engine/ugi/commands.py</extracomment>
      <translation>position: esperado startpos ou fen; encontrado “{rest}”</translation>
    </message>
    <message>
      <source>go: '{word}' is not a limit (choose from {known})</source>
      <extracomment>engine/ugi/commands.py</extracomment>
      <translation>go: “{word}” não é um limite (os que existem: {known})</translation>
    </message>
    <message>
      <source>no option '{name}' (choose from {names})</source>
      <extracomment>engine/ugi/options.py</extracomment>
      <translation>não há opção “{name}” (as que existem: {names})</translation>
    </message>
    <message>
      <source>{name} is '{text}', not a whole number from {least} to {most}</source>
      <extracomment>engine/ugi/options.py</extracomment>
      <translation>{name} é “{text}”, e não um número inteiro de {least} a {most}</translation>
    </message>
    <message>
      <source>OwnBook is '{text}', not true or false</source>
      <extracomment>engine/ugi/options.py</extracomment>
      <translation>OwnBook é “{text}”, e não true nem false</translation>
    </message>
    <message>
      <source>there is no position: the last one could not be set up</source>
      <extracomment>engine/ugi/player.py</extracomment>
      <translation>não há posição: a última não pôde ser montada</translation>
    </message>
    <message>
      <source>move {number}, '{text}': {error}</source>
      <extracomment>engine/ugi/player.py</extracomment>
      <translation>lance {number}, “{text}”: {error}</translation>
    </message>
    <message>
      <source>it was started</source>
      <extracomment>engine/ugi/program.py</extracomment>
      <translation>a inicialização</translation>
    </message>
    <message>
      <source>the program '{program}' closed its output after {said}</source>
      <extracomment>engine/ugi/program.py</extracomment>
      <translation>o programa “{program}” fechou a saída após {said}</translation>
    </message>
    <message>
      <source>the program '{program}' ended with code {code} after {said}</source>
      <extracomment>engine/ugi/program.py</extracomment>
      <translation>o programa “{program}” terminou com o código {code} após {said}</translation>
    </message>
    <message>
      <source>{clause} ({words})</source>
      <extracomment>engine/ugi/program.py</extracomment>
      <translation>{clause} ({words})</translation>
    </message>
    <message>
      <source>it has no name</source>
      <extracomment>engine/ugi/program.py</extracomment>
      <translation>não tem nome</translation>
    </message>
    <message>
      <source>the program '{program}' cannot be started: {reason}</source>
      <extracomment>engine/ugi/program.py</extracomment>
      <translation>o programa “{program}” não pode ser iniciado: {reason}</translation>
    </message>
    <message>
      <source>'{path}': films are drawn, not photographed</source>
      <extracomment>exports/films/film.py</extracomment>
      <translation>“{path}”: filmes são desenhados, não fotografados</translation>
    </message>
    <message>
      <source>'{path}': only films that end in {known} can be transparent</source>
      <extracomment>exports/films/film_file.py</extracomment>
      <translation>“{path}”: só filmes que terminam em {known} podem ser transparentes</translation>
    </message>
    <message>
      <source>'{path}': {title} needs av: {install}</source>
      <extracomment>exports/films/film_file.py</extracomment>
      <translation>“{path}”: {title} precisa de av: {install}</translation>
    </message>
    <message>
      <source>'{path}': the installed av has no encoder {codec}</source>
      <extracomment>exports/films/film_file.py</extracomment>
      <translation>“{path}”: o av instalado não tem o codificador {codec}</translation>
    </message>
    <message>
      <source>{uid} has a map but no 3-D view</source>
      <extracomment>exports/kinds.py</extracomment>
      <translation>{uid} tem um mapa, mas não um tabuleiro no espaço</translation>
    </message>
    <message>
      <source>the game has no moves; a turntable shows its board</source>
      <extracomment>exports/kinds.py</extracomment>
      <translation>a partida não tem jogadas; um filme do tabuleiro a girar mostra-o</translation>
    </message>
    <message>
      <source>{uid} is not a solid that unfolds; a sheet shows its board</source>
      <extracomment>exports/kinds.py</extracomment>
      <translation>{uid} não é um sólido que se desdobre; uma folha mostra o tabuleiro</translation>
    </message>
    <message>
      <source>{uid} is not a flat board; its net can be printed</source>
      <extracomment>exports/kinds.py</extracomment>
      <translation>{uid} não é um tabuleiro plano; a planificação pode ser impressa</translation>
    </message>
    <message>
      <source>'{path}' does not end in {known}</source>
      <extracomment>exports/kinds.py</extracomment>
      <translation>“{path}” não termina em nenhum de {known}</translation>
    </message>
    <message>
      <source>no kind of export '{name}' (choose from {kinds})</source>
      <extracomment>exports/kinds.py</extracomment>
      <translation>não há tipo de exportação “{name}” (os que existem: {kinds})</translation>
    </message>
    <message>
      <source>'{path}': the name of a {name} ends in {endings}</source>
      <extracomment>exports/kinds.py</extracomment>
      <translation>“{path}”: {name} termina em {endings}</translation>
    </message>
    <message>
      <source>'{path}': {problem}</source>
      <extracomment>exports/kinds.py</extracomment>
      <translation>“{path}”: {problem}</translation>
    </message>
    <message>
      <source>the longest side of a box around it (default: 120; pieces of 20 on sheets)</source>
      <extracomment>exports/measures.py</extracomment>
      <translation>o lado mais longo de uma caixa ao redor (padrão: 120; em folhas, peças de 20)</translation>
    </message>
    <message>
      <source>the least thickness (default: 1.2)</source>
      <extracomment>exports/measures.py</extracomment>
      <translation>a espessura mínima (padrão: 1.2)</translation>
    </message>
    <message>
      <source>the gap between parts that fit together (default: 0.2)</source>
      <extracomment>exports/measures.py</extracomment>
      <translation>a folga entre as partes que se encaixam (padrão: 0.2)</translation>
    </message>
    <message>
      <source>the printer's bed in mm, with a file for each plate (default: 210x210)</source>
      <extracomment>exports/measures.py</extracomment>
      <translation>a mesa da impressora em mm, com um arquivo para cada placa (padrão: 210x210)</translation>
    </message>
    <message>
      <source>a4 or letter (default: a4)</source>
      <extracomment>exports/measures.py</extracomment>
      <translation>a4 ou letter (padrão: a4)</translation>
    </message>
    <message>
      <source>frames per second (default: 25)</source>
      <extracomment>exports/measures.py</extracomment>
      <translation>quadros por segundo (padrão: 25)</translation>
    </message>
    <message>
      <source>time for each move (default: 1)</source>
      <extracomment>exports/measures.py</extracomment>
      <translation>duração de um lance (padrão: 1)</translation>
    </message>
    <message>
      <source>time for one full turn (default: 8)</source>
      <extracomment>exports/measures.py</extracomment>
      <translation>duração de uma volta completa (padrão: 8)</translation>
    </message>
    <message>
      <source>leave out the moves' names</source>
      <extracomment>exports/measures.py</extracomment>
      <translation>omitir os nomes dos lances</translation>
    </message>
    <message>
      <source>keep the camera still</source>
      <extracomment>exports/measures.py</extracomment>
      <translation>manter a câmera parada</translation>
    </message>
    <message>
      <source>no paper '{paper}' (choose from {papers})</source>
      <extracomment>exports/measures.py</extracomment>
      <translation>não há papel “{paper}” (os que existem: {papers})</translation>
    </message>
    <message>
      <source>a film has from 1 to 60 frames a second</source>
      <extracomment>exports/measures.py</extracomment>
      <translation>um filme tem de 1 a 60 quadros por segundo</translation>
    </message>
    <message>
      <source>a move of a film takes from 0.1 to 60 seconds</source>
      <extracomment>exports/measures.py</extracomment>
      <translation>um lance de um filme dura de 0,1 a 60 segundos</translation>
    </message>
    <message>
      <source>a turn of a film takes from 0.5 to 600 seconds</source>
      <extracomment>exports/measures.py</extracomment>
      <translation>uma volta de um filme dura de 0,5 a 600 segundos</translation>
    </message>
    <message>
      <source>the {name} must be from {least} to {most} mm</source>
      <extracomment>exports/measures.py</extracomment>
      <translation>{name} deve ficar entre {least} e {most} mm</translation>
    </message>
    <message>
      <source>'{path}' needs its materials beside it: {error}</source>
      <extracomment>exports/models/model.py</extracomment>
      <translation>“{path}” precisa dos seus materiais ao lado: {error}</translation>
    </message>
    <message>
      <source>a 3MF file needs lib3mf, which is not available for this machine: choose another ending</source>
      <extracomment>exports/models/three_mf.py</extracomment>
      <translation>um arquivo 3MF precisa de lib3mf, que existe para a maioria das máquinas, mas não para esta: use outra extensão</translation>
    </message>
    <message>
      <source>a face is larger than the paper at {size} mm: {most} mm is the most</source>
      <extracomment>exports/paper/net.py</extracomment>
      <translation>com {size} mm, uma face é maior que o papel: o máximo é {most} mm</translation>
    </message>
    <message>
      <source>no set '{set}' (choose from {sets})</source>
      <extracomment>exports/photo/photograph.py</extracomment>
      <translation>não há cenário “{set}” (os que existem: {sets})</translation>
    </message>
    <message>
      <source>photographs need Mitsuba, which is not available for this machine</source>
      <extracomment>exports/photo/photograph.py</extracomment>
      <translation>as fotografias precisam do Mitsuba, que não está disponível para esta máquina</translation>
    </message>
    <message>
      <source>the photograph failed: {lines}</source>
      <extracomment>exports/photo/photograph.py</extracomment>
      <translation>a fotografia falhou: {lines}</translation>
    </message>
    <message>
      <source>{first} or {last}</source>
      <extracomment>exports/picture.py</extracomment>
      <translation>{first} ou {last}</translation>
    </message>
    <message>
      <source>'{path}' is not the name of a picture: it does not end in {endings}</source>
      <extracomment>exports/picture.py</extracomment>
      <translation>“{path}” não é nome de imagem: não termina em {endings}</translation>
    </message>
    <message>
      <source>'{path}': JPEG pictures have no transparent background</source>
      <extracomment>exports/picture.py</extracomment>
      <translation>“{path}”: imagens JPEG não têm fundo transparente</translation>
    </message>
    <message>
      <source>a bed of {bed} mm is too small for the {part}, which takes {size} mm with {gap} mm around it</source>
      <extracomment>exports/printing/plate.py</extracomment>
      <translation>uma mesa de {bed} mm é pequena demais para a parte “{part}”, que ocupa {size} mm com {gap} mm em volta</translation>
    </message>
    <message>
      <source>a wall of {wall} mm is too thick for a board of {size} mm: at most {most} mm</source>
      <extracomment>exports/printing/printing.py</extracomment>
      <translation>uma parede de {wall} mm é grossa demais para um tabuleiro de {size} mm: no máximo {most} mm</translation>
    </message>
    <message>
      <source>a board of {size} mm is too small for pegs as thick as a wall of {wall} mm: about {enough} mm will do</source>
      <extracomment>exports/printing/sockets.py</extracomment>
      <translation>um tabuleiro de {size} mm é pequeno demais para pinos da grossura de uma parede de {wall} mm: cerca de {enough} mm bastam</translation>
    </message>
    <message>
      <source>no layer {level}: the highest layer of this board is {highest}</source>
      <extracomment>exports/style.py</extracomment>
      <translation>não há nível {level}: o nível mais alto deste tabuleiro é {highest}</translation>
    </message>
    <message>
      <source>a set and depth of field are for photographs: choose the quality photo</source>
      <extracomment>exports/style.py</extracomment>
      <translation>um cenário e a profundidade de campo são para fotografias: escolha a qualidade photo</translation>
    </message>
    <message>
      <source>Layer {level}</source>
      <extracomment>flat/level_drawing.py</extracomment>
      <translation>Nível {level}</translation>
    </message>
    <message>
      <source>missing {libraries} (Debian and Ubuntu: sudo apt-get install {packages})</source>
      <extracomment>flat/requirements.py</extracomment>
      <translation>falta {libraries} (Debian e Ubuntu: sudo apt-get install {packages})</translation>
    </message>
    <message>
      <source>no game '{uid}' (choose from {games})</source>
      <extracomment>games/__init__.py</extracomment>
      <translation>não há jogo “{uid}” (os que existem: {games})</translation>
    </message>
    <message>
      <source>{place}: a game '{uid}' already exists</source>
      <extracomment>games/__init__.py</extracomment>
      <translation>{place}: já existe um jogo “{uid}”</translation>
    </message>
    <message>
      <source>no variant '{uid}' ({game} has {names})</source>
      <extracomment>games/__init__.py</extracomment>
      <translation>não há variante “{uid}” (com {game}/ vão {names})</translation>
    </message>
    <message>
      <source>{place}: no game there (name a game as module:GAME)</source>
      <extracomment>games/__init__.py</extracomment>
      <translation>{place}: não há jogo ali (um jogo é indicado como module:GAME)</translation>
    </message>
    <message>
      <source>{place}: not a Game but a {name}</source>
      <extracomment>games/__init__.py</extracomment>
      <translation>{place}: não é um Game, e sim {name}</translation>
    </message>
    <message>
      <source>{names}, or {others}</source>
      <extracomment>games/__init__.py</extracomment>
      <translation>{names}, ou {others}</translation>
    </message>
    <message>
      <source>{place}: no game there ({error})</source>
      <extracomment>games/__init__.py</extracomment>
      <translation>{place}: não há jogo ali ({error})</translation>
    </message>
    <message>
      <source>a game was left out: {error}</source>
      <extracomment>games/__init__.py</extracomment>
      <translation>um jogo foi omitido: {error}</translation>
    </message>
    <message>
      <source>{name}: {error}</source>
      <extracomment>games/diagrams.py</extracomment>
      <translation>{name}: {error}</translation>
    </message>
    <message>
      <source>fen swap: White can swap only when there is one black tile and nothing else</source>
      <extracomment>games/loop/form.py</extracomment>
      <translation>fen swap: o Branco só pode trocar quando tudo o que há é uma peça preta</translation>
    </message>
    <message>
      <source>fen: '{text}' tiles left, expected two numbers, as in 95,95</source>
      <extracomment>games/loop/form.py</extracomment>
      <translation>fen: “{text}” peças restantes; esperados dois números, como em 95,95</translation>
    </message>
    <message>
      <source>fen: {text} holds no {lower} tile to close a loop</source>
      <extracomment>games/loop/form.py</extracomment>
      <translation>fen: {text} não tem peça ({lower}) para fechar um laço</translation>
    </message>
    <message>
      <source>the side to move</source>
      <extracomment>games/loop/form.py</extracomment>
      <translation>o lado da vez</translation>
    </message>
    <message>
      <source>fen: expected {side} layers of tiles, found {count}</source>
      <extracomment>games/loop/form.py</extracomment>
      <translation>fen: esperados {side} níveis de peças; encontrados {count}</translation>
    </message>
    <message>
      <source>on layer {level}</source>
      <extracomment>games/loop/form.py</extracomment>
      <translation>no nível {level}</translation>
    </message>
    <message>
      <source>places on layer {level}</source>
      <extracomment>games/loop/form.py</extracomment>
      <translation>casas no nível {level}</translation>
    </message>
    <message>
      <source>the swap</source>
      <extracomment>games/loop/form.py</extracomment>
      <translation>a troca</translation>
    </message>
    <message>
      <source>fen: '{text}' tiles left, but this pile has no supply: -</source>
      <extracomment>games/loop/form.py</extracomment>
      <translation>fen: “{text}” peças restantes, mas esta pilha não tem reserva: -</translation>
    </message>
    <message>
      <source>fen: {names} would have {used} of {supply} tiles</source>
      <extracomment>games/loop/form.py</extracomment>
      <translation>fen: {names} teria {used} de {supply} peças</translation>
    </message>
    <message>
      <source>fen: {sites} rests on {text}, so {text} was not last</source>
      <extracomment>games/loop/form.py</extracomment>
      <translation>fen: {sites} se apoia em {text}, então {text} não foi o último lance</translation>
    </message>
    <message>
      <source>fen: {name} rests on {missing}, where there is no tile</source>
      <extracomment>games/loop/form.py</extracomment>
      <translation>fen: {name} se apoia em {missing}, onde não há peça</translation>
    </message>
    <message>
      <source>fen: {name} is not joined to the board by {colour} tiles</source>
      <extracomment>games/loop/form.py</extracomment>
      <translation>fen: {name} não está ligada ao tabuleiro por peças ({colour})</translation>
    </message>
    <message>
      <source>layer {level}</source>
      <extracomment>games/loop/layout.py</extracomment>
      <translation>nível {level}</translation>
    </message>
    <message>
      <source>{winner} closed a 3-D loop at {site}</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>{winner} fechou um laço 3-D em {site}</translation>
    </message>
    <message>
      <source>{seat} may swap: click the tile on the board to take it over</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>{seat} pode trocar: clique na peça do tabuleiro para ficar com ela</translation>
    </message>
    <message>
      <source>{name}: no {colour} tile touches it</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>{name}: nenhuma peça ({colour}) toca esse lugar</translation>
    </message>
    <message>
      <source>the loop</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>laço</translation>
    </message>
    <message>
      <source>what it encloses</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>o que ele cerca</translation>
    </message>
    <message>
      <source>the river through it</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>o que passa por dentro dele</translation>
    </message>
    <message>
      <source>fen: {sites} completes no loop</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>fen: {sites} não completa nenhum laço</translation>
    </message>
    <message>
      <source>the pile is full</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>a pilha está cheia</translation>
    </message>
    <message>
      <source>{mover} has no tile left</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>{mover} não tem mais peças</translation>
    </message>
    <message>
      <source>{mover} has no legal move</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>{mover} não tem lance legal</translation>
    </message>
    <message>
      <source>{winner} closed a loop on the board</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>{winner} fechou um laço no tabuleiro</translation>
    </message>
    <message>
      <source>only White can swap, and only on White's first turn</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>só o Branco pode trocar, e só na sua primeira vez</translation>
    </message>
    <message>
      <source>no place has the number {code}</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>nenhuma casa tem o número {code}</translation>
    </message>
    <message>
      <source>{name} holds a {colour} tile</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>{name} tem uma peça ({colour})</translation>
    </message>
    <message>
      <source>{name}: there is no tile on {sites} under it</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>{name}: não há peça em {sites}, embaixo</translation>
    </message>
    <message>
      <source>the tile</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>a peça</translation>
    </message>
    <message>
      <source>close a loop</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>fechar um laço</translation>
    </message>
    <message>
      <source>the frame</source>
      <extracomment>games/loophole_2d/board.py</extracomment>
      <translation>moldura</translation>
    </message>
    <message>
      <source>the sharp corner is cut off</source>
      <extracomment>games/loophole_2d/board.py</extracomment>
      <translation>o canto agudo está cortado</translation>
    </message>
    <message>
      <source>window 1</source>
      <extracomment>games/loophole_2d/board.py</extracomment>
      <translation>janela 1</translation>
    </message>
    <message>
      <source>window 2</source>
      <extracomment>games/loophole_2d/board.py</extracomment>
      <translation>janela 2</translation>
    </message>
    <message>
      <source>it would lie in {window}</source>
      <extracomment>games/loophole_2d/board.py</extracomment>
      <translation>ficaria na {window}</translation>
    </message>
    <message>
      <source>cells in row {number}</source>
      <extracomment>games/loophole_2d/form.py</extracomment>
      <translation>casas na linha {number}</translation>
    </message>
    <message>
      <source>fen: {sites} must hold {wanted} starting stone, and holds {held} stone</source>
      <extracomment>games/loophole_2d/form.py</extracomment>
      <translation>fen: {sites} deve ter uma pedra inicial ({wanted}) e tem uma pedra ({held})</translation>
    </message>
    <message>
      <source>{site} holds a {colour} starting stone</source>
      <extracomment>games/loophole_2d/form.py</extracomment>
      <translation>{site} tem uma pedra inicial ({colour})</translation>
    </message>
    <message>
      <source>more than three loops</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>mais de três laços</translation>
    </message>
    <message>
      <source>two loops</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>dois laços</translation>
    </message>
    <message>
      <source>three loops</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>três laços</translation>
    </message>
    <message>
      <source>No loop yet: close one through the frame or a window.</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>Ainda não há laço: feche um pela moldura ou por uma janela.</translation>
    </message>
    <message>
      <source>{seat}: loop through {nodes}</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>{seat}: laço ({nodes})</translation>
    </message>
    <message>
      <source>{first}; {second}</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>{first}; {second}</translation>
    </message>
    <message>
      <source>{seat} has {loops} (two are needed): through {nodes}</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>{seat} tem {loops}; dois bastam: {nodes}</translation>
    </message>
    <message>
      <source>{site} holds a {colour} stone</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>{site} tem uma pedra ({colour})</translation>
    </message>
    <message>
      <source>{seat} closed a first loop:| one more wins</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>{seat} fechou um primeiro laço:| falta um para vencer</translation>
    </message>
    <message>
      <source>You closed your first loop:| one more wins</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>Você fechou o seu primeiro laço:| falta um para vencer</translation>
    </message>
    <message>
      <source>It passes through {nodes}</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>Ele passa por: {nodes}</translation>
    </message>
    <message>
      <source>loop</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>laço</translation>
    </message>
    <message>
      <source>the loops</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>laços</translation>
    </message>
    <message>
      <source>the arcs where they pass through the frame and windows</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>arcos onde eles passam pela moldura e pelas janelas</translation>
    </message>
    <message>
      <source>no cell has the number {code}</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>nenhuma casa tem o número {code}</translation>
    </message>
    <message>
      <source>{uid} has no cell '{text}': {hole}</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>{uid} não tem a casa “{text}”: {hole}</translation>
    </message>
    <message>
      <source>close a second loop</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>fechar um segundo laço</translation>
    </message>
    <message>
      <source>the leap onto {site}</source>
      <extracomment>games/loops_n_leaps/explain.py</extracomment>
      <translation>salto para {site}</translation>
    </message>
    <message>
      <source>the {colour} piece on {end} is safe, joined to a loop</source>
      <extracomment>games/loops_n_leaps/explain.py</extracomment>
      <translation>a peça ({colour}) em {end} está segura, ligada a um laço</translation>
    </message>
    <message>
      <source>{friends} of {lines} lines: a man</source>
      <extracomment>games/loops_n_leaps/explain.py</extracomment>
      <translation>{friends} de {lines} linhas: um peão</translation>
    </message>
    <message>
      <source>{site} is a pillar</source>
      <extracomment>games/loops_n_leaps/explain.py</extracomment>
      <translation>{site} é um pilar</translation>
    </message>
    <message>
      <source>{start} is vacant</source>
      <extracomment>games/loops_n_leaps/explain.py</extracomment>
      <translation>{start} está vazia</translation>
    </message>
    <message>
      <source>{start} holds a {colour} piece</source>
      <extracomment>games/loops_n_leaps/explain.py</extracomment>
      <translation>{start} tem uma peça ({colour})</translation>
    </message>
    <message>
      <source>the man on {start} carries no leaper</source>
      <extracomment>games/loops_n_leaps/explain.py</extracomment>
      <translation>o peão em {start} não tem um saltador em cima</translation>
    </message>
    <message>
      <source>a leaper cannot stay on {start}</source>
      <extracomment>games/loops_n_leaps/explain.py</extracomment>
      <translation>um saltador não pode ficar em {start}</translation>
    </message>
    <message>
      <source>{start} and {end} are not in a straight line</source>
      <extracomment>games/loops_n_leaps/explain.py</extracomment>
      <translation>{start} e {end} não estão em linha reta</translation>
    </message>
    <message>
      <source>{end} holds a {colour} piece</source>
      <extracomment>games/loops_n_leaps/explain.py</extracomment>
      <translation>{end} tem uma peça ({colour})</translation>
    </message>
    <message>
      <source>{friends} of {lines} lines: a leaper</source>
      <extracomment>games/loops_n_leaps/explain.py</extracomment>
      <translation>{friends} de {lines} linhas: um saltador</translation>
    </message>
    <message>
      <source>the line from {start} to {end}</source>
      <extracomment>games/loops_n_leaps/explain.py</extracomment>
      <translation>linha de {start} a {end}</translation>
    </message>
    <message>
      <source>the pillar {site} stands between {start} and {end}</source>
      <extracomment>games/loops_n_leaps/explain.py</extracomment>
      <translation>o pilar {site} fica entre {start} e {end}</translation>
    </message>
    <message>
      <source>the {colour} piece on {site} stands in the way</source>
      <extracomment>games/loops_n_leaps/explain.py</extracomment>
      <translation>a peça ({colour}) em {site} está no caminho</translation>
    </message>
    <message>
      <source>free cells in row {number}</source>
      <extracomment>games/loops_n_leaps/form.py</extracomment>
      <translation>casas livres na linha {number}</translation>
    </message>
    <message>
      <source>fen: s, but only Black may swap, and only a white man that stands alone</source>
      <extracomment>games/loops_n_leaps/form.py</extracomment>
      <translation>fen: s, mas só o Preto pode trocar, e só um peão branco que esteja sozinho</translation>
    </message>
    <message>
      <source>{name} is a pillar</source>
      <extracomment>games/loops_n_leaps/form.py</extracomment>
      <translation>{name} é um pilar</translation>
    </message>
    <message>
      <source>First pillar surrounded|</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>Primeiro pilar cercado|</translation>
    </message>
    <message>
      <source>Second pillar surrounded|</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>Segundo pilar cercado|</translation>
    </message>
    <message>
      <source>the man</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>o peão</translation>
    </message>
    <message numerus="yes">
      <source>{count} more win</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>
        <numerusform>falta {count} para vencer</numerusform>
        <numerusform>faltam {count} para vencer</numerusform>
      </translation>
    </message>
    <message>
      <source>{seat} leapt from {start} to {end}|</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>{seat} saltou de {start} para {end}|</translation>
    </message>
    <message>
      <source>You leapt from {start} to {end}|</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>Você saltou de {start} para {end}|</translation>
    </message>
    <message numerus="yes">
      <source>and turned over {count} of {other}'s pieces</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>
        <numerusform>e virou uma peça do {other}</numerusform>
        <numerusform>e virou {count} peças do {other}</numerusform>
      </translation>
    </message>
    <message>
      <source>{head} by {seat}: {more}</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>{head} pelo {seat}: {more}</translation>
    </message>
    <message>
      <source>{head}: {more}</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>{head}: {more}</translation>
    </message>
    <message>
      <source>{seat} has {names}; {other} has {others}</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>{seat} tem {names}; {other} tem {others}</translation>
    </message>
    <message>
      <source>You have {names}; {other} has {others}</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>Você tem {names}; {other} tem {others}</translation>
    </message>
    <message>
      <source>{seat} has {names}; you have {others}</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>{seat} tem {names}; você tem {others}</translation>
    </message>
    <message>
      <source>pillar</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>pilar</translation>
    </message>
    <message>
      <source>{seat}'s loop around {names}| is broken</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>O laço do {seat} em volta de {names}| foi rompido</translation>
    </message>
    <message>
      <source>Your loop around {names}| is broken</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>O seu laço em volta de {names}| foi rompido</translation>
    </message>
    <message>
      <source>and took {other}'s piece on {site}</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>e tomou a peça do {other} em {site}</translation>
    </message>
    <message numerus="yes">
      <source>and turned over {count} of your pieces</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>
        <numerusform>e virou uma das suas peças</numerusform>
        <numerusform>e virou {count} das suas peças</numerusform>
      </translation>
    </message>
    <message>
      <source>and took your piece on {site}</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>e tomou a sua peça em {site}</translation>
    </message>
    <message>
      <source>{seat} has no legal move and {winner} surrounds more pillars</source>
      <extracomment>games/loops_n_leaps/variant.py</extracomment>
      <translation>{seat} não tem lance legal e {winner} cerca mais pilares</translation>
    </message>
    <message>
      <source>{seat} may swap: click the man on the board to take it over</source>
      <extracomment>games/loops_n_leaps/variant.py</extracomment>
      <translation>{seat} pode trocar: clique no peão do tabuleiro para ficar com ele</translation>
    </message>
    <message>
      <source>{seat} surrounds {count} pillars: {names}</source>
      <extracomment>games/loops_n_leaps/variant.py</extracomment>
      <translation>{seat} cerca {count} pilares: {names}</translation>
    </message>
    <message>
      <source>the pillars surrounded</source>
      <extracomment>games/loops_n_leaps/variant.py</extracomment>
      <translation>pilares cercados</translation>
    </message>
    <message>
      <source>the loops around them</source>
      <extracomment>games/loops_n_leaps/variant.py</extracomment>
      <translation>laços em volta deles</translation>
    </message>
    <message>
      <source>{seat} has no legal move, and both players surround the same number of pillars</source>
      <extracomment>games/loops_n_leaps/variant.py</extracomment>
      <translation>{seat} não tem lance legal e nenhum lado cerca mais pilares que o outro</translation>
    </message>
    <message>
      <source>no move has the number {code}</source>
      <extracomment>games/loops_n_leaps/variant.py</extracomment>
      <translation>nenhum lance tem o número {code}</translation>
    </message>
    <message>
      <source>only Black may swap, and only as the answer to White's first man</source>
      <extracomment>games/loops_n_leaps/variant.py</extracomment>
      <translation>só o Preto pode trocar, e só como resposta ao primeiro peão do Branco</translation>
    </message>
    <message>
      <source>{name} holds a {colour} man</source>
      <extracomment>games/loops_n_leaps/variant.py</extracomment>
      <translation>{name} tem um peão ({colour})</translation>
    </message>
    <message>
      <source>{name} holds a {colour} double</source>
      <extracomment>games/loops_n_leaps/variant.py</extracomment>
      <translation>{name} tem um peão duplo ({colour})</translation>
    </message>
    <message>
      <source>surround a third pillar</source>
      <extracomment>games/loops_n_leaps/variant.py</extracomment>
      <translation>cercar um terceiro pilar</translation>
    </message>
    <message>
      <source>'{text}' is not a move: {error}</source>
      <extracomment>games/loops_n_leaps/variant.py</extracomment>
      <translation>“{text}” não é um lance: {error}</translation>
    </message>
    <message>
      <source>{seat}'s rack, {place}</source>
      <extracomment>games/make/codes.py</extracomment>
      <translation>suporte de {seat}, {place}</translation>
    </message>
    <message>
      <source>'{text}' is not a move: a rack place from 1 to {rack} and a cell, as in 3@e6</source>
      <extracomment>games/make/codes.py</extracomment>
      <translation>“{text}” não é um lance: um lugar do suporte, de 1 a {rack}, e uma casa, como em 3@e6</translation>
    </message>
    <message>
      <source>fen '{text}': expected {wanted}</source>
      <extracomment>games/make/fens.py</extracomment>
      <translation>fen «{text}»: esperava-se {wanted}</translation>
    </message>
    <message>
      <source>Who {deed} wins.</source>
      <extracomment>games/make/game.py</extracomment>
      <translation>Vence quem {deed}.</translation>
    </message>
    <message>
      <source>Who cannot move loses.</source>
      <extracomment>games/make/game.py</extracomment>
      <translation>Quem não pode jogar perde.</translation>
    </message>
    <message>
      <source>{site} is taken</source>
      <extracomment>games/make/named_moves.py</extracomment>
      <translation>{site} está ocupada</translation>
    </message>
    <message>
      <source>say where {site} goes, as in {example}</source>
      <extracomment>games/make/named_moves.py</extracomment>
      <translation>diga para onde vai {site}, como em {example}</translation>
    </message>
    <message>
      <source>{move} is not possible here</source>
      <extracomment>games/make/named_moves.py</extracomment>
      <translation>{move} não é possível aqui</translation>
    </message>
    <message>
      <source>'{text}' is not a move: write it like {example}</source>
      <extracomment>games/make/named_moves.py</extracomment>
      <translation>“{text}” não é um lance: escreva-o como {example}</translation>
    </message>
    <message>
      <source>Tile {number}</source>
      <extracomment>games/make/pieces.py</extracomment>
      <translation>Peça {number}</translation>
    </message>
    <message>
      <source>Tile</source>
      <extracomment>games/make/pieces.py</extracomment>
      <translation>Peça</translation>
    </message>
    <message>
      <source>{title} has no place '{name}'</source>
      <extracomment>games/make/places.py</extracomment>
      <translation>{title} não tem a casa «{name}»</translation>
    </message>
    <message>
      <source>{title} has no straight lines</source>
      <extracomment>games/make/places.py</extracomment>
      <translation>{title} não tem caminhos retos</translation>
    </message>
    <message>
      <source>{title} has no row of {length}</source>
      <extracomment>games/make/places.py</extracomment>
      <translation>{title} não tem nenhuma fila de {length}</translation>
    </message>
    <message>
      <source>moves() lists {code}, but moves are 0 … {last}</source>
      <extracomment>games/make/seen_rules.py</extracomment>
      <translation>moves() indica {code}, mas os lances são 0 … {last}</translation>
    </message>
    <message>
      <source>moves() lists {code}, but moves are 0 … {last}; are pieces moved? Then game() needs travels=True</source>
      <extracomment>games/make/seen_rules.py</extracomment>
      <translation>moves() indica {code}, mas os lances são 0 … {last}; as peças se movem? Então game() precisa de travels=True</translation>
    </message>
    <message>
      <source>what lies beside the board stays there</source>
      <extracomment>games/make/setup.py</extracomment>
      <translation>o que está ao lado do tabuleiro fica lá</translation>
    </message>
    <message>
      <source>{seat}: {name}</source>
      <extracomment>games/make/setup.py</extracomment>
      <translation>{seat}: {name}</translation>
    </message>
    <message>
      <source>nothing uses {name}; did you mean {wanted}?</source>
      <extracomment>games/make/spelling.py</extracomment>
      <translation>nada usa {name}; você quis dizer {wanted}?</translation>
    </message>
    <message>
      <source>{owner}.{name} must be int, PerSite, PerSeat or an array with its shape</source>
      <extracomment>games/make/states.py</extracomment>
      <translation>{owner}.{name} deve ser int, PerSite, PerSeat ou um array com a sua forma</translation>
    </message>
    <message>
      <source>Tables.{name} must be an array of numbers</source>
      <extracomment>games/make/states.py</extracomment>
      <translation>Tables.{name} deve ser um array de números</translation>
    </message>
    <message>
      <source>the stone</source>
      <extracomment>games/make/telling.py</extracomment>
      <translation>a pedra</translation>
    </message>
    <message>
      <source>{seat} may swap: click the stone on the board to take it over</source>
      <extracomment>games/make/telling.py</extracomment>
      <translation>{seat} pode trocar: clique na pedra do tabuleiro para ficar com ela</translation>
    </message>
    <message>
      <source>{seat} passed|</source>
      <extracomment>games/make/telling.py</extracomment>
      <translation>{seat} passou|</translation>
    </message>
    <message>
      <source>You passed|</source>
      <extracomment>games/make/telling.py</extracomment>
      <translation>Você passou|</translation>
    </message>
    <message>
      <source>{seat} cannot move</source>
      <extracomment>games/make/variant.py</extracomment>
      <translation>{seat} não pode jogar</translation>
    </message>
    <message>
      <source>neither side won</source>
      <extracomment>games/make/variant.py</extracomment>
      <translation>nenhum dos lados venceu</translation>
    </message>
    <message>
      <source>{position}: {seat} cannot move, but over() says that the game goes on</source>
      <extracomment>games/make/variant.py</extracomment>
      <translation>{position}: {seat} não pode jogar, mas over() diz que o jogo continua</translation>
    </message>
    <message>
      <source>piece {piece} stands on {site}, but PIECES does not say how it looks</source>
      <extracomment>games/make/variant.py</extracomment>
      <translation>a peça {piece} está em {site}, mas PIECES não diz qual é o seu aspeto</translation>
    </message>
    <message>
      <source>r b: the colour of a side    \ /: a curve to the next side    | -: a straight strand,
the one on top where two cross    +: a crossroads    a letter alone: a dead end</source>
      <extracomment>games/path_tiles/diagram.py</extracomment>
      <translation>r b: a cor de um lado    \ /: uma curva para o lado vizinho    | -: um trecho reto,
o de cima onde dois se cruzam    +: um cruzamento    uma letra só: um beco sem saída</translation>
    </message>
    <message>
      <source>{seat}'s rack</source>
      <extracomment>games/path_tiles/diagram.py</extracomment>
      <translation>suporte de {seat}</translation>
    </message>
    <message>
      <source>fen board '{text}': expected {length} rows, found {count}</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>fen tabuleiro “{text}”: esperadas {length} fileiras; encontradas {count}</translation>
    </message>
    <message>
      <source>fen: there is no tile on the board</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>fen: não há nenhuma peça no tabuleiro</translation>
    </message>
    <message>
      <source>fen: expected {length} cells in row {number}, found {found}</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>fen: esperadas {length} casas na fileira {number}; encontradas {found}</translation>
    </message>
    <message>
      <source>fen: expected {rack} places on {name}'s rack, found {count}</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>fen: esperados {rack} lugares no suporte de {name}; encontrados {count}</translation>
    </message>
    <message>
      <source>fen: {place} has tile {text}, but tiles go from 0 to {most}</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>fen: {place} tem a peça {text}, mas as peças vão de 0 a {most}</translation>
    </message>
    <message>
      <source>fen '{text}': expected two numbers of unseen tiles, as in 33,33</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>fen “{text}”: esperados dois números de peças não vistas, como em 33,33</translation>
    </message>
    <message>
      <source>fen: there are no free turns here</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>fen: aqui não há turnos extras</translation>
    </message>
    <message>
      <source>fen: {sum} tiles are unseen, but only {hidden} are left</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>fen: {sum} peças não foram vistas, mas só restam {hidden}</translation>
    </message>
    <message>
      <source>fen: '{text}' on {name}'s rack is neither a tile number nor -</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>fen: “{text}” no suporte de {name} não é um número de peça nem -</translation>
    </message>
    <message>
      <source>fen: '{text}' among the tiles {name} draws is not a tile number</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>fen: “{text}” entre as peças que {name} compra não é um número de peça</translation>
    </message>
    <message>
      <source>fen: tile {tile} is not among the {count} in use</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>fen: a peça {tile} não está entre as {count} em uso</translation>
    </message>
    <message>
      <source>fen: tile {tile} appears {count} times, not {copies}</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>fen: a peça {tile} aparece {count} vezes, e não {copies}</translation>
    </message>
    <message>
      <source>fen: {name} has {unseen} unseen tiles, more than {most}</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>fen: {name} tem {unseen} peças não vistas, mais de {most}</translation>
    </message>
    <message>
      <source>fen: {name}'s rack has an empty place and {unseen} tiles to fill it</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>fen: o suporte de {name} tem um lugar vazio e {unseen} peças para ocupá-lo</translation>
    </message>
    <message>
      <source>fen: '{text}' in row {number} is neither a tile, as in t36, nor a number of vacant cells</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>fen: “{text}” na fileira {number} não é uma peça, como t36, nem um número de casas vazias</translation>
    </message>
    <message>
      <source>fen: the {side} side of {cell} and the {other_side} side of {other_cell} do not match</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>fen: o lado {side} de {cell} e o lado {other_side} de {other_cell} não são iguais</translation>
    </message>
    <message numerus="yes">
      <source>fen: {name} draws {count} tiles, but only {unseen} are unseen</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>
        <numerusform>fen: {name} compra {count} peça, mas só {unseen} não foram vistas</numerusform>
        <numerusform>fen: {name} compra {count} peças, mas só {unseen} não foram vistas</numerusform>
      </translation>
    </message>
    <message>
      <source>{seat} has yet to draw</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>{seat} por comprar</translation>
    </message>
    <message>
      <source>the left and the right side</source>
      <extracomment>games/path_tiles/marks.py</extracomment>
      <translation>o lado esquerdo e o direito</translation>
    </message>
    <message>
      <source>the top and the bottom side</source>
      <extracomment>games/path_tiles/marks.py</extracomment>
      <translation>o lado de cima e o de baixo</translation>
    </message>
    <message>
      <source>north</source>
      <extracomment>games/path_tiles/tiles.py</extracomment>
      <translation>norte</translation>
    </message>
    <message>
      <source>east</source>
      <extracomment>games/path_tiles/tiles.py</extracomment>
      <translation>leste</translation>
    </message>
    <message>
      <source>south</source>
      <extracomment>games/path_tiles/tiles.py</extracomment>
      <translation>sul</translation>
    </message>
    <message>
      <source>west</source>
      <extracomment>games/path_tiles/tiles.py</extracomment>
      <translation>oeste</translation>
    </message>
    <message>
      <source>blank</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>em branco</translation>
    </message>
    <message>
      <source>red</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>vermelho</translation>
    </message>
    <message>
      <source>blue</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>azul</translation>
    </message>
    <message>
      <source>{seat} connected {sides}</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>{seat} ligou {sides}</translation>
    </message>
    <message>
      <source>a free turn: {seat} moves again</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>um turno extra: {seat} joga mais uma vez</translation>
    </message>
    <message>
      <source>A tile that touches two others gives you a free turn: you move again. One fits on {site}.</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>Uma peça que toca outras duas dá-lhe um turno extra: joga mais uma vez. Uma cabe em {site}.</translation>
    </message>
    <message>
      <source>{move}: {why}</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>{move}: {why}</translation>
    </message>
    <message>
      <source>no tile shares a side with {site}</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>nenhuma peça tem um lado em comum com {site}</translation>
    </message>
    <message>
      <source>connect two sides</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>ligar dois lados</translation>
    </message>
    <message>
      <source>the closed loop</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>laço fechado</translation>
    </message>
    <message>
      <source>the path from side to side</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>caminho de lado a lado</translation>
    </message>
    <message>
      <source>the longest paths</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>caminhos mais longos</translation>
    </message>
    <message>
      <source>a move begins with a tile of your own rack and ends on a cell</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>um lance começa com uma peça do próprio suporte e termina em uma casa</translation>
    </message>
    <message numerus="yes">
      <source>{seat} has no legal move; Red's longest path has {count} parts, Blue's {blue}</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>
        <numerusform>{seat} não tem lance legal; o caminho mais longo do Vermelho tem {count} parte, o do Azul {blue}</numerusform>
        <numerusform>{seat} não tem lance legal; o caminho mais longo do Vermelho tem {count} partes, o do Azul {blue}</numerusform>
      </translation>
    </message>
    <message>
      <source>{seat} put a tile on {site}|</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>{seat} pôs uma peça em {site}|</translation>
    </message>
    <message>
      <source>You put a tile on {site}|</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>Você pôs uma peça em {site}|</translation>
    </message>
    <message>
      <source>The tile on {site} touches {count} tiles</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>A peça em {site} toca {count} peças</translation>
    </message>
    <message>
      <source>{move}: place {place} of {seat}'s rack is empty</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>{move}: o lugar {place} do suporte de {seat} está vazio</translation>
    </message>
    <message>
      <source>{move}: a tile lies on {site}</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>{move}: há uma peça em {site}</translation>
    </message>
    <message>
      <source>{seat}'s loop is closed</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>o laço de {seat} está fechado</translation>
    </message>
    <message>
      <source>the {colour} {side} side would touch a {other} side of {site}</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>o lado {side} ({colour}) tocaria um lado ({other}) de {site}</translation>
    </message>
    <message>
      <source>the path of a polyhedron file</source>
      <extracomment>games/ring_majority/board.py</extracomment>
      <translation>o caminho de um arquivo de poliedro</translation>
    </message>
    <message>
      <source>The file has {listed} faces, the realm {faces}.</source>
      <extracomment>games/ring_majority/file_realm.py</extracomment>
      <translation>O arquivo tem {listed} faces; o reino, {faces}.</translation>
    </message>
    <message>
      <source>{path} is no {formats} file: its name does not end in {endings}</source>
      <extracomment>games/ring_majority/file_realm.py</extracomment>
      <translation>{path} não é um arquivo {formats}: o nome não termina em {endings}</translation>
    </message>
    <message>
      <source>{path} {error}</source>
      <extracomment>games/ring_majority/file_realm.py</extracomment>
      <translation>{path} {error}</translation>
    </message>
    <message>
      <source>among the stones on faces</source>
      <extracomment>games/ring_majority/form.py</extracomment>
      <translation>entre as pedras das faces</translation>
    </message>
    <message>
      <source>places on faces</source>
      <extracomment>games/ring_majority/form.py</extracomment>
      <translation>casas de faces</translation>
    </message>
    <message>
      <source>among the stones on edges</source>
      <extracomment>games/ring_majority/form.py</extracomment>
      <translation>entre as pedras das arestas</translation>
    </message>
    <message>
      <source>places on edges</source>
      <extracomment>games/ring_majority/form.py</extracomment>
      <translation>casas de arestas</translation>
    </message>
    <message>
      <source>among the stones on corners</source>
      <extracomment>games/ring_majority/form.py</extracomment>
      <translation>entre as pedras dos vértices</translation>
    </message>
    <message>
      <source>places on corners</source>
      <extracomment>games/ring_majority/form.py</extracomment>
      <translation>casas de vértices</translation>
    </message>
    <message>
      <source>fen stones '{text}': expected faces/edges/corners</source>
      <extracomment>games/ring_majority/form.py</extracomment>
      <translation>fen pedras “{text}”: esperado faces/arestas/vértices</translation>
    </message>
    <message>
      <source>fen hands '{text}': expected two numbers, as in 14,14</source>
      <extracomment>games/ring_majority/form.py</extracomment>
      <translation>fen mãos “{text}”: esperados dois números, como em 14,14</translation>
    </message>
    <message>
      <source>fen hands '{text}': {name} would have {used} of {count} stones</source>
      <extracomment>games/ring_majority/form.py</extracomment>
      <translation>fen mãos “{text}”: {name} teria {used} de {count} pedras</translation>
    </message>
    <message>
      <source>the board is the polyhedron {name}, which is not stored in the game: open that polyhedron's file first, with 'ringrealms3d play --realm FILE' or in the window, then the game</source>
      <extracomment>games/ring_majority/known_solids.py</extracomment>
      <translation>o tabuleiro é o poliedro {name}, que a partida não contém: abra uma vez o arquivo desse poliedro, com 'ringrealms3d play --realm FILE' ou na janela, e depois a partida</translation>
    </message>
    <message>
      <source>the board is not a solid in one line of OFF</source>
      <extracomment>games/ring_majority/known_solids.py</extracomment>
      <translation>o tabuleiro não é um sólido em uma linha de OFF</translation>
    </message>
    <message>
      <source>the board does not fit its name, {name}</source>
      <extracomment>games/ring_majority/known_solids.py</extracomment>
      <translation>o tabuleiro não corresponde ao seu nome, {name}</translation>
    </message>
    <message>
      <source>is too uneven: even after evening out, places would be too small to see</source>
      <extracomment>games/ring_majority/known_solids.py</extracomment>
      <translation>é irregular demais: mesmo depois de uniformizado, haveria casas pequenas demais para se ver</translation>
    </message>
    <message>
      <source>is too uneven: places would be too small to see</source>
      <extracomment>games/ring_majority/known_solids.py</extracomment>
      <translation>é irregular demais: haveria casas pequenas demais para se ver</translation>
    </message>
    <message>
      <source>'{path}' is of version {parts}, not {version}</source>
      <extracomment>games/ring_majority/solution/bounds.py</extracomment>
      <translation>“{path}” é da versão {parts}, não {version}</translation>
    </message>
    <message>
      <source>'{path}' is not a file of bounds: its parts do not fit together</source>
      <extracomment>games/ring_majority/solution/bounds.py</extracomment>
      <translation>“{path}” não é um arquivo de limites: as suas partes não combinam</translation>
    </message>
    <message>
      <source>its parts are larger than they look</source>
      <extracomment>games/ring_majority/solution/bounds.py</extracomment>
      <translation>as suas partes são maiores do que parecem</translation>
    </message>
    <message>
      <source>the head of its {name} is of another version</source>
      <extracomment>games/ring_majority/solution/bounds.py</extracomment>
      <translation>o cabeçalho de {name} é de outra versão</translation>
    </message>
    <message>
      <source>its {name} are something else</source>
      <extracomment>games/ring_majority/solution/bounds.py</extracomment>
      <translation>{name} é outra coisa</translation>
    </message>
    <message>
      <source>'{path}' is not a file of bounds: {error}</source>
      <extracomment>games/ring_majority/solution/bounds.py</extracomment>
      <translation>“{path}” não é um arquivo de limites: {error}</translation>
    </message>
    <message>
      <source>part {number} does not have the cycles of its boards</source>
      <extracomment>games/ring_majority/solution/retrograde.py</extracomment>
      <translation>a parte {number} não contém os ciclos de seus tabuleiros</translation>
    </message>
    <message numerus="yes">
      <source>take {count} stones</source>
      <extracomment>games/ring_majority/variant.py</extracomment>
      <translation>
        <numerusform>tomar {count} pedra</numerusform>
        <numerusform>tomar {count} pedras</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>The ring around {site} is complete, but only {count} of its {size} stones are yours.</source>
      <extracomment>games/ring_majority/variant.py</extracomment>
      <translation>
        <numerusform>O anel de {site} está completo, mas só {count} das suas {size} pedras é sua.</numerusform>
        <numerusform>O anel de {site} está completo, mas só {count} das suas {size} pedras são suas.</numerusform>
      </translation>
    </message>
    <message>
      <source>the same board came up for the third time</source>
      <extracomment>games/ring_majority/variant.py</extracomment>
      <translation>o mesmo tabuleiro ocorre pela terceira vez</translation>
    </message>
    <message>
      <source>the stones in the majority</source>
      <extracomment>games/ring_majority/variant.py</extracomment>
      <translation>pedras em maioria</translation>
    </message>
    <message numerus="yes">
      <source>The ring around {site} is not complete: {count} of its {size} places are full.</source>
      <extracomment>games/ring_majority/variant.py</extracomment>
      <translation>
        <numerusform>O anel de {site} não está completo: {count} das suas {size} casas está ocupada.</numerusform>
        <numerusform>O anel de {site} não está completo: {count} das suas {size} casas estão ocupadas.</numerusform>
      </translation>
    </message>
    <message>
      <source>the board is full</source>
      <extracomment>games/ring_majority/variant.py</extracomment>
      <translation>o tabuleiro está cheio</translation>
    </message>
    <message>
      <source>{seat} is to move and has no stone left to place</source>
      <extracomment>games/ring_majority/variant.py</extracomment>
      <translation>{seat} tem a vez e não tem mais pedras para colocar</translation>
    </message>
    <message>
      <source>the ring around {site}</source>
      <extracomment>games/ring_majority/variant.py</extracomment>
      <translation>anel de {site}</translation>
    </message>
    <message>
      <source>convex and counter-clockwise</source>
      <extracomment>games/tabletop.py</extracomment>
      <translation>convexo e em sentido anti-horário</translation>
    </message>
    <message>
      <source>is not convex: it has points on both sides of one of its faces</source>
      <extracomment>geometry/convex.py</extracomment>
      <translation>não é convexo: tem pontos dos dois lados de uma de suas faces</translation>
    </message>
    <message>
      <source>holds no faces</source>
      <extracomment>geometry/convex.py</extracomment>
      <translation>não contém faces</translation>
    </message>
    <message>
      <source>has {count} triangles, more than {most_triangles}</source>
      <extracomment>geometry/convex.py</extracomment>
      <translation>tem {count} triângulos, mais de {most_triangles}</translation>
    </message>
    <message>
      <source>has a point whose coordinates are not finite numbers</source>
      <extracomment>geometry/convex.py</extracomment>
      <translation>tem um ponto cujas coordenadas não são números finitos</translation>
    </message>
    <message>
      <source>is a single point, no solid</source>
      <extracomment>geometry/convex.py</extracomment>
      <translation>é um único ponto, não um sólido</translation>
    </message>
    <message>
      <source>has no face with an area</source>
      <extracomment>geometry/convex.py</extracomment>
      <translation>não tem nenhuma face com área</translation>
    </message>
    <message>
      <source>is flat, or almost: a solid needs a thickness</source>
      <extracomment>geometry/convex.py</extracomment>
      <translation>é plano, ou quase: um sólido precisa de espessura</translation>
    </message>
    <message>
      <source>holds {bodies} bodies, not one</source>
      <extracomment>geometry/convex.py</extracomment>
      <translation>contém {bodies} corpos, não um</translation>
    </message>
    <message>
      <source>has details too fine to tell apart: they are smaller than 1/{round} of its size</source>
      <extracomment>geometry/convex.py</extracomment>
      <translation>tem detalhes finos demais para se distinguir: são menores que 1/{round} do seu tamanho</translation>
    </message>
    <message>
      <source>has {sites} places, more than {most_sites}</source>
      <extracomment>geometry/convex.py</extracomment>
      <translation>tem {sites} casas, mais de {most_sites}</translation>
    </message>
    <message>
      <source>has a face with {widest} sides, more than {most}</source>
      <extracomment>geometry/convex.py</extracomment>
      <translation>tem uma face com {widest} lados, mais de {most}</translation>
    </message>
    <message>
      <source>has a corner with {degree} edges, more than {widest}</source>
      <extracomment>geometry/convex.py</extracomment>
      <translation>tem um vértice com {degree} arestas, mais de {widest}</translation>
    </message>
    <message numerus="yes">
      <source>is open: {count} edges belong to one face only</source>
      <extracomment>geometry/convex.py</extracomment>
      <translation>
        <numerusform>está aberto: {count} lado pertence a uma só face</numerusform>
        <numerusform>está aberto: {count} lados pertencem a uma só face</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>is not a manifold: {count} edges belong to more than two faces</source>
      <extracomment>geometry/convex.py</extracomment>
      <translation>
        <numerusform>não é uma variedade: {count} lado pertence a mais de duas faces</numerusform>
        <numerusform>não é uma variedade: {count} lados pertencem a mais de duas faces</numerusform>
      </translation>
    </message>
    <message>
      <source>has more than {most_sites} places</source>
      <extracomment>geometry/convex.py</extracomment>
      <translation>tem mais de {most_sites} casas</translation>
    </message>
    <message>
      <source>cannot be read as {kind}</source>
      <extracomment>geometry/mesh_file.py</extracomment>
      <translation>não pode ser lido como {kind}</translation>
    </message>
    <message>
      <source>{name}, line {number}: longer than {longest_line} characters</source>
      <extracomment>geometry/mesh_file.py</extracomment>
      <translation>{name}, linha {number}: mais longa que {longest_line} caracteres</translation>
    </message>
    <message>
      <source>{name}, line {number}: a face is a row of vertex numbers</source>
      <extracomment>geometry/mesh_file.py</extracomment>
      <translation>{name}, linha {number}: uma face é uma sequência de números de vértices</translation>
    </message>
    <message>
      <source>line {number}</source>
      <extracomment>geometry/mesh_parts.py</extracomment>
      <translation>linha {number}</translation>
    </message>
    <message>
      <source>{name}: {count} {things}, more than {most}</source>
      <extracomment>geometry/mesh_parts.py</extracomment>
      <translation>{name}: {count} {things} são mais de {most}</translation>
    </message>
    <message>
      <source>{name}: it has more than {most_lines} lines</source>
      <extracomment>geometry/mesh_parts.py</extracomment>
      <translation>{name}: tem mais de {most_lines} linhas</translation>
    </message>
    <message>
      <source>{name}, {place}: a vertex is three numbers</source>
      <extracomment>geometry/mesh_parts.py</extracomment>
      <translation>{name}, {place}: um vértice são três números</translation>
    </message>
    <message>
      <source>vertices</source>
      <extracomment>geometry/mesh_parts.py</extracomment>
      <translation>vértices</translation>
    </message>
    <message>
      <source>{name}, {place}: a face has three corners or more</source>
      <extracomment>geometry/mesh_parts.py</extracomment>
      <translation>{name}, {place}: uma face tem três cantos ou mais</translation>
    </message>
    <message>
      <source>triangles</source>
      <extracomment>geometry/mesh_parts.py</extracomment>
      <translation>triângulos</translation>
    </message>
    <message>
      <source>{name}: a face has a vertex that does not exist</source>
      <extracomment>geometry/mesh_parts.py</extracomment>
      <translation>{name}: uma face tem um vértice que não existe</translation>
    </message>
    <message>
      <source>{name}: {vertices} vertices and {faces} faces announced, {lines} lines found</source>
      <extracomment>geometry/off.py</extracomment>
      <translation>{name}: são anunciados {vertices} vértices e {faces} faces, mas há {lines} linhas</translation>
    </message>
    <message>
      <source>{name}, line {number}: an OFF file starts with the word OFF</source>
      <extracomment>geometry/off.py</extracomment>
      <translation>{name}, linha {number}: um arquivo OFF começa com a palavra OFF</translation>
    </message>
    <message>
      <source>{name}: {word} is for vertices of four coordinates or more, here they have three</source>
      <extracomment>geometry/off.py</extracomment>
      <translation>{name}: {word} é para vértices de quatro coordenadas ou mais, aqui eles têm três</translation>
    </message>
    <message>
      <source>{name}: it is binary; save it as text</source>
      <extracomment>geometry/off.py</extracomment>
      <translation>{name}: é binário; salve-o como texto</translation>
    </message>
    <message>
      <source>faces</source>
      <extracomment>geometry/off.py</extracomment>
      <translation>faces</translation>
    </message>
    <message>
      <source>{name}, line {number}: not a face of the {vertex_count} vertices</source>
      <extracomment>geometry/off.py</extracomment>
      <translation>{name}, linha {number}: não é uma face dos {vertex_count} vértices</translation>
    </message>
    <message>
      <source>{name}: the numbers of vertices and faces are missing</source>
      <extracomment>geometry/off.py</extracomment>
      <translation>{name}: faltam os números de vértices e faces</translation>
    </message>
    <message>
      <source>{name}, line {number}: a vertex is three numbers</source>
      <extracomment>geometry/off.py</extracomment>
      <translation>{name}, linha {number}: um vértice são três números</translation>
    </message>
    <message>
      <source>{name}, line {number}: a face is a row of whole numbers</source>
      <extracomment>geometry/off.py</extracomment>
      <translation>{name}, linha {number}: uma face é uma sequência de números inteiros</translation>
    </message>
    <message>
      <source>{place}: no property of numbers</source>
      <extracomment>geometry/ply.py</extracomment>
      <translation>{place}: não é uma propriedade numérica</translation>
    </message>
    <message>
      <source>{name}: the element {element} has no {names}</source>
      <extracomment>geometry/ply.py</extracomment>
      <translation>{name}: o elemento {element} não tem {names}</translation>
    </message>
    <message>
      <source>{name}: it is not a mesh, or it is damaged</source>
      <extracomment>geometry/ply.py</extracomment>
      <translation>{name}: não é uma malha, ou está danificada</translation>
    </message>
    <message>
      <source>{name}: its header names no format</source>
      <extracomment>geometry/ply.py</extracomment>
      <translation>{name}: o cabeçalho não indica o formato</translation>
    </message>
    <message>
      <source>numbers and lists</source>
      <extracomment>geometry/ply.py</extracomment>
      <translation>números e listas</translation>
    </message>
    <message>
      <source>{name}: the number of the element {kind} is missing</source>
      <extracomment>geometry/ply.py</extracomment>
      <translation>{name}: falta o número do elemento {kind}</translation>
    </message>
    <message>
      <source>rows of the element {kind}</source>
      <extracomment>geometry/ply.py</extracomment>
      <translation>linhas do elemento {kind}</translation>
    </message>
    <message>
      <source>vertex {number}</source>
      <extracomment>geometry/ply.py</extracomment>
      <translation>vértice {number}</translation>
    </message>
    <message>
      <source>face {number}</source>
      <extracomment>geometry/ply.py</extracomment>
      <translation>face {number}</translation>
    </message>
    <message>
      <source>{name}: it is damaged, or its end is missing</source>
      <extracomment>geometry/ply.py</extracomment>
      <translation>{name}: está danificado, ou falta o fim</translation>
    </message>
    <message>
      <source>{name}, line {number}</source>
      <extracomment>geometry/ply.py</extracomment>
      <translation>{name}, linha {number}</translation>
    </message>
    <message>
      <source>{name}, line {number}: it is not a mesh, or it is damaged</source>
      <extracomment>geometry/ply.py</extracomment>
      <translation>{name}, linha {number}: não é uma malha, ou está danificada</translation>
    </message>
    <message>
      <source>elements</source>
      <extracomment>geometry/ply.py</extracomment>
      <translation>elementos</translation>
    </message>
    <message>
      <source>properties</source>
      <extracomment>geometry/ply.py</extracomment>
      <translation>propriedades</translation>
    </message>
    <message>
      <source>no realm '{name}' (choose from {names})</source>
      <extracomment>geometry/standing.py</extracomment>
      <translation>não há reino “{name}” (os que existem: {names})</translation>
    </message>
    <message>
      <source>{name}: its end is missing</source>
      <extracomment>geometry/stl.py</extracomment>
      <translation>{name}: falta o fim</translation>
    </message>
    <message>
      <source>{uid} is a board from a file, and such boards have no opening books</source>
      <extracomment>lab/book_making.py</extracomment>
      <translation>{uid} é um tabuleiro de arquivo, e esses não têm livros de aberturas</translation>
    </message>
    <message>
      <source>{uid} starts with a new deal every time, so no opening comes up again</source>
      <extracomment>lab/book_making.py</extracomment>
      <translation>{uid} começa cada vez com outra distribuição, de modo que nenhuma abertura se repete</translation>
    </message>
    <message>
      <source>the board opens</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>o tabuleiro abre</translation>
    </message>
    <message>
      <source>random games end</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>as partidas aleatórias terminam</translation>
    </message>
    <message>
      <source>functions and constants</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>funções e constantes</translation>
    </message>
    <message>
      <source>legal moves</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>lances legais</translation>
    </message>
    <message>
      <source>texts of moves</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>textos dos lances</translation>
    </message>
    <message>
      <source>fens</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>FEN</translation>
    </message>
    <message>
      <source>positions from fens</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>posições a partir de FEN</translation>
    </message>
    <message>
      <source>positions stay as they are</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>as posições não mudam</translation>
    </message>
    <message>
      <source>clicks</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>cliques</translation>
    </message>
    <message>
      <source>captures</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>capturas</translation>
    </message>
    <message>
      <source>symmetries</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>simetrias</translation>
    </message>
    <message>
      <source>random moves</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>lances aleatórios</translation>
    </message>
    <message>
      <source>playouts</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>simulações</translation>
    </message>
    <message>
      <source>patterns</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>padrões</translation>
    </message>
    <message>
      <source>layout</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>disposição</translation>
    </message>
    <message>
      <source>diagrams and counts</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>diagramas e contagens</translation>
    </message>
    <message>
      <source>setting up</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>montagem de posições</translation>
    </message>
    <message>
      <source>rules page</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>página de regras</translation>
    </message>
    <message>
      <source>files</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>arquivos</translation>
    </message>
    <message>
      <source>pictures</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>imagens</translation>
    </message>
    <message>
      <source>machine code</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>código de máquina</translation>
    </message>
    <message>
      <source>engine</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>motor</translation>
    </message>
    <message>
      <source>a picture in the rules is no line of its own: {line}</source>
      <extracomment>lab/checks/shown.py</extracomment>
      <translation>uma imagem das regras não está numa linha só dela: {line}</translation>
    </message>
    <message>
      <source>playouts/s</source>
      <extracomment>lab/commands/bench.py</extracomment>
      <translation>simulações/s</translation>
    </message>
    <message>
      <source>moves/s</source>
      <extracomment>lab/commands/bench.py</extracomment>
      <translation>lances/s</translation>
    </message>
    <message>
      <source>draws/move</source>
      <extracomment>lab/commands/bench.py</extracomment>
      <translation>sorteios/lance</translation>
    </message>
    <message>
      <source>Each move of Ring Majority places one stone: its moves/s are placed stones/s.</source>
      <extracomment>lab/commands/bench.py</extracomment>
      <translation>Cada lance de Ring Majority coloca uma pedra: seus lances/s são pedras colocadas/s.</translation>
    </message>
    <message>
      <source>Loophole 2D fills the board at once and judges it: its moves/s are filled cells/s.</source>
      <extracomment>lab/commands/bench.py</extracomment>
      <translation>Loophole 2D enche o tabuleiro de uma vez e o julga: seus lances/s são casas preenchidas/s.</translation>
    </message>
    <message>
      <source>count the sequences of legal moves</source>
      <extracomment>lab/commands/bench.py</extracomment>
      <translation>contar as sequências de lances legais</translation>
    </message>
    <message>
      <source>Count the sequences of legal moves of every length up to a depth.</source>
      <extracomment>lab/commands/bench.py</extracomment>
      <translation>Conta as sequências de lances legais de cada comprimento até uma profundidade.</translation>
    </message>
    <message>
      <source>the longest (default: 3)</source>
      <extracomment>lab/commands/bench.py</extracomment>
      <translation>a maior (padrão: 3)</translation>
    </message>
    <message>
      <source>count each first move by itself</source>
      <extracomment>lab/commands/bench.py</extracomment>
      <translation>contar cada primeiro lance separadamente</translation>
    </message>
    <message>
      <source>measure the speed of the rules</source>
      <extracomment>lab/commands/bench.py</extracomment>
      <translation>medir a velocidade das regras</translation>
    </message>
    <message>
      <source>Play random games on one core, choosing uniformly among the legal moves, with every rule applied. A draw is one step of a calibration loop of random numbers.</source>
      <extracomment>lab/commands/bench.py</extracomment>
      <translation>Joga partidas ao acaso, com lances legais equiprováveis e todas as regras, em um núcleo. Um sorteio é um passo de um laço de calibração com números aleatórios.</translation>
    </message>
    <message>
      <source>the variants (default: eight of all games)</source>
      <extracomment>lab/commands/bench.py</extracomment>
      <translation>as variantes (padrão: oito de todos os jogos)</translation>
    </message>
    <message>
      <source>time for each (default: 3)</source>
      <extracomment>lab/commands/bench.py</extracomment>
      <translation>tempo para cada uma (padrão: 3)</translation>
    </message>
    <message>
      <source>calibration: {draws} M draws/s</source>
      <extracomment>lab/commands/bench.py</extracomment>
      <translation>calibração: {draws} M sorteios/s</translation>
    </message>
    <message numerus="yes">
      <source>{variant}: no book is written, because no move was played in {count} games</source>
      <extracomment>lab/commands/book.py</extracomment>
      <translation>
        <numerusform>{variant}: nenhum livro é escrito, porque nenhum lance foi jogado em {count} partida</numerusform>
        <numerusform>{variant}: nenhum livro é escrito, porque nenhum lance foi jogado em {count} partidas</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{variant}: {done} of {count} games</source>
      <extracomment>lab/commands/book.py</extracomment>
      <translation>
        <numerusform>{variant}: {done} de {count} partida</numerusform>
        <numerusform>{variant}: {done} de {count} partidas</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{path}: {count} positions, {size} kB</source>
      <extracomment>lab/commands/book.py</extracomment>
      <translation>
        <numerusform>{path}: {count} posição, {size} kB</numerusform>
        <numerusform>{path}: {count} posições, {size} kB</numerusform>
      </translation>
    </message>
    <message>
      <source>first move</source>
      <extracomment>lab/commands/book.py</extracomment>
      <translation>primeiro lance</translation>
    </message>
    <message>
      <source>score %</source>
      <extracomment>lab/commands/book.py</extracomment>
      <translation>em %</translation>
    </message>
    <message>
      <source>in the book</source>
      <extracomment>lab/commands/book.py</extracomment>
      <translation>no livro</translation>
    </message>
    <message>
      <source>make opening books from self-play</source>
      <extracomment>lab/commands/book.py</extracomment>
      <translation>criar livros de aberturas a partir de partidas do motor contra si mesmo</translation>
    </message>
    <message>
      <source>Let the engine play itself and make an opening book from the games. It draws the first moves from those that it likes best and that did well in earlier games. For every position, however the board is turned and whichever moves led to it, the book shows how often each move was played and how many points it scored. A few hundred games cover only a few plies; test a book with a match of strong,book=yes against strong, with --random-plies 0. Ctrl+C stops; finished games are kept in the folder games beside the books, and the same command resumes. Games that start at random and boards from files have no books.</source>
      <extracomment>lab/commands/book.py</extracomment>
      <translation>Faz o motor jogar contra si mesmo e cria um livro de aberturas com as partidas. Ele sorteia os primeiros lances entre os que prefere e que foram bem em partidas anteriores. Para cada posição, seja como for que o tabuleiro esteja girado e seja qual for a ordem dos lances, o livro diz quantas vezes cada lance foi jogado e quantos pontos rendeu. Algumas centenas de partidas cobrem só poucos lances; teste um livro com um match de strong,book=yes contra strong, com --random-plies 0. Ctrl+C interrompe; as partidas terminadas ficam na pasta games ao lado dos livros, e o mesmo comando continua. Jogos que começam ao acaso e tabuleiros de arquivos não têm livros.</translation>
    </message>
    <message>
      <source>the variants, such as loop/mini ring-majority/cube</source>
      <extracomment>lab/commands/book.py</extracomment>
      <translation>as variantes, como loop/mini ring-majority/cube</translation>
    </message>
    <message>
      <source>playouts for a move after these (default: as many as before)</source>
      <extracomment>lab/commands/book.py</extracomment>
      <translation>simulações por lance depois desses (padrão: tantas quanto antes)</translation>
    </message>
    <message>
      <source>where books and games are kept (default: where the engine looks for books first)</source>
      <extracomment>lab/commands/book.py</extracomment>
      <translation>onde ficam os livros e as partidas (padrão: onde o motor procura primeiro os livros)</translation>
    </message>
    <message>
      <source>this part of the round is done; merge the files of all parts</source>
      <extracomment>lab/commands/book.py</extracomment>
      <translation>esta parte da rodada está feita; reúna os arquivos de todas as partes</translation>
    </message>
    <message>
      <source>played</source>
      <extracomment>lab/commands/book.py</extracomment>
      <translation>jogado</translation>
    </message>
    <message>
      <source>left out</source>
      <extracomment>lab/commands/book.py</extracomment>
      <translation>omitido</translation>
    </message>
    <message>
      <source>seconds for a move, instead of {nodes} playouts</source>
      <extracomment>lab/commands/book.py</extracomment>
      <translation>segundos por lance, em vez de {nodes} simulações</translation>
    </message>
    <message>
      <source>how many moves of each game the book has (default: {plies})</source>
      <extracomment>lab/commands/book.py</extracomment>
      <translation>quantos lances de cada partida entram no livro (padrão: {plies})</translation>
    </message>
    <message numerus="yes">
      <source>{count} checks failed.</source>
      <extracomment>lab/commands/check.py</extracomment>
      <translation>
        <numerusform>{count} coisa não se cumpre.</numerusform>
        <numerusform>{count} coisas não se cumprem.</numerusform>
      </translation>
    </message>
    <message>
      <source>check a game of your own</source>
      <extracomment>lab/commands/check.py</extracomment>
      <translation>verificar um jogo próprio</translation>
    </message>
    <message>
      <source>Play random games of every board with plain and with compiled rules, and check moves, texts, pictures, files, the rules page and the engine. Exit code 1 if a check fails.</source>
      <extracomment>lab/commands/check.py</extracomment>
      <translation>Joga partidas aleatórias em cada tabuleiro com as regras simples e compiladas, e verifica lances, textos, imagens, arquivos, a página de regras e o motor. Código de saída 1 se algo não se cumpre.</translation>
    </message>
    <message>
      <source>a game as module:NAME, also in this folder, or its id</source>
      <extracomment>lab/commands/check.py</extracomment>
      <translation>um jogo como módulo:NOME, também nesta pasta, ou o seu identificador</translation>
    </message>
    <message>
      <source>All checks passed.</source>
      <extracomment>lab/commands/check.py</extracomment>
      <translation>Tudo se cumpre.</translation>
    </message>
    <message>
      <source>draw boards in every theme and material, with a page that shows them</source>
      <extracomment>lab/commands/gallery.py</extracomment>
      <translation>desenhar tabuleiros em todos os temas e materiais, com uma página que os mostra</translation>
    </message>
    <message>
      <source>Draw boards, each in the middle of a random game, in every theme and in every material, and write a page that shows all pictures. No display is needed.</source>
      <extracomment>lab/commands/gallery.py</extracomment>
      <translation>Desenha tabuleiros, cada um no meio de uma partida aleatória, em todos os temas e em todos os materiais, e grava uma página que mostra todas as imagens. Não é preciso tela.</translation>
    </message>
    <message>
      <source>the variants (default: all)</source>
      <extracomment>lab/commands/gallery.py</extracomment>
      <translation>as variantes (padrão: todas)</translation>
    </message>
    <message>
      <source>the folder of the pictures</source>
      <extracomment>lab/commands/gallery.py</extracomment>
      <translation>a pasta das imagens</translation>
    </message>
    <message>
      <source>only this one; can be repeated</source>
      <extracomment>lab/commands/gallery.py</extracomment>
      <translation>só este; pode ser repetido</translation>
    </message>
    <message>
      <source>only these; can be repeated</source>
      <extracomment>lab/commands/gallery.py</extracomment>
      <translation>só estes; pode ser repetido</translation>
    </message>
    <message>
      <source>pixels of a picture (default: 400x340)</source>
      <extracomment>lab/commands/gallery.py</extracomment>
      <translation>pixels de uma imagem (padrão: 400x340)</translation>
    </message>
    <message>
      <source>photograph one board of each game too</source>
      <extracomment>lab/commands/gallery.py</extracomment>
      <translation>fotografar também um tabuleiro de cada jogo</translation>
    </message>
    <message>
      <source>show the pictures of an earlier gallery beside these</source>
      <extracomment>lab/commands/gallery.py</extracomment>
      <translation>mostrar ao lado as imagens de uma galeria anterior</translation>
    </message>
    <message>
      <source>--shard needs --folder, where the finished part is kept</source>
      <extracomment>lab/commands/levels.py</extracomment>
      <translation>--shard precisa de --folder, que guarda a parte feita aqui</translation>
    </message>
    <message>
      <source>measure the levels against each other</source>
      <extracomment>lab/commands/levels.py</extracomment>
      <translation>medir os níveis uns contra os outros</translation>
    </message>
    <message>
      <source>Let every level play a match against the one below it. The table shows the higher level's results. Ctrl+C stops; with --folder the same command resumes. Measurements of your own games are kept.</source>
      <extracomment>lab/commands/levels.py</extracomment>
      <translation>Faz cada nível disputar um match contra o nível abaixo dele. A tabela mostra os resultados do nível mais alto. Ctrl+C interrompe; com --folder, o mesmo comando continua depois. O que foi medido de um jogo próprio é guardado.</translation>
    </message>
    <message>
      <source>the variants (default: one of every game)</source>
      <extracomment>lab/commands/levels.py</extracomment>
      <translation>as variantes (padrão: uma de cada jogo)</translation>
    </message>
    <message>
      <source>the lowest and the highest (default: 1-10)</source>
      <extracomment>lab/commands/levels.py</extracomment>
      <translation>o mais baixo e o mais alto (padrão: 1-10)</translation>
    </message>
    <message>
      <source>seconds for a move, instead of the levels' own</source>
      <extracomment>lab/commands/levels.py</extracomment>
      <translation>segundos por lance, em vez dos próprios de cada nível</translation>
    </message>
    <message>
      <source>keep the games of each variant in a file here, and resume from it</source>
      <extracomment>lab/commands/levels.py</extracomment>
      <translation>guardar as partidas de cada variante em um arquivo aqui e continuá-las</translation>
    </message>
    <message>
      <source>{path} now has the levels</source>
      <extracomment>lab/commands/levels.py</extracomment>
      <translation>Os níveis estão agora em {path}</translation>
    </message>
    <message>
      <source>'{text}' is not a range of levels such as 1-10</source>
      <extracomment>lab/commands/levels.py</extracomment>
      <translation>“{text}” não é um intervalo de níveis como 1-10</translation>
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
        <numerusform>um trabalhador serve a {address}</numerusform>
        <numerusform>{count} trabalhadores servem a {address}</numerusform>
      </translation>
    </message>
    <message>
      <source>the scheduler has ended</source>
      <extracomment>lab/commands/machines.py</extracomment>
      <translation>o escalonador terminou</translation>
    </message>
    <message>
      <source>merge the files of shards</source>
      <extracomment>lab/commands/machines.py</extracomment>
      <translation>reunir os arquivos das partes</translation>
    </message>
    <message>
      <source>Merge files that were made with --file, from matches, levels, books, reviews or tuning. What is in several of them counts once. The same command without --shard, with the new file, then shows the result. Files of earlier versions are brought up to date.</source>
      <extracomment>lab/commands/machines.py</extracomment>
      <translation>Reunir arquivos feitos com --file, de matches, níveis, livros, análises ou aprendizado. O que está em vários conta uma vez. O mesmo comando sem --shard, com o arquivo novo, mostra então o resultado. Arquivos de versões anteriores são atualizados.</translation>
    </message>
    <message>
      <source>the files</source>
      <extracomment>lab/commands/machines.py</extracomment>
      <translation>os arquivos</translation>
    </message>
    <message>
      <source>the file to write</source>
      <extracomment>lab/commands/machines.py</extracomment>
      <translation>o arquivo a gravar</translation>
    </message>
    <message>
      <source>let this machine work for a cluster</source>
      <extracomment>lab/commands/machines.py</extracomment>
      <translation>fazer esta máquina trabalhar para um cluster</translation>
    </message>
    <message>
      <source>Start workers for the Dask scheduler at this address; match --cluster and other commands hand their games to it. Anybody who reaches the scheduler can run code here: the page on clusters says how to protect it. Ctrl+C stops.</source>
      <extracomment>lab/commands/machines.py</extracomment>
      <translation>Iniciar trabalhadores para o escalonador Dask neste endereço; match --cluster e outros comandos entregam a ele suas partidas. Quem alcança o escalonador pode executar código aqui: a página sobre clusters diz como protegê-lo. Ctrl+C interrompe.</translation>
    </message>
    <message>
      <source>such as tls://host:8786</source>
      <extracomment>lab/commands/machines.py</extracomment>
      <translation>como tls://host:8786</translation>
    </message>
    <message>
      <source>how many workers, each on one core (default: as many as there are cores)</source>
      <extracomment>lab/commands/machines.py</extracomment>
      <translation>quantos trabalhadores, cada um em um núcleo (padrão: tantos quantos os núcleos)</translation>
    </message>
    <message>
      <source>start programs that speak UGI as players, if a match names them</source>
      <extracomment>lab/commands/machines.py</extracomment>
      <translation>iniciar como jogadores programas que falam UGI, se um match os nomear</translation>
    </message>
    <message numerus="yes">
      <source>{count} units of work</source>
      <extracomment>lab/commands/machines.py</extracomment>
      <translation>
        <numerusform>{count} unidade de trabalho</numerusform>
        <numerusform>{count} unidades de trabalho</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>of {count} jobs</source>
      <extracomment>lab/commands/machines.py</extracomment>
      <translation>
        <numerusform>de {count} tarefa</numerusform>
        <numerusform>de {count} tarefas</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} were duplicates</source>
      <extracomment>lab/commands/machines.py</extracomment>
      <translation>
        <numerusform>{count} repetida</numerusform>
        <numerusform>{count} repetidas</numerusform>
      </translation>
    </message>
    <message>
      <source>a match needs two players at least</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>um match precisa de pelo menos dois jogadores</translation>
    </message>
    <message>
      <source>"{player}" is not one of the players</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>“{player}” não joga</translation>
    </message>
    <message>
      <source>--sprt is for two players</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>--sprt é para dois jogadores</translation>
    </message>
    <message>
      <source>--sprt needs all games in their order, not a shard</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>--sprt não vale para uma parte, só para todas as partidas em sua ordem</translation>
    </message>
    <message>
      <source>let players play a match or a tournament</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>fazer jogadores disputarem um match ou um torneio</translation>
    </message>
    <message>
      <source>Play a match of two players, or a tournament of more. A player is search settings (plain, strong, strong,rave_bias=200), a level (level=3), varied=6, which draws its first 6 plies from those that strong likes best, or a program that speaks UGI (ugi:COMMAND). strong,book=yes and level=10,book=yes play from the opening book. Games come in pairs with the same opening and the same deal, and colours exchanged. Ctrl+C stops; with --file the same command resumes.</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>Jogar um match de dois jogadores, ou um torneio de mais. Um jogador é uma configuração da busca (plain, strong, strong,rave_bias=200), um nível (level=3), varied=6, que sorteia seus 6 primeiros lances entre os que strong prefere, ou um programa que fala UGI (ugi:COMANDO). strong,book=yes e level=10,book=yes jogam com o livro de aberturas. Cada duas partidas têm a mesma abertura e a mesma distribuição, com as cores trocadas. Ctrl+C interrompe; com --file o mesmo comando continua depois.</translation>
    </message>
    <message>
      <source>the players; scores are the first one's</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>os jogadores; a pontuação é a do primeiro</translation>
    </message>
    <message>
      <source>with more than two players, let only the first play against all others</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>com mais de dois jogadores, o primeiro enfrenta todos os outros, e não todos contra todos</translation>
    </message>
    <message>
      <source>seconds for a move; levels have limits of their own</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>segundos por lance; os níveis têm limites próprios</translation>
    </message>
    <message>
      <source>end a game as soon as an engine that chooses no moves at random has proven its result</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>encerrar uma partida assim que um motor que não sorteia lances provar seu resultado</translation>
    </message>
    <message>
      <source>random moves that every pair of games begins with (default: 2)</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>lances aleatórios com que começa cada par de partidas (padrão: 2)</translation>
    </message>
    <message>
      <source>a file with one opening per line, as moves; each is played by a pair of games</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>um arquivo com os lances de uma abertura em cada linha, um par de partidas para cada uma</translation>
    </message>
    <message>
      <source>stop as soon as a sequential test decides whether the first player is better by ELO0 or by ELO1</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>parar assim que um teste sequencial disser se o primeiro jogador é melhor em ELO0 ou em ELO1</translation>
    </message>
    <message>
      <source>how often the test may decide for ELO1 when ELO0 is true (default: 0.05)</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>quantas vezes o teste pode dizer ELO1 onde ELO0 é verdade (padrão: 0.05)</translation>
    </message>
    <message>
      <source>how often the test may decide for ELO0 when ELO1 is true (default: 0.05)</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>quantas vezes o teste pode dizer ELO0 onde ELO1 é verdade (padrão: 0.05)</translation>
    </message>
    <message>
      <source>ELO0 and ELO1 are normalized Elo</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>ELO0 e ELO1 são Elo normalizados</translation>
    </message>
    <message>
      <source>the player whose rating is 0 in a tournament (default: the first one)</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>o jogador cuja pontuação é 0 em um torneio (padrão: o primeiro)</translation>
    </message>
    <message>
      <source>write a row for every game to this file</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>escrever uma linha para cada partida neste arquivo</translation>
    </message>
    <message>
      <source>draw score, length and time to this SVG or PNG file</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>desenhar pontuação, duração e tempo neste arquivo SVG ou PNG</translation>
    </message>
    <message>
      <source>how many, in pairs: an odd number means one more (default: {games})</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>quantas, em pares: um número ímpar é uma a mais (padrão: {games})</translation>
    </message>
    <message>
      <source>fixes openings, deals and what the players draw (default: {seed})</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>fixa as aberturas, as distribuições e os sorteios dos jogadores (padrão: {seed})</translation>
    </message>
    <message>
      <source>'{text}' is not a difference in Elo</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>“{text}” não é uma diferença em Elo</translation>
    </message>
    <message>
      <source>'{text}' is not a probability between 0 and 0.5</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>“{text}” não é uma probabilidade entre 0 e 0.5</translation>
    </message>
    <message numerus="yes">
      <source>{done} of {count} games of {variant}</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>
        <numerusform>{done} de {count} partida de {variant}</numerusform>
        <numerusform>{done} de {count} partidas de {variant}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{variant}: a level's results against the one below, {count} games</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>
        <numerusform>{variant}: resultados de um nível contra o de baixo, {count} partida</numerusform>
        <numerusform>{variant}: resultados de um nível contra o de baixo, {count} partidas</numerusform>
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
      <translation>razão de log-verossimilhança {ratio}, entre {lower} e {upper}</translation>
    </message>
    <message numerus="yes">
      <source>{asked}: {hypothesis}, {elo}, after {count} pairs, {ratio}</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>
        <numerusform>{asked}: {hypothesis}, {elo}, depois de {count} par, {ratio}</numerusform>
        <numerusform>{asked}: {hypothesis}, {elo}, depois de {count} pares, {ratio}</numerusform>
      </translation>
    </message>
    <message>
      <source>{played}, {mean} plies each</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>{played}, {mean} lances cada uma</translation>
    </message>
    <message>
      <source>levels</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>níveis</translation>
    </message>
    <message>
      <source>player</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>jogador</translation>
    </message>
    <message>
      <source>rating</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>rating</translation>
    </message>
    <message numerus="yes">
      <source>{asked}: open after {count} pairs, {ratio}</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>
        <numerusform>{asked}: em aberto depois de {count} par, {ratio}</numerusform>
        <numerusform>{asked}: em aberto depois de {count} pares, {ratio}</numerusform>
      </translation>
    </message>
    <message>
      <source>A as</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>A com</translation>
    </message>
    <message>
      <source>both</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>ambos</translation>
    </message>
    <message>
      <source>time a move</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>tempo por lance</translation>
    </message>
    <message>
      <source>failed moves</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>lances falhos</translation>
    </message>
    <message>
      <source>no ratings until everybody has played</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>não há ratings antes que todos tenham jogado</translation>
    </message>
    <message>
      <source>logistic</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>logístico</translation>
    </message>
    <message>
      <source>normalized</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>normalizado</translation>
    </message>
    <message>
      <source>{low} to {high}</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>{low} a {high}</translation>
    </message>
    <message>
      <source>{first} against {second}</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>{first} contra {second}</translation>
    </message>
    <message>
      <source>game {game}, move {move}: {failure}</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>partida {game}, lance {move}: {failure}</translation>
    </message>
    <message>
      <source>{id}: {solution} is not the one right move</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>{id}: {solution} não é o único lance certo</translation>
    </message>
    <message numerus="yes">
      <source>{told} after {count} games</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>
        <numerusform>{told} depois de {count} partida</numerusform>
        <numerusform>{told} depois de {count} partidas</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{part} of {count} puzzles proven, {played} moves tried in {taken} s</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>
        <numerusform>{part} de {count} problema provado, {played} lances tentados em {taken} s</numerusform>
        <numerusform>{part} de {count} problemas provados, {played} lances tentados em {taken} s</numerusform>
      </translation>
    </message>
    <message>
      <source>{id}: {played} moves do not prove it</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>{id}: {played} lances não o provam</translation>
    </message>
    <message numerus="yes">
      <source>{count} puzzles</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>
        <numerusform>{count} problema</numerusform>
        <numerusform>{count} problemas</numerusform>
      </translation>
    </message>
    <message>
      <source>puzzles</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>problemas</translation>
    </message>
    <message>
      <source>tried</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>tentados</translation>
    </message>
    <message>
      <source>solved</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>resolvidos</translation>
    </message>
    <message>
      <source>with hints</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>com dicas</translation>
    </message>
    <message>
      <source>missed</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>errados</translation>
    </message>
    <message>
      <source>puzzle</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>problema</translation>
    </message>
    <message>
      <source>goal</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>objetivo</translation>
    </message>
    <message>
      <source>solution</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>solução</translation>
    </message>
    <message>
      <source>hard</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>dificuldade</translation>
    </message>
    <message>
      <source>make, check and list puzzles, and see your results</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>criar, verificar e listar problemas, e ver os seus resultados</translation>
    </message>
    <message>
      <source>Puzzles are positions in which exactly one first move is right, which is proven. They come from games that the engine played against itself.</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>Problemas são posições em que um único primeiro lance está certo, o que é provado. Eles vêm de partidas do motor contra si mesmo.</translation>
    </message>
    <message>
      <source>find puzzles in games that the engine plays against itself</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>encontrar problemas em partidas do motor contra si mesmo</translation>
    </message>
    <message>
      <source>Let the engine play itself and keep what brute force proves: positions near the end with exactly one right first move. The file is written after every find; what is in it stays, so Ctrl+C loses nothing and the same command resumes.</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>Faz o motor jogar contra si mesmo e guarda o que a força bruta prova: posições perto do final com um único primeiro lance certo. O arquivo é gravado a cada achado; o que está nele fica, de modo que Ctrl+C não perde nada e o mesmo comando continua.</translation>
    </message>
    <message>
      <source>the file of puzzles</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>o arquivo de problemas</translation>
    </message>
    <message>
      <source>the longest time for a variant (default: none)</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>o tempo máximo para uma variante (padrão: nenhum)</translation>
    </message>
    <message>
      <source>games at a time, at most one a core (default: 1)</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>partidas ao mesmo tempo, no máximo uma por núcleo (padrão: 1)</translation>
    </message>
    <message>
      <source>fixes the games (default: 1)</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>fixa as partidas (padrão: 1)</translation>
    </message>
    <message>
      <source>prove every puzzle of a file again</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>provar de novo cada problema de um arquivo</translation>
    </message>
    <message>
      <source>Try all moves of every puzzle by brute force over the rules. Exit code 1 if a proof fails.</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>Tenta todos os lances de cada problema por força bruta sobre as regras. Código de saída 1 se alguma prova falhar.</translation>
    </message>
    <message>
      <source>list the puzzles of a file</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>listar os problemas de um arquivo</translation>
    </message>
    <message>
      <source>List the puzzles of a file.</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>Lista os problemas de um arquivo.</translation>
    </message>
    <message>
      <source>what the puzzles ask for</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>que tipo de coisa pedem</translation>
    </message>
    <message>
      <source>show your puzzle rating and what you solved</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>dizer o seu rating em problemas e o que resolveu</translation>
    </message>
    <message>
      <source>Show your puzzle rating, your streaks, and what you solved of each theme and game.</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>Diz o seu rating em problemas, as suas sequências e o que resolveu de cada tema e jogo.</translation>
    </message>
    <message>
      <source>the puzzles (default: those that come with the program)</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>os problemas (padrão: os que vêm com o programa)</translation>
    </message>
    <message numerus="yes">
      <source>{variant}: {done} of {count} puzzles</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>
        <numerusform>{variant}: {done} de {count} problema</numerusform>
        <numerusform>{variant}: {done} de {count} problemas</numerusform>
      </translation>
    </message>
    <message>
      <source>the first puzzle</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>o primeiro problema</translation>
    </message>
    <message>
      <source>puzzle {number} of {total}: {id}</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>problema {number} de {total}: {id}</translation>
    </message>
    <message>
      <source>all</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>todos</translation>
    </message>
    <message>
      <source>win</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>vencer</translation>
    </message>
    <message>
      <source>win in n</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>vencer em n</translation>
    </message>
    <message>
      <source>do not lose</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>não perder</translation>
    </message>
    <message>
      <source>best capture</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>melhor captura</translation>
    </message>
    <message numerus="yes">
      <source>{told}, {count} games</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>
        <numerusform>{told}, {count} partida</numerusform>
        <numerusform>{told}, {count} partidas</numerusform>
      </translation>
    </message>
    <message>
      <source>how many of each variant the file should have (default: {count})</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>quantos de cada variante o arquivo deve ter (padrão: {count})</translation>
    </message>
    <message>
      <source>{variant}: the first game</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>{variant}: a primeira partida</translation>
    </message>
    <message>
      <source>measure what variants are worth as games</source>
      <extracomment>lab/commands/report.py</extracomment>
      <translation>medir quanto as variantes valem como jogos</translation>
    </message>
    <message>
      <source>Let the engine play itself, and write a page on each variant, a JSON file with its figures, and a page that compares all reports in the folder. The games are kept there too. Ctrl+C stops; the same command resumes, and only writes the pages once all games are there.</source>
      <extracomment>lab/commands/report.py</extracomment>
      <translation>Fazer o motor jogar contra si mesmo e escrever uma página sobre cada variante, um arquivo JSON com seus números e uma página que compara todos os relatórios da pasta. As partidas ficam na pasta. Ctrl+C interrompe; o mesmo comando continua depois, e só escreve as páginas quando todas as partidas estão lá.</translation>
    </message>
    <message>
      <source>the folder for games and pages</source>
      <extracomment>lab/commands/report.py</extracomment>
      <translation>a pasta para partidas e páginas</translation>
    </message>
    <message numerus="yes">
      <source>{variant}: {done} of {count} units of work</source>
      <extracomment>lab/commands/report.py</extracomment>
      <translation>
        <numerusform>{variant}: {done} de {count} unidade de trabalho</numerusform>
        <numerusform>{variant}: {done} de {count} unidades de trabalho</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{variant}: {done} of {count} games examined</source>
      <extracomment>lab/commands/report.py</extracomment>
      <translation>
        <numerusform>{variant}: {done} de {count} partida vista</numerusform>
        <numerusform>{variant}: {done} de {count} partidas vistas</numerusform>
      </translation>
    </message>
    <message>
      <source>games of the engine against itself (default: {games})</source>
      <extracomment>lab/commands/report.py</extracomment>
      <translation>partidas do motor contra si mesmo (padrão: {games})</translation>
    </message>
    <message>
      <source>playouts for a move (default: {nodes})</source>
      <extracomment>lab/commands/report.py</extracomment>
      <translation>simulações por lance (padrão: {nodes})</translation>
    </message>
    <message>
      <source>fixes all games (default: {seed})</source>
      <extracomment>lab/commands/report.py</extracomment>
      <translation>fixa todas as partidas (padrão: {seed})</translation>
    </message>
    <message>
      <source>how many times to double the playouts, starting at --nodes, and match each number against its half (default: {doublings})</source>
      <extracomment>lab/commands/report.py</extracomment>
      <translation>quantas duplicações de simulações são medidas contra a metade, a partir de --nodes (padrão: {doublings})</translation>
    </message>
    <message>
      <source>games for each of them, in pairs: an odd number means one more (default: {games})</source>
      <extracomment>lab/commands/report.py</extracomment>
      <translation>partidas para cada uma, em pares: um número ímpar é uma a mais (padrão: {games})</translation>
    </message>
    <message>
      <source>{variant}: this part is done; merge the files of all parts, then run the command without --shard</source>
      <extracomment>lab/commands/report.py</extracomment>
      <translation>{variant}: esta parte está feita; reúna os arquivos de todas as partes e execute o comando sem --shard</translation>
    </message>
    <message>
      <source>the engine is getting ready</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>o motor está se preparando</translation>
    </message>
    <message numerus="yes">
      <source>{done} of {count} positions</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>
        <numerusform>{done} de {count} posição</numerusform>
        <numerusform>{done} de {count} posições</numerusform>
      </translation>
    </message>
    <message>
      <source>file</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>arquivo</translation>
    </message>
    <message>
      <source>side</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>lado</translation>
    </message>
    <message>
      <source>accuracy</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>precisão</translation>
    </message>
    <message>
      <source>inaccuracies</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>imprecisões</translation>
    </message>
    <message>
      <source>mistakes</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>erros</translation>
    </message>
    <message>
      <source>blunders</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>graves</translation>
    </message>
    <message>
      <source>loss</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>perda</translation>
    </message>
    <message>
      <source>turn</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>rodada</translation>
    </message>
    <message>
      <source>cost</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>custo</translation>
    </message>
    <message>
      <source>better line</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>linha melhor</translation>
    </message>
    <message>
      <source>judge the moves of whole games, with a graph of each</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>avaliar os lances de partidas inteiras, com um gráfico de cada uma</translation>
    </message>
    <message>
      <source>Evaluate every position of games and judge their moves by the drop in the chance to win: inaccuracies, mistakes and blunders, each with the move that was better. Each game is written with its evaluations, and its graph beside it. Ctrl+C stops; what is written stays.</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>Avalia cada posição das partidas e julga os lances pela queda da chance de vitória: imprecisões, erros e erros graves, cada um com o lance que era melhor. Cada partida é gravada com as suas avaliações, e o gráfico ao lado. Ctrl+C interrompe; o que já foi gravado fica.</translation>
    </message>
    <message>
      <source>the games' files; - is standard input</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>os arquivos das partidas; - é a entrada padrão</translation>
    </message>
    <message>
      <source>the folder for games and graphs</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>a pasta para partidas e gráficos</translation>
    </message>
    <message>
      <source>playouts for a position, instead of a time</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>simulações por posição, em vez de um tempo</translation>
    </message>
    <message>
      <source>add the better move, with its line, to each bad move in the games</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>escrever nas partidas o que era melhor em cada lance ruim, com a sua linha</translation>
    </message>
    <message>
      <source>the graphs' format (default: svg)</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>o formato dos gráficos (padrão: svg)</translation>
    </message>
    <message>
      <source>fixes the searches (default: 1)</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>fixa as buscas (padrão: 1)</translation>
    </message>
    <message>
      <source>time for a position (default: {seconds})</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>tempo por posição (padrão: {seconds})</translation>
    </message>
    <message>
      <source>All games ended, every move was legal; memory is steady: {size} MB from the end of the first round to the end of the last.</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>Todas as partidas terminaram, todos os lances foram legais; a memória está estável: {size} MB do fim da primeira rodada ao fim da última.</translation>
    </message>
    <message numerus="yes">
      <source>round {number} of {total}, {count} games: {memory}</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>
        <numerusform>rodada {number} de {total}, {count} partida: {memory}</numerusform>
        <numerusform>rodada {number} de {total}, {count} partidas: {memory}</numerusform>
      </translation>
    </message>
    <message>
      <source>memory is not known on this system</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>neste sistema não se conhece a memória</translation>
    </message>
    <message>
      <source>the memory of the engine grew by {size} MB from the end of the first round to the end of the last</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>a memória do motor cresceu {size} MB do fim da primeira rodada ao fim da última</translation>
    </message>
    <message>
      <source>the memory of the rules grew by {size} MB from the end of the first round to the end of the last</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>a memória das regras cresceu {size} MB do fim da primeira rodada ao fim da última</translation>
    </message>
    <message>
      <source>plies each</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>lances/partida</translation>
    </message>
    <message>
      <source>longest</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>máximo</translation>
    </message>
    <message>
      <source>a move, checked</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>lance, conferido</translation>
    </message>
    <message>
      <source>play many engine games and check every move</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>jogar muitas partidas do motor e conferir cada lance</translation>
    </message>
    <message>
      <source>Let the engine play itself on one variant after the other. The plain rules check every move, every game has to end, and memory has to stay steady from the first round of all variants to the last. Exit code 1 if anything goes wrong.</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>Faz o motor jogar contra si mesmo em uma variante após a outra. As regras em versão simples conferem cada lance, toda partida tem de terminar, e a memória tem de ficar estável da primeira rodada de todas as variantes até a última. Código de saída 1 se algo der errado.</translation>
    </message>
    <message>
      <source>how many in all (default: 500)</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>quantas no total (padrão: 500)</translation>
    </message>
    <message>
      <source>round {number} of {total}: {variant}, seed {seed}</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>rodada {number} de {total}: {variant}, semente {seed}</translation>
    </message>
    <message>
      <source>memory: {sizes}</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>memória: {sizes}</translation>
    </message>
    <message>
      <source>All games ended, every move was legal; memory has nothing to compare with.</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>Todas as partidas terminaram, todos os lances foram legais; para a memória não há com que comparar.</translation>
    </message>
    <message>
      <source>seconds for a move (default: {movetime})</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>segundos por lance (padrão: {movetime})</translation>
    </message>
    <message>
      <source>engine {before} to {after} MB</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>motor {before} a {after} MB</translation>
    </message>
    <message>
      <source>rules {before} to {after} MB</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>regras {before} a {after} MB</translation>
    </message>
    <message>
      <source>{uid} has {size} places; realms of up to {most_sites} can be solved</source>
      <extracomment>lab/commands/solve.py</extracomment>
      <translation>{uid} tem {size} casas; só se resolvem reinos de até {most_sites}</translation>
    </message>
    <message>
      <source>{uid} cannot be solved without compiled kernels</source>
      <extracomment>lab/commands/solve.py</extracomment>
      <translation>{uid} não pode ser resolvido sem kernels compilados</translation>
    </message>
    <message>
      <source>solve Ring Majority on a small realm</source>
      <extracomment>lab/commands/solve.py</extracomment>
      <translation>resolver Ring Majority em um reino pequeno</translation>
    </message>
    <message>
      <source>Bound the result of Ring Majority on a small realm for every ply and board and write the bounds to a file. The engine plays such a realm perfectly. Ctrl+C stops; with --file the same command resumes.</source>
      <extracomment>lab/commands/solve.py</extracomment>
      <translation>Delimita o resultado de Ring Majority em um reino pequeno para cada lance e cada tabuleiro e grava os limites em um arquivo. O motor joga um reino assim com perfeição. Ctrl+C interrompe; com --file, o mesmo comando continua depois.</translation>
    </message>
    <message>
      <source>a realm of at most 14 places: tet</source>
      <extracomment>lab/commands/solve.py</extracomment>
      <translation>um reino de no máximo 14 casas: tet</translation>
    </message>
    <message>
      <source>with best play {seats} ends {max}</source>
      <extracomment>lab/commands/solve.py</extracomment>
      <translation>com o melhor jogo, {seats} termina em {max}</translation>
    </message>
    <message>
      <source>games of each variant in a round</source>
      <extracomment>lab/commands/tune.py</extracomment>
      <translation>partidas de cada variante em uma rodada</translation>
    </message>
    <message>
      <source>playouts for a move</source>
      <extracomment>lab/commands/tune.py</extracomment>
      <translation>simulações por lance</translation>
    </message>
    <message>
      <source>how many rounds</source>
      <extracomment>lab/commands/tune.py</extracomment>
      <translation>quantas rodadas</translation>
    </message>
    <message>
      <source>one game is not enough: --games must be at least 2</source>
      <extracomment>lab/commands/tune.py</extracomment>
      <translation>uma partida não basta: --games deve ser no mínimo 2</translation>
    </message>
    <message>
      <source>the weights of a board from a file can only be written to an --output</source>
      <extracomment>lab/commands/tune.py</extracomment>
      <translation>os pesos de um tabuleiro de arquivo só podem ir para --output</translation>
    </message>
    <message>
      <source>tune how good the engine expects moves to be by their patterns</source>
      <extracomment>lab/commands/tune.py</extracomment>
      <translation>ajustar o que o motor espera dos lances pela aparência</translation>
    </message>
    <message>
      <source>Let the engine play itself, see where its searches went, and fit the weights of the game's patterns to that. One variant gets weights of its own, several get those that all variants without their own share. Each round after the first searches with the weights of the one before. The weights are written after every round.</source>
      <extracomment>lab/commands/tune.py</extracomment>
      <translation>Faz o motor jogar contra si mesmo, observa para onde foram as suas buscas e ajusta a isso os pesos dos padrões do jogo. Uma só variante recebe pesos próprios; várias recebem os que são comuns a todas as variantes sem pesos próprios. Cada rodada, a partir da segunda, busca com os pesos da anterior. Os pesos são gravados depois de cada rodada.</translation>
    </message>
    <message>
      <source>the variants, which share their patterns</source>
      <extracomment>lab/commands/tune.py</extracomment>
      <translation>as variantes, que têm os mesmos padrões</translation>
    </message>
    <message>
      <source>{uid} has no patterns to tune</source>
      <extracomment>lab/commands/tune.py</extracomment>
      <translation>{uid} não tem padrões a ajustar</translation>
    </message>
    <message>
      <source>{uid} and {other} do not share their patterns</source>
      <extracomment>lab/commands/tune.py</extracomment>
      <translation>{uid} e {other} não têm os mesmos padrões</translation>
    </message>
    <message numerus="yes">
      <source>round {number}: {count} positions to learn from</source>
      <extracomment>lab/commands/tune.py</extracomment>
      <translation>
        <numerusform>rodada {number}: {count} posição para aprender</numerusform>
        <numerusform>rodada {number}: {count} posições para aprender</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>surprise at {count} others {untuned} nats untuned, {tuned} tuned</source>
      <extracomment>lab/commands/tune.py</extracomment>
      <translation>
        <numerusform>surpresa em {count} outra: {untuned} nats sem ajuste, {tuned} com ele</numerusform>
        <numerusform>surpresa em {count} outras: {untuned} nats sem ajuste, {tuned} com ele</numerusform>
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
      <translation>partida {done} de {total}, {seconds} s</translation>
    </message>
    <message>
      <source>{text} (default: {usual})</source>
      <extracomment>lab/commands/tune.py</extracomment>
      <translation>{text} (padrão: {usual})</translation>
    </message>
    <message>
      <source>--shard needs --file, where the finished part is kept</source>
      <extracomment>lab/commands/workplace.py</extracomment>
      <translation>--shard precisa de --file, que guarda a parte feita aqui</translation>
    </message>
    <message>
      <source>games or other pieces of work at a time (default: 1)</source>
      <extracomment>lab/commands/workplace.py</extracomment>
      <translation>partidas ou outros trabalhos ao mesmo tempo (padrão: 1)</translation>
    </message>
    <message>
      <source>let the workers of a Dask scheduler do the work, such as tls://host:8786 (see the page on clusters)</source>
      <extracomment>lab/commands/workplace.py</extracomment>
      <translation>entregar o trabalho aos trabalhadores de um escalonador Dask, como tls://host:8786 (veja a página sobre clusters)</translation>
    </message>
    <message>
      <source>keep finished work here, and resume from it</source>
      <extracomment>lab/commands/workplace.py</extracomment>
      <translation>guardar aqui o trabalho concluído e continuar a partir dele</translation>
    </message>
    <message>
      <source>do only part K of N, for machines without a connection; merge the files with match merge</source>
      <extracomment>lab/commands/workplace.py</extracomment>
      <translation>fazer só a parte K de N, para máquinas que nada sabem umas das outras; match merge reúne os arquivos</translation>
    </message>
    <message>
      <source>'{text}' is not a part such as 2/8</source>
      <extracomment>lab/commands/workplace.py</extracomment>
      <translation>“{text}” não é uma parte como 2/8</translation>
    </message>
    <message>
      <source>{uid} is over after {plies} random moves</source>
      <extracomment>lab/matches/match.py</extracomment>
      <translation>{uid} termina depois de {plies} lances aleatórios</translation>
    </message>
    <message>
      <source>{path} holds no openings</source>
      <extracomment>lab/matches/match.py</extracomment>
      <translation>{path} não contém aberturas</translation>
    </message>
    <message>
      <source>the game is over after the moves {text}</source>
      <extracomment>lab/matches/match.py</extracomment>
      <translation>a partida acaba após os lances {text}</translation>
    </message>
    <message>
      <source>{path}, line {number}: {error}</source>
      <extracomment>lab/matches/match.py</extracomment>
      <translation>{path}, linha {number}: {error}</translation>
    </message>
    <message>
      <source>{path}, line {number}: not a game of a match: {error}</source>
      <extracomment>lab/matches/merging.py</extracomment>
      <translation>{path}, linha {number}: não é uma partida de um match: {error}</translation>
    </message>
    <message>
      <source>it is nested too deep</source>
      <extracomment>lab/matches/merging.py</extracomment>
      <translation>tem níveis demais de aninhamento</translation>
    </message>
    <message>
      <source>the levels of {variant} are different on this machine</source>
      <extracomment>lab/matches/pairs.py</extracomment>
      <translation>os níveis de {variant} são outros nesta máquina</translation>
    </message>
    <message>
      <source>"{text}" names no program, as in "ugi:program --option"</source>
      <extracomment>lab/matches/players.py</extracomment>
      <translation>“{text}” não indica um programa, como em "ugi:program --option"</translation>
    </message>
    <message>
      <source>"{text}" is not a level such as level=3</source>
      <extracomment>lab/matches/players.py</extracomment>
      <translation>“{text}” não é um nível, como level=3</translation>
    </message>
    <message>
      <source>"{text}" is not varied for 0 to 99 plies, as in varied=6 or varied=6,then=5000</source>
      <extracomment>lab/matches/players.py</extracomment>
      <translation>“{text}” não varia de 0 a 99 lances, como em varied=6 ou varied=6,then=5000</translation>
    </message>
    <message>
      <source>"{text}" needs a time or a number of playouts for a move</source>
      <extracomment>lab/matches/players.py</extracomment>
      <translation>“{text}” precisa de um tempo ou de um número de simulações por lance</translation>
    </message>
    <message>
      <source>there are no games of {player}</source>
      <extracomment>lab/matches/ratings.py</extracomment>
      <translation>não há partidas de {player}</translation>
    </message>
    <message>
      <source>no games link {some} with {others}</source>
      <extracomment>lab/matches/ratings.py</extracomment>
      <translation>nenhuma partida liga {some} a {others}</translation>
    </message>
    <message>
      <source>{variant}, seed {seed}, after the moves {moves}: {error}</source>
      <extracomment>lab/matches/soak.py</extracomment>
      <translation>{variant}, semente {seed}, depois dos lances {moves}: {error}</translation>
    </message>
    <message>
      <source>the game is not over after {plies} plies</source>
      <extracomment>lab/matches/soak.py</extracomment>
      <translation>a partida não terminou depois de {plies} lances</translation>
    </message>
    <message>
      <source>elo0 is {elo0}, not less than elo1, {elo1}</source>
      <extracomment>lab/matches/sprt.py</extracomment>
      <translation>elo0 é {elo0}, que não é menor que elo1, {elo1}</translation>
    </message>
    <message>
      <source>"{player}" is named twice</source>
      <extracomment>lab/matches/tournament.py</extracomment>
      <translation>“{player}” é nomeado duas vezes</translation>
    </message>
    <message>
      <source>game {number} of {variant} is not over, or not evaluated</source>
      <extracomment>lab/reports/played.py</extracomment>
      <translation>a partida {number} de {variant} não terminou ou não está avaliada</translation>
    </message>
    <message>
      <source>{path}: not a report: it is nested too deep</source>
      <extracomment>lab/reports/report.py</extracomment>
      <translation>{path}: não é um relatório: níveis demais</translation>
    </message>
    <message>
      <source>{path}: not a report: {reason}</source>
      <extracomment>lab/reports/report.py</extracomment>
      <translation>{path}: não é um relatório: {reason}</translation>
    </message>
    <message>
      <source>{uid} cannot be solved</source>
      <extracomment>lab/solving.py</extracomment>
      <translation>{uid} não pode ser resolvido</translation>
    </message>
    <message>
      <source>its lessons cannot be read</source>
      <extracomment>lab/tuning/units.py</extracomment>
      <translation>suas lições não podem ser lidas</translation>
    </message>
    <message>
      <source>the worker {name} is left out: {why}</source>
      <extracomment>lab/work/cluster.py</extracomment>
      <translation>o trabalhador {name} fica de fora: {why}</translation>
    </message>
    <message>
      <source>"{player}" is a program, and the worker on {host} starts none (ringrealms3d worker --allow-programs)</source>
      <extracomment>lab/work/cluster.py</extracomment>
      <translation>“{player}” é um programa, e o trabalhador em {host} não inicia nenhum (ringrealms3d worker --allow-programs)</translation>
    </message>
    <message>
      <source>the scheduler at {address} is gone; --file keeps what is done</source>
      <extracomment>lab/work/cluster.py</extracomment>
      <translation>o escalonador em {address} desapareceu; --file guarda o que está feito</translation>
    </message>
    <message>
      <source>unit {number} keeps losing its workers ({losses} so far)</source>
      <extracomment>lab/work/cluster.py</extracomment>
      <translation>trabalhadores se perdem sempre que fazem a unidade {number} ({losses} até agora)</translation>
    </message>
    <message>
      <source>there is no worker yet; ringrealms3d worker starts one</source>
      <extracomment>lab/work/cluster.py</extracomment>
      <translation>ainda não há nenhum trabalhador; ringrealms3d worker inicia um</translation>
    </message>
    <message>
      <source>{path}, line {number}: a unit of another job ({difference})</source>
      <extracomment>lab/work/journal.py</extracomment>
      <translation>{path}, linha {number}: uma unidade de outra tarefa ({difference})</translation>
    </message>
    <message>
      <source>{path}, line {number}: not a unit of a job</source>
      <extracomment>lab/work/journal.py</extracomment>
      <translation>{path}, linha {number}: não é uma unidade de uma tarefa</translation>
    </message>
    <message>
      <source>{path} is being written by another run</source>
      <extracomment>lab/work/journal.py</extracomment>
      <translation>{path} está sendo escrito por outra execução</translation>
    </message>
    <message>
      <source>there is no kind "{kind}"</source>
      <extracomment>lab/work/journal.py</extracomment>
      <translation>não existe o tipo “{kind}”</translation>
    </message>
    <message>
      <source>its key is "{key}", not "{own}"</source>
      <extracomment>lab/work/journal.py</extracomment>
      <translation>sua chave é “{key}”, não “{own}”</translation>
    </message>
    <message>
      <source>the processes that do the work keep ending, {breaks} in a row</source>
      <extracomment>lab/work/processes.py</extracomment>
      <translation>os processos que fazem o trabalho terminam sozinhos, {breaks} seguidos</translation>
    </message>
    <message>
      <source>it did not answer within {seconds} s</source>
      <extracomment>lab/work/scheduler.py</extracomment>
      <translation>não respondeu em {seconds} s</translation>
    </message>
    <message>
      <source>the scheduler at {address} cannot be reached: {error}</source>
      <extracomment>lab/work/scheduler.py</extracomment>
      <translation>o escalonador em {address} não pode ser alcançado: {error}</translation>
    </message>
    <message>
      <source>"{address}" is not an address of a scheduler such as tls://host:8786</source>
      <extracomment>lab/work/scheduler.py</extracomment>
      <translation>“{address}” não é o endereço de um escalonador como tls://host:8786</translation>
    </message>
    <message>
      <source>{address} can be reached from other machines, so it must be protected: use tls://{host}:{port}</source>
      <extracomment>lab/work/scheduler.py</extracomment>
      <translation>{address} pode ser alcançado de outras máquinas e por isso tem de ser protegido: tls://{host}:{port}</translation>
    </message>
    <message>
      <source>{address} needs certificates: name them in Dask's settings, such as ~/.config/dask/tls.yaml</source>
      <extracomment>lab/work/scheduler.py</extracomment>
      <translation>{address} precisa de certificados: as definições do Dask, como ~/.config/dask/tls.yaml, indicam-nos</translation>
    </message>
    <message>
      <source>a cluster needs Dask, which is not installed: {install}</source>
      <extracomment>lab/work/scheduler.py</extracomment>
      <translation>um cluster precisa do Dask, que não está instalado: {install}</translation>
    </message>
    <message>
      <source>{path}: the name of a library ends in {suffix}</source>
      <extracomment>library/database.py</extracomment>
      <translation>{path}: o nome de uma biblioteca termina em {suffix}</translation>
    </message>
    <message>
      <source>{path} is a device or a pipe, not a library</source>
      <extracomment>library/database.py</extracomment>
      <translation>{path} é um dispositivo ou um pipe, não uma biblioteca</translation>
    </message>
    <message>
      <source>{path} is a folder, not a library</source>
      <extracomment>library/database.py</extracomment>
      <translation>{path} é uma pasta, não uma biblioteca</translation>
    </message>
    <message>
      <source>its tables cannot be read</source>
      <extracomment>library/database.py</extracomment>
      <translation>suas tabelas não podem ser lidas</translation>
    </message>
    <message>
      <source>the library {path} is damaged and cannot be renamed: {reason}</source>
      <extracomment>library/database.py</extracomment>
      <translation>a biblioteca {path} está danificada e não pode ser posta de lado: {reason}</translation>
    </message>
    <message>
      <source>the library {path} cannot be used: {error}</source>
      <extracomment>library/database.py</extracomment>
      <translation>a biblioteca {path} não pode ser usada: {error}</translation>
    </message>
    <message>
      <source>another process has been opening {path} for a long time</source>
      <extracomment>library/database.py</extracomment>
      <translation>há muito tempo outro processo está abrindo {path}</translation>
    </message>
    <message>
      <source>there is no deletion {number} that can be undone</source>
      <extracomment>library/deleting.py</extracomment>
      <translation>não há exclusão {number} que possa ser desfeita</translation>
    </message>
    <message>
      <source>{path}: the name of a file with games ends in {endings}</source>
      <extracomment>library/importing.py</extracomment>
      <translation>{path}: o nome de um arquivo com partidas termina em {endings}</translation>
    </message>
    <message>
      <source>game {number} in the library has something that this game lacks, so this one was added as game {kept}</source>
      <extracomment>library/late_library.py</extracomment>
      <translation>a partida {number} da biblioteca contém o que falta a esta, que agora é lá a partida {kept}</translation>
    </message>
    <message>
      <source>the game is not in the library: {reason}</source>
      <extracomment>library/late_library.py</extracomment>
      <translation>a partida não está na biblioteca: {reason}</translation>
    </message>
    <message>
      <source>game {number} of the library</source>
      <extracomment>library/library.py</extracomment>
      <translation>partida {number} da biblioteca</translation>
    </message>
    <message>
      <source>the library {path} is damaged: it was renamed to {aside}, and a new one was started; '{command}' restores what can be read</source>
      <extracomment>library/library.py</extracomment>
      <translation>a biblioteca {path} está danificada: agora se chama {aside}, e uma nova foi começada; '{command}' recupera o que puder ser lido</translation>
    </message>
    <message>
      <source>there is no damaged library beside {path}</source>
      <extracomment>library/rescue.py</extracomment>
      <translation>nenhuma biblioteca danificada foi posta de lado junto a {path}</translation>
    </message>
    <message>
      <source>{path} holds no game that can be read</source>
      <extracomment>library/rescue.py</extracomment>
      <translation>{path} não contém nenhuma partida que possa ser lida</translation>
    </message>
    <message>
      <source>it is the database of another program</source>
      <extracomment>library/schema.py</extracomment>
      <translation>é o banco de dados de outro programa</translation>
    </message>
    <message>
      <source>it is a library of version {version}, and this program reads versions up to {count}</source>
      <extracomment>library/schema.py</extracomment>
      <translation>é uma biblioteca da versão {version}, e este programa lê versões até {count}</translation>
    </message>
    <message>
      <source>the library has no game {number}</source>
      <extracomment>library/storing.py</extracomment>
      <translation>a biblioteca não tem a partida {number}</translation>
    </message>
    <message>
      <source>{path} is being changed by another program</source>
      <extracomment>puzzles/cards.py</extracomment>
      <translation>outro programa está alterando {path}</translation>
    </message>
    <message>
      <source>{path}: not a file of puzzle cards: {error}</source>
      <extracomment>puzzles/cards.py</extracomment>
      <translation>{path}: não são cartões de problemas: {error}</translation>
    </message>
    <message>
      <source>{path}, line {number}: puzzle {id} appears twice</source>
      <extracomment>puzzles/file.py</extracomment>
      <translation>{path}, linha {number}: o problema {id} aparece duas vezes</translation>
    </message>
    <message>
      <source>{path}, line 1: not the beginning of a file of puzzles</source>
      <extracomment>puzzles/file.py</extracomment>
      <translation>{path}, linha 1: não é o começo de um arquivo de problemas</translation>
    </message>
    <message>
      <source>{path}, line {number}: not a puzzle: {error}</source>
      <extracomment>puzzles/file.py</extracomment>
      <translation>{path}, linha {number}: não é um problema: {error}</translation>
    </message>
    <message>
      <source>{percent} %</source>
      <extracomment>puzzles/mistake.py</extracomment>
      <translation>{percent} %</translation>
    </message>
    <message>
      <source>move {number} of your game</source>
      <extracomment>puzzles/mistake.py</extracomment>
      <translation>o lance {number} da sua partida</translation>
    </message>
    <message>
      <source>{game} against {opponent}</source>
      <extracomment>puzzles/mistake.py</extracomment>
      <translation>{game} contra {opponent}</translation>
    </message>
    <message>
      <source>{game} on {date}</source>
      <extracomment>puzzles/mistake.py</extracomment>
      <translation>{game} em {date}</translation>
    </message>
    <message>
      <source>{move} does not win.</source>
      <extracomment>puzzles/playing.py</extracomment>
      <translation>{move} não vence.</translation>
    </message>
    <message>
      <source>{move} does not win in time.</source>
      <extracomment>puzzles/playing.py</extracomment>
      <translation>{move} não vence a tempo.</translation>
    </message>
    <message>
      <source>{move} loses.</source>
      <extracomment>puzzles/playing.py</extracomment>
      <translation>{move} perde.</translation>
    </message>
    <message>
      <source>There is something better than {move}.</source>
      <extracomment>puzzles/playing.py</extracomment>
      <translation>Há algo melhor que {move}.</translation>
    </message>
    <message>
      <source>{move} does not win because of {reply}.</source>
      <extracomment>puzzles/playing.py</extracomment>
      <translation>{move} não vence por causa de {reply}.</translation>
    </message>
    <message>
      <source>{move} does not win in time because of {reply}.</source>
      <extracomment>puzzles/playing.py</extracomment>
      <translation>{move} não vence a tempo por causa de {reply}.</translation>
    </message>
    <message>
      <source>{move} loses to {reply}.</source>
      <extracomment>puzzles/playing.py</extracomment>
      <translation>{move} perde para {reply}.</translation>
    </message>
    <message>
      <source>{move} is answered by {reply}. There is something better.</source>
      <extracomment>puzzles/playing.py</extracomment>
      <translation>{move} tem como resposta {reply}. Há algo melhor.</translation>
    </message>
    <message>
      <source>Difficulty: {stars}</source>
      <extracomment>puzzles/playing.py</extracomment>
      <translation>Dificuldade: {stars}</translation>
    </message>
    <message>
      <source>The solution: {line}</source>
      <extracomment>puzzles/playing.py</extracomment>
      <translation>A solução: {line}</translation>
    </message>
    <message>
      <source>the puzzle {id}: {error}</source>
      <extracomment>puzzles/playing.py</extracomment>
      <translation>o problema {id}: {error}</translation>
    </message>
    <message>
      <source>Right. {line}</source>
      <extracomment>puzzles/playing.py</extracomment>
      <translation>Certo. {line}</translation>
    </message>
    <message>
      <source>{seat} to move and win: only one move does it</source>
      <extracomment>puzzles/puzzle.py</extracomment>
      <translation>{seat} joga e vence: só um lance serve</translation>
    </message>
    <message>
      <source>{seat} to move and win at once</source>
      <extracomment>puzzles/puzzle.py</extracomment>
      <translation>{seat} joga e vence de imediato</translation>
    </message>
    <message>
      <source>{seat} to move and win within {moves} moves</source>
      <extracomment>puzzles/puzzle.py</extracomment>
      <translation>{seat} joga e vence em até {moves} lances</translation>
    </message>
    <message>
      <source>{seat} to move and not lose: only one move does it</source>
      <extracomment>puzzles/puzzle.py</extracomment>
      <translation>{seat} joga e não perde: só um lance serve</translation>
    </message>
    <message>
      <source>{seat} to move and stop {other} from winning with the next move</source>
      <extracomment>puzzles/puzzle.py</extracomment>
      <translation>{seat} joga e impede que {other} vença no próximo lance</translation>
    </message>
    <message>
      <source>{seat} to move and stop {other} from winning by force within {moves} moves</source>
      <extracomment>puzzles/puzzle.py</extracomment>
      <translation>{seat} joga e impede que {other} force a vitória em até {moves} lances</translation>
    </message>
    <message>
      <source>{seat} to move: find the capture that leads to the best result</source>
      <extracomment>puzzles/puzzle.py</extracomment>
      <translation>{seat} joga: encontre a captura que leva ao melhor resultado</translation>
    </message>
    <message numerus="yes">
      <source>Your rating is {points} ± {interval} after {count} puzzles.</source>
      <extracomment>puzzles/results.py</extracomment>
      <translation>
        <numerusform>O seu rating é {points} ± {interval} depois de {count} problema.</numerusform>
        <numerusform>O seu rating é {points} ± {interval} depois de {count} problemas.</numerusform>
      </translation>
    </message>
    <message>
      <source>Solved in a row without help: {now} now, {most} at best.</source>
      <extracomment>puzzles/results.py</extracomment>
      <translation>Resolvidos seguidos sem ajuda: {now} agora, {most} no máximo.</translation>
    </message>
    <message>
      <source>You have not tried a puzzle yet.</source>
      <extracomment>puzzles/results.py</extracomment>
      <translation>Você ainda não tentou nenhum problema.</translation>
    </message>
    <message>
      <source>The best move is {move}.</source>
      <extracomment>puzzles/retrying.py</extracomment>
      <translation>O melhor lance é {move}.</translation>
    </message>
    <message>
      <source>After {played}, {seat} continues with {answer}.</source>
      <extracomment>puzzles/retrying.py</extracomment>
      <translation>Depois de {played}, {seat} continua com {answer}.</translation>
    </message>
    <message>
      <source>{seat} to move: find a better move than {played}</source>
      <extracomment>puzzles/retrying.py</extracomment>
      <translation>{seat} joga: encontre um lance melhor que {played}</translation>
    </message>
    <message>
      <source>{played} was {origin}. It lost {loss} of the chance to win.</source>
      <extracomment>puzzles/retrying.py</extracomment>
      <translation>{played} foi {origin}. Custou {loss} da chance de vitória.</translation>
    </message>
    <message>
      <source>{move} was played in the game.</source>
      <extracomment>puzzles/retrying.py</extracomment>
      <translation>{move} é o que foi jogado.</translation>
    </message>
    <message>
      <source>{move} is the best move.</source>
      <extracomment>puzzles/retrying.py</extracomment>
      <translation>{move} é o melhor lance.</translation>
    </message>
    <message>
      <source>{move} is good. The engine would play {best}.</source>
      <extracomment>puzzles/retrying.py</extracomment>
      <translation>{move} é bom. O motor jogaria {best}.</translation>
    </message>
    <message>
      <source>{move} loses {loss} of the chance to win.</source>
      <extracomment>puzzles/retrying.py</extracomment>
      <translation>{move} custa {loss} da chance de vitória.</translation>
    </message>
    <message>
      <source>Win at once</source>
      <extracomment>puzzles/themes.py</extracomment>
      <translation>Vencer de imediato</translation>
    </message>
    <message>
      <source>Win in two</source>
      <extracomment>puzzles/themes.py</extracomment>
      <translation>Vencer em dois</translation>
    </message>
    <message>
      <source>Win in three or more</source>
      <extracomment>puzzles/themes.py</extracomment>
      <translation>Vencer em três ou mais</translation>
    </message>
    <message>
      <source>Win to the end</source>
      <extracomment>puzzles/themes.py</extracomment>
      <translation>Vencer até o fim</translation>
    </message>
    <message>
      <source>Best capture</source>
      <extracomment>puzzles/themes.py</extracomment>
      <translation>Melhor captura</translation>
    </message>
    <message>
      <source>Defence</source>
      <extracomment>puzzles/themes.py</extracomment>
      <translation>Defesa</translation>
    </message>
    <message>
      <source>Defence against a forced win</source>
      <extracomment>puzzles/themes.py</extracomment>
      <translation>Defesa a longo prazo</translation>
    </message>
    <message>
      <source>{path} has no game {number}, only {count}</source>
      <extracomment>records/chapters.py</extracomment>
      <translation>{path} não tem a partida {number}, só {count}</translation>
    </message>
    <message>
      <source>{given} is not {wanted}</source>
      <extracomment>records/checked.py</extracomment>
      <translation>{given} não é {wanted}</translation>
    </message>
    <message>
      <source>{name} has {count} letters; at most {most} can be read</source>
      <extracomment>records/checked.py</extracomment>
      <translation>{name} tem {count} caracteres, dos {most} que se podem ler</translation>
    </message>
    <message>
      <source>{name} has {count} names, not 2</source>
      <extracomment>records/checked.py</extracomment>
      <translation>{name} tem {count} nomes em vez de 2</translation>
    </message>
    <message>
      <source>{name} has {count} tags; at most {most} can be read</source>
      <extracomment>records/checked.py</extracomment>
      <translation>{name} tem {count} etiquetas, de {most} legíveis</translation>
    </message>
    <message>
      <source>{given} is not a day as in 2026-11-24</source>
      <extracomment>records/checked.py</extracomment>
      <translation>{given} não é um dia como em 2026-11-24</translation>
    </message>
    <message>
      <source>{given} is not a number</source>
      <extracomment>records/checked.py</extracomment>
      <translation>{given} não é um número</translation>
    </message>
    <message>
      <source>{name} does not hold {number} numbers</source>
      <extracomment>records/checked.py</extracomment>
      <translation>{name} não contém {number} números</translation>
    </message>
    <message>
      <source>{given} is not a tag: a tag is one line without a comma</source>
      <extracomment>records/checked.py</extracomment>
      <translation>{given} não é uma etiqueta: é uma linha sem vírgula</translation>
    </message>
    <message>
      <source>time_control: {error}</source>
      <extracomment>records/checked.py</extracomment>
      <translation>time_control: {error}</translation>
    </message>
    <message>
      <source>the start of a game has no move</source>
      <extracomment>records/edits.py</extracomment>
      <translation>o início de uma partida não tem lance</translation>
    </message>
    <message>
      <source>the date</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>a data</translation>
    </message>
    <message>
      <source>the seed, which nobody may know before the game is over</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>a semente, que ninguém pode saber antes do fim da partida</translation>
    </message>
    <message>
      <source>the game</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>a partida</translation>
    </message>
    <message>
      <source>left out of {output}: {listed}</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>fora de {output}: {listed}</translation>
    </message>
    <message>
      <source>{path} has {count} games, not one: 'ringrealms3d convert --chapter 1' takes one out, and 'ringrealms3d library import' adds all to the library</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>{path} tem {count} partidas, não uma: “ringrealms3d convert --chapter 1” extrai uma, e “ringrealms3d library import” adiciona todas à biblioteca</translation>
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
        <numerusform>{count} comentário</numerusform>
        <numerusform>{count} comentários</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} signs after moves</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>
        <numerusform>{count} sinal depois de um lance</numerusform>
        <numerusform>{count} sinais depois de lances</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} marks</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>
        <numerusform>{count} marca</numerusform>
        <numerusform>{count} marcas</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} clocks</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>
        <numerusform>{count} tempo de relógio</numerusform>
        <numerusform>{count} tempos de relógio</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} evaluations</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>
        <numerusform>{count} avaliação</numerusform>
        <numerusform>{count} avaliações</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} cameras</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>
        <numerusform>{count} ponto de vista</numerusform>
        <numerusform>{count} pontos de vista</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} unknown properties</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>
        <numerusform>{count} propriedade desconhecida</numerusform>
        <numerusform>{count} propriedades desconhecidas</numerusform>
      </translation>
    </message>
    <message>
      <source>the players' names</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>os nomes dos jogadores</translation>
    </message>
    <message>
      <source>the event</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>o evento</translation>
    </message>
    <message>
      <source>the place</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>o lugar</translation>
    </message>
    <message>
      <source>the time control</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>o ritmo de jogo</translation>
    </message>
    <message>
      <source>the tags</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>as etiquetas</translation>
    </message>
    <message>
      <source>the result</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>o resultado</translation>
    </message>
    <message>
      <source>{path} is not the file of one game: 'ringrealms3d library import' adds the games of a match to the library, and 'ringrealms3d library export' writes one of them to a file</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>{path} não é o arquivo de uma só partida: 'ringrealms3d library import' acrescenta as partidas de um match à biblioteca, e 'ringrealms3d library export' escreve uma delas num arquivo</translation>
    </message>
    <message>
      <source>{path}: the game takes {size} bytes; at most {most} can be read</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>{path}: a partida ocupa {size} bytes, dos {most} que se podem ler</translation>
    </message>
    <message>
      <source>{path}: the name of a game file ends in {endings}</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>{path}: o nome do arquivo de uma partida termina em {endings}</translation>
    </message>
    <message>
      <source>{name} has no text</source>
      <extracomment>records/game_text.py</extracomment>
      <translation>{name} não tem texto</translation>
    </message>
    <message>
      <source>{name}: '{quoted}' is neither a game nor a position: {error}</source>
      <extracomment>records/game_text.py</extracomment>
      <translation>{name}: “{quoted}” não é uma partida nem uma posição: {error}</translation>
    </message>
    <message>
      <source>{name} holds the graph of a single position, not a game</source>
      <extracomment>records/json_file.py</extracomment>
      <translation>{name} contém o grafo de uma única posição, não uma partida</translation>
    </message>
    <message>
      <source>node {number}, move '{move}': {error}</source>
      <extracomment>records/json_file.py</extracomment>
      <translation>nó {number}, lance “{move}”: {error}</translation>
    </message>
    <message>
      <source>the format '{ringrealms3d}' is not '{format}'</source>
      <extracomment>records/json_file.py</extracomment>
      <translation>o formato “{ringrealms3d}” não é “{format}”</translation>
    </message>
    <message>
      <source>there is no node {number}</source>
      <extracomment>records/json_file.py</extracomment>
      <translation>não há nó {number}</translation>
    </message>
    <message>
      <source>{name}, line {line}, column {column}: not JSON: {msg}</source>
      <extracomment>records/json_file.py</extracomment>
      <translation>{name}, linha {line}, coluna {column}: não é JSON: {msg}</translation>
    </message>
    <message>
      <source>{name}: it is nested too deep</source>
      <extracomment>records/json_file.py</extracomment>
      <translation>{name}: tem níveis demais de aninhamento</translation>
    </message>
    <message>
      <source>{name}: not a game: {error}</source>
      <extracomment>records/json_file.py</extracomment>
      <translation>{name}: não é uma partida: {error}</translation>
    </message>
    <message>
      <source>node {number} comes before its parent {parent}</source>
      <extracomment>records/json_file.py</extracomment>
      <translation>o nó {number} vem antes do seu pai {parent}</translation>
    </message>
    <message>
      <source>{path}, line {number}: not a unit of a job: {error}</source>
      <extracomment>records/match_file.py</extracomment>
      <translation>{path}, linha {number}: não é uma unidade de uma tarefa: {error}</translation>
    </message>
    <message>
      <source>an earlier version wrote it; match merge converts it</source>
      <extracomment>records/match_file.py</extracomment>
      <translation>uma versão anterior o escreveu; match merge faz dele um arquivo novo</translation>
    </message>
    <message>
      <source>it has {count} bytes; at most {largest_json} can be read</source>
      <extracomment>records/match_file.py</extracomment>
      <translation>tem {count} bytes, dos {largest_json} que se podem ler</translation>
    </message>
    <message>
      <source>its game has variations</source>
      <extracomment>records/match_file.py</extracomment>
      <translation>a partida tem variações</translation>
    </message>
    <message>
      <source>its game is not over</source>
      <extracomment>records/match_file.py</extracomment>
      <translation>a partida não terminou</translation>
    </message>
    <message>
      <source>not JSON from column {colno} on: {msg}</source>
      <extracomment>records/match_file.py</extracomment>
      <translation>não há JSON a partir da coluna {colno}: {msg}</translation>
    </message>
    <message>
      <source>there is no mark '{kind}'</source>
      <extracomment>records/node.py</extracomment>
      <translation>não há marca “{kind}”</translation>
    </message>
    <message>
      <source>a mark of the kind {kind} has no text</source>
      <extracomment>records/node.py</extracomment>
      <translation>uma marca do tipo {kind} não tem texto</translation>
    </message>
    <message>
      <source>{given} is not a colour of a mark</source>
      <extracomment>records/node.py</extracomment>
      <translation>{given} não é uma cor de marca</translation>
    </message>
    <message>
      <source>{given} does not rate a move</source>
      <extracomment>records/node.py</extracomment>
      <translation>{given} não diz nada sobre um lance</translation>
    </message>
    <message numerus="yes">
      <source>a mark of the kind {kind} cannot be on {count} places</source>
      <extracomment>records/node.py</extracomment>
      <translation>
        <numerusform>uma marca do tipo {kind} não fica em {count} casa</numerusform>
        <numerusform>uma marca do tipo {kind} não fica em {count} casas</numerusform>
      </translation>
    </message>
    <message>
      <source>reason '{reason}' is none of {reasons}</source>
      <extracomment>records/record.py</extracomment>
      <translation>o motivo “{reason}” não é nenhum de {reasons}</translation>
    </message>
    <message>
      <source>{node} is no move of this game</source>
      <extracomment>records/record.py</extracomment>
      <translation>{node} não é um lance desta partida</translation>
    </message>
    <message>
      <source>games that start differently cannot be merged</source>
      <extracomment>records/record.py</extracomment>
      <translation>partidas que começam de modo diferente não podem ser unidas</translation>
    </message>
    <message>
      <source>a game of {game}, which is not installed here</source>
      <extracomment>records/record.py</extracomment>
      <translation>uma partida do jogo {game}, que não está instalado aqui</translation>
    </message>
    <message>
      <source>{path} could not be read: {fault}</source>
      <extracomment>records/replayed.py</extracomment>
      <translation>não foi possível ler {path}: {fault}</translation>
    </message>
    <message>
      <source>{path} could not be read: its process ended with {code}</source>
      <extracomment>records/replayed.py</extracomment>
      <translation>não foi possível ler {path}: o seu processo terminou com {code}</translation>
    </message>
    <message>
      <source>An inaccuracy: it lost {loss} of the chance to win.</source>
      <extracomment>records/review_notes.py</extracomment>
      <translation>Uma imprecisão: custou {loss} da chance de vitória.</translation>
    </message>
    <message>
      <source>An inaccuracy: it lost {loss} of the chance to win. {better} was better.</source>
      <extracomment>records/review_notes.py</extracomment>
      <translation>Uma imprecisão: custou {loss} da chance de vitória. {better} era melhor.</translation>
    </message>
    <message>
      <source>A mistake: it lost {loss} of the chance to win.</source>
      <extracomment>records/review_notes.py</extracomment>
      <translation>Um erro: custou {loss} da chance de vitória.</translation>
    </message>
    <message>
      <source>A mistake: it lost {loss} of the chance to win. {better} was better.</source>
      <extracomment>records/review_notes.py</extracomment>
      <translation>Um erro: custou {loss} da chance de vitória. {better} era melhor.</translation>
    </message>
    <message>
      <source>A blunder: it lost {loss} of the chance to win.</source>
      <extracomment>records/review_notes.py</extracomment>
      <translation>Um erro grave: custou {loss} da chance de vitória.</translation>
    </message>
    <message>
      <source>A blunder: it lost {loss} of the chance to win. {better} was better.</source>
      <extracomment>records/review_notes.py</extracomment>
      <translation>Um erro grave: custou {loss} da chance de vitória. {better} era melhor.</translation>
    </message>
    <message>
      <source>as SGF the game takes {values} values; at most {most_values} are possible</source>
      <extracomment>records/sgf/file.py</extracomment>
      <translation>em SGF a partida ocupa {values} valores, dos {most_values} possíveis</translation>
    </message>
    <message>
      <source>move '{text}': there is already a variation with it</source>
      <extracomment>records/sgf/file.py</extracomment>
      <translation>lance “{text}”: já há uma variante com ele</translation>
    </message>
    <message>
      <source>it is {seat}'s turn, so the move is {colour}, not {other}</source>
      <extracomment>records/sgf/file.py</extracomment>
      <translation>é a vez de {seat}, portanto o lance é {colour}, não {other}</translation>
    </message>
    <message>
      <source>{name}: CA[{encoding}] is not a known encoding</source>
      <extracomment>records/sgf/file.py</extracomment>
      <translation>{name}: CA[{encoding}] não é uma codificação conhecida aqui</translation>
    </message>
    <message>
      <source>the first node, where the game starts, has a move</source>
      <extracomment>records/sgf/file.py</extracomment>
      <translation>o primeiro nó, onde a partida começa, tem um lance</translation>
    </message>
    <message>
      <source>move '{text}': {why}</source>
      <extracomment>records/sgf/file.py</extracomment>
      <translation>lance “{text}”: {why}</translation>
    </message>
    <message>
      <source>the node has no move</source>
      <extracomment>records/sgf/file.py</extracomment>
      <translation>o nó não tem lance</translation>
    </message>
    <message>
      <source>{given} is not one of the games here ({known})</source>
      <extracomment>records/sgf/game.py</extracomment>
      <translation>{given} não é nenhum dos jogos daqui ({known})</translation>
    </message>
    <message>
      <source>{name}, which names the variant, is missing</source>
      <extracomment>records/sgf/game.py</extracomment>
      <translation>falta {name}, que dá nome à variante</translation>
    </message>
    <message>
      <source>{uid} is not a variant of {game}</source>
      <extracomment>records/sgf/game.py</extracomment>
      <translation>{uid} não é uma variante de {game}</translation>
    </message>
    <message>
      <source>{given} is neither visits nor a margin, '{proven}' or a best move</source>
      <extracomment>records/sgf/notes.py</extracomment>
      <translation>{given} não são visitas nem uma margem, nem “{proven}” nem um melhor lance</translation>
    </message>
    <message>
      <source>{one} and {other} contradict each other</source>
      <extracomment>records/sgf/notes.py</extracomment>
      <translation>{one} e {other} se contradizem</translation>
    </message>
    <message>
      <source>there is {name} without V</source>
      <extracomment>records/sgf/notes.py</extracomment>
      <translation>{name} está aí sem V</translation>
    </message>
    <message>
      <source>{given} is not a number of moves or periods</source>
      <extracomment>records/sgf/notes.py</extracomment>
      <translation>{given} não é um número de lances ou períodos</translation>
    </message>
    <message>
      <source>as SGF the value of {name} takes {length} characters; at most {most} are possible</source>
      <extracomment>records/sgf/properties.py</extracomment>
      <translation>em SGF o valor de {name} ocupa {length} caracteres, dos {most} possíveis</translation>
    </message>
    <message>
      <source>{name} has {number} values, not one</source>
      <extracomment>records/sgf/properties.py</extracomment>
      <translation>{name} tem {number} valores, não um</translation>
    </message>
    <message>
      <source>{given} has no colon between two parts</source>
      <extracomment>records/sgf/properties.py</extracomment>
      <translation>{given} não tem dois-pontos entre duas partes</translation>
    </message>
    <message>
      <source>{name} is not what this program writes there</source>
      <extracomment>records/sgf/properties.py</extracomment>
      <translation>{name} não é o que este programa escreve ali</translation>
    </message>
    <message>
      <source>{given} is not a result, such as B+Resign</source>
      <extracomment>records/sgf/result.py</extracomment>
      <translation>{given} não é um resultado como B+Resign</translation>
    </message>
    <message>
      <source>{given} is not an end of a game that RE can hold</source>
      <extracomment>records/sgf/result.py</extracomment>
      <translation>{given} não é um fim de partida de que RE fale</translation>
    </message>
    <message>
      <source>a property</source>
      <extracomment>records/sgf/syntax.py</extracomment>
      <translation>uma propriedade</translation>
    </message>
    <message>
      <source>a value in brackets</source>
      <extracomment>records/sgf/syntax.py</extracomment>
      <translation>um valor entre colchetes</translation>
    </message>
    <message>
      <source>{name}, line {line}, column {column}: {sentence}</source>
      <extracomment>records/sgf/syntax.py</extracomment>
      <translation>{name}, linha {line}, coluna {column}: {sentence}</translation>
    </message>
    <message>
      <source>the value that begins here has more than {most} characters</source>
      <extracomment>records/sgf/syntax.py</extracomment>
      <translation>o valor que começa aqui tem mais de {most} caracteres</translation>
    </message>
    <message>
      <source>the end of the file</source>
      <extracomment>records/sgf/syntax.py</extracomment>
      <translation>o fim do arquivo</translation>
    </message>
    <message>
      <source>'{text}' comes after the end of the game</source>
      <extracomment>records/sgf/syntax.py</extracomment>
      <translation>“{text}” está depois do fim da partida</translation>
    </message>
    <message>
      <source>the node has the property {name} twice</source>
      <extracomment>records/sgf/syntax.py</extracomment>
      <translation>o nó tem a propriedade {name} duas vezes</translation>
    </message>
    <message>
      <source>the value that begins here has no end</source>
      <extracomment>records/sgf/syntax.py</extracomment>
      <translation>o valor que começa aqui não tem fim</translation>
    </message>
    <message>
      <source>another game begins here, but a file holds only one</source>
      <extracomment>records/sgf/syntax.py</extracomment>
      <translation>outra partida começa aqui, e um arquivo tem uma só</translation>
    </message>
    <message>
      <source>the file has more than {most} values</source>
      <extracomment>records/sgf/syntax.py</extracomment>
      <translation>o arquivo tem mais de {most} valores</translation>
    </message>
    <message>
      <source>SGF has no way to write the number {number}</source>
      <extracomment>records/sgf/values.py</extracomment>
      <translation>o SGF não tem como escrever o número {number}</translation>
    </message>
    <message>
      <source>{name}: no line says 'variant …'</source>
      <extracomment>records/text_file.py</extracomment>
      <translation>{name}: nenhuma linha diz 'variant …'</translation>
    </message>
    <message>
      <source>{name}, line {number}: {error}</source>
      <extracomment>records/text_file.py</extracomment>
      <translation>{name}, linha {number}: {error}</translation>
    </message>
    <message>
      <source>{name}, line {number}: version {header} is not {version}</source>
      <extracomment>records/text_file.py</extracomment>
      <translation>{name}, linha {number}: a versão {header} não é {version}</translation>
    </message>
    <message>
      <source>{name}, line {number}: move '{quoted}': {error}</source>
      <extracomment>records/text_file.py</extracomment>
      <translation>{name}, linha {number}: lance “{quoted}”: {error}</translation>
    </message>
    <message>
      <source>{name}, line {number}: the seed '{seed}' is not a number</source>
      <extracomment>records/text_file.py</extracomment>
      <translation>{name}, linha {number}: a semente “{seed}” não é um número</translation>
    </message>
    <message>
      <source>{name}, line {number}: expected 'variant …', found '{quoted}'</source>
      <extracomment>records/text_file.py</extracomment>
      <translation>{name}, linha {number}: esperado 'variant …'; encontrado “{quoted}”</translation>
    </message>
    <message>
      <source>OpenGL drew nothing at {width}x{height}; try a smaller size</source>
      <extracomment>scene/canvas.py</extracomment>
      <translation>O OpenGL não desenhou nada em {width}x{height}; tente um tamanho menor</translation>
    </message>
    <message>
      <source>pictures need a driver for OpenGL (Debian and Ubuntu: apt-get install libegl-mesa0 libgl1-mesa-dri)</source>
      <extracomment>scene/graphics.py</extracomment>
      <translation>as imagens precisam de um driver de OpenGL (Debian e Ubuntu: apt-get install libegl-mesa0 libgl1-mesa-dri)</translation>
    </message>
    <message>
      <source>OpenGL gives no version</source>
      <extracomment>scene/graphics.py</extracomment>
      <translation>O OpenGL não informa a versão</translation>
    </message>
    <message>
      <source>pictures need the library libEGL.so.1 (Debian and Ubuntu: apt-get install libegl1 libgl1-mesa-dri)</source>
      <extracomment>scene/graphics.py</extracomment>
      <translation>as imagens precisam da biblioteca libEGL.so.1 (Debian e Ubuntu: apt-get install libegl1 libgl1-mesa-dri)</translation>
    </message>
    <message>
      <source>no materials '{name}' (choose from {materials})</source>
      <extracomment>scene/materials.py</extracomment>
      <translation>não há materiais “{name}” (os que existem: {materials})</translation>
    </message>
    <message>
      <source>a picture of {width}x{height} is out of bounds ({least} to {most} pixels a side)</source>
      <extracomment>scene/offscreen.py</extracomment>
      <translation>uma imagem de {width}x{height} está fora dos limites ({least} a {most} pixels por lado)</translation>
    </message>
    <message>
      <source>no quality '{name}' (choose from {qualities})</source>
      <extracomment>scene/quality.py</extracomment>
      <translation>não há qualidade “{name}” (as que existem: {qualities})</translation>
    </message>
    <message>
      <source>no theme '{name}' (choose from {themes})</source>
      <extracomment>scene/theme.py</extracomment>
      <translation>não há tema “{name}” (os que existem: {themes})</translation>
    </message>
    <message>
      <source>{reason}; it was restarted and the analysis continues</source>
      <extracomment>session/analyst.py</extracomment>
      <translation>{reason}; foi reiniciado e a análise continua</translation>
    </message>
    <message>
      <source>the analysis has ended: {reason}</source>
      <extracomment>session/analyst.py</extracomment>
      <translation>a análise terminou: {reason}</translation>
    </message>
    <message>
      <source>version {fields} is not {version}</source>
      <extracomment>session/autosave.py</extracomment>
      <translation>a versão {fields} não é {version}</translation>
    </message>
    <message>
      <source>its game</source>
      <extracomment>session/autosave.py</extracomment>
      <translation>a partida nele</translation>
    </message>
    <message>
      <source>the game could not be saved: {reason}</source>
      <extracomment>session/autosave.py</extracomment>
      <translation>não foi possível salvar a partida: {reason}</translation>
    </message>
    <message>
      <source>the saved game {path} cannot be read: {error}</source>
      <extracomment>session/autosave.py</extracomment>
      <translation>não é possível ler a partida salva {path}: {error}</translation>
    </message>
    <message>
      <source>{reason}; it was restarted and the game continues</source>
      <extracomment>session/computer_player.py</extracomment>
      <translation>{reason}; foi reiniciado e a partida continua</translation>
    </message>
    <message>
      <source>the computer cannot play: {reason}</source>
      <extracomment>session/computer_player.py</extracomment>
      <translation>o computador não pode jogar: {reason}</translation>
    </message>
    <message>
      <source>in a rated game moves are played from the last position only</source>
      <extracomment>session/game_session.py</extracomment>
      <translation>numa partida valendo rating, joga-se no fim dela</translation>
    </message>
    <message>
      <source>{seat} lost on time</source>
      <extracomment>session/open_game.py</extracomment>
      <translation>{seat} perdeu por tempo</translation>
    </message>
    <message>
      <source>{seat} forfeited the game</source>
      <extracomment>session/open_game.py</extracomment>
      <translation>{seat} perdeu por WO</translation>
    </message>
    <message>
      <source>the players agreed on it</source>
      <extracomment>session/open_game.py</extracomment>
      <translation>os jogadores entraram em acordo</translation>
    </message>
    <message>
      <source>{seat} resigned</source>
      <extracomment>session/open_game.py</extracomment>
      <translation>{seat} abandonou</translation>
    </message>
    <message>
      <source>a program to play against has no command</source>
      <extracomment>session/players.py</extracomment>
      <translation>um programa contra o qual jogar não tem comando</translation>
    </message>
    <message>
      <source>a program cannot think for {seconds} seconds</source>
      <extracomment>session/players.py</extracomment>
      <translation>um programa não pode pensar por {seconds} segundos</translation>
    </message>
    <message>
      <source>an analysis has ended: {reason}</source>
      <extracomment>session/program_analyst.py</extracomment>
      <translation>uma análise terminou: {reason}</translation>
    </message>
    <message>
      <source>the game waits: {reason}</source>
      <extracomment>session/program_player.py</extracomment>
      <translation>a partida espera: {reason}</translation>
    </message>
    <message>
      <source>an internal error of ringrealms3d, {fault}</source>
      <extracomment>session/program_thread.py</extracomment>
      <translation>uma falha do programa ringrealms3d, {fault}</translation>
    </message>
    <message>
      <source>the review has ended: {reason}</source>
      <extracomment>session/reviewer.py</extracomment>
      <translation>a revisão terminou: {reason}</translation>
    </message>
    <message>
      <source>Something went wrong in the program. Your game continues.</source>
      <extracomment>window/app.py</extracomment>
      <translation>Uma falha do programa. A partida continua.</translation>
    </message>
    <message>
      <source>&amp;Copy the report</source>
      <extracomment>window/app.py</extracomment>
      <translation>&amp;Copiar o relatório</translation>
    </message>
    <message>
      <source>Something went wrong in the program. Your game continues, and the log has more.</source>
      <extracomment>window/app.py</extracomment>
      <translation>Uma falha do programa. A partida continua, e o registro traz mais detalhes.</translation>
    </message>
    <message>
      <source>Please report it: {bugs}</source>
      <extracomment>window/app.py</extracomment>
      <translation>Relate-o: {bugs}</translation>
    </message>
    <message>
      <source>Flat mode, boards are shown as maps: {problem}.</source>
      <extracomment>window/app.py</extracomment>
      <translation>Modo plano, os tabuleiros aparecem como mapas: {problem}.</translation>
    </message>
    <message>
      <source>Board</source>
      <extracomment>window/board/boards.py</extracomment>
      <translation>Tabuleiro</translation>
    </message>
    <message>
      <source>Map of the whole board</source>
      <extracomment>window/board/boards.py</extracomment>
      <translation>Mapa de todo o tabuleiro</translation>
    </message>
    <message>
      <source>Flat mode: maps, drawn without OpenGL</source>
      <extracomment>window/board/boards.py</extracomment>
      <translation>Modo plano: mapas, desenhados sem OpenGL</translation>
    </message>
    <message>
      <source>Far side</source>
      <extracomment>window/board/boards.py</extracomment>
      <translation>Outro lado</translation>
    </message>
    <message>
      <source>Show the map</source>
      <extracomment>window/board/boards.py</extracomment>
      <translation>Mostrar o mapa</translation>
    </message>
    <message>
      <source>Map</source>
      <extracomment>window/board/boards.py</extracomment>
      <translation>Mapa</translation>
    </message>
    <message>
      <source>Show the far side</source>
      <extracomment>window/board/boards.py</extracomment>
      <translation>Mostrar o outro lado</translation>
    </message>
    <message>
      <source>Inserted: {line}</source>
      <extracomment>window/board/expected_line.py</extracomment>
      <translation>Inserido: {line}</translation>
    </message>
    <message>
      <source>The game has this line already: {line}</source>
      <extracomment>window/board/expected_line.py</extracomment>
      <translation>A partida já tem esta linha: {line}</translation>
    </message>
    <message>
      <source>Swap map and board</source>
      <extracomment>window/board/inset.py</extracomment>
      <translation>Trocar mapa e tabuleiro</translation>
    </message>
    <message>
      <source>Hide</source>
      <extracomment>window/board/inset.py</extracomment>
      <translation>Ocultar</translation>
    </message>
    <message>
      <source>Smaller</source>
      <extracomment>window/board/inset.py</extracomment>
      <translation>Menor</translation>
    </message>
    <message>
      <source>Larger</source>
      <extracomment>window/board/inset.py</extracomment>
      <translation>Maior</translation>
    </message>
    <message>
      <source>The board is turning. Click again when it has stopped.</source>
      <extracomment>window/board/move_input.py</extracomment>
      <translation>O tabuleiro está girando. Clique de novo quando ele parar.</translation>
    </message>
    <message>
      <source>Move in advance: {places}. Esc or a right click takes it back.</source>
      <extracomment>window/board/move_input.py</extracomment>
      <translation>De antemão: {places}. Escape ou um clique direito desfaz.</translation>
    </message>
    <message>
      <source>The move in advance was taken back.</source>
      <extracomment>window/board/move_input.py</extracomment>
      <translation>O lance antecipado foi retirado.</translation>
    </message>
    <message>
      <source>Click there again to play.</source>
      <extracomment>window/board/move_input.py</extracomment>
      <translation>Clique ali outra vez para jogar.</translation>
    </message>
    <message>
      <source>a free turn, {seat} moves again</source>
      <extracomment>window/board/preview.py</extracomment>
      <translation>um turno extra, {seat} joga mais uma vez</translation>
    </message>
    <message>
      <source>Faces</source>
      <extracomment>window/board/realms.py</extracomment>
      <translation>Faces</translation>
    </message>
    <message>
      <source>Edges</source>
      <extracomment>window/board/realms.py</extracomment>
      <translation>Arestas</translation>
    </message>
    <message>
      <source>Corners</source>
      <extracomment>window/board/realms.py</extracomment>
      <translation>Vértices</translation>
    </message>
    <message>
      <source>Cells</source>
      <extracomment>window/board/realms.py</extracomment>
      <translation>Casas</translation>
    </message>
    <message>
      <source>Pillars</source>
      <extracomment>window/board/realms.py</extracomment>
      <translation>Pilares</translation>
    </message>
    <message>
      <source>Racks</source>
      <extracomment>window/board/realms.py</extracomment>
      <translation>Suportes</translation>
    </message>
    <message>
      <source>The last move is on the far side: click or press {turn}</source>
      <extracomment>window/board/space/far_side.py</extracomment>
      <translation>O último lance está do outro lado: clique ou pressione {turn}</translation>
    </message>
    <message>
      <source>The last move is on the far side</source>
      <extracomment>window/board/space/far_side.py</extracomment>
      <translation>O último lance está do outro lado</translation>
    </message>
    <message>
      <source>the 3-D view needs OpenGL {version} or later</source>
      <extracomment>window/board/space/opengl.py</extracomment>
      <translation>o tabuleiro no espaço precisa do OpenGL {version} ou posterior</translation>
    </message>
    <message>
      <source>a newer graphics driver brings it (Debian and Ubuntu: apt-get install libgl1-mesa-dri)</source>
      <extracomment>window/board/space/opengl.py</extracomment>
      <translation>um driver gráfico mais novo o traz (Debian e Ubuntu: apt-get install libgl1-mesa-dri)</translation>
    </message>
    <message>
      <source>{found}; {needs}; {fix}</source>
      <extracomment>window/board/space/opengl.py</extracomment>
      <translation>{found}; {needs}; {fix}</translation>
    </message>
    <message>
      <source>no OpenGL was found on this display</source>
      <extracomment>window/board/space/opengl.py</extracomment>
      <translation>nesta tela não foi encontrado OpenGL</translation>
    </message>
    <message>
      <source>OpenGL {version} was found on this display</source>
      <extracomment>window/board/space/opengl.py</extracomment>
      <translation>nesta tela foi encontrado o OpenGL {version}</translation>
    </message>
    <message>
      <source>Take apart</source>
      <extracomment>window/board/space/view_bar.py</extracomment>
      <translation>Separar</translation>
    </message>
    <message>
      <source>Take the board apart ( [ and ] )</source>
      <extracomment>window/board/space/view_bar.py</extracomment>
      <translation>Separar o tabuleiro ( [ e ] )</translation>
    </message>
    <message>
      <source>Highest layer shown</source>
      <extracomment>window/board/space/view_bar.py</extracomment>
      <translation>Nível mais alto mostrado</translation>
    </message>
    <message>
      <source>Look below the upper layers (Page Up and Page Down)</source>
      <extracomment>window/board/space/view_bar.py</extracomment>
      <translation>Olhar abaixo dos níveis superiores (Page Up e Page Down)</translation>
    </message>
    <message>
      <source>Layer {level} of {levels}</source>
      <extracomment>window/board/space/view_bar.py</extracomment>
      <translation>Nível {level} de {levels}</translation>
    </message>
    <message>
      <source>Best moves</source>
      <extracomment>window/features/analysis/candidate_table.py</extracomment>
      <translation>Melhores lances</translation>
    </message>
    <message>
      <source>Move</source>
      <extracomment>window/features/analysis/candidate_table.py</extracomment>
      <translation>Lance</translation>
    </message>
    <message>
      <source>Chance</source>
      <extracomment>window/features/analysis/candidate_table.py</extracomment>
      <translation>Chance</translation>
    </message>
    <message>
      <source>Margin</source>
      <extracomment>window/features/analysis/candidate_table.py</extracomment>
      <translation>Margem</translation>
    </message>
    <message>
      <source>Visits</source>
      <extracomment>window/features/analysis/candidate_table.py</extracomment>
      <translation>Visitas</translation>
    </message>
    <message>
      <source>Then</source>
      <extracomment>window/features/analysis/candidate_table.py</extracomment>
      <translation>Depois</translation>
    </message>
    <message>
      <source>Chances unknown</source>
      <extracomment>window/features/analysis/chance_bar.py</extracomment>
      <translation>Chances desconhecidas</translation>
    </message>
    <message>
      <source>When I stop it</source>
      <extracomment>window/features/analysis/efforts.py</extracomment>
      <translation>Quando eu a parar</translation>
    </message>
    <message>
      <source>{count} GB</source>
      <extracomment>window/features/analysis/efforts.py</extracomment>
      <translation>{count} GB</translation>
    </message>
    <message>
      <source>&amp;Threads of the analysis</source>
      <extracomment>window/features/analysis/efforts.py</extracomment>
      <translation>Threads da análise</translation>
    </message>
    <message>
      <source>How many processor cores the analysis may keep busy.</source>
      <extracomment>window/features/analysis/efforts.py</extracomment>
      <translation>Quantos núcleos do processador a análise pode ocupar.</translation>
    </message>
    <message>
      <source>Mem&amp;ory of the analysis</source>
      <extracomment>window/features/analysis/efforts.py</extracomment>
      <translation>Memória da análise</translation>
    </message>
    <message>
      <source>How much memory the analysis may use.</source>
      <extracomment>window/features/analysis/efforts.py</extracomment>
      <translation>Quanta memória a análise pode usar para o que guarda.</translation>
    </message>
    <message>
      <source>&amp;End of the analysis</source>
      <extracomment>window/features/analysis/efforts.py</extracomment>
      <translation>Fim da análise</translation>
    </message>
    <message>
      <source>After what time, or how many playouts, the analysis of a position ends.</source>
      <extracomment>window/features/analysis/efforts.py</extracomment>
      <translation>Após quanto tempo, ou quantas simulações, uma posição está suficientemente analisada.</translation>
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
      <translation>{count} simulações</translation>
    </message>
    <message>
      <source>&amp;Analyse every position</source>
      <extracomment>window/features/analysis/feature.py</extracomment>
      <translation>&amp;Analisar cada posição</translation>
    </message>
    <message>
      <source>Show the engine's best moves beside the board and on it.</source>
      <extracomment>window/features/analysis/feature.py</extracomment>
      <translation>Mostrar os melhores lances do motor ao lado do tabuleiro e nele.</translation>
    </message>
    <message>
      <source>&amp;Hint</source>
      <extracomment>window/features/analysis/feature.py</extracomment>
      <translation>&amp;Dica</translation>
    </message>
    <message>
      <source>Show a good move for this position.</source>
      <extracomment>window/features/analysis/feature.py</extracomment>
      <translation>Mostrar um bom lance para esta posição.</translation>
    </message>
    <message>
      <source>&amp;Freeze the analysis</source>
      <extracomment>window/features/analysis/feature.py</extracomment>
      <translation>&amp;Congelar a análise</translation>
    </message>
    <message>
      <source>Keep the list as it is while you try moves, or continue the analysis.</source>
      <extracomment>window/features/analysis/feature.py</extracomment>
      <translation>Manter a lista como está enquanto experimenta jogadas, ou continuar a análise.</translation>
    </message>
    <message>
      <source>Best &amp;moves shown</source>
      <extracomment>window/features/analysis/feature.py</extracomment>
      <translation>&amp;Melhores jogadas mostradas</translation>
    </message>
    <message>
      <source>How many of the best moves are listed, and marked on the boards.</source>
      <extracomment>window/features/analysis/feature.py</extracomment>
      <translation>Quantas das melhores jogadas são listadas e marcadas nos tabuleiros.</translation>
    </message>
    <message>
      <source>Analysis</source>
      <extracomment>window/features/analysis/feature.py</extracomment>
      <translation>Análise</translation>
    </message>
    <message>
      <source>The game is over. {new} starts a new one.</source>
      <extracomment>window/features/analysis/feature.py</extracomment>
      <translation>A partida terminou. {new} começa outra.</translation>
    </message>
    <message>
      <source>Analyse</source>
      <extracomment>window/features/analysis/feature.py</extracomment>
      <translation>Analisar</translation>
    </message>
    <message>
      <source>Hint: {text}</source>
      <extracomment>window/features/analysis/feature.py</extracomment>
      <translation>Dica: {text}</translation>
    </message>
    <message>
      <source>Looking for a good move…</source>
      <extracomment>window/features/analysis/feature.py</extracomment>
      <translation>Procurando um bom lance…</translation>
    </message>
    <message>
      <source>Play thi&amp;s move</source>
      <extracomment>window/features/analysis/line_commands.py</extracomment>
      <translation>Fazer esta &amp;jogada</translation>
    </message>
    <message>
      <source>Play the selected move of the list, or the best one.</source>
      <extracomment>window/features/analysis/line_commands.py</extracomment>
      <translation>Fazer a jogada selecionada da lista, ou a melhor.</translation>
    </message>
    <message>
      <source>&amp;Insert its line</source>
      <extracomment>window/features/analysis/line_commands.py</extracomment>
      <translation>&amp;Inserir a sua linha</translation>
    </message>
    <message>
      <source>Put the expected line of the selected move, or the best one, into the game.</source>
      <extracomment>window/features/analysis/line_commands.py</extracomment>
      <translation>Pôr na partida a linha esperada da jogada selecionada, ou da melhor.</translation>
    </message>
    <message>
      <source>&amp;Copy its line</source>
      <extracomment>window/features/analysis/line_commands.py</extracomment>
      <translation>Copiar a s&amp;ua linha</translation>
    </message>
    <message>
      <source>Copy the expected line of the selected move, or the best one, as text.</source>
      <extracomment>window/features/analysis/line_commands.py</extracomment>
      <translation>Copiar como texto a linha esperada da jogada selecionada, ou da melhor.</translation>
    </message>
    <message>
      <source>Copied: {line}</source>
      <extracomment>window/features/analysis/line_commands.py</extracomment>
      <translation>Copiado: {line}</translation>
    </message>
    <message>
      <source>has ended</source>
      <extracomment>window/features/analysis/other_programs.py</extracomment>
      <translation>terminou</translation>
    </message>
    <message>
      <source>is getting ready…</source>
      <extracomment>window/features/analysis/other_programs.py</extracomment>
      <translation>está a preparar-se…</translation>
    </message>
    <message>
      <source>State of the analysis</source>
      <extracomment>window/features/analysis/panel.py</extracomment>
      <translation>Estado da análise</translation>
    </message>
    <message>
      <source>What the move does</source>
      <extracomment>window/features/analysis/panel.py</extracomment>
      <translation>A ideia do lance</translation>
    </message>
    <message>
      <source>Hint</source>
      <extracomment>window/features/analysis/panel.py</extracomment>
      <translation>Dica</translation>
    </message>
    <message>
      <source>{count} playouts, {speed} a second</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>{count} simulações, {speed} por segundo</translation>
    </message>
    <message>
      <source>draws, because {reason}</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>empata: {reason}</translation>
    </message>
    <message>
      <source>{move} loses against the best answers.</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>{move} perde contra as melhores respostas.</translation>
    </message>
    <message>
      <source>The engine is getting ready…</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>O motor está se preparando…</translation>
    </message>
    <message>
      <source>The game is over.</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>A partida terminou.</translation>
    </message>
    <message>
      <source>The result is already known: it is proven.</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>O resultado já é conhecido: está provado.</translation>
    </message>
    <message>
      <source>The result of every move is proven.</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>O resultado de cada lance está provado.</translation>
    </message>
    <message>
      <source>{move}, then {answers}: {event}.</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>{move}, depois {answers}: {event}.</translation>
    </message>
    <message>
      <source>{move} wins, whatever the answer.</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>{move} vence, seja qual for a resposta.</translation>
    </message>
    <message>
      <source>{move} draws against the best answers.</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>{move} empata contra as melhores respostas.</translation>
    </message>
    <message>
      <source>Frozen at move {number}. Try moves: the list stays.</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>Congelado na jogada {number}. Experimente jogadas: a lista fica.</translation>
    </message>
    <message>
      <source>From before: {count} playouts</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>De antes: {count} simulações</translation>
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
      <translation>vence: {reason}</translation>
    </message>
    <message>
      <source>loses, because {reason}</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>perde: {reason}</translation>
    </message>
    <message>
      <source>Paused while {player} thinks.</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>Em pausa enquanto {player} pensa.</translation>
    </message>
    <message>
      <source>{count} k</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>{count} k</translation>
    </message>
    <message>
      <source>W</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>V</translation>
    </message>
    <message>
      <source>D</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>E</translation>
    </message>
    <message>
      <source>L</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>D</translation>
    </message>
    <message>
      <source>{move}: {event}.</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>{move}: {event}.</translation>
    </message>
    <message>
      <source>{move}: the expected answer is {answer}.</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>{move}: a resposta esperada é {answer}.</translation>
    </message>
    <message>
      <source>Click to place the chosen piece; right-click to remove what is there.</source>
      <extracomment>window/features/editor/feature.py</extracomment>
      <translation>Clique para colocar a peça escolhida; o botão direito remove o que há ali.</translation>
    </message>
    <message>
      <source>Set up a position</source>
      <extracomment>window/features/editor/feature.py</extracomment>
      <translation>Montar uma posição</translation>
    </message>
    <message>
      <source>S&amp;et up a position…</source>
      <extracomment>window/features/editor/feature.py</extracomment>
      <translation>Montar uma po&amp;sição…</translation>
    </message>
    <message>
      <source>Put pieces wherever you like, then play or analyse from there.</source>
      <extracomment>window/features/editor/feature.py</extracomment>
      <translation>Colocar peças onde quiser e jogar ou analisar a partir daí.</translation>
    </message>
    <message>
      <source>The position was copied.</source>
      <extracomment>window/features/editor/feature.py</extracomment>
      <translation>A posição foi copiada.</translation>
    </message>
    <message>
      <source>Not possible: {reason}.</source>
      <extracomment>window/features/editor/feature.py</extracomment>
      <translation>Não é possível: {reason}.</translation>
    </message>
    <message>
      <source>Pieces</source>
      <extracomment>window/features/editor/palette.py</extracomment>
      <translation>Peças</translation>
    </message>
    <message>
      <source>Eraser</source>
      <extracomment>window/features/editor/palette.py</extracomment>
      <translation>Borracha</translation>
    </message>
    <message>
      <source>This position can be played.</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>Esta posição pode ser jogada.</translation>
    </message>
    <message>
      <source>Use the position of the game</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>Usar a posição da partida</translation>
    </message>
    <message>
      <source>Whether the position can be played</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>Se a posição pode ser jogada</translation>
    </message>
    <message>
      <source>{reason}: the game is over here.</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>{reason}: aqui a partida terminou.</translation>
    </message>
    <message>
      <source>C&amp;lear</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>&amp;Limpar</translation>
    </message>
    <message>
      <source>Empty the board</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>Esvaziar o tabuleiro</translation>
    </message>
    <message>
      <source>The position as text</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>A posição como texto</translation>
    </message>
    <message>
      <source>The position as text; type or paste another one</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>A posição como texto; digite ou cole outra</translation>
    </message>
    <message>
      <source>Pla&amp;y from here</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>&amp;Jogar daqui</translation>
    </message>
    <message>
      <source>Start a game in this position</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>Começar uma partida nesta posição</translation>
    </message>
    <message>
      <source>Anal&amp;yse</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>&amp;Analisar</translation>
    </message>
    <message>
      <source>Show the engine's best moves here</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>Mostrar aqui os melhores lances do motor</translation>
    </message>
    <message>
      <source>&amp;Copy</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>&amp;Copiar</translation>
    </message>
    <message>
      <source>Copy the position as one line of text</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>Copiar a posição como uma linha de texto</translation>
    </message>
    <message>
      <source>Cancel</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>Cancelar</translation>
    </message>
    <message>
      <source>Back to the game</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>Voltar à partida</translation>
    </message>
    <message>
      <source>From the ga&amp;me</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>Da &amp;partida</translation>
    </message>
    <message>
      <source>&amp;Fen</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>&amp;Fen</translation>
    </message>
    <message>
      <source>Show me</source>
      <extracomment>window/features/exercises/course_panel.py</extracomment>
      <translation>Mostrar</translation>
    </message>
    <message>
      <source>Lesson</source>
      <extracomment>window/features/exercises/course_panel.py</extracomment>
      <translation>Lição</translation>
    </message>
    <message>
      <source>Back</source>
      <extracomment>window/features/exercises/course_panel.py</extracomment>
      <translation>Voltar</translation>
    </message>
    <message>
      <source>Lesson {number} of {count}</source>
      <extracomment>window/features/exercises/course_panel.py</extracomment>
      <translation>Lição {number} de {count}</translation>
    </message>
    <message>
      <source>Open a course</source>
      <extracomment>window/features/exercises/courses.py</extracomment>
      <translation>Abrir um curso</translation>
    </message>
    <message>
      <source>Courses (*.json)</source>
      <extracomment>window/features/exercises/courses.py</extracomment>
      <translation>Cursos (*.json)</translation>
    </message>
    <message>
      <source>There is no course for this game.</source>
      <extracomment>window/features/exercises/courses.py</extracomment>
      <translation>Não há curso deste jogo.</translation>
    </message>
    <message>
      <source>That was the last lesson of the course.</source>
      <extracomment>window/features/exercises/courses.py</extracomment>
      <translation>Essa foi a última lição do curso.</translation>
    </message>
    <message>
      <source>This is the last lesson: solve it to finish the course.</source>
      <extracomment>window/features/exercises/courses.py</extracomment>
      <translation>Esta é a última lição: resolva-a para terminar o curso.</translation>
    </message>
    <message>
      <source>Try again.</source>
      <extracomment>window/features/exercises/courses.py</extracomment>
      <translation>Tente de novo.</translation>
    </message>
    <message>
      <source>Pu&amp;zzle</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>&amp;Problema</translation>
    </message>
    <message>
      <source>Solve a puzzle from this game; those you missed return, and so do mistakes you kept.</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>Resolver um problema deste jogo; voltam os que você errou e os erros que guardou.</translation>
    </message>
    <message>
      <source>Puzzle &amp;theme</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>&amp;Tema dos problemas</translation>
    </message>
    <message>
      <source>Choose what the next puzzles ask for.</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>Que tipo de coisa os próximos problemas pedem.</translation>
    </message>
    <message>
      <source>Puzzles from &amp;all games</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>Problemas de todos os &amp;jogos</translation>
    </message>
    <message>
      <source>Take puzzles from all games, or only from the one on the board.</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>Usar problemas de todos os jogos, ou só do que está no tabuleiro.</translation>
    </message>
    <message>
      <source>Puzzle &amp;results</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>&amp;Resultados dos problemas</translation>
    </message>
    <message>
      <source>See your puzzle rating, your streaks, and what you solved of each theme.</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>Ver o seu rating em problemas, as suas sequências e o que resolveu de cada tema.</translation>
    </message>
    <message>
      <source>&amp;Learn this game</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>&amp;Aprender este jogo</translation>
    </message>
    <message>
      <source>Learn the game on the board, from where you stopped.</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>Aprender o jogo no tabuleiro, a partir de onde você parou.</translation>
    </message>
    <message>
      <source>L&amp;esson</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>&amp;Lição</translation>
    </message>
    <message>
      <source>Go to a lesson of this game.</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>Ir para uma lição deste jogo.</translation>
    </message>
    <message>
      <source>&amp;Next lesson</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>Lição &amp;seguinte</translation>
    </message>
    <message>
      <source>Go to the next lesson, even if this one is not done.</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>Ir para a lição seguinte, mesmo que esta não esteja concluída.</translation>
    </message>
    <message>
      <source>&amp;Previous lesson</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>Lição a&amp;nterior</translation>
    </message>
    <message>
      <source>Go back to the lesson before.</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>Voltar à lição anterior.</translation>
    </message>
    <message>
      <source>&amp;Open a course…</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>A&amp;brir um curso…</translation>
    </message>
    <message>
      <source>Open a course that somebody else wrote.</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>Fazer um curso escrito por outra pessoa.</translation>
    </message>
    <message>
      <source>Leave the &amp;course</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>Sair do &amp;curso</translation>
    </message>
    <message>
      <source>Go back to your game. The course continues later where you stopped.</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>Voltar à partida anterior; o curso continua depois, de onde você parou.</translation>
    </message>
    <message>
      <source>Next</source>
      <extracomment>window/features/exercises/guided.py</extracomment>
      <translation>Próximo</translation>
    </message>
    <message>
      <source>Leave</source>
      <extracomment>window/features/exercises/guided.py</extracomment>
      <translation>Sair</translation>
    </message>
    <message>
      <source>Solution</source>
      <extracomment>window/features/exercises/puzzle_panel.py</extracomment>
      <translation>Solução</translation>
    </message>
    <message>
      <source>Theme of the puzzles</source>
      <extracomment>window/features/exercises/puzzle_panel.py</extracomment>
      <translation>Tema dos problemas</translation>
    </message>
    <message>
      <source>Results…</source>
      <extracomment>window/features/exercises/puzzle_panel.py</extracomment>
      <translation>Resultados…</translation>
    </message>
    <message>
      <source>Puzzle</source>
      <extracomment>window/features/exercises/puzzle_panel.py</extracomment>
      <translation>Problema</translation>
    </message>
    <message>
      <source>Try again</source>
      <extracomment>window/features/exercises/puzzle_panel.py</extracomment>
      <translation>Tentar de novo</translation>
    </message>
    <message>
      <source>Drop this card</source>
      <extracomment>window/features/exercises/puzzle_panel.py</extracomment>
      <translation>Descartar este cartão</translation>
    </message>
    <message>
      <source>It will not come back.</source>
      <extracomment>window/features/exercises/puzzle_panel.py</extracomment>
      <translation>Então ele não volta.</translation>
    </message>
    <message>
      <source>Your rating: about {points}</source>
      <extracomment>window/features/exercises/puzzle_results.py</extracomment>
      <translation>O seu rating: cerca de {points}</translation>
    </message>
    <message>
      <source>Your rating: {points}</source>
      <extracomment>window/features/exercises/puzzle_results.py</extracomment>
      <translation>O seu rating: {points}</translation>
    </message>
    <message>
      <source>Tried</source>
      <extracomment>window/features/exercises/puzzle_results.py</extracomment>
      <translation>Tentados</translation>
    </message>
    <message>
      <source>Solved</source>
      <extracomment>window/features/exercises/puzzle_results.py</extracomment>
      <translation>Resolvidos</translation>
    </message>
    <message>
      <source>With hints</source>
      <extracomment>window/features/exercises/puzzle_results.py</extracomment>
      <translation>Com dicas</translation>
    </message>
    <message>
      <source>Missed</source>
      <extracomment>window/features/exercises/puzzle_results.py</extracomment>
      <translation>Errados</translation>
    </message>
    <message>
      <source>Puzzle results</source>
      <extracomment>window/features/exercises/puzzle_results.py</extracomment>
      <translation>Resultados dos problemas</translation>
    </message>
    <message>
      <source>By theme</source>
      <extracomment>window/features/exercises/puzzle_results.py</extracomment>
      <translation>Por tema</translation>
    </message>
    <message>
      <source>By game</source>
      <extracomment>window/features/exercises/puzzle_results.py</extracomment>
      <translation>Por jogo</translation>
    </message>
    <message>
      <source>rated {points}</source>
      <extracomment>window/features/exercises/puzzle_results.py</extracomment>
      <translation>rating {points}</translation>
    </message>
    <message>
      <source>Rating over the last puzzles</source>
      <extracomment>window/features/exercises/puzzle_results.py</extracomment>
      <translation>Rating nos últimos problemas</translation>
    </message>
    <message>
      <source>{count} in a row</source>
      <extracomment>window/features/exercises/puzzle_results.py</extracomment>
      <translation>{count} seguidos</translation>
    </message>
    <message>
      <source>You solved this one before.</source>
      <extracomment>window/features/exercises/puzzles.py</extracomment>
      <translation>Este você já resolveu antes.</translation>
    </message>
    <message>
      <source>The card is gone: it will not come back.</source>
      <extracomment>window/features/exercises/puzzles.py</extracomment>
      <translation>O cartão foi removido: este problema não volta.</translation>
    </message>
    <message>
      <source>Your move could not be judged: {reason}.</source>
      <extracomment>window/features/exercises/puzzles.py</extracomment>
      <translation>O seu lance não pôde ser avaliado: {reason}.</translation>
    </message>
    <message>
      <source>Any theme</source>
      <extracomment>window/features/exercises/puzzles.py</extracomment>
      <translation>Qualquer tema</translation>
    </message>
    <message>
      <source>There are no puzzles for this game.</source>
      <extracomment>window/features/exercises/puzzles.py</extracomment>
      <translation>Não há problemas deste jogo.</translation>
    </message>
    <message>
      <source>Looking at {move}…</source>
      <extracomment>window/features/exercises/puzzles.py</extracomment>
      <translation>Examinando {move}…</translation>
    </message>
    <message>
      <source>In pixels; on paper, 96 to the inch</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Em pixels, dos quais o papel tem 96 por polegada</translation>
    </message>
    <message>
      <source>Better quality takes longer; a photograph takes minutes</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>O que fica mais bonito demora mais; uma fotografia, minutos</translation>
    </message>
    <message>
      <source>Mark the places where the side to move may play</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Marcar as casas onde quem tem a vez pode jogar</translation>
    </message>
    <message>
      <source>The longest side of a box around it</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>O lado mais longo de uma caixa ao redor</translation>
    </message>
    <message>
      <source>Anything thinner is thickened to this</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>O que for mais fino cresce até deixar de ser</translation>
    </message>
    <message>
      <source>The gap between parts that fit together</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>A folga entre as partes que se encaixam</translation>
    </message>
    <message>
      <source>In millimetres; if a set needs several plates, each has its own file</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Em milímetros; um conjunto que precisa de várias placas tem um arquivo para cada uma</translation>
    </message>
    <message>
      <source>Including the pause after it</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Com o resto em seguida</translation>
    </message>
    <message>
      <source>Turn the board to moves on its far side, or to the view kept with a move</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Girar o tabuleiro para os lances do lado oculto, ou como estava girado então</translation>
    </message>
    <message>
      <source>Export</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Exportar</translation>
    </message>
    <message>
      <source>Kind</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Tipo</translation>
    </message>
    <message>
      <source>Size</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Tamanho</translation>
    </message>
    <message>
      <source>Other</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Outro</translation>
    </message>
    <message>
      <source>Colours</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Cores</translation>
    </message>
    <message>
      <source>Materials</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Materiais</translation>
    </message>
    <message>
      <source>Quality</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Qualidade</translation>
    </message>
    <message>
      <source>Depth of fi&amp;eld</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Profundidade de &amp;campo</translation>
    </message>
    <message>
      <source>&amp;Dots on legal moves</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>&amp;Pontos onde se pode jogar</translation>
    </message>
    <message>
      <source>&amp;Transparent background</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Fundo &amp;transparente</translation>
    </message>
    <message>
      <source>Largest extent</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Maior extensão</translation>
    </message>
    <message>
      <source>Minimum wall</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Parede mínima</translation>
    </message>
    <message>
      <source>Clearance</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Folga</translation>
    </message>
    <message>
      <source>Paper</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Papel</translation>
    </message>
    <message>
      <source>Frames per second</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Quadros por segundo</translation>
    </message>
    <message>
      <source>Time per move</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Duração de um lance</translation>
    </message>
    <message>
      <source>Time per turn</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Duração de uma volta</translation>
    </message>
    <message>
      <source>Write the moves &amp;below</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Escrever os lances em&amp;baixo</translation>
    </message>
    <message>
      <source>Turn t&amp;o show each move</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Seguir os lances até o&amp;nde são vistos</translation>
    </message>
    <message>
      <source>&amp;Kind</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>T&amp;ipo</translation>
    </message>
    <message>
      <source>As large as the window</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Do tamanho da janela</translation>
    </message>
    <message>
      <source>pixels</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>pixels</translation>
    </message>
    <message>
      <source>&amp;Size</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Ta&amp;manho</translation>
    </message>
    <message>
      <source>&amp;Colours</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>C&amp;ores</translation>
    </message>
    <message>
      <source>&amp;Materials</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Mat&amp;eriais</translation>
    </message>
    <message>
      <source>&amp;Quality</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>&amp;Qualidade</translation>
    </message>
    <message>
      <source>&amp;Largest extent</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Maior e&amp;xtensão</translation>
    </message>
    <message>
      <source>Minimum &amp;wall</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Pare&amp;de mínima</translation>
    </message>
    <message>
      <source>Clea&amp;rance</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>&amp;Folga</translation>
    </message>
    <message>
      <source>Printer &amp;bed</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>&amp;Mesa da impressora</translation>
    </message>
    <message>
      <source>&amp;Paper</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Pape&amp;l</translation>
    </message>
    <message>
      <source>&amp;Frames per second</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>&amp;Quadros por segundo</translation>
    </message>
    <message>
      <source>Time per mo&amp;ve</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Duração de um lan&amp;ce</translation>
    </message>
    <message>
      <source>T&amp;ime per turn</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Duração de uma &amp;volta</translation>
    </message>
    <message>
      <source>Width</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Largura</translation>
    </message>
    <message>
      <source>Height</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Altura</translation>
    </message>
    <message>
      <source>photograph: {name}</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>fotografia: {name}</translation>
    </message>
    <message>
      <source>Width of the bed</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Largura da mesa</translation>
    </message>
    <message>
      <source>Depth of the bed</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>Profundidade da mesa</translation>
    </message>
    <message>
      <source>{what}: exporting…</source>
      <extracomment>window/features/export/export_job.py</extracomment>
      <translation>{what}: em andamento…</translation>
    </message>
    <message>
      <source>nothing can be written in '{beside}': {strerror}</source>
      <extracomment>window/features/export/export_job.py</extracomment>
      <translation>não é possível gravar nada em “{beside}”: {strerror}</translation>
    </message>
    <message>
      <source>the export ended early</source>
      <extracomment>window/features/export/export_job.py</extracomment>
      <translation>o processo que o produz terminou antes da hora</translation>
    </message>
    <message>
      <source>Exported: {path}</source>
      <extracomment>window/features/export/export_job.py</extracomment>
      <translation>Exportado: {path}</translation>
    </message>
    <message>
      <source>Nothing was exported: {error}</source>
      <extracomment>window/features/export/export_job.py</extracomment>
      <translation>Nada foi exportado: {error}</translation>
    </message>
    <message>
      <source>Save pi&amp;cture…</source>
      <extracomment>window/features/export/feature.py</extracomment>
      <translation>Salvar &amp;imagem…</translation>
    </message>
    <message>
      <source>Save a picture of the board as you see it, in any size.</source>
      <extracomment>window/features/export/feature.py</extracomment>
      <translation>Desenhar o tabuleiro como é visto, em qualquer tamanho.</translation>
    </message>
    <message>
      <source>E&amp;xport…</source>
      <extracomment>window/features/export/feature.py</extracomment>
      <translation>E&amp;xportar…</translation>
    </message>
    <message>
      <source>Make a picture, drawing, model, film or page of the game.</source>
      <extracomment>window/features/export/feature.py</extracomment>
      <translation>Fazer da partida uma imagem, um desenho, um modelo, um filme ou uma página.</translation>
    </message>
    <message>
      <source>Copy pictu&amp;re</source>
      <extracomment>window/features/export/feature.py</extracomment>
      <translation>Copiar ima&amp;gem</translation>
    </message>
    <message>
      <source>Copy a picture of the board as you see it.</source>
      <extracomment>window/features/export/feature.py</extracomment>
      <translation>Copiar uma imagem do tabuleiro como é visto.</translation>
    </message>
    <message>
      <source>The picture was copied.</source>
      <extracomment>window/features/export/feature.py</extracomment>
      <translation>A imagem foi copiada.</translation>
    </message>
    <message numerus="yes">
      <source>{name} has {count} games. Which do you want to open?</source>
      <extracomment>window/features/files/chapters_dialog.py</extracomment>
      <translation>
        <numerusform>{name} tem {count} partida. Qual deve ser aberta?</numerusform>
        <numerusform>{name} tem {count} partidas. Quais devem ser abertas?</numerusform>
      </translation>
    </message>
    <message>
      <source>First</source>
      <extracomment>window/features/files/chapters_dialog.py</extracomment>
      <translation>Primeiro</translation>
    </message>
    <message>
      <source>Second</source>
      <extracomment>window/features/files/chapters_dialog.py</extracomment>
      <translation>Segundo</translation>
    </message>
    <message>
      <source>Date</source>
      <extracomment>window/features/files/chapters_dialog.py</extracomment>
      <translation>Data</translation>
    </message>
    <message>
      <source>Games</source>
      <extracomment>window/features/files/chapters_dialog.py</extracomment>
      <translation>Partidas</translation>
    </message>
    <message>
      <source>unreadable</source>
      <extracomment>window/features/files/chapters_dialog.py</extracomment>
      <translation>ilegível</translation>
    </message>
    <message>
      <source>&amp;Open</source>
      <extracomment>window/features/files/chapters_dialog.py</extracomment>
      <translation>&amp;Abrir</translation>
    </message>
    <message>
      <source>&amp;Add all to the library</source>
      <extracomment>window/features/files/chapters_dialog.py</extracomment>
      <translation>&amp;Todas para a biblioteca</translation>
    </message>
    <message>
      <source>Open a game</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>Abrir uma partida</translation>
    </message>
    <message>
      <source>Save game</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>Salvar a partida</translation>
    </message>
    <message>
      <source>&amp;Open a game…</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>&amp;Abrir partida…</translation>
    </message>
    <message>
      <source>Open a game from a file. You can also drag the file onto the window.</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>Abrir uma partida de um arquivo; também se pode arrastá-la para a janela.</translation>
    </message>
    <message>
      <source>Open r&amp;ecent</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>Aber&amp;tos recentemente</translation>
    </message>
    <message>
      <source>Open a game that was opened or saved recently.</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>Abrir uma partida aberta ou salva há pouco.</translation>
    </message>
    <message>
      <source>Sa&amp;ve</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>&amp;Salvar</translation>
    </message>
    <message>
      <source>Save the game to its file.</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>Gravar a partida no seu arquivo.</translation>
    </message>
    <message>
      <source>Save &amp;as…</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>Salvar &amp;como…</translation>
    </message>
    <message>
      <source>Save the game to another file.</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>Gravar a partida em outro arquivo.</translation>
    </message>
    <message>
      <source>Copy ga&amp;me</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>Copiar &amp;partida</translation>
    </message>
    <message>
      <source>Copy the game as text, with its variations and notes.</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>Copiar a partida como texto, com suas variantes e notas.</translation>
    </message>
    <message>
      <source>Copy pos&amp;ition</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>Copiar p&amp;osição</translation>
    </message>
    <message>
      <source>Copy the position as one line of text.</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>Copiar a posição como uma linha de texto.</translation>
    </message>
    <message>
      <source>Pas&amp;te game or position</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>Co&amp;lar partida ou posição</translation>
    </message>
    <message>
      <source>Open the game or position on the clipboard.</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>Pôr na mesa a partida ou a posição da área de transferência.</translation>
    </message>
    <message>
      <source>Play on a &amp;polyhedron…</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>Jogar em um poli&amp;edro…</translation>
    </message>
    <message>
      <source>Play Ring Majority on a solid from a file.</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>Jogar Ring Majority em um sólido de um arquivo.</translation>
    </message>
    <message>
      <source>Games ({endings})</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>Partidas ({endings})</translation>
    </message>
    <message>
      <source>The game was copied.</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>A partida foi copiada.</translation>
    </message>
    <message>
      <source>The game was saved as {path}.</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>A partida foi salva como {path}.</translation>
    </message>
    <message>
      <source>The game could not be saved and will be lost: {reason}.</source>
      <extracomment>window/features/files/last_question.py</extracomment>
      <translation>A partida não pôde ser guardada e será perdida: {reason}.</translation>
    </message>
    <message>
      <source>&amp;Save it elsewhere…</source>
      <extracomment>window/features/files/last_question.py</extracomment>
      <translation>&amp;Salvar em outro lugar…</translation>
    </message>
    <message>
      <source>&amp;Close anyway</source>
      <extracomment>window/features/files/last_question.py</extracomment>
      <translation>&amp;Fechar mesmo assim</translation>
    </message>
    <message>
      <source>The library has more of this game, so its copy is shown.</source>
      <extracomment>window/features/files/opening.py</extracomment>
      <translation>A partida é mostrada como está na biblioteca, que tem mais dela.</translation>
    </message>
    <message>
      <source>The game was pasted.</source>
      <extracomment>window/features/files/opening.py</extracomment>
      <translation>A partida foi colada.</translation>
    </message>
    <message>
      <source>No game was opened.</source>
      <extracomment>window/features/files/opening.py</extracomment>
      <translation>Nenhuma partida foi aberta.</translation>
    </message>
    <message>
      <source>Opened game {number} of {name}.</source>
      <extracomment>window/features/files/opening.py</extracomment>
      <translation>Partida {number} de {name} aberta.</translation>
    </message>
    <message>
      <source>Opened {name}.</source>
      <extracomment>window/features/files/opening.py</extracomment>
      <translation>Aberto: {name}.</translation>
    </message>
    <message>
      <source>the clipboard</source>
      <extracomment>window/features/files/opening.py</extracomment>
      <translation>a área de transferência</translation>
    </message>
    <message>
      <source>Opening {name} …</source>
      <extracomment>window/features/files/opening.py</extracomment>
      <translation>Abrindo {name}…</translation>
    </message>
    <message>
      <source>Open a polyhedron</source>
      <extracomment>window/features/files/polyhedra.py</extracomment>
      <translation>Abrir um poliedro</translation>
    </message>
    <message>
      <source>The file was not opened.</source>
      <extracomment>window/features/files/polyhedra.py</extracomment>
      <translation>O arquivo não foi aberto.</translation>
    </message>
    <message>
      <source>Abstract games on true 3-D boards. The games and their designers:</source>
      <extracomment>window/features/help/about.py</extracomment>
      <translation>Jogos abstratos em verdadeiros tabuleiros 3-D. Os jogos e seus autores:</translation>
    </message>
    <message>
      <source>Free software without any warranty, under the {licence}, version 3 or later.</source>
      <extracomment>window/features/help/about.py</extracomment>
      <translation>Software livre sem qualquer garantia, sob a {licence}, versão 3 ou posterior.</translation>
    </message>
    <message>
      <source>About ringrealms3d</source>
      <extracomment>window/features/help/about.py</extracomment>
      <translation>Sobre o ringrealms3d</translation>
    </message>
    <message>
      <source>Icons: {icons}, ISC licence</source>
      <extracomment>window/features/help/about.py</extracomment>
      <translation>Ícones: {icons}, licença ISC</translation>
    </message>
    <message>
      <source>Further reading: {documents}</source>
      <extracomment>window/features/help/about.py</extracomment>
      <translation>Para ler: {documents}</translation>
    </message>
    <message>
      <source>&amp;Rules</source>
      <extracomment>window/features/help/feature.py</extracomment>
      <translation>&amp;Regras</translation>
    </message>
    <message>
      <source>Read the rules of the game, with diagrams.</source>
      <extracomment>window/features/help/feature.py</extracomment>
      <translation>Ler as regras do jogo, com diagramas.</translation>
    </message>
    <message>
      <source>&amp;Keys and mouse</source>
      <extracomment>window/features/help/feature.py</extracomment>
      <translation>&amp;Teclas e mouse</translation>
    </message>
    <message>
      <source>List what keys and mouse do, and choose keys of your own.</source>
      <extracomment>window/features/help/feature.py</extracomment>
      <translation>Ver o que fazem as teclas e o mouse, e escolher as suas.</translation>
    </message>
    <message>
      <source>&amp;Find a command…</source>
      <extracomment>window/features/help/feature.py</extracomment>
      <translation>&amp;Encontrar um comando…</translation>
    </message>
    <message>
      <source>Type a word to find a command and run it.</source>
      <extracomment>window/features/help/feature.py</extracomment>
      <translation>Digitar uma palavra e executar o que ela encontra.</translation>
    </message>
    <message>
      <source>&amp;About ringrealms3d</source>
      <extracomment>window/features/help/feature.py</extracomment>
      <translation>&amp;Sobre o ringrealms3d</translation>
    </message>
    <message>
      <source>Version, licence and links.</source>
      <extracomment>window/features/help/feature.py</extracomment>
      <translation>Versão, licença e links.</translation>
    </message>
    <message>
      <source>New key</source>
      <extracomment>window/features/help/key_editor.py</extracomment>
      <translation>Nova tecla</translation>
    </message>
    <message>
      <source>&amp;No key</source>
      <extracomment>window/features/help/key_editor.py</extracomment>
      <translation>Se&amp;m tecla</translation>
    </message>
    <message>
      <source>&amp;Usual key</source>
      <extracomment>window/features/help/key_editor.py</extracomment>
      <translation>Tecla &amp;usual</translation>
    </message>
    <message>
      <source>&amp;Take it over</source>
      <extracomment>window/features/help/key_editor.py</extracomment>
      <translation>&amp;Tirá-la dali</translation>
    </message>
    <message>
      <source>Choose a command above to give it another key.</source>
      <extracomment>window/features/help/key_editor.py</extracomment>
      <translation>Escolha um comando acima para lhe dar outra tecla.</translation>
    </message>
    <message>
      <source>All commands have their usual keys.</source>
      <extracomment>window/features/help/key_editor.py</extracomment>
      <translation>Todos os comandos têm suas teclas usuais.</translation>
    </message>
    <message>
      <source>{command}: {key}</source>
      <extracomment>window/features/help/key_editor.py</extracomment>
      <translation>{command}: {key}</translation>
    </message>
    <message>
      <source>{command} has no key now.</source>
      <extracomment>window/features/help/key_editor.py</extracomment>
      <translation>{command} não tem mais tecla.</translation>
    </message>
    <message>
      <source>{command}: press the new key.</source>
      <extracomment>window/features/help/key_editor.py</extracomment>
      <translation>{command}: pressione a tecla que ele deve ter.</translation>
    </message>
    <message>
      <source>{key} is already used on the board.</source>
      <extracomment>window/features/help/key_editor.py</extracomment>
      <translation>{key} é necessária no tabuleiro.</translation>
    </message>
    <message>
      <source>{key} is the key of “{command}”.</source>
      <extracomment>window/features/help/key_editor.py</extracomment>
      <translation>{key} é a tecla de “{command}”.</translation>
    </message>
    <message>
      <source>{key} opens the menu “{menu}”.</source>
      <extracomment>window/features/help/key_editor.py</extracomment>
      <translation>{key} abre o menu “{menu}”.</translation>
    </message>
    <message>
      <source>Keys and mouse</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Teclas e mouse</translation>
    </message>
    <message>
      <source>Mouse</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Mouse</translation>
    </message>
    <message>
      <source>Everywhere in the window</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Em toda a janela</translation>
    </message>
    <message>
      <source>While a board has the focus</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Quando um tabuleiro está em foco</translation>
    </message>
    <message>
      <source>While the list of moves has the focus</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Quando a lista de lances está em foco</translation>
    </message>
    <message>
      <source>While the tree of variations has the focus</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Enquanto a árvore de variantes tem o foco</translation>
    </message>
    <message>
      <source>Commands without a key</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Comandos sem tecla</translation>
    </message>
    <message>
      <source>Reset &amp;all keys</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Redefinir tod&amp;as as teclas</translation>
    </message>
    <message>
      <source>Find a command</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Encontrar um comando</translation>
    </message>
    <message>
      <source>Click</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Clique</translation>
    </message>
    <message>
      <source>Play there, or pick up and put down a piece</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Jogar ali, ou pegar e largar uma peça</translation>
    </message>
    <message>
      <source>Ctrl+click</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Ctrl e clique</translation>
    </message>
    <message>
      <source>Play on the place behind</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Jogar no que está atrás do que se vê</translation>
    </message>
    <message>
      <source>Drag</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Arrastar</translation>
    </message>
    <message>
      <source>Turn the board; move a map that is zoomed</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Girar o tabuleiro; mover um mapa ampliado</translation>
    </message>
    <message>
      <source>Drag with the right button</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Arrastar com o botão direito</translation>
    </message>
    <message>
      <source>Draw an arrow from place to place; beside the board, turn it</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Desenhar uma seta de lugar a lugar; ao lado do tabuleiro, girá-lo</translation>
    </message>
    <message>
      <source>Drag with the middle button</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Arrastar com o botão do meio</translation>
    </message>
    <message>
      <source>Turn the board wherever the drag begins</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Girar o tabuleiro, onde quer que o arraste comece</translation>
    </message>
    <message>
      <source>Wheel</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Roda</translation>
    </message>
    <message>
      <source>Zoom</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Zoom</translation>
    </message>
    <message>
      <source>Right-click</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Clique com o botão direito</translation>
    </message>
    <message>
      <source>Show what can be done there</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Mostrar o que se pode fazer ali</translation>
    </message>
    <message>
      <source>Right-click with Shift, Ctrl or both</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Clique direito com Shift, Ctrl ou ambos</translation>
    </message>
    <message>
      <source>Mark the place in green, blue or yellow; arrows too have these colours</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Marcar o lugar em verde, azul ou amarelo; as setas também têm essas cores</translation>
    </message>
    <message>
      <source>Finger</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Dedo</translation>
    </message>
    <message>
      <source>Tap to play, drag to turn, hold for the menu; pinch to zoom</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Tocar para jogar, arrastar para girar, manter para abrir o menu; dois dedos ampliam</translation>
    </message>
    <message>
      <source>Double-click beside the board</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Clique duplo ao lado do tabuleiro</translation>
    </message>
    <message>
      <source>Go back to the home view</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Voltar à vista inicial</translation>
    </message>
    <message>
      <source>Arrows</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Setas</translation>
    </message>
    <message>
      <source>Point to the next place that way</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Apontar para o próximo lugar nessa direção</translation>
    </message>
    <message>
      <source>Tab, Shift+Tab</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Tab, Shift e Tab</translation>
    </message>
    <message>
      <source>Point to another kind of place or another layer; after the last, leave the board</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Apontar para outro tipo de lugar ou outro nível; depois do último, seguir adiante</translation>
    </message>
    <message>
      <source>Enter</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Enter</translation>
    </message>
    <message>
      <source>Play where the keys point</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Jogar onde as teclas apontam</translation>
    </message>
    <message>
      <source>Ctrl+arrows</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Ctrl e setas</translation>
    </message>
    <message>
      <source>Turn the board</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Girar o tabuleiro</translation>
    </message>
    <message>
      <source>+ and −</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>+ e −</translation>
    </message>
    <message>
      <source>[ and ]</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>[ e ]</translation>
    </message>
    <message>
      <source>Put the board together, take it apart</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Juntar o tabuleiro, separá-lo</translation>
    </message>
    <message>
      <source>Page Up, Page Down</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Page Up, Page Down</translation>
    </message>
    <message>
      <source>Show one layer more, or one less</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Mostrar um nível a mais, um a menos</translation>
    </message>
    <message>
      <source>Keypad 4, 6, 8, 2</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Teclado numérico 4, 6, 8, 2</translation>
    </message>
    <message>
      <source>Move the camera by 15 degrees</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Mover a câmera 15 graus</translation>
    </message>
    <message>
      <source>Keypad 5</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Teclado numérico 5</translation>
    </message>
    <message>
      <source>Parallel projection, or perspective again</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Projeção paralela, ou perspectiva de novo</translation>
    </message>
    <message>
      <source>Keypad 9</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Teclado numérico 9</translation>
    </message>
    <message>
      <source>Look from the opposite side</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Olhar do lado oposto</translation>
    </message>
    <message>
      <source>Esc</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Esc</translation>
    </message>
    <message>
      <source>Put down what was picked up</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Largar o que foi pego</translation>
    </message>
    <message>
      <source>Left, Right</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Esquerda, Direita</translation>
    </message>
    <message>
      <source>Go one move back, or forward</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Voltar ou avançar um lance</translation>
    </message>
    <message>
      <source>Up, Down</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Para cima, Para baixo</translation>
    </message>
    <message>
      <source>Go to the move in the row above, or below</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Ir ao lance da linha acima ou abaixo</translation>
    </message>
    <message>
      <source>Home, End</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Home, End</translation>
    </message>
    <message>
      <source>Go to the start, or to the end</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Ir ao início ou ao fim</translation>
    </message>
    <message>
      <source>Space</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Espaço</translation>
    </message>
    <message>
      <source>Fold the variation, or unfold it</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Recolher ou expandir a variante</translation>
    </message>
    <message>
      <source>Delete</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Delete</translation>
    </message>
    <message>
      <source>Delete the move and everything after it</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Excluir o lance e tudo o que vem depois</translation>
    </message>
    <message>
      <source>Go to the move beside this one, of another variation</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Ir ao lance ao lado, de outra variante</translation>
    </message>
    <message>
      <source>Key</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Tecla</translation>
    </message>
    <message>
      <source>Action</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Ação</translation>
    </message>
    <message>
      <source>Rules</source>
      <extracomment>window/features/help/rules_dialog.py</extracomment>
      <translation>Regras</translation>
    </message>
    <message>
      <source>Basic strategy</source>
      <extracomment>window/features/help/rules_dialog.py</extracomment>
      <translation>Primeira estratégia</translation>
    </message>
    <message>
      <source>Rules of {title}</source>
      <extracomment>window/features/help/rules_dialog.py</extracomment>
      <translation>Regras de {title}</translation>
    </message>
    <message>
      <source>Deleting games…</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>Excluindo partidas…</translation>
    </message>
    <message>
      <source>A rated game against level {n}: moves cannot be taken back, and there are no hints.</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>Uma partida ranqueada contra o nível {n}: nenhum lance se desfaz, e não há dicas.</translation>
    </message>
    <message>
      <source>Exporting games…</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>Exportando partidas…</translation>
    </message>
    <message>
      <source>Games written to {path}: {count}.</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>Partidas gravadas em {path}: {count}.</translation>
    </message>
    <message>
      <source>Open a library</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>Abrir uma biblioteca</translation>
    </message>
    <message>
      <source>New library</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>Nova biblioteca</translation>
    </message>
    <message>
      <source>Changing tags…</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>Alterando etiquetas…</translation>
    </message>
    <message>
      <source>Export to a folder</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>Exportar para uma pasta</translation>
    </message>
    <message>
      <source>Import games</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>Importar partidas</translation>
    </message>
    <message>
      <source>Import a folder</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>Importar uma pasta</translation>
    </message>
    <message>
      <source>Importing games…</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>Importando partidas…</translation>
    </message>
    <message>
      <source>&amp;Library…</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>&amp;Biblioteca…</translation>
    </message>
    <message>
      <source>Find games that were played here, and what was played from this position.</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>Encontrar partidas jogadas aqui e o que se jogou a partir desta posição.</translation>
    </message>
    <message>
      <source>Play a ra&amp;ted game</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>Partida ran&amp;queada</translation>
    </message>
    <message>
      <source>Play on this board for your rating, against the level that fits it best.</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>Jogar neste tabuleiro pelo seu rating, contra o nível mais adequado a ele.</translation>
    </message>
    <message>
      <source>Libraries</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>Bibliotecas</translation>
    </message>
    <message>
      <source>Bringing back games…</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>Recuperando partidas…</translation>
    </message>
    <message>
      <source>Games added: {count}.</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>Partidas adicionadas: {count}.</translation>
    </message>
    <message>
      <source>The selected game</source>
      <extracomment>window/features/library/game_preview.py</extracomment>
      <translation>A partida selecionada</translation>
    </message>
    <message>
      <source>Select a game to see it here.</source>
      <extracomment>window/features/library/game_preview.py</extracomment>
      <translation>Selecione uma partida para vê-la aqui.</translation>
    </message>
    <message>
      <source>First position</source>
      <extracomment>window/features/library/game_preview.py</extracomment>
      <translation>Primeira posição</translation>
    </message>
    <message>
      <source>Previous move</source>
      <extracomment>window/features/library/game_preview.py</extracomment>
      <translation>Lance anterior</translation>
    </message>
    <message>
      <source>Next move</source>
      <extracomment>window/features/library/game_preview.py</extracomment>
      <translation>Próximo lance</translation>
    </message>
    <message>
      <source>Last move</source>
      <extracomment>window/features/library/game_preview.py</extracomment>
      <translation>Último lance</translation>
    </message>
    <message>
      <source>Position {ply} of {count}</source>
      <extracomment>window/features/library/game_preview.py</extracomment>
      <translation>Posição {ply} de {count}</translation>
    </message>
    <message>
      <source>Began</source>
      <extracomment>window/features/library/games_model.py</extracomment>
      <translation>Início</translation>
    </message>
    <message>
      <source>Result</source>
      <extracomment>window/features/library/games_model.py</extracomment>
      <translation>Resultado</translation>
    </message>
    <message>
      <source>Moves</source>
      <extracomment>window/features/library/games_model.py</extracomment>
      <translation>Lances</translation>
    </message>
    <message>
      <source>Tags</source>
      <extracomment>window/features/library/games_model.py</extracomment>
      <translation>Etiquetas</translation>
    </message>
    <message>
      <source>&amp;Event</source>
      <extracomment>window/features/library/games_model.py</extracomment>
      <translation>&amp;Evento</translation>
    </message>
    <message>
      <source>&amp;Place</source>
      <extracomment>window/features/library/games_model.py</extracomment>
      <translation>&amp;Lugar</translation>
    </message>
    <message>
      <source>Game</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>Jogo</translation>
    </message>
    <message>
      <source>All games</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>Todos os jogos</translation>
    </message>
    <message>
      <source>Any result</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>Qualquer resultado</translation>
    </message>
    <message>
      <source>Tag</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>Etiqueta</translation>
    </message>
    <message>
      <source>Any date</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>Qualquer data</translation>
    </message>
    <message>
      <source>Today</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>Hoje</translation>
    </message>
    <message>
      <source>Length</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>Duração</translation>
    </message>
    <message>
      <source>Any length</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>Qualquer duração</translation>
    </message>
    <message>
      <source>Player</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>Jogador</translation>
    </message>
    <message>
      <source>Player, such as level 4</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>Jogador, como level 4</translation>
    </message>
    <message>
      <source>Event or place</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>Evento ou lugar</translation>
    </message>
    <message>
      <source>Only with this &amp;position</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>Só com esta p&amp;osição</translation>
    </message>
    <message>
      <source>&amp;Undo</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>Desfa&amp;zer</translation>
    </message>
    <message>
      <source>Any tag</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>Qualquer etiqueta</translation>
    </message>
    <message>
      <source>&amp;Files…</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>&amp;Arquivos…</translation>
    </message>
    <message>
      <source>All files in a f&amp;older…</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>Todos os arquivos de uma &amp;pasta…</translation>
    </message>
    <message>
      <source>Open in a new ta&amp;b</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>Abrir em uma nova &amp;guia</translation>
    </message>
    <message>
      <source>&amp;Tags…</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>E&amp;tiquetas…</translation>
    </message>
    <message>
      <source>&amp;Delete</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>&amp;Excluir</translation>
    </message>
    <message>
      <source>Select &amp;all</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>Selecionar &amp;tudo</translation>
    </message>
    <message>
      <source>&amp;Sort by</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>&amp;Ordenar por</translation>
    </message>
    <message>
      <source>&amp;Columns</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>&amp;Colunas</translation>
    </message>
    <message>
      <source>&amp;Import</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>&amp;Importar</translation>
    </message>
    <message>
      <source>&amp;Export</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>&amp;Exportar</translation>
    </message>
    <message>
      <source>Export to one &amp;file…</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>Exportar para um só arqui&amp;vo…</translation>
    </message>
    <message>
      <source>Export to a f&amp;older…</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>Exportar para uma past&amp;a…</translation>
    </message>
    <message>
      <source>Up to {most} moves</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>Até {most} lances</translation>
    </message>
    <message>
      <source>{least} to {most} moves</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>De {least} a {most} lances</translation>
    </message>
    <message>
      <source>More than {least} moves</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>Mais de {least} lances</translation>
    </message>
    <message>
      <source>Games: {count}</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>Partidas: {count}</translation>
    </message>
    <message>
      <source>The last {days} days</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>Os últimos {days} dias</translation>
    </message>
    <message>
      <source>Library</source>
      <extracomment>window/features/library/library_dialog.py</extracomment>
      <translation>Biblioteca</translation>
    </message>
    <message>
      <source>&amp;Games</source>
      <extracomment>window/features/library/library_dialog.py</extracomment>
      <translation>&amp;Partidas</translation>
    </message>
    <message>
      <source>&amp;Moves from here</source>
      <extracomment>window/features/library/library_dialog.py</extracomment>
      <translation>&amp;Lances a partir daqui</translation>
    </message>
    <message>
      <source>&amp;Statistics</source>
      <extracomment>window/features/library/library_dialog.py</extracomment>
      <translation>E&amp;statísticas</translation>
    </message>
    <message>
      <source>Library:</source>
      <extracomment>window/features/library/library_dialog.py</extracomment>
      <translation>Biblioteca:</translation>
    </message>
    <message>
      <source>Open a&amp;nother…</source>
      <extracomment>window/features/library/library_dialog.py</extracomment>
      <translation>A&amp;brir outra…</translation>
    </message>
    <message>
      <source>Ne&amp;w library…</source>
      <extracomment>window/features/library/library_dialog.py</extracomment>
      <translation>No&amp;va biblioteca…</translation>
    </message>
    <message>
      <source>My games</source>
      <extracomment>window/features/library/library_dialog.py</extracomment>
      <translation>Minhas partidas</translation>
    </message>
    <message>
      <source>Played from this position, or from the same one turned or mirrored. Double-click a move to play it.</source>
      <extracomment>window/features/library/moves_page.py</extracomment>
      <translation>Lances feitos desta posição, ou de uma que é a mesma girada ou espelhada. Um clique duplo faz um lance.</translation>
    </message>
    <message>
      <source>No game in the library continues from this position.</source>
      <extracomment>window/features/library/moves_page.py</extracomment>
      <translation>Nenhuma partida da biblioteca continuou a partir desta posição.</translation>
    </message>
    <message>
      <source>Moves that were played from here</source>
      <extracomment>window/features/library/moves_page.py</extracomment>
      <translation>Lances jogados a partir daqui</translation>
    </message>
    <message>
      <source>{seat} won</source>
      <extracomment>window/features/library/moves_page.py</extracomment>
      <translation>{seat} venceu</translation>
    </message>
    <message>
      <source>Drawn</source>
      <extracomment>window/features/library/moves_page.py</extracomment>
      <translation>Empates</translation>
    </message>
    <message numerus="yes">
      <source>Your rating in {game} is {elo} ± {interval} after {count} rated games, about as strong as level {level}.</source>
      <extracomment>window/features/library/statistics_page.py</extracomment>
      <translation>
        <numerusform>O seu rating em {game} é {elo} ± {interval} depois de {count} partida ranqueada, mais ou menos a força do nível {level}.</numerusform>
        <numerusform>O seu rating em {game} é {elo} ± {interval} depois de {count} partidas ranqueadas, mais ou menos a força do nível {level}.</numerusform>
      </translation>
    </message>
    <message>
      <source>You have no rating in {game} yet. Game &gt; Play a rated game starts a game for it.</source>
      <extracomment>window/features/library/statistics_page.py</extracomment>
      <translation>Você ainda não tem rating em {game}. Partida &gt; Partida ranqueada começa uma que vale para ele.</translation>
    </message>
    <message>
      <source>Ended</source>
      <extracomment>window/features/library/statistics_page.py</extracomment>
      <translation>Terminadas</translation>
    </message>
    <message>
      <source>First won</source>
      <extracomment>window/features/library/statistics_page.py</extracomment>
      <translation>O primeiro venceu</translation>
    </message>
    <message>
      <source>Games by board</source>
      <extracomment>window/features/library/statistics_page.py</extracomment>
      <translation>Partidas por tabuleiro</translation>
    </message>
    <message>
      <source>Rating over the last rated games</source>
      <extracomment>window/features/library/statistics_page.py</extracomment>
      <translation>Rating nas últimas partidas ranqueadas</translation>
    </message>
    <message>
      <source>So it has no ratings.</source>
      <extracomment>window/features/library/statistics_page.py</extracomment>
      <translation>Por isso não há ratings neste jogo.</translation>
    </message>
    <message numerus="yes">
      <source>Tags of {count} games</source>
      <extracomment>window/features/library/tags_dialog.py</extracomment>
      <translation>
        <numerusform>Etiquetas de {count} partida</numerusform>
        <numerusform>Etiquetas de {count} partidas</numerusform>
      </translation>
    </message>
    <message>
      <source>New tag</source>
      <extracomment>window/features/library/tags_dialog.py</extracomment>
      <translation>Nova etiqueta</translation>
    </message>
    <message>
      <source>New tag, such as opening study</source>
      <extracomment>window/features/library/tags_dialog.py</extracomment>
      <translation>Nova etiqueta, como estudo de abertura</translation>
    </message>
    <message>
      <source>Settings…</source>
      <extracomment>window/features/look/feature.py</extracomment>
      <translation>Configurações…</translation>
    </message>
    <message>
      <source>All settings of the program, on a few pages.</source>
      <extracomment>window/features/look/feature.py</extracomment>
      <translation>Todas as configurações que o programa guarda, em poucas páginas.</translation>
    </message>
    <message>
      <source>{place}; a change takes effect when the program next starts.</source>
      <extracomment>window/features/look/installed_games.py</extracomment>
      <translation>{place}; uma mudança vale a partir do próximo início do programa.</translation>
    </message>
    <message>
      <source>No installed font has the letters of this language, so you could not read the window. Install one first, such as Noto Sans CJK.</source>
      <extracomment>window/features/look/languages.py</extracomment>
      <translation>Nenhuma fonte instalada tem as letras deste idioma, então você não conseguiria ler a janela. Instale uma primeiro, como Noto Sans CJK.</translation>
    </message>
    <message>
      <source>Loo&amp;k of the pieces</source>
      <extracomment>window/features/look/look_commands.py</extracomment>
      <translation>Ap&amp;arência das peças</translation>
    </message>
    <message>
      <source>What the pieces look like.</source>
      <extracomment>window/features/look/look_commands.py</extracomment>
      <translation>Que aparência as peças têm.</translation>
    </message>
    <message>
      <source>&amp;Piece animation</source>
      <extracomment>window/features/look/look_commands.py</extracomment>
      <translation>Animação das peças</translation>
    </message>
    <message>
      <source>How fast pieces come and go.</source>
      <extracomment>window/features/look/look_commands.py</extracomment>
      <translation>Com que rapidez as peças vão e vêm.</translation>
    </message>
    <message>
      <source>&amp;Reduce motion</source>
      <extracomment>window/features/look/look_commands.py</extracomment>
      <translation>&amp;Reduzir movimento</translation>
    </message>
    <message>
      <source>Let boards jump instead of turning smoothly.</source>
      <extracomment>window/features/look/look_commands.py</extracomment>
      <translation>Deixar os tabuleiros saltarem onde girariam suavemente.</translation>
    </message>
    <message>
      <source>The colours of boards and panels.</source>
      <extracomment>window/features/look/look_commands.py</extracomment>
      <translation>As cores dos tabuleiros e painéis.</translation>
    </message>
    <message>
      <source>M&amp;aterials</source>
      <extracomment>window/features/look/look_commands.py</extracomment>
      <translation>Mat&amp;eriais</translation>
    </message>
    <message>
      <source>What boards and pieces are made of.</source>
      <extracomment>window/features/look/look_commands.py</extracomment>
      <translation>De que são feitos os tabuleiros e as peças.</translation>
    </message>
    <message>
      <source>Language</source>
      <extracomment>window/features/look/look_commands.py</extracomment>
      <translation>Idioma</translation>
    </message>
    <message>
      <source>The language of the window; the game on the board continues.</source>
      <extracomment>window/features/look/look_commands.py</extracomment>
      <translation>O idioma da janela; a partida em andamento continua.</translation>
    </message>
    <message>
      <source>How much effort goes into drawing.</source>
      <extracomment>window/features/look/look_commands.py</extracomment>
      <translation>Quanto esforço se dedica ao desenho.</translation>
    </message>
    <message>
      <source>Same as system</source>
      <extracomment>window/features/look/look_commands.py</extracomment>
      <translation>Igual ao sistema</translation>
    </message>
    <message>
      <source>Match the colours</source>
      <extracomment>window/features/look/look_commands.py</extracomment>
      <translation>Combinando com as cores</translation>
    </message>
    <message>
      <source>Automatic</source>
      <extracomment>window/features/look/look_commands.py</extracomment>
      <translation>Automática</translation>
    </message>
    <message>
      <source>&amp;Front</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>&amp;Frente</translation>
    </message>
    <message>
      <source>&amp;Back</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>&amp;Trás</translation>
    </message>
    <message>
      <source>&amp;Right</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>&amp;Direita</translation>
    </message>
    <message>
      <source>&amp;Left</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>&amp;Esquerda</translation>
    </message>
    <message>
      <source>&amp;Top</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>&amp;Cima</translation>
    </message>
    <message>
      <source>Botto&amp;m</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>&amp;Baixo</translation>
    </message>
    <message>
      <source>&amp;Automatic</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>&amp;Automático</translation>
    </message>
    <message>
      <source>Like a &amp;turntable</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Como uma mesa &amp;giratória</translation>
    </message>
    <message>
      <source>Like a &amp;ball</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Como uma &amp;bola</translation>
    </message>
    <message>
      <source>&amp;Home view</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Vista &amp;inicial</translation>
    </message>
    <message>
      <source>Show the whole board from its home side.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Mostrar o tabuleiro inteiro do lado inicial.</translation>
    </message>
    <message>
      <source>&amp;Turn to the last move</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>&amp;Girar até o último lance</translation>
    </message>
    <message>
      <source>Turn the board so that the last move is seen.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Girar o tabuleiro para que o último lance fique à vista.</translation>
    </message>
    <message>
      <source>Repla&amp;y the last move</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Re&amp;petir o último lance</translation>
    </message>
    <message>
      <source>Show the last move again, from the position before it.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Mostrar o último lance outra vez, a partir da posição anterior a ele.</translation>
    </message>
    <message>
      <source>Map over the board</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Mapa sobre o tabuleiro</translation>
    </message>
    <message>
      <source>Show the whole board as a small map over the large one.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Mostrar ou não o tabuleiro inteiro em miniatura sobre o grande.</translation>
    </message>
    <message>
      <source>S&amp;wap map and board</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Trocar mapa e ta&amp;buleiro</translation>
    </message>
    <message>
      <source>Show the map large and the board small, or the other way round.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Mostrar o mapa grande e o tabuleiro pequeno, ou o contrário.</translation>
    </message>
    <message>
      <source>Mark &amp;legal moves</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Marcar lances &amp;legais</translation>
    </message>
    <message>
      <source>Mark where you may play.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Marcar onde se pode jogar.</translation>
    </message>
    <message>
      <source>Mark what matters in this game.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Marcar o que importa neste jogo.</translation>
    </message>
    <message>
      <source>Light up the longest paths of both players.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Iluminar os caminhos mais longos dos dois lados.</translation>
    </message>
    <message>
      <source>&amp;Full screen, only the board</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Tela c&amp;heia, só o tabuleiro</translation>
    </message>
    <message>
      <source>Fill the screen with the board; Esc ends it.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Preencher a tela com o tabuleiro; Esc volta ao normal.</translation>
    </message>
    <message>
      <source>Mark {features}</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Marcar {features}</translation>
    </message>
    <message>
      <source>Far s&amp;ide in place of the map</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>O&amp;utro lado no lugar do mapa</translation>
    </message>
    <message>
      <source>Show the far side of a realm small over it, or the map of the whole board.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Mostrar em miniatura, sobre um reino, o outro lado dele, ou o mapa de todo o tabuleiro.</translation>
    </message>
    <message>
      <source>See-throu&amp;gh board</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Tabuleiro trans&amp;parente</translation>
    </message>
    <message>
      <source>Draw the board like glass.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Desenhar o tabuleiro como vidro.</translation>
    </message>
    <message>
      <source>Sliders o&amp;ver the board</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Controles &amp;deslizantes sobre o tabuleiro</translation>
    </message>
    <message>
      <source>Show the sliders that take the board apart and hide its upper layers.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Mostrar os controles que separam o tabuleiro e deixam ver abaixo dos níveis.</translation>
    </message>
    <message>
      <source>Coor&amp;dinates</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Coorde&amp;nadas</translation>
    </message>
    <message>
      <source>Show the names of places, or of rows and columns.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Mostrar os nomes das casas, ou das fileiras e colunas.</translation>
    </message>
    <message>
      <source>Confirm moves with a seco&amp;nd click</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Con&amp;firmar lances com um segundo clique</translation>
    </message>
    <message>
      <source>Play a move only when its place is clicked again.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Jogar um lance quando se clica outra vez no seu lugar.</translation>
    </message>
    <message>
      <source>&amp;Parallel projection</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>&amp;Projeção paralela</translation>
    </message>
    <message>
      <source>Draw distant things as large as near ones.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Desenhar o que está longe tão grande quanto o que está perto.</translation>
    </message>
    <message>
      <source>&amp;Lock the camera</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>&amp;Travar a câmera</translation>
    </message>
    <message>
      <source>Stop drags from turning the board.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Impedir que o tabuleiro gire ao arrastar.</translation>
    </message>
    <message>
      <source>Turn to the opponent's &amp;move</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Girar até o lance do &amp;adversário</translation>
    </message>
    <message>
      <source>Turn the board when the opponent plays where you would not see it.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Girar o tabuleiro quando o adversário joga onde você não veria.</translation>
    </message>
    <message>
      <source>The board t&amp;urns</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>O tabuleiro &amp;gira</translation>
    </message>
    <message>
      <source>How the board turns when you drag it.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Como o tabuleiro gira quando é arrastado.</translation>
    </message>
    <message>
      <source>Look at the board from one of its sides.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Olhar o tabuleiro de um dos seus lados.</translation>
    </message>
    <message>
      <source>Keypad {key}</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>Teclado numérico {key}</translation>
    </message>
    <message numerus="yes">
      <source>{count} places</source>
      <extracomment>window/features/play/board_grid.py</extracomment>
      <translation>
        <numerusform>{count} casa</numerusform>
        <numerusform>{count} casas</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} boards</source>
      <extracomment>window/features/play/board_grid.py</extracomment>
      <translation>
        <numerusform>{count} tabuleiro</numerusform>
        <numerusform>{count} tabuleiros</numerusform>
      </translation>
    </message>
    <message>
      <source>Clock of {seat}</source>
      <extracomment>window/features/play/clock_face.py</extracomment>
      <translation>Relógio de {seat}</translation>
    </message>
    <message>
      <source>{main} + {moves} moves in {period} (Canadian)</source>
      <extracomment>window/features/play/clock_texts.py</extracomment>
      <translation>{main} + {moves} lances em {period} (canadense)</translation>
    </message>
    <message numerus="yes">
      <source>{count} moves to go</source>
      <extracomment>window/features/play/clock_texts.py</extracomment>
      <translation>
        <numerusform>falta {count} lance</numerusform>
        <numerusform>faltam {count} lances</numerusform>
      </translation>
    </message>
    <message>
      <source>No clock</source>
      <extracomment>window/features/play/clock_texts.py</extracomment>
      <translation>Sem relógio</translation>
    </message>
    <message>
      <source>{main} + {increment} a move</source>
      <extracomment>window/features/play/clock_texts.py</extracomment>
      <translation>{main} + {increment} por lance</translation>
    </message>
    <message>
      <source>{main} + {periods} × {period} (byo-yomi)</source>
      <extracomment>window/features/play/clock_texts.py</extracomment>
      <translation>{main} + {periods} × {period} (byo-yomi)</translation>
    </message>
    <message>
      <source>then {count} in {time}</source>
      <extracomment>window/features/play/clock_texts.py</extracomment>
      <translation>depois {count} em {time}</translation>
    </message>
    <message>
      <source>{main} + {increment} a move, at most {cap}</source>
      <extracomment>window/features/play/clock_texts.py</extracomment>
      <translation>{main} + {increment} por lance, no máximo {cap}</translation>
    </message>
    <message>
      <source>{count} × {time} left</source>
      <extracomment>window/features/play/clock_texts.py</extracomment>
      <translation>restam {count} × {time}</translation>
    </message>
    <message>
      <source>{time} a move</source>
      <extracomment>window/features/play/clock_texts.py</extracomment>
      <translation>{time} por lance</translation>
    </message>
    <message>
      <source>then {count} × {time}</source>
      <extracomment>window/features/play/clock_texts.py</extracomment>
      <translation>depois {count} × {time}</translation>
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
      <translation>Nenhum</translation>
    </message>
    <message>
      <source>Clock</source>
      <extracomment>window/features/play/control_chooser.py</extracomment>
      <translation>Relógio</translation>
    </message>
    <message>
      <source>Time control</source>
      <extracomment>window/features/play/control_chooser.py</extracomment>
      <translation>Ritmo de jogo</translation>
    </message>
    <message>
      <source>such as 15m, 5m+3s, 10m+3x30s, 10m+20/5m, 30s/move</source>
      <extracomment>window/features/play/control_chooser.py</extracomment>
      <translation>como 15m, 5m+3s, 10m+3x30s, 10m+20/5m, 30s/move</translation>
    </message>
    <message>
      <source>Other…</source>
      <extracomment>window/features/play/control_chooser.py</extracomment>
      <translation>Outro…</translation>
    </message>
    <message>
      <source>{seat} offers a draw. {other}, do you agree?</source>
      <extracomment>window/features/play/draw_offer.py</extracomment>
      <translation>{seat} propõe empate. {other}, concorda?</translation>
    </message>
    <message>
      <source>The computer declines: it agrees once neither side was ahead in three moves.</source>
      <extracomment>window/features/play/draw_offer.py</extracomment>
      <translation>O computador recusa: aceita quando nenhum lado esteve à frente em três lances.</translation>
    </message>
    <message>
      <source>Hide this (Esc); {result} shows it again</source>
      <extracomment>window/features/play/end_banner.py</extracomment>
      <translation>Ocultar (Esc); {result} mostra de novo</translation>
    </message>
    <message>
      <source>Hide the result</source>
      <extracomment>window/features/play/end_banner.py</extracomment>
      <translation>Ocultar o resultado</translation>
    </message>
    <message>
      <source>&amp;Play again</source>
      <extracomment>window/features/play/end_banner.py</extracomment>
      <translation>&amp;Jogar de novo</translation>
    </message>
    <message>
      <source>&amp;Watch again</source>
      <extracomment>window/features/play/end_banner.py</extracomment>
      <translation>&amp;Assistir de novo</translation>
    </message>
    <message>
      <source>S&amp;wap sides</source>
      <extracomment>window/features/play/end_banner.py</extracomment>
      <translation>&amp;Trocar de lado</translation>
    </message>
    <message>
      <source>&amp;Look through</source>
      <extracomment>window/features/play/end_banner.py</extracomment>
      <translation>&amp;Percorrer</translation>
    </message>
    <message>
      <source>Play level {level}</source>
      <extracomment>window/features/play/end_banner.py</extracomment>
      <translation>Jogar contra o nível {level}</translation>
    </message>
    <message>
      <source>Click where you want to play.</source>
      <extracomment>window/features/play/first_help.py</extracomment>
      <translation>Clique onde quiser jogar.</translation>
    </message>
    <message>
      <source>Choose a green tile: click it, or drag it to where it fits.</source>
      <extracomment>window/features/play/first_help.py</extracomment>
      <translation>Escolha uma peça verde: clique nela, ou arraste-a até onde ela couber.</translation>
    </message>
    <message>
      <source>{undo} takes a move back, {hint} shows a good one, {rules} shows the rules.</source>
      <extracomment>window/features/play/first_help.py</extracomment>
      <translation>{undo} desfaz um lance, {hint} mostra um bom, {rules} mostra as regras.</translation>
    </message>
    <message>
      <source>Drag the board to turn it. Click where you want to play.</source>
      <extracomment>window/features/play/first_help.py</extracomment>
      <translation>Arraste o tabuleiro para girá-lo. Clique nele onde quiser jogar.</translation>
    </message>
    <message>
      <source>Click a marked piece, then the place where it goes.</source>
      <extracomment>window/features/play/first_help.py</extracomment>
      <translation>Clique numa peça marcada e depois no lugar para onde ela vai.</translation>
    </message>
    <message>
      <source>&amp;New game…</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>&amp;Nova partida…</translation>
    </message>
    <message>
      <source>Choose a board and who plays.</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>Escolher um tabuleiro e quem joga.</translation>
    </message>
    <message>
      <source>Start over on this board, with the same players.</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>Recomeçar neste tabuleiro, com os mesmos jogadores.</translation>
    </message>
    <message>
      <source>&amp;Board</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>&amp;Tabuleiro</translation>
    </message>
    <message>
      <source>Start a game on another board.</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>Começar uma partida em outro tabuleiro.</translation>
    </message>
    <message>
      <source>Take back the last move; against the computer, your last one.</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>Desfazer o último lance; contra o computador, o seu último.</translation>
    </message>
    <message>
      <source>&amp;Redo</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>&amp;Refazer</translation>
    </message>
    <message>
      <source>Play a move again that was taken back.</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>Jogar outra vez um lance desfeito.</translation>
    </message>
    <message>
      <source>S&amp;wap</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>Tro&amp;car</translation>
    </message>
    <message>
      <source>Take over the first stone, in games that let the second player do so.</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>Ficar com a primeira pedra, nos jogos em que o segundo jogador pode.</translation>
    </message>
    <message>
      <source>Re&amp;sign</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>&amp;Abandonar</translation>
    </message>
    <message>
      <source>Give up the game. You can take that back, except in a rated game.</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>Abandonar a partida; dá para voltar atrás, mas não em uma partida ranqueada.</translation>
    </message>
    <message>
      <source>Offer a &amp;draw</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>Propor em&amp;pate</translation>
    </message>
    <message>
      <source>End the game as a draw if the other person agrees, or the computer.</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>Termina a partida empatada se a outra pessoa ou o computador concordar.</translation>
    </message>
    <message>
      <source>Who p&amp;layed…</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>Quem &amp;jogou…</translation>
    </message>
    <message>
      <source>Say who played, at what event, where and when, and how the game ended.</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>Dizer quem jogou, em que evento, onde e quando, e como a partida terminou.</translation>
    </message>
    <message>
      <source>&amp;Show what decided the game</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>&amp;Mostrar o que decidiu a partida</translation>
    </message>
    <message>
      <source>Show how the game ended, and why.</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>Dizer como a partida terminou e mostrar por quê.</translation>
    </message>
    <message>
      <source>So&amp;unds</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>&amp;Sons</translation>
    </message>
    <message>
      <source>Hear moves, captures and the end of a game.</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>Ouvir lances, capturas e o fim de uma partida.</translation>
    </message>
    <message>
      <source>Warn of threats &amp;by the computer</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>A&amp;visar das ameaças do computador</translation>
    </message>
    <message>
      <source>Show what the computer threatens, on its levels 1 to 3.</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>Dizer o que o computador ameaça, nos níveis de 1 a 3.</translation>
    </message>
    <message>
      <source>{title} ({count} places)</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>{title} ({count} casas)</translation>
    </message>
    <message>
      <source>Take back</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>Desfazer</translation>
    </message>
    <message>
      <source>Resign this game? It counts for your rating and cannot be undone.</source>
      <extracomment>window/features/play/game_end.py</extracomment>
      <translation>Abandonar esta partida? Ela conta para o seu rating, e nada volta atrás.</translation>
    </message>
    <message>
      <source>Show my &amp;mistakes</source>
      <extracomment>window/features/play/game_end.py</extracomment>
      <translation>Mostrar os meus &amp;erros</translation>
    </message>
    <message>
      <source>&amp;Review my moves</source>
      <extracomment>window/features/play/game_end.py</extracomment>
      <translation>&amp;Revisar os meus lances</translation>
    </message>
    <message>
      <source>&amp;Review the game</source>
      <extracomment>window/features/play/game_end.py</extracomment>
      <translation>&amp;Revisar a partida</translation>
    </message>
    <message>
      <source>Nothing is decided yet: the game is not over.</source>
      <extracomment>window/features/play/game_end.py</extracomment>
      <translation>Nada está decidido ainda: a partida continua.</translation>
    </message>
    <message>
      <source>{undo} takes the resignation back.</source>
      <extracomment>window/features/play/game_end.py</extracomment>
      <translation>{undo} desfaz o abandono.</translation>
    </message>
    <message>
      <source>Nothing to list</source>
      <extracomment>window/features/play/groups_panel.py</extracomment>
      <translation>Nada a listar</translation>
    </message>
    <message>
      <source>What decided it</source>
      <extracomment>window/features/play/legend.py</extracomment>
      <translation>O que decidiu</translation>
    </message>
    <message>
      <source>the last move</source>
      <extracomment>window/features/play/legend.py</extracomment>
      <translation>o último lance</translation>
    </message>
    <message>
      <source>what it took</source>
      <extracomment>window/features/play/legend.py</extracomment>
      <translation>o que capturou</translation>
    </message>
    <message>
      <source>Level</source>
      <extracomment>window/features/play/level_ladder.py</extracomment>
      <translation>Nível</translation>
    </message>
    <message>
      <source>your next level</source>
      <extracomment>window/features/play/level_ladder.py</extracomment>
      <translation>o próximo para você</translation>
    </message>
    <message>
      <source>you have beaten it</source>
      <extracomment>window/features/play/level_ladder.py</extracomment>
      <translation>você já venceu este nível</translation>
    </message>
    <message>
      <source>Level {n}</source>
      <extracomment>window/features/play/level_ladder.py</extracomment>
      <translation>Nível {n}</translation>
    </message>
    <message>
      <source>{elo} Elo</source>
      <extracomment>window/features/play/level_ladder.py</extracomment>
      <translation>{elo} Elo</translation>
    </message>
    <message>
      <source>{seconds} seconds left| on the clock of {seat}.</source>
      <extracomment>window/features/play/low_time.py</extracomment>
      <translation>Restam {seconds} segundos| no relógio do {seat}.</translation>
    </message>
    <message>
      <source>{seconds} seconds left| on your clock.</source>
      <extracomment>window/features/play/low_time.py</extracomment>
      <translation>Restam {seconds} segundos| no seu relógio.</translation>
    </message>
    <message>
      <source>New game</source>
      <extracomment>window/features/play/new_game_dialog.py</extracomment>
      <translation>Nova partida</translation>
    </message>
    <message>
      <source>Your own &amp;polyhedron…</source>
      <extracomment>window/features/play/new_game_dialog.py</extracomment>
      <translation>Um &amp;poliedro seu…</translation>
    </message>
    <message>
      <source>Play Ring Majority on the solid in an OBJ, OFF, PLY or STL file</source>
      <extracomment>window/features/play/new_game_dialog.py</extracomment>
      <translation>Jogar Ring Majority no sólido de um arquivo OBJ, OFF, PLY ou STL</translation>
    </message>
    <message>
      <source>minutes + seconds a move</source>
      <extracomment>window/features/play/new_game_dialog.py</extracomment>
      <translation>minutos + segundos por lance</translation>
    </message>
    <message>
      <source>Start</source>
      <extracomment>window/features/play/new_game_dialog.py</extracomment>
      <translation>Começar</translation>
    </message>
    <message>
      <source>Keep colours</source>
      <extracomment>window/features/play/news.py</extracomment>
      <translation>Manter as cores</translation>
    </message>
    <message>
      <source>Opponent</source>
      <extracomment>window/features/play/opponent_chooser.py</extracomment>
      <translation>Adversário</translation>
    </message>
    <message>
      <source>You take turns at this screen.</source>
      <extracomment>window/features/play/opponent_chooser.py</extracomment>
      <translation>Vocês se alternam nesta tela.</translation>
    </message>
    <message>
      <source>You play</source>
      <extracomment>window/features/play/opponent_chooser.py</extracomment>
      <translation>Você joga com</translation>
    </message>
    <message>
      <source>two people</source>
      <extracomment>window/features/play/opponent_chooser.py</extracomment>
      <translation>duas pessoas</translation>
    </message>
    <message>
      <source>chance decides who begins</source>
      <extracomment>window/features/play/opponent_chooser.py</extracomment>
      <translation>o sorteio decide quem começa</translation>
    </message>
    <message>
      <source>{seat}, first</source>
      <extracomment>window/features/play/opponent_chooser.py</extracomment>
      <translation>{seat}, começa</translation>
    </message>
    <message>
      <source>Computer</source>
      <extracomment>window/features/play/opponent_chooser.py</extracomment>
      <translation>Computador</translation>
    </message>
    <message>
      <source>Person here</source>
      <extracomment>window/features/play/opponent_chooser.py</extracomment>
      <translation>Pessoa aqui</translation>
    </message>
    <message>
      <source>Program</source>
      <extracomment>window/features/play/opponent_chooser.py</extracomment>
      <translation>Programa</translation>
    </message>
    <message>
      <source>Watch</source>
      <extracomment>window/features/play/opponent_chooser.py</extracomment>
      <translation>Assistir</translation>
    </message>
    <message>
      <source>against level {level}</source>
      <extracomment>window/features/play/opponent_chooser.py</extracomment>
      <translation>contra o nível {level}</translation>
    </message>
    <message>
      <source>you play {seat}</source>
      <extracomment>window/features/play/opponent_chooser.py</extracomment>
      <translation>você joga com {seat}</translation>
    </message>
    <message>
      <source>Random</source>
      <extracomment>window/features/play/opponent_chooser.py</extracomment>
      <translation>Sorteio</translation>
    </message>
    <message>
      <source>You are at about {elo} Elo.</source>
      <extracomment>window/features/play/opponent_chooser.py</extracomment>
      <translation>Você está em cerca de {elo} Elo.</translation>
    </message>
    <message>
      <source>against {program}</source>
      <extracomment>window/features/play/opponent_chooser.py</extracomment>
      <translation>contra {program}</translation>
    </message>
    <message>
      <source>{seat} is played by</source>
      <extracomment>window/features/play/opponent_chooser.py</extracomment>
      <translation>Quem joga com {seat}</translation>
    </message>
    <message>
      <source>Counts of {seat}</source>
      <extracomment>window/features/play/player_card.py</extracomment>
      <translation>Contagem de {seat}</translation>
    </message>
    <message>
      <source>Another program…</source>
      <extracomment>window/features/play/player_chooser.py</extracomment>
      <translation>Outro programa…</translation>
    </message>
    <message>
      <source>Who plays {seat}</source>
      <extracomment>window/features/play/player_chooser.py</extracomment>
      <translation>Quem joga com {seat}</translation>
    </message>
    <message>
      <source>Programs…</source>
      <extracomment>window/features/play/player_chooser.py</extracomment>
      <translation>Programas…</translation>
    </message>
    <message>
      <source>Who plays</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>Quem joga</translation>
    </message>
    <message>
      <source>Computer's &amp;level</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>&amp;Nível do computador</translation>
    </message>
    <message>
      <source>How well the computer plays, from 1 (beginner) to 10.</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>A força do computador, de 1, para principiantes, a 10.</translation>
    </message>
    <message>
      <source>Longest t&amp;ime for a move</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>Tempo &amp;máximo por lance</translation>
    </message>
    <message>
      <source>How long the computer may think about a move.</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>Quanto tempo o computador pode pensar em um lance.</translation>
    </message>
    <message>
      <source>&amp;Ask the opponent before retracting a move</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>&amp;Perguntar ao adversário antes de desfazer um lance</translation>
    </message>
    <message>
      <source>Between two people, a move is taken back only if the other side agrees, and never with clocks.</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>Entre duas pessoas, um lance só se desfaz se o outro lado concordar; com relógios, nunca.</translation>
    </message>
    <message>
      <source>Move in a&amp;dvance</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>Jogar de &amp;antemão</translation>
    </message>
    <message>
      <source>While the computer thinks, a click marks a move that is played as soon as it can be.</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>Enquanto o computador pensa, um clique marca um lance, jogado assim que possível.</translation>
    </message>
    <message>
      <source>T&amp;hink in your time</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>Pensar no seu &amp;tempo</translation>
    </message>
    <message>
      <source>The computer continues thinking while you do. This helps level 10, which uses a time for each move.</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>O computador continua pensando enquanto você pensa. Ajuda o nível 10, que tem um tempo.</translation>
    </message>
    <message>
      <source>P&amp;rograms…</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>P&amp;rogramas…</translation>
    </message>
    <message>
      <source>Add other programs that play and analyse, change, test and remove them.</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>Adicionar outros programas que jogam e analisam, alterá-los, testá-los e removê-los.</translation>
    </message>
    <message>
      <source>&amp;Move now</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>Jogar &amp;já</translation>
    </message>
    <message>
      <source>Make the computer play its best move so far.</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>Fazer o computador jogar o que prefere até agora.</translation>
    </message>
    <message>
      <source>&amp;Pause</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>Pa&amp;usa</translation>
    </message>
    <message>
      <source>Stop the clocks, or a game between computers.</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>Parar os relógios, ou uma partida entre computadores.</translation>
    </message>
    <message>
      <source>&amp;Two people at this screen</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>&amp;Duas pessoas nesta tela</translation>
    </message>
    <message>
      <source>&amp;Watch the computer play itself</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>&amp;Assistir ao computador jogar contra si mesmo</translation>
    </message>
    <message>
      <source>You play {seat} against the &amp;computer</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>Você ({seat}) contra o &amp;computador</translation>
    </message>
    <message>
      <source>You play {seat} against the c&amp;omputer</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>Você ({seat}) contra o c&amp;omputador</translation>
    </message>
    <message>
      <source>Person</source>
      <extracomment>window/features/play/player_text.py</extracomment>
      <translation>Pessoa</translation>
    </message>
    <message>
      <source>{program}, {seconds} s a move</source>
      <extracomment>window/features/play/player_text.py</extracomment>
      <translation>{program}, {seconds} s por lance</translation>
    </message>
    <message>
      <source>Computer, level {level}</source>
      <extracomment>window/features/play/player_text.py</extracomment>
      <translation>Computador, nível {level}</translation>
    </message>
    <message>
      <source>State of the game</source>
      <extracomment>window/features/play/players_panel.py</extracomment>
      <translation>Estado da partida</translation>
    </message>
    <message>
      <source>Event, place and date</source>
      <extracomment>window/features/play/players_panel.py</extracomment>
      <translation>Evento, lugar e data</translation>
    </message>
    <message>
      <source>Pace</source>
      <extracomment>window/features/play/players_panel.py</extracomment>
      <translation>Ritmo</translation>
    </message>
    <message>
      <source>Resume</source>
      <extracomment>window/features/play/players_panel.py</extracomment>
      <translation>Retomar</translation>
    </message>
    <message>
      <source>Pause</source>
      <extracomment>window/features/play/players_panel.py</extracomment>
      <translation>Pausa</translation>
    </message>
    <message>
      <source>The program is getting ready…</source>
      <extracomment>window/features/play/program_dialog.py</extracomment>
      <translation>O programa está se preparando…</translation>
    </message>
    <message>
      <source>&amp;Browse…</source>
      <extracomment>window/features/play/program_dialog.py</extracomment>
      <translation>&amp;Procurar…</translation>
    </message>
    <message>
      <source>&amp;Command</source>
      <extracomment>window/features/play/program_dialog.py</extracomment>
      <translation>&amp;Comando</translation>
    </message>
    <message>
      <source>&amp;Seconds a move</source>
      <extracomment>window/features/play/program_dialog.py</extracomment>
      <translation>&amp;Segundos por lance</translation>
    </message>
    <message>
      <source>Any program that speaks the Universal Game Interface can play.</source>
      <extracomment>window/features/play/program_dialog.py</extracomment>
      <translation>Qualquer programa que fale a Universal Game Interface pode jogar.</translation>
    </message>
    <message>
      <source>Command</source>
      <extracomment>window/features/play/program_dialog.py</extracomment>
      <translation>Comando</translation>
    </message>
    <message>
      <source>the program's path and its arguments</source>
      <extracomment>window/features/play/program_dialog.py</extracomment>
      <translation>o caminho do programa e os seus argumentos</translation>
    </message>
    <message>
      <source>State of the program</source>
      <extracomment>window/features/play/program_dialog.py</extracomment>
      <translation>Estado do programa</translation>
    </message>
    <message>
      <source>Choose a program</source>
      <extracomment>window/features/play/program_dialog.py</extracomment>
      <translation>Escolher um programa</translation>
    </message>
    <message>
      <source>Change a program</source>
      <extracomment>window/features/play/program_dialog.py</extracomment>
      <translation>Alterar um programa</translation>
    </message>
    <message>
      <source>Add a program</source>
      <extracomment>window/features/play/program_dialog.py</extracomment>
      <translation>Adicionar um programa</translation>
    </message>
    <message>
      <source>Save</source>
      <extracomment>window/features/play/program_dialog.py</extracomment>
      <translation>Salvar</translation>
    </message>
    <message>
      <source>Add</source>
      <extracomment>window/features/play/program_dialog.py</extracomment>
      <translation>Adicionar</translation>
    </message>
    <message>
      <source>Programs</source>
      <extracomment>window/features/play/program_list.py</extracomment>
      <translation>Programas</translation>
    </message>
    <message>
      <source>Programs that speak the Universal Game Interface can play here. Add one first.</source>
      <extracomment>window/features/play/program_list.py</extracomment>
      <translation>Programas que falam a Universal Game Interface podem jogar aqui. Adicione um primeiro.</translation>
    </message>
    <message>
      <source>Add a program…</source>
      <extracomment>window/features/play/program_list.py</extracomment>
      <translation>Adicionar um programa…</translation>
    </message>
    <message>
      <source>Programs that speak the Universal Game Interface (UGI), besides the computer player of this program. Each has a time for a move and is started by its command. Those that are ticked also analyse.</source>
      <extracomment>window/features/play/programs_dialog.py</extracomment>
      <translation>Programas que falam a Universal Game Interface (UGI), além do computador que vem com este. Cada um tem um tempo por lance e é iniciado pelo seu comando. Os marcados analisam ao lado do computador.</translation>
    </message>
    <message>
      <source>&amp;Add…</source>
      <extracomment>window/features/play/programs_dialog.py</extracomment>
      <translation>&amp;Adicionar…</translation>
    </message>
    <message>
      <source>&amp;Change…</source>
      <extracomment>window/features/play/programs_dialog.py</extracomment>
      <translation>Al&amp;terar…</translation>
    </message>
    <message>
      <source>&amp;Test</source>
      <extracomment>window/features/play/programs_dialog.py</extracomment>
      <translation>Tes&amp;tar</translation>
    </message>
    <message>
      <source>&amp;Remove</source>
      <extracomment>window/features/play/programs_dialog.py</extracomment>
      <translation>&amp;Remover</translation>
    </message>
    <message>
      <source>not tested yet</source>
      <extracomment>window/features/play/programs_dialog.py</extracomment>
      <translation>ainda não testado</translation>
    </message>
    <message>
      <source>It is ready, and calls itself {name}.</source>
      <extracomment>window/features/play/programs_dialog.py</extracomment>
      <translation>Está pronto e chama-se {name}.</translation>
    </message>
    <message>
      <source>{seat} wants to take {move} back. {other}, do you agree?</source>
      <extracomment>window/features/play/take_back.py</extracomment>
      <translation>{seat} quer desfazer {move}. {other}, você concorda?</translation>
    </message>
    <message>
      <source>the resignation</source>
      <extracomment>window/features/play/take_back.py</extracomment>
      <translation>o abandono</translation>
    </message>
    <message>
      <source>With clocks, moves cannot be taken back; the Players menu changes that.</source>
      <extracomment>window/features/play/take_back.py</extracomment>
      <translation>Com relógios, nenhum lance se desfaz; o menu Jogadores muda isso.</translation>
    </message>
    <message>
      <source>stones taken: {count}</source>
      <extracomment>window/features/play/tray.py</extracomment>
      <translation>pedras tomadas: {count}</translation>
    </message>
    <message>
      <source>Who played</source>
      <extracomment>window/features/play/who_played.py</extracomment>
      <translation>Quem jogou</translation>
    </message>
    <message>
      <source>such as 2026-11-24, 2026-11 or 2026</source>
      <extracomment>window/features/play/who_played.py</extracomment>
      <translation>como 2026-11-24, 2026-11 ou 2026</translation>
    </message>
    <message>
      <source>Change…</source>
      <extracomment>window/features/play/who_played.py</extracomment>
      <translation>Alterar…</translation>
    </message>
    <message>
      <source>What is wrong</source>
      <extracomment>window/features/play/who_played.py</extracomment>
      <translation>O que está errado</translation>
    </message>
    <message>
      <source>Change the result</source>
      <extracomment>window/features/play/who_played.py</extracomment>
      <translation>Alterar o resultado</translation>
    </message>
    <message>
      <source>&amp;Date</source>
      <extracomment>window/features/play/who_played.py</extracomment>
      <translation>&amp;Data</translation>
    </message>
    <message>
      <source>Name of {seat}</source>
      <extracomment>window/features/play/who_played.py</extracomment>
      <translation>Nome de {seat}</translation>
    </message>
    <message>
      <source>This computer takes too long for photographs at rest: they are off.</source>
      <extracomment>window/features/rest/feature.py</extracomment>
      <translation>Este computador demora demais com as fotos em repouso: estão desativadas.</translation>
    </message>
    <message>
      <source>Photographs at rest failed and are now off.</source>
      <extracomment>window/features/rest/feature.py</extracomment>
      <translation>As fotos em repouso falharam e agora estão desativadas.</translation>
    </message>
    <message>
      <source>Ph&amp;otograph at rest</source>
      <extracomment>window/features/rest/feature.py</extracomment>
      <translation>Foto em repouso</translation>
    </message>
    <message>
      <source>Show a photograph of the board while nothing moves.</source>
      <extracomment>window/features/rest/feature.py</extracomment>
      <translation>Mostra uma foto do tabuleiro enquanto nada se move.</translation>
    </message>
    <message>
      <source>Photographs at rest need Open Image Denoise, which is not available for this machine</source>
      <extracomment>window/features/rest/means.py</extracomment>
      <translation>As fotografias em repouso precisam do Open Image Denoise, que não está disponível para esta máquina</translation>
    </message>
    <message>
      <source>Show on the board, move by move, the line that was better than this move.</source>
      <extracomment>window/features/review/better.py</extracomment>
      <translation>Mostrar no tabuleiro, lance a lance, a linha que era melhor do que este lance.</translation>
    </message>
    <message>
      <source>A&amp;dd the better line</source>
      <extracomment>window/features/review/better.py</extracomment>
      <translation>Inserir a linha m&amp;elhor</translation>
    </message>
    <message>
      <source>Put the line that was better than this move into the game as a variation.</source>
      <extracomment>window/features/review/better.py</extracomment>
      <translation>Pôr na partida, como variante, a linha que era melhor do que este lance.</translation>
    </message>
    <message>
      <source>&amp;Back to the move</source>
      <extracomment>window/features/review/better.py</extracomment>
      <translation>&amp;Voltar ao lance</translation>
    </message>
    <message>
      <source>What was &amp;better</source>
      <extracomment>window/features/review/better.py</extracomment>
      <translation>O que era &amp;melhor</translation>
    </message>
    <message numerus="yes">
      <source>Noted at {count} moves; {undo} takes it back.</source>
      <extracomment>window/features/review/feature.py</extracomment>
      <translation>
        <numerusform>Anotado em {count} lance; {undo} desfaz.</numerusform>
        <numerusform>Anotado em {count} lances; {undo} desfaz.</numerusform>
      </translation>
    </message>
    <message>
      <source>Judge every move of the current line in the background.</source>
      <extracomment>window/features/review/feature.py</extracomment>
      <translation>Julgar em segundo plano cada lance da linha que está no tabuleiro.</translation>
    </message>
    <message>
      <source>&amp;Next mistake</source>
      <extracomment>window/features/review/feature.py</extracomment>
      <translation>Próximo &amp;erro</translation>
    </message>
    <message>
      <source>Show the next move that lost some of the chance to win.</source>
      <extracomment>window/features/review/feature.py</extracomment>
      <translation>Mostrar o próximo lance que reduziu a chance de vitória.</translation>
    </message>
    <message>
      <source>&amp;Previous mistake</source>
      <extracomment>window/features/review/feature.py</extracomment>
      <translation>Erro a&amp;nterior</translation>
    </message>
    <message>
      <source>Show the move before that lost some of the chance to win.</source>
      <extracomment>window/features/review/feature.py</extracomment>
      <translation>Mostrar o lance anterior que reduziu a chance de vitória.</translation>
    </message>
    <message>
      <source>&amp;Write the review into the game</source>
      <extracomment>window/features/review/feature.py</extracomment>
      <translation>&amp;Escrever a revisão na partida</translation>
    </message>
    <message>
      <source>Note at each bad move what was better, with its line as a variation.</source>
      <extracomment>window/features/review/feature.py</extracomment>
      <translation>Anotar em cada lance ruim o que era melhor, com a sua linha como variante.</translation>
    </message>
    <message>
      <source>&amp;Learn from the mistakes</source>
      <extracomment>window/features/review/feature.py</extracomment>
      <translation>A&amp;prender com os erros</translation>
    </message>
    <message>
      <source>Look for better moves where mistakes were made.</source>
      <extracomment>window/features/review/feature.py</extracomment>
      <translation>Procurar lances melhores onde houve erros.</translation>
    </message>
    <message>
      <source>&amp;Keep the mistakes as cards</source>
      <extracomment>window/features/review/feature.py</extracomment>
      <translation>&amp;Guardar os erros como cartões</translation>
    </message>
    <message>
      <source>Meet them again among the puzzles until you know them.</source>
      <extracomment>window/features/review/feature.py</extracomment>
      <translation>Reencontrá-los entre os problemas até dominá-los.</translation>
    </message>
    <message>
      <source>Review</source>
      <extracomment>window/features/review/feature.py</extracomment>
      <translation>Revisão</translation>
    </message>
    <message>
      <source>The game has these notes already.</source>
      <extracomment>window/features/review/feature.py</extracomment>
      <translation>A partida já tem estas notas.</translation>
    </message>
    <message>
      <source>That was the last mistake.</source>
      <extracomment>window/features/review/feature.py</extracomment>
      <translation>Esse foi o último erro.</translation>
    </message>
    <message>
      <source>End the &amp;review</source>
      <extracomment>window/features/review/feature.py</extracomment>
      <translation>&amp;Terminar a revisão</translation>
    </message>
    <message>
      <source>A review shows how the chances changed and which moves lost them.</source>
      <extracomment>window/features/review/graph_view.py</extracomment>
      <translation>Uma revisão mostra como variaram as chances e que lances as perderam.</translation>
    </message>
    <message>
      <source>Course of the game</source>
      <extracomment>window/features/review/graph_view.py</extracomment>
      <translation>Andamento da partida</translation>
    </message>
    <message numerus="yes">
      <source>Keep {count} mistakes as cards</source>
      <extracomment>window/features/review/offer.py</extracomment>
      <translation>
        <numerusform>Guardar {count} erro como cartão</numerusform>
        <numerusform>Guardar {count} erros como cartões</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} mistakes come back among the puzzles ({puzzles}).</source>
      <extracomment>window/features/review/offer.py</extracomment>
      <translation>
        <numerusform>{count} erro volta entre os problemas ({puzzles}).</numerusform>
        <numerusform>{count} erros voltam entre os problemas ({puzzles}).</numerusform>
      </translation>
    </message>
    <message>
      <source>Learn</source>
      <extracomment>window/features/review/panel.py</extracomment>
      <translation>Aprender</translation>
    </message>
    <message>
      <source>Skip</source>
      <extracomment>window/features/review/panel.py</extracomment>
      <translation>Pular</translation>
    </message>
    <message>
      <source>Keep the mistakes as cards</source>
      <extracomment>window/features/review/panel.py</extracomment>
      <translation>Guardar os erros como cartões</translation>
    </message>
    <message>
      <source>Progress of the review</source>
      <extracomment>window/features/review/panel.py</extracomment>
      <translation>Progresso da revisão</translation>
    </message>
    <message>
      <source>End</source>
      <extracomment>window/features/review/panel.py</extracomment>
      <translation>Terminar</translation>
    </message>
    <message>
      <source>Time for a move</source>
      <extracomment>window/features/review/panel.py</extracomment>
      <translation>Tempo por lance</translation>
    </message>
    <message>
      <source>{seconds} s a move</source>
      <extracomment>window/features/review/panel.py</extracomment>
      <translation>{seconds} s por lance</translation>
    </message>
    <message>
      <source>Accuracy</source>
      <extracomment>window/features/review/summary.py</extracomment>
      <translation>Precisão</translation>
    </message>
    <message>
      <source>The review continues once the analysis is switched off ({key}).</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>A revisão continua assim que a análise for desligada ({key}).</translation>
    </message>
    <message>
      <source>{seat} played {move} here, which lost {loss} of the chance to win. Find a better move.</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>{seat} jogou {move} aqui, o que custou {loss} da chance. Encontre um lance melhor.</translation>
    </message>
    <message>
      <source>{move} loses {loss} of the chance to win. Try another move.</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>{move} custa {loss} da chance. Tente outro lance.</translation>
    </message>
    <message>
      <source>After {move}, {seat} continues with {answer}. Which move is better?</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>Depois de {move}, {seat} continua com {answer}. Qual lance é melhor?</translation>
    </message>
    <message>
      <source>Getting ready…</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>Preparando…</translation>
    </message>
    <message>
      <source>The best move is not known; review the game again.</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>O melhor lance não é conhecido; revise a partida mais uma vez.</translation>
    </message>
    <message>
      <source>{done} of {total}</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>{done} de {total}</translation>
    </message>
    <message>
      <source>an inaccuracy</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>uma imprecisão</translation>
    </message>
    <message>
      <source>a mistake</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>um erro</translation>
    </message>
    <message>
      <source>a blunder</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>um erro grave</translation>
    </message>
    <message>
      <source>Inaccuracies</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>Imprecisões</translation>
    </message>
    <message>
      <source>Mistakes</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>Erros</translation>
    </message>
    <message>
      <source>Blunders</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>Erros graves</translation>
    </message>
    <message>
      <source>{move} is good.</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>{move} é bom.</translation>
    </message>
    <message>
      <source>{move} was played in the game. Try another move.</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>{move} é o que foi jogado. Tente outro lance.</translation>
    </message>
    <message>
      <source>Paused at {done} of {total}</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>Em pausa em {done} de {total}</translation>
    </message>
    <message>
      <source>Move {number}</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>Lance {number}</translation>
    </message>
    <message>
      <source>{number} of {count}</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>{number} de {count}</translation>
    </message>
    <message>
      <source>{move} is the best move. Well done!</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>{move} é o melhor lance. Muito bem!</translation>
    </message>
    <message>
      <source>{move} ends the game; look for one that does not.</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>{move} encerra a partida; procure um que não a encerre.</translation>
    </message>
    <message>
      <source>Level {level} · {board}</source>
      <extracomment>window/features/start/cards.py</extracomment>
      <translation>Nível {level} · {board}</translation>
    </message>
    <message>
      <source>Play</source>
      <extracomment>window/features/start/cards.py</extracomment>
      <translation>Jogar</translation>
    </message>
    <message>
      <source>All lessons done</source>
      <extracomment>window/features/start/cards.py</extracomment>
      <translation>Lições feitas</translation>
    </message>
    <message>
      <source>Puzzle of the day</source>
      <extracomment>window/features/start/cards.py</extracomment>
      <translation>Problema do dia</translation>
    </message>
    <message>
      <source>Solve</source>
      <extracomment>window/features/start/cards.py</extracomment>
      <translation>Resolver</translation>
    </message>
    <message>
      <source>You solved it.</source>
      <extracomment>window/features/start/cards.py</extracomment>
      <translation>Você já resolveu.</translation>
    </message>
    <message>
      <source>Play {title} against level {level}</source>
      <extracomment>window/features/start/cards.py</extracomment>
      <translation>Jogar {title} contra o nível {level}</translation>
    </message>
    <message>
      <source>Start learning</source>
      <extracomment>window/features/start/cards.py</extracomment>
      <translation>Aprender</translation>
    </message>
    <message>
      <source>Difficulty {stars} of 5</source>
      <extracomment>window/features/start/cards.py</extracomment>
      <translation>Dificuldade {stars} de 5</translation>
    </message>
    <message>
      <source>Learn {title}</source>
      <extracomment>window/features/start/cards.py</extracomment>
      <translation>Aprender {title}</translation>
    </message>
    <message>
      <source>Start page</source>
      <extracomment>window/features/start/feature.py</extracomment>
      <translation>Página inicial</translation>
    </message>
    <message>
      <source>Games, lessons, puzzles and recent games on one page.</source>
      <extracomment>window/features/start/feature.py</extracomment>
      <translation>Jogos, lições, problemas e partidas recentes em uma página.</translation>
    </message>
    <message>
      <source>you play {seat} against level {level}</source>
      <extracomment>window/features/start/feature.py</extracomment>
      <translation>você joga com {seat} contra o nível {level}</translation>
    </message>
    <message numerus="yes">
      <source>from {count} rated games</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>
        <numerusform>a partir de {count} partida ranqueada</numerusform>
        <numerusform>a partir de {count} partidas ranqueadas</numerusform>
      </translation>
    </message>
    <message>
      <source>Your strength in Elo {games}, give or take {elo}.</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>A sua força em Elo, {games}: {elo} a mais ou a menos.</translation>
    </message>
    <message>
      <source>No level beaten yet.</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>Nenhum nível foi vencido ainda.</translation>
    </message>
    <message>
      <source>today</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>hoje</translation>
    </message>
    <message>
      <source>yesterday</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>ontem</translation>
    </message>
    <message numerus="yes">
      <source>You lost in {count} moves</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>
        <numerusform>Você perdeu em {count} lance</numerusform>
        <numerusform>Você perdeu em {count} lances</numerusform>
      </translation>
    </message>
    <message>
      <source>Recent games</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>Partidas recentes</translation>
    </message>
    <message numerus="yes">
      <source>All {count} games</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>
        <numerusform>{count} partida</numerusform>
        <numerusform>Todas as {count} partidas</numerusform>
      </translation>
    </message>
    <message>
      <source>Review {title}</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>Revisar {title}</translation>
    </message>
    <message>
      <source>Open {title}</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>Abrir {title}</translation>
    </message>
    <message>
      <source>How you are doing</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>Como você está indo</translation>
    </message>
    <message>
      <source>Once you have finished a game against the computer, this shows which levels you have beaten and how strong you are in rated games.</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>Quando você tiver terminado uma partida contra o computador, aqui aparecerão os níveis que venceu e a sua força em partidas ranqueadas.</translation>
    </message>
    <message>
      <source>Level {level} is the highest you have beaten.</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>O nível {level} é o mais alto que você venceu.</translation>
    </message>
    <message numerus="yes">
      <source>unfinished, {count} moves</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>
        <numerusform>inacabada, {count} lance</numerusform>
        <numerusform>inacabada, {count} lances</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>You won in {count} moves</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>
        <numerusform>Você venceu em {count} lance</numerusform>
        <numerusform>Você venceu em {count} lances</numerusform>
      </translation>
    </message>
    <message>
      <source>Open</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>Abrir</translation>
    </message>
    <message>
      <source>Your strength went from {first} to {last} Elo.</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>A sua força foi de {first} para {last} Elo.</translation>
    </message>
    <message>
      <source>against {player}</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>contra {player}</translation>
    </message>
    <message>
      <source>Games that you play are kept here.</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>As partidas que você joga ficam guardadas aqui.</translation>
    </message>
    <message>
      <source>{won} of {played} won</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>{won} de {played} vencidas</translation>
    </message>
    <message>
      <source>Games on true 3-D boards. Choose one: the computer plays like a beginner at first. Or learn a game in a few small lessons.</source>
      <extracomment>window/features/start/page.py</extracomment>
      <translation>Jogos em verdadeiros tabuleiros 3-D. Escolha um: no início o computador joga como um principiante. Ou aprenda um jogo em algumas lições curtas.</translation>
    </message>
    <message>
      <source>Welcome</source>
      <extracomment>window/features/start/page.py</extracomment>
      <translation>Boas-vindas</translation>
    </message>
    <message>
      <source>Good morning</source>
      <extracomment>window/features/start/page.py</extracomment>
      <translation>Bom dia</translation>
    </message>
    <message>
      <source>Good afternoon</source>
      <extracomment>window/features/start/page.py</extracomment>
      <translation>Boa tarde</translation>
    </message>
    <message>
      <source>Good evening</source>
      <extracomment>window/features/start/page.py</extracomment>
      <translation>Boa noite</translation>
    </message>
    <message>
      <source>&amp;Continue</source>
      <extracomment>window/features/start/page.py</extracomment>
      <translation>&amp;Continuar</translation>
    </message>
    <message>
      <source>Continue</source>
      <extracomment>window/features/start/page.py</extracomment>
      <translation>Continuar</translation>
    </message>
    <message>
      <source>Choose board, level and clock…</source>
      <extracomment>window/features/start/page.py</extracomment>
      <translation>Escolher tabuleiro, nível e relógio…</translation>
    </message>
    <message>
      <source>Continue {title}</source>
      <extracomment>window/features/start/page.py</extracomment>
      <translation>Continuar {title}</translation>
    </message>
    <message>
      <source>against the computer: click a card, or press its number</source>
      <extracomment>window/features/start/page.py</extracomment>
      <translation>contra o computador: clique em um cartão, ou tecle o seu número</translation>
    </message>
    <message>
      <source>O&amp;pen a file…</source>
      <extracomment>window/features/start/page.py</extracomment>
      <translation>Abrir um &amp;arquivo…</translation>
    </message>
    <message>
      <source>&amp;Library</source>
      <extracomment>window/features/start/page.py</extracomment>
      <translation>&amp;Biblioteca</translation>
    </message>
    <message numerus="yes">
      <source>You left a game after {count} moves ({title}). Continue it?</source>
      <extracomment>window/features/start/saved_game.py</extracomment>
      <translation>
        <numerusform>Uma partida foi interrompida depois de {count} lance ({title}). Continuar?</numerusform>
        <numerusform>Uma partida foi interrompida depois de {count} lances ({title}). Continuar?</numerusform>
      </translation>
    </message>
    <message>
      <source>{seats} was played by another program, started by the command
{command}</source>
      <extracomment>window/features/start/saved_game.py</extracomment>
      <translation>Com {seats} jogava outro programa, iniciado pelo comando
{command}</translation>
    </message>
    <message>
      <source>Continue and &amp;start it</source>
      <extracomment>window/features/start/saved_game.py</extracomment>
      <translation>Continuar e &amp;iniciá-lo</translation>
    </message>
    <message>
      <source>Continue &amp;without it</source>
      <extracomment>window/features/start/saved_game.py</extracomment>
      <translation>Continuar &amp;sem ele</translation>
    </message>
    <message>
      <source>Continue and &amp;start them</source>
      <extracomment>window/features/start/saved_game.py</extracomment>
      <translation>Continuar e &amp;iniciá-los</translation>
    </message>
    <message>
      <source>Continue &amp;without them</source>
      <extracomment>window/features/start/saved_game.py</extracomment>
      <translation>Continuar &amp;sem eles</translation>
    </message>
    <message>
      <source>It is kept as {path}.</source>
      <extracomment>window/features/start/saved_game.py</extracomment>
      <translation>Fica guardada como {path}.</translation>
    </message>
    <message>
      <source>The file could not be renamed: {reason}.</source>
      <extracomment>window/features/start/saved_game.py</extracomment>
      <translation>Não foi possível renomear o arquivo: {reason}.</translation>
    </message>
    <message>
      <source>This game no longer counts for your rating.</source>
      <extracomment>window/features/status/feature.py</extracomment>
      <translation>Esta partida não conta mais para o seu rating.</translation>
    </message>
    <message>
      <source>Turn</source>
      <extracomment>window/features/status/score_pill.py</extracomment>
      <translation>Vez</translation>
    </message>
    <message>
      <source>Counts</source>
      <extracomment>window/features/status/score_pill.py</extracomment>
      <translation>Contagem</translation>
    </message>
    <message>
      <source>Comment</source>
      <extracomment>window/features/study/comment_box.py</extracomment>
      <translation>Comentário</translation>
    </message>
    <message>
      <source>A comment on this position</source>
      <extracomment>window/features/study/comment_box.py</extracomment>
      <translation>Um comentário sobre esta posição</translation>
    </message>
    <message>
      <source>Going to this move turns the board to this view; films and pages follow it.</source>
      <extracomment>window/features/study/edits.py</extracomment>
      <translation>Ao ir a este lance, o tabuleiro gira até esta vista; filmes e páginas a seguem.</translation>
    </message>
    <message>
      <source>Deleted; {undo} brings the moves back.</source>
      <extracomment>window/features/study/edits.py</extracomment>
      <translation>Excluído; {undo} traz os lances de volta.</translation>
    </message>
    <message>
      <source>The arrow keys step through the moves.</source>
      <extracomment>window/features/study/feature.py</extracomment>
      <translation>As setas do teclado percorrem os lances.</translation>
    </message>
    <message>
      <source>&amp;Tree of variations</source>
      <extracomment>window/features/study/feature.py</extracomment>
      <translation>Árvore de &amp;variantes</translation>
    </message>
    <message>
      <source>Show the moves as a tree below the list, with variations side by side.</source>
      <extracomment>window/features/study/feature.py</extracomment>
      <translation>Mostrar os lances como uma árvore abaixo da lista, com as variantes lado a lado.</translation>
    </message>
    <message>
      <source>Clicks play moves again.</source>
      <extracomment>window/features/study/mark_tool.py</extracomment>
      <translation>Os cliques voltam a jogar lances.</translation>
    </message>
    <message>
      <source>Point to a place first.</source>
      <extracomment>window/features/study/mark_tool.py</extracomment>
      <translation>Aponte primeiro para um lugar.</translation>
    </message>
    <message>
      <source>Marks are drawn on the board only.</source>
      <extracomment>window/features/study/mark_tool.py</extracomment>
      <translation>As marcas são desenhadas só no tabuleiro.</translation>
    </message>
    <message>
      <source>Click where an arrow begins, then where it ends. Esc ends drawing.</source>
      <extracomment>window/features/study/mark_tool.py</extracomment>
      <translation>Clique onde a seta começa, depois onde termina. Esc encerra o desenho.</translation>
    </message>
    <message>
      <source>Click a place to mark it, again to clear it. Esc ends drawing.</source>
      <extracomment>window/features/study/mark_tool.py</extracomment>
      <translation>Clique em um lugar para marcá-lo, e outra vez para desmarcá-lo. Esc encerra o desenho.</translation>
    </message>
    <message>
      <source>a free turn</source>
      <extracomment>window/features/study/moves_model.py</extracomment>
      <translation>um turno extra</translation>
    </message>
    <message>
      <source>with a view of the board</source>
      <extracomment>window/features/study/moves_model.py</extracomment>
      <translation>com uma vista do tabuleiro</translation>
    </message>
    <message>
      <source>−{count} own</source>
      <extracomment>window/features/study/moves_model.py</extracomment>
      <translation>−{count} próprias</translation>
    </message>
    <message>
      <source>takes {count}</source>
      <extracomment>window/features/study/moves_model.py</extracomment>
      <translation>toma {count}</translation>
    </message>
    <message>
      <source>loses {count} of its own</source>
      <extracomment>window/features/study/moves_model.py</extracomment>
      <translation>perde {count} próprias</translation>
    </message>
    <message>
      <source>Go through the moves</source>
      <extracomment>window/features/study/moves_panel.py</extracomment>
      <translation>Percorrer os lances</translation>
    </message>
    <message>
      <source>&amp;Comment…</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>&amp;Comentar…</translation>
    </message>
    <message>
      <source>Write a comment on this position.</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>Escrever um comentário sobre esta posição.</translation>
    </message>
    <message>
      <source>&amp;Rate the move</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>&amp;Avaliar o lance</translation>
    </message>
    <message>
      <source>Put a sign such as ! or ? after the move.</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>Pôr um sinal, como ! ou ?, depois do lance.</translation>
    </message>
    <message>
      <source>Nothing: clicks play moves</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>Nada: os cliques jogam lances</translation>
    </message>
    <message>
      <source>Dra&amp;w with clicks</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>&amp;Desenhar com cliques</translation>
    </message>
    <message>
      <source>Mark places, or draw arrows between them.</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>Marcar lugares, ou desenhar setas entre eles.</translation>
    </message>
    <message>
      <source>C&amp;olour of marks</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>C&amp;or das marcas</translation>
    </message>
    <message>
      <source>Choose the colour of marks and arrows; hold Shift, Ctrl or both for another.</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>Escolher a cor das marcas e setas; teclas pressionadas escolhem outra.</translation>
    </message>
    <message>
      <source>Mark this &amp;place</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>Marcar este &amp;lugar</translation>
    </message>
    <message>
      <source>Mark the place that is pointed at, or clear it.</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>Marcar o lugar apontado, ou apagar a marca.</translation>
    </message>
    <message>
      <source>Remo&amp;ve the marks here</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>&amp;Remover as marcas daqui</translation>
    </message>
    <message>
      <source>Remove everything drawn on this position.</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>Remover tudo o que está desenhado nesta posição.</translation>
    </message>
    <message>
      <source>&amp;Keep this view at the move</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>&amp;Guardar esta vista com o lance</translation>
    </message>
    <message>
      <source>Move the variation &amp;up</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>&amp;Subir a variação</translation>
    </message>
    <message>
      <source>Move the variation up one place; at the top it is the main line.</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>Subir a variação um lugar, por fim até a linha principal.</translation>
    </message>
    <message>
      <source>&amp;Make it the main line</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>Tornar linha &amp;principal</translation>
    </message>
    <message>
      <source>Make the line to this position the game's main line.</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>Fazer da linha até esta posição a linha principal da partida.</translation>
    </message>
    <message>
      <source>&amp;Delete from here on</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>&amp;Excluir daqui em diante</translation>
    </message>
    <message>
      <source>Delete this move and everything after it. You can take that back.</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>Excluir este lance e tudo o que vem depois; dá para desfazer.</translation>
    </message>
    <message>
      <source>No sign</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>Sem sinal</translation>
    </message>
    <message>
      <source>Tree of variations</source>
      <extracomment>window/features/study/tree_view.py</extracomment>
      <translation>Árvore de variantes</translation>
    </message>
    <message>
      <source>{number} of {count} here</source>
      <extracomment>window/features/study/tree_view.py</extracomment>
      <translation>{number} de {count} aqui</translation>
    </message>
    <message>
      <source>with marks</source>
      <extracomment>window/features/study/tree_view.py</extracomment>
      <translation>com marcas</translation>
    </message>
    <message>
      <source>Show the position at the start of the game.</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>Mostrar a posição do início da partida.</translation>
    </message>
    <message>
      <source>&amp;First position</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>&amp;Primeira posição</translation>
    </message>
    <message>
      <source>&amp;Previous move</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>Lance &amp;anterior</translation>
    </message>
    <message>
      <source>Show the position one move earlier; nothing is taken back.</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>Mostrar a posição um lance antes; nada é desfeito.</translation>
    </message>
    <message>
      <source>Pla&amp;y the moves</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>Reprod&amp;uzir os lances</translation>
    </message>
    <message>
      <source>Show one position after another, from the start if the last one is shown.</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>Mostrar uma posição após a outra, desde o início se a última estiver à vista.</translation>
    </message>
    <message>
      <source>&amp;Next move</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>Lance &amp;seguinte</translation>
    </message>
    <message>
      <source>Show the position one move later.</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>Mostrar a posição um lance depois.</translation>
    </message>
    <message>
      <source>&amp;Last move</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>Ú&amp;ltimo lance</translation>
    </message>
    <message>
      <source>Show the position after the last move.</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>Mostrar a posição depois do último lance.</translation>
    </message>
    <message>
      <source>Next &amp;variation</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>Próxima &amp;variação</translation>
    </message>
    <message>
      <source>Show the next alternative to this move.</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>Mostrar o próximo lance jogado no lugar deste.</translation>
    </message>
    <message>
      <source>Previous v&amp;ariation</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>Va&amp;riação anterior</translation>
    </message>
    <message>
      <source>Show the previous alternative to this move.</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>Mostrar o lance anterior jogado no lugar deste.</translation>
    </message>
    <message>
      <source>Next f&amp;ork</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>Próxima &amp;bifurcação</translation>
    </message>
    <message>
      <source>Go to where the line has variations next, or to its end.</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>Avançar até onde a linha tem variações, ou até o fim.</translation>
    </message>
    <message>
      <source>Previous for&amp;k</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>B&amp;ifurcação anterior</translation>
    </message>
    <message>
      <source>Go back to where the line last had variations, or to its start.</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>Voltar até onde a linha tem variações, ou até o início.</translation>
    </message>
    <message>
      <source>Next &amp;comment</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>Próximo &amp;comentário</translation>
    </message>
    <message>
      <source>Go to the next position with a comment.</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>Avançar até a próxima posição com comentário.</translation>
    </message>
    <message>
      <source>Previous co&amp;mment</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>Co&amp;mentário anterior</translation>
    </message>
    <message>
      <source>Go back to the previous position with a comment.</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>Voltar à última posição com comentário antes desta.</translation>
    </message>
    <message>
      <source>Close the tab</source>
      <extracomment>window/features/tabs/bar.py</extracomment>
      <translation>Fechar a guia</translation>
    </message>
    <message>
      <source>New game in a ta&amp;b…</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>Nova partida em uma &amp;guia…</translation>
    </message>
    <message>
      <source>Start a game while this one waits in its tab.</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>Começar uma partida enquanto esta espera em sua guia.</translation>
    </message>
    <message>
      <source>Open a &amp;game in a tab…</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>Abrir partida em &amp;uma guia…</translation>
    </message>
    <message>
      <source>Open a game from a file while this one waits in its tab.</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>Abrir uma partida de um arquivo enquanto esta espera em sua guia.</translation>
    </message>
    <message>
      <source>Next tab</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>Próxima guia</translation>
    </message>
    <message>
      <source>Go to the game in the next tab.</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>Ir para a partida da próxima guia.</translation>
    </message>
    <message>
      <source>Previous tab</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>Guia anterior</translation>
    </message>
    <message>
      <source>Go to the game in the tab before.</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>Ir para a partida da guia anterior.</translation>
    </message>
    <message>
      <source>Move the tab to the left</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>Mover a guia para a esquerda</translation>
    </message>
    <message>
      <source>Swap this tab with the one before it.</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>Trocar esta guia de lugar com a anterior.</translation>
    </message>
    <message>
      <source>Move the tab to the right</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>Mover a guia para a direita</translation>
    </message>
    <message>
      <source>Swap this tab with the next one.</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>Trocar esta guia de lugar com a seguinte.</translation>
    </message>
    <message>
      <source>Clo&amp;se the tab</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>&amp;Fechar a guia</translation>
    </message>
    <message>
      <source>Close this game, which stays in the library.</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>Fechar esta partida, que continua na biblioteca.</translation>
    </message>
    <message>
      <source>Close the other tabs</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>Fechar as outras guias</translation>
    </message>
    <message>
      <source>Close all games but this one; they stay in the library.</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>Fechar todas as partidas menos esta; elas continuam na biblioteca.</translation>
    </message>
    <message>
      <source>Bring the closed tab bac&amp;k</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>Reabrir a guia fecha&amp;da</translation>
    </message>
    <message>
      <source>Bring back the game whose tab was closed last.</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>Trazer de volta a partida cuja guia foi fechada por último.</translation>
    </message>
    <message>
      <source>The other game is paused until you come back to its tab.</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>A outra partida fica em pausa até você voltar à sua guia.</translation>
    </message>
    <message>
      <source>the game is over</source>
      <extracomment>window/features/tabs/texts.py</extracomment>
      <translation>a partida terminou</translation>
    </message>
    <message>
      <source>paused until you come back</source>
      <extracomment>window/features/tabs/texts.py</extracomment>
      <translation>em pausa até você voltar</translation>
    </message>
    <message>
      <source>your move</source>
      <extracomment>window/features/tabs/texts.py</extracomment>
      <translation>sua vez</translation>
    </message>
    <message>
      <source>the other side is to move</source>
      <extracomment>window/features/tabs/texts.py</extracomment>
      <translation>o outro lado tem a vez</translation>
    </message>
    <message>
      <source>After {move}:</source>
      <extracomment>window/features/words/announcer.py</extracomment>
      <translation>Depois de {move}:</translation>
    </message>
    <message>
      <source>T&amp;ype a move…</source>
      <extracomment>window/features/words/feature.py</extracomment>
      <translation>&amp;Digitar um lance…</translation>
    </message>
    <message>
      <source>Type the next move as it would be in the list of moves.</source>
      <extracomment>window/features/words/feature.py</extracomment>
      <translation>Digitar o próximo lance como ele aparece na lista de lances.</translation>
    </message>
    <message>
      <source>&amp;Go to the list of places</source>
      <extracomment>window/features/words/feature.py</extracomment>
      <translation>Ir para a lis&amp;ta de casas</translation>
    </message>
    <message>
      <source>List all places, what is there and what playing there does.</source>
      <extracomment>window/features/words/feature.py</extracomment>
      <translation>Ir para a lista de todas as casas: o que há em cada uma e o que acontece ao jogar ali.</translation>
    </message>
    <message>
      <source>Places</source>
      <extracomment>window/features/words/feature.py</extracomment>
      <translation>Casas</translation>
    </message>
    <message>
      <source>Move:</source>
      <extracomment>window/features/words/move_field.py</extracomment>
      <translation>Lance:</translation>
    </message>
    <message>
      <source>empty</source>
      <extracomment>window/features/words/prospects.py</extracomment>
      <translation>vazia</translation>
    </message>
    <message>
      <source>top</source>
      <extracomment>window/features/words/prospects.py</extracomment>
      <translation>superior</translation>
    </message>
    <message>
      <source>bottom</source>
      <extracomment>window/features/words/prospects.py</extracomment>
      <translation>inferior</translation>
    </message>
    <message>
      <source>picked up</source>
      <extracomment>window/features/words/prospects.py</extracomment>
      <translation>selecionada</translation>
    </message>
    <message>
      <source>begins a move</source>
      <extracomment>window/features/words/prospects.py</extracomment>
      <translation>começa um lance</translation>
    </message>
    <message>
      <source>{seat}, there from the start</source>
      <extracomment>window/features/words/prospects.py</extracomment>
      <translation>{seat}, está ali desde o início</translation>
    </message>
    <message>
      <source>right</source>
      <extracomment>window/features/words/prospects.py</extracomment>
      <translation>direito</translation>
    </message>
    <message>
      <source>left</source>
      <extracomment>window/features/words/prospects.py</extracomment>
      <translation>esquerdo</translation>
    </message>
    <message>
      <source>plays there</source>
      <extracomment>window/features/words/prospects.py</extracomment>
      <translation>joga ali</translation>
    </message>
    <message>
      <source>not legal: {reason}</source>
      <extracomment>window/features/words/prospects.py</extracomment>
      <translation>não é legal: {reason}</translation>
    </message>
    <message>
      <source>ends the game in a draw</source>
      <extracomment>window/features/words/prospects.py</extracomment>
      <translation>termina a partida em empate</translation>
    </message>
    <message>
      <source>loses the game</source>
      <extracomment>window/features/words/prospects.py</extracomment>
      <translation>perde a partida</translation>
    </message>
    <message>
      <source>captures {sites} by {cause}</source>
      <extracomment>window/features/words/prospects.py</extracomment>
      <translation>captura {sites} ({cause})</translation>
    </message>
    <message>
      <source>loses {sites} by {cause}</source>
      <extracomment>window/features/words/prospects.py</extracomment>
      <translation>perde {sites} ({cause})</translation>
    </message>
    <message>
      <source>captures {sites}</source>
      <extracomment>window/features/words/prospects.py</extracomment>
      <translation>captura {sites}</translation>
    </message>
    <message>
      <source>loses {sites}</source>
      <extracomment>window/features/words/prospects.py</extracomment>
      <translation>perde {sites}</translation>
    </message>
    <message>
      <source>Place</source>
      <extracomment>window/features/words/sites_model.py</extracomment>
      <translation>Casa</translation>
    </message>
    <message>
      <source>Holds</source>
      <extracomment>window/features/words/sites_model.py</extracomment>
      <translation>O que há ali</translation>
    </message>
    <message>
      <source>Playing there</source>
      <extracomment>window/features/words/sites_model.py</extracomment>
      <translation>Ao jogar ali</translation>
    </message>
    <message>
      <source>Find: a name, a piece, captures, wins…</source>
      <extracomment>window/features/words/sites_panel.py</extracomment>
      <translation>Procurar: um nome, uma peça, captura, vence…</translation>
    </message>
    <message>
      <source>Find places</source>
      <extracomment>window/features/words/sites_panel.py</extracomment>
      <translation>Procurar casas</translation>
    </message>
    <message>
      <source>Show this beside the board.</source>
      <extracomment>window/main_window.py</extracomment>
      <translation>Mostrar isto ao lado do tabuleiro.</translation>
    </message>
    <message>
      <source>Column b&amp;eside the board</source>
      <extracomment>window/main_window.py</extracomment>
      <translation>Coluna ao lado do tabuleiro</translation>
    </message>
    <message>
      <source>Show or hide the players, the moves and everything else beside the board.</source>
      <extracomment>window/main_window.py</extracomment>
      <translation>Mostrar ou ocultar os jogadores, os lances e tudo o mais ao lado do tabuleiro.</translation>
    </message>
    <message>
      <source>Actions over the board</source>
      <extracomment>window/main_window.py</extracomment>
      <translation>Ações sobre o tabuleiro</translation>
    </message>
    <message>
      <source>Show or hide the bar with the most common actions.</source>
      <extracomment>window/main_window.py</extracomment>
      <translation>Mostrar ou ocultar a barra com o que mais se usa.</translation>
    </message>
    <message>
      <source>&amp;Quit</source>
      <extracomment>window/main_window.py</extracomment>
      <translation>Sai&amp;r</translation>
    </message>
    <message>
      <source>Quit; the game is saved.</source>
      <extracomment>window/main_window.py</extracomment>
      <translation>Sair; a partida fica guardada.</translation>
    </message>
    <message>
      <source>&amp;Go to</source>
      <extracomment>window/menus.py</extracomment>
      <translation>&amp;Ir para</translation>
    </message>
    <message>
      <source>Look &amp;from</source>
      <extracomment>window/menus.py</extracomment>
      <translation>&amp;Olhar de</translation>
    </message>
    <message>
      <source>Ca&amp;mera</source>
      <extracomment>window/menus.py</extracomment>
      <translation>&amp;Câmera</translation>
    </message>
    <message>
      <source>&amp;File</source>
      <extracomment>window/menus.py</extracomment>
      <translation>&amp;Arquivo</translation>
    </message>
    <message>
      <source>&amp;Game</source>
      <extracomment>window/menus.py</extracomment>
      <translation>&amp;Partida</translation>
    </message>
    <message>
      <source>&amp;Learn</source>
      <extracomment>window/menus.py</extracomment>
      <translation>Ap&amp;render</translation>
    </message>
    <message>
      <source>&amp;Players</source>
      <extracomment>window/menus.py</extracomment>
      <translation>&amp;Jogadores</translation>
    </message>
    <message>
      <source>&amp;Study</source>
      <extracomment>window/menus.py</extracomment>
      <translation>&amp;Estudo</translation>
    </message>
    <message>
      <source>&amp;Analysis</source>
      <extracomment>window/menus.py</extracomment>
      <translation>Aná&amp;lise</translation>
    </message>
    <message>
      <source>&amp;View</source>
      <extracomment>window/menus.py</extracomment>
      <translation>&amp;Ver</translation>
    </message>
    <message>
      <source>&amp;Help</source>
      <extracomment>window/menus.py</extracomment>
      <translation>Aj&amp;uda</translation>
    </message>
    <message>
      <source>there is no display (nothing answers at {names})</source>
      <extracomment>window/requirements.py</extracomment>
      <translation>não há tela (nada responde em {names})</translation>
    </message>
    <message>
      <source>QT_QPA_PLATFORM={wanted} opens no window with OpenGL (xcb and wayland do)</source>
      <extracomment>window/requirements.py</extracomment>
      <translation>QT_QPA_PLATFORM={wanted} não abre janelas com OpenGL (xcb e wayland abrem)</translation>
    </message>
    <message>
      <source>there is no display (neither DISPLAY nor WAYLAND_DISPLAY is set)</source>
      <extracomment>window/requirements.py</extracomment>
      <translation>não há tela (nem DISPLAY nem WAYLAND_DISPLAY está definida)</translation>
    </message>
    <message>
      <source>{problem}; all other commands, such as play-text, render, perft and doctor, need no display</source>
      <extracomment>window/requirements.py</extracomment>
      <translation>{problem}; nenhum comando além de play precisa dela, por exemplo play-text, render, perft e doctor</translation>
    </message>
    <message>
      <source>Actions</source>
      <extracomment>window/shell/action_bar.py</extracomment>
      <translation>Ações</translation>
    </message>
    <message>
      <source>Close</source>
      <extracomment>window/shell/column.py</extracomment>
      <translation>Fechar</translation>
    </message>
    <message>
      <source>Beside the board</source>
      <extracomment>window/shell/column.py</extracomment>
      <translation>Ao lado do tabuleiro</translation>
    </message>
    <message>
      <source>Panels</source>
      <extracomment>window/shell/column.py</extracomment>
      <translation>Painéis</translation>
    </message>
    <message>
      <source>Type a word, such as colours or undo</source>
      <extracomment>window/shell/finder.py</extracomment>
      <translation>Digite uma palavra, como cores ou desfazer</translation>
    </message>
    <message>
      <source>Words of a command</source>
      <extracomment>window/shell/finder.py</extracomment>
      <translation>Palavras de um comando</translation>
    </message>
    <message>
      <source>Commands found</source>
      <extracomment>window/shell/finder.py</extracomment>
      <translation>Comandos encontrados</translation>
    </message>
    <message>
      <source>Save as {ending}</source>
      <extracomment>window/shell/left_out.py</extracomment>
      <translation>Salvar como {ending}</translation>
    </message>
    <message numerus="yes">
      <source>Replace {count} existing files?</source>
      <extracomment>window/shell/replacing.py</extracomment>
      <translation>
        <numerusform>Substituir {count} arquivo que já existe?</numerusform>
        <numerusform>Substituir {count} arquivos que já existem?</numerusform>
      </translation>
    </message>
    <message>
      <source>Appearance</source>
      <extracomment>window/shell/settings_dialog.py</extracomment>
      <translation>Aparência</translation>
    </message>
    <message>
      <source>Controls and effects</source>
      <extracomment>window/shell/settings_dialog.py</extracomment>
      <translation>Controles e efeitos</translation>
    </message>
    <message>
      <source>Opponents</source>
      <extracomment>window/shell/settings_dialog.py</extracomment>
      <translation>Adversários</translation>
    </message>
    <message>
      <source>Settings</source>
      <extracomment>window/shell/settings_dialog.py</extracomment>
      <translation>Configurações</translation>
    </message>
    <message>
      <source>Find a setting</source>
      <extracomment>window/shell/settings_dialog.py</extracomment>
      <translation>Encontrar uma configuração</translation>
    </message>
    <message>
      <source>Pages</source>
      <extracomment>window/shell/settings_dialog.py</extracomment>
      <translation>Páginas</translation>
    </message>
    <message>
      <source>Files</source>
      <extracomment>window/shell/settings_dialog.py</extracomment>
      <translation>Arquivos</translation>
    </message>
    <message>
      <source>The program keeps its data in these files.</source>
      <extracomment>window/shell/settings_dialog.py</extracomment>
      <translation>O que o programa guarda está nestes arquivos.</translation>
    </message>
    <message>
      <source>Open the folder</source>
      <extracomment>window/shell/settings_dialog.py</extracomment>
      <translation>Abrir a pasta</translation>
    </message>
    <message>
      <source>Open the folder of {name}</source>
      <extracomment>window/shell/settings_dialog.py</extracomment>
      <translation>Abrir a pasta de {name}</translation>
    </message>
    <message>
      <source>the settings could not be read and are kept as {place}</source>
      <extracomment>window/shell/settings_file.py</extracomment>
      <translation>não foi possível ler as configurações, que ficam guardadas como {place}</translation>
    </message>
    <message>
      <source>the setting {name} could not be understood; it is kept under [{section}] in {path}</source>
      <extracomment>window/shell/settings_file.py</extracomment>
      <translation>a configuração {name} não foi entendida e está em [{section}] em {path}</translation>
    </message>
    <message>
      <source>the settings in {path} could not be read ({reason})</source>
      <extracomment>window/shell/settings_file.py</extracomment>
      <translation>não foi possível ler as configurações em {path} ({reason})</translation>
    </message>
    <message>
      <source>the settings are not saved: {reason}</source>
      <extracomment>window/shell/settings_file.py</extracomment>
      <translation>as configurações não são guardadas: {reason}</translation>
    </message>
    <message>
      <source>Internal error: {error}</source>
      <extracomment>window/shell/tasks.py</extracomment>
      <translation>Uma falha do programa, {error}</translation>
    </message>
    <message>
      <source>Show the better line on the board ({better})</source>
      <extracomment>window/widgets/better_card.py</extracomment>
      <translation>Mostrar a linha melhor no tabuleiro ({better})</translation>
    </message>
    <message>
      <source>Put the better line into the game as a variation</source>
      <extracomment>window/widgets/better_card.py</extracomment>
      <translation>Pôr a linha melhor na partida como variante</translation>
    </message>
    <message>
      <source>Insert</source>
      <extracomment>window/widgets/better_card.py</extracomment>
      <translation>Inserir</translation>
    </message>
    <message>
      <source>See it</source>
      <extracomment>window/widgets/better_card.py</extracomment>
      <translation>Ver</translation>
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
        <numerusform>{count} partida excluída ({when})</numerusform>
        <numerusform>{count} partidas excluídas ({when})</numerusform>
      </translation>
    </message>
    <message>
      <source>unfinished</source>
      <extracomment>window/widgets/kept_game_texts.py</extracomment>
      <translation>inacabada</translation>
    </message>
    <message>
      <source>{seat} won (resignation)</source>
      <extracomment>window/widgets/kept_game_texts.py</extracomment>
      <translation>{seat} venceu (abandono)</translation>
    </message>
    <message>
      <source>{seat} won (time)</source>
      <extracomment>window/widgets/kept_game_texts.py</extracomment>
      <translation>{seat} venceu (tempo)</translation>
    </message>
    <message>
      <source>{seat} won (agreement)</source>
      <extracomment>window/widgets/kept_game_texts.py</extracomment>
      <translation>{seat} venceu (acordo)</translation>
    </message>
    <message>
      <source>{seat} won (forfeit)</source>
      <extracomment>window/widgets/kept_game_texts.py</extracomment>
      <translation>{seat} venceu (W.O.)</translation>
    </message>
    <message>
      <source>The first player won</source>
      <extracomment>window/widgets/kept_game_texts.py</extracomment>
      <translation>O primeiro jogador venceu</translation>
    </message>
    <message>
      <source>The second player won</source>
      <extracomment>window/widgets/kept_game_texts.py</extracomment>
      <translation>O segundo jogador venceu</translation>
    </message>
    <message>
      <source>Unfinished</source>
      <extracomment>window/widgets/kept_game_texts.py</extracomment>
      <translation>Inacabada</translation>
    </message>
    <message>
      <source>{strength}: it scores {share} of the points against level {below}.</source>
      <extracomment>window/widgets/level_texts.py</extracomment>
      <translation>{strength}: faz {share} dos pontos contra o nível {below}.</translation>
    </message>
    <message>
      <source>The strength of the levels has not been measured in {game}.</source>
      <extracomment>window/widgets/level_texts.py</extracomment>
      <translation>Ninguém mediu a força dos níveis em {game}.</translation>
    </message>
    <message>
      <source>It runs {count} playouts for a move and varies among the moves it likes best.</source>
      <extracomment>window/widgets/level_texts.py</extracomment>
      <translation>Examina {count} simulações por lance e varia entre os lances de que gosta.</translation>
    </message>
    <message>
      <source>Points of 100 games and Elo are from matches between the levels.</source>
      <extracomment>window/widgets/level_texts.py</extracomment>
      <translation>Os pontos em 100 partidas e o Elo vêm de matches entre os níveis.</translation>
    </message>
    <message>
      <source>It uses all the time it has for a move.</source>
      <extracomment>window/widgets/level_texts.py</extracomment>
      <translation>Usa todo o tempo de que dispõe para um lance.</translation>
    </message>
    <message>
      <source>It runs {count} playouts for a move and plays the best.</source>
      <extracomment>window/widgets/level_texts.py</extracomment>
      <translation>Examina {count} simulações por lance e joga o melhor.</translation>
    </message>
    <message>
      <source>uses all its time</source>
      <extracomment>window/widgets/level_texts.py</extracomment>
      <translation>usa todo o tempo permitido</translation>
    </message>
    <message>
      <source>runs {count} playouts for a move</source>
      <extracomment>window/widgets/level_texts.py</extracomment>
      <translation>{count} simulações por lance</translation>
    </message>
    <message>
      <source>plays like a beginner</source>
      <extracomment>window/widgets/level_texts.py</extracomment>
      <translation>joga como um principiante</translation>
    </message>
    <message>
      <source>{name}, {elo} Elo</source>
      <extracomment>window/widgets/level_texts.py</extracomment>
      <translation>{name}, {elo} Elo</translation>
    </message>
    <message>
      <source>{title}, level {level}, about {elo} Elo</source>
      <extracomment>window/widgets/level_texts.py</extracomment>
      <translation>{title}, nível {level}, cerca de {elo} Elo</translation>
    </message>
    <message>
      <source>{points} of 100 against level {below}</source>
      <extracomment>window/widgets/level_texts.py</extracomment>
      <translation>{points} de 100 contra o nível {below}</translation>
    </message>
    <message>
      <source>{strength}: it plays like a beginner.</source>
      <extracomment>window/widgets/level_texts.py</extracomment>
      <translation>{strength}: joga como um principiante.</translation>
    </message>
    <message>
      <source>It draws {share} of its moves at random.</source>
      <extracomment>window/widgets/level_texts.py</extracomment>
      <translation>Faz {share} dos seus lances ao acaso.</translation>
    </message>
    <message numerus="yes">
      <source>By {cause} and {count} more.</source>
      <extracomment>window/widgets/news_texts.py</extracomment>
      <translation>
        <numerusform>Motivo: {cause} e mais {count}.</numerusform>
        <numerusform>Motivo: {cause} e mais {count}.</numerusform>
      </translation>
    </message>
    <message>
      <source>By {causes}.</source>
      <extracomment>window/widgets/news_texts.py</extracomment>
      <translation>Motivo: {causes}.</translation>
    </message>
    <message>
      <source>{seat}: {player} is to move ({now})</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>{seat}: {player} tem a vez ({now} o deixa jogar)</translation>
    </message>
    <message>
      <source>{seat}: {player} is thinking, {count} playouts so far…</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>{seat}: {player} está pensando, {count} simulações até agora…</translation>
    </message>
    <message>
      <source>There is no help in a rated game; analyse it once it is over.</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>Em uma partida ranqueada ninguém ajuda você; analise-a quando terminar.</translation>
    </message>
    <message numerus="yes">
      <source>{winner} won in {count} moves</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>
        <numerusform>{winner} venceu em {count} lance</numerusform>
        <numerusform>{winner} venceu em {count} lances</numerusform>
      </translation>
    </message>
    <message>
      <source>{move} lost {loss} of the chance to win.</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>{move} custou {loss} da chance de vitória.</translation>
    </message>
    <message>
      <source>{move} lost {loss} of the chance to win. Better: {line}</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>{move} custou {loss} da chance de vitória. Melhor: {line}</translation>
    </message>
    <message>
      <source>a proven draw</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>um empate provado</translation>
    </message>
    <message>
      <source>the computer</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>o computador</translation>
    </message>
    <message>
      <source>The end was taken back: the game continues with your next move.</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>O fim foi retirado: a partida continua com a sua próxima jogada.</translation>
    </message>
    <message>
      <source>The game is over. {result} shows how it ended, {new} starts a new one.</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>A partida terminou. {result} mostra como terminou, {new} começa outra.</translation>
    </message>
    <message>
      <source>In a rated game you can play only from the last position: {last} goes there.</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>Em uma partida ranqueada joga-se no último lance: {last} leva até lá.</translation>
    </message>
    <message>
      <source>Draw</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>Empate</translation>
    </message>
    <message>
      <source>You won</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>Você venceu</translation>
    </message>
    <message>
      <source>You lost</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>Você perdeu</translation>
    </message>
    <message>
      <source>Stones are even.</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>Há igualdade de pedras.</translation>
    </message>
    <message>
      <source>brilliant</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>brilhante</translation>
    </message>
    <message>
      <source>good</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>bom</translation>
    </message>
    <message>
      <source>interesting</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>interessante</translation>
    </message>
    <message>
      <source>dubious</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>duvidoso</translation>
    </message>
    <message>
      <source>Circles</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>Círculos</translation>
    </message>
    <message>
      <source>Crosses</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>Cruzes</translation>
    </message>
    <message>
      <source>Squares</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>Quadrados</translation>
    </message>
    <message>
      <source>Triangles</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>Triângulos</translation>
    </message>
    <message>
      <source>Letters</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>Letras</translation>
    </message>
    <message>
      <source>Usual colour</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>Cor habitual</translation>
    </message>
    <message>
      <source>Green (Shift)</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>Verde (Shift)</translation>
    </message>
    <message>
      <source>Blue (Ctrl or Alt)</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>Azul (Ctrl ou Alt)</translation>
    </message>
    <message>
      <source>Yellow (Shift+Ctrl)</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>Amarelo (Shift+Ctrl)</translation>
    </message>
    <message>
      <source>The clocks start with the first move.</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>Os relógios começam com o primeiro lance.</translation>
    </message>
    <message>
      <source>{undo} brings back the previous game.</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>{undo} traz de volta a partida anterior.</translation>
    </message>
    <message>
      <source>The game is over: moves that you try out here are variations.</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>A partida terminou: os lances que você experimentar aqui são variações.</translation>
    </message>
    <message>
      <source>A rated game.</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>Uma partida ranqueada.</translation>
    </message>
    <message>
      <source>The computer thinks in your time.</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>O computador pensa no seu tempo.</translation>
    </message>
    <message>
      <source>{winner} wins by {margin}</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>{winner} vence por {margin}</translation>
    </message>
    <message>
      <source>{count} of {goal}</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>{count} de {goal}</translation>
    </message>
    <message>
      <source>{name}: {numbers}</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>{name}: {numbers}</translation>
    </message>
    <message>
      <source>{seat} leads by {margin}.</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>{seat} está na frente por {margin}.</translation>
    </message>
    <message>
      <source>a proven win for {seat}</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>uma vitória provada de {seat}</translation>
    </message>
    <message>
      <source>Paused. {seat} is to move.</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>Em pausa. Vez do {seat}.</translation>
    </message>
    <message>
      <source>{seat}: {player} is getting ready…</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>{seat}: {player} está se preparando…</translation>
    </message>
    <message>
      <source>{seat}: {player} is thinking…</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>{seat}: {player} está pensando…</translation>
    </message>
    <message>
      <source>Wait: {player} is to move.</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>Espere: {player} tem a vez.</translation>
    </message>
    <message>
      <source>{winner} wins</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>{winner} vence</translation>
    </message>
    <message>
      <source>You lead by {margin}.</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>Você está {margin} à frente.</translation>
    </message>
    <message>
      <source>takes {count} by {cause}</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>toma {count} ({cause})</translation>
    </message>
    <message>
      <source>loses {count} by {cause}</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>perde {count} ({cause})</translation>
    </message>
    <message>
      <source>loses {count}</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>perde {count}</translation>
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
      <translation>Ter mais pedras no tabuleiro no final; anéis cheios nos quais você tem a maioria capturam.</translation>
    </message>
    <message>
      <source>Red</source>
      <extracomment>game ring-majority</extracomment>
      <translation>Vermelho</translation>
    </message>
    <message>
      <source>Blue</source>
      <extracomment>game ring-majority</extracomment>
      <translation>Azul</translation>
    </message>
    <message>
      <source>Tetrahedron</source>
      <extracomment>game ring-majority</extracomment>
      <translation>Tetraedro</translation>
    </message>
    <message>
      <source>Cube</source>
      <extracomment>game ring-majority</extracomment>
      <translation>Cubo</translation>
    </message>
    <message>
      <source>Truncated tetrahedron</source>
      <extracomment>game ring-majority</extracomment>
      <translation>Tetraedro truncado</translation>
    </message>
    <message>
      <source>Cuboctahedron</source>
      <extracomment>game ring-majority</extracomment>
      <translation>Cuboctaedro</translation>
    </message>
    <message>
      <source>Dodecahedron</source>
      <extracomment>game ring-majority</extracomment>
      <translation>Dodecaedro</translation>
    </message>
    <message>
      <source>Truncated octahedron</source>
      <extracomment>game ring-majority</extracomment>
      <translation>Octaedro truncado</translation>
    </message>
    <message>
      <source>Truncated cube</source>
      <extracomment>game ring-majority</extracomment>
      <translation>Cubo truncado</translation>
    </message>
    <message>
      <source>Small rhombicuboctahedron</source>
      <extracomment>game ring-majority</extracomment>
      <translation>Pequeno rombicuboctaedro</translation>
    </message>
    <message>
      <source>Snub cube</source>
      <extracomment>game ring-majority</extracomment>
      <translation>Cubo achatado</translation>
    </message>
    <message>
      <source>Icosidodecahedron</source>
      <extracomment>game ring-majority</extracomment>
      <translation>Icosidodecaedro</translation>
    </message>
    <message>
      <source>Great rhombicuboctahedron</source>
      <extracomment>game ring-majority</extracomment>
      <translation>Grande rombicuboctaedro</translation>
    </message>
    <message>
      <source>Truncated icosahedron</source>
      <extracomment>game ring-majority</extracomment>
      <translation>Icosaedro truncado</translation>
    </message>
    <message>
      <source>Truncated dodecahedron</source>
      <extracomment>game ring-majority</extracomment>
      <translation>Dodecaedro truncado</translation>
    </message>
    <message>
      <source>Small rhombicosidodecahedron</source>
      <extracomment>game ring-majority</extracomment>
      <translation>Pequeno rombicosidodecaedro</translation>
    </message>
    <message>
      <source>Snub dodecahedron</source>
      <extracomment>game ring-majority</extracomment>
      <translation>Dodecaedro achatado</translation>
    </message>
    <message>
      <source>Great rhombicosidodecahedron</source>
      <extracomment>game ring-majority</extracomment>
      <translation>Grande rombicosidodecaedro</translation>
    </message>
    <message>
      <source>on the board</source>
      <extracomment>game ring-majority</extracomment>
      <translation>no tabuleiro</translation>
    </message>
    <message>
      <source>in hand</source>
      <extracomment>game ring-majority</extracomment>
      <translation>na mão</translation>
    </message>
    <message>
      <source>lost</source>
      <extracomment>game ring-majority</extracomment>
      <translation>perdidas</translation>
    </message>
    <message>
      <source>Red stone</source>
      <extracomment>game ring-majority</extracomment>
      <translation>Pedra vermelha</translation>
    </message>
    <message>
      <source>Blue stone</source>
      <extracomment>game ring-majority</extracomment>
      <translation>Pedra azul</translation>
    </message>
    <message>
      <source>To move</source>
      <extracomment>game ring-majority</extracomment>
      <translation>Vez</translation>
    </message>
    <message>
      <source>Loop</source>
      <extracomment>game loop</extracomment>
      <translation>Loop</translation>
    </message>
    <message>
      <source>David Bush (known as twixter; later published as Lazo)</source>
      <extracomment>game loop</extracomment>
      <translation>David Bush (conhecido como twixter; publicado depois como Lazo)</translation>
    </message>
    <message>
      <source>Close a loop of your tiles on the board, or build a bridge with a river under it.</source>
      <extracomment>game loop</extracomment>
      <translation>Fechar um laço de suas peças no tabuleiro, ou construir uma ponte com um rio por baixo.</translation>
    </message>
    <message>
      <source>Black</source>
      <extracomment>game loop</extracomment>
      <translation>Preto</translation>
    </message>
    <message>
      <source>White</source>
      <extracomment>game loop</extracomment>
      <translation>Branco</translation>
    </message>
    <message>
      <source>black</source>
      <extracomment>game loop</extracomment>
      <translation>preto</translation>
    </message>
    <message>
      <source>white</source>
      <extracomment>game loop</extracomment>
      <translation>branco</translation>
    </message>
    <message>
      <source>Mini, 4 layers</source>
      <extracomment>game loop</extracomment>
      <translation>Mini, 4 níveis</translation>
    </message>
    <message>
      <source>Main, 6 layers</source>
      <extracomment>game loop</extracomment>
      <translation>Main, 6 níveis</translation>
    </message>
    <message>
      <source>Lazo, 10 layers</source>
      <extracomment>game loop</extracomment>
      <translation>Lazo, 10 níveis</translation>
    </message>
    <message>
      <source>Black tile</source>
      <extracomment>game loop</extracomment>
      <translation>Peça preta</translation>
    </message>
    <message>
      <source>White tile</source>
      <extracomment>game loop</extracomment>
      <translation>Peça branca</translation>
    </message>
    <message>
      <source>Path Tiles</source>
      <extracomment>game path-tiles</extracomment>
      <translation>Path Tiles</translation>
    </message>
    <message>
      <source>an unknown author (Zillions of Games submission 1550)</source>
      <extracomment>game path-tiles</extracomment>
      <translation>um autor desconhecido (Zillions of Games, envio 1550)</translation>
    </message>
    <message>
      <source>Close a loop of your colour, or join two opposite sides of the board with it.</source>
      <extracomment>game path-tiles</extracomment>
      <translation>Fechar um laço da sua cor, ou unir com ela dois lados opostos do tabuleiro.</translation>
    </message>
    <message>
      <source>102 tiles and free turns</source>
      <extracomment>game path-tiles</extracomment>
      <translation>102 peças e turnos extras</translation>
    </message>
    <message>
      <source>66 tiles, each up to ten times</source>
      <extracomment>game path-tiles</extracomment>
      <translation>66 peças, cada uma até dez vezes</translation>
    </message>
    <message>
      <source>longest paths</source>
      <extracomment>game path-tiles</extracomment>
      <translation>caminhos mais longos</translation>
    </message>
    <message>
      <source>longest path</source>
      <extracomment>game path-tiles</extracomment>
      <translation>caminho mais longo</translation>
    </message>
    <message>
      <source>tiles left</source>
      <extracomment>game path-tiles</extracomment>
      <translation>peças restantes</translation>
    </message>
    <message>
      <source>A free turn</source>
      <extracomment>game path-tiles</extracomment>
      <translation>Um turno extra</translation>
    </message>
    <message>
      <source>ribbons</source>
      <extracomment>game path-tiles</extracomment>
      <translation>fitas</translation>
    </message>
    <message>
      <source>tubes</source>
      <extracomment>game path-tiles</extracomment>
      <translation>tubos</translation>
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
      <translation>Cercar três pilares com laços de seus peões.</translation>
    </message>
    <message>
      <source>Side length 8</source>
      <extracomment>game loops-n-leaps</extracomment>
      <translation>Lado de 8</translation>
    </message>
    <message>
      <source>Side length 10</source>
      <extracomment>game loops-n-leaps</extracomment>
      <translation>Lado de 10</translation>
    </message>
    <message>
      <source>what is surrounded, safe or in sight</source>
      <extracomment>game loops-n-leaps</extracomment>
      <translation>o que está cercado, seguro ou à vista</translation>
    </message>
    <message>
      <source>pillars surrounded</source>
      <extracomment>game loops-n-leaps</extracomment>
      <translation>pilares cercados</translation>
    </message>
    <message>
      <source>men</source>
      <extracomment>game loops-n-leaps</extracomment>
      <translation>peões</translation>
    </message>
    <message>
      <source>leapers</source>
      <extracomment>game loops-n-leaps</extracomment>
      <translation>saltadores</translation>
    </message>
    <message>
      <source>White man</source>
      <extracomment>game loops-n-leaps</extracomment>
      <translation>Peão branco</translation>
    </message>
    <message>
      <source>Black man</source>
      <extracomment>game loops-n-leaps</extracomment>
      <translation>Peão preto</translation>
    </message>
    <message>
      <source>White leaper</source>
      <extracomment>game loops-n-leaps</extracomment>
      <translation>Saltador branco</translation>
    </message>
    <message>
      <source>Black leaper</source>
      <extracomment>game loops-n-leaps</extracomment>
      <translation>Saltador preto</translation>
    </message>
    <message>
      <source>Loophole 2D</source>
      <extracomment>game loophole-2d</extracomment>
      <translation>Loophole 2D</translation>
    </message>
    <message>
      <source>Mark Steere (Loophole, November 2008), marksteeregames.com</source>
      <extracomment>game loophole-2d</extracomment>
      <translation>Mark Steere (Loophole, novembro de 2008), marksteeregames.com</translation>
    </message>
    <message>
      <source>Close two different loops through the frame and the windows.</source>
      <extracomment>game loophole-2d</extracomment>
      <translation>Fechar dois laços diferentes pela moldura e pelas janelas.</translation>
    </message>
    <message>
      <source>Rhombus with two windows</source>
      <extracomment>game loophole-2d</extracomment>
      <translation>Losango com duas janelas</translation>
    </message>
    <message>
      <source>Loops</source>
      <extracomment>game loophole-2d</extracomment>
      <translation>Laços</translation>
    </message>
    <message>
      <source>loops</source>
      <extracomment>game loophole-2d</extracomment>
      <translation>laços</translation>
    </message>
    <message>
      <source>Black stone</source>
      <extracomment>game loophole-2d</extracomment>
      <translation>Pedra preta</translation>
    </message>
    <message>
      <source>White stone</source>
      <extracomment>game loophole-2d</extracomment>
      <translation>Pedra branca</translation>
    </message>
    <message>
      <source>light</source>
      <extracomment>choices</extracomment>
      <translation>claro</translation>
    </message>
    <message>
      <source>dark</source>
      <extracomment>choices</extracomment>
      <translation>escuro</translation>
    </message>
    <message>
      <source>colour-blind</source>
      <extracomment>choices</extracomment>
      <translation>para daltônicos</translation>
    </message>
    <message>
      <source>high-contrast</source>
      <extracomment>choices</extracomment>
      <translation>alto contraste</translation>
    </message>
    <message>
      <source>black-and-white</source>
      <extracomment>choices</extracomment>
      <translation>preto e branco</translation>
    </message>
    <message>
      <source>walnut-and-maple</source>
      <extracomment>choices</extracomment>
      <translation>nogueira e bordo</translation>
    </message>
    <message>
      <source>slate-and-brass</source>
      <extracomment>choices</extracomment>
      <translation>ardósia e latão</translation>
    </message>
    <message>
      <source>porcelain</source>
      <extracomment>choices</extracomment>
      <translation>porcelana</translation>
    </message>
    <message>
      <source>classic</source>
      <extracomment>choices</extracomment>
      <translation>clássico</translation>
    </message>
    <message>
      <source>glass</source>
      <extracomment>choices</extracomment>
      <translation>vidro</translation>
    </message>
    <message>
      <source>paint</source>
      <extracomment>choices</extracomment>
      <translation>pintura</translation>
    </message>
    <message>
      <source>fast</source>
      <extracomment>choices</extracomment>
      <translation>veloz</translation>
    </message>
    <message>
      <source>fine</source>
      <extracomment>choices</extracomment>
      <translation>alta</translation>
    </message>
    <message>
      <source>finest</source>
      <extracomment>choices</extracomment>
      <translation>máxima</translation>
    </message>
    <message>
      <source>off</source>
      <extracomment>choices</extracomment>
      <translation>não</translation>
    </message>
    <message>
      <source>normal</source>
      <extracomment>choices</extracomment>
      <translation>normal</translation>
    </message>
    <message>
      <source>slow</source>
      <extracomment>choices</extracomment>
      <translation>lento</translation>
    </message>
    <message>
      <source>as fast as they think</source>
      <extracomment>choices</extracomment>
      <translation>tão rápido quanto pensam</translation>
    </message>
    <message>
      <source>a move a second</source>
      <extracomment>choices</extracomment>
      <translation>um lance por segundo</translation>
    </message>
    <message>
      <source>a move in 3 seconds</source>
      <extracomment>choices</extracomment>
      <translation>um lance a cada 3 segundos</translation>
    </message>
    <message>
      <source>studio</source>
      <extracomment>choices</extracomment>
      <translation>estúdio</translation>
    </message>
    <message>
      <source>table</source>
      <extracomment>choices</extracomment>
      <translation>mesa</translation>
    </message>
    <message>
      <source>sky</source>
      <extracomment>choices</extracomment>
      <translation>céu</translation>
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
      <translation>Imagem</translation>
    </message>
    <message>
      <source>Film of the game</source>
      <extracomment>choices</extracomment>
      <translation>Filme da partida</translation>
    </message>
    <message>
      <source>Film of the board turning</source>
      <extracomment>choices</extracomment>
      <translation>Filme do tabuleiro girando</translation>
    </message>
    <message>
      <source>Web page that plays the game</source>
      <extracomment>choices</extracomment>
      <translation>Página que reproduz a partida</translation>
    </message>
    <message>
      <source>3-D drawing</source>
      <extracomment>choices</extracomment>
      <translation>Desenho no espaço</translation>
    </message>
    <message>
      <source>Diagram of the map</source>
      <extracomment>choices</extracomment>
      <translation>Diagrama do mapa</translation>
    </message>
    <message>
      <source>Model</source>
      <extracomment>choices</extracomment>
      <translation>Modelo</translation>
    </message>
    <message>
      <source>One body for a 3-D printer</source>
      <extracomment>choices</extracomment>
      <translation>Um corpo para impressora 3-D</translation>
    </message>
    <message>
      <source>Board and pieces for a 3-D printer</source>
      <extracomment>choices</extracomment>
      <translation>Tabuleiro e peças para impressora 3-D</translation>
    </message>
    <message>
      <source>Paper net to fold</source>
      <extracomment>choices</extracomment>
      <translation>Planificação de papel para dobrar</translation>
    </message>
    <message>
      <source>Paper board and pieces to cut out</source>
      <extracomment>choices</extracomment>
      <translation>Tabuleiro e peças de papel para recortar</translation>
    </message>
    <message>
      <source>Scene for POV-Ray</source>
      <extracomment>choices</extracomment>
      <translation>Cena para POV-Ray</translation>
    </message>
    <message>
      <source>Places and neighbours</source>
      <extracomment>choices</extracomment>
      <translation>Casas e vizinhas</translation>
    </message>
    <message>
      <source>Text, the moves alone</source>
      <extracomment>choices</extracomment>
      <translation>Texto, só os lances</translation>
    </message>
    <message>
      <source>JSON, with variations and notes</source>
      <extracomment>choices</extracomment>
      <translation>JSON, com variações e notas</translation>
    </message>
    <message>
      <source>SGF, with variations and notes</source>
      <extracomment>choices</extracomment>
      <translation>SGF, com variações e notas</translation>
    </message>
    <message>
      <source>Close a ring on the board</source>
      <extracomment>course loop</extracomment>
      <translation>Fechar um anel no tabuleiro</translation>
    </message>
    <message>
      <source>You play Black and win by completing a loop. The simplest loop is a ring of your tiles on layer 1 around at least one hole. Five of your tiles are around 1b3. Close the ring.</source>
      <extracomment>course loop</extracomment>
      <translation>Você joga com o Preto e vence ao completar um laço. O laço mais simples é um anel de suas peças no nível 1 em volta de pelo menos um furo. Cinco de suas peças estão em volta de 1b3. Feche o anel.</translation>
    </message>
    <message>
      <source>Which neighbour of 1b3 is empty?</source>
      <extracomment>course loop</extracomment>
      <translation>Qual vizinha de 1b3 está vazia?</translation>
    </message>
    <message>
      <source>You closed a ring around 1b3, and the game is won. It does not matter whether the hole inside is empty or holds a white tile.</source>
      <extracomment>course loop</extracomment>
      <translation>Você fechou um anel em volta de 1b3 e venceu a partida. Não importa se o furo de dentro está vazio ou tem uma peça branca.</translation>
    </message>
    <message>
      <source>The rim does not count</source>
      <extracomment>course loop</extracomment>
      <translation>A borda não conta</translation>
    </message>
    <message>
      <source>You can close two shapes: an arch around 1a3 on the long edge, and a ring around 1c8 in the middle. Outside the board everything is open, so a hole at the rim is never enclosed. Close the shape that wins.</source>
      <extracomment>course loop</extracomment>
      <translation>Você pode fechar duas formas: um arco em volta de 1a3, na borda longa, e um anel em volta de 1c8, no meio. Fora do tabuleiro tudo está aberto, de modo que um furo na borda nunca fica cercado. Feche a forma que vence.</translation>
    </message>
    <message>
      <source>Is there a way out over the edge?</source>
      <extracomment>course loop</extracomment>
      <translation>Há uma saída pela borda?</translation>
    </message>
    <message>
      <source>1c8 cannot get out. The arch around 1a3 would have been worth nothing: 1a3 lies at the rim.</source>
      <extracomment>course loop</extracomment>
      <translation>1c8 não tem saída. O arco em volta de 1a3 não teria valido nada: 1a3 fica na borda.</translation>
    </message>
    <message>
      <source>Enclose an enemy</source>
      <extracomment>course loop</extracomment>
      <translation>Cercar um inimigo</translation>
    </message>
    <message>
      <source>A ring may enclose an opposing tile as well as an empty hole. Close the ring around the white tile.</source>
      <extracomment>course loop</extracomment>
      <translation>Um anel pode cercar tanto uma peça adversária quanto um furo vazio. Feche o anel em volta da peça branca.</translation>
    </message>
    <message>
      <source>One of the six neighbours of 1c8 is still free.</source>
      <extracomment>course loop</extracomment>
      <translation>Uma das seis vizinhas de 1c8 ainda está livre.</translation>
    </message>
    <message>
      <source>The white tile on 1c8 is enclosed. Enemies inside do not disturb a ring; gaps in it do.</source>
      <extracomment>course loop</extracomment>
      <translation>A peça branca em 1c8 está cercada. Inimigos dentro não atrapalham um anel; lacunas nele, sim.</translation>
    </message>
    <message>
      <source>Block a ring</source>
      <extracomment>course loop</extracomment>
      <translation>Bloquear um anel</translation>
    </message>
    <message>
      <source>Now you play White. Black needs one more tile for a ring around 1b3. Play a move after which Black cannot win at once.</source>
      <extracomment>course loop</extracomment>
      <translation>Agora você joga com o Branco. Falta ao Preto uma peça para um anel em volta de 1b3. Faça um lance depois do qual o Preto não possa vencer de imediato.</translation>
    </message>
    <message>
      <source>Play where Black wants to play.</source>
      <extracomment>course loop</extracomment>
      <translation>Ocupe o lugar onde o Preto quer jogar.</translation>
    </message>
    <message>
      <source>One white tile in the ring is enough. Look at every turn for rings of five and arches that need one tile.</source>
      <extracomment>course loop</extracomment>
      <translation>Uma peça branca no anel basta. A cada vez, procure anéis de cinco peças e arcos a que falte uma só.</translation>
    </message>
    <message>
      <source>Climb to layer 2</source>
      <extracomment>course loop</extracomment>
      <translation>Subir ao nível 2</translation>
    </message>
    <message>
      <source>Tiles are piled up. Where three tiles of a layer touch, there may be a gap for a tile of the next layer. It has to touch a tile of your own, below or beside it. Play a tile on layer 2.</source>
      <extracomment>course loop</extracomment>
      <translation>As peças se empilham. Onde três peças de um nível se tocam, pode haver um vão para uma peça do nível seguinte. Ela tem de tocar uma peça sua, embaixo ou ao lado. Jogue uma peça no nível 2.</translation>
    </message>
    <message>
      <source>On the map, layer 2 is drawn beside layer 1; in the 3-D view, click the gap between three tiles.</source>
      <extracomment>course loop</extracomment>
      <translation>No mapa, o nível 2 está desenhado ao lado do nível 1; no espaço, clique no vão entre três peças.</translation>
    </message>
    <message>
      <source>2b2 rests on 1b3, 1c2 and 1c3. Only gaps with all three tiles below can be filled.</source>
      <extracomment>course loop</extracomment>
      <translation>2b2 se apoia em 1b3, 1c2 e 1c3. Só se podem preencher vãos com as três peças embaixo.</translation>
    </message>
    <message>
      <source>Build a bridge</source>
      <extracomment>course loop</extracomment>
      <translation>Construir uma ponte</translation>
    </message>
    <message>
      <source>The second kind of loop is a bridge: your tiles go up from the board and down to it again, and a river runs through under them, over empty spaces and enemy tiles. Your bridge from 1b4 to 1d2 lacks its top. Put it in place.</source>
      <extracomment>course loop</extracomment>
      <translation>O segundo tipo de laço é a ponte: suas peças sobem a partir do tabuleiro e descem de novo até ele, e um rio passa por baixo delas de lado a lado, por espaços vazios e peças inimigas. Falta o topo à sua ponte de 1b4 a 1d2. Coloque-o.</translation>
    </message>
    <message>
      <source>The top of the bridge rests on both white tiles.</source>
      <extracomment>course loop</extracomment>
      <translation>O topo da ponte se apoia nas duas peças brancas.</translation>
    </message>
    <message>
      <source>The river runs from 2b4 through the white tiles 1c4 and 1c3 to 2b2, right under your bridge.</source>
      <extracomment>course loop</extracomment>
      <translation>O rio corre de 2b4, pelas peças brancas 1c4 e 1c3, até 2b2, bem debaixo da sua ponte.</translation>
    </message>
    <message>
      <source>Why is this not a loop?</source>
      <extracomment>course loop</extracomment>
      <translation>Por que isto não é um laço?</translation>
    </message>
    <message>
      <source>Black has just played 2b3, a bridge over the white tile 1c3. But a bridge over a single tile is never a loop: the river has to run right through. Click the tile that stops it.</source>
      <extracomment>course loop</extracomment>
      <translation>O Preto acaba de jogar 2b3, uma ponte sobre a peça branca 1c3. Mas uma ponte sobre uma única peça nunca é um laço: o rio tem de atravessar de lado a lado. Clique na peça que o detém.</translation>
    </message>
    <message>
      <source>Which neighbour of 1c3 would have to be white?</source>
      <extracomment>course loop</extracomment>
      <translation>Qual vizinha de 1c3 teria de ser branca?</translation>
    </message>
    <message>
      <source>If 1d3 were white, the river would continue from 1c3 through 1d3 and out to 2c3. Your own tiles are what stops a river.</source>
      <extracomment>course loop</extracomment>
      <translation>Se 1d3 fosse branca, o rio seguiria de 1c3 por 1d3 e sairia em 2c3. O que detém um rio são as suas próprias peças.</translation>
    </message>
    <message>
      <source>Dead ends at the edge</source>
      <extracomment>course loop</extracomment>
      <translation>Becos sem saída na borda</translation>
    </message>
    <message>
      <source>Two bridges lack their top, one at the long edge and one in the middle. For bridges the outside is closed: a river cannot flow out over the edge of the pile. Complete the bridge with a river under it.</source>
      <extracomment>course loop</extracomment>
      <translation>Falta o topo a duas pontes, uma na borda longa e outra no meio. Para as pontes, o lado de fora está fechado: um rio não pode sair pela borda da pilha. Complete a ponte que tem um rio por baixo.</translation>
    </message>
    <message>
      <source>Follow each river in both directions.</source>
      <extracomment>course loop</extracomment>
      <translation>Siga cada rio nos dois sentidos.</translation>
    </message>
    <message>
      <source>2b6 lets the river through. Under 2a3 it would have stopped at the long edge.</source>
      <extracomment>course loop</extracomment>
      <translation>2b6 deixa o rio passar. Debaixo de 2a3 ele teria parado na borda longa.</translation>
    </message>
    <message>
      <source>Stop a bridge</source>
      <extracomment>course loop</extracomment>
      <translation>Deter uma ponte</translation>
    </message>
    <message>
      <source>White again. Black threatens to put the top of the bridge on 2b3. Play a move after which Black cannot win at once.</source>
      <extracomment>course loop</extracomment>
      <translation>De novo com o Branco. O Preto ameaça pôr o topo da ponte em 2b3. Faça um lance depois do qual o Preto não possa vencer de imediato.</translation>
    </message>
    <message>
      <source>Which gap does Black need?</source>
      <extracomment>course loop</extracomment>
      <translation>Qual é o vão de que o Preto precisa?</translation>
    </message>
    <message>
      <source>Without its top there is no bridge. You may fill the gap yourself, if your tile touches one of yours.</source>
      <extracomment>course loop</extracomment>
      <translation>Sem o topo não há ponte. Você também pode preencher o vão, se a sua peça tocar uma das suas.</translation>
    </message>
    <message>
      <source>Two threats at once</source>
      <extracomment>course loop</extracomment>
      <translation>Duas ameaças ao mesmo tempo</translation>
    </message>
    <message>
      <source>One threat can be answered, two cannot. Find the move after which you could win in two places.</source>
      <extracomment>course loop</extracomment>
      <translation>Uma ameaça pode ser respondida, duas não. Encontre o lance depois do qual você poderia vencer em dois lugares.</translation>
    </message>
    <message>
      <source>Look on layer 2, where three tiles of both colours meet.</source>
      <extracomment>course loop</extracomment>
      <translation>Olhe no nível 2, onde se encontram três peças das duas cores.</translation>
    </message>
    <message>
      <source>Now 2a4 and 2b3 both complete a bridge, and White can fill only one gap.</source>
      <extracomment>course loop</extracomment>
      <translation>Agora tanto 2a4 como 2b3 completam uma ponte, e o Branco só pode preencher um dos vãos.</translation>
    </message>
    <message>
      <source>White has filled one gap. Win.</source>
      <extracomment>course loop</extracomment>
      <translation>O Branco preencheu um dos vãos. Vença.</translation>
    </message>
    <message>
      <source>The other gap is still there.</source>
      <extracomment>course loop</extracomment>
      <translation>O outro vão continua lá.</translation>
    </message>
    <message>
      <source>That is how most games of Loop are won: one tile makes two threats.</source>
      <extracomment>course loop</extracomment>
      <translation>É assim que se vence a maioria das partidas de Loop: com duas ameaças de uma só peça.</translation>
    </message>
    <message>
      <source>Swap sides</source>
      <extracomment>course loop</extracomment>
      <translation>Trocar de lado</translation>
    </message>
    <message>
      <source>Black has started in the middle, a strong place. On White's first turn you may swap instead of playing: click the black tile, and it turns white. Do that.</source>
      <extracomment>course loop</extracomment>
      <translation>O Preto começou no meio, um lugar forte. Na primeira vez do Branco você pode trocar em vez de jogar: clique na peça preta e ela fica branca. Faça isso.</translation>
    </message>
    <message>
      <source>Click the tile itself.</source>
      <extracomment>course loop</extracomment>
      <translation>Clique na própria peça.</translation>
    </message>
    <message>
      <source>The tile is yours. Because of the swap it does not pay to start with the strongest move.</source>
      <extracomment>course loop</extracomment>
      <translation>A peça é sua. Por causa da troca, não compensa começar com o lance mais forte.</translation>
    </message>
    <message>
      <source>Two loops win</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Dois laços vencem</translation>
    </message>
    <message>
      <source>You play Black. You win with two different loops. One of your loops already runs from the first row through window 1 to the last row; the frame joins these rows. One more stone makes the second loop. Find it.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Você joga com o Preto. Vence quem tem dois laços diferentes. Um laço seu já vai da primeira fileira, pela janela 1, até a última; a moldura une essas fileiras. Mais uma pedra faz o segundo laço. Encontre-a.</translation>
    </message>
    <message>
      <source>Look at the lower right, below window 2.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Olhe embaixo, à direita, sob a janela 2.</translation>
    </message>
    <message>
      <source>Your stone finished a loop through window 2 and another through all three nodes. Your loops are all marked.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>A sua pedra completou um laço pela janela 2 e outro pelos três nós. Todos os seus laços estão marcados.</translation>
    </message>
    <message>
      <source>From edge to edge</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>De borda a borda</translation>
    </message>
    <message>
      <source>The stones along the first and the last row are yours and belong to one node, the frame. A line between them is a loop. Close the gap in your line.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>As pedras ao longo da primeira e da última fileira são suas e pertencem a um nó, a moldura. Uma linha entre elas é um laço. Feche a lacuna da sua linha.</translation>
    </message>
    <message>
      <source>Follow the line downwards from c2.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Siga a linha para baixo a partir de c2.</translation>
    </message>
    <message>
      <source>One loop. You need another one, with other nodes, to win.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Um laço. Para vencer você precisa de outro, com outros nós.</translation>
    </message>
    <message>
      <source>Around a window</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Em volta de uma janela</translation>
    </message>
    <message>
      <source>Each window is a node as well: it joins your two stones above it with your two stones below. A chain from above, around the window, to below makes a loop through the window. Complete it.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Cada janela também é um nó: ela une as suas duas pedras de cima com as suas duas pedras de baixo. Uma cadeia que vem de cima, dá a volta na janela e chega embaixo faz um laço pela janela. Complete-a.</translation>
    </message>
    <message>
      <source>The chain runs down on the right side of window 1.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>A cadeia desce pelo lado direito da janela 1.</translation>
    </message>
    <message>
      <source>The loop goes around through the cells and back through the window.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>O laço dá a volta pelas casas e retorna pela janela.</translation>
    </message>
    <message>
      <source>Through frame and window</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Pela moldura e pela janela</translation>
    </message>
    <message>
      <source>A loop may pass through two nodes: from the first row to window 1, through it, and on from its lower side to the last row. Complete this loop.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Um laço pode passar por dois nós: da primeira fileira até a janela 1, através dela, e do lado de baixo até a última fileira. Complete este laço.</translation>
    </message>
    <message>
      <source>Look right below window 1.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Olhe logo abaixo da janela 1.</translation>
    </message>
    <message>
      <source>The window saves stones: you need no line around it.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>A janela poupa pedras: você não precisa de uma linha em volta dela.</translation>
    </message>
    <message>
      <source>Through both windows</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Pelas duas janelas</translation>
    </message>
    <message>
      <source>The longest kind of loop passes through all three nodes. Connect window 1 with window 2.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>O tipo de laço mais longo passa pelos três nós. Ligue a janela 1 à janela 2.</translation>
    </message>
    <message>
      <source>The chain between the windows has one gap.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>A cadeia entre as janelas tem uma lacuna.</translation>
    </message>
    <message>
      <source>From the first row through window 1, over to window 2, through it and down: one loop through all three nodes.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Da primeira fileira, pela janela 1, até a janela 2, através dela e para baixo: um só laço pelos três nós.</translation>
    </message>
    <message>
      <source>Two lines, one loop</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Duas linhas, um laço</translation>
    </message>
    <message>
      <source>Two loops must differ in their nodes. You have two lines from the first row to the last, each with a gap. Close one of them for a first loop.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Dois laços têm de diferir nos nós. Você tem duas linhas da primeira fileira à última, cada uma com uma lacuna. Feche uma delas para ter um primeiro laço.</translation>
    </message>
    <message>
      <source>Either gap will do.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Qualquer das duas lacunas serve.</translation>
    </message>
    <message>
      <source>One loop through the frame. White answers far away.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Um laço pela moldura. O Branco responde longe dali.</translation>
    </message>
    <message>
      <source>The second line would pass through the same node, so it would be the same loop. You have not won yet. Find the stone that makes a different loop, and win.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>A segunda linha passaria pelo mesmo nó; seria, portanto, o mesmo laço. Você ainda não venceu. Encontre a pedra que faz um laço diferente, e vença.</translation>
    </message>
    <message>
      <source>Look to the left of window 2.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Olhe à esquerda da janela 2.</translation>
    </message>
    <message>
      <source>The chain around window 2 is a loop through window 2: other nodes, another loop.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>A cadeia em volta da janela 2 é um laço pela janela 2: outros nós, outro laço.</translation>
    </message>
    <message>
      <source>See the threat</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Ver a ameaça</translation>
    </message>
    <message>
      <source>Now you are White and Black is about to win. Click the cell where Black would complete the second loop.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Agora você é o Branco, e o Preto está prestes a vencer. Clique na casa onde o Preto completaria o segundo laço.</translation>
    </message>
    <message>
      <source>Look at the stones around window 2.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Olhe as pedras em volta da janela 2.</translation>
    </message>
    <message>
      <source>A black stone there would finish two loops at once.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Uma pedra preta ali completaria dois laços de uma vez.</translation>
    </message>
    <message>
      <source>Play a move after which Black cannot win at once.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Faça um lance depois do qual o Preto não possa vencer de imediato.</translation>
    </message>
    <message>
      <source>One stone in the gap cuts both loops. On a full board the two players have three loops between them, so what you cut makes your own stronger.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Uma pedra na lacuna corta os dois laços. Em um tabuleiro cheio os dois jogadores têm, somados, três laços; por isso, o que você corta fortalece os seus.</translation>
    </message>
    <message>
      <source>A link that cannot be cut</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Uma ligação que não se corta</translation>
    </message>
    <message>
      <source>c4 and b6 do not touch, but two cells lie between them, b5 and c5, and either of them connects. White has just played on one. Connect through the other.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>c4 e b6 não se tocam, mas entre elas há duas casas, b5 e c5, e qualquer das duas as liga. O Branco acaba de jogar em uma. Ligue pela outra.</translation>
    </message>
    <message>
      <source>White took c5.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>O Branco tomou c5.</translation>
    </message>
    <message>
      <source>As long as you answer, such a pair of cells cannot be cut. It saves half of the stones of a line.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Enquanto você responder, um par de casas assim não pode ser cortado. Ele poupa metade das pedras de uma linha.</translation>
    </message>
    <message>
      <source>The same for White</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>O mesmo para o Branco</translation>
    </message>
    <message>
      <source>You play White. Your stones lie along the first and the last column, and left and right of each window. So your lines run across. Close the line along row 3.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Você joga com o Branco. As suas pedras ficam ao longo da primeira e da última coluna, e à esquerda e à direita de cada janela. Por isso as suas linhas vão de lado a lado. Feche a linha da fileira 3.</translation>
    </message>
    <message>
      <source>The gap lies below a black stone.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>A lacuna está abaixo de uma pedra preta.</translation>
    </message>
    <message>
      <source>A loop through the frame, from side to side.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>Um laço pela moldura, de lado a lado.</translation>
    </message>
    <message>
      <source>Three pillars win</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Três pilares vencem</translation>
    </message>
    <message>
      <source>You play White. The player who surrounds three pillars with loops of men wins. Your chain of men runs around h8, j8 and h10 and has one gap. Close it.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Você joga com o Branco. Vence quem cerca três pilares com laços de peões. A sua cadeia de peões passa em volta de h8, j8 e h10 e tem uma lacuna. Feche-a.</translation>
    </message>
    <message>
      <source>Follow your chain from man to man.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Siga a sua cadeia de peão em peão.</translation>
    </message>
    <message>
      <source>One loop around three pillars. Three small loops would do just as well.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Um laço em volta de três pilares. Três laços pequenos serviriam do mesmo jeito.</translation>
    </message>
    <message>
      <source>Surround a pillar</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Cercar um pilar</translation>
    </message>
    <message>
      <source>Six men around a pillar make the smallest loop. Five of yours are around h8. Close the loop.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Seis peões em volta de um pilar fazem o menor dos laços. Cinco dos seus estão em volta de h8. Feche o laço.</translation>
    </message>
    <message>
      <source>Which neighbour of h8 is free?</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Qual vizinha de h8 está livre?</translation>
    </message>
    <message>
      <source>The pillar h8 is yours. Two more, and you win.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>O pilar h8 é seu. Mais dois, e você vence.</translation>
    </message>
    <message>
      <source>Two pillars with fewer men</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Dois pilares com menos peões</translation>
    </message>
    <message>
      <source>Neighbouring pillars can share a loop. Your nine men almost enclose h8 and j8, with a black man between them. Close the loop around both.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Pilares vizinhos podem compartilhar um laço. Os seus nove peões quase cercam h8 e j8, com um peão preto entre eles. Feche o laço em volta dos dois.</translation>
    </message>
    <message>
      <source>The gap lies between h9 and j9.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>A lacuna está entre h9 e j9.</translation>
    </message>
    <message>
      <source>Ten men hold two pillars; two loops of six would have taken twelve. Black's man inside changes nothing.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Dez peões seguram dois pilares; dois laços de seis teriam custado doze. O peão do Preto lá dentro não muda nada.</translation>
    </message>
    <message>
      <source>Leaks at the rim</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Vazamentos na borda</translation>
    </message>
    <message>
      <source>White has men around the pillars b8 and n8, near the left and right corners. Only one of them is surrounded: a way out over a vacant cell of the rim opens a loop. Click the pillar that is surrounded.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>O Branco tem peões em volta dos pilares b8 e n8, perto dos cantos esquerdo e direito. Só um deles está cercado: uma saída por uma casa vazia da borda abre um laço. Clique no pilar cercado.</translation>
    </message>
    <message>
      <source>Is there a man on each rim cell beside the pillar?</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Há um peão em cada casa da borda ao lado do pilar?</translation>
    </message>
    <message>
      <source>b8 is closed in. From n8 a way leads over o8 and off the board: loops at the edge need men on the rim as well.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>b8 está fechado. De n8 um caminho leva por o8 para fora do tabuleiro: laços na beirada precisam de peões também nas casas da borda.</translation>
    </message>
    <message>
      <source>Make a leaper</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Fazer um saltador</translation>
    </message>
    <message>
      <source>A cell inside the board has four open lines. Place a man where the first piece on more than half of these lines is yours: it gets a second man on top and becomes a leaper. Make one.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Uma casa no interior do tabuleiro tem quatro linhas abertas. Coloque um peão onde a primeira peça em mais da metade dessas linhas seja sua: ele recebe um segundo peão em cima e se torna um saltador. Faça um.</translation>
    </message>
    <message>
      <source>Look for the cell on the lines of all three of your men.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Procure a casa que está nas linhas dos seus três peões.</translation>
    </message>
    <message>
      <source>Three friends on four lines: the second man came by itself. Let the pointer rest on a cell to see what it would see.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Três amigos em quatro linhas: o segundo peão veio sozinho. Deixe o ponteiro parado sobre uma casa para saber o que ela veria.</translation>
    </message>
    <message>
      <source>A leaper in the corner</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Um saltador no canto</translation>
    </message>
    <message>
      <source>A cell on the rim has only three open lines, so two friends are enough there. A corner has two lines and needs both. Make a leaper.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Uma casa da borda tem só três linhas abertas, então ali bastam dois amigos. Um canto tem duas linhas e precisa das duas. Faça um saltador.</translation>
    </message>
    <message>
      <source>Both of your men are on the rim; which cell sees both of them?</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Os seus dois peões estão na borda; qual casa vê os dois?</translation>
    </message>
    <message>
      <source>Both lines of a15 see a friend. At the rim leapers come with fewer friends, but they reach less from there.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>As duas linhas de a15 veem um amigo. Na borda os saltadores surgem com menos amigos, mas dali alcançam menos.</translation>
    </message>
    <message>
      <source>Black has put a man on a13, on a line of your leaper. A leaper may land on the first opposing piece of a line. Click the leaper, then that man.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>As pretas puseram um peão em a13, em uma linha do seu saltador. Um saltador pode pousar na primeira peça adversária de uma linha. Clique no saltador e depois nesse peão.</translation>
    </message>
    <message>
      <source>The leaper is the piece with a dot.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>O saltador é a peça com um ponto.</translation>
    </message>
    <message>
      <source>The black man is gone. Your second man took it, and the man below it stayed in the corner.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>O peão preto se foi. O seu segundo peão o capturou, e o que estava embaixo dele ficou no canto.</translation>
    </message>
    <message>
      <source>Leap onto a piece</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Saltar para cima de uma peça</translation>
    </message>
    <message>
      <source>The leaper on i8 has a dot. It jumps off the man below it in a straight line, over vacant cells and friends, and may land on the first opposing piece. Click the leaper, then the piece: capture something.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>O saltador em i8 tem um ponto. Ele salta do peão que está embaixo dele, em linha reta, por cima de casas vazias e de amigos, e pode pousar na primeira peça adversária. Clique no saltador e depois na peça: capture alguma coisa.</translation>
    </message>
    <message>
      <source>Follow the lines from i8 to the first black piece.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Siga as linhas de i8 até a primeira peça preta.</translation>
    </message>
    <message>
      <source>The piece is gone and your leaper stands there as a single man. The man that was below it stayed on i8.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>A peça se foi, e o seu saltador está ali como peão simples. O peão que estava embaixo dele ficou em i8.</translation>
    </message>
    <message>
      <source>Turn lines over</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Virar linhas</translation>
    </message>
    <message>
      <source>Landing on a vacant cell does more: every unbroken line of opposing pieces between the cell and another piece of yours turns over. Find the leap that turns at least three.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Pousar em uma casa vazia faz mais: vira toda linha contínua de peças adversárias entre a casa e outra peça sua. Encontre o salto que vira pelo menos três.</translation>
    </message>
    <message>
      <source>Count what lies between each landing cell and your other men.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Conte o que há entre cada casa de pouso e os seus outros peões.</translation>
    </message>
    <message>
      <source>The leap to i10 turned five pieces on three lines, doubles too. They are single men of yours now.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>O salto para i10 virou cinco peças em três linhas, inclusive duplos. Agora são peões simples seus.</translation>
    </message>
    <message>
      <source>Safe men</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Peões seguros</translation>
    </message>
    <message>
      <source>A loop around a pillar makes its men safe, and all men connected with them: no leaper can land on them. Click a white man that is safe.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Um laço em volta de um pilar torna seguros os seus peões e todos os que estão ligados a eles: nenhum saltador pode pousar neles. Clique em um peão branco que esteja seguro.</translation>
    </message>
    <message>
      <source>Which pillar does White surround?</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Qual pilar o Branco cerca?</translation>
    </message>
    <message>
      <source>The loop around h8 protects all its men, and i9 and i10, which are connected to it. i12, k9 and l9 are apart.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>O laço em volta de h8 protege todos os seus peões, e também i9 e i10, que estão presos a ele. i12, k9 e l9 estão isolados.</translation>
    </message>
    <message>
      <source>You play Black. Capture a white man: one that is not safe.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Você joga com o Preto. Capture um peão branco: um que não esteja seguro.</translation>
    </message>
    <message>
      <source>That man had no connection to the loop.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Esse peão não tinha ligação com o laço.</translation>
    </message>
    <message>
      <source>Break a loop</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Romper um laço</translation>
    </message>
    <message>
      <source>Safe men cannot be taken by landing, but lines of them can be turned over. You play Black. Leap so that you turn men of the loop.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Não se pode tomar peões seguros pousando neles, mas as linhas deles podem ser viradas. Você joga com o Preto. Salte de modo a virar peões do laço.</translation>
    </message>
    <message>
      <source>Land right in front of the line i8, i7.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Pouse bem em frente à linha i8, i7.</translation>
    </message>
    <message>
      <source>i8 and i7 turned black between your men on i9 and i6, and the loop is open. Loops are strong, not eternal.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>i8 e i7 viraram pretos entre os seus peões em i9 e i6, e o laço está aberto. Laços são fortes, não eternos.</translation>
    </message>
    <message>
      <source>You play Black, and White threatens to win. Click the cell where White would close the loop.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Você joga com o Preto, e o Branco ameaça vencer. Clique na casa onde o Branco fecharia o laço.</translation>
    </message>
    <message>
      <source>Which pillars has White almost surrounded?</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Quais pilares o Branco já quase cercou?</translation>
    </message>
    <message>
      <source>A man there surrounds h8, j8 and h10.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Um peão ali cerca h8, j8 e h10.</translation>
    </message>
    <message>
      <source>Play a move after which White cannot win at once.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Faça um lance depois do qual o Branco não possa vencer de imediato.</translation>
    </message>
    <message>
      <source>Take the cell yourself.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>Ocupe essa casa antes.</translation>
    </message>
    <message>
      <source>The chain stays open. Watch for chains around two or three pillars long before they close.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>A cadeia continua aberta. Fique de olho em cadeias em volta de dois ou três pilares muito antes de se fecharem.</translation>
    </message>
    <message>
      <source>Close a loop</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Fechar um laço</translation>
    </message>
    <message>
      <source>You play Red. You win when a red path comes back to its beginning. Around g3 a red path lacks one tile. Click a tile on your rack, then the cell.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Você joga com o Vermelho e vence quando um caminho vermelho volta ao seu início. Em volta de g3, falta uma peça a um caminho vermelho. Clique em uma peça do seu suporte e depois na casa.</translation>
    </message>
    <message>
      <source>Follow the red path from tile to tile; its two ends meet at one cell.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Siga o caminho vermelho de peça em peça; as duas pontas se encontram em uma casa.</translation>
    </message>
    <message>
      <source>The red path is closed, and you have won. Tiles are never turned, so look at your rack for the tile that fits as it lies.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>O caminho vermelho está fechado, e você venceu. As peças nunca são giradas; por isso, procure no suporte a que encaixa como está.</translation>
    </message>
    <message>
      <source>Connect two sides</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Ligar dois lados</translation>
    </message>
    <message>
      <source>A path from one side of the board to the opposite one wins, too. Red comes from the left and from the right. Link the two.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Um caminho de um lado do tabuleiro ao lado oposto também vence. O Vermelho vem da esquerda e da direita. Una os dois.</translation>
    </message>
    <message>
      <source>The two paths nearly meet beside the middle; you need a tile that is red on many sides.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Os dois caminhos quase se encontram ao lado do centro; você precisa de uma peça que seja vermelha em muitos lados.</translation>
    </message>
    <message>
      <source>The red path runs from the left side to the right. A crossroads joins all four of its sides.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>O caminho vermelho vai do lado esquerdo ao direito. Uma encruzilhada une os seus quatro lados.</translation>
    </message>
    <message>
      <source>Sides must match</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Os lados têm de combinar</translation>
    </message>
    <message>
      <source>A tile has to lie beside another one, and sides that touch must match: red to red, blue to blue, blank to blank. Lay a tile on e6, above the tile in the middle.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Uma peça tem de ficar ao lado de outra, e os lados que se tocam devem ser iguais: vermelho com vermelho, azul com azul, vazio com vazio. Ponha uma peça em e6, acima da peça do centro.</translation>
    </message>
    <message>
      <source>Click a tile, and the cells where it fits are marked.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Clique em uma peça, e as casas onde ela encaixa ficam marcadas.</translation>
    </message>
    <message>
      <source>It fits. Where two neighbours already lie, a tile has to match both.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Ela encaixa. Onde já há duas vizinhas, uma peça tem de combinar com as duas.</translation>
    </message>
    <message>
      <source>Blue has laid a tile on f5. Now a tile on f6 touches two: it has to match the one on its left and the one below it. Lay it.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Azul pôs uma peça em f5. Agora uma peça em f6 toca duas: ela tem de combinar com a da esquerda e com a de baixo. Ponha-a ali.</translation>
    </message>
    <message>
      <source>Two of your tiles have red on the left and blue below.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Duas das suas peças têm vermelho à esquerda e azul embaixo.</translation>
    </message>
    <message>
      <source>It matches both. A tile that touches two others also earns a free turn, as the next lesson shows.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Combina com as duas. Uma peça que toca outras duas também dá um turno extra, como mostra a próxima lição.</translation>
    </message>
    <message>
      <source>Find the free turn</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Encontrar o turno extra</translation>
    </message>
    <message>
      <source>On this board a tile that touches two or more others earns you another turn at once. Find such a move.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Neste tabuleiro, uma peça que toca duas outras ou mais dá logo outro turno. Encontre um lance assim.</translation>
    </message>
    <message>
      <source>Which vacant cells have two neighbours?</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Quais casas vazias têm duas vizinhas?</translation>
    </message>
    <message>
      <source>The tile lies in a corner between two others, and it is your turn again. You have to take it.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>A peça está em um canto entre duas outras, e é a sua vez de novo. É obrigatório jogar.</translation>
    </message>
    <message>
      <source>Twice in a row</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Duas vezes seguidas</translation>
    </message>
    <message>
      <source>Your loop lacks two tiles. That is one too many, unless the first of them earns a free turn. Lay the tile on g5.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Faltam duas peças ao seu laço. É uma a mais, a não ser que a primeira dê um turno extra. Ponha a peça em g5.</translation>
    </message>
    <message>
      <source>The cell g5 lies beside f5 and above g4.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>A casa g5 fica ao lado de f5 e acima de g4.</translation>
    </message>
    <message>
      <source>It touches two tiles, so you move again.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Ela toca duas peças, então você joga de novo.</translation>
    </message>
    <message>
      <source>Close the loop.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Feche o laço.</translation>
    </message>
    <message>
      <source>The last gap is beside the tile that you have just laid.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>A última lacuna está ao lado da peça que você acabou de pôr.</translation>
    </message>
    <message>
      <source>Two tiles in one turn: free turns win games, so count them for both sides.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Duas peças em uma vez: turnos extras ganham partidas, então conte-os para os dois lados.</translation>
    </message>
    <message>
      <source>Whose loop is it?</source>
      <extracomment>course path-tiles</extracomment>
      <translation>De quem é o laço?</translation>
    </message>
    <message>
      <source>You play Blue. A loop belongs to its colour, no matter who closes it. Click the cell where Red would close a loop.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Você joga com o Azul. Um laço pertence à sua cor, não importa quem o feche. Clique na casa onde o Vermelho fecharia um laço.</translation>
    </message>
    <message>
      <source>Follow the red path around e5.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Siga o caminho vermelho em volta de e5.</translation>
    </message>
    <message>
      <source>The last gap of the red loop is f6.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>A última lacuna do laço vermelho é f6.</translation>
    </message>
    <message>
      <source>Play a move after which Red cannot win at once, and do not close the red loop yourself.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Faça um lance depois do qual o Vermelho não possa vencer de imediato, mas sem fechar o laço vermelho com uma peça sua.</translation>
    </message>
    <message>
      <source>Which of your tiles fits on f6 and does not join its two red sides?</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Qual das suas peças encaixa em f6 e não une os seus dois lados vermelhos?</translation>
    </message>
    <message>
      <source>A tile without the red link spoils the loop. Filling the gap with a tile that does not link is the usual way to stop a path.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Uma peça sem a ligação vermelha estraga o laço. Preencher a lacuna com uma peça que não liga é o modo usual de deter um caminho.</translation>
    </message>
    <message>
      <source>Spoil a path</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Estragar um caminho</translation>
    </message>
    <message>
      <source>You play Red, and Blue is about to close a loop. Click the cell.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Você joga com o Vermelho, e o Azul está prestes a fechar um laço. Clique na casa.</translation>
    </message>
    <message>
      <source>Follow the blue path.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Siga o caminho azul.</translation>
    </message>
    <message>
      <source>f6 is where the blue path would close.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>É em f6 que o caminho azul se fecharia.</translation>
    </message>
    <message>
      <source>Play a move after which Blue cannot win at once.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Faça um lance depois do qual o Azul não possa vencer de imediato.</translation>
    </message>
    <message>
      <source>You need not play on the gap itself: a tile beside it can ask for a side that Blue's tiles do not have.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Não é preciso jogar na própria lacuna: uma peça ao lado dela pode exigir um lado que as peças do Azul não têm.</translation>
    </message>
    <message>
      <source>Blue has no tile that closes the loop now. Neighbours count as well: a tile beside the gap asks for another side there.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Agora o Azul não tem peça que feche o laço. As vizinhas também contam: uma peça ao lado da lacuna exige ali outro lado.</translation>
    </message>
    <message>
      <source>The longest path</source>
      <extracomment>course path-tiles</extracomment>
      <translation>O caminho mais longo</translation>
    </message>
    <message>
      <source>If the player to move can lay nothing, the colour whose longest path is longer wins. Blue has no tiles left. Lay a tile so that Red's longest path is longer than Blue's.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Se o jogador da vez não pode pôr nenhuma peça, vence a cor com o caminho mais longo. O Azul não tem mais peças. Ponha uma peça de modo que o caminho mais longo do Vermelho fique maior que o do Azul.</translation>
    </message>
    <message>
      <source>Lengthen red without lengthening blue.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Alongue o vermelho sem alongar o azul.</translation>
    </message>
    <message>
      <source>Every strand on the path counts one, and so do a crossroads and a dead end where it stops.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>Cada trecho do caminho conta um, e também uma encruzilhada e um beco sem saída onde ele para.</translation>
    </message>
    <message>
      <source>Take a stone with a small ring</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Tomar uma pedra com um anel pequeno</translation>
    </message>
    <message>
      <source>You play Red. In the end, the player with more stones on the board wins, so every capture counts. A ring runs around each edge: its two ends and the two faces beside it. Blue's stone on f6 is in such a ring, and two of the four stones there are yours. Fill the ring to take it.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Você joga com o Vermelho. No final vence quem tem mais pedras no tabuleiro, portanto toda captura conta. Há um anel em volta de cada aresta: as suas duas pontas e as duas faces ao lado dela. A pedra do Azul em f6 está em um anel assim, e duas das quatro pedras dele são suas. Preencha o anel para tomá-la.</translation>
    </message>
    <message>
      <source>The edge e9 lies between the faces f2 and f6. One of its two ends is still empty.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>A aresta e9 fica entre as faces f2 e f6. Uma das suas duas pontas ainda está vazia.</translation>
    </message>
    <message>
      <source>The ring around e9 is now full, three red against one blue. The majority takes all opposing stones in it.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>O anel em volta de e9 está cheio agora, três vermelhas contra uma azul. A maioria toma todas as pedras adversárias dele.</translation>
    </message>
    <message>
      <source>Take three stones with one</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Tomar três pedras com uma</translation>
    </message>
    <message>
      <source>The ring around a square face has eight places: four corners and four sides. Around f6 you have four stones, Blue has three, and one place is empty. Take Blue's three stones.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>O anel em volta de uma face quadrada tem oito casas: quatro cantos e quatro lados. Em volta de f6 você tem quatro pedras, o Azul tem três, e uma casa está vazia. Tome as três pedras do Azul.</translation>
    </message>
    <message>
      <source>Go around the face f6 and look for the gap.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Dê a volta na face f6 e procure a lacuna.</translation>
    </message>
    <message>
      <source>Five red against three blue: one stone took three. Large rings pay well, but they take long to fill.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Cinco vermelhas contra três azuis: uma pedra tomou três. Anéis grandes rendem bem, mas demoram a encher.</translation>
    </message>
    <message>
      <source>The ring around a corner</source>
      <extracomment>course ring-majority</extracomment>
      <translation>O anel em volta de um vértice</translation>
    </message>
    <message>
      <source>Three edges and three faces meet at a corner; together they are its ring. Around v5 you have three stones and Blue has two. Complete the ring and take both.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Três arestas e três faces se encontram em um vértice; juntas formam o seu anel. Em volta de v5 você tem três pedras e o Azul tem duas. Complete o anel e tome as duas.</translation>
    </message>
    <message>
      <source>Which edge at v5 is empty?</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Qual aresta de v5 está vazia?</translation>
    </message>
    <message>
      <source>Four against two. The corner v5 itself is not part of its own ring.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Quatro contra duas. O próprio vértice v5 não faz parte do seu anel.</translation>
    </message>
    <message>
      <source>A full ring is not enough</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Um anel cheio não basta</translation>
    </message>
    <message>
      <source>Two rings lack one stone each. One would then hold two red and two blue stones, and equal numbers capture nothing. Fill the ring that captures.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Em dois anéis falta uma só pedra. Um deles ficaria com duas pedras vermelhas e duas azuis, e números iguais não capturam nada. Preencha o anel que captura.</translation>
    </message>
    <message>
      <source>Count the colours around e1 and around e11 before you play.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Conte as cores em volta de e1 e em volta de e11 antes de jogar.</translation>
    </message>
    <message>
      <source>Three against one in the ring around e11. The other ring would have been even, two against two.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Três contra uma no anel em volta de e11. O outro anel teria ficado empatado, duas contra duas.</translation>
    </message>
    <message>
      <source>What would you lose?</source>
      <extracomment>course ring-majority</extracomment>
      <translation>O que você perderia?</translation>
    </message>
    <message>
      <source>Blue has four stones around the corner v5 and you have one; e9 is empty. If you filled that gap, the ring would be full and Blue would have the majority. Click one of the stones that would be taken, or the place of the stone you put there.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>O Azul tem quatro pedras em volta do vértice v5, e você tem uma; e9 está vazia. Se você preenchesse essa lacuna, o anel ficaria cheio e o Azul teria a maioria. Clique em uma das pedras que seriam tomadas, ou no lugar da pedra que você poria ali.</translation>
    </message>
    <message>
      <source>All red stones in a ring that Blue holds are taken.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>São tomadas todas as pedras vermelhas de um anel em que o Azul tem a maioria.</translation>
    </message>
    <message>
      <source>Right: your new stone and the one on f5 would both go. You may fill a ring for your opponent, but it is rarely wise.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Certo: a sua pedra nova e a de f5 sairiam. Você pode preencher um anel para o adversário, mas raramente é sensato.</translation>
    </message>
    <message>
      <source>Now play any move that costs you nothing.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Agora faça qualquer lance que não lhe custe nada.</translation>
    </message>
    <message>
      <source>Nothing is lost. When no good move is in sight, at least do not complete a ring that your opponent holds.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Nada se perde. Quando não há um bom lance à vista, pelo menos não complete um anel em que o adversário tem a maioria.</translation>
    </message>
    <message>
      <source>Two rings at once</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Dois anéis de uma vez</translation>
    </message>
    <message>
      <source>One stone belongs to many rings. Find the stone that completes two rings at once and takes a blue stone in each.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Uma pedra faz parte de muitos anéis. Encontre a pedra que completa dois anéis de uma vez e toma uma pedra azul em cada um.</translation>
    </message>
    <message>
      <source>Both rings run over the same corner.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Os dois anéis passam pelo mesmo vértice.</translation>
    </message>
    <message>
      <source>Your stone on v5 completed the rings around e5 and e9 together.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>A sua pedra em v5 completou juntos os anéis em volta de e5 e e9.</translation>
    </message>
    <message>
      <source>You capture first</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Você captura primeiro</translation>
    </message>
    <message>
      <source>A stone on v5 would complete a ring for you, around e9, and one for Blue, around e12. Yours is judged first. Take f6 and lose nothing.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Uma pedra em v5 completaria um anel para você, em volta de e9, e um para o Azul, em volta de e12. O seu é julgado primeiro. Tome f6 e não perca nada.</translation>
    </message>
    <message>
      <source>The stone on f6 belongs to both rings.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>A pedra em f6 pertence aos dois anéis.</translation>
    </message>
    <message>
      <source>You took f6, so Blue's ring around e12 is no longer full when its turn comes. Capturing from the middle of a hostile ring saves your stone.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Você tomou f6, e assim o anel do Azul em volta de e12 já não está cheio quando chega a vez dele. Capturar do meio de um anel hostil salva a sua pedra.</translation>
    </message>
    <message>
      <source>Parry a threat</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Parar uma ameaça</translation>
    </message>
    <message>
      <source>Blue threatens: with one more stone the ring around e9 would be full, three against one, and your stone on f6 gone. Play a move after which Blue can capture nothing.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>O Azul ameaça: com mais uma pedra, o anel em volta de e9 ficaria cheio, três contra uma, e a sua pedra em f6 sairia. Faça um lance depois do qual o Azul não possa capturar nada.</translation>
    </message>
    <message>
      <source>What if you played where Blue wants to play?</source>
      <extracomment>course ring-majority</extracomment>
      <translation>E se você ocupasse o lugar onde o Azul quer jogar?</translation>
    </message>
    <message>
      <source>You filled the gap yourself: two against two, and nobody takes anything.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Foi você quem preencheu a lacuna: duas contra duas, e ninguém toma nada.</translation>
    </message>
    <message>
      <source>Look at the answer</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Ver a resposta</translation>
    </message>
    <message>
      <source>The ring around e1 has two red stones and one blue. The player who fills the last place decides it. Take the stone on f2.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>O anel em volta de e1 tem duas pedras vermelhas e uma azul. Decide quem preenche a última casa. Tome a pedra em f2.</translation>
    </message>
    <message>
      <source>Look for the empty end of e1.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Procure a ponta vazia de e1.</translation>
    </message>
    <message>
      <source>Three against one. Had you waited, Blue on v2 would have made it two against two.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Três contra uma. Se você tivesse esperado, o Azul em v2 o teria deixado em duas contra duas.</translation>
    </message>
    <message>
      <source>Blue has answered on f3. Look at the ring around e6: your stone on v2, two blue stones, and the gap that the captured stone left. Play a move after which Blue can capture nothing.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>O Azul respondeu em f3. Olhe o anel em volta de e6: a sua pedra em v2, duas pedras azuis e a lacuna que a pedra capturada deixou. Faça um lance depois do qual o Azul não possa capturar nada.</translation>
    </message>
    <message>
      <source>Which place would Blue like to fill?</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Qual casa o Azul gostaria de preencher?</translation>
    </message>
    <message>
      <source>Two against two. A capture leaves gaps in other rings, so look at those before you take.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Duas contra duas. Uma captura deixa lacunas em outros anéis; por isso, olhe-os antes de tomar.</translation>
    </message>
    <message>
      <source>The last places</source>
      <extracomment>course ring-majority</extracomment>
      <translation>As últimas casas</translation>
    </message>
    <message>
      <source>Seven places are empty and you play Blue. From here on every stone can be counted. Exactly one move keeps the win for sure: find it.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Sete casas estão vazias, e você joga com o Azul. Daqui em diante dá para contar cada pedra. Só um lance conserva a vitória com certeza: encontre-o.</translation>
    </message>
    <message>
      <source>That wins, whatever Red does. Near the end, do not hunt for the largest capture: play the whole game out in your head and count.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>Isso vence, seja o que for que o Vermelho faça. Perto do final, não corra atrás da maior captura: jogue a partida inteira de cabeça e conte.</translation>
    </message>
    <message>
      <source>Designed by Larry Wheeler in 2007 for the boards he called the Ring Realms. The short names of the solids are Jonathan Bowers's.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Criado por Larry Wheeler em 2007 para os tabuleiros que ele chamou de Ring Realms. Os nomes curtos dos sólidos são de Jonathan Bowers.</translation>
    </message>
    <message>
      <source>In short</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Em resumo</translation>
    </message>
    <message>
      <source>**Goal.** When the game ends, have more stones on the board than your opponent.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>**Objetivo.** Ter, quando a partida termina, mais pedras no tabuleiro que o adversário.</translation>
    </message>
    <message>
      <source>**Move.** Put one stone on any empty place. Where that fills a ring, the colour with more stones in it captures all others there.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>**Lance.** Ponha uma pedra em qualquer casa vazia. Onde isso enche um anel, a cor com mais pedras nele captura todas as outras que estão ali.</translation>
    </message>
    <message>
      <source>**Click** the place, in the 3-D view or on the map. What a stone there would capture is marked while the pointer is on it.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>**Clique** na casa, no espaço ou no mapa. O que uma pedra ali capturaria fica marcado enquanto o ponteiro está sobre ela.</translation>
    </message>
    <message>
      <source>The board</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>O tabuleiro</translation>
    </message>
    <message>
      <source>A realm is a solid: one of three Platonic or thirteen Archimedean ones. Every face, every edge and every corner is a place that can hold one stone. The octahedron and the icosahedron are missing on purpose: with faces and corners exchanged they would be the cube and the dodecahedron again.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Um reino é um sólido: um de três sólidos platônicos ou de treze arquimedianos. Cada face, cada aresta e cada vértice é uma casa que pode receber uma pedra. O octaedro e o icosaedro faltam de propósito: trocando faces por vértices, seriam de novo o cubo e o dodecaedro.</translation>
    </message>
    <message>
      <source>A convex polyhedron from a file of yours can be a board as well.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Um poliedro convexo de um arquivo seu também pode servir de tabuleiro.</translation>
    </message>
    <message>
      <source>A turn</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>A vez de jogar</translation>
    </message>
    <message>
      <source>Red begins. Place one stone of your colour on any empty place; you may not pass. Each player starts with one stone for every place, and a captured stone is out of the game.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>O Vermelho começa. Ponha uma pedra da sua cor em qualquer casa vazia; não se pode passar. Cada jogador começa com uma pedra para cada casa, e uma pedra capturada fica fora do jogo.</translation>
    </message>
    <message>
      <source>Rings</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Anéis</translation>
    </message>
    <message>
      <source>Every place has a ring around it:</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Cada casa tem um anel à sua volta:</translation>
    </message>
    <message>
      <source>around an **edge**: its two faces and its two ends;</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>em volta de uma **aresta**: as suas duas faces e as suas duas pontas;</translation>
    </message>
    <message>
      <source>around a **face**: its corners and its sides;</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>em volta de uma **face**: os seus cantos e os seus lados;</translation>
    </message>
    <message>
      <source>around a **corner**: the faces and the edges that meet there.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>em volta de um **vértice**: as faces e as arestas que ali se encontram.</translation>
    </message>
    <message>
      <source>The maps below show the cube with its top face laid around the rest. A tinted ring has just captured, a circle on a stone marks the one placed last, and a cross is where a stone was taken.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Os mapas abaixo mostram o cubo com a face de cima estendida em volta do resto. Um anel colorido acabou de capturar, um círculo em uma pedra marca a última colocada, e uma cruz indica onde uma pedra foi tomada.</translation>
    </message>
    <message>
      <source>A ring *counts* when it is complete (no place in it is empty) and holds both colours.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Um anel *conta* quando está completo, isto é, cheio e com as duas cores.</translation>
    </message>
    <message>
      <source>Capture</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Captura</translation>
    </message>
    <message>
      <source>Only rings that contain your new stone capture, in a set-up position too. Judge them in two steps:</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Só são examinados os anéis que passam pela sua pedra nova, também em uma posição montada. Examine-os duas vezes:</translation>
    </message>
    <message>
      <source>In every ring that counts and in which **you** have more stones, all of your opponent's stones are captured. Judge all of these rings first, then take all the stones at once.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Em cada anel que conta e no qual **você** tem mais pedras, todas as pedras do adversário são capturadas. Julgue primeiro todos esses anéis e depois tome todas as pedras ao mesmo tempo.</translation>
    </message>
    <message>
      <source>Red completed the ring around an edge by three to one: the blue stone is taken.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>O Vermelho completou o anel de uma aresta por três a um: a pedra azul é tomada.</translation>
    </message>
    <message>
      <source>In every ring that counts, that is still complete after the first step, and in which your **opponent** has more stones, all of your stones are captured, again all at once.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Em cada anel que conta, que continua completo depois da primeira etapa e no qual o **adversário** tem mais pedras, todas as suas pedras são capturadas, de novo todas ao mesmo tempo.</translation>
    </message>
    <message>
      <source>Red completed the ring around the middle face with five stones against three.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>O Vermelho completou o anel em volta da face central com cinco pedras contra três.</translation>
    </message>
    <message>
      <source>Blue has the majority, four to two, in the ring around a corner: Red loses the new stone at once, and another.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>O Azul domina o anel de um vértice por quatro a dois: a pedra nova do Vermelho sai de imediato, e mais uma.</translation>
    </message>
    <message>
      <source>A ring with equal numbers captures nothing. You may place a stone that is captured at once; sometimes there is no other move.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Um anel com números iguais não captura nada. Pode-se colocar uma pedra que é capturada de imediato; às vezes não há outro lance.</translation>
    </message>
    <message>
      <source>The end</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>O fim</translation>
    </message>
    <message>
      <source>The game ends when the player to move can place nothing because the board is full or the stones have run out, or when a board comes up for the third time with the same player to move. The first board counts, whether it is empty or set up; stones in hand may differ. The player with more stones on the board wins by the difference; equal numbers are a draw.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>A partida termina quando o jogador da vez não pode colocar nada, por estar cheio o tabuleiro ou por terem acabado as pedras, ou quando um tabuleiro ocorre pela terceira vez com o mesmo jogador a jogar. O primeiro tabuleiro conta, seja vazio ou montado; as pedras na mão podem diferir. Vence, pela diferença, quem tem mais pedras no tabuleiro; números iguais são empate.</translation>
    </message>
    <message>
      <source>Interpretations</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Interpretações</translation>
    </message>
    <message>
      <source>Where the sources are silent or unclear, this program plays as follows:</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Onde as fontes nada dizem ou não são claras, este programa joga assim:</translation>
    </message>
    <message>
      <source>The snub cube is the true solid, with 38 faces, 60 edges and 24 corners: 122 places. The first listing of the boards counts 106.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>O cubo achatado é o sólido verdadeiro, com 38 faces, 60 arestas e 24 vértices: 122 casas. A primeira lista dos tabuleiros conta 106.</translation>
    </message>
    <message>
      <source>The second colour is blue. The original names only red.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>A segunda cor é o azul. O original só menciona o vermelho.</translation>
    </message>
    <message>
      <source>Basic strategy for Ring Majority</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Primeira estratégia de Ring Majority</translation>
    </message>
    <message>
      <source>Look at what is nearly full</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Olhe o que está quase cheio</translation>
    </message>
    <message>
      <source>Nothing happens before a ring is full. So look first at the rings that lack one place. There are three cases:</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Nada acontece antes de um anel encher. Portanto, olhe primeiro os anéis a que falta uma casa. Há três casos:</translation>
    </message>
    <message>
      <source>You would have the majority: you can capture, now or next turn, unless your opponent fills the gap.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Você teria a maioria: pode capturar. Também na próxima vez, a menos que o adversário preencha a lacuna.</translation>
    </message>
    <message>
      <source>Your opponent would have the majority even with your stone: stay out.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>O adversário teria a maioria mesmo com a sua pedra: fique de fora.</translation>
    </message>
    <message>
      <source>Numbers would be equal with your stone: your opponent could capture there, and your stone parries that.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Os números ficariam iguais com a sua pedra: o adversário poderia capturar ali, e a sua pedra evita isso.</translation>
    </message>
    <message>
      <source>Red could fill e12 and take two stones. If Blue fills it, three stand against three, and nothing is taken.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>O Vermelho poderia preencher e12 e tomar duas pedras. Se o Azul a preencher, ficam três contra três, e nada é tomado.</translation>
    </message>
    <message>
      <source>Edges first</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Primeiro as arestas</translation>
    </message>
    <message>
      <source>The ring around an edge has four places; the ring around a face has two for each of its sides. Small rings fill early. Three stones in the ring of an edge, two of them yours, are a threat.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>O anel de uma aresta tem quatro casas; o anel de uma face tem duas para cada um dos seus lados. Anéis pequenos enchem cedo. Três pedras no anel de uma aresta, duas delas suas, são uma ameaça.</translation>
    </message>
    <message>
      <source>Parry by filling</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Defenda preenchendo</translation>
    </message>
    <message>
      <source>If your opponent threatens a ring of an edge, a stone of yours in the gap makes it two against two, and the ring stays quiet as long as no stone leaves it. Captures leave gaps, and a gap wakes a ring up again.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Se o adversário ameaça o anel de uma aresta, uma pedra sua na lacuna o deixa em duas contra duas, e o anel fica tranquilo enquanto nenhuma pedra sair dele. Capturas deixam lacunas, e uma lacuna volta a despertar um anel.</translation>
    </message>
    <message>
      <source>You come first</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Você vem primeiro</translation>
    </message>
    <message>
      <source>Your own rings are judged before your opponent's. A stone that seems lost is safe when it takes a stone out of the ring that would have captured it.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Os seus anéis são julgados antes dos do adversário. Uma pedra que parece perdida está segura quando tira uma pedra do anel que a teria capturado.</translation>
    </message>
    <message>
      <source>Count the end</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Conte o final</translation>
    </message>
    <message>
      <source>Near the end most moves cost something, and nobody may pass. Count the safe moves of both sides: the player who runs out of them first has to fill a ring for the other.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Perto do final, a maioria dos lances custa alguma coisa, e ninguém pode passar. Conte os lances seguros dos dois lados: quem ficar primeiro sem eles terá de encher um anel para o outro.</translation>
    </message>
    <message>
      <source>Designed by David Bush, known as twixter, and published later under the name Lazo.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Criado por David Bush, conhecido como twixter, e publicado depois com o nome de Lazo.</translation>
    </message>
    <message>
      <source>**Goal.** Complete a loop of your colour: a ring on the board, or a bridge with a river under it.</source>
      <extracomment>rules of loop</extracomment>
      <translation>**Objetivo.** Completar um laço da sua cor: um anel no tabuleiro, ou uma ponte com um rio por baixo.</translation>
    </message>
    <message>
      <source>**Move.** Put one tile into a hole of the board, or into a gap between three tiles if it touches a tile of yours.</source>
      <extracomment>rules of loop</extracomment>
      <translation>**Lance.** Ponha uma peça em um furo do tabuleiro, ou em um vão entre três peças, se ela tocar uma peça sua.</translation>
    </message>
    <message>
      <source>**Click** the hole or the gap, in the 3-D view or on the map. A slider at the bottom hides upper layers.</source>
      <extracomment>rules of loop</extracomment>
      <translation>**Clique** no furo ou no vão, no espaço ou no mapa. Um controle deslizante embaixo oculta os níveis superiores.</translation>
    </message>
    <message>
      <source>The pile</source>
      <extracomment>rules of loop</extracomment>
      <translation>A pilha</translation>
    </message>
    <message>
      <source>Tiles are hexagons. Layer 1 is half of a large hexagon full of holes, one for each tile: its rows are lettered from the long edge, its columns are numbered from the left. Three tiles of one layer that touch each other have a gap or a closed corner between them; the peg of a tile fits into a gap. The gaps are the places with one tile in the longer row and two in the shorter one. A name such as 2b3 gives layer, row and column.</source>
      <extracomment>rules of loop</extracomment>
      <translation>As peças são hexágonos. O nível 1 é a metade de um grande hexágono cheio de furos, um para cada peça: as fileiras têm letras a partir da borda longa, as colunas têm números a partir da esquerda. Três peças de um nível que se tocam têm entre elas um vão ou um canto fechado; o pino de uma peça encaixa em um vão. Os vãos são os lugares com uma peça na fileira mais longa e duas na mais curta. Um nome como 2b3 dá o nível, a fileira e a coluna.</translation>
    </message>
    <message>
      <source>| board | layers | holes | places | tiles for each player |</source>
      <extracomment>rules of loop</extracomment>
      <translation>| tabuleiro | níveis | furos | casas | peças para cada jogador |</translation>
    </message>
    <message>
      <source>| Mini | 4 | 22 | 40 | no limit |</source>
      <extracomment>rules of loop</extracomment>
      <translation>| Mini | 4 | 22 | 40 | sem limite |</translation>
    </message>
    <message>
      <source>| Main | 6 | 51 | 126 | no limit |</source>
      <extracomment>rules of loop</extracomment>
      <translation>| Main | 6 | 51 | 126 | sem limite |</translation>
    </message>
    <message>
      <source>| Lazo | 10 | 145 | 550 | 95 |</source>
      <extracomment>rules of loop</extracomment>
      <translation>| Lazo | 10 | 145 | 550 | 95 |</translation>
    </message>
    <message>
      <source>In the 3-D view the tiles are piled up, each with its peg in the gap between three others; click the holes of the board and the gaps where they are. The map shows the layers side by side. The small hexagons at three corners of every gap are the tiles that it rests on, in their colours.</source>
      <extracomment>rules of loop</extracomment>
      <translation>No tabuleiro no espaço, as peças estão empilhadas, cada uma com o seu pino no vão entre outras três; nos furos do tabuleiro e nos vãos clica-se onde estão. O mapa mostra os níveis lado a lado. Os pequenos hexágonos em três cantos de cada vão são as peças em que ele se apoia, nas suas cores.</translation>
    </message>
    <message>
      <source>Black may play in the gap 2b2, which rests on 1b3, 1c2 and 1c3.</source>
      <extracomment>rules of loop</extracomment>
      <translation>O Preto pode jogar no vão 2b2, que se apoia em 1b3, 1c2 e 1c3.</translation>
    </message>
    <message>
      <source>Two tiles **touch** when they share an edge on one layer, and when one rests on the other. A tile can touch twelve others. Over a closed corner lies a *blocked* space: tiles that face each other across it do not touch, and no river runs through the space itself.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Duas peças **se tocam** quando têm uma aresta em comum em um nível, e quando uma se apoia na outra. Uma peça pode tocar doze outras. Sobre um canto fechado há um espaço *bloqueado*: peças que ficam frente a frente através dele não se tocam, e nenhum rio corre pelo próprio espaço.</translation>
    </message>
    <message>
      <source>The black tiles are 2b2 and the twelve that it touches: six beside it, three under it, three on it.</source>
      <extracomment>rules of loop</extracomment>
      <translation>As peças pretas são 2b2 e as doze que ela toca: seis ao lado, três embaixo, três em cima.</translation>
    </message>
    <message>
      <source>Black begins. Put a tile of your colour into</source>
      <extracomment>rules of loop</extracomment>
      <translation>O Preto começa. Ponha uma peça da sua cor em</translation>
    </message>
    <message>
      <source>an empty hole of layer 1, or</source>
      <extracomment>rules of loop</extracomment>
      <translation>um furo vazio do nível 1, ou</translation>
    </message>
    <message>
      <source>an empty gap whose three tiles are there; your tile must touch another one of yours.</source>
      <extracomment>rules of loop</extracomment>
      <translation>um vão vazio cujas três peças já estão lá; ela tem de tocar uma peça sua.</translation>
    </message>
    <message>
      <source>The peg under a tile touches nothing. You may not pass.</source>
      <extracomment>rules of loop</extracomment>
      <translation>O pino debaixo de uma peça não toca nada. Não se pode passar.</translation>
    </message>
    <message>
      <source>**Swap.** White's first turn may be a click on Black's tile instead, which turns it white; then Black moves.</source>
      <extracomment>rules of loop</extracomment>
      <translation>**Troca.** Na sua primeira vez, o Branco pode, em vez de jogar, clicar na peça do Preto, que fica branca; então joga o Preto.</translation>
    </message>
    <message>
      <source>Winning</source>
      <extracomment>rules of loop</extracomment>
      <translation>A vitória</translation>
    </message>
    <message>
      <source>You win by completing a loop with the tile you place. A swap completes nothing, nor does a tile of your opponent. Afterwards the loop is shown, and what is in it or runs under it. On the map green rings mark the loop, blue ones the river (in the colour-blind colours, blue and purple ones; in black-and-white, white and grey ones). In the 3-D view both have rims in these colours, and a thread runs along each, visible through all tiles on it. Beads travel along the threads; *View ▸ Show what decided the game* sends them again.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Você vence ao completar um laço com a peça que põe. Uma troca não completa nada, nem uma peça do adversário. Depois o laço é mostrado, com o que está dentro dele ou corre por baixo. No mapa, anéis verdes marcam o laço, e azuis, o rio (nas cores para daltônicos, azuis e roxos; em preto e branco, brancos e cinza). No espaço, os dois têm bordas nessas cores, e ao longo de cada um corre um fio, visível através de todas as peças que estão sobre ele; contas viajam pelos fios, e viajam outra vez com *Ver ▸ Mostrar o que decidiu a partida*.</translation>
    </message>
    <message>
      <source>A loop on the board</source>
      <extracomment>rules of loop</extracomment>
      <translation>Um laço no tabuleiro</translation>
    </message>
    <message>
      <source>Your tiles on layer 1 close a ring around at least one place of layer 1 that does not hold your colour. It may be empty or hold your opponent's tile. Only a tile on layer 1 can complete such a ring; tiles piled on top of it change nothing.</source>
      <extracomment>rules of loop</extracomment>
      <translation>As suas peças no nível 1 fecham um anel em volta de pelo menos uma casa do nível 1 que não tem a sua cor. Ela pode estar vazia ou ter uma peça do adversário. Só uma peça no nível 1 pode completar um anel assim; peças empilhadas em cima dele não mudam nada.</translation>
    </message>
    <message>
      <source>Black's tile on 1c3 closes a ring around 1b3.</source>
      <extracomment>rules of loop</extracomment>
      <translation>A peça do Preto em 1c3 fecha um anel em volta de 1b3.</translation>
    </message>
    <message>
      <source>Outside the board everything is open, so what lies at the edge is never enclosed.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Fora do tabuleiro tudo está aberto, portanto o que fica na borda nunca está cercado.</translation>
    </message>
    <message>
      <source>No loop: 1a4 lies at the edge.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Não é laço: 1a4 fica na borda.</translation>
    </message>
    <message>
      <source>A 3-D loop</source>
      <extracomment>rules of loop</extracomment>
      <translation>Um laço 3-D</translation>
    </message>
    <message>
      <source>Your tiles make a bridge from the board up and down to the board again, and a river can run right through under it. Rivers run through empty spaces and through your opponent's tiles.</source>
      <extracomment>rules of loop</extracomment>
      <translation>As suas peças fazem uma ponte que sobe do tabuleiro e desce de novo até ele, e um rio pode passar por baixo dela de lado a lado. Rios correm por espaços vazios e pelas peças do adversário.</translation>
    </message>
    <message>
      <source>Black's tile on 2b3 completes a bridge from 1b4 to 1d2: a river runs from 2b4 through 1c4 and 1c3 to 2b2.</source>
      <extracomment>rules of loop</extracomment>
      <translation>A peça do Preto em 2b3 completa uma ponte de 1b4 a 1d2: um rio corre de 2b4, por 1c4 e 1c3, até 2b2.</translation>
    </message>
    <message>
      <source>A bridge over two touching tiles of your opponent on one layer is a loop whenever the river can flow out at both ends. Over a single tile it never is: here the black tiles on 1c4 and 2c2 face each other across the blocked space beside 2b3 and 1d3, and no river passes between them.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Uma ponte sobre duas peças do adversário que se tocam em um nível é um laço sempre que o rio pode sair pelas duas pontas. Sobre uma única peça nunca é: aqui as peças pretas em 1c4 e 2c2 ficam frente a frente através do espaço bloqueado ao lado de 2b3 e 1d3, e nenhum rio passa entre elas.</translation>
    </message>
    <message>
      <source>No loop: the river ends under the bridge.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Não é laço: o rio termina debaixo da ponte.</translation>
    </message>
    <message>
      <source>With White on 1d3 the river continues through that tile.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Com o Branco em 1d3, o rio continua por essa peça.</translation>
    </message>
    <message>
      <source>A loop: the river runs from 2b2 through 1c3 and 1d3 to 2c3.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Um laço: o rio corre de 2b2, por 1c3 e 1d3, até 2c3.</translation>
    </message>
    <message>
      <source>A river cannot flow out over the edges of the pile: for bridges the outside is closed, while for rings on the board it is open. A river that reaches the edge under a bridge is a dead end.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Um rio não pode sair pelas bordas da pilha: para as pontes o lado de fora está fechado, enquanto para os anéis no tabuleiro está aberto. Um rio que chega à borda debaixo de uma ponte é um beco sem saída.</translation>
    </message>
    <message>
      <source>No loop: under the bridge the river stops at the long edge.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Não é laço: debaixo da ponte, o rio para na borda longa.</translation>
    </message>
    <message>
      <source>One row further in, the same bridge is a loop.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Uma fileira mais para dentro, a mesma ponte é um laço.</translation>
    </message>
    <message>
      <source>A loop: the river comes out on both sides.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Um laço: o rio sai pelos dois lados.</translation>
    </message>
    <message>
      <source>**To be exact.** All your tiles are connected through the board, so it is enough to look around the new tile X, which lies above layer 1: at the six places beside it, the three tiles under it, and the three beyond those, one across each side of their triangle. Think of the layers as continuing beyond the edges. Call a place *solid* if it holds your tile or lies outside the pile. Among the nine beside and under X, join two solid ones</source>
      <extracomment>rules of loop</extracomment>
      <translation>**Com exatidão.** Todas as suas peças estão ligadas entre si pelo tabuleiro, então basta olhar em volta da peça nova X, que está acima do nível 1: os seis lugares ao lado dela, as três peças embaixo dela e os três lugares mais além, um através de cada lado do triângulo que elas formam. Imagine que os níveis continuam além das bordas. Chame de *sólido* um lugar que tem uma peça sua ou que está fora da pilha. Entre os nove ao lado e embaixo de X, una dois sólidos</translation>
    </message>
    <message>
      <source>if they touch, or</source>
      <extracomment>rules of loop</extracomment>
      <translation>se eles se tocam, ou</translation>
    </message>
    <message>
      <source>if they face each other across the blocked space between X and a solid place across a side: one is the tile at one end of that side, the other is the place beside X that rests on the tile at the other end and on the place across.</source>
      <extracomment>rules of loop</extracomment>
      <translation>se ficam frente a frente através do espaço bloqueado entre X e um lugar sólido do outro lado: um deles é a peça em uma ponta desse lado, o outro é o lugar ao lado de X que se apoia na peça da outra ponta e no lugar mais além.</translation>
    </message>
    <message>
      <source>X completes a loop when your own tiles among the nine are in two or more separate parts.</source>
      <extracomment>rules of loop</extracomment>
      <translation>X completa um laço quando as suas próprias peças entre os nove estão em duas ou mais partes separadas.</translation>
    </message>
    <message>
      <source>Other ends</source>
      <extracomment>rules of loop</extracomment>
      <translation>Outros finais</translation>
    </message>
    <message>
      <source>After each turn, the first of these that holds ends the game:</source>
      <extracomment>rules of loop</extracomment>
      <translation>Depois de cada lance, a primeira destas condições que se cumpre encerra a partida:</translation>
    </message>
    <message>
      <source>the tile just placed completes a loop: its owner wins;</source>
      <extracomment>rules of loop</extracomment>
      <translation>a peça que acabou de ser posta completa um laço: vence o seu dono;</translation>
    </message>
    <message>
      <source>the pile is full: a draw;</source>
      <extracomment>rules of loop</extracomment>
      <translation>a pilha está cheia: empate;</translation>
    </message>
    <message>
      <source>the player to move has no tile left (Lazo only): a draw;</source>
      <extracomment>rules of loop</extracomment>
      <translation>o jogador da vez não tem mais peças (só em Lazo): empate;</translation>
    </message>
    <message>
      <source>the player to move has no legal move: the other player wins.</source>
      <extracomment>rules of loop</extracomment>
      <translation>o jogador da vez não tem lance legal: vence o outro.</translation>
    </message>
    <message>
      <source>In a position that was set up by hand, a loop that is already there wins nothing.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Em uma posição montada à mão, um laço que já existe não vence nada.</translation>
    </message>
    <message>
      <source>A gap has one tile in the longer row and two in the shorter one. So each layer is half a hexagon, one size smaller, up to one tile at the top.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Um vão tem uma peça na fileira mais longa e duas na mais curta. Assim, cada nível é meio hexágono, um tamanho menor, até uma só peça no topo.</translation>
    </message>
    <message>
      <source>Mini has four layers and Main six, heights that the designer mentions. Lazo's holes and tiles are those of the published set.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Mini tem quatro níveis e Main tem seis, alturas que o autor menciona. Os furos e as peças de Lazo são os do jogo publicado.</translation>
    </message>
    <message>
      <source>A swap leaves both supplies of tiles as they are. When the player to move has no tile left, the game is a draw.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Uma troca deixa as duas reservas de peças como estão. Quando o jogador da vez não tem mais peças, a partida é empate.</translation>
    </message>
    <message>
      <source>Only a tile on layer 1 can complete a ring on the board.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Só uma peça no nível 1 pode completar um anel no tabuleiro.</translation>
    </message>
    <message>
      <source>For bridges the outside of the pile is closed.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Para as pontes, o lado de fora da pilha está fechado.</translation>
    </message>
    <message>
      <source>Basic strategy for Loop</source>
      <extracomment>rules of loop</extracomment>
      <translation>Primeira estratégia de Loop</translation>
    </message>
    <message>
      <source>Threats</source>
      <extracomment>rules of loop</extracomment>
      <translation>Ameaças</translation>
    </message>
    <message>
      <source>A *threat* is a place where you would complete a loop with your next tile. One threat can be answered, two cannot. So look for a tile that makes two threats at once, and fill such places before your opponent does.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Uma *ameaça* é um lugar onde você completaria um laço com a próxima peça. Uma ameaça pode ser respondida, duas não. Portanto, procure uma peça que faça duas ameaças ao mesmo tempo, e ocupe esses lugares antes do adversário.</translation>
    </message>
    <message>
      <source>Black to play wins with 2b4, which threatens 2a4 and 2b3.</source>
      <extracomment>rules of loop</extracomment>
      <translation>O Preto joga e vence com 2b4, que ameaça 2a4 e 2b3.</translation>
    </message>
    <message>
      <source>Answer first</source>
      <extracomment>rules of loop</extracomment>
      <translation>Primeiro, responda</translation>
    </message>
    <message>
      <source>Before you make plans, look for your opponent's threats: rings of five tiles around a hole inside the board, and bridges that lack their top. Only a tile in the place of the top stops a bridge: rivers run through your other tiles.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Antes de fazer planos, procure as ameaças do adversário: anéis de cinco peças em volta de um furo no interior do tabuleiro, e pontes a que falta o topo. Só uma peça no lugar do topo detém uma ponte: os rios correm pelas suas outras peças.</translation>
    </message>
    <message>
      <source>White must play 2b3 at once.</source>
      <extracomment>rules of loop</extracomment>
      <translation>O Branco tem de jogar 2b3 de imediato.</translation>
    </message>
    <message>
      <source>The middle</source>
      <extracomment>rules of loop</extracomment>
      <translation>O centro</translation>
    </message>
    <message>
      <source>A tile in the middle of layer 1 has six neighbours there and lies under up to three gaps. At the rim it has fewer, nothing at the rim is enclosed, and rivers end at the edge. So the middle is worth more, which is why White may swap.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Uma peça no meio do nível 1 tem ali seis vizinhas e fica debaixo de até três vãos. Na borda ela tem menos, nada na borda fica cercado, e os rios terminam ali. Por isso o centro vale mais, e é por isso que o Branco pode trocar.</translation>
    </message>
    <message>
      <source>Two are better than one</source>
      <extracomment>rules of loop</extracomment>
      <translation>Duas valem mais que uma</translation>
    </message>
    <message>
      <source>A bridge needs two touching enemy tiles of one layer under it, with room at both ends. Do not lay two tiles side by side where your opponent holds both banks. Over a single tile there is no loop.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Uma ponte precisa de duas peças inimigas que se toquem em um nível debaixo dela, com espaço nas duas pontas. Não ponha duas peças lado a lado onde o adversário tem as duas margens. Sobre uma única peça não há laço.</translation>
    </message>
    <message>
      <source>Mind what you open</source>
      <extracomment>rules of loop</extracomment>
      <translation>Cuidado com o que você abre</translation>
    </message>
    <message>
      <source>Three tiles that touch may make a gap, and either player who touches it can fill it. Before you lay the third, see who gains from the tile on top.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Três peças que se tocam podem formar um vão, e qualquer jogador que o toque pode preenchê-lo. Antes de pôr a terceira, veja quem ganha com a peça de cima.</translation>
    </message>
    <message>
      <source>A game of red and blue paths for two, related to Jointz, Loop and Trax. It was published as submission 1550 of the Zillions of Games collection; its author is not named there.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Um jogo de caminhos vermelhos e azuis para dois, aparentado com Jointz, Loop e Trax. Foi publicado como o envio 1550 da coleção Zillions of Games; o autor não é nomeado ali.</translation>
    </message>
    <message>
      <source>**Goal.** A path of your colour that closes, or that joins two opposite sides of the board.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>**Objetivo.** Um caminho da sua cor que se fecha, ou que une dois lados opostos do tabuleiro.</translation>
    </message>
    <message>
      <source>**Move.** Lay a tile of your rack beside others, so that touching sides match.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>**Lance.** Ponha uma peça do seu suporte ao lado de outras, de modo que os lados que se tocam sejam iguais.</translation>
    </message>
    <message>
      <source>**Click** a tile on your rack, then a marked cell, or drag it there.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>**Clique** em uma peça do seu suporte e depois em uma casa marcada, ou arraste a peça até lá.</translation>
    </message>
    <message>
      <source>The board and the tiles</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>O tabuleiro e as peças</translation>
    </message>
    <message>
      <source>Tiles are laid on a board of nine by nine cells. A tile is never turned: it lies on the board as it lies on the rack. Each of its four sides is red, blue or blank.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>As peças são postas em um tabuleiro de nove por nove casas. Uma peça nunca é girada: fica no tabuleiro como está no suporte. Cada um dos seus quatro lados é vermelho, azul ou vazio.</translation>
    </message>
    <message>
      <source>The tiles follow a rule:</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>As peças seguem uma regra:</translation>
    </message>
    <message>
      <source>sides of one colour are joined two by two; an odd one out is a **dead end**, joined to nothing;</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>os lados de uma cor são unidos dois a dois; o que sobra é um **beco sem saída**, unido a nada;</translation>
    </message>
    <message>
      <source>every tile joins at least one pair, by a **strand**;</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>cada peça une pelo menos um par, por um **trecho**;</translation>
    </message>
    <message>
      <source>where two strands **cross**, there is one tile for each of the two that can be on top; strands that cross do not touch;</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>onde dois trechos **se cruzam**, há uma peça para cada um dos dois que pode estar por cima; trechos que se cruzam não se tocam;</translation>
    </message>
    <message>
      <source>four sides of one colour also come as a **crossroads**, which joins all four.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>quatro lados de uma cor também existem como **encruzilhada**, que une todos os quatro.</translation>
    </message>
    <message>
      <source>That makes 102 different tiles. Without those of a single colour that have a blank side, 66 remain.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Isso dá 102 peças diferentes. Sem as de uma só cor que têm um lado vazio, restam 66.</translation>
    </message>
    <message>
      <source>On the top row a curve, a straight strand, and two tiles with a dead end; in the middle a double curve, a curve of each colour, and both forms of a crossing; at the bottom a curve with two dead ends, a crossing of one colour, and two crossroads.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Na fileira de cima, uma curva, um trecho reto e duas peças com um beco sem saída; no meio, uma curva dupla, uma curva de cada cor e as duas formas de um cruzamento; embaixo, uma curva com dois becos sem saída, um cruzamento de uma só cor e duas encruzilhadas.</translation>
    </message>
    <message>
      <source>The two variants</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>As duas variantes</translation>
    </message>
    <message>
      <source>**Free turns** uses the 102 tiles, one of each. A game needs 81 of them.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>**Turnos extras** usa as 102 peças, uma de cada. Uma partida precisa de 81 delas.</translation>
    </message>
    <message>
      <source>**Sixty-six** uses the 66 tiles, and each may turn up as often as ten times. It has no free turns.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>**Sessenta e seis** usa as 66 peças, e cada uma pode aparecer até dez vezes. Não há turnos extras.</translation>
    </message>
    <message>
      <source>The deal</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>A distribuição</translation>
    </message>
    <message>
      <source>The tiles are shuffled. One goes to the centre of the board, and each player gets forty. Seven of these lie on a rack that both players can see; the rest are drawn one by one in an order that nobody knows.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>As peças são embaralhadas. Uma vai para o centro do tabuleiro, e cada jogador recebe quarenta. Sete delas ficam em um suporte que os dois jogadores podem ver; as outras são compradas uma a uma, em uma ordem que ninguém conhece.</translation>
    </message>
    <message>
      <source>Red begins, and nobody may pass. Lay one of your rack's tiles on an empty cell beside a tile that is already there, side against side. Wherever sides touch they must match: red to red, blue to blue, blank to blank. Then your rack is filled up again while you have tiles.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>O Vermelho começa, e ninguém pode passar. Ponha uma das peças do seu suporte em uma casa vazia ao lado de uma peça que já está no tabuleiro, lado com lado. Onde os lados se tocam, têm de ser iguais: vermelho com vermelho, azul com azul, vazio com vazio. Depois o suporte é completado, enquanto você tiver peças.</translation>
    </message>
    <message>
      <source>With **free turns**, a tile that is laid beside two or more others earns you another turn at once. You have to take it, and it can earn you yet another one.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Com **turnos extras**, uma peça posta ao lado de duas outras ou mais dá logo outro turno. É obrigatório usá-lo, e ele pode dar mais um.</translation>
    </message>
    <message>
      <source>Red's tile on f6 touches e6 and f5, so Red has a free turn.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>A peça do Vermelho em f6 toca e6 e f5, então o Vermelho tem um turno extra.</translation>
    </message>
    <message>
      <source>A **closed loop** is a path of strands and crossroads that comes back to its beginning without using any side of a tile twice. A **connection** is a path that leaves the board on two opposite sides. The owner of the colour wins, no matter who laid the tile.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Um **laço fechado** é um caminho de trechos e encruzilhadas que volta ao seu início sem usar duas vezes nenhum lado de uma peça. Uma **conexão** é um caminho que sai do tabuleiro por dois lados opostos. Vence o dono da cor, não importa quem pôs a peça.</translation>
    </message>
    <message>
      <source>Blue has closed a loop of Red's, so Red wins. Blue's path runs under it and over it without touching.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>O Azul fechou um laço do Vermelho, então vence o Vermelho. O caminho do Azul passa por baixo e por cima dele sem tocá-lo.</translation>
    </message>
    <message>
      <source>The crossroads on e4 connects the left and the right side of the board for Red.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>A encruzilhada em e4 liga para o Vermelho o lado esquerdo e o direito do tabuleiro.</translation>
    </message>
    <message>
      <source>After each tile the first of these that is true decides:</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Depois de cada peça, decide a primeira destas condições que for verdadeira:</translation>
    </message>
    <message>
      <source>the colour of the player who laid it has a closed loop;</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>a cor do jogador que a pôs tem um laço fechado;</translation>
    </message>
    <message>
      <source>that colour connects two opposite sides;</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>essa cor liga dois lados opostos;</translation>
    </message>
    <message>
      <source>the other colour has a closed loop;</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>a outra cor tem um laço fechado;</translation>
    </message>
    <message>
      <source>the other colour connects two opposite sides.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>a outra cor liga dois lados opostos.</translation>
    </message>
    <message>
      <source>When there is no move</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Quando não há lance</translation>
    </message>
    <message>
      <source>If the player to move can lay nothing, the game is over. This also holds on a free turn, with an empty rack and on a full board, and it does not matter what the other player could lay. The colour whose longest path is longer then wins, and equal lengths are a draw.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Se o jogador da vez não pode pôr nada, a partida termina. Isso vale também para um turno extra, com o suporte vazio e em um tabuleiro cheio, e não importa o que o outro jogador poderia pôr. Vence então a cor cujo caminho mais longo é maior, e comprimentos iguais são empate.</translation>
    </message>
    <message>
      <source>The length of a path is its number of parts. A strand is one part, and so is a crossroads on the way or a dead end where the path stops. A path that takes both strands of a tile has two parts there. The score is the difference of the lengths; for a loop or a connection it is 1.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>O comprimento de um caminho é o número das suas partes. Um trecho é uma parte, e também uma encruzilhada no caminho ou um beco sem saída onde o caminho para. Um caminho que usa os dois trechos de uma peça tem ali duas partes. O resultado é a diferença dos comprimentos; por um laço ou uma conexão é 1.</translation>
    </message>
    <message>
      <source>Red's longest path has 12 parts: the dead end on c5, d5, the horizontal strand of e5, f5, f6, e6, the vertical strand of e5, e4, the crossroads on e3, f3, g3, and the dead end on g4. Blue's has 3.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>O caminho mais longo do Vermelho tem 12 partes: o beco sem saída em c5, d5, o trecho horizontal de e5, f5, f6, e6, o trecho vertical de e5, e4, a encruzilhada em e3, f3, g3 e o beco sem saída em g4. O do Azul tem 3.</translation>
    </message>
    <message>
      <source>The tiles follow the rule above, which leads to the sizes of both sets, 102 and 66. The description gives these numbers and no pictures.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>As peças seguem a regra acima, que leva aos tamanhos dos dois conjuntos, 102 e 66. A descrição dá esses números e nenhuma imagem.</translation>
    </message>
    <message>
      <source>A blank side matches only a blank one.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Um lado vazio só combina com outro vazio.</translation>
    </message>
    <message>
      <source>The length of a path is its number of parts, counted as above.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>O comprimento de um caminho é o número das suas partes, contadas como acima.</translation>
    </message>
    <message>
      <source>Basic strategy for Path Tiles</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Primeira estratégia de Path Tiles</translation>
    </message>
    <message>
      <source>Read both racks</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Leia os dois suportes</translation>
    </message>
    <message>
      <source>Both racks lie open. Before you lay a tile, check which of your opponent's tiles fit the cells that you leave. A path that only one tile can close is safe if that tile is on nobody's rack.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Os dois suportes estão à vista. Antes de pôr uma peça, veja que peças o adversário tem para as casas que você deixa. Um caminho que só uma peça pode fechar está seguro se essa peça não está no suporte de ninguém.</translation>
    </message>
    <message>
      <source>Blue to play must spoil the red loop at f6, and the fourth tile of Blue's rack does it.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>É a vez do Azul, que tem de estragar o laço vermelho em f6; a quarta peça do seu suporte faz isso.</translation>
    </message>
    <message>
      <source>Spoil by filling</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Estrague preenchendo</translation>
    </message>
    <message>
      <source>No tile is ever taken away. To stop a path, lay a tile on the cell that it needs: one that fits the sides and does not join them. A dead end does that well. A tile beside the cell helps as well, if it asks there for a side that your opponent's tiles do not have.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Nenhuma peça é jamais retirada. Para deter um caminho, ponha na casa de que ele precisa uma peça que encaixe nos lados e não os una. Um beco sem saída faz isso bem. Uma peça ao lado da casa também ajuda, se exigir ali um lado que as peças do adversário não têm.</translation>
    </message>
    <message>
      <source>Free turns</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Turnos extras</translation>
    </message>
    <message>
      <source>With free turns a tile with two neighbours earns another turn. So two missing tiles may be as good as one. Count corners between tiles for both sides before you leave a path with two gaps.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Com turnos extras, uma peça com duas vizinhas dá outro turno. Por isso, duas peças que faltam podem valer como uma só. Conte os cantos entre peças para os dois lados antes de deixar um caminho com duas lacunas.</translation>
    </message>
    <message>
      <source>Red lays the third tile on g5, has a free turn, and closes the loop on g6.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>O Vermelho põe a terceira peça em g5, ganha um turno extra e fecha o laço em g6.</translation>
    </message>
    <message>
      <source>Short loops</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Laços curtos</translation>
    </message>
    <message>
      <source>The smallest loop has four tiles around one corner. Curves make loops, straight strands make connections. With curves on your rack, look for three curves of your colour that turn around a corner.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>O menor laço tem quatro peças em volta de um canto. Curvas fazem laços, trechos retos fazem conexões. Com curvas no suporte, procure três curvas da sua cor que girem em volta de um canto.</translation>
    </message>
    <message>
      <source>Colours belong to their owner</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>As cores pertencem ao seu dono</translation>
    </message>
    <message>
      <source>A loop wins for its colour, no matter who closes it. Do not lay a tile that closes the other colour's path, not even for a free turn.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Um laço vence para a sua cor, não importa quem o feche. Não ponha uma peça que feche o caminho da outra cor, nem mesmo por um turno extra.</translation>
    </message>
    <message>
      <source>A game by Christian Freeling, published at MindSports.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Um jogo de Christian Freeling, publicado na MindSports.</translation>
    </message>
    <message>
      <source>**Goal.** Surround three pillars with loops of your men.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>**Objetivo.** Cercar três pilares com laços de seus peões.</translation>
    </message>
    <message>
      <source>**Move.** Put a man on a vacant cell, or leap with a leaper, a man with a dot: only leaps capture.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>**Lance.** Ponha um peão em uma casa vazia, ou salte com um saltador, os peões com um ponto, que capturam.</translation>
    </message>
    <message>
      <source>**Click** a vacant cell to place a man; to leap, click the leaper, then where it lands.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>**Clique** em uma casa vazia para colocar um peão; para saltar, clique no saltador e depois onde ele pousa.</translation>
    </message>
    <message>
      <source>The board is a hexagon of hexagonal cells, eight or ten along each side. Pillars stand on every second cell of every second row, starting from the centre: 37 of them among 132 free cells on the smaller board, 61 among 210 on the larger one. Nobody owns a pillar. Men can neither stand on it nor pass over it.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>O tabuleiro é um hexágono de casas hexagonais, oito ou dez em cada lado. Há pilares em uma de cada duas casas de uma de cada duas fileiras, a partir do centro: 37 entre 132 casas livres no tabuleiro menor, 61 entre 210 no maior. Um pilar não é de ninguém. Peões não podem ficar sobre ele nem passar por cima.</translation>
    </message>
    <message>
      <source>The straight lines that begin at a free cell and are not stopped by a pillar at once are its *open lines*. An inner cell has four of them, a cell at the edge three, a corner two, and they all run as far as the rim.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>As linhas retas que começam em uma casa livre e não são logo interrompidas por um pilar são as suas *linhas abertas*. Uma casa interior tem quatro delas, uma casa na borda três, um canto duas, e todas vão até a borda.</translation>
    </message>
    <message>
      <source>A cell is named after its column, lettered at the lower end, and its row: i8 is in column i and row 8. In the diagrams a ring on a piece marks the last move and a cross a piece taken or turned over.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Uma casa tem o nome da sua coluna, com a letra na extremidade inferior, e da sua fileira: i8 está na coluna i e na fileira 8. Nos diagramas, um anel em uma peça marca o último lance, e uma cruz, uma peça tomada ou virada.</translation>
    </message>
    <message>
      <source>The two players, White and Black, have as many men as they need.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Os dois jogadores, Branco e Preto, têm tantos peões quantos precisarem.</translation>
    </message>
    <message>
      <source>White begins. In your turn you either place a man or leap with one; you may not pass.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>O Branco começa. Na sua vez, você põe um peão ou salta com um; não se pode passar.</translation>
    </message>
    <message>
      <source>On Black's first turn, and only then, Black may **swap** instead: White's man becomes a black one where it stands, and White moves again.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Na primeira vez do Preto, e só então, ele pode **trocar** em vez de jogar: o peão do Branco torna-se preto onde está, e o Branco joga de novo.</translation>
    </message>
    <message>
      <source>Placing</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Colocar</translation>
    </message>
    <message>
      <source>Put a man of your colour on any vacant cell. Then look from that cell along each of its open lines to the first piece there is. If on more than half of these lines that piece is yours, another man of yours goes on top: a **leaper**, shown by a dot. So you need three friends of four inside the board, two of three at its edge, and both in a corner. You have no choice in this, and there is no other way to make a leaper.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Ponha um peão da sua cor em qualquer casa vazia. Depois olhe, a partir dessa casa, ao longo de cada uma das suas linhas abertas, até a primeira peça. Se em mais da metade dessas linhas essa peça é sua, outro peão seu vai em cima: um **saltador**, indicado por um ponto. Portanto, são precisos três amigos em quatro no interior do tabuleiro, dois em três na borda, e os dois em um canto. Não há escolha nisso, e não há outra maneira de fazer um saltador.</translation>
    </message>
    <message>
      <source>White has placed on i8 and sees i7, i12 and f11 along three of four lines: a leaper.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>O Branco pôs um peão em i8 e vê i7, i12 e f11 em três de quatro linhas: um saltador.</translation>
    </message>
    <message>
      <source>Pillars hide what is behind them.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Os pilares escondem o que está atrás deles.</translation>
    </message>
    <message>
      <source>Leaping</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Saltar</translation>
    </message>
    <message>
      <source>A leaper jumps off the man below it, which stays where it is, and goes along a straight line as far as you like. It flies over vacant cells and over your own pieces, and lands</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Um saltador salta do peão que está embaixo dele, que fica onde está, e segue em linha reta até onde você quiser. Voa por cima de casas vazias e das suas próprias peças, e pousa</translation>
    </message>
    <message>
      <source>on a vacant cell of the line, or</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>em uma casa vazia da linha, ou</translation>
    </message>
    <message>
      <source>on the first opposing piece that it meets.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>na primeira peça adversária que encontra.</translation>
    </message>
    <message>
      <source>Where it lands it is an ordinary single man.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Onde pousa, volta a ser um peão simples comum.</translation>
    </message>
    <message>
      <source>The leaper on i8 flies over i9 to i10 or i11 or takes i12; it can take i7 or j7, too.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>O saltador em i8 voa por cima de i9 até i10 ou i11, ou toma i12; também pode tomar i7 ou j7.</translation>
    </message>
    <message>
      <source>Captures</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Capturas</translation>
    </message>
    <message>
      <source>Only leapers capture, in two ways.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Só saltadores capturam, de duas maneiras.</translation>
    </message>
    <message>
      <source>**Landing on a piece** takes it off the board, whether single or double; your leaper stands there as a single man. Nothing else is captured by such a leap.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>**Pousar em uma peça** a tira do tabuleiro, seja ela simples ou dupla; o seu saltador fica ali como peão simples. Um salto desses não captura mais nada.</translation>
    </message>
    <message>
      <source>From i8 White has taken i11. That i12 lies between two white men now does not matter.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>De i8, o Branco tomou i11. Que i12 esteja agora entre dois peões brancos não importa.</translation>
    </message>
    <message>
      <source>**Landing on a vacant cell** turns men over: look from there along every line. Where opposing pieces follow without a gap, and behind them stands another piece of yours, all of them become single men of your colour, doubles as well.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>**Pousar em uma casa vazia** vira peões: olhe dali ao longo de cada linha. Onde seguem peças adversárias sem lacuna, e atrás delas está outra peça sua, todas se tornam peões simples da sua cor, inclusive as duplas.</translation>
    </message>
    <message>
      <source>White has leapt from i8 to i10 and turned three lines, up to k8, i13 and f13.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>O Branco saltou de i8 para i10 e virou três linhas, até k8, i13 e f13.</translation>
    </message>
    <message>
      <source>Loops and safety</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Laços e segurança</translation>
    </message>
    <message>
      <source>A pillar is **surrounded** by a colour if no way leads from it out over the rim of the board without crossing a cell that holds this colour. Such a way may cross vacant cells, the other colour's pieces and other pillars. Cells on the rim are on the board, so a loop at the edge needs men there as well.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Um pilar está **cercado** por uma cor se nenhum caminho leva dele para fora pela borda do tabuleiro sem cruzar uma casa que tem essa cor. Tal caminho pode cruzar casas vazias, peças da outra cor e outros pilares. As casas da borda fazem parte do tabuleiro, então um laço na beirada também precisa de peões ali.</translation>
    </message>
    <message>
      <source>One loop of ten men surrounds two pillars, h8 and j8, and a black man between them.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Um laço de dez peões cerca dois pilares, h8 e j8, e um peão preto entre eles.</translation>
    </message>
    <message>
      <source>White surrounds b8 but not n8: the way out over o8 is open.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>O Branco cerca b8, mas não n8: a saída por o8 está aberta.</translation>
    </message>
    <message>
      <source>A loop around a pillar protects its own men and all that are connected with them, cell by cell, tails and branches too. They are **safe**: no leaper can land on them. Men that stand apart are not. Lines of men can still be turned over, safe or not, and that may open the loop again. What is safe can change with every turn.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Um laço em volta de um pilar protege os seus próprios peões e todos os que estão ligados a eles, casa a casa, também caudas e ramos. Eles estão **seguros**: nenhum saltador pode pousar neles. Peões isolados não estão. Linhas de peões ainda podem ser viradas, seguras ou não, e isso pode abrir o laço de novo. O que está seguro pode mudar a cada lance.</translation>
    </message>
    <message>
      <source>The loop keeps i9 and i10 safe, so Black's leaper on i11 can take i12 but not i10.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>O laço mantém i9 e i10 seguros, então o saltador do Preto em i11 pode tomar i12, mas não i10.</translation>
    </message>
    <message>
      <source>Black has leapt from i12 to i9 and turned i8 and i7: the loop around h8 is broken.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>O Preto saltou de i12 para i9 e virou i8 e i7: o laço em volta de h8 está rompido.</translation>
    </message>
    <message>
      <source>A leaper cannot fly over a safe piece either; the piece ends the line.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Um saltador também não pode voar por cima de uma peça segura; a peça termina a linha.</translation>
    </message>
    <message>
      <source>You win if you surround **three pillars or more** after your own move, with one loop or with several.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Você vence se cerca **três pilares ou mais** depois do seu próprio lance, com um laço ou com vários.</translation>
    </message>
    <message>
      <source>A man on k8 closes a loop around three pillars, and White wins.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Um peão em k8 fecha um laço em volta de três pilares, e o Branco vence.</translation>
    </message>
    <message>
      <source>With one loop inside another, both colours can surround the same pillar, and it counts for both.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Com um laço dentro de outro, as duas cores podem cercar o mesmo pilar, e ele conta para ambas.</translation>
    </message>
    <message>
      <source>Black wins with seven pillars; the one in the middle is surrounded by White as well.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>O Preto vence com sete pilares; o do meio também é cercado pelo Branco.</translation>
    </message>
    <message>
      <source>The player to move may have no legal move: the board is full, and no leaper can land anywhere. The game then ends, and the player who surrounds more pillars wins; equal numbers are a draw. No game goes on for ever: leaps use up leapers, and a cell once taken stays taken.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Pode acontecer que o jogador da vez não tenha lance legal: o tabuleiro está cheio, e nenhum saltador pode pousar em lugar nenhum. A partida então termina, e vence quem cerca mais pilares; números iguais são empate. Nenhuma partida dura para sempre: os saltos gastam saltadores, e uma casa uma vez ocupada continua ocupada.</translation>
    </message>
    <message>
      <source>In a swap the man changes its colour. The description only mentions the swap.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Em uma troca, o peão muda de cor. A descrição só menciona a troca.</translation>
    </message>
    <message>
      <source>Pillars block the view, too. The description only says that they block.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Os pilares bloqueiam também a vista. A descrição só diz que eles bloqueiam.</translation>
    </message>
    <message>
      <source>A leaper cannot fly over a safe piece.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Um saltador não pode voar por cima de uma peça segura.</translation>
    </message>
    <message>
      <source>When the player to move has no legal move, the game ends and pillars are counted.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Quando o jogador da vez não tem lance legal, a partida termina e os pilares são contados.</translation>
    </message>
    <message>
      <source>Basic strategy for Loops 'n Leaps</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Primeira estratégia de Loops 'n Leaps</translation>
    </message>
    <message>
      <source>Share your walls</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Compartilhe as paredes</translation>
    </message>
    <message>
      <source>Six men surround one pillar, but ten surround two neighbours. Build chains that run along several pillars, so that the last man closes a loop around three.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Seis peões cercam um pilar, mas dez cercam dois vizinhos. Construa cadeias que passem por vários pilares, para que o último peão feche um laço em volta de três.</translation>
    </message>
    <message>
      <source>White wins on k8: one man closes a loop around h8, j8 and h10.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>O Branco vence em k8: um peão fecha um laço em volta de h8, j8 e h10.</translation>
    </message>
    <message>
      <source>See the last man coming</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Veja chegar o último peão</translation>
    </message>
    <message>
      <source>A chain with one gap around three pillars is a threat, and one man in the gap stops it. Count gaps: a chain with two gaps needs two moves, unless a leap turns men over and fills several at once.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Uma cadeia com uma lacuna em volta de três pilares é uma ameaça, e um peão na lacuna a detém. Conte as lacunas: uma cadeia com duas precisa de dois lances, a menos que um salto vire peões e preencha várias de uma vez.</translation>
    </message>
    <message>
      <source>Leapers</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Saltadores</translation>
    </message>
    <message>
      <source>A leaper appears automatically where you place a man that sees friends along more than half of its open lines. Spread men along lines that meet, and keep the crossing for the moment when you need a leaper. Pillars cut lines.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Um saltador surge sozinho onde você põe um peão que vê amigos em mais da metade das suas linhas abertas. Espalhe peões por linhas que se encontram, e guarde o cruzamento para quando precisar de um saltador. Pilares cortam linhas.</translation>
    </message>
    <message>
      <source>Lines are in danger, not single men</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>O perigo é das linhas, não dos peões isolados</translation>
    </message>
    <message>
      <source>A leaper that lands on a vacant cell turns every unbroken line between it and another piece of its own. A long line of yours with an enemy at one end invites a leap to the other end. Guard the vacant end or break the line.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Um saltador que pousa em uma casa vazia vira toda linha contínua entre ele e outra peça da mesma cor. Uma linha longa sua com um inimigo em uma ponta convida a um salto para a outra. Proteja a ponta vazia ou interrompa a linha.</translation>
    </message>
    <message>
      <source>White leaps from i8 to i10 and turns five pieces.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>O Branco salta de i8 para i10 e vira cinco peças.</translation>
    </message>
    <message>
      <source>Loops protect</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Laços protegem</translation>
    </message>
    <message>
      <source>A loop around a pillar makes its men, and all men connected with them, safe from landing. So an early loop is a good base. It does not protect from being turned over.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Um laço em volta de um pilar deixa os seus peões, e todos os que estão ligados a eles, a salvo de pousos. Por isso, um laço feito cedo é uma boa base. Mas ele não impede que os peões sejam virados.</translation>
    </message>
    <message>
      <source>Designed by Mark Steere (November 2008, marksteeregames.com) after his three-dimensional Loophole. At his wish the game keeps its name and its rules here, and he is credited.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Criado por Mark Steere (novembro de 2008, marksteeregames.com) a partir do seu Loophole tridimensional. A pedido dele, o jogo conserva aqui o nome e as regras, com o devido crédito.</translation>
    </message>
    <message>
      <source>**Goal.** Two different loops of your colour, through the frame and the two windows.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>**Objetivo.** Dois laços diferentes da sua cor, pela moldura e pelas duas janelas.</translation>
    </message>
    <message>
      <source>**Move.** Put one stone on any vacant cell.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>**Lance.** Ponha uma pedra em qualquer casa vazia.</translation>
    </message>
    <message>
      <source>**Click** the cell, in the 3-D view or on the map. The panel beside the board lists the loops of both players.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>**Clique** na casa, no espaço ou no mapa. O painel ao lado do tabuleiro lista os laços dos dois jogadores.</translation>
    </message>
    <message>
      <source>The board is a rhombus of hexagons, fourteen along each side, with two windows cut out of it. Its two sharp corners are missing too. Columns have letters, rows have numbers from the top: a2 is the first cell of the second row.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>O tabuleiro é um losango de hexágonos, catorze em cada lado, com duas janelas recortadas. Também faltam os dois cantos agudos. As colunas têm letras, as fileiras têm números a partir de cima: a2 é a primeira casa da segunda fileira.</translation>
    </message>
    <message>
      <source>The start.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>O início.</translation>
    </message>
    <message>
      <source>Sixty-four stones stand on it from the start. Black's lie along the first and the last row, and directly above and below each window. White's lie along the first and the last column, and directly left and right of each window. The blunt corners, n1 and a14, are ordinary vacant cells. In all, 122 cells are vacant.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Sessenta e quatro pedras estão nele desde o início. As do Preto ficam ao longo da primeira e da última fileira, e logo acima e abaixo de cada janela. As do Branco ficam ao longo da primeira e da última coluna, e logo à esquerda e à direita de cada janela. Os cantos obtusos, n1 e a14, são casas vazias comuns. Ao todo há 122 casas vazias.</translation>
    </message>
    <message>
      <source>The board is the same for both players: exchanging rows with columns exchanges the colours.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>O tabuleiro é o mesmo para os dois jogadores: trocar fileiras por colunas troca as cores.</translation>
    </message>
    <message>
      <source>Black begins. Place one stone of your colour on any vacant cell. You may not pass, and stones never move or leave the board. A position that is set up may hold any further stones, as long as the sixty-four are in their places.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>O Preto começa. Ponha uma pedra da sua cor em qualquer casa vazia. Não se pode passar, e as pedras nunca se movem nem saem do tabuleiro. Uma posição montada pode ter quaisquer outras pedras, desde que as sessenta e quatro estejam nos seus lugares.</translation>
    </message>
    <message>
      <source>Nodes and loops</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Nós e laços</translation>
    </message>
    <message>
      <source>The frame, window 1 (the upper one) and window 2 are the three **nodes**. Each has two lines of starting stones of your colour, on opposite sides, and links them, because in the three-dimensional game your line would go through there.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>A moldura, a janela 1 (a de cima) e a janela 2 são os três **nós**. Cada um tem duas linhas de pedras iniciais da sua cor, em lados opostos, e as une, porque no jogo tridimensional a sua linha passaria por ali.</translation>
    </message>
    <message>
      <source>A **loop** leads from node to node over connected stones of yours and comes back to where it began. It passes through a node once at most, through a group as often as you like.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Um **laço** leva de nó em nó por pedras suas ligadas entre si e volta ao ponto de partida. Ele passa por um nó no máximo uma vez; por um grupo, quantas vezes você quiser.</translation>
    </message>
    <message>
      <source>A line from the first row to the last (for White, from the first column to the last) makes a *loop* through the frame.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Uma linha da primeira fileira à última (para o Branco, da primeira coluna à última) faz um *laço* pela moldura.</translation>
    </message>
    <message>
      <source>A loop through the frame.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Um laço pela moldura.</translation>
    </message>
    <message>
      <source>So does a line from one side of a window around it to the other side, through that window.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>O mesmo faz uma linha que vai de um lado de uma janela, em volta dela, até o outro lado: um laço por essa janela.</translation>
    </message>
    <message>
      <source>A loop through window 1.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Um laço pela janela 1.</translation>
    </message>
    <message>
      <source>Two nodes can make one loop: here from the first row to window 1, through it, and on to the last row, which the frame joins to the first.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Dois nós podem fazer um só laço: aqui, da primeira fileira até a janela 1, através dela e até a última fileira, que a moldura une à primeira.</translation>
    </message>
    <message>
      <source>A loop through the frame and window 1.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Um laço pela moldura e pela janela 1.</translation>
    </message>
    <message>
      <source>All three nodes can make one loop too.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Os três nós também podem fazer um só laço.</translation>
    </message>
    <message>
      <source>A loop through all three nodes.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Um laço pelos três nós.</translation>
    </message>
    <message>
      <source>Two loops are distinct when one of them uses a node that the other does not. So two separate lines from the first row to the last count as one loop.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Dois laços são diferentes quando um deles usa um nó que o outro não usa. Portanto, duas linhas separadas da primeira fileira à última contam como um só laço.</translation>
    </message>
    <message>
      <source>Not yet won: two lines through the frame are one loop.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Ainda não é vitória: duas linhas pela moldura são um só laço.</translation>
    </message>
    <message>
      <source>You win as soon as you have two distinct loops. Below, Black's last stone at j13 completes a loop through window 2, and one through all three nodes with it; the loop through the frame and window 1 was there before. All loops of the winner are marked: a shortest chain of stones for each, and the winner's starting stones at each of its nodes.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Você vence assim que tem dois laços diferentes. Abaixo, a última pedra do Preto, em j13, completa um laço pela janela 2 e, com ele, um pelos três nós; o laço pela moldura e pela janela 1 já existia. Todos os laços do vencedor são marcados: de cada um, a cadeia de pedras mais curta e, em cada um dos seus nós, as pedras iniciais do vencedor.</translation>
    </message>
    <message>
      <source>Black has just won at j13.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>O Preto acaba de vencer em j13.</translation>
    </message>
    <message>
      <source>There are no draws. Count how many of your loops are independent, which is to say that none of them is made up of others: when the board is full the two players have three between them, so one has at least two and the other at most one.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Não há empates. Conte quantos dos seus laços são independentes, isto é, nenhum deles é composto de outros: quando o tabuleiro está cheio, os dois jogadores têm três somados, portanto um tem pelo menos dois e o outro, no máximo um.</translation>
    </message>
    <message>
      <source>The author shows his boards in pictures. The size of the board, the places of the windows and the cells of the starting stones are chosen here; frame, windows and stones are linked as in his pictures.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>O autor mostra os seus tabuleiros em imagens. O tamanho do tabuleiro, o lugar das janelas e as casas das pedras iniciais foram escolhidos aqui; moldura, janelas e pedras estão ligadas como nas imagens dele.</translation>
    </message>
    <message>
      <source>Basic strategy for Loophole 2D</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Primeira estratégia de Loophole 2D</translation>
    </message>
    <message>
      <source>Links that cannot be cut</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Ligações que não se cortam</translation>
    </message>
    <message>
      <source>Two of your stones with two vacant cells between them that both touch are as good as linked: if your opponent takes one cell, you take the other. Lines of such links need half of the stones.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Duas pedras suas com duas casas vazias entre elas, que ambas tocam, estão tão ligadas como se se tocassem: se o adversário toma uma casa, você toma a outra. Linhas de ligações assim precisam de metade das pedras.</translation>
    </message>
    <message>
      <source>c4 and b6 are linked by b5 and c5.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>c4 e b6 estão ligadas por b5 e c5.</translation>
    </message>
    <message>
      <source>Other nodes, not more lines</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Outros nós, não mais linhas</translation>
    </message>
    <message>
      <source>A second line through the same nodes is not a second loop. As soon as you have a loop, look for one through another node: around a window, or through it.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Uma segunda linha pelos mesmos nós não é um segundo laço. Assim que tiver um laço, procure um por outro nó: em volta de uma janela, ou através dela.</translation>
    </message>
    <message>
      <source>One more stone wins: g10 makes a loop through window 2. A second line through the frame would win nothing.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Mais uma pedra vence: g10 faz um laço pela janela 2. Uma segunda linha pela moldura não venceria nada.</translation>
    </message>
    <message>
      <source>Windows save stones</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Janelas poupam pedras</translation>
    </message>
    <message>
      <source>A window joins your stones above it with those below (for White, left with right). A line that reaches a window continues on its other side for free.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Uma janela une as suas pedras de cima com as de baixo (para o Branco, as da esquerda com as da direita). Uma linha que chega a uma janela continua do outro lado de graça.</translation>
    </message>
    <message>
      <source>What you cut is yours</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>O que você corta é seu</translation>
    </message>
    <message>
      <source>On a full board the two players have three independent loops between them. Every loop that you take from your opponent is one for you. So defence is attack: a line of yours from side to side often cuts what runs the other way.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Em um tabuleiro cheio, os dois jogadores têm, somados, três laços independentes. Cada laço que você tira do adversário é um laço para você. Portanto, a defesa é ataque: uma linha sua de lado a lado muitas vezes corta o que vai no outro sentido.</translation>
    </message>
    <message>
      <source>The lines of both players want to pass between the windows. Stones there serve loops through the frame, through each window, and through all three.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>As linhas dos dois jogadores querem passar entre as janelas. Pedras ali servem a laços pela moldura, por cada uma das janelas e por todos os três nós.</translation>
    </message>
  </context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
  <context>
    <name>ringrealms3d</name>
    <message>
      <source>wins</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>勝ち</translation>
    </message>
    <message>
      <source>draws</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>引き分け</translation>
    </message>
    <message>
      <source>loses</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>負け</translation>
    </message>
    <message numerus="yes">
      <source>{seat} to move: {count} playouts in {seconds} s</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>
        <numerusform>{seat}の手番: プレイアウト{count}回、{seconds}秒</numerusform>
      </translation>
    </message>
    <message>
      <source>analyse the position after this many moves (default: the last position)</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>この手数だけ進んだ局面を検討（既定値: 最終局面）</translation>
    </message>
    <message>
      <source>print JSON; with --watch, one object per line</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>JSONで出力（--watchでは1行に1オブジェクト）</translation>
    </message>
    <message>
      <source>move</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>着手</translation>
    </message>
    <message>
      <source>chance</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>勝率</translation>
    </message>
    <message>
      <source>visits</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>訪問数</translation>
    </message>
    <message>
      <source>line</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>読み筋</translation>
    </message>
    <message>
      <source>find the best moves of a position</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>局面の最善手を調べる</translation>
    </message>
    <message>
      <source>Find the best moves of a position: how likely each is to win, how often the search tried it, and the expected line. Of a game, the last position is analysed.</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>局面の最善手を調べます。各手の勝率、探索で試した回数、予想される読み筋を示します。棋譜は最終局面を解析します。</translation>
    </message>
    <message>
      <source>a variant, such as ring-majority/cube, or a game's file</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>変種（例: ring-majority/cube）または棋譜のファイル</translation>
    </message>
    <message>
      <source>how many playouts to run, instead of a time</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>時間の代わりに指定する、プレイアウト数</translation>
    </message>
    <message>
      <source>search until the expected line has this many moves, instead of a time</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>時間の代わりに、読み筋がこの手数になるまで探索</translation>
    </message>
    <message>
      <source>let another program that speaks UGI analyse, such as 'my-engine --fast'</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>UGIに対応した別のプログラムで解析する（例: 'my-engine --fast'）</translation>
    </message>
    <message>
      <source>show what is found while the search runs</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>探索中に途中結果を表示</translation>
    </message>
    <message>
      <source>how long to search (default: {seconds})</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>探索時間（既定値: {seconds}）</translation>
    </message>
    <message>
      <source>how many moves to show, the best first (default: {lines})</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>表示する手の数、良い順（既定値: {lines}）</translation>
    </message>
    <message>
      <source>{path} is a game file: name a variant here</source>
      <extracomment>cli/arguments.py</extracomment>
      <translation>{path}は対局のファイルです。ここでは変種を指定してください</translation>
    </message>
    <message>
      <source>play Ring Majority on the convex polyhedron in this OBJ, OFF, PLY or STL file; wherever a variant is named, ring-majority/FILE means the same</source>
      <extracomment>cli/arguments.py</extracomment>
      <translation>このOBJ・OFF・PLY・STLファイルの凸多面体でRing Majorityを打つ。変種名を指定する箇所ならどこでも、ring-majority/FILEと書いて同じ意味になる</translation>
    </message>
    <message>
      <source>the seed for anything random at the start</source>
      <extracomment>cli/arguments.py</extracomment>
      <translation>開始時の乱数を固定する</translation>
    </message>
    <message>
      <source>the file to write (default: the one that the engine then reads)</source>
      <extracomment>cli/arguments.py</extracomment>
      <translation>書き込むファイル（既定値: 以後エンジンが読み込む場所）</translation>
    </message>
    <message>
      <source>playouts per move, instead of a time</source>
      <extracomment>cli/arguments.py</extracomment>
      <translation>時間の代わりに指定する、1手あたりのプレイアウト数</translation>
    </message>
    <message>
      <source>a variant, such as ring-majority/cube</source>
      <extracomment>cli/arguments.py</extracomment>
      <translation>変種（例: ring-majority/cube）</translation>
    </message>
    <message>
      <source>print JSON</source>
      <extracomment>cli/arguments.py</extracomment>
      <translation>JSONで出力</translation>
    </message>
    <message>
      <source>'{text}' is not a whole number from 0 to 2**63 - 1</source>
      <extracomment>cli/arguments.py</extracomment>
      <translation>「{text}」は0から2**63 - 1までの整数ではありません</translation>
    </message>
    <message>
      <source>'{text}' is not a time in seconds, above 0 and up to {most}</source>
      <extracomment>cli/arguments.py</extracomment>
      <translation>「{text}」は0より大きく{most}以下の秒数ではありません</translation>
    </message>
    <message>
      <source>'{text}' is not a length in millimetres</source>
      <extracomment>cli/arguments.py</extracomment>
      <translation>「{text}」はミリメートル単位の長さではありません</translation>
    </message>
    <message>
      <source>{name}: {text}</source>
      <extracomment>cli/arguments.py</extracomment>
      <translation>{name}: {text}</translation>
    </message>
    <message>
      <source>'{text}' is not a whole number from {least} to {most}</source>
      <extracomment>cli/arguments.py</extracomment>
      <translation>「{text}」は{least}から{most}までの整数ではありません</translation>
    </message>
    <message>
      <source>'{text}' is not a size such as 210x210</source>
      <extracomment>cli/arguments.py</extracomment>
      <translation>「{text}」は210x210のような大きさではありません</translation>
    </message>
    <message>
      <source>print a script for Tab completion in a shell</source>
      <extracomment>cli/completion.py</extracomment>
      <translation>シェルの補完用スクリプトを出力する</translation>
    </message>
    <message>
      <source>Print a script that lets a shell complete commands, options, variants and files with the Tab key. bash: put it into ~/.bashrc; zsh: into a file _ringrealms3d in a folder of $fpath; fish: into ~/.config/fish/completions/ringrealms3d.fish.</source>
      <extracomment>cli/completion.py</extracomment>
      <translation>シェルがTabキーでコマンド、オプション、変種、ファイルを補完できるようにするスクリプトを出力します。bashでは~/.bashrcに、zshでは$fpathのフォルダーの_ringrealms3dに、fishでは~/.config/fish/completions/ringrealms3d.fishに入れます。</translation>
    </message>
    <message>
      <source>the shell</source>
      <extracomment>cli/completion.py</extracomment>
      <translation>シェルの種類</translation>
    </message>
    <message>
      <source>print the names of the files as JSON</source>
      <extracomment>cli/convert.py</extracomment>
      <translation>ファイル名をJSONで出力</translation>
    </message>
    <message>
      <source>name one file to write, such as -o game.rrsgf, or - for standard output</source>
      <extracomment>cli/convert.py</extracomment>
      <translation>書き込むファイルを1つ指定してください（例: -o game.rrsgf、標準出力なら-）</translation>
    </message>
    <message>
      <source>convert a game file to another format</source>
      <extracomment>cli/convert.py</extracomment>
      <translation>棋譜を別の形式のファイルに変換する</translation>
    </message>
    <message>
      <source>Read the games in a file and write them in another format, which the new name's extension selects: .txt holds the moves alone; .json and .rrsgf (SGF) hold variations and notes too. Lists what the new file leaves out.</source>
      <extracomment>cli/convert.py</extracomment>
      <translation>ファイルの棋譜（1局または複数）を読み込み、別の形式のファイルに書き出します。形式はファイル名の末尾で決まります。.txtは手順だけ、.jsonと.rrsgf（SGF）は変化手順とコメントも保存します。新しいファイルで失われるものを報告します。</translation>
    </message>
    <message>
      <source>the game file; - is standard input</source>
      <extracomment>cli/convert.py</extracomment>
      <translation>棋譜のファイル（-は標準入力）</translation>
    </message>
    <message>
      <source>the file to write; - is standard output</source>
      <extracomment>cli/convert.py</extracomment>
      <translation>書き込むファイル（-は標準出力）</translation>
    </message>
    <message>
      <source>the same as OUTPUT</source>
      <extracomment>cli/convert.py</extracomment>
      <translation>OUTPUTと同じ</translation>
    </message>
    <message>
      <source>of a file with several games, take only this one, counted from 1</source>
      <extracomment>cli/convert.py</extracomment>
      <translation>複数の対局が入ったファイルから、この番号（1から数える）の対局だけを使う</translation>
    </message>
    <message>
      <source>--to is for standard output: the extension of {path} selects the format</source>
      <extracomment>cli/convert.py</extracomment>
      <translation>--toは標準出力用です。形式は{path}の末尾で決まります</translation>
    </message>
    <message>
      <source>the format of standard output (default: {kind})</source>
      <extracomment>cli/convert.py</extracomment>
      <translation>標準出力に書く形式（既定値: {kind}）</translation>
    </message>
    <message>
      <source>system</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>システム</translation>
    </message>
    <message>
      <source>packages</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>パッケージ</translation>
    </message>
    <message>
      <source>drawing libraries</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>描画ライブラリ</translation>
    </message>
    <message>
      <source>window libraries</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>ウィンドウのライブラリ</translation>
    </message>
    <message>
      <source>display</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>ディスプレイ</translation>
    </message>
    <message>
      <source>folders</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>フォルダー</translation>
    </message>
    <message>
      <source>settings</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>設定</translation>
    </message>
    <message>
      <source>saved games</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>保存された対局</translation>
    </message>
    <message>
      <source>log</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>ログ</translation>
    </message>
    <message>
      <source>kernel cache</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>カーネルのキャッシュ</translation>
    </message>
    <message>
      <source>{version} in {folder}</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>{version}、{folder}</translation>
    </message>
    <message>
      <source>{command}   (Debian and Ubuntu)</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>{command}   （DebianとUbuntu）</translation>
    </message>
    <message>
      <source>install an OpenGL 3.2 driver (Debian and Ubuntu: sudo apt-get install libgl1-mesa-dri)</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>OpenGL 3.2のドライバーをインストールしてください（DebianとUbuntu: sudo apt-get install libgl1-mesa-dri）</translation>
    </message>
    <message numerus="yes">
      <source>{state}, {count} files cannot be read</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>
        <numerusform>{state}、読めないファイルが{count}個あります</numerusform>
      </translation>
    </message>
    <message>
      <source>delete {folder}: it is filled again when needed</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>{folder}を削除してください。必要になれば作り直されます</translation>
    </message>
    <message>
      <source>ok</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>OK</translation>
    </message>
    <message>
      <source>FIX</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>要対応</translation>
    </message>
    <message>
      <source>{state}; {sentence}</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>{state}。{sentence}</translation>
    </message>
    <message numerus="yes">
      <source>all {count} found</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>
        <numerusform>{count}個すべてあります</numerusform>
      </translation>
    </message>
    <message>
      <source>missing: {names}</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>ありません: {names}</translation>
    </message>
    <message>
      <source>exit code {code}</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>終了コード{code}</translation>
    </message>
    <message>
      <source>log in to a desktop, or run under xvfb-run; render needs no display</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>デスクトップにログインするか、xvfb-runで実行してください。renderには不要です</translation>
    </message>
    <message>
      <source>check what is missing here and say how to fix it</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>足りないものと直し方を表示する</translation>
    </message>
    <message>
      <source>Check everything that the program needs: packages, system libraries, OpenGL, display, and the folders that it writes to. Exit code 1 if something is missing.</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>このプログラムに必要なもの（パッケージ、システムライブラリ、OpenGL、ディスプレイ、書き込み先のフォルダー）をすべて調べます。足りないものがあれば終了コードは1です。</translation>
    </message>
    <message>
      <source>Everything is in place.</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>すべてそろっています。</translation>
    </message>
    <message>
      <source>cannot be checked without {name}</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>{name}がないため調べられません</translation>
    </message>
    <message>
      <source>no picture within {seconds} s</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>{seconds}秒以内に画像ができませんでした</translation>
    </message>
    <message>
      <source>nothing can be drawn: {reason}</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>何も描画できません: {reason}</translation>
    </message>
    <message>
      <source>the desktop's display</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>デスクトップのもの</translation>
    </message>
    <message>
      <source>set HOME (or XDG_CONFIG_HOME and the like) to a folder that you may write to</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>HOME（またはXDG_CONFIG_HOMEなど）に、書き込めるフォルダーを指定してください</translation>
    </message>
    <message>
      <source>{path}: {error}</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>{path}: {error}</translation>
    </message>
    <message>
      <source>Home: {home}, bugs: {bugs}</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>ホームページ: {home}、不具合の報告: {bugs}</translation>
    </message>
    <message>
      <source>Something is missing; see {mark} above.</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>足りないものがあります。上の「{mark}」を見てください。</translation>
    </message>
    <message>
      <source>see packages</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>「パッケージ」を見てください</translation>
    </message>
    <message>
      <source>show the position after this many moves (default: the last position); films of games and pages always contain the whole game</source>
      <extracomment>cli/export.py</extracomment>
      <translation>この手数だけ進んだ局面を表示（既定値: 最終局面）。対局の動画とページには、指定しても対局全体が入る</translation>
    </message>
    <message>
      <source>write a game or position as a picture, drawing, model, film or page</source>
      <extracomment>cli/export.py</extracomment>
      <translation>対局や局面を画像・図・モデル・動画・ページとして書き出す</translation>
    </message>
    <message>
      <source>Write a position or a whole game to a file for other programs, printers or browsers. The file's extension selects the format; --kinds lists all kinds. No display is needed. 'render' is another name of this command.</source>
      <extracomment>cli/export.py</extracomment>
      <translation>局面または対局全体を、ほかのプログラム、プリンター、ブラウザー用のファイルに書き出します。形式はファイル名の末尾で決まります。--kindsで種類の一覧を表示します。ディスプレイは必要ありません。renderはこのコマンドの別名です。</translation>
    </message>
    <message>
      <source>the file to write (default: board.png)</source>
      <extracomment>cli/export.py</extracomment>
      <translation>書き込むファイル（既定値: board.png）</translation>
    </message>
    <message>
      <source>the kind of file, if the extension allows several</source>
      <extracomment>cli/export.py</extracomment>
      <translation>ファイル名の末尾だけでは決まらない場合の、書き出す種類</translation>
    </message>
    <message>
      <source>list the kinds of export and exit</source>
      <extracomment>cli/export.py</extracomment>
      <translation>書き出せる種類を一覧表示して終了</translation>
    </message>
    <message>
      <source>printing and folding</source>
      <extracomment>cli/export.py</extracomment>
      <translation>印刷するものと折るもの</translation>
    </message>
    <message>
      <source>films</source>
      <extracomment>cli/export.py</extracomment>
      <translation>動画</translation>
    </message>
    <message>
      <source>print the progress in percent, line by line</source>
      <extracomment>cli/export.py</extracomment>
      <translation>進み具合をパーセントで1行ずつ表示</translation>
    </message>
    <message>
      <source>name the variant of the position or the moves, such as ring-majority/cube</source>
      <extracomment>cli/first_game.py</extracomment>
      <translation>局面または手順の変種を指定してください（例: ring-majority/cube）</translation>
    </message>
    <message>
      <source>start from this position</source>
      <extracomment>cli/first_game.py</extracomment>
      <translation>この局面から始める</translation>
    </message>
    <message>
      <source>the moves so far, such as "f1 e3 v7"</source>
      <extracomment>cli/first_game.py</extracomment>
      <translation>それまでの手順（例: "f1 e3 v7"）</translation>
    </message>
    <message numerus="yes">
      <source>--at {ply}: the game has {count} moves</source>
      <extracomment>cli/first_game.py</extracomment>
      <translation>
        <numerusform>--at {ply}: この対局は{count}手です</numerusform>
      </translation>
    </message>
    <message>
      <source>{path} holds a whole game: leave out {name}</source>
      <extracomment>cli/first_game.py</extracomment>
      <translation>{path}には対局全体が入っています。{name}は指定しないでください</translation>
    </message>
    <message>
      <source>move {number} '{text}': {error}</source>
      <extracomment>cli/first_game.py</extracomment>
      <translation>{number}手目「{text}」: {error}</translation>
    </message>
    <message>
      <source>standard input is closed</source>
      <extracomment>cli/game_input.py</extracomment>
      <translation>標準入力が閉じられています</translation>
    </message>
    <message>
      <source>The boards of this program</source>
      <extracomment>cli/games.py</extracomment>
      <translation>このプログラムの盤</translation>
    </message>
    <message>
      <source>{title} ({seat} moves first)</source>
      <extracomment>cli/games.py</extracomment>
      <translation>{title}（{seat}が先手）</translation>
    </message>
    <message>
      <source>{title}, {count} places</source>
      <extracomment>cli/games.py</extracomment>
      <translation>{title}、{count}地点</translation>
    </message>
    <message>
      <source>list the games and their variants</source>
      <extracomment>cli/games.py</extracomment>
      <translation>ゲームと変種を一覧表示する</translation>
    </message>
    <message>
      <source>List the games with their designers, goals, variants and boards, and the installed games.</source>
      <extracomment>cli/games.py</extracomment>
      <translation>ゲームとその作者、目的、種類、盤、およびインストールされたゲームを一覧表示します。</translation>
    </message>
    <message>
      <source>switch this installed game off</source>
      <extracomment>cli/games.py</extracomment>
      <translation>このインストール済みのゲームを使わない</translation>
    </message>
    <message>
      <source>switch this installed game on again</source>
      <extracomment>cli/games.py</extracomment>
      <translation>このインストール済みのゲームを再び使う</translation>
    </message>
    <message>
      <source>print a game's rules, or list the games</source>
      <extracomment>cli/games.py</extracomment>
      <translation>ゲームのルール、またはゲームの一覧を表示する</translation>
    </message>
    <message>
      <source>Print a game's rules and its boards; without a game, list the games.</source>
      <extracomment>cli/games.py</extracomment>
      <translation>ゲームのルールと盤を表示します。ゲームを省略すると、ゲームの一覧を表示します。</translation>
    </message>
    <message>
      <source>such as ring-majority</source>
      <extracomment>cli/games.py</extracomment>
      <translation>例: ring-majority</translation>
    </message>
    <message>
      <source>{title}, by {designer} ({seat} moves first)</source>
      <extracomment>cli/games.py</extracomment>
      <translation>{title}、作: {designer}（{seat}が先手）</translation>
    </message>
    <message>
      <source>switched off</source>
      <extracomment>cli/games.py</extracomment>
      <translation>オフ</translation>
    </message>
    <message>
      <source>Installed games</source>
      <extracomment>cli/games.py</extracomment>
      <translation>インストールされたゲーム</translation>
    </message>
    <message>
      <source>{text} (game {number}; {count} of {total} games are incomplete)</source>
      <extracomment>cli/left_out.py</extracomment>
      <translation>{text}（第{number}局。{total}局のうち{count}局に失われるものがあります）</translation>
    </message>
    <message numerus="yes">
      <source>{count} games added</source>
      <extracomment>cli/library.py</extracomment>
      <translation>
        <numerusform>{count}局を追加</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} games restored</source>
      <extracomment>cli/library.py</extracomment>
      <translation>
        <numerusform>{count}局を復元</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{lost} of {count} games in {path} cannot be read</source>
      <extracomment>cli/library.py</extracomment>
      <translation>
        <numerusform>{path} の {count} 局のうち {lost} 局を読めません</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{done} of {count} games</source>
      <extracomment>cli/library.py</extracomment>
      <translation>
        <numerusform>{count}局中{done}局</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} already known</source>
      <extracomment>cli/library.py</extracomment>
      <translation>
        <numerusform>{count}局は登録済み</numerusform>
      </translation>
    </message>
    <message>
      <source>there is no library {path}</source>
      <extracomment>cli/library.py</extracomment>
      <translation>ライブラリ {path} はありません</translation>
    </message>
    <message>
      <source>name a tag to --add or to --remove</source>
      <extracomment>cli/library.py</extracomment>
      <translation>--addまたは--removeでタグを指定してください</translation>
    </message>
    <message numerus="yes">
      <source>{count} games</source>
      <extracomment>cli/library.py</extracomment>
      <translation>
        <numerusform>{count}局</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{done} of {count} files</source>
      <extracomment>cli/library.py</extracomment>
      <translation>
        <numerusform>{count}ファイル中{done}ファイル</numerusform>
      </translation>
    </message>
    <message>
      <source>there are no deleted games to bring back</source>
      <extracomment>cli/library.py</extracomment>
      <translation>元に戻せる削除はありません</translation>
    </message>
    <message>
      <source>list, search, import and export kept games</source>
      <extracomment>cli/library.py</extracomment>
      <translation>保存された対局の一覧・検索・取り込み・書き出しを行う</translation>
    </message>
    <message>
      <source>The library keeps games in one file. You can list, search, tag, import, export, count and delete them. Search by player, result, date, tag or position.</source>
      <extracomment>cli/library.py</extracomment>
      <translation>ライブラリは対局を1つのファイルに保存します。一覧表示、対局者・結果・日付・タグ・局面による検索、タグ付け、ファイルからの取り込み、ファイルへの書き出し、集計、削除ができます。</translation>
    </message>
    <message>
      <source>action</source>
      <extracomment>cli/library.py</extracomment>
      <translation>操作</translation>
    </message>
    <message>
      <source>list the games, or those that match</source>
      <extracomment>cli/library.py</extracomment>
      <translation>対局（または条件に合う対局）を一覧表示する</translation>
    </message>
    <message>
      <source>List the games that match all conditions, the most recent first or sorted; without a condition, all. A position is found however it is turned or mirrored, and whichever moves led to it. 'search' is another name of this command.</source>
      <extracomment>cli/library.py</extracomment>
      <translation>すべての条件に合う対局を、新しい順または指定した順に一覧表示します。条件がなければすべて表示します。局面は、回転や反転をしていても、どんな手順で生じていても見つかります。searchはこのコマンドの別名です。</translation>
    </message>
    <message>
      <source>add tags to games, and remove them</source>
      <extracomment>cli/library.py</extracomment>
      <translation>対局にタグを付ける、または外す</translation>
    </message>
    <message>
      <source>Add tags to games and remove others. A tag is any text without a comma; a game can have many. JSON and SGF files keep them. Games are named by their numbers, or by conditions.</source>
      <extracomment>cli/library.py</extracomment>
      <translation>対局にタグを付けたり外したりします。タグはカンマを含まない任意の文字列で、1局に複数付けることができ、JSONとSGFでは対局と一緒に書き出されます。対局は番号または条件で指定します。</translation>
    </message>
    <message>
      <source>a tag to add; can be repeated</source>
      <extracomment>cli/library.py</extracomment>
      <translation>付けるタグ（繰り返し可）</translation>
    </message>
    <message>
      <source>a tag to remove; can be repeated</source>
      <extracomment>cli/library.py</extracomment>
      <translation>外すタグ（繰り返し可）</translation>
    </message>
    <message>
      <source>list all tags</source>
      <extracomment>cli/library.py</extracomment>
      <translation>すべてのタグを一覧表示する</translation>
    </message>
    <message>
      <source>List all tags and how many games have each.</source>
      <extracomment>cli/library.py</extracomment>
      <translation>すべてのタグを、それぞれの対局数とともに一覧表示します。</translation>
    </message>
    <message>
      <source>add the games in files and folders</source>
      <extracomment>cli/library.py</extracomment>
      <translation>ファイルやフォルダーの対局を追加する</translation>
    </message>
    <message>
      <source>Add the games in files, in all game files within folders and on standard input (-), each only once. Files without a game are named and skipped; the exit code is then 2. Ctrl+C stops; games already added stay, and the same command resumes.</source>
      <extracomment>cli/library.py</extracomment>
      <translation>指定したファイル、フォルダー内のすべての棋譜ファイル、標準入力（-）の対局を追加します。同じ対局が何度出てきても1回だけ追加します。対局の入っていないファイルは名前を表示して処理を続け、その場合の終了コードは2です。Ctrl+Cで中断できます。追加済みの対局は残り、同じコマンドで続きから再開します。</translation>
    </message>
    <message>
      <source>a file, a folder, or -</source>
      <extracomment>cli/library.py</extracomment>
      <translation>ファイル、フォルダー、または-</translation>
    </message>
    <message>
      <source>write games to files</source>
      <extracomment>cli/library.py</extracomment>
      <translation>対局をファイルに書き出す</translation>
    </message>
    <message>
      <source>Write games to one file, whose extension selects the format, or to a folder, each as JSON, which keeps everything. Games are named by their numbers, or by conditions.</source>
      <extracomment>cli/library.py</extracomment>
      <translation>対局を、名前の末尾で形式が決まる1つのファイルに書き出します。フォルダーを指定すると、情報が何も失われないJSON形式で1局ずつ書き出します。対局は番号または条件で指定します。</translation>
    </message>
    <message>
      <source>the file or folder</source>
      <extracomment>cli/library.py</extracomment>
      <translation>ファイルまたはフォルダー</translation>
    </message>
    <message>
      <source>show how the games ended, and your rating</source>
      <extracomment>cli/library.py</extracomment>
      <translation>対局の結果とレーティングを表示する</translation>
    </message>
    <message>
      <source>Show how the games of each variant ended and how long they were, your results against each level, your rating in each game, and your last rated games.</source>
      <extracomment>cli/library.py</extracomment>
      <translation>変種ごとの対局結果と手数、各レベルに対する成績、ゲームごとのレーティング、最近のレーティング対局を表示します。</translation>
    </message>
    <message>
      <source>delete games</source>
      <extracomment>cli/library.py</extracomment>
      <translation>対局を削除する</translation>
    </message>
    <message>
      <source>Delete all the named games, or none if one of them does not exist. Games are named by their numbers, or by conditions. For 30 days 'library undelete' brings them back.</source>
      <extracomment>cli/library.py</extracomment>
      <translation>指定した対局をすべて削除します。1つでも存在しなければ、何も削除しません。対局は番号または条件で指定します。30日間はlibrary undeleteで元に戻せます。</translation>
    </message>
    <message>
      <source>bring back deleted games</source>
      <extracomment>cli/library.py</extracomment>
      <translation>削除した対局を元に戻す</translation>
    </message>
    <message>
      <source>Bring back the games deleted last, or those of an earlier deletion, under their old numbers. A deletion is final after 30 days. --list shows the deletions.</source>
      <extracomment>cli/library.py</extracomment>
      <translation>最後に削除した対局、または以前の削除の対局を、元の番号で復元します。30日たつと削除は取り消せなくなります。取り消せる削除は--listで表示します。</translation>
    </message>
    <message>
      <source>the number of a deletion, as --list shows it (default: the last one)</source>
      <extracomment>cli/library.py</extracomment>
      <translation>--listが表示する削除の番号（既定: 最後の削除）</translation>
    </message>
    <message>
      <source>only list the deletions</source>
      <extracomment>cli/library.py</extracomment>
      <translation>削除の一覧だけを表示する</translation>
    </message>
    <message>
      <source>bring back the games of a damaged library</source>
      <extracomment>cli/library.py</extracomment>
      <translation>壊れたライブラリの対局を取り戻す</translation>
    </message>
    <message>
      <source>Add the games that can still be read in a damaged library, each once; the damaged file stays as it is. The exit code is 2 if some of its games cannot be read.</source>
      <extracomment>cli/library.py</extracomment>
      <translation>取りのけられた壊れたライブラリから、読める対局をそれぞれ1回だけ追加します。元のファイルはそのまま残ります。読めない対局があれば終了コードは2です。</translation>
    </message>
    <message>
      <source>the damaged file (default: the last one)</source>
      <extracomment>cli/library.py</extracomment>
      <translation>壊れたファイル (既定値: 最後に取りのけられたもの)</translation>
    </message>
    <message>
      <source>reverse the order: Z first, or the oldest</source>
      <extracomment>cli/library.py</extracomment>
      <translation>逆順に並べる（Zから、または古い順）</translation>
    </message>
    <message>
      <source>print only the games' numbers</source>
      <extracomment>cli/library.py</extracomment>
      <translation>対局の番号だけを出力</translation>
    </message>
    <message>
      <source>a game's number, as list shows it</source>
      <extracomment>cli/library.py</extracomment>
      <translation>対局の番号（listで表示されるもの）</translation>
    </message>
    <message numerus="yes">
      <source>{count} games tagged</source>
      <extracomment>cli/library.py</extracomment>
      <translation>
        <numerusform>{count}局のタグを変更しました</numerusform>
      </translation>
    </message>
    <message>
      <source>{first}, {second}</source>
      <extracomment>cli/library.py</extracomment>
      <translation>{first}、{second}</translation>
    </message>
    <message numerus="yes">
      <source>{count} games deleted</source>
      <extracomment>cli/library.py</extracomment>
      <translation>
        <numerusform>{count}局を削除しました</numerusform>
      </translation>
    </message>
    <message>
      <source>'ringrealms3d library undelete' brings back what was deleted last</source>
      <extracomment>cli/library.py</extracomment>
      <translation>「ringrealms3d library undelete」で最後の削除を元に戻せます</translation>
    </message>
    <message>
      <source>a library other than the program's own: a file whose name ends in .sqlite</source>
      <extracomment>cli/library.py</extracomment>
      <translation>プログラム本来のものとは別のライブラリ（名前が.sqliteで終わるファイル）</translation>
    </message>
    <message>
      <source>how many at most (default: {shown} in a table, otherwise all)</source>
      <extracomment>cli/library.py</extracomment>
      <translation>最大件数（既定値: 表では {shown}、それ以外はすべて）</translation>
    </message>
    <message>
      <source>sort by {columns} (default: begun)</source>
      <extracomment>cli/library.py</extracomment>
      <translation>並べ替えの項目: {columns}（既定: begun）</translation>
    </message>
    <message>
      <source>--position needs --game with a variant, such as loop/mini</source>
      <extracomment>cli/library_query.py</extracomment>
      <translation>--positionには、変種を含む--gameの指定が必要です（例: loop/mini）</translation>
    </message>
    <message>
      <source>name games by their numbers, or by conditions such as --game loop</source>
      <extracomment>cli/library_query.py</extracomment>
      <translation>対局は番号か、--game loopのような条件で指定してください</translation>
    </message>
    <message>
      <source>no game matches these conditions</source>
      <extracomment>cli/library_query.py</extracomment>
      <translation>これらの条件に合う対局はありません</translation>
    </message>
    <message>
      <source>a game such as loop, or loop/mini</source>
      <extracomment>cli/library_query.py</extracomment>
      <translation>ゲーム（例: loop、loop/mini）</translation>
    </message>
    <message>
      <source>a position that the game reached</source>
      <extracomment>cli/library_query.py</extracomment>
      <translation>対局中に現れた局面</translation>
    </message>
    <message>
      <source>part of a player's name, or person, or 'level 4'</source>
      <extracomment>cli/library_query.py</extracomment>
      <translation>対局者名の一部、person、または'level 4'</translation>
    </message>
    <message>
      <source>part of the name of its event or place</source>
      <extracomment>cli/library_query.py</extracomment>
      <translation>大会名または場所の名前の一部</translation>
    </message>
    <message>
      <source>the first day, such as 2026-11-24, today or yesterday</source>
      <extracomment>cli/library_query.py</extracomment>
      <translation>最初の日（例: 2026-11-24、today、yesterday）</translation>
    </message>
    <message>
      <source>the last day</source>
      <extracomment>cli/library_query.py</extracomment>
      <translation>最後の日</translation>
    </message>
    <message>
      <source>how many moves: 10, at least 10 (10-), or from 10 to 40 (10-40)</source>
      <extracomment>cli/library_query.py</extracomment>
      <translation>手数: 10、10以上（10-）、10から40まで（10-40）</translation>
    </message>
    <message>
      <source>a tag that the game has; can be repeated for games with all of them</source>
      <extracomment>cli/library_query.py</extracomment>
      <translation>対局のタグ。繰り返すと、そのすべてを持つ対局</translation>
    </message>
    <message>
      <source>rated games only</source>
      <extracomment>cli/library_query.py</extracomment>
      <translation>レーティング対局のみ</translation>
    </message>
    <message>
      <source>who won: {endings}</source>
      <extracomment>cli/library_query.py</extracomment>
      <translation>勝者: {endings}</translation>
    </message>
    <message>
      <source>'{text}' is not a range of lengths such as 10-40</source>
      <extracomment>cli/library_query.py</extracomment>
      <translation>「{text}」は10-40のような長さの範囲ではありません</translation>
    </message>
    <message>
      <source>'{text}' is not a date such as 2026-11-24</source>
      <extracomment>cli/library_query.py</extracomment>
      <translation>「{text}」は2026-11-24のような日付ではありません</translation>
    </message>
    <message>
      <source>id</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>番号</translation>
    </message>
    <message>
      <source>variant</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>変種</translation>
    </message>
    <message>
      <source>begun</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>開始</translation>
    </message>
    <message>
      <source>first</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>先手</translation>
    </message>
    <message>
      <source>second</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>後手</translation>
    </message>
    <message>
      <source>result</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>結果</translation>
    </message>
    <message>
      <source>moves</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>手数</translation>
    </message>
    <message>
      <source>event</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>大会名</translation>
    </message>
    <message>
      <source>place</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>場所</translation>
    </message>
    <message>
      <source>tags</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>タグ</translation>
    </message>
    <message>
      <source>deletion</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>削除</translation>
    </message>
    <message>
      <source>deleted</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>日時</translation>
    </message>
    <message>
      <source>games</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>対局</translation>
    </message>
    <message>
      <source>ended</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>終局</translation>
    </message>
    <message>
      <source>first won</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>先手の勝ち</translation>
    </message>
    <message>
      <source>drawn</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>引き分け</translation>
    </message>
    <message>
      <source>mean length</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>平均手数</translation>
    </message>
    <message>
      <source>person against</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>人間の相手</translation>
    </message>
    <message>
      <source>won</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>勝ち</translation>
    </message>
    <message>
      <source>losses</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>負け</translation>
    </message>
    <message>
      <source>rating in</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>レーティング</translation>
    </message>
    <message>
      <source>rated games</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>レーティング対局</translation>
    </message>
    <message>
      <source>the library has no games</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>ライブラリに対局がありません</translation>
    </message>
    <message>
      <source>person</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>人間</translation>
    </message>
    <message>
      <source>rated</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>レーティング</translation>
    </message>
    <message>
      <source>game</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>ゲーム</translation>
    </message>
    <message>
      <source>level {n}</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>レベル{n}</translation>
    </message>
    <message>
      <source>level {level} in {game}</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>{game}のレベル{level}</translation>
    </message>
    <message>
      <source>--set and --depth-of-field are for photographs: add --quality photo</source>
      <extracomment>cli/look.py</extracomment>
      <translation>--set と --depth-of-field は写真用です: --quality photo を加えてください</translation>
    </message>
    <message>
      <source>pixels, up to 8192 a side (default: 1600x1200)</source>
      <extracomment>cli/look.py</extracomment>
      <translation>ピクセル数、1辺8192まで（既定値: 1600x1200）</translation>
    </message>
    <message>
      <source>light, dark, colour-blind, high-contrast or black-and-white</source>
      <extracomment>cli/look.py</extracomment>
      <translation>light、dark、colour-blind、high-contrast、black-and-whiteのいずれか</translation>
    </message>
    <message>
      <source>walnut-and-maple, slate-and-brass, porcelain, classic, glass or paint (default: what suits the theme)</source>
      <extracomment>cli/look.py</extracomment>
      <translation>walnut-and-maple、slate-and-brass、porcelain、classic、glass、paintのいずれか（既定値: テーマに合うもの）</translation>
    </message>
    <message>
      <source>fast, fine, finest, or photo for a path-traced photograph</source>
      <extracomment>cli/look.py</extracomment>
      <translation>fast、fine、finest、またはパストレーシングによる写真のphoto</translation>
    </message>
    <message>
      <source>where a photograph is taken: studio (the default), table or sky</source>
      <extracomment>cli/look.py</extracomment>
      <translation>写真を撮る場所: studio（既定値）、table、sky</translation>
    </message>
    <message>
      <source>blur a photograph in front of and behind the middle of the board</source>
      <extracomment>cli/look.py</extracomment>
      <translation>盤の中心より手前と奥を少しぼかした写真にする</translation>
    </message>
    <message>
      <source>the camera's direction in degrees, such as "30,20"</source>
      <extracomment>cli/look.py</extracomment>
      <translation>視点の方向（度、例: "30,20"）</translation>
    </message>
    <message>
      <source>draw the board larger</source>
      <extracomment>cli/look.py</extracomment>
      <translation>盤を大きく描く</translation>
    </message>
    <message>
      <source>use parallel projection</source>
      <extracomment>cli/look.py</extracomment>
      <translation>平行投影で描く</translation>
    </message>
    <message>
      <source>take the board apart, from 0 to 1</source>
      <extracomment>cli/look.py</extracomment>
      <translation>盤の分解の度合い（0から1まで）</translation>
    </message>
    <message>
      <source>draw the layers above this one as shadows</source>
      <extracomment>cli/look.py</extracomment>
      <translation>この段より上の段を影として描く</translation>
    </message>
    <message>
      <source>draw the board like glass, to show its far side</source>
      <extracomment>cli/look.py</extracomment>
      <translation>盤をガラスのように描き、裏側を見せる</translation>
    </message>
    <message>
      <source>write the names of rows and columns, or of places</source>
      <extracomment>cli/look.py</extracomment>
      <translation>行と列、または地点の名前を書き込む</translation>
    </message>
    <message>
      <source>leave out the background</source>
      <extracomment>cli/look.py</extracomment>
      <translation>背景を描かない</translation>
    </message>
    <message>
      <source>leave out the dots that mark legal moves</source>
      <extracomment>cli/look.py</extracomment>
      <translation>打てる手を示す点を描かない</translation>
    </message>
    <message>
      <source>the pieces' look, such as ribbons or tubes</source>
      <extracomment>cli/look.py</extracomment>
      <translation>駒の形（例: ribbons、tubes）</translation>
    </message>
    <message>
      <source>'{text}' is not a size such as 1600x1200</source>
      <extracomment>cli/look.py</extracomment>
      <translation>「{text}」は1600x1200のような大きさではありません</translation>
    </message>
    <message>
      <source>'{text}' is too large</source>
      <extracomment>cli/look.py</extracomment>
      <translation>「{text}」は大きすぎます</translation>
    </message>
    <message>
      <source>'{text}': azimuth and roll go from -360 to 360, elevation from -90 to 90</source>
      <extracomment>cli/look.py</extracomment>
      <translation>「{text}」: 方位角と回転は-360から360まで、仰角は-90から90までです</translation>
    </message>
    <message>
      <source>'{text}' is not a zoom from 0.25 to 4</source>
      <extracomment>cli/look.py</extracomment>
      <translation>「{text}」は0.25から4までの拡大率ではありません</translation>
    </message>
    <message>
      <source>'{text}' is not a number from 0 to 1</source>
      <extracomment>cli/look.py</extracomment>
      <translation>「{text}」は0から1までの割合ではありません</translation>
    </message>
    <message>
      <source>'{text}' is not the number of a layer</source>
      <extracomment>cli/look.py</extracomment>
      <translation>「{text}」は段の番号ではありません</translation>
    </message>
    <message>
      <source>'{text}' is not a view such as 30,20</source>
      <extracomment>cli/look.py</extracomment>
      <translation>「{text}」は30,20のような視点ではありません</translation>
    </message>
    <message>
      <source>an internal error, {fault}; please report it at {bugs}</source>
      <extracomment>cli/main.py</extracomment>
      <translation>内部エラー、{fault}。{bugs} に報告してください</translation>
    </message>
    <message>
      <source>{sentence} (the log has more: {path})</source>
      <extracomment>cli/main.py</extracomment>
      <translation>{sentence}（詳しくはログ: {path}）</translation>
    </message>
    <message>
      <source>stopped</source>
      <extracomment>cli/main.py</extracomment>
      <translation>中断しました</translation>
    </message>
    <message>
      <source>an internal error, {fault}; please report it at {bugs} (the log has more: {path})</source>
      <extracomment>cli/main.py</extracomment>
      <translation>内部エラー、{fault}。{bugs} に報告してください（詳細はログにあります: {path}）</translation>
    </message>
    <message>
      <source>Abstract board games on true 3-D boards. Without a command: play.</source>
      <extracomment>cli/main.py</extracomment>
      <translation>本物の立体盤で遊ぶアブストラクトゲームです。コマンドを省略するとplayになります。</translation>
    </message>
    <message>
      <source>show the version and exit</source>
      <extracomment>cli/main.py</extracomment>
      <translation>バージョンを表示して終わる</translation>
    </message>
    <message>
      <source>command</source>
      <extracomment>cli/main.py</extracomment>
      <translation>コマンド</translation>
    </message>
    <message>
      <source>{old} is deprecated: use {new}</source>
      <extracomment>cli/main.py</extracomment>
      <translation>{old}は廃止される予定です。{new}を使ってください</translation>
    </message>
    <message>
      <source>'{name}' is not an id: write it like my-game</source>
      <extracomment>cli/new_game.py</extracomment>
      <translation>「{name}」はIDではありません。my-gameのように書いてください</translation>
    </message>
    <message>
      <source>a game '{uid}' already exists</source>
      <extracomment>cli/new_game.py</extracomment>
      <translation>ゲーム「{uid}」は既にあります</translation>
    </message>
    <message>
      <source>start a game of your own</source>
      <extracomment>cli/new_game.py</extracomment>
      <translation>自作のゲームを始める</translation>
    </message>
    <message>
      <source>Write a package with a small game, its rules and a test, to change into a game of your own. pip install --editable makes the program find it.</source>
      <extracomment>cli/new_game.py</extracomment>
      <translation>小さなゲームとそのルール、テストの入ったパッケージを書き出します。自分のゲームに作り変えてください。pip install --editableでプログラムが見つけるようになります。</translation>
    </message>
    <message>
      <source>the game's id: small letters, digits and hyphens</source>
      <extracomment>cli/new_game.py</extracomment>
      <translation>ゲームのID: 小文字、数字、ハイフン</translation>
    </message>
    <message>
      <source>the folder to write (default: the name)</source>
      <extracomment>cli/new_game.py</extracomment>
      <translation>書き出すフォルダー（既定: 名前）</translation>
    </message>
    <message>
      <source>install it with: {command}</source>
      <extracomment>cli/new_game.py</extracomment>
      <translation>インストールするコマンド: {command}</translation>
    </message>
    <message>
      <source>the output cannot be written: {reason}</source>
      <extracomment>cli/output.py</extracomment>
      <translation>出力を書き込めません: {reason}</translation>
    </message>
    <message>
      <source>argument {name}: {reason}</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>引数 {name}: {reason}</translation>
    </message>
    <message>
      <source>the following arguments are required: {names}</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>次の引数が必要です: {names}</translation>
    </message>
    <message>
      <source>unrecognized arguments: {names}</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>不明な引数です: {names}</translation>
    </message>
    <message>
      <source>one of the arguments {names} is required</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>引数 {names} のどれかが必要です</translation>
    </message>
    <message>
      <source>not allowed with argument {name}</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>引数 {name} と一緒には使えません</translation>
    </message>
    <message>
      <source>invalid choice: {value} (choose from {choices})</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>選べない値です: {value}（{choices} から選んでください）</translation>
    </message>
    <message>
      <source>invalid {kind} value: {value}</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>{kind} の値が正しくありません: {value}</translation>
    </message>
    <message>
      <source>ambiguous option: {name} could match {matches}</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>あいまいなオプションです: {name} は {matches} のどれにもなります</translation>
    </message>
    <message>
      <source>ignored explicit argument {value}</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>余分な値です: {value}</translation>
    </message>
    <message>
      <source>expected one argument</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>値が必要です</translation>
    </message>
    <message>
      <source>usage: </source>
      <extracomment>cli/parser.py</extracomment>
      <translation>使い方: </translation>
    </message>
    <message>
      <source>positional arguments</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>引数</translation>
    </message>
    <message>
      <source>options</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>オプション</translation>
    </message>
    <message>
      <source>show this help message and exit</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>このヘルプを表示して終了</translation>
    </message>
    <message>
      <source>{sentence}; did you mean {name}?</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>{sentence}（{name}のことですか？）</translation>
    </message>
    <message>
      <source>see {command} for more</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>詳しくは {command}</translation>
    </message>
    <message>
      <source>print only results and errors</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>結果とエラーだけを出力</translation>
    </message>
    <message>
      <source>'{word}' is not one of the choices; did you mean '{name}'?</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>「{word}」は選択肢にありません（「{name}」のことですか？）</translation>
    </message>
    <message>
      <source>example</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>例</translation>
    </message>
    <message>
      <source>Play in this terminal instead? [Y/n]</source>
      <extracomment>cli/play.py</extracomment>
      <translation>代わりにこの端末で対局しますか？ [Y/n]</translation>
    </message>
    <message>
      <source>open the window</source>
      <extracomment>cli/play.py</extracomment>
      <translation>ウィンドウを開く</translation>
    </message>
    <message>
      <source>Open the window with a board ready to play, a position, or a game.</source>
      <extracomment>cli/play.py</extracomment>
      <translation>ウィンドウを開き、すぐに打てる盤、局面、または対局を表示します。</translation>
    </message>
    <message>
      <source>a variant, such as ring-majority/cube, or a game's file (default: the start page)</source>
      <extracomment>cli/play.py</extracomment>
      <translation>変種（例: ring-majority/cube）または棋譜のファイル（既定値: スタートページ）</translation>
    </message>
    <message>
      <source>show every board as a map, without OpenGL</source>
      <extracomment>cli/play.py</extracomment>
      <translation>OpenGLを使わず、どの盤も平面図で表示</translation>
    </message>
    <message>
      <source>No window can open here: {problem}.</source>
      <extracomment>cli/play.py</extracomment>
      <translation>ここではウィンドウを開けません: {problem}。</translation>
    </message>
    <message>
      <source>y yes</source>
      <extracomment>cli/play.py</extracomment>
      <translation>y はい</translation>
    </message>
    <message>
      <source>--resume continues the unfinished game: name no other game with it</source>
      <extracomment>cli/play_text.py</extracomment>
      <translation>--resumeは保存された対局を再開します。ほかの対局を同時に指定しないでください</translation>
    </message>
    <message>
      <source>name a variant, such as ring-majority/cube, or use --resume</source>
      <extracomment>cli/play_text.py</extracomment>
      <translation>変種（例: ring-majority/cube）を指定するか、--resumeを使ってください</translation>
    </message>
    <message>
      <source>{path} holds a whole game: leave out --seed</source>
      <extracomment>cli/play_text.py</extracomment>
      <translation>{path}には対局全体が入っています。--seedは指定しないでください</translation>
    </message>
    <message>
      <source>there is no unfinished game</source>
      <extracomment>cli/play_text.py</extracomment>
      <translation>打ちかけの対局はありません</translation>
    </message>
    <message>
      <source>play in the terminal</source>
      <extracomment>cli/play_text.py</extracomment>
      <translation>ターミナルで打つ</translation>
    </message>
    <message>
      <source>Play in the terminal: the board as text, moves typed. The game is saved after every move, and --resume continues it.</source>
      <extracomment>cli/play_text.py</extracomment>
      <translation>ターミナルで打ちます。盤は文字で表示し、手は入力します。1手ごとに対局をファイルに保存するので、--resumeで再開できます。</translation>
    </message>
    <message>
      <source>the sides that the computer plays (default: second)</source>
      <extracomment>cli/play_text.py</extracomment>
      <translation>コンピューターが受け持つ側（既定値: second）</translation>
    </message>
    <message>
      <source>1 to 10 (default: 3)</source>
      <extracomment>cli/play_text.py</extracomment>
      <translation>1から10まで（既定値: 3）</translation>
    </message>
    <message>
      <source>continue the unfinished game</source>
      <extracomment>cli/play_text.py</extracomment>
      <translation>打ちかけの対局を再開する</translation>
    </message>
    <message>
      <source>{error}; the file is kept as {place}</source>
      <extracomment>cli/play_text.py</extracomment>
      <translation>{error}。ファイルは{place}として残してあります</translation>
    </message>
    <message>
      <source>An unfinished game is saved in {kept}; replay shows it.</source>
      <extracomment>cli/play_text.py</extracomment>
      <translation>打ちかけの対局が{kept}に保存されています。replayで表示できます。</translation>
    </message>
    <message>
      <source>Several games are unfinished; this is the latest, {path}.</source>
      <extracomment>cli/play_text.py</extracomment>
      <translation>保存された対局が複数あります。これは最新のもの（{path}）です。</translation>
    </message>
    <message numerus="yes">
      <source>{uid}, {count} moves: {how_it_stands}</source>
      <extracomment>cli/replay.py</extracomment>
      <translation>
        <numerusform>{uid}、{count}手: {how_it_stands}</numerusform>
      </translation>
    </message>
    <message>
      <source>{seat} wins, {reason}</source>
      <extracomment>cli/replay.py</extracomment>
      <translation>{seat}の勝ち、{reason}</translation>
    </message>
    <message>
      <source>play a game from a file</source>
      <extracomment>cli/replay.py</extracomment>
      <translation>ファイルの対局を再生する</translation>
    </message>
    <message>
      <source>Play a game from a file: text with a line 'variant …', optionally 'seed …' and 'fen …', then one move per line; JSON if its name ends in .json, SGF if in .rrsgf. Prints the final position and the result.</source>
      <extracomment>cli/replay.py</extracomment>
      <translation>ファイルの対局を再生します。テキストの場合は、'variant …'の行、必要なら'seed …'と'fen …'の行、続いて1行に1手です。名前が.jsonで終わればJSON、.rrsgfで終わればSGFとして読みます。最後の局面と結果を表示します。</translation>
    </message>
    <message>
      <source>print the board after every move</source>
      <extracomment>cli/replay.py</extracomment>
      <translation>1手ごとに盤を表示</translation>
    </message>
    <message>
      <source>print only the fen of the last position</source>
      <extracomment>cli/replay.py</extracomment>
      <translation>最後の局面のfenだけを表示</translation>
    </message>
    <message>
      <source>{seat} to move</source>
      <extracomment>cli/replay.py</extracomment>
      <translation>{seat}の手番</translation>
    </message>
    <message>
      <source>draw, {reason}</source>
      <extracomment>cli/replay.py</extracomment>
      <translation>引き分け、{reason}</translation>
    </message>
    <message>
      <source>replace existing files</source>
      <extracomment>cli/targets.py</extracomment>
      <translation>すでにあるファイルを置き換える</translation>
    </message>
    <message>
      <source>the command reads {path}: name another file to write to</source>
      <extracomment>cli/targets.py</extracomment>
      <translation>{path} はこのコマンドが読み込むものです。別の書き込み先を指定してください</translation>
    </message>
    <message>
      <source>two outputs cannot go to the same file, {path}</source>
      <extracomment>cli/targets.py</extracomment>
      <translation>2つの出力を同じファイル {path} に書き込むことはできません</translation>
    </message>
    <message>
      <source>play it, for instance {example}</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>その手を打つ（例: {example}）</translation>
    </message>
    <message>
      <source>list the legal moves</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>合法手を一覧表示する</translation>
    </message>
    <message>
      <source>show the board again</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>盤をもう一度表示する</translation>
    </message>
    <message>
      <source>take a move back (against the computer: its answer and yours)</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>一手待ったする（コンピューターが相手なら、その応手と自分の手）</translation>
    </message>
    <message>
      <source>show the position as one line</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>局面を1行で表示する</translation>
    </message>
    <message>
      <source>give up</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>投了する</translation>
    </message>
    <message>
      <source>write the game to a file, which `ringrealms3d replay` plays</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>対局をファイルに書き込む（`ringrealms3d replay`で再生できます）</translation>
    </message>
    <message>
      <source>stop playing</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>終了する</translation>
    </message>
    <message>
      <source>there is no move to take back</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>待ったできる手がありません</translation>
    </message>
    <message>
      <source>save needs a file name</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>saveにはファイル名が必要です</translation>
    </message>
    <message>
      <source>{seat}: the computer is thinking…</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>{seat}: コンピューターが考えています…</translation>
    </message>
    <message>
      <source>{seats} plays {format_move}</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>{seats}、{format_move}</translation>
    </message>
    <message>
      <source>{seat} resigns, {seats} wins</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>{seat}が投了、{seats}の勝ちです</translation>
    </message>
    <message>
      <source>The game is saved in {path}; {how_to_resume} continues it.</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>対局は{path}に保存されています。{how_to_resume}で再開できます。</translation>
    </message>
    <message>
      <source>saved as {name}</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>{name}に保存しました</translation>
    </message>
    <message>
      <source>not possible: {error} (type help for more)</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>できません: {error}（helpで説明を表示）</translation>
    </message>
    <message>
      <source>the game could not be saved: {error}</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>対局を保存できませんでした: {error}</translation>
    </message>
    <message>
      <source>'{name}' could not be written: {error}</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>「{name}」に書き込めませんでした: {error}</translation>
    </message>
    <message>
      <source>be an engine for other programs (UGI)</source>
      <extracomment>cli/ugi.py</extracomment>
      <translation>ほかのプログラムのエンジンになる（UGI）</translation>
    </message>
    <message>
      <source>Speak the Universal Game Interface on standard input and output, so that any program that supports it can use the engine. See docs/ugi.md.</source>
      <extracomment>cli/ugi.py</extracomment>
      <translation>標準入出力でUniversal Game Interface（UGI）を話します。UGIに対応したプログラムなら、このエンジンに打たせることができます。対応範囲はdocs/ugi.mdにあります。</translation>
    </message>
    <message>
      <source>the option Game at the start (default: {game})</source>
      <extracomment>cli/ugi.py</extracomment>
      <translation>開始時のオプションGame（既定値: {game}）</translation>
    </message>
    <message>
      <source>{uid} has no place '{name}' (it has {first} and {last}, for instance)</source>
      <extracomment>core/board.py</extracomment>
      <translation>{uid}に地点「{name}」はありません（たとえば{first}や{last}があります）</translation>
    </message>
    <message>
      <source>{owner}: {part} must be {wanted}, not {found}</source>
      <extracomment>core/checks.py</extracomment>
      <translation>{owner}: {part}は{found}ではなく{wanted}でなければなりません</translation>
    </message>
    <message>
      <source>a word of printable characters</source>
      <extracomment>core/checks.py</extracomment>
      <translation>表示できる文字だけの1語</translation>
    </message>
    <message>
      <source>{owner}: {part} has the name '{name}' {count} times</source>
      <extracomment>core/checks.py</extracomment>
      <translation>{owner}: {part}に名前「{name}」が{count}回あります</translation>
    </message>
    <message>
      <source>{owner}: {site} is its own neighbour</source>
      <extracomment>core/checks.py</extracomment>
      <translation>{owner}: {site}が自分自身の隣になっています</translation>
    </message>
    <message>
      <source>{owner}: {site} has {other} as a neighbour, but not the other way round</source>
      <extracomment>core/checks.py</extracomment>
      <translation>{owner}: {site}の隣に{other}がありますが、{other}の隣に{site}がありません</translation>
    </message>
    <message>
      <source>a finite number</source>
      <extracomment>core/checks.py</extracomment>
      <translation>有限な数</translation>
    </message>
    <message>
      <source>fen '{text}': expected {expected} fields, {form}, found {count}</source>
      <extracomment>core/fen_text.py</extracomment>
      <translation>fen「{text}」: {expected}項目（{form}）が必要ですが、{count}項目でした</translation>
    </message>
    <message>
      <source>fen: {thing} is '{text}', not {choices}</source>
      <extracomment>core/fen_text.py</extracomment>
      <translation>fen: {thing}が「{text}」です（{choices}のどちらかのはずです）</translation>
    </message>
    <message>
      <source>fen rows '{text}': expected {count} rows, found {found}</source>
      <extracomment>core/fen_text.py</extracomment>
      <translation>fenの行「{text}」: {count}行必要ですが、{found}行でした</translation>
    </message>
    <message>
      <source>in row {number}</source>
      <extracomment>core/fen_text.py</extracomment>
      <translation>{number}列目</translation>
    </message>
    <message>
      <source>fen: expected {count} {things}, found {found} in '{text}'</source>
      <extracomment>core/fen_text.py</extracomment>
      <translation>fen: {things}が{count}必要ですが、「{text}」には{found}でした</translation>
    </message>
    <message>
      <source>more</source>
      <extracomment>core/fen_text.py</extracomment>
      <translation>それ以上</translation>
    </message>
    <message>
      <source>fen: '{token}' {place} is not {known} or a number</source>
      <extracomment>core/fen_text.py</extracomment>
      <translation>fen: 「{token}」（{place}）は{known}でも数でもありません</translation>
    </message>
    <message>
      <source>{path} cannot be read: {reason}</source>
      <extracomment>core/files.py</extracomment>
      <translation>{path}を読み込めません: {reason}</translation>
    </message>
    <message>
      <source>{path} cannot be written: {reason}</source>
      <extracomment>core/files.py</extracomment>
      <translation>{path}に書き込めません: {reason}</translation>
    </message>
    <message>
      <source>{path} cannot be copied: {reason}</source>
      <extracomment>core/files.py</extracomment>
      <translation>{path} をコピーできません: {reason}</translation>
    </message>
    <message>
      <source>a file's name cannot hold a NUL character: {text}</source>
      <extracomment>core/files.py</extracomment>
      <translation>ファイル名にNUL文字は使えません: {text}</translation>
    </message>
    <message>
      <source>{path} is larger than {size_text}</source>
      <extracomment>core/files.py</extracomment>
      <translation>{path}は{size_text}を超えています</translation>
    </message>
    <message>
      <source>{path} already exists; --force replaces it</source>
      <extracomment>core/files.py</extracomment>
      <translation>{path}はすでにあります。--forceを付けると置き換えます</translation>
    </message>
    <message>
      <source>the folder '{parent}' does not exist</source>
      <extracomment>core/files.py</extracomment>
      <translation>フォルダー「{parent}」がありません</translation>
    </message>
    <message>
      <source>{path} is a device or a pipe, not a regular file</source>
      <extracomment>core/files.py</extracomment>
      <translation>{path}はデバイスまたはパイプで、通常のファイルではありません</translation>
    </message>
    <message>
      <source>{text}: there is no home folder {home}</source>
      <extracomment>core/files.py</extracomment>
      <translation>{text}: ホームフォルダー{home}がありません</translation>
    </message>
    <message>
      <source>{name}, line {line}, column {column}: not {encoding} text</source>
      <extracomment>core/files.py</extracomment>
      <translation>{name}、{line}行{column}文字目: ここは{encoding}のテキストではありません</translation>
    </message>
    <message>
      <source>{path} cannot be unpacked: its end is missing</source>
      <extracomment>core/files.py</extracomment>
      <translation>{path}を展開できません: 末尾が欠けています</translation>
    </message>
    <message>
      <source>{path} holds more than {size_text} unpacked</source>
      <extracomment>core/files.py</extracomment>
      <translation>{path}は展開すると{size_text}を超えます</translation>
    </message>
    <message>
      <source>'{path}' is not a regular file</source>
      <extracomment>core/files.py</extracomment>
      <translation>「{path}」は通常のファイルではありません</translation>
    </message>
    <message>
      <source>nothing can be written in '{folder}': {strerror}</source>
      <extracomment>core/files.py</extracomment>
      <translation>「{folder}」に書き込めません: {strerror}</translation>
    </message>
    <message>
      <source>the folder '{folder}' cannot be made: {strerror}</source>
      <extracomment>core/files.py</extracomment>
      <translation>フォルダー「{folder}」を作成できません: {strerror}</translation>
    </message>
    <message>
      <source>there is no file {path}</source>
      <extracomment>core/files.py</extracomment>
      <translation>ファイル{path}がありません</translation>
    </message>
    <message>
      <source>a file's name cannot hold a NUL character: {path}</source>
      <extracomment>core/files.py</extracomment>
      <translation>ファイル名にNUL文字は使えません: {path}</translation>
    </message>
    <message>
      <source>{path} is a folder, not a regular file</source>
      <extracomment>core/files.py</extracomment>
      <translation>{path}はフォルダーで、通常のファイルではありません</translation>
    </message>
    <message>
      <source>{path} is not a regular file</source>
      <extracomment>core/files.py</extracomment>
      <translation>{path}は通常のファイルではありません</translation>
    </message>
    <message>
      <source>{path} cannot be unpacked: {error}</source>
      <extracomment>core/files.py</extracomment>
      <translation>{path}を展開できません: {error}</translation>
    </message>
    <message>
      <source>'{path}' is a folder, not a file</source>
      <extracomment>core/files.py</extracomment>
      <translation>「{path}」はファイルではなくフォルダーです</translation>
    </message>
    <message>
      <source>{uid} needs no board</source>
      <extracomment>core/game.py</extracomment>
      <translation>{uid}に盤は必要ありません</translation>
    </message>
    <message>
      <source>by {designer}</source>
      <extracomment>core/game.py</extracomment>
      <translation>作: {designer}</translation>
    </message>
    <message>
      <source>{file}, line {line}: {error}</source>
      <extracomment>core/guard.py</extracomment>
      <translation>{file}、{line}行目: {error}</translation>
    </message>
    <message>
      <source>the game {place} fails in {file}, line {line}: {error}</source>
      <extracomment>core/guard.py</extracomment>
      <translation>ゲーム{place}でエラーが起きました（{file}、{line}行目）: {error}</translation>
    </message>
    <message>
      <source>the game {place} fails: {error}</source>
      <extracomment>core/guard.py</extracomment>
      <translation>ゲーム{place}でエラーが起きました: {error}</translation>
    </message>
    <message>
      <source>an object</source>
      <extracomment>core/json_fault.py</extracomment>
      <translation>オブジェクト</translation>
    </message>
    <message>
      <source>a list</source>
      <extracomment>core/json_fault.py</extracomment>
      <translation>リスト</translation>
    </message>
    <message>
      <source>a string</source>
      <extracomment>core/json_fault.py</extracomment>
      <translation>文字列</translation>
    </message>
    <message>
      <source>a whole number</source>
      <extracomment>core/json_fault.py</extracomment>
      <translation>整数</translation>
    </message>
    <message>
      <source>a number</source>
      <extracomment>core/json_fault.py</extracomment>
      <translation>数値</translation>
    </message>
    <message>
      <source>true or false</source>
      <extracomment>core/json_fault.py</extracomment>
      <translation>真偽値</translation>
    </message>
    <message>
      <source>null</source>
      <extracomment>core/json_fault.py</extracomment>
      <translation>null</translation>
    </message>
    <message>
      <source>expected {wanted}, found {found}</source>
      <extracomment>core/json_fault.py</extracomment>
      <translation>{wanted}があるはずの所に{found}があります</translation>
    </message>
    <message>
      <source>'{field}' is missing</source>
      <extracomment>core/json_fault.py</extracomment>
      <translation>「{field}」がありません</translation>
    </message>
    <message>
      <source>'{place}': {error}</source>
      <extracomment>core/json_fault.py</extracomment>
      <translation>「{place}」: {error}</translation>
    </message>
    <message>
      <source>{root} is not writable, so kernels are compiled at every start</source>
      <extracomment>core/kernel.py</extracomment>
      <translation>{root}に書き込めないため、起動のたびにカーネルをコンパイルします</translation>
    </message>
    <message>
      <source>{seat} played {move}|</source>
      <extracomment>core/news.py</extracomment>
      <translation>{seat}が{move}に打ちました|</translation>
    </message>
    <message>
      <source>You played {move}|</source>
      <extracomment>core/news.py</extracomment>
      <translation>あなたは{move}に打ちました|</translation>
    </message>
    <message numerus="yes">
      <source>and took {other}'s stones on {sites}</source>
      <extracomment>core/news.py</extracomment>
      <translation>
        <numerusform>。{sites}にある{other}の石を取りました</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>and lost its own stones on {sites}</source>
      <extracomment>core/news.py</extracomment>
      <translation>
        <numerusform>。{sites}の自分の石を失いました</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>and lost your own stones on {sites}</source>
      <extracomment>core/news.py</extracomment>
      <translation>
        <numerusform>。{sites}の自分の石を失いました</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>and took {count} of {other}'s stones</source>
      <extracomment>core/news.py</extracomment>
      <translation>
        <numerusform>。{other}の石を{count}個取りました</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>and took your stones on {sites}</source>
      <extracomment>core/news.py</extracomment>
      <translation>
        <numerusform>。{sites}にあるあなたの石を取りました</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>and lost {count} stones of its own</source>
      <extracomment>core/news.py</extracomment>
      <translation>
        <numerusform>。自分の石を{count}個失いました</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>and lost {count} stones of your own</source>
      <extracomment>core/news.py</extracomment>
      <translation>
        <numerusform>。自分の石を{count}個失いました</numerusform>
      </translation>
    </message>
    <message>
      <source>Free turn:| {seat} moves again</source>
      <extracomment>core/news.py</extracomment>
      <translation>追加手番:| {seat}がもう一度打ちます</translation>
    </message>
    <message>
      <source>Free turn:| it is still your move</source>
      <extracomment>core/news.py</extracomment>
      <translation>追加手番:| もう一度打てます</translation>
    </message>
    <message numerus="yes">
      <source>and took {count} of your stones</source>
      <extracomment>core/news.py</extracomment>
      <translation>
        <numerusform>。あなたの石を{count}個取りました</numerusform>
      </translation>
    </message>
    <message>
      <source>free turn</source>
      <extracomment>core/news.py</extracomment>
      <translation>追加手番</translation>
    </message>
    <message>
      <source>new</source>
      <extracomment>core/news.py</extracomment>
      <translation>新</translation>
    </message>
    <message>
      <source>numba {found} was not tested with this program, only 0.{first} to 0.{last}</source>
      <extracomment>core/numba_settings.py</extracomment>
      <translation>numba {found} はこのプログラムでテストされていません（テスト済みは 0.{first} から 0.{last} まで）</translation>
    </message>
    <message>
      <source>no installed game '{name}' (choose from {games})</source>
      <extracomment>core/outside.py</extracomment>
      <translation>インストールされたゲーム「{name}」はありません（あるのは{games}）</translation>
    </message>
    <message>
      <source>{first} and {last}</source>
      <extracomment>core/phrase.py</extracomment>
      <translation>{first}と{last}</translation>
    </message>
    <message>
      <source>{one} or {other}</source>
      <extracomment>core/phrase.py</extracomment>
      <translation>{one}または{other}</translation>
    </message>
    <message>
      <source>the game is over: {reason}</source>
      <extracomment>core/position.py</extracomment>
      <translation>対局は終わっています: {reason}</translation>
    </message>
    <message>
      <source>a position has {count} moves, but the game says that none has more than {most}: write most_moves={count} or more in game(), or max_moves in a Variant</source>
      <extracomment>core/room.py</extracomment>
      <translation>ある局面に{count}通りの手がありますが、ゲームでは最大{most}通りとされています: game()にmost_moves={count}以上、またはVariantにmax_movesを書いてください</translation>
    </message>
    <message>
      <source>{seat} may swap</source>
      <extracomment>core/setup.py</extracomment>
      <translation>{seat}はスワップできます</translation>
    </message>
    <message>
      <source>{seat} in hand</source>
      <extracomment>core/setup.py</extracomment>
      <translation>{seat}の手持ち</translation>
    </message>
    <message>
      <source>this board has a map but no 3-D view</source>
      <extracomment>core/solid_layout.py</extracomment>
      <translation>この盤は平面図だけで、立体表示はありません</translation>
    </message>
    <message>
      <source>no look '{look}': this board's pieces have one look</source>
      <extracomment>core/solid_layout.py</extracomment>
      <translation>形「{look}」はありません。この盤の駒の形は1種類です</translation>
    </message>
    <message>
      <source>no look '{look}' (choose from {looks})</source>
      <extracomment>core/solid_layout.py</extracomment>
      <translation>形「{look}」はありません（使えるのは{looks}）</translation>
    </message>
    <message>
      <source>{seat} swapped:| {piece} on {site} is now {seat}'s</source>
      <extracomment>core/swapping.py</extracomment>
      <translation>{seat}がスワップしました:| {site}の{piece}は{seat}のものになりました</translation>
    </message>
    <message>
      <source>You swapped:| {piece} on {site} is now yours</source>
      <extracomment>core/swapping.py</extracomment>
      <translation>スワップしました:| {site}の{piece}はあなたのものになりました</translation>
    </message>
    <message>
      <source>{seat} swapped:| {piece} on {site} was yours and is now {seat}'s</source>
      <extracomment>core/swapping.py</extracomment>
      <translation>{seat}がスワップしました:| あなたのものだった{site}の{piece}は、{seat}のものになりました</translation>
    </message>
    <message>
      <source>It is {seat}'s move</source>
      <extracomment>core/swapping.py</extracomment>
      <translation>{seat}の手番です</translation>
    </message>
    <message>
      <source>{seat} moves again</source>
      <extracomment>core/swapping.py</extracomment>
      <translation>{seat}がもう一度打ちます</translation>
    </message>
    <message>
      <source>You are still {seat}, and it is your move</source>
      <extracomment>core/swapping.py</extracomment>
      <translation>あなたは引き続き{seat}を持ち、今はあなたの手番です</translation>
    </message>
    <message>
      <source>{seat} swapped|</source>
      <extracomment>core/swapping.py</extracomment>
      <translation>{seat}がスワップしました|</translation>
    </message>
    <message>
      <source>You swapped|</source>
      <extracomment>core/swapping.py</extracomment>
      <translation>スワップしました|</translation>
    </message>
    <message>
      <source>{seat} may swap|: take over {piece} on {site}</source>
      <extracomment>core/swapping.py</extracomment>
      <translation>{seat}はスワップできます|: {site}の{piece}が{seat}のものになります</translation>
    </message>
    <message>
      <source>You may swap|: take over {piece} on {site}</source>
      <extracomment>core/swapping.py</extracomment>
      <translation>スワップできます|: {site}の{piece}があなたのものになります</translation>
    </message>
    <message>
      <source>Then {seat} moves again</source>
      <extracomment>core/swapping.py</extracomment>
      <translation>そのあと{seat}がもう一度打ちます</translation>
    </message>
    <message>
      <source>swap</source>
      <extracomment>core/swapping.py</extracomment>
      <translation>スワップ</translation>
    </message>
    <message>
      <source>{places} and {count} more</source>
      <extracomment>core/threats.py</extracomment>
      <translation>{places}とほか{count}か所</translation>
    </message>
    <message>
      <source>{seat} threatens| to {what} by a move at {sites}</source>
      <extracomment>core/threats.py</extracomment>
      <translation>{seat}の狙い|: {sites}への一手で{what}</translation>
    </message>
    <message>
      <source>You threaten| to {what} by a move at {sites}</source>
      <extracomment>core/threats.py</extracomment>
      <translation>あなたの狙い|: {sites}への一手で{what}</translation>
    </message>
    <message>
      <source>{name} must be at most 24 hours</source>
      <extracomment>core/time_control.py</extracomment>
      <translation>{name}は24時間以下にしてください</translation>
    </message>
    <message>
      <source>the main time</source>
      <extracomment>core/time_control.py</extracomment>
      <translation>持ち時間</translation>
    </message>
    <message>
      <source>the increment</source>
      <extracomment>core/time_control.py</extracomment>
      <translation>加算時間</translation>
    </message>
    <message>
      <source>there must be 1 to {most} periods</source>
      <extracomment>core/time_control.py</extracomment>
      <translation>秒読みの回数は1～{most}にしてください</translation>
    </message>
    <message>
      <source>the period</source>
      <extracomment>core/time_control.py</extracomment>
      <translation>秒読みの時間</translation>
    </message>
    <message>
      <source>there must be 1 to {most} moves</source>
      <extracomment>core/time_control.py</extracomment>
      <translation>手数は1～{most}にしてください</translation>
    </message>
    <message>
      <source>the time for a move</source>
      <extracomment>core/time_control.py</extracomment>
      <translation>1手の時間</translation>
    </message>
    <message>
      <source>{name} must be at least {least} s</source>
      <extracomment>core/time_control.py</extracomment>
      <translation>{name}は{least}秒以上にしてください</translation>
    </message>
    <message>
      <source>the cap</source>
      <extracomment>core/time_control.py</extracomment>
      <translation>上限</translation>
    </message>
    <message>
      <source>the cap is below the main time</source>
      <extracomment>core/time_control.py</extracomment>
      <translation>上限が最初の持ち時間を下回っています</translation>
    </message>
    <message>
      <source>'{text}' is not a time control: write it as in {examples}</source>
      <extracomment>core/time_notation.py</extracomment>
      <translation>「{text}」は持ち時間として読めません。{examples}のように書いてください</translation>
    </message>
    <message>
      <source>no time control: write one as in {examples}</source>
      <extracomment>core/time_notation.py</extracomment>
      <translation>持ち時間がありません。{examples}のように書いてください</translation>
    </message>
    <message>
      <source>'{text}' is not a time such as 1h30m, 5m or 30s</source>
      <extracomment>core/time_notation.py</extracomment>
      <translation>「{text}」は時間として読めません（例: 1h30m、5m、30s）</translation>
    </message>
    <message>
      <source>{uid} has no move {code}</source>
      <extracomment>core/variant.py</extracomment>
      <translation>{uid}に手{code}はありません</translation>
    </message>
    <message>
      <source>the states of {rules} and of {others} have the same fields: one needs a field with another name</source>
      <extracomment>core/verbs.py</extracomment>
      <translation>{rules}と{others}の状態のフィールドが同じです。どちらかに別の名前のフィールドが必要です</translation>
    </message>
    <message>
      <source>{rules} has no function {verb}</source>
      <extracomment>core/verbs.py</extracomment>
      <translation>{rules}に関数{verb}がありません</translation>
    </message>
    <message>
      <source>{path}: the format is {ringrealms3d}, not {format}</source>
      <extracomment>courses/course.py</extracomment>
      <translation>{path}: 形式が{format}ではなく{ringrealms3d}です</translation>
    </message>
    <message>
      <source>{path}, lesson {number}: lesson {id} appears twice</source>
      <extracomment>courses/course.py</extracomment>
      <translation>{path}、レッスン{number}: レッスン{id}が重複しています</translation>
    </message>
    <message>
      <source>{path}, lesson {id}: {variant} is not a variant of {uid}</source>
      <extracomment>courses/course.py</extracomment>
      <translation>{path}、レッスン{id}: {variant}は{uid}の変種ではありません</translation>
    </message>
    <message>
      <source>{place}: {error}</source>
      <extracomment>courses/course.py</extracomment>
      <translation>{place}: {error}</translation>
    </message>
    <message>
      <source>After {move} {reason}.</source>
      <extracomment>courses/goals.py</extracomment>
      <translation>{move}のあと、{reason}。</translation>
    </message>
    <message>
      <source>{move} loses {sites} by {cause}.</source>
      <extracomment>courses/goals.py</extracomment>
      <translation>{move}だと、{cause}で{sites}を失います。</translation>
    </message>
    <message>
      <source>{move} is answered by {reply}, which wins.</source>
      <extracomment>courses/goals.py</extracomment>
      <translation>{move}には{reply}と応じられ、負けになります。</translation>
    </message>
    <message>
      <source>{move} is answered by {reply}, which captures.</source>
      <extracomment>courses/goals.py</extracomment>
      <translation>{move}には{reply}と応じられ、取られてしまいます。</translation>
    </message>
    <message>
      <source>After {move} the win is no longer forced.</source>
      <extracomment>courses/goals.py</extracomment>
      <translation>{move}のあとは、もう必勝ではなくなります。</translation>
    </message>
    <message>
      <source>{move} threatens to win at {sites} only.</source>
      <extracomment>courses/goals.py</extracomment>
      <translation>{move}で勝ちを狙えるのは{sites}だけです。</translation>
    </message>
    <message>
      <source>{move} is not what the task asks for.</source>
      <extracomment>courses/goals.py</extracomment>
      <translation>{move}は求められている手ではありません。</translation>
    </message>
    <message>
      <source>{move} plays a different piece.</source>
      <extracomment>courses/goals.py</extracomment>
      <translation>{move}では別の駒を置くことになります。</translation>
    </message>
    <message>
      <source>After {move} your turn is over.</source>
      <extracomment>courses/goals.py</extracomment>
      <translation>{move}のあとは相手の手番になります。</translation>
    </message>
    <message numerus="yes">
      <source>After {move} you have {count} loops.</source>
      <extracomment>courses/goals.py</extracomment>
      <translation>
        <numerusform>{move}のあと、ループは{count}つです。</numerusform>
      </translation>
    </message>
    <message>
      <source>After {move} you surround {count}.</source>
      <extracomment>courses/goals.py</extracomment>
      <translation>{move}のあと、囲んでいる柱は{count}本です。</translation>
    </message>
    <message>
      <source>{move} does not win yet.</source>
      <extracomment>courses/goals.py</extracomment>
      <translation>{move}ではまだ勝ちになりません。</translation>
    </message>
    <message>
      <source>{move} takes only {sites}.</source>
      <extracomment>courses/goals.py</extracomment>
      <translation>{move}で取れるのは{sites}だけです。</translation>
    </message>
    <message>
      <source>{move} captures nothing.</source>
      <extracomment>courses/goals.py</extracomment>
      <translation>{move}では何も取れません。</translation>
    </message>
    <message>
      <source>{move} threatens nothing.</source>
      <extracomment>courses/goals.py</extracomment>
      <translation>{move}では狙いができません。</translation>
    </message>
    <message>
      <source>{move}: {sight}.</source>
      <extracomment>courses/goals.py</extracomment>
      <translation>{move}: {sight}。</translation>
    </message>
    <message>
      <source>no move was played before</source>
      <extracomment>courses/point_goals.py</extracomment>
      <translation>前に打たれた手がありません</translation>
    </message>
    <message>
      <source>{format_move} does not win in the other position</source>
      <extracomment>courses/point_goals.py</extracomment>
      <translation>{format_move}はもう一方の局面では勝ちになりません</translation>
    </message>
    <message>
      <source>the game is already over</source>
      <extracomment>courses/point_goals.py</extracomment>
      <translation>対局はすでに終わっています</translation>
    </message>
    <message>
      <source>{path}: the format is {ringrealms3d}</source>
      <extracomment>courses/progress.py</extracomment>
      <translation>{path}: 形式が{ringrealms3d}です</translation>
    </message>
    <message>
      <source>{path}: not a record of progress in courses: {error}</source>
      <extracomment>courses/progress.py</extracomment>
      <translation>{path}: 講座の進み具合のファイルではありません: {error}</translation>
    </message>
    <message>
      <source>positions of {uid} cannot be set up</source>
      <extracomment>courses/threats.py</extracomment>
      <translation>{uid}では局面を編集できません</translation>
    </message>
    <message>
      <source>nothing is wrong</source>
      <extracomment>courses/walk.py</extracomment>
      <translation>間違いはありません</translation>
    </message>
    <message>
      <source>the game is over before the next step</source>
      <extracomment>courses/walk.py</extracomment>
      <translation>次のステップの前に対局が終わります</translation>
    </message>
    <message>
      <source>no place is right</source>
      <extracomment>courses/walk.py</extracomment>
      <translation>正解の場所がありません</translation>
    </message>
    <message>
      <source>no move reaches the goal</source>
      <extracomment>courses/walk.py</extracomment>
      <translation>目標に届く手がありません</translation>
    </message>
    <message>
      <source>It is not {place}.</source>
      <extracomment>courses/walk.py</extracomment>
      <translation>{place}ではありません。</translation>
    </message>
    <message>
      <source>Look at the marked place.</source>
      <extracomment>courses/walk.py</extracomment>
      <translation>印のついた場所に注目してください。</translation>
    </message>
    <message>
      <source>Click the marked places in turn.</source>
      <extracomment>courses/walk.py</extracomment>
      <translation>印のついた場所を順にクリックしてください。</translation>
    </message>
    <message>
      <source>{id}, step {step}: no reply is legal</source>
      <extracomment>courses/walk.py</extracomment>
      <translation>{id}、ステップ{step}: 合法な応手がありません</translation>
    </message>
    <message>
      <source>Click the marked place.</source>
      <extracomment>courses/walk.py</extracomment>
      <translation>印のついた場所をクリックしてください。</translation>
    </message>
    <message>
      <source>{path}, line 1: the format is {form}, not {format}</source>
      <extracomment>engine/book/file.py</extracomment>
      <translation>{path}、1行目: 形式が{format}ではなく{form}です</translation>
    </message>
    <message>
      <source>{path}, line 1: a book for {found}, not {uid}</source>
      <extracomment>engine/book/file.py</extracomment>
      <translation>{path}、1行目: {uid}ではなく{found}の定跡です</translation>
    </message>
    <message>
      <source>{path} is not an opening book: {error}</source>
      <extracomment>engine/book/file.py</extracomment>
      <translation>{path}は定跡ファイルではありません: {error}</translation>
    </message>
    <message>
      <source>{path}, line 1: not the beginning of an opening book</source>
      <extracomment>engine/book/file.py</extracomment>
      <translation>{path}、1行目: 定跡ファイルの先頭ではありません</translation>
    </message>
    <message>
      <source>how the move went</source>
      <extracomment>engine/book/file.py</extracomment>
      <translation>手の成績の記録</translation>
    </message>
    <message>
      <source>{path}, line {number}: no position of {uid} in a book</source>
      <extracomment>engine/book/file.py</extracomment>
      <translation>{path}、{number}行目: 定跡の{uid}の局面ではありません</translation>
    </message>
    <message>
      <source>{error}; it is ignored</source>
      <extracomment>engine/book/file.py</extracomment>
      <translation>{error}。この定跡は使われません</translation>
    </message>
    <message>
      <source>this engine plays {uid}, not {other}</source>
      <extracomment>engine/engine.py</extracomment>
      <translation>このエンジンは{uid}用です（{other}ではありません）</translation>
    </message>
    <message>
      <source>no level {number} (levels go from {lowest} to {highest})</source>
      <extracomment>engine/levels.py</extracomment>
      <translation>レベル{number}はありません（レベルは{lowest}から{highest}まで）</translation>
    </message>
    <message>
      <source>a search cannot be limited to {limit}</source>
      <extracomment>engine/levels.py</extracomment>
      <translation>探索を{limit}に制限することはできません</translation>
    </message>
    <message>
      <source>the file '{path}' does not hold {count} weights, each a finite number</source>
      <extracomment>engine/priors.py</extracomment>
      <translation>ファイル「{path}」に、有限な数の重み{count}個が入っていません</translation>
    </message>
    <message>
      <source>the file '{path}' does not hold {count} weights: {error}</source>
      <extracomment>engine/priors.py</extracomment>
      <translation>ファイル「{path}」に{count}個の重みが入っていません: {error}</translation>
    </message>
    <message>
      <source>the engine's process ended with code {code}</source>
      <extracomment>engine/process.py</extracomment>
      <translation>エンジンのプロセスがコード{code}で終了しました</translation>
    </message>
    <message>
      <source>there is not enough memory for a search tree of {megabytes} MiB</source>
      <extracomment>engine/search.py</extracomment>
      <translation>{megabytes} MiBの探索木にはメモリが足りません</translation>
    </message>
    <message>
      <source>no player "{name}" (choose from {named}, level=N, varied=N and ugi:COMMAND)</source>
      <extracomment>engine/settings.py</extracomment>
      <translation>対局者「{name}」はありません（{named}、level=N、varied=N、ugi:コマンド があります）</translation>
    </message>
    <message>
      <source>"{text}" is not a search setting such as rave_bias=200 or solver=yes</source>
      <extracomment>engine/settings.py</extracomment>
      <translation>"{text}"は探索の設定ではありません（例: rave_bias=200、solver=yes）</translation>
    </message>
    <message>
      <source>{name} is {value}, not from {least} to {most}</source>
      <extracomment>engine/settings.py</extracomment>
      <translation>{name}が{value}です（{least}から{most}まで）</translation>
    </message>
    <message>
      <source>this program plays {uid}, not {other}</source>
      <extracomment>engine/ugi/asking.py</extracomment>
      <translation>このプログラムは{uid}用です（{other}ではありません）</translation>
    </message>
    <message>
      <source>the program '{program}' did not answer '{asked}' with {word} in {seconds} s</source>
      <extracomment>engine/ugi/client.py</extracomment>
      <translation>プログラム「{program}」は{seconds}秒以内に「{asked}」に{word}で答えませんでした</translation>
    </message>
    <message>
      <source>{uid} starts at random, so only a fen gives a position</source>
      <extracomment>engine/ugi/client.py</extracomment>
      <translation>{uid}は開始時に乱数を使うので、局面はfenでしか指定できません</translation>
    </message>
    <message>
      <source>the program '{program}' does not play {uid}, only {games}</source>
      <extracomment>engine/ugi/client.py</extracomment>
      <translation>プログラム「{program}」は{uid}に対応していません（対応: {games}）</translation>
    </message>
    <message>
      <source>that names no move</source>
      <extracomment>engine/ugi/client.py</extracomment>
      <translation>手の表記ではありません</translation>
    </message>
    <message>
      <source>the program '{program}' answered '{answer}' to '{asked}': {error}</source>
      <extracomment>engine/ugi/client.py</extracomment>
      <translation>プログラム「{program}」は「{asked}」に「{answer}」と答えました: {error}</translation>
    </message>
    <message>
      <source>the program '{program}' was stopped</source>
      <extracomment>engine/ugi/client.py</extracomment>
      <translation>プログラム「{program}」の応答待ちを打ち切りました</translation>
    </message>
    <message>
      <source>{word} takes no arguments, but '{rest}' follows</source>
      <extracomment>engine/ugi/commands.py</extracomment>
      <translation>{word}: 続けて指定するものはありませんが、「{rest}」がありました</translation>
    </message>
    <message>
      <source>setoption: expected name, the option's name, value and its value</source>
      <extracomment>engine/ugi/commands.py</extracomment>
      <translation>setoption: name、オプション名、value、値の順に指定してください</translation>
    </message>
    <message>
      <source>position: expected moves or nothing, found '{after}'</source>
      <extracomment>engine/ugi/commands.py</extracomment>
      <translation>position: 続けて指定できるのはmovesだけですが、「{after}」がありました</translation>
    </message>
    <message>
      <source>go: '{text}' after {name} is not a whole number from {least} to {most}</source>
      <extracomment>engine/ugi/commands.py</extracomment>
      <translation>go: {name}の後の「{text}」は{least}から{most}までの整数ではありません</translation>
    </message>
    <message>
      <source>go: p1time and p2time go together</source>
      <extracomment>engine/ugi/commands.py</extracomment>
      <translation>go: p1timeとp2timeは両方指定してください</translation>
    </message>
    <message>
      <source>query: '{rest}' is not one of {questions}</source>
      <extracomment>engine/ugi/commands.py</extracomment>
      <translation>query: 「{rest}」は{questions}のどれでもありません</translation>
    </message>
    <message>
      <source>there is no command '{word}'</source>
      <extracomment>engine/ugi/commands.py</extracomment>
      <translation>コマンド「{word}」はありません</translation>
    </message>
    <message>
      <source>position: there is nothing after fen</source>
      <extracomment>engine/ugi/commands.py</extracomment>
      <translation>position: fenの後に何もありません</translation>
    </message>
    <message>
      <source>position: expected startpos or fen, found '{rest}'</source>
      <extracomment>engine/ugi/commands.py</extracomment>
      <translation>position: startposまたはfenが必要ですが、「{rest}」がありました</translation>
    </message>
    <message>
      <source>go: '{word}' is not a limit (choose from {known})</source>
      <extracomment>engine/ugi/commands.py</extracomment>
      <translation>go: 「{word}」という制限はありません（使えるのは{known}）</translation>
    </message>
    <message>
      <source>no option '{name}' (choose from {names})</source>
      <extracomment>engine/ugi/options.py</extracomment>
      <translation>オプション「{name}」はありません（使えるのは{names}）</translation>
    </message>
    <message>
      <source>{name} is '{text}', not a whole number from {least} to {most}</source>
      <extracomment>engine/ugi/options.py</extracomment>
      <translation>{name}が「{text}」です。{least}から{most}までの整数にしてください</translation>
    </message>
    <message>
      <source>OwnBook is '{text}', not true or false</source>
      <extracomment>engine/ugi/options.py</extracomment>
      <translation>OwnBookが「{text}」です。trueまたはfalseにしてください</translation>
    </message>
    <message>
      <source>there is no position: the last one could not be set up</source>
      <extracomment>engine/ugi/player.py</extracomment>
      <translation>局面がありません: 最後に指定された局面を設定できませんでした</translation>
    </message>
    <message>
      <source>move {number}, '{text}': {error}</source>
      <extracomment>engine/ugi/player.py</extracomment>
      <translation>{number}手目「{text}」: {error}</translation>
    </message>
    <message>
      <source>it was started</source>
      <extracomment>engine/ugi/program.py</extracomment>
      <translation>起動</translation>
    </message>
    <message>
      <source>the program '{program}' closed its output after {said}</source>
      <extracomment>engine/ugi/program.py</extracomment>
      <translation>プログラム「{program}」は{said}のあとに出力を閉じました</translation>
    </message>
    <message>
      <source>the program '{program}' ended with code {code} after {said}</source>
      <extracomment>engine/ugi/program.py</extracomment>
      <translation>プログラム「{program}」は{said}のあとにコード{code}で終了しました</translation>
    </message>
    <message>
      <source>{clause} ({words})</source>
      <extracomment>engine/ugi/program.py</extracomment>
      <translation>{clause}（{words}）</translation>
    </message>
    <message>
      <source>it has no name</source>
      <extracomment>engine/ugi/program.py</extracomment>
      <translation>名前がありません</translation>
    </message>
    <message>
      <source>the program '{program}' cannot be started: {reason}</source>
      <extracomment>engine/ugi/program.py</extracomment>
      <translation>プログラム「{program}」を起動できません: {reason}</translation>
    </message>
    <message>
      <source>'{path}': films are drawn, not photographed</source>
      <extracomment>exports/films/film.py</extracomment>
      <translation>「{path}」: 動画は描画で作ります。写真にはできません</translation>
    </message>
    <message>
      <source>'{path}': only films that end in {known} can be transparent</source>
      <extracomment>exports/films/film_file.py</extracomment>
      <translation>「{path}」: 背景を透明にできる動画は、{known}で終わるものだけです</translation>
    </message>
    <message>
      <source>'{path}': {title} needs av: {install}</source>
      <extracomment>exports/films/film_file.py</extracomment>
      <translation>「{path}」: {title}には av が必要です: {install}</translation>
    </message>
    <message>
      <source>'{path}': the installed av has no encoder {codec}</source>
      <extracomment>exports/films/film_file.py</extracomment>
      <translation>「{path}」: インストールされているavにエンコーダー{codec}がありません</translation>
    </message>
    <message>
      <source>{uid} has a map but no 3-D view</source>
      <extracomment>exports/kinds.py</extracomment>
      <translation>{uid}には平面図がありますが、立体盤はありません</translation>
    </message>
    <message>
      <source>the game has no moves; a turntable shows its board</source>
      <extracomment>exports/kinds.py</extracomment>
      <translation>この対局には手がありません。盤が回る映像なら盤を見せられます</translation>
    </message>
    <message>
      <source>{uid} is not a solid that unfolds; a sheet shows its board</source>
      <extracomment>exports/kinds.py</extracomment>
      <translation>{uid}は展開できる立体ではありません。盤はシートで印刷できます</translation>
    </message>
    <message>
      <source>{uid} is not a flat board; its net can be printed</source>
      <extracomment>exports/kinds.py</extracomment>
      <translation>{uid}は平らな盤ではありません。展開図なら印刷できます</translation>
    </message>
    <message>
      <source>'{path}' does not end in {known}</source>
      <extracomment>exports/kinds.py</extracomment>
      <translation>「{path}」の末尾が{known}のどれでもありません</translation>
    </message>
    <message>
      <source>no kind of export '{name}' (choose from {kinds})</source>
      <extracomment>exports/kinds.py</extracomment>
      <translation>書き出しの種類「{name}」はありません（使えるのは{kinds}）</translation>
    </message>
    <message>
      <source>'{path}': the name of a {name} ends in {endings}</source>
      <extracomment>exports/kinds.py</extracomment>
      <translation>「{path}」: {name}のファイル名の末尾は{endings}です</translation>
    </message>
    <message>
      <source>'{path}': {problem}</source>
      <extracomment>exports/kinds.py</extracomment>
      <translation>「{path}」: {problem}</translation>
    </message>
    <message>
      <source>the longest side of a box around it (default: 120; pieces of 20 on sheets)</source>
      <extracomment>exports/measures.py</extracomment>
      <translation>全体を囲む箱の最も長い辺 (既定値: 120、シートでは駒が20)</translation>
    </message>
    <message>
      <source>the least thickness (default: 1.2)</source>
      <extracomment>exports/measures.py</extracomment>
      <translation>最小の厚さ (既定値: 1.2)</translation>
    </message>
    <message>
      <source>the gap between parts that fit together (default: 0.2)</source>
      <extracomment>exports/measures.py</extracomment>
      <translation>はめ合う部品の間の隙間 (既定値: 0.2)</translation>
    </message>
    <message>
      <source>the printer's bed in mm, with a file for each plate (default: 210x210)</source>
      <extracomment>exports/measures.py</extracomment>
      <translation>プリンターのベッドの大きさ（mm）、プレートごとに1ファイル（既定値: 210x210）</translation>
    </message>
    <message>
      <source>a4 or letter (default: a4)</source>
      <extracomment>exports/measures.py</extracomment>
      <translation>a4またはletter（既定値: a4）</translation>
    </message>
    <message>
      <source>frames per second (default: 25)</source>
      <extracomment>exports/measures.py</extracomment>
      <translation>1秒あたりのフレーム数（既定値: 25）</translation>
    </message>
    <message>
      <source>time for each move (default: 1)</source>
      <extracomment>exports/measures.py</extracomment>
      <translation>1手の時間（既定値: 1）</translation>
    </message>
    <message>
      <source>time for one full turn (default: 8)</source>
      <extracomment>exports/measures.py</extracomment>
      <translation>1回転の時間（既定値: 8）</translation>
    </message>
    <message>
      <source>leave out the moves' names</source>
      <extracomment>exports/measures.py</extracomment>
      <translation>手の表記を入れない</translation>
    </message>
    <message>
      <source>keep the camera still</source>
      <extracomment>exports/measures.py</extracomment>
      <translation>視点を動かさない</translation>
    </message>
    <message>
      <source>no paper '{paper}' (choose from {papers})</source>
      <extracomment>exports/measures.py</extracomment>
      <translation>用紙「{paper}」はありません（使えるのは{papers}）</translation>
    </message>
    <message>
      <source>a film has from 1 to 60 frames a second</source>
      <extracomment>exports/measures.py</extracomment>
      <translation>動画のフレーム数は1秒あたり1から60までです</translation>
    </message>
    <message>
      <source>a move of a film takes from 0.1 to 60 seconds</source>
      <extracomment>exports/measures.py</extracomment>
      <translation>動画の1手の時間は0.1秒から60秒までです</translation>
    </message>
    <message>
      <source>a turn of a film takes from 0.5 to 600 seconds</source>
      <extracomment>exports/measures.py</extracomment>
      <translation>動画の1回転の時間は0.5秒から600秒までです</translation>
    </message>
    <message>
      <source>the {name} must be from {least} to {most} mm</source>
      <extracomment>exports/measures.py</extracomment>
      <translation>{name}は{least} mmから{most} mmまでにしてください</translation>
    </message>
    <message>
      <source>'{path}' needs its materials beside it: {error}</source>
      <extracomment>exports/models/model.py</extracomment>
      <translation>「{path}」には、隣に素材のファイルが必要です: {error}</translation>
    </message>
    <message>
      <source>a 3MF file needs lib3mf, which is not available for this machine: choose another ending</source>
      <extracomment>exports/models/three_mf.py</extracomment>
      <translation>3MFファイルにはlib3mfが必要です。ほとんどのコンピューターで使えますが、このコンピューター用はありません。別の末尾にしてください</translation>
    </message>
    <message>
      <source>a face is larger than the paper at {size} mm: {most} mm is the most</source>
      <extracomment>exports/paper/net.py</extracomment>
      <translation>{size} mmでは面が用紙に収まりません。最大は{most} mmです</translation>
    </message>
    <message>
      <source>no set '{set}' (choose from {sets})</source>
      <extracomment>exports/photo/photograph.py</extracomment>
      <translation>撮影場所「{set}」はありません（使えるのは{sets}）</translation>
    </message>
    <message>
      <source>photographs need Mitsuba, which is not available for this machine</source>
      <extracomment>exports/photo/photograph.py</extracomment>
      <translation>写真には Mitsuba が必要ですが、このマシン用のものはありません</translation>
    </message>
    <message>
      <source>the photograph failed: {lines}</source>
      <extracomment>exports/photo/photograph.py</extracomment>
      <translation>写真を作れませんでした: {lines}</translation>
    </message>
    <message>
      <source>{first} or {last}</source>
      <extracomment>exports/picture.py</extracomment>
      <translation>{first}または{last}</translation>
    </message>
    <message>
      <source>'{path}' is not the name of a picture: it does not end in {endings}</source>
      <extracomment>exports/picture.py</extracomment>
      <translation>「{path}」は画像のファイル名ではありません。末尾は{endings}です</translation>
    </message>
    <message>
      <source>'{path}': JPEG pictures have no transparent background</source>
      <extracomment>exports/picture.py</extracomment>
      <translation>「{path}」: JPEG画像の背景は透明にできません</translation>
    </message>
    <message>
      <source>a bed of {bed} mm is too small for the {part}, which takes {size} mm with {gap} mm around it</source>
      <extracomment>exports/printing/plate.py</extracomment>
      <translation>{bed} mmのベッドは部品「{part}」には小さすぎます。まわりの{gap} mmを含めて{size} mm必要です</translation>
    </message>
    <message>
      <source>a wall of {wall} mm is too thick for a board of {size} mm: at most {most} mm</source>
      <extracomment>exports/printing/printing.py</extracomment>
      <translation>{wall} mmの壁は、{size} mmの盤には厚すぎます。最大は{most} mmです</translation>
    </message>
    <message>
      <source>a board of {size} mm is too small for pegs as thick as a wall of {wall} mm: about {enough} mm will do</source>
      <extracomment>exports/printing/sockets.py</extracomment>
      <translation>{size} mmの盤は、{wall} mmの壁と同じ太さのほぞには小さすぎます。{enough} mmほどあれば足ります</translation>
    </message>
    <message>
      <source>no layer {level}: the highest layer of this board is {highest}</source>
      <extracomment>exports/style.py</extracomment>
      <translation>{level}段目はありません。この盤の最上段は{highest}段目です</translation>
    </message>
    <message>
      <source>a set and depth of field are for photographs: choose the quality photo</source>
      <extracomment>exports/style.py</extracomment>
      <translation>セットと被写界深度は写真専用です。品質 photo を選んでください</translation>
    </message>
    <message>
      <source>Layer {level}</source>
      <extracomment>flat/level_drawing.py</extracomment>
      <translation>{level}段目</translation>
    </message>
    <message>
      <source>missing {libraries} (Debian and Ubuntu: sudo apt-get install {packages})</source>
      <extracomment>flat/requirements.py</extracomment>
      <translation>{libraries}がありません（DebianとUbuntu: sudo apt-get install {packages}）</translation>
    </message>
    <message>
      <source>no game '{uid}' (choose from {games})</source>
      <extracomment>games/__init__.py</extracomment>
      <translation>ゲーム「{uid}」はありません（あるのは{games}）</translation>
    </message>
    <message>
      <source>{place}: a game '{uid}' already exists</source>
      <extracomment>games/__init__.py</extracomment>
      <translation>{place}: ゲーム「{uid}」はすでにあります</translation>
    </message>
    <message>
      <source>no variant '{uid}' ({game} has {names})</source>
      <extracomment>games/__init__.py</extracomment>
      <translation>変種「{uid}」はありません（{game}/に続くのは{names}）</translation>
    </message>
    <message>
      <source>{place}: no game there (name a game as module:GAME)</source>
      <extracomment>games/__init__.py</extracomment>
      <translation>{place}: ゲームがありません（ゲームはmodule:GAMEの形で指定します）</translation>
    </message>
    <message>
      <source>{place}: not a Game but a {name}</source>
      <extracomment>games/__init__.py</extracomment>
      <translation>{place}: Gameではなく{name}です</translation>
    </message>
    <message>
      <source>{names}, or {others}</source>
      <extracomment>games/__init__.py</extracomment>
      <translation>{names}、または{others}</translation>
    </message>
    <message>
      <source>{place}: no game there ({error})</source>
      <extracomment>games/__init__.py</extracomment>
      <translation>{place}: ゲームがありません（{error}）</translation>
    </message>
    <message>
      <source>a game was left out: {error}</source>
      <extracomment>games/__init__.py</extracomment>
      <translation>使わないゲームがあります: {error}</translation>
    </message>
    <message>
      <source>{name}: {error}</source>
      <extracomment>games/diagrams.py</extracomment>
      <translation>{name}: {error}</translation>
    </message>
    <message>
      <source>fen swap: White can swap only when there is one black tile and nothing else</source>
      <extracomment>games/loop/form.py</extracomment>
      <translation>fen swap: 白がスワップできるのは、盤にあるのが黒のタイル1枚だけのときです</translation>
    </message>
    <message>
      <source>fen: '{text}' tiles left, expected two numbers, as in 95,95</source>
      <extracomment>games/loop/form.py</extracomment>
      <translation>fen: 残りタイル「{text}」は、95,95のように2つの数で書いてください</translation>
    </message>
    <message>
      <source>fen: {text} holds no {lower} tile to close a loop</source>
      <extracomment>games/loop/form.py</extracomment>
      <translation>fen: {text}にはループを完成させる{lower}のタイルがありません</translation>
    </message>
    <message>
      <source>the side to move</source>
      <extracomment>games/loop/form.py</extracomment>
      <translation>手番</translation>
    </message>
    <message>
      <source>fen: expected {side} layers of tiles, found {count}</source>
      <extracomment>games/loop/form.py</extracomment>
      <translation>fen: タイルは{side}段必要ですが、{count}段でした</translation>
    </message>
    <message>
      <source>on layer {level}</source>
      <extracomment>games/loop/form.py</extracomment>
      <translation>{level}段目</translation>
    </message>
    <message>
      <source>places on layer {level}</source>
      <extracomment>games/loop/form.py</extracomment>
      <translation>{level}段目の地点</translation>
    </message>
    <message>
      <source>the swap</source>
      <extracomment>games/loop/form.py</extracomment>
      <translation>スワップ</translation>
    </message>
    <message>
      <source>fen: '{text}' tiles left, but this pile has no supply: -</source>
      <extracomment>games/loop/form.py</extracomment>
      <translation>fen: 残りタイルが「{text}」ですが、この山に枚数の制限はありません（-と書きます）</translation>
    </message>
    <message>
      <source>fen: {names} would have {used} of {supply} tiles</source>
      <extracomment>games/loop/form.py</extracomment>
      <translation>fen: {names}のタイルが{supply}枚中{used}枚使われたことになります</translation>
    </message>
    <message>
      <source>fen: {sites} rests on {text}, so {text} was not last</source>
      <extracomment>games/loop/form.py</extracomment>
      <translation>fen: {sites}は{text}の上に載っているので、{text}は最後の手ではありません</translation>
    </message>
    <message>
      <source>fen: {name} rests on {missing}, where there is no tile</source>
      <extracomment>games/loop/form.py</extracomment>
      <translation>fen: {name}は{missing}に載るはずですが、そこにタイルがありません</translation>
    </message>
    <message>
      <source>fen: {name} is not joined to the board by {colour} tiles</source>
      <extracomment>games/loop/form.py</extracomment>
      <translation>fen: {name}は{colour}のタイルで盤とつながっていません</translation>
    </message>
    <message>
      <source>layer {level}</source>
      <extracomment>games/loop/layout.py</extracomment>
      <translation>{level}段目</translation>
    </message>
    <message>
      <source>{winner} closed a 3-D loop at {site}</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>{winner}が{site}で立体ループを完成させました</translation>
    </message>
    <message>
      <source>{seat} may swap: click the tile on the board to take it over</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>{seat}はスワップできます。盤上のタイルをクリックすると自分のものになります</translation>
    </message>
    <message>
      <source>{name}: no {colour} tile touches it</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>{name}: {colour}のタイルが接していません</translation>
    </message>
    <message>
      <source>the loop</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>ループ</translation>
    </message>
    <message>
      <source>what it encloses</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>その中にあるもの</translation>
    </message>
    <message>
      <source>the river through it</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>その中を通り抜けるもの</translation>
    </message>
    <message>
      <source>fen: {sites} completes no loop</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>fen: {sites}ではループは完成しません</translation>
    </message>
    <message>
      <source>the pile is full</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>山が埋まりました</translation>
    </message>
    <message>
      <source>{mover} has no tile left</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>{mover}のタイルがなくなりました</translation>
    </message>
    <message>
      <source>{mover} has no legal move</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>{mover}に合法手がありません</translation>
    </message>
    <message>
      <source>{winner} closed a loop on the board</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>{winner}が盤上のループを完成させました</translation>
    </message>
    <message>
      <source>only White can swap, and only on White's first turn</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>スワップできるのは白だけで、白の最初の手番に限ります</translation>
    </message>
    <message>
      <source>no place has the number {code}</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>番号{code}の地点はありません</translation>
    </message>
    <message>
      <source>{name} holds a {colour} tile</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>{name}には{colour}のタイルがあります</translation>
    </message>
    <message>
      <source>{name}: there is no tile on {sites} under it</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>{name}: 下の{sites}にタイルがありません</translation>
    </message>
    <message>
      <source>the tile</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>タイル</translation>
    </message>
    <message>
      <source>close a loop</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>ループを完成させる</translation>
    </message>
    <message>
      <source>the frame</source>
      <extracomment>games/loophole_2d/board.py</extracomment>
      <translation>枠</translation>
    </message>
    <message>
      <source>the sharp corner is cut off</source>
      <extracomment>games/loophole_2d/board.py</extracomment>
      <translation>鋭い角は切り取られています</translation>
    </message>
    <message>
      <source>window 1</source>
      <extracomment>games/loophole_2d/board.py</extracomment>
      <translation>窓1</translation>
    </message>
    <message>
      <source>window 2</source>
      <extracomment>games/loophole_2d/board.py</extracomment>
      <translation>窓2</translation>
    </message>
    <message>
      <source>it would lie in {window}</source>
      <extracomment>games/loophole_2d/board.py</extracomment>
      <translation>{window}の中になります</translation>
    </message>
    <message>
      <source>cells in row {number}</source>
      <extracomment>games/loophole_2d/form.py</extracomment>
      <translation>{number}列目のマス</translation>
    </message>
    <message>
      <source>fen: {sites} must hold {wanted} starting stone, and holds {held} stone</source>
      <extracomment>games/loophole_2d/form.py</extracomment>
      <translation>fen: {sites}には{wanted}の初期配置の石が必要ですが、{held}の石です</translation>
    </message>
    <message>
      <source>{site} holds a {colour} starting stone</source>
      <extracomment>games/loophole_2d/form.py</extracomment>
      <translation>{site}には{colour}の初期配置の石があります</translation>
    </message>
    <message>
      <source>more than three loops</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>4つ以上のループ</translation>
    </message>
    <message>
      <source>two loops</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>2つのループ</translation>
    </message>
    <message>
      <source>three loops</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>3つのループ</translation>
    </message>
    <message>
      <source>No loop yet: close one through the frame or a window.</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>まだループはありません。枠か窓を通るループを作りましょう。</translation>
    </message>
    <message>
      <source>{seat}: loop through {nodes}</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>{seat}: {nodes}を通るループ</translation>
    </message>
    <message>
      <source>{first}; {second}</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>{first}、{second}</translation>
    </message>
    <message>
      <source>{seat} has {loops} (two are needed): through {nodes}</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>{seat}は{loops}を作りました（2つで勝ち）: {nodes}を通ります</translation>
    </message>
    <message>
      <source>{site} holds a {colour} stone</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>{site}には{colour}の石があります</translation>
    </message>
    <message>
      <source>{seat} closed a first loop:| one more wins</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>{seat}が1つ目のループを作りました:| あと1つで勝ち</translation>
    </message>
    <message>
      <source>You closed your first loop:| one more wins</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>1つ目のループができました:| あと1つで勝ち</translation>
    </message>
    <message>
      <source>It passes through {nodes}</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>{nodes}を通ります</translation>
    </message>
    <message>
      <source>loop</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>ループ</translation>
    </message>
    <message>
      <source>the loops</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>ループ</translation>
    </message>
    <message>
      <source>the arcs where they pass through the frame and windows</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>枠と窓を通るところの弧</translation>
    </message>
    <message>
      <source>no cell has the number {code}</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>番号{code}のマスはありません</translation>
    </message>
    <message>
      <source>{uid} has no cell '{text}': {hole}</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>{uid}にマス「{text}」はありません: {hole}</translation>
    </message>
    <message>
      <source>close a second loop</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>2つ目のループを完成させる</translation>
    </message>
    <message>
      <source>the leap onto {site}</source>
      <extracomment>games/loops_n_leaps/explain.py</extracomment>
      <translation>{site}への跳躍</translation>
    </message>
    <message>
      <source>the {colour} piece on {end} is safe, joined to a loop</source>
      <extracomment>games/loops_n_leaps/explain.py</extracomment>
      <translation>{end}の{colour}の駒は、ループにつながっていて安全です</translation>
    </message>
    <message>
      <source>{friends} of {lines} lines: a man</source>
      <extracomment>games/loops_n_leaps/explain.py</extracomment>
      <translation>{lines}本の線のうち味方が見えるのは{friends}本: ただの駒</translation>
    </message>
    <message>
      <source>{site} is a pillar</source>
      <extracomment>games/loops_n_leaps/explain.py</extracomment>
      <translation>{site}は柱です</translation>
    </message>
    <message>
      <source>{start} is vacant</source>
      <extracomment>games/loops_n_leaps/explain.py</extracomment>
      <translation>{start}は空いています</translation>
    </message>
    <message>
      <source>{start} holds a {colour} piece</source>
      <extracomment>games/loops_n_leaps/explain.py</extracomment>
      <translation>{start}には{colour}の駒があります</translation>
    </message>
    <message>
      <source>the man on {start} carries no leaper</source>
      <extracomment>games/loops_n_leaps/explain.py</extracomment>
      <translation>{start}の駒の上に跳び駒は載っていません</translation>
    </message>
    <message>
      <source>a leaper cannot stay on {start}</source>
      <extracomment>games/loops_n_leaps/explain.py</extracomment>
      <translation>跳び駒を{start}に置いたままにはできません</translation>
    </message>
    <message>
      <source>{start} and {end} are not in a straight line</source>
      <extracomment>games/loops_n_leaps/explain.py</extracomment>
      <translation>{start}と{end}は一直線上にありません</translation>
    </message>
    <message>
      <source>{end} holds a {colour} piece</source>
      <extracomment>games/loops_n_leaps/explain.py</extracomment>
      <translation>{end}には{colour}の駒があります</translation>
    </message>
    <message>
      <source>{friends} of {lines} lines: a leaper</source>
      <extracomment>games/loops_n_leaps/explain.py</extracomment>
      <translation>{lines}本の線のうち味方が見えるのは{friends}本: 跳び駒</translation>
    </message>
    <message>
      <source>the line from {start} to {end}</source>
      <extracomment>games/loops_n_leaps/explain.py</extracomment>
      <translation>{start}から{end}への線</translation>
    </message>
    <message>
      <source>the pillar {site} stands between {start} and {end}</source>
      <extracomment>games/loops_n_leaps/explain.py</extracomment>
      <translation>{start}と{end}の間に柱{site}があります</translation>
    </message>
    <message>
      <source>the {colour} piece on {site} stands in the way</source>
      <extracomment>games/loops_n_leaps/explain.py</extracomment>
      <translation>{site}の{colour}の駒が途中をふさいでいます</translation>
    </message>
    <message>
      <source>free cells in row {number}</source>
      <extracomment>games/loops_n_leaps/form.py</extracomment>
      <translation>{number}列目の空きマス</translation>
    </message>
    <message>
      <source>fen: s, but only Black may swap, and only a white man that stands alone</source>
      <extracomment>games/loops_n_leaps/form.py</extracomment>
      <translation>fen: sとありますが、スワップできるのは黒だけで、白の駒が1枚だけのときに限ります</translation>
    </message>
    <message>
      <source>{name} is a pillar</source>
      <extracomment>games/loops_n_leaps/form.py</extracomment>
      <translation>{name}は柱です</translation>
    </message>
    <message>
      <source>First pillar surrounded|</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>1本目の柱を囲みました|</translation>
    </message>
    <message>
      <source>Second pillar surrounded|</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>2本目の柱を囲みました|</translation>
    </message>
    <message>
      <source>the man</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>駒</translation>
    </message>
    <message numerus="yes">
      <source>{count} more win</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>
        <numerusform>あと{count}本で勝ち</numerusform>
      </translation>
    </message>
    <message>
      <source>{seat} leapt from {start} to {end}|</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>{seat}が{start}から{end}へ跳びました|</translation>
    </message>
    <message>
      <source>You leapt from {start} to {end}|</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>あなたは{start}から{end}へ跳びました|</translation>
    </message>
    <message numerus="yes">
      <source>and turned over {count} of {other}'s pieces</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>
        <numerusform>。{other}の駒を{count}枚裏返しました</numerusform>
      </translation>
    </message>
    <message>
      <source>{head} by {seat}: {more}</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>{seat}が{head}: {more}</translation>
    </message>
    <message>
      <source>{head}: {more}</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>{head}: {more}</translation>
    </message>
    <message>
      <source>{seat} has {names}; {other} has {others}</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>{seat}は{names}、{other}は{others}本です</translation>
    </message>
    <message>
      <source>You have {names}; {other} has {others}</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>あなたは{names}、{other}は{others}本です</translation>
    </message>
    <message>
      <source>{seat} has {names}; you have {others}</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>{seat}は{names}、あなたは{others}本です</translation>
    </message>
    <message>
      <source>pillar</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>柱</translation>
    </message>
    <message>
      <source>{seat}'s loop around {names}| is broken</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>{names}を囲む{seat}のループ|が切れました</translation>
    </message>
    <message>
      <source>Your loop around {names}| is broken</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>{names}を囲むあなたのループ|が切れました</translation>
    </message>
    <message>
      <source>and took {other}'s piece on {site}</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>。{site}にある{other}の駒を取りました</translation>
    </message>
    <message numerus="yes">
      <source>and turned over {count} of your pieces</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>
        <numerusform>。あなたの駒を{count}枚裏返しました</numerusform>
      </translation>
    </message>
    <message>
      <source>and took your piece on {site}</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>。{site}にあるあなたの駒を取りました</translation>
    </message>
    <message>
      <source>{seat} has no legal move and {winner} surrounds more pillars</source>
      <extracomment>games/loops_n_leaps/variant.py</extracomment>
      <translation>{seat}に合法手がなく、{winner}のほうが多くの柱を囲んでいます</translation>
    </message>
    <message>
      <source>{seat} may swap: click the man on the board to take it over</source>
      <extracomment>games/loops_n_leaps/variant.py</extracomment>
      <translation>{seat}はスワップできます。盤上の駒をクリックすると自分のものになります</translation>
    </message>
    <message>
      <source>{seat} surrounds {count} pillars: {names}</source>
      <extracomment>games/loops_n_leaps/variant.py</extracomment>
      <translation>{seat}が{count}本の柱を囲みました: {names}</translation>
    </message>
    <message>
      <source>the pillars surrounded</source>
      <extracomment>games/loops_n_leaps/variant.py</extracomment>
      <translation>囲まれた柱</translation>
    </message>
    <message>
      <source>the loops around them</source>
      <extracomment>games/loops_n_leaps/variant.py</extracomment>
      <translation>それを囲むループ</translation>
    </message>
    <message>
      <source>{seat} has no legal move, and both players surround the same number of pillars</source>
      <extracomment>games/loops_n_leaps/variant.py</extracomment>
      <translation>{seat}に合法手がなく、双方が囲んだ柱は同数です</translation>
    </message>
    <message>
      <source>no move has the number {code}</source>
      <extracomment>games/loops_n_leaps/variant.py</extracomment>
      <translation>番号{code}の手はありません</translation>
    </message>
    <message>
      <source>only Black may swap, and only as the answer to White's first man</source>
      <extracomment>games/loops_n_leaps/variant.py</extracomment>
      <translation>スワップできるのは黒だけで、白の最初の駒への応手に限ります</translation>
    </message>
    <message>
      <source>{name} holds a {colour} man</source>
      <extracomment>games/loops_n_leaps/variant.py</extracomment>
      <translation>{name}には{colour}の駒があります</translation>
    </message>
    <message>
      <source>{name} holds a {colour} double</source>
      <extracomment>games/loops_n_leaps/variant.py</extracomment>
      <translation>{name}には{colour}の2段の駒があります</translation>
    </message>
    <message>
      <source>surround a third pillar</source>
      <extracomment>games/loops_n_leaps/variant.py</extracomment>
      <translation>3本目の柱を囲む</translation>
    </message>
    <message>
      <source>'{text}' is not a move: {error}</source>
      <extracomment>games/loops_n_leaps/variant.py</extracomment>
      <translation>「{text}」は手ではありません: {error}</translation>
    </message>
    <message>
      <source>{seat}'s rack, {place}</source>
      <extracomment>games/make/codes.py</extracomment>
      <translation>{seat}のラック{place}番</translation>
    </message>
    <message>
      <source>'{text}' is not a move: a rack place from 1 to {rack} and a cell, as in 3@e6</source>
      <extracomment>games/make/codes.py</extracomment>
      <translation>「{text}」は手ではありません。3@e6のように、1から{rack}までのラックの番号とマスを書いてください</translation>
    </message>
    <message>
      <source>fen '{text}': expected {wanted}</source>
      <extracomment>games/make/fens.py</extracomment>
      <translation>fen「{text}」: 期待されるのは {wanted}</translation>
    </message>
    <message>
      <source>Who {deed} wins.</source>
      <extracomment>games/make/game.py</extracomment>
      <translation>勝利条件：{deed}</translation>
    </message>
    <message>
      <source>Who cannot move loses.</source>
      <extracomment>games/make/game.py</extracomment>
      <translation>動けなくなった側の負けです。</translation>
    </message>
    <message>
      <source>{site} is taken</source>
      <extracomment>games/make/named_moves.py</extracomment>
      <translation>{site}はふさがっています</translation>
    </message>
    <message>
      <source>say where {site} goes, as in {example}</source>
      <extracomment>games/make/named_moves.py</extracomment>
      <translation>{site}の行き先も入力してください（例：{example}）</translation>
    </message>
    <message>
      <source>{move} is not possible here</source>
      <extracomment>games/make/named_moves.py</extracomment>
      <translation>{move} はここでは指せません</translation>
    </message>
    <message>
      <source>'{text}' is not a move: write it like {example}</source>
      <extracomment>games/make/named_moves.py</extracomment>
      <translation>「{text}」は着手ではありません。{example}のように書いてください</translation>
    </message>
    <message>
      <source>Tile {number}</source>
      <extracomment>games/make/pieces.py</extracomment>
      <translation>タイル{number}</translation>
    </message>
    <message>
      <source>Tile</source>
      <extracomment>games/make/pieces.py</extracomment>
      <translation>タイル</translation>
    </message>
    <message>
      <source>{title} has no place '{name}'</source>
      <extracomment>games/make/places.py</extracomment>
      <translation>{title} に「{name}」という場所はありません</translation>
    </message>
    <message>
      <source>{title} has no straight lines</source>
      <extracomment>games/make/places.py</extracomment>
      <translation>{title} にはまっすぐな道がありません</translation>
    </message>
    <message>
      <source>{title} has no row of {length}</source>
      <extracomment>games/make/places.py</extracomment>
      <translation>{title} に長さ {length} の列はありません</translation>
    </message>
    <message>
      <source>moves() lists {code}, but moves are 0 … {last}</source>
      <extracomment>games/make/seen_rules.py</extracomment>
      <translation>moves() が {code} を挙げていますが、手は 0 … {last} です</translation>
    </message>
    <message>
      <source>moves() lists {code}, but moves are 0 … {last}; are pieces moved? Then game() needs travels=True</source>
      <extracomment>games/make/seen_rules.py</extracomment>
      <translation>moves() が {code} を挙げていますが、手は 0 … {last} です。駒を動かすゲームなら game() に travels=True が必要です</translation>
    </message>
    <message>
      <source>what lies beside the board stays there</source>
      <extracomment>games/make/setup.py</extracomment>
      <translation>盤の横にあるものは動かせません</translation>
    </message>
    <message>
      <source>{seat}: {name}</source>
      <extracomment>games/make/setup.py</extracomment>
      <translation>{seat}：{name}</translation>
    </message>
    <message>
      <source>nothing uses {name}; did you mean {wanted}?</source>
      <extracomment>games/make/spelling.py</extracomment>
      <translation>{name} はどこでも使われていません。{wanted}のことですか？</translation>
    </message>
    <message>
      <source>{owner}.{name} must be int, PerSite, PerSeat or an array with its shape</source>
      <extracomment>games/make/states.py</extracomment>
      <translation>{owner}.{name} は int、PerSite、PerSeat、または形の付いた配列でなければなりません</translation>
    </message>
    <message>
      <source>Tables.{name} must be an array of numbers</source>
      <extracomment>games/make/states.py</extracomment>
      <translation>Tables.{name} は数の配列でなければなりません</translation>
    </message>
    <message>
      <source>the stone</source>
      <extracomment>games/make/telling.py</extracomment>
      <translation>石</translation>
    </message>
    <message>
      <source>{seat} may swap: click the stone on the board to take it over</source>
      <extracomment>games/make/telling.py</extracomment>
      <translation>{seat}はスワップできます。盤上の石をクリックすると自分のものになります</translation>
    </message>
    <message>
      <source>{seat} passed|</source>
      <extracomment>games/make/telling.py</extracomment>
      <translation>{seat}がパスしました|</translation>
    </message>
    <message>
      <source>You passed|</source>
      <extracomment>games/make/telling.py</extracomment>
      <translation>あなたはパスしました|</translation>
    </message>
    <message>
      <source>{seat} cannot move</source>
      <extracomment>games/make/variant.py</extracomment>
      <translation>{seat}は動けません</translation>
    </message>
    <message>
      <source>neither side won</source>
      <extracomment>games/make/variant.py</extracomment>
      <translation>どちらの勝ちでもありません</translation>
    </message>
    <message>
      <source>{position}: {seat} cannot move, but over() says that the game goes on</source>
      <extracomment>games/make/variant.py</extracomment>
      <translation>{position}：{seat}は着手できませんが、over()は対局が続くとしています</translation>
    </message>
    <message>
      <source>piece {piece} stands on {site}, but PIECES does not say how it looks</source>
      <extracomment>games/make/variant.py</extracomment>
      <translation>{site}に駒{piece}がありますが、PIECESにその見た目がありません</translation>
    </message>
    <message>
      <source>r b: the colour of a side    \ /: a curve to the next side    | -: a straight strand,
the one on top where two cross    +: a crossroads    a letter alone: a dead end</source>
      <extracomment>games/path_tiles/diagram.py</extracomment>
      <translation>r b: 辺の色    \ /: 隣の辺への曲線    | -: まっすぐな線（2本が交差する
ところでは上の線）    +: 十字路    文字だけ: 行き止まり</translation>
    </message>
    <message>
      <source>{seat}'s rack</source>
      <extracomment>games/path_tiles/diagram.py</extracomment>
      <translation>{seat}のラック</translation>
    </message>
    <message>
      <source>fen board '{text}': expected {length} rows, found {count}</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>fenの盤「{text}」: {length}行必要ですが、{count}行でした</translation>
    </message>
    <message>
      <source>fen: there is no tile on the board</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>fen: 盤にタイルがありません</translation>
    </message>
    <message>
      <source>fen: expected {length} cells in row {number}, found {found}</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>fen: {number}行目は{length}マス必要ですが、{found}マスでした</translation>
    </message>
    <message>
      <source>fen: expected {rack} places on {name}'s rack, found {count}</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>fen: {name}のラックには{rack}か所必要ですが、{count}か所でした</translation>
    </message>
    <message>
      <source>fen: {place} has tile {text}, but tiles go from 0 to {most}</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>fen: {place}のタイルが{text}ですが、タイルは0から{most}までです</translation>
    </message>
    <message>
      <source>fen '{text}': expected two numbers of unseen tiles, as in 33,33</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>fen「{text}」: 伏せたタイルの数は、33,33のように2つの数で書いてください</translation>
    </message>
    <message>
      <source>fen: there are no free turns here</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>fen: ここには追加手番がありません</translation>
    </message>
    <message>
      <source>fen: {sum} tiles are unseen, but only {hidden} are left</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>fen: 伏せたタイルが{sum}枚ですが、残っているのは{hidden}枚だけです</translation>
    </message>
    <message>
      <source>fen: '{text}' on {name}'s rack is neither a tile number nor -</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>fen: {name}のラックの「{text}」は、タイルの番号でも-でもありません</translation>
    </message>
    <message>
      <source>fen: '{text}' among the tiles {name} draws is not a tile number</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>fen: {name}が引くタイルの「{text}」は、タイルの番号ではありません</translation>
    </message>
    <message>
      <source>fen: tile {tile} is not among the {count} in use</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>fen: タイル{tile}は、使われる{count}枚の中にありません</translation>
    </message>
    <message>
      <source>fen: tile {tile} appears {count} times, not {copies}</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>fen: タイル{tile}が{copies}枚ではなく{count}枚あります</translation>
    </message>
    <message>
      <source>fen: {name} has {unseen} unseen tiles, more than {most}</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>fen: {name}の伏せたタイルは{unseen}枚で、{most}枚を超えています</translation>
    </message>
    <message>
      <source>fen: {name}'s rack has an empty place and {unseen} tiles to fill it</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>fen: {name}のラックに空きがあるのに、補充できるタイルが{unseen}枚あります</translation>
    </message>
    <message>
      <source>fen: '{text}' in row {number} is neither a tile, as in t36, nor a number of vacant cells</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>fen: {number}行目の「{text}」は、タイル（t36など）でも空きマスの数でもありません</translation>
    </message>
    <message>
      <source>fen: the {side} side of {cell} and the {other_side} side of {other_cell} do not match</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>fen: {cell}の{side}側の辺と{other_cell}の{other_side}側の辺が一致しません</translation>
    </message>
    <message numerus="yes">
      <source>fen: {name} draws {count} tiles, but only {unseen} are unseen</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>
        <numerusform>fen: {name}は{count}枚引きますが、伏せたタイルは{unseen}枚だけです</numerusform>
      </translation>
    </message>
    <message>
      <source>{seat} has yet to draw</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>{seat}はこれから引きます</translation>
    </message>
    <message>
      <source>the left and the right side</source>
      <extracomment>games/path_tiles/marks.py</extracomment>
      <translation>左辺と右辺</translation>
    </message>
    <message>
      <source>the top and the bottom side</source>
      <extracomment>games/path_tiles/marks.py</extracomment>
      <translation>上辺と下辺</translation>
    </message>
    <message>
      <source>north</source>
      <extracomment>games/path_tiles/tiles.py</extracomment>
      <translation>北</translation>
    </message>
    <message>
      <source>east</source>
      <extracomment>games/path_tiles/tiles.py</extracomment>
      <translation>東</translation>
    </message>
    <message>
      <source>south</source>
      <extracomment>games/path_tiles/tiles.py</extracomment>
      <translation>南</translation>
    </message>
    <message>
      <source>west</source>
      <extracomment>games/path_tiles/tiles.py</extracomment>
      <translation>西</translation>
    </message>
    <message>
      <source>blank</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>無地</translation>
    </message>
    <message>
      <source>red</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>赤</translation>
    </message>
    <message>
      <source>blue</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>青</translation>
    </message>
    <message>
      <source>{seat} connected {sides}</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>{seat}が{sides}をつなぎました</translation>
    </message>
    <message>
      <source>a free turn: {seat} moves again</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>追加手番: {seat}がもう一度打ちます</translation>
    </message>
    <message>
      <source>A tile that touches two others gives you a free turn: you move again. One fits on {site}.</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>他の2枚に接するタイルを置くと追加手番になり、もう一度打てます。{site}に置けるタイルがあります。</translation>
    </message>
    <message>
      <source>{move}: {why}</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>{move}: {why}</translation>
    </message>
    <message>
      <source>no tile shares a side with {site}</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>{site}に隣り合うタイルがありません</translation>
    </message>
    <message>
      <source>connect two sides</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>二辺をつなぐ</translation>
    </message>
    <message>
      <source>the closed loop</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>閉じたループ</translation>
    </message>
    <message>
      <source>the path from side to side</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>辺から辺への道</translation>
    </message>
    <message>
      <source>the longest paths</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>いちばん長い道</translation>
    </message>
    <message>
      <source>a move begins with a tile of your own rack and ends on a cell</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>手は、自分のラックのタイルで始まり、マスで終わります</translation>
    </message>
    <message numerus="yes">
      <source>{seat} has no legal move; Red's longest path has {count} parts, Blue's {blue}</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>
        <numerusform>{seat}に合法手がなく、最長の道の長さは赤が{count}、青が{blue}です</numerusform>
      </translation>
    </message>
    <message>
      <source>{seat} put a tile on {site}|</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>{seat}が{site}にタイルを置きました|</translation>
    </message>
    <message>
      <source>You put a tile on {site}|</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>あなたは{site}にタイルを置きました|</translation>
    </message>
    <message>
      <source>The tile on {site} touches {count} tiles</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>このタイル（{site}）は{count}枚のタイルに接しています</translation>
    </message>
    <message>
      <source>{move}: place {place} of {seat}'s rack is empty</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>{move}: {seat}のラックの{place}番は空です</translation>
    </message>
    <message>
      <source>{move}: a tile lies on {site}</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>{move}: {site}にはタイルがあります</translation>
    </message>
    <message>
      <source>{seat}'s loop is closed</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>{seat}のループが閉じました</translation>
    </message>
    <message>
      <source>the {colour} {side} side would touch a {other} side of {site}</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>{colour}の{side}側の辺が、{site}の{other}の辺に接してしまいます</translation>
    </message>
    <message>
      <source>the path of a polyhedron file</source>
      <extracomment>games/ring_majority/board.py</extracomment>
      <translation>多面体ファイルのパス</translation>
    </message>
    <message>
      <source>The file has {listed} faces, the realm {faces}.</source>
      <extracomment>games/ring_majority/file_realm.py</extracomment>
      <translation>ファイルの面は{listed}、立体の面は{faces}です。</translation>
    </message>
    <message>
      <source>{path} is no {formats} file: its name does not end in {endings}</source>
      <extracomment>games/ring_majority/file_realm.py</extracomment>
      <translation>{path}は{formats}のファイルではありません。名前の末尾が{endings}ではありません</translation>
    </message>
    <message>
      <source>{path} {error}</source>
      <extracomment>games/ring_majority/file_realm.py</extracomment>
      <translation>{path}: {error}</translation>
    </message>
    <message>
      <source>among the stones on faces</source>
      <extracomment>games/ring_majority/form.py</extracomment>
      <translation>面の石</translation>
    </message>
    <message>
      <source>places on faces</source>
      <extracomment>games/ring_majority/form.py</extracomment>
      <translation>面の地点</translation>
    </message>
    <message>
      <source>among the stones on edges</source>
      <extracomment>games/ring_majority/form.py</extracomment>
      <translation>辺の石</translation>
    </message>
    <message>
      <source>places on edges</source>
      <extracomment>games/ring_majority/form.py</extracomment>
      <translation>辺の地点</translation>
    </message>
    <message>
      <source>among the stones on corners</source>
      <extracomment>games/ring_majority/form.py</extracomment>
      <translation>頂点の石</translation>
    </message>
    <message>
      <source>places on corners</source>
      <extracomment>games/ring_majority/form.py</extracomment>
      <translation>頂点の地点</translation>
    </message>
    <message>
      <source>fen stones '{text}': expected faces/edges/corners</source>
      <extracomment>games/ring_majority/form.py</extracomment>
      <translation>fenの石「{text}」: 面/辺/頂点の形で書いてください</translation>
    </message>
    <message>
      <source>fen hands '{text}': expected two numbers, as in 14,14</source>
      <extracomment>games/ring_majority/form.py</extracomment>
      <translation>fenの手持ち「{text}」: 14,14のように2つの数で書いてください</translation>
    </message>
    <message>
      <source>fen hands '{text}': {name} would have {used} of {count} stones</source>
      <extracomment>games/ring_majority/form.py</extracomment>
      <translation>fenの手持ち「{text}」: {name}の石が{count}個中{used}個使われたことになります</translation>
    </message>
    <message>
      <source>the board is the polyhedron {name}, which is not stored in the game: open that polyhedron's file first, with 'ringrealms3d play --realm FILE' or in the window, then the game</source>
      <extracomment>games/ring_majority/known_solids.py</extracomment>
      <translation>盤は多面体{name}ですが、棋譜にその多面体が入っていません。'ringrealms3d play --realm FILE'またはウィンドウでその多面体のファイルを一度開いてから、棋譜を開いてください</translation>
    </message>
    <message>
      <source>the board is not a solid in one line of OFF</source>
      <extracomment>games/ring_majority/known_solids.py</extracomment>
      <translation>盤がOFF形式の1行で書かれた立体ではありません</translation>
    </message>
    <message>
      <source>the board does not fit its name, {name}</source>
      <extracomment>games/ring_majority/known_solids.py</extracomment>
      <translation>盤がその名前{name}と合いません</translation>
    </message>
    <message>
      <source>is too uneven: even after evening out, places would be too small to see</source>
      <extracomment>games/ring_majority/known_solids.py</extracomment>
      <translation>歪みが大きすぎます: 均しても、小さすぎて見えない地点ができます</translation>
    </message>
    <message>
      <source>is too uneven: places would be too small to see</source>
      <extracomment>games/ring_majority/known_solids.py</extracomment>
      <translation>歪みが大きすぎます: 小さすぎて見えない地点ができます</translation>
    </message>
    <message>
      <source>'{path}' is of version {parts}, not {version}</source>
      <extracomment>games/ring_majority/solution/bounds.py</extracomment>
      <translation>「{path}」のバージョンが{version}ではなく{parts}です</translation>
    </message>
    <message>
      <source>'{path}' is not a file of bounds: its parts do not fit together</source>
      <extracomment>games/ring_majority/solution/bounds.py</extracomment>
      <translation>「{path}」は上下限のファイルではありません: 各部分が合いません</translation>
    </message>
    <message>
      <source>its parts are larger than they look</source>
      <extracomment>games/ring_majority/solution/bounds.py</extracomment>
      <translation>各部分が見かけより大きくなっています</translation>
    </message>
    <message>
      <source>the head of its {name} is of another version</source>
      <extracomment>games/ring_majority/solution/bounds.py</extracomment>
      <translation>{name}の先頭が別のバージョンです</translation>
    </message>
    <message>
      <source>its {name} are something else</source>
      <extracomment>games/ring_majority/solution/bounds.py</extracomment>
      <translation>{name}の内容が違います</translation>
    </message>
    <message>
      <source>'{path}' is not a file of bounds: {error}</source>
      <extracomment>games/ring_majority/solution/bounds.py</extracomment>
      <translation>「{path}」は上下限のファイルではありません: {error}</translation>
    </message>
    <message>
      <source>part {number} does not have the cycles of its boards</source>
      <extracomment>games/ring_majority/solution/retrograde.py</extracomment>
      <translation>部分{number}には、その盤面のサイクルが入っていません</translation>
    </message>
    <message numerus="yes">
      <source>take {count} stones</source>
      <extracomment>games/ring_majority/variant.py</extracomment>
      <translation>
        <numerusform>石を{count}個取る</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>The ring around {site} is complete, but only {count} of its {size} stones are yours.</source>
      <extracomment>games/ring_majority/variant.py</extracomment>
      <translation>
        <numerusform>{site}のまわりのリングは完成しましたが、{size}個の石のうち自分の石は{count}個だけです。</numerusform>
      </translation>
    </message>
    <message>
      <source>the same board came up for the third time</source>
      <extracomment>games/ring_majority/variant.py</extracomment>
      <translation>同じ盤面が3回現れました</translation>
    </message>
    <message>
      <source>the stones in the majority</source>
      <extracomment>games/ring_majority/variant.py</extracomment>
      <translation>多数を占める石</translation>
    </message>
    <message numerus="yes">
      <source>The ring around {site} is not complete: {count} of its {size} places are full.</source>
      <extracomment>games/ring_majority/variant.py</extracomment>
      <translation>
        <numerusform>{site}のまわりのリングはまだ完成していません。{size}地点のうち{count}地点が埋まっています。</numerusform>
      </translation>
    </message>
    <message>
      <source>the board is full</source>
      <extracomment>games/ring_majority/variant.py</extracomment>
      <translation>盤がいっぱいになりました</translation>
    </message>
    <message>
      <source>{seat} is to move and has no stone left to place</source>
      <extracomment>games/ring_majority/variant.py</extracomment>
      <translation>{seat}の手番ですが、置く石が残っていません</translation>
    </message>
    <message>
      <source>the ring around {site}</source>
      <extracomment>games/ring_majority/variant.py</extracomment>
      <translation>{site}のまわりのリング</translation>
    </message>
    <message>
      <source>convex and counter-clockwise</source>
      <extracomment>games/tabletop.py</extracomment>
      <translation>凸で反時計回り</translation>
    </message>
    <message>
      <source>is not convex: it has points on both sides of one of its faces</source>
      <extracomment>geometry/convex.py</extracomment>
      <translation>凸ではありません: ある面の両側に点があります</translation>
    </message>
    <message>
      <source>holds no faces</source>
      <extracomment>geometry/convex.py</extracomment>
      <translation>面がありません</translation>
    </message>
    <message>
      <source>has {count} triangles, more than {most_triangles}</source>
      <extracomment>geometry/convex.py</extracomment>
      <translation>三角形が{count}枚あり、{most_triangles}枚を超えています</translation>
    </message>
    <message>
      <source>has a point whose coordinates are not finite numbers</source>
      <extracomment>geometry/convex.py</extracomment>
      <translation>座標が有限な数でない点があります</translation>
    </message>
    <message>
      <source>is a single point, no solid</source>
      <extracomment>geometry/convex.py</extracomment>
      <translation>立体ではなく、ただの1点です</translation>
    </message>
    <message>
      <source>has no face with an area</source>
      <extracomment>geometry/convex.py</extracomment>
      <translation>面積のある面がありません</translation>
    </message>
    <message>
      <source>is flat, or almost: a solid needs a thickness</source>
      <extracomment>geometry/convex.py</extracomment>
      <translation>平ら、またはほとんど平らです: 立体には厚みが必要です</translation>
    </message>
    <message>
      <source>holds {bodies} bodies, not one</source>
      <extracomment>geometry/convex.py</extracomment>
      <translation>立体が1つではなく{bodies}個入っています</translation>
    </message>
    <message>
      <source>has details too fine to tell apart: they are smaller than 1/{round} of its size</source>
      <extracomment>geometry/convex.py</extracomment>
      <translation>細かすぎて区別できない部分があります: 全体の1/{round}より小さい部分です</translation>
    </message>
    <message>
      <source>has {sites} places, more than {most_sites}</source>
      <extracomment>geometry/convex.py</extracomment>
      <translation>地点が{sites}あり、{most_sites}を超えています</translation>
    </message>
    <message>
      <source>has a face with {widest} sides, more than {most}</source>
      <extracomment>geometry/convex.py</extracomment>
      <translation>辺が{widest}本の面があり、{most}本を超えています</translation>
    </message>
    <message>
      <source>has a corner with {degree} edges, more than {widest}</source>
      <extracomment>geometry/convex.py</extracomment>
      <translation>辺が{degree}本集まる頂点があり、{widest}本を超えています</translation>
    </message>
    <message numerus="yes">
      <source>is open: {count} edges belong to one face only</source>
      <extracomment>geometry/convex.py</extracomment>
      <translation>
        <numerusform>閉じていません: 1つの面にしか属さない辺が{count}本あります</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>is not a manifold: {count} edges belong to more than two faces</source>
      <extracomment>geometry/convex.py</extracomment>
      <translation>
        <numerusform>多様体ではありません: 3つ以上の面に属する辺が{count}本あります</numerusform>
      </translation>
    </message>
    <message>
      <source>has more than {most_sites} places</source>
      <extracomment>geometry/convex.py</extracomment>
      <translation>地点が{most_sites}を超えています</translation>
    </message>
    <message>
      <source>cannot be read as {kind}</source>
      <extracomment>geometry/mesh_file.py</extracomment>
      <translation>{kind}として読み込めません</translation>
    </message>
    <message>
      <source>{name}, line {number}: longer than {longest_line} characters</source>
      <extracomment>geometry/mesh_file.py</extracomment>
      <translation>{name}、{number}行目: {longest_line}文字を超えています</translation>
    </message>
    <message>
      <source>{name}, line {number}: a face is a row of vertex numbers</source>
      <extracomment>geometry/mesh_file.py</extracomment>
      <translation>{name}、{number}行目: 面は頂点の番号の並びで書きます</translation>
    </message>
    <message>
      <source>line {number}</source>
      <extracomment>geometry/mesh_parts.py</extracomment>
      <translation>{number}行目</translation>
    </message>
    <message>
      <source>{name}: {count} {things}, more than {most}</source>
      <extracomment>geometry/mesh_parts.py</extracomment>
      <translation>{name}: {things}が{count}あり、{most}を超えています</translation>
    </message>
    <message>
      <source>{name}: it has more than {most_lines} lines</source>
      <extracomment>geometry/mesh_parts.py</extracomment>
      <translation>{name}: {most_lines}行を超えています</translation>
    </message>
    <message>
      <source>{name}, {place}: a vertex is three numbers</source>
      <extracomment>geometry/mesh_parts.py</extracomment>
      <translation>{name}、{place}: 頂点は3つの数で書きます</translation>
    </message>
    <message>
      <source>vertices</source>
      <extracomment>geometry/mesh_parts.py</extracomment>
      <translation>頂点</translation>
    </message>
    <message>
      <source>{name}, {place}: a face has three corners or more</source>
      <extracomment>geometry/mesh_parts.py</extracomment>
      <translation>{name}、{place}: 面には3つ以上の頂点が必要です</translation>
    </message>
    <message>
      <source>triangles</source>
      <extracomment>geometry/mesh_parts.py</extracomment>
      <translation>三角形</translation>
    </message>
    <message>
      <source>{name}: a face has a vertex that does not exist</source>
      <extracomment>geometry/mesh_parts.py</extracomment>
      <translation>{name}: 存在しない頂点を使った面があります</translation>
    </message>
    <message>
      <source>{name}: {vertices} vertices and {faces} faces announced, {lines} lines found</source>
      <extracomment>geometry/off.py</extracomment>
      <translation>{name}: 頂点{vertices}個、面{faces}個のはずですが、{lines}行しかありません</translation>
    </message>
    <message>
      <source>{name}, line {number}: an OFF file starts with the word OFF</source>
      <extracomment>geometry/off.py</extracomment>
      <translation>{name}、{number}行目: OFFファイルはOFFという語で始まります</translation>
    </message>
    <message>
      <source>{name}: {word} is for vertices of four coordinates or more, here they have three</source>
      <extracomment>geometry/off.py</extracomment>
      <translation>{name}: {word}は座標が4つ以上ある頂点のためのものですが、ここでは頂点の座標は3つです</translation>
    </message>
    <message>
      <source>{name}: it is binary; save it as text</source>
      <extracomment>geometry/off.py</extracomment>
      <translation>{name}: バイナリー形式です。テキスト形式で保存してください</translation>
    </message>
    <message>
      <source>faces</source>
      <extracomment>geometry/off.py</extracomment>
      <translation>面</translation>
    </message>
    <message>
      <source>{name}, line {number}: not a face of the {vertex_count} vertices</source>
      <extracomment>geometry/off.py</extracomment>
      <translation>{name}、{number}行目: {vertex_count}個の頂点からなる面ではありません</translation>
    </message>
    <message>
      <source>{name}: the numbers of vertices and faces are missing</source>
      <extracomment>geometry/off.py</extracomment>
      <translation>{name}: 頂点と面の数がありません</translation>
    </message>
    <message>
      <source>{name}, line {number}: a vertex is three numbers</source>
      <extracomment>geometry/off.py</extracomment>
      <translation>{name}、{number}行目: 頂点は3つの数で書きます</translation>
    </message>
    <message>
      <source>{name}, line {number}: a face is a row of whole numbers</source>
      <extracomment>geometry/off.py</extracomment>
      <translation>{name}、{number}行目: 面は整数の並びで書きます</translation>
    </message>
    <message>
      <source>{place}: no property of numbers</source>
      <extracomment>geometry/ply.py</extracomment>
      <translation>{place}: 数のプロパティではありません</translation>
    </message>
    <message>
      <source>{name}: the element {element} has no {names}</source>
      <extracomment>geometry/ply.py</extracomment>
      <translation>{name}: 要素{element}に{names}がありません</translation>
    </message>
    <message>
      <source>{name}: it is not a mesh, or it is damaged</source>
      <extracomment>geometry/ply.py</extracomment>
      <translation>{name}: メッシュではないか、壊れています</translation>
    </message>
    <message>
      <source>{name}: its header names no format</source>
      <extracomment>geometry/ply.py</extracomment>
      <translation>{name}: ヘッダーに形式が書かれていません</translation>
    </message>
    <message>
      <source>numbers and lists</source>
      <extracomment>geometry/ply.py</extracomment>
      <translation>数とリスト</translation>
    </message>
    <message>
      <source>{name}: the number of the element {kind} is missing</source>
      <extracomment>geometry/ply.py</extracomment>
      <translation>{name}: 要素{kind}の数がありません</translation>
    </message>
    <message>
      <source>rows of the element {kind}</source>
      <extracomment>geometry/ply.py</extracomment>
      <translation>要素{kind}の行</translation>
    </message>
    <message>
      <source>vertex {number}</source>
      <extracomment>geometry/ply.py</extracomment>
      <translation>頂点{number}</translation>
    </message>
    <message>
      <source>face {number}</source>
      <extracomment>geometry/ply.py</extracomment>
      <translation>面{number}</translation>
    </message>
    <message>
      <source>{name}: it is damaged, or its end is missing</source>
      <extracomment>geometry/ply.py</extracomment>
      <translation>{name}: 壊れているか、末尾が欠けています</translation>
    </message>
    <message>
      <source>{name}, line {number}</source>
      <extracomment>geometry/ply.py</extracomment>
      <translation>{name}、{number}行目</translation>
    </message>
    <message>
      <source>{name}, line {number}: it is not a mesh, or it is damaged</source>
      <extracomment>geometry/ply.py</extracomment>
      <translation>{name}、{number}行目: メッシュではないか、壊れています</translation>
    </message>
    <message>
      <source>elements</source>
      <extracomment>geometry/ply.py</extracomment>
      <translation>要素</translation>
    </message>
    <message>
      <source>properties</source>
      <extracomment>geometry/ply.py</extracomment>
      <translation>プロパティ</translation>
    </message>
    <message>
      <source>no realm '{name}' (choose from {names})</source>
      <extracomment>geometry/standing.py</extracomment>
      <translation>立体「{name}」はありません（あるのは{names}）</translation>
    </message>
    <message>
      <source>{name}: its end is missing</source>
      <extracomment>geometry/stl.py</extracomment>
      <translation>{name}: 末尾が欠けています</translation>
    </message>
    <message>
      <source>{uid} is a board from a file, and such boards have no opening books</source>
      <extracomment>lab/book_making.py</extracomment>
      <translation>{uid}はファイルから読み込んだ盤なので、定跡がありません</translation>
    </message>
    <message>
      <source>{uid} starts with a new deal every time, so no opening comes up again</source>
      <extracomment>lab/book_making.py</extracomment>
      <translation>{uid}は毎回配りが変わるので、同じ序盤は二度と現れません</translation>
    </message>
    <message>
      <source>the board opens</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>盤を開ける</translation>
    </message>
    <message>
      <source>random games end</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>ランダムな対局が終わる</translation>
    </message>
    <message>
      <source>functions and constants</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>関数と定数</translation>
    </message>
    <message>
      <source>legal moves</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>合法手</translation>
    </message>
    <message>
      <source>texts of moves</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>着手の表記</translation>
    </message>
    <message>
      <source>fens</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>FEN</translation>
    </message>
    <message>
      <source>positions from fens</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>FENからの局面</translation>
    </message>
    <message>
      <source>positions stay as they are</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>局面が変わらない</translation>
    </message>
    <message>
      <source>clicks</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>クリック</translation>
    </message>
    <message>
      <source>captures</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>取り</translation>
    </message>
    <message>
      <source>symmetries</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>対称性</translation>
    </message>
    <message>
      <source>random moves</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>ランダムな手</translation>
    </message>
    <message>
      <source>playouts</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>プレイアウト</translation>
    </message>
    <message>
      <source>patterns</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>パターン</translation>
    </message>
    <message>
      <source>layout</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>配置</translation>
    </message>
    <message>
      <source>diagrams and counts</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>図と集計</translation>
    </message>
    <message>
      <source>setting up</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>局面の作成</translation>
    </message>
    <message>
      <source>rules page</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>ルールのページ</translation>
    </message>
    <message>
      <source>files</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>ファイル</translation>
    </message>
    <message>
      <source>pictures</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>画像</translation>
    </message>
    <message>
      <source>machine code</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>機械語</translation>
    </message>
    <message>
      <source>engine</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>エンジン</translation>
    </message>
    <message>
      <source>a picture in the rules is no line of its own: {line}</source>
      <extracomment>lab/checks/shown.py</extracomment>
      <translation>ルール中の図が独立した行になっていません：{line}</translation>
    </message>
    <message>
      <source>playouts/s</source>
      <extracomment>lab/commands/bench.py</extracomment>
      <translation>プレイアウト/秒</translation>
    </message>
    <message>
      <source>moves/s</source>
      <extracomment>lab/commands/bench.py</extracomment>
      <translation>手/秒</translation>
    </message>
    <message>
      <source>draws/move</source>
      <extracomment>lab/commands/bench.py</extracomment>
      <translation>draw/手</translation>
    </message>
    <message>
      <source>Each move of Ring Majority places one stone: its moves/s are placed stones/s.</source>
      <extracomment>lab/commands/bench.py</extracomment>
      <translation>Ring Majorityでは1手で石を1個置くので、手/秒は1秒に置く石の数です。</translation>
    </message>
    <message>
      <source>Loophole 2D fills the board at once and judges it: its moves/s are filled cells/s.</source>
      <extracomment>lab/commands/bench.py</extracomment>
      <translation>Loophole 2Dでは盤を一度に埋めて判定するので、手/秒は1秒に埋めるマスの数です。</translation>
    </message>
    <message>
      <source>count the sequences of legal moves</source>
      <extracomment>lab/commands/bench.py</extracomment>
      <translation>合法手順の数を数える</translation>
    </message>
    <message>
      <source>Count the sequences of legal moves of every length up to a depth.</source>
      <extracomment>lab/commands/bench.py</extracomment>
      <translation>指定の深さまで、長さごとに合法手順の数を数えます。</translation>
    </message>
    <message>
      <source>the longest (default: 3)</source>
      <extracomment>lab/commands/bench.py</extracomment>
      <translation>最大の長さ（既定値: 3）</translation>
    </message>
    <message>
      <source>count each first move by itself</source>
      <extracomment>lab/commands/bench.py</extracomment>
      <translation>初手ごとに分けて数える</translation>
    </message>
    <message>
      <source>measure the speed of the rules</source>
      <extracomment>lab/commands/bench.py</extracomment>
      <translation>ルール処理の速度を測る</translation>
    </message>
    <message>
      <source>Play random games on one core, choosing uniformly among the legal moves, with every rule applied. A draw is one step of a calibration loop of random numbers.</source>
      <extracomment>lab/commands/bench.py</extracomment>
      <translation>合法手を等確率で選ぶランダムな対局を、ルールをすべて守りながら1コアで行います。1 drawは、乱数の較正ループの1ステップです。</translation>
    </message>
    <message>
      <source>the variants (default: eight of all games)</source>
      <extracomment>lab/commands/bench.py</extracomment>
      <translation>変種（既定値: 全ゲームから8種）</translation>
    </message>
    <message>
      <source>time for each (default: 3)</source>
      <extracomment>lab/commands/bench.py</extracomment>
      <translation>それぞれの測定時間（既定値: 3）</translation>
    </message>
    <message>
      <source>calibration: {draws} M draws/s</source>
      <extracomment>lab/commands/bench.py</extracomment>
      <translation>較正: {draws}M draw/秒</translation>
    </message>
    <message numerus="yes">
      <source>{variant}: no book is written, because no move was played in {count} games</source>
      <extracomment>lab/commands/book.py</extracomment>
      <translation>
        <numerusform>{variant}: {count}局で打たれた手がないため、定跡は書き込まれません</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{variant}: {done} of {count} games</source>
      <extracomment>lab/commands/book.py</extracomment>
      <translation>
        <numerusform>{variant}: {count}局中{done}局</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{path}: {count} positions, {size} kB</source>
      <extracomment>lab/commands/book.py</extracomment>
      <translation>
        <numerusform>{path}: {count}局面、{size} kB</numerusform>
      </translation>
    </message>
    <message>
      <source>first move</source>
      <extracomment>lab/commands/book.py</extracomment>
      <translation>初手</translation>
    </message>
    <message>
      <source>score %</source>
      <extracomment>lab/commands/book.py</extracomment>
      <translation>得点率 %</translation>
    </message>
    <message>
      <source>in the book</source>
      <extracomment>lab/commands/book.py</extracomment>
      <translation>定跡</translation>
    </message>
    <message>
      <source>make opening books from self-play</source>
      <extracomment>lab/commands/book.py</extracomment>
      <translation>自己対局から定跡を作る</translation>
    </message>
    <message>
      <source>Let the engine play itself and make an opening book from the games. It draws the first moves from those that it likes best and that did well in earlier games. For every position, however the board is turned and whichever moves led to it, the book shows how often each move was played and how many points it scored. A few hundred games cover only a few plies; test a book with a match of strong,book=yes against strong, with --random-plies 0. Ctrl+C stops; finished games are kept in the folder games beside the books, and the same command resumes. Games that start at random and boards from files have no books.</source>
      <extracomment>lab/commands/book.py</extracomment>
      <translation>エンジンに自己対局をさせ、その対局から定跡を作ります。序盤の手は、エンジンが高く評価し、それまでの対局で成績のよかった手の中から抽選します。定跡には、各局面（盤の向きや手順が違っても同じ局面として扱います）で各手が何回打たれ、何点を得たかを記録します。数百局では最初の数手しか分かりません。定跡は、strong,book=yesとstrongを--random-plies 0で対戦させて確かめてください。Ctrl+Cで中断できます。終わった対局は定跡の隣のフォルダーgamesに残り、同じコマンドで続きから再開します。開始時に乱数を使うゲームと、ファイルから読み込んだ盤には定跡がありません。</translation>
    </message>
    <message>
      <source>the variants, such as loop/mini ring-majority/cube</source>
      <extracomment>lab/commands/book.py</extracomment>
      <translation>変種（例: loop/mini ring-majority/cube）</translation>
    </message>
    <message>
      <source>playouts for a move after these (default: as many as before)</source>
      <extracomment>lab/commands/book.py</extracomment>
      <translation>それより後の、1手あたりのプレイアウト数（既定値: それまでと同じ）</translation>
    </message>
    <message>
      <source>where books and games are kept (default: where the engine looks for books first)</source>
      <extracomment>lab/commands/book.py</extracomment>
      <translation>定跡と対局の保存先（既定値: エンジンが最初に定跡を探す場所）</translation>
    </message>
    <message>
      <source>this part of the round is done; merge the files of all parts</source>
      <extracomment>lab/commands/book.py</extracomment>
      <translation>このラウンドの担当分は終わりました。すべての分のファイルを統合してください</translation>
    </message>
    <message>
      <source>played</source>
      <extracomment>lab/commands/book.py</extracomment>
      <translation>使う</translation>
    </message>
    <message>
      <source>left out</source>
      <extracomment>lab/commands/book.py</extracomment>
      <translation>使わない</translation>
    </message>
    <message>
      <source>seconds for a move, instead of {nodes} playouts</source>
      <extracomment>lab/commands/book.py</extracomment>
      <translation>{nodes}プレイアウトの代わりに指定する、1手あたりの秒数</translation>
    </message>
    <message>
      <source>how many moves of each game the book has (default: {plies})</source>
      <extracomment>lab/commands/book.py</extracomment>
      <translation>各対局の何手目までを定跡に入れるか（既定値: {plies}）</translation>
    </message>
    <message numerus="yes">
      <source>{count} checks failed.</source>
      <extracomment>lab/commands/check.py</extracomment>
      <translation>
        <numerusform>成り立たない項目が{count}個あります。</numerusform>
      </translation>
    </message>
    <message>
      <source>check a game of your own</source>
      <extracomment>lab/commands/check.py</extracomment>
      <translation>自作のゲームを検査する</translation>
    </message>
    <message>
      <source>Play random games of every board with plain and with compiled rules, and check moves, texts, pictures, files, the rules page and the engine. Exit code 1 if a check fails.</source>
      <extracomment>lab/commands/check.py</extracomment>
      <translation>各盤で、そのままのルールとコンパイルしたルールによりランダムな対局を行い、着手、表記、画像、ファイル、ルールのページ、エンジンを検査します。成り立たないものがあれば終了コードは1です。</translation>
    </message>
    <message>
      <source>a game as module:NAME, also in this folder, or its id</source>
      <extracomment>lab/commands/check.py</extracomment>
      <translation>module:NAMEの形のゲーム（このフォルダーのものも可）、またはそのID</translation>
    </message>
    <message>
      <source>All checks passed.</source>
      <extracomment>lab/commands/check.py</extracomment>
      <translation>すべて成り立っています。</translation>
    </message>
    <message>
      <source>draw boards in every theme and material, with a page that shows them</source>
      <extracomment>lab/commands/gallery.py</extracomment>
      <translation>すべてのテーマと素材で盤を描き、一覧ページを作る</translation>
    </message>
    <message>
      <source>Draw boards, each in the middle of a random game, in every theme and in every material, and write a page that shows all pictures. No display is needed.</source>
      <extracomment>lab/commands/gallery.py</extracomment>
      <translation>盤をすべてのテーマとすべての素材で描き（それぞれランダムな対局の途中の局面です）、全部の画像を並べたページを作ります。ディスプレイは必要ありません。</translation>
    </message>
    <message>
      <source>the variants (default: all)</source>
      <extracomment>lab/commands/gallery.py</extracomment>
      <translation>変種（既定値: すべて）</translation>
    </message>
    <message>
      <source>the folder of the pictures</source>
      <extracomment>lab/commands/gallery.py</extracomment>
      <translation>画像を入れるフォルダー</translation>
    </message>
    <message>
      <source>only this one; can be repeated</source>
      <extracomment>lab/commands/gallery.py</extracomment>
      <translation>これだけを対象にする（複数回指定可）</translation>
    </message>
    <message>
      <source>only these; can be repeated</source>
      <extracomment>lab/commands/gallery.py</extracomment>
      <translation>これらだけを対象にする（複数回指定可）</translation>
    </message>
    <message>
      <source>pixels of a picture (default: 400x340)</source>
      <extracomment>lab/commands/gallery.py</extracomment>
      <translation>画像のピクセル数（既定値: 400x340）</translation>
    </message>
    <message>
      <source>photograph one board of each game too</source>
      <extracomment>lab/commands/gallery.py</extracomment>
      <translation>各ゲームの盤を1つずつ写真にもする</translation>
    </message>
    <message>
      <source>show the pictures of an earlier gallery beside these</source>
      <extracomment>lab/commands/gallery.py</extracomment>
      <translation>以前のギャラリーの画像を隣に並べる</translation>
    </message>
    <message>
      <source>--shard needs --folder, where the finished part is kept</source>
      <extracomment>lab/commands/levels.py</extracomment>
      <translation>--shard には、ここで済ませた分を残す --folder が必要です</translation>
    </message>
    <message>
      <source>measure the levels against each other</source>
      <extracomment>lab/commands/levels.py</extracomment>
      <translation>レベルどうしの強さを測る</translation>
    </message>
    <message>
      <source>Let every level play a match against the one below it. The table shows the higher level's results. Ctrl+C stops; with --folder the same command resumes. Measurements of your own games are kept.</source>
      <extracomment>lab/commands/levels.py</extracomment>
      <translation>各レベルを1つ下のレベルと対戦させます。表は上のレベルから見た成績です。Ctrl+Cで中断できます。--folderを指定しておけば、同じコマンドで後から続きを行えます。自作のゲームについて測った結果は保存されます。</translation>
    </message>
    <message>
      <source>the variants (default: one of every game)</source>
      <extracomment>lab/commands/levels.py</extracomment>
      <translation>変種（既定値: 各ゲームから1つ）</translation>
    </message>
    <message>
      <source>the lowest and the highest (default: 1-10)</source>
      <extracomment>lab/commands/levels.py</extracomment>
      <translation>最も低いレベルと最も高いレベル（既定値: 1-10）</translation>
    </message>
    <message>
      <source>seconds for a move, instead of the levels' own</source>
      <extracomment>lab/commands/levels.py</extracomment>
      <translation>レベル本来の時間の代わりに使う、1手あたりの秒数</translation>
    </message>
    <message>
      <source>keep the games of each variant in a file here, and resume from it</source>
      <extracomment>lab/commands/levels.py</extracomment>
      <translation>変種ごとの対局をこのフォルダーのファイルに残し、そこから続けます</translation>
    </message>
    <message>
      <source>{path} now has the levels</source>
      <extracomment>lab/commands/levels.py</extracomment>
      <translation>レベルは {path} に保存されました</translation>
    </message>
    <message>
      <source>'{text}' is not a range of levels such as 1-10</source>
      <extracomment>lab/commands/levels.py</extracomment>
      <translation>「{text}」は1-10のようなレベルの範囲ではありません</translation>
    </message>
    <message>
      <source>{path}: {units} {of_jobs}; {repeated}</source>
      <extracomment>lab/commands/machines.py</extracomment>
      <translation>{path}: {of_jobs}{units}。{repeated}</translation>
    </message>
    <message numerus="yes">
      <source>{count} workers serve {address}</source>
      <extracomment>lab/commands/machines.py</extracomment>
      <translation>
        <numerusform>{count} 個のワーカーが {address} のために働いています</numerusform>
      </translation>
    </message>
    <message>
      <source>the scheduler has ended</source>
      <extracomment>lab/commands/machines.py</extracomment>
      <translation>スケジューラーが終了しました</translation>
    </message>
    <message>
      <source>merge the files of shards</source>
      <extracomment>lab/commands/machines.py</extracomment>
      <translation>分割したファイルを統合する</translation>
    </message>
    <message>
      <source>Merge files that were made with --file, from matches, levels, books, reviews or tuning. What is in several of them counts once. The same command without --shard, with the new file, then shows the result. Files of earlier versions are brought up to date.</source>
      <extracomment>lab/commands/machines.py</extracomment>
      <translation>--file で作った、マッチ、レベル、定跡、棋譜解析、学習のファイルを統合します。複数にあるものは1回と数えます。その後、--shard なしの同じコマンドに新しいファイルを渡すと結果が表示されます。以前のバージョンのファイルは新しい形式になります。</translation>
    </message>
    <message>
      <source>the files</source>
      <extracomment>lab/commands/machines.py</extracomment>
      <translation>ファイル</translation>
    </message>
    <message>
      <source>the file to write</source>
      <extracomment>lab/commands/machines.py</extracomment>
      <translation>書き込むファイル</translation>
    </message>
    <message>
      <source>let this machine work for a cluster</source>
      <extracomment>lab/commands/machines.py</extracomment>
      <translation>このコンピューターをクラスターで働かせる</translation>
    </message>
    <message>
      <source>Start workers for the Dask scheduler at this address; match --cluster and other commands hand their games to it. Anybody who reaches the scheduler can run code here: the page on clusters says how to protect it. Ctrl+C stops.</source>
      <extracomment>lab/commands/machines.py</extracomment>
      <translation>このアドレスの Dask スケジューラーのためにワーカーを起動します。match --cluster などのコマンドがそこへ対局を渡します。スケジューラーに接続できる人は誰でもここでコードを実行できます。保護の方法はクラスターのページにあります。Ctrl+C で止まります。</translation>
    </message>
    <message>
      <source>such as tls://host:8786</source>
      <extracomment>lab/commands/machines.py</extracomment>
      <translation>例: tls://host:8786</translation>
    </message>
    <message>
      <source>how many workers, each on one core (default: as many as there are cores)</source>
      <extracomment>lab/commands/machines.py</extracomment>
      <translation>ワーカーの数。1つが1コアを使います (既定値: コア数)</translation>
    </message>
    <message>
      <source>start programs that speak UGI as players, if a match names them</source>
      <extracomment>lab/commands/machines.py</extracomment>
      <translation>マッチに指定されたとき、UGI を話すプログラムをプレイヤーとして起動します</translation>
    </message>
    <message numerus="yes">
      <source>{count} units of work</source>
      <extracomment>lab/commands/machines.py</extracomment>
      <translation>
        <numerusform>{count}単位</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>of {count} jobs</source>
      <extracomment>lab/commands/machines.py</extracomment>
      <translation>
        <numerusform>{count}件のジョブの</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} were duplicates</source>
      <extracomment>lab/commands/machines.py</extracomment>
      <translation>
        <numerusform>重複は{count}件</numerusform>
      </translation>
    </message>
    <message>
      <source>a match needs two players at least</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>マッチには少なくとも2人のプレイヤーが必要です</translation>
    </message>
    <message>
      <source>"{player}" is not one of the players</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>「{player}」は参加していません</translation>
    </message>
    <message>
      <source>--sprt is for two players</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>--sprt は2人のプレイヤー用です</translation>
    </message>
    <message>
      <source>--sprt needs all games in their order, not a shard</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>--sprt は分割した一部には使えません。順番にそろった全対局にだけ使えます</translation>
    </message>
    <message>
      <source>let players play a match or a tournament</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>プレイヤー同士のマッチまたはトーナメントを行う</translation>
    </message>
    <message>
      <source>Play a match of two players, or a tournament of more. A player is search settings (plain, strong, strong,rave_bias=200), a level (level=3), varied=6, which draws its first 6 plies from those that strong likes best, or a program that speaks UGI (ugi:COMMAND). strong,book=yes and level=10,book=yes play from the opening book. Games come in pairs with the same opening and the same deal, and colours exchanged. Ctrl+C stops; with --file the same command resumes.</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>2人のマッチ、または3人以上のトーナメントを行います。プレイヤーは、探索の設定 (plain、strong、strong,rave_bias=200)、レベル (level=3)、strong が好む手の中から最初の6手を抽選する varied=6、または UGI を話すプログラム (ugi:COMMAND) です。strong,book=yes と level=10,book=yes は定跡を使います。2局ずつ、色を入れ替えて同じ序盤と同じ配り方で指します。Ctrl+C で止まり、--file があれば同じコマンドで後から続けられます。</translation>
    </message>
    <message>
      <source>the players; scores are the first one's</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>プレイヤー。得点は最初のプレイヤーのものです</translation>
    </message>
    <message>
      <source>with more than two players, let only the first play against all others</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>3人以上のとき、総当たりではなく、最初のプレイヤーが他の全員と対戦します</translation>
    </message>
    <message>
      <source>seconds for a move; levels have limits of their own</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>1手あたりの秒数（レベルにはそれぞれの制限がある）</translation>
    </message>
    <message>
      <source>end a game as soon as an engine that chooses no moves at random has proven its result</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>手を抽選しないエンジンが結果を証明したら、すぐに対局を終えます</translation>
    </message>
    <message>
      <source>random moves that every pair of games begins with (default: 2)</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>2局の組ごとに共通で最初に打つランダムな手の数（既定値: 2）</translation>
    </message>
    <message>
      <source>a file with one opening per line, as moves; each is played by a pair of games</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>1行に1つの序盤の手を書いたファイル。それぞれで1組の対局を行います</translation>
    </message>
    <message>
      <source>stop as soon as a sequential test decides whether the first player is better by ELO0 or by ELO1</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>最初のプレイヤーが ELO0 と ELO1 のどちらだけ強いかを逐次検定が判定したら、すぐに止めます</translation>
    </message>
    <message>
      <source>how often the test may decide for ELO1 when ELO0 is true (default: 0.05)</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>ELO0 が正しいのに ELO1 と判定してよい割合 (既定値: 0.05)</translation>
    </message>
    <message>
      <source>how often the test may decide for ELO0 when ELO1 is true (default: 0.05)</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>ELO1 が正しいのに ELO0 と判定してよい割合 (既定値: 0.05)</translation>
    </message>
    <message>
      <source>ELO0 and ELO1 are normalized Elo</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>ELO0 と ELO1 は正規化 Elo です</translation>
    </message>
    <message>
      <source>the player whose rating is 0 in a tournament (default: the first one)</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>トーナメントでレーティングを0とするプレイヤー (既定値: 最初のプレイヤー)</translation>
    </message>
    <message>
      <source>write a row for every game to this file</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>対局ごとに1行をこのファイルに書きます</translation>
    </message>
    <message>
      <source>draw score, length and time to this SVG or PNG file</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>得点、長さ、時間をこの SVG または PNG ファイルに描きます</translation>
    </message>
    <message>
      <source>how many, in pairs: an odd number means one more (default: {games})</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>対局数。2局1組なので、奇数なら1局増えます (既定値: {games})</translation>
    </message>
    <message>
      <source>fixes openings, deals and what the players draw (default: {seed})</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>序盤、配り、プレイヤーの抽選を固定する（既定値: {seed}）</translation>
    </message>
    <message>
      <source>'{text}' is not a difference in Elo</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>「{text}」はEloの差ではありません</translation>
    </message>
    <message>
      <source>'{text}' is not a probability between 0 and 0.5</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>「{text}」は0と0.5の間の確率ではありません</translation>
    </message>
    <message numerus="yes">
      <source>{done} of {count} games of {variant}</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>
        <numerusform>{variant}の{count}局中{done}局</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{variant}: a level's results against the one below, {count} games</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>
        <numerusform>{variant}: 1つ下のレベルとの成績、{count}局</numerusform>
      </translation>
    </message>
    <message>
      <source>Elo {elo0} or {elo1} ({scale})</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>Elo {elo0}か{elo1}（{scale}）</translation>
    </message>
    <message>
      <source>log-likelihood ratio {ratio} of {lower} to {upper}</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>対数尤度比{ratio}（{lower}から{upper}まで）</translation>
    </message>
    <message numerus="yes">
      <source>{asked}: {hypothesis}, {elo}, after {count} pairs, {ratio}</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>
        <numerusform>{asked}: {count}組で{hypothesis}（{elo}）、{ratio}</numerusform>
      </translation>
    </message>
    <message>
      <source>{played}, {mean} plies each</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>{played}、1局平均{mean}手</translation>
    </message>
    <message>
      <source>levels</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>レベル</translation>
    </message>
    <message>
      <source>player</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>プレイヤー</translation>
    </message>
    <message>
      <source>rating</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>レーティング</translation>
    </message>
    <message numerus="yes">
      <source>{asked}: open after {count} pairs, {ratio}</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>
        <numerusform>{asked}: {count}組ではまだ判定できません、{ratio}</numerusform>
      </translation>
    </message>
    <message>
      <source>A as</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>Aの側</translation>
    </message>
    <message>
      <source>both</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>両方</translation>
    </message>
    <message>
      <source>time a move</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>1手の時間</translation>
    </message>
    <message>
      <source>failed moves</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>失敗した手</translation>
    </message>
    <message>
      <source>no ratings until everybody has played</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>全員が対局するまでレーティングはありません</translation>
    </message>
    <message>
      <source>logistic</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>ロジスティック</translation>
    </message>
    <message>
      <source>normalized</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>正規化</translation>
    </message>
    <message>
      <source>{low} to {high}</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>{low} ~ {high}</translation>
    </message>
    <message>
      <source>{first} against {second}</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>{first} 対 {second}</translation>
    </message>
    <message>
      <source>game {game}, move {move}: {failure}</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>第{game}局、{move}手目: {failure}</translation>
    </message>
    <message>
      <source>{id}: {solution} is not the one right move</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>{id}: {solution}は唯一の正しい手ではありません</translation>
    </message>
    <message numerus="yes">
      <source>{told} after {count} games</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>
        <numerusform>{told}（{count}局後）</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{part} of {count} puzzles proven, {played} moves tried in {taken} s</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>
        <numerusform>{count}問中{part}問を証明、{played}手を{taken}秒で調べました</numerusform>
      </translation>
    </message>
    <message>
      <source>{id}: {played} moves do not prove it</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>{id}: {played}手調べても証明できません</translation>
    </message>
    <message numerus="yes">
      <source>{count} puzzles</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>
        <numerusform>{count}問</numerusform>
      </translation>
    </message>
    <message>
      <source>puzzles</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>問題</translation>
    </message>
    <message>
      <source>tried</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>挑戦</translation>
    </message>
    <message>
      <source>solved</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>正解</translation>
    </message>
    <message>
      <source>with hints</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>ヒント使用</translation>
    </message>
    <message>
      <source>missed</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>不正解</translation>
    </message>
    <message>
      <source>puzzle</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>問題</translation>
    </message>
    <message>
      <source>goal</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>目的</translation>
    </message>
    <message>
      <source>solution</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>正解</translation>
    </message>
    <message>
      <source>hard</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>難しさ</translation>
    </message>
    <message>
      <source>make, check and list puzzles, and see your results</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>問題を作り、検証し、一覧表示し、自分の成績を見る</translation>
    </message>
    <message>
      <source>Puzzles are positions in which exactly one first move is right, which is proven. They come from games that the engine played against itself.</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>問題は、正解の初手がただ1つしかないことが証明された局面です。エンジンの自己対局から作られます。</translation>
    </message>
    <message>
      <source>find puzzles in games that the engine plays against itself</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>エンジンの自己対局から問題を探す</translation>
    </message>
    <message>
      <source>Let the engine play itself and keep what brute force proves: positions near the end with exactly one right first move. The file is written after every find; what is in it stays, so Ctrl+C loses nothing and the same command resumes.</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>エンジンに自己対局をさせ、正解の初手が1つだけであると総当たりで証明できた終盤の局面を残します。見つけるたびにファイルに書き込み、以前からの内容も残るので、Ctrl+Cで中断しても何も失われず、同じコマンドで続きから再開します。</translation>
    </message>
    <message>
      <source>the file of puzzles</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>問題のファイル</translation>
    </message>
    <message>
      <source>the longest time for a variant (default: none)</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>1変種にかける最大時間（既定値: なし）</translation>
    </message>
    <message>
      <source>games at a time, at most one a core (default: 1)</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>同時に行う対局数、最大で1コアに1局（既定値: 1）</translation>
    </message>
    <message>
      <source>fixes the games (default: 1)</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>対局を固定する（既定値: 1）</translation>
    </message>
    <message>
      <source>prove every puzzle of a file again</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>ファイルの問題をすべて証明し直す</translation>
    </message>
    <message>
      <source>Try all moves of every puzzle by brute force over the rules. Exit code 1 if a proof fails.</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>すべての問題のすべての手を、ルールに基づいて総当たりで調べます。証明できないものがあれば終了コードは1です。</translation>
    </message>
    <message>
      <source>list the puzzles of a file</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>ファイルの問題を一覧表示する</translation>
    </message>
    <message>
      <source>List the puzzles of a file.</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>ファイルの問題を一覧表示します。</translation>
    </message>
    <message>
      <source>what the puzzles ask for</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>何を求める問題か</translation>
    </message>
    <message>
      <source>show your puzzle rating and what you solved</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>問題のレーティングと解いた問題を示す</translation>
    </message>
    <message>
      <source>Show your puzzle rating, your streaks, and what you solved of each theme and game.</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>問題のレーティング、連続正解、テーマとゲームごとの成績を示します。</translation>
    </message>
    <message>
      <source>the puzzles (default: those that come with the program)</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>問題（既定値: プログラムに付属のもの）</translation>
    </message>
    <message numerus="yes">
      <source>{variant}: {done} of {count} puzzles</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>
        <numerusform>{variant}: {count}問中{done}問</numerusform>
      </translation>
    </message>
    <message>
      <source>the first puzzle</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>最初の問題</translation>
    </message>
    <message>
      <source>puzzle {number} of {total}: {id}</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>問題{number}/{total}: {id}</translation>
    </message>
    <message>
      <source>all</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>最後まで</translation>
    </message>
    <message>
      <source>win</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>勝つ</translation>
    </message>
    <message>
      <source>win in n</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>n手以内に勝つ</translation>
    </message>
    <message>
      <source>do not lose</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>負けない</translation>
    </message>
    <message>
      <source>best capture</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>最善の取り</translation>
    </message>
    <message numerus="yes">
      <source>{told}, {count} games</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>
        <numerusform>{told}、{count}局</numerusform>
      </translation>
    </message>
    <message>
      <source>how many of each variant the file should have (default: {count})</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>ファイルに入れる、変種ごとの問題数（既定値: {count}）</translation>
    </message>
    <message>
      <source>{variant}: the first game</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>{variant}: 最初の対局</translation>
    </message>
    <message>
      <source>measure what variants are worth as games</source>
      <extracomment>lab/commands/report.py</extracomment>
      <translation>変種のゲームとしての価値を測る</translation>
    </message>
    <message>
      <source>Let the engine play itself, and write a page on each variant, a JSON file with its figures, and a page that compares all reports in the folder. The games are kept there too. Ctrl+C stops; the same command resumes, and only writes the pages once all games are there.</source>
      <extracomment>lab/commands/report.py</extracomment>
      <translation>エンジン同士に対局させ、変種ごとのページ、数値の JSON ファイル、フォルダー内のすべてのレポートを比べるページを書きます。対局はフォルダーに残ります。Ctrl+C で止まり、同じコマンドで後から続けられます。対局がそろっていればページだけを書きます。</translation>
    </message>
    <message>
      <source>the folder for games and pages</source>
      <extracomment>lab/commands/report.py</extracomment>
      <translation>対局とページのフォルダー</translation>
    </message>
    <message numerus="yes">
      <source>{variant}: {done} of {count} units of work</source>
      <extracomment>lab/commands/report.py</extracomment>
      <translation>
        <numerusform>{variant}: {count} 単位中 {done} 単位</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{variant}: {done} of {count} games examined</source>
      <extracomment>lab/commands/report.py</extracomment>
      <translation>
        <numerusform>{variant}: {count} 局中 {done} 局を確認</numerusform>
      </translation>
    </message>
    <message>
      <source>games of the engine against itself (default: {games})</source>
      <extracomment>lab/commands/report.py</extracomment>
      <translation>エンジン同士の対局数 (既定値: {games})</translation>
    </message>
    <message>
      <source>playouts for a move (default: {nodes})</source>
      <extracomment>lab/commands/report.py</extracomment>
      <translation>1手あたりのプレイアウト数（既定値: {nodes}）</translation>
    </message>
    <message>
      <source>fixes all games (default: {seed})</source>
      <extracomment>lab/commands/report.py</extracomment>
      <translation>すべての対局を定めます (既定値: {seed})</translation>
    </message>
    <message>
      <source>how many times to double the playouts, starting at --nodes, and match each number against its half (default: {doublings})</source>
      <extracomment>lab/commands/report.py</extracomment>
      <translation>プレイアウトを倍にして半分と比べる回数。--nodes から始めます (既定値: {doublings})</translation>
    </message>
    <message>
      <source>games for each of them, in pairs: an odd number means one more (default: {games})</source>
      <extracomment>lab/commands/report.py</extracomment>
      <translation>それぞれの対局数。2局1組なので、奇数なら1局増えます (既定値: {games})</translation>
    </message>
    <message>
      <source>{variant}: this part is done; merge the files of all parts, then run the command without --shard</source>
      <extracomment>lab/commands/report.py</extracomment>
      <translation>{variant}: 担当分は終わりました。すべての分のファイルを統合し、--shard なしでコマンドを実行してください</translation>
    </message>
    <message>
      <source>the engine is getting ready</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>エンジンを準備しています</translation>
    </message>
    <message numerus="yes">
      <source>{done} of {count} positions</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>
        <numerusform>{count}局面中{done}局面</numerusform>
      </translation>
    </message>
    <message>
      <source>file</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>ファイル</translation>
    </message>
    <message>
      <source>side</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>側</translation>
    </message>
    <message>
      <source>accuracy</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>正確さ</translation>
    </message>
    <message>
      <source>inaccuracies</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>緩手</translation>
    </message>
    <message>
      <source>mistakes</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>悪手</translation>
    </message>
    <message>
      <source>blunders</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>大悪手</translation>
    </message>
    <message>
      <source>loss</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>損失</translation>
    </message>
    <message>
      <source>turn</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>手番</translation>
    </message>
    <message>
      <source>cost</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>損失</translation>
    </message>
    <message>
      <source>better line</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>よりよい読み筋</translation>
    </message>
    <message>
      <source>judge the moves of whole games, with a graph of each</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>対局全体の手を判定し、それぞれのグラフを作る</translation>
    </message>
    <message>
      <source>Evaluate every position of games and judge their moves by the drop in the chance to win: inaccuracies, mistakes and blunders, each with the move that was better. Each game is written with its evaluations, and its graph beside it. Ctrl+C stops; what is written stays.</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>対局のすべての局面を評価し、勝率の下がり方から緩手・悪手・大悪手を判定し、それぞれによりよい手を示します。評価値付きの棋譜と、その隣にグラフを書き出します。Ctrl+Cで中断できます。書き出したものは残ります。</translation>
    </message>
    <message>
      <source>the games' files; - is standard input</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>棋譜のファイル（-は標準入力）</translation>
    </message>
    <message>
      <source>the folder for games and graphs</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>棋譜とグラフを入れるフォルダー</translation>
    </message>
    <message>
      <source>playouts for a position, instead of a time</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>時間の代わりに指定する、1局面あたりのプレイアウト数</translation>
    </message>
    <message>
      <source>add the better move, with its line, to each bad move in the games</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>悪い手ごとに、よりよい手とその読み筋を棋譜に書き込む</translation>
    </message>
    <message>
      <source>the graphs' format (default: svg)</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>グラフの形式（既定値: svg）</translation>
    </message>
    <message>
      <source>fixes the searches (default: 1)</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>探索を固定する（既定値: 1）</translation>
    </message>
    <message>
      <source>time for a position (default: {seconds})</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>1局面あたりの時間（既定値: {seconds}）</translation>
    </message>
    <message>
      <source>All games ended, every move was legal; memory is steady: {size} MB from the end of the first round to the end of the last.</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>すべての対局が終わり、すべての手が合法でした。メモリ使用量は安定しています: 最初の周の終わりから最後の周の終わりまでに{size} MB。</translation>
    </message>
    <message numerus="yes">
      <source>round {number} of {total}, {count} games: {memory}</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>
        <numerusform>{total}周中{number}周目、{count}局: {memory}</numerusform>
      </translation>
    </message>
    <message>
      <source>memory is not known on this system</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>このシステムではメモリ使用量が分かりません</translation>
    </message>
    <message>
      <source>the memory of the engine grew by {size} MB from the end of the first round to the end of the last</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>エンジンのメモリ使用量が、最初の周の終わりから最後の周の終わりまでに{size} MB増えました</translation>
    </message>
    <message>
      <source>the memory of the rules grew by {size} MB from the end of the first round to the end of the last</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>ルールのメモリ使用量が、最初の周の終わりから最後の周の終わりまでに{size} MB増えました</translation>
    </message>
    <message>
      <source>plies each</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>平均手数</translation>
    </message>
    <message>
      <source>longest</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>最長</translation>
    </message>
    <message>
      <source>a move, checked</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>1手（検査込み）</translation>
    </message>
    <message>
      <source>play many engine games and check every move</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>エンジンの対局を多数行い、すべての手を検査する</translation>
    </message>
    <message>
      <source>Let the engine play itself on one variant after the other. The plain rules check every move, every game has to end, and memory has to stay steady from the first round of all variants to the last. Exit code 1 if anything goes wrong.</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>変種を1つずつ取り上げ、エンジンに自己対局をさせます。コンパイルしていないルールですべての手を検査します。どの対局も必ず終わること、全変種の最初の周から最後の周までメモリ使用量が安定していることも確かめます。異常があれば終了コードは1です。</translation>
    </message>
    <message>
      <source>how many in all (default: 500)</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>合計の対局数（既定値: 500）</translation>
    </message>
    <message>
      <source>round {number} of {total}: {variant}, seed {seed}</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>{total}周中{number}周目: {variant}、シード{seed}</translation>
    </message>
    <message>
      <source>memory: {sizes}</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>メモリ: {sizes}</translation>
    </message>
    <message>
      <source>All games ended, every move was legal; memory has nothing to compare with.</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>すべての対局が終わり、すべての手が合法でした。メモリ使用量は比べるものがありません。</translation>
    </message>
    <message>
      <source>seconds for a move (default: {movetime})</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>1手あたりの秒数（既定値: {movetime}）</translation>
    </message>
    <message>
      <source>engine {before} to {after} MB</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>エンジン{before}→{after} MB</translation>
    </message>
    <message>
      <source>rules {before} to {after} MB</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>ルール{before}→{after} MB</translation>
    </message>
    <message>
      <source>{uid} has {size} places; realms of up to {most_sites} can be solved</source>
      <extracomment>lab/commands/solve.py</extracomment>
      <translation>{uid}には{size}地点あります。解けるのは{most_sites}地点までの立体です</translation>
    </message>
    <message>
      <source>{uid} cannot be solved without compiled kernels</source>
      <extracomment>lab/commands/solve.py</extracomment>
      <translation>{uid}はコンパイル済みのカーネルがないと解けません</translation>
    </message>
    <message>
      <source>solve Ring Majority on a small realm</source>
      <extracomment>lab/commands/solve.py</extracomment>
      <translation>小さな立体のRing Majorityを完全に解く</translation>
    </message>
    <message>
      <source>Bound the result of Ring Majority on a small realm for every ply and board and write the bounds to a file. The engine plays such a realm perfectly. Ctrl+C stops; with --file the same command resumes.</source>
      <extracomment>lab/commands/solve.py</extracomment>
      <translation>小さな立体のRing Majorityについて、手数と盤面ごとに結果の上下限を求め、ファイルに書き出します。エンジンはその立体で完璧に打つようになります。Ctrl+Cで中断できます。--fileを指定しておけば、同じコマンドで後から続きを行えます。</translation>
    </message>
    <message>
      <source>a realm of at most 14 places: tet</source>
      <extracomment>lab/commands/solve.py</extracomment>
      <translation>14地点以下の立体: tet</translation>
    </message>
    <message>
      <source>with best play {seats} ends {max}</source>
      <extracomment>lab/commands/solve.py</extracomment>
      <translation>双方最善なら{seats}は{max}で終わります</translation>
    </message>
    <message>
      <source>games of each variant in a round</source>
      <extracomment>lab/commands/tune.py</extracomment>
      <translation>1ラウンドでの各変種の対局数</translation>
    </message>
    <message>
      <source>playouts for a move</source>
      <extracomment>lab/commands/tune.py</extracomment>
      <translation>1手あたりのプレイアウト数</translation>
    </message>
    <message>
      <source>how many rounds</source>
      <extracomment>lab/commands/tune.py</extracomment>
      <translation>ラウンド数</translation>
    </message>
    <message>
      <source>one game is not enough: --games must be at least 2</source>
      <extracomment>lab/commands/tune.py</extracomment>
      <translation>1局では足りません。--gamesは2以上にしてください</translation>
    </message>
    <message>
      <source>the weights of a board from a file can only be written to an --output</source>
      <extracomment>lab/commands/tune.py</extracomment>
      <translation>ファイルから読み込んだ盤の重みは、--outputを指定しないと保存先がありません</translation>
    </message>
    <message>
      <source>tune how good the engine expects moves to be by their patterns</source>
      <extracomment>lab/commands/tune.py</extracomment>
      <translation>手の形からエンジンが予想する良さを調整する</translation>
    </message>
    <message>
      <source>Let the engine play itself, see where its searches went, and fit the weights of the game's patterns to that. One variant gets weights of its own, several get those that all variants without their own share. Each round after the first searches with the weights of the one before. The weights are written after every round.</source>
      <extracomment>lab/commands/tune.py</extracomment>
      <translation>エンジンに自己対局をさせ、探索がどこに向かったかを調べて、ゲームのパターンの重みをそれに合わせます。変種を1つ指定するとその変種専用の重み、複数指定すると専用の重みを持たない全変種に共通の重みになります。2周目以降は、前の周の重みで探索します。重みは1周ごとに書き出します。</translation>
    </message>
    <message>
      <source>the variants, which share their patterns</source>
      <extracomment>lab/commands/tune.py</extracomment>
      <translation>変種（パターンが共通）</translation>
    </message>
    <message>
      <source>{uid} has no patterns to tune</source>
      <extracomment>lab/commands/tune.py</extracomment>
      <translation>{uid}には調整するパターンがありません</translation>
    </message>
    <message>
      <source>{uid} and {other} do not share their patterns</source>
      <extracomment>lab/commands/tune.py</extracomment>
      <translation>{uid}と{other}はパターンが共通ではありません</translation>
    </message>
    <message numerus="yes">
      <source>round {number}: {count} positions to learn from</source>
      <extracomment>lab/commands/tune.py</extracomment>
      <translation>
        <numerusform>第{number}ラウンド: 学習用の局面{count}個</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>surprise at {count} others {untuned} nats untuned, {tuned} tuned</source>
      <extracomment>lab/commands/tune.py</extracomment>
      <translation>
        <numerusform>ほかの{count}個での意外さは調整前{untuned}ナット、調整後{tuned}ナット</numerusform>
      </translation>
    </message>
    <message>
      <source>{learned}; {surprised}; {path}</source>
      <extracomment>lab/commands/tune.py</extracomment>
      <translation>{learned}。{surprised}。{path}</translation>
    </message>
    <message>
      <source>game {done} of {total}, {seconds} s</source>
      <extracomment>lab/commands/tune.py</extracomment>
      <translation>{total}局中{done}局目、{seconds}秒</translation>
    </message>
    <message>
      <source>{text} (default: {usual})</source>
      <extracomment>lab/commands/tune.py</extracomment>
      <translation>{text}（既定値: {usual}）</translation>
    </message>
    <message>
      <source>--shard needs --file, where the finished part is kept</source>
      <extracomment>lab/commands/workplace.py</extracomment>
      <translation>--shard には、ここで済ませた分を残す --file が必要です</translation>
    </message>
    <message>
      <source>games or other pieces of work at a time (default: 1)</source>
      <extracomment>lab/commands/workplace.py</extracomment>
      <translation>同時に進める対局などの作業の数（既定値: 1）</translation>
    </message>
    <message>
      <source>let the workers of a Dask scheduler do the work, such as tls://host:8786 (see the page on clusters)</source>
      <extracomment>lab/commands/workplace.py</extracomment>
      <translation>Dask スケジューラーのワーカーに任せます。例: tls://host:8786 (クラスターのページを参照)</translation>
    </message>
    <message>
      <source>keep finished work here, and resume from it</source>
      <extracomment>lab/commands/workplace.py</extracomment>
      <translation>終わった作業をここに保存し、そこから続ける</translation>
    </message>
    <message>
      <source>do only part K of N, for machines without a connection; merge the files with match merge</source>
      <extracomment>lab/commands/workplace.py</extracomment>
      <translation>N 分割の K 番目だけを行います。互いを知らないコンピューター用で、ファイルは match merge で統合します</translation>
    </message>
    <message>
      <source>'{text}' is not a part such as 2/8</source>
      <extracomment>lab/commands/workplace.py</extracomment>
      <translation>「{text}」は2/8のような部分ではありません</translation>
    </message>
    <message>
      <source>{uid} is over after {plies} random moves</source>
      <extracomment>lab/matches/match.py</extracomment>
      <translation>{uid}はランダムな手{plies}手で終わってしまいます</translation>
    </message>
    <message>
      <source>{path} holds no openings</source>
      <extracomment>lab/matches/match.py</extracomment>
      <translation>{path} には序盤がありません</translation>
    </message>
    <message>
      <source>the game is over after the moves {text}</source>
      <extracomment>lab/matches/match.py</extracomment>
      <translation>{text} の手の後で対局が終わっています</translation>
    </message>
    <message>
      <source>{path}, line {number}: {error}</source>
      <extracomment>lab/matches/match.py</extracomment>
      <translation>{path}、{number} 行目: {error}</translation>
    </message>
    <message>
      <source>{path}, line {number}: not a game of a match: {error}</source>
      <extracomment>lab/matches/merging.py</extracomment>
      <translation>{path}、{number}行目: 対戦の対局ではありません: {error}</translation>
    </message>
    <message>
      <source>it is nested too deep</source>
      <extracomment>lab/matches/merging.py</extracomment>
      <translation>入れ子が深すぎます</translation>
    </message>
    <message>
      <source>the levels of {variant} are different on this machine</source>
      <extracomment>lab/matches/pairs.py</extracomment>
      <translation>このマシンでは{variant}のレベルが異なります</translation>
    </message>
    <message>
      <source>"{text}" names no program, as in "ugi:program --option"</source>
      <extracomment>lab/matches/players.py</extracomment>
      <translation>"{text}"はプログラムの指定ではありません（例: "ugi:program --option"）</translation>
    </message>
    <message>
      <source>"{text}" is not a level such as level=3</source>
      <extracomment>lab/matches/players.py</extracomment>
      <translation>"{text}"はレベルの指定ではありません（例: level=3）</translation>
    </message>
    <message>
      <source>"{text}" is not varied for 0 to 99 plies, as in varied=6 or varied=6,then=5000</source>
      <extracomment>lab/matches/players.py</extracomment>
      <translation>"{text}"は、varied=6やvaried=6,then=5000のように0手から99手までで指定してください</translation>
    </message>
    <message>
      <source>"{text}" needs a time or a number of playouts for a move</source>
      <extracomment>lab/matches/players.py</extracomment>
      <translation>"{text}"には、1手あたりの時間かプレイアウト数が必要です</translation>
    </message>
    <message>
      <source>there are no games of {player}</source>
      <extracomment>lab/matches/ratings.py</extracomment>
      <translation>{player} の対局がありません</translation>
    </message>
    <message>
      <source>no games link {some} with {others}</source>
      <extracomment>lab/matches/ratings.py</extracomment>
      <translation>{some} と {others} を結ぶ対局がありません</translation>
    </message>
    <message>
      <source>{variant}, seed {seed}, after the moves {moves}: {error}</source>
      <extracomment>lab/matches/soak.py</extracomment>
      <translation>{variant}、シード{seed}、手順{moves}のあと: {error}</translation>
    </message>
    <message>
      <source>the game is not over after {plies} plies</source>
      <extracomment>lab/matches/soak.py</extracomment>
      <translation>{plies}手を超えても対局が終わりません</translation>
    </message>
    <message>
      <source>elo0 is {elo0}, not less than elo1, {elo1}</source>
      <extracomment>lab/matches/sprt.py</extracomment>
      <translation>elo0 が {elo0} で、elo1 の {elo1} より小さくありません</translation>
    </message>
    <message>
      <source>"{player}" is named twice</source>
      <extracomment>lab/matches/tournament.py</extracomment>
      <translation>「{player}」が2回指定されています</translation>
    </message>
    <message>
      <source>game {number} of {variant} is not over, or not evaluated</source>
      <extracomment>lab/reports/played.py</extracomment>
      <translation>{variant} の第 {number} 局は終わっていないか、評価されていません</translation>
    </message>
    <message>
      <source>{path}: not a report: it is nested too deep</source>
      <extracomment>lab/reports/report.py</extracomment>
      <translation>{path}: レポートではありません: 入れ子が深すぎます</translation>
    </message>
    <message>
      <source>{path}: not a report: {reason}</source>
      <extracomment>lab/reports/report.py</extracomment>
      <translation>{path}: レポートではありません: {reason}</translation>
    </message>
    <message>
      <source>{uid} cannot be solved</source>
      <extracomment>lab/solving.py</extracomment>
      <translation>{uid}は解けません</translation>
    </message>
    <message>
      <source>its lessons cannot be read</source>
      <extracomment>lab/tuning/units.py</extracomment>
      <translation>学習データを読めません</translation>
    </message>
    <message>
      <source>the worker {name} is left out: {why}</source>
      <extracomment>lab/work/cluster.py</extracomment>
      <translation>ワーカー {name} は除外されます: {why}</translation>
    </message>
    <message>
      <source>"{player}" is a program, and the worker on {host} starts none (ringrealms3d worker --allow-programs)</source>
      <extracomment>lab/work/cluster.py</extracomment>
      <translation>「{player}」はプログラムですが、{host} のワーカーはプログラムを起動しません (ringrealms3d worker --allow-programs)</translation>
    </message>
    <message>
      <source>the scheduler at {address} is gone; --file keeps what is done</source>
      <extracomment>lab/work/cluster.py</extracomment>
      <translation>{address} のスケジューラーがなくなりました。済んだ分は --file に残っています</translation>
    </message>
    <message>
      <source>unit {number} keeps losing its workers ({losses} so far)</source>
      <extracomment>lab/work/cluster.py</extracomment>
      <translation>単位 {number} を行うたびにワーカーが失われます (これまで {losses} 回)</translation>
    </message>
    <message>
      <source>there is no worker yet; ringrealms3d worker starts one</source>
      <extracomment>lab/work/cluster.py</extracomment>
      <translation>ワーカーがまだありません。ringrealms3d worker で起動できます</translation>
    </message>
    <message>
      <source>{path}, line {number}: a unit of another job ({difference})</source>
      <extracomment>lab/work/journal.py</extracomment>
      <translation>{path}、{number} 行目: 別のジョブの単位です ({difference})</translation>
    </message>
    <message>
      <source>{path}, line {number}: not a unit of a job</source>
      <extracomment>lab/work/journal.py</extracomment>
      <translation>{path}、{number} 行目: ジョブの単位ではありません</translation>
    </message>
    <message>
      <source>{path} is being written by another run</source>
      <extracomment>lab/work/journal.py</extracomment>
      <translation>{path} は別の実行が書き込み中です</translation>
    </message>
    <message>
      <source>there is no kind "{kind}"</source>
      <extracomment>lab/work/journal.py</extracomment>
      <translation>種類「{kind}」はありません</translation>
    </message>
    <message>
      <source>its key is "{key}", not "{own}"</source>
      <extracomment>lab/work/journal.py</extracomment>
      <translation>キーが「{own}」ではなく「{key}」です</translation>
    </message>
    <message>
      <source>the processes that do the work keep ending, {breaks} in a row</source>
      <extracomment>lab/work/processes.py</extracomment>
      <translation>作業用のプロセスが勝手に終了します ({breaks} 回連続)</translation>
    </message>
    <message>
      <source>it did not answer within {seconds} s</source>
      <extracomment>lab/work/scheduler.py</extracomment>
      <translation>{seconds} 秒以内に応答がありませんでした</translation>
    </message>
    <message>
      <source>the scheduler at {address} cannot be reached: {error}</source>
      <extracomment>lab/work/scheduler.py</extracomment>
      <translation>{address} のスケジューラーに接続できません: {error}</translation>
    </message>
    <message>
      <source>"{address}" is not an address of a scheduler such as tls://host:8786</source>
      <extracomment>lab/work/scheduler.py</extracomment>
      <translation>「{address}」は tls://host:8786 のようなスケジューラーのアドレスではありません</translation>
    </message>
    <message>
      <source>{address} can be reached from other machines, so it must be protected: use tls://{host}:{port}</source>
      <extracomment>lab/work/scheduler.py</extracomment>
      <translation>{address} にはほかのコンピューターから接続できるので保護が必要です: tls://{host}:{port}</translation>
    </message>
    <message>
      <source>{address} needs certificates: name them in Dask's settings, such as ~/.config/dask/tls.yaml</source>
      <extracomment>lab/work/scheduler.py</extracomment>
      <translation>{address} には証明書が必要です。~/.config/dask/tls.yaml などの Dask の設定で指定します</translation>
    </message>
    <message>
      <source>a cluster needs Dask, which is not installed: {install}</source>
      <extracomment>lab/work/scheduler.py</extracomment>
      <translation>クラスターには Dask が必要ですが、インストールされていません: {install}</translation>
    </message>
    <message>
      <source>{path}: the name of a library ends in {suffix}</source>
      <extracomment>library/database.py</extracomment>
      <translation>{path}: ライブラリの名前の末尾は{suffix}です</translation>
    </message>
    <message>
      <source>{path} is a device or a pipe, not a library</source>
      <extracomment>library/database.py</extracomment>
      <translation>{path}はデバイスまたはパイプで、ライブラリではありません</translation>
    </message>
    <message>
      <source>{path} is a folder, not a library</source>
      <extracomment>library/database.py</extracomment>
      <translation>{path}はフォルダーで、ライブラリではありません</translation>
    </message>
    <message>
      <source>its tables cannot be read</source>
      <extracomment>library/database.py</extracomment>
      <translation>表を読み込めません</translation>
    </message>
    <message>
      <source>the library {path} is damaged and cannot be renamed: {reason}</source>
      <extracomment>library/database.py</extracomment>
      <translation>ライブラリ{path}が壊れていますが、退避できません: {reason}</translation>
    </message>
    <message>
      <source>the library {path} cannot be used: {error}</source>
      <extracomment>library/database.py</extracomment>
      <translation>ライブラリ{path}を使えません: {error}</translation>
    </message>
    <message>
      <source>another process has been opening {path} for a long time</source>
      <extracomment>library/database.py</extracomment>
      <translation>別のプロセスが{path}を長時間開こうとしています</translation>
    </message>
    <message>
      <source>there is no deletion {number} that can be undone</source>
      <extracomment>library/deleting.py</extracomment>
      <translation>取り消せる削除{number}はありません</translation>
    </message>
    <message>
      <source>{path}: the name of a file with games ends in {endings}</source>
      <extracomment>library/importing.py</extracomment>
      <translation>{path}: 対局のファイル名は {endings} で終わります</translation>
    </message>
    <message>
      <source>game {number} in the library has something that this game lacks, so this one was added as game {kept}</source>
      <extracomment>library/late_library.py</extracomment>
      <translation>ライブラリの対局{number}にはこの対局にない内容があるため、この対局は対局{kept}として保存されました</translation>
    </message>
    <message>
      <source>the game is not in the library: {reason}</source>
      <extracomment>library/late_library.py</extracomment>
      <translation>対局をライブラリに保存できません: {reason}</translation>
    </message>
    <message>
      <source>game {number} of the library</source>
      <extracomment>library/library.py</extracomment>
      <translation>ライブラリの対局{number}</translation>
    </message>
    <message>
      <source>the library {path} is damaged: it was renamed to {aside}, and a new one was started; '{command}' restores what can be read</source>
      <extracomment>library/library.py</extracomment>
      <translation>ライブラリ {path} が壊れています。{aside} という名前に変え、新しいライブラリを始めました。'{command}' で読める対局を取り戻せます</translation>
    </message>
    <message>
      <source>there is no damaged library beside {path}</source>
      <extracomment>library/rescue.py</extracomment>
      <translation>{path} の隣に、取りのけられた壊れたライブラリはありません</translation>
    </message>
    <message>
      <source>{path} holds no game that can be read</source>
      <extracomment>library/rescue.py</extracomment>
      <translation>{path} には読める対局がありません</translation>
    </message>
    <message>
      <source>it is the database of another program</source>
      <extracomment>library/schema.py</extracomment>
      <translation>別のプログラムのデータベースです</translation>
    </message>
    <message>
      <source>it is a library of version {version}, and this program reads versions up to {count}</source>
      <extracomment>library/schema.py</extracomment>
      <translation>バージョン{version}のライブラリです。このプログラムで読めるのはバージョン{count}までです</translation>
    </message>
    <message>
      <source>the library has no game {number}</source>
      <extracomment>library/storing.py</extracomment>
      <translation>ライブラリに対局{number}はありません</translation>
    </message>
    <message>
      <source>{path} is being changed by another program</source>
      <extracomment>puzzles/cards.py</extracomment>
      <translation>{path}は別のプログラムが変更中です</translation>
    </message>
    <message>
      <source>{path}: not a file of puzzle cards: {error}</source>
      <extracomment>puzzles/cards.py</extracomment>
      <translation>{path}: 問題のカードではありません: {error}</translation>
    </message>
    <message>
      <source>{path}, line {number}: puzzle {id} appears twice</source>
      <extracomment>puzzles/file.py</extracomment>
      <translation>{path}、{number}行目: 問題{id}が重複しています</translation>
    </message>
    <message>
      <source>{path}, line 1: not the beginning of a file of puzzles</source>
      <extracomment>puzzles/file.py</extracomment>
      <translation>{path}、1行目: 問題ファイルの先頭ではありません</translation>
    </message>
    <message>
      <source>{path}, line {number}: not a puzzle: {error}</source>
      <extracomment>puzzles/file.py</extracomment>
      <translation>{path}、{number}行目: 問題ではありません: {error}</translation>
    </message>
    <message>
      <source>{percent} %</source>
      <extracomment>puzzles/mistake.py</extracomment>
      <translation>{percent} %</translation>
    </message>
    <message>
      <source>move {number} of your game</source>
      <extracomment>puzzles/mistake.py</extracomment>
      <translation>対局の{number}手目</translation>
    </message>
    <message>
      <source>{game} against {opponent}</source>
      <extracomment>puzzles/mistake.py</extracomment>
      <translation>{opponent}との{game}</translation>
    </message>
    <message>
      <source>{game} on {date}</source>
      <extracomment>puzzles/mistake.py</extracomment>
      <translation>{date}に打たれた{game}</translation>
    </message>
    <message>
      <source>{move} does not win.</source>
      <extracomment>puzzles/playing.py</extracomment>
      <translation>{move}では勝てません。</translation>
    </message>
    <message>
      <source>{move} does not win in time.</source>
      <extracomment>puzzles/playing.py</extracomment>
      <translation>{move}では指定の手数以内に勝てません。</translation>
    </message>
    <message>
      <source>{move} loses.</source>
      <extracomment>puzzles/playing.py</extracomment>
      <translation>{move}では負けになります。</translation>
    </message>
    <message>
      <source>There is something better than {move}.</source>
      <extracomment>puzzles/playing.py</extracomment>
      <translation>{move}よりよい手があります。</translation>
    </message>
    <message>
      <source>{move} does not win because of {reply}.</source>
      <extracomment>puzzles/playing.py</extracomment>
      <translation>{move}には{reply}があり、勝てません。</translation>
    </message>
    <message>
      <source>{move} does not win in time because of {reply}.</source>
      <extracomment>puzzles/playing.py</extracomment>
      <translation>{move}には{reply}があり、指定の手数以内に勝てません。</translation>
    </message>
    <message>
      <source>{move} loses to {reply}.</source>
      <extracomment>puzzles/playing.py</extracomment>
      <translation>{move}は{reply}で負けになります。</translation>
    </message>
    <message>
      <source>{move} is answered by {reply}. There is something better.</source>
      <extracomment>puzzles/playing.py</extracomment>
      <translation>{move}には{reply}と応じられます。もっとよい手があります。</translation>
    </message>
    <message>
      <source>Difficulty: {stars}</source>
      <extracomment>puzzles/playing.py</extracomment>
      <translation>難易度: {stars}</translation>
    </message>
    <message>
      <source>The solution: {line}</source>
      <extracomment>puzzles/playing.py</extracomment>
      <translation>正解手順: {line}</translation>
    </message>
    <message>
      <source>the puzzle {id}: {error}</source>
      <extracomment>puzzles/playing.py</extracomment>
      <translation>問題{id}: {error}</translation>
    </message>
    <message>
      <source>Right. {line}</source>
      <extracomment>puzzles/playing.py</extracomment>
      <translation>正解です。{line}</translation>
    </message>
    <message>
      <source>{seat} to move and win: only one move does it</source>
      <extracomment>puzzles/puzzle.py</extracomment>
      <translation>{seat}先。勝つ手は1つだけです</translation>
    </message>
    <message>
      <source>{seat} to move and win at once</source>
      <extracomment>puzzles/puzzle.py</extracomment>
      <translation>{seat}先。すぐに勝つ手を見つけてください</translation>
    </message>
    <message>
      <source>{seat} to move and win within {moves} moves</source>
      <extracomment>puzzles/puzzle.py</extracomment>
      <translation>{seat}先。自分の{moves}手以内に勝つ手を見つけてください</translation>
    </message>
    <message>
      <source>{seat} to move and not lose: only one move does it</source>
      <extracomment>puzzles/puzzle.py</extracomment>
      <translation>{seat}先。負けない手は1つだけです</translation>
    </message>
    <message>
      <source>{seat} to move and stop {other} from winning with the next move</source>
      <extracomment>puzzles/puzzle.py</extracomment>
      <translation>{seat}先。{other}が次の手で勝つのを防いでください</translation>
    </message>
    <message>
      <source>{seat} to move and stop {other} from winning by force within {moves} moves</source>
      <extracomment>puzzles/puzzle.py</extracomment>
      <translation>{seat}先。{other}の{moves}手以内の必勝手順を防いでください</translation>
    </message>
    <message>
      <source>{seat} to move: find the capture that leads to the best result</source>
      <extracomment>puzzles/puzzle.py</extracomment>
      <translation>{seat}先。最もよい結果になる取り方を見つけてください</translation>
    </message>
    <message numerus="yes">
      <source>Your rating is {points} ± {interval} after {count} puzzles.</source>
      <extracomment>puzzles/results.py</extracomment>
      <translation>
        <numerusform>レーティングは{points} ± {interval}（{count}問）です。</numerusform>
      </translation>
    </message>
    <message>
      <source>Solved in a row without help: {now} now, {most} at best.</source>
      <extracomment>puzzles/results.py</extracomment>
      <translation>助けなしの連続正解: 現在{now}、最高{most}。</translation>
    </message>
    <message>
      <source>You have not tried a puzzle yet.</source>
      <extracomment>puzzles/results.py</extracomment>
      <translation>まだ問題に挑戦していません。</translation>
    </message>
    <message>
      <source>The best move is {move}.</source>
      <extracomment>puzzles/retrying.py</extracomment>
      <translation>最善手は{move}です。</translation>
    </message>
    <message>
      <source>After {played}, {seat} continues with {answer}.</source>
      <extracomment>puzzles/retrying.py</extracomment>
      <translation>{played}のあと、{seat}は{answer}と続けます。</translation>
    </message>
    <message>
      <source>{seat} to move: find a better move than {played}</source>
      <extracomment>puzzles/retrying.py</extracomment>
      <translation>{seat}先。{played}よりよい手を見つけてください</translation>
    </message>
    <message>
      <source>{played} was {origin}. It lost {loss} of the chance to win.</source>
      <extracomment>puzzles/retrying.py</extracomment>
      <translation>{played}は{origin}でした。勝率を{loss}下げた手です。</translation>
    </message>
    <message>
      <source>{move} was played in the game.</source>
      <extracomment>puzzles/retrying.py</extracomment>
      <translation>{move}は実戦で打たれた手です。</translation>
    </message>
    <message>
      <source>{move} is the best move.</source>
      <extracomment>puzzles/retrying.py</extracomment>
      <translation>{move}が最善手です。</translation>
    </message>
    <message>
      <source>{move} is good. The engine would play {best}.</source>
      <extracomment>puzzles/retrying.py</extracomment>
      <translation>{move}は好手です。エンジンなら{best}と打ちます。</translation>
    </message>
    <message>
      <source>{move} loses {loss} of the chance to win.</source>
      <extracomment>puzzles/retrying.py</extracomment>
      <translation>{move}では勝率が{loss}下がります。</translation>
    </message>
    <message>
      <source>Win at once</source>
      <extracomment>puzzles/themes.py</extracomment>
      <translation>すぐに勝つ</translation>
    </message>
    <message>
      <source>Win in two</source>
      <extracomment>puzzles/themes.py</extracomment>
      <translation>2手で勝つ</translation>
    </message>
    <message>
      <source>Win in three or more</source>
      <extracomment>puzzles/themes.py</extracomment>
      <translation>3手以上で勝つ</translation>
    </message>
    <message>
      <source>Win to the end</source>
      <extracomment>puzzles/themes.py</extracomment>
      <translation>最後まで勝ち切る</translation>
    </message>
    <message>
      <source>Best capture</source>
      <extracomment>puzzles/themes.py</extracomment>
      <translation>最善の取り</translation>
    </message>
    <message>
      <source>Defence</source>
      <extracomment>puzzles/themes.py</extracomment>
      <translation>守り</translation>
    </message>
    <message>
      <source>Defence against a forced win</source>
      <extracomment>puzzles/themes.py</extracomment>
      <translation>先を読む守り</translation>
    </message>
    <message>
      <source>{path} has no game {number}, only {count}</source>
      <extracomment>records/chapters.py</extracomment>
      <translation>{path}に第{number}局はありません（全{count}局）</translation>
    </message>
    <message>
      <source>{given} is not {wanted}</source>
      <extracomment>records/checked.py</extracomment>
      <translation>{given}は{wanted}ではありません</translation>
    </message>
    <message>
      <source>{name} has {count} letters; at most {most} can be read</source>
      <extracomment>records/checked.py</extracomment>
      <translation>{name}は{count}文字あります（読めるのは{most}文字まで）</translation>
    </message>
    <message>
      <source>{name} has {count} names, not 2</source>
      <extracomment>records/checked.py</extracomment>
      <translation>{name} に名前が {count} 個あります(2 個でなければなりません)</translation>
    </message>
    <message>
      <source>{name} has {count} tags; at most {most} can be read</source>
      <extracomment>records/checked.py</extracomment>
      <translation>{name}のタグは{count}個ですが、読めるのは{most}個までです</translation>
    </message>
    <message>
      <source>{given} is not a day as in 2026-11-24</source>
      <extracomment>records/checked.py</extracomment>
      <translation>{given}は2026-11-24のような日ではありません</translation>
    </message>
    <message>
      <source>{given} is not a number</source>
      <extracomment>records/checked.py</extracomment>
      <translation>{given}は数ではありません</translation>
    </message>
    <message>
      <source>{name} does not hold {number} numbers</source>
      <extracomment>records/checked.py</extracomment>
      <translation>{name}の数が{number}個ではありません</translation>
    </message>
    <message>
      <source>{given} is not a tag: a tag is one line without a comma</source>
      <extracomment>records/checked.py</extracomment>
      <translation>{given}はタグではありません。タグはカンマのない1行の文字列です</translation>
    </message>
    <message>
      <source>time_control: {error}</source>
      <extracomment>records/checked.py</extracomment>
      <translation>time_control: {error}</translation>
    </message>
    <message>
      <source>the start of a game has no move</source>
      <extracomment>records/edits.py</extracomment>
      <translation>対局の開始局面には手がありません</translation>
    </message>
    <message>
      <source>the date</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>日付</translation>
    </message>
    <message>
      <source>the seed, which nobody may know before the game is over</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>対局が終わるまで誰も知ってはならないシード</translation>
    </message>
    <message>
      <source>the game</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>棋譜</translation>
    </message>
    <message>
      <source>left out of {output}: {listed}</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>{output}に入らないもの: {listed}</translation>
    </message>
    <message>
      <source>{path} has {count} games, not one: 'ringrealms3d convert --chapter 1' takes one out, and 'ringrealms3d library import' adds all to the library</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>{path}には{count}局入っています。1局を取り出すには「ringrealms3d convert --chapter 1」、すべてをライブラリに追加するには「ringrealms3d library import」を使います</translation>
    </message>
    <message numerus="yes">
      <source>{count} variations</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>
        <numerusform>変化{count}個</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} comments</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>
        <numerusform>コメント{count}個</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} signs after moves</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>
        <numerusform>手に付いた記号{count}個</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} marks</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>
        <numerusform>印{count}個</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} clocks</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>
        <numerusform>時計の時間{count}個</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} evaluations</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>
        <numerusform>評価{count}個</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} cameras</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>
        <numerusform>視点{count}個</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} unknown properties</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>
        <numerusform>不明な属性{count}個</numerusform>
      </translation>
    </message>
    <message>
      <source>the players' names</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>対局者の名前</translation>
    </message>
    <message>
      <source>the event</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>大会名</translation>
    </message>
    <message>
      <source>the place</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>場所</translation>
    </message>
    <message>
      <source>the time control</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>持ち時間</translation>
    </message>
    <message>
      <source>the tags</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>タグ</translation>
    </message>
    <message>
      <source>the result</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>結果</translation>
    </message>
    <message>
      <source>{path} is not the file of one game: 'ringrealms3d library import' adds the games of a match to the library, and 'ringrealms3d library export' writes one of them to a file</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>{path} は1局だけのファイルではありません。「ringrealms3d library import」で対戦の対局をライブラリに追加し、「ringrealms3d library export」でその1局をファイルに書き出せます</translation>
    </message>
    <message>
      <source>{path}: the game takes {size} bytes; at most {most} can be read</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>{path}: 対局が{size}バイトあります（読めるのは{most}バイトまで）</translation>
    </message>
    <message>
      <source>{path}: the name of a game file ends in {endings}</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>{path}: 棋譜ファイルの名前の末尾は{endings}です</translation>
    </message>
    <message>
      <source>{name} has no text</source>
      <extracomment>records/game_text.py</extracomment>
      <translation>{name}にテキストがありません</translation>
    </message>
    <message>
      <source>{name}: '{quoted}' is neither a game nor a position: {error}</source>
      <extracomment>records/game_text.py</extracomment>
      <translation>{name}: 「{quoted}」は棋譜でも局面でもありません: {error}</translation>
    </message>
    <message>
      <source>{name} holds the graph of a single position, not a game</source>
      <extracomment>records/json_file.py</extracomment>
      <translation>{name} は1つの局面のグラフで、対局ではありません</translation>
    </message>
    <message>
      <source>node {number}, move '{move}': {error}</source>
      <extracomment>records/json_file.py</extracomment>
      <translation>ノード{number}、手「{move}」: {error}</translation>
    </message>
    <message>
      <source>the format '{ringrealms3d}' is not '{format}'</source>
      <extracomment>records/json_file.py</extracomment>
      <translation>形式が「{format}」ではなく「{ringrealms3d}」です</translation>
    </message>
    <message>
      <source>there is no node {number}</source>
      <extracomment>records/json_file.py</extracomment>
      <translation>ノード{number}はありません</translation>
    </message>
    <message>
      <source>{name}, line {line}, column {column}: not JSON: {msg}</source>
      <extracomment>records/json_file.py</extracomment>
      <translation>{name}、{line}行{column}列: JSONではありません: {msg}</translation>
    </message>
    <message>
      <source>{name}: it is nested too deep</source>
      <extracomment>records/json_file.py</extracomment>
      <translation>{name}: 入れ子が深すぎます</translation>
    </message>
    <message>
      <source>{name}: not a game: {error}</source>
      <extracomment>records/json_file.py</extracomment>
      <translation>{name}: 対局ではありません: {error}</translation>
    </message>
    <message>
      <source>node {number} comes before its parent {parent}</source>
      <extracomment>records/json_file.py</extracomment>
      <translation>ノード{number}が親ノード{parent}より前にあります</translation>
    </message>
    <message>
      <source>{path}, line {number}: not a unit of a job: {error}</source>
      <extracomment>records/match_file.py</extracomment>
      <translation>{path}、{number} 行目: ジョブの単位ではありません: {error}</translation>
    </message>
    <message>
      <source>an earlier version wrote it; match merge converts it</source>
      <extracomment>records/match_file.py</extracomment>
      <translation>以前のバージョンが書いたものです。match merge で新しいファイルにできます</translation>
    </message>
    <message>
      <source>it has {count} bytes; at most {largest_json} can be read</source>
      <extracomment>records/match_file.py</extracomment>
      <translation>{count}バイトあります（読めるのは{largest_json}バイトまで）</translation>
    </message>
    <message>
      <source>its game has variations</source>
      <extracomment>records/match_file.py</extracomment>
      <translation>対局に変化手順があります</translation>
    </message>
    <message>
      <source>its game is not over</source>
      <extracomment>records/match_file.py</extracomment>
      <translation>対局が終わっていません</translation>
    </message>
    <message>
      <source>not JSON from column {colno} on: {msg}</source>
      <extracomment>records/match_file.py</extracomment>
      <translation>{colno}文字目からJSONではありません: {msg}</translation>
    </message>
    <message>
      <source>there is no mark '{kind}'</source>
      <extracomment>records/node.py</extracomment>
      <translation>印「{kind}」はありません</translation>
    </message>
    <message>
      <source>a mark of the kind {kind} has no text</source>
      <extracomment>records/node.py</extracomment>
      <translation>種類{kind}の印に文字は付けられません</translation>
    </message>
    <message>
      <source>{given} is not a colour of a mark</source>
      <extracomment>records/node.py</extracomment>
      <translation>{given}は印の色ではありません</translation>
    </message>
    <message>
      <source>{given} does not rate a move</source>
      <extracomment>records/node.py</extracomment>
      <translation>{given}は手について何も述べていません</translation>
    </message>
    <message numerus="yes">
      <source>a mark of the kind {kind} cannot be on {count} places</source>
      <extracomment>records/node.py</extracomment>
      <translation>
        <numerusform>種類{kind}の印は、{count}地点には付けられません</numerusform>
      </translation>
    </message>
    <message>
      <source>reason '{reason}' is none of {reasons}</source>
      <extracomment>records/record.py</extracomment>
      <translation>理由「{reason}」は {reasons} のどれでもありません</translation>
    </message>
    <message>
      <source>{node} is no move of this game</source>
      <extracomment>records/record.py</extracomment>
      <translation>{node} はこの対局の手ではありません</translation>
    </message>
    <message>
      <source>games that start differently cannot be merged</source>
      <extracomment>records/record.py</extracomment>
      <translation>開始局面の異なる棋譜は統合できません</translation>
    </message>
    <message>
      <source>a game of {game}, which is not installed here</source>
      <extracomment>records/record.py</extracomment>
      <translation>ここにインストールされていないゲーム{game}の対局です</translation>
    </message>
    <message>
      <source>{path} could not be read: {fault}</source>
      <extracomment>records/replayed.py</extracomment>
      <translation>{path}を読み込めませんでした: {fault}</translation>
    </message>
    <message>
      <source>{path} could not be read: its process ended with {code}</source>
      <extracomment>records/replayed.py</extracomment>
      <translation>{path}を読み込めませんでした: プロセスが{code}で終了しました</translation>
    </message>
    <message>
      <source>An inaccuracy: it lost {loss} of the chance to win.</source>
      <extracomment>records/review_notes.py</extracomment>
      <translation>緩手:勝率が{loss}下がりました。</translation>
    </message>
    <message>
      <source>An inaccuracy: it lost {loss} of the chance to win. {better} was better.</source>
      <extracomment>records/review_notes.py</extracomment>
      <translation>緩手:勝率が{loss}下がりました。{better}がよりよい手でした。</translation>
    </message>
    <message>
      <source>A mistake: it lost {loss} of the chance to win.</source>
      <extracomment>records/review_notes.py</extracomment>
      <translation>悪手:勝率が{loss}下がりました。</translation>
    </message>
    <message>
      <source>A mistake: it lost {loss} of the chance to win. {better} was better.</source>
      <extracomment>records/review_notes.py</extracomment>
      <translation>悪手:勝率が{loss}下がりました。{better}がよりよい手でした。</translation>
    </message>
    <message>
      <source>A blunder: it lost {loss} of the chance to win.</source>
      <extracomment>records/review_notes.py</extracomment>
      <translation>大悪手:勝率が{loss}下がりました。</translation>
    </message>
    <message>
      <source>A blunder: it lost {loss} of the chance to win. {better} was better.</source>
      <extracomment>records/review_notes.py</extracomment>
      <translation>大悪手:勝率が{loss}下がりました。{better}がよりよい手でした。</translation>
    </message>
    <message>
      <source>as SGF the game takes {values} values; at most {most_values} are possible</source>
      <extracomment>records/sgf/file.py</extracomment>
      <translation>SGFにすると値が{values}個になります（上限は{most_values}個）</translation>
    </message>
    <message>
      <source>move '{text}': there is already a variation with it</source>
      <extracomment>records/sgf/file.py</extracomment>
      <translation>手「{text}」: この手の変化はすでにあります</translation>
    </message>
    <message>
      <source>it is {seat}'s turn, so the move is {colour}, not {other}</source>
      <extracomment>records/sgf/file.py</extracomment>
      <translation>{seat}の手番なので、手は{other}ではなく{colour}です</translation>
    </message>
    <message>
      <source>{name}: CA[{encoding}] is not a known encoding</source>
      <extracomment>records/sgf/file.py</extracomment>
      <translation>{name}: CA[{encoding}]は未対応の文字コードです</translation>
    </message>
    <message>
      <source>the first node, where the game starts, has a move</source>
      <extracomment>records/sgf/file.py</extracomment>
      <translation>対局の始まる最初のノードに手があります</translation>
    </message>
    <message>
      <source>move '{text}': {why}</source>
      <extracomment>records/sgf/file.py</extracomment>
      <translation>手「{text}」: {why}</translation>
    </message>
    <message>
      <source>the node has no move</source>
      <extracomment>records/sgf/file.py</extracomment>
      <translation>ノードに手がありません</translation>
    </message>
    <message>
      <source>{given} is not one of the games here ({known})</source>
      <extracomment>records/sgf/game.py</extracomment>
      <translation>{given}はここにあるゲームではありません（{known}）</translation>
    </message>
    <message>
      <source>{name}, which names the variant, is missing</source>
      <extracomment>records/sgf/game.py</extracomment>
      <translation>変種を示す{name}がありません</translation>
    </message>
    <message>
      <source>{uid} is not a variant of {game}</source>
      <extracomment>records/sgf/game.py</extracomment>
      <translation>{uid}は{game}の変種ではありません</translation>
    </message>
    <message>
      <source>{given} is neither visits nor a margin, '{proven}' or a best move</source>
      <extracomment>records/sgf/notes.py</extracomment>
      <translation>{given}は訪問数でも差でも「{proven}」でも最善手でもありません</translation>
    </message>
    <message>
      <source>{one} and {other} contradict each other</source>
      <extracomment>records/sgf/notes.py</extracomment>
      <translation>{one}と{other}は矛盾しています</translation>
    </message>
    <message>
      <source>there is {name} without V</source>
      <extracomment>records/sgf/notes.py</extracomment>
      <translation>Vがないのに{name}があります</translation>
    </message>
    <message>
      <source>{given} is not a number of moves or periods</source>
      <extracomment>records/sgf/notes.py</extracomment>
      <translation>{given}は手数や秒読みの回数ではありません</translation>
    </message>
    <message>
      <source>as SGF the value of {name} takes {length} characters; at most {most} are possible</source>
      <extracomment>records/sgf/properties.py</extracomment>
      <translation>SGFにすると{name}の値が{length}文字になります（上限は{most}文字）</translation>
    </message>
    <message>
      <source>{name} has {number} values, not one</source>
      <extracomment>records/sgf/properties.py</extracomment>
      <translation>{name}の値は1つではなく{number}個あります</translation>
    </message>
    <message>
      <source>{given} has no colon between two parts</source>
      <extracomment>records/sgf/properties.py</extracomment>
      <translation>{given}には2つの部分の間のコロンがありません</translation>
    </message>
    <message>
      <source>{name} is not what this program writes there</source>
      <extracomment>records/sgf/properties.py</extracomment>
      <translation>{name}はこのプログラムがそこに書くものではありません</translation>
    </message>
    <message>
      <source>{given} is not a result, such as B+Resign</source>
      <extracomment>records/sgf/result.py</extracomment>
      <translation>{given}はB+Resignのような結果ではありません</translation>
    </message>
    <message>
      <source>{given} is not an end of a game that RE can hold</source>
      <extracomment>records/sgf/result.py</extracomment>
      <translation>{given}はREの示す対局の終わり方ではありません</translation>
    </message>
    <message>
      <source>a property</source>
      <extracomment>records/sgf/syntax.py</extracomment>
      <translation>プロパティ</translation>
    </message>
    <message>
      <source>a value in brackets</source>
      <extracomment>records/sgf/syntax.py</extracomment>
      <translation>角括弧で囲まれた値</translation>
    </message>
    <message>
      <source>{name}, line {line}, column {column}: {sentence}</source>
      <extracomment>records/sgf/syntax.py</extracomment>
      <translation>{name}、{line}行{column}文字目: {sentence}</translation>
    </message>
    <message>
      <source>the value that begins here has more than {most} characters</source>
      <extracomment>records/sgf/syntax.py</extracomment>
      <translation>ここから始まる値が{most}文字を超えています</translation>
    </message>
    <message>
      <source>the end of the file</source>
      <extracomment>records/sgf/syntax.py</extracomment>
      <translation>ファイルの終わり</translation>
    </message>
    <message>
      <source>'{text}' comes after the end of the game</source>
      <extracomment>records/sgf/syntax.py</extracomment>
      <translation>「{text}」が対局の終わりの後にあります</translation>
    </message>
    <message>
      <source>the node has the property {name} twice</source>
      <extracomment>records/sgf/syntax.py</extracomment>
      <translation>ノードにプロパティ{name}が2つあります</translation>
    </message>
    <message>
      <source>the value that begins here has no end</source>
      <extracomment>records/sgf/syntax.py</extracomment>
      <translation>ここから始まる値に終わりがありません</translation>
    </message>
    <message>
      <source>another game begins here, but a file holds only one</source>
      <extracomment>records/sgf/syntax.py</extracomment>
      <translation>ここから別の対局が始まりますが、1つのファイルには1局です</translation>
    </message>
    <message>
      <source>the file has more than {most} values</source>
      <extracomment>records/sgf/syntax.py</extracomment>
      <translation>ファイルの値が{most}個を超えています</translation>
    </message>
    <message>
      <source>SGF has no way to write the number {number}</source>
      <extracomment>records/sgf/values.py</extracomment>
      <translation>数{number}はSGFで書き表せません</translation>
    </message>
    <message>
      <source>{name}: no line says 'variant …'</source>
      <extracomment>records/text_file.py</extracomment>
      <translation>{name}: 'variant …'の行がありません</translation>
    </message>
    <message>
      <source>{name}, line {number}: {error}</source>
      <extracomment>records/text_file.py</extracomment>
      <translation>{name}、{number}行目: {error}</translation>
    </message>
    <message>
      <source>{name}, line {number}: version {header} is not {version}</source>
      <extracomment>records/text_file.py</extracomment>
      <translation>{name}、{number}行目: バージョンが{version}ではなく{header}です</translation>
    </message>
    <message>
      <source>{name}, line {number}: move '{quoted}': {error}</source>
      <extracomment>records/text_file.py</extracomment>
      <translation>{name}、{number}行目: 手「{quoted}」: {error}</translation>
    </message>
    <message>
      <source>{name}, line {number}: the seed '{seed}' is not a number</source>
      <extracomment>records/text_file.py</extracomment>
      <translation>{name}、{number}行: シード「{seed}」が数ではありません</translation>
    </message>
    <message>
      <source>{name}, line {number}: expected 'variant …', found '{quoted}'</source>
      <extracomment>records/text_file.py</extracomment>
      <translation>{name}、{number}行目: 'variant …'が必要ですが、「{quoted}」がありました</translation>
    </message>
    <message>
      <source>OpenGL drew nothing at {width}x{height}; try a smaller size</source>
      <extracomment>scene/canvas.py</extracomment>
      <translation>OpenGLは{width}x{height}で何も描画しませんでした。小さいサイズを試してください</translation>
    </message>
    <message>
      <source>pictures need a driver for OpenGL (Debian and Ubuntu: apt-get install libegl-mesa0 libgl1-mesa-dri)</source>
      <extracomment>scene/graphics.py</extracomment>
      <translation>画像にはOpenGLのドライバーが必要です（DebianとUbuntu: apt-get install libegl-mesa0 libgl1-mesa-dri）</translation>
    </message>
    <message>
      <source>OpenGL gives no version</source>
      <extracomment>scene/graphics.py</extracomment>
      <translation>OpenGLのバージョンが分かりません</translation>
    </message>
    <message>
      <source>pictures need the library libEGL.so.1 (Debian and Ubuntu: apt-get install libegl1 libgl1-mesa-dri)</source>
      <extracomment>scene/graphics.py</extracomment>
      <translation>画像にはライブラリlibEGL.so.1が必要です（DebianとUbuntu: apt-get install libegl1 libgl1-mesa-dri）</translation>
    </message>
    <message>
      <source>no materials '{name}' (choose from {materials})</source>
      <extracomment>scene/materials.py</extracomment>
      <translation>素材「{name}」はありません（使えるのは{materials}）</translation>
    </message>
    <message>
      <source>a picture of {width}x{height} is out of bounds ({least} to {most} pixels a side)</source>
      <extracomment>scene/offscreen.py</extracomment>
      <translation>{width}x{height}の画像は作れません（1辺は{least}から{most}ピクセルまで）</translation>
    </message>
    <message>
      <source>no quality '{name}' (choose from {qualities})</source>
      <extracomment>scene/quality.py</extracomment>
      <translation>画質「{name}」はありません（使えるのは{qualities}）</translation>
    </message>
    <message>
      <source>no theme '{name}' (choose from {themes})</source>
      <extracomment>scene/theme.py</extracomment>
      <translation>テーマ「{name}」はありません（使えるのは{themes}）</translation>
    </message>
    <message>
      <source>{reason}; it was restarted and the analysis continues</source>
      <extracomment>session/analyst.py</extracomment>
      <translation>{reason}。再起動して検討を続けます</translation>
    </message>
    <message>
      <source>the analysis has ended: {reason}</source>
      <extracomment>session/analyst.py</extracomment>
      <translation>検討が終了しました: {reason}</translation>
    </message>
    <message>
      <source>version {fields} is not {version}</source>
      <extracomment>session/autosave.py</extracomment>
      <translation>バージョンが{version}ではなく{fields}です</translation>
    </message>
    <message>
      <source>its game</source>
      <extracomment>session/autosave.py</extracomment>
      <translation>その対局</translation>
    </message>
    <message>
      <source>the game could not be saved: {reason}</source>
      <extracomment>session/autosave.py</extracomment>
      <translation>対局を保存できませんでした: {reason}</translation>
    </message>
    <message>
      <source>the saved game {path} cannot be read: {error}</source>
      <extracomment>session/autosave.py</extracomment>
      <translation>保存された対局{path}を読み込めません: {error}</translation>
    </message>
    <message>
      <source>{reason}; it was restarted and the game continues</source>
      <extracomment>session/computer_player.py</extracomment>
      <translation>{reason}。再起動して対局を続けます</translation>
    </message>
    <message>
      <source>the computer cannot play: {reason}</source>
      <extracomment>session/computer_player.py</extracomment>
      <translation>コンピューターが打てません: {reason}</translation>
    </message>
    <message>
      <source>in a rated game moves are played from the last position only</source>
      <extracomment>session/game_session.py</extracomment>
      <translation>レーティング対局では、棋譜の最後でしか打てません</translation>
    </message>
    <message>
      <source>{seat} lost on time</source>
      <extracomment>session/open_game.py</extracomment>
      <translation>{seat}が時間切れで負けました</translation>
    </message>
    <message>
      <source>{seat} forfeited the game</source>
      <extracomment>session/open_game.py</extracomment>
      <translation>{seat}が反則で負けました</translation>
    </message>
    <message>
      <source>the players agreed on it</source>
      <extracomment>session/open_game.py</extracomment>
      <translation>対局者が合意しました</translation>
    </message>
    <message>
      <source>{seat} resigned</source>
      <extracomment>session/open_game.py</extracomment>
      <translation>{seat}が投了しました</translation>
    </message>
    <message>
      <source>a program to play against has no command</source>
      <extracomment>session/players.py</extracomment>
      <translation>対局するプログラムのコマンドがありません</translation>
    </message>
    <message>
      <source>a program cannot think for {seconds} seconds</source>
      <extracomment>session/players.py</extracomment>
      <translation>プログラムの考慮時間を{seconds}秒にはできません</translation>
    </message>
    <message>
      <source>an analysis has ended: {reason}</source>
      <extracomment>session/program_analyst.py</extracomment>
      <translation>解析が終了しました: {reason}</translation>
    </message>
    <message>
      <source>the game waits: {reason}</source>
      <extracomment>session/program_player.py</extracomment>
      <translation>対局を一時停止しています: {reason}</translation>
    </message>
    <message>
      <source>an internal error of ringrealms3d, {fault}</source>
      <extracomment>session/program_thread.py</extracomment>
      <translation>ringrealms3dプログラムの不具合、{fault}</translation>
    </message>
    <message>
      <source>the review has ended: {reason}</source>
      <extracomment>session/reviewer.py</extracomment>
      <translation>棋譜解析が終了しました: {reason}</translation>
    </message>
    <message>
      <source>Something went wrong in the program. Your game continues.</source>
      <extracomment>window/app.py</extracomment>
      <translation>プログラムに不具合が起きました。対局は続けられます。</translation>
    </message>
    <message>
      <source>&amp;Copy the report</source>
      <extracomment>window/app.py</extracomment>
      <translation>レポートをコピー(&amp;C)</translation>
    </message>
    <message>
      <source>Something went wrong in the program. Your game continues, and the log has more.</source>
      <extracomment>window/app.py</extracomment>
      <translation>プログラムに不具合が起きました。対局は続けられます。詳しくはログを見てください。</translation>
    </message>
    <message>
      <source>Please report it: {bugs}</source>
      <extracomment>window/app.py</extracomment>
      <translation>報告先: {bugs}</translation>
    </message>
    <message>
      <source>Flat mode, boards are shown as maps: {problem}.</source>
      <extracomment>window/app.py</extracomment>
      <translation>平面モードで、盤を平面図で表示しています: {problem}。</translation>
    </message>
    <message>
      <source>Board</source>
      <extracomment>window/board/boards.py</extracomment>
      <translation>盤</translation>
    </message>
    <message>
      <source>Map of the whole board</source>
      <extracomment>window/board/boards.py</extracomment>
      <translation>盤全体の平面図</translation>
    </message>
    <message>
      <source>Flat mode: maps, drawn without OpenGL</source>
      <extracomment>window/board/boards.py</extracomment>
      <translation>平面モード: OpenGLを使わない平面図</translation>
    </message>
    <message>
      <source>Far side</source>
      <extracomment>window/board/boards.py</extracomment>
      <translation>裏側</translation>
    </message>
    <message>
      <source>Show the map</source>
      <extracomment>window/board/boards.py</extracomment>
      <translation>平面図を表示</translation>
    </message>
    <message>
      <source>Map</source>
      <extracomment>window/board/boards.py</extracomment>
      <translation>平面図</translation>
    </message>
    <message>
      <source>Show the far side</source>
      <extracomment>window/board/boards.py</extracomment>
      <translation>裏側を表示</translation>
    </message>
    <message>
      <source>Inserted: {line}</source>
      <extracomment>window/board/expected_line.py</extracomment>
      <translation>挿入しました: {line}</translation>
    </message>
    <message>
      <source>The game has this line already: {line}</source>
      <extracomment>window/board/expected_line.py</extracomment>
      <translation>この読み筋はもう棋譜にあります: {line}</translation>
    </message>
    <message>
      <source>Swap map and board</source>
      <extracomment>window/board/inset.py</extracomment>
      <translation>平面図と盤を入れ替え</translation>
    </message>
    <message>
      <source>Hide</source>
      <extracomment>window/board/inset.py</extracomment>
      <translation>隠す</translation>
    </message>
    <message>
      <source>Smaller</source>
      <extracomment>window/board/inset.py</extracomment>
      <translation>小さく</translation>
    </message>
    <message>
      <source>Larger</source>
      <extracomment>window/board/inset.py</extracomment>
      <translation>大きく</translation>
    </message>
    <message>
      <source>The board is turning. Click again when it has stopped.</source>
      <extracomment>window/board/move_input.py</extracomment>
      <translation>盤が回っています。止まってからもう一度クリックしてください。</translation>
    </message>
    <message>
      <source>Move in advance: {places}. Esc or a right click takes it back.</source>
      <extracomment>window/board/move_input.py</extracomment>
      <translation>先に指す手：{places}。Escキーか右クリックで取り消します。</translation>
    </message>
    <message>
      <source>The move in advance was taken back.</source>
      <extracomment>window/board/move_input.py</extracomment>
      <translation>予約した手を取り消しました。</translation>
    </message>
    <message>
      <source>Click there again to play.</source>
      <extracomment>window/board/move_input.py</extracomment>
      <translation>打つにはもう一度クリックしてください。</translation>
    </message>
    <message>
      <source>a free turn, {seat} moves again</source>
      <extracomment>window/board/preview.py</extracomment>
      <translation>追加手番、{seat}がもう一度打ちます</translation>
    </message>
    <message>
      <source>Faces</source>
      <extracomment>window/board/realms.py</extracomment>
      <translation>面</translation>
    </message>
    <message>
      <source>Edges</source>
      <extracomment>window/board/realms.py</extracomment>
      <translation>辺</translation>
    </message>
    <message>
      <source>Corners</source>
      <extracomment>window/board/realms.py</extracomment>
      <translation>頂点</translation>
    </message>
    <message>
      <source>Cells</source>
      <extracomment>window/board/realms.py</extracomment>
      <translation>マス</translation>
    </message>
    <message>
      <source>Pillars</source>
      <extracomment>window/board/realms.py</extracomment>
      <translation>柱</translation>
    </message>
    <message>
      <source>Racks</source>
      <extracomment>window/board/realms.py</extracomment>
      <translation>ラック</translation>
    </message>
    <message>
      <source>The last move is on the far side: click or press {turn}</source>
      <extracomment>window/board/space/far_side.py</extracomment>
      <translation>最後の手は裏側にあります: クリックか{turn}キーで表示</translation>
    </message>
    <message>
      <source>The last move is on the far side</source>
      <extracomment>window/board/space/far_side.py</extracomment>
      <translation>最後の手は裏側にあります</translation>
    </message>
    <message>
      <source>the 3-D view needs OpenGL {version} or later</source>
      <extracomment>window/board/space/opengl.py</extracomment>
      <translation>立体表示にはOpenGL {version}以降が必要です</translation>
    </message>
    <message>
      <source>a newer graphics driver brings it (Debian and Ubuntu: apt-get install libgl1-mesa-dri)</source>
      <extracomment>window/board/space/opengl.py</extracomment>
      <translation>新しいグラフィックドライバーで使えるようになります（DebianとUbuntu: apt-get install libgl1-mesa-dri）</translation>
    </message>
    <message>
      <source>{found}; {needs}; {fix}</source>
      <extracomment>window/board/space/opengl.py</extracomment>
      <translation>{found}。{needs}。{fix}</translation>
    </message>
    <message>
      <source>no OpenGL was found on this display</source>
      <extracomment>window/board/space/opengl.py</extracomment>
      <translation>このディスプレイにOpenGLが見つかりません</translation>
    </message>
    <message>
      <source>OpenGL {version} was found on this display</source>
      <extracomment>window/board/space/opengl.py</extracomment>
      <translation>このディスプレイのOpenGLは{version}です</translation>
    </message>
    <message>
      <source>Take apart</source>
      <extracomment>window/board/space/view_bar.py</extracomment>
      <translation>分解</translation>
    </message>
    <message>
      <source>Take the board apart ( [ and ] )</source>
      <extracomment>window/board/space/view_bar.py</extracomment>
      <translation>盤を分解する（[ と ]）</translation>
    </message>
    <message>
      <source>Highest layer shown</source>
      <extracomment>window/board/space/view_bar.py</extracomment>
      <translation>表示する最上段</translation>
    </message>
    <message>
      <source>Look below the upper layers (Page Up and Page Down)</source>
      <extracomment>window/board/space/view_bar.py</extracomment>
      <translation>上の段を隠して中を見る（Page UpとPage Down）</translation>
    </message>
    <message>
      <source>Layer {level} of {levels}</source>
      <extracomment>window/board/space/view_bar.py</extracomment>
      <translation>{level}段目／全{levels}段</translation>
    </message>
    <message>
      <source>Best moves</source>
      <extracomment>window/features/analysis/candidate_table.py</extracomment>
      <translation>候補手</translation>
    </message>
    <message>
      <source>Move</source>
      <extracomment>window/features/analysis/candidate_table.py</extracomment>
      <translation>手</translation>
    </message>
    <message>
      <source>Chance</source>
      <extracomment>window/features/analysis/candidate_table.py</extracomment>
      <translation>勝率</translation>
    </message>
    <message>
      <source>Margin</source>
      <extracomment>window/features/analysis/candidate_table.py</extracomment>
      <translation>差</translation>
    </message>
    <message>
      <source>Visits</source>
      <extracomment>window/features/analysis/candidate_table.py</extracomment>
      <translation>訪問数</translation>
    </message>
    <message>
      <source>Then</source>
      <extracomment>window/features/analysis/candidate_table.py</extracomment>
      <translation>読み筋</translation>
    </message>
    <message>
      <source>Chances unknown</source>
      <extracomment>window/features/analysis/chance_bar.py</extracomment>
      <translation>勝率は不明</translation>
    </message>
    <message>
      <source>When I stop it</source>
      <extracomment>window/features/analysis/efforts.py</extracomment>
      <translation>自分で止めるまで</translation>
    </message>
    <message>
      <source>{count} GB</source>
      <extracomment>window/features/analysis/efforts.py</extracomment>
      <translation>{count} GB</translation>
    </message>
    <message>
      <source>&amp;Threads of the analysis</source>
      <extracomment>window/features/analysis/efforts.py</extracomment>
      <translation>解析のスレッド数(&amp;T)</translation>
    </message>
    <message>
      <source>How many processor cores the analysis may keep busy.</source>
      <extracomment>window/features/analysis/efforts.py</extracomment>
      <translation>解析が使ってよいプロセッサーのコア数です。</translation>
    </message>
    <message>
      <source>Mem&amp;ory of the analysis</source>
      <extracomment>window/features/analysis/efforts.py</extracomment>
      <translation>解析のメモリー(&amp;O)</translation>
    </message>
    <message>
      <source>How much memory the analysis may use.</source>
      <extracomment>window/features/analysis/efforts.py</extracomment>
      <translation>解析が記憶に使ってよいメモリーの量です。</translation>
    </message>
    <message>
      <source>&amp;End of the analysis</source>
      <extracomment>window/features/analysis/efforts.py</extracomment>
      <translation>解析の終わり(&amp;E)</translation>
    </message>
    <message>
      <source>After what time, or how many playouts, the analysis of a position ends.</source>
      <extracomment>window/features/analysis/efforts.py</extracomment>
      <translation>どれだけの時間またはプレイアウト数で局面の解析を終えるかです。</translation>
    </message>
    <message>
      <source>{count} MB</source>
      <extracomment>window/features/analysis/efforts.py</extracomment>
      <translation>{count} MB</translation>
    </message>
    <message>
      <source>{seconds} s</source>
      <extracomment>window/features/analysis/efforts.py</extracomment>
      <translation>{seconds}秒</translation>
    </message>
    <message>
      <source>{count} playouts</source>
      <extracomment>window/features/analysis/efforts.py</extracomment>
      <translation>{count}プレイアウト</translation>
    </message>
    <message>
      <source>&amp;Analyse every position</source>
      <extracomment>window/features/analysis/feature.py</extracomment>
      <translation>常に検討(&amp;A)</translation>
    </message>
    <message>
      <source>Show the engine's best moves beside the board and on it.</source>
      <extracomment>window/features/analysis/feature.py</extracomment>
      <translation>エンジンの候補手を、盤の横と盤上に表示します。</translation>
    </message>
    <message>
      <source>&amp;Hint</source>
      <extracomment>window/features/analysis/feature.py</extracomment>
      <translation>ヒント(&amp;H)</translation>
    </message>
    <message>
      <source>Show a good move for this position.</source>
      <extracomment>window/features/analysis/feature.py</extracomment>
      <translation>この局面のよい手を表示します。</translation>
    </message>
    <message>
      <source>&amp;Freeze the analysis</source>
      <extracomment>window/features/analysis/feature.py</extracomment>
      <translation>解析を固定(&amp;F)</translation>
    </message>
    <message>
      <source>Keep the list as it is while you try moves, or continue the analysis.</source>
      <extracomment>window/features/analysis/feature.py</extracomment>
      <translation>手を試すあいだリストをそのまま残すか、解析を続けます。</translation>
    </message>
    <message>
      <source>Best &amp;moves shown</source>
      <extracomment>window/features/analysis/feature.py</extracomment>
      <translation>表示する最善手の数(&amp;M)</translation>
    </message>
    <message>
      <source>How many of the best moves are listed, and marked on the boards.</source>
      <extracomment>window/features/analysis/feature.py</extracomment>
      <translation>リストと盤上に示す最善手の数です。</translation>
    </message>
    <message>
      <source>Analysis</source>
      <extracomment>window/features/analysis/feature.py</extracomment>
      <translation>検討</translation>
    </message>
    <message>
      <source>The game is over. {new} starts a new one.</source>
      <extracomment>window/features/analysis/feature.py</extracomment>
      <translation>対局は終わりました。{new}で新しい対局を始めます。</translation>
    </message>
    <message>
      <source>Analyse</source>
      <extracomment>window/features/analysis/feature.py</extracomment>
      <translation>検討</translation>
    </message>
    <message>
      <source>Hint: {text}</source>
      <extracomment>window/features/analysis/feature.py</extracomment>
      <translation>ヒント: {text}</translation>
    </message>
    <message>
      <source>Looking for a good move…</source>
      <extracomment>window/features/analysis/feature.py</extracomment>
      <translation>よい手を探しています…</translation>
    </message>
    <message>
      <source>Play thi&amp;s move</source>
      <extracomment>window/features/analysis/line_commands.py</extracomment>
      <translation>この手を打つ(&amp;S)</translation>
    </message>
    <message>
      <source>Play the selected move of the list, or the best one.</source>
      <extracomment>window/features/analysis/line_commands.py</extracomment>
      <translation>リストで選んだ手、なければ最善手を打ちます。</translation>
    </message>
    <message>
      <source>&amp;Insert its line</source>
      <extracomment>window/features/analysis/line_commands.py</extracomment>
      <translation>読み筋を挿入(&amp;I)</translation>
    </message>
    <message>
      <source>Put the expected line of the selected move, or the best one, into the game.</source>
      <extracomment>window/features/analysis/line_commands.py</extracomment>
      <translation>選んだ手、なければ最善手の読み筋を棋譜に入れます。</translation>
    </message>
    <message>
      <source>&amp;Copy its line</source>
      <extracomment>window/features/analysis/line_commands.py</extracomment>
      <translation>読み筋をコピー(&amp;C)</translation>
    </message>
    <message>
      <source>Copy the expected line of the selected move, or the best one, as text.</source>
      <extracomment>window/features/analysis/line_commands.py</extracomment>
      <translation>選んだ手、なければ最善手の読み筋をテキストとしてコピーします。</translation>
    </message>
    <message>
      <source>Copied: {line}</source>
      <extracomment>window/features/analysis/line_commands.py</extracomment>
      <translation>コピーしました: {line}</translation>
    </message>
    <message>
      <source>has ended</source>
      <extracomment>window/features/analysis/other_programs.py</extracomment>
      <translation>終了しました</translation>
    </message>
    <message>
      <source>is getting ready…</source>
      <extracomment>window/features/analysis/other_programs.py</extracomment>
      <translation>準備中…</translation>
    </message>
    <message>
      <source>State of the analysis</source>
      <extracomment>window/features/analysis/panel.py</extracomment>
      <translation>検討の状況</translation>
    </message>
    <message>
      <source>What the move does</source>
      <extracomment>window/features/analysis/panel.py</extracomment>
      <translation>手の意味</translation>
    </message>
    <message>
      <source>Hint</source>
      <extracomment>window/features/analysis/panel.py</extracomment>
      <translation>ヒント</translation>
    </message>
    <message>
      <source>{count} playouts, {speed} a second</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>{count}プレイアウト、毎秒{speed}</translation>
    </message>
    <message>
      <source>draws, because {reason}</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>引き分け（{reason}）</translation>
    </message>
    <message>
      <source>{move} loses against the best answers.</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>{move}は、最善の応手で負けになります。</translation>
    </message>
    <message>
      <source>The engine is getting ready…</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>エンジンを準備しています…</translation>
    </message>
    <message>
      <source>The game is over.</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>対局は終わっています。</translation>
    </message>
    <message>
      <source>The result is already known: it is proven.</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>結果は以前に証明済みです。</translation>
    </message>
    <message>
      <source>The result of every move is proven.</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>すべての手の結果が証明されました。</translation>
    </message>
    <message>
      <source>{move}, then {answers}: {event}.</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>{move}、続いて{answers}: {event}。</translation>
    </message>
    <message>
      <source>{move} wins, whatever the answer.</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>{move}は、どう応じられても勝ちです。</translation>
    </message>
    <message>
      <source>{move} draws against the best answers.</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>{move}は、最善の応手で引き分けになります。</translation>
    </message>
    <message>
      <source>Frozen at move {number}. Try moves: the list stays.</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>{number} 手目で固定。手を試してもリストは残ります。</translation>
    </message>
    <message>
      <source>From before: {count} playouts</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>以前の結果: {count} プレイアウト</translation>
    </message>
    <message>
      <source>{count} M</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>{count}M</translation>
    </message>
    <message>
      <source>{seat} {share}</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>{seat} {share}</translation>
    </message>
    <message>
      <source>wins, because {reason}</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>勝ち（{reason}）</translation>
    </message>
    <message>
      <source>loses, because {reason}</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>負け（{reason}）</translation>
    </message>
    <message>
      <source>Paused while {player} thinks.</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>{player}の考慮中は一時停止します。</translation>
    </message>
    <message>
      <source>{count} k</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>{count}k</translation>
    </message>
    <message>
      <source>W</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>勝</translation>
    </message>
    <message>
      <source>D</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>分</translation>
    </message>
    <message>
      <source>L</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>負</translation>
    </message>
    <message>
      <source>{move}: {event}.</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>{move}: {event}。</translation>
    </message>
    <message>
      <source>{move}: the expected answer is {answer}.</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>{move}: 予想される応手は{answer}です。</translation>
    </message>
    <message>
      <source>Click to place the chosen piece; right-click to remove what is there.</source>
      <extracomment>window/features/editor/feature.py</extracomment>
      <translation>クリックで選んだ駒を置きます。右クリックでそこにあるものを取り除きます。</translation>
    </message>
    <message>
      <source>Set up a position</source>
      <extracomment>window/features/editor/feature.py</extracomment>
      <translation>局面を編集</translation>
    </message>
    <message>
      <source>S&amp;et up a position…</source>
      <extracomment>window/features/editor/feature.py</extracomment>
      <translation>局面を編集(&amp;E)…</translation>
    </message>
    <message>
      <source>Put pieces wherever you like, then play or analyse from there.</source>
      <extracomment>window/features/editor/feature.py</extracomment>
      <translation>駒を自由に並べ、そこから打ったり検討したりします。</translation>
    </message>
    <message>
      <source>The position was copied.</source>
      <extracomment>window/features/editor/feature.py</extracomment>
      <translation>局面をコピーしました。</translation>
    </message>
    <message>
      <source>Not possible: {reason}.</source>
      <extracomment>window/features/editor/feature.py</extracomment>
      <translation>できません: {reason}。</translation>
    </message>
    <message>
      <source>Pieces</source>
      <extracomment>window/features/editor/palette.py</extracomment>
      <translation>駒</translation>
    </message>
    <message>
      <source>Eraser</source>
      <extracomment>window/features/editor/palette.py</extracomment>
      <translation>消しゴム</translation>
    </message>
    <message>
      <source>This position can be played.</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>この局面から打てます。</translation>
    </message>
    <message>
      <source>Use the position of the game</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>対局の局面を取り込む</translation>
    </message>
    <message>
      <source>Whether the position can be played</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>この局面から打てるかどうか</translation>
    </message>
    <message>
      <source>{reason}: the game is over here.</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>{reason}。ここで終局です。</translation>
    </message>
    <message>
      <source>C&amp;lear</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>クリア(&amp;L)</translation>
    </message>
    <message>
      <source>Empty the board</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>盤を空にする</translation>
    </message>
    <message>
      <source>The position as text</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>局面のテキスト</translation>
    </message>
    <message>
      <source>The position as text; type or paste another one</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>局面のテキスト。別の局面を入力または貼り付けできます</translation>
    </message>
    <message>
      <source>Pla&amp;y from here</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>ここから打つ(&amp;Y)</translation>
    </message>
    <message>
      <source>Start a game in this position</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>この局面から対局を始める</translation>
    </message>
    <message>
      <source>Anal&amp;yse</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>検討(&amp;Y)</translation>
    </message>
    <message>
      <source>Show the engine's best moves here</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>この局面のエンジンの候補手を表示</translation>
    </message>
    <message>
      <source>&amp;Copy</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>コピー(&amp;C)</translation>
    </message>
    <message>
      <source>Copy the position as one line of text</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>局面を1行のテキストとしてコピー</translation>
    </message>
    <message>
      <source>Cancel</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>キャンセル</translation>
    </message>
    <message>
      <source>Back to the game</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>対局に戻る</translation>
    </message>
    <message>
      <source>From the ga&amp;me</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>対局から取り込む(&amp;M)</translation>
    </message>
    <message>
      <source>&amp;Fen</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>fen(&amp;F)</translation>
    </message>
    <message>
      <source>Show me</source>
      <extracomment>window/features/exercises/course_panel.py</extracomment>
      <translation>答えを見る</translation>
    </message>
    <message>
      <source>Lesson</source>
      <extracomment>window/features/exercises/course_panel.py</extracomment>
      <translation>レッスン</translation>
    </message>
    <message>
      <source>Back</source>
      <extracomment>window/features/exercises/course_panel.py</extracomment>
      <translation>戻る</translation>
    </message>
    <message>
      <source>Lesson {number} of {count}</source>
      <extracomment>window/features/exercises/course_panel.py</extracomment>
      <translation>レッスン{number}/{count}</translation>
    </message>
    <message>
      <source>Open a course</source>
      <extracomment>window/features/exercises/courses.py</extracomment>
      <translation>講座を開く</translation>
    </message>
    <message>
      <source>Courses (*.json)</source>
      <extracomment>window/features/exercises/courses.py</extracomment>
      <translation>講座 (*.json)</translation>
    </message>
    <message>
      <source>There is no course for this game.</source>
      <extracomment>window/features/exercises/courses.py</extracomment>
      <translation>このゲームの講座はありません。</translation>
    </message>
    <message>
      <source>That was the last lesson of the course.</source>
      <extracomment>window/features/exercises/courses.py</extracomment>
      <translation>これで講座の最後のレッスンが終わりました。</translation>
    </message>
    <message>
      <source>This is the last lesson: solve it to finish the course.</source>
      <extracomment>window/features/exercises/courses.py</extracomment>
      <translation>これが最後のレッスンです。解けば講座は終わりです。</translation>
    </message>
    <message>
      <source>Try again.</source>
      <extracomment>window/features/exercises/courses.py</extracomment>
      <translation>もう一度試してください。</translation>
    </message>
    <message>
      <source>Pu&amp;zzle</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>問題(&amp;Z)</translation>
    </message>
    <message>
      <source>Solve a puzzle from this game; those you missed return, and so do mistakes you kept.</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>このゲームの問題を解きます。間違えた問題と、カードに残した悪手は再び出題されます。</translation>
    </message>
    <message>
      <source>Puzzle &amp;theme</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>問題のテーマ(&amp;T)</translation>
    </message>
    <message>
      <source>Choose what the next puzzles ask for.</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>次からの問題で求めること。</translation>
    </message>
    <message>
      <source>Puzzles from &amp;all games</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>すべてのゲームの問題(&amp;A)</translation>
    </message>
    <message>
      <source>Take puzzles from all games, or only from the one on the board.</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>すべてのゲームから、または盤上のゲームからだけ問題を出します。</translation>
    </message>
    <message>
      <source>Puzzle &amp;results</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>問題の成績(&amp;R)</translation>
    </message>
    <message>
      <source>See your puzzle rating, your streaks, and what you solved of each theme.</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>問題のレーティング、連続正解、テーマごとの成績を見ます。</translation>
    </message>
    <message>
      <source>&amp;Learn this game</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>このゲームを学ぶ(&amp;L)</translation>
    </message>
    <message>
      <source>Learn the game on the board, from where you stopped.</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>盤上でゲームを学びます。前回の続きから始まります。</translation>
    </message>
    <message>
      <source>L&amp;esson</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>レッスン(&amp;E)</translation>
    </message>
    <message>
      <source>Go to a lesson of this game.</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>このゲームのレッスンを選びます。</translation>
    </message>
    <message>
      <source>&amp;Next lesson</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>次のレッスン(&amp;N)</translation>
    </message>
    <message>
      <source>Go to the next lesson, even if this one is not done.</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>今のレッスンが終わっていなくても、次のレッスンに進みます。</translation>
    </message>
    <message>
      <source>&amp;Previous lesson</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>前のレッスン(&amp;P)</translation>
    </message>
    <message>
      <source>Go back to the lesson before.</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>1つ前のレッスンに戻ります。</translation>
    </message>
    <message>
      <source>&amp;Open a course…</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>講座を開く(&amp;O)…</translation>
    </message>
    <message>
      <source>Open a course that somebody else wrote.</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>ほかの人が作った講座を受けます。</translation>
    </message>
    <message>
      <source>Leave the &amp;course</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>講座を中断(&amp;C)</translation>
    </message>
    <message>
      <source>Go back to your game. The course continues later where you stopped.</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>前の対局に戻ります。講座は後で続きから再開できます。</translation>
    </message>
    <message>
      <source>Next</source>
      <extracomment>window/features/exercises/guided.py</extracomment>
      <translation>次へ</translation>
    </message>
    <message>
      <source>Leave</source>
      <extracomment>window/features/exercises/guided.py</extracomment>
      <translation>やめる</translation>
    </message>
    <message>
      <source>Solution</source>
      <extracomment>window/features/exercises/puzzle_panel.py</extracomment>
      <translation>正解</translation>
    </message>
    <message>
      <source>Theme of the puzzles</source>
      <extracomment>window/features/exercises/puzzle_panel.py</extracomment>
      <translation>問題のテーマ</translation>
    </message>
    <message>
      <source>Results…</source>
      <extracomment>window/features/exercises/puzzle_panel.py</extracomment>
      <translation>成績…</translation>
    </message>
    <message>
      <source>Puzzle</source>
      <extracomment>window/features/exercises/puzzle_panel.py</extracomment>
      <translation>問題</translation>
    </message>
    <message>
      <source>Try again</source>
      <extracomment>window/features/exercises/puzzle_panel.py</extracomment>
      <translation>もう一度</translation>
    </message>
    <message>
      <source>Drop this card</source>
      <extracomment>window/features/exercises/puzzle_panel.py</extracomment>
      <translation>このカードを捨てる</translation>
    </message>
    <message>
      <source>It will not come back.</source>
      <extracomment>window/features/exercises/puzzle_panel.py</extracomment>
      <translation>もう出題されなくなります。</translation>
    </message>
    <message>
      <source>Your rating: about {points}</source>
      <extracomment>window/features/exercises/puzzle_results.py</extracomment>
      <translation>レーティング: 約{points}</translation>
    </message>
    <message>
      <source>Your rating: {points}</source>
      <extracomment>window/features/exercises/puzzle_results.py</extracomment>
      <translation>レーティング: {points}</translation>
    </message>
    <message>
      <source>Tried</source>
      <extracomment>window/features/exercises/puzzle_results.py</extracomment>
      <translation>挑戦</translation>
    </message>
    <message>
      <source>Solved</source>
      <extracomment>window/features/exercises/puzzle_results.py</extracomment>
      <translation>正解</translation>
    </message>
    <message>
      <source>With hints</source>
      <extracomment>window/features/exercises/puzzle_results.py</extracomment>
      <translation>ヒント使用</translation>
    </message>
    <message>
      <source>Missed</source>
      <extracomment>window/features/exercises/puzzle_results.py</extracomment>
      <translation>不正解</translation>
    </message>
    <message>
      <source>Puzzle results</source>
      <extracomment>window/features/exercises/puzzle_results.py</extracomment>
      <translation>問題の成績</translation>
    </message>
    <message>
      <source>By theme</source>
      <extracomment>window/features/exercises/puzzle_results.py</extracomment>
      <translation>テーマ別</translation>
    </message>
    <message>
      <source>By game</source>
      <extracomment>window/features/exercises/puzzle_results.py</extracomment>
      <translation>ゲーム別</translation>
    </message>
    <message>
      <source>rated {points}</source>
      <extracomment>window/features/exercises/puzzle_results.py</extracomment>
      <translation>レーティング{points}</translation>
    </message>
    <message>
      <source>Rating over the last puzzles</source>
      <extracomment>window/features/exercises/puzzle_results.py</extracomment>
      <translation>最近の問題でのレーティング</translation>
    </message>
    <message>
      <source>{count} in a row</source>
      <extracomment>window/features/exercises/puzzle_results.py</extracomment>
      <translation>{count}連続</translation>
    </message>
    <message>
      <source>You solved this one before.</source>
      <extracomment>window/features/exercises/puzzles.py</extracomment>
      <translation>前に解いたことのある問題です。</translation>
    </message>
    <message>
      <source>The card is gone: it will not come back.</source>
      <extracomment>window/features/exercises/puzzles.py</extracomment>
      <translation>カードを捨てました。この問題はもう出ません。</translation>
    </message>
    <message>
      <source>Your move could not be judged: {reason}.</source>
      <extracomment>window/features/exercises/puzzles.py</extracomment>
      <translation>その手を判定できませんでした: {reason}。</translation>
    </message>
    <message>
      <source>Any theme</source>
      <extracomment>window/features/exercises/puzzles.py</extracomment>
      <translation>すべてのテーマ</translation>
    </message>
    <message>
      <source>There are no puzzles for this game.</source>
      <extracomment>window/features/exercises/puzzles.py</extracomment>
      <translation>このゲームの問題はありません。</translation>
    </message>
    <message>
      <source>Looking at {move}…</source>
      <extracomment>window/features/exercises/puzzles.py</extracomment>
      <translation>{move}を調べています…</translation>
    </message>
    <message>
      <source>In pixels; on paper, 96 to the inch</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>ピクセル単位。紙では1インチが96ピクセルです</translation>
    </message>
    <message>
      <source>Better quality takes longer; a photograph takes minutes</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>美しいほど時間がかかり、写真では数分かかります</translation>
    </message>
    <message>
      <source>Mark the places where the side to move may play</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>手番の側が打てる地点に印を付けます</translation>
    </message>
    <message>
      <source>The longest side of a box around it</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>全体を囲む箱の最も長い辺</translation>
    </message>
    <message>
      <source>Anything thinner is thickened to this</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>これより薄い部分は、この厚さまで太くなります</translation>
    </message>
    <message>
      <source>The gap between parts that fit together</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>はめ合う部品の間の隙間</translation>
    </message>
    <message>
      <source>In millimetres; if a set needs several plates, each has its own file</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>ミリメートル単位。複数のプレートが必要なセットは、プレートごとに1ファイルになります</translation>
    </message>
    <message>
      <source>Including the pause after it</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>残りの手も続けて含めます</translation>
    </message>
    <message>
      <source>Turn the board to moves on its far side, or to the view kept with a move</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>裏側の手に盤を向けます。または当時の向きにします</translation>
    </message>
    <message>
      <source>Export</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>書き出し</translation>
    </message>
    <message>
      <source>Kind</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>種類</translation>
    </message>
    <message>
      <source>Size</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>サイズ</translation>
    </message>
    <message>
      <source>Other</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>その他</translation>
    </message>
    <message>
      <source>Colours</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>配色</translation>
    </message>
    <message>
      <source>Materials</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>素材</translation>
    </message>
    <message>
      <source>Quality</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>画質</translation>
    </message>
    <message>
      <source>Depth of fi&amp;eld</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>被写界深度(&amp;E)</translation>
    </message>
    <message>
      <source>&amp;Dots on legal moves</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>打てる地点の点(&amp;D)</translation>
    </message>
    <message>
      <source>&amp;Transparent background</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>背景を透明にする(&amp;T)</translation>
    </message>
    <message>
      <source>Largest extent</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>最大寸法</translation>
    </message>
    <message>
      <source>Minimum wall</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>最小の壁厚</translation>
    </message>
    <message>
      <source>Clearance</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>すき間</translation>
    </message>
    <message>
      <source>Paper</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>用紙</translation>
    </message>
    <message>
      <source>Frames per second</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>フレーム数/秒</translation>
    </message>
    <message>
      <source>Time per move</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>1手の時間</translation>
    </message>
    <message>
      <source>Time per turn</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>1回転の時間</translation>
    </message>
    <message>
      <source>Write the moves &amp;below</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>下に手順を書く(&amp;B)</translation>
    </message>
    <message>
      <source>Turn t&amp;o show each move</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>手が見える側に視点を移す(&amp;O)</translation>
    </message>
    <message>
      <source>&amp;Kind</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>種類(&amp;K)</translation>
    </message>
    <message>
      <source>As large as the window</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>ウィンドウと同じ大きさ</translation>
    </message>
    <message>
      <source>pixels</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>ピクセル</translation>
    </message>
    <message>
      <source>&amp;Size</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>サイズ(&amp;S)</translation>
    </message>
    <message>
      <source>&amp;Colours</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>配色(&amp;C)</translation>
    </message>
    <message>
      <source>&amp;Materials</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>素材(&amp;M)</translation>
    </message>
    <message>
      <source>&amp;Quality</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>画質(&amp;Q)</translation>
    </message>
    <message>
      <source>&amp;Largest extent</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>最大寸法(&amp;L)</translation>
    </message>
    <message>
      <source>Minimum &amp;wall</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>最小の壁厚(&amp;W)</translation>
    </message>
    <message>
      <source>Clea&amp;rance</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>すき間(&amp;R)</translation>
    </message>
    <message>
      <source>Printer &amp;bed</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>プリンターのベッド(&amp;B)</translation>
    </message>
    <message>
      <source>&amp;Paper</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>用紙(&amp;P)</translation>
    </message>
    <message>
      <source>&amp;Frames per second</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>フレーム数/秒(&amp;F)</translation>
    </message>
    <message>
      <source>Time per mo&amp;ve</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>1手の時間(&amp;V)</translation>
    </message>
    <message>
      <source>T&amp;ime per turn</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>1回転の時間(&amp;I)</translation>
    </message>
    <message>
      <source>Width</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>幅</translation>
    </message>
    <message>
      <source>Height</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>高さ</translation>
    </message>
    <message>
      <source>photograph: {name}</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>写真: {name}</translation>
    </message>
    <message>
      <source>Width of the bed</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>ベッドの幅</translation>
    </message>
    <message>
      <source>Depth of the bed</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>ベッドの奥行き</translation>
    </message>
    <message>
      <source>{what}: exporting…</source>
      <extracomment>window/features/export/export_job.py</extracomment>
      <translation>{what}: 作成中…</translation>
    </message>
    <message>
      <source>nothing can be written in '{beside}': {strerror}</source>
      <extracomment>window/features/export/export_job.py</extracomment>
      <translation>「{beside}」に書き込めません: {strerror}</translation>
    </message>
    <message>
      <source>the export ended early</source>
      <extracomment>window/features/export/export_job.py</extracomment>
      <translation>作成中のプロセスが途中で終了しました</translation>
    </message>
    <message>
      <source>Exported: {path}</source>
      <extracomment>window/features/export/export_job.py</extracomment>
      <translation>書き出しました: {path}</translation>
    </message>
    <message>
      <source>Nothing was exported: {error}</source>
      <extracomment>window/features/export/export_job.py</extracomment>
      <translation>書き出せませんでした: {error}</translation>
    </message>
    <message>
      <source>Save pi&amp;cture…</source>
      <extracomment>window/features/export/feature.py</extracomment>
      <translation>画像を保存(&amp;C)…</translation>
    </message>
    <message>
      <source>Save a picture of the board as you see it, in any size.</source>
      <extracomment>window/features/export/feature.py</extracomment>
      <translation>盤を見えているとおりに、好きな大きさで描きます。</translation>
    </message>
    <message>
      <source>E&amp;xport…</source>
      <extracomment>window/features/export/feature.py</extracomment>
      <translation>書き出し(&amp;X)…</translation>
    </message>
    <message>
      <source>Make a picture, drawing, model, film or page of the game.</source>
      <extracomment>window/features/export/feature.py</extracomment>
      <translation>対局の画像・図・モデル・動画・ページを作ります。</translation>
    </message>
    <message>
      <source>Copy pictu&amp;re</source>
      <extracomment>window/features/export/feature.py</extracomment>
      <translation>画像をコピー(&amp;R)</translation>
    </message>
    <message>
      <source>Copy a picture of the board as you see it.</source>
      <extracomment>window/features/export/feature.py</extracomment>
      <translation>見えているとおりの盤の画像をコピーします。</translation>
    </message>
    <message>
      <source>The picture was copied.</source>
      <extracomment>window/features/export/feature.py</extracomment>
      <translation>画像をコピーしました。</translation>
    </message>
    <message numerus="yes">
      <source>{name} has {count} games. Which do you want to open?</source>
      <extracomment>window/features/files/chapters_dialog.py</extracomment>
      <translation>
        <numerusform>{name}には{count}局入っています。どれを開きますか？</numerusform>
      </translation>
    </message>
    <message>
      <source>First</source>
      <extracomment>window/features/files/chapters_dialog.py</extracomment>
      <translation>先手</translation>
    </message>
    <message>
      <source>Second</source>
      <extracomment>window/features/files/chapters_dialog.py</extracomment>
      <translation>後手</translation>
    </message>
    <message>
      <source>Date</source>
      <extracomment>window/features/files/chapters_dialog.py</extracomment>
      <translation>日付</translation>
    </message>
    <message>
      <source>Games</source>
      <extracomment>window/features/files/chapters_dialog.py</extracomment>
      <translation>対局</translation>
    </message>
    <message>
      <source>unreadable</source>
      <extracomment>window/features/files/chapters_dialog.py</extracomment>
      <translation>読み込めません</translation>
    </message>
    <message>
      <source>&amp;Open</source>
      <extracomment>window/features/files/chapters_dialog.py</extracomment>
      <translation>開く(&amp;O)</translation>
    </message>
    <message>
      <source>&amp;Add all to the library</source>
      <extracomment>window/features/files/chapters_dialog.py</extracomment>
      <translation>すべてライブラリへ(&amp;A)</translation>
    </message>
    <message>
      <source>Open a game</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>棋譜を開く</translation>
    </message>
    <message>
      <source>Save game</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>棋譜を保存</translation>
    </message>
    <message>
      <source>&amp;Open a game…</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>棋譜を開く(&amp;O)…</translation>
    </message>
    <message>
      <source>Open a game from a file. You can also drag the file onto the window.</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>ファイルの棋譜を開きます。ウィンドウにドラッグしても開けます。</translation>
    </message>
    <message>
      <source>Open r&amp;ecent</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>最近使った棋譜(&amp;E)</translation>
    </message>
    <message>
      <source>Open a game that was opened or saved recently.</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>最近開いた、または保存した棋譜を開きます。</translation>
    </message>
    <message>
      <source>Sa&amp;ve</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>保存(&amp;V)</translation>
    </message>
    <message>
      <source>Save the game to its file.</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>対局をそのファイルに書き込みます。</translation>
    </message>
    <message>
      <source>Save &amp;as…</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
      <source>Save the game to another file.</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>対局を別のファイルに書き込みます。</translation>
    </message>
    <message>
      <source>Copy ga&amp;me</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>棋譜をコピー(&amp;M)</translation>
    </message>
    <message>
      <source>Copy the game as text, with its variations and notes.</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>対局を、変化手順と注釈も含めてテキストとしてコピーします。</translation>
    </message>
    <message>
      <source>Copy pos&amp;ition</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>局面をコピー(&amp;I)</translation>
    </message>
    <message>
      <source>Copy the position as one line of text.</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>局面を1行のテキストとしてコピーします。</translation>
    </message>
    <message>
      <source>Pas&amp;te game or position</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>棋譜や局面を貼り付け(&amp;T)</translation>
    </message>
    <message>
      <source>Open the game or position on the clipboard.</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>クリップボードの棋譜や局面を盤に並べます。</translation>
    </message>
    <message>
      <source>Play on a &amp;polyhedron…</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>多面体で打つ(&amp;P)…</translation>
    </message>
    <message>
      <source>Play Ring Majority on a solid from a file.</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>ファイルの立体でRing Majorityを打ちます。</translation>
    </message>
    <message>
      <source>Games ({endings})</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>棋譜 ({endings})</translation>
    </message>
    <message>
      <source>The game was copied.</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>棋譜をコピーしました。</translation>
    </message>
    <message>
      <source>The game was saved as {path}.</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>棋譜を{path}に保存しました。</translation>
    </message>
    <message>
      <source>The game could not be saved and will be lost: {reason}.</source>
      <extracomment>window/features/files/last_question.py</extracomment>
      <translation>対局を保存できなかったため、このままでは失われます: {reason}。</translation>
    </message>
    <message>
      <source>&amp;Save it elsewhere…</source>
      <extracomment>window/features/files/last_question.py</extracomment>
      <translation>別の場所に保存(&amp;S)…</translation>
    </message>
    <message>
      <source>&amp;Close anyway</source>
      <extracomment>window/features/files/last_question.py</extracomment>
      <translation>保存せずに閉じる(&amp;C)</translation>
    </message>
    <message>
      <source>The library has more of this game, so its copy is shown.</source>
      <extracomment>window/features/files/opening.py</extracomment>
      <translation>ライブラリのほうが内容が多いので、ライブラリにある対局を表示します。</translation>
    </message>
    <message>
      <source>The game was pasted.</source>
      <extracomment>window/features/files/opening.py</extracomment>
      <translation>棋譜を貼り付けました。</translation>
    </message>
    <message>
      <source>No game was opened.</source>
      <extracomment>window/features/files/opening.py</extracomment>
      <translation>棋譜を開けませんでした。</translation>
    </message>
    <message>
      <source>Opened game {number} of {name}.</source>
      <extracomment>window/features/files/opening.py</extracomment>
      <translation>{name}の第{number}局を開きました。</translation>
    </message>
    <message>
      <source>Opened {name}.</source>
      <extracomment>window/features/files/opening.py</extracomment>
      <translation>{name}を開きました。</translation>
    </message>
    <message>
      <source>the clipboard</source>
      <extracomment>window/features/files/opening.py</extracomment>
      <translation>クリップボード</translation>
    </message>
    <message>
      <source>Opening {name} …</source>
      <extracomment>window/features/files/opening.py</extracomment>
      <translation>{name}を開いています…</translation>
    </message>
    <message>
      <source>Open a polyhedron</source>
      <extracomment>window/features/files/polyhedra.py</extracomment>
      <translation>多面体を開く</translation>
    </message>
    <message>
      <source>The file was not opened.</source>
      <extracomment>window/features/files/polyhedra.py</extracomment>
      <translation>ファイルを開けませんでした。</translation>
    </message>
    <message>
      <source>Abstract games on true 3-D boards. The games and their designers:</source>
      <extracomment>window/features/help/about.py</extracomment>
      <translation>本物の立体盤で遊ぶアブストラクトゲーム集です。ゲームと作者:</translation>
    </message>
    <message>
      <source>Free software without any warranty, under the {licence}, version 3 or later.</source>
      <extracomment>window/features/help/about.py</extracomment>
      <translation>無保証のフリーソフトウェアです。ライセンスは{licence}バージョン3以降です。</translation>
    </message>
    <message>
      <source>About ringrealms3d</source>
      <extracomment>window/features/help/about.py</extracomment>
      <translation>ringrealms3dについて</translation>
    </message>
    <message>
      <source>Icons: {icons}, ISC licence</source>
      <extracomment>window/features/help/about.py</extracomment>
      <translation>アイコン: {icons}、ISCライセンス</translation>
    </message>
    <message>
      <source>Further reading: {documents}</source>
      <extracomment>window/features/help/about.py</extracomment>
      <translation>参考文書: {documents}</translation>
    </message>
    <message>
      <source>&amp;Rules</source>
      <extracomment>window/features/help/feature.py</extracomment>
      <translation>ルール(&amp;R)</translation>
    </message>
    <message>
      <source>Read the rules of the game, with diagrams.</source>
      <extracomment>window/features/help/feature.py</extracomment>
      <translation>図付きのルールを読みます。</translation>
    </message>
    <message>
      <source>&amp;Keys and mouse</source>
      <extracomment>window/features/help/feature.py</extracomment>
      <translation>キーとマウスの操作(&amp;K)</translation>
    </message>
    <message>
      <source>List what keys and mouse do, and choose keys of your own.</source>
      <extracomment>window/features/help/feature.py</extracomment>
      <translation>キーとマウスの働きを一覧し、自分のキーを選びます。</translation>
    </message>
    <message>
      <source>&amp;Find a command…</source>
      <extracomment>window/features/help/feature.py</extracomment>
      <translation>コマンドを検索(&amp;F)…</translation>
    </message>
    <message>
      <source>Type a word to find a command and run it.</source>
      <extracomment>window/features/help/feature.py</extracomment>
      <translation>語を入力して、見つかったコマンドを実行します。</translation>
    </message>
    <message>
      <source>&amp;About ringrealms3d</source>
      <extracomment>window/features/help/feature.py</extracomment>
      <translation>ringrealms3dについて(&amp;A)</translation>
    </message>
    <message>
      <source>Version, licence and links.</source>
      <extracomment>window/features/help/feature.py</extracomment>
      <translation>バージョン、ライセンス、リンクを表示します。</translation>
    </message>
    <message>
      <source>New key</source>
      <extracomment>window/features/help/key_editor.py</extracomment>
      <translation>新しいキー</translation>
    </message>
    <message>
      <source>&amp;No key</source>
      <extracomment>window/features/help/key_editor.py</extracomment>
      <translation>キーなし(&amp;N)</translation>
    </message>
    <message>
      <source>&amp;Usual key</source>
      <extracomment>window/features/help/key_editor.py</extracomment>
      <translation>通常のキー(&amp;U)</translation>
    </message>
    <message>
      <source>&amp;Take it over</source>
      <extracomment>window/features/help/key_editor.py</extracomment>
      <translation>そこから移す(&amp;T)</translation>
    </message>
    <message>
      <source>Choose a command above to give it another key.</source>
      <extracomment>window/features/help/key_editor.py</extracomment>
      <translation>別のキーを割り当てるコマンドを上から選んでください。</translation>
    </message>
    <message>
      <source>All commands have their usual keys.</source>
      <extracomment>window/features/help/key_editor.py</extracomment>
      <translation>すべてのコマンドが通常のキーに戻りました。</translation>
    </message>
    <message>
      <source>{command}: {key}</source>
      <extracomment>window/features/help/key_editor.py</extracomment>
      <translation>{command}：{key}</translation>
    </message>
    <message>
      <source>{command} has no key now.</source>
      <extracomment>window/features/help/key_editor.py</extracomment>
      <translation>{command}にはキーがなくなりました。</translation>
    </message>
    <message>
      <source>{command}: press the new key.</source>
      <extracomment>window/features/help/key_editor.py</extracomment>
      <translation>{command}：割り当てるキーを押してください。</translation>
    </message>
    <message>
      <source>{key} is already used on the board.</source>
      <extracomment>window/features/help/key_editor.py</extracomment>
      <translation>{key}は盤上で使われます。</translation>
    </message>
    <message>
      <source>{key} is the key of “{command}”.</source>
      <extracomment>window/features/help/key_editor.py</extracomment>
      <translation>{key}は「{command}」のキーです。</translation>
    </message>
    <message>
      <source>{key} opens the menu “{menu}”.</source>
      <extracomment>window/features/help/key_editor.py</extracomment>
      <translation>{key}はメニュー「{menu}」を開きます。</translation>
    </message>
    <message>
      <source>Keys and mouse</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>キーとマウスの操作</translation>
    </message>
    <message>
      <source>Mouse</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>マウス</translation>
    </message>
    <message>
      <source>Everywhere in the window</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>ウィンドウ内のどこでも</translation>
    </message>
    <message>
      <source>While a board has the focus</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>盤にフォーカスがあるとき</translation>
    </message>
    <message>
      <source>While the list of moves has the focus</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>手順一覧にフォーカスがあるとき</translation>
    </message>
    <message>
      <source>While the tree of variations has the focus</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>変化手順のツリーにフォーカスがあるとき</translation>
    </message>
    <message>
      <source>Commands without a key</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>キーのないコマンド</translation>
    </message>
    <message>
      <source>Reset &amp;all keys</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>すべてのキーを元に戻す(&amp;A)</translation>
    </message>
    <message>
      <source>Find a command</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>コマンドを検索</translation>
    </message>
    <message>
      <source>Click</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>クリック</translation>
    </message>
    <message>
      <source>Play there, or pick up and put down a piece</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>そこに打つ、または駒を持ち上げて置く</translation>
    </message>
    <message>
      <source>Ctrl+click</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Ctrl+クリック</translation>
    </message>
    <message>
      <source>Play on the place behind</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>見えているものの後ろに打つ</translation>
    </message>
    <message>
      <source>Drag</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>ドラッグ</translation>
    </message>
    <message>
      <source>Turn the board; move a map that is zoomed</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>盤を回す。拡大した平面図を動かす</translation>
    </message>
    <message>
      <source>Drag with the right button</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>右ボタンでドラッグ</translation>
    </message>
    <message>
      <source>Draw an arrow from place to place; beside the board, turn it</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>場所から場所へ矢印を描く。盤の外では盤を回す</translation>
    </message>
    <message>
      <source>Drag with the middle button</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>中ボタンでドラッグ</translation>
    </message>
    <message>
      <source>Turn the board wherever the drag begins</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>どこから始めても盤を回す</translation>
    </message>
    <message>
      <source>Wheel</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>ホイール</translation>
    </message>
    <message>
      <source>Zoom</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>拡大・縮小</translation>
    </message>
    <message>
      <source>Right-click</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>右クリック</translation>
    </message>
    <message>
      <source>Show what can be done there</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>そこでできる操作を表示</translation>
    </message>
    <message>
      <source>Right-click with Shift, Ctrl or both</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Shift、Ctrlまたは両方を押して右クリック</translation>
    </message>
    <message>
      <source>Mark the place in green, blue or yellow; arrows too have these colours</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>場所に緑、青、黄の印を付ける。矢印も同じ色になる</translation>
    </message>
    <message>
      <source>Finger</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>指</translation>
    </message>
    <message>
      <source>Tap to play, drag to turn, hold for the menu; pinch to zoom</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>タップで打つ、ドラッグで回す、長押しでメニュー、2本指で拡大・縮小</translation>
    </message>
    <message>
      <source>Double-click beside the board</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>盤の外をダブルクリック</translation>
    </message>
    <message>
      <source>Go back to the home view</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>基本の視点に戻る</translation>
    </message>
    <message>
      <source>Arrows</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>矢印キー</translation>
    </message>
    <message>
      <source>Point to the next place that way</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>その方向の次の場所を指す</translation>
    </message>
    <message>
      <source>Tab, Shift+Tab</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Tab、Shift+Tab</translation>
    </message>
    <message>
      <source>Point to another kind of place or another layer; after the last, leave the board</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>別の種類の場所や別の段を指す。最後まで来たら次へ移る</translation>
    </message>
    <message>
      <source>Enter</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Enter</translation>
    </message>
    <message>
      <source>Play where the keys point</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>キーで指している場所に打つ</translation>
    </message>
    <message>
      <source>Ctrl+arrows</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Ctrl+矢印キー</translation>
    </message>
    <message>
      <source>Turn the board</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>盤を回す</translation>
    </message>
    <message>
      <source>+ and −</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>+ と −</translation>
    </message>
    <message>
      <source>[ and ]</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>[ と ]</translation>
    </message>
    <message>
      <source>Put the board together, take it apart</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>盤を組み立てる、分解する</translation>
    </message>
    <message>
      <source>Page Up, Page Down</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Page Up、Page Down</translation>
    </message>
    <message>
      <source>Show one layer more, or one less</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>表示する段を1つ増やす、減らす</translation>
    </message>
    <message>
      <source>Keypad 4, 6, 8, 2</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>テンキーの4、6、8、2</translation>
    </message>
    <message>
      <source>Move the camera by 15 degrees</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>視点を15度動かす</translation>
    </message>
    <message>
      <source>Keypad 5</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>テンキーの5</translation>
    </message>
    <message>
      <source>Parallel projection, or perspective again</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>平行投影と透視投影の切り替え</translation>
    </message>
    <message>
      <source>Keypad 9</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>テンキーの9</translation>
    </message>
    <message>
      <source>Look from the opposite side</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>反対側から見る</translation>
    </message>
    <message>
      <source>Esc</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Esc</translation>
    </message>
    <message>
      <source>Put down what was picked up</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>持ち上げた駒を下ろす</translation>
    </message>
    <message>
      <source>Left, Right</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>左、右</translation>
    </message>
    <message>
      <source>Go one move back, or forward</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>1手戻る、または進む</translation>
    </message>
    <message>
      <source>Up, Down</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>上、下</translation>
    </message>
    <message>
      <source>Go to the move in the row above, or below</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>上または下の行の手へ移る</translation>
    </message>
    <message>
      <source>Home, End</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Home、End</translation>
    </message>
    <message>
      <source>Go to the start, or to the end</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>最初または最後へ移る</translation>
    </message>
    <message>
      <source>Space</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Space</translation>
    </message>
    <message>
      <source>Fold the variation, or unfold it</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>変化を折りたたむ、または開く</translation>
    </message>
    <message>
      <source>Delete</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Delete</translation>
    </message>
    <message>
      <source>Delete the move and everything after it</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>その手とそれ以降をすべて削除する</translation>
    </message>
    <message>
      <source>Go to the move beside this one, of another variation</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>隣にある別の変化の手へ移る</translation>
    </message>
    <message>
      <source>Key</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>キー</translation>
    </message>
    <message>
      <source>Action</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>動作</translation>
    </message>
    <message>
      <source>Rules</source>
      <extracomment>window/features/help/rules_dialog.py</extracomment>
      <translation>ルール</translation>
    </message>
    <message>
      <source>Basic strategy</source>
      <extracomment>window/features/help/rules_dialog.py</extracomment>
      <translation>最初の作戦</translation>
    </message>
    <message>
      <source>Rules of {title}</source>
      <extracomment>window/features/help/rules_dialog.py</extracomment>
      <translation>{title}のルール</translation>
    </message>
    <message>
      <source>Deleting games…</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>対局を削除しています…</translation>
    </message>
    <message>
      <source>A rated game against level {n}: moves cannot be taken back, and there are no hints.</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>レベル{n}とのレーティング対局です。待ったもヒントもありません。</translation>
    </message>
    <message>
      <source>Exporting games…</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>対局を書き出しています…</translation>
    </message>
    <message>
      <source>Games written to {path}: {count}.</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>{path}に{count}局を書き出しました。</translation>
    </message>
    <message>
      <source>Open a library</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>ライブラリを開く</translation>
    </message>
    <message>
      <source>New library</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>新しいライブラリ</translation>
    </message>
    <message>
      <source>Changing tags…</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>タグを変更しています…</translation>
    </message>
    <message>
      <source>Export to a folder</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>フォルダーに書き出す</translation>
    </message>
    <message>
      <source>Import games</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>対局を取り込む</translation>
    </message>
    <message>
      <source>Import a folder</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>フォルダーを取り込む</translation>
    </message>
    <message>
      <source>Importing games…</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>対局を取り込んでいます…</translation>
    </message>
    <message>
      <source>&amp;Library…</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>ライブラリ(&amp;L)…</translation>
    </message>
    <message>
      <source>Find games that were played here, and what was played from this position.</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>ここで打たれた対局や、この局面から打たれた手を探します。</translation>
    </message>
    <message>
      <source>Play a ra&amp;ted game</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>レーティング対局(&amp;T)</translation>
    </message>
    <message>
      <source>Play on this board for your rating, against the level that fits it best.</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>この盤で、実力に最も合うレベルを相手に、レーティングをかけて打ちます。</translation>
    </message>
    <message>
      <source>Libraries</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>ライブラリ</translation>
    </message>
    <message>
      <source>Bringing back games…</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>対局を元に戻しています…</translation>
    </message>
    <message>
      <source>Games added: {count}.</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>{count}局を追加しました。</translation>
    </message>
    <message>
      <source>The selected game</source>
      <extracomment>window/features/library/game_preview.py</extracomment>
      <translation>選択した対局</translation>
    </message>
    <message>
      <source>Select a game to see it here.</source>
      <extracomment>window/features/library/game_preview.py</extracomment>
      <translation>対局を選ぶとここに表示されます。</translation>
    </message>
    <message>
      <source>First position</source>
      <extracomment>window/features/library/game_preview.py</extracomment>
      <translation>最初の局面</translation>
    </message>
    <message>
      <source>Previous move</source>
      <extracomment>window/features/library/game_preview.py</extracomment>
      <translation>前の手</translation>
    </message>
    <message>
      <source>Next move</source>
      <extracomment>window/features/library/game_preview.py</extracomment>
      <translation>次の手</translation>
    </message>
    <message>
      <source>Last move</source>
      <extracomment>window/features/library/game_preview.py</extracomment>
      <translation>最後の手</translation>
    </message>
    <message>
      <source>Position {ply} of {count}</source>
      <extracomment>window/features/library/game_preview.py</extracomment>
      <translation>局面 {ply} / {count}</translation>
    </message>
    <message>
      <source>Began</source>
      <extracomment>window/features/library/games_model.py</extracomment>
      <translation>開始</translation>
    </message>
    <message>
      <source>Result</source>
      <extracomment>window/features/library/games_model.py</extracomment>
      <translation>結果</translation>
    </message>
    <message>
      <source>Moves</source>
      <extracomment>window/features/library/games_model.py</extracomment>
      <translation>着手</translation>
    </message>
    <message>
      <source>Tags</source>
      <extracomment>window/features/library/games_model.py</extracomment>
      <translation>タグ</translation>
    </message>
    <message>
      <source>&amp;Event</source>
      <extracomment>window/features/library/games_model.py</extracomment>
      <translation>大会名(&amp;E)</translation>
    </message>
    <message>
      <source>&amp;Place</source>
      <extracomment>window/features/library/games_model.py</extracomment>
      <translation>場所(&amp;P)</translation>
    </message>
    <message>
      <source>Game</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>ゲーム</translation>
    </message>
    <message>
      <source>All games</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>すべてのゲーム</translation>
    </message>
    <message>
      <source>Any result</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>すべての結果</translation>
    </message>
    <message>
      <source>Tag</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>タグ</translation>
    </message>
    <message>
      <source>Any date</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>すべての日付</translation>
    </message>
    <message>
      <source>Today</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>今日</translation>
    </message>
    <message>
      <source>Length</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>長さ</translation>
    </message>
    <message>
      <source>Any length</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>すべての長さ</translation>
    </message>
    <message>
      <source>Player</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>対局者</translation>
    </message>
    <message>
      <source>Player, such as level 4</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>対局者（例: level 4）</translation>
    </message>
    <message>
      <source>Event or place</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>大会名または場所</translation>
    </message>
    <message>
      <source>Only with this &amp;position</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>この局面を含むもののみ(&amp;P)</translation>
    </message>
    <message>
      <source>&amp;Undo</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
      <source>Any tag</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>すべてのタグ</translation>
    </message>
    <message>
      <source>&amp;Files…</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>ファイル(&amp;F)…</translation>
    </message>
    <message>
      <source>All files in a f&amp;older…</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>フォルダー内のすべてのファイル(&amp;O)…</translation>
    </message>
    <message>
      <source>Open in a new ta&amp;b</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>新しいタブで開く(&amp;B)</translation>
    </message>
    <message>
      <source>&amp;Tags…</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>タグ(&amp;T)…</translation>
    </message>
    <message>
      <source>&amp;Delete</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>削除(&amp;D)</translation>
    </message>
    <message>
      <source>Select &amp;all</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>すべて選択(&amp;A)</translation>
    </message>
    <message>
      <source>&amp;Sort by</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>並べ替え(&amp;S)</translation>
    </message>
    <message>
      <source>&amp;Columns</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>列(&amp;C)</translation>
    </message>
    <message>
      <source>&amp;Import</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>取り込む(&amp;I)</translation>
    </message>
    <message>
      <source>&amp;Export</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>書き出し(&amp;E)</translation>
    </message>
    <message>
      <source>Export to one &amp;file…</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>一つのファイルに書き出し(&amp;F)…</translation>
    </message>
    <message>
      <source>Export to a f&amp;older…</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>フォルダーに書き出し(&amp;O)…</translation>
    </message>
    <message>
      <source>Up to {most} moves</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>{most}手以下</translation>
    </message>
    <message>
      <source>{least} to {most} moves</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>{least}～{most}手</translation>
    </message>
    <message>
      <source>More than {least} moves</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>{least}手より多い</translation>
    </message>
    <message>
      <source>Games: {count}</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>対局: {count}</translation>
    </message>
    <message>
      <source>The last {days} days</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>過去{days}日間</translation>
    </message>
    <message>
      <source>Library</source>
      <extracomment>window/features/library/library_dialog.py</extracomment>
      <translation>ライブラリ</translation>
    </message>
    <message>
      <source>&amp;Games</source>
      <extracomment>window/features/library/library_dialog.py</extracomment>
      <translation>対局(&amp;G)</translation>
    </message>
    <message>
      <source>&amp;Moves from here</source>
      <extracomment>window/features/library/library_dialog.py</extracomment>
      <translation>ここからの手(&amp;M)</translation>
    </message>
    <message>
      <source>&amp;Statistics</source>
      <extracomment>window/features/library/library_dialog.py</extracomment>
      <translation>統計(&amp;S)</translation>
    </message>
    <message>
      <source>Library:</source>
      <extracomment>window/features/library/library_dialog.py</extracomment>
      <translation>ライブラリ:</translation>
    </message>
    <message>
      <source>Open a&amp;nother…</source>
      <extracomment>window/features/library/library_dialog.py</extracomment>
      <translation>別のライブラリを開く(&amp;N)…</translation>
    </message>
    <message>
      <source>Ne&amp;w library…</source>
      <extracomment>window/features/library/library_dialog.py</extracomment>
      <translation>新しいライブラリ(&amp;W)…</translation>
    </message>
    <message>
      <source>My games</source>
      <extracomment>window/features/library/library_dialog.py</extracomment>
      <translation>自分の対局</translation>
    </message>
    <message>
      <source>Played from this position, or from the same one turned or mirrored. Double-click a move to play it.</source>
      <extracomment>window/features/library/moves_page.py</extracomment>
      <translation>この局面、または回転や鏡映で同じになる局面から指された手です。ダブルクリックでその手を指します。</translation>
    </message>
    <message>
      <source>No game in the library continues from this position.</source>
      <extracomment>window/features/library/moves_page.py</extracomment>
      <translation>ライブラリには、この局面から先に進んだ対局がありません。</translation>
    </message>
    <message>
      <source>Moves that were played from here</source>
      <extracomment>window/features/library/moves_page.py</extracomment>
      <translation>ここから打たれた手</translation>
    </message>
    <message>
      <source>{seat} won</source>
      <extracomment>window/features/library/moves_page.py</extracomment>
      <translation>{seat}の勝ち</translation>
    </message>
    <message>
      <source>Drawn</source>
      <extracomment>window/features/library/moves_page.py</extracomment>
      <translation>引き分け</translation>
    </message>
    <message numerus="yes">
      <source>Your rating in {game} is {elo} ± {interval} after {count} rated games, about as strong as level {level}.</source>
      <extracomment>window/features/library/statistics_page.py</extracomment>
      <translation>
        <numerusform>{game}のレーティングは{elo} ± {interval}（レーティング対局{count}局）、強さはレベル{level}くらいです。</numerusform>
      </translation>
    </message>
    <message>
      <source>You have no rating in {game} yet. Game &gt; Play a rated game starts a game for it.</source>
      <extracomment>window/features/library/statistics_page.py</extracomment>
      <translation>{game}のレーティングはまだありません。「対局」＞「レーティング対局」で始められます。</translation>
    </message>
    <message>
      <source>Ended</source>
      <extracomment>window/features/library/statistics_page.py</extracomment>
      <translation>終局</translation>
    </message>
    <message>
      <source>First won</source>
      <extracomment>window/features/library/statistics_page.py</extracomment>
      <translation>先手の勝ち</translation>
    </message>
    <message>
      <source>Games by board</source>
      <extracomment>window/features/library/statistics_page.py</extracomment>
      <translation>盤ごとの対局数</translation>
    </message>
    <message>
      <source>Rating over the last rated games</source>
      <extracomment>window/features/library/statistics_page.py</extracomment>
      <translation>最近のレーティング対局での推移</translation>
    </message>
    <message>
      <source>So it has no ratings.</source>
      <extracomment>window/features/library/statistics_page.py</extracomment>
      <translation>そのため、このゲームにレーティングはありません。</translation>
    </message>
    <message numerus="yes">
      <source>Tags of {count} games</source>
      <extracomment>window/features/library/tags_dialog.py</extracomment>
      <translation>
        <numerusform>{count}局のタグ</numerusform>
      </translation>
    </message>
    <message>
      <source>New tag</source>
      <extracomment>window/features/library/tags_dialog.py</extracomment>
      <translation>新しいタグ</translation>
    </message>
    <message>
      <source>New tag, such as opening study</source>
      <extracomment>window/features/library/tags_dialog.py</extracomment>
      <translation>新しいタグ（例: 序盤の研究）</translation>
    </message>
    <message>
      <source>Settings…</source>
      <extracomment>window/features/look/feature.py</extracomment>
      <translation>設定…</translation>
    </message>
    <message>
      <source>All settings of the program, on a few pages.</source>
      <extracomment>window/features/look/feature.py</extracomment>
      <translation>プログラムが記憶する設定を、数ページにまとめてあります。</translation>
    </message>
    <message>
      <source>{place}; a change takes effect when the program next starts.</source>
      <extracomment>window/features/look/installed_games.py</extracomment>
      <translation>{place}。変更は次回の起動から有効です。</translation>
    </message>
    <message>
      <source>No installed font has the letters of this language, so you could not read the window. Install one first, such as Noto Sans CJK.</source>
      <extracomment>window/features/look/languages.py</extracomment>
      <translation>この言語の文字を持つフォントがインストールされていないため、ウィンドウを読めません。先に Noto Sans CJK などをインストールしてください。</translation>
    </message>
    <message>
      <source>Loo&amp;k of the pieces</source>
      <extracomment>window/features/look/look_commands.py</extracomment>
      <translation>駒の形(&amp;K)</translation>
    </message>
    <message>
      <source>What the pieces look like.</source>
      <extracomment>window/features/look/look_commands.py</extracomment>
      <translation>駒の見た目を選びます。</translation>
    </message>
    <message>
      <source>&amp;Piece animation</source>
      <extracomment>window/features/look/look_commands.py</extracomment>
      <translation>駒のアニメーション(&amp;P)</translation>
    </message>
    <message>
      <source>How fast pieces come and go.</source>
      <extracomment>window/features/look/look_commands.py</extracomment>
      <translation>駒が現れたり消えたりする速さを選びます。</translation>
    </message>
    <message>
      <source>&amp;Reduce motion</source>
      <extracomment>window/features/look/look_commands.py</extracomment>
      <translation>動きを減らす(&amp;R)</translation>
    </message>
    <message>
      <source>Let boards jump instead of turning smoothly.</source>
      <extracomment>window/features/look/look_commands.py</extracomment>
      <translation>盤をなめらかに回す代わりに、一瞬で切り替えます。</translation>
    </message>
    <message>
      <source>The colours of boards and panels.</source>
      <extracomment>window/features/look/look_commands.py</extracomment>
      <translation>盤とパネルの配色を選びます。</translation>
    </message>
    <message>
      <source>M&amp;aterials</source>
      <extracomment>window/features/look/look_commands.py</extracomment>
      <translation>素材(&amp;A)</translation>
    </message>
    <message>
      <source>What boards and pieces are made of.</source>
      <extracomment>window/features/look/look_commands.py</extracomment>
      <translation>盤と駒の素材を選びます。</translation>
    </message>
    <message>
      <source>Language</source>
      <extracomment>window/features/look/look_commands.py</extracomment>
      <translation>言語</translation>
    </message>
    <message>
      <source>The language of the window; the game on the board continues.</source>
      <extracomment>window/features/look/look_commands.py</extracomment>
      <translation>ウィンドウの言語を選びます。対局はそのまま続きます。</translation>
    </message>
    <message>
      <source>How much effort goes into drawing.</source>
      <extracomment>window/features/look/look_commands.py</extracomment>
      <translation>描画にどれだけ手間をかけるかを選びます。</translation>
    </message>
    <message>
      <source>Same as system</source>
      <extracomment>window/features/look/look_commands.py</extracomment>
      <translation>システムに合わせる</translation>
    </message>
    <message>
      <source>Match the colours</source>
      <extracomment>window/features/look/look_commands.py</extracomment>
      <translation>配色に合わせる</translation>
    </message>
    <message>
      <source>Automatic</source>
      <extracomment>window/features/look/look_commands.py</extracomment>
      <translation>自動</translation>
    </message>
    <message>
      <source>&amp;Front</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>正面(&amp;F)</translation>
    </message>
    <message>
      <source>&amp;Back</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>背面(&amp;B)</translation>
    </message>
    <message>
      <source>&amp;Right</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>右(&amp;R)</translation>
    </message>
    <message>
      <source>&amp;Left</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>左(&amp;L)</translation>
    </message>
    <message>
      <source>&amp;Top</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>上(&amp;T)</translation>
    </message>
    <message>
      <source>Botto&amp;m</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>下(&amp;M)</translation>
    </message>
    <message>
      <source>&amp;Automatic</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>自動(&amp;A)</translation>
    </message>
    <message>
      <source>Like a &amp;turntable</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>ターンテーブル式(&amp;T)</translation>
    </message>
    <message>
      <source>Like a &amp;ball</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>ボール式(&amp;B)</translation>
    </message>
    <message>
      <source>&amp;Home view</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>基本の視点(&amp;H)</translation>
    </message>
    <message>
      <source>Show the whole board from its home side.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>盤全体を基本の方向から表示します。</translation>
    </message>
    <message>
      <source>&amp;Turn to the last move</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>最後の手の側に回す(&amp;T)</translation>
    </message>
    <message>
      <source>Turn the board so that the last move is seen.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>最後の手が見えるように盤を回します。</translation>
    </message>
    <message>
      <source>Repla&amp;y the last move</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>最後の手を再生(&amp;Y)</translation>
    </message>
    <message>
      <source>Show the last move again, from the position before it.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>最後の手を、その前の局面からもう一度表示します。</translation>
    </message>
    <message>
      <source>Map over the board</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>盤上の平面図</translation>
    </message>
    <message>
      <source>Show the whole board as a small map over the large one.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>大きい盤の上に、盤全体を小さく表示するかどうかを切り替えます。</translation>
    </message>
    <message>
      <source>S&amp;wap map and board</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>平面図と盤を入れ替え(&amp;W)</translation>
    </message>
    <message>
      <source>Show the map large and the board small, or the other way round.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>平面図を大きく、盤を小さく表示します。もう一度選ぶと元に戻ります。</translation>
    </message>
    <message>
      <source>Mark &amp;legal moves</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>打てる手を表示(&amp;L)</translation>
    </message>
    <message>
      <source>Mark where you may play.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>打てる場所に印を付けます。</translation>
    </message>
    <message>
      <source>Mark what matters in this game.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>このゲームで重要なところを強調します。</translation>
    </message>
    <message>
      <source>Light up the longest paths of both players.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>双方の最長の道を光らせます。</translation>
    </message>
    <message>
      <source>&amp;Full screen, only the board</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>全画面（盤のみ）(&amp;F)</translation>
    </message>
    <message>
      <source>Fill the screen with the board; Esc ends it.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>盤を画面いっぱいに表示します。Escで元に戻ります。</translation>
    </message>
    <message>
      <source>Mark {features}</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>{features}を強調</translation>
    </message>
    <message>
      <source>Far s&amp;ide in place of the map</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>平面図の代わりに裏側(&amp;I)</translation>
    </message>
    <message>
      <source>Show the far side of a realm small over it, or the map of the whole board.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>立体の上に、その裏側か、盤全体の平面図を小さく表示します。</translation>
    </message>
    <message>
      <source>See-throu&amp;gh board</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>透ける盤(&amp;G)</translation>
    </message>
    <message>
      <source>Draw the board like glass.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>盤をガラスのように描きます。</translation>
    </message>
    <message>
      <source>Sliders o&amp;ver the board</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>盤上のスライダー(&amp;V)</translation>
    </message>
    <message>
      <source>Show the sliders that take the board apart and hide its upper layers.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>盤を分解したり、上の段を隠したりするスライダーを表示します。</translation>
    </message>
    <message>
      <source>Coor&amp;dinates</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>座標(&amp;D)</translation>
    </message>
    <message>
      <source>Show the names of places, or of rows and columns.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>地点、または行と列の名前を表示します。</translation>
    </message>
    <message>
      <source>Confirm moves with a seco&amp;nd click</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>2回目のクリックで着手を確定(&amp;N)</translation>
    </message>
    <message>
      <source>Play a move only when its place is clicked again.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>同じ場所をもう一度クリックしたときに着手します。</translation>
    </message>
    <message>
      <source>&amp;Parallel projection</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>平行投影(&amp;P)</translation>
    </message>
    <message>
      <source>Draw distant things as large as near ones.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>遠くのものも近くのものと同じ大きさに描きます。</translation>
    </message>
    <message>
      <source>&amp;Lock the camera</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>カメラを固定(&amp;L)</translation>
    </message>
    <message>
      <source>Stop drags from turning the board.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>ドラッグしても盤が回らないようにします。</translation>
    </message>
    <message>
      <source>Turn to the opponent's &amp;move</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>相手の手の側に回す(&amp;M)</translation>
    </message>
    <message>
      <source>Turn the board when the opponent plays where you would not see it.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>見えない所に相手が打ったとき、盤を回します。</translation>
    </message>
    <message>
      <source>The board t&amp;urns</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>盤の回し方(&amp;U)</translation>
    </message>
    <message>
      <source>How the board turns when you drag it.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>ドラッグしたときの盤の回り方を選びます。</translation>
    </message>
    <message>
      <source>Look at the board from one of its sides.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>盤を指定の方向から見ます。</translation>
    </message>
    <message>
      <source>Keypad {key}</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>テンキー{key}</translation>
    </message>
    <message numerus="yes">
      <source>{count} places</source>
      <extracomment>window/features/play/board_grid.py</extracomment>
      <translation>
        <numerusform>{count}地点</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} boards</source>
      <extracomment>window/features/play/board_grid.py</extracomment>
      <translation>
        <numerusform>盤{count}種類</numerusform>
      </translation>
    </message>
    <message>
      <source>Clock of {seat}</source>
      <extracomment>window/features/play/clock_face.py</extracomment>
      <translation>{seat}の時計</translation>
    </message>
    <message>
      <source>{main} + {moves} moves in {period} (Canadian)</source>
      <extracomment>window/features/play/clock_texts.py</extracomment>
      <translation>{main} + {period}で{moves}手（カナダ式）</translation>
    </message>
    <message numerus="yes">
      <source>{count} moves to go</source>
      <extracomment>window/features/play/clock_texts.py</extracomment>
      <translation>
        <numerusform>あと{count}手</numerusform>
      </translation>
    </message>
    <message>
      <source>No clock</source>
      <extracomment>window/features/play/clock_texts.py</extracomment>
      <translation>時計なし</translation>
    </message>
    <message>
      <source>{main} + {increment} a move</source>
      <extracomment>window/features/play/clock_texts.py</extracomment>
      <translation>{main} + 1手ごとに{increment}</translation>
    </message>
    <message>
      <source>{main} + {periods} × {period} (byo-yomi)</source>
      <extracomment>window/features/play/clock_texts.py</extracomment>
      <translation>{main} + 秒読み{period}×{periods}回</translation>
    </message>
    <message>
      <source>then {count} in {time}</source>
      <extracomment>window/features/play/clock_texts.py</extracomment>
      <translation>以後{time}で{count}手</translation>
    </message>
    <message>
      <source>{main} + {increment} a move, at most {cap}</source>
      <extracomment>window/features/play/clock_texts.py</extracomment>
      <translation>{main} + 1手ごとに{increment}（上限{cap}）</translation>
    </message>
    <message>
      <source>{count} × {time} left</source>
      <extracomment>window/features/play/clock_texts.py</extracomment>
      <translation>残り{time}×{count}回</translation>
    </message>
    <message>
      <source>{time} a move</source>
      <extracomment>window/features/play/clock_texts.py</extracomment>
      <translation>1手{time}</translation>
    </message>
    <message>
      <source>then {count} × {time}</source>
      <extracomment>window/features/play/clock_texts.py</extracomment>
      <translation>以後{time}×{count}回</translation>
    </message>
    <message>
      <source>{n} h</source>
      <extracomment>window/features/play/clock_texts.py</extracomment>
      <translation>{n}時間</translation>
    </message>
    <message>
      <source>{n} min</source>
      <extracomment>window/features/play/clock_texts.py</extracomment>
      <translation>{n}分</translation>
    </message>
    <message>
      <source>{n} s</source>
      <extracomment>window/features/play/clock_texts.py</extracomment>
      <translation>{n}秒</translation>
    </message>
    <message>
      <source>{minutes} + {seconds}</source>
      <extracomment>window/features/play/control_chooser.py</extracomment>
      <translation>{minutes} + {seconds}</translation>
    </message>
    <message>
      <source>None</source>
      <extracomment>window/features/play/control_chooser.py</extracomment>
      <translation>なし</translation>
    </message>
    <message>
      <source>Clock</source>
      <extracomment>window/features/play/control_chooser.py</extracomment>
      <translation>時計</translation>
    </message>
    <message>
      <source>Time control</source>
      <extracomment>window/features/play/control_chooser.py</extracomment>
      <translation>持ち時間</translation>
    </message>
    <message>
      <source>such as 15m, 5m+3s, 10m+3x30s, 10m+20/5m, 30s/move</source>
      <extracomment>window/features/play/control_chooser.py</extracomment>
      <translation>例: 15m、5m+3s、10m+3x30s、10m+20/5m、30s/move</translation>
    </message>
    <message>
      <source>Other…</source>
      <extracomment>window/features/play/control_chooser.py</extracomment>
      <translation>その他…</translation>
    </message>
    <message>
      <source>{seat} offers a draw. {other}, do you agree?</source>
      <extracomment>window/features/play/draw_offer.py</extracomment>
      <translation>{seat}が引き分けを申し込みました。{other}、同意しますか？</translation>
    </message>
    <message>
      <source>The computer declines: it agrees once neither side was ahead in three moves.</source>
      <extracomment>window/features/play/draw_offer.py</extracomment>
      <translation>コンピューターは断りました。3手の間どちらも優勢でなければ同意します。</translation>
    </message>
    <message>
      <source>Hide this (Esc); {result} shows it again</source>
      <extracomment>window/features/play/end_banner.py</extracomment>
      <translation>閉じる（Esc）。{result}で再表示</translation>
    </message>
    <message>
      <source>Hide the result</source>
      <extracomment>window/features/play/end_banner.py</extracomment>
      <translation>結果を閉じる</translation>
    </message>
    <message>
      <source>&amp;Play again</source>
      <extracomment>window/features/play/end_banner.py</extracomment>
      <translation>もう一局(&amp;P)</translation>
    </message>
    <message>
      <source>&amp;Watch again</source>
      <extracomment>window/features/play/end_banner.py</extracomment>
      <translation>もう一度観戦(&amp;W)</translation>
    </message>
    <message>
      <source>S&amp;wap sides</source>
      <extracomment>window/features/play/end_banner.py</extracomment>
      <translation>先手と後手を入れ替え(&amp;W)</translation>
    </message>
    <message>
      <source>&amp;Look through</source>
      <extracomment>window/features/play/end_banner.py</extracomment>
      <translation>振り返る(&amp;L)</translation>
    </message>
    <message>
      <source>Play level {level}</source>
      <extracomment>window/features/play/end_banner.py</extracomment>
      <translation>レベル{level}と対局</translation>
    </message>
    <message>
      <source>Click where you want to play.</source>
      <extracomment>window/features/play/first_help.py</extracomment>
      <translation>打ちたい場所をクリックしてください。</translation>
    </message>
    <message>
      <source>Choose a green tile: click it, or drag it to where it fits.</source>
      <extracomment>window/features/play/first_help.py</extracomment>
      <translation>緑のタイルを選びます。クリックするか、置ける場所へドラッグしてください。</translation>
    </message>
    <message>
      <source>{undo} takes a move back, {hint} shows a good one, {rules} shows the rules.</source>
      <extracomment>window/features/play/first_help.py</extracomment>
      <translation>{undo}で待った、{hint}でよい手、{rules}でルールを表示します。</translation>
    </message>
    <message>
      <source>Drag the board to turn it. Click where you want to play.</source>
      <extracomment>window/features/play/first_help.py</extracomment>
      <translation>盤はドラッグで回せます。打ちたい場所をクリックしてください。</translation>
    </message>
    <message>
      <source>Click a marked piece, then the place where it goes.</source>
      <extracomment>window/features/play/first_help.py</extracomment>
      <translation>印の付いた駒をクリックし、次に移動先をクリックします。</translation>
    </message>
    <message>
      <source>&amp;New game…</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>新しい対局(&amp;N)…</translation>
    </message>
    <message>
      <source>Choose a board and who plays.</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>盤と対局者を選びます。</translation>
    </message>
    <message>
      <source>Start over on this board, with the same players.</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>同じ盤、同じ対局者で最初から始めます。</translation>
    </message>
    <message>
      <source>&amp;Board</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>盤(&amp;B)</translation>
    </message>
    <message>
      <source>Start a game on another board.</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>別の盤で対局を始めます。</translation>
    </message>
    <message>
      <source>Take back the last move; against the computer, your last one.</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>最後の手を取り消します（待った）。コンピューターとの対局では、自分の最後の手を取り消します。</translation>
    </message>
    <message>
      <source>&amp;Redo</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>やり直す(&amp;R)</translation>
    </message>
    <message>
      <source>Play a move again that was taken back.</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>取り消した手をもう一度打ちます。</translation>
    </message>
    <message>
      <source>S&amp;wap</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>スワップ(&amp;W)</translation>
    </message>
    <message>
      <source>Take over the first stone, in games that let the second player do so.</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>後手が最初の石を引き取れるゲームで、それを自分のものにします。</translation>
    </message>
    <message>
      <source>Re&amp;sign</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>投了(&amp;S)</translation>
    </message>
    <message>
      <source>Give up the game. You can take that back, except in a rated game.</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>投了します。取り消せますが、レーティング対局では取り消せません。</translation>
    </message>
    <message>
      <source>Offer a &amp;draw</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>引き分けを申し込む(&amp;D)</translation>
    </message>
    <message>
      <source>End the game as a draw if the other person agrees, or the computer.</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>相手の人またはコンピューターが同意すれば、対局を引き分けで終えます。</translation>
    </message>
    <message>
      <source>Who p&amp;layed…</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>対局者(&amp;L)…</translation>
    </message>
    <message>
      <source>Say who played, at what event, where and when, and how the game ended.</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>対局者、大会名、場所、日付、結果を記入します。</translation>
    </message>
    <message>
      <source>&amp;Show what decided the game</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>勝敗の決め手を表示(&amp;S)</translation>
    </message>
    <message>
      <source>Show how the game ended, and why.</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>対局の結果とその理由を表示します。</translation>
    </message>
    <message>
      <source>So&amp;unds</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>効果音(&amp;U)</translation>
    </message>
    <message>
      <source>Hear moves, captures and the end of a game.</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>着手したとき、石や駒を取ったとき、終局したときに音を鳴らします。</translation>
    </message>
    <message>
      <source>Warn of threats &amp;by the computer</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>コンピューターの狙いを警告(&amp;O)</translation>
    </message>
    <message>
      <source>Show what the computer threatens, on its levels 1 to 3.</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>レベル1から3で、コンピューターが何を狙っているかを知らせます。</translation>
    </message>
    <message>
      <source>{title} ({count} places)</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>{title}（{count}地点）</translation>
    </message>
    <message>
      <source>Take back</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>待った</translation>
    </message>
    <message>
      <source>Resign this game? It counts for your rating and cannot be undone.</source>
      <extracomment>window/features/play/game_end.py</extracomment>
      <translation>この対局を投了しますか？レーティングに数えられ、取り消せません。</translation>
    </message>
    <message>
      <source>Show my &amp;mistakes</source>
      <extracomment>window/features/play/game_end.py</extracomment>
      <translation>自分の悪手を見る(&amp;M)</translation>
    </message>
    <message>
      <source>&amp;Review my moves</source>
      <extracomment>window/features/play/game_end.py</extracomment>
      <translation>自分の手を解析(&amp;R)</translation>
    </message>
    <message>
      <source>&amp;Review the game</source>
      <extracomment>window/features/play/game_end.py</extracomment>
      <translation>棋譜解析(&amp;R)</translation>
    </message>
    <message>
      <source>Nothing is decided yet: the game is not over.</source>
      <extracomment>window/features/play/game_end.py</extracomment>
      <translation>まだ勝負はついていません。対局は続いています。</translation>
    </message>
    <message>
      <source>{undo} takes the resignation back.</source>
      <extracomment>window/features/play/game_end.py</extracomment>
      <translation>{undo}で投了を取り消せます。</translation>
    </message>
    <message>
      <source>Nothing to list</source>
      <extracomment>window/features/play/groups_panel.py</extracomment>
      <translation>表示するものがありません</translation>
    </message>
    <message>
      <source>What decided it</source>
      <extracomment>window/features/play/legend.py</extracomment>
      <translation>勝敗の決め手</translation>
    </message>
    <message>
      <source>the last move</source>
      <extracomment>window/features/play/legend.py</extracomment>
      <translation>最終手</translation>
    </message>
    <message>
      <source>what it took</source>
      <extracomment>window/features/play/legend.py</extracomment>
      <translation>取った石</translation>
    </message>
    <message>
      <source>Level</source>
      <extracomment>window/features/play/level_ladder.py</extracomment>
      <translation>レベル</translation>
    </message>
    <message>
      <source>your next level</source>
      <extracomment>window/features/play/level_ladder.py</extracomment>
      <translation>次に挑戦するレベル</translation>
    </message>
    <message>
      <source>you have beaten it</source>
      <extracomment>window/features/play/level_ladder.py</extracomment>
      <translation>勝ったことがあります</translation>
    </message>
    <message>
      <source>Level {n}</source>
      <extracomment>window/features/play/level_ladder.py</extracomment>
      <translation>レベル{n}</translation>
    </message>
    <message>
      <source>{elo} Elo</source>
      <extracomment>window/features/play/level_ladder.py</extracomment>
      <translation>Elo {elo}</translation>
    </message>
    <message>
      <source>{seconds} seconds left| on the clock of {seat}.</source>
      <extracomment>window/features/play/low_time.py</extracomment>
      <translation>{seat}の残り時間は{seconds}秒|です。</translation>
    </message>
    <message>
      <source>{seconds} seconds left| on your clock.</source>
      <extracomment>window/features/play/low_time.py</extracomment>
      <translation>あなたの残り時間は{seconds}秒|です。</translation>
    </message>
    <message>
      <source>New game</source>
      <extracomment>window/features/play/new_game_dialog.py</extracomment>
      <translation>新しい対局</translation>
    </message>
    <message>
      <source>Your own &amp;polyhedron…</source>
      <extracomment>window/features/play/new_game_dialog.py</extracomment>
      <translation>自分の多面体(&amp;P)…</translation>
    </message>
    <message>
      <source>Play Ring Majority on the solid in an OBJ, OFF, PLY or STL file</source>
      <extracomment>window/features/play/new_game_dialog.py</extracomment>
      <translation>OBJ・OFF・PLY・STLファイルの立体でRing Majorityを打つ</translation>
    </message>
    <message>
      <source>minutes + seconds a move</source>
      <extracomment>window/features/play/new_game_dialog.py</extracomment>
      <translation>分 + 1手ごとの秒数</translation>
    </message>
    <message>
      <source>Start</source>
      <extracomment>window/features/play/new_game_dialog.py</extracomment>
      <translation>開始</translation>
    </message>
    <message>
      <source>Keep colours</source>
      <extracomment>window/features/play/news.py</extracomment>
      <translation>色をそのままにする</translation>
    </message>
    <message>
      <source>Opponent</source>
      <extracomment>window/features/play/opponent_chooser.py</extracomment>
      <translation>対戦相手</translation>
    </message>
    <message>
      <source>You take turns at this screen.</source>
      <extracomment>window/features/play/opponent_chooser.py</extracomment>
      <translation>この画面で交代しながら打ちます。</translation>
    </message>
    <message>
      <source>You play</source>
      <extracomment>window/features/play/opponent_chooser.py</extracomment>
      <translation>自分が持つ側</translation>
    </message>
    <message>
      <source>two people</source>
      <extracomment>window/features/play/opponent_chooser.py</extracomment>
      <translation>2人で対局</translation>
    </message>
    <message>
      <source>chance decides who begins</source>
      <extracomment>window/features/play/opponent_chooser.py</extracomment>
      <translation>先手は抽選で決まります</translation>
    </message>
    <message>
      <source>{seat}, first</source>
      <extracomment>window/features/play/opponent_chooser.py</extracomment>
      <translation>{seat}（先手）</translation>
    </message>
    <message>
      <source>Computer</source>
      <extracomment>window/features/play/opponent_chooser.py</extracomment>
      <translation>コンピューター</translation>
    </message>
    <message>
      <source>Person here</source>
      <extracomment>window/features/play/opponent_chooser.py</extracomment>
      <translation>この画面の人</translation>
    </message>
    <message>
      <source>Program</source>
      <extracomment>window/features/play/opponent_chooser.py</extracomment>
      <translation>プログラム</translation>
    </message>
    <message>
      <source>Watch</source>
      <extracomment>window/features/play/opponent_chooser.py</extracomment>
      <translation>観戦</translation>
    </message>
    <message>
      <source>against level {level}</source>
      <extracomment>window/features/play/opponent_chooser.py</extracomment>
      <translation>レベル{level}と対局</translation>
    </message>
    <message>
      <source>you play {seat}</source>
      <extracomment>window/features/play/opponent_chooser.py</extracomment>
      <translation>{seat}を持つ</translation>
    </message>
    <message>
      <source>Random</source>
      <extracomment>window/features/play/opponent_chooser.py</extracomment>
      <translation>ランダム</translation>
    </message>
    <message>
      <source>You are at about {elo} Elo.</source>
      <extracomment>window/features/play/opponent_chooser.py</extracomment>
      <translation>あなたは約{elo} Eloです。</translation>
    </message>
    <message>
      <source>against {program}</source>
      <extracomment>window/features/play/opponent_chooser.py</extracomment>
      <translation>{program}と対局</translation>
    </message>
    <message>
      <source>{seat} is played by</source>
      <extracomment>window/features/play/opponent_chooser.py</extracomment>
      <translation>{seat}の対局者</translation>
    </message>
    <message>
      <source>Counts of {seat}</source>
      <extracomment>window/features/play/player_card.py</extracomment>
      <translation>{seat}の個数</translation>
    </message>
    <message>
      <source>Another program…</source>
      <extracomment>window/features/play/player_chooser.py</extracomment>
      <translation>別のプログラム…</translation>
    </message>
    <message>
      <source>Who plays {seat}</source>
      <extracomment>window/features/play/player_chooser.py</extracomment>
      <translation>{seat}の対局者</translation>
    </message>
    <message>
      <source>Programs…</source>
      <extracomment>window/features/play/player_chooser.py</extracomment>
      <translation>プログラム…</translation>
    </message>
    <message>
      <source>Who plays</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>対局者の組み合わせ</translation>
    </message>
    <message>
      <source>Computer's &amp;level</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>コンピューターのレベル(&amp;L)</translation>
    </message>
    <message>
      <source>How well the computer plays, from 1 (beginner) to 10.</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>コンピューターの強さを、1（初心者向け）から10までの中から選びます。</translation>
    </message>
    <message>
      <source>Longest t&amp;ime for a move</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>1手の最大時間(&amp;I)</translation>
    </message>
    <message>
      <source>How long the computer may think about a move.</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>コンピューターが1手に使える時間を選びます。</translation>
    </message>
    <message>
      <source>&amp;Ask the opponent before retracting a move</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>待ったの前に相手に確認(&amp;A)</translation>
    </message>
    <message>
      <source>Between two people, a move is taken back only if the other side agrees, and never with clocks.</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>2人で打つとき、相手が認めた場合だけ待ったができます。時計を使う対局ではできません。</translation>
    </message>
    <message>
      <source>Move in a&amp;dvance</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>先に指しておく(&amp;D)</translation>
    </message>
    <message>
      <source>While the computer thinks, a click marks a move that is played as soon as it can be.</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>コンピューターの思考中にクリックすると、指せるようになり次第その手を指します。</translation>
    </message>
    <message>
      <source>T&amp;hink in your time</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>相手の時間にも考える(&amp;H)</translation>
    </message>
    <message>
      <source>The computer continues thinking while you do. This helps level 10, which uses a time for each move.</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>あなたが考えている間もコンピューターは考え続けます。時間で決まるレベル10に効果があります。</translation>
    </message>
    <message>
      <source>P&amp;rograms…</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>プログラム(&amp;R)…</translation>
    </message>
    <message>
      <source>Add other programs that play and analyse, change, test and remove them.</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>対局や解析をする他のプログラムを追加・変更・テスト・削除します。</translation>
    </message>
    <message>
      <source>&amp;Move now</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>すぐに打つ(&amp;M)</translation>
    </message>
    <message>
      <source>Make the computer play its best move so far.</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>コンピューターに、現時点での最善手を打たせます。</translation>
    </message>
    <message>
      <source>&amp;Pause</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>一時停止(&amp;P)</translation>
    </message>
    <message>
      <source>Stop the clocks, or a game between computers.</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>時計、またはコンピューターどうしの対局を止めます。</translation>
    </message>
    <message>
      <source>&amp;Two people at this screen</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>この画面で2人で対局(&amp;T)</translation>
    </message>
    <message>
      <source>&amp;Watch the computer play itself</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>コンピューターどうしの対局を観戦(&amp;W)</translation>
    </message>
    <message>
      <source>You play {seat} against the &amp;computer</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>{seat}を持ってコンピューターと対局(&amp;C)</translation>
    </message>
    <message>
      <source>You play {seat} against the c&amp;omputer</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>{seat}を持ってコンピューターと対局(&amp;O)</translation>
    </message>
    <message>
      <source>Person</source>
      <extracomment>window/features/play/player_text.py</extracomment>
      <translation>人間</translation>
    </message>
    <message>
      <source>{program}, {seconds} s a move</source>
      <extracomment>window/features/play/player_text.py</extracomment>
      <translation>{program}、1手{seconds}秒</translation>
    </message>
    <message>
      <source>Computer, level {level}</source>
      <extracomment>window/features/play/player_text.py</extracomment>
      <translation>コンピューター、レベル{level}</translation>
    </message>
    <message>
      <source>State of the game</source>
      <extracomment>window/features/play/players_panel.py</extracomment>
      <translation>対局の状況</translation>
    </message>
    <message>
      <source>Event, place and date</source>
      <extracomment>window/features/play/players_panel.py</extracomment>
      <translation>大会名、場所、日付</translation>
    </message>
    <message>
      <source>Pace</source>
      <extracomment>window/features/play/players_panel.py</extracomment>
      <translation>進行の速さ</translation>
    </message>
    <message>
      <source>Resume</source>
      <extracomment>window/features/play/players_panel.py</extracomment>
      <translation>再開</translation>
    </message>
    <message>
      <source>Pause</source>
      <extracomment>window/features/play/players_panel.py</extracomment>
      <translation>一時停止</translation>
    </message>
    <message>
      <source>The program is getting ready…</source>
      <extracomment>window/features/play/program_dialog.py</extracomment>
      <translation>プログラムを準備しています…</translation>
    </message>
    <message>
      <source>&amp;Browse…</source>
      <extracomment>window/features/play/program_dialog.py</extracomment>
      <translation>参照(&amp;B)…</translation>
    </message>
    <message>
      <source>&amp;Command</source>
      <extracomment>window/features/play/program_dialog.py</extracomment>
      <translation>コマンド(&amp;C)</translation>
    </message>
    <message>
      <source>&amp;Seconds a move</source>
      <extracomment>window/features/play/program_dialog.py</extracomment>
      <translation>1手の秒数(&amp;S)</translation>
    </message>
    <message>
      <source>Any program that speaks the Universal Game Interface can play.</source>
      <extracomment>window/features/play/program_dialog.py</extracomment>
      <translation>Universal Game Interface（UGI）に対応したプログラムなら、どれでも対局できます。</translation>
    </message>
    <message>
      <source>Command</source>
      <extracomment>window/features/play/program_dialog.py</extracomment>
      <translation>コマンド</translation>
    </message>
    <message>
      <source>the program's path and its arguments</source>
      <extracomment>window/features/play/program_dialog.py</extracomment>
      <translation>プログラムのパスと引数</translation>
    </message>
    <message>
      <source>State of the program</source>
      <extracomment>window/features/play/program_dialog.py</extracomment>
      <translation>プログラムの状態</translation>
    </message>
    <message>
      <source>Choose a program</source>
      <extracomment>window/features/play/program_dialog.py</extracomment>
      <translation>プログラムを選択</translation>
    </message>
    <message>
      <source>Change a program</source>
      <extracomment>window/features/play/program_dialog.py</extracomment>
      <translation>プログラムを変更</translation>
    </message>
    <message>
      <source>Add a program</source>
      <extracomment>window/features/play/program_dialog.py</extracomment>
      <translation>プログラムを追加</translation>
    </message>
    <message>
      <source>Save</source>
      <extracomment>window/features/play/program_dialog.py</extracomment>
      <translation>保存</translation>
    </message>
    <message>
      <source>Add</source>
      <extracomment>window/features/play/program_dialog.py</extracomment>
      <translation>追加</translation>
    </message>
    <message>
      <source>Programs</source>
      <extracomment>window/features/play/program_list.py</extracomment>
      <translation>プログラム</translation>
    </message>
    <message>
      <source>Programs that speak the Universal Game Interface can play here. Add one first.</source>
      <extracomment>window/features/play/program_list.py</extracomment>
      <translation>Universal Game Interfaceに対応したプログラムと、ここで対局できます。まずプログラムを追加してください。</translation>
    </message>
    <message>
      <source>Add a program…</source>
      <extracomment>window/features/play/program_list.py</extracomment>
      <translation>プログラムを追加…</translation>
    </message>
    <message>
      <source>Programs that speak the Universal Game Interface (UGI), besides the computer player of this program. Each has a time for a move and is started by its command. Those that are ticked also analyse.</source>
      <extracomment>window/features/play/programs_dialog.py</extracomment>
      <translation>このプログラムに付属するコンピュータのほかに、Universal Game Interface(UGI)に対応するプログラムです。それぞれに一手の時間があり、コマンドで起動します。チェックしたものはコンピュータと並んで解析します。</translation>
    </message>
    <message>
      <source>&amp;Add…</source>
      <extracomment>window/features/play/programs_dialog.py</extracomment>
      <translation>追加(&amp;A)…</translation>
    </message>
    <message>
      <source>&amp;Change…</source>
      <extracomment>window/features/play/programs_dialog.py</extracomment>
      <translation>変更(&amp;C)…</translation>
    </message>
    <message>
      <source>&amp;Test</source>
      <extracomment>window/features/play/programs_dialog.py</extracomment>
      <translation>テスト(&amp;T)</translation>
    </message>
    <message>
      <source>&amp;Remove</source>
      <extracomment>window/features/play/programs_dialog.py</extracomment>
      <translation>削除(&amp;R)</translation>
    </message>
    <message>
      <source>not tested yet</source>
      <extracomment>window/features/play/programs_dialog.py</extracomment>
      <translation>未テスト</translation>
    </message>
    <message>
      <source>It is ready, and calls itself {name}.</source>
      <extracomment>window/features/play/programs_dialog.py</extracomment>
      <translation>準備ができました。名前は{name}です。</translation>
    </message>
    <message>
      <source>{seat} wants to take {move} back. {other}, do you agree?</source>
      <extracomment>window/features/play/take_back.py</extracomment>
      <translation>{seat}が{move}の取り消しを求めています。{other}は応じますか？</translation>
    </message>
    <message>
      <source>the resignation</source>
      <extracomment>window/features/play/take_back.py</extracomment>
      <translation>投了</translation>
    </message>
    <message>
      <source>With clocks, moves cannot be taken back; the Players menu changes that.</source>
      <extracomment>window/features/play/take_back.py</extracomment>
      <translation>時計を使う対局では待ったはできません。「対局者」メニューで変更できます。</translation>
    </message>
    <message>
      <source>stones taken: {count}</source>
      <extracomment>window/features/play/tray.py</extracomment>
      <translation>取った石: {count}</translation>
    </message>
    <message>
      <source>Who played</source>
      <extracomment>window/features/play/who_played.py</extracomment>
      <translation>対局者</translation>
    </message>
    <message>
      <source>such as 2026-11-24, 2026-11 or 2026</source>
      <extracomment>window/features/play/who_played.py</extracomment>
      <translation>例:2026-11-24、2026-11、2026</translation>
    </message>
    <message>
      <source>Change…</source>
      <extracomment>window/features/play/who_played.py</extracomment>
      <translation>変更…</translation>
    </message>
    <message>
      <source>What is wrong</source>
      <extracomment>window/features/play/who_played.py</extracomment>
      <translation>誤りの内容</translation>
    </message>
    <message>
      <source>Change the result</source>
      <extracomment>window/features/play/who_played.py</extracomment>
      <translation>結果を変更</translation>
    </message>
    <message>
      <source>&amp;Date</source>
      <extracomment>window/features/play/who_played.py</extracomment>
      <translation>日付(&amp;D)</translation>
    </message>
    <message>
      <source>Name of {seat}</source>
      <extracomment>window/features/play/who_played.py</extracomment>
      <translation>{seat}の名前</translation>
    </message>
    <message>
      <source>This computer takes too long for photographs at rest: they are off.</source>
      <extracomment>window/features/rest/feature.py</extracomment>
      <translation>このコンピューターでは静止時の写真に時間がかかりすぎるため、オフにしました。</translation>
    </message>
    <message>
      <source>Photographs at rest failed and are now off.</source>
      <extracomment>window/features/rest/feature.py</extracomment>
      <translation>静止時の写真に失敗したため、オフにしました。</translation>
    </message>
    <message>
      <source>Ph&amp;otograph at rest</source>
      <extracomment>window/features/rest/feature.py</extracomment>
      <translation>静止時に写真を表示(&amp;O)</translation>
    </message>
    <message>
      <source>Show a photograph of the board while nothing moves.</source>
      <extracomment>window/features/rest/feature.py</extracomment>
      <translation>何も動いていない間、盤の写真を表示します。</translation>
    </message>
    <message>
      <source>Photographs at rest need Open Image Denoise, which is not available for this machine</source>
      <extracomment>window/features/rest/means.py</extracomment>
      <translation>静止時の写真には Open Image Denoise が必要ですが、このマシン用のものはありません</translation>
    </message>
    <message>
      <source>Show on the board, move by move, the line that was better than this move.</source>
      <extracomment>window/features/review/better.py</extracomment>
      <translation>この手よりよかった読み筋を、盤上に一手ずつ表示します。</translation>
    </message>
    <message>
      <source>A&amp;dd the better line</source>
      <extracomment>window/features/review/better.py</extracomment>
      <translation>よりよい読み筋を挿入(&amp;D)</translation>
    </message>
    <message>
      <source>Put the line that was better than this move into the game as a variation.</source>
      <extracomment>window/features/review/better.py</extracomment>
      <translation>この手よりよかった読み筋を、変化として棋譜に入れます。</translation>
    </message>
    <message>
      <source>&amp;Back to the move</source>
      <extracomment>window/features/review/better.py</extracomment>
      <translation>その手に戻る(&amp;B)</translation>
    </message>
    <message>
      <source>What was &amp;better</source>
      <extracomment>window/features/review/better.py</extracomment>
      <translation>よりよい手(&amp;B)</translation>
    </message>
    <message numerus="yes">
      <source>Noted at {count} moves; {undo} takes it back.</source>
      <extracomment>window/features/review/feature.py</extracomment>
      <translation>
        <numerusform>{count}手に書き込みました。{undo}で元に戻せます。</numerusform>
      </translation>
    </message>
    <message>
      <source>Judge every move of the current line in the background.</source>
      <extracomment>window/features/review/feature.py</extracomment>
      <translation>盤上の手順のすべての手をバックグラウンドで判定します。</translation>
    </message>
    <message>
      <source>&amp;Next mistake</source>
      <extracomment>window/features/review/feature.py</extracomment>
      <translation>次の悪手(&amp;N)</translation>
    </message>
    <message>
      <source>Show the next move that lost some of the chance to win.</source>
      <extracomment>window/features/review/feature.py</extracomment>
      <translation>勝率を下げた次の手を表示します。</translation>
    </message>
    <message>
      <source>&amp;Previous mistake</source>
      <extracomment>window/features/review/feature.py</extracomment>
      <translation>前の悪手(&amp;P)</translation>
    </message>
    <message>
      <source>Show the move before that lost some of the chance to win.</source>
      <extracomment>window/features/review/feature.py</extracomment>
      <translation>勝率を下げた前の手を表示します。</translation>
    </message>
    <message>
      <source>&amp;Write the review into the game</source>
      <extracomment>window/features/review/feature.py</extracomment>
      <translation>棋譜解析を棋譜に書き込む(&amp;W)</translation>
    </message>
    <message>
      <source>Note at each bad move what was better, with its line as a variation.</source>
      <extracomment>window/features/review/feature.py</extracomment>
      <translation>悪い手ごとに、よりよい手を書き留め、その読み筋を変化として入れます。</translation>
    </message>
    <message>
      <source>&amp;Learn from the mistakes</source>
      <extracomment>window/features/review/feature.py</extracomment>
      <translation>悪手から学ぶ(&amp;L)</translation>
    </message>
    <message>
      <source>Look for better moves where mistakes were made.</source>
      <extracomment>window/features/review/feature.py</extracomment>
      <translation>悪手のあった局面で、よりよい手を探します。</translation>
    </message>
    <message>
      <source>&amp;Keep the mistakes as cards</source>
      <extracomment>window/features/review/feature.py</extracomment>
      <translation>悪手をカードに残す(&amp;K)</translation>
    </message>
    <message>
      <source>Meet them again among the puzzles until you know them.</source>
      <extracomment>window/features/review/feature.py</extracomment>
      <translation>身につくまで、問題の中に繰り返し出題されます。</translation>
    </message>
    <message>
      <source>Review</source>
      <extracomment>window/features/review/feature.py</extracomment>
      <translation>棋譜解析</translation>
    </message>
    <message>
      <source>The game has these notes already.</source>
      <extracomment>window/features/review/feature.py</extracomment>
      <translation>棋譜にはすでにこの書き込みがあります。</translation>
    </message>
    <message>
      <source>That was the last mistake.</source>
      <extracomment>window/features/review/feature.py</extracomment>
      <translation>悪手はこれで終わりです。</translation>
    </message>
    <message>
      <source>End the &amp;review</source>
      <extracomment>window/features/review/feature.py</extracomment>
      <translation>棋譜解析を終了(&amp;R)</translation>
    </message>
    <message>
      <source>A review shows how the chances changed and which moves lost them.</source>
      <extracomment>window/features/review/graph_view.py</extracomment>
      <translation>棋譜解析をすると、勝率の推移と、勝率を下げた手が分かります。</translation>
    </message>
    <message>
      <source>Course of the game</source>
      <extracomment>window/features/review/graph_view.py</extracomment>
      <translation>勝率の推移</translation>
    </message>
    <message numerus="yes">
      <source>Keep {count} mistakes as cards</source>
      <extracomment>window/features/review/offer.py</extracomment>
      <translation>
        <numerusform>悪手{count}手をカードに残す</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} mistakes come back among the puzzles ({puzzles}).</source>
      <extracomment>window/features/review/offer.py</extracomment>
      <translation>
        <numerusform>悪手{count}手が、問題の中に再び出てきます（{puzzles}）。</numerusform>
      </translation>
    </message>
    <message>
      <source>Learn</source>
      <extracomment>window/features/review/panel.py</extracomment>
      <translation>学ぶ</translation>
    </message>
    <message>
      <source>Skip</source>
      <extracomment>window/features/review/panel.py</extracomment>
      <translation>とばす</translation>
    </message>
    <message>
      <source>Keep the mistakes as cards</source>
      <extracomment>window/features/review/panel.py</extracomment>
      <translation>悪手をカードに残す</translation>
    </message>
    <message>
      <source>Progress of the review</source>
      <extracomment>window/features/review/panel.py</extracomment>
      <translation>棋譜解析の進み具合</translation>
    </message>
    <message>
      <source>End</source>
      <extracomment>window/features/review/panel.py</extracomment>
      <translation>終了</translation>
    </message>
    <message>
      <source>Time for a move</source>
      <extracomment>window/features/review/panel.py</extracomment>
      <translation>1手の時間</translation>
    </message>
    <message>
      <source>{seconds} s a move</source>
      <extracomment>window/features/review/panel.py</extracomment>
      <translation>1手{seconds}秒</translation>
    </message>
    <message>
      <source>Accuracy</source>
      <extracomment>window/features/review/summary.py</extracomment>
      <translation>正確さ</translation>
    </message>
    <message>
      <source>The review continues once the analysis is switched off ({key}).</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>検討を止めると（{key}）、棋譜解析が続きます。</translation>
    </message>
    <message>
      <source>{seat} played {move} here, which lost {loss} of the chance to win. Find a better move.</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>{seat}はここで{move}と打ち、勝率を{loss}下げました。よりよい手を探してください。</translation>
    </message>
    <message>
      <source>{move} loses {loss} of the chance to win. Try another move.</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>{move}では勝率が{loss}下がります。別の手を試してください。</translation>
    </message>
    <message>
      <source>After {move}, {seat} continues with {answer}. Which move is better?</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>{move}のあと、{seat}は{answer}と続けます。よりよい手はどれでしょうか。</translation>
    </message>
    <message>
      <source>Getting ready…</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>準備中…</translation>
    </message>
    <message>
      <source>The best move is not known; review the game again.</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>最善手が分かりません。棋譜解析をやり直してください。</translation>
    </message>
    <message>
      <source>{done} of {total}</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>{done}/{total}</translation>
    </message>
    <message>
      <source>an inaccuracy</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>緩手</translation>
    </message>
    <message>
      <source>a mistake</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>悪手</translation>
    </message>
    <message>
      <source>a blunder</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>大悪手</translation>
    </message>
    <message>
      <source>Inaccuracies</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>緩手</translation>
    </message>
    <message>
      <source>Mistakes</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>悪手</translation>
    </message>
    <message>
      <source>Blunders</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>大悪手</translation>
    </message>
    <message>
      <source>{move} is good.</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>{move}は好手です。</translation>
    </message>
    <message>
      <source>{move} was played in the game. Try another move.</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>{move}は実戦で打たれた手です。別の手を試してください。</translation>
    </message>
    <message>
      <source>Paused at {done} of {total}</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>一時停止中（{done}/{total}）</translation>
    </message>
    <message>
      <source>Move {number}</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>{number}手目</translation>
    </message>
    <message>
      <source>{number} of {count}</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>{number}/{count}</translation>
    </message>
    <message>
      <source>{move} is the best move. Well done!</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>{move}が最善手です。お見事！</translation>
    </message>
    <message>
      <source>{move} ends the game; look for one that does not.</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>{move}では対局が終わります。終わらない手を探してください。</translation>
    </message>
    <message>
      <source>Level {level} · {board}</source>
      <extracomment>window/features/start/cards.py</extracomment>
      <translation>レベル{level} · {board}</translation>
    </message>
    <message>
      <source>Play</source>
      <extracomment>window/features/start/cards.py</extracomment>
      <translation>対局</translation>
    </message>
    <message>
      <source>All lessons done</source>
      <extracomment>window/features/start/cards.py</extracomment>
      <translation>レッスン完了</translation>
    </message>
    <message>
      <source>Puzzle of the day</source>
      <extracomment>window/features/start/cards.py</extracomment>
      <translation>今日の問題</translation>
    </message>
    <message>
      <source>Solve</source>
      <extracomment>window/features/start/cards.py</extracomment>
      <translation>解く</translation>
    </message>
    <message>
      <source>You solved it.</source>
      <extracomment>window/features/start/cards.py</extracomment>
      <translation>解けました。</translation>
    </message>
    <message>
      <source>Play {title} against level {level}</source>
      <extracomment>window/features/start/cards.py</extracomment>
      <translation>{title}でレベル{level}と対局</translation>
    </message>
    <message>
      <source>Start learning</source>
      <extracomment>window/features/start/cards.py</extracomment>
      <translation>学び始める</translation>
    </message>
    <message>
      <source>Difficulty {stars} of 5</source>
      <extracomment>window/features/start/cards.py</extracomment>
      <translation>難易度{stars}（5段階）</translation>
    </message>
    <message>
      <source>Learn {title}</source>
      <extracomment>window/features/start/cards.py</extracomment>
      <translation>{title}を学ぶ</translation>
    </message>
    <message>
      <source>Start page</source>
      <extracomment>window/features/start/feature.py</extracomment>
      <translation>スタートページ</translation>
    </message>
    <message>
      <source>Games, lessons, puzzles and recent games on one page.</source>
      <extracomment>window/features/start/feature.py</extracomment>
      <translation>ゲーム、レッスン、問題、最近の対局を1ページにまとめて示します。</translation>
    </message>
    <message>
      <source>you play {seat} against level {level}</source>
      <extracomment>window/features/start/feature.py</extracomment>
      <translation>{seat}を持ってレベル{level}と対局</translation>
    </message>
    <message numerus="yes">
      <source>from {count} rated games</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>
        <numerusform>レーティング対局{count}局</numerusform>
      </translation>
    </message>
    <message>
      <source>Your strength in Elo {games}, give or take {elo}.</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>{games}から求めたあなたの強さ（Elo）です。誤差は±{elo}です。</translation>
    </message>
    <message>
      <source>No level beaten yet.</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>まだどのレベルにも勝っていません。</translation>
    </message>
    <message>
      <source>today</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>今日</translation>
    </message>
    <message>
      <source>yesterday</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>昨日</translation>
    </message>
    <message numerus="yes">
      <source>You lost in {count} moves</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>
        <numerusform>{count}手で負け</numerusform>
      </translation>
    </message>
    <message>
      <source>Recent games</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>最近の対局</translation>
    </message>
    <message numerus="yes">
      <source>All {count} games</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>
        <numerusform>全{count}局</numerusform>
      </translation>
    </message>
    <message>
      <source>Review {title}</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>{title}を棋譜解析</translation>
    </message>
    <message>
      <source>Open {title}</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>{title}を開く</translation>
    </message>
    <message>
      <source>How you are doing</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>あなたの成績</translation>
    </message>
    <message>
      <source>Once you have finished a game against the computer, this shows which levels you have beaten and how strong you are in rated games.</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>コンピューターとの対局を終えると、勝ったレベルと、レーティング対局での強さがここに表示されます。</translation>
    </message>
    <message>
      <source>Level {level} is the highest you have beaten.</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>これまでに勝った最高のレベルは{level}です。</translation>
    </message>
    <message numerus="yes">
      <source>unfinished, {count} moves</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>
        <numerusform>中断、{count}手</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>You won in {count} moves</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>
        <numerusform>{count}手で勝ち</numerusform>
      </translation>
    </message>
    <message>
      <source>Open</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>開く</translation>
    </message>
    <message>
      <source>Your strength went from {first} to {last} Elo.</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>あなたの強さは{first}から{last} Eloになりました。</translation>
    </message>
    <message>
      <source>against {player}</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>相手: {player}</translation>
    </message>
    <message>
      <source>Games that you play are kept here.</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>打った対局はここに保存されます。</translation>
    </message>
    <message>
      <source>{won} of {played} won</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>{played}局中{won}勝</translation>
    </message>
    <message>
      <source>Games on true 3-D boards. Choose one: the computer plays like a beginner at first. Or learn a game in a few small lessons.</source>
      <extracomment>window/features/start/page.py</extracomment>
      <translation>本物の立体盤で遊ぶゲームです。1つ選んでください。はじめのうち、コンピューターは初心者のように打ちます。短いレッスンでゲームを学ぶこともできます。</translation>
    </message>
    <message>
      <source>Welcome</source>
      <extracomment>window/features/start/page.py</extracomment>
      <translation>ようこそ</translation>
    </message>
    <message>
      <source>Good morning</source>
      <extracomment>window/features/start/page.py</extracomment>
      <translation>おはようございます</translation>
    </message>
    <message>
      <source>Good afternoon</source>
      <extracomment>window/features/start/page.py</extracomment>
      <translation>こんにちは</translation>
    </message>
    <message>
      <source>Good evening</source>
      <extracomment>window/features/start/page.py</extracomment>
      <translation>こんばんは</translation>
    </message>
    <message>
      <source>&amp;Continue</source>
      <extracomment>window/features/start/page.py</extracomment>
      <translation>続ける(&amp;C)</translation>
    </message>
    <message>
      <source>Continue</source>
      <extracomment>window/features/start/page.py</extracomment>
      <translation>続きから</translation>
    </message>
    <message>
      <source>Choose board, level and clock…</source>
      <extracomment>window/features/start/page.py</extracomment>
      <translation>盤・レベル・時計を選ぶ…</translation>
    </message>
    <message>
      <source>Continue {title}</source>
      <extracomment>window/features/start/page.py</extracomment>
      <translation>{title}の続きを打つ</translation>
    </message>
    <message>
      <source>against the computer: click a card, or press its number</source>
      <extracomment>window/features/start/page.py</extracomment>
      <translation>コンピューターが相手です。カードをクリックするか、番号のキーを押してください</translation>
    </message>
    <message>
      <source>O&amp;pen a file…</source>
      <extracomment>window/features/start/page.py</extracomment>
      <translation>ファイルを開く(&amp;P)…</translation>
    </message>
    <message>
      <source>&amp;Library</source>
      <extracomment>window/features/start/page.py</extracomment>
      <translation>ライブラリ(&amp;L)</translation>
    </message>
    <message numerus="yes">
      <source>You left a game after {count} moves ({title}). Continue it?</source>
      <extracomment>window/features/start/saved_game.py</extracomment>
      <translation>
        <numerusform>{count}手で中断した対局があります（{title}）。続きを打ちますか？</numerusform>
      </translation>
    </message>
    <message>
      <source>{seats} was played by another program, started by the command
{command}</source>
      <extracomment>window/features/start/saved_game.py</extracomment>
      <translation>{seats}は別のプログラムが受け持っていました。起動コマンド:
{command}</translation>
    </message>
    <message>
      <source>Continue and &amp;start it</source>
      <extracomment>window/features/start/saved_game.py</extracomment>
      <translation>起動して続ける(&amp;S)</translation>
    </message>
    <message>
      <source>Continue &amp;without it</source>
      <extracomment>window/features/start/saved_game.py</extracomment>
      <translation>起動せずに続ける(&amp;W)</translation>
    </message>
    <message>
      <source>Continue and &amp;start them</source>
      <extracomment>window/features/start/saved_game.py</extracomment>
      <translation>すべて起動して続ける(&amp;S)</translation>
    </message>
    <message>
      <source>Continue &amp;without them</source>
      <extracomment>window/features/start/saved_game.py</extracomment>
      <translation>どれも起動せずに続ける(&amp;W)</translation>
    </message>
    <message>
      <source>It is kept as {path}.</source>
      <extracomment>window/features/start/saved_game.py</extracomment>
      <translation>{path}として残してあります。</translation>
    </message>
    <message>
      <source>The file could not be renamed: {reason}.</source>
      <extracomment>window/features/start/saved_game.py</extracomment>
      <translation>ファイルの名前を変えられませんでした: {reason}。</translation>
    </message>
    <message>
      <source>This game no longer counts for your rating.</source>
      <extracomment>window/features/status/feature.py</extracomment>
      <translation>この対局はもうレーティングに数えられません。</translation>
    </message>
    <message>
      <source>Turn</source>
      <extracomment>window/features/status/score_pill.py</extracomment>
      <translation>手番</translation>
    </message>
    <message>
      <source>Counts</source>
      <extracomment>window/features/status/score_pill.py</extracomment>
      <translation>個数</translation>
    </message>
    <message>
      <source>Comment</source>
      <extracomment>window/features/study/comment_box.py</extracomment>
      <translation>コメント</translation>
    </message>
    <message>
      <source>A comment on this position</source>
      <extracomment>window/features/study/comment_box.py</extracomment>
      <translation>この局面へのコメント</translation>
    </message>
    <message>
      <source>Going to this move turns the board to this view; films and pages follow it.</source>
      <extracomment>window/features/study/edits.py</extracomment>
      <translation>この手に移動すると、盤がこの視点に回ります。動画とページもこの視点に従います。</translation>
    </message>
    <message>
      <source>Deleted; {undo} brings the moves back.</source>
      <extracomment>window/features/study/edits.py</extracomment>
      <translation>削除しました。{undo}で手を元に戻せます。</translation>
    </message>
    <message>
      <source>The arrow keys step through the moves.</source>
      <extracomment>window/features/study/feature.py</extracomment>
      <translation>矢印キーで1手ずつ進めたり戻したりできます。</translation>
    </message>
    <message>
      <source>&amp;Tree of variations</source>
      <extracomment>window/features/study/feature.py</extracomment>
      <translation>変化手順のツリー(&amp;T)</translation>
    </message>
    <message>
      <source>Show the moves as a tree below the list, with variations side by side.</source>
      <extracomment>window/features/study/feature.py</extracomment>
      <translation>リストの下に手順をツリーで表示し、変化手順を横に並べます。</translation>
    </message>
    <message>
      <source>Clicks play moves again.</source>
      <extracomment>window/features/study/mark_tool.py</extracomment>
      <translation>クリックで打つ状態に戻りました。</translation>
    </message>
    <message>
      <source>Point to a place first.</source>
      <extracomment>window/features/study/mark_tool.py</extracomment>
      <translation>まず場所を指してください。</translation>
    </message>
    <message>
      <source>Marks are drawn on the board only.</source>
      <extracomment>window/features/study/mark_tool.py</extracomment>
      <translation>印を付けられるのは盤の上だけです。</translation>
    </message>
    <message>
      <source>Click where an arrow begins, then where it ends. Esc ends drawing.</source>
      <extracomment>window/features/study/mark_tool.py</extracomment>
      <translation>矢印の始点、終点の順にクリックしてください。Escで終わります。</translation>
    </message>
    <message>
      <source>Click a place to mark it, again to clear it. Esc ends drawing.</source>
      <extracomment>window/features/study/mark_tool.py</extracomment>
      <translation>クリックした場所に印を付けます。もう一度クリックすると消えます。Escで終わります。</translation>
    </message>
    <message>
      <source>a free turn</source>
      <extracomment>window/features/study/moves_model.py</extracomment>
      <translation>追加手番</translation>
    </message>
    <message>
      <source>with a view of the board</source>
      <extracomment>window/features/study/moves_model.py</extracomment>
      <translation>視点の記録あり</translation>
    </message>
    <message>
      <source>−{count} own</source>
      <extracomment>window/features/study/moves_model.py</extracomment>
      <translation>自分−{count}</translation>
    </message>
    <message>
      <source>takes {count}</source>
      <extracomment>window/features/study/moves_model.py</extracomment>
      <translation>{count}個取る</translation>
    </message>
    <message>
      <source>loses {count} of its own</source>
      <extracomment>window/features/study/moves_model.py</extracomment>
      <translation>自分の駒を{count}個失う</translation>
    </message>
    <message>
      <source>Go through the moves</source>
      <extracomment>window/features/study/moves_panel.py</extracomment>
      <translation>手順をたどる</translation>
    </message>
    <message>
      <source>&amp;Comment…</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>コメント(&amp;C)…</translation>
    </message>
    <message>
      <source>Write a comment on this position.</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>この局面にコメントを書きます。</translation>
    </message>
    <message>
      <source>&amp;Rate the move</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>手の評価(&amp;R)</translation>
    </message>
    <message>
      <source>Put a sign such as ! or ? after the move.</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>手のあとに!や?などの記号を付けます。</translation>
    </message>
    <message>
      <source>Nothing: clicks play moves</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>なし: クリックで打つ</translation>
    </message>
    <message>
      <source>Dra&amp;w with clicks</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>クリックで印を付ける(&amp;W)</translation>
    </message>
    <message>
      <source>Mark places, or draw arrows between them.</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>場所に印を付けたり、矢印を引いたりします。</translation>
    </message>
    <message>
      <source>C&amp;olour of marks</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>印の色(&amp;O)</translation>
    </message>
    <message>
      <source>Choose the colour of marks and arrows; hold Shift, Ctrl or both for another.</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>印と矢印の色を選びます。キーを押していると別の色になります。</translation>
    </message>
    <message>
      <source>Mark this &amp;place</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>この場所に印を付ける(&amp;P)</translation>
    </message>
    <message>
      <source>Mark the place that is pointed at, or clear it.</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>指している場所に印を付けるか、消します。</translation>
    </message>
    <message>
      <source>Remo&amp;ve the marks here</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>この局面の印を消す(&amp;V)</translation>
    </message>
    <message>
      <source>Remove everything drawn on this position.</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>この局面に付けた印をすべて消します。</translation>
    </message>
    <message>
      <source>&amp;Keep this view at the move</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>この視点を手に記録(&amp;K)</translation>
    </message>
    <message>
      <source>Move the variation &amp;up</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>変化の順位を上げる(&amp;U)</translation>
    </message>
    <message>
      <source>Move the variation up one place; at the top it is the main line.</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>変化の順位を1つ上げます。いちばん上が本譜になります。</translation>
    </message>
    <message>
      <source>&amp;Make it the main line</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>本譜にする(&amp;M)</translation>
    </message>
    <message>
      <source>Make the line to this position the game's main line.</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>この局面までの手順を、対局の本譜にします。</translation>
    </message>
    <message>
      <source>&amp;Delete from here on</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>ここから先を削除(&amp;D)</translation>
    </message>
    <message>
      <source>Delete this move and everything after it. You can take that back.</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>この手とそれ以降の手をすべて削除します。元に戻せます。</translation>
    </message>
    <message>
      <source>No sign</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>記号なし</translation>
    </message>
    <message>
      <source>Tree of variations</source>
      <extracomment>window/features/study/tree_view.py</extracomment>
      <translation>変化手順のツリー</translation>
    </message>
    <message>
      <source>{number} of {count} here</source>
      <extracomment>window/features/study/tree_view.py</extracomment>
      <translation>ここでの{count}手中{number}番目</translation>
    </message>
    <message>
      <source>with marks</source>
      <extracomment>window/features/study/tree_view.py</extracomment>
      <translation>印あり</translation>
    </message>
    <message>
      <source>Show the position at the start of the game.</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>対局開始時の局面を表示します。</translation>
    </message>
    <message>
      <source>&amp;First position</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>最初の局面(&amp;F)</translation>
    </message>
    <message>
      <source>&amp;Previous move</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>前の手(&amp;P)</translation>
    </message>
    <message>
      <source>Show the position one move earlier; nothing is taken back.</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>1手前の局面を表示します。手は取り消されません。</translation>
    </message>
    <message>
      <source>Pla&amp;y the moves</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>手順を再生(&amp;Y)</translation>
    </message>
    <message>
      <source>Show one position after another, from the start if the last one is shown.</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>局面を順に表示します。最後の局面が表示されているときは最初から始めます。</translation>
    </message>
    <message>
      <source>&amp;Next move</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>次の手(&amp;N)</translation>
    </message>
    <message>
      <source>Show the position one move later.</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>1手後の局面を表示します。</translation>
    </message>
    <message>
      <source>&amp;Last move</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>最後の手(&amp;L)</translation>
    </message>
    <message>
      <source>Show the position after the last move.</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>最後の手のあとの局面を表示します。</translation>
    </message>
    <message>
      <source>Next &amp;variation</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>次の変化(&amp;V)</translation>
    </message>
    <message>
      <source>Show the next alternative to this move.</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>この手の代わりに打たれた次の手を表示します。</translation>
    </message>
    <message>
      <source>Previous v&amp;ariation</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>前の変化(&amp;A)</translation>
    </message>
    <message>
      <source>Show the previous alternative to this move.</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>この手の代わりに打たれた前の手を表示します。</translation>
    </message>
    <message>
      <source>Next f&amp;ork</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>次の分岐(&amp;O)</translation>
    </message>
    <message>
      <source>Go to where the line has variations next, or to its end.</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>手順が分岐する局面、または手順の終わりまで進みます。</translation>
    </message>
    <message>
      <source>Previous for&amp;k</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>前の分岐(&amp;K)</translation>
    </message>
    <message>
      <source>Go back to where the line last had variations, or to its start.</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>手順が分岐する局面、または手順の始めまで戻ります。</translation>
    </message>
    <message>
      <source>Next &amp;comment</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>次のコメント(&amp;C)</translation>
    </message>
    <message>
      <source>Go to the next position with a comment.</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>コメントのある次の局面へ進みます。</translation>
    </message>
    <message>
      <source>Previous co&amp;mment</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>前のコメント(&amp;M)</translation>
    </message>
    <message>
      <source>Go back to the previous position with a comment.</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>コメントのある前の局面へ戻ります。</translation>
    </message>
    <message>
      <source>Close the tab</source>
      <extracomment>window/features/tabs/bar.py</extracomment>
      <translation>タブを閉じる</translation>
    </message>
    <message>
      <source>New game in a ta&amp;b…</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>タブで新しい対局(&amp;B)…</translation>
    </message>
    <message>
      <source>Start a game while this one waits in its tab.</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>この対局をタブに残したまま、新しい対局を始めます。</translation>
    </message>
    <message>
      <source>Open a &amp;game in a tab…</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>棋譜をタブで開く(&amp;G)…</translation>
    </message>
    <message>
      <source>Open a game from a file while this one waits in its tab.</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>この対局をタブに残したまま、ファイルの棋譜を開きます。</translation>
    </message>
    <message>
      <source>Next tab</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>次のタブ</translation>
    </message>
    <message>
      <source>Go to the game in the next tab.</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>次のタブの対局に移ります。</translation>
    </message>
    <message>
      <source>Previous tab</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>前のタブ</translation>
    </message>
    <message>
      <source>Go to the game in the tab before.</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>前のタブの対局に移ります。</translation>
    </message>
    <message>
      <source>Move the tab to the left</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>タブを左に移動</translation>
    </message>
    <message>
      <source>Swap this tab with the one before it.</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>このタブと前のタブを入れ替えます。</translation>
    </message>
    <message>
      <source>Move the tab to the right</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>タブを右に移動</translation>
    </message>
    <message>
      <source>Swap this tab with the next one.</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>このタブと次のタブを入れ替えます。</translation>
    </message>
    <message>
      <source>Clo&amp;se the tab</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>タブを閉じる(&amp;S)</translation>
    </message>
    <message>
      <source>Close this game, which stays in the library.</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>この対局を閉じます。対局はライブラリに残ります。</translation>
    </message>
    <message>
      <source>Close the other tabs</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>他のタブを閉じる</translation>
    </message>
    <message>
      <source>Close all games but this one; they stay in the library.</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>この対局以外をすべて閉じます。対局はライブラリに残ります。</translation>
    </message>
    <message>
      <source>Bring the closed tab bac&amp;k</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>閉じたタブを開き直す(&amp;K)</translation>
    </message>
    <message>
      <source>Bring back the game whose tab was closed last.</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>最後に閉じたタブの対局を戻します。</translation>
    </message>
    <message>
      <source>The other game is paused until you come back to its tab.</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>もう一方の対局は、そのタブに戻るまで一時停止します。</translation>
    </message>
    <message>
      <source>the game is over</source>
      <extracomment>window/features/tabs/texts.py</extracomment>
      <translation>対局は終わっています</translation>
    </message>
    <message>
      <source>paused until you come back</source>
      <extracomment>window/features/tabs/texts.py</extracomment>
      <translation>戻るまで一時停止</translation>
    </message>
    <message>
      <source>your move</source>
      <extracomment>window/features/tabs/texts.py</extracomment>
      <translation>あなたの番です</translation>
    </message>
    <message>
      <source>the other side is to move</source>
      <extracomment>window/features/tabs/texts.py</extracomment>
      <translation>相手の番です</translation>
    </message>
    <message>
      <source>After {move}:</source>
      <extracomment>window/features/words/announcer.py</extracomment>
      <translation>{move}のあと:</translation>
    </message>
    <message>
      <source>T&amp;ype a move…</source>
      <extracomment>window/features/words/feature.py</extracomment>
      <translation>手を入力(&amp;Y)…</translation>
    </message>
    <message>
      <source>Type the next move as it would be in the list of moves.</source>
      <extracomment>window/features/words/feature.py</extracomment>
      <translation>次の手を、手順一覧と同じ表記で入力します。</translation>
    </message>
    <message>
      <source>&amp;Go to the list of places</source>
      <extracomment>window/features/words/feature.py</extracomment>
      <translation>地点一覧へ移動(&amp;G)</translation>
    </message>
    <message>
      <source>List all places, what is there and what playing there does.</source>
      <extracomment>window/features/words/feature.py</extracomment>
      <translation>全地点の一覧へ移動します。何が置かれているか、そこに打つとどうなるかが分かります。</translation>
    </message>
    <message>
      <source>Places</source>
      <extracomment>window/features/words/feature.py</extracomment>
      <translation>地点</translation>
    </message>
    <message>
      <source>Move:</source>
      <extracomment>window/features/words/move_field.py</extracomment>
      <translation>手:</translation>
    </message>
    <message>
      <source>empty</source>
      <extracomment>window/features/words/prospects.py</extracomment>
      <translation>空き</translation>
    </message>
    <message>
      <source>top</source>
      <extracomment>window/features/words/prospects.py</extracomment>
      <translation>上</translation>
    </message>
    <message>
      <source>bottom</source>
      <extracomment>window/features/words/prospects.py</extracomment>
      <translation>下</translation>
    </message>
    <message>
      <source>picked up</source>
      <extracomment>window/features/words/prospects.py</extracomment>
      <translation>持ち上げ中</translation>
    </message>
    <message>
      <source>begins a move</source>
      <extracomment>window/features/words/prospects.py</extracomment>
      <translation>手の始点になる</translation>
    </message>
    <message>
      <source>{seat}, there from the start</source>
      <extracomment>window/features/words/prospects.py</extracomment>
      <translation>{seat}、初期配置</translation>
    </message>
    <message>
      <source>right</source>
      <extracomment>window/features/words/prospects.py</extracomment>
      <translation>右</translation>
    </message>
    <message>
      <source>left</source>
      <extracomment>window/features/words/prospects.py</extracomment>
      <translation>左</translation>
    </message>
    <message>
      <source>plays there</source>
      <extracomment>window/features/words/prospects.py</extracomment>
      <translation>打てる</translation>
    </message>
    <message>
      <source>not legal: {reason}</source>
      <extracomment>window/features/words/prospects.py</extracomment>
      <translation>打てない: {reason}</translation>
    </message>
    <message>
      <source>ends the game in a draw</source>
      <extracomment>window/features/words/prospects.py</extracomment>
      <translation>引き分けになる</translation>
    </message>
    <message>
      <source>loses the game</source>
      <extracomment>window/features/words/prospects.py</extracomment>
      <translation>負けになる</translation>
    </message>
    <message>
      <source>captures {sites} by {cause}</source>
      <extracomment>window/features/words/prospects.py</extracomment>
      <translation>{cause}で{sites}を取る</translation>
    </message>
    <message>
      <source>loses {sites} by {cause}</source>
      <extracomment>window/features/words/prospects.py</extracomment>
      <translation>{cause}で{sites}を失う</translation>
    </message>
    <message>
      <source>captures {sites}</source>
      <extracomment>window/features/words/prospects.py</extracomment>
      <translation>{sites}を取る</translation>
    </message>
    <message>
      <source>loses {sites}</source>
      <extracomment>window/features/words/prospects.py</extracomment>
      <translation>{sites}を失う</translation>
    </message>
    <message>
      <source>Place</source>
      <extracomment>window/features/words/sites_model.py</extracomment>
      <translation>地点</translation>
    </message>
    <message>
      <source>Holds</source>
      <extracomment>window/features/words/sites_model.py</extracomment>
      <translation>そこにあるもの</translation>
    </message>
    <message>
      <source>Playing there</source>
      <extracomment>window/features/words/sites_model.py</extracomment>
      <translation>そこに打つと</translation>
    </message>
    <message>
      <source>Find: a name, a piece, captures, wins…</source>
      <extracomment>window/features/words/sites_panel.py</extracomment>
      <translation>検索: 名前、駒、「取る」、「勝ち」など…</translation>
    </message>
    <message>
      <source>Find places</source>
      <extracomment>window/features/words/sites_panel.py</extracomment>
      <translation>地点を検索</translation>
    </message>
    <message>
      <source>Show this beside the board.</source>
      <extracomment>window/main_window.py</extracomment>
      <translation>これを盤の横に表示します。</translation>
    </message>
    <message>
      <source>Column b&amp;eside the board</source>
      <extracomment>window/main_window.py</extracomment>
      <translation>盤の横の欄(&amp;E)</translation>
    </message>
    <message>
      <source>Show or hide the players, the moves and everything else beside the board.</source>
      <extracomment>window/main_window.py</extracomment>
      <translation>対局者や手順など、盤の横にあるものをまとめて表示または非表示にします。</translation>
    </message>
    <message>
      <source>Actions over the board</source>
      <extracomment>window/main_window.py</extracomment>
      <translation>盤の上の操作バー</translation>
    </message>
    <message>
      <source>Show or hide the bar with the most common actions.</source>
      <extracomment>window/main_window.py</extracomment>
      <translation>よく使う操作のバーを表示または非表示にします。</translation>
    </message>
    <message>
      <source>&amp;Quit</source>
      <extracomment>window/main_window.py</extracomment>
      <translation>終了(&amp;Q)</translation>
    </message>
    <message>
      <source>Quit; the game is saved.</source>
      <extracomment>window/main_window.py</extracomment>
      <translation>プログラムを終了します。対局は保存されます。</translation>
    </message>
    <message>
      <source>&amp;Go to</source>
      <extracomment>window/menus.py</extracomment>
      <translation>移動(&amp;G)</translation>
    </message>
    <message>
      <source>Look &amp;from</source>
      <extracomment>window/menus.py</extracomment>
      <translation>見る方向(&amp;F)</translation>
    </message>
    <message>
      <source>Ca&amp;mera</source>
      <extracomment>window/menus.py</extracomment>
      <translation>カメラ(&amp;M)</translation>
    </message>
    <message>
      <source>&amp;File</source>
      <extracomment>window/menus.py</extracomment>
      <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
      <source>&amp;Game</source>
      <extracomment>window/menus.py</extracomment>
      <translation>対局(&amp;G)</translation>
    </message>
    <message>
      <source>&amp;Learn</source>
      <extracomment>window/menus.py</extracomment>
      <translation>学習(&amp;L)</translation>
    </message>
    <message>
      <source>&amp;Players</source>
      <extracomment>window/menus.py</extracomment>
      <translation>対局者(&amp;P)</translation>
    </message>
    <message>
      <source>&amp;Study</source>
      <extracomment>window/menus.py</extracomment>
      <translation>研究(&amp;S)</translation>
    </message>
    <message>
      <source>&amp;Analysis</source>
      <extracomment>window/menus.py</extracomment>
      <translation>検討(&amp;A)</translation>
    </message>
    <message>
      <source>&amp;View</source>
      <extracomment>window/menus.py</extracomment>
      <translation>表示(&amp;V)</translation>
    </message>
    <message>
      <source>&amp;Help</source>
      <extracomment>window/menus.py</extracomment>
      <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
      <source>there is no display (nothing answers at {names})</source>
      <extracomment>window/requirements.py</extracomment>
      <translation>ディスプレイがありません（{names}から応答がありません）</translation>
    </message>
    <message>
      <source>QT_QPA_PLATFORM={wanted} opens no window with OpenGL (xcb and wayland do)</source>
      <extracomment>window/requirements.py</extracomment>
      <translation>QT_QPA_PLATFORM={wanted}ではOpenGLのウィンドウを開けません（xcbとwaylandなら開けます）</translation>
    </message>
    <message>
      <source>there is no display (neither DISPLAY nor WAYLAND_DISPLAY is set)</source>
      <extracomment>window/requirements.py</extracomment>
      <translation>ディスプレイがありません（DISPLAYもWAYLAND_DISPLAYも設定されていません）</translation>
    </message>
    <message>
      <source>{problem}; all other commands, such as play-text, render, perft and doctor, need no display</source>
      <extracomment>window/requirements.py</extracomment>
      <translation>{problem}。play以外のコマンド（play-text、render、perft、doctorなど）には不要です</translation>
    </message>
    <message>
      <source>Actions</source>
      <extracomment>window/shell/action_bar.py</extracomment>
      <translation>操作</translation>
    </message>
    <message>
      <source>Close</source>
      <extracomment>window/shell/column.py</extracomment>
      <translation>閉じる</translation>
    </message>
    <message>
      <source>Beside the board</source>
      <extracomment>window/shell/column.py</extracomment>
      <translation>盤の横</translation>
    </message>
    <message>
      <source>Panels</source>
      <extracomment>window/shell/column.py</extracomment>
      <translation>パネル</translation>
    </message>
    <message>
      <source>Type a word, such as colours or undo</source>
      <extracomment>window/shell/finder.py</extracomment>
      <translation>「色」「元に戻す」などの語を入力</translation>
    </message>
    <message>
      <source>Words of a command</source>
      <extracomment>window/shell/finder.py</extracomment>
      <translation>コマンドの語</translation>
    </message>
    <message>
      <source>Commands found</source>
      <extracomment>window/shell/finder.py</extracomment>
      <translation>見つかったコマンド</translation>
    </message>
    <message>
      <source>Save as {ending}</source>
      <extracomment>window/shell/left_out.py</extracomment>
      <translation>{ending}で保存</translation>
    </message>
    <message numerus="yes">
      <source>Replace {count} existing files?</source>
      <extracomment>window/shell/replacing.py</extracomment>
      <translation>
        <numerusform>すでにある{count}個のファイルを置き換えますか？</numerusform>
      </translation>
    </message>
    <message>
      <source>Appearance</source>
      <extracomment>window/shell/settings_dialog.py</extracomment>
      <translation>外観</translation>
    </message>
    <message>
      <source>Controls and effects</source>
      <extracomment>window/shell/settings_dialog.py</extracomment>
      <translation>操作と効果</translation>
    </message>
    <message>
      <source>Opponents</source>
      <extracomment>window/shell/settings_dialog.py</extracomment>
      <translation>対戦相手</translation>
    </message>
    <message>
      <source>Settings</source>
      <extracomment>window/shell/settings_dialog.py</extracomment>
      <translation>設定</translation>
    </message>
    <message>
      <source>Find a setting</source>
      <extracomment>window/shell/settings_dialog.py</extracomment>
      <translation>設定を検索</translation>
    </message>
    <message>
      <source>Pages</source>
      <extracomment>window/shell/settings_dialog.py</extracomment>
      <translation>ページ</translation>
    </message>
    <message>
      <source>Files</source>
      <extracomment>window/shell/settings_dialog.py</extracomment>
      <translation>ファイル</translation>
    </message>
    <message>
      <source>The program keeps its data in these files.</source>
      <extracomment>window/shell/settings_dialog.py</extracomment>
      <translation>プログラムが保存するものは、これらのファイルにあります。</translation>
    </message>
    <message>
      <source>Open the folder</source>
      <extracomment>window/shell/settings_dialog.py</extracomment>
      <translation>フォルダーを開く</translation>
    </message>
    <message>
      <source>Open the folder of {name}</source>
      <extracomment>window/shell/settings_dialog.py</extracomment>
      <translation>{name}のフォルダーを開く</translation>
    </message>
    <message>
      <source>the settings could not be read and are kept as {place}</source>
      <extracomment>window/shell/settings_file.py</extracomment>
      <translation>設定を読み込めませんでした。{place}として残してあります</translation>
    </message>
    <message>
      <source>the setting {name} could not be understood; it is kept under [{section}] in {path}</source>
      <extracomment>window/shell/settings_file.py</extracomment>
      <translation>設定{name}を解釈できませんでした。{path}の[{section}]に残してあります</translation>
    </message>
    <message>
      <source>the settings in {path} could not be read ({reason})</source>
      <extracomment>window/shell/settings_file.py</extracomment>
      <translation>{path}の設定を読み込めませんでした（{reason}）</translation>
    </message>
    <message>
      <source>the settings are not saved: {reason}</source>
      <extracomment>window/shell/settings_file.py</extracomment>
      <translation>設定を保存できません: {reason}</translation>
    </message>
    <message>
      <source>Internal error: {error}</source>
      <extracomment>window/shell/tasks.py</extracomment>
      <translation>プログラムの不具合、{error}</translation>
    </message>
    <message>
      <source>Show the better line on the board ({better})</source>
      <extracomment>window/widgets/better_card.py</extracomment>
      <translation>よりよい読み筋を盤上に表示します({better})</translation>
    </message>
    <message>
      <source>Put the better line into the game as a variation</source>
      <extracomment>window/widgets/better_card.py</extracomment>
      <translation>よりよい読み筋を変化として棋譜に入れます</translation>
    </message>
    <message>
      <source>Insert</source>
      <extracomment>window/widgets/better_card.py</extracomment>
      <translation>挿入</translation>
    </message>
    <message>
      <source>See it</source>
      <extracomment>window/widgets/better_card.py</extracomment>
      <translation>見る</translation>
    </message>
    <message>
      <source>{first} {second}</source>
      <extracomment>window/widgets/joining.py</extracomment>
      <translation>{first}{second}</translation>
    </message>
    <message>
      <source>{clause}.</source>
      <extracomment>window/widgets/joining.py</extracomment>
      <translation>{clause}。</translation>
    </message>
    <message numerus="yes">
      <source>{count} games deleted ({when})</source>
      <extracomment>window/widgets/kept_game_texts.py</extracomment>
      <translation>
        <numerusform>{count}局を削除しました（{when}）</numerusform>
      </translation>
    </message>
    <message>
      <source>unfinished</source>
      <extracomment>window/widgets/kept_game_texts.py</extracomment>
      <translation>中断</translation>
    </message>
    <message>
      <source>{seat} won (resignation)</source>
      <extracomment>window/widgets/kept_game_texts.py</extracomment>
      <translation>{seat}の勝ち（投了）</translation>
    </message>
    <message>
      <source>{seat} won (time)</source>
      <extracomment>window/widgets/kept_game_texts.py</extracomment>
      <translation>{seat}の勝ち（時間切れ）</translation>
    </message>
    <message>
      <source>{seat} won (agreement)</source>
      <extracomment>window/widgets/kept_game_texts.py</extracomment>
      <translation>{seat}の勝ち（合意）</translation>
    </message>
    <message>
      <source>{seat} won (forfeit)</source>
      <extracomment>window/widgets/kept_game_texts.py</extracomment>
      <translation>{seat}の勝ち（反則）</translation>
    </message>
    <message>
      <source>The first player won</source>
      <extracomment>window/widgets/kept_game_texts.py</extracomment>
      <translation>先手の勝ち</translation>
    </message>
    <message>
      <source>The second player won</source>
      <extracomment>window/widgets/kept_game_texts.py</extracomment>
      <translation>後手の勝ち</translation>
    </message>
    <message>
      <source>Unfinished</source>
      <extracomment>window/widgets/kept_game_texts.py</extracomment>
      <translation>中断</translation>
    </message>
    <message>
      <source>{strength}: it scores {share} of the points against level {below}.</source>
      <extracomment>window/widgets/level_texts.py</extracomment>
      <translation>{strength}: レベル{below}に対する得点率は{share}です。</translation>
    </message>
    <message>
      <source>The strength of the levels has not been measured in {game}.</source>
      <extracomment>window/widgets/level_texts.py</extracomment>
      <translation>{game}の各レベルの強さはまだ測られていません。</translation>
    </message>
    <message>
      <source>It runs {count} playouts for a move and varies among the moves it likes best.</source>
      <extracomment>window/widgets/level_texts.py</extracomment>
      <translation>1手に{count}プレイアウト読み、有力な手の中から変化をつけて打ちます。</translation>
    </message>
    <message>
      <source>Points of 100 games and Elo are from matches between the levels.</source>
      <extracomment>window/widgets/level_texts.py</extracomment>
      <translation>100局あたりの得点とEloは、レベルどうしの対局で測ったものです。</translation>
    </message>
    <message>
      <source>It uses all the time it has for a move.</source>
      <extracomment>window/widgets/level_texts.py</extracomment>
      <translation>1手に使える時間をすべて使います。</translation>
    </message>
    <message>
      <source>It runs {count} playouts for a move and plays the best.</source>
      <extracomment>window/widgets/level_texts.py</extracomment>
      <translation>1手に{count}プレイアウト読み、最善の手を打ちます。</translation>
    </message>
    <message>
      <source>uses all its time</source>
      <extracomment>window/widgets/level_texts.py</extracomment>
      <translation>持ち時間をすべて使う</translation>
    </message>
    <message>
      <source>runs {count} playouts for a move</source>
      <extracomment>window/widgets/level_texts.py</extracomment>
      <translation>1手に{count}プレイアウト</translation>
    </message>
    <message>
      <source>plays like a beginner</source>
      <extracomment>window/widgets/level_texts.py</extracomment>
      <translation>初心者のように打つ</translation>
    </message>
    <message>
      <source>{name}, {elo} Elo</source>
      <extracomment>window/widgets/level_texts.py</extracomment>
      <translation>{name}、Elo {elo}</translation>
    </message>
    <message>
      <source>{title}, level {level}, about {elo} Elo</source>
      <extracomment>window/widgets/level_texts.py</extracomment>
      <translation>{title}、レベル{level}、約{elo} Elo</translation>
    </message>
    <message>
      <source>{points} of 100 against level {below}</source>
      <extracomment>window/widgets/level_texts.py</extracomment>
      <translation>レベル{below}に100局で{points}点</translation>
    </message>
    <message>
      <source>{strength}: it plays like a beginner.</source>
      <extracomment>window/widgets/level_texts.py</extracomment>
      <translation>{strength}: 初心者のように打ちます。</translation>
    </message>
    <message>
      <source>It draws {share} of its moves at random.</source>
      <extracomment>window/widgets/level_texts.py</extracomment>
      <translation>手の {share} をでたらめに選びます。</translation>
    </message>
    <message numerus="yes">
      <source>By {cause} and {count} more.</source>
      <extracomment>window/widgets/news_texts.py</extracomment>
      <translation>
        <numerusform>{cause}とほか{count}つによるものです。</numerusform>
      </translation>
    </message>
    <message>
      <source>By {causes}.</source>
      <extracomment>window/widgets/news_texts.py</extracomment>
      <translation>{causes}によるものです。</translation>
    </message>
    <message>
      <source>{seat}: {player} is to move ({now})</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>{seat}: {player}の手番です（{now}で打たせる）</translation>
    </message>
    <message>
      <source>{seat}: {player} is thinking, {count} playouts so far…</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>{seat}: {player}が考えています（{count}プレイアウト）…</translation>
    </message>
    <message>
      <source>There is no help in a rated game; analyse it once it is over.</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>レーティング対局では助けを借りられません。終局後に検討してください。</translation>
    </message>
    <message numerus="yes">
      <source>{winner} won in {count} moves</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>
        <numerusform>{count}手で{winner}の勝ち</numerusform>
      </translation>
    </message>
    <message>
      <source>{move} lost {loss} of the chance to win.</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>{move}で勝率が{loss}下がりました。</translation>
    </message>
    <message>
      <source>{move} lost {loss} of the chance to win. Better: {line}</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>{move}で勝率が{loss}下がりました。よりよい読み筋:{line}</translation>
    </message>
    <message>
      <source>a proven draw</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>引き分け（証明済み）</translation>
    </message>
    <message>
      <source>the computer</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>コンピューター</translation>
    </message>
    <message>
      <source>The end was taken back: the game continues with your next move.</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>終局を取り消しました。次の手から対局が続きます。</translation>
    </message>
    <message>
      <source>The game is over. {result} shows how it ended, {new} starts a new one.</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>対局は終わりました。{result}で結果を表示、{new}で新しい対局を始めます。</translation>
    </message>
    <message>
      <source>In a rated game you can play only from the last position: {last} goes there.</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>レーティング対局では最後の局面からしか打てません。{last}で移動します。</translation>
    </message>
    <message>
      <source>Draw</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>引き分け</translation>
    </message>
    <message>
      <source>You won</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>あなたの勝ち</translation>
    </message>
    <message>
      <source>You lost</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>あなたの負け</translation>
    </message>
    <message>
      <source>Stones are even.</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>石は同数です。</translation>
    </message>
    <message>
      <source>brilliant</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>妙手</translation>
    </message>
    <message>
      <source>good</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>好手</translation>
    </message>
    <message>
      <source>interesting</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>面白い手</translation>
    </message>
    <message>
      <source>dubious</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>疑問手</translation>
    </message>
    <message>
      <source>Circles</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>丸</translation>
    </message>
    <message>
      <source>Crosses</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>×印</translation>
    </message>
    <message>
      <source>Squares</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>四角</translation>
    </message>
    <message>
      <source>Triangles</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>三角</translation>
    </message>
    <message>
      <source>Letters</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>文字</translation>
    </message>
    <message>
      <source>Usual colour</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>通常の色</translation>
    </message>
    <message>
      <source>Green (Shift)</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>緑 (Shift)</translation>
    </message>
    <message>
      <source>Blue (Ctrl or Alt)</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>青 (CtrlまたはAlt)</translation>
    </message>
    <message>
      <source>Yellow (Shift+Ctrl)</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>黄 (Shift+Ctrl)</translation>
    </message>
    <message>
      <source>The clocks start with the first move.</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>最初の手で時計が動き始めます。</translation>
    </message>
    <message>
      <source>{undo} brings back the previous game.</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>{undo}で前の対局に戻ります。</translation>
    </message>
    <message>
      <source>The game is over: moves that you try out here are variations.</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>対局は終わっています。ここで試した手は変化として残ります。</translation>
    </message>
    <message>
      <source>A rated game.</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>レーティング対局です。</translation>
    </message>
    <message>
      <source>The computer thinks in your time.</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>コンピューターもあなたの時間に考えています。</translation>
    </message>
    <message>
      <source>{winner} wins by {margin}</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>{margin}差で{winner}の勝ち</translation>
    </message>
    <message>
      <source>{count} of {goal}</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>{count}／{goal}</translation>
    </message>
    <message>
      <source>{name}: {numbers}</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>{name}: {numbers}</translation>
    </message>
    <message>
      <source>{seat} leads by {margin}.</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>{seat}が{margin}差でリードしています。</translation>
    </message>
    <message>
      <source>a proven win for {seat}</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>{seat}の勝ち（証明済み）</translation>
    </message>
    <message>
      <source>Paused. {seat} is to move.</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>一時停止中。{seat}の手番です。</translation>
    </message>
    <message>
      <source>{seat}: {player} is getting ready…</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>{seat}: {player}を準備しています…</translation>
    </message>
    <message>
      <source>{seat}: {player} is thinking…</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>{seat}: {player}が考えています…</translation>
    </message>
    <message>
      <source>Wait: {player} is to move.</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>お待ちください: {player}の手番です。</translation>
    </message>
    <message>
      <source>{winner} wins</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>{winner}の勝ち</translation>
    </message>
    <message>
      <source>You lead by {margin}.</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>{margin}差でリードしています。</translation>
    </message>
    <message>
      <source>takes {count} by {cause}</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>{cause}で{count}個取る</translation>
    </message>
    <message>
      <source>loses {count} by {cause}</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>{cause}で{count}個失う</translation>
    </message>
    <message>
      <source>loses {count}</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>{count}個失う</translation>
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
      <translation>終局時に盤上の石が多いほうの勝ちです。埋まったリングで多数を占めると、相手の石を取れます。</translation>
    </message>
    <message>
      <source>Red</source>
      <extracomment>game ring-majority</extracomment>
      <translation>赤</translation>
    </message>
    <message>
      <source>Blue</source>
      <extracomment>game ring-majority</extracomment>
      <translation>青</translation>
    </message>
    <message>
      <source>Tetrahedron</source>
      <extracomment>game ring-majority</extracomment>
      <translation>正四面体</translation>
    </message>
    <message>
      <source>Cube</source>
      <extracomment>game ring-majority</extracomment>
      <translation>立方体</translation>
    </message>
    <message>
      <source>Truncated tetrahedron</source>
      <extracomment>game ring-majority</extracomment>
      <translation>切頂四面体</translation>
    </message>
    <message>
      <source>Cuboctahedron</source>
      <extracomment>game ring-majority</extracomment>
      <translation>立方八面体</translation>
    </message>
    <message>
      <source>Dodecahedron</source>
      <extracomment>game ring-majority</extracomment>
      <translation>正十二面体</translation>
    </message>
    <message>
      <source>Truncated octahedron</source>
      <extracomment>game ring-majority</extracomment>
      <translation>切頂八面体</translation>
    </message>
    <message>
      <source>Truncated cube</source>
      <extracomment>game ring-majority</extracomment>
      <translation>切頂六面体</translation>
    </message>
    <message>
      <source>Small rhombicuboctahedron</source>
      <extracomment>game ring-majority</extracomment>
      <translation>斜方立方八面体</translation>
    </message>
    <message>
      <source>Snub cube</source>
      <extracomment>game ring-majority</extracomment>
      <translation>変形立方体</translation>
    </message>
    <message>
      <source>Icosidodecahedron</source>
      <extracomment>game ring-majority</extracomment>
      <translation>二十・十二面体</translation>
    </message>
    <message>
      <source>Great rhombicuboctahedron</source>
      <extracomment>game ring-majority</extracomment>
      <translation>斜方切頂立方八面体</translation>
    </message>
    <message>
      <source>Truncated icosahedron</source>
      <extracomment>game ring-majority</extracomment>
      <translation>切頂二十面体</translation>
    </message>
    <message>
      <source>Truncated dodecahedron</source>
      <extracomment>game ring-majority</extracomment>
      <translation>切頂十二面体</translation>
    </message>
    <message>
      <source>Small rhombicosidodecahedron</source>
      <extracomment>game ring-majority</extracomment>
      <translation>斜方二十・十二面体</translation>
    </message>
    <message>
      <source>Snub dodecahedron</source>
      <extracomment>game ring-majority</extracomment>
      <translation>変形十二面体</translation>
    </message>
    <message>
      <source>Great rhombicosidodecahedron</source>
      <extracomment>game ring-majority</extracomment>
      <translation>斜方切頂二十・十二面体</translation>
    </message>
    <message>
      <source>on the board</source>
      <extracomment>game ring-majority</extracomment>
      <translation>盤上</translation>
    </message>
    <message>
      <source>in hand</source>
      <extracomment>game ring-majority</extracomment>
      <translation>手持ち</translation>
    </message>
    <message>
      <source>lost</source>
      <extracomment>game ring-majority</extracomment>
      <translation>取られた石</translation>
    </message>
    <message>
      <source>Red stone</source>
      <extracomment>game ring-majority</extracomment>
      <translation>赤の石</translation>
    </message>
    <message>
      <source>Blue stone</source>
      <extracomment>game ring-majority</extracomment>
      <translation>青の石</translation>
    </message>
    <message>
      <source>To move</source>
      <extracomment>game ring-majority</extracomment>
      <translation>手番</translation>
    </message>
    <message>
      <source>Loop</source>
      <extracomment>game loop</extracomment>
      <translation>Loop</translation>
    </message>
    <message>
      <source>David Bush (known as twixter; later published as Lazo)</source>
      <extracomment>game loop</extracomment>
      <translation>David Bush（別名twixter。後にLazoとして出版）</translation>
    </message>
    <message>
      <source>Close a loop of your tiles on the board, or build a bridge with a river under it.</source>
      <extracomment>game loop</extracomment>
      <translation>自分のタイルで盤上のループを閉じるか、下に川が通る橋を架けます。</translation>
    </message>
    <message>
      <source>Black</source>
      <extracomment>game loop</extracomment>
      <translation>黒</translation>
    </message>
    <message>
      <source>White</source>
      <extracomment>game loop</extracomment>
      <translation>白</translation>
    </message>
    <message>
      <source>black</source>
      <extracomment>game loop</extracomment>
      <translation>黒</translation>
    </message>
    <message>
      <source>white</source>
      <extracomment>game loop</extracomment>
      <translation>白</translation>
    </message>
    <message>
      <source>Mini, 4 layers</source>
      <extracomment>game loop</extracomment>
      <translation>Mini、4段</translation>
    </message>
    <message>
      <source>Main, 6 layers</source>
      <extracomment>game loop</extracomment>
      <translation>Main、6段</translation>
    </message>
    <message>
      <source>Lazo, 10 layers</source>
      <extracomment>game loop</extracomment>
      <translation>Lazo、10段</translation>
    </message>
    <message>
      <source>Black tile</source>
      <extracomment>game loop</extracomment>
      <translation>黒のタイル</translation>
    </message>
    <message>
      <source>White tile</source>
      <extracomment>game loop</extracomment>
      <translation>白のタイル</translation>
    </message>
    <message>
      <source>Path Tiles</source>
      <extracomment>game path-tiles</extracomment>
      <translation>Path Tiles</translation>
    </message>
    <message>
      <source>an unknown author (Zillions of Games submission 1550)</source>
      <extracomment>game path-tiles</extracomment>
      <translation>作者不明（Zillions of Games投稿1550番）</translation>
    </message>
    <message>
      <source>Close a loop of your colour, or join two opposite sides of the board with it.</source>
      <extracomment>game path-tiles</extracomment>
      <translation>自分の色の道でループを閉じるか、盤の向かい合う2辺をつなぎます。</translation>
    </message>
    <message>
      <source>102 tiles and free turns</source>
      <extracomment>game path-tiles</extracomment>
      <translation>タイル102枚、追加手番あり</translation>
    </message>
    <message>
      <source>66 tiles, each up to ten times</source>
      <extracomment>game path-tiles</extracomment>
      <translation>タイル66種、各10枚まで</translation>
    </message>
    <message>
      <source>longest paths</source>
      <extracomment>game path-tiles</extracomment>
      <translation>最長の道</translation>
    </message>
    <message>
      <source>longest path</source>
      <extracomment>game path-tiles</extracomment>
      <translation>最長の道</translation>
    </message>
    <message>
      <source>tiles left</source>
      <extracomment>game path-tiles</extracomment>
      <translation>残りタイル</translation>
    </message>
    <message>
      <source>A free turn</source>
      <extracomment>game path-tiles</extracomment>
      <translation>追加手番</translation>
    </message>
    <message>
      <source>ribbons</source>
      <extracomment>game path-tiles</extracomment>
      <translation>リボン</translation>
    </message>
    <message>
      <source>tubes</source>
      <extracomment>game path-tiles</extracomment>
      <translation>チューブ</translation>
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
      <translation>自分の駒のループで3本の柱を囲みます。</translation>
    </message>
    <message>
      <source>Side length 8</source>
      <extracomment>game loops-n-leaps</extracomment>
      <translation>一辺8</translation>
    </message>
    <message>
      <source>Side length 10</source>
      <extracomment>game loops-n-leaps</extracomment>
      <translation>一辺10</translation>
    </message>
    <message>
      <source>what is surrounded, safe or in sight</source>
      <extracomment>game loops-n-leaps</extracomment>
      <translation>囲まれた柱・安全な駒・見える駒</translation>
    </message>
    <message>
      <source>pillars surrounded</source>
      <extracomment>game loops-n-leaps</extracomment>
      <translation>囲んだ柱</translation>
    </message>
    <message>
      <source>men</source>
      <extracomment>game loops-n-leaps</extracomment>
      <translation>駒</translation>
    </message>
    <message>
      <source>leapers</source>
      <extracomment>game loops-n-leaps</extracomment>
      <translation>跳び駒</translation>
    </message>
    <message>
      <source>White man</source>
      <extracomment>game loops-n-leaps</extracomment>
      <translation>白の駒</translation>
    </message>
    <message>
      <source>Black man</source>
      <extracomment>game loops-n-leaps</extracomment>
      <translation>黒の駒</translation>
    </message>
    <message>
      <source>White leaper</source>
      <extracomment>game loops-n-leaps</extracomment>
      <translation>白の跳び駒</translation>
    </message>
    <message>
      <source>Black leaper</source>
      <extracomment>game loops-n-leaps</extracomment>
      <translation>黒の跳び駒</translation>
    </message>
    <message>
      <source>Loophole 2D</source>
      <extracomment>game loophole-2d</extracomment>
      <translation>Loophole 2D</translation>
    </message>
    <message>
      <source>Mark Steere (Loophole, November 2008), marksteeregames.com</source>
      <extracomment>game loophole-2d</extracomment>
      <translation>Mark Steere（Loophole、2008年11月）、marksteeregames.com</translation>
    </message>
    <message>
      <source>Close two different loops through the frame and the windows.</source>
      <extracomment>game loophole-2d</extracomment>
      <translation>枠と窓を通る、異なる2つのループを閉じます。</translation>
    </message>
    <message>
      <source>Rhombus with two windows</source>
      <extracomment>game loophole-2d</extracomment>
      <translation>窓が2つの菱形</translation>
    </message>
    <message>
      <source>Loops</source>
      <extracomment>game loophole-2d</extracomment>
      <translation>ループ</translation>
    </message>
    <message>
      <source>loops</source>
      <extracomment>game loophole-2d</extracomment>
      <translation>ループ</translation>
    </message>
    <message>
      <source>Black stone</source>
      <extracomment>game loophole-2d</extracomment>
      <translation>黒の石</translation>
    </message>
    <message>
      <source>White stone</source>
      <extracomment>game loophole-2d</extracomment>
      <translation>白の石</translation>
    </message>
    <message>
      <source>light</source>
      <extracomment>choices</extracomment>
      <translation>ライト</translation>
    </message>
    <message>
      <source>dark</source>
      <extracomment>choices</extracomment>
      <translation>ダーク</translation>
    </message>
    <message>
      <source>colour-blind</source>
      <extracomment>choices</extracomment>
      <translation>色覚対応</translation>
    </message>
    <message>
      <source>high-contrast</source>
      <extracomment>choices</extracomment>
      <translation>ハイコントラスト</translation>
    </message>
    <message>
      <source>black-and-white</source>
      <extracomment>choices</extracomment>
      <translation>白黒</translation>
    </message>
    <message>
      <source>walnut-and-maple</source>
      <extracomment>choices</extracomment>
      <translation>ウォルナットとメープル</translation>
    </message>
    <message>
      <source>slate-and-brass</source>
      <extracomment>choices</extracomment>
      <translation>スレートと真鍮</translation>
    </message>
    <message>
      <source>porcelain</source>
      <extracomment>choices</extracomment>
      <translation>磁器</translation>
    </message>
    <message>
      <source>classic</source>
      <extracomment>choices</extracomment>
      <translation>クラシック</translation>
    </message>
    <message>
      <source>glass</source>
      <extracomment>choices</extracomment>
      <translation>ガラス</translation>
    </message>
    <message>
      <source>paint</source>
      <extracomment>choices</extracomment>
      <translation>塗装</translation>
    </message>
    <message>
      <source>fast</source>
      <extracomment>choices</extracomment>
      <translation>高速</translation>
    </message>
    <message>
      <source>fine</source>
      <extracomment>choices</extracomment>
      <translation>高画質</translation>
    </message>
    <message>
      <source>finest</source>
      <extracomment>choices</extracomment>
      <translation>最高画質</translation>
    </message>
    <message>
      <source>off</source>
      <extracomment>choices</extracomment>
      <translation>オフ</translation>
    </message>
    <message>
      <source>normal</source>
      <extracomment>choices</extracomment>
      <translation>標準</translation>
    </message>
    <message>
      <source>slow</source>
      <extracomment>choices</extracomment>
      <translation>低速</translation>
    </message>
    <message>
      <source>as fast as they think</source>
      <extracomment>choices</extracomment>
      <translation>考え終わりしだい</translation>
    </message>
    <message>
      <source>a move a second</source>
      <extracomment>choices</extracomment>
      <translation>1秒に1手</translation>
    </message>
    <message>
      <source>a move in 3 seconds</source>
      <extracomment>choices</extracomment>
      <translation>3秒に1手</translation>
    </message>
    <message>
      <source>studio</source>
      <extracomment>choices</extracomment>
      <translation>スタジオ</translation>
    </message>
    <message>
      <source>table</source>
      <extracomment>choices</extracomment>
      <translation>テーブル</translation>
    </message>
    <message>
      <source>sky</source>
      <extracomment>choices</extracomment>
      <translation>空</translation>
    </message>
    <message>
      <source>a4</source>
      <extracomment>choices</extracomment>
      <translation>A4</translation>
    </message>
    <message>
      <source>letter</source>
      <extracomment>choices</extracomment>
      <translation>レター</translation>
    </message>
    <message>
      <source>Picture</source>
      <extracomment>choices</extracomment>
      <translation>画像</translation>
    </message>
    <message>
      <source>Film of the game</source>
      <extracomment>choices</extracomment>
      <translation>対局の動画</translation>
    </message>
    <message>
      <source>Film of the board turning</source>
      <extracomment>choices</extracomment>
      <translation>盤が回る動画</translation>
    </message>
    <message>
      <source>Web page that plays the game</source>
      <extracomment>choices</extracomment>
      <translation>棋譜再生ページ</translation>
    </message>
    <message>
      <source>3-D drawing</source>
      <extracomment>choices</extracomment>
      <translation>立体図</translation>
    </message>
    <message>
      <source>Diagram of the map</source>
      <extracomment>choices</extracomment>
      <translation>平面図</translation>
    </message>
    <message>
      <source>Model</source>
      <extracomment>choices</extracomment>
      <translation>3Dモデル</translation>
    </message>
    <message>
      <source>One body for a 3-D printer</source>
      <extracomment>choices</extracomment>
      <translation>3Dプリンター用の一体モデル</translation>
    </message>
    <message>
      <source>Board and pieces for a 3-D printer</source>
      <extracomment>choices</extracomment>
      <translation>3Dプリンター用の盤と駒</translation>
    </message>
    <message>
      <source>Paper net to fold</source>
      <extracomment>choices</extracomment>
      <translation>組み立て用の紙の展開図</translation>
    </message>
    <message>
      <source>Paper board and pieces to cut out</source>
      <extracomment>choices</extracomment>
      <translation>切り抜き用の紙の盤と駒</translation>
    </message>
    <message>
      <source>Scene for POV-Ray</source>
      <extracomment>choices</extracomment>
      <translation>POV-Ray用シーン</translation>
    </message>
    <message>
      <source>Places and neighbours</source>
      <extracomment>choices</extracomment>
      <translation>地点と隣接関係</translation>
    </message>
    <message>
      <source>Text, the moves alone</source>
      <extracomment>choices</extracomment>
      <translation>テキスト（手順のみ）</translation>
    </message>
    <message>
      <source>JSON, with variations and notes</source>
      <extracomment>choices</extracomment>
      <translation>JSON（変化手順・コメント付き）</translation>
    </message>
    <message>
      <source>SGF, with variations and notes</source>
      <extracomment>choices</extracomment>
      <translation>SGF（変化手順・コメント付き）</translation>
    </message>
    <message>
      <source>Close a ring on the board</source>
      <extracomment>course loop</extracomment>
      <translation>盤上でリングを閉じる</translation>
    </message>
    <message>
      <source>You play Black and win by completing a loop. The simplest loop is a ring of your tiles on layer 1 around at least one hole. Five of your tiles are around 1b3. Close the ring.</source>
      <extracomment>course loop</extracomment>
      <translation>あなたは黒です。ループを完成させると勝ちです。いちばん簡単なループは、1段目で1つ以上の穴を囲む、自分のタイルのリングです。今、黒のタイル5枚が1b3を囲んでいます。リングを閉じてください。</translation>
    </message>
    <message>
      <source>Which neighbour of 1b3 is empty?</source>
      <extracomment>course loop</extracomment>
      <translation>1b3の隣で空いているのはどこでしょうか。</translation>
    </message>
    <message>
      <source>You closed a ring around 1b3, and the game is won. It does not matter whether the hole inside is empty or holds a white tile.</source>
      <extracomment>course loop</extracomment>
      <translation>1b3を囲むリングが閉じて、勝ちになりました。中の穴は、空でも白のタイルがあってもかまいません。</translation>
    </message>
    <message>
      <source>The rim does not count</source>
      <extracomment>course loop</extracomment>
      <translation>縁は囲めない</translation>
    </message>
    <message>
      <source>You can close two shapes: an arch around 1a3 on the long edge, and a ring around 1c8 in the middle. Outside the board everything is open, so a hole at the rim is never enclosed. Close the shape that wins.</source>
      <extracomment>course loop</extracomment>
      <translation>閉じられる形が2つあります。長辺で1a3を囲むアーチと、中ほどで1c8を囲むリングです。盤の外はすべて開いているので、縁の穴は決して囲まれません。勝ちになる形を閉じてください。</translation>
    </message>
    <message>
      <source>Is there a way out over the edge?</source>
      <extracomment>course loop</extracomment>
      <translation>縁から外への抜け道はないでしょうか。</translation>
    </message>
    <message>
      <source>1c8 cannot get out. The arch around 1a3 would have been worth nothing: 1a3 lies at the rim.</source>
      <extracomment>course loop</extracomment>
      <translation>1c8は外へ出られません。1a3は縁にあるので、そのまわりのアーチには何の価値もありませんでした。</translation>
    </message>
    <message>
      <source>Enclose an enemy</source>
      <extracomment>course loop</extracomment>
      <translation>敵を囲む</translation>
    </message>
    <message>
      <source>A ring may enclose an opposing tile as well as an empty hole. Close the ring around the white tile.</source>
      <extracomment>course loop</extracomment>
      <translation>リングの中は、空の穴だけでなく、相手のタイルでもかまいません。白のタイルを囲むリングを閉じてください。</translation>
    </message>
    <message>
      <source>One of the six neighbours of 1c8 is still free.</source>
      <extracomment>course loop</extracomment>
      <translation>1c8の6つの隣のうち、1つがまだ空いています。</translation>
    </message>
    <message>
      <source>The white tile on 1c8 is enclosed. Enemies inside do not disturb a ring; gaps in it do.</source>
      <extracomment>course loop</extracomment>
      <translation>1c8の白のタイルを囲みました。中に敵がいてもリングに影響はありません。問題になるのはリングの切れ目です。</translation>
    </message>
    <message>
      <source>Block a ring</source>
      <extracomment>course loop</extracomment>
      <translation>リングを防ぐ</translation>
    </message>
    <message>
      <source>Now you play White. Black needs one more tile for a ring around 1b3. Play a move after which Black cannot win at once.</source>
      <extracomment>course loop</extracomment>
      <translation>今度は白です。黒はあと1枚で1b3を囲むリングができます。黒が次の手で勝てなくなる手を打ってください。</translation>
    </message>
    <message>
      <source>Play where Black wants to play.</source>
      <extracomment>course loop</extracomment>
      <translation>黒が打ちたい場所に打ちましょう。</translation>
    </message>
    <message>
      <source>One white tile in the ring is enough. Look at every turn for rings of five and arches that need one tile.</source>
      <extracomment>course loop</extracomment>
      <translation>リングに白のタイルが1枚入れば十分です。毎回、タイル5枚のリングや、あと1枚でできるアーチがないか確かめましょう。</translation>
    </message>
    <message>
      <source>Climb to layer 2</source>
      <extracomment>course loop</extracomment>
      <translation>2段目に登る</translation>
    </message>
    <message>
      <source>Tiles are piled up. Where three tiles of a layer touch, there may be a gap for a tile of the next layer. It has to touch a tile of your own, below or beside it. Play a tile on layer 2.</source>
      <extracomment>course loop</extracomment>
      <translation>タイルは積み上げていきます。同じ段の3枚のタイルが互いに接していると、そこに1つ上の段のタイルが入るすき間ができることがあります。打つタイルは、下か横で自分のタイルに接していなければなりません。2段目にタイルを打ってください。</translation>
    </message>
    <message>
      <source>On the map, layer 2 is drawn beside layer 1; in the 3-D view, click the gap between three tiles.</source>
      <extracomment>course loop</extracomment>
      <translation>平面図では、2段目は1段目の隣に描かれています。立体表示では、3枚のタイルの間のすき間をクリックします。</translation>
    </message>
    <message>
      <source>2b2 rests on 1b3, 1c2 and 1c3. Only gaps with all three tiles below can be filled.</source>
      <extracomment>course loop</extracomment>
      <translation>2b2は1b3、1c2、1c3の上に載っています。タイルを入れられるのは、下の3枚がそろったすき間だけです。</translation>
    </message>
    <message>
      <source>Build a bridge</source>
      <extracomment>course loop</extracomment>
      <translation>橋を架ける</translation>
    </message>
    <message>
      <source>The second kind of loop is a bridge: your tiles go up from the board and down to it again, and a river runs through under them, over empty spaces and enemy tiles. Your bridge from 1b4 to 1d2 lacks its top. Put it in place.</source>
      <extracomment>course loop</extracomment>
      <translation>2種類目のループは橋です。自分のタイルが盤から上がってまた盤へ下り、その下を川が、空きや敵のタイルを通って流れ抜けます。1b4から1d2への橋は頂上が欠けています。頂上を置いてください。</translation>
    </message>
    <message>
      <source>The top of the bridge rests on both white tiles.</source>
      <extracomment>course loop</extracomment>
      <translation>橋の頂上は、白のタイル2枚の両方に載ります。</translation>
    </message>
    <message>
      <source>The river runs from 2b4 through the white tiles 1c4 and 1c3 to 2b2, right under your bridge.</source>
      <extracomment>course loop</extracomment>
      <translation>川は2b4から白のタイル1c4と1c3を通り、橋の真下を抜けて2b2へ流れます。</translation>
    </message>
    <message>
      <source>Why is this not a loop?</source>
      <extracomment>course loop</extracomment>
      <translation>なぜループではない？</translation>
    </message>
    <message>
      <source>Black has just played 2b3, a bridge over the white tile 1c3. But a bridge over a single tile is never a loop: the river has to run right through. Click the tile that stops it.</source>
      <extracomment>course loop</extracomment>
      <translation>黒が2b3に打ち、白のタイル1c3の上に橋を架けたところです。しかし、タイル1枚の上に架けた橋は決してループになりません。川が向こう側まで流れ抜けなければならないからです。川を止めているタイルをクリックしてください。</translation>
    </message>
    <message>
      <source>Which neighbour of 1c3 would have to be white?</source>
      <extracomment>course loop</extracomment>
      <translation>1c3の隣のどこが白ならよかったのでしょうか。</translation>
    </message>
    <message>
      <source>If 1d3 were white, the river would continue from 1c3 through 1d3 and out to 2c3. Your own tiles are what stops a river.</source>
      <extracomment>course loop</extracomment>
      <translation>もし1d3が白なら、川は1c3から1d3を通って2c3へ抜けます。川を止めているのは自分のタイルなのです。</translation>
    </message>
    <message>
      <source>Dead ends at the edge</source>
      <extracomment>course loop</extracomment>
      <translation>縁の行き止まり</translation>
    </message>
    <message>
      <source>Two bridges lack their top, one at the long edge and one in the middle. For bridges the outside is closed: a river cannot flow out over the edge of the pile. Complete the bridge with a river under it.</source>
      <extracomment>course loop</extracomment>
      <translation>頂上の欠けた橋が2つあります。1つは長辺に、もう1つは中ほどにあります。橋の場合、盤の外は閉じているので、川は山の縁から外へは流れ出せません。下に川が通る橋を完成させてください。</translation>
    </message>
    <message>
      <source>Follow each river in both directions.</source>
      <extracomment>course loop</extracomment>
      <translation>それぞれの川を両方向にたどってみましょう。</translation>
    </message>
    <message>
      <source>2b6 lets the river through. Under 2a3 it would have stopped at the long edge.</source>
      <extracomment>course loop</extracomment>
      <translation>2b6なら川が通り抜けます。2a3の下では、川は長辺で止まってしまいます。</translation>
    </message>
    <message>
      <source>Stop a bridge</source>
      <extracomment>course loop</extracomment>
      <translation>橋を防ぐ</translation>
    </message>
    <message>
      <source>White again. Black threatens to put the top of the bridge on 2b3. Play a move after which Black cannot win at once.</source>
      <extracomment>course loop</extracomment>
      <translation>また白です。黒は2b3に橋の頂上を置こうとしています。黒が次の手で勝てなくなる手を打ってください。</translation>
    </message>
    <message>
      <source>Which gap does Black need?</source>
      <extracomment>course loop</extracomment>
      <translation>黒に必要なすき間はどこでしょうか。</translation>
    </message>
    <message>
      <source>Without its top there is no bridge. You may fill the gap yourself, if your tile touches one of yours.</source>
      <extracomment>course loop</extracomment>
      <translation>頂上がなければ橋はできません。自分のタイルに接していれば、そのすき間に自分で打てます。</translation>
    </message>
    <message>
      <source>Two threats at once</source>
      <extracomment>course loop</extracomment>
      <translation>2つの狙い</translation>
    </message>
    <message>
      <source>One threat can be answered, two cannot. Find the move after which you could win in two places.</source>
      <extracomment>course loop</extracomment>
      <translation>狙いが1つなら防げますが、2つは防げません。2か所で勝ちを狙う手を見つけてください。</translation>
    </message>
    <message>
      <source>Look on layer 2, where three tiles of both colours meet.</source>
      <extracomment>course loop</extracomment>
      <translation>2段目で、両方の色のタイル3枚が集まっているところに注目しましょう。</translation>
    </message>
    <message>
      <source>Now 2a4 and 2b3 both complete a bridge, and White can fill only one gap.</source>
      <extracomment>course loop</extracomment>
      <translation>これで2a4でも2b3でも橋が完成します。白が埋められるすき間は1つだけです。</translation>
    </message>
    <message>
      <source>White has filled one gap. Win.</source>
      <extracomment>course loop</extracomment>
      <translation>白がすき間の1つを埋めました。勝ちを決めてください。</translation>
    </message>
    <message>
      <source>The other gap is still there.</source>
      <extracomment>course loop</extracomment>
      <translation>もう1つのすき間が残っています。</translation>
    </message>
    <message>
      <source>That is how most games of Loop are won: one tile makes two threats.</source>
      <extracomment>course loop</extracomment>
      <translation>Loopはたいてい、このように1枚で2つの狙いを作って勝ちます。</translation>
    </message>
    <message>
      <source>Swap sides</source>
      <extracomment>course loop</extracomment>
      <translation>スワップ</translation>
    </message>
    <message>
      <source>Black has started in the middle, a strong place. On White's first turn you may swap instead of playing: click the black tile, and it turns white. Do that.</source>
      <extracomment>course loop</extracomment>
      <translation>黒が有利な場所である中央に打ちました。白は最初の手番に限り、打つ代わりにスワップできます。黒のタイルをクリックすると白に変わります。やってみましょう。</translation>
    </message>
    <message>
      <source>Click the tile itself.</source>
      <extracomment>course loop</extracomment>
      <translation>タイルそのものをクリックします。</translation>
    </message>
    <message>
      <source>The tile is yours. Because of the swap it does not pay to start with the strongest move.</source>
      <extracomment>course loop</extracomment>
      <translation>タイルが自分のものになりました。スワップがあるので、最強の手で始めても得にはなりません。</translation>
    </message>
    <message>
      <source>Two loops win</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>2つのループで勝ち</translation>
    </message>
    <message>
      <source>You play Black. You win with two different loops. One of your loops already runs from the first row through window 1 to the last row; the frame joins these rows. One more stone makes the second loop. Find it.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>あなたは黒です。異なる2つのループを作れば勝ちです。1つ目のループは、最初の行から窓1を通って最後の行まで、すでにつながっています（この2つの行は枠で結ばれています）。あと1個の石で2つ目のループができます。見つけてください。</translation>
    </message>
    <message>
      <source>Look at the lower right, below window 2.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>右下、窓2の下のあたりに注目しましょう。</translation>
    </message>
    <message>
      <source>Your stone finished a loop through window 2 and another through all three nodes. Your loops are all marked.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>この石で、窓2を通るループと、3つのノードすべてを通るループができました。自分のループにはすべて印が付いています。</translation>
    </message>
    <message>
      <source>From edge to edge</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>端から端まで</translation>
    </message>
    <message>
      <source>The stones along the first and the last row are yours and belong to one node, the frame. A line between them is a loop. Close the gap in your line.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>最初の行と最後の行に並ぶ石は自分の石で、枠という1つのノードに属します。その間をつなぐ線は、ループになります。線の切れ目をつないでください。</translation>
    </message>
    <message>
      <source>Follow the line downwards from c2.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>c2から下へ線をたどってみましょう。</translation>
    </message>
    <message>
      <source>One loop. You need another one, with other nodes, to win.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>ループが1つできました。勝つには、ノードの違うループがもう1つ必要です。</translation>
    </message>
    <message>
      <source>Around a window</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>窓を回る</translation>
    </message>
    <message>
      <source>Each window is a node as well: it joins your two stones above it with your two stones below. A chain from above, around the window, to below makes a loop through the window. Complete it.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>窓もそれぞれ1つのノードで、窓の上にある自分の2個の石と、下にある2個の石を結びます。上から窓を回って下へつながる石の列は、窓を通るループになります。完成させてください。</translation>
    </message>
    <message>
      <source>The chain runs down on the right side of window 1.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>石の列は窓1の右側を下りています。</translation>
    </message>
    <message>
      <source>The loop goes around through the cells and back through the window.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>ループはマスをたどって回り、窓を通って戻ります。</translation>
    </message>
    <message>
      <source>Through frame and window</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>枠と窓を通る</translation>
    </message>
    <message>
      <source>A loop may pass through two nodes: from the first row to window 1, through it, and on from its lower side to the last row. Complete this loop.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>ループは2つのノードを通ることもできます。最初の行から窓1へ行き、窓を通り抜けて、下側から最後の行まで続きます。このループを完成させてください。</translation>
    </message>
    <message>
      <source>Look right below window 1.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>窓1のすぐ下に注目しましょう。</translation>
    </message>
    <message>
      <source>The window saves stones: you need no line around it.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>窓を使えば石を節約できます。窓を回る線は必要ありません。</translation>
    </message>
    <message>
      <source>Through both windows</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>両方の窓を通る</translation>
    </message>
    <message>
      <source>The longest kind of loop passes through all three nodes. Connect window 1 with window 2.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>いちばん長い種類のループは、3つのノードすべてを通ります。窓1と窓2をつないでください。</translation>
    </message>
    <message>
      <source>The chain between the windows has one gap.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>2つの窓の間の石の列には、切れ目が1つあります。</translation>
    </message>
    <message>
      <source>From the first row through window 1, over to window 2, through it and down: one loop through all three nodes.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>最初の行から窓1を通り、窓2へ渡り、それも通って下へ。3つのノードすべてを通る1つのループです。</translation>
    </message>
    <message>
      <source>Two lines, one loop</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>2本の線、1つのループ</translation>
    </message>
    <message>
      <source>Two loops must differ in their nodes. You have two lines from the first row to the last, each with a gap. Close one of them for a first loop.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>2つのループは、ノードが違っていなければなりません。最初の行から最後の行への線が2本あり、どちらにも切れ目があります。1本をつないで、1つ目のループを作ってください。</translation>
    </message>
    <message>
      <source>Either gap will do.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>どちらの切れ目でもかまいません。</translation>
    </message>
    <message>
      <source>One loop through the frame. White answers far away.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>枠を通るループが1つできました。白は遠くに打ちました。</translation>
    </message>
    <message>
      <source>The second line would pass through the same node, so it would be the same loop. You have not won yet. Find the stone that makes a different loop, and win.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>2本目の線も同じノードを通るので、同じループということになります。まだ勝ちではありません。別のループになる石を見つけて、勝ってください。</translation>
    </message>
    <message>
      <source>Look to the left of window 2.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>窓2の左に注目しましょう。</translation>
    </message>
    <message>
      <source>The chain around window 2 is a loop through window 2: other nodes, another loop.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>窓2を回る石の列は、窓2を通るループです。ノードが違うので、別のループです。</translation>
    </message>
    <message>
      <source>See the threat</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>狙いに気づく</translation>
    </message>
    <message>
      <source>Now you are White and Black is about to win. Click the cell where Black would complete the second loop.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>今度は白で、黒があと1手で勝つところです。黒が2つ目のループを完成させるマスをクリックしてください。</translation>
    </message>
    <message>
      <source>Look at the stones around window 2.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>窓2のまわりの石に注目しましょう。</translation>
    </message>
    <message>
      <source>A black stone there would finish two loops at once.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>そこに黒石が入ると、一度に2つのループができてしまいます。</translation>
    </message>
    <message>
      <source>Play a move after which Black cannot win at once.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>黒が次の手で勝てなくなる手を打ってください。</translation>
    </message>
    <message>
      <source>One stone in the gap cuts both loops. On a full board the two players have three loops between them, so what you cut makes your own stronger.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>切れ目に打った1個の石で、両方のループが切れました。盤が埋まったとき、双方のループは合わせて3つになります。だから、相手のループを切れば自分のループが有利になります。</translation>
    </message>
    <message>
      <source>A link that cannot be cut</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>切れないつながり</translation>
    </message>
    <message>
      <source>c4 and b6 do not touch, but two cells lie between them, b5 and c5, and either of them connects. White has just played on one. Connect through the other.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>c4とb6は接していませんが、その間にb5とc5の2つのマスがあり、どちらに打ってもつながります。白がその一方に打ってきました。もう一方でつないでください。</translation>
    </message>
    <message>
      <source>White took c5.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>白はc5に打ちました。</translation>
    </message>
    <message>
      <source>As long as you answer, such a pair of cells cannot be cut. It saves half of the stones of a line.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>必ず応じるかぎり、このような見合いの2マスは切られません。線に必要な石が半分ですみます。</translation>
    </message>
    <message>
      <source>The same for White</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>白でも同じこと</translation>
    </message>
    <message>
      <source>You play White. Your stones lie along the first and the last column, and left and right of each window. So your lines run across. Close the line along row 3.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>あなたは白です。自分の石は、最初の列と最後の列、そしてそれぞれの窓の左右に並んでいます。つまり線は横に走ります。3行目に沿った線をつないでください。</translation>
    </message>
    <message>
      <source>The gap lies below a black stone.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>切れ目は黒石の下にあります。</translation>
    </message>
    <message>
      <source>A loop through the frame, from side to side.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>左右の端を結ぶ、枠を通るループです。</translation>
    </message>
    <message>
      <source>Three pillars win</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>柱を3本囲めば勝ち</translation>
    </message>
    <message>
      <source>You play White. The player who surrounds three pillars with loops of men wins. Your chain of men runs around h8, j8 and h10 and has one gap. Close it.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>あなたは白です。駒のループで3本の柱を囲んだほうが勝ちです。自分の駒の列はh8、j8、h10を回っていて、切れ目が1つあります。つないでください。</translation>
    </message>
    <message>
      <source>Follow your chain from man to man.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>駒から駒へ、列をたどってみましょう。</translation>
    </message>
    <message>
      <source>One loop around three pillars. Three small loops would do just as well.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>1つのループで3本の柱を囲みました。小さなループ3つでも同じことです。</translation>
    </message>
    <message>
      <source>Surround a pillar</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>柱を囲む</translation>
    </message>
    <message>
      <source>Six men around a pillar make the smallest loop. Five of yours are around h8. Close the loop.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>いちばん小さいループは、柱のまわりの6枚の駒です。h8のまわりに自分の駒が5枚あります。ループを閉じてください。</translation>
    </message>
    <message>
      <source>Which neighbour of h8 is free?</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>h8の隣で空いているのはどこでしょうか。</translation>
    </message>
    <message>
      <source>The pillar h8 is yours. Two more, and you win.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>柱h8を囲みました。あと2本で勝ちです。</translation>
    </message>
    <message>
      <source>Two pillars with fewer men</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>少ない駒で2本の柱を</translation>
    </message>
    <message>
      <source>Neighbouring pillars can share a loop. Your nine men almost enclose h8 and j8, with a black man between them. Close the loop around both.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>隣り合う柱は、1つのループで一緒に囲めます。9枚の駒がh8とj8をほぼ囲んでいて、その間に黒の駒が1枚あります。両方を囲むループを閉じてください。</translation>
    </message>
    <message>
      <source>The gap lies between h9 and j9.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>切れ目はh9とj9の間にあります。</translation>
    </message>
    <message>
      <source>Ten men hold two pillars; two loops of six would have taken twelve. Black's man inside changes nothing.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>10枚の駒で2本の柱を囲みました。6枚のループを2つ作ると12枚必要です。中に黒の駒があっても影響はありません。</translation>
    </message>
    <message>
      <source>Leaks at the rim</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>縁の抜け道</translation>
    </message>
    <message>
      <source>White has men around the pillars b8 and n8, near the left and right corners. Only one of them is surrounded: a way out over a vacant cell of the rim opens a loop. Click the pillar that is surrounded.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>左右の角に近い柱b8とn8のまわりに、白の駒があります。囲まれているのは一方だけです。縁の空きマスから外へ出られると、ループは閉じていません。囲まれているほうの柱をクリックしてください。</translation>
    </message>
    <message>
      <source>Is there a man on each rim cell beside the pillar?</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>柱の横の縁のマスに、すべて駒がありますか？</translation>
    </message>
    <message>
      <source>b8 is closed in. From n8 a way leads over o8 and off the board: loops at the edge need men on the rim as well.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>b8は閉じ込められています。n8からは、o8を通って盤の外へ出られます。端のループには、縁のマスにも駒が必要です。</translation>
    </message>
    <message>
      <source>Make a leaper</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>跳び駒を作る</translation>
    </message>
    <message>
      <source>A cell inside the board has four open lines. Place a man where the first piece on more than half of these lines is yours: it gets a second man on top and becomes a leaper. Make one.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>盤の内側のマスからは、4本の開いた線が延びています。置いたマスから見て、過半数の線で最初に見える駒が自分の駒なら、上にもう1枚載って跳び駒になります。跳び駒を作ってください。</translation>
    </message>
    <message>
      <source>Look for the cell on the lines of all three of your men.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>自分の3枚の駒すべてと線で結ばれたマスを探しましょう。</translation>
    </message>
    <message>
      <source>Three friends on four lines: the second man came by itself. Let the pointer rest on a cell to see what it would see.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>4本の線に味方が3枚。2枚目の駒はひとりでに載りました。マスの上にポインターを置くと、そこから何が見えるか分かります。</translation>
    </message>
    <message>
      <source>A leaper in the corner</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>角の跳び駒</translation>
    </message>
    <message>
      <source>A cell on the rim has only three open lines, so two friends are enough there. A corner has two lines and needs both. Make a leaper.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>縁のマスの開いた線は3本しかないので、味方は2枚で足ります。角の線は2本で、両方に味方が必要です。跳び駒を作ってください。</translation>
    </message>
    <message>
      <source>Both of your men are on the rim; which cell sees both of them?</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>自分の駒は2枚とも縁にあります。両方が見えるマスはどこでしょうか。</translation>
    </message>
    <message>
      <source>Both lines of a15 see a friend. At the rim leapers come with fewer friends, but they reach less from there.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>a15の線は、2本とも味方が見えます。縁では少ない味方で跳び駒を作れますが、そこから届く範囲は狭くなります。</translation>
    </message>
    <message>
      <source>Black has put a man on a13, on a line of your leaper. A leaper may land on the first opposing piece of a line. Click the leaper, then that man.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>黒が、跳び駒の線の上のa13に駒を置きました。跳び駒は、線の上で最初に出会う相手の駒に着地できます。跳び駒、その駒の順にクリックしてください。</translation>
    </message>
    <message>
      <source>The leaper is the piece with a dot.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>点の付いた駒が跳び駒です。</translation>
    </message>
    <message>
      <source>The black man is gone. Your second man took it, and the man below it stayed in the corner.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>黒の駒はなくなりました。上の駒がそれを取り、下にあった駒は角に残っています。</translation>
    </message>
    <message>
      <source>Leap onto a piece</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>駒に跳ぶ</translation>
    </message>
    <message>
      <source>The leaper on i8 has a dot. It jumps off the man below it in a straight line, over vacant cells and friends, and may land on the first opposing piece. Click the leaper, then the piece: capture something.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>i8の跳び駒には点が付いています。跳び駒は下の駒から一直線に跳び、空きマスと味方を越えて、最初に出会う相手の駒に着地できます。跳び駒、相手の駒の順にクリックして、何か取ってください。</translation>
    </message>
    <message>
      <source>Follow the lines from i8 to the first black piece.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>i8から線をたどり、最初の黒の駒を見つけましょう。</translation>
    </message>
    <message>
      <source>The piece is gone and your leaper stands there as a single man. The man that was below it stayed on i8.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>相手の駒が取れ、跳び駒はそこで1枚の駒になりました。下にあった駒はi8に残っています。</translation>
    </message>
    <message>
      <source>Turn lines over</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>線を裏返す</translation>
    </message>
    <message>
      <source>Landing on a vacant cell does more: every unbroken line of opposing pieces between the cell and another piece of yours turns over. Find the leap that turns at least three.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>空きマスに着地すると、もっと大きな効果があります。そのマスと自分の別の駒との間に、切れ目なく並んだ相手の駒は、すべて裏返ります。3枚以上裏返す跳び方を見つけてください。</translation>
    </message>
    <message>
      <source>Count what lies between each landing cell and your other men.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>着地するマスごとに、自分のほかの駒との間に何枚あるか数えましょう。</translation>
    </message>
    <message>
      <source>The leap to i10 turned five pieces on three lines, doubles too. They are single men of yours now.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>i10への跳躍で、3本の線の5枚の駒が裏返りました。2段の駒も含めて、どれも自分の1枚の駒になりました。</translation>
    </message>
    <message>
      <source>Safe men</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>安全な駒</translation>
    </message>
    <message>
      <source>A loop around a pillar makes its men safe, and all men connected with them: no leaper can land on them. Click a white man that is safe.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>柱を囲むループがあると、その駒と、それにつながる駒はすべて安全になり、跳び駒はそこに着地できません。安全な白の駒をクリックしてください。</translation>
    </message>
    <message>
      <source>Which pillar does White surround?</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>白が囲んでいる柱はどれでしょうか。</translation>
    </message>
    <message>
      <source>The loop around h8 protects all its men, and i9 and i10, which are connected to it. i12, k9 and l9 are apart.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>h8を囲むループが、その駒すべてと、つながっているi9とi10を守っています。i12、k9、l9は離れています。</translation>
    </message>
    <message>
      <source>You play Black. Capture a white man: one that is not safe.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>あなたは黒です。安全でない白の駒を取ってください。</translation>
    </message>
    <message>
      <source>That man had no connection to the loop.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>この駒はループにつながっていませんでした。</translation>
    </message>
    <message>
      <source>Break a loop</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>ループを破る</translation>
    </message>
    <message>
      <source>Safe men cannot be taken by landing, but lines of them can be turned over. You play Black. Leap so that you turn men of the loop.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>安全な駒は着地では取れませんが、並んだ駒を裏返すことはできます。あなたは黒です。ループの駒を裏返すように跳んでください。</translation>
    </message>
    <message>
      <source>Land right in front of the line i8, i7.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>i8とi7の線のすぐ前に着地しましょう。</translation>
    </message>
    <message>
      <source>i8 and i7 turned black between your men on i9 and i6, and the loop is open. Loops are strong, not eternal.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>i8とi7は、自分の駒i9とi6に挟まれて黒になり、ループが破れました。ループは強力ですが、永遠ではありません。</translation>
    </message>
    <message>
      <source>You play Black, and White threatens to win. Click the cell where White would close the loop.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>あなたは黒で、白が勝ちを狙っています。白がループを閉じるマスをクリックしてください。</translation>
    </message>
    <message>
      <source>Which pillars has White almost surrounded?</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>白が囲みかけている柱はどれでしょうか。</translation>
    </message>
    <message>
      <source>A man there surrounds h8, j8 and h10.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>そこに駒が入ると、h8、j8、h10が囲まれます。</translation>
    </message>
    <message>
      <source>Play a move after which White cannot win at once.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>白が次の手で勝てなくなる手を打ってください。</translation>
    </message>
    <message>
      <source>Take the cell yourself.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>そのマスに自分で打ちましょう。</translation>
    </message>
    <message>
      <source>The chain stays open. Watch for chains around two or three pillars long before they close.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>駒の列は閉じません。2本や3本の柱を回る列には、閉じるずっと前から注意しましょう。</translation>
    </message>
    <message>
      <source>Close a loop</source>
      <extracomment>course path-tiles</extracomment>
      <translation>ループを閉じる</translation>
    </message>
    <message>
      <source>You play Red. You win when a red path comes back to its beginning. Around g3 a red path lacks one tile. Click a tile on your rack, then the cell.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>あなたは赤です。赤の道が出発点に戻れば勝ちです。g3を回る赤の道は、タイルが1枚足りません。自分のラックのタイル、マスの順にクリックしてください。</translation>
    </message>
    <message>
      <source>Follow the red path from tile to tile; its two ends meet at one cell.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>赤の道をタイルからタイルへたどりましょう。両端が1つのマスで出会います。</translation>
    </message>
    <message>
      <source>The red path is closed, and you have won. Tiles are never turned, so look at your rack for the tile that fits as it lies.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>赤の道が閉じて、勝ちになりました。タイルは回せないので、そのままの向きで合うタイルをラックから探しましょう。</translation>
    </message>
    <message>
      <source>Connect two sides</source>
      <extracomment>course path-tiles</extracomment>
      <translation>2辺をつなぐ</translation>
    </message>
    <message>
      <source>A path from one side of the board to the opposite one wins, too. Red comes from the left and from the right. Link the two.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>盤の一方の辺から向かいの辺まで道をつないでも勝ちです。赤の道が左と右から延びています。2つをつないでください。</translation>
    </message>
    <message>
      <source>The two paths nearly meet beside the middle; you need a tile that is red on many sides.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>2本の道は中央の近くでほぼ出会っています。多くの辺が赤いタイルが必要です。</translation>
    </message>
    <message>
      <source>The red path runs from the left side to the right. A crossroads joins all four of its sides.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>赤の道が左の辺から右の辺まで通りました。十字路は4つの辺をすべてつなぎます。</translation>
    </message>
    <message>
      <source>Sides must match</source>
      <extracomment>course path-tiles</extracomment>
      <translation>辺を合わせる</translation>
    </message>
    <message>
      <source>A tile has to lie beside another one, and sides that touch must match: red to red, blue to blue, blank to blank. Lay a tile on e6, above the tile in the middle.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>タイルは別のタイルの隣に置き、接する辺どうしが同じでなければなりません。赤は赤と、青は青と、無地は無地と合わせます。中央のタイルの上のe6にタイルを置いてください。</translation>
    </message>
    <message>
      <source>Click a tile, and the cells where it fits are marked.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>タイルをクリックすると、置けるマスに印が付きます。</translation>
    </message>
    <message>
      <source>It fits. Where two neighbours already lie, a tile has to match both.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>合いました。隣にタイルが2枚ある場所では、両方に合わなければなりません。</translation>
    </message>
    <message>
      <source>Blue has laid a tile on f5. Now a tile on f6 touches two: it has to match the one on its left and the one below it. Lay it.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>青がf5にタイルを置きました。f6のタイルは2枚に接するので、左のタイルにも下のタイルにも合わなければなりません。置いてください。</translation>
    </message>
    <message>
      <source>Two of your tiles have red on the left and blue below.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>左が赤、下が青のタイルが2枚あります。</translation>
    </message>
    <message>
      <source>It matches both. A tile that touches two others also earns a free turn, as the next lesson shows.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>両方に合っています。2枚に接するタイルでは追加手番ももらえます。次のレッスンで学びます。</translation>
    </message>
    <message>
      <source>Find the free turn</source>
      <extracomment>course path-tiles</extracomment>
      <translation>追加手番を見つける</translation>
    </message>
    <message>
      <source>On this board a tile that touches two or more others earns you another turn at once. Find such a move.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>この盤では、2枚以上のタイルに接するように置くと、すぐに追加手番がもらえます。そのような手を見つけてください。</translation>
    </message>
    <message>
      <source>Which vacant cells have two neighbours?</source>
      <extracomment>course path-tiles</extracomment>
      <translation>隣に2枚のタイルがある空きマスはどこでしょうか。</translation>
    </message>
    <message>
      <source>The tile lies in a corner between two others, and it is your turn again. You have to take it.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>タイルが2枚のタイルの角に入ったので、もう一度自分の手番です。追加手番では必ず打たなければなりません。</translation>
    </message>
    <message>
      <source>Twice in a row</source>
      <extracomment>course path-tiles</extracomment>
      <translation>続けて2枚</translation>
    </message>
    <message>
      <source>Your loop lacks two tiles. That is one too many, unless the first of them earns a free turn. Lay the tile on g5.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>ループにはタイルが2枚足りません。1回の手番では間に合いませんが、1枚目で追加手番がもらえれば話は別です。g5にタイルを置いてください。</translation>
    </message>
    <message>
      <source>The cell g5 lies beside f5 and above g4.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>g5は、f5の隣、g4の上のマスです。</translation>
    </message>
    <message>
      <source>It touches two tiles, so you move again.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>2枚のタイルに接したので、もう一度打てます。</translation>
    </message>
    <message>
      <source>Close the loop.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>ループを閉じてください。</translation>
    </message>
    <message>
      <source>The last gap is beside the tile that you have just laid.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>最後の切れ目は、今置いたタイルの隣です。</translation>
    </message>
    <message>
      <source>Two tiles in one turn: free turns win games, so count them for both sides.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>1回の手番で2枚置けました。追加手番は勝ちにつながるので、双方について数えておきましょう。</translation>
    </message>
    <message>
      <source>Whose loop is it?</source>
      <extracomment>course path-tiles</extracomment>
      <translation>誰のループ？</translation>
    </message>
    <message>
      <source>You play Blue. A loop belongs to its colour, no matter who closes it. Click the cell where Red would close a loop.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>あなたは青です。ループは、誰が閉じてもその色のものです。赤がループを閉じるマスをクリックしてください。</translation>
    </message>
    <message>
      <source>Follow the red path around e5.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>e5を回る赤の道をたどってみましょう。</translation>
    </message>
    <message>
      <source>The last gap of the red loop is f6.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>赤のループの最後の切れ目はf6です。</translation>
    </message>
    <message>
      <source>Play a move after which Red cannot win at once, and do not close the red loop yourself.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>赤が次の手で勝てなくなる手を打ってください。自分で赤のループを閉じてはいけません。</translation>
    </message>
    <message>
      <source>Which of your tiles fits on f6 and does not join its two red sides?</source>
      <extracomment>course path-tiles</extracomment>
      <translation>f6に合い、しかも2つの赤の辺をつながないタイルはどれでしょうか。</translation>
    </message>
    <message>
      <source>A tile without the red link spoils the loop. Filling the gap with a tile that does not link is the usual way to stop a path.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>赤の辺をつながないタイルで、ループはできなくなりました。道を止めるには、このように、切れ目をつながらないタイルで埋めるのがふつうの手です。</translation>
    </message>
    <message>
      <source>Spoil a path</source>
      <extracomment>course path-tiles</extracomment>
      <translation>道を断つ</translation>
    </message>
    <message>
      <source>You play Red, and Blue is about to close a loop. Click the cell.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>あなたは赤で、青がループを閉じようとしています。そのマスをクリックしてください。</translation>
    </message>
    <message>
      <source>Follow the blue path.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>青の道をたどってみましょう。</translation>
    </message>
    <message>
      <source>f6 is where the blue path would close.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>青の道が閉じるのはf6です。</translation>
    </message>
    <message>
      <source>Play a move after which Blue cannot win at once.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>青が次の手で勝てなくなる手を打ってください。</translation>
    </message>
    <message>
      <source>You need not play on the gap itself: a tile beside it can ask for a side that Blue's tiles do not have.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>切れ目そのものに打つ必要はありません。その隣に、青のタイルにない辺を要求するタイルを置く手もあります。</translation>
    </message>
    <message>
      <source>Blue has no tile that closes the loop now. Neighbours count as well: a tile beside the gap asks for another side there.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>これで、青にはループを閉じるタイルがなくなりました。隣も大切です。切れ目の隣にタイルを置けば、そこに必要な辺が変わります。</translation>
    </message>
    <message>
      <source>The longest path</source>
      <extracomment>course path-tiles</extracomment>
      <translation>最長の道</translation>
    </message>
    <message>
      <source>If the player to move can lay nothing, the colour whose longest path is longer wins. Blue has no tiles left. Lay a tile so that Red's longest path is longer than Blue's.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>手番の側がタイルを置けなくなったら、最長の道が長いほうの色の勝ちです。青にはもうタイルがありません。赤の最長の道が青より長くなるようにタイルを置いてください。</translation>
    </message>
    <message>
      <source>Lengthen red without lengthening blue.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>青を延ばさずに赤を延ばしましょう。</translation>
    </message>
    <message>
      <source>Every strand on the path counts one, and so do a crossroads and a dead end where it stops.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>道の上の線はどれも1と数えます。十字路と、道の終わりの行き止まりも1と数えます。</translation>
    </message>
    <message>
      <source>Take a stone with a small ring</source>
      <extracomment>course ring-majority</extracomment>
      <translation>小さいリングで石を取る</translation>
    </message>
    <message>
      <source>You play Red. In the end, the player with more stones on the board wins, so every capture counts. A ring runs around each edge: its two ends and the two faces beside it. Blue's stone on f6 is in such a ring, and two of the four stones there are yours. Fill the ring to take it.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>あなたは赤です。終局時に盤上の石が多いほうの勝ちなので、取る手はどれも大切です。辺のまわりにはリングがあり、両端の頂点と両側の面でできています。f6の青の石もそのようなリングに入っていて、そこにある石のうち2個は自分の石です。リングを埋めて取ってください。</translation>
    </message>
    <message>
      <source>The edge e9 lies between the faces f2 and f6. One of its two ends is still empty.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>辺e9は面f2とf6の間にあります。その両端のうち一方がまだ空いています。</translation>
    </message>
    <message>
      <source>The ring around e9 is now full, three red against one blue. The majority takes all opposing stones in it.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>e9のまわりのリングが埋まり、赤3個に青1個となりました。多数の側が、リングにある相手の石をすべて取ります。</translation>
    </message>
    <message>
      <source>Take three stones with one</source>
      <extracomment>course ring-majority</extracomment>
      <translation>1個で3個取る</translation>
    </message>
    <message>
      <source>The ring around a square face has eight places: four corners and four sides. Around f6 you have four stones, Blue has three, and one place is empty. Take Blue's three stones.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>正方形の面のまわりのリングには、頂点4つと辺4つの8地点があります。f6のまわりには自分の石が4個、青の石が3個あり、1地点が空いています。青の3個を取ってください。</translation>
    </message>
    <message>
      <source>Go around the face f6 and look for the gap.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>面f6のまわりを一周して、空きを探しましょう。</translation>
    </message>
    <message>
      <source>Five red against three blue: one stone took three. Large rings pay well, but they take long to fill.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>赤5個に青3個。1個の石で3個取りました。大きなリングは得も大きい反面、埋まるまでに時間がかかります。</translation>
    </message>
    <message>
      <source>The ring around a corner</source>
      <extracomment>course ring-majority</extracomment>
      <translation>頂点のまわりのリング</translation>
    </message>
    <message>
      <source>Three edges and three faces meet at a corner; together they are its ring. Around v5 you have three stones and Blue has two. Complete the ring and take both.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>頂点には3本の辺と3つの面が集まり、それがその頂点のリングになります。v5のまわりには、自分の石が3個、青の石が2個あります。リングを完成させて2個とも取ってください。</translation>
    </message>
    <message>
      <source>Which edge at v5 is empty?</source>
      <extracomment>course ring-majority</extracomment>
      <translation>v5に集まる辺のうち、空いているのはどれでしょうか。</translation>
    </message>
    <message>
      <source>Four against two. The corner v5 itself is not part of its own ring.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>4対2です。頂点v5そのものは、自分のリングには含まれません。</translation>
    </message>
    <message>
      <source>A full ring is not enough</source>
      <extracomment>course ring-majority</extracomment>
      <translation>埋めるだけでは足りない</translation>
    </message>
    <message>
      <source>Two rings lack one stone each. One would then hold two red and two blue stones, and equal numbers capture nothing. Fill the ring that captures.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>あと1個で埋まるリングが2つあります。一方は埋めても赤2個に青2個で、同数では何も取れません。取れるほうのリングを埋めてください。</translation>
    </message>
    <message>
      <source>Count the colours around e1 and around e11 before you play.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>打つ前に、e1のまわりとe11のまわりの色を数えましょう。</translation>
    </message>
    <message>
      <source>Three against one in the ring around e11. The other ring would have been even, two against two.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>e11のまわりのリングは3対1です。もう一方のリングなら2対2で同数になるところでした。</translation>
    </message>
    <message>
      <source>What would you lose?</source>
      <extracomment>course ring-majority</extracomment>
      <translation>何を失う？</translation>
    </message>
    <message>
      <source>Blue has four stones around the corner v5 and you have one; e9 is empty. If you filled that gap, the ring would be full and Blue would have the majority. Click one of the stones that would be taken, or the place of the stone you put there.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>頂点v5のまわりには青の石が4個、自分の石が1個あり、e9が空いています。そこを自分で埋めると、リングは埋まりますが青が多数になります。取られてしまう石のどれか、または自分が打つ場所をクリックしてください。</translation>
    </message>
    <message>
      <source>All red stones in a ring that Blue holds are taken.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>青が多数のリングでは、赤の石がすべて取られます。</translation>
    </message>
    <message>
      <source>Right: your new stone and the one on f5 would both go. You may fill a ring for your opponent, but it is rarely wise.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>正解です。打った石もf5の石も取られてしまいます。相手のリングを埋めることもできますが、得になることはめったにありません。</translation>
    </message>
    <message>
      <source>Now play any move that costs you nothing.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>では、何も失わない手を打ってください。</translation>
    </message>
    <message>
      <source>Nothing is lost. When no good move is in sight, at least do not complete a ring that your opponent holds.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>何も失いませんでした。よい手が見つからないときも、せめて相手が多数のリングは完成させないようにしましょう。</translation>
    </message>
    <message>
      <source>Two rings at once</source>
      <extracomment>course ring-majority</extracomment>
      <translation>2つのリングを同時に</translation>
    </message>
    <message>
      <source>One stone belongs to many rings. Find the stone that completes two rings at once and takes a blue stone in each.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>1個の石は多くのリングに入っています。一度に2つのリングを完成させ、それぞれで青の石を取る手を見つけてください。</translation>
    </message>
    <message>
      <source>Both rings run over the same corner.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>どちらのリングも同じ頂点を通っています。</translation>
    </message>
    <message>
      <source>Your stone on v5 completed the rings around e5 and e9 together.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>v5の石で、e5とe9のまわりのリングが同時に完成しました。</translation>
    </message>
    <message>
      <source>You capture first</source>
      <extracomment>course ring-majority</extracomment>
      <translation>取るのは自分が先</translation>
    </message>
    <message>
      <source>A stone on v5 would complete a ring for you, around e9, and one for Blue, around e12. Yours is judged first. Take f6 and lose nothing.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>v5に打つと、自分のリング（e9のまわり）と青のリング（e12のまわり）が両方完成します。判定は自分のリングが先です。f6を取り、しかも何も失わないようにしてください。</translation>
    </message>
    <message>
      <source>The stone on f6 belongs to both rings.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>f6の石は両方のリングに入っています。</translation>
    </message>
    <message>
      <source>You took f6, so Blue's ring around e12 is no longer full when its turn comes. Capturing from the middle of a hostile ring saves your stone.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>f6を取ったので、青の番が来たときには、e12のまわりのリングはもう埋まっていません。相手のリングの中の石を取れば、自分の石が助かります。</translation>
    </message>
    <message>
      <source>Parry a threat</source>
      <extracomment>course ring-majority</extracomment>
      <translation>狙いを防ぐ</translation>
    </message>
    <message>
      <source>Blue threatens: with one more stone the ring around e9 would be full, three against one, and your stone on f6 gone. Play a move after which Blue can capture nothing.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>青が狙っています。あと1個でe9のまわりのリングが3対1で埋まり、f6の自分の石が取られます。青が何も取れなくなる手を打ってください。</translation>
    </message>
    <message>
      <source>What if you played where Blue wants to play?</source>
      <extracomment>course ring-majority</extracomment>
      <translation>青が打ちたい場所に自分が打ったらどうなるでしょうか。</translation>
    </message>
    <message>
      <source>You filled the gap yourself: two against two, and nobody takes anything.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>空きを自分で埋めたので、2対2となり、どちらも何も取れません。</translation>
    </message>
    <message>
      <source>Look at the answer</source>
      <extracomment>course ring-majority</extracomment>
      <translation>次の応手を読む</translation>
    </message>
    <message>
      <source>The ring around e1 has two red stones and one blue. The player who fills the last place decides it. Take the stone on f2.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>e1のまわりのリングには赤が2個、青が1個あります。最後の地点を埋めた側が、その行方を決めます。f2の石を取ってください。</translation>
    </message>
    <message>
      <source>Look for the empty end of e1.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>e1の空いている端を探しましょう。</translation>
    </message>
    <message>
      <source>Three against one. Had you waited, Blue on v2 would have made it two against two.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>3対1です。もし待っていたら、青にv2に打たれて2対2になるところでした。</translation>
    </message>
    <message>
      <source>Blue has answered on f3. Look at the ring around e6: your stone on v2, two blue stones, and the gap that the captured stone left. Play a move after which Blue can capture nothing.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>青はf3に打ちました。e6のまわりのリングを見てください。自分の石がv2に、青の石が2個、そして石を取ったあとの空きがあります。青が何も取れなくなる手を打ってください。</translation>
    </message>
    <message>
      <source>Which place would Blue like to fill?</source>
      <extracomment>course ring-majority</extracomment>
      <translation>青が埋めたい地点はどこでしょうか。</translation>
    </message>
    <message>
      <source>Two against two. A capture leaves gaps in other rings, so look at those before you take.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>2対2です。石を取るとほかのリングに空きができるので、取る前に確かめましょう。</translation>
    </message>
    <message>
      <source>The last places</source>
      <extracomment>course ring-majority</extracomment>
      <translation>最後の数手</translation>
    </message>
    <message>
      <source>Seven places are empty and you play Blue. From here on every stone can be counted. Exactly one move keeps the win for sure: find it.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>空きは7地点、あなたは青です。ここからはすべて読み切れます。確実に勝ちを保つ手は1つだけです。見つけてください。</translation>
    </message>
    <message>
      <source>That wins, whatever Red does. Near the end, do not hunt for the largest capture: play the whole game out in your head and count.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>これで赤が何を打っても勝ちです。終盤では、いちばん多く取れる手を追わず、頭の中で最後まで打って数えましょう。</translation>
    </message>
    <message>
      <source>Designed by Larry Wheeler in 2007 for the boards he called the Ring Realms. The short names of the solids are Jonathan Bowers's.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>2007年にLarry WheelerがRing Realmsと名付けた盤のために考案しました。立体の短い名前はJonathan Bowersによるものです。</translation>
    </message>
    <message>
      <source>In short</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>概要</translation>
    </message>
    <message>
      <source>**Goal.** When the game ends, have more stones on the board than your opponent.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>**目的:** 終局時に、盤上の石が相手より多ければ勝ちです。</translation>
    </message>
    <message>
      <source>**Move.** Put one stone on any empty place. Where that fills a ring, the colour with more stones in it captures all others there.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>**着手:** 空いている地点のどこかに石を1個打ちます。それでリングが埋まると、そこで石の多いほうの色が、相手の石をすべて取ります。</translation>
    </message>
    <message>
      <source>**Click** the place, in the 3-D view or on the map. What a stone there would capture is marked while the pointer is on it.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>**クリック:** 立体表示か平面図で地点をクリックします。ポインターを重ねると、そこに打ったときに取れる石に印が付きます。</translation>
    </message>
    <message>
      <source>The board</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>盤</translation>
    </message>
    <message>
      <source>A realm is a solid: one of three Platonic or thirteen Archimedean ones. Every face, every edge and every corner is a place that can hold one stone. The octahedron and the icosahedron are missing on purpose: with faces and corners exchanged they would be the cube and the dodecahedron again.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>盤となる立体をレルムと呼びます。プラトンの立体のうち3つ、またはアルキメデスの立体13個のどれかです。面・辺・頂点の1つ1つが、石を1個置ける地点です。正八面体と正二十面体がないのはわざとです。面と頂点を入れ替えると、それぞれ立方体、正十二面体と同じになるからです。</translation>
    </message>
    <message>
      <source>A convex polyhedron from a file of yours can be a board as well.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>自分で用意したファイルの凸多面体を盤にすることもできます。</translation>
    </message>
    <message>
      <source>A turn</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>手番</translation>
    </message>
    <message>
      <source>Red begins. Place one stone of your colour on any empty place; you may not pass. Each player starts with one stone for every place, and a captured stone is out of the game.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>赤が先手です。空いている地点のどこかに自分の色の石を1個打ちます。パスはできません。双方とも、最初に地点の数と同じだけの石を持ちます。取られた石はゲームから除かれます。</translation>
    </message>
    <message>
      <source>Rings</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>リング</translation>
    </message>
    <message>
      <source>Every place has a ring around it:</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>どの地点のまわりにもリングがあります。</translation>
    </message>
    <message>
      <source>around an **edge**: its two faces and its two ends;</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>**辺**のまわり: 両側の2つの面と、両端の2つの頂点</translation>
    </message>
    <message>
      <source>around a **face**: its corners and its sides;</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>**面**のまわり: その面の頂点と辺</translation>
    </message>
    <message>
      <source>around a **corner**: the faces and the edges that meet there.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>**頂点**のまわり: そこに集まる面と辺</translation>
    </message>
    <message>
      <source>The maps below show the cube with its top face laid around the rest. A tinted ring has just captured, a circle on a stone marks the one placed last, and a cross is where a stone was taken.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>下の平面図は立方体で、上の面をほかの面のまわりに広げて描いてあります。色の付いたリングは今石を取ったところで、石の上の丸は最後に打たれた石、×印は石が取られた場所です。</translation>
    </message>
    <message>
      <source>A ring *counts* when it is complete (no place in it is empty) and holds both colours.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>全部埋まって完成し、しかも両方の色がそろっているリングを、*有効*なリングと呼びます。</translation>
    </message>
    <message>
      <source>Capture</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>石を取る</translation>
    </message>
    <message>
      <source>Only rings that contain your new stone capture, in a set-up position too. Judge them in two steps:</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>調べるのは、今打った石を通るリングだけです。これは編集した局面でも同じです。リングは2回に分けて調べます。</translation>
    </message>
    <message>
      <source>In every ring that counts and in which **you** have more stones, all of your opponent's stones are captured. Judge all of these rings first, then take all the stones at once.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>有効で、しかも**自分**の石のほうが多いリングでは、相手の石をすべて取ります。先にこれらのリングをすべて判定し、そのあとで取る石を一度に取り除きます。</translation>
    </message>
    <message>
      <source>Red completed the ring around an edge by three to one: the blue stone is taken.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>赤が辺のまわりのリングを3対1で完成させ、青の石を取りました。</translation>
    </message>
    <message>
      <source>In every ring that counts, that is still complete after the first step, and in which your **opponent** has more stones, all of your stones are captured, again all at once.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>有効で、1回目のあとも完成したままであり、しかも**相手**の石のほうが多いリングでは、自分の石がすべて取られます。このときも一度に取り除きます。</translation>
    </message>
    <message>
      <source>Red completed the ring around the middle face with five stones against three.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>赤が中央の面のまわりのリングを、石5個対3個で完成させました。</translation>
    </message>
    <message>
      <source>Blue has the majority, four to two, in the ring around a corner: Red loses the new stone at once, and another.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>頂点のまわりのリングは、4対2で青が多数です。赤が今打った石は、もう1個の石とともにすぐに取られます。</translation>
    </message>
    <message>
      <source>A ring with equal numbers captures nothing. You may place a stone that is captured at once; sometimes there is no other move.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>同数のリングでは何も取れません。すぐに取られる石を打ってもかまいません。ほかに手がないこともあります。</translation>
    </message>
    <message>
      <source>The end</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>終局</translation>
    </message>
    <message>
      <source>The game ends when the player to move can place nothing because the board is full or the stones have run out, or when a board comes up for the third time with the same player to move. The first board counts, whether it is empty or set up; stones in hand may differ. The player with more stones on the board wins by the difference; equal numbers are a draw.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>盤が埋まるか石がなくなって、手番の側が石を打てなくなると終局です。また、同じ側の手番で同じ盤面が3回現れたときも終局です。空の盤でも編集した局面でも、最初の盤面を1回と数えます。手持ちの石の数は違っていてもかまいません。盤上の石が多いほうの勝ちで、その差が点差になります。同数なら引き分けです。</translation>
    </message>
    <message>
      <source>Interpretations</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>このプログラムの解釈</translation>
    </message>
    <message>
      <source>Where the sources are silent or unclear, this program plays as follows:</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>原典に書かれていない点やはっきりしない点を、このプログラムでは次のように扱います。</translation>
    </message>
    <message>
      <source>The snub cube is the true solid, with 38 faces, 60 edges and 24 corners: 122 places. The first listing of the boards counts 106.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>変形立方体は実際の立体で、面が38、辺が60、頂点が24、合わせて122地点です。最初に発表された盤の一覧では106とされています。</translation>
    </message>
    <message>
      <source>The second colour is blue. The original names only red.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>もう一方の色は青です。原典に書かれている色は赤だけです。</translation>
    </message>
    <message>
      <source>Basic strategy for Ring Majority</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Ring Majorityの最初の作戦</translation>
    </message>
    <message>
      <source>Look at what is nearly full</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>埋まりそうなところに注目する</translation>
    </message>
    <message>
      <source>Nothing happens before a ring is full. So look first at the rings that lack one place. There are three cases:</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>リングが埋まるまでは何も起こりません。だから、まずあと1地点で埋まるリングに注目しましょう。3つの場合があります。</translation>
    </message>
    <message>
      <source>You would have the majority: you can capture, now or next turn, unless your opponent fills the gap.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>自分が打つと多数になる: 石を取れます。相手に空きを埋められないかぎり、次の手番でも取れます。</translation>
    </message>
    <message>
      <source>Your opponent would have the majority even with your stone: stay out.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>自分が打っても相手が多数になる: 打たないようにします。</translation>
    </message>
    <message>
      <source>Numbers would be equal with your stone: your opponent could capture there, and your stone parries that.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>自分が打つと同数になる: 放っておけば相手に取られますが、自分の石で防げます。</translation>
    </message>
    <message>
      <source>Red could fill e12 and take two stones. If Blue fills it, three stand against three, and nothing is taken.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>赤はe12を埋めれば2個取れます。青がそこを埋めると3対3になり、何も取られません。</translation>
    </message>
    <message>
      <source>Edges first</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>まず辺から</translation>
    </message>
    <message>
      <source>The ring around an edge has four places; the ring around a face has two for each of its sides. Small rings fill early. Three stones in the ring of an edge, two of them yours, are a threat.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>辺のまわりのリングは4地点、面のまわりのリングは辺の数の2倍の地点です。小さいリングは早く埋まります。辺のリングに石が3個あり、うち2個が自分の石なら、狙いになります。</translation>
    </message>
    <message>
      <source>Parry by filling</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>埋めて防ぐ</translation>
    </message>
    <message>
      <source>If your opponent threatens a ring of an edge, a stone of yours in the gap makes it two against two, and the ring stays quiet as long as no stone leaves it. Captures leave gaps, and a gap wakes a ring up again.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>相手に辺のリングを狙われたら、空きに自分の石を打って2対2にします。そのリングからは、石がなくならないかぎり、もう何も起こりません。石が取られると空きができ、空きができるとリングはまた動き出します。</translation>
    </message>
    <message>
      <source>You come first</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>判定は自分が先</translation>
    </message>
    <message>
      <source>Your own rings are judged before your opponent's. A stone that seems lost is safe when it takes a stone out of the ring that would have captured it.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>自分のリングは、相手のリングより先に判定されます。取られそうに見える石も、自分を取るはずのリングから石を取れば助かります。</translation>
    </message>
    <message>
      <source>Count the end</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>終盤は数える</translation>
    </message>
    <message>
      <source>Near the end most moves cost something, and nobody may pass. Count the safe moves of both sides: the player who runs out of them first has to fill a ring for the other.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>終盤では、ほとんどの手が何かを失い、しかもパスはできません。双方の安全な手の数を数えましょう。先になくなったほうが、相手のためにリングを埋めなければなりません。</translation>
    </message>
    <message>
      <source>Designed by David Bush, known as twixter, and published later under the name Lazo.</source>
      <extracomment>rules of loop</extracomment>
      <translation>David Bush（別名twixter）が考案し、後にLazoの名前で出版されました。</translation>
    </message>
    <message>
      <source>**Goal.** Complete a loop of your colour: a ring on the board, or a bridge with a river under it.</source>
      <extracomment>rules of loop</extracomment>
      <translation>**目的:** 自分の色のループを完成させます。盤上のリングか、下に川が通る橋です。</translation>
    </message>
    <message>
      <source>**Move.** Put one tile into a hole of the board, or into a gap between three tiles if it touches a tile of yours.</source>
      <extracomment>rules of loop</extracomment>
      <translation>**着手:** タイルを1枚、盤の穴に打ちます。自分のタイルに接していれば、3枚のタイルの間のすき間にも打てます。</translation>
    </message>
    <message>
      <source>**Click** the hole or the gap, in the 3-D view or on the map. A slider at the bottom hides upper layers.</source>
      <extracomment>rules of loop</extracomment>
      <translation>**クリック:** 立体表示か平面図で、穴またはすき間をクリックします。下のスライダーで上の段を隠せます。</translation>
    </message>
    <message>
      <source>The pile</source>
      <extracomment>rules of loop</extracomment>
      <translation>山</translation>
    </message>
    <message>
      <source>Tiles are hexagons. Layer 1 is half of a large hexagon full of holes, one for each tile: its rows are lettered from the long edge, its columns are numbered from the left. Three tiles of one layer that touch each other have a gap or a closed corner between them; the peg of a tile fits into a gap. The gaps are the places with one tile in the longer row and two in the shorter one. A name such as 2b3 gives layer, row and column.</source>
      <extracomment>rules of loop</extracomment>
      <translation>タイルは六角形です。1段目は大きな六角形の半分で、タイル1枚につき1つの穴が並んでいます。行には長辺から順に文字が、列には左から順に番号が付いています。同じ段で互いに接する3枚のタイルの間は、すき間か閉じた角のどちらかになります。すき間にはタイルのほぞがはまります。すき間になるのは、長いほうの行に1枚、短いほうの行に2枚のタイルがある場所です。2b3のような名前は、段、行、列を表します。</translation>
    </message>
    <message>
      <source>| board | layers | holes | places | tiles for each player |</source>
      <extracomment>rules of loop</extracomment>
      <translation>| 盤 | 段 | 穴 | 地点 | 各自のタイル |</translation>
    </message>
    <message>
      <source>| Mini | 4 | 22 | 40 | no limit |</source>
      <extracomment>rules of loop</extracomment>
      <translation>| Mini | 4 | 22 | 40 | 制限なし |</translation>
    </message>
    <message>
      <source>| Main | 6 | 51 | 126 | no limit |</source>
      <extracomment>rules of loop</extracomment>
      <translation>| Main | 6 | 51 | 126 | 制限なし |</translation>
    </message>
    <message>
      <source>| Lazo | 10 | 145 | 550 | 95 |</source>
      <extracomment>rules of loop</extracomment>
      <translation>| Lazo | 10 | 145 | 550 | 95 |</translation>
    </message>
    <message>
      <source>In the 3-D view the tiles are piled up, each with its peg in the gap between three others; click the holes of the board and the gaps where they are. The map shows the layers side by side. The small hexagons at three corners of every gap are the tiles that it rests on, in their colours.</source>
      <extracomment>rules of loop</extracomment>
      <translation>立体表示では、タイルは3枚のタイルの間のすき間にほぞをはめて積み上がります。盤の穴もすき間も、その位置をクリックできます。平面図では、段が横に並びます。すき間の3つの角にある小さな六角形は、その下の3枚のタイルの色を表します。</translation>
    </message>
    <message>
      <source>Black may play in the gap 2b2, which rests on 1b3, 1c2 and 1c3.</source>
      <extracomment>rules of loop</extracomment>
      <translation>黒は、1b3、1c2、1c3の上のすき間2b2に打てます。</translation>
    </message>
    <message>
      <source>Two tiles **touch** when they share an edge on one layer, and when one rests on the other. A tile can touch twelve others. Over a closed corner lies a *blocked* space: tiles that face each other across it do not touch, and no river runs through the space itself.</source>
      <extracomment>rules of loop</extracomment>
      <translation>2枚のタイルが、同じ段で辺を共有しているとき、または一方がもう一方の上に載っているとき、2枚は**接している**といいます。1枚のタイルは最大12枚のタイルに接します。閉じた角の上は*ふさがった*空間です。それをはさんで向かい合うタイルは接しておらず、その空間を川が通ることもありません。</translation>
    </message>
    <message>
      <source>The black tiles are 2b2 and the twelve that it touches: six beside it, three under it, three on it.</source>
      <extracomment>rules of loop</extracomment>
      <translation>黒のタイルは、2b2と、それに接する12枚です。横に6枚、下に3枚、上に3枚あります。</translation>
    </message>
    <message>
      <source>Black begins. Put a tile of your colour into</source>
      <extracomment>rules of loop</extracomment>
      <translation>黒が先手です。自分の色のタイルを、次のどちらかに打ちます。</translation>
    </message>
    <message>
      <source>an empty hole of layer 1, or</source>
      <extracomment>rules of loop</extracomment>
      <translation>1段目の空いている穴</translation>
    </message>
    <message>
      <source>an empty gap whose three tiles are there; your tile must touch another one of yours.</source>
      <extracomment>rules of loop</extracomment>
      <translation>下の3枚がそろっている空いたすき間。ただし自分のタイルに接していること</translation>
    </message>
    <message>
      <source>The peg under a tile touches nothing. You may not pass.</source>
      <extracomment>rules of loop</extracomment>
      <translation>タイルの下のほぞは、どのタイルとも接しません。パスはできません。</translation>
    </message>
    <message>
      <source>**Swap.** White's first turn may be a click on Black's tile instead, which turns it white; then Black moves.</source>
      <extracomment>rules of loop</extracomment>
      <translation>**スワップ:** 白は最初の手番に限り、打つ代わりに黒のタイルをクリックして白に変えられます。そのあとは黒の手番です。</translation>
    </message>
    <message>
      <source>Winning</source>
      <extracomment>rules of loop</extracomment>
      <translation>勝ち</translation>
    </message>
    <message>
      <source>You win by completing a loop with the tile you place. A swap completes nothing, nor does a tile of your opponent. Afterwards the loop is shown, and what is in it or runs under it. On the map green rings mark the loop, blue ones the river (in the colour-blind colours, blue and purple ones; in black-and-white, white and grey ones). In the 3-D view both have rims in these colours, and a thread runs along each, visible through all tiles on it. Beads travel along the threads; *View ▸ Show what decided the game* sends them again.</source>
      <extracomment>rules of loop</extracomment>
      <translation>打ったタイルでループが完成すれば勝ちです。スワップや相手の打ったタイルでは完成したことになりません。終局後、ループと、その中や下にあるものが表示されます。平面図では、緑の輪がループを、青の輪が川を示します（色覚対応の配色では青と紫、白黒では白と灰色です）。立体表示では、どちらもその色の縁取りが付き、それぞれに沿って、上のタイルを透かして見える糸が通ります。糸の上を玉が動きます。*表示 ▸ 勝敗の決め手を表示*を選ぶと、もう一度動きます。</translation>
    </message>
    <message>
      <source>A loop on the board</source>
      <extracomment>rules of loop</extracomment>
      <translation>盤上のループ</translation>
    </message>
    <message>
      <source>Your tiles on layer 1 close a ring around at least one place of layer 1 that does not hold your colour. It may be empty or hold your opponent's tile. Only a tile on layer 1 can complete such a ring; tiles piled on top of it change nothing.</source>
      <extracomment>rules of loop</extracomment>
      <translation>1段目の自分のタイルが、1段目にある自分の色でない地点を1つ以上囲んでリングを閉じたものです。囲まれた地点は、空でも相手のタイルがあってもかまいません。このリングを完成できるのは1段目のタイルだけで、上に積まれたタイルは関係ありません。</translation>
    </message>
    <message>
      <source>Black's tile on 1c3 closes a ring around 1b3.</source>
      <extracomment>rules of loop</extracomment>
      <translation>黒の1c3のタイルで、1b3を囲むリングが閉じました。</translation>
    </message>
    <message>
      <source>Outside the board everything is open, so what lies at the edge is never enclosed.</source>
      <extracomment>rules of loop</extracomment>
      <translation>盤の外はすべて開いているので、縁にあるものは決して囲まれません。</translation>
    </message>
    <message>
      <source>No loop: 1a4 lies at the edge.</source>
      <extracomment>rules of loop</extracomment>
      <translation>ループではありません: 1a4は縁にあります。</translation>
    </message>
    <message>
      <source>A 3-D loop</source>
      <extracomment>rules of loop</extracomment>
      <translation>立体ループ</translation>
    </message>
    <message>
      <source>Your tiles make a bridge from the board up and down to the board again, and a river can run right through under it. Rivers run through empty spaces and through your opponent's tiles.</source>
      <extracomment>rules of loop</extracomment>
      <translation>自分のタイルが盤から上がってまた盤へ下りる橋になり、その下を川が流れ抜けるものです。川は、空きと相手のタイルを通ります。</translation>
    </message>
    <message>
      <source>Black's tile on 2b3 completes a bridge from 1b4 to 1d2: a river runs from 2b4 through 1c4 and 1c3 to 2b2.</source>
      <extracomment>rules of loop</extracomment>
      <translation>黒の2b3のタイルで、1b4から1d2への橋が完成しました。川は2b4から1c4と1c3を通って2b2へ流れます。</translation>
    </message>
    <message>
      <source>A bridge over two touching tiles of your opponent on one layer is a loop whenever the river can flow out at both ends. Over a single tile it never is: here the black tiles on 1c4 and 2c2 face each other across the blocked space beside 2b3 and 1d3, and no river passes between them.</source>
      <extracomment>rules of loop</extracomment>
      <translation>同じ段で接している相手のタイル2枚の上に架けた橋は、川が両端から流れ出せるなら必ずループになります。1枚だけの上では決してループになりません。この図では、黒のタイル1c4と2c2が、2b3と1d3の横のふさがった空間をはさんで向かい合っていて、その間を川は通れません。</translation>
    </message>
    <message>
      <source>No loop: the river ends under the bridge.</source>
      <extracomment>rules of loop</extracomment>
      <translation>ループではありません: 川は橋の下で終わっています。</translation>
    </message>
    <message>
      <source>With White on 1d3 the river continues through that tile.</source>
      <extracomment>rules of loop</extracomment>
      <translation>1d3が白なら、川はそのタイルを通って先へ流れます。</translation>
    </message>
    <message>
      <source>A loop: the river runs from 2b2 through 1c3 and 1d3 to 2c3.</source>
      <extracomment>rules of loop</extracomment>
      <translation>ループです: 川は2b2から1c3と1d3を通って2c3へ流れます。</translation>
    </message>
    <message>
      <source>A river cannot flow out over the edges of the pile: for bridges the outside is closed, while for rings on the board it is open. A river that reaches the edge under a bridge is a dead end.</source>
      <extracomment>rules of loop</extracomment>
      <translation>川は山の縁から外へは流れ出せません。盤の外は、橋にとっては閉じていて、盤上のリングにとっては開いています。橋の下で縁に達した川は行き止まりです。</translation>
    </message>
    <message>
      <source>No loop: under the bridge the river stops at the long edge.</source>
      <extracomment>rules of loop</extracomment>
      <translation>ループではありません: 橋の下で、川は長辺で止まります。</translation>
    </message>
    <message>
      <source>One row further in, the same bridge is a loop.</source>
      <extracomment>rules of loop</extracomment>
      <translation>1行内側なら、同じ橋がループになります。</translation>
    </message>
    <message>
      <source>A loop: the river comes out on both sides.</source>
      <extracomment>rules of loop</extracomment>
      <translation>ループです: 川が両側に流れ出ます。</translation>
    </message>
    <message>
      <source>**To be exact.** All your tiles are connected through the board, so it is enough to look around the new tile X, which lies above layer 1: at the six places beside it, the three tiles under it, and the three beyond those, one across each side of their triangle. Think of the layers as continuing beyond the edges. Call a place *solid* if it holds your tile or lies outside the pile. Among the nine beside and under X, join two solid ones</source>
      <extracomment>rules of loop</extracomment>
      <translation>**正確な定義:** 自分のタイルはすべて盤を通じてつながっているので、2段目以上に打ったタイルXのまわりだけを調べれば足ります。調べるのは、Xの横の6地点、Xの下の3枚のタイル、さらにその3枚の外側の3地点（3枚が作る三角形の各辺の向こうに1つずつ）です。どの段も縁の外まで続いていると考えます。自分のタイルがある地点と山の外の地点を、*固い*地点と呼びます。Xの横と下の9地点のうち、次のどちらかに当てはまる2つの固い地点を結びます。</translation>
    </message>
    <message>
      <source>if they touch, or</source>
      <extracomment>rules of loop</extracomment>
      <translation>互いに接している</translation>
    </message>
    <message>
      <source>if they face each other across the blocked space between X and a solid place across a side: one is the tile at one end of that side, the other is the place beside X that rests on the tile at the other end and on the place across.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Xと、ある辺の向こうにある固い地点との間の、ふさがった空間をはさんで向かい合っている。つまり、一方がその辺の一端のタイルで、もう一方が、その辺の他端のタイルと辺の向こうの地点とに載る、Xの横の地点である</translation>
    </message>
    <message>
      <source>X completes a loop when your own tiles among the nine are in two or more separate parts.</source>
      <extracomment>rules of loop</extracomment>
      <translation>9地点の中の自分のタイルが、2つ以上の離れた部分に分かれているとき、Xでループが完成します。</translation>
    </message>
    <message>
      <source>Other ends</source>
      <extracomment>rules of loop</extracomment>
      <translation>そのほかの終局</translation>
    </message>
    <message>
      <source>After each turn, the first of these that holds ends the game:</source>
      <extracomment>rules of loop</extracomment>
      <translation>1手ごとに、次のうち最初に当てはまるもので終局となります。</translation>
    </message>
    <message>
      <source>the tile just placed completes a loop: its owner wins;</source>
      <extracomment>rules of loop</extracomment>
      <translation>今打ったタイルでループが完成した: 打った側の勝ち</translation>
    </message>
    <message>
      <source>the pile is full: a draw;</source>
      <extracomment>rules of loop</extracomment>
      <translation>山が埋まった: 引き分け</translation>
    </message>
    <message>
      <source>the player to move has no tile left (Lazo only): a draw;</source>
      <extracomment>rules of loop</extracomment>
      <translation>手番の側のタイルがない（Lazoのみ）: 引き分け</translation>
    </message>
    <message>
      <source>the player to move has no legal move: the other player wins.</source>
      <extracomment>rules of loop</extracomment>
      <translation>手番の側に合法手がない: 相手の勝ち</translation>
    </message>
    <message>
      <source>In a position that was set up by hand, a loop that is already there wins nothing.</source>
      <extracomment>rules of loop</extracomment>
      <translation>編集した局面に初めからあるループは、勝ちになりません。</translation>
    </message>
    <message>
      <source>A gap has one tile in the longer row and two in the shorter one. So each layer is half a hexagon, one size smaller, up to one tile at the top.</source>
      <extracomment>rules of loop</extracomment>
      <translation>すき間になるのは、長いほうの行に1枚、短いほうの行に2枚のタイルがある場所です。こうすると、どの段も1つ小さい六角形の半分になり、頂上は1枚になります。</translation>
    </message>
    <message>
      <source>Mini has four layers and Main six, heights that the designer mentions. Lazo's holes and tiles are those of the published set.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Miniは4段、Mainは6段です。どちらも作者が触れている高さです。Lazoの穴とタイルの数は、出版されたセットのとおりです。</translation>
    </message>
    <message>
      <source>A swap leaves both supplies of tiles as they are. When the player to move has no tile left, the game is a draw.</source>
      <extracomment>rules of loop</extracomment>
      <translation>スワップしても双方の残り枚数は変わりません。手番の側のタイルがなくなったら引き分けです。</translation>
    </message>
    <message>
      <source>Only a tile on layer 1 can complete a ring on the board.</source>
      <extracomment>rules of loop</extracomment>
      <translation>盤上のリングを完成できるのは1段目のタイルだけです。</translation>
    </message>
    <message>
      <source>For bridges the outside of the pile is closed.</source>
      <extracomment>rules of loop</extracomment>
      <translation>橋にとって、山の外は閉じています。</translation>
    </message>
    <message>
      <source>Basic strategy for Loop</source>
      <extracomment>rules of loop</extracomment>
      <translation>Loopの最初の作戦</translation>
    </message>
    <message>
      <source>Threats</source>
      <extracomment>rules of loop</extracomment>
      <translation>狙い</translation>
    </message>
    <message>
      <source>A *threat* is a place where you would complete a loop with your next tile. One threat can be answered, two cannot. So look for a tile that makes two threats at once, and fill such places before your opponent does.</source>
      <extracomment>rules of loop</extracomment>
      <translation>次の1枚でループが完成する場所を*狙い*と呼びます。狙いが1つなら防げますが、2つは防げません。一度に2つの狙いができる手を探し、そのような場所は相手より先に埋めましょう。</translation>
    </message>
    <message>
      <source>Black to play wins with 2b4, which threatens 2a4 and 2b3.</source>
      <extracomment>rules of loop</extracomment>
      <translation>黒の手番です。2b4で2a4と2b3を狙えば勝ちです。</translation>
    </message>
    <message>
      <source>Answer first</source>
      <extracomment>rules of loop</extracomment>
      <translation>まず防ぐ</translation>
    </message>
    <message>
      <source>Before you make plans, look for your opponent's threats: rings of five tiles around a hole inside the board, and bridges that lack their top. Only a tile in the place of the top stops a bridge: rivers run through your other tiles.</source>
      <extracomment>rules of loop</extracomment>
      <translation>作戦を立てる前に、相手の狙いを探しましょう。盤の内側の穴を囲む5枚のリングと、頂上の欠けた橋です。橋を止められるのは、頂上の場所に打つタイルだけです。ほかの場所の自分のタイルは、川が通り抜けてしまいます。</translation>
    </message>
    <message>
      <source>White must play 2b3 at once.</source>
      <extracomment>rules of loop</extracomment>
      <translation>白はすぐに2b3に打たなければなりません。</translation>
    </message>
    <message>
      <source>The middle</source>
      <extracomment>rules of loop</extracomment>
      <translation>中央</translation>
    </message>
    <message>
      <source>A tile in the middle of layer 1 has six neighbours there and lies under up to three gaps. At the rim it has fewer, nothing at the rim is enclosed, and rivers end at the edge. So the middle is worth more, which is why White may swap.</source>
      <extracomment>rules of loop</extracomment>
      <translation>1段目の中央のタイルには、同じ段に6つの隣があり、上には最大3つのすき間ができます。縁では隣が少なく、縁のものは囲めず、川も縁で終わります。だから中央のほうが価値が高く、白がスワップできるのもそのためです。</translation>
    </message>
    <message>
      <source>Two are better than one</source>
      <extracomment>rules of loop</extracomment>
      <translation>1枚より2枚</translation>
    </message>
    <message>
      <source>A bridge needs two touching enemy tiles of one layer under it, with room at both ends. Do not lay two tiles side by side where your opponent holds both banks. Over a single tile there is no loop.</source>
      <extracomment>rules of loop</extracomment>
      <translation>橋の下には、同じ段で接している敵のタイルが2枚必要で、両端も開いていなければなりません。相手が両岸を押さえているところで、タイルを2枚並べて打つのは避けましょう。1枚だけの上に架けた橋はループになりません。</translation>
    </message>
    <message>
      <source>Mind what you open</source>
      <extracomment>rules of loop</extracomment>
      <translation>すき間を作るときは慎重に</translation>
    </message>
    <message>
      <source>Three tiles that touch may make a gap, and either player who touches it can fill it. Before you lay the third, see who gains from the tile on top.</source>
      <extracomment>rules of loop</extracomment>
      <translation>3枚のタイルが接するとすき間ができることがあり、そこに接していればどちらの側も打てます。3枚目を打つ前に、上に載るタイルでどちらが得をするか考えましょう。</translation>
    </message>
    <message>
      <source>A game of red and blue paths for two, related to Jointz, Loop and Trax. It was published as submission 1550 of the Zillions of Games collection; its author is not named there.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>赤と青の道を作る2人用ゲームで、Jointz、Loop、Traxの仲間です。Zillions of Gamesのコレクションに投稿1550番として公開されました。作者の名前は書かれていません。</translation>
    </message>
    <message>
      <source>**Goal.** A path of your colour that closes, or that joins two opposite sides of the board.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>**目的:** 自分の色の道を閉じるか、盤の向かい合う2辺を道でつなぎます。</translation>
    </message>
    <message>
      <source>**Move.** Lay a tile of your rack beside others, so that touching sides match.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>**着手:** ラックのタイルを、接する辺どうしが同じになるように、ほかのタイルの隣に置きます。</translation>
    </message>
    <message>
      <source>**Click** a tile on your rack, then a marked cell, or drag it there.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>**クリック:** ラックのタイル、印の付いたマスの順にクリックします。マスまでドラッグすることもできます。</translation>
    </message>
    <message>
      <source>The board and the tiles</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>盤とタイル</translation>
    </message>
    <message>
      <source>Tiles are laid on a board of nine by nine cells. A tile is never turned: it lies on the board as it lies on the rack. Each of its four sides is red, blue or blank.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>タイルは9×9マスの盤に置きます。タイルは回せません。ラックにあるままの向きで置きます。4つの辺は、それぞれ赤、青、無地のどれかです。</translation>
    </message>
    <message>
      <source>The tiles follow a rule:</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>タイルは次の規則で作られています。</translation>
    </message>
    <message>
      <source>sides of one colour are joined two by two; an odd one out is a **dead end**, joined to nothing;</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>同じ色の辺は2つずつ結ばれる。余った1つは**行き止まり**で、どこにも結ばれない</translation>
    </message>
    <message>
      <source>every tile joins at least one pair, by a **strand**;</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>どのタイルでも、少なくとも1組の辺が**線**で結ばれる</translation>
    </message>
    <message>
      <source>where two strands **cross**, there is one tile for each of the two that can be on top; strands that cross do not touch;</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>2本の線が**交差**する場合は、どちらが上になるかで別のタイルになる。交差する線どうしはつながらない</translation>
    </message>
    <message>
      <source>four sides of one colour also come as a **crossroads**, which joins all four.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>4辺が同じ色の場合は、4つすべてを結ぶ**十字路**もある</translation>
    </message>
    <message>
      <source>That makes 102 different tiles. Without those of a single colour that have a blank side, 66 remain.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>これで102種類のタイルができます。そこから、1色だけで無地の辺があるものを除くと、66種類になります。</translation>
    </message>
    <message>
      <source>On the top row a curve, a straight strand, and two tiles with a dead end; in the middle a double curve, a curve of each colour, and both forms of a crossing; at the bottom a curve with two dead ends, a crossing of one colour, and two crossroads.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>上段: 曲線、直線、行き止まりのあるタイル2枚。中段: 二重の曲線、両方の色の曲線、交差の2つの形。下段: 行き止まりが2つある曲線、1色の交差、十字路2枚。</translation>
    </message>
    <message>
      <source>The two variants</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>2つの変種</translation>
    </message>
    <message>
      <source>**Free turns** uses the 102 tiles, one of each. A game needs 81 of them.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>**追加手番あり**: 102種類のタイルを1枚ずつ使います。1局で使うのはそのうち81枚です。</translation>
    </message>
    <message>
      <source>**Sixty-six** uses the 66 tiles, and each may turn up as often as ten times. It has no free turns.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>**66種**: 66種類のタイルを使い、それぞれ最大10枚まで出ます。追加手番はありません。</translation>
    </message>
    <message>
      <source>The deal</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>タイルの配り方</translation>
    </message>
    <message>
      <source>The tiles are shuffled. One goes to the centre of the board, and each player gets forty. Seven of these lie on a rack that both players can see; the rest are drawn one by one in an order that nobody knows.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>タイルをよく混ぜます。1枚を盤の中央に置き、双方に40枚ずつ配ります。そのうち7枚は双方から見えるラックに並べ、残りは、誰も知らない順番で1枚ずつ引きます。</translation>
    </message>
    <message>
      <source>Red begins, and nobody may pass. Lay one of your rack's tiles on an empty cell beside a tile that is already there, side against side. Wherever sides touch they must match: red to red, blue to blue, blank to blank. Then your rack is filled up again while you have tiles.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>赤が先手で、パスはできません。ラックのタイルを1枚、盤上のタイルと辺を接する空きマスに置きます。接する辺どうしは必ず同じでなければなりません。赤は赤と、青は青と、無地は無地と合わせます。そのあと、タイルが残っていればラックを補充します。</translation>
    </message>
    <message>
      <source>With **free turns**, a tile that is laid beside two or more others earns you another turn at once. You have to take it, and it can earn you yet another one.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>**追加手番あり**の変種では、2枚以上のタイルに接するように置くと、すぐに追加手番がもらえます。追加手番では必ず打たなければならず、さらに次の追加手番がもらえることもあります。</translation>
    </message>
    <message>
      <source>Red's tile on f6 touches e6 and f5, so Red has a free turn.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>赤のf6のタイルはe6とf5に接しているので、赤に追加手番があります。</translation>
    </message>
    <message>
      <source>A **closed loop** is a path of strands and crossroads that comes back to its beginning without using any side of a tile twice. A **connection** is a path that leaves the board on two opposite sides. The owner of the colour wins, no matter who laid the tile.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>**閉じたループ**とは、線と十字路をたどり、どのタイルの辺も2回使わずに出発点に戻る道のことです。**連絡**とは、盤の向かい合う2辺から外へ出る道のことです。誰がタイルを置いたかに関係なく、その色の持ち主の勝ちです。</translation>
    </message>
    <message>
      <source>Blue has closed a loop of Red's, so Red wins. Blue's path runs under it and over it without touching.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>青が赤のループを閉じたので、赤の勝ちです。青の道は、つながることなくその下と上を通っています。</translation>
    </message>
    <message>
      <source>The crossroads on e4 connects the left and the right side of the board for Red.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>e4の十字路で、赤が盤の左辺と右辺をつなぎました。</translation>
    </message>
    <message>
      <source>After each tile the first of these that is true decides:</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>タイルを置くたびに、次のうち最初に当てはまるもので勝敗が決まります。</translation>
    </message>
    <message>
      <source>the colour of the player who laid it has a closed loop;</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>置いた側の色の閉じたループがある</translation>
    </message>
    <message>
      <source>that colour connects two opposite sides;</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>置いた側の色が向かい合う2辺をつないでいる</translation>
    </message>
    <message>
      <source>the other colour has a closed loop;</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>もう一方の色の閉じたループがある</translation>
    </message>
    <message>
      <source>the other colour connects two opposite sides.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>もう一方の色が向かい合う2辺をつないでいる</translation>
    </message>
    <message>
      <source>When there is no move</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>打つ手がなくなったら</translation>
    </message>
    <message>
      <source>If the player to move can lay nothing, the game is over. This also holds on a free turn, with an empty rack and on a full board, and it does not matter what the other player could lay. The colour whose longest path is longer then wins, and equal lengths are a draw.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>手番の側がタイルを置けなければ終局です。追加手番のときも、ラックが空のときも、盤が埋まったときも同じで、相手が置けるかどうかは関係ありません。最長の道が長いほうの色の勝ちで、同じ長さなら引き分けです。</translation>
    </message>
    <message>
      <source>The length of a path is its number of parts. A strand is one part, and so is a crossroads on the way or a dead end where the path stops. A path that takes both strands of a tile has two parts there. The score is the difference of the lengths; for a loop or a connection it is 1.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>道の長さは、道を作る部分の数です。線は1つの部分で、途中の十字路と、道の終わりの行き止まりも1つの部分です。タイルの2本の線を両方とも通る道では、そのタイルで2つの部分になります。点差は長さの差で、ループか連絡で勝ったときは1です。</translation>
    </message>
    <message>
      <source>Red's longest path has 12 parts: the dead end on c5, d5, the horizontal strand of e5, f5, f6, e6, the vertical strand of e5, e4, the crossroads on e3, f3, g3, and the dead end on g4. Blue's has 3.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>赤の最長の道は12の部分からなります。c5の行き止まり、d5、e5の横の線、f5、f6、e6、e5の縦の線、e4、e3の十字路、f3、g3、g4の行き止まりです。青の最長の道は3つの部分からなります。</translation>
    </message>
    <message>
      <source>The tiles follow the rule above, which leads to the sizes of both sets, 102 and 66. The description gives these numbers and no pictures.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>タイルは上の規則で作られ、2種類のセットの枚数、102枚と66枚になります。元の説明にはこの枚数だけがあり、図はありません。</translation>
    </message>
    <message>
      <source>A blank side matches only a blank one.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>無地の辺は無地の辺としか合いません。</translation>
    </message>
    <message>
      <source>The length of a path is its number of parts, counted as above.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>道の長さは、上のように数えた部分の数です。</translation>
    </message>
    <message>
      <source>Basic strategy for Path Tiles</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Path Tilesの最初の作戦</translation>
    </message>
    <message>
      <source>Read both racks</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>両方のラックを読む</translation>
    </message>
    <message>
      <source>Both racks lie open. Before you lay a tile, check which of your opponent's tiles fit the cells that you leave. A path that only one tile can close is safe if that tile is on nobody's rack.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>ラックは両方とも見えています。タイルを置く前に、空けておくマスに合うタイルを相手が持っていないか確かめましょう。ある1枚のタイルでしか閉じられない道は、それがどちらのラックにもなければ安全です。</translation>
    </message>
    <message>
      <source>Blue to play must spoil the red loop at f6, and the fourth tile of Blue's rack does it.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>青の手番です。f6で赤のループを断たなければなりません。青のラックの4枚目のタイルならできます。</translation>
    </message>
    <message>
      <source>Spoil by filling</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>埋めて断つ</translation>
    </message>
    <message>
      <source>No tile is ever taken away. To stop a path, lay a tile on the cell that it needs: one that fits the sides and does not join them. A dead end does that well. A tile beside the cell helps as well, if it asks there for a side that your opponent's tiles do not have.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>置いたタイルは取り除かれません。道を止めるには、道に必要なマスに、辺は合うがつながらないタイルを置きます。行き止まりのあるタイルが向いています。そのマスの隣に、相手のタイルにない辺を要求するタイルを置くのも有効です。</translation>
    </message>
    <message>
      <source>Free turns</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>追加手番</translation>
    </message>
    <message>
      <source>With free turns a tile with two neighbours earns another turn. So two missing tiles may be as good as one. Count corners between tiles for both sides before you leave a path with two gaps.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>追加手番ありの変種では、隣が2枚ある場所に置くと、もう一度打てます。だから、2枚足りなくても1枚足りないのと同じことがあります。切れ目が2つの道を残す前に、タイルに挟まれた角を双方について数えましょう。</translation>
    </message>
    <message>
      <source>Red lays the third tile on g5, has a free turn, and closes the loop on g6.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>赤は3枚目のタイルをg5に置いて追加手番をもらい、g6でループを閉じます。</translation>
    </message>
    <message>
      <source>Short loops</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>短いループ</translation>
    </message>
    <message>
      <source>The smallest loop has four tiles around one corner. Curves make loops, straight strands make connections. With curves on your rack, look for three curves of your colour that turn around a corner.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>いちばん小さいループは、1つの角を回る4枚のタイルです。曲線はループになり、直線は連絡になります。ラックに曲線があるときは、1つの角を回っている自分の色の曲線3枚を探しましょう。</translation>
    </message>
    <message>
      <source>Colours belong to their owner</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>色は持ち主のもの</translation>
    </message>
    <message>
      <source>A loop wins for its colour, no matter who closes it. Do not lay a tile that closes the other colour's path, not even for a free turn.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>誰が閉じても、ループはその色の勝ちです。たとえ追加手番のためでも、相手の色の道を閉じるタイルを置いてはいけません。</translation>
    </message>
    <message>
      <source>A game by Christian Freeling, published at MindSports.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Christian Freelingのゲームで、MindSportsで公開されました。</translation>
    </message>
    <message>
      <source>**Goal.** Surround three pillars with loops of your men.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>**目的:** 自分の駒のループで3本の柱を囲みます。</translation>
    </message>
    <message>
      <source>**Move.** Put a man on a vacant cell, or leap with a leaper, a man with a dot: only leaps capture.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>**着手:** 空きマスに駒を1枚置くか、跳び駒（点の付いた駒）で跳びます。相手の駒を取れるのは跳び駒です。</translation>
    </message>
    <message>
      <source>**Click** a vacant cell to place a man; to leap, click the leaper, then where it lands.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>**クリック:** 駒を置くには空きマスをクリックします。跳ぶには、跳び駒、着地するマスの順にクリックします。</translation>
    </message>
    <message>
      <source>The board is a hexagon of hexagonal cells, eight or ten along each side. Pillars stand on every second cell of every second row, starting from the centre: 37 of them among 132 free cells on the smaller board, 61 among 210 on the larger one. Nobody owns a pillar. Men can neither stand on it nor pass over it.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>盤は六角形のマスでできた六角形で、一辺は8マスまたは10マスです。中央から数えて1行おき、1マスおきに柱が立っています。小さい盤には柱が37本、柱のないマスが132あり、大きい盤には柱が61本、柱のないマスが210あります。柱は誰のものでもありません。駒は柱の上に立つことも、柱を越えることもできません。</translation>
    </message>
    <message>
      <source>The straight lines that begin at a free cell and are not stopped by a pillar at once are its *open lines*. An inner cell has four of them, a cell at the edge three, a corner two, and they all run as far as the rim.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>柱のないマスから延びる直線のうち、すぐ柱に当たらないものを、そのマスの*開いた線*と呼びます。内側のマスには4本、端のマスには3本、角には2本あり、どれも盤の縁まで続いています。</translation>
    </message>
    <message>
      <source>A cell is named after its column, lettered at the lower end, and its row: i8 is in column i and row 8. In the diagrams a ring on a piece marks the last move and a cross a piece taken or turned over.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>マスの名前は、列（下の端に付いた文字）と行で表します。i8は列i、行8のマスです。図では、駒の上の輪は最後の手を、×印は取られた駒や裏返された駒を表します。</translation>
    </message>
    <message>
      <source>The two players, White and Black, have as many men as they need.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>白と黒の2人で打ち、駒は必要なだけ使えます。</translation>
    </message>
    <message>
      <source>White begins. In your turn you either place a man or leap with one; you may not pass.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>白が先手です。手番では、駒を置くか、跳び駒で跳ぶかのどちらかを行います。パスはできません。</translation>
    </message>
    <message>
      <source>On Black's first turn, and only then, Black may **swap** instead: White's man becomes a black one where it stands, and White moves again.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>黒は最初の手番に限り、打つ代わりに**スワップ**できます。白の駒がその場で黒の駒に変わり、もう一度白の手番になります。</translation>
    </message>
    <message>
      <source>Placing</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>駒を置く</translation>
    </message>
    <message>
      <source>Put a man of your colour on any vacant cell. Then look from that cell along each of its open lines to the first piece there is. If on more than half of these lines that piece is yours, another man of yours goes on top: a **leaper**, shown by a dot. So you need three friends of four inside the board, two of three at its edge, and both in a corner. You have no choice in this, and there is no other way to make a leaper.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>空きマスのどこかに自分の色の駒を置きます。次に、そのマスの開いた線を1本ずつたどり、最初にある駒を見ます。それが自分の駒である線が過半数なら、上に自分の駒がもう1枚載ります。これが**跳び駒**で、点で示されます。つまり、盤の内側では4本中3本、端では3本中2本、角では2本とも味方が必要です。載せるかどうかは選べません。また、跳び駒を作る方法はほかにありません。</translation>
    </message>
    <message>
      <source>White has placed on i8 and sees i7, i12 and f11 along three of four lines: a leaper.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>白がi8に置きました。4本中3本の線でi7、i12、f11が見えるので、跳び駒になります。</translation>
    </message>
    <message>
      <source>Pillars hide what is behind them.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>柱の向こう側は見えません。</translation>
    </message>
    <message>
      <source>Leaping</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>跳ぶ</translation>
    </message>
    <message>
      <source>A leaper jumps off the man below it, which stays where it is, and goes along a straight line as far as you like. It flies over vacant cells and over your own pieces, and lands</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>跳び駒は、その場に残る下の駒から跳び、直線上を好きなだけ進みます。空きマスと自分の駒を飛び越え、次のどちらかに着地します。</translation>
    </message>
    <message>
      <source>on a vacant cell of the line, or</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>線上の空きマス</translation>
    </message>
    <message>
      <source>on the first opposing piece that it meets.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>最初に出会う相手の駒</translation>
    </message>
    <message>
      <source>Where it lands it is an ordinary single man.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>着地すると、ふつうの1枚の駒になります。</translation>
    </message>
    <message>
      <source>The leaper on i8 flies over i9 to i10 or i11 or takes i12; it can take i7 or j7, too.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>i8の跳び駒は、i9を越えてi10かi11に着地するか、i12を取れます。i7やj7も取れます。</translation>
    </message>
    <message>
      <source>Captures</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>駒を取る</translation>
    </message>
    <message>
      <source>Only leapers capture, in two ways.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>相手の駒を取れるのは跳び駒だけで、方法は2つあります。</translation>
    </message>
    <message>
      <source>**Landing on a piece** takes it off the board, whether single or double; your leaper stands there as a single man. Nothing else is captured by such a leap.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>**駒の上に着地**すると、それが1枚でも2段でも盤から取り除かれ、跳び駒はそこで1枚の駒になります。このとき、ほかの駒は取られません。</translation>
    </message>
    <message>
      <source>From i8 White has taken i11. That i12 lies between two white men now does not matter.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>白はi8から跳んでi11を取りました。i12が白の駒2枚に挟まれましたが、何も起こりません。</translation>
    </message>
    <message>
      <source>**Landing on a vacant cell** turns men over: look from there along every line. Where opposing pieces follow without a gap, and behind them stands another piece of yours, all of them become single men of your colour, doubles as well.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>**空きマスに着地**すると、駒を裏返します。着地したマスからすべての線を調べます。相手の駒が切れ目なく続き、その先に自分の別の駒があれば、間の駒は2段のものも含めてすべて自分の色の1枚の駒になります。</translation>
    </message>
    <message>
      <source>White has leapt from i8 to i10 and turned three lines, up to k8, i13 and f13.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>白はi8からi10に跳び、k8、i13、f13までの3本の線を裏返しました。</translation>
    </message>
    <message>
      <source>Loops and safety</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>ループと安全</translation>
    </message>
    <message>
      <source>A pillar is **surrounded** by a colour if no way leads from it out over the rim of the board without crossing a cell that holds this colour. Such a way may cross vacant cells, the other colour's pieces and other pillars. Cells on the rim are on the board, so a loop at the edge needs men there as well.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>柱から盤の縁を越えて外へ出る道が、どれも必ずある色の駒のマスを通るとき、その柱はその色に**囲まれて**いるといいます。道は、空きマス、もう一方の色の駒、ほかの柱を通ってもかまいません。縁のマスも盤の一部なので、端のループには縁のマスにも駒が必要です。</translation>
    </message>
    <message>
      <source>One loop of ten men surrounds two pillars, h8 and j8, and a black man between them.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>10枚の駒のループ1つで、2本の柱h8とj8、それにその間の黒の駒を囲んでいます。</translation>
    </message>
    <message>
      <source>White surrounds b8 but not n8: the way out over o8 is open.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>白はb8を囲んでいますが、n8は囲んでいません。o8を通って外へ出られます。</translation>
    </message>
    <message>
      <source>A loop around a pillar protects its own men and all that are connected with them, cell by cell, tails and branches too. They are **safe**: no leaper can land on them. Men that stand apart are not. Lines of men can still be turned over, safe or not, and that may open the loop again. What is safe can change with every turn.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>柱を囲むループは、ループの駒と、それにマス伝いにつながる駒をすべて守ります。尾や枝の部分も同じです。それらの駒は**安全**で、跳び駒はそこに着地できません。離れている駒は安全ではありません。並んだ駒は、安全かどうかにかかわらず裏返すことができ、それでループが再び開くこともあります。どの駒が安全かは、1手ごとに変わりえます。</translation>
    </message>
    <message>
      <source>The loop keeps i9 and i10 safe, so Black's leaper on i11 can take i12 but not i10.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>ループがi9とi10を守っているので、i11の黒の跳び駒は、i12は取れますがi10は取れません。</translation>
    </message>
    <message>
      <source>Black has leapt from i12 to i9 and turned i8 and i7: the loop around h8 is broken.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>黒はi12からi9に跳び、i8とi7を裏返しました。h8を囲むループは破れました。</translation>
    </message>
    <message>
      <source>A leaper cannot fly over a safe piece either; the piece ends the line.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>跳び駒は安全な駒を飛び越えることもできません。その駒で線が終わります。</translation>
    </message>
    <message>
      <source>You win if you surround **three pillars or more** after your own move, with one loop or with several.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>自分の手のあとで**3本以上の柱**を囲んでいれば勝ちです。ループは1つでも複数でもかまいません。</translation>
    </message>
    <message>
      <source>A man on k8 closes a loop around three pillars, and White wins.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>k8の駒で3本の柱を囲むループが閉じ、白の勝ちです。</translation>
    </message>
    <message>
      <source>With one loop inside another, both colours can surround the same pillar, and it counts for both.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>ループの中に別のループがあると、同じ柱を両方の色が囲むことがあります。その柱は双方の数に入ります。</translation>
    </message>
    <message>
      <source>Black wins with seven pillars; the one in the middle is surrounded by White as well.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>柱7本で黒の勝ちです。中央の柱は白も囲んでいます。</translation>
    </message>
    <message>
      <source>The player to move may have no legal move: the board is full, and no leaper can land anywhere. The game then ends, and the player who surrounds more pillars wins; equal numbers are a draw. No game goes on for ever: leaps use up leapers, and a cell once taken stays taken.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>盤が埋まり、どの跳び駒も着地できず、手番の側に合法手がなくなることがあります。そこで終局となり、囲んだ柱の多いほうの勝ち、同数なら引き分けです。対局がいつまでも続くことはありません。跳ぶたびに跳び駒は減り、一度駒が入ったマスはもう空かないからです。</translation>
    </message>
    <message>
      <source>In a swap the man changes its colour. The description only mentions the swap.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>スワップすると駒の色が変わります。元の説明にはスワップできるとしか書かれていません。</translation>
    </message>
    <message>
      <source>Pillars block the view, too. The description only says that they block.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>柱は視線も遮ります。元の説明には、柱が動きを妨げるとしか書かれていません。</translation>
    </message>
    <message>
      <source>A leaper cannot fly over a safe piece.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>跳び駒は安全な駒を飛び越えられません。</translation>
    </message>
    <message>
      <source>When the player to move has no legal move, the game ends and pillars are counted.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>手番の側に合法手がないときは終局とし、囲んだ柱を数えます。</translation>
    </message>
    <message>
      <source>Basic strategy for Loops 'n Leaps</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Loops 'n Leapsの最初の作戦</translation>
    </message>
    <message>
      <source>Share your walls</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>壁を共有する</translation>
    </message>
    <message>
      <source>Six men surround one pillar, but ten surround two neighbours. Build chains that run along several pillars, so that the last man closes a loop around three.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>柱1本を囲むには駒が6枚必要ですが、隣り合う2本なら10枚で囲めます。いくつもの柱に沿って列を延ばし、最後の1枚で3本を囲むループを閉じましょう。</translation>
    </message>
    <message>
      <source>White wins on k8: one man closes a loop around h8, j8 and h10.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>白はk8で勝ちです。1枚でh8、j8、h10を囲むループが閉じます。</translation>
    </message>
    <message>
      <source>See the last man coming</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>最後の1枚を見逃さない</translation>
    </message>
    <message>
      <source>A chain with one gap around three pillars is a threat, and one man in the gap stops it. Count gaps: a chain with two gaps needs two moves, unless a leap turns men over and fills several at once.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>3本の柱を回る切れ目1つの列は狙いになりますが、切れ目に1枚打てば止められます。切れ目の数を数えましょう。切れ目が2つなら2手かかります。ただし、跳んで裏返すと一度にいくつも埋まることがあります。</translation>
    </message>
    <message>
      <source>Leapers</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>跳び駒</translation>
    </message>
    <message>
      <source>A leaper appears automatically where you place a man that sees friends along more than half of its open lines. Spread men along lines that meet, and keep the crossing for the moment when you need a leaper. Pillars cut lines.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>開いた線の過半数で味方が見えるマスに駒を置けば、ひとりでに跳び駒になります。交わる線の上に駒を散らしておき、その交点は、跳び駒が必要になるときまで取っておきましょう。柱は線を遮ります。</translation>
    </message>
    <message>
      <source>Lines are in danger, not single men</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>危ないのは1枚の駒より線</translation>
    </message>
    <message>
      <source>A leaper that lands on a vacant cell turns every unbroken line between it and another piece of its own. A long line of yours with an enemy at one end invites a leap to the other end. Guard the vacant end or break the line.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>跳び駒が空きマスに着地すると、そこと味方の別の駒との間に切れ目なく並んだ相手の駒が、すべて裏返ります。自分の長い線の一端に敵がいると、もう一端に跳んでこられます。空いている端を守るか、線を途切れさせましょう。</translation>
    </message>
    <message>
      <source>White leaps from i8 to i10 and turns five pieces.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>白はi8からi10に跳び、5枚の駒を裏返します。</translation>
    </message>
    <message>
      <source>Loops protect</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>ループは駒を守る</translation>
    </message>
    <message>
      <source>A loop around a pillar makes its men, and all men connected with them, safe from landing. So an early loop is a good base. It does not protect from being turned over.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>柱を囲むループがあると、その駒と、つながっている駒はすべて着地から守られます。早めに作ったループはよい拠点になります。ただし、裏返されるのは防げません。</translation>
    </message>
    <message>
      <source>Designed by Mark Steere (November 2008, marksteeregames.com) after his three-dimensional Loophole. At his wish the game keeps its name and its rules here, and he is credited.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Mark Steere（2008年11月、marksteeregames.com）が、自作の立体ゲームLoopholeをもとに考案しました。作者の希望により、ここでもゲームの名前とルールを変えず、作者名を記しています。</translation>
    </message>
    <message>
      <source>**Goal.** Two different loops of your colour, through the frame and the two windows.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>**目的:** 枠と2つの窓を通る、自分の色の異なる2つのループを作ります。</translation>
    </message>
    <message>
      <source>**Move.** Put one stone on any vacant cell.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>**着手:** 空きマスのどこかに石を1個打ちます。</translation>
    </message>
    <message>
      <source>**Click** the cell, in the 3-D view or on the map. The panel beside the board lists the loops of both players.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>**クリック:** 立体表示か平面図でマスをクリックします。盤の横のパネルに、双方のループが一覧表示されます。</translation>
    </message>
    <message>
      <source>The board is a rhombus of hexagons, fourteen along each side, with two windows cut out of it. Its two sharp corners are missing too. Columns have letters, rows have numbers from the top: a2 is the first cell of the second row.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>盤は、一辺に14マスが並ぶ六角形のマスの菱形で、2つの窓がくり抜かれています。鋭いほうの2つの角のマスもありません。列は文字、行は上からの番号で表します。a2は2行目の最初のマスです。</translation>
    </message>
    <message>
      <source>The start.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>開始局面です。</translation>
    </message>
    <message>
      <source>Sixty-four stones stand on it from the start. Black's lie along the first and the last row, and directly above and below each window. White's lie along the first and the last column, and directly left and right of each window. The blunt corners, n1 and a14, are ordinary vacant cells. In all, 122 cells are vacant.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>盤には初めから64個の石があります。黒石は、最初の行と最後の行、それにそれぞれの窓のすぐ上とすぐ下に並んでいます。白石は、最初の列と最後の列、それにそれぞれの窓のすぐ左とすぐ右に並んでいます。鈍いほうの角のn1とa14は、ふつうの空きマスです。空きマスは全部で122あります。</translation>
    </message>
    <message>
      <source>The board is the same for both players: exchanging rows with columns exchanges the colours.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>行と列を入れ替えると色が入れ替わるので、盤は双方にとって同じ条件です。</translation>
    </message>
    <message>
      <source>Black begins. Place one stone of your colour on any vacant cell. You may not pass, and stones never move or leave the board. A position that is set up may hold any further stones, as long as the sixty-four are in their places.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>黒が先手です。空きマスのどこかに自分の色の石を1個打ちます。パスはできません。石は動かず、盤から取り除かれることもありません。編集した局面では、64個の石がそれぞれの場所にあれば、ほかの石はどこにあってもかまいません。</translation>
    </message>
    <message>
      <source>Nodes and loops</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>ノードとループ</translation>
    </message>
    <message>
      <source>The frame, window 1 (the upper one) and window 2 are the three **nodes**. Each has two lines of starting stones of your colour, on opposite sides, and links them, because in the three-dimensional game your line would go through there.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>枠、窓1（上の窓）、窓2の3つを**ノード**と呼びます。どのノードにも、向かい合う2つの側に自分の色の初期配置の石が並び、ノードがその2つの列を結びます。立体版のゲームでは、線がそこを通り抜けるからです。</translation>
    </message>
    <message>
      <source>A **loop** leads from node to node over connected stones of yours and comes back to where it began. It passes through a node once at most, through a group as often as you like.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>**ループ**は、つながった自分の石をたどってノードからノードへ進み、出発点に戻ります。1つのノードを通れるのは1回までですが、石の連は何度通ってもかまいません。</translation>
    </message>
    <message>
      <source>A line from the first row to the last (for White, from the first column to the last) makes a *loop* through the frame.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>最初の行から最後の行への線（白なら最初の列から最後の列への線）は、枠を通る*ループ*になります。</translation>
    </message>
    <message>
      <source>A loop through the frame.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>枠を通るループです。</translation>
    </message>
    <message>
      <source>So does a line from one side of a window around it to the other side, through that window.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>窓の一方の側から窓を回って反対側へ続く線も、その窓を通るループになります。</translation>
    </message>
    <message>
      <source>A loop through window 1.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>窓1を通るループです。</translation>
    </message>
    <message>
      <source>Two nodes can make one loop: here from the first row to window 1, through it, and on to the last row, which the frame joins to the first.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>2つのノードで1つのループができることもあります。ここでは、最初の行から窓1へ行き、窓を通り抜けて最後の行へ続きます。最後の行と最初の行は枠で結ばれています。</translation>
    </message>
    <message>
      <source>A loop through the frame and window 1.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>枠と窓1を通るループです。</translation>
    </message>
    <message>
      <source>All three nodes can make one loop too.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>3つのノードすべてで1つのループができることもあります。</translation>
    </message>
    <message>
      <source>A loop through all three nodes.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>3つのノードすべてを通るループです。</translation>
    </message>
    <message>
      <source>Two loops are distinct when one of them uses a node that the other does not. So two separate lines from the first row to the last count as one loop.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>一方のループが、もう一方の使わないノードを使っていれば、2つは異なるループです。したがって、最初の行から最後の行への線が別々に2本あっても、ループは1つと数えます。</translation>
    </message>
    <message>
      <source>Not yet won: two lines through the frame are one loop.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>まだ勝ちではありません。枠を通る2本の線は1つのループです。</translation>
    </message>
    <message>
      <source>You win as soon as you have two distinct loops. Below, Black's last stone at j13 completes a loop through window 2, and one through all three nodes with it; the loop through the frame and window 1 was there before. All loops of the winner are marked: a shortest chain of stones for each, and the winner's starting stones at each of its nodes.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>異なるループが2つできた時点で勝ちです。下の図では、最後の黒石j13で、窓2を通るループと、3つのノードすべてを通るループが同時に完成しました。枠と窓1を通るループはその前からありました。勝った側のループにはすべて印が付きます。印が付くのは、ループごとに最短の石の列と、ループが通る各ノードにある勝った側の初期配置の石です。</translation>
    </message>
    <message>
      <source>Black has just won at j13.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>黒がj13で勝ったところです。</translation>
    </message>
    <message>
      <source>There are no draws. Count how many of your loops are independent, which is to say that none of them is made up of others: when the board is full the two players have three between them, so one has at least two and the other at most one.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>引き分けはありません。独立したループの数、つまりほかのループの組み合わせではできないループの数を数えてみましょう。盤が埋まると、双方合わせて3つになります。だから、一方は2つ以上、もう一方は1つ以下です。</translation>
    </message>
    <message>
      <source>The author shows his boards in pictures. The size of the board, the places of the windows and the cells of the starting stones are chosen here; frame, windows and stones are linked as in his pictures.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>作者は盤を図で示しています。盤の大きさ、窓の位置、初期配置の石があるマスは、このプログラムで決めました。枠・窓・石のつながりは作者の図のとおりです。</translation>
    </message>
    <message>
      <source>Basic strategy for Loophole 2D</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Loophole 2Dの最初の作戦</translation>
    </message>
    <message>
      <source>Links that cannot be cut</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>切れないつながり</translation>
    </message>
    <message>
      <source>Two of your stones with two vacant cells between them that both touch are as good as linked: if your opponent takes one cell, you take the other. Lines of such links need half of the stones.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>自分の石2個の間に、両方に接する空きマスが2つあれば、その2個はつながっているのと同じです。相手が一方に打てば、もう一方に打てばよいからです（見合い）。このようなつながりを並べた線なら、石は半分ですみます。</translation>
    </message>
    <message>
      <source>c4 and b6 are linked by b5 and c5.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>c4とb6は、b5とc5でつながっています。</translation>
    </message>
    <message>
      <source>Other nodes, not more lines</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>線よりも別のノードを</translation>
    </message>
    <message>
      <source>A second line through the same nodes is not a second loop. As soon as you have a loop, look for one through another node: around a window, or through it.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>同じノードを通る2本目の線は、2つ目のループになりません。ループが1つできたら、別のノードを使うループを探しましょう。窓を回るものでも、窓を通るものでもかまいません。</translation>
    </message>
    <message>
      <source>One more stone wins: g10 makes a loop through window 2. A second line through the frame would win nothing.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>あと1個で勝ちです。g10で窓2を通るループができます。枠を通る2本目の線を作っても勝ちにはなりません。</translation>
    </message>
    <message>
      <source>Windows save stones</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>窓で石を節約する</translation>
    </message>
    <message>
      <source>A window joins your stones above it with those below (for White, left with right). A line that reaches a window continues on its other side for free.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>窓は、その上の自分の石と下の自分の石を結びます（白なら左と右）。窓に着いた線は、石を使わずに反対側から先へ続きます。</translation>
    </message>
    <message>
      <source>What you cut is yours</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>切った分だけ得になる</translation>
    </message>
    <message>
      <source>On a full board the two players have three independent loops between them. Every loop that you take from your opponent is one for you. So defence is attack: a line of yours from side to side often cuts what runs the other way.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>盤が埋まると、双方の独立したループは合わせて3つになります。相手から奪ったループは、どれも自分のループになります。つまり、守りは攻めです。端から端への自分の線は、たいてい、それと交わる相手の線を切ります。</translation>
    </message>
    <message>
      <source>The lines of both players want to pass between the windows. Stones there serve loops through the frame, through each window, and through all three.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>双方の線が2つの窓の間を通ろうとします。そこの石は、枠を通るループ、それぞれの窓を通るループ、3つすべてを通るループの役に立ちます。</translation>
    </message>
  </context>
</TS>

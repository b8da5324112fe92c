<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh" sourcelanguage="en">
  <context>
    <name>ringrealms3d</name>
    <message>
      <source>wins</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>获胜</translation>
    </message>
    <message>
      <source>draws</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>和棋</translation>
    </message>
    <message>
      <source>loses</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>输棋</translation>
    </message>
    <message numerus="yes">
      <source>{seat} to move: {count} playouts in {seconds} s</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>
        <numerusform>轮到{seat}走棋：{count} 次模拟，用时 {seconds} 秒</numerusform>
      </translation>
    </message>
    <message>
      <source>analyse the position after this many moves (default: the last position)</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>分析走完若干步之后的局面（默认：最后的局面）</translation>
    </message>
    <message>
      <source>print JSON; with --watch, one object per line</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>输出 JSON，与 --watch 一起用时每行一个对象</translation>
    </message>
    <message>
      <source>move</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>着法</translation>
    </message>
    <message>
      <source>chance</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>胜率</translation>
    </message>
    <message>
      <source>visits</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>访问次数</translation>
    </message>
    <message>
      <source>line</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>变化</translation>
    </message>
    <message>
      <source>find the best moves of a position</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>找出一个局面的最佳着法</translation>
    </message>
    <message>
      <source>Find the best moves of a position: how likely each is to win, how often the search tried it, and the expected line. Of a game, the last position is analysed.</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>找出一个局面的最佳着法：每一着的胜率、搜索尝试的次数以及预期的变化。对局在其终局处分析。</translation>
    </message>
    <message>
      <source>a variant, such as ring-majority/cube, or a game's file</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>变体，例如 ring-majority/cube，或者棋谱文件</translation>
    </message>
    <message>
      <source>how many playouts to run, instead of a time</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>模拟次数，用来代替时间</translation>
    </message>
    <message>
      <source>search until the expected line has this many moves, instead of a time</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>搜索到预期的变化有这么多着为止，用来代替时间</translation>
    </message>
    <message>
      <source>let another program that speaks UGI analyse, such as 'my-engine --fast'</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>让另一个支持 UGI 的程序来分析，例如 'my-engine --fast'</translation>
    </message>
    <message>
      <source>show what is found while the search runs</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>搜索时显示目前的结果</translation>
    </message>
    <message>
      <source>how long to search (default: {seconds})</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>搜索多久（默认：{seconds}）</translation>
    </message>
    <message>
      <source>how many moves to show, the best first (default: {lines})</source>
      <extracomment>cli/analyse.py</extracomment>
      <translation>显示多少着，最好的在前（默认：{lines}）</translation>
    </message>
    <message>
      <source>{path} is a game file: name a variant here</source>
      <extracomment>cli/arguments.py</extracomment>
      <translation>{path} 是对局文件：此处请指定变体</translation>
    </message>
    <message>
      <source>play Ring Majority on the convex polyhedron in this OBJ, OFF, PLY or STL file; wherever a variant is named, ring-majority/FILE means the same</source>
      <extracomment>cli/arguments.py</extracomment>
      <translation>用此 OBJ、OFF、PLY 或 STL 文件中的凸多面体下 Ring Majority；凡是需要写变体名的地方，ring-majority/FILE 都表示同样的意思</translation>
    </message>
    <message>
      <source>the seed for anything random at the start</source>
      <extracomment>cli/arguments.py</extracomment>
      <translation>固定开局时的随机因素</translation>
    </message>
    <message>
      <source>the file to write (default: the one that the engine then reads)</source>
      <extracomment>cli/arguments.py</extracomment>
      <translation>要写入的文件（默认：引擎此后读取的位置）</translation>
    </message>
    <message>
      <source>playouts per move, instead of a time</source>
      <extracomment>cli/arguments.py</extracomment>
      <translation>每步的模拟次数，用来代替时间</translation>
    </message>
    <message>
      <source>a variant, such as ring-majority/cube</source>
      <extracomment>cli/arguments.py</extracomment>
      <translation>变体，例如 ring-majority/cube</translation>
    </message>
    <message>
      <source>print JSON</source>
      <extracomment>cli/arguments.py</extracomment>
      <translation>输出 JSON</translation>
    </message>
    <message>
      <source>'{text}' is not a whole number from 0 to 2**63 - 1</source>
      <extracomment>cli/arguments.py</extracomment>
      <translation>“{text}”不是 0 到 2**63 - 1 的整数</translation>
    </message>
    <message>
      <source>'{text}' is not a time in seconds, above 0 and up to {most}</source>
      <extracomment>cli/arguments.py</extracomment>
      <translation>“{text}”不是大于 0 且不超过 {most} 的秒数</translation>
    </message>
    <message>
      <source>'{text}' is not a length in millimetres</source>
      <extracomment>cli/arguments.py</extracomment>
      <translation>“{text}”不是以毫米为单位的长度</translation>
    </message>
    <message>
      <source>{name}: {text}</source>
      <extracomment>cli/arguments.py</extracomment>
      <translation>{name}：{text}</translation>
    </message>
    <message>
      <source>'{text}' is not a whole number from {least} to {most}</source>
      <extracomment>cli/arguments.py</extracomment>
      <translation>“{text}”不是 {least} 到 {most} 的整数</translation>
    </message>
    <message>
      <source>'{text}' is not a size such as 210x210</source>
      <extracomment>cli/arguments.py</extracomment>
      <translation>“{text}”不是像 210x210 这样的尺寸</translation>
    </message>
    <message>
      <source>print a script for Tab completion in a shell</source>
      <extracomment>cli/completion.py</extracomment>
      <translation>输出让 shell 补全命令的脚本</translation>
    </message>
    <message>
      <source>Print a script that lets a shell complete commands, options, variants and files with the Tab key. bash: put it into ~/.bashrc; zsh: into a file _ringrealms3d in a folder of $fpath; fish: into ~/.config/fish/completions/ringrealms3d.fish.</source>
      <extracomment>cli/completion.py</extracomment>
      <translation>输出一个脚本，让 shell 用 Tab 键补全命令、选项、变体和文件。bash：放入 ~/.bashrc；zsh：放入 $fpath 中某个文件夹的 _ringrealms3d 文件；fish：放入 ~/.config/fish/completions/ringrealms3d.fish。</translation>
    </message>
    <message>
      <source>the shell</source>
      <extracomment>cli/completion.py</extracomment>
      <translation>哪个 shell</translation>
    </message>
    <message>
      <source>print the names of the files as JSON</source>
      <extracomment>cli/convert.py</extracomment>
      <translation>以 JSON 输出文件名</translation>
    </message>
    <message>
      <source>name one file to write, such as -o game.rrsgf, or - for standard output</source>
      <extracomment>cli/convert.py</extracomment>
      <translation>请指定一个要写入的文件，例如 -o game.rrsgf，或用 - 表示标准输出</translation>
    </message>
    <message>
      <source>convert a game file to another format</source>
      <extracomment>cli/convert.py</extracomment>
      <translation>把棋谱文件转换成另一种文件</translation>
    </message>
    <message>
      <source>Read the games in a file and write them in another format, which the new name's extension selects: .txt holds the moves alone; .json and .rrsgf (SGF) hold variations and notes too. Lists what the new file leaves out.</source>
      <extracomment>cli/convert.py</extracomment>
      <translation>读取文件中的一局或多局棋，并写成另一种文件。文件类型由文件名的后缀决定：.txt 只含着法，.json 和 .rrsgf（SGF）还包含变化和注释。命令会说明新文件省略了什么。</translation>
    </message>
    <message>
      <source>the game file; - is standard input</source>
      <extracomment>cli/convert.py</extracomment>
      <translation>棋谱文件；- 表示标准输入</translation>
    </message>
    <message>
      <source>the file to write; - is standard output</source>
      <extracomment>cli/convert.py</extracomment>
      <translation>要写入的文件；- 表示标准输出</translation>
    </message>
    <message>
      <source>the same as OUTPUT</source>
      <extracomment>cli/convert.py</extracomment>
      <translation>与 OUTPUT 相同</translation>
    </message>
    <message>
      <source>of a file with several games, take only this one, counted from 1</source>
      <extracomment>cli/convert.py</extracomment>
      <translation>在含多局的文件中只取这一局（从 1 数起）</translation>
    </message>
    <message>
      <source>--to is for standard output: the extension of {path} selects the format</source>
      <extracomment>cli/convert.py</extracomment>
      <translation>--to 用于标准输出：{path} 的后缀已经说明了格式</translation>
    </message>
    <message>
      <source>the format of standard output (default: {kind})</source>
      <extracomment>cli/convert.py</extracomment>
      <translation>写到标准输出的格式（默认：{kind}）</translation>
    </message>
    <message>
      <source>system</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>系统</translation>
    </message>
    <message>
      <source>packages</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>软件包</translation>
    </message>
    <message>
      <source>drawing libraries</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>绘图库</translation>
    </message>
    <message>
      <source>window libraries</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>窗口库</translation>
    </message>
    <message>
      <source>display</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>显示器</translation>
    </message>
    <message>
      <source>folders</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>文件夹</translation>
    </message>
    <message>
      <source>settings</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>设置</translation>
    </message>
    <message>
      <source>saved games</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>保存的对局</translation>
    </message>
    <message>
      <source>log</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>日志</translation>
    </message>
    <message>
      <source>kernel cache</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>内核缓存</translation>
    </message>
    <message>
      <source>{version} in {folder}</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>{version}，位于 {folder}</translation>
    </message>
    <message>
      <source>{command}   (Debian and Ubuntu)</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>{command}   （Debian 和 Ubuntu）</translation>
    </message>
    <message>
      <source>install an OpenGL 3.2 driver (Debian and Ubuntu: sudo apt-get install libgl1-mesa-dri)</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>请安装 OpenGL 3.2 驱动（Debian 和 Ubuntu：sudo apt-get install libgl1-mesa-dri）</translation>
    </message>
    <message numerus="yes">
      <source>{state}, {count} files cannot be read</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>
        <numerusform>{state}，有 {count} 个文件无法读取</numerusform>
      </translation>
    </message>
    <message>
      <source>delete {folder}: it is filled again when needed</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>请删除 {folder}：需要时会重新生成</translation>
    </message>
    <message>
      <source>ok</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>正常</translation>
    </message>
    <message>
      <source>FIX</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>缺失</translation>
    </message>
    <message>
      <source>{state}; {sentence}</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>{state}；{sentence}</translation>
    </message>
    <message numerus="yes">
      <source>all {count} found</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>
        <numerusform>{count} 个全部找到</numerusform>
      </translation>
    </message>
    <message>
      <source>missing: {names}</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>缺少：{names}</translation>
    </message>
    <message>
      <source>exit code {code}</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>退出码 {code}</translation>
    </message>
    <message>
      <source>log in to a desktop, or run under xvfb-run; render needs no display</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>请登录桌面，或用 xvfb-run 运行；render 不需要显示器</translation>
    </message>
    <message>
      <source>check what is missing here and say how to fix it</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>检查这里缺少什么以及如何解决</translation>
    </message>
    <message>
      <source>Check everything that the program needs: packages, system libraries, OpenGL, display, and the folders that it writes to. Exit code 1 if something is missing.</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>检查程序在这台机器上需要的一切：软件包、系统库、OpenGL、显示环境，以及要写入的文件夹。如有缺失，退出码为 1。</translation>
    </message>
    <message>
      <source>Everything is in place.</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>一切就绪。</translation>
    </message>
    <message>
      <source>cannot be checked without {name}</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>没有 {name} 就无法检查</translation>
    </message>
    <message>
      <source>no picture within {seconds} s</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>{seconds} 秒内没有画出图片</translation>
    </message>
    <message>
      <source>nothing can be drawn: {reason}</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>无法绘图：{reason}</translation>
    </message>
    <message>
      <source>the desktop's display</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>桌面自己的</translation>
    </message>
    <message>
      <source>set HOME (or XDG_CONFIG_HOME and the like) to a folder that you may write to</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>请让 HOME（或 XDG_CONFIG_HOME 等）指向一个可以写入的文件夹</translation>
    </message>
    <message>
      <source>{path}: {error}</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>{path}：{error}</translation>
    </message>
    <message>
      <source>Home: {home}, bugs: {bugs}</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>主页：{home}，报告错误：{bugs}</translation>
    </message>
    <message>
      <source>Something is missing; see {mark} above.</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>缺少一些东西；见上面的“{mark}”。</translation>
    </message>
    <message>
      <source>see packages</source>
      <extracomment>cli/doctor.py</extracomment>
      <translation>见“软件包”</translation>
    </message>
    <message>
      <source>show the position after this many moves (default: the last position); films of games and pages always contain the whole game</source>
      <extracomment>cli/export.py</extracomment>
      <translation>显示走完若干步之后的局面（默认：最后一步）；对局视频和网页仍包含整局棋</translation>
    </message>
    <message>
      <source>write a game or position as a picture, drawing, model, film or page</source>
      <extracomment>cli/export.py</extracomment>
      <translation>把对局或局面写成图片、矢量图、模型、视频或网页</translation>
    </message>
    <message>
      <source>Write a position or a whole game to a file for other programs, printers or browsers. The file's extension selects the format; --kinds lists all kinds. No display is needed. 'render' is another name of this command.</source>
      <extracomment>cli/export.py</extracomment>
      <translation>把一个局面或整局棋写成供其他程序、打印机或浏览器使用的文件。格式由后缀决定；--kinds 列出所有类型。不需要显示器。render 是这个命令的别名。</translation>
    </message>
    <message>
      <source>the file to write (default: board.png)</source>
      <extracomment>cli/export.py</extracomment>
      <translation>要写入的文件（默认：board.png）</translation>
    </message>
    <message>
      <source>the kind of file, if the extension allows several</source>
      <extracomment>cli/export.py</extracomment>
      <translation>要写的类型，用于后缀可对应多种类型的情况</translation>
    </message>
    <message>
      <source>list the kinds of export and exit</source>
      <extracomment>cli/export.py</extracomment>
      <translation>列出所有导出类型后退出</translation>
    </message>
    <message>
      <source>printing and folding</source>
      <extracomment>cli/export.py</extracomment>
      <translation>用于打印和折叠</translation>
    </message>
    <message>
      <source>films</source>
      <extracomment>cli/export.py</extracomment>
      <translation>影片</translation>
    </message>
    <message>
      <source>print the progress in percent, line by line</source>
      <extracomment>cli/export.py</extracomment>
      <translation>逐行输出完成的百分比</translation>
    </message>
    <message>
      <source>name the variant of the position or the moves, such as ring-majority/cube</source>
      <extracomment>cli/first_game.py</extracomment>
      <translation>请写明局面或着法所属的变体，例如 ring-majority/cube</translation>
    </message>
    <message>
      <source>start from this position</source>
      <extracomment>cli/first_game.py</extracomment>
      <translation>从这个局面开始</translation>
    </message>
    <message>
      <source>the moves so far, such as "f1 e3 v7"</source>
      <extracomment>cli/first_game.py</extracomment>
      <translation>到目前为止的着法，例如 "f1 e3 v7"</translation>
    </message>
    <message numerus="yes">
      <source>--at {ply}: the game has {count} moves</source>
      <extracomment>cli/first_game.py</extracomment>
      <translation>
        <numerusform>--at {ply}：该对局只有 {count} 步</numerusform>
      </translation>
    </message>
    <message>
      <source>{path} holds a whole game: leave out {name}</source>
      <extracomment>cli/first_game.py</extracomment>
      <translation>{path} 已包含一整局棋：请去掉 {name}</translation>
    </message>
    <message>
      <source>move {number} '{text}': {error}</source>
      <extracomment>cli/first_game.py</extracomment>
      <translation>第 {number} 步“{text}”：{error}</translation>
    </message>
    <message>
      <source>standard input is closed</source>
      <extracomment>cli/game_input.py</extracomment>
      <translation>标准输入已关闭</translation>
    </message>
    <message>
      <source>The boards of this program</source>
      <extracomment>cli/games.py</extracomment>
      <translation>本程序的棋盘</translation>
    </message>
    <message>
      <source>{title} ({seat} moves first)</source>
      <extracomment>cli/games.py</extracomment>
      <translation>{title}（{seat}先走）</translation>
    </message>
    <message>
      <source>{title}, {count} places</source>
      <extracomment>cli/games.py</extracomment>
      <translation>{title}，{count} 个位置</translation>
    </message>
    <message>
      <source>list the games and their variants</source>
      <extracomment>cli/games.py</extracomment>
      <translation>列出游戏及其变体</translation>
    </message>
    <message>
      <source>List the games with their designers, goals, variants and boards, and the installed games.</source>
      <extracomment>cli/games.py</extracomment>
      <translation>列出游戏及其设计者、目标、变体和棋盘，以及已安装的游戏。</translation>
    </message>
    <message>
      <source>switch this installed game off</source>
      <extracomment>cli/games.py</extracomment>
      <translation>不使用此已安装的游戏</translation>
    </message>
    <message>
      <source>switch this installed game on again</source>
      <extracomment>cli/games.py</extracomment>
      <translation>重新使用此已安装的游戏</translation>
    </message>
    <message>
      <source>print a game's rules, or list the games</source>
      <extracomment>cli/games.py</extracomment>
      <translation>显示某种游戏的规则，或列出所有游戏</translation>
    </message>
    <message>
      <source>Print a game's rules and its boards; without a game, list the games.</source>
      <extracomment>cli/games.py</extracomment>
      <translation>显示某种游戏的规则和棋盘；不指定游戏时列出所有游戏。</translation>
    </message>
    <message>
      <source>such as ring-majority</source>
      <extracomment>cli/games.py</extracomment>
      <translation>例如 ring-majority</translation>
    </message>
    <message>
      <source>{title}, by {designer} ({seat} moves first)</source>
      <extracomment>cli/games.py</extracomment>
      <translation>{title}，设计：{designer}（{seat}先走）</translation>
    </message>
    <message>
      <source>switched off</source>
      <extracomment>cli/games.py</extracomment>
      <translation>已关闭</translation>
    </message>
    <message>
      <source>Installed games</source>
      <extracomment>cli/games.py</extracomment>
      <translation>已安装的游戏</translation>
    </message>
    <message>
      <source>{text} (game {number}; {count} of {total} games are incomplete)</source>
      <extracomment>cli/left_out.py</extracomment>
      <translation>{text}（第 {number} 局；{total} 局中有 {count} 局不完整）</translation>
    </message>
    <message numerus="yes">
      <source>{count} games added</source>
      <extracomment>cli/library.py</extracomment>
      <translation>
        <numerusform>已添加 {count} 局</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} games restored</source>
      <extracomment>cli/library.py</extracomment>
      <translation>
        <numerusform>已恢复 {count} 局</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{lost} of {count} games in {path} cannot be read</source>
      <extracomment>cli/library.py</extracomment>
      <translation>
        <numerusform>{path} 中 {count} 局有 {lost} 局无法读取</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{done} of {count} games</source>
      <extracomment>cli/library.py</extracomment>
      <translation>
        <numerusform>{done}/{count} 局</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} already known</source>
      <extracomment>cli/library.py</extracomment>
      <translation>
        <numerusform>{count} 局已有</numerusform>
      </translation>
    </message>
    <message>
      <source>there is no library {path}</source>
      <extracomment>cli/library.py</extracomment>
      <translation>没有棋谱库 {path}</translation>
    </message>
    <message>
      <source>name a tag to --add or to --remove</source>
      <extracomment>cli/library.py</extracomment>
      <translation>请用 --add 或 --remove 指定标签</translation>
    </message>
    <message numerus="yes">
      <source>{count} games</source>
      <extracomment>cli/library.py</extracomment>
      <translation>
        <numerusform>{count} 局</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{done} of {count} files</source>
      <extracomment>cli/library.py</extracomment>
      <translation>
        <numerusform>已完成 {done}/{count} 个文件</numerusform>
      </translation>
    </message>
    <message>
      <source>there are no deleted games to bring back</source>
      <extracomment>cli/library.py</extracomment>
      <translation>没有可以恢复的删除</translation>
    </message>
    <message>
      <source>list, search, import and export kept games</source>
      <extracomment>cli/library.py</extracomment>
      <translation>列出、搜索、导入和导出保存的对局</translation>
    </message>
    <message>
      <source>The library keeps games in one file. You can list, search, tag, import, export, count and delete them. Search by player, result, date, tag or position.</source>
      <extracomment>cli/library.py</extracomment>
      <translation>棋谱库把对局保存在一个文件里。可以列出对局，按棋手、结果、日期、标签和局面搜索，加标签，从文件导入，写成文件，统计以及删除。</translation>
    </message>
    <message>
      <source>action</source>
      <extracomment>cli/library.py</extracomment>
      <translation>操作</translation>
    </message>
    <message>
      <source>list the games, or those that match</source>
      <extracomment>cli/library.py</extracomment>
      <translation>列出对局，或符合条件的对局</translation>
    </message>
    <message>
      <source>List the games that match all conditions, the most recent first or sorted; without a condition, all. A position is found however it is turned or mirrored, and whichever moves led to it. 'search' is another name of this command.</source>
      <extracomment>cli/library.py</extracomment>
      <translation>列出符合所有条件的对局，最近的在前或按指定顺序排列；没有条件时列出全部。无论局面如何旋转或镜像，也无论经由哪些着法形成，都能找到。search 是这个命令的别名。</translation>
    </message>
    <message>
      <source>add tags to games, and remove them</source>
      <extracomment>cli/library.py</extracomment>
      <translation>给对局加标签或去掉标签</translation>
    </message>
    <message>
      <source>Add tags to games and remove others. A tag is any text without a comma; a game can have many. JSON and SGF files keep them. Games are named by their numbers, or by conditions.</source>
      <extracomment>cli/library.py</extracomment>
      <translation>给对局加标签，或去掉其他标签。标签是不含逗号的任意文字，一局可以有多个，写成 JSON 和 SGF 时一并保存。对局用编号或条件指定。</translation>
    </message>
    <message>
      <source>a tag to add; can be repeated</source>
      <extracomment>cli/library.py</extracomment>
      <translation>要加的标签；可以重复给出</translation>
    </message>
    <message>
      <source>a tag to remove; can be repeated</source>
      <extracomment>cli/library.py</extracomment>
      <translation>要去掉的标签；可以重复给出</translation>
    </message>
    <message>
      <source>list all tags</source>
      <extracomment>cli/library.py</extracomment>
      <translation>列出所有标签</translation>
    </message>
    <message>
      <source>List all tags and how many games have each.</source>
      <extracomment>cli/library.py</extracomment>
      <translation>列出所有标签以及各自的对局数。</translation>
    </message>
    <message>
      <source>add the games in files and folders</source>
      <extracomment>cli/library.py</extracomment>
      <translation>添加文件和文件夹中的对局</translation>
    </message>
    <message>
      <source>Add the games in files, in all game files within folders and on standard input (-), each only once. Files without a game are named and skipped; the exit code is then 2. Ctrl+C stops; games already added stay, and the same command resumes.</source>
      <extracomment>cli/library.py</extracomment>
      <translation>添加文件、文件夹内所有棋谱文件以及标准输入（-）中的对局；同一局不论遇到多少次都只添加一次。不含对局的文件会被列出，但不会中断操作，此时退出码为 2。Ctrl+C 停止；已添加的会保留，再次运行同一命令即可继续。</translation>
    </message>
    <message>
      <source>a file, a folder, or -</source>
      <extracomment>cli/library.py</extracomment>
      <translation>文件、文件夹或 -</translation>
    </message>
    <message>
      <source>write games to files</source>
      <extracomment>cli/library.py</extracomment>
      <translation>把对局写成文件</translation>
    </message>
    <message>
      <source>Write games to one file, whose extension selects the format, or to a folder, each as JSON, which keeps everything. Games are named by their numbers, or by conditions.</source>
      <extracomment>cli/library.py</extracomment>
      <translation>把对局写入一个文件，格式由文件名的后缀决定；或写入一个文件夹，每局一个完整无缺的 JSON 文件。对局用编号或条件指定。</translation>
    </message>
    <message>
      <source>the file or folder</source>
      <extracomment>cli/library.py</extracomment>
      <translation>文件或文件夹</translation>
    </message>
    <message>
      <source>show how the games ended, and your rating</source>
      <extracomment>cli/library.py</extracomment>
      <translation>统计对局结果和你的等级分</translation>
    </message>
    <message>
      <source>Show how the games of each variant ended and how long they were, your results against each level, your rating in each game, and your last rated games.</source>
      <extracomment>cli/library.py</extracomment>
      <translation>统计各个变体的对局结果和步数、你对各等级的战绩、你在每种游戏中的等级分，以及最近的等级分对局。</translation>
    </message>
    <message>
      <source>delete games</source>
      <extracomment>cli/library.py</extracomment>
      <translation>删除对局</translation>
    </message>
    <message>
      <source>Delete all the named games, or none if one of them does not exist. Games are named by their numbers, or by conditions. For 30 days 'library undelete' brings them back.</source>
      <extracomment>cli/library.py</extracomment>
      <translation>删除所列的全部对局；只要其中有一局不存在，就一局也不删。对局用编号或条件指定。30 天内可用 library undelete 恢复。</translation>
    </message>
    <message>
      <source>bring back deleted games</source>
      <extracomment>cli/library.py</extracomment>
      <translation>恢复已删除的对局</translation>
    </message>
    <message>
      <source>Bring back the games deleted last, or those of an earlier deletion, under their old numbers. A deletion is final after 30 days. --list shows the deletions.</source>
      <extracomment>cli/library.py</extracomment>
      <translation>以原来的编号恢复最后一次删除的对局，或更早一次删除的对局。30 天后删除不可恢复。--list 列出其余的删除。</translation>
    </message>
    <message>
      <source>the number of a deletion, as --list shows it (default: the last one)</source>
      <extracomment>cli/library.py</extracomment>
      <translation>删除的编号，见 --list（默认：最后一次）</translation>
    </message>
    <message>
      <source>only list the deletions</source>
      <extracomment>cli/library.py</extracomment>
      <translation>只列出各次删除</translation>
    </message>
    <message>
      <source>bring back the games of a damaged library</source>
      <extracomment>cli/library.py</extracomment>
      <translation>找回损坏的棋谱库中的对局</translation>
    </message>
    <message>
      <source>Add the games that can still be read in a damaged library, each once; the damaged file stays as it is. The exit code is 2 if some of its games cannot be read.</source>
      <extracomment>cli/library.py</extracomment>
      <translation>把已移开的损坏棋谱库中可读的对局各添加一次；该文件保持原样。如果其中有些对局无法读取，退出码为 2。</translation>
    </message>
    <message>
      <source>the damaged file (default: the last one)</source>
      <extracomment>cli/library.py</extracomment>
      <translation>损坏的文件（默认：最后移开的那个）</translation>
    </message>
    <message>
      <source>reverse the order: Z first, or the oldest</source>
      <extracomment>cli/library.py</extracomment>
      <translation>反向排序：从 Z 开始，或最早的在前</translation>
    </message>
    <message>
      <source>print only the games' numbers</source>
      <extracomment>cli/library.py</extracomment>
      <translation>只输出对局的编号</translation>
    </message>
    <message>
      <source>a game's number, as list shows it</source>
      <extracomment>cli/library.py</extracomment>
      <translation>对局编号，见 list 的输出</translation>
    </message>
    <message numerus="yes">
      <source>{count} games tagged</source>
      <extracomment>cli/library.py</extracomment>
      <translation>
        <numerusform>已更改 {count} 局的标签</numerusform>
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
        <numerusform>已删除 {count} 局</numerusform>
      </translation>
    </message>
    <message>
      <source>'ringrealms3d library undelete' brings back what was deleted last</source>
      <extracomment>cli/library.py</extracomment>
      <translation>“ringrealms3d library undelete”可恢复最后一次删除</translation>
    </message>
    <message>
      <source>a library other than the program's own: a file whose name ends in .sqlite</source>
      <extracomment>cli/library.py</extracomment>
      <translation>使用其他棋谱库代替程序自己的棋谱库，即文件名以 .sqlite 结尾的文件</translation>
    </message>
    <message>
      <source>how many at most (default: {shown} in a table, otherwise all)</source>
      <extracomment>cli/library.py</extracomment>
      <translation>最多多少局（默认：表格中 {shown}，否则全部）</translation>
    </message>
    <message>
      <source>sort by {columns} (default: begun)</source>
      <extracomment>cli/library.py</extracomment>
      <translation>排序依据：{columns}（默认：begun）</translation>
    </message>
    <message>
      <source>--position needs --game with a variant, such as loop/mini</source>
      <extracomment>cli/library_query.py</extracomment>
      <translation>--position 需要带变体的 --game，例如 loop/mini</translation>
    </message>
    <message>
      <source>name games by their numbers, or by conditions such as --game loop</source>
      <extracomment>cli/library_query.py</extracomment>
      <translation>请用编号指定对局，或用 --game loop 这样的条件</translation>
    </message>
    <message>
      <source>no game matches these conditions</source>
      <extracomment>cli/library_query.py</extracomment>
      <translation>没有符合这些条件的对局</translation>
    </message>
    <message>
      <source>a game such as loop, or loop/mini</source>
      <extracomment>cli/library_query.py</extracomment>
      <translation>游戏，例如 loop，或者 loop/mini</translation>
    </message>
    <message>
      <source>a position that the game reached</source>
      <extracomment>cli/library_query.py</extracomment>
      <translation>对局中出现过的局面</translation>
    </message>
    <message>
      <source>part of a player's name, or person, or 'level 4'</source>
      <extracomment>cli/library_query.py</extracomment>
      <translation>棋手姓名的一部分，或者 person，或者 'level 4'</translation>
    </message>
    <message>
      <source>part of the name of its event or place</source>
      <extracomment>cli/library_query.py</extracomment>
      <translation>赛事或地点名称的一部分</translation>
    </message>
    <message>
      <source>the first day, such as 2026-11-24, today or yesterday</source>
      <extracomment>cli/library_query.py</extracomment>
      <translation>起始日期，例如 2026-11-24、today 或 yesterday</translation>
    </message>
    <message>
      <source>the last day</source>
      <extracomment>cli/library_query.py</extracomment>
      <translation>截止日期</translation>
    </message>
    <message>
      <source>how many moves: 10, at least 10 (10-), or from 10 to 40 (10-40)</source>
      <extracomment>cli/library_query.py</extracomment>
      <translation>步数：10、至少 10（10-）或 10 到 40（10-40）</translation>
    </message>
    <message>
      <source>a tag that the game has; can be repeated for games with all of them</source>
      <extracomment>cli/library_query.py</extracomment>
      <translation>对局的标签；可以重复给出，须全部具备</translation>
    </message>
    <message>
      <source>rated games only</source>
      <extracomment>cli/library_query.py</extracomment>
      <translation>仅限等级分对局</translation>
    </message>
    <message>
      <source>who won: {endings}</source>
      <extracomment>cli/library_query.py</extracomment>
      <translation>谁获胜：{endings}</translation>
    </message>
    <message>
      <source>'{text}' is not a range of lengths such as 10-40</source>
      <extracomment>cli/library_query.py</extracomment>
      <translation>“{text}”不是像 10-40 这样的长度范围</translation>
    </message>
    <message>
      <source>'{text}' is not a date such as 2026-11-24</source>
      <extracomment>cli/library_query.py</extracomment>
      <translation>“{text}”不是像 2026-11-24 这样的日期</translation>
    </message>
    <message>
      <source>id</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>编号</translation>
    </message>
    <message>
      <source>variant</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>变体</translation>
    </message>
    <message>
      <source>begun</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>开始</translation>
    </message>
    <message>
      <source>first</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>先手</translation>
    </message>
    <message>
      <source>second</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>后手</translation>
    </message>
    <message>
      <source>result</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>结果</translation>
    </message>
    <message>
      <source>moves</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>步数</translation>
    </message>
    <message>
      <source>event</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>赛事</translation>
    </message>
    <message>
      <source>place</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>地点</translation>
    </message>
    <message>
      <source>tags</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>标签</translation>
    </message>
    <message>
      <source>deletion</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>删除</translation>
    </message>
    <message>
      <source>deleted</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>时间</translation>
    </message>
    <message>
      <source>games</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>对局</translation>
    </message>
    <message>
      <source>ended</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>下完</translation>
    </message>
    <message>
      <source>first won</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>先手胜</translation>
    </message>
    <message>
      <source>drawn</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>和棋</translation>
    </message>
    <message>
      <source>mean length</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>平均步数</translation>
    </message>
    <message>
      <source>person against</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>玩家对阵</translation>
    </message>
    <message>
      <source>won</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>胜</translation>
    </message>
    <message>
      <source>losses</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>负</translation>
    </message>
    <message>
      <source>rating in</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>等级分</translation>
    </message>
    <message>
      <source>rated games</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>等级分对局</translation>
    </message>
    <message>
      <source>the library has no games</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>棋谱库中没有对局</translation>
    </message>
    <message>
      <source>person</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>玩家</translation>
    </message>
    <message>
      <source>rated</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>等级分</translation>
    </message>
    <message>
      <source>game</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>游戏</translation>
    </message>
    <message>
      <source>level {n}</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>{n} 级</translation>
    </message>
    <message>
      <source>level {level} in {game}</source>
      <extracomment>cli/library_text.py</extracomment>
      <translation>{game} 的 {level} 级</translation>
    </message>
    <message>
      <source>--set and --depth-of-field are for photographs: add --quality photo</source>
      <extracomment>cli/look.py</extracomment>
      <translation>--set 和 --depth-of-field 只用于照片：请加上 --quality photo</translation>
    </message>
    <message>
      <source>pixels, up to 8192 a side (default: 1600x1200)</source>
      <extracomment>cli/look.py</extracomment>
      <translation>像素数，每边最多 8192（默认：1600x1200）</translation>
    </message>
    <message>
      <source>light, dark, colour-blind, high-contrast or black-and-white</source>
      <extracomment>cli/look.py</extracomment>
      <translation>light、dark、colour-blind、high-contrast 或 black-and-white</translation>
    </message>
    <message>
      <source>walnut-and-maple, slate-and-brass, porcelain, classic, glass or paint (default: what suits the theme)</source>
      <extracomment>cli/look.py</extracomment>
      <translation>walnut-and-maple、slate-and-brass、porcelain、classic、glass 或 paint（默认：与主题相配的材质）</translation>
    </message>
    <message>
      <source>fast, fine, finest, or photo for a path-traced photograph</source>
      <extracomment>cli/look.py</extracomment>
      <translation>fast、fine、finest，或用 photo 得到路径追踪的照片</translation>
    </message>
    <message>
      <source>where a photograph is taken: studio (the default), table or sky</source>
      <extracomment>cli/look.py</extracomment>
      <translation>拍照的场景：studio（默认）、table 或 sky</translation>
    </message>
    <message>
      <source>blur a photograph in front of and behind the middle of the board</source>
      <extracomment>cli/look.py</extracomment>
      <translation>让照片在棋盘中部的前后略微虚化</translation>
    </message>
    <message>
      <source>the camera's direction in degrees, such as "30,20"</source>
      <extracomment>cli/look.py</extracomment>
      <translation>视角的方向，以度为单位，例如 "30,20"</translation>
    </message>
    <message>
      <source>draw the board larger</source>
      <extracomment>cli/look.py</extracomment>
      <translation>把棋盘画得更大</translation>
    </message>
    <message>
      <source>use parallel projection</source>
      <extracomment>cli/look.py</extracomment>
      <translation>使用平行投影</translation>
    </message>
    <message>
      <source>take the board apart, from 0 to 1</source>
      <extracomment>cli/look.py</extracomment>
      <translation>拆开棋盘，取值从 0 到 1</translation>
    </message>
    <message>
      <source>draw the layers above this one as shadows</source>
      <extracomment>cli/look.py</extracomment>
      <translation>把此层以上各层画成虚影</translation>
    </message>
    <message>
      <source>draw the board like glass, to show its far side</source>
      <extracomment>cli/look.py</extracomment>
      <translation>把棋盘画成玻璃，以便看到背面</translation>
    </message>
    <message>
      <source>write the names of rows and columns, or of places</source>
      <extracomment>cli/look.py</extracomment>
      <translation>标出行和列的名称，或位置的名称</translation>
    </message>
    <message>
      <source>leave out the background</source>
      <extracomment>cli/look.py</extracomment>
      <translation>不画背景</translation>
    </message>
    <message>
      <source>leave out the dots that mark legal moves</source>
      <extracomment>cli/look.py</extracomment>
      <translation>不画标示合法着法的圆点</translation>
    </message>
    <message>
      <source>the pieces' look, such as ribbons or tubes</source>
      <extracomment>cli/look.py</extracomment>
      <translation>棋子的样式，例如 ribbons 或 tubes</translation>
    </message>
    <message>
      <source>'{text}' is not a size such as 1600x1200</source>
      <extracomment>cli/look.py</extracomment>
      <translation>“{text}”不是像 1600x1200 这样的尺寸</translation>
    </message>
    <message>
      <source>'{text}' is too large</source>
      <extracomment>cli/look.py</extracomment>
      <translation>“{text}”太大</translation>
    </message>
    <message>
      <source>'{text}': azimuth and roll go from -360 to 360, elevation from -90 to 90</source>
      <extracomment>cli/look.py</extracomment>
      <translation>“{text}”：方位角和滚转角为 -360 到 360，仰角为 -90 到 90</translation>
    </message>
    <message>
      <source>'{text}' is not a zoom from 0.25 to 4</source>
      <extracomment>cli/look.py</extracomment>
      <translation>“{text}”不是 0.25 到 4 的缩放倍数</translation>
    </message>
    <message>
      <source>'{text}' is not a number from 0 to 1</source>
      <extracomment>cli/look.py</extracomment>
      <translation>“{text}”不是 0 到 1 的比例</translation>
    </message>
    <message>
      <source>'{text}' is not the number of a layer</source>
      <extracomment>cli/look.py</extracomment>
      <translation>“{text}”不是层的编号</translation>
    </message>
    <message>
      <source>'{text}' is not a view such as 30,20</source>
      <extracomment>cli/look.py</extracomment>
      <translation>“{text}”不是像 30,20 这样的视角</translation>
    </message>
    <message>
      <source>an internal error, {fault}; please report it at {bugs}</source>
      <extracomment>cli/main.py</extracomment>
      <translation>内部错误，{fault}；请在 {bugs} 报告</translation>
    </message>
    <message>
      <source>{sentence} (the log has more: {path})</source>
      <extracomment>cli/main.py</extracomment>
      <translation>{sentence}（日志中有详情：{path}）</translation>
    </message>
    <message>
      <source>stopped</source>
      <extracomment>cli/main.py</extracomment>
      <translation>已停止</translation>
    </message>
    <message>
      <source>an internal error, {fault}; please report it at {bugs} (the log has more: {path})</source>
      <extracomment>cli/main.py</extracomment>
      <translation>内部错误，{fault}；请在 {bugs} 报告（日志中有更多信息：{path}）</translation>
    </message>
    <message>
      <source>Abstract board games on true 3-D boards. Without a command: play.</source>
      <extracomment>cli/main.py</extracomment>
      <translation>真正的立体棋盘上的抽象棋类游戏。不带命令时：play。</translation>
    </message>
    <message>
      <source>show the version and exit</source>
      <extracomment>cli/main.py</extracomment>
      <translation>显示版本后退出</translation>
    </message>
    <message>
      <source>command</source>
      <extracomment>cli/main.py</extracomment>
      <translation>命令</translation>
    </message>
    <message>
      <source>{old} is deprecated: use {new}</source>
      <extracomment>cli/main.py</extracomment>
      <translation>{old} 即将取消：请改用 {new}</translation>
    </message>
    <message>
      <source>'{name}' is not an id: write it like my-game</source>
      <extracomment>cli/new_game.py</extracomment>
      <translation>“{name}”不是标识：请写成 my-game 的形式</translation>
    </message>
    <message>
      <source>a game '{uid}' already exists</source>
      <extracomment>cli/new_game.py</extracomment>
      <translation>已有游戏“{uid}”</translation>
    </message>
    <message>
      <source>start a game of your own</source>
      <extracomment>cli/new_game.py</extracomment>
      <translation>开始制作自己的游戏</translation>
    </message>
    <message>
      <source>Write a package with a small game, its rules and a test, to change into a game of your own. pip install --editable makes the program find it.</source>
      <extracomment>cli/new_game.py</extracomment>
      <translation>写出一个包，内含小游戏、规则和测试，可改成自己的游戏。用 pip install --editable 安装后，程序就能找到它。</translation>
    </message>
    <message>
      <source>the game's id: small letters, digits and hyphens</source>
      <extracomment>cli/new_game.py</extracomment>
      <translation>游戏的标识：小写字母、数字和连字符</translation>
    </message>
    <message>
      <source>the folder to write (default: the name)</source>
      <extracomment>cli/new_game.py</extracomment>
      <translation>要写入的文件夹（默认：名称）</translation>
    </message>
    <message>
      <source>install it with: {command}</source>
      <extracomment>cli/new_game.py</extracomment>
      <translation>安装命令：{command}</translation>
    </message>
    <message>
      <source>the output cannot be written: {reason}</source>
      <extracomment>cli/output.py</extracomment>
      <translation>无法写出输出：{reason}</translation>
    </message>
    <message>
      <source>argument {name}: {reason}</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>参数 {name}：{reason}</translation>
    </message>
    <message>
      <source>the following arguments are required: {names}</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>缺少以下参数：{names}</translation>
    </message>
    <message>
      <source>unrecognized arguments: {names}</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>无法识别的参数：{names}</translation>
    </message>
    <message>
      <source>one of the arguments {names} is required</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>需要参数 {names} 之一</translation>
    </message>
    <message>
      <source>not allowed with argument {name}</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>不能与参数 {name} 一起使用</translation>
    </message>
    <message>
      <source>invalid choice: {value} (choose from {choices})</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>无效的选择：{value}（可选 {choices}）</translation>
    </message>
    <message>
      <source>invalid {kind} value: {value}</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>{kind} 的值无效：{value}</translation>
    </message>
    <message>
      <source>ambiguous option: {name} could match {matches}</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>选项有歧义：{name} 可能是 {matches}</translation>
    </message>
    <message>
      <source>ignored explicit argument {value}</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>多余的值 {value}</translation>
    </message>
    <message>
      <source>expected one argument</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>需要一个值</translation>
    </message>
    <message>
      <source>usage: </source>
      <extracomment>cli/parser.py</extracomment>
      <translation>用法：</translation>
    </message>
    <message>
      <source>positional arguments</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>参数</translation>
    </message>
    <message>
      <source>options</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>选项</translation>
    </message>
    <message>
      <source>show this help message and exit</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>显示此帮助并退出</translation>
    </message>
    <message>
      <source>{sentence}; did you mean {name}?</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>{sentence}；您是想输入 {name} 吗？</translation>
    </message>
    <message>
      <source>see {command} for more</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>详情见 {command}</translation>
    </message>
    <message>
      <source>print only results and errors</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>只输出结果和错误</translation>
    </message>
    <message>
      <source>'{word}' is not one of the choices; did you mean '{name}'?</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>“{word}”不在可选项中；您是想输入“{name}”吗？</translation>
    </message>
    <message>
      <source>example</source>
      <extracomment>cli/parser.py</extracomment>
      <translation>示例</translation>
    </message>
    <message>
      <source>Play in this terminal instead? [Y/n]</source>
      <extracomment>cli/play.py</extracomment>
      <translation>改在此终端中下棋吗？[Y/n]</translation>
    </message>
    <message>
      <source>open the window</source>
      <extracomment>cli/play.py</extracomment>
      <translation>打开窗口</translation>
    </message>
    <message>
      <source>Open the window with a board ready to play, a position, or a game.</source>
      <extracomment>cli/play.py</extracomment>
      <translation>打开窗口，显示可以开始对局的棋盘、一个局面或一局棋。</translation>
    </message>
    <message>
      <source>a variant, such as ring-majority/cube, or a game's file (default: the start page)</source>
      <extracomment>cli/play.py</extracomment>
      <translation>变体，例如 ring-majority/cube，或者棋谱文件（默认：起始页）</translation>
    </message>
    <message>
      <source>show every board as a map, without OpenGL</source>
      <extracomment>cli/play.py</extracomment>
      <translation>每个棋盘都显示为平面图，不使用 OpenGL 绘制</translation>
    </message>
    <message>
      <source>No window can open here: {problem}.</source>
      <extracomment>cli/play.py</extracomment>
      <translation>这里无法打开窗口：{problem}。</translation>
    </message>
    <message>
      <source>y yes</source>
      <extracomment>cli/play.py</extracomment>
      <translation>y 是</translation>
    </message>
    <message>
      <source>--resume continues the unfinished game: name no other game with it</source>
      <extracomment>cli/play_text.py</extracomment>
      <translation>--resume 会继续保存的对局：请不要同时指定其他对局</translation>
    </message>
    <message>
      <source>name a variant, such as ring-majority/cube, or use --resume</source>
      <extracomment>cli/play_text.py</extracomment>
      <translation>请写出变体，例如 ring-majority/cube，或使用 --resume</translation>
    </message>
    <message>
      <source>{path} holds a whole game: leave out --seed</source>
      <extracomment>cli/play_text.py</extracomment>
      <translation>{path} 已包含一整局棋：请去掉 --seed</translation>
    </message>
    <message>
      <source>there is no unfinished game</source>
      <extracomment>cli/play_text.py</extracomment>
      <translation>没有未下完的对局</translation>
    </message>
    <message>
      <source>play in the terminal</source>
      <extracomment>cli/play_text.py</extracomment>
      <translation>在终端里下棋</translation>
    </message>
    <message>
      <source>Play in the terminal: the board as text, moves typed. The game is saved after every move, and --resume continues it.</source>
      <extracomment>cli/play_text.py</extracomment>
      <translation>在终端里下棋：棋盘以文本显示，着法用键盘输入。每走一步都会把对局保存到文件，之后可用 --resume 继续。</translation>
    </message>
    <message>
      <source>the sides that the computer plays (default: second)</source>
      <extracomment>cli/play_text.py</extracomment>
      <translation>电脑执哪一方（默认：second）</translation>
    </message>
    <message>
      <source>1 to 10 (default: 3)</source>
      <extracomment>cli/play_text.py</extracomment>
      <translation>1 到 10（默认：3）</translation>
    </message>
    <message>
      <source>continue the unfinished game</source>
      <extracomment>cli/play_text.py</extracomment>
      <translation>继续未下完的对局</translation>
    </message>
    <message>
      <source>{error}; the file is kept as {place}</source>
      <extracomment>cli/play_text.py</extracomment>
      <translation>{error}；该文件保留为 {place}</translation>
    </message>
    <message>
      <source>An unfinished game is saved in {kept}; replay shows it.</source>
      <extracomment>cli/play_text.py</extracomment>
      <translation>有一局未下完的棋保存在 {kept}；用 replay 可以查看。</translation>
    </message>
    <message>
      <source>Several games are unfinished; this is the latest, {path}.</source>
      <extracomment>cli/play_text.py</extracomment>
      <translation>保存了多局棋；这是最近的一局，{path}。</translation>
    </message>
    <message numerus="yes">
      <source>{uid}, {count} moves: {how_it_stands}</source>
      <extracomment>cli/replay.py</extracomment>
      <translation>
        <numerusform>{uid}，{count} 步：{how_it_stands}</numerusform>
      </translation>
    </message>
    <message>
      <source>{seat} wins, {reason}</source>
      <extracomment>cli/replay.py</extracomment>
      <translation>{seat}获胜，{reason}</translation>
    </message>
    <message>
      <source>play a game from a file</source>
      <extracomment>cli/replay.py</extracomment>
      <translation>重放文件中的对局</translation>
    </message>
    <message>
      <source>Play a game from a file: text with a line 'variant …', optionally 'seed …' and 'fen …', then one move per line; JSON if its name ends in .json, SGF if in .rrsgf. Prints the final position and the result.</source>
      <extracomment>cli/replay.py</extracomment>
      <translation>重放文件中的对局：文本文件，含一行“variant …”，可以有“seed …”和“fen …”，之后每行一步；后缀为 .json 时是 JSON，为 .rrsgf 时是 SGF。输出最终局面和结果。</translation>
    </message>
    <message>
      <source>print the board after every move</source>
      <extracomment>cli/replay.py</extracomment>
      <translation>每走一步都输出棋盘</translation>
    </message>
    <message>
      <source>print only the fen of the last position</source>
      <extracomment>cli/replay.py</extracomment>
      <translation>只输出最后局面的 fen</translation>
    </message>
    <message>
      <source>{seat} to move</source>
      <extracomment>cli/replay.py</extracomment>
      <translation>轮到{seat}走棋</translation>
    </message>
    <message>
      <source>draw, {reason}</source>
      <extracomment>cli/replay.py</extracomment>
      <translation>和棋，{reason}</translation>
    </message>
    <message>
      <source>replace existing files</source>
      <extracomment>cli/targets.py</extracomment>
      <translation>替换已有的文件</translation>
    </message>
    <message>
      <source>the command reads {path}: name another file to write to</source>
      <extracomment>cli/targets.py</extracomment>
      <translation>{path} 是该命令要读取的内容：请指定另一个写入位置</translation>
    </message>
    <message>
      <source>two outputs cannot go to the same file, {path}</source>
      <extracomment>cli/targets.py</extracomment>
      <translation>两个输出不能写入同一个文件 {path}</translation>
    </message>
    <message>
      <source>play it, for instance {example}</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>走这一步，例如 {example}</translation>
    </message>
    <message>
      <source>list the legal moves</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>列出合法着法</translation>
    </message>
    <message>
      <source>show the board again</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>再次显示棋盘</translation>
    </message>
    <message>
      <source>take a move back (against the computer: its answer and yours)</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>悔一步棋（与电脑对弈时：收回它的应着和你的着法）</translation>
    </message>
    <message>
      <source>show the position as one line</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>用一行文字显示局面</translation>
    </message>
    <message>
      <source>give up</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>认输</translation>
    </message>
    <message>
      <source>write the game to a file, which `ringrealms3d replay` plays</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>把对局写入文件，可用 `ringrealms3d replay` 重放</translation>
    </message>
    <message>
      <source>stop playing</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>离开</translation>
    </message>
    <message>
      <source>there is no move to take back</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>没有可悔的棋</translation>
    </message>
    <message>
      <source>save needs a file name</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>save 需要文件名</translation>
    </message>
    <message>
      <source>{seat}: the computer is thinking…</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>{seat}：电脑正在思考…</translation>
    </message>
    <message>
      <source>{seats} plays {format_move}</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>{seats}走 {format_move}</translation>
    </message>
    <message>
      <source>{seat} resigns, {seats} wins</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>{seat}认输，{seats}获胜</translation>
    </message>
    <message>
      <source>The game is saved in {path}; {how_to_resume} continues it.</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>对局保存在 {path}；{how_to_resume} 可以继续。</translation>
    </message>
    <message>
      <source>saved as {name}</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>已保存到 {name}</translation>
    </message>
    <message>
      <source>not possible: {error} (type help for more)</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>不可行：{error}（输入 help 查看说明）</translation>
    </message>
    <message>
      <source>the game could not be saved: {error}</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>无法保存对局：{error}</translation>
    </message>
    <message>
      <source>'{name}' could not be written: {error}</source>
      <extracomment>cli/text_game.py</extracomment>
      <translation>无法写入“{name}”：{error}</translation>
    </message>
    <message>
      <source>be an engine for other programs (UGI)</source>
      <extracomment>cli/ugi.py</extracomment>
      <translation>作为其他程序的引擎（UGI）</translation>
    </message>
    <message>
      <source>Speak the Universal Game Interface on standard input and output, so that any program that supports it can use the engine. See docs/ugi.md.</source>
      <extracomment>cli/ugi.py</extracomment>
      <translation>在标准输入和输出上使用 Universal Game Interface（UGI），支持它的程序都可以让本引擎下棋。支持的内容见 docs/ugi.md。</translation>
    </message>
    <message>
      <source>the option Game at the start (default: {game})</source>
      <extracomment>cli/ugi.py</extracomment>
      <translation>开始时的选项 Game（默认：{game}）</translation>
    </message>
    <message>
      <source>{uid} has no place '{name}' (it has {first} and {last}, for instance)</source>
      <extracomment>core/board.py</extracomment>
      <translation>{uid} 没有位置“{name}”（例如有 {first} 和 {last}）</translation>
    </message>
    <message>
      <source>{owner}: {part} must be {wanted}, not {found}</source>
      <extracomment>core/checks.py</extracomment>
      <translation>{owner}：{part} 必须是 {wanted}，而不是 {found}</translation>
    </message>
    <message>
      <source>a word of printable characters</source>
      <extracomment>core/checks.py</extracomment>
      <translation>由可打印字符组成的单词</translation>
    </message>
    <message>
      <source>{owner}: {part} has the name '{name}' {count} times</source>
      <extracomment>core/checks.py</extracomment>
      <translation>{owner}：{part} 中的名称“{name}”出现了 {count} 次</translation>
    </message>
    <message>
      <source>{owner}: {site} is its own neighbour</source>
      <extracomment>core/checks.py</extracomment>
      <translation>{owner}：{site} 与自身相邻</translation>
    </message>
    <message>
      <source>{owner}: {site} has {other} as a neighbour, but not the other way round</source>
      <extracomment>core/checks.py</extracomment>
      <translation>{owner}：{site} 的邻位中有 {other}，但 {other} 的邻位中没有 {site}</translation>
    </message>
    <message>
      <source>a finite number</source>
      <extracomment>core/checks.py</extracomment>
      <translation>有限数</translation>
    </message>
    <message>
      <source>fen '{text}': expected {expected} fields, {form}, found {count}</source>
      <extracomment>core/fen_text.py</extracomment>
      <translation>fen“{text}”：应有 {expected} 个字段，即 {form}，实际有 {count} 个</translation>
    </message>
    <message>
      <source>fen: {thing} is '{text}', not {choices}</source>
      <extracomment>core/fen_text.py</extracomment>
      <translation>fen：{thing} 是“{text}”，而不是 {choices}</translation>
    </message>
    <message>
      <source>fen rows '{text}': expected {count} rows, found {found}</source>
      <extracomment>core/fen_text.py</extracomment>
      <translation>fen 行“{text}”：应有 {count} 行，实际有 {found} 行</translation>
    </message>
    <message>
      <source>in row {number}</source>
      <extracomment>core/fen_text.py</extracomment>
      <translation>第 {number} 行</translation>
    </message>
    <message>
      <source>fen: expected {count} {things}, found {found} in '{text}'</source>
      <extracomment>core/fen_text.py</extracomment>
      <translation>fen：应有 {count} 个 {things}，在“{text}”中找到 {found} 个</translation>
    </message>
    <message>
      <source>more</source>
      <extracomment>core/fen_text.py</extracomment>
      <translation>更多</translation>
    </message>
    <message>
      <source>fen: '{token}' {place} is not {known} or a number</source>
      <extracomment>core/fen_text.py</extracomment>
      <translation>fen：“{token}”（{place}）既不是 {known}，也不是数字</translation>
    </message>
    <message>
      <source>{path} cannot be read: {reason}</source>
      <extracomment>core/files.py</extracomment>
      <translation>无法读取 {path}：{reason}</translation>
    </message>
    <message>
      <source>{path} cannot be written: {reason}</source>
      <extracomment>core/files.py</extracomment>
      <translation>无法写入 {path}：{reason}</translation>
    </message>
    <message>
      <source>{path} cannot be copied: {reason}</source>
      <extracomment>core/files.py</extracomment>
      <translation>无法复制 {path}：{reason}</translation>
    </message>
    <message>
      <source>a file's name cannot hold a NUL character: {text}</source>
      <extracomment>core/files.py</extracomment>
      <translation>文件名不能包含 NUL 字符：{text}</translation>
    </message>
    <message>
      <source>{path} is larger than {size_text}</source>
      <extracomment>core/files.py</extracomment>
      <translation>{path} 超过了 {size_text}</translation>
    </message>
    <message>
      <source>{path} already exists; --force replaces it</source>
      <extracomment>core/files.py</extracomment>
      <translation>{path} 已存在；--force 会将其替换</translation>
    </message>
    <message>
      <source>the folder '{parent}' does not exist</source>
      <extracomment>core/files.py</extracomment>
      <translation>文件夹“{parent}”不存在</translation>
    </message>
    <message>
      <source>{path} is a device or a pipe, not a regular file</source>
      <extracomment>core/files.py</extracomment>
      <translation>{path} 是设备或管道，不是普通文件</translation>
    </message>
    <message>
      <source>{text}: there is no home folder {home}</source>
      <extracomment>core/files.py</extracomment>
      <translation>{text}：没有主文件夹 {home}</translation>
    </message>
    <message>
      <source>{name}, line {line}, column {column}: not {encoding} text</source>
      <extracomment>core/files.py</extracomment>
      <translation>{name}，第 {line} 行，第 {column} 列：此处不是 {encoding} 文本</translation>
    </message>
    <message>
      <source>{path} cannot be unpacked: its end is missing</source>
      <extracomment>core/files.py</extracomment>
      <translation>无法解压 {path}：文件末尾缺失</translation>
    </message>
    <message>
      <source>{path} holds more than {size_text} unpacked</source>
      <extracomment>core/files.py</extracomment>
      <translation>{path} 解压后超过 {size_text}</translation>
    </message>
    <message>
      <source>'{path}' is not a regular file</source>
      <extracomment>core/files.py</extracomment>
      <translation>“{path}”不是普通文件</translation>
    </message>
    <message>
      <source>nothing can be written in '{folder}': {strerror}</source>
      <extracomment>core/files.py</extracomment>
      <translation>无法写入“{folder}”：{strerror}</translation>
    </message>
    <message>
      <source>the folder '{folder}' cannot be made: {strerror}</source>
      <extracomment>core/files.py</extracomment>
      <translation>无法创建文件夹“{folder}”：{strerror}</translation>
    </message>
    <message>
      <source>there is no file {path}</source>
      <extracomment>core/files.py</extracomment>
      <translation>没有文件 {path}</translation>
    </message>
    <message>
      <source>a file's name cannot hold a NUL character: {path}</source>
      <extracomment>core/files.py</extracomment>
      <translation>文件名不能包含 NUL 字符：{path}</translation>
    </message>
    <message>
      <source>{path} is a folder, not a regular file</source>
      <extracomment>core/files.py</extracomment>
      <translation>{path} 是文件夹，不是普通文件</translation>
    </message>
    <message>
      <source>{path} is not a regular file</source>
      <extracomment>core/files.py</extracomment>
      <translation>{path} 不是普通文件</translation>
    </message>
    <message>
      <source>{path} cannot be unpacked: {error}</source>
      <extracomment>core/files.py</extracomment>
      <translation>无法解压 {path}：{error}</translation>
    </message>
    <message>
      <source>'{path}' is a folder, not a file</source>
      <extracomment>core/files.py</extracomment>
      <translation>“{path}”是文件夹，不是文件</translation>
    </message>
    <message>
      <source>{uid} needs no board</source>
      <extracomment>core/game.py</extracomment>
      <translation>{uid} 不需要棋盘</translation>
    </message>
    <message>
      <source>by {designer}</source>
      <extracomment>core/game.py</extracomment>
      <translation>设计：{designer}</translation>
    </message>
    <message>
      <source>{file}, line {line}: {error}</source>
      <extracomment>core/guard.py</extracomment>
      <translation>{file}，第 {line} 行：{error}</translation>
    </message>
    <message>
      <source>the game {place} fails in {file}, line {line}: {error}</source>
      <extracomment>core/guard.py</extracomment>
      <translation>游戏 {place} 在 {file} 第 {line} 行出错：{error}</translation>
    </message>
    <message>
      <source>the game {place} fails: {error}</source>
      <extracomment>core/guard.py</extracomment>
      <translation>游戏 {place} 出错：{error}</translation>
    </message>
    <message>
      <source>an object</source>
      <extracomment>core/json_fault.py</extracomment>
      <translation>对象</translation>
    </message>
    <message>
      <source>a list</source>
      <extracomment>core/json_fault.py</extracomment>
      <translation>列表</translation>
    </message>
    <message>
      <source>a string</source>
      <extracomment>core/json_fault.py</extracomment>
      <translation>文本</translation>
    </message>
    <message>
      <source>a whole number</source>
      <extracomment>core/json_fault.py</extracomment>
      <translation>整数</translation>
    </message>
    <message>
      <source>a number</source>
      <extracomment>core/json_fault.py</extracomment>
      <translation>数字</translation>
    </message>
    <message>
      <source>true or false</source>
      <extracomment>core/json_fault.py</extracomment>
      <translation>真或假</translation>
    </message>
    <message>
      <source>null</source>
      <extracomment>core/json_fault.py</extracomment>
      <translation>null</translation>
    </message>
    <message>
      <source>expected {wanted}, found {found}</source>
      <extracomment>core/json_fault.py</extracomment>
      <translation>应为{wanted}，却是{found}</translation>
    </message>
    <message>
      <source>'{field}' is missing</source>
      <extracomment>core/json_fault.py</extracomment>
      <translation>缺少“{field}”</translation>
    </message>
    <message>
      <source>'{place}': {error}</source>
      <extracomment>core/json_fault.py</extracomment>
      <translation>“{place}”：{error}</translation>
    </message>
    <message>
      <source>{root} is not writable, so kernels are compiled at every start</source>
      <extracomment>core/kernel.py</extracomment>
      <translation>{root} 不可写，因此每次启动都要编译内核</translation>
    </message>
    <message>
      <source>{seat} played {move}|</source>
      <extracomment>core/news.py</extracomment>
      <translation>{seat}走 {move}|</translation>
    </message>
    <message>
      <source>You played {move}|</source>
      <extracomment>core/news.py</extracomment>
      <translation>你走 {move}|</translation>
    </message>
    <message numerus="yes">
      <source>and took {other}'s stones on {sites}</source>
      <extracomment>core/news.py</extracomment>
      <translation>
        <numerusform>，吃掉{other}在 {sites} 的棋子</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>and lost its own stones on {sites}</source>
      <extracomment>core/news.py</extracomment>
      <translation>
        <numerusform>，失去己方在 {sites} 的棋子</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>and lost your own stones on {sites}</source>
      <extracomment>core/news.py</extracomment>
      <translation>
        <numerusform>，失去自己在 {sites} 的棋子</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>and took {count} of {other}'s stones</source>
      <extracomment>core/news.py</extracomment>
      <translation>
        <numerusform>，吃掉{other} {count} 子</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>and took your stones on {sites}</source>
      <extracomment>core/news.py</extracomment>
      <translation>
        <numerusform>，吃掉你在 {sites} 的棋子</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>and lost {count} stones of its own</source>
      <extracomment>core/news.py</extracomment>
      <translation>
        <numerusform>，失去己方 {count} 子</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>and lost {count} stones of your own</source>
      <extracomment>core/news.py</extracomment>
      <translation>
        <numerusform>，失去自己 {count} 子</numerusform>
      </translation>
    </message>
    <message>
      <source>Free turn:| {seat} moves again</source>
      <extracomment>core/news.py</extracomment>
      <translation>额外回合：|{seat}再走一次</translation>
    </message>
    <message>
      <source>Free turn:| it is still your move</source>
      <extracomment>core/news.py</extracomment>
      <translation>额外回合：|你再走一次</translation>
    </message>
    <message numerus="yes">
      <source>and took {count} of your stones</source>
      <extracomment>core/news.py</extracomment>
      <translation>
        <numerusform>，吃掉你 {count} 子</numerusform>
      </translation>
    </message>
    <message>
      <source>free turn</source>
      <extracomment>core/news.py</extracomment>
      <translation>额外回合</translation>
    </message>
    <message>
      <source>new</source>
      <extracomment>core/news.py</extracomment>
      <translation>新</translation>
    </message>
    <message>
      <source>numba {found} was not tested with this program, only 0.{first} to 0.{last}</source>
      <extracomment>core/numba_settings.py</extracomment>
      <translation>numba {found} 未与本程序一起测试过，只测试过 0.{first} 到 0.{last}</translation>
    </message>
    <message>
      <source>no installed game '{name}' (choose from {games})</source>
      <extracomment>core/outside.py</extracomment>
      <translation>没有已安装的游戏“{name}”（有 {games}）</translation>
    </message>
    <message>
      <source>{first} and {last}</source>
      <extracomment>core/phrase.py</extracomment>
      <translation>{first}、{last}</translation>
    </message>
    <message>
      <source>{one} or {other}</source>
      <extracomment>core/phrase.py</extracomment>
      <translation>{one}或{other}</translation>
    </message>
    <message>
      <source>the game is over: {reason}</source>
      <extracomment>core/position.py</extracomment>
      <translation>对局已经结束：{reason}</translation>
    </message>
    <message>
      <source>a position has {count} moves, but the game says that none has more than {most}: write most_moves={count} or more in game(), or max_moves in a Variant</source>
      <extracomment>core/room.py</extracomment>
      <translation>某个局面有{count}种走法,但游戏声明最多只有{most}种:请在game()中写most_moves={count}或更大的数,或在Variant中写max_moves</translation>
    </message>
    <message>
      <source>{seat} may swap</source>
      <extracomment>core/setup.py</extracomment>
      <translation>{seat}可以交换</translation>
    </message>
    <message>
      <source>{seat} in hand</source>
      <extracomment>core/setup.py</extracomment>
      <translation>{seat}手中棋子</translation>
    </message>
    <message>
      <source>this board has a map but no 3-D view</source>
      <extracomment>core/solid_layout.py</extracomment>
      <translation>这个棋盘只有平面图，没有立体图像</translation>
    </message>
    <message>
      <source>no look '{look}': this board's pieces have one look</source>
      <extracomment>core/solid_layout.py</extracomment>
      <translation>没有样式“{look}”：这个棋盘的棋子只有一种样式</translation>
    </message>
    <message>
      <source>no look '{look}' (choose from {looks})</source>
      <extracomment>core/solid_layout.py</extracomment>
      <translation>没有样式“{look}”（可用：{looks}）</translation>
    </message>
    <message>
      <source>{seat} swapped:| {piece} on {site} is now {seat}'s</source>
      <extracomment>core/swapping.py</extracomment>
      <translation>{seat}交换了：|{site} 上的{piece}现在归{seat}</translation>
    </message>
    <message>
      <source>You swapped:| {piece} on {site} is now yours</source>
      <extracomment>core/swapping.py</extracomment>
      <translation>你交换了：|{site} 上的{piece}现在归你</translation>
    </message>
    <message>
      <source>{seat} swapped:| {piece} on {site} was yours and is now {seat}'s</source>
      <extracomment>core/swapping.py</extracomment>
      <translation>{seat}交换了：|{site} 上的{piece}原来是你的，现在归{seat}</translation>
    </message>
    <message>
      <source>It is {seat}'s move</source>
      <extracomment>core/swapping.py</extracomment>
      <translation>轮到{seat}走棋</translation>
    </message>
    <message>
      <source>{seat} moves again</source>
      <extracomment>core/swapping.py</extracomment>
      <translation>{seat}再走一步</translation>
    </message>
    <message>
      <source>You are still {seat}, and it is your move</source>
      <extracomment>core/swapping.py</extracomment>
      <translation>你仍执{seat}，轮到你走棋</translation>
    </message>
    <message>
      <source>{seat} swapped|</source>
      <extracomment>core/swapping.py</extracomment>
      <translation>{seat}交换了|</translation>
    </message>
    <message>
      <source>You swapped|</source>
      <extracomment>core/swapping.py</extracomment>
      <translation>你交换了|</translation>
    </message>
    <message>
      <source>{seat} may swap|: take over {piece} on {site}</source>
      <extracomment>core/swapping.py</extracomment>
      <translation>{seat}可以交换|：接手 {site} 上的{piece}</translation>
    </message>
    <message>
      <source>You may swap|: take over {piece} on {site}</source>
      <extracomment>core/swapping.py</extracomment>
      <translation>你可以交换|：接手 {site} 上的{piece}</translation>
    </message>
    <message>
      <source>Then {seat} moves again</source>
      <extracomment>core/swapping.py</extracomment>
      <translation>然后{seat}再走一步</translation>
    </message>
    <message>
      <source>swap</source>
      <extracomment>core/swapping.py</extracomment>
      <translation>交换</translation>
    </message>
    <message>
      <source>{places} and {count} more</source>
      <extracomment>core/threats.py</extracomment>
      <translation>{places} 和另外 {count} 处</translation>
    </message>
    <message>
      <source>{seat} threatens| to {what} by a move at {sites}</source>
      <extracomment>core/threats.py</extracomment>
      <translation>{seat}有威胁|：在 {sites} 走一步即可{what}</translation>
    </message>
    <message>
      <source>You threaten| to {what} by a move at {sites}</source>
      <extracomment>core/threats.py</extracomment>
      <translation>你有威胁|：在 {sites} 走一步即可{what}</translation>
    </message>
    <message>
      <source>{name} must be at most 24 hours</source>
      <extracomment>core/time_control.py</extracomment>
      <translation>{name}不能超过 24 小时</translation>
    </message>
    <message>
      <source>the main time</source>
      <extracomment>core/time_control.py</extracomment>
      <translation>基本时间</translation>
    </message>
    <message>
      <source>the increment</source>
      <extracomment>core/time_control.py</extracomment>
      <translation>每步加秒</translation>
    </message>
    <message>
      <source>there must be 1 to {most} periods</source>
      <extracomment>core/time_control.py</extracomment>
      <translation>读秒次数必须是 1 到 {most}</translation>
    </message>
    <message>
      <source>the period</source>
      <extracomment>core/time_control.py</extracomment>
      <translation>读秒时间</translation>
    </message>
    <message>
      <source>there must be 1 to {most} moves</source>
      <extracomment>core/time_control.py</extracomment>
      <translation>步数必须是 1 到 {most}</translation>
    </message>
    <message>
      <source>the time for a move</source>
      <extracomment>core/time_control.py</extracomment>
      <translation>每步用时</translation>
    </message>
    <message>
      <source>{name} must be at least {least} s</source>
      <extracomment>core/time_control.py</extracomment>
      <translation>{name}至少要有 {least} 秒</translation>
    </message>
    <message>
      <source>the cap</source>
      <extracomment>core/time_control.py</extracomment>
      <translation>上限</translation>
    </message>
    <message>
      <source>the cap is below the main time</source>
      <extracomment>core/time_control.py</extracomment>
      <translation>上限低于基本时间</translation>
    </message>
    <message>
      <source>'{text}' is not a time control: write it as in {examples}</source>
      <extracomment>core/time_notation.py</extracomment>
      <translation>“{text}”不是用时规则：请写成 {examples} 这样的形式</translation>
    </message>
    <message>
      <source>no time control: write one as in {examples}</source>
      <extracomment>core/time_notation.py</extracomment>
      <translation>没有用时规则：请写成 {examples} 这样的形式</translation>
    </message>
    <message>
      <source>'{text}' is not a time such as 1h30m, 5m or 30s</source>
      <extracomment>core/time_notation.py</extracomment>
      <translation>“{text}”不是 1h30m、5m 或 30s 这样的时间</translation>
    </message>
    <message>
      <source>{uid} has no move {code}</source>
      <extracomment>core/variant.py</extracomment>
      <translation>{uid} 没有着法 {code}</translation>
    </message>
    <message>
      <source>the states of {rules} and of {others} have the same fields: one needs a field with another name</source>
      <extracomment>core/verbs.py</extracomment>
      <translation>{rules} 和 {others} 的状态字段相同：其中一个需要有另外名称的字段</translation>
    </message>
    <message>
      <source>{rules} has no function {verb}</source>
      <extracomment>core/verbs.py</extracomment>
      <translation>{rules} 没有函数 {verb}</translation>
    </message>
    <message>
      <source>{path}: the format is {ringrealms3d}, not {format}</source>
      <extracomment>courses/course.py</extracomment>
      <translation>{path}：格式是 {ringrealms3d}，而不是 {format}</translation>
    </message>
    <message>
      <source>{path}, lesson {number}: lesson {id} appears twice</source>
      <extracomment>courses/course.py</extracomment>
      <translation>{path}，第 {number} 课：课程 {id} 重复出现</translation>
    </message>
    <message>
      <source>{path}, lesson {id}: {variant} is not a variant of {uid}</source>
      <extracomment>courses/course.py</extracomment>
      <translation>{path}，课程 {id}：{variant} 不属于 {uid}</translation>
    </message>
    <message>
      <source>{place}: {error}</source>
      <extracomment>courses/course.py</extracomment>
      <translation>{place}：{error}</translation>
    </message>
    <message>
      <source>After {move} {reason}.</source>
      <extracomment>courses/goals.py</extracomment>
      <translation>走 {move} 之后，{reason}。</translation>
    </message>
    <message>
      <source>{move} loses {sites} by {cause}.</source>
      <extracomment>courses/goals.py</extracomment>
      <translation>走 {move} 会因{cause}损失 {sites}。</translation>
    </message>
    <message>
      <source>{move} is answered by {reply}, which wins.</source>
      <extracomment>courses/goals.py</extracomment>
      <translation>走 {move}，对方应以 {reply} 即获胜。</translation>
    </message>
    <message>
      <source>{move} is answered by {reply}, which captures.</source>
      <extracomment>courses/goals.py</extracomment>
      <translation>走 {move}，对方应以 {reply} 即吃子。</translation>
    </message>
    <message>
      <source>After {move} the win is no longer forced.</source>
      <extracomment>courses/goals.py</extracomment>
      <translation>走 {move} 之后，就不再是必胜了。</translation>
    </message>
    <message>
      <source>{move} threatens to win at {sites} only.</source>
      <extracomment>courses/goals.py</extracomment>
      <translation>走 {move} 只在 {sites} 有取胜的威胁。</translation>
    </message>
    <message>
      <source>{move} is not what the task asks for.</source>
      <extracomment>courses/goals.py</extracomment>
      <translation>{move} 不符合要求。</translation>
    </message>
    <message>
      <source>{move} plays a different piece.</source>
      <extracomment>courses/goals.py</extracomment>
      <translation>{move} 放下的是另一种棋子。</translation>
    </message>
    <message>
      <source>After {move} your turn is over.</source>
      <extracomment>courses/goals.py</extracomment>
      <translation>走 {move} 之后，你的回合就结束了。</translation>
    </message>
    <message numerus="yes">
      <source>After {move} you have {count} loops.</source>
      <extracomment>courses/goals.py</extracomment>
      <translation>
        <numerusform>走 {move} 之后，你有 {count} 条回路。</numerusform>
      </translation>
    </message>
    <message>
      <source>After {move} you surround {count}.</source>
      <extracomment>courses/goals.py</extracomment>
      <translation>走 {move} 之后，你围住 {count} 根柱子。</translation>
    </message>
    <message>
      <source>{move} does not win yet.</source>
      <extracomment>courses/goals.py</extracomment>
      <translation>{move} 还不能获胜。</translation>
    </message>
    <message>
      <source>{move} takes only {sites}.</source>
      <extracomment>courses/goals.py</extracomment>
      <translation>{move} 只吃掉 {sites}。</translation>
    </message>
    <message>
      <source>{move} captures nothing.</source>
      <extracomment>courses/goals.py</extracomment>
      <translation>{move} 没有吃到子。</translation>
    </message>
    <message>
      <source>{move} threatens nothing.</source>
      <extracomment>courses/goals.py</extracomment>
      <translation>{move} 没有形成威胁。</translation>
    </message>
    <message>
      <source>{move}: {sight}.</source>
      <extracomment>courses/goals.py</extracomment>
      <translation>{move}：{sight}。</translation>
    </message>
    <message>
      <source>no move was played before</source>
      <extracomment>courses/point_goals.py</extracomment>
      <translation>之前没有走过棋</translation>
    </message>
    <message>
      <source>{format_move} does not win in the other position</source>
      <extracomment>courses/point_goals.py</extracomment>
      <translation>{format_move} 在另一个局面中不能获胜</translation>
    </message>
    <message>
      <source>the game is already over</source>
      <extracomment>courses/point_goals.py</extracomment>
      <translation>对局已经结束</translation>
    </message>
    <message>
      <source>{path}: the format is {ringrealms3d}</source>
      <extracomment>courses/progress.py</extracomment>
      <translation>{path}：格式是 {ringrealms3d}</translation>
    </message>
    <message>
      <source>{path}: not a record of progress in courses: {error}</source>
      <extracomment>courses/progress.py</extracomment>
      <translation>{path}：不是课程进度：{error}</translation>
    </message>
    <message>
      <source>positions of {uid} cannot be set up</source>
      <extracomment>courses/threats.py</extracomment>
      <translation>{uid} 没有摆设的局面</translation>
    </message>
    <message>
      <source>nothing is wrong</source>
      <extracomment>courses/walk.py</extracomment>
      <translation>没有错误</translation>
    </message>
    <message>
      <source>the game is over before the next step</source>
      <extracomment>courses/walk.py</extracomment>
      <translation>对局在下一步骤之前就结束了</translation>
    </message>
    <message>
      <source>no place is right</source>
      <extracomment>courses/walk.py</extracomment>
      <translation>没有正确的位置</translation>
    </message>
    <message>
      <source>no move reaches the goal</source>
      <extracomment>courses/walk.py</extracomment>
      <translation>没有能达到目标的着法</translation>
    </message>
    <message>
      <source>It is not {place}.</source>
      <extracomment>courses/walk.py</extracomment>
      <translation>不是 {place}。</translation>
    </message>
    <message>
      <source>Look at the marked place.</source>
      <extracomment>courses/walk.py</extracomment>
      <translation>看看标出的位置。</translation>
    </message>
    <message>
      <source>Click the marked places in turn.</source>
      <extracomment>courses/walk.py</extracomment>
      <translation>依次点击标出的位置。</translation>
    </message>
    <message>
      <source>{id}, step {step}: no reply is legal</source>
      <extracomment>courses/walk.py</extracomment>
      <translation>{id}，步骤 {step}：没有合法的应着</translation>
    </message>
    <message>
      <source>Click the marked place.</source>
      <extracomment>courses/walk.py</extracomment>
      <translation>点击标出的位置。</translation>
    </message>
    <message>
      <source>{path}, line 1: the format is {form}, not {format}</source>
      <extracomment>engine/book/file.py</extracomment>
      <translation>{path}，第 1 行：格式是 {form}，而不是 {format}</translation>
    </message>
    <message>
      <source>{path}, line 1: a book for {found}, not {uid}</source>
      <extracomment>engine/book/file.py</extracomment>
      <translation>{path}，第 1 行：这是 {found} 的开局库，而不是 {uid} 的</translation>
    </message>
    <message>
      <source>{path} is not an opening book: {error}</source>
      <extracomment>engine/book/file.py</extracomment>
      <translation>{path} 不是开局库：{error}</translation>
    </message>
    <message>
      <source>{path}, line 1: not the beginning of an opening book</source>
      <extracomment>engine/book/file.py</extracomment>
      <translation>{path}，第 1 行：不是开局库的开头</translation>
    </message>
    <message>
      <source>how the move went</source>
      <extracomment>engine/book/file.py</extracomment>
      <translation>着法的战绩</translation>
    </message>
    <message>
      <source>{path}, line {number}: no position of {uid} in a book</source>
      <extracomment>engine/book/file.py</extracomment>
      <translation>{path}，第 {number} 行：不是 {uid} 开局库中的局面</translation>
    </message>
    <message>
      <source>{error}; it is ignored</source>
      <extracomment>engine/book/file.py</extracomment>
      <translation>{error}；已忽略</translation>
    </message>
    <message>
      <source>this engine plays {uid}, not {other}</source>
      <extracomment>engine/engine.py</extracomment>
      <translation>这个引擎下的是 {uid}，不是 {other}</translation>
    </message>
    <message>
      <source>no level {number} (levels go from {lowest} to {highest})</source>
      <extracomment>engine/levels.py</extracomment>
      <translation>没有 {number} 级（等级从 {lowest} 到 {highest}）</translation>
    </message>
    <message>
      <source>a search cannot be limited to {limit}</source>
      <extracomment>engine/levels.py</extracomment>
      <translation>搜索不能限制为 {limit}</translation>
    </message>
    <message>
      <source>the file '{path}' does not hold {count} weights, each a finite number</source>
      <extracomment>engine/priors.py</extracomment>
      <translation>文件“{path}”中没有 {count} 个权重，每个都应是有限数</translation>
    </message>
    <message>
      <source>the file '{path}' does not hold {count} weights: {error}</source>
      <extracomment>engine/priors.py</extracomment>
      <translation>文件“{path}”中没有 {count} 个权重：{error}</translation>
    </message>
    <message>
      <source>the engine's process ended with code {code}</source>
      <extracomment>engine/process.py</extracomment>
      <translation>引擎进程已结束，代码 {code}</translation>
    </message>
    <message>
      <source>there is not enough memory for a search tree of {megabytes} MiB</source>
      <extracomment>engine/search.py</extracomment>
      <translation>{megabytes} MiB 的搜索树超出了可用内存</translation>
    </message>
    <message>
      <source>no player "{name}" (choose from {named}, level=N, varied=N and ugi:COMMAND)</source>
      <extracomment>engine/settings.py</extracomment>
      <translation>没有棋手“{name}”（有 {named}、level=N、varied=N 和 ugi:命令）</translation>
    </message>
    <message>
      <source>"{text}" is not a search setting such as rave_bias=200 or solver=yes</source>
      <extracomment>engine/settings.py</extracomment>
      <translation>“{text}”不是 rave_bias=200 或 solver=yes 这样的搜索设置</translation>
    </message>
    <message>
      <source>{name} is {value}, not from {least} to {most}</source>
      <extracomment>engine/settings.py</extracomment>
      <translation>{name} 是 {value}，不在 {least} 到 {most} 之间</translation>
    </message>
    <message>
      <source>this program plays {uid}, not {other}</source>
      <extracomment>engine/ugi/asking.py</extracomment>
      <translation>这个程序下的是 {uid}，不是 {other}</translation>
    </message>
    <message>
      <source>the program '{program}' did not answer '{asked}' with {word} in {seconds} s</source>
      <extracomment>engine/ugi/client.py</extracomment>
      <translation>程序“{program}”没有在 {seconds} 秒内用 {word} 回答“{asked}”</translation>
    </message>
    <message>
      <source>{uid} starts at random, so only a fen gives a position</source>
      <extracomment>engine/ugi/client.py</extracomment>
      <translation>{uid} 的开局是随机的，只有 fen 才能指明局面</translation>
    </message>
    <message>
      <source>the program '{program}' does not play {uid}, only {games}</source>
      <extracomment>engine/ugi/client.py</extracomment>
      <translation>程序“{program}”不支持 {uid}，只支持 {games}</translation>
    </message>
    <message>
      <source>that names no move</source>
      <extracomment>engine/ugi/client.py</extracomment>
      <translation>没有指明着法</translation>
    </message>
    <message>
      <source>the program '{program}' answered '{answer}' to '{asked}': {error}</source>
      <extracomment>engine/ugi/client.py</extracomment>
      <translation>程序“{program}”对“{asked}”的回答是“{answer}”：{error}</translation>
    </message>
    <message>
      <source>the program '{program}' was stopped</source>
      <extracomment>engine/ugi/client.py</extracomment>
      <translation>已放弃等待程序“{program}”</translation>
    </message>
    <message>
      <source>{word} takes no arguments, but '{rest}' follows</source>
      <extracomment>engine/ugi/commands.py</extracomment>
      <translation>{word}：后面不应有内容，但出现了“{rest}”</translation>
    </message>
    <message>
      <source>setoption: expected name, the option's name, value and its value</source>
      <extracomment>engine/ugi/commands.py</extracomment>
      <translation>setoption：应依次为 name、选项名、value 和选项值</translation>
    </message>
    <message>
      <source>position: expected moves or nothing, found '{after}'</source>
      <extracomment>engine/ugi/commands.py</extracomment>
      <translation>position：应为 moves 或没有内容，实际为“{after}”</translation>
    </message>
    <message>
      <source>go: '{text}' after {name} is not a whole number from {least} to {most}</source>
      <extracomment>engine/ugi/commands.py</extracomment>
      <translation>go：{name} 后面的“{text}”不是 {least} 到 {most} 的整数</translation>
    </message>
    <message>
      <source>go: p1time and p2time go together</source>
      <extracomment>engine/ugi/commands.py</extracomment>
      <translation>go：p1time 和 p2time 必须同时使用</translation>
    </message>
    <message>
      <source>query: '{rest}' is not one of {questions}</source>
      <extracomment>engine/ugi/commands.py</extracomment>
      <translation>query：“{rest}”不属于 {questions}</translation>
    </message>
    <message>
      <source>there is no command '{word}'</source>
      <extracomment>engine/ugi/commands.py</extracomment>
      <translation>没有命令“{word}”</translation>
    </message>
    <message>
      <source>position: there is nothing after fen</source>
      <extracomment>engine/ugi/commands.py</extracomment>
      <translation>position：fen 后面没有内容</translation>
    </message>
    <message>
      <source>position: expected startpos or fen, found '{rest}'</source>
      <extracomment>engine/ugi/commands.py</extracomment>
      <translation>position：应为 startpos 或 fen，实际为“{rest}”</translation>
    </message>
    <message>
      <source>go: '{word}' is not a limit (choose from {known})</source>
      <extracomment>engine/ugi/commands.py</extracomment>
      <translation>go：“{word}”不是限制条件（可用：{known}）</translation>
    </message>
    <message>
      <source>no option '{name}' (choose from {names})</source>
      <extracomment>engine/ugi/options.py</extracomment>
      <translation>没有选项“{name}”（可用：{names}）</translation>
    </message>
    <message>
      <source>{name} is '{text}', not a whole number from {least} to {most}</source>
      <extracomment>engine/ugi/options.py</extracomment>
      <translation>{name} 是“{text}”，不是 {least} 到 {most} 之间的整数</translation>
    </message>
    <message>
      <source>OwnBook is '{text}', not true or false</source>
      <extracomment>engine/ugi/options.py</extracomment>
      <translation>OwnBook 是“{text}”，而不是 true 或 false</translation>
    </message>
    <message>
      <source>there is no position: the last one could not be set up</source>
      <extracomment>engine/ugi/player.py</extracomment>
      <translation>没有局面：上一个局面未能摆好</translation>
    </message>
    <message>
      <source>move {number}, '{text}': {error}</source>
      <extracomment>engine/ugi/player.py</extracomment>
      <translation>第 {number} 步“{text}”：{error}</translation>
    </message>
    <message>
      <source>it was started</source>
      <extracomment>engine/ugi/program.py</extracomment>
      <translation>启动</translation>
    </message>
    <message>
      <source>the program '{program}' closed its output after {said}</source>
      <extracomment>engine/ugi/program.py</extracomment>
      <translation>程序“{program}”在{said}之后关闭了输出</translation>
    </message>
    <message>
      <source>the program '{program}' ended with code {code} after {said}</source>
      <extracomment>engine/ugi/program.py</extracomment>
      <translation>程序“{program}”在{said}之后以代码 {code} 结束</translation>
    </message>
    <message>
      <source>{clause} ({words})</source>
      <extracomment>engine/ugi/program.py</extracomment>
      <translation>{clause}（{words}）</translation>
    </message>
    <message>
      <source>it has no name</source>
      <extracomment>engine/ugi/program.py</extracomment>
      <translation>它没有名称</translation>
    </message>
    <message>
      <source>the program '{program}' cannot be started: {reason}</source>
      <extracomment>engine/ugi/program.py</extracomment>
      <translation>无法启动程序“{program}”：{reason}</translation>
    </message>
    <message>
      <source>'{path}': films are drawn, not photographed</source>
      <extracomment>exports/films/film.py</extracomment>
      <translation>“{path}”：视频只能绘制，不能拍照</translation>
    </message>
    <message>
      <source>'{path}': only films that end in {known} can be transparent</source>
      <extracomment>exports/films/film_file.py</extracomment>
      <translation>“{path}”：只有以 {known} 结尾的视频才能透明</translation>
    </message>
    <message>
      <source>'{path}': {title} needs av: {install}</source>
      <extracomment>exports/films/film_file.py</extracomment>
      <translation>“{path}”：{title}需要 av：{install}</translation>
    </message>
    <message>
      <source>'{path}': the installed av has no encoder {codec}</source>
      <extracomment>exports/films/film_file.py</extracomment>
      <translation>“{path}”：已安装的 av 没有编码器 {codec}</translation>
    </message>
    <message>
      <source>{uid} has a map but no 3-D view</source>
      <extracomment>exports/kinds.py</extracomment>
      <translation>{uid} 有平面图，但没有立体棋盘</translation>
    </message>
    <message>
      <source>the game has no moves; a turntable shows its board</source>
      <extracomment>exports/kinds.py</extracomment>
      <translation>此对局没有着法；可导出棋盘旋转的影片</translation>
    </message>
    <message>
      <source>{uid} is not a solid that unfolds; a sheet shows its board</source>
      <extracomment>exports/kinds.py</extracomment>
      <translation>{uid} 不是可以展开的立体；可以用图纸打印它的棋盘</translation>
    </message>
    <message>
      <source>{uid} is not a flat board; its net can be printed</source>
      <extracomment>exports/kinds.py</extracomment>
      <translation>{uid} 不是平面棋盘；可以打印它的展开图</translation>
    </message>
    <message>
      <source>'{path}' does not end in {known}</source>
      <extracomment>exports/kinds.py</extracomment>
      <translation>“{path}”的后缀不是 {known} 中的任何一个</translation>
    </message>
    <message>
      <source>no kind of export '{name}' (choose from {kinds})</source>
      <extracomment>exports/kinds.py</extracomment>
      <translation>没有导出类型“{name}”（可用：{kinds}）</translation>
    </message>
    <message>
      <source>'{path}': the name of a {name} ends in {endings}</source>
      <extracomment>exports/kinds.py</extracomment>
      <translation>“{path}”：{name} 的后缀应为 {endings}</translation>
    </message>
    <message>
      <source>'{path}': {problem}</source>
      <extracomment>exports/kinds.py</extracomment>
      <translation>“{path}”：{problem}</translation>
    </message>
    <message>
      <source>the longest side of a box around it (default: 120; pieces of 20 on sheets)</source>
      <extracomment>exports/measures.py</extracomment>
      <translation>外接长方体的最长边（默认：120；纸样上棋子为 20）</translation>
    </message>
    <message>
      <source>the least thickness (default: 1.2)</source>
      <extracomment>exports/measures.py</extracomment>
      <translation>最小厚度（默认：1.2）</translation>
    </message>
    <message>
      <source>the gap between parts that fit together (default: 0.2)</source>
      <extracomment>exports/measures.py</extracomment>
      <translation>相互配合的部件之间的间隙（默认：0.2）</translation>
    </message>
    <message>
      <source>the printer's bed in mm, with a file for each plate (default: 210x210)</source>
      <extracomment>exports/measures.py</extracomment>
      <translation>打印平台的尺寸（mm），每个打印盘一个文件（默认：210x210）</translation>
    </message>
    <message>
      <source>a4 or letter (default: a4)</source>
      <extracomment>exports/measures.py</extracomment>
      <translation>a4 或 letter（默认：a4）</translation>
    </message>
    <message>
      <source>frames per second (default: 25)</source>
      <extracomment>exports/measures.py</extracomment>
      <translation>每秒帧数（默认：25）</translation>
    </message>
    <message>
      <source>time for each move (default: 1)</source>
      <extracomment>exports/measures.py</extracomment>
      <translation>每步的时长（默认：1）</translation>
    </message>
    <message>
      <source>time for one full turn (default: 8)</source>
      <extracomment>exports/measures.py</extracomment>
      <translation>转一整圈的时长（默认：8）</translation>
    </message>
    <message>
      <source>leave out the moves' names</source>
      <extracomment>exports/measures.py</extracomment>
      <translation>不显示着法名称</translation>
    </message>
    <message>
      <source>keep the camera still</source>
      <extracomment>exports/measures.py</extracomment>
      <translation>视角保持不动</translation>
    </message>
    <message>
      <source>no paper '{paper}' (choose from {papers})</source>
      <extracomment>exports/measures.py</extracomment>
      <translation>没有纸张“{paper}”（可用：{papers}）</translation>
    </message>
    <message>
      <source>a film has from 1 to 60 frames a second</source>
      <extracomment>exports/measures.py</extracomment>
      <translation>视频每秒应为 1 到 60 帧</translation>
    </message>
    <message>
      <source>a move of a film takes from 0.1 to 60 seconds</source>
      <extracomment>exports/measures.py</extracomment>
      <translation>视频中每步的时长应为 0.1 到 60 秒</translation>
    </message>
    <message>
      <source>a turn of a film takes from 0.5 to 600 seconds</source>
      <extracomment>exports/measures.py</extracomment>
      <translation>视频中转一圈的时长应为 0.5 到 600 秒</translation>
    </message>
    <message>
      <source>the {name} must be from {least} to {most} mm</source>
      <extracomment>exports/measures.py</extracomment>
      <translation>{name} 必须在 {least} 到 {most} mm 之间</translation>
    </message>
    <message>
      <source>'{path}' needs its materials beside it: {error}</source>
      <extracomment>exports/models/model.py</extracomment>
      <translation>“{path}”旁边必须有它的材质文件：{error}</translation>
    </message>
    <message>
      <source>a 3MF file needs lib3mf, which is not available for this machine: choose another ending</source>
      <extracomment>exports/models/three_mf.py</extracomment>
      <translation>3MF 文件需要 lib3mf，大多数机器都有它，但这台没有：请换一种后缀</translation>
    </message>
    <message>
      <source>a face is larger than the paper at {size} mm: {most} mm is the most</source>
      <extracomment>exports/paper/net.py</extracomment>
      <translation>尺寸为 {size} mm 时有一个面比纸张还大：最多 {most} mm</translation>
    </message>
    <message>
      <source>no set '{set}' (choose from {sets})</source>
      <extracomment>exports/photo/photograph.py</extracomment>
      <translation>没有场景“{set}”（可用：{sets}）</translation>
    </message>
    <message>
      <source>photographs need Mitsuba, which is not available for this machine</source>
      <extracomment>exports/photo/photograph.py</extracomment>
      <translation>照片需要 Mitsuba，但没有适用于本机的版本</translation>
    </message>
    <message>
      <source>the photograph failed: {lines}</source>
      <extracomment>exports/photo/photograph.py</extracomment>
      <translation>拍摄照片失败：{lines}</translation>
    </message>
    <message>
      <source>{first} or {last}</source>
      <extracomment>exports/picture.py</extracomment>
      <translation>{first} 或 {last}</translation>
    </message>
    <message>
      <source>'{path}' is not the name of a picture: it does not end in {endings}</source>
      <extracomment>exports/picture.py</extracomment>
      <translation>“{path}”不是图片的文件名：后缀不是 {endings}</translation>
    </message>
    <message>
      <source>'{path}': JPEG pictures have no transparent background</source>
      <extracomment>exports/picture.py</extracomment>
      <translation>“{path}”：JPEG 图片不能有透明背景</translation>
    </message>
    <message>
      <source>a bed of {bed} mm is too small for the {part}, which takes {size} mm with {gap} mm around it</source>
      <extracomment>exports/printing/plate.py</extracomment>
      <translation>{bed} mm 的打印平台太小，放不下部件“{part}”：连同四周的 {gap} mm 需要 {size} mm</translation>
    </message>
    <message>
      <source>a wall of {wall} mm is too thick for a board of {size} mm: at most {most} mm</source>
      <extracomment>exports/printing/printing.py</extracomment>
      <translation>对于 {size} mm 的棋盘，{wall} mm 的壁太厚：最多 {most} mm</translation>
    </message>
    <message>
      <source>a board of {size} mm is too small for pegs as thick as a wall of {wall} mm: about {enough} mm will do</source>
      <extracomment>exports/printing/sockets.py</extracomment>
      <translation>{size} mm 的棋盘太小，放不下与 {wall} mm 壁厚同粗的插销：大约需要 {enough} mm</translation>
    </message>
    <message>
      <source>no layer {level}: the highest layer of this board is {highest}</source>
      <extracomment>exports/style.py</extracomment>
      <translation>没有第 {level} 层：这个棋盘的最高层是第 {highest} 层</translation>
    </message>
    <message>
      <source>a set and depth of field are for photographs: choose the quality photo</source>
      <extracomment>exports/style.py</extracomment>
      <translation>场景和景深只用于照片：请选择质量 photo</translation>
    </message>
    <message>
      <source>Layer {level}</source>
      <extracomment>flat/level_drawing.py</extracomment>
      <translation>第 {level} 层</translation>
    </message>
    <message>
      <source>missing {libraries} (Debian and Ubuntu: sudo apt-get install {packages})</source>
      <extracomment>flat/requirements.py</extracomment>
      <translation>缺少 {libraries}（Debian 和 Ubuntu：sudo apt-get install {packages}）</translation>
    </message>
    <message>
      <source>no game '{uid}' (choose from {games})</source>
      <extracomment>games/__init__.py</extracomment>
      <translation>没有游戏“{uid}”（可用：{games}）</translation>
    </message>
    <message>
      <source>{place}: a game '{uid}' already exists</source>
      <extracomment>games/__init__.py</extracomment>
      <translation>{place}：已经有游戏“{uid}”</translation>
    </message>
    <message>
      <source>no variant '{uid}' ({game} has {names})</source>
      <extracomment>games/__init__.py</extracomment>
      <translation>没有变体“{uid}”（{game}/ 之后可以是 {names}）</translation>
    </message>
    <message>
      <source>{place}: no game there (name a game as module:GAME)</source>
      <extracomment>games/__init__.py</extracomment>
      <translation>{place}：那里没有游戏（游戏应写成 module:GAME）</translation>
    </message>
    <message>
      <source>{place}: not a Game but a {name}</source>
      <extracomment>games/__init__.py</extracomment>
      <translation>{place}：不是 Game，而是 {name}</translation>
    </message>
    <message>
      <source>{names}, or {others}</source>
      <extracomment>games/__init__.py</extracomment>
      <translation>{names}，或{others}</translation>
    </message>
    <message>
      <source>{place}: no game there ({error})</source>
      <extracomment>games/__init__.py</extracomment>
      <translation>{place}：那里没有游戏（{error}）</translation>
    </message>
    <message>
      <source>a game was left out: {error}</source>
      <extracomment>games/__init__.py</extracomment>
      <translation>略去了一个游戏：{error}</translation>
    </message>
    <message>
      <source>{name}: {error}</source>
      <extracomment>games/diagrams.py</extracomment>
      <translation>{name}：{error}</translation>
    </message>
    <message>
      <source>fen swap: White can swap only when there is one black tile and nothing else</source>
      <extracomment>games/loop/form.py</extracomment>
      <translation>fen swap：只有盘上仅有一枚黑子时，白方才能交换</translation>
    </message>
    <message>
      <source>fen: '{text}' tiles left, expected two numbers, as in 95,95</source>
      <extracomment>games/loop/form.py</extracomment>
      <translation>fen：“{text}”应是剩余棋子数，即两个数字，例如 95,95</translation>
    </message>
    <message>
      <source>fen: {text} holds no {lower} tile to close a loop</source>
      <extracomment>games/loop/form.py</extracomment>
      <translation>fen：{text} 上没有连成回路的{lower}棋子</translation>
    </message>
    <message>
      <source>the side to move</source>
      <extracomment>games/loop/form.py</extracomment>
      <translation>轮走方</translation>
    </message>
    <message>
      <source>fen: expected {side} layers of tiles, found {count}</source>
      <extracomment>games/loop/form.py</extracomment>
      <translation>fen：应有 {side} 层棋子，实际有 {count} 层</translation>
    </message>
    <message>
      <source>on layer {level}</source>
      <extracomment>games/loop/form.py</extracomment>
      <translation>第 {level} 层</translation>
    </message>
    <message>
      <source>places on layer {level}</source>
      <extracomment>games/loop/form.py</extracomment>
      <translation>第 {level} 层的位置</translation>
    </message>
    <message>
      <source>the swap</source>
      <extracomment>games/loop/form.py</extracomment>
      <translation>交换</translation>
    </message>
    <message>
      <source>fen: '{text}' tiles left, but this pile has no supply: -</source>
      <extracomment>games/loop/form.py</extracomment>
      <translation>fen：剩余棋子写着“{text}”，但这种棋堆不限棋子数，应为 -</translation>
    </message>
    <message>
      <source>fen: {names} would have {used} of {supply} tiles</source>
      <extracomment>games/loop/form.py</extracomment>
      <translation>fen：{names}会有 {used} 枚棋子，而总数只有 {supply} 枚</translation>
    </message>
    <message>
      <source>fen: {sites} rests on {text}, so {text} was not last</source>
      <extracomment>games/loop/form.py</extracomment>
      <translation>fen：{sites} 压在 {text} 上面，所以 {text} 不是最后落下的</translation>
    </message>
    <message>
      <source>fen: {name} rests on {missing}, where there is no tile</source>
      <extracomment>games/loop/form.py</extracomment>
      <translation>fen：{name} 压在 {missing} 上面，而那里没有棋子</translation>
    </message>
    <message>
      <source>fen: {name} is not joined to the board by {colour} tiles</source>
      <extracomment>games/loop/form.py</extracomment>
      <translation>fen：{name} 没有通过{colour}棋子与棋盘相连</translation>
    </message>
    <message>
      <source>layer {level}</source>
      <extracomment>games/loop/layout.py</extracomment>
      <translation>第 {level} 层</translation>
    </message>
    <message>
      <source>{winner} closed a 3-D loop at {site}</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>{winner}在 {site} 连成立体回路</translation>
    </message>
    <message>
      <source>{seat} may swap: click the tile on the board to take it over</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>{seat}可以交换：点击棋盘上的棋子即可接手</translation>
    </message>
    <message>
      <source>{name}: no {colour} tile touches it</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>{name}：没有{colour}棋子与它相接</translation>
    </message>
    <message>
      <source>the loop</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>回路</translation>
    </message>
    <message>
      <source>what it encloses</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>它围住的</translation>
    </message>
    <message>
      <source>the river through it</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>从中穿过的部分</translation>
    </message>
    <message>
      <source>fen: {sites} completes no loop</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>fen：{sites} 没有连成回路</translation>
    </message>
    <message>
      <source>the pile is full</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>棋堆已满</translation>
    </message>
    <message>
      <source>{mover} has no tile left</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>{mover}没有剩余棋子</translation>
    </message>
    <message>
      <source>{mover} has no legal move</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>{mover}没有合法着法</translation>
    </message>
    <message>
      <source>{winner} closed a loop on the board</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>{winner}在棋盘上连成回路</translation>
    </message>
    <message>
      <source>only White can swap, and only on White's first turn</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>只有白方可以交换，而且只能在白方的第一回合</translation>
    </message>
    <message>
      <source>no place has the number {code}</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>没有编号为 {code} 的位置</translation>
    </message>
    <message>
      <source>{name} holds a {colour} tile</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>{name} 上有{colour}棋子</translation>
    </message>
    <message>
      <source>{name}: there is no tile on {sites} under it</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>{name}：它下面的 {sites} 没有棋子</translation>
    </message>
    <message>
      <source>the tile</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>棋子</translation>
    </message>
    <message>
      <source>close a loop</source>
      <extracomment>games/loop/variant.py</extracomment>
      <translation>连成回路</translation>
    </message>
    <message>
      <source>the frame</source>
      <extracomment>games/loophole_2d/board.py</extracomment>
      <translation>外框</translation>
    </message>
    <message>
      <source>the sharp corner is cut off</source>
      <extracomment>games/loophole_2d/board.py</extracomment>
      <translation>尖角已被切掉</translation>
    </message>
    <message>
      <source>window 1</source>
      <extracomment>games/loophole_2d/board.py</extracomment>
      <translation>1 号窗</translation>
    </message>
    <message>
      <source>window 2</source>
      <extracomment>games/loophole_2d/board.py</extracomment>
      <translation>2 号窗</translation>
    </message>
    <message>
      <source>it would lie in {window}</source>
      <extracomment>games/loophole_2d/board.py</extracomment>
      <translation>它会落在{window}里</translation>
    </message>
    <message>
      <source>cells in row {number}</source>
      <extracomment>games/loophole_2d/form.py</extracomment>
      <translation>第 {number} 行的格子</translation>
    </message>
    <message>
      <source>fen: {sites} must hold {wanted} starting stone, and holds {held} stone</source>
      <extracomment>games/loophole_2d/form.py</extracomment>
      <translation>fen：{sites} 必须有 {wanted} 起始棋子，实际是 {held} 棋子</translation>
    </message>
    <message>
      <source>{site} holds a {colour} starting stone</source>
      <extracomment>games/loophole_2d/form.py</extracomment>
      <translation>{site} 上有{colour}起始棋子</translation>
    </message>
    <message>
      <source>more than three loops</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>三条以上的回路</translation>
    </message>
    <message>
      <source>two loops</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>两条回路</translation>
    </message>
    <message>
      <source>three loops</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>三条回路</translation>
    </message>
    <message>
      <source>No loop yet: close one through the frame or a window.</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>还没有回路：穿过外框或一个窗连成一条。</translation>
    </message>
    <message>
      <source>{seat}: loop through {nodes}</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>{seat}：经过{nodes}的回路</translation>
    </message>
    <message>
      <source>{first}; {second}</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>{first}；{second}</translation>
    </message>
    <message>
      <source>{seat} has {loops} (two are needed): through {nodes}</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>{seat}连成了{loops}（两条即获胜）：经过{nodes}</translation>
    </message>
    <message>
      <source>{site} holds a {colour} stone</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>{site} 上有{colour}棋子</translation>
    </message>
    <message>
      <source>{seat} closed a first loop:| one more wins</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>{seat}连成了第一条回路：|再连一条即获胜</translation>
    </message>
    <message>
      <source>You closed your first loop:| one more wins</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>你连成了第一条回路：|再连一条即获胜</translation>
    </message>
    <message>
      <source>It passes through {nodes}</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>它经过{nodes}</translation>
    </message>
    <message>
      <source>loop</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>回路</translation>
    </message>
    <message>
      <source>the loops</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>回路</translation>
    </message>
    <message>
      <source>the arcs where they pass through the frame and windows</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>它们穿过外框和窗处的弧线</translation>
    </message>
    <message>
      <source>no cell has the number {code}</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>没有编号为 {code} 的格子</translation>
    </message>
    <message>
      <source>{uid} has no cell '{text}': {hole}</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>{uid} 没有格子“{text}”：{hole}</translation>
    </message>
    <message>
      <source>close a second loop</source>
      <extracomment>games/loophole_2d/variant.py</extracomment>
      <translation>连成第二条回路</translation>
    </message>
    <message>
      <source>the leap onto {site}</source>
      <extracomment>games/loops_n_leaps/explain.py</extracomment>
      <translation>落到 {site} 的跳跃</translation>
    </message>
    <message>
      <source>the {colour} piece on {end} is safe, joined to a loop</source>
      <extracomment>games/loops_n_leaps/explain.py</extracomment>
      <translation>{end} 上的{colour}棋子与回路相连，是安全的</translation>
    </message>
    <message>
      <source>{friends} of {lines} lines: a man</source>
      <extracomment>games/loops_n_leaps/explain.py</extracomment>
      <translation>{lines} 条线中有 {friends} 条：普通棋子</translation>
    </message>
    <message>
      <source>{site} is a pillar</source>
      <extracomment>games/loops_n_leaps/explain.py</extracomment>
      <translation>{site} 是柱子</translation>
    </message>
    <message>
      <source>{start} is vacant</source>
      <extracomment>games/loops_n_leaps/explain.py</extracomment>
      <translation>{start} 是空格</translation>
    </message>
    <message>
      <source>{start} holds a {colour} piece</source>
      <extracomment>games/loops_n_leaps/explain.py</extracomment>
      <translation>{start} 上有{colour}棋子</translation>
    </message>
    <message>
      <source>the man on {start} carries no leaper</source>
      <extracomment>games/loops_n_leaps/explain.py</extracomment>
      <translation>{start} 上的棋子不带跳子</translation>
    </message>
    <message>
      <source>a leaper cannot stay on {start}</source>
      <extracomment>games/loops_n_leaps/explain.py</extracomment>
      <translation>跳子不能停在 {start}</translation>
    </message>
    <message>
      <source>{start} and {end} are not in a straight line</source>
      <extracomment>games/loops_n_leaps/explain.py</extracomment>
      <translation>{start} 和 {end} 不在一条直线上</translation>
    </message>
    <message>
      <source>{end} holds a {colour} piece</source>
      <extracomment>games/loops_n_leaps/explain.py</extracomment>
      <translation>{end} 上有{colour}棋子</translation>
    </message>
    <message>
      <source>{friends} of {lines} lines: a leaper</source>
      <extracomment>games/loops_n_leaps/explain.py</extracomment>
      <translation>{lines} 条线中有 {friends} 条：跳子</translation>
    </message>
    <message>
      <source>the line from {start} to {end}</source>
      <extracomment>games/loops_n_leaps/explain.py</extracomment>
      <translation>从 {start} 到 {end} 的直线</translation>
    </message>
    <message>
      <source>the pillar {site} stands between {start} and {end}</source>
      <extracomment>games/loops_n_leaps/explain.py</extracomment>
      <translation>柱子 {site} 挡在 {start} 和 {end} 之间</translation>
    </message>
    <message>
      <source>the {colour} piece on {site} stands in the way</source>
      <extracomment>games/loops_n_leaps/explain.py</extracomment>
      <translation>{site} 上的{colour}棋子挡住了去路</translation>
    </message>
    <message>
      <source>free cells in row {number}</source>
      <extracomment>games/loops_n_leaps/form.py</extracomment>
      <translation>第 {number} 行的空格</translation>
    </message>
    <message>
      <source>fen: s, but only Black may swap, and only a white man that stands alone</source>
      <extracomment>games/loops_n_leaps/form.py</extracomment>
      <translation>fen：写了 s，但只有黑方可以交换，而且只能交换一枚单独的白子</translation>
    </message>
    <message>
      <source>{name} is a pillar</source>
      <extracomment>games/loops_n_leaps/form.py</extracomment>
      <translation>{name} 是柱子</translation>
    </message>
    <message>
      <source>First pillar surrounded|</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>围住第一根柱子|</translation>
    </message>
    <message>
      <source>Second pillar surrounded|</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>围住第二根柱子|</translation>
    </message>
    <message>
      <source>the man</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>棋子</translation>
    </message>
    <message numerus="yes">
      <source>{count} more win</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>
        <numerusform>再围住 {count} 根即获胜</numerusform>
      </translation>
    </message>
    <message>
      <source>{seat} leapt from {start} to {end}|</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>{seat}从 {start} 跳到 {end}|</translation>
    </message>
    <message>
      <source>You leapt from {start} to {end}|</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>你从 {start} 跳到 {end}|</translation>
    </message>
    <message numerus="yes">
      <source>and turned over {count} of {other}'s pieces</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>
        <numerusform>，翻转了{other} {count} 枚棋子</numerusform>
      </translation>
    </message>
    <message>
      <source>{head} by {seat}: {more}</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>{seat}{head}：{more}</translation>
    </message>
    <message>
      <source>{head}: {more}</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>你{head}：{more}</translation>
    </message>
    <message>
      <source>{seat} has {names}; {other} has {others}</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>{seat}围住 {names}；{other}围住 {others} 根</translation>
    </message>
    <message>
      <source>You have {names}; {other} has {others}</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>你围住 {names}；{other}围住 {others} 根</translation>
    </message>
    <message>
      <source>{seat} has {names}; you have {others}</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>{seat}围住 {names}；你围住 {others} 根</translation>
    </message>
    <message>
      <source>pillar</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>柱子</translation>
    </message>
    <message>
      <source>{seat}'s loop around {names}| is broken</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>{seat}围住 {names} 的回路|断开了</translation>
    </message>
    <message>
      <source>Your loop around {names}| is broken</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>你围住 {names} 的回路|断开了</translation>
    </message>
    <message>
      <source>and took {other}'s piece on {site}</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>，吃掉{other}在 {site} 的棋子</translation>
    </message>
    <message numerus="yes">
      <source>and turned over {count} of your pieces</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>
        <numerusform>，翻转了你 {count} 枚棋子</numerusform>
      </translation>
    </message>
    <message>
      <source>and took your piece on {site}</source>
      <extracomment>games/loops_n_leaps/tale.py</extracomment>
      <translation>，吃掉你在 {site} 的棋子</translation>
    </message>
    <message>
      <source>{seat} has no legal move and {winner} surrounds more pillars</source>
      <extracomment>games/loops_n_leaps/variant.py</extracomment>
      <translation>{seat}没有合法着法，{winner}围住的柱子更多</translation>
    </message>
    <message>
      <source>{seat} may swap: click the man on the board to take it over</source>
      <extracomment>games/loops_n_leaps/variant.py</extracomment>
      <translation>{seat}可以交换：点击棋盘上的棋子即可接手</translation>
    </message>
    <message>
      <source>{seat} surrounds {count} pillars: {names}</source>
      <extracomment>games/loops_n_leaps/variant.py</extracomment>
      <translation>{seat}围住 {count} 根柱子：{names}</translation>
    </message>
    <message>
      <source>the pillars surrounded</source>
      <extracomment>games/loops_n_leaps/variant.py</extracomment>
      <translation>被围住的柱子</translation>
    </message>
    <message>
      <source>the loops around them</source>
      <extracomment>games/loops_n_leaps/variant.py</extracomment>
      <translation>围住它们的回路</translation>
    </message>
    <message>
      <source>{seat} has no legal move, and both players surround the same number of pillars</source>
      <extracomment>games/loops_n_leaps/variant.py</extracomment>
      <translation>{seat}没有合法着法，双方围住的柱子一样多</translation>
    </message>
    <message>
      <source>no move has the number {code}</source>
      <extracomment>games/loops_n_leaps/variant.py</extracomment>
      <translation>没有编号为 {code} 的着法</translation>
    </message>
    <message>
      <source>only Black may swap, and only as the answer to White's first man</source>
      <extracomment>games/loops_n_leaps/variant.py</extracomment>
      <translation>只有黑方可以交换，而且只能用来应对白方的第一子</translation>
    </message>
    <message>
      <source>{name} holds a {colour} man</source>
      <extracomment>games/loops_n_leaps/variant.py</extracomment>
      <translation>{name} 上有{colour}棋子</translation>
    </message>
    <message>
      <source>{name} holds a {colour} double</source>
      <extracomment>games/loops_n_leaps/variant.py</extracomment>
      <translation>{name} 上有{colour}双子</translation>
    </message>
    <message>
      <source>surround a third pillar</source>
      <extracomment>games/loops_n_leaps/variant.py</extracomment>
      <translation>围住第三根柱子</translation>
    </message>
    <message>
      <source>'{text}' is not a move: {error}</source>
      <extracomment>games/loops_n_leaps/variant.py</extracomment>
      <translation>“{text}”不是着法：{error}</translation>
    </message>
    <message>
      <source>{seat}'s rack, {place}</source>
      <extracomment>games/make/codes.py</extracomment>
      <translation>{seat}牌架 {place}</translation>
    </message>
    <message>
      <source>'{text}' is not a move: a rack place from 1 to {rack} and a cell, as in 3@e6</source>
      <extracomment>games/make/codes.py</extracomment>
      <translation>“{text}”不是着法：应为牌架位置（1 到 {rack}）和格子，例如 3@e6</translation>
    </message>
    <message>
      <source>fen '{text}': expected {wanted}</source>
      <extracomment>games/make/fens.py</extracomment>
      <translation>fen“{text}”：应为 {wanted}</translation>
    </message>
    <message>
      <source>Who {deed} wins.</source>
      <extracomment>games/make/game.py</extracomment>
      <translation>获胜条件：{deed}</translation>
    </message>
    <message>
      <source>Who cannot move loses.</source>
      <extracomment>games/make/game.py</extracomment>
      <translation>无法走子的一方输。</translation>
    </message>
    <message>
      <source>{site} is taken</source>
      <extracomment>games/make/named_moves.py</extracomment>
      <translation>{site} 已被占</translation>
    </message>
    <message>
      <source>say where {site} goes, as in {example}</source>
      <extracomment>games/make/named_moves.py</extracomment>
      <translation>请说明{site}走到哪里，例如{example}</translation>
    </message>
    <message>
      <source>{move} is not possible here</source>
      <extracomment>games/make/named_moves.py</extracomment>
      <translation>{move} 在此不可行</translation>
    </message>
    <message>
      <source>'{text}' is not a move: write it like {example}</source>
      <extracomment>games/make/named_moves.py</extracomment>
      <translation>“{text}”不是着法：请写成{example}这样</translation>
    </message>
    <message>
      <source>Tile {number}</source>
      <extracomment>games/make/pieces.py</extracomment>
      <translation>牌 {number}</translation>
    </message>
    <message>
      <source>Tile</source>
      <extracomment>games/make/pieces.py</extracomment>
      <translation>牌</translation>
    </message>
    <message>
      <source>{title} has no place '{name}'</source>
      <extracomment>games/make/places.py</extracomment>
      <translation>{title} 没有名为“{name}”的位置</translation>
    </message>
    <message>
      <source>{title} has no straight lines</source>
      <extracomment>games/make/places.py</extracomment>
      <translation>{title} 没有直线方向</translation>
    </message>
    <message>
      <source>{title} has no row of {length}</source>
      <extracomment>games/make/places.py</extracomment>
      <translation>{title} 没有长度为 {length} 的行</translation>
    </message>
    <message>
      <source>moves() lists {code}, but moves are 0 … {last}</source>
      <extracomment>games/make/seen_rules.py</extracomment>
      <translation>moves() 列出了 {code}，但着法是 0 … {last}</translation>
    </message>
    <message>
      <source>moves() lists {code}, but moves are 0 … {last}; are pieces moved? Then game() needs travels=True</source>
      <extracomment>games/make/seen_rules.py</extracomment>
      <translation>moves() 列出了 {code}，但着法是 0 … {last}；棋子要移动吗？那么 game() 需要 travels=True</translation>
    </message>
    <message>
      <source>what lies beside the board stays there</source>
      <extracomment>games/make/setup.py</extracomment>
      <translation>棋盘旁边的东西不能移动</translation>
    </message>
    <message>
      <source>{seat}: {name}</source>
      <extracomment>games/make/setup.py</extracomment>
      <translation>{seat}：{name}</translation>
    </message>
    <message>
      <source>nothing uses {name}; did you mean {wanted}?</source>
      <extracomment>games/make/spelling.py</extracomment>
      <translation>没有任何地方使用{name}；是否想写{wanted}？</translation>
    </message>
    <message>
      <source>{owner}.{name} must be int, PerSite, PerSeat or an array with its shape</source>
      <extracomment>games/make/states.py</extracomment>
      <translation>{owner}.{name} 必须是 int、PerSite、PerSeat 或带形状的数组</translation>
    </message>
    <message>
      <source>Tables.{name} must be an array of numbers</source>
      <extracomment>games/make/states.py</extracomment>
      <translation>Tables.{name} 必须是数字数组</translation>
    </message>
    <message>
      <source>the stone</source>
      <extracomment>games/make/telling.py</extracomment>
      <translation>棋子</translation>
    </message>
    <message>
      <source>{seat} may swap: click the stone on the board to take it over</source>
      <extracomment>games/make/telling.py</extracomment>
      <translation>{seat}可以交换：点击棋盘上的这枚棋子即可接手</translation>
    </message>
    <message>
      <source>{seat} passed|</source>
      <extracomment>games/make/telling.py</extracomment>
      <translation>{seat}停一手|</translation>
    </message>
    <message>
      <source>You passed|</source>
      <extracomment>games/make/telling.py</extracomment>
      <translation>你停一手|</translation>
    </message>
    <message>
      <source>{seat} cannot move</source>
      <extracomment>games/make/variant.py</extracomment>
      <translation>{seat}无法移动</translation>
    </message>
    <message>
      <source>neither side won</source>
      <extracomment>games/make/variant.py</extracomment>
      <translation>双方都没有获胜</translation>
    </message>
    <message>
      <source>{position}: {seat} cannot move, but over() says that the game goes on</source>
      <extracomment>games/make/variant.py</extracomment>
      <translation>{position}：{seat}无法走子，但over()说对局仍在继续</translation>
    </message>
    <message>
      <source>piece {piece} stands on {site}, but PIECES does not say how it looks</source>
      <extracomment>games/make/variant.py</extracomment>
      <translation>{site}上有棋子{piece}，但PIECES没有说明它的外观</translation>
    </message>
    <message>
      <source>r b: the colour of a side    \ /: a curve to the next side    | -: a straight strand,
the one on top where two cross    +: a crossroads    a letter alone: a dead end</source>
      <extracomment>games/path_tiles/diagram.py</extracomment>
      <translation>r b：边的颜色    \ /：通往相邻边的弧线    | -：直线（两线交叉处为
上面的一条）    +：十字路口    单独的字母：死路</translation>
    </message>
    <message>
      <source>{seat}'s rack</source>
      <extracomment>games/path_tiles/diagram.py</extracomment>
      <translation>{seat}牌架</translation>
    </message>
    <message>
      <source>fen board '{text}': expected {length} rows, found {count}</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>fen 棋盘“{text}”：应有 {length} 行，实际有 {count} 行</translation>
    </message>
    <message>
      <source>fen: there is no tile on the board</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>fen：棋盘上没有牌</translation>
    </message>
    <message>
      <source>fen: expected {length} cells in row {number}, found {found}</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>fen：第 {number} 行应有 {length} 格，实际有 {found} 格</translation>
    </message>
    <message>
      <source>fen: expected {rack} places on {name}'s rack, found {count}</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>fen：{name}的牌架应有 {rack} 个位置，实际有 {count} 个</translation>
    </message>
    <message>
      <source>fen: {place} has tile {text}, but tiles go from 0 to {most}</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>fen：{place} 的牌是 {text}，但牌的编号从 0 到 {most}</translation>
    </message>
    <message>
      <source>fen '{text}': expected two numbers of unseen tiles, as in 33,33</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>fen“{text}”：应是未知牌数，即两个数字，例如 33,33</translation>
    </message>
    <message>
      <source>fen: there are no free turns here</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>fen：这里没有额外回合</translation>
    </message>
    <message>
      <source>fen: {sum} tiles are unseen, but only {hidden} are left</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>fen：有 {sum} 张未知牌，但只剩 {hidden} 张</translation>
    </message>
    <message>
      <source>fen: '{text}' on {name}'s rack is neither a tile number nor -</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>fen：{name}牌架上的“{text}”既不是牌的编号，也不是 -</translation>
    </message>
    <message>
      <source>fen: '{text}' among the tiles {name} draws is not a tile number</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>fen：{name}要摸的牌中，“{text}”不是牌的编号</translation>
    </message>
    <message>
      <source>fen: tile {tile} is not among the {count} in use</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>fen：牌 {tile} 不在所用的 {count} 张牌之中</translation>
    </message>
    <message>
      <source>fen: tile {tile} appears {count} times, not {copies}</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>fen：牌 {tile} 有 {count} 张，而不是 {copies} 张</translation>
    </message>
    <message>
      <source>fen: {name} has {unseen} unseen tiles, more than {most}</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>fen：{name}有 {unseen} 张未知牌，超过了 {most} 张</translation>
    </message>
    <message>
      <source>fen: {name}'s rack has an empty place and {unseen} tiles to fill it</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>fen：{name}的牌架有空位，却还有 {unseen} 张牌可以补上</translation>
    </message>
    <message>
      <source>fen: '{text}' in row {number} is neither a tile, as in t36, nor a number of vacant cells</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>fen：第 {number} 行的“{text}”既不是 t36 这样的牌，也不是空格的数目</translation>
    </message>
    <message>
      <source>fen: the {side} side of {cell} and the {other_side} side of {other_cell} do not match</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>fen：{cell} 的 {side} 边与 {other_cell} 的 {other_side} 边不一致</translation>
    </message>
    <message numerus="yes">
      <source>fen: {name} draws {count} tiles, but only {unseen} are unseen</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>
        <numerusform>fen：{name}要摸 {count} 张牌，但只有 {unseen} 张未知牌</numerusform>
      </translation>
    </message>
    <message>
      <source>{seat} has yet to draw</source>
      <extracomment>games/path_tiles/form.py</extracomment>
      <translation>{seat}还要摸牌</translation>
    </message>
    <message>
      <source>the left and the right side</source>
      <extracomment>games/path_tiles/marks.py</extracomment>
      <translation>左边和右边</translation>
    </message>
    <message>
      <source>the top and the bottom side</source>
      <extracomment>games/path_tiles/marks.py</extracomment>
      <translation>上边和下边</translation>
    </message>
    <message>
      <source>north</source>
      <extracomment>games/path_tiles/tiles.py</extracomment>
      <translation>北</translation>
    </message>
    <message>
      <source>east</source>
      <extracomment>games/path_tiles/tiles.py</extracomment>
      <translation>东</translation>
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
      <translation>空白</translation>
    </message>
    <message>
      <source>red</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>红色</translation>
    </message>
    <message>
      <source>blue</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>蓝色</translation>
    </message>
    <message>
      <source>{seat} connected {sides}</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>{seat}连通了对边（{sides}）</translation>
    </message>
    <message>
      <source>a free turn: {seat} moves again</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>额外回合：{seat}再走一次</translation>
    </message>
    <message>
      <source>A tile that touches two others gives you a free turn: you move again. One fits on {site}.</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>与另外两张相接的牌会给您一个额外回合：您再走一步。{site} 处可以放一张。</translation>
    </message>
    <message>
      <source>{move}: {why}</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>{move}：{why}</translation>
    </message>
    <message>
      <source>no tile shares a side with {site}</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>没有牌与 {site} 相邻</translation>
    </message>
    <message>
      <source>connect two sides</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>连接两边</translation>
    </message>
    <message>
      <source>the closed loop</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>闭合的回路</translation>
    </message>
    <message>
      <source>the path from side to side</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>连通两边的路</translation>
    </message>
    <message>
      <source>the longest paths</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>最长的路</translation>
    </message>
    <message>
      <source>a move begins with a tile of your own rack and ends on a cell</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>一步棋从自己牌架上的一张牌开始，到一个格子结束</translation>
    </message>
    <message numerus="yes">
      <source>{seat} has no legal move; Red's longest path has {count} parts, Blue's {blue}</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>
        <numerusform>{seat}没有合法着法；红方的最长路径有 {count} 段，蓝方的有 {blue} 段</numerusform>
      </translation>
    </message>
    <message>
      <source>{seat} put a tile on {site}|</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>{seat}在 {site} 放了一张牌|</translation>
    </message>
    <message>
      <source>You put a tile on {site}|</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>你在 {site} 放了一张牌|</translation>
    </message>
    <message>
      <source>The tile on {site} touches {count} tiles</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>这张牌（{site}）与 {count} 张牌相接</translation>
    </message>
    <message>
      <source>{move}: place {place} of {seat}'s rack is empty</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>{move}：{seat}牌架的位置 {place} 是空的</translation>
    </message>
    <message>
      <source>{move}: a tile lies on {site}</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>{move}：{site} 上已有一张牌</translation>
    </message>
    <message>
      <source>{seat}'s loop is closed</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>{seat}的回路已经闭合</translation>
    </message>
    <message>
      <source>the {colour} {side} side would touch a {other} side of {site}</source>
      <extracomment>games/path_tiles/variant.py</extracomment>
      <translation>{colour}的 {side} 边会碰到 {site} 的{other}边</translation>
    </message>
    <message>
      <source>the path of a polyhedron file</source>
      <extracomment>games/ring_majority/board.py</extracomment>
      <translation>多面体文件的路径</translation>
    </message>
    <message>
      <source>The file has {listed} faces, the realm {faces}.</source>
      <extracomment>games/ring_majority/file_realm.py</extracomment>
      <translation>文件有 {listed} 个面，领域有 {faces} 个面。</translation>
    </message>
    <message>
      <source>{path} is no {formats} file: its name does not end in {endings}</source>
      <extracomment>games/ring_majority/file_realm.py</extracomment>
      <translation>{path} 不是 {formats} 文件：文件名不以 {endings} 结尾</translation>
    </message>
    <message>
      <source>{path} {error}</source>
      <extracomment>games/ring_majority/file_realm.py</extracomment>
      <translation>{path} {error}</translation>
    </message>
    <message>
      <source>among the stones on faces</source>
      <extracomment>games/ring_majority/form.py</extracomment>
      <translation>面上的棋子</translation>
    </message>
    <message>
      <source>places on faces</source>
      <extracomment>games/ring_majority/form.py</extracomment>
      <translation>面上的位置</translation>
    </message>
    <message>
      <source>among the stones on edges</source>
      <extracomment>games/ring_majority/form.py</extracomment>
      <translation>棱上的棋子</translation>
    </message>
    <message>
      <source>places on edges</source>
      <extracomment>games/ring_majority/form.py</extracomment>
      <translation>棱上的位置</translation>
    </message>
    <message>
      <source>among the stones on corners</source>
      <extracomment>games/ring_majority/form.py</extracomment>
      <translation>顶点上的棋子</translation>
    </message>
    <message>
      <source>places on corners</source>
      <extracomment>games/ring_majority/form.py</extracomment>
      <translation>顶点上的位置</translation>
    </message>
    <message>
      <source>fen stones '{text}': expected faces/edges/corners</source>
      <extracomment>games/ring_majority/form.py</extracomment>
      <translation>fen 棋子“{text}”：应为面/棱/顶点</translation>
    </message>
    <message>
      <source>fen hands '{text}': expected two numbers, as in 14,14</source>
      <extracomment>games/ring_majority/form.py</extracomment>
      <translation>fen 手中棋子“{text}”：应为两个数字，例如 14,14</translation>
    </message>
    <message>
      <source>fen hands '{text}': {name} would have {used} of {count} stones</source>
      <extracomment>games/ring_majority/form.py</extracomment>
      <translation>fen 手中棋子“{text}”：{name}会有 {used} 枚棋子，而总数只有 {count} 枚</translation>
    </message>
    <message>
      <source>the board is the polyhedron {name}, which is not stored in the game: open that polyhedron's file first, with 'ringrealms3d play --realm FILE' or in the window, then the game</source>
      <extracomment>games/ring_majority/known_solids.py</extracomment>
      <translation>棋盘是多面体 {name}，而棋谱中不包含它：请先用 'ringrealms3d play --realm FILE' 或在窗口中打开一次该多面体的文件，再打开棋谱</translation>
    </message>
    <message>
      <source>the board is not a solid in one line of OFF</source>
      <extracomment>games/ring_majority/known_solids.py</extracomment>
      <translation>棋盘不是用一行 OFF 写成的立体</translation>
    </message>
    <message>
      <source>the board does not fit its name, {name}</source>
      <extracomment>games/ring_majority/known_solids.py</extracomment>
      <translation>棋盘与其名称 {name} 不符</translation>
    </message>
    <message>
      <source>is too uneven: even after evening out, places would be too small to see</source>
      <extracomment>games/ring_majority/known_solids.py</extracomment>
      <translation>太不均匀：即使经过匀整，有些位置也会小得看不见</translation>
    </message>
    <message>
      <source>is too uneven: places would be too small to see</source>
      <extracomment>games/ring_majority/known_solids.py</extracomment>
      <translation>太不均匀：有些位置会小得看不见</translation>
    </message>
    <message>
      <source>'{path}' is of version {parts}, not {version}</source>
      <extracomment>games/ring_majority/solution/bounds.py</extracomment>
      <translation>“{path}”的版本是 {parts}，而不是 {version}</translation>
    </message>
    <message>
      <source>'{path}' is not a file of bounds: its parts do not fit together</source>
      <extracomment>games/ring_majority/solution/bounds.py</extracomment>
      <translation>“{path}”不是界限文件：各部分互不吻合</translation>
    </message>
    <message>
      <source>its parts are larger than they look</source>
      <extracomment>games/ring_majority/solution/bounds.py</extracomment>
      <translation>它的各部分比看上去的大</translation>
    </message>
    <message>
      <source>the head of its {name} is of another version</source>
      <extracomment>games/ring_majority/solution/bounds.py</extracomment>
      <translation>其中 {name} 的文件头属于另一个版本</translation>
    </message>
    <message>
      <source>its {name} are something else</source>
      <extracomment>games/ring_majority/solution/bounds.py</extracomment>
      <translation>其中的 {name} 是别的东西</translation>
    </message>
    <message>
      <source>'{path}' is not a file of bounds: {error}</source>
      <extracomment>games/ring_majority/solution/bounds.py</extracomment>
      <translation>“{path}”不是界限文件：{error}</translation>
    </message>
    <message>
      <source>part {number} does not have the cycles of its boards</source>
      <extracomment>games/ring_majority/solution/retrograde.py</extracomment>
      <translation>第 {number} 部分没有其局面的循环</translation>
    </message>
    <message numerus="yes">
      <source>take {count} stones</source>
      <extracomment>games/ring_majority/variant.py</extracomment>
      <translation>
        <numerusform>吃 {count} 子</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>The ring around {site} is complete, but only {count} of its {size} stones are yours.</source>
      <extracomment>games/ring_majority/variant.py</extracomment>
      <translation>
        <numerusform>{site} 周围的环已完整，但 {size} 枚棋子中只有 {count} 枚是你的。</numerusform>
      </translation>
    </message>
    <message>
      <source>the same board came up for the third time</source>
      <extracomment>games/ring_majority/variant.py</extracomment>
      <translation>同样的盘面第三次出现</translation>
    </message>
    <message>
      <source>the stones in the majority</source>
      <extracomment>games/ring_majority/variant.py</extracomment>
      <translation>占多数的棋子</translation>
    </message>
    <message numerus="yes">
      <source>The ring around {site} is not complete: {count} of its {size} places are full.</source>
      <extracomment>games/ring_majority/variant.py</extracomment>
      <translation>
        <numerusform>{site} 周围的环不完整：{size} 个位置中已占 {count} 个。</numerusform>
      </translation>
    </message>
    <message>
      <source>the board is full</source>
      <extracomment>games/ring_majority/variant.py</extracomment>
      <translation>棋盘已满</translation>
    </message>
    <message>
      <source>{seat} is to move and has no stone left to place</source>
      <extracomment>games/ring_majority/variant.py</extracomment>
      <translation>轮到{seat}走棋，但已没有棋子可下</translation>
    </message>
    <message>
      <source>the ring around {site}</source>
      <extracomment>games/ring_majority/variant.py</extracomment>
      <translation>环绕 {site} 的环</translation>
    </message>
    <message>
      <source>convex and counter-clockwise</source>
      <extracomment>games/tabletop.py</extracomment>
      <translation>凸的逆时针轮廓</translation>
    </message>
    <message>
      <source>is not convex: it has points on both sides of one of its faces</source>
      <extracomment>geometry/convex.py</extracomment>
      <translation>不是凸的：它的某个面两侧都有点</translation>
    </message>
    <message>
      <source>holds no faces</source>
      <extracomment>geometry/convex.py</extracomment>
      <translation>不含任何面</translation>
    </message>
    <message>
      <source>has {count} triangles, more than {most_triangles}</source>
      <extracomment>geometry/convex.py</extracomment>
      <translation>有 {count} 个三角形，超过了 {most_triangles} 个</translation>
    </message>
    <message>
      <source>has a point whose coordinates are not finite numbers</source>
      <extracomment>geometry/convex.py</extracomment>
      <translation>有一个点的坐标不是有限数</translation>
    </message>
    <message>
      <source>is a single point, no solid</source>
      <extracomment>geometry/convex.py</extracomment>
      <translation>只是一个点，不是立体</translation>
    </message>
    <message>
      <source>has no face with an area</source>
      <extracomment>geometry/convex.py</extracomment>
      <translation>没有任何具有面积的面</translation>
    </message>
    <message>
      <source>is flat, or almost: a solid needs a thickness</source>
      <extracomment>geometry/convex.py</extracomment>
      <translation>是平的，或者几乎是平的：立体需要有厚度</translation>
    </message>
    <message>
      <source>holds {bodies} bodies, not one</source>
      <extracomment>geometry/convex.py</extracomment>
      <translation>含有 {bodies} 个立体，而不是一个</translation>
    </message>
    <message>
      <source>has details too fine to tell apart: they are smaller than 1/{round} of its size</source>
      <extracomment>geometry/convex.py</extracomment>
      <translation>有些细节过于细小，无法分辨：小于整体尺寸的 1/{round}</translation>
    </message>
    <message>
      <source>has {sites} places, more than {most_sites}</source>
      <extracomment>geometry/convex.py</extracomment>
      <translation>有 {sites} 个位置，超过了 {most_sites} 个</translation>
    </message>
    <message>
      <source>has a face with {widest} sides, more than {most}</source>
      <extracomment>geometry/convex.py</extracomment>
      <translation>有一个面有 {widest} 条边，超过了 {most} 条</translation>
    </message>
    <message>
      <source>has a corner with {degree} edges, more than {widest}</source>
      <extracomment>geometry/convex.py</extracomment>
      <translation>有一个顶点连着 {degree} 条棱，超过了 {widest} 条</translation>
    </message>
    <message numerus="yes">
      <source>is open: {count} edges belong to one face only</source>
      <extracomment>geometry/convex.py</extracomment>
      <translation>
        <numerusform>不封闭：有 {count} 条边只属于一个面</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>is not a manifold: {count} edges belong to more than two faces</source>
      <extracomment>geometry/convex.py</extracomment>
      <translation>
        <numerusform>不是流形：有 {count} 条边属于两个以上的面</numerusform>
      </translation>
    </message>
    <message>
      <source>has more than {most_sites} places</source>
      <extracomment>geometry/convex.py</extracomment>
      <translation>有超过 {most_sites} 个位置</translation>
    </message>
    <message>
      <source>cannot be read as {kind}</source>
      <extracomment>geometry/mesh_file.py</extracomment>
      <translation>无法作为 {kind} 读取</translation>
    </message>
    <message>
      <source>{name}, line {number}: longer than {longest_line} characters</source>
      <extracomment>geometry/mesh_file.py</extracomment>
      <translation>{name}，第 {number} 行：超过 {longest_line} 个字符</translation>
    </message>
    <message>
      <source>{name}, line {number}: a face is a row of vertex numbers</source>
      <extracomment>geometry/mesh_file.py</extracomment>
      <translation>{name}，第 {number} 行：面应是一列顶点编号</translation>
    </message>
    <message>
      <source>line {number}</source>
      <extracomment>geometry/mesh_parts.py</extracomment>
      <translation>第 {number} 行</translation>
    </message>
    <message>
      <source>{name}: {count} {things}, more than {most}</source>
      <extracomment>geometry/mesh_parts.py</extracomment>
      <translation>{name}：{count}（{things}）超过了 {most}</translation>
    </message>
    <message>
      <source>{name}: it has more than {most_lines} lines</source>
      <extracomment>geometry/mesh_parts.py</extracomment>
      <translation>{name}：超过 {most_lines} 行</translation>
    </message>
    <message>
      <source>{name}, {place}: a vertex is three numbers</source>
      <extracomment>geometry/mesh_parts.py</extracomment>
      <translation>{name}，{place}：顶点应是三个数字</translation>
    </message>
    <message>
      <source>vertices</source>
      <extracomment>geometry/mesh_parts.py</extracomment>
      <translation>顶点</translation>
    </message>
    <message>
      <source>{name}, {place}: a face has three corners or more</source>
      <extracomment>geometry/mesh_parts.py</extracomment>
      <translation>{name}，{place}：面至少要有三个角</translation>
    </message>
    <message>
      <source>triangles</source>
      <extracomment>geometry/mesh_parts.py</extracomment>
      <translation>三角形</translation>
    </message>
    <message>
      <source>{name}: a face has a vertex that does not exist</source>
      <extracomment>geometry/mesh_parts.py</extracomment>
      <translation>{name}：有一个面用到了不存在的顶点</translation>
    </message>
    <message>
      <source>{name}: {vertices} vertices and {faces} faces announced, {lines} lines found</source>
      <extracomment>geometry/off.py</extracomment>
      <translation>{name}：声明了 {vertices} 个顶点和 {faces} 个面，实际有 {lines} 行</translation>
    </message>
    <message>
      <source>{name}, line {number}: an OFF file starts with the word OFF</source>
      <extracomment>geometry/off.py</extracomment>
      <translation>{name}，第 {number} 行：OFF 文件以单词 OFF 开头</translation>
    </message>
    <message>
      <source>{name}: {word} is for vertices of four coordinates or more, here they have three</source>
      <extracomment>geometry/off.py</extracomment>
      <translation>{name}：{word} 用于有四个或更多坐标的顶点，而这里的顶点有三个坐标</translation>
    </message>
    <message>
      <source>{name}: it is binary; save it as text</source>
      <extracomment>geometry/off.py</extracomment>
      <translation>{name}：是二进制文件；请保存为文本</translation>
    </message>
    <message>
      <source>faces</source>
      <extracomment>geometry/off.py</extracomment>
      <translation>面</translation>
    </message>
    <message>
      <source>{name}, line {number}: not a face of the {vertex_count} vertices</source>
      <extracomment>geometry/off.py</extracomment>
      <translation>{name}，第 {number} 行：不是由这 {vertex_count} 个顶点组成的面</translation>
    </message>
    <message>
      <source>{name}: the numbers of vertices and faces are missing</source>
      <extracomment>geometry/off.py</extracomment>
      <translation>{name}：缺少顶点数和面数</translation>
    </message>
    <message>
      <source>{name}, line {number}: a vertex is three numbers</source>
      <extracomment>geometry/off.py</extracomment>
      <translation>{name}，第 {number} 行：顶点应是三个数字</translation>
    </message>
    <message>
      <source>{name}, line {number}: a face is a row of whole numbers</source>
      <extracomment>geometry/off.py</extracomment>
      <translation>{name}，第 {number} 行：面应是一列整数</translation>
    </message>
    <message>
      <source>{place}: no property of numbers</source>
      <extracomment>geometry/ply.py</extracomment>
      <translation>{place}：不是数值属性</translation>
    </message>
    <message>
      <source>{name}: the element {element} has no {names}</source>
      <extracomment>geometry/ply.py</extracomment>
      <translation>{name}：元素 {element} 没有 {names}</translation>
    </message>
    <message>
      <source>{name}: it is not a mesh, or it is damaged</source>
      <extracomment>geometry/ply.py</extracomment>
      <translation>{name}：不是网格，或已损坏</translation>
    </message>
    <message>
      <source>{name}: its header names no format</source>
      <extracomment>geometry/ply.py</extracomment>
      <translation>{name}：文件头没有写明格式</translation>
    </message>
    <message>
      <source>numbers and lists</source>
      <extracomment>geometry/ply.py</extracomment>
      <translation>数字和列表</translation>
    </message>
    <message>
      <source>{name}: the number of the element {kind} is missing</source>
      <extracomment>geometry/ply.py</extracomment>
      <translation>{name}：缺少元素 {kind} 的数目</translation>
    </message>
    <message>
      <source>rows of the element {kind}</source>
      <extracomment>geometry/ply.py</extracomment>
      <translation>元素 {kind} 的行</translation>
    </message>
    <message>
      <source>vertex {number}</source>
      <extracomment>geometry/ply.py</extracomment>
      <translation>顶点 {number}</translation>
    </message>
    <message>
      <source>face {number}</source>
      <extracomment>geometry/ply.py</extracomment>
      <translation>面 {number}</translation>
    </message>
    <message>
      <source>{name}: it is damaged, or its end is missing</source>
      <extracomment>geometry/ply.py</extracomment>
      <translation>{name}：文件已损坏，或末尾缺失</translation>
    </message>
    <message>
      <source>{name}, line {number}</source>
      <extracomment>geometry/ply.py</extracomment>
      <translation>{name}，第 {number} 行</translation>
    </message>
    <message>
      <source>{name}, line {number}: it is not a mesh, or it is damaged</source>
      <extracomment>geometry/ply.py</extracomment>
      <translation>{name}，第 {number} 行：不是网格，或已损坏</translation>
    </message>
    <message>
      <source>elements</source>
      <extracomment>geometry/ply.py</extracomment>
      <translation>元素</translation>
    </message>
    <message>
      <source>properties</source>
      <extracomment>geometry/ply.py</extracomment>
      <translation>属性</translation>
    </message>
    <message>
      <source>no realm '{name}' (choose from {names})</source>
      <extracomment>geometry/standing.py</extracomment>
      <translation>没有领域“{name}”（可用：{names}）</translation>
    </message>
    <message>
      <source>{name}: its end is missing</source>
      <extracomment>geometry/stl.py</extracomment>
      <translation>{name}：文件末尾缺失</translation>
    </message>
    <message>
      <source>{uid} is a board from a file, and such boards have no opening books</source>
      <extracomment>lab/book_making.py</extracomment>
      <translation>{uid} 是来自文件的棋盘，这类棋盘没有开局库</translation>
    </message>
    <message>
      <source>{uid} starts with a new deal every time, so no opening comes up again</source>
      <extracomment>lab/book_making.py</extracomment>
      <translation>{uid} 每次发牌都不同，开局不会重复出现</translation>
    </message>
    <message>
      <source>the board opens</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>棋盘可以打开</translation>
    </message>
    <message>
      <source>random games end</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>随机对局会结束</translation>
    </message>
    <message>
      <source>functions and constants</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>函数与常量</translation>
    </message>
    <message>
      <source>legal moves</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>合法着法</translation>
    </message>
    <message>
      <source>texts of moves</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>着法的写法</translation>
    </message>
    <message>
      <source>fens</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>FEN</translation>
    </message>
    <message>
      <source>positions from fens</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>由FEN得到的局面</translation>
    </message>
    <message>
      <source>positions stay as they are</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>局面保持不变</translation>
    </message>
    <message>
      <source>clicks</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>点击</translation>
    </message>
    <message>
      <source>captures</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>吃子</translation>
    </message>
    <message>
      <source>symmetries</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>对称</translation>
    </message>
    <message>
      <source>random moves</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>随机着法</translation>
    </message>
    <message>
      <source>playouts</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>模拟对局</translation>
    </message>
    <message>
      <source>patterns</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>模式</translation>
    </message>
    <message>
      <source>layout</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>布局</translation>
    </message>
    <message>
      <source>diagrams and counts</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>图示与计数</translation>
    </message>
    <message>
      <source>setting up</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>摆局面</translation>
    </message>
    <message>
      <source>rules page</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>规则页</translation>
    </message>
    <message>
      <source>files</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>文件</translation>
    </message>
    <message>
      <source>pictures</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>图片</translation>
    </message>
    <message>
      <source>machine code</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>机器码</translation>
    </message>
    <message>
      <source>engine</source>
      <extracomment>lab/checks/checks.py</extracomment>
      <translation>引擎</translation>
    </message>
    <message>
      <source>a picture in the rules is no line of its own: {line}</source>
      <extracomment>lab/checks/shown.py</extracomment>
      <translation>规则中的图片没有独占一行：{line}</translation>
    </message>
    <message>
      <source>playouts/s</source>
      <extracomment>lab/commands/bench.py</extracomment>
      <translation>模拟/秒</translation>
    </message>
    <message>
      <source>moves/s</source>
      <extracomment>lab/commands/bench.py</extracomment>
      <translation>着法/秒</translation>
    </message>
    <message>
      <source>draws/move</source>
      <extracomment>lab/commands/bench.py</extracomment>
      <translation>抽取/步</translation>
    </message>
    <message>
      <source>Each move of Ring Majority places one stone: its moves/s are placed stones/s.</source>
      <extracomment>lab/commands/bench.py</extracomment>
      <translation>Ring Majority 每步放一枚棋子：其着法/秒就是每秒放下的棋子数。</translation>
    </message>
    <message>
      <source>Loophole 2D fills the board at once and judges it: its moves/s are filled cells/s.</source>
      <extracomment>lab/commands/bench.py</extracomment>
      <translation>Loophole 2D 一次填满棋盘再判定：其着法/秒就是每秒填入的格子数。</translation>
    </message>
    <message>
      <source>count the sequences of legal moves</source>
      <extracomment>lab/commands/bench.py</extracomment>
      <translation>统计合法着法序列的数量</translation>
    </message>
    <message>
      <source>Count the sequences of legal moves of every length up to a depth.</source>
      <extracomment>lab/commands/bench.py</extracomment>
      <translation>统计直到某一深度的每种长度的合法着法序列的数量。</translation>
    </message>
    <message>
      <source>the longest (default: 3)</source>
      <extracomment>lab/commands/bench.py</extracomment>
      <translation>最大长度（默认：3）</translation>
    </message>
    <message>
      <source>count each first move by itself</source>
      <extracomment>lab/commands/bench.py</extracomment>
      <translation>分别统计每个第一步</translation>
    </message>
    <message>
      <source>measure the speed of the rules</source>
      <extracomment>lab/commands/bench.py</extracomment>
      <translation>测量规则的运行速度</translation>
    </message>
    <message>
      <source>Play random games on one core, choosing uniformly among the legal moves, with every rule applied. A draw is one step of a calibration loop of random numbers.</source>
      <extracomment>lab/commands/bench.py</extracomment>
      <translation>在单个核心上，用等概率随机选出的合法着法下随机对局，并遵守全部规则。一次“抽取”是随机数校准循环中的一步。</translation>
    </message>
    <message>
      <source>the variants (default: eight of all games)</source>
      <extracomment>lab/commands/bench.py</extracomment>
      <translation>变体（默认：全部游戏中的八个）</translation>
    </message>
    <message>
      <source>time for each (default: 3)</source>
      <extracomment>lab/commands/bench.py</extracomment>
      <translation>每项的时间（默认：3）</translation>
    </message>
    <message>
      <source>calibration: {draws} M draws/s</source>
      <extracomment>lab/commands/bench.py</extracomment>
      <translation>校准：{draws}M 次抽取/秒</translation>
    </message>
    <message numerus="yes">
      <source>{variant}: no book is written, because no move was played in {count} games</source>
      <extracomment>lab/commands/book.py</extracomment>
      <translation>
        <numerusform>{variant}：没有一步棋在 {count} 局中下过，因此不写入开局库</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{variant}: {done} of {count} games</source>
      <extracomment>lab/commands/book.py</extracomment>
      <translation>
        <numerusform>{variant}：已完成 {done}/{count} 局</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{path}: {count} positions, {size} kB</source>
      <extracomment>lab/commands/book.py</extracomment>
      <translation>
        <numerusform>{path}：{count} 个局面，{size} kB</numerusform>
      </translation>
    </message>
    <message>
      <source>first move</source>
      <extracomment>lab/commands/book.py</extracomment>
      <translation>第一步</translation>
    </message>
    <message>
      <source>score %</source>
      <extracomment>lab/commands/book.py</extracomment>
      <translation>得分率 %</translation>
    </message>
    <message>
      <source>in the book</source>
      <extracomment>lab/commands/book.py</extracomment>
      <translation>开局库</translation>
    </message>
    <message>
      <source>make opening books from self-play</source>
      <extracomment>lab/commands/book.py</extracomment>
      <translation>通过自我对弈生成开局库</translation>
    </message>
    <message>
      <source>Let the engine play itself and make an opening book from the games. It draws the first moves from those that it likes best and that did well in earlier games. For every position, however the board is turned and whichever moves led to it, the book shows how often each move was played and how many points it scored. A few hundred games cover only a few plies; test a book with a match of strong,book=yes against strong, with --random-plies 0. Ctrl+C stops; finished games are kept in the folder games beside the books, and the same command resumes. Games that start at random and boards from files have no books.</source>
      <extracomment>lab/commands/book.py</extracomment>
      <translation>让引擎自我对弈，并由这些对局生成开局库。最初几步从它最看好且在此前对局中成绩良好的着法中抽取。对每个局面，不论棋盘如何转动、经由哪些着法到达，开局库都会记录各个着法走过多少次、得了多少分。几百局只能覆盖最初几步；请用 strong,book=yes 对 strong、并使用 --random-plies 0 的对抗赛来检验开局库。Ctrl+C 停止；已下完的对局保存在开局库旁边的 games 文件夹中，再次运行同一命令即可继续。开局带随机性的游戏和来自文件的棋盘没有开局库。</translation>
    </message>
    <message>
      <source>the variants, such as loop/mini ring-majority/cube</source>
      <extracomment>lab/commands/book.py</extracomment>
      <translation>变体，例如 loop/mini ring-majority/cube</translation>
    </message>
    <message>
      <source>playouts for a move after these (default: as many as before)</source>
      <extracomment>lab/commands/book.py</extracomment>
      <translation>在此之后每步的模拟次数（默认：与之前相同）</translation>
    </message>
    <message>
      <source>where books and games are kept (default: where the engine looks for books first)</source>
      <extracomment>lab/commands/book.py</extracomment>
      <translation>开局库和对局的保存位置（默认：引擎最先查找开局库的位置）</translation>
    </message>
    <message>
      <source>this part of the round is done; merge the files of all parts</source>
      <extracomment>lab/commands/book.py</extracomment>
      <translation>本轮中这一部分已完成；请合并所有部分的文件</translation>
    </message>
    <message>
      <source>played</source>
      <extracomment>lab/commands/book.py</extracomment>
      <translation>采用</translation>
    </message>
    <message>
      <source>left out</source>
      <extracomment>lab/commands/book.py</extracomment>
      <translation>略去</translation>
    </message>
    <message>
      <source>seconds for a move, instead of {nodes} playouts</source>
      <extracomment>lab/commands/book.py</extracomment>
      <translation>每步的秒数，用来代替 {nodes} 次模拟</translation>
    </message>
    <message>
      <source>how many moves of each game the book has (default: {plies})</source>
      <extracomment>lab/commands/book.py</extracomment>
      <translation>开局库收录每局的前多少步（默认：{plies}）</translation>
    </message>
    <message numerus="yes">
      <source>{count} checks failed.</source>
      <extracomment>lab/commands/check.py</extracomment>
      <translation>
        <numerusform>有 {count} 项不成立。</numerusform>
      </translation>
    </message>
    <message>
      <source>check a game of your own</source>
      <extracomment>lab/commands/check.py</extracomment>
      <translation>检查自制的游戏</translation>
    </message>
    <message>
      <source>Play random games of every board with plain and with compiled rules, and check moves, texts, pictures, files, the rules page and the engine. Exit code 1 if a check fails.</source>
      <extracomment>lab/commands/check.py</extracomment>
      <translation>在每个棋盘上分别用普通规则和编译后的规则进行随机对局，并检查着法、文字、图片、文件、规则页和引擎。若有不成立之处，退出码为 1。</translation>
    </message>
    <message>
      <source>a game as module:NAME, also in this folder, or its id</source>
      <extracomment>lab/commands/check.py</extracomment>
      <translation>以 module:NAME 表示的游戏（也可在此文件夹中），或其标识</translation>
    </message>
    <message>
      <source>All checks passed.</source>
      <extracomment>lab/commands/check.py</extracomment>
      <translation>全部成立。</translation>
    </message>
    <message>
      <source>draw boards in every theme and material, with a page that shows them</source>
      <extracomment>lab/commands/gallery.py</extracomment>
      <translation>用每种主题和材质绘制棋盘，并生成展示页面</translation>
    </message>
    <message>
      <source>Draw boards, each in the middle of a random game, in every theme and in every material, and write a page that shows all pictures. No display is needed.</source>
      <extracomment>lab/commands/gallery.py</extracomment>
      <translation>把各个棋盘放在一局随机对局的中盘，用每种主题和每种材质绘制，并写出展示所有图片的页面。不需要显示器。</translation>
    </message>
    <message>
      <source>the variants (default: all)</source>
      <extracomment>lab/commands/gallery.py</extracomment>
      <translation>变体（默认：全部）</translation>
    </message>
    <message>
      <source>the folder of the pictures</source>
      <extracomment>lab/commands/gallery.py</extracomment>
      <translation>存放图片的文件夹</translation>
    </message>
    <message>
      <source>only this one; can be repeated</source>
      <extracomment>lab/commands/gallery.py</extracomment>
      <translation>只用这一个；可以重复</translation>
    </message>
    <message>
      <source>only these; can be repeated</source>
      <extracomment>lab/commands/gallery.py</extracomment>
      <translation>只用这些；可以重复</translation>
    </message>
    <message>
      <source>pixels of a picture (default: 400x340)</source>
      <extracomment>lab/commands/gallery.py</extracomment>
      <translation>图片的像素数（默认：400x340）</translation>
    </message>
    <message>
      <source>photograph one board of each game too</source>
      <extracomment>lab/commands/gallery.py</extracomment>
      <translation>每种游戏再拍一张棋盘照片</translation>
    </message>
    <message>
      <source>show the pictures of an earlier gallery beside these</source>
      <extracomment>lab/commands/gallery.py</extracomment>
      <translation>与以前生成的图片并排显示</translation>
    </message>
    <message>
      <source>--shard needs --folder, where the finished part is kept</source>
      <extracomment>lab/commands/levels.py</extracomment>
      <translation>--shard 需要 --folder 来保存在这里完成的部分</translation>
    </message>
    <message>
      <source>measure the levels against each other</source>
      <extracomment>lab/commands/levels.py</extracomment>
      <translation>让各等级互相较量</translation>
    </message>
    <message>
      <source>Let every level play a match against the one below it. The table shows the higher level's results. Ctrl+C stops; with --folder the same command resumes. Measurements of your own games are kept.</source>
      <extracomment>lab/commands/levels.py</extracomment>
      <translation>让每个等级与低一级的等级下对抗赛。表格显示较高等级的成绩。Ctrl+C 停止；使用 --folder 时，以后运行同一命令即可继续。自制游戏的测量结果会保留下来。</translation>
    </message>
    <message>
      <source>the variants (default: one of every game)</source>
      <extracomment>lab/commands/levels.py</extracomment>
      <translation>变体（默认：每种游戏一个）</translation>
    </message>
    <message>
      <source>the lowest and the highest (default: 1-10)</source>
      <extracomment>lab/commands/levels.py</extracomment>
      <translation>最低等级和最高等级（默认：1-10）</translation>
    </message>
    <message>
      <source>seconds for a move, instead of the levels' own</source>
      <extracomment>lab/commands/levels.py</extracomment>
      <translation>每步的秒数，代替各等级自己的用时</translation>
    </message>
    <message>
      <source>keep the games of each variant in a file here, and resume from it</source>
      <extracomment>lab/commands/levels.py</extracomment>
      <translation>把每个变体的对局保存在此处的文件中，并从那里继续</translation>
    </message>
    <message>
      <source>{path} now has the levels</source>
      <extracomment>lab/commands/levels.py</extracomment>
      <translation>级别已保存在 {path}</translation>
    </message>
    <message>
      <source>'{text}' is not a range of levels such as 1-10</source>
      <extracomment>lab/commands/levels.py</extracomment>
      <translation>“{text}”不是像 1-10 这样的级别范围</translation>
    </message>
    <message>
      <source>{path}: {units} {of_jobs}; {repeated}</source>
      <extracomment>lab/commands/machines.py</extracomment>
      <translation>{path}：{of_jobs}{units}；{repeated}</translation>
    </message>
    <message numerus="yes">
      <source>{count} workers serve {address}</source>
      <extracomment>lab/commands/machines.py</extracomment>
      <translation>
        <numerusform>{count} 个工作进程为 {address} 服务</numerusform>
      </translation>
    </message>
    <message>
      <source>the scheduler has ended</source>
      <extracomment>lab/commands/machines.py</extracomment>
      <translation>调度器已结束</translation>
    </message>
    <message>
      <source>merge the files of shards</source>
      <extracomment>lab/commands/machines.py</extracomment>
      <translation>合并各部分的文件</translation>
    </message>
    <message>
      <source>Merge files that were made with --file, from matches, levels, books, reviews or tuning. What is in several of them counts once. The same command without --shard, with the new file, then shows the result. Files of earlier versions are brought up to date.</source>
      <extracomment>lab/commands/machines.py</extracomment>
      <translation>合并用 --file 生成的比赛、等级、开局库、复盘或学习的文件。出现在多个文件中的只算一次。之后不带 --shard、使用新文件的同一命令会显示结果。早期版本的文件会更新为新格式。</translation>
    </message>
    <message>
      <source>the files</source>
      <extracomment>lab/commands/machines.py</extracomment>
      <translation>文件</translation>
    </message>
    <message>
      <source>the file to write</source>
      <extracomment>lab/commands/machines.py</extracomment>
      <translation>要写入的文件</translation>
    </message>
    <message>
      <source>let this machine work for a cluster</source>
      <extracomment>lab/commands/machines.py</extracomment>
      <translation>让这台计算机为集群工作</translation>
    </message>
    <message>
      <source>Start workers for the Dask scheduler at this address; match --cluster and other commands hand their games to it. Anybody who reaches the scheduler can run code here: the page on clusters says how to protect it. Ctrl+C stops.</source>
      <extracomment>lab/commands/machines.py</extracomment>
      <translation>为此地址的 Dask 调度器启动工作进程；match --cluster 等命令会把对局交给它。任何能连接到调度器的人都可以在这里运行代码：关于集群的页面说明如何保护它。按 Ctrl+C 停止。</translation>
    </message>
    <message>
      <source>such as tls://host:8786</source>
      <extracomment>lab/commands/machines.py</extracomment>
      <translation>例如 tls://host:8786</translation>
    </message>
    <message>
      <source>how many workers, each on one core (default: as many as there are cores)</source>
      <extracomment>lab/commands/machines.py</extracomment>
      <translation>工作进程数，每个使用一个核心（默认：与核心数相同）</translation>
    </message>
    <message>
      <source>start programs that speak UGI as players, if a match names them</source>
      <extracomment>lab/commands/machines.py</extracomment>
      <translation>当比赛指定时，启动会说 UGI 的程序作为棋手</translation>
    </message>
    <message numerus="yes">
      <source>{count} units of work</source>
      <extracomment>lab/commands/machines.py</extracomment>
      <translation>
        <numerusform>{count} 个工作单元</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>of {count} jobs</source>
      <extracomment>lab/commands/machines.py</extracomment>
      <translation>
        <numerusform>{count} 项任务的 </numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} were duplicates</source>
      <extracomment>lab/commands/machines.py</extracomment>
      <translation>
        <numerusform>{count} 个重复</numerusform>
      </translation>
    </message>
    <message>
      <source>a match needs two players at least</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>比赛至少需要两名棋手</translation>
    </message>
    <message>
      <source>"{player}" is not one of the players</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>“{player}”没有参赛</translation>
    </message>
    <message>
      <source>--sprt is for two players</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>--sprt 只用于两名棋手</translation>
    </message>
    <message>
      <source>--sprt needs all games in their order, not a shard</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>--sprt 不能用于一部分，只能用于按顺序的全部对局</translation>
    </message>
    <message>
      <source>let players play a match or a tournament</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>让棋手进行比赛或循环赛</translation>
    </message>
    <message>
      <source>Play a match of two players, or a tournament of more. A player is search settings (plain, strong, strong,rave_bias=200), a level (level=3), varied=6, which draws its first 6 plies from those that strong likes best, or a program that speaks UGI (ugi:COMMAND). strong,book=yes and level=10,book=yes play from the opening book. Games come in pairs with the same opening and the same deal, and colours exchanged. Ctrl+C stops; with --file the same command resumes.</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>进行两名棋手的比赛，或更多棋手的循环赛。棋手可以是搜索设置（plain、strong、strong,rave_bias=200）、等级（level=3）、varied=6（前 6 手在 strong 喜欢的着法中抽取），或会说 UGI 的程序（ugi:COMMAND）。strong,book=yes 和 level=10,book=yes 使用开局库。每两局使用相同的开局和相同的发牌，并交换颜色。按 Ctrl+C 停止；使用 --file 时，同一命令以后可以继续。</translation>
    </message>
    <message>
      <source>the players; scores are the first one's</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>棋手；得分是第一名棋手的</translation>
    </message>
    <message>
      <source>with more than two players, let only the first play against all others</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>多于两名棋手时，让第一名与其他所有人对局，而不是所有人相互对局</translation>
    </message>
    <message>
      <source>seconds for a move; levels have limits of their own</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>每步的秒数；各等级有自己的限制</translation>
    </message>
    <message>
      <source>end a game as soon as an engine that chooses no moves at random has proven its result</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>只要不抽取着法的引擎证明了结果，就结束对局</translation>
    </message>
    <message>
      <source>random moves that every pair of games begins with (default: 2)</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>每两局开头的随机步数（默认：2）</translation>
    </message>
    <message>
      <source>a file with one opening per line, as moves; each is played by a pair of games</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>每行写有一个开局着法的文件，每个开局进行一对对局</translation>
    </message>
    <message>
      <source>stop as soon as a sequential test decides whether the first player is better by ELO0 or by ELO1</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>一旦序贯检验判定第一名棋手强 ELO0 还是 ELO1，就停止</translation>
    </message>
    <message>
      <source>how often the test may decide for ELO1 when ELO0 is true (default: 0.05)</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>ELO0 为真时检验可以判为 ELO1 的概率（默认：0.05）</translation>
    </message>
    <message>
      <source>how often the test may decide for ELO0 when ELO1 is true (default: 0.05)</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>ELO1 为真时检验可以判为 ELO0 的概率（默认：0.05）</translation>
    </message>
    <message>
      <source>ELO0 and ELO1 are normalized Elo</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>ELO0 和 ELO1 是归一化 Elo</translation>
    </message>
    <message>
      <source>the player whose rating is 0 in a tournament (default: the first one)</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>循环赛中等级分为 0 的棋手（默认：第一名）</translation>
    </message>
    <message>
      <source>write a row for every game to this file</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>为每一局在此文件中写一行</translation>
    </message>
    <message>
      <source>draw score, length and time to this SVG or PNG file</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>把得分、长度和用时画到这个 SVG 或 PNG 文件中</translation>
    </message>
    <message>
      <source>how many, in pairs: an odd number means one more (default: {games})</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>对局数，成对进行：奇数表示多一局（默认：{games}）</translation>
    </message>
    <message>
      <source>fixes openings, deals and what the players draw (default: {seed})</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>固定开局、发牌以及棋手的抽取（默认：{seed}）</translation>
    </message>
    <message>
      <source>'{text}' is not a difference in Elo</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>“{text}”不是 Elo 差</translation>
    </message>
    <message>
      <source>'{text}' is not a probability between 0 and 0.5</source>
      <extracomment>lab/commands/match.py</extracomment>
      <translation>“{text}”不是 0 与 0.5 之间的概率</translation>
    </message>
    <message numerus="yes">
      <source>{done} of {count} games of {variant}</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>
        <numerusform>{variant}：已完成 {done}/{count} 局</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{variant}: a level's results against the one below, {count} games</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>
        <numerusform>{variant}：各等级对低一级的成绩，{count} 局</numerusform>
      </translation>
    </message>
    <message>
      <source>Elo {elo0} or {elo1} ({scale})</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>Elo {elo0} 或 {elo1}（{scale}）</translation>
    </message>
    <message>
      <source>log-likelihood ratio {ratio} of {lower} to {upper}</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>对数似然比 {ratio}（{lower} 到 {upper}）</translation>
    </message>
    <message numerus="yes">
      <source>{asked}: {hypothesis}, {elo}, after {count} pairs, {ratio}</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>
        <numerusform>{asked}：{count} 对后判定 {hypothesis}（{elo}），{ratio}</numerusform>
      </translation>
    </message>
    <message>
      <source>{played}, {mean} plies each</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>{played}，平均每局 {mean} 步</translation>
    </message>
    <message>
      <source>levels</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>等级</translation>
    </message>
    <message>
      <source>player</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>棋手</translation>
    </message>
    <message>
      <source>rating</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>等级分</translation>
    </message>
    <message numerus="yes">
      <source>{asked}: open after {count} pairs, {ratio}</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>
        <numerusform>{asked}：{count} 对后尚未判定，{ratio}</numerusform>
      </translation>
    </message>
    <message>
      <source>A as</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>A 执</translation>
    </message>
    <message>
      <source>both</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>合计</translation>
    </message>
    <message>
      <source>time a move</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>每步时间</translation>
    </message>
    <message>
      <source>failed moves</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>失败的着法</translation>
    </message>
    <message>
      <source>no ratings until everybody has played</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>所有棋手都下过之前没有等级分</translation>
    </message>
    <message>
      <source>logistic</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>逻辑斯谛</translation>
    </message>
    <message>
      <source>normalized</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>归一化</translation>
    </message>
    <message>
      <source>{low} to {high}</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>{low} ~ {high}</translation>
    </message>
    <message>
      <source>{first} against {second}</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>{first} 对 {second}</translation>
    </message>
    <message>
      <source>game {game}, move {move}: {failure}</source>
      <extracomment>lab/commands/match_table.py</extracomment>
      <translation>第 {game} 局，第 {move} 步：{failure}</translation>
    </message>
    <message>
      <source>{id}: {solution} is not the one right move</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>{id}：{solution} 不是唯一正确的着法</translation>
    </message>
    <message numerus="yes">
      <source>{told} after {count} games</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>
        <numerusform>{told}，下了 {count} 局</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{part} of {count} puzzles proven, {played} moves tried in {taken} s</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>
        <numerusform>已证明 {part}/{count} 道习题，{taken} 秒内试走 {played} 步</numerusform>
      </translation>
    </message>
    <message>
      <source>{id}: {played} moves do not prove it</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>{id}：试走 {played} 步也无法证明</translation>
    </message>
    <message numerus="yes">
      <source>{count} puzzles</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>
        <numerusform>{count} 道习题</numerusform>
      </translation>
    </message>
    <message>
      <source>puzzles</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>习题</translation>
    </message>
    <message>
      <source>tried</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>尝试</translation>
    </message>
    <message>
      <source>solved</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>答对</translation>
    </message>
    <message>
      <source>with hints</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>用提示</translation>
    </message>
    <message>
      <source>missed</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>答错</translation>
    </message>
    <message>
      <source>puzzle</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>习题</translation>
    </message>
    <message>
      <source>goal</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>目标</translation>
    </message>
    <message>
      <source>solution</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>答案</translation>
    </message>
    <message>
      <source>hard</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>难度</translation>
    </message>
    <message>
      <source>make, check and list puzzles, and see your results</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>生成、检验和列出习题，并查看你的成绩</translation>
    </message>
    <message>
      <source>Puzzles are positions in which exactly one first move is right, which is proven. They come from games that the engine played against itself.</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>习题是只有一种正确的第一步、并且经过证明的局面。它们来自引擎的自我对弈。</translation>
    </message>
    <message>
      <source>find puzzles in games that the engine plays against itself</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>在引擎的自我对弈中寻找习题</translation>
    </message>
    <message>
      <source>Let the engine play itself and keep what brute force proves: positions near the end with exactly one right first move. The file is written after every find; what is in it stays, so Ctrl+C loses nothing and the same command resumes.</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>让引擎自我对弈，并保留穷举所证明的结果：终局前只有一种正确第一步的局面。每找到一题就写入文件；已写入的内容会保留，所以 Ctrl+C 不会丢失任何东西，再次运行同一命令即可继续。</translation>
    </message>
    <message>
      <source>the file of puzzles</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>习题文件</translation>
    </message>
    <message>
      <source>the longest time for a variant (default: none)</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>每个变体的最长时间（默认：无限制）</translation>
    </message>
    <message>
      <source>games at a time, at most one a core (default: 1)</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>同时进行的对局数，最多每个核心一局（默认：1）</translation>
    </message>
    <message>
      <source>fixes the games (default: 1)</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>固定对局内容（默认：1）</translation>
    </message>
    <message>
      <source>prove every puzzle of a file again</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>重新证明文件中的每道习题</translation>
    </message>
    <message>
      <source>Try all moves of every puzzle by brute force over the rules. Exit code 1 if a proof fails.</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>按照规则用穷举法尝试每道习题的所有着法。如有证明不成立，退出码为 1。</translation>
    </message>
    <message>
      <source>list the puzzles of a file</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>列出文件中的习题</translation>
    </message>
    <message>
      <source>List the puzzles of a file.</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>列出文件中的习题。</translation>
    </message>
    <message>
      <source>what the puzzles ask for</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>习题考查的内容</translation>
    </message>
    <message>
      <source>show your puzzle rating and what you solved</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>显示你的习题等级分和做对的题</translation>
    </message>
    <message>
      <source>Show your puzzle rating, your streaks, and what you solved of each theme and game.</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>显示你的习题等级分、连胜，以及各主题和各游戏做对的题。</translation>
    </message>
    <message>
      <source>the puzzles (default: those that come with the program)</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>习题（默认：程序自带的习题）</translation>
    </message>
    <message numerus="yes">
      <source>{variant}: {done} of {count} puzzles</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>
        <numerusform>{variant}：{done}/{count} 道习题</numerusform>
      </translation>
    </message>
    <message>
      <source>the first puzzle</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>第一道习题</translation>
    </message>
    <message>
      <source>puzzle {number} of {total}: {id}</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>第 {number}/{total} 道习题：{id}</translation>
    </message>
    <message>
      <source>all</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>全部</translation>
    </message>
    <message>
      <source>win</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>获胜</translation>
    </message>
    <message>
      <source>win in n</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>n 步内获胜</translation>
    </message>
    <message>
      <source>do not lose</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>不败</translation>
    </message>
    <message>
      <source>best capture</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>最佳吃子</translation>
    </message>
    <message numerus="yes">
      <source>{told}, {count} games</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>
        <numerusform>{told}，{count} 局</numerusform>
      </translation>
    </message>
    <message>
      <source>how many of each variant the file should have (default: {count})</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>文件中每个变体应有多少道习题（默认：{count}）</translation>
    </message>
    <message>
      <source>{variant}: the first game</source>
      <extracomment>lab/commands/puzzles.py</extracomment>
      <translation>{variant}：第一局</translation>
    </message>
    <message>
      <source>measure what variants are worth as games</source>
      <extracomment>lab/commands/report.py</extracomment>
      <translation>衡量各变体作为游戏的价值</translation>
    </message>
    <message>
      <source>Let the engine play itself, and write a page on each variant, a JSON file with its figures, and a page that compares all reports in the folder. The games are kept there too. Ctrl+C stops; the same command resumes, and only writes the pages once all games are there.</source>
      <extracomment>lab/commands/report.py</extracomment>
      <translation>让引擎与自己对局，为每个变体写一个页面和一个含有数据的 JSON 文件，并写一个比较文件夹中所有报告的页面。对局保存在文件夹中。按 Ctrl+C 停止；同一命令以后可以继续，所有对局齐全后只写页面。</translation>
    </message>
    <message>
      <source>the folder for games and pages</source>
      <extracomment>lab/commands/report.py</extracomment>
      <translation>存放对局和页面的文件夹</translation>
    </message>
    <message numerus="yes">
      <source>{variant}: {done} of {count} units of work</source>
      <extracomment>lab/commands/report.py</extracomment>
      <translation>
        <numerusform>{variant}：{count} 个工作单元中的 {done} 个</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{variant}: {done} of {count} games examined</source>
      <extracomment>lab/commands/report.py</extracomment>
      <translation>
        <numerusform>{variant}：已查看 {count} 局中的 {done} 局</numerusform>
      </translation>
    </message>
    <message>
      <source>games of the engine against itself (default: {games})</source>
      <extracomment>lab/commands/report.py</extracomment>
      <translation>引擎自我对局的局数（默认：{games}）</translation>
    </message>
    <message>
      <source>playouts for a move (default: {nodes})</source>
      <extracomment>lab/commands/report.py</extracomment>
      <translation>每手的模拟次数（默认：{nodes}）</translation>
    </message>
    <message>
      <source>fixes all games (default: {seed})</source>
      <extracomment>lab/commands/report.py</extracomment>
      <translation>确定所有对局（默认：{seed}）</translation>
    </message>
    <message>
      <source>how many times to double the playouts, starting at --nodes, and match each number against its half (default: {doublings})</source>
      <extracomment>lab/commands/report.py</extracomment>
      <translation>把模拟次数加倍与一半相比的次数，从 --nodes 开始（默认：{doublings}）</translation>
    </message>
    <message>
      <source>games for each of them, in pairs: an odd number means one more (default: {games})</source>
      <extracomment>lab/commands/report.py</extracomment>
      <translation>每次的对局数，成对进行：奇数表示多一局（默认：{games}）</translation>
    </message>
    <message>
      <source>{variant}: this part is done; merge the files of all parts, then run the command without --shard</source>
      <extracomment>lab/commands/report.py</extracomment>
      <translation>{variant}：这一部分已完成；请合并所有部分的文件，然后不带 --shard 运行命令</translation>
    </message>
    <message>
      <source>the engine is getting ready</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>引擎正在准备</translation>
    </message>
    <message numerus="yes">
      <source>{done} of {count} positions</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>
        <numerusform>已完成 {done}/{count} 个局面</numerusform>
      </translation>
    </message>
    <message>
      <source>file</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>文件</translation>
    </message>
    <message>
      <source>side</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>一方</translation>
    </message>
    <message>
      <source>accuracy</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>准确率</translation>
    </message>
    <message>
      <source>inaccuracies</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>缓着</translation>
    </message>
    <message>
      <source>mistakes</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>失误</translation>
    </message>
    <message>
      <source>blunders</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>漏着</translation>
    </message>
    <message>
      <source>loss</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>损失</translation>
    </message>
    <message>
      <source>turn</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>轮次</translation>
    </message>
    <message>
      <source>cost</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>损失</translation>
    </message>
    <message>
      <source>better line</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>更好的变化</translation>
    </message>
    <message>
      <source>judge the moves of whole games, with a graph of each</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>评判整局棋的着法，并为每局绘制走势图</translation>
    </message>
    <message>
      <source>Evaluate every position of games and judge their moves by the drop in the chance to win: inaccuracies, mistakes and blunders, each with the move that was better. Each game is written with its evaluations, and its graph beside it. Ctrl+C stops; what is written stays.</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>评估对局中的每个局面，并按胜率的下降来评判着法：缓着、失误和漏着，各附上更好的着法。每局棋连同评估一起写出，走势图放在旁边。Ctrl+C 停止；已写出的会保留。</translation>
    </message>
    <message>
      <source>the games' files; - is standard input</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>棋谱文件；- 表示标准输入</translation>
    </message>
    <message>
      <source>the folder for games and graphs</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>存放棋谱和走势图的文件夹</translation>
    </message>
    <message>
      <source>playouts for a position, instead of a time</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>每个局面的模拟次数，用来代替时间</translation>
    </message>
    <message>
      <source>add the better move, with its line, to each bad move in the games</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>在每个坏着处把更好的着法及其变化写入对局</translation>
    </message>
    <message>
      <source>the graphs' format (default: svg)</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>走势图的格式（默认：svg）</translation>
    </message>
    <message>
      <source>fixes the searches (default: 1)</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>固定搜索过程（默认：1）</translation>
    </message>
    <message>
      <source>time for a position (default: {seconds})</source>
      <extracomment>lab/commands/review.py</extracomment>
      <translation>每个局面的时间（默认：{seconds}）</translation>
    </message>
    <message>
      <source>All games ended, every move was legal; memory is steady: {size} MB from the end of the first round to the end of the last.</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>所有对局都已结束，每一步都合法；内存平稳：从第一轮结束到最后一轮结束变化 {size} MB。</translation>
    </message>
    <message numerus="yes">
      <source>round {number} of {total}, {count} games: {memory}</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>
        <numerusform>第 {number}/{total} 轮，{count} 局：{memory}</numerusform>
      </translation>
    </message>
    <message>
      <source>memory is not known on this system</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>此系统上无法得知内存用量</translation>
    </message>
    <message>
      <source>the memory of the engine grew by {size} MB from the end of the first round to the end of the last</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>从第一轮结束到最后一轮结束，引擎的内存增加了 {size} MB</translation>
    </message>
    <message>
      <source>the memory of the rules grew by {size} MB from the end of the first round to the end of the last</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>从第一轮结束到最后一轮结束，规则的内存增加了 {size} MB</translation>
    </message>
    <message>
      <source>plies each</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>平均步数</translation>
    </message>
    <message>
      <source>longest</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>最长</translation>
    </message>
    <message>
      <source>a move, checked</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>每步（含检查）</translation>
    </message>
    <message>
      <source>play many engine games and check every move</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>让引擎下大量对局并检查每一步</translation>
    </message>
    <message>
      <source>Let the engine play itself on one variant after the other. The plain rules check every move, every game has to end, and memory has to stay steady from the first round of all variants to the last. Exit code 1 if anything goes wrong.</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>让引擎逐个变体自我对弈。每一步都由规则本身检查，每局都必须结束，内存从第一轮全部变体到最后一轮必须保持平稳。如有任何差错，退出码为 1。</translation>
    </message>
    <message>
      <source>how many in all (default: 500)</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>总局数（默认：500）</translation>
    </message>
    <message>
      <source>round {number} of {total}: {variant}, seed {seed}</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>第 {number}/{total} 轮：{variant}，种子 {seed}</translation>
    </message>
    <message>
      <source>memory: {sizes}</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>内存：{sizes}</translation>
    </message>
    <message>
      <source>All games ended, every move was legal; memory has nothing to compare with.</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>所有对局都已结束，每一步都合法；内存没有可比较的数据。</translation>
    </message>
    <message>
      <source>seconds for a move (default: {movetime})</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>每步的秒数（默认：{movetime}）</translation>
    </message>
    <message>
      <source>engine {before} to {after} MB</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>引擎 {before} 到 {after} MB</translation>
    </message>
    <message>
      <source>rules {before} to {after} MB</source>
      <extracomment>lab/commands/soak.py</extracomment>
      <translation>规则 {before} 到 {after} MB</translation>
    </message>
    <message>
      <source>{uid} has {size} places; realms of up to {most_sites} can be solved</source>
      <extracomment>lab/commands/solve.py</extracomment>
      <translation>{uid} 有 {size} 个位置；最多 {most_sites} 个位置的领域才能求解</translation>
    </message>
    <message>
      <source>{uid} cannot be solved without compiled kernels</source>
      <extracomment>lab/commands/solve.py</extracomment>
      <translation>没有编译好的内核，无法求解 {uid}</translation>
    </message>
    <message>
      <source>solve Ring Majority on a small realm</source>
      <extracomment>lab/commands/solve.py</extracomment>
      <translation>在小型领域上求解 Ring Majority</translation>
    </message>
    <message>
      <source>Bound the result of Ring Majority on a small realm for every ply and board and write the bounds to a file. The engine plays such a realm perfectly. Ctrl+C stops; with --file the same command resumes.</source>
      <extracomment>lab/commands/solve.py</extracomment>
      <translation>求出小型领域上 Ring Majority 在每一步、每种棋盘状态下的结果界限，并写入文件。引擎在这样的领域上会下得完美无缺。Ctrl+C 停止；使用 --file 时，以后运行同一命令即可继续。</translation>
    </message>
    <message>
      <source>a realm of at most 14 places: tet</source>
      <extracomment>lab/commands/solve.py</extracomment>
      <translation>最多 14 个位置的领域：tet</translation>
    </message>
    <message>
      <source>with best play {seats} ends {max}</source>
      <extracomment>lab/commands/solve.py</extracomment>
      <translation>双方都走最佳着法时，{seats}的结果是 {max}</translation>
    </message>
    <message>
      <source>games of each variant in a round</source>
      <extracomment>lab/commands/tune.py</extracomment>
      <translation>每轮每个变体的对局数</translation>
    </message>
    <message>
      <source>playouts for a move</source>
      <extracomment>lab/commands/tune.py</extracomment>
      <translation>每手的模拟次数</translation>
    </message>
    <message>
      <source>how many rounds</source>
      <extracomment>lab/commands/tune.py</extracomment>
      <translation>轮数</translation>
    </message>
    <message>
      <source>one game is not enough: --games must be at least 2</source>
      <extracomment>lab/commands/tune.py</extracomment>
      <translation>一局不够：--games 至少为 2</translation>
    </message>
    <message>
      <source>the weights of a board from a file can only be written to an --output</source>
      <extracomment>lab/commands/tune.py</extracomment>
      <translation>来自文件的棋盘，其权重只能写到 --output 指定的位置</translation>
    </message>
    <message>
      <source>tune how good the engine expects moves to be by their patterns</source>
      <extracomment>lab/commands/tune.py</extracomment>
      <translation>调整引擎凭棋形对着法的预期</translation>
    </message>
    <message>
      <source>Let the engine play itself, see where its searches went, and fit the weights of the game's patterns to that. One variant gets weights of its own, several get those that all variants without their own share. Each round after the first searches with the weights of the one before. The weights are written after every round.</source>
      <extracomment>lab/commands/tune.py</extracomment>
      <translation>让引擎自我对弈，观察搜索的去向，并据此拟合该游戏各种棋形的权重。指定一个变体时，它会得到自己的权重；指定多个变体时，得到的是所有没有自己权重的变体共用的权重。从第二轮起，每轮都用上一轮的权重来搜索。每轮结束后写出权重。</translation>
    </message>
    <message>
      <source>the variants, which share their patterns</source>
      <extracomment>lab/commands/tune.py</extracomment>
      <translation>变体，它们共用棋形</translation>
    </message>
    <message>
      <source>{uid} has no patterns to tune</source>
      <extracomment>lab/commands/tune.py</extracomment>
      <translation>{uid} 没有可调整的棋形</translation>
    </message>
    <message>
      <source>{uid} and {other} do not share their patterns</source>
      <extracomment>lab/commands/tune.py</extracomment>
      <translation>{uid} 和 {other} 不共用棋形</translation>
    </message>
    <message numerus="yes">
      <source>round {number}: {count} positions to learn from</source>
      <extracomment>lab/commands/tune.py</extracomment>
      <translation>
        <numerusform>第 {number} 轮：{count} 个学习用局面</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>surprise at {count} others {untuned} nats untuned, {tuned} tuned</source>
      <extracomment>lab/commands/tune.py</extracomment>
      <translation>
        <numerusform>对另外 {count} 个局面的意外度：调整前 {untuned} 奈特，调整后 {tuned} 奈特</numerusform>
      </translation>
    </message>
    <message>
      <source>{learned}; {surprised}; {path}</source>
      <extracomment>lab/commands/tune.py</extracomment>
      <translation>{learned}；{surprised}；{path}</translation>
    </message>
    <message>
      <source>game {done} of {total}, {seconds} s</source>
      <extracomment>lab/commands/tune.py</extracomment>
      <translation>第 {done}/{total} 局，{seconds} 秒</translation>
    </message>
    <message>
      <source>{text} (default: {usual})</source>
      <extracomment>lab/commands/tune.py</extracomment>
      <translation>{text}（默认：{usual}）</translation>
    </message>
    <message>
      <source>--shard needs --file, where the finished part is kept</source>
      <extracomment>lab/commands/workplace.py</extracomment>
      <translation>--shard 需要 --file 来保存在这里完成的部分</translation>
    </message>
    <message>
      <source>games or other pieces of work at a time (default: 1)</source>
      <extracomment>lab/commands/workplace.py</extracomment>
      <translation>同时进行的对局或其他工作数（默认：1）</translation>
    </message>
    <message>
      <source>let the workers of a Dask scheduler do the work, such as tls://host:8786 (see the page on clusters)</source>
      <extracomment>lab/commands/workplace.py</extracomment>
      <translation>交给 Dask 调度器的工作进程，例如 tls://host:8786（见关于集群的页面）</translation>
    </message>
    <message>
      <source>keep finished work here, and resume from it</source>
      <extracomment>lab/commands/workplace.py</extracomment>
      <translation>把完成的工作保存在这里，并从中继续</translation>
    </message>
    <message>
      <source>do only part K of N, for machines without a connection; merge the files with match merge</source>
      <extracomment>lab/commands/workplace.py</extracomment>
      <translation>只做 N 份中的第 K 份，用于互不相知的计算机；用 match merge 合并文件</translation>
    </message>
    <message>
      <source>'{text}' is not a part such as 2/8</source>
      <extracomment>lab/commands/workplace.py</extracomment>
      <translation>“{text}”不是像 2/8 这样的部分</translation>
    </message>
    <message>
      <source>{uid} is over after {plies} random moves</source>
      <extracomment>lab/matches/match.py</extracomment>
      <translation>{uid} 走 {plies} 步随机着法后就结束了</translation>
    </message>
    <message>
      <source>{path} holds no openings</source>
      <extracomment>lab/matches/match.py</extracomment>
      <translation>{path} 中没有开局</translation>
    </message>
    <message>
      <source>the game is over after the moves {text}</source>
      <extracomment>lab/matches/match.py</extracomment>
      <translation>走完 {text} 后对局已结束</translation>
    </message>
    <message>
      <source>{path}, line {number}: {error}</source>
      <extracomment>lab/matches/match.py</extracomment>
      <translation>{path}，第 {number} 行：{error}</translation>
    </message>
    <message>
      <source>{path}, line {number}: not a game of a match: {error}</source>
      <extracomment>lab/matches/merging.py</extracomment>
      <translation>{path}，第 {number} 行：不是对抗赛的对局：{error}</translation>
    </message>
    <message>
      <source>it is nested too deep</source>
      <extracomment>lab/matches/merging.py</extracomment>
      <translation>嵌套太深</translation>
    </message>
    <message>
      <source>the levels of {variant} are different on this machine</source>
      <extracomment>lab/matches/pairs.py</extracomment>
      <translation>本机上 {variant} 的等级与此不同</translation>
    </message>
    <message>
      <source>"{text}" names no program, as in "ugi:program --option"</source>
      <extracomment>lab/matches/players.py</extracomment>
      <translation>“{text}”没有写明程序，应写成 "ugi:program --option" 这样</translation>
    </message>
    <message>
      <source>"{text}" is not a level such as level=3</source>
      <extracomment>lab/matches/players.py</extracomment>
      <translation>“{text}”不是 level=3 这样的等级</translation>
    </message>
    <message>
      <source>"{text}" is not varied for 0 to 99 plies, as in varied=6 or varied=6,then=5000</source>
      <extracomment>lab/matches/players.py</extracomment>
      <translation>“{text}”的变化步数不是 0 到 99，应写成 varied=6 或 varied=6,then=5000 这样</translation>
    </message>
    <message>
      <source>"{text}" needs a time or a number of playouts for a move</source>
      <extracomment>lab/matches/players.py</extracomment>
      <translation>“{text}”需要每步的时间或模拟次数</translation>
    </message>
    <message>
      <source>there are no games of {player}</source>
      <extracomment>lab/matches/ratings.py</extracomment>
      <translation>没有 {player} 的对局</translation>
    </message>
    <message>
      <source>no games link {some} with {others}</source>
      <extracomment>lab/matches/ratings.py</extracomment>
      <translation>没有对局把 {some} 与 {others} 联系起来</translation>
    </message>
    <message>
      <source>{variant}, seed {seed}, after the moves {moves}: {error}</source>
      <extracomment>lab/matches/soak.py</extracomment>
      <translation>{variant}，种子 {seed}，走 {moves} 之后：{error}</translation>
    </message>
    <message>
      <source>the game is not over after {plies} plies</source>
      <extracomment>lab/matches/soak.py</extracomment>
      <translation>{plies} 步之后对局仍未结束</translation>
    </message>
    <message>
      <source>elo0 is {elo0}, not less than elo1, {elo1}</source>
      <extracomment>lab/matches/sprt.py</extracomment>
      <translation>elo0 是 {elo0}，不小于 elo1（{elo1}）</translation>
    </message>
    <message>
      <source>"{player}" is named twice</source>
      <extracomment>lab/matches/tournament.py</extracomment>
      <translation>“{player}”被指定了两次</translation>
    </message>
    <message>
      <source>game {number} of {variant} is not over, or not evaluated</source>
      <extracomment>lab/reports/played.py</extracomment>
      <translation>{variant} 的第 {number} 局尚未结束，或未被评估</translation>
    </message>
    <message>
      <source>{path}: not a report: it is nested too deep</source>
      <extracomment>lab/reports/report.py</extracomment>
      <translation>{path}：不是报告：嵌套太深</translation>
    </message>
    <message>
      <source>{path}: not a report: {reason}</source>
      <extracomment>lab/reports/report.py</extracomment>
      <translation>{path}：不是报告：{reason}</translation>
    </message>
    <message>
      <source>{uid} cannot be solved</source>
      <extracomment>lab/solving.py</extracomment>
      <translation>无法求解 {uid}</translation>
    </message>
    <message>
      <source>its lessons cannot be read</source>
      <extracomment>lab/tuning/units.py</extracomment>
      <translation>其学习数据无法读取</translation>
    </message>
    <message>
      <source>the worker {name} is left out: {why}</source>
      <extracomment>lab/work/cluster.py</extracomment>
      <translation>工作进程 {name} 被排除：{why}</translation>
    </message>
    <message>
      <source>"{player}" is a program, and the worker on {host} starts none (ringrealms3d worker --allow-programs)</source>
      <extracomment>lab/work/cluster.py</extracomment>
      <translation>“{player}”是程序，而 {host} 上的工作进程不启动程序 (ringrealms3d worker --allow-programs)</translation>
    </message>
    <message>
      <source>the scheduler at {address} is gone; --file keeps what is done</source>
      <extracomment>lab/work/cluster.py</extracomment>
      <translation>{address} 的调度器已消失；已完成的部分由 --file 保存</translation>
    </message>
    <message>
      <source>unit {number} keeps losing its workers ({losses} so far)</source>
      <extracomment>lab/work/cluster.py</extracomment>
      <translation>每次做单元 {number} 时工作进程都会丢失（目前 {losses} 次）</translation>
    </message>
    <message>
      <source>there is no worker yet; ringrealms3d worker starts one</source>
      <extracomment>lab/work/cluster.py</extracomment>
      <translation>还没有工作进程；ringrealms3d worker 可以启动一个</translation>
    </message>
    <message>
      <source>{path}, line {number}: a unit of another job ({difference})</source>
      <extracomment>lab/work/journal.py</extracomment>
      <translation>{path}，第 {number} 行：属于另一项任务的单元 ({difference})</translation>
    </message>
    <message>
      <source>{path}, line {number}: not a unit of a job</source>
      <extracomment>lab/work/journal.py</extracomment>
      <translation>{path}，第 {number} 行：不是任务的单元</translation>
    </message>
    <message>
      <source>{path} is being written by another run</source>
      <extracomment>lab/work/journal.py</extracomment>
      <translation>{path} 正被另一次运行写入</translation>
    </message>
    <message>
      <source>there is no kind "{kind}"</source>
      <extracomment>lab/work/journal.py</extracomment>
      <translation>没有“{kind}”这种类型</translation>
    </message>
    <message>
      <source>its key is "{key}", not "{own}"</source>
      <extracomment>lab/work/journal.py</extracomment>
      <translation>其键是“{key}”，而不是“{own}”</translation>
    </message>
    <message>
      <source>the processes that do the work keep ending, {breaks} in a row</source>
      <extracomment>lab/work/processes.py</extracomment>
      <translation>做工作的进程自行结束，连续 {breaks} 次</translation>
    </message>
    <message>
      <source>it did not answer within {seconds} s</source>
      <extracomment>lab/work/scheduler.py</extracomment>
      <translation>在 {seconds} 秒内没有应答</translation>
    </message>
    <message>
      <source>the scheduler at {address} cannot be reached: {error}</source>
      <extracomment>lab/work/scheduler.py</extracomment>
      <translation>无法连接 {address} 的调度器：{error}</translation>
    </message>
    <message>
      <source>"{address}" is not an address of a scheduler such as tls://host:8786</source>
      <extracomment>lab/work/scheduler.py</extracomment>
      <translation>“{address}”不是调度器的地址，例如 tls://host:8786</translation>
    </message>
    <message>
      <source>{address} can be reached from other machines, so it must be protected: use tls://{host}:{port}</source>
      <extracomment>lab/work/scheduler.py</extracomment>
      <translation>其他计算机可以连接 {address}，因此它必须受保护：tls://{host}:{port}</translation>
    </message>
    <message>
      <source>{address} needs certificates: name them in Dask's settings, such as ~/.config/dask/tls.yaml</source>
      <extracomment>lab/work/scheduler.py</extracomment>
      <translation>{address} 需要证书：在 Dask 的设置（如 ~/.config/dask/tls.yaml）中指定</translation>
    </message>
    <message>
      <source>a cluster needs Dask, which is not installed: {install}</source>
      <extracomment>lab/work/scheduler.py</extracomment>
      <translation>集群需要 Dask，但它没有安装：{install}</translation>
    </message>
    <message>
      <source>{path}: the name of a library ends in {suffix}</source>
      <extracomment>library/database.py</extracomment>
      <translation>{path}：棋谱库的文件名以 {suffix} 结尾</translation>
    </message>
    <message>
      <source>{path} is a device or a pipe, not a library</source>
      <extracomment>library/database.py</extracomment>
      <translation>{path} 是设备或管道，不是棋谱库</translation>
    </message>
    <message>
      <source>{path} is a folder, not a library</source>
      <extracomment>library/database.py</extracomment>
      <translation>{path} 是文件夹，不是棋谱库</translation>
    </message>
    <message>
      <source>its tables cannot be read</source>
      <extracomment>library/database.py</extracomment>
      <translation>无法读取其中的表</translation>
    </message>
    <message>
      <source>the library {path} is damaged and cannot be renamed: {reason}</source>
      <extracomment>library/database.py</extracomment>
      <translation>棋谱库 {path} 已损坏，且无法移开：{reason}</translation>
    </message>
    <message>
      <source>the library {path} cannot be used: {error}</source>
      <extracomment>library/database.py</extracomment>
      <translation>无法使用棋谱库 {path}：{error}</translation>
    </message>
    <message>
      <source>another process has been opening {path} for a long time</source>
      <extracomment>library/database.py</extracomment>
      <translation>另一个进程长时间占用 {path}</translation>
    </message>
    <message>
      <source>there is no deletion {number} that can be undone</source>
      <extracomment>library/deleting.py</extracomment>
      <translation>没有可以撤销的删除 {number}</translation>
    </message>
    <message>
      <source>{path}: the name of a file with games ends in {endings}</source>
      <extracomment>library/importing.py</extracomment>
      <translation>{path}：含对局的文件名以 {endings} 结尾</translation>
    </message>
    <message>
      <source>game {number} in the library has something that this game lacks, so this one was added as game {kept}</source>
      <extracomment>library/late_library.py</extracomment>
      <translation>棋谱库中的第 {number} 号对局含有本局没有的内容，因此本局存为第 {kept} 号对局</translation>
    </message>
    <message>
      <source>the game is not in the library: {reason}</source>
      <extracomment>library/late_library.py</extracomment>
      <translation>对局未存入棋谱库：{reason}</translation>
    </message>
    <message>
      <source>game {number} of the library</source>
      <extracomment>library/library.py</extracomment>
      <translation>棋谱库中的第 {number} 局</translation>
    </message>
    <message>
      <source>the library {path} is damaged: it was renamed to {aside}, and a new one was started; '{command}' restores what can be read</source>
      <extracomment>library/library.py</extracomment>
      <translation>棋谱库 {path} 已损坏：已改名为 {aside}，并新建了一个；'{command}' 可找回其中可读的内容</translation>
    </message>
    <message>
      <source>there is no damaged library beside {path}</source>
      <extracomment>library/rescue.py</extracomment>
      <translation>{path} 旁没有被移开的损坏棋谱库</translation>
    </message>
    <message>
      <source>{path} holds no game that can be read</source>
      <extracomment>library/rescue.py</extracomment>
      <translation>{path} 中没有可读的对局</translation>
    </message>
    <message>
      <source>it is the database of another program</source>
      <extracomment>library/schema.py</extracomment>
      <translation>这是另一个程序的数据库</translation>
    </message>
    <message>
      <source>it is a library of version {version}, and this program reads versions up to {count}</source>
      <extracomment>library/schema.py</extracomment>
      <translation>这是版本 {version} 的棋谱库，而本程序最多能读取版本 {count}</translation>
    </message>
    <message>
      <source>the library has no game {number}</source>
      <extracomment>library/storing.py</extracomment>
      <translation>棋谱库中没有第 {number} 号对局</translation>
    </message>
    <message>
      <source>{path} is being changed by another program</source>
      <extracomment>puzzles/cards.py</extracomment>
      <translation>{path} 正在被另一个程序修改</translation>
    </message>
    <message>
      <source>{path}: not a file of puzzle cards: {error}</source>
      <extracomment>puzzles/cards.py</extracomment>
      <translation>{path}：不是习题卡片：{error}</translation>
    </message>
    <message>
      <source>{path}, line {number}: puzzle {id} appears twice</source>
      <extracomment>puzzles/file.py</extracomment>
      <translation>{path}，第 {number} 行：习题 {id} 重复出现</translation>
    </message>
    <message>
      <source>{path}, line 1: not the beginning of a file of puzzles</source>
      <extracomment>puzzles/file.py</extracomment>
      <translation>{path}，第 1 行：不是习题文件的开头</translation>
    </message>
    <message>
      <source>{path}, line {number}: not a puzzle: {error}</source>
      <extracomment>puzzles/file.py</extracomment>
      <translation>{path}，第 {number} 行：不是习题：{error}</translation>
    </message>
    <message>
      <source>{percent} %</source>
      <extracomment>puzzles/mistake.py</extracomment>
      <translation>{percent} %</translation>
    </message>
    <message>
      <source>move {number} of your game</source>
      <extracomment>puzzles/mistake.py</extracomment>
      <translation>对局第 {number} 步</translation>
    </message>
    <message>
      <source>{game} against {opponent}</source>
      <extracomment>puzzles/mistake.py</extracomment>
      <translation>与{opponent}的{game}</translation>
    </message>
    <message>
      <source>{game} on {date}</source>
      <extracomment>puzzles/mistake.py</extracomment>
      <translation>{date} {game}</translation>
    </message>
    <message>
      <source>{move} does not win.</source>
      <extracomment>puzzles/playing.py</extracomment>
      <translation>{move} 不能获胜。</translation>
    </message>
    <message>
      <source>{move} does not win in time.</source>
      <extracomment>puzzles/playing.py</extracomment>
      <translation>{move} 不能在限定步数内获胜。</translation>
    </message>
    <message>
      <source>{move} loses.</source>
      <extracomment>puzzles/playing.py</extracomment>
      <translation>{move} 会输。</translation>
    </message>
    <message>
      <source>There is something better than {move}.</source>
      <extracomment>puzzles/playing.py</extracomment>
      <translation>有比 {move} 更好的着法。</translation>
    </message>
    <message>
      <source>{move} does not win because of {reply}.</source>
      <extracomment>puzzles/playing.py</extracomment>
      <translation>{move} 不能获胜，因为有 {reply}。</translation>
    </message>
    <message>
      <source>{move} does not win in time because of {reply}.</source>
      <extracomment>puzzles/playing.py</extracomment>
      <translation>{move} 不能在限定步数内获胜，因为有 {reply}。</translation>
    </message>
    <message>
      <source>{move} loses to {reply}.</source>
      <extracomment>puzzles/playing.py</extracomment>
      <translation>{move} 会输给 {reply}。</translation>
    </message>
    <message>
      <source>{move} is answered by {reply}. There is something better.</source>
      <extracomment>puzzles/playing.py</extracomment>
      <translation>走 {move}，对方应以 {reply}。还有更好的着法。</translation>
    </message>
    <message>
      <source>Difficulty: {stars}</source>
      <extracomment>puzzles/playing.py</extracomment>
      <translation>难度：{stars}</translation>
    </message>
    <message>
      <source>The solution: {line}</source>
      <extracomment>puzzles/playing.py</extracomment>
      <translation>答案：{line}</translation>
    </message>
    <message>
      <source>the puzzle {id}: {error}</source>
      <extracomment>puzzles/playing.py</extracomment>
      <translation>习题 {id}：{error}</translation>
    </message>
    <message>
      <source>Right. {line}</source>
      <extracomment>puzzles/playing.py</extracomment>
      <translation>正确。{line}</translation>
    </message>
    <message>
      <source>{seat} to move and win: only one move does it</source>
      <extracomment>puzzles/puzzle.py</extracomment>
      <translation>{seat}先走获胜：只有一步可行</translation>
    </message>
    <message>
      <source>{seat} to move and win at once</source>
      <extracomment>puzzles/puzzle.py</extracomment>
      <translation>{seat}先走，一步获胜</translation>
    </message>
    <message>
      <source>{seat} to move and win within {moves} moves</source>
      <extracomment>puzzles/puzzle.py</extracomment>
      <translation>{seat}先走，{moves} 步内获胜</translation>
    </message>
    <message>
      <source>{seat} to move and not lose: only one move does it</source>
      <extracomment>puzzles/puzzle.py</extracomment>
      <translation>{seat}先走不败：只有一步可行</translation>
    </message>
    <message>
      <source>{seat} to move and stop {other} from winning with the next move</source>
      <extracomment>puzzles/puzzle.py</extracomment>
      <translation>{seat}先走，阻止{other}下一步获胜</translation>
    </message>
    <message>
      <source>{seat} to move and stop {other} from winning by force within {moves} moves</source>
      <extracomment>puzzles/puzzle.py</extracomment>
      <translation>{seat}先走，阻止{other}在 {moves} 步内强制获胜</translation>
    </message>
    <message>
      <source>{seat} to move: find the capture that leads to the best result</source>
      <extracomment>puzzles/puzzle.py</extracomment>
      <translation>{seat}先走：找出结果最好的吃子</translation>
    </message>
    <message numerus="yes">
      <source>Your rating is {points} ± {interval} after {count} puzzles.</source>
      <extracomment>puzzles/results.py</extracomment>
      <translation>
        <numerusform>你的等级分是 {points} ± {interval}，共做了 {count} 道习题。</numerusform>
      </translation>
    </message>
    <message>
      <source>Solved in a row without help: {now} now, {most} at best.</source>
      <extracomment>puzzles/results.py</extracomment>
      <translation>不用提示连续答对：目前 {now}，最多 {most}。</translation>
    </message>
    <message>
      <source>You have not tried a puzzle yet.</source>
      <extracomment>puzzles/results.py</extracomment>
      <translation>你还没有做过习题。</translation>
    </message>
    <message>
      <source>The best move is {move}.</source>
      <extracomment>puzzles/retrying.py</extracomment>
      <translation>最佳着法是 {move}。</translation>
    </message>
    <message>
      <source>After {played}, {seat} continues with {answer}.</source>
      <extracomment>puzzles/retrying.py</extracomment>
      <translation>走 {played} 之后，{seat}接着走 {answer}。</translation>
    </message>
    <message>
      <source>{seat} to move: find a better move than {played}</source>
      <extracomment>puzzles/retrying.py</extracomment>
      <translation>{seat}先走：找出比 {played} 更好的着法</translation>
    </message>
    <message>
      <source>{played} was {origin}. It lost {loss} of the chance to win.</source>
      <extracomment>puzzles/retrying.py</extracomment>
      <translation>{played} 的出处：{origin}。这一步损失胜率 {loss}。</translation>
    </message>
    <message>
      <source>{move} was played in the game.</source>
      <extracomment>puzzles/retrying.py</extracomment>
      <translation>{move} 就是实战的着法。</translation>
    </message>
    <message>
      <source>{move} is the best move.</source>
      <extracomment>puzzles/retrying.py</extracomment>
      <translation>{move} 是最佳着法。</translation>
    </message>
    <message>
      <source>{move} is good. The engine would play {best}.</source>
      <extracomment>puzzles/retrying.py</extracomment>
      <translation>{move} 不错。引擎会走 {best}。</translation>
    </message>
    <message>
      <source>{move} loses {loss} of the chance to win.</source>
      <extracomment>puzzles/retrying.py</extracomment>
      <translation>{move} 损失胜率 {loss}。</translation>
    </message>
    <message>
      <source>Win at once</source>
      <extracomment>puzzles/themes.py</extracomment>
      <translation>一步获胜</translation>
    </message>
    <message>
      <source>Win in two</source>
      <extracomment>puzzles/themes.py</extracomment>
      <translation>两步获胜</translation>
    </message>
    <message>
      <source>Win in three or more</source>
      <extracomment>puzzles/themes.py</extracomment>
      <translation>三步或更多步获胜</translation>
    </message>
    <message>
      <source>Win to the end</source>
      <extracomment>puzzles/themes.py</extracomment>
      <translation>赢到终局</translation>
    </message>
    <message>
      <source>Best capture</source>
      <extracomment>puzzles/themes.py</extracomment>
      <translation>最佳吃子</translation>
    </message>
    <message>
      <source>Defence</source>
      <extracomment>puzzles/themes.py</extracomment>
      <translation>防守</translation>
    </message>
    <message>
      <source>Defence against a forced win</source>
      <extracomment>puzzles/themes.py</extracomment>
      <translation>长远防守</translation>
    </message>
    <message>
      <source>{path} has no game {number}, only {count}</source>
      <extracomment>records/chapters.py</extracomment>
      <translation>{path} 没有第 {number} 局，只有 {count} 局</translation>
    </message>
    <message>
      <source>{given} is not {wanted}</source>
      <extracomment>records/checked.py</extracomment>
      <translation>{given} 不是 {wanted}</translation>
    </message>
    <message>
      <source>{name} has {count} letters; at most {most} can be read</source>
      <extracomment>records/checked.py</extracomment>
      <translation>{name} 有 {count} 个字符，最多只能读取 {most} 个</translation>
    </message>
    <message>
      <source>{name} has {count} names, not 2</source>
      <extracomment>records/checked.py</extracomment>
      <translation>{name} 有 {count} 个名字，应为 2 个</translation>
    </message>
    <message>
      <source>{name} has {count} tags; at most {most} can be read</source>
      <extracomment>records/checked.py</extracomment>
      <translation>{name} 有 {count} 个标签，最多可读 {most} 个</translation>
    </message>
    <message>
      <source>{given} is not a day as in 2026-11-24</source>
      <extracomment>records/checked.py</extracomment>
      <translation>{given} 不是像 2026-11-24 这样的日期</translation>
    </message>
    <message>
      <source>{given} is not a number</source>
      <extracomment>records/checked.py</extracomment>
      <translation>{given} 不是数字</translation>
    </message>
    <message>
      <source>{name} does not hold {number} numbers</source>
      <extracomment>records/checked.py</extracomment>
      <translation>{name} 中不是 {number} 个数</translation>
    </message>
    <message>
      <source>{given} is not a tag: a tag is one line without a comma</source>
      <extracomment>records/checked.py</extracomment>
      <translation>{given} 不是标签：标签是不含逗号的一行文字</translation>
    </message>
    <message>
      <source>time_control: {error}</source>
      <extracomment>records/checked.py</extracomment>
      <translation>time_control：{error}</translation>
    </message>
    <message>
      <source>the start of a game has no move</source>
      <extracomment>records/edits.py</extracomment>
      <translation>对局的开始没有着法</translation>
    </message>
    <message>
      <source>the date</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>日期</translation>
    </message>
    <message>
      <source>the seed, which nobody may know before the game is over</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>对局结束之前任何人都不能知道的种子</translation>
    </message>
    <message>
      <source>the game</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>对局</translation>
    </message>
    <message>
      <source>left out of {output}: {listed}</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>{output} 中没有：{listed}</translation>
    </message>
    <message>
      <source>{path} has {count} games, not one: 'ringrealms3d convert --chapter 1' takes one out, and 'ringrealms3d library import' adds all to the library</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>{path} 含有 {count} 局而不是一局：“ringrealms3d convert --chapter 1”取出其中一局，“ringrealms3d library import”把全部加入棋谱库</translation>
    </message>
    <message numerus="yes">
      <source>{count} variations</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>
        <numerusform>{count} 个变化</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} comments</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>
        <numerusform>{count} 条评注</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} signs after moves</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>
        <numerusform>{count} 个着法符号</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} marks</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>
        <numerusform>{count} 个标记</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} clocks</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>
        <numerusform>{count} 个棋钟时间</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} evaluations</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>
        <numerusform>{count} 个评估</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} cameras</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>
        <numerusform>{count} 个视角</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} unknown properties</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>
        <numerusform>{count} 个未知属性</numerusform>
      </translation>
    </message>
    <message>
      <source>the players' names</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>棋手姓名</translation>
    </message>
    <message>
      <source>the event</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>赛事</translation>
    </message>
    <message>
      <source>the place</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>地点</translation>
    </message>
    <message>
      <source>the time control</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>用时规则</translation>
    </message>
    <message>
      <source>the tags</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>标签</translation>
    </message>
    <message>
      <source>the result</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>结果</translation>
    </message>
    <message>
      <source>{path} is not the file of one game: 'ringrealms3d library import' adds the games of a match to the library, and 'ringrealms3d library export' writes one of them to a file</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>{path} 不是单个对局的文件：“ringrealms3d library import”将比赛的对局加入棋谱库，“ringrealms3d library export”将其中一局写入文件</translation>
    </message>
    <message>
      <source>{path}: the game takes {size} bytes; at most {most} can be read</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>{path}：该对局有 {size} 字节，最多只能读取 {most} 字节</translation>
    </message>
    <message>
      <source>{path}: the name of a game file ends in {endings}</source>
      <extracomment>records/game_files.py</extracomment>
      <translation>{path}：棋谱文件名的后缀应为 {endings}</translation>
    </message>
    <message>
      <source>{name} has no text</source>
      <extracomment>records/game_text.py</extracomment>
      <translation>{name} 没有文本</translation>
    </message>
    <message>
      <source>{name}: '{quoted}' is neither a game nor a position: {error}</source>
      <extracomment>records/game_text.py</extracomment>
      <translation>{name}：“{quoted}”既不是对局也不是局面：{error}</translation>
    </message>
    <message>
      <source>{name} holds the graph of a single position, not a game</source>
      <extracomment>records/json_file.py</extracomment>
      <translation>{name} 包含的是单个局面的图，而不是对局</translation>
    </message>
    <message>
      <source>node {number}, move '{move}': {error}</source>
      <extracomment>records/json_file.py</extracomment>
      <translation>节点 {number}，着法“{move}”：{error}</translation>
    </message>
    <message>
      <source>the format '{ringrealms3d}' is not '{format}'</source>
      <extracomment>records/json_file.py</extracomment>
      <translation>格式是“{ringrealms3d}”，而不是“{format}”</translation>
    </message>
    <message>
      <source>there is no node {number}</source>
      <extracomment>records/json_file.py</extracomment>
      <translation>没有节点 {number}</translation>
    </message>
    <message>
      <source>{name}, line {line}, column {column}: not JSON: {msg}</source>
      <extracomment>records/json_file.py</extracomment>
      <translation>{name}，第 {line} 行第 {column} 列：不是 JSON：{msg}</translation>
    </message>
    <message>
      <source>{name}: it is nested too deep</source>
      <extracomment>records/json_file.py</extracomment>
      <translation>{name}：嵌套太深</translation>
    </message>
    <message>
      <source>{name}: not a game: {error}</source>
      <extracomment>records/json_file.py</extracomment>
      <translation>{name}：不是棋局：{error}</translation>
    </message>
    <message>
      <source>node {number} comes before its parent {parent}</source>
      <extracomment>records/json_file.py</extracomment>
      <translation>节点 {number} 出现在父节点 {parent} 之前</translation>
    </message>
    <message>
      <source>{path}, line {number}: not a unit of a job: {error}</source>
      <extracomment>records/match_file.py</extracomment>
      <translation>{path}，第 {number} 行：不是任务的单元：{error}</translation>
    </message>
    <message>
      <source>an earlier version wrote it; match merge converts it</source>
      <extracomment>records/match_file.py</extracomment>
      <translation>它由早期版本写成；match merge 可以把它做成新文件</translation>
    </message>
    <message>
      <source>it has {count} bytes; at most {largest_json} can be read</source>
      <extracomment>records/match_file.py</extracomment>
      <translation>有 {count} 字节，最多只能读取 {largest_json} 字节</translation>
    </message>
    <message>
      <source>its game has variations</source>
      <extracomment>records/match_file.py</extracomment>
      <translation>其中的对局带有变化</translation>
    </message>
    <message>
      <source>its game is not over</source>
      <extracomment>records/match_file.py</extracomment>
      <translation>其中的对局尚未结束</translation>
    </message>
    <message>
      <source>not JSON from column {colno} on: {msg}</source>
      <extracomment>records/match_file.py</extracomment>
      <translation>从第 {colno} 列起不是 JSON：{msg}</translation>
    </message>
    <message>
      <source>there is no mark '{kind}'</source>
      <extracomment>records/node.py</extracomment>
      <translation>没有标记“{kind}”</translation>
    </message>
    <message>
      <source>a mark of the kind {kind} has no text</source>
      <extracomment>records/node.py</extracomment>
      <translation>{kind} 类标记没有文字</translation>
    </message>
    <message>
      <source>{given} is not a colour of a mark</source>
      <extracomment>records/node.py</extracomment>
      <translation>{given} 不是标记的颜色</translation>
    </message>
    <message>
      <source>{given} does not rate a move</source>
      <extracomment>records/node.py</extracomment>
      <translation>{given} 没有说明任何着法</translation>
    </message>
    <message numerus="yes">
      <source>a mark of the kind {kind} cannot be on {count} places</source>
      <extracomment>records/node.py</extracomment>
      <translation>
        <numerusform>{kind} 类标记不能放在 {count} 个位置上</numerusform>
      </translation>
    </message>
    <message>
      <source>reason '{reason}' is none of {reasons}</source>
      <extracomment>records/record.py</extracomment>
      <translation>原因“{reason}”不是 {reasons} 之一</translation>
    </message>
    <message>
      <source>{node} is no move of this game</source>
      <extracomment>records/record.py</extracomment>
      <translation>{node} 不是这盘对局的着法</translation>
    </message>
    <message>
      <source>games that start differently cannot be merged</source>
      <extracomment>records/record.py</extracomment>
      <translation>开局不同的对局无法合并</translation>
    </message>
    <message>
      <source>a game of {game}, which is not installed here</source>
      <extracomment>records/record.py</extracomment>
      <translation>这是游戏 {game} 的对局，但该游戏没有安装在这里</translation>
    </message>
    <message>
      <source>{path} could not be read: {fault}</source>
      <extracomment>records/replayed.py</extracomment>
      <translation>无法读取 {path}：{fault}</translation>
    </message>
    <message>
      <source>{path} could not be read: its process ended with {code}</source>
      <extracomment>records/replayed.py</extracomment>
      <translation>无法读取 {path}：读取进程已结束，代码 {code}</translation>
    </message>
    <message>
      <source>An inaccuracy: it lost {loss} of the chance to win.</source>
      <extracomment>records/review_notes.py</extracomment>
      <translation>缓着：损失胜率 {loss}。</translation>
    </message>
    <message>
      <source>An inaccuracy: it lost {loss} of the chance to win. {better} was better.</source>
      <extracomment>records/review_notes.py</extracomment>
      <translation>缓着：损失胜率 {loss}。{better} 更好。</translation>
    </message>
    <message>
      <source>A mistake: it lost {loss} of the chance to win.</source>
      <extracomment>records/review_notes.py</extracomment>
      <translation>失误：损失胜率 {loss}。</translation>
    </message>
    <message>
      <source>A mistake: it lost {loss} of the chance to win. {better} was better.</source>
      <extracomment>records/review_notes.py</extracomment>
      <translation>失误：损失胜率 {loss}。{better} 更好。</translation>
    </message>
    <message>
      <source>A blunder: it lost {loss} of the chance to win.</source>
      <extracomment>records/review_notes.py</extracomment>
      <translation>漏着：损失胜率 {loss}。</translation>
    </message>
    <message>
      <source>A blunder: it lost {loss} of the chance to win. {better} was better.</source>
      <extracomment>records/review_notes.py</extracomment>
      <translation>漏着：损失胜率 {loss}。{better} 更好。</translation>
    </message>
    <message>
      <source>as SGF the game takes {values} values; at most {most_values} are possible</source>
      <extracomment>records/sgf/file.py</extracomment>
      <translation>写成 SGF 时，该对局需要 {values} 个值，而最多只能有 {most_values} 个</translation>
    </message>
    <message>
      <source>move '{text}': there is already a variation with it</source>
      <extracomment>records/sgf/file.py</extracomment>
      <translation>着法“{text}”：已有包含它的变化</translation>
    </message>
    <message>
      <source>it is {seat}'s turn, so the move is {colour}, not {other}</source>
      <extracomment>records/sgf/file.py</extracomment>
      <translation>轮到{seat}走，所以着法应为 {colour}，而不是 {other}</translation>
    </message>
    <message>
      <source>{name}: CA[{encoding}] is not a known encoding</source>
      <extracomment>records/sgf/file.py</extracomment>
      <translation>{name}：CA[{encoding}] 不是已知的编码</translation>
    </message>
    <message>
      <source>the first node, where the game starts, has a move</source>
      <extracomment>records/sgf/file.py</extracomment>
      <translation>对局开始的第一个节点有着法</translation>
    </message>
    <message>
      <source>move '{text}': {why}</source>
      <extracomment>records/sgf/file.py</extracomment>
      <translation>着法“{text}”：{why}</translation>
    </message>
    <message>
      <source>the node has no move</source>
      <extracomment>records/sgf/file.py</extracomment>
      <translation>该节点没有着法</translation>
    </message>
    <message>
      <source>{given} is not one of the games here ({known})</source>
      <extracomment>records/sgf/game.py</extracomment>
      <translation>{given} 不是这里的游戏（{known}）</translation>
    </message>
    <message>
      <source>{name}, which names the variant, is missing</source>
      <extracomment>records/sgf/game.py</extracomment>
      <translation>缺少说明变体的 {name}</translation>
    </message>
    <message>
      <source>{uid} is not a variant of {game}</source>
      <extracomment>records/sgf/game.py</extracomment>
      <translation>{uid} 不是 {game} 的变体</translation>
    </message>
    <message>
      <source>{given} is neither visits nor a margin, '{proven}' or a best move</source>
      <extracomment>records/sgf/notes.py</extracomment>
      <translation>{given} 既不是访问次数，也不是差距、“{proven}”或最佳着法</translation>
    </message>
    <message>
      <source>{one} and {other} contradict each other</source>
      <extracomment>records/sgf/notes.py</extracomment>
      <translation>{one} 与 {other} 相互矛盾</translation>
    </message>
    <message>
      <source>there is {name} without V</source>
      <extracomment>records/sgf/notes.py</extracomment>
      <translation>有 {name} 而没有 V</translation>
    </message>
    <message>
      <source>{given} is not a number of moves or periods</source>
      <extracomment>records/sgf/notes.py</extracomment>
      <translation>{given} 不是步数或读秒次数</translation>
    </message>
    <message>
      <source>as SGF the value of {name} takes {length} characters; at most {most} are possible</source>
      <extracomment>records/sgf/properties.py</extracomment>
      <translation>写成 SGF 时，{name} 的值有 {length} 个字符，而最多只能有 {most} 个</translation>
    </message>
    <message>
      <source>{name} has {number} values, not one</source>
      <extracomment>records/sgf/properties.py</extracomment>
      <translation>{name} 有 {number} 个值，而不是一个</translation>
    </message>
    <message>
      <source>{given} has no colon between two parts</source>
      <extracomment>records/sgf/properties.py</extracomment>
      <translation>{given} 的两部分之间没有冒号</translation>
    </message>
    <message>
      <source>{name} is not what this program writes there</source>
      <extracomment>records/sgf/properties.py</extracomment>
      <translation>{name} 不是本程序会写在那里的内容</translation>
    </message>
    <message>
      <source>{given} is not a result, such as B+Resign</source>
      <extracomment>records/sgf/result.py</extracomment>
      <translation>{given} 不是像 B+Resign 这样的结果</translation>
    </message>
    <message>
      <source>{given} is not an end of a game that RE can hold</source>
      <extracomment>records/sgf/result.py</extracomment>
      <translation>{given} 不是 RE 所说的对局结束方式</translation>
    </message>
    <message>
      <source>a property</source>
      <extracomment>records/sgf/syntax.py</extracomment>
      <translation>属性</translation>
    </message>
    <message>
      <source>a value in brackets</source>
      <extracomment>records/sgf/syntax.py</extracomment>
      <translation>方括号中的值</translation>
    </message>
    <message>
      <source>{name}, line {line}, column {column}: {sentence}</source>
      <extracomment>records/sgf/syntax.py</extracomment>
      <translation>{name}，第 {line} 行，第 {column} 列：{sentence}</translation>
    </message>
    <message>
      <source>the value that begins here has more than {most} characters</source>
      <extracomment>records/sgf/syntax.py</extracomment>
      <translation>从这里开始的值超过 {most} 个字符</translation>
    </message>
    <message>
      <source>the end of the file</source>
      <extracomment>records/sgf/syntax.py</extracomment>
      <translation>文件结尾</translation>
    </message>
    <message>
      <source>'{text}' comes after the end of the game</source>
      <extracomment>records/sgf/syntax.py</extracomment>
      <translation>“{text}”位于对局结束之后</translation>
    </message>
    <message>
      <source>the node has the property {name} twice</source>
      <extracomment>records/sgf/syntax.py</extracomment>
      <translation>该节点有两个属性 {name}</translation>
    </message>
    <message>
      <source>the value that begins here has no end</source>
      <extracomment>records/sgf/syntax.py</extracomment>
      <translation>从这里开始的值没有结尾</translation>
    </message>
    <message>
      <source>another game begins here, but a file holds only one</source>
      <extracomment>records/sgf/syntax.py</extracomment>
      <translation>另一局从这里开始，而一个文件只能有一局</translation>
    </message>
    <message>
      <source>the file has more than {most} values</source>
      <extracomment>records/sgf/syntax.py</extracomment>
      <translation>文件的值超过 {most} 个</translation>
    </message>
    <message>
      <source>SGF has no way to write the number {number}</source>
      <extracomment>records/sgf/values.py</extracomment>
      <translation>SGF 无法写出数字 {number}</translation>
    </message>
    <message>
      <source>{name}: no line says 'variant …'</source>
      <extracomment>records/text_file.py</extracomment>
      <translation>{name}：没有“variant …”这一行</translation>
    </message>
    <message>
      <source>{name}, line {number}: {error}</source>
      <extracomment>records/text_file.py</extracomment>
      <translation>{name}，第 {number} 行：{error}</translation>
    </message>
    <message>
      <source>{name}, line {number}: version {header} is not {version}</source>
      <extracomment>records/text_file.py</extracomment>
      <translation>{name}，第 {number} 行：版本是 {header}，而不是 {version}</translation>
    </message>
    <message>
      <source>{name}, line {number}: move '{quoted}': {error}</source>
      <extracomment>records/text_file.py</extracomment>
      <translation>{name}，第 {number} 行：着法“{quoted}”：{error}</translation>
    </message>
    <message>
      <source>{name}, line {number}: the seed '{seed}' is not a number</source>
      <extracomment>records/text_file.py</extracomment>
      <translation>{name}，第 {number} 行：种子“{seed}”不是数字</translation>
    </message>
    <message>
      <source>{name}, line {number}: expected 'variant …', found '{quoted}'</source>
      <extracomment>records/text_file.py</extracomment>
      <translation>{name}，第 {number} 行：应为“variant …”，实际为“{quoted}”</translation>
    </message>
    <message>
      <source>OpenGL drew nothing at {width}x{height}; try a smaller size</source>
      <extracomment>scene/canvas.py</extracomment>
      <translation>OpenGL 在 {width}x{height} 下没有画出任何内容；请试试较小的尺寸</translation>
    </message>
    <message>
      <source>pictures need a driver for OpenGL (Debian and Ubuntu: apt-get install libegl-mesa0 libgl1-mesa-dri)</source>
      <extracomment>scene/graphics.py</extracomment>
      <translation>生成图片需要 OpenGL 驱动（Debian 和 Ubuntu：apt-get install libegl-mesa0 libgl1-mesa-dri）</translation>
    </message>
    <message>
      <source>OpenGL gives no version</source>
      <extracomment>scene/graphics.py</extracomment>
      <translation>OpenGL 没有给出版本</translation>
    </message>
    <message>
      <source>pictures need the library libEGL.so.1 (Debian and Ubuntu: apt-get install libegl1 libgl1-mesa-dri)</source>
      <extracomment>scene/graphics.py</extracomment>
      <translation>生成图片需要库 libEGL.so.1（Debian 和 Ubuntu：apt-get install libegl1 libgl1-mesa-dri）</translation>
    </message>
    <message>
      <source>no materials '{name}' (choose from {materials})</source>
      <extracomment>scene/materials.py</extracomment>
      <translation>没有材质“{name}”（可用：{materials}）</translation>
    </message>
    <message>
      <source>a picture of {width}x{height} is out of bounds ({least} to {most} pixels a side)</source>
      <extracomment>scene/offscreen.py</extracomment>
      <translation>图片尺寸 {width}x{height} 超出范围（每边 {least} 到 {most} 像素）</translation>
    </message>
    <message>
      <source>no quality '{name}' (choose from {qualities})</source>
      <extracomment>scene/quality.py</extracomment>
      <translation>没有画质“{name}”（可用：{qualities}）</translation>
    </message>
    <message>
      <source>no theme '{name}' (choose from {themes})</source>
      <extracomment>scene/theme.py</extracomment>
      <translation>没有主题“{name}”（可用：{themes}）</translation>
    </message>
    <message>
      <source>{reason}; it was restarted and the analysis continues</source>
      <extracomment>session/analyst.py</extracomment>
      <translation>{reason}；已重新启动，分析继续</translation>
    </message>
    <message>
      <source>the analysis has ended: {reason}</source>
      <extracomment>session/analyst.py</extracomment>
      <translation>分析已终止：{reason}</translation>
    </message>
    <message>
      <source>version {fields} is not {version}</source>
      <extracomment>session/autosave.py</extracomment>
      <translation>版本是 {fields}，而不是 {version}</translation>
    </message>
    <message>
      <source>its game</source>
      <extracomment>session/autosave.py</extracomment>
      <translation>其中的对局</translation>
    </message>
    <message>
      <source>the game could not be saved: {reason}</source>
      <extracomment>session/autosave.py</extracomment>
      <translation>无法保存对局：{reason}</translation>
    </message>
    <message>
      <source>the saved game {path} cannot be read: {error}</source>
      <extracomment>session/autosave.py</extracomment>
      <translation>无法读取保存的对局 {path}：{error}</translation>
    </message>
    <message>
      <source>{reason}; it was restarted and the game continues</source>
      <extracomment>session/computer_player.py</extracomment>
      <translation>{reason}；已重新启动，对局继续</translation>
    </message>
    <message>
      <source>the computer cannot play: {reason}</source>
      <extracomment>session/computer_player.py</extracomment>
      <translation>电脑无法走棋：{reason}</translation>
    </message>
    <message>
      <source>in a rated game moves are played from the last position only</source>
      <extracomment>session/game_session.py</extracomment>
      <translation>在等级分对局中，只能在棋局末尾走棋</translation>
    </message>
    <message>
      <source>{seat} lost on time</source>
      <extracomment>session/open_game.py</extracomment>
      <translation>{seat}超时判负</translation>
    </message>
    <message>
      <source>{seat} forfeited the game</source>
      <extracomment>session/open_game.py</extracomment>
      <translation>{seat}被判负</translation>
    </message>
    <message>
      <source>the players agreed on it</source>
      <extracomment>session/open_game.py</extracomment>
      <translation>双方协议结束</translation>
    </message>
    <message>
      <source>{seat} resigned</source>
      <extracomment>session/open_game.py</extracomment>
      <translation>{seat}认输</translation>
    </message>
    <message>
      <source>a program to play against has no command</source>
      <extracomment>session/players.py</extracomment>
      <translation>要对弈的程序没有命令</translation>
    </message>
    <message>
      <source>a program cannot think for {seconds} seconds</source>
      <extracomment>session/players.py</extracomment>
      <translation>程序不能思考 {seconds} 秒</translation>
    </message>
    <message>
      <source>an analysis has ended: {reason}</source>
      <extracomment>session/program_analyst.py</extracomment>
      <translation>一项分析已结束：{reason}</translation>
    </message>
    <message>
      <source>the game waits: {reason}</source>
      <extracomment>session/program_player.py</extracomment>
      <translation>对局暂停等待：{reason}</translation>
    </message>
    <message>
      <source>an internal error of ringrealms3d, {fault}</source>
      <extracomment>session/program_thread.py</extracomment>
      <translation>ringrealms3d 程序出错，{fault}</translation>
    </message>
    <message>
      <source>the review has ended: {reason}</source>
      <extracomment>session/reviewer.py</extracomment>
      <translation>复盘已终止：{reason}</translation>
    </message>
    <message>
      <source>Something went wrong in the program. Your game continues.</source>
      <extracomment>window/app.py</extracomment>
      <translation>程序出错。对局继续。</translation>
    </message>
    <message>
      <source>&amp;Copy the report</source>
      <extracomment>window/app.py</extracomment>
      <translation>复制报告(&amp;C)</translation>
    </message>
    <message>
      <source>Something went wrong in the program. Your game continues, and the log has more.</source>
      <extracomment>window/app.py</extracomment>
      <translation>程序出错。对局继续，详情见日志。</translation>
    </message>
    <message>
      <source>Please report it: {bugs}</source>
      <extracomment>window/app.py</extracomment>
      <translation>请报告：{bugs}</translation>
    </message>
    <message>
      <source>Flat mode, boards are shown as maps: {problem}.</source>
      <extracomment>window/app.py</extracomment>
      <translation>平面模式，棋盘显示为平面图：{problem}。</translation>
    </message>
    <message>
      <source>Board</source>
      <extracomment>window/board/boards.py</extracomment>
      <translation>棋盘</translation>
    </message>
    <message>
      <source>Map of the whole board</source>
      <extracomment>window/board/boards.py</extracomment>
      <translation>整个棋盘的平面图</translation>
    </message>
    <message>
      <source>Flat mode: maps, drawn without OpenGL</source>
      <extracomment>window/board/boards.py</extracomment>
      <translation>平面模式：显示平面图，不使用 OpenGL</translation>
    </message>
    <message>
      <source>Far side</source>
      <extracomment>window/board/boards.py</extracomment>
      <translation>背面</translation>
    </message>
    <message>
      <source>Show the map</source>
      <extracomment>window/board/boards.py</extracomment>
      <translation>显示平面图</translation>
    </message>
    <message>
      <source>Map</source>
      <extracomment>window/board/boards.py</extracomment>
      <translation>平面图</translation>
    </message>
    <message>
      <source>Show the far side</source>
      <extracomment>window/board/boards.py</extracomment>
      <translation>显示背面</translation>
    </message>
    <message>
      <source>Inserted: {line}</source>
      <extracomment>window/board/expected_line.py</extracomment>
      <translation>已插入：{line}</translation>
    </message>
    <message>
      <source>The game has this line already: {line}</source>
      <extracomment>window/board/expected_line.py</extracomment>
      <translation>棋谱中已有此变化：{line}</translation>
    </message>
    <message>
      <source>Swap map and board</source>
      <extracomment>window/board/inset.py</extracomment>
      <translation>互换平面图和棋盘</translation>
    </message>
    <message>
      <source>Hide</source>
      <extracomment>window/board/inset.py</extracomment>
      <translation>隐藏</translation>
    </message>
    <message>
      <source>Smaller</source>
      <extracomment>window/board/inset.py</extracomment>
      <translation>缩小</translation>
    </message>
    <message>
      <source>Larger</source>
      <extracomment>window/board/inset.py</extracomment>
      <translation>放大</translation>
    </message>
    <message>
      <source>The board is turning. Click again when it has stopped.</source>
      <extracomment>window/board/move_input.py</extracomment>
      <translation>棋盘正在转动。停下后请再点击一次。</translation>
    </message>
    <message>
      <source>Move in advance: {places}. Esc or a right click takes it back.</source>
      <extracomment>window/board/move_input.py</extracomment>
      <translation>预先走子：{places}。按 Escape 或右键单击取消。</translation>
    </message>
    <message>
      <source>The move in advance was taken back.</source>
      <extracomment>window/board/move_input.py</extracomment>
      <translation>已取消预先下的一着。</translation>
    </message>
    <message>
      <source>Click there again to play.</source>
      <extracomment>window/board/move_input.py</extracomment>
      <translation>在该处再次点击即可落子。</translation>
    </message>
    <message>
      <source>a free turn, {seat} moves again</source>
      <extracomment>window/board/preview.py</extracomment>
      <translation>额外回合，{seat}再走一次</translation>
    </message>
    <message>
      <source>Faces</source>
      <extracomment>window/board/realms.py</extracomment>
      <translation>面</translation>
    </message>
    <message>
      <source>Edges</source>
      <extracomment>window/board/realms.py</extracomment>
      <translation>棱</translation>
    </message>
    <message>
      <source>Corners</source>
      <extracomment>window/board/realms.py</extracomment>
      <translation>顶点</translation>
    </message>
    <message>
      <source>Cells</source>
      <extracomment>window/board/realms.py</extracomment>
      <translation>格子</translation>
    </message>
    <message>
      <source>Pillars</source>
      <extracomment>window/board/realms.py</extracomment>
      <translation>柱子</translation>
    </message>
    <message>
      <source>Racks</source>
      <extracomment>window/board/realms.py</extracomment>
      <translation>牌架</translation>
    </message>
    <message>
      <source>The last move is on the far side: click or press {turn}</source>
      <extracomment>window/board/space/far_side.py</extracomment>
      <translation>最后一步在背面：点击或按 {turn} 键</translation>
    </message>
    <message>
      <source>The last move is on the far side</source>
      <extracomment>window/board/space/far_side.py</extracomment>
      <translation>最后一步在背面</translation>
    </message>
    <message>
      <source>the 3-D view needs OpenGL {version} or later</source>
      <extracomment>window/board/space/opengl.py</extracomment>
      <translation>立体棋盘需要 OpenGL {version} 或更高版本</translation>
    </message>
    <message>
      <source>a newer graphics driver brings it (Debian and Ubuntu: apt-get install libgl1-mesa-dri)</source>
      <extracomment>window/board/space/opengl.py</extracomment>
      <translation>更新的显卡驱动会带来它（Debian 和 Ubuntu：apt-get install libgl1-mesa-dri）</translation>
    </message>
    <message>
      <source>{found}; {needs}; {fix}</source>
      <extracomment>window/board/space/opengl.py</extracomment>
      <translation>{found}；{needs}；{fix}</translation>
    </message>
    <message>
      <source>no OpenGL was found on this display</source>
      <extracomment>window/board/space/opengl.py</extracomment>
      <translation>在此显示环境中没有找到 OpenGL</translation>
    </message>
    <message>
      <source>OpenGL {version} was found on this display</source>
      <extracomment>window/board/space/opengl.py</extracomment>
      <translation>此显示环境的 OpenGL 版本是 {version}</translation>
    </message>
    <message>
      <source>Take apart</source>
      <extracomment>window/board/space/view_bar.py</extracomment>
      <translation>拆开</translation>
    </message>
    <message>
      <source>Take the board apart ( [ and ] )</source>
      <extracomment>window/board/space/view_bar.py</extracomment>
      <translation>拆开棋盘（[ 和 ]）</translation>
    </message>
    <message>
      <source>Highest layer shown</source>
      <extracomment>window/board/space/view_bar.py</extracomment>
      <translation>显示的最高层</translation>
    </message>
    <message>
      <source>Look below the upper layers (Page Up and Page Down)</source>
      <extracomment>window/board/space/view_bar.py</extracomment>
      <translation>查看上面各层之下（Page Up 和 Page Down）</translation>
    </message>
    <message>
      <source>Layer {level} of {levels}</source>
      <extracomment>window/board/space/view_bar.py</extracomment>
      <translation>第 {level} 层，共 {levels} 层</translation>
    </message>
    <message>
      <source>Best moves</source>
      <extracomment>window/features/analysis/candidate_table.py</extracomment>
      <translation>最佳着法</translation>
    </message>
    <message>
      <source>Move</source>
      <extracomment>window/features/analysis/candidate_table.py</extracomment>
      <translation>着法</translation>
    </message>
    <message>
      <source>Chance</source>
      <extracomment>window/features/analysis/candidate_table.py</extracomment>
      <translation>胜率</translation>
    </message>
    <message>
      <source>Margin</source>
      <extracomment>window/features/analysis/candidate_table.py</extracomment>
      <translation>分差</translation>
    </message>
    <message>
      <source>Visits</source>
      <extracomment>window/features/analysis/candidate_table.py</extracomment>
      <translation>访问数</translation>
    </message>
    <message>
      <source>Then</source>
      <extracomment>window/features/analysis/candidate_table.py</extracomment>
      <translation>后续</translation>
    </message>
    <message>
      <source>Chances unknown</source>
      <extracomment>window/features/analysis/chance_bar.py</extracomment>
      <translation>胜率未知</translation>
    </message>
    <message>
      <source>When I stop it</source>
      <extracomment>window/features/analysis/efforts.py</extracomment>
      <translation>由我停止</translation>
    </message>
    <message>
      <source>{count} GB</source>
      <extracomment>window/features/analysis/efforts.py</extracomment>
      <translation>{count} GB</translation>
    </message>
    <message>
      <source>&amp;Threads of the analysis</source>
      <extracomment>window/features/analysis/efforts.py</extracomment>
      <translation>分析的线程数(&amp;T)</translation>
    </message>
    <message>
      <source>How many processor cores the analysis may keep busy.</source>
      <extracomment>window/features/analysis/efforts.py</extracomment>
      <translation>分析可占用的处理器核心数。</translation>
    </message>
    <message>
      <source>Mem&amp;ory of the analysis</source>
      <extracomment>window/features/analysis/efforts.py</extracomment>
      <translation>分析的内存(&amp;O)</translation>
    </message>
    <message>
      <source>How much memory the analysis may use.</source>
      <extracomment>window/features/analysis/efforts.py</extracomment>
      <translation>分析可用于记忆的内存量。</translation>
    </message>
    <message>
      <source>&amp;End of the analysis</source>
      <extracomment>window/features/analysis/efforts.py</extracomment>
      <translation>分析的结束条件(&amp;E)</translation>
    </message>
    <message>
      <source>After what time, or how many playouts, the analysis of a position ends.</source>
      <extracomment>window/features/analysis/efforts.py</extracomment>
      <translation>经过多长时间或多少次模拟后，一个局面就算分析够了。</translation>
    </message>
    <message>
      <source>{count} MB</source>
      <extracomment>window/features/analysis/efforts.py</extracomment>
      <translation>{count} MB</translation>
    </message>
    <message>
      <source>{seconds} s</source>
      <extracomment>window/features/analysis/efforts.py</extracomment>
      <translation>{seconds} 秒</translation>
    </message>
    <message>
      <source>{count} playouts</source>
      <extracomment>window/features/analysis/efforts.py</extracomment>
      <translation>{count} 次模拟</translation>
    </message>
    <message>
      <source>&amp;Analyse every position</source>
      <extracomment>window/features/analysis/feature.py</extracomment>
      <translation>分析每个局面(&amp;A)</translation>
    </message>
    <message>
      <source>Show the engine's best moves beside the board and on it.</source>
      <extracomment>window/features/analysis/feature.py</extracomment>
      <translation>在棋盘旁和棋盘上显示引擎的最佳着法。</translation>
    </message>
    <message>
      <source>&amp;Hint</source>
      <extracomment>window/features/analysis/feature.py</extracomment>
      <translation>提示(&amp;H)</translation>
    </message>
    <message>
      <source>Show a good move for this position.</source>
      <extracomment>window/features/analysis/feature.py</extracomment>
      <translation>为这个局面提示一步好着。</translation>
    </message>
    <message>
      <source>&amp;Freeze the analysis</source>
      <extracomment>window/features/analysis/feature.py</extracomment>
      <translation>冻结分析(&amp;F)</translation>
    </message>
    <message>
      <source>Keep the list as it is while you try moves, or continue the analysis.</source>
      <extracomment>window/features/analysis/feature.py</extracomment>
      <translation>试走时保持列表不变，或继续分析。</translation>
    </message>
    <message>
      <source>Best &amp;moves shown</source>
      <extracomment>window/features/analysis/feature.py</extracomment>
      <translation>显示的最佳着法(&amp;M)</translation>
    </message>
    <message>
      <source>How many of the best moves are listed, and marked on the boards.</source>
      <extracomment>window/features/analysis/feature.py</extracomment>
      <translation>列出并在棋盘上标出的最佳着法数目。</translation>
    </message>
    <message>
      <source>Analysis</source>
      <extracomment>window/features/analysis/feature.py</extracomment>
      <translation>分析</translation>
    </message>
    <message>
      <source>The game is over. {new} starts a new one.</source>
      <extracomment>window/features/analysis/feature.py</extracomment>
      <translation>对局已结束。{new} 开始新对局。</translation>
    </message>
    <message>
      <source>Analyse</source>
      <extracomment>window/features/analysis/feature.py</extracomment>
      <translation>分析</translation>
    </message>
    <message>
      <source>Hint: {text}</source>
      <extracomment>window/features/analysis/feature.py</extracomment>
      <translation>提示：{text}</translation>
    </message>
    <message>
      <source>Looking for a good move…</source>
      <extracomment>window/features/analysis/feature.py</extracomment>
      <translation>正在寻找好着…</translation>
    </message>
    <message>
      <source>Play thi&amp;s move</source>
      <extracomment>window/features/analysis/line_commands.py</extracomment>
      <translation>走这一步(&amp;S)</translation>
    </message>
    <message>
      <source>Play the selected move of the list, or the best one.</source>
      <extracomment>window/features/analysis/line_commands.py</extracomment>
      <translation>走列表中选中的着法，否则走最佳着法。</translation>
    </message>
    <message>
      <source>&amp;Insert its line</source>
      <extracomment>window/features/analysis/line_commands.py</extracomment>
      <translation>插入其变化(&amp;I)</translation>
    </message>
    <message>
      <source>Put the expected line of the selected move, or the best one, into the game.</source>
      <extracomment>window/features/analysis/line_commands.py</extracomment>
      <translation>把选中着法（否则最佳着法）的预期变化放进棋谱。</translation>
    </message>
    <message>
      <source>&amp;Copy its line</source>
      <extracomment>window/features/analysis/line_commands.py</extracomment>
      <translation>复制其变化(&amp;C)</translation>
    </message>
    <message>
      <source>Copy the expected line of the selected move, or the best one, as text.</source>
      <extracomment>window/features/analysis/line_commands.py</extracomment>
      <translation>把选中着法（否则最佳着法）的预期变化复制为文本。</translation>
    </message>
    <message>
      <source>Copied: {line}</source>
      <extracomment>window/features/analysis/line_commands.py</extracomment>
      <translation>已复制：{line}</translation>
    </message>
    <message>
      <source>has ended</source>
      <extracomment>window/features/analysis/other_programs.py</extracomment>
      <translation>已结束</translation>
    </message>
    <message>
      <source>is getting ready…</source>
      <extracomment>window/features/analysis/other_programs.py</extracomment>
      <translation>正在准备……</translation>
    </message>
    <message>
      <source>State of the analysis</source>
      <extracomment>window/features/analysis/panel.py</extracomment>
      <translation>分析状态</translation>
    </message>
    <message>
      <source>What the move does</source>
      <extracomment>window/features/analysis/panel.py</extracomment>
      <translation>这步棋的意图</translation>
    </message>
    <message>
      <source>Hint</source>
      <extracomment>window/features/analysis/panel.py</extracomment>
      <translation>提示</translation>
    </message>
    <message>
      <source>{count} playouts, {speed} a second</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>{count} 次模拟，每秒 {speed} 次</translation>
    </message>
    <message>
      <source>draws, because {reason}</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>和棋，因为{reason}</translation>
    </message>
    <message>
      <source>{move} loses against the best answers.</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>对方应对得当，{move} 会输。</translation>
    </message>
    <message>
      <source>The engine is getting ready…</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>引擎正在准备…</translation>
    </message>
    <message>
      <source>The game is over.</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>对局已结束。</translation>
    </message>
    <message>
      <source>The result is already known: it is proven.</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>结果先前已得到证明。</translation>
    </message>
    <message>
      <source>The result of every move is proven.</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>所有着法的结果都已得到证明。</translation>
    </message>
    <message>
      <source>{move}, then {answers}: {event}.</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>{move}，然后 {answers}：{event}。</translation>
    </message>
    <message>
      <source>{move} wins, whatever the answer.</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>不论对方怎样应对，{move} 都能获胜。</translation>
    </message>
    <message>
      <source>{move} draws against the best answers.</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>对方应对得当，{move} 会成和棋。</translation>
    </message>
    <message>
      <source>Frozen at move {number}. Try moves: the list stays.</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>冻结在第 {number} 手。可以试走：列表保持不变。</translation>
    </message>
    <message>
      <source>From before: {count} playouts</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>先前的结果：{count} 次模拟</translation>
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
      <translation>获胜，因为{reason}</translation>
    </message>
    <message>
      <source>loses, because {reason}</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>输棋，因为{reason}</translation>
    </message>
    <message>
      <source>Paused while {player} thinks.</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>{player}思考时暂停。</translation>
    </message>
    <message>
      <source>{count} k</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>{count}k</translation>
    </message>
    <message>
      <source>W</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>胜</translation>
    </message>
    <message>
      <source>D</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>和</translation>
    </message>
    <message>
      <source>L</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>负</translation>
    </message>
    <message>
      <source>{move}: {event}.</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>{move}：{event}。</translation>
    </message>
    <message>
      <source>{move}: the expected answer is {answer}.</source>
      <extracomment>window/features/analysis/texts.py</extracomment>
      <translation>{move}：预计的应着是 {answer}。</translation>
    </message>
    <message>
      <source>Click to place the chosen piece; right-click to remove what is there.</source>
      <extracomment>window/features/editor/feature.py</extracomment>
      <translation>点击放下选中的棋子；右击移除该处的棋子。</translation>
    </message>
    <message>
      <source>Set up a position</source>
      <extracomment>window/features/editor/feature.py</extracomment>
      <translation>摆局面</translation>
    </message>
    <message>
      <source>S&amp;et up a position…</source>
      <extracomment>window/features/editor/feature.py</extracomment>
      <translation>摆局面(&amp;E)…</translation>
    </message>
    <message>
      <source>Put pieces wherever you like, then play or analyse from there.</source>
      <extracomment>window/features/editor/feature.py</extracomment>
      <translation>随意摆放棋子，然后从那里开始对弈或分析。</translation>
    </message>
    <message>
      <source>The position was copied.</source>
      <extracomment>window/features/editor/feature.py</extracomment>
      <translation>已复制局面。</translation>
    </message>
    <message>
      <source>Not possible: {reason}.</source>
      <extracomment>window/features/editor/feature.py</extracomment>
      <translation>不可行：{reason}。</translation>
    </message>
    <message>
      <source>Pieces</source>
      <extracomment>window/features/editor/palette.py</extracomment>
      <translation>棋子</translation>
    </message>
    <message>
      <source>Eraser</source>
      <extracomment>window/features/editor/palette.py</extracomment>
      <translation>橡皮</translation>
    </message>
    <message>
      <source>This position can be played.</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>这个局面可以对弈。</translation>
    </message>
    <message>
      <source>Use the position of the game</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>取用对局的局面</translation>
    </message>
    <message>
      <source>Whether the position can be played</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>局面是否可以对弈</translation>
    </message>
    <message>
      <source>{reason}: the game is over here.</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>{reason}：对局在此已经结束。</translation>
    </message>
    <message>
      <source>C&amp;lear</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>清空(&amp;L)</translation>
    </message>
    <message>
      <source>Empty the board</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>清空棋盘</translation>
    </message>
    <message>
      <source>The position as text</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>文本形式的局面</translation>
    </message>
    <message>
      <source>The position as text; type or paste another one</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>文本形式的局面；可以输入或粘贴另一个局面</translation>
    </message>
    <message>
      <source>Pla&amp;y from here</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>从这里对弈(&amp;Y)</translation>
    </message>
    <message>
      <source>Start a game in this position</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>从这个局面开始对局</translation>
    </message>
    <message>
      <source>Anal&amp;yse</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>分析(&amp;Y)</translation>
    </message>
    <message>
      <source>Show the engine's best moves here</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>显示引擎在这里的最佳着法</translation>
    </message>
    <message>
      <source>&amp;Copy</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>复制(&amp;C)</translation>
    </message>
    <message>
      <source>Copy the position as one line of text</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>以一行文本复制局面</translation>
    </message>
    <message>
      <source>Cancel</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>取消</translation>
    </message>
    <message>
      <source>Back to the game</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>返回对局</translation>
    </message>
    <message>
      <source>From the ga&amp;me</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>取自对局(&amp;M)</translation>
    </message>
    <message>
      <source>&amp;Fen</source>
      <extracomment>window/features/editor/panel.py</extracomment>
      <translation>FEN(&amp;F)</translation>
    </message>
    <message>
      <source>Show me</source>
      <extracomment>window/features/exercises/course_panel.py</extracomment>
      <translation>演示</translation>
    </message>
    <message>
      <source>Lesson</source>
      <extracomment>window/features/exercises/course_panel.py</extracomment>
      <translation>课程</translation>
    </message>
    <message>
      <source>Back</source>
      <extracomment>window/features/exercises/course_panel.py</extracomment>
      <translation>返回</translation>
    </message>
    <message>
      <source>Lesson {number} of {count}</source>
      <extracomment>window/features/exercises/course_panel.py</extracomment>
      <translation>第 {number} 课，共 {count} 课</translation>
    </message>
    <message>
      <source>Open a course</source>
      <extracomment>window/features/exercises/courses.py</extracomment>
      <translation>打开课程</translation>
    </message>
    <message>
      <source>Courses (*.json)</source>
      <extracomment>window/features/exercises/courses.py</extracomment>
      <translation>课程 (*.json)</translation>
    </message>
    <message>
      <source>There is no course for this game.</source>
      <extracomment>window/features/exercises/courses.py</extracomment>
      <translation>这个游戏没有课程。</translation>
    </message>
    <message>
      <source>That was the last lesson of the course.</source>
      <extracomment>window/features/exercises/courses.py</extracomment>
      <translation>这是课程的最后一课。</translation>
    </message>
    <message>
      <source>This is the last lesson: solve it to finish the course.</source>
      <extracomment>window/features/exercises/courses.py</extracomment>
      <translation>这是最后一课：完成它即可结束课程。</translation>
    </message>
    <message>
      <source>Try again.</source>
      <extracomment>window/features/exercises/courses.py</extracomment>
      <translation>再试一次。</translation>
    </message>
    <message>
      <source>Pu&amp;zzle</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>习题(&amp;Z)</translation>
    </message>
    <message>
      <source>Solve a puzzle from this game; those you missed return, and so do mistakes you kept.</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>做一道这个游戏的习题；做错的题和保留的失误会再次出现。</translation>
    </message>
    <message>
      <source>Puzzle &amp;theme</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>习题主题(&amp;T)</translation>
    </message>
    <message>
      <source>Choose what the next puzzles ask for.</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>接下来的习题考查的内容。</translation>
    </message>
    <message>
      <source>Puzzles from &amp;all games</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>所有游戏的习题(&amp;A)</translation>
    </message>
    <message>
      <source>Take puzzles from all games, or only from the one on the board.</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>从所有游戏中选题，或只从棋盘上的游戏中选题。</translation>
    </message>
    <message>
      <source>Puzzle &amp;results</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>习题成绩(&amp;R)</translation>
    </message>
    <message>
      <source>See your puzzle rating, your streaks, and what you solved of each theme.</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>查看你的习题等级分、连胜和各主题做对的题。</translation>
    </message>
    <message>
      <source>&amp;Learn this game</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>学习这个游戏(&amp;L)</translation>
    </message>
    <message>
      <source>Learn the game on the board, from where you stopped.</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>在棋盘上学习这个游戏，从上次停下的地方继续。</translation>
    </message>
    <message>
      <source>L&amp;esson</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>课程(&amp;E)</translation>
    </message>
    <message>
      <source>Go to a lesson of this game.</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>转到这个游戏的某一课。</translation>
    </message>
    <message>
      <source>&amp;Next lesson</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>下一课(&amp;N)</translation>
    </message>
    <message>
      <source>Go to the next lesson, even if this one is not done.</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>转到下一课，即使这一课尚未完成。</translation>
    </message>
    <message>
      <source>&amp;Previous lesson</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>上一课(&amp;P)</translation>
    </message>
    <message>
      <source>Go back to the lesson before.</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>回到前一课。</translation>
    </message>
    <message>
      <source>&amp;Open a course…</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>打开课程(&amp;O)…</translation>
    </message>
    <message>
      <source>Open a course that somebody else wrote.</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>学习别人编写的课程。</translation>
    </message>
    <message>
      <source>Leave the &amp;course</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>离开课程(&amp;C)</translation>
    </message>
    <message>
      <source>Go back to your game. The course continues later where you stopped.</source>
      <extracomment>window/features/exercises/feature.py</extracomment>
      <translation>回到之前的对局；以后课程会从你停下的地方继续。</translation>
    </message>
    <message>
      <source>Next</source>
      <extracomment>window/features/exercises/guided.py</extracomment>
      <translation>下一个</translation>
    </message>
    <message>
      <source>Leave</source>
      <extracomment>window/features/exercises/guided.py</extracomment>
      <translation>离开</translation>
    </message>
    <message>
      <source>Solution</source>
      <extracomment>window/features/exercises/puzzle_panel.py</extracomment>
      <translation>答案</translation>
    </message>
    <message>
      <source>Theme of the puzzles</source>
      <extracomment>window/features/exercises/puzzle_panel.py</extracomment>
      <translation>习题主题</translation>
    </message>
    <message>
      <source>Results…</source>
      <extracomment>window/features/exercises/puzzle_panel.py</extracomment>
      <translation>成绩…</translation>
    </message>
    <message>
      <source>Puzzle</source>
      <extracomment>window/features/exercises/puzzle_panel.py</extracomment>
      <translation>习题</translation>
    </message>
    <message>
      <source>Try again</source>
      <extracomment>window/features/exercises/puzzle_panel.py</extracomment>
      <translation>再试一次</translation>
    </message>
    <message>
      <source>Drop this card</source>
      <extracomment>window/features/exercises/puzzle_panel.py</extracomment>
      <translation>移除卡片</translation>
    </message>
    <message>
      <source>It will not come back.</source>
      <extracomment>window/features/exercises/puzzle_panel.py</extracomment>
      <translation>以后就不会再出现。</translation>
    </message>
    <message>
      <source>Your rating: about {points}</source>
      <extracomment>window/features/exercises/puzzle_results.py</extracomment>
      <translation>你的等级分：约 {points}</translation>
    </message>
    <message>
      <source>Your rating: {points}</source>
      <extracomment>window/features/exercises/puzzle_results.py</extracomment>
      <translation>你的等级分：{points}</translation>
    </message>
    <message>
      <source>Tried</source>
      <extracomment>window/features/exercises/puzzle_results.py</extracomment>
      <translation>尝试</translation>
    </message>
    <message>
      <source>Solved</source>
      <extracomment>window/features/exercises/puzzle_results.py</extracomment>
      <translation>答对</translation>
    </message>
    <message>
      <source>With hints</source>
      <extracomment>window/features/exercises/puzzle_results.py</extracomment>
      <translation>用提示</translation>
    </message>
    <message>
      <source>Missed</source>
      <extracomment>window/features/exercises/puzzle_results.py</extracomment>
      <translation>答错</translation>
    </message>
    <message>
      <source>Puzzle results</source>
      <extracomment>window/features/exercises/puzzle_results.py</extracomment>
      <translation>习题成绩</translation>
    </message>
    <message>
      <source>By theme</source>
      <extracomment>window/features/exercises/puzzle_results.py</extracomment>
      <translation>按主题</translation>
    </message>
    <message>
      <source>By game</source>
      <extracomment>window/features/exercises/puzzle_results.py</extracomment>
      <translation>按游戏</translation>
    </message>
    <message>
      <source>rated {points}</source>
      <extracomment>window/features/exercises/puzzle_results.py</extracomment>
      <translation>等级分 {points}</translation>
    </message>
    <message>
      <source>Rating over the last puzzles</source>
      <extracomment>window/features/exercises/puzzle_results.py</extracomment>
      <translation>最近习题的等级分走势</translation>
    </message>
    <message>
      <source>{count} in a row</source>
      <extracomment>window/features/exercises/puzzle_results.py</extracomment>
      <translation>连对 {count} 题</translation>
    </message>
    <message>
      <source>You solved this one before.</source>
      <extracomment>window/features/exercises/puzzles.py</extracomment>
      <translation>这道题你以前做对过。</translation>
    </message>
    <message>
      <source>The card is gone: it will not come back.</source>
      <extracomment>window/features/exercises/puzzles.py</extracomment>
      <translation>卡片已移除：这道题不会再出现。</translation>
    </message>
    <message>
      <source>Your move could not be judged: {reason}.</source>
      <extracomment>window/features/exercises/puzzles.py</extracomment>
      <translation>无法评判你的着法：{reason}。</translation>
    </message>
    <message>
      <source>Any theme</source>
      <extracomment>window/features/exercises/puzzles.py</extracomment>
      <translation>任意主题</translation>
    </message>
    <message>
      <source>There are no puzzles for this game.</source>
      <extracomment>window/features/exercises/puzzles.py</extracomment>
      <translation>这个游戏没有习题。</translation>
    </message>
    <message>
      <source>Looking at {move}…</source>
      <extracomment>window/features/exercises/puzzles.py</extracomment>
      <translation>正在检查 {move}…</translation>
    </message>
    <message>
      <source>In pixels; on paper, 96 to the inch</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>以像素为单位，纸上每英寸 96 像素</translation>
    </message>
    <message>
      <source>Better quality takes longer; a photograph takes minutes</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>越美观耗时越长，照片需要数分钟</translation>
    </message>
    <message>
      <source>Mark the places where the side to move may play</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>标出轮到的一方可以落子的位置</translation>
    </message>
    <message>
      <source>The longest side of a box around it</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>外接长方体的最长边</translation>
    </message>
    <message>
      <source>Anything thinner is thickened to this</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>更薄的部分会加厚到这个尺寸</translation>
    </message>
    <message>
      <source>The gap between parts that fit together</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>相互配合的部件之间的间隙</translation>
    </message>
    <message>
      <source>In millimetres; if a set needs several plates, each has its own file</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>以毫米为单位；一套需要多个打印盘时，每个打印盘一个文件</translation>
    </message>
    <message>
      <source>Including the pause after it</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>连同之后的着法</translation>
    </message>
    <message>
      <source>Turn the board to moves on its far side, or to the view kept with a move</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>把棋盘转向背面的着法，或转到当时的角度</translation>
    </message>
    <message>
      <source>Export</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>导出</translation>
    </message>
    <message>
      <source>Kind</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>类型</translation>
    </message>
    <message>
      <source>Size</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>尺寸</translation>
    </message>
    <message>
      <source>Other</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>其他</translation>
    </message>
    <message>
      <source>Colours</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>颜色</translation>
    </message>
    <message>
      <source>Materials</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>材质</translation>
    </message>
    <message>
      <source>Quality</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>画质</translation>
    </message>
    <message>
      <source>Depth of fi&amp;eld</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>景深(&amp;E)</translation>
    </message>
    <message>
      <source>&amp;Dots on legal moves</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>可落子处的圆点(&amp;D)</translation>
    </message>
    <message>
      <source>&amp;Transparent background</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>透明背景(&amp;T)</translation>
    </message>
    <message>
      <source>Largest extent</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>最大尺寸</translation>
    </message>
    <message>
      <source>Minimum wall</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>最小壁厚</translation>
    </message>
    <message>
      <source>Clearance</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>间隙</translation>
    </message>
    <message>
      <source>Paper</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>纸张</translation>
    </message>
    <message>
      <source>Frames per second</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>每秒帧数</translation>
    </message>
    <message>
      <source>Time per move</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>每步时长</translation>
    </message>
    <message>
      <source>Time per turn</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>转一圈时长</translation>
    </message>
    <message>
      <source>Write the moves &amp;below</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>在下方写出着法(&amp;B)</translation>
    </message>
    <message>
      <source>Turn t&amp;o show each move</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>视角跟随着法(&amp;O)</translation>
    </message>
    <message>
      <source>&amp;Kind</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>类型(&amp;K)</translation>
    </message>
    <message>
      <source>As large as the window</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>与窗口一样大</translation>
    </message>
    <message>
      <source>pixels</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>像素</translation>
    </message>
    <message>
      <source>&amp;Size</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>尺寸(&amp;S)</translation>
    </message>
    <message>
      <source>&amp;Colours</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>颜色(&amp;C)</translation>
    </message>
    <message>
      <source>&amp;Materials</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>材质(&amp;M)</translation>
    </message>
    <message>
      <source>&amp;Quality</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>画质(&amp;Q)</translation>
    </message>
    <message>
      <source>&amp;Largest extent</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>最大尺寸(&amp;L)</translation>
    </message>
    <message>
      <source>Minimum &amp;wall</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>最小壁厚(&amp;W)</translation>
    </message>
    <message>
      <source>Clea&amp;rance</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>间隙(&amp;R)</translation>
    </message>
    <message>
      <source>Printer &amp;bed</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>打印平台(&amp;B)</translation>
    </message>
    <message>
      <source>&amp;Paper</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>纸张(&amp;P)</translation>
    </message>
    <message>
      <source>&amp;Frames per second</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>每秒帧数(&amp;F)</translation>
    </message>
    <message>
      <source>Time per mo&amp;ve</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>每步时长(&amp;V)</translation>
    </message>
    <message>
      <source>T&amp;ime per turn</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>转一圈时长(&amp;I)</translation>
    </message>
    <message>
      <source>Width</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>宽</translation>
    </message>
    <message>
      <source>Height</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>高</translation>
    </message>
    <message>
      <source>photograph: {name}</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>照片：{name}</translation>
    </message>
    <message>
      <source>Width of the bed</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>打印平台的宽度</translation>
    </message>
    <message>
      <source>Depth of the bed</source>
      <extracomment>window/features/export/export_dialog.py</extracomment>
      <translation>打印平台的深度</translation>
    </message>
    <message>
      <source>{what}: exporting…</source>
      <extracomment>window/features/export/export_job.py</extracomment>
      <translation>{what}：正在制作…</translation>
    </message>
    <message>
      <source>nothing can be written in '{beside}': {strerror}</source>
      <extracomment>window/features/export/export_job.py</extracomment>
      <translation>无法写入“{beside}”：{strerror}</translation>
    </message>
    <message>
      <source>the export ended early</source>
      <extracomment>window/features/export/export_job.py</extracomment>
      <translation>制作进程提前结束</translation>
    </message>
    <message>
      <source>Exported: {path}</source>
      <extracomment>window/features/export/export_job.py</extracomment>
      <translation>已导出：{path}</translation>
    </message>
    <message>
      <source>Nothing was exported: {error}</source>
      <extracomment>window/features/export/export_job.py</extracomment>
      <translation>未能导出：{error}</translation>
    </message>
    <message>
      <source>Save pi&amp;cture…</source>
      <extracomment>window/features/export/feature.py</extracomment>
      <translation>保存图片(&amp;C)…</translation>
    </message>
    <message>
      <source>Save a picture of the board as you see it, in any size.</source>
      <extracomment>window/features/export/feature.py</extracomment>
      <translation>按当前视角绘制棋盘，尺寸任选。</translation>
    </message>
    <message>
      <source>E&amp;xport…</source>
      <extracomment>window/features/export/feature.py</extracomment>
      <translation>导出(&amp;X)…</translation>
    </message>
    <message>
      <source>Make a picture, drawing, model, film or page of the game.</source>
      <extracomment>window/features/export/feature.py</extracomment>
      <translation>把对局做成图片、矢量图、模型、视频或网页。</translation>
    </message>
    <message>
      <source>Copy pictu&amp;re</source>
      <extracomment>window/features/export/feature.py</extracomment>
      <translation>复制图片(&amp;R)</translation>
    </message>
    <message>
      <source>Copy a picture of the board as you see it.</source>
      <extracomment>window/features/export/feature.py</extracomment>
      <translation>复制当前视角下的棋盘图片。</translation>
    </message>
    <message>
      <source>The picture was copied.</source>
      <extracomment>window/features/export/feature.py</extracomment>
      <translation>已复制图片。</translation>
    </message>
    <message numerus="yes">
      <source>{name} has {count} games. Which do you want to open?</source>
      <extracomment>window/features/files/chapters_dialog.py</extracomment>
      <translation>
        <numerusform>{name} 含有 {count} 局。要打开哪些？</numerusform>
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
      <translation>后手</translation>
    </message>
    <message>
      <source>Date</source>
      <extracomment>window/features/files/chapters_dialog.py</extracomment>
      <translation>日期</translation>
    </message>
    <message>
      <source>Games</source>
      <extracomment>window/features/files/chapters_dialog.py</extracomment>
      <translation>对局</translation>
    </message>
    <message>
      <source>unreadable</source>
      <extracomment>window/features/files/chapters_dialog.py</extracomment>
      <translation>无法读取</translation>
    </message>
    <message>
      <source>&amp;Open</source>
      <extracomment>window/features/files/chapters_dialog.py</extracomment>
      <translation>打开(&amp;O)</translation>
    </message>
    <message>
      <source>&amp;Add all to the library</source>
      <extracomment>window/features/files/chapters_dialog.py</extracomment>
      <translation>全部加入棋谱库(&amp;A)</translation>
    </message>
    <message>
      <source>Open a game</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>打开棋谱</translation>
    </message>
    <message>
      <source>Save game</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>保存棋谱</translation>
    </message>
    <message>
      <source>&amp;Open a game…</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>打开棋谱(&amp;O)…</translation>
    </message>
    <message>
      <source>Open a game from a file. You can also drag the file onto the window.</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>从文件打开一局棋；也可以把文件拖到窗口上。</translation>
    </message>
    <message>
      <source>Open r&amp;ecent</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>最近打开(&amp;E)</translation>
    </message>
    <message>
      <source>Open a game that was opened or saved recently.</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>打开最近打开或保存过的棋谱。</translation>
    </message>
    <message>
      <source>Sa&amp;ve</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>保存(&amp;V)</translation>
    </message>
    <message>
      <source>Save the game to its file.</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>把对局写入它的文件。</translation>
    </message>
    <message>
      <source>Save &amp;as…</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
      <source>Save the game to another file.</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>把对局写入另一个文件。</translation>
    </message>
    <message>
      <source>Copy ga&amp;me</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>复制棋谱(&amp;M)</translation>
    </message>
    <message>
      <source>Copy the game as text, with its variations and notes.</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>以文本形式复制对局，包括变着和注释。</translation>
    </message>
    <message>
      <source>Copy pos&amp;ition</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>复制局面(&amp;I)</translation>
    </message>
    <message>
      <source>Copy the position as one line of text.</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>以一行文本复制局面。</translation>
    </message>
    <message>
      <source>Pas&amp;te game or position</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>粘贴棋谱或局面(&amp;T)</translation>
    </message>
    <message>
      <source>Open the game or position on the clipboard.</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>把剪贴板中的棋谱或局面摆上棋盘。</translation>
    </message>
    <message>
      <source>Play on a &amp;polyhedron…</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>用多面体下棋(&amp;P)…</translation>
    </message>
    <message>
      <source>Play Ring Majority on a solid from a file.</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>用文件中的立体下 Ring Majority。</translation>
    </message>
    <message>
      <source>Games ({endings})</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>棋谱 ({endings})</translation>
    </message>
    <message>
      <source>The game was copied.</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>已复制棋谱。</translation>
    </message>
    <message>
      <source>The game was saved as {path}.</source>
      <extracomment>window/features/files/feature.py</extracomment>
      <translation>棋谱已保存为 {path}。</translation>
    </message>
    <message>
      <source>The game could not be saved and will be lost: {reason}.</source>
      <extracomment>window/features/files/last_question.py</extracomment>
      <translation>对局无法保留，将会丢失：{reason}。</translation>
    </message>
    <message>
      <source>&amp;Save it elsewhere…</source>
      <extracomment>window/features/files/last_question.py</extracomment>
      <translation>保存到别处(&amp;S)…</translation>
    </message>
    <message>
      <source>&amp;Close anyway</source>
      <extracomment>window/features/files/last_question.py</extracomment>
      <translation>仍然关闭(&amp;C)</translation>
    </message>
    <message>
      <source>The library has more of this game, so its copy is shown.</source>
      <extracomment>window/features/files/opening.py</extracomment>
      <translation>棋谱库中的这一局内容更多，因此按棋谱库中的显示。</translation>
    </message>
    <message>
      <source>The game was pasted.</source>
      <extracomment>window/features/files/opening.py</extracomment>
      <translation>已粘贴棋谱。</translation>
    </message>
    <message>
      <source>No game was opened.</source>
      <extracomment>window/features/files/opening.py</extracomment>
      <translation>未打开任何棋谱。</translation>
    </message>
    <message>
      <source>Opened game {number} of {name}.</source>
      <extracomment>window/features/files/opening.py</extracomment>
      <translation>已打开 {name} 的第 {number} 局。</translation>
    </message>
    <message>
      <source>Opened {name}.</source>
      <extracomment>window/features/files/opening.py</extracomment>
      <translation>已打开 {name}。</translation>
    </message>
    <message>
      <source>the clipboard</source>
      <extracomment>window/features/files/opening.py</extracomment>
      <translation>剪贴板</translation>
    </message>
    <message>
      <source>Opening {name} …</source>
      <extracomment>window/features/files/opening.py</extracomment>
      <translation>正在打开 {name} …</translation>
    </message>
    <message>
      <source>Open a polyhedron</source>
      <extracomment>window/features/files/polyhedra.py</extracomment>
      <translation>打开多面体</translation>
    </message>
    <message>
      <source>The file was not opened.</source>
      <extracomment>window/features/files/polyhedra.py</extracomment>
      <translation>未能打开文件。</translation>
    </message>
    <message>
      <source>Abstract games on true 3-D boards. The games and their designers:</source>
      <extracomment>window/features/help/about.py</extracomment>
      <translation>真正的立体棋盘上的抽象棋类游戏。游戏及其设计者：</translation>
    </message>
    <message>
      <source>Free software without any warranty, under the {licence}, version 3 or later.</source>
      <extracomment>window/features/help/about.py</extracomment>
      <translation>自由软件，不附带任何担保，依据 {licence} 第 3 版或更高版本发布。</translation>
    </message>
    <message>
      <source>About ringrealms3d</source>
      <extracomment>window/features/help/about.py</extracomment>
      <translation>关于 ringrealms3d</translation>
    </message>
    <message>
      <source>Icons: {icons}, ISC licence</source>
      <extracomment>window/features/help/about.py</extracomment>
      <translation>图标：{icons}，ISC 许可证</translation>
    </message>
    <message>
      <source>Further reading: {documents}</source>
      <extracomment>window/features/help/about.py</extracomment>
      <translation>阅读：{documents}</translation>
    </message>
    <message>
      <source>&amp;Rules</source>
      <extracomment>window/features/help/feature.py</extracomment>
      <translation>规则(&amp;R)</translation>
    </message>
    <message>
      <source>Read the rules of the game, with diagrams.</source>
      <extracomment>window/features/help/feature.py</extracomment>
      <translation>阅读这个游戏的规则，附有图解。</translation>
    </message>
    <message>
      <source>&amp;Keys and mouse</source>
      <extracomment>window/features/help/feature.py</extracomment>
      <translation>按键与鼠标(&amp;K)</translation>
    </message>
    <message>
      <source>List what keys and mouse do, and choose keys of your own.</source>
      <extracomment>window/features/help/feature.py</extracomment>
      <translation>列出按键和鼠标的作用，并选择自己的按键。</translation>
    </message>
    <message>
      <source>&amp;Find a command…</source>
      <extracomment>window/features/help/feature.py</extracomment>
      <translation>查找命令(&amp;F)…</translation>
    </message>
    <message>
      <source>Type a word to find a command and run it.</source>
      <extracomment>window/features/help/feature.py</extracomment>
      <translation>输入词语，执行找到的命令。</translation>
    </message>
    <message>
      <source>&amp;About ringrealms3d</source>
      <extracomment>window/features/help/feature.py</extracomment>
      <translation>关于 ringrealms3d(&amp;A)</translation>
    </message>
    <message>
      <source>Version, licence and links.</source>
      <extracomment>window/features/help/feature.py</extracomment>
      <translation>版本、许可证和链接。</translation>
    </message>
    <message>
      <source>New key</source>
      <extracomment>window/features/help/key_editor.py</extracomment>
      <translation>新按键</translation>
    </message>
    <message>
      <source>&amp;No key</source>
      <extracomment>window/features/help/key_editor.py</extracomment>
      <translation>无按键(&amp;N)</translation>
    </message>
    <message>
      <source>&amp;Usual key</source>
      <extracomment>window/features/help/key_editor.py</extracomment>
      <translation>通常按键(&amp;U)</translation>
    </message>
    <message>
      <source>&amp;Take it over</source>
      <extracomment>window/features/help/key_editor.py</extracomment>
      <translation>从那里取用(&amp;T)</translation>
    </message>
    <message>
      <source>Choose a command above to give it another key.</source>
      <extracomment>window/features/help/key_editor.py</extracomment>
      <translation>在上方选择一个命令，为它指定另一个按键。</translation>
    </message>
    <message>
      <source>All commands have their usual keys.</source>
      <extracomment>window/features/help/key_editor.py</extracomment>
      <translation>所有命令都恢复了通常的按键。</translation>
    </message>
    <message>
      <source>{command}: {key}</source>
      <extracomment>window/features/help/key_editor.py</extracomment>
      <translation>{command}：{key}</translation>
    </message>
    <message>
      <source>{command} has no key now.</source>
      <extracomment>window/features/help/key_editor.py</extracomment>
      <translation>{command} 现在没有按键。</translation>
    </message>
    <message>
      <source>{command}: press the new key.</source>
      <extracomment>window/features/help/key_editor.py</extracomment>
      <translation>{command}：请按下要用的按键。</translation>
    </message>
    <message>
      <source>{key} is already used on the board.</source>
      <extracomment>window/features/help/key_editor.py</extracomment>
      <translation>棋盘上要用到 {key}。</translation>
    </message>
    <message>
      <source>{key} is the key of “{command}”.</source>
      <extracomment>window/features/help/key_editor.py</extracomment>
      <translation>{key} 是“{command}”的按键。</translation>
    </message>
    <message>
      <source>{key} opens the menu “{menu}”.</source>
      <extracomment>window/features/help/key_editor.py</extracomment>
      <translation>{key} 会打开菜单“{menu}”。</translation>
    </message>
    <message>
      <source>Keys and mouse</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>按键与鼠标</translation>
    </message>
    <message>
      <source>Mouse</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>鼠标</translation>
    </message>
    <message>
      <source>Everywhere in the window</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>在窗口任何位置</translation>
    </message>
    <message>
      <source>While a board has the focus</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>焦点在棋盘上时</translation>
    </message>
    <message>
      <source>While the list of moves has the focus</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>焦点在着法列表上时</translation>
    </message>
    <message>
      <source>While the tree of variations has the focus</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>焦点在变化树上时</translation>
    </message>
    <message>
      <source>Commands without a key</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>没有按键的命令</translation>
    </message>
    <message>
      <source>Reset &amp;all keys</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>重置所有按键(&amp;A)</translation>
    </message>
    <message>
      <source>Find a command</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>查找命令</translation>
    </message>
    <message>
      <source>Click</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>单击</translation>
    </message>
    <message>
      <source>Play there, or pick up and put down a piece</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>在该处落子，或拿起、放下棋子</translation>
    </message>
    <message>
      <source>Ctrl+click</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Ctrl + 单击</translation>
    </message>
    <message>
      <source>Play on the place behind</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>在被遮住的位置落子</translation>
    </message>
    <message>
      <source>Drag</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>拖动</translation>
    </message>
    <message>
      <source>Turn the board; move a map that is zoomed</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>转动棋盘；移动放大后的平面图</translation>
    </message>
    <message>
      <source>Drag with the right button</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>用右键拖动</translation>
    </message>
    <message>
      <source>Draw an arrow from place to place; beside the board, turn it</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>从一处到另一处画箭头；在棋盘旁则转动棋盘</translation>
    </message>
    <message>
      <source>Drag with the middle button</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>用中键拖动</translation>
    </message>
    <message>
      <source>Turn the board wherever the drag begins</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>无论从何处开始都转动棋盘</translation>
    </message>
    <message>
      <source>Wheel</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>滚轮</translation>
    </message>
    <message>
      <source>Zoom</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>缩放</translation>
    </message>
    <message>
      <source>Right-click</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>右击</translation>
    </message>
    <message>
      <source>Show what can be done there</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>显示在该处可以做的事</translation>
    </message>
    <message>
      <source>Right-click with Shift, Ctrl or both</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>按住 Shift、Ctrl 或两者右键单击</translation>
    </message>
    <message>
      <source>Mark the place in green, blue or yellow; arrows too have these colours</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>用绿、蓝或黄色标记该处；箭头也有这些颜色</translation>
    </message>
    <message>
      <source>Finger</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>手指</translation>
    </message>
    <message>
      <source>Tap to play, drag to turn, hold for the menu; pinch to zoom</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>轻点落子，拖动转动，长按打开菜单；双指缩放</translation>
    </message>
    <message>
      <source>Double-click beside the board</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>在棋盘旁双击</translation>
    </message>
    <message>
      <source>Go back to the home view</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>回到初始视角</translation>
    </message>
    <message>
      <source>Arrows</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>方向键</translation>
    </message>
    <message>
      <source>Point to the next place that way</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>指向该方向的下一个位置</translation>
    </message>
    <message>
      <source>Tab, Shift+Tab</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Tab、Shift + Tab</translation>
    </message>
    <message>
      <source>Point to another kind of place or another layer; after the last, leave the board</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>指向另一类位置或另一层；过了最后一类则离开棋盘</translation>
    </message>
    <message>
      <source>Enter</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Enter</translation>
    </message>
    <message>
      <source>Play where the keys point</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>在按键所指的位置落子</translation>
    </message>
    <message>
      <source>Ctrl+arrows</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Ctrl + 方向键</translation>
    </message>
    <message>
      <source>Turn the board</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>转动棋盘</translation>
    </message>
    <message>
      <source>+ and −</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>+ 和 −</translation>
    </message>
    <message>
      <source>[ and ]</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>[ 和 ]</translation>
    </message>
    <message>
      <source>Put the board together, take it apart</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>合拢棋盘、拆开棋盘</translation>
    </message>
    <message>
      <source>Page Up, Page Down</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Page Up、Page Down</translation>
    </message>
    <message>
      <source>Show one layer more, or one less</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>多显示一层、少显示一层</translation>
    </message>
    <message>
      <source>Keypad 4, 6, 8, 2</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>小键盘 4、6、8、2</translation>
    </message>
    <message>
      <source>Move the camera by 15 degrees</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>视角移动 15 度</translation>
    </message>
    <message>
      <source>Keypad 5</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>小键盘 5</translation>
    </message>
    <message>
      <source>Parallel projection, or perspective again</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>平行投影，或恢复透视</translation>
    </message>
    <message>
      <source>Keypad 9</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>小键盘 9</translation>
    </message>
    <message>
      <source>Look from the opposite side</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>从相反的一侧观看</translation>
    </message>
    <message>
      <source>Esc</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Esc</translation>
    </message>
    <message>
      <source>Put down what was picked up</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>放下拿起的棋子</translation>
    </message>
    <message>
      <source>Left, Right</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>左、右</translation>
    </message>
    <message>
      <source>Go one move back, or forward</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>后退或前进一着</translation>
    </message>
    <message>
      <source>Up, Down</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>上、下</translation>
    </message>
    <message>
      <source>Go to the move in the row above, or below</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>转到上一行或下一行的着法</translation>
    </message>
    <message>
      <source>Home, End</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Home、End</translation>
    </message>
    <message>
      <source>Go to the start, or to the end</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>转到开始或结尾</translation>
    </message>
    <message>
      <source>Space</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>空格</translation>
    </message>
    <message>
      <source>Fold the variation, or unfold it</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>折叠或展开变化</translation>
    </message>
    <message>
      <source>Delete</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>Delete</translation>
    </message>
    <message>
      <source>Delete the move and everything after it</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>删除该着法及其后的一切</translation>
    </message>
    <message>
      <source>Go to the move beside this one, of another variation</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>转到旁边另一变化中的着法</translation>
    </message>
    <message>
      <source>Key</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>按键</translation>
    </message>
    <message>
      <source>Action</source>
      <extracomment>window/features/help/keys_dialog.py</extracomment>
      <translation>操作</translation>
    </message>
    <message>
      <source>Rules</source>
      <extracomment>window/features/help/rules_dialog.py</extracomment>
      <translation>规则</translation>
    </message>
    <message>
      <source>Basic strategy</source>
      <extracomment>window/features/help/rules_dialog.py</extracomment>
      <translation>入门策略</translation>
    </message>
    <message>
      <source>Rules of {title}</source>
      <extracomment>window/features/help/rules_dialog.py</extracomment>
      <translation>{title} 的规则</translation>
    </message>
    <message>
      <source>Deleting games…</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>正在删除对局……</translation>
    </message>
    <message>
      <source>A rated game against level {n}: moves cannot be taken back, and there are no hints.</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>与 {n} 级的等级分对局：不能悔棋，也没有提示。</translation>
    </message>
    <message>
      <source>Exporting games…</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>正在导出对局……</translation>
    </message>
    <message>
      <source>Games written to {path}: {count}.</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>已将 {count} 局写入 {path}。</translation>
    </message>
    <message>
      <source>Open a library</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>打开棋谱库</translation>
    </message>
    <message>
      <source>New library</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>新建棋谱库</translation>
    </message>
    <message>
      <source>Changing tags…</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>正在更改标签……</translation>
    </message>
    <message>
      <source>Export to a folder</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>导出到文件夹</translation>
    </message>
    <message>
      <source>Import games</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>导入棋谱</translation>
    </message>
    <message>
      <source>Import a folder</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>导入文件夹</translation>
    </message>
    <message>
      <source>Importing games…</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>正在导入棋谱…</translation>
    </message>
    <message>
      <source>&amp;Library…</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>棋谱库(&amp;L)…</translation>
    </message>
    <message>
      <source>Find games that were played here, and what was played from this position.</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>查找在这里下过的对局，以及从当前局面走出过的着法。</translation>
    </message>
    <message>
      <source>Play a ra&amp;ted game</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>开始等级分对局(&amp;T)</translation>
    </message>
    <message>
      <source>Play on this board for your rating, against the level that fits it best.</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>在这个棋盘上与最合适的等级对弈，计算等级分。</translation>
    </message>
    <message>
      <source>Libraries</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>棋谱库</translation>
    </message>
    <message>
      <source>Bringing back games…</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>正在恢复对局……</translation>
    </message>
    <message>
      <source>Games added: {count}.</source>
      <extracomment>window/features/library/feature.py</extracomment>
      <translation>已添加 {count} 局。</translation>
    </message>
    <message>
      <source>The selected game</source>
      <extracomment>window/features/library/game_preview.py</extracomment>
      <translation>所选对局</translation>
    </message>
    <message>
      <source>Select a game to see it here.</source>
      <extracomment>window/features/library/game_preview.py</extracomment>
      <translation>选择一局即可在此查看。</translation>
    </message>
    <message>
      <source>First position</source>
      <extracomment>window/features/library/game_preview.py</extracomment>
      <translation>初始局面</translation>
    </message>
    <message>
      <source>Previous move</source>
      <extracomment>window/features/library/game_preview.py</extracomment>
      <translation>上一手</translation>
    </message>
    <message>
      <source>Next move</source>
      <extracomment>window/features/library/game_preview.py</extracomment>
      <translation>下一手</translation>
    </message>
    <message>
      <source>Last move</source>
      <extracomment>window/features/library/game_preview.py</extracomment>
      <translation>最后一手</translation>
    </message>
    <message>
      <source>Position {ply} of {count}</source>
      <extracomment>window/features/library/game_preview.py</extracomment>
      <translation>局面 {ply}/{count}</translation>
    </message>
    <message>
      <source>Began</source>
      <extracomment>window/features/library/games_model.py</extracomment>
      <translation>开始时间</translation>
    </message>
    <message>
      <source>Result</source>
      <extracomment>window/features/library/games_model.py</extracomment>
      <translation>结果</translation>
    </message>
    <message>
      <source>Moves</source>
      <extracomment>window/features/library/games_model.py</extracomment>
      <translation>着法</translation>
    </message>
    <message>
      <source>Tags</source>
      <extracomment>window/features/library/games_model.py</extracomment>
      <translation>标签</translation>
    </message>
    <message>
      <source>&amp;Event</source>
      <extracomment>window/features/library/games_model.py</extracomment>
      <translation>赛事(&amp;E)</translation>
    </message>
    <message>
      <source>&amp;Place</source>
      <extracomment>window/features/library/games_model.py</extracomment>
      <translation>地点(&amp;P)</translation>
    </message>
    <message>
      <source>Game</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>游戏</translation>
    </message>
    <message>
      <source>All games</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>所有游戏</translation>
    </message>
    <message>
      <source>Any result</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>任意结果</translation>
    </message>
    <message>
      <source>Tag</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>标签</translation>
    </message>
    <message>
      <source>Any date</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>任意日期</translation>
    </message>
    <message>
      <source>Today</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>今天</translation>
    </message>
    <message>
      <source>Length</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>长度</translation>
    </message>
    <message>
      <source>Any length</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>任意长度</translation>
    </message>
    <message>
      <source>Player</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>棋手</translation>
    </message>
    <message>
      <source>Player, such as level 4</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>棋手，例如 level 4</translation>
    </message>
    <message>
      <source>Event or place</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>赛事或地点</translation>
    </message>
    <message>
      <source>Only with this &amp;position</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>仅含当前局面(&amp;P)</translation>
    </message>
    <message>
      <source>&amp;Undo</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>悔棋(&amp;U)</translation>
    </message>
    <message>
      <source>Any tag</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>任意标签</translation>
    </message>
    <message>
      <source>&amp;Files…</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>文件(&amp;F)…</translation>
    </message>
    <message>
      <source>All files in a f&amp;older…</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>文件夹中的所有文件(&amp;O)…</translation>
    </message>
    <message>
      <source>Open in a new ta&amp;b</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>在新标签页中打开(&amp;B)</translation>
    </message>
    <message>
      <source>&amp;Tags…</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>标签(&amp;T)…</translation>
    </message>
    <message>
      <source>&amp;Delete</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>删除(&amp;D)</translation>
    </message>
    <message>
      <source>Select &amp;all</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>全选(&amp;A)</translation>
    </message>
    <message>
      <source>&amp;Sort by</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>排序方式(&amp;S)</translation>
    </message>
    <message>
      <source>&amp;Columns</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>列(&amp;C)</translation>
    </message>
    <message>
      <source>&amp;Import</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>导入(&amp;I)</translation>
    </message>
    <message>
      <source>&amp;Export</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>导出(&amp;E)</translation>
    </message>
    <message>
      <source>Export to one &amp;file…</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>导出到一个文件(&amp;F)…</translation>
    </message>
    <message>
      <source>Export to a f&amp;older…</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>导出到文件夹(&amp;O)…</translation>
    </message>
    <message>
      <source>Up to {most} moves</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>不超过 {most} 步</translation>
    </message>
    <message>
      <source>{least} to {most} moves</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>{least} 至 {most} 步</translation>
    </message>
    <message>
      <source>More than {least} moves</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>超过 {least} 步</translation>
    </message>
    <message>
      <source>Games: {count}</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>共 {count} 局</translation>
    </message>
    <message>
      <source>The last {days} days</source>
      <extracomment>window/features/library/games_page.py</extracomment>
      <translation>最近 {days} 天</translation>
    </message>
    <message>
      <source>Library</source>
      <extracomment>window/features/library/library_dialog.py</extracomment>
      <translation>棋谱库</translation>
    </message>
    <message>
      <source>&amp;Games</source>
      <extracomment>window/features/library/library_dialog.py</extracomment>
      <translation>对局(&amp;G)</translation>
    </message>
    <message>
      <source>&amp;Moves from here</source>
      <extracomment>window/features/library/library_dialog.py</extracomment>
      <translation>后续着法(&amp;M)</translation>
    </message>
    <message>
      <source>&amp;Statistics</source>
      <extracomment>window/features/library/library_dialog.py</extracomment>
      <translation>统计(&amp;S)</translation>
    </message>
    <message>
      <source>Library:</source>
      <extracomment>window/features/library/library_dialog.py</extracomment>
      <translation>棋谱库：</translation>
    </message>
    <message>
      <source>Open a&amp;nother…</source>
      <extracomment>window/features/library/library_dialog.py</extracomment>
      <translation>打开其他(&amp;N)…</translation>
    </message>
    <message>
      <source>Ne&amp;w library…</source>
      <extracomment>window/features/library/library_dialog.py</extracomment>
      <translation>新建棋谱库(&amp;W)…</translation>
    </message>
    <message>
      <source>My games</source>
      <extracomment>window/features/library/library_dialog.py</extracomment>
      <translation>我的对局</translation>
    </message>
    <message>
      <source>Played from this position, or from the same one turned or mirrored. Double-click a move to play it.</source>
      <extracomment>window/features/library/moves_page.py</extracomment>
      <translation>从此局面（或经旋转、镜像后相同的局面）走过的着法。双击即走该着法。</translation>
    </message>
    <message>
      <source>No game in the library continues from this position.</source>
      <extracomment>window/features/library/moves_page.py</extracomment>
      <translation>棋谱库中没有从这个局面继续的对局。</translation>
    </message>
    <message>
      <source>Moves that were played from here</source>
      <extracomment>window/features/library/moves_page.py</extracomment>
      <translation>从这里走出过的着法</translation>
    </message>
    <message>
      <source>{seat} won</source>
      <extracomment>window/features/library/moves_page.py</extracomment>
      <translation>{seat}胜</translation>
    </message>
    <message>
      <source>Drawn</source>
      <extracomment>window/features/library/moves_page.py</extracomment>
      <translation>和棋</translation>
    </message>
    <message numerus="yes">
      <source>Your rating in {game} is {elo} ± {interval} after {count} rated games, about as strong as level {level}.</source>
      <extracomment>window/features/library/statistics_page.py</extracomment>
      <translation>
        <numerusform>你在 {game} 中的等级分是 {elo} ± {interval}，共 {count} 局等级分对局，棋力大约相当于 {level} 级。</numerusform>
      </translation>
    </message>
    <message>
      <source>You have no rating in {game} yet. Game &gt; Play a rated game starts a game for it.</source>
      <extracomment>window/features/library/statistics_page.py</extracomment>
      <translation>你在 {game} 中还没有等级分。选择“对局 &gt; 开始等级分对局”即可开始。</translation>
    </message>
    <message>
      <source>Ended</source>
      <extracomment>window/features/library/statistics_page.py</extracomment>
      <translation>已结束</translation>
    </message>
    <message>
      <source>First won</source>
      <extracomment>window/features/library/statistics_page.py</extracomment>
      <translation>先手胜</translation>
    </message>
    <message>
      <source>Games by board</source>
      <extracomment>window/features/library/statistics_page.py</extracomment>
      <translation>各棋盘的对局</translation>
    </message>
    <message>
      <source>Rating over the last rated games</source>
      <extracomment>window/features/library/statistics_page.py</extracomment>
      <translation>最近对局的等级分走势</translation>
    </message>
    <message>
      <source>So it has no ratings.</source>
      <extracomment>window/features/library/statistics_page.py</extracomment>
      <translation>所以这个游戏没有等级分。</translation>
    </message>
    <message numerus="yes">
      <source>Tags of {count} games</source>
      <extracomment>window/features/library/tags_dialog.py</extracomment>
      <translation>
        <numerusform>{count} 局的标签</numerusform>
      </translation>
    </message>
    <message>
      <source>New tag</source>
      <extracomment>window/features/library/tags_dialog.py</extracomment>
      <translation>新标签</translation>
    </message>
    <message>
      <source>New tag, such as opening study</source>
      <extracomment>window/features/library/tags_dialog.py</extracomment>
      <translation>新标签，例如 开局研究</translation>
    </message>
    <message>
      <source>Settings…</source>
      <extracomment>window/features/look/feature.py</extracomment>
      <translation>设置…</translation>
    </message>
    <message>
      <source>All settings of the program, on a few pages.</source>
      <extracomment>window/features/look/feature.py</extracomment>
      <translation>程序会记住的所有设置，分成几页。</translation>
    </message>
    <message>
      <source>{place}; a change takes effect when the program next starts.</source>
      <extracomment>window/features/look/installed_games.py</extracomment>
      <translation>{place}；更改在下次启动程序时生效。</translation>
    </message>
    <message>
      <source>No installed font has the letters of this language, so you could not read the window. Install one first, such as Noto Sans CJK.</source>
      <extracomment>window/features/look/languages.py</extracomment>
      <translation>已安装的字体中没有该语言的文字，你将无法阅读窗口。请先安装一种字体，例如 Noto Sans CJK。</translation>
    </message>
    <message>
      <source>Loo&amp;k of the pieces</source>
      <extracomment>window/features/look/look_commands.py</extracomment>
      <translation>棋子样式(&amp;K)</translation>
    </message>
    <message>
      <source>What the pieces look like.</source>
      <extracomment>window/features/look/look_commands.py</extracomment>
      <translation>棋子的样子。</translation>
    </message>
    <message>
      <source>&amp;Piece animation</source>
      <extracomment>window/features/look/look_commands.py</extracomment>
      <translation>棋子动画(&amp;P)</translation>
    </message>
    <message>
      <source>How fast pieces come and go.</source>
      <extracomment>window/features/look/look_commands.py</extracomment>
      <translation>棋子出现和消失的快慢。</translation>
    </message>
    <message>
      <source>&amp;Reduce motion</source>
      <extracomment>window/features/look/look_commands.py</extracomment>
      <translation>减少动画(&amp;R)</translation>
    </message>
    <message>
      <source>Let boards jump instead of turning smoothly.</source>
      <extracomment>window/features/look/look_commands.py</extracomment>
      <translation>棋盘直接跳转，而不是平滑转动。</translation>
    </message>
    <message>
      <source>The colours of boards and panels.</source>
      <extracomment>window/features/look/look_commands.py</extracomment>
      <translation>棋盘和面板的颜色。</translation>
    </message>
    <message>
      <source>M&amp;aterials</source>
      <extracomment>window/features/look/look_commands.py</extracomment>
      <translation>材质(&amp;A)</translation>
    </message>
    <message>
      <source>What boards and pieces are made of.</source>
      <extracomment>window/features/look/look_commands.py</extracomment>
      <translation>棋盘和棋子的材质。</translation>
    </message>
    <message>
      <source>Language</source>
      <extracomment>window/features/look/look_commands.py</extracomment>
      <translation>语言</translation>
    </message>
    <message>
      <source>The language of the window; the game on the board continues.</source>
      <extracomment>window/features/look/look_commands.py</extracomment>
      <translation>窗口的语言；正在进行的对局不受影响。</translation>
    </message>
    <message>
      <source>How much effort goes into drawing.</source>
      <extracomment>window/features/look/look_commands.py</extracomment>
      <translation>绘图的精细程度。</translation>
    </message>
    <message>
      <source>Same as system</source>
      <extracomment>window/features/look/look_commands.py</extracomment>
      <translation>跟随系统</translation>
    </message>
    <message>
      <source>Match the colours</source>
      <extracomment>window/features/look/look_commands.py</extracomment>
      <translation>与颜色相配</translation>
    </message>
    <message>
      <source>Automatic</source>
      <extracomment>window/features/look/look_commands.py</extracomment>
      <translation>自动</translation>
    </message>
    <message>
      <source>&amp;Front</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>前面(&amp;F)</translation>
    </message>
    <message>
      <source>&amp;Back</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>后面(&amp;B)</translation>
    </message>
    <message>
      <source>&amp;Right</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>右面(&amp;R)</translation>
    </message>
    <message>
      <source>&amp;Left</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>左面(&amp;L)</translation>
    </message>
    <message>
      <source>&amp;Top</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>上面(&amp;T)</translation>
    </message>
    <message>
      <source>Botto&amp;m</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>下面(&amp;M)</translation>
    </message>
    <message>
      <source>&amp;Automatic</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>自动(&amp;A)</translation>
    </message>
    <message>
      <source>Like a &amp;turntable</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>像转盘一样(&amp;T)</translation>
    </message>
    <message>
      <source>Like a &amp;ball</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>像球一样(&amp;B)</translation>
    </message>
    <message>
      <source>&amp;Home view</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>初始视角(&amp;H)</translation>
    </message>
    <message>
      <source>Show the whole board from its home side.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>从初始方向显示整个棋盘。</translation>
    </message>
    <message>
      <source>&amp;Turn to the last move</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>转到最后一步(&amp;T)</translation>
    </message>
    <message>
      <source>Turn the board so that the last move is seen.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>转动棋盘，使最后一步可以看见。</translation>
    </message>
    <message>
      <source>Repla&amp;y the last move</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>重放最后一步(&amp;Y)</translation>
    </message>
    <message>
      <source>Show the last move again, from the position before it.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>从前一个局面开始，再显示一遍最后一步。</translation>
    </message>
    <message>
      <source>Map over the board</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>棋盘上的平面图</translation>
    </message>
    <message>
      <source>Show the whole board as a small map over the large one.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>在大棋盘上显示或不显示整个棋盘的小图。</translation>
    </message>
    <message>
      <source>S&amp;wap map and board</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>互换平面图和棋盘(&amp;W)</translation>
    </message>
    <message>
      <source>Show the map large and the board small, or the other way round.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>把平面图放大、棋盘缩小，或换回来。</translation>
    </message>
    <message>
      <source>Mark &amp;legal moves</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>标出合法着法(&amp;L)</translation>
    </message>
    <message>
      <source>Mark where you may play.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>标出可以落子的地方。</translation>
    </message>
    <message>
      <source>Mark what matters in this game.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>标出这个游戏中的要点。</translation>
    </message>
    <message>
      <source>Light up the longest paths of both players.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>点亮双方的最长路径。</translation>
    </message>
    <message>
      <source>&amp;Full screen, only the board</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>全屏，只显示棋盘(&amp;F)</translation>
    </message>
    <message>
      <source>Fill the screen with the board; Esc ends it.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>让棋盘占满屏幕；按 Esc 退出。</translation>
    </message>
    <message>
      <source>Mark {features}</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>标出{features}</translation>
    </message>
    <message>
      <source>Far s&amp;ide in place of the map</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>用背面代替平面图(&amp;I)</translation>
    </message>
    <message>
      <source>Show the far side of a realm small over it, or the map of the whole board.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>在领域上方用小图显示它的背面，或整个棋盘的平面图。</translation>
    </message>
    <message>
      <source>See-throu&amp;gh board</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>透明棋盘(&amp;G)</translation>
    </message>
    <message>
      <source>Draw the board like glass.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>把棋盘画成玻璃。</translation>
    </message>
    <message>
      <source>Sliders o&amp;ver the board</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>棋盘上的滑块(&amp;V)</translation>
    </message>
    <message>
      <source>Show the sliders that take the board apart and hide its upper layers.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>显示滑块，用来拆开棋盘和查看各层之下。</translation>
    </message>
    <message>
      <source>Coor&amp;dinates</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>坐标(&amp;D)</translation>
    </message>
    <message>
      <source>Show the names of places, or of rows and columns.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>显示位置的名称，或行和列的名称。</translation>
    </message>
    <message>
      <source>Confirm moves with a seco&amp;nd click</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>再次点击以确认着法(&amp;N)</translation>
    </message>
    <message>
      <source>Play a move only when its place is clicked again.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>再次点击同一位置才走棋。</translation>
    </message>
    <message>
      <source>&amp;Parallel projection</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>平行投影(&amp;P)</translation>
    </message>
    <message>
      <source>Draw distant things as large as near ones.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>远处的东西画得和近处一样大。</translation>
    </message>
    <message>
      <source>&amp;Lock the camera</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>锁定视角(&amp;L)</translation>
    </message>
    <message>
      <source>Stop drags from turning the board.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>使棋盘不会被拖动。</translation>
    </message>
    <message>
      <source>Turn to the opponent's &amp;move</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>转到对手的着法(&amp;M)</translation>
    </message>
    <message>
      <source>Turn the board when the opponent plays where you would not see it.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>对手下在你看不到的地方时，转动棋盘。</translation>
    </message>
    <message>
      <source>The board t&amp;urns</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>棋盘转动方式(&amp;U)</translation>
    </message>
    <message>
      <source>How the board turns when you drag it.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>拖动时棋盘如何转动。</translation>
    </message>
    <message>
      <source>Look at the board from one of its sides.</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>从某一面观看棋盘。</translation>
    </message>
    <message>
      <source>Keypad {key}</source>
      <extracomment>window/features/look/view_commands.py</extracomment>
      <translation>小键盘 {key}</translation>
    </message>
    <message numerus="yes">
      <source>{count} places</source>
      <extracomment>window/features/play/board_grid.py</extracomment>
      <translation>
        <numerusform>{count} 个位置</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} boards</source>
      <extracomment>window/features/play/board_grid.py</extracomment>
      <translation>
        <numerusform>{count} 种棋盘</numerusform>
      </translation>
    </message>
    <message>
      <source>Clock of {seat}</source>
      <extracomment>window/features/play/clock_face.py</extracomment>
      <translation>{seat}的棋钟</translation>
    </message>
    <message>
      <source>{main} + {moves} moves in {period} (Canadian)</source>
      <extracomment>window/features/play/clock_texts.py</extracomment>
      <translation>{main} + {period}内 {moves} 步（加拿大式）</translation>
    </message>
    <message numerus="yes">
      <source>{count} moves to go</source>
      <extracomment>window/features/play/clock_texts.py</extracomment>
      <translation>
        <numerusform>还剩 {count} 步</numerusform>
      </translation>
    </message>
    <message>
      <source>No clock</source>
      <extracomment>window/features/play/clock_texts.py</extracomment>
      <translation>不计时</translation>
    </message>
    <message>
      <source>{main} + {increment} a move</source>
      <extracomment>window/features/play/clock_texts.py</extracomment>
      <translation>{main} + 每步 {increment}</translation>
    </message>
    <message>
      <source>{main} + {periods} × {period} (byo-yomi)</source>
      <extracomment>window/features/play/clock_texts.py</extracomment>
      <translation>{main} + {periods} × {period}（读秒）</translation>
    </message>
    <message>
      <source>then {count} in {time}</source>
      <extracomment>window/features/play/clock_texts.py</extracomment>
      <translation>然后{time}内 {count} 步</translation>
    </message>
    <message>
      <source>{main} + {increment} a move, at most {cap}</source>
      <extracomment>window/features/play/clock_texts.py</extracomment>
      <translation>{main} + 每步 {increment}，上限 {cap}</translation>
    </message>
    <message>
      <source>{count} × {time} left</source>
      <extracomment>window/features/play/clock_texts.py</extracomment>
      <translation>剩 {count} × {time}</translation>
    </message>
    <message>
      <source>{time} a move</source>
      <extracomment>window/features/play/clock_texts.py</extracomment>
      <translation>每步 {time}</translation>
    </message>
    <message>
      <source>then {count} × {time}</source>
      <extracomment>window/features/play/clock_texts.py</extracomment>
      <translation>然后 {count} × {time}</translation>
    </message>
    <message>
      <source>{n} h</source>
      <extracomment>window/features/play/clock_texts.py</extracomment>
      <translation>{n} 小时</translation>
    </message>
    <message>
      <source>{n} min</source>
      <extracomment>window/features/play/clock_texts.py</extracomment>
      <translation>{n} 分钟</translation>
    </message>
    <message>
      <source>{n} s</source>
      <extracomment>window/features/play/clock_texts.py</extracomment>
      <translation>{n} 秒</translation>
    </message>
    <message>
      <source>{minutes} + {seconds}</source>
      <extracomment>window/features/play/control_chooser.py</extracomment>
      <translation>{minutes} + {seconds}</translation>
    </message>
    <message>
      <source>None</source>
      <extracomment>window/features/play/control_chooser.py</extracomment>
      <translation>不计时</translation>
    </message>
    <message>
      <source>Clock</source>
      <extracomment>window/features/play/control_chooser.py</extracomment>
      <translation>棋钟</translation>
    </message>
    <message>
      <source>Time control</source>
      <extracomment>window/features/play/control_chooser.py</extracomment>
      <translation>用时规则</translation>
    </message>
    <message>
      <source>such as 15m, 5m+3s, 10m+3x30s, 10m+20/5m, 30s/move</source>
      <extracomment>window/features/play/control_chooser.py</extracomment>
      <translation>例如 15m、5m+3s、10m+3x30s、10m+20/5m、30s/move</translation>
    </message>
    <message>
      <source>Other…</source>
      <extracomment>window/features/play/control_chooser.py</extracomment>
      <translation>其他…</translation>
    </message>
    <message>
      <source>{seat} offers a draw. {other}, do you agree?</source>
      <extracomment>window/features/play/draw_offer.py</extracomment>
      <translation>{seat}提和。{other}，同意吗？</translation>
    </message>
    <message>
      <source>The computer declines: it agrees once neither side was ahead in three moves.</source>
      <extracomment>window/features/play/draw_offer.py</extracomment>
      <translation>计算机拒绝：连续三着双方势均力敌时才会同意。</translation>
    </message>
    <message>
      <source>Hide this (Esc); {result} shows it again</source>
      <extracomment>window/features/play/end_banner.py</extracomment>
      <translation>隐藏（Esc）；{result} 再次显示</translation>
    </message>
    <message>
      <source>Hide the result</source>
      <extracomment>window/features/play/end_banner.py</extracomment>
      <translation>隐藏结果</translation>
    </message>
    <message>
      <source>&amp;Play again</source>
      <extracomment>window/features/play/end_banner.py</extracomment>
      <translation>再来一局(&amp;P)</translation>
    </message>
    <message>
      <source>&amp;Watch again</source>
      <extracomment>window/features/play/end_banner.py</extracomment>
      <translation>再观看一局(&amp;W)</translation>
    </message>
    <message>
      <source>S&amp;wap sides</source>
      <extracomment>window/features/play/end_banner.py</extracomment>
      <translation>互换先后手(&amp;W)</translation>
    </message>
    <message>
      <source>&amp;Look through</source>
      <extracomment>window/features/play/end_banner.py</extracomment>
      <translation>回顾(&amp;L)</translation>
    </message>
    <message>
      <source>Play level {level}</source>
      <extracomment>window/features/play/end_banner.py</extracomment>
      <translation>挑战 {level} 级</translation>
    </message>
    <message>
      <source>Click where you want to play.</source>
      <extracomment>window/features/play/first_help.py</extracomment>
      <translation>点击想要落子的地方。</translation>
    </message>
    <message>
      <source>Choose a green tile: click it, or drag it to where it fits.</source>
      <extracomment>window/features/play/first_help.py</extracomment>
      <translation>选一张绿色的牌：点击它，或把它拖到合适的位置。</translation>
    </message>
    <message>
      <source>{undo} takes a move back, {hint} shows a good one, {rules} shows the rules.</source>
      <extracomment>window/features/play/first_help.py</extracomment>
      <translation>{undo} 悔棋，{hint} 提示好着，{rules} 显示规则。</translation>
    </message>
    <message>
      <source>Drag the board to turn it. Click where you want to play.</source>
      <extracomment>window/features/play/first_help.py</extracomment>
      <translation>拖动棋盘可以转动它。点击棋盘上想要落子的地方。</translation>
    </message>
    <message>
      <source>Click a marked piece, then the place where it goes.</source>
      <extracomment>window/features/play/first_help.py</extracomment>
      <translation>先点击有标记的棋子,再点击它要去的位置。</translation>
    </message>
    <message>
      <source>&amp;New game…</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>新对局(&amp;N)…</translation>
    </message>
    <message>
      <source>Choose a board and who plays.</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>选择棋盘和对弈双方。</translation>
    </message>
    <message>
      <source>Start over on this board, with the same players.</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>在这个棋盘上由同样的双方重新开始。</translation>
    </message>
    <message>
      <source>&amp;Board</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>棋盘(&amp;B)</translation>
    </message>
    <message>
      <source>Start a game on another board.</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>在另一个棋盘上开始对局。</translation>
    </message>
    <message>
      <source>Take back the last move; against the computer, your last one.</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>收回最后一步；与电脑对弈时收回你的最后一步。</translation>
    </message>
    <message>
      <source>&amp;Redo</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>重走(&amp;R)</translation>
    </message>
    <message>
      <source>Play a move again that was taken back.</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>重新走出收回的一步。</translation>
    </message>
    <message>
      <source>S&amp;wap</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>交换(&amp;W)</translation>
    </message>
    <message>
      <source>Take over the first stone, in games that let the second player do so.</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>在允许的游戏中，后手接手第一枚棋子。</translation>
    </message>
    <message>
      <source>Re&amp;sign</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>认输(&amp;S)</translation>
    </message>
    <message>
      <source>Give up the game. You can take that back, except in a rated game.</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>认输；可以撤回，但等级分对局除外。</translation>
    </message>
    <message>
      <source>Offer a &amp;draw</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>提和(&amp;D)</translation>
    </message>
    <message>
      <source>End the game as a draw if the other person agrees, or the computer.</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>若对方或计算机同意，以和棋结束对局。</translation>
    </message>
    <message>
      <source>Who p&amp;layed…</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>对局者(&amp;L)…</translation>
    </message>
    <message>
      <source>Say who played, at what event, where and when, and how the game ended.</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>填写对局者、赛事、地点、日期以及结果。</translation>
    </message>
    <message>
      <source>&amp;Show what decided the game</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>显示决定胜负之处(&amp;S)</translation>
    </message>
    <message>
      <source>Show how the game ended, and why.</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>说明对局如何结束，并显示原因。</translation>
    </message>
    <message>
      <source>So&amp;unds</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>声音(&amp;U)</translation>
    </message>
    <message>
      <source>Hear moves, captures and the end of a game.</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>播放落子、吃子和终局的声音。</translation>
    </message>
    <message>
      <source>Warn of threats &amp;by the computer</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>警告电脑的威胁(&amp;O)</translation>
    </message>
    <message>
      <source>Show what the computer threatens, on its levels 1 to 3.</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>电脑为 1 到 3 级时，说明它有什么威胁。</translation>
    </message>
    <message>
      <source>{title} ({count} places)</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>{title}（{count} 个位置）</translation>
    </message>
    <message>
      <source>Take back</source>
      <extracomment>window/features/play/game_commands.py</extracomment>
      <translation>悔棋</translation>
    </message>
    <message>
      <source>Resign this game? It counts for your rating and cannot be undone.</source>
      <extracomment>window/features/play/game_end.py</extracomment>
      <translation>认输吗？此局计入你的等级分，且无法撤回。</translation>
    </message>
    <message>
      <source>Show my &amp;mistakes</source>
      <extracomment>window/features/play/game_end.py</extracomment>
      <translation>查看我的失误(&amp;M)</translation>
    </message>
    <message>
      <source>&amp;Review my moves</source>
      <extracomment>window/features/play/game_end.py</extracomment>
      <translation>复盘我的着法(&amp;R)</translation>
    </message>
    <message>
      <source>&amp;Review the game</source>
      <extracomment>window/features/play/game_end.py</extracomment>
      <translation>复盘(&amp;R)</translation>
    </message>
    <message>
      <source>Nothing is decided yet: the game is not over.</source>
      <extracomment>window/features/play/game_end.py</extracomment>
      <translation>胜负未定：对局继续。</translation>
    </message>
    <message>
      <source>{undo} takes the resignation back.</source>
      <extracomment>window/features/play/game_end.py</extracomment>
      <translation>{undo} 可以撤回认输。</translation>
    </message>
    <message>
      <source>Nothing to list</source>
      <extracomment>window/features/play/groups_panel.py</extracomment>
      <translation>没有可列出的内容</translation>
    </message>
    <message>
      <source>What decided it</source>
      <extracomment>window/features/play/legend.py</extracomment>
      <translation>决定胜负的是</translation>
    </message>
    <message>
      <source>the last move</source>
      <extracomment>window/features/play/legend.py</extracomment>
      <translation>最后一着</translation>
    </message>
    <message>
      <source>what it took</source>
      <extracomment>window/features/play/legend.py</extracomment>
      <translation>吃掉的子</translation>
    </message>
    <message>
      <source>Level</source>
      <extracomment>window/features/play/level_ladder.py</extracomment>
      <translation>等级</translation>
    </message>
    <message>
      <source>your next level</source>
      <extracomment>window/features/play/level_ladder.py</extracomment>
      <translation>你的下一个目标</translation>
    </message>
    <message>
      <source>you have beaten it</source>
      <extracomment>window/features/play/level_ladder.py</extracomment>
      <translation>你已战胜过</translation>
    </message>
    <message>
      <source>Level {n}</source>
      <extracomment>window/features/play/level_ladder.py</extracomment>
      <translation>{n} 级</translation>
    </message>
    <message>
      <source>{elo} Elo</source>
      <extracomment>window/features/play/level_ladder.py</extracomment>
      <translation>Elo {elo}</translation>
    </message>
    <message>
      <source>{seconds} seconds left| on the clock of {seat}.</source>
      <extracomment>window/features/play/low_time.py</extracomment>
      <translation>{seat}只剩 {seconds} 秒|。</translation>
    </message>
    <message>
      <source>{seconds} seconds left| on your clock.</source>
      <extracomment>window/features/play/low_time.py</extracomment>
      <translation>你只剩 {seconds} 秒|。</translation>
    </message>
    <message>
      <source>New game</source>
      <extracomment>window/features/play/new_game_dialog.py</extracomment>
      <translation>新对局</translation>
    </message>
    <message>
      <source>Your own &amp;polyhedron…</source>
      <extracomment>window/features/play/new_game_dialog.py</extracomment>
      <translation>自己的多面体(&amp;P)…</translation>
    </message>
    <message>
      <source>Play Ring Majority on the solid in an OBJ, OFF, PLY or STL file</source>
      <extracomment>window/features/play/new_game_dialog.py</extracomment>
      <translation>用 OBJ、OFF、PLY 或 STL 文件中的立体下 Ring Majority</translation>
    </message>
    <message>
      <source>minutes + seconds a move</source>
      <extracomment>window/features/play/new_game_dialog.py</extracomment>
      <translation>分钟 + 每步秒数</translation>
    </message>
    <message>
      <source>Start</source>
      <extracomment>window/features/play/new_game_dialog.py</extracomment>
      <translation>开始</translation>
    </message>
    <message>
      <source>Keep colours</source>
      <extracomment>window/features/play/news.py</extracomment>
      <translation>不交换颜色</translation>
    </message>
    <message>
      <source>Opponent</source>
      <extracomment>window/features/play/opponent_chooser.py</extracomment>
      <translation>对手</translation>
    </message>
    <message>
      <source>You take turns at this screen.</source>
      <extracomment>window/features/play/opponent_chooser.py</extracomment>
      <translation>双方在同一屏幕上轮流走棋。</translation>
    </message>
    <message>
      <source>You play</source>
      <extracomment>window/features/play/opponent_chooser.py</extracomment>
      <translation>你执</translation>
    </message>
    <message>
      <source>two people</source>
      <extracomment>window/features/play/opponent_chooser.py</extracomment>
      <translation>双人</translation>
    </message>
    <message>
      <source>chance decides who begins</source>
      <extracomment>window/features/play/opponent_chooser.py</extracomment>
      <translation>抽签决定谁先走</translation>
    </message>
    <message>
      <source>{seat}, first</source>
      <extracomment>window/features/play/opponent_chooser.py</extracomment>
      <translation>{seat}（先走）</translation>
    </message>
    <message>
      <source>Computer</source>
      <extracomment>window/features/play/opponent_chooser.py</extracomment>
      <translation>电脑</translation>
    </message>
    <message>
      <source>Person here</source>
      <extracomment>window/features/play/opponent_chooser.py</extracomment>
      <translation>同屏玩家</translation>
    </message>
    <message>
      <source>Program</source>
      <extracomment>window/features/play/opponent_chooser.py</extracomment>
      <translation>程序</translation>
    </message>
    <message>
      <source>Watch</source>
      <extracomment>window/features/play/opponent_chooser.py</extracomment>
      <translation>观战</translation>
    </message>
    <message>
      <source>against level {level}</source>
      <extracomment>window/features/play/opponent_chooser.py</extracomment>
      <translation>对阵 {level} 级</translation>
    </message>
    <message>
      <source>you play {seat}</source>
      <extracomment>window/features/play/opponent_chooser.py</extracomment>
      <translation>你执{seat}</translation>
    </message>
    <message>
      <source>Random</source>
      <extracomment>window/features/play/opponent_chooser.py</extracomment>
      <translation>随机</translation>
    </message>
    <message>
      <source>You are at about {elo} Elo.</source>
      <extracomment>window/features/play/opponent_chooser.py</extracomment>
      <translation>你约为 {elo} Elo。</translation>
    </message>
    <message>
      <source>against {program}</source>
      <extracomment>window/features/play/opponent_chooser.py</extracomment>
      <translation>对阵 {program}</translation>
    </message>
    <message>
      <source>{seat} is played by</source>
      <extracomment>window/features/play/opponent_chooser.py</extracomment>
      <translation>{seat}棋手</translation>
    </message>
    <message>
      <source>Counts of {seat}</source>
      <extracomment>window/features/play/player_card.py</extracomment>
      <translation>{seat}的计数</translation>
    </message>
    <message>
      <source>Another program…</source>
      <extracomment>window/features/play/player_chooser.py</extracomment>
      <translation>其他程序…</translation>
    </message>
    <message>
      <source>Who plays {seat}</source>
      <extracomment>window/features/play/player_chooser.py</extracomment>
      <translation>{seat}由谁下棋</translation>
    </message>
    <message>
      <source>Programs…</source>
      <extracomment>window/features/play/player_chooser.py</extracomment>
      <translation>程序…</translation>
    </message>
    <message>
      <source>Who plays</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>由谁下棋</translation>
    </message>
    <message>
      <source>Computer's &amp;level</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>电脑等级(&amp;L)</translation>
    </message>
    <message>
      <source>How well the computer plays, from 1 (beginner) to 10.</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>电脑的棋力，从适合初学者的 1 级到 10 级。</translation>
    </message>
    <message>
      <source>Longest t&amp;ime for a move</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>每步最长用时(&amp;I)</translation>
    </message>
    <message>
      <source>How long the computer may think about a move.</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>电脑每步可以思考多久。</translation>
    </message>
    <message>
      <source>&amp;Ask the opponent before retracting a move</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>悔棋前先征求对手同意(&amp;A)</translation>
    </message>
    <message>
      <source>Between two people, a move is taken back only if the other side agrees, and never with clocks.</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>两人对弈时，须对方同意才能悔棋；计时对局一律不能悔棋。</translation>
    </message>
    <message>
      <source>Move in a&amp;dvance</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>预先走子(&amp;D)</translation>
    </message>
    <message>
      <source>While the computer thinks, a click marks a move that is played as soon as it can be.</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>计算机思考时，单击会标记一着，一旦可行即走。</translation>
    </message>
    <message>
      <source>T&amp;hink in your time</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>在您的时间内思考(&amp;H)</translation>
    </message>
    <message>
      <source>The computer continues thinking while you do. This helps level 10, which uses a time for each move.</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>您思考时计算机也继续思考。这对按时间思考的 10 级有帮助。</translation>
    </message>
    <message>
      <source>P&amp;rograms…</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>程序(&amp;R)…</translation>
    </message>
    <message>
      <source>Add other programs that play and analyse, change, test and remove them.</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>添加会对弈和分析的其他程序，更改、测试或移除它们。</translation>
    </message>
    <message>
      <source>&amp;Move now</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>立即走棋(&amp;M)</translation>
    </message>
    <message>
      <source>Make the computer play its best move so far.</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>让电脑立即走出目前最看好的着法。</translation>
    </message>
    <message>
      <source>&amp;Pause</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>暂停(&amp;P)</translation>
    </message>
    <message>
      <source>Stop the clocks, or a game between computers.</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>暂停计时，或暂停电脑之间的对局。</translation>
    </message>
    <message>
      <source>&amp;Two people at this screen</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>双人同屏对弈(&amp;T)</translation>
    </message>
    <message>
      <source>&amp;Watch the computer play itself</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>观看电脑自我对弈(&amp;W)</translation>
    </message>
    <message>
      <source>You play {seat} against the &amp;computer</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>你执{seat}，对阵电脑(&amp;C)</translation>
    </message>
    <message>
      <source>You play {seat} against the c&amp;omputer</source>
      <extracomment>window/features/play/player_commands.py</extracomment>
      <translation>你执{seat}，对阵电脑(&amp;O)</translation>
    </message>
    <message>
      <source>Person</source>
      <extracomment>window/features/play/player_text.py</extracomment>
      <translation>玩家</translation>
    </message>
    <message>
      <source>{program}, {seconds} s a move</source>
      <extracomment>window/features/play/player_text.py</extracomment>
      <translation>{program}，每步 {seconds} 秒</translation>
    </message>
    <message>
      <source>Computer, level {level}</source>
      <extracomment>window/features/play/player_text.py</extracomment>
      <translation>电脑（{level} 级）</translation>
    </message>
    <message>
      <source>State of the game</source>
      <extracomment>window/features/play/players_panel.py</extracomment>
      <translation>对局状态</translation>
    </message>
    <message>
      <source>Event, place and date</source>
      <extracomment>window/features/play/players_panel.py</extracomment>
      <translation>赛事、地点和日期</translation>
    </message>
    <message>
      <source>Pace</source>
      <extracomment>window/features/play/players_panel.py</extracomment>
      <translation>速度</translation>
    </message>
    <message>
      <source>Resume</source>
      <extracomment>window/features/play/players_panel.py</extracomment>
      <translation>继续</translation>
    </message>
    <message>
      <source>Pause</source>
      <extracomment>window/features/play/players_panel.py</extracomment>
      <translation>暂停</translation>
    </message>
    <message>
      <source>The program is getting ready…</source>
      <extracomment>window/features/play/program_dialog.py</extracomment>
      <translation>程序正在准备…</translation>
    </message>
    <message>
      <source>&amp;Browse…</source>
      <extracomment>window/features/play/program_dialog.py</extracomment>
      <translation>浏览(&amp;B)…</translation>
    </message>
    <message>
      <source>&amp;Command</source>
      <extracomment>window/features/play/program_dialog.py</extracomment>
      <translation>命令(&amp;C)</translation>
    </message>
    <message>
      <source>&amp;Seconds a move</source>
      <extracomment>window/features/play/program_dialog.py</extracomment>
      <translation>每步秒数(&amp;S)</translation>
    </message>
    <message>
      <source>Any program that speaks the Universal Game Interface can play.</source>
      <extracomment>window/features/play/program_dialog.py</extracomment>
      <translation>任何支持 Universal Game Interface 的程序都可以对弈。</translation>
    </message>
    <message>
      <source>Command</source>
      <extracomment>window/features/play/program_dialog.py</extracomment>
      <translation>命令</translation>
    </message>
    <message>
      <source>the program's path and its arguments</source>
      <extracomment>window/features/play/program_dialog.py</extracomment>
      <translation>程序的路径和参数</translation>
    </message>
    <message>
      <source>State of the program</source>
      <extracomment>window/features/play/program_dialog.py</extracomment>
      <translation>程序状态</translation>
    </message>
    <message>
      <source>Choose a program</source>
      <extracomment>window/features/play/program_dialog.py</extracomment>
      <translation>选择程序</translation>
    </message>
    <message>
      <source>Change a program</source>
      <extracomment>window/features/play/program_dialog.py</extracomment>
      <translation>更改程序</translation>
    </message>
    <message>
      <source>Add a program</source>
      <extracomment>window/features/play/program_dialog.py</extracomment>
      <translation>添加程序</translation>
    </message>
    <message>
      <source>Save</source>
      <extracomment>window/features/play/program_dialog.py</extracomment>
      <translation>保存</translation>
    </message>
    <message>
      <source>Add</source>
      <extracomment>window/features/play/program_dialog.py</extracomment>
      <translation>添加</translation>
    </message>
    <message>
      <source>Programs</source>
      <extracomment>window/features/play/program_list.py</extracomment>
      <translation>程序</translation>
    </message>
    <message>
      <source>Programs that speak the Universal Game Interface can play here. Add one first.</source>
      <extracomment>window/features/play/program_list.py</extracomment>
      <translation>支持 Universal Game Interface 的程序可以在这里下棋。请先添加一个。</translation>
    </message>
    <message>
      <source>Add a program…</source>
      <extracomment>window/features/play/program_list.py</extracomment>
      <translation>添加程序…</translation>
    </message>
    <message>
      <source>Programs that speak the Universal Game Interface (UGI), besides the computer player of this program. Each has a time for a move and is started by its command. Those that are ticked also analyse.</source>
      <extracomment>window/features/play/programs_dialog.py</extracomment>
      <translation>除本程序自带的电脑外，支持通用对局接口 (UGI) 的程序。每个程序都有每步用时，并由其命令启动。勾选的程序会与电脑一起分析。</translation>
    </message>
    <message>
      <source>&amp;Add…</source>
      <extracomment>window/features/play/programs_dialog.py</extracomment>
      <translation>添加(&amp;A)…</translation>
    </message>
    <message>
      <source>&amp;Change…</source>
      <extracomment>window/features/play/programs_dialog.py</extracomment>
      <translation>更改(&amp;C)…</translation>
    </message>
    <message>
      <source>&amp;Test</source>
      <extracomment>window/features/play/programs_dialog.py</extracomment>
      <translation>测试(&amp;T)</translation>
    </message>
    <message>
      <source>&amp;Remove</source>
      <extracomment>window/features/play/programs_dialog.py</extracomment>
      <translation>移除(&amp;R)</translation>
    </message>
    <message>
      <source>not tested yet</source>
      <extracomment>window/features/play/programs_dialog.py</extracomment>
      <translation>尚未测试</translation>
    </message>
    <message>
      <source>It is ready, and calls itself {name}.</source>
      <extracomment>window/features/play/programs_dialog.py</extracomment>
      <translation>已就绪，自称 {name}。</translation>
    </message>
    <message>
      <source>{seat} wants to take {move} back. {other}, do you agree?</source>
      <extracomment>window/features/play/take_back.py</extracomment>
      <translation>{seat}想收回“{move}”。{other}，同意吗？</translation>
    </message>
    <message>
      <source>the resignation</source>
      <extracomment>window/features/play/take_back.py</extracomment>
      <translation>认输</translation>
    </message>
    <message>
      <source>With clocks, moves cannot be taken back; the Players menu changes that.</source>
      <extracomment>window/features/play/take_back.py</extracomment>
      <translation>计时对局不能悔棋；可在“棋手”菜单中更改。</translation>
    </message>
    <message>
      <source>stones taken: {count}</source>
      <extracomment>window/features/play/tray.py</extracomment>
      <translation>吃子：{count}</translation>
    </message>
    <message>
      <source>Who played</source>
      <extracomment>window/features/play/who_played.py</extracomment>
      <translation>对局者</translation>
    </message>
    <message>
      <source>such as 2026-11-24, 2026-11 or 2026</source>
      <extracomment>window/features/play/who_played.py</extracomment>
      <translation>例如 2026-11-24、2026-11 或 2026</translation>
    </message>
    <message>
      <source>Change…</source>
      <extracomment>window/features/play/who_played.py</extracomment>
      <translation>更改…</translation>
    </message>
    <message>
      <source>What is wrong</source>
      <extracomment>window/features/play/who_played.py</extracomment>
      <translation>问题所在</translation>
    </message>
    <message>
      <source>Change the result</source>
      <extracomment>window/features/play/who_played.py</extracomment>
      <translation>更改结果</translation>
    </message>
    <message>
      <source>&amp;Date</source>
      <extracomment>window/features/play/who_played.py</extracomment>
      <translation>日期(&amp;D)</translation>
    </message>
    <message>
      <source>Name of {seat}</source>
      <extracomment>window/features/play/who_played.py</extracomment>
      <translation>{seat}的姓名</translation>
    </message>
    <message>
      <source>This computer takes too long for photographs at rest: they are off.</source>
      <extracomment>window/features/rest/feature.py</extracomment>
      <translation>这台电脑生成静止照片太慢，已关闭此功能。</translation>
    </message>
    <message>
      <source>Photographs at rest failed and are now off.</source>
      <extracomment>window/features/rest/feature.py</extracomment>
      <translation>静止照片失败，现已关闭。</translation>
    </message>
    <message>
      <source>Ph&amp;otograph at rest</source>
      <extracomment>window/features/rest/feature.py</extracomment>
      <translation>静止时显示照片(&amp;O)</translation>
    </message>
    <message>
      <source>Show a photograph of the board while nothing moves.</source>
      <extracomment>window/features/rest/feature.py</extracomment>
      <translation>没有东西移动时显示棋盘的照片。</translation>
    </message>
    <message>
      <source>Photographs at rest need Open Image Denoise, which is not available for this machine</source>
      <extracomment>window/features/rest/means.py</extracomment>
      <translation>静止时的照片需要 Open Image Denoise，但没有适用于本机的版本</translation>
    </message>
    <message>
      <source>Show on the board, move by move, the line that was better than this move.</source>
      <extracomment>window/features/review/better.py</extracomment>
      <translation>在棋盘上逐步显示比这一着更好的变化。</translation>
    </message>
    <message>
      <source>A&amp;dd the better line</source>
      <extracomment>window/features/review/better.py</extracomment>
      <translation>插入更好的变化(&amp;D)</translation>
    </message>
    <message>
      <source>Put the line that was better than this move into the game as a variation.</source>
      <extracomment>window/features/review/better.py</extracomment>
      <translation>把比这一着更好的变化作为变着放入对局。</translation>
    </message>
    <message>
      <source>&amp;Back to the move</source>
      <extracomment>window/features/review/better.py</extracomment>
      <translation>返回该着法(&amp;B)</translation>
    </message>
    <message>
      <source>What was &amp;better</source>
      <extracomment>window/features/review/better.py</extracomment>
      <translation>更好的着法(&amp;B)</translation>
    </message>
    <message numerus="yes">
      <source>Noted at {count} moves; {undo} takes it back.</source>
      <extracomment>window/features/review/feature.py</extracomment>
      <translation>
        <numerusform>已在 {count} 着处注明；{undo} 可撤消。</numerusform>
      </translation>
    </message>
    <message>
      <source>Judge every move of the current line in the background.</source>
      <extracomment>window/features/review/feature.py</extracomment>
      <translation>在后台评判棋盘上这条变化的每一步。</translation>
    </message>
    <message>
      <source>&amp;Next mistake</source>
      <extracomment>window/features/review/feature.py</extracomment>
      <translation>下一处失误(&amp;N)</translation>
    </message>
    <message>
      <source>Show the next move that lost some of the chance to win.</source>
      <extracomment>window/features/review/feature.py</extracomment>
      <translation>显示下一个损失胜率的着法。</translation>
    </message>
    <message>
      <source>&amp;Previous mistake</source>
      <extracomment>window/features/review/feature.py</extracomment>
      <translation>上一处失误(&amp;P)</translation>
    </message>
    <message>
      <source>Show the move before that lost some of the chance to win.</source>
      <extracomment>window/features/review/feature.py</extracomment>
      <translation>显示上一个损失胜率的着法。</translation>
    </message>
    <message>
      <source>&amp;Write the review into the game</source>
      <extracomment>window/features/review/feature.py</extracomment>
      <translation>把复盘写入对局(&amp;W)</translation>
    </message>
    <message>
      <source>Note at each bad move what was better, with its line as a variation.</source>
      <extracomment>window/features/review/feature.py</extracomment>
      <translation>在每个坏着处注明更好的着法，并把其变化作为变着。</translation>
    </message>
    <message>
      <source>&amp;Learn from the mistakes</source>
      <extracomment>window/features/review/feature.py</extracomment>
      <translation>从失误中学习(&amp;L)</translation>
    </message>
    <message>
      <source>Look for better moves where mistakes were made.</source>
      <extracomment>window/features/review/feature.py</extracomment>
      <translation>在出现失误的地方寻找更好的着法。</translation>
    </message>
    <message>
      <source>&amp;Keep the mistakes as cards</source>
      <extracomment>window/features/review/feature.py</extracomment>
      <translation>把失误保留为卡片(&amp;K)</translation>
    </message>
    <message>
      <source>Meet them again among the puzzles until you know them.</source>
      <extracomment>window/features/review/feature.py</extracomment>
      <translation>让它们在习题中反复出现，直到你掌握为止。</translation>
    </message>
    <message>
      <source>Review</source>
      <extracomment>window/features/review/feature.py</extracomment>
      <translation>复盘</translation>
    </message>
    <message>
      <source>The game has these notes already.</source>
      <extracomment>window/features/review/feature.py</extracomment>
      <translation>对局中已有这些注释。</translation>
    </message>
    <message>
      <source>That was the last mistake.</source>
      <extracomment>window/features/review/feature.py</extracomment>
      <translation>这是最后一处失误。</translation>
    </message>
    <message>
      <source>End the &amp;review</source>
      <extracomment>window/features/review/feature.py</extracomment>
      <translation>结束复盘(&amp;R)</translation>
    </message>
    <message>
      <source>A review shows how the chances changed and which moves lost them.</source>
      <extracomment>window/features/review/graph_view.py</extracomment>
      <translation>复盘会显示胜率的变化，以及哪些着法损失了胜率。</translation>
    </message>
    <message>
      <source>Course of the game</source>
      <extracomment>window/features/review/graph_view.py</extracomment>
      <translation>对局走势</translation>
    </message>
    <message numerus="yes">
      <source>Keep {count} mistakes as cards</source>
      <extracomment>window/features/review/offer.py</extracomment>
      <translation>
        <numerusform>把 {count} 处失误保留为卡片</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} mistakes come back among the puzzles ({puzzles}).</source>
      <extracomment>window/features/review/offer.py</extracomment>
      <translation>
        <numerusform>{count} 处失误会在习题中再次出现（{puzzles}）。</numerusform>
      </translation>
    </message>
    <message>
      <source>Learn</source>
      <extracomment>window/features/review/panel.py</extracomment>
      <translation>学习</translation>
    </message>
    <message>
      <source>Skip</source>
      <extracomment>window/features/review/panel.py</extracomment>
      <translation>跳过</translation>
    </message>
    <message>
      <source>Keep the mistakes as cards</source>
      <extracomment>window/features/review/panel.py</extracomment>
      <translation>把失误保留为卡片</translation>
    </message>
    <message>
      <source>Progress of the review</source>
      <extracomment>window/features/review/panel.py</extracomment>
      <translation>复盘进度</translation>
    </message>
    <message>
      <source>End</source>
      <extracomment>window/features/review/panel.py</extracomment>
      <translation>结束</translation>
    </message>
    <message>
      <source>Time for a move</source>
      <extracomment>window/features/review/panel.py</extracomment>
      <translation>每步时间</translation>
    </message>
    <message>
      <source>{seconds} s a move</source>
      <extracomment>window/features/review/panel.py</extracomment>
      <translation>每步 {seconds} 秒</translation>
    </message>
    <message>
      <source>Accuracy</source>
      <extracomment>window/features/review/summary.py</extracomment>
      <translation>准确率</translation>
    </message>
    <message>
      <source>The review continues once the analysis is switched off ({key}).</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>关闭分析（{key}）后，复盘会继续。</translation>
    </message>
    <message>
      <source>{seat} played {move} here, which lost {loss} of the chance to win. Find a better move.</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>{seat}在这里走了 {move}，损失胜率 {loss}。找出更好的着法。</translation>
    </message>
    <message>
      <source>{move} loses {loss} of the chance to win. Try another move.</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>{move} 损失胜率 {loss}。换一步试试。</translation>
    </message>
    <message>
      <source>After {move}, {seat} continues with {answer}. Which move is better?</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>走 {move} 之后，{seat}接着走 {answer}。哪一步更好？</translation>
    </message>
    <message>
      <source>Getting ready…</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>正在准备…</translation>
    </message>
    <message>
      <source>The best move is not known; review the game again.</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>不知道最佳着法；请重新复盘一次。</translation>
    </message>
    <message>
      <source>{done} of {total}</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>{done}/{total}</translation>
    </message>
    <message>
      <source>an inaccuracy</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>缓着</translation>
    </message>
    <message>
      <source>a mistake</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>失误</translation>
    </message>
    <message>
      <source>a blunder</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>漏着</translation>
    </message>
    <message>
      <source>Inaccuracies</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>缓着</translation>
    </message>
    <message>
      <source>Mistakes</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>失误</translation>
    </message>
    <message>
      <source>Blunders</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>漏着</translation>
    </message>
    <message>
      <source>{move} is good.</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>{move} 不错。</translation>
    </message>
    <message>
      <source>{move} was played in the game. Try another move.</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>{move} 就是实战的着法。换一步试试。</translation>
    </message>
    <message>
      <source>Paused at {done} of {total}</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>已暂停：{done}/{total}</translation>
    </message>
    <message>
      <source>Move {number}</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>第 {number} 步</translation>
    </message>
    <message>
      <source>{number} of {count}</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>{number}/{count}</translation>
    </message>
    <message>
      <source>{move} is the best move. Well done!</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>{move} 是最佳着法。很好！</translation>
    </message>
    <message>
      <source>{move} ends the game; look for one that does not.</source>
      <extracomment>window/features/review/texts.py</extracomment>
      <translation>{move} 会结束对局；请找一步不结束对局的着法。</translation>
    </message>
    <message>
      <source>Level {level} · {board}</source>
      <extracomment>window/features/start/cards.py</extracomment>
      <translation>{level} 级 · {board}</translation>
    </message>
    <message>
      <source>Play</source>
      <extracomment>window/features/start/cards.py</extracomment>
      <translation>下棋</translation>
    </message>
    <message>
      <source>All lessons done</source>
      <extracomment>window/features/start/cards.py</extracomment>
      <translation>全部课程已完成</translation>
    </message>
    <message>
      <source>Puzzle of the day</source>
      <extracomment>window/features/start/cards.py</extracomment>
      <translation>每日一题</translation>
    </message>
    <message>
      <source>Solve</source>
      <extracomment>window/features/start/cards.py</extracomment>
      <translation>解题</translation>
    </message>
    <message>
      <source>You solved it.</source>
      <extracomment>window/features/start/cards.py</extracomment>
      <translation>你已解出。</translation>
    </message>
    <message>
      <source>Play {title} against level {level}</source>
      <extracomment>window/features/start/cards.py</extracomment>
      <translation>下 {title}，对阵 {level} 级</translation>
    </message>
    <message>
      <source>Start learning</source>
      <extracomment>window/features/start/cards.py</extracomment>
      <translation>开始学习</translation>
    </message>
    <message>
      <source>Difficulty {stars} of 5</source>
      <extracomment>window/features/start/cards.py</extracomment>
      <translation>难度 {stars}（满级为 5）</translation>
    </message>
    <message>
      <source>Learn {title}</source>
      <extracomment>window/features/start/cards.py</extracomment>
      <translation>学习 {title}</translation>
    </message>
    <message>
      <source>Start page</source>
      <extracomment>window/features/start/feature.py</extracomment>
      <translation>起始页</translation>
    </message>
    <message>
      <source>Games, lessons, puzzles and recent games on one page.</source>
      <extracomment>window/features/start/feature.py</extracomment>
      <translation>在一页上显示游戏、课程、谜题和最近的对局。</translation>
    </message>
    <message>
      <source>you play {seat} against level {level}</source>
      <extracomment>window/features/start/feature.py</extracomment>
      <translation>你执{seat}，对阵 {level} 级</translation>
    </message>
    <message numerus="yes">
      <source>from {count} rated games</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>
        <numerusform>{count} 局等级分对局</numerusform>
      </translation>
    </message>
    <message>
      <source>Your strength in Elo {games}, give or take {elo}.</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>根据{games}得出的你的棋力（Elo）：误差 ±{elo}。</translation>
    </message>
    <message>
      <source>No level beaten yet.</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>尚未战胜任何等级。</translation>
    </message>
    <message>
      <source>today</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>今天</translation>
    </message>
    <message>
      <source>yesterday</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>昨天</translation>
    </message>
    <message numerus="yes">
      <source>You lost in {count} moves</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>
        <numerusform>你负，{count} 步</numerusform>
      </translation>
    </message>
    <message>
      <source>Recent games</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>最近的对局</translation>
    </message>
    <message numerus="yes">
      <source>All {count} games</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>
        <numerusform>全部 {count} 局</numerusform>
      </translation>
    </message>
    <message>
      <source>Review {title}</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>复盘 {title}</translation>
    </message>
    <message>
      <source>Open {title}</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>打开 {title}</translation>
    </message>
    <message>
      <source>How you are doing</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>你的成绩</translation>
    </message>
    <message>
      <source>Once you have finished a game against the computer, this shows which levels you have beaten and how strong you are in rated games.</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>与电脑下完一局后，这里会显示你战胜过哪些等级，以及你在等级分对局中的棋力。</translation>
    </message>
    <message>
      <source>Level {level} is the highest you have beaten.</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>你战胜过的最高等级是 {level} 级。</translation>
    </message>
    <message numerus="yes">
      <source>unfinished, {count} moves</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>
        <numerusform>未下完，{count} 步</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>You won in {count} moves</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>
        <numerusform>你胜，{count} 步</numerusform>
      </translation>
    </message>
    <message>
      <source>Open</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>打开</translation>
    </message>
    <message>
      <source>Your strength went from {first} to {last} Elo.</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>你的棋力从 {first} 变为 {last} Elo。</translation>
    </message>
    <message>
      <source>against {player}</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>对阵 {player}</translation>
    </message>
    <message>
      <source>Games that you play are kept here.</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>你下过的对局会保存在这里。</translation>
    </message>
    <message>
      <source>{won} of {played} won</source>
      <extracomment>window/features/start/lists.py</extracomment>
      <translation>{played} 局 {won} 胜</translation>
    </message>
    <message>
      <source>Games on true 3-D boards. Choose one: the computer plays like a beginner at first. Or learn a game in a few small lessons.</source>
      <extracomment>window/features/start/page.py</extracomment>
      <translation>在真正的立体棋盘上进行的游戏。选一种吧：电脑起初下得像初学者。也可以通过几节小课学会一种游戏。</translation>
    </message>
    <message>
      <source>Welcome</source>
      <extracomment>window/features/start/page.py</extracomment>
      <translation>欢迎</translation>
    </message>
    <message>
      <source>Good morning</source>
      <extracomment>window/features/start/page.py</extracomment>
      <translation>早上好</translation>
    </message>
    <message>
      <source>Good afternoon</source>
      <extracomment>window/features/start/page.py</extracomment>
      <translation>下午好</translation>
    </message>
    <message>
      <source>Good evening</source>
      <extracomment>window/features/start/page.py</extracomment>
      <translation>晚上好</translation>
    </message>
    <message>
      <source>&amp;Continue</source>
      <extracomment>window/features/start/page.py</extracomment>
      <translation>继续(&amp;C)</translation>
    </message>
    <message>
      <source>Continue</source>
      <extracomment>window/features/start/page.py</extracomment>
      <translation>继续</translation>
    </message>
    <message>
      <source>Choose board, level and clock…</source>
      <extracomment>window/features/start/page.py</extracomment>
      <translation>选择棋盘、等级和棋钟…</translation>
    </message>
    <message>
      <source>Continue {title}</source>
      <extracomment>window/features/start/page.py</extracomment>
      <translation>继续 {title}</translation>
    </message>
    <message>
      <source>against the computer: click a card, or press its number</source>
      <extracomment>window/features/start/page.py</extracomment>
      <translation>对阵电脑：点击卡片，或按卡片上的数字</translation>
    </message>
    <message>
      <source>O&amp;pen a file…</source>
      <extracomment>window/features/start/page.py</extracomment>
      <translation>打开文件(&amp;P)…</translation>
    </message>
    <message>
      <source>&amp;Library</source>
      <extracomment>window/features/start/page.py</extracomment>
      <translation>棋谱库(&amp;L)</translation>
    </message>
    <message numerus="yes">
      <source>You left a game after {count} moves ({title}). Continue it?</source>
      <extracomment>window/features/start/saved_game.py</extracomment>
      <translation>
        <numerusform>有一局棋下了 {count} 步后中断（{title}）。要继续吗？</numerusform>
      </translation>
    </message>
    <message>
      <source>{seats} was played by another program, started by the command
{command}</source>
      <extracomment>window/features/start/saved_game.py</extracomment>
      <translation>{seats}由另一个程序下棋，启动命令为
{command}</translation>
    </message>
    <message>
      <source>Continue and &amp;start it</source>
      <extracomment>window/features/start/saved_game.py</extracomment>
      <translation>继续并启动它(&amp;S)</translation>
    </message>
    <message>
      <source>Continue &amp;without it</source>
      <extracomment>window/features/start/saved_game.py</extracomment>
      <translation>继续但不用它(&amp;W)</translation>
    </message>
    <message>
      <source>Continue and &amp;start them</source>
      <extracomment>window/features/start/saved_game.py</extracomment>
      <translation>继续并启动它们(&amp;S)</translation>
    </message>
    <message>
      <source>Continue &amp;without them</source>
      <extracomment>window/features/start/saved_game.py</extracomment>
      <translation>继续但不用它们(&amp;W)</translation>
    </message>
    <message>
      <source>It is kept as {path}.</source>
      <extracomment>window/features/start/saved_game.py</extracomment>
      <translation>已保留为 {path}。</translation>
    </message>
    <message>
      <source>The file could not be renamed: {reason}.</source>
      <extracomment>window/features/start/saved_game.py</extracomment>
      <translation>无法重命名文件：{reason}。</translation>
    </message>
    <message>
      <source>This game no longer counts for your rating.</source>
      <extracomment>window/features/status/feature.py</extracomment>
      <translation>此局不再计入你的等级分。</translation>
    </message>
    <message>
      <source>Turn</source>
      <extracomment>window/features/status/score_pill.py</extracomment>
      <translation>轮到谁走</translation>
    </message>
    <message>
      <source>Counts</source>
      <extracomment>window/features/status/score_pill.py</extracomment>
      <translation>计数</translation>
    </message>
    <message>
      <source>Comment</source>
      <extracomment>window/features/study/comment_box.py</extracomment>
      <translation>评注</translation>
    </message>
    <message>
      <source>A comment on this position</source>
      <extracomment>window/features/study/comment_box.py</extracomment>
      <translation>对这个局面的评注</translation>
    </message>
    <message>
      <source>Going to this move turns the board to this view; films and pages follow it.</source>
      <extracomment>window/features/study/edits.py</extracomment>
      <translation>转到这一着时，棋盘会转到此视角；视频和网页也会采用它。</translation>
    </message>
    <message>
      <source>Deleted; {undo} brings the moves back.</source>
      <extracomment>window/features/study/edits.py</extracomment>
      <translation>已删除；{undo} 可以恢复这些着法。</translation>
    </message>
    <message>
      <source>The arrow keys step through the moves.</source>
      <extracomment>window/features/study/feature.py</extracomment>
      <translation>用方向键逐步查看着法。</translation>
    </message>
    <message>
      <source>&amp;Tree of variations</source>
      <extracomment>window/features/study/feature.py</extracomment>
      <translation>变化树(&amp;T)</translation>
    </message>
    <message>
      <source>Show the moves as a tree below the list, with variations side by side.</source>
      <extracomment>window/features/study/feature.py</extracomment>
      <translation>在列表下方以树形显示着法，各变化并排。</translation>
    </message>
    <message>
      <source>Clicks play moves again.</source>
      <extracomment>window/features/study/mark_tool.py</extracomment>
      <translation>点击恢复为走棋。</translation>
    </message>
    <message>
      <source>Point to a place first.</source>
      <extracomment>window/features/study/mark_tool.py</extracomment>
      <translation>请先指向一个位置。</translation>
    </message>
    <message>
      <source>Marks are drawn on the board only.</source>
      <extracomment>window/features/study/mark_tool.py</extracomment>
      <translation>标记只画在棋盘上。</translation>
    </message>
    <message>
      <source>Click where an arrow begins, then where it ends. Esc ends drawing.</source>
      <extracomment>window/features/study/mark_tool.py</extracomment>
      <translation>先点击箭头的起点，再点击终点。Esc 结束绘制。</translation>
    </message>
    <message>
      <source>Click a place to mark it, again to clear it. Esc ends drawing.</source>
      <extracomment>window/features/study/mark_tool.py</extracomment>
      <translation>点击位置即可标记，再次点击则清除。Esc 结束绘制。</translation>
    </message>
    <message>
      <source>a free turn</source>
      <extracomment>window/features/study/moves_model.py</extracomment>
      <translation>额外回合</translation>
    </message>
    <message>
      <source>with a view of the board</source>
      <extracomment>window/features/study/moves_model.py</extracomment>
      <translation>已保留视角</translation>
    </message>
    <message>
      <source>−{count} own</source>
      <extracomment>window/features/study/moves_model.py</extracomment>
      <translation>己方−{count}</translation>
    </message>
    <message>
      <source>takes {count}</source>
      <extracomment>window/features/study/moves_model.py</extracomment>
      <translation>吃 {count} 子</translation>
    </message>
    <message>
      <source>loses {count} of its own</source>
      <extracomment>window/features/study/moves_model.py</extracomment>
      <translation>失去己方棋子{count}枚</translation>
    </message>
    <message>
      <source>Go through the moves</source>
      <extracomment>window/features/study/moves_panel.py</extracomment>
      <translation>浏览着法</translation>
    </message>
    <message>
      <source>&amp;Comment…</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>评注(&amp;C)…</translation>
    </message>
    <message>
      <source>Write a comment on this position.</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>为这个局面写评注。</translation>
    </message>
    <message>
      <source>&amp;Rate the move</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>评价着法(&amp;R)</translation>
    </message>
    <message>
      <source>Put a sign such as ! or ? after the move.</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>在着法后加上 ! 或 ? 之类的符号。</translation>
    </message>
    <message>
      <source>Nothing: clicks play moves</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>无：点击即走棋</translation>
    </message>
    <message>
      <source>Dra&amp;w with clicks</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>用点击绘制(&amp;W)</translation>
    </message>
    <message>
      <source>Mark places, or draw arrows between them.</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>标记位置，或在位置之间画箭头。</translation>
    </message>
    <message>
      <source>C&amp;olour of marks</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>标记颜色(&amp;O)</translation>
    </message>
    <message>
      <source>Choose the colour of marks and arrows; hold Shift, Ctrl or both for another.</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>选择标记和箭头的颜色；按住的键会选用另一种颜色。</translation>
    </message>
    <message>
      <source>Mark this &amp;place</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>标记此处(&amp;P)</translation>
    </message>
    <message>
      <source>Mark the place that is pointed at, or clear it.</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>标记所指的位置，或清除标记。</translation>
    </message>
    <message>
      <source>Remo&amp;ve the marks here</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>清除此处标记(&amp;V)</translation>
    </message>
    <message>
      <source>Remove everything drawn on this position.</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>清除画在这个局面上的所有标记。</translation>
    </message>
    <message>
      <source>&amp;Keep this view at the move</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>为此着保留当前视角(&amp;K)</translation>
    </message>
    <message>
      <source>Move the variation &amp;up</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>上移变化(&amp;U)</translation>
    </message>
    <message>
      <source>Move the variation up one place; at the top it is the main line.</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>把这个变化上移一位，直到成为主线。</translation>
    </message>
    <message>
      <source>&amp;Make it the main line</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>设为主线(&amp;M)</translation>
    </message>
    <message>
      <source>Make the line to this position the game's main line.</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>把到这个局面为止的着法设为对局的主线。</translation>
    </message>
    <message>
      <source>&amp;Delete from here on</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>从此处删除(&amp;D)</translation>
    </message>
    <message>
      <source>Delete this move and everything after it. You can take that back.</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>删除这一步和之后的所有着法；可以恢复。</translation>
    </message>
    <message>
      <source>No sign</source>
      <extracomment>window/features/study/study_commands.py</extracomment>
      <translation>无符号</translation>
    </message>
    <message>
      <source>Tree of variations</source>
      <extracomment>window/features/study/tree_view.py</extracomment>
      <translation>变化树</translation>
    </message>
    <message>
      <source>{number} of {count} here</source>
      <extracomment>window/features/study/tree_view.py</extracomment>
      <translation>此处 {count} 着中的第 {number} 着</translation>
    </message>
    <message>
      <source>with marks</source>
      <extracomment>window/features/study/tree_view.py</extracomment>
      <translation>有标记</translation>
    </message>
    <message>
      <source>Show the position at the start of the game.</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>显示对局开始时的局面。</translation>
    </message>
    <message>
      <source>&amp;First position</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>起始局面(&amp;F)</translation>
    </message>
    <message>
      <source>&amp;Previous move</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>上一步(&amp;P)</translation>
    </message>
    <message>
      <source>Show the position one move earlier; nothing is taken back.</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>显示前一步的局面；不会悔棋。</translation>
    </message>
    <message>
      <source>Pla&amp;y the moves</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>播放着法(&amp;Y)</translation>
    </message>
    <message>
      <source>Show one position after another, from the start if the last one is shown.</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>依次显示各个局面；如果正显示最后一个局面，则从头开始。</translation>
    </message>
    <message>
      <source>&amp;Next move</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>下一步(&amp;N)</translation>
    </message>
    <message>
      <source>Show the position one move later.</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>显示后一步的局面。</translation>
    </message>
    <message>
      <source>&amp;Last move</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>最后一步(&amp;L)</translation>
    </message>
    <message>
      <source>Show the position after the last move.</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>显示最后一步之后的局面。</translation>
    </message>
    <message>
      <source>Next &amp;variation</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>下一个变化(&amp;V)</translation>
    </message>
    <message>
      <source>Show the next alternative to this move.</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>显示代替这一步的下一个着法。</translation>
    </message>
    <message>
      <source>Previous v&amp;ariation</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>上一个变化(&amp;A)</translation>
    </message>
    <message>
      <source>Show the previous alternative to this move.</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>显示代替这一步的上一个着法。</translation>
    </message>
    <message>
      <source>Next f&amp;ork</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>下一个分支(&amp;O)</translation>
    </message>
    <message>
      <source>Go to where the line has variations next, or to its end.</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>前进到出现变化的地方，或前进到末尾。</translation>
    </message>
    <message>
      <source>Previous for&amp;k</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>上一个分支(&amp;K)</translation>
    </message>
    <message>
      <source>Go back to where the line last had variations, or to its start.</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>后退到出现变化的地方，或后退到开头。</translation>
    </message>
    <message>
      <source>Next &amp;comment</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>下一条评注(&amp;C)</translation>
    </message>
    <message>
      <source>Go to the next position with a comment.</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>前进到下一个带评注的局面。</translation>
    </message>
    <message>
      <source>Previous co&amp;mment</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>上一条评注(&amp;M)</translation>
    </message>
    <message>
      <source>Go back to the previous position with a comment.</source>
      <extracomment>window/features/study/walk_commands.py</extracomment>
      <translation>后退到前一个带评注的局面。</translation>
    </message>
    <message>
      <source>Close the tab</source>
      <extracomment>window/features/tabs/bar.py</extracomment>
      <translation>关闭标签页</translation>
    </message>
    <message>
      <source>New game in a ta&amp;b…</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>在标签页中新建对局(&amp;B)…</translation>
    </message>
    <message>
      <source>Start a game while this one waits in its tab.</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>当前对局留在自己的标签页中等待，另开一局。</translation>
    </message>
    <message>
      <source>Open a &amp;game in a tab…</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>在标签页中打开棋谱(&amp;G)…</translation>
    </message>
    <message>
      <source>Open a game from a file while this one waits in its tab.</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>当前对局留在自己的标签页中等待，从文件打开另一局。</translation>
    </message>
    <message>
      <source>Next tab</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>下一个标签页</translation>
    </message>
    <message>
      <source>Go to the game in the next tab.</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>转到下一个标签页中的对局。</translation>
    </message>
    <message>
      <source>Previous tab</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>上一个标签页</translation>
    </message>
    <message>
      <source>Go to the game in the tab before.</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>转到上一个标签页中的对局。</translation>
    </message>
    <message>
      <source>Move the tab to the left</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>标签页左移</translation>
    </message>
    <message>
      <source>Swap this tab with the one before it.</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>将此标签页与前一个交换位置。</translation>
    </message>
    <message>
      <source>Move the tab to the right</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>标签页右移</translation>
    </message>
    <message>
      <source>Swap this tab with the next one.</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>将此标签页与后一个交换位置。</translation>
    </message>
    <message>
      <source>Clo&amp;se the tab</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>关闭标签页(&amp;S)</translation>
    </message>
    <message>
      <source>Close this game, which stays in the library.</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>关闭这局棋，它仍保留在棋谱库中。</translation>
    </message>
    <message>
      <source>Close the other tabs</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>关闭其他标签页</translation>
    </message>
    <message>
      <source>Close all games but this one; they stay in the library.</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>关闭除这局以外的所有对局，它们仍保留在棋谱库中。</translation>
    </message>
    <message>
      <source>Bring the closed tab bac&amp;k</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>恢复关闭的标签页(&amp;K)</translation>
    </message>
    <message>
      <source>Bring back the game whose tab was closed last.</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>恢复最后关闭的标签页中的对局。</translation>
    </message>
    <message>
      <source>The other game is paused until you come back to its tab.</source>
      <extracomment>window/features/tabs/feature.py</extracomment>
      <translation>另一局已暂停，直到您回到它的标签页。</translation>
    </message>
    <message>
      <source>the game is over</source>
      <extracomment>window/features/tabs/texts.py</extracomment>
      <translation>对局已经结束</translation>
    </message>
    <message>
      <source>paused until you come back</source>
      <extracomment>window/features/tabs/texts.py</extracomment>
      <translation>已暂停，等您回来</translation>
    </message>
    <message>
      <source>your move</source>
      <extracomment>window/features/tabs/texts.py</extracomment>
      <translation>轮到您走棋</translation>
    </message>
    <message>
      <source>the other side is to move</source>
      <extracomment>window/features/tabs/texts.py</extracomment>
      <translation>轮到对方走棋</translation>
    </message>
    <message>
      <source>After {move}:</source>
      <extracomment>window/features/words/announcer.py</extracomment>
      <translation>走 {move} 之后：</translation>
    </message>
    <message>
      <source>T&amp;ype a move…</source>
      <extracomment>window/features/words/feature.py</extracomment>
      <translation>输入着法(&amp;Y)…</translation>
    </message>
    <message>
      <source>Type the next move as it would be in the list of moves.</source>
      <extracomment>window/features/words/feature.py</extracomment>
      <translation>按着法列表的写法输入下一步。</translation>
    </message>
    <message>
      <source>&amp;Go to the list of places</source>
      <extracomment>window/features/words/feature.py</extracomment>
      <translation>转到位置列表(&amp;G)</translation>
    </message>
    <message>
      <source>List all places, what is there and what playing there does.</source>
      <extracomment>window/features/words/feature.py</extracomment>
      <translation>转到所有位置的列表：那里有什么，在那里落子会怎样。</translation>
    </message>
    <message>
      <source>Places</source>
      <extracomment>window/features/words/feature.py</extracomment>
      <translation>位置</translation>
    </message>
    <message>
      <source>Move:</source>
      <extracomment>window/features/words/move_field.py</extracomment>
      <translation>着法：</translation>
    </message>
    <message>
      <source>empty</source>
      <extracomment>window/features/words/prospects.py</extracomment>
      <translation>空</translation>
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
      <translation>已拿起</translation>
    </message>
    <message>
      <source>begins a move</source>
      <extracomment>window/features/words/prospects.py</extracomment>
      <translation>可从此处起步</translation>
    </message>
    <message>
      <source>{seat}, there from the start</source>
      <extracomment>window/features/words/prospects.py</extracomment>
      <translation>{seat}，开局时就在那里</translation>
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
      <translation>在此落子</translation>
    </message>
    <message>
      <source>not legal: {reason}</source>
      <extracomment>window/features/words/prospects.py</extracomment>
      <translation>不合法：{reason}</translation>
    </message>
    <message>
      <source>ends the game in a draw</source>
      <extracomment>window/features/words/prospects.py</extracomment>
      <translation>以和棋结束对局</translation>
    </message>
    <message>
      <source>loses the game</source>
      <extracomment>window/features/words/prospects.py</extracomment>
      <translation>输掉对局</translation>
    </message>
    <message>
      <source>captures {sites} by {cause}</source>
      <extracomment>window/features/words/prospects.py</extracomment>
      <translation>通过{cause}吃掉 {sites}</translation>
    </message>
    <message>
      <source>loses {sites} by {cause}</source>
      <extracomment>window/features/words/prospects.py</extracomment>
      <translation>因{cause}损失 {sites}</translation>
    </message>
    <message>
      <source>captures {sites}</source>
      <extracomment>window/features/words/prospects.py</extracomment>
      <translation>吃掉 {sites}</translation>
    </message>
    <message>
      <source>loses {sites}</source>
      <extracomment>window/features/words/prospects.py</extracomment>
      <translation>失去 {sites}</translation>
    </message>
    <message>
      <source>Place</source>
      <extracomment>window/features/words/sites_model.py</extracomment>
      <translation>位置</translation>
    </message>
    <message>
      <source>Holds</source>
      <extracomment>window/features/words/sites_model.py</extracomment>
      <translation>现有棋子</translation>
    </message>
    <message>
      <source>Playing there</source>
      <extracomment>window/features/words/sites_model.py</extracomment>
      <translation>落子效果</translation>
    </message>
    <message>
      <source>Find: a name, a piece, captures, wins…</source>
      <extracomment>window/features/words/sites_panel.py</extracomment>
      <translation>查找：名称、棋子、吃掉、获胜…</translation>
    </message>
    <message>
      <source>Find places</source>
      <extracomment>window/features/words/sites_panel.py</extracomment>
      <translation>查找位置</translation>
    </message>
    <message>
      <source>Show this beside the board.</source>
      <extracomment>window/main_window.py</extracomment>
      <translation>在棋盘旁显示此项。</translation>
    </message>
    <message>
      <source>Column b&amp;eside the board</source>
      <extracomment>window/main_window.py</extracomment>
      <translation>棋盘旁的侧栏(&amp;E)</translation>
    </message>
    <message>
      <source>Show or hide the players, the moves and everything else beside the board.</source>
      <extracomment>window/main_window.py</extracomment>
      <translation>显示或隐藏棋手、着法以及棋盘旁的其他一切。</translation>
    </message>
    <message>
      <source>Actions over the board</source>
      <extracomment>window/main_window.py</extracomment>
      <translation>棋盘上方的操作栏</translation>
    </message>
    <message>
      <source>Show or hide the bar with the most common actions.</source>
      <extracomment>window/main_window.py</extracomment>
      <translation>显示或隐藏常用操作栏。</translation>
    </message>
    <message>
      <source>&amp;Quit</source>
      <extracomment>window/main_window.py</extracomment>
      <translation>退出(&amp;Q)</translation>
    </message>
    <message>
      <source>Quit; the game is saved.</source>
      <extracomment>window/main_window.py</extracomment>
      <translation>退出程序；对局会保留。</translation>
    </message>
    <message>
      <source>&amp;Go to</source>
      <extracomment>window/menus.py</extracomment>
      <translation>转到(&amp;G)</translation>
    </message>
    <message>
      <source>Look &amp;from</source>
      <extracomment>window/menus.py</extracomment>
      <translation>观看方向(&amp;F)</translation>
    </message>
    <message>
      <source>Ca&amp;mera</source>
      <extracomment>window/menus.py</extracomment>
      <translation>视角(&amp;M)</translation>
    </message>
    <message>
      <source>&amp;File</source>
      <extracomment>window/menus.py</extracomment>
      <translation>文件(&amp;F)</translation>
    </message>
    <message>
      <source>&amp;Game</source>
      <extracomment>window/menus.py</extracomment>
      <translation>对局(&amp;G)</translation>
    </message>
    <message>
      <source>&amp;Learn</source>
      <extracomment>window/menus.py</extracomment>
      <translation>学习(&amp;L)</translation>
    </message>
    <message>
      <source>&amp;Players</source>
      <extracomment>window/menus.py</extracomment>
      <translation>棋手(&amp;P)</translation>
    </message>
    <message>
      <source>&amp;Study</source>
      <extracomment>window/menus.py</extracomment>
      <translation>研究(&amp;S)</translation>
    </message>
    <message>
      <source>&amp;Analysis</source>
      <extracomment>window/menus.py</extracomment>
      <translation>分析(&amp;A)</translation>
    </message>
    <message>
      <source>&amp;View</source>
      <extracomment>window/menus.py</extracomment>
      <translation>视图(&amp;V)</translation>
    </message>
    <message>
      <source>&amp;Help</source>
      <extracomment>window/menus.py</extracomment>
      <translation>帮助(&amp;H)</translation>
    </message>
    <message>
      <source>there is no display (nothing answers at {names})</source>
      <extracomment>window/requirements.py</extracomment>
      <translation>没有显示器（{names} 没有回应）</translation>
    </message>
    <message>
      <source>QT_QPA_PLATFORM={wanted} opens no window with OpenGL (xcb and wayland do)</source>
      <extracomment>window/requirements.py</extracomment>
      <translation>QT_QPA_PLATFORM={wanted} 打不开带 OpenGL 的窗口（xcb 和 wayland 可以）</translation>
    </message>
    <message>
      <source>there is no display (neither DISPLAY nor WAYLAND_DISPLAY is set)</source>
      <extracomment>window/requirements.py</extracomment>
      <translation>没有显示器（DISPLAY 和 WAYLAND_DISPLAY 都没有设置）</translation>
    </message>
    <message>
      <source>{problem}; all other commands, such as play-text, render, perft and doctor, need no display</source>
      <extracomment>window/requirements.py</extracomment>
      <translation>{problem}；除 play 外的命令（如 play-text、render、perft 和 doctor）都不需要它</translation>
    </message>
    <message>
      <source>Actions</source>
      <extracomment>window/shell/action_bar.py</extracomment>
      <translation>操作</translation>
    </message>
    <message>
      <source>Close</source>
      <extracomment>window/shell/column.py</extracomment>
      <translation>关闭</translation>
    </message>
    <message>
      <source>Beside the board</source>
      <extracomment>window/shell/column.py</extracomment>
      <translation>棋盘旁</translation>
    </message>
    <message>
      <source>Panels</source>
      <extracomment>window/shell/column.py</extracomment>
      <translation>面板</translation>
    </message>
    <message>
      <source>Type a word, such as colours or undo</source>
      <extracomment>window/shell/finder.py</extracomment>
      <translation>输入词语，例如“颜色”或“悔棋”</translation>
    </message>
    <message>
      <source>Words of a command</source>
      <extracomment>window/shell/finder.py</extracomment>
      <translation>命令的词语</translation>
    </message>
    <message>
      <source>Commands found</source>
      <extracomment>window/shell/finder.py</extracomment>
      <translation>找到的命令</translation>
    </message>
    <message>
      <source>Save as {ending}</source>
      <extracomment>window/shell/left_out.py</extracomment>
      <translation>保存为 {ending}</translation>
    </message>
    <message numerus="yes">
      <source>Replace {count} existing files?</source>
      <extracomment>window/shell/replacing.py</extracomment>
      <translation>
        <numerusform>要替换已有的 {count} 个文件吗？</numerusform>
      </translation>
    </message>
    <message>
      <source>Appearance</source>
      <extracomment>window/shell/settings_dialog.py</extracomment>
      <translation>外观</translation>
    </message>
    <message>
      <source>Controls and effects</source>
      <extracomment>window/shell/settings_dialog.py</extracomment>
      <translation>操作与效果</translation>
    </message>
    <message>
      <source>Opponents</source>
      <extracomment>window/shell/settings_dialog.py</extracomment>
      <translation>对手</translation>
    </message>
    <message>
      <source>Settings</source>
      <extracomment>window/shell/settings_dialog.py</extracomment>
      <translation>设置</translation>
    </message>
    <message>
      <source>Find a setting</source>
      <extracomment>window/shell/settings_dialog.py</extracomment>
      <translation>查找设置</translation>
    </message>
    <message>
      <source>Pages</source>
      <extracomment>window/shell/settings_dialog.py</extracomment>
      <translation>页面</translation>
    </message>
    <message>
      <source>Files</source>
      <extracomment>window/shell/settings_dialog.py</extracomment>
      <translation>文件</translation>
    </message>
    <message>
      <source>The program keeps its data in these files.</source>
      <extracomment>window/shell/settings_dialog.py</extracomment>
      <translation>程序保存的内容都在这些文件里。</translation>
    </message>
    <message>
      <source>Open the folder</source>
      <extracomment>window/shell/settings_dialog.py</extracomment>
      <translation>打开文件夹</translation>
    </message>
    <message>
      <source>Open the folder of {name}</source>
      <extracomment>window/shell/settings_dialog.py</extracomment>
      <translation>打开 {name} 所在的文件夹</translation>
    </message>
    <message>
      <source>the settings could not be read and are kept as {place}</source>
      <extracomment>window/shell/settings_file.py</extracomment>
      <translation>无法读取设置，原文件保留为 {place}</translation>
    </message>
    <message>
      <source>the setting {name} could not be understood; it is kept under [{section}] in {path}</source>
      <extracomment>window/shell/settings_file.py</extracomment>
      <translation>无法理解设置 {name}，它保留在 {path} 的 [{section}] 下</translation>
    </message>
    <message>
      <source>the settings in {path} could not be read ({reason})</source>
      <extracomment>window/shell/settings_file.py</extracomment>
      <translation>无法读取 {path} 中的设置（{reason}）</translation>
    </message>
    <message>
      <source>the settings are not saved: {reason}</source>
      <extracomment>window/shell/settings_file.py</extracomment>
      <translation>设置未能保存：{reason}</translation>
    </message>
    <message>
      <source>Internal error: {error}</source>
      <extracomment>window/shell/tasks.py</extracomment>
      <translation>程序出错，{error}</translation>
    </message>
    <message>
      <source>Show the better line on the board ({better})</source>
      <extracomment>window/widgets/better_card.py</extracomment>
      <translation>在棋盘上显示更好的变化 ({better})</translation>
    </message>
    <message>
      <source>Put the better line into the game as a variation</source>
      <extracomment>window/widgets/better_card.py</extracomment>
      <translation>把更好的变化作为变着放入对局</translation>
    </message>
    <message>
      <source>Insert</source>
      <extracomment>window/widgets/better_card.py</extracomment>
      <translation>插入</translation>
    </message>
    <message>
      <source>See it</source>
      <extracomment>window/widgets/better_card.py</extracomment>
      <translation>查看</translation>
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
        <numerusform>已删除 {count} 局（{when}）</numerusform>
      </translation>
    </message>
    <message>
      <source>unfinished</source>
      <extracomment>window/widgets/kept_game_texts.py</extracomment>
      <translation>未下完</translation>
    </message>
    <message>
      <source>{seat} won (resignation)</source>
      <extracomment>window/widgets/kept_game_texts.py</extracomment>
      <translation>{seat}胜（认输）</translation>
    </message>
    <message>
      <source>{seat} won (time)</source>
      <extracomment>window/widgets/kept_game_texts.py</extracomment>
      <translation>{seat}胜（超时）</translation>
    </message>
    <message>
      <source>{seat} won (agreement)</source>
      <extracomment>window/widgets/kept_game_texts.py</extracomment>
      <translation>{seat}胜（协议）</translation>
    </message>
    <message>
      <source>{seat} won (forfeit)</source>
      <extracomment>window/widgets/kept_game_texts.py</extracomment>
      <translation>{seat}胜（判负）</translation>
    </message>
    <message>
      <source>The first player won</source>
      <extracomment>window/widgets/kept_game_texts.py</extracomment>
      <translation>先手胜</translation>
    </message>
    <message>
      <source>The second player won</source>
      <extracomment>window/widgets/kept_game_texts.py</extracomment>
      <translation>后手胜</translation>
    </message>
    <message>
      <source>Unfinished</source>
      <extracomment>window/widgets/kept_game_texts.py</extracomment>
      <translation>未下完</translation>
    </message>
    <message>
      <source>{strength}: it scores {share} of the points against level {below}.</source>
      <extracomment>window/widgets/level_texts.py</extracomment>
      <translation>{strength}：对 {below} 级的得分率为 {share}。</translation>
    </message>
    <message>
      <source>The strength of the levels has not been measured in {game}.</source>
      <extracomment>window/widgets/level_texts.py</extracomment>
      <translation>{game} 中各等级的棋力还没有人测量过。</translation>
    </message>
    <message>
      <source>It runs {count} playouts for a move and varies among the moves it likes best.</source>
      <extracomment>window/widgets/level_texts.py</extracomment>
      <translation>每步进行 {count} 次模拟，并在看好的着法中变换选择。</translation>
    </message>
    <message>
      <source>Points of 100 games and Elo are from matches between the levels.</source>
      <extracomment>window/widgets/level_texts.py</extracomment>
      <translation>每 100 局的得分和 Elo 来自各等级之间的比赛。</translation>
    </message>
    <message>
      <source>It uses all the time it has for a move.</source>
      <extracomment>window/widgets/level_texts.py</extracomment>
      <translation>用尽每步允许的全部时间。</translation>
    </message>
    <message>
      <source>It runs {count} playouts for a move and plays the best.</source>
      <extracomment>window/widgets/level_texts.py</extracomment>
      <translation>每步进行 {count} 次模拟，并选择最佳着法。</translation>
    </message>
    <message>
      <source>uses all its time</source>
      <extracomment>window/widgets/level_texts.py</extracomment>
      <translation>用足允许的时间</translation>
    </message>
    <message>
      <source>runs {count} playouts for a move</source>
      <extracomment>window/widgets/level_texts.py</extracomment>
      <translation>每步模拟 {count} 次</translation>
    </message>
    <message>
      <source>plays like a beginner</source>
      <extracomment>window/widgets/level_texts.py</extracomment>
      <translation>棋力相当于初学者</translation>
    </message>
    <message>
      <source>{name}, {elo} Elo</source>
      <extracomment>window/widgets/level_texts.py</extracomment>
      <translation>{name}，Elo {elo}</translation>
    </message>
    <message>
      <source>{title}, level {level}, about {elo} Elo</source>
      <extracomment>window/widgets/level_texts.py</extracomment>
      <translation>{title}，{level} 级，约 {elo} Elo</translation>
    </message>
    <message>
      <source>{points} of 100 against level {below}</source>
      <extracomment>window/widgets/level_texts.py</extracomment>
      <translation>对 {below} 级 100 局得 {points} 分</translation>
    </message>
    <message>
      <source>{strength}: it plays like a beginner.</source>
      <extracomment>window/widgets/level_texts.py</extracomment>
      <translation>{strength}：棋力相当于初学者。</translation>
    </message>
    <message>
      <source>It draws {share} of its moves at random.</source>
      <extracomment>window/widgets/level_texts.py</extracomment>
      <translation>有 {share} 的着法随机选择。</translation>
    </message>
    <message numerus="yes">
      <source>By {cause} and {count} more.</source>
      <extracomment>window/widgets/news_texts.py</extracomment>
      <translation>
        <numerusform>原因：{cause}，以及另外 {count} 处。</numerusform>
      </translation>
    </message>
    <message>
      <source>By {causes}.</source>
      <extracomment>window/widgets/news_texts.py</extracomment>
      <translation>原因：{causes}。</translation>
    </message>
    <message>
      <source>{seat}: {player} is to move ({now})</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>{seat}：轮到{player}走棋（按 {now} 让它走）</translation>
    </message>
    <message>
      <source>{seat}: {player} is thinking, {count} playouts so far…</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>{seat}：{player}正在思考，已进行 {count} 次模拟…</translation>
    </message>
    <message>
      <source>There is no help in a rated game; analyse it once it is over.</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>等级分对局中没有任何帮助；结束后再分析。</translation>
    </message>
    <message numerus="yes">
      <source>{winner} won in {count} moves</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>
        <numerusform>{winner}胜，{count} 步</numerusform>
      </translation>
    </message>
    <message>
      <source>{move} lost {loss} of the chance to win.</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>{move} 损失了 {loss} 的胜率。</translation>
    </message>
    <message>
      <source>{move} lost {loss} of the chance to win. Better: {line}</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>{move} 损失了 {loss} 的胜率。更好：{line}</translation>
    </message>
    <message>
      <source>a proven draw</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>已证明的和棋</translation>
    </message>
    <message>
      <source>the computer</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>电脑</translation>
    </message>
    <message>
      <source>The end was taken back: the game continues with your next move.</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>终局已撤回：你的下一步将继续对局。</translation>
    </message>
    <message>
      <source>The game is over. {result} shows how it ended, {new} starts a new one.</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>对局已结束。{result} 查看结果，{new} 开始新对局。</translation>
    </message>
    <message>
      <source>In a rated game you can play only from the last position: {last} goes there.</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>等级分对局只能在末尾走棋：按 {last} 转到那里。</translation>
    </message>
    <message>
      <source>Draw</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>和棋</translation>
    </message>
    <message>
      <source>You won</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>你赢了</translation>
    </message>
    <message>
      <source>You lost</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>你输了</translation>
    </message>
    <message>
      <source>Stones are even.</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>双方子数相同。</translation>
    </message>
    <message>
      <source>brilliant</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>妙着</translation>
    </message>
    <message>
      <source>good</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>好着</translation>
    </message>
    <message>
      <source>interesting</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>有趣</translation>
    </message>
    <message>
      <source>dubious</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>疑着</translation>
    </message>
    <message>
      <source>Circles</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>圆圈</translation>
    </message>
    <message>
      <source>Crosses</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>叉号</translation>
    </message>
    <message>
      <source>Squares</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>方块</translation>
    </message>
    <message>
      <source>Triangles</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>三角</translation>
    </message>
    <message>
      <source>Letters</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>字母</translation>
    </message>
    <message>
      <source>Usual colour</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>通常颜色</translation>
    </message>
    <message>
      <source>Green (Shift)</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>绿色 (Shift)</translation>
    </message>
    <message>
      <source>Blue (Ctrl or Alt)</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>蓝色 (Ctrl 或 Alt)</translation>
    </message>
    <message>
      <source>Yellow (Shift+Ctrl)</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>黄色 (Shift+Ctrl)</translation>
    </message>
    <message>
      <source>The clocks start with the first move.</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>走出第一步后开始计时。</translation>
    </message>
    <message>
      <source>{undo} brings back the previous game.</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>{undo} 可以恢复之前的对局。</translation>
    </message>
    <message>
      <source>The game is over: moves that you try out here are variations.</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>对局已结束：在这里试走的着法都是变化。</translation>
    </message>
    <message>
      <source>A rated game.</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>等级分对局。</translation>
    </message>
    <message>
      <source>The computer thinks in your time.</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>计算机正利用您的时间思考。</translation>
    </message>
    <message>
      <source>{winner} wins by {margin}</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>{winner}胜 {margin} 子</translation>
    </message>
    <message>
      <source>{count} of {goal}</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>{count}/{goal}</translation>
    </message>
    <message>
      <source>{name}: {numbers}</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>{name}：{numbers}</translation>
    </message>
    <message>
      <source>{seat} leads by {margin}.</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>{seat}领先 {margin} 子。</translation>
    </message>
    <message>
      <source>a proven win for {seat}</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>{seat}必胜（已证明）</translation>
    </message>
    <message>
      <source>Paused. {seat} is to move.</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>已暂停。轮到{seat}走棋。</translation>
    </message>
    <message>
      <source>{seat}: {player} is getting ready…</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>{seat}：{player}正在准备…</translation>
    </message>
    <message>
      <source>{seat}: {player} is thinking…</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>{seat}：{player}正在思考…</translation>
    </message>
    <message>
      <source>Wait: {player} is to move.</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>请稍候：轮到{player}走棋。</translation>
    </message>
    <message>
      <source>{winner} wins</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>{winner}获胜</translation>
    </message>
    <message>
      <source>You lead by {margin}.</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>你领先 {margin} 子。</translation>
    </message>
    <message>
      <source>takes {count} by {cause}</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>通过{cause}吃 {count} 子</translation>
    </message>
    <message>
      <source>loses {count} by {cause}</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>因{cause}失 {count} 子</translation>
    </message>
    <message>
      <source>loses {count}</source>
      <extracomment>window/widgets/texts.py</extracomment>
      <translation>失 {count} 子</translation>
    </message>
    <message>
      <source>Ring Majority</source>
      <extracomment>game ring-majority</extracomment>
      <translation>Ring Majority</translation>
    </message>
    <message>
      <source>Larry Wheeler (2007)</source>
      <extracomment>game ring-majority</extracomment>
      <translation>Larry Wheeler（2007）</translation>
    </message>
    <message>
      <source>Have more stones on the board at the end; in a full ring, the majority captures.</source>
      <extracomment>game ring-majority</extracomment>
      <translation>终局时盘上棋子更多者胜；环填满时，占多数的一方吃子。</translation>
    </message>
    <message>
      <source>Red</source>
      <extracomment>game ring-majority</extracomment>
      <translation>红方</translation>
    </message>
    <message>
      <source>Blue</source>
      <extracomment>game ring-majority</extracomment>
      <translation>蓝方</translation>
    </message>
    <message>
      <source>Tetrahedron</source>
      <extracomment>game ring-majority</extracomment>
      <translation>四面体</translation>
    </message>
    <message>
      <source>Cube</source>
      <extracomment>game ring-majority</extracomment>
      <translation>立方体</translation>
    </message>
    <message>
      <source>Truncated tetrahedron</source>
      <extracomment>game ring-majority</extracomment>
      <translation>截角四面体</translation>
    </message>
    <message>
      <source>Cuboctahedron</source>
      <extracomment>game ring-majority</extracomment>
      <translation>截半立方体</translation>
    </message>
    <message>
      <source>Dodecahedron</source>
      <extracomment>game ring-majority</extracomment>
      <translation>十二面体</translation>
    </message>
    <message>
      <source>Truncated octahedron</source>
      <extracomment>game ring-majority</extracomment>
      <translation>截角八面体</translation>
    </message>
    <message>
      <source>Truncated cube</source>
      <extracomment>game ring-majority</extracomment>
      <translation>截角立方体</translation>
    </message>
    <message>
      <source>Small rhombicuboctahedron</source>
      <extracomment>game ring-majority</extracomment>
      <translation>小斜方截半立方体</translation>
    </message>
    <message>
      <source>Snub cube</source>
      <extracomment>game ring-majority</extracomment>
      <translation>扭棱立方体</translation>
    </message>
    <message>
      <source>Icosidodecahedron</source>
      <extracomment>game ring-majority</extracomment>
      <translation>截半二十面体</translation>
    </message>
    <message>
      <source>Great rhombicuboctahedron</source>
      <extracomment>game ring-majority</extracomment>
      <translation>大斜方截半立方体</translation>
    </message>
    <message>
      <source>Truncated icosahedron</source>
      <extracomment>game ring-majority</extracomment>
      <translation>截角二十面体</translation>
    </message>
    <message>
      <source>Truncated dodecahedron</source>
      <extracomment>game ring-majority</extracomment>
      <translation>截角十二面体</translation>
    </message>
    <message>
      <source>Small rhombicosidodecahedron</source>
      <extracomment>game ring-majority</extracomment>
      <translation>小斜方截半二十面体</translation>
    </message>
    <message>
      <source>Snub dodecahedron</source>
      <extracomment>game ring-majority</extracomment>
      <translation>扭棱十二面体</translation>
    </message>
    <message>
      <source>Great rhombicosidodecahedron</source>
      <extracomment>game ring-majority</extracomment>
      <translation>大斜方截半二十面体</translation>
    </message>
    <message>
      <source>on the board</source>
      <extracomment>game ring-majority</extracomment>
      <translation>盘上</translation>
    </message>
    <message>
      <source>in hand</source>
      <extracomment>game ring-majority</extracomment>
      <translation>手中</translation>
    </message>
    <message>
      <source>lost</source>
      <extracomment>game ring-majority</extracomment>
      <translation>被吃</translation>
    </message>
    <message>
      <source>Red stone</source>
      <extracomment>game ring-majority</extracomment>
      <translation>红子</translation>
    </message>
    <message>
      <source>Blue stone</source>
      <extracomment>game ring-majority</extracomment>
      <translation>蓝子</translation>
    </message>
    <message>
      <source>To move</source>
      <extracomment>game ring-majority</extracomment>
      <translation>走棋方</translation>
    </message>
    <message>
      <source>Loop</source>
      <extracomment>game loop</extracomment>
      <translation>Loop</translation>
    </message>
    <message>
      <source>David Bush (known as twixter; later published as Lazo)</source>
      <extracomment>game loop</extracomment>
      <translation>David Bush（又名 twixter；后以 Lazo 之名出版）</translation>
    </message>
    <message>
      <source>Close a loop of your tiles on the board, or build a bridge with a river under it.</source>
      <extracomment>game loop</extracomment>
      <translation>用己方棋子在棋盘上连成回路，或搭成下面有河流过的桥。</translation>
    </message>
    <message>
      <source>Black</source>
      <extracomment>game loop</extracomment>
      <translation>黑方</translation>
    </message>
    <message>
      <source>White</source>
      <extracomment>game loop</extracomment>
      <translation>白方</translation>
    </message>
    <message>
      <source>black</source>
      <extracomment>game loop</extracomment>
      <translation>黑色</translation>
    </message>
    <message>
      <source>white</source>
      <extracomment>game loop</extracomment>
      <translation>白色</translation>
    </message>
    <message>
      <source>Mini, 4 layers</source>
      <extracomment>game loop</extracomment>
      <translation>Mini，4 层</translation>
    </message>
    <message>
      <source>Main, 6 layers</source>
      <extracomment>game loop</extracomment>
      <translation>Main，6 层</translation>
    </message>
    <message>
      <source>Lazo, 10 layers</source>
      <extracomment>game loop</extracomment>
      <translation>Lazo，10 层</translation>
    </message>
    <message>
      <source>Black tile</source>
      <extracomment>game loop</extracomment>
      <translation>黑子</translation>
    </message>
    <message>
      <source>White tile</source>
      <extracomment>game loop</extracomment>
      <translation>白子</translation>
    </message>
    <message>
      <source>Path Tiles</source>
      <extracomment>game path-tiles</extracomment>
      <translation>Path Tiles</translation>
    </message>
    <message>
      <source>an unknown author (Zillions of Games submission 1550)</source>
      <extracomment>game path-tiles</extracomment>
      <translation>佚名作者（Zillions of Games 投稿 1550）</translation>
    </message>
    <message>
      <source>Close a loop of your colour, or join two opposite sides of the board with it.</source>
      <extracomment>game path-tiles</extracomment>
      <translation>连成己方颜色的回路，或用它连通棋盘的一组对边。</translation>
    </message>
    <message>
      <source>102 tiles and free turns</source>
      <extracomment>game path-tiles</extracomment>
      <translation>102 张牌，有额外回合</translation>
    </message>
    <message>
      <source>66 tiles, each up to ten times</source>
      <extracomment>game path-tiles</extracomment>
      <translation>66 张牌，每张最多十次</translation>
    </message>
    <message>
      <source>longest paths</source>
      <extracomment>game path-tiles</extracomment>
      <translation>最长路径</translation>
    </message>
    <message>
      <source>longest path</source>
      <extracomment>game path-tiles</extracomment>
      <translation>最长路径</translation>
    </message>
    <message>
      <source>tiles left</source>
      <extracomment>game path-tiles</extracomment>
      <translation>剩余牌数</translation>
    </message>
    <message>
      <source>A free turn</source>
      <extracomment>game path-tiles</extracomment>
      <translation>额外回合</translation>
    </message>
    <message>
      <source>ribbons</source>
      <extracomment>game path-tiles</extracomment>
      <translation>带状</translation>
    </message>
    <message>
      <source>tubes</source>
      <extracomment>game path-tiles</extracomment>
      <translation>管状</translation>
    </message>
    <message>
      <source>Loops 'n Leaps</source>
      <extracomment>game loops-n-leaps</extracomment>
      <translation>Loops 'n Leaps</translation>
    </message>
    <message>
      <source>Christian Freeling (MindSports)</source>
      <extracomment>game loops-n-leaps</extracomment>
      <translation>Christian Freeling（MindSports）</translation>
    </message>
    <message>
      <source>Surround three pillars with loops of your men.</source>
      <extracomment>game loops-n-leaps</extracomment>
      <translation>用己方棋子连成的回路围住三根柱子。</translation>
    </message>
    <message>
      <source>Side length 8</source>
      <extracomment>game loops-n-leaps</extracomment>
      <translation>边长 8</translation>
    </message>
    <message>
      <source>Side length 10</source>
      <extracomment>game loops-n-leaps</extracomment>
      <translation>边长 10</translation>
    </message>
    <message>
      <source>what is surrounded, safe or in sight</source>
      <extracomment>game loops-n-leaps</extracomment>
      <translation>围住、安全与视线</translation>
    </message>
    <message>
      <source>pillars surrounded</source>
      <extracomment>game loops-n-leaps</extracomment>
      <translation>围住的柱子</translation>
    </message>
    <message>
      <source>men</source>
      <extracomment>game loops-n-leaps</extracomment>
      <translation>棋子</translation>
    </message>
    <message>
      <source>leapers</source>
      <extracomment>game loops-n-leaps</extracomment>
      <translation>跳子</translation>
    </message>
    <message>
      <source>White man</source>
      <extracomment>game loops-n-leaps</extracomment>
      <translation>白子</translation>
    </message>
    <message>
      <source>Black man</source>
      <extracomment>game loops-n-leaps</extracomment>
      <translation>黑子</translation>
    </message>
    <message>
      <source>White leaper</source>
      <extracomment>game loops-n-leaps</extracomment>
      <translation>白跳子</translation>
    </message>
    <message>
      <source>Black leaper</source>
      <extracomment>game loops-n-leaps</extracomment>
      <translation>黑跳子</translation>
    </message>
    <message>
      <source>Loophole 2D</source>
      <extracomment>game loophole-2d</extracomment>
      <translation>Loophole 2D</translation>
    </message>
    <message>
      <source>Mark Steere (Loophole, November 2008), marksteeregames.com</source>
      <extracomment>game loophole-2d</extracomment>
      <translation>Mark Steere（Loophole，2008 年 11 月），marksteeregames.com</translation>
    </message>
    <message>
      <source>Close two different loops through the frame and the windows.</source>
      <extracomment>game loophole-2d</extracomment>
      <translation>穿过外框和窗，连成两条不同的回路。</translation>
    </message>
    <message>
      <source>Rhombus with two windows</source>
      <extracomment>game loophole-2d</extracomment>
      <translation>有两个窗的菱形</translation>
    </message>
    <message>
      <source>Loops</source>
      <extracomment>game loophole-2d</extracomment>
      <translation>回路</translation>
    </message>
    <message>
      <source>loops</source>
      <extracomment>game loophole-2d</extracomment>
      <translation>回路</translation>
    </message>
    <message>
      <source>Black stone</source>
      <extracomment>game loophole-2d</extracomment>
      <translation>黑子</translation>
    </message>
    <message>
      <source>White stone</source>
      <extracomment>game loophole-2d</extracomment>
      <translation>白子</translation>
    </message>
    <message>
      <source>light</source>
      <extracomment>choices</extracomment>
      <translation>浅色</translation>
    </message>
    <message>
      <source>dark</source>
      <extracomment>choices</extracomment>
      <translation>深色</translation>
    </message>
    <message>
      <source>colour-blind</source>
      <extracomment>choices</extracomment>
      <translation>色盲友好</translation>
    </message>
    <message>
      <source>high-contrast</source>
      <extracomment>choices</extracomment>
      <translation>高对比度</translation>
    </message>
    <message>
      <source>black-and-white</source>
      <extracomment>choices</extracomment>
      <translation>黑白</translation>
    </message>
    <message>
      <source>walnut-and-maple</source>
      <extracomment>choices</extracomment>
      <translation>胡桃木和枫木</translation>
    </message>
    <message>
      <source>slate-and-brass</source>
      <extracomment>choices</extracomment>
      <translation>板岩和黄铜</translation>
    </message>
    <message>
      <source>porcelain</source>
      <extracomment>choices</extracomment>
      <translation>瓷</translation>
    </message>
    <message>
      <source>classic</source>
      <extracomment>choices</extracomment>
      <translation>经典</translation>
    </message>
    <message>
      <source>glass</source>
      <extracomment>choices</extracomment>
      <translation>玻璃</translation>
    </message>
    <message>
      <source>paint</source>
      <extracomment>choices</extracomment>
      <translation>油漆</translation>
    </message>
    <message>
      <source>fast</source>
      <extracomment>choices</extracomment>
      <translation>快速</translation>
    </message>
    <message>
      <source>fine</source>
      <extracomment>choices</extracomment>
      <translation>精细</translation>
    </message>
    <message>
      <source>finest</source>
      <extracomment>choices</extracomment>
      <translation>最精细</translation>
    </message>
    <message>
      <source>off</source>
      <extracomment>choices</extracomment>
      <translation>关</translation>
    </message>
    <message>
      <source>normal</source>
      <extracomment>choices</extracomment>
      <translation>正常</translation>
    </message>
    <message>
      <source>slow</source>
      <extracomment>choices</extracomment>
      <translation>慢速</translation>
    </message>
    <message>
      <source>as fast as they think</source>
      <extracomment>choices</extracomment>
      <translation>想好就走</translation>
    </message>
    <message>
      <source>a move a second</source>
      <extracomment>choices</extracomment>
      <translation>每秒一步</translation>
    </message>
    <message>
      <source>a move in 3 seconds</source>
      <extracomment>choices</extracomment>
      <translation>每 3 秒一步</translation>
    </message>
    <message>
      <source>studio</source>
      <extracomment>choices</extracomment>
      <translation>摄影棚</translation>
    </message>
    <message>
      <source>table</source>
      <extracomment>choices</extracomment>
      <translation>桌面</translation>
    </message>
    <message>
      <source>sky</source>
      <extracomment>choices</extracomment>
      <translation>天空</translation>
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
      <translation>图片</translation>
    </message>
    <message>
      <source>Film of the game</source>
      <extracomment>choices</extracomment>
      <translation>对局视频</translation>
    </message>
    <message>
      <source>Film of the board turning</source>
      <extracomment>choices</extracomment>
      <translation>棋盘旋转视频</translation>
    </message>
    <message>
      <source>Web page that plays the game</source>
      <extracomment>choices</extracomment>
      <translation>可重放对局的网页</translation>
    </message>
    <message>
      <source>3-D drawing</source>
      <extracomment>choices</extracomment>
      <translation>立体矢量图</translation>
    </message>
    <message>
      <source>Diagram of the map</source>
      <extracomment>choices</extracomment>
      <translation>平面图图解</translation>
    </message>
    <message>
      <source>Model</source>
      <extracomment>choices</extracomment>
      <translation>模型</translation>
    </message>
    <message>
      <source>One body for a 3-D printer</source>
      <extracomment>choices</extracomment>
      <translation>3D 打印用的一体模型</translation>
    </message>
    <message>
      <source>Board and pieces for a 3-D printer</source>
      <extracomment>choices</extracomment>
      <translation>3D 打印用的棋盘和棋子</translation>
    </message>
    <message>
      <source>Paper net to fold</source>
      <extracomment>choices</extracomment>
      <translation>可折叠的纸模展开图</translation>
    </message>
    <message>
      <source>Paper board and pieces to cut out</source>
      <extracomment>choices</extracomment>
      <translation>可剪裁的纸棋盘和棋子</translation>
    </message>
    <message>
      <source>Scene for POV-Ray</source>
      <extracomment>choices</extracomment>
      <translation>POV-Ray 场景</translation>
    </message>
    <message>
      <source>Places and neighbours</source>
      <extracomment>choices</extracomment>
      <translation>位置与邻接关系</translation>
    </message>
    <message>
      <source>Text, the moves alone</source>
      <extracomment>choices</extracomment>
      <translation>文本，仅含着法</translation>
    </message>
    <message>
      <source>JSON, with variations and notes</source>
      <extracomment>choices</extracomment>
      <translation>JSON，含变化和注释</translation>
    </message>
    <message>
      <source>SGF, with variations and notes</source>
      <extracomment>choices</extracomment>
      <translation>SGF，含变化和注释</translation>
    </message>
    <message>
      <source>Close a ring on the board</source>
      <extracomment>course loop</extracomment>
      <translation>在棋盘上围成环</translation>
    </message>
    <message>
      <source>You play Black and win by completing a loop. The simplest loop is a ring of your tiles on layer 1 around at least one hole. Five of your tiles are around 1b3. Close the ring.</source>
      <extracomment>course loop</extracomment>
      <translation>你执黑，连成回路即可获胜。最简单的回路，是用你的棋子在第 1 层围成的环，环中至少有一个孔。你的五枚棋子围在 1b3 周围。把环封上。</translation>
    </message>
    <message>
      <source>Which neighbour of 1b3 is empty?</source>
      <extracomment>course loop</extracomment>
      <translation>1b3 的哪个邻位是空的？</translation>
    </message>
    <message>
      <source>You closed a ring around 1b3, and the game is won. It does not matter whether the hole inside is empty or holds a white tile.</source>
      <extracomment>course loop</extracomment>
      <translation>你在 1b3 周围围成了环，赢得了对局。里面的孔是空的还是有白子，都没有关系。</translation>
    </message>
    <message>
      <source>The rim does not count</source>
      <extracomment>course loop</extracomment>
      <translation>边缘不算数</translation>
    </message>
    <message>
      <source>You can close two shapes: an arch around 1a3 on the long edge, and a ring around 1c8 in the middle. Outside the board everything is open, so a hole at the rim is never enclosed. Close the shape that wins.</source>
      <extracomment>course loop</extracomment>
      <translation>你可以围成两种形状：长边上 1a3 周围的拱形，和中部 1c8 周围的环。棋盘之外全是敞开的，所以边缘上的孔永远围不住。走出能获胜的那一步。</translation>
    </message>
    <message>
      <source>Is there a way out over the edge?</source>
      <extracomment>course loop</extracomment>
      <translation>有没有越过边缘的出路？</translation>
    </message>
    <message>
      <source>1c8 cannot get out. The arch around 1a3 would have been worth nothing: 1a3 lies at the rim.</source>
      <extracomment>course loop</extracomment>
      <translation>1c8 无路可出。而 1a3 周围的拱形毫无价值：1a3 就在边缘上。</translation>
    </message>
    <message>
      <source>Enclose an enemy</source>
      <extracomment>course loop</extracomment>
      <translation>围住敌子</translation>
    </message>
    <message>
      <source>A ring may enclose an opposing tile as well as an empty hole. Close the ring around the white tile.</source>
      <extracomment>course loop</extracomment>
      <translation>环里可以是空孔，也可以是对方的棋子。把白子周围的环封上。</translation>
    </message>
    <message>
      <source>One of the six neighbours of 1c8 is still free.</source>
      <extracomment>course loop</extracomment>
      <translation>1c8 的六个邻位中还有一个空着。</translation>
    </message>
    <message>
      <source>The white tile on 1c8 is enclosed. Enemies inside do not disturb a ring; gaps in it do.</source>
      <extracomment>course loop</extracomment>
      <translation>1c8 上的白子被围住了。环里有敌子没有关系，环上有缺口才不行。</translation>
    </message>
    <message>
      <source>Block a ring</source>
      <extracomment>course loop</extracomment>
      <translation>挡住环</translation>
    </message>
    <message>
      <source>Now you play White. Black needs one more tile for a ring around 1b3. Play a move after which Black cannot win at once.</source>
      <extracomment>course loop</extracomment>
      <translation>现在你执白。黑方在 1b3 周围只差一枚棋子就能围成环。走一步，使黑方不能立即获胜。</translation>
    </message>
    <message>
      <source>Play where Black wants to play.</source>
      <extracomment>course loop</extracomment>
      <translation>占住黑方想下的地方。</translation>
    </message>
    <message>
      <source>One white tile in the ring is enough. Look at every turn for rings of five and arches that need one tile.</source>
      <extracomment>course loop</extracomment>
      <translation>环上只要有一枚白子就够了。每个回合都要留意：有没有已有五枚的环，以及只差一枚棋子的拱形。</translation>
    </message>
    <message>
      <source>Climb to layer 2</source>
      <extracomment>course loop</extracomment>
      <translation>登上第 2 层</translation>
    </message>
    <message>
      <source>Tiles are piled up. Where three tiles of a layer touch, there may be a gap for a tile of the next layer. It has to touch a tile of your own, below or beside it. Play a tile on layer 2.</source>
      <extracomment>course loop</extracomment>
      <translation>棋子可以层层叠放。同一层有三枚棋子两两相接时，中间可能留出空隙，可以放上一层的棋子。它必须与你自己的一枚棋子相接，不论在下面还是在旁边。在第 2 层下一枚棋子。</translation>
    </message>
    <message>
      <source>On the map, layer 2 is drawn beside layer 1; in the 3-D view, click the gap between three tiles.</source>
      <extracomment>course loop</extracomment>
      <translation>在平面图上，第 2 层画在第 1 层旁边；在立体棋盘上，点击三枚棋子之间的空隙。</translation>
    </message>
    <message>
      <source>2b2 rests on 1b3, 1c2 and 1c3. Only gaps with all three tiles below can be filled.</source>
      <extracomment>course loop</extracomment>
      <translation>2b2 压在 1b3、1c2 和 1c3 上面。只有下面三枚棋子齐全的空隙才能落子。</translation>
    </message>
    <message>
      <source>Build a bridge</source>
      <extracomment>course loop</extracomment>
      <translation>搭桥</translation>
    </message>
    <message>
      <source>The second kind of loop is a bridge: your tiles go up from the board and down to it again, and a river runs through under them, over empty spaces and enemy tiles. Your bridge from 1b4 to 1d2 lacks its top. Put it in place.</source>
      <extracomment>course loop</extracomment>
      <translation>第二种回路是桥：你的棋子从棋盘升起，再落回棋盘，下面有一条河贯穿而过，河流经空位和敌子。你从 1b4 到 1d2 的桥还缺桥顶。把它放上。</translation>
    </message>
    <message>
      <source>The top of the bridge rests on both white tiles.</source>
      <extracomment>course loop</extracomment>
      <translation>桥顶压在两枚白子上面。</translation>
    </message>
    <message>
      <source>The river runs from 2b4 through the white tiles 1c4 and 1c3 to 2b2, right under your bridge.</source>
      <extracomment>course loop</extracomment>
      <translation>河从 2b4 出发，流过白子 1c4 和 1c3，到达 2b2，正好从你的桥下穿过。</translation>
    </message>
    <message>
      <source>Why is this not a loop?</source>
      <extracomment>course loop</extracomment>
      <translation>为什么这不是回路？</translation>
    </message>
    <message>
      <source>Black has just played 2b3, a bridge over the white tile 1c3. But a bridge over a single tile is never a loop: the river has to run right through. Click the tile that stops it.</source>
      <extracomment>course loop</extracomment>
      <translation>黑方刚走了 2b3，在白子 1c3 上方搭成了桥。但只跨过一枚棋子的桥绝不是回路：河必须能贯穿而过。点击挡住河的棋子。</translation>
    </message>
    <message>
      <source>Which neighbour of 1c3 would have to be white?</source>
      <extracomment>course loop</extracomment>
      <translation>1c3 的哪个邻位应该是白子？</translation>
    </message>
    <message>
      <source>If 1d3 were white, the river would continue from 1c3 through 1d3 and out to 2c3. Your own tiles are what stops a river.</source>
      <extracomment>course loop</extracomment>
      <translation>如果 1d3 是白子，河就会从 1c3 经过 1d3，流出到 2c3。挡住河的是你自己的棋子。</translation>
    </message>
    <message>
      <source>Dead ends at the edge</source>
      <extracomment>course loop</extracomment>
      <translation>边缘的死路</translation>
    </message>
    <message>
      <source>Two bridges lack their top, one at the long edge and one in the middle. For bridges the outside is closed: a river cannot flow out over the edge of the pile. Complete the bridge with a river under it.</source>
      <extracomment>course loop</extracomment>
      <translation>有两座桥缺桥顶，一座在长边，一座在中部。对桥来说，棋盘之外是封闭的：河不能越过棋堆的边缘流出去。补全下面有河流过的那座桥。</translation>
    </message>
    <message>
      <source>Follow each river in both directions.</source>
      <extracomment>course loop</extracomment>
      <translation>沿着每条河向两头看。</translation>
    </message>
    <message>
      <source>2b6 lets the river through. Under 2a3 it would have stopped at the long edge.</source>
      <extracomment>course loop</extracomment>
      <translation>2b6 让河流过。而在 2a3 下面，河会被长边挡住。</translation>
    </message>
    <message>
      <source>Stop a bridge</source>
      <extracomment>course loop</extracomment>
      <translation>阻止搭桥</translation>
    </message>
    <message>
      <source>White again. Black threatens to put the top of the bridge on 2b3. Play a move after which Black cannot win at once.</source>
      <extracomment>course loop</extracomment>
      <translation>你又执白了。黑方威胁要在 2b3 放上桥顶。走一步，使黑方不能立即获胜。</translation>
    </message>
    <message>
      <source>Which gap does Black need?</source>
      <extracomment>course loop</extracomment>
      <translation>黑方需要哪个空隙？</translation>
    </message>
    <message>
      <source>Without its top there is no bridge. You may fill the gap yourself, if your tile touches one of yours.</source>
      <extracomment>course loop</extracomment>
      <translation>没有桥顶就没有桥。只要你的棋子与自己的一枚棋子相接，就可以自己填上这个空隙。</translation>
    </message>
    <message>
      <source>Two threats at once</source>
      <extracomment>course loop</extracomment>
      <translation>双重威胁</translation>
    </message>
    <message>
      <source>One threat can be answered, two cannot. Find the move after which you could win in two places.</source>
      <extracomment>course loop</extracomment>
      <translation>一个威胁可以应付，两个就应付不了。找出一步棋，使你走完之后有两处可以获胜。</translation>
    </message>
    <message>
      <source>Look on layer 2, where three tiles of both colours meet.</source>
      <extracomment>course loop</extracomment>
      <translation>看第 2 层，黑白三枚棋子相接的地方。</translation>
    </message>
    <message>
      <source>Now 2a4 and 2b3 both complete a bridge, and White can fill only one gap.</source>
      <extracomment>course loop</extracomment>
      <translation>现在 2a4 和 2b3 都能搭成桥，而白方只能填上一个空隙。</translation>
    </message>
    <message>
      <source>White has filled one gap. Win.</source>
      <extracomment>course loop</extracomment>
      <translation>白方填上了一个空隙。获胜吧。</translation>
    </message>
    <message>
      <source>The other gap is still there.</source>
      <extracomment>course loop</extracomment>
      <translation>另一个空隙还在。</translation>
    </message>
    <message>
      <source>That is how most games of Loop are won: one tile makes two threats.</source>
      <extracomment>course loop</extracomment>
      <translation>Loop 的对局大多是这样赢下来的：一子形成两个威胁。</translation>
    </message>
    <message>
      <source>Swap sides</source>
      <extracomment>course loop</extracomment>
      <translation>交换</translation>
    </message>
    <message>
      <source>Black has started in the middle, a strong place. On White's first turn you may swap instead of playing: click the black tile, and it turns white. Do that.</source>
      <extracomment>course loop</extracomment>
      <translation>黑方第一子下在中央，是个强点。在白方的第一回合，你可以不落子而选择交换：点击那枚黑子，它就变成白子。试试看。</translation>
    </message>
    <message>
      <source>Click the tile itself.</source>
      <extracomment>course loop</extracomment>
      <translation>点击那枚棋子本身。</translation>
    </message>
    <message>
      <source>The tile is yours. Because of the swap it does not pay to start with the strongest move.</source>
      <extracomment>course loop</extracomment>
      <translation>这枚棋子归你了。有了交换规则，第一步就下最强的一着并不划算。</translation>
    </message>
    <message>
      <source>Two loops win</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>两条回路获胜</translation>
    </message>
    <message>
      <source>You play Black. You win with two different loops. One of your loops already runs from the first row through window 1 to the last row; the frame joins these rows. One more stone makes the second loop. Find it.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>你执黑。连成两条不同的回路即可获胜。你已有一条回路从第一行穿过 1 号窗到达最后一行；外框把这两行连在一起。再下一子就能连成第二条回路。找出这一步。</translation>
    </message>
    <message>
      <source>Look at the lower right, below window 2.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>看右下方，2 号窗的下面。</translation>
    </message>
    <message>
      <source>Your stone finished a loop through window 2 and another through all three nodes. Your loops are all marked.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>你这一子连成了一条穿过 2 号窗的回路，还有一条穿过全部三个节点的回路。你的回路都已标出。</translation>
    </message>
    <message>
      <source>From edge to edge</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>从一边到另一边</translation>
    </message>
    <message>
      <source>The stones along the first and the last row are yours and belong to one node, the frame. A line between them is a loop. Close the gap in your line.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>第一行和最后一行的棋子是你的，属于同一个节点，即外框。把它们连起来的线就是回路。补上你这条线的缺口。</translation>
    </message>
    <message>
      <source>Follow the line downwards from c2.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>从 c2 沿着线往下看。</translation>
    </message>
    <message>
      <source>One loop. You need another one, with other nodes, to win.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>一条回路。要获胜还需要另一条，经过不同的节点。</translation>
    </message>
    <message>
      <source>Around a window</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>绕过窗</translation>
    </message>
    <message>
      <source>Each window is a node as well: it joins your two stones above it with your two stones below. A chain from above, around the window, to below makes a loop through the window. Complete it.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>每个窗也是一个节点：它把上方你的两枚棋子与下方你的两枚棋子连在一起。从上方绕过窗到达下方的一串棋子，就构成穿过这个窗的回路。把它补全。</translation>
    </message>
    <message>
      <source>The chain runs down on the right side of window 1.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>这串棋子沿着 1 号窗的右侧往下走。</translation>
    </message>
    <message>
      <source>The loop goes around through the cells and back through the window.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>这条回路绕着格子走一圈，再穿过窗回来。</translation>
    </message>
    <message>
      <source>Through frame and window</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>穿过外框和窗</translation>
    </message>
    <message>
      <source>A loop may pass through two nodes: from the first row to window 1, through it, and on from its lower side to the last row. Complete this loop.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>一条回路可以经过两个节点：从第一行到 1 号窗，穿过它，再从窗的下侧到最后一行。补全这条回路。</translation>
    </message>
    <message>
      <source>Look right below window 1.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>看 1 号窗的正下方。</translation>
    </message>
    <message>
      <source>The window saves stones: you need no line around it.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>窗能节省棋子：不需要绕着它连线。</translation>
    </message>
    <message>
      <source>Through both windows</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>穿过两个窗</translation>
    </message>
    <message>
      <source>The longest kind of loop passes through all three nodes. Connect window 1 with window 2.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>最长的一种回路经过全部三个节点。把 1 号窗和 2 号窗连起来。</translation>
    </message>
    <message>
      <source>The chain between the windows has one gap.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>两窗之间的那串棋子有一个缺口。</translation>
    </message>
    <message>
      <source>From the first row through window 1, over to window 2, through it and down: one loop through all three nodes.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>从第一行穿过 1 号窗，到 2 号窗，穿过它再往下：一条经过全部三个节点的回路。</translation>
    </message>
    <message>
      <source>Two lines, one loop</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>两条线，一条回路</translation>
    </message>
    <message>
      <source>Two loops must differ in their nodes. You have two lines from the first row to the last, each with a gap. Close one of them for a first loop.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>两条回路的节点必须不同。你有两条从第一行到最后一行的线，各有一个缺口。补上其中一个，连成第一条回路。</translation>
    </message>
    <message>
      <source>Either gap will do.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>补哪个缺口都行。</translation>
    </message>
    <message>
      <source>One loop through the frame. White answers far away.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>一条穿过外框的回路。白方在远处应了一着。</translation>
    </message>
    <message>
      <source>The second line would pass through the same node, so it would be the same loop. You have not won yet. Find the stone that makes a different loop, and win.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>第二条线会经过同一个节点，所以还是同一条回路。你还没有获胜。找出能连成另一条回路的一子，赢下这局。</translation>
    </message>
    <message>
      <source>Look to the left of window 2.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>看 2 号窗的左边。</translation>
    </message>
    <message>
      <source>The chain around window 2 is a loop through window 2: other nodes, another loop.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>绕过 2 号窗的这串棋子是穿过 2 号窗的回路：节点不同，就是另一条回路。</translation>
    </message>
    <message>
      <source>See the threat</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>看出威胁</translation>
    </message>
    <message>
      <source>Now you are White and Black is about to win. Click the cell where Black would complete the second loop.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>现在你执白，黑方快要赢了。点击黑方能连成第二条回路的格子。</translation>
    </message>
    <message>
      <source>Look at the stones around window 2.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>看 2 号窗周围的棋子。</translation>
    </message>
    <message>
      <source>A black stone there would finish two loops at once.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>黑子下在那里，会一下子连成两条回路。</translation>
    </message>
    <message>
      <source>Play a move after which Black cannot win at once.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>走一步，使黑方不能立即获胜。</translation>
    </message>
    <message>
      <source>One stone in the gap cuts both loops. On a full board the two players have three loops between them, so what you cut makes your own stronger.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>在缺口下一子，就把两条回路都切断了。棋盘下满时，双方共有三条回路，所以你切断对方，就是在加强自己。</translation>
    </message>
    <message>
      <source>A link that cannot be cut</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>切不断的连接</translation>
    </message>
    <message>
      <source>c4 and b6 do not touch, but two cells lie between them, b5 and c5, and either of them connects. White has just played on one. Connect through the other.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>c4 和 b6 并不相接，但它们之间有两个格子 b5 和 c5，下在哪一个都能连上。白方刚占了其中一个。从另一个连上。</translation>
    </message>
    <message>
      <source>White took c5.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>白方占了 c5。</translation>
    </message>
    <message>
      <source>As long as you answer, such a pair of cells cannot be cut. It saves half of the stones of a line.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>只要你及时应着，这样的一对格子就切不断。一条线因此可以省下一半的棋子。</translation>
    </message>
    <message>
      <source>The same for White</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>白方也一样</translation>
    </message>
    <message>
      <source>You play White. Your stones lie along the first and the last column, and left and right of each window. So your lines run across. Close the line along row 3.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>你执白。你的棋子在第一列和最后一列，以及每个窗的左右两侧。所以你的线是横向的。补上第 3 行的线。</translation>
    </message>
    <message>
      <source>The gap lies below a black stone.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>缺口在一枚黑子的下面。</translation>
    </message>
    <message>
      <source>A loop through the frame, from side to side.</source>
      <extracomment>course loophole-2d</extracomment>
      <translation>一条穿过外框的回路，从一侧到另一侧。</translation>
    </message>
    <message>
      <source>Three pillars win</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>三根柱子获胜</translation>
    </message>
    <message>
      <source>You play White. The player who surrounds three pillars with loops of men wins. Your chain of men runs around h8, j8 and h10 and has one gap. Close it.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>你执白。用棋子连成的回路围住三根柱子的一方获胜。你的一串棋子绕着 h8、j8 和 h10，还有一个缺口。把它封上。</translation>
    </message>
    <message>
      <source>Follow your chain from man to man.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>顺着你的棋子一枚一枚地看。</translation>
    </message>
    <message>
      <source>One loop around three pillars. Three small loops would do just as well.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>一条回路围住三根柱子。三条小回路也同样可以。</translation>
    </message>
    <message>
      <source>Surround a pillar</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>围住一根柱子</translation>
    </message>
    <message>
      <source>Six men around a pillar make the smallest loop. Five of yours are around h8. Close the loop.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>围绕一根柱子的六枚棋子是最小的回路。你已有五枚棋子在 h8 周围。连成回路。</translation>
    </message>
    <message>
      <source>Which neighbour of h8 is free?</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>h8 的哪个邻格是空的？</translation>
    </message>
    <message>
      <source>The pillar h8 is yours. Two more, and you win.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>柱子 h8 归你了。再围两根，你就赢了。</translation>
    </message>
    <message>
      <source>Two pillars with fewer men</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>用更少的棋子围两根柱子</translation>
    </message>
    <message>
      <source>Neighbouring pillars can share a loop. Your nine men almost enclose h8 and j8, with a black man between them. Close the loop around both.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>相邻的柱子可以共用一条回路。你的九枚棋子几乎围住了 h8 和 j8，中间还夹着一枚黑子。连成围住两根柱子的回路。</translation>
    </message>
    <message>
      <source>The gap lies between h9 and j9.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>缺口在 h9 和 j9 之间。</translation>
    </message>
    <message>
      <source>Ten men hold two pillars; two loops of six would have taken twelve. Black's man inside changes nothing.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>十枚棋子围住了两根柱子；两条六子回路要用十二枚。黑方在里面的棋子毫无影响。</translation>
    </message>
    <message>
      <source>Leaks at the rim</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>边缘的漏洞</translation>
    </message>
    <message>
      <source>White has men around the pillars b8 and n8, near the left and right corners. Only one of them is surrounded: a way out over a vacant cell of the rim opens a loop. Click the pillar that is surrounded.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>白方在柱子 b8 和 n8 周围都有棋子，它们分别靠近左角和右角。只有一根柱子被围住：只要能经过边缘的空格逃出去，回路就不成立。点击被围住的柱子。</translation>
    </message>
    <message>
      <source>Is there a man on each rim cell beside the pillar?</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>柱子旁边的每个边缘格上都有棋子吗？</translation>
    </message>
    <message>
      <source>b8 is closed in. From n8 a way leads over o8 and off the board: loops at the edge need men on the rim as well.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>b8 被围死了。从 n8 则可以经过 o8 走出棋盘：在边上连回路，边缘格上也要有棋子。</translation>
    </message>
    <message>
      <source>Make a leaper</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>做一枚跳子</translation>
    </message>
    <message>
      <source>A cell inside the board has four open lines. Place a man where the first piece on more than half of these lines is yours: it gets a second man on top and becomes a leaper. Make one.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>棋盘内部的格子有四条通线。在某格放一枚棋子时，如果一半以上的通线上遇到的第一枚棋子是你的，这枚棋子上就会再叠一枚，成为跳子。做一枚跳子。</translation>
    </message>
    <message>
      <source>Look for the cell on the lines of all three of your men.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>找一个格子，让你的三枚棋子都在它的通线上。</translation>
    </message>
    <message>
      <source>Three friends on four lines: the second man came by itself. Let the pointer rest on a cell to see what it would see.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>四条线上有三枚己方棋子：第二枚棋子自动叠了上来。把指针停在格子上，就能知道从那里能看到哪些棋子。</translation>
    </message>
    <message>
      <source>A leaper in the corner</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>角上的跳子</translation>
    </message>
    <message>
      <source>A cell on the rim has only three open lines, so two friends are enough there. A corner has two lines and needs both. Make a leaper.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>边缘的格子只有三条通线，所以有两枚己方棋子就够了。角上的格子有两条通线，两条都要有。做一枚跳子。</translation>
    </message>
    <message>
      <source>Both of your men are on the rim; which cell sees both of them?</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>你的两枚棋子都在边缘；哪个格子能同时看到它们？</translation>
    </message>
    <message>
      <source>Both lines of a15 see a friend. At the rim leapers come with fewer friends, but they reach less from there.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>从 a15 出发的两条线都能看到己方棋子。在边缘，做跳子需要的己方棋子较少，但跳子能到达的地方也较少。</translation>
    </message>
    <message>
      <source>Black has put a man on a13, on a line of your leaper. A leaper may land on the first opposing piece of a line. Click the leaper, then that man.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>黑方在 a13 放了一枚棋子，位于你的跳子的一条线上。跳子可以落在线上遇到的第一枚对方棋子上。先点击跳子，再点击那枚棋子。</translation>
    </message>
    <message>
      <source>The leaper is the piece with a dot.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>带圆点的棋子就是跳子。</translation>
    </message>
    <message>
      <source>The black man is gone. Your second man took it, and the man below it stayed in the corner.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>黑子消失了。上面的棋子吃掉了它，下面的棋子留在角上。</translation>
    </message>
    <message>
      <source>Leap onto a piece</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>跳到棋子上</translation>
    </message>
    <message>
      <source>The leaper on i8 has a dot. It jumps off the man below it in a straight line, over vacant cells and friends, and may land on the first opposing piece. Click the leaper, then the piece: capture something.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>i8 上的跳子带有圆点。它从下面的棋子上跳出，沿直线越过空格和己方棋子，可以落在遇到的第一枚对方棋子上。先点击跳子，再点击那枚棋子：吃一子。</translation>
    </message>
    <message>
      <source>Follow the lines from i8 to the first black piece.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>从 i8 沿着各条线，看到第一枚黑子为止。</translation>
    </message>
    <message>
      <source>The piece is gone and your leaper stands there as a single man. The man that was below it stayed on i8.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>那枚棋子消失了，你的跳子成为单子停在那里。原来在它下面的棋子留在 i8。</translation>
    </message>
    <message>
      <source>Turn lines over</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>翻转整条线</translation>
    </message>
    <message>
      <source>Landing on a vacant cell does more: every unbroken line of opposing pieces between the cell and another piece of yours turns over. Find the leap that turns at least three.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>落在空格上收获更大：落点与你的另一枚棋子之间，凡是连续不断的对方棋子全都会翻转。找出至少翻转三枚的跳跃。</translation>
    </message>
    <message>
      <source>Count what lies between each landing cell and your other men.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>数一数每个落点与你的其他棋子之间夹着什么。</translation>
    </message>
    <message>
      <source>The leap to i10 turned five pieces on three lines, doubles too. They are single men of yours now.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>跳到 i10 翻转了三条线上的五枚棋子，双子也包括在内。它们现在都是你的单子。</translation>
    </message>
    <message>
      <source>Safe men</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>安全的棋子</translation>
    </message>
    <message>
      <source>A loop around a pillar makes its men safe, and all men connected with them: no leaper can land on them. Click a white man that is safe.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>围住柱子的回路会使它的棋子，以及与它们相连的所有棋子变得安全：跳子不能落在它们上面。点击一枚安全的白子。</translation>
    </message>
    <message>
      <source>Which pillar does White surround?</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>白方围住了哪根柱子？</translation>
    </message>
    <message>
      <source>The loop around h8 protects all its men, and i9 and i10, which are connected to it. i12, k9 and l9 are apart.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>h8 周围的回路保护着它的所有棋子，以及与它相连的 i9 和 i10。i12、k9 和 l9 则是孤立的。</translation>
    </message>
    <message>
      <source>You play Black. Capture a white man: one that is not safe.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>你执黑。吃掉一枚白子：要选不安全的。</translation>
    </message>
    <message>
      <source>That man had no connection to the loop.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>那枚棋子与回路没有连接。</translation>
    </message>
    <message>
      <source>Break a loop</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>打破回路</translation>
    </message>
    <message>
      <source>Safe men cannot be taken by landing, but lines of them can be turned over. You play Black. Leap so that you turn men of the loop.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>安全的棋子不能靠落在上面吃掉，但整条线可以被翻转。你执黑。跳一步，翻转回路上的棋子。</translation>
    </message>
    <message>
      <source>Land right in front of the line i8, i7.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>落在 i8、i7 这条线的正前方。</translation>
    </message>
    <message>
      <source>i8 and i7 turned black between your men on i9 and i6, and the loop is open. Loops are strong, not eternal.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>i8 和 i7 夹在你的 i9 和 i6 之间，变成了黑子，回路断开了。回路很强，但并非牢不可破。</translation>
    </message>
    <message>
      <source>You play Black, and White threatens to win. Click the cell where White would close the loop.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>你执黑，白方威胁要获胜。点击白方能连成回路的格子。</translation>
    </message>
    <message>
      <source>Which pillars has White almost surrounded?</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>白方几乎围住了哪几根柱子？</translation>
    </message>
    <message>
      <source>A man there surrounds h8, j8 and h10.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>在那里下一子就围住了 h8、j8 和 h10。</translation>
    </message>
    <message>
      <source>Play a move after which White cannot win at once.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>走一步，使白方不能立即获胜。</translation>
    </message>
    <message>
      <source>Take the cell yourself.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>自己占住那个格子。</translation>
    </message>
    <message>
      <source>The chain stays open. Watch for chains around two or three pillars long before they close.</source>
      <extracomment>course loops-n-leaps</extracomment>
      <translation>这串棋子连不上了。围绕两三根柱子的棋子串，要在连成之前早早留意。</translation>
    </message>
    <message>
      <source>Close a loop</source>
      <extracomment>course path-tiles</extracomment>
      <translation>连成回路</translation>
    </message>
    <message>
      <source>You play Red. You win when a red path comes back to its beginning. Around g3 a red path lacks one tile. Click a tile on your rack, then the cell.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>你执红。红色路径回到起点，你就获胜。g3 周围的红色路径还差一张牌。先点击牌架上的一张牌，再点击格子。</translation>
    </message>
    <message>
      <source>Follow the red path from tile to tile; its two ends meet at one cell.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>一张一张地顺着红色路径看；它的两端通向同一个格子。</translation>
    </message>
    <message>
      <source>The red path is closed, and you have won. Tiles are never turned, so look at your rack for the tile that fits as it lies.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>红色路径闭合，你赢了。牌不能旋转，所以要在牌架上找方向正好合适的牌。</translation>
    </message>
    <message>
      <source>Connect two sides</source>
      <extracomment>course path-tiles</extracomment>
      <translation>连通两边</translation>
    </message>
    <message>
      <source>A path from one side of the board to the opposite one wins, too. Red comes from the left and from the right. Link the two.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>从棋盘一边通到对边的路径也能获胜。红色路径从左边来，也从右边来。把两条连起来。</translation>
    </message>
    <message>
      <source>The two paths nearly meet beside the middle; you need a tile that is red on many sides.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>两条路径在中央旁边几乎相遇；你需要一张多条边都是红色的牌。</translation>
    </message>
    <message>
      <source>The red path runs from the left side to the right. A crossroads joins all four of its sides.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>红色路径从左边通到了右边。十字路口把它的四条边都连在一起。</translation>
    </message>
    <message>
      <source>Sides must match</source>
      <extracomment>course path-tiles</extracomment>
      <translation>边要一致</translation>
    </message>
    <message>
      <source>A tile has to lie beside another one, and sides that touch must match: red to red, blue to blue, blank to blank. Lay a tile on e6, above the tile in the middle.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>牌必须放在另一张牌旁边，相接的边必须相同：红对红，蓝对蓝，空白对空白。在 e6，也就是中央那张牌的上方，放一张牌。</translation>
    </message>
    <message>
      <source>Click a tile, and the cells where it fits are marked.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>点击一张牌，放得下的格子就会标出。</translation>
    </message>
    <message>
      <source>It fits. Where two neighbours already lie, a tile has to match both.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>放得下。如果已有两张相邻的牌，就必须与两张都相配。</translation>
    </message>
    <message>
      <source>Blue has laid a tile on f5. Now a tile on f6 touches two: it has to match the one on its left and the one below it. Lay it.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>蓝方在 f5 放了一张牌。现在 f6 上的牌与两张相接：必须与左边和下边的牌都相合。把它放上去。</translation>
    </message>
    <message>
      <source>Two of your tiles have red on the left and blue below.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>你有两张牌左边是红色、下边是蓝色。</translation>
    </message>
    <message>
      <source>It matches both. A tile that touches two others also earns a free turn, as the next lesson shows.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>与两张都相合。与另外两张相接的牌还能得到一个额外回合，下一课会讲到。</translation>
    </message>
    <message>
      <source>Find the free turn</source>
      <extracomment>course path-tiles</extracomment>
      <translation>找出额外回合</translation>
    </message>
    <message>
      <source>On this board a tile that touches two or more others earns you another turn at once. Find such a move.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>在这个棋盘上，一张牌与两张或更多的牌相接，就能立即得到一个额外回合。找出这样的一步。</translation>
    </message>
    <message>
      <source>Which vacant cells have two neighbours?</source>
      <extracomment>course path-tiles</extracomment>
      <translation>哪些空格有两张相邻的牌？</translation>
    </message>
    <message>
      <source>The tile lies in a corner between two others, and it is your turn again. You have to take it.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>这张牌位于另外两张牌的拐角处，又轮到你走了。额外回合不能放弃。</translation>
    </message>
    <message>
      <source>Twice in a row</source>
      <extracomment>course path-tiles</extracomment>
      <translation>连走两次</translation>
    </message>
    <message>
      <source>Your loop lacks two tiles. That is one too many, unless the first of them earns a free turn. Lay the tile on g5.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>你的回路还差两张牌，一个回合放不完，除非第一张能得到额外回合。把牌放在 g5。</translation>
    </message>
    <message>
      <source>The cell g5 lies beside f5 and above g4.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>格子 g5 在 f5 旁边，g4 上方。</translation>
    </message>
    <message>
      <source>It touches two tiles, so you move again.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>它与两张牌相接，所以你再走一次。</translation>
    </message>
    <message>
      <source>Close the loop.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>连成回路。</translation>
    </message>
    <message>
      <source>The last gap is beside the tile that you have just laid.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>最后的缺口就在你刚放的牌旁边。</translation>
    </message>
    <message>
      <source>Two tiles in one turn: free turns win games, so count them for both sides.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>一个回合放两张牌：额外回合能决定胜负，所以双方的都要算清。</translation>
    </message>
    <message>
      <source>Whose loop is it?</source>
      <extracomment>course path-tiles</extracomment>
      <translation>回路是谁的？</translation>
    </message>
    <message>
      <source>You play Blue. A loop belongs to its colour, no matter who closes it. Click the cell where Red would close a loop.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>你执蓝。回路属于它的颜色，不管是谁连成的。点击红方能连成回路的格子。</translation>
    </message>
    <message>
      <source>Follow the red path around e5.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>顺着 e5 周围的红色路径看。</translation>
    </message>
    <message>
      <source>The last gap of the red loop is f6.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>红色回路的最后一个缺口是 f6。</translation>
    </message>
    <message>
      <source>Play a move after which Red cannot win at once, and do not close the red loop yourself.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>走一步，使红方不能立即获胜，也不要自己把红色回路连上。</translation>
    </message>
    <message>
      <source>Which of your tiles fits on f6 and does not join its two red sides?</source>
      <extracomment>course path-tiles</extracomment>
      <translation>你的哪张牌放得进 f6，又不会连通它的两条红边？</translation>
    </message>
    <message>
      <source>A tile without the red link spoils the loop. Filling the gap with a tile that does not link is the usual way to stop a path.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>没有红色连线的牌破坏了回路。用不连通的牌填上缺口，是阻断路径的常用手段。</translation>
    </message>
    <message>
      <source>Spoil a path</source>
      <extracomment>course path-tiles</extracomment>
      <translation>破坏路径</translation>
    </message>
    <message>
      <source>You play Red, and Blue is about to close a loop. Click the cell.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>你执红，蓝方快要连成回路了。点击那个格子。</translation>
    </message>
    <message>
      <source>Follow the blue path.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>顺着蓝色路径看。</translation>
    </message>
    <message>
      <source>f6 is where the blue path would close.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>蓝色路径会在 f6 闭合。</translation>
    </message>
    <message>
      <source>Play a move after which Blue cannot win at once.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>走一步，使蓝方不能立即获胜。</translation>
    </message>
    <message>
      <source>You need not play on the gap itself: a tile beside it can ask for a side that Blue's tiles do not have.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>不一定要下在缺口上：旁边的牌可以要求一条边，而蓝方的牌没有这样的边。</translation>
    </message>
    <message>
      <source>Blue has no tile that closes the loop now. Neighbours count as well: a tile beside the gap asks for another side there.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>蓝方现在没有能连成回路的牌了。相邻的牌也起作用：缺口旁边的牌对那里的边提出了另外的要求。</translation>
    </message>
    <message>
      <source>The longest path</source>
      <extracomment>course path-tiles</extracomment>
      <translation>最长路径</translation>
    </message>
    <message>
      <source>If the player to move can lay nothing, the colour whose longest path is longer wins. Blue has no tiles left. Lay a tile so that Red's longest path is longer than Blue's.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>如果轮到走棋的一方一张牌也放不下，最长路径较长的颜色获胜。蓝方已经没有牌了。放一张牌，使红方的最长路径比蓝方的长。</translation>
    </message>
    <message>
      <source>Lengthen red without lengthening blue.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>延长红色，不要延长蓝色。</translation>
    </message>
    <message>
      <source>Every strand on the path counts one, and so do a crossroads and a dead end where it stops.</source>
      <extracomment>course path-tiles</extracomment>
      <translation>路径上的每条线算一段，途中的十字路口和终点处的断头路也各算一段。</translation>
    </message>
    <message>
      <source>Take a stone with a small ring</source>
      <extracomment>course ring-majority</extracomment>
      <translation>用小环吃一子</translation>
    </message>
    <message>
      <source>You play Red. In the end, the player with more stones on the board wins, so every capture counts. A ring runs around each edge: its two ends and the two faces beside it. Blue's stone on f6 is in such a ring, and two of the four stones there are yours. Fill the ring to take it.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>你执红。终局时盘上棋子更多的一方获胜，所以每次吃子都有价值。每条棱周围有一个环：它的两个端点和两侧的两个面。f6 上的蓝子就在这样一个环里，环中的四个位置已有你的两枚棋子。填满这个环，吃掉它。</translation>
    </message>
    <message>
      <source>The edge e9 lies between the faces f2 and f6. One of its two ends is still empty.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>棱 e9 在面 f2 和 f6 之间。它的两个端点还有一个空着。</translation>
    </message>
    <message>
      <source>The ring around e9 is now full, three red against one blue. The majority takes all opposing stones in it.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>e9 周围的环现在满了，三红对一蓝。占多数的一方吃掉环里所有的对方棋子。</translation>
    </message>
    <message>
      <source>Take three stones with one</source>
      <extracomment>course ring-majority</extracomment>
      <translation>一子吃三子</translation>
    </message>
    <message>
      <source>The ring around a square face has eight places: four corners and four sides. Around f6 you have four stones, Blue has three, and one place is empty. Take Blue's three stones.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>正方形面周围的环有八个位置：四个角和四条边。在 f6 周围，你有四枚棋子，蓝方有三枚，还有一个空位置。吃掉蓝方的三枚棋子。</translation>
    </message>
    <message>
      <source>Go around the face f6 and look for the gap.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>绕着面 f6 找缺口。</translation>
    </message>
    <message>
      <source>Five red against three blue: one stone took three. Large rings pay well, but they take long to fill.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>五红对三蓝：一子吃三子。大环收获多，但要很久才能填满。</translation>
    </message>
    <message>
      <source>The ring around a corner</source>
      <extracomment>course ring-majority</extracomment>
      <translation>角周围的环</translation>
    </message>
    <message>
      <source>Three edges and three faces meet at a corner; together they are its ring. Around v5 you have three stones and Blue has two. Complete the ring and take both.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>一个角上有三条棱和三个面相交；它们合起来就是这个角的环。在 v5 周围，你有三枚棋子，蓝方有两枚。补全这个环，吃掉那两枚。</translation>
    </message>
    <message>
      <source>Which edge at v5 is empty?</source>
      <extracomment>course ring-majority</extracomment>
      <translation>v5 的哪条棱空着？</translation>
    </message>
    <message>
      <source>Four against two. The corner v5 itself is not part of its own ring.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>四对二。角 v5 本身不属于自己的环。</translation>
    </message>
    <message>
      <source>A full ring is not enough</source>
      <extracomment>course ring-majority</extracomment>
      <translation>光填满环还不够</translation>
    </message>
    <message>
      <source>Two rings lack one stone each. One would then hold two red and two blue stones, and equal numbers capture nothing. Fill the ring that captures.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>有两个环各差一子。其中一个填满后是两红两蓝，数目相等就吃不了子。填满能吃子的那个环。</translation>
    </message>
    <message>
      <source>Count the colours around e1 and around e11 before you play.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>落子之前，先数清 e1 周围和 e11 周围的颜色。</translation>
    </message>
    <message>
      <source>Three against one in the ring around e11. The other ring would have been even, two against two.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>e11 周围的环三对一。另一个环会是二对二，不分多少。</translation>
    </message>
    <message>
      <source>What would you lose?</source>
      <extracomment>course ring-majority</extracomment>
      <translation>你会失去什么？</translation>
    </message>
    <message>
      <source>Blue has four stones around the corner v5 and you have one; e9 is empty. If you filled that gap, the ring would be full and Blue would have the majority. Click one of the stones that would be taken, or the place of the stone you put there.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>在角 v5 周围，蓝方有四枚棋子，你有一枚；e9 空着。如果你填上这个缺口，环就满了，而蓝方占多数。点击会被吃掉的一枚棋子，或者你落子的位置。</translation>
    </message>
    <message>
      <source>All red stones in a ring that Blue holds are taken.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>在蓝方占多数的环里，所有红子都会被吃掉。</translation>
    </message>
    <message>
      <source>Right: your new stone and the one on f5 would both go. You may fill a ring for your opponent, but it is rarely wise.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>正确：你新下的棋子和 f5 上的棋子都会被吃掉。你可以替对手填满一个环，但这样做很少是明智的。</translation>
    </message>
    <message>
      <source>Now play any move that costs you nothing.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>现在随便走一步，只要不损失棋子。</translation>
    </message>
    <message>
      <source>Nothing is lost. When no good move is in sight, at least do not complete a ring that your opponent holds.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>没有损失。看不到好着时，至少不要补全对手占多数的环。</translation>
    </message>
    <message>
      <source>Two rings at once</source>
      <extracomment>course ring-majority</extracomment>
      <translation>一举两环</translation>
    </message>
    <message>
      <source>One stone belongs to many rings. Find the stone that completes two rings at once and takes a blue stone in each.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>一枚棋子同时属于许多环。找出一步棋，同时补全两个环，并在每个环里各吃一枚蓝子。</translation>
    </message>
    <message>
      <source>Both rings run over the same corner.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>两个环经过同一个角。</translation>
    </message>
    <message>
      <source>Your stone on v5 completed the rings around e5 and e9 together.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>你在 v5 上的一子同时补全了 e5 和 e9 周围的环。</translation>
    </message>
    <message>
      <source>You capture first</source>
      <extracomment>course ring-majority</extracomment>
      <translation>你先吃</translation>
    </message>
    <message>
      <source>A stone on v5 would complete a ring for you, around e9, and one for Blue, around e12. Yours is judged first. Take f6 and lose nothing.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>下在 v5 会补全你的一个环（e9 周围），也会补全蓝方的一个环（e12 周围）。先判定你的。吃掉 f6，什么也不损失。</translation>
    </message>
    <message>
      <source>The stone on f6 belongs to both rings.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>f6 上的棋子同属两个环。</translation>
    </message>
    <message>
      <source>You took f6, so Blue's ring around e12 is no longer full when its turn comes. Capturing from the middle of a hostile ring saves your stone.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>你吃掉了 f6，所以轮到判定蓝方 e12 周围的环时，它已经不满了。从敌方的环中间吃子，就能救下自己的棋子。</translation>
    </message>
    <message>
      <source>Parry a threat</source>
      <extracomment>course ring-majority</extracomment>
      <translation>化解威胁</translation>
    </message>
    <message>
      <source>Blue threatens: with one more stone the ring around e9 would be full, three against one, and your stone on f6 gone. Play a move after which Blue can capture nothing.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>蓝方的威胁是：再下一子，e9 周围的环就满了，三对一，你在 f6 的棋子就没了。走一步，使蓝方吃不到任何棋子。</translation>
    </message>
    <message>
      <source>What if you played where Blue wants to play?</source>
      <extracomment>course ring-majority</extracomment>
      <translation>如果你占住蓝方想下的地方呢？</translation>
    </message>
    <message>
      <source>You filled the gap yourself: two against two, and nobody takes anything.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>你自己填上了缺口：二对二，谁也吃不了谁。</translation>
    </message>
    <message>
      <source>Look at the answer</source>
      <extracomment>course ring-majority</extracomment>
      <translation>看清对方的应着</translation>
    </message>
    <message>
      <source>The ring around e1 has two red stones and one blue. The player who fills the last place decides it. Take the stone on f2.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>e1 周围的环里有两枚红子和一枚蓝子。谁填上最后一个位置，谁就决定它的结果。吃掉 f2 上的棋子。</translation>
    </message>
    <message>
      <source>Look for the empty end of e1.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>找 e1 空着的端点。</translation>
    </message>
    <message>
      <source>Three against one. Had you waited, Blue on v2 would have made it two against two.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>三对一。如果你等一步，蓝方下在 v2 就会变成二对二。</translation>
    </message>
    <message>
      <source>Blue has answered on f3. Look at the ring around e6: your stone on v2, two blue stones, and the gap that the captured stone left. Play a move after which Blue can capture nothing.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>蓝方应在 f3。看 e6 周围的环：v2 上有你的棋子，还有两枚蓝子，以及被吃的棋子留下的缺口。走一步，使蓝方吃不到任何棋子。</translation>
    </message>
    <message>
      <source>Which place would Blue like to fill?</source>
      <extracomment>course ring-majority</extracomment>
      <translation>蓝方想填上哪个位置？</translation>
    </message>
    <message>
      <source>Two against two. A capture leaves gaps in other rings, so look at those before you take.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>二对二。吃子会在别的环里留下缺口，所以吃子之前要先看看那些环。</translation>
    </message>
    <message>
      <source>The last places</source>
      <extracomment>course ring-majority</extracomment>
      <translation>最后的位置</translation>
    </message>
    <message>
      <source>Seven places are empty and you play Blue. From here on every stone can be counted. Exactly one move keeps the win for sure: find it.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>还剩七个空位置，你执蓝。从这里开始，每一子都可以算清。只有一步能确保胜局：找出来。</translation>
    </message>
    <message>
      <source>That wins, whatever Red does. Near the end, do not hunt for the largest capture: play the whole game out in your head and count.</source>
      <extracomment>course ring-majority</extracomment>
      <translation>不论红方怎么走，这样都能赢。接近终局时，不要只追求最大的吃子：在心里把整局下完，算清楚。</translation>
    </message>
    <message>
      <source>Designed by Larry Wheeler in 2007 for the boards he called the Ring Realms. The short names of the solids are Jonathan Bowers's.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>由 Larry Wheeler 于 2007 年为他称作 Ring Realms 的棋盘设计。各多面体的简称出自 Jonathan Bowers。</translation>
    </message>
    <message>
      <source>In short</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>概要</translation>
    </message>
    <message>
      <source>**Goal.** When the game ends, have more stones on the board than your opponent.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>**目标**：对局结束时，盘上的棋子比对手多。</translation>
    </message>
    <message>
      <source>**Move.** Put one stone on any empty place. Where that fills a ring, the colour with more stones in it captures all others there.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>**走法**：在任意空位置放一枚棋子。如果因此填满一个环，环中棋子较多的颜色就吃掉其中所有的对方棋子。</translation>
    </message>
    <message>
      <source>**Click** the place, in the 3-D view or on the map. What a stone there would capture is marked while the pointer is on it.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>**点击**位置，立体棋盘或平面图上都可以。指针停在位置上时，会标出在那里落子将吃掉的棋子。</translation>
    </message>
    <message>
      <source>The board</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>棋盘</translation>
    </message>
    <message>
      <source>A realm is a solid: one of three Platonic or thirteen Archimedean ones. Every face, every edge and every corner is a place that can hold one stone. The octahedron and the icosahedron are missing on purpose: with faces and corners exchanged they would be the cube and the dodecahedron again.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>一个“领域”就是一个立体：三种柏拉图立体或十三种阿基米德立体之一。每个面、每条棱、每个顶点都是一个位置，可以放一枚棋子。正八面体和正二十面体是有意不收的：把它们的面和顶点互换，就又成了立方体和十二面体。</translation>
    </message>
    <message>
      <source>A convex polyhedron from a file of yours can be a board as well.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>你自己文件中的凸多面体也可以用作棋盘。</translation>
    </message>
    <message>
      <source>A turn</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>回合</translation>
    </message>
    <message>
      <source>Red begins. Place one stone of your colour on any empty place; you may not pass. Each player starts with one stone for every place, and a captured stone is out of the game.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>红方先走。在任意空位置放一枚自己颜色的棋子；不能停一手。双方开始时的棋子数都等于位置数，被吃的棋子退出对局。</translation>
    </message>
    <message>
      <source>Rings</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>环</translation>
    </message>
    <message>
      <source>Every place has a ring around it:</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>每个位置周围都有一个环：</translation>
    </message>
    <message>
      <source>around an **edge**: its two faces and its two ends;</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>**棱**周围：它的两个面和两个端点；</translation>
    </message>
    <message>
      <source>around a **face**: its corners and its sides;</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>**面**周围：它的角和边；</translation>
    </message>
    <message>
      <source>around a **corner**: the faces and the edges that meet there.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>**顶点**周围：在那里相交的面和棱。</translation>
    </message>
    <message>
      <source>The maps below show the cube with its top face laid around the rest. A tinted ring has just captured, a circle on a stone marks the one placed last, and a cross is where a stone was taken.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>下面的平面图是立方体，顶面展开在其余部分的外围。着色的环刚刚吃过子，棋子上的圆圈标出最后放下的一枚，叉号表示棋子被吃的地方。</translation>
    </message>
    <message>
      <source>A ring *counts* when it is complete (no place in it is empty) and holds both colours.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>环完整时才*有效*，也就是说环已填满，并且两种颜色都有。</translation>
    </message>
    <message>
      <source>Capture</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>吃子</translation>
    </message>
    <message>
      <source>Only rings that contain your new stone capture, in a set-up position too. Judge them in two steps:</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>只看经过新落棋子的环，摆出的局面也是如此。分两步来看：</translation>
    </message>
    <message>
      <source>In every ring that counts and in which **you** have more stones, all of your opponent's stones are captured. Judge all of these rings first, then take all the stones at once.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>凡是**你**的棋子更多的有效环，对手在其中的棋子全部被吃。先判定所有这样的环，再一次取走所有被吃的棋子。</translation>
    </message>
    <message>
      <source>Red completed the ring around an edge by three to one: the blue stone is taken.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>红方以三比一补全了棱周围的环：蓝子被吃。</translation>
    </message>
    <message>
      <source>In every ring that counts, that is still complete after the first step, and in which your **opponent** has more stones, all of your stones are captured, again all at once.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>凡是第一步之后仍然完整，并且**对手**的棋子更多的有效环，你在其中的棋子全部被吃，同样是一次取走。</translation>
    </message>
    <message>
      <source>Red completed the ring around the middle face with five stones against three.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>红方以五比三补全了中间那个面周围的环。</translation>
    </message>
    <message>
      <source>Blue has the majority, four to two, in the ring around a corner: Red loses the new stone at once, and another.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>蓝方在顶点周围的环里以四比二占多数：红方新下的棋子立即被吃，另外还有一枚。</translation>
    </message>
    <message>
      <source>A ring with equal numbers captures nothing. You may place a stone that is captured at once; sometimes there is no other move.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>双方数目相等的环不吃子。你可以放下一枚立即被吃的棋子；有时也没有别的着法。</translation>
    </message>
    <message>
      <source>The end</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>终局</translation>
    </message>
    <message>
      <source>The game ends when the player to move can place nothing because the board is full or the stones have run out, or when a board comes up for the third time with the same player to move. The first board counts, whether it is empty or set up; stones in hand may differ. The player with more stones on the board wins by the difference; equal numbers are a draw.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>轮到走棋的一方无处可下时对局结束，原因可能是棋盘已满或棋子用完；同样的盘面第三次出现，而且轮到同一方走棋时，对局也会结束。最初的盘面也算一次，不论是空棋盘还是摆出的局面；手中棋子数可以不同。盘上棋子更多的一方获胜，胜出的子数就是两者之差；数目相等为和棋。</translation>
    </message>
    <message>
      <source>Interpretations</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>本程序的解释</translation>
    </message>
    <message>
      <source>Where the sources are silent or unclear, this program plays as follows:</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>原始资料没有说明或说得不清楚的地方，本程序这样处理：</translation>
    </message>
    <message>
      <source>The snub cube is the true solid, with 38 faces, 60 edges and 24 corners: 122 places. The first listing of the boards counts 106.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>扭棱立方体采用真正的立体，它有 38 个面、60 条棱和 24 个顶点，共 122 个位置。最早的棋盘列表说是 106 个。</translation>
    </message>
    <message>
      <source>The second colour is blue. The original names only red.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>另一种颜色是蓝色。原版规则只提到红色。</translation>
    </message>
    <message>
      <source>Basic strategy for Ring Majority</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>Ring Majority 入门策略</translation>
    </message>
    <message>
      <source>Look at what is nearly full</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>留意快要填满的环</translation>
    </message>
    <message>
      <source>Nothing happens before a ring is full. So look first at the rings that lack one place. There are three cases:</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>环在填满之前什么也不会发生。所以先看只差一个位置的环。有三种情况：</translation>
    </message>
    <message>
      <source>You would have the majority: you can capture, now or next turn, unless your opponent fills the gap.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>你会占多数：你可以吃子。只要对手不填上缺口，下一回合再吃也行。</translation>
    </message>
    <message>
      <source>Your opponent would have the majority even with your stone: stay out.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>即使加上你这一子，对手仍占多数：不要下。</translation>
    </message>
    <message>
      <source>Numbers would be equal with your stone: your opponent could capture there, and your stone parries that.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>加上你这一子，双方数目相等：对手本可以在那里吃子，你这一子就化解了威胁。</translation>
    </message>
    <message>
      <source>Red could fill e12 and take two stones. If Blue fills it, three stand against three, and nothing is taken.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>红方填上 e12 可以吃两子。如果蓝方填上它，就是三对三，谁也吃不到。</translation>
    </message>
    <message>
      <source>Edges first</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>先看棱</translation>
    </message>
    <message>
      <source>The ring around an edge has four places; the ring around a face has two for each of its sides. Small rings fill early. Three stones in the ring of an edge, two of them yours, are a threat.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>棱周围的环有四个位置；面周围的环，每条边对应两个位置。小环填得早。棱的环里有三枚棋子，其中两枚是你的，就形成了威胁。</translation>
    </message>
    <message>
      <source>Parry by filling</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>以填化解</translation>
    </message>
    <message>
      <source>If your opponent threatens a ring of an edge, a stone of yours in the gap makes it two against two, and the ring stays quiet as long as no stone leaves it. Captures leave gaps, and a gap wakes a ring up again.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>如果对手在棱的环上威胁你，你在缺口下一子就成了二对二，只要没有棋子离开，这个环就一直平静。吃子会留下缺口，有了缺口，环又会活跃起来。</translation>
    </message>
    <message>
      <source>You come first</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>先判定自己的</translation>
    </message>
    <message>
      <source>Your own rings are judged before your opponent's. A stone that seems lost is safe when it takes a stone out of the ring that would have captured it.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>你的环比对手的环先判定。一枚看似要丢的棋子，只要能从将要吃掉它的环里吃掉一子，就是安全的。</translation>
    </message>
    <message>
      <source>Count the end</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>算清终局</translation>
    </message>
    <message>
      <source>Near the end most moves cost something, and nobody may pass. Count the safe moves of both sides: the player who runs out of them first has to fill a ring for the other.</source>
      <extracomment>rules of ring-majority</extracomment>
      <translation>接近终局时，大多数着法都要付出代价，而谁也不能停一手。数一数双方的安全着法：先用完的一方只好替对方填满环。</translation>
    </message>
    <message>
      <source>Designed by David Bush, known as twixter, and published later under the name Lazo.</source>
      <extracomment>rules of loop</extracomment>
      <translation>由 David Bush（又名 twixter）设计，后以 Lazo 之名出版。</translation>
    </message>
    <message>
      <source>**Goal.** Complete a loop of your colour: a ring on the board, or a bridge with a river under it.</source>
      <extracomment>rules of loop</extracomment>
      <translation>**目标**：连成己方颜色的回路，即棋盘上的环，或下面有河流过的桥。</translation>
    </message>
    <message>
      <source>**Move.** Put one tile into a hole of the board, or into a gap between three tiles if it touches a tile of yours.</source>
      <extracomment>rules of loop</extracomment>
      <translation>**走法**：把一枚棋子放进棋盘的孔里；或放进三枚棋子之间的空隙，但要与自己的一枚棋子相接。</translation>
    </message>
    <message>
      <source>**Click** the hole or the gap, in the 3-D view or on the map. A slider at the bottom hides upper layers.</source>
      <extracomment>rules of loop</extracomment>
      <translation>**点击**孔或空隙，立体棋盘或平面图上都可以。底部的滑块可以隐藏上面各层。</translation>
    </message>
    <message>
      <source>The pile</source>
      <extracomment>rules of loop</extracomment>
      <translation>棋堆</translation>
    </message>
    <message>
      <source>Tiles are hexagons. Layer 1 is half of a large hexagon full of holes, one for each tile: its rows are lettered from the long edge, its columns are numbered from the left. Three tiles of one layer that touch each other have a gap or a closed corner between them; the peg of a tile fits into a gap. The gaps are the places with one tile in the longer row and two in the shorter one. A name such as 2b3 gives layer, row and column.</source>
      <extracomment>rules of loop</extracomment>
      <translation>棋子是六边形的。第 1 层是半个大六边形，上面布满孔，每个孔放一枚棋子：行从长边起用字母表示，列从左边起用数字表示。同一层两两相接的三枚棋子之间，是空隙或闭角；棋子底部的插脚可以插进空隙。两枚在较短的行、一枚在较长的行的地方是空隙。像 2b3 这样的名称依次表示层、行和列。</translation>
    </message>
    <message>
      <source>| board | layers | holes | places | tiles for each player |</source>
      <extracomment>rules of loop</extracomment>
      <translation>| 棋盘 | 层数 | 孔数 | 位置数 | 每方棋子数 |</translation>
    </message>
    <message>
      <source>| Mini | 4 | 22 | 40 | no limit |</source>
      <extracomment>rules of loop</extracomment>
      <translation>| Mini | 4 | 22 | 40 | 不限 |</translation>
    </message>
    <message>
      <source>| Main | 6 | 51 | 126 | no limit |</source>
      <extracomment>rules of loop</extracomment>
      <translation>| Main | 6 | 51 | 126 | 不限 |</translation>
    </message>
    <message>
      <source>| Lazo | 10 | 145 | 550 | 95 |</source>
      <extracomment>rules of loop</extracomment>
      <translation>| Lazo | 10 | 145 | 550 | 95 |</translation>
    </message>
    <message>
      <source>In the 3-D view the tiles are piled up, each with its peg in the gap between three others; click the holes of the board and the gaps where they are. The map shows the layers side by side. The small hexagons at three corners of every gap are the tiles that it rests on, in their colours.</source>
      <extracomment>rules of loop</extracomment>
      <translation>在立体棋盘上，棋子层层叠放，每枚棋子的插脚都插在另外三枚之间的空隙里；棋盘的孔和空隙都可以直接点击。平面图把各层并排显示。每个空隙的三个角上的小六边形，就是它下面的三枚棋子，颜色也相同。</translation>
    </message>
    <message>
      <source>Black may play in the gap 2b2, which rests on 1b3, 1c2 and 1c3.</source>
      <extracomment>rules of loop</extracomment>
      <translation>黑方可以下在空隙 2b2，它压在 1b3、1c2 和 1c3 上面。</translation>
    </message>
    <message>
      <source>Two tiles **touch** when they share an edge on one layer, and when one rests on the other. A tile can touch twelve others. Over a closed corner lies a *blocked* space: tiles that face each other across it do not touch, and no river runs through the space itself.</source>
      <extracomment>rules of loop</extracomment>
      <translation>两枚棋子在同一层共用一条边，或一枚压在另一枚上面，就算**相接**。一枚棋子可以与十二枚相接。闭角上方是*阻断*空间：隔着它相对的棋子不相接，河也不能流过这个空间。</translation>
    </message>
    <message>
      <source>The black tiles are 2b2 and the twelve that it touches: six beside it, three under it, three on it.</source>
      <extracomment>rules of loop</extracomment>
      <translation>黑子是 2b2 以及与它相接的十二枚：旁边六枚，下面三枚，上面三枚。</translation>
    </message>
    <message>
      <source>Black begins. Put a tile of your colour into</source>
      <extracomment>rules of loop</extracomment>
      <translation>黑方先走。把一枚自己颜色的棋子放进</translation>
    </message>
    <message>
      <source>an empty hole of layer 1, or</source>
      <extracomment>rules of loop</extracomment>
      <translation>第 1 层的空孔，或者</translation>
    </message>
    <message>
      <source>an empty gap whose three tiles are there; your tile must touch another one of yours.</source>
      <extracomment>rules of loop</extracomment>
      <translation>下面三枚棋子齐全的空隙；它必须与你自己的一枚棋子相接。</translation>
    </message>
    <message>
      <source>The peg under a tile touches nothing. You may not pass.</source>
      <extracomment>rules of loop</extracomment>
      <translation>棋子下面的插脚不与任何棋子相接。不能停一手。</translation>
    </message>
    <message>
      <source>**Swap.** White's first turn may be a click on Black's tile instead, which turns it white; then Black moves.</source>
      <extracomment>rules of loop</extracomment>
      <translation>**交换**：白方的第一回合可以改为点击黑方的棋子，把它变成白子；然后轮到黑方走。</translation>
    </message>
    <message>
      <source>Winning</source>
      <extracomment>rules of loop</extracomment>
      <translation>获胜</translation>
    </message>
    <message>
      <source>You win by completing a loop with the tile you place. A swap completes nothing, nor does a tile of your opponent. Afterwards the loop is shown, and what is in it or runs under it. On the map green rings mark the loop, blue ones the river (in the colour-blind colours, blue and purple ones; in black-and-white, white and grey ones). In the 3-D view both have rims in these colours, and a thread runs along each, visible through all tiles on it. Beads travel along the threads; *View ▸ Show what decided the game* sends them again.</source>
      <extracomment>rules of loop</extracomment>
      <translation>用你放下的棋子连成回路，你就获胜。交换不能连成回路，对手的棋子也不能替你连成。之后会显示回路，以及围在其中或从下面流过的东西。在平面图上，绿圈标出回路，蓝圈标出河（色盲友好配色中是蓝圈和紫圈，黑白配色中是白圈和灰圈）。在立体棋盘上，回路和河都镶着这些颜色的边，并各有一条线贯穿，透过上面的所有棋子都能看见；珠子沿着线移动，用*视图 ▸ 显示决定胜负之处*可以重放。</translation>
    </message>
    <message>
      <source>A loop on the board</source>
      <extracomment>rules of loop</extracomment>
      <translation>棋盘上的回路</translation>
    </message>
    <message>
      <source>Your tiles on layer 1 close a ring around at least one place of layer 1 that does not hold your colour. It may be empty or hold your opponent's tile. Only a tile on layer 1 can complete such a ring; tiles piled on top of it change nothing.</source>
      <extracomment>rules of loop</extracomment>
      <translation>你在第 1 层的棋子围成一个环，环中至少有一个第 1 层的位置不是你的颜色。它可以是空的，也可以是对手的棋子。只有放在第 1 层的棋子才能完成这样的环；叠在上面的棋子不影响它。</translation>
    </message>
    <message>
      <source>Black's tile on 1c3 closes a ring around 1b3.</source>
      <extracomment>rules of loop</extracomment>
      <translation>黑方下在 1c3，在 1b3 周围围成环。</translation>
    </message>
    <message>
      <source>Outside the board everything is open, so what lies at the edge is never enclosed.</source>
      <extracomment>rules of loop</extracomment>
      <translation>棋盘之外全是敞开的，所以边缘上的位置永远围不住。</translation>
    </message>
    <message>
      <source>No loop: 1a4 lies at the edge.</source>
      <extracomment>rules of loop</extracomment>
      <translation>不是回路：1a4 在边缘上。</translation>
    </message>
    <message>
      <source>A 3-D loop</source>
      <extracomment>rules of loop</extracomment>
      <translation>立体回路</translation>
    </message>
    <message>
      <source>Your tiles make a bridge from the board up and down to the board again, and a river can run right through under it. Rivers run through empty spaces and through your opponent's tiles.</source>
      <extracomment>rules of loop</extracomment>
      <translation>你的棋子从棋盘升起、再落回棋盘，搭成一座桥，下面有一条河可以贯穿而过。河流经空位和对手的棋子。</translation>
    </message>
    <message>
      <source>Black's tile on 2b3 completes a bridge from 1b4 to 1d2: a river runs from 2b4 through 1c4 and 1c3 to 2b2.</source>
      <extracomment>rules of loop</extracomment>
      <translation>黑方下在 2b3，搭成从 1b4 到 1d2 的桥：河从 2b4 经过 1c4 和 1c3 流到 2b2。</translation>
    </message>
    <message>
      <source>A bridge over two touching tiles of your opponent on one layer is a loop whenever the river can flow out at both ends. Over a single tile it never is: here the black tiles on 1c4 and 2c2 face each other across the blocked space beside 2b3 and 1d3, and no river passes between them.</source>
      <extracomment>rules of loop</extracomment>
      <translation>如果桥跨过对手在同一层相接的两枚棋子，只要河能从两端流出，就是回路。只跨过一枚棋子则绝不是：在这里，黑子 1c4 和 2c2 隔着 2b3 和 1d3 旁边的阻断空间相对，河不能从它们之间流过。</translation>
    </message>
    <message>
      <source>No loop: the river ends under the bridge.</source>
      <extracomment>rules of loop</extracomment>
      <translation>不是回路：河在桥下断了。</translation>
    </message>
    <message>
      <source>With White on 1d3 the river continues through that tile.</source>
      <extracomment>rules of loop</extracomment>
      <translation>如果 1d3 是白子，河就能从它那里继续流过。</translation>
    </message>
    <message>
      <source>A loop: the river runs from 2b2 through 1c3 and 1d3 to 2c3.</source>
      <extracomment>rules of loop</extracomment>
      <translation>是回路：河从 2b2 经过 1c3 和 1d3 流到 2c3。</translation>
    </message>
    <message>
      <source>A river cannot flow out over the edges of the pile: for bridges the outside is closed, while for rings on the board it is open. A river that reaches the edge under a bridge is a dead end.</source>
      <extracomment>rules of loop</extracomment>
      <translation>河不能越过棋堆的边缘流出：对桥来说，棋盘之外是封闭的；对棋盘上的环来说，棋盘之外是敞开的。桥下的河流到边缘，就成了死路。</translation>
    </message>
    <message>
      <source>No loop: under the bridge the river stops at the long edge.</source>
      <extracomment>rules of loop</extracomment>
      <translation>不是回路：桥下的河在长边停住。</translation>
    </message>
    <message>
      <source>One row further in, the same bridge is a loop.</source>
      <extracomment>rules of loop</extracomment>
      <translation>往里一行，同样的桥就是回路。</translation>
    </message>
    <message>
      <source>A loop: the river comes out on both sides.</source>
      <extracomment>rules of loop</extracomment>
      <translation>是回路：河从两边都能流出。</translation>
    </message>
    <message>
      <source>**To be exact.** All your tiles are connected through the board, so it is enough to look around the new tile X, which lies above layer 1: at the six places beside it, the three tiles under it, and the three beyond those, one across each side of their triangle. Think of the layers as continuing beyond the edges. Call a place *solid* if it holds your tile or lies outside the pile. Among the nine beside and under X, join two solid ones</source>
      <extracomment>rules of loop</extracomment>
      <translation>**确切地说**，你的所有棋子都通过棋盘连在一起，所以只需查看新棋子 X 的周围，X 在第 1 层之上：看它旁边的六个位置、下面的三枚棋子，以及再往外的三个位置，即这三枚所成三角形的每条边外侧各一个。设想各层都延伸到边缘之外。如果一个位置有你的棋子，或者在棋堆之外，就称它为*实*的。在 X 旁边和下面的九个位置中，两个实的位置在以下情况算连通：</translation>
    </message>
    <message>
      <source>if they touch, or</source>
      <extracomment>rules of loop</extracomment>
      <translation>它们相接；或者</translation>
    </message>
    <message>
      <source>if they face each other across the blocked space between X and a solid place across a side: one is the tile at one end of that side, the other is the place beside X that rests on the tile at the other end and on the place across.</source>
      <extracomment>rules of loop</extracomment>
      <translation>它们隔着 X 与一条边外侧的实位置之间的阻断空间相对：其中一个是这条边一端的棋子，另一个是 X 旁边压在另一端棋子和外侧位置上面的位置。</translation>
    </message>
    <message>
      <source>X completes a loop when your own tiles among the nine are in two or more separate parts.</source>
      <extracomment>rules of loop</extracomment>
      <translation>如果这九个位置中你自己的棋子分成互不连通的两部分或更多，X 就连成了回路。</translation>
    </message>
    <message>
      <source>Other ends</source>
      <extracomment>rules of loop</extracomment>
      <translation>其他结束方式</translation>
    </message>
    <message>
      <source>After each turn, the first of these that holds ends the game:</source>
      <extracomment>rules of loop</extracomment>
      <translation>每个回合之后，下列情况中最先成立的一条结束对局：</translation>
    </message>
    <message>
      <source>the tile just placed completes a loop: its owner wins;</source>
      <extracomment>rules of loop</extracomment>
      <translation>刚放下的棋子连成回路：它的主人获胜；</translation>
    </message>
    <message>
      <source>the pile is full: a draw;</source>
      <extracomment>rules of loop</extracomment>
      <translation>棋堆已满：和棋；</translation>
    </message>
    <message>
      <source>the player to move has no tile left (Lazo only): a draw;</source>
      <extracomment>rules of loop</extracomment>
      <translation>轮到走棋的一方没有剩余棋子（仅限 Lazo）：和棋；</translation>
    </message>
    <message>
      <source>the player to move has no legal move: the other player wins.</source>
      <extracomment>rules of loop</extracomment>
      <translation>轮到走棋的一方没有合法着法：另一方获胜。</translation>
    </message>
    <message>
      <source>In a position that was set up by hand, a loop that is already there wins nothing.</source>
      <extracomment>rules of loop</extracomment>
      <translation>在手工摆出的局面中，已有的回路不算获胜。</translation>
    </message>
    <message>
      <source>A gap has one tile in the longer row and two in the shorter one. So each layer is half a hexagon, one size smaller, up to one tile at the top.</source>
      <extracomment>rules of loop</extracomment>
      <translation>空隙处有一枚棋子在较长的行，两枚在较短的行。这样每一层都是半个六边形，逐层小一号，到顶层只有一枚棋子。</translation>
    </message>
    <message>
      <source>Mini has four layers and Main six, heights that the designer mentions. Lazo's holes and tiles are those of the published set.</source>
      <extracomment>rules of loop</extracomment>
      <translation>Mini 有四层，Main 有六层，设计者提到过这两种高度。Lazo 的孔数和棋子数与出版的套装相同。</translation>
    </message>
    <message>
      <source>A swap leaves both supplies of tiles as they are. When the player to move has no tile left, the game is a draw.</source>
      <extracomment>rules of loop</extracomment>
      <translation>交换不影响双方的剩余棋子数。轮到走棋的一方没有棋子时，对局为和棋。</translation>
    </message>
    <message>
      <source>Only a tile on layer 1 can complete a ring on the board.</source>
      <extracomment>rules of loop</extracomment>
      <translation>只有放在第 1 层的棋子才能完成棋盘上的环。</translation>
    </message>
    <message>
      <source>For bridges the outside of the pile is closed.</source>
      <extracomment>rules of loop</extracomment>
      <translation>对桥来说，棋堆之外是封闭的。</translation>
    </message>
    <message>
      <source>Basic strategy for Loop</source>
      <extracomment>rules of loop</extracomment>
      <translation>Loop 入门策略</translation>
    </message>
    <message>
      <source>Threats</source>
      <extracomment>rules of loop</extracomment>
      <translation>威胁</translation>
    </message>
    <message>
      <source>A *threat* is a place where you would complete a loop with your next tile. One threat can be answered, two cannot. So look for a tile that makes two threats at once, and fill such places before your opponent does.</source>
      <extracomment>rules of loop</extracomment>
      <translation>*威胁*是指你再下一子就能连成回路的地方。一个威胁可以应付，两个就应付不了。所以要找一子形成两个威胁的着法，并抢在对手之前占住这样的地方。</translation>
    </message>
    <message>
      <source>Black to play wins with 2b4, which threatens 2a4 and 2b3.</source>
      <extracomment>rules of loop</extracomment>
      <translation>黑方先走，下在 2b4 获胜，同时威胁 2a4 和 2b3。</translation>
    </message>
    <message>
      <source>Answer first</source>
      <extracomment>rules of loop</extracomment>
      <translation>先应付</translation>
    </message>
    <message>
      <source>Before you make plans, look for your opponent's threats: rings of five tiles around a hole inside the board, and bridges that lack their top. Only a tile in the place of the top stops a bridge: rivers run through your other tiles.</source>
      <extracomment>rules of loop</extracomment>
      <translation>在制定计划之前，先看对手的威胁：棋盘内部的孔周围已有五枚棋子的环，以及缺桥顶的桥。要阻止搭桥，只有占住桥顶的位置：你的其他棋子挡不住河。</translation>
    </message>
    <message>
      <source>White must play 2b3 at once.</source>
      <extracomment>rules of loop</extracomment>
      <translation>白方必须立即走 2b3。</translation>
    </message>
    <message>
      <source>The middle</source>
      <extracomment>rules of loop</extracomment>
      <translation>中央</translation>
    </message>
    <message>
      <source>A tile in the middle of layer 1 has six neighbours there and lies under up to three gaps. At the rim it has fewer, nothing at the rim is enclosed, and rivers end at the edge. So the middle is worth more, which is why White may swap.</source>
      <extracomment>rules of loop</extracomment>
      <translation>第 1 层中央的棋子有六个邻位，上方最多有三个空隙。边缘的棋子没有这么多，边缘上什么也围不住，河到了边缘也就断了。所以中央更有价值，白方可以交换也正是为此。</translation>
    </message>
    <message>
      <source>Two are better than one</source>
      <extracomment>rules of loop</extracomment>
      <translation>两枚胜过一枚</translation>
    </message>
    <message>
      <source>A bridge needs two touching enemy tiles of one layer under it, with room at both ends. Do not lay two tiles side by side where your opponent holds both banks. Over a single tile there is no loop.</source>
      <extracomment>rules of loop</extracomment>
      <translation>桥的下面要有两枚同一层相接的敌子，两端还要有空间。如果对手占着两岸，就不要把两枚棋子并排放下。只跨过一枚棋子没有回路。</translation>
    </message>
    <message>
      <source>Mind what you open</source>
      <extracomment>rules of loop</extracomment>
      <translation>当心打开的空隙</translation>
    </message>
    <message>
      <source>Three tiles that touch may make a gap, and either player who touches it can fill it. Before you lay the third, see who gains from the tile on top.</source>
      <extracomment>rules of loop</extracomment>
      <translation>三枚相接的棋子可能形成空隙，与它相接的一方都可以填。放下第三枚之前，先看清上面那一子对谁有利。</translation>
    </message>
    <message>
      <source>A game of red and blue paths for two, related to Jointz, Loop and Trax. It was published as submission 1550 of the Zillions of Games collection; its author is not named there.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>双人红蓝路径游戏，与 Jointz、Loop 和 Trax 有亲缘关系。它作为 Zillions of Games 合集的第 1550 号投稿发布；那里没有写明作者。</translation>
    </message>
    <message>
      <source>**Goal.** A path of your colour that closes, or that joins two opposite sides of the board.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>**目标**：让己方颜色的路径闭合，或连通棋盘的一组对边。</translation>
    </message>
    <message>
      <source>**Move.** Lay a tile of your rack beside others, so that touching sides match.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>**走法**：把牌架上的一张牌放在其他牌旁边，相接的边必须相同。</translation>
    </message>
    <message>
      <source>**Click** a tile on your rack, then a marked cell, or drag it there.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>**点击**牌架上的一张牌，再点击标出的格子，也可以把牌拖过去。</translation>
    </message>
    <message>
      <source>The board and the tiles</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>棋盘和牌</translation>
    </message>
    <message>
      <source>Tiles are laid on a board of nine by nine cells. A tile is never turned: it lies on the board as it lies on the rack. Each of its four sides is red, blue or blank.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>牌放在九乘九格的棋盘上。牌不能旋转：在牌架上什么方向，在棋盘上就是什么方向。四条边各为红色、蓝色或空白。</translation>
    </message>
    <message>
      <source>The tiles follow a rule:</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>牌按照下面的规则制作：</translation>
    </message>
    <message>
      <source>sides of one colour are joined two by two; an odd one out is a **dead end**, joined to nothing;</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>同色的边两两相连；多出的一条边是**断头路**，不与任何边相连；</translation>
    </message>
    <message>
      <source>every tile joins at least one pair, by a **strand**;</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>每张牌至少用一条**线**连起一对边；</translation>
    </message>
    <message>
      <source>where two strands **cross**, there is one tile for each of the two that can be on top; strands that cross do not touch;</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>两条线**交叉**时，哪条在上面就各有一张牌；交叉的线互不相接；</translation>
    </message>
    <message>
      <source>four sides of one colour also come as a **crossroads**, which joins all four.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>四条边同色时，还有**十字路口**，把四条边全都连在一起。</translation>
    </message>
    <message>
      <source>That makes 102 different tiles. Without those of a single colour that have a blank side, 66 remain.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>这样共有 102 种不同的牌。去掉只有一种颜色而又带空白边的牌，还剩 66 种。</translation>
    </message>
    <message>
      <source>On the top row a curve, a straight strand, and two tiles with a dead end; in the middle a double curve, a curve of each colour, and both forms of a crossing; at the bottom a curve with two dead ends, a crossing of one colour, and two crossroads.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>上排：一条弯线、一条直线，以及两张带断头路的牌；中排：一张双弯线、一张两色各一条的弯线，以及两种叠法的交叉；下排：一张带两条断头路的弯线、一张同色的交叉，以及两张十字路口。</translation>
    </message>
    <message>
      <source>The two variants</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>两种变体</translation>
    </message>
    <message>
      <source>**Free turns** uses the 102 tiles, one of each. A game needs 81 of them.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>**额外回合**使用 102 张牌，每种一张。一局要用其中的 81 张。</translation>
    </message>
    <message>
      <source>**Sixty-six** uses the 66 tiles, and each may turn up as often as ten times. It has no free turns.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>**六十六**使用 66 种牌，每种最多可出现十次。它没有额外回合。</translation>
    </message>
    <message>
      <source>The deal</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>发牌</translation>
    </message>
    <message>
      <source>The tiles are shuffled. One goes to the centre of the board, and each player gets forty. Seven of these lie on a rack that both players can see; the rest are drawn one by one in an order that nobody knows.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>先洗牌。一张放在棋盘中央，双方各得四十张。其中七张放在双方都能看到的牌架上；其余的逐张摸取，顺序无人知晓。</translation>
    </message>
    <message>
      <source>Red begins, and nobody may pass. Lay one of your rack's tiles on an empty cell beside a tile that is already there, side against side. Wherever sides touch they must match: red to red, blue to blue, blank to blank. Then your rack is filled up again while you have tiles.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>红方先走，谁也不能停一手。把自己牌架上的一张牌放在空格里，与已有的牌边对边相邻。凡是相接的边都必须相同：红对红，蓝对蓝，空白对空白。然后只要还有牌，就补满牌架。</translation>
    </message>
    <message>
      <source>With **free turns**, a tile that is laid beside two or more others earns you another turn at once. You have to take it, and it can earn you yet another one.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>在**额外回合**变体中，放在两张或更多的牌旁边的牌，会让你立即得到一个额外回合。额外回合不能放弃，还可以再次得到额外回合。</translation>
    </message>
    <message>
      <source>Red's tile on f6 touches e6 and f5, so Red has a free turn.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>红方放在 f6 的牌与 e6 和 f5 相接，所以红方得到一个额外回合。</translation>
    </message>
    <message>
      <source>A **closed loop** is a path of strands and crossroads that comes back to its beginning without using any side of a tile twice. A **connection** is a path that leaves the board on two opposite sides. The owner of the colour wins, no matter who laid the tile.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>**闭合回路**是由线和十字路口组成的路径，回到起点，且不重复使用任何一张牌的同一条边。**连通**是从一组对边离开棋盘的路径。颜色所属的一方获胜，不管牌是谁放的。</translation>
    </message>
    <message>
      <source>Blue has closed a loop of Red's, so Red wins. Blue's path runs under it and over it without touching.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>蓝方把红方的回路连上了，所以红方获胜。蓝方的路径从它的下面和上面穿过，互不相接。</translation>
    </message>
    <message>
      <source>The crossroads on e4 connects the left and the right side of the board for Red.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>e4 的十字路口替红方连通了棋盘的左右两边。</translation>
    </message>
    <message>
      <source>After each tile the first of these that is true decides:</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>每放一张牌之后，下列情况中最先成立的一条决定胜负：</translation>
    </message>
    <message>
      <source>the colour of the player who laid it has a closed loop;</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>放牌一方的颜色有闭合回路；</translation>
    </message>
    <message>
      <source>that colour connects two opposite sides;</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>这种颜色连通了一组对边；</translation>
    </message>
    <message>
      <source>the other colour has a closed loop;</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>另一种颜色有闭合回路；</translation>
    </message>
    <message>
      <source>the other colour connects two opposite sides.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>另一种颜色连通了一组对边。</translation>
    </message>
    <message>
      <source>When there is no move</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>无法走棋时</translation>
    </message>
    <message>
      <source>If the player to move can lay nothing, the game is over. This also holds on a free turn, with an empty rack and on a full board, and it does not matter what the other player could lay. The colour whose longest path is longer then wins, and equal lengths are a draw.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>如果轮到走棋的一方一张牌也放不下，对局就结束。额外回合、牌架已空、棋盘已满时也是如此，对方能不能放牌并不重要。此时最长路径较长的颜色获胜，长度相等为和棋。</translation>
    </message>
    <message>
      <source>The length of a path is its number of parts. A strand is one part, and so is a crossroads on the way or a dead end where the path stops. A path that takes both strands of a tile has two parts there. The score is the difference of the lengths; for a loop or a connection it is 1.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>路径的长度就是它的段数。一条线算一段，途中的十字路口或终点处的断头路也各算一段。经过同一张牌上两条线的路径，在那里算两段。得分是长度之差；回路或连通得 1 分。</translation>
    </message>
    <message>
      <source>Red's longest path has 12 parts: the dead end on c5, d5, the horizontal strand of e5, f5, f6, e6, the vertical strand of e5, e4, the crossroads on e3, f3, g3, and the dead end on g4. Blue's has 3.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>红方的最长路径有 12 段：c5 的断头路、d5、e5 的横线、f5、f6、e6、e5 的竖线、e4、e3 的十字路口、f3、g3，以及 g4 的断头路。蓝方的有 3 段。</translation>
    </message>
    <message>
      <source>The tiles follow the rule above, which leads to the sizes of both sets, 102 and 66. The description gives these numbers and no pictures.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>牌按照上面的规则制作，正好得出两套牌的张数 102 和 66。原说明只给出了这两个数目，没有图片。</translation>
    </message>
    <message>
      <source>A blank side matches only a blank one.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>空白边只能对空白边。</translation>
    </message>
    <message>
      <source>The length of a path is its number of parts, counted as above.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>路径的长度是按上述方法计算的段数。</translation>
    </message>
    <message>
      <source>Basic strategy for Path Tiles</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>Path Tiles 入门策略</translation>
    </message>
    <message>
      <source>Read both racks</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>两边的牌架都要看</translation>
    </message>
    <message>
      <source>Both racks lie open. Before you lay a tile, check which of your opponent's tiles fit the cells that you leave. A path that only one tile can close is safe if that tile is on nobody's rack.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>双方的牌架都是公开的。放牌之前，先看对手有哪些牌能放进你留下的格子。如果只有一张牌能闭合某条路径，而它不在任何一方的牌架上，这条路径就是安全的。</translation>
    </message>
    <message>
      <source>Blue to play must spoil the red loop at f6, and the fourth tile of Blue's rack does it.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>蓝方先走，必须在 f6 破坏红色回路，牌架上的第四张牌正好可以。</translation>
    </message>
    <message>
      <source>Spoil by filling</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>以填破坏</translation>
    </message>
    <message>
      <source>No tile is ever taken away. To stop a path, lay a tile on the cell that it needs: one that fits the sides and does not join them. A dead end does that well. A tile beside the cell helps as well, if it asks there for a side that your opponent's tiles do not have.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>牌放下后永远不会拿走。要阻断路径，就在它需要的格子里放一张牌：边能相配，却不把它们连通。断头路很适合这样用。放在那个格子旁边的牌也有用，只要它对那里的边提出的要求是对手的牌满足不了的。</translation>
    </message>
    <message>
      <source>Free turns</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>额外回合</translation>
    </message>
    <message>
      <source>With free turns a tile with two neighbours earns another turn. So two missing tiles may be as good as one. Count corners between tiles for both sides before you leave a path with two gaps.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>有额外回合时，有两张邻牌的牌会再得一个回合。所以差两张牌可能和差一张一样。留下有两个缺口的路径之前，先替双方数清牌与牌之间的拐角。</translation>
    </message>
    <message>
      <source>Red lays the third tile on g5, has a free turn, and closes the loop on g6.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>红方把第三张牌放在 g5，得到一个额外回合，再在 g6 闭合回路。</translation>
    </message>
    <message>
      <source>Short loops</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>短回路</translation>
    </message>
    <message>
      <source>The smallest loop has four tiles around one corner. Curves make loops, straight strands make connections. With curves on your rack, look for three curves of your colour that turn around a corner.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>最小的回路是围绕一个角的四张牌。弯线利于成回路，直线利于连通。牌架上有弯线时，找找有没有己方颜色的三条弯线绕着同一个角。</translation>
    </message>
    <message>
      <source>Colours belong to their owner</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>颜色归其所属一方</translation>
    </message>
    <message>
      <source>A loop wins for its colour, no matter who closes it. Do not lay a tile that closes the other colour's path, not even for a free turn.</source>
      <extracomment>rules of path-tiles</extracomment>
      <translation>回路总让它的颜色获胜，不管是谁闭合的。不要放下使对方颜色的路径闭合的牌，哪怕能得到额外回合。</translation>
    </message>
    <message>
      <source>A game by Christian Freeling, published at MindSports.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Christian Freeling 设计的游戏，发布于 MindSports。</translation>
    </message>
    <message>
      <source>**Goal.** Surround three pillars with loops of your men.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>**目标**：用己方棋子连成的回路围住三根柱子。</translation>
    </message>
    <message>
      <source>**Move.** Put a man on a vacant cell, or leap with a leaper, a man with a dot: only leaps capture.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>**走法**：在空格放一枚棋子；或让跳子（带圆点的棋子）跳跃，跳子可以吃子。</translation>
    </message>
    <message>
      <source>**Click** a vacant cell to place a man; to leap, click the leaper, then where it lands.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>**点击**空格放一枚棋子；要跳跃，先点击跳子，再点击落点。</translation>
    </message>
    <message>
      <source>The board is a hexagon of hexagonal cells, eight or ten along each side. Pillars stand on every second cell of every second row, starting from the centre: 37 of them among 132 free cells on the smaller board, 61 among 210 on the larger one. Nobody owns a pillar. Men can neither stand on it nor pass over it.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>棋盘是由六边形格子组成的六边形，每边八格或十格。从中央开始，每隔一行、每隔一格立着一根柱子：小棋盘有 132 个可用格和 37 根柱子，大棋盘有 210 个可用格和 61 根柱子。柱子不属于任何一方。棋子不能停在柱子上，也不能越过它。</translation>
    </message>
    <message>
      <source>The straight lines that begin at a free cell and are not stopped by a pillar at once are its *open lines*. An inner cell has four of them, a cell at the edge three, a corner two, and they all run as far as the rim.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>从一个可用格出发、不会立即被柱子挡住的直线，叫做它的*通线*。内部的格子有四条，边缘的格子有三条，角上的格子有两条，它们都一直延伸到边缘。</translation>
    </message>
    <message>
      <source>A cell is named after its column, lettered at the lower end, and its row: i8 is in column i and row 8. In the diagrams a ring on a piece marks the last move and a cross a piece taken or turned over.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>格子按列和行命名，列的字母标在下端：i8 在 i 列第 8 行。图解中，棋子上的圆圈表示最后一步，叉号表示被吃或被翻转的棋子。</translation>
    </message>
    <message>
      <source>The two players, White and Black, have as many men as they need.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>白方和黑方都有足够的棋子可用。</translation>
    </message>
    <message>
      <source>White begins. In your turn you either place a man or leap with one; you may not pass.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>白方先走。每个回合要么放一枚棋子，要么用跳子跳一次；不能停一手。</translation>
    </message>
    <message>
      <source>On Black's first turn, and only then, Black may **swap** instead: White's man becomes a black one where it stands, and White moves again.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>在黑方的第一回合，也只有在这一回合，黑方可以改为**交换**：白方的棋子在原处变成黑子，再由白方走棋。</translation>
    </message>
    <message>
      <source>Placing</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>放子</translation>
    </message>
    <message>
      <source>Put a man of your colour on any vacant cell. Then look from that cell along each of its open lines to the first piece there is. If on more than half of these lines that piece is yours, another man of yours goes on top: a **leaper**, shown by a dot. So you need three friends of four inside the board, two of three at its edge, and both in a corner. You have no choice in this, and there is no other way to make a leaper.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>在任意空格放一枚自己颜色的棋子。然后从这一格沿着它的每条通线，看到第一枚棋子为止。如果一半以上的通线上，这枚棋子是你的，就在刚放的棋子上再叠一枚己方棋子，成为**跳子**，以圆点表示。所以在棋盘内部需要四条线上有三枚己方棋子，在边缘需要三条线上有两枚，在角上两条线都要有。这由不得你选择，也没有别的办法做成跳子。</translation>
    </message>
    <message>
      <source>White has placed on i8 and sees i7, i12 and f11 along three of four lines: a leaper.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>白方在 i8 放子，四条线中有三条能看到 i7、i12 和 f11：成为跳子。</translation>
    </message>
    <message>
      <source>Pillars hide what is behind them.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>柱子会遮住后面的东西。</translation>
    </message>
    <message>
      <source>Leaping</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>跳跃</translation>
    </message>
    <message>
      <source>A leaper jumps off the man below it, which stays where it is, and goes along a straight line as far as you like. It flies over vacant cells and over your own pieces, and lands</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>跳子从下面的棋子上跳出，下面的棋子留在原处；跳子沿直线前进，远近不限。它可以飞越空格和己方棋子，落在</translation>
    </message>
    <message>
      <source>on a vacant cell of the line, or</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>这条线上的一个空格，或者</translation>
    </message>
    <message>
      <source>on the first opposing piece that it meets.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>遇到的第一枚对方棋子上。</translation>
    </message>
    <message>
      <source>Where it lands it is an ordinary single man.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>落下之后，它就是普通的单子。</translation>
    </message>
    <message>
      <source>The leaper on i8 flies over i9 to i10 or i11 or takes i12; it can take i7 or j7, too.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>i8 上的跳子可以飞越 i9 到 i10 或 i11，或者吃掉 i12；也可以吃掉 i7 或 j7。</translation>
    </message>
    <message>
      <source>Captures</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>吃子</translation>
    </message>
    <message>
      <source>Only leapers capture, in two ways.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>只有跳子能吃子，方式有两种。</translation>
    </message>
    <message>
      <source>**Landing on a piece** takes it off the board, whether single or double; your leaper stands there as a single man. Nothing else is captured by such a leap.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>**落在棋子上**，就把那枚棋子从棋盘上吃掉，单子双子都一样；你的跳子成为单子停在那里。这样的跳跃不会再吃别的棋子。</translation>
    </message>
    <message>
      <source>From i8 White has taken i11. That i12 lies between two white men now does not matter.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>白方从 i8 跳出，吃掉了 i11。i12 现在夹在两枚白子之间，但这没有影响。</translation>
    </message>
    <message>
      <source>**Landing on a vacant cell** turns men over: look from there along every line. Where opposing pieces follow without a gap, and behind them stands another piece of yours, all of them become single men of your colour, doubles as well.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>**落在空格上**，会翻转棋子：从那里沿着每条线看。如果有连续不断的对方棋子，后面又是你的另一枚棋子，它们就全部变成你的单子，双子也一样。</translation>
    </message>
    <message>
      <source>White has leapt from i8 to i10 and turned three lines, up to k8, i13 and f13.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>白方从 i8 跳到 i10，翻转了三条线，分别到 k8、i13 和 f13。</translation>
    </message>
    <message>
      <source>Loops and safety</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>回路与安全</translation>
    </message>
    <message>
      <source>A pillar is **surrounded** by a colour if no way leads from it out over the rim of the board without crossing a cell that holds this colour. Such a way may cross vacant cells, the other colour's pieces and other pillars. Cells on the rim are on the board, so a loop at the edge needs men there as well.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>如果从一根柱子出发，不经过某种颜色所占的格子就无法走出棋盘边缘，这根柱子就被这种颜色**围住**。这样的路线可以经过空格、另一种颜色的棋子和其他柱子。边缘的格子也属于棋盘，所以在边上连回路，那里也要有棋子。</translation>
    </message>
    <message>
      <source>One loop of ten men surrounds two pillars, h8 and j8, and a black man between them.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>一条十子的回路围住 h8 和 j8 两根柱子，以及它们之间的一枚黑子。</translation>
    </message>
    <message>
      <source>White surrounds b8 but not n8: the way out over o8 is open.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>白方围住了 b8，但没有围住 n8：经过 o8 的出路是敞开的。</translation>
    </message>
    <message>
      <source>A loop around a pillar protects its own men and all that are connected with them, cell by cell, tails and branches too. They are **safe**: no leaper can land on them. Men that stand apart are not. Lines of men can still be turned over, safe or not, and that may open the loop again. What is safe can change with every turn.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>围住柱子的回路保护它自己的棋子，以及所有逐格与它们相连的棋子，包括尾巴和分支。这些棋子是**安全**的：跳子不能落在它们上面。孤立的棋子则不安全。不论是否安全，整条线的棋子仍然可以被翻转，回路也可能因此重新断开。哪些棋子安全，每个回合都可能改变。</translation>
    </message>
    <message>
      <source>The loop keeps i9 and i10 safe, so Black's leaper on i11 can take i12 but not i10.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>回路使 i9 和 i10 安全，所以黑方 i11 的跳子可以吃掉 i12，但不能吃 i10。</translation>
    </message>
    <message>
      <source>Black has leapt from i12 to i9 and turned i8 and i7: the loop around h8 is broken.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>黑方从 i12 跳到 i9，翻转了 i8 和 i7：h8 周围的回路断了。</translation>
    </message>
    <message>
      <source>A leaper cannot fly over a safe piece either; the piece ends the line.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>跳子也不能飞越安全的对方棋子；遇到这样的棋子，线就到此为止。</translation>
    </message>
    <message>
      <source>You win if you surround **three pillars or more** after your own move, with one loop or with several.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>走完自己的一步之后，如果你围住**三根或更多柱子**，你就获胜，用一条回路或几条回路都可以。</translation>
    </message>
    <message>
      <source>A man on k8 closes a loop around three pillars, and White wins.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>k8 上的棋子连成围住三根柱子的回路，白方获胜。</translation>
    </message>
    <message>
      <source>With one loop inside another, both colours can surround the same pillar, and it counts for both.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>一条回路套在另一条里面时，两种颜色可以围住同一根柱子，双方都算。</translation>
    </message>
    <message>
      <source>Black wins with seven pillars; the one in the middle is surrounded by White as well.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>黑方以七根柱子获胜；中间那根同时也被白方围住。</translation>
    </message>
    <message>
      <source>The player to move may have no legal move: the board is full, and no leaper can land anywhere. The game then ends, and the player who surrounds more pillars wins; equal numbers are a draw. No game goes on for ever: leaps use up leapers, and a cell once taken stays taken.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>轮到走棋的一方可能没有合法着法：棋盘已满，而且没有跳子可以落下的地方。这时对局结束，围住柱子较多的一方获胜；数目相等为和棋。没有下不完的对局：跳跃会消耗跳子，而占过的格子始终有棋子。</translation>
    </message>
    <message>
      <source>In a swap the man changes its colour. The description only mentions the swap.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>交换时棋子变色。原说明只提到交换。</translation>
    </message>
    <message>
      <source>Pillars block the view, too. The description only says that they block.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>柱子也挡住视线。原说明只说柱子起阻挡作用。</translation>
    </message>
    <message>
      <source>A leaper cannot fly over a safe piece.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>跳子不能飞越安全的棋子。</translation>
    </message>
    <message>
      <source>When the player to move has no legal move, the game ends and pillars are counted.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>轮到走棋的一方没有合法着法时，对局结束，计算双方围住的柱子。</translation>
    </message>
    <message>
      <source>Basic strategy for Loops 'n Leaps</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>Loops 'n Leaps 入门策略</translation>
    </message>
    <message>
      <source>Share your walls</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>共用墙壁</translation>
    </message>
    <message>
      <source>Six men surround one pillar, but ten surround two neighbours. Build chains that run along several pillars, so that the last man closes a loop around three.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>围住一根柱子要六枚棋子，而围住相邻的两根只要十枚。让棋子串沿着几根柱子延伸，使最后一子连成围住三根的回路。</translation>
    </message>
    <message>
      <source>White wins on k8: one man closes a loop around h8, j8 and h10.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>白方下在 k8 获胜：一子连成围住 h8、j8 和 h10 的回路。</translation>
    </message>
    <message>
      <source>See the last man coming</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>预见最后一子</translation>
    </message>
    <message>
      <source>A chain with one gap around three pillars is a threat, and one man in the gap stops it. Count gaps: a chain with two gaps needs two moves, unless a leap turns men over and fills several at once.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>围绕三根柱子、只有一个缺口的棋子串就是威胁，在缺口下一子就能阻止它。数清缺口：有两个缺口就需要两步，除非一次跳跃翻转棋子，同时填上几个缺口。</translation>
    </message>
    <message>
      <source>Leapers</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>跳子</translation>
    </message>
    <message>
      <source>A leaper appears automatically where you place a man that sees friends along more than half of its open lines. Spread men along lines that meet, and keep the crossing for the moment when you need a leaper. Pillars cut lines.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>在一半以上的通线能看到己方棋子的地方放子，就自动成为跳子。把棋子分布在相交的线上，把交点留到需要跳子的时候。柱子会截断线。</translation>
    </message>
    <message>
      <source>Lines are in danger, not single men</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>危险的是整条线，不是单个棋子</translation>
    </message>
    <message>
      <source>A leaper that lands on a vacant cell turns every unbroken line between it and another piece of its own. A long line of yours with an enemy at one end invites a leap to the other end. Guard the vacant end or break the line.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>跳子落在空格上，会翻转落点与己方另一枚棋子之间每条连续不断的线。你的一条长线一端有敌子，就会引来跳到另一端的跳跃。守住空着的一端，或者断开这条线。</translation>
    </message>
    <message>
      <source>White leaps from i8 to i10 and turns five pieces.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>白方从 i8 跳到 i10，翻转了五枚棋子。</translation>
    </message>
    <message>
      <source>Loops protect</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>回路的保护</translation>
    </message>
    <message>
      <source>A loop around a pillar makes its men, and all men connected with them, safe from landing. So an early loop is a good base. It does not protect from being turned over.</source>
      <extracomment>rules of loops-n-leaps</extracomment>
      <translation>围住柱子的回路使它的棋子，以及与它们相连的所有棋子，不会被落在上面吃掉。所以早早连成的回路是很好的根据地。但它不能防止翻转。</translation>
    </message>
    <message>
      <source>Designed by Mark Steere (November 2008, marksteeregames.com) after his three-dimensional Loophole. At his wish the game keeps its name and its rules here, and he is credited.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>由 Mark Steere 设计（2008 年 11 月，marksteeregames.com），源自他的立体游戏 Loophole。按照他的意愿，本游戏在这里保留原名和原规则，并注明他是设计者。</translation>
    </message>
    <message>
      <source>**Goal.** Two different loops of your colour, through the frame and the two windows.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>**目标**：穿过外框和两个窗，连成两条己方颜色的不同回路。</translation>
    </message>
    <message>
      <source>**Move.** Put one stone on any vacant cell.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>**走法**：在任意空格放一枚棋子。</translation>
    </message>
    <message>
      <source>**Click** the cell, in the 3-D view or on the map. The panel beside the board lists the loops of both players.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>**点击**格子，立体棋盘或平面图上都可以。棋盘旁的面板列出双方的回路。</translation>
    </message>
    <message>
      <source>The board is a rhombus of hexagons, fourteen along each side, with two windows cut out of it. Its two sharp corners are missing too. Columns have letters, rows have numbers from the top: a2 is the first cell of the second row.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>棋盘是由六边形格子组成的菱形，每边十四格，中间挖去两个窗。两个锐角上的格子也没有。列用字母表示，行从上往下用数字表示：a2 是第二行的第一格。</translation>
    </message>
    <message>
      <source>The start.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>开局。</translation>
    </message>
    <message>
      <source>Sixty-four stones stand on it from the start. Black's lie along the first and the last row, and directly above and below each window. White's lie along the first and the last column, and directly left and right of each window. The blunt corners, n1 and a14, are ordinary vacant cells. In all, 122 cells are vacant.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>开局时盘上有六十四枚棋子。黑方的在第一行和最后一行，以及每个窗的正上方和正下方。白方的在第一列和最后一列，以及每个窗的左右两侧。两个钝角 n1 和 a14 是普通的空格。空格总共有 122 个。</translation>
    </message>
    <message>
      <source>The board is the same for both players: exchanging rows with columns exchanges the colours.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>棋盘对双方是一样的：行列互换就是颜色互换。</translation>
    </message>
    <message>
      <source>Black begins. Place one stone of your colour on any vacant cell. You may not pass, and stones never move or leave the board. A position that is set up may hold any further stones, as long as the sixty-four are in their places.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>黑方先走。在任意空格放一枚自己颜色的棋子。不能停一手；棋子不会移动，也不会离开棋盘。摆出的局面可以另有任意棋子，只要那六十四枚都在原位。</translation>
    </message>
    <message>
      <source>Nodes and loops</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>节点与回路</translation>
    </message>
    <message>
      <source>The frame, window 1 (the upper one) and window 2 are the three **nodes**. Each has two lines of starting stones of your colour, on opposite sides, and links them, because in the three-dimensional game your line would go through there.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>外框、1 号窗（上面的）和 2 号窗是三个**节点**。每个节点在相对的两侧各有一排你的颜色的起始棋子，并把它们连在一起，因为在立体版本中，你的线就是从那里穿过的。</translation>
    </message>
    <message>
      <source>A **loop** leads from node to node over connected stones of yours and comes back to where it began. It passes through a node once at most, through a group as often as you like.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>**回路**沿着你相连的棋子从一个节点到另一个节点，最后回到起点。每个节点最多经过一次，同一片棋子则可以经过任意多次。</translation>
    </message>
    <message>
      <source>A line from the first row to the last (for White, from the first column to the last) makes a *loop* through the frame.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>从第一行到最后一行的线（白方则是从第一列到最后一列），就是穿过外框的*回路*。</translation>
    </message>
    <message>
      <source>A loop through the frame.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>穿过外框的回路。</translation>
    </message>
    <message>
      <source>So does a line from one side of a window around it to the other side, through that window.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>从窗的一侧绕过窗到另一侧的线，也是穿过这个窗的回路。</translation>
    </message>
    <message>
      <source>A loop through window 1.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>穿过 1 号窗的回路。</translation>
    </message>
    <message>
      <source>Two nodes can make one loop: here from the first row to window 1, through it, and on to the last row, which the frame joins to the first.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>两个节点可以构成一条回路：这里是从第一行到 1 号窗，穿过它，再到最后一行，而外框把最后一行与第一行连在一起。</translation>
    </message>
    <message>
      <source>A loop through the frame and window 1.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>穿过外框和 1 号窗的回路。</translation>
    </message>
    <message>
      <source>All three nodes can make one loop too.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>三个节点也可以一起构成一条回路。</translation>
    </message>
    <message>
      <source>A loop through all three nodes.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>经过全部三个节点的回路。</translation>
    </message>
    <message>
      <source>Two loops are distinct when one of them uses a node that the other does not. So two separate lines from the first row to the last count as one loop.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>一条回路用到了另一条没有用到的节点，这两条回路才算不同。所以从第一行到最后一行的两条独立的线，只算一条回路。</translation>
    </message>
    <message>
      <source>Not yet won: two lines through the frame are one loop.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>尚未获胜：两条穿过外框的线是同一条回路。</translation>
    </message>
    <message>
      <source>You win as soon as you have two distinct loops. Below, Black's last stone at j13 completes a loop through window 2, and one through all three nodes with it; the loop through the frame and window 1 was there before. All loops of the winner are marked: a shortest chain of stones for each, and the winner's starting stones at each of its nodes.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>一旦有了两条不同的回路，你就获胜。在下图中，黑方最后下在 j13 的棋子连成了穿过 2 号窗的回路，同时也连成了经过全部三个节点的回路；穿过外框和 1 号窗的回路是原来就有的。胜方的所有回路都会标出：每条回路标出一串最短的棋子，以及胜方在它的各个节点上的起始棋子。</translation>
    </message>
    <message>
      <source>Black has just won at j13.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>黑方刚刚在 j13 获胜。</translation>
    </message>
    <message>
      <source>There are no draws. Count how many of your loops are independent, which is to say that none of them is made up of others: when the board is full the two players have three between them, so one has at least two and the other at most one.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>没有和棋。数一数你有多少条回路是独立的，也就是说，其中没有一条由其他几条组成：棋盘下满时，双方共有三条独立的回路，所以一方至少有两条，另一方最多一条。</translation>
    </message>
    <message>
      <source>The author shows his boards in pictures. The size of the board, the places of the windows and the cells of the starting stones are chosen here; frame, windows and stones are linked as in his pictures.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>作者用图片展示他的棋盘。棋盘的大小、窗的位置和起始棋子的格子是在这里选定的；外框、窗和棋子的连接方式与他的图片相同。</translation>
    </message>
    <message>
      <source>Basic strategy for Loophole 2D</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>Loophole 2D 入门策略</translation>
    </message>
    <message>
      <source>Links that cannot be cut</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>切不断的连接</translation>
    </message>
    <message>
      <source>Two of your stones with two vacant cells between them that both touch are as good as linked: if your opponent takes one cell, you take the other. Lines of such links need half of the stones.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>你的两枚棋子之间如果有两个空格，每个都与两枚棋子相接，那就等于已经相连：对手占一个，你就占另一个。用这样的连接组成线，只需要一半的棋子。</translation>
    </message>
    <message>
      <source>c4 and b6 are linked by b5 and c5.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>c4 和 b6 由 b5 和 c5 相连。</translation>
    </message>
    <message>
      <source>Other nodes, not more lines</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>要换节点，不要加线</translation>
    </message>
    <message>
      <source>A second line through the same nodes is not a second loop. As soon as you have a loop, look for one through another node: around a window, or through it.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>经过同样节点的第二条线不是第二条回路。一旦有了一条回路，就找经过另一个节点的回路：绕过窗，或者穿过窗。</translation>
    </message>
    <message>
      <source>One more stone wins: g10 makes a loop through window 2. A second line through the frame would win nothing.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>再下一子就能获胜：g10 连成穿过 2 号窗的回路。而穿过外框的第二条线什么也赢不到。</translation>
    </message>
    <message>
      <source>Windows save stones</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>窗能节省棋子</translation>
    </message>
    <message>
      <source>A window joins your stones above it with those below (for White, left with right). A line that reaches a window continues on its other side for free.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>窗把你在上方的棋子与下方的连在一起（白方则是左方与右方）。到达窗的线不费一子就能从另一侧继续。</translation>
    </message>
    <message>
      <source>What you cut is yours</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>切断的就是你的</translation>
    </message>
    <message>
      <source>On a full board the two players have three independent loops between them. Every loop that you take from your opponent is one for you. So defence is attack: a line of yours from side to side often cuts what runs the other way.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>棋盘下满时，双方共有三条独立的回路。从对手那里夺走的每一条回路，都归你所有。所以防守就是进攻：你的一条从一侧到另一侧的线，往往会切断对方横穿的线。</translation>
    </message>
    <message>
      <source>The lines of both players want to pass between the windows. Stones there serve loops through the frame, through each window, and through all three.</source>
      <extracomment>rules of loophole-2d</extracomment>
      <translation>双方的线都想从两窗之间通过。那里的棋子对穿过外框、穿过每个窗、穿过全部三个节点的回路都有用。</translation>
    </message>
  </context>
</TS>

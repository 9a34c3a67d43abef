# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Command lines that make no sense: one line that says so and, where it can, what was meant."""

from harness import check, require
from listed import RULES, SCENES

# The parser's own messages, word for word, are in UsageErrorTests.swift.
R = ["render", "a.png", "-o", "out"]
C = ["convert", "a.png", "-o", "out"]
L = ["lint", "a.png"]
MISTAKES = [
    (["rendr", "a.png"], ["'rendr'", "'render'"]),
    (["nowhere"], ["neither a subcommand nor an existing path"]),
    (["help", "rendr"], ["unknown subcommand 'rendr'; did you mean 'render'?"]),
    (["help", "zzzz"], ["'vibrancy help' lists them"]),
    (["hlp"], ["did you mean 'help'"]),
    (["version"], ["did you mean '--version'"]),
    (["a.png", "gone.png", "--no-sheet", "--zzzz"], ["unknown option '--zzzz'"]),
    (["render"], ["INPUT"]),
    (["render", "a.png"], ["-o DIR", "--sheet"]),
    (["render", "", "-o", "out"], ["empty"]),
    ([*R, "--scenes=all"], ["did you mean '--scene'"]),
    ([*R, "--template=yes"], ["takes no value"]),
    ([*R, "--scene", "lock-screen,home-tintd"], [f"did you mean '{SCENES.home_tinted}'"]),
    ([*R, "--mode", "vibrnt"], ["did you mean 'vibrant'"]),
    ([*R, "--family", "smal"], ["did you mean 'small'"]),
    ([*R, "--family", "zzzz"], ["zzzz", "families"]),
    ([*R, "--fit", "fill"], ["contain", "cover", "none"]),
    ([*R, "--tint", "orange"], ["#RRGGBB", "'orange'"]),
    ([*R, "--tint", "#12345"], ["#RRGGBB"]),
    ([*R, "--tint", "#GG0000"], ["#RRGGBB"]),
    ([*R, "--device", "1x1"], ["--device", "'1x1'"]),
    ([*R, "--device", "nanxnan"], ["--device"]),
    ([*R, "--device", "99999999999999999999x852"], ["--device"]),
    ([*R, "--device", "43mm"], ["--device", "49mm"]),
    ([*R, "--device", "iphone-17-por"], ["--device", "'iphone-17-pro'"]),
    ([*R, "--family", "systemExtraLargePortrait"], ["iOS 27", "--os 27"]),
    ([*R, "--scale", "4"], ["'1', '2' or '3'"]),
    ([*R, "--depth", "12"], ["'8' or '16'"]),
    ([*R, "--compression", "best"], ["fast", "balanced", "small"]),
    ([*R, "-j", "many"], ["whole number"]),
    ([*R, "--max-pixels", "-1"], ["--max-pixels"]),
    ([*R, "--set", "zzzz=1"], ["zzzz", "scenes"]),
    ([*R, "--set", "=3"], ["--set"]),
    ([*R, "--set", "material-radius=nan"], ["'nan'", "5 to 30"]),
    ([*R, "--set", "material-radius=inf"], ["'inf'", "5 to 30"]),
    ([*R, "--set", "material-radius=1e999"], ["'1e999'", "5 to 30"]),
    ([*R, "--set", "material-radius=-1"], ["'-1'", "5 to 30"]),
    ([*R, "--set", "material-radius=1e9"], ["'1e9'", "5 to 30"]),
    ([*R, "--set", "material-radius=30=1"], ["'30=1'"]),
    ([*R, "--set", "privacy=maybe"], ["'maybe'", "true"]),
    ([*R, "--wallpaper", "vivd"], ["did you mean 'vivid'"]),
    ([*R, "--wallpaper", "mid,dark"], ["several times"]),
    ([*R, "--sheet", "sheet.jpg"], ["--sheet", "PNG"]),
    ([*R, "--sheet", "folder.png"], ["folder.png: is a folder"]),
    ([*R, "--wallpaper", "beach.png"], ["beach.png", "#RRGGBB"]),
    ([*R, "--wallpaper", "."], ["--wallpaper", "folder"]),
    ([*R, "--wallpaper", "text"], ["--wallpaper", "text"]),
    ([*R, "--wallpaper", "#12"], ["#RRGGBB"]),
    ([*R, "--background", "accesory"], ["did you mean 'accessory'"]),
    ([*R, "--background", "#000000,#FFFFF"], ["TOP,BOTTOM"]),
    ([*R, "--background", "text"], ["--background", "text"]),
    ([*R, "--background", "."], ["--background", "folder"]),
    ([*R, "-0"], ["--files-from"]),
    (["render", "@gone", "-o", "out"], ["gone"]),
    (["render", "--files-from", "gone", "-o", "out"], ["gone"]),
    (["render", "-", "--files-from", "-", "-o", "out"], ["standard input", "twice"]),
    (C, ["--to"]),
    ([*C, "--to", "gray"], ["grayscale"]),
    ([*C, "--to", "grayscale", "--form", "straight"], ["--form", "luminance-to-alpha"]),
    ([*C, "--to", "grayscale", "--saturation", "1"], ["--saturation", "desaturate"]),
    ([*C, "--to", "desaturate", "--saturation", "1.01"], ["0", "1", "'1.01'"]),
    ([*C, "--to", "grayscale", "--in-place"], ["--in-place"]),
    ([*C, "--to", "grayscale", "--html"], ["vibrancy render"]),
    (["convert", "a.png", "--to", "grayscale"], ["-o DIR", "--in-place", "--check"]),
    (["families", "--verbose"], ["--verbose"]),
    (["lint"], ["INPUT"]),
    ([*L, "--reporter", "jsn"], ["'jsn'", "json"]),
    ([*L, "--reporter", "json:"], ["json:FILE"]),
    ([*L, "--reporter", ""], ["--reporter"]),
    ([*L, "--fail-on", "wrning"], ["did you mean 'warning'"]),
    ([*L, "--scene", "lock-scren"], ["did you mean 'lock-screen'"]),
    ([*L, "--wallpaper", "vivd"], ["did you mean 'vivid'"]),
    ([*L, "--shard", "0/3"], ["0 of 3", "1 to 3"]),
    ([*L, "--shard", "4/3"], ["4 of 3", "1 to 3"]),
    ([*L, "--shard", "1"], ["i/n"]),
    ([*L, "--shard", "1/0"], ["--shard"]),
    ([*L, "--shard", "-1/3"], ["--shard"]),
    ([*L, "--shard", "1/99999999999999999999"], ["--shard"]),
    ([*L, "--shard", "1/2/3"], ["i/n"]),
    ([*L, "--config", "gone.json"], ["gone.json"]),
    ([*L, "--baseline", "gone.json"], ["gone.json", "--write-baseline"]),
    ([*L, "--baselin", "gone.json"], ["did you mean '--baseline'"]),
    ([*L, "--allow-stail"], ["did you mean '--allow-stale'"]),
    ([*L, "--rule", "dark-hallo"], [f"did you mean '{RULES.dark_halo}'"]),
    ([*L, "--rule", "zzzz"], ["'vibrancy rules' lists the names"]),
    (["inspect", "a.png", "--rule", RULES.dark_halo], ["vibrancy lint"]),
    (["-dash.png"], ["'-dash.png' looks like an option", "type './-dash.png'"]),
    (["render", "--dash.png", "-o", "out"], ["type './--dash.png'"]),
    (["diff"], ["no revision", "vibrancy diff HEAD"]),
    ([*L, "--json"], ["vibrancy inspect"]),
    ([*L, "--no-sheet"], ["vibrancy check"]),
    (["inspect", "a.png", "--reporter", "json"], ["--reporter", "vibrancy lint"]),
    (["explain"], ["RULE"]),
    (["explain", "vibrant-contrst"], [f"did you mean '{RULES.vibrant_contrast}'"]),
    (["rules", RULES.vibrant_contrast], ["takes none"]),
    (["schema"], ["KIND"]),
    (["schema", "confg"], ["confg"]),
    (["merge"], ["REPORT.jsonl"]),
    (["lnt", "a.png"], ["'lint'"]),
    (["--generate-completion-script", "ksh"], ["bash", "zsh", "fish"]),
    (["--nonsense"], ["--nonsense"]),
    (["render", "\x1b[31m\n\u202e", "-o", "out"], ["\\u{1B}[31m\\n\\u{202E}"]),
]


@check(over=[(" ".join(words).encode("ascii", "backslashreplace").decode().replace("\n", " ")
              .replace("\x1b", " ") or "nothing", words, said) for words, said in MISTAKES])
def a_mistake_is_named(context, mistake):
    _, words, said = mistake
    context.art("a.png")
    for name in ("-dash.png", "--dash.png"):
        context.art(name)
    (context.folder / "text").write_text("hello\n")
    (context.folder / "folder.png").mkdir()
    ended = context.refused(*words, saying=["error: ", *said])
    require(not ended.output, f"results: {ended.output}")
    require(not (context.folder / "out").exists(), "something was written")
    require(len(ended.error) < 300, f"is long-winded: {ended.error}")


@check()
def a_long_word_is_cut(context):
    ended = context.refused("render", "--" + "x" * 100_000, "-o", "out", saying="unknown option")
    require(len(ended.error) < 400, f"{len(ended.error)} characters")


HELP = [
    [], ["render"], ["convert"], ["lint"], ["check"], ["inspect"], ["merge"], ["rules"], ["explain"],
    ["schema"], ["scenes"], ["families"], ["help"]]


@check()
def the_name_alone_tells_what_to_type(context):
    ended = context.run()
    require(not ended.error, ended.error)
    require(max(map(len, ended.written)) <= 80, "a line is longer than 80 columns")
    steps = [line for line in ended.written if line.startswith("  vibrancy ")]
    require(len(steps) == 7, f"{steps}")
    for line in steps:
        word = line.split()[1]
        if word in ("INPUT...", "."):
            continue
        require(context.run(word, "--help").written, f"{word} is listed and not there")


@check(over=[(" ".join(words) or "root", words) for words in HELP])
def help_is_an_option_and_a_command(context, case):
    words = case[1]
    shown = context.run(*words, "--help")
    require(shown.output and not shown.error, shown.error)
    require(context.run(*words, "-h") == shown, "-h prints something else than --help")
    # `convert --help` is one screen, `help convert` everything.
    if words != ["convert"]:
        require(context.run("help", *words) == shown, "prints something else than --help")


@check()
def help_comes_before_mistakes(context):
    require(context.run("render", "--help", "--nonsense").written, "no help")

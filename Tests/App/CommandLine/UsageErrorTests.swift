// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyCommandLine
import VibrancyVocabulary

@Suite struct UsageErrorTests {
  @Test(arguments: [
    (
      "render --scen x",
      "unknown option '--scen'; did you mean '--scene'? see 'vibrancy render --help'"
    ),
    (
      "render --Scene=x",
      "unknown option '--Scene'; did you mean '--scene'? see 'vibrancy render --help'"
    ),
    (
      "render --accented x",
      "unknown option '--accented'; did you mean '--accented-rendering'? see 'vibrancy render --help'"
    ),
    (
      "render -scene x",
      "unknown option '-scene'; did you mean '--scene'? see 'vibrancy render --help'"
    ),
    ("render --zzz", "unknown option '--zzz'; see 'vibrancy render --help'"),
    ("render -qx", "unknown option '-x'; see 'vibrancy render --help'"),
    (
      "render a --form x",
      "option '--form' belongs to 'vibrancy convert', not 'vibrancy render'; see 'vibrancy render --help'"
    ),
    (
      "scenes --jobs=3",
      "option '--jobs' belongs to 'vibrancy render', 'vibrancy screen', 'vibrancy convert' and 10 more, not 'vibrancy scenes'; see 'vibrancy scenes --help'"
    ),
    (
      "scenes -vodir",
      "option '-o' belongs to 'vibrancy render', 'vibrancy screen', 'vibrancy convert' and 2 more, not 'vibrancy scenes'; see 'vibrancy scenes --help'"
    ),
    (
      "render --version",
      "option '--version' goes before any subcommand: 'vibrancy --version'; see 'vibrancy render --help'"
    ),
    (
      "--scene x",
      "option '--scene' goes after its subcommand: 'vibrancy render --scene', 'vibrancy lint --scene', 'vibrancy watch --scene' or 4 more; see 'vibrancy --help'"
    ),
    ("--vresion", "unknown option '--vresion'; did you mean '--version'? see 'vibrancy --help'"),
    (
      "rendr a",
      "'rendr' is neither a subcommand nor an existing path; did you mean 'render'? see 'vibrancy --help'"
    ),
    ("gone.png", "'gone.png' is neither a subcommand nor an existing path; see 'vibrancy --help'"),
    ("render a -o", "option '-o' needs a value, DIR; see 'vibrancy render --help'"),
    (
      "render a -o --sheet x",
      "option '-o' needs a value, DIR, and '--sheet' looks like an option; see 'vibrancy render --help'"
    ),
    (
      "render a --jobs -q",
      "option '--jobs' needs a value, N, and '-q' looks like an option; see 'vibrancy render --help'"
    ),
    (
      "render a --tint",
      "option '--tint' needs a value, #RRGGBB; quote a '#', or the shell takes it for a comment; see 'vibrancy render --help'"
    ),
    ("render a -o=", "option '-o' has an empty value; it needs DIR; see 'vibrancy render --help'"),
    (
      "render a --output ''",
      "option '--output' has an empty value; it needs DIR; see 'vibrancy render --help'"
    ),
    (
      "render a --scene \(Place.standby.rawValue),,\(Place.carplay.rawValue)",
      "option '--scene' has an empty value; it needs ID; see 'vibrancy render --help'"
    ),
    ("render a --quiet=yes", "option '--quiet' takes no value; see 'vibrancy render --help'"),
    ("render a -q=yes", "option '-q' takes no value; see 'vibrancy render --help'"),
    (
      "render a --scene lockscreen",
      "option '--scene' does not know 'lockscreen'; did you mean 'lock-screen'? see 'vibrancy render --help'"
    ),
    (
      "render a --scene zzzzzz",
      "option '--scene' does not know 'zzzzzz'; 'vibrancy scenes' lists the names; "
        + "see 'vibrancy render --help'"
    ),
    (
      "render a --mode sepia",
      "option '--mode' takes 'vibrant', 'accented' or 'fullColor', not 'sepia'; see 'vibrancy render --help'"
    ),
    (
      "render a --mode fullcolor",
      "option '--mode' does not know 'fullcolor'; did you mean 'fullColor'? see 'vibrancy render --help'"
    ),
    (
      "render a -j0",
      "option '-j' needs a whole number from 1 to 1024, not '0'; see 'vibrancy render --help'"
    ),
    (
      "render a -j 1.5",
      "option '-j' needs a whole number from 1 to 1024, not '1.5'; see 'vibrancy render --help'"
    ),
    (
      "render a --max-side=99999999999999999999",
      "option '--max-side' needs a whole number from 1 to 1000000, not '99999999999999999999'; see 'vibrancy render --help'"
    ),
    (
      "convert a --to desaturate --saturation nan",
      "option '--saturation' needs a number from 0.0 to 1.0, not 'nan'; see 'vibrancy convert --help'"
    ),
    (
      "convert a --ink red",
      "option '--ink' needs a color as '#RRGGBB', not 'red'; see 'vibrancy convert --help'"
    ),
    (
      "render a --set material-raduis=3",
      "option '--set' does not know 'material-raduis'; did you mean 'material-radius'? see 'vibrancy render --help'"
    ),
    (
      "render a --set privacy",
      "option '--set' needs NAME=VALUE, not 'privacy'; see 'vibrancy render --help'"
    ),
    (
      "render a --set privacy=",
      "option '--set' needs NAME=VALUE, not 'privacy='; see 'vibrancy render --help'"
    ),
    (
      "scenes x",
      "unexpected argument 'x': 'vibrancy scenes' takes none; see 'vibrancy scenes --help'"
    ),
    ("render '' -o o", "an empty INPUT names nothing; see 'vibrancy render --help'"),
    ("render -o o", "no INPUT given; name one, or use --files-from; see 'vibrancy render --help'"),
    ("render a", "'-o DIR' or '--sheet FILE.png' is required; see 'vibrancy render --help'"),
    ("convert a -o o", "'--to KIND' is required; see 'vibrancy convert --help'"),
    (
      "convert a --to vibrant",
      "'-o DIR', '--in-place', '--check' or '--dry-run' is required; see 'vibrancy convert --help'"
    ),
    (
      "convert a --to vibrant -o o --in-place",
      "'--output' and '--in-place' rule each other out; see 'vibrancy convert --help'"
    ),
    (
      "render a -o o -0",
      "'--null' makes sense only with '--files-from'; see 'vibrancy render --help'"
    ),
    (
      "convert a -o o --to vibrant --ink #000000",
      "'--ink' makes sense only with '--to luminance-to-alpha|template'; see 'vibrancy convert --help'"
    ),
    (
      "--generate-completion-script tcsh",
      "option '--generate-completion-script' takes 'bash', 'zsh' or 'fish', not 'tcsh'; see 'vibrancy --help'"
    ),
  ])
  func `a mistake is reported in one line that helps`(_ line: String, _ expected: String) {
    let error = #expect(throws: UsageError.self) { try Parsing.request(line) }
    #expect(error?.description == expected)
    #expect(error?.message == "error: " + expected)
  }
}

// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyCommandLine
import VibrancyTestSupport
import VibrancyVocabulary

@Suite struct CompletionTests {
  private static func script(_ shell: Shell) -> String {
    Fixture.path("Reports/completions/vibrancy.\(shell)")
  }

  @Test(
    arguments: Shell.allCases.filter { $0 == .bash || ShellRun.path(of: $0.rawValue) != nil })
  func `the shell accepts its script`(_ shell: Shell) throws {
    #expect(try ShellRun(shell.rawValue, ["-n", Self.script(shell)]).status == 0)
  }

  @Test(arguments: [
    (["re"], ["render"]),
    (
      [""],
      [
        "render", "screen", "convert", "lint", "watch", "fix", "diff", "init", "check", "inspect",
        "evidence", "samples", "merge", "rules", "explain", "scenes", "families", "cache",
        "page", "calibrate", "mcp", "schema", "help",
      ]
    ),
    (["--g"], ["--generate-completion-script"]),
    (["--generate-completion-script", ""], ["bash", "zsh", "fish"]),
    (["render", "--sc"], ["--scene", "--scale", "--screens"]),
    (["render", "x.png", "--mo"], ["--mode"]),
    (["render", "--mode", ""], ["vibrant", "accented", "fullColor"]),
    (["render", "--mode", "="], ["vibrant", "accented", "fullColor"]),
    (["render", "--mode", "=", "a"], ["accented"]),
    (["render", "--mode=a"], ["--mode=accented"]),
    (["render", "--scene", "home-l"], ["home-light"]),
    (
      ["render", "--scene", "\(Place.carplay.rawValue),stand"],
      [
        "\(Place.carplay.rawValue),\(Place.standby.rawValue)",
        "\(Place.carplay.rawValue),\(Place.standbyNight.rawValue)",
      ]
    ),
    (
      ["render", "--scene=\(Place.carplay.rawValue),home-l"],
      ["--scene=\(Place.carplay.rawValue),home-light"]
    ),
    (["render", "--set", "material-r"], ["material-radius="]),
    (["convert", "--to", "t"], ["template", "tinted-icon"]),
    (["convert", "--sc"], []),
    (["render", "--", "--sc"], []),
    (["render", "--tint", ""], []),
    (["families", ""], []), (["help", "con"], ["convert"]),
    (["schema", ""], ["widget", "config"]),
    (["explain", "night"], ["night-contrast"]),
  ])
  func `bash completes`(_ words: [String], _ expected: [String]) throws {
    let run = try ShellRun(
      "bash",
      [
        "-c",
        """
        source "$0"; COMP_WORDS=(vibrancy "$@"); COMP_CWORD=$#; _vibrancy
        printf '%s\\n' "${COMPREPLY[@]}"
        """, Self.script(.bash),
      ] + words)
    #expect(run.output.split(separator: "\n").map(String.init) == expected)
  }

  @Test(
    .enabled(if: ShellRun.path(of: "fish") != nil),
    arguments: [
      ("vibrancy re", ["render"]),
      ("vibrancy --generate-completion-script ", ["bash", "fish", "zsh"]),
      ("vibrancy render --mod", ["--mode"]),
      ("vibrancy render --mode ", ["accented", "fullColor", "vibrant"]),
      ("vibrancy render --mode=f", ["--mode=fullColor"]),
      (
        "vibrancy render --scene \(Place.carplay.rawValue),stand",
        [
          "\(Place.carplay.rawValue),\(Place.standby.rawValue)",
          "\(Place.carplay.rawValue),\(Place.standbyNight.rawValue)",
        ]
      ),
      ("vibrancy convert --to te", ["template"]),
      ("vibrancy families ", []), ("vibrancy help con", ["convert"]),
    ])
  func `fish completes`(_ line: String, _ expected: [String]) throws {
    let run = try ShellRun(
      "fish",
      ["--no-config", "-c", "source $argv[1]; complete -C $argv[2]", Self.script(.fish), line])
    let offered = run.output.split(separator: "\n").map {
      String($0.prefix { $0 != "\t" })
    }
    #expect(offered == expected)
  }

  @Test(.enabled(if: ShellRun.path(of: "zsh") != nil))
  func `zsh registers its function`() throws {
    let run = try ShellRun(
      "zsh",
      [
        "-f", "-c", "compdef() { print -r -- $* }; source $1; whence -w _vibrancy", "zsh",
        Self.script(.zsh),
      ])
    #expect(run.output == "_vibrancy vibrancy\n_vibrancy: function\n")
  }

  @Test func `names with every awkward letter survive quoting in bash`() throws {
    let names = ["it's", "a b", "$HOME", "`x`", "a\\b", "*", "\"q\"", "~", "!x", "#1"]
    let table = OptionTable(
      root: CommandSpec(nil, summary: "A tool", usage: []),
      commands: [
        CommandSpec(
          .render, summary: "It's [odd]: \"quoted\" $HOME `x` \\", usage: [],
          options: [OptionSpec("name", .choice(names), group: "Options", help: "it's [a]: $b `c`")])
      ])
    let script = Shell.bash.completionScript(for: table)
    let run = try ShellRun(
      "bash",
      [
        "-c",
        "eval \"$0\"; COMP_WORDS=(vibrancy render --name ''); COMP_CWORD=3; _vibrancy; "
          + "printf '%s\\n' \"${COMPREPLY[@]}\"", script,
      ])
    #expect(run.output.split(separator: "\n").map(String.init) == names)
    for shell in [Shell.zsh, .fish] where ShellRun.path(of: shell.rawValue) != nil {
      let words = ["-n", "-c", shell.completionScript(for: table)]
      #expect(try ShellRun(shell.rawValue, words).status == 0)
    }
  }
}

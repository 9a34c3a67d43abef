// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The completion script for fish 3 and later.
struct FishCompletion {
  let table: OptionTable

  private var tool: String { OptionTable.tool }

  /// The whole script.
  var script: String {
    """
    # Completions of \(tool) for fish. Save them as \(tool).fish in ~/.config/fish/completions, or:
    #   \(tool) --generate-completion-script fish | source

    # Whether the first word after the tool is this one.
    function __\(tool)_is
        set -l words (commandline -opc)
        test (count $words) -ge 2; and test "$words[2]" = "$argv[1]"
    end

    # Whether nothing stands after the tool yet.
    function __\(tool)_starts
        test (count (commandline -opc)) -eq 1
    end

    # The names after what is typed of a comma list.
    function __\(tool)_list
        set -l typed (commandline -ct | string replace -r '^--[^=]+=' '')
        set -l before (string match -r '^.*,' -- "$typed")
        test -n "$before"; or set before ''
        printf '%s\\n' $before$argv
    end

    complete -c \(tool) -f
    \(lines.joined(separator: "\n"))

    """
  }

  private var lines: [String] {
    var lines: [String] = []
    for command in table.commands {
      lines.append(
        "complete -c \(tool) -n __\(tool)_starts -a \(command.name)"
          + " -d \(ShellQuoting.fish(command.summary))")
    }
    lines += table.root.options.map {
      // Its value comes when something stands after the tool: the option itself.
      option(of: "'__\(tool)_starts; or __\(tool)_is --\($0.name)'", $0)
    }
    for command in table.commands {
      let condition = "'__\(tool)_is \(command.name)'"
      lines.append("")
      if let positional = command.positional {
        let names = ShellQuoting.fish(positional.names.joined(separator: " "))
        lines.append(
          "complete -c \(tool) -n \(condition) \(positional.names.isEmpty ? "-F" : "-a \(names)")")
      }
      lines += command.options.map { option(of: condition, $0) }
    }
    return lines
  }

  private func option(of condition: String, _ option: OptionSpec) -> String {
    "complete -c \(tool) -n \(condition)" + (option.short.map { " -s \($0)" } ?? "")
      + " -l \(option.name)\(value(of: option)) -d \(ShellQuoting.fish(option.brief))"
  }

  private func value(of option: OptionSpec) -> String {
    let names = option.kind.candidates.map(ShellQuoting.fish).joined(separator: " ")
    let offered = names.isEmpty ? "" : " -a \(ShellQuoting.fish(names))"
    if option.kind == .flag { return "" }
    if option.kind == .directory { return " -x -a '(__fish_complete_directories)'" }
    if option.repetition == .commaList, !names.isEmpty {
      return " -x -a \(ShellQuoting.fish("(__\(tool)_list \(names))"))"
    }
    return (option.kind.takesFile ? " -r -F" : " -x") + offered
  }
}

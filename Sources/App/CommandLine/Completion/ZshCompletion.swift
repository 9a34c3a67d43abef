// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The completion script for zsh 5 and later; works sourced, and as `_vibrancy` in `$fpath`.
struct ZshCompletion {
  let table: OptionTable

  private var tool: String { OptionTable.tool }

  /// The whole script.
  var script: String {
    """
    #compdef \(tool)
    # Completions of \(tool) for zsh. Save them as _\(tool) in a folder of $fpath, or load them with:
    #   source <(\(tool) --generate-completion-script zsh)

    # Names, or a path.
    _\(tool)_names_or_files() {
      _alternative "names:name:($*)" 'files:file:_files'
    }

    # Names that a value follows.
    _\(tool)_assignments() {
      compadd -S '=' -q -- "$@"
    }

    _\(tool)_subcommands() {
      local -a subcommands=(
    \(table.commands.map(subcommand).joined(separator: "\n"))
      )
      _describe -t subcommands subcommand subcommands
    }

    _\(tool)() {
      local context state state_descr line ret=1
      typeset -A opt_args
      _arguments -C -s -S \\
    \(specifications(of: table.root))    '1:subcommand:_\(tool)_subcommands' \\
        '*::word:->words' && ret=0
      [[ $state == words ]] || return ret
      case $words[1] in
    \(table.commands.map(branch).joined(separator: "\n"))
      esac
      return ret
    }

    if [[ $funcstack[1] == _\(tool) ]]; then
      _\(tool) "$@"
    else
      compdef _\(tool) \(tool)
    fi

    """
  }

  private func subcommand(_ command: CommandSpec) -> String {
    let text = "\(command.name):" + ShellQuoting.escaped(command.summary, "\\:")
    return "    " + ShellQuoting.posix(text)
  }

  private func branch(_ command: CommandSpec) -> String {
    let positional =
      command.positional.map { spec in
        let offered = spec.names.isEmpty ? "_files" : "(\(spec.names.joined(separator: " ")))"
        return "    '*:\(spec.placeholder):\(offered)' \\\n"
      } ?? ""
    return """
        \(command.name))
          _arguments -s -S \\
      \(specifications(of: command))\(positional)      && ret=0 ;;
      """
  }

  private func specifications(of command: CommandSpec) -> String {
    command.options.map { "    \(specification(of: $0)) \\\n" }.joined()
  }

  /// An option as `_arguments` reads it: exclusions, spellings, help, message and action.
  private func specification(of option: OptionSpec) -> String {
    let takesValue = option.kind != .flag
    let long = "--\(option.name)" + (takesValue ? "=" : "")
    let names =
      option.short.map { "'{-\($0)\(takesValue ? "+" : ""),\(long)}'" } ?? long
    let exclusion =
      if option.answer != nil {
        "(- : *)"
      } else if option.repetition != .lastWins {
        "*"
      } else {
        option.short.map { "(-\($0) --\(option.name))" } ?? ""
      }
    let help = quoted(ShellQuoting.escaped(option.brief, "\\[]:"))
    let value =
      takesValue
      ? ":\(quoted(ShellQuoting.escaped(option.placeholder, "\\:"))):\(quoted(action(for: option)))"
      : ""
    return "'\(exclusion)\(names)[\(help)]\(value)'"
  }

  private func action(for option: OptionSpec) -> String {
    let names = option.kind.candidates.map { ShellQuoting.escaped($0, "\\ :()[]#'\"$&;|<>*?~") }
    let list = names.joined(separator: " ")
    if option.kind == .directory { return "_files -/" }
    if case .assignment(let parameters) = option.kind {
      return " _\(tool)_assignments " + parameters.joined(separator: " ")
    }
    if option.repetition == .commaList, !names.isEmpty { return "_sequence compadd - \(list)" }
    if option.kind.takesFile {
      return names.isEmpty ? "_files" : " _\(tool)_names_or_files \(list)"
    }
    return names.isEmpty ? " " : "(\(list))"
  }

  /// For the inside of single quotes.
  private func quoted(_ text: String) -> String {
    text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
  }
}

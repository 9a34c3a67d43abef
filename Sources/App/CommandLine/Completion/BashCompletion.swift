// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The completion script for bash 3.2 and later; it needs no helper package.
struct BashCompletion {
  let table: OptionTable

  private var tool: String { OptionTable.tool }

  /// The whole script.
  var script: String {
    """
    # Completions of \(tool) for bash. Load them with:
    #   source <(\(tool) --generate-completion-script bash)

    # Offers, after PREFIX, the names that go on from TYPED: TYPED PREFIX NAME...
    _\(tool)_names() {
      local typed=$1 prefix=$2 name
      shift 2
      for name in "$@"; do
        if [[ $name == "$typed"* ]]; then COMPREPLY+=("$prefix$name"); fi
      done
      if [[ ${#COMPREPLY[@]} -eq 1 && ${COMPREPLY[0]} == *= ]]; then
        compopt -o nospace 2>/dev/null
      fi
    }

    # Offers paths: f|d TYPED PREFIX. Readline itself knows best about quotes and tildes, but it
    # is asked only when there is nothing else to offer and no '--option=' in the word.
    _\(tool)_paths() {
      local path native=default line=${COMP_LINE:0:${COMP_POINT:-0}} cut= start=
      line=${line##*[[:space:]=]}
      if [[ $line == *@* && $COMP_WORDBREAKS == *@* ]]; then
        # Bash breaks words at '@', so of 'logo@3' only '@3' is replaced; and '@FILE' names a list.
        # Readline would quote the '@' and then not know the word again: quote here.
        cut=${line%@*}
        if [[ -z $cut ]]; then line=${line#@} start=@; fi
        while IFS= read -r path; do
          if [[ -d $path ]]; then path=$path/; compopt -o nospace 2>/dev/null; fi
          path=${path#"$cut"}
          COMPREPLY+=("$start$(printf %q "$path")")
        done < <(compgen "-$1" -- "$line")
        return
      fi
      if [[ $1 == d ]]; then native=dirnames; fi
      if [[ -z $3 && ${#COMPREPLY[@]} -eq 0 ]] && compopt -o "$native" 2>/dev/null; then return; fi
      compopt -o filenames 2>/dev/null
      while IFS= read -r path; do COMPREPLY+=("$3$path"); done < <(compgen "-$1" -- "$2")
    }

    _\(tool)() {
      local cur=${COMP_WORDS[COMP_CWORD]} command= option= prefix= word
      COMPREPLY=()
      if [[ $COMP_CWORD -gt 1 && ${COMP_WORDS[1]} != -* ]]; then command=${COMP_WORDS[1]}; fi
      for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
        if [[ $word == -- ]]; then
          _\(tool)_paths f "$cur" ''
          return
        fi
      done
      # Bash usually breaks words at '=', so that --name=value comes as three.
      if [[ $cur == '=' ]]; then
        option=${COMP_WORDS[COMP_CWORD-1]} cur=
      elif [[ $COMP_CWORD -gt 2 && ${COMP_WORDS[COMP_CWORD-1]} == '=' ]]; then
        option=${COMP_WORDS[COMP_CWORD-2]}
      elif [[ $cur == --*=* ]]; then
        option=${cur%%=*} prefix=${cur%%=*}= cur=${cur#*=}
      elif [[ $COMP_CWORD -gt 1 ]]; then
        option=${COMP_WORDS[COMP_CWORD-1]}
      fi
      case "$command $option" in
    \(values)
      esac
      case "$command" in
    \(words)
      esac
    }

    complete -F _\(tool) \(tool)

    """
  }

  /// A branch for each option that takes a value.
  private var values: String {
    ([table.root] + table.commands).flatMap { command in
      command.options.filter { $0.kind != .flag }.map { option in
        let name = command.subcommand?.rawValue ?? ""
        let spellings = (option.short.map { ["-\($0)"] } ?? []) + ["--\(option.name)"]
        let patterns = spellings.map { "'\(name) \($0)'" }.joined(separator: " | ")
        return "    \(patterns))\n\(action(for: option).map { "      \($0)\n" }.joined())"
          + "      return ;;"
      }
    }.joined(separator: "\n")
  }

  private func action(for option: OptionSpec) -> [String] {
    var lines: [String] = []
    let names = option.kind.candidates
    if option.repetition == .commaList {
      lines.append("if [[ $cur == *,* ]]; then prefix=$prefix${cur%,*}, cur=${cur##*,}; fi")
    }
    if !names.isEmpty {
      let list = names.map(ShellQuoting.posix).joined(separator: " ")
      lines.append("_\(tool)_names \"$cur\" \"$prefix\" \(list)")
    }
    if option.kind.takesFile { lines.append("_\(tool)_paths f \"$cur\" \"$prefix\"") }
    if option.kind == .directory { lines.append("_\(tool)_paths d \"$cur\" \"$prefix\"") }
    return lines
  }

  /// A branch for each subcommand: its options, or its positionals.
  private var words: String {
    ([table.root] + table.commands).map { command in
      let isRoot = command.subcommand == nil
      let options = command.options.flatMap { option in
        (option.short.map { ["-\($0)"] } ?? []) + ["--\(option.name)"]
      }
      let rest =
        if isRoot {
          "_\(tool)_names \"$cur\" '' " + table.commands.map(\.name).joined(separator: " ")
        } else if let positional = command.positional {
          positional.names.isEmpty
            ? "_\(tool)_paths f \"$cur\" ''"
            : "_\(tool)_names \"$cur\" '' \(positional.names.joined(separator: " "))"
        } else {
          ":"
        }
      return """
            \(isRoot ? "''" : command.name))
              if [[ $cur == -* ]]; then
                _\(tool)_names "$cur" '' \(options.joined(separator: " "))
              else
                \(rest)
              fi ;;
        """
    }.joined(separator: "\n")
  }
}

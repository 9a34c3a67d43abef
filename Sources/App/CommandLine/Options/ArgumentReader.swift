// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancyVocabulary

/// Reads the words after one subcommand, or those before any, from left to right.
struct ArgumentReader {
  private let table: OptionTable
  private let command: CommandSpec
  private var rest: ArraySlice<String>
  private var arguments = Arguments()
  /// An option that ends the reading and becomes the whole request.
  private var answer: Request?

  init(table: OptionTable, command: CommandSpec, words: ArraySlice<String>) {
    (self.table, self.command, self.rest) = (table, command, words)
  }

  /// What the words ask for.
  mutating func request() throws(UsageError.Reason) -> Request {
    var optionsEnded = false
    while answer == nil, let word = rest.popFirst() {
      if optionsEnded || word == "-" || !word.hasPrefix("-") {
        try readPositional(word)
      } else if word == "--" {
        optionsEnded = true
      } else if word.hasPrefix("--") {
        try readLong(word)
      } else {
        try readBundle(word)
      }
    }
    if let answer { return answer }
    guard let subcommand = command.subcommand else { throw .noSubcommand }
    var options = OptionReader(arguments)
    _ = subcommand.command.init(&options)
    if let mistake = options.mistake { throw mistake }
    return .run(subcommand, arguments)
  }

  private mutating func readPositional(_ word: String) throws(UsageError.Reason) {
    guard let positional = command.positional else { throw .unexpectedPositional(word) }
    guard !word.isEmpty else { throw .emptyPositional(positional.placeholder) }
    arguments.positionals.append(word)
  }

  /// `--name`, `--name=value`, or `--name` with the value in the next word.
  private mutating func readLong(_ word: String) throws(UsageError.Reason) {
    let equals = word.firstIndex(of: "=")
    let written = String(word[..<(equals ?? word.endIndex)])
    guard let option = command.option(written: written) else { throw unknownOption(written) }
    let attached = equals.map { String(word[word.index(after: $0)...]) }
    if option.kind == .flag {
      guard attached == nil else { throw .flagWithValue(written) }
      arguments.values[option.name] = []
      end(with: option, value: nil)
    } else {
      let value = if let attached { attached } else { try nextValue(of: option, written: written) }
      try take(option, written: written, value: value)
    }
  }

  /// `-q`, `-qv`, `-j4`, `-j=4`, `-j 4`, `-qj4`.
  private mutating func readBundle(_ word: String) throws(UsageError.Reason) {
    var letters = word.dropFirst()
    while answer == nil, let letter = letters.popFirst() {
      let written = "-\(letter)"
      guard let option = command.option(short: letter) else {
        // A long name with one dash would otherwise be blamed on some letter in its middle.
        throw unknownOption(letters.isEmpty ? written : word, letter: written)
      }
      if option.kind == .flag {
        guard letters.first != "=" else { throw .flagWithValue(written) }
        arguments.values[option.name] = []
        end(with: option, value: nil)
        continue
      }
      let value =
        if letters.isEmpty {
          try nextValue(of: option, written: written)
        } else {
          String(letters.first == "=" ? letters.dropFirst() : letters)
        }
      return try take(option, written: written, value: value)
    }
  }

  /// The next word, unless it is plainly an option: then the value was forgotten.
  private mutating func nextValue(
    of option: OptionSpec, written: String
  ) throws(UsageError.Reason) -> String {
    guard let word = rest.first, !looksLikeOption(word) else {
      throw .missingValue(written, option.placeholder, next: rest.first)
    }
    rest.removeFirst()
    return word
  }

  private func looksLikeOption(_ word: String) -> Bool {
    if word.hasPrefix("--") { return true }
    guard word.hasPrefix("-"), let letter = word.dropFirst().first else { return false }
    return command.option(short: letter) != nil
  }

  /// Ends the reading, if the option is an answer by itself.
  private mutating func end(with option: OptionSpec, value: String?) {
    switch option.answer {
    case nil: break
    case .help: answer = .help(command.subcommand)
    case .version: answer = .version
    case .completionScript:
      answer = value.flatMap { Shell(rawValue: $0) }.map { .completionScript($0) }
    }
  }

  private mutating func take(
    _ option: OptionSpec, written: String, value: String
  ) throws(UsageError.Reason) {
    let parts =
      option.repetition == .commaList
      ? value.split(separator: ",", omittingEmptySubsequences: false).map(String.init) : [value]
    for part in parts {
      guard !part.isEmpty else { throw .emptyValue(written, option.placeholder) }
      let checked: String
      do throws(OptionKind.Refusal) {
        checked = try option.kind.checked(part)
      } catch {
        throw .refusedValue(written, part, error, listing: option.listing)
      }
      switch option.repetition {
      case .lastWins: arguments.values[option.name] = [checked]
      case .each: arguments.values[option.name, default: []].append(checked)
      case .commaList:
        if !(arguments.values[option.name] ?? []).contains(checked) {
          arguments.values[option.name, default: []].append(checked)
        }
      }
    }
    end(with: option, value: value)
  }

  /// - Parameter letter: In a bundle, the unknown letter.
  private func unknownOption(_ written: String, letter: String? = nil) -> UsageError.Reason {
    let known = letter ?? written
    let owners = table.owners(of: known)
    if command.subcommand == nil, !owners.isEmpty {
      return .optionBeforeSubcommand(known, owners: owners)
    }
    if table.root.option(written: known) != nil {
      return .optionOfRoot(known, root: OptionTable.tool)
    }
    if !owners.isEmpty { return .optionElsewhere(known, owners: owners) }
    if FileSystem.exists(written) { return .fileLikeOption(written) }
    let typed = letter == nil ? written : "-" + written
    let nearest = nearestName(
      to: typed, among: command.options.map { "--\($0.name)" }, acceptingPrefix: true)
    if let letter, nearest == nil { return .unknownOption(letter, nearest: nil) }
    return .unknownOption(written, nearest: nearest)
  }
}

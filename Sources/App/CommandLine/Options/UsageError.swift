// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancyVocabulary

/// A command line that makes no sense, and how to fix it.
package struct UsageError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What is wrong.
  package let reason: Reason
  /// The tool and subcommand as typed, whose `--help` says more: `vibrancy render`.
  package let invocation: String

  /// A mistake in the words after `invocation`.
  init(_ reason: Reason, invocation: String) {
    (self.reason, self.invocation) = (reason, invocation)
  }

  /// One line without a newline: what is wrong, what was probably meant, where to read on.
  /// Text of the user's is escaped for terminals and cut short.
  package var description: String {
    let sentence = reason.sentence(invocation: invocation)
    return "\(sentence)\(sentence.hasSuffix("?") ? "" : ";") see '\(invocation) --help'"
  }

  /// The line for standard error: `error: ` and the description, without a newline.
  package var message: String { "error: \(description)" }
}

extension UsageError {
  /// What is wrong with a command line. Option names are kept as typed, with their dashes.
  package enum Reason: Error, Equatable, Sendable {
    /// Nothing was typed.
    case noSubcommand
    /// The first word is not a subcommand and leads nowhere.
    case unknownSubcommand(String, nearest: String?)
    /// No subcommand has it.
    case unknownOption(String, nearest: String?)
    /// No subcommand has it, but a file has this name.
    case fileLikeOption(String)
    /// Others have it.
    case optionElsewhere(String, owners: [String])
    /// It was typed before the subcommand.
    case optionBeforeSubcommand(String, owners: [String])
    /// It was typed after a subcommand.
    case optionOfRoot(String, root: String)
    /// `--flag=value`.
    case flagWithValue(String)
    /// The words end, or go on with another option (`next`).
    case missingValue(String, _ placeholder: String, next: String?)
    /// An empty text, or an empty item in a comma list.
    case emptyValue(String, _ placeholder: String)
    /// A value the option does not take.
    case refusedValue(String, _ value: String, OptionKind.Refusal, listing: String? = nil)
    /// The subcommand takes no words without a dash.
    case unexpectedPositional(String)
    /// An empty word.
    case emptyPositional(_ placeholder: String)
    /// Nothing to work on.
    case missingPositional(_ placeholder: String, standIn: String?)
    /// The same in words of the subcommand's own.
    case missingWord(String)
    /// One of these is required, spelled with its value.
    case missingOption([String])
    /// Two options that rule each other out.
    case excluded(String, String)
    /// The first needs the second.
    case needsOption(String, String)
  }
}

extension UsageError.Reason {
  /// The mistake as one clause without a full stop; it ends in a question mark when it suggests.
  func sentence(invocation: String) -> String {
    switch self {
    case .noSubcommand: "no subcommand given"
    case .unknownSubcommand(let word, let nearest):
      "\(quoted(word)) is neither a subcommand nor an existing path" + suggestion(nearest)
    case .unknownOption(let option, let nearest):
      "unknown option \(quoted(option))" + suggestion(nearest)
    case .fileLikeOption(let word):
      "\(quoted(word)) looks like an option; for the file type \(quoted("./" + word))"
    case .optionElsewhere(let option, let owners):
      "option \(quoted(option)) belongs to \(enumeration(owners, "and")), not '\(invocation)'"
    case .optionBeforeSubcommand(let option, let owners):
      "option \(quoted(option)) goes after its subcommand: "
        + enumeration(owners.map { "\($0) \(option)" }, "or")
    case .optionOfRoot(let option, let root):
      "option \(quoted(option)) goes before any subcommand: '\(root) \(option)'"
    case .flagWithValue(let option): "option \(quoted(option)) takes no value"
    case .missingValue(let option, let placeholder, let next):
      "option \(quoted(option)) needs a value, \(placeholder)"
        + (next.map { ", and \(quoted($0)) looks like an option" } ?? "")
        + (placeholder.contains("#") ? "; quote a '#', or the shell takes it for a comment" : "")
    case .emptyValue(let option, let placeholder):
      "option \(quoted(option)) has an empty value; it needs \(placeholder)"
    case .refusedValue(let option, let value, let refusal, let listing):
      refusal.sentence(option: option, value: value, listing: listing)
    case .unexpectedPositional(let word):
      "unexpected argument \(quoted(word)): '\(invocation)' takes none"
    case .emptyPositional(let placeholder): "an empty \(placeholder) names nothing"
    case .missingPositional(let placeholder, let standIn):
      "no \(placeholder) given" + (standIn.map { "; name one, or use --\($0)" } ?? "")
    case .missingWord(let clause): clause
    case .missingOption(let spellings):
      "\(enumeration(spellings, "or")) is required"
    case .excluded(let one, let other): "'\(one)' and '\(other)' rule each other out"
    case .needsOption(let one, let other): "'\(one)' makes sense only with '\(other)'"
    }
  }
}

extension OptionKind.Refusal {
  fileprivate func sentence(option: String, value: String, listing: String?) -> String {
    switch self {
    case .notOneOf(let names):
      // Anything is near to a word as short as `ksh` or `4`.
      if value.count > 3, let nearest = nearestName(to: value, among: names) {
        "option \(quoted(option)) does not know \(quoted(value))" + suggestion(nearest)
      } else if names.count <= 8 || names.joined().count <= 160 {
        "option \(quoted(option)) takes \(enumeration(names, "or")), not \(quoted(value))"
      } else {
        "option \(quoted(option)) does not know \(quoted(value))" + reference(listing)
      }
    case .notInteger(let range):
      "option \(quoted(option)) needs a whole number from \(range.lowerBound) to "
        + "\(range.upperBound), not \(quoted(value))"
    case .notNumber(let range):
      "option \(quoted(option)) needs a number from \(range.lowerBound) to "
        + "\(range.upperBound), not \(quoted(value))"
    case .notColor: "option \(quoted(option)) needs a color as '#RRGGBB', not \(quoted(value))"
    case .notAssignment: "option \(quoted(option)) needs NAME=VALUE, not \(quoted(value))"
    case .unknownName(let name, let names):
      "option \(quoted(option)) does not know \(quoted(name))"
        + (nearestName(to: name, among: names).map { suggestion($0) } ?? reference(listing))
    }
  }
}

private func suggestion(_ nearest: String?) -> String {
  nearest.map { "; did you mean '\($0)'?" } ?? ""
}

private func reference(_ listing: String?) -> String {
  listing.map { "; '\($0)' lists the names" } ?? ""
}

/// `'a', 'b' or 'c'`; of many the first, and how many more there are.
private func enumeration(_ names: [String], _ conjunction: String) -> String {
  let most = 4
  var quotedNames = names.map(quoted)
  if names.count > most { quotedNames[(most - 1)...] = ["\(names.count - most + 1) more"] }
  guard let last = quotedNames.last, quotedNames.count > 1 else { return quotedNames.joined() }
  return quotedNames.dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
}

private func quoted(_ text: String) -> String { "'\(plain(text))'" }

/// Escaped for a terminal; a word too long for a line is cut.
private func plain(_ text: String) -> String {
  let longest = 120
  let start = text.unicodeScalars.prefix(longest + 1)
  guard start.count > longest else { return VisibleText.of(text) }
  return VisibleText.of(String(String.UnicodeScalarView(start.dropLast()))) + "..."
}

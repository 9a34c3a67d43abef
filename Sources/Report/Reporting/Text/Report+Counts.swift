// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts
internal import VibrancyRules
internal import VibrancyVocabulary

extension Report {
  /// `true` if nothing is wrong, undetermined, unread or not understood.
  var isClean: Bool {
    findings.isEmpty && undetermined.isEmpty && errors.isEmpty && summary.warnings.isEmpty
      && !summary.isPartial && StaleEntries(of: summary) == nil
  }

  /// `3 errors, 1 warning and 4 notes in 5 files`, those there are; empty when there are none.
  var countsOfFindings: String {
    let counts = Severity.allCases.sorted(by: >).compactMap { severity in
      let count = count(of: severity)
      return count == 0 ? nil : counted(count, severity.rawValue)
    }
    var (files, last) = (0, String?.none)
    for finding in findings where Optional(finding.location.path).comesBefore(last) != nil {
      (files, last) = (files + 1, finding.location.path)
    }
    return counts.isEmpty ? "" : "\(enumerated(counts)) in \(counted(files, "file"))"
  }

  /// `2 undetermined (the code chooses)`; `nil` when there are none.
  var countOfUndetermined: String? {
    guard !undetermined.isEmpty else { return nil }
    var counts: [String: Int] = [:]
    for finding in undetermined {
      counts[finding.cause?.kind ?? "for no reason given", default: 0] += 1
    }
    let kinds = counts.sorted { a, b in
      a.value == b.value ? a.key.utf8.lexicographicallyPrecedes(b.key.utf8) : a.value > b.value
    }
    let named = kinds.prefix(3).map { kinds.count == 1 ? $0.key : "\($0.value) \($0.key)" }
    let more = kinds.count > 3 ? [", and other reasons"] : []
    return "\(undetermined.count) undetermined "
      + "(\(VisibleText.of(named.joined(separator: ", ")))\(more.joined()))"
  }

  /// `1 input not read`; `nil` when there is none.
  var countOfErrors: String? {
    errors.isEmpty ? nil : "\(counted(errors.count, "input")) not read"
  }

  /// `1 widget not judged`; `nil` when there is none.
  private var countOfWarnings: String? {
    let count = summary.warnings.count { $0.kind != .notSupported }
    return count == 0 ? nil : "\(counted(count, "widget")) not judged"
  }

  /// Everything that was counted in one line; what a run without findings says instead.
  package var verdict: String {
    let counts = [
      countsOfFindings, countOfUndetermined ?? "", countOfErrors ?? "", countOfWarnings ?? "",
      StaleEntries(of: summary)?.count ?? "",
    ].filter { !$0.isEmpty }
    guard counts.isEmpty else { return counts.joined(separator: "; ") }
    if summary.isEmpty { return "nothing was judged" }
    let judged = "\(summary.judgedWords) judged"
    if summary.known > 0 || !summary.stale.isEmpty { return "nothing new: \(judged)" }
    if summary.isPartial { return "nothing found in what was understood: \(judged)" }
    return "all clear: \(judged), nothing to fix"
  }
}

/// A number with its noun: `1 error`, `2 errors`.
package func counted(_ count: Int, _ noun: String, _ nouns: String? = nil) -> String {
  "\(count) \(count == 1 ? noun : nouns ?? noun + "s")"
}

/// Words as a list in a sentence: `a`, `a and b`, `a, b and c`.
package func enumerated(_ words: [String]) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " and " + last
}

extension Finding {
  /// The message, and the reason where it could not be determined and the message does not say it.
  var messageWithReason: String {
    guard let reason = ownReason?.text else { return message }
    return message.isEmpty ? reason : "\(message): \(reason)"
  }

  /// The message, the reason, and what to do, in one line.
  var messageWithFix: String {
    fix.map { "\(messageWithReason). Fix: \($0)" } ?? messageWithReason
  }

  /// The reason why it could not be determined, if the message does not say so.
  var ownReason: Message? {
    switch cause {
    // What is not read is what the message is about.
    case .otherFormat, nil: nil
    case .other(let text) where text.isEmpty: nil
    case .modelRange, .code, .other: cause?.message
    }
  }
}

extension Report {
  /// All that is said of one file.
  struct File {
    /// Its path.
    let path: String
    /// The findings, then what could not be determined; by scene and rule.
    var findings: [Finding] = []
    /// The reasons why it could not be read.
    var errors: [ReportError] = []
  }

  /// The findings by file; sorted by path. Paths are distinguished by their bytes.
  var files: [File] {
    var files: [File] = []
    func last(_ path: String) -> Int {
      if let last = files.last, last.path.comesBefore(path) == nil { return files.count - 1 }
      files.append(File(path: path))
      return files.count - 1
    }
    var (findings, undetermined, errors) = (findings[...], undetermined[...], errors[...])
    while let path = Self.first([
      findings.first?.location.path, undetermined.first?.location.path, errors.first?.path,
    ]) {
      let file = last(path)
      func isHere(_ other: String) -> Bool { other.comesBefore(path) == nil }
      while let error = errors.first, isHere(error.path) {
        files[file].errors.append(error)
        errors.removeFirst()
      }
      while let finding = findings.first, isHere(finding.location.path) {
        files[file].findings.append(finding)
        findings.removeFirst()
      }
      while let finding = undetermined.first, isHere(finding.location.path) {
        files[file].findings.append(finding)
        undetermined.removeFirst()
      }
    }
    return files
  }

  private static func first(_ paths: [String?]) -> String? {
    paths.compactMap { $0 }.min { $0.comesBefore($1) ?? false }
  }
}

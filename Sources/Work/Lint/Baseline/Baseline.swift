// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts
internal import VibrancyJSON
public import VibrancyReporting
package import VibrancyRules

/// Findings that are known and do not fail a run: by rule, path, scene and content, never by line.
///
/// ```swift
/// let report = await Linter().lint(at: ["Widget"])
/// try Baseline(report).write(to: "vibrancy-baseline.json")
/// let new = try report.applying(Baseline(path: "vibrancy-baseline.json"))
/// ```
public struct Baseline: Sendable, Hashable {
  /// The number of the file's format.
  package static let schema = 1
  /// More bytes than any baseline has: about 100 000 entries.
  package static let mostBytes = 16 << 20

  /// Known findings of one key.
  package struct Entry: Sendable, Hashable {
    /// The rule's id.
    package let rule: RuleID
    /// The path of its location, as reports print it.
    package let path: String
    /// The scene's id, if it has one.
    package let scene: String?
    /// Of rule, path, scene and the asset's pixels: a finding's fingerprint.
    package let hash: String
  }

  /// The version of the tool that wrote it; another one is not an error, as the schema decides.
  package let version: String
  /// The number of the model it was judged by.
  package let model: Int
  /// The number of known findings of each key, from 1.
  let counts: [Entry: Int]
  /// The lines of the entries in the file that it was read from, which are not part of its value.
  private let lines: EntryLines

  init(version: String, model: Int, counts: [Entry: Int], lines: [Entry: Int] = [:]) {
    (self.version, self.model, self.counts) = (version, model, counts)
    self.lines = EntryLines(byEntry: lines)
  }

  /// All findings of a report, notes included.
  public init(_ report: Report) {
    let entries = report.findings.map { (Entry($0), 1) }
    self.init(
      version: report.version, model: report.model,
      counts: Dictionary(entries, uniquingKeysWith: +))
  }

  /// The keys by path, scene, rule and hash, compared by their bytes.
  package var entries: [Entry] { counts.keys.sorted { $0.precedes($1) } }

  /// The number of known findings.
  public var count: Int { counts.values.reduce(0, +) }

  /// The part of it that knows some rules.
  package func keeping(rules ids: Set<RuleID>) -> Baseline {
    Baseline(
      version: version, model: model, counts: counts.filter { ids.contains($0.key.rule) },
      lines: lines.byEntry)
  }

  /// A report without what is known.
  ///
  /// Known findings leave `findings` and are counted in the summary; entries that found nothing, or
  /// fewer than they know, are its stale ones, one line each. Of more findings with one key than are
  /// known the least severe count as known, so that no error hides behind a note.
  ///
  /// An entry that found nothing moves with its file: it knows a finding of the same rule, scene and
  /// content at another path, once, if nothing is left at its own. So a copy is new, and so is what
  /// a run finds that did not look where the entry belongs.
  ///
  /// - Parameters:
  ///   - report: What a run found.
  ///   - covers: Whether the run looked at a path: an entry of another is not stale.
  ///   - isGone: Whether nothing is at a path any more.
  package func applied(
    to report: Report, covering covers: (_ path: String) -> Bool = { _ in true },
    isGone: (_ path: String) -> Bool = { _ in false }
  ) -> Report {
    var left = counts
    var isKnown = [Bool](repeating: false, count: report.findings.count)
    let byWeight = report.findings.indices.sorted {
      let (a, b) = (report.findings[$0], report.findings[$1])
      return a.severity == b.severity ? $0 < $1 : (a.severity ?? .note) < (b.severity ?? .note)
    }
    for index in byWeight {
      let entry = Entry(report.findings[index])
      guard let count = left[entry] else { continue }
      left[entry] = count > 1 ? count - 1 : nil
      isKnown[index] = true
    }
    var moved = MovedEntries(left.keys.filter { isGone($0.path) }.sorted { $0.precedes($1) })
    for index in byWeight where !isKnown[index] {
      guard let entry = moved.entry(of: report.findings[index], among: left) else { continue }
      left[entry] = (left[entry] ?? 1) > 1 ? (left[entry] ?? 1) - 1 : nil
      isKnown[index] = true
      moved.count += 1
    }
    var result = report
    result.findings = report.findings.indices.filter { !isKnown[$0] }.map { report.findings[$0] }
    result.summary.known += isKnown.count { $0 }
    result.summary.moved += moved.count
    // What stands in a source that is not judged is not gone.
    let gone = left.keys.filter { covers($0.path) && !report.unjudgedSources.contains($0.path) }
    let stale = gone.map { (text: $0.line, line: lines.byEntry[$0] ?? 1) }.sorted { a, b in
      a.text.utf8.elementsEqual(b.text.utf8)
        ? a.line < b.line : a.text.utf8.lexicographicallyPrecedes(b.text.utf8)
    }
    result.summary.stale = stale.map(\.text)
    result.summary.staleLines = lines.byEntry.isEmpty ? [] : stale.map(\.line)
    return result
  }

  /// The file: JSON, an entry a line and sorted, so that a change is a small difference; ends in a
  /// line break.
  public var text: String {
    let lines = entries.map { entry -> JSONValue in
      let count = counts[entry] ?? 1
      return [
        "rule": .text(entry.rule.rawValue), "path": .text(entry.path), "scene": .maybe(entry.scene),
        "hash": .text(entry.hash), "count": count > 1 ? .integer(count) : .absent,
      ]
    }
    let file: JSONValue = [
      "schema": .integer(Self.schema), "tool": ["name": "vibrancy", "version": .text(version)],
      "model": .integer(model), "findings": .lines(lines),
    ]
    return JSONText.of(file, spelling: .numbered) + "\n"
  }
}

extension Baseline.Entry {
  init(_ finding: Finding) {
    (rule, path, scene) = (finding.rule, finding.location.path, finding.scene)
    hash = finding.fingerprint
  }

  fileprivate func precedes(_ other: Self) -> Bool {
    for (mine, others) in [
      (path, other.path), (scene ?? "", other.scene ?? ""), (rule.rawValue, other.rule.rawValue),
      (hash, other.hash),
    ] where !mine.utf8.elementsEqual(others.utf8) {
      return mine.utf8.lexicographicallyPrecedes(others.utf8)
    }
    return false
  }
}

/// The lines of a baseline's entries. They are equal whatever they are, so that a baseline is the same
/// one in any file.
private struct EntryLines: Sendable, Hashable {
  let byEntry: [Baseline.Entry: Int]

  static func == (a: EntryLines, b: EntryLines) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}

/// Entries of files that are gone, to be found by what they knew.
private struct MovedEntries {
  /// The number of findings they know elsewhere.
  var count = 0
  private var entries: [[String?]: [(entry: Baseline.Entry, stem: Fingerprint.Stem)]] = [:]
  /// A hash holds rule, path and content together, so that each pair must be tried; of very many
  /// the rest stays stale.
  private var triesLeft = 4_000_000

  init(_ gone: [Baseline.Entry]) {
    for entry in gone {
      let stem = Fingerprint.Stem(rule: entry.rule, path: entry.path, scene: entry.scene)
      entries[[entry.rule.rawValue, entry.scene], default: []].append((entry, stem))
    }
  }

  /// The entry that knew a finding at another path and has not been found yet.
  mutating func entry(
    of finding: Finding, among left: [Baseline.Entry: Int]
  ) -> Baseline.Entry? {
    guard let content = finding.content, let same = entries[[finding.rule.rawValue, finding.scene]]
    else {
      return nil
    }
    for (entry, stem) in same where triesLeft > 0 && left[entry] != nil {
      triesLeft -= 1
      if Fingerprint(stem, content: content).text == entry.hash { return entry }
    }
    return nil
  }
}

extension Baseline.Entry {
  /// As reports name an entry.
  fileprivate var line: String { "\(path): \(rule)" + (scene.map { " (\($0))" } ?? "") }
}

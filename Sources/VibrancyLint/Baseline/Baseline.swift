// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

public import VibrancyReporting
internal import VibrancyRules

/// Findings that are known and do not fail a run: by rule, path, scene and content, never by line.
public struct Baseline: Sendable, Hashable {
  /// The number of the file's format.
  public static let schema = 1
  /// More bytes than any baseline has: about 100 000 entries.
  public static let mostBytes = 16 << 20

  /// Known findings of one key.
  public struct Entry: Sendable, Hashable {
    /// The rule's id.
    public let rule: String
    /// The path of its location, as reports print it.
    public let path: String
    /// The scene's id, if it has one.
    public let scene: String?
    /// Of rule, path, scene and the asset's bytes: a finding's fingerprint.
    public let hash: String
  }

  /// The version of the tool that wrote it; another one is no error, for content tells.
  public let version: String
  /// The number of the model it was judged by.
  public let model: Int
  /// How many findings of each key are known, from 1.
  let counts: [Entry: Int]

  init(version: String, model: Int, counts: [Entry: Int]) {
    (self.version, self.model, self.counts) = (version, model, counts)
  }

  /// All findings of a report, notes included.
  public init(_ report: Report) {
    let entries = report.findings.map { (Entry($0), 1) }
    self.init(
      version: report.version, model: report.model,
      counts: Dictionary(entries, uniquingKeysWith: +))
  }

  /// The keys by path, scene, rule and hash, compared by their bytes.
  public var entries: [Entry] { counts.keys.sorted { $0.precedes($1) } }

  /// How many findings are known.
  public var count: Int { counts.values.reduce(0, +) }
}

extension Baseline.Entry {
  init(_ finding: Finding) {
    (rule, path, scene) = (finding.rule, finding.location.path, finding.scene)
    hash = finding.fingerprint
  }

  fileprivate func precedes(_ other: Self) -> Bool {
    for (mine, others) in [
      (path, other.path), (scene ?? "", other.scene ?? ""), (rule, other.rule), (hash, other.hash),
    ] where !mine.utf8.elementsEqual(others.utf8) {
      return mine.utf8.lexicographicallyPrecedes(others.utf8)
    }
    return false
  }
}

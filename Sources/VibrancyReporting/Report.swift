// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

public import VibrancyRules

/// All that a lint run found: a value that reporters turn into text.
///
/// Holds no time, no number of jobs and no absolute path, so that the same inputs give the same
/// bytes everywhere.
public struct Report: Sendable, Hashable {
  /// The tool's version.
  public var version: String
  /// The model's number.
  public var model: Int
  /// The hash of the settings that were judged by, so that only parts of one run are merged;
  /// empty when nobody said.
  public var settingsHash: String
  /// Which part of a run it is; `nil`: all of it.
  public var shard: Shard?
  /// What is wrong, notes included; by path, scene and rule.
  public var findings: [Finding]
  /// What could not be told; by path, scene and rule.
  public var undetermined: [Finding]
  /// What could not be read at all though it was named, or is broken about configuration-free
  /// inputs; by path, each once.
  public var errors: [ReportError]
  /// What was looked at.
  public var summary: Summary
  /// The pictures that findings show, by path, name, scene and wallpaper, each once; only the HTML
  /// report, parts of a run and the terminal use them.
  public var exhibits: [Exhibit]

  /// A report; sorts what it is given, the summary's lists too.
  public init(
    version: String, model: Int, settingsHash: String = "", shard: Shard? = nil,
    findings: [Finding], undetermined: [Finding], errors: [ReportError], summary: Summary,
    exhibits: [Exhibit] = []
  ) {
    (self.version, self.model, self.settingsHash) = (version, model, settingsHash)
    (self.shard, self.summary) = (shard, Summary(sum: [summary]))
    self.findings = findings.sorted { $0.precedes($1) }
    self.undetermined = undetermined.sorted { $0.precedes($1) }
    self.errors = errors.sorted { $0.precedes($1) }.withoutRepetitions { $0 == $1 }
    self.exhibits = exhibits.sorted { $0.precedes($1) }.withoutRepetitions { $0.isOfSame(as: $1) }
  }

  /// How many findings have a severity.
  public func count(of severity: Severity) -> Int {
    findings.count { $0.severity == severity }
  }
}

extension Array {
  /// Sorted elements, the first of each run of those that are the same.
  fileprivate func withoutRepetitions(_ areSame: (Element, Element) -> Bool) -> [Element] {
    reduce(into: []) { kept, element in
      if let last = kept.last, areSame(last, element) { return }
      kept.append(element)
    }
  }
}

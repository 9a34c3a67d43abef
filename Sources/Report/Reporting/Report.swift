// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts
public import VibrancyRules
package import VibrancyVocabulary

/// All that a lint run found: a value that reporters turn into text.
///
/// Holds no time, no number of jobs and no absolute path, so that the same inputs give the same
/// bytes everywhere.
public struct Report: Sendable, Hashable {
  /// The tool's version.
  public var version: String
  /// The model's number.
  package var model: Int
  /// The generation of the system that was judged for.
  package var os: SystemVersion
  /// The hash of the settings that were judged by, so that only parts of one run are merged;
  /// empty when nobody said.
  package var settingsHash: String
  /// The part of a run that it is; `nil`: all of it.
  package var shard: Shard?
  /// The findings, notes included; by path, scene and rule.
  public var findings: [Finding]
  /// The findings that could not be determined; by path, scene and rule.
  public var undetermined: [Finding]
  /// The errors about inputs that could not be read though they were named, or are broken; by path,
  /// each once.
  public var errors: [ReportError]
  /// The extent of the run: what was looked at, and what was left out.
  public var summary: Summary
  /// The pictures that findings show, by path, name, scene and wallpaper, each once; only the HTML
  /// report, parts of a run and the terminal use them.
  package var exhibits: [Exhibit]
  /// The account of the sources; only the HTML report shows it, and the first part of a run carries
  /// it. `nil`: none were read.
  package var evidence: EvidenceRecord?
  /// Sentences about patterns of the configuration that match nothing; no format has them, for they
  /// are not about art.
  package var idlePatterns: [String] = []
  /// The sources of widgets that are not judged because one of them does not parse: what was found
  /// in these files before is not known now. Only comparisons of two reports use them.
  package var unjudgedSources: Set<String> = []

  /// A report; sorts what it is given, the summary's lists too.
  package init(
    version: String, model: Int, os: SystemVersion = .standard, settingsHash: String = "",
    shard: Shard? = nil, findings: [Finding], undetermined: [Finding], errors: [ReportError],
    summary: Summary,
    exhibits: [Exhibit] = []
  ) {
    (self.version, self.model, self.os) = (version, model, os)
    self.settingsHash = settingsHash
    (self.shard, self.summary) = (shard, Summary(sum: [summary]))
    self.findings = findings.sorted { $0.precedes($1) }
    self.undetermined = undetermined.sorted { $0.precedes($1) }
    self.errors = errors.sorted { $0.precedes($1) }.withoutRepetitions { $0 == $1 }
    self.exhibits = exhibits.sorted { $0.precedes($1) }.withoutRepetitions { $0.isOfSame(as: $1) }
  }

  /// The standing of the report: an estimate, by which model, for which system.
  package var caption: String { "estimate, model \(model) · iOS \(os.rawValue)" }

  /// `true` if something that was to be checked could not be.
  package var hasWarnings: Bool {
    summary.warnings.contains { $0.kind != .notSupported }
  }

  /// Returns `true` if a finding of an earlier report is not here because the source that it stands
  /// in, or that shows its picture, does not parse now.
  package func leavesUnknown(_ earlier: Finding) -> Bool {
    !unjudgedSources.isEmpty
      && ([earlier.location.path] + earlier.evidence.map(\.path)).contains(
        where: unjudgedSources.contains)
  }

  /// The number of findings that have a severity.
  package func count(of severity: Severity) -> Int {
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

/// An input that was named and could not be read.
public struct ReportError: Sendable, Hashable {
  /// The file.
  public var path: String
  /// The fault, its place and the fix, one line without the path.
  public var message: String
  /// The byte at which, where known.
  public var offset: Int?

  /// An error.
  package init(path: String, message: String, offset: Int? = nil) {
    (self.path, self.message, self.offset) = (path, message, offset)
  }

  /// An error about a file.
  package init(path: String, _ fault: FileFault) {
    self.init(path: path, message: "\(fault)", offset: fault.byte)
  }
}

extension Finding {
  /// By path, scene, rule, then name: the order of every report. Compared by UTF-8 bytes, so that
  /// it is the same everywhere.
  package func precedes(_ other: Finding) -> Bool {
    if let answer = location.path.comesBefore(other.location.path) { return answer }
    if let answer = scene.comesBefore(other.scene) { return answer }
    if let answer = rule.rawValue.comesBefore(other.rule.rawValue) { return answer }
    if let answer = name.comesBefore(other.name) { return answer }
    let (mine, others) = (location, other.location)
    if (mine.line ?? 0, mine.column ?? 0) != (others.line ?? 0, others.column ?? 0) {
      return (mine.line ?? 0, mine.column ?? 0) < (others.line ?? 0, others.column ?? 0)
    }
    if let answer = message.comesBefore(other.message) { return answer }
    if let answer = wallpaper.comesBefore(other.wallpaper) { return answer }
    if let answer = asset.comesBefore(other.asset) { return answer }
    return fingerprint.comesBefore(other.fingerprint) ?? false
  }
}

extension ReportError {
  /// By path, place, then message.
  func precedes(_ other: ReportError) -> Bool {
    if let answer = path.comesBefore(other.path) { return answer }
    if offset != other.offset { return (offset ?? -1) < (other.offset ?? -1) }
    return message.comesBefore(other.message) ?? false
  }
}

extension Exhibit {
  /// By path, name, scene, wallpaper, then the art alone before its screen.
  func precedes(_ other: Exhibit) -> Bool {
    if let answer = path.comesBefore(other.path) { return answer }
    if let answer = name.comesBefore(other.name) { return answer }
    if let answer = scene.comesBefore(other.scene) { return answer }
    if let answer = wallpaper.comesBefore(other.wallpaper) { return answer }
    return !isScreen && other.isScreen
  }

  /// Returns `true` if both show the same thing in the same place.
  func isOfSame(as other: Exhibit) -> Bool { !precedes(other) && !other.precedes(self) }
}

extension String {
  /// Returns `true` if it comes before another by UTF-8 bytes; `nil`: they are the same to the
  /// byte, which `==` does not say of two paths that are spelled with other accents.
  func comesBefore(_ other: String) -> Bool? {
    utf8.elementsEqual(other.utf8) ? nil : utf8.lexicographicallyPrecedes(other.utf8)
  }
}

extension String? {
  /// As for strings; nothing comes first.
  func comesBefore(_ other: String?) -> Bool? {
    switch (self, other) {
    case (nil, nil): nil
    case (nil, _): true
    case (_, nil): false
    case (let mine?, let others?): mine.comesBefore(others)
    }
  }
}

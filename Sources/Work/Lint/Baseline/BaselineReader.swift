// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
package import VibrancyJSON
internal import VibrancyRules
public import VibrancyScenes
package import VibrancySystem

/// Reads a baseline's values, and keeps what is wrong with them.
struct BaselineReader {
  private enum Key: String, CaseIterable { case schema, tool, model, findings }
  private enum ToolKey: String, CaseIterable { case name, version }
  private enum EntryKey: String, CaseIterable { case rule, path, scene, hash, count }

  private let mistakes: JSONMistakes
  private let model: ModelVersion

  init(_ document: JSONDocument, for model: ModelVersion) {
    (mistakes, self.model) = (JSONMistakes(of: document), model)
  }

  /// The baseline, if nothing is wrong.
  func baseline() throws(BaselineError) -> Baseline {
    guard let root = mistakes.root else { throw malformed }
    try checkSchema(root)
    let object = root.object(Key.self, .exact)
    _ = object?.required(.schema)
    let version = object?.required(.tool).map { self.version(of: $0) } ?? ""
    if let written = object?.required(.model) { try checkModel(written) }
    let findings = object?.required(.findings)
    // Whatever else it is, its entries would all be wrong, too.
    try check()
    let (counts, lines) = findings.map { self.entries(of: $0) } ?? ([:], [:])
    try check()
    return Baseline(version: version, model: model.rawValue, counts: counts, lines: lines)
  }

  private var malformed: BaselineError {
    guard let error = mistakes.error else {
      preconditionFailure("what is not a text was not reported")
    }
    return .malformed(error)
  }

  private func check() throws(BaselineError) { if !mistakes.isEmpty { throw malformed } }

  /// A later format may have other keys: first what it says it is.
  private func checkSchema(_ root: JSONCursor) throws(BaselineError) {
    guard let written = root.node.members?.first(where: { $0.key == "schema" }),
      let schema = mistakes.cursor(at: written).whole(in: 1...1_000_000), schema != Baseline.schema
    else { return }
    throw .otherSchema(
      written.error(
        "is \(schema), but this version reads \(Baseline.schema)", fix: Self.advice))
  }

  private func checkModel(_ written: JSONCursor) throws(BaselineError) {
    guard let number = written.whole(in: 1...1_000_000), number != model.rawValue else { return }
    throw .otherModel(
      written.node.error(
        "is \(number), but this run judges by \(model.rawValue)", fix: Self.advice))
  }

  private func version(of tool: JSONCursor) -> String {
    guard let object = tool.object(ToolKey.self, .exact) else { return "" }
    if let name = object.required(.name), let written = name.text(), written.value != "vibrancy" {
      name.reportUnknown("tool of which baselines are read", among: ["vibrancy"])
    }
    return object.required(.version)?.text()?.value ?? ""
  }

  private func entries(
    of findings: JSONCursor
  ) -> (counts: [Baseline.Entry: Int], lines: [Baseline.Entry: Int]) {
    var (counts, lines) = ([Baseline.Entry: Int](), [Baseline.Entry: Int]())
    _ = findings.list { value in
      entry(value).map { entry, count in
        lines[entry] = value.node.position.line
        if counts.updateValue(count, forKey: entry) != nil {
          value.report("is an entry that stands before it, too", fix: "remove one")
        }
      }
    }
    return (counts, lines)
  }

  private func entry(_ value: JSONCursor) -> (Baseline.Entry, count: Int)? {
    guard let object = value.object(EntryKey.self, .exact) else { return nil }
    let rule = object.required(.rule)?.text()?.value
    let path = object.required(.path)?.text()?.value
    let hash = object.required(.hash)?.text()?.value
    let scene = object[.scene]?.text()?.value
    let count = object[.count].map { $0.whole(in: 1...1_000_000) } ?? 1
    guard let rule, let path, let hash, let count else { return nil }
    guard hash.utf8.count == 16, hash.utf8.allSatisfy(Self.isDigit) else {
      object[.hash]?.report("is not 16 hexadecimal digits", fix: Self.advice)
      return nil
    }
    return (
      Baseline.Entry(rule: RuleID(rawValue: rule), path: path, scene: scene, hash: hash), count
    )
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
  }

  private static let advice = "write the baseline anew with --write-baseline"
}

extension Baseline {
  /// Reads a baseline.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - path: As errors name it.
  ///   - model: The model of the run.
  /// - Throws: `BaselineError`: it is none, is of another format or model, is cut, or with all that
  ///   was edited wrongly.
  package init(
    _ bytes: [UInt8], path: String, model: ModelVersion = .v1
  ) throws(BaselineError) {
    try self.init(bytes, path: path, isOutside: false, model: model)
  }

  private init(
    _ bytes: [UInt8], path: String, isOutside: Bool, model: ModelVersion
  ) throws(BaselineError) {
    var limits = JSONLimits()
    limits.bytes = Self.mostBytes
    let document = JSONDocument(bytes, path: path, limits: limits, isOutside: isOutside)
    self = try BaselineReader(document, for: model).baseline()
  }

  /// Reads a baseline from the disk.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - model: The model of the run; a baseline of another model is an error.
  /// - Throws: `BaselineError`: the file cannot be read, or with all that is wrong in it.
  public init(path: String, model: ModelVersion = .v1) throws(BaselineError) {
    let (bytes, isOutside): ([UInt8], Bool)
    do throws(FileError) {
      (bytes, isOutside) = try TextFile.bytes(
        of: path, limit: Self.mostBytes, within: Root(ofFile: path, followsOutside: true))
    } catch {
      throw .unreadable(error)
    }
    try self.init(bytes, path: path, isOutside: isOutside, model: model)
  }
}

/// The reason why a baseline cannot be used.
public struct BaselineError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The cause of the error.
  package enum Cause: Sendable, Hashable {
    /// It cannot be read from the disk.
    case unreadable(FileError)
    /// It is of a format that this version does not read.
    case otherSchema(JSONError)
    /// It was judged by another model.
    case otherModel(JSONError)
    /// It is cut, was edited wrongly, or is none: all that is wrong.
    case malformed(JSONError)
  }

  /// The cause of the error.
  package let cause: Cause

  package init(_ cause: Cause) { self.cause = cause }

  /// The mistakes, one line each; an editor finds each place.
  public var lines: [String] {
    switch cause {
    case .unreadable(let error):
      // What is said of pictures elsewhere does not fit here.
      if [.folder, .special].contains(error.problem) {
        ["\(error.path): is not a file; name a baseline"]
      } else if error.problem == .missing {
        ["\(error.path): there is no such baseline; write one with --write-baseline"]
      } else {
        [error.description]
      }
    case .otherSchema(let error), .otherModel(let error), .malformed(let error): error.lines
    }
  }

  /// One line: the first thing that is wrong, and how many more there are.
  public var description: String {
    let lines = lines
    return lines[0] + (lines.count > 1 ? " (and \(lines.count - 1) more)" : "")
  }

  package static func unreadable(_ error: FileError) -> Self { Self(.unreadable(error)) }

  package static func otherSchema(_ error: JSONError) -> Self { Self(.otherSchema(error)) }

  package static func otherModel(_ error: JSONError) -> Self { Self(.otherModel(error)) }

  package static func malformed(_ error: JSONError) -> Self { Self(.malformed(error)) }
}

// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyScenes

/// Reads a baseline's values, and keeps what is wrong with them.
struct BaselineReader {
  private let root: JSONValue
  private let model: ModelVersion
  private var reading = JSONReading()

  init(_ root: JSONValue, for model: ModelVersion) { (self.root, self.model) = (root, model) }

  /// The baseline, if nothing is wrong.
  mutating func baseline() throws(BaselineError) -> Baseline {
    try checkSchema()
    let keys = ["schema", "tool", "model", "findings"]
    let members = reading.members(of: root, keys: keys, required: keys)
    let version = members["tool"].map { self.version(of: $0) } ?? ""
    if let written = members["model"] { try checkModel(written) }
    // Whatever else it is, its entries would all be wrong, too.
    try check()
    let counts = members["findings"].map { self.counts(of: $0) } ?? [:]
    try check()
    return Baseline(version: version, model: model.rawValue, counts: counts)
  }

  private func check() throws(BaselineError) {
    guard reading.faults.isEmpty else { throw .malformed(reading.faults) }
  }

  /// A later format may have other keys: first what it says it is.
  private mutating func checkSchema() throws(BaselineError) {
    guard let written = root.members?.first(where: { $0.key == "schema" }) else { return }
    guard let schema = reading.whole(written, in: 1...1_000_000) else { return }
    guard schema != Baseline.schema else { return }
    throw .otherSchema(
      written.fault("is \(schema), but this version reads \(Baseline.schema); \(Self.advice)"))
  }

  private mutating func checkModel(_ written: JSONValue) throws(BaselineError) {
    guard let number = reading.whole(written, in: 1...1_000_000), number != model.rawValue else {
      return
    }
    throw .otherModel(
      written.fault("is \(number), but this run judges by \(model.rawValue); \(Self.advice)"))
  }

  private mutating func version(of tool: JSONValue) -> String {
    let keys = ["name", "version"]
    let members = reading.members(of: tool, keys: keys, required: keys)
    if let name = members["name"], let written = reading.text(name), written.value != "vibrancy" {
      reading.add(name.unknown("tool of which baselines are read", among: ["vibrancy"]))
    }
    return members["version"].flatMap { reading.text($0)?.value } ?? ""
  }

  private mutating func counts(of findings: JSONValue) -> [Baseline.Entry: Int] {
    guard let elements = findings.elements else {
      reading.add(findings.fault("is \(findings.kind); write a list"))
      return [:]
    }
    var counts: [Baseline.Entry: Int] = [:]
    for value in elements where !reading.isFull {
      guard let (entry, count) = entry(value) else { continue }
      if counts.updateValue(count, forKey: entry) != nil {
        reading.add(value.fault("is an entry that stands before it, too; remove one"))
      }
    }
    return counts
  }

  private mutating func entry(_ value: JSONValue) -> (Baseline.Entry, count: Int)? {
    let members = reading.members(
      of: value, keys: ["rule", "path", "scene", "hash", "count"],
      required: ["rule", "path", "hash"])
    func text(_ key: String) -> String? { members[key].flatMap { reading.text($0)?.value } }
    let (rule, path, hash) = (text("rule"), text("path"), text("hash"))
    let scene = text("scene")
    let count = members["count"].map { reading.whole($0, in: 1...1_000_000) } ?? 1
    guard let rule, let path, let hash, let count else { return nil }
    guard hash.utf8.count == 16, hash.utf8.allSatisfy(Self.isDigit) else {
      reading.add(
        (members["hash"] ?? value).fault("is no 16 hexadecimal digits; \(Self.advice)"))
      return nil
    }
    return (Baseline.Entry(rule: rule, path: path, scene: scene, hash: hash), count)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
  }

  private static let advice = "write the baseline anew with --write-baseline"
}

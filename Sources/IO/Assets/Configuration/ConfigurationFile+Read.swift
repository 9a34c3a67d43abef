// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyJSON
internal import VibrancySystem

extension ConfigurationFile {
  /// Reads what it can, and keeps what is wrong.
  mutating func read(_ root: JSONCursor) {
    let ofOverrides = WrittenOverride.Key.allCases.map(\.rawValue)
    let object = root.object(
      Key.self, .exact,
      elsewhere: Dictionary(
        ofOverrides.map { ($0, "it belongs into an element of overrides") },
        uniquingKeysWith: { a, _ in a }))
    guard let object else { return }
    _ = object.string(.schema)
    func number(_ key: Key) -> Written<Double>? {
      object[key].flatMap { value in value.number().map { Written($0, at: value.node) } }
    }
    (model, os) = (number(.model), number(.os))
    scope = object[.scope].map { $0.patterns(mayBeEmpty: false) }
    exclude = object[.exclude].map { $0.patterns() } ?? []
    rules = object[.rules].map { $0.rules() } ?? []
    scenes = object[.scenes].map { $0.texts(mayBeEmpty: false) }
    wallpapers = object[.wallpapers].map { $0.texts(atMost: Self.mostWallpapers) } ?? []
    parameters = object[.parameters]?.members()?.map(\.node) ?? []
    variants = object[.variants]?.list { $0.variants() } ?? []
    overrides =
      object[.overrides].flatMap { value in
        value.isNoLonger(than: Self.mostOverrides) ? value.list { $0.override() } : nil
      } ?? []
    baseline = object[.baseline]?.text()
    if let baseline, !PathBelow.isPlain(baseline.value) {
      mistakes.add(at: baseline.source, "is not a path below this folder", fix: "name a file in it")
    }
    failOn = object[.failOn]?.text()
    samples = object[.samples].map { WrittenSamples(at: $0) }
    boundPatterns()
  }

  /// Each art is held against every pattern: keeps no more of them than take a moment.
  private mutating func boundPatterns() {
    let all = (scope ?? []) + exclude + overrides.flatMap(\.files)
    var bytes = 0
    for (index, pattern) in all.enumerated() {
      bytes += pattern.value.utf8.count
      guard index >= GlobPattern.mostInAll || bytes > GlobPattern.mostBytesInAll else { continue }
      mistakes.add(
        at: pattern.source,
        "is one pattern too many: all in this file may be \(GlobPattern.mostInAll), of "
          + "\(GlobPattern.mostBytesInAll) bytes in all", fix: "write fewer that mean more")
      (scope, exclude, overrides) = (nil, [], [])
      return
    }
  }
}

extension JSONCursor {
  /// Whether a list holds no more than what takes reasonable time; that it does is reported.
  fileprivate func isNoLonger(than most: Int) -> Bool {
    guard let elements = node.elements, elements.isLonger(than: most) else { return true }
    report("has more than \(most) elements", fix: "use fewer")
    return false
  }

  /// Strings; that a list has none and has to hold one is reported.
  fileprivate func texts(mayBeEmpty: Bool = true, atMost most: Int = .max) -> [Written<String>] {
    guard most == .max || isNoLonger(than: most) else { return [] }
    if !mayBeEmpty, isEmptyList {
      report("is empty", fix: "name at least one, or leave the key out")
    }
    return list { $0.text() } ?? []
  }

  /// Shell patterns of paths below the configuration's folder.
  fileprivate func patterns(mayBeEmpty: Bool = true) -> [Written<String>] {
    texts(mayBeEmpty: mayBeEmpty).filter { pattern in
      if pattern.value.utf8.count > GlobPattern.mostBytes {
        mistakes.add(
          at: pattern.source,
          "has more than \(GlobPattern.mostBytes) bytes", fix: "write a shorter pattern")
      } else if pattern.value.utf8.first == UInt8(ascii: "/") {
        mistakes.add(
          at: pattern.source, "begins at the top of the disk", fix: "write it from this folder")
      } else {
        return true
      }
      return false
    }
  }

  fileprivate func variants() -> [Written<String>]? {
    let names = texts(atMost: ConfigurationFile.mostVariants)
    guard let count, node.elements != nil, count < 2 else { return names }
    report("names no two variants", fix: "write [\"icon-on\", \"icon-off\"]")
    return nil
  }

  fileprivate func override() -> WrittenOverride? {
    let atTop = ConfigurationFile.Key.allCases.map {
      ($0.rawValue, "it holds for all files, at the top")
    }
    let object = self.object(
      WrittenOverride.Key.self, .exact,
      elsewhere: Dictionary(atTop, uniquingKeysWith: { a, _ in a }))
    guard let object else { return nil }
    let files = object.required(.files).map { $0.patterns(mayBeEmpty: false) }
    var override = WrittenOverride(files: files ?? [])
    override.rules = object[.rules].map { $0.rules() } ?? []
    override.scenes = object[.scenes].map { $0.texts(mayBeEmpty: false) }
    override.excludedScenes = object[.excludedScenes].map { $0.texts() } ?? []
    override.isText = object.flag(.text)
    return override
  }

  fileprivate func rules() -> [WrittenRule] { members()?.compactMap { $0.rule() } ?? [] }

  private func rule() -> WrittenRule? {
    if let severity = node.string {
      return WrittenRule(at: node, severity: Written(severity, at: node))
    }
    let advice = #"write "warning" or ["warning", {"OPTION": VALUE}]"#
    guard let elements = node.elements.map({ Array($0.prefix(3)) }) else {
      report("is \(node.kind)", fix: advice)
      return nil
    }
    guard (1...2).contains(elements.count), let severity = elements[0].string else {
      if count != nil, elements.first?.isValue != false {
        report("is not a severity with options", fix: advice)
      }
      return nil
    }
    var rule = WrittenRule(at: node, severity: Written(severity, at: elements[0]))
    if elements.count == 2 {
      rule.options = mistakes.cursor(at: elements[1]).members()?.map(\.node) ?? []
    }
    return rule
  }
}

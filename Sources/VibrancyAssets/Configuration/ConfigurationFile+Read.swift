// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension ConfigurationFile {
  /// Reads what it can, and keeps what is wrong.
  mutating func read(_ root: JSONValue) {
    let ofOverrides = WrittenOverride.Key.allCases.map(\.rawValue)
    let members = reading.members(
      of: root, keys: Key.allCases.map(\.rawValue),
      elsewhere: Dictionary(
        ofOverrides.map { ($0, "it belongs into an element of overrides") },
        uniquingKeysWith: { a, _ in a }))
    func member(_ key: Key) -> JSONValue? { members[key.rawValue] }
    if let value = member(.schema), value.string == nil {
      reading.add(value.fault("is \(value.kind); write a string"))
    }
    model = member(.model).flatMap { value in
      if value.number == nil { reading.add(value.fault("is \(value.kind); write a number")) }
      return value.number.map { Written($0, at: value) }
    }
    scope = member(.scope).map { reading.patterns($0, mayBeEmpty: false) }
    exclude = member(.exclude).map { reading.patterns($0) } ?? []
    rules = member(.rules).map { reading.rules($0) } ?? []
    scenes = member(.scenes).map { reading.texts($0, mayBeEmpty: false) }
    wallpapers =
      member(.wallpapers).map { reading.texts($0, atMost: Self.mostWallpapers) } ?? []
    parameters = member(.parameters).map { reading.entries($0) } ?? []
    variants =
      member(.variants).map { value in
        reading.list(value) { reading, group in reading.variants(group) }
      } ?? []
    overrides =
      member(.overrides).map { value in
        reading.check(value, isNoLongerThan: Self.mostOverrides)
          ? reading.list(value) { reading, override in reading.override(override) } : []
      } ?? []
    failOn = member(.failOn).flatMap { reading.text($0) }
    boundPatterns()
  }

  /// Each art is held against every pattern: keeps no more of them than take a moment.
  private mutating func boundPatterns() {
    let all = (scope ?? []) + exclude + overrides.flatMap(\.files)
    var bytes = 0
    for (index, pattern) in all.enumerated() {
      bytes += pattern.value.utf8.count
      guard index >= GlobPattern.mostInAll || bytes > GlobPattern.mostBytesInAll else { continue }
      reading.add(
        pattern.source.fault(
          "is one pattern too many: all in this file may be \(GlobPattern.mostInAll), of "
            + "\(GlobPattern.mostBytesInAll) bytes in all; write fewer that mean more"))
      (scope, exclude, overrides) = (nil, [], [])
      return
    }
  }
}

extension JSONReading {
  /// Whether a list holds no more than what takes reasonable time.
  fileprivate mutating func check(_ value: JSONValue, isNoLongerThan most: Int) -> Bool {
    guard let elements = value.elements, elements.isLongerThan(most) else { return true }
    add(value.fault("has more than \(most) elements; use fewer"))
    return false
  }

  /// Strings; a list that has to hold one and does not is a fault.
  fileprivate mutating func texts(
    _ value: JSONValue, mayBeEmpty: Bool = true, atMost most: Int = .max
  ) -> [Written<String>] {
    guard most == .max || check(value, isNoLongerThan: most) else { return [] }
    if !mayBeEmpty, let elements = value.elements, !elements.contains(where: { _ in true }) {
      add(value.fault("is empty; name at least one, or leave the key out"))
    }
    return list(value) { $0.text($1) }
  }

  /// Shell patterns of paths below the configuration's folder.
  fileprivate mutating func patterns(
    _ value: JSONValue, mayBeEmpty: Bool = true
  ) -> [Written<String>] {
    texts(value, mayBeEmpty: mayBeEmpty).filter { pattern in
      if pattern.value.utf8.count > GlobPattern.mostBytes {
        add(
          pattern.source.fault(
            "has more than \(GlobPattern.mostBytes) bytes; write a shorter pattern"))
      } else if pattern.value.utf8.first == UInt8(ascii: "/") {
        add(pattern.source.fault("begins at the top of the disk; write it from this folder"))
      } else {
        return true
      }
      return false
    }
  }

  fileprivate mutating func variants(_ value: JSONValue) -> [Written<String>]? {
    let names = texts(value, atMost: ConfigurationFile.mostVariants)
    guard let elements = value.elements, !elements.isLongerThan(1) else { return names }
    add(value.fault("names no two variants; write [\"icon-on\", \"icon-off\"]"))
    return nil
  }

  fileprivate mutating func override(_ value: JSONValue) -> WrittenOverride? {
    typealias Key = WrittenOverride.Key
    let atTop = ConfigurationFile.Key.allCases.map {
      ($0.rawValue, "it holds for all files, at the top")
    }
    let members = self.members(
      of: value, keys: Key.allCases.map(\.rawValue), required: [Key.files.rawValue],
      elsewhere: Dictionary(atTop, uniquingKeysWith: { a, _ in a }))
    guard value.members != nil else { return nil }
    let files = members[Key.files.rawValue].map { patterns($0, mayBeEmpty: false) }
    var override = WrittenOverride(files: files ?? [])
    override.rules = members[Key.rules.rawValue].map { rules($0) } ?? []
    override.scenes = members[Key.scenes.rawValue].map { texts($0, mayBeEmpty: false) }
    override.excludedScenes = members[Key.excludedScenes.rawValue].map { texts($0) } ?? []
    override.isText = members[Key.text.rawValue].flatMap { flag($0) }
    return override
  }

  /// The members of an object with keys of any name, each once.
  fileprivate mutating func entries(_ value: JSONValue) -> [JSONValue] {
    guard let members = value.members else {
      add(value.fault("is \(value.kind); write an object"))
      return []
    }
    var seen: Set<String> = []
    var found: [JSONValue] = []
    for member in members where !isFull {
      if seen.insert(member.key).inserted {
        found.append(member)
      } else {
        add(member.keyFault("stands here twice; remove one"))
      }
    }
    return found
  }

  fileprivate mutating func rules(_ value: JSONValue) -> [WrittenRule] {
    entries(value).compactMap { rule($0) }
  }

  private mutating func rule(_ value: JSONValue) -> WrittenRule? {
    if let severity = value.string {
      return WrittenRule(at: value, severity: Written(severity, at: value))
    }
    guard let elements = value.elements.map({ Array($0.prefix(3)) }) else {
      add(value.fault("is \(value.kind); \(Self.ruleAdvice)"))
      return nil
    }
    guard (1...2).contains(elements.count), let severity = elements[0].string else {
      add(value.fault("is no severity with options; \(Self.ruleAdvice)"))
      return nil
    }
    var rule = WrittenRule(at: value, severity: Written(severity, at: elements[0]))
    if elements.count == 2 { rule.options = entries(elements[1]) }
    return rule
  }

  private static let ruleAdvice = #"write "warning" or ["warning", {"OPTION": VALUE}]"#
}

extension JSONChildren {
  fileprivate func isLongerThan(_ count: Int) -> Bool { dropFirst(count).contains { _ in true } }
}

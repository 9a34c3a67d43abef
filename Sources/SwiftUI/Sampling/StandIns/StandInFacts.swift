// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyRunning
internal import VibrancySyntax
internal import VibrancyWords

/// What a project says of the values that its types may have: read once, and only when it is asked for.
final class StandInFacts {
  private let evaluator: Evaluator
  /// Files beside the program's that make values of its types.
  var examples: [SourceText] = []
  private lazy var sources = program.sources + examples.map { Source($0) }
  /// The names of the catalog's pictures and colors.
  var pictures: [String] = []
  private var written: [Int: [[Argument]]] = [:]
  private var members: [Int: [SampleValue]] = [:]
  /// The types of which members are being run.
  private var running: Set<Int> = []

  init(_ evaluator: Evaluator) { self.evaluator = evaluator }

  private var program: Program { evaluator.program }

  /// What texts are used for.
  private(set) lazy var texts = TextUses(program.sources)

  /// A text that fits what a property's texts are used for; `nil`: that is not known.
  func text(named name: String, number: Int) -> String? {
    func pick(_ texts: [String]) -> String { texts[number % texts.count] }
    switch texts.uses[name] {
    case .symbol:
      let own = texts.labelled[name] ?? []
      let all = own.isEmpty ? texts.symbols : own
      return all.isEmpty ? StandInTexts.symbols[0] : pick(all)
    case .picture: return pictures.isEmpty ? nil : pick(pictures)
    case .color: return pick(StandInTexts.colors)
    case .address: return StandInTexts.address(number: number)
    case .currency: return pick(StandInTexts.currencies)
    case .zone: return pick(StandInTexts.zones)
    case .locale: return StandInTexts.locale
    case .namedColor, nil: return nil
    }
  }

  /// The arguments of the initializers of a type that are written out in the project.
  func written(of type: Int) -> [[Argument]] {
    if let known = written[type] { return known }
    let name = program.types[type].path.joined(separator: ".")
    let found = WrittenCalls(sources: sources).calls(of: name)
    written[type] = found
    return found
  }

  private static let words = [
    "preview", "sample", "example", "mock", "demo", "placeholder", "dummy", "fixture", "stub",
  ]
  private static let empty: Set<String> = [
    "empty", "none", "zero", "initial", "unknown", "shared", "default", "current", "standard",
    "error", "loading", "null", "blank", "idle",
  ]
  /// The most members of a type that are run.
  private static let mostMembers = 24

  /// The values of a type that are its static members, nested types' too: those with the plain words
  /// first, and none that hold nothing.
  func members(of type: Int, isEmpty: (SampleValue) -> Bool) -> [SampleValue] {
    if let known = members[type] { return known }
    guard running.insert(type).inserted else { return [] }
    defer { running.remove(type) }
    let entry = program.types[type]
    var found: [(rank: Int, place: Int, name: TypeName, member: String)] = []
    let owner = TypeName(entry.path.joined(separator: "."))
    for (place, member) in entry.order.enumerated() where member.declaration.isStatic {
      let own = member.declaration
      guard own.kind == .property, mayBe(own, entry.name, member.file) else { continue }
      let words = NameWords(own.name)
      guard !words.hasAny(of: Self.empty) else { continue }
      let lower = own.name.lowercased()
      let rank = Self.words.firstIndex { lower.contains($0) } ?? Self.words.count
      // Of a class the others are what an app shares.
      if rank == Self.words.count, entry.keyword != .struct { continue }
      found.append((rank, place, owner, own.name))
    }
    var values: [SampleValue] = []
    for one in found.sorted(by: { ($0.rank, $0.place) < ($1.rank, $1.place) })
      .prefix(Self.mostMembers)
    {
      let spot = Spot(file: entry.place?.file ?? 0, token: entry.place?.index ?? 0)
      let value = evaluator.withoutNotes {
        evaluator.access.member(one.member, of: .type(one.name), at: spot)
      }
      let all = if case .array(let elements) = value { elements } else { [value] }
      values += all.prefix(100).filter { $0.type == type && !isEmpty($0) }
    }
    members[type] = values
    return values
  }

  /// Whether a property may hold a value of a type, or several.
  private func mayBe(_ property: Declaration, _ type: String, _ file: Int) -> Bool {
    if let wanted = property.type { return wanted.last == type || wanted.last == "Self" }
    guard let value = property.value else { return false }
    let source = program.sources[file]
    return value.prefix(6).contains { source.token($0).isName && source.text($0) == type }
  }
}

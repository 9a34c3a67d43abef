// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySyntax

extension Interpreter {
  /// Instances of a type that are made while something is run.
  struct Recording {
    let type: Int
    var made: [Instance] = []
  }

  /// Steps that a provider may take.
  private static let mostProviderSteps = 20_000

  /// The functions in which a provider makes the entries that are shown.
  private static let timelines = ["getTimeline", "timeline"]

  /// The entry that a timeline provider gives: of its texts and pictures what all constructors give
  /// them together, the rest as its type declares it.
  ///
  /// Numbers and truths stay open: code that counts and loads changes them on ways that are not
  /// followed.
  func entry(ofProvider provider: Instance) -> Value {
    let declared = Value.unknown(entryType(ofProvider: provider.type))
    guard case .unknown(let name?) = declared,
      let file = program.types[provider.type].place?.file,
      let type = program.type(name, near: file), program.types[type].keyword == .struct,
      program.members(named: "init", of: type).isEmpty
    else { return declared }
    let made = recorded(type) {
      for function in Self.timelines.flatMap({ program.members(named: $0, of: provider.type) })
      where function.declaration.kind == .function {
        _ = run(function, on: .object(provider), [], at: provider.spot)
      }
    }
    guard let first = made.first else { return declared }
    var entry = Instance(type: type, spot: first.spot)
    for member in program.types[type].stored {
      let name = member.declaration.name
      let values = made.map { $0.fields[name] ?? .any }
      if values.allSatisfy(\.isName), !Value.one(of: values).unwrapped.isNothing {
        entry.fields[name] = Value.one(of: values.map(\.asSource))
      }
    }
    return entry.fields.isEmpty ? declared : .object(entry)
  }

  /// The instances of a type that are made by what is run, within a bound of its own.
  private func recorded(_ type: Int, _ run: () -> Void) -> [Instance] {
    let before = recording
    recording = Recording(type: type)
    defer { recording = before }
    within(Self.mostProviderSteps, run)
    return recording?.made ?? []
  }

  /// A value as it is handed on: while entries are recorded, `.load()` is one of them.
  func made(_ value: Value, _ file: Int) -> Value {
    guard let recording else { return value }
    let type = TypeName(program.types[recording.type].path.joined(separator: "."))
    switch value {
    case .implicit: return typed(value, type, file)
    case .list(let values): return .list(values.map { made($0, file) })
    case .unknown, .truth, .number, .text, .member, .view, .paint, .picture, .closure, .method,
      .object, .type, .pairs, .nothing, .environment, .configuration, .either:
      return value
    }
  }
}

extension Value {
  /// A picture without the place where it was made: it stands where it is named.
  fileprivate var asSource: Value {
    switch self {
    case .view(.leaf(.picture(let picture), _)): .picture(picture)
    case .either(let values): .either(values.map(\.asSource))
    case .unknown, .truth, .number, .text, .member, .view, .paint, .picture, .closure, .method,
      .object, .type, .list, .pairs, .nothing, .environment, .implicit, .configuration:
      self
    }
  }

  /// Whether it is a text or a picture that is known.
  fileprivate var isName: Bool {
    switch self {
    case .text(let names): names.patterns.contains { Names.saysSomething($0) }
    case .picture, .nothing, .view(.leaf(.picture, _)): true
    case .either(let values): values.allSatisfy(\.isName)
    case .unknown, .truth, .number, .member, .view, .paint, .closure, .method, .object, .type,
      .list, .pairs, .environment, .implicit, .configuration:
      false
    }
  }
}

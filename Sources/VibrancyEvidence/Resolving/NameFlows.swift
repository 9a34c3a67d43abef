// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The names that calls pass to functions and types whose parameters name assets.
struct NameFlows {
  private var resolutions: [NameFlow: NameResolution] = [:]

  /// Reads the calls of a target's files.
  init(_ sources: TargetSources, outline: Outline) {
    let wanted = Set(sources.uses.flatMap(\.resolution.flows))
    guard !wanted.isEmpty else { return }
    let callees = Set(wanted.map(\.callee))
    for file in sources.files.lazy.map(SourceFile.init) {
      let folder = sources.folder
      let resolver = NameResolver(file: file, outline: outline) {
        PathNames.isPath($0, in: folder)
      }
      for (index, token) in file.tree.tokens.enumerated()
      where token.isName && callees.contains(token.text) {
        let before = file.tree.token(index - 1)
        guard file.tree.token(index + 1).isMark("("), !before.isWord("func") else { continue }
        for argument in file.tree.arguments(at: index + 1) {
          let flow = NameFlow(callee: token.text, key: argument.key)
          guard wanted.contains(flow) else { continue }
          var found = resolver.resolve(
            file.tree.nameTerms(in: argument.range), at: argument.range.lowerBound)
          // Names are passed on once: what comes through two parameters is computed.
          found.isComputed = found.isComputed || !found.flows.isEmpty
          found.flows = []
          let place = file.place(of: argument.range.lowerBound)
          for name in found.names.indices {
            found.names[name].isPlain = false
            found.names[name].place = place
          }
          resolutions[flow, default: NameResolution()].join(found)
        }
      }
    }
  }

  /// A resolution with what flows into it; computed where nothing is known to.
  func filled(_ resolution: NameResolution) -> NameResolution {
    var result = resolution
    result.flows = []
    for flow in resolution.flows { result.join(resolutions[flow] ?? .computed) }
    return result
  }
}

/// An argument through which names flow into a use: a function's, or a stored property's of a type.
struct NameFlow: Sendable, Hashable {
  /// The function or type that is called.
  var callee: String
  /// The argument's key.
  var key: String
}

/// A name that an expression comes to.
struct FoundName: Sendable, Hashable {
  /// How the asset is spelled.
  enum Spelling: Sendable, Hashable {
    case literal(String)
    /// A generated symbol; each set's whole name is compared.
    case symbol([String])
    /// A SwiftGen constant: enums of any number before the name are passed over.
    case generated([String])
  }

  var spelling: Spelling
  /// Whether the text at hand proves that this is the name, so that it may be said to be missing.
  var isPlain: Bool
  /// Where it is written, if an argument passes it on from elsewhere.
  var place: SourcePlace?
}

/// What an expression that names an asset comes to.
struct NameResolution: Sendable {
  var names: [FoundName] = []
  var flows: [NameFlow] = []
  /// Whether it may be another name too.
  var isComputed = false

  /// More names than this are no answer to the question which one it is.
  private static let mostNames = 256

  static let computed = NameResolution(isComputed: true)

  mutating func join(_ other: NameResolution) {
    if names.count + other.names.count > Self.mostNames {
      isComputed = true
    } else {
      names += other.names.filter { !names.contains($0) }
    }
    flows += other.flows.filter { !flows.contains($0) }
    isComputed = isComputed || other.isComputed
  }
}

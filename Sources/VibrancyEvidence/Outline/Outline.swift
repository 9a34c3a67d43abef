// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What all sources declare: types, constants, families, helpers.
///
/// It is read from every file, because a widget's names and helpers often live in shared code.
struct Outline: Sendable {
  var types: [TypeOutline] = []
  var values: [MemberKey: [MemberValue]] = [:]
  /// The types that have a member of this name with a value worth knowing.
  var owners: [String: Set<String>] = [:]
  var families: [MemberKey: [FamilyConstant]] = [:]
  /// Functions and properties in extensions of views.
  var viewHelpers: [String: [Helper]] = [:]
  /// Types that are view modifiers.
  var modifiers: [String: [Helper]] = [:]
  /// Functions in extensions of widget configurations.
  var configurationHelpers: [String: [ConfigurationHelper]] = [:]
  /// The names of functions and of members of extensions, by which they may be reached.
  var functions: Set<String> = []
  /// The files that make ClockKit's providers.
  var clockKitFiles: Set<String> = []
  /// The types that are declared here, not merely extended.
  private(set) var declaredTypes: Set<String> = []
  /// The names by which types and functions of the sources are reached.
  private(set) var reachable: Set<String> = []
  private(set) var widgets: Set<String> = []
  private(set) var bundles: Set<String> = []
  private(set) var controls: Set<String> = []

  init(_ files: some Sequence<SourceFile>) {
    for file in files { OutlineReader.read(file, into: &self) }
    declaredTypes = Set(types.lazy.filter { !$0.isExtension && !$0.isProtocol }.map(\.name))
    reachable = declaredTypes.union(functions)
    widgets = conforming(to: "Widget")
    bundles = conforming(to: "WidgetBundle")
    controls = conforming(to: "ControlWidget")
  }

  /// The types that conform to a protocol, by themselves or through protocols of the sources.
  private func conforming(to name: String) -> Set<String> {
    var protocols: Set = [name]
    // As many rounds as protocols build on one another; real code needs two.
    for _ in 0..<8 {
      let more = types.lazy.filter { type in
        type.isProtocol && !protocols.isDisjoint(with: type.inherited)
      }.map(\.name)
      let count = protocols.count
      protocols.formUnion(Array(more))
      if protocols.count == count { break }
    }
    return Set(
      types.lazy.filter { type in
        !type.isProtocol && !protocols.isDisjoint(with: type.inherited)
      }.map(\.name))
  }
}

/// The declaration of a type or an extension.
struct TypeOutline: Sendable {
  var name: String
  var inherited: [String]
  var isExtension: Bool
  var isProtocol: Bool
  /// What the body of a widget bundle makes: the names of its widgets, among others.
  var bundled: Set<String>
  var place: SourcePlace
}

/// A member of a type; of no type (an empty name) for a constant of a file.
struct MemberKey: Sendable, Hashable {
  var type: String
  var name: String
}

/// What the sources say about the value of a constant or property.
struct MemberValue: Sendable {
  var terms: [NameTerm]
  /// Whether it has no other values than these.
  var isComplete: Bool
  /// Whether it gets its value where its type is made.
  var isStored: Bool
  var path: String
}

/// A function, property or modifier of the sources that changes how a view takes part.
struct Helper: Sendable {
  /// The parameters: how a call names each, and how the body does.
  var parameters: [FunctionParameter]
  /// The values parameters have by themselves.
  var defaults: [String: ArgumentValue]
  /// What it does to the view.
  var elements: [ChainElement]
  var path: String

  /// What the body's names mean in a call with these arguments.
  func environment(_ arguments: [Argument]) -> [String: ArgumentValue] {
    var values = defaults
    for argument in arguments {
      let parameter = parameters.first { $0.key == argument.key }
      // A modifier's properties are named as its arguments are.
      values[parameter?.name ?? argument.key] = argument.value
    }
    return values
  }
}

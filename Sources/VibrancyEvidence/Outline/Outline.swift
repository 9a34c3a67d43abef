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

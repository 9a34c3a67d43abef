// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Reads what a file declares into an outline.
struct OutlineReader {
  private static let views: Set<String> = ["View", "Image", "UIImage", "NSImage", "Label"]
  private static let configurations: Set<String> = [
    "WidgetConfiguration", "StaticConfiguration", "IntentConfiguration", "AppIntentConfiguration",
  ]
  /// A helper is read no further than this many tokens, so that nested ones take linear time.
  private static let bodyLimit = 2000
  private static let resources: Set<String> = ["ImageResource", "ColorResource"]

  let file: SourceFile

  static func read(_ file: SourceFile, into outline: inout Outline) {
    let reader = OutlineReader(file: file)
    for declaration in file.declarations { reader.read(declaration, into: &outline) }
    if file.tree.tokens.contains(where: ClockKitRegions.isProvider) {
      outline.clockKitFiles.insert(file.path)
    }
  }

  /// The names called in a bundle's body.
  private func bundled(by type: Declaration) -> Set<String> {
    guard type.parent == nil, type.inherited.contains("WidgetBundle"),
      let body = file.body(of: type)
    else { return [] }
    return Set(
      body.lazy.filter { file.tree.tokens[$0].isName && file.tree.token($0 + 1).isMark("(") }
        .map { file.tree.tokens[$0].text })
  }

  private func read(_ declaration: Declaration, into outline: inout Outline) {
    let parent = file.parent(of: declaration)
    switch declaration.kind {
    case .type(let keyword):
      outline.types.append(
        TypeOutline(
          name: declaration.name, inherited: declaration.inherited,
          isExtension: keyword == .extension, isProtocol: keyword == .protocol,
          bundled: bundled(by: declaration), place: file.place(of: declaration.index)))
    case .function, .property:
      guard parent == nil || parent?.typeKeyword != nil else { return }
      if parent == nil || parent?.typeKeyword == .extension {
        outline.functions.insert(declaration.name)
      }
      if declaration.isProperty { readValue(of: declaration, in: parent, into: &outline) }
      if let parent { readHelper(declaration, in: parent, into: &outline) }
    case .enumCase:
      readCase(declaration, of: parent, into: &outline)
    case .binding, .parameter: break
    }
  }

  private func readCase(
    _ declaration: Declaration, of parent: Declaration?, into outline: inout Outline
  ) {
    guard let parent, parent.inherited.contains("String") else { return }
    let raw = declaration.value.map(file.tree.nameTerms(in:)) ?? [.literal(declaration.name)]
    guard raw.count == 1, raw[0].isName else { return }
    // A case's raw value is found as the member `case.rawValue`.
    outline.values[
      MemberKey(type: parent.name, name: declaration.name + ".rawValue"), default: []
    ].append(MemberValue(terms: raw, isComplete: true, isStored: false, path: file.path))
  }

  private func readValue(
    of property: Declaration, in parent: Declaration?, into outline: inout Outline
  ) {
    let key = MemberKey(type: parent?.name ?? "", name: property.name)
    if let expression = FamilyExpression(of: property, in: file) {
      outline.families[key, default: []].append(
        FamilyConstant(expression: expression, type: key.type, path: file.path))
      return
    }
    guard let value = value(of: property) else { return }
    outline.values[key, default: []].append(value)
    outline.owners[property.name, default: []].insert(key.type)
  }

  private func value(of property: Declaration) -> MemberValue? {
    guard let value = file.value(of: property) else {
      let holdsName = property.annotation.contains("String") || isResource(property)
      guard property.brace == nil, property.value == nil, holdsName else { return nil }
      return MemberValue(terms: [], isComplete: false, isStored: true, path: file.path)
    }
    // A stored variable may hold something else by the time it is shown.
    let isVariable = property.brace == nil && property.isVariable
    return MemberValue(
      terms: value.terms, isComplete: value.isComplete && !isVariable, isStored: false,
      path: file.path)
  }

  private func isResource(_ property: Declaration) -> Bool {
    !Self.resources.isDisjoint(with: property.annotation)
  }

  private func readHelper(
    _ declaration: Declaration, in parent: Declaration, into outline: inout Outline
  ) {
    guard let body = file.body(of: declaration)?.prefix(Self.bodyLimit) else { return }
    let isExtension = parent.typeKeyword == .extension && parent.parent == nil
    if isExtension, Self.views.contains(parent.name) {
      let elements = file.effects(in: body, on: ["self"], implicitly: true)
      guard !elements.isEmpty else { return }
      outline.viewHelpers[declaration.name, default: []].append(
        helper(declaration, doing: elements))
    } else if isExtension, Self.configurations.contains(parent.name) {
      outline.configurationHelpers[declaration.name, default: []].append(
        ConfigurationHelper(
          parameters: declaration.parameters,
          calls: ConfigurationCall.calls(in: body, of: file, implicitly: true), path: file.path))
    } else if declaration.name == "body", let content = declaration.parameters.first?.name {
      let elements = file.effects(in: body, on: [content], implicitly: false)
      guard !elements.isEmpty else { return }
      outline.modifiers[parent.name, default: []].append(
        helper(Declaration(kind: .function, name: "", index: 0), doing: elements))
    }
  }

  private func helper(_ declaration: Declaration, doing elements: [ChainElement]) -> Helper {
    var defaults: [String: ArgumentValue] = [:]
    for parameter in declaration.parameters {
      if let value = parameter.value { defaults[parameter.name] = file.tree.value(in: value) }
    }
    return Helper(
      parameters: declaration.parameters, defaults: defaults, elements: elements, path: file.path)
  }
}

// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySampling
internal import VibrancySyntax
internal import VibrancyVocabulary

extension Interpreter {
  /// The value of a bare name; a function where it is called and there is one.
  func named(
    _ name: String, at: Int, isCalled: Bool = false, _ frame: inout Frame
  ) -> Value {
    if let local = frame.locals[name] { return local }
    switch name {
    case "self":
      return frame.own ?? frame.type.map { .type(program.types[$0].name) } ?? .any
    case "Self": return frame.type.map { .type(program.types[$0].name) } ?? .any
    case _ where name.first == "$":
      if let bound = frame.locals[String(name.dropFirst())] { return bound }
      // A binding reads as what it binds.
      return name.dropFirst().allSatisfy(\.isNumber)
        ? .any : named(String(name.dropFirst()), at: at, &frame)
    default: break
    }
    if let own = frame.own, let found = ownMember(name, of: own, isCalled: isCalled, &frame) {
      return found
    }
    if let type = frame.type, let found = staticMember(name, of: type, &frame) { return found }
    if let type = frame.type, let nested = program.nestedType(named: name, within: type) {
      return .type(nested)
    }
    if program.type(named: name, from: frame.file) != nil { return .type(name) }
    let globals = program.globals(named: name, from: frame.file)
    if !globals.isEmpty {
      if let property = globals.first(where: { $0.declaration.kind == .property }) {
        return read(property, own: nil)
      }
      return .method(globals, on: nil)
    }
    return name.first?.isUppercase == true ? .type(program.unaliased(name)) : .any
  }

  /// A member of `self`, which is named without it; `nil` where it has none.
  func ownMember(
    _ name: String, of own: Value, isCalled: Bool = false, _ frame: inout Frame
  ) -> Value? {
    func chosen(_ found: [Program.Member]) -> Value? {
      let property = found.first { $0.declaration.kind != .function }
      if let property, !isCalled || !found.contains(where: { $0.declaration.kind == .function }) {
        return read(property, own: own)
      }
      return found.isEmpty ? nil : .method(found, on: own)
    }
    switch own {
    case .object(let instance):
      if let field = instance.fields[name] { return field }
      return chosen(program.members(named: name, of: instance.type, from: frame.file))
    case .unknown(let type?):
      guard let entry = program.type(type, near: frame.file) else { return nil }
      return chosen(program.members(named: name, of: entry, from: frame.file))
    case .member(let cases, let type?):
      if name == "rawValue" { return rawValue(cases, type, frame.file) }
      guard let entry = program.type(type, near: frame.file) else { return nil }
      return chosen(
        program.members(named: name, of: entry, from: frame.file)
          .filter { $0.declaration.kind != .enumCase })
    case .environment:
      return name.first?.isUppercase == true ? nil : environmentValue(name)
    case .view, .picture, .paint, .text, .list, .configuration:
      return chosen(extensionMembers(named: name, of: own, from: frame.file))
    case .unknown, .truth, .number, .closure, .method, .type, .pairs, .nothing, .member, .implicit,
      .either:
      return nil
    }
  }

  /// A static member of a type, or a case of it; `nil` where it has none.
  func staticMember(_ name: String, of type: Int, _ frame: inout Frame) -> Value? {
    let found = program.members(named: name, of: type, from: frame.file).filter {
      $0.declaration.isStatic || $0.declaration.kind == .enumCase
    }
    guard let first = found.first else { return nil }
    switch first.declaration.kind {
    case .enumCase: return .member([name], TypeName(program.types[type].name))
    case .property: return read(first, own: nil)
    case .function, .initializer: return .method(found, on: nil)
    case .alias, .type, .macro: return nil
    }
  }

  /// The members that extensions add to a value of a type of others.
  func extensionMembers(named name: String, of value: Value, from file: Int) -> [Program.Member] {
    for type in value.extendedTypes {
      let found = program.extensionMembers(named: name, of: type, from: file)
      if !found.isEmpty { return found }
    }
    return []
  }

  /// The value of a property; a color or an image stands where the property is named.
  func read(_ member: Program.Member, own: Value?) -> Value {
    let use = reading
    reading = nil
    let value = readOnce(member, own: own)
    guard let use, member.declaration.type?.isOfValues == true else { return value }
    return value.used(at: use)
  }

  /// The value of a property; what asks nothing of the situation is found once.
  private func readOnce(_ member: Program.Member, own: Value?) -> Value {
    guard case nil = own else { return found(member, own: own) }
    let spot = Spot(file: member.file, token: member.declaration.index)
    if let known = constants[spot] { return known }
    let before = asked
    asked = []
    let value = found(member, own: nil)
    if asked.isEmpty, !isExhausted { constants[spot] = value }
    asked.formUnion(before)
    return value
  }

  /// The value of a property, which is not followed while it is being found, but once more.
  func found(_ member: Program.Member, own: Value?) -> Value {
    let declaration = member.declaration
    let spot = Spot(file: member.file, token: declaration.index)
    return follow(spot) {
      var frame = Frame(file: member.file, own: own, type: member.owner)
      if let arguments = declaration.attribute("Environment") {
        guard case .keyPath(let names) = expression(member.file, arguments), let name = names.last
        else { return .unknown(declaration.type) }
        return mirrored(declaration.type ?? environmentType(name), member.file)
          ?? typed(environmentValue(name), declaration.type, member.file)
      }
      if let brace = declaration.brace {
        var outcome = Outcome()
        _ = run(body(member.file, brace: brace).body, &frame, &outcome)
        return typed(outcome.value, declaration.type, member.file)
      }
      if let value = declaration.value, !isVariable(declaration, own) {
        let found = self.value(expression(member.file, value), &frame)
        return known(found, as: declaration.type, file: member.file)
      }
      // A state that nothing gives a first value starts as `nil`, and no widget changes it.
      if declaration.attribute("State") != nil, declaration.value == nil, case .object? = own {
        return .nothing
      }
      return .unknown(declaration.type)
    } ?? .unknown(declaration.type)
  }

  /// The type that the sources declare an environment value of theirs to have.
  private func environmentType(_ name: String) -> TypeName? {
    program.extensionMembers(named: name, of: "EnvironmentValues", from: nil).first?
      .declaration.type
  }

  /// The rendering mode, where the sources hand it on by a type of their own with the same members.
  ///
  /// Assumed: nothing else has an environment value of such a type. Its setter runs while the widget
  /// is drawn, on ways that are not followed.
  private func mirrored(_ type: TypeName?, _ file: Int) -> Value? {
    guard let type, let entry = program.type(type, near: file) else { return nil }
    let hasModes = ["accented", "fullColor"].allSatisfy { name in
      program.types[entry].members[name]?.contains {
        $0.declaration.isStatic || $0.declaration.kind == .enumCase
      } ?? false
    }
    guard hasModes else { return nil }
    asked.insert(.mode)
    return .member([situation.mode.rawValue], type)
  }

  /// Returns `true` if a property's first value says little: one of data that comes from elsewhere.
  func isVariable(_ declaration: Declaration, _ own: Value?) -> Bool {
    if declaration.attribute("AppStorage") != nil || declaration.attribute("SceneStorage") != nil {
      return true
    }
    if case .unknown? = own { return !declaration.isStatic }
    return false
  }

  /// A value behind a dot where the type it has to be of is declared: `static let x: T = .y`.
  func known(_ value: Value, as type: TypeName?, file: Int) -> Value {
    guard let type, case .member(let cases, nil) = value, cases.count == 1, let name = cases.first
    else { return typed(value, type, file) }
    return resolved(name, as: type, file: file) ?? typed(value, type, file)
  }

  /// The value of `.name` where a type is expected.
  func resolved(_ name: String, as type: TypeName, file: Int) -> Value? {
    guard !type.isArray else { return nil }
    var frame = Frame(file: file)
    if let entry = program.type(type, near: file) {
      return staticMember(name, of: entry, &frame)
    }
    let found = program.extensionMembers(named: name, of: type.last, from: file)
      .filter(\.declaration.isStatic)
    guard let first = found.first, first.declaration.kind == .property else { return nil }
    return read(first, own: nil)
  }

  /// A value of the environment by its name.
  func environmentValue(_ name: String) -> Value {
    if let set = environment[name] { return set }
    if let (value, question) = situation.answer(to: name), let question {
      asked.insert(question)
      return self.value(of: value)
    }
    guard
      let member = program.extensionMembers(named: name, of: "EnvironmentValues", from: nil).first
    else { return .any }
    return read(member, own: .environment)
  }

  private func value(of value: EnvironmentValue) -> Value {
    switch value {
    case .word(let name, let type): return .member([name], TypeName(type))
    case .truth(let truth): return .truth(truth)
    case .number(let number): return .number(number)
    case .insets(let length):
      var margins = Instance(type: 0, spot: Spot.nowhere)
      for edge in ["top", "leading", "bottom", "trailing"] {
        margins.fields[edge] = .number(length)
      }
      return .object(margins)
    case .nothing: return .nothing
    case .emptySet: return .list([])
    case .current: return .any
    }
  }

  /// A member of a value.
  func member(_ name: String, of base: Value, at: Int, _ frame: inout Frame) -> Value {
    switch base {
    case .type(let type): return typeMember(name, of: type, &frame)
    case .object(let instance):
      if let field = instance.fields[name] { return field }
      guard let found = ownMember(name, of: base, &frame) else { return .any }
      return found
    case .member(let cases, let type?):
      if name == "rawValue" { return rawValue(cases, type, frame.file) }
      return ownMember(name, of: base, &frame) ?? .any
    case .unknown(let type?):
      if name == "rawValue", let all = cases(of: type) { return rawValue(all, type, frame.file) }
      return unknownMember(name, of: type, base, &frame)
    case .list(let values):
      switch name {
      case "first", "last": return values.isEmpty ? .nothing : Value.one(of: values)
      case "indices": return .list(values.indices.map { .number(Double($0)) })
      case "count": return .number(Double(values.count))
      case "isEmpty": return .truth(values.isEmpty)
      default: return .any
      }
    case .picture(let picture):
      // `Asset.logo.image` and `.swiftUIImage` are what they are members of.
      if case .symbol(let path)? = picture.sources.first, path.count < 8,
        path.last?.first?.isUppercase == true
      {
        return .picture(Picture(sources: [.symbol(path + [name])]))
      }
      if case .generated(let path)? = picture.sources.first {
        if ["image", "swiftUIImage", "color", "swiftUIColor", "name"].contains(name) {
          return base
        }
        var picture = picture
        picture.sources = [.generated(path + [name])]
        return .picture(picture)
      }
      return extended(name, base, &frame)
    case .either(let values):
      return Value.one(of: values.prefix(12).map { member(name, of: $0, at: at, &frame) })
    case .environment: return environmentValue(name)
    case .paint(let paint):
      return paint.member(name).map { .paint($0) } ?? extended(name, base, &frame)
    case .view, .text, .configuration: return extended(name, base, &frame)
    case .member(let words, nil) where words.count == 1 && words.first?.first?.isUppercase == true:
      // `.Fish.eel`: a symbol that Xcode makes of a set in a namespace.
      return .picture(Picture(sources: [.symbol(Array(words) + [name])]))
    case .member(let words, nil) where words.count == 1:
      // `.blue.gradient`, where a style is expected.
      return words.first.flatMap { paint(named: $0, frame.file)?.member(name) }.map { .paint($0) }
        ?? .any
    // What is asked of `nil` by `?.` is `nil`.
    case .nothing: return .nothing
    case .unknown, .truth, .number, .closure, .method, .pairs, .member, .implicit: return .any
    }
  }

  func extended(_ name: String, _ base: Value, _ frame: inout Frame) -> Value {
    ownMember(name, of: base, &frame) ?? .any
  }

  func unknownMember(
    _ name: String, of type: TypeName, _ base: Value, _ frame: inout Frame
  ) -> Value {
    switch type.last {
    case "WidgetFamily", "WidgetRenderingMode", "ColorScheme": return .any
    default: break
    }
    if type.isOfStyles, let paint = paint(of: base, frame.file)?.member(name) {
      return .paint(paint)
    }
    guard let found = ownMember(name, of: base, &frame) else { return .any }
    // An entry that carries the family carries the one it is made for.
    if case .unknown(let type?) = found, type.name == "WidgetFamily", !type.isArray {
      return environmentValue("widgetFamily")
    }
    return found
  }
}

extension Value {
  /// The types of others whose extensions add members to it, the most special first.
  var extendedTypes: [String] {
    switch self {
    case .picture: ["Image", "UIImage", "View"]
    case .view(.leaf(.picture, _)), .view(.modified(.leaf(.picture, _), _, _)): ["Image", "View"]
    case .view(.leaf(.text, _)): ["Text", "View"]
    case .view(.leaf(.shape, _)): ["Shape", "InsettableShape", "View"]
    case .view: ["View", "Image", "Text", "Shape"]
    case .paint: ["Color", "ShapeStyle", "View", "UIColor"]
    case .text: ["String", "StringProtocol"]
    case .list: ["Array", "Sequence", "Collection"]
    case .configuration: ["WidgetConfiguration"]
    case .object: ["View"]
    case .unknown, .truth, .number, .member, .closure, .method, .type, .pairs, .nothing,
      .environment, .implicit, .either:
      []
    }
  }
}

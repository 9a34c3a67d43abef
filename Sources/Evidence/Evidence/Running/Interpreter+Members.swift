// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySyntax

extension Interpreter {
  func typeMember(_ name: String, of type: String, _ frame: inout Frame) -> Value {
    if let entry = program.type(named: type, from: frame.file) {
      if name == "allCases", let all = cases(of: TypeName(type)) {
        return .list(all.sorted().map { .member([$0], TypeName(type)) })
      }
      if let found = staticMember(name, of: entry, &frame) { return found }
      // `Face.init` as a value makes what `Face(…)` does.
      if name == "self" || name == "init" { return .type(type) }
      if program.type(named: "\(type).\(name)", from: frame.file) != nil { return .type(name) }
      // An own type that shares its name with one of the system does not hide what that one has.
      guard SystemTypes.has(type) else { return .any }
    }
    switch type {
    case "ImageResource": return .picture(Picture(sources: [.symbol([name])]))
    case "Color", "UIColor", "NSColor", "ShapeStyle":
      let found = program.extensionMembers(named: name, of: type, from: frame.file)
        .filter(\.declaration.isStatic)
      if let first = found.first {
        return first.declaration.kind == .property ? read(first, own: nil) : .method(found, on: nil)
      }
      return .paint(systemPaint(named: name))
    case "ColorResource": return .paint(systemPaint(named: name))
    default: break
    }
    let found = program.extensionMembers(named: name, of: type, from: frame.file)
      .filter(\.declaration.isStatic)
    if let first = found.first {
      return first.declaration.kind == .property ? read(first, own: nil) : .method(found, on: nil)
    }
    if name.first?.isUppercase == true, ["SwiftUI", "WidgetKit", "UIKit"].contains(type) {
      return .type(name)
    }
    if type == "UIImage" || type == "NSImage" {
      return .picture(
        Picture(sources: [Self.systemBitmaps.contains(name) ? .system(nil) : .symbol([name])]))
    }
    // Enums that a tool generates from catalogs are not always kept with the sources.
    if type.hasSuffix("Asset") || type.hasSuffix("Assets") {
      return .picture(Picture(sources: [.generated([name])]))
    }
    return .member([name], TypeName(type))
  }

  /// The raw values of an enum's cases: as written, or their names.
  func rawValue(_ cases: Set<String>, _ type: TypeName, _ file: Int) -> Value {
    guard let entry = program.type(type, near: file) else { return .any }
    var names: Set<String> = []
    for name in cases {
      guard
        let member = program.types[entry].members[name]?.first(where: {
          $0.declaration.kind == .enumCase
        })
      else { continue }
      guard let range = member.declaration.value else {
        names.insert(name)
        continue
      }
      var frame = Frame(file: member.file)
      names.formUnion(printed(value(expression(member.file, range), &frame)).patterns)
    }
    return .text(names.isEmpty ? .any : Names(names))
  }

  /// An element of a list or dictionary.
  func element(_ base: Expression, _ arguments: [Argument], _ frame: inout Frame) -> Value {
    let base = value(base, &frame)
    let key = arguments.first.map { value($0.value, &frame) } ?? .any
    switch base {
    case .list(let values):
      if case .number(let index) = key, values.indices.contains(Int(index)) {
        return values[Int(index)]
      }
      return Value.one(of: values)
    case .pairs(let pairs):
      if let exact = pairs.first(where: { equal($0.key, key) == true }) { return exact.value }
      let possible = pairs.filter { equal($0.key, key) != false }.map(\.value)
      return Value.one(of: possible + [.nothing])
    case .environment:
      // `self[Key.self]` is the key's default.
      guard case .type(let name) = key, let entry = program.type(named: name, from: frame.file)
      else { return .any }
      return staticMember("defaultValue", of: entry, &frame) ?? .any
    case .unknown(let type?) where type.isArray: return .unknown(TypeName(type.name))
    case .unknown, .truth, .number, .text, .member, .view, .paint, .picture, .closure, .method,
      .object, .type, .nothing, .configuration, .implicit, .either:
      return .any
    }
  }

  /// One of a collection's elements.
  func element(of collection: Value) -> Value {
    switch collection {
    case .list(let values): values.isEmpty ? .any : Value.one(of: values)
    case .unknown(let type?) where type.isArray: .unknown(TypeName(type.name))
    case .pairs(let pairs):
      .list([Value.one(of: pairs.map(\.key)), Value.one(of: pairs.map(\.value))])
    case .either(let values): Value.one(of: values.map { element(of: $0) })
    case .number(let count) where count >= 1 && count <= 64:
      .list((0..<Int(count)).map { .number(Double($0)) })
    case .unknown, .truth, .number, .text, .member, .view, .paint, .picture, .closure, .method,
      .object, .type, .nothing, .environment, .implicit, .configuration:
      .any
    }
  }
}

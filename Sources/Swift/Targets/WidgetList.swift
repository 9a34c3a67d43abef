// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySyntax

/// The types of widgets that a target really shows: those its bundles list.
package struct WidgetList {
  private static let kinds: Set<String> = ["Widget", "ControlWidget"]

  /// The target's code.
  package let program: Program
  /// How many of the program's files are the target's own.
  package let ownCount: Int
  /// The types that are widgets, listed or not.
  private let widgets: Set<Int>
  /// The types that the code was followed through: bundles, widgets, and what lists widgets.
  private let reached: Set<Int>

  /// The types of widgets that are listed in a bundle, or start the program themselves, in the order
  /// of their declarations.
  package let types: [Int]

  /// - Parameter ownCount: How many of the program's files are the target's own.
  package init(_ program: Program, ownCount: Int) {
    (self.program, self.ownCount) = (program, ownCount)
    let own = program.types.indices.filter { program.types[$0].place != nil }
    let widgets = Set(
      own.filter {
        program.types[$0].keyword != .protocol && program.type($0, isOneOf: Self.kinds)
      })
    self.widgets = widgets
    let mains = own.filter { index in
      program.types[index].attributes.contains("main")
        && (program.types[index].place?.file ?? .max) < ownCount
    }
    var open: [Int] = mains
    if mains.isEmpty {
      // Without a start of its own, what is here is a part: bundles, or else widgets.
      let here = own.filter { (program.types[$0].place?.file ?? .max) < ownCount }
      let bundles = here.filter { Self.isBundle($0, in: program) }
      open = bundles.isEmpty ? here.filter { widgets.contains($0) } : bundles
    }
    var found: Set<Int> = []
    var seen: Set<Int> = []
    while let type = open.popLast() {
      guard seen.insert(type).inserted else { continue }
      if widgets.contains(type) {
        found.insert(type)
      } else {
        open += Self.named(in: type, of: program) { named in
          widgets.contains(named) || Self.isBundle(named, in: program)
            || Self.listsWidgets(named, in: program)
        }
      }
    }
    types = found.sorted()
    reached = seen
  }

  /// The widgets of the target's modules that nothing lists, and that no listed widget's code names.
  package var unlisted: [Int] {
    var used = reached
    var open = types
    while let type = open.popLast() {
      let named = Self.named(in: type, of: program) { widgets.contains($0) }
      open += named.filter { used.insert($0).inserted }
    }
    let names = Set(used.map { program.types[$0].name })
    return widgets.subtracting(used).filter { type in
      // Of two types of one name, which one is meant depends on what is compiled.
      guard !names.contains(program.types[type].name) else { return false }
      guard let file = program.types[type].place?.file else { return false }
      // An app may call something of its own a widget.
      return (file < ownCount || program.isOfKnownModule(file))
        && program.type(named: "Widget", from: file) == nil
        && program.sources[file].imports.contains { ["WidgetKit", "SwiftUI"].contains($0.name) }
    }.sorted()
  }

  /// What bundles list that is not a widget as far as the sources say: the name, and its place.
  package var unknown: [Gap] {
    reached.subtracting(types).sorted().flatMap { type -> [Gap] in
      guard Self.isBundle(type, in: program) else { return [] }
      return program.members(named: "body", of: type).filter { $0.owner == type }.flatMap { body in
        listed(in: body).filter { !isKnown($0, in: type) }
      }
    }
  }

  /// The heads of the expressions in a bundle's body: what is called, or named.
  private func listed(in body: Program.Member) -> [Gap] {
    guard let brace = body.declaration.brace else { return [] }
    let source = program.sources[body.file]
    var parser = StatementParser(ExpressionParser(source, brace..<source.tokens.count))
    var found: [Gap] = []
    var open = parser.getter().body
    while let statement = open.popLast() {
      switch statement {
      case .expression(let expression, let at), .give(let expression?, let at):
        if let name = Self.head(of: expression) {
          found.append(Gap(spot: Spot(file: body.file, token: at), name: name))
        }
      case .branch(_, let then, let otherwise, _): open += then + (otherwise ?? [])
      case .choose(_, let cases, _): open += cases.flatMap(\.body)
      case .unless(_, let inner), .handled(let inner, _), .repetition(_, let inner, _):
        open += inner
      case .loop(let loop): open += loop.body
      case .labelled(_, let inner): open.append(inner)
      case .several(let inner): open += inner
      case .variable, .function, .give(nil, _), .assign, .deferred, .leave: break
      }
    }
    return found.sorted { $0.spot.token < $1.spot.token }
  }

  /// The name that an expression begins with, behind those of modules: `Clock` of
  /// `Kit.Clock().supportedFamilies([])`; `nil`: it has none.
  private static func head(of expression: Expression) -> String? {
    switch expression {
    case .name(let name, _): name
    case .call(let callee, _, _): head(of: callee)
    case .member(.name(let base, _)?, let name, _):
      base.first?.isUppercase == true && name.first?.isUppercase == true ? name : base
    case .member(let base?, _, _), .element(let base, _), .suffix(_, let base), .cast(let base, _):
      head(of: base)
    case .member(nil, _, _), .text, .number, .integer, .truth, .nothing, .closure, .list, .pairs,
      .tuple, .prefix, .operation, .infix, .choice, .branches, .keyPath, .test, .availability,
      .unknown:
      nil
    }
  }

  /// Whether a name that a bundle lists is a widget, or is followed to widgets.
  private func isKnown(_ listed: Gap, in bundle: Int) -> Bool {
    if ["self", "Self"].contains(listed.name) { return true }
    if !program.members(named: listed.name, of: bundle).isEmpty { return true }
    guard let type = program.type(named: listed.name, from: listed.spot.file) else {
      return !program.globals(named: listed.name, from: listed.spot.file).isEmpty
    }
    return widgets.contains(type) || Self.isBundle(type, in: program)
      || Self.listsWidgets(type, in: program)
  }

  /// Whether a type that is not a bundle itself has members that list widgets for one.
  private static func listsWidgets(_ type: Int, in program: Program) -> Bool {
    program.types[type].members.values.joined().contains { member in
      member.declaration.type?.last == "Widget"
        || member.declaration.attribute("WidgetBundleBuilder") != nil
    }
  }

  private static func isBundle(_ type: Int, in program: Program) -> Bool {
    program.type(type, isOneOf: ["WidgetBundle"])
  }

  /// The types that a type's code names, itself or by functions outside of types, whatever
  /// conditions stand before them.
  private static func named(
    in type: Int, of program: Program, where isWanted: (Int) -> Bool
  ) -> [Int] {
    var found: [Int] = []
    var names: Set<String> = []
    var open = Array(program.types[type].members.values.joined())
    while let member = open.popLast() {
      let source = program.sources[member.file]
      let body = member.declaration.brace.map { source.inside($0) } ?? member.declaration.value
      for index in body ?? 0..<0 where source.token(index).isName {
        let name = source.text(index)
        guard names.insert(name).inserted else { continue }
        guard let named = program.type(named: name, from: member.file) else {
          open += program.globals(named: name, from: member.file)
          continue
        }
        if isWanted(named) { found.append(named) }
      }
    }
    return found
  }
}

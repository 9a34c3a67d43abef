// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySyntax

/// The types of widgets that a target really shows: those its bundles list.
package struct WidgetList {
  private static let kinds: Set<String> = ["Widget", "ControlWidget"]

  private let program: Program
  private let ownCount: Int

  /// - Parameter ownCount: How many of the program's files are the target's own.
  package init(_ program: Program, ownCount: Int) {
    (self.program, self.ownCount) = (program, ownCount)
  }

  /// The types of widgets that are listed in a bundle, or start the program themselves.
  package var types: [Int] {
    let own = program.types.indices.filter { program.types[$0].place != nil }
    let widgets = Set(own.filter { program.type($0, isOneOf: Self.kinds) })
    let mains = own.filter { index in
      program.types[index].attributes.contains("main")
        && (program.types[index].place?.file ?? .max) < ownCount
    }
    var open: [Int] = mains
    if mains.isEmpty {
      // Without a start of its own, what is here is a part: bundles, or else widgets.
      let here = own.filter { (program.types[$0].place?.file ?? .max) < ownCount }
      let bundles = here.filter { isBundle($0) }
      open = bundles.isEmpty ? here.filter { widgets.contains($0) } : bundles
    }
    var found: Set<Int> = []
    var seen: Set<Int> = []
    while let type = open.popLast() {
      guard seen.insert(type).inserted else { continue }
      if widgets.contains(type) {
        found.insert(type)
      } else {
        open += named(in: type, widgets)
      }
    }
    return found.sorted()
  }

  /// Whether a type that is not a bundle itself has members that list widgets for one.
  private func listsWidgets(_ type: Int) -> Bool {
    program.types[type].members.values.joined().contains { member in
      member.declaration.type?.last == "Widget"
        || member.declaration.attribute("WidgetBundleBuilder") != nil
    }
  }

  private func isBundle(_ type: Int) -> Bool { program.type(type, isOneOf: ["WidgetBundle"]) }

  /// The widgets and bundles that a type's code names, itself or by functions outside of types,
  /// whatever conditions stand before them.
  private func named(in type: Int, _ widgets: Set<Int>) -> [Int] {
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
        if widgets.contains(named) || isBundle(named) || listsWidgets(named) { found.append(named) }
      }
    }
    return found
  }
}

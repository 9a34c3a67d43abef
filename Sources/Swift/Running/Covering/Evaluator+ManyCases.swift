// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySyntax

/// A text that an enum has for each of its cases.
package struct CaseText: Hashable {
  package var type: Int
  package var member: String
}

/// Texts and raw values by enums of so many cases that few runs would meet each: all of them at once.
extension Evaluator {
  /// The most cases whose texts are kept.
  private static let mostCases = 128

  /// What a member comes to for an enum of many cases of which none is taken in this run: one of the
  /// texts or numbers of all; `nil`: it is something else.
  package func eachText(_ name: String, of value: SampleValue, at spot: Spot) -> SampleValue? {
    guard isCovering, case .unknown(let hole) = value, let type = hole.type, !type.isOptional,
      !type.isArray, choices?.hasTaken(hole.site) == false,
      let own = typeIndex(type, near: hole.gap.spot.file), program.types[own].keyword == .enum
    else { return nil }
    let key = CaseText(type: own, member: name)
    if read.noTexts.contains(key) { return nil }
    var texts = read.texts[key]
    if texts == nil { texts = caseTexts(name, own, at: spot) }
    guard let texts else {
      read.noTexts.insert(key)
      return nil
    }
    read.texts[key] = texts
    let isNumber = name == "rawValue" && !program.typeNames(of: own).contains("String")
    var text = Hole(
      TypeName(isNumber ? "Int" : "String"), at: hole.site.member(name), gap: hole.gap)
    text.pattern = texts
    return .unknown(text)
  }

  private func caseTexts(_ name: String, _ type: Int, at spot: Spot) -> String? {
    let cases = program.types[type].order.filter { $0.declaration.kind == .enumCase }
    guard cases.count > CoveringChoices.fewChoices, cases.count <= Self.mostCases,
      cases.allSatisfy(\.declaration.parameters.isEmpty)
    else { return nil }
    let member = members(name, of: type).first { !$0.declaration.isStatic }
    if let member {
      guard member.declaration.kind == .property, member.declaration.type?.name == "String",
        member.declaration.type?.isArray == false
      else { return nil }
    } else if name != "rawValue" && name != "description" {
      return nil
    }
    var texts: [String] = []
    for one in cases {
      let value = SampleValue.enumeration(
        EnumerationValue(type: type, name: one.declaration.name))
      switch access.found(name, of: value, at: spot) {
      case .string(let text)?: texts.append(text)
      case .integer(let number)? where member == nil: texts.append("\(number)")
      case _: return nil
      }
      guard hasSteps else { return nil }
    }
    return TextAlternatives.pattern(of: texts)
  }
}

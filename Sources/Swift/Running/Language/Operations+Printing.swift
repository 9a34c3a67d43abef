// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySyntax

extension Operations {
  /// As string interpolation prints a value.
  package func printed(_ value: SampleValue) -> String {
    if case .string(let text) = value { return text }
    return printed(value, inside: false)
  }

  /// - Parameter inside: Whether it is printed as a part of another value, with quotation marks.
  private func printed(_ value: SampleValue, inside: Bool) -> String {
    guard code.step(), !StackFloor.isReached else { return "" }
    if case .string(let text) = value { return inside ? text.debugDescription : text }
    if case .integer(let number) = value { return "\(number)" }
    if case .double(let number) = value { return "\(number)" }
    if case .bool(let truth) = value { return truth ? "true" : "false" }
    if case .nothing = value { return "nil" }
    if case .void = value { return "()" }
    if case .array(let elements) = value { return "[" + list(elements) + "]" }
    if case .set(let elements) = value { return "[" + list(elements) + "]" }
    if case .dictionary(let pairs) = value {
      if pairs.isEmpty { return "[:]" }
      return "["
        + joined(pairs.map { ($0.key, $0.value) }) {
          printed($0.0, inside: true) + ": " + printed($0.1, inside: true)
        } + "]"
    }
    if case .tuple(let parts) = value { return "(" + list(parts) + ")" }
    if case .range(let range) = value {
      return (range.lower.map { printed($0, inside: true) } ?? "")
        + (range.isClosed || range.upper == nil ? "..." : "..<")
        + (range.upper.map { printed($0, inside: true) } ?? "")
    }
    if case .type(let type) = value { return type.last }
    if case .keyPath(let names) = value { return "\\." + names.joined(separator: ".") }
    // A text of a type that only the system knows: `title: .init("key", defaultValue: "Title")`.
    if case .implicit("init", let arguments?, let spot) = value {
      return code.foundation.localizedText(arguments, at: spot) ?? ""
    }
    if case .implicit(let name, _, _) = value { return name }
    if case .unknown = value { return "" }
    if code.isOwn(value) { return printedOwn(value) }
    return printedSystem(value)
  }

  private func printedSystem(_ value: SampleValue) -> String {
    let description =
      code.library { $0.member("description", of: value, at: .nowhere) }
    if case .string(let text)? = description { return text }
    return ""
  }

  private func printedOwn(_ value: SampleValue) -> String {
    for name in ["description", "debugDescription"] {
      guard let type = code.ownType(of: value),
        let member = code.members(name, of: type).first(where: { !$0.declaration.isStatic })
      else { continue }
      let spot = Spot(file: member.file, token: member.declaration.index)
      if case .string(let text)? = code.access.found(name, of: value, at: spot) { return text }
    }
    if case .enumeration(let one) = value {
      return one.values.isEmpty ? one.name : one.name + "(" + list(one.values) + ")"
    }
    if case .structure(let one) = value {
      let parts = code.stored(one.type).map(\.declaration.name).compactMap { name in
        one.fields[name].map { (label: String?.some(name), value: $0) }
      }
      return code.program.types[one.type].name + "(" + list(parts) + ")"
    }
    guard case .object(let one) = value else { return "" }
    return code.program.types[one.type].name
  }

  private func list(_ parts: [(label: String?, value: SampleValue)]) -> String {
    joined(parts) { part in
      (part.label.map { $0 + ": " } ?? "") + printed(part.value, inside: true)
    }
  }

  private func list(_ elements: [SampleValue]) -> String {
    joined(elements) { printed($0, inside: true) }
  }

  /// Joins parts up to the most bytes that a text may have.
  private func joined<T>(_ parts: [T], _ print: (T) -> String) -> String {
    var text = ""
    for (index, part) in parts.enumerated() {
      guard text.utf8.count < Evaluator.mostBytes else { break }
      if index > 0 { text += ", " }
      text += print(part)
    }
    return text
  }
}

// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyJSON
internal import VibrancyVocabulary

/// Fills `${parameter}` and `${parameter.field}` in, for one combination of values.
///
/// `${parameter}` is the value's name. Fields may refer to others; each is filled in once, so the
/// work is linear in the description whatever refers to what.
struct TextResolver {
  private struct Name: Hashable {
    let parameter: String
    let field: String
  }

  private let parameters: [DescribedParameter]
  private let mistakes: JSONMistakes
  private let values: [String: DescribedParameter.Value]
  private let characterLimit: Int
  private static let depthLimit = 32
  /// What was filled in, or could not be, which was reported.
  private var known: [Name: String?] = [:]
  /// The fields being filled in, the outermost first.
  private var open: [Name] = []

  init(
    _ parameters: [DescribedParameter], values: [DescribedParameter.Value], characterLimit: Int,
    _ mistakes: JSONMistakes
  ) {
    (self.parameters, self.characterLimit) = (parameters, characterLimit)
    self.mistakes = mistakes
    self.values = Dictionary(
      zip(parameters.map(\.name), values), uniquingKeysWith: { first, _ in first })
  }

  /// A string with everything filled in; `nil` if that cannot be, which is reported.
  mutating func filled(_ written: Written<String>) -> String? {
    var result = ""
    var rest = written.value[...]
    while let start = rest.firstReference {
      result += rest[..<start]
      let inner = rest[rest.utf8.index(start, offsetBy: 2)...]
      guard let end = inner.utf8.firstIndex(of: UInt8(ascii: "}")) else {
        return reported("has a '${' without its end", fix: "add '}'", of: written)
      }
      guard let value = value(of: inner[..<end], in: written) else { return nil }
      result += value
      rest = inner[inner.utf8.index(after: end)...]
      if result.utf8.count > characterLimit { break }
    }
    result += rest
    guard result.utf8.count <= characterLimit else {
      return reported(
        "is longer than \(characterLimit) bytes once it is filled in", fix: "use less text",
        of: written)
    }
    return result
  }

  private mutating func value(of reference: Substring, in written: Written<String>) -> String? {
    let shown = VisibleText.short(String(reference))
    let dot = reference.utf8.firstIndex(of: UInt8(ascii: "."))
    let parameter = String(reference[..<(dot ?? reference.endIndex)])
    let shownParameter = VisibleText.short(parameter)
    guard let value = values[parameter] else {
      return reported(
        "asks for '${\(shown)}', but no parameter is called '\(shownParameter)'",
        fix: fix(for: parameter, among: parameters.map(\.name)), of: written)
    }
    guard let dot else { return value.name }
    let field = String(reference[reference.utf8.index(after: dot)...])
    guard let fields = value.fields else {
      return reported(
        "asks for '${\(shown)}', but the values of '\(shownParameter)' have no fields",
        fix: "write '${\(shownParameter)}'", of: written)
    }
    guard let content = fields[field] else {
      return reported(
        "asks for '${\(shown)}', but '\(VisibleText.short(value.name))' of "
          + "'\(shownParameter)' has no field '\(VisibleText.short(field))'",
        fix: fieldAdvice(field, of: parameter, among: fields.keys.sorted()), of: written)
    }
    return filled(content, as: Name(parameter: parameter, field: field))
  }

  private mutating func filled(_ content: Written<String>, as name: Name) -> String? {
    if let text = known[name] { return text }
    if let start = open.firstIndex(of: name) {
      let circle = (open[start...] + [name])
        .map { "${\(VisibleText.short($0.parameter)).\(VisibleText.short($0.field))}" }
      let shown =
        circle.count > 6 ? circle.prefix(3) + ["…"] + circle.suffix(2) : ArraySlice(circle)
      return reported(
        "refers to itself: \(shown.joined(separator: " → "))", fix: "break the circle", of: content)
    }
    guard open.count < Self.depthLimit else {
      return reported(
        "is reached through more than \(Self.depthLimit) others", fix: "refer directly", of: content
      )
    }
    open.append(name)
    let text = filled(content)
    open.removeLast()
    known[name] = .some(text)
    return text
  }

  private func reported(
    _ problem: String, fix: String, of written: Written<String>
  ) -> String? {
    mistakes.add(at: written.source, problem, fix: fix)
    return nil
  }

  /// A field that the parameter's other values have is missing here; any other is misspelt.
  private func fieldAdvice(_ field: String, of parameter: String, among fields: [String]) -> String
  {
    let described = parameters.first { $0.name == parameter }
    let isElsewhere = described?.values.contains { $0.fields?[field] != nil } ?? false
    return isElsewhere
      ? "other values have it, add it" : fix(for: field, among: fields)
  }
}

extension Substring {
  /// Where the next `${` begins.
  fileprivate var firstReference: Index? {
    utf8.indices.first { index in
      utf8[index] == UInt8(ascii: "$")
        && utf8[utf8.index(after: index)...].first == UInt8(ascii: "{")
    }
  }
}

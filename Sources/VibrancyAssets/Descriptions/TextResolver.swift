// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Fills `${parameter}` and `${parameter.field}` in, for one combination of values.
///
/// `${parameter}` is the value's name. Fields may refer to others; each is filled in once, so the
/// work is linear in the description whatever refers to what.
struct TextResolver {
  private struct Name: Hashable {
    let parameter: String
    let field: String
  }

  private let file: WidgetFile
  private let values: [String: DescribedParameter.Value]
  private let characterLimit: Int
  private static let depthLimit = 32
  private var known: [Name: String] = [:]
  /// The fields being filled in, the outermost first.
  private var open: [Name] = []

  init(_ file: WidgetFile, values: [DescribedParameter.Value], characterLimit: Int) {
    (self.file, self.characterLimit) = (file, characterLimit)
    self.values = Dictionary(
      zip(file.description.parameters.map(\.name), values), uniquingKeysWith: { first, _ in first })
  }

  /// A string with everything filled in.
  mutating func filled(_ written: WrittenText) throws(JSONError) -> String {
    var result = ""
    var rest = written.text[...]
    while let start = rest.firstReference {
      result += rest[..<start]
      let inner = rest[rest.utf8.index(start, offsetBy: 2)...]
      guard let end = inner.utf8.firstIndex(of: UInt8(ascii: "}")) else {
        throw file.error(at: written.path, "has a '${' without its end; add '}'")
      }
      result += try value(of: inner[..<end], in: written)
      rest = inner[inner.utf8.index(after: end)...]
      if result.utf8.count > characterLimit { break }
    }
    result += rest
    guard result.utf8.count <= characterLimit else {
      throw file.error(
        at: written.path,
        "is longer than \(characterLimit) bytes once it is filled in; use less text")
    }
    return result
  }

  private mutating func value(
    of reference: Substring, in written: WrittenText
  ) throws(JSONError) -> String {
    let shown = JSONText.shown(String(reference))
    let dot = reference.utf8.firstIndex(of: UInt8(ascii: "."))
    let parameter = String(reference[..<(dot ?? reference.endIndex)])
    guard let value = values[parameter] else {
      let names = file.description.parameters.map(\.name)
      throw file.error(
        at: written.path,
        "asks for '${\(shown)}', but no parameter is called "
          + "'\(JSONText.shown(parameter))'; \(remedy(for: parameter, among: names))")
    }
    guard let dot else { return value.name }
    let field = String(reference[reference.utf8.index(after: dot)...])
    guard let fields = value.fields else {
      throw file.error(
        at: written.path,
        "asks for '${\(shown)}', but the values of "
          + "'\(JSONText.shown(parameter))' have no fields; write '${\(JSONText.shown(parameter))}'"
      )
    }
    guard let content = fields[field] else {
      throw file.error(
        at: written.path,
        "asks for '${\(shown)}', but '\(JSONText.shown(value.name))' of "
          + "'\(JSONText.shown(parameter))' has no field '\(JSONText.shown(field))'; "
          + fieldRemedy(field, of: parameter, among: fields.keys.sorted()))
    }
    return try filled(content, as: Name(parameter: parameter, field: field))
  }

  private mutating func filled(_ content: WrittenText, as name: Name) throws(JSONError) -> String {
    if let text = known[name] { return text }
    if let start = open.firstIndex(of: name) {
      let circle = (open[start...] + [name])
        .map { "${\(JSONText.shown($0.parameter)).\(JSONText.shown($0.field))}" }
      let shown =
        circle.count > 6 ? circle.prefix(3) + ["…"] + circle.suffix(2) : ArraySlice(circle)
      throw file.error(
        at: content.path,
        "refers to itself: \(shown.joined(separator: " → ")); break the circle")
    }
    guard open.count < Self.depthLimit else {
      throw file.error(
        at: content.path, "is reached through more than \(Self.depthLimit) others; refer directly")
    }
    open.append(name)
    let text = try filled(content)
    open.removeLast()
    known[name] = text
    return text
  }

  /// A field that the parameter's other values have is missing here; any other is misspelt.
  private func fieldRemedy(_ field: String, of parameter: String, among fields: [String]) -> String
  {
    let described = file.description.parameters.first { $0.name == parameter }
    let isElsewhere = described?.values.contains { $0.fields?[field] != nil } ?? false
    return isElsewhere
      ? "other values have it, add it" : remedy(for: field, among: fields)
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

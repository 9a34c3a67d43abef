// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyReporting
internal import VibrancyVocabulary

/// A JSON object as text that may stand inside an HTML `script` element.
///
/// Members stay in the order they are added in; a value that is `nil` is left out.
package struct JSONObjectText: Sendable {
  private var members: [String] = []

  package init() {}

  /// The object.
  package var text: String { "{" + members.joined(separator: ",") + "}" }

  package mutating func add(_ name: String, _ value: String?) {
    if let value { append(name, Self.quoted(value)) }
  }

  package mutating func add(_ name: String, _ value: Int) {
    append(name, "\(value)")
  }

  /// JSON has no word for infinity or what is not a number: they are left out.
  package mutating func add(_ name: String, _ value: Double?) {
    if let value, value.isFinite { append(name, "\(value)") }
  }

  package mutating func add(_ name: String, _ values: [String]) {
    append(name, "[" + values.map(Self.quoted).joined(separator: ",") + "]")
  }

  /// - Parameter lines: JSON values, written a line each.
  package mutating func add(_ name: String, lines: [String]) {
    append(name, lines.isEmpty ? "[]" : "[\n" + lines.joined(separator: ",\n") + "\n]")
  }

  private mutating func append(_ name: String, _ value: String) {
    members.append(Self.quoted(name) + ":" + value)
  }

  /// A JSON string without `<`, `>` or `&`, so that no `</script>` or `<!--` can arise in it, and
  /// without characters that reorder the text for whoever reads it or that a CI's log would obey.
  package static func quoted(_ text: String) -> String {
    var quoted = "\""
    var harmful = HarmfulScalars()
    for scalar in text.unicodeScalars {
      let isHarmful = harmful.contain(scalar)
      switch scalar {
      case "\"", "\\":
        quoted += "\\"
        quoted.unicodeScalars.append(scalar)
      case "<", ">", "&": quoted += escape(scalar)
      case _ where isHarmful: quoted += escape(scalar)
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    String(scalar).utf16.reduce(into: "") { escape, unit in
      let digits = String(unit, radix: 16, uppercase: true)
      escape += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
}

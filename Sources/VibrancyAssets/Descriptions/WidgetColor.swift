// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyJSON

/// A color that a widget asks for.
package struct WidgetColor: Sendable, Hashable {
  /// What it is.
  package enum Reference: Sendable, Hashable {
    /// Codes of encoded sRGB, opaque.
    case codes(red: UInt8, green: UInt8, blue: UInt8)
    /// A color set of the catalog.
    case named(String)
  }

  /// What it is.
  package let reference: Reference
  /// Where it is written.
  package let source: JSONNode
}

extension WidgetColor.Reference {
  /// A color written `#RRGGBB`, or `nil`.
  init?(hex text: String) {
    let digits = text.utf8.dropFirst()
    guard text.utf8.first == UInt8(ascii: "#"), digits.count == 6,
      // `UInt32` would take a sign.
      digits.first != UInt8(ascii: "+"), let code = UInt32(Substring(digits), radix: 16)
    else { return nil }
    self = .codes(
      red: UInt8(truncatingIfNeeded: code >> 16), green: UInt8(truncatingIfNeeded: code >> 8),
      blue: UInt8(truncatingIfNeeded: code))
  }
}

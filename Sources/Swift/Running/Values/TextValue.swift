// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyLayout
package import VibrancySyntax

/// A `Text`: parts with what they set themselves.
package struct TextValue {
  /// A part.
  package struct Part {
    /// Its letters and style.
    package var span: TextSpan
    /// A symbol or picture in place of letters.
    package var image: ImageValue?
    /// Whether it has the emphasized weight of its font.
    package var isBold = false

    /// Letters.
    package init(_ span: TextSpan) { self.span = span }
    /// Letters as they are.
    package init(_ text: String) { span = TextSpan(text) }

    /// The digits of a timer.
    package static func timer(_ text: String) -> Part {
      var part = Part(text)
      part.span.takesOfferedWidth = true
      return part
    }
  }

  /// The parts in order.
  package var parts: [Part]
  /// Where it is written.
  package var spot: Spot
  /// Where its color or style is set first.
  package var paintSpot: Spot?

  /// Parts.
  package init(_ parts: [Part], at spot: Spot) { (self.parts, self.spot) = (parts, spot) }

  /// The text with every part changed.
  package func changed(_ change: (inout Part) -> Void) -> TextValue {
    var result = self
    for index in result.parts.indices { change(&result.parts[index]) }
    return result
  }
}

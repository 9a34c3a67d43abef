// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
package import VibrancyLayout
internal import VibrancyPixels
package import VibrancySyntax
internal import VibrancyVocabulary

/// What is not known as a view, a picture, a color or a length.
extension Evaluator {
  /// What is painted in place of a color that is not known: gray, which is seen in light and dark.
  ///
  /// Where several runs cover what may be shown its opacity is not a number.
  package var standIn: ForegroundStyle {
    isCovering ? .color(PaintColor(.black, opacity: .nan)) : plainColor
  }

  /// A picture by a name that is not known, or not all of it.
  package func image(of hole: Hole, at spot: Spot) -> ImageValue {
    if let type = hole.type?.last,
      ["UIImage", "NSImage", "CGImage", "Image", "Data"].contains(type)
    {
      return ImageValue(.made, at: spot)
    }
    return ImageValue(.named(hole.pattern ?? "\u{0}"), at: spot)
  }

  /// Not a number, where a number among arguments is not known; `nil`: all are.
  package func unknownNumber(in parts: Arguments) -> Double? {
    isCovering && parts.all.contains { $0.value.isUnknown } ? .nan : nil
  }

  /// What is not known, as a view.
  package func view(ofHole hole: Hole, at spot: Spot) -> ViewValue {
    guard isCovering, let type = hole.type else { return .unknown(hole.gap) }
    let value = decided(.unknown(hole))
    guard case .unknown(let hole) = value else {
      if case .nothing = value { return .empty }
      return viewLibrary.shownView(of: value, at: spot) ?? .unknown(hole.gap)
    }
    // Where it is a view among others, the statement has named it.
    let spot = spot == .nowhere ? hole.gap.spot : spot
    switch type.last {
    // What data hold was loaded.
    case "Image": return .image(ImageValue(.made, at: spot))
    case "Color":
      return .system("FilledStyle", [PassedValue(nil, .interface(.style(plainColor)))], spot)
    case _: return .unknown(hole.gap)
    }
  }

  /// A color of which nothing is known but that it is one, as most are opaque.
  package var plainColor: ForegroundStyle {
    .color(.system(.gray, in: situation.system, isDark: isDark))
  }
}

// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyJSON
package import VibrancySystem

/// An Icon Composer bundle, `NAME.icon`: groups of layers over a fill, with versions for the dark and
/// the tinted look. What it asks for, as far as it is understood; no picture is read.
///
/// Apple publishes no description of the file. Keys and their meaning are Reported; order (groups and
/// layers are listed from the front), the canvas of 1024 points and inheritance (tinted from dark,
/// dark from light) agree in several accounts.
package struct IconBundle: Sendable, Hashable {
  /// A look that a bundle has versions for.
  package enum Look: String, Sendable, Hashable, CaseIterable { case light, dark, tinted }

  /// A picture that is named and not there.
  package struct Missing: Sendable, Hashable {
    /// The name, as it is written.
    package let name: String
    /// Where it is named, in `icon.json`.
    package let position: JSONPosition?
  }

  /// The side of the canvas in points; translations are in these.
  package static let side = 1024
  /// The most layers of all groups together.
  package static let mostLayers = 512

  /// The bundle's folder as the user knows it.
  package let path: String
  /// Its path below the input's root, without `.icon`.
  package let name: String
  /// What its pictures may not lead out of: the bundle.
  package let root: Root
  /// What lies behind all groups.
  package let fill: IconValue<IconFill>
  /// From the front.
  package let groups: [IconGroup]
  /// The pictures that are not there, each once.
  package let missing: [Missing]
  /// What is not understood, one sentence each.
  package let notes: [String]

  /// The bundle's `icon.json`.
  package var documentPath: String { PathText.joined(path, "icon.json") }

  /// Whether it asks for nothing at all.
  package var isEmpty: Bool { groups.isEmpty && fill.all.isEmpty }

  /// Where a picture of a name is.
  package func path(of image: String) -> String {
    PathText.joined(PathText.joined(path, "Assets"), image)
  }

  /// The names of the pictures that are there and that looks show, each once, in their order.
  package var images: [String] {
    var seen = Set(missing.map(\.name))
    let names = groups.flatMap(\.layers).flatMap { $0.image.all }
    return names.filter { seen.insert($0).inserted }
  }

  /// What lies behind all groups in a look; `nil`: nothing, where the system puts its own.
  ///
  /// Without a version for the dark look the dark one has the system's dark plate (Reported), and so
  /// it has where its version leaves the fill to the system.
  package func background(in look: Look) -> IconFill? {
    let given: IconFill? =
      switch look {
      case .light: fill.light
      case .dark: fill.isGiven(for: .dark) ? fill[.dark] : nil
      case .tinted:
        fill.isGiven(for: .tinted) ? fill[.tinted] : fill.isGiven(for: .dark) ? fill[.dark] : nil
      }
    return look != .light && given == .automatic ? nil : given
  }
}

/// A value with versions for looks. `null` in a version is none.
package struct IconValue<Value: Sendable & Hashable>: Sendable, Hashable {
  /// The value of the looks that have no version.
  private var base: Value?
  private var versions: [IconBundle.Look: Value?] = [:]

  /// No value.
  init() {}

  /// - Parameter look: `nil`: for all that have no version.
  mutating func set(_ value: Value?, for look: IconBundle.Look?) {
    if let look { versions[look] = .some(value) } else { base = value }
  }

  /// The value of the light look.
  package var light: Value? { self[.light] }

  /// Whether a look has a version of its own; the light look has what all have.
  package func isGiven(for look: IconBundle.Look) -> Bool {
    versions[look] != nil || look == .light && base != nil
  }

  /// The value of a look: tinted is as dark, and dark as what all have, where there is no version.
  package subscript(look: IconBundle.Look) -> Value? {
    switch look {
    case .light, .dark: versions[look] ?? base
    case .tinted: versions[look] ?? self[.dark]
    }
  }

  /// Every value, that of the light look first.
  package var all: [Value] {
    IconBundle.Look.allCases.compactMap { isGiven(for: $0) ? self[$0] : nil }
  }
}

/// A group of layers.
package struct IconGroup: Sendable, Hashable {
  /// From the front.
  package var layers: [IconLayer] = []
  /// How it lies on what is behind it.
  package var style = IconStyle()
}

/// A layer: one picture, or nothing where it names none.
package struct IconLayer: Sendable, Hashable {
  /// The picture's name below `Assets`.
  package var image = IconValue<String>()
  /// What its shape is painted with, instead of its own colors.
  package var fill = IconValue<IconFill>()
  /// How it lies on what is behind it.
  package var style = IconStyle()
}

/// How a layer or a group lies on what is behind it.
package struct IconStyle: Sendable, Hashable {
  /// Opacity, `0...1`.
  package var opacity = IconValue<Double>()
  /// The name of the blend mode; one that is known.
  package var blendMode = IconValue<String>()
  /// Whether it is left out.
  package var isHidden = IconValue<Bool>()
  /// Where it lies.
  package var position = IconValue<IconPosition>()
}

/// Where something lies: scaled about its middle, and moved, in points of the canvas.
package struct IconPosition: Sendable, Hashable {
  /// Above 0, at most 100.
  package var scale = 1.0
  /// To the right, within ±10 000.
  package var x = 0.0
  /// Down (Assumed), within ±10 000.
  package var y = 0.0

  /// In the middle, as it is.
  package init() {}
}

/// What a shape or the canvas is painted with.
package enum IconFill: Sendable, Hashable {
  /// Nothing: a picture keeps its own colors.
  case none
  /// The system's choice: a picture keeps its own colors, the canvas has the light plate.
  case automatic
  /// The system's light plate.
  case systemLight
  /// The system's dark plate.
  case systemDark
  /// One color.
  case solid(StoredColor)
  /// The system's gradient about a color.
  case automaticGradient(StoredColor)
  /// Two colors, and where the first ends and the second begins: in shares of the painted rectangle.
  case gradient(StoredColor, StoredColor, from: Point, to: Point)

  /// A point in shares of a rectangle, from its top left.
  package struct Point: Sendable, Hashable {
    package var x: Double, y: Double

    /// A point.
    package init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
  }
}

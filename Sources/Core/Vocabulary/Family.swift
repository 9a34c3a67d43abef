// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A widget's size and shape, by WidgetKit's names.
public enum Family: String, Sendable, Hashable, CaseIterable {
  /// Small, nearly square.
  case systemSmall
  /// Twice as wide.
  case systemMedium
  /// Twice as wide and high.
  case systemLarge
  /// iPad, Mac and Apple Vision Pro only.
  case systemExtraLarge
  /// As high as systemExtraLarge is wide: from iOS 27, macOS 27 and visionOS 26 on.
  case systemExtraLargePortrait
  /// A circle on the Lock Screen or a watch face.
  case accessoryCircular
  /// A rectangle on the Lock Screen, a watch face or in the Smart Stack.
  case accessoryRectangular
  /// One line of text.
  case accessoryInline
  /// The corner of a watch face.
  case accessoryCorner

  /// The short name: `small`, `medium`, `large`, `extraLarge`, `circular`, …
  package var alias: String {
    switch self {
    case .systemSmall: "small"
    case .systemMedium: "medium"
    case .systemLarge: "large"
    case .systemExtraLarge: "extraLarge"
    case .systemExtraLargePortrait: "extraLargePortrait"
    case .accessoryCircular: "circular"
    case .accessoryRectangular: "rectangular"
    case .accessoryInline: "inline"
    case .accessoryCorner: "corner"
    }
  }

  /// A family by WidgetKit's name or its alias.
  public init?(name: String) {
    guard let family = Self.allCases.first(where: { $0.rawValue == name || $0.alias == name })
    else { return nil }
    self = family
  }

  /// The first system whose iPhones, iPads and Macs have it.
  package var firstSystem: SystemVersion {
    self == .systemExtraLargePortrait ? .ios27 : .ios18
  }

  /// Returns `true` if a system's iPhones, iPads and Macs have it.
  package func exists(on os: SystemVersion) -> Bool { firstSystem.rawValue <= os.rawValue }

  /// `true` if it lives on Lock Screens and watch faces.
  package var isAccessory: Bool { rawValue.hasPrefix("accessory") }

  /// `true` if AccessoryWidgetBackground exists in it (Documented).
  package var hasAccessoryBackground: Bool {
    self == .accessoryCircular || self == .accessoryRectangular || self == .accessoryCorner
  }
}

/// The generation of the system that pictures are drawn for: iOS, iPadOS, watchOS and macOS of one
/// year. Raw values are what `--os` takes.
public enum SystemVersion: Int, Sendable, Hashable, CaseIterable {
  /// iOS 18, and what came before it.
  case ios18 = 18
  /// iOS 26: glass, the light on container backgrounds, rounder corners.
  case ios26 = 26
  /// iOS 27: looks as iOS 26, with systemExtraLargePortrait.
  case ios27 = 27

  /// The generation that holds unless another is asked for.
  package static let standard = SystemVersion.ios26
  /// The newest generation: it has every family.
  package static let newest = SystemVersion.ios27

  /// Its tinted Home Screen: glass from iOS 26 on.
  package var tintedHome: Place {
    switch self {
    case .ios18: .homeTinted
    case .ios26, .ios27: .homeTintedGlass
    }
  }
}

/// The part that an image takes in accented rendering (iOS 18's `WidgetAccentedRenderingMode`).
public enum AccentedRendering: String, Sendable, Hashable, CaseIterable {
  /// Not said: the default group's color, by alpha.
  case unset
  /// The accent group's color, by alpha.
  case accented
  /// The default group's color, by luma.
  case desaturated
  /// The accent group's color, by luma.
  case accentedDesaturated
  /// The original; watchOS ignores it.
  case fullColor
}

/// WidgetKit's rendering modes.
package enum WidgetMode: String, Sendable, Hashable, CaseIterable {
  /// Desaturated and mapped into a material.
  case vibrant
  /// Two groups, one color each.
  case accented
  /// As designed.
  case fullColor
}

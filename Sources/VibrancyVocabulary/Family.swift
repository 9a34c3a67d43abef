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
  /// iPad and Apple Vision Pro only.
  case systemExtraLarge
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

  /// Whether it lives on Lock Screens and watch faces.
  package var isAccessory: Bool { rawValue.hasPrefix("accessory") }

  /// Whether AccessoryWidgetBackground exists in it (Documented).
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

  /// What holds unless somebody asks for another.
  package static let standard = SystemVersion.ios26
}

/// How an image takes part in accented rendering (iOS 18's `WidgetAccentedRenderingMode`).
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

/// A part of the system that a widget may disfavor (`disfavoredLocations`), by WidgetKit's names.
package enum WidgetLocation: String, Sendable, Hashable, CaseIterable {
  /// The Lock Screen.
  case lockScreen
  /// The Home Screen.
  case homeScreen
  /// StandBy.
  case standBy
  /// CarPlay.
  case carPlay
  /// The widgets of an iPhone on a Mac.
  case iPhoneWidgetsOnMac
}

/// A way in which the system shows a Live Activity (ActivityKit).
///
/// Raw values are the keys of a description's `liveActivity`; they are permanent.
package enum ActivityPresentation: String, Sendable, Hashable, CaseIterable {
  /// The banner on the Lock Screen, on the Always-On display and, enlarged, in StandBy.
  case lockScreen
  /// The Dynamic Island while it is touched and held.
  case expanded
  /// The part of the Dynamic Island before the camera.
  case compactLeading
  /// The part of the Dynamic Island behind the camera.
  case compactTrailing
  /// The little that is left where several activities share the Dynamic Island.
  case minimal

  /// The other half of what is never shown alone; `nil` for one that is.
  package var partner: ActivityPresentation? {
    switch self {
    case .compactLeading: .compactTrailing
    case .compactTrailing: .compactLeading
    case .lockScreen, .expanded, .minimal: nil
    }
  }

  /// Which of its sides a Live Activity chooses, and the lengths it may have in points
  /// (Documented, HIG); `nil` where the system decides.
  package var freeSide: (side: Side, range: ClosedRange<Double>)? {
    switch self {
    case .lockScreen, .expanded: (.height, 84...160)
    case .minimal: (.width, 36.67...45)
    case .compactLeading, .compactTrailing: nil
    }
  }

  /// A side of a rectangle.
  package enum Side: String, Sendable, Hashable { case width, height }
}

/// What one preview of a described widget is.
package enum WidgetForm: Sendable, Hashable {
  /// The widget in one family.
  case family(Family)
  /// Its Live Activity; a place decides which of the presentations are seen.
  case liveActivity

  /// As previews are named by it: WidgetKit's name of the family, or `live-activity`.
  package var name: String {
    switch self {
    case .family(let family): family.rawValue
    case .liveActivity: "live-activity"
    }
  }

  /// As a sentence names it.
  package var words: String {
    switch self {
    case .family(let family): family.rawValue
    case .liveActivity: "a Live Activity"
    }
  }

  /// The family, if it is one.
  package var family: Family? {
    switch self {
    case .family(let family): family
    case .liveActivity: nil
    }
  }
}

extension Place {
  /// Whether it shows Live Activities.
  package var isOfActivities: Bool { !presentations.isEmpty }

  /// Whether a described widget ever appears here in a form.
  package func shows(_ form: WidgetForm) -> Bool {
    switch form {
    case .family(let family): shows(family)
    case .liveActivity: isOfActivities
    }
  }
}

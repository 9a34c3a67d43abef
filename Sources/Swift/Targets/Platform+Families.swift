// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyVocabulary

extension ProjectTarget.Platform {
  /// The families that widgets have there.
  package var families: Set<Family> {
    switch self {
    case .iOS:
      [
        .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait,
        .accessoryCircular, .accessoryRectangular, .accessoryInline,
      ]
    case .watchOS: [.accessoryCircular, .accessoryRectangular, .accessoryInline, .accessoryCorner]
    case .macOS, .visionOS, .tvOS:
      [.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait]
    }
  }

  /// Whether widgets made for it appear in a place.
  package func shows(_ place: Place) -> Bool {
    switch self {
    case .iOS: place.platform != .watch
    case .watchOS: place.platform == .watch
    case .macOS: place.platform == .mac || place == .homeLight || place == .homeDark
    case .visionOS, .tvOS: place == .homeLight || place == .homeDark
    }
  }

  /// The major version that a generation of systems has here.
  package func version(in system: SystemVersion) -> Int {
    switch system {
    case .ios26, .ios27: system.rawValue
    case .ios18:
      switch self {
      case .iOS, .tvOS: 18
      case .watchOS: 11
      case .macOS: 15
      case .visionOS: 2
      }
    }
  }
}

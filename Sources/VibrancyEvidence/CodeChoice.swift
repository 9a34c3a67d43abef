// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A place where the code decides at run time how things are shown, so that no verdict can.
public struct CodeChoice: Sendable, Hashable, Comparable {
  /// What the code looks at, or decides.
  public enum Value: String, Sendable, Hashable {
    /// It reads `widgetRenderingMode`: full color, accented and vibrant scenes may differ.
    case renderingMode
    /// It reads `showsWidgetContainerBackground`.
    case containerBackground
    /// It reads `isLuminanceReduced`.
    case luminanceReduced
    /// It sets an accented rendering mode that cannot be read, or that a condition decides.
    case accentedRendering
  }

  /// What the code looks at, or decides.
  public let value: Value
  /// Where.
  public let place: SourcePlace

  /// A choice.
  public init(value: Value, place: SourcePlace) { (self.value, self.place) = (value, place) }

  /// By place, then value.
  public static func < (a: CodeChoice, b: CodeChoice) -> Bool {
    (a.place, a.value.rawValue) < (b.place, b.value.rawValue)
  }
}

// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

public import VibrancyVocabulary

/// One place in the sources that shows a set, and how.
public struct AssetUse: Sendable, Hashable {
  /// Where a use is shown.
  public enum Kind: String, Sendable, Hashable {
    /// In a widget: vibrant, accented or in full color.
    case widget
    /// By a ClockKit provider, which desaturates or makes a template by itself.
    case clockKit
    /// In a Live Activity alone.
    case activity
    /// In a control alone.
    case control
  }

  /// The expression that names the set, or the argument that passes its name on.
  public let place: SourcePlace
  /// The folder of the target it is in.
  public let target: String
  /// Whether the target is for watchOS.
  public let isWatch: Bool
  /// Where it is shown.
  public let kind: Kind
  /// The families it may be shown in; nil for all, and for other kinds than
  /// widgets.
  public let families: Set<Family>?
  /// How it is marked.
  public let manner: Manner
  /// The places, that each widget that may show it disfavors.
  package let removedPlaces: Set<WidgetLocation>
  /// Whether a place may remove the container background.
  public let backgroundIsRemovable: Bool
  /// What the code decides at run time, one of each value.
  public let choices: [CodeChoice]
  /// How many sets the name may mean: 1, or n for "one of n".
  public let candidates: Int
}

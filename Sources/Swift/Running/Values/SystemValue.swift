// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyVocabulary

/// A value of WidgetKit or ActivityKit that is not a view.
package indirect enum SystemValue {
  /// A widget's configuration.
  case configuration(ConfigurationValue)
  /// What a provider is asked for.
  case providerContext(family: Family, isPreview: Bool)
  /// The entries that a provider gives.
  case timeline([SampleValue])
  /// What a Live Activity shows: its attributes and state.
  case activityContext(attributes: SampleValue, state: SampleValue)
  /// The content of a Live Activity: its state.
  case activityContent(SampleValue)
  /// The family that a preview is in; `nil`: another context.
  case previewContext(Family?)
  /// A Dynamic Island.
  case island(IslandValue)
  /// A region of an expanded Dynamic Island.
  case region(RegionValue)
}

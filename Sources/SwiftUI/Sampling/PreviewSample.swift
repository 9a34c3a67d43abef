// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyRunning
internal import VibrancyVocabulary

/// A sample that a preview shows, before it is known for which family it is wanted.
struct PreviewSample {
  /// What it shows.
  var sample: Sample
  /// The family that it is shown in; `nil`: none is said.
  var family: Family?
}

// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySampling
internal import VibrancyVocabulary

/// A widget in one of its forms, with all its samples.
struct SampledForm {
  /// The form.
  let form: WidgetForm
  /// Its samples, in the order in which they are drawn.
  let samples: [Sample]
  /// The widget with each of them.
  let sources: [SourceWidget]
  /// What becomes of each.
  let looks: SampleLooks

  /// The widget with each sample that is drawn; one that is drawn alone needs no name.
  var drawn: [SourceWidget] {
    let drawn = looks.drawn
    return drawn.map {
      sources[$0].named(
        drawn.count > 1 ? samples[$0].name : nil, repeatedIn: looks.repeated[$0])
    }
  }
}

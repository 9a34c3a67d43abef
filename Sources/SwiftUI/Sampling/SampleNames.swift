// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyRunning

/// Gives each sample of a widget and family a name of its own.
struct SampleNames {
  private var used: Set<String> = []

  /// A sample whose name no other has: a number is put behind one that another has.
  mutating func named(_ sample: Sample) -> Sample {
    var sample = sample
    if sample.name.isEmpty { sample.name = sample.origin.rawValue }
    let name = sample.name
    var number = 2
    while !used.insert(sample.name).inserted {
      sample.name = "\(name) \(number)"
      number += 1
    }
    return sample
  }
}

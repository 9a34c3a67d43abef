// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyPreviews
import VibrancyTestSupport

extension TemporaryFolder {
  /// The widgets of the project in the folder, or in one below it, each in every family with every sample.
  func widgets(in name: String = "") throws -> [Input] {
    let folder = name.isEmpty ? path : path + "/" + name
    let tree = try #require(SourceTree(folder: folder, InputQuery(paths: [folder])))
    return SourceProject(ProjectReading(tree), SampleSettings())
      .inputs(wanted: [], SampleSettings()).inputs
  }
}

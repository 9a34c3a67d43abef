// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPreviews

/// What is wrong with something other than a picture: it is judged anew in every run, and shows
/// nothing.
protocol FaultContent: UnitContent {}

extension FaultContent {
  var paths: [String] { [] }
  var isComparable: Bool { false }
  func inputs(for use: ArtUse) -> [Input]? { nil }
  func isTouched(by files: TouchedFiles, at path: String) -> Bool { true }
  func add(to art: inout WidgetArt, as unit: LintUnit, for query: InputQuery) {}
}

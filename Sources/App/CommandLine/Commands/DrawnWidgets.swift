// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancyVocabulary

/// The widgets of projects, drawn from their Swift for a first look, in the places that are judged by
/// default; Live Activities in one place for each presentation.
struct DrawnWidgets {
  /// One row per widget, family and sample; those beyond the first `most` are counted.
  private(set) var rows: [SheetRow] = []
  /// How many rows there would be.
  private(set) var count = 0
  /// How many types of widgets were drawn.
  private(set) var widgetCount = 0
  /// What the person looking should know, one sentence each.
  private(set) var notes: [String] = []
  /// What is wrong with their samples.
  private(set) var errors: [CommandError] = []

  /// Draws the widgets that were found.
  ///
  /// - Parameters:
  ///   - most: The most rows.
  ///   - jobs: Widgets drawn at once.
  init(
    _ found: WantedWidgets.Found, most: Int, os: SystemVersion, _ simulator: Simulator, jobs: Int
  ) async {
    let inputs = found.inputs
    (notes, errors) = (found.notes, found.errors)
    count = inputs.count
    widgetCount = Set(inputs.compactMap(\.widget?.name)).count
    let drawn = await simulator.renderParts(
      Array(inputs.prefix(most)),
      in: { input in
        (input.sourceWidget?.usualPlaces(on: os) ?? []).map { place in
          var scene = Scene(place)
          scene.os = os
          return scene
        }
      }, jobs: jobs
    ) { index, parts in
      var (thumbnails, notes): ([(String, Thumbnail)], [String]) = ([], [])
      do throws(VibrancyError) {
        try await parts.forEach { rendering in
          thumbnails += rendering.previews.map { ($0.scene.place.rawValue, Thumbnail($0)) }
          notes += rendering.warnings.map { "\(inputs[index].path): \($0)" }
        }
      } catch {
        return (row: SheetRow?.none, notes: ["\(error)"])
      }
      return (row: SheetRow(inputs[index], thumbnails), notes: notes)
    }
    rows = drawn.compactMap(\.row)
    notes += drawn.flatMap(\.notes)
  }

  /// No widgets.
  init() {}

  /// What is said of them; `nil`: there are none.
  var sentence: String? {
    guard count > 0 else { return nil }
    return "drew \(counted(widgetCount, "widget")) from Swift, in \(counted(count, "preview row"))"
  }
}

extension SheetRow {
  /// A widget in the scenes that it was rendered in, by their IDs.
  fileprivate init(_ input: Input, _ thumbnails: [(String, Thumbnail)]) {
    let words = input.widget.map { [$0.name] + $0.details }
    self.init(
      title: (words ?? []).joined(separator: " · "), subtitle: input.widget?.form.name ?? "",
      thumbnails: thumbnails)
  }
}

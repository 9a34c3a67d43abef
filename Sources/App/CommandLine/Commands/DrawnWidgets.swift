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
  /// What the person looking should know, one sentence each.
  private(set) var notes: [String] = []
  /// Why they are not as on a device.
  private(set) var causes = CauseList()
  /// What is wrong with their samples.
  private(set) var errors: [CommandError] = []

  /// Draws the widgets that were found.
  ///
  /// - Parameters:
  ///   - most: The most rows.
  ///   - jobs: Widgets drawn at once.
  ///   - widgets: What is found of each.
  init(
    _ found: WantedWidgets.Found, most: Int, os: SystemVersion, _ simulator: Simulator, jobs: Int,
    _ widgets: FirstLookWidgets
  ) async {
    // What is drawn beside another sample is not drawn again.
    let places = { @Sendable (input: Input) -> [Place] in
      (input.sourceWidget?.usualPlaces(on: os) ?? []).filter { place in
        input.sourceWidget?.repeatedPlaces.contains(place) != true
      }
    }
    let inputs = Self.firstSamplesFirst(found.inputs.filter { !places($0).isEmpty })
    (notes, errors) = (found.notes, found.errors)
    count = inputs.count
    let drawn = await simulator.renderParts(
      Array(inputs.prefix(most)),
      in: { input in
        places(input).map { place in
          var scene = Scene(place)
          scene.os = os
          return scene
        }
      }, jobs: jobs
    ) { index, parts in
      var (thumbnails, notes): ([(String, Thumbnail)], [String]) = ([], [])
      var causes: [DrawingCause] = []
      do throws(VibrancyError) {
        try await parts.forEach { rendering in
          thumbnails += rendering.previews.map { ($0.scene.place.rawValue, Thumbnail($0)) }
          notes += rendering.otherWarnings.map { "\(inputs[index].path): \($0)" }
          causes = rendering.drawingCauses
        }
      } catch {
        return (row: SheetRow?.none, notes: ["\(error)"], causes: [DrawingCause]())
      }
      let row = SheetRow(inputs[index], thumbnails, widgets)
      return (row: row, notes: notes, causes: causes)
    }
    rows = drawn.compactMap(\.row)
    notes += drawn.flatMap(\.notes)
    for widget in drawn { causes.add(widget.causes) }
  }

  /// No widgets.
  init() {}

  /// Each family of each widget once before what further samples show of it.
  private static func firstSamplesFirst(_ inputs: [Input]) -> [Input] {
    var seen: Set<[String]> = []
    var (first, further): ([Input], [Input]) = ([], [])
    for input in inputs {
      let widget = input.sourceWidget
      let key = [widget?.targetName ?? "", widget?.name ?? input.name, widget?.form.name ?? ""]
      if seen.insert(key).inserted { first.append(input) } else { further.append(input) }
    }
    return first + further
  }
}

extension SheetRow {
  /// A widget in the scenes that it was rendered in, by their IDs.
  fileprivate init(
    _ input: Input, _ thumbnails: [(String, Thumbnail)], _ widgets: FirstLookWidgets
  ) {
    let widget = input.widget
    self.init(
      title: widget?.name ?? input.name,
      subtitle: ([widget?.form.name].compactMap(\.self) + (widget?.details ?? []))
        .joined(separator: " · "),
      thumbnails: thumbnails)
    captions = input.sourceWidget.flatMap(widgets.captions)
  }
}

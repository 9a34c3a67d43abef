// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyAssets
package import VibrancyJSON
package import VibrancyRunning
package import VibrancySampling
internal import VibrancySyntax
internal import VibrancyTargets
internal import VibrancyVocabulary

/// The data that a project's widgets are drawn with: each sample, where it comes from, and what of it is
/// made up.
package struct SampleListing: Sendable {
  /// A sample of a widget.
  package struct Row: Sendable {
    /// Its name.
    package let name: String
    /// Where it comes from.
    package let origin: Sample.Origin
    /// Where that is written, `FILE:LINE`; `nil`: nowhere.
    package let place: String?
    /// The families that are drawn with it; of a Live Activity `liveActivity`.
    package fileprivate(set) var families: [String] = []
    /// Why others are not, by their families: `draws what 'snapshot' draws`.
    package fileprivate(set) var left: [(family: String, reason: String)] = []
    /// What of it is made up.
    package let madeUp: [MadeUpValue]
  }

  /// A widget, Live Activity or control.
  package struct Widget: Sendable {
    /// The name of its type.
    package let name: String
    /// The name of its target.
    package let target: String
    /// Where it is declared, `FILE:LINE`.
    package let place: String
    /// What it is.
    package let kind: SampledWidget.Kind
    /// Its samples, in the order in which they are drawn.
    package fileprivate(set) var rows: [Row] = []
    /// Whether the configuration has samples for it.
    package fileprivate(set) var isWritten = false
    /// What `"samples"` of a configuration would have for it so that nothing is made up; `nil`: nothing
    /// is, or it cannot be written.
    package fileprivate(set) var replacement: JSONValue?
    /// What of that should be known, one sentence each.
    package fileprivate(set) var notes: [String] = []
  }

  /// The widgets, by target and place.
  package fileprivate(set) var widgets: [Widget] = []
  /// What of the project should be known, one line each.
  package fileprivate(set) var notes: [String] = []
  /// What is wrong with the samples of the configuration.
  package fileprivate(set) var errors: [CatalogError] = []
}

extension SourceTree {
  /// The samples of its project's widgets.
  ///
  /// - Parameters:
  ///   - wanted: The types of widgets that are wanted, by name; empty: all.
  ///   - settings: What they are drawn with besides what the code says.
  ///   - replaces: Whether it is made what would replace made-up values.
  package func samples(
    wanted: [String], _ settings: SampleSettings, replaces: Bool
  ) -> SampleListing {
    SourceProject(self, settings).samples(wanted: wanted, settings, replaces: replaces)
  }
}

extension SourceProject {
  fileprivate func samples(
    wanted: [String], _ settings: SampleSettings, replaces: Bool
  ) -> SampleListing {
    var listing = SampleListing()
    let written = settings.written()
    var names: [String] = []
    var all: [[SampledWidget]] = []
    for (index, target) in targets.enumerated() {
      let reader = reader(of: target, settings, written)
      let widgets = timed("", of: target, reader) { reader.widgets(of: target.widgetTypes) }
      names += widgets.map(\.name)
      all.append(widgets.filter { wanted.isEmpty || wanted.contains($0.name) })
      for widget in widgets where wanted.isEmpty || wanted.contains(widget.name) {
        let forms = forms(of: widget, inTarget: index, reader, settings)
        var row = SampleListing.Widget(
          name: widget.name, target: target.name, place: place(of: widget.spot, in: target),
          kind: widget.kind)
        row.isWritten = written?.samples[widget.name]?.isEmpty == false
        row.rows = rows(of: widget, forms, target, reader)
        if widget.kind == .control {
          row.notes.append("is a control, which is not drawn")
        } else if forms.allSatisfy(\.samples.isEmpty) {
          row.notes.append("is not drawn: its configuration is not understood")
        }
        if replaces, !row.isWritten, row.rows.contains(where: { !$0.madeUp.isEmpty }) {
          let replacement = SampleReplacement(of: widget, forms, target, reader, in: self, settings)
          row.replacement = replacement.value
          row.notes += replacement.notes
        }
        listing.widgets.append(row)
      }
      for note in reader.notes {
        let place = note.spot.map { self.place(of: $0, in: target) }
        let said = "\(note.widget): \(note.reason)"
        listing.notes.append(place.map { "\($0): \(said)" } ?? tree.sentence(said))
      }
    }
    listing.notes += leftOut(of: all)
    if settings.knowsAllWidgets { written?.check(against: names) }
    if let error = written?.mistakes.error { listing.errors.append(.malformed(error)) }
    return listing
  }

  /// The samples of a widget in all its forms, each once.
  private func rows(
    of widget: SampledWidget, _ forms: [SampledForm], _ target: Target, _ reader: SampleReader
  ) -> [SampleListing.Row] {
    var rows: [SampleListing.Row] = []
    for form in forms {
      for (index, sample) in form.samples.enumerated() {
        let spot = sample.spot ?? reader.spot(of: sample, widget)
        let place = spot.map { self.place(of: $0, in: target) }
        let known = rows.firstIndex {
          $0.name == sample.name && $0.origin == sample.origin && $0.place == place
        }
        if known == nil {
          rows.append(
            SampleListing.Row(
              name: sample.name, origin: sample.origin, place: place,
              madeUp: reader.madeUpValues(of: sample)))
        }
        let row = known ?? rows.count - 1
        switch form.looks.fates[index] {
        case .drawn: rows[row].families.append(form.form.name)
        case .blank: rows[row].left.append((form.form.name, "draws nothing but a background"))
        case .like(let other):
          rows[row].left.append((form.form.name, "draws what '\(form.samples[other].name)' draws"))
        }
      }
    }
    return rows
  }
}

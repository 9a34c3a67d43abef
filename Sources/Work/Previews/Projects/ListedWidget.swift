// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
package import VibrancyJSON
package import VibrancySampling
internal import VibrancyScenes
internal import VibrancySyntax
internal import VibrancyTargets
package import VibrancyVocabulary

/// A widget, Live Activity or control that a target of a project has.
package struct ListedWidget: Sendable {
  /// The name of its type.
  package let name: String
  /// The name of its target, or of its folder.
  package let target: String
  /// The system that its target is made for.
  package let platform: ProjectTarget.Platform
  /// What it is.
  package let kind: SampledWidget.Kind
  /// `FILE:LINE` of its type, the file below the project's folder.
  package let place: String
  /// The families it comes in.
  package let families: [Family]
  /// It in each family with the first sample that it has there.
  package let first: [SourceWidget]
}

extension ListedWidget {
  /// Where a family is drawn: in the wanted place if it is shown there, else where it is seen most.
  package func place(of family: Family, wanted: Place?) -> Place {
    let usual = [wanted].compactMap(\.self) + Place.usual
    return (usual + Place.allCases).first { $0.shows(family, on: .newest) && platform.shows($0) }
      ?? .homeLight
  }
}

extension SourceProject {
  /// What its targets list, by target and place; notes on how they were run, one line for each;
  /// and what the settings' samples have wrong.
  package func listed(
    _ settings: SampleSettings
  ) -> (widgets: [ListedWidget], notes: [String], error: JSONError?) {
    var (widgets, notes): ([ListedWidget], [String]) = ([], [])
    let written = settings.written()
    for (index, target) in targets.enumerated() {
      let reader = reader(of: target, settings, written)
      for widget in reader.widgets(of: target.widgetTypes) {
        let line = line(of: widget.spot, in: target)
        let first = widget.families.compactMap { family -> SourceWidget? in
          guard widget.kind == .widget, let sample = reader.samples(of: widget, in: family).first
          else { return nil }
          return SourceWidget(
            tree: tree, project: self, target: index, name: widget.name, targetName: target.name,
            platform: target.platform,
            form: .family(family), disfavored: widget.disfavored.locations(of: family),
            sample: sample.name, sampleIndex: 0,
            comparisons: reader.comparisons, settings: settings,
            path: path(of: widget.spot, in: target), line: line)
        }
        widgets.append(
          ListedWidget(
            name: widget.name, target: target.name, platform: target.platform, kind: widget.kind,
            place: "\(target.program.sources[widget.spot.file].path):\(line)",
            families: widget.families, first: first))
      }
      for note in reader.notes {
        let place = note.spot.map {
          "\(target.program.sources[$0.file].path):\(self.line(of: $0, in: target)): "
        }
        notes.append("\(place ?? "")\(note.widget): \(note.reason)")
      }
    }
    if settings.knowsAllWidgets { written?.check(against: widgets.map(\.name)) }
    return (widgets, notes, written?.mistakes.error)
  }

  /// The ClockKit data sources of its targets.
  package var clockKitSources: [(name: String, target: String)] {
    targets.flatMap { target in
      let program = target.program
      return program.types.indices.filter { type in
        program.types[type].place.map { $0.file < target.ownCount } == true
          && program.type(type, isOneOf: ["CLKComplicationDataSource"])
      }.map { (program.types[$0].name, target.name) }
    }
  }
}

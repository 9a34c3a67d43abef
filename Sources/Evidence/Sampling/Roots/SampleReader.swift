// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyAssets
package import VibrancySyntax
package import VibrancyTargets
package import VibrancyVocabulary

/// Finds the widgets of one target, the samples that they are drawn with, and what they show.
package final class SampleReader {
  /// Runs the code.
  package let evaluator: Evaluator
  /// The system it is for.
  package let platform: ProjectTarget.Platform
  /// How many of the program's files are the target's own.
  package let ownCount: Int
  /// What a reader of the pictures should know: previews that were left out, code that could not be
  /// run.
  package private(set) var notes: [SampleNote] = []
  /// The samples that a configuration file has.
  package var written: WrittenSamples?
  /// What the samples that were compared last show, in that order.
  package internal(set) var comparisons: [SampleAmount] = []
  /// What another reader of the same files found that they show, so that they need not be run again.
  package var knownComparisons: [SampleAmount] = []
  /// What previews show, by the index of the widget's type; read once.
  var previews: [Int: [PreviewSample]] = [:]

  var program: Program { evaluator.program }

  /// Reads the files of a target.
  package convenience init(
    _ target: WidgetTargets.Target, _ situation: Situation = Situation()
  ) {
    self.init(
      target.program, ownCount: target.ownCount, platform: target.platform, situation)
  }

  /// Reads the files of a program.
  ///
  /// - Parameters:
  ///   - program: A target's files, and those of what it is built on.
  ///   - ownCount: How many of them, the first, are its own.
  package init(
    _ program: Program, ownCount: Int, platform: ProjectTarget.Platform,
    _ situation: Situation = Situation()
  ) {
    var situation = situation
    situation.platform = platform
    evaluator = Evaluator(program, situation)
    (self.ownCount, self.platform) = (ownCount, platform)
  }

  /// The widgets, Live Activities and controls that the target's bundles list, by place.
  ///
  /// - Parameter types: The indices of their types; `nil`: they are found by the bundles.
  package func widgets(of types: [Int]? = nil) -> [SampledWidget] {
    let types = types ?? WidgetList(program, ownCount: ownCount).types
    return types.compactMap { widget(of: $0) }.sorted {
      ($0.spot.file, $0.spot.token) < ($1.spot.file, $1.spot.token)
    }
  }

  private func widget(of type: Int) -> SampledWidget? {
    guard let place = program.types[type].place else { return nil }
    let spot = Spot(file: place.file, token: place.index)
    let instance = evaluator.call(.type(name(of: type)), [], at: spot)
    evaluator.resetSteps()
    let isControl = program.type(type, isOneOf: ["ControlWidget"])
    var widget = SampledWidget(
      name: program.types[type].name, kind: isControl ? .control : .widget, spot: spot, type: type)
    let possible = platform.families
    if case .interface(.system(.configuration(let configuration))) =
      evaluator.member("body", of: instance, at: spot)
    {
      widget.kind = configuration.kind
      widget.displayName = configuration.displayName
      widget.hasMargins = configuration.hasMargins
      widget.backgroundIsRemovable = configuration.backgroundIsRemovable
      widget.disfavored = configuration.disfavored
      widget.configuration = configuration
      widget.parts = parts(of: configuration)
    } else {
      note("its configuration is not understood, so that it is not drawn", widget, at: spot)
    }
    if widget.kind == .widget {
      let families = widget.configuration?.families.map { Set($0) } ?? possible
      widget.families = Family.allCases.filter { families.contains($0) && possible.contains($0) }
    }
    return widget
  }

  /// The name by which code anywhere knows a type.
  func name(of type: Int) -> TypeName {
    TypeName(program.types[type].path.joined(separator: "."))
  }

  /// Keeps what should be known, once.
  func note(_ reason: String, _ widget: SampledWidget, at spot: Spot? = nil) {
    let note = SampleNote(reason, widget: widget.name, at: spot)
    if notes.count < 1000, !notes.contains(note) { notes.append(note) }
  }
}

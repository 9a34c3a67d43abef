// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySampling
package import VibrancySyntax
internal import VibrancyTargets
package import VibrancyVocabulary

/// Whether the system shows a widget's content, which since iOS 17 takes a container background, as
/// `missing-container-background` judges it: of what cannot be followed nothing is said.
package struct ContainerBackgroundReader {
  private let program: Program
  private let ownCount: Int
  private let platform: ProjectTarget.Platform
  private let system: SystemVersion

  /// Reads the widgets of a target's program.
  ///
  /// - Parameter ownCount: How many of its files, the first, are the target's own.
  package init(
    _ program: Program, ownCount: Int, platform: ProjectTarget.Platform, system: SystemVersion
  ) {
    (self.program, self.ownCount) = (program, ownCount)
    (self.platform, self.system) = (platform, system)
  }

  /// Whether a widget surely shows something without a container background in a place, at least
  /// under a condition.
  package func isMissing(of widget: String, _ family: Family, in place: Place) -> Bool {
    guard place.reports != nil else { return false }
    func situation(keepsBackground: Bool) -> Situation {
      Situation(place, .family(family), platform, on: system, keepsBackground: keepsBackground)
    }
    let interpreter = Interpreter(program, situation(keepsBackground: false))
    let roots = WidgetReader(interpreter: interpreter, ownCount: ownCount).roots()
    guard let root = roots.first(where: { $0.name == widget }), root.configuration.kind == .widget
    else { return false }
    interpreter.start(situation(keepsBackground: !root.configuration.backgroundIsRemovable))
    return root.configuration.needsBackground(in: family, on: platform)
      && root.configuration.exposure(interpreter).cover.isMissing
  }
}

extension WidgetConfiguration {
  /// Whether the system shows its content in a family only with a container background. Who lists no
  /// families means those of the Home Screen.
  func needsBackground(in family: Family, on platform: ProjectTarget.Platform) -> Bool {
    platform.needsBackground(in: family, isListed: families != nil)
  }

  /// What becomes visible of all that it shows.
  func exposure(_ interpreter: Interpreter) -> Exposure {
    var trees: [ViewTree] = []
    for (content, entry) in contents {
      var frame = Frame(file: 0)
      trees.append(
        interpreter.tree(
          of: interpreter.invoke(
            content, [Passed(label: nil, value: entry)], at: Spot.nowhere, &frame)))
    }
    return Exposure(
      .group(trees, .beside), interpreter, keepsBackground: !backgroundIsRemovable)
  }
}

extension ProjectTarget.Platform {
  /// Whether the system shows a widget's content in a family only with a container background.
  ///
  /// - Parameter isListed: Whether the widget lists the families it supports.
  func needsBackground(in family: Family, isListed: Bool) -> Bool {
    self != .watchOS && family != .accessoryInline && (isListed || !family.isAccessory)
  }
}

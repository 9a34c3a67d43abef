// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy

/// What `vibrancy scenes` prints.
package enum SceneListing {
  /// A line a scene; verbose: the model's parameters, too.
  package static func text(isVerbose: Bool) -> String {
    let lines = Place.allCases.map { place in
      let recipe = place.recipe
      let mode = recipe.mode?.rawValue ?? "icon"
      let alias = place.aliased.map { " (alias of \($0.rawValue))" } ?? ""
      return padded(place.rawValue, 25) + padded(mode, 11) + padded(recipe.standing.rawValue, 12)
        + recipe.summary + alias
    }
    let scenes =
      (["SCENE" + String(repeating: " ", count: 20) + "MODE       STANDING    SHOWS"]
      + lines).joined(separator: "\n") + "\n"
    guard isVerbose else { return scenes }
    let parameters = Parameter.allCases.map { parameter($0.about) }
    return scenes + "\nFigures that Apple does not document; set with --set NAME=VALUE\n\n"
      + parameters.joined(separator: "\n")
  }

  private static func parameter(_ about: ParameterDescription) -> String {
    let unit = about.unit.isEmpty ? "" : " " + about.unit
    let range = about.range.map {
      " [\(ParameterValue.number($0.lowerBound))-\(ParameterValue.number($0.upperBound))]"
    }
    return padded(about.parameter.rawValue, 27)
      + padded("\(about.standard)\(range ?? "")\(unit)", 22) + "\(about.standing.rawValue)\n"
      + "    \(about.summary)\n    source: \(about.source)\n"
  }
}

/// Text with spaces behind it, at least one.
func padded(_ text: String, _ width: Int) -> String {
  text + String(repeating: " ", count: max(1, width - text.count))
}

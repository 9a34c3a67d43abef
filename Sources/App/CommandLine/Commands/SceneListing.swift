// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
package import VibrancyVocabulary

/// What `vibrancy scenes` prints.
package enum SceneListing {
  /// A line a scene; verbose: the model's parameters, too.
  package static func text(isVerbose: Bool) -> String {
    let lines = Place.allCases.map { place in
      let recipe = place.recipe
      let mode = recipe.mode?.rawValue ?? "icon"
      let alias = place.aliased.map { " (alias of \($0.rawValue))" } ?? ""
      return padded(place.rawValue, 29) + padded(mode, 11) + padded(recipe.standing.rawValue, 12)
        + recipe.summary + alias
    }
    let scenes =
      ([padded("SCENE", 29) + padded("MODE", 11) + padded("STANDING", 12) + "SHOWS"]
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

/// What a sheet and a gallery say of themselves.
enum Caption {
  static func of(_ os: SystemVersion) -> String {
    "estimate, model \(ModelVersion.v1.rawValue) · iOS \(os.rawValue) · vibrancy "
      + ToolVersion.current
  }
}

/// Text with spaces behind it, at least one.
func padded(_ text: String, _ width: Int) -> String {
  text + String(repeating: " ", count: max(1, width - text.count))
}

/// What `vibrancy families` prints.
package enum FamilyListing {
  /// A line a family: its names, and its size on a phone, an iPad, a Mac and a watch; then the screens
  /// that have names.
  package static func text(on os: SystemVersion) -> String {
    let devices = [
      Device.standard(on: os), .standard(on: os, for: .systemExtraLarge), Device(name: "mac"),
      .standardWatch,
    ].compactMap(\.self)
    let head =
      padded("FAMILY", 26) + padded("ALIAS", 20)
      + devices.map { padded($0.name, 27) }.joined() + "points\n"
    return head
      + Family.allCases.map { family in
        let sizes = devices.map { device in
          let size = FamilySizes.ownSize(of: family, on: device, os: os)
          return padded(size.map { text(of: $0) } ?? "-", 27)
        }
        return trimmed(padded(family.rawValue, 26) + padded(family.alias, 20) + sizes.joined())
      }.joined()
      + "\nIn parentheses: the view, where it is not as large as its slot. An iPhone's accessory lies in the\n"
      + "middle of its platter; an iPad's widget is laid out larger than it is drawn.\n\n"
      + padded("SCREEN", 13) + "DEVICES (--device takes either, or any WxH in points)\n"
      + ListedScreen.all.map { screen in
        trimmed(padded(screen.name, 13) + screen.models.joined(separator: " "))
      }.joined()
  }

  private static func trimmed(_ line: String) -> String {
    String(line.reversed().drop { $0 == " " }.reversed()) + "\n"
  }

  private static func text(of size: SlotSize) -> String {
    size.content == size.platter ? "\(size.platter)" : "\(size.platter) (\(size.content))"
  }
}

// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySyntax
internal import VibrancyTargets

extension WidgetList {
  /// The widgets that are none to run, and why.
  var left: [(gap: Gap, reason: UnjudgedWidget.Reason)] {
    func gap(of type: Int) -> Gap? {
      program.types[type].place.map {
        Gap(spot: Spot(file: $0.file, token: $0.index), name: program.types[type].name)
      }
    }
    let bodiless = types.filter { program.members(named: "body", of: $0).isEmpty }
    return bodiless.compactMap(gap).map { ($0, .bodiless) }
      + unlisted.compactMap(gap).map { ($0, .unlisted) } + unknown.map { ($0, .unknown) }
  }

  /// The type that starts the target and should list widgets, or be one: a place to look where no
  /// widget was found.
  var main: Gap? {
    for type in program.types {
      guard let place = type.place, place.file < ownCount, type.attributes.contains("main"),
        !Set(["WidgetBundle", "Widget"]).isDisjoint(with: type.inherited)
      else { continue }
      return Gap(spot: Spot(file: place.file, token: place.index), name: type.name)
    }
    return nil
  }
}

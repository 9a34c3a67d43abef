// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyScenes
import VibrancyTestSupport
import VibrancyVocabulary

/// The tables of places in the documentation, and the recorded one that shows what a change moves.
@Suite struct PlaceListTests {
  private func families(of place: Place) -> String {
    let shown = Family.allCases.filter { place.shows($0, on: .newest) }.map(\.alias)
    return shown.isEmpty
      ? place.presentations.map(\.rawValue).joined(separator: ", ")
      : shown.joined(separator: ", ")
  }

  @Test func `every place is as recorded`() throws {
    let lines = Place.allCases.map(\.facts)
    try RecordedFile("Reports/places.txt").expect(lines.joined(separator: "\n") + "\n")
  }

  @Test func `the model's article lists every scene`() throws {
    let rows = Place.allCases.map { place in
      [
        "`\(place.rawValue)`", place.recipe.summary, place.recipe.mode?.rawValue ?? "icon",
        families(of: place), place.recipe.standing.rawValue,
      ]
    }
    try WrittenList("scenes", of: "Model")
      .expect(table: ["scene", "where", "mode", "shows", "standing"], rows)
  }

  @Test func `the article on Live Activities lists their scenes`() throws {
    let rows = Place.allCases.filter { !$0.presentations.isEmpty }.map {
      ["`\($0.rawValue)`", $0.recipe.summary, families(of: $0)]
    }
    try WrittenList("scenes", of: "LiveActivities")
      .expect(table: ["scene", "where", "presentations"], rows)
  }

  @Test func `the article on evidence lists what is reported to a widget`() throws {
    let rows = Place.distinct.compactMap { place in
      place.reports.map {
        [
          "`\(place.rawValue)`", $0.mode.rawValue, $0.showsBackground ? "yes" : "no",
          $0.isLuminanceReduced ? "yes" : "no", $0.isDark ? "dark" : "light",
        ]
      }
    }
    try WrittenList("reports", of: "Evidence").expect(
      table: ["scene", "mode", "background shown", "luminance reduced", "scheme"], rows)
  }
}

extension Place {
  /// All that its row and its recipe say, on a line.
  fileprivate var facts: String {
    let shown =
      Family.allCases.filter { shows($0, on: .newest) }.map(\.alias) + presentations.map(\.rawValue)
    let reported = reports.map { reported in
      let words = [
        (reported.mode.rawValue, true), ("background", reported.showsBackground),
        ("reduced", reported.isLuminanceReduced), (reported.isDark ? "dark" : "light", true),
      ]
      return words.filter(\.1).map(\.0).joined(separator: " ")
    }
    let flags = [
      ("light-art", recipe.usesLightArt), ("locked", recipe.isLocked),
      ("dims-wallpaper", recipe.dimsWallpaper), ("dims-picture", recipe.dimsPicture),
      ("enlarges-small", recipe.enlargesSmall), ("lights-background", recipe.lightsBackground),
    ].filter(\.1).map(\.0)
    let judged = Platform.allCases.compactMap { Place.judged(on: $0).firstIndex(of: self) }.first
    let alias = aliased.map { ", as \($0.rawValue)" } ?? ""
    let disfavored = location.map { "\($0)" } ?? "nothing"
    let drawn = screen.map { "\($0)" } ?? "none"
    let rank = judged.map { "\($0 + 1)" } ?? "no"
    let background = recipe.containerBackground
    return """
      \(rawValue)  \(phrase)\(alias)
          \(role) \(platform), reports \(reported ?? "nothing"), disfavored as \(disfavored)
          shows \(shown.joined(separator: " "))
          \(recipe.treatment) on \(recipe.behind), background \(background), slot \(recipe.slot)
          plate \(recipe.plate)\(flags.map { ", \($0)" }.joined())
          screen \(drawn), judged \(rank)
      """
  }
}

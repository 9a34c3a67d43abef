// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import Vibrancy
import VibrancyTestSupport

/// A preview that is kept as a picture.
struct GoldenCase: Sendable, CustomStringConvertible {
  let scene: Scene
  /// The art, below `Fixtures/Inputs`; an icon bundle, below `Fixtures/Icons`; a widget of views,
  /// `Controls.view` of `Fixtures/Layout/Widgets`; a widget of an app's Swift,
  /// `Skies/SkiesWidget.systemLarge.swift`.
  let art: String
  /// What is special about the case; empty for the plain one.
  let variant: String
  let presentation: Presentation

  init(
    _ place: Place, of art: String, _ variant: String = "", wallpaper: Wallpaper = .mid,
    tint: EncodedColor = .orange, luma: Scene.LumaChoice = .rec709,
    setting values: KeyValuePairs<String, String> = [:],
    _ change: (inout Presentation) -> Void = { _ in }
  ) {
    var scene = Scene(place, wallpaper: wallpaper, tint: tint, luma: luma)
    for (name, text) in values {
      do throws(ParameterError) {
        try scene.parameters.set(name, to: text)
      } catch {
        preconditionFailure("\(error)")
      }
    }
    var presentation = Presentation()
    if art.hasPrefix("mug-template") { presentation.isTemplate = true }
    change(&presentation)
    (self.scene, self.art, self.variant) = (scene, art, variant)
    self.presentation = presentation
  }

  /// Its file below `Fixtures/Golden`: `<scene>/<art>[.<variant>].png`.
  var path: String {
    var stem = art
    for end in [".png", Self.view, Self.source] where art.hasSuffix(end) {
      stem = String(art.dropLast(end.count))
    }
    return "\(scene.place.rawValue)/\(stem)\(variant.isEmpty ? "" : "." + variant).png"
  }

  var description: String { path }

  private static let view = ".view"
  private static let source = ".swift"

  /// The preview as it is made now.
  func preview() throws -> Preview {
    if art.hasSuffix(Self.view) {
      let found = try Simulator().widgets(at: Fixture.path("Layout/Widgets"))
      let name = art.dropLast(Self.view.count) + "Widget."
      let widget = try #require(found.inputs.first { $0.name.hasPrefix(name) })
      return try Simulator().render(widget, in: scene, as: presentation)
    }
    if art.hasSuffix(Self.source) {
      let parts = art.dropLast(Self.source.count).split(separator: "/")
      let found = try Simulator().widgets(at: Fixture.path("Projects/\(parts[0])"))
      let widget = try #require(found.inputs.first { $0.name == parts[1] })
      return try Simulator().render(widget, in: scene, as: presentation)
    }
    guard art.hasSuffix(".icon") else {
      return try Simulator().render(Art.file(art), in: scene, as: presentation)
    }
    let looks = InputQuery(paths: [Fixture.path("Icons/\(art)")]).inputs().inputs
    let look = try #require(looks.first { $0.serves(scene) })
    return try Simulator().render(look, in: scene, as: presentation)
  }
}

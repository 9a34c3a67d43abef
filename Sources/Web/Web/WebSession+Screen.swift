// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyModes
internal import VibrancyPixels
internal import VibrancyScenes
internal import VibrancyScreens
internal import VibrancyVocabulary

extension WebSession {
  /// The most pictures that wait for a screen; none has as many slots.
  private static let mostSeated = 64

  /// Lets a picture, as it takes part now, wait for a slot of the next screen: of the family that is
  /// set.
  mutating func seat(_ handle: Int32) throws(WebError) {
    guard handle != 0 else {
      cast = []
      return
    }
    let picture = try picture(handle)
    guard presentation.family != nil else {
      throw WebError("a picture on a screen has a family; set one")
    }
    if cast.count < Self.mostSeated { cast.append((picture, presentation)) }
  }

  /// The pixels that `vibrancy screen` writes, of the pictures that wait; then none does.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point, `1...3`.
  ///   - count: Becomes how many of those that waited are on it.
  mutating func screen(
    _ name: String, scale: Int, count: inout Int32
  ) throws(WebError) -> WebResult {
    let waiting = cast
    cast = []
    guard let id = ScreenID(rawValue: name) else {
      throw WebError.unknown(name, "screen", among: ScreenID.allCases.map { $0.rawValue })
    }
    var scene = scene
    scene.place = id.place
    let isWatch = id.place.platform == .watch
    let device = presentation.device.flatMap { ($0.kind == .watch) == isWatch ? $0 : nil }
    let frame = ScreenFrame(id, in: scene, device: device, scale: min(max(scale, 1), 3))
    let widgets = waiting.compactMap { one -> Widget? in
      guard let family = one.presentation.family, id.families.contains(family) else { return nil }
      var presentation = one.presentation
      (presentation.device, presentation.scale) = (frame.device, Int(frame.scale))
      var builder = WidgetBuilder(
        one.picture.image, scale: one.picture.scale, isTemplate: false, as: presentation)
      return builder.widget(in: frame.scene)
    }
    let layout = ScreenLayout(frame, for: widgets.map { $0.canvas })
    let placed = zip(widgets, layout.areas).compactMap { widget, area in
      area.map { PlacedWidget(widget, in: frame.scene, $0) }
    }
    var picture = ScreenPicture(frame, layout, placed)
    for index in 0..<picture.count { picture.put(picture.widget(index), at: index) }
    var result = WebResult(frame.pixels)
    for y in 0..<frame.pixels.height { result.append(picture.row(y)) }
    count = Int32(placed.count)
    return result
  }
}

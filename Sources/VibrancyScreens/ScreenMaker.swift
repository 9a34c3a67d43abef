// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyModes
internal import VibrancyPixels
package import VibrancyPreviews
package import VibrancyScenes
internal import VibrancyVocabulary

/// What a screen shows, and how.
package struct ScreenRequest: Sendable {
  /// Which screen.
  package var id: ScreenID
  /// Wallpaper, tint, parameters and system; its place is the screen's.
  package var scene: Scene
  /// How pictures take part, and the device: the screen's size.
  package var presentation: Presentation
  /// A described Live Activity, whose banner an iPhone's Lock Screen shows.
  package var activity: Input?

  /// A screen; its place becomes that of the scene.
  package init(_ id: ScreenID, _ scene: Scene, as presentation: Presentation = Presentation()) {
    (self.id, self.scene, self.presentation) = (id, scene, presentation)
    self.scene.place = id.place
  }
}

/// An input as it takes part: a described widget, or a picture in a family's slot.
package struct ScreenInput: Sendable {
  /// The input.
  package let input: Input
  /// Its family.
  package let family: Family

  /// An input of a family; a described widget has its own.
  package init(_ input: Input, as family: Family) {
    (self.input, self.family) = (input, input.widget?.form.family ?? family)
  }
}

/// Draws whole screens with widgets in their slots. Widgets have the pixels that a preview in the
/// screen's place has over the same slot.
package struct ScreenMaker: Sendable {
  private let maker: PreviewMaker

  /// A maker of screens.
  package init(_ maker: PreviewMaker) { self.maker = maker }

  /// Draws a screen.
  ///
  /// - Parameters:
  ///   - inputs: In the order in which they take slots; families that the screen lacks are left out.
  ///   - jobs: How many widgets are worked on at once, from 1.
  package func screen(
    _ request: ScreenRequest, with inputs: [ScreenInput], jobs: Int
  ) async -> DrawnScreen {
    let scale = request.presentation.scale ?? request.id.standardScale
    let frame = ScreenFrame(
      request.id, in: request.scene, device: request.presentation.device, scale: scale)
    var presentation = request.presentation
    (presentation.device, presentation.scale) = (frame.device, scale)
    var drawn = DrawnScreen(frame, model: maker.model)
    let shown = inputs.filter { request.id.families.contains($0.family) }
    drawn.leaveOut(inputs.filter { !request.id.families.contains($0.family) }, .noFamily)
    let (layout, cast) = await seated(shown, on: frame, as: presentation, jobs: jobs, &drawn)
    var placed = zip(cast, layout.areas).compactMap { one, area in
      area.map { PlacedWidget(widget: one.widget, scene: frame.scene, area: $0) }
    }
    if let banner = banner(of: request, on: frame, as: presentation, &drawn) {
      placed.append(banner)
    }
    for widget in placed {
      for note in Preview.notes(on: widget.widget, in: widget.scene)
      where !drawn.notes.contains(note) {
        drawn.notes.append(note)
      }
    }
    drawn.placed = zip(cast, layout.areas).compactMap { one, area in area.map { (one.input, $0) } }
    drawn.setPicture(await Self.picture(frame, layout, placed, jobs: jobs), corner: frame)
    return drawn
  }

  /// The banner of a Live Activity where a preview shows it; `nil` on other screens.
  private func banner(
    of request: ScreenRequest, on frame: ScreenFrame, as presentation: Presentation,
    _ drawn: inout DrawnScreen
  ) -> PlacedWidget? {
    guard let activity = request.activity, let place = request.id.activityPlace else { return nil }
    var scene = frame.scene
    scene.place = place
    guard activity.serves(scene) else { return nil }
    do throws(VibrancyError) {
      guard let made = try maker.widget(of: activity, in: scene, as: presentation) else {
        return nil
      }
      drawn.notes += made.warnings.map { "\(activity.path): \($0)" }
      drawn.showsActivity = true
      let (slot, size) = (ScreenSlot(of: made.widget.canvas, in: scene), made.widget.canvas.size)
      return PlacedWidget(
        widget: made.widget, scene: scene,
        area: PixelArea(x: slot.x, y: slot.y, width: size.width, height: size.height))
    } catch {
      drawn.errors.append(error)
      return nil
    }
  }

  /// How many inputs are looked at for the slots of a screen; no screen has as many.
  private static let mostSeated = 512

  /// Gives inputs their slots, and reads those that have one; where one cannot be read the next
  /// moves up.
  private func seated(
    _ inputs: [ScreenInput], on frame: ScreenFrame, as presentation: Presentation, jobs: Int,
    _ drawn: inout DrawnScreen
  ) async -> (layout: any ScreenLayout, cast: [(input: ScreenInput, widget: Widget)]) {
    let (maker, scene) = (maker, frame.scene)
    var waiting = inputs[...]
    var row: [(input: ScreenInput, made: Widget?)] = []
    while true {
      let coming = waiting.prefix(Self.mostSeated - row.count)
      waiting = waiting.dropFirst(coming.count)
      row += coming.map { ($0, nil) }
      let layout = frame.id.layout.init(
        frame,
        for: row.map { one in
          Canvas(family: one.input.family, scale: Int(frame.scale), on: frame.device, in: scene)
        })
      let open = row.indices.filter { layout.areas[$0] != nil && row[$0].made == nil }
      if open.isEmpty {
        let cast = zip(row, layout.areas).compactMap { one, area in
          one.made.flatMap { area == nil ? nil : (input: one.input, widget: $0) }
        }
        let left = zip(row, layout.areas).filter { $1 == nil }.map(\.0.input)
        drawn.leaveOut(left + waiting, .noSlot)
        let final = frame.id.layout.init(frame, for: cast.map(\.widget.canvas))
        return (final, cast)
      }
      let made = await concurrentMap(open.map { row[$0].input }, jobs: jobs) { _, input in
        Self.result { () throws(VibrancyError) in
          var presentation = presentation
          presentation.family = input.family
          return try maker.widget(of: input.input, in: scene, as: presentation)
        }
      }
      var gone: Set<Int> = []
      for (index, result) in zip(open, made) {
        switch result {
        case .failure(let error):
          drawn.errors.append(error)
          gone.insert(index)
        // Another look of the same picture is shown here.
        case .success(nil): gone.insert(index)
        case .success(let made?):
          drawn.notes += made.warnings.map { "\(row[index].input.input.path): \($0)" }
          row[index].made = made.widget
        }
      }
      row = row.indices.filter { !gone.contains($0) }.map { row[$0] }
    }
  }

  private static func result<Value>(
    _ body: () throws(VibrancyError) -> Value
  ) -> Result<Value, VibrancyError> {
    do throws(VibrancyError) { return .success(try body()) } catch { return .failure(error) }
  }

  private static func picture(
    _ frame: ScreenFrame, _ layout: any ScreenLayout, _ placed: [PlacedWidget], jobs: Int
  ) async -> ScreenCanvas {
    let (scene, recipe) = (frame.scene, frame.scene.place.recipe)
    let isBlack = recipe.behind != .wallpaper
    let dimming = recipe.dimsPicture ? scene.parameters.number(.alwaysOnDimming) : 1
    let before = recipe.dimsWallpaper ? scene.parameters.number(.alwaysOnWallpaper) : 1
    var canvas = ScreenCanvas(size: frame.pixels)
    let wallpaper = ScreenWallpaper(
      isBlack ? Wallpaper(color: .black) : scene.wallpaper, on: &canvas,
      behind: placed.map(\.area), factor: before * dimming, sigma: 18 * frame.scale)
    var painter = ScreenPainter(scale: frame.scale, dimming: dimming, wallpaper: wallpaper)
    painter.exchange(&canvas)
    layout.draw(with: &painter)
    painter.exchange(&canvas)
    let slots = placed.map { ScreenSlot(on: frame.pixels, x: $0.area.x, y: $0.area.y) }
    let keys = zip(placed, slots).map { $0.scene.backdropKey(for: $0.widget.canvas, at: $1) }
    let backdrops = wallpaper.backdrops(keys)
    let rendered = await concurrentMap(Array(placed.indices), jobs: jobs) { _, index in
      placed[index].rows(over: backdrops[index], at: slots[index])
    }
    for (widget, rows) in zip(placed, rendered) {
      let width = 3 * widget.area.width
      for y in 0..<widget.area.height {
        canvas.set(rows[y * width..<(y + 1) * width], x: widget.area.x, y: widget.area.y + y)
      }
    }
    return canvas
  }
}

/// A widget or a banner where it is seen on the screen.
private struct PlacedWidget: Sendable {
  let widget: Widget
  let scene: Scene
  let area: PixelArea

  /// The codes of its pixels: RGB, of as many as the area has.
  func rows(over backdrop: Backdrop?, at slot: ScreenSlot) -> [UInt8] {
    var renderer = PreviewRenderer(widget, in: scene, over: backdrop, at: slot)
    var (rows, codes): ([UInt8], CodeRow) = ([], CodeRow(depth: .eight))
    rows.reserveCapacity(3 * area.width * area.height)
    for y in 0..<area.height {
      renderer.render(y)
      renderer.row.quantize(channels: 3, into: &codes)
      if case .eight(let codes) = codes { rows += codes.prefix(3 * area.width) }
    }
    return rows
  }
}

// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyModes
internal import VibrancyPixels
package import VibrancyScenes
package import VibrancyScreens
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
      area.map { PlacedWidget(one.widget, in: frame.scene, $0) }
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
    drawn.setPicture(await Self.picture(frame, layout, placed, jobs: jobs))
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
        made.widget, in: scene,
        PixelArea(x: slot.x, y: slot.y, width: size.width, height: size.height))
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
  ) async -> (layout: ScreenLayout, cast: [(input: ScreenInput, widget: Widget)]) {
    let (maker, scene) = (maker, frame.scene)
    var waiting = inputs[...]
    var row: [(input: ScreenInput, made: Widget?)] = []
    while true {
      let coming = waiting.prefix(Self.mostSeated - row.count)
      waiting = waiting.dropFirst(coming.count)
      row += coming.map { ($0, nil) }
      let layout = ScreenLayout(
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
        let final = ScreenLayout(frame, for: cast.map(\.widget.canvas))
        return (final, cast)
      }
      let corners = Self.corners(of: row.map(\.input.family))
      let made = await concurrentMap(open, jobs: jobs) { [row] _, index in
        Self.result { () throws(VibrancyError) in
          var presentation = presentation
          presentation.family = row[index].input.family
          presentation.corner = corners[index]
          return try maker.widget(of: row[index].input.input, in: scene, as: presentation)
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

  /// The corners of a watch's face that widgets of these families are in, with room for a label: on a
  /// dial, which is drawn unless there is a rectangle.
  private static func corners(of families: [Family]) -> [CornerSlot.Position?] {
    var free = CornerSlot.Position.allCases[...]
    if families.contains(.accessoryRectangular) { free = [] }
    return families.map { $0 == .accessoryCorner ? free.popFirst() : nil }
  }

  private static func result<Value>(
    _ body: () throws(VibrancyError) -> Value
  ) -> Result<Value, VibrancyError> {
    do throws(VibrancyError) { return .success(try body()) } catch { return .failure(error) }
  }

  private static func picture(
    _ frame: ScreenFrame, _ layout: ScreenLayout, _ placed: [PlacedWidget], jobs: Int
  ) async -> ScreenPicture {
    var picture = ScreenPicture(frame, layout, placed)
    for (index, codes) in await widgets(on: picture, jobs: jobs).enumerated() {
      picture.put(codes, at: index)
    }
    return picture
  }

  /// Makes widgets, by a function of its own: once it is done nobody else holds the picture, which
  /// then is not copied.
  private static func widgets(on picture: ScreenPicture, jobs: Int) async -> [[UInt8]] {
    await concurrentMap(Array(0..<picture.count), jobs: jobs) { _, index in picture.widget(index) }
  }
}

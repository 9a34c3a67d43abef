// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyModes
import VibrancyPixels
import VibrancyPreviews
import VibrancyScenes
import VibrancyScreens
import VibrancyTestSupport
import VibrancyVocabulary

/// A widget on a screen has the pixels that a preview has in the same slot.
@Suite struct ScreenPixelTests {
  private let maker = PreviewMaker()

  private func input(_ family: Family) throws -> ScreenInput {
    let art = StraightImage.drawn(48, 48) { x, y in
      (UInt8(5 * x), UInt8(5 * y), 90, (x - 24) * (x - 24) + (y - 24) * (y - 24) < 500 ? 255 : 40)
    }
    return ScreenInput(Input(pngData: try encoded(art), name: "art@2x.png"), as: family)
  }

  private func request(_ id: ScreenID, _ wallpaper: Wallpaper, scale: Int = 1) -> ScreenRequest {
    var request = ScreenRequest(id, Scene(id.place, wallpaper: wallpaper))
    request.presentation.scale = scale
    return request
  }

  @Test("as a preview in the same slot", arguments: ScreenID.allCases)
  func slot(_ id: ScreenID) async throws {
    let request = request(id, .dusk)
    let inputs = try (id.families + id.families.prefix(1)).map(input)
    let drawn = await ScreenMaker(maker).screen(request, with: inputs, jobs: 2)
    #expect(!drawn.placed.isEmpty && drawn.errors.isEmpty)
    let screen = drawn.pixels
    for (input, area) in drawn.placed {
      var presentation = request.presentation
      (presentation.family, presentation.device) = (input.family, drawn.device)
      let widget = try #require(
        try maker.widget(of: input.input, in: request.scene, as: presentation)
      ).widget
      let slot = ScreenSlot(on: drawn.size, x: area.x, y: area.y)
      let key = request.scene.backdropKey(for: widget.canvas, at: slot)
      var renderer = PreviewRenderer(
        widget, in: request.scene, over: key.map { Backdrop($0) }, at: slot)
      var differing = 0
      for y in 0..<area.height {
        renderer.render(y)
        var codes = CodeRow(depth: .eight)
        renderer.row.quantize(channels: 3, into: &codes)
        guard case .eight(let row) = codes, case .eight(let all) = screen.samples else { return }
        for x in 0..<area.width {
          let at = 4 * ((area.y + y) * drawn.size.width + area.x + x)
          // Beyond the screen's corners there is nothing.
          if all[at + 3] == 0 { continue }
          if all[at..<at + 3] != row[3 * x..<3 * x + 3] { differing += 1 }
        }
      }
      #expect(differing == 0, "\(id.rawValue) \(input.family.rawValue)")
    }
  }

  /// A single widget has the very place that previews have.
  @Test(arguments: [
    (Place.homeTintedGlass, Family.systemSmall), (.lockScreen, .accessoryCircular),
  ])
  func `a single widget is the preview itself`(_ place: Place, _ family: Family) async throws {
    let id = try #require(ScreenID(place))
    let (request, input) = (request(id, .vivid, scale: 2), try input(family))
    let drawn = await ScreenMaker(maker).screen(request, with: [input], jobs: 1)
    var presentation = request.presentation
    presentation.family = family
    let preview = try maker.preview(of: input.input, in: request.scene, as: presentation).pixels
    let area = try #require(drawn.placed.first).area
    #expect(area.width == preview.size.width && area.height == preview.size.height)
    guard case .eight(let screen) = drawn.pixels.samples, case .eight(let own) = preview.samples
    else { return }
    for y in 0..<area.height {
      let at = 4 * ((area.y + y) * drawn.size.width + area.x)
      #expect(
        screen[at..<at + 4 * area.width] == own[4 * y * area.width..<4 * (y + 1) * area.width])
    }
  }

  @Test func `what has no slot is reported, in order`() async throws {
    let families: [Family] = [
      .accessoryRectangular, .accessoryInline, .accessoryRectangular, .accessoryCircular,
      .accessoryInline, .systemSmall,
    ]
    let inputs = try families.map(input)
    let drawn = await ScreenMaker(maker).screen(
      request(try #require(ScreenID(.lockScreen)), .mid), with: inputs, jobs: 3)
    #expect(drawn.placed.map(\.input.family) == Array(families.prefix(3)))
    #expect(
      drawn.absent.map(\.input.family) == [.systemSmall, .accessoryCircular, .accessoryInline])
    #expect(drawn.absent.map(\.why) == [.noFamily, .noSlot, .noSlot])
  }

  @Test(
    "a Live Activity's banner",
    arguments: ScreenID.allCases.filter { $0.activityPlace != nil || $0.place == .homeDark })
  func banner(_ id: ScreenID) async throws {
    let activity = try #require(
      InputQuery(paths: [Fixture.path("Widgets/Ferry")]).inputs().inputs.first {
        $0.widget?.form == .liveActivity
      })
    let inputs = try [Family.accessoryCircular, .systemSmall].map(input)
    var request = request(id, .vivid)
    let without = await ScreenMaker(maker).screen(request, with: inputs, jobs: 1).pixels
    request.activity = activity
    let drawn = await ScreenMaker(maker).screen(request, with: inputs, jobs: 1)
    #expect(drawn.errors.isEmpty && drawn.showsActivity == (id.activityPlace != nil))
    guard let place = id.activityPlace else {
      #expect(drawn.pixels == without)
      return
    }
    var scene = request.scene
    scene.place = place
    let preview = try maker.preview(of: activity, in: scene, as: request.presentation)
    guard case .eight(let own) = preview.pixels.samples, case .eight(let plain) = without.samples,
      case .eight(let screen) = drawn.pixels.samples
    else { return }
    let (width, across) = (preview.size.width, drawn.size.width)
    let changed = (0..<drawn.size.height).filter { y in
      let row = 4 * y * across..<4 * (y + 1) * across
      return plain[row] != screen[row]
    }
    let top = try #require(changed.first)
    #expect(changed.count == preview.size.height)
    let left = (across - width + 1) / 2
    for y in 0..<preview.size.height {
      let (at, row) = (4 * ((top + y) * across + left), 4 * y * width)
      let (shown, expected) = (screen[at..<at + 4 * width], own[row..<row + 4 * width])
      #expect(shown == expected, "row \(y)")
    }
  }
}

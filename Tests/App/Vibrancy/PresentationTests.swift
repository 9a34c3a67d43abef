// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import Vibrancy
import VibrancyTestSupport

@Suite struct PresentationTests {
  private static let wall = Wallpaper(color: EncodedColor(gray: 51 / 255))

  private func preview(
    _ image: StraightImage, named name: String = "art.png", in place: Place = .homeLight,
    _ change: (inout Presentation) -> Void = { _ in }
  ) throws -> Preview {
    var presentation = Presentation()
    change(&presentation)
    return try Simulator().render(
      Art.input(image, name: name), in: Scene(place, wallpaper: Self.wall), as: presentation)
  }

  /// The reds along a row.
  private func reds(_ preview: Preview, _ y: Int) -> [UInt8] {
    let codes = preview.pixels.codes
    return (0..<preview.size.width).map { codes[4 * (y * preview.size.width + $0)] }
  }

  @Test func `without a family nothing is scaled, whatever the scale`() throws {
    for (name, scale) in [("a.png", 1), ("a@2x.png", 2), ("a@3x.png", 3), ("a.png", 3)] {
      let preview = try preview(Art.square(33, 200), named: name) { $0.scale = scale }
      #expect(preview.size == .of(33, 33) && Set(reds(preview, 16)) == [200])
    }
  }

  @Test(
    arguments: [
      (nil, "393x852", "art.png", 163), (nil, "393x852", "art@2x.png", 325),
      (3, "402x874", "art.png", 493), (nil, "414x896", "art@3x.png", 514),
      (2, "414x896", "art@3x.png", 333),
    ] as [(Int?, String, String, Int)])
  func `a family's slot takes the input's scale unless set otherwise`(
    _ scale: Int?, _ device: String, _ name: String, _ side: Int
  ) throws {
    let found = try #require(Device(name: device))
    let preview = try preview(Art.square(20, 9), named: name) {
      ($0.family, $0.scale, $0.device) = (.systemSmall, scale, found)
    }
    #expect(preview.size == .of(side, side))
  }

  @Test func `a watch is always at 2x`() throws {
    let watch = try #require(Device(name: "45mm"))
    let preview = try preview(Art.square(20, 9), in: .watchFullColor) {
      ($0.family, $0.device) = (.accessoryCircular, watch)
    }
    #expect(preview.size == .of(100, 100))
  }

  @Test func `contain shows all, cover fills, none keeps the size`() throws {
    // Twice as wide as high; the rectangle is 148 × 58 points.
    let wide = StraightImage.drawn(40, 20) { x, _ in (x < 10 ? 255 : 200, 0, 0, 255) }
    func rows(_ fit: Presentation.Fit) throws -> (top: [UInt8], middle: [UInt8]) {
      let preview = try preview(wide) {
        ($0.family, $0.fit, $0.area) = (.accessoryRectangular, fit, .content)
      }
      return (reds(preview, 0), reds(preview, 29))
    }
    let contain = try rows(.contain)
    // 116 × 58, 16 columns of wallpaper on either side.
    #expect(
      contain.top[0..<16].allSatisfy { $0 == 51 } && contain.top[132...].allSatisfy { $0 == 51 })
    #expect(contain.top[16] == 255 && contain.top[131] == 200)
    let cover = try rows(.cover)
    #expect(cover.top[0] == 255 && cover.top[147] == 200)
    let none = try rows(.none)
    #expect(none.top.allSatisfy { $0 == 51 })
    #expect(none.middle.filter { $0 != 51 }.count == 40 && none.middle[54] == 255)
  }

  @Test func `an icon place shows icons, never a family`() throws {
    let preview = try preview(Art.square(64, 9), in: .iconDark) { $0.family = .systemSmall }
    #expect(preview.size == .of(64, 64))
  }

  @Test func `a template is its alpha in white`() throws {
    let art = StraightImage.drawn(2, 1) { x, _ in (10, 200, 30, x == 0 ? 255 : 0) }
    let preview = try preview(art) { $0.isTemplate = true }
    #expect(preview.pixels.codes == [255, 255, 255, 255, 51, 51, 51, 255])
  }

  @Test func `backgrounds fill the slot`() throws {
    let clear = StraightImage.drawn(9, 9) { _, _ in (0, 0, 0, 0) }
    let plain = try preview(clear) { $0.background = .color(.white) }
    #expect(Set(reds(plain, 4)) == [255])
    let gradient = try preview(clear) { $0.background = .gradient(top: .white, bottom: .black) }
    // A tenth of light lies over the top.
    #expect(reds(gradient, 0)[4] == UInt8(quantizing: 1 - 0.9 * 0.5 / 9))
    let picture = StraightImage.drawn(3, 3) { _, _ in (77, 0, 0, 255) }
    let image = try preview(clear) { $0.background = .image(picture) }
    #expect(Set(reds(image, 0)) == [95] && Set(reds(image, 8)) == [77])
  }

  @Test func `what is borrowed or not drawn is said`() throws {
    let art = Art.square(9, 9)
    let plain = try preview(art) { $0.family = .systemSmall }
    #expect(plain.notes == [])
    let pad = try preview(art) { $0.family = .systemExtraLarge }
    #expect(pad.notes == [] && pad.size == .of(628, 300))
    let borrowed = try preview(art) {
      ($0.family, $0.device) = (.systemExtraLarge, Device(name: "393x852"))
    }
    #expect(borrowed.notes == ["systemExtraLarge has no size on 393x852; taken from 820x1180"])
    let bare = try preview(art) { ($0.family, $0.background) = (.accessoryInline, .accessory) }
    #expect(
      bare.notes == ["accessoryInline has no AccessoryWidgetBackground; none is drawn"])
  }

  @Test func `privacy and waiting mean the one layer there is`() throws {
    let secret = StraightImage.drawn(20, 10) { x, _ in
      x % 2 == 0 ? (255, 255, 255, 255) : (0, 0, 0, 255)
    }
    var scene = Scene(.standby)
    try scene.parameters.set(.privacy, to: true)
    let preview = try Simulator().render(Art.input(secret), in: scene)
    #expect(Set(reds(preview, 5)[4..<16]).count == 1)
  }
}

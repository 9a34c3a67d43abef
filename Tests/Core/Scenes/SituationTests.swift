// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyPixels
import VibrancyScenes
import VibrancyTestSupport

@Suite struct SituationTests {
  /// 20 × 10 visible pixels of one color at (6, 5) of 40 × 20.
  private static let art = StraightImage.drawn(40, 20) { x, y in
    (6..<26).contains(x) && (5..<15).contains(y) ? (51, 102, 204, 255) : (255, 255, 255, 12)
  }

  private func widget(sensitive: Bool = true, invalidatable: Bool = true) -> Widget {
    var layer = Layer(.straight(Self.art))
    (layer.isPrivacySensitive, layer.isInvalidatable) = (sensitive, invalidatable)
    (layer.x, layer.y, layer.group) = (3, -1, .accent)
    return Widget(
      canvas: Canvas(asset: .of(40, 20), scale: 1, on: .standard(on: .ios26)), layers: [layer])
  }

  private func scene(_ place: Place, _ flag: Parameter) throws -> Scene {
    var scene = Scene(place)
    try scene.parameters.set(flag, to: true)
    return scene
  }

  @Test func `privacy draws a bar over what can be seen, in its mean color`() throws {
    let layer = widget().inSituation(of: try scene(.lockScreen, .privacy)).layers[0]
    #expect(layer.picture.size == .of(20, 10))
    #expect(layer.x == 3 + 6 && layer.y == -1 + 5 && layer.group == .accent)
    var reader = LayerReader(layer, width: 40)
    reader.read(9)
    let middle = DoublePixel(reader.row, 19)
    #expect(middle.distance(to: DoublePixel(0.2 * 0.3, 0.4 * 0.3, 0.8 * 0.3, 0.3)) < 1e-6)
    #expect(reader.row.alpha[8] == 0 && reader.row.alpha[29] == 0)
    reader.read(4)
    // Corners are 20 % of the height: 2 px.
    #expect(reader.row.alpha[9] < 0.1 && Double(reader.row.alpha[12]) == middle.alpha)
  }

  @Test func `privacy redacts sensitive layers in locked places only`() throws {
    let locked = Place.allCases.filter {
      (try? widget().inSituation(of: scene($0, .privacy)).layers[0].picture.size) == .of(20, 10)
    }
    #expect(locked == Place.allCases.filter(\.recipe.isLocked))
    let open = widget(sensitive: false).inSituation(of: try scene(.lockScreen, .privacy))
    #expect(open.layers[0].picture.size == .of(40, 20))
    let unasked = widget().inSituation(of: .lockScreen())
    #expect(unasked.layers[0].picture.size == .of(40, 20))
  }

  @Test func `a picture without a visible pixel is left as it is`() throws {
    let clear = StraightImage.drawn(4, 4) { _, _ in (255, 255, 255, 12) }
    var layer = Layer(.straight(clear))
    layer.isPrivacySensitive = true
    let widget = Widget(
      canvas: Canvas(asset: .of(4, 4), scale: 1, on: .standard(on: .ios26)), layers: [layer])
    let redacted = widget.inSituation(of: try scene(.standby, .privacy))
    #expect(redacted.layers[0].picture.size == .of(4, 4))
  }

  @Test func `what waits for an update fades, if it can`() throws {
    let scene = try scene(.homeLight, .invalidated)
    #expect(widget().inSituation(of: scene).layers[0].opacity == 0.35)
    #expect(widget(invalidatable: false).inSituation(of: scene).layers[0].opacity == 1)
    #expect(widget().inSituation(of: .homeLight()).layers[0].opacity == 1)
    var locked = try self.scene(.lockScreen, .privacy)
    try locked.parameters.set(.invalidated, to: true)
    let both = widget().inSituation(of: locked).layers[0]
    #expect(both.opacity == 0.35 && both.picture.size == .of(20, 10))
  }

  @Test func `a container background is shown, removed or faint by the place`() {
    var widget = widget()
    widget.containerBackground = .color(.white)
    let shown = Place.allCases.filter { widget.background(in: Scene($0))?.opacity == 1 }
    let whole = Place.allCases.filter { $0.recipe.containerBackground == .shown }
    #expect(shown == whole.filter { $0 != .liveActivityCarPlay })
    #expect(widget.background(in: Scene(.liveActivityCarPlay))?.opacity == 0.6)
    #expect(widget.background(in: Scene(.ipadLockScreen)) == nil)
    widget.isBackgroundRemovable = false
    #expect(widget.background(in: Scene(.ipadLockScreen))?.opacity == 0.25)
    #expect(widget.background(in: Scene(.lockScreen)) == nil)
  }

  @Test func `accessoryInline has no container background anywhere`() {
    for background in [ContainerBackground.color(.white), .accessory] {
      for place in Place.allCases {
        let canvas = Canvas(
          family: .accessoryInline, scale: 2, on: .standard(on: .ios26), in: Scene(place))
        var widget = Widget(canvas: canvas, layers: [], containerBackground: background)
        widget.isBackgroundRemovable = false
        #expect(widget.background(in: Scene(place)) == nil, "\(place)")
      }
    }
  }

  @Test func `the Home Screen lights a container background from the top, from iOS 26 on`() throws {
    var widget = widget()
    widget.containerBackground = .color(.black)
    for place in Place.allCases {
      var scene = Scene(place)
      let isLit = place.recipe.lightsBackground
      #expect(widget.background(in: scene).map { $0.light > 0 } ?? false == isLit, "\(place)")
      scene.os = .ios18
      #expect(widget.background(in: scene)?.light ?? 0 == 0)
    }
    let light = try #require(widget.background(in: Scene(.homeLight)))
    // A plateau, half a fall of exponent 1.75, and nothing.
    #expect(light.light(at: 0) == 0.1 && light.light(at: 0.10) == 0.1)
    #expect(abs(light.light(at: 0.41) - 0.1 * 0.297_301_8) < 1e-6)
    #expect(light.light(at: 0.72) < 1e-9 && light.light(at: 1) == 0)
  }

  @Test func `AccessoryWidgetBackground is black in vibrant and faint white elsewhere`() {
    func background(_ family: Family, _ place: Place) -> (gray: Float, opacity: Float)? {
      let canvas = Canvas(family: family, scale: 1, on: .standard(on: .ios26), in: Scene(place))
      let widget = Widget(canvas: canvas, layers: [], containerBackground: .accessory)
      guard let shown = widget.background(in: Scene(place)),
        case .color(let color) = shown.background
      else { return nil }
      #expect(shown.light == 0)
      return (color.luma, shown.opacity)
    }
    for family in Family.allCases {
      let has = [Family.accessoryCircular, .accessoryCorner, .accessoryRectangular]
        .contains(family)
      #expect((background(family, .lockScreen) != nil) == has)
      #expect((background(family, .watchAccented) != nil) == has)
    }
    #expect(background(.accessoryCircular, .lockScreen).map { $0 == (0, 1) } == true)
    for place in Place.distinct
    where place.shows(.accessoryCircular, on: .standard) && place.recipe.mode != .vibrant {
      let found = background(.accessoryCircular, place)
      #expect(found?.opacity == 0.1 && abs((found?.gray ?? 0) - 1) < 1e-6)
    }
  }
}

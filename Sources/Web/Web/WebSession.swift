// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyModes
internal import VibrancyPixels
internal import VibrancyScenes
internal import VibrancyVocabulary

/// What a page has loaded and set.
struct WebSession: ~Copyable {
  /// A picture that was loaded.
  struct Picture {
    let image: StraightImage
    /// Pixels per point, `1...3`.
    let scale: Int
  }

  /// What the last call made.
  var result = WebResult()
  private var pictures: [Int32: Picture] = [:]
  private var lastHandle: Int32 = 0
  /// Where pictures are shown.
  private(set) var scene = Scene(.lockScreen)
  /// How they take part.
  private(set) var presentation = Presentation()
  /// What conversions take besides their kind.
  private(set) var conversion = (
    form: Conversion.AlphaForm.onBlack, ink: EncodedColor.white, saturation: Float(0)
  )
  /// What the last conversion destroyed.
  var loss: ConversionLoss?
  /// What the next screen shows, in the order in which it takes slots.
  var cast: [(picture: Picture, presentation: Presentation)] = []
  private var own: StraightImage?
  private var backdrops = BackdropShelf()

  /// Keeps a picture.
  ///
  /// - Returns: Its handle, from 1.
  mutating func load(_ image: StraightImage, scale: Int) -> Int32 {
    lastHandle += 1
    pictures[lastHandle] = Picture(image: image, scale: min(max(scale, 1), 3))
    return lastHandle
  }

  mutating func unload(_ handle: Int32) { pictures[handle] = nil }

  /// The picture of a handle.
  func picture(_ handle: Int32) throws(WebError) -> Picture {
    guard let picture = pictures[handle] else { throw WebError("no picture \(handle) is loaded") }
    return picture
  }

  /// Takes the picture that the wallpaper `own` stands for.
  mutating func setOwnWallpaper(_ image: StraightImage) {
    let isShown = own.map { scene.wallpaper == Wallpaper(own: $0) } ?? false
    own = image
    backdrops = BackdropShelf()
    if isShown { scene.wallpaper = Wallpaper(own: image) }
  }

  /// The pixels that `vibrancy render` writes, or those with wallpaper around.
  mutating func rendered(_ handle: Int32, isFramed: Bool) throws(WebError) -> WebResult {
    let picture = try picture(handle)
    var builder = WidgetBuilder(
      picture.image, scale: picture.scale, isTemplate: false, as: presentation)
    let widget = builder.widget(in: scene)
    let key =
      isFramed
      ? scene.surroundingsKey(of: widget.canvas) : scene.backdropKey(for: widget.canvas)
    let behind = key.map { backdrop($0) }
    let isAdaptive = scene.luma == .adaptive && scene.place.recipe.mode == nil
    let weights =
      isAdaptive ? LumaWeights.adaptive(to: picture.image.colorSamples) : .rec709
    var rows =
      isFramed
      ? PreviewRows(framed: widget, in: scene, over: behind, weights: weights)
      : PreviewRows(widget, in: scene, over: behind, weights: weights)
    var result = WebResult(rows.size)
    var codes = CodeRow(depth: .eight)
    for y in 0..<rows.size.height {
      rows.render(y, channels: 4, into: &codes)
      if case .eight(let row) = codes { result.append(row) }
    }
    return result
  }

  /// The backdrop of a key; few wallpapers are kept at a time.
  mutating func backdrop(_ key: Backdrop.Key) -> Backdrop {
    backdrops.backdrop(key)
  }
}

extension WebSession {
  /// Sets an option by its name on the command line, or a parameter of the model by its own.
  mutating func set(_ name: String, to value: String) throws(WebError) {
    switch name {
    case "scene": scene.place = try Self.named(value, name, among: Place.allCases)
    case "wallpaper": scene.wallpaper = try wallpaper(value)
    case "tint": scene.tint = try Self.color(value, name)
    case "os":
      guard let os = Int(value).flatMap({ SystemVersion(rawValue: $0) }) else {
        throw WebError("'\(value)' is not a system; give 18 or 26")
      }
      scene.os = os
    case "family":
      presentation.family = value.isEmpty ? nil : Family(name: value)
      if presentation.family == nil, !value.isEmpty {
        throw WebError.unknown(value, "family", among: Family.allCases.map { $0.rawValue })
      }
    case "device":
      presentation.device = value.isEmpty ? nil : Device(name: value)
      if presentation.device == nil, !value.isEmpty {
        throw WebError("unknown device '\(value)'; give WxH in points, or a watch such as 45mm")
      }
    case "group": presentation.group = try Self.named(value, name, among: AccentGroup.allCases)
    case "accented-rendering":
      presentation.accentedRendering = try Self.named(
        value, name, among: AccentedRendering.allCases)
    case "template":
      guard value == "yes" || value == "no" else {
        throw WebError("'\(value)' is not a value for 'template'; give yes or no")
      }
      presentation.isTemplate = value == "yes"
    case "luma": scene.luma = try Self.named(value, name, among: Scene.LumaChoice.allCases)
    case "form":
      conversion.form = try Self.named(value, name, among: Conversion.AlphaForm.allCases)
    case "ink": conversion.ink = try Self.color(value, name)
    case "saturation":
      guard let share = Double(value), (0...1).contains(share) else {
        throw WebError("'\(value)' is not a value for 'saturation'; give a number from 0 to 1")
      }
      conversion.saturation = Float(share)
    case "fit": presentation.fit = try Self.named(value, name, among: Presentation.Fit.allCases)
    case "canvas": presentation.area = try Self.named(value, name, among: SlotArea.allCases)
    case "background":
      presentation.background = value.isEmpty ? nil : Presentation.Background(value)
      if presentation.background == nil, !value.isEmpty {
        throw WebError(
          "'\(value)' is not a background; give #RRGGBB, two colors TOP,BOTTOM, or accessory")
      }
    default:
      do throws(ParameterError) {
        if value.isEmpty {
          try scene.parameters.reset(name)
        } else {
          try scene.parameters.set(name, to: value)
        }
      } catch {
        throw WebError(error.description)
      }
    }
  }

  private func wallpaper(_ text: String) throws(WebError) -> Wallpaper {
    if text == "own" {
      guard let own else { throw WebError("there is no wallpaper of your own; give a picture") }
      return Wallpaper(own: own)
    }
    if let known = Wallpaper(named: text) { return known }
    throw WebError.unknown(text, "wallpaper", among: Wallpaper.builtIn.map { $0.name } + ["own"])
  }

  private static func color(_ text: String, _ name: String) throws(WebError) -> EncodedColor {
    guard let color = EncodedColor(hex: text) else {
      throw WebError("'\(text)' is not a value for '\(name)'; give a color, #RRGGBB")
    }
    return color
  }

  private static func named<Value: RawRepresentable>(
    _ text: String, _ name: String, among values: [Value]
  ) throws(WebError) -> Value where Value.RawValue == String {
    guard let value = values.first(where: { $0.rawValue == text }) else {
      throw WebError.unknown(text, name, among: values.map { $0.rawValue })
    }
    return value
  }
}

/// Why a call failed.
struct WebError: Error {
  /// One sentence: what is wrong, and what to do.
  let text: String

  init(_ text: String) { self.text = text }

  static func unknown(_ text: String, _ kind: String, among known: [String]) -> WebError {
    let hint =
      nearestName(to: text, among: known).map { "did you mean '\($0)'?" }
      ?? "give one of \(known.joined(separator: ", "))"
    return WebError("there is no \(kind) '\(text)'; \(hint)")
  }
}

/// Bytes for the page: straight RGBA of a size, UTF-8, or a file.
@safe struct WebResult: ~Copyable {
  /// The first byte.
  private(set) var start: UnsafeMutablePointer<UInt8>?
  /// How many bytes there are.
  private(set) var count = 0
  /// Columns; 0: it is a text or a file.
  private(set) var width = 0
  /// Rows.
  private(set) var height = 0

  /// Nothing.
  init() { unsafe start = nil }

  /// A text.
  init(text: String) { self.init(bytes: Array(text.utf8)) }

  /// A text or a file.
  init(bytes: [UInt8]) {
    self.init(room: bytes.count)
    append(bytes)
  }

  /// A picture whose rows are appended.
  init(_ size: PixelSize) {
    self.init(room: 4 * size.area)
    (width, height) = (size.width, size.height)
  }

  private init(room: Int) { unsafe start = UnsafeMutablePointer.allocate(capacity: max(room, 1)) }

  /// Adds bytes, no more than there is room for.
  mutating func append(_ bytes: [UInt8]) {
    guard let start = unsafe start else { return }
    for index in bytes.indices { unsafe (start + count + index).initialize(to: bytes[index]) }
    count += bytes.count
  }

  /// Adds pixels of 1 (grey), 2 (grey and α), 3 (color) or 4 channels.
  mutating func append(_ codes: [UInt8], channels: Int) {
    if channels == 4 { return append(codes) }
    let hasAlpha = channels % 2 == 0
    append(
      stride(from: 0, to: codes.count, by: channels).flatMap { at in
        let alpha = hasAlpha ? codes[at + channels - 1] : 255
        return channels < 3
          ? [codes[at], codes[at], codes[at], alpha]
          : [codes[at], codes[at + 1], codes[at + 2], alpha]
      })
  }

  deinit { unsafe start?.deallocate() }
}

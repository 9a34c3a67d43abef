// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyCache
internal import VibrancyFacts
internal import VibrancyJudging
internal import VibrancyMeasures
internal import VibrancyPixels
internal import VibrancyPreviews
internal import VibrancyRules
internal import VibrancyScenes
internal import VibrancySystem

/// Decodes, measures and judges units: what all of them share.
struct Examiner: Sendable {
  var maker: PreviewMaker
  let request: LintRequest
  let workingDirectory: String
  /// The digest of what holds for all units; `nil` where they have no keys.
  let common: CacheKey?
  /// Wallpapers, drawn once for all units.
  let backdrops: BackdropCache

  /// - Parameter keying: Whether units have keys without a cache, too.
  init(
    maker: PreviewMaker, request: LintRequest, workingDirectory: String,
    backdrops: BackdropCache = BackdropCache(), keying: Bool = false
  ) {
    (self.maker, self.request, self.workingDirectory) = (maker, request, workingDirectory)
    self.backdrops = backdrops
    common =
      keying || request.cache != nil ? Self.common(request, maker, workingDirectory) : nil
  }

  /// The path as reports print it.
  func relative(_ path: String) -> String { PathBelow.relative(path, to: workingDirectory) }
}

/// The facts about a file that is not judged itself.
struct Glance: Sendable {
  /// The stored bitmap's size.
  let size: PixelSize
  /// `true` if nothing is visible.
  let isBlank: Bool
  /// The share of its pixels with α < .95, `0...1`.
  let transparentShare: Double
  /// Pixels per point.
  let scale: Int
  /// Of its bytes.
  let hash: ContentHash

  /// The facts of an empty canvas of that size.
  var facts: ArtFacts {
    ArtFacts(
      canvas: PixelRectangle(x: 0, y: 0, width: size.width, height: size.height), scale: scale)
  }
}

extension UnitContext {
  /// Decodes a file to see whether it can be and whether it shows anything.
  func glanced(at input: Input) throws(VibrancyError) -> Glance {
    let picture = try maker.decode(input, within: .judged, isHashed: true)
    return Glance(
      size: picture.stored, isBlank: !picture.image.samples.showsAnything,
      transparentShare: picture.image.samples.transparentShare, scale: input.scale,
      hash: picture.hash ?? ContentHash([]))
  }

  /// A picture of an app icon, ready to be judged, and its stored size.
  ///
  /// - Parameter scenes: Where it is seen on a plate of the system's.
  func iconCase(
    of input: Input, _ looks: Set<Subject.IconLook>, at location: Location, asset: String?,
    in scenes: [JudgedScene] = []
  ) throws(VibrancyError) -> (LintCase, stored: PixelSize) {
    iconCase(
      of: input, try maker.decodeForJudgement(input), looks, at: location, asset: asset,
      in: scenes)
  }

  /// As above, of a picture that is decoded.
  func iconCase(
    of input: Input, _ picture: DecodedInput, _ looks: Set<Subject.IconLook>,
    at location: Location, asset: String?, in scenes: [JudgedScene] = []
  ) -> (LintCase, stored: PixelSize) {
    // What is not reported needs no more than icons are judged by.
    let hasAllFacts = request.inspection != .none
    let measured =
      !scenes.isEmpty || hasAllFacts
      ? MeasuredArt(
        picture.image, scale: picture.scale, isTemplate: false, isIcon: true,
        isReduced: picture.isReduced, hasAllFacts: hasAllFacts) : nil
    let facts =
      measured?.facts
      ?? ArtFacts(ofIcon: picture.image, scale: picture.scale, isReduced: picture.isReduced)
    var judged = LintCase(
      subject: Subject(.icon(looks), art: facts), name: input.name, location: location,
      asset: asset, hash: picture.hash ?? ContentHash([]))
    judged.subject.set.hasAlphaChannel = picture.hasAlphaChannel
    if let measured, !scenes.isEmpty {
      let builder = WidgetBuilder(
        picture.image, scale: picture.scale, isTemplate: false, as: Presentation(showing: .content))
      judged.judged.art = JudgedArt(measured: measured) { scene in
        var builder = builder
        return builder.widget(in: scene)
      }
      judged.judged.scenes = scenes
    }
    return (judged, picture.stored)
  }
}

extension StraightSamples {
  /// The share of pixels with α < .95, `0...1`.
  fileprivate var transparentShare: Double {
    let (count, clear) =
      switch self {
      case .eight(let codes):
        (codes.count, stride(from: 3, to: codes.count, by: 4).count { codes[$0] < 242 })
      case .sixteen(let codes):
        (codes.count, stride(from: 3, to: codes.count, by: 4).count { codes[$0] < 62_258 })
      }
    return Double(clear) / Double(max(1, count / 4))
  }

  /// `true` if any pixel has α ≥ .05.
  fileprivate var showsAnything: Bool {
    switch self {
    case .eight(let codes):
      stride(from: 3, to: codes.count, by: 4).contains { codes[$0] >= 13 }
    case .sixteen(let codes):
      stride(from: 3, to: codes.count, by: 4).contains { codes[$0] >= 3277 }
    }
  }
}

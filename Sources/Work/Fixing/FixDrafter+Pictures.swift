// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyFacts
internal import VibrancyLint
internal import VibrancyModes
internal import VibrancyPNG
internal import VibrancyPixels
internal import VibrancyPreviews
internal import VibrancyRules
internal import VibrancySystem

extension FixDrafter {
  /// Art with fewer pixels: as many as the limit that it is above; of one above all limits as many as its
  /// slot has.
  ///
  /// All scales of a set are reduced by the same factor, to whole points.
  func reduced(
    for findings: [Finding], _ subject: Subject?, on draft: FixDraft
  ) throws(FixRefusal) -> FixDraft {
    guard let finding = findings.first, let limit = finding.required,
      let area = finding.measured?.value
    else { throw FixRefusal("its largest size is unknown") }
    let files = try pictures(of: findings, in: draft)
    // The limit of a slot is little more than it; below the absolute one, that of the slot fails.
    let slot = subject?.slotArea.map(Double.init)
    let wanted = slot.map { limit > 2 * $0 ? $0 : limit } ?? limit
    let factor = (wanted / area).squareRoot()
    var next = draft
    for file in files {
      let input = file.input.holding(file.bytes)
      let picture: DecodedInput
      do throws(VibrancyError) {
        picture = try maker.decode(input)
      } catch {
        throw refusal(of: error, at: file.input.path)
      }
      // One that is very large came reduced already.
      let image = picture.image
      guard let size = Self.size(of: picture.stored, at: file.input.scale, by: factor),
        size != picture.stored, size.width <= image.size.width, size.height <= image.size.height
      else { continue }
      do throws(PNGError) {
        next.replace(
          picture: file.input.path, file.bytes, by: try encodePNG(image.reduced(to: size)))
      } catch {
        throw FixRefusal("the result cannot be stored: \(error)")
      }
    }
    guard next.files != draft.files else { throw FixRefusal("it cannot be made smaller") }
    let percent = Int((factor * 100).rounded(.down))
    next.steps.append(
      "\(FixKind.fewerPixels.clause), to \(percent) % of each side: at most \(Int(wanted)) pixels")
    next.notes.append("where code shows it without .resizable() it takes less room")
    return next
  }

  /// Pictures beside those of a unit, whose opacity is their luminance: for where opacity is all that
  /// is left.
  ///
  /// - Returns: A draft that makes them, and the unit's own pictures as they would be in their place.
  func variant(
    for findings: [Finding], on unit: ExaminedUnit
  ) throws(FixRefusal) -> (draft: FixDraft, inPlace: ReplacedFiles, path: String) {
    var draft = FixDraft(unit)
    var inPlace = ReplacedFiles()
    var place: String
    switch unit.kind {
    case .picture(let input): place = Self.beside(input.path)
    case .set(.image(let set)):
      let ending = ".imageset"
      let stem = set.place.path.hasSuffix(ending) ? set.place.path.dropLast(ending.count) : ""
      place = "\(stem)Tinted\(ending)"
      guard !stem.isEmpty, set.art.allSatisfy({ $0.kind == .png }) else {
        throw FixRefusal("luminance as opacity is made of sets of PNG files alone")
      }
      do throws(FileError) {
        draft.replace(
          file: PathBelow.joined(place, "Contents.json"), nil, by: try set.place.contentsBytes())
      } catch {
        throw FixRefusal("\(error)")
      }
    case .set, .code, .other: throw FixRefusal("it is not a picture of its own")
    }
    let isSet = place.hasSuffix(".imageset")
    let shown = PathBelow.relative(place, to: workingDirectory)
    guard FileIdentity.of(place) == nil else {
      throw FixRefusal(
        "\(shown) is beside it; show that where widgetRenderingMode is .accented")
    }
    for file in try pictures(of: isSet ? nil : findings, in: draft) {
      let sink = MemorySink()
      let outcome: ConversionOutcome
      do throws(VibrancyError) {
        outcome = try maker.convert(
          file.input.holding(file.bytes), to: .luminanceToAlpha(form: .onBlack, ink: .white),
          into: sink)
      } catch {
        throw refusal(of: error, at: file.input.path)
      }
      if outcome.loss != nil { throw FixRefusal("as opacity its luminance carries nothing") }
      inPlace[file.input.path] = sink.bytes
      let name = PathBelow.lastName(file.input.path)
      draft.replace(file: isSet ? PathBelow.joined(place, name) : place, nil, by: sink.bytes)
    }
    draft.steps = ["a variant of \(unit.path) with its luminance as opacity"]
    draft.notes = ["show it where widgetRenderingMode is .accented, and the other elsewhere"]
    return (draft, inPlace, shown)
  }

  /// `art/photo-tinted@2x.png` for `art/photo@2x.png`.
  private static func beside(_ path: String) -> String {
    let bare = AssetFile.pathWithoutScale(path)
    let name = PathBelow.lastName(path)
    // `~ipad` ends a name, as `@2x` does.
    let stem = PathBelow.lastName(bare).dropLast(4).prefix { $0 != "~" }
    let rest = name.dropFirst(stem.count)
    return PathBelow.joined(PathBelow.folder(path), "\(stem)-tinted\(rest)")
  }

  /// Whole points times the scale; never more than the factor asks for.
  private static func size(of size: PixelSize, at scale: Int, by factor: Double) -> PixelSize? {
    func side(_ pixels: Int) -> Int {
      let points = (Double(pixels) / Double(scale) * factor).rounded(.down)
      return min(pixels, max(1, Int(points) * scale))
    }
    return PixelSize(width: side(size.width), height: side(size.height))
  }
}

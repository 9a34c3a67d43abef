// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancySampling
internal import VibrancySyntax

/// The pictures that a widget may show in a situation, whatever its data are.
struct CoveredPictures {
  /// One that is shown in some runs.
  struct Shown {
    var picture: ShownPicture
    /// Whether it is shown in every run.
    var isCertain: Bool
  }

  private struct Key: Hashable {
    var name: String?
    var spot: Spot
    var isBackground: Bool
  }

  /// A picture of a known name, shown in one manner, wherever the code makes it.
  private struct Look: Hashable {
    var name: String
    var manner: Manner
    var isBackground: Bool
  }

  /// All of them, in the order in which they were met.
  private(set) var all: [Shown] = []

  /// Runs the code of a widget.
  init(of widget: SampledWidget, _ situation: SampleSituation, _ reader: SampleReader) {
    var order: [Key] = []
    var pictures: [Key: [ShownPicture]] = [:]
    var (counts, looks): ([Key: Int], [Look: Int]) = ([:], [:])
    let runs = reader.cover(widget, situation) { view in
      let shown = Set(PictureWalk(view, reader.evaluator).pictures)
      for picture in shown {
        let key = Key(name: picture.name, spot: picture.spot, isBackground: picture.isBackground)
        if pictures[key] == nil { order.append(key) }
        if pictures[key]?.contains(picture) != true { pictures[key, default: []].append(picture) }
      }
      for key in Set(shown.map { Key(name: $0.name, spot: $0.spot, isBackground: $0.isBackground) })
      {
        counts[key, default: 0] += 1
      }
      for look in Set(shown.compactMap(Self.look)) { looks[look, default: 0] += 1 }
    }
    for key in order.sorted(by: {
      ($0.spot.file, $0.spot.token, $0.name ?? "") < ($1.spot.file, $1.spot.token, $1.name ?? "")
    }) {
      guard var picture = pictures[key]?.first else { continue }
      for other in pictures[key] ?? [] {
        picture.manner.join(other.manner)
        picture.hasBackdrop = picture.hasBackdrop || other.hasBackdrop
      }
      let isAlways = counts[key] == runs || Self.look(picture).map { looks[$0] == runs } ?? false
      all.append(Shown(picture: picture, isCertain: isAlways))
    }
  }

  private static func look(_ picture: ShownPicture) -> Look? {
    picture.name.map {
      Look(name: $0, manner: picture.manner, isBackground: picture.isBackground)
    }
  }
}

extension Manner {
  /// Becomes what is common to it and another: what differs is not known.
  fileprivate mutating func join(_ other: Manner) {
    if accentedRendering != other.accentedRendering {
      (accentedRendering, isAccentedOpen) = (nil, true)
    }
    isAccentedOpen = isAccentedOpen || other.isAccentedOpen
    isAccentable = isAccentable && other.isAccentable
    if isTemplate != other.isTemplate { isTemplate = nil }
    isRedrawn = isRedrawn || other.isRedrawn
    hasLuminanceToAlpha = hasLuminanceToAlpha && other.hasLuminanceToAlpha
    if ink != other.ink { ink = nil }
    if colorEffects != other.colorEffects { colorEffects = nil }
    if scheme != other.scheme { scheme = nil }
    if opacity != other.opacity { opacity = nil }
    if width != other.width { width = nil }
    if height != other.height { height = nil }
    isPrivate = isPrivate && other.isPrivate
    isInvalidatable = isInvalidatable && other.isInvalidatable
  }
}

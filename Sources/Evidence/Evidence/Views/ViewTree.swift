// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels
internal import VibrancySyntax
internal import VibrancyVocabulary

/// What a view shows: its parts as they lie beside, above and behind each other.
///
/// Views of the sources' own types are not opened yet: that is done in the environment they get.
indirect enum ViewTree {
  case leaf(Leaf, Spot)
  case group([ViewTree], Arrangement)
  case modified(ViewTree, Modifier, Spot)
  /// A view of the sources' own.
  case custom(Instance)
  /// A control whose style may be the sources' own.
  case control(kind: String, label: ViewTree, Spot)
  /// Shown under a condition that is not decided here: in which of its branches.
  case maybe(ViewTree, [Branch])

  static var empty: ViewTree { .group([], .listed) }

  /// The most views of a builder that are distinguished.
  private static let mostListed = 1024

  /// The views that a builder lists, each by itself.
  var listed: [ViewTree] {
    guard case .group(_, .listed) = self else {
      if case .maybe(let inner, let branches) = self, case .group(_, .listed) = inner {
        return inner.listed.map { .maybe($0, branches) }
      }
      return [self]
    }
    var found: [ViewTree] = []
    // Builders that list each other twice have more views than could ever be gone through.
    var (open, left) = ([self], 8 * Self.mostListed)
    while let next = open.popLast(), found.count < Self.mostListed, left > 0 {
      left -= 1
      switch next {
      case .group(let parts, .listed): open += parts.reversed()
      case .maybe(let inner, let branches):
        if case .group(let parts, .listed) = inner {
          open += parts.reversed().map { .maybe($0, branches) }
        } else {
          found.append(next)
        }
      case .leaf, .group, .modified, .custom, .control: found.append(next)
      }
    }
    return found
  }

  /// The branches that it is shown in, of conditions around all of it.
  var branches: [Branch] {
    guard case .maybe(let inner, let own) = self else { return [] }
    return own + inner.branches
  }

  /// Modifiers and containers around one view are followed this far.
  private static let deepest = 256

  /// Whether more lies around one view than people write, so that no more is put around it.
  var isDeep: Bool {
    var next = self
    for _ in 0..<Self.deepest {
      switch next {
      case .modified(let inner, _, _), .maybe(let inner, _), .control(_, let inner, _): next = inner
      case .group(let parts, _):
        guard let inner = parts.last(where: { if case .leaf = $0 { false } else { true } }) else {
          return false
        }
        next = inner
      case .leaf, .custom: return false
      }
    }
    return true
  }

  /// How parts lie.
  enum Arrangement {
    case beside
    /// Back to front.
    case layered
    /// One of them is shown; or all, but each by itself: those that a loop gives.
    case alternatives(all: Bool)
    /// As what holds them lays them: the views of a builder.
    case listed
  }

  /// A view without parts.
  enum Leaf {
    case picture(Picture)
    case text
    /// A shape, filled or stroked with a style of its own or the foreground's.
    case shape(Paint?, isStroke: Bool)
    case fill(Paint)
    case accessoryBackground
    /// What code draws by itself: `Canvas`, `Chart`.
    case drawing(String)
    /// Nothing to see.
    case blank
    /// A view that is declared elsewhere: its type's name, and the call that gives it.
    case unknown(String, Gap?)
  }

  /// What is done to a view.
  enum Modifier {
    case background(ViewTree)
    case overlay(ViewTree)
    case containerBackground(ViewTree)
    /// `nil`: not known.
    case opacity(Double?)
    case accentable(Bool?)
    /// The modes it may set; `nil` where it is unknown.
    case accentedRendering([AccentedRendering]?)
    case luminanceToAlpha
    /// A change of its colors; `nil`: not known which.
    case colorEffect(ColorEffect?)
    case ink(Paint?)
    /// What `BackgroundStyle` is inside of it.
    case backgroundStyle(Paint)
    case template(Bool)
    case mask(ViewTree)
    case blend(String)
    case hidden
    /// A frame: the sides as far as they are literal, and whether one is computed.
    case frame(width: Double?, height: Double?, isComputed: Bool, place: FramePlace)
    case blurred
    /// `offset`, `position`.
    case moved
    case trimmed(isComputed: Bool)
    case resizable
    case environment(String, Value)
    case style(String, Value)
    /// A `ViewModifier` of the sources' own.
    case custom(Value)
    case privacySensitive
    case invalidatable
    /// One that is unknown, of another module.
    case unknown(String)
  }

  /// What a frame does with the room that it asks for.
  enum FramePlace {
    /// It has sides of its own.
    case own
    /// What it holds lies in the middle, if it does not fill it.
    case around
    /// What it holds lies at an edge, if it does not fill it.
    case aside
  }
}

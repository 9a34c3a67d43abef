// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyPainting
internal import VibrancyRunning
internal import VibrancyScenes
internal import VibrancySyntax

/// How much of what is drawn is what the code shows, and not what stands for it.
package struct ShownShares: Sendable, Hashable {
  /// How many of some kind there are.
  package struct Count: Sendable, Hashable {
    /// All of them.
    package fileprivate(set) var all = 0
    /// Those that are known.
    package fileprivate(set) var known = 0

    fileprivate mutating func add(_ isKnown: Bool) {
      all += 1
      if isKnown { known += 1 }
    }

    fileprivate mutating func add(_ other: Count) {
      all += other.all
      known += other.known
    }
  }

  /// Texts; one that is empty, that has a dash for a value, or that shows a made-up text is not known.
  package private(set) var texts = Count()
  /// Pictures and symbols; one that is not found or that is made while the app runs is not known.
  package private(set) var pictures = Count()
  /// Colors and styles that code sets; gray in place of one is not known.
  package private(set) var colors = Count()

  /// Of nothing.
  package init() {}

  /// Of some marks.
  ///
  /// - Parameters:
  ///   - spots: The places of sources by their number.
  ///   - madeUp: Texts that are made up.
  ///   - isFound: Whether there is a picture of a name.
  init(
    of marks: [Mark], _ spots: [Spot], _ holes: ShownHoles, madeUp: Set<String>,
    isFound: (String) -> Bool
  ) {
    var open = marks
    while let mark = open.popLast() {
      switch mark.content {
      case .group(let inner, _): open += inner
      case .text:
        guard case .text(let text)? = mark.kind else { continue }
        let isOpen = mark.source.map {
          spots.indices.contains($0) && holes.texts.contains(spots[$0])
        }
        texts.add(
          isOpen != true && text.contains { !$0.isWhitespace } && !madeUp.contains(text))
      case .symbol(_, let name, _): pictures.add(!name.isEmpty && !name.contains("\u{0}"))
      case .picture(let name, _): pictures.add(isFound(name))
      case .unknown: pictures.add(false)
      case .fill, .stroke, .material, .accessoryBackground: break
      }
    }
    colors = Count()
    colors.all = holes.paints.count
    colors.known = holes.paints.count - holes.unknownPaints.count
  }

  /// Adds those of another widget.
  package mutating func add(_ other: ShownShares) {
    texts.add(other.texts)
    pictures.add(other.pictures)
    colors.add(other.colors)
  }
}

// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The lines that draw something inside of a picture's outline, by color or by what is cut out.
///
/// A line counts by how often rows and columns cross it, once however soft its edge is. Lines near
/// the alpha's outlines that follow them all around (fringes, bevels, contours) draw these once more
/// and are none.
struct InnerDrawing: Sendable {
  /// Lines whose α differs by less than .05 across them.
  private(set) var lost = 0
  /// Those of them that are farther from what surrounds the art than a tenth of the square root of
  /// the area within its outline, holes included.
  private(set) var deep = 0
  /// Lines across which α differs by more, and the outlines of holes.
  private(set) var kept: Int

  /// From this share of an outline on, edges at one distance from it follow it.
  private static let following = 0.6

  /// - Parameter solid: α ≥ .5, of the same picture.
  init(_ edges: InnerEdges, solid: BitMask) {
    kept = edges.lines.count
    // Without any the rest says nothing.
    guard edges.lostLines.count > 0 else { return }
    let filled = solid.withoutHoles
    let reach = Int(0.1 * Double(filled.count).squareRoot())
    kept += solid.outline - filled.outline - edges.lostLines.count
    let drawn = Self.withoutFollowing(edges, solid: solid, reach: reach)
    lost = edges.lostLines.count(inside: drawn)
    guard lost > 0 else { return }
    var inside = filled.eroded(by: reach)
    inside.formIntersection(drawn)
    deep = edges.lostLines.count(inside: inside)
  }

  /// The share of the drawing that is lost; `nil` without any.
  var loss: Double? { lost + kept == 0 ? nil : Double(lost) / Double(lost + kept) }

  /// The solid pixels without the layers near their outlines in which edges follow these.
  private static func withoutFollowing(
    _ edges: InnerEdges, solid: BitMask, reach: Int
  ) -> BitMask {
    var (found, lengths): ([Int], [Int]) = ([], [])
    var rest = solid
    for step in 0..<reach {
      // A plus first: the outermost layer is what borders on the outside.
      rest = rest.eroded(inStep: step + 1)
      found.append(edges.all.count(across: rest))
      lengths.append(rest.outline)
      if rest.isEmpty { break }
    }
    let follows = found.indices.map { index in
      guard found[index] > 0 else { return false }
      // A line that follows an outline at one distance strays by a layer.
      let near = found[max(index - 1, 0)...min(index + 1, found.count - 1)].reduce(0, +)
      return Double(near) >= following * Double(lengths[index])
    }
    var drawn = solid
    guard let last = follows.lastIndex(of: true) else { return drawn }
    // Gone through again: layers of a large picture are too much to keep.
    rest = solid
    for step in 0...last {
      let inner = rest.eroded(inStep: step + 1)
      if follows[step] {
        rest.subtract(inner)
        drawn.subtract(rest)
      }
      rest = inner
    }
    return drawn
  }
}

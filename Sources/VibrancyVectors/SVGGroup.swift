// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Where an element with an id stands in a drawing.
package struct SVGGroup: Sendable, Hashable {
  /// Which child of its parent each element on the way is, from 1, the root's child first; empty
  /// for the root itself.
  package let path: [Int]

  /// Elements whose content is only drawn where something refers to it.
  private static let undrawn: Set<String> = [
    "defs", "symbol", "clipPath", "mask", "pattern", "marker", "linearGradient",
    "radialGradient", "filter",
  ]
  /// What librsvg accepts, too.
  private static let deepest = 256
  private static let mostNamed = 8

  /// Finds the first element with an id.
  ///
  /// - Throws: `VectorError`: unknown, not drawn, or the document cannot be gone through.
  package init(id wanted: String, in svg: [UInt8]) throws(VectorError) {
    if svg.starts(with: [0xFF, 0xFE]) || svg.starts(with: [0xFE, 0xFF]) {
      throw .unreadableGroups(reason: "it is not UTF-8")
    }
    var scanner = XMLScanner(svg)
    /// The open elements: each one's name, and how many children it has had.
    var open: [(name: String, children: Int)] = []
    var known: [String] = []
    scan: while let token = scanner.next() {
      switch token {
      case .start(let name, let id, let isEmpty):
        if !open.isEmpty { open[open.count - 1].children += 1 }
        if name == "include" {
          throw .unreadableGroups(reason: "it includes another document")
        }
        if let id, id == wanted {
          if let place = (open.map(\.name) + [name]).first(where: Self.undrawn.contains) {
            throw .undrawnGroup(wanted, inside: place)
          }
          path = open.map(\.children)
          return
        }
        if let id, name == "g", known.count < Self.mostNamed { known.append(id) }
        if !isEmpty { open.append((name, 0)) }
        guard open.count <= Self.deepest else {
          throw .unreadableGroups(reason: "it is nested deeper than \(Self.deepest) elements")
        }
      case .end:
        guard open.popLast() != nil else { break scan }
      case .entity(let name):
        // It may stand for any number of elements, so those behind it cannot be counted.
        throw .unreadableGroups(reason: "it uses the entity &\(name); between its elements")
      case .finish: throw .unknownGroup(wanted, known: known)
      }
    }
    throw .unreadableGroups(reason: "it is not well-formed at byte \(scanner.position)")
  }

  /// Rules that leave only this element, in place, with the opacity, clip and transform of all
  /// around it.
  ///
  /// Everything else is hidden by inheritance and not by force, so that what the element refers to,
  /// wherever it stands, is drawn. One step through `n` siblings costs the renderer `n²`; at 20 000
  /// that is three seconds.
  package var stylesheet: String {
    guard !path.isEmpty else { return "" }
    let referred = ":not(clipPath):not(mask):not(pattern):not(marker)"
    var rules = ""
    var parent = ":root"
    for child in path {
      rules += "\(parent){visibility:hidden !important}\n"
      let others = "\(parent)>:not(:nth-child(\(child)))"
      rules += "\(others)\(referred),\(others) *\(referred){visibility:inherit !important}\n"
      parent += ">:nth-child(\(child))"
    }
    rules += "clipPath,mask,pattern,marker{visibility:visible !important}\n"
    return rules + "\(parent){visibility:visible !important}\n"
  }
}

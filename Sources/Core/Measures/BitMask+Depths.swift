// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension BitMask {
  /// With its holes: what is not set and not 8-connected with the canvas's edge.
  var withoutHoles: BitMask {
    var open = BitMask(width: width, height: height)
    for y in 0..<height where width > 0 { open.fill(row: y, from: 0, to: width) }
    let all = open
    open.subtract(self)
    let components = Components(of: open)
    var isOutside = [Bool](repeating: false, count: components.count)
    func forEachRun(_ body: (_ run: Int, _ y: Int, _ start: Int, _ end: Int) -> Void) {
      var run = 0
      for y in 0..<height {
        open.forEachRun(inRow: y) { start, end in
          body(Int(components.owners[run]), y, start, end)
          run &+= 1
        }
      }
    }
    forEachRun { owner, y, start, end in
      if y == 0 || y == height - 1 || start == 0 || end == width { isOutside[owner] = true }
    }
    var outside = BitMask(width: width, height: height)
    forEachRun { owner, y, start, end in
      if isOutside[owner] { outside.fill(row: y, from: start, to: end) }
    }
    var result = all
    result.subtract(outside)
    return result
  }

  /// The pixels that are set farther than so many steps from anything that is not, a step being a
  /// square, then a plus: nearly the same in all directions.
  func eroded(by steps: Int) -> BitMask {
    var result = self
    for step in 0..<max(steps, 0) where !result.isEmpty { result = result.eroded(inStep: step) }
    return result
  }

  /// One of these steps: a square at even ones, a plus at odd ones.
  func eroded(inStep step: Int) -> BitMask {
    step.isMultiple(of: 2) ? erodedByNeighbors() : erodedByPlus()
  }

  /// The pixels that are set with all of their eight neighbors; beyond the edge nothing is.
  private func erodedByNeighbors() -> BitMask {
    var rows = BitMask(width: width, height: height)
    for y in 0..<height {
      for index in 0..<stride {
        let place = y &* stride &+ index
        rows.words[place] = words[place] & right(y, index, by: 1) & left(y, index, by: 1)
      }
    }
    var result = BitMask(width: width, height: height)
    guard height > 2 else { return result }
    for place in stride..<words.count - stride {
      result.words[place] =
        rows.words[place] & rows.words[place &- stride] & rows.words[place &+ stride]
    }
    return result
  }
}

// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Looks for a card's marks: seven modules wide, through the middle 1 : 1 : 3 : 1 : 1 of a mark's own
/// brightness and another, in rows as in columns.
struct MarkSearch {
  /// A mark that was found.
  struct Mark {
    /// Its middle, in pixels from the top left.
    var (x, y): (Double, Double)
    /// The side of a module in pixels.
    var module: Double
    /// The number of rows it was found in.
    var rows: Int
  }

  private let (width, height): (Int, Int)
  private let luma: [Float]
  /// Sums over all that is above and to the left, with a row and a column of zeros first.
  private let sums: [Double]
  private var isOn: [Bool]

  /// - Parameter luma: `width * height` values, 0…1, row by row.
  init(luma: [Float], width: Int, height: Int) {
    (self.luma, self.width, self.height) = (luma, width, height)
    var sums = [Double](repeating: 0, count: (width + 1) * (height + 1))
    for y in 0..<height {
      var row = 0.0
      for x in 0..<width {
        row += Double(luma[y * width + x])
        sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1] + row
      }
    }
    self.sums = sums
    isOn = Array(repeating: false, count: width * height)
  }

  /// The marks, lighter or darker than what is between, whatever their size.
  mutating func marks() -> [Mark] {
    var found: [Mark] = []
    var reach = 6
    while reach < max(width, height) {
      for isLight in [true, false] {
        divide(reach: reach, isLight: isLight)
        // Smaller ones and larger ones are found better by another reach.
        merge(
          scanned().filter { (Double(reach) / 8...Double(reach) / 2).contains($0.module) }, &found)
      }
      reach *= 2
    }
    return Array(found.filter { $0.rows > 1 }.sorted { $0.rows > $1.rows }.prefix(40))
  }

  /// Marks the pixels that are lighter, or darker, than what is around them.
  private mutating func divide(reach: Int, isLight: Bool) {
    for y in 0..<height {
      let (top, bottom) = (max(0, y - reach), min(height, y + reach + 1))
      for x in 0..<width {
        let (left, right) = (max(0, x - reach), min(width, x + reach + 1))
        let sum =
          sums[bottom * (width + 1) + right] - sums[top * (width + 1) + right]
          - sums[bottom * (width + 1) + left] + sums[top * (width + 1) + left]
        let mean = Float(sum / Double((right - left) * (bottom - top)))
        let value = luma[y * width + x]
        isOn[y * width + x] = isLight ? value > mean + 0.008 : value < mean - 0.008
      }
    }
  }

  private func scanned() -> [Mark] {
    var found: [Mark] = []
    for y in 0..<height {
      // The last five runs; the last of them is on.
      var runs = (0, 0, 0, 0, 0)
      var (state, length) = (false, 0)
      for x in 0...width {
        let next = x < width && isOn[y * width + x]
        if x < width, next == state {
          length += 1
          continue
        }
        runs = (runs.1, runs.2, runs.3, runs.4, length)
        if state, let module = Self.module(of: runs) {
          let middle = Double(x) - Double(runs.4 + runs.3) - Double(runs.2) / 2
          if let mark = checked(x: middle, y: y, module: module) { found.append(mark) }
        }
        (state, length) = (next, 1)
      }
    }
    return found
  }

  /// The side of a module if runs are those of a mark's middle.
  private static func module(of runs: (Int, Int, Int, Int, Int)) -> Double? {
    let module = Double(runs.0 + runs.1 + runs.2 + runs.3 + runs.4) / 7
    guard module >= 1 else { return nil }
    let (side, middle) = (max(0.5 * module, 0.8), max(0.75 * module, 0.8))
    func isNear(_ run: Int) -> Bool { abs(Double(run) - module) <= side }
    return isNear(runs.0) && isNear(runs.1) && isNear(runs.3) && isNear(runs.4)
      && abs(Double(runs.2) - 3 * module) <= middle ? module : nil
  }

  /// The mark whose middle a row seems to cross, if the column does, too.
  private func checked(x: Double, y: Int, module: Double) -> Mark? {
    let column = Int(x)
    guard let (middle, other) = crossed(at: y, along: height, { isOn[$0 * width + column] }),
      abs(other - module) <= 0.4 * module,
      let (across, again) = crossed(
        at: column, along: width, { isOn[min(height - 1, Int(middle)) * width + $0] })
    else { return nil }
    return Mark(x: across, y: middle, module: (other + again) / 2, rows: 1)
  }

  /// The middle and the module of the mark around a place on a line.
  private func crossed(
    at place: Int, along count: Int, _ isOn: (Int) -> Bool
  ) -> (middle: Double, module: Double)? {
    guard place >= 0, place < count, isOn(place) else { return nil }
    func runs(_ step: Int) -> (Int, Int, Int) {
      var at = place
      func run(_ wanted: Bool) -> Int {
        let start = at
        while at >= 0, at < count, isOn(at) == wanted { at += step }
        return abs(at - start)
      }
      let (first, second) = (run(true), run(false))
      return (first, second, run(true))
    }
    let (before, after) = (runs(-1), runs(1))
    let all = (before.2, before.1, before.0 + after.0 - 1, after.1, after.2)
    guard let module = Self.module(of: all) else { return nil }
    let start = place - (before.0 + before.1 + before.2) + 1
    let length = all.0 + all.1 + all.2 + all.3 + all.4
    return (Double(start) + Double(length) / 2, module)
  }

  /// Adds marks; those of one place are one.
  private func merge(_ marks: [Mark], _ found: inout [Mark]) {
    for mark in marks {
      let same = found.firstIndex {
        abs($0.x - mark.x) <= mark.module && abs($0.y - mark.y) <= mark.module
          && abs($0.module - mark.module) <= 0.4 * mark.module
      }
      guard let same else {
        found.append(mark)
        continue
      }
      let count = Double(found[same].rows)
      found[same].x += (mark.x - found[same].x) / (count + 1)
      found[same].y += (mark.y - found[same].y) / (count + 1)
      found[same].module += (mark.module - found[same].module) / (count + 1)
      found[same].rows += 1
    }
  }
}

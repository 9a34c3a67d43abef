// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension LumaWeights {
  /// The weighted sum of three planes of one count into `luma`, which is resized.
  func luma(ofPlanes red: [Float], _ green: [Float], _ blue: [Float], into luma: inout [Float]) {
    let count = red.count
    if luma.count != count { luma = [Float](repeating: 0, count: count) }
    let (r, g, b) = (red.span, green.span, blue.span)
    var y = luma.mutableSpan
    precondition(g.count == count && b.count == count)
    // Constants of the loop, and not fields of a value that might change.
    let (wr, wg, wb) = (self.red, self.green, self.blue)
    for index in 0..<count { y[index] = wr * r[index] + wg * g[index] + wb * b[index] }
  }
}

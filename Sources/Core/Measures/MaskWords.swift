// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Long numbers of 64-bit words, the lowest first: rows of a mask, one behind the other.
///
/// A move carries bits across the ends of rows; whoever uses one clears them or knows that there
/// are none. Loops start at 0 over parts of equal length, so that they vectorize.
enum MaskWords {
  /// `words &= words moved `bits` down`: each bit and the one `bits` above it.
  static func intersect(_ words: inout [UInt64], movedDown bits: Int) {
    var moved = words
    moveDown(&moved, by: bits)
    intersect(&words, with: moved, from: 0)
  }

  /// `words |= words moved `bits` up`: each bit or the one `bits` below it.
  static func unite(_ words: inout [UInt64], movedUp bits: Int) {
    var moved = words
    moveUp(&moved, by: bits)
    unite(&words, at: 0, with: moved)
  }

  /// Moves every bit down; zeros come in at the top.
  static func moveDown(_ words: inout [UInt64], by bits: Int) {
    let (whole, part) = (min(bits / 64, words.count), UInt64(bits % 64))
    if whole > 0 {
      words.removeFirst(whole)
      words.append(contentsOf: repeatElement(0, count: whole))
    }
    guard part > 0, !words.isEmpty else { return }
    var span = words.mutableSpan
    let last = span.count &- 1
    for index in 0..<last { span[index] = span[index] >> part | span[index &+ 1] << (64 &- part) }
    span[last] >>= part
  }

  /// Moves every bit up; zeros come in at the bottom, what leaves the top is lost.
  static func moveUp(_ words: inout [UInt64], by bits: Int) {
    let (whole, part) = (min(bits / 64, words.count), UInt64(bits % 64))
    if whole > 0 {
      words.removeLast(whole)
      words.insert(contentsOf: repeatElement(0, count: whole), at: 0)
    }
    guard part > 0, !words.isEmpty else { return }
    var span = words.mutableSpan
    for index in stride(from: span.count &- 1, to: 0, by: -1) {
      span[index] = span[index] << part | span[index &- 1] >> (64 &- part)
    }
    span[0] <<= part
  }

  /// `words[i] &= other[start + i]`.
  static func intersect(_ words: inout [UInt64], with other: [UInt64], from start: Int) {
    var target = words.mutableSpan
    let count = target.count
    let source = other.span.extracting(start..<start + count)
    precondition(source.count == count)
    for index in 0..<count { target[index] &= source[index] }
  }

  /// `words[start + i] |= other[i]`.
  static func unite(_ words: inout [UInt64], at start: Int, with other: [UInt64]) {
    let (source, count) = (other.span, other.count)
    var target = words.mutableSpan
    precondition(start >= 0 && start + count <= target.count)
    for index in 0..<count { target[start + index] |= source[index] }
  }
}

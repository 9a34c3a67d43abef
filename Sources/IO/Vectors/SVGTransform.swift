// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing

/// The value of a `transform` attribute, as far as templates have it: moving, enlarging, a matrix.
struct SVGTransform {
  /// What is done to points.
  private(set) var affine = Affine.identity

  /// Reads a list of transforms; `nil` if it is not one.
  init?(_ text: ArraySlice<UInt8>) {
    for part in text.split(separator: UInt8(ascii: ")")) {
      let halves = part.split(separator: UInt8(ascii: "("))
      let blanks: [UInt8] = [0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: ",")]
      let name = halves.first?.filter { !blanks.contains($0) } ?? []
      if name.isEmpty, halves.count < 2 { continue }
      guard halves.count == 2 else { return nil }
      let words = halves[1].split { blanks.contains($0) }
      let numbers = words.compactMap { Double(String(decoding: $0, as: UTF8.self)) }
      guard numbers.count == words.count, numbers.allSatisfy({ abs($0) < 1e9 }) else { return nil }
      var next = Affine.identity
      switch (String(decoding: name, as: UTF8.self), numbers.count) {
      case ("matrix", 6):
        (next.a, next.b, next.c) = (numbers[0], numbers[1], numbers[2])
        (next.d, next.tx, next.ty) = (numbers[3], numbers[4], numbers[5])
      case ("translate", 1), ("translate", 2):
        next = .moving(by: [numbers[0], numbers.count > 1 ? numbers[1] : 0])
      case ("scale", 1), ("scale", 2): next = .scaling(numbers[0], numbers[numbers.count - 1])
      default: return nil
      }
      // The last of the list is done first.
      affine = next.then(affine)
    }
  }
}

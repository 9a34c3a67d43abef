// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyCache

@Suite struct KeyTests {
  private enum Look: Hashable, Sendable {
    case plain
    case other
    case inked(Int)
    case inkedTwice(Int)
  }

  private enum Named: String { case one, two }

  private struct Pair {
    var a: String
    var b: String
  }

  private final class Chain {
    let number: Int
    init(_ number: Int) { self.number = number }
  }

  private func bytes(_ value: Any) -> [UInt8] {
    var key = KeyBytes()
    key.add(value: value)
    #expect(key.unknown.isEmpty)
    return key.bytes
  }

  /// BLAKE2b with 32 bytes, of the empty text and of `abc`, as RFC 7693's reference makes them.
  @Test func digestIsThatOfTheStandard() {
    #expect(
      "\(CacheKey(of: []))" == "0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8")
    #expect(
      "\(CacheKey(of: Array("abc".utf8)))"
        == "bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319")
    let digest = Digest()
    digest.add([97])
    digest.add([])
    digest.add([98, 99])
    #expect(digest.key == CacheKey(of: Array("abc".utf8)))
  }

  @Test func valuesThatDifferAnywhereHaveOtherBytes() {
    let values: [Any] = [
      1, 2, -1, true, 1.0, -0.0, 0.0, Float(1), Double.nan, "", "1", "ab", Pair(a: "ab", b: "c"),
      Pair(a: "a", b: "bc"), Pair(a: "", b: "abc"), Look.plain, Look.other, Look.inked(1),
      Look.inked(2), Look.inkedTwice(1), Named.one, Named.two, [1, 2], [2, 1], [[1], [2]],
      [[1, 2]],
      [[], [1, 2]], Int?.some(7) as Any, Int??.some(nil) as Any, ["a", "b"], ["ab"], ["a", ""],
      Set([1, 2, 3]), Set([1, 2]), ["a": 1], ["a": 2], ["b": 1], [UInt8]([1, 2]),
      [UInt8]([1, 3]), (1, "a"), (1, "b"), Chain(1), Chain(2), UInt64(9),
    ]
    let all = values.map { bytes($0) }
    for (i, one) in all.enumerated() {
      // A `true` is a 1, and a fraction may have the bits of a number: fields never change type.
      for (j, other) in all.enumerated() where i < j && type(of: values[i]) == type(of: values[j]) {
        #expect(one != other, "\(values[i]) and \(values[j])")
      }
    }
  }

  @Test func unorderedValuesHaveOneSpelling() {
    let words = (0..<200).map { "word \($0)" }
    #expect(bytes(Set(words)) == bytes(Set(words.reversed())))
    let numbers = Dictionary(uniqueKeysWithValues: words.map { ($0, Look.inked($0.count)) })
    var others: [String: Look] = [:]
    others.reserveCapacity(5000)
    for word in words.reversed() { others[word] = .inked(word.count) }
    #expect(bytes(numbers) == bytes(others))
  }

  @Test func whatCannotBeTakenApartIsReported() {
    var key = KeyBytes()
    key.add(value: [{ (a: Int) in a }])
    #expect(!key.unknown.isEmpty)
  }
}

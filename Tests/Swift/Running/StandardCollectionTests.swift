// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Expressions, each run here and by Swift itself.
@Suite struct StandardCollectionTests {
  @Test func `elements are mapped, filtered and reduced`() {
    same("[1, 2, 3].map { $0 * 2 }", [1, 2, 3].map { $0 * 2 })
    same(
      #"[1, 2, 3].map { value in "\(value)" }.joined(separator: ",")"#,
      [1, 2, 3].map { value in "\(value)" }.joined(separator: ","))
    same(#"["1", "x", "3"].compactMap { Int($0) }"#, ["1", "x", "3"].compactMap { Int($0) })
    same(#"["1", "x"].compactMap(Int.init)"#, ["1", "x"].compactMap(Int.init))
    same("[[1, 2], [3]].flatMap { $0 }", [[1, 2], [3]].flatMap { $0 })
    same("[[1], [2, 3]].joined().count", [[1], [2, 3]].joined().count)
    same("[1, 2, 3, 4].filter { $0 % 2 == 0 }", [1, 2, 3, 4].filter { $0 % 2 == 0 })
    same("[1, 2, 3].reduce(0, +)", [1, 2, 3].reduce(0, +))
    same("[1, 2, 3].reduce(1) { $0 * $1 }", [1, 2, 3].reduce(1) { $0 * $1 })
    same(
      #"["a", "b", "a"].reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }["a"]"#,
      ["a", "b", "a"].reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }["a"])
    same(
      "[1, 2, 3].reduce(into: []) { $0.append($1 * 2) }",
      [1, 2, 3].reduce(into: []) { $0.append($1 * 2) })
    same(#"["bb", "a"].map(\.count)"#, ["bb", "a"].map(\.count))
    same("(1...3).map { $0 * $0 }", (1...3).map { $0 * $0 })
    same("(0..<3).reversed().map { $0 }", (0..<3).reversed().map { $0 })
    same("Array(stride(from: 0, to: 10, by: 3))", Array(stride(from: 0, to: 10, by: 3)))
    same(
      "Array(stride(from: 1.0, through: 2.0, by: 0.5))",
      Array(stride(from: 1.0, through: 2.0, by: 0.5)))
    same("stride(from: 3, to: 0, by: -1).map { $0 }", stride(from: 3, to: 0, by: -1).map { $0 })
    same(
      #"zip([1, 2], ["a", "b"]).map { "\($0)\($1)" }"#,
      zip([1, 2], ["a", "b"]).map { "\($0)\($1)" })
    same(
      #"zip(1..., ["a", "b"]).map { "\($0.0)\($0.1)" }"#,
      zip(1..., ["a", "b"]).map { "\($0.0)\($0.1)" })
    same(
      #"["a", "b"].enumerated().map { "\($0.offset)\($0.element)" }"#,
      ["a", "b"].enumerated().map { "\($0.offset)\($0.element)" })
    same(
      #"["a", "b"].enumerated().map { index, name in "\(index)\(name)" }"#,
      ["a", "b"].enumerated().map { index, name in "\(index)\(name)" })
    same(
      "sequence(first: 1) { $0 < 20 ? $0 * 3 : nil }.map { $0 }",
      sequence(first: 1) { $0 < 20 ? $0 * 3 : nil }.map { $0 })
    same("[1, 2, 3].lazy.map { $0 + 1 }.first", [1, 2, 3].lazy.map { $0 + 1 }.first)
    same(
      #"[3, 1].enumerated().filter { $0.offset > 0 }.map(\.element)"#,
      [3, 1].enumerated().filter { $0.offset > 0 }.map(\.element))
    same("[1, nil, 3].compactMap { $0 }", [1, nil, 3].compactMap { $0 })
    same("Array(repeating: 0, count: 3)", Array(repeating: 0, count: 3))
    same("[Int](repeating: 1, count: 2)", [Int](repeating: 1, count: 2))
    same("Array(1...3) + [4]", Array(1...3) + [4])
    same("[1, 2, 3].indices.map { $0 }", [1, 2, 3].indices.map { $0 })
  }

  @Test func `elements are found, ordered and cut`() {
    same("[3, 1, 2].sorted()", [3, 1, 2].sorted())
    same("[3, 1, 2].sorted(by: >)", [3, 1, 2].sorted(by: >))
    same(
      #"["bb", "a"].sorted { $0.count < $1.count }"#, ["bb", "a"].sorted { $0.count < $1.count })
    same("[3, 1, 2].min()", [3, 1, 2].min())
    same("[3, 1, 2].max()", [3, 1, 2].max())
    same(#"["bb", "a"].max { $0.count < $1.count }"#, ["bb", "a"].max { $0.count < $1.count })
    same("[Int]().max()", [Int]().max())
    same("[1, 2, 3].first { $0 > 1 }", [1, 2, 3].first { $0 > 1 })
    same("[1, 2, 3].last { $0 < 3 }", [1, 2, 3].last { $0 < 3 })
    same("[1, 2, 3].first(where: { $0 > 5 })", [1, 2, 3].first(where: { $0 > 5 }))
    same("[1, 2].contains(2)", [1, 2].contains(2))
    same("[1, 2].contains { $0 > 2 }", [1, 2].contains { $0 > 2 })
    same("[1, 2].contains(where: { $0 > 1 })", [1, 2].contains(where: { $0 > 1 }))
    same("[1, 2].allSatisfy { $0 > 0 }", [1, 2].allSatisfy { $0 > 0 })
    same("[1, 2, 3].prefix(2).map { $0 }", [1, 2, 3].prefix(2).map { $0 })
    same("[1, 2, 3].suffix(2).map { $0 }", [1, 2, 3].suffix(2).map { $0 })
    same("[1, 2, 3].dropFirst().map { $0 }", [1, 2, 3].dropFirst().map { $0 })
    same("[1, 2, 3].dropLast(2).map { $0 }", [1, 2, 3].dropLast(2).map { $0 })
    same("[1, 2, 3].prefix(while: { $0 < 3 }).count", [1, 2, 3].prefix(while: { $0 < 3 }).count)
    same("[1, 2, 3].drop(while: { $0 < 3 }).count", [1, 2, 3].drop(while: { $0 < 3 }).count)
    same("[1, 2, 3].firstIndex(of: 2)", [1, 2, 3].firstIndex(of: 2))
    same("[1, 2, 1].lastIndex(of: 1)", [1, 2, 1].lastIndex(of: 1))
    same("[1, 2, 3].firstIndex { $0 > 1 }", [1, 2, 3].firstIndex { $0 > 1 })
    same("[1, 2, 3][1]", [1, 2, 3][1])
    same("Array([1, 2, 3][1...])", Array([1, 2, 3][1...]))
    same("Array([1, 2, 3][..<2])", Array([1, 2, 3][..<2]))
    same("[1, 2, 3].reversed().map { $0 }", [1, 2, 3].reversed().map { $0 })
    same("[1, 2, 3].isEmpty", [1, 2, 3].isEmpty)
    same("[1, 2, 3].count", [1, 2, 3].count)
    same("[1, 2] == [1, 2]", [1, 2] == [1, 2])
    same("[1, 2].elementsEqual([1, 2])", [1, 2].elementsEqual([1, 2]))
    same("[1, 2, 3].starts(with: [1])", [1, 2, 3].starts(with: [1]))
    same("[1, 2, 3, 4].split(separator: 2).count", [1, 2, 3, 4].split(separator: 2).count)
    same("(1...3).count", (1...3).count)
    same("(1...3).last", (1...3).last)
    same("[1, 2, 3].randomElement() == nil", [1, 2, 3].randomElement() == nil)
    same("[1, 2, 3].shuffled().count", [1, 2, 3].shuffled().count)
  }

  @Test func `dictionaries and sets`() {
    same(#"["a": 1]["a"]"#, ["a": 1]["a"])
    same(#"["a": 1]["b"]"#, ["a": 1]["b"])
    same(#"["a": 1]["b", default: 5]"#, ["a": 1]["b", default: 5])
    same(#"["a": 1].keys.first"#, ["a": 1].keys.first)
    same(#"["a": 1].values.map { $0 }"#, ["a": 1].values.map { $0 })
    same(#"["a": 1, "b": 2].count"#, ["a": 1, "b": 2].count)
    same(#"["a": 1].mapValues { $0 * 2 }["a"]"#, ["a": 1].mapValues { $0 * 2 }["a"])
    same(
      #"["a": 1, "b": 2].filter { $0.value > 1 }.count"#,
      ["a": 1, "b": 2].filter { $0.value > 1 }.count)
    same(#"["a": 1].map { "\($0.key)\($0.value)" }"#, ["a": 1].map { "\($0.key)\($0.value)" })
    same(
      #"["a": 1].map { key, value in key + String(value) }"#,
      ["a": 1].map { key, value in key + String(value) })
    same(
      #"["a": 2, "b": 1].sorted { $0.value < $1.value }.map { $0.key }"#,
      ["a": 2, "b": 1].sorted { $0.value < $1.value }.map { $0.key })
    same(
      "Dictionary(grouping: [1, 2, 3], by: { $0 % 2 })[1]",
      Dictionary(grouping: [1, 2, 3], by: { $0 % 2 })[1])
    same(
      #"Dictionary(uniqueKeysWithValues: [("a", 1)])["a"]"#,
      Dictionary(uniqueKeysWithValues: [("a", 1)])["a"])
    same(
      #"Dictionary([("a", 1), ("a", 2)], uniquingKeysWith: { $0 + $1 })["a"]"#,
      Dictionary([("a", 1), ("a", 2)], uniquingKeysWith: { $0 + $1 })["a"])
    same(
      #"["a": 1].merging(["a": 2]) { $0 + $1 }["a"]"#, ["a": 1].merging(["a": 2]) { $0 + $1 }["a"])
    same(
      #"["a": "1", "b": "x"].compactMapValues { Int($0) }.count"#,
      ["a": "1", "b": "x"].compactMapValues { Int($0) }.count)
    same(#"["a": 1].contains { $0.value == 1 }"#, ["a": 1].contains { $0.value == 1 })
    same(#"["a": 1].isEmpty"#, ["a": 1].isEmpty)
    same(
      #"["a": 1, "b": 3].max { $0.value < $1.value }?.key"#,
      ["a": 1, "b": 3].max { $0.value < $1.value }?.key)
    same(#"["a": 1].first?.value"#, ["a": 1].first?.value)
    same("Set([1, 2, 2]).count", Set([1, 2, 2]).count)
    same("Set([1, 2]).contains(2)", Set([1, 2]).contains(2))
    same("Set([1, 2]).union([3]).count", Set([1, 2]).union([3]).count)
    same("Set([1, 2]).intersection([2, 3]).first", Set([1, 2]).intersection([2, 3]).first)
    same("Set([1, 2]).subtracting([2]).first", Set([1, 2]).subtracting([2]).first)
    same("Set([1]).isSubset(of: [1, 2])", Set([1]).isSubset(of: [1, 2]))
    same(#"Set(["b", "a"]).sorted()"#, Set(["b", "a"]).sorted())
    same("Set([1]).isDisjoint(with: [2])", Set([1]).isDisjoint(with: [2]))
  }

  @Test func `optionals`() {
    same(#"Int("3").map { $0 + 1 }"#, Int("3").map { $0 + 1 })
    same(#"Int("x").map { $0 + 1 }"#, Int("x").map { $0 + 1 })
    same(#"Int("3").flatMap { $0 > 1 ? $0 : nil }"#, Int("3").flatMap { $0 > 1 ? $0 : nil })
    same(#"Int("x") ?? 7"#, Int("x") ?? 7)
    same("Optional(3) == 3", Optional(3) == 3)
    same("Optional<Int>.none == nil", Optional<Int>.none == nil)
  }
}

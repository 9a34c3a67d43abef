// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Expressions, each run here and by Swift itself.
@Suite struct StandardTextTests {
  @Test func `strings are changed as Swift changes them`() {
    same(#""Hello".uppercased()"#, "Hello".uppercased())
    same(#""Hello".lowercased()"#, "Hello".lowercased())
    same(#""hello big world".capitalized"#, "hello big world".capitalized)
    same(
      #""  a b ".trimmingCharacters(in: .whitespaces)"#,
      "  a b ".trimmingCharacters(in: .whitespaces))
    same(
      #""\n a\n".trimmingCharacters(in: .whitespacesAndNewlines)"#,
      "\n a\n".trimmingCharacters(in: .whitespacesAndNewlines))
    same(
      #""xxaxx".trimmingCharacters(in: CharacterSet(charactersIn: "x"))"#,
      "xxaxx".trimmingCharacters(in: CharacterSet(charactersIn: "x")))
    same(
      #""a-b-c".replacingOccurrences(of: "-", with: "+")"#,
      "a-b-c".replacingOccurrences(of: "-", with: "+"))
    same(
      #""aXbx".replacingOccurrences(of: "x", with: "", options: .caseInsensitive)"#,
      "aXbx".replacingOccurrences(of: "x", with: "", options: .caseInsensitive))
    same(#"String("abc".reversed())"#, String("abc".reversed()))
    same(
      #""7".padding(toLength: 3, withPad: "0", startingAt: 0)"#,
      "7".padding(toLength: 3, withPad: "0", startingAt: 0))
    same(#"String(repeating: "ab", count: 3)"#, String(repeating: "ab", count: 3))
    same(#""abc" + "def".dropFirst()"#, "abc" + "def".dropFirst())
    same(
      #""hello".prefix(1).uppercased() + "hello".dropFirst()"#,
      "hello".prefix(1).uppercased() + "hello".dropFirst())
    same(#"String("hello".filter { $0 != "l" })"#, String("hello".filter { $0 != "l" }))
    same(#""é".count"#, "é".count)
    same(#""👨‍👩‍👧".count"#, "👨‍👩‍👧".count)
    same(#""日本".utf8.count"#, "日本".utf8.count)
  }

  @Test func `strings are read as Swift reads them`() {
    same(#""".isEmpty"#, "".isEmpty)
    same(#""abc".first"#, "abc".first)
    same(#""abc".last"#, "abc".last)
    same(#""".first"#, "".first)
    same(#""hello".hasPrefix("he")"#, "hello".hasPrefix("he"))
    same(#""hello".hasSuffix("lo")"#, "hello".hasSuffix("lo"))
    same(#""hello".contains("ell")"#, "hello".contains("ell"))
    same(#""hello".contains { $0 == "z" }"#, "hello".contains { $0 == "z" })
    same(#""a,b,,c".split(separator: ",").count"#, "a,b,,c".split(separator: ",").count)
    same(
      #""a,b,,c".components(separatedBy: ",").count"#, "a,b,,c".components(separatedBy: ",").count)
    same(
      #""a b c".split(separator: " ", maxSplits: 1).last"#,
      "a b c".split(separator: " ", maxSplits: 1).last)
    same(#""a1b2".filter { $0.isNumber }"#, "a1b2".filter { $0.isNumber })
    same(#""hello".firstIndex(of: "l") == nil"#, "hello".firstIndex(of: "l") == nil)
    same(#""hello".suffix(3)"#, "hello".suffix(3))
    same(#""hello".prefix(10)"#, "hello".prefix(10))
    same(#""hello".dropLast(2)"#, "hello".dropLast(2))
    same(#""ab".compare("b") == .orderedAscending"#, "ab".compare("b") == .orderedAscending)
    same(
      #""Ab".caseInsensitiveCompare("aB") == .orderedSame"#,
      "Ab".caseInsensitiveCompare("aB") == .orderedSame)
    same(#""a" < "b""#, "a" < "b")
    same(
      #""Hello"["Hello".index("Hello".startIndex, offsetBy: 1)]"#,
      "Hello"["Hello".index("Hello".startIndex, offsetBy: 1)])
    same(#""hello".allSatisfy { $0.isLetter }"#, "hello".allSatisfy { $0.isLetter })
    same(#""x".first?.isUppercase"#, "x".first?.isUppercase)
    same(
      #""one two".components(separatedBy: .whitespaces).map { $0.count }.reduce(0, +)"#,
      "one two".components(separatedBy: .whitespaces).map { $0.count }.reduce(0, +))
    same(#""hello".range(of: "z") == nil"#, "hello".range(of: "z") == nil)
    same(#""A".unicodeScalars.first?.value"#, "A".unicodeScalars.first?.value)
    same("String(UnicodeScalar(65))", String(UnicodeScalar(65)))
    same(
      #""ab".map { String($0) }.joined(separator: "-").count"#,
      "ab".map { String($0) }.joined(separator: "-").count)
    same(
      #""localized".localizedCaseInsensitiveContains("LOCAL")"#,
      "localized".localizedCaseInsensitiveContains("LOCAL"))
    same(
      #""a b".addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed)"#,
      "a b".addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed))
    same(#""%41".removingPercentEncoding"#, "%41".removingPercentEncoding)
  }

  @Test func `strings are made of values, and values of strings`() {
    same("String(3)", String(3))
    same("String(2.5)", String(2.5))
    same("String(true)", String(true))
    same("String(255, radix: 16)", String(255, radix: 16))
    same("String(255, radix: 2, uppercase: true)", String(255, radix: 2, uppercase: true))
    same("String(describing: 3)", String(describing: 3))
    same(#"Int("42")"#, Int("42"))
    same(#"Int("x")"#, Int("x"))
    same(#"Int("ff", radix: 16)"#, Int("ff", radix: 16))
    same(#"Double("2.5")"#, Double("2.5"))
    same(#"Double("")"#, Double(""))
    same(#"Bool("true")"#, Bool("true"))
    same(#"String(["a", "b"])"#, String(["a", "b"]))
    same(#"String(format: "%.2f", 3.14159)"#, String(format: "%.2f", 3.14159))
    same(#"String(format: "%02d:%02d", 3, 7)"#, String(format: "%02d:%02d", 3, 7))
    same(#"String(format: "%@ %d%%", "a", 5)"#, String(format: "%@ %d%%", "a", 5))
    same("[1, 2].description", [1, 2].description)
    same(#""\(1.0)""#, "\(1.0)")
    same(#""\([1, 2])""#, "\([1, 2])")
    same(#""\(["a": 1])""#, "\(["a": 1])")
    same(#""\((1, "a"))""#, "\((1, "a"))")
    same(#""\(1...3)""#, "\(1...3)")
    same(#"String(Character("x"))"#, String(Character("x")))
    same(#"Array("abc").count"#, Array("abc").count)
    same("String(1_000_000.0)", String(1_000_000.0))
    same("String(0.1 + 0.2)", String(0.1 + 0.2))
    same("String(1e20)", String(1e20))
  }
}

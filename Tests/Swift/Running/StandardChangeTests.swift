// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing

/// Expressions, each run here and by Swift itself.
@Suite struct StandardChangeTests {
  @Test func `arrays change in place`() {
    same(body: #"var a = [3, 1]; a.append(2); a.sort(); a.insert(9, at: 0); return "\(a)""#) {
      var a = [3, 1]
      a.append(2)
      a.sort()
      a.insert(9, at: 0)
      return "\(a)"
    }
    same(body: #"var a = [1, 2, 3, 4]; a.removeAll { $0 % 2 == 0 }; a.removeLast(); return "\(a)""#)
    {
      var a = [1, 2, 3, 4]
      a.removeAll { $0 % 2 == 0 }
      a.removeLast()
      return "\(a)"
    }
    same(body: #"var a = [1, 2, 3]; a.swapAt(0, 2); let x = a.removeFirst(); return "\(a) \(x)""#) {
      var a = [1, 2, 3]
      a.swapAt(0, 2)
      let x = a.removeFirst()
      return "\(a) \(x)"
    }
    same(
      body: #"var a = [1, 2]; a += [3]; a[0] = 5; a.reverse(); return "\(a) \(a.popLast() ?? 0)""#
    ) {
      var a = [1, 2]
      a += [3]
      a[0] = 5
      a.reverse()
      return "\(a) \(a.popLast() ?? 0)"
    }
    same(body: #"var a = [1, 2, 3]; a.remove(at: 1); a.append(contentsOf: [7, 8]); return "\(a)""#)
    {
      var a = [1, 2, 3]
      a.remove(at: 1)
      a.append(contentsOf: [7, 8])
      return "\(a)"
    }
    same(body: #"var a = [[1], [2]]; a[1].append(3); return "\(a)""#) {
      var a = [[1], [2]]
      a[1].append(3)
      return "\(a)"
    }
    same(body: #"var a = [1, 2, 3, 4]; a.removeSubrange(1...2); return "\(a)""#) {
      var a = [1, 2, 3, 4]
      a.removeSubrange(1...2)
      return "\(a)"
    }
    same(body: #"var a = [Int](); for i in 0..<3 { a.append(i * i) }; return "\(a)""#) {
      var a = [Int]()
      for i in 0..<3 { a.append(i * i) }
      return "\(a)"
    }
    same(body: #"var a = [1, 2, 3]; a.replaceSubrange(0..<2, with: [9]); return "\(a)""#) {
      var a = [1, 2, 3]
      a.replaceSubrange(0..<2, with: [9])
      return "\(a)"
    }
  }

  @Test func `dictionaries, sets, strings and truths change in place`() {
    same(
      body:
        #"var d = ["a": 1]; d["b"] = 2; d["a"] = nil; d["c", default: 0] += 3; return "\(d.keys.sorted()) \(d["c"] ?? 0)""#
    ) {
      var d = ["a": 1]
      d["b"] = 2
      d["a"] = nil
      d["c", default: 0] += 3
      return "\(d.keys.sorted()) \(d["c"] ?? 0)"
    }
    same(
      body:
        #"var d = ["a": 1]; let old = d.updateValue(5, forKey: "a"); d.removeValue(forKey: "x"); return "\(d) \(old ?? 0)""#
    ) {
      var d = ["a": 1]
      let old = d.updateValue(5, forKey: "a")
      d.removeValue(forKey: "x")
      return "\(d) \(old ?? 0)"
    }
    same(
      body:
        #"var d = [String: [Int]](); d["a", default: []].append(1); d["a"]?.append(2); return "\(d)""#
    ) {
      var d = [String: [Int]]()
      d["a", default: []].append(1)
      d["a"]?.append(2)
      return "\(d)"
    }
    same(
      body:
        #"var s: Set<Int> = [1]; let r = s.insert(1); s.insert(2); s.remove(1); return "\(s) \(r.inserted)""#
    ) {
      var s: Set<Int> = [1]
      let r = s.insert(1)
      s.insert(2)
      s.remove(1)
      return "\(s) \(r.inserted)"
    }
    same(
      body:
        #"var s = "ab"; s += "c"; s.append("d"); s.removeFirst(); s.insert("x", at: s.startIndex); return s"#
    ) {
      var s = "ab"
      s += "c"
      s.append("d")
      s.removeFirst()
      s.insert("x", at: s.startIndex)
      return s
    }
    same(body: #"var b = true; b.toggle(); return "\(b)""#) {
      var b = true
      b.toggle()
      return "\(b)"
    }
    same(body: #"var x = 2.5; x.round(); x.negate(); return "\(x)""#) {
      var x = 2.5
      x.round()
      x.negate()
      return "\(x)"
    }
    same(body: #"var s = Set(["a"]); s.formUnion(["b"]); return "\(s.sorted())""#) {
      var s = Set(["a"])
      s.formUnion(["b"])
      return "\(s.sorted())"
    }
    same(body: #"var t = (a: 1, b: "x"); t.a += 1; return "\(t.a)\(t.b)""#) {
      var t = (a: 1, b: "x")
      t.a += 1
      return "\(t.a)\(t.b)"
    }
  }
}

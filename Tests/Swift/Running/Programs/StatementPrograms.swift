// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Small programs of statements and closures: what they give compiled is what they give interpreted.
enum StatementPrograms {
  static let all: [(name: String, run: @Sendable () -> String)] = [
    ("forLoops", forLoops), ("whileLoops", whileLoops), ("labels", labels),
    ("fallingThrough", fallingThrough), ("guards", guards), ("ifValues", ifValues),
    ("switchValues", switchValues), ("tuplePatterns", tuplePatterns),
    ("optionalPatterns", optionalPatterns), ("rangePatterns", rangePatterns),
    ("deferred", deferred), ("errors", errors), ("rethrown", rethrown),
    ("optionalTry", optionalTry),
    ("counters", counters), ("nestedFunctions", nestedFunctions), ("inOut", inOut),
    ("variadics", variadics), ("defaults", defaults), ("trailing", trailing),
    ("capturedLoop", capturedLoop), ("recursion", recursion), ("swapping", swapping),
    ("destructuring", destructuring), ("shadowing", shadowing), ("computedLocals", computedLocals),
    ("forCase", forCase), ("optionalChains", optionalChains),
    ("closuresInArrays", closuresInArrays),
  ]

  static func forLoops() -> String {
    var text = ""
    for index in 0..<4 where index != 2 { text += "\(index)," }
    for index in 1...2 { text += "\(index * 10);" }
    for word in ["a", "b"] { text += word }
    for _ in 0..<2 { text += "!" }
    return text
  }

  static func whileLoops() -> String {
    var (number, steps) = (27, 0)
    while number != 1 {
      number = number % 2 == 0 ? number / 2 : 3 * number + 1
      steps += 1
    }
    repeat { steps += 100 } while steps < 300
    return "\(steps)"
  }

  static func labels() -> String {
    var found: [Int] = []
    outer: for a in 1...5 {
      for b in 1...5 {
        if a * b == 6 { continue outer }
        if a == 4 { break outer }
        found.append(a * 10 + b)
      }
    }
    return "\(found)"
  }

  static func fallingThrough() -> String {
    var text = ""
    for number in 1...4 {
      switch number {
      case 1:
        text += "one "
        fallthrough
      case 2: text += "two "
      case 3: break
      default: text += "more "
      }
    }
    return text
  }

  static func guards() -> String {
    func half(_ number: Int?) -> String {
      guard let number, number % 2 == 0 else { return "none" }
      return "\(number / 2)"
    }
    return half(8) + half(7) + half(nil)
  }

  static func ifValues() -> String {
    func kind(_ number: Int) -> String {
      let kind = if number < 5 { "small" } else if number < 10 { "medium" } else { "large" }
      return kind
    }
    func word(_ flag: Bool) -> String { if flag { "yes" } else { "no" } }
    return kind(7) + kind(70) + word(true) + word(false)
  }

  static func switchValues() -> String {
    func name(_ number: Int) -> String {
      switch number {
      case 0: "zero"
      case 1, 2, 3: "few"
      case let other where other < 0: "negative \(-other)"
      default: "many"
      }
    }
    func last(_ number: Int) -> String {
      let word =
        switch number {
        case 3: "three"
        default: "other"
        }
      return word + "."
    }
    return name(0) + name(2) + name(-4) + name(9) + last(3) + last(4)
  }

  static func tuplePatterns() -> String {
    func place(_ point: (Int, Int)) -> String {
      switch point {
      case (0, 0): "origin"
      case (let x, 0): "x\(x)"
      case (0, let y): "y\(y)"
      case let (x, y) where x == y: "diagonal \(x)"
      case (-2...2, -2...2): "near"
      default: "far"
      }
    }
    return [(0, 0), (3, 0), (0, 4), (5, 5), (1, 2), (9, 8)].map { place(($0.0, $0.1)) }
      .joined(separator: ",")
  }

  static func optionalPatterns() -> String {
    func word(_ value: Int?) -> String {
      switch value {
      case .some(1): "one"
      case let number?: "\(number)"
      case nil: "none"
      }
    }
    let value: Int? = 3
    var text = word(1) + word(5) + word(nil)
    if case let number? = value { text += "!\(number)" }
    if case .some(let number) = value, number > 2 { text += "?\(number)" }
    return text
  }

  static func rangePatterns() -> String {
    func size(_ number: Double) -> String {
      switch number {
      case ..<0.25: "low"
      case 0.25..<0.5: "mid"
      case 0.5...: "high"
      default: "?"
      }
    }
    return size(0.1) + size(0.25) + size(0.5) + size(7)
  }

  static func deferred() -> String {
    var text = ""
    func run(_ early: Bool) {
      defer { text += "d1" }
      text += "a"
      if early { return }
      defer { text += "d2" }
      text += "b"
    }
    run(true)
    run(false)
    return text
  }

  enum Problem: Error { case low, high(by: Int) }

  static func check(_ number: Int) throws -> Int {
    if number < 0 { throw Problem.low }
    guard number <= 10 else { throw Problem.high(by: number - 10) }
    return number * 2
  }

  static func errors() -> String {
    var text = ""
    for number in [4, -1, 13] {
      do {
        let value = try check(number)
        text += "\(value) "
      } catch Problem.low {
        text += "low "
      } catch Problem.high(let by) {
        text += "high by \(by) "
      } catch {
        text += "other"
      }
    }
    return text
  }

  static func rethrown() -> String {
    func twice(_ number: Int) throws -> Int {
      defer { log.append("left") }
      return try check(check(number))
    }
    var log: [String] = []
    do {
      log.append("\(try twice(2))")
      log.append("\(try twice(9))")
      log.append("never")
    } catch {
      log.append("\(error)")
    }
    return log.joined(separator: " ")
  }

  static func optionalTry() -> String {
    let (a, b) = (try? check(3), try? check(30))
    return "\(a ?? -1) \(b ?? -1)"
  }

  static func counters() -> String {
    func counter() -> () -> Int {
      var count = 0
      return {
        count += 1
        return count
      }
    }
    let (first, second) = (counter(), counter())
    return "\(first())\(first())\(second())\(first())"
  }

  static func nestedFunctions() -> String {
    var calls = 0
    func even(_ number: Int) -> Bool {
      calls += 1
      return number == 0 ? true : odd(number - 1)
    }
    func odd(_ number: Int) -> Bool {
      calls += 1
      return number == 0 ? false : even(number - 1)
    }
    return "\(even(10)) \(calls)"
  }

  static func inOut() -> String {
    func add(_ more: Int, to total: inout Int) { total += more }
    var (total, list) = (1, [1, 2, 3])
    add(5, to: &total)
    add(7, to: &list[1])
    return "\(total) \(list)"
  }

  static func variadics() -> String {
    func sum(_ numbers: Int..., times factor: Int = 1) -> Int {
      var total = 0
      for number in numbers { total += number }
      return total * factor
    }
    return "\(sum()) \(sum(1, 2, 3)) \(sum(4, 5, times: 2))"
  }

  static func defaults() -> String {
    func label(_ text: String, size: Int = 12, isBold: Bool = false) -> String {
      "\(text)\(size)\(isBold)"
    }
    return label("a") + label("b", isBold: true) + label("c", size: 3)
  }

  static func trailing() -> String {
    func twice(_ text: String, before: (String) -> String = { $0 }, after: (String) -> String)
      -> String
    {
      after(before(text) + text)
    }
    return twice("x") { $0 + "1" } + twice("y", before: { $0 + "0" }) { "(" + $0 + ")" }
  }

  static func capturedLoop() -> String {
    var closures: [() -> Int] = []
    for index in 0..<3 { closures.append { index * index } }
    var text = ""
    for closure in closures { text += "\(closure()) " }
    return text
  }

  static func recursion() -> String {
    func fibonacci(_ n: Int) -> Int { n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2) }
    func hanoi(_ n: Int) -> Int { n == 0 ? 0 : 2 * hanoi(n - 1) + 1 }
    return "\(fibonacci(15)) \(hanoi(12))"
  }

  static func swapping() -> String {
    var (a, b) = (1, 2)
    swap(&a, &b)
    var list = [5, 3, 8, 1]
    for i in 0..<list.count {
      for j in 0..<(list.count - 1 - i) where list[j] > list[j + 1] {
        (list[j], list[j + 1]) = (list[j + 1], list[j])
      }
    }
    return "\(a)\(b) \(list)"
  }

  static func destructuring() -> String {
    func bounds(_ list: [Int]) -> (low: Int, high: Int) {
      var result = (low: list[0], high: list[0])
      for one in list {
        if one < result.low { result.low = one }
        if one > result.1 { result.1 = one }
      }
      return result
    }
    let (low, high) = bounds([4, 9, 2])
    let (_, top) = bounds([1, 7])
    return "\(low) \(high) \(top) \(bounds([3]).low)"
  }

  static func shadowing() -> String {
    let value = 1
    var text = "\(value)"
    do {
      let value = value + 1
      text += "\(value)"
      if true {
        let value = "inner"
        text += value
      }
      text += "\(value)"
    }
    return text + "\(value)"
  }

  static func computedLocals() -> String {
    var base = 2
    var double: Int { base * 2 }
    let before = double
    base = 5
    return "\(before) \(double)"
  }

  static func forCase() -> String {
    let list: [Int?] = [1, nil, 3]
    var sum = 0
    for case let number? in list { sum += number }
    for case .some(let number) in list where number > 1 { sum += number * 100 }
    return "\(sum)"
  }

  struct Node {
    var next: [Node] = []
    var name: String?
    func found(_ wanted: String) -> Node? { name == wanted ? self : next.first }
  }

  static func optionalChains() -> String {
    let leaf = Node(name: "leaf")
    let root = Node(next: [leaf], name: "root")
    let missing: Node? = nil
    return (root.found("x")?.name ?? "none") + (root.found("root")?.found("y")?.name ?? "none")
      + (missing?.next.first?.name ?? "nothing") + "\(missing?.next.count ?? -1)"
      + "\(leaf.found("q") == nil ? 1 : 0)"
  }

  static func closuresInArrays() -> String {
    let steps: [(name: String, change: (Int) -> Int)] = [
      ("double", { $0 * 2 }), ("add", { number in number + 3 }),
    ]
    var value = 4
    var names = ""
    for step in steps {
      value = step.change(value)
      names += step.name
    }
    return "\(names) \(value)"
  }
}

extension StatementPrograms.Node: Equatable {}

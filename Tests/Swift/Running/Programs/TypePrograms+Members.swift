// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Programs of wrappers, overloads, initializers, implicit members and the like.
extension TypePrograms {
  static func casts() -> String {
    let values: [Any] = [1, "two", 3.5, true, Point(x: 4)]
    var text = ""
    for value in values {
      switch value {
      case let number as Int: text += "int \(number) "
      case let string as String: text += "string \(string) "
      case is Bool: text += "bool "
      case let point as Point where point.x > 3: text += "point "
      default: text += "other "
      }
    }
    return text + "\((values[1] as? Int) == nil) \(values[0] is Int)"
  }

  @propertyWrapper struct Clamped {
    private var value = 0
    let range: ClosedRange<Int>
    var wrappedValue: Int {
      get { value }
      set {
        value =
          newValue < range.lowerBound
          ? range.lowerBound : newValue > range.upperBound ? range.upperBound : newValue
      }
    }
    var projectedValue: String { "\(value) of \(range.upperBound)" }
    init(wrappedValue: Int, range: ClosedRange<Int>) {
      self.range = range
      self.wrappedValue = wrappedValue
    }
  }
  struct Volume {
    @Clamped(range: 0...10) var level = 3
  }

  static func wrappers() -> String {
    var volume = Volume()
    let first = volume.level
    volume.level = 50
    let second = volume.level
    volume.level -= 4
    return "\(first) \(second) \(volume.level) \(volume.$level)"
  }

  struct Printer {
    func show(_ number: Int) -> String { "int" }
    func show(_ text: String) -> String { "text" }
    func show(_ flag: Bool) -> String { "flag" }
    func show(_ list: [Int]) -> String { "list" }
    func show(label number: Int) -> String { "labelled" }
    func show(_ a: Int, _ b: Int) -> String { "two" }
  }

  static func overloads() -> String {
    let printer = Printer()
    return [
      printer.show(1), printer.show("a"), printer.show(true), printer.show([1]),
      printer.show(label: 2), printer.show(1, 2),
    ].joined(separator: " ")
  }

  struct Even {
    let number: Int
    init?(_ number: Int) {
      guard number % 2 == 0 else { return nil }
      self.number = number
    }
  }

  static func failing() -> String {
    "\(Even(4)?.number ?? -1) \(Even(5)?.number ?? -1) \(Even(7) == nil)"
  }

  struct Rectangle {
    var width: Double
    var height: Double
    init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
    init(side: Double) { self.init(width: side, height: side) }
  }

  static func delegating() -> String {
    let square = Rectangle(side: 3)
    return "\(square.width * square.height)"
  }

  struct Money: CustomStringConvertible {
    let cents: Int
    var description: String { "\(cents / 100).\(cents % 100)" }
  }
  struct Pair {
    let a: Int
    let b: String?
    let c: Size
  }

  static func describing() -> String {
    "\(Money(cents: 1234)) \([Money(cents: 105)]) \(Point(x: 1)) \(Shape.rectangle(1, 2)) \(["a": 1]) "
      + "\((1, "x")) \([1.0, 2.5]) \(1...3) \(true) \(["q\"", "b"]) \(Size.large)"
  }

  struct Style {
    var size: Int
    static let small = Style(size: 1)
    static func custom(_ size: Int) -> Style { Style(size: size) }
    func bigger() -> Style { Style(size: size + 1) }
  }
  static func size(of style: Style, or other: Style = .custom(5)) -> Int { style.size + other.size }

  static func implicitMembers() -> String {
    let style: Style = .small
    let styles: [Style] = [.small, .custom(7), .init(size: 9)]
    var next: Style { .custom(3) }
    let chosen: Style = style.size == 1 ? .custom(20) : .small
    return
      "\(size(of: .custom(2))) \(size(of: style, or: .small)) \(styles[1].size + styles[2].size) "
      + "\(next.size) \(chosen.size) \(size(of: .small.bigger()))"
  }

  struct Team {
    var players: [Player] = []
    var best: [String: Int] = [:]
    var captain = Player(name: "x")
    struct Player {
      var name: String
      var scores: [Int] = []
    }
  }

  static func mutation() -> String {
    var team = Team()
    team.players.append(.init(name: "a"))
    team.players.append(Team.Player(name: "b", scores: [1]))
    team.players[0].scores.append(5)
    team.players[1].scores[0] += 9
    team.best["a", default: 0] += 3
    team.best["a", default: 0] += 4
    team.captain.name += "y"
    team.captain.scores = [1, 2] + team.players[1].scores
    return "\(team.players[0].scores) \(team.players[1].scores) \(team.best) \(team.captain.name) "
      + "\(team.captain.scores)"
  }

  struct Countdown: Sequence, IteratorProtocol {
    var count: Int
    mutating func next() -> Int? {
      guard count > 0 else { return nil }
      count -= 1
      return count
    }
  }

  static func sequences() -> String {
    var text = ""
    for number in Countdown(count: 4) { text += "\(number)" }
    return text
  }

  struct Adder {
    let base: Int
    func callAsFunction(_ number: Int) -> Int { base + number }
  }

  static func callables() -> String {
    let add = Adder(base: 10)
    let function: (Int) -> Int = add.callAsFunction
    return "\(add(5)) \(function(1))"
  }

  @dynamicMemberLookup struct Settings {
    let values: [String: Int]
    subscript(dynamicMember name: String) -> Int { values[name] ?? -1 }
  }

  static func dynamicMembers() -> String {
    let settings = Settings(values: ["width": 3])
    return "\(settings.width) \(settings.height)"
  }

  struct Edges {
    let rawValue: Int
    static let top = Edges(rawValue: 1 << 0)
    static let bottom = Edges(rawValue: 1 << 1)
    static let all = Edges(rawValue: top.rawValue | bottom.rawValue)
    func contains(_ other: Edges) -> Bool { rawValue & other.rawValue == other.rawValue }
  }

  static func options() -> String {
    "\(Edges.all.rawValue) \(Edges.all.contains(.top)) \(Edges.top.contains(.bottom)) \(0xFF8040 >> 8 & 0xFF)"
  }

  static func half(_ number: Double) -> Double { number / 2 }

  static func literalTypes() -> String {
    let width: Double = 3
    let ratio = 1 / 2 * width
    let list: [Double] = [1, 2]
    let third: Double = 1 / 4
    return "\(width) \(ratio) \(list) \(third) \(half(5)) \(7 / 2) \(-7 % 3) \(width > 2)"
  }

  static func methodValues() -> String {
    let point = Point(x: 1, y: 2)
    let move = point.moved(by:)
    let make = Point.init(x:y:)
    return "\(move(Point(x: 5)).x) \(make(7, 8).y) \(["b", "a"].map(Money2.init).count)"
  }
  struct Money2 {
    let name: String
    init(_ name: String) { self.name = name }
  }

  static func selfTypes() -> String { "\(Cat.make().name) \(Cat.kind) \(Robot.kind)" }
}

// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Small programs of types: what they give compiled is what they give interpreted.
enum TypePrograms {
  static let all: [(name: String, run: @Sendable () -> String)] = [
    ("structures", structures), ("copies", copies), ("classes", classes),
    ("inheritance", inheritance), ("enumerations", enumerations), ("rawValues", rawValues),
    ("allCases", allCases), ("associated", associated), ("indirectEnums", indirectEnums),
    ("protocols", protocols), ("generics", generics), ("extensions", extensions),
    ("statics", statics), ("nested", nested), ("accessors", accessors), ("lazies", lazies),
    ("subscripts", subscripts), ("operators", operators), ("comparing", comparing),
    ("keyPaths", keyPaths), ("casts", casts), ("wrappers", wrappers), ("overloads", overloads),
    ("failing", failing), ("delegating", delegating), ("describing", describing),
    ("implicitMembers", implicitMembers), ("mutation", mutation), ("sequences", sequences),
    ("callables", callables), ("dynamicMembers", dynamicMembers), ("options", options),
    ("literalTypes", literalTypes), ("methodValues", methodValues), ("selfTypes", selfTypes),
  ]

  struct Point: Equatable, Hashable {
    var x = 0
    var y = 0
    static let zero = Point()
    static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
    static prefix func - (a: Point) -> Point { Point(x: -a.x, y: -a.y) }
    static func += (a: inout Point, b: Point) { a = a + b }
    mutating func move(by other: Point) {
      x += other.x
      y += other.y
    }
    func moved(by other: Point) -> Point {
      var copy = self
      copy.move(by: other)
      return copy
    }
  }

  static func structures() -> String {
    let point = Point(x: 3)
    return "\(point.x) \(point.y) \(point.moved(by: Point(x: 1, y: 1)).y) \(point == .zero)"
  }

  static func copies() -> String {
    var a = Point(x: 1, y: 2)
    let b = a
    a.x = 9
    var list = [a, b]
    list[1].y = 7
    return "\(a.x) \(b.x) \(list[0].y) \(list[1].y) \(b.y)"
  }

  final class Box {
    var value: Int
    private(set) var reads = 0
    init(_ value: Int) { self.value = value }
    func read() -> Int {
      reads += 1
      return value
    }
  }

  static func classes() -> String {
    let box = Box(4)
    let same = box
    same.value += 1
    return "\(box.read()) \(same.read()) \(box.reads) \(box === same) \(box === Box(5))"
  }

  class Animal {
    let name: String
    init(name: String) { self.name = name }
    var sound: String { "..." }
    func speak() -> String { "\(name): \(sound)" }
  }
  class Dog: Animal {
    var tricks: [String] = []
    override var sound: String { "woof" }
    override func speak() -> String { super.speak() + "!" }
  }
  final class Puppy: Dog {
    init() {
      super.init(name: "puppy")
      tricks.append("sit")
    }
    override var sound: String { "yip " + super.sound }
  }

  static func inheritance() -> String {
    let animals: [Animal] = [Animal(name: "it"), Dog(name: "dog"), Puppy()]
    var text = ""
    for animal in animals {
      text += animal.speak() + " \(animal is Dog) \((animal as? Dog)?.tricks.count ?? -1);"
    }
    return text
  }

  enum Direction: CaseIterable {
    case north, east, south, west
    var turned: Direction {
      switch self {
      case .north: .east
      case .east: .south
      case .south: .west
      case .west: .north
      }
    }
    var isVertical: Bool { self == .north || self == .south }
  }

  static func enumerations() -> String {
    var direction = Direction.north
    direction = direction.turned.turned
    return "\(direction) \(direction.isVertical) \(Direction.west.turned)"
  }

  enum Size: String { case small, medium = "M", large }
  enum Level: Int { case low = 3, middle, high = 10, top }

  static func rawValues() -> String {
    "\(Size.small.rawValue) \(Size.medium.rawValue) \(Level.middle.rawValue) \(Level.top.rawValue) "
      + "\(Size(rawValue: "M") == .medium) \(Level(rawValue: 4) == .middle) \(Level(rawValue: 5) == nil)"
  }

  static func allCases() -> String {
    var text = "\(Direction.allCases.count)"
    for direction in Direction.allCases where !direction.isVertical { text += " \(direction)" }
    return text
  }

  enum Shape {
    case circle(radius: Double)
    case rectangle(Double, Double)
    case empty
    var area: Double {
      switch self {
      case .circle(let radius): return 3 * radius * radius
      case let .rectangle(width, height): return width * height
      case .empty: return 0
      }
    }
  }

  static func associated() -> String {
    let shapes: [Shape] = [.circle(radius: 2), .rectangle(3, 1.5), .empty]
    var total = 0.0
    for shape in shapes { total += shape.area }
    if case .circle(let radius) = shapes[0] { total += radius }
    guard case .rectangle(let width, _) = shapes[1] else { return "?" }
    return "\(total) \(width) \(shapes[0])"
  }

  indirect enum Term {
    case number(Int)
    case sum(Term, Term)
    case product(Term, Term)
    var value: Int {
      switch self {
      case .number(let number): number
      case .sum(let a, let b): a.value + b.value
      case .product(let a, let b): a.value * b.value
      }
    }
  }

  static func indirectEnums() -> String {
    let term = Term.sum(.number(2), .product(.number(3), .sum(.number(4), .number(5))))
    return "\(term.value)"
  }

  struct Cat: Named, Identifiable {
    let id = 4
    let name = "cat"
  }
  struct Robot: Named {
    var name: String { "r\(number)" }
    let number: Int
    func greeting() -> String { "beep " + name }
  }

  static func protocols() -> String {
    let all: [any Named] = [Cat(), Robot(number: 2)]
    var text = ""
    for one in all { text += one.greeting() + "," + one.loud + " " }
    return text
  }

  struct Stack<Element> {
    private var elements: [Element] = []
    var isEmpty: Bool { elements.isEmpty }
    mutating func push(_ element: Element) { elements.append(element) }
    mutating func pop() -> Element? { elements.popLast() }
  }

  static func generics() -> String {
    var stack = Stack<Int>()
    stack.push(1)
    stack.push(2)
    let top = stack.pop()
    func largest<T: Comparable>(_ list: [T]) -> T? {
      var best = list.first
      for one in list where best.map({ one > $0 }) ?? false { best = one }
      return best
    }
    return "\(top ?? 0) \(stack.isEmpty) \(largest([3, 8, 5]) ?? 0) \(largest(["b", "a"]) ?? "")"
  }

  static func extensions() -> String {
    "\(4.squared) \(3.squared.isLarge) \("ab".doubled) \([1, 2, 3].total) \(2.5.halved)"
  }

  enum Theme {
    static let base = 8
    static let padding = base * 2
    static var margin: Int { padding + 1 }
    static func scaled(_ factor: Int) -> Int { margin * factor }
  }

  static func statics() -> String {
    "\(Theme.padding) \(Theme.margin) \(Theme.scaled(2)) \(Point.zero.x)"
  }

  struct Outer {
    struct Inner {
      enum Kind { case a, b }
      var kind = Kind.b
    }
    typealias Item = Inner
    var inner = Item()
    static let names = ["x", "y"]
    var first: String { Self.names[0] + Outer.names[1] }
  }

  static func nested() -> String {
    let outer = Outer()
    return
      "\(outer.inner.kind) \(outer.first) \(Outer.Inner(kind: .a).kind) \(Outer.Item().kind == .b)"
  }

  struct Temperature {
    var celsius: Double
    var fahrenheit: Double {
      get { celsius * 9 / 5 + 32 }
      set { celsius = (newValue - 32) * 5 / 9 }
    }
    var kelvin: Double {
      get { celsius + 273 }
      set(degrees) { celsius = degrees - 273 }
    }
  }

  static func accessors() -> String {
    var one = Temperature(celsius: 100)
    let before = one.fahrenheit
    one.fahrenheit = 50
    let middle = one.celsius
    one.kelvin += 5
    return "\(before) \(middle) \(one.celsius)"
  }

  final class Report {
    var made = 0
    lazy var text: String = {
      made += 1
      return "made \(made)"
    }()
  }

  static func lazies() -> String {
    let report = Report()
    return "\(report.made) \(report.text) \(report.text) \(report.made)"
  }

  struct Grid {
    let width: Int
    var cells: [Int]
    init(width: Int, height: Int) {
      self.width = width
      cells = []
      for index in 0..<(width * height) { cells.append(index) }
    }
    subscript(x: Int, y: Int) -> Int {
      get { cells[y * width + x] }
      set { cells[y * width + x] = newValue }
    }
    subscript(row y: Int) -> [Int] { [self[0, y], self[1, y]] }
  }

  static func subscripts() -> String {
    var grid = Grid(width: 2, height: 3)
    grid[1, 2] = 40
    grid[0, 0] += 7
    return "\(grid[1, 2]) \(grid[0, 0]) \(grid[row: 1])"
  }

  static func operators() -> String {
    var point = Point(x: 1, y: 1) + Point(x: 2, y: 3)
    point += Point(x: 10, y: 0)
    let other = -point
    return
      "\(point.x) \(point.y) \(other.x) \(Version(2, 1) < Version(2, 3)) \(Version(3, 0) >= Version(2, 9))"
  }

  struct Version: Comparable {
    let major: Int
    let minor: Int
    init(_ major: Int, _ minor: Int) { (self.major, self.minor) = (major, minor) }
    static func < (a: Version, b: Version) -> Bool { (a.major, a.minor) < (b.major, b.minor) }
  }

  static func comparing() -> String {
    let a = Version(1, 2)
    return
      "\(a == Version(1, 2)) \(a != Version(1, 3)) \(a > Version(1, 1)) \((1, "b") < (1, "c")) "
      + "\(Shaped(kind: .a, name: "n") == Shaped(kind: .a, name: "n"))"
  }
  struct Shaped: Equatable {
    var kind: Outer.Inner.Kind
    var name: String
  }

  static func keyPaths() -> String {
    let path = \Point.y
    let points = [Point(x: 1, y: 5), Point(x: 2, y: 6)]
    let names = points.map(\.x)
    return "\(points[0][keyPath: path]) \(names) \(points.map { $0[keyPath: \.y] })"
  }
}

protocol Named {
  var name: String { get }
  func greeting() -> String
}

extension Named {
  func greeting() -> String { "hello " + name }
  var loud: String { greeting() + "!" }
  static var kind: String { "named \(Self.self)" }
}

extension TypePrograms.Cat {
  static func make() -> Self { Self() }
}

extension Int {
  var squared: Int { self * self }
  var isLarge: Bool { self > 8 }
}
extension String {
  var doubled: String { self + self }
}
extension [Int] {
  var total: Int {
    var sum = 0
    for one in self { sum += one }
    return sum
  }
}
extension Double {
  var halved: Double { self / 2 }
}

// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// An expression of Swift, as far as what a widget shows depends on it.
indirect enum Expression: Sendable {
  /// A string literal.
  case text([TextPiece])
  case number(Double)
  case truth(Bool)
  /// `nil`.
  case nothing
  /// A name, and its token.
  case name(String, Int)
  /// `base.name`, or `.name` without a base.
  case member(Expression?, String, Int)
  /// A call, and the token that names what is called.
  case call(Expression, [Argument], Int)
  case element(Expression, [Argument])
  case closure(Closure)
  case list([Expression])
  case pairs([(key: Expression, value: Expression)])
  case tuple([Argument])
  case prefix(String, Expression)
  /// An operator between two operands, and its token.
  case infix(String, Expression, Expression, Int)
  /// `condition ? a : b`, and the token of the question mark.
  case choice(Expression, Expression, Expression, Int)
  /// `if` or `switch` where a value is wanted.
  case branches(Statement)
  /// `\\.name`.
  case keyPath([String])
  /// `as`, `as?`, `as!`: the value, if it is of the type.
  case cast(Expression, TypeName)
  /// `#available(…)`.
  case availability([String: Int], isNegated: Bool)
  /// What is not read.
  case unknown
}

/// A piece of a string literal.
enum TextPiece: Sendable {
  case literal(String)
  case value(Expression)
}

/// An argument of a call.
struct Argument: Sendable {
  var label: String?
  var value: Expression
}

/// A closure literal.
struct Closure: Sendable {
  var parameters: [String]
  var body: [Statement]
  /// Its opening brace's token.
  var at: Int
}

/// The name of a type: its words without modules' and generic arguments, optional or not.
struct TypeName: Sendable, Hashable {
  /// `Image`, `Provider.Entry`; of an array its element's.
  var name: String
  var isArray = false
  /// Whether a value of it may be `nil`; no part of what the type is.
  var isOptional = false
  /// The call that a value of the type comes from, where that was not followed; no part of what the
  /// type is.
  var gap: Gap?

  init(_ name: String, isArray: Bool = false) { (self.name, self.isArray) = (name, isArray) }

  /// Any type, of which there may be no value.
  static let optional: TypeName = {
    var type = TypeName("")
    type.isOptional = true
    return type
  }()

  /// Its last word.
  var last: String {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return name }
    return String(name[name.utf8.index(after: dot)...])
  }

  static func == (a: TypeName, b: TypeName) -> Bool { a.name == b.name && a.isArray == b.isArray }

  func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(isArray)
  }
}

/// A call, or a name, that was not followed: what it means is not in the sources.
struct Gap: Sendable, Hashable {
  /// Where it stands.
  let spot: Spot
  /// What it calls; empty where too much was nested or run to go on.
  let name: String
}

/// A statement of Swift.
indirect enum Statement: Sendable {
  case expression(Expression, Int)
  /// `let` or `var`: the names it binds, and the value.
  case variable([String], TypeName?, Expression?, Int)
  /// A function inside a function.
  case function(String, Closure)
  case branch([Condition], then: [Statement], otherwise: [Statement]?, Int)
  case unless([Condition], [Statement])
  case choose(Expression, [SwitchCase], Int)
  case loop([String], Expression, [Statement])
  /// `return`.
  case give(Expression?, Int)
  /// `a.b = value`, or `a += value` with the operator.
  case assign(Expression, String, Expression)
  /// Statements that may or may not run to their end: `do`, `catch`, `while`.
  case attempt([Statement])
  /// `break`, `continue`, `throw`, `fatalError()`.
  case leave
}

/// One condition of `if`, `guard`, or a `case … where`.
enum Condition: Sendable {
  case test(Expression)
  /// `let name = value`, or `let name`.
  case bind([String], Expression)
  /// `case pattern = value`.
  case match(Pattern, Expression)
}

/// One `case` of a `switch`.
struct SwitchCase: Sendable {
  /// Empty for `default`.
  var patterns: [(pattern: Pattern, guardian: Expression?)]
  var body: [Statement]
}

/// What a value is matched with.
indirect enum Pattern: Sendable {
  /// `_`, or `let name`, which binds it.
  case anything([String])
  /// `.name`, `Type.name`, `.name(let a)`.
  case member(String, [Pattern])
  case value(Expression)
  case tuple([Pattern])
  /// `is Type`, `let x as Type`.
  case type([String])
}

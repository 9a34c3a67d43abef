// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// An expression of Swift, as far as what a widget shows depends on it.
package indirect enum Expression: Sendable {
  /// A string literal.
  case text([TextPiece])
  case number(Double)
  /// A whole number; one that is too large for 64 bits is a `number`.
  case integer(Int)
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
  /// An operator behind its operand: `1...`.
  case suffix(String, Expression)
  /// An operator as a value: `reduce(0, +)`.
  case operation(String)
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
  /// `is`: whether the value is of the type.
  case test(Expression, TypeName)
  /// `#available(…)`.
  case availability([String: Int], isNegated: Bool)
  /// What is not read.
  case unknown
}

/// A piece of a string literal.
package enum TextPiece: Sendable {
  case literal(String)
  /// An interpolation; the arguments behind the value: `specifier:`, `format:`, `style:`.
  case value(Expression, [Argument] = [])
}

/// An argument of a call.
package struct Argument: Sendable {
  package var label: String?
  package var value: Expression

  /// An argument.
  package init(label: String?, value: Expression) { (self.label, self.value) = (label, value) }
}

/// A closure literal.
package struct Closure: Sendable {
  package var parameters: [String]
  /// The parameters of a function inside a function, with their labels; `nil`: a closure literal.
  package var signature: [Parameter]?
  package var body: [Statement]
  /// Its opening brace's token.
  package var at: Int

  /// A closure, or the body of a function.
  package init(
    parameters: [String] = [], signature: [Parameter]? = nil, body: [Statement], at: Int
  ) {
    (self.parameters, self.signature, self.body, self.at) = (parameters, signature, body, at)
  }
}

/// The name of a type: its words without modules' and generic arguments, optional or not.
package struct TypeName: Sendable, Hashable {
  /// `Image`, `Provider.Entry`; of an array its element's.
  package var name: String
  package var isArray = false
  /// Its generic arguments, a dictionary's key and value (its name is empty), or what a function type
  /// gives; no part of what the type is.
  package var arguments: [TypeName] = []
  /// The types of a tuple's parts, whose name is empty; no part of what the type is.
  package var parts: [TypeName] = []
  /// The labels of a tuple's parts, of which those without one are empty.
  package var labels: [String] = []
  /// Whether it is the type of a function; its name is empty.
  package var isFunction = false
  /// Whether a value of it may be `nil`; no part of what the type is.
  package var isOptional = false
  /// The call that a value of the type comes from, where that was not followed; no part of what the
  /// type is.
  package var gap: Gap?

  package init(_ name: String, isArray: Bool = false) {
    (self.name, self.isArray) = (name, isArray)
  }

  /// Any type, of which there may be no value.
  package static let optional: TypeName = {
    var type = TypeName("")
    type.isOptional = true
    return type
  }()

  /// Its last word.
  package var last: String {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return name }
    return String(name[name.utf8.index(after: dot)...])
  }

  package static func == (a: TypeName, b: TypeName) -> Bool {
    a.name == b.name && a.isArray == b.isArray
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(isArray)
  }
}

/// A call, or a name, that was not followed: what it means is not in the sources.
package struct Gap: Sendable, Hashable {
  /// Where it stands.
  package let spot: Spot
  /// What it calls; empty where too much was nested or run to go on.
  package let name: String

  /// A gap.
  package init(spot: Spot, name: String) { (self.spot, self.name) = (spot, name) }
}

/// A statement of Swift.
package indirect enum Statement: Sendable {
  case expression(Expression, Int)
  /// `let` or `var`: the names it binds, and the value.
  case variable([String], TypeName?, Expression?, Int)
  /// A function inside a function.
  case function(String, Closure)
  case branch([Condition], then: [Statement], otherwise: [Statement]?, Int)
  case unless([Condition], [Statement])
  case choose(Expression, [SwitchCase], Int)
  case loop(ForLoop)
  /// `return`.
  case give(Expression?, Int)
  /// `a.b = value`, or `a += value` with the operator.
  case assign(Expression, String, Expression)
  /// Several declarations of one `let` or `var`.
  case several([Statement])
  /// `while`, or `repeat … while` where the body stands first.
  case repetition([Condition], [Statement], isRepeat: Bool)
  /// `do`, with its `catch`es.
  case handled([Statement], catches: [CatchClause])
  /// A loop, or another statement, with its label.
  case labelled(String, Statement)
  /// `defer`.
  case deferred([Statement])
  case leave(Leave)
}

/// One `catch`.
package struct CatchClause: Sendable {
  /// What the error is matched with; `nil`: any, which is called `error`.
  package var pattern: Pattern?
  /// Which errors it is for; `nil`: all that match.
  package var filter: Expression?
  package var body: [Statement]
}

/// How a statement leaves what is around it.
package enum Leave: Sendable {
  /// Of the loop or `switch` with the label, the innermost without.
  case breaking(String?)
  case continuing(String?)
  case fallingThrough
  case throwing(Expression)
  /// `fatalError()`.
  case failure
}

/// `for pattern in sequence where filter`.
package struct ForLoop: Sendable {
  /// The names that it binds.
  package var names: [String]
  /// What each element is matched with; `nil`: the names alone.
  package var pattern: Pattern?
  package var sequence: Expression
  /// Which elements the body runs for; `nil`: all.
  package var filter: Expression?
  package var body: [Statement]
}

/// One condition of `if`, `guard`, or a `case … where`.
package enum Condition: Sendable {
  case test(Expression)
  /// `let name = value`, or `let name`.
  case bind([String], Expression)
  /// `case pattern = value`.
  case match(Pattern, Expression)
}

/// One `case` of a `switch`.
package struct SwitchCase: Sendable {
  /// Empty for `default`.
  package var patterns: [(pattern: Pattern, guardian: Expression?)]
  package var body: [Statement]
}

/// What a value is matched with.
package indirect enum Pattern: Sendable {
  /// `_`, or `let name`, which binds it.
  case anything([String])
  /// `.name`, `Type.name`, `.name(let a)`.
  case member(String, [Pattern])
  case value(Expression)
  case tuple([Pattern])
  /// `is Type`, `let x as Type`.
  case type([String], TypeName)
  /// `pattern?`: it matches what is not `nil`.
  case some(Pattern)
}

extension Expression {
  /// The name that it calls or ends in; empty if there is none.
  package var lastName: String {
    switch self {
    case .name(let name, _), .member(_, let name, _): name
    case .call(let callee, _, _): callee.lastName
    case .element(let base, _): base.lastName
    case .text, .number, .integer, .truth, .nothing, .closure, .list, .pairs, .tuple, .prefix,
      .infix,
      .choice, .branches, .keyPath, .cast, .test, .suffix, .operation, .availability, .unknown:
      ""
    }
  }
}

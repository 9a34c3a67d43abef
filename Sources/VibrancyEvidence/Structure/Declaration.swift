// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A declaration: where it stands, and what it is called.
struct Declaration: Sendable {
  /// What is declared.
  enum Kind: Sendable {
    case type(TypeKeyword)
    case function, property, enumCase, parameter
    /// A name that gets its value elsewhere: `if let`, `for`, a closure's or pattern's.
    case binding
  }

  var kind: Kind
  /// The last part of its name; `init` for an initialiser.
  var name: String
  /// The index of its name's token.
  var index: Int
  /// The opening brace of its body.
  var brace: Int?
  /// The names a type inherits from or conforms to, the last part of each.
  var inherited: [String] = []
  /// The names in a property's type annotation.
  var annotation: [String] = []
  /// The value a property, or the raw value an enum's case, is declared with.
  var value: Range<Int>?
  /// Whether a property is declared with `var`.
  var isVariable = false
  var parameters: [FunctionParameter] = []
  /// The brace in which its name holds, where it is not the one around it.
  var scope: Int?
  /// The innermost declaration with a body around this one.
  var parent: Int?

  var typeKeyword: TypeKeyword? { if case .type(let keyword) = kind { keyword } else { nil } }
  var isFunction: Bool { if case .function = kind { true } else { false } }
  var isProperty: Bool { if case .property = kind { true } else { false } }
  var isParameter: Bool { if case .parameter = kind { true } else { false } }
  var isEnumCase: Bool { if case .enumCase = kind { true } else { false } }
}

/// A parameter of a function.
struct FunctionParameter: Sendable, Hashable {
  /// How a call names its argument: its label, or `#0`, `#1`… by place where it has none.
  var key: String
  /// What the body calls it.
  var name: String
  /// The default value.
  var value: Range<Int>?
}

/// The words that start the declaration of a type or of an extension.
enum TypeKeyword: String, Sendable {
  case `struct`, `class`, `enum`, actor, `protocol`, `extension`
}

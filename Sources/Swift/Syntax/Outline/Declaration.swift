// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A declaration of a file, its body not read yet.
package struct Declaration: Sendable {
  /// What is declared.
  package enum Kind: Sendable, Equatable {
    case type(TypeKeyword)
    case function, property, initializer, enumCase, alias
    /// A macro on its own: `#Preview("…") { … }`.
    case macro
  }

  package var kind: Kind
  /// The last part of its name; `init` for an initialiser.
  package var name: String
  /// The index of its name's token.
  package var index: Int
  /// The attributes before it: `main`, `Environment`, and where their arguments are.
  package var attributes: [(name: String, arguments: Range<Int>)] = []
  package var isStatic = false
  /// Whether it is a method that may change the value it is called on.
  package var isMutating = false
  /// Whether it is a property whose value is made when it is first read.
  package var isLazy = false
  /// Who may name it; `nil` where no modifier says so.
  package var access: Access?
  /// The names a type conforms to or inherits from; of an enum's raw values too.
  package var inherited: [String] = []
  /// The types that an extension's name puts around its own: `A` of `extension A.State`.
  package var outer: [String] = []
  /// The elements of the arrays that an extension is for; `nil`: it is for any, or for another type.
  package var element: String?
  /// A property's type, what a function returns, what an alias stands for.
  package var type: TypeName?
  /// The value a property, or the raw value an enum's case, is declared with.
  package var value: Range<Int>?
  /// The opening brace of its body.
  package var brace: Int?
  package var parameters: [Parameter] = []
  /// The arguments in a macro's parentheses.
  package var arguments: Range<Int>?
  /// The closures behind a macro: their labels, and the tokens that open them.
  package var closures: [(label: String?, brace: Int)] = []
  /// What it holds, if it is a type.
  package var members: [Declaration] = []

  package func attribute(_ name: String) -> Range<Int>? {
    attributes.first { $0.name == name }?.arguments
  }
}

/// Who may name a declaration.
package enum Access: Sendable, Hashable {
  /// Its own file: `private`, `fileprivate`.
  case file
  /// Its own module: `internal`.
  case module
  /// Other modules too: `package`, `public`, `open`.
  case others

  /// What a modifier says; `nil` for one that says nothing about it.
  package init?(modifier word: String) {
    switch word {
    case "private", "fileprivate": self = .file
    case "internal": self = .module
    case "package", "public", "open": self = .others
    default: return nil
    }
  }
}

/// A parameter of a function.
package struct Parameter: Sendable {
  /// What a call calls it; `nil` for `_`.
  package var label: String?
  /// What the body calls it.
  package var name: String
  package var type: TypeName
  /// The default value.
  package var value: Range<Int>?
  /// Whether what a call passes is changed for it too: `inout`.
  package var isInOut = false
  /// Whether it takes any number of arguments, as an array.
  package var isVariadic = false
  /// The attributes before it and before its type: `ViewBuilder`, `escaping`.
  package var attributes: [String] = []

  /// A parameter.
  package init(label: String?, name: String, type: TypeName, value: Range<Int>? = nil) {
    (self.label, self.name, self.type, self.value) = (label, name, type, value)
  }
}

/// The words that start the declaration of a type or of an extension.
package enum TypeKeyword: String, Sendable {
  case `struct`, `class`, `enum`, actor, `protocol`, `extension`
}

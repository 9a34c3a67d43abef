// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySyntax

/// The variables of a body or block, and what is around it. Closures share what they capture.
package final class Scope {
  /// The block around; `nil`: the body of a function.
  package let outer: Scope?
  /// The file that the code stands in.
  package let file: Int
  /// The type around, for its static members and nested types.
  package let type: Int?
  /// The call of the helper that the code stands in, where several runs cover what may be shown.
  package var use: Spot.Use?
  /// The type that `return` gives; `nil`: not declared.
  package var returns: TypeName?
  /// The result builder of the sources that makes what the body gives; `nil`: none.
  package var builder: Int?
  /// The variables.
  package var values = Variables()

  /// The declared types of variables, as far as they have one.
  package var types: [String: TypeName] = [:]
  /// The variables whose closure is called where they are read.
  package var computed: [String: TypeName?] = [:]

  /// A body of its own.
  package init(file: Int, type: Int?, own: SampleValue? = nil) {
    (outer, self.file, self.type) = (nil, file, type)
    values["self"] = own
  }

  /// A block in another.
  package init(in outer: Scope) {
    (self.outer, file, type, returns) = (outer, outer.file, outer.type, outer.returns)
    use = outer.use
  }

  /// The place of a token.
  package func spot(_ token: Int) -> Spot { Spot(file: file, token: token, use: use) }

  /// The scope that has a variable.
  package func holder(of name: String) -> Scope? {
    var scope: Scope? = self
    while let one = scope {
      if one.values.has(name) { return one }
      scope = one.outer
    }
    return nil
  }

  /// A variable's declared type.
  package func type(of name: String) -> TypeName? { holder(of: name)?.types[name] }

  /// A variable's value.
  package func value(of name: String) -> SampleValue? {
    var scope: Scope? = self
    while let one = scope {
      if let value = one.values[name] { return value }
      scope = one.outer
    }
    return nil
  }
}

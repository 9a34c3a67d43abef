// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySyntax

/// A closure with what it captured.
package struct ClosureValue {
  /// The literal.
  package var closure: Closure
  /// What names mean in it; variables are captured as they are shared.
  package var scope: Scope
  /// The tuple with labels that it gives where it is passed; `nil`: what it comes to.
  package var result: TypeName?
  /// The result builder of the sources that the parameter it is passed to has; `nil`: none.
  package var builder: Int?

  /// A closure.
  package init(_ closure: Closure, _ scope: Scope) { (self.closure, self.scope) = (closure, scope) }
}

/// Functions of one name, of which a call's labels choose one.
package struct FunctionValue {
  /// The functions.
  package var members: [Program.Member]
  /// What they are called on; `nil`: nothing.
  package var receiver: SampleValue?
  /// The name of a function of the system or of an operator, where there are no members.
  package var name = ""

  /// Functions.
  package init(_ members: [Program.Member], on receiver: SampleValue? = nil) {
    (self.members, self.receiver) = (members, receiver)
  }

  /// Whether nothing of the sources has its name, which stands alone.
  package var isUnknown: Bool { members.isEmpty && receiver == nil }

  /// A function of the system, or an operator, by its name.
  package init(named name: String, on receiver: SampleValue? = nil) {
    (members, self.receiver, self.name) = ([], receiver, name)
  }
}

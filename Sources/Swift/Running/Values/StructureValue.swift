// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySyntax

/// An instance of a structure of the sources, or what is known of an instance of another module's type.
package struct StructureValue {
  /// Its type's index in the program; of another module's type that of what the sources add to it, or
  /// that of the type without a name.
  package var type: Int
  /// Its stored properties, by name; of another module's type what its initializer was passed.
  package var fields: [String: SampleValue]
  /// The call that made an instance of another module's type; `nil`: its type is of the sources.
  package var maker: Gap?

  /// An instance.
  package init(type: Int, fields: [String: SampleValue] = [:]) {
    (self.type, self.fields) = (type, fields)
  }
}

/// An instance of a class of the sources: all that hold it see a change.
package final class ObjectValue {
  /// Its type's index in the program.
  package let type: Int
  /// Its stored properties, by name.
  package var fields: [String: SampleValue]

  /// An instance.
  package init(type: Int, fields: [String: SampleValue] = [:]) {
    (self.type, self.fields) = (type, fields)
  }
}

/// A case of an enum of the sources.
package struct EnumerationValue {
  /// Its type's index in the program.
  package var type: Int
  /// The case.
  package var name: String
  /// Its associated values.
  package var values: [(label: String?, value: SampleValue)]

  /// A case.
  package init(type: Int, name: String, values: [(label: String?, value: SampleValue)] = []) {
    (self.type, self.name, self.values) = (type, name, values)
  }
}

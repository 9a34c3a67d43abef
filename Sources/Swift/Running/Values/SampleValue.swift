// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySyntax

/// A value of Swift while code is run with a sample. An optional is what it holds, or `nothing`.
package indirect enum SampleValue {
  /// `()`.
  case void
  /// `nil`.
  case nothing
  case bool(Bool)
  case integer(Int)
  case double(Double)
  case string(String)
  case array([SampleValue])
  /// A set, in the order its elements were inserted.
  case set([SampleValue])
  /// A dictionary, in the order its keys were inserted.
  case dictionary([(key: SampleValue, value: SampleValue)])
  case tuple([(label: String?, value: SampleValue)])
  case range(RangeValue)
  /// A case of an enum of the sources.
  case enumeration(EnumerationValue)
  /// A structure of the sources.
  case structure(StructureValue)
  /// An instance of a class of the sources.
  case object(ObjectValue)
  case closure(ClosureValue)
  /// A function or method, with what it is called on.
  case function(FunctionValue)
  /// A type's name.
  case type(TypeName)
  /// `\\.a.b`.
  case keyPath([String])
  /// `.name` or `.name(…)` whose type is not known where it stands: a system function takes it by its
  /// name, a parameter of the sources resolves it by its type.
  case implicit(String, [PassedValue]?, Spot)
  /// A value of Foundation.
  case foundation(FoundationValue)
  /// A value of SwiftUI that is not a view: a color, font, image, angle.
  case interface(InterfaceValue)
  case view(ViewValue)
  /// What was not understood, cannot be run, or is not known.
  case unknown(Hole)
}

/// Objects of the sources are shared. It stands here because the compiler, left to find out for itself,
/// fails with “circular reference” where it compiles `Evaluator+Expressions.swift` without most others.
@available(*, unavailable)
extension SampleValue: Sendable {}

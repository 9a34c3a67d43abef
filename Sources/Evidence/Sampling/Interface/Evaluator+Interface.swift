// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyLayout
package import VibrancySyntax

extension Evaluator {
  /// `Type(…)` of SwiftUI; `nil`: not known.
  package func interfaceConstruct(
    _ type: TypeName, _ arguments: [PassedValue], at spot: Spot
  ) -> SampleValue? { nil }

  /// `value.name` of SwiftUI; `nil`: not known.
  package func interfaceMember(_ name: String, of value: SampleValue) -> SampleValue? { nil }

  /// `value.name(…)` of SwiftUI; `nil`: not known.
  package func interfaceCall(
    _ name: String, on receiver: inout SampleValue, _ arguments: [PassedValue], at spot: Spot
  ) -> SampleValue? { nil }

  /// `Type.name` of SwiftUI; `nil`: not known.
  package func interfaceStatic(_ name: String, of type: TypeName) -> SampleValue? { nil }

  /// `Type.name(…)` of SwiftUI; `nil`: not known.
  package func interfaceStaticCall(
    _ name: String, of type: TypeName, _ arguments: [PassedValue], at spot: Spot
  ) -> SampleValue? { nil }

  /// `name(…)` of SwiftUI; `nil`: not known.
  package func interfaceGlobal(
    _ name: String, _ arguments: [PassedValue], at spot: Spot
  ) -> SampleValue? { nil }

  /// `value[…]` of SwiftUI; `nil`: not known.
  package func interfaceSubscript(
    _ receiver: SampleValue, _ arguments: [PassedValue]
  ) -> SampleValue? { nil }

  /// `value[…] = …` of SwiftUI; whether it is known.
  package func interfaceAssign(
    _ receiver: inout SampleValue, subscript arguments: [PassedValue], _ value: SampleValue
  ) -> Bool { false }

  /// `a sign b` of SwiftUI; `nil`: not known.
  package func interfaceInfix(_ sign: String, _ a: SampleValue, _ b: SampleValue) -> SampleValue? {
    nil
  }

  /// The types and protocols of SwiftUI that a value is of, the nearest first.
  package func interfaceTypeNames(of value: SampleValue) -> [String] { [] }

  /// What `@Environment(\\.name)` gives; `nil`: not known.
  package func environmentValue(named name: String) -> SampleValue? { environment.values[name] }

  /// What `@EnvironmentObject` or `@Environment(Type.self)` gives; `nil`: not known.
  package func environmentObject(of type: TypeName) -> SampleValue? {
    environment.objects[type.last]
  }

  /// The node of a view, its own views' bodies run from the outside in.
  package func lowered(_ view: ViewValue) -> ViewNode { ViewNode(.empty) }

  /// The node in a `geometryReader`, by its number and the size it has, in points.
  package func resolve(_ number: Int, _ size: Size) -> ViewNode { ViewNode(.empty) }
}

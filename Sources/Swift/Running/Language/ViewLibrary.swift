// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySyntax

/// What the language asks of the library that has views.
package protocol ViewLibrary: Library {
  /// A value as a view; `nil`: it is none.
  func shownView(of value: SampleValue, at spot: Spot) -> ViewValue?
  /// Whether a name is that of a modifier of views.
  func isModifier(_ name: String) -> Bool
  /// What a modifier makes of an image, as far as it stays one.
  func imageCall(_ name: String, on image: ImageValue, _ arguments: [PassedValue]) -> ImageValue?
  /// `layout { … }`: the container with what stands in it; `nil`: it is no layout.
  func filled(_ layout: SampleValue, _ arguments: [PassedValue]) -> SampleValue?
  /// `Type.name` of a color or picture that only a package has: what stands for it; `nil`: it is none.
  func packageMember(_ name: String, of type: TypeName, at spot: Spot) -> SampleValue?
  /// The string of a key in the language of the situation; `nil`: the arguments are no key.
  func localizedString(_ arguments: [PassedValue], at spot: Spot) -> String?
  /// What static members that the sources add to types of others stand for; `nil`: there is none.
  func own(_ value: SampleValue, of types: [String]) -> SampleValue?
  /// `ScaledMetric(wrappedValue:relativeTo:)`.
  func scaledMetric(_ value: SampleValue, relativeTo style: SampleValue?) -> SampleValue
  /// The value of a stored property as its attribute changes it.
  func stored(_ value: SampleValue, in member: Program.Member) -> SampleValue
}

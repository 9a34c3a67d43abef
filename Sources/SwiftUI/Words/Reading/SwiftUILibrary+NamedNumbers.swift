// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyRunning
internal import VibrancySyntax

/// Numbers that code has by an implicit name: `.frame(height: .logoHeight)`.
extension SwiftUILibrary {
  /// The labels of arguments that are numbers, whatever function of SwiftUI they stand in.
  private static let labels: Set<String> = [
    "width", "height", "minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight",
    "maxHeight", "spacing", "horizontalSpacing", "verticalSpacing", "cornerRadius", "radius", "x",
    "y", "lineWidth", "size", "minLength",
  ]
  private static let types: Set<String> = ["CGFloat", "Double", "Float", "Int"]

  /// Arguments with the numbers that names which the sources add to types of numbers stand for.
  func numbered(_ arguments: [PassedValue]) -> [PassedValue] {
    guard arguments.contains(where: { $0.label.map(Self.labels.contains) == true }) else {
      return arguments
    }
    return arguments.map { argument in
      guard case .implicit(let name, let inner, let place) = argument.value, name != "infinity",
        argument.label.map(Self.labels.contains) == true, code.extended.contains(name),
        let type = code.program.addedStatics(named: name, from: place.file).map(\.type)
          .first(where: Self.types.contains)
      else { return argument }
      let scope = Scope(file: place.file, type: nil)
      let found =
        inner.map { code.access.staticCall(name, of: TypeName(type), $0, at: place, scope) }
        ?? code.access.staticMember(name, of: TypeName(type), at: place, scope)
      guard let found else { return argument }
      var numbered = argument
      numbered.value = found
      return numbered
    }
  }
}

// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyRunning
internal import VibrancySyntax

/// Views of packages that load a picture: `KFImage(url)`, `LazyImage(url:) { state in … }`.
extension SwiftUILibrary {
  private static let labels: Set<String?> = [
    nil, "url", "source", "request", "urlString", "imageURL", "imageUrl", "from", "string",
  ]

  /// What stands for the picture that such a view loads, which is listed; `nil`: the name is not one of
  /// a view of images, or it is not given where one is.
  func remoteImage(_ name: String, _ arguments: [PassedValue], at spot: Spot) -> SampleValue? {
    guard name.hasSuffix("Image") || name.hasSuffix("ImageView"), let first = arguments.first,
      Self.labels.contains(first.label), mayBeAddress(first)
    else { return nil }
    // As `AsyncImage`, with a phase or a placeholder.
    if name.hasSuffix("AsyncImage") { return .view(.system("AsyncImage", arguments, spot)) }
    code.note(Gap(spot: spot, name: name))
    var image = ImageValue(.made, at: spot)
    image.isResizable = true
    let picture = SampleValue.view(.image(image))
    guard let content = Arguments(arguments).content(), takesOne(content) else { return picture }
    // The picture, or a state that has it: `state.image`.
    let views = code.views(of: content, [PassedValue(nil, picture)], at: spot)
    return .view(views.count == 1 ? views[0] : .group(views))
  }

  /// Whether an argument may say where a picture is.
  private func mayBeAddress(_ argument: PassedValue) -> Bool {
    switch argument.value {
    case .foundation(.url), .nothing, .unknown: true
    case .string: argument.label != nil || argument.value.text?.contains("://") == true
    case .implicit, .structure, .object, .enumeration: argument.label != nil
    case .void, .bool, .integer, .double, .array, .set, .dictionary, .tuple, .range, .closure,
      .function, .type, .keyPath, .foundation, .interface, .view:
      false
    }
  }

  /// Whether a closure has a parameter.
  private func takesOne(_ content: SampleValue) -> Bool {
    guard case .closure(let value) = content else { return content.isFunction }
    return !value.closure.parameters.isEmpty
      || code.statements.highestParameter(value.closure, value.scope.file) >= 0
  }
}

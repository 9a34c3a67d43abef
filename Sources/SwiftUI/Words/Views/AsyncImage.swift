// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning
internal import VibrancySyntax

extension ViewWord {
  static let asyncImage = ViewWord(
    "AsyncImage", example: #"AsyncImage(url: URL(string: "https://example.com/a.png"))"#,
    .simplified("nothing is fetched: a picture that is made stands for it, which a note says")
  ) { $0.asyncImage() }
}

extension ViewCall {
  /// What stands for the picture, else its placeholder.
  fileprivate func asyncImage() -> ViewNode {
    code.note(Gap(spot: spot, name: "AsyncImage"))
    var image = ImageValue(.made, at: spot)
    let value = SampleValue.view(.image(image))
    let isLoaded = code.choose(2, at: Site(Gap(spot: spot, name: "AsyncImage"))) == 0
    if let placeholder = parts["placeholder"], let content = parts.content() {
      guard isLoaded else { return ui.oneNode(placeholder, at: spot) }
      return ui.oneNode(content, [PassedValue(nil, value)], at: spot)
    }
    if code.isCovering, let content = parts.content() {
      // By its members, so that the picture has its place.
      let phase = SampleValue.tuple([("image", isLoaded ? value : .nothing), ("error", .nothing)])
      return ui.oneNode(content, [PassedValue(nil, phase)], at: spot)
    }
    if let content = parts.content() {
      // By the phase, of which the picture is what content asks for first.
      let phase = SampleValue.interface(.word("AsyncImagePhase", "success"))
      return ui.oneNode(content, [PassedValue(nil, phase)], at: spot)
    }
    // The neutral picture fills the frame it gets, as the placeholder does.
    image.isResizable = true
    return ui.lowered(image)
  }
}

// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What `render` makes of one input: what its files are called, or where they go.
struct RenderOutputs<Element: Sendable>: Sendable {
  /// Its previews, one per scene that shows it.
  var previews: [Element] = []
  /// The page's pictures, one per preview; none without a page.
  var pagePictures: [Element] = []
  /// The pictures in full color that the page compares those with, one per preview; none without a
  /// page.
  var fullColor: [Element] = []
  /// The screens whose first input it is.
  var screens: [Element] = []

  /// All of them, in the order in which files are planned.
  var all: [Element] { previews + pagePictures + fullColor + screens }

  /// The same with an element for each of `all`, in that order.
  func replacing<Other: Sendable>(_ elements: [Other]) -> RenderOutputs<Other> {
    var rest = elements[...]
    func next(_ count: Int) -> [Other] {
      defer { rest = rest.dropFirst(count) }
      return Array(rest.prefix(count))
    }
    return RenderOutputs<Other>(
      previews: next(previews.count), pagePictures: next(pagePictures.count),
      fullColor: next(fullColor.count), screens: next(screens.count))
  }
}

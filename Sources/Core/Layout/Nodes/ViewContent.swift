// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What a view is, without its modifiers.
package indirect enum ViewContent: Hashable, Sendable {
  /// Nothing: its parent does not see it.
  case empty
  /// Several views, of which each is a child of the parent and has each modifier of the group.
  case group([ViewNode])
  case hStack([ViewNode], alignment: VerticalAlignment, spacing: Double?)
  case vStack([ViewNode], alignment: HorizontalAlignment, spacing: Double?)
  case zStack([ViewNode], alignment: Alignment)
  /// A grid of `gridRow`s; any other node spans the grid.
  case grid([ViewNode], GridOptions)
  case gridRow([ViewNode], alignment: VerticalAlignment?)
  case lazyGrid([ViewNode], LazyGrid)
  /// The first that fits what is proposed on the axes.
  case viewThatFits([ViewNode], axes: Axes)
  /// A layout of the app's own; laid out as a `VStack`, and reported.
  case customLayout([ViewNode], name: String)
  case spacer(minimum: Double?)
  case divider
  case text([TextSpan])
  case symbol(SymbolImage)
  case picture(Picture)
  case shape(ShapeView)
  /// A color or gradient, which fills what is proposed.
  case fill(ForegroundStyle)
  /// Takes what is proposed; its child is asked for by the number with that size.
  case geometryReader(Int)
  case label(Label)
  case gauge(Gauge)
  case progress(ProgressIndicator)
  case button(Button)
  case toggle(Toggle)
  case link([ViewNode])
  case contentUnavailable(ContentUnavailable)
  case accessoryBackground
  case chart(Chart)
  /// Something that is not drawn: a hatched box with a name.
  case unknown(String)
}

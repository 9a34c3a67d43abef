// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
internal import VibrancySymbols
internal import VibrancyTypography

/// A view or a modifier as layout works with it.
struct LayoutElement {
  /// What it is; its children stand in the element.
  enum Kind {
    case text([TextRun], [ForegroundStyle], TextOptions)
    case symbol(Symbol, name: String, isResizable: Bool)
    case picture(Picture)
    case shape(ShapeView)
    case fill(ForegroundStyle)
    case spacer(Double, Axis?)
    /// A line along an axis.
    case divider(Axis)
    case unknown(String)
    case accessoryBackground
    case geometryReader(Int, depth: Int, level: Int)
    case chart(Chart, depth: Int, level: Int)

    case stack(Axis, Guide, spacing: Double?)
    case zStack(Alignment)
    case grid(GridPlan)
    case lazyGrid(LazyGrid)
    case viewThatFits(Axes)

    case frame(Double?, Double?, Alignment)
    case flexibleFrame(FlexibleFrame)
    case padding(Insets)
    case fixedSize(horizontal: Bool, vertical: Bool)
    case aspectRatio(Double?, ContentMode)
    case containerRelativeFrame(ContainerRelativeFrame)
    case position(SIMD2<Double>)
    case offset(SIMD2<Double>)
    case scale(SIMD2<Double>, UnitPoint)
    case rotation(Double, UnitPoint)
    case guide(GuideRule)
    /// The first child decides the size; the second is behind it or before it.
    case layers(Alignment, isOverlay: Bool)
    /// The second child's alpha is what is kept of the first.
    case mask(Alignment)
    case clip(ShapeKind, isEvenOdd: Bool)
    case effects(GroupEffects)
    case hidden
  }

  /// What it is.
  let kind: Kind
  /// Its children, by their numbers.
  let children: [Int]
  /// The number of what it inherits.
  let environment: Int
  /// The number of its place in a source.
  var source: Int?
  /// The number of the control that it is a part of.
  var control: Int?
  /// Its priority in a stack.
  var priority = 0.0
  /// The distances it wants.
  var spacings = EdgeSpacings()
  /// Whether text or a symbol is in it, so that it has baselines.
  var hasBaseline = false
  /// Whether a guide is set in it.
  var hasGuide = false
  /// How it is a cell of a grid.
  var cell: GridCell?
  /// Sizes that it chose.
  var sizes: [(ProposedSize, Size)] = []
  /// Guides that it has of itself.
  var guides: [(ProposedSize, Guide, Double?)] = []

  init(_ kind: Kind, _ children: [Int] = [], environment: Int) {
    (self.kind, self.children, self.environment) = (kind, children, environment)
  }
}

/// Where a child of an element goes: its top left in the element, and what it is proposed.
struct Placement {
  let child: Int
  var x: Double
  var y: Double
  let proposal: ProposedSize
}

/// The rows of a `Grid`, by positions in its children.
struct GridPlan {
  /// A row of cells, or a view across all columns.
  struct Row {
    var cells: Range<Int>
    var isSpanning: Bool
    var alignment: VerticalAlignment?
  }

  var options: GridOptions
  var rows: [Row]
}

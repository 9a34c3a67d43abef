// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyDrawing
package import VibrancyLayout
package import VibrancySymbols
package import VibrancySyntax

/// What views need while they are lowered, beside the code: what catalogs hold, and what lowering found.
package struct InterfaceState {
  /// The place of each node, by `ViewNode.source`.
  package var sources: [Spot] = []
  /// The index of a place in `sources`.
  package var indices: [NodeSource: Int] = [:]
  /// The views of the sources that are being lowered, outermost first, and those around each place of
  /// `sources`.
  package var way: [Spot] = []
  package var ways: [[Spot]] = []
  /// The images that were lowered then, by their number in `sources`.
  package var images: [Int: ImageValue] = [:]
  /// Where the color or style of a text, symbol or shape was set, by its number in `sources`.
  package var paintSpots: [Int: Spot] = [:]
  /// Where what is being lowered gets its color from the views around it; `nil`: from the system.
  package var inkSpot: Spot?
  /// The names of the system's colors that were made then.
  package var colorNames: [PaintColor: String] = [:]
  /// The views and modifiers that were not followed then.
  package private(set) var notFollowed: [Gap] = []
  /// What is wrong in the code, wherever it is shown; kept for all views until it is taken.
  private var remarks: Set<CodeRemark> = []
  /// What is shown in place of what is not known.
  package var shownHoles = ShownHoles()
  /// The sets of the catalogs by the symbols that Xcode makes of their names.
  package var sets = SetNames()
  /// The size in points of a picture of the catalogs, by its name; `nil`: there is none. The empty name
  /// is asked for where a picture is made while the app runs.
  package var pictures: (String) -> Size? = { _ in nil }
  /// Whether a picture of the catalogs, by its name, is drawn in the color around it alone.
  package var isTemplate: (String) -> Bool = { _ in false }
  /// A color of the catalogs, by its name, in the situation's appearance.
  package var colors: (String) -> PaintColor? = { _ in nil }
  /// The color of the system that a color of the catalogs is, by its name: `systemBackgroundColor`.
  package var systemColors: (String) -> String? = { _ in nil }
  /// A symbol of the catalogs, by its name.
  package var symbols: (String) -> SymbolDrawing? = { _ in nil }
  /// A drawing that stands for a symbol of the system, by its name.
  package var systemSymbols: (String) -> SymbolDrawing? = { _ in nil }
  /// A localized string by its key, its table and the only number that is put into it; `nil`: there is
  /// none.
  package var strings: (String, String?, Int?) -> String? = { _, _, _ in nil }
  /// The bytes of a file of the target's bundle, by its name, those of a property list as JSON of the
  /// same values; `nil`: there is none, or it is too large.
  package var files: (String) -> [UInt8]? = { _ in nil }
  /// What `containerBackground` set, where the situation shows it; apart from the view.
  package var containerBackground: ViewNode?
  /// Whether the view has a `containerBackground`, shown or not.
  package var hasContainerBackground = false
  /// Whether views within it have another one.
  package var backgroundsDiffer = false
  /// What `activityBackgroundTint` set.
  package var activityBackground: ForegroundStyle?
  /// Whether `dynamicIsland(verticalPlacement:)` lets a view stand below the camera.
  package var standsBelowIfTooWide = false
  /// What `widgetLabel` set.
  package var widgetLabel: [ViewNode] = []
  /// Whether `widgetCurvesContent` asks for content along a curve.
  package var curvesContent = false

  /// The views that need a size, by the number of their `geometryReader`.
  package var readers: [SizedView] = []
  /// What they are in a size.
  package var resolved: [ResolvedSize: ViewNode] = [:]
  /// The numbers of alignments of the sources' own.
  package var guides: [String: Int] = [:]
  /// What states were set to as views appeared, kept for when the same is lowered again.
  package var appeared: [StateName: SampleValue] = [:]
  /// Whether code runs because a view appears.
  package var isAppearing = false
  /// How deep views are nested that are being lowered.
  package var depth = 0
  /// How many nodes were made.
  package var nodeCount = 0

  /// Whether there may have been more views than are followed.
  package var isFull: Bool { nodeCount >= Self.mostNodes }

  /// How many nodes a widget has at most.
  package static let mostNodes = 20_000
  /// How deep views are nested at most.
  package static let deepest = 200
  /// How many views need a size at most, and in how many sizes.
  package static let mostReaders = 2_000

  /// Without catalogs.
  package init() {}

  /// The most views and modifiers that are kept which were not followed.
  private static let mostNotFollowed = 64

  /// Keeps a view or modifier that was not followed.
  package mutating func keep(notFollowed gap: Gap) {
    if notFollowed.count < Self.mostNotFollowed, !notFollowed.contains(gap) {
      notFollowed.append(gap)
    }
  }

  /// The most remarks that are kept.
  private static let mostRemarks = 4_096

  /// Keeps what is wrong in the code.
  package mutating func keep(_ remark: CodeRemark) {
    if remarks.count < Self.mostRemarks { remarks.insert(remark) }
  }

  /// What was wrong in the code since it was last asked.
  package mutating func takeRemarks() -> Set<CodeRemark> {
    defer { remarks = [] }
    return remarks
  }

  /// Forgets what lowering found, as before another view.
  package mutating func reset() {
    (sources, indices, containerBackground, hasContainerBackground) = ([], [:], nil, false)
    (backgroundsDiffer, activityBackground, standsBelowIfTooWide) = (false, nil, false)
    (widgetLabel, curvesContent) = ([], false)
    (readers, resolved, nodeCount) = ([], [:], 0)
    shownHoles = ShownHoles()
    (way, ways, images, paintSpots, colorNames, notFollowed) = ([], [], [:], [:], [:], [])
    inkSpot = nil
  }
}

/// Where a node is made, in which views, and where its paint is set.
package struct NodeSource: Hashable {
  package var spot: Spot
  package var way: [Spot]
  package var paint: Spot?

  /// A place, and the views around it.
  package init(spot: Spot, way: [Spot], paint: Spot?) {
    (self.spot, self.way, self.paint) = (spot, way, paint)
  }
}

/// A view that is made for the size it gets, with what was around it.
package struct SizedView {
  /// What it is.
  package enum Content {
    case reader(SampleValue, Spot)
    case canvas(SampleValue, Spot)
    case shape(ShapeValue)
  }
  package var content: Content
  package var environment: ViewEnvironment

  /// A view and what is around it.
  package init(content: Content, environment: ViewEnvironment) {
    (self.content, self.environment) = (content, environment)
  }
}

/// A view in a size.
package struct ResolvedSize: Hashable {
  package var number: Int
  package var size: Size

  /// A view by its number, in points.
  package init(number: Int, size: Size) { (self.number, self.size) = (number, size) }
}

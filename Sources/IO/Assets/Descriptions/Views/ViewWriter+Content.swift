// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout

extension ViewWriter {
  /// The key that says what a view is.
  static func kind(of content: ViewContent) -> ViewKind {
    switch content {
    case .empty: .empty
    case .group: .group
    case .hStack: .hstack
    case .vStack, .customLayout: .vstack
    case .zStack: .zstack
    case .grid: .grid
    case .gridRow: .gridRow
    case .lazyGrid(_, let grid): grid.axis == .vertical ? .lazyVGrid : .lazyHGrid
    case .viewThatFits: .viewThatFits
    case .spacer: .spacer
    case .divider: .divider
    case .text: .text
    case .symbol: .symbol
    case .picture(let picture): isNameable(picture.name) ? .image : .placeholder
    case .shape: .shape
    case .fill, .geometryReader: .color
    case .label: .label
    case .gauge: .gauge
    case .progress: .progress
    case .button: .button
    case .toggle: .toggle
    case .link: .link
    case .contentUnavailable: .contentUnavailable
    case .accessoryBackground: .accessoryBackground
    case .unknown: .unknown
    }
  }

  /// What a view is, its kind first.
  mutating func content(_ content: ViewContent) -> [(ViewKey, CommentedValue)] {
    func spacing(_ points: Double?) -> [(ViewKey, CommentedValue)] {
      points.map { [(.spacing, Self.distance($0))] } ?? []
    }
    switch content {
    case .empty: return [(.empty, .true)]
    case .group(let nodes): return [(.group, list(nodes))]
    case .hStack(let nodes, let alignment, let points):
      return [(.hstack, list(nodes))] + self.alignment(alignment) + spacing(points)
    case .vStack(let nodes, let alignment, let points):
      return [(.vstack, list(nodes))] + self.alignment(alignment) + spacing(points)
    case .customLayout(let nodes, let name):
      lose("\(name), a layout of its own, is laid out as a VStack")
      return [(.vstack, list(nodes))]
    case .zStack(let nodes, let alignment):
      return [(.zstack, list(nodes))] + self.alignment(alignment)
    case .grid(let nodes, let options): return grid(nodes, options)
    case .gridRow(let nodes, let alignment):
      return [(.gridRow, list(nodes))]
        + (alignment.map { [(.alignment, .text(name(of: $0)))] } ?? [])
    case .lazyGrid(let nodes, let grid): return lazyGrid(nodes, grid)
    case .viewThatFits(let nodes, let axes):
      return [(.viewThatFits, list(nodes))]
        + (axes == .both ? [] : [(.axes, .text(Self.name(of: axes, ViewReader.axes)))])
    case .spacer(let least): return [(.spacer, least.map { Self.length($0) } ?? .true)]
    case .divider: return [(.divider, .true)]
    case .text(let spans): return [(.text, text(spans))]
    case .symbol(let symbol): return self.symbol(symbol)
    case .picture(let picture): return self.picture(picture)
    case .shape(let shape): return self.shape(shape)
    case .fill(let style): return [(.color, paint(style))]
    case .geometryReader:
      lose("a view that is made for its size, which is not known")
      return [(.color, .text("clear"))]
    case .label, .gauge, .progress, .button, .toggle, .link, .contentUnavailable:
      return control(content)
    case .accessoryBackground: return [(.accessoryBackground, .true)]
    case .unknown(let name): return [(.unknown, .text(Self.withoutReferences(name)))]
    }
  }

  private mutating func grid(
    _ nodes: [ViewNode], _ options: GridOptions
  ) -> [(ViewKey, CommentedValue)] {
    let rows = nodes.map { row in
      if row.modifiers.isEmpty, case .gridRow(let cells, alignment: nil) = row.content {
        return list(cells)
      }
      return node(row)
    }
    var members = [(ViewKey.grid, CommentedValue.list(rows))] + alignment(options.alignment)
    if let points = options.horizontalSpacing {
      members.append((.horizontalSpacing, Self.distance(points)))
    }
    if let points = options.verticalSpacing {
      members.append((.verticalSpacing, Self.distance(points)))
    }
    return members
  }

  private mutating func lazyGrid(
    _ nodes: [ViewNode], _ grid: LazyGrid
  ) -> [(ViewKey, CommentedValue)] {
    var tracks = grid.tracks.map { track($0) }
    if tracks.isEmpty {
      lose("a grid without columns")
      tracks = [.text("flexible")]
    }
    let isVertical = grid.axis == .vertical
    return [
      (isVertical ? .lazyVGrid : .lazyHGrid, list(nodes)),
      (isVertical ? .columns : .rows, .list(tracks)),
    ] + alignment(grid.alignment) + (grid.spacing.map { [(.spacing, Self.distance($0))] } ?? [])
  }

  private mutating func track(_ track: GridTrack) -> CommentedValue {
    if track == .flexible { return .text("flexible") }
    func range(_ least: Double, _ most: Double) -> CommentedValue {
      let least = Self.bounded(least, 0...ViewReader.mostPoints)
      return .list([
        .number(least), most == .infinity ? .text("infinity") : Self.length(max(least, most)),
      ])
    }
    var members: [(key: String, value: CommentedValue)]
    switch track.length {
    case .fixed(let points): members = [("fixed", Self.length(points))]
    case .flexible(let least, let most): members = [("flexible", range(least, most))]
    case .adaptive(let least, let most): members = [("adaptive", range(least, most))]
    }
    if let points = track.spacing { members.append(("spacing", Self.distance(points))) }
    if let alignment = track.alignment { members.append(("alignment", .text(name(of: alignment)))) }
    return .object(members)
  }

  private mutating func symbol(_ symbol: SymbolImage) -> [(ViewKey, CommentedValue)] {
    if symbol.font != nil || symbol.weight != nil || symbol.scale != nil {
      lose("a symbol with a font of its own")
    }
    let name = symbol.name.isEmpty ? " " : Self.withoutReferences(symbol.name)
    return [(.symbol, .text(name))] + (symbol.isResizable ? [(.resizable, .true)] : [])
  }

  /// Whether a description can name a picture so.
  package static func isNameable(_ picture: String) -> Bool {
    !picture.contains("${") && picture.utf8.count < 1000 && (try? ImageReference(picture)) != nil
  }

  private mutating func picture(_ picture: Picture) -> [(ViewKey, CommentedValue)] {
    var members: [(ViewKey, CommentedValue)]
    if Self.isNameable(picture.name) {
      members = [(.image, .text(picture.name))]
    } else {
      members = [
        (.placeholder, .list([Self.length(picture.size.width), Self.length(picture.size.height)]))
      ]
      remark("stands for a picture that is not there")
      if !picture.name.isEmpty { lose("no description can name it") }
    }
    if picture.isResizable { members.append((.resizable, .true)) }
    if picture.isTemplate { members.append((.template, .true)) }
    return members
  }

  /// A name without the signs that stand for a parameter.
  static func withoutReferences(_ name: String) -> String {
    var result = ""
    for scalar in name.unicodeScalars where scalar != "\0" {
      if scalar == "{", result.unicodeScalars.last == "$" { result += " " }
      guard result.utf8.count < 1000 else { break }
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}

extension ViewWriter {
  /// An alignment that is not the standard.
  mutating func alignment(_ alignment: Alignment) -> [(ViewKey, CommentedValue)] {
    alignment == .center ? [] : [(.alignment, .text(name(of: alignment)))]
  }

  mutating func alignment(_ alignment: HorizontalAlignment) -> [(ViewKey, CommentedValue)] {
    alignment == .center ? [] : [(.alignment, .text(name(of: alignment)))]
  }

  mutating func alignment(_ alignment: VerticalAlignment) -> [(ViewKey, CommentedValue)] {
    alignment == .center ? [] : [(.alignment, .text(name(of: alignment)))]
  }

  mutating func name(of alignment: Alignment) -> String {
    let near = Alignment(nearest(to: alignment.horizontal), nearest(to: alignment.vertical))
    return Self.name(of: near, ViewReader.alignments)
  }

  mutating func name(of alignment: HorizontalAlignment) -> String {
    Self.name(of: nearest(to: alignment), ViewReader.horizontal)
  }

  mutating func name(of alignment: VerticalAlignment) -> String {
    Self.name(of: nearest(to: alignment), ViewReader.vertical)
  }

  /// An alignment with a name.
  mutating func nearest(to alignment: HorizontalAlignment) -> HorizontalAlignment {
    guard case .custom(_, let share) = alignment else { return alignment }
    lose("an alignment of its own")
    return share < 0.25 ? .leading : share > 0.75 ? .trailing : .center
  }

  /// As above.
  mutating func nearest(to alignment: VerticalAlignment) -> VerticalAlignment {
    guard case .custom(_, let share) = alignment else { return alignment }
    lose("an alignment of its own")
    return share < 0.25 ? .top : share > 0.75 ? .bottom : .center
  }
}

// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
internal import VibrancyJSON
internal import VibrancyLayout
internal import VibrancyPixels
internal import VibrancyVocabulary

extension ViewReader {
  static let levels: [(String, ForegroundStyle)] = [
    ("primary", .primary), ("secondary", .secondary), ("tertiary", .tertiary),
    ("quaternary", .quaternary), ("quinary", .quinary), ("tint", .tint),
    ("systemBackground", .background), ("ultraThinMaterial", .material(.ultraThin)),
    ("thinMaterial", .material(.thin)), ("regularMaterial", .material(.regular)),
    ("thickMaterial", .material(.thick)), ("ultraThickMaterial", .material(.ultraThick)),
    ("barMaterial", .material(.bar)),
  ]

  /// What something is painted with: a color by name or code, or a gradient.
  mutating func paint(_ value: JSONCursor?) -> ForegroundStyle? {
    guard let value else { return nil }
    if let members = value.node.members {
      let isMixed = members.contains { MixedKey(rawValue: $0.key) != nil }
      return isMixed ? mixed(value) : gradient(value)
    }
    guard let string = value.node.string else {
      value.reportKind(wanted: ##"a color as "#RRGGBB" or "red", or a gradient"##)
      return nil
    }
    guard case .text(let name) = filled(Written(string, at: value.node)) else { return nil }
    if let level = Self.levels.first(where: { $0.0 == name }) { return level.1 }
    return color(named: name, value).map { .color($0) }
  }

  /// The keys of a color by its channels, and of a style that is changed.
  enum MixedKey: String, CaseIterable { case color, opacity, level, red, green, blue }

  /// A color by its channels, or a share or level of a style.
  private mutating func mixed(_ value: JSONCursor) -> ForegroundStyle? {
    guard let object = value.object(MixedKey.self, .known) else { return nil }
    guard let base = object[.color] else { return channels(object).map { .color($0) } }
    for key in [MixedKey.red, .green, .blue] {
      object[key]?.reportKey(#"stands beside "color""#, fix: "remove one of them")
    }
    let level = word(object[.level], "level", Self.lowerLevels)
    let share = share(object[.opacity])
    guard var style = paint(base) else { return nil }
    if let level { style = .levelOf(style, level) }
    guard let share else { return style }
    guard case .color(let color) = style else { return .faded(style, share) }
    return .color(PaintColor(color.color, opacity: color.opacity * Float(share)))
  }

  static let lowerLevels = [("secondary", 1), ("tertiary", 2), ("quaternary", 3), ("quinary", 4)]

  private mutating func channels(_ object: JSONObject<MixedKey>) -> PaintColor? {
    object[.level]?.reportKey(#"belongs to "color""#, fix: "remove it")
    let parts = [MixedKey.red, .green, .blue].compactMap { share(object.required($0)) }
    let opacity = share(object[.opacity]) ?? 1
    guard parts.count == 3 else { return nil }
    return PaintColor(
      EncodedColor(red: Float(parts[0]), green: Float(parts[1]), blue: Float(parts[2])),
      opacity: Float(opacity))
  }

  /// A color by name, code or channels.
  mutating func color(_ value: JSONCursor?) -> PaintColor? {
    if let value, value.node.members != nil {
      guard let object = value.object(MixedKey.self, .known) else { return nil }
      guard let base = object[.color] else { return channels(object) }
      for key in [MixedKey.red, .green, .blue, .level] {
        object[key]?.reportKey(#"stands beside "color""#, fix: "remove it")
      }
      let share = share(object[.opacity]) ?? 1
      return color(base).map { PaintColor($0.color, opacity: $0.opacity * Float(share)) }
    }
    guard let value, let written = value.string(), case .text(let name) = filled(written) else {
      return nil
    }
    if Self.levels.contains(where: { $0.0 == name }) {
      value.report(
        "is '\(name)', which depends on where it is used", fix: "write #RRGGBB or a color")
      return nil
    }
    return color(named: name, value)
  }

  private mutating func color(named name: String, _ value: JSONCursor) -> PaintColor? {
    if let color = SystemColor(rawValue: name) {
      return .system(color, in: lookups?.system ?? .iOS26, isDark: lookups?.isDark ?? false)
    }
    if name.hasPrefix("#") {
      if let color = PaintColor(hexWithAlpha: name) { return color }
      value.report(
        "is '\(VisibleText.short(name))', not a color", fix: "write #RRGGBB, #RRGGBBAA or a name")
      return nil
    }
    guard !name.isEmpty, !name.utf8.contains(0) else {
      value.report("is not a color", fix: "write #RRGGBB, #RRGGBBAA or a name")
      return nil
    }
    let color = WidgetColor(reference: .named(name), source: value.node)
    colors.append(color)
    guard let lookups else { return PaintColor(.black) }
    return lookups.color(color) ?? PaintColor(.black, opacity: 0)
  }

  /// The keys of a gradient.
  enum GradientKey: String, CaseIterable {
    case linear, radial, elliptical, angular, from, to, center, startRadius, endRadius, startAngle,
      endAngle
  }

  private mutating func gradient(_ value: JSONCursor) -> ForegroundStyle? {
    guard let object = value.object(GradientKey.self, .known) else { return nil }
    let kinds = [GradientKey.linear, .radial, .elliptical, .angular].filter { object[$0] != nil }
    guard kinds.count == 1 else {
      if value.count != nil {
        value.report(
          #"has \#(kinds.count) of "linear", "radial", "elliptical" and "angular""#,
          fix: "write one with its colors")
      }
      return nil
    }
    guard let stops = stops(object[kinds[0]]) else { return nil }
    let center = point(object[.center]) ?? .center
    switch kinds[0] {
    case .linear:
      return .linear(
        stops, from: point(object[.from]) ?? .top, to: point(object[.to]) ?? .bottom)
    case .radial:
      return .radial(
        stops, center: center, from: length(object[.startRadius]) ?? 0,
        to: length(object[.endRadius]) ?? 100)
    case .elliptical:
      return .elliptical(
        stops, center: center, from: share(object[.startRadius]) ?? 0,
        to: number(object[.endRadius], in: 0...100, "a share of the box") ?? 0.5)
    case .angular:
      return .angular(
        stops, center: center, from: degrees(object[.startAngle]) ?? 0,
        to: degrees(object[.endAngle]) ?? 360)
    case .from, .to, .center, .startRadius, .endRadius, .startAngle, .endAngle: return nil
    }
  }

  /// The colors of a gradient: those without a place are spread evenly between the others.
  mutating func stops(_ value: JSONCursor?) -> [GradientStop]? {
    guard let value, let cursors = value.list({ $0 }) else { return nil }
    if value.isEmptyList {
      value.report("is empty", fix: "write at least one color")
      return nil
    }
    var colors: [PaintColor] = []
    var places: [Double?] = []
    for cursor in cursors {
      guard cursor.node.elements != nil else {
        guard let color = color(cursor) else { continue }
        colors.append(color)
        places.append(nil)
        continue
      }
      guard let parts = cursor.list({ $0 }), parts.count == 2 else {
        cursor.report("is not a stop", fix: "write a color or [color, location]")
        continue
      }
      guard let color = color(parts[0]), let place = share(parts[1]) else { continue }
      colors.append(color)
      places.append(place)
    }
    return zip(colors, Self.spread(places)).map { GradientStop($0, at: $1) }
  }

  private static func spread(_ places: [Double?]) -> [Double] {
    var result = places.map { $0 ?? 0 }
    guard let last = places.indices.last else { return result }
    if places[last] == nil { result[last] = 1 }
    var start = 0
    for index in places.indices.dropFirst() where places[index] != nil || index == last {
      let (from, to) = (result[start], result[index])
      for between in start..<index where between > start {
        result[between] = from + (to - from) * Double(between - start) / Double(index - start)
      }
      start = index
    }
    return result
  }

  static let points: [(String, UnitPoint)] = [
    ("topLeading", .topLeading), ("top", .top), ("topTrailing", .topTrailing),
    ("leading", .leading), ("center", .center), ("trailing", .trailing),
    ("bottomLeading", .bottomLeading), ("bottom", .bottom), ("bottomTrailing", .bottomTrailing),
  ]

  /// A place in a box by name, or [x, y] as shares of it.
  mutating func point(_ value: JSONCursor?) -> UnitPoint? {
    guard let value else { return nil }
    if value.node.string != nil { return word(value, "point", Self.points) }
    return numbers(value, count: 2, "[x, y] as shares of the box") { reader, value in
      reader.number(value, in: -10...10, "a number from -10 to 10")
    }.map { UnitPoint($0[0], $0[1]) }
  }
}

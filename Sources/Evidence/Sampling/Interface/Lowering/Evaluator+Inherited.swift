// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancySyntax
internal import VibrancyTypography
internal import VibrancyVocabulary

extension Evaluator {
  /// What a modifier changes for the views inside; `nil`: it is none of these.
  func inheritedChanges(
    _ name: String, _ parts: Arguments, at spot: Spot
  ) -> [EnvironmentChange]? {
    let isOn = (parts["isActive"] ?? parts[0])?.flag ?? true
    switch name {
    case "font":
      // The line above the clock has a font of its own (Assumed).
      guard situation.family != .accessoryInline else { return [] }
      let font = font(parts[0])
      environment.font = font
      return [.font(font)]
    case "fontWeight": return [.fontWeight(weight(parts[0]))]
    case "bold": return [.fontWeight(isOn ? emphasizedWeight(of: environment.font) : nil)]
    case "fontDesign": return [.fontDesign(parts[0]?.word.flatMap { SystemWords.design($0) })]
    case "monospaced": return [.fontDesign(isOn ? .monospaced : nil)]
    case "monospacedDigit": return [.monospacedDigits]
    case "italic": return [.italic(isOn)]
    case "underline": return [.underline(isOn)]
    case "strikethrough": return [.strikethrough(isOn)]
    case "kerning", "tracking": return [.tracking(parts[0]?.number ?? 0)]
    case "baselineOffset": return [.baselineOffset(parts[0]?.number ?? 0)]
    case "foregroundColor", "foregroundStyle":
      let styles = parts.all.filter { $0.label == nil }.prefix(3).compactMap {
        paint($0.value, at: spot)
      }
      return styles.isEmpty ? [] : [.foregroundStyle(Array(styles))]
    case "tint", "accentColor":
      // An own tint of none is the system's.
      return [.tint(paint(parts[0], at: spot))]
    case "lineLimit": return [lineLimit(parts)]
    case "minimumScaleFactor": return [.minimumScaleFactor(parts[0]?.number ?? 1)]
    case "multilineTextAlignment":
      switch parts[0]?.word {
      case "center": return [.multilineTextAlignment(.center)]
      case "trailing": return [.multilineTextAlignment(.trailing)]
      case _: return [.multilineTextAlignment(.leading)]
      }
    case "lineSpacing": return [.lineSpacing(parts[0]?.number ?? 0)]
    case "truncationMode":
      switch parts[0]?.word {
      case "head": return [.truncation(.head)]
      case "middle": return [.truncation(.middle)]
      case _: return [.truncation(.tail)]
      }
    case "textCase":
      switch parts[0]?.word {
      case "uppercase": environment.isUppercase = true
      case "lowercase": environment.isUppercase = false
      case _: environment.isUppercase = nil
      }
      return []
    case "imageScale":
      return parts[0]?.word.flatMap { SystemWords.symbolScale($0) }.map { [.symbolScale($0)] } ?? []
    case "buttonBorderShape":
      return ViewEnvironment.borderShape(parts[0]).map { [.buttonBorderShape($0)] } ?? []
    case "symbolVariant":
      let names = parts[0]?.word ?? "none"
      environment.symbolVariants =
        names == "none" ? [] : names.split(separator: ".").map(String.init)
      return []
    case "redacted":
      let reason = redaction(parts["reason"])
      environment.values["redactionReasons"] = parts["reason"]
      return reason.map { [.redaction($0)] } ?? []
    case "unredacted":
      environment.values["redactionReasons"] = .array([])
      return [.redaction(nil)]
    case "privacySensitive": return [.privacySensitive((parts[0])?.flag ?? true)]
    case "invalidatableContent": return [.invalidatable((parts[0])?.flag ?? true)]
    case "widgetAccentable": return [.accentable((parts["accentable"] ?? parts[0])?.flag ?? true)]
    case "widgetAccentedRenderingMode":
      if case .unknown(let hole)? = parts[0].map(decided), isCovering {
        // That it is set is known, but not to which.
        let site = hole.site.member("rendering")
        return [.accentedRendering(choose(2, at: site) == 0 ? .fullColor : .desaturated)]
      }
      let mode = parts[0]?.word.flatMap { AccentedRendering(rawValue: $0) } ?? .unset
      return [.accentedRendering(mode)]
    case "colorScheme", "preferredColorScheme":
      guard let name = parts[0]?.word else { return [] }
      return set("colorScheme", .implicit(name, nil, spot))
    case "dynamicTypeSize", "sizeCategory":
      guard let value = parts[0], value.word != nil else { return [] }
      return set("dynamicTypeSize", value)
    case "environment":
      guard case .keyPath(let path)? = parts.all.first?.value, let key = path.last else {
        if let object = parts[0] { setObject(object) }
        return []
      }
      return set(key, parts.all.dropFirst().first?.value ?? .nothing)
    case "environmentObject":
      if let object = parts[0] { setObject(object) }
      return []
    case "labelsHidden":
      environment.hidesLabels = true
      return []
    case _: return nil
    }
  }

  private func lineLimit(_ parts: Arguments) -> EnvironmentChange {
    let reserves = parts["reservesSpace"]?.flag ?? false
    switch parts[0] {
    case .integer(let limit)?: return .lineLimit(max(limit, 1), reservesSpace: reserves)
    case .range(let range)?:
      guard case .integer(let upper)? = range.upper else {
        return .lineLimit(nil, reservesSpace: false)
      }
      return .lineLimit(max(range.isClosed ? upper : upper &- 1, 1), reservesSpace: false)
    case _: return .lineLimit(nil, reservesSpace: false)
    }
  }

  private func redaction(_ value: SampleValue?) -> LayoutEnvironment.Redaction? {
    for word in (value?.elements ?? [value].compactMap { $0 }).compactMap(\.word) {
      switch word {
      case "placeholder": return .placeholder
      case "privacy": return .privacy
      case "invalidated": return .invalidated
      case _: break
      }
    }
    return nil
  }

  /// `environment(\\.key, value)`.
  private func set(_ key: String, _ value: SampleValue) -> [EnvironmentChange] {
    let own = program.extensionMembers(named: key, of: "EnvironmentValues", from: nil)
      .first { $0.declaration.kind == .property }
    environment.values[key] =
      own.map { converted(value, to: $0.declaration.type, file: $0.file, owner: $0.owner) } ?? value
    switch key {
    case "colorScheme":
      guard let name = value.word else { return [] }
      environment.isDark = name == "dark"
      return [.colorScheme(name == "dark" ? .dark : .light)]
    case "layoutDirection":
      return [.layoutDirection(value.word == "rightToLeft" ? .rightToLeft : .leftToRight)]
    case "dynamicTypeSize", "sizeCategory":
      return value.word.flatMap { SystemWords.typeSize($0) }.map { [.typeSize($0)] } ?? []
    case "font":
      environment.font = font(value)
      return [.font(font(value))]
    case "lineLimit":
      if case .integer(let limit) = value { return [.lineLimit(limit, reservesSpace: false)] }
      return []
    case "redactionReasons": return redaction(value).map { [.redaction($0)] } ?? []
    case "minimumScaleFactor": return [.minimumScaleFactor(value.number ?? 1)]
    case "multilineTextAlignment":
      return inheritedChanges(
        key, Arguments([PassedValue(nil, value)]), at: Spot.nowhere) ?? []
    case _: return []
    }
  }

  private func setObject(_ value: SampleValue) {
    switch value {
    case .object(let object): environment.objects[program.types[object.type].name] = value
    case .structure(let structure):
      environment.objects[program.types[structure.type].name] = value
    case .void, .nothing, .bool, .integer, .double, .string, .array, .set, .dictionary, .tuple,
      .range, .enumeration, .closure, .function, .type, .keyPath, .implicit, .foundation,
      .interface, .view, .unknown:
      break
    }
  }
}

extension ViewEnvironment {
  /// `.capsule`, `.roundedRectangle(radius: 8)`.
  fileprivate static func borderShape(_ value: SampleValue?) -> Button.BorderShape? {
    switch value?.styleName {
    case "automatic": .automatic
    case "capsule": .capsule
    case "circle": .circle
    case "roundedRectangle":
      if case .implicit(_, .some(let arguments), _)? = value {
        .roundedRectangle(radius: arguments.first?.value.number)
      } else {
        .roundedRectangle(radius: nil)
      }
    case _: nil
    }
  }
}

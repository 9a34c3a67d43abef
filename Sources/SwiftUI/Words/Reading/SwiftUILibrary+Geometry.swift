// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
internal import VibrancyLayout
internal import VibrancyRunning
internal import VibrancySyntax

extension SwiftUILibrary {
  /// `CGSize` or what converts to it.
  func size(_ value: SampleValue?) -> Size? {
    switch value {
    case .interface(.size(let size)): size
    case .interface(.rect(let rect)): rect.size
    case .implicit("zero", nil, _): .zero
    case .implicit("init", .some(let arguments), let spot):
      size(construct(TypeName("CGSize"), arguments, at: spot))
    case _: nil
    }
  }

  /// `CGPoint` or what converts to it.
  func point(_ value: SampleValue?) -> SIMD2<Double>? {
    switch value {
    case .interface(.point(let point)): point
    case .implicit("zero", nil, _): .zero
    case .implicit("init", .some(let arguments), let spot):
      point(construct(TypeName("CGPoint"), arguments, at: spot))
    case _: nil
    }
  }

  /// `CGRect`.
  func rect(_ value: SampleValue?) -> Rect? {
    switch value {
    case .interface(.rect(let rect)): rect
    case .implicit("zero", nil, _): Rect(0, 0, 0, 0)
    case .implicit("init", .some(let arguments), let spot):
      rect(construct(TypeName("CGRect"), arguments, at: spot))
    case _: nil
    }
  }

  /// `Angle` in degrees.
  func degrees(_ value: SampleValue?) -> Double? {
    switch value {
    case .interface(.angle(let degrees)): degrees
    case .implicit("zero", nil, _): 0
    case .implicit("degrees", .some(let arguments), _): arguments.first?.value.number
    case .implicit("radians", .some(let arguments), _):
      arguments.first?.value.number.map { $0 * 180 / Trigonometry.pi }
    case .implicit("init", .some(let arguments), let spot):
      degrees(construct(TypeName("Angle"), arguments, at: spot))
    case _: nil
    }
  }

  /// `UnitPoint`.
  func unitPoint(_ value: SampleValue?) -> UnitPoint? {
    switch value {
    case .interface(.unitPoint(let point)): return point
    case .implicit("init", .some(let arguments), let spot):
      return unitPoint(construct(TypeName("UnitPoint"), arguments, at: spot))
    case _:
      guard let value else { return nil }
      return value.word.flatMap { SystemWords.unitPoint($0) }
        ?? own(value, of: ["UnitPoint"]).flatMap { unitPoint($0) }
    }
  }

  /// `Alignment`.
  func alignment(_ value: SampleValue?) -> Alignment? {
    switch value {
    case .interface(.alignment(let alignment)): return alignment
    case .implicit("init", .some(let arguments), _):
      let parts = Arguments(arguments)
      return Alignment(
        horizontal(parts["horizontal"]) ?? .center, vertical(parts["vertical"]) ?? .center)
    case _:
      guard let value else { return nil }
      return value.word.flatMap { SystemWords.alignment($0) }
        ?? own(value, of: ["Alignment"]).flatMap { alignment($0) }
    }
  }

  /// `HorizontalAlignment`; one of the sources' own is at the middle, by a number of its own.
  func horizontal(_ value: SampleValue?) -> HorizontalAlignment? {
    switch value {
    case nil: return nil
    case .interface(.alignment(let alignment)): return alignment.horizontal
    case .some(let value):
      guard let name = value.word else { return nil }
      return SystemWords.horizontal(name) ?? .custom(guideNumber(name), share: 0.5)
    }
  }

  /// `VerticalAlignment`; one of the sources' own is at the middle, by a number of its own.
  func vertical(_ value: SampleValue?) -> VerticalAlignment? {
    switch value {
    case nil: return nil
    case .interface(.alignment(let alignment)): return alignment.vertical
    case .some(let value):
      guard let name = value.word else { return nil }
      return SystemWords.vertical(name) ?? .custom(guideNumber(name), share: 0.5)
    }
  }

  private func guideNumber(_ name: String) -> Int {
    if let number = code.interface.guides[name] { return number }
    let number = code.interface.guides.count + 1
    code.interface.guides[name] = number
    return number
  }

  /// `Edge.Set`, as top, leading, bottom, trailing.
  func edges(_ value: SampleValue?) -> [Bool]? {
    if let elements = value?.elements {
      var result = [false, false, false, false]
      for element in elements {
        for (index, isIn) in (edges(element) ?? []).enumerated() where isIn { result[index] = true }
      }
      return result
    }
    switch value?.word {
    case "all": return [true, true, true, true]
    case "horizontal": return [false, true, false, true]
    case "vertical": return [true, false, true, false]
    case "top": return [true, false, false, false]
    case "leading": return [false, true, false, false]
    case "bottom": return [false, false, true, false]
    case "trailing": return [false, false, false, true]
    case _: return nil
    }
  }

  /// `EdgeInsets`.
  func insets(_ value: SampleValue?) -> Insets? {
    switch value {
    case .interface(.insets(let insets)): insets
    case .implicit("init", .some(let arguments), let spot):
      insets(construct(TypeName("EdgeInsets"), arguments, at: spot))
    case _: nil
    }
  }

  /// `Axis.Set`.
  func axes(_ value: SampleValue?) -> Axes? {
    if let elements = value?.elements {
      let all = elements.compactMap { axes($0) }
      return Axes(
        horizontal: all.contains { $0.horizontal }, vertical: all.contains { $0.vertical })
    }
    switch value?.word {
    case "horizontal": return Axes(horizontal: true, vertical: false)
    case "vertical": return Axes(horizontal: false, vertical: true)
    case "all": return .both
    case _: return nil
    }
  }

  /// `StrokeStyle`.
  func stroke(_ value: SampleValue?) -> StrokeStyle? {
    switch value {
    case .interface(.stroke(let stroke)): stroke
    case .implicit("init", .some(let arguments), let spot):
      stroke(construct(TypeName("StrokeStyle"), arguments, at: spot))
    case _: nil
    }
  }
}

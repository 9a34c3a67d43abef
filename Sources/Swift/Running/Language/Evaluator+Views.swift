// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySyntax

extension Evaluator {
  /// Runs a view builder: all views that its statements give, in order.
  ///
  /// - Parameter closure: A closure or function; what is a view already is that view.
  package func views(of closure: SampleValue, _ arguments: [PassedValue], at spot: Spot)
    -> [ViewValue]
  {
    var value = closure
    if isCallable(closure) { value = call(closure, arguments, at: spot) }
    return views(from: value, at: spot)
  }

  private func isCallable(_ value: SampleValue) -> Bool {
    if case .closure = value { return true }
    if case .function = value { return true }
    if case .type = value { return true }
    if case .keyPath = value { return true }
    return false
  }

  /// The views that a value is: those of a group apart, none for what is not a view.
  package func views(from value: SampleValue, at spot: Spot) -> [ViewValue] {
    guard let view = view(from: value, at: spot) else { return [] }
    if case .group(let views) = view { return views }
    if case .empty = view { return [] }
    return [view]
  }

  /// The views of a view-valued member of an instance of the sources.
  package func body(of view: SampleValue, named name: String = "body", at spot: Spot)
    -> [ViewValue]
  {
    views(from: access.member(name, of: view, at: spot), at: spot)
  }

  /// The view that a value is; `nil`: it is not a view.
  package func view(from value: SampleValue, at spot: Spot) -> ViewValue? {
    if case .view(let view) = value { return view }
    if case .unknown(let hole) = value { return view(ofHole: hole, at: spot) }
    if isOwn(value) {
      if statements.conforms(value, to: "View") { return .own(value, spot) }
      return access.maker(of: value).map { .unknown($0) }
    }
    return viewLibrary.shownView(of: value, at: spot)
  }

  /// Whether a value may be shown.
  package func isViewable(_ value: SampleValue) -> Bool {
    if case .view = value { return true }
    if case .unknown = value { return true }
    if isOwn(value) {
      return statements.conforms(value, to: "View") || access.maker(of: value) != nil
    }
    if case .interface = value { return true }
    return !regions(in: value).isEmpty
  }

  /// The instance of the sources that a view is.
  package func plain(_ value: SampleValue) -> SampleValue {
    if case .view(.own(let inner, _)) = value { inner } else { value.asStyle }
  }

  /// The value of a statement, with what it is called where it is not known.
  package func named(_ value: SampleValue, by expression: Expression, at spot: Spot) -> SampleValue
  {
    switch value {
    case .function(let function) where function.isUnknown:
      // A name alone that nothing declares.
      return gap(function.name, at: spot)
    case .unknown(let hole):
      return .unknown(isCovering ? hole.named(expression.lastName, at: spot) : hole)
    case .void, .nothing, .bool, .integer, .double, .string, .array, .set, .dictionary, .tuple,
      .range, .enumeration, .structure, .object, .closure, .function, .type, .keyPath, .implicit,
      .foundation, .interface, .view:
      return value
    }
  }

  /// A view of the sources with the place of the statement that shows it.
  ///
  /// - Parameter type: What the body around it gives, where that is declared.
  package func placed(_ value: SampleValue, at spot: Spot, _ type: TypeName? = nil) -> SampleValue {
    if isCovering, case .interface(.style) = value, type?.isOfStyles != true {
      return .view(.system("FilledStyle", [PassedValue(nil, value)], spot))
    }
    guard isOwn(value), statements.conforms(value, to: "View") else { return value }
    return .view(.own(value, spot))
  }
}

extension SampleValue {
  /// The color or style that stands as a view, as the value that code made.
  package var asStyle: SampleValue {
    if case .view(.system("FilledStyle", let arguments, _)) = self {
      return arguments.first?.value ?? self
    }
    return self
  }
}

// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

public import VibrancyPixels
internal import VibrancyVocabulary

/// The undocumented parameters of the model, each at its default unless set.
///
/// ```swift
/// var parameters = ModelParameters()
/// try parameters.set(.materialRadius, to: 20)
/// let scene = WidgetScene(.lockScreen, parameters: parameters)
/// for about in ModelParameters.all { print(about.parameter.rawValue, about.standard, about.summary) }
/// ```
public struct ModelParameters: Sendable, Hashable {
  private var changed: [Parameter: ParameterValue] = [:]

  /// Every parameter at its default.
  public init() {}

  /// Every parameter with its default, range, unit and source, in the order they are listed.
  public static var all: [ParameterDescription] { ModelParameter.allCases.map { $0.about } }

  /// The value of a parameter, in its own unit.
  public subscript(parameter: ModelParameter) -> ParameterValue {
    changed[parameter] ?? parameter.about.standard
  }

  /// The value of a numeric parameter, in its own unit.
  ///
  /// - Precondition: The parameter is a number.
  package func number(_ parameter: Parameter) -> Float {
    guard case .number(let number) = self[parameter] else {
      preconditionFailure("\(parameter.rawValue) is not a number")
    }
    return Float(number)
  }

  /// Returns `true` if a flag is on.
  package func isOn(_ parameter: Parameter) -> Bool { self[parameter] == .flag(true) }

  /// The value of a color parameter.
  ///
  /// - Precondition: The parameter is a color.
  package func color(_ parameter: Parameter) -> EncodedColor {
    guard case .color(let color) = self[parameter] else {
      preconditionFailure("\(parameter.rawValue) is not a color")
    }
    return color
  }

  /// Sets a number, in the parameter's own unit.
  ///
  /// - Throws: `ParameterError.outOfRange`, for NaN too; `.malformed` if the parameter is not a
  ///   number. Nothing is changed then.
  public mutating func set(_ parameter: ModelParameter, to number: Double) throws(ParameterError) {
    guard let range = parameter.about.range else {
      throw .malformed(
        name: parameter.rawValue, text: "\(number)", wanted: parameter.about.wanted)
    }
    guard range.contains(number) else {
      throw .outOfRange(
        name: parameter.rawValue, text: "\(ParameterValue.number(number))", range: range)
    }
    changed[parameter] = .number(number)
  }

  /// Switches a flag.
  ///
  /// - Throws: `ParameterError.malformed` if the parameter is not a flag; nothing is changed then.
  public mutating func set(_ parameter: ModelParameter, to flag: Bool) throws(ParameterError) {
    guard case .flag = parameter.about.standard else {
      throw .malformed(name: parameter.rawValue, text: "\(flag)", wanted: parameter.about.wanted)
    }
    changed[parameter] = .flag(flag)
  }

  /// Sets a color: opaque, encoded sRGB.
  ///
  /// - Throws: `ParameterError.malformed` if the parameter is not a color; nothing is changed then.
  public mutating func set(
    _ parameter: ModelParameter, to color: EncodedColor
  ) throws(ParameterError) {
    guard case .color = parameter.about.standard else {
      throw .malformed(
        name: parameter.rawValue, text: "#\(color.hex)", wanted: parameter.about.wanted)
    }
    changed[parameter] = .color(color)
  }

  /// Sets a parameter by name from text, as `--set NAME=VALUE` does.
  ///
  /// - Throws: `ParameterError`: an unknown name, text of another kind, a number out of range.
  public mutating func set(_ name: String, to text: String) throws(ParameterError) {
    let parameter = try Parameter(named: name)
    let malformed = ParameterError.malformed(
      name: name, text: text, wanted: parameter.about.wanted)
    switch parameter.about.standard {
    case .number:
      guard let number = Double(text), number.isFinite, let range = parameter.about.range else {
        throw malformed
      }
      guard range.contains(number) else {
        throw .outOfRange(name: name, text: text, range: range)
      }
      changed[parameter] = .number(number)
    case .flag:
      guard let flag = Bool(text) else { throw malformed }
      changed[parameter] = .flag(flag)
    case .color:
      guard let color = EncodedColor(hex: text) else { throw malformed }
      changed[parameter] = .color(color)
    }
  }
}

extension ModelParameters {
  /// Leaves a parameter, by its name, at its default.
  ///
  /// - Throws: `ParameterError.unknown`.
  package mutating func reset(_ name: String) throws(ParameterError) {
    changed[try Parameter(named: name)] = nil
  }
}

extension Parameter {
  /// The parameter of a name.
  ///
  /// - Throws: `ParameterError.unknown`.
  fileprivate init(named name: String) throws(ParameterError) {
    guard let parameter = Parameter(rawValue: name) else {
      throw .unknown(
        name: name, nearest: nearestName(to: name, among: Parameter.allCases.map { $0.rawValue }))
    }
    self = parameter
  }
}

/// The reason why a parameter could not be set.
public enum ParameterError: Error, Sendable, Hashable, CustomStringConvertible {
  /// No parameter has this name; the nearest one, if any is near.
  case unknown(name: String, nearest: String?)
  /// The value is not of the parameter's kind; what is wanted, in words.
  case malformed(name: String, text: String, wanted: String)
  /// The number lies outside the range.
  case outOfRange(name: String, text: String, range: ClosedRange<Double>)

  /// One line: what is wrong, and what to do.
  public var description: String {
    switch self {
    case .unknown(let name, let nearest):
      let hint = nearest.map { "did you mean '\($0)'?" } ?? "see `vibrancy scenes --verbose`"
      return "unknown parameter '\(name)'; \(hint)"
    case .malformed(let name, let text, let wanted):
      return "'\(text)' is not a value for '\(name)'; give \(wanted)"
    case .outOfRange(let name, let text, let range):
      let low = ParameterValue.number(range.lowerBound)
      let high = ParameterValue.number(range.upperBound)
      return "'\(text)' is out of range for '\(name)'; give \(low) to \(high)"
    }
  }
}

/// A version of the rendering model; a better fit becomes a new one, so results never move alone.
public enum ModelVersion: Int, Sendable, Hashable, CaseIterable {
  /// The first model.
  case v1 = 1
}

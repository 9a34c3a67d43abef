// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyPixels
import VibrancyScenes

@Suite struct ParameterTests {
  private func error(_ name: String, _ text: String) -> ParameterError? {
    var parameters = ModelParameters()
    do throws(ParameterError) {
      try parameters.set(name, to: text)
      return nil
    } catch {
      #expect(parameters == ModelParameters())
      return error
    }
  }

  @Test(arguments: Parameter.allCases)
  func `every figure says what it is and where it comes from`(_ parameter: Parameter) {
    let about = parameter.about
    #expect(about.parameter == parameter)
    #expect(!about.summary.isEmpty && about.summary.count <= 76)
    #expect(!about.source.isEmpty && about.source.count <= 72)
    switch about.standard {
    case .number(let number):
      #expect(about.range?.contains(number) == true)
      #expect(ModelParameters().number(parameter) == Float(number))
    case .flag(let flag): #expect(!flag && about.range == nil)
    case .color(let color): #expect(ModelParameters().color(parameter) == color)
    }
    #expect(ModelParameters()[parameter] == about.standard)
  }

  @Test(arguments: Parameter.allCases)
  func `every figure can be set by name to what it is, and to its ends`(_ parameter: Parameter)
    throws
  {
    var parameters = ModelParameters()
    try parameters.set(parameter.rawValue, to: "\(parameter.about.standard)")
    #expect(parameters[parameter] == parameter.about.standard)
    guard let range = parameter.about.range else { return }
    for end in [range.lowerBound, range.upperBound] {
      try parameters.set(parameter.rawValue, to: "\(end)")
      #expect(parameters[parameter] == .number(end))
    }
    for outside in [range.lowerBound.nextDown, range.upperBound.nextUp, -1e300, 1e300] {
      #expect(
        error(parameter.rawValue, "\(outside)")
          == .outOfRange(name: parameter.rawValue, text: "\(outside)", range: range))
    }
  }

  @Test(arguments: ["nan", "-nan", "inf", "-inf", "infinity", "", " 24", "24 pt", "0x", "1e999"])
  func `what is not a finite number is refused`(_ text: String) {
    guard
      case .malformed(name: "material-radius", text, let wanted) = error("material-radius", text)
    else {
      Issue.record("'\(text)' was not refused as malformed")
      return
    }
    #expect(wanted == "a number from 5 to 30")
  }

  @Test func `NaN as a number is refused, too`() {
    var parameters = ModelParameters()
    #expect(throws: ParameterError.self) { try parameters.set(.materialRadius, to: Double.nan) }
    #expect(throws: ParameterError.self) { try parameters.set(.privacy, to: 1) }
    #expect(throws: ParameterError.self) { try parameters.set(.plateTop, to: 1) }
    #expect(throws: ParameterError.self) { try parameters.set(.materialRadius, to: true) }
    #expect(parameters == ModelParameters())
  }

  @Test(arguments: [
    ("material-raduis", "material-radius"), ("Privacy", "privacy"), ("glass-radus", "glass-radius"),
  ])
  func `an unknown name is reported with the nearest`(_ name: String, _ nearest: String) {
    #expect(error(name, "1") == .unknown(name: name, nearest: nearest))
    #expect(error(name, "1")?.description.contains("did you mean '\(nearest)'?") == true)
  }

  @Test func `all parameters are listed once, in their order`() {
    #expect(ModelParameters.all.map(\.parameter) == ModelParameter.allCases)
  }

  @Test func `numbers, flags and colors are set in code, and errors name the bad value`() throws {
    var parameters = ModelParameters()
    try parameters.set(.materialRadius, to: 20)
    try parameters.set(.privacy, to: true)
    try parameters.set(.plateTop, to: EncodedColor.white)
    #expect(parameters[.materialRadius] == .number(20))
    #expect(parameters[.privacy] == .flag(true))
    #expect(parameters[.plateTop] == .color(.white))
    let before = parameters
    #expect(
      throws: ParameterError.malformed(
        name: "privacy", text: "#FFFFFF", wanted: "true or false")
    ) { try parameters.set(.privacy, to: EncodedColor.white) }
    #expect(throws: ParameterError.outOfRange(name: "material-radius", text: "99", range: 5...30)) {
      try parameters.set(.materialRadius, to: 99)
    }
    #expect(parameters == before)
  }

  @Test func `a name near to none is reported without a guess`() {
    #expect(error("zzzzzzzzz", "1") == .unknown(name: "zzzzzzzzz", nearest: nil))
    #expect(error("", "1") == .unknown(name: "", nearest: nil))
  }

  @Test(arguments: [
    ("privacy", "yes", "true or false"), ("privacy", "True", "true or false"),
    ("plate-top", "red", "a color, #RRGGBB"), ("plate-top", "", "a color, #RRGGBB"),
  ])
  func `a flag and a color take their own kind only`(
    _ name: String, _ text: String, _ wanted: String
  ) {
    #expect(error(name, text) == .malformed(name: name, text: text, wanted: wanted))
  }

  @Test func `errors are one line and say what to give`() {
    #expect(
      error("material-radius", "99")?.description
        == "'99' is out of range for 'material-radius'; give 5 to 30")
    #expect(
      error("privacy", "1")?.description
        == "'1' is not a value for 'privacy'; give true or false")
    #expect(
      error("zzzzzzzzz", "1")?.description
        == "unknown parameter 'zzzzzzzzz'; see `vibrancy scenes --verbose`")
  }

  @Test func `flags and colors are set by name`() throws {
    var parameters = ModelParameters()
    try parameters.set("privacy", to: "true")
    try parameters.set("plate-top", to: "#102030")
    #expect(parameters.isOn(.privacy) && !parameters.isOn(.invalidated))
    #expect(parameters.color(.plateTop).hex == "102030")
    try parameters.set("privacy", to: "false")
    #expect(!parameters.isOn(.privacy))
    try parameters.set(.invalidated, to: true)
    #expect(parameters.isOn(.invalidated))
  }

  @Test func `asking for another kind is the caller's mistake`() async {
    await #expect(processExitsWith: .failure) { _ = ModelParameters().number(.privacy) }
    await #expect(processExitsWith: .failure) { _ = ModelParameters().color(.privacy) }
  }
}

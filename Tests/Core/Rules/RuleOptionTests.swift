// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyFacts
import VibrancyRules

@Suite("Options of rules")
struct RuleOptionTests {
  @Test("round-trip: what is set is listed, and nothing else moves", arguments: ids)
  func roundTrip(id: RuleID) throws {
    for option in try rule(id).options {
      var changed = try rule(id)
      let value: RuleOption.Value
      switch (option.value, option.range) {
      case (.number(let number), let range?):
        #expect(range.contains(number), "\(option.name)")
        value = .number(number == range.upperBound ? range.lowerBound : range.upperBound)
      case (.flag(let flag), nil): value = .flag(!flag)
      default:
        Issue.record("\(option.name): a number has a range, a switch has none")
        continue
      }
      try changed.set(option.name, to: value)
      for (before, after) in zip(try rule(id).options, changed.options) {
        #expect(after.value == (before.name == option.name ? value : before.value))
        #expect(
          (after.name, after.range, after.summary) == (before.name, before.range, before.summary))
      }
      try changed.set(option.name, to: option.value)
      #expect(changed.options == (try rule(id).options))
    }
  }

  @Test("an unknown name is an error that lists the known ones", arguments: ids)
  func unknown(id: RuleID) throws {
    var changed = try rule(id)
    let known = changed.options.map(\.name)
    #expect(throws: RuleOptionError.unknown(name: "colour", known: known)) {
      try changed.set("colour", to: .number(1))
    }
  }

  @Test("a value out of its range, not a number or of the wrong kind is an error", arguments: ids)
  func bounds(id: RuleID) throws {
    for option in try rule(id).options {
      var changed = try rule(id)
      guard let range = option.range else {
        #expect(
          throws: RuleOptionError.wrongKind(
            name: option.name, value: 1, expected: "true or false")
        ) {
          try changed.set(option.name, to: .number(1))
        }
        continue
      }
      for number in [range.lowerBound.nextDown, range.upperBound.nextUp, .nan, .infinity] {
        let error = #expect(throws: RuleOptionError.self) {
          try changed.set(option.name, to: .number(number))
        }
        guard case .outOfRange(option.name, let value, range)? = error else {
          Issue.record("\(number) is not refused as out of range")
          continue
        }
        #expect(value == number || number.isNaN && value.isNaN)
      }
      #expect(
        throws: RuleOptionError.wrongKind(name: option.name, value: true, expected: "a number")
      ) {
        try changed.set(option.name, to: .flag(true))
      }
      #expect(changed.options == (try rule(id).options))
    }
  }

  @Test("change verdicts: a stricter ratio fires, a wider share does not")
  func effect() throws {
    let grey = Drawing(parts: [.init(ink: 0.7)]).subject()
    var contrast = try rule(.vibrantContrast)
    #expect(contrast.verdicts(on: grey).isEmpty)
    try contrast.set("note-ratio", to: .number(4.5))
    #expect(contrast.verdicts(on: grey).map(\.required) == [4.5])
    try contrast.set("largest-share", to: .number(1))
    #expect(contrast.verdicts(on: grey).isEmpty)
  }

  @Test("a switch: a halo is reported on black once it is asked for")
  func flag() throws {
    var halo = try rule(.darkHalo)
    var subject = Drawing(parts: [.init()]).subject()
    subject.art?.darkHalo = 0.2
    #expect(halo.verdicts(on: subject).map(\.scene) == [.lockScreen])
    try halo.set("on-black", to: .flag(true))
    #expect(halo.verdicts(on: subject).map(\.scene?.role) == [.vibrant, .standby])
  }

  @Test("are described without a place in a file")
  func sentences() {
    #expect(
      RuleOptionError.unknown(name: "a", known: ["b", "c"]).description
        == "unknown option a; there are b, c")
    #expect(
      RuleOptionError.unknown(name: "a", known: []).description
        == "unknown option a; the rule has none")
    #expect(
      RuleOptionError.outOfRange(name: "ratio", value: 0.5, range: 1...21).description
        == "0.5 is out of range for ratio; give 1 to 21")
    #expect(
      RuleOptionError.wrongKind(name: "ratio", value: true, expected: "a number").description
        == "true is not a value for ratio; give a number")
  }
}

// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyFacts
import VibrancyRules

@Suite("The list of rules")
struct RuleListTests {
  @Test("has each rule once")
  func list() {
    #expect(!ids.isEmpty)
    #expect(Set(ids).count == ids.count)
  }

  @Test("leaves a loose picture to the rules for pictures: all others need more than one")
  func pictures() {
    let names = pictureRules.map { $0.about.id }
    #expect(names == ids.filter { names.contains($0) })
    for other in builtInRules where !names.contains(other.about.id) {
      for example in other.about.triggering {
        let subject = example.subject
        #expect(
          subject.kind != .picture || subject.set != SetFacts() || subject.code != nil
            || subject.unparsable != nil || subject.unreadable != nil
            || subject.drawn != nil
            || subject.background != .unknown,
          "\(other.about.id): \(example.title)")
      }
    }
  }

  @Test("yields only to rules that there are, and never in a circle")
  func yielding() throws {
    for each in builtInRules {
      for other in each.about.yieldsTo + each.about.quietBeside {
        let other = try rule(other).about
        #expect(other.yieldsTo.isEmpty && other.quietBeside.isEmpty)
      }
    }
  }

  @Test("has names that users can type")
  func names() {
    let allowed = Set("abcdefghijklmnopqrstuvwxyz-")
    for each in builtInRules {
      let names = [each.about.id.rawValue] + each.about.tags + each.options.map(\.name)
      for name in names { #expect(allowed.isSuperset(of: name), "\(name)") }
      #expect(Set(each.options.map(\.name)).count == each.options.count)
    }
  }
}

// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyFacts
import VibrancyRules

@Suite("The list of rules")
struct RuleListTests {
  @Test("has the permanent ids in the documented order")
  func list() { #expect(builtInRules.map { $0.about.id } == ids) }

  @Test("leaves a loose picture to the rules for pictures: all others need more than one")
  func pictures() {
    let names = pictureRules.map { $0.about.id }
    #expect(names == ids.filter { names.contains($0) })
    for other in builtInRules where !names.contains(other.about.id) {
      for example in other.about.triggering {
        let subject = example.subject
        #expect(
          subject.kind != .picture || subject.set != SetFacts() || subject.code != nil
            || subject.unreadable != nil || subject.background != .unknown,
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

  @Test("has these defaults: what changes here changes verdicts")
  func defaults() {
    #expect(
      ruleDefaults() == """
        blank-asset error (ceiling)
        unreadable-asset error (ceiling)
        vibrant-dark-content warning dark-luma=0.2 darkest-grey=0.3 ratio=3 text-ratio=4.5 \
        largest-share=0.25
        vibrant-contrast error (ceiling) error-ratio=1.5 warning-ratio=2.5 thin-warning-ratio=3 \
        note-ratio=3 text-ratio=4.5 largest-share=0.25 thin-fraction=0.5 one-ink-wallpapers=2 \
        mark-ratio=2.5 mark-area=12 mark-share=0.15 template-opacity=0.6
        vibrant-detail warning smallest-retention=0.5 smallest-difference=0.15 \
        edges-per-scale=50
        translucent-light warning smallest-share=0.6
        missing-image warning
        square-backdrop note largest-border=0.98 smallest-spread=0.05 inner-ratio=3
        accented-solid-block error (ceiling) smallest-opaque-fraction=0.95 luma-spread=0.1 \
        edge-outlines=0.5
        accented-detail-loss warning smallest-loss=0.5 box-share=0.3 outline-share=0.4 \
        telling-complexity=1.25 telling-outlines=0.7 shaded-outlines=1.25 shaded-complexity=1.05 \
        shaded-difference=0.25
        standby-dark-content error (ceiling) ratio=3 text-ratio=4.5 largest-share=0.25 \
        mark-ratio=1.5 mark-area=12 mark-share=0.15 trace-share=0.25
        full-color-contrast warning ratio=3 text-ratio=4.5 largest-share=0.25
        background-only-contrast error ratio=3 text-ratio=4.5 largest-share=0.25
        variants-collapse warning (ceiling) full-color-difference=0.05 smallest-difference=0.01
        archival-size warning (ceiling) slot-factor=1.1 watch-slot-factor=1.44 \
        watch-warning-factor=8 largest-area=1039262
        tinted-icon-not-gray error largest-chroma=0.02
        tinted-icon-bright-background warning smallest-opaque-fraction=0.8 largest-luma=0.3
        dark-icon-background warning smallest-opaque-fraction=0.8 largest-luma=0.3
        icon-without-appearances note
        icon-transparent error
        icon-size error
        icon-contrast warning ratio=1.5 largest-share=0.25
        opaque-template error smallest-opaque-fraction=0.95
        template-with-color warning largest-chroma=0.1
        missing-file warning (ceiling)
        wrong-scale-size warning tolerance=1
        night-contrast note ratio=1.8 largest-share=0.25
        always-on-contrast note ratio=1.8 largest-share=0.25
        accented-contrast note ratio=3 text-ratio=4.5 largest-share=0.25
        outline-lost note ratio=3 text-ratio=4.5 smallest-fraction=0.5
        dark-halo note smallest-share=0.05 on-black=false
        thin-strokes note smallest-share=0.5
        wasted-margin off smallest-fraction=0.25
        missing-appearance note
        edit-screen-contrast note ratio=3
        unused-ignore warning (ceiling)
        photo-without-accented-mode warning
        opaque-shape-swallows warning smallest-opaque-fraction=0.6
        one-group-track warning
        missing-container-background error
        background-hides-content warning

        """)
  }
}

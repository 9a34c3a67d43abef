// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyFacts
import VibrancyRules

@Suite("What applies to which kind of subject")
struct KindTests {
  /// Every rule's triggering examples, turned into a kind.
  private func fired(as kind: Subject.Kind) -> Set<RuleID> {
    var fired: Set<RuleID> = []
    for rule in builtInRules {
      for example in rule.about.triggering + rule.about.undetermined {
        var subject = example.subject
        subject.kind = kind
        if !rule.verdicts(on: subject).isEmpty { fired.insert(rule.about.id) }
      }
    }
    return fired
  }

  private let files: Set<RuleID> = [
    .blankAsset, .unreadableAsset, .missingFile, .wrongScaleSize,
  ]
  private let icons: Set<RuleID> = [
    .tintedIconNotGray, .tintedIconBrightBackground, .darkIconBackground,
    .iconWithoutAppearances, .iconTransparent, .iconSize, .iconContrast,
  ]

  @Test("out of scope only whether files are there and can be read is said")
  func outOfScope() { #expect(fired(as: .outOfScope) == [.unreadableAsset, .missingFile]) }

  @Test("art of Live Activities alone is judged by its files alone")
  func filesOnly() { #expect(fired(as: .filesOnly) == files) }

  @Test("an icon is judged by its files and its looks")
  func icon() {
    #expect(fired(as: .icon([.light, .dark, .tinted])) == files.union(icons))
    let any = files.union([.iconWithoutAppearances, .iconSize])
    #expect(fired(as: .icon([.light])) == any.union([.iconTransparent]))
    #expect(fired(as: .icon([.dark])) == any.union([.darkIconBackground, .iconContrast]))
  }

  @Test("a picture is judged by all but the rules of icons")
  func picture() { #expect(fired(as: .picture) == Set(ids).subtracting(icons)) }

  @Test("what could not be read is said once, and nothing else of it")
  func unreadable() {
    var subject = Drawing(parts: [.init()]).subject()
    (subject.art, subject.unreadable) = (nil, FileFault("this is WebP, not a PNG"))
    #expect(shipped.words(on: subject) == ["\(RuleID.unreadableAsset) error"])
  }

  @Test("what is blank is said once, and nothing else of it")
  func blank() {
    var subject = Drawing(parts: [.init()]).subject()
    subject.art = ArtFacts(canvas: PixelRectangle(x: 0, y: 0, width: 9, height: 9), scale: 3)
    #expect(shipped.words(on: subject) == ["\(RuleID.blankAsset) error"])
  }
}

// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyLayout
import VibrancyRunning
import VibrancySyntax
import VibrancyWords

/// Every modifier's example, and the list of all.
@Suite struct ModifierWordTests {
  /// What is drawn of code, with what is kept apart from its view.
  private struct Shown: Equatable {
    let node: ViewNode
    let containerBackground: ViewNode?
    let hasContainerBackground: Bool
    let activityBackground: ForegroundStyle?
    let standsBelowIfTooWide: Bool
    let widgetLabel: [ViewNode]
    let curvesContent: Bool

    init(_ code: LoweredCode) {
      node = code.node()
      let interface = code.evaluator.interface
      containerBackground = interface.containerBackground?.withoutPlaces
      hasContainerBackground = interface.hasContainerBackground
      activityBackground = interface.activityBackground
      standsBelowIfTooWide = interface.standsBelowIfTooWide
      widgetLabel = interface.widgetLabel.map(\.withoutPlaces)
      curvesContent = interface.curvesContent
    }
  }

  /// What is shown of an example, with a call or without, and what was not understood.
  private func shown(
    _ example: ModifierWord.Example, _ call: String? = nil
  ) -> (Shown, gaps: [String]) {
    let view = example.view + (call.map { "." + $0 } ?? "")
    let code = LoweredCode(
      "struct Root: View { var body: some View { \(view) } }\n" + example.around,
      example.situation)
    let shown = Shown(code)
    return (shown, code.evaluator.gaps.map(\.name))
  }

  @Test(arguments: ModifierWord.all)
  func `an example shows what a modifier does`(_ word: ModifierWord) {
    let example = word.example
    let without = shown(example).0
    let (with, gaps) = shown(example, example.call)
    switch word.standing {
    case .drawn, .simplified:
      #expect(gaps.isEmpty)
      #expect(with != without)
    case .left:
      #expect(gaps.contains(word.names[0]))
      #expect(with == without)
    }
  }

  @Test(arguments: ModifierWord.all)
  func `the other names of a modifier do the same`(_ word: ModifierWord) {
    let example = word.example
    #expect(example.call.hasPrefix(word.names[0]))
    for name in word.names.dropFirst() {
      let call = name + example.call.dropFirst(word.names[0].count)
      #expect(shown(example, call).0 == shown(example, example.call).0, "\(name)")
    }
  }

  @Test func `a name is of one modifier, and they are in order`() {
    let names = ModifierWord.all.flatMap(\.names)
    #expect(Set(names).count == names.count)
    let first = ModifierWord.all.map { $0.names[0] }
    #expect(first == first.sorted())
  }
}

extension ModifierWord: CustomTestStringConvertible {
  /// Its name.
  public var testDescription: String { names[0] }
}

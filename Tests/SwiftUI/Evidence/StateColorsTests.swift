// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyEvidence
import VibrancySyntax
import VibrancyVocabulary

/// What only a color distinguishes.
@Suite struct StateColorsTests {
  private func lines(_ body: String, _ members: String = "var isOpen: Bool") -> [Int] {
    let code = """
      struct Entry: TimelineEntry { let date: Date; \(members) }
      @main struct Door: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "door", provider: Provider()) { DoorView(entry: $0) }
            .supportedFamilies([.systemSmall])
        }
      }
      struct DoorView: View {
        let entry: Entry
        var body: some View {
          VStack {
      \(body)
          }
          .containerBackground(.background, for: .widget)
        }
      }
      """
    let evidence = Evidence(
      sources: [SourceText(path: "DoorWidget/Door.swift", bytes: Array(code.utf8))], sets: [],
      isScopeName: { _ in true })
    return evidence.faults.filter { $0.kind == .stateByHue }.map(\.place.line)
  }

  @Test func `a dot that is green or red is a matter of color alone`() {
    #expect(lines("Circle().fill(entry.isOpen ? .green : .red)\nText(\"Door\")") == [12])
  }

  @Test func `so is a text whose color a condition chooses`() {
    #expect(lines("Text(\"Door\").foregroundStyle(entry.isOpen ? .green : .red)") == [12])
  }

  @Test(arguments: [
    // The symbol differs, too.
    "Image(systemName: entry.isOpen ? \"lock.open\" : \"lock\").foregroundStyle(entry.isOpen ? .green : .red)",
    // Words beside it show.
    "Circle().fill(entry.isOpen ? .green : .red)\nText(entry.isOpen ? \"Open\" : \"Closed\")",
    // It is there or not.
    "if entry.isOpen { Circle().fill(.green) }\nText(\"Door\")",
    // Its strength differs.
    "Circle().fill(entry.isOpen ? Color.green : Color.green.opacity(0.3))\nText(\"Door\")",
    // One color.
    "Circle().fill(.green)\nText(\"Door\")",
  ])
  func `what anything else distinguishes is not reported`(_ body: String) {
    #expect(lines(body) == [])
  }
}

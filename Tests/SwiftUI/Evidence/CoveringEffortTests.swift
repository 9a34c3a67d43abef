// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyEvidence
import VibrancySyntax
import VibrancyTargets
import VibrancyTestSupport
import VibrancyVocabulary

/// How much the runs do that cover what a widget may show.
@Suite struct CoveringEffortTests {
  /// What the runs say of a widget whose view is this code.
  private func evidence(_ code: String, around: String) -> Evidence {
    let text = "import SwiftUI\nimport WidgetKit\n" + Hostile.widget + Hostile.face(code) + around
    return Evidence(
      sources: [SourceText(path: "AppWidget/W.swift", bytes: Array(text.utf8))],
      sets: [Hostile.logo], isScopeName: Idiom.isScopeName)
  }

  private static let heavy: [(view: String, around: String)] = [
    // A loop whose end is not known.
    (
      #"if days.isEmpty { Text("a") } else { Image("logo") }"#,
      """
      struct Entry: TimelineEntry { let date: Date; let end: Date }
      extension Face {
        var days: [Date] {
          var (days, next): ([Date], Date) = ([], entry.date)
          while next < entry.end {
            days.append(next)
            next = Calendar.current.date(byAdding: .day, value: 1, to: next) ?? next
          }
          return days
        }
      }

      """
    ),
    // A function that computes much, of what is known.
    (
      #"VStack { Text("\(table().count)"); if table()[0] == 0 { Image("logo") } }"#,
      """
      struct Entry: TimelineEntry { let date: Date }
      func table() -> [Int] {
        var table: [Int] = []
        for row in 0..<1000 { for column in 0..<1000 { table.append(row * column) } }
        return table
      }

      """
    ),
  ]

  @Test(arguments: heavy)
  func `what is computed of data is cut short and what it decides is shown`(
    _ view: String, _ around: String
  ) {
    let found = evidence(view, around: around)
    #expect(found.effort.steps < 100_000)
    guard case .used = found.use(of: Hostile.logo) else {
      Issue.record("not shown")
      return
    }
  }

  @Test func `places that code does not distinguish share the runs`() {
    func effort(_ otherwise: String) -> Int {
      evidence(
        "Inner(flag: entry.flag)",
        around: """
          struct Entry: TimelineEntry { let date: Date; let flag: Bool }
          struct Inner: View {
            @Environment(\\.widgetRenderingMode) var mode
            let flag: Bool
            var body: some View { if flag { Image("logo") } else { \(otherwise) } }
          }

          """
      ).effort.steps
    }
    let asking = effort(#"Text(mode == .accented ? "a" : "b")"#)
    #expect(effort(#"Text(flag == true ? "a" : "b")"#) * 3 < asking * 2)
  }

  @Test func `what was shown in one situation is not looked for again in the next`() {
    func effort(_ otherwise: String) -> Int {
      evidence(
        "Inner(entry: entry)",
        around: """
          struct Entry: TimelineEntry {
            let date: Date; let a, b, c, d, e, f, g: Bool
          }
          struct Inner: View {
            @Environment(\\.colorScheme) var scheme
            let entry: Entry
            var body: some View {
              if entry.a { Text("a") }
              if entry.b { Text("b") }
              if entry.c { Text("c") }
              if entry.d { Text("d") }
              if entry.e { Text("e") }
              if entry.f { Image("logo") }
              \(otherwise)
            }
          }

          """
      ).effort.steps
    }
    let asking = effort(#"Text(scheme == .dark ? "a" : "b")"#)
    #expect(asking * 10 < effort(#"Text(entry.g == true ? "a" : "b")"#) * 16)
  }

  @Test func `what only a later situation shows is found behind conditions`() {
    let found = evidence(
      "Inner(entry: entry)",
      around: """
        struct Entry: TimelineEntry {
          let date: Date; let a, b, c, d, e, f, g: Bool
        }
        struct Inner: View {
          @Environment(\\.colorScheme) var scheme
          let entry: Entry
          var body: some View {
            if entry.a { Text("a") }
            if entry.b { Text("b") }
            if entry.c { Text("c") }
            if scheme == .light, entry.d, entry.e, entry.f, entry.g { Image("logo") }
          }
        }

        """)
    guard case .used = found.use(of: Hostile.logo) else {
      Issue.record("not shown")
      return
    }
  }
}

// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import VibrancyRunning
import VibrancySampling
import VibrancySyntax
import VibrancyVocabulary
import VibrancyWords

/// A widget of one file, as tests write it.
struct SampledCode {
  /// A widget that shows `StepsView`, its configuration changed by modifiers.
  static func widget(_ more: String, modifiers: String = "") -> String {
    """
    struct StepsWidget: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "steps", provider: Provider()) { entry in
          StepsView(entry: entry)
        }
        \(modifiers)
      }
    }
    struct StepsView: View {
      var entry: StepsEntry
      var body: some View {
        if entry.isDone { Text("Done") } else { Text("\\(entry.steps) steps") }
      }
    }
    \(more)
    """
  }

  /// An entry, and a provider whose functions are given.
  static func entry(_ provider: String, more: String = "") -> String {
    """
    struct StepsEntry: TimelineEntry {
      let date: Date
      var steps: Int
      var name: String?
      var isDone: Bool
      \(more)
    }
    struct Provider: TimelineProvider {
      \(provider)
    }
    """
  }

  /// Reads a file.
  static func reader(_ text: String) -> SampleReader {
    let source = Source(SourceText(path: "Widget.swift", bytes: Array(text.utf8)))
    let program = Program([(source, DeclarationReader.declarations(of: source))])
    return SampleReader(program, ownCount: 1, platform: .iOS)
  }

  /// The number of steps of a sample's entry.
  static func steps(_ sample: Sample) -> Int? {
    guard case .structure(let entry) = sample.entry,
      case .integer(let steps)? = entry.fields["steps"]
    else { return nil }
    return steps
  }
}

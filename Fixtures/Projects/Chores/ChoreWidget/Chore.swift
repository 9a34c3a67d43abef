// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation
import WidgetKit

struct Chore: Identifiable, Codable, Hashable {
  enum Room: String, Codable, CaseIterable {
    case kitchen, garden, study

    var symbol: String {
      switch self {
      case .kitchen: "fork.knife"
      case .garden: "leaf.fill"
      case .study: "book.fill"
      }
    }
  }

  var id = UUID()
  var title: String
  var room: Room
  var isDone = false

  func done() -> Chore {
    var copy = self
    copy.isDone = true
    return copy
  }

  static let samples = [
    Chore(title: "Water the tomatoes", room: .garden, isDone: true),
    Chore(title: "Empty the dishwasher", room: .kitchen),
    Chore(title: "Sort the letters", room: .study),
    Chore(title: "Sharpen the knives", room: .kitchen, isDone: true),
    Chore(title: "Rake the leaves", room: .garden),
  ]
}

struct ChoreEntry: TimelineEntry {
  let date: Date
  let chores: [Chore]

  var open: [Chore] { chores.filter { !$0.isDone } }
  var done: Int { chores.count - open.count }
  var share: Double { chores.isEmpty ? 1 : Double(done) / Double(chores.count) }
}

/// Where app and widget keep the chores.
enum ChoreStore {
  private static var defaults: UserDefaults? { UserDefaults(suiteName: "group.example.chores") }

  static var chores: [Chore] {
    get {
      guard let data = defaults?.data(forKey: "chores") else { return [] }
      return (try? JSONDecoder().decode([Chore].self, from: data)) ?? []
    }
    set { defaults?.set(try? JSONEncoder().encode(newValue), forKey: "chores") }
  }
}

struct ToggleChore: AppIntent {
  static let title: LocalizedStringResource = "Tick off a chore"

  @Parameter(title: "Chore")
  var id: String

  init() {}

  init(_ chore: Chore) {
    id = chore.id.uuidString
  }

  func perform() async throws -> some IntentResult {
    if let index = ChoreStore.chores.firstIndex(where: { $0.id.uuidString == id }) {
      ChoreStore.chores[index].isDone.toggle()
    }
    return .result()
  }
}

struct RefreshChores: AppIntent {
  static let title: LocalizedStringResource = "Read the chores again"

  func perform() async throws -> some IntentResult {
    .result()
  }
}

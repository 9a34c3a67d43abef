// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning

extension ModifierWord {
  static let environment = ModifierWord(
    "environment", on: "Wind()", example: #"environment(\.wind, "SW 4")"#,
    around: """
      extension EnvironmentValues { @Entry var wind = "calm" }
      struct Wind: View {
        @Environment(\\.wind) private var wind
        var body: some View { Text(wind) }
      }
      """
  ) { call in
    guard case .keyPath(let path)? = call.parts.all.first?.value, let key = path.last else {
      if let object = call.parts[0] { call.setObject(object) }
      return []
    }
    return call.set(key, call.parts.all.dropFirst().first?.value ?? .nothing)
  }

  static let environmentObject = ModifierWord(
    "environmentObject", on: "Trip()", example: #"environmentObject(Plan(goal: "Birling Gap"))"#,
    around: """
      final class Plan: ObservableObject {
        let goal: String
        init(goal: String) { self.goal = goal }
      }
      struct Trip: View {
        @EnvironmentObject private var plan: Plan
        var body: some View { Text(plan.goal) }
      }
      """
  ) { call in
    if let object = call.parts[0] { call.setObject(object) }
    return []
  }
}

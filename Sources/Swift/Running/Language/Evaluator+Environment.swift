// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
package import VibrancySyntax
internal import VibrancyVocabulary

extension Evaluator {
  /// What `@Environment(\\.name)` gives of the system's; `nil`: not known.
  package func environmentValue(named name: String) -> SampleValue? {
    if let value = environment.values[name] { return value }
    if name == "colorScheme", let isDark = environment.isDark {
      return .interface(.word("ColorScheme", isDark ? "dark" : "light"))
    }
    if name == "font", let font = environment.font { return .interface(.font(font)) }
    let answer = situation.answer(to: name)
    if let question = answer?.question { asked.insert(question) }
    switch answer?.value {
    case .word(let name, let type): return .interface(.word(type, name))
    case .truth(let truth): return .bool(truth)
    case .number(let number): return .double(number)
    case .insets(let length): return .interface(.insets(Insets(all: length)))
    case .nothing: return .nothing
    case .emptySet:
      // The system redacts what it has no data for yet.
      return outside(.array([]), "RedactionReasons", name, at: .nowhere)
    case .current(let type): return foundation.staticMember("current", of: TypeName(type))
    case nil: return nil
    }
  }

  /// What `@EnvironmentObject` or `@Environment(Type.self)` gives; `nil`: none is set.
  package func environmentObject(of type: TypeName) -> SampleValue? {
    environment.objects[type.last]
  }

  /// Whether colors are those of dark appearance.
  package var isDark: Bool {
    environment.isDark ?? (situation.isDark || situation.system.isAlwaysDark)
  }
}

// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancySyntax

extension SwiftUILibrary {
  /// What `@Environment(\\.name)` gives of the system's; `nil`: not known.
  func environmentValue(named name: String) -> SampleValue? {
    if let value = code.environment.values[name] { return value }
    if name == "colorScheme", let isDark = code.environment.isDark {
      return .interface(.word("ColorScheme", isDark ? "dark" : "light"))
    }
    if name == "font", let font = code.environment.font { return .interface(.font(font)) }
    let answer = code.situation.answer(to: name)
    if let question = answer?.question { code.asked.insert(question) }
    switch answer?.value {
    case .word(let name, let type): return .interface(.word(type, name))
    case .truth(let truth): return .bool(truth)
    case .number(let number): return .double(number)
    case .insets(let length): return .interface(.insets(Insets(all: length)))
    case .nothing: return .nothing
    case .emptySet:
      // The system redacts what it has no data for yet.
      return code.outside(.array([]), "RedactionReasons", name, at: .nowhere)
    case .current(let type): return code.foundation.staticMember("current", of: TypeName(type))
    case nil: return nil
    }
  }

  /// What `@EnvironmentObject` or `@Environment(Type.self)` gives; `nil`: none is set.
  func environmentObject(of type: TypeName) -> SampleValue? {
    code.environment.objects[type.last]
  }
}

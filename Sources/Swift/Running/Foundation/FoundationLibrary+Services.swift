// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySyntax

/// What is outside of the code: defaults, files, the network, queues. Nothing of it is run; what code
/// asks of it is listed.
extension FoundationLibrary {
  package func serviceMember(_ name: String, _ kind: String) -> SampleValue? {
    switch (kind, name) {
    case ("Bundle", "bundleIdentifier"): return .string("com.example.app")
    case ("Bundle", "infoDictionary"), ("Bundle", "localizedInfoDictionary"):
      return information ?? .dictionary([])
    case ("ProcessInfo", "environment"): return .dictionary([])
    case ("Bundle", "preferredLocalizations"), ("Bundle", "localizations"):
      return .array([.string(code.situation.locale)])
    case ("ProcessInfo", "arguments"): return .array([])
    case ("ProcessInfo", "isLowPowerModeEnabled"), ("ProcessInfo", "isiOSAppOnMac"),
      ("ProcessInfo", "isMacCatalystApp"):
      return .bool(false)
    case ("ProcessInfo", "systemUptime"): return .double(0)
    case _: return nil
    }
  }

  package func serviceCall(
    _ name: String, _ kind: String, _ arguments: [PassedValue], at spot: Spot
  ) -> SampleValue? {
    switch kind {
    case "UserDefaults", "NSUbiquitousKeyValueStore":
      return defaultsCall(name, arguments, at: spot)
    case "Logger", "OSLog", "NotificationCenter", "DispatchQueue", "OperationQueue", "RunLoop",
      "DispatchGroup", "WidgetCenter", "Timer":
      // What is written, sent or run later shows nothing.
      return .void
    case "ProcessInfo": return name.hasPrefix("isOperatingSystem") ? .bool(true) : nil
    case "Bundle":
      switch name {
      case "localizedString": return localizedText(arguments, at: spot).map { .string($0) }
      case "object":
        guard case .dictionary(let pairs)? = information,
          let key = arguments.labelled("forInfoDictionaryKey")?.text,
          let found = pairs.first(where: { $0.key.text == key })
        else { return .nothing }
        return found.value
      case _: return bundled(name, arguments) ?? code.gap(kind + "." + name, at: spot)
      }
    case "JSONDecoder" where name == "decode" && !code.isCovering,
      "PropertyListDecoder" where name == "decode" && !code.isCovering:
      return decode(arguments, at: spot) ?? code.gap(kind + "." + name, at: spot)
    case "FileManager" where name == "contents" || name == "fileExists":
      let bytes = bytes(at: arguments.first?.value)
      if name == "fileExists", bytes != nil { return .bool(true) }
      return bytes.map { .foundation(.data($0)) } ?? code.gap(kind + "." + name, at: spot)
    case _: return code.gap(kind + "." + name, at: spot)
    }
  }

  /// What the target's property list says of it; `nil`: there is none. A value that the build fills in is
  /// that of a first version, or not there.
  private var information: SampleValue? {
    guard !code.isCovering, let bytes = code.interface.files("Info.plist"),
      case .dictionary(let pairs)? = SampleValue(json: bytes)
    else { return nil }
    return .dictionary(
      pairs.compactMap { key, value in
        guard let text = value.text, text.contains("$(") || text.contains("${") else {
          return (key, value)
        }
        switch key.text {
        case "CFBundleShortVersionString": return (key, .string("1.0"))
        case "CFBundleVersion": return (key, .string("1"))
        case _: return nil
        }
      })
  }

  /// Defaults hold nothing, as in an app that was just installed.
  private func defaultsCall(
    _ name: String, _ arguments: [PassedValue], at spot: Spot
  ) -> SampleValue? {
    guard arguments.first?.label == "forKey" else { return .void }
    let key = "defaults " + (arguments.first?.value.text ?? "")
    switch name {
    case "integer": return code.outside(.integer(0), "Int", key, at: spot)
    case "bool": return code.outside(.bool(false), "Bool", key, at: spot)
    case "double", "float": return code.outside(.double(0), "Double", key, at: spot)
    case "removeObject": return .void
    case _: return code.outside(.nothing, "", key, at: spot)
    }
  }
}

// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyAssets

@Suite struct IntentDefinitionTests {
  private func swift(_ inside: String) -> String? {
    IntentDefinition(Array("<plist><dict>\(inside)</dict></plist>".utf8))?.swift
  }

  private func parameter(_ name: String, _ more: String) -> String {
    "<dict><key>INIntentParameterName</key><string>\(name)</string>\(more)</dict>"
  }

  private func intent(_ parameters: String) -> String {
    """
    <key>INIntents</key><array><dict><key>INIntentClassPrefix</key><string>AB</string>
    <key>INIntentName</key><string>Choose</string>
    <key>INIntentParameters</key><array>\(parameters)</array></dict></array>
    """
  }

  private func type(_ name: String) -> String {
    "<key>INIntentParameterType</key><string>\(name)</string>"
  }

  private func value(_ value: String) -> String {
    """
    <key>INIntentParameterMetadata</key><dict>
    <key>INIntentParameterMetadataDefaultValue</key>\(value)</dict>
    """
  }

  @Test func `an intent is a class with its parameters and their defaults`() {
    let kind = "<key>INIntentParameterEnumType</key><string>Kind</string>"
    let place = "<key>INIntentParameterObjectType</key><string>Place</string>"
    let many = "<key>INIntentParameterSupportsMultipleValues</key><true/>"
    let parameters =
      parameter("isOn", type("Boolean") + value("<true/>"))
      + parameter("title", type("String") + value("<string>Hi</string>"))
      + parameter("kind", kind + type("Integer") + value("<string>big</string>"))
      + parameter("place", place + type("Object"))
      + parameter("names", type("String") + many)
      + parameter("odd", type("Unheard"))
      + parameter("not a name", type("String"))
    #expect(
      swift(intent(parameters)) == """
        class ABChooseIntent: INIntent {
          var `isOn`: NSNumber? = true
          var `title`: String? = "Hi"
          var `kind`: ABKind = .`big`
          var `place`: ABPlace? = nil
          var `names`: [String]? = nil
          var `odd`: NSObject? = nil
        }

        """)
  }

  @Test func `enumerations and types have the prefix of the intents`() {
    let enums = """
      <key>INEnums</key><array><dict><key>INEnumName</key><string>Kind</string>
      <key>INEnumValues</key><array>
      <dict><key>INEnumValueName</key><string>unknown</string></dict>
      <dict><key>INEnumValueName</key><string>big</string>
      <key>INEnumValueIndex</key><integer>2</integer></dict></array></dict></array>
      """
    let types = """
      <key>INTypes</key><array><dict><key>INTypeName</key><string>Place</string>
      <key>INTypeProperties</key><array>
      <dict><key>INTypePropertyName</key><string>identifier</string></dict>
      <dict><key>INTypePropertyName</key><string>city</string>
      <key>INTypePropertyType</key><string>String</string></dict></array></dict></array>
      """
    let text = swift(enums + types + intent("")) ?? ""
    #expect(text.hasPrefix("enum ABKind: Int {\n  case `unknown` = 0\n  case `big` = 2\n}\n"))
    #expect(text.contains("class ABPlace: INObject {\n  var identifier: String? = nil\n"))
    #expect(text.contains("  var `city`: String? = nil\n}\n"))
  }

  @Test func `what defines nothing is none`() {
    #expect(swift("") == nil)
    #expect(IntentDefinition(Array("{}".utf8)) == nil)
  }
}

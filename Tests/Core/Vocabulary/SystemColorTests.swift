// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyVocabulary

@Suite struct SystemColorTests {
  /// As read on pictures that Apple's own renderer drew on iOS 26, and on a widget of macOS 26.
  @Test(arguments: [
    (SystemDesign.iOS26, SystemColor.blue, UInt32(0x0088FF), UInt32(0x0091FF)),
    (.iOS26, .red, 0xFF383C, 0xFF4245), (.iOS26, .orange, 0xFF8D28, 0xFF9230),
    (.iOS26, .green, 0x34C759, 0x30D158), (.iOS26, .mint, 0x00C8B3, 0x00DAC3),
    (.iOS26, .teal, 0x00C3D0, 0x00D2E0), (.iOS26, .purple, 0xCB30E0, 0xDB33F2),
    (.iOS26, .yellow, 0xFFCC00, 0xFFD600), (.macOS, .green, 0x28CD41, 0x32D74B),
    (.iOS18, .blue, 0x007AFF, 0x0A84FF), (.iOS18, .yellow, 0xFFCC00, 0xFFD60A),
    (.watchOS, .yellow, 0xFFD600, 0xFFD600),
  ])
  func `each system has its own colors`(
    system: SystemDesign, color: SystemColor, light: UInt32, dark: UInt32
  ) {
    #expect(color.code(in: system, isDark: false) == light)
    #expect(color.code(in: system, isDark: true) == dark)
  }

  /// As read on whole widgets of macOS 26, on white and on a plate of about #242424.
  @Test func `labels on a Mac are as they were read there`() {
    func code(_ level: HierarchicalLevel, isDark: Bool, over plate: Float) -> Float {
      let label = SystemDesign.macOS.label(level, isDark: isDark)
      let alpha = Float(label.alpha)
      return (Float(label.code & 255) * alpha + plate * (1 - alpha)).rounded()
    }
    #expect(code(.primary, isDark: false, over: 255) == 0x26)
    #expect(code(.secondary, isDark: false, over: 255) == 0x7D)
    #expect(code(.primary, isDark: true, over: 0x24) == 0xDE)
    #expect(abs(code(.secondary, isDark: true, over: 0x24) - 0x9F) <= 1)
  }

  @Test(arguments: SystemDesign.allCases, [false, true])
  func `no level of a label is stronger than the one above it`(system: SystemDesign, isDark: Bool) {
    let alphas = (-1...6).map {
      system.label(HierarchicalLevel(nearest: $0), isDark: isDark).alpha
    }
    #expect(zip(alphas, alphas.dropFirst()).allSatisfy { $0 >= $1 })
    #expect(alphas.first == system.label(.primary, isDark: isDark).alpha)
  }
}

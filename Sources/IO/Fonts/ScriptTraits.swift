// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What is known of a script by one of its letters: the fonts that are made for it, and the language
/// whose forms it has.
///
/// By ranges of code points of the scripts that widgets' texts are in; others are left to fontconfig.
struct ScriptTraits: Hashable, Sendable {
  /// The part of a Noto Sans family's name that is the script's; `nil`: fontconfig decides.
  var family: String?
  /// The language, as BCP 47 has it; empty for none in particular.
  var language = ""

  /// The traits of the script that a letter is in.
  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x530...0x58F: (family, language) = ("Armenian", "hy")
    case 0x590...0x5FF, 0xFB1D...0xFB4F: (family, language) = ("Hebrew", "he")
    case 0x600...0x6FF, 0x750...0x77F, 0x8A0...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFC:
      (family, language) = ("Arabic", "ar")
    case 0x900...0x97F, 0xA8E0...0xA8FF: (family, language) = ("Devanagari", "hi")
    case 0x980...0x9FF: (family, language) = ("Bengali", "bn")
    case 0xA00...0xA7F: (family, language) = ("Gurmukhi", "pa")
    case 0xA80...0xAFF: (family, language) = ("Gujarati", "gu")
    case 0xB80...0xBFF: (family, language) = ("Tamil", "ta")
    case 0xC00...0xC7F: (family, language) = ("Telugu", "te")
    case 0xC80...0xCFF: (family, language) = ("Kannada", "kn")
    case 0xD00...0xD7F: (family, language) = ("Malayalam", "ml")
    case 0xD80...0xDFF: (family, language) = ("Sinhala", "si")
    case 0xE00...0xE7F: (family, language) = ("Thai", "th")
    case 0xE80...0xEFF: (family, language) = ("Lao", "lo")
    case 0x1000...0x109F: (family, language) = ("Myanmar", "my")
    case 0x10A0...0x10FF: (family, language) = ("Georgian", "ka")
    case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: language = "ko"
    case 0x1780...0x17FF: (family, language) = ("Khmer", "km")
    case 0x3040...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: language = "ja"
    case 0x3100...0x312F: language = "zh-TW"
    default: break
    }
  }

  /// Whether a language is written with ideographs, as BCP 47 has it.
  static func usesIdeographs(_ language: String) -> Bool {
    ["ja", "zh", "ko"].contains { language.lowercased().hasPrefix($0) }
  }
}

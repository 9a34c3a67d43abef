// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

// The ICU that Foundation for Linux brings along.
#if canImport(_FoundationICU)
  import Testing
  import VibrancyTypography
  import _FoundationICU

  /// Order and breaks of lines against ICU's.
  @Suite struct UnicodeOracleTests {
    // MARK: Order

    static let mixed = [
      "שלום", "שלום world", "hello שלום world", "abc שלום 123", "שלום 123 abc", "מחיר: 12.50 ₪",
      "12:30 שעון", "(שלום)", "abc (שלום) def", "שלום (abc) עולם", "שלום (12) עולם", "[אבג] xyz",
      "السلام عليكم", "الأحد، ١٤ يونيو ٢٠٢٦", "١٠:٠٩ ص", "السعر ١٬٢٣٤٫٥٠ €", "٢٥٫٦٪",
      "نسبة 25.6% اليوم",
      "+972-3-123", "טל: +972-3-1234567", "a+b שלום c-d", "50% הנחה", "הנחה 50%", "$5 בלבד",
      "רק $5.99!",
      "C++ שפה", "iOS 26 ו-watchOS", "24/7 פתוח", "פתוח 24/7", "א. ב. ג.", "א, b, ג", "שלום!",
      "hello, שלום!",
      "مرحبا 12 + 5", "درجة الحرارة 22°", "22°C اليوم", "−5° הלילה", "ضغط 1013 hPa", "3 من 5",
      "من 3 إلى 5",
      "النسخة 1.2.3", "a שלום ב 1 ג 2 d", "123 אבג 456", "אבג 123 דהו 456", "abc 123 דהו",
      "‏١٢٫٥٠ €",
      "\u{200F}abc 12", "\u{200E}שלום 12", "٪؜١٢", "שלום \"עולם\" abc", "« bonjour » שלום",
      "מ-10 עד 20",
      "אחוז %10", "#1 בעולם", "1. ראשון", "ראשון 1.", "א/ב", "a/ב", "12/6/2026", "יום 12/6/2026",
      "١٢/٦/٢٠٢٦", "يوم ١٢/٦/٢٠٢٦", "٣+٤", "ب 3+4", "A (ב) C", "א (B) ג", "א {b} [1] ג", "((א))",
      ")א(",
      "x = ٣", "س = 3", "אב…", "…אב", "№ 5 שלום", "שלום @user", "@user שלום", "http://a.b/שלום",
      "يوم الأحد 14 يونيو", "14 ביוני 2026", "9:41 AM שלום", "km/h 50 מהירות", "50 km/h מהירות",
    ]

    /// The characters of a line from the left, brackets as they look.
    private static func ordered(_ text: String) -> String? {
      let units = Array(text.utf16)
      var status = U_ZERO_ERROR
      guard let bidi = unsafe swift_ubidi_open() else { return nil }
      defer { unsafe swift_ubidi_close(bidi) }
      return unsafe units.withUnsafeBufferPointer { units -> String? in
        // 254: by the first letter, from left to right without one.
        unsafe swift_ubidi_setPara(bidi, units.baseAddress, Int32(units.count), 254, nil, &status)
        var line = [UInt16](repeating: 0, count: units.count * 2 + 1)
        // 2: mirrored signs; 8: without marks of direction.
        let count = unsafe swift_ubidi_writeReordered(
          bidi, &line, Int32(line.count), 2 | 8, &status)
        guard status.rawValue <= 0 else { return nil }
        let text = String(decoding: line.prefix(Int(count)), as: UTF16.self)
        // One mark is left.
        return String(text.unicodeScalars.filter { $0 != "\u{61C}" })
      }
    }

    @Test(arguments: mixed)
    func `letters stand in the order of the bidirectional algorithm`(text: String) throws {
      let block = TextBlock(text, Font(size: 10))
      let line = try #require(block.lines.first)
      let marks: Set<Unicode.Scalar> = ["\u{200E}", "\u{200F}", "\u{61C}"]
      var shown = String.UnicodeScalarView()
      for piece in line.pieces {
        let scalars = piece.text.unicodeScalars.filter { !marks.contains($0) }
        shown.append(
          contentsOf: piece.isRightToLeft ? scalars.reversed().map(Self.mirrored) : Array(scalars))
      }
      #expect(String(shown) == Self.ordered(text))
      #expect(line.text == text, "as it is read")
    }

    private static func mirrored(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
      let pairs: [Unicode.Scalar: Unicode.Scalar] = [
        "(": ")", ")": "(", "[": "]", "]": "[", "{": "}", "}": "{", "«": "»", "»": "«",
      ]
      return pairs[scalar] ?? scalar
    }

    // MARK: Breaks

    static let sentences = [
      "今日は晴れ。明日「雨」です。", "東京（新宿区）の天気", "「こんにちは」と言った。", "データ・ベース、一覧", "３月１４日（日）",
      "会議は10:30から。", "气温：21℃，适合散步。", "步数：8,432 步", "《红楼梦》第一回", "“引号”和‘引号’", "价格￥100。",
      "第一章：开始……", "A和B，C或D", "iPhone的新功能", "你好，world！", "日本語 text 混在", "一、二、三", "コーヒー（砂糖なし）",
      "ラーメン、つけ麺。", "時刻は12:34です", "100円ショップ", "2026年6月14日", "あいうえお、かきくけこ。",
      "『二重』「括弧」", "〔亀甲〕【隅付】", "終わり！？", "本当？はい！", "前へ〜後へ", "one two three four", "a-b c-d e-f",
      "Hello, world. How are you?", "Rise & shine", "10 km to go", "50 % off today",
      "(in brackets) out",
      "don't stop", "e.g. this one", "wait… what", "yes, no, maybe", "price: 5.99 EUR",
      "naïve café",
      "Москва и область", "Ελλάδα και νησιά", "Zürich HB, Gleis 7", "two  blanks", "tab\tstop here",
      "no\u{A0}break here", "zero\u{200B}width", "soft stop.", "emoji 🎉 party", "🎉🎊 two", "家族👨‍👩‍👧の写真",
      "🇰🇷 korea",
    ]

    /// Where a line may end, in scalars.
    private static func breaks(_ text: String) -> Set<Int> {
      let units = Array(text.utf16)
      var status = U_ZERO_ERROR
      var places: Set<Int> = []
      unsafe units.withUnsafeBufferPointer { buffer in
        guard
          let iterator = unsafe swift_ubrk_open(
            UBRK_LINE, "ja", buffer.baseAddress, Int32(buffer.count), &status)
        else { return }
        defer { unsafe swift_ubrk_close(iterator) }
        while case let place = unsafe swift_ubrk_next(iterator), place > 0 {
          let head = String(decoding: units.prefix(Int(place)), as: UTF16.self)
          places.insert(head.unicodeScalars.count)
        }
      }
      return places
    }

    @Test(arguments: sentences)
    func `lines end where the line breaking algorithm lets them`(text: String) throws {
      let places = Self.breaks(text)
      let scalars = Array(text.unicodeScalars)
      let whole = try #require(
        TextBlock(
          [.monospaced(text)], options: TextOptions(), width: nil, height: nil, displayScale: 3
        )
        .lines.first)
      var width = 2.0
      while width < whole.width {
        let block = TextBlock(
          [.monospaced(text)], options: TextOptions(), width: width, height: nil, displayScale: 3)
        width += 3
        guard let first = block.lines.first, block.lines.count > 1 else { continue }
        let count = first.pieces.reduce(0) { $0 + $1.text.unicodeScalars.count }
        // Blanks behind it are not shown.
        var end = count
        while end < scalars.count, scalars[end] == " " || scalars[end] == "\t" { end += 1 }
        // A word that no line holds is broken within.
        let longest = places.filter { $0 <= end }.max()
        guard let longest else { continue }
        #expect(end == longest, "\(text.unicodeScalars.prefix(end)) at \(width) pt")
      }
    }
  }
#endif

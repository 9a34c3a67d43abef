// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import VibrancyVocabulary

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The readers of bytes that nobody here wrote, each as a function that must end, within time and
/// memory, and stop the program only where a promise is broken.
enum FuzzTarget: String, CaseIterable {
  case png
  case pngInside = "png-inside"
  case json, catalog, widget, configuration, pbxproj, xcodegen, evidence, baseline, merge, svg,
    jpeg, font

  /// The one that the environment asks for: `VIBRANCY_FUZZ_TARGET`.
  static let chosen: FuzzTarget = {
    let name = unsafe getenv("VIBRANCY_FUZZ_TARGET").map { unsafe String(cString: $0) } ?? ""
    guard let target = FuzzTarget(rawValue: name) else {
      let names = allCases.map(\.rawValue).joined(separator: " ")
      fatalError("VIBRANCY_FUZZ_TARGET is '\(name)'; one of \(names)")
    }
    return target
  }()

  func run(_ bytes: [UInt8]) {
    switch self {
    case .png: PictureFuzz.run(bytes)
    case .pngInside: PictureFuzz.run(ChunkList(bytes).png)
    case .json: TextFuzz.json(bytes)
    case .catalog: DiskFuzz.catalog(bytes)
    case .widget: TextFuzz.widget(bytes)
    case .configuration: TextFuzz.configuration(bytes)
    case .pbxproj: TextFuzz.pbxproj(bytes)
    case .xcodegen: DiskFuzz.xcodegen(bytes)
    case .evidence: EvidenceFuzz.run(bytes)
    case .baseline: TextFuzz.baseline(bytes)
    case .merge: TextFuzz.merge(bytes)
    case .svg: TextFuzz.svg(bytes)
    case .jpeg: TextFuzz.jpeg(bytes)
    case .font: FontFuzz.run(bytes)
    }
  }
}

/// What libFuzzer calls with every input; 0 says that it was of use.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  FuzzTarget.chosen.run(unsafe Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}

/// Stops at a promise that was not kept.
func promise(_ isKept: Bool, _ what: @autoclosure () -> String) {
  if !isKept { fatalError("broken promise: \(what())") }
}

/// A message for people is one line, says something, and steers no terminal.
func promiseOneLine(_ text: String) {
  promise(!text.isEmpty, "an error says something")
  promise(
    text.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value) },
    "an error is one line: \(text.debugDescription)")
}

/// The parts of an input: what stands between bytes 0x1E, which no text has.
func parts(_ bytes: [UInt8], atMost most: Int) -> [[UInt8]] {
  bytes.split(separator: 0x1E, maxSplits: most - 1, omittingEmptySubsequences: false).map(
    Array.init)
}

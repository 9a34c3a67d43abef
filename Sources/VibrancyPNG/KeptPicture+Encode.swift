// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension KeptPicture {
  /// The picture in its smallest form, as far as `compression` looks for one.
  func encoded(_ compression: Compression) throws(PNGError) -> EncodedPicture {
    let candidates = forms().flatMap { form in
      compression.strategies(for: form).map { (form: form, strategy: $0) }
    }
    var best: (form: StoredForm, data: [UInt8], isFinal: Bool, size: Int)?
    for (form, strategy) in candidates {
      let rows = form.filtered(strategy)
      // What is small costs little at the level of the file, and no other tells as well.
      let isFinal = rows.count <= compression.exactBytes
      let level = isFinal ? compression.level : compression.trialLevel
      if candidates.count == 1 {
        best = (form, rows, false, 0)
        break
      }
      let stream = try deflated(rows, level: level)
      let size = stream.count + form.overhead
      if best.map({ size < $0.size }) ?? true {
        best = (form, isFinal ? stream : rows, isFinal, size)
      }
    }
    guard let best else { preconditionFailure("every picture has a form") }
    return EncodedPicture(
      colorType: best.form.colorType, bitDepth: best.form.bitDepth, chunks: best.form.chunks,
      data: best.isFinal ? best.data : try deflated(best.data, level: compression.level))
  }
}

extension Compression {
  /// The level at which candidates are compared when they are large.
  fileprivate var trialLevel: Int { self == .small ? 7 : 3 }

  /// Up to so many bytes candidates are compared at the level of the file.
  fileprivate var exactBytes: Int { self == .fast ? 0 : 1 << 16 }

  /// The filters worth trying for a form, the likeliest first.
  fileprivate func strategies(for form: StoredForm) -> [FilterStrategy] {
    switch self {
    case .small: [.adaptive] + RowFilter.allCases.map { .fixed($0) }
    case _ where form.bitDepth < 8: [.fixed(.none)]
    case .fast: [form.colorType == .palette ? .fixed(.none) : .adaptive]
    case .balanced: [.adaptive, .fixed(.none)]
    }
  }
}

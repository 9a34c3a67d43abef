// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension KeptPicture {
  /// The picture in its smallest form, as far as `compression` looks for one.
  ///
  /// Its rows are let go of on the way: at most two copies of them are held at a time.
  mutating func encode(_ compression: Compression) throws(PNGError) -> EncodedPicture {
    var forms = forms()
    discard()
    let candidates = forms.indices.flatMap { index in
      compression.strategies(for: forms[index]).map { (form: index, strategy: $0) }
    }
    guard candidates.count > 1 else {
      return try Self.encode(&forms[0], candidates[0].strategy, compression)
    }
    var best: (index: Int, stream: [UInt8]?, size: Int)?
    for (index, candidate) in candidates.enumerated() {
      let (form, strategy) = (forms[candidate.form], candidate.strategy)
      // What is small costs little at the level of the file, and no other tells as well.
      let isSmall = form.bytes.count <= compression.exactBytes
      let sample = isSmall ? form : form.sample(compression.sampling)
      let level = isSmall ? compression.level(for: form) : compression.trialLevel
      let stream = try deflated(sample.filtered(strategy), level: level)
      let size = stream.count + form.overhead
      if best.map({ size < $0.size }) ?? true { best = (index, isSmall ? stream : nil, size) }
    }
    guard let best else { preconditionFailure("every picture has a form") }
    let chosen = candidates[best.index]
    if let stream = best.stream { return EncodedPicture(forms[chosen.form], data: stream) }
    for other in forms.indices where other != chosen.form { forms[other].bytes = [] }
    return try Self.encode(&forms[chosen.form], chosen.strategy, compression)
  }

  /// Filters and compresses a form, whose bytes are gone then.
  private static func encode(
    _ form: inout StoredForm, _ strategy: FilterStrategy, _ compression: Compression
  ) throws(PNGError) -> EncodedPicture {
    let level = compression.level(for: form)
    let rows = form.filtered(strategy)
    form.bytes = []
    return EncodedPicture(form, data: try deflated(rows, level: level))
  }
}

extension Compression {
  /// The level at which candidates are compared when they are large.
  fileprivate var trialLevel: Int { self == .small ? 7 : 1 }

  /// One band of rows in so many is compared when candidates are large.
  fileprivate var sampling: Int { self == .small ? 1 : 4 }

  /// libdeflate's level: where a file is small anyway, one step more costs nothing.
  fileprivate func level(for form: StoredForm) -> Int {
    self == .balanced && form.bytes.count <= exactBytes ? level + 1 : level
  }

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

// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyJSON
public import VibrancyScenes

extension Baseline {
  /// Reads a baseline.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - path: As errors name it.
  ///   - model: The model of the run.
  /// - Throws: `BaselineError`: it is none, is of another format or model, is cut, or with all that
  ///   was edited wrongly.
  public init(
    _ bytes: [UInt8], path: String, model: ModelVersion = .v1
  ) throws(BaselineError) {
    try self.init(bytes, path: path, isOutside: false, model: model)
  }

  private init(
    _ bytes: [UInt8], path: String, isOutside: Bool, model: ModelVersion
  ) throws(BaselineError) {
    var limits = JSONLimits()
    limits.bytes = Self.mostBytes
    let document = JSONDocument(bytes, path: path, limits: limits, isOutside: isOutside)
    self = try BaselineReader(document, for: model).baseline()
  }

  /// Reads a baseline from the disk.
  ///
  /// - Throws: As for its bytes, and what keeps it from being read.
  public init(path: String, model: ModelVersion = .v1) throws(BaselineError) {
    let (bytes, isOutside): ([UInt8], Bool)
    do throws(AssetError) {
      (bytes, isOutside) = try TextFile.bytes(
        of: path, limit: Self.mostBytes, within: Root(ofFile: path, followsOutside: true))
    } catch {
      throw .unreadable(error)
    }
    try self.init(bytes, path: path, isOutside: isOutside, model: model)
  }
}

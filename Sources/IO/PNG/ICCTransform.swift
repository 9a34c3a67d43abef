// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import CVibrancyLCMS

/// An ICC profile and Little CMS's way from it to sRGB, relative colorimetric, in `Float`.
///
/// Everything belongs to a context of its own, so transforms may run in parallel.
@safe final class ICCTransform {
  /// The number of channels that the profile describes: 1 or 3.
  let channels: Int

  private let context: cmsContext
  private let profile: cmsHPROFILE
  private let target: cmsHPROFILE
  private let transform: cmsHTRANSFORM

  /// The transform of a profile for pictures of 1 or 3 channels, or `nil` if it cannot be used.
  init?(profile bytes: [UInt8], channels: Int) {
    guard let context = unsafe cmsCreateContext(nil, nil) else { return nil }
    unsafe cmsSetLogErrorHandlerTHR(context) { _, _, _ in }
    let profile = unsafe bytes.withUnsafeBytes {
      unsafe cmsOpenProfileFromMemTHR(context, $0.baseAddress, UInt32($0.count))
    }
    guard let profile = unsafe profile else {
      unsafe cmsDeleteContext(context)
      return nil
    }
    let space = channels == 1 ? cmsSigGrayData : cmsSigRgbData
    guard unsafe Self.isUsable(profile), unsafe cmsGetColorSpace(profile) == space,
      let target = unsafe cmsCreate_sRGBProfileTHR(context)
    else {
      unsafe cmsCloseProfile(profile)
      unsafe cmsDeleteContext(context)
      return nil
    }
    let transform = unsafe cmsCreateTransformTHR(
      context, profile, Self.floats(space: channels == 1 ? PT_GRAY : PT_RGB, channels: channels),
      target, Self.floats(space: PT_RGB, channels: 3), UInt32(INTENT_RELATIVE_COLORIMETRIC),
      UInt32(cmsFLAGS_NOOPTIMIZE | cmsFLAGS_NOCACHE))
    guard let transform = unsafe transform else {
      unsafe cmsCloseProfile(target)
      unsafe cmsCloseProfile(profile)
      unsafe cmsDeleteContext(context)
      return nil
    }
    self.channels = channels
    unsafe (self.context, self.profile) = (context, profile)
    unsafe (self.target, self.transform) = (target, transform)
  }

  deinit {
    unsafe cmsDeleteTransform(transform)
    unsafe cmsCloseProfile(target)
    unsafe cmsCloseProfile(profile)
    unsafe cmsDeleteContext(context)
  }

  /// The sRGB colors, r, g, b each, of `colors` (`channels` values of `0...1` each); not clipped.
  func sRGB(_ colors: [Float]) -> [Float] {
    let count = colors.count / channels
    var result = [Float](repeating: 0, count: 3 * count)
    unsafe colors.withUnsafeBufferPointer { colors in
      unsafe result.withUnsafeMutableBufferPointer { result in
        unsafe cmsDoTransform(transform, colors.baseAddress, result.baseAddress, UInt32(count))
      }
    }
    return result
  }

  /// The curves and the matrix to linear sRGB, if the profile has them.
  func matrixShaper(entries: Int) -> (curves: [[Float]], matrix: Matrix3)? {
    guard channels == 3, unsafe cmsIsMatrixShaper(profile) != 0,
      let source = unsafe Self.colorants(profile),
      let sRGB = unsafe Self.colorants(target)?.inverse
    else { return nil }
    var curves: [[Float]] = []
    for tag in [cmsSigRedTRCTag, cmsSigGreenTRCTag, cmsSigBlueTRCTag] {
      guard let curve = unsafe cmsReadTag(profile, tag) else { return nil }
      let tone = OpaquePointer(curve)
      curves.append(
        (0..<entries).map {
          unsafe cmsEvalToneCurveFloat(tone, Float($0) / Float(entries - 1))
        })
    }
    return (curves, sRGB * source)
  }

  private static func colorants(_ profile: cmsHPROFILE) -> Matrix3? {
    var columns: [Matrix3.Vector] = []
    for tag in [cmsSigRedColorantTag, cmsSigGreenColorantTag, cmsSigBlueColorantTag] {
      guard let value = unsafe cmsReadTag(profile, tag) else { return nil }
      let xyz = unsafe value.assumingMemoryBound(to: cmsCIEXYZ.self).pointee
      columns.append((xyz.X, xyz.Y, xyz.Z))
    }
    return Matrix3(columns: columns[0], columns[1], columns[2])
  }

  /// A profile of a device, whose computation has a sane number of steps.
  private static func isUsable(_ profile: cmsHPROFILE) -> Bool {
    let classes = [
      cmsSigInputClass, cmsSigDisplayClass, cmsSigOutputClass, cmsSigColorSpaceClass,
    ]
    guard classes.contains(unsafe cmsGetDeviceClass(profile)) else { return false }
    for tag in [cmsSigDToB0Tag, cmsSigDToB1Tag, cmsSigDToB2Tag, cmsSigDToB3Tag]
    where unsafe cmsIsTag(profile, tag) != 0 {
      // Such a tag may hold any number of steps, and each costs time for each color.
      guard let value = unsafe cmsReadTag(profile, tag) else { return false }
      guard unsafe cmsPipelineStageCount(OpaquePointer(value)) <= 16 else { return false }
    }
    return true
  }

  /// Little CMS's `TYPE_…_FLT`: float samples of four bytes.
  private static func floats(space: Int32, channels: Int) -> UInt32 {
    1 << 22 | UInt32(space) << 16 | UInt32(channels) << 3 | 4
  }
}

/// What decides pixels beside our own code.
package enum CodecVersions {
  /// The version of Little CMS that runs.
  package static var text: String { "lcms \(cmsGetEncodedCMMversion())" }
}

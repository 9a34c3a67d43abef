// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import CVibrancyPNG

/// The CRC that ends a chunk, of its name and content.
///
/// - Parameter start: The CRC of the bytes before.
func crc32(_ bytes: ArraySlice<UInt8>, after start: UInt32 = 0) -> UInt32 {
  unsafe bytes.withUnsafeBufferPointer {
    unsafe vpng_crc32(start, $0.baseAddress, $0.count)
  }
}

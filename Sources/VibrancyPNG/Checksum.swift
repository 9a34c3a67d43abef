// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import CVibrancyPNG

/// The CRC that ends a chunk, of its name and content.
///
/// - Parameter start: The CRC of the bytes before.
func crc32(_ bytes: ArraySlice<UInt8>, after start: Int = 0) -> Int {
  Int(
    unsafe bytes.withUnsafeBufferPointer {
      unsafe vpng_crc32(UInt32(start), $0.baseAddress, $0.count)
    })
}

// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The image part of a PNG.
enum EncodedPicture {
  /// A form, whose rows are compressed as a whole: the content of one `IDAT`, a zlib stream.
  case whole(StoredForm, [UInt8])
  /// A form with its rows, which are too many for that.
  case rows(StoredForm)
}

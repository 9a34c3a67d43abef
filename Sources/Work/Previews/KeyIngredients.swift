// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
package import VibrancyCache
internal import VibrancyJSON
internal import VibrancyPNG
internal import VibrancyPixels
internal import VibrancyScenes
internal import VibrancySystem
internal import VibrancyVectors

extension DescribedWidget: KeyIngredient {
  /// Adds what is not in the bytes of its own file and of its pictures.
  package func add(to key: inout KeyBytes) {
    key.add(file.path)
    key.add(value: variant)
    key.add(value: form)
    key.add(value: pictures)
    key.add(value: namedColors)
    key.add(fonts.files(of: texts))
  }
}

extension JSONNode: KeyIngredient {
  /// Adds nothing: where it stands is in the bytes of its file.
  package func add(to key: inout KeyBytes) {}
}

extension Root: KeyIngredient {
  /// Adds nothing: that a file does not lie outside is found out whenever it is read.
  package func add(to key: inout KeyBytes) {}
}

extension StraightImage: KeyIngredient {
  package func add(to key: inout KeyBytes) {
    key.add(size.width)
    key.add(size.height)
    switch samples {
    case .eight(let codes):
      key.add(8)
      key.add(digestOf: codes)
    case .sixteen(let codes):
      key.add(16)
      key.add(digestOf: codes.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] })
    }
  }
}

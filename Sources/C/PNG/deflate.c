// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

#include <libdeflate.h>

#include "CVibrancyPNG.h"

size_t vpng_deflate_bound(size_t count) { return libdeflate_zlib_compress_bound(NULL, count); }

vpng_status vpng_deflate(
    int level, const uint8_t *input, size_t count, uint8_t *output, size_t room, size_t *written) {
  struct libdeflate_compressor *compressor = libdeflate_alloc_compressor(level);
  if (!compressor) return VPNG_NO_MEMORY;
  *written = libdeflate_zlib_compress(compressor, input, count, output, room);
  libdeflate_free_compressor(compressor);
  return *written == 0 ? VPNG_NO_ROOM : VPNG_OK;
}

vpng_status vpng_inflate(
    vpng_wrapping wrapping, const uint8_t *input, size_t count, uint8_t *output, size_t room,
    size_t *consumed, size_t *written) {
  struct libdeflate_decompressor *decompressor = libdeflate_alloc_decompressor();
  if (!decompressor) return VPNG_NO_MEMORY;
  const enum libdeflate_result result =
      wrapping == VPNG_GZIP
          ? libdeflate_gzip_decompress_ex(
                decompressor, input, count, output, room, consumed, written)
          : libdeflate_zlib_decompress_ex(
                decompressor, input, count, output, room, consumed, written);
  libdeflate_free_decompressor(decompressor);
  if (result == LIBDEFLATE_INSUFFICIENT_SPACE) return VPNG_NO_ROOM;
  return result == LIBDEFLATE_SUCCESS ? VPNG_OK : VPNG_CORRUPT;
}

uint32_t vpng_crc32(uint32_t crc, const uint8_t *bytes, size_t count) {
  return libdeflate_crc32(crc, bytes, count);
}

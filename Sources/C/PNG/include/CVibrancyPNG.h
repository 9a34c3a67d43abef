// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

// The only door to libpng, libdeflate and zlib. Nothing here keeps global state; a handle belongs to one
// thread at a time. No longjmp ever crosses a caller: callbacks return a number, and each function
// returns a status.

#ifndef C_VIBRANCY_PNG_H
#define C_VIBRANCY_PNG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

typedef enum vpng_status {
  VPNG_OK = 0,
  /// The bytes are not a sound PNG; the message says why.
  VPNG_CORRUPT,
  /// The source had no more bytes.
  VPNG_ENDED,
  /// A callback failed.
  VPNG_STREAM_FAILED,
  VPNG_NO_MEMORY,
  /// The output does not fit.
  VPNG_NO_ROOM,
} vpng_status;

// Reading

/// Fills `buffer` with up to `wanted` bytes; returns how many, fewer at the end, negative on failure.
typedef ptrdiff_t (*vpng_read)(void *context, uint8_t *buffer, size_t wanted);

typedef struct vpng_reader_options {
  /// The longest side accepted, in pixels.
  uint32_t side;
  /// The largest ancillary chunk stored, in bytes.
  size_t chunk_bytes;
  /// The most ancillary chunks stored.
  uint32_t chunk_count;
  /// Whether ancillary chunks other than the color chunks and `eXIf` are stored.
  bool keeps_metadata;
} vpng_reader_options;

typedef struct vpng_header {
  uint32_t width;
  uint32_t height;
  uint8_t bit_depth;
  uint8_t color_type;
  bool interlaced;
  /// An alpha channel, or a tRNS chunk in use.
  bool transparent;
} vpng_header;

/// A stored chunk; `data` is valid until the next call on the reader.
typedef struct vpng_chunk {
  uint8_t name[4];
  const uint8_t *_Nullable data;
  size_t size;
  bool after_palette;
  bool after_image_data;
  /// Its CRC is wrong.
  bool damaged;
} vpng_chunk;

typedef struct vpng_reader vpng_reader;

/// A reader, or null without memory. `context` must outlive it.
vpng_reader *_Nullable vpng_reader_create(
    vpng_read read, void *context, vpng_reader_options options);
void vpng_reader_destroy(vpng_reader *reader);

/// Reads everything before the image data, up to the head of the first IDAT: its length and name are
/// the last eight bytes taken from the source.
vpng_status vpng_reader_read_header(vpng_reader *reader, vpng_header *header);

/// Gets ready for the rows. `is_checked` says that what the source hands out from here to the end of
/// the image data needs no checksums: neither the chunks' nor the zlib stream's are looked at.
vpng_status vpng_reader_start(vpng_reader *reader, bool is_checked);

/// Reads the next row as r, g, b, a: a byte a sample, or two in native order in a 16-bit file.
vpng_status vpng_reader_read_row(vpng_reader *reader, void *row, size_t row_bytes);

/// Reads everything after the image data, to the end of IEND.
vpng_status vpng_reader_finish(vpng_reader *reader);

/// Why the last call failed.
const char *vpng_reader_message(const vpng_reader *reader);
size_t vpng_reader_warning_count(const vpng_reader *reader);
const char *vpng_reader_warning(const vpng_reader *reader, size_t index);
size_t vpng_reader_chunk_count(vpng_reader *reader);
vpng_chunk vpng_reader_chunk(vpng_reader *reader, size_t index);

// libdeflate

/// The most bytes `vpng_deflate` can need for `count`.
size_t vpng_deflate_bound(size_t count);
/// A zlib stream of `input`; `level` is 0...12.
vpng_status vpng_deflate(
    int level, const uint8_t *_Nullable input, size_t count, uint8_t *output, size_t room,
    size_t *written);
/// What a stream is wrapped in.
typedef enum vpng_wrapping { VPNG_ZLIB, VPNG_GZIP } vpng_wrapping;
/// The content of a stream, or `VPNG_NO_ROOM`, and how many bytes of `input` the stream has.
vpng_status vpng_inflate(
    vpng_wrapping wrapping, const uint8_t *_Nullable input, size_t count, uint8_t *output,
    size_t room, size_t *consumed, size_t *written);
/// The CRC of `bytes` after those of `crc` (0 to begin with).
uint32_t vpng_crc32(uint32_t crc, const uint8_t *_Nullable bytes, size_t count);

// Stripes: parts of one zlib stream that are compressed side by side

/// A stripe's compressed bytes, which belong to it; null without memory.
typedef struct vpng_deflated {
  const uint8_t *_Nullable data;
  size_t size;
  /// The Adler-32 of what was compressed.
  uint32_t adler;
} vpng_deflated;

/// A part of a stream that is compressed once, by whichever thread comes first. Any number of
/// threads may use one at once, until it is freed.
typedef struct __attribute__((swift_attr("@Sendable"))) vpng_stripe {
  struct vpng_stripe_state *state;
} vpng_stripe;

/// A stripe that nobody works at; ends the program if there is not even room for this.
vpng_stripe vpng_stripe_create(void);
/// Frees a stripe that nobody uses any more.
void vpng_stripe_free(vpng_stripe stripe);
/// Whether the caller is the first to ask; it then compresses the stripe, and nobody else does.
bool vpng_stripe_take(vpng_stripe stripe);
/// Compresses `input` as deflate blocks that end at a byte: a stream's last ones if it `ends` there.
///
/// By libdeflate, which has no dictionary: nothing refers to the stripe before. `level` is 0...12.
void vpng_stripe_deflate(
    vpng_stripe stripe, int level, const uint8_t *_Nullable input, size_t count, bool ends);
bool vpng_stripe_is_done(vpng_stripe stripe);
/// Waits until a stripe that somebody took is done.
vpng_deflated vpng_stripe_wait(vpng_stripe stripe);
/// The Adler-32 of two parts one after the other, from theirs.
uint32_t vpng_adler32_combine(uint32_t first, uint32_t second, size_t second_count);

#pragma clang assume_nonnull end

#endif

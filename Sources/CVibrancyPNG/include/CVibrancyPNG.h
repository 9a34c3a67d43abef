// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

// The only door to libpng and libdeflate. Nothing here keeps global state; a handle belongs to one
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
  /// Whether ancillary chunks other than the color chunks are stored.
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

// Writing, row by row

/// Takes all `count` bytes and returns true, or returns false.
typedef bool (*vpng_write)(void *context, const uint8_t *bytes, size_t count);

typedef struct vpng_writer vpng_writer;

vpng_writer *_Nullable vpng_writer_create(vpng_write write, void *context);
void vpng_writer_destroy(vpng_writer *writer);

/// Writes the signature and IHDR. `header.transparent` is not looked at.
vpng_status vpng_writer_start(
    vpng_writer *writer, vpng_header header, int zlib_level, bool filters_rows);
vpng_status vpng_writer_write_chunk(
    vpng_writer *writer, const uint8_t *name, const uint8_t *_Nullable data, size_t size);
/// Writes a row in the file's own color type; 16-bit samples are in native order.
vpng_status vpng_writer_write_row(vpng_writer *writer, const void *row);
/// Writes IEND.
vpng_status vpng_writer_finish(vpng_writer *writer);
const char *vpng_writer_message(const vpng_writer *writer);

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

#pragma clang assume_nonnull end

#endif

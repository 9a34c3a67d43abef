// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

#include "CVibrancyPNG.h"

enum { message_size = 128, most_warnings = 32 };

struct vpng_reader {
  png_structp png;
  png_infop info;
  vpng_read read;
  void *context;
  vpng_reader_options options;
  /// What to report when libpng jumps out.
  vpng_status failure;
  char message[message_size];
  /// Set for damage of which libpng only warns, as at the end of the image's zlib stream.
  bool damaged;
  char warnings[most_warnings][message_size];
  size_t warning_count;
  /// Where stored chunks with a wrong CRC are in libpng's list, which takes them all the same.
  int damaged_chunks[most_warnings];
  char damaged_names[most_warnings][4];
  size_t damaged_chunk_count;
  /// The bytes of all stored chunks.
  size_t stored_bytes;
  bool interlaced;
  /// Whether the image data were checked before they are read.
  bool checked;
  size_t row_bytes;
  png_uint_32 height;
  /// The whole picture of an interlaced file, once its first row was asked for.
  uint8_t *picture;
  png_uint_32 next_row;
};

static void copy_message(char target[message_size], const char *text) {
  strncpy(target, text, message_size - 1);
  target[message_size - 1] = 0;
}

static void on_error(png_structp png, png_const_charp text) {
  vpng_reader *reader = png_get_error_ptr(png);
  if (reader->failure == VPNG_OK) {
    reader->failure = strstr(text, "ut of memory") ? VPNG_NO_MEMORY : VPNG_CORRUPT;
  }
  copy_message(reader->message, text);
  png_longjmp(png, 1);
}

static void fail_later(vpng_reader *reader, const char *text) {
  reader->damaged = true;
  copy_message(reader->message, text);
}

static int stored_chunks(vpng_reader *reader) {
  png_unknown_chunkp chunks = NULL;
  return png_get_unknown_chunks(reader->png, reader->info, &chunks);
}

static void on_warning(png_structp png, png_const_charp text) {
  vpng_reader *reader = png_get_error_ptr(png);
  // What follows a complete stream is harmless; anything else about IDAT is a broken stream.
  if (strncmp(text, "IDAT: ", 6) == 0 && !strstr(text, "xtra compressed") &&
      !strstr(text, "oo much")) {
    fail_later(reader, text);
    return;
  }
  if (strstr(text, "CRC error")) {
    // libpng is about to store the chunk, if it stores this kind at all.
    if (reader->damaged_chunk_count == most_warnings) {
      fail_later(reader, "too many chunks with a wrong CRC");
      return;
    }
    memcpy(reader->damaged_names[reader->damaged_chunk_count], text, 4);
    reader->damaged_chunks[reader->damaged_chunk_count++] = stored_chunks(reader);
  }
  if (reader->warning_count < most_warnings) {
    copy_message(reader->warnings[reader->warning_count++], text);
  }
}

static void on_read(png_structp png, png_bytep buffer, size_t wanted) {
  vpng_reader *reader = png_get_io_ptr(png);
  ptrdiff_t count = reader->read(reader->context, buffer, wanted);
  if (count < 0) {
    reader->failure = VPNG_STREAM_FAILED;
    png_error(png, "the source failed");
  }
  if ((size_t)count < wanted) {
    reader->failure = VPNG_ENDED;
    png_error(png, "the source ended");
  }
}

// Color chunks stay raw: libpng would drop or reinterpret what it considers inconsistent.
// eXIf says which way up the picture is.
static const png_byte used_chunks[] = "cICP\0iCCP\0sRGB\0gAMA\0cHRM\0eXIf";
enum { used_chunk_count = 6 };

/// Decides whether a chunk is stored: 1 drops it, 0 leaves it to libpng.
static int on_chunk(png_structp png, png_unknown_chunkp chunk) {
  vpng_reader *reader = png_get_user_chunk_ptr(png);
  const bool ancillary = (chunk->name[0] & 0x20) != 0;
  if (!ancillary) return 0;
  bool wanted = reader->options.keeps_metadata;
  for (int i = 0; i < used_chunk_count; i++) {
    wanted = wanted || memcmp(chunk->name, &used_chunks[5 * i], 4) == 0;
  }
  if (!wanted) return 1;
  // libpng limits each chunk and their number, but not what they add up to.
  if (chunk->size > reader->options.chunk_bytes - reader->stored_bytes) {
    png_warning(png, "more ancillary chunks than are stored");
    return 1;
  }
  reader->stored_bytes += chunk->size;
  return 0;
}

static vpng_status status_of_jump(const vpng_reader *reader) {
  return reader->failure == VPNG_OK ? VPNG_CORRUPT : reader->failure;
}

static vpng_status status_of_success(const vpng_reader *reader) {
  return reader->damaged ? VPNG_CORRUPT : VPNG_OK;
}

vpng_reader *vpng_reader_create(vpng_read read, void *context, vpng_reader_options options) {
  vpng_reader *reader = calloc(1, sizeof *reader);
  if (!reader) return NULL;
  reader->read = read;
  reader->context = context;
  reader->options = options;
  reader->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, reader, on_error, on_warning);
  if (reader->png) reader->info = png_create_info_struct(reader->png);
  if (!reader->info) {
    vpng_reader_destroy(reader);
    return NULL;
  }
  return reader;
}

void vpng_reader_destroy(vpng_reader *reader) {
  if (reader->png) png_destroy_read_struct(&reader->png, &reader->info, NULL);
  free(reader->picture);
  free(reader);
}

vpng_status vpng_reader_read_header(vpng_reader *reader, vpng_header *header) {
  const vpng_reader_options options = reader->options;
  png_structp png = reader->png;
  if (setjmp(png_jmpbuf(png))) return status_of_jump(reader);

  png_set_read_fn(png, reader, on_read);
  png_set_user_limits(png, options.side, options.side);
  png_set_chunk_cache_max(png, options.chunk_count);
  png_set_chunk_malloc_max(png, options.chunk_bytes);
  // "If safe" is every ancillary chunk; an unknown critical chunk stays an error.
  png_set_keep_unknown_chunks(
      png, options.keeps_metadata ? PNG_HANDLE_CHUNK_IF_SAFE : PNG_HANDLE_CHUNK_NEVER, NULL, -1);
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_ALWAYS, used_chunks, used_chunk_count);
  png_set_read_user_chunk_fn(png, reader, on_chunk);
  png_read_info(png, reader->info);

  const int color_type = png_get_color_type(png, reader->info);
  const bool has_key = png_get_valid(png, reader->info, PNG_INFO_tRNS) != 0;
  reader->interlaced = png_get_interlace_type(png, reader->info) != PNG_INTERLACE_NONE;
  reader->height = png_get_image_height(png, reader->info);
  *header = (vpng_header){
    .width = png_get_image_width(png, reader->info),
    .height = reader->height,
    .bit_depth = png_get_bit_depth(png, reader->info),
    .color_type = (uint8_t)color_type,
    .interlaced = reader->interlaced,
    .transparent = has_key || (color_type & PNG_COLOR_MASK_ALPHA) != 0,
  };

  return status_of_success(reader);
}

vpng_status vpng_reader_start(vpng_reader *reader, bool is_checked) {
  png_structp png = reader->png;
  if (setjmp(png_jmpbuf(png))) return status_of_jump(reader);
  reader->checked = is_checked;
  if (is_checked) {
    png_set_crc_action(png, PNG_CRC_QUIET_USE, PNG_CRC_NO_CHANGE);
    png_set_option(png, PNG_IGNORE_ADLER32, PNG_OPTION_ON);
  }
  png_set_expand(png);
  png_set_gray_to_rgb(png);
  png_set_filler(png, 0xffff, PNG_FILLER_AFTER);
  const uint16_t one = 1;
  if (png_get_bit_depth(png, reader->info) == 16 && *(const uint8_t *)&one == 1) png_set_swap(png);
  png_set_interlace_handling(png);
  png_read_update_info(png, reader->info);
  reader->row_bytes = png_get_rowbytes(png, reader->info);
  return status_of_success(reader);
}

static vpng_status read_interlaced(vpng_reader *reader) {
  png_structp png = reader->png;
  // Pages of a fresh zeroed block cost nothing until image data really arrives for them.
  reader->picture = calloc(reader->height, reader->row_bytes);
  if (!reader->picture) return VPNG_NO_MEMORY;
  if (setjmp(png_jmpbuf(png))) return status_of_jump(reader);
  for (int pass = 0; pass < PNG_INTERLACE_ADAM7_PASSES; pass++) {
    for (png_uint_32 y = 0; y < reader->height; y++) {
      png_read_row(png, reader->picture + y * reader->row_bytes, NULL);
    }
  }
  return status_of_success(reader);
}

vpng_status vpng_reader_read_row(vpng_reader *reader, void *row, size_t row_bytes) {
  if (row_bytes != reader->row_bytes || reader->next_row >= reader->height) {
    copy_message(reader->message, "row out of turn");
    return VPNG_CORRUPT;
  }
  if (reader->interlaced) {
    if (!reader->picture) {
      const vpng_status status = read_interlaced(reader);
      if (status != VPNG_OK) return status;
    }
    memcpy(row, reader->picture + reader->next_row++ * row_bytes, row_bytes);
    if (reader->next_row == reader->height) {
      free(reader->picture);
      reader->picture = NULL;
    }
    return VPNG_OK;
  }
  if (setjmp(png_jmpbuf(reader->png))) return status_of_jump(reader);
  png_read_row(reader->png, row, NULL);
  reader->next_row++;
  return status_of_success(reader);
}

vpng_status vpng_reader_finish(vpng_reader *reader) {
  if (setjmp(png_jmpbuf(reader->png))) return status_of_jump(reader);
  if (reader->checked) {
    // Only the image data were: what follows them is checked by libpng.
    png_set_crc_action(reader->png, PNG_CRC_DEFAULT, PNG_CRC_NO_CHANGE);
    png_set_option(reader->png, PNG_IGNORE_ADLER32, PNG_OPTION_OFF);
  }
  png_read_end(reader->png, reader->info);
  return status_of_success(reader);
}

const char *vpng_reader_message(const vpng_reader *reader) { return reader->message; }

size_t vpng_reader_warning_count(const vpng_reader *reader) { return reader->warning_count; }

const char *vpng_reader_warning(const vpng_reader *reader, size_t index) {
  return reader->warnings[index];
}

size_t vpng_reader_chunk_count(vpng_reader *reader) {
  return (size_t)stored_chunks(reader);
}

vpng_chunk vpng_reader_chunk(vpng_reader *reader, size_t index) {
  png_unknown_chunkp chunks = NULL;
  png_get_unknown_chunks(reader->png, reader->info, &chunks);
  const png_unknown_chunk *chunk = &chunks[index];
  vpng_chunk result = {
    .data = chunk->data,
    .size = chunk->size,
    .after_palette = chunk->location >= PNG_HAVE_PLTE,
    .after_image_data = chunk->location == PNG_AFTER_IDAT,
  };
  memcpy(result.name, chunk->name, 4);
  for (size_t i = 0; i < reader->damaged_chunk_count; i++) {
    // A damaged chunk of a kind that is not stored left its place to the next one: compare names.
    if (reader->damaged_chunks[i] == (int)index &&
        memcmp(reader->damaged_names[i], chunk->name, 4) == 0) {
      result.damaged = true;
    }
  }
  return result;
}

// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

#include "CVibrancyPNG.h"

enum { message_size = 128 };

struct vpng_writer {
  png_structp png;
  png_infop info;
  vpng_write write;
  void *context;
  vpng_status failure;
  char message[message_size];
};

static void on_error(png_structp png, png_const_charp text) {
  vpng_writer *writer = png_get_error_ptr(png);
  if (writer->failure == VPNG_OK) {
    writer->failure = strstr(text, "ut of memory") ? VPNG_NO_MEMORY : VPNG_CORRUPT;
  }
  strncpy(writer->message, text, message_size - 1);
  png_longjmp(png, 1);
}

static void on_warning(png_structp png, png_const_charp text) {
  (void)png;
  (void)text;
}

static void on_write(png_structp png, png_bytep bytes, size_t count) {
  vpng_writer *writer = png_get_io_ptr(png);
  if (!writer->write(writer->context, bytes, count)) {
    writer->failure = VPNG_STREAM_FAILED;
    png_error(png, "the destination failed");
  }
}

static void on_flush(png_structp png) { (void)png; }

static vpng_status status_of_jump(const vpng_writer *writer) {
  return writer->failure == VPNG_OK ? VPNG_CORRUPT : writer->failure;
}

vpng_writer *vpng_writer_create(vpng_write write, void *context) {
  vpng_writer *writer = calloc(1, sizeof *writer);
  if (!writer) return NULL;
  writer->write = write;
  writer->context = context;
  writer->png = png_create_write_struct(PNG_LIBPNG_VER_STRING, writer, on_error, on_warning);
  if (writer->png) writer->info = png_create_info_struct(writer->png);
  if (!writer->info) {
    vpng_writer_destroy(writer);
    return NULL;
  }
  return writer;
}

void vpng_writer_destroy(vpng_writer *writer) {
  if (writer->png) png_destroy_write_struct(&writer->png, &writer->info);
  free(writer);
}

vpng_status vpng_writer_start(
    vpng_writer *writer, vpng_header header, int zlib_level, bool filters_rows) {
  png_structp png = writer->png;
  if (setjmp(png_jmpbuf(png))) return status_of_jump(writer);
  png_set_write_fn(png, writer, on_write, on_flush);
  png_set_user_limits(png, header.width, header.height);
  png_set_compression_level(png, zlib_level);
  png_set_compression_buffer_size(png, 1 << 16);
  png_set_filter(png, PNG_FILTER_TYPE_BASE, filters_rows ? PNG_ALL_FILTERS : PNG_FILTER_NONE);
  png_set_IHDR(
      png, writer->info, header.width, header.height, header.bit_depth, header.color_type,
      PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_write_info(png, writer->info);
  const uint16_t one = 1;
  if (header.bit_depth == 16 && *(const uint8_t *)&one == 1) png_set_swap(png);
  return VPNG_OK;
}

vpng_status vpng_writer_write_chunk(
    vpng_writer *writer, const uint8_t *name, const uint8_t *data, size_t size) {
  if (setjmp(png_jmpbuf(writer->png))) return status_of_jump(writer);
  png_write_chunk(writer->png, name, data, size);
  return VPNG_OK;
}

vpng_status vpng_writer_write_row(vpng_writer *writer, const void *row) {
  if (setjmp(png_jmpbuf(writer->png))) return status_of_jump(writer);
  png_write_row(writer->png, row);
  return VPNG_OK;
}

vpng_status vpng_writer_finish(vpng_writer *writer) {
  if (setjmp(png_jmpbuf(writer->png))) return status_of_jump(writer);
  png_write_end(writer->png, NULL);
  return VPNG_OK;
}

const char *vpng_writer_message(const vpng_writer *writer) { return writer->message; }

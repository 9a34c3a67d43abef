// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

#include <libdeflate.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

#include "CVibrancyPNG.h"

struct vpng_stripe_state {
  pthread_mutex_t lock;
  pthread_cond_t changed;
  bool taken;
  bool done;
  vpng_deflated result;
  uint8_t *bytes;
};

vpng_stripe vpng_stripe_create(void) {
  struct vpng_stripe_state *state = calloc(1, sizeof *state);
  if (!state) abort();
  pthread_mutex_init(&state->lock, NULL);
  pthread_cond_init(&state->changed, NULL);
  return (vpng_stripe){state};
}

void vpng_stripe_free(vpng_stripe stripe) {
  pthread_cond_destroy(&stripe.state->changed);
  pthread_mutex_destroy(&stripe.state->lock);
  free(stripe.state->bytes);
  free(stripe.state);
}

bool vpng_stripe_take(vpng_stripe stripe) {
  pthread_mutex_lock(&stripe.state->lock);
  const bool first = !stripe.state->taken;
  stripe.state->taken = true;
  pthread_mutex_unlock(&stripe.state->lock);
  return first;
}

bool vpng_stripe_is_done(vpng_stripe stripe) {
  pthread_mutex_lock(&stripe.state->lock);
  const bool done = stripe.state->done;
  pthread_mutex_unlock(&stripe.state->lock);
  return done;
}

vpng_deflated vpng_stripe_wait(vpng_stripe stripe) {
  struct vpng_stripe_state *state = stripe.state;
  pthread_mutex_lock(&state->lock);
  while (!state->done) pthread_cond_wait(&state->changed, &state->lock);
  pthread_mutex_unlock(&state->lock);
  return state->result;
}

/// Ends a complete deflate stream at a byte, so that another can follow it: its last block is made
/// one of several, and an empty stored block fills the last byte up.
///
/// libdeflate can do neither by itself. Where the last block begins only its symbols show, so they
/// are decoded: inflate() stops after each block and says so, as zlib's own gzjoin uses it.
static bool open_end(uint8_t *bytes, size_t *count) {
  enum { portion = 1 << 16, after_block = 128, in_last_block = 64, unused_bits = 7 };
  uint8_t *portions = malloc(portion);
  z_stream stream = {.next_in = bytes, .avail_in = (uInt)*count};
  if (!portions || inflateInit2(&stream, -MAX_WBITS) != Z_OK) {
    free(portions);
    return false;
  }
  size_t last_block = 0;
  int status = Z_OK;
  bool ended = false;
  while (!ended && status == Z_OK) {
    stream.next_out = portions;
    stream.avail_out = portion;
    status = inflate(&stream, Z_BLOCK);
    if (status != Z_OK || !(stream.data_type & after_block)) continue;
    ended = stream.data_type & in_last_block;
    if (!ended) last_block = 8 * stream.total_in - (size_t)(stream.data_type & unused_bits);
  }
  if (ended) {
    bytes[last_block / 8] &= (uint8_t)~(1 << last_block % 8);
    // The empty block's three bits are zeros, which the last byte is filled up with anyway.
    if ((stream.data_type & unused_bits) < 3) bytes[(*count)++] = 0;
    memcpy(bytes + *count, "\x00\x00\xff\xff", 4);
    *count += 4;
  }
  inflateEnd(&stream);
  free(portions);
  return ended;
}

/// The longest end of a stripe: a byte for the block's head, and its two lengths.
enum { longest_end = 5 };

static uint8_t *deflated(int level, const uint8_t *input, size_t count, bool ends, size_t *size) {
  struct libdeflate_compressor *compressor = libdeflate_alloc_compressor(level);
  const size_t room = libdeflate_deflate_compress_bound(compressor, count) + longest_end;
  uint8_t *bytes = compressor ? malloc(room) : NULL;
  if (bytes) *size = libdeflate_deflate_compress(compressor, input, count, bytes, room);
  libdeflate_free_compressor(compressor);
  if (bytes && (*size == 0 || !(ends || open_end(bytes, size)))) {
    free(bytes);
    return NULL;
  }
  // Stripes wait for those before them: what was room is given back.
  uint8_t *fitting = bytes ? realloc(bytes, *size) : NULL;
  return fitting ? fitting : bytes;
}

void vpng_stripe_deflate(
    vpng_stripe stripe, int level, const uint8_t *input, size_t count, bool ends) {
  struct vpng_stripe_state *state = stripe.state;
  size_t size = 0;
  uint8_t *bytes = deflated(level, input, count, ends, &size);
  const uint32_t adler = libdeflate_adler32(1, input, count);
  pthread_mutex_lock(&state->lock);
  state->bytes = bytes;
  state->result = (vpng_deflated){bytes, size, adler};
  state->done = true;
  pthread_cond_broadcast(&state->changed);
  pthread_mutex_unlock(&state->lock);
}

uint32_t vpng_adler32_combine(uint32_t first, uint32_t second, size_t second_count) {
  return (uint32_t)adler32_combine(first, second, (z_off_t)second_count);
}

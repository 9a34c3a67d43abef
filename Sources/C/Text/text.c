// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

#include <hb-ot.h>
#include <hb.h>
#include <stdlib.h>
#include <string.h>

#include "CVibrancyText.h"

struct vtext_font {
  hb_font_t *font;
  float em;
};

vtext_font *vtext_font_create(const uint8_t *bytes, size_t count, uint32_t index, float weight) {
  if (count > UINT32_MAX / 2) return NULL;
  hb_blob_t *blob =
      hb_blob_create((const char *)bytes, (unsigned)count, HB_MEMORY_MODE_DUPLICATE, NULL, NULL);
  hb_face_t *face = hb_face_create(blob, index & 0xFFFF);
  hb_blob_destroy(blob);
  if (hb_face_get_glyph_count(face) == 0) {
    hb_face_destroy(face);
    return NULL;
  }
  vtext_font *made = calloc(1, sizeof *made);
  if (!made) abort();
  const unsigned em = hb_face_get_upem(face);
  made->em = (float)em;
  made->font = hb_font_create(face);
  hb_face_destroy(face);
  hb_font_set_scale(made->font, (int)em, (int)em);
  hb_ot_font_set_funcs(made->font);
  const hb_variation_t axis = {HB_TAG('w', 'g', 'h', 't'), weight};
  hb_font_set_variations(made->font, &axis, 1);
  return made;
}

void vtext_font_free(vtext_font *font) {
  hb_font_destroy(font->font);
  free(font);
}

vtext_heights vtext_font_heights(vtext_font *font) {
  hb_font_extents_t extents;
  if (!hb_font_get_h_extents(font->font, &extents)) return (vtext_heights){1, 0};
  return (vtext_heights){(float)extents.ascender / font->em, -(float)extents.descender / font->em};
}

bool vtext_font_has(vtext_font *font, uint32_t scalar) {
  hb_codepoint_t glyph = 0;
  return hb_font_get_nominal_glyph(font->font, scalar, &glyph) && glyph != 0;
}

size_t vtext_shape(
    vtext_font *font, const uint32_t *scalars, size_t count, bool is_right_to_left,
    const char *language, vtext_glyph *glyphs, size_t capacity) {
  if (count > INT32_MAX) return 0;
  hb_buffer_t *buffer = hb_buffer_create();
  hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES);
  hb_buffer_add_utf32(buffer, scalars, (int)count, 0, (int)count);
  hb_buffer_set_direction(buffer, is_right_to_left ? HB_DIRECTION_RTL : HB_DIRECTION_LTR);
  if (*language) hb_buffer_set_language(buffer, hb_language_from_string(language, -1));
  hb_buffer_guess_segment_properties(buffer);
  hb_shape(font->font, buffer, NULL, 0);
  unsigned length = 0;
  const hb_glyph_info_t *infos = hb_buffer_get_glyph_infos(buffer, &length);
  const hb_glyph_position_t *places = hb_buffer_get_glyph_positions(buffer, &length);
  for (unsigned i = 0; i < length && i < capacity; i++) {
    glyphs[i] = (vtext_glyph){
        .glyph = infos[i].codepoint,
        .cluster = infos[i].cluster,
        .advance = (float)places[i].x_advance / font->em,
        .x = (float)places[i].x_offset / font->em,
        .y = (float)places[i].y_offset / font->em,
    };
  }
  hb_buffer_destroy(buffer);
  return length;
}

/// Where the numbers of an outline go.
struct pen {
  float em;
  float *numbers;
  size_t count, capacity;
};

static void put(struct pen *pen, float number) {
  if (pen->count < pen->capacity) pen->numbers[pen->count] = number;
  pen->count++;
}

static void put_point(struct pen *pen, float x, float y) {
  put(pen, x / pen->em);
  put(pen, y / pen->em);
}

static void move_to(
    hb_draw_funcs_t *funcs, void *pen, hb_draw_state_t *state, float x, float y, void *unused) {
  (void)funcs, (void)state, (void)unused;
  put(pen, VTEXT_MOVE);
  put_point(pen, x, y);
}

static void line_to(
    hb_draw_funcs_t *funcs, void *pen, hb_draw_state_t *state, float x, float y, void *unused) {
  (void)funcs, (void)state, (void)unused;
  put(pen, VTEXT_LINE);
  put_point(pen, x, y);
}

static void quadratic_to(
    hb_draw_funcs_t *funcs, void *pen, hb_draw_state_t *state, float control_x, float control_y,
    float x, float y, void *unused) {
  (void)funcs, (void)state, (void)unused;
  put(pen, VTEXT_QUADRATIC);
  put_point(pen, control_x, control_y);
  put_point(pen, x, y);
}

static void cubic_to(
    hb_draw_funcs_t *funcs, void *pen, hb_draw_state_t *state, float first_x, float first_y,
    float second_x, float second_y, float x, float y, void *unused) {
  (void)funcs, (void)state, (void)unused;
  put(pen, VTEXT_CUBIC);
  put_point(pen, first_x, first_y);
  put_point(pen, second_x, second_y);
  put_point(pen, x, y);
}

static void close_path(hb_draw_funcs_t *funcs, void *pen, hb_draw_state_t *state, void *unused) {
  (void)funcs, (void)state, (void)unused;
  put(pen, VTEXT_CLOSE);
}

size_t vtext_outline(vtext_font *font, uint32_t glyph, float *numbers, size_t capacity) {
  struct pen pen = {font->em, numbers, 0, numbers ? capacity : 0};
  hb_draw_funcs_t *funcs = hb_draw_funcs_create();
  hb_draw_funcs_set_move_to_func(funcs, move_to, NULL, NULL);
  hb_draw_funcs_set_line_to_func(funcs, line_to, NULL, NULL);
  hb_draw_funcs_set_quadratic_to_func(funcs, quadratic_to, NULL, NULL);
  hb_draw_funcs_set_cubic_to_func(funcs, cubic_to, NULL, NULL);
  hb_draw_funcs_set_close_path_func(funcs, close_path, NULL, NULL);
#if HB_VERSION_ATLEAST(7, 0, 0)
  hb_font_draw_glyph(font->font, glyph, funcs, &pen);
#else
  hb_font_get_glyph_shape(font->font, glyph, funcs, &pen);
#endif
  hb_draw_funcs_destroy(funcs);
  return pen.count;
}

size_t vtext_png(vtext_font *font, uint32_t glyph, uint8_t *bytes, size_t capacity) {
  if (!hb_ot_color_has_png(hb_font_get_face(font->font))) return 0;
  hb_blob_t *blob = hb_ot_color_glyph_reference_png(font->font, glyph);
  unsigned length = 0;
  const char *data = hb_blob_get_data(blob, &length);
  if (bytes && length > 0 && length <= capacity) memcpy(bytes, data, length);
  hb_blob_destroy(blob);
  return length;
}

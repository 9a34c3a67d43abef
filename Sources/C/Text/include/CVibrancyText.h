// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

// The only door to HarfBuzz: glyphs of a text, their outlines, their pictures in color. Lengths are in
// ems, y upwards. Nothing here keeps global state, reads a file or calls back; a font may be used by
// one thread at a time.

#ifndef C_VIBRANCY_TEXT_H
#define C_VIBRANCY_TEXT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

typedef struct vtext_font vtext_font;

typedef struct vtext_glyph {
  uint32_t glyph;
  /// The place of the first scalar that it shows.
  uint32_t cluster;
  float advance, x, y;
} vtext_glyph;

/// A font of a file's bytes, of which it keeps a copy; null if they hold no such font.
///
/// `index` is fontconfig's: the font of a collection in the lower 16 bits. `weight` is set where the
/// font has a `wght` axis.
vtext_font *_Nullable vtext_font_create(
    const uint8_t *bytes, size_t count, uint32_t index, float weight);
void vtext_font_free(vtext_font *font);

typedef struct vtext_heights {
  float above, below;
} vtext_heights;

/// The heights of a line above and below its baseline.
vtext_heights vtext_font_heights(vtext_font *font);

/// Whether the font has a glyph for a scalar.
bool vtext_font_has(vtext_font *font, uint32_t scalar);

/// Shapes scalars of one font, script and direction.
///
/// The glyphs stand from left to right, whatever the direction. Returns how many there are; those
/// beyond `capacity` are not written.
size_t vtext_shape(
    vtext_font *font, const uint32_t *scalars, size_t count, bool is_right_to_left,
    const char *language, vtext_glyph *_Nullable glyphs, size_t capacity);

typedef enum vtext_verb { VTEXT_MOVE, VTEXT_LINE, VTEXT_QUADRATIC, VTEXT_CUBIC, VTEXT_CLOSE } vtext_verb;

/// The outline of a glyph: verbs, each followed by its points as x, y.
///
/// Returns how many numbers there are; those beyond `capacity` are not written.
size_t vtext_outline(vtext_font *font, uint32_t glyph, float *_Nullable numbers, size_t capacity);

/// The largest PNG that the font has of a glyph.
///
/// Returns how many bytes it has, 0 if there is none; none is written unless `capacity` suffices.
size_t vtext_png(vtext_font *font, uint32_t glyph, uint8_t *_Nullable bytes, size_t capacity);

#pragma clang assume_nonnull end
#endif

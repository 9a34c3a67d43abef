// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

// The files that the library carries inside it, under `Files`: pages, schemas, and the letters of
// contact sheets. They stand in C, as a compiler of Swift takes a minute for such tables of bytes.

#ifndef C_VIBRANCY_RESOURCES_H
#define C_VIBRANCY_RESOURCES_H

#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

// Each text is UTF-8 and ends with a zero byte.

/// What all pages share, with places to fill.
const char *vibrancy_page_html(void);
const char *vibrancy_page_css(void);
const char *vibrancy_page_js(void);

/// What the gallery has of its own, with places to fill.
const char *vibrancy_gallery_html(void);
const char *vibrancy_gallery_css(void);
const char *vibrancy_gallery_js(void);

/// What the HTML report has of its own, with places to fill.
const char *vibrancy_report_html(void);
const char *vibrancy_report_css(void);
const char *vibrancy_report_js(void);

/// What a page has beside that while its files are watched.
const char *vibrancy_live_js(void);

/// What a page has beside that where it draws pictures itself: its workers, and what asks them.
const char *vibrancy_crew_js(void);
const char *vibrancy_tuning_js(void);

/// The JSON Schema of configurations, with a place for the rules.
const char *vibrancy_config_schema(void);
/// The JSON Schema of widget descriptions.
const char *vibrancy_widget_schema(void);

/// Where each letter lies in the atlas.
const char *vibrancy_label_atlas_metrics(void);
/// The outlines of letters that are drawn at any size.
const char *vibrancy_letters(void);
/// The outlines that stand for symbols, in so many bytes; `scripts/make-symbols` has the format.
const uint8_t *vibrancy_symbols(size_t *count);
/// The letters: a PNG of so many bytes.
const uint8_t *vibrancy_label_atlas(size_t *count);
/// The outlines of the letters of texts at any weight: so many bytes.
const uint8_t *vibrancy_typeface(size_t *count);

#pragma clang assume_nonnull end

#endif

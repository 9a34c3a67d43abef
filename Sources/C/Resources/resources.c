// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

#include "CVibrancyResources.h"

// `#embed` is C23, which clang offers in every C.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char page_html[] = {
#embed "Files/page.html" suffix(, 0)
};
static const char page_css[] = {
#embed "Files/page.css" suffix(, 0)
};
static const char page_js[] = {
#embed "Files/page.js" suffix(, 0)
};
static const char gallery_html[] = {
#embed "Files/gallery.html" suffix(, 0)
};
static const char gallery_css[] = {
#embed "Files/gallery.css" suffix(, 0)
};
static const char gallery_js[] = {
#embed "Files/gallery.js" suffix(, 0)
};
static const char report_html[] = {
#embed "Files/report.html" suffix(, 0)
};
static const char report_css[] = {
#embed "Files/report.css" suffix(, 0)
};
static const char report_js[] = {
#embed "Files/report.js" suffix(, 0)
};
static const char live_js[] = {
#embed "Files/live.js" suffix(, 0)
};
static const char crew_js[] = {
#embed "Files/crew.js" suffix(, 0)
};
static const char tuning_js[] = {
#embed "Files/tuning.js" suffix(, 0)
};
static const char config_schema[] = {
#embed "Files/config.schema.json" suffix(, 0)
};
static const char widget_schema[] = {
#embed "Files/widget.schema.json" suffix(, 0)
};
static const char label_atlas_metrics[] = {
#embed "Files/label-atlas.txt" suffix(, 0)
};
static const char letters[] = {
#embed "Files/letters.txt" suffix(, 0)
};
static const uint8_t typeface[] = {
#embed "Files/typeface.bin"
};
static const uint8_t symbols[] = {
#embed "Files/symbols.bin"
};
static const uint8_t label_atlas[] = {
#embed "Files/label-atlas.png"
};

const char *vibrancy_page_html(void) { return page_html; }
const char *vibrancy_page_css(void) { return page_css; }
const char *vibrancy_page_js(void) { return page_js; }

const char *vibrancy_gallery_html(void) { return gallery_html; }
const char *vibrancy_gallery_css(void) { return gallery_css; }
const char *vibrancy_gallery_js(void) { return gallery_js; }

const char *vibrancy_report_html(void) { return report_html; }
const char *vibrancy_report_css(void) { return report_css; }
const char *vibrancy_report_js(void) { return report_js; }

const char *vibrancy_live_js(void) { return live_js; }

const char *vibrancy_crew_js(void) { return crew_js; }
const char *vibrancy_tuning_js(void) { return tuning_js; }

const char *vibrancy_config_schema(void) { return config_schema; }
const char *vibrancy_widget_schema(void) { return widget_schema; }

const char *vibrancy_label_atlas_metrics(void) { return label_atlas_metrics; }

const char *vibrancy_letters(void) { return letters; }

const uint8_t *vibrancy_symbols(size_t *count) {
  *count = sizeof symbols;
  return symbols;
}

const uint8_t *vibrancy_label_atlas(size_t *count) {
  *count = sizeof label_atlas;
  return label_atlas;
}

const uint8_t *vibrancy_typeface(size_t *count) {
  *count = sizeof typeface;
  return typeface;
}

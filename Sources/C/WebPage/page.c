// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

// Apart from other files, since it is made while what does not need it is compiled.

#include "CVibrancyWebPage.h"

// `#embed` is C23, which clang offers in every C.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t web_page[] = {
#if __has_embed("Generated/page.html.gz") == __STDC_EMBED_FOUND__
#embed "Generated/page.html.gz"
#else
    0,
#endif
};

const uint8_t *vibrancy_web_page(size_t *count) {
  *count = sizeof web_page == 1 ? 0 : sizeof web_page;
  return web_page;
}

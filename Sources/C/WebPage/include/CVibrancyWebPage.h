// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

#ifndef C_VIBRANCY_WEB_PAGE_H
#define C_VIBRANCY_WEB_PAGE_H

#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// The page for browsers that scripts/build-page makes, packed by gzip; `count` is 0 where none was.
const uint8_t *vibrancy_web_page(size_t *count);

#pragma clang assume_nonnull end

#endif

// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

// What the module of the page has instead of a system: nothing random, nobody to print to, and
// memory that a caller may ask for without an end of it all if there is none.

#include <stddef.h>
#include <stdlib.h>

// Hashing without a seed: the same on every start. Nobody gains by keys that collide, since all of
// them are the page's own.
void arc4random_buf(void *bytes, size_t count) {
  unsigned char *next = bytes;
  while (count-- > 0) *next++ = 0;
}

int putchar(int character) { return character; }

// The C library reads a number's text as if it were a file, so that its files come with it: there
// are none (8: no such file is open).
int __imported_wasi_snapshot_preview1_fd_close(int file) { return (void)file, 8; }

int __imported_wasi_snapshot_preview1_fd_seek(int file, long long offset, int from, int position) {
  return (void)file, (void)offset, (void)from, (void)position, 8;
}

int __imported_wasi_snapshot_preview1_fd_write(int file, int parts, int count, int written) {
  return (void)file, (void)parts, (void)count, (void)written, 8;
}

// What Swift knows of characters, for which it has tables as large as a tenth of the module. All texts
// here are the module's own, and names that it knows: none is composed of others, has other cases
// than its letters, or is one with its neighbours.
unsigned short _swift_stdlib_getNormData(unsigned scalar) { return (void)scalar, 0; }

unsigned _swift_stdlib_getComposition(unsigned first, unsigned second) {
  return (void)first, (void)second, 0xFFFFFFFF;
}

unsigned _swift_stdlib_getDecompositionEntry(unsigned scalar) { return (void)scalar, 0; }

const unsigned char _swift_stdlib_nfd_decompositions[1] = {0};

unsigned char _swift_stdlib_getGraphemeBreakProperty(unsigned scalar) { return (void)scalar, 0xFF; }

_Bool _swift_stdlib_isExtendedPictographic(unsigned scalar) { return (void)scalar, 0; }

_Bool _swift_stdlib_isInCB_Consonant(unsigned scalar) { return (void)scalar, 0; }

int _swift_stdlib_getMapping(unsigned scalar, unsigned char which) {
  return (void)scalar, (void)which, 0;
}

const unsigned char *_swift_stdlib_getSpecialMapping(unsigned scalar, unsigned char which,
                                                     size_t *length) {
  return (void)scalar, (void)which, *length = 0, NULL;
}

// What Swift reads the text of a number with; NULL: there is none at its beginning.
const char *_swift_stdlib_strtod_clocale(const char *text, double *number) {
  char *end = NULL;
  *number = strtod(text, &end);
  return end == text ? NULL : end;
}

// The product of two numbers of 128 bits, which the processor does not have: of the lower halves in
// full, by quarters, and of the others what is left of it.
__int128 __multi3(__int128 a, __int128 b) {
  typedef unsigned long long half;
  const half quarter = 0xFFFFFFFF;
  half x = (half)a, y = (half)b;
  half low = (x & quarter) * (y & quarter);
  half middle = (x >> 32) * (y & quarter) + (low >> 32);
  half other = (x & quarter) * (y >> 32) + (middle & quarter);
  half high = (x >> 32) * (y >> 32) + (middle >> 32) + (other >> 32);
  high += x * (half)(b >> 64) + (half)(a >> 64) * y;
  return (__int128)((unsigned __int128)high << 64 | (other << 32 | (low & quarter)));
}

__attribute__((export_name("vibrancy_allocate"))) void *vibrancy_allocate(int bytes) {
  return bytes > 0 ? malloc((size_t)bytes) : NULL;
}

__attribute__((export_name("vibrancy_free"))) void vibrancy_free(void *bytes) { free(bytes); }

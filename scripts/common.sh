# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0

# What the scripts share; sourced, with the package as working directory.
set -eu
cd "$(dirname "$0")/.."
scratch=${VIBRANCY_SCRATCH:-.build}
mkdir -p "$scratch"

say() { printf '%s\n' "$*"; }
fail() {
  printf 'error: %s\n' "$*" >&2
  exit 1
}

# Every build checks that targets import only what the manifest lets them.
build() { swift build --scratch-path "$scratch" --explicit-target-dependency-import-check error "$@"; }

# Where a release build puts the command: a link that every build makes.
built() { printf '%s/release/vibrancy\n' "$scratch"; }

# The folder of the C library's headers for WebAssembly; nothing where it is not installed.
wasi_libc() {
  for folder in /usr/include/wasm32-wasi \
    "${HOMEBREW_PREFIX:-/opt/homebrew}/opt/wasi-libc/share/wasi-sysroot/include/wasm32-wasi"; do
    if [ -f "$folder/math.h" ]; then printf '%s\n' "$folder"; return; fi
  done
}

# A room of the core and all that it is built on, by its imports; a name may come several times.
rooms_below() {
  printf '%s\n' "$1"
  for lower in $(find "Sources/Vibrancy$1" -name '*.swift' -exec \
    sed -n 's/^.*import Vibrancy\([A-Za-z]*\)$/\1/p' {} + | sort -u); do
    (rooms_below "$lower")
  done
}

# Compiles rooms as Embedded Swift for WebAssembly into a folder: a module and an object each. What
# the same compiler made of the same sources with the same options stays.
compile_embedded() { # folder, options, rooms in the order of their imports
  objects=$1 options=$2 headers=$(wasi_libc)
  shift 2
  mkdir -p "$objects/musl"
  # The core asks libm alone of the system, by the name that Swift has for this libc, and letters of
  # the files in C. Touched only where it is otherwise, as rooms are compiled side by side.
  map=$(mktemp "$objects/map.XXXXXX")
  printf 'module %s {\n  header "%s"\n  export *\n}\n' 'Musl [system]' "$headers/math.h" \
    CVibrancyResources "$PWD/Sources/CVibrancyResources/include/CVibrancyResources.h" >"$map"
  cmp -s "$map" "$objects/musl/module.modulemap" || mv "$map" "$objects/musl/module.modulemap"
  rm -f "$map"
  for room in "$@"; do
    module="Vibrancy$room"
    # shellcheck disable=SC2046
    key=$({
      swiftc --version
      printf '%s\n' "$headers" "$options"
      cat scripts/common.sh \
        $(for lower in $(rooms_below "$room" | sort -u); do
          find "Sources/Vibrancy$lower" -name '*.swift'
        done | LC_ALL=C sort)
    } 2>/dev/null | git hash-object --stdin)
    [ "$key" = "$(cat "$objects/$module.key" 2>/dev/null)" ] && continue
    rm -f "$objects/$module.key"
    # shellcheck disable=SC2046,SC2086
    swiftc -target wasm32-unknown-none-wasm -enable-experimental-feature Embedded -wmo \
      -Xfrontend -disable-stack-protector $options -parse-as-library -swift-version 6 \
      -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault \
      -enable-upcoming-feature MemberImportVisibility -strict-memory-safety -warnings-as-errors \
      -package-name Vibrancy -module-name "$module" -I "$objects" -I "$objects/musl" \
      -Xcc -isystem -Xcc "$headers" -emit-module -emit-module-path "$objects/$module.swiftmodule" \
      -c -o "$objects/$module.o" $(find "Sources/$module" -name '*.swift' | LC_ALL=C sort) ||
      fail "$module does not compile as Embedded Swift"
    printf '%s\n' "$key" >"$objects/$module.key"
  done
}

# Compiles the core so. Rules are built on Facts alone, so that there are two lines of work.
compile_core() { # folder, options, those of the room that works on rows of pixels
  compile_embedded "$1" "$2" Vocabulary Facts
  compile_embedded "$1" "$2" Rules &
  rules=$!
  compile_embedded "$1" "$3" Pixels
  compile_embedded "$1" "$2" Scenes Modes Measures Screens
  wait "$rules" || exit 1
  compile_embedded "$1" "$2" Judging
}

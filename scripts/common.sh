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

# Builds check that targets import only what the manifest lets them.
swift_build() { swift build --scratch-path "$scratch" --explicit-target-dependency-import-check error "$@"; }

# A build for work on the package itself, as the manifest says, with nothing for a debugger, which would be
# half of its size; the command that it makes.
quick="-debug-info-format none"
# shellcheck disable=SC2086
build() { VIBRANCY_BUILD=quick swift_build $quick "$@"; }
built() { printf '%s/debug/vibrancy\n' "$scratch"; }

# A build as others get it, all of it optimized; the command that it makes.
build_release() { swift_build -c release "$@"; }
built_release() { printf '%s/release/vibrancy\n' "$scratch"; }

# The tests of a quick build, which has been made. One that hangs ends with an hour of processor time:
# on the clock, a test waits for others as long as the machine is busy.
run_tests() (
  ulimit -t 3600
  VIBRANCY_BUILD=quick swift test --scratch-path "$scratch" --skip-build \
    --explicit-target-dependency-import-check error "$@"
)

# The folders of modules and of all that they are built on, as the manifest has them.
sources_of() { # module…
  python3 scripts/test.d/closure.py "$scratch" "$@"
}

# A hash of what standard input holds, of files, and of all that git knows or would add in folders.
hash_of() {
  {
    cat
    swift --version
    for input in "$@"; do
      if [ -d "$input" ]; then
        git ls-files -z --cached --others --exclude-standard -- "$input"
        git ls-files -z --cached --others --exclude-standard -- "$input" | xargs -0 cat
      else
        cat "$input"
      fi
    done
  } 2>/dev/null | git hash-object --stdin
}

# Runs a command, unless it has passed with the same words and inputs, and $anew is not set.
stamped() { # name, files and folders, --, command
  stamp="$scratch/stamps/$1" inputs=""
  shift
  while [ "$1" != -- ]; do
    inputs="$inputs $1"
    shift
  done
  shift
  # shellcheck disable=SC2086
  key=$(printf '%s\n' "$*" | hash_of $inputs)
  if [ "${anew:-}" = "" ] && [ "$key" = "$(cat "$stamp" 2>/dev/null)" ]; then
    say "unchanged since it passed"
    return
  fi
  rm -f "$stamp"
  "$@" || return
  mkdir -p "$scratch/stamps"
  printf '%s\n' "$key" >"$stamp"
}

# The folder of the C library's headers for WebAssembly; nothing where it is not installed.
wasi_libc() {
  for folder in /usr/include/wasm32-wasi \
    "${HOMEBREW_PREFIX:-/opt/homebrew}/opt/wasi-libc/share/wasi-sysroot/include/wasm32-wasi"; do
    if [ -f "$folder/math.h" ]; then printf '%s\n' "$folder"; return; fi
  done
}

# The folder of a module below Sources, or of its tests below Tests: <layer>/<name without prefix>.
folder_of() { # module, Sources or Tests
  case $1 in
    CVibrancy*) printf '%s/C/%s\n' "${2:-Sources}" "${1#CVibrancy}"; return ;;
    Vibrancy) set -- VibrancyVibrancy "${2:-Sources}" ;;
  esac
  for layer in "${2:-Sources}"/*; do
    if [ "${layer##*/}" != C ] && [ -d "$layer/${1#Vibrancy}" ]; then
      printf '%s\n' "$layer/${1#Vibrancy}"
    fi
  done
}

# Where scripts/build-page puts the page, and the command's build takes it from.
web_page=Sources/C/WebPage/Generated/page.html.gz

# Where scripts/setup puts the source of libdeflate, and scripts/build-page compiles it from.
libdeflate="$scratch/libdeflate"

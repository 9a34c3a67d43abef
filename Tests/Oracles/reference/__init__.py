# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""The rendering model in numpy, double precision, written from its description alone.

Nothing here was taken from, or looked up in, the Swift sources: a mistake would have to be made
twice to go unseen. Colours are display-encoded sRGB in 0...1 unless a name says `linear`; images
are arrays of height x width x channels; `straight` and `premultiplied` are said by name.
"""

# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""The reference's blur, resampling and masks against closed forms."""

import numpy as np

from harness import check, require
from pictures import photo
from reference import blur, masks, resample


@check()
def boxes_come_close_to_the_gaussian(_):
    """On a photograph-like screen: within 2/255 inside, and 9/255 at edges, which both repeat."""
    for scale in (1, 2):
        screen = photo(852 * scale, 393 * scale) / 255
        sigma = 30.0 * scale
        difference = np.abs(blur.boxes(screen, sigma) - blur.gaussian(screen, sigma)) * 255
        rim = 45 * scale
        inside = difference[rim:-rim, rim:-rim].max()
        note = f"@{scale}x within {inside:.2f}/255 inside, {difference.max():.2f}/255 at the edges"
        require(inside < 2 and difference.max() < 9, note)
    return note


@check()
def blurs_keep_a_plain_colour_and_spread_as_told(_):
    plain = np.full((120, 90, 3), 0.3)
    for kind in (blur.gaussian, blur.boxes):
        off = np.abs(kind(plain, 12.0) - 0.3).max()
        require(off < 1e-12, f"{kind.__name__} moves a plain colour")
    line = np.zeros((1, 801, 1))
    line[0, 400] = 1
    spread = blur.gaussian(line, 20.0)[0, :, 0]
    place = np.arange(801) - 400
    sigma = np.sqrt((spread * place**2).sum() / spread.sum())
    require(abs(sigma - 20) < 0.05, f"the Gaussian's deviation is {sigma}")
    weights = blur.box_weights(6.0)
    reach = np.arange(len(weights)) - len(weights) // 2
    require(abs(3 * (weights * reach**2).sum() - 36) < 1e-9, "three boxes have another variance")


@check()
def resampling_is_linear_light_and_premultiplied(_):
    board = (np.indices((8, 8)).sum(axis=0) % 2).astype(float)[..., None] * np.ones(3)
    half = resample.opaque(board, 4, 4)
    require(int(half[0, 0, 0] * 255 + 0.5) == 188, f"a checkerboard averages to {half[0, 0] * 255}")
    hidden = np.concatenate([np.ones((8, 8, 3)), board[..., :1]], -1)
    hidden[..., :3] *= np.where(board[..., :1] > 0, [1, 0, 0], [0, 1, 0])
    half = resample.translucent(hidden, 4, 4)
    require(np.allclose(half, [1, 0, 0, 0.5]), f"hidden colour leaks: {half[0, 0]}")


@check()
def masks_have_the_areas_of_their_shapes(_):
    disc = masks.circle(144, 144).sum()
    require(abs(disc - np.pi * 72**2) < 4, f"disc of {disc}")
    radius, exponent = 0.225 * 164.33 * 2, 2.8
    t = (np.arange(200000) + 0.5) / 200000
    quarter = ((1 - t**exponent) ** (1 / exponent)).mean() * radius**2
    area = 316 * 316 - 4 * (radius**2 - quarter)
    found = masks.system_family(316, 316, 2).sum()
    require(abs(found - area) < 4, f"system family of {found}, not {area}")

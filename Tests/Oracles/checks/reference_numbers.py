# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""The reference against the numbers printed in the model's description; the command is not run."""

import numpy as np

from harness import check, require
from listed import SCENES
from reference import scenes, vibrant
from reference.colour import contrast, luma, over_opaque, parsed, relative_luminance
from reference.figures import Figures

GOLDEN = [  # wallpaper grey, content grey, content alpha, printed result
    (0.3, 1.0, 1.0, 0.89),
    (0.5, 0.5, 1.0, 0.81),
    (0.3, 0.0, 1.0, 0.478),
    (0.0, 1.0, 1.0, 0.77),
    (0.95, 1.0, 1.0, 0.39),
    (0.3, 1.0, 0.5, 0.6395),
]


def lock_screen(wallpaper, grey, alpha=1.0):
    """A grey pixel on a plain grey wallpaper, both given as numbers."""
    content = np.array([[[grey * alpha] * 3 + [alpha]]])
    plain = np.full((1, 1, 3), wallpaper)
    return vibrant.painted(content, plain, plain)[0, 0, 0]


@check()
def printed_vibrant_numbers(_):
    for wallpaper, grey, alpha, printed in GOLDEN:
        found = lock_screen(wallpaper, grey, alpha)
        row = f"w={wallpaper} g={grey} a={alpha}"
        require(abs(found - printed) < 1e-9, f"{row}: {found}, not {printed}")
    return f"{len(GOLDEN)} numbers"


@check()
def printed_vibrant_colour(_):
    straight = np.array([[[1, 0.23, 0.19, 0.8]]])
    plain = np.array([[[0.2, 0.4, 0.6]]])
    found = scenes.rendered(straight, "lock-screen", plain)[0, 0]
    printed = (0.45277, 0.66504, 0.87731)
    require(np.abs(found - printed).max() < 6e-6, f"{found}, not {printed}")


@check()
def printed_pull_of_the_users_colour(_):
    for strength, printed in ((0.5, 0.24), (1.0, 1.0)):
        found = vibrant.pull(Figures(vibrant_strength=strength))
        require(abs(found - printed) < 1e-12, f"a = {strength}: {found}, not {printed}")


def _ratio(wallpaper, grey):
    pair = (np.full(3, value) for value in (lock_screen(wallpaper, grey), wallpaper))
    return float(contrast(*map(relative_luminance, pair)))


def _least_grey(wallpaper, goal):
    greys = np.linspace(0, 1, 10001)
    return next(grey for grey in greys if _ratio(wallpaper, grey) >= goal)


@check()
def printed_contrasts(_):
    printed = {0.2: (0.20, 0.47, 2.1), 0.3: (0.30, 0.63, 2.0), 0.4: (0.47, 0.90, 1.8)}
    for wallpaper, (three, four_and_a_half, black) in printed.items():
        found = _least_grey(wallpaper, 3), _least_grey(wallpaper, 4.5), _ratio(wallpaper, 0)
        off = np.abs(np.array(found) - (three, four_and_a_half, black))
        require((off <= (0.006, 0.006, 0.06)).all(), f"w={wallpaper}: {found}")
    require(abs(_ratio(0.5, 1) - 3.7) < 0.06, f"white on .5 reaches {_ratio(0.5, 1)}")
    reached = max(_ratio(w, 1) for w in np.linspace(0.6, 0.9, 31))
    require(reached < 3, f"white reaches {reached} for w >= .6")


@check()
def printed_compositing(_):
    half_white = np.array([[[0.5, 0.5, 0.5, 0.5]]])
    found = over_opaque(half_white, np.zeros((1, 1, 3)))[0, 0, 0] * 255
    require(int(found + 0.5) == 128, f"50 % white over black is {found}")
    red = np.array([[[1.0, 0, 0, 1]]])
    night = scenes.rendered(red, SCENES.standby_night, np.zeros((1, 1, 3)))[0, 0]
    require(np.allclose(night, [0.2126, 0, 0]), f"red in {SCENES.standby_night} is {night}")
    best = float(contrast(relative_luminance(parsed("#FF0000")), 0))
    require(abs(best - 5.25) < 0.01, f"best night contrast is {best}")
    require(abs(luma(np.ones(3)) - 1) < 1e-12, "the luma weights do not add up to 1")

# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Devices, the sizes of views by family and where a slot sits, as tables in points."""

from math import floor

ALIASES = {
    "systemSmall": "small", "systemMedium": "medium", "systemLarge": "large",
    "systemExtraLarge": "extraLarge", "accessoryCircular": "circular",
    "accessoryRectangular": "rectangular", "accessoryInline": "inline", "accessoryCorner": "corner",
}
SYSTEM = ("systemSmall", "systemMedium", "systemLarge")
ACCESSORY = ("accessoryCircular", "accessoryRectangular", "accessoryInline")

_PHONES = [
    (("430x932", "428x926"), (170, 170), (364, 170), (364, 382), (76, 76), (172, 76), (257, 26)),
    (("414x896",), (169, 169), (360, 169), (360, 379), (76, 76), (160, 72), (248, 26)),
    (("414x736",), (159, 159), (348, 157), (348, 357), (76, 76), (170, 76), (248, 26)),
    (("393x852", "390x844"), (158, 158), (338, 158), (338, 354), (72, 72), (160, 72), (234, 26)),
    (("375x812", "360x780"), (155, 155), (329, 155), (329, 345), (72, 72), (157, 72), (225, 26)),
    (("375x667",), (148, 148), (321, 148), (321, 324), (68, 68), (153, 68), (225, 26)),
    (("320x568",), (141, 141), (292, 141), (292, 311), None, None, None),
]
# Read off captures of iOS 26; a large widget was not.
_PHONES_26 = [
    (("440x956",), (176.67, 176.67), (376, 176.67), None, (76, 76), (172, 76), (257, 26)),
    (("402x874",), (164.33, 164.33), (349.67, 164.33), None, (72, 72), (162, 72), (327, 26)),
    (("393x852",), (162.6, 162.6), (344.8, 162.4), (338, 354), (72, 72), (160, 72), (234, 26)),
    (("390x844",), (162, 162), (342, 162), (338, 354), (72, 72), (160, 72), (234, 26)),
]
# An iPhone's accessory view is smaller than its platter, the size in the tables above.
_CIRCLE_IN = {76: 60, 72: 58, 68: 55}
MAC_MEDIUM = (344, 164)
DEFAULT = {18: "393x852", 26: "402x874"}
SCREEN = {18: (393, 852), 26: (402, 874)}
_TABLETS = [
    ("768x1024", 141, (305.5, 141), 305.5, (634.5, 305.5)),
    ("810x1080", 146, (320.5, 146), 320.5, (669, 320.5)),
    ("820x1180", 155, (342, 155), 342, (715.5, 342)),
    ("834x1112", 150, (327.5, 150), 327.5, (682, 327.5)),
    ("1024x1366", 170, (378.5, 170), 378.5, (795, 378.5)),
]
SMART_STACK = {
    "40mm": (152, 69.5), "41mm": (165, 72.5), "44mm": (173, 76.5), "45mm": (184, 80.5),
    "49mm": (191, 81.5),
}
_WATCH_CIRCULAR = {"40mm": 42, "41mm": 44.5, "44mm": 47, "45mm": 50, "49mm": 50}
_WATCH_CORNER = {"40mm": 32, "41mm": 34, "44mm": 36, "45mm": 38, "49mm": 38}
_WATCH_RECTANGULAR = {
    "40mm": (162, 69), "41mm": (171.5, 73), "44mm": (184, 78), "45mm": (193, 82), "49mm": (193, 82),
}


def _content(family, platter, circular):
    """The points of a view in its platter, on a phone whose circular platter is `circular`."""
    if family == "accessoryCircular":
        return (_CIRCLE_IN[circular],) * 2
    if family == "accessoryRectangular":
        return platter[0] - 14, _CIRCLE_IN[circular]
    return platter


def phone_sizes(os=26):
    """(device, family, (width, height) of the view) in points for every phone of the table."""
    changed = _PHONES_26 if os == 26 else []
    known = {device for devices, *_ in changed for device in devices}
    for rows, skipped in ((changed, ()), (_PHONES, known)):
        for devices, *sizes in rows:
            for device in devices:
                for family, size in zip(SYSTEM + ACCESSORY, sizes):
                    if size is not None and device not in skipped:
                        yield device, family, _content(family, size, (sizes[3] or [None])[0])


def default_size(family, os=26):
    """The points of a family on the default phone; a size that it lacks is the nearest row's."""
    sizes = {name: size for device, name, size in phone_sizes(os) if device == DEFAULT[os]}
    nearest = {name: size for device, name, size in phone_sizes(os) if device == "393x852"}
    return sizes.get(family) or nearest[family]


def tablet_sizes():
    for device, small, medium, large, extra in _TABLETS:
        yield device, "systemSmall", (small, small)
        yield device, "systemMedium", medium
        yield device, "systemLarge", (large, large)
        yield device, "systemExtraLarge", extra


def watch_sizes():
    """Complications; the Smart Stack's own sizes are in SMART_STACK."""
    for device, side in _WATCH_CIRCULAR.items():
        yield device, "accessoryCircular", (side, side)
    for device, side in _WATCH_CORNER.items():
        yield device, "accessoryCorner", (side, side)
    for device, size in _WATCH_RECTANGULAR.items():
        yield device, "accessoryRectangular", size


def rounded(value):
    """Half up, as codes are."""
    return floor(value + 0.5)


def pixels(points, scale):
    """(width, height) in pixels, rounded half up."""
    return tuple(rounded(side * scale) for side in points)


def slot(scene_kind, size, scale, screen=SCREEN[26], family=None, medium=None, small=None):
    """The (left, top) in pixels where a `size` (width, height, pixels) canvas is cut, not rounded.

    `scene_kind` is `lock` or `home`; without a family the canvas is centred on the scene's slot.
    `medium` and `small` are sizes in points, the default phone's unless given.
    """
    width, height = screen[0] * scale, screen[1] * scale
    if scene_kind == "lock":
        share = 0.09 if family == "accessoryInline" else 0.31
        return width / 2 - size[0] / 2, share * height - size[1] / 2
    medium = (medium or default_size("systemMedium"))[0] * scale
    small = [side * scale for side in small or default_size("systemSmall")]
    left, top = (width - medium) / 2, 0.09 * height
    if family is not None:
        return left, top
    return left + small[0] / 2 - size[0] / 2, top + small[1] / 2 - size[1] / 2

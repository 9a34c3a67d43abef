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
    (("440x956", "430x932", "428x926"),
     (170, 170), (364, 170), (364, 382), (76, 76), (172, 76), (257, 26)),
    (("414x896@2x", "414x896@3x"),
     (169, 169), (360, 169), (360, 379), (76, 76), (160, 72), (248, 26)),
    (("414x736",), (159, 159), (348, 157), (348, 357), (76, 76), (170, 76), (248, 26)),
    (("402x874", "393x852", "390x844"),
     (158, 158), (338, 158), (338, 354), (72, 72), (160, 72), (234, 26)),
    (("375x812", "360x780"), (155, 155), (329, 155), (329, 345), (72, 72), (157, 72), (225, 26)),
    (("375x667",), (148, 148), (321, 148), (321, 324), (68, 68), (153, 68), (225, 26)),
    (("320x568",), (141, 141), (292, 141), (292, 311), None, None, None),
]
# What WidgetKit reports on iOS 26 and 27: small, medium, large, the views of circular and rectangular,
# inline, and from iOS 27 on systemExtraLargePortrait.
_PHONES_26 = {
    "440x956": ((176.67, 176.67), (378, 176.67), (378, 394), (60, 60), (158, 60), (370, 36), (378, 611.33)),
    "430x932": ((174.67, 174.67), (372, 174.67), (372, 388), (60, 60), (158, 60), (370, 36), (372, 601.33)),
    "428x926": ((174.33, 174.33), (371.67, 174.33), (371.67, 387), (60, 60), (156, 60), (364, 36), (371.67, 599.67)),
    "420x912": ((172.67, 172.67), (366.67, 172.67), (366.67, 382), (57.67, 57.67), (153, 57.67), (360, 36), (366.67, 591.33)),
    "414x896@2x": ((166.5, 166.5), (356, 166.5), (356, 371.5), (60, 60), (154, 60), (358, 36), (356, 576.5)),
    "414x896@3x": ((171.33, 171.33), (362.67, 171.33), (362.67, 378), (63.67, 63.67), (156.67, 63.67), (358, 36), (362.67, 584.67)),
    "402x874": ((164.33, 164.33), (349.67, 164.33), (349.67, 365), (58, 58), (148, 58), (342, 36), (349.67, 565.67)),
    "393x852": ((162.67, 162.67), (344.67, 162.67), (344.67, 360), (58, 58), (147.67, 58), (341, 36), (344.67, 557.33)),
    "390x844": ((162, 162), (342, 162), (342, 358), (58, 58), (146, 58), (336, 36), (342, 554)),
    "375x812": ((159, 159), (333.67, 159), (333.67, 349), (58, 58), (143, 58), (327, 36), (333.67, 539)),
    "375x667": ((146, 146), (319, 146), (319, 318), (56, 56), (141, 56), (323, 36), (319, 490)),
}
# An iPhone's accessory view is smaller than its platter, the size in the first table.
_CIRCLE_IN = {76: 60, 72: 58, 68: 55}
MAC = {
    "systemSmall": (164, 164), "systemMedium": (344, 164), "systemLarge": (344, 344),
    "systemExtraLarge": (704, 344),
}
MAC_MEDIUM = MAC["systemMedium"]
DEFAULT = {18: "393x852", 26: "402x874"}
SCREEN = {18: (393, 852), 26: (402, 874)}
# Small, medium, large and extra large on the canvas, and the side that small is drawn with.
_TABLETS = [
    ("768x1024", 141, (305.5, 141), 305.5, (634.5, 305.5), 120),
    ("744x1133", 141, (305.5, 141), 305.5, (634.5, 305.5), 120),
    ("810x1080", 146, (320.5, 146), 320.5, (669, 320.5), 124),
    ("820x1180", 155, (342, 155), 342, (715.5, 342), 136),
    ("834x1194", 155, (342, 155), 342, (715.5, 342), 136),
    ("834x1112", 150, (327.5, 150), 327.5, (682, 327.5), 132),
    ("1024x1366", 170, (378.5, 170), 378.5, (795, 378.5), 160),
    ("1032x1376", 170, (378.5, 170), 378.5, (795, 378.5), 160),
]
# Small, circular, rectangular and inline on the Lock Screen of an iPad.
_TABLET_LOCK_SCREENS = {
    "820x1180": ((152, 152), (63, 63), (152, 63), (372, 36)),
    "1024x1366": ((149, 149), (59.5, 59.5), (149, 59.5), (374, 36)),
    "834x1112": ((152, 152), (61, 61), (152, 61), (372, 36)),
    "810x1080": ((146, 146), (58, 58), (146, 58), (372, 36)),
    "768x1024": ((135.5, 135.5), (53, 53), (135.5, 53), (372, 36)),
}
SMART_STACK = {
    "40mm": (152, 69.5), "41mm": (165, 72.5), "42mm": (176, 72.5), "44mm": (173, 76.5),
    "45mm": (184, 80.5), "46mm": (194, 80.5), "49mm": (197, 84),
}
# Circular, corner, rectangular.
_WATCHES = {
    "40mm": (42, 32, (162, 69)), "41mm": (44.5, 34, (171.5, 73)), "42mm": (47, 30, (176, 72.5)),
    "44mm": (47, 36, (184, 78)), "45mm": (50, 38, (193, 82)), "46mm": (51, 34, (196, 80.5)),
    "49mm": (51, 39, (199, 84.5)),
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
    if os >= 26:
        families = SYSTEM + ACCESSORY + (("systemExtraLargePortrait",) if os >= 27 else ())
        for device, sizes in _PHONES_26.items():
            for family, size in zip(families, sizes):
                yield device, family, size
    for devices, *sizes in _PHONES:
        for device in devices:
            for family, size in zip(SYSTEM + ACCESSORY, sizes):
                if size is not None and (os < 26 or device not in _PHONES_26):
                    yield device, family, _content(family, size, (sizes[3] or [None])[0])


def default_size(family, os=26):
    """The points of a family on the default phone."""
    return {name: size for device, name, size in phone_sizes(os) if device == DEFAULT[os]}[family]


def tablet_sizes():
    """As they are drawn, which is smaller than they are laid out."""
    for device, small, medium, large, extra, drawn in _TABLETS:
        sizes = ((small, small), medium, (large, large), extra)
        for family, size in zip(SYSTEM + ("systemExtraLarge",), sizes):
            yield device, family, tuple(side * drawn / small for side in size)


def tablet_lock_screen_sizes():
    for device, sizes in _TABLET_LOCK_SCREENS.items():
        yield from ((device, *one) for one in zip(("systemSmall", *ACCESSORY), sizes))


def watch_sizes():
    """Complications; the Smart Stack's own sizes are in SMART_STACK."""
    for device, (circle, corner, rectangle) in _WATCHES.items():
        yield device, "accessoryCircular", (circle, circle)
        yield device, "accessoryCorner", (corner, corner)
        yield device, "accessoryRectangular", rectangle


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

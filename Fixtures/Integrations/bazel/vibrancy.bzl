# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0

"""Lints widget art in hermetic actions: what an action may read is declared, and what it writes.

`vibrancy_lint` parts the art as `vibrancy lint --shard` does and makes an action of each part. All
parts read the sources, the catalogs' descriptions and loose pictures; of the pictures in sets each
reads those of its own sets alone. A picture that changes has one part run again, and Bazel keeps,
shares and distributes the others as it does with all actions.

The merged reports are those of one run, byte for byte, but for one sentence: how many files out of
scope are broken or not fetched from Git LFS is as many as one part has seen. `shared` mends that, too.
"""

LintParts = provider("The parts of a run.", fields = {"parts": "reports to merge"})

_CODES = {
    character: 32 + position
    for position, character in enumerate((
        " !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`" +
        "abcdefghijklmnopqrstuvwxyz{|}~"
    ).elems())
}

def _part(path, count):
    """The part, from 0, that a path belongs to: FNV-1a of 64 bits; None where Starlark cannot tell."""
    value = 0xcbf29ce484222325
    for character in path.elems():
        if character not in _CODES:
            return None
        value = ((value ^ _CODES[character]) * 0x100000001b3) & 0xffffffffffffffff
    return value % count

def _set_of(path):
    """The image or icon set that a file lies in; None where all parts need the file."""
    folders = path.split("/")
    if folders[-1] == "Contents.json":
        return None
    for index, name in enumerate(folders[:-1]):
        stem, dot, kind = name.rpartition(".")
        if kind not in ("imageset", "appiconset"):
            continue
        # Variants of one thing are judged by one part, whichever their paths fall on.
        for ending in ("-on", "-off", "_on", "_off"):
            if stem.lower().endswith(ending):
                return None
        return "/".join(folders[:index + 1])
    return None

def _vibrancy_lint(ctx):
    count = ctx.attr.parts
    common = list(ctx.files.shared)
    own = [[] for _ in range(count)]
    for file in ctx.files.srcs:
        place = _set_of(file.short_path)
        part = None if place == None else _part(place, count)
        (common if part == None else own[part]).append(file)
    everyone = depset(common)
    parts = []
    for index in range(count):
        part = ctx.actions.declare_file("%s-part-%d.jsonl" % (ctx.label.name, index + 1))
        arguments = ctx.actions.args()
        arguments.add("lint")
        arguments.add_all(ctx.attr.inputs)
        arguments.add_all(ctx.attr.options)
        arguments.add("--shard", "%d/%d" % (index + 1, count))

        # The findings of all parts decide. What Bazel lays out for an action may be links, and the
        # cache is Bazel's.
        arguments.add_all(["--fail-on", "never", "--follow-outside", "--no-cache", "-j1", "-q"])
        arguments.add("--reporter", part, format = "jsonl:%s")
        ctx.actions.run(
            executable = ctx.executable.vibrancy,
            arguments = [arguments],
            inputs = depset(own[index], transitive = [everyone]),
            outputs = [part],
            mnemonic = "VibrancyLint",
            progress_message = "Linting part %d of %d of %s" % (index + 1, count, ctx.label),
        )
        parts.append(part)
    reports = []
    arguments = ctx.actions.args()
    arguments.add("merge")
    arguments.add_all(parts)
    arguments.add_all(["--fail-on", "never"])
    for kind, ending in ctx.attr.reports.items():
        report = ctx.actions.declare_file("%s.%s" % (ctx.label.name, ending))
        arguments.add("--reporter", report, format = kind + ":%s")
        reports.append(report)
    ctx.actions.run(
        executable = ctx.executable.vibrancy,
        arguments = [arguments],
        inputs = parts,
        outputs = reports,
        mnemonic = "VibrancyMerge",
    )
    return [DefaultInfo(files = depset(reports)), LintParts(parts = parts)]

_TOOL = attr.label(
    doc = "The command, in a folder of its own below the workspace's: Bazel runs no tool of the top " +
          "folder. Linked statically where other machines run the actions.",
    default = "//tools:vibrancy",
    executable = True,
    allow_single_file = True,
    cfg = "exec",
)

vibrancy_lint = rule(
    doc = "Reports on widget art, made in parts.",
    implementation = _vibrancy_lint,
    attrs = {
        "srcs": attr.label_list(
            doc = "All files below the inputs, and the configuration.",
            allow_files = True,
        ),
        "inputs": attr.string_list(
            doc = "What is linted, as on the command line in the workspace's folder.",
            mandatory = True,
        ),
        "shared": attr.label_list(
            doc = "Pictures in sets that all parts need: those that a widget description or a " +
                  "group of variants in the configuration names.",
            allow_files = True,
        ),
        "parts": attr.int(default = 4),
        "options": attr.string_list(doc = "More options of 'vibrancy lint'."),
        "reports": attr.string_dict(
            doc = "Kinds of reports and the endings of their files.",
            default = {"text": "txt", "json": "json", "html": "html", "sarif": "sarif"},
        ),
        "vibrancy": _TOOL,
    },
)

def _vibrancy_lint_test(ctx):
    parts = ctx.attr.lint[LintParts].parts
    words = ["./" + ctx.executable.vibrancy.short_path, "merge"] + [part.short_path for part in parts]
    words += ctx.attr.options
    ctx.actions.write(
        ctx.outputs.executable,
        "#!/bin/sh\nexec %s\n" % " ".join(["'%s'" % word for word in words]),
        is_executable = True,
    )
    files = ctx.runfiles(parts + [ctx.executable.vibrancy])
    return [DefaultInfo(runfiles = files)]

vibrancy_lint_test = rule(
    doc = "Fails where a 'vibrancy_lint' has found an error; nothing is judged again.",
    implementation = _vibrancy_lint_test,
    test = True,
    attrs = {
        "lint": attr.label(providers = [LintParts], mandatory = True),
        "options": attr.string_list(doc = "Options of 'vibrancy merge', such as '--fail-on'."),
        "vibrancy": _TOOL,
    },
)

# Completions of vibrancy for fish. Save them as vibrancy.fish in ~/.config/fish/completions, or:
#   vibrancy --generate-completion-script fish | source

# Whether the first word after the tool is this one.
function __vibrancy_is
    set -l words (commandline -opc)
    test (count $words) -ge 2; and test "$words[2]" = "$argv[1]"
end

# Whether nothing stands after the tool yet.
function __vibrancy_starts
    test (count (commandline -opc)) -eq 1
end

# The names after what is typed of a comma list.
function __vibrancy_list
    set -l typed (commandline -ct | string replace -r '^--[^=]+=' '')
    set -l before (string match -r '^.*,' -- "$typed")
    test -n "$before"; or set before ''
    printf '%s\n' $before$argv
end

complete -c vibrancy -f
complete -c vibrancy -n __vibrancy_starts -a render -d 'Writes previews: every input in every scene asked for'
complete -c vibrancy -n __vibrancy_starts -a convert -d 'Converts art into the forms that the rendering modes ask for'
complete -c vibrancy -n __vibrancy_starts -a lint -d 'Judges art where the system repaints it: contrast, legibility, catalogs'
complete -c vibrancy -n __vibrancy_starts -a check -d 'A first look: verdicts, and a contact sheet; the same as \'vibrancy INPUT...\''
complete -c vibrancy -n __vibrancy_starts -a inspect -d 'Shows what is measured of art, and on which wallpapers it can be read'
complete -c vibrancy -n __vibrancy_starts -a merge -d 'Makes one report of the parts that \'lint --shard\' wrote'
complete -c vibrancy -n __vibrancy_starts -a rules -d 'Lists the rules, their severities and options'
complete -c vibrancy -n __vibrancy_starts -a explain -d 'Explains a rule: why, since when it fires, what to do, examples'
complete -c vibrancy -n __vibrancy_starts -a scenes -d 'Lists the scenes, and the parameters of the model'
complete -c vibrancy -n __vibrancy_starts -a families -d 'Lists the widget families and their sizes'
complete -c vibrancy -n __vibrancy_starts -a schema -d 'Prints the JSON Schema of a kind of file'
complete -c vibrancy -n '__vibrancy_starts; or __vibrancy_is --version' -l version -d 'show the version'
complete -c vibrancy -n '__vibrancy_starts; or __vibrancy_is --help' -s h -l help -d 'show this help'
complete -c vibrancy -n '__vibrancy_starts; or __vibrancy_is --generate-completion-script' -l generate-completion-script -x -a 'bash zsh fish' -d 'write the completions of a shell'

complete -c vibrancy -n '__vibrancy_is render' -F
complete -c vibrancy -n '__vibrancy_is render' -l scene -x -a '(__vibrancy_list all lock-screen lock-screen-tinted lock-screen-always-on ipad-lock-screen mac-desktop-receded home-light home-dark home-tinted home-tinted-glass home-tinted-legacy home-clear-light home-clear-dark standby standby-night watch-full-color watch-accented watch-accented-inverted watch-always-on watch-smart-stack today-view mac-desktop carplay icon-light icon-dark icon-tinted icon-tinted-light icon-clear-light icon-clear-dark)' -d 'where the art appears'
complete -c vibrancy -n '__vibrancy_is render' -l mode -x -a 'vibrant accented fullColor' -d 'all built-in scenes of a rendering mode'
complete -c vibrancy -n '__vibrancy_is render' -l wallpaper -r -F -a 'dark mid light vivid busy' -d 'the backdrop'
complete -c vibrancy -n '__vibrancy_is render' -l tint -x -d 'the user\'s tint, or the color of the watch face'
complete -c vibrancy -n '__vibrancy_is render' -l group -x -a 'default accent' -d 'the group a bare PNG belongs to in accented scenes'
complete -c vibrancy -n '__vibrancy_is render' -l accented-rendering -x -a 'unset accented desaturated accentedDesaturated fullColor' -d 'how a bare PNG takes part in accented scenes'
complete -c vibrancy -n '__vibrancy_is render' -l template -d 'treat the art as a template'
complete -c vibrancy -n '__vibrancy_is render' -l luma -x -a '709 adaptive' -d 'how icon scenes turn color into grey'
complete -c vibrancy -n '__vibrancy_is render' -l set -x -a 'material-radius= material-lift= material-luma= material-chroma= vibrant-constant= vibrant-strength= vibrant-luma= vibrant-chroma= vibrant-hero= light-material-lift= light-material-luma= light-material-chroma= light-vibrant-constant= monochrome-chroma= light-wallpaper= tint-pull-floor= tint-pull-bend= reduce-transparency= opaque-luma-share= accessory-background= accessory-opacity= locked-background-opacity= plate-top= plate-bottom= glass-tint= glass-tint-shade= clear-light-glass= clear-dark-glass= always-on-wallpaper= always-on-dimming= standby-enlargement= smart-stack-plate= smart-stack-corner= privacy= privacy-opacity= privacy-corner= invalidated= invalidated-opacity= show-hit-areas= icon-glass= icon-tint-lightening= icon-clear-dark-lift= icon-clear-light-lift= icon-corner-radius= icon-corner-exponent= corner-radius= mac-corner-radius= corner-exponent= lock-slot= inline-slot= home-slot=' -d 'a parameter of the model'
complete -c vibrancy -n '__vibrancy_is render' -l family -x -a 'systemSmall small systemMedium medium systemLarge large systemExtraLarge extraLarge accessoryCircular circular accessoryRectangular rectangular accessoryInline inline accessoryCorner corner' -d 'the widget\'s slot'
complete -c vibrancy -n '__vibrancy_is render' -l device -x -d 'the screen in points, or a watch from 40mm to 49mm'
complete -c vibrancy -n '__vibrancy_is render' -l scale -x -a '1 2 3' -d 'pixels a point'
complete -c vibrancy -n '__vibrancy_is render' -l fit -x -a 'contain cover none' -d 'how the art fills the slot of its family'
complete -c vibrancy -n '__vibrancy_is render' -l background -r -F -a accessory -d 'the widget\'s own background'
complete -c vibrancy -n '__vibrancy_is render' -s o -l output -x -a '(__fish_complete_directories)' -d 'the folder for the previews'
complete -c vibrancy -n '__vibrancy_is render' -l sheet -r -F -d 'one contact sheet'
complete -c vibrancy -n '__vibrancy_is render' -l html -d 'also write DIR/index.html, a page that shows the previews'
complete -c vibrancy -n '__vibrancy_is render' -l depth -x -a '8 16' -d 'bits a sample'
complete -c vibrancy -n '__vibrancy_is render' -l compression -x -a 'fast balanced small' -d 'time against size of file'
complete -c vibrancy -n '__vibrancy_is render' -l files-from -r -F -d 'read the names of inputs from a file, one a line'
complete -c vibrancy -n '__vibrancy_is render' -s 0 -l null -d 'names in --files-from end in NUL instead of a newline'
complete -c vibrancy -n '__vibrancy_is render' -l stdin-filename -r -F -d 'the name that input \'-\' goes by'
complete -c vibrancy -n '__vibrancy_is render' -l exclude -x -d 'leave out what matches while walking folders'
complete -c vibrancy -n '__vibrancy_is render' -l force-exclude -d 'apply --exclude to named inputs too'
complete -c vibrancy -n '__vibrancy_is render' -l follow-outside -d 'follow links and paths that lead out of an input'
complete -c vibrancy -n '__vibrancy_is render' -l max-pixels -x -d 'the most pixels an image may have'
complete -c vibrancy -n '__vibrancy_is render' -l max-bytes -x -d 'the most bytes a file may have'
complete -c vibrancy -n '__vibrancy_is render' -l max-side -x -d 'the most pixels a side may have'
complete -c vibrancy -n '__vibrancy_is render' -l max-variants -x -d 'the most previews of one family that a widget description may unfold into'
complete -c vibrancy -n '__vibrancy_is render' -s j -l jobs -x -d 'inputs worked on at once'
complete -c vibrancy -n '__vibrancy_is render' -s q -l quiet -d 'only what must not be missed'
complete -c vibrancy -n '__vibrancy_is render' -s v -l verbose -d 'say how much was done in what time, even where no progress is shown'
complete -c vibrancy -n '__vibrancy_is render' -l color -x -a 'auto always never' -d 'when to use color'
complete -c vibrancy -n '__vibrancy_is render' -s h -l help -d 'show this help'

complete -c vibrancy -n '__vibrancy_is convert' -F
complete -c vibrancy -n '__vibrancy_is convert' -l to -x -a 'grayscale desaturate luminance-to-alpha template vibrant tinted-icon' -d 'what to make of the art'
complete -c vibrancy -n '__vibrancy_is convert' -l form -x -a 'on-black straight' -d 'luminance-to-alpha: keep the old alpha by compositing over black first, or replace it'
complete -c vibrancy -n '__vibrancy_is convert' -l ink -x -d 'luminance-to-alpha, template: the color left in the pixels'
complete -c vibrancy -n '__vibrancy_is convert' -l saturation -x -d 'desaturate: how much color stays'
complete -c vibrancy -n '__vibrancy_is convert' -l luma -x -a '709 adaptive' -d 'tinted-icon: how color turns into grey'
complete -c vibrancy -n '__vibrancy_is convert' -s o -l output -x -a '(__fish_complete_directories)' -d 'the folder for the results'
complete -c vibrancy -n '__vibrancy_is convert' -l in-place -d 'replace the inputs, each at once'
complete -c vibrancy -n '__vibrancy_is convert' -l check -d 'write nothing'
complete -c vibrancy -n '__vibrancy_is convert' -l keep-metadata -d 'keep ancillary chunks'
complete -c vibrancy -n '__vibrancy_is convert' -l depth -x -a '8 16' -d 'bits a sample'
complete -c vibrancy -n '__vibrancy_is convert' -l compression -x -a 'fast balanced small' -d 'time against size of file'
complete -c vibrancy -n '__vibrancy_is convert' -l files-from -r -F -d 'read the names of inputs from a file, one a line'
complete -c vibrancy -n '__vibrancy_is convert' -s 0 -l null -d 'names in --files-from end in NUL instead of a newline'
complete -c vibrancy -n '__vibrancy_is convert' -l stdin-filename -r -F -d 'the name that input \'-\' goes by'
complete -c vibrancy -n '__vibrancy_is convert' -l exclude -x -d 'leave out what matches while walking folders'
complete -c vibrancy -n '__vibrancy_is convert' -l force-exclude -d 'apply --exclude to named inputs too'
complete -c vibrancy -n '__vibrancy_is convert' -l follow-outside -d 'follow links and paths that lead out of an input'
complete -c vibrancy -n '__vibrancy_is convert' -l max-pixels -x -d 'the most pixels an image may have'
complete -c vibrancy -n '__vibrancy_is convert' -l max-bytes -x -d 'the most bytes a file may have'
complete -c vibrancy -n '__vibrancy_is convert' -l max-side -x -d 'the most pixels a side may have'
complete -c vibrancy -n '__vibrancy_is convert' -l max-variants -x -d 'the most previews of one family that a widget description may unfold into'
complete -c vibrancy -n '__vibrancy_is convert' -s j -l jobs -x -d 'inputs worked on at once'
complete -c vibrancy -n '__vibrancy_is convert' -s q -l quiet -d 'only what must not be missed'
complete -c vibrancy -n '__vibrancy_is convert' -s v -l verbose -d 'say how much was done in what time, even where no progress is shown'
complete -c vibrancy -n '__vibrancy_is convert' -l color -x -a 'auto always never' -d 'when to use color'
complete -c vibrancy -n '__vibrancy_is convert' -s h -l help -d 'show this help'

complete -c vibrancy -n '__vibrancy_is lint' -F
complete -c vibrancy -n '__vibrancy_is lint' -l scene -x -a '(__vibrancy_list all lock-screen lock-screen-tinted lock-screen-always-on ipad-lock-screen mac-desktop-receded home-light home-dark home-tinted home-tinted-glass home-tinted-legacy home-clear-light home-clear-dark standby standby-night watch-full-color watch-accented watch-accented-inverted watch-always-on watch-smart-stack today-view mac-desktop carplay icon-light icon-dark icon-tinted icon-tinted-light icon-clear-light icon-clear-dark)' -d 'where art is judged'
complete -c vibrancy -n '__vibrancy_is lint' -l wallpaper -r -F -a 'dark mid light vivid busy' -d 'a backdrop to judge on as well'
complete -c vibrancy -n '__vibrancy_is lint' -l all -d 'judge art outside the widget targets, too'
complete -c vibrancy -n '__vibrancy_is lint' -l no-sources -d 'do not read Swift sources for where and how art is shown'
complete -c vibrancy -n '__vibrancy_is lint' -l shard -x -d 'do part I of N'
complete -c vibrancy -n '__vibrancy_is lint' -l reporter -x -a 'text xcode json jsonl sarif junit github gitlab markdown html html-full' -d 'how to tell it, and where to'
complete -c vibrancy -n '__vibrancy_is lint' -l fail-on -x -a 'note warning error never' -d 'the least severity that makes the exit status 1'
complete -c vibrancy -n '__vibrancy_is lint' -l require-art -d 'exit with 2 if nothing was judged'
complete -c vibrancy -n '__vibrancy_is lint' -l baseline -r -F -d 'leave out the findings that this file knows'
complete -c vibrancy -n '__vibrancy_is lint' -l write-baseline -r -F -d 'write a file that knows every finding of this run'
complete -c vibrancy -n '__vibrancy_is lint' -l allow-stale -d 'entries of the baseline that nothing found are no failure'
complete -c vibrancy -n '__vibrancy_is lint' -l config -r -F -d 'the configuration'
complete -c vibrancy -n '__vibrancy_is lint' -l isolated -d 'read no configuration'
complete -c vibrancy -n '__vibrancy_is lint' -l show-settings -d 'print the settings that hold, and end'
complete -c vibrancy -n '__vibrancy_is lint' -l files-from -r -F -d 'read the names of inputs from a file, one a line'
complete -c vibrancy -n '__vibrancy_is lint' -s 0 -l null -d 'names in --files-from end in NUL instead of a newline'
complete -c vibrancy -n '__vibrancy_is lint' -l stdin-filename -r -F -d 'the name that input \'-\' goes by'
complete -c vibrancy -n '__vibrancy_is lint' -l exclude -x -d 'leave out what matches while walking folders'
complete -c vibrancy -n '__vibrancy_is lint' -l force-exclude -d 'apply --exclude to named inputs too'
complete -c vibrancy -n '__vibrancy_is lint' -l follow-outside -d 'follow links and paths that lead out of an input'
complete -c vibrancy -n '__vibrancy_is lint' -l max-pixels -x -d 'the most pixels an image may have'
complete -c vibrancy -n '__vibrancy_is lint' -l max-bytes -x -d 'the most bytes a file may have'
complete -c vibrancy -n '__vibrancy_is lint' -l max-side -x -d 'the most pixels a side may have'
complete -c vibrancy -n '__vibrancy_is lint' -l max-variants -x -d 'the most previews of one family that a widget description may unfold into'
complete -c vibrancy -n '__vibrancy_is lint' -s j -l jobs -x -d 'inputs worked on at once'
complete -c vibrancy -n '__vibrancy_is lint' -s q -l quiet -d 'only what must not be missed'
complete -c vibrancy -n '__vibrancy_is lint' -s v -l verbose -d 'say how much was done in what time, even where no progress is shown'
complete -c vibrancy -n '__vibrancy_is lint' -l color -x -a 'auto always never' -d 'when to use color'
complete -c vibrancy -n '__vibrancy_is lint' -s h -l help -d 'show this help'

complete -c vibrancy -n '__vibrancy_is check' -F
complete -c vibrancy -n '__vibrancy_is check' -l scene -x -a '(__vibrancy_list all lock-screen lock-screen-tinted lock-screen-always-on ipad-lock-screen mac-desktop-receded home-light home-dark home-tinted home-tinted-glass home-tinted-legacy home-clear-light home-clear-dark standby standby-night watch-full-color watch-accented watch-accented-inverted watch-always-on watch-smart-stack today-view mac-desktop carplay icon-light icon-dark icon-tinted icon-tinted-light icon-clear-light icon-clear-dark)' -d 'where art is judged'
complete -c vibrancy -n '__vibrancy_is check' -l wallpaper -r -F -a 'dark mid light vivid busy' -d 'a backdrop to judge on as well'
complete -c vibrancy -n '__vibrancy_is check' -l all -d 'judge art outside the widget targets, too'
complete -c vibrancy -n '__vibrancy_is check' -l no-sources -d 'do not read Swift sources for where and how art is shown'
complete -c vibrancy -n '__vibrancy_is check' -l shard -x -d 'do part I of N'
complete -c vibrancy -n '__vibrancy_is check' -l no-sheet -d 'write no contact sheet'
complete -c vibrancy -n '__vibrancy_is check' -l fail-on -x -a 'note warning error never' -d 'the least severity that makes the exit status 1'
complete -c vibrancy -n '__vibrancy_is check' -l config -r -F -d 'the configuration'
complete -c vibrancy -n '__vibrancy_is check' -l isolated -d 'read no configuration'
complete -c vibrancy -n '__vibrancy_is check' -l show-settings -d 'print the settings that hold, and end'
complete -c vibrancy -n '__vibrancy_is check' -l files-from -r -F -d 'read the names of inputs from a file, one a line'
complete -c vibrancy -n '__vibrancy_is check' -s 0 -l null -d 'names in --files-from end in NUL instead of a newline'
complete -c vibrancy -n '__vibrancy_is check' -l stdin-filename -r -F -d 'the name that input \'-\' goes by'
complete -c vibrancy -n '__vibrancy_is check' -l exclude -x -d 'leave out what matches while walking folders'
complete -c vibrancy -n '__vibrancy_is check' -l force-exclude -d 'apply --exclude to named inputs too'
complete -c vibrancy -n '__vibrancy_is check' -l follow-outside -d 'follow links and paths that lead out of an input'
complete -c vibrancy -n '__vibrancy_is check' -l max-pixels -x -d 'the most pixels an image may have'
complete -c vibrancy -n '__vibrancy_is check' -l max-bytes -x -d 'the most bytes a file may have'
complete -c vibrancy -n '__vibrancy_is check' -l max-side -x -d 'the most pixels a side may have'
complete -c vibrancy -n '__vibrancy_is check' -l max-variants -x -d 'the most previews of one family that a widget description may unfold into'
complete -c vibrancy -n '__vibrancy_is check' -s j -l jobs -x -d 'inputs worked on at once'
complete -c vibrancy -n '__vibrancy_is check' -s q -l quiet -d 'only what must not be missed'
complete -c vibrancy -n '__vibrancy_is check' -s v -l verbose -d 'say how much was done in what time, even where no progress is shown'
complete -c vibrancy -n '__vibrancy_is check' -l color -x -a 'auto always never' -d 'when to use color'
complete -c vibrancy -n '__vibrancy_is check' -s h -l help -d 'show this help'

complete -c vibrancy -n '__vibrancy_is inspect' -F
complete -c vibrancy -n '__vibrancy_is inspect' -l scene -x -a '(__vibrancy_list all lock-screen lock-screen-tinted lock-screen-always-on ipad-lock-screen mac-desktop-receded home-light home-dark home-tinted home-tinted-glass home-tinted-legacy home-clear-light home-clear-dark standby standby-night watch-full-color watch-accented watch-accented-inverted watch-always-on watch-smart-stack today-view mac-desktop carplay icon-light icon-dark icon-tinted icon-tinted-light icon-clear-light icon-clear-dark)' -d 'where art is judged'
complete -c vibrancy -n '__vibrancy_is inspect' -l wallpaper -r -F -a 'dark mid light vivid busy' -d 'a backdrop to judge on as well'
complete -c vibrancy -n '__vibrancy_is inspect' -l all -d 'judge art outside the widget targets, too'
complete -c vibrancy -n '__vibrancy_is inspect' -l no-sources -d 'do not read Swift sources for where and how art is shown'
complete -c vibrancy -n '__vibrancy_is inspect' -l shard -x -d 'do part I of N'
complete -c vibrancy -n '__vibrancy_is inspect' -l json -d 'every number, unrounded, as JSON'
complete -c vibrancy -n '__vibrancy_is inspect' -l config -r -F -d 'the configuration'
complete -c vibrancy -n '__vibrancy_is inspect' -l isolated -d 'read no configuration'
complete -c vibrancy -n '__vibrancy_is inspect' -l show-settings -d 'print the settings that hold, and end'
complete -c vibrancy -n '__vibrancy_is inspect' -l files-from -r -F -d 'read the names of inputs from a file, one a line'
complete -c vibrancy -n '__vibrancy_is inspect' -s 0 -l null -d 'names in --files-from end in NUL instead of a newline'
complete -c vibrancy -n '__vibrancy_is inspect' -l stdin-filename -r -F -d 'the name that input \'-\' goes by'
complete -c vibrancy -n '__vibrancy_is inspect' -l exclude -x -d 'leave out what matches while walking folders'
complete -c vibrancy -n '__vibrancy_is inspect' -l force-exclude -d 'apply --exclude to named inputs too'
complete -c vibrancy -n '__vibrancy_is inspect' -l follow-outside -d 'follow links and paths that lead out of an input'
complete -c vibrancy -n '__vibrancy_is inspect' -l max-pixels -x -d 'the most pixels an image may have'
complete -c vibrancy -n '__vibrancy_is inspect' -l max-bytes -x -d 'the most bytes a file may have'
complete -c vibrancy -n '__vibrancy_is inspect' -l max-side -x -d 'the most pixels a side may have'
complete -c vibrancy -n '__vibrancy_is inspect' -l max-variants -x -d 'the most previews of one family that a widget description may unfold into'
complete -c vibrancy -n '__vibrancy_is inspect' -s j -l jobs -x -d 'inputs worked on at once'
complete -c vibrancy -n '__vibrancy_is inspect' -s q -l quiet -d 'only what must not be missed'
complete -c vibrancy -n '__vibrancy_is inspect' -s v -l verbose -d 'say how much was done in what time, even where no progress is shown'
complete -c vibrancy -n '__vibrancy_is inspect' -l color -x -a 'auto always never' -d 'when to use color'
complete -c vibrancy -n '__vibrancy_is inspect' -s h -l help -d 'show this help'

complete -c vibrancy -n '__vibrancy_is merge' -F
complete -c vibrancy -n '__vibrancy_is merge' -l reporter -x -a 'text xcode json jsonl sarif junit github gitlab markdown html' -d 'how to tell it, and where to'
complete -c vibrancy -n '__vibrancy_is merge' -l fail-on -x -a 'note warning error never' -d 'the least severity that makes the exit status 1'
complete -c vibrancy -n '__vibrancy_is merge' -l require-art -d 'exit with 2 if nothing was judged'
complete -c vibrancy -n '__vibrancy_is merge' -l allow-stale -d 'entries of the baseline that nothing found are no failure'
complete -c vibrancy -n '__vibrancy_is merge' -l color -x -a 'auto always never' -d 'when to use color'
complete -c vibrancy -n '__vibrancy_is merge' -s h -l help -d 'show this help'

complete -c vibrancy -n '__vibrancy_is rules' -s v -l verbose -d 'also every option: value, range and meaning'
complete -c vibrancy -n '__vibrancy_is rules' -s h -l help -d 'show this help'

complete -c vibrancy -n '__vibrancy_is explain' -F
complete -c vibrancy -n '__vibrancy_is explain' -s h -l help -d 'show this help'

complete -c vibrancy -n '__vibrancy_is scenes' -s v -l verbose -d 'also every parameter: value, range, standing and source'
complete -c vibrancy -n '__vibrancy_is scenes' -s h -l help -d 'show this help'

complete -c vibrancy -n '__vibrancy_is families' -s h -l help -d 'show this help'

complete -c vibrancy -n '__vibrancy_is schema' -F
complete -c vibrancy -n '__vibrancy_is schema' -s h -l help -d 'show this help'

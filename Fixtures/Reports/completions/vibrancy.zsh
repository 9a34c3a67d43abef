#compdef vibrancy
# Completions of vibrancy for zsh. Save them as _vibrancy in a folder of $fpath, or load them with:
#   source <(vibrancy --generate-completion-script zsh)

# Names, or a path.
_vibrancy_names_or_files() {
  _alternative "names:name:($*)" 'files:file:_files'
}

# Names that a value follows.
_vibrancy_assignments() {
  compadd -S '=' -q -- "$@"
}

_vibrancy_subcommands() {
  local -a subcommands=(
    'render:Writes previews\: every input in every scene asked for'
    'screen:Draws a whole screen with the widgets in their slots'
    'convert:Converts art into the forms that the rendering modes ask for'
    'lint:Judges art where the system repaints it\: contrast, legibility, catalogs'
    'watch:Judges art and draws widgets again on every save, and shows them on pages that follow'
    'fix:Fixes what lint finds\: a dry run with a sheet, before and after, unless --write'
    'diff:Judges what changed since a Git revision\: what is new, fixed and known'
    'init:Writes a configuration and a baseline for the project in this folder'
    'check:A first look\: verdicts, and a contact sheet; the same as '\''vibrancy INPUT...'\'''
    'inspect:Shows what is measured of art, and on which wallpapers it can be read'
    'evidence:Shows what the sources say of where and how pictures are shown, and what they leave open'
    'samples:Lists the data that widgets are drawn with, and writes samples to edit'
    'merge:Makes one report of the parts that '\''lint --shard'\'' wrote'
    'rules:Lists the rules, their severities and options'
    'explain:Explains a rule\: why it exists, when it fires, what to do, examples'
    'scenes:Lists the scenes, and the parameters of the model'
    'families:Lists the widget families and their sizes'
    'cache:Shows or forgets what runs keep for the next one'
    'page:Writes the page\: drop art in a browser, see and judge it; offline'
    'calibrate:Holds screenshots of a test card on your Lock Screen against the model'
    'mcp:Serves coding agents\: widgets, pictures, findings and patches, by the Model Context Protocol'
    'schema:Prints the JSON Schema of a kind of file'
    'help:Shows what the tool, or a subcommand, takes'
  )
  _describe -t subcommands subcommand subcommands
}

_vibrancy() {
  local context state state_descr line ret=1
  typeset -A opt_args
  _arguments -C -s -S \
    '(- : *)--version[show the version]' \
    '(- : *)'{-h,--help}'[show this help]' \
    '(- : *)--generate-completion-script=[write the completions of a shell]:SHELL:(bash zsh fish)' \
    '1:subcommand:_vibrancy_subcommands' \
    '*::word:->words' && ret=0
  [[ $state == words ]] || return ret
  case $words[1] in
  render)
    _arguments -s -S \
    '*--scene=[where the art appears]:ID:_sequence compadd - all lock-screen lock-screen-tinted lock-screen-always-on ipad-lock-screen mac-desktop-receded home-light home-dark home-tinted home-tinted-glass home-tinted-legacy home-clear-light home-clear-dark standby standby-night watch-full-color watch-accented watch-accented-inverted watch-always-on watch-smart-stack today-view mac-desktop carplay icon-light icon-dark icon-tinted icon-tinted-light icon-clear-light icon-clear-dark live-activity live-activity-light live-activity-always-on live-activity-standby live-activity-standby-night live-activity-smart-stack live-activity-carplay dynamic-island-expanded dynamic-island-compact dynamic-island-minimal' \
    '--mode=[all built-in scenes of a rendering mode]:MODE:(vibrant accented fullColor)' \
    '*--wallpaper=[the backdrop]:FILE|#RRGGBB|NAME: _vibrancy_names_or_files dark mid light vivid busy dusk beach night' \
    '*--tint=[the user'\''s tint, or the color of the watch face]:#RRGGBB: ' \
    '--group=[the group a bare picture belongs to in accented scenes]:default|accent:(default accent)' \
    '--accented-rendering=[how a bare picture takes part in accented scenes]:HOW:(unset accented desaturated accentedDesaturated fullColor)' \
    '--template[treat the art as a template]' \
    '--luma=[how icon scenes turn color into grey]:709|adaptive:(709 adaptive)' \
    '--os=[the system'\''s generation]:18|26|27:(18 26 27)' \
    '*--set=[a parameter of the model]:NAME=VALUE: _vibrancy_assignments material-radius material-lift material-luma material-chroma vibrant-constant vibrant-strength vibrant-luma vibrant-chroma vibrant-hero light-material-lift light-material-luma light-material-chroma light-vibrant-constant monochrome-chroma light-wallpaper tint-pull-floor tint-pull-bend reduce-transparency opaque-luma-share accessory-background accessory-opacity locked-background-opacity plate-top plate-bottom glass-dark-offset glass-dark-slope glass-radius glass-backdrop-chroma clear-light-glass top-light mac-lift mac-luma mac-chroma mac-radius mac-vibrant-chroma always-on-wallpaper always-on-dimming standby-size watch-white smart-stack-plate smart-stack-corner privacy privacy-opacity privacy-corner invalidated invalidated-opacity show-hit-areas icon-glass icon-tint-lightening-red icon-tint-lightening-green icon-tint-lightening-blue icon-clear-dark-lift icon-clear-light-lift icon-corner-radius icon-corner-exponent corner-size corner-size-18 mac-corner-size corner-exponent lock-slot inline-slot home-slot activity-corner activity-corner-18 activity-brightness activity-rim activity-light-glass carplay-plate carplay-tint island-corner activity-slot island-top' \
    '--all[all art of a folder, not only what lint judges\: that of widgets, and app icons]' \
    '--widgets-only[of what is found, only the art of widget targets\: no app icons]' \
    '*--widget=[of a project, only widgets of this type, and no other art]:NAME: ' \
    '--date=[the time that widgets of a project'\''s Swift see, in UTC unless it has an offset]:ISO8601: ' \
    '--locale=[the language of their texts, such as de or pt-BR]:TAG: ' \
    '--text-size=[their text size\: xSmall to xxxLarge, accessibility1 to accessibility5]:SIZE:(xSmall small medium large xLarge xxLarge xxxLarge accessibility1 accessibility2 accessibility3 accessibility4 accessibility5)' \
    '*--font-folder=[take emoji and letters of other scripts from the fonts in DIR first]:DIR: ' \
    '--no-installed-fonts[draw bars and boxes for them, the same on every machine]' \
    '--every-scale[all stored scales of what is found, not only the one that the screen takes]' \
    '--family=[the widget'\''s slot]:NAME:(systemSmall small systemMedium medium systemLarge large systemExtraLarge extraLarge systemExtraLargePortrait extraLargePortrait accessoryCircular circular accessoryRectangular rectangular accessoryInline inline accessoryCorner corner)' \
    '--anywhere[draw a family also where it never appears]' \
    '--canvas=[how much of a Lock Screen accessory'\''s slot is shown\: its platter with the content in the middle, or the content'\''s box alone]:platter|content:(platter content)' \
    '--device=[the screen in points, or a watch from 40mm to 49mm]:WxH|MM: ' \
    '--scale=[pixels per point]:1|2|3:(1 2 3)' \
    '--fit=[how the art fills the slot of its family]:contain|cover|none:(contain cover none)' \
    '--background=[the widget'\''s own background]:BACKGROUND: _vibrancy_names_or_files accessory' \
    '--symbols=[a folder of NAME.svg, which stand for the symbols of these names in views]:DIR:_files -/' \
    '(-o --output)'{-o+,--output=}'[the folder for the previews]:DIR:_files -/' \
    '--sheet=[one contact sheet]:FILE.png:_files' \
    '--html[also write DIR/index.html, a page that shows the previews]' \
    '--live[the page carries the art, and draws it with other wallpapers, tints and parameters]' \
    '--screens[also whole drawn screens with the widgets in their slots]' \
    '--depth=[bits per sample]:8|16:(8 16)' \
    '--compression=[time against size of file]:HOW:(fast balanced small)' \
    '--cache=[the folder that keeps results for the next run]:DIR:_files -/' \
    '--no-cache[work everything out anew, and keep nothing for the next run]' \
    '--config=[the configuration]:FILE:_files' \
    '--isolated[read no configuration, and so none of its samples]' \
    '*--files-from=[read the names of inputs from a file, one a line]:FILE|-:_files' \
    '(-0 --null)'{-0,--null}'[names in --files-from end in NUL instead of a newline]' \
    '--stdin-filename=[the name that input '\''-'\'' goes by]:NAME:_files' \
    '*--exclude=[leave out what matches while walking folders]:GLOB: ' \
    '--force-exclude[apply --exclude to named inputs too]' \
    '--no-gitignore[walk also what '\''.gitignore'\'' files leave out]' \
    '--follow-outside[follow links and paths that lead out of an input]' \
    '--max-pixels=[the most pixels an image may have]:N: ' \
    '--max-bytes=[the most bytes per file may have]:N: ' \
    '--max-side=[the most pixels per side may have]:N: ' \
    '--max-variants=[the most previews of one family that a widget description may unfold into]:N: ' \
    '--time-limit=[the processor time that running Swift sources may take, shared by widgets]:SECONDS: ' \
    '(-j --jobs)'{-j+,--jobs=}'[inputs worked on at once]:N: ' \
    '(-q --quiet)'{-q,--quiet}'[only what must not be missed]' \
    '(-v --verbose)'{-v,--verbose}'[say how much was done in what time, even where no progress is shown]' \
    '--color=[when to use color]:auto|always|never:(auto always never)' \
    '(- : *)'{-h,--help}'[show this help]' \
    '*:INPUT:_files' \
      && ret=0 ;;
  screen)
    _arguments -s -S \
    '*--screen=[which screen]:ID:_sequence compadd - lock-screen lock-screen-tinted lock-screen-always-on ipad-lock-screen home-light home-dark home-tinted home-tinted-glass home-clear-light home-clear-dark standby standby-night watch-full-color watch-accented watch-accented-inverted watch-always-on watch-smart-stack mac-desktop mac-desktop-receded' \
    '--wallpaper=[what the screen shows behind everything]:FILE|#RRGGBB|NAME: _vibrancy_names_or_files dark mid light vivid busy dusk beach night' \
    '--tint=[the user'\''s tint, or the color of the watch face]:#RRGGBB: ' \
    '--os=[the system'\''s generation]:18|26|27:(18 26 27)' \
    '*--set=[a parameter of the model]:NAME=VALUE: _vibrancy_assignments material-radius material-lift material-luma material-chroma vibrant-constant vibrant-strength vibrant-luma vibrant-chroma vibrant-hero light-material-lift light-material-luma light-material-chroma light-vibrant-constant monochrome-chroma light-wallpaper tint-pull-floor tint-pull-bend reduce-transparency opaque-luma-share accessory-background accessory-opacity locked-background-opacity plate-top plate-bottom glass-dark-offset glass-dark-slope glass-radius glass-backdrop-chroma clear-light-glass top-light mac-lift mac-luma mac-chroma mac-radius mac-vibrant-chroma always-on-wallpaper always-on-dimming standby-size watch-white smart-stack-plate smart-stack-corner privacy privacy-opacity privacy-corner invalidated invalidated-opacity show-hit-areas icon-glass icon-tint-lightening-red icon-tint-lightening-green icon-tint-lightening-blue icon-clear-dark-lift icon-clear-light-lift icon-corner-radius icon-corner-exponent corner-size corner-size-18 mac-corner-size corner-exponent lock-slot inline-slot home-slot activity-corner activity-corner-18 activity-brightness activity-rim activity-light-glass carplay-plate carplay-tint island-corner activity-slot island-top' \
    '*--widget=[of a project, only widgets of this type]:NAME: ' \
    '--entry=[the entry of a description'\''s timeline]:NAME: ' \
    '--variant=[the combination of a description'\''s parameters, or the sample of a project'\''s widget]:NAME: ' \
    '--family=[the slot of bare pictures, and the only family taken from descriptions]:NAME:(systemSmall small systemMedium medium systemLarge large systemExtraLarge extraLarge systemExtraLargePortrait extraLargePortrait accessoryCircular circular accessoryRectangular rectangular accessoryInline inline accessoryCorner corner)' \
    '--group=[the group a bare picture belongs to in accented places]:default|accent:(default accent)' \
    '--accented-rendering=[how a bare picture takes part in accented places]:HOW:(unset accented desaturated accentedDesaturated fullColor)' \
    '--template[treat the art as a template]' \
    '--fit=[how a bare picture fills the slot of its family]:contain|cover|none:(contain cover none)' \
    '--background=[a bare picture'\''s own background]:BACKGROUND: _vibrancy_names_or_files accessory' \
    '--symbols=[a folder of NAME.svg, which stand for the symbols of these names in views]:DIR:_files -/' \
    '--date=[the time that widgets of a project'\''s Swift see, in UTC unless it has an offset]:ISO8601: ' \
    '--locale=[the language of their texts, such as de or pt-BR]:TAG: ' \
    '--text-size=[their text size\: xSmall to xxxLarge, accessibility1 to accessibility5]:SIZE:(xSmall small medium large xLarge xxLarge xxxLarge accessibility1 accessibility2 accessibility3 accessibility4 accessibility5)' \
    '*--font-folder=[take emoji and letters of other scripts from the fonts in DIR first]:DIR: ' \
    '--no-installed-fonts[draw bars and boxes for them, the same on every machine]' \
    '--device=[the screen in points, or a watch from 40mm to 49mm]:WxH|MM: ' \
    '--scale=[pixels per point]:1|2|3:(1 2 3)' \
    '(-o --output)'{-o+,--output=}'[the picture]:FILE.png|DIR:_files' \
    '--compression=[time against size of file]:HOW:(fast balanced small)' \
    '--config=[the configuration]:FILE:_files' \
    '--isolated[read no configuration, and so none of its samples]' \
    '*--files-from=[read the names of inputs from a file, one a line]:FILE|-:_files' \
    '(-0 --null)'{-0,--null}'[names in --files-from end in NUL instead of a newline]' \
    '--stdin-filename=[the name that input '\''-'\'' goes by]:NAME:_files' \
    '*--exclude=[leave out what matches while walking folders]:GLOB: ' \
    '--force-exclude[apply --exclude to named inputs too]' \
    '--no-gitignore[walk also what '\''.gitignore'\'' files leave out]' \
    '--follow-outside[follow links and paths that lead out of an input]' \
    '--max-pixels=[the most pixels an image may have]:N: ' \
    '--max-bytes=[the most bytes per file may have]:N: ' \
    '--max-side=[the most pixels per side may have]:N: ' \
    '--max-variants=[the most previews of one family that a widget description may unfold into]:N: ' \
    '--time-limit=[the processor time that running Swift sources may take, shared by widgets]:SECONDS: ' \
    '(-j --jobs)'{-j+,--jobs=}'[inputs worked on at once]:N: ' \
    '(-q --quiet)'{-q,--quiet}'[only what must not be missed]' \
    '(-v --verbose)'{-v,--verbose}'[say how much was done in what time, even where no progress is shown]' \
    '--color=[when to use color]:auto|always|never:(auto always never)' \
    '(- : *)'{-h,--help}'[show this help]' \
    '*:INPUT:_files' \
      && ret=0 ;;
  convert)
    _arguments -s -S \
    '--to=[what to make of the art]:KIND:(grayscale desaturate luminance-to-alpha template vibrant tinted-icon)' \
    '--form=[luminance-to-alpha\: keep the old alpha by compositing over black first, or replace it]:on-black|straight:(on-black straight)' \
    '--ink=[luminance-to-alpha, template\: the color left in the pixels]:#RRGGBB: ' \
    '--saturation=[desaturate\: how much color stays]:0..1: ' \
    '--luma=[tinted-icon\: how color turns into grey]:709|adaptive:(709 adaptive)' \
    '--all[all art of a project'\''s folder, not only what lint judges\: that of widgets]' \
    '(-o --output)'{-o+,--output=}'[the folder for the results, laid out as the inputs are]:DIR:_files -/' \
    '--skip-existing[leave files alone that the folder has already]' \
    '--in-place[replace the inputs, each at once]' \
    '--check[write nothing]' \
    '--dry-run[write nothing]' \
    '--sheet=[one contact sheet of what changes, before and after]:FILE.png:_files' \
    '--keep-metadata[keep ancillary chunks]' \
    '--depth=[bits per sample]:8|16:(8 16)' \
    '--compression=[time against size of file]:HOW:(fast balanced small)' \
    '--allow-dirty[replace also files with changes that are not committed to git]' \
    '--undo-folder=[keep the originals there, with a manifest of their digests]:DIR:_files -/' \
    '--undo=[put back the originals of an undo folder, of every file not changed since]:DIR:_files -/' \
    '*--files-from=[read the names of inputs from a file, one a line]:FILE|-:_files' \
    '(-0 --null)'{-0,--null}'[names in --files-from end in NUL instead of a newline]' \
    '--stdin-filename=[the name that input '\''-'\'' goes by]:NAME:_files' \
    '*--exclude=[leave out what matches while walking folders]:GLOB: ' \
    '--force-exclude[apply --exclude to named inputs too]' \
    '--no-gitignore[walk also what '\''.gitignore'\'' files leave out]' \
    '--follow-outside[follow links and paths that lead out of an input]' \
    '--max-pixels=[the most pixels an image may have]:N: ' \
    '--max-bytes=[the most bytes per file may have]:N: ' \
    '--max-side=[the most pixels per side may have]:N: ' \
    '--max-variants=[the most previews of one family that a widget description may unfold into]:N: ' \
    '--time-limit=[the processor time that running Swift sources may take, shared by widgets]:SECONDS: ' \
    '(-j --jobs)'{-j+,--jobs=}'[inputs worked on at once]:N: ' \
    '(-q --quiet)'{-q,--quiet}'[only what must not be missed]' \
    '(-v --verbose)'{-v,--verbose}'[say how much was done in what time, even where no progress is shown]' \
    '--color=[when to use color]:auto|always|never:(auto always never)' \
    '(- : *)'{-h,--help}'[show this help]' \
    '*:INPUT:_files' \
      && ret=0 ;;
  lint)
    _arguments -s -S \
    '*--scene=[where art is judged]:ID:_sequence compadd - all lock-screen lock-screen-tinted lock-screen-always-on ipad-lock-screen mac-desktop-receded home-light home-dark home-tinted home-tinted-glass home-tinted-legacy home-clear-light home-clear-dark standby standby-night watch-full-color watch-accented watch-accented-inverted watch-always-on watch-smart-stack today-view mac-desktop carplay icon-light icon-dark icon-tinted icon-tinted-light icon-clear-light icon-clear-dark live-activity live-activity-light live-activity-always-on live-activity-standby live-activity-standby-night live-activity-smart-stack live-activity-carplay dynamic-island-expanded dynamic-island-compact dynamic-island-minimal' \
    '*--rule=[judge by these rules alone, on or off]:ID:_sequence compadd - blank-asset unreadable-asset vibrant-dark-content vibrant-contrast vibrant-detail translucent-light missing-image square-backdrop accented-solid-block accented-detail-loss standby-dark-content full-color-contrast background-only-contrast variants-collapse archival-size tinted-icon-not-gray tinted-icon-bright-background dark-icon-background icon-without-appearances icon-transparent icon-size icon-contrast opaque-template template-with-color missing-file wrong-scale-size night-contrast always-on-contrast accented-contrast outline-lost dark-halo thin-strokes wasted-margin missing-appearance edit-screen-contrast unused-ignore photo-without-accented-mode opaque-shape-swallows one-group-track missing-container-background background-hides-content text-contrast vibrant-ink text-truncated text-clipped text-overlap empty-scene data-by-color state-by-hue double-margin unparsable-source missing-color unarchivable-text interpolated-display-name' \
    '*--wallpaper=[a backdrop to judge on as well]:FILE|#RRGGBB|NAME: _vibrancy_names_or_files dark mid light vivid busy dusk beach night' \
    '--os=[the system'\''s generation]:18|26|27:(18 26 27)' \
    '--anywhere[judge a family also where it never appears]' \
    '--all[judge art outside the widget targets, too]' \
    '*--target=[a widget target'\''s name]:NAME: ' \
    '--no-sources[do not read Swift sources for where and how art is shown]' \
    '--shard=[do part I of N]:I/N: ' \
    '*--reporter=[how to report it, and where to]:KIND[\:FILE]:(text xcode json jsonl sarif junit github gitlab markdown html html-full)' \
    '--fail-on=[the least severity that makes the exit status 1]:note|warning|error|never:(note warning error never)' \
    '--require-art[exit with 2 if nothing was judged]' \
    '--require-understood[exit with 2 if a widget of the sources, or a place that shows it, was not judged]' \
    '--live[HTML reports carry the art, and draw it with other wallpapers, tints and parameters]' \
    '--screens[in HTML, show what fails of a described widget on its screen, too]' \
    '--baseline=[leave out the findings that this file knows]:FILE:_files' \
    '--write-baseline=[write a file that knows every finding of this run]:FILE:_files' \
    '--allow-stale[don'\''t fail on stale baseline entries]' \
    '--no-ignores[disregard '\''// vibrancy\:ignore RULE'\'' in Swift sources]' \
    '--cache=[the folder that keeps results for the next run]:DIR:_files -/' \
    '--no-cache[work everything out anew, and keep nothing for the next run]' \
    '--config=[the configuration]:FILE:_files' \
    '--isolated[read no configuration, and let no comment ignore a finding]' \
    '--show-settings[print the settings that hold, and end]' \
    '*--files-from=[read the names of inputs from a file, one a line]:FILE|-:_files' \
    '(-0 --null)'{-0,--null}'[names in --files-from end in NUL instead of a newline]' \
    '--stdin-filename=[the name that input '\''-'\'' goes by]:NAME:_files' \
    '*--exclude=[leave out what matches while walking folders]:GLOB: ' \
    '--force-exclude[apply --exclude to named inputs too]' \
    '--no-gitignore[walk also what '\''.gitignore'\'' files leave out]' \
    '--follow-outside[follow links and paths that lead out of an input]' \
    '--max-pixels=[the most pixels an image may have]:N: ' \
    '--max-bytes=[the most bytes per file may have]:N: ' \
    '--max-side=[the most pixels per side may have]:N: ' \
    '--max-variants=[the most previews of one family that a widget description may unfold into]:N: ' \
    '--time-limit=[the processor time that running Swift sources may take, shared by widgets]:SECONDS: ' \
    '(-j --jobs)'{-j+,--jobs=}'[inputs worked on at once]:N: ' \
    '(-q --quiet)'{-q,--quiet}'[only what must not be missed]' \
    '(-v --verbose)'{-v,--verbose}'[list all findings and what is undetermined]' \
    '--color=[when to use color]:auto|always|never:(auto always never)' \
    '(- : *)'{-h,--help}'[show this help]' \
    '*:INPUT:_files' \
      && ret=0 ;;
  watch)
    _arguments -s -S \
    '*--scene=[where art is judged]:ID:_sequence compadd - all lock-screen lock-screen-tinted lock-screen-always-on ipad-lock-screen mac-desktop-receded home-light home-dark home-tinted home-tinted-glass home-tinted-legacy home-clear-light home-clear-dark standby standby-night watch-full-color watch-accented watch-accented-inverted watch-always-on watch-smart-stack today-view mac-desktop carplay icon-light icon-dark icon-tinted icon-tinted-light icon-clear-light icon-clear-dark live-activity live-activity-light live-activity-always-on live-activity-standby live-activity-standby-night live-activity-smart-stack live-activity-carplay dynamic-island-expanded dynamic-island-compact dynamic-island-minimal' \
    '*--rule=[judge by these rules alone, on or off]:ID:_sequence compadd - blank-asset unreadable-asset vibrant-dark-content vibrant-contrast vibrant-detail translucent-light missing-image square-backdrop accented-solid-block accented-detail-loss standby-dark-content full-color-contrast background-only-contrast variants-collapse archival-size tinted-icon-not-gray tinted-icon-bright-background dark-icon-background icon-without-appearances icon-transparent icon-size icon-contrast opaque-template template-with-color missing-file wrong-scale-size night-contrast always-on-contrast accented-contrast outline-lost dark-halo thin-strokes wasted-margin missing-appearance edit-screen-contrast unused-ignore photo-without-accented-mode opaque-shape-swallows one-group-track missing-container-background background-hides-content text-contrast vibrant-ink text-truncated text-clipped text-overlap empty-scene data-by-color state-by-hue double-margin unparsable-source missing-color unarchivable-text interpolated-display-name' \
    '*--wallpaper=[a backdrop to judge on as well]:FILE|#RRGGBB|NAME: _vibrancy_names_or_files dark mid light vivid busy dusk beach night' \
    '--os=[the system'\''s generation]:18|26|27:(18 26 27)' \
    '--anywhere[judge a family also where it never appears]' \
    '--all[judge art outside the widget targets, too]' \
    '*--target=[a widget target'\''s name]:NAME: ' \
    '--no-sources[do not read Swift sources for where and how art is shown]' \
    '--port=[where the page is on this machine]:N: ' \
    '--no-page[show no page]' \
    '--date=[the time that widgets of a project'\''s Swift see, in UTC unless it has an offset]:ISO8601: ' \
    '--locale=[the language of their texts, such as de or pt-BR]:TAG: ' \
    '--text-size=[their text size\: xSmall to xxxLarge, accessibility1 to accessibility5]:SIZE:(xSmall small medium large xLarge xxLarge xxxLarge accessibility1 accessibility2 accessibility3 accessibility4 accessibility5)' \
    '*--font-folder=[take emoji and letters of other scripts from the fonts in DIR first]:DIR: ' \
    '--no-installed-fonts[draw bars and boxes for them, the same on every machine]' \
    '--baseline=[leave out the findings that this file knows]:FILE:_files' \
    '--cache=[the folder that keeps results for the next run]:DIR:_files -/' \
    '--no-cache[work everything out anew, and keep nothing for the next run]' \
    '--config=[the configuration]:FILE:_files' \
    '--isolated[read no configuration, and let no comment ignore a finding]' \
    '--show-settings[print the settings that hold, and end]' \
    '*--files-from=[read the names of inputs from a file, one a line]:FILE|-:_files' \
    '(-0 --null)'{-0,--null}'[names in --files-from end in NUL instead of a newline]' \
    '--stdin-filename=[the name that input '\''-'\'' goes by]:NAME:_files' \
    '*--exclude=[leave out what matches while walking folders]:GLOB: ' \
    '--force-exclude[apply --exclude to named inputs too]' \
    '--no-gitignore[walk also what '\''.gitignore'\'' files leave out]' \
    '--follow-outside[follow links and paths that lead out of an input]' \
    '--max-pixels=[the most pixels an image may have]:N: ' \
    '--max-bytes=[the most bytes per file may have]:N: ' \
    '--max-side=[the most pixels per side may have]:N: ' \
    '--max-variants=[the most previews of one family that a widget description may unfold into]:N: ' \
    '--time-limit=[the processor time that running Swift sources may take, shared by widgets]:SECONDS: ' \
    '(-j --jobs)'{-j+,--jobs=}'[inputs worked on at once]:N: ' \
    '(-q --quiet)'{-q,--quiet}'[only what must not be missed]' \
    '(-v --verbose)'{-v,--verbose}'[list all findings and what is undetermined]' \
    '--color=[when to use color]:auto|always|never:(auto always never)' \
    '(- : *)'{-h,--help}'[show this help]' \
    '*:INPUT:_files' \
      && ret=0 ;;
  fix)
    _arguments -s -S \
    '--write[write what is offered]' \
    '--allow-dirty[write also files with changes that are not committed to git]' \
    '--sheet=[the contact sheet of what is fixed, before and after]:FILE:_files' \
    '--no-sheet[write no contact sheet]' \
    '--patch=[changes of Swift sources, for '\''git apply'\'']:FILE|-:_files' \
    '*--scene=[where art is judged]:ID:_sequence compadd - all lock-screen lock-screen-tinted lock-screen-always-on ipad-lock-screen mac-desktop-receded home-light home-dark home-tinted home-tinted-glass home-tinted-legacy home-clear-light home-clear-dark standby standby-night watch-full-color watch-accented watch-accented-inverted watch-always-on watch-smart-stack today-view mac-desktop carplay icon-light icon-dark icon-tinted icon-tinted-light icon-clear-light icon-clear-dark live-activity live-activity-light live-activity-always-on live-activity-standby live-activity-standby-night live-activity-smart-stack live-activity-carplay dynamic-island-expanded dynamic-island-compact dynamic-island-minimal' \
    '*--rule=[judge by these rules alone, on or off]:ID:_sequence compadd - blank-asset unreadable-asset vibrant-dark-content vibrant-contrast vibrant-detail translucent-light missing-image square-backdrop accented-solid-block accented-detail-loss standby-dark-content full-color-contrast background-only-contrast variants-collapse archival-size tinted-icon-not-gray tinted-icon-bright-background dark-icon-background icon-without-appearances icon-transparent icon-size icon-contrast opaque-template template-with-color missing-file wrong-scale-size night-contrast always-on-contrast accented-contrast outline-lost dark-halo thin-strokes wasted-margin missing-appearance edit-screen-contrast unused-ignore photo-without-accented-mode opaque-shape-swallows one-group-track missing-container-background background-hides-content text-contrast vibrant-ink text-truncated text-clipped text-overlap empty-scene data-by-color state-by-hue double-margin unparsable-source missing-color unarchivable-text interpolated-display-name' \
    '*--wallpaper=[a backdrop to judge on as well]:FILE|#RRGGBB|NAME: _vibrancy_names_or_files dark mid light vivid busy dusk beach night' \
    '--os=[the system'\''s generation]:18|26|27:(18 26 27)' \
    '--anywhere[judge a family also where it never appears]' \
    '--all[judge art outside the widget targets, too]' \
    '*--target=[a widget target'\''s name]:NAME: ' \
    '--no-sources[do not read Swift sources for where and how art is shown]' \
    '--shard=[do part I of N]:I/N: ' \
    '--baseline=[fix nothing that this file knows]:FILE:_files' \
    '--cache=[the folder that keeps results for the next run]:DIR:_files -/' \
    '--no-cache[work everything out anew, and keep nothing for the next run]' \
    '--config=[the configuration]:FILE:_files' \
    '--isolated[read no configuration, and let no comment ignore a finding]' \
    '--show-settings[print the settings that hold, and end]' \
    '*--files-from=[read the names of inputs from a file, one a line]:FILE|-:_files' \
    '(-0 --null)'{-0,--null}'[names in --files-from end in NUL instead of a newline]' \
    '--stdin-filename=[the name that input '\''-'\'' goes by]:NAME:_files' \
    '*--exclude=[leave out what matches while walking folders]:GLOB: ' \
    '--force-exclude[apply --exclude to named inputs too]' \
    '--no-gitignore[walk also what '\''.gitignore'\'' files leave out]' \
    '--follow-outside[follow links and paths that lead out of an input]' \
    '--max-pixels=[the most pixels an image may have]:N: ' \
    '--max-bytes=[the most bytes per file may have]:N: ' \
    '--max-side=[the most pixels per side may have]:N: ' \
    '--max-variants=[the most previews of one family that a widget description may unfold into]:N: ' \
    '--time-limit=[the processor time that running Swift sources may take, shared by widgets]:SECONDS: ' \
    '(-j --jobs)'{-j+,--jobs=}'[inputs worked on at once]:N: ' \
    '(-q --quiet)'{-q,--quiet}'[only what must not be missed]' \
    '(-v --verbose)'{-v,--verbose}'[list all findings and what is undetermined]' \
    '--color=[when to use color]:auto|always|never:(auto always never)' \
    '(- : *)'{-h,--help}'[show this help]' \
    '*:INPUT:_files' \
      && ret=0 ;;
  diff)
    _arguments -s -S \
    '*--scene=[where art is judged]:ID:_sequence compadd - all lock-screen lock-screen-tinted lock-screen-always-on ipad-lock-screen mac-desktop-receded home-light home-dark home-tinted home-tinted-glass home-tinted-legacy home-clear-light home-clear-dark standby standby-night watch-full-color watch-accented watch-accented-inverted watch-always-on watch-smart-stack today-view mac-desktop carplay icon-light icon-dark icon-tinted icon-tinted-light icon-clear-light icon-clear-dark live-activity live-activity-light live-activity-always-on live-activity-standby live-activity-standby-night live-activity-smart-stack live-activity-carplay dynamic-island-expanded dynamic-island-compact dynamic-island-minimal' \
    '*--rule=[judge by these rules alone, on or off]:ID:_sequence compadd - blank-asset unreadable-asset vibrant-dark-content vibrant-contrast vibrant-detail translucent-light missing-image square-backdrop accented-solid-block accented-detail-loss standby-dark-content full-color-contrast background-only-contrast variants-collapse archival-size tinted-icon-not-gray tinted-icon-bright-background dark-icon-background icon-without-appearances icon-transparent icon-size icon-contrast opaque-template template-with-color missing-file wrong-scale-size night-contrast always-on-contrast accented-contrast outline-lost dark-halo thin-strokes wasted-margin missing-appearance edit-screen-contrast unused-ignore photo-without-accented-mode opaque-shape-swallows one-group-track missing-container-background background-hides-content text-contrast vibrant-ink text-truncated text-clipped text-overlap empty-scene data-by-color state-by-hue double-margin unparsable-source missing-color unarchivable-text interpolated-display-name' \
    '*--wallpaper=[a backdrop to judge on as well]:FILE|#RRGGBB|NAME: _vibrancy_names_or_files dark mid light vivid busy dusk beach night' \
    '--os=[the system'\''s generation]:18|26|27:(18 26 27)' \
    '--anywhere[judge a family also where it never appears]' \
    '--all[judge art outside the widget targets, too]' \
    '*--target=[a widget target'\''s name]:NAME: ' \
    '--no-sources[do not read Swift sources for where and how art is shown]' \
    '*--reporter=[how to report it, and where to]:KIND[\:FILE]:(text xcode json jsonl sarif junit github gitlab markdown html html-full)' \
    '--fail-on=[the least severity that makes the exit status 1]:note|warning|error|never:(note warning error never)' \
    '--require-art[exit with 2 if nothing was judged]' \
    '--require-understood[exit with 2 if a widget of the sources, or a place that shows it, was not judged]' \
    '--live[HTML reports carry the art, and draw it with other wallpapers, tints and parameters]' \
    '(-o --pictures)'{-o+,--pictures=}'[a picture of each piece of art that looks otherwise\: before, after, and what differs]:DIR:_files -/' \
    '--no-ignores[disregard '\''// vibrancy\:ignore RULE'\'' in Swift sources]' \
    '--cache=[the folder that keeps results for the next run]:DIR:_files -/' \
    '--no-cache[work everything out anew, and keep nothing for the next run]' \
    '--config=[the configuration]:FILE:_files' \
    '--isolated[read no configuration, and let no comment ignore a finding]' \
    '--show-settings[print the settings that hold, and end]' \
    '*--files-from=[read the names of inputs from a file, one a line]:FILE|-:_files' \
    '(-0 --null)'{-0,--null}'[names in --files-from end in NUL instead of a newline]' \
    '--stdin-filename=[the name that input '\''-'\'' goes by]:NAME:_files' \
    '*--exclude=[leave out what matches while walking folders]:GLOB: ' \
    '--force-exclude[apply --exclude to named inputs too]' \
    '--no-gitignore[walk also what '\''.gitignore'\'' files leave out]' \
    '--follow-outside[follow links and paths that lead out of an input]' \
    '--max-pixels=[the most pixels an image may have]:N: ' \
    '--max-bytes=[the most bytes per file may have]:N: ' \
    '--max-side=[the most pixels per side may have]:N: ' \
    '--max-variants=[the most previews of one family that a widget description may unfold into]:N: ' \
    '--time-limit=[the processor time that running Swift sources may take, shared by widgets]:SECONDS: ' \
    '(-j --jobs)'{-j+,--jobs=}'[inputs worked on at once]:N: ' \
    '(-q --quiet)'{-q,--quiet}'[only what must not be missed]' \
    '(-v --verbose)'{-v,--verbose}'[list all findings and what is undetermined]' \
    '--color=[when to use color]:auto|always|never:(auto always never)' \
    '(- : *)'{-h,--help}'[show this help]' \
    '*:REF [INPUT]:_files' \
      && ret=0 ;;
  init)
    _arguments -s -S \
    '--ci=[also write a workflow for it]:WHERE:(github gitlab)' \
    '--force[replace files that are there already]' \
    '--dry-run[show what would be written, and write nothing]' \
    '--cache=[the folder that keeps results for the next run]:DIR:_files -/' \
    '--no-cache[work everything out anew, and keep nothing for the next run]' \
    '(-j --jobs)'{-j+,--jobs=}'[inputs worked on at once]:N: ' \
    '(-q --quiet)'{-q,--quiet}'[only what must not be missed]' \
    '(-v --verbose)'{-v,--verbose}'[say how much was done in what time, even where no progress is shown]' \
    '--color=[when to use color]:auto|always|never:(auto always never)' \
    '(- : *)'{-h,--help}'[show this help]' \
      && ret=0 ;;
  check)
    _arguments -s -S \
    '*--scene=[where art is judged]:ID:_sequence compadd - all lock-screen lock-screen-tinted lock-screen-always-on ipad-lock-screen mac-desktop-receded home-light home-dark home-tinted home-tinted-glass home-tinted-legacy home-clear-light home-clear-dark standby standby-night watch-full-color watch-accented watch-accented-inverted watch-always-on watch-smart-stack today-view mac-desktop carplay icon-light icon-dark icon-tinted icon-tinted-light icon-clear-light icon-clear-dark live-activity live-activity-light live-activity-always-on live-activity-standby live-activity-standby-night live-activity-smart-stack live-activity-carplay dynamic-island-expanded dynamic-island-compact dynamic-island-minimal' \
    '*--rule=[judge by these rules alone, on or off]:ID:_sequence compadd - blank-asset unreadable-asset vibrant-dark-content vibrant-contrast vibrant-detail translucent-light missing-image square-backdrop accented-solid-block accented-detail-loss standby-dark-content full-color-contrast background-only-contrast variants-collapse archival-size tinted-icon-not-gray tinted-icon-bright-background dark-icon-background icon-without-appearances icon-transparent icon-size icon-contrast opaque-template template-with-color missing-file wrong-scale-size night-contrast always-on-contrast accented-contrast outline-lost dark-halo thin-strokes wasted-margin missing-appearance edit-screen-contrast unused-ignore photo-without-accented-mode opaque-shape-swallows one-group-track missing-container-background background-hides-content text-contrast vibrant-ink text-truncated text-clipped text-overlap empty-scene data-by-color state-by-hue double-margin unparsable-source missing-color unarchivable-text interpolated-display-name' \
    '*--wallpaper=[a backdrop to judge on as well]:FILE|#RRGGBB|NAME: _vibrancy_names_or_files dark mid light vivid busy dusk beach night' \
    '--os=[the system'\''s generation]:18|26|27:(18 26 27)' \
    '--anywhere[judge a family also where it never appears]' \
    '--all[judge art outside the widget targets, too]' \
    '*--target=[a widget target'\''s name]:NAME: ' \
    '--no-sources[do not read Swift sources for where and how art is shown]' \
    '--shard=[do part I of N]:I/N: ' \
    '--family=[the widget'\''s slot that pictures are for]:NAME:(systemSmall small systemMedium medium systemLarge large systemExtraLarge extraLarge systemExtraLargePortrait extraLargePortrait accessoryCircular circular accessoryRectangular rectangular accessoryInline inline accessoryCorner corner)' \
    '--symbols=[a folder of NAME.svg, which stand for the symbols of these names in views]:DIR:_files -/' \
    '--date=[the time that widgets of a project'\''s Swift see, in UTC unless it has an offset]:ISO8601: ' \
    '--locale=[the language of their texts, such as de or pt-BR]:TAG: ' \
    '--text-size=[their text size\: xSmall to xxxLarge, accessibility1 to accessibility5]:SIZE:(xSmall small medium large xLarge xxLarge xxxLarge accessibility1 accessibility2 accessibility3 accessibility4 accessibility5)' \
    '*--font-folder=[take emoji and letters of other scripts from the fonts in DIR first]:DIR: ' \
    '--no-installed-fonts[draw bars and boxes for them, the same on every machine]' \
    '--no-sheet[write no contact sheet]' \
    '--fail-on=[the least severity that makes the exit status 1]:note|warning|error|never:(note warning error never)' \
    '--cache=[the folder that keeps results for the next run]:DIR:_files -/' \
    '--no-cache[work everything out anew, and keep nothing for the next run]' \
    '--config=[the configuration]:FILE:_files' \
    '--isolated[read no configuration, and let no comment ignore a finding]' \
    '--show-settings[print the settings that hold, and end]' \
    '*--files-from=[read the names of inputs from a file, one a line]:FILE|-:_files' \
    '(-0 --null)'{-0,--null}'[names in --files-from end in NUL instead of a newline]' \
    '--stdin-filename=[the name that input '\''-'\'' goes by]:NAME:_files' \
    '*--exclude=[leave out what matches while walking folders]:GLOB: ' \
    '--force-exclude[apply --exclude to named inputs too]' \
    '--no-gitignore[walk also what '\''.gitignore'\'' files leave out]' \
    '--follow-outside[follow links and paths that lead out of an input]' \
    '--max-pixels=[the most pixels an image may have]:N: ' \
    '--max-bytes=[the most bytes per file may have]:N: ' \
    '--max-side=[the most pixels per side may have]:N: ' \
    '--max-variants=[the most previews of one family that a widget description may unfold into]:N: ' \
    '--time-limit=[the processor time that running Swift sources may take, shared by widgets]:SECONDS: ' \
    '(-j --jobs)'{-j+,--jobs=}'[inputs worked on at once]:N: ' \
    '(-q --quiet)'{-q,--quiet}'[only what must not be missed]' \
    '(-v --verbose)'{-v,--verbose}'[say how much was done in what time, even where no progress is shown]' \
    '--color=[when to use color]:auto|always|never:(auto always never)' \
    '(- : *)'{-h,--help}'[show this help]' \
    '*:INPUT:_files' \
      && ret=0 ;;
  inspect)
    _arguments -s -S \
    '*--scene=[where art is judged]:ID:_sequence compadd - all lock-screen lock-screen-tinted lock-screen-always-on ipad-lock-screen mac-desktop-receded home-light home-dark home-tinted home-tinted-glass home-tinted-legacy home-clear-light home-clear-dark standby standby-night watch-full-color watch-accented watch-accented-inverted watch-always-on watch-smart-stack today-view mac-desktop carplay icon-light icon-dark icon-tinted icon-tinted-light icon-clear-light icon-clear-dark live-activity live-activity-light live-activity-always-on live-activity-standby live-activity-standby-night live-activity-smart-stack live-activity-carplay dynamic-island-expanded dynamic-island-compact dynamic-island-minimal' \
    '*--wallpaper=[a backdrop to judge on as well]:FILE|#RRGGBB|NAME: _vibrancy_names_or_files dark mid light vivid busy dusk beach night' \
    '--os=[the system'\''s generation]:18|26|27:(18 26 27)' \
    '--anywhere[judge a family also where it never appears]' \
    '--all[judge art outside the widget targets, too]' \
    '*--target=[a widget target'\''s name]:NAME: ' \
    '--no-sources[do not read Swift sources for where and how art is shown]' \
    '--shard=[do part I of N]:I/N: ' \
    '--json[every number, unrounded, as JSON]' \
    '--config=[the configuration]:FILE:_files' \
    '--isolated[read no configuration, and let no comment ignore a finding]' \
    '--show-settings[print the settings that hold, and end]' \
    '*--files-from=[read the names of inputs from a file, one a line]:FILE|-:_files' \
    '(-0 --null)'{-0,--null}'[names in --files-from end in NUL instead of a newline]' \
    '--stdin-filename=[the name that input '\''-'\'' goes by]:NAME:_files' \
    '*--exclude=[leave out what matches while walking folders]:GLOB: ' \
    '--force-exclude[apply --exclude to named inputs too]' \
    '--no-gitignore[walk also what '\''.gitignore'\'' files leave out]' \
    '--follow-outside[follow links and paths that lead out of an input]' \
    '--max-pixels=[the most pixels an image may have]:N: ' \
    '--max-bytes=[the most bytes per file may have]:N: ' \
    '--max-side=[the most pixels per side may have]:N: ' \
    '--max-variants=[the most previews of one family that a widget description may unfold into]:N: ' \
    '--time-limit=[the processor time that running Swift sources may take, shared by widgets]:SECONDS: ' \
    '(-j --jobs)'{-j+,--jobs=}'[inputs worked on at once]:N: ' \
    '(-q --quiet)'{-q,--quiet}'[only what must not be missed]' \
    '(-v --verbose)'{-v,--verbose}'[say how much was done in what time, even where no progress is shown]' \
    '--color=[when to use color]:auto|always|never:(auto always never)' \
    '(- : *)'{-h,--help}'[show this help]' \
    '*:INPUT:_files' \
      && ret=0 ;;
  evidence)
    _arguments -s -S \
    '*--target=[a widget target'\''s name]:NAME: ' \
    '--layout[instead, what each widget draws and where, and how much is understood]' \
    '*--widget=[with --layout, only widgets of this type]:NAME: ' \
    '--supported[instead, which words of SwiftUI are drawn, of no input]' \
    '--date=[the time that widgets of a project'\''s Swift see, in UTC unless it has an offset]:ISO8601: ' \
    '--locale=[the language of their texts, such as de or pt-BR]:TAG: ' \
    '--text-size=[their text size\: xSmall to xxxLarge, accessibility1 to accessibility5]:SIZE:(xSmall small medium large xLarge xxLarge xxxLarge accessibility1 accessibility2 accessibility3 accessibility4 accessibility5)' \
    '--json[all of it as JSON]' \
    '--config=[the configuration]:FILE:_files' \
    '--isolated[read no configuration, and so none of its samples]' \
    '*--files-from=[read the names of inputs from a file, one a line]:FILE|-:_files' \
    '(-0 --null)'{-0,--null}'[names in --files-from end in NUL instead of a newline]' \
    '--stdin-filename=[the name that input '\''-'\'' goes by]:NAME:_files' \
    '*--exclude=[leave out what matches while walking folders]:GLOB: ' \
    '--force-exclude[apply --exclude to named inputs too]' \
    '--no-gitignore[walk also what '\''.gitignore'\'' files leave out]' \
    '--follow-outside[follow links and paths that lead out of an input]' \
    '--max-pixels=[the most pixels an image may have]:N: ' \
    '--max-bytes=[the most bytes per file may have]:N: ' \
    '--max-side=[the most pixels per side may have]:N: ' \
    '--max-variants=[the most previews of one family that a widget description may unfold into]:N: ' \
    '--time-limit=[the processor time that running Swift sources may take, shared by widgets]:SECONDS: ' \
    '(-j --jobs)'{-j+,--jobs=}'[inputs worked on at once]:N: ' \
    '(-q --quiet)'{-q,--quiet}'[only what must not be missed]' \
    '(-v --verbose)'{-v,--verbose}'[list all findings and what is undetermined]' \
    '--color=[when to use color]:auto|always|never:(auto always never)' \
    '(- : *)'{-h,--help}'[show this help]' \
    '*:INPUT:_files' \
      && ret=0 ;;
  samples)
    _arguments -s -S \
    '*--widget=[only widgets of this type]:NAME: ' \
    '--date=[the time that widgets of a project'\''s Swift see, in UTC unless it has an offset]:ISO8601: ' \
    '--locale=[the language of their texts, such as de or pt-BR]:TAG: ' \
    '--text-size=[their text size\: xSmall to xxxLarge, accessibility1 to accessibility5]:SIZE:(xSmall small medium large xLarge xxLarge xxxLarge accessibility1 accessibility2 accessibility3 accessibility4 accessibility5)' \
    '--write[write "samples" in place of made-up values into the configuration]' \
    '--json[all of it as JSON]' \
    '--config=[the configuration]:FILE:_files' \
    '--isolated[read no configuration, and so none of its samples]' \
    '*--files-from=[read the names of inputs from a file, one a line]:FILE|-:_files' \
    '(-0 --null)'{-0,--null}'[names in --files-from end in NUL instead of a newline]' \
    '--stdin-filename=[the name that input '\''-'\'' goes by]:NAME:_files' \
    '*--exclude=[leave out what matches while walking folders]:GLOB: ' \
    '--force-exclude[apply --exclude to named inputs too]' \
    '--no-gitignore[walk also what '\''.gitignore'\'' files leave out]' \
    '--follow-outside[follow links and paths that lead out of an input]' \
    '--max-pixels=[the most pixels an image may have]:N: ' \
    '--max-bytes=[the most bytes per file may have]:N: ' \
    '--max-side=[the most pixels per side may have]:N: ' \
    '--max-variants=[the most previews of one family that a widget description may unfold into]:N: ' \
    '--time-limit=[the processor time that running Swift sources may take, shared by widgets]:SECONDS: ' \
    '(-j --jobs)'{-j+,--jobs=}'[inputs worked on at once]:N: ' \
    '(-q --quiet)'{-q,--quiet}'[only what must not be missed]' \
    '(-v --verbose)'{-v,--verbose}'[say how much was done in what time, even where no progress is shown]' \
    '--color=[when to use color]:auto|always|never:(auto always never)' \
    '(- : *)'{-h,--help}'[show this help]' \
    '*:PROJECT:_files' \
      && ret=0 ;;
  merge)
    _arguments -s -S \
    '*--reporter=[how to report it, and where to]:KIND[\:FILE]:(text xcode json jsonl sarif junit github gitlab markdown html)' \
    '--fail-on=[the least severity that makes the exit status 1]:note|warning|error|never:(note warning error never)' \
    '--require-art[exit with 2 if nothing was judged]' \
    '--require-understood[exit with 2 if a widget of the sources, or a place that shows it, was not judged]' \
    '--live[HTML reports carry the art, and draw it with other wallpapers, tints and parameters]' \
    '--allow-stale[don'\''t fail on stale baseline entries]' \
    '(-v --verbose)'{-v,--verbose}'[list all findings and what is undetermined]' \
    '--color=[when to use color]:auto|always|never:(auto always never)' \
    '(- : *)'{-h,--help}'[show this help]' \
    '*:REPORT.jsonl:_files' \
      && ret=0 ;;
  rules)
    _arguments -s -S \
    '(-v --verbose)'{-v,--verbose}'[also every option\: value, range and meaning]' \
    '(- : *)'{-h,--help}'[show this help]' \
      && ret=0 ;;
  explain)
    _arguments -s -S \
    '(- : *)'{-h,--help}'[show this help]' \
    '*:RULE:(blank-asset unreadable-asset vibrant-dark-content vibrant-contrast vibrant-detail translucent-light missing-image square-backdrop accented-solid-block accented-detail-loss standby-dark-content full-color-contrast background-only-contrast variants-collapse archival-size tinted-icon-not-gray tinted-icon-bright-background dark-icon-background icon-without-appearances icon-transparent icon-size icon-contrast opaque-template template-with-color missing-file wrong-scale-size night-contrast always-on-contrast accented-contrast outline-lost dark-halo thin-strokes wasted-margin missing-appearance edit-screen-contrast unused-ignore photo-without-accented-mode opaque-shape-swallows one-group-track missing-container-background background-hides-content text-contrast vibrant-ink text-truncated text-clipped text-overlap empty-scene data-by-color state-by-hue double-margin unparsable-source missing-color unarchivable-text interpolated-display-name)' \
      && ret=0 ;;
  scenes)
    _arguments -s -S \
    '(-v --verbose)'{-v,--verbose}'[also every parameter\: value, range, standing and source]' \
    '(- : *)'{-h,--help}'[show this help]' \
      && ret=0 ;;
  families)
    _arguments -s -S \
    '--os=[whose sizes]:18|26|27:(18 26 27)' \
    '(- : *)'{-h,--help}'[show this help]' \
      && ret=0 ;;
  cache)
    _arguments -s -S \
    '--dir[print the folder]' \
    '--size[print how much it holds]' \
    '--clear[forget all results]' \
    '--cache=[the folder that keeps results for the next run]:DIR:_files -/' \
    '(- : *)'{-h,--help}'[show this help]' \
      && ret=0 ;;
  page)
    _arguments -s -S \
    '(-o --output)'{-o+,--output=}'[the page]:FILE.html:_files' \
    '(- : *)'{-h,--help}'[show this help]' \
      && ret=0 ;;
  calibrate)
    _arguments -s -S \
    '--card=[draw the card, and end]:FILE.png:_files' \
    '--slot=[the slot that it is drawn for]:NAME:(accessoryRectangular systemSmall)' \
    '--parameters=[write the parameters that fit best, as a configuration]:FILE:_files' \
    '--readings=[write what was read, a patch a line, as CSV]:FILE:_files' \
    '(-j --jobs)'{-j+,--jobs=}'[inputs worked on at once]:N: ' \
    '(-q --quiet)'{-q,--quiet}'[only what must not be missed]' \
    '(-v --verbose)'{-v,--verbose}'[list all findings and what is undetermined]' \
    '--color=[when to use color]:auto|always|never:(auto always never)' \
    '(- : *)'{-h,--help}'[show this help]' \
    '*:CAPTURE:_files' \
      && ret=0 ;;
  mcp)
    _arguments -s -S \
    '*--root=[a folder that may be read]:DIR:_files -/' \
    '--time-limit=[the time that one call may take]:SECONDS: ' \
    '(- : *)'{-h,--help}'[show this help]' \
      && ret=0 ;;
  schema)
    _arguments -s -S \
    '(- : *)'{-h,--help}'[show this help]' \
    '*:KIND:(widget config)' \
      && ret=0 ;;
  help)
    _arguments -s -S \
    '--man[as the source of a man page]' \
    '(- : *)'{-h,--help}'[show this help]' \
    '*:COMMAND:(render screen convert lint watch fix diff init check inspect evidence samples merge rules explain scenes families cache page calibrate mcp schema help)' \
      && ret=0 ;;
  esac
  return ret
}

if [[ $funcstack[1] == _vibrancy ]]; then
  _vibrancy "$@"
else
  compdef _vibrancy vibrancy
fi

# Completions of vibrancy for bash. Load them with:
#   source <(vibrancy --generate-completion-script bash)

# Offers, after PREFIX, the names that go on from TYPED: TYPED PREFIX NAME...
_vibrancy_names() {
  local typed=$1 prefix=$2 name
  shift 2
  for name in "$@"; do
    if [[ $name == "$typed"* ]]; then COMPREPLY+=("$prefix$name"); fi
  done
  if [[ ${#COMPREPLY[@]} -eq 1 && ${COMPREPLY[0]} == *= ]]; then
    compopt -o nospace 2>/dev/null
  fi
}

# Offers paths: f|d TYPED PREFIX. Readline itself knows best about quotes and tildes, but it
# is asked only when there is nothing else to offer and no '--option=' in the word.
_vibrancy_paths() {
  local path native=default line=${COMP_LINE:0:${COMP_POINT:-0}} cut= start=
  line=${line##*[[:space:]=]}
  if [[ $line == *@* && $COMP_WORDBREAKS == *@* ]]; then
    # Bash breaks words at '@', so of 'logo@3' only '@3' is replaced; and '@FILE' names a list.
    # Readline would quote the '@' and then not know the word again: quote here.
    cut=${line%@*}
    if [[ -z $cut ]]; then line=${line#@} start=@; fi
    while IFS= read -r path; do
      if [[ -d $path ]]; then path=$path/; compopt -o nospace 2>/dev/null; fi
      path=${path#"$cut"}
      COMPREPLY+=("$start$(printf %q "$path")")
    done < <(compgen "-$1" -- "$line")
    return
  fi
  if [[ $1 == d ]]; then native=dirnames; fi
  if [[ -z $3 && ${#COMPREPLY[@]} -eq 0 ]] && compopt -o "$native" 2>/dev/null; then return; fi
  compopt -o filenames 2>/dev/null
  while IFS= read -r path; do COMPREPLY+=("$3$path"); done < <(compgen "-$1" -- "$2")
}

_vibrancy() {
  local cur=${COMP_WORDS[COMP_CWORD]} command= option= prefix= word
  COMPREPLY=()
  if [[ $COMP_CWORD -gt 1 && ${COMP_WORDS[1]} != -* ]]; then command=${COMP_WORDS[1]}; fi
  for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    if [[ $word == -- ]]; then
      _vibrancy_paths f "$cur" ''
      return
    fi
  done
  # Bash usually breaks words at '=', so that --name=value comes as three.
  if [[ $cur == '=' ]]; then
    option=${COMP_WORDS[COMP_CWORD-1]} cur=
  elif [[ $COMP_CWORD -gt 2 && ${COMP_WORDS[COMP_CWORD-1]} == '=' ]]; then
    option=${COMP_WORDS[COMP_CWORD-2]}
  elif [[ $cur == --*=* ]]; then
    option=${cur%%=*} prefix=${cur%%=*}= cur=${cur#*=}
  elif [[ $COMP_CWORD -gt 1 ]]; then
    option=${COMP_WORDS[COMP_CWORD-1]}
  fi
  case "$command $option" in
    ' --generate-completion-script')
      _vibrancy_names "$cur" "$prefix" bash zsh fish
      return ;;
    'render --scene')
      if [[ $cur == *,* ]]; then prefix=$prefix${cur%,*}, cur=${cur##*,}; fi
      _vibrancy_names "$cur" "$prefix" all lock-screen lock-screen-tinted lock-screen-always-on ipad-lock-screen mac-desktop-receded home-light home-dark home-tinted home-tinted-glass home-tinted-legacy home-clear-light home-clear-dark standby standby-night watch-full-color watch-accented watch-accented-inverted watch-always-on watch-smart-stack today-view mac-desktop carplay icon-light icon-dark icon-tinted icon-tinted-light icon-clear-light icon-clear-dark live-activity live-activity-light live-activity-always-on live-activity-standby live-activity-standby-night live-activity-smart-stack live-activity-carplay dynamic-island-expanded dynamic-island-compact dynamic-island-minimal
      return ;;
    'render --mode')
      _vibrancy_names "$cur" "$prefix" vibrant accented fullColor
      return ;;
    'render --wallpaper')
      _vibrancy_names "$cur" "$prefix" dark mid light vivid busy dusk beach night
      _vibrancy_paths f "$cur" "$prefix"
      return ;;
    'render --tint')
      return ;;
    'render --group')
      _vibrancy_names "$cur" "$prefix" default accent
      return ;;
    'render --accented-rendering')
      _vibrancy_names "$cur" "$prefix" unset accented desaturated accentedDesaturated fullColor
      return ;;
    'render --luma')
      _vibrancy_names "$cur" "$prefix" 709 adaptive
      return ;;
    'render --os')
      _vibrancy_names "$cur" "$prefix" 18 26 27
      return ;;
    'render --set')
      _vibrancy_names "$cur" "$prefix" material-radius= material-lift= material-luma= material-chroma= vibrant-constant= vibrant-strength= vibrant-luma= vibrant-chroma= vibrant-hero= light-material-lift= light-material-luma= light-material-chroma= light-vibrant-constant= monochrome-chroma= light-wallpaper= tint-pull-floor= tint-pull-bend= reduce-transparency= opaque-luma-share= accessory-background= accessory-opacity= locked-background-opacity= plate-top= plate-bottom= glass-dark-offset= glass-dark-slope= glass-radius= glass-backdrop-chroma= clear-light-glass= top-light= mac-lift= mac-luma= mac-chroma= mac-radius= mac-vibrant-chroma= always-on-wallpaper= always-on-dimming= standby-size= watch-white= smart-stack-plate= smart-stack-corner= privacy= privacy-opacity= privacy-corner= invalidated= invalidated-opacity= show-hit-areas= icon-glass= icon-tint-lightening-red= icon-tint-lightening-green= icon-tint-lightening-blue= icon-clear-dark-lift= icon-clear-light-lift= icon-corner-radius= icon-corner-exponent= corner-size= corner-size-18= mac-corner-size= corner-exponent= lock-slot= inline-slot= home-slot= activity-corner= activity-corner-18= activity-brightness= activity-rim= activity-light-glass= carplay-plate= carplay-tint= island-corner= activity-slot= island-top=
      return ;;
    'render --widget')
      return ;;
    'render --date')
      return ;;
    'render --locale')
      return ;;
    'render --text-size')
      _vibrancy_names "$cur" "$prefix" xSmall small medium large xLarge xxLarge xxxLarge accessibility1 accessibility2 accessibility3 accessibility4 accessibility5
      return ;;
    'render --font-folder')
      return ;;
    'render --family')
      _vibrancy_names "$cur" "$prefix" systemSmall small systemMedium medium systemLarge large systemExtraLarge extraLarge systemExtraLargePortrait extraLargePortrait accessoryCircular circular accessoryRectangular rectangular accessoryInline inline accessoryCorner corner
      return ;;
    'render --canvas')
      _vibrancy_names "$cur" "$prefix" platter content
      return ;;
    'render --device')
      return ;;
    'render --scale')
      _vibrancy_names "$cur" "$prefix" 1 2 3
      return ;;
    'render --fit')
      _vibrancy_names "$cur" "$prefix" contain cover none
      return ;;
    'render --background')
      _vibrancy_names "$cur" "$prefix" accessory
      _vibrancy_paths f "$cur" "$prefix"
      return ;;
    'render --symbols')
      _vibrancy_paths d "$cur" "$prefix"
      return ;;
    'render -o' | 'render --output')
      _vibrancy_paths d "$cur" "$prefix"
      return ;;
    'render --sheet')
      _vibrancy_paths f "$cur" "$prefix"
      return ;;
    'render --depth')
      _vibrancy_names "$cur" "$prefix" 8 16
      return ;;
    'render --compression')
      _vibrancy_names "$cur" "$prefix" fast balanced small
      return ;;
    'render --cache')
      _vibrancy_paths d "$cur" "$prefix"
      return ;;
    'render --config')
      _vibrancy_paths f "$cur" "$prefix"
      return ;;
    'render --files-from')
      _vibrancy_paths f "$cur" "$prefix"
      return ;;
    'render --stdin-filename')
      _vibrancy_paths f "$cur" "$prefix"
      return ;;
    'render --exclude')
      return ;;
    'render --max-pixels')
      return ;;
    'render --max-bytes')
      return ;;
    'render --max-side')
      return ;;
    'render --max-variants')
      return ;;
    'render --time-limit')
      return ;;
    'render -j' | 'render --jobs')
      return ;;
    'render --color')
      _vibrancy_names "$cur" "$prefix" auto always never
      return ;;
    'screen --screen')
      if [[ $cur == *,* ]]; then prefix=$prefix${cur%,*}, cur=${cur##*,}; fi
      _vibrancy_names "$cur" "$prefix" lock-screen lock-screen-tinted lock-screen-always-on ipad-lock-screen home-light home-dark home-tinted home-tinted-glass home-clear-light home-clear-dark standby standby-night watch-full-color watch-accented watch-accented-inverted watch-always-on watch-smart-stack mac-desktop mac-desktop-receded
      return ;;
    'screen --wallpaper')
      _vibrancy_names "$cur" "$prefix" dark mid light vivid busy dusk beach night
      _vibrancy_paths f "$cur" "$prefix"
      return ;;
    'screen --tint')
      return ;;
    'screen --os')
      _vibrancy_names "$cur" "$prefix" 18 26 27
      return ;;
    'screen --set')
      _vibrancy_names "$cur" "$prefix" material-radius= material-lift= material-luma= material-chroma= vibrant-constant= vibrant-strength= vibrant-luma= vibrant-chroma= vibrant-hero= light-material-lift= light-material-luma= light-material-chroma= light-vibrant-constant= monochrome-chroma= light-wallpaper= tint-pull-floor= tint-pull-bend= reduce-transparency= opaque-luma-share= accessory-background= accessory-opacity= locked-background-opacity= plate-top= plate-bottom= glass-dark-offset= glass-dark-slope= glass-radius= glass-backdrop-chroma= clear-light-glass= top-light= mac-lift= mac-luma= mac-chroma= mac-radius= mac-vibrant-chroma= always-on-wallpaper= always-on-dimming= standby-size= watch-white= smart-stack-plate= smart-stack-corner= privacy= privacy-opacity= privacy-corner= invalidated= invalidated-opacity= show-hit-areas= icon-glass= icon-tint-lightening-red= icon-tint-lightening-green= icon-tint-lightening-blue= icon-clear-dark-lift= icon-clear-light-lift= icon-corner-radius= icon-corner-exponent= corner-size= corner-size-18= mac-corner-size= corner-exponent= lock-slot= inline-slot= home-slot= activity-corner= activity-corner-18= activity-brightness= activity-rim= activity-light-glass= carplay-plate= carplay-tint= island-corner= activity-slot= island-top=
      return ;;
    'screen --widget')
      return ;;
    'screen --entry')
      return ;;
    'screen --variant')
      return ;;
    'screen --family')
      _vibrancy_names "$cur" "$prefix" systemSmall small systemMedium medium systemLarge large systemExtraLarge extraLarge systemExtraLargePortrait extraLargePortrait accessoryCircular circular accessoryRectangular rectangular accessoryInline inline accessoryCorner corner
      return ;;
    'screen --group')
      _vibrancy_names "$cur" "$prefix" default accent
      return ;;
    'screen --accented-rendering')
      _vibrancy_names "$cur" "$prefix" unset accented desaturated accentedDesaturated fullColor
      return ;;
    'screen --fit')
      _vibrancy_names "$cur" "$prefix" contain cover none
      return ;;
    'screen --background')
      _vibrancy_names "$cur" "$prefix" accessory
      _vibrancy_paths f "$cur" "$prefix"
      return ;;
    'screen --symbols')
      _vibrancy_paths d "$cur" "$prefix"
      return ;;
    'screen --date')
      return ;;
    'screen --locale')
      return ;;
    'screen --text-size')
      _vibrancy_names "$cur" "$prefix" xSmall small medium large xLarge xxLarge xxxLarge accessibility1 accessibility2 accessibility3 accessibility4 accessibility5
      return ;;
    'screen --font-folder')
      return ;;
    'screen --device')
      return ;;
    'screen --scale')
      _vibrancy_names "$cur" "$prefix" 1 2 3
      return ;;
    'screen -o' | 'screen --output')
      _vibrancy_paths f "$cur" "$prefix"
      return ;;
    'screen --compression')
      _vibrancy_names "$cur" "$prefix" fast balanced small
      return ;;
    'screen --config')
      _vibrancy_paths f "$cur" "$prefix"
      return ;;
    'screen --files-from')
      _vibrancy_paths f "$cur" "$prefix"
      return ;;
    'screen --stdin-filename')
      _vibrancy_paths f "$cur" "$prefix"
      return ;;
    'screen --exclude')
      return ;;
    'screen --max-pixels')
      return ;;
    'screen --max-bytes')
      return ;;
    'screen --max-side')
      return ;;
    'screen --max-variants')
      return ;;
    'screen --time-limit')
      return ;;
    'screen -j' | 'screen --jobs')
      return ;;
    'screen --color')
      _vibrancy_names "$cur" "$prefix" auto always never
      return ;;
    'convert --to')
      _vibrancy_names "$cur" "$prefix" grayscale desaturate luminance-to-alpha template vibrant tinted-icon
      return ;;
    'convert --form')
      _vibrancy_names "$cur" "$prefix" on-black straight
      return ;;
    'convert --ink')
      return ;;
    'convert --saturation')
      return ;;
    'convert --luma')
      _vibrancy_names "$cur" "$prefix" 709 adaptive
      return ;;
    'convert -o' | 'convert --output')
      _vibrancy_paths d "$cur" "$prefix"
      return ;;
    'convert --sheet')
      _vibrancy_paths f "$cur" "$prefix"
      return ;;
    'convert --depth')
      _vibrancy_names "$cur" "$prefix" 8 16
      return ;;
    'convert --compression')
      _vibrancy_names "$cur" "$prefix" fast balanced small
      return ;;
    'convert --undo-folder')
      _vibrancy_paths d "$cur" "$prefix"
      return ;;
    'convert --undo')
      _vibrancy_paths d "$cur" "$prefix"
      return ;;
    'convert --files-from')
      _vibrancy_paths f "$cur" "$prefix"
      return ;;
    'convert --stdin-filename')
      _vibrancy_paths f "$cur" "$prefix"
      return ;;
    'convert --exclude')
      return ;;
    'convert --max-pixels')
      return ;;
    'convert --max-bytes')
      return ;;
    'convert --max-side')
      return ;;
    'convert --max-variants')
      return ;;
    'convert --time-limit')
      return ;;
    'convert -j' | 'convert --jobs')
      return ;;
    'convert --color')
      _vibrancy_names "$cur" "$prefix" auto always never
      return ;;
    'lint --scene')
      if [[ $cur == *,* ]]; then prefix=$prefix${cur%,*}, cur=${cur##*,}; fi
      _vibrancy_names "$cur" "$prefix" all lock-screen lock-screen-tinted lock-screen-always-on ipad-lock-screen mac-desktop-receded home-light home-dark home-tinted home-tinted-glass home-tinted-legacy home-clear-light home-clear-dark standby standby-night watch-full-color watch-accented watch-accented-inverted watch-always-on watch-smart-stack today-view mac-desktop carplay icon-light icon-dark icon-tinted icon-tinted-light icon-clear-light icon-clear-dark live-activity live-activity-light live-activity-always-on live-activity-standby live-activity-standby-night live-activity-smart-stack live-activity-carplay dynamic-island-expanded dynamic-island-compact dynamic-island-minimal
      return ;;
    'lint --rule')
      if [[ $cur == *,* ]]; then prefix=$prefix${cur%,*}, cur=${cur##*,}; fi
      _vibrancy_names "$cur" "$prefix" blank-asset unreadable-asset vibrant-dark-content vibrant-contrast vibrant-detail translucent-light missing-image square-backdrop accented-solid-block accented-detail-loss standby-dark-content full-color-contrast background-only-contrast variants-collapse archival-size tinted-icon-not-gray tinted-icon-bright-background dark-icon-background icon-without-appearances icon-transparent icon-size icon-contrast opaque-template template-with-color missing-file wrong-scale-size night-contrast always-on-contrast accented-contrast outline-lost dark-halo thin-strokes wasted-margin missing-appearance edit-screen-contrast unused-ignore photo-without-accented-mode opaque-shape-swallows one-group-track missing-container-background background-hides-content text-contrast vibrant-ink text-truncated text-clipped text-overlap empty-scene data-by-color state-by-hue double-margin unparsable-source missing-color unarchivable-text interpolated-display-name
      return ;;
    'lint --wallpaper')
      _vibrancy_names "$cur" "$prefix" dark mid light vivid busy dusk beach night
      _vibrancy_paths f "$cur" "$prefix"
      return ;;
    'lint --os')
      _vibrancy_names "$cur" "$prefix" 18 26 27
      return ;;
    'lint --target')
      return ;;
    'lint --shard')
      return ;;
    'lint --reporter')
      _vibrancy_names "$cur" "$prefix" text xcode json jsonl sarif junit github gitlab markdown html html-full
      return ;;
    'lint --fail-on')
      _vibrancy_names "$cur" "$prefix" note warning error never
      return ;;
    'lint --baseline')
      _vibrancy_paths f "$cur" "$prefix"
      return ;;
    'lint --write-baseline')
      _vibrancy_paths f "$cur" "$prefix"
      return ;;
    'lint --cache')
      _vibrancy_paths d "$cur" "$prefix"
      return ;;
    'lint --config')
      _vibrancy_paths f "$cur" "$prefix"
      return ;;
    'lint --files-from')
      _vibrancy_paths f "$cur" "$prefix"
      return ;;
    'lint --stdin-filename')
      _vibrancy_paths f "$cur" "$prefix"
      return ;;
    'lint --exclude')
      return ;;
    'lint --max-pixels')
      return ;;
    'lint --max-bytes')
      return ;;
    'lint --max-side')
      return ;;
    'lint --max-variants')
      return ;;
    'lint --time-limit')
      return ;;
    'lint -j' | 'lint --jobs')
      return ;;
    'lint --color')
      _vibrancy_names "$cur" "$prefix" auto always never
      return ;;
    'watch --scene')
      if [[ $cur == *,* ]]; then prefix=$prefix${cur%,*}, cur=${cur##*,}; fi
      _vibrancy_names "$cur" "$prefix" all lock-screen lock-screen-tinted lock-screen-always-on ipad-lock-screen mac-desktop-receded home-light home-dark home-tinted home-tinted-glass home-tinted-legacy home-clear-light home-clear-dark standby standby-night watch-full-color watch-accented watch-accented-inverted watch-always-on watch-smart-stack today-view mac-desktop carplay icon-light icon-dark icon-tinted icon-tinted-light icon-clear-light icon-clear-dark live-activity live-activity-light live-activity-always-on live-activity-standby live-activity-standby-night live-activity-smart-stack live-activity-carplay dynamic-island-expanded dynamic-island-compact dynamic-island-minimal
      return ;;
    'watch --rule')
      if [[ $cur == *,* ]]; then prefix=$prefix${cur%,*}, cur=${cur##*,}; fi
      _vibrancy_names "$cur" "$prefix" blank-asset unreadable-asset vibrant-dark-content vibrant-contrast vibrant-detail translucent-light missing-image square-backdrop accented-solid-block accented-detail-loss standby-dark-content full-color-contrast background-only-contrast variants-collapse archival-size tinted-icon-not-gray tinted-icon-bright-background dark-icon-background icon-without-appearances icon-transparent icon-size icon-contrast opaque-template template-with-color missing-file wrong-scale-size night-contrast always-on-contrast accented-contrast outline-lost dark-halo thin-strokes wasted-margin missing-appearance edit-screen-contrast unused-ignore photo-without-accented-mode opaque-shape-swallows one-group-track missing-container-background background-hides-content text-contrast vibrant-ink text-truncated text-clipped text-overlap empty-scene data-by-color state-by-hue double-margin unparsable-source missing-color unarchivable-text interpolated-display-name
      return ;;
    'watch --wallpaper')
      _vibrancy_names "$cur" "$prefix" dark mid light vivid busy dusk beach night
      _vibrancy_paths f "$cur" "$prefix"
      return ;;
    'watch --os')
      _vibrancy_names "$cur" "$prefix" 18 26 27
      return ;;
    'watch --target')
      return ;;
    'watch --port')
      return ;;
    'watch --date')
      return ;;
    'watch --locale')
      return ;;
    'watch --text-size')
      _vibrancy_names "$cur" "$prefix" xSmall small medium large xLarge xxLarge xxxLarge accessibility1 accessibility2 accessibility3 accessibility4 accessibility5
      return ;;
    'watch --font-folder')
      return ;;
    'watch --baseline')
      _vibrancy_paths f "$cur" "$prefix"
      return ;;
    'watch --cache')
      _vibrancy_paths d "$cur" "$prefix"
      return ;;
    'watch --config')
      _vibrancy_paths f "$cur" "$prefix"
      return ;;
    'watch --files-from')
      _vibrancy_paths f "$cur" "$prefix"
      return ;;
    'watch --stdin-filename')
      _vibrancy_paths f "$cur" "$prefix"
      return ;;
    'watch --exclude')
      return ;;
    'watch --max-pixels')
      return ;;
    'watch --max-bytes')
      return ;;
    'watch --max-side')
      return ;;
    'watch --max-variants')
      return ;;
    'watch --time-limit')
      return ;;
    'watch -j' | 'watch --jobs')
      return ;;
    'watch --color')
      _vibrancy_names "$cur" "$prefix" auto always never
      return ;;
    'fix --sheet')
      _vibrancy_paths f "$cur" "$prefix"
      return ;;
    'fix --patch')
      _vibrancy_paths f "$cur" "$prefix"
      return ;;
    'fix --scene')
      if [[ $cur == *,* ]]; then prefix=$prefix${cur%,*}, cur=${cur##*,}; fi
      _vibrancy_names "$cur" "$prefix" all lock-screen lock-screen-tinted lock-screen-always-on ipad-lock-screen mac-desktop-receded home-light home-dark home-tinted home-tinted-glass home-tinted-legacy home-clear-light home-clear-dark standby standby-night watch-full-color watch-accented watch-accented-inverted watch-always-on watch-smart-stack today-view mac-desktop carplay icon-light icon-dark icon-tinted icon-tinted-light icon-clear-light icon-clear-dark live-activity live-activity-light live-activity-always-on live-activity-standby live-activity-standby-night live-activity-smart-stack live-activity-carplay dynamic-island-expanded dynamic-island-compact dynamic-island-minimal
      return ;;
    'fix --rule')
      if [[ $cur == *,* ]]; then prefix=$prefix${cur%,*}, cur=${cur##*,}; fi
      _vibrancy_names "$cur" "$prefix" blank-asset unreadable-asset vibrant-dark-content vibrant-contrast vibrant-detail translucent-light missing-image square-backdrop accented-solid-block accented-detail-loss standby-dark-content full-color-contrast background-only-contrast variants-collapse archival-size tinted-icon-not-gray tinted-icon-bright-background dark-icon-background icon-without-appearances icon-transparent icon-size icon-contrast opaque-template template-with-color missing-file wrong-scale-size night-contrast always-on-contrast accented-contrast outline-lost dark-halo thin-strokes wasted-margin missing-appearance edit-screen-contrast unused-ignore photo-without-accented-mode opaque-shape-swallows one-group-track missing-container-background background-hides-content text-contrast vibrant-ink text-truncated text-clipped text-overlap empty-scene data-by-color state-by-hue double-margin unparsable-source missing-color unarchivable-text interpolated-display-name
      return ;;
    'fix --wallpaper')
      _vibrancy_names "$cur" "$prefix" dark mid light vivid busy dusk beach night
      _vibrancy_paths f "$cur" "$prefix"
      return ;;
    'fix --os')
      _vibrancy_names "$cur" "$prefix" 18 26 27
      return ;;
    'fix --target')
      return ;;
    'fix --shard')
      return ;;
    'fix --baseline')
      _vibrancy_paths f "$cur" "$prefix"
      return ;;
    'fix --cache')
      _vibrancy_paths d "$cur" "$prefix"
      return ;;
    'fix --config')
      _vibrancy_paths f "$cur" "$prefix"
      return ;;
    'fix --files-from')
      _vibrancy_paths f "$cur" "$prefix"
      return ;;
    'fix --stdin-filename')
      _vibrancy_paths f "$cur" "$prefix"
      return ;;
    'fix --exclude')
      return ;;
    'fix --max-pixels')
      return ;;
    'fix --max-bytes')
      return ;;
    'fix --max-side')
      return ;;
    'fix --max-variants')
      return ;;
    'fix --time-limit')
      return ;;
    'fix -j' | 'fix --jobs')
      return ;;
    'fix --color')
      _vibrancy_names "$cur" "$prefix" auto always never
      return ;;
    'diff --scene')
      if [[ $cur == *,* ]]; then prefix=$prefix${cur%,*}, cur=${cur##*,}; fi
      _vibrancy_names "$cur" "$prefix" all lock-screen lock-screen-tinted lock-screen-always-on ipad-lock-screen mac-desktop-receded home-light home-dark home-tinted home-tinted-glass home-tinted-legacy home-clear-light home-clear-dark standby standby-night watch-full-color watch-accented watch-accented-inverted watch-always-on watch-smart-stack today-view mac-desktop carplay icon-light icon-dark icon-tinted icon-tinted-light icon-clear-light icon-clear-dark live-activity live-activity-light live-activity-always-on live-activity-standby live-activity-standby-night live-activity-smart-stack live-activity-carplay dynamic-island-expanded dynamic-island-compact dynamic-island-minimal
      return ;;
    'diff --rule')
      if [[ $cur == *,* ]]; then prefix=$prefix${cur%,*}, cur=${cur##*,}; fi
      _vibrancy_names "$cur" "$prefix" blank-asset unreadable-asset vibrant-dark-content vibrant-contrast vibrant-detail translucent-light missing-image square-backdrop accented-solid-block accented-detail-loss standby-dark-content full-color-contrast background-only-contrast variants-collapse archival-size tinted-icon-not-gray tinted-icon-bright-background dark-icon-background icon-without-appearances icon-transparent icon-size icon-contrast opaque-template template-with-color missing-file wrong-scale-size night-contrast always-on-contrast accented-contrast outline-lost dark-halo thin-strokes wasted-margin missing-appearance edit-screen-contrast unused-ignore photo-without-accented-mode opaque-shape-swallows one-group-track missing-container-background background-hides-content text-contrast vibrant-ink text-truncated text-clipped text-overlap empty-scene data-by-color state-by-hue double-margin unparsable-source missing-color unarchivable-text interpolated-display-name
      return ;;
    'diff --wallpaper')
      _vibrancy_names "$cur" "$prefix" dark mid light vivid busy dusk beach night
      _vibrancy_paths f "$cur" "$prefix"
      return ;;
    'diff --os')
      _vibrancy_names "$cur" "$prefix" 18 26 27
      return ;;
    'diff --target')
      return ;;
    'diff --reporter')
      _vibrancy_names "$cur" "$prefix" text xcode json jsonl sarif junit github gitlab markdown html html-full
      return ;;
    'diff --fail-on')
      _vibrancy_names "$cur" "$prefix" note warning error never
      return ;;
    'diff -o' | 'diff --pictures')
      _vibrancy_paths d "$cur" "$prefix"
      return ;;
    'diff --cache')
      _vibrancy_paths d "$cur" "$prefix"
      return ;;
    'diff --config')
      _vibrancy_paths f "$cur" "$prefix"
      return ;;
    'diff --files-from')
      _vibrancy_paths f "$cur" "$prefix"
      return ;;
    'diff --stdin-filename')
      _vibrancy_paths f "$cur" "$prefix"
      return ;;
    'diff --exclude')
      return ;;
    'diff --max-pixels')
      return ;;
    'diff --max-bytes')
      return ;;
    'diff --max-side')
      return ;;
    'diff --max-variants')
      return ;;
    'diff --time-limit')
      return ;;
    'diff -j' | 'diff --jobs')
      return ;;
    'diff --color')
      _vibrancy_names "$cur" "$prefix" auto always never
      return ;;
    'init --ci')
      _vibrancy_names "$cur" "$prefix" github gitlab
      return ;;
    'init --cache')
      _vibrancy_paths d "$cur" "$prefix"
      return ;;
    'init -j' | 'init --jobs')
      return ;;
    'init --color')
      _vibrancy_names "$cur" "$prefix" auto always never
      return ;;
    'check --scene')
      if [[ $cur == *,* ]]; then prefix=$prefix${cur%,*}, cur=${cur##*,}; fi
      _vibrancy_names "$cur" "$prefix" all lock-screen lock-screen-tinted lock-screen-always-on ipad-lock-screen mac-desktop-receded home-light home-dark home-tinted home-tinted-glass home-tinted-legacy home-clear-light home-clear-dark standby standby-night watch-full-color watch-accented watch-accented-inverted watch-always-on watch-smart-stack today-view mac-desktop carplay icon-light icon-dark icon-tinted icon-tinted-light icon-clear-light icon-clear-dark live-activity live-activity-light live-activity-always-on live-activity-standby live-activity-standby-night live-activity-smart-stack live-activity-carplay dynamic-island-expanded dynamic-island-compact dynamic-island-minimal
      return ;;
    'check --rule')
      if [[ $cur == *,* ]]; then prefix=$prefix${cur%,*}, cur=${cur##*,}; fi
      _vibrancy_names "$cur" "$prefix" blank-asset unreadable-asset vibrant-dark-content vibrant-contrast vibrant-detail translucent-light missing-image square-backdrop accented-solid-block accented-detail-loss standby-dark-content full-color-contrast background-only-contrast variants-collapse archival-size tinted-icon-not-gray tinted-icon-bright-background dark-icon-background icon-without-appearances icon-transparent icon-size icon-contrast opaque-template template-with-color missing-file wrong-scale-size night-contrast always-on-contrast accented-contrast outline-lost dark-halo thin-strokes wasted-margin missing-appearance edit-screen-contrast unused-ignore photo-without-accented-mode opaque-shape-swallows one-group-track missing-container-background background-hides-content text-contrast vibrant-ink text-truncated text-clipped text-overlap empty-scene data-by-color state-by-hue double-margin unparsable-source missing-color unarchivable-text interpolated-display-name
      return ;;
    'check --wallpaper')
      _vibrancy_names "$cur" "$prefix" dark mid light vivid busy dusk beach night
      _vibrancy_paths f "$cur" "$prefix"
      return ;;
    'check --os')
      _vibrancy_names "$cur" "$prefix" 18 26 27
      return ;;
    'check --target')
      return ;;
    'check --shard')
      return ;;
    'check --family')
      _vibrancy_names "$cur" "$prefix" systemSmall small systemMedium medium systemLarge large systemExtraLarge extraLarge systemExtraLargePortrait extraLargePortrait accessoryCircular circular accessoryRectangular rectangular accessoryInline inline accessoryCorner corner
      return ;;
    'check --symbols')
      _vibrancy_paths d "$cur" "$prefix"
      return ;;
    'check --date')
      return ;;
    'check --locale')
      return ;;
    'check --text-size')
      _vibrancy_names "$cur" "$prefix" xSmall small medium large xLarge xxLarge xxxLarge accessibility1 accessibility2 accessibility3 accessibility4 accessibility5
      return ;;
    'check --font-folder')
      return ;;
    'check --fail-on')
      _vibrancy_names "$cur" "$prefix" note warning error never
      return ;;
    'check --cache')
      _vibrancy_paths d "$cur" "$prefix"
      return ;;
    'check --config')
      _vibrancy_paths f "$cur" "$prefix"
      return ;;
    'check --files-from')
      _vibrancy_paths f "$cur" "$prefix"
      return ;;
    'check --stdin-filename')
      _vibrancy_paths f "$cur" "$prefix"
      return ;;
    'check --exclude')
      return ;;
    'check --max-pixels')
      return ;;
    'check --max-bytes')
      return ;;
    'check --max-side')
      return ;;
    'check --max-variants')
      return ;;
    'check --time-limit')
      return ;;
    'check -j' | 'check --jobs')
      return ;;
    'check --color')
      _vibrancy_names "$cur" "$prefix" auto always never
      return ;;
    'inspect --scene')
      if [[ $cur == *,* ]]; then prefix=$prefix${cur%,*}, cur=${cur##*,}; fi
      _vibrancy_names "$cur" "$prefix" all lock-screen lock-screen-tinted lock-screen-always-on ipad-lock-screen mac-desktop-receded home-light home-dark home-tinted home-tinted-glass home-tinted-legacy home-clear-light home-clear-dark standby standby-night watch-full-color watch-accented watch-accented-inverted watch-always-on watch-smart-stack today-view mac-desktop carplay icon-light icon-dark icon-tinted icon-tinted-light icon-clear-light icon-clear-dark live-activity live-activity-light live-activity-always-on live-activity-standby live-activity-standby-night live-activity-smart-stack live-activity-carplay dynamic-island-expanded dynamic-island-compact dynamic-island-minimal
      return ;;
    'inspect --wallpaper')
      _vibrancy_names "$cur" "$prefix" dark mid light vivid busy dusk beach night
      _vibrancy_paths f "$cur" "$prefix"
      return ;;
    'inspect --os')
      _vibrancy_names "$cur" "$prefix" 18 26 27
      return ;;
    'inspect --target')
      return ;;
    'inspect --shard')
      return ;;
    'inspect --config')
      _vibrancy_paths f "$cur" "$prefix"
      return ;;
    'inspect --files-from')
      _vibrancy_paths f "$cur" "$prefix"
      return ;;
    'inspect --stdin-filename')
      _vibrancy_paths f "$cur" "$prefix"
      return ;;
    'inspect --exclude')
      return ;;
    'inspect --max-pixels')
      return ;;
    'inspect --max-bytes')
      return ;;
    'inspect --max-side')
      return ;;
    'inspect --max-variants')
      return ;;
    'inspect --time-limit')
      return ;;
    'inspect -j' | 'inspect --jobs')
      return ;;
    'inspect --color')
      _vibrancy_names "$cur" "$prefix" auto always never
      return ;;
    'evidence --target')
      return ;;
    'evidence --widget')
      return ;;
    'evidence --date')
      return ;;
    'evidence --locale')
      return ;;
    'evidence --text-size')
      _vibrancy_names "$cur" "$prefix" xSmall small medium large xLarge xxLarge xxxLarge accessibility1 accessibility2 accessibility3 accessibility4 accessibility5
      return ;;
    'evidence --config')
      _vibrancy_paths f "$cur" "$prefix"
      return ;;
    'evidence --files-from')
      _vibrancy_paths f "$cur" "$prefix"
      return ;;
    'evidence --stdin-filename')
      _vibrancy_paths f "$cur" "$prefix"
      return ;;
    'evidence --exclude')
      return ;;
    'evidence --max-pixels')
      return ;;
    'evidence --max-bytes')
      return ;;
    'evidence --max-side')
      return ;;
    'evidence --max-variants')
      return ;;
    'evidence --time-limit')
      return ;;
    'evidence -j' | 'evidence --jobs')
      return ;;
    'evidence --color')
      _vibrancy_names "$cur" "$prefix" auto always never
      return ;;
    'samples --widget')
      return ;;
    'samples --date')
      return ;;
    'samples --locale')
      return ;;
    'samples --text-size')
      _vibrancy_names "$cur" "$prefix" xSmall small medium large xLarge xxLarge xxxLarge accessibility1 accessibility2 accessibility3 accessibility4 accessibility5
      return ;;
    'samples --config')
      _vibrancy_paths f "$cur" "$prefix"
      return ;;
    'samples --files-from')
      _vibrancy_paths f "$cur" "$prefix"
      return ;;
    'samples --stdin-filename')
      _vibrancy_paths f "$cur" "$prefix"
      return ;;
    'samples --exclude')
      return ;;
    'samples --max-pixels')
      return ;;
    'samples --max-bytes')
      return ;;
    'samples --max-side')
      return ;;
    'samples --max-variants')
      return ;;
    'samples --time-limit')
      return ;;
    'samples -j' | 'samples --jobs')
      return ;;
    'samples --color')
      _vibrancy_names "$cur" "$prefix" auto always never
      return ;;
    'merge --reporter')
      _vibrancy_names "$cur" "$prefix" text xcode json jsonl sarif junit github gitlab markdown html
      return ;;
    'merge --fail-on')
      _vibrancy_names "$cur" "$prefix" note warning error never
      return ;;
    'merge --color')
      _vibrancy_names "$cur" "$prefix" auto always never
      return ;;
    'families --os')
      _vibrancy_names "$cur" "$prefix" 18 26 27
      return ;;
    'cache --cache')
      _vibrancy_paths d "$cur" "$prefix"
      return ;;
    'page -o' | 'page --output')
      _vibrancy_paths f "$cur" "$prefix"
      return ;;
    'calibrate --card')
      _vibrancy_paths f "$cur" "$prefix"
      return ;;
    'calibrate --slot')
      _vibrancy_names "$cur" "$prefix" accessoryRectangular systemSmall
      return ;;
    'calibrate --parameters')
      _vibrancy_paths f "$cur" "$prefix"
      return ;;
    'calibrate --readings')
      _vibrancy_paths f "$cur" "$prefix"
      return ;;
    'calibrate -j' | 'calibrate --jobs')
      return ;;
    'calibrate --color')
      _vibrancy_names "$cur" "$prefix" auto always never
      return ;;
    'mcp --root')
      _vibrancy_paths d "$cur" "$prefix"
      return ;;
    'mcp --time-limit')
      return ;;
  esac
  case "$command" in
    '')
      if [[ $cur == -* ]]; then
        _vibrancy_names "$cur" '' --version -h --help --generate-completion-script
      else
        _vibrancy_names "$cur" '' render screen convert lint watch fix diff init check inspect evidence samples merge rules explain scenes families cache page calibrate mcp schema help
      fi ;;
    render)
      if [[ $cur == -* ]]; then
        _vibrancy_names "$cur" '' --scene --mode --wallpaper --tint --group --accented-rendering --template --luma --os --set --all --widgets-only --widget --date --locale --text-size --font-folder --no-installed-fonts --every-scale --family --anywhere --canvas --device --scale --fit --background --symbols -o --output --sheet --html --live --screens --depth --compression --cache --no-cache --config --isolated --files-from -0 --null --stdin-filename --exclude --force-exclude --no-gitignore --follow-outside --max-pixels --max-bytes --max-side --max-variants --time-limit -j --jobs -q --quiet -v --verbose --color -h --help
      else
        _vibrancy_paths f "$cur" ''
      fi ;;
    screen)
      if [[ $cur == -* ]]; then
        _vibrancy_names "$cur" '' --screen --wallpaper --tint --os --set --widget --entry --variant --family --group --accented-rendering --template --fit --background --symbols --date --locale --text-size --font-folder --no-installed-fonts --device --scale -o --output --compression --config --isolated --files-from -0 --null --stdin-filename --exclude --force-exclude --no-gitignore --follow-outside --max-pixels --max-bytes --max-side --max-variants --time-limit -j --jobs -q --quiet -v --verbose --color -h --help
      else
        _vibrancy_paths f "$cur" ''
      fi ;;
    convert)
      if [[ $cur == -* ]]; then
        _vibrancy_names "$cur" '' --to --form --ink --saturation --luma --all -o --output --skip-existing --in-place --check --dry-run --sheet --keep-metadata --depth --compression --allow-dirty --undo-folder --undo --files-from -0 --null --stdin-filename --exclude --force-exclude --no-gitignore --follow-outside --max-pixels --max-bytes --max-side --max-variants --time-limit -j --jobs -q --quiet -v --verbose --color -h --help
      else
        _vibrancy_paths f "$cur" ''
      fi ;;
    lint)
      if [[ $cur == -* ]]; then
        _vibrancy_names "$cur" '' --scene --rule --wallpaper --os --anywhere --all --target --no-sources --shard --reporter --fail-on --require-art --require-understood --live --screens --baseline --write-baseline --allow-stale --no-ignores --cache --no-cache --config --isolated --show-settings --files-from -0 --null --stdin-filename --exclude --force-exclude --no-gitignore --follow-outside --max-pixels --max-bytes --max-side --max-variants --time-limit -j --jobs -q --quiet -v --verbose --color -h --help
      else
        _vibrancy_paths f "$cur" ''
      fi ;;
    watch)
      if [[ $cur == -* ]]; then
        _vibrancy_names "$cur" '' --scene --rule --wallpaper --os --anywhere --all --target --no-sources --port --no-page --date --locale --text-size --font-folder --no-installed-fonts --baseline --cache --no-cache --config --isolated --show-settings --files-from -0 --null --stdin-filename --exclude --force-exclude --no-gitignore --follow-outside --max-pixels --max-bytes --max-side --max-variants --time-limit -j --jobs -q --quiet -v --verbose --color -h --help
      else
        _vibrancy_paths f "$cur" ''
      fi ;;
    fix)
      if [[ $cur == -* ]]; then
        _vibrancy_names "$cur" '' --write --allow-dirty --sheet --no-sheet --patch --scene --rule --wallpaper --os --anywhere --all --target --no-sources --shard --baseline --cache --no-cache --config --isolated --show-settings --files-from -0 --null --stdin-filename --exclude --force-exclude --no-gitignore --follow-outside --max-pixels --max-bytes --max-side --max-variants --time-limit -j --jobs -q --quiet -v --verbose --color -h --help
      else
        _vibrancy_paths f "$cur" ''
      fi ;;
    diff)
      if [[ $cur == -* ]]; then
        _vibrancy_names "$cur" '' --scene --rule --wallpaper --os --anywhere --all --target --no-sources --reporter --fail-on --require-art --require-understood --live -o --pictures --no-ignores --cache --no-cache --config --isolated --show-settings --files-from -0 --null --stdin-filename --exclude --force-exclude --no-gitignore --follow-outside --max-pixels --max-bytes --max-side --max-variants --time-limit -j --jobs -q --quiet -v --verbose --color -h --help
      else
        _vibrancy_paths f "$cur" ''
      fi ;;
    init)
      if [[ $cur == -* ]]; then
        _vibrancy_names "$cur" '' --ci --force --dry-run --cache --no-cache -j --jobs -q --quiet -v --verbose --color -h --help
      else
        :
      fi ;;
    check)
      if [[ $cur == -* ]]; then
        _vibrancy_names "$cur" '' --scene --rule --wallpaper --os --anywhere --all --target --no-sources --shard --family --symbols --date --locale --text-size --font-folder --no-installed-fonts --no-sheet --fail-on --cache --no-cache --config --isolated --show-settings --files-from -0 --null --stdin-filename --exclude --force-exclude --no-gitignore --follow-outside --max-pixels --max-bytes --max-side --max-variants --time-limit -j --jobs -q --quiet -v --verbose --color -h --help
      else
        _vibrancy_paths f "$cur" ''
      fi ;;
    inspect)
      if [[ $cur == -* ]]; then
        _vibrancy_names "$cur" '' --scene --wallpaper --os --anywhere --all --target --no-sources --shard --json --config --isolated --show-settings --files-from -0 --null --stdin-filename --exclude --force-exclude --no-gitignore --follow-outside --max-pixels --max-bytes --max-side --max-variants --time-limit -j --jobs -q --quiet -v --verbose --color -h --help
      else
        _vibrancy_paths f "$cur" ''
      fi ;;
    evidence)
      if [[ $cur == -* ]]; then
        _vibrancy_names "$cur" '' --target --layout --widget --supported --date --locale --text-size --json --config --isolated --files-from -0 --null --stdin-filename --exclude --force-exclude --no-gitignore --follow-outside --max-pixels --max-bytes --max-side --max-variants --time-limit -j --jobs -q --quiet -v --verbose --color -h --help
      else
        _vibrancy_paths f "$cur" ''
      fi ;;
    samples)
      if [[ $cur == -* ]]; then
        _vibrancy_names "$cur" '' --widget --date --locale --text-size --write --json --config --isolated --files-from -0 --null --stdin-filename --exclude --force-exclude --no-gitignore --follow-outside --max-pixels --max-bytes --max-side --max-variants --time-limit -j --jobs -q --quiet -v --verbose --color -h --help
      else
        _vibrancy_paths f "$cur" ''
      fi ;;
    merge)
      if [[ $cur == -* ]]; then
        _vibrancy_names "$cur" '' --reporter --fail-on --require-art --require-understood --live --allow-stale -v --verbose --color -h --help
      else
        _vibrancy_paths f "$cur" ''
      fi ;;
    rules)
      if [[ $cur == -* ]]; then
        _vibrancy_names "$cur" '' -v --verbose -h --help
      else
        :
      fi ;;
    explain)
      if [[ $cur == -* ]]; then
        _vibrancy_names "$cur" '' -h --help
      else
        _vibrancy_names "$cur" '' blank-asset unreadable-asset vibrant-dark-content vibrant-contrast vibrant-detail translucent-light missing-image square-backdrop accented-solid-block accented-detail-loss standby-dark-content full-color-contrast background-only-contrast variants-collapse archival-size tinted-icon-not-gray tinted-icon-bright-background dark-icon-background icon-without-appearances icon-transparent icon-size icon-contrast opaque-template template-with-color missing-file wrong-scale-size night-contrast always-on-contrast accented-contrast outline-lost dark-halo thin-strokes wasted-margin missing-appearance edit-screen-contrast unused-ignore photo-without-accented-mode opaque-shape-swallows one-group-track missing-container-background background-hides-content text-contrast vibrant-ink text-truncated text-clipped text-overlap empty-scene data-by-color state-by-hue double-margin unparsable-source missing-color unarchivable-text interpolated-display-name
      fi ;;
    scenes)
      if [[ $cur == -* ]]; then
        _vibrancy_names "$cur" '' -v --verbose -h --help
      else
        :
      fi ;;
    families)
      if [[ $cur == -* ]]; then
        _vibrancy_names "$cur" '' --os -h --help
      else
        :
      fi ;;
    cache)
      if [[ $cur == -* ]]; then
        _vibrancy_names "$cur" '' --dir --size --clear --cache -h --help
      else
        :
      fi ;;
    page)
      if [[ $cur == -* ]]; then
        _vibrancy_names "$cur" '' -o --output -h --help
      else
        :
      fi ;;
    calibrate)
      if [[ $cur == -* ]]; then
        _vibrancy_names "$cur" '' --card --slot --parameters --readings -j --jobs -q --quiet -v --verbose --color -h --help
      else
        _vibrancy_paths f "$cur" ''
      fi ;;
    mcp)
      if [[ $cur == -* ]]; then
        _vibrancy_names "$cur" '' --root --time-limit -h --help
      else
        :
      fi ;;
    schema)
      if [[ $cur == -* ]]; then
        _vibrancy_names "$cur" '' -h --help
      else
        _vibrancy_names "$cur" '' widget config
      fi ;;
    help)
      if [[ $cur == -* ]]; then
        _vibrancy_names "$cur" '' --man -h --help
      else
        _vibrancy_names "$cur" '' render screen convert lint watch fix diff init check inspect evidence samples merge rules explain scenes families cache page calibrate mcp schema help
      fi ;;
  esac
}

complete -F _vibrancy vibrancy

import type { ModulePreloadOptions } from 'vite'

/**
 * Few files beat many: every file costs a request through the worker and a kilobyte of lost repetition. What is always
 * loaded together is one file; what only some screens need stays out of what every screen loads. Earlier groups win.
 */
export const chunkGroups = [
  { name: 'first', test: isFirst },
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'app', test: isOfTheApp },
  { name: 'frame', test: isOfEveryFrame },
  { name: 'brand', test: isOfEveryBrandScreen },
  // Before what opens documents, which has them too: a page may ask what there is without opening any.
  { name: 'strategy', test: /\/src\/model\/documents\/(documents|strategy)\./ },
  { name: 'machinery', test: isMachinery },
  { name: 'calls', test: /\/src\/(device\/rest\/rest|contract\/(call|errors))\./ },
  // Hooks load what they read later: a screen that has one does without the database until then.
  {
    name: 'sending',
    test: /node_modules\/dexie|\/src\/device\/((store|queue)\/(?!use|command|queue-command)|reads\/(refresh|stored-reads))/,
  },
  { name: 'fields', test: /\/src\/ui\/controls\/Field\./ },
  { name: 'text-field', test: /\/src\/ui\/controls\/TextField\./ },
  { name: 'seal', test: /\/src\/ui\/marks\/(Seal|tilt)\./ },
  { name: 'marks', test: /\/src\/ui\/marks\/(StampSpot|FillSquare)\./ },
  { name: 'people', test: /\/src\/ui\/people\// },
  {
    name: 'icons',
    test: /\/lucide-react\/dist\/esm\/icons\/(check-check|hard-drive|refresh-cw)\./,
  },
  { name: 'writing-icons', test: /\/lucide-react\/dist\/esm\/icons\/pen-line\./ },
  { name: 'controls', test: isOfPublicAndBrand },
  { name: 'account-menu', test: /\/src\/app\/person\/AccountMenu\./ },
  // A person's screens and questions have these too, and nothing else of what is around a brand's.
  { name: 'ways', test: /\/src\/app\/brand-list\/useBrandChange\.|\/react-router\/dist\/esm\/useLocation\./ },
  { name: 'value', test: /\/src\/device\/documents\/react\/useValue\./ },
  { name: 'chevron', test: /\/lucide-react\/dist\/esm\/icons\/chevron-down\./ },
  { name: 'tile', test: /\/src\/(ui\/layout\/SymbolTile|model\/hangul\/first-syllable)\./ },
  {
    name: 'places',
    test: /\/src\/features\/workbook\/(sections\/(step-position|workbooks)|people\/people-at)\./,
  },
  { name: 'around', test: isAroundABrandScreen },
  { name: 'step', test: isOfEveryStep },
  { name: 'writing', test: /\/src\/features\/workbook\/answers\/LongAnswer\./ },
  { name: 'texts', test: /\/src\/features\/workbook\/answers\/(TextQuestion|ShortAnswer)\./ },
  { name: 'step-around', test: isAroundAStep },
]

/**
 * The page asks for all that it starts with at once. With each dynamic import Vite names every script behind it, too, and
 * names of files are what compresses worst: 5 kB gz on the screen of a step. Without them a first visit waits for one
 * file to name the next; from then on the worker has all of them.
 */
export const preload: ModulePreloadOptions = {
  // It would be for browsers that are older than the language of the files.
  polyfill: false,
  resolveDependencies: (_file, files, { hostType }) =>
    hostType === 'html' ? files : files.filter((file) => file.endsWith('.css')),
}

/** What decides which files to ask for, before any of them is there. */
function isFirst(id: string): boolean {
  return (
    /\/src\/device\/(browser\/(install-offer|visits|cookie|local-storage)|words\/page-language|identity\/language)\./.test(
      id,
    ) ||
    /\/src\/(app\/ahead|model\/(language\/languages|access\/cookies))\./.test(id) ||
    /\/src\/device\/words\/(language-words|languages\/language-file)\./.test(id) ||
    id.includes('vite/preload-helper') ||
    id.includes('rolldown/runtime')
  )
}

/** Route shells are loaded with the first screen whichever it is. */
function isOfTheApp(id: string): boolean {
  return (
    (/\/src\/routes?(Tree\.gen\.ts$|\/)/.test(id) && !id.includes('?tsr-split')) ||
    /\/src\/(start|app\/(App|router|words))\./.test(id)
  )
}

/** What every screen needs, public or not. */
function isOfEveryFrame(id: string): boolean {
  return (
    /\/src\/ui\/([A-Za-z-]+\.tsx?|controls\/(Button|IconButton|button-class|link-class|Kbd)\.tsx?)$/.test(
      id,
    ) ||
    /\/src\/ui\/(layout\/(SkipLink|Page|Width|width-class|Drawer)|feedback\/(Skeleton|TopProgress)|overlays\/toasts)\./.test(
      id,
    ) ||
    /\/src\/device\/(documents\/engine\/registry|watch\/(watched|useWatched)|identity\/(session|brand-facts|language)|browser\/(local-storage|cookie|network|first-content|after-paint)|words\/(content|interface))\./.test(
      id,
    ) ||
    /\/src\/app\/palette\/palette\.ts/.test(id) ||
    /\/lucide-react\/dist\/esm\/(shared|Icon|createLucideIcon|context|icons\/(x|check|menu|info|circle-exclamation-point|triangle-exclamation-point)\.)/.test(
      id,
    )
  )
}

/** The stored words of a brand and what reads them. */
function isOfEveryBrandScreen(id: string): boolean {
  return (
    /\/src\/model\/(fields\/(?!merge-texts|replace-items)|documents\/(guide|names|traits|define-document|approval|comments)\.|workbook\/(steps|sections|step-params|screen-at)\.)/.test(
      id,
    ) ||
    /\/src\/device\/(documents\/(react\/(use(ShownDocument|Document|Answers|People|SyncState)\.|DocumentProvider)|engine\/(preview-document|answer-at|sync-state)|storage\/(stored-answers|unsynced|document-(name|database|keys))))/.test(
      id,
    ) ||
    /\/src\/(app\/brand\/(BrandShell|BrandColour)|ui\/(layout\/Sidebar|people\/PresenceDot))/.test(id) ||
    /\/src\/features\/workbook\/sections\/StepLink\./.test(id) ||
    /\/lucide-react\/dist\/esm\/icons\/(chevron-right|search)\./.test(id)
  )
}

/** What opens documents. */
function isMachinery(id: string): boolean {
  return (
    /\/src\/device\/documents\/(engine\/open-documents|relay\/connection)\./.test(id) ||
    /node_modules\/(yjs|lib0|y-protocols|y-websocket|fractional-indexing)\//.test(id)
  )
}

function isOfPublicAndBrand(id: string): boolean {
  return /\/src\/(app\/(updates\/|frames\/(ThemeButton|Logo|LanguageMenu))|ui\/feedback\/Banner|ui\/overlays\/MenuButton)/.test(
    id,
  )
}

/** Comes after what a brand's screen is about. */
function isAroundABrandScreen(id: string): boolean {
  return /\/src\/app\/(brand-state\/BrandBanners|brand\/HeaderEnd|brand-menu\/BrandMenu|background\/DeviceDuties|sync\/SyncIndicator|shortcuts\/Shortcuts)\.tsx/.test(
    id,
  )
}

function isOfEveryStep(id: string): boolean {
  return (
    /\/src\/features\/workbook\/(StepPage|step\/question-kinds|answers\/(lazy-name-answer|useReadOnlyReason|useProblem|Question\.module))\./.test(
      id,
    ) || /\/src\/routes\/work-book\.\$\.tsx\?tsr-split/.test(id)
  )
}

/** Comes after the question. */
function isAroundAStep(id: string): boolean {
  return /\/src\/features\/workbook\/(sidebar\/WorkbookSidebar|people\/PeopleInStep|step\/(LeaveWorkbook|Preview|Extras|StepFoot|StepTrail|FieldFocus))\.tsx?$/.test(
    id,
  )
}

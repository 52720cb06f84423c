import { existsSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'

/** What is loaded with every screen. */
export const baseArea = 'frame'
/** They are imported by whoever sends a command, who does not wait for the words in them. */
const commandFiles = /\/commands\/[^/]+$/
/** What is not loaded with every screen, or comes after what a screen is about; the rest goes by its folder. */
const apart: readonly (readonly [RegExp, string])[] = [
  [/^src\/app\/(errors|palette|shortcuts|sync)\//, 'tools'],
  // What queued commands are called is said in the sync panel and the notices alone.
  [commandFiles, 'tools'],
  [/^src\/app\/person\/LogOutDialog\./, 'shell'],
  [/^src\/app\/public\//, 'public'],
  [/^src\/app\/person\//, 'personal'],
  [/^src\/app\/((background|brand-(menu|state|list))\/|frames\/Toasts\.)/, 'shell'],
  [/^src\/app\/guide-actions\//, 'guide-actions'],
  [/^src\/app\/book\//, 'guide'],
  [/^src\/device\//, 'device'],
  [/^src\/features\/workbook\/values\/(ValuePicker|ValueDefinitions)\./, 'workbook-values'],
  [
    /^src\/features\/workbook\/(?:\w+\/)?(ChosenValues|ConflictNotice|Extras|Leave\w+|NameAnswer|NeededAnswers|OwnKeyword|PeopleInStep|Preview|SectionDone|Side\w+|StepFoot|StepTrail|StoryDraft|Suggestion\w*|WorkbookIndexPage|WorkbookSidebar|useFinalise|useScreenName|useStepMoves|useAcceptDraft)\./,
    'workbook-around',
  ],
  [/^src\/features\/workbook\/(answers|drafts|people|sections|sidebar|step|values)\//, 'workbook'],
  [/^src\/features\/workbook\/(competitors|list-items|personas|position-map)\//, 'workbook-positioning'],
  [/^src\/features\/account\/forms\//, 'account'],
  [/^src\/features\/history\//, 'history'],
  [/^src\/features\/profile\//, 'profile'],
  [/^src\/features\/site\//, 'site'],
  [/^src\/features\/strategy\//, 'strategy'],
]

/** To which part of the product the words of a file belong. */
export function areaOf(path: string): string {
  const [, own] = apart.find(([files]) => files.test(path)) ?? []
  if (own) return own
  const [, feature, part] = /^src\/features\/([^/]+)\/(?:([^/]+)\/)?/.exec(path) ?? []
  if (feature) return part ? `${feature}-${part}` : feature
  return baseArea
}

/** The areas of a file and of everything it imports at once, as far as these files have words. */
export function areasBehind(root: string, id: string, withWords: ReadonlySet<string>): string[] {
  const seen = new Set<string>()
  const visit = (file: string) => {
    if (seen.has(file)) return
    seen.add(file)
    for (const spec of importsOf(file)) {
      const path = pathOf(root, file, spec)
      if (path) visit(path)
    }
  }
  const start = id.split('?')[0] ?? id
  if (!start.startsWith(resolve(root, 'src'))) return []
  visit(start)
  const paths = [...seen]
    .map((file) => relative(root, file))
    .filter((path) => withWords.has(path) && !commandFiles.test(path))
  return [...new Set(paths.map(areaOf))].sort()
}

const known = new Map<string, string[]>()

function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const found = known.get(text)
  if (found) return found
  const imports = [...text.matchAll(/^(?:import|export)(?!\s+type\b)[^'"()]*['"]([^'"]+)['"]/gm)].map(
    (match) => match[1] ?? '',
  )
  known.set(text, imports)
  return imports
}

function pathOf(root: string, from: string, spec: string): string | null {
  const path = spec.startsWith('#')
    ? resolve(root, 'src', spec.slice(1))
    : spec.startsWith('.')
      ? resolve(dirname(from), spec)
      : null
  return path && /\.tsx?$/.test(path) && existsSync(path) ? path : null
}

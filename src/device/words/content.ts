import type { CompositionWords } from '#model/composition/answers.ts'
import type { StrategyWords } from '#model/composition/strategy-words.ts'
import type { Language } from '#model/language/languages.ts'
import { currentLanguage } from '../session/language.ts'

/** Words of the workbook in one language, by section and step path. */
export interface WorkbookWords {
  readonly sections: Readonly<
    Record<
      string,
      {
        readonly label: string
        readonly depth1: string
        readonly depth2: string
        readonly guideTitle: string
      }
    >
  >
  readonly steps: Readonly<Record<string, StepWords>>
}

export interface StepWords {
  readonly name: string
  readonly title: string
  readonly why: string
  readonly placeholder: string
  readonly examples: readonly string[]
  /** By field path. */
  readonly labels: Readonly<Record<string, string>>
  readonly placeholders: Readonly<Record<string, string>>
  /** What a field means, under its label. */
  readonly hints?: Readonly<Record<string, string>>
  readonly fieldExamples?: Readonly<Record<string, string>>
}

/** Groups of steps beyond the core, each with a file of its own. */
export type StepGroup = 'info' | 'visual' | 'strategy'
export const stepGroups: readonly StepGroup[] = ['info', 'visual', 'strategy']

/** Words of the product's choices by kind and key, such as `companySize.MICRO`. */
export type OptionWords = Readonly<Record<string, Readonly<Record<string, string>>>>

/** What drafts say of choices and values, and the cues by which answers hint at a value. */
export type DraftWords = Omit<CompositionWords, 'coreValueKeyword'>

interface Contents {
  readonly workbook: WorkbookWords
  readonly options: OptionWords
  /** Industries. */
  readonly reference: OptionWords
  /** Choices about personas, scales and axes, and the keywords of a personality with their tones. */
  readonly 'options-strategy': OptionWords
  /** Loaded with what composes drafts, not by a route. */
  readonly drafts: DraftWords
  readonly 'drafts-strategy': StrategyWords
  /** Names by code of ISO 3166-1 alpha-2. */
  readonly countries: Readonly<Record<string, string>>
}

const files = import.meta.glob<{ default: unknown }>(
  '../../../locales/*/{workbook,workbook-info,workbook-visual,workbook-strategy,options,drafts,reference,countries,options-strategy,drafts-strategy}.json',
)
const loaded = new Map<string, unknown>()
/** Chosen once for a page: another tab may switch while this one still shows what it loaded. */
let ofPage: Language | null = null

/** Loads content words; a screen's route asks for what it shows before it shows it. Precached, so also offline. */
export async function loadContent<Name extends keyof Contents>(
  name: Name,
  language: Language = pageLanguage(),
): Promise<Contents[Name]> {
  return loadFile(pathOf(name, language))
}

async function loadFile<Content>(path: string): Promise<Content> {
  const known = loaded.get(path)
  if (known) return known as Content
  const load = files[path]
  if (!load) throw new Error(`there is no ${path}`)
  const content = (await load()).default
  // Two may have asked at once, and the first may have added to it since.
  if (!loaded.has(path)) loaded.set(path, content)
  return loaded.get(path) as Content
}

/** The words of every section and of the core's steps, and of the steps of these groups. */
export async function loadWorkbook(...groups: readonly StepGroup[]): Promise<WorkbookWords> {
  const parts = await Promise.all([
    loadContent('workbook'),
    ...groups.map((group) => loadFile<Pick<WorkbookWords, 'steps'>>(pathOf(`workbook-${group}`))),
  ])
  // Beside what other screens have loaded since.
  const path = pathOf('workbook')
  const { sections, steps } = loaded.get(path) as WorkbookWords
  const merged = { sections, steps: Object.assign({}, steps, ...parts.map((part) => part.steps)) }
  loaded.set(path, merged)
  return merged
}

/** Content that is loaded already: by the route, or with whoever asks. */
export function contentOf<Name extends keyof Contents>(name: Name): Contents[Name] {
  const content = loaded.get(pathOf(name))
  if (!content) throw new Error(`${name} was not loaded`)
  return content as Contents[Name]
}

/** The word of a choice; the key itself where a newer version made it. */
export function optionWord(
  kind: string,
  key: string | null,
  content: 'options' | 'reference' | 'options-strategy' = 'options',
): string {
  if (key === null) return ''
  return contentOf(content)[kind]?.[key] ?? key
}

function pathOf(name: string, language: Language = pageLanguage()): string {
  return `../../../locales/${language}/${name}.json`
}

function pageLanguage(): Language {
  ofPage ??= currentLanguage()
  return ofPage
}

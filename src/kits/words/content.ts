import { loadLanguage } from '#engine/words/language-words.ts'
import { pageLanguage } from '#engine/words/page-language.ts'
import type { CompositionWords, PatternWords } from '#model/composition/answers.ts'
import type { PostWords } from '#model/composition/posts.ts'
import type { StrategyWords } from '#model/composition/strategy-words.ts'
import type { Language } from '#model/language/languages.ts'
import type { ErrorWords } from '#model/sync/problem-words.ts'
import type { ToolNames } from '#model/tools/tools.ts'

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
  readonly steps: Readonly<Record<string, StepOutline>>
}

/** Words of a step in menus and lists. */
interface StepOutline {
  readonly name: string
  readonly title: string
  /** By field path; empty until `loadWorkbook` of its group or `loadStepWords`. */
  readonly labels: Readonly<Record<string, string>>
}

/** And those of its own screen. */
export interface StepWords extends StepOutline {
  readonly why: string
  readonly placeholder: string
  readonly placeholders: Readonly<Record<string, string>>
  readonly hints?: Readonly<Record<string, string>>
  readonly fieldExamples?: Readonly<Record<string, string>>
}

/** Groups of steps, each with words of its own. */
export type StepGroup = 'core' | 'info' | 'visual' | 'strategy'
export const stepGroups: readonly StepGroup[] = ['core', 'info', 'visual', 'strategy']

/** Names of choices by kind and key, such as `companySize.MICRO`. */
export type OptionWords = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Questions of the quest by group of industries, and the options of those that offer some. */
export interface QuestWords {
  readonly industries: Readonly<
    Record<
      string,
      {
        readonly customer: QuestQuestion
        readonly special: QuestQuestion
        readonly items: { readonly question: string; readonly placeholder: string }
      }
    >
  >
}

interface QuestQuestion {
  readonly question: string
  readonly options: Readonly<Record<string, string>>
}

/** Phrases of drafts for choices and values, and the cues by which answers suggest a value. */
export type DraftWords = Omit<CompositionWords, 'coreValueKeyword' | keyof PatternWords>

/** Names of the sizes that designs are made in, and of their tabs, by key. */
export interface FormWords {
  readonly tab: Readonly<Record<string, string>>
  readonly form: Readonly<Record<string, string>>
}

export interface Contents {
  readonly 'board/forms': FormWords
  readonly 'board/tools': ToolNames
  readonly workbook: WorkbookWords
  readonly options: OptionWords
  /** Industries, and the keywords of a personality with their tones. */
  readonly reference: OptionWords
  /** Choices about personas, scales and axes. */
  readonly 'options-strategy': OptionWords
  readonly quest: QuestWords
  /** Loaded with the code that composes drafts, not by a route. */
  readonly drafts: DraftWords
  readonly 'drafts-patterns': PatternWords
  readonly 'drafts-strategy': StrategyWords
  /** Drafts of posts for the planner. */
  readonly 'drafts-posts': PostWords
  /** Names by code of ISO 3166-1 alpha-2. */
  readonly countries: Readonly<Record<string, string>>
  /** Titles of documents, by the key in their traits. */
  readonly documents: Readonly<Record<string, string>>
  /** By error code; loaded with the first problem. */
  readonly errors: ErrorWords
}

const loaded = new Map<string, unknown>()

/** Loads content in the page's language; the loader of a route does this for what its screen shows. Precached, so it works offline. */
export function loadContent<Name extends keyof Contents>(
  name: Name,
  language: Language = pageLanguage(),
): Promise<Contents[Name]> {
  if (name === 'workbook') return loadWorkbook() as Promise<Contents[Name]>
  return loadOnce(`${language}/${name}`, async () => {
    const { content } = await loadLanguage(language)
    return content[`./${name}.json`]?.()
  })
}

/** Content that is loaded already. Throws where it is not. */
export function contentOf<Name extends keyof Contents>(name: Name): Contents[Name] {
  return known(`${pageLanguage()}/${name}`)
}

/** Loads the names of all sections, and of steps and fields of these groups; without a group names and titles of all steps. */
export function loadWorkbook(...groups: readonly StepGroup[]): Promise<WorkbookWords> {
  return loadSteps(groups.length === 0 ? ['outline'] : groups.map((group) => `${group}.labels`))
}

/** Loads all words of the screens of a step's section, and beyond the core the names of fields of its group. */
export function loadStepWords(step: string): Promise<WorkbookWords> {
  const group = stepGroupOf(step)
  const section = `${step.slice(0, step.lastIndexOf('/'))}.steps`
  return loadSteps(group === 'core' ? [section] : [`${group}.labels`, section])
}

async function loadSteps(parts: readonly string[]): Promise<WorkbookWords> {
  const [sections, ...steps] = await Promise.all([
    loadPart<WorkbookWords['sections']>('sections'),
    ...parts.map((part) => loadPart<WorkbookWords['steps']>(part)),
  ])
  const key = `${pageLanguage()}/workbook`
  const before = (loaded.get(key) as WorkbookWords | undefined)?.steps ?? {}
  const words = { sections, steps: { ...before } as Record<string, StepOutline> }
  for (const part of steps) {
    for (const [path, step] of Object.entries(part))
      words.steps[path] = Object.assign({ labels: {} }, words.steps[path], step)
  }
  loaded.set(key, words)
  return words
}

function loadPart<Content>(part: string): Promise<Content> {
  const language = pageLanguage()
  return loadOnce(`${language}/${part}`, async () => {
    const { workbook } = await loadLanguage(language)
    return workbook[part]?.()
  })
}

function stepGroupOf(path: string): StepGroup {
  return stepGroups.find((group) => group === groupOf(path)) ?? 'core'
}

/** The words of a step's screen, loaded by its route; null where they are not. */
export function stepWordsOf(step: string): StepWords | null {
  const words = contentOf('workbook').steps[step]
  return words && 'why' in words ? (words as StepWords) : null
}

/** Loads the worked examples of a group of steps. */
export async function loadExamples(step: string): Promise<void> {
  await loadPart(`${groupOf(step)}.examples`)
}

/** The worked examples of a step; null until they are loaded. */
export function examplesOf(step: string): readonly string[] | null {
  const ofGroup = loaded.get(`${pageLanguage()}/${groupOf(step)}.examples`) as
    | Record<string, readonly string[]>
    | undefined
  return ofGroup ? (ofGroup[step] ?? []) : null
}

/** The name of a choice; the key itself where this version does not know it, '' for null. */
export function optionWord(
  kind: string,
  key: string | null,
  content: 'options' | 'reference' | 'options-strategy' = 'options',
): string {
  if (key === null) return ''
  return contentOf(content)[kind]?.[key] ?? key
}

async function loadOnce<Content>(
  key: string,
  load: () => Promise<{ default: unknown } | undefined>,
): Promise<Content> {
  const there = loaded.get(key)
  if (there) return there as Content
  const content = (await load())?.default
  if (content === undefined) throw new Error(`there is no ${key}`)
  loaded.set(key, content)
  return content as Content
}

function known<Content>(key: string): Content {
  const content = loaded.get(key)
  if (!content) throw new Error(`${key} was not loaded`)
  return content as Content
}

function groupOf(step: string): string {
  return step.split('/')[0] ?? ''
}

import type { CompositionWords } from '#model/composition/answers.ts'
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
}

const files = import.meta.glob<{ default: unknown }>(
  '../../../locales/*/{workbook,options,drafts,reference,options-strategy}.json',
)
const loaded = new Map<string, unknown>()
/** Chosen once for a page: another tab may switch while this one still shows what it loaded. */
let ofPage: Language | null = null

/** Loads content words; a screen's route asks for what it shows before it shows it. Precached, so also offline. */
export async function loadContent<Name extends keyof Contents>(
  name: Name,
  language: Language = pageLanguage(),
): Promise<Contents[Name]> {
  const path = `../../../locales/${language}/${name}.json`
  const known = loaded.get(path)
  if (known) return known as Contents[Name]
  const load = files[path]
  if (!load) throw new Error(`no ${name} for ${language}`)
  const content = (await load()).default
  loaded.set(path, content)
  return content as Contents[Name]
}

/** Content that is loaded already: by the route, or with whoever asks. */
export function contentOf<Name extends keyof Contents>(name: Name): Contents[Name] {
  const content = loaded.get(`../../../locales/${pageLanguage()}/${name}.json`)
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

function pageLanguage(): Language {
  ofPage ??= currentLanguage()
  return ofPage
}

import { strategy as strategyFields } from '#model/documents/strategy.ts'
import { type Answers, itemsOf } from '#model/fields/answers.ts'
import type { Language } from '#model/language/languages.ts'
import { placeWords } from '#model/language/place-words.ts'
import { keywordRanks } from '#model/workbook/strategy-orders.ts'
import { optionWords } from '../reference/options/words.ts'
import type { Content } from './content.ts'
import type { OpenShare } from './queries.ts'
import type { SharedGuide } from './shared-guide.ts'

type SharedStrategy = NonNullable<SharedGuide['strategy']>
type Persona = NonNullable<SharedStrategy['personas']>[number]

const { personality, positioning } = strategyFields

/** The parts of the strategy that the maker of a link has chosen, as far as it shows them; undefined where that is none. */
export function toStrategy(
  { strategy: chosen }: Pick<OpenShare, 'strategy'>,
  { answers, shows }: Pick<Content, 'answers' | 'shows'>,
  language: Language,
): SharedStrategy | undefined {
  const has = (part: string) => chosen.includes(part)
  const shown: SharedStrategy = {
    keywords: has('KEYWORDS') && shows('brandPersonalityKeyword') ? keywordsOf(answers) : null,
    voice:
      has('VOICE') && shows('brandPersonalityVoice')
        ? {
            individuality: textAt(answers, personality.individuality.path),
            voiceTone: textAt(answers, personality.voiceTone.path),
            attention: textAt(answers, personality.attention.path),
          }
        : null,
    personas:
      has('PERSONAS') && shows('brandPositioningPersona')
        ? itemsOf(answers, positioning.personas.path).map((row) => personaOf(row, language))
        : null,
  }
  return Object.values(shown).some((part) => part !== null) ? shown : undefined
}

/** Texts of a strategy that can have a translation. */
export function textsOfStrategy({ keywords, voice, personas }: SharedStrategy): (string | null)[] {
  const ofPersonas = (personas ?? []).flatMap(({ about: _, ...texts }) => Object.values(texts))
  return [...(keywords ?? []), ...Object.values(voice ?? {}), ...ofPersonas]
}

/** In their order where one was made, else as they were chosen. */
function keywordsOf(answers: Answers): string[] {
  const ranked = keywordRanks.flatMap(({ path }) => textAt(answers, path) ?? [])
  if (ranked.length > 0) return ranked
  return itemsOf(answers, personality.keywords.path).flatMap((row) => textAt(row, 'keyword') ?? [])
}

function personaOf(row: Readonly<Record<string, unknown>>, language: Language): Persona {
  const words = optionWords(language)
  const word = (of: Readonly<Record<string, string>>, name: string) => {
    const stored = textAt(row, name)
    return stored === null ? null : (of[stored] ?? null)
  }
  const about = [
    word(words.age, 'age'),
    word(words.gender, 'gender'),
    textAt(row, 'job'),
    word(words.familyRole, 'familyRole'),
    placeWords(language, textAt(row, 'country') ?? '', textAt(row, 'city') ?? ''),
  ]
  return {
    name: textAt(row, 'name'),
    about: about.filter((part) => part !== null && part !== '').join(' · ') || null,
    goal: textAt(row, 'goal'),
    achievements: textAt(row, 'achievements'),
    discomfort: textAt(row, 'discomfort'),
    issue: textAt(row, 'issue'),
    problem: textAt(row, 'problem'),
    needs: textAt(row, 'needs'),
  }
}

/** null for nothing and for an empty text. */
function textAt(row: Readonly<Record<string, unknown>>, name: string): string | null {
  const found = row[name]
  return typeof found === 'string' && found.trim() !== '' ? found : null
}

import type { Language } from '../language/languages.ts'
import { nameOf, phraseOf } from './phrase.ts'
import { phrasebooks } from './phrasebook.ts'
import { type Alternatives, fillFirst } from './template.ts'

/** What a first tagline is made of. */
export interface TaglineAnswers {
  readonly name: string
  readonly target: string | null
  readonly positive: string | null
  /** The first of the menu or services. */
  readonly service: string | null
  /** The first keyword, in the current language. */
  readonly keyword: string | null
}

/** What a first tagline is about: what is special, for whom, which character. */
export type TaglineAngle = 'special' | 'customer' | 'character'

export interface DraftTagline {
  readonly angle: TaglineAngle
  readonly text: string
}

/** Limit of a tagline in characters. */
const longest = 60

/**
 * Up to three taglines, one from each angle. An angle whose answer is missing, or whose line would exceed the limit of a
 * tagline, is left out.
 */
export function composeTaglines(answers: TaglineAnswers, language: Language): string[] {
  return composeDraftTaglines(answers, language).map(({ text }) => text)
}

/** The same, each with its angle. */
export function composeDraftTaglines(answers: TaglineAnswers, language: Language): DraftTagline[] {
  const book = phrasebooks[language]
  const keyword = answers.keyword?.trim() ?? ''
  const slots = {
    N: nameOf({ brandName: null, brand: answers.name }, book),
    T: phraseOf(answers.target, 'T', book),
    Y: phraseOf(answers.positive, 'Y', book),
    S: phraseOf(answers.service, 'S', book),
    K: book.lowered(keyword),
  }
  return angles[language]
    .map((alternatives, i) => ({
      angle: angleOrder[i] ?? 'character',
      text: book.finish(fillFirst(alternatives, slots, book)),
    }))
    .filter(({ text }) => text !== '' && text.length <= longest)
}

const angleOrder = ['special', 'customer', 'character'] as const

/** By language, in the order of the angles; the syntax is described in `template.ts`. */
const angles: Readonly<Record<Language, readonly Alternatives[]>> = {
  ko: [['{Y}, {N}'], ['{T:을} 위한 {S}', '{T:을} 위한 {N}'], ['{K} {S}, {N}', '{K} 브랜드, {N}']],
  en: [['{N}: {Y}'], ['{S} for {T}', '{N}, for {T}'], ['{N}, {K} {S}', '{N}, {K} at heart']],
  ja: [['{Y}、{N}'], ['{T}のための{S}', '{T}のための{N}'], ['{K}{S}、{N}', '{K}ブランド、{N}']],
  'zh-CN': [['{Y}，{N}'], ['{S}，为{T}而做', '{N}，为{T}而来'], ['{K}{S}，{N}', '{K}品牌，{N}']],
  'zh-TW': [['{Y}，{N}'], ['{S}，為{T}而做', '{N}，為{T}而來'], ['{K}{S}，{N}', '{K}品牌，{N}']],
}

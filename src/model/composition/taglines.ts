import type { Language } from '../language/languages.ts'
import { industryGroupOf } from '../options/business.ts'
import { tidied } from './answers.ts'
import { isCraft } from './ko-verbs.ts'
import { nameOf } from './phrase.ts'
import { type Phrasebook, phrasebooks } from './phrasebook.ts'
import { seedOf } from './seed.ts'
import { slotOf } from './slots.ts'
import { en } from './taglines/en.ts'
import { ja } from './taglines/ja.ts'
import { ko } from './taglines/ko.ts'
import type { TaglinePatterns } from './taglines/patterns.ts'
import { zhCN } from './taglines/zh-cn.ts'
import { zhTW } from './taglines/zh-tw.ts'
import type { Slots, Template } from './template.ts'
import { settingOf, type Voice } from './voice.ts'
import { writeDrafts } from './write-drafts.ts'

/** What a first tagline is made of. */
export interface TaglineAnswers {
  readonly name: string
  readonly target: string | null
  readonly positive: string | null
  /** The first of the menu or services. */
  readonly service: string | null
  /** The first keyword, in the current language. */
  readonly keyword: string | null
  /** Key of the industry or its group. */
  readonly industry?: string | null
  readonly voice?: Voice
}

/** What a first tagline is about: what is special, for whom, which character. */
export type TaglineAngle = 'special' | 'customer' | 'character'

export interface DraftTagline {
  readonly angle: TaglineAngle
  readonly text: string
}

/** Limit of a tagline in characters, and the length beyond which another pattern is preferred. */
const longest = 60
const comfortable = 32

/**
 * Up to three taglines, one from each angle. An angle whose answer is missing, or whose line would exceed the limit of a
 * tagline, is left out.
 */
export function composeTaglines(answers: TaglineAnswers, language: Language): string[] {
  return composeDraftTaglines(answers, language).map(({ text }) => text)
}

/** The same, each with its angle. */
export function composeDraftTaglines(answers: TaglineAnswers, language: Language): DraftTagline[] {
  return taglineChoices(answers, language).flatMap(({ angle, texts: [text] }) =>
    text === undefined ? [] : [{ angle, text }],
  )
}

/** All taglines of each angle, the preferred one first; equal answers of two brands begin with different ones. */
export function taglineChoices(
  answers: TaglineAnswers,
  language: Language,
): { readonly angle: TaglineAngle; readonly texts: readonly string[] }[] {
  const book = phrasebooks[language]
  const patterns = byLanguage[language]
  const N = nameOf({ brandName: null, brand: answers.name }, book)
  const positive = slotOf('Y', answers.positive, book)
  const target = slotOf('T', answers.target, book)
  const { S, ...bare } = thingSlots(answers, book)
  const keyword = keywordSlot(answers.keyword, book)
  const isKnown = Object.keys(keyword).length > 0
  const trade = isKnown ? [] : tradesOf(answers.industry ?? null, patterns)
  const write = (angle: TaglineAngle, templates: readonly Template[], slots: Slots) => ({
    angle,
    texts: writeDrafts(
      templates.map((template) => [[template]]),
      { N, ...slots },
      settingOf(language, answers.voice),
      { before: [], after: [] },
      seedOf(`${N} ${angle}`),
      comfortable,
    ).filter((text) => text.length <= longest),
  })
  return [
    write('special', 'Y' in positive || 'Y!' in positive ? patterns.special : [], positive),
    write('customer', patterns.customer, { ...target, ...bare, S }),
    isKnown
      ? write('character', patterns.character, { ...keyword, ...bare })
      : // A line of the trade says nothing but the name.
        write('character', trade, { name: N }),
  ]
}

/** A thing that is too long for a line, or a sentence, is left out of it. */
function thingSlots({ service, name, positive }: TaglineAnswers, book: Phrasebook) {
  const { S = '' } = slotOf('S', service, book)
  const s = book.bare?.(S) ?? S
  const verb = S === '' ? '' : (book.verbFor?.([S], `${name} ${positive ?? ''} ${S}`) ?? '')
  const making = s === '' ? '' : (book.verbFor?.([s], `${name} ${positive ?? ''} ${S}`) ?? '')
  return {
    S: S.length <= comfortable / 2 ? S : s,
    s: s.length <= comfortable / 2 ? s : '',
    V: isCraft(making) ? making : /^(키우|가르치|열)다$/.test(verb) ? verb : '',
    craft: isCraft(making) && making !== '' ? making : '',
  }
}

function keywordSlot(keyword: string | null, book: Phrasebook): Slots {
  const word = tidied(keyword)
  if (word === '') return {}
  return book.describes(word) ? { K: book.lowered(word) } : { W: book.lowered(word) }
}

function tradesOf(industry: string | null, { trades }: TaglinePatterns): readonly Template[] {
  if (industry === null) return []
  return trades[industry] ?? trades[industryGroupOf(industry)] ?? []
}

const byLanguage: Readonly<Record<Language, TaglinePatterns>> = { ko, en, ja, 'zh-CN': zhCN, 'zh-TW': zhTW }

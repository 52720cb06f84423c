import type { Language } from '../language/languages.ts'
import { asSentence, spaced, tidied } from './answers.ts'
import { nameOf, splitThings } from './phrase.ts'
import { type Phrasebook, phrasebooks } from './phrasebook.ts'
import { seedOf } from './seed.ts'
import { slotOf } from './slots.ts'
import { type Alternatives, fillFirst, type Slots, type Template, writeText } from './template.ts'
import { settingOf, type Voice } from './voice.ts'

/** What a post is about, as in the planner: a day, a product, something to know, words of a customer, an offer, news. */
export const postKinds = ['DAY', 'PRODUCT', 'INFO', 'REVIEW', 'OFFER', 'NEWS'] as const
export type PostKind = (typeof postKinds)[number]

/** The answers of the brand that a post may use; null for no answer. A `CoreAnswers` will do. */
export interface PostAnswers {
  readonly brandName: string | null
  /** `Brand.name`, used if `brandName` is empty. */
  readonly brand: string | null
  readonly service: string | null
  readonly target: string | null
}

export interface PostRequest {
  readonly kind: PostKind
  /** What it is about: a product, a topic, what was said, an offer. A sentence stays one. */
  readonly subject?: string | null
  /** The name of the day, such as 추석, or 개업 3주년. */
  readonly day?: string | null
  /** The next number gives the next draft; after the last comes the first. */
  readonly seed?: number
  readonly voice?: Voice
}

export interface Post {
  readonly title: string
  /** Two to four sentences in one paragraph. */
  readonly text: string
}

interface PostPattern {
  readonly title: Alternatives
  readonly text: readonly (Template | Alternatives)[]
}

/**
 * `locales/{language}/drafts-posts.json`. Slots: N the name, P the subject as a phrase, P! as a sentence, Q the subject as
 * quoted words of a customer, d the day, S the first service, T the target.
 */
export interface PostWords {
  /** What the subject is where none is given, by kind. */
  readonly subject: { readonly [Kind in PostKind]?: Alternatives }
  /** The day where none is given. */
  readonly day: string
  readonly quote: Template
  /** Parts of names of days on which nothing is celebrated; `solemn` are the posts of these. */
  readonly solemnDays: readonly string[]
  readonly solemn: readonly PostPattern[]
  readonly posts: Readonly<Record<PostKind, readonly PostPattern[]>>
}

/** A draft of a post. The same answers, request and seed give the same draft; each brand begins with another one. */
export function composePost(
  answers: PostAnswers,
  request: PostRequest,
  language: Language,
  words: PostWords,
): Post {
  const book = phrasebooks[language]
  const setting = settingOf(language, request.voice)
  const slots = slotsOf(answers, request, book, words)
  const isSolemn = request.kind === 'DAY' && words.solemnDays.some((part) => slots.d?.includes(part))
  const patterns = isSolemn ? words.solemn : words.posts[request.kind]
  const start = seedOf(`${slots.N} ${request.kind}`) % patterns.length
  const pattern = patterns[(start + Math.abs(Math.trunc(request.seed ?? 0))) % patterns.length]
  if (!pattern) throw new Error(`no posts of kind ${request.kind}`)
  const sentences = pattern.text.map((sentence) => (typeof sentence === 'string' ? [sentence] : sentence))
  return {
    title: setting.finish(fillFirst(pattern.title, slots, setting)),
    // A product is named, so what was said of it comes first.
    text: writeText(request.kind === 'PRODUCT' ? [['{P!}'], ...sentences] : sentences, slots, setting),
  }
}

function slotsOf(answers: PostAnswers, request: PostRequest, book: Phrasebook, words: PostWords): Slots {
  const { S = '' } = slotOf('S', splitThings(answers.service)[0] ?? null, book)
  const { T = '' } = slotOf('T', answers.target, book)
  const known = { N: nameOf(answers, book), S, T }
  const subject = tidied(request.subject ?? null)
  const day = tidied(request.day ?? null)
  const isSentence = book.isSentence(spaced(request.subject ?? null))
  const d = day || (request.kind === 'DAY' && !isSentence && subject) || words.day
  const usual = fillFirst(words.subject[request.kind] ?? [], known, book)
  if (subject === '') return { ...known, d, P: usual }
  if (!isSentence) return { ...known, d, P: book.inline(subject) }
  const whole = asSentence(request.subject ?? '', book.fullStop)
  const P = request.kind === 'PRODUCT' ? usual : ''
  return { ...known, d, P, 'P!': whole, Q: words.quote.replace('{Q}', () => whole) }
}

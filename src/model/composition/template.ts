/**
 * Sentences with slots. Answers that were filled in are not parsed again, so people may write brackets.
 *
 *   {A}        the answer, required
 *   {A:은}     the answer with a particle, required
 *   {A!}       the answer where it is a sentence of its own, required
 *   {A?}       nothing, but requires A or A!; {A|B?} requires one of A, A!, B, B!
 *   […{A}…]    left out if something that it requires is missing
 *   ‹A|…›      left out if neither A nor A! is there; ‹A!|…› if A! is not
 *   <굽다>      Korean: the predicate in the voice of the text; <굽다:는> before a noun; <V> the one of slot V
 *
 * `_` stands for the sentences before this one: {_?} requires that there is one. A template cannot be used
 * if something that it requires is missing.
 */
export type Template = string

/** A sentence in several forms, best first; the first whose slots can be filled is used. */
export type Alternatives = readonly Template[]

/** A draft as a list of sentences. */
export type Variant = readonly Alternatives[]

/** Answers by slot; an empty one counts as missing. */
export type Slots = Readonly<Record<string, string>>

/** What filling templates needs of a language. */
export interface Setting {
  /** Between two sentences. */
  joint: string
  /** The word with a particle of `{A:particle}`. */
  withParticle: (word: string, particle: string) => string
  /** Applied to each sentence, for example to capitalise it. */
  finish: (sentence: string) => string
  /** The predicate of `<verb:ending>`; without an ending that of a sentence. */
  predicate?: (verb: string, ending: string) => string
  /** Whether Latin letters and digits in an answer keep a space to surrounding Chinese characters. */
  spacesLatin?: boolean
}

/** The sentences of a variant that can be filled, joined; '' if none can. */
export function writeText(variant: Variant, slots: Slots, setting: Setting): string {
  const sentences: string[] = []
  for (const alternatives of variant) {
    const sentence = fillFirst(alternatives, { ...slots, _: sentences.join('') }, setting)
    if (sentence !== '') sentences.push(setting.finish(sentence))
  }
  return sentences.join(setting.joint)
}

/** The first of the templates that can be filled; '' if none can. */
export function fillFirst(alternatives: Alternatives, slots: Slots, setting: Setting): string {
  for (const template of alternatives) {
    const open = template
      .replace(/‹([^|]+)\|([^›]*)›/g, (_, name: string, words: string) =>
        (name.endsWith('!') ? slots[name] : hasEither(slots, name)) ? words : '',
      )
      .replace(/\[([^\]]*)\]/g, (_, part: string) => (canFill(part, slots) ? part : ''))
    if (canFill(open, slots)) return fill(withPredicates(open, slots, setting), slots, setting)
  }
  return ''
}

const slotPattern = /\{([^}:?]+)([:?]?)([^}]*)\}/g

function fill(template: Template, slots: Slots, setting: Setting): string {
  return template.replace(
    slotPattern,
    (slot: string, name: string, kind: string, particle: string, at: number) => {
      if (kind === '?') return ''
      const isJoined = kind === ':' || /^[\p{L}.。,，、]/u.test(template.slice(at + slot.length))
      const answer = isJoined && !name.endsWith('!') ? withoutStop(slots[name]) : (slots[name] ?? '')
      if (kind === ':') return setting.withParticle(answer, particle)
      if (!setting.spacesLatin) return answer
      const before = /\p{Script=Han}$/u.test(template.slice(0, at)) && /^[\w%]/.test(answer) ? ' ' : ''
      const after =
        /^\p{Script=Han}/u.test(template.slice(at + slot.length)) && /[\w%]$/.test(answer) ? ' ' : ''
      return before + answer + after
    },
  )
}

/** A name that is written with a full stop (온기.) has none before a particle, a letter and a mark: 온기는. */
function withoutStop(answer = ''): string {
  return answer.replace(/(?<=[^.。])[.。]+$/u, '')
}

function withPredicates(template: Template, { V = '' }: Slots, { predicate }: Setting): Template {
  if (!predicate) return template
  return template.replace(/<([^:>]+):?([^>]*)>/g, (_, verb: string, ending: string) =>
    predicate(verb === 'V' ? V : verb, ending),
  )
}

function canFill(template: Template, slots: Slots): boolean {
  if (/<V[:>]/.test(template) && !slots.V) return false
  return [...template.matchAll(slotPattern)].every(([, name = '', kind]) =>
    kind === '?' ? name.split('|').some((one) => hasEither(slots, one)) : slots[name],
  )
}

function hasEither(slots: Slots, name: string): boolean {
  return Boolean(slots[name] || slots[`${name}!`])
}

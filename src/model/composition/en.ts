import type { Phrasebook } from './phrasebook.ts'
import type { Alternatives } from './template.ts'

export const en: Phrasebook = {
  joint: ' ',
  fullStop: '.',
  us: 'our brand',
  anyCompany: 'a brand',
  grown: '{Z}[ with {M}]',
  // English templates use particles for gerunds only: {way:small} puts the first letter in lower case.
  withParticle: (word) => word.charAt(0).toLowerCase() + word.slice(1),
  finish: capitalised,
  isSentence: (answer) =>
    /[.!?](\s|$)/.test(answer) ||
    /^(I|([Ww]e|[Yy]ou|[Tt]hey|[Ii]t|[Tt]here|[Hh]e|[Ss]he))(?![\w-])/.test(answer),
  withoutCopula: (answer) => answer,
  inline: (phrase) =>
    phrase.replace(/^(An?|The|Our|My|Every|Each|No|To|For|With|Being|Becoming)(?=\s)/, (word) =>
      word.toLowerCase(),
    ),
  listed: (things) => {
    const before = things.slice(0, -1).join(', ')
    return [before, things.at(-1) ?? ''].filter((part) => part !== '').join(' and ')
  },
  describes: (keyword) => !/(ness|ity|ship|ment|tion|ance|ence|care|joy|trust|craft)$/i.test(keyword),
  lowered: (keyword) =>
    keyword.replace(/\S+/g, (word) => (/^[A-Z]{2,}$/.test(word) ? word : word.toLowerCase())),
  isWay: (how) => startsWithGerund.test(how),
  hasCue: (text, cue) => ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(` ${cue}`),

  joined: [
    ['{bg!}', '{N} began with {bg}.'],
    ['{wh!}', '‹bg|Today, ›{N} offers {wh}.'],
    how(''),
    ['{A!}', 'what we hope for is {A}.'],
  ],
  firstPurpose: [['{N} offers {S} for {T}.', '{N} is here for {T}.', '{N} offers {S}.']],
  firstTitle: ['{S} for {T}', '{N}, for {T}'],
}

/** Excludes nouns that end in -ing. */
const startsWithGerund =
  /^(?!(?:king|ring|spring|string|wing|(?:no|some|any|every)?thing|morning|evening|ceiling)\b)[a-z]+ing\b/i

function how(a: string): Alternatives {
  return [`{how!}`, `${a}we work by {way:small}.`, `${a}we keep to one way of working: {how}.`]
}

/** Names such as eBay and iPhone keep their lower case letter. */
function capitalised(sentence: string): string {
  return /^\p{Ll}\S*\p{Lu}/u.test(sentence) ? sentence : sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

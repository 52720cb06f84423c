import type { Phrasebook, QuotedSlot } from './phrasebook.ts'
import type { Alternatives } from './template.ts'

const quotes: Record<QuotedSlot, string> = {
  T: 'people who say',
  D: 'the trouble of',
  S: 'the promise of',
  A: 'the hope of',
  B: 'the plan',
  G: 'a brand that can say',
  I: 'the picture of',
  X: 'a world of',
  Y: 'the promise of',
}

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
  quoted: (sentence, slot) => `${quotes[slot]} “${sentence}”`,
  listed: (things) => {
    const before = things.slice(0, -1).join(', ')
    return [before, things.at(-1) ?? ''].filter((part) => part !== '').join(' and ')
  },
  lowered: (keyword) =>
    keyword.replace(/\S+/g, (word) => (/^[A-Z]{2,}$/.test(word) ? word : word.toLowerCase())),
  isWay: (how) => startsWithGerund.test(how),
  hasCue: (text, cue) => ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(` ${cue}`),

  story: [
    [
      ['{bg!}', '{N} began with {bg}.'],
      ['{wh!}', '‹bg|Today, ›{N} offers {wh}.'],
      how(''),
      ['{A!}', 'what we hope for is {A}.'],
    ],
    [
      ['{wh!}', '{N} is here for one thing: {wh}.'],
      ['‹wh|It began like this. ›{bg!}', 'it began with {bg}.'],
      how('‹bg|to stay true to that start, ›'),
      ['{A!}', 'step by step, we are getting closer to {A}.'],
    ],
    [
      ['{A!}', '{A}: that is what {N} hopes for.'],
      ['‹A|That hope has a beginning. ›{bg!}', 'it began with {bg}.'],
      ['{wh!}', '{A?}today we work towards it with {wh}.', 'today we offer {wh}.'],
      how('‹A|it is also why ›'),
    ],
  ],
  purpose: [
    [
      ['for {T}, there is a problem: {D}.', 'there is a problem: {D}.'],
      ['‹D|that is why ›{N} offers {S}.', '{D?}{N} does not walk past it.'],
      ['what we want to see is {A}.'],
    ],
    [
      ['{N} is here for {T}.'],
      ["we don't walk past {D}; we answer with {S}.", "we don't walk past {D}.", 'we answer with {S}.'],
      ['{_?}we believe it leads to {A}.', 'we hope for {A}.'],
    ],
    [
      ['we dream of {A}.'],
      [
        '‹A|so ›[for {T}, ]we offer {S} and take on {D}, one step at a time.',
        '‹A|so ›[for {T}, ]we offer {S}.',
        '‹A|so ›[for {T}, ]we take on {D}, one step at a time.',
      ],
      ['{_?}that is why {N} exists.'],
    ],
  ],
  vision: [
    [
      ['[{F}, ]{N} will [reach {B} and ]become {G}.', '[{F}, ]{N} will reach {B}.'],
      ['[grown into {MZ}, ]we will work for {I}.', 'we will grow into {MZ}.'],
    ],
    [
      ['what we picture is {I}.'],
      [
        '[today we are {P}; ][{F}, ]we will be known[ in {B}] as {G}.',
        '{B|F?}[{F}, ]we will meet more people[ in {B}].',
      ],
    ],
    [
      ['{G}: that is what {N} wants to become.'],
      ['reaching {B} step by step, [{F} ]we will arrive at {I}.', '[{F}, ]we will arrive at {I}.'],
      ['‹I|by then ›we will be {MZ}.'],
    ],
  ],
  values: [
    [['{own?}{K} is {act}.', '{K} means {act}.'], ['so instead of {X}, people get {Y}.']],
    [['to us, {k} is {act}.'], ['it is how {X} turns into {Y}.']],
    [['{act}: that is our {k}.'], ['that is where {Y} begins.']],
  ],
  ownActs: [
    ['the promise we keep every day[ for the sake of {Y}]'],
    ['the first thing we think of at work'],
    ['the place we return to when in doubt'],
  ],
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

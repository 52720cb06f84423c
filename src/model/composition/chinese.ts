import type { Phrasebook } from './phrasebook.ts'

/** What traditional and simplified Chinese share. */
export const chinese = {
  joint: '',
  fullStop: '。',
  spacesLatin: true,
  grown: '[{M}]{Z}',
  withParticle: (word) => word,
  finish: (sentence) => sentence,
  isSentence: (answer) => /[。！？｡]|[.!?](\s|$)|[了吗嗎呢吧][…\s]*$/.test(answer),
  withoutCopula: (answer) => answer,
  inline: (phrase) => phrase,
  listed: (things) => {
    const before = things.slice(0, -1).join('、')
    return [before, things.at(-1) ?? ''].filter((part) => part !== '').join('和')
  },
  describes: (keyword) => keyword.endsWith('的'),
  lowered: (keyword) => keyword,
  hasCue: (text, cue) => text.includes(cue),
} satisfies Partial<Phrasebook>

import type { Phrasebook } from './phrasebook.ts'
import type { Alternatives } from './template.ts'

export const ja: Phrasebook = {
  joint: '',
  fullStop: '。',
  us: '私たち',
  anyCompany: 'ブランド',
  grown: '[{M}]{Z}',
  withParticle: (word) => word,
  finish: (sentence) => sentence,
  isSentence: (answer) =>
    /[。．！？｡]|[.!?](\s|$)/.test(answer) ||
    /(です|ます|でした|ました|ません|ましょう|である|だった|のだ)[よねか]?[…\s]*$/.test(answer),
  // 美しいです and 食べたいです end in an adjective, 会社員です in a noun: only the copula after a noun is removed.
  withoutCopula: (answer) =>
    /[しいよすくなた]いです$/.test(answer) ? answer : answer.replace(/(です|である)$/, ''),
  inline: (phrase) => phrase,
  listed: (things) => things.join('、'),
  describes: (keyword) => /[ぁ-ん]$/.test(keyword),
  lowered: (keyword) => keyword,
  isWay: (how) => /(方法|やり方|方式|仕方|作り方|原則|手順|順序)$/.test(how),
  hasCue: (text, cue) => text.includes(cue),

  joined: [
    ['{bg!}', '{N}の物語は、{bg}から始まりました。'],
    ['‹bg|だから、›{wh!}', '‹bg|だから›{N}は、{wh}をお届けしています。'],
    how('', ''),
    ['{A!}', '{N}が夢見るのは、{A}です。'],
  ],
  firstPurpose: [
    ['{N}は、{T}のために{S}をご用意します。', '{N}は、{T}のためにあります。', '{N}は、{S}をご用意します。'],
  ],
  firstTitle: ['{T}のための{S}', '{T}のための{N}'],
}

function how(a: string, b: string): Alternatives {
  return [`${a}{how!}`, `${a}{way}で仕事をしています。`, `${b}大切にしているやり方は、{how}です。`]
}

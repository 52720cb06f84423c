import { chinese } from './chinese.ts'
import type { Phrasebook } from './phrasebook.ts'
import type { Alternatives } from './template.ts'

export const zhTW: Phrasebook = {
  ...chinese,
  us: '我們',
  anyCompany: '品牌',
  isWay: (how) => /(方式|方法|做法|原則|順序)$/.test(how),

  joined: [
    ['{bg!}', '{N}的故事，從{bg}開始。'],
    ['‹bg|於是，›{wh!}', '‹bg|於是，›{N}帶來了{wh}。'],
    how('', ''),
    ['{A!}', '{N}的心願，是{A}。'],
  ],
  firstPurpose: [['{N}為{T}準備了{S}。', '{N}為{T}而來。', '{N}準備了{S}。']],
  firstTitle: ['{S}，為{T}而做', '{N}，為{T}而來'],
}

function how(a: string, b: string): Alternatives {
  return [`${a}{how!}`, `${a}我們堅持{way}。`, `${b}我們堅持的做法是{how}。`]
}

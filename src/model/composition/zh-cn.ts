import { chinese } from './chinese.ts'
import type { Phrasebook } from './phrasebook.ts'
import type { Alternatives } from './template.ts'

export const zhCN: Phrasebook = {
  ...chinese,
  us: '我们',
  anyCompany: '品牌',
  isWay: (how) => /(方式|方法|做法|原则|顺序)$/.test(how),

  joined: [
    ['{bg!}', '{N}的故事，始于{bg}。'],
    ['‹bg|于是，›{wh!}', '‹bg|于是，›{N}带来了{wh}。'],
    how('', ''),
    ['{A!}', '{N}的心愿，是{A}。'],
  ],
  firstPurpose: [['{N}为{T}准备了{S}。', '{N}为{T}而来。', '{N}准备了{S}。']],
  firstTitle: ['{S}，为{T}而做', '{N}，为{T}而来'],
}

function how(a: string, b: string): Alternatives {
  return [`${a}{how!}`, `${a}我们坚持{way}。`, `${b}我们坚持的做法是{how}。`]
}

import type { Language } from '../language/languages.ts'

/** Words that promise more than an advertisement may without proof, in five languages; each match is one claim. */
const korean = [
  '(?:세계|국내|동네|업계|지역|전국)\\s?(?:최고|최초|유일|1위|제일)\\S{0,3}',
  '최고(?!\\s?기온|령|조|봉|참|위|치)(?:급|의)?',
  '최상급|최상의',
  '최저가',
  '유일(?:무이)?(?:한|하게|의)?',
  '완벽(?:한|하게|히)?',
  '무조건',
  '절대로?(?!적|자|값)',
  '완치',
  '부작용\\s?(?:이\\s?)?(?:없는|없이|제로)',
  '기적(?:의|같은)?',
  '(?:1위|일등|넘버원)',
  '평생\\s?보장',
]
const others = [
  'world[- ]class',
  'the (?:very )?best',
  'best in (?:the )?(?:world|town|country)',
  'number one',
  'no\\.? ?1',
  '#1',
  'the only',
  'unbeatable',
  'guaranteed?',
  'miracle',
  'perfect',
  '日本一|世界一|業界初|業界No\\.?1',
  '最高級?|最安値?|最強|唯一(?:無二)?|完璧|絶対に?|必ず治る',
  '最好|最佳|第一(?=的|品牌|名)|顶级|頂級|极品|極品|国家级|國家級|绝对|絕對|完美|独一无二|獨一無二|万能|萬能|永久',
]

const claim = new RegExp(
  `(?<![가-힣])(?:${korean.join('|')})|(?<![a-z])(?:${others.slice(0, 11).join('|')})(?![a-z])|(?:${others.slice(11).join('|')})|(?<!\\d)100\\s?[%％]`,
  'gi',
)

/** What a person may say, and what a text that was written for them has to leave to them: who was first, what heals. */
const unsaid: Readonly<Record<Language, RegExp>> = {
  ko: /최고(?!\s*(?:기온|령|령자|참))|최초|유일|(?<!\d)1\s*위|일등|넘버\s*원|백\s*퍼센트|효능|특효|만병|부작용\s*없|세계\s*제일|국내\s*최대|보장(?:합|해|드)/,
  en: /\b(?:best in|first[- ]ever|world'?s (?:first|best)|cures?)\b/,
  ja: /最高|世界初|日本初|史上初|No\.?\s?1|ナンバーワン|(?<!\d)1位|効能|特効|完治|絶対/,
  'zh-CN': /最高级|唯一|首创|第一(?!次|步|天|时间|眼|口)|特效|根治|包治/,
  'zh-TW': /最高級|唯一|首創|第一(?!次|步|天|時間|眼|口)|特效|根治|包治/,
}
const strictly = (language: Language) => new RegExp(`${claim.source}|${unsaid[language].source}`, 'gi')

/** What something is made of: `100% 국산 쌀`, `면 100%`. */
const madeOf =
  /(?:^|\s)(?:면|울|쌀|원두|과즙|국산|순면|실크|린넨|리넨|천연|유기농|cotton|wool|arabica|綿|棉|純|纯)\s?$/i
const madeOfAfter =
  /^\s?(?:면|울|쌀|원두|과즙|국산|순면|실크|린넨|리넨|천연|유기농|우리|cotton|wool|arabica|organic|綿|棉)/i
const nearby = 12

export interface TextRange {
  readonly from: number
  readonly to: number
}

/** Where a text claims too much. `strict`: the language of a text that was written for a person, which may say less than they may. */
export function overclaimsIn(text: string, { strict }: { readonly strict?: Language } = {}): TextRange[] {
  const found: TextRange[] = []
  for (const match of text.matchAll(strict === undefined ? claim : strictly(strict))) {
    const from = match.index
    const to = from + match[0].trimEnd().length
    const isShare = /^100/.test(match[0])
    const isMaterial =
      isShare &&
      (madeOf.test(text.slice(Math.max(0, from - nearby), from)) ||
        madeOfAfter.test(text.slice(to, to + nearby)))
    if (!isMaterial) found.push({ from, to })
  }
  return found
}

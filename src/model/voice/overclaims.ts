/** Words that promise more than an advertisement may without proof, in five languages; each match is one claim. */
const korean = [
  '(?:세계|국내|동네|업계|지역|전국)\\s?(?:최고|최초|유일|1위|제일)\\S{0,3}',
  '최고(?!기온|령|조|봉|참|위|치)(?:급|의)?',
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

/** Where a text claims too much. */
export function overclaimsIn(text: string): TextRange[] {
  const found: TextRange[] = []
  for (const match of text.matchAll(claim)) {
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

import type { Language } from '../language/languages.ts'

/** What no brand may assert: the first, the only one, the best, certain effects. */
const overclaims: Readonly<Record<Language, RegExp>> = {
  ko: /최고(?!\s*(?:기온|령|령자|참))|최초|유일|(?<!\d)1\s*위|일등|넘버\s*원|100\s*%|백\s*퍼센트|효능|특효|완치|만병|부작용\s*없|무조건|세계\s*제일|국내\s*최대|보장(?:합|해|드)/gu,
  en: /\b(?:the best|best in|number one|no\.? ?1|the only|first[- ]ever|world'?s (?:first|best)|guaranteed?|miracle|cures?)\b|#1\b|\b100 ?%/giu,
  ja: /最高|唯一|世界初|日本初|史上初|No\.?\s?1|ナンバーワン|(?<!\d)1位|100\s?[%％]|効能|特効|完治|絶対/giu,
  'zh-CN': /最好|最佳|最高级|唯一|首创|第一(?!次|步|天|时间|眼|口)|100\s?[%％]|特效|根治|绝对|包治/gu,
  'zh-TW': /最好|最佳|最高級|唯一|首創|第一(?!次|步|天|時間|眼|口)|100\s?[%％]|特效|根治|絕對|包治/gu,
}

/** What a text asserts too much, but for what its author has written already; null: nothing. */
export function overclaimIn(text: string, language: Language, ownText = ''): string | null {
  const found = text.normalize('NFKC').match(overclaims[language]) ?? []
  const own = ownText.normalize('NFKC')
  return found.find((words) => !own.includes(words)) ?? null
}

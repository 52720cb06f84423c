import { industryGroupOf, industryKeys } from '#model/options/business.ts'
import type { FontLanguage } from '#model/options/fonts.ts'
import type { FontSample } from '#model/typography/font-sample.ts'
import { english } from './trade-words/en.ts'
import { japanese } from './trade-words/ja.ts'
import { korean } from './trade-words/ko.ts'
import type { SampleWords, TradeWords } from './trade-words/trade-words.ts'

const ofTrade: Readonly<Record<'ko' | 'en' | 'ja', TradeWords>> = { ko: korean, en: english, ja: japanese }

const general: Readonly<Record<Exclude<FontLanguage, 'ko' | 'en'>, SampleWords>> = {
  ja: {
    heading: '毎日そばに置くもの',
    body: 'ご注文から3日以内にお届けします。1,200円から45,000円まであります。',
  },
  'zh-CN': { heading: '每天陪在身边', body: '下单后 3 天内发货，价格从 12 元到 450 元。' },
  'zh-TW': { heading: '每天陪在身邊', body: '下單後 3 天內出貨，價格從 120 元到 4,500 元。' },
}

const glyphs: Readonly<Record<Exclude<FontLanguage, 'ko' | 'en'>, string>> = {
  ja: 'あいうえおかきくけこ アイウエオカキクケコ 0123456789',
  'zh-CN': '永和九年岁在癸丑暮春之初 0123456789',
  'zh-TW': '永和九年歲在癸丑暮春之初 0123456789',
}

/** What is said in the trade of a brand, in the language of a font; empty where the usual sentences are as good. */
export function tradeSampleOf(language: FontLanguage, industry: string): Partial<FontSample> {
  const own = language === 'zh-CN' || language === 'zh-TW' ? undefined : wordsOf(ofTrade[language], industry)
  if (language === 'ko' || language === 'en') return own ?? {}
  return { ...(own ?? general[language]), glyphs: glyphs[language] }
}

function wordsOf(words: TradeWords, industry: string): SampleWords | undefined {
  if (!industryKeys.includes(industry)) return undefined
  return words[industry] ?? words[industryGroupOf(industry)]
}

import { type IndustryGroup, industryGroupOf, industryKeys } from '#model/options/business.ts'
import type { FontLanguage } from '#model/options/fonts.ts'
import type { FontSample } from '#model/typography/font-sample.ts'

type Words = Pick<FontSample, 'heading' | 'body'>

/** Sentences of a specimen for a brand without its own in that script: what is said in its trade. */
const ofTrade: Readonly<Record<'ko' | 'en' | 'ja', Readonly<Partial<Record<IndustryGroup, Words>>>>> = {
  ko: {
    FNB: { heading: '매일 아침 새로', body: '8시부터 21시까지 열어요. 커피 4,500원, 점심 12,000원부터예요.' },
    FASHION_BEAUTY: {
      heading: '입을수록 내 것',
      body: '사이즈는 44부터 77까지 있어요. 커트는 50분, 32,000원부터예요.',
    },
    EDUCATION: {
      heading: '매일 조금씩',
      body: '한 번에 50분, 일주일에 두 번이에요. 한 반에 8명까지 받아요.',
    },
    PROFESSIONAL: {
      heading: '쉬운 말로, 제때에',
      body: '처음 30분은 무료예요. 견적은 2일 안에 보내 드려요.',
    },
    HEALTHCARE_MEDICAL: {
      heading: '한 분 한 분께 시간을',
      body: '평일 9시부터 18시까지 열어요. 한 분에 20분씩 예약을 받아요.',
    },
  },
  en: {
    FNB: {
      heading: 'Fresh every morning',
      body: 'Open from 8 a.m. to 9 p.m. Coffee from 3.50, lunch from 12.',
    },
    FASHION_BEAUTY: {
      heading: 'Made to be worn',
      body: 'Sizes from 36 to 44. A cut takes 50 minutes, from 32.',
    },
    EDUCATION: {
      heading: 'A little every day',
      body: 'Lessons of 50 minutes, twice a week, for 8 people at most.',
    },
    PROFESSIONAL: {
      heading: 'Plain answers, on time',
      body: 'The first 30 minutes are free. Estimates within 2 days.',
    },
    HEALTHCARE_MEDICAL: {
      heading: 'Time for each patient',
      body: 'Open on weekdays, 9 a.m. to 6 p.m. Visits of 20 minutes.',
    },
  },
  ja: {
    FNB: {
      heading: '毎朝、できたてを',
      body: '8時から21時まで営業しています。コーヒー450円、ランチ1,200円から。',
    },
    FASHION_BEAUTY: {
      heading: '着るほどになじむ',
      body: 'サイズは36から44まで。カットは50分、4,400円から承ります。',
    },
    EDUCATION: { heading: '毎日すこしずつ', body: 'レッスンは50分、週2回です。1クラス8人までお受けします。' },
    PROFESSIONAL: {
      heading: 'わかりやすく、期限どおりに',
      body: '最初の30分は無料です。お見積もりは2日以内にお送りします。',
    },
    HEALTHCARE_MEDICAL: {
      heading: 'ひとりひとりに時間を',
      body: '平日9時から18時まで。ご予約は1人20分です。',
    },
  },
}

const general: Readonly<Record<Exclude<FontLanguage, 'ko' | 'en'>, Words>> = {
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

/** The first letter of a specimen. */
export const firstLetters: Readonly<Record<FontLanguage, string>> = {
  ko: '가',
  en: 'Aa',
  ja: 'あ',
  'zh-CN': '永',
  'zh-TW': '永',
}

/** What is said in the trade of a brand, in the language of a font; empty where the usual sentences are as good. */
export function tradeSampleOf(language: FontLanguage, industry: string): Partial<FontSample> {
  const group = industryKeys.includes(industry) ? industryGroupOf(industry) : 'ECOMMERCE'
  const own = language === 'zh-CN' || language === 'zh-TW' ? undefined : ofTrade[language][group]
  if (language === 'ko' || language === 'en') return own ?? {}
  return { ...(own ?? general[language]), glyphs: glyphs[language] }
}

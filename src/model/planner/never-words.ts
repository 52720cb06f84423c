import type { Language } from '../language/languages.ts'

/** What is not talked about: discounts, faces of customers, pressing with deadlines, comparing with other shops. */
export const nevers = ['DISCOUNT', 'FACES', 'URGENCY', 'COMPARE'] as const
export type Never = (typeof nevers)[number]

type Words = Readonly<Record<Exclude<Never, 'FACES'>, readonly string[]>>

/** Words of drafts that talk of it, by language. */
const words: Readonly<Record<Language, Words>> = {
  ko: {
    DISCOUNT: ['할인', '세일', '반값', '특가', '최저가'],
    URGENCY: ['마감', '서두르', '서둘러', '놓치지', '마지막 기회', '한정', '선착순'],
    COMPARE: ['다른 가게', '다른 곳', '남들', '타사', '어디보다'],
  },
  en: {
    DISCOUNT: ['discount', 'sale', '% off', 'half price'],
    URGENCY: ['hurry', 'last chance', 'don’t miss', 'limited', 'while stocks'],
    COMPARE: ['other shops', 'other places', 'unlike others', 'than others'],
  },
  ja: {
    DISCOUNT: ['割引', 'セール', '半額', '特価'],
    URGENCY: ['締切', '締め切り', 'お急ぎ', 'お見逃し', '限定', '先着'],
    COMPARE: ['他店', 'ほかの店', 'よそ'],
  },
  'zh-CN': {
    DISCOUNT: ['折扣', '打折', '促销', '半价', '特价'],
    URGENCY: ['截止', '抓紧', '错过', '限量', '限时', '先到先得'],
    COMPARE: ['别家', '其他店', '别的店'],
  },
  'zh-TW': {
    DISCOUNT: ['折扣', '打折', '促銷', '半價', '特價'],
    URGENCY: ['截止', '把握', '錯過', '限量', '限時', '先到先得'],
    COMPARE: ['別家', '其他店', '別的店'],
  },
}

/** The words that drafts in a language do not have where these are not talked about. */
export function neverWords(language: Language, never: ReadonlySet<Never>): string[] {
  return nevers.flatMap((each) => (each !== 'FACES' && never.has(each) ? words[language][each] : []))
}

import type { FontLanguage } from '../options/fonts.ts'

/** Texts of the specimens of a brand book, the same in every language. */
export const bookSamples = {
  letter: '가',
  letters: '가Aa',
  korean:
    '같은 말도 어떤 글꼴로 앉히느냐에 따라 다르게 들려요. 제목은 크게 한 번, 본문은 차분하게. 줄 사이는 글자 크기의 반 이상 띄우고, 한 줄은 서른 자 안팎으로 맞춰요. 굵기는 두 가지면 충분해요.',
  english:
    'The same words sound different in another typeface. Set titles once and large, set text quietly. Leave at least half the size of a letter between two lines, keep a line to some sixty letters, and be content with two weights: the eye rests where little changes.',
}

/** Characters that a book needs besides its texts: of page numbers, values and units. */
export const bookLetters = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))}가½□·—`

/** The first letter of a specimen. */
export const firstLetters: Readonly<Record<FontLanguage, string>> = {
  ko: '가',
  en: 'Aa',
  ja: 'あ',
  'zh-CN': '永',
  'zh-TW': '永',
}

import { type Html, html } from '#server/http/html.ts'
import type { SharedGuide } from '../shared-guide.ts'
import type { PageWords } from '../words.ts'

type Typography = NonNullable<NonNullable<SharedGuide['visual']>['typography']>

export const fontRoles = ['korMain', 'korSub', 'engMain', 'engSub'] as const

/** Sample texts in the script of the font, independent of the page's language. */
const samples = {
  ko: {
    big: '손이 먼저 찾는 이름',
    small: '흙은 서두르지 않아요. 오래 두고 볼 이름일수록 천천히 고르고, 매일 쓰는 말로 적어요.',
    glyphs: '가나다라마바사아자차카타파하 0123456789',
  },
  en: {
    big: 'A name that stays',
    small: 'Clay does not hurry. A name that is meant to last is chosen slowly and said in plain words.',
    glyphs: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789',
  },
} as const

export function specimensOf(typography: Typography, words: PageWords): Html | null {
  const shown = fontRoles.flatMap((role) => {
    const font = typography[role]
    return font ? [{ role, font }] : []
  })
  if (shown.length === 0) return null
  return html`<div class="specimens">${shown.map(({ role, font }) => {
    const language = role.startsWith('kor') ? 'ko' : 'en'
    const { big, small, glyphs } = samples[language]
    return html`<article><header><h3>${font.name}</h3><span>${words.label(`visual.${role}`)} · ${font.weightValue}</span></header>
<div class="font-${role}" lang="${language}"><p class="big">${big}</p><p class="small">${small}</p><p class="glyphs">${glyphs}</p></div></article>`
  })}</div>`
}

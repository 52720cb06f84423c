import { guide } from '#model/documents/guide.ts'
import { strategy } from '#model/documents/strategy.ts'
import type { Answers } from '#model/fields/answers.ts'
import { fontFamilies } from '#model/options/fonts.ts'
import { specimenOf } from '#model/typography/specimen.ts'
import { optionWords } from '#server/api/reference/options/words.ts'
import { type Html, html } from '#server/http/html.ts'
import type { SharedGuide } from '../shared-guide.ts'
import type { PageWords } from '../words.ts'

type Typography = NonNullable<NonNullable<SharedGuide['visual']>['typography']>

export const fontRoles = ['korMain', 'korSub', 'engMain', 'engSub'] as const

/** The fonts of a brand, each with words of the brand or its trade in the script of the font. */
export function specimensOf(typography: Typography, shared: SharedGuide, words: PageWords): Html | null {
  const shown = fontRoles.flatMap((role) => {
    const font = typography[role]
    return font ? [{ role, font }] : []
  })
  if (shown.length === 0) return null
  const answers = answersOf(shared, words)
  return html`<div class="specimens">${shown.map(({ role, font }) => {
    const language = fontFamilies.find(({ family }) => family === font.family)?.language ?? 'ko'
    const { script, heading, body, glyphs } = specimenOf(role, language, answers)
    return html`<article><header><h3>${font.name}</h3><span>${words.label(`visual.${role}`)} · ${font.weightValue}</span></header>
<div class="font-${role}" lang="${script}"><p class="big">${heading}</p><p class="small">${body}</p><p class="glyphs">${glyphs}</p></div></article>`
  })}</div>`
}

/** What the link shows of the brand in a line, and the key of its industry, of which it has the word. */
function answersOf({ brand, core }: SharedGuide, { language }: PageWords): Answers {
  const industry = Object.entries(optionWords(language).industry).find(([, word]) => word === brand.industry)
  return {
    [guide.info.name.path]: brand.name,
    [guide.info.subName.path]: brand.subName,
    [guide.info.industry.path]: industry?.[0],
    [strategy.personality.tagline1.path]: brand.tagline,
    [guide.core.purposeManifesto.path]: core?.purpose?.purposeManifesto,
    [guide.core.what.path]: core?.story?.what,
  }
}

import { join } from 'node:path'
import { colourRoles, usualShares } from '#model/colour/roles.ts'
import { readStyle } from '#server/http/read-style.ts'
import type { SharedGuide } from '../shared-guide.ts'
import { fontRoles } from './specimens.ts'

type Font = NonNullable<NonNullable<SharedGuide['visual']>['typography']>['korMain']

/** The design tokens and the rules of the share page. */
export const pageStyle = (): string => readStyle(join(import.meta.dirname, 'share.css'))

/** The brand's colours and fonts as CSS. Contains only validated colours and families of our list. */
export function brandStyle({ visual }: SharedGuide): string {
  const { colors, typography } = visual ?? {}
  const rules = colourRoles.flatMap((role) => {
    const hex = colors?.[role]
    return hex ? [`.ground-${role}{background:${hex}}`, `.words-${role}{color:${hex}}`] : []
  })
  for (const [role, share] of Object.entries(usualShares)) rules.push(`.share-${role}{flex-grow:${share}}`)
  if (colors?.main) rules.push(`:root{--brand-raw:${colors.main}}`)
  for (const role of fontRoles) {
    const font = typography?.[role]
    if (font) rules.push(`.font-${role}{font-family:"${font.family}",serif;font-weight:${font.weightValue}}`)
  }
  // The English font comes first: it has no Hangul, while a Korean one has Latin letters as well.
  const families = (...fonts: readonly (Font | undefined)[]) =>
    fonts.flatMap((font) => (font ? [`"${font.family}",`] : [])).join('')
  const { korMain, korSub, engMain, engSub } = typography ?? {}
  const weight = korMain?.weightValue ?? engMain?.weightValue ?? 700
  rules.push(`:root{--brand-head:${families(engMain, korMain)}var(--font-ui);--brand-weight:${weight}}`)
  rules.push(`:root{--brand-font:${families(engSub, korSub)}var(--font-ui)}`)
  return rules.join('\n')
}

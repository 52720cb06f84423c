import { type FontFamily, fontFamilies } from '#model/options/fonts.ts'
import type { TextLayer } from '#scene/body/body.ts'
import type { Dress, FontSlot } from '#scene/dress/dress.ts'
import { facesOfSlot } from '#scene/dress/values-of.ts'

export const fontSlots = ['korMain', 'korSub', 'engMain', 'engSub'] as const satisfies readonly FontSlot[]

/** The fonts of a text: what it takes first, and then for letters which that lacks. */
type Chain = TextLayer['font']

/** The slot that a text takes first; null for a family of its own. */
export function slotOf(font: string | undefined): FontSlot | null {
  return fontSlots.find((slot) => font === `{font.${slot}}`) ?? null
}

/** The family that a slot or a name stands for; null for one that is no family of the model. */
export function familyOf(font: string | undefined, dress: Dress): FontFamily | null {
  const slot = slotOf(font)
  if (font === undefined || (font.startsWith('{') && slot === null)) return null
  const slug = slot === null ? font : (facesOfSlot(dress, slot)[0]?.family ?? 'pretendard')
  return fontFamilies.find((family) => family.slug === slug || family.family === slug) ?? null
}

/** A Latin font leaves Hangul to the Korean one of the brand. */
export function chainOf(font: FontSlot | FontFamily): Chain {
  if (typeof font !== 'string') return font.language === 'ko' ? [font.slug] : [font.slug, '{font.korMain}']
  if (font === 'engMain') return ['{font.engMain}', '{font.korMain}']
  if (font === 'engSub') return ['{font.engSub}', '{font.korSub}']
  return [`{font.${font}}`]
}

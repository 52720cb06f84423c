import { type FontFamily, fontFamilies, nearestWeight } from '#model/options/fonts.ts'
import type { SceneFace } from '../list/drawing.ts'

export interface OfferedFace {
  readonly family: FontFamily
  readonly weight: number
}

/** For letters that a family lacks: Hangul and Latin first, then Han as each language draws it. */
const helpers = ['pretendard', 'noto-sans-jp', 'noto-sans-sc', 'noto-sans-tc']

/** What a run in a face is drawn with, in the order in which its letters are looked up. The first is the face itself, where it is offered. */
export function offeredFaces({ family, weight }: SceneFace): readonly OfferedFace[] {
  const slugs = [...new Set([family, ...helpers])]
  return slugs.flatMap((slug) => {
    const offered = fontFamilies.find((candidate) => candidate.slug === slug)
    return offered ? [{ family: offered, weight: nearestWeight(offered, weight) }] : []
  })
}

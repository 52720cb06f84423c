import { offeredFaces } from '#scene/back-ends/offered-faces.ts'
import type { SceneFace } from '#scene/list/drawing.ts'

export interface CssFace {
  readonly fontFamily: string
  readonly fontWeight: number
}

/** A face for CSS, with Pretendard for what it lacks: what is measured and what is shown are set in the same list. */
export function cssFaceOf(face: SceneFace): CssFace {
  const [first, second] = offeredFaces(face)
  const names = [first, second].flatMap((one) => (one ? [`"${one.family.family}"`] : []))
  return { fontFamily: `${names.join(', ')}, sans-serif`, fontWeight: first?.weight ?? face.weight }
}

/** The value of `font` of a canvas, at a size in px. */
export function canvasFont(face: SceneFace, size: number): string {
  const { fontFamily, fontWeight } = cssFaceOf(face)
  return `${fontWeight} ${size}px ${fontFamily}`
}

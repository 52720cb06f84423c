import { contrastOf, white } from '#model/colour/contrast.ts'
import type { Hex } from '#model/colour/oklab.ts'
import { type Drawing, inInk } from '#model/draft-logo/drawing.ts'
import { reversedOn } from '#model/draft-logo/plate.ts'

/** Contrast of a logo with its ground below which it is not seen, as in templates. */
const enough = 2

interface LogoOnGround {
  readonly drawing: Drawing
  readonly ground: Hex
}

/** A logo on a ground, in one colour where its own would not be seen there. One with a symbol of the brand's own stays on white. */
export function logoOnGround(drawing: Drawing, ground: Hex): LogoOnGround {
  if (drawing.shapes.some(({ kind }) => kind === 'svg')) return { drawing, ground: white }
  const isSeen = drawing.shapes.every(
    (shape) => shape.kind === 'svg' || shape.isReversed || contrastOf(shape.fill, ground) >= enough,
  )
  return { drawing: isSeen ? drawing : inInk(drawing, reversedOn(ground), { kind: 'none' }), ground }
}

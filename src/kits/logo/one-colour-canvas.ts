import { type OneColour, oneColourOf, painted } from '#model/logo/one-colour.ts'

export type OneColourPixels =
  | {
      readonly kind: 'form'
      /** The form in a colour, in the size of the canvas. */
      pixelsIn(colour: readonly [red: number, green: number, blue: number]): ImageData
    }
  | Exclude<OneColour, { readonly kind: 'form' }>

/** The one-colour form of the logo that a canvas shows. Keeps the page busy for its whole area. */
export function oneColourOn(
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
): OneColourPixels {
  const { width, height } = context.canvas
  const result = oneColourOf(context.getImageData(0, 0, width, height))
  if (result.kind !== 'form') return result
  return {
    kind: 'form',
    pixelsIn: (colour) => new ImageData(painted(result.opacity, colour), width, height),
  }
}

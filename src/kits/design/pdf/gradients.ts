import type { PDFDocument, PDFRef } from '@cantoo/pdf-lib'
import { rgbOf } from '#model/colour/oklab.ts'
import type { Fill } from '#scene/list/drawing.ts'
import { boxOf } from './path-operators.ts'

export type Gradient = Exclude<Fill, string>

/** The colours of a gradient as a shading in the coordinates of its path. */
export function colourShading(pdf: PDFDocument, gradient: Gradient): PDFRef {
  const colours = gradient.stops.map(
    ([at, colour]) => [at, rgbOf(colour).map((channel) => channel / 255)] as const,
  )
  return shading(pdf, gradient, 'DeviceRGB', colours)
}

export function isOpaque({ stops }: Gradient): boolean {
  return stops.every(([, , opacity]) => opacity === 1)
}

/** A state of graphics in which a gradient shows through as its opacities say: a shading itself has none. */
export function opacityMask(pdf: PDFDocument, gradient: Gradient, d: string): PDFRef {
  const { context } = pdf
  const opacities = gradient.stops.map(([at, , opacity]) => [at, [opacity]] as const)
  const group = context.flateStream('/S sh', {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [...boxOf(d)],
    Group: { S: 'Transparency', CS: 'DeviceGray' },
    Resources: { Shading: { S: shading(pdf, gradient, 'DeviceGray', opacities) } },
  })
  return context.register(
    context.obj({ SMask: { Type: 'Mask', S: 'Luminosity', G: context.register(group) } }),
  )
}

type Stops = readonly (readonly [at: number, values: readonly number[]])[]

function shading(pdf: PDFDocument, { from, to }: Gradient, space: string, stops: Stops): PDFRef {
  const { context } = pdf
  return context.register(
    context.obj({
      ShadingType: 2,
      ColorSpace: space,
      Coords: [...from, ...to],
      Function: functionOf(pdf, stops),
      Extend: [true, true],
    }),
  )
}

/** Linear from stop to stop; before the first and after the last one as they are. */
function functionOf(pdf: PDFDocument, stops: Stops): PDFRef {
  const { context } = pdf
  const sorted = [...stops].sort(([one], [other]) => one - other)
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (!first || !last) throw new Error('a gradient has no stops')
  const whole: Stops = [[0, first[1]], ...sorted, [1, last[1]]]
  const pieces = whole.slice(1).flatMap(([at, values], index) => {
    const [before, start] = whole[index] ?? first
    return at > before ? [{ at, start, values }] : []
  })
  return context.register(
    context.obj({
      FunctionType: 3,
      Domain: [0, 1],
      Functions: pieces.map(({ start, values }) => ({
        FunctionType: 2,
        Domain: [0, 1],
        C0: [...start],
        C1: [...values],
        N: 1,
      })),
      Bounds: pieces.slice(0, -1).map(({ at }) => at),
      Encode: pieces.flatMap(() => [0, 1]),
    }),
  )
}

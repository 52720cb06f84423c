import type { Colour, Gradient, Paint } from '#scene/body/body.ts'

type Stop = Gradient['stops'][number]

/** A stop in another colour. */
export function recoloured([at, , opacity]: Stop, colour: Colour): Stop {
  return opacity === undefined ? [at, colour] : [at, colour, opacity]
}

/** A paint with one of its colours exchanged. */
export function exchanged(paint: Paint | null, from: Colour, to: Colour): Paint | null {
  if (paint === null || typeof paint === 'string') return paint === from ? to : paint
  return { ...paint, stops: paint.stops.map((stop) => (stop[1] === from ? recoloured(stop, to) : stop)) }
}

export function coloursOfPaint(paint: Paint): readonly Colour[] {
  return typeof paint === 'string' ? [paint] : paint.stops.map(([, colour]) => colour)
}

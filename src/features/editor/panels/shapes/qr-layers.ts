import { freshKey } from '#model/fields/fresh-key.ts'
import { type Body, type Colour, type GroupLayer, millimetresPerPixel } from '#scene/body/body.ts'
import { pageSizeOf } from '#scene/body/page-size.ts'
import { measureOf, rounded } from '../insert/place-layers.ts'
import type { QrPath } from './qr-path.ts'

/** Modules that stay free around a code, by its standard. */
export const quietZone = 4
/** Contrast of a code with its ground below which telephones fail to read it. */
export const enoughForCode = 4
/** In print: below, the modules of a usual address are too small. */
const leastMillimetres = 20

/** A code on a plate in the brand's paper with its quiet zone, together a group. */
export function qrLayers(
  body: Body,
  { size, d }: QrPath,
  { name, colour }: { name: string; colour: Colour },
): GroupLayer {
  const { width, height } = pageSizeOf(body)
  const least = body.unit === 'mm' ? leastMillimetres / millimetresPerPixel : 96
  const side = rounded(Math.min(Math.max(measureOf(body) * 0.2, least), Math.min(width, height) * 0.9))
  const module = side / (size + 2 * quietZone)
  const at = rounded(module * quietZone)
  const inner = rounded(module * size)
  return {
    id: freshKey(),
    type: 'group',
    name,
    x: 0,
    y: 0,
    w: side,
    h: side,
    children: [
      { id: freshKey(), type: 'shape', shape: 'rect', x: 0, y: 0, w: side, h: side, fill: '{color.paper}' },
      {
        id: freshKey(),
        type: 'path',
        x: at,
        y: at,
        w: inner,
        h: inner,
        box: [0, 0, size, size],
        d,
        fill: colour,
      },
    ],
  }
}

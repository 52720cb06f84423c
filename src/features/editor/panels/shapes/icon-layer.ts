import { SVGPathData } from 'svg-pathdata'
import { freshKey } from '#model/fields/fresh-key.ts'
import type { Body, PathLayer } from '#scene/body/body.ts'
import { measureOf, rounded } from '../insert/place-layers.ts'

/** A symbol as one path in the main colour. `d`: any path data in a square of 100 units, filled by the even-odd rule. */
export function iconLayer(body: Body, name: string, d: string): PathLayer {
  const side = rounded(measureOf(body) * 0.2)
  const frame = { x: 0, y: 0, w: side, h: side }
  return {
    id: freshKey(),
    type: 'path',
    name,
    ...frame,
    box: [0, 0, 100, 100],
    d: plainPath(d),
    rule: 'evenodd',
    fill: '{color.main}',
  }
}

/** Path data as bodies have it: absolute M, L, C, Q and Z alone. */
export function plainPath(d: string): string {
  return new SVGPathData(d)
    .toAbs()
    .normalizeHVZ(false)
    .normalizeST()
    .aToC()
    .round(1e3)
    .encode()
    .replaceAll('z', 'Z')
}

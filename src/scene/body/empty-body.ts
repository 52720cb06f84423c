import { freshKey } from '#model/fields/fresh-key.ts'
import type { Body } from './body.ts'

/** A design of one white page. */
export function emptyBody(
  name: string,
  size: Pick<Body, 'form' | 'unit' | 'width' | 'height' | 'bleed'>,
): Body {
  return { v: 1, name, ...size, tags: [], pages: [{ id: freshKey(), background: '#FFFFFF', layers: [] }] }
}

import type { Layer, Page } from '../body/body.ts'
import { type Edges, edgesOf, matrixOf } from '../shapes/matrix.ts'
import { hasLetters } from './changes.ts'
import { type AreaChange, isSpanning } from './form-areas.ts'

/**
 * Keys of the layers of a resized page that may not be where a person would put them: those beyond the page or beside it,
 * pictures of another ratio, texts at their least size, and texts, pictures and logos that cover each other anew.
 */
export function layersToCheck(before: Page, after: Page, { from, to }: AreaChange): readonly string[] {
  const old = new Map(before.layers.map((layer) => [layer.id, { layer, bounds: boundsOf(layer) }]))
  const now = after.layers.map((layer) => ({ layer, bounds: boundsOf(layer) }))
  const found = new Set<string>()
  for (const { layer, bounds } of now) {
    const was = old.get(layer.id)
    if (!was) continue
    if (!isWithin(bounds, to) && isWithin(was.bounds, from)) found.add(layer.id)
    if (hasOtherRatio(was.layer, layer) && !isGround(was.bounds, from)) found.add(layer.id)
    if (isAtMin(layer) && !isAtMin(was.layer)) found.add(layer.id)
  }
  for (const [at, one] of now.entries())
    for (const other of now.slice(at + 1)) {
      const [wasOne, wasOther] = [old.get(one.layer.id), old.get(other.layer.id)]
      if (!wasOne || !wasOther || !isContent(one.layer) || !isContent(other.layer)) continue
      if (!overlap(one.bounds, other.bounds) || overlap(wasOne.bounds, wasOther.bounds)) continue
      found.add(one.layer.id).add(other.layer.id)
    }
  return [...found]
}

function boundsOf(layer: Layer): Edges {
  return edgesOf(matrixOf(layer), { left: 0, top: 0, right: layer.w, bottom: layer.h })
}

/** px, of what is rounded. */
const slack = 0.5

function isWithin({ left, top, right, bottom }: Edges, page: Edges): boolean {
  const isAcross = left >= page.left - slack && right <= page.right + slack
  return isAcross && top >= page.top - slack && bottom <= page.bottom + slack
}

function overlap(one: Edges, other: Edges): boolean {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  return across > slack && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > slack
}

/** What fills the page is cropped as before. */
function isGround({ left, top, right, bottom }: Edges, page: Edges): boolean {
  return isSpanning(left, right, page.left, page.right) && isSpanning(top, bottom, page.top, page.bottom)
}

function hasOtherRatio(before: Layer, after: Layer): boolean {
  if (before.type !== 'image' || after.type !== 'image' || before.h === 0 || after.h === 0) return false
  const change = after.w / after.h / (before.w / before.h)
  return change > 1.1 || change < 1 / 1.1
}

function isAtMin(layer: Layer): boolean {
  return hasLetters(layer) && layer.min !== undefined && layer.size <= layer.min
}

function isContent(layer: Layer): boolean {
  return ['text', 'table', 'image', 'logo', 'group'].includes(layer.type)
}

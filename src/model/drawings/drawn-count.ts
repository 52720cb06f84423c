import { DrawingFault } from './drawing-fault.ts'
import { drawingLimits } from './drawing-limits.ts'
import type { KeptElement } from './kept-element.ts'

interface Drawn {
  /** Elements, with those that references bring in. */
  readonly count: number
  /** Corners of paths, each of which may get a marker. */
  readonly corners: number
  readonly height: number
}

/**
 * Rejects a drawing that becomes too large once every reference is followed: a few elements that use each other can be
 * millions. A `use` that contains itself is nothing in a browser and loses its address.
 */
export function boundDrawn(root: KeptElement): number {
  const byId = new Map<string, KeptElement>()
  collectIds(root, byId)
  const known = new Map<KeptElement, Drawn | null>()

  const measure = (element: KeptElement, depth: number): Drawn => {
    const found = known.get(element)
    if (found) return found
    if (depth > deepest) throw new DrawingFault('tooComplex', element.name)
    known.set(element, null)
    let count = 1
    let corners = cornersOf(element)
    let height = 0
    const take = (drawn: Drawn) => {
      count += drawn.count
      corners += drawn.corners
      height = Math.max(height, drawn.height)
    }
    for (const child of element.children) if (typeof child !== 'string') take(measure(child, depth + 1))
    const target = byId.get(idIn(element.attributes.get('xlink:href')))
    if (target && isInside(target)) element.attributes.delete('xlink:href')
    else if (target) take(measure(target, depth + 1))
    for (const [property, id] of referencesOf(element)) {
      const used = byId.get(id)
      if (!used || isInside(used)) continue
      const drawn = measure(used, depth + 1)
      // These are inherited by all that is in the element.
      const times = property.startsWith('marker') ? corners : /^(fill|stroke)$/.test(property) ? count : 1
      const isGradient = used.name.endsWith('Gradient')
      count += isGradient ? 0 : times * drawn.count
      height = Math.max(height, drawn.height)
    }
    height += 1
    if (count > drawingLimits.drawn || height > deepest) throw new DrawingFault('tooComplex', element.name)
    const measured = { count, corners, height }
    known.set(element, measured)
    return measured
  }
  const isInside = (element: KeptElement) => known.get(element) === null
  return measure(root, 0).count
}

const deepest = 1000

function collectIds(element: KeptElement, byId: Map<string, KeptElement>): void {
  const id = element.attributes.get('id')
  if (id !== undefined && !byId.has(id)) byId.set(id, element)
  for (const child of element.children) if (typeof child !== 'string') collectIds(child, byId)
}

function idIn(address: string | undefined): string {
  if (!address?.startsWith('#')) return ''
  try {
    return decodeURIComponent(address.slice(1))
  } catch {
    return address.slice(1)
  }
}

function referencesOf({ attributes }: KeptElement): (readonly [string, string])[] {
  const found: (readonly [string, string])[] = []
  for (const [name, value] of attributes) {
    if (!value.includes('url(')) continue
    for (const declaration of name === 'style' ? value.split(';') : [`${name}:${value}`]) {
      const [property = ''] = declaration.split(':', 1)
      for (const [, id = ''] of declaration.matchAll(/url\(["']?#([^"')]+)/g))
        found.push([property, idIn(`#${id}`)])
    }
  }
  return found
}

function cornersOf({ attributes }: KeptElement): number {
  const shape = attributes.get('d') ?? attributes.get('points') ?? ''
  return shape.length >> 2
}

import { leastLogoHeight } from '#model/logo/logo-rules.ts'
import type { Body, Layer, Page } from '../body/body.ts'
import { millimetresPerPixel } from '../body/body.ts'
import type { Dress } from '../dress/dress.ts'
import type { Drawing, Item, PictureItem } from '../list/drawing.ts'
import { touches, withClearSpace } from '../logo/clear-space.ts'
import type { Edges } from '../shapes/matrix.ts'
import type { DesignFinding } from './design-finding.ts'
import { edgesOfItem } from './item-edges.ts'

/** Below it a logo is an ornament, to which no rules apply. */
const ornament = 0.5
/** px that a layout may be off without a meaning. */
const slack = 1
const usualWidth = 1080

/** Logos that are too small, and what is within the space that a logo has to itself. */
export function logoFindings(
  body: Pick<Body, 'unit'>,
  page: Page,
  drawing: Drawing,
  dress: Dress,
): Omit<DesignFinding, 'page'>[] {
  const layers = logosIn(page.layers)
  const logos = drawing.items.filter(
    (item): item is PictureItem =>
      item.kind === 'picture' && layers.has(item.layer) && item.opacity >= ornament,
  )
  return logos.flatMap((logo) => {
    const at = edgesOfItem(logo)
    const facts = dress.logos.find(({ key }) => key === logo.picture)
    const bounds = leastLogoHeight[facts?.form === 'symbol' ? 'symbol' : 'words']
    const height = at.bottom - at.top
    const isPrint = body.unit === 'mm'
    const amount = isPrint ? height * millimetresPerPixel : height
    const needed = isPrint ? bounds.mm : bounds.px * Math.max(1, drawing.width / usualWidth)
    const { layer } = logo
    const isSmall = amount < needed - 0.5 * (isPrint ? millimetresPerPixel : 1)
    return [
      ...(isSmall
        ? [
            {
              fault: 'small-logo',
              level: 'warn',
              layer,
              at,
              amount,
              about: isPrint ? 'mm' : 'px',
              needed,
            } as const,
          ]
        : []),
      ...(isCrowded(logo, drawing, dress.clearSpace)
        ? [{ fault: 'crowded-logo', level: 'warn', layer, at } as const]
        : []),
    ]
  })
}

/**
 * Letters and pictures in the space, what is painted over it, and the edge of the page. What the whole space lies on is its
 * ground.
 */
function isCrowded(logo: PictureItem, { items, width, height }: Drawing, clearSpace: number): boolean {
  const clear = shrunk(withClearSpace(edgesOfItem(logo), clearSpace))
  if (
    clear.left < -slack ||
    clear.top < -slack ||
    clear.right > width + slack ||
    clear.bottom > height + slack
  )
    return true
  const from = items.indexOf(logo)
  return items.some((item, index) => {
    if (item.layer === logo.layer || item.layer === '' || item.opacity < ornament) return false
    const edges = edgesOfItem(item)
    if (!touches(edges, clear)) return false
    return index > from || (item.kind !== 'path' && !holds(item, edges, clear))
  })
}

function holds(item: Item, outer: Edges, inner: Edges): boolean {
  return (
    item.kind === 'picture' &&
    outer.left <= inner.left &&
    outer.top <= inner.top &&
    outer.right >= inner.right &&
    outer.bottom >= inner.bottom
  )
}

function shrunk({ left, top, right, bottom }: Edges): Edges {
  return { left: left + slack, top: top + slack, right: right - slack, bottom: bottom - slack }
}

function logosIn(layers: readonly Layer[]): ReadonlySet<string> {
  const idsIn = (layer: Layer): readonly string[] =>
    layer.type === 'group' ? layer.children.flatMap(idsIn) : layer.type === 'logo' ? [layer.id] : []
  return new Set(layers.flatMap(idsIn))
}

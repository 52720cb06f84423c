import { type Body, type Layer, millimetresPerPixel, type Page } from '../body/body.ts'
import type { Dress } from '../dress/dress.ts'
import { safeMargin } from '../edit/safe-margin.ts'
import type { Drawing, PictureItem, SceneFace, TextItem } from '../list/drawing.ts'
import { checkBleed, checkEdges } from './check-edges.ts'
import { type DesignFault, type DesignFinding, designTopics, printLimits, topicOf } from './design-finding.ts'
import { beyondInk } from './ink-reach.ts'
import { edgesOfItem } from './item-edges.ts'

export interface PrintFacts {
  /** Bleed in mm that the list of forms gives this form; null: it is not in the list. */
  readonly bleedOfForm: number | null
  readonly dress: Dress
  /** Whether a picture, by its key, has no pixels. */
  readonly isVector: (picture: string) => boolean
  /** Faces that are not whole on this device. */
  readonly missing: readonly SceneFace[]
}

type PageFinding = Omit<DesignFinding, 'page'>

/**
 * What a print shop would ask about a design. `drawings`: its pages as they are exported, in their order. Of each layer a fault is
 * told once, where it is worst; by topic, then in the order of pages and of painting.
 */
export function checkPrint(
  body: Body,
  drawings: readonly Drawing[],
  facts: PrintFacts,
): readonly DesignFinding[] {
  const reach = rememberReach()
  const found = body.pages.flatMap((page, at) => {
    const drawing = drawings[at]
    return drawing
      ? worstOfEach(checkPage(body, page, drawing, { ...facts, reach })).map((one) => ({
          ...one,
          page: page.id,
        }))
      : []
  })
  const sized: readonly DesignFinding[] =
    body.unit === 'px'
      ? [{ fault: 'screen-size', level: 'warn', page: body.pages[0]?.id ?? '', layer: '' }]
      : []
  const rank = ({ fault }: DesignFinding) => designTopics.indexOf(topicOf[fault])
  return [...sized, ...found].toSorted((one, other) => rank(one) - rank(other))
}

type Reach = typeof beyondInk

/** Of each colour once: a design has many items, but few colours. */
function rememberReach(): Reach {
  const known = new Map<string, number>()
  return (colour) => {
    const reach = known.get(colour) ?? beyondInk(colour)
    known.set(colour, reach)
    return reach
  }
}

function checkPage(
  body: Body,
  page: Page,
  drawing: Drawing,
  facts: PrintFacts & { readonly reach: Reach },
): readonly PageFinding[] {
  const whole = wholeIn(page.layers)
  const mustStay = (layer: string) => whole.has(layer)
  const isMetric = body.unit === 'mm'
  const hasBleed = (body.bleed ?? 0) > 0
  const needsBleed = isMetric && !hasBleed && facts.bleedOfForm !== 0
  const isWhite = page.background === '#FFFFFF'
  return [
    ...(needsBleed ? checkBleed(drawing, isWhite) : []),
    ...checkEdges({ drawing, isCut: isMetric && hasBleed, margin: safeMargin(body), mustStay }),
    ...drawing.items.flatMap((item) => {
      if (item.opacity === 0) return []
      if (item.kind === 'picture') return checkPicture(item, drawing, facts)
      if (item.kind === 'text')
        return [...checkText(item, facts.missing), ...vivid(item, [item.fill], facts.reach)]
      return vivid(item, coloursOf(item), facts.reach)
    }),
    ...drawing.remarks.flatMap(({ layer, kind, slot }): readonly PageFinding[] => {
      if (kind === 'overflow') return [{ fault: 'overflow', level: 'bad', layer }]
      return kind === 'empty' ? [{ fault: 'empty', level: 'warn', layer, ...(slot && { about: slot }) }] : []
    }),
  ]
}

/** Texts, tables and logos. A logo that is fainter than this is an ornament, which may run over the edge. */
const faint = 0.5

function wholeIn(layers: readonly Layer[]): ReadonlySet<string> {
  const whole = new Set<string>()
  const note = (layer: Layer) => {
    const isLogo = layer.type === 'logo' && (layer.opacity ?? 1) >= faint
    if (layer.type === 'text' || layer.type === 'table' || isLogo) whole.add(layer.id)
    if (layer.type === 'group') layer.children.forEach(note)
  }
  layers.forEach(note)
  return whole
}

function checkPicture(
  item: PictureItem,
  drawing: Drawing,
  { dress, isVector }: PrintFacts,
): readonly PageFinding[] {
  const all = [...dress.photos, ...dress.logos, ...Object.values(dress.files ?? {})]
  const picture = all.find(({ key }) => key === item.picture)
  if (!picture || isVector(item.picture)) return []
  const [a, b, c, d] = item.matrix
  const inches = (length: number, x: number, y: number) =>
    (length * Math.hypot(x, y) * millimetresPerPixel) / 25.4
  const perInch = Math.min(picture.width / inches(item.w, a, b), picture.height / inches(item.h, c, d))
  const longest = Math.max(drawing.width, drawing.height) * millimetresPerPixel
  const nearness = Math.min(1, printLimits.nearSide / longest)
  const { warn, bad } = printLimits.resolution
  if (!(perInch < warn * nearness)) return []
  const level = perInch < bad * nearness ? 'bad' : 'warn'
  return [{ fault: 'low-resolution', level, layer: item.layer, at: edgesOfItem(item), amount: perInch }]
}

function checkText(item: TextItem, missing: readonly SceneFace[]): readonly PageFinding[] {
  const at = edgesOfItem(item)
  const [a, b, c, d] = item.matrix
  const scale = Math.sqrt(Math.abs(a * d - b * c))
  const points = ((item.size * scale * millimetresPerPixel) / 25.4) * 72
  const { warn, bad } = printLimits.text
  const { family, weight } = item.face
  const isMissing = missing.some((face) => face.family === family && face.weight === weight)
  return [
    // A size that was typed as 6 pt is not told for its rounding.
    ...(points < warn - 0.05
      ? [
          {
            fault: 'small-text',
            level: points < bad - 0.05 ? 'bad' : 'warn',
            layer: item.layer,
            at,
            amount: points,
          } as const,
        ]
      : []),
    ...(isMissing
      ? [{ fault: 'missing-font', level: 'bad', layer: item.layer, at, about: family } as const]
      : []),
  ]
}

function coloursOf(item: Exclude<Drawing['items'][number], PictureItem | TextItem>): readonly string[] {
  const { fill, stroke } = item
  const fills =
    fill === null ? [] : typeof fill === 'string' ? [fill] : fill.stops.map(([, colour]) => colour)
  return stroke === null ? fills : [...fills, stroke]
}

function vivid(
  item: Drawing['items'][number],
  colours: readonly string[],
  reach: Reach,
): readonly PageFinding[] {
  const { warn, bad } = printLimits.colour
  return colours.flatMap((about) => {
    const amount = reach(about)
    if (amount < warn) return []
    const level = amount < bad ? 'warn' : 'bad'
    const at = item.layer === '' ? {} : { at: edgesOfItem(item) }
    return [{ fault: 'vivid', level, layer: item.layer, amount, about, ...at }]
  })
}

/** Faults whose worst figure is the largest. */
const larger: readonly DesignFault[] = ['vivid']

/** A text of three lines is told once, around all of what was found of it. */
function worstOfEach(found: readonly PageFinding[]): readonly PageFinding[] {
  const all = new Map<string, PageFinding>()
  for (const one of found) {
    const key = `${one.fault} ${one.layer}`
    const before = all.get(key)
    all.set(key, before ? merged(before, one) : one)
  }
  return [...all.values()]
}

function merged(one: PageFinding, other: PageFinding): PageFinding {
  const sign = larger.includes(one.fault) ? -1 : 1
  const worse = sign * (other.amount ?? 0) < sign * (one.amount ?? 0) ? other : one
  const level = one.level === 'bad' || other.level === 'bad' ? 'bad' : 'warn'
  const [a, b] = [one.at, other.at]
  if (!a || !b) return { ...worse, level }
  const at = {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  }
  return { ...worse, level, at }
}

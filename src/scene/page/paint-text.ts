import { enoughForText } from '#model/colour/contrast.ts'
import { type Hex, rgbOf } from '#model/colour/oklab.ts'
import type { Colour, TextLayer } from '../body/body.ts'
import { type Legible, legible } from '../colour/legible.ts'
import type { Standing } from '../colour/standing.ts'
import type { TextItem } from '../list/drawing.ts'
import type { Edges } from '../shapes/matrix.ts'
import { isUpright } from '../shapes/matrix.ts'
import { rectangle } from '../shapes/shape-path.ts'
import type { SetLine, TextLayout } from '../text/lay-out.ts'
import { nameOf, type PagePaint, paintPath } from './page-paint.ts'
import { noStroke } from './paint-shape.ts'
import type { PlacedLayer } from './place-layers.ts'
import type { LaidText } from './prepare-texts.ts'

/** How far letters reach above and below the baseline, of the size. */
const above = 0.9
const below = 0.3
/** Free of ink at the ends of a line, of the size. */
const beside = 0.04
/** Strokes under a text count from this part of its size. */
const leastStroke = 0.2
/** Of the size: how far a scrim reaches beyond the text, and its corners. */
const scrimMargin = 0.35
const scrimRadius = 0.2

/** A text as it was painted, to see later what came over it. */
export interface PaintedText {
  readonly placed: PlacedLayer
  readonly boxes: readonly Edges[]
  readonly items: readonly TextItem[]
  /** How much was painted under it. */
  readonly painted: number
}

/** The lines of a text, each run in a colour that can be read on what is under them. */
export function paintText(
  placed: PlacedLayer<TextLayer>,
  { layout, empty }: LaidText,
  page: PagePaint,
): PaintedText | null {
  const { layer } = placed
  for (const slot of empty) page.remarks.push({ layer: layer.id, kind: 'empty', slot })
  if (!layout || placed.opacity === 0) return null
  if (layout.overflows) page.remarks.push({ layer: layer.id, kind: 'overflow' })
  const runs = typeof layer.text === 'string' ? [] : layer.text
  return paintLines(placed, layout, (run) => runs[run]?.fill ?? layer.fill, page)
}

/** Lines of which the colours are chosen for what is under them now. */
export interface ChosenLines {
  readonly boxes: readonly Edges[]
  /** What has to be painted under them, and the colours to be chosen again then. */
  readonly scrim: Legible['scrim']
  /** The colour of each, that of a scrim that it needs. */
  readonly inks: ReadonlyMap<Colour, Hex>
  /**
   * `inks`: the colours for which the scrim that is under them was made. One that needs another scrim still, which does not come,
   * keeps it: what the scrim does not hold is beyond the page, and the colour of the other scrim would be the wrong one of two.
   */
  paint(inks?: ReadonlyMap<Colour, Hex>): PaintedText
}

/** Which of the choices for a text: what is under it differs, and is remembered for each. */
export type Attempt = 'plain' | 'on scrim' | 'on scrims'

export function paintLines(...[placed, layout, fillOfRun, page]: Painting): PaintedText {
  const plain = chooseLines('plain', placed, layout, fillOfRun, page)
  if (!plain.scrim) return plain.paint()
  paintScrim(placed, plain.boxes, layout.size, plain.scrim, page)
  return chooseLines('on scrim', placed, layout, fillOfRun, page).paint(plain.inks)
}

type Painting = readonly [
  placed: PlacedLayer,
  layout: TextLayout,
  fillOfRun: (run: number) => Colour,
  page: PagePaint,
]

/** The first half of `paintLines`, for lines that have what is under them in common with others. */
export function chooseLines(attempt: Attempt, ...[placed, layout, fillOfRun, page]: Painting): ChosenLines {
  const { layer, matrix } = placed
  const { size, lines } = layout
  const boxes = lines.filter(({ width }) => width > 0).map((line) => boxOf(line, size))
  const colours = [...new Set(lines.flatMap(({ parts }) => parts.map(({ run }) => fillOfRun(run))))]
  const name = `${layer.id} ${attempt}`
  const standing = page.ground.under(boxes, matrix, size * leastStroke, name)
  const chosen = new Map(
    colours.map((colour) => [colour, rememberLegible(name, colour, standing, placed, page)] as const),
  )
  const noteInks = () => {
    const inks = new Map([...chosen].map(([colour, { fill }]) => [colour, fill] as const))
    page.texts.set(layer.id, { standing, inks })
    return inks
  }
  const own = noteInks()
  const paint: ChosenLines['paint'] = (inks) => {
    const left = [...chosen].filter(([, { scrim }]) => scrim !== null)
    for (const [colour, { fill, opacity }] of left)
      chosen.set(colour, { fill: inks?.get(colour) ?? fill, opacity, scrim: null })
    if (left.length > 0) noteInks()
    const items = rememberItems(placed, layout, chosen, fillOfRun, page)
    page.items.push(...items)
    return { placed, boxes, items, painted: page.ground.count() }
  }
  return { boxes, scrim: densest([...chosen.values()]), inks: own, paint }
}

function rememberItems(
  placed: PlacedLayer,
  layout: TextLayout,
  chosen: ReadonlyMap<Colour, Legible>,
  fillOfRun: (run: number) => Colour,
  { memory }: PagePaint,
): readonly TextItem[] {
  const { layer, matrix } = placed
  const inputs = [layout, layer, ...matrix, ...chosen.keys(), ...chosen.values()]
  const name = `lines ${layer.id}`
  return (
    memory.find<readonly TextItem[]>(name, inputs) ??
    memory.keep(
      name,
      inputs,
      itemsOf(placed, layout, (run) => chosen.get(fillOfRun(run))),
    )
  )
}

/** The runs of the lines of a text, each in its colour. */
function itemsOf(
  { layer, matrix, table }: PlacedLayer,
  { size, lines }: TextLayout,
  legibleOf: (run: number) => Legible | undefined,
): readonly TextItem[] {
  const spacing = 'spacing' in layer ? layer.spacing * size : 0
  return lines.flatMap(({ y, parts }) =>
    parts
      .filter(({ text }) => text.trim() !== '')
      .map(({ text, face, x, advance, run }): TextItem => {
        const { fill, opacity } = legibleOf(run) ?? { fill: '#000000', opacity: 1 }
        const set = { text, x, y, size, spacing, face, fill, advance }
        const of = table === undefined ? { layer: layer.id } : { layer: table, cell: layer.id }
        return { kind: 'text', ...of, matrix, opacity, ...set }
      }),
  )
}

/** What is remembered takes as much of the budget as it took. */
function rememberLegible(
  name: string,
  colour: Colour,
  standing: Standing,
  { layer, opacity }: PlacedLayer,
  page: PagePaint,
): Legible {
  const { palette, contrasts, memory } = page
  const named = nameOf(colour, layer.id, page)
  const inputs = [standing, opacity, named.hex, named.slot, named.way]
  const known = memory.find<{ legible: Legible; taken: number }>(`legible ${name} ${colour}`, inputs)
  if (known && contrasts.left > 0) {
    contrasts.left -= known.taken
    return known.legible
  }
  const before = contrasts.left
  const found = legible(named, standing, opacity, palette, contrasts)
  memory.keep(`legible ${name} ${colour}`, inputs, { legible: found, taken: before - contrasts.left })
  return found
}

/** Remarks on texts that something painted later makes hard to read. */
export function remarkCovered(texts: readonly PaintedText[], page: PagePaint): void {
  for (const { placed, boxes, items, painted } of texts) {
    if (painted === page.ground.count()) continue
    const size = Math.max(...items.map((item) => item.size))
    const inks = new Map(items.map(({ fill, opacity }) => [fill, opacity]))
    const least = Math.min(
      ...Array.from(inks, ([fill, opacity]) =>
        page.ground.contrastThrough(
          boxes,
          placed.matrix,
          { rgb: rgbOf(fill), opacity, leastStroke: size * leastStroke },
          painted,
          `${placed.layer.id} ${fill}`,
        ),
      ),
    )
    const layer = placed.table ?? placed.layer.id
    if (least < enoughForText - 0.05) page.remarks.push({ layer, kind: 'small-contrast' })
  }
}

function boxOf({ x, y, width }: SetLine, size: number): Edges {
  const side = Math.min(size * beside, width / 4)
  return { left: x + side, top: y - above * size, right: x + width - side, bottom: y + below * size }
}

/** What texts of a layer need so that all of them can be read in one colour, nearest to this one. */
export function commonLegible(
  name: string,
  placed: PlacedLayer,
  boxes: readonly Edges[],
  size: number,
  colour: Colour,
  page: PagePaint,
): Legible {
  const standing = page.ground.under(boxes, placed.matrix, size * leastStroke, name)
  return rememberLegible(name, colour, standing, placed, page)
}

export function densest(all: readonly Pick<Legible, 'scrim'>[]): Legible['scrim'] {
  const needed = all.flatMap(({ scrim }) => (scrim ? [scrim] : []))
  return needed.sort((one, other) => other.opacity - one.opacity)[0] ?? null
}

/** Under lines in these boxes of a layer. */
export function paintScrim(
  { layer, matrix, table }: PlacedLayer,
  boxes: readonly Edges[],
  size: number,
  scrim: NonNullable<Legible['scrim']>,
  page: PagePaint,
): void {
  const margin = size * scrimMargin
  const box = {
    left: Math.min(...boxes.map(({ left }) => left)) - margin,
    top: Math.min(...boxes.map(({ top }) => top)) - margin / 2,
    right: Math.max(...boxes.map(({ right }) => right)) + margin,
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)) + margin / 2,
  }
  const { left, top, right, bottom } = isUpright(matrix) ? keptOnPage(box, matrix, page) : box
  const radius = size * scrimRadius
  paintPath(
    {
      kind: 'path',
      layer: table ?? layer.id,
      matrix: [matrix[0], matrix[1], matrix[2], matrix[3], ...movedBy(matrix, left, top)],
      opacity: scrim.opacity,
      d: rectangle(right - left, bottom - top, [radius, radius, radius, radius]),
      evenOdd: false,
      fill: scrim.fill,
      ...noStroke,
    },
    page,
  )
}

function movedBy([a, b, c, d, e, f]: PlacedLayer['matrix'], x: number, y: number): [number, number] {
  return [a * x + c * y + e, b * x + d * y + f]
}

/** A scrim does not reach into the bleed. */
function keptOnPage(box: Edges, [a, , , d, e, f]: PlacedLayer['matrix'], { size }: PagePaint): Edges {
  if (a <= 0 || d <= 0) return box
  return {
    left: Math.max(box.left, -e / a),
    top: Math.max(box.top, -f / d),
    right: Math.min(box.right, (size.width - e) / a),
    bottom: Math.min(box.bottom, (size.height - f) / d),
  }
}

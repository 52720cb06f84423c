import type { Body, Page } from './body/body.ts'
import { pageSizeOf } from './body/page-size.ts'
import { contrastBudget } from './colour/legible.ts'
import { paletteOf } from './colour/palette.ts'
import { separateSlots } from './colour/separate-slots.ts'
import type { Dress } from './dress/dress.ts'
import { createGround } from './ground/ground.ts'
import type { Drawing } from './list/drawing.ts'
import { noMemory } from './memory/draw-memory.ts'
import { checkPage } from './page/check-page.ts'
import { linesOnPage } from './page/lines-on-page.ts'
import { type DrawOptions, fillOf, type PagePaint, paintPath, type TextFacts } from './page/page-paint.ts'
import { paintImage } from './page/paint-image.ts'
import { paintLogo } from './page/paint-logo.ts'
import { noStroke, paintPathLayer, paintShape } from './page/paint-shape.ts'
import { paintTable } from './page/paint-table.ts'
import { type PaintedText, paintText, remarkCovered } from './page/paint-text.ts'
import { type PlacedLayer, placeLayers } from './page/place-layers.ts'
import { drawnCells, layOutTables, type PlacedTables } from './page/prepare-tables.ts'
import { type LaidText, layOutTexts } from './page/prepare-texts.ts'
import type { Edges } from './shapes/matrix.ts'
import { rectangle } from './shapes/shape-path.ts'
import type { FontBook } from './text/font-book.ts'
import { rulerOf } from './text/ruler.ts'

/** A drawing with what an editor says of it. */
export interface InspectedDrawing extends Drawing {
  /** Of each text by its layer; what it stands on is with the scrim that was put under it. */
  readonly texts: ReadonlyMap<string, TextFacts>
}

/**
 * What a page looks like in a brand: the same for the same arguments. Throws `BodyRefused` for a page beyond `limits` and for
 * values that no page has.
 */
export function drawPage(...args: Parameters<typeof inspectPage>): Drawing {
  const { texts: _, ...drawing } = inspectPage(...args)
  return drawing
}

/** The same, with what it found out. */
export function inspectPage(
  page: Page,
  body: Pick<Body, 'unit' | 'width' | 'height' | 'bleed'>,
  dress: Dress,
  fonts: FontBook,
  options: DrawOptions = {},
): InspectedDrawing {
  const size = pageSizeOf(body)
  checkPage(page, size)
  const language = options.language ?? 'zh-TW'
  const memory = options.memory ?? noMemory
  memory.begin(dress, fonts, language)
  const palette = paletteOf(dress)
  const paint: PagePaint = {
    size,
    dress,
    options,
    ruler: rulerOf(fonts),
    palette,
    moved: separateSlots(page, palette),
    ground: createGround(memory),
    contrasts: contrastBudget(),
    memory,
    items: [],
    remarks: [],
    texts: new Map(),
  }
  paintGround(page, paint)
  const placed = placeLayers(page, size, dress)
  const context = { dress, ruler: paint.ruler, language, memory }
  const isForExport = options.isForExport ?? false
  const tables = layOutTables(placed, { ...context, isForExport })
  const texts = layOutTexts(placed, context)
  let lines: readonly Edges[] | null = null
  const laid: Laid = { texts, tables, linesOnPage: () => (lines ??= linesOnPage(texts, tables)) }
  remarkCovered(
    placed.flatMap((one) => paintLayer(one, laid, paint)),
    paint,
  )
  const cells = drawnCells(tables)
  const { width, height, bleed } = size
  return {
    width,
    height,
    bleed,
    cut: page.cut ?? 'rect',
    items: paint.items,
    remarks: paint.remarks,
    texts: paint.texts,
    ...(cells.length > 0 && { cells }),
  }
}

/** The ground of the page, as far as the bleed reaches. */
function paintGround({ background }: Page, paint: PagePaint): void {
  const { width, height, bleed } = paint.size
  const [w, h] = [width + 2 * bleed, height + 2 * bleed]
  const paper = () => ({ colours: ['#FFFFFF'], isOnPhoto: false })
  const fill = fillOf(background, { x: 0, y: 0, w, h }, '', paper, paint)
  paintPath(
    {
      kind: 'path',
      layer: '',
      matrix: [1, 0, 0, 1, -bleed, -bleed],
      opacity: 1,
      d: rectangle(w, h),
      evenOdd: false,
      fill,
      ...noStroke,
    },
    paint,
  )
}

interface Laid {
  readonly texts: ReadonlyMap<PlacedLayer, LaidText>
  readonly tables: PlacedTables
  /** Looked for once, by the first logo. */
  readonly linesOnPage: () => readonly Edges[]
}

function paintLayer(placed: PlacedLayer, laidOut: Laid, paint: PagePaint): PaintedText[] {
  const { layer } = placed
  switch (layer.type) {
    case 'text': {
      const laid = laidOut.texts.get(placed)
      return some(laid ? paintText({ ...placed, layer }, laid, paint) : null)
    }
    case 'table': {
      const laid = laidOut.tables.get(placed)
      return laid ? paintTable({ ...placed, layer }, laid, paint) : []
    }
    case 'logo':
      return some(paintLogo({ ...placed, layer }, laidOut.linesOnPage, paint))
    case 'shape':
      paintShape({ ...placed, layer }, paint)
      return []
    case 'path':
      paintPathLayer({ ...placed, layer }, paint)
      return []
    case 'image':
      paintImage({ ...placed, layer }, paint)
      return []
  }
}

function some(painted: PaintedText | null): PaintedText[] {
  return painted ? [painted] : []
}

import type { Hex } from '#model/colour/oklab.ts'
import type { Colour, Paint } from '../body/body.ts'
import type { PageSize } from '../body/page-size.ts'
import { type ColourName, readColour } from '../colour/colour-slot.ts'
import { type ContrastBudget, readableOn } from '../colour/legible.ts'
import type { ScenePalette } from '../colour/palette.ts'
import type { Standing } from '../colour/standing.ts'
import type { Dress, DressPicture } from '../dress/dress.ts'
import type { Ground } from '../ground/ground.ts'
import { paintOfPicture } from '../ground/paint-of-picture.ts'
import { type GroundPaint, paintOfPath } from '../ground/paints.ts'
import type { Fill, Item, PathItem, PictureItem, Remark } from '../list/drawing.ts'
import type { DrawMemory } from '../memory/draw-memory.ts'
import type { HanLanguage } from '../text/faces.ts'
import type { Ruler } from '../text/ruler.ts'

export interface DrawOptions {
  /** Leaves out every layer whose slot is empty, instead of showing where something is missing. */
  readonly isForExport?: boolean
  /** How Han characters are drawn where the text does not say it. Default: `zh-TW`, as hanja have traditional strokes. */
  readonly language?: HanLanguage
  /** Of a page that is drawn again and again, as in the editor. */
  readonly memory?: DrawMemory
}

/** What a text stands on, and in which hex each of its colours is drawn there. */
export interface TextFacts {
  readonly standing: Standing
  readonly inks: ReadonlyMap<Colour, Hex>
}

/** What is known while a page is painted, layer by layer. */
export interface PagePaint {
  readonly size: PageSize
  readonly dress: Dress
  readonly options: DrawOptions
  readonly ruler: Ruler
  readonly palette: ScenePalette
  /** Colours of slots that were moved apart from another. */
  readonly moved: ReadonlyMap<Colour, string>
  readonly ground: Ground
  readonly contrasts: ContrastBudget
  readonly memory: DrawMemory
  readonly items: Item[]
  readonly remarks: Remark[]
  /** Of each text by its layer. */
  readonly texts: Map<string, TextFacts>
}

/** A colour with the name of its slot, in the hex that it was moved to where it was. `layer`: for the error of a colour that is none. */
export function nameOf(colour: Colour, layer: string, { palette, moved }: PagePaint): ColourName {
  const name = readColour(colour, palette, layer)
  const free = moved.get(colour)
  return free === undefined ? name : { ...name, hex: free }
}

/** A paint of a shape in a box; `standing`, what is under it, is asked for only where its colour depends on it. */
export function fillOf(
  paint: Paint,
  box: { readonly x: number; readonly y: number; readonly w: number; readonly h: number },
  layer: string,
  standing: () => Standing,
  page: PagePaint,
): Fill {
  const hexOf = (colour: Colour) => {
    const name = nameOf(colour, layer, page)
    return name.way === 'plain' ? name.hex : readableOn(name, standing(), page.palette, page.contrasts)
  }
  if (typeof paint === 'string') return hexOf(paint)
  const radians = (paint.angle * Math.PI) / 180
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)]
  // From corner to corner in its direction, so that each colour is reached.
  const half = (Math.abs(box.w * cos) + Math.abs(box.h * sin)) / 2
  const [x, y] = [box.x + box.w / 2, box.y + box.h / 2]
  return {
    type: 'linear',
    from: [x - cos * half, y - sin * half],
    to: [x + cos * half, y + sin * half],
    stops: [...paint.stops]
      .sort(([one], [other]) => one - other)
      .map(([at, colour, opacity = 1]) => [at, hexOf(colour), opacity] as const),
  }
}

/** Adds a path to the drawing and to the ground of what comes after it. */
export function paintPath(item: PathItem, page: PagePaint): void {
  add(item.layer, [JSON.stringify(item)], () => ({ item, paint: paintOfPath(item) }), page)
}

/** The same for a path that is made only where it is another one than before: `inputs` are what it is made of. */
export function paintPathOf(
  layer: string,
  inputs: readonly unknown[],
  make: () => PathItem | null,
  page: PagePaint,
): void {
  const painted = () => {
    const item = make()
    return { item, paint: item && paintOfPath(item) }
  }
  add(layer, inputs, painted, page)
}

/** The same for a picture; a logo is not taken to be everywhere in its box. */
export function paintPicture(
  item: PictureItem,
  picture: DressPicture,
  isLogo: boolean,
  page: PagePaint,
): void {
  const inputs = [JSON.stringify(item), picture, isLogo]
  add(item.layer, inputs, () => ({ item, paint: paintOfPicture(item, picture, isLogo) }), page)
}

interface Painted {
  /** null: nothing is seen of it. */
  readonly item: PathItem | PictureItem | null
  readonly paint: GroundPaint | null
}

/** An item that is as it was is the same object, and the same paint on the ground. */
function add(
  layer: string,
  inputs: readonly unknown[],
  make: () => Painted,
  { items, ground, memory }: PagePaint,
): void {
  const name = `item ${layer}`
  const { item, paint } = memory.find<Painted>(name, inputs) ?? memory.keep(name, inputs, make())
  if (item) items.push(item)
  ground.add(paint)
}

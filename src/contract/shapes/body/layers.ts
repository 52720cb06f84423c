import * as z from 'zod'
import { bodyLimits, cellLimits } from '#model/documents/design-limits.ts'
import {
  fontName,
  hasKnownWords,
  isPathData,
  logoSlot,
  paintColour,
  pictureSource,
  shownSlot,
} from './slots.ts'
import { textLength } from './text-length.ts'

/** In px. */
const place = z.number().min(-bodyLimits.reach).max(bodyLimits.reach)
const length = z.number().min(0).max(bodyLimits.reach)
/** A side by which something is divided. */
const side = z.number().positive().max(bodyLimits.reach)
const share = z.number().min(0).max(1)
const yes = z.literal(true)
const optional = z.exactOptional

/** Unique in its body. */
export const layerId = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/)
export const layerName = z.string().min(1).max(80)

export const paint = z.union([
  paintColour,
  z.strictObject({
    type: z.literal('linear'),
    angle: z.number().min(-360).max(360),
    stops: z
      .array(z.union([z.tuple([share, paintColour]), z.tuple([share, paintColour, share])]))
      .min(2)
      .max(bodyLimits.stops),
  }),
])

const stroke = z.strictObject({
  color: paintColour,
  width: length,
  dash: optional(z.array(length).min(1).max(bodyLimits.dashes)),
  cap: optional(z.literal('round')),
})

const base = {
  id: layerId,
  name: optional(layerName),
  role: optional(z.enum(['headline', 'body', 'cta', 'price', 'date', 'place', 'photo', 'logo'])),
  x: place,
  y: place,
  w: length,
  h: length,
  rotate: optional(z.number().min(-360).max(360)),
  flipX: optional(yes),
  flipY: optional(yes),
  opacity: optional(share),
  hidden: optional(yes),
  lock: optional(z.array(z.enum(['place', 'style', 'content'])).max(3)),
  show: optional(shownSlot),
}

const weight = z.number().int().min(100).max(900)

/** Of a text and of each of its runs, in UTF-16 units. */
export const layerText = z
  .string()
  .max(bodyLimits.letters)
  .refine(hasKnownWords, 'has a word between braces that no brand has')

export const textRuns = z
  .array(z.strictObject({ t: layerText, fill: optional(paintColour), weight: optional(weight) }))
  .min(1)
  .max(bodyLimits.runs)
  .refine((runs) => textLength(runs) <= bodyLimits.letters, `has more than ${bodyLimits.letters} letters`)

const change = z.number().min(-1).max(1)
const adjust = z.strictObject({
  brightness: optional(change),
  contrast: optional(change),
  saturation: optional(change),
  warmth: optional(change),
})

const alternativeText = z.string().max(300)

const fonts = z.array(fontName).min(1).max(bodyLimits.fonts)
const letterSize = z.number().min(1).max(20_000)
const lineHeight = z.number().min(0.5).max(5)
const spacing = z.number().min(-0.5).max(2)

const cell = (most: number) =>
  z.string().max(most).refine(hasKnownWords, 'has a word between braces that no brand has')

const row = z.strictObject({
  id: layerId,
  item: cell(cellLimits.item),
  price: cell(cellLimits.price),
  note: cell(cellLimits.note),
})

const leaves = [
  z
    .strictObject({
      ...base,
      type: z.literal('text'),
      text: z.union([layerText, textRuns]),
      font: fonts,
      size: letterSize,
      weight: optional(weight),
      lineHeight,
      spacing,
      align: optional(z.enum(['left', 'center', 'right'])),
      valign: optional(z.enum(['top', 'middle', 'bottom'])),
      fill: paintColour,
      fit: optional(z.literal('shrink')),
      min: optional(letterSize),
      maxLines: optional(z.number().int().min(1).max(200)),
      fitGroup: optional(layerId),
      balance: optional(yes),
    })
    .meta({ id: 'BodyText' }),
  z
    .strictObject({
      ...base,
      type: z.literal('table'),
      rows: z.array(row).max(bodyLimits.rows),
      font: fonts,
      size: letterSize,
      weight: optional(weight),
      fill: paintColour,
      lineHeight,
      spacing,
      priceFont: fonts,
      priceWeight: optional(weight),
      priceFill: paintColour,
      noteFont: fonts,
      noteWeight: optional(weight),
      noteFill: paintColour,
      noteSize: letterSize,
      leader: optional(z.enum(['dots', 'line'])),
      columns: optional(z.literal(2)),
      columnGap: optional(length),
      rowGap: length,
      fit: optional(z.literal('shrink')),
      min: optional(letterSize),
    })
    .meta({ id: 'BodyTable' }),
  z
    .strictObject({
      ...base,
      type: z.literal('shape'),
      shape: z.enum(['rect', 'ellipse', 'line', 'polygon', 'star']),
      fill: optional(paint),
      stroke: optional(stroke),
      radius: optional(z.union([length, z.tuple([length, length, length, length])])),
      sides: optional(z.number().int().min(3).max(bodyLimits.sides)),
      inner: optional(share),
    })
    .meta({ id: 'BodyShape' }),
  z
    .strictObject({
      ...base,
      type: z.literal('path'),
      box: z.tuple([place, place, side, side]),
      d: z.string().max(bodyLimits.path).refine(isPathData, 'is no path of absolute M, L, C, Q and Z'),
      rule: optional(z.literal('evenodd')),
      stretch: optional(yes),
      fill: optional(paint),
      stroke: optional(stroke),
    })
    .meta({ id: 'BodyPath' }),
  z
    .strictObject({
      ...base,
      type: z.literal('image'),
      src: pictureSource,
      alt: optional(alternativeText),
      fit: optional(z.enum(['cover', 'contain'])),
      focus: optional(z.tuple([share, share])),
      zoom: optional(z.number().min(0.1).max(20)),
      mask: optional(z.enum(['rect', 'ellipse'])),
      radius: optional(length),
      adjust: optional(adjust),
    })
    .meta({ id: 'BodyImage' }),
  z
    .strictObject({
      ...base,
      type: z.literal('logo'),
      src: logoSlot,
      align: optional(z.enum(['left', 'center', 'right'])),
    })
    .meta({ id: 'BodyLogo' }),
] as const

type Leaf = z.infer<(typeof leaves)[number]>
interface Group extends Omit<Leaf, 'type'> {
  readonly type: 'group'
  readonly children: readonly Layer[]
}
export type Layer = Leaf | Group

/**
 * A layer with groups down to that level: each level has a schema of its own, so that a group in a group in a group … comes to
 * an end, for the stack of a reader as well.
 */
function layerWithin(levels: number): z.ZodType<Layer, Layer> {
  if (levels === 0) return z.discriminatedUnion('type', leaves) as unknown as z.ZodType<Layer, Layer>
  const group = z
    .strictObject({
      ...base,
      type: z.literal('group'),
      children: z.array(layerWithin(levels - 1)).max(bodyLimits.layersOfPage),
    })
    .meta({ id: `BodyGroup${levels}` })
  return z.discriminatedUnion('type', [...leaves, group]) as unknown as z.ZodType<Layer, Layer>
}

export const layer = layerWithin(bodyLimits.depth)

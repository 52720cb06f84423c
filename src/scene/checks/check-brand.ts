import { enoughForText } from '#model/colour/contrast.ts'
import { distanceOf, type Hex } from '#model/colour/oklab.ts'
import type { Body, Colour, Layer, Page, Paint } from '../body/body.ts'
import { contrastOn, isOutsideBrand, nearestSlot, offeredSlots, plainHex } from '../colour/brand-distance.ts'
import { paletteOf, type ScenePalette } from '../colour/palette.ts'
import type { Standing } from '../colour/standing.ts'
import type { InspectedDrawing } from '../draw-page.ts'
import type { ColourSlot, Dress } from '../dress/dress.ts'
import type { DesignFinding } from './design-finding.ts'
import { logoFindings } from './logo-space.ts'

type PageFinding = Omit<DesignFinding, 'page'>

/** Of every brand, whatever its colours are. */
const common: readonly Colour[] = ['#FFFFFF', '#000000']

/**
 * What of a design is not as the brand looks: texts whose colour cannot be read on what is under them, colours that are none of
 * the brand's, each with the nearest colour of the brand that would do, and logos without their size or space. `drawings`: its
 * pages in their order. The same for the same arguments.
 */
export function checkBrand(
  body: Body,
  drawings: readonly InspectedDrawing[],
  dress: Dress,
): readonly DesignFinding[] {
  const palette = paletteOf(dress)
  return body.pages.flatMap((page, at) => {
    const drawing = drawings[at]
    if (!drawing) return []
    const found: readonly PageFinding[] = [
      ...covered(drawing),
      ...page.layers.flatMap((layer) => weakIn(layer, drawing, palette)),
      ...outsideOf(page, palette),
      ...logoFindings(body, page, drawing, dress),
    ]
    return once(found).map((finding) => ({ ...finding, page: page.id }))
  })
}

function covered({ remarks }: InspectedDrawing): PageFinding[] {
  return remarks.flatMap(({ layer, kind }) =>
    kind === 'small-contrast' ? [{ fault: 'covered-text' as const, level: 'bad' as const, layer }] : [],
  )
}

/** A colour that follows its ground is always readable. */
function weakIn(layer: Layer, drawing: InspectedDrawing, palette: ScenePalette): readonly PageFinding[] {
  if (layer.hidden) return []
  if (layer.type === 'group') return layer.children.flatMap((child) => weakIn(child, drawing, palette))
  const standing = drawing.texts.get(layer.id)?.standing
  if (layer.type !== 'text' || !standing) return []
  return textColours(layer).flatMap((colour): PageFinding[] => {
    if (/\.(on|text)\}$/.test(colour)) return []
    const about = plainHex(colour, palette)
    const amount = contrastOn(about, standing)
    if (amount === null || amount >= enoughForText) return []
    const better = betterSlot(about, standing, palette)
    return [
      { fault: 'weak-colour', level: 'warn', layer: layer.id, amount, about, ...(better && { better }) },
    ]
  })
}

/** Of the brand's colours that can be read there the nearest; null where none can. */
function betterSlot(hex: Hex, standing: Standing, palette: ScenePalette): ColourSlot | null {
  const [best] = offeredSlots
    .filter((slot) => (contrastOn(palette[slot], standing) ?? 0) >= enoughForText)
    .sort((one, other) => distanceOf(hex, palette[one]) - distanceOf(hex, palette[other]))
  return best ?? null
}

function outsideOf({ background, layers }: Page, palette: ScenePalette): readonly PageFinding[] {
  const named = [
    ...paintColours(background).map((colour) => ({ layer: '', colour })),
    ...layers.flatMap(coloursIn),
  ]
  return named.flatMap(({ layer, colour }): PageFinding[] => {
    if (common.includes(colour.toUpperCase() as Colour) || !isOutsideBrand(colour, palette)) return []
    const about = plainHex(colour, palette)
    return [{ fault: 'outside-colour', level: 'warn', layer, about, better: nearestSlot(about, palette) }]
  })
}

interface Named {
  readonly layer: string
  readonly colour: Colour
}

function coloursIn(layer: Layer): readonly Named[] {
  if (layer.hidden) return []
  if (layer.type === 'group') return layer.children.flatMap(coloursIn)
  return coloursOf(layer).map((colour) => ({ layer: layer.id, colour }))
}

function coloursOf(layer: Layer): readonly Colour[] {
  switch (layer.type) {
    case 'text':
      return textColours(layer)
    case 'table':
      return [layer.fill, layer.priceFill, layer.noteFill]
    case 'shape':
    case 'path':
      return [
        ...(layer.fill === undefined ? [] : paintColours(layer.fill)),
        ...(layer.stroke ? [layer.stroke.color] : []),
      ]
    default:
      return []
  }
}

function textColours({ text, fill }: Extract<Layer, { type: 'text' }>): readonly Colour[] {
  const runs = typeof text === 'string' ? [{ t: text }] : text
  const colours = runs.flatMap((run) => (run.t.trim() === '' ? [] : [('fill' in run && run.fill) || fill]))
  return [...new Set(colours)]
}

function paintColours(paint: Paint): readonly Colour[] {
  return typeof paint === 'string' ? [paint] : paint.stops.map(([, colour]) => colour)
}

/** Of a layer each fault once for each colour. */
function once(found: readonly PageFinding[]): readonly PageFinding[] {
  const keys = new Set<string>()
  return found.filter(({ fault, layer, about = '' }) => {
    const key = `${fault} ${layer} ${about}`
    return keys.has(key) ? false : keys.add(key)
  })
}

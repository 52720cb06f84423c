import type * as Y from 'yjs'
import { design } from '#model/documents/design.ts'
import type { FileReference } from '#model/fields/file.ts'
import type {
  Colour,
  ImageLayer,
  Layer,
  LogoLayer,
  PathLayer,
  ShapeLayer,
  Slot,
  TableLayer,
  TextLayer,
} from '#scene/body/body.ts'

const { properties } = design.design.layers
const { alt, fill, focus, font, src, strokeColor, text, zoom } = properties

type Coloured = TextLayer | TableLayer | ShapeLayer | PathLayer

export function takesColour(layer: Layer): layer is Coloured {
  return ['text', 'table', 'shape', 'path'].includes(layer.type)
}

/** The colour of a text and all its runs, of all cells, of an area, or of a line. */
export function writeColour(doc: Y.Doc, layer: Coloured, colour: Colour): void {
  if (layer.type === 'table') {
    for (const name of ['fill', 'priceFill', 'noteFill'] as const)
      properties[name].at(layer.id).write(doc, colour)
    return
  }
  if (layer.type === 'text') {
    fill.at(layer.id).write(doc, colour)
    text.at(layer.id).mark(doc, { from: 0, to: Number.POSITIVE_INFINITY }, { fill: null })
  } else if (isLine(layer)) strokeColor.at(layer.id).write(doc, colour)
  else fill.at(layer.id).write(doc, colour)
}

/** It has a stroke and no area. */
function isLine(layer: ShapeLayer | PathLayer): boolean {
  return (
    (layer.type === 'shape' && layer.shape === 'line') ||
    (layer.fill === undefined && layer.stroke !== undefined)
  )
}

export function takesFont(layer: Layer): layer is TextLayer | TableLayer {
  return layer.type === 'text' || layer.type === 'table'
}

/** An English font stands before the Korean one, which has the letters that it lacks. All cells of a table take it. */
export function writeFont(doc: Y.Doc, { id, type, font: before }: TextLayer | TableLayer, slot: Slot): void {
  const korean = before.find((family) => family.startsWith('{font.kor'))
  const isEnglish = slot.startsWith('{font.eng')
  const chain = isEnglish ? [slot, korean ?? '{font.korMain}'] : [slot]
  font.at(id).write(doc, chain)
  if (type === 'text') return
  for (const name of ['priceFont', 'noteFont'] as const) properties[name].at(id).write(doc, chain)
}

export function takesPicture(layer: Layer): layer is ImageLayer {
  return layer.type === 'image'
}

/** Another picture in the middle of the same frame. */
export function writePicture(doc: Y.Doc, { id }: ImageLayer, source: Slot | FileReference): void {
  src.at(id).write(doc, source)
  for (const property of [alt, focus, zoom]) property.at(id).write(doc, null)
}

export function takesLogo(layer: Layer): layer is LogoLayer {
  return layer.type === 'logo'
}

export function writeLogo(doc: Y.Doc, { id }: LogoLayer, slot: Slot): void {
  src.at(id).write(doc, slot)
}

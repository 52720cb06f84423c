import type { Layer, Page, Paint } from '../body/body.ts'
import { BodyRefused, limits } from '../body/limits.ts'
import type { PageSize } from '../body/page-size.ts'

/** Throws `BodyRefused` where a page asks for more than `limits`, or has numbers that are none. */
export function checkPage(page: Page, size: PageSize): void {
  checkNumbers(size, '')
  checkPaint(page.background, '')
  const counts = { layers: 0, letters: 0, runs: 0, path: 0 }
  for (const layer of page.layers) checkLayer(layer, 1, counts)
}

interface Counts {
  layers: number
  letters: number
  runs: number
  path: number
}

function checkLayer(layer: Layer, depth: number, counts: Counts): void {
  counts.layers += 1
  refuseAbove('layers', counts.layers, layer)
  checkNumbers(layer, layer.id)
  if (layer.type === 'group') {
    refuseAbove('depth', depth, layer)
    for (const child of layer.children) checkLayer(child, depth + 1, counts)
  }
  if (layer.type === 'text') {
    const runs = typeof layer.text === 'string' ? [{ t: layer.text }] : layer.text
    refuseAbove('runs', runs.length, layer)
    counts.runs += typeof layer.text === 'string' ? 0 : runs.length
    refuseAbove('runsOfPage', counts.runs, layer)
    refuseAbove('fonts', layer.font.length, layer)
    const letters = runs.reduce((sum, { t }) => sum + t.length, 0)
    counts.letters += letters
    refuseAbove('letters', letters, layer)
    refuseAbove('lettersOfPage', counts.letters, layer)
    if (layer.size <= 0 || layer.lineHeight <= 0 || (layer.min ?? 1) <= 0)
      throw new BodyRefused('number', layer.id)
  }
  if (layer.type === 'table') {
    counts.layers += layer.rows.length
    refuseAbove('layers', counts.layers, layer)
    for (const { item, price, note } of layer.rows) counts.letters += item.length + price.length + note.length
    refuseAbove('lettersOfPage', counts.letters, layer)
    for (const fonts of [layer.font, layer.priceFont, layer.noteFont])
      refuseAbove('fonts', fonts.length, layer)
    if (Math.min(layer.size, layer.noteSize, layer.lineHeight, layer.min ?? 1) <= 0)
      throw new BodyRefused('number', layer.id)
  }
  if (layer.type === 'path') {
    counts.path += layer.d.length
    refuseAbove('path', layer.d.length, layer)
    refuseAbove('pathOfPage', counts.path, layer)
    checkNumbers(layer.box, layer.id)
    if (layer.box[2] <= 0 || layer.box[3] <= 0) throw new BodyRefused('number', layer.id)
  }
  if (layer.type === 'image' && layer.adjust) checkNumbers(layer.adjust, layer.id)
  if (layer.type === 'shape') refuseAbove('sides', layer.sides ?? 0, layer)
  if (layer.type === 'shape' || layer.type === 'path') {
    if (layer.fill) checkPaint(layer.fill, layer.id)
    if (layer.stroke) checkNumbers(layer.stroke, layer.id)
    refuseAbove('dashes', layer.stroke?.dash?.length ?? 0, layer)
  }
}

function checkPaint(paint: Paint, layer: string): void {
  if (typeof paint === 'string') return
  if (paint.stops.length > limits.stops) throw new BodyRefused('stops', layer)
  checkNumbers(paint, layer)
  for (const stop of paint.stops) checkNumbers(stop, layer)
}

function refuseAbove(limit: Exclude<keyof typeof limits, 'reach'>, count: number, { id }: Layer): void {
  if (count > limits[limit]) throw new BodyRefused(limit, id)
}

/** Every number in it, but for those of its parts. */
function checkNumbers(part: object, layer: string): void {
  for (const value of Object.values(part)) {
    if (typeof value === 'number' && !(Math.abs(value) <= limits.reach))
      throw new BodyRefused('number', layer)
  }
}

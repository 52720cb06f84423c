import type * as Y from 'yjs'
import { design } from '#model/documents/design.ts'
import type { Layer, Page } from '../body/body.ts'

const { layers } = design.design

/** Of the group around, or of the page: px, and degrees clockwise about its centre. */
export interface Frame {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly rotate: number
}

/** What a gesture changes of a layer. Texts that are scaled by a corner get their sizes with it. */
export interface LayerChange {
  readonly frame?: Frame
  readonly size?: number
  readonly min?: number
  readonly flipX?: boolean
  readonly flipY?: boolean
}

/** By the keys of the layers. */
export type LayerChanges = ReadonlyMap<string, LayerChange>

export function frameOf({ x, y, w, h, rotate = 0 }: Layer): Frame {
  return { x, y, w, h, rotate }
}

/** The page as it would be: a layer that does not change stays the same object. */
export function withChanges(page: Page, changes: LayerChanges): Page {
  return { ...page, layers: changeAll(page.layers, changes) }
}

function changeAll(list: readonly Layer[], changes: LayerChanges): readonly Layer[] {
  let isChanged = false
  const changed = list.map((layer) => {
    const inside = layer.type === 'group' ? changeAll(layer.children, changes) : null
    const change = changes.get(layer.id)
    if (!change && (inside === null || (layer.type === 'group' && inside === layer.children))) return layer
    isChanged = true
    return { ...changeOne(layer, change ?? {}), ...(inside && { children: inside }) } as Layer
  })
  return isChanged ? changed : list
}

function changeOne(layer: Layer, { frame, size, min, flipX, flipY }: LayerChange): Layer {
  const { rotate: _, flipX: __, flipY: ___, ...rest } = layer
  const turn = frame ? frame.rotate : (layer.rotate ?? 0)
  const flips = { x: flipX ?? layer.flipX ?? false, y: flipY ?? layer.flipY ?? false }
  return {
    ...rest,
    ...(frame && { x: frame.x, y: frame.y, w: frame.w, h: frame.h }),
    ...(turn !== 0 && { rotate: turn }),
    ...(flips.x && { flipX: true }),
    ...(flips.y && { flipY: true }),
    ...(size !== undefined && layer.type === 'text' && { size }),
    ...(min !== undefined && layer.type === 'text' && { min }),
  } as Layer
}

/** Writes changes to the design; a layer that is gone by now is left alone. Call it inside of one edit. */
export function writeChanges(doc: Y.Doc, changes: LayerChanges): void {
  const { properties } = layers
  for (const [key, { frame, size, min, flipX, flipY }] of changes) {
    if (!layers.has(doc, key)) continue
    if (frame) properties.frame.at(key).write(doc, storedFrame(frame))
    if (size !== undefined) properties.size.at(key).write(doc, rounded(size))
    if (min !== undefined) properties.min.at(key).write(doc, rounded(min))
    if (flipX !== undefined) properties.flipX.at(key).write(doc, flipX || null)
    if (flipY !== undefined) properties.flipY.at(key).write(doc, flipY || null)
  }
}

function storedFrame({ x, y, w, h, rotate }: Frame): readonly number[] {
  const frame = [x, y, w, h].map(rounded)
  return rotate === 0 ? frame : [...frame, rounded(rotate)]
}

/** To a hundredth: what is stored does not grow with digits that are not seen. */
function rounded(value: number): number {
  return Math.round(value * 100) / 100
}

import type * as Y from 'yjs'
import { design } from '#model/documents/design.ts'
import { isSame } from '#model/fields/is-same.ts'
import type { Adjust, ImageLayer, Layer, Page, TableLayer, TextLayer } from '../body/body.ts'
import { readTree } from './read-tree.ts'
import { refitGroups } from './refit.ts'

const { layers } = design.design

/** Of the group around, or of the page: px, and degrees clockwise about its centre. */
export interface Frame {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly rotate: number
}

/** Sizes of letters, and of what is between them, that grow with a text or table that is scaled by a corner. */
export interface LetterSizes {
  readonly size?: number
  readonly min?: number
  /** Of a table. */
  readonly noteSize?: number
  readonly columnGap?: number
  readonly rowGap?: number
}

/** What a gesture changes of a layer. */
export interface LayerChange extends LetterSizes {
  readonly frame?: Frame
  readonly flipX?: boolean
  readonly flipY?: boolean
  /** Of a picture. */
  readonly focus?: readonly [number, number]
  readonly zoom?: number
  /** Those that change; 0: as it is. */
  readonly adjust?: Adjust
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

function changeOne(layer: Layer, change: LayerChange): Layer {
  const { frame, flipX, flipY } = change
  const { rotate: _, flipX: __, flipY: ___, ...rest } = layer
  const turn = frame ? frame.rotate : (layer.rotate ?? 0)
  const flips = { x: flipX ?? layer.flipX ?? false, y: flipY ?? layer.flipY ?? false }
  return {
    ...rest,
    ...(frame && { x: frame.x, y: frame.y, w: frame.w, h: frame.h }),
    ...(turn !== 0 && { rotate: turn }),
    ...(flips.x && { flipX: true }),
    ...(flips.y && { flipY: true }),
    ...(hasLetters(layer) && sizesOf(change)),
    ...(layer.type === 'image' && changePicture(layer, change)),
  } as Layer
}

const sizeNames = ['size', 'min', 'noteSize', 'columnGap', 'rowGap'] as const

/** Those that change. */
function sizesOf(change: LayerChange): LetterSizes {
  return Object.fromEntries(
    sizeNames.flatMap((name) => (change[name] === undefined ? [] : [[name, change[name]]])),
  )
}

/** Layers whose letters have a size of their own. */
export function hasLetters(layer: Layer): layer is TextLayer | TableLayer {
  return layer.type === 'text' || layer.type === 'table'
}

function changePicture(layer: ImageLayer, { focus, zoom, adjust }: LayerChange): Partial<ImageLayer> {
  return {
    ...(focus && { focus }),
    ...(zoom !== undefined && { zoom }),
    ...(adjust && { adjust: { ...layer.adjust, ...adjust } }),
  }
}

/**
 * Writes changes to the design; a layer that is gone by now is left alone. Groups around what changed are made as large as
 * what is in them, but for those that were scaled themselves. Call it inside of one edit.
 */
export function writeChanges(doc: Y.Doc, changes: LayerChanges): void {
  const parents = layers.parents(doc)
  const groups = new Set<string>()
  for (const [key, change] of changes) {
    const parent = parents.get(key)
    if (parent === undefined) continue
    const isMoved = writeChange(doc, key, change, hundredth)
    if (isMoved && isGroup(doc, parent) && !changes.get(parent)?.frame) groups.add(parent)
  }
  writeRefitted(doc, groups)
}

function isGroup(doc: Y.Doc, key: string | null): key is string {
  return key !== null && layers.properties.type.at(key).read(doc) === 'group'
}

/** Makes groups, and those around them, as large as what is in them by now. Nothing moves on the page. */
export function writeRefitted(doc: Y.Doc, groups: Iterable<string>): void {
  const inner = [...groups].filter((key) => isGroup(doc, key))
  if (inner.length === 0) return
  for (const [key, change] of refitGroups(readTree(doc), inner)) writeChange(doc, key, change, fine)
}

/** Of a px or degree: what is stored does not grow with digits that are not seen. */
const hundredth = 100
/** Where a layer gets another frame so that it stays where it is, as often as that is done. */
export const fine = 10_000

/** Writes only what differs from what is stored; whether the frame did. */
export function writeChange(doc: Y.Doc, key: string, change: LayerChange, fineness: number): boolean {
  const { frame, flipX, flipY } = change
  const { properties } = layers
  const stored = frame && storedFrame(frame, fineness)
  const isMoved = stored !== undefined && !isSame(stored, properties.frame.at(key).read(doc))
  if (isMoved) properties.frame.at(key).write(doc, stored)
  for (const [name, size] of Object.entries(sizesOf(change)) as [keyof LetterSizes, number][])
    properties[name].at(key).write(doc, rounded(size, hundredth))
  for (const [name, isFlipped] of Object.entries({ flipX, flipY }) as ['flipX' | 'flipY', boolean?][])
    if (isFlipped !== undefined && isFlipped !== (properties[name].at(key).read(doc) === true))
      properties[name].at(key).write(doc, isFlipped || null)
  writePicture(doc, key, change)
  return isMoved
}

const adjustments = ['brightness', 'contrast', 'saturation', 'warmth'] as const

function writePicture(doc: Y.Doc, key: string, { focus, zoom, adjust = {} }: LayerChange): void {
  const { properties } = layers
  // A large picture moves by less than a px.
  const shares = focus?.map((share) => rounded(share, fine))
  if (shares) properties.focus.at(key).write(doc, shares)
  if (zoom !== undefined) properties.zoom.at(key).write(doc, rounded(zoom, fine))
  for (const name of adjustments) {
    const value = adjust[name]
    if (value !== undefined) properties[name].at(key).write(doc, rounded(value, hundredth) || null)
  }
}

function storedFrame({ x, y, w, h, rotate }: Frame, fineness: number): readonly number[] {
  const frame = [x, y, w, h].map((value) => rounded(value, fineness))
  const turn = rounded(rotate, fineness)
  return turn === 0 ? frame : [...frame, turn]
}

function rounded(value: number, fineness: number): number {
  // Not -0, which is stored as another value.
  return Math.round(value * fineness) / fineness + 0
}

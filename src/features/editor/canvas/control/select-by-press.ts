import { firstCell } from '#features/editor/text/cells.ts'
import { toPage } from '#features/editor/view/view.ts'
import { hasLetters } from '#scene/edit/changes.ts'
import { isLocked, outermostOf } from '#scene/edit/locks.ts'
import { isHit, type PlacedNode } from '#scene/edit/placed-nodes.ts'
import { addRow } from '#scene/edit/rows.ts'
import { pick } from '#scene/edit/select.ts'
import type { DrawnCell } from '#scene/list/drawing.ts'
import { cellId } from '#scene/page/prepare-tables.ts'
import { apply, inverse, type Point } from '#scene/shapes/matrix.ts'
import type { CanvasParts, Nodes, Scene } from './canvas-parts.ts'
import type { Modifiers } from './session.ts'

/** px of the canvas beside a thin line that are taken to be on it. */
const reach = { mouse: 4, pen: 6, touch: 14 } as const

type Device = keyof typeof reach

/** What a press at a point of the canvas would select; null: nothing is there. */
export function layerAt({ scene, state }: CanvasParts, at: Point, device: Device): string | null {
  const [nodes, view] = [scene()?.nodes, state.view.get()]
  if (!nodes || !view) return null
  return pick(nodes, toPage(view, at), {
    reach: reach[device] / view.scale,
    entered: state.entered.get(),
  })
}

/** Whether a selected layer is at a point, also under others: it is dragged then. */
export function isOnSelection({ scene, state }: CanvasParts, at: Point): boolean {
  const [nodes, view] = [scene()?.nodes, state.view.get()]
  if (!nodes || !view) return false
  const point = toPage(view, at)
  return state.selection.get().some((key) => {
    const node = nodes.get(key)
    return node !== undefined && !node.isHidden && isHit(node, point)
  })
}

/** Whether a press there takes hold of something that may be moved. */
export function isMovable(nodes: Nodes, key: string): boolean {
  return nodes.has(key) && !isLocked(nodes, key, 'place')
}

/**
 * Selects what is pressed, so that it can be dragged at once. What is selected already stays so, and beside it what is pressed
 * with Shift. True: the tap that may follow has nothing to select any more.
 */
export function selectByPress(parts: CanvasParts, at: Point, device: Device, { shift }: Modifiers): boolean {
  const nodes = parts.scene()?.nodes
  const key = layerAt(parts, at, device)
  const { selection } = parts.state
  if (!nodes || key === null || isOnSelection(parts, at)) return false
  if (selection.get().includes(key)) return false
  leaveGroup(parts, key)
  const next = shift ? [...selection.get(), key] : [key]
  selection.set(outermostOf(nodes, next).map(({ layer }) => layer.id))
  return true
}

/** After a press that did not move, unless it has selected something already. */
export function selectByTap(parts: CanvasParts, at: Point, device: Device, { shift, alt }: Modifiers): void {
  const [scene, view] = [parts.scene(), parts.state.view.get()]
  const { selection, entered } = parts.state
  if (!scene || !view) return
  const now = selection.get()
  const options = { reach: reach[device] / view.scale, entered: entered.get() }
  const key = pick(scene.nodes, toPage(view, at), {
    ...options,
    ...(alt && { below: now[0] ?? null }),
  })
  if (key === null) {
    if (shift) return
    selection.set([])
    entered.set(null)
    return
  }
  leaveGroup(parts, key)
  const toggled = now.includes(key) ? now.filter((one) => one !== key) : [...now, key]
  const next = shift ? toggled : [key]
  selection.set(outermostOf(scene.nodes, next).map(({ layer }) => layer.id))
}

/** A layer outside of the entered group closes it. */
function leaveGroup({ scene, state }: CanvasParts, key: string): void {
  const nodes = scene()?.nodes
  const entered = state.entered.get()
  if (!nodes || entered === null) return
  for (let at = nodes.get(key)?.parent ?? null; at !== null; at = nodes.get(at)?.parent ?? null)
    if (at === entered) return
  state.entered.set(null)
}

/** Enters a group and selects what is in it at a point; goes into a text or a picture. False: nothing was to be entered. */
export function enterAt(parts: CanvasParts, at: Point, device: Device): boolean {
  const { scene, state } = parts
  const nodes = scene()?.nodes
  const key = layerAt(parts, at, device)
  const node = key === null ? undefined : nodes?.get(key)
  if (!node) return false
  if (node.layer.type === 'table') return enterLayer(parts, node.layer.id, cellAt(parts, node, at))
  if (node.layer.type !== 'group') return enterLayer(parts, node.layer.id)
  state.entered.set(node.layer.id)
  const inside = layerAt(parts, at, device)
  if (inside !== null) state.selection.set([inside])
  return true
}

/** Id of the cell of a table that is drawn at a point of the canvas; null: none is. */
function cellAt({ cells, state }: CanvasParts, { layer, matrix }: PlacedNode, at: Point): string | null {
  const view = state.view.get()
  const back = inverse(matrix)
  if (!view || !back) return null
  const [x, y] = apply(back, toPage(view, at))
  const isIn = ({ text }: DrawnCell) =>
    x >= text.x && x <= text.x + text.w && y >= text.y && y <= text.y + text.h
  // A note without words lies over the row below it.
  const own = cells.get().filter((cell) => cell.layer === layer.id && isIn(cell))
  const found = own.find(({ text }) => text.text !== '') ?? own.find(({ text }) => !text.id.endsWith('/note'))
  return (found ?? own[0])?.text.id ?? null
}

/**
 * Goes into a layer: the first of a group is selected, a text or a cell of a table is written in, a picture is cropped. A table without
 * rows gets one.
 */
export function enterLayer({ scene, state }: CanvasParts, key: string, cell: string | null = null): boolean {
  const now = scene()
  const layer = now?.nodes.get(key)?.layer
  if (!now || !layer) return false
  if (layer.type === 'group') {
    const first = layer.children.find(({ hidden }) => !hidden)
    if (!first) return false
    state.entered.set(key)
    state.selection.set([first.id])
    return true
  }
  if (layer.type === 'image' && !now.isReadOnly && !isLocked(now.nodes, key, 'style')) {
    state.selection.set([key])
    state.cropping.set(key)
    return true
  }
  if (!hasLetters(layer) || now.isReadOnly || isLocked(now.nodes, key, 'content')) return false
  state.selection.set([key])
  if (layer.type === 'text') state.writing.set(key)
  else state.writing.set(cell ?? firstCell(layer) ?? addedCell(now, key))
  return true
}

/** Of a new row; null where the page is full. */
function addedCell({ edit }: Scene, table: string): string | null {
  const added = edit((doc) => ({ row: addRow(doc, table) }))
  return added?.row ? cellId(added.row, 'item') : null
}

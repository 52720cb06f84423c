import { cursorOf, handleSizes } from '#features/editor/view/handle-look.ts'
import { movableOf } from '#scene/edit/locks.ts'
import { selectionBox } from '#scene/edit/select.ts'
import type { Point } from '#scene/shapes/matrix.ts'
import type { Device, Grip } from '../gesture/gesture.ts'
import type { CanvasParts } from './canvas-parts.ts'
import { handleAt, handlesFor } from './handles.ts'
import { isMovable, isOnSelection, layerAt } from './select-by-press.ts'

/** The handle of the selection at a point of the canvas, with its cursor; null: none. */
function handleGrip(parts: CanvasParts, at: Point, device: Device) {
  const [scene, view] = [parts.scene(), parts.state.view.get()]
  if (!scene || !view || scene.isReadOnly || parts.state.writing.get() !== null) return null
  const selected = movableOf(scene.nodes, parts.state.selection.get())
  const box = selectionBox(selected)
  if (!box) return null
  const size = handleSizes[device === 'touch' ? 'coarse' : 'fine']
  const layers = selected.map(({ layer }) => layer)
  const handle = handleAt(box, view, at, handlesFor(box, view.scale, layers, size), size)
  if (handle === null) return null
  return handle === 'rotate'
    ? { grip: { kind: 'rotate' } as const, cursor: 'grab' }
    : { grip: { kind: 'handle', handle } as const, cursor: cursorOf(box, handle) }
}

/** What a press at a point of the canvas takes hold of, and the cursor that says so. `isHand`: it moves the page. */
export function gripAt(
  parts: CanvasParts,
  at: Point,
  device: Device,
  isHand: boolean,
): { readonly grip: Grip; readonly cursor: string } {
  if (isHand) return { grip: { kind: 'page' }, cursor: 'grab' }
  const handle = handleGrip(parts, at, device)
  if (handle) return handle
  const scene = parts.scene()
  const key = layerAt(parts, at, device)
  const ground = { grip: { kind: 'ground' } as const, cursor: 'default' }
  if (!scene || scene.isReadOnly) return ground
  const isOn = isOnSelection(parts, at)
  const held = isOn ? parts.state.selection.get() : key === null ? [] : [key]
  return held.some((one) => isMovable(scene.nodes, one))
    ? { grip: { kind: 'layers' }, cursor: isOn ? 'move' : 'default' }
    : ground
}

import { toPage } from '#features/editor/view/view.ts'
import { movableOf } from '#scene/edit/locks.ts'
import { rotated } from '#scene/edit/rotate.ts'
import { selectionBox } from '#scene/edit/select.ts'
import { apply, type Point } from '#scene/shapes/matrix.ts'
import { turnAbout } from './affine.ts'
import type { CanvasParts } from './canvas-parts.ts'
import { createChange, type Session } from './session.ts'

/** Degrees that Shift keeps to, and how near the right angles are taken without it. */
const step = 15
const near = 2

/** Turns the selection about the centre of its box. */
export function startTurn(parts: CanvasParts, start: Point): Session {
  const { moving, pill, state } = parts
  const box = boxOf(parts, state.selection.get())
  const centre: Point = box ? apply(box.matrix, [box.w / 2, box.h / 2]) : [0, 0]
  const before = box ? (Math.atan2(box.matrix[1], box.matrix[0]) * 180) / Math.PI : 0
  const angle = (at: Point) => {
    const view = state.view.get()
    const [x, y] = view ? toPage(view, at) : at
    return (Math.atan2(y - centre[1], x - centre[0]) * 180) / Math.PI
  }
  const from = angle(start)

  return createChange(parts, (keys, at, { shift, mod }) => {
    const scene = parts.scene()
    if (!scene) return null
    const aim = keptAngle(before + angle(at) - from, shift, mod)
    const degrees = aim - before
    moving.set({ keys, matrix: turnAbout(centre, degrees), isCopy: false })
    pill.set({ kind: 'turn', at, degrees: upTo180(aim) })
    return rotated(scene.nodes, keys, degrees)
  })
}

/** Whole degrees; the steps with Shift, and upright ones where they are near, which Ctrl leaves out. */
export function keptAngle(degrees: number, isStepped: boolean, isFree: boolean): number {
  if (isStepped) return Math.round(degrees / step) * step
  const upright = Math.round(degrees / 90) * 90
  if (!isFree && Math.abs(degrees - upright) < near) return upright
  return Math.round(degrees)
}

function upTo180(degrees: number): number {
  const turned = ((Math.round(degrees) % 360) + 360) % 360
  return turned > 180 ? turned - 360 : turned
}

function boxOf({ scene }: CanvasParts, keys: readonly string[]) {
  const nodes = scene()?.nodes
  return nodes ? selectionBox(movableOf(nodes, keys)) : null
}

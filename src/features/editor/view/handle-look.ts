import { type Handle, sideOf } from '#scene/edit/resize.ts'
import type { SelectionBox } from '#scene/edit/select.ts'

/** px on the screen, of a mouse and of a finger: how large they are seen, and from how far they are felt. */
export const handleSizes = {
  fine: { seen: 10, felt: 24, turn: 22, off: 23 },
  coarse: { seen: 16, felt: 44, turn: 32, off: 34 },
} as const

export type HandleSize = (typeof handleSizes)['fine' | 'coarse']

/** The cursor over a handle: the one of the four directions that is nearest to where it pulls. */
export function cursorOf(box: SelectionBox, handle: Handle): string {
  const [across, down] = sideOf(handle)
  const [a, b, c, d] = box.matrix
  const degrees = (Math.atan2(b * across + d * down, a * across + c * down) * 180) / Math.PI
  const eighth = ((Math.round(degrees / 45) % 4) + 4) % 4
  return ['ew-resize', 'nwse-resize', 'ns-resize', 'nesw-resize'][eighth] ?? 'move'
}

import type { DesignPresence } from '#model/sync/awareness.ts'
import type { LayerChange, LayerChanges } from '#scene/edit/changes.ts'
import type { PlacedNode } from '#scene/edit/placed-nodes.ts'
import type { Matrix } from '#scene/list/drawing.ts'
import { apply, type Edges, edgesOf, matrixOf, multiply } from '#scene/shapes/matrix.ts'
import type { Moving } from '../state/painted.ts'

export type GestureBox = NonNullable<DesignPresence['boxes']>[number]

type Nodes = ReadonlyMap<string, PlacedNode>

/** What a gesture does by now, as the canvas shows it. */
interface Gesture {
  readonly keys: readonly string[]
  readonly moving: Moving | null
  readonly preview: LayerChanges | null
}

/** Of more layers one box around all of them is shown: a message of 512 bytes has no room for more. */
const mostBoxes = 12
/** Px of a page, beyond which the schema takes none. */
const furthest = 1_000_000

/** Where the layers of a gesture are by now, in px of the page; undefined where none goes on. */
export function gestureBoxes(nodes: Nodes, gesture: Gesture): DesignPresence['boxes'] {
  const frames = framesOf(nodes, gesture)
  if (frames.length === 0) return undefined
  const boxes = frames.length > mostBoxes ? [boxAround(frames)] : frames.map(boxOf)
  return boxes.every((box) => box.every((value) => Math.abs(value) <= furthest)) ? boxes : undefined
}

/** A frame whose corner is 0, 0, with what brings it to the page. */
export interface PlacedFrame {
  readonly matrix: Matrix
  readonly w: number
  readonly h: number
}

function framesOf(nodes: Nodes, { keys, moving, preview }: Gesture): readonly PlacedFrame[] {
  if (moving)
    return placed(nodes, moving.keys).map(({ layer: { w, h }, matrix }) => ({
      matrix: multiply(moving.matrix, matrix),
      ...{ w, h },
    }))
  if (!preview) return []
  return placed(nodes, keys).flatMap((node) => frameOf(node, preview.get(node.layer.id)))
}

function placed(nodes: Nodes, keys: readonly string[]): readonly PlacedNode[] {
  return keys.flatMap((key) => nodes.get(key) ?? [])
}

/** A change of a picture in its frame moves nothing. */
function frameOf({ outer }: PlacedNode, change: LayerChange | undefined): readonly PlacedFrame[] {
  if (!change?.frame) return []
  const { frame } = change
  return [{ matrix: multiply(outer, matrixOf(frame)), w: frame.w, h: frame.h }]
}

function boxOf({ matrix, w, h }: PlacedFrame): GestureBox {
  const [a, b, c, d] = matrix
  const [x, y] = apply(matrix, [w / 2, h / 2])
  const degrees = (Math.atan2(b, a) * 180) / Math.PI
  return [tenth(x), tenth(y), tenth(w * Math.hypot(a, b)), tenth(h * Math.hypot(c, d)), tenth(degrees)]
}

function boxAround(frames: readonly PlacedFrame[]): GestureBox {
  const { left, top, right, bottom } = frames.map(edgesOfFrame).reduce(around)
  return [tenth((left + right) / 2), tenth((top + bottom) / 2), tenth(right - left), tenth(bottom - top), 0]
}

/** The upright box around a frame. */
export function edgesOfFrame({ matrix, w, h }: PlacedFrame): Edges {
  return edgesOf(matrix, { left: 0, top: 0, right: w, bottom: h })
}

/** What brings the frame of a box to the page. */
export function frameOfBox([x, y, w, h, rotate]: GestureBox): PlacedFrame {
  return { matrix: matrixOf({ x: x - w / 2, y: y - h / 2, w, h, rotate }), w, h }
}

/** The box around two. */
export function around(one: Edges, other: Edges): Edges {
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  }
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}

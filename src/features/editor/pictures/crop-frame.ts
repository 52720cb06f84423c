import type { ImageLayer } from '#scene/body/body.ts'
import type { PageSize } from '#scene/body/page-size.ts'
import type { Frame, LayerChange } from '#scene/edit/changes.ts'
import { type Handle, sideOf } from '#scene/edit/resize.ts'
import type { Matrix } from '#scene/list/drawing.ts'
import { focusAt, type PictureFrame } from '#scene/page/picture-frame.ts'
import { placeLayer } from '#scene/page/place-layers.ts'
import { apply, type Edges, inverse, matrixOf, multiply, type Point } from '#scene/shapes/matrix.ts'
import { type Cropped, frameAt, mostZoom } from './crop-place.ts'

/** A picture with what it is in. */
export interface CropLayer {
  readonly layer: ImageLayer
  /** From the coordinates of the group around to the page. */
  readonly outer: Matrix
  readonly size: PageSize
  /** In any unit. */
  readonly picture: { readonly w: number; readonly h: number }
}

/** Where it stands: its frame as it is drawn, which runs into the bleed, and all of the picture, in px of that frame. */
export interface CropView {
  readonly cropped: Cropped
  /** From the frame, whose corner is 0, 0, to the page. */
  readonly matrix: Matrix
  readonly picture: PictureFrame
}

export function cropViewOf({ layer, outer, size, picture }: CropLayer): CropView {
  const { w, h, matrix } = placeLayer(layer, outer, size)
  const cropped = { layer, frame: { w, h }, picture }
  const { focus = [0.5, 0.5], zoom = 1 } = layer
  return { cropped, matrix, picture: frameAt(cropped, { focus, zoom }) }
}

/**
 * The frame with an edge or corner at a point, in px of the frame as it is, as far as it goes: the picture stays where it is. A frame
 * that its picture fills ends at its edges; one in which the picture is whole goes beyond them on one axis at most.
 */
export function reframed(crop: CropLayer, handle: Handle, point: Point, isRatioKept = false): LayerChange {
  const view = cropViewOf(crop)
  const { w, h } = view.cropped.frame
  const [across, down] = sideOf(handle)
  const aim = isRatioKept && across !== 0 && down !== 0 ? onDiagonal(view, handle, point) : point
  const x = across === 0 ? null : edgeAt(axisOf(view, 'x', h), across, aim[0])
  const right = across > 0 && x !== null ? x : w
  const left = across < 0 && x !== null ? x : 0
  const y = down === 0 ? null : edgeAt(axisOf(view, 'y', right - left), down, aim[1])
  const bottom = down > 0 && y !== null ? y : h
  const top = down < 0 && y !== null ? y : 0
  return changeTo(crop, view, { left, top, right, bottom })
}

interface Axis {
  /** Of the frame, whose start is 0. */
  readonly length: number
  readonly from: number
  readonly to: number
  readonly isWhole: boolean
  /** Of the frame on the other axis, of that of the picture. */
  readonly otherShare: number
}

function axisOf({ cropped, picture: { x, y, w, h } }: CropView, axis: 'x' | 'y', other: number): Axis {
  const isWhole = cropped.layer.fit === 'contain'
  if (axis === 'x') return { length: cropped.frame.w, from: x, to: x + w, isWhole, otherShare: other / h }
  return { length: cropped.frame.h, from: y, to: y + h, isWhole, otherShare: other / w }
}

/** px that two edges may be apart and still be the same. */
const same = 0.01

/** Where an edge comes that is dragged: -1 is the one at the start, 1 the one at the end. */
function edgeAt(axis: Axis, side: number, wanted: number): number {
  if (side < 0) {
    const { length, from, to } = axis
    return length - edgeAt({ ...axis, from: length - to, to: length - from }, 1, length - wanted)
  }
  const { length, from, to, isWhole, otherShare } = axis
  const least = isWhole || otherShare < 1 / mostZoom ? (to - from) / mostZoom : 1
  const mayExceed = isWhole && otherShare <= 1 + same
  // On one axis the frame is inside of its picture, or the picture inside of its frame.
  const isOutside = from > same
  const low = isOutside ? to : Math.min(length, least)
  const high = mayExceed && from > -same ? Number.POSITIVE_INFINITY : Math.max(to, isOutside ? length : 0)
  return Math.min(high, Math.max(low, wanted))
}

/** The point to which the corner comes so that the frame keeps its ratio, within what both axes allow. */
function onDiagonal(view: CropView, handle: Handle, [x, y]: Point): Point {
  const { w, h } = view.cropped.frame
  const [across, down] = sideOf(handle)
  const fixed: Point = [across > 0 ? 0 : w, down > 0 ? 0 : h]
  const way: Point = [across * w, down * h]
  const along = ((x - fixed[0]) * way[0] + (y - fixed[1]) * way[1]) / (way[0] ** 2 + way[1] ** 2)
  const reached = [
    (edgeAt(axisOf(view, 'x', h), across, fixed[0] + along * way[0]) - fixed[0]) / way[0],
    (edgeAt(axisOf(view, 'y', w), down, fixed[1] + along * way[1]) - fixed[1]) / way[1],
  ]
  const factor = along > 1 ? Math.min(...reached) : Math.max(...reached)
  return [fixed[0] + factor * way[0], fixed[1] + factor * way[1]]
}

/** The change by which the frame has these edges, in px of the frame as it is drawn, over the same part of the picture. */
function changeTo(crop: CropLayer, view: CropView, edges: Edges): LayerChange {
  const frame = storedFrame(crop, view, edges)
  const next = placeLayer({ ...crop.layer, ...frame }, crop.outer, crop.size)
  const back = inverse(next.matrix)
  const { picture } = view
  const [x, y] = back ? apply(multiply(back, view.matrix), [picture.x, picture.y]) : [picture.x, picture.y]
  const choose = crop.layer.fit === 'contain' ? Math.min : Math.max
  const fitting = choose(next.w / picture.w, next.h / picture.h)
  const zoom = Math.min(mostZoom, Math.max(1, 1 / fitting))
  const scale = zoom * fitting
  const stands = { x, y, w: picture.w * scale, h: picture.h * scale }
  return { frame, zoom, focus: focusAt(stands, next, crop.layer.focus ?? [0.5, 0.5]) }
}

/** An edge that is not moved stays as it is stored: what runs into the bleed goes on to do so. */
function storedFrame({ layer, outer }: CropLayer, { cropped, matrix }: CropView, edges: Edges): Frame {
  const { w, h, rotate = 0 } = layer
  const own = matrixOf(layer)
  const back = inverse(multiply(outer, own))
  // A way alone: what grows is neither turned nor flipped.
  const [, , , , dx, dy] = back ? multiply(back, matrix) : matrix
  const left = edges.left === 0 ? 0 : edges.left + dx
  const top = edges.top === 0 ? 0 : edges.top + dy
  const right = edges.right === cropped.frame.w ? w : edges.right + dx
  const bottom = edges.bottom === cropped.frame.h ? h : edges.bottom + dy
  const [x, y] = apply(own, [(left + right) / 2, (top + bottom) / 2])
  const size = { w: right - left, h: bottom - top }
  return { x: x - size.w / 2, y: y - size.h / 2, ...size, rotate }
}

import type { LayerChange } from '#scene/edit/changes.ts'
import { type Handle, sideOf } from '#scene/edit/resize.ts'
import type { Snap } from '#scene/edit/snap.ts'
import { apply, inverse, type Point } from '#scene/shapes/matrix.ts'
import { type CropLayer, cropViewOf, reframed } from './crop-frame.ts'
import { createCropSnap, type SnapScope } from './crop-snap.ts'

interface Options {
  /** px of the page from which an edge snaps; 0: it does not. */
  readonly reach: number
  readonly isRatioKept: boolean
}

export interface CropGrip {
  /** What a drag to a point of the page changes, always of what was there at its start. */
  readonly to: (
    point: Point,
    options: Options,
  ) => { readonly change: LayerChange; readonly lines: Snap['lines'] }
}

/** Holds an edge or corner of the frame, pressed at a point of the page: it does not jump to the pointer. */
export function createCropGrip(crop: CropLayer, handle: Handle, start: Point, scope: SnapScope): CropGrip {
  const view = cropViewOf(crop)
  const { w, h } = view.cropped.frame
  const [across, down] = sideOf(handle)
  const [x, y] = apply(view.matrix, [((across + 1) / 2) * w, ((down + 1) / 2) * h])
  const offset: Point = [x - start[0], y - start[1]]
  const snap = createCropSnap(view, scope)
  const back = inverse(view.matrix)
  return {
    to: ([px, py], { reach, isRatioKept }) => {
      const free: Point = [px + offset[0], py + offset[1]]
      const { point, lines } =
        reach > 0
          ? snap(handle, free, reach, isRatioKept)
          : { point: back ? apply(back, free) : free, lines: [] }
      return { change: reframed(crop, handle, point, isRatioKept), lines }
    },
  }
}

/** One side moved out of the frame by so many px, or into it. */
export function nudged(crop: CropLayer, side: 'n' | 'e' | 's' | 'w', out: number): LayerChange {
  const { w, h } = cropViewOf(crop).cropped.frame
  const [across, down] = sideOf(side)
  const at = (way: number, length: number) => ((way + 1) / 2) * length + way * out
  return reframed(crop, side, [at(across, w), at(down, h)])
}

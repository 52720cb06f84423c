import type { PicturePlace } from '#kits/design/document/useLayerPicture.ts'
import type { ImageLayer } from '#scene/body/body.ts'
import { focusAt, type PictureFrame, pictureFrameOf } from '#scene/page/picture-frame.ts'

interface Size {
  readonly w: number
  readonly h: number
}

/** What is cropped, in px of the frame of the layer, and in any unit of the picture. */
export interface Cropped {
  readonly layer: Pick<ImageLayer, 'fit'>
  readonly frame: Size
  readonly picture: Size
}

const leastZoom = 1
export const mostZoom = 10

export function frameAt({ layer: { fit }, frame, picture }: Cropped, place: PicturePlace): PictureFrame {
  return pictureFrameOf({ ...place, ...(fit && { fit }) }, frame, picture)
}

/** The picture moved in its frame, as far as it goes. */
export function shifted(cropped: Cropped, place: PicturePlace, dx: number, dy: number): PicturePlace {
  const now = frameAt(cropped, place)
  const moved = { ...now, x: now.x + dx, y: now.y + dy }
  return { ...place, focus: focusAt(moved, cropped.frame, place.focus) }
}

/** The picture at another zoom; what is at a point of the frame, by default its middle, stays there as far as it can. */
export function zoomed(
  cropped: Cropped,
  place: PicturePlace,
  wanted: number,
  [x, y]: readonly [number, number] = [cropped.frame.w / 2, cropped.frame.h / 2],
): PicturePlace {
  const zoom = Math.min(mostZoom, Math.max(leastZoom, wanted))
  const [before, after] = [frameAt(cropped, place), frameAt(cropped, { ...place, zoom })]
  const at = (point: number, from: number, length: number, next: number) =>
    point - ((point - from) / length) * next
  const moved = {
    ...after,
    x: at(x, before.x, before.w, after.w),
    y: at(y, before.y, before.h, after.h),
  }
  return { zoom, focus: focusAt(moved, cropped.frame, place.focus) }
}

import type { ImageLayer } from '../body/body.ts'

/** Where a picture stands in the frame of its layer, in the px of that frame. */
export interface PictureFrame {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

interface Size {
  readonly w: number
  readonly h: number
}

/** `picture`: its size in any unit; neither side is 0. */
export function pictureFrameOf(
  { fit, zoom = 1, focus: [fx, fy] = [0.5, 0.5] }: Pick<ImageLayer, 'fit' | 'zoom' | 'focus'>,
  frame: Size,
  picture: Size,
): PictureFrame {
  const choose = fit === 'contain' ? Math.min : Math.max
  const scale = choose(frame.w / picture.w, frame.h / picture.h) * Math.max(0.01, zoom)
  const [w, h] = [picture.w * scale, picture.h * scale]
  return { x: (frame.w - w) * fx, y: (frame.h - h) * fy, w, h }
}

/** The focus with which a picture of this size stands at a place of its frame, or as near as it can. */
export function focusAt(
  { x, y, w, h }: PictureFrame,
  frame: Size,
  before: readonly [number, number],
): readonly [number, number] {
  const share = (at: number, free: number, same: number) =>
    Math.abs(free) < 0.01 ? same : Math.min(1, Math.max(0, at / free))
  return [share(x, frame.w - w, before[0]), share(y, frame.h - h, before[1])]
}

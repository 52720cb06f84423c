import { type CutOutOutcome, cutOut } from './cut-out.ts'

export interface CutOutTask {
  readonly picture: ImageBitmap
}

export type CutOutReport =
  | { readonly report: CutOutOutcome; readonly picture: ImageBitmap | null }
  | { readonly failure: string }

/** Pixels of the longer side in which the ground is looked for. */
const smallSide = 640

addEventListener('message', ({ data: { picture } }: MessageEvent<CutOutTask>) => {
  try {
    const made = run(picture)
    postMessage(made satisfies CutOutReport, { transfer: made.picture ? [made.picture] : [] })
  } catch (cause) {
    postMessage({ failure: String(cause) } satisfies CutOutReport)
  }
})

function run(picture: ImageBitmap): Extract<CutOutReport, { picture: unknown }> {
  const { width, height } = picture
  const share = Math.min(1, smallSide / Math.max(width, height))
  const side = (length: number) => Math.max(1, Math.round(length * share))
  const whole = pixelsOf(picture, width, height)
  const small = pixelsOf(picture, side(width), side(height))
  picture.close()
  const report = cutOut(whole.pixels, small.pixels)
  if (report !== 'cut') return { report, picture: null }
  whole.context.putImageData(whole.pixels, 0, 0)
  return { report, picture: whole.canvas.transferToImageBitmap() }
}

function pixelsOf(picture: ImageBitmap, width: number, height: number) {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('this browser has no 2d canvas')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
  return { canvas, context, pixels: context.getImageData(0, 0, width, height) }
}

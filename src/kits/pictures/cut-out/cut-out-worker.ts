import { type CutOutOutcome, type CutOutWay, cutOut } from './cut-out.ts'
import type { Plane } from './mask/planes.ts'
import { cutOutPeople } from './people/cut-out-people.ts'
import { arePeople, findPeople, modelSide } from './people/find-people.ts'

export interface CutOutTask {
  readonly picture: ImageBitmap
  /** Null: what the picture looks like. */
  readonly way: CutOutWay | null
  /** The file of the model that finds people; null where it is not wanted, or not here. */
  readonly model: Uint8Array | null
}

export type CutOutReport =
  | { readonly way: CutOutWay; readonly outcome: CutOutOutcome; readonly picture: ImageBitmap | null }
  | { readonly failure: string }

/** Pixels of the longer side in which the ground is looked for. */
const smallSide = 640

addEventListener('message', ({ data }: MessageEvent<CutOutTask>) => {
  try {
    const made = run(data)
    postMessage(made satisfies CutOutReport, { transfer: made.picture ? [made.picture] : [] })
  } catch (cause) {
    postMessage({ failure: String(cause) } satisfies CutOutReport)
  }
})

function run({ picture, way, model }: CutOutTask): Extract<CutOutReport, { picture: unknown }> {
  const { width, height } = picture
  const share = Math.min(1, smallSide / Math.max(width, height))
  const side = (length: number) => Math.max(1, Math.round(length * share))
  const whole = pixelsOf(picture, width, height)
  const small = pixelsOf(picture, side(width), side(height)).pixels
  const people = model && peopleOf(model, picture, way)
  picture.close()
  const outcome = people ? cutOutPeople(whole.pixels, small, people) : cutOut(whole.pixels, small)
  const used = people ? 'people' : 'goods'
  if (outcome !== 'cut') return { way: used, outcome, picture: null }
  whole.context.putImageData(whole.pixels, 0, 0)
  return { way: used, outcome, picture: whole.canvas.transferToImageBitmap() }
}

/** Where people are; null where it is not said that there are some and it does not look so. */
function peopleOf(model: Uint8Array, picture: ImageBitmap, way: CutOutWay | null): Plane | null {
  try {
    const people = findPeople(model, pixelsOf(picture, modelSide, modelSide).pixels)
    return way === 'people' || arePeople(people) ? people : null
  } catch (cause) {
    if (way === 'people') throw cause
    console.warn('people could not be looked for', cause)
    return null
  }
}

function pixelsOf(picture: ImageBitmap, width: number, height: number) {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('this browser has no 2d canvas')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
  return { canvas, context, pixels: context.getImageData(0, 0, width, height) }
}

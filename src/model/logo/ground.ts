import { type Pixels, visible } from './pixels.ts'

/** A plain ground behind a logo in its own colours. */
export type PlateGround = 'white' | 'black'

/** Of 255: nearly white, and as good as unseen on it. */
const nearlyWhite = 232

/** The ground on which a logo is seen in its own colours: white, unless most of what is not transparent is nearly white. */
export function groundFor({ data }: Pixels): PlateGround {
  let [all, light] = [0, 0]
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < visible) continue
    all++
    if (Math.min(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) >= nearlyWhite) light++
  }
  return light > all * 0.7 && all < data.length / 4 ? 'black' : 'white'
}

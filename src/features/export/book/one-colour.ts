/** Above this share of opaque pixels an image has a ground of its own and cannot be set in one colour. */
const mostOpaque = 0.9

/**
 * An image in one colour: its forms filled, and what is clearly lighter inside them left open, such as the letters of a
 * badge. Null for an image with a ground of its own. `pixels` and the result are RGBA.
 */
export function inOneColour(
  pixels: Uint8ClampedArray,
  [red, green, blue]: readonly [number, number, number],
): Uint8ClampedArray<ArrayBuffer> | null {
  const [darkest, lightest, opaque] = extremesOf(pixels)
  if (opaque / (pixels.length / 4) > mostOpaque || opaque === 0) return null
  // A logo of colours that are alike is one form; in one of light and dark, the light parts are its counterforms.
  const hasCounterforms = lightest - darkest > 110 && lightest > 225
  const painted = new Uint8ClampedArray(pixels.length)
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3] ?? 0
    const share = hasCounterforms ? (lightest - lightnessAt(pixels, at)) / (lightest - darkest) : 1
    painted[at] = red
    painted[at + 1] = green
    painted[at + 2] = blue
    painted[at + 3] = alpha * Math.min(1, share * 1.4)
  }
  return painted
}

/** Darkest and lightest of the opaque pixels, from 0 to 255, and their number. */
function extremesOf(pixels: Uint8ClampedArray): [darkest: number, lightest: number, opaque: number] {
  let [darkest, lightest, opaque] = [255, 0, 0]
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < 200) continue
    const lightness = lightnessAt(pixels, at)
    darkest = Math.min(darkest, lightness)
    lightest = Math.max(lightest, lightness)
    opaque++
  }
  return [darkest, lightest, opaque]
}

function lightnessAt(pixels: Uint8ClampedArray, at: number): number {
  return 0.299 * (pixels[at] ?? 0) + 0.587 * (pixels[at + 1] ?? 0) + 0.114 * (pixels[at + 2] ?? 0)
}

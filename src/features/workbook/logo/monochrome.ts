/** Measures of an image that decide what becomes transparent. Brightness is from 0 (black) to 1. */
interface Spread {
  readonly isOpaque: boolean
  /** Background of an opaque image: the colour of its corners. */
  readonly ground: readonly [number, number, number]
  readonly darkest: number
  readonly lightest: number
}

/**
 * Converts RGBA pixels to one colour, in place; `width` is the length of a row in pixels. A transparent image
 * keeps its shape; if it has both light and dark areas, the light ones become transparent. An opaque image
 * loses its background.
 */
export function toMonochrome(
  pixels: Uint8ClampedArray,
  width: number,
  ink: readonly [number, number, number],
): void {
  const spread = measure(pixels, width)
  const hasHoles = !spread.isOpaque && spread.darkest < 0.55 && spread.lightest > 0.85
  for (let i = 0; i < pixels.length; i += 4) {
    const alpha = (pixels[i + 3] ?? 0) / 255
    const kept = spread.isOpaque
      ? distance(pixels, i, spread.ground)
      : hasHoles
        ? 1 - ramp(luma(pixels, i), 0.7, 0.92)
        : 1
    pixels[i] = ink[0]
    pixels[i + 1] = ink[1]
    pixels[i + 2] = ink[2]
    pixels[i + 3] = Math.round(alpha * kept * 255)
  }
}

function measure(pixels: Uint8ClampedArray, width: number): Spread {
  let darkest = 1
  let lightest = 0
  let clear = 0
  for (let i = 0; i < pixels.length; i += 4) {
    const alpha = pixels[i + 3] ?? 0
    if (alpha < 250) clear++
    if (alpha < 200) continue
    const light = luma(pixels, i)
    darkest = Math.min(darkest, light)
    lightest = Math.max(lightest, light)
  }
  const corners = [0, (width - 1) * 4, pixels.length - width * 4, pixels.length - 4]
  const mean = (channel: number) => corners.reduce((sum, i) => sum + (pixels[i + channel] ?? 0), 0) / 4
  return {
    isOpaque: clear < pixels.length / 4 / 200,
    ground: [mean(0), mean(1), mean(2)],
    darkest,
    lightest,
  }
}

function luma(pixels: Uint8ClampedArray, i: number): number {
  return (0.2126 * (pixels[i] ?? 0) + 0.7152 * (pixels[i + 1] ?? 0) + 0.0722 * (pixels[i + 2] ?? 0)) / 255
}

/**
 * Opacity from the distance to the background colour (1 is the range of one channel): 0 up to 0.06, 1 from
 * 0.4 on, so that thin lines stay visible.
 */
function distance(pixels: Uint8ClampedArray, i: number, [r, g, b]: Spread['ground']): number {
  const away = Math.hypot((pixels[i] ?? 0) - r, (pixels[i + 1] ?? 0) - g, (pixels[i + 2] ?? 0) - b) / 255
  return ramp(away, 0.06, 0.4)
}

function ramp(value: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)))
}

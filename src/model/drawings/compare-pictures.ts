/** Side of the pictures that are compared, in pixels. */
export const comparedSide = 64

/**
 * Whether two pictures, as RGBA with straight alpha of one size and of one renderer, look different. What cannot be seen,
 * such as the colour of a transparent pixel, does not count.
 */
export function lookDifferent(before: ArrayLike<number>, after: ArrayLike<number>): boolean {
  if (before.length !== after.length) return true
  for (let at = 0; at < before.length; at += 4) {
    const [alphaBefore = 0, alphaAfter = 0] = [before[at + 3], after[at + 3]]
    if (Math.abs(alphaBefore - alphaAfter) > tolerance) return true
    for (let channel = at; channel < at + 3; channel++) {
      const difference = ((before[channel] ?? 0) * alphaBefore - (after[channel] ?? 0) * alphaAfter) / 255
      if (Math.abs(difference) > tolerance) return true
    }
  }
  return false
}

export function isBlank(picture: ArrayLike<number>): boolean {
  for (let at = 3; at < picture.length; at += 4) if ((picture[at] ?? 0) > tolerance) return false
  return true
}

/** Of 255: a line of a hundredth of the width that is lost changes more. */
const tolerance = 10

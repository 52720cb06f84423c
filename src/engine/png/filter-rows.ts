const channels = 4

/**
 * Rows of RGBA pixels as a PNG stores them: each as its difference from what is left of it or above it, whichever is smaller, and
 * the number of that filter before it. `above`: the last row of the strip before, null at the top.
 */
export function filterRows(
  pixels: Uint8ClampedArray,
  width: number,
  above: Uint8ClampedArray | null,
): Uint8Array<ArrayBuffer> {
  const length = width * channels
  const count = pixels.length / length
  const filtered = new Uint8Array(count * (length + 1))
  const other = new Uint8Array(length)
  let before = above ?? new Uint8ClampedArray(length)
  for (let index = 0; index < count; index++) {
    const row = pixels.subarray(index * length, (index + 1) * length)
    const at = index * (length + 1)
    const target = filtered.subarray(at + 1, at + 1 + length)
    const [left, up] = [subtractLeft(row, target), subtractAbove(row, before, other)]
    filtered[at] = up < left ? 2 : 1
    if (up < left) target.set(other)
    before = row
  }
  return filtered
}

/** Filter 1. The sum of the differences, which says how well they compress. */
function subtractLeft(row: Uint8ClampedArray, target: Uint8Array): number {
  let sum = 0
  for (let at = 0; at < row.length; at++) {
    const value = ((row[at] ?? 0) - (at < channels ? 0 : (row[at - channels] ?? 0))) & 0xff
    target[at] = value
    sum += value < 128 ? value : 256 - value
  }
  return sum
}

/** Filter 2. */
function subtractAbove(row: Uint8ClampedArray, above: Uint8ClampedArray, target: Uint8Array): number {
  let sum = 0
  for (let at = 0; at < row.length; at++) {
    const value = ((row[at] ?? 0) - (above[at] ?? 0)) & 0xff
    target[at] = value
    sum += value < 128 ? value : 256 - value
  }
  return sum
}

/** Connected areas of equal value, by left, right, above and below, that have at least `least` pixels. */
export function countParts(values: ArrayLike<number>, width: number, least: number): number {
  const isKnown = new Uint8Array(values.length)
  const waiting = new Int32Array(values.length)
  let parts = 0
  for (let start = 0; start < values.length; start++) {
    if (isKnown[start]) continue
    isKnown[start] = 1
    waiting[0] = start
    let size = 1
    const add = (i: number) => {
      if (i < 0 || i >= values.length || isKnown[i] || values[i] !== values[start]) return
      isKnown[i] = 1
      waiting[size++] = i
    }
    for (let at = 0; at < size; at++) {
      const i = waiting[at] ?? 0
      if (i % width > 0) add(i - 1)
      if (i % width < width - 1) add(i + 1)
      add(i - width)
      add(i + width)
    }
    if (size >= least) parts++
  }
  return parts
}

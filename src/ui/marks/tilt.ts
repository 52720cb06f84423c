const tilts = [-5, -4, -3, -2, 2, 3, 4, 5]

/** Rotation of a stamp in degrees, from −5 to +5 and never 0; the same for the same key. */
export function computeTilt(key: string): number {
  let hash = 7
  for (const letter of key) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0
  return tilts[hash % tilts.length] ?? 2
}

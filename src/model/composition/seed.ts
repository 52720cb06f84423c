/** A stable number of a text, 0 to 2³² − 1 (FNV-1a): the same on every device and in every version. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/** The items beginning with the one that the seed chooses. */
export function turned<Item>(items: readonly Item[], seed: number): Item[] {
  const start = items.length === 0 ? 0 : seed % items.length
  return [...items.slice(start), ...items.slice(0, start)]
}

import type { Nodes } from '../control/canvas-parts.ts'

/** The layers that keys walk through, in the order of painting: those of the page, or of the entered group. Hidden ones are left out. */
export function walkedLayers(nodes: Nodes, entered: string | null): readonly string[] {
  const parent = entered !== null && nodes.has(entered) ? entered : null
  return [...nodes.values()]
    .filter((node) => node.parent === parent && !node.isHidden)
    .map(({ layer }) => layer.id)
}

/** The next or previous one; null: the end is reached. Without one that is walked from, the first or last. */
export function walkFrom(keys: readonly string[], from: string | null, direction: 1 | -1): string | null {
  const at = from === null ? -1 : keys.indexOf(from)
  if (at === -1) return (direction > 0 ? keys[0] : keys.at(-1)) ?? null
  return keys[at + direction] ?? null
}

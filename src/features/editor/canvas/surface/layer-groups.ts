import type { Drawing, Item } from '#scene/list/drawing.ts'

/** What is painted of one layer; '' for the ground of the page. */
interface PaintedGroup {
  readonly key: string
  readonly layer: string
  readonly items: readonly Item[]
}

/** The items of a drawing by layer, in the order of painting. */
export function layerGroups({ items }: Pick<Drawing, 'items'>): readonly PaintedGroup[] {
  const groups: { key: string; layer: string; items: Item[] }[] = []
  const counts = new Map<string, number>()
  for (const item of items) {
    const last = groups.at(-1)
    if (last?.layer === item.layer) last.items.push(item)
    else {
      const count = counts.get(item.layer) ?? 0
      counts.set(item.layer, count + 1)
      groups.push({
        key: count === 0 ? item.layer : `${item.layer} ${count}`,
        layer: item.layer,
        items: [item],
      })
    }
  }
  return groups
}

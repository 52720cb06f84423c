import type { PlacedText } from './word-fields.ts'

/** The layer of the text that names a price that stands in no row: the nearest one above it in its column; null: there is none. */
export function namedBy(price: PlacedText, texts: readonly PlacedText[]): string | null {
  if (price.field.role !== 'price') return null
  const above = texts.filter(
    (text) => text.field.role !== 'price' && text.y < price.y && isInColumn(text, price),
  )
  return above.toSorted((one, other) => other.y - one.y)[0]?.field.layer ?? null
}

/** Whether one of the two begins to end covers the middle of the other. */
function isInColumn(one: PlacedText, other: PlacedText): boolean {
  const covers = ({ x, w }: PlacedText, middle: number) => x <= middle && middle <= x + w
  return covers(one, other.x + other.w / 2) && covers(other, one.x + one.w / 2)
}

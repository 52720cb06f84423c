import type { Item } from '#scene/list/drawing.ts'

/** Whether two items look the same: a layout makes new ones of what has not changed. */
export function isSameItem(one: Item, other: Item): boolean {
  return one === other || isEqual(one, other)
}

/** Of plain values, lists and objects. */
function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  const [mine, theirs] = [Object.entries(one), other as Readonly<Record<string, unknown>>]
  return (
    mine.length === Object.keys(theirs).length && mine.every(([key, value]) => isEqual(value, theirs[key]))
  )
}

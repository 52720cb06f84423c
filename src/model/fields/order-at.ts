import { orderBetween, ordersBetween } from './order.ts'

/** Something with an order key among its siblings; null: none or an invalid one is stored. */
export interface Ordered {
  readonly key: string
  readonly order: string | null
}

/**
 * Compares by order, then key, by code unit: the same on every device whatever its locale. Items without a
 * valid order are last.
 */
export function byOrder(a: Ordered, b: Ordered): number {
  if (a.order !== b.order) {
    if (a.order === null) return 1
    if (b.order === null) return -1
    return a.order < b.order ? -1 : 1
  }
  return a.key < b.key ? -1 : 1
}

/** An order for the index `at` among sorted siblings, as `ordersAt` has. */
export function orderAt<Sibling extends Ordered>(
  siblings: readonly Sibling[],
  at: number,
  reorder: (sibling: Sibling, order: string) => void,
): string {
  const [order = orderBetween(null, null, Math.random)] = ordersAt(siblings, at, 1, reorder)
  return order
}

/**
 * `count` ascending orders for the index `at` among sorted siblings. Where both neighbours have the same order, all siblings from
 * there on get new ones by `reorder`.
 */
export function ordersAt<Sibling extends Ordered>(
  siblings: readonly Sibling[],
  at: number,
  count: number,
  reorder: (sibling: Sibling, order: string) => void,
): readonly string[] {
  const index = Math.max(0, Math.min(siblings.length, Math.floor(at)))
  const before = siblings[index - 1]?.order ?? null
  const after = siblings[index]?.order ?? null
  const isTied =
    index > 0 && index < siblings.length && (before === null || after === null || before >= after)
  const lower = lastOrder(siblings, index)
  if (!isTied) return newOrders(lower, after, count)
  const tail = siblings.slice(index)
  const spread = ordersBetween(lower, null, tail.length + count)
  tail.forEach((sibling, i) => {
    reorder(sibling, spread[i + count] as string)
  })
  return spread.slice(0, count)
}

/**
 * Ascending orders between two neighbours (null: none on that side): the first by chance, as `orderBetween`, so that two devices get
 * different ones, the others evenly behind it.
 */
export function newOrders(before: string | null, after: string | null, count: number): readonly string[] {
  if (count === 0) return []
  const first = orderBetween(before, after, Math.random)
  return [first, ...ordersBetween(first, after, count - 1)]
}

function lastOrder(siblings: readonly Ordered[], index: number): string | null {
  let last: string | null = null
  for (const { order } of siblings.slice(0, index)) if (order !== null) last = order
  return last
}

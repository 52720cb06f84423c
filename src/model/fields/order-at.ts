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

/**
 * An order for the index `at` among sorted siblings. Where both neighbours have the same order, all siblings from
 * there on get new ones by `reorder`.
 */
export function orderAt<Sibling extends Ordered>(
  siblings: readonly Sibling[],
  at: number,
  reorder: (sibling: Sibling, order: string) => void,
): string {
  const index = Math.max(0, Math.min(siblings.length, Math.floor(at)))
  const before = siblings[index - 1]?.order ?? null
  const after = siblings[index]?.order ?? null
  const isTied =
    index > 0 && index < siblings.length && (before === null || after === null || before >= after)
  if (!isTied) return orderBetween(lastOrder(siblings, index), after, Math.random)
  const tail = siblings.slice(index)
  const lower = lastOrder(siblings, index)
  const spread = ordersBetween(lower, null, tail.length + 1)
  tail.forEach((sibling, i) => {
    reorder(sibling, spread[i + 1] as string)
  })
  return spread[0] ?? orderBetween(lower, null, Math.random)
}

/** Ascending orders between two neighbours (null: none on that side): a single one by chance, as `orderBetween`; many evenly. */
export function newOrders(before: string | null, after: string | null, count: number): readonly string[] {
  return count === 1 ? [orderBetween(before, after, Math.random)] : ordersBetween(before, after, count)
}

function lastOrder(siblings: readonly Ordered[], index: number): string | null {
  let last: string | null = null
  for (const { order } of siblings.slice(0, index)) if (order !== null) last = order
  return last
}

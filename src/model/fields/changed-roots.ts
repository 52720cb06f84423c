import type * as Y from 'yjs'

const known = new WeakMap<Y.Transaction, readonly string[]>()

/**
 * Names of the top-level types that a transaction changed. Where Yjs has put another object in the place of one, which it does
 * where a type that a peer made is first asked for, the names of all. Walks the names once a transaction, however many ask.
 */
export function changedRoots(transaction: Y.Transaction): readonly string[] {
  const before = known.get(transaction)
  if (before) return before
  const names = namesOf(transaction)
  known.set(transaction, names)
  return names
}

function namesOf({ changed, doc }: Y.Transaction): readonly string[] {
  const roots = [...changed.keys()].filter((type) => type._item === null)
  if (roots.length === 0) return []
  const byType = new Map<object, string>()
  for (const [name, type] of doc.share) byType.set(type, name)
  const names = roots.flatMap((root) => byType.get(root) ?? [])
  return names.length === roots.length ? names : [...byType.values()]
}

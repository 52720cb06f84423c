const collator = new Intl.Collator('ko', { numeric: true })

interface Named {
  readonly name: string
}

/** Compares names as people sort them: numbers in them are numbers. */
export function byName(a: Named, b: Named): number {
  return collator.compare(a.name, b.name)
}

/**
 * Compares by a value, and those with the same one by their names; by names alone where `valueIn` is null. `isDown` turns the
 * order, but not that of names among the same value.
 */
export function byValue<Item extends Named>(
  valueIn: ((item: Item) => number) | null,
  isDown: boolean,
): (a: Item, b: Item) => number {
  const turn = isDown ? -1 : 1
  if (valueIn === null) return (a, b) => turn * byName(a, b)
  return (a, b) => turn * (valueIn(a) - valueIn(b)) || byName(a, b)
}

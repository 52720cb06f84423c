/** A design that was made of an entry since the page was loaded, and what it was then, as JSON of its body. */
interface MadeDesign {
  readonly id: string
  readonly body: string
}

const made = new Map<string, readonly MadeDesign[]>()

export function noteMade(entryKey: string, design: MadeDesign): void {
  made.set(entryKey, [...(made.get(entryKey) ?? []), design])
}

/** The ids of those of the entries with these keys. */
export function madeOf(entryKeys: readonly string[]): readonly string[] {
  return entryKeys.flatMap((key) => (made.get(key) ?? []).map(({ id }) => id))
}

export function madeWith(ids: readonly string[]): readonly MadeDesign[] {
  return [...made.values()].flat().filter(({ id }) => ids.includes(id))
}

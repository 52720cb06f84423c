/** A design that was made of an entry since the page was loaded, and what it was then, as JSON of its body. */
interface MadeDesign {
  readonly id: string
  readonly body: string
}

const made = new Map<string, readonly MadeDesign[]>()

export function noteMade(entryKey: string, design: MadeDesign): void {
  made.set(entryKey, [...(made.get(entryKey) ?? []), design])
}

/** Ids of the designs that were made of these entries on this page. */
export function designIdsOfEntries(entryKeys: readonly string[]): readonly string[] {
  return entryKeys.flatMap((key) => (made.get(key) ?? []).map(({ id }) => id))
}

/** Forgets designs that were thrown away. */
export function forgetMade(ids: readonly string[]): void {
  for (const [key, designs] of made)
    made.set(
      key,
      designs.filter(({ id }) => !ids.includes(id)),
    )
}

/** The noted designs among these ids, each with its first body. */
export function madeDesigns(ids: readonly string[]): readonly MadeDesign[] {
  return [...made.values()].flat().filter(({ id }) => ids.includes(id))
}

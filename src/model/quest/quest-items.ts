/** At most so many menu items or services, each of at most so many characters. */
export const itemsAtMost = 5
export const itemLimit = 40

/** The entries of an answer that is a list: `밥그릇, 국그릇`. A comma inside a number does not separate. */
export function itemsIn(answer: string): string[] {
  return answer
    .split(/,(?!\d{3}(?!\d))|[，、\n]/)
    .map((item) => item.trim())
    .filter((item) => item !== '')
}

export type AddedItems =
  | { readonly ok: true; readonly answer: string }
  | { readonly ok: false; readonly why: 'tooMany' | 'tooLong' | 'taken' }

/** The answer with what was typed, which may be several entries, added at its end. `max` in characters for all. */
export function addItems(answer: string, typed: string, max: number): AddedItems {
  const items = itemsIn(answer)
  for (const item of itemsIn(typed.normalize('NFC'))) {
    if (items.includes(item)) return { ok: false, why: 'taken' }
    if (items.length >= itemsAtMost) return { ok: false, why: 'tooMany' }
    items.push(item)
  }
  const joined = joinItems(items)
  return joined.length > max ? { ok: false, why: 'tooLong' } : { ok: true, answer: joined }
}

export function joinItems(items: readonly string[]): string {
  return items.join(', ')
}

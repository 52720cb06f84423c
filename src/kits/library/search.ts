import { matchesSearch } from '#model/hangul/choseong.ts'

interface Tagged {
  readonly name: string
  /** Keys of its tags. */
  readonly tags: readonly string[]
}

interface Tag {
  readonly key: string
  readonly name: string
}

export interface Search {
  /** Part of a name, also its initial consonants; '': any. */
  readonly query: string
  /** Key of a tag; null: any. */
  readonly tag: string | null
}

/** Whether an item is found: it has the tag, and its own name matches or that of one of its tags among `tags`. */
export function createSearch({ query, tag }: Search, tags: readonly Tag[] = []): (item: Tagged) => boolean {
  const matching = new Set(
    query === '' ? [] : tags.filter(({ name }) => matchesSearch(name, query)).map(({ key }) => key),
  )
  return (item) =>
    (tag === null || item.tags.includes(tag)) &&
    (query === '' || matchesSearch(item.name, query) || item.tags.some((key) => matching.has(key)))
}

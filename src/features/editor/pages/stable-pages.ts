import { isSame } from '#model/fields/is-same.ts'
import type { Page } from '#scene/body/body.ts'

/** The pages, each the same object as before where nothing of it has changed: a page that changes makes all of them anew. */
export function stablePages(before: readonly Page[], pages: readonly Page[]): readonly Page[] {
  const known = new Map(before.map((page) => [page.id, page]))
  const stable = pages.map((page) => {
    const former = known.get(page.id)
    return former && isSame(former, page) ? former : page
  })
  const isAll = before.length === stable.length && stable.every((page, at) => page === before[at])
  return isAll ? before : stable
}

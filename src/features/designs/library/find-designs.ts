import type { ListedDesign } from '#kits/design/document/listed-design.ts'
import type { DesignFolder } from '#kits/design/library/design-folder.ts'
import { byValue } from '#kits/library/order.ts'
import type { FormWords } from '#kits/words/content.ts'
import { type FormTab, formOf } from '#model/forms/forms.ts'
import { matchesSearch } from '#model/hangul/choseong.ts'
import { searchDesigns } from '../cards/search-designs.ts'

interface Contents {
  readonly folders: readonly DesignFolder[]
  readonly designs: readonly ListedDesign[]
}

/** What of a library is asked for. */
export interface DesignAsk {
  /** Key of the open folder; null: the top. Of no effect while something is searched for. */
  readonly folder: string | null
  readonly query: string
  /** Tab of the form; null: any. */
  readonly tab: FormTab | null
}

export interface DesignOrder {
  readonly by: 'name' | 'changedAt'
  readonly isDown: boolean
}

/** Whether all folders are looked through, and not the open one alone. */
export function isSearch({ query, tab }: Pick<DesignAsk, 'query' | 'tab'>): boolean {
  return query.trim() !== '' || tab !== null
}

/**
 * What is in the open folder, or, for a search, in any folder: by title, name of the form or of its tab, and tags, also by initial
 * consonants.
 */
export function findDesigns({ folders, designs }: Contents, ask: DesignAsk, words: FormWords): Contents {
  if (!isSearch(ask)) {
    return {
      folders: folders.filter(({ parent }) => parent === ask.folder),
      designs: designs.filter(({ folder }) => folder === ask.folder),
    }
  }
  const query = ask.query.trim()
  const ofTab = ask.tab === null ? designs : designs.filter((design) => tabOf(design) === ask.tab)
  return {
    folders: ask.tab === null ? folders.filter(({ name }) => matchesSearch(name, query)) : [],
    designs: searchDesigns(ofTab, query, words),
  }
}

function tabOf({ form }: ListedDesign): FormTab | undefined {
  return form === null ? undefined : formOf(form)?.tab
}

/** Folders have no time of change: by it they keep the order of their names. */
export function inOrder({ folders, designs }: Contents, { by, isDown }: DesignOrder): Contents {
  const named = designs.map((design) => ({ name: design.title, design }))
  const compare = byValue<(typeof named)[number]>(
    by === 'name' ? null : ({ design }) => design.changedAt,
    isDown,
  )
  return {
    folders: folders.toSorted(byValue<DesignFolder>(null, by === 'name' && isDown)),
    designs: named.sort(compare).map(({ design }) => design),
  }
}

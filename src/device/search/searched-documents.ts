import { documentsWith } from '#model/documents/names.ts'
import { openDocuments } from '../documents/engine/registry.ts'
import { accountPrefix, databaseNameOf } from '../documents/storage/document-name.ts'
import { readStoredState } from '../documents/storage/stored-answers.ts'
import type { BrandRef } from '../identity/brand-ref.ts'
import type { SearchedDocument } from './find-answers.ts'

const searched = documentsWith('isSearched')

/**
 * The words of these brands as this device holds them: of open documents as they are now, of the others as they were
 * stored beside them. What was never opened here has none.
 */
export async function readSearchedDocuments(
  account: number | null,
  brands: readonly BrandRef[],
): Promise<SearchedDocument[]> {
  const refs = brands.flatMap((brand) => {
    const owner = typeof brand === 'number' ? account : null
    return searched.map((name) => ({ account: owner, brand, name }))
  })
  const stored = new Set(await storedNames(account))
  const open = new Map(openDocuments.get().map((one) => [databaseNameOf(one), one]))
  const read = await Promise.all(
    refs.map(async (ref): Promise<SearchedDocument | null> => {
      const { brand, name: document } = ref
      const database = databaseNameOf(ref)
      const live = open.get(database)
      if (live) return { brand, document, answers: live.answers.get() }
      if (!stored.has(database)) return null
      const { answers } = await readStoredState(database)
      return answers && { brand, document, answers }
    }),
  )
  return read.filter((one) => one !== null)
}

async function storedNames(account: number | null): Promise<string[]> {
  const all = await indexedDB.databases()
  const prefixes = [accountPrefix(account), accountPrefix(null)]
  return all.flatMap(({ name }) => (name && prefixes.some((prefix) => name.startsWith(prefix)) ? [name] : []))
}

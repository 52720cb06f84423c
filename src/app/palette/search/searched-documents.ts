import { openDocuments } from '#engine/documents/engine/registry.ts'
import { databaseNameOf } from '#engine/documents/storage/document-name.ts'
import { databasesOnDevice } from '#engine/documents/storage/names-on-device.ts'
import { readStoredState } from '#engine/documents/storage/stored-answers.ts'
import type { BrandRef } from '#engine/identity/brand-ref.ts'
import { documentsWith } from '#model/document-kinds/names.ts'
import type { SearchedDocument } from './find-answers.ts'

const searched = documentsWith('isSearched')

/**
 * The searched documents of these brands on this device: open ones with their present answers, others with the stored
 * ones. Documents that were never opened here are left out.
 */
export async function readSearchedDocuments(
  account: number | null,
  brands: readonly BrandRef[],
): Promise<SearchedDocument[]> {
  const refs = brands.flatMap((brand) => {
    const owner = typeof brand === 'number' ? account : null
    return searched.map((name) => ({ account: owner, brand, name }))
  })
  const stored = new Set(await databasesOnDevice(account))
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

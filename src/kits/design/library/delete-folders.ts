import { currentSession } from '#engine/identity/session.ts'
import { readAgain } from '#engine/reads/read-again.ts'
import type { Failure } from '#engine/rest/rest.ts'
import { deleteFoldersForGood } from '#kits/library/delete-folders.ts'
import { designsRead } from '../reads/designs-read.ts'
import type { DesignFolderRow } from './design-folder.ts'
import { refreshFolders } from './refresh-folders.ts'

const designsInTrash = { call: designsRead.call }

/** Deletes folders of the trash for good, with all that is in them: not queued, because it cannot be undone. */
export async function deleteFolders(
  brand: number,
  rows: readonly DesignFolderRow[],
): Promise<{ readonly ok: true } | Failure> {
  const idAccount = currentSession()?.idAccount ?? null
  const result = await deleteFoldersForGood({
    idAccount,
    brand,
    table: 'designFolders',
    createdTypeOf: ({ createdType }) => createdType,
    rows,
  })
  // What was deleted before a refusal is gone with all that was in it.
  if (rows.length > 0) {
    void refreshFolders(brand)
    await readAgain(brand, [designsInTrash])
  }
  return result
}

import { currentSession } from '#engine/identity/session.ts'
import type { Failure } from '#engine/rest/rest.ts'
import { deleteFoldersForGood } from '#kits/library/delete-folders.ts'
import type { DesignFolderRow } from './design-folder.ts'
import { refreshFolders } from './refresh-folders.ts'

/** Deletes folders of the trash for good, with all that is in them. */
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
  if (rows.length > 0) void refreshFolders(brand)
  return result
}

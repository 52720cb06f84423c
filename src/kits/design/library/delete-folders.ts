import { deleteBrandDirectories, deleteUserDirectories } from '#contract/directory.ts'
import { currentSession } from '#engine/identity/session.ts'
import { readAgain } from '#engine/reads/read-again.ts'
import { type Failure, rest } from '#engine/rest/rest.ts'
import { inParts } from '#kits/library/queue/in-parts.ts'
import { designsRead } from '../reads/designs-read.ts'
import type { DesignFolderRow } from './design-folder.ts'
import { folderTable } from './read-folders.ts'
import { refreshFolders } from './refresh-folders.ts'

const idsInQuery = 100
const designsInTrash = { call: designsRead.call }

/** Deletes folders of the trash for good, with all that is in them: not queued, because it cannot be undone. */
export async function deleteFolders(
  idBrand: number,
  folders: readonly DesignFolderRow[],
): Promise<{ readonly ok: true } | Failure> {
  const session = currentSession()
  for (const createdType of ['USER', 'BRAND'] as const) {
    const call = createdType === 'BRAND' ? deleteBrandDirectories : deleteUserDirectories
    const ofType = folders.filter((one) => one.createdType === createdType && one.idDirectory !== null)
    for (const part of inParts(ofType, idsInQuery)) {
      const idDirectories = part.map(({ idDirectory }) => idDirectory).join(',')
      const result = await rest(call, { query: { idDirectories } }, { idBrand })
      if (!result.ok) return result
      if (session) await folderTable(session.idAccount).bulkDelete(part.map(({ key }) => key))
    }
  }
  if (folders.length > 0) {
    void refreshFolders(idBrand)
    await readAgain(idBrand, [designsInTrash])
  }
  return { ok: true }
}

import { emptyTrash as emptyCall } from '#contract/drive.ts'
import { deleteFiles } from '#contract/file.ts'
import { type Failure, rest } from '#engine/rest/rest.ts'
import { accountStore } from '#engine/store/account-store.ts'
import { deleteFoldersForGood as deleteInLibrary } from '#kits/library/delete-folders.ts'
import { inParts } from '#kits/library/queue/in-parts.ts'
import { findRows } from '../queue/queue-drive.ts'
import type { DriveScope } from '../rows/read-drive.ts'
import { refreshDrive } from './refresh-drive.ts'

/** What is gone for good is not queued: these call the server and fail without one. */
type Done = { readonly ok: true } | Failure

const idsInQuery = 100

/** The brand whose items were shown: another one may be open before the last part of many is asked for. */
type Scope = Pick<DriveScope, 'idAccount' | 'brand'>

export async function deleteFilesForGood(scope: Scope, keys: readonly string[]): Promise<Done> {
  const rows = await findRows('driveFiles', keys)
  for (const part of inParts(rows, idsInQuery)) {
    const idFiles = part.flatMap(({ idFile }) => idFile ?? []).join(',')
    const result = await rest(deleteFiles, { query: { idFiles } }, { idBrand: scope.brand })
    if (!result.ok) return result
    await accountStore(scope.idAccount)
      .table('driveFiles')
      .bulkDelete(part.map(({ key }) => key))
  }
  return { ok: true }
}

/** With all that is in them. */
export async function deleteFoldersForGood(scope: Scope, keys: readonly string[]): Promise<Done> {
  const rows = await findRows('driveFolders', keys)
  const createdTypeOf = ({ drive }: (typeof rows)[number]) => drive
  const result = await deleteInLibrary({ ...scope, table: 'driveFolders', createdTypeOf, rows })
  // What was deleted before a refusal is gone with all that was in it.
  for (const drive of new Set(rows.map(createdTypeOf))) void refreshDrive(drive)
  return result
}

export async function emptyTrash({ brand, drive }: DriveScope): Promise<Done> {
  const result = await rest(emptyCall, { query: { createdType: drive } }, { idBrand: brand })
  if (!result.ok) return result
  await refreshDrive(drive)
  return { ok: true }
}

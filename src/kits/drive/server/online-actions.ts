import { deleteBrandDirectories, deleteUserDirectories } from '#contract/directory.ts'
import { emptyTrash as emptyCall } from '#contract/drive.ts'
import { deleteFiles } from '#contract/file.ts'
import { type Failure, rest } from '#engine/rest/rest.ts'
import { accountStore } from '#engine/store/account-store.ts'
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
    await drop(scope, 'driveFiles', part)
  }
  return { ok: true }
}

/** With all that is in them. */
export async function deleteFoldersForGood(scope: Scope, keys: readonly string[]): Promise<Done> {
  const rows = await findRows('driveFolders', keys)
  for (const drive of ['BRAND', 'USER'] as const) {
    const call = drive === 'BRAND' ? deleteBrandDirectories : deleteUserDirectories
    for (const part of inParts(
      rows.filter((row) => row.drive === drive),
      idsInQuery,
    )) {
      const idDirectories = part.flatMap(({ idDirectory }) => idDirectory ?? []).join(',')
      const result = await rest(call, { query: { idDirectories } }, { idBrand: scope.brand })
      if (!result.ok) return result
      await drop(scope, 'driveFolders', part)
    }
    if (rows.some((row) => row.drive === drive)) void refreshDrive(drive)
  }
  return { ok: true }
}

export async function emptyTrash({ brand, drive }: DriveScope): Promise<Done> {
  const result = await rest(emptyCall, { query: { createdType: drive } }, { idBrand: brand })
  if (!result.ok) return result
  await refreshDrive(drive)
  return { ok: true }
}

async function drop(
  { idAccount }: Scope,
  table: 'driveFiles' | 'driveFolders',
  rows: readonly { readonly key: string }[],
): Promise<void> {
  await accountStore(idAccount)
    .table(table)
    .bulkDelete(rows.map(({ key }) => key))
}

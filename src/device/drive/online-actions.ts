import { deleteBrandDirectories, deleteUserDirectories } from '#contract/directory.ts'
import { emptyTrash as emptyCall } from '#contract/drive.ts'
import { deleteFiles } from '#contract/file.ts'
import { currentSession } from '../identity/session.ts'
import { type Failure, rest } from '../rest/rest.ts'
import { accountStore } from '../store/account-store.ts'
import type { Drive } from '../store/drive-row.ts'
import { findRows, inParts } from './queue-drive.ts'
import { refreshDrive } from './refresh-drive.ts'

/** What is gone for good is not queued: these call the server and fail without one. */
type Done = { readonly ok: true } | Failure

const idsInQuery = 100

export async function deleteFilesForGood(keys: readonly string[]): Promise<Done> {
  const rows = await findRows('driveFiles', keys)
  for (const part of inParts(rows, idsInQuery)) {
    const idFiles = part.flatMap(({ idFile }) => idFile ?? []).join(',')
    const result = await rest(deleteFiles, { query: { idFiles } })
    if (!result.ok) return result
    await drop('driveFiles', part)
  }
  return { ok: true }
}

/** With all that is in them. */
export async function deleteFoldersForGood(keys: readonly string[]): Promise<Done> {
  const rows = await findRows('driveFolders', keys)
  for (const drive of ['BRAND', 'USER'] as const) {
    const call = drive === 'BRAND' ? deleteBrandDirectories : deleteUserDirectories
    for (const part of inParts(
      rows.filter((row) => row.drive === drive),
      idsInQuery,
    )) {
      const idDirectories = part.flatMap(({ idDirectory }) => idDirectory ?? []).join(',')
      const result = await rest(call, { query: { idDirectories } })
      if (!result.ok) return result
      await drop('driveFolders', part)
    }
    if (rows.some((row) => row.drive === drive)) void refreshDrive(drive)
  }
  return { ok: true }
}

export async function emptyTrash(drive: Drive): Promise<Done> {
  const result = await rest(emptyCall, { query: { createdType: drive } })
  if (!result.ok) return result
  await refreshDrive(drive)
  return { ok: true }
}

async function drop(
  table: 'driveFiles' | 'driveFolders',
  rows: readonly { readonly key: string }[],
): Promise<void> {
  const session = currentSession()
  if (!session) return
  await accountStore(session.idAccount)
    .table(table)
    .bulkDelete(rows.map(({ key }) => key))
}

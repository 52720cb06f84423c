import { readFile } from '#contract/file.ts'
import { isOnline } from '#engine/browser/network.ts'
import { currentSession } from '#engine/identity/session.ts'
import { restBytes } from '#engine/rest/rest-bytes.ts'
import type { FileRow } from '#engine/store/file-row.ts'
import { isWithin } from '#model/time/stored-time.ts'
import type { DriveFileRow } from '../rows/drive-row.ts'
import { driveStore } from '../rows/drive-store.ts'
import { makeRoom } from './make-room.ts'
import { sha256Of } from './sha256.ts'

/** The bytes of a file, from this device or downloaded and kept; null where they cannot be had now. */
export async function readDriveFile(file: DriveFileRow): Promise<Blob | null> {
  const session = currentSession()
  if (!session) return null
  const { idAccount } = session
  const stored = await findKept(idAccount, file)
  if (stored) {
    await noteUse(idAccount, stored)
    return stored.blob
  }
  const blob = await download(file)
  if (blob && (await makeRoom(idAccount, blob.size))) await store(idAccount, file, blob)
  return blob
}

/** The bytes of a file where this device has them. */
export async function findDriveBytes(file: DriveFileRow): Promise<Blob | null> {
  const session = currentSession()
  return (session && (await findKept(session.idAccount, file))?.blob) ?? null
}

/** Downloads a file where this device does not have it, and has room for it. */
export async function keepDriveFile(idAccount: number, file: DriveFileRow): Promise<void> {
  if (await findKept(idAccount, file)) return
  if (!(await makeRoom(idAccount, file.size))) return
  const blob = await download(file)
  if (blob) await store(idAccount, file, blob)
}

/** What this device has of the bytes that the server has now: a drawing is cleaned there. */
async function findKept(idAccount: number, file: DriveFileRow): Promise<FileRow | undefined> {
  const { driveFiles, files } = driveStore(idAccount)
  const original = file.copyOf === undefined ? undefined : await driveFiles.get(file.copyOf)
  const { key, idFile, sha256 } = original ?? file
  const own = await files.get(key)
  if (own && (idFile === null || isSame(own, sha256))) return own
  const stored = idFile === null ? undefined : await files.where('idFile').equals(idFile).toArray()
  return stored?.find((row) => isSame(row, sha256))
}

function isSame(row: FileRow, sha256: string | null): boolean {
  return row.sha256 === undefined || sha256 === null || row.sha256 === sha256
}

async function download({ idFile, brand, sha256 }: DriveFileRow): Promise<Blob | null> {
  if (idFile === null || !isOnline()) return null
  const result = await restBytes(readFile, { params: { idFile }, query: {} }, { idBrand: brand })
  if (!result.ok) return null
  const blob = result.answer
  if (sha256 === null || (await sha256Of(blob)) === sha256) return blob
  console.warn('a file of the drive came with other bytes than the server says', idFile)
  return null
}

/** On a full device it is not kept. */
async function store(idAccount: number, file: DriveFileRow, blob: Blob): Promise<void> {
  const { idFile, brand, name, sha256 } = file
  const now = Date.now()
  await driveStore(idAccount)
    .files.put({
      id: `file-${idFile}`,
      brand: String(brand),
      blob,
      name,
      idFile,
      fileType: 'DRIVE',
      addedAt: now,
      usedAt: now,
      ...(sha256 === null ? {} : { sha256 }),
    })
    .catch((cause: unknown) => console.warn('a file of the drive is not kept on this device', cause))
}

/** Is written at most so often. */
const useMs = 60 * 60 * 1000

async function noteUse(idAccount: number, { id, usedAt = 0 }: FileRow): Promise<void> {
  const now = Date.now()
  if (isWithin(usedAt, now, useMs)) return
  await driveStore(idAccount)
    .files.update(id, { usedAt: now })
    .catch((cause: unknown) => console.warn('the use of a file is not noted', cause))
}

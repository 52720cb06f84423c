import { headers } from '#contract/errors.ts'
import { uploadImage } from '#contract/file.ts'
import { currentLanguage } from '../identity/language.ts'
import { currentBrand, currentSession } from '../identity/session.ts'
import { announce } from '../queue/outbox.ts'
import { driveUploadLane } from '../queue/paused-uploads.ts'
import { urlOf } from '../rest/rest.ts'
import { accountStore } from '../store/account-store.ts'
import type { Drive, DriveFileRow } from '../store/drive-row.ts'
import type { OutboxRow } from '../store/outbox-row.ts'
import { checkFile, type DriveFault } from './drive-types.ts'
import { createFolder } from './folder-actions.ts'
import { Named } from './queue-drive.ts'
import { type DriveScope, readDrive } from './read-drive.ts'
import { readRoom } from './read-room.ts'
import { sha256Of } from './sha256.ts'

/** A file with the names of the folders that it was dropped with, from the outermost on. */
export interface DroppedFile {
  readonly file: File
  readonly path: readonly string[]
}

export interface Added {
  readonly added: number
  readonly refused: readonly { readonly name: string; readonly fault: DriveFault }[]
}

/**
 * Stores files on this device and queues their upload, in order; folders that they were dropped with are made first. A
 * file counts as added once its bytes and its command are on the disk. What is refused is told and stops no other.
 */
export async function addFiles(
  drive: Drive,
  folder: string | null,
  dropped: readonly DroppedFile[],
): Promise<Added> {
  const session = currentSession()
  const brand = currentBrand()
  const refuseAll = (fault: DriveFault) => dropped.map(({ file }) => ({ name: file.name, fault }))
  if (!session || typeof brand !== 'number') return { added: 0, refused: refuseAll('signedOut') }
  const scope = { idAccount: session.idAccount, brand, drive }
  const folderOf = createPaths(scope, folder)
  const refused: { name: string; fault: DriveFault }[] = []
  let added = 0
  for (const { file, path } of dropped) {
    const fault = await addOne(scope, file, () => folderOf(path))
    if (fault === null) added += 1
    else refused.push({ name: file.name, fault })
  }
  if (added > 0) await announce()
  return { added, refused }
}

async function addOne(
  scope: DriveScope,
  file: File,
  findFolder: () => Promise<string | null | undefined>,
): Promise<DriveFault | null> {
  const checked = await checkFile(file)
  if (!checked.ok) return checked.fault
  const { used, allowed, queued } = await readRoom(scope)
  if (used !== null && allowed !== null && used + queued + file.size > allowed) return 'noRoom'
  if (queued + file.size > queuedAtMost) return 'noSpace'
  const folder = await findFolder()
  if (folder === undefined) return 'noSpace'
  const { idAccount, brand, drive } = scope
  const named = new Named()
  const idDirectory = (await named.placeOf(folder)) ?? 0
  const name = file.name.normalize('NFC').slice(0, 200)
  const key = crypto.randomUUID()
  const blob = new Blob([file], { type: checked.type })
  const row: DriveFileRow = {
    key,
    brand,
    drive,
    folder: idDirectory === 0 ? null : folder,
    idFile: null,
    name,
    type: checked.type,
    size: file.size,
    width: null,
    height: null,
    tags: [],
    url: null,
    sha256: await sha256Of(file),
    idAccount,
    createdAt: Date.now(),
    trashedAt: null,
    locked: false,
  }
  const store = accountStore(idAccount)
  try {
    await store.transaction('rw', store.outbox, store.files, async () => {
      await store.files.add({
        id: key,
        brand: String(brand),
        blob,
        name,
        idFile: null,
        addedAt: Date.now(),
        fileType: 'DRIVE',
        ...(row.sha256 === null ? {} : { sha256: row.sha256 }),
      })
      await store.outbox.add(
        commandOf(row, { fileType: 'DRIVE', name, createdType: drive, idDirectory }, named),
      )
    })
    return null
  } catch (cause) {
    console.warn('a file cannot be kept on this device', cause)
    return 'noSpace'
  }
}

/** Bytes that may wait on a device. */
const queuedAtMost = 500 * 1024 * 1024

function commandOf(row: DriveFileRow, body: object, { refers }: Named): OutboxRow {
  return {
    name: uploadImage.name,
    method: uploadImage.method,
    url: urlOf(uploadImage, {}),
    brand: row.brand,
    headers: { 'accept-language': currentLanguage(), [headers.brand]: String(row.brand) },
    body: new Blob([JSON.stringify(body)], { type: 'application/json' }),
    idBlob: row.key,
    changes: [{ table: 'driveFiles', key: row.key, values: row, isNew: true }],
    ...(refers.length > 0 ? { refers } : {}),
    key: crypto.randomUUID(),
    lane: driveUploadLane(row.brand),
    createdAt: Date.now(),
    state: 'waiting',
    tries: 0,
    notBefore: 0,
    lastStatus: null,
    message: null,
  }
}

/**
 * Finds the folder of a path, or makes it. Names that differ only by case or composition are the same, as for the server.
 * Undefined where the device cannot keep it.
 */
function createPaths(scope: DriveScope, top: string | null) {
  const known = new Map<string, string>()
  let isRead = false
  const idOf = (parent: string | null, name: string) =>
    JSON.stringify([parent, name.normalize('NFC').toLowerCase()])
  const readKnown = async () => {
    isRead = true
    const { folders } = await readDrive(scope)
    for (const { parent, name, key, trashedAt } of folders)
      if (trashedAt === null) known.set(idOf(parent, name), key)
  }
  return async (path: readonly string[]): Promise<string | null | undefined> => {
    if (path.length > 0 && !isRead) await readKnown()
    let at = top
    for (const given of path) {
      const name = given.normalize('NFC').trim().slice(0, 200)
      if (name === '') continue
      const found = known.get(idOf(at, name))
      if (found !== undefined) {
        at = found
        continue
      }
      const made = await createFolder(scope.drive, at, name)
      if (!made.ok || made.key === undefined) return undefined
      known.set(idOf(at, name), made.key)
      at = made.key
    }
    return at
  }
}

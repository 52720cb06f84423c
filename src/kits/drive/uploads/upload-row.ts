import { largestInOne, uploadFile } from '#contract/file.ts'
import { createResumable } from '#contract/resumable.ts'
import { commandHeaders } from '#engine/queue/command-headers.ts'
import { urlOf } from '#engine/rest/rest.ts'
import type { FileRow } from '#engine/store/file-row.ts'
import type { OutboxRow } from '#engine/store/outbox-row.ts'
import { cleanName } from '#model/files/clean-name.ts'
import { driveUploadLane } from '../queue/upload-lane.ts'
import type { DriveFileRow } from '../rows/drive-row.ts'
import type { DriveScope } from '../rows/read-drive.ts'
import type { FolderTarget } from './places.ts'

interface NewFile {
  readonly name: string
  readonly blob: Blob
  readonly sha256: string
  readonly place: FolderTarget
  /** A model made it, as its metadata say. */
  readonly isMade: boolean
}

/** The rows of a file that is on its way: its bytes, and the command that sends them. */
export function uploadRow(
  { idAccount, brand, drive }: DriveScope,
  { name: given, blob, sha256, place, isMade }: NewFile,
): { readonly file: FileRow; readonly row: OutboxRow } {
  const key = crypto.randomUUID()
  const name = cleanName(given, 'file')
  const now = Date.now()
  const values: DriveFileRow = {
    key,
    brand,
    drive,
    folder: place.key,
    idFile: null,
    name,
    type: blob.type,
    size: blob.size,
    width: null,
    height: null,
    tags: [],
    url: null,
    sha256,
    idAccount,
    createdAt: now,
    trashedAt: null,
    locked: false,
    ...(isMade && { madeBy: { model: null } }),
  }
  const isWhole = blob.size <= largestInOne
  const call = isWhole ? uploadFile : createResumable
  const { idDirectory, refers } = place
  const body = { fileType: 'DRIVE', name, createdType: drive, idDirectory, sha256, size: blob.size }
  const row: OutboxRow = {
    name: call.name,
    method: call.method,
    url: urlOf(call, {}),
    brand,
    headers: commandHeaders(brand),
    body: new Blob([JSON.stringify(body)], { type: 'application/json' }),
    idBlob: key,
    makes: key,
    ...(isWhole ? {} : { resumable: { idUpload: null, sent: 0 } }),
    changes: [{ table: 'driveFiles', key, values, isNew: true }],
    ...(refers.length > 0 ? { refers } : {}),
    key: crypto.randomUUID(),
    lane: driveUploadLane(brand),
    createdAt: now,
    state: 'waiting',
    tries: 0,
    notBefore: 0,
    lastStatus: null,
    message: null,
  }
  const file: FileRow = {
    id: key,
    brand: String(brand),
    blob,
    name,
    idFile: null,
    addedAt: now,
    fileType: 'DRIVE',
    sha256,
  }
  return { file, row }
}

import {
  type DriveType,
  deleteFiles,
  imageMaxBytes,
  readFile,
  readFileFacts,
  readImage,
  readProfileImage,
  readStorage,
  readThumbnail,
  uploadDocument,
  uploadFile,
  uploadFileAsync,
  uploadImage,
  uploadPoster,
  uploadProfileImage,
  uploadVideo,
} from '#contract/file.ts'
import { isAtLeast } from '#model/access/roles.ts'
import type { CallContext } from '#server/http/context.ts'
import { type Implementation, implement, implementStream, implementUpload } from '#server/http/implement.ts'
import { readMembership } from '#server/http/membership.ts'
import { Refusal, refuseField } from '#server/http/refusal.ts'
import { tooLarge } from '#server/http/upload-faults.ts'
import { refuseAdding } from './adding/queries.ts'
import { idInAddress } from './file-address.ts'
import { discardStored, insertAdded } from './insert-stored.ts'
import { serveOutside } from './outside-picture.ts'
import { readPicture } from './picture.ts'
import { lockDrives } from './places/queries.ts'
import { putPortrait, removePortrait, servePortrait } from './profile-image.ts'
import { type FileRow, markFilesDeleted, readFileRow, readRemovedRow, readUsedBytes } from './queries.ts'
import { toDriveFile, toFile } from './rows.ts'
import { serveFile, serveThumbnail } from './serve-file.ts'
import { storePicture } from './store-picture.ts'
import { storePoster, takePoster } from './store-poster.ts'
import { storeUpload } from './store-upload.ts'

export const fileRoutes: readonly Implementation[] = [
  implementUpload(
    uploadImage,
    async (context, { body }, upload) => {
      const { fileType, name = upload.name, credit = null, createdType, idDirectory } = body
      const ownerId = createdType === 'USER' ? context.account.id : null
      if (fileType === 'DRIVE')
        await refuseAdding(context, context.db, { owner_id: ownerId, directory_id: idDirectory || null })
      const mostBytes = imageMaxBytes[fileType]
      if (upload.bytes.length > mostBytes) throw tooLarge(mostBytes)
      if (body.sha256 !== undefined && body.sha256 !== upload.sha256) throw new Refusal('CHECKSUM_MISMATCH')
      const picture = await readPicture(upload.bytes, `brand ${context.idBrand}`)
      return storePicture(context, picture, { fileType, name, credit, ownerId, idDirectory })
    },
    async (context, kept) => toFile(await insertAdded(context, kept)),
    discardStored,
  ),

  takeStream(uploadFile, () => true),
  takeStream(uploadFileAsync, () => true),
  takeStream(uploadVideo, (type) => type.startsWith('video/')),
  takeStream(uploadDocument, isDocument),

  implementUpload(
    uploadProfileImage,
    ({ services, account }, _given, upload) => putPortrait(services, account.id, upload),
    async (_context, url) => ({ url }),
    ({ services, account }, url) => removePortrait(services, account.id, url),
  ),

  implement(readProfileImage, ({ services }, { params: { id, key } }) => servePortrait(services, id, key)),

  implement(readFile, async (context, { params, query }) => {
    const row = await ownRow(context, params.idFile)
    const isOfBrand = row.brand_id === query.ofBrand && row.owner_id === null
    if (query.ofBrand !== undefined && !isOfBrand) throw new Refusal('NOT_FOUND')
    return serveFile(context, row, { width: query.width, isDownload: query.download !== undefined })
  }),

  implement(readThumbnail, async (context, { params, query }) =>
    serveThumbnail(context, await ownRow(context, params.idFile), query.width),
  ),

  implementUpload(
    uploadPoster,
    storePoster,
    async (context, stored) => toDriveFile(await takePoster(context, stored)),
    async () => undefined,
  ),

  implement(readImage, async (context, { query: { url } }) => {
    const id = idInAddress(context.services.environment, url)
    if (id === 'elsewhere') return serveOutside(context, url)
    if (id === null) throw refuseField('url', 'INVALID_URL')
    const row = await ownRow(context, id)
    if (!row.media_type.startsWith('image/')) throw new Refusal('UNSUPPORTED_TYPE')
    return serveFile(context, row)
  }),

  implement(readFileFacts, async (context, { params: { idFile } }) => {
    const row = await readFileRow(context.db, idFile)
    if (row === undefined) await refuseRemoved(context, idFile)
    return toFile(await ownRow(context, idFile))
  }),

  implement(deleteFiles, async (context, { query: { idFiles } }) => {
    await context.transact(async (db) => {
      await lockDrives(db, context.idBrand)
      const ids = [...new Set(idFiles)]
      const owners = await markFilesDeleted(db, context.idBrand, ids)
      const others = owners.filter((owner) => owner !== null && owner !== context.account.id)
      if (owners.length < ids.length || others.length > 0) throw new Refusal('NOT_FOUND')
      if (owners.includes(null) && !isAtLeast(context.role, 'BRAND_ROLE_DESIGNER'))
        throw new Refusal('DESIGNER_ONLY')
    })
    return {}
  }),

  implement(readStorage, ({ db, idBrand }) => readUsedBytes(db, idBrand)),
]

function takeStream(call: typeof uploadFile, accepts: (type: DriveType) => boolean): Implementation {
  return implementStream(
    call,
    (context, { body }, incoming) => storeUpload(context, body, incoming, accepts),
    async (context, stored) => toDriveFile(await insertAdded(context, stored)),
    discardStored,
  )
}

function isDocument(type: DriveType): boolean {
  return /^(text\/|application\/(?!zip$))/.test(type)
}

/** Says to a member of its brand that an operator has removed a file. */
async function refuseRemoved({ db, account }: CallContext, idFile: number): Promise<void> {
  const row = await readRemovedRow(db, idFile)
  const membership = row && (await readMembership(db, row.brand_id, account.id))
  const isOthers = row && row.owner_id !== null && row.owner_id !== account.id
  const code = 'PICTURE_REMOVED'
  if (membership?.role && !isOthers)
    throw new Refusal('NOT_FOUND', { wordsOf: code, fields: [{ field: 'idFile', code }] })
}

/** A file of a brand that the caller is a member of, or of the caller's own drive in it. NOT_FOUND for others as well as for missing ones. */
async function ownRow({ db, account }: CallContext, idFile: number): Promise<FileRow> {
  const row = await readFileRow(db, idFile)
  const membership = row && (await readMembership(db, row.brand_id, account.id))
  const isOthers = row && row.owner_id !== null && row.owner_id !== account.id
  if (!row || !membership?.role || isOthers) throw new Refusal('NOT_FOUND')
  return row
}

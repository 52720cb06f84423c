import {
  deleteFiles,
  imageMaxBytes,
  readFile,
  readFileFacts,
  readProfileImage,
  readStorage,
  uploadImage,
  uploadProfileImage,
} from '#contract/file.ts'
import type { CallContext } from '#server/http/context.ts'
import { type Implementation, implement, implementUpload } from '#server/http/implement.ts'
import { readMembership } from '#server/http/membership.ts'
import { Refusal } from '#server/http/refusal.ts'
import { tooLarge } from '#server/http/uploads.ts'
import { readPicture } from './picture.ts'
import { putPortrait, removePortrait, servePortrait } from './profile-image.ts'
import { type FileRow, markFilesDeleted, readFileRow, readUsedBytes } from './queries.ts'
import { toFile } from './rows.ts'
import { serveFile } from './serve-file.ts'
import { discardPicture, insertPicture, storePicture } from './store-picture.ts'

export const fileRoutes: readonly Implementation[] = [
  implementUpload(
    uploadImage,
    async (context, { body }, upload) => {
      const mostBytes = imageMaxBytes[body.fileType]
      if (upload.bytes.length > mostBytes) throw tooLarge(mostBytes)
      const picture = await readPicture(upload.bytes, `brand ${context.idBrand}`)
      const { fileType, name = upload.name, credit = null } = body
      return storePicture(context, picture, { fileType, name, credit })
    },
    async (context, kept) => toFile(await insertPicture(context, kept)),
    discardPicture,
  ),

  implementUpload(
    uploadProfileImage,
    ({ services, account }, _given, upload) => putPortrait(services, account.id, upload),
    async (_context, url) => ({ url }),
    ({ services, account }, url) => removePortrait(services, account.id, url),
  ),

  implement(readProfileImage, ({ services }, { params: { id, key } }) => servePortrait(services, id, key)),

  implement(readFile, async (context, { params, query }) => {
    const row = await ownRow(context, params.idFile)
    return serveFile(context.services, row, { width: query.width, isDownload: query.download !== undefined })
  }),

  implement(readFileFacts, async (context, { params }) => toFile(await ownRow(context, params.idFile))),

  implement(deleteFiles, async (context, { query: { idFiles } }) => {
    await context.transact(async (db) => {
      const ids = [...new Set(idFiles)]
      if ((await markFilesDeleted(db, context.idBrand, ids)) < ids.length) throw new Refusal('NOT_FOUND')
    })
    return {}
  }),

  implement(readStorage, ({ db, idBrand }) => readUsedBytes(db, idBrand)),
]

/** A file of a brand that the caller is a member of. NOT_FOUND for others as well as for missing ones. */
async function ownRow({ db, account }: CallContext, idFile: number): Promise<FileRow> {
  const row = await readFileRow(db, idFile)
  const membership = row && (await readMembership(db, row.brand_id, account.id))
  if (!row || !membership?.role) throw new Refusal('NOT_FOUND')
  return row
}

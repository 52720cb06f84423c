import { randomUUID } from 'node:crypto'
import { deleteFiles, imageMaxBytes, readFile, readStorage, uploadImage } from '#contract/file.ts'
import { type Implementation, implement, implementUpload } from '#server/http/implement.ts'
import { readMembership } from '#server/http/membership.ts'
import { Refusal } from '#server/http/refusal.ts'
import { tooLarge } from '#server/http/uploads.ts'
import { serveFile } from '../serve-file.ts'
import { nameOfFile } from './file-name.ts'
import { readPicture } from './picture.ts'
import { holdAllowedBytes, insertFile, markFilesDeleted, readFileRow, readUsedBytes } from './queries.ts'
import { toFile } from './rows.ts'

export const fileRoutes: readonly Implementation[] = [
  implementUpload(
    uploadImage,
    async ({ services, idBrand }, { body }, upload) => {
      const mostBytes = imageMaxBytes[body.fileType]
      if (upload.bytes.length > mostBytes) throw tooLarge(mostBytes)
      const { type, bytes, width, height } = await readPicture(upload.bytes)
      const storageKey = `brand/${idBrand}/${randomUUID()}`
      await services.storage.put(storageKey, bytes, type)
      return {
        storage_key: storageKey,
        name: nameOfFile(body.name ?? upload.name, type),
        file_type: body.fileType,
        media_type: type,
        size: bytes.length,
        width,
        height,
      }
    },
    async (context, kept) => {
      const { idBrand, caller } = context
      const row = await context.transact(async (db) => {
        const allowed = await holdAllowedBytes(db, idBrand)
        if ((await readUsedBytes(db, idBrand)) + kept.size > allowed) throw new Refusal('STORAGE_EXCEEDED')
        const account_id = caller.kind === 'account' ? caller.account.id : null
        return insertFile(db, { ...kept, brand_id: idBrand, account_id })
      })
      return toFile(row)
    },
  ),

  implement(readFile, async ({ db, services, account }, { params, query }) => {
    const row = await readFileRow(db, params.idFile)
    const membership = row && (await readMembership(db, row.brand_id, account.id))
    if (!row || !membership?.role) throw new Refusal('NOT_FOUND')
    return serveFile(services, row, { width: query.width, isDownload: query.download !== undefined })
  }),

  implement(deleteFiles, async (context, { query: { idFiles } }) => {
    await context.transact(async (db) => {
      const ids = [...new Set(idFiles)]
      if ((await markFilesDeleted(db, context.idBrand, ids)) < ids.length) throw new Refusal('NOT_FOUND')
    })
    return {}
  }),

  implement(readStorage, ({ db, idBrand }) => readUsedBytes(db, idBrand)),
]

import {
  decideReportedPicture,
  listReportedPictures,
  readReportedFile,
  readReportedPicture,
} from '#contract/operator-picture.ts'
import type { StaffAct } from '#model/access/staff.ts'
import type { PictureDecision } from '#model/pictures/made-picture.ts'
import { lockDrives } from '#server/api/files/places/queries.ts'
import { listFileRows } from '#server/api/files/queries.ts'
import { removeFiles } from '#server/api/files/remove-files.ts'
import { serveFile } from '#server/api/files/serve-file.ts'
import { noteAct } from '#server/api/tasks/acts/queries.ts'
import { type Implementation, implement } from '#server/http/implement.ts'
import { listing } from '#server/http/listing.ts'
import { Refusal } from '#server/http/refusal.ts'
import { lockPicture, noteRemoval, readPicture } from '../pictures/queries.ts'
import { brandOfReported, decideReports, pageReported } from './queries.ts'
import { toDeskPicture, toReported } from './rows.ts'

const acts: Readonly<Record<PictureDecision, StaffAct>> = { REMOVED: 'REMOVE_PICTURE', KEPT: 'KEEP_PICTURE' }

/** Reports about pictures of a model, as operators see and decide them. */
export const pictureReportRoutes: readonly Implementation[] = [
  implement(listReportedPictures, async ({ db }, { query: { state, page, size } }) => {
    const { rows, count } = await pageReported(db, { state, page, size })
    return {
      ...listing(
        'pictures',
        rows.map((row) => toReported(row, state)),
      ),
      page: { number: page, size, totalPages: Math.ceil(count / size) },
    }
  }),

  implement(readReportedPicture, ({ db }, { params: { idPicture } }) => toDeskPicture(db, idPicture)),

  implement(readReportedFile, async (context, { params: { idPicture, number } }) => {
    const { db, account } = context
    const { idBrand } = await brandOfReported(db, idPicture)
    const { file_ids: ids } = await readPicture(db, idBrand, idPicture)
    const wanted = ids.slice(number - 1, number)
    const [file] = await listFileRows(db, idBrand, wanted)
    if (!file || file.deleted_at !== null) throw new Refusal('NOT_FOUND')
    await context.transact((tx) => noteAct(tx, account, 'READ_FILE', { brand: idBrand }, file.name))
    return serveFile(context, file, { isDownload: true })
  }),

  implement(decideReportedPicture, async (context, { params: { idPicture }, body }) => {
    const { db, account } = context
    const { idBrand } = await brandOfReported(db, idPicture)
    await context.transact(async (tx) => {
      await lockDrives(tx, idBrand)
      const picture = await lockPicture(tx, idBrand, idPicture)
      await decideReports(tx, picture, body)
      if (body.decision === 'REMOVED') {
        await removeFiles(tx, idBrand, picture.file_ids)
        await noteRemoval(tx, picture, body.note)
      }
      await noteAct(tx, account, acts[body.decision], { brand: idBrand }, body.note)
    })
    return toDeskPicture(db, idPicture)
  }),
]

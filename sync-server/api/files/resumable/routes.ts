import type { AnswerOf, GivenOf } from '#contract/call.ts'
import {
  appendResumable,
  createResumable,
  endResumable,
  finishResumable,
  readResumable,
} from '#contract/resumable.ts'
import type { CallContext } from '#server/http/context.ts'
import { type Implementation, implement, implementAppend } from '#server/http/implement.ts'
import { Refusal } from '#server/http/refusal.ts'
import { refuseAdding } from '../adding/queries.ts'
import { driveOf } from '../places/queries.ts'
import { refuseSize } from '../read-content.ts'
import { reserveWith } from '../reserve-upload.ts'
import { toDriveFile } from '../rows.ts'

import { appendBytes } from './append.ts'
import { finishResumable as finish, giveUp } from './finish.ts'
import { findResumable, Lease, type ResumableRow } from './queries.ts'

export const resumableRoutes: readonly Implementation[] = [
  implement(createResumable, async (context, { body }) => {
    const row = await begin(context, body)
    context.answerHeader('location', `${createResumable.path}/${row.id}`)
    return answerWith(context, row)
  }),

  implement(readResumable, async (context, { params: { idUpload } }) =>
    answerWith(context, await findResumable(context, idUpload)),
  ),

  implementAppend(appendResumable, async (context, { params: { idUpload } }, append) => {
    const row = await findResumable(context, idUpload)
    context.answerHeader('upload-offset', await appendBytes(context, row, append))
    return {}
  }),

  implement(endResumable, async (context, { params: { idUpload } }) => {
    const row = await findResumable(context, idUpload)
    if (row.file_id !== null) throw new Refusal('CONFLICT')
    await Lease.take(context, row)
    await giveUp(context, row)
    return {}
  }),

  implement(finishResumable, async (context, { params: { idUpload } }) =>
    toDriveFile(await finish(context, await findResumable(context, idUpload))),
  ),
]

type Creation = GivenOf<typeof createResumable>['body']

async function begin(context: CallContext, body: Creation): Promise<ResumableRow> {
  const { createdType, idDirectory, name, size, sha256 } = body
  const { ownerId } = driveOf(context, createdType)
  const place = { owner_id: ownerId, directory_id: idDirectory === 0 ? null : idDirectory }
  await refuseAdding(context, context.db, place)
  refuseSize(name, size, context.services.environment.videoMaxBytes)
  const { idBrand, account, caller } = context
  return context.transact(async (db) => {
    const [reserved] = await reserveWith(db, { idBrand, caller }, [size])
    if (!reserved) throw new Error('Nothing was reserved.')
    return db
      .insertInto('resumable_upload')
      .values({
        brand_id: idBrand,
        account_id: account.id,
        upload_id: reserved.id,
        storage_key: reserved.storageKey,
        size,
        name,
        ...place,
        sha256,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
  })
}

function answerWith(context: CallContext, row: ResumableRow): AnswerOf<typeof readResumable> {
  context.answerHeader('upload-offset', row.received)
  context.answerHeader('upload-length', row.size)
  return { idUpload: row.id, offset: row.received, size: row.size, idFile: row.file_id }
}

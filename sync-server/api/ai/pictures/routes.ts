import {
  listMadePictures,
  makePictures,
  readMadePicture,
  reportPicture,
  stopPicture,
} from '#contract/ai-picture.ts'
import type { MadePicture } from '#contract/shapes/ai-picture.ts'
import { isAtLeast } from '#model/access/roles.ts'
import { isOpenPicture } from '#model/pictures/made-picture.ts'
import type { CallContext } from '#server/http/context.ts'
import { type Implementation, implement } from '#server/http/implement.ts'
import { listing } from '#server/http/listing.ts'
import { Refusal } from '#server/http/refusal.ts'
import { failPicture } from './ends.ts'
import { insertReport, listPictures, lockPicture, readPicture } from './queries.ts'
import { insertPictureRequest } from './request.ts'
import { toPictures } from './rows.ts'

const make = implement(makePictures, async (context, { body }) => {
  const { ai, pictureMaker } = context.services
  const images = ai.images
  if (images === null) throw new Refusal('PROVIDER_OFF', { isLogged: false })
  const row = await insertPictureRequest(context, images, body)
  context.afterwards(() => pictureMaker.wake())
  return answerOf(context, row.id)
})

export const aiPictureRoutes: readonly Implementation[] = [
  {
    ...make,
    // A repetition tells what has become of the request since.
    repetition: {
      toStored: (answer) => ({ idPicture: (answer as MadePicture).idPicture }),
      toAnswer: (context, stored) => answerOf(context, (stored as Pick<MadePicture, 'idPicture'>).idPicture),
    },
  },

  implement(listMadePictures, async (context) =>
    listing('pictures', await toPictures(context, await listPictures(context.db, context.idBrand))),
  ),

  implement(readMadePicture, (context, { params: { idPicture } }) => answerOf(context, idPicture)),

  implement(stopPicture, async (context, { params: { idPicture } }) => {
    const { idBrand, account, role, services } = context
    await context.transact(async (db) => {
      const row = await lockPicture(db, idBrand, idPicture)
      if (row.account_id !== account.id && !isAtLeast(role, 'BRAND_ROLE_ADMIN'))
        throw new Refusal('ADMIN_ONLY')
      if (isOpenPicture(row.state)) await failPicture(db, row, { code: 'AI_STOPPED', at: new Date() })
    })
    context.afterwards(() => services.pictureMaker.stop(idPicture))
    return answerOf(context, idPicture)
  }),

  implement(reportPicture, async (context, { params: { idPicture }, body: { reason } }) => {
    const { db, idBrand, account, services } = context
    const row = await readPicture(db, idBrand, idPicture)
    // What has made no picture has nothing that could be reported.
    if (row.state !== 'DONE') throw new Refusal('NOT_FOUND')
    if (await insertReport(db, row, account.id, reason))
      context.afterwards(() =>
        services.log.warn({ idPicture, idBrand }, 'pictures of the model were reported'),
      )
    return {}
  }),
]

async function answerOf(context: CallContext, idPicture: number): Promise<MadePicture> {
  const row = await readPicture(context.db, context.idBrand, idPicture)
  const [answer] = await toPictures(context, [row])
  if (!answer) throw new Refusal('NOT_FOUND')
  return answer
}

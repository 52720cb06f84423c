import { makePictures, readMadePicture } from '#contract/ai-picture.ts'
import { headers } from '#contract/errors.ts'
import type { MadePicture } from '#contract/shapes/ai-picture.ts'
import type { BrandRole } from '#model/access/roles.ts'
import { endOfDays } from '#model/time/seoul-day.ts'
import { grantCredits } from '../api/billing/credits/ledger.ts'
import { readBalance } from '../api/billing/credits/queries.ts'
import { openTestApi } from '../api/test-api.ts'
import { inTransaction } from '../database/transactions/transaction.ts'
import { openImages } from '../gateways/ai/images.ts'
import type { TestImageServer } from '../gateways/ai/test-image-server.ts'
import { PictureMaker } from './make-pictures.ts'

/** A request for two pictures. */
export const twoPictures = {
  subject: '갓 구운 쌀빵',
  ...{ style: 'PHOTO', form: 'SQUARE', count: 2, credit: 20 },
  answers: { brandName: '온기', what: '쌀로 구운 빵' },
  colors: ['#B4583A'],
}

/** Credits that a brand begins with. */
export const creditsAtFirst = 100

export type PictureBench = Awaited<ReturnType<typeof openPictureBench>>

/** An API with an image model at a local server, which nothing makes pictures for but the makers that a test runs. */
export async function openPictureBench(server: TestImageServer) {
  // No failure of a test is remembered in the next one.
  let time = 0
  const limits = { first: 400, idle: 300, total: 900 }
  const api = await openTestApi(
    { AI_BASE_URL: server.url, AI_IMAGE_MODEL: 'small-image' },
    {
      ai: ({ images }, log) => ({
        chat: null,
        papago: null,
        images: images && openImages(images, { log, limits, now: () => (time += 60_000) }),
      }),
    },
  )
  const { database, services } = api

  return {
    api,

    maker: (options: { readonly lookMs?: number } = {}) =>
      new PictureMaker({
        ...options,
        database,
        storage: services.storage,
        ai: services.ai,
        thumbnails: services.thumbnails,
        log: services.log,
      }),

    /** The owner of a brand with a paid plan and credits. */
    async owner() {
      const owner = await api.owner()
      await database.kysely
        .updateTable('brand')
        .set({ plan: 'BASIC' })
        .where('id', '=', owner.idBrand)
        .execute()
      const at = new Date()
      await inTransaction(database.kysely, (db) =>
        grantCredits(db, {
          ...{ brand: owner.idBrand, key: `charge:${owner.idBrand}`, at, kind: 'purchase', type: 'CHARGE' },
          ...{ amount: creditsAtFirst, expiresAt: endOfDays(at, 1) },
        }),
      )
      return owner
    },

    /** Another member of the brand. */
    async member(idBrand: number, role: BrandRole) {
      const person = await api.person()
      await api.join(idBrand, person.id, role)
      return { ...person, idBrand }
    },

    press(person: Person, { key, ...other }: Partial<typeof twoPictures> & { readonly key?: string } = {}) {
      const body = { ...twoPictures, ...other }
      const sent = { ...person, body }
      return api.send(
        makePictures,
        key === undefined ? sent : { ...sent, headers: { [headers.idempotencyKey]: key } },
      )
    },

    async read(person: Person, idPicture: unknown): Promise<MadePicture> {
      const { body } = await api.send(readMadePicture, {
        ...person,
        params: { idPicture: Number(idPicture) },
      })
      return body as unknown as MadePicture
    },

    balance: (idBrand: number) => readBalance(database.kysely, idBrand),

    /** Files of the drive, and uploads whose bytes may be in the store. */
    async kept(idBrand: number) {
      const of = (table: 'file' | 'file_upload') =>
        database.kysely.selectFrom(table).select('storage_key').where('brand_id', '=', idBrand).execute()
      return { files: (await of('file')).length, uploads: (await of('file_upload')).length }
    },
  }
}

interface Person {
  readonly token: string
  readonly idBrand: number
}

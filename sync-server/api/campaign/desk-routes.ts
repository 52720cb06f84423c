import { randomUUID } from 'node:crypto'
import {
  declineApplication,
  deliverApplication,
  listQueuedApplications,
  readApplicationPhoto,
  readQueuedApplication,
  reviewApplication,
} from '#contract/operator.ts'
import type { StaffAct } from '#model/access/staff.ts'
import { applicationLimits } from '#model/campaign/application.ts'
import { cleanName } from '#model/files/clean-name.ts'
import type { CallContext } from '#server/http/context.ts'
import { type Implementation, implement, implementUpload } from '#server/http/implement.ts'
import { listing } from '#server/http/listing.ts'
import { Refusal } from '#server/http/refusal.ts'
import { noteAct } from '../tasks/acts/queries.ts'
import { readDesign, serveImage } from './images.ts'
import {
  type ApplicationChange,
  type ApplicationRow,
  lockApplication,
  moveApplication,
  pageApplications,
  selectApplications,
} from './queries.ts'
import { toDeskApplication, toQueuedApplication } from './rows.ts'

/** Applications of the campaign as designers and operators see and move them. */
export const campaignDeskRoutes: readonly Implementation[] = [
  implement(listQueuedApplications, async ({ db }, { query: { status, page, size } }) => {
    const { rows, count } = await pageApplications(db, { status, page, size })
    return {
      ...listing('applications', rows.map(toQueuedApplication)),
      page: { number: page, size, totalPages: Math.ceil(count / size) },
    }
  }),

  implement(readQueuedApplication, async ({ db }, { params }) =>
    toDeskApplication(await find(db, params.idApplication)),
  ),

  implement(readApplicationPhoto, async (context, { params }) => {
    const { id, images } = await find(context.db, params.idApplication)
    const key = images[params.number - 1]
    if (key === undefined) throw new Refusal('NOT_FOUND')
    const name = `${id}-${params.number}.${key.split('.').at(-1)}`
    await context.transact((db) => noteAct(db, context.account, 'READ_FILE', { application: id }, name))
    return serveImage(context.services, key, name)
  }),

  implement(reviewApplication, (context, { params }) =>
    move(context, params.idApplication, { act: 'TAKE', to: () => ({ status: 'REVIEWING' }) }),
  ),

  implement(declineApplication, (context, { params, body: { reason } }) =>
    move(context, params.idApplication, {
      act: 'DECLINE',
      to: () => ({ status: 'DECLINED', reason }),
      details: reason,
    }),
  ),

  implementUpload(
    deliverApplication,
    async ({ db, services }, { params }, { bytes: given, name }) => {
      const { id, account_id } = await find(db, params.idApplication)
      const { type, ending, bytes } = await readDesign(given, `account ${account_id}`)
      const key = `account/${account_id}/${randomUUID()}.${ending}`
      await services.storage.put(key, bytes, { type })
      return { id, key, name: cleanName(name, `design.${ending}`) }
    },
    (context, { id, key, name }) =>
      move(context, id, {
        act: 'DELIVER',
        to: ({ results }) => {
          if (results.length >= applicationLimits.designs) throw new Refusal('LIMIT_EXCEEDED')
          return { status: 'DELIVERED', designs: [{ key, name }] }
        },
        details: name,
      }),
    ({ services }, { key }) => services.storage.delete(key),
  ),
]

async function find(db: CallContext['db'], id: number): Promise<ApplicationRow> {
  const row = await selectApplications(db).where('id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}

interface Move {
  readonly act: StaffAct
  readonly to: (row: ApplicationRow) => ApplicationChange
  readonly details?: string
}

function move(context: CallContext, id: number, { act, to, details }: Move) {
  return context.transact(async (db) => {
    const row = await lockApplication(db, id)
    if (!row) throw new Refusal('NOT_FOUND')
    const moved = await moveApplication(db, row, to(row))
    if (!moved) throw new Refusal('CONFLICT')
    await noteAct(db, context.account, act, { application: id }, details)
    return toDeskApplication(moved)
  })
}

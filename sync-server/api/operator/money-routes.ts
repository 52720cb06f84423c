import type { AnswerOf, GivenOf } from '#contract/call.ts'
import {
  listOrders,
  pauseBrand,
  readOrder,
  refundOrder,
  resendMail,
  resumeBrand,
} from '#contract/operator-money.ts'
import type { StaffAct } from '#model/access/staff.ts'
import type { CallContext } from '#server/http/context.ts'
import { type Implementation, implement } from '#server/http/implement.ts'
import { listing } from '#server/http/listing.ts'
import { Refusal } from '#server/http/refusal.ts'
import { pageOrdersOfAll, readDeskOrder, resendNotice } from '../billing/desk/queries.ts'
import { toDeskOrder, toListedOrder } from '../billing/desk/rows.ts'
import { isPaused, lockBrand } from '../billing/queries.ts'
import { findOrder, refundAtOnce } from '../billing/refund-order.ts'
import { noteAct } from '../tasks/acts/queries.ts'

/** Orders and payments as operators see and correct them. */
export const operatorMoneyRoutes: readonly Implementation[] = [
  implement(listOrders, async ({ db, language }, { query }) => {
    const { page, size } = query
    const { rows, count } = await pageOrdersOfAll(db, {
      ...query,
      text: query.query?.trim(),
      isAttention: query.attention === 'true',
      at: new Date(),
    })
    const orders = rows.map((row) => toListedOrder(row, language))
    return { ...listing('orders', orders), page: { number: page, size, totalPages: Math.ceil(count / size) } }
  }),

  implement(readOrder, (context, { params }) => show(context, params.pid)),

  implement(refundOrder, (context, { params, body }) => giveBack(context, params.pid, body)),

  implement(resendMail, async (context, { params: { pid, idMail } }) => {
    const { brand_id: brand } = await findOrder(context.db, pid)
    await context.transact(async (db) => {
      const kind = await resendNotice(db, { brand, pid, idMail, at: new Date() })
      if (kind === null) throw new Refusal('NOT_FOUND')
      await noteAct(db, context.account, 'RESEND_MAIL', { brand }, `${pid} ${kind}`)
    })
    return show(context, pid)
  }),

  implement(pauseBrand, (context, { params: { idBrand }, body: { reason } }) =>
    change(context, idBrand, { act: 'PAUSE', isPaused: true, reason }),
  ),

  implement(resumeBrand, (context, { params: { idBrand } }) =>
    change(context, idBrand, { act: 'RESUME', isPaused: false, reason: null }),
  ),
]

async function show({ db, language }: CallContext, pid: string): Promise<AnswerOf<typeof readOrder>> {
  return toDeskOrder(await readDeskOrder(db, pid, new Date()), language)
}

async function giveBack(context: CallContext, pid: string, body: GivenOf<typeof refundOrder>['body']) {
  const details = `${pid} ${body.mode} ${body.amount}: ${body.reason}`
  await refundAtOnce(context, { pid, ...body }, (db, brand) =>
    noteAct(db, context.account, 'REFUND', { brand }, details),
  )
  return show(context, pid)
}

interface Change {
  readonly act: StaffAct
  readonly isPaused: boolean
  readonly reason: string | null
}

/** Rejects with CONFLICT where the brand is in that state already. */
async function change(context: CallContext, idBrand: number, { act, isPaused: wanted, reason }: Change) {
  await context.transact(async (db) => {
    await lockBrand(db, idBrand)
    if ((await isPaused(db, idBrand)) === wanted) throw new Refusal('CONFLICT')
    if (wanted)
      await db
        .insertInto('brand_pause')
        .values({ brand_id: idBrand, reason: reason ?? '' })
        .execute()
    else await db.deleteFrom('brand_pause').where('brand_id', '=', idBrand).execute()
    await noteAct(db, context.account, act, { brand: idBrand }, reason)
  })
  return { idBrand, isPaused: wanted }
}

import type { AnswerOf, GivenOf } from '#contract/call.ts'
import {
  closeOrder,
  listOrders,
  lookUpOrder,
  noteRefund,
  pauseBrand,
  readOrder,
  refundOrder,
  resendMail,
  resumeBrand,
  retryRefund,
  returnOrder,
} from '#contract/operator-money.ts'
import type { StaffAct } from '#model/access/staff.ts'
import type { CallContext } from '#server/http/context.ts'
import { type Implementation, implement } from '#server/http/implement.ts'
import { listing } from '#server/http/listing.ts'
import { Refusal } from '#server/http/refusal.ts'
import { closeUnpaid, type LookUpResult, lookUpNow } from '../billing/corrections/look-up-order.ts'
import { pageOrdersOfAll, readDeskOrder, resendNotice } from '../billing/corrections/queries.ts'
import { refundAtOnce } from '../billing/corrections/refund-order.ts'
import { noteOutside, retryRefused } from '../billing/corrections/refused-refund.ts'
import { returnTaken } from '../billing/corrections/return-order.ts'
import { toDeskOrder, toListedOrder } from '../billing/corrections/rows.ts'
import { findOrder } from '../billing/orders/queries.ts'
import { isPaused, lockBrand } from '../billing/queries.ts'
import { noteAct } from '../tasks/acts/queries.ts'

/** Orders and payments as operators see and correct them. */
export const deskOrderRoutes: readonly Implementation[] = [
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

  implement(lookUpOrder, async (context, { params: { pid } }) => {
    const found = await lookUpNow(context, pid, (db, brand, looked) =>
      noteAct(db, context.account, 'LOOK_UP_ORDER', { brand }, `${pid} ${wordsOf(looked)}`),
    )
    return { ...(await show(context, pid)), found: [...found] }
  }),

  implement(closeOrder, async (context, { params: { pid } }) => {
    const found = await closeUnpaid(context, pid, (db, brand, looked, isClosed) => {
      const act = isClosed ? 'CLOSE_ORDER' : 'LOOK_UP_ORDER'
      return noteAct(db, context.account, act, { brand }, `${pid} ${wordsOf(looked)}`)
    })
    return { ...(await show(context, pid)), found: [...found] }
  }),

  implement(returnOrder, async (context, { params: { pid }, body }) => {
    await returnTaken(context, { pid, ...body }, (db, brand, amount) => {
      const details = `${pid} ${body.by} ${amount}: ${body.reason}`
      return noteAct(db, context.account, 'RETURN_ORDER', { brand }, details)
    })
    return show(context, pid)
  }),

  implement(retryRefund, async (context, { params }) => {
    await retryRefused(context, params, (db, brand, amount) =>
      noteAct(db, context.account, 'RETRY_REFUND', { brand }, `${params.pid} ${amount}`),
    )
    return show(context, params.pid)
  }),

  implement(noteRefund, async (context, { params, body: { reason } }) => {
    await noteOutside(context, { ...params, reason }, (db, brand, amount) =>
      noteAct(db, context.account, 'NOTE_REFUND', { brand }, `${params.pid} ${amount}: ${reason}`),
    )
    return show(context, params.pid)
  }),

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

const wordsOf = (found: readonly LookUpResult[]) =>
  found.map(({ state, amount }) => (amount === null ? state : `${state} ${amount}`)).join(', ')

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

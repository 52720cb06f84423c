import type { Transaction } from 'kysely'
import { boughtYears } from '#model/money/credits.ts'
import type { CreditOrder } from '#model/money/orders.ts'
import { addMonths } from '#model/time/periods.ts'
import { addDays, seoulDayOf, startOfSeoulDay } from '#model/time/seoul-day.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { adoptCard, dropAwaitingCard } from '../cards/cards.ts'
import { grantCredits } from '../credits/ledger.ts'
import { givePlan } from '../plans/give-plan.ts'
import { giveLogoMonths } from '../plans/logo-months.ts'
import type { FailedCode } from '../plans/refused-renewal.ts'
import { changeOrder } from './lock.ts'
import { orderWork } from './logo-work.ts'
import { openLinkAgain } from './payment-links.ts'
import type { OrderRow } from './queries.ts'

/** The link of an order that was refused can be used again, by another card. */
export async function releaseLink(
  db: Transaction<DB>,
  { brand_id: brand, payment_link: link, pay_method_id: card }: OrderRow,
  code: FailedCode,
  at: Date,
): Promise<void> {
  if (link === null) return
  if (card !== null) await dropAwaitingCard(db, brand, card, at)
  await openLinkAgain(db, brand, link, { isCardRefused: code !== 'NOT_SENT', at })
}

/** Gives what an order has bought. */
export async function give(db: Transaction<DB>, order: OrderRow, at: Date): Promise<void> {
  const { brand_id: brand, pid, snapshot, amount, sandbox } = order
  if (order.payment_link !== null && order.pay_method_id !== null)
    await adoptCard(db, brand, order.pay_method_id)
  switch (snapshot.kind) {
    case 'PLAN':
      return givePlan(db, { brand, pid, snapshot, amount, isSandbox: sandbox, at })
    case 'CREDIT':
      return giveCredits(db, { brand, pid, snapshot, at })
    case 'LOGO':
      await orderWork(db, { brand, account: order.ordered_by, pid, snapshot, at })
      return giveLogoMonths(db, { brand, pid, isSandbox: sandbox, at })
  }
}

async function giveCredits(
  db: Transaction<DB>,
  { brand, pid, snapshot, at }: { brand: number; pid: string; snapshot: CreditOrder; at: Date },
): Promise<void> {
  await grantCredits(db, {
    brand,
    key: `charge:${pid}`,
    at,
    kind: 'purchase',
    ref: pid,
    type: 'CHARGE',
    amount: snapshot.credit,
    expiresAt: endOfYears(at, boughtYears),
    ...(snapshot.description !== null && { description: snapshot.description }),
  })
}

/** The instant at which something ends that can be used for so many years after the day of `at`. */
function endOfYears(at: Date, years: number): Date {
  const last = addMonths(seoulDayOf(at.getTime()), 12 * years)
  return new Date(startOfSeoulDay(addDays(last, 1)))
}

/** Nothing can be given to a brand that is gone. */
export async function giveUp(db: Transaction<DB>, order: OrderRow, at: Date): Promise<OrderRow> {
  await changeOrder(db, order, { status: 'CANCELED' })
  if (order.payment_link !== null && order.pay_method_id !== null)
    await dropAwaitingCard(db, order.brand_id, order.pay_method_id, at)
  return { ...order, status: 'CANCELED' }
}

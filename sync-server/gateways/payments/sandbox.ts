import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { cardBrandOf } from '#model/money/cards.ts'
import { type SandboxBehaviour, sandboxCards, sandboxWrongPassword } from '#model/money/sandbox-cards.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { type Charge, declined, type Gateway, type Paid } from './gateway.ts'

/*
 * A gateway that takes no money. It keeps its own books in two tables, so that a charge whose answer is lost is really there
 * and is found by a look-up. Only its own numbers are cards, so that nobody enters a real one.
 */

/** Whether the sandbox knows it as a card. */
export const isSandboxCard = (number: string) => behaviourOf(number) !== null

export function openSandbox(db: Kysely<DB>): Gateway {
  return {
    name: 'sandbox',
    isSandbox: true,

    async issueKey({ customerKey, card }) {
      const behaviour = behaviourOf(card.number)
      if (behaviour === null) return declined('CARD_INVALID', 'not a card of the sandbox')
      if (behaviour === 'refusedAtRegistration' || card.pw2Digit === sandboxWrongPassword)
        return declined('CARD_INVALID', 'refused at registration')
      const billingKey = `sandbox-${randomUUID()}`
      await db
        .insertInto('sandbox_key')
        .values({ billing_key: billingKey, customer_key: customerKey, behaviour })
        .execute()
      return { state: 'ISSUED', key: { billingKey, customerKey }, brand: cardBrandOf(card.number) }
    },

    async deleteKey({ billingKey }) {
      await db.deleteFrom('sandbox_key').where('billing_key', '=', billingKey).execute()
      return true
    },

    async charge({ key, orderRef, amount }) {
      const known = await find(orderRef)
      if (known) return known
      const stored = await db
        .selectFrom('sandbox_key')
        .select(['behaviour', 'calls'])
        .where('billing_key', '=', key.billingKey)
        .where('customer_key', '=', key.customerKey)
        .executeTakeFirst()
      if (!stored) return declined('KEY_GONE', 'no such key')
      await db
        .updateTable('sandbox_key')
        .set({ calls: sql<number>`calls + 1` })
        .where('billing_key', '=', key.billingKey)
        .execute()
      const refusal = refusalOf(stored.behaviour, stored.calls)
      if (refusal) return refusal
      if (stored.behaviour === 'requestLost' || (stored.behaviour === 'failsOnce' && stored.calls === 0))
        return { state: 'UNKNOWN', raw: 'no answer' }
      await db
        .insertInto('sandbox_payment')
        .values({ order_ref: orderRef, txn: `sandbox-${randomUUID()}`, amount, billing_key: key.billingKey })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      if (stored.behaviour === 'answerLost') return { state: 'UNKNOWN', raw: 'no answer' }
      return (await find(orderRef)) ?? { state: 'UNKNOWN', raw: 'no answer' }
    },

    lookUp: find,
    voidUnseen: null,

    async refund({ txn, refundRef, amount }) {
      const refunded = await sql<{ behaviour: string | null }>`
        with added as (
          insert into sandbox_refund (refund_ref, txn, amount)
          select ${refundRef}, txn, ${amount}::int from sandbox_payment payment
          where txn = ${txn} and ${amount} <= amount - coalesce(
            (select sum(amount) from sandbox_refund refund where refund.txn = payment.txn), 0)
          on conflict do nothing
          returning txn
        )
        select key.behaviour from sandbox_payment payment
          left join sandbox_key key using (billing_key)
        where txn = ${txn} and (exists (select from added)
          or exists (select from sandbox_refund where refund_ref = ${refundRef}))`.execute(db)
      const [row] = refunded.rows
      if (!row) return { state: 'REFUSED', raw: 'nothing left' }
      return row.behaviour === 'refundAnswerLost' ? { state: 'UNKNOWN', raw: 'no answer' } : { state: 'DONE' }
    },

    // Nothing outside of this process could send one.
    readWebhook: () => null,
  }

  async function find(orderRef: string): Promise<Paid | null> {
    const payment = await db
      .selectFrom('sandbox_payment')
      .select((row) => [
        'txn',
        'amount',
        row
          .selectFrom('sandbox_refund')
          .select((refund) => refund.fn.coalesce(refund.fn.sum<number>('amount'), sql<number>`0`).as('sum'))
          .whereRef('sandbox_refund.txn', '=', 'sandbox_payment.txn')
          .as('refunded'),
      ])
      .where('order_ref', '=', orderRef)
      .executeTakeFirst()
    if (!payment) return null
    const { txn, amount, refunded } = payment
    const left = amount - Number(refunded ?? 0)
    return { state: 'PAID', txn, amount, left, approveNo: '00000000', receiptUrl: null }
  }
}

function behaviourOf(number: string): SandboxBehaviour | null {
  return sandboxCards.find(([known]) => known === number)?.[1] ?? null
}

function refusalOf(behaviour: string, calls: number): Charge | null {
  if (behaviour === 'limit' || (behaviour === 'firstOnly' && calls > 0))
    return declined('LIMIT', 'over the limit')
  return behaviour === 'stopped' ? declined('CARD_STOPPED', 'lost or stolen') : null
}

import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { cardBrandOf } from '#model/money/cards.ts'
import { type SandboxBehaviour, sandboxCards, sandboxWrongPassword } from '#model/money/sandbox-cards.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { type Charge, type ChargeOrder, declined, type Gateway, type Paid } from './gateway.ts'
import { partOf, textOf } from './gateway-fetch.ts'
import { readPayment, refundPayment, writePayment } from './sandbox-books.ts'
import type { SandboxWebhooks } from './sandbox-webhooks.ts'

/*
 * A gateway that takes no money. It keeps its own books in two tables, so that a charge whose answer is lost is really there
 * and is found by a look-up. Only its own numbers are cards, so that no real one is entered.
 */

interface SandboxDependencies {
  readonly pause: (ms: number) => Promise<void>
  /** null: no webhooks are sent. */
  readonly webhooks: SandboxWebhooks | null
}

const name = 'sandbox'
/** What a slow card takes, what passes between a webhook and the answer, and before a failed charge is sent again. */
const slowMs = 20_000
const toldBeforeMs = 2_000
const againMs = 500

const surroundings: SandboxDependencies = {
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  webhooks: null,
}

/** Whether the sandbox knows it as a card. */
export const isSandboxCard = (number: string) => behaviourOf(number) !== null

export function openSandbox(db: Kysely<DB>, around: Partial<SandboxDependencies> = {}): Gateway {
  const { pause, webhooks } = { ...surroundings, ...around }

  async function find(orderRef: string): Promise<Paid | null> {
    const paid = await readPayment(db, orderRef)
    return paid && { ...paid, approveNo: '00000000' }
  }

  /** One request. `FAILED`: it answers 500 and has done nothing. */
  async function send({ key, orderRef, amount }: ChargeOrder): Promise<Charge | 'FAILED'> {
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
    if (stored.behaviour === 'failsOnce' && stored.calls === 0) return 'FAILED'
    if (stored.behaviour === 'requestLost') return { state: 'UNKNOWN', raw: 'no answer' }
    if (stored.behaviour === 'slow') await pause(slowMs)
    await writePayment(db, { orderRef, amount, payer: key.billingKey })
    if (stored.behaviour === 'answerLost') return { state: 'UNKNOWN', raw: 'no answer' }
    if (stored.behaviour === 'toldBefore') await tellBefore(orderRef)
    return (await find(orderRef)) ?? { state: 'UNKNOWN', raw: 'no answer' }
  }

  /** A webhook comes before the answer, and twice more. */
  async function tellBefore(orderRef: string): Promise<void> {
    if (!webhooks) return
    const event = { id: randomUUID(), orderRef }
    await webhooks.keep(db, name, event, 1)
    await webhooks.send()
    await pause(toldBeforeMs)
    await webhooks.keep(db, name, event, 2)
  }

  return {
    name,
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

    async charge(order) {
      const first = await send(order)
      if (first !== 'FAILED') return first
      // The same `orderRef` is charged once, so that it can be sent again.
      await pause(againMs)
      const second = await send(order)
      return second === 'FAILED' ? { state: 'UNKNOWN', raw: '500' } : second
    },

    lookUp: find,
    voidUnseen: null,
    refund: (order) => refundPayment(db, order),

    readWebhook(raw, headers) {
      if (!webhooks?.isSigned(name, raw, headers)) return null
      const { id, orderRef } = partOf(JSON.parse(raw.toString('utf8')))
      return { id: textOf(id), orderRef: textOf(orderRef) || null }
    },
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

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { PaymentAttemptTable, WebhookEventTable } from '#server/database/tables/payments.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { inTransaction } from '#server/database/transactions/transaction.ts'
import type { Gateway } from '#server/gateways/payments/gateway.ts'
import type { PayPal } from '#server/gateways/payments/hosted.ts'
import type { Services } from '#server/http/context.ts'
import { refuseDeepJson } from '#server/http/nesting.ts'
import { Refusal } from '#server/http/refusal.ts'
import { lookAgain } from '../charges/look-again.ts'
import { lookUpAttempt, mayBeVoided } from '../charges/look-up.ts'
import { syncLemon } from '../dollars/lemon.ts'
import { recordCharge } from '../orders/settle.ts'
import type { PaymentServices } from '../payment-services.ts'
import { billingMetrics } from './billing-metrics.ts'
import { keptBody } from './kept-body.ts'
import { reconcile } from './reconcile.ts'

interface Options {
  readonly db: Kysely<DB>
  readonly services: Pick<Services, 'payments'>
  readonly countRequest: (request: FastifyRequest) => Promise<void>
  /** Queues the job that looks up what a new webhook is about, in the transaction that stores it. */
  readonly queueLookUp: (db: Kysely<DB>) => Promise<void>
}

type Event = Selectable<WebhookEventTable>

const maxBytes = 256 * 1024
const atOnce = 200
/** A charge whose result is known is looked up once in so long, however many webhooks name it: some gateways sign nothing. */
const againAfterMs = 60_000
/** Outcomes whose webhook is kept, to be read in a dispute. All others would fill the disk for a sender who knows an order. */
const keptOutcomes: readonly string[] = ['settled', 'cancelled', 'returned there']
/** After so many runs, a minute apart, an event says nothing any more. */
const mostTries = 30

/**
 * Webhooks of payment gateways. A genuine one is stored once and answered at once; a job looks up what it is about, because it
 * only says that there is something to look at. 404 for a gateway that is not connected.
 */
export function servePaymentWebhooks(
  app: FastifyInstance,
  { db, services, countRequest, queueLookUp }: Options,
): void {
  services.payments.sandbox?.webhooks.connect(async (sender, payload, headers) => {
    const sent = await app.inject({ method: 'POST', url: `/api/v1/webhook/${sender}`, payload, headers })
    return sent.statusCode
  })
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // The bytes that are signed.
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: maxBytes },
      async (_: unknown, body: Buffer) => {
        refuseDeepJson(body)
        return body
      },
    )
    scope.post<{ Params: { gateway: string } }>(
      '/api/v1/webhook/:gateway',
      { onRequest: countRequest, schema: { hide: true } },
      async ({ params, body, headers }, reply) => {
        const gateway = senderOf(services.payments, params.gateway)
        if (!gateway) throw new Refusal('NOT_FOUND')
        const hint = Buffer.isBuffer(body) ? await readHint(gateway.readWebhook, body, headers) : null
        if (!hint || !Buffer.isBuffer(body)) {
          billingMetrics.refusedWebhooks.inc({ gateway: gateway.name })
          throw new Refusal('UNAUTHORIZED')
        }
        await inTransaction(db, async (transaction) => {
          const { numInsertedOrUpdatedRows } = await transaction
            .insertInto('webhook_event')
            .values({
              gateway: gateway.name,
              event_id: hint.id.slice(0, 300),
              order_ref: hint.orderRef ?? (await findByTxn(transaction, gateway.name, hint.txn)),
              body: keptBody(body),
            })
            .onConflict((conflict) => conflict.doNothing())
            .executeTakeFirstOrThrow()
          if (numInsertedOrUpdatedRows) await queueLookUp(transaction)
        })
        // NICEPAY repeats its webhooks until it reads this.
        return reply.type('text/html; charset=utf-8').send('OK')
      },
    )
  })
}

/** Looks up what webhooks are about. One that fails does not keep the others, and is tried again by the next runs. */
export async function workWebhooks(services: PaymentServices): Promise<void> {
  const { kysely, log } = services
  const events = await kysely
    .selectFrom('webhook_event')
    .selectAll()
    .where('done_at', 'is', null)
    .orderBy('received_at')
    .orderBy('event_id')
    .limit(atOnce)
    .execute()
  for (const event of events) {
    const known = await lookOrNull(services, event)
    await note(services, event, known).catch((err: unknown) => {
      const { gateway, order_ref: orderRef } = event
      log.error({ err, gateway, orderRef }, 'the outcome of a webhook could not be written')
    })
  }
}

async function lookOrNull(services: PaymentServices, event: Event): Promise<string | null> {
  const { gateway, order_ref: orderRef } = event
  if (orderRef === null) return 'no order'
  try {
    return await look(services, event, orderRef)
  } catch (err) {
    services.log.error({ err, gateway, orderRef }, 'what a webhook is about could not be looked up')
    return null
  }
}

/** `known`: null where the result is not known yet. */
async function note(
  { kysely, now }: PaymentServices,
  { gateway, event_id, tries }: Event,
  known: string | null,
): Promise<void> {
  const isDone = known !== null || tries + 1 >= mostTries
  const outcome = known ?? 'still unknown'
  const isKept = !isDone || keptOutcomes.includes(outcome)
  // Runs may overlap: what another one has ended meanwhile stays as it is.
  const { numUpdatedRows } = await kysely
    .updateTable('webhook_event')
    .set({ tries: tries + 1, outcome, ...(isDone && { done_at: now() }), ...(!isKept && { body: null }) })
    .where('gateway', '=', gateway)
    .where('event_id', '=', event_id)
    .where('done_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (isDone && numUpdatedRows) billingMetrics.webhooks.inc({ gateway, outcome })
}

/** Disputes name the payment by the number that its gateway gave it. */
async function findByTxn(db: Kysely<DB>, gateway: string, txn: string | undefined): Promise<string | null> {
  if (txn === undefined || txn === '') return null
  const attempt = await db
    .selectFrom('payment_attempt')
    .select('order_ref')
    .where('gateway', '=', gateway)
    .where('txn', '=', txn)
    .executeTakeFirst()
  return attempt?.order_ref ?? null
}

/** null: the result is not known yet. */
async function look(services: PaymentServices, event: Event, orderRef: string): Promise<string | null> {
  const { kysely, payments, now } = services
  const { gateway } = event
  if (payments.lemonSqueezy?.name === gateway) return syncLemon(services, orderRef)
  const read = () =>
    kysely
      .selectFrom('payment_attempt')
      .selectAll()
      .where('order_ref', '=', orderRef)
      .where('gateway', '=', gateway)
      .executeTakeFirst()
  const attempt = await read()
  if (!attempt) return 'unknown order'
  if (attempt.state === 'PAID' || attempt.state === 'DECLINED') {
    // The first one after a look-up waits for the next; that one answers for all others.
    if (await isJustLookedUp(services, attempt)) return (await hasEarlier(kysely, event)) ? 'known' : null
    return lookAgain(services, attempt)
  }
  // The first one is looked up by each run until the result is known, and answers for all others.
  if (await hasEarlier(kysely, event)) return 'known'
  await reconcile(services, orderRef)
  const after = await read()
  if (after?.state === 'SENDING' || after?.state === 'UNKNOWN') {
    // The process that has sent it still waits for the answer, and may cancel what it hears nothing of.
    if (mayBeVoided(payments, after, now())) return null
    // Otherwise its money is there already, and the answer changes nothing then.
    const found = await lookUpAttempt(payments, after)
    if (found === 'WAITING' || found?.state !== 'PAID') return null
    await inTransaction(kysely, (db) => recordCharge(db, orderRef, found, now()))
    return 'settled'
  }
  return 'settled'
}

async function isJustLookedUp(
  { kysely, now }: PaymentServices,
  { gateway, order_ref }: Pick<Selectable<PaymentAttemptTable>, 'gateway' | 'order_ref'>,
): Promise<boolean> {
  const last = await kysely
    .selectFrom('webhook_event')
    .select('event_id')
    .where('gateway', '=', gateway)
    .where('order_ref', '=', order_ref)
    .where('outcome', 'in', ['known', 'looked up', 'returned there'])
    .where('done_at', '>', new Date(now().getTime() - againAfterMs))
    .limit(1)
    .executeTakeFirst()
  return last !== undefined
}

/** Whether another webhook about the same order, which came before this one, still waits to be looked up. */
async function hasEarlier(
  db: Kysely<DB>,
  { gateway, event_id, order_ref }: Pick<Event, 'gateway' | 'event_id' | 'order_ref'>,
): Promise<boolean> {
  const { rows } = await sql`
    select from webhook_event earlier join webhook_event this using (gateway, order_ref)
    where this.gateway = ${gateway} and this.event_id = ${event_id} and order_ref = ${order_ref}
      and earlier.done_at is null
      and (earlier.received_at, earlier.event_id) < (this.received_at, this.event_id)
    limit 1`.execute(db)
  return rows.length > 0
}

type ReadWebhook = (
  ...given: Parameters<Gateway['readWebhook']>
) => ReturnType<Gateway['readWebhook']> | ReturnType<PayPal['readWebhook']>

/** Who sends webhooks under that name; null: it is not connected. */
function senderOf(
  { named, paypal, lemonSqueezy }: Services['payments'],
  name: string,
): { readonly name: string; readonly readWebhook: ReadWebhook } | null {
  const hosted = [paypal, lemonSqueezy].find((one) => one?.name === name)
  if (hosted) return hosted
  return named(name)
}

async function readHint(read: ReadWebhook, body: Buffer, headers: FastifyRequest['headers']) {
  const texts = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, typeof value === 'string' ? value : undefined]),
  )
  try {
    return await read(body, texts, Date.now())
  } catch {
    return null
  }
}

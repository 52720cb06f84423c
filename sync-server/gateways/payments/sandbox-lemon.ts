import { randomBytes } from 'node:crypto'
import type { Kysely, Selectable, Transaction } from 'kysely'
import { computeUpgrade } from '#model/money/proration.ts'
import { sandboxDollars } from '#model/money/sandbox-dollars.ts'
import { periodOf } from '#model/time/periods.ts'
import { seoulDayOf, startOfSeoulDay } from '#model/time/seoul-day.ts'
import type { SandboxCheckoutTable, SandboxSubscriptionTable } from '#server/database/tables/payments.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { inTransaction } from '#server/database/transactions/transaction.ts'
import type { LemonInvoice, LemonSqueezy } from './hosted.ts'
import { lemonHint } from './lemonsqueezy.ts'
import { readPayment, refundPayment, writePayment } from './sandbox-books.ts'
import { endsAtOf, invoiceEvent, subscriptionEvent } from './sandbox-lemon-events.ts'
import type { SandboxWebhooks } from './sandbox-webhooks.ts'

type Checkout = Selectable<SandboxCheckoutTable>
type Subscription = Selectable<SandboxSubscriptionTable>
type InvoiceReason = LemonInvoice['reason']

/** A plan as it is sold here. */
export interface SandboxOffer {
  readonly idVariant: number
  readonly title: string
  /** US cents a month. */
  readonly price: number
}

/** In place of Lemon Squeezy, with what its pages and its clock do. */
export interface SandboxLemon extends LemonSqueezy {
  readonly name: 'sandbox-lemonsqueezy'
  listOffers(): Promise<readonly SandboxOffer[]>
  readCheckout(id: string): Promise<Checkout | undefined>
  /** The buyer pays, once. Answers where the buyer is sent back to. `refusesRenewal`: the card pays this time alone. */
  pay(idCheckout: string, options?: { readonly refusesRenewal: boolean }): Promise<string | null>
  readSubscription(id: string): Promise<Subscription | undefined>
  /** Another plan for the rest of the period; of a higher one the difference is paid. */
  changePlan(id: string, idVariant: number): Promise<boolean>
  /** Pays a refused renewal with another card, which pays the next ones as well. */
  payDue(id: string): Promise<boolean>
  /** Bills what is due, and ends what was cancelled, or not paid for two weeks. */
  renew(at: Date): Promise<void>
}

const name = 'sandbox-lemonsqueezy'
const prefix = 'sandbox-'
const atOnce = 500
/** For so long Lemon Squeezy tries a refused renewal again. */
const triedForMs = 14 * 86_400_000

/** Whether a subscription in dollars is of the sandbox, by its number. */
export const isOfSandbox = (idSubscription: string) => idSubscription.startsWith(prefix)

export function openSandboxLemon(
  db: Kysely<DB>,
  { publicUrl, webhooks }: { readonly publicUrl: string; readonly webhooks: SandboxWebhooks },
): SandboxLemon {
  const readSubscription = (id: string) =>
    db.selectFrom('sandbox_subscription').selectAll().where('id', '=', id).executeTakeFirst()

  /** `from`: the transaction of who asks in one, which would otherwise wait for a second connection. */
  async function listOffers(from: Kysely<DB> = db): Promise<SandboxOffer[]> {
    const rows = await from
      .selectFrom('plan')
      .select(['key', 'title', 'id_variant'])
      .where('currency', '=', 'USD')
      .where('on_sale', '=', true)
      .orderBy('level')
      .execute()
    return rows.flatMap(({ key, title, id_variant: idVariant }) =>
      idVariant === null || key === 'FREE' ? [] : [{ idVariant, title, price: sandboxDollars[key] }],
    )
  }
  const offerOf = async (transaction: Transaction<DB>, idVariant: number) =>
    (await listOffers(transaction)).find((offer) => offer.idVariant === idVariant)

  async function bill(
    transaction: Transaction<DB>,
    subscription: Subscription,
    { amount, reason, at }: { readonly amount: number; readonly reason: InvoiceReason; readonly at: Date },
  ): Promise<void> {
    const txn = `${prefix}${randomBytes(16).toString('hex')}`
    await writePayment(transaction, { orderRef: txn, txn, amount, payer: subscription.id })
    await transaction
      .insertInto('sandbox_invoice')
      .values({ txn, subscription_id: subscription.id, reason, created_at: at })
      .execute()
    const invoice = invoiceEvent(subscription, { id: txn, amount, reason, at, isPaid: true })
    await webhooks.keep(transaction, name, invoice, 2)
  }

  /** Changes a subscription while it is locked, and tells it. */
  const change = (
    id: string,
    to: (before: Subscription, transaction: Transaction<DB>) => Promise<Partial<Subscription> | null>,
  ): Promise<boolean> =>
    inTransaction(db, async (transaction) => {
      const before = await transaction
        .selectFrom('sandbox_subscription')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      const set = before && (await to(before, transaction))
      if (!set) return false
      const after = await transaction
        .updateTable('sandbox_subscription')
        .set({ ...set, updated_at: new Date(Math.max(Date.now(), before.updated_at.getTime() + 1)) })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow()
      await webhooks.keep(transaction, name, subscriptionEvent('subscription_updated', after), 1)
      return true
    })

  /** Bills the period that runs at `at`, or tells that its card was refused. */
  async function billPeriod(
    transaction: Transaction<DB>,
    before: Subscription,
    at: Date,
  ): Promise<Partial<Subscription>> {
    const offer = await offerOf(transaction, before.id_variant)
    if (!offer) return { status: 'expired' }
    const period = periodOf(anchorOf(before), 1, seoulDayOf(at.getTime()))
    const invoice = {
      amount: offer.price,
      reason: 'renewal',
      at: new Date(startOfSeoulDay(period.start)),
    } as const
    if (before.refuses_renewal) {
      const id = `${prefix}${randomBytes(16).toString('hex')}`
      await webhooks.keep(transaction, name, invoiceEvent(before, { ...invoice, id, isPaid: false }), 1)
      return { status: 'past_due' }
    }
    await bill(transaction, before, invoice)
    return { status: 'active', renews_at: new Date(startOfSeoulDay(period.end)) }
  }

  async function renewOne(id: string, at: Date): Promise<void> {
    await change(id, async (before, transaction) => {
      if (before.status === 'expired' || before.renews_at > at) return null
      if (before.status === 'active') return billPeriod(transaction, before, at)
      return before.status === 'cancelled' || isTriedNoMore(before, at) ? { status: 'expired' } : null
    })
  }

  return {
    name,
    isSandbox: true,
    tryKeys: async () => null,
    listOffers: () => listOffers(),
    readSubscription,

    async checkout({ idVariant, idBrand, redirectUrl }) {
      const id = randomBytes(16).toString('hex')
      await db
        .insertInto('sandbox_checkout')
        .values({ id, id_brand: idBrand, id_variant: idVariant, redirect_url: redirectUrl })
        .execute()
      return { url: `${publicUrl}/sandbox/checkout/${id}` }
    },

    readCheckout: (id) =>
      db.selectFrom('sandbox_checkout').selectAll().where('id', '=', id).executeTakeFirst(),

    pay: (idCheckout, { refusesRenewal } = { refusesRenewal: false }) =>
      inTransaction(db, async (transaction) => {
        const checkout = await transaction
          .selectFrom('sandbox_checkout')
          .selectAll()
          .where('id', '=', idCheckout)
          .forUpdate()
          .executeTakeFirst()
        const offer = checkout && (await offerOf(transaction, checkout.id_variant))
        if (!offer) return null
        const { id_brand, id_variant, redirect_url, subscription_id } = checkout
        if (subscription_id !== null) return redirect_url
        const at = new Date()
        const { end } = periodOf(seoulDayOf(at.getTime()), 1, seoulDayOf(at.getTime()))
        const subscription: Subscription = {
          id: `${prefix}${randomBytes(16).toString('hex')}`,
          id_brand,
          id_variant,
          status: 'active',
          refuses_renewal: refusesRenewal,
          return_url: redirect_url,
          created_at: at,
          updated_at: at,
          renews_at: new Date(startOfSeoulDay(end)),
        }
        await transaction.insertInto('sandbox_subscription').values(subscription).execute()
        await transaction
          .updateTable('sandbox_checkout')
          .set({ subscription_id: subscription.id })
          .where('id', '=', idCheckout)
          .execute()
        await webhooks.keep(transaction, name, subscriptionEvent('subscription_created', subscription), 1)
        await bill(transaction, subscription, { amount: offer.price, reason: 'initial', at })
        return redirect_url
      }),

    changePlan: (id, idVariant) =>
      change(id, async (before, transaction) => {
        const offers = await listOffers(transaction)
        const running = offers.find((offer) => offer.idVariant === before.id_variant)
        const wanted = offers.find((offer) => offer.idVariant === idVariant)
        if (before.status !== 'active' || !running || !wanted || running === wanted) return null
        const at = new Date()
        const today = seoulDayOf(at.getTime())
        const period = { ...periodOf(anchorOf(before), 1, today), price: running.price }
        const { amount } = computeUpgrade(period, wanted.price, today)
        const after = { ...before, id_variant: idVariant }
        if (amount > 0) await bill(transaction, after, { amount, reason: 'updated', at })
        return { id_variant: idVariant }
      }),

    payDue: (id) =>
      change(id, async (before, transaction) =>
        before.status === 'past_due'
          ? {
              ...(await billPeriod(transaction, { ...before, refuses_renewal: false }, new Date())),
              refuses_renewal: false,
            }
          : null,
      ),

    async renew(at) {
      const due = await db
        .selectFrom('sandbox_subscription')
        .select('id')
        .where('renews_at', '<=', at)
        .where(({ or, and, eb }) =>
          or([
            eb('status', 'in', ['active', 'cancelled']),
            and([eb('status', '=', 'past_due'), eb('renews_at', '<=', new Date(at.getTime() - triedForMs))]),
          ]),
        )
        .orderBy('renews_at')
        .limit(atOnce)
        .execute()
      for (const { id } of due) await renewOne(id, at)
    },

    async read(id) {
      const found = await readSubscription(id)
      if (!found) return 'GONE'
      const portal = `${publicUrl}/sandbox/portal/${id}`
      return {
        id,
        status: found.status,
        idVariant: found.id_variant,
        createdAt: found.created_at,
        updatedAt: found.updated_at,
        renewsAt: found.renews_at,
        endsAt: endsAtOf(found),
        isTest: true,
        urls: { portal, update: portal, payMethod: null },
      }
    },

    async listInvoices(id) {
      const rows = await db
        .selectFrom('sandbox_invoice')
        .selectAll()
        .where('subscription_id', '=', id)
        .execute()
      const found: LemonInvoice[] = []
      for (const { txn, reason, created_at } of rows) {
        const charge = await readPayment(db, txn)
        if (charge) found.push({ id: txn, createdAt: created_at, reason, charge })
      }
      return found
    },

    lookUp: (idInvoice) => readPayment(db, idInvoice),

    async cancel(id) {
      await change(id, async ({ status }) =>
        status === 'active' || status === 'past_due' ? { status: 'cancelled' } : null,
      )
      return (await readSubscription(id)) !== undefined
    },

    resume: (id) =>
      change(id, async ({ status, renews_at }) =>
        status === 'cancelled' && renews_at > new Date() ? { status: 'active' } : null,
      ),

    refund: (order) => refundPayment(db, order),

    async readWebhook(raw, headers) {
      return webhooks.isSigned(name, raw, headers) ? lemonHint(raw, true) : null
    },
  }
}

const isTriedNoMore = ({ renews_at }: Subscription, at: Date) =>
  renews_at.getTime() + triedForMs <= at.getTime()
const anchorOf = ({ created_at }: Subscription) => seoulDayOf(created_at.getTime())

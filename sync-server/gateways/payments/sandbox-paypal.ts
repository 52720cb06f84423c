import { randomBytes } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import type { SandboxPaypalOrderTable } from '#server/database/tables/payments.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { inTransaction } from '#server/database/transactions/transaction.ts'
import { type Charge, declined } from './gateway.ts'
import { partOf } from './gateway-fetch.ts'
import type { PayPal } from './hosted.ts'
import { paypalHint } from './paypal.ts'
import { readPayment, refundPayment, writePayment } from './sandbox-books.ts'
import type { SandboxWebhooks } from './sandbox-webhooks.ts'

export type SandboxPaypalOrder = Selectable<SandboxPaypalOrderTable>

/** In place of PayPal, with what a payer does on the page of an order. */
export interface SandboxPaypal extends PayPal {
  readonly name: 'sandbox-paypal'
  readOrder(id: string): Promise<SandboxPaypalOrder | undefined>
  /** The payer agrees, with a card that pays or is refused. Answers where the payer is sent back to. */
  approve(id: string, isPaying: boolean): Promise<string | null>
}

const name = 'sandbox-paypal'

export function openSandboxPaypal(
  db: Kysely<DB>,
  { publicUrl, webhooks }: { readonly publicUrl: string; readonly webhooks: SandboxWebhooks },
): SandboxPaypal {
  const readOrder = (id: string) =>
    db.selectFrom('sandbox_paypal_order').selectAll().where('id', '=', id).executeTakeFirst()

  async function lookUp(id: string): Promise<Charge | 'WAITING' | null> {
    const order = await readOrder(id)
    if (!order) return null
    return order.state === 'COMPLETED' ? readPayment(db, order.order_ref) : 'WAITING'
  }

  return {
    name,
    isSandbox: true,
    tryKeys: async () => null,
    readOrder,
    lookUp,

    async create({ orderRef, amount, name: title, returnUrl, cancelUrl }) {
      await db
        .insertInto('sandbox_paypal_order')
        .values({
          id: randomBytes(16).toString('hex'),
          order_ref: orderRef,
          amount,
          name: title,
          return_url: returnUrl,
          cancel_url: cancelUrl,
        })
        .onConflict((conflict) => conflict.column('order_ref').doNothing())
        .execute()
      const { id } = await db
        .selectFrom('sandbox_paypal_order')
        .select('id')
        .where('order_ref', '=', orderRef)
        .executeTakeFirstOrThrow()
      return { id, url: `${publicUrl}/sandbox/checkout/${id}` }
    },

    async approve(id, isPaying) {
      const order = await inTransaction(db, async (transaction) => {
        const approved = await transaction
          .updateTable('sandbox_paypal_order')
          .set({ state: isPaying ? 'APPROVED' : 'DECLINED' })
          .where('id', '=', id)
          .where('state', '=', 'CREATED')
          .returningAll()
          .executeTakeFirst()
        if (approved) {
          const resource = { id, purchase_units: [{ custom_id: approved.order_ref }] }
          await webhooks.keep(transaction, name, eventOf('CHECKOUT.ORDER.APPROVED', resource), 1)
        }
        return approved
      })
      const back = order ?? (await readOrder(id))
      if (!back) return null
      const url = new URL(back.return_url)
      url.searchParams.set('token', id)
      url.searchParams.set('PayerID', 'SANDBOX')
      return url.href
    },

    async capture(id) {
      const order = await readOrder(id)
      if (order?.state === 'DECLINED') return declined('REFUSED', 'INSTRUMENT_DECLINED')
      if (order?.state === 'APPROVED')
        await inTransaction(db, async (transaction) => {
          const captured = await transaction
            .updateTable('sandbox_paypal_order')
            .set({ state: 'COMPLETED' })
            .where('id', '=', id)
            .where('state', '=', 'APPROVED')
            .returning(['order_ref', 'amount'])
            .executeTakeFirst()
          if (!captured) return
          const { order_ref: orderRef, amount } = captured
          await writePayment(transaction, { orderRef, amount, payer: id })
          const event = eventOf('PAYMENT.CAPTURE.COMPLETED', { custom_id: orderRef })
          await webhooks.keep(transaction, name, event, 2)
        })
      return lookUp(id)
    },

    refund: (order) => refundPayment(db, order),

    async readWebhook(raw, headers) {
      if (!webhooks.isSigned(name, raw, headers)) return null
      return paypalHint(partOf(JSON.parse(raw.toString('utf8'))))
    },
  }
}

const eventOf = (type: string, resource: object) => ({
  id: `WH-${randomBytes(12).toString('hex').toUpperCase()}`,
  event_type: type,
  resource,
})

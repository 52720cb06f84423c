import type { Subscription } from '#model/money/subscription.ts'
import { readSubscriptionOf, writeSubscription } from '#server/api/billing/subscriptions.ts'
import { inTransaction } from '#server/database/transactions/transaction.ts'
import { type BrandOf, inDatabase } from './people.ts'

/** What became of a subscription on days that have passed, as the server writes it. The device reads it when it next asks. */
export async function changeSubscription(
  { app, idBrand }: BrandOf,
  change: (before: Subscription) => Subscription,
): Promise<void> {
  await inDatabase(app, ({ kysely }) =>
    inTransaction(kysely, async (db) => {
      const { subscription: before } = await readSubscriptionOf(db, idBrand)
      const after = change(before)
      await writeSubscription(db, idBrand, { event: 'TEST', before, after, isSandbox: true, at: new Date() })
    }),
  )
}

/** Registers a card of the sandbox, which becomes the default. */
export async function registerCard({ app, person, idBrand }: BrandOf, number: string): Promise<void> {
  const card = { number, birth: '1234567891', expireDate: '2030-12', cvc: '987', pw2Digit: '12', biz: true }
  const response = await fetch(`${app.url}/api/v1/subscribe/payMethod`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${person.token}`,
      'content-type': 'application/json',
      idBrandHeader: String(idBrand),
    },
    body: JSON.stringify(card),
  })
  if (!response.ok) throw new Error(`the card was answered with ${response.status}: ${await response.text()}`)
}

/** Lets the files of a brand take so many bytes, without files. */
export async function fillStorage({ app, idBrand }: BrandOf, bytes: number): Promise<void> {
  await inDatabase(app, ({ kysely }) =>
    kysely
      .insertInto('brand_storage')
      .values({ brand_id: idBrand, used: bytes })
      .onConflict((conflict) => conflict.column('brand_id').doUpdateSet({ used: bytes }))
      .execute(),
  )
}

import type { Subscription } from '#model/money/subscription.ts'
import { readSubscriptionOf, writeSubscription } from '#server/api/billing/plans/subscription.ts'
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

/** Registers a card of the sandbox, which becomes the default. Answers its number. */
export async function registerCard(brand: BrandOf, number: string): Promise<number> {
  const card = { number, birth: '1234567891', expireDate: '2030-12', cvc: '987', pw2Digit: '12', biz: true }
  const { idPayMethod } = await ask<{ idPayMethod: number }>(brand, '/api/v1/subscribe/payMethod', card)
  return idPayMethod
}

/** Buys the smallest amount of credits with a card of the brand. Answers the number of the payment. */
export async function buyCredits(brand: BrandOf, idPayMethod: number): Promise<string> {
  const { _embedded } = await ask<{ _embedded: { creditPlans: { idCreditPlan: number }[] } }>(
    brand,
    '/api/v1/credit/plan',
  )
  const idCreditPlan = _embedded.creditPlans[0]?.idCreditPlan
  const { pid } = await ask<{ pid: string }>(brand, '/api/v1/credit/accumulate', {
    idPayMethod,
    idCreditPlan,
  })
  return pid
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

async function ask<Answer>({ app, person, idBrand }: BrandOf, path: string, body?: object): Promise<Answer> {
  const response = await fetch(`${app.url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${person.token}`,
      'content-type': 'application/json',
      idBrandHeader: String(idBrand),
      'idempotency-key': crypto.randomUUID(),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as Answer
}

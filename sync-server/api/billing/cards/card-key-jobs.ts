import { randomUUID } from 'node:crypto'
import { Failures } from '#server/jobs/failures.ts'
import type { PaymentServices } from '../payment-services.ts'
import { openCardKey, resealCardKey } from './card-keys.ts'

const atOnce = 500

/** Deletes keys of deleted cards at their gateways. One that fails, or does not answer, keeps no other and is tried again by the next run. */
export async function deleteCardKeys({ kysely, payments, keys, log }: PaymentServices): Promise<void> {
  const rows = await kysely
    .selectFrom('pay_method')
    .select(['id', 'brand_id', 'gateway', 'sealed_key'])
    .where('deleted_at', 'is not', null)
    .where('sealed_key', 'is not', null)
    .orderBy('deleted_at')
    .limit(atOnce)
    .execute()
  const failures = new Failures(log, 'the key of a deleted card could not be deleted')
  for (const { id, brand_id, gateway: name, sealed_key } of rows)
    await failures.attempt({ brand: brand_id, card: id }, async () => {
      const gateway = payments.named(name)
      const key = sealed_key === null ? null : openCardKey(sealed_key, id, keys)
      if (!gateway || (key !== null && !(await gateway.deleteKey(key, randomUUID())))) return
      await kysely
        .updateTable('pay_method')
        .set({ sealed_key: null })
        .where('brand_id', '=', brand_id)
        .where('id', '=', id)
        .execute()
    })
  failures.end()
}

/** Seals keys again that an older secret has sealed, before that secret is dropped. One that fails keeps no other. */
export async function resealCardKeys({ kysely, keys, log }: PaymentServices): Promise<void> {
  const failures = new Failures(log, 'the key of a card could not be sealed again')
  for (let last = 0, isMore = true; isMore; ) {
    const rows = await kysely
      .selectFrom('pay_method')
      .select(['id', 'brand_id', 'sealed_key'])
      .where('sealed_key', 'is not', null)
      .where('id', '>', last)
      .orderBy('id')
      .limit(atOnce)
      .execute()
    for (const { id, brand_id, sealed_key } of rows)
      await failures.attempt({ brand: brand_id, card: id }, async () => {
        const resealed = sealed_key === null ? null : resealCardKey(sealed_key, id, keys)
        if (resealed === null) return
        await kysely
          .updateTable('pay_method')
          .set({ sealed_key: resealed })
          .where('brand_id', '=', brand_id)
          .where('id', '=', id)
          .where('sealed_key', '=', sealed_key)
          .execute()
      })
    last = rows.at(-1)?.id ?? last
    isMore = rows.length === atOnce
  }
  failures.end()
}

import { randomUUID } from 'node:crypto'
import type { Kysely, Selectable, Transaction } from 'kysely'
import { type CardBrand, cardBrandOf, cardLabelOf, isExpired, mostCards } from '#model/money/cards.ts'
import { seoulDayOf } from '#model/time/seoul-day.ts'
import type { PayMethodTable } from '#server/database/tables/payments.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { inTransaction } from '#server/database/transactions/transaction.ts'
import type { Card, CardKey, Gateway } from '#server/gateways/payments/gateway.ts'
import { isSandboxCard } from '#server/gateways/payments/sandbox.ts'
import { Refusal, refuseField } from '#server/http/refusal.ts'
import type { PaymentServices } from '../payment-services.ts'
import { lockBrand, refuseWhilePaused } from '../queries.ts'
import { sealCardKey } from './card-keys.ts'

export type CardRow = Selectable<PayMethodTable>

export interface NewCard extends Card {
  readonly title: string
  readonly biz: boolean
  readonly defaultSet: boolean
}

/** Live cards of a brand, the default first, then the newest. */
export function listCards(db: Kysely<DB>, brand: number): Promise<CardRow[]> {
  return db
    .selectFrom('pay_method')
    .selectAll()
    .where('brand_id', '=', brand)
    .where('deleted_at', 'is', null)
    .where('awaits_payment', '=', false)
    .orderBy('default_set', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** Rejects with NOT_FOUND where the brand has no such card. */
export async function readCard(db: Kysely<DB>, brand: number, id: number): Promise<CardRow> {
  const card = (await listCards(db, brand)).find((one) => one.id === id)
  if (!card) throw new Refusal('NOT_FOUND')
  return card
}

/**
 * Registers a card at the gateway for new cards. `countTry` is called for each card that is tried, and for a refused one
 * again. Nothing of the number but its last digits is stored.
 */
export async function addCard(
  services: PaymentServices,
  brand: number,
  card: NewCard,
  countTry: () => Promise<void>,
): Promise<CardRow> {
  const tries = { count: countTry, refused: () => countTry().catch(() => {}) }
  return registerCard(services, brand, card, tries, (issued) =>
    inTransaction(services.kysely, (db) => insertCard(db, services, brand, card, issued)),
  )
}

/** A card that the gateway has registered. */
export interface IssuedCard {
  readonly gateway: Gateway
  readonly key: CardKey
  readonly brand: CardBrand
}

/** How many cards are tried is limited. */
interface Tries {
  /** Rejects where they are too many. */
  readonly count: () => Promise<void>
  /** The gateway has refused the card. */
  readonly refused: () => Promise<void>
}

/** Registers a card and has it stored by `store`; where that fails the gateway deletes its key. */
export async function registerCard<T>(
  services: PaymentServices,
  brand: number,
  card: NewCard,
  tries: Tries,
  store: (issued: IssuedCard) => Promise<T>,
): Promise<T> {
  const gateway = services.payments.forNewCards
  if (!gateway) throw new Refusal('PROVIDER_OFF')
  if (isExpired(card.expireDate, seoulDayOf(services.now().getTime())))
    throw refuseField('expireDate', 'INVALID_VALUE')
  if (gateway.isSandbox && !isSandboxCard(card.number))
    throw new Refusal('CARD_REFUSED', {
      wordsOf: 'SANDBOX_CARDS_ONLY',
      fields: [{ field: 'number', code: 'SANDBOX_CARDS_ONLY' }],
    })
  await refuseWhilePaused(services.kysely, brand)
  await checkRoom(services.kysely, brand)
  await tries.count()
  const ref = randomUUID()
  const issued = await gateway.issueKey({ customerKey: randomUUID(), ref, card })
  if (issued.state === 'UNKNOWN') throw new Refusal('PROVIDER_DOWN')
  if (issued.state === 'DECLINED') {
    await tries.refused()
    throw new Refusal('CARD_REFUSED')
  }
  try {
    return await store({ gateway, key: issued.key, brand: issued.brand ?? cardBrandOf(card.number) })
  } catch (error) {
    await gateway.deleteKey(issued.key, ref)
    throw error
  }
}

export async function makeDefault(db: Transaction<DB>, brand: number, id: number): Promise<CardRow> {
  await lockBrand(db, brand)
  const card = await readCard(db, brand, id)
  await setDefault(db, brand, id)
  return { ...card, default_set: true }
}

/** The key at the gateway is deleted by a job. `isNeeded`: renewals need a card, so the last one stays. */
export async function deleteCard(
  db: Transaction<DB>,
  { brand, id, at, isNeeded }: { brand: number; id: number; at: Date; isNeeded: boolean },
): Promise<void> {
  await lockBrand(db, brand)
  const card = await readCard(db, brand, id)
  const [next] = (await listCards(db, brand)).filter((one) => one.id !== id)
  if (isNeeded && !next)
    throw new Refusal('CONFLICT', { wordsOf: 'CARD_IN_USE', reason: { name: 'CARD_IN_USE' } })
  await db
    .updateTable('pay_method')
    .set({ default_set: false, deleted_at: at })
    .where('brand_id', '=', brand)
    .where('id', '=', id)
    .execute()
  if (card.default_set && next) await setDefault(db, brand, next.id)
}

/** What is shown of a card, as `Visa 4242`. */
export const labelOf = ({
  title,
  card_brand: brand,
  last_number: lastNumber,
}: Pick<CardRow, 'title' | 'card_brand' | 'last_number'>) => cardLabelOf({ title, brand, lastNumber })

/** Those that wait for their payment count as well, so that it has room for them. */
async function checkRoom(db: Kysely<DB>, brand: number): Promise<void> {
  const { count } = await db
    .selectFrom('pay_method')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('brand_id', '=', brand)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (Number(count) >= mostCards) throw new Refusal('LIMIT_EXCEEDED', { wordsOf: 'TOO_MANY_CARDS' })
}

/** `awaitsPayment`: it came by a payment link, and is no card of the brand until `adoptCard`. */
export async function insertCard(
  db: Transaction<DB>,
  { keys }: Pick<PaymentServices, 'keys'>,
  brand: number,
  card: NewCard,
  issued: IssuedCard,
  awaitsPayment = false,
): Promise<CardRow> {
  await lockBrand(db, brand)
  await checkRoom(db, brand)
  const lastNumber = card.number.slice(-4)
  const inserted = await db
    .insertInto('pay_method')
    .values({
      brand_id: brand,
      title: card.title || cardLabelOf({ title: '', brand: issued.brand, lastNumber }),
      card_brand: issued.brand,
      last_number: lastNumber,
      expire_date: card.expireDate,
      biz: card.biz,
      gateway: issued.gateway.name,
      awaits_payment: awaitsPayment,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const sealed_key = sealCardKey(issued.key, inserted.id, keys)
  await db
    .updateTable('pay_method')
    .set({ sealed_key })
    .where('brand_id', '=', brand)
    .where('id', '=', inserted.id)
    .execute()
  const isFirst = !awaitsPayment && (await listCards(db, brand)).length === 1
  const default_set = !awaitsPayment && (card.defaultSet || isFirst)
  if (default_set) await setDefault(db, brand, inserted.id)
  return { ...inserted, sealed_key, default_set }
}

/** The payment of a link is paid: its card becomes the one of the brand that is charged. The caller holds the lock of the brand. */
export async function adoptCard(db: Transaction<DB>, brand: number, id: number): Promise<void> {
  const adopted = await db
    .updateTable('pay_method')
    .set({ awaits_payment: false })
    .where('brand_id', '=', brand)
    .where('id', '=', id)
    .where('awaits_payment', '=', true)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (adopted.numUpdatedRows > 0n) await setDefault(db, brand, id)
}

/** The payment of a link is not paid: its card is forgotten, and a job deletes its key at the gateway. */
export async function dropAwaitingCard(
  db: Transaction<DB>,
  brand: number,
  id: number,
  at: Date,
): Promise<void> {
  await db
    .updateTable('pay_method')
    .set({ deleted_at: at })
    .where('brand_id', '=', brand)
    .where('id', '=', id)
    .where('awaits_payment', '=', true)
    .where('deleted_at', 'is', null)
    .execute()
}

/** One statement after the other, because at no moment two may be the default. */
async function setDefault(db: Transaction<DB>, brand: number, id: number): Promise<void> {
  const set = (isDefault: boolean) =>
    db.updateTable('pay_method').set({ default_set: isDefault }).where('brand_id', '=', brand)
  await set(false).where('default_set', '=', true).execute()
  await set(true).where('id', '=', id).execute()
}

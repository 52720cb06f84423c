import type { Transaction } from 'kysely'
import type { GivenOf } from '#contract/call.ts'
import type { requestTask } from '#contract/task.ts'
import { cheapestProduct, isFormOf, priceOfProducts, taskProducts } from '#model/tasks/products.ts'
import type { DB } from '#server/database/tables/schema.ts'
import type { CallContext } from '#server/http/context.ts'
import { Refusal, refuseField } from '#server/http/refusal.ts'
import { spendCredits } from '../billing/credits/ledger.ts'
import { refuseWhilePaused } from '../billing/queries.ts'
import { type FileRow, listFileRows } from '../files/queries.ts'
import { createKey, sealKey } from '../share/link-keys.ts'
import { countOpenShares, insertShare } from '../share/queries.ts'
import { attachFiles, creditKey, mailTask, type TaskRow } from './queries.ts'

type TaskRequest = GivenOf<typeof requestTask>['body']

/** Links to guides that a brand may have at once, as for `share.create`. */
const sharesAtMost = 20

/**
 * Stores a request and takes its price from the credits of the brand, in one transaction. Rejects with NOT_FOUND for a product
 * that is not on sale or a form that it is not made in, with AMOUNT_CHANGED as a CONFLICT where the person was shown another price, with NOT_ENOUGH_CREDIT, and with
 * NOT_FOUND for a file that the brand does not have.
 */
export function insertRequest(context: CallContext, asked: TaskRequest): Promise<TaskRow> {
  const products = [...new Set(asked.products)]
  const price = products.length === 0 ? Math.max(asked.credit, cheapestProduct) : priceOfProducts(products)
  if (price === undefined) throw refuseField('products', 'NOT_FOUND')
  const forms = new Map(asked.forms.map(({ idTaskProduct, form }) => [idTaskProduct, form]))
  for (const [id, form] of forms) {
    const product = products.includes(id) && taskProducts.find((one) => one.id === id)
    if (!product || !isFormOf(product, form)) throw refuseField('forms', 'NOT_FOUND')
  }
  refuseOtherPrice(asked.credit, price)
  const { idBrand, account } = context
  return context.transact(async (db) => {
    await refuseWhilePaused(db, idBrand)
    const files = await findFiles(db, idBrand, [...new Set(asked.files)])
    const share = asked.guide ? await shareGuide(context, db) : null
    const { title, request } = asked
    const from = { brand: idBrand, account: account.id, share, at: new Date() }
    const task = await storePaidRequest(db, { ...from, title, request, products, forms: [...forms], price })
    await attachFiles(db, task, files, null)
    await mailTask(db, task, 'REQUESTED')
    return task
  })
}

/** Rejects with AMOUNT_CHANGED as a CONFLICT where the person was shown another price. */
export function refuseOtherPrice(shown: number, price: number): void {
  if (shown === price) return
  throw new Refusal('CONFLICT', {
    wordsOf: 'TASK_PRICE_CHANGED',
    reason: { name: 'AMOUNT_CHANGED', amount: price },
    fields: [{ field: 'credit', code: 'TASK_PRICE_CHANGED', words: { amount: price } }],
  })
}

interface NewRequest {
  readonly brand: number
  readonly account: number
  readonly title: string
  readonly request: string
  readonly products: readonly number[]
  /** Product and the size that it is made in. */
  readonly forms: readonly (readonly [number, string])[]
  /** In credits. */
  readonly price: number
  /** Link to the guide that goes with it. */
  readonly share: number | null
  readonly at: Date
}

/** Stores a request and takes its price. Rejects with NOT_ENOUGH_CREDIT. */
export async function storePaidRequest(db: Transaction<DB>, request: NewRequest): Promise<TaskRow> {
  const task = await storeRequest(db, request)
  await payRequest(db, task, request.at)
  return task
}

/** Stores a request. */
export function storeRequest(
  db: Transaction<DB>,
  { brand, account, title, request, products, forms, price, share, at }: NewRequest,
): Promise<TaskRow> {
  return db
    .insertInto('task')
    .values({
      brand_id: brand,
      account_id: account,
      title,
      request,
      product_ids: [...products],
      product_forms: JSON.stringify(forms),
      credit: price,
      share_id: share,
      created_at: at,
      updated_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Takes the credits of a task. Rejects with NOT_ENOUGH_CREDIT. */
export async function payRequest(db: Transaction<DB>, task: TaskRow, at: Date): Promise<void> {
  const { id, brand_id: brand, credit: amount, title: description } = task
  const use = { brand, key: creditKey(id), at, amount, kind: 'task', ref: id, description }
  const spent = await spendCredits(db, use)
  if (!spent.ok) {
    throw new Refusal('NOT_ENOUGH_CREDIT', {
      fields: [{ field: 'credit', code: 'NOT_ENOUGH_CREDIT', words: { missing: spent.missing } }],
    })
  }
}

async function findFiles(db: Transaction<DB>, idBrand: number, ids: readonly number[]): Promise<FileRow[]> {
  const rows = await listFileRows(db, idBrand, ids)
  const usable = rows.filter(({ deleted_at, trashed_at }) => deleted_at === null && trashed_at === null)
  if (usable.length < ids.length) throw refuseField('files', 'NOT_FOUND')
  return ids.flatMap((id) => usable.find((file) => file.id === id) ?? [])
}

/** Makes a link to the whole guide, which the owner sees among the others and can revoke. */
async function shareGuide({ idBrand, account, services }: CallContext, db: Transaction<DB>): Promise<number> {
  if ((await countOpenShares(db, idBrand)) >= sharesAtMost) throw refuseField('guide', 'LIMIT_EXCEEDED')
  const key = createKey()
  const { id } = await insertShare(db, {
    brand_id: idBrand,
    key,
    sealed_key: sealKey(key, services.keys),
    part: 'ALL',
    approved_only: false,
    languages: [],
    downloads: true,
    account_id: account.id,
  })
  return id
}

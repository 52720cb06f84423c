import type { GivenOf } from '#contract/call.ts'
import type { orderPrint } from '#contract/task.ts'
import { printPrice } from '#model/tasks/print.ts'
import type { CallContext } from '#server/http/context.ts'
import { refuseField } from '#server/http/refusal.ts'
import type { Upload } from '#server/http/uploads.ts'
import { refuseWhilePaused } from '../billing/queries.ts'
import { insertStoredIn, type Stored } from '../files/insert-stored.ts'
import { storeDocument } from '../files/store-document.ts'
import { checkPrintFile } from './print-file.ts'
import { attachFiles, insertAddress, mailTask, type TaskRow } from './queries.ts'
import { refuseOtherPrice, storePaidRequest } from './request.ts'

type PrintOrder = GivenOf<typeof orderPrint>['body']

interface PreparedOrder {
  readonly order: PrintOrder
  readonly price: number
  readonly stored: Stored
}

/**
 * Checks the price and the PDF, and stores it. Rejects with NOT_FOUND for what is not on the list, with AMOUNT_CHANGED as a CONFLICT
 * where the person was shown another price, and as `checkPrintFile`; nothing is stored then.
 */
export async function preparePrintOrder(
  context: CallContext,
  order: PrintOrder,
  upload: Upload,
): Promise<PreparedOrder> {
  const price = printPrice(order)
  if (price === null) throw refuseField('kind', 'NOT_FOUND')
  refuseOtherPrice(order.credit, price)
  const { sides: pages, width, height, bleed } = order
  await checkPrintFile(upload.bytes, context.idBrand, { pages, width, height, bleed })
  return { order, price, stored: await storeDocument(context, upload, 'application/pdf') }
}

/** Stores the order with its file and takes its price, in one transaction. Rejects with NOT_ENOUGH_CREDIT. */
export function insertPrintOrder(
  context: CallContext,
  { order, price, stored }: PreparedOrder,
): Promise<TaskRow> {
  const { idBrand: brand, account } = context
  const { title, note, kind, paper, finish, amount, width, height, sides, recipient, phone, address } = order
  return context.transact(async (db) => {
    const file = await insertStoredIn(db, context, stored)
    await refuseWhilePaused(db, brand)
    const from = { brand, account: account.id, share: null, at: new Date() }
    const task = await storePaidRequest(db, { ...from, title, request: note, products: [], forms: [], price })
    const ofTask = { task_id: task.id, brand_id: brand }
    await db
      .insertInto('task_print')
      .values({ ...ofTask, kind, paper, finish, amount, width, height, sides })
      .execute()
    await insertAddress(db, task, { recipient, phone, address })
    await attachFiles(db, task, [file], null)
    await mailTask(db, task, 'REQUESTED')
    return task
  })
}

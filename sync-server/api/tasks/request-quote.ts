import type { GivenOf } from '#contract/call.ts'
import type { requestQuote } from '#contract/task.ts'
import type { CallContext } from '#server/http/context.ts'
import type { Upload } from '#server/http/uploads.ts'
import { refuseWhilePaused } from '../billing/queries.ts'
import { insertStoredIn, type Stored } from '../files/insert-stored.ts'
import { storeDocument } from '../files/store-document.ts'
import { checkPrintFile } from './print-file.ts'
import { attachFiles, insertAddress, mailTask, type TaskRow } from './queries.ts'
import { insertQuote } from './quotes/queries.ts'
import { storeRequest } from './request.ts'

type QuoteRequest = GivenOf<typeof requestQuote>['body']

interface PreparedQuote {
  readonly asked: QuoteRequest
  readonly stored: Stored
}

/** Checks the PDF and stores it. Rejects as `checkPrintFile`; nothing is stored then. */
export async function prepareQuote(
  context: CallContext,
  asked: QuoteRequest,
  upload: Upload,
): Promise<PreparedQuote> {
  const { pages, width, height, bleed } = asked
  await checkPrintFile(upload.bytes, context.idBrand, { pages, width, height, bleed })
  return { asked, stored: await storeDocument(context, upload, 'application/pdf') }
}

/** Stores the request with its file, without a price, in one transaction. */
export function insertQuoteRequest(context: CallContext, { asked, stored }: PreparedQuote): Promise<TaskRow> {
  const { idBrand: brand, account } = context
  const { title, wish, kind, amount, width, height, pages, recipient, phone, address } = asked
  return context.transact(async (db) => {
    const file = await insertStoredIn(db, context, stored)
    await refuseWhilePaused(db, brand)
    const from = { brand, account: account.id, share: null, at: new Date() }
    const task = await storeRequest(db, {
      ...from,
      title,
      request: wish,
      products: [],
      forms: [],
      price: 0,
    })
    await insertQuote(db, { task_id: task.id, brand_id: brand, kind, amount, width, height, pages })
    await insertAddress(db, task, { recipient, phone, address })
    await attachFiles(db, task, [file], null)
    await mailTask(db, task, 'QUOTE_ASKED')
    return task
  })
}

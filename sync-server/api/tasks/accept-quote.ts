import type { CallContext } from '#server/http/context.ts'
import { refuseWhilePaused } from '../billing/queries.ts'
import { lockTask, mailTask } from './queries.ts'
import { acceptAnswer } from './quotes/queries.ts'
import { payRequest, refuseOtherPrice } from './request.ts'

/**
 * Accepts the quote of a task and takes its credits, in one transaction. Rejects with CONFLICT where there is no quote that can be
 * accepted, or the person was shown another price, and with NOT_ENOUGH_CREDIT; nothing is changed then.
 */
export function acceptQuoteOf(
  context: CallContext,
  idTask: number,
  { credit }: { readonly credit: number },
): Promise<void> {
  const { idBrand } = context
  return context.transact(async (db) => {
    await refuseWhilePaused(db, idBrand)
    const at = new Date()
    const task = await lockTask(db, idBrand, idTask)
    const price = await acceptAnswer(db, task, at)
    refuseOtherPrice(credit, price)
    const priced = await db
      .updateTable('task')
      .set({ credit: price, updated_at: at })
      .where('brand_id', '=', idBrand)
      .where('id', '=', idTask)
      .returningAll()
      .executeTakeFirstOrThrow()
    await payRequest(db, priced, at)
    await mailTask(db, priced, 'REQUESTED')
  })
}

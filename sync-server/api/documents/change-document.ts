import type { Transaction } from 'kysely'
import { headers } from '#contract/errors.ts'
import type { DocumentName } from '#model/document-kinds/names.ts'
import type { DB } from '#server/database/tables/schema.ts'
import type { CallContext } from '#server/http/context.ts'
import { Refusal } from '#server/http/refusal.ts'
import { requestPass } from '#server/writeback/queue/settle-queue.ts'
import { keepApprovedAnswers } from './approved-answers.ts'
import { countRevision } from './revisions.ts'

/**
 * Every change of values that REST and a document both have. In one transaction: a new revision of the document's values,
 * which the answer has as `ETag`; what `work` does; and the request for a pass of the write-back, unless that made the call
 * and `isMore` does not say that REST changed something beyond the request. Approved answers are copied before they change
 * and when they arrive.
 *
 * Changes of a document are made one after the other. With `If-Match` it rejects with CONFLICT where the revision is
 * another. `work` may run more than once. `idBrand`: for calls that are not about the brand of the header.
 */
export async function changeDocument<Made>(
  context: CallContext,
  document: DocumentName,
  work: (db: Transaction<DB>) => Promise<Made>,
  {
    isMore = () => false,
    idBrand = context.idBrand,
  }: { isMore?: (made: Made) => boolean; idBrand?: number } = {},
): Promise<Made> {
  const { ifMatch, caller } = context
  const { made, isOwed } = await context.transact(async (db) => {
    const { before, after } = await countRevision(db, idBrand, document)
    if (ifMatch !== null && ifMatch !== before)
      throw new Refusal('CONFLICT', { fields: [{ field: headers.ifMatch, code: 'CONFLICT' }] })
    context.tagAnswer(after)
    await keepApprovedAnswers(db, idBrand, document)
    const made = await work(db)
    await keepApprovedAnswers(db, idBrand, document)
    const isOwed = caller.kind !== 'service' || isMore(made)
    if (isOwed) await requestPass(db, { idBrand, document }, false)
    return { made, isOwed }
  })
  if (isOwed) context.notifyWriteback(document, idBrand)
  return made
}

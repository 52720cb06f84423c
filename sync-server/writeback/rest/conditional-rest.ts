import { headers } from '#contract/errors.ts'
import { readRevision } from '#contract/sync.ts'
import type { DocumentName } from '#model/document-kinds/names.ts'
import { RestChanged, type RestClient } from './rest-client.ts'

export interface ConditionalRest {
  readonly rest: RestClient
  /** Revision of REST's values that the pass knows; null: none, because nothing was read yet or REST is of an earlier build. */
  revision(): string | null
}

/**
 * REST as one pass sees it: every change is sent on the condition that no other client has changed the document's values since
 * the first of them was read, so that no value that REST confirmed to a client is overwritten unseen. Rejects with
 * `RestChanged` where one has.
 */
export function conditionalRest(rest: RestClient, document: DocumentName): ConditionalRest {
  /** undefined: not asked yet; null: REST has no revisions, because it is of an earlier build. */
  let revision: string | null | undefined

  const conditional: RestClient = async (call, sent = {}) => {
    if (revision === undefined) {
      const reply = await rest(readRevision, { query: { document } })
      revision = reply.ok && typeof reply.answer.revision === 'string' ? reply.answer.revision : null
    }
    if (call.method === 'GET' || revision === null) return rest(call, sent)
    const reply = await rest(call, { ...sent, ifMatch: revision })
    if (!reply.ok && reply.error.details?.some(({ field }) => field === headers.ifMatch))
      throw new RestChanged(`${call.name} was too late`)
    // A repeated creation that REST had made already makes no revision.
    if (reply.ok) revision = reply.revision ?? revision
    return reply
  }
  return { rest: conditional, revision: () => revision ?? null }
}

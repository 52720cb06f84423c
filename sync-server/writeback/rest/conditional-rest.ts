import { headers } from '#contract/errors.ts'
import { readRevision } from '#contract/sync.ts'
import type { DocumentName } from '#model/document-kinds/names.ts'
import { type Answers, answersAfter } from './known-answers.ts'
import type { KnownValues } from './known-rest.ts'
import { RestChanged, type RestClient } from './rest-client.ts'

export interface ConditionalRest {
  readonly rest: RestClient
  /** Revision of REST's values that the pass knows; null: none, because nothing was read yet or REST is of an earlier build. */
  revision(): string | null
  /** What REST has, as far as the pass has read it; null: REST has no revisions. */
  known(): KnownValues | null
}

/**
 * REST as one pass sees it: every change is sent on the condition that no other client has changed the document's values since
 * the first of them was read, so that no value that REST confirmed to a client is overwritten unseen. Rejects with
 * `RestChanged` where one has. What an earlier pass knew of the same revision is not read again.
 */
export function conditionalRest(
  rest: RestClient,
  document: DocumentName,
  before: KnownValues | null = null,
): ConditionalRest {
  /** undefined: not asked yet; null: REST has no revisions, because it is of an earlier build. */
  let revision: string | null | undefined
  let answers: Answers = {}
  let readAt = performance.now()

  const conditional: RestClient = async (call, sent = {}) => {
    if (revision === undefined) {
      const reply = await rest(readRevision, { query: { document } })
      revision = reply.ok && typeof reply.answer.revision === 'string' ? reply.answer.revision : null
      if (before !== null && before.revision === revision) ({ answers, readAt } = before)
    }
    if (call.method === 'GET') {
      const held = answers[call.name]
      if (held) return { ok: true, answer: held }
      const reply = await rest(call, sent)
      if (reply.ok && revision !== null) answers = { ...answers, [call.name]: reply.answer }
      return reply
    }
    if (revision === null) return rest(call, sent)
    const reply = await rest(call, { ...sent, ifMatch: revision })
    if (!reply.ok && reply.error.details?.some(({ field }) => field === headers.ifMatch))
      throw new RestChanged(`${call.name} was too late`)
    answers = answersAfter(answers, call, sent, reply)
    // A repeated creation that REST had made already makes no revision.
    if (reply.ok) revision = reply.revision ?? revision
    return reply
  }
  return {
    rest: conditional,
    revision: () => revision ?? null,
    known: () => (revision ? { revision, answers, readAt } : null),
  }
}

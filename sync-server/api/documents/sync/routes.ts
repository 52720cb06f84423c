import type { AnswerOf } from '#contract/call.ts'
import { listRefused, readRevision, readSyncStatus, rebuildDocument, retrySync } from '#contract/sync.ts'
import type { Language } from '#model/language/languages.ts'
import { sayProblem } from '#model/sync/problem-words.ts'
import { isLockTimeout } from '#server/database/transactions/transaction.ts'
import { limitConcurrencyByKey } from '#server/gateways/concurrency-limit.ts'
import { type Implementation, implement } from '#server/http/implement.ts'
import { listing } from '#server/http/listing.ts'
import { readLocale } from '#server/http/locales.ts'
import { Refusal } from '#server/http/refusal.ts'
import { refuseWhenBusy } from '#server/http/refuse-when-busy.ts'
import { requestPass, settledDocuments } from '#server/writeback/queue/settle-queue.ts'
import { type Shadow, toShadow } from '#server/writeback/shadow/shadow.ts'
import { readRevision as readRevisionOf } from '../revisions.ts'
import { readStatusRows, type StatusRow } from './queries.ts'

type Status = AnswerOf<typeof readSyncStatus>['_embedded']['documents'][number]

export const syncRoutes: readonly Implementation[] = [
  implement(readSyncStatus, async ({ db, idBrand, language }) => {
    const rows = await readStatusRows(db, idBrand)
    return listing('documents', rows.map(toStatus(language)))
  }),

  implement(readRevision, async ({ db, idBrand }, { query: { document } }) => ({
    revision: await readRevisionOf(db, idBrand, document),
  })),

  implement(listRefused, async ({ db, idBrand, language }) => {
    const rows = await readStatusRows(db, idBrand)
    const refused = rows.flatMap(({ document, shadow: stored }) => {
      const shadow = toShadow(stored)
      return problemsOf(shadow, language).map((problem) => ({
        document,
        ...problem,
        value: refusedValue(shadow, problem.field),
      }))
    })
    return listing('refused', refused)
  }),

  implement(rebuildDocument, async ({ services: { epochs }, idBrand }, { body: { document } }) => {
    const rebuild = () => epochs.rebuild({ idBrand, document }, settledDocuments.includes(document))
    const outcome = await refuseWhenBusy(oneOfBrand(String(idBrand), rebuild)).catch((cause: unknown) => {
      if (isLockTimeout(cause)) throw new Refusal('RATE_LIMITED', { retryAfterSeconds: 10, cause })
      throw cause
    })
    if (outcome === 'tooOften') throw new Refusal('RATE_LIMITED', { retryAfterSeconds: 3_600 })
    if (outcome === 'full') throw new Refusal('STORAGE_EXCEEDED')
    return { outcome: outcomes[outcome] }
  }),

  implement(retrySync, async (context, { body: { document } }) => {
    const { idBrand, language } = context
    for (const name of settledDocuments.filter((each) => document === undefined || each === document)) {
      await requestPass(context.db, { idBrand, document: name }, true)
      context.notifyWriteback(name)
    }
    return listing('documents', (await readStatusRows(context.db, idBrand)).map(toStatus(language)))
  }),
]

/** Calls that wait for another's rebuild hold no connection of the pool. */
const oneOfBrand = limitConcurrencyByKey(1, 5_000)

/** A document in which nothing was written since is as rebuilt as it can be. */
const outcomes = { rebuilt: 'REBUILT', unchanged: 'REBUILT', empty: 'EMPTY', unsettled: 'UNSETTLED' } as const

function toStatus(language: Language) {
  return (row: StatusRow): Status => {
    const since = [row.unsettledSince, row.owedSince].filter((date) => date !== null)
    const waitingSince = since.length > 0 ? new Date(Math.min(...since.map(Number))) : null
    return {
      document: row.document,
      state: stateOf(row, waitingSince !== null),
      storedSeq: row.storedSeq,
      settledSeq: row.settledSeq,
      waitingSince: waitingSince?.toISOString() ?? null,
      lagSeconds: waitingSince === null ? 0 : Math.max(0, Date.now() - waitingSince.getTime()) / 1000,
      attempts: row.attempts,
      triedAt: row.triedAt?.toISOString() ?? null,
      nextTryAt: row.nextTryAt?.toISOString() ?? null,
      gaveUpAt: row.gaveUpAt?.toISOString() ?? null,
      fault:
        row.fault === null
          ? null
          : {
              code: row.fault,
              message: readLocale<Record<string, string>>(language, 'sync')[row.fault] ?? row.fault,
              detail: row.detail,
            },
      refused: problemsOf(toShadow(row.shadow), language),
    }
  }
}

function stateOf({ gaveUpAt, attempts }: StatusRow, isWaiting: boolean): Status['state'] {
  if (gaveUpAt !== null) return 'GIVEN_UP'
  if (attempts > 0) return 'FAILING'
  return isWaiting ? 'WAITING' : 'SETTLED'
}

function problemsOf({ problems }: Shadow, language: Language): Status['refused'] {
  const errors = readLocale<Record<string, string>>(language, 'errors')
  return Object.entries(problems).map(([field, problem]) => ({
    field,
    code: problem.code,
    message: sayProblem(problem, errors),
  }))
}

/** For TOO_MANY_ITEMS the shadow's problem contains the maximum. */
function refusedValue({ refused, problems }: Shadow, field: string) {
  return problems[field]?.code === 'TOO_MANY_ITEMS' ? null : (refused[field] ?? null)
}

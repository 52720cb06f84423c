import * as z from 'zod'
import { documentNames } from '#model/document-kinds/names.ts'
import { listOf } from './basic.ts'

/**
 * SETTLED: REST has everything that it accepts. WAITING: a pass is due. FAILING: the last pass failed and is retried.
 * GIVEN_UP: retried only after a change, or by `sync.retry`.
 */
const settleStates = ['SETTLED', 'WAITING', 'FAILING', 'GIVEN_UP'] as const

/** Why the last pass of a document failed. */
export const settleFaults = [
  'REST_AWAY',
  'REST_REFUSES',
  'BRAND_UNKNOWN',
  'ROOM_CLOSED',
  'VALUE_UNKNOWN',
  'DOCUMENT_SET_ASIDE',
  'INTERNAL',
] as const

/** EMPTY: the document was never written. UNSETTLED: not done, because REST does not have everything yet; try later. */
const rebuildOutcomes = ['REBUILT', 'EMPTY', 'UNSETTLED'] as const

const refusal = z.object({
  /** Path of the field, or `<list>/<key>/<property>`. */
  field: z.string(),
  code: z.string(),
  message: z.string(),
})

const documentStatus = z
  .object({
    document: z.enum(documentNames),
    state: z.enum(settleStates),
    /** Log sequence number of the last edit by a person; 0: none. */
    storedSeq: z.number(),
    /** Sequence number up to which REST is settled. At `storedSeq` or above, REST has all edits but the refused ones. */
    settledSeq: z.number(),
    /** Time of the oldest edit that REST does not have; null: none. */
    waitingSince: z.string().nullable(),
    lagSeconds: z.number(),
    /** Failed passes since the last successful one. */
    attempts: z.number(),
    triedAt: z.string().nullable(),
    nextTryAt: z.string().nullable(),
    gaveUpAt: z.string().nullable(),
    fault: z
      .object({
        /** Another one is of a node of a newer release. */
        code: z.enum(settleFaults).or(z.string()),
        message: z.string(),
        /** Call and status, for operators. */
        detail: z.string().nullable(),
      })
      .nullable(),
    /** Values that REST refused. They stay in the document. */
    refused: z.array(refusal),
  })
  .meta({ id: 'SyncStatus' })

export const readRevision = {
  query: z.object({ document: z.enum(documentNames) }),
  /** An entity tag, in quotation marks. */
  answer: z.object({ revision: z.string() }).meta({ id: 'Revision' }),
}

export const readSyncStatus = { answer: listOf('documents', documentStatus) }

export const listRefused = {
  answer: listOf(
    'refused',
    refusal.extend({
      document: z.enum(documentNames),
      /** As sent to REST; null where the refusal is not about one value. */
      value: z.union([z.string(), z.number(), z.boolean()]).nullable(),
    }),
  ),
}

export const rebuildDocument = {
  body: z.object({ document: z.enum(documentNames) }),
  answer: z.object({ outcome: z.enum(rebuildOutcomes) }),
}

export const retrySync = {
  body: z.object({
    /** All documents when absent. */
    document: z.enum(documentNames).optional(),
  }),
  answer: listOf('documents', documentStatus),
}

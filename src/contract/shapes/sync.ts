import * as z from 'zod'
import { documentNames } from '#model/documents/names.ts'
import { rebuildOutcomes, settleFaults, settleStates } from '../sync.ts'
import { listOf } from './basic.ts'

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
    /** Place in the log of the last thing that somebody wrote; 0: nobody ever wrote. */
    storedSeq: z.number(),
    /** Up to where REST has it. Not less than `storedSeq`: every edit until then is in REST, but for what is refused. */
    settledSeq: z.number(),
    /** When the first change came that REST does not have; null where nothing waits. */
    waitingSince: z.string().nullable(),
    lagSeconds: z.number(),
    /** Tries that failed since the last one that worked. */
    attempts: z.number(),
    triedAt: z.string().nullable(),
    nextTryAt: z.string().nullable(),
    gaveUpAt: z.string().nullable(),
    fault: z
      .object({
        code: z.enum(settleFaults),
        message: z.string(),
        /** Which call was answered how, for whoever runs the server. */
        detail: z.string().nullable(),
      })
      .nullable(),
    /** What REST will not take as it is. It stays in the document. */
    refused: z.array(refusal),
  })
  .meta({ id: 'SyncStatus' })

export const readSyncStatus = { answer: listOf('documents', documentStatus) }

export const listRefused = {
  answer: listOf(
    'refused',
    refusal.extend({
      document: z.enum(documentNames),
      /** As REST was sent it; null where it is not about one value. */
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
    /** All of them where none is named. */
    document: z.enum(documentNames).optional(),
  }),
  answer: listOf('documents', documentStatus),
}

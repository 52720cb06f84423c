import * as z from 'zod'
import { documentNames } from '#model/documents/names.ts'
import { call } from './call.ts'
import { listOf } from './shapes.ts'

/**
 * SETTLED: REST has everything that it takes. WAITING: on its way. FAILING: the last try failed, and it is tried again.
 * GIVEN_UP: tried again only when something changes, or somebody asks for it.
 */
export const settleStates = ['SETTLED', 'WAITING', 'FAILING', 'GIVEN_UP'] as const

/** Why a room could not be brought to agree with REST. */
export const settleFaults = ['REST_AWAY', 'REST_REFUSES', 'BRAND_UNKNOWN', 'ROOM_CLOSED', 'INTERNAL'] as const

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

export const readSyncStatus = call({
  name: 'sync.status',
  method: 'GET',
  path: '/api/v1/brand/sync/status',
  summary: 'Whether REST has what was written into the documents, by document',
  access: 'BRAND_ROLE_MEMBER',
  answer: listOf('documents', documentStatus),
  extension: true,
})

export const listRefused = call({
  name: 'sync.refused',
  method: 'GET',
  path: '/api/v1/brand/sync/refused',
  summary: 'Every value that REST will not take, with the value itself',
  access: 'BRAND_ROLE_ADMIN',
  answer: listOf(
    'refused',
    refusal.extend({
      document: z.enum(documentNames),
      /** As REST was sent it; null where it is not about one value. */
      value: z.union([z.string(), z.number(), z.boolean()]).nullable(),
    }),
  ),
  extension: true,
})

/** EMPTY: nobody ever wrote in it. UNSETTLED: REST does not have everything yet; when it has, it may be asked again. */
export const rebuildOutcomes = ['REBUILT', 'EMPTY', 'UNSETTLED'] as const

export const rebuildDocument = call({
  name: 'sync.rebuild',
  method: 'POST',
  path: '/api/v1/brand/sync/rebuild',
  summary: 'Gives a document a new history with the same content, free of all that was ever deleted in it',
  access: 'BRAND_ROLE_ADMIN',
  body: z.object({ document: z.enum(documentNames) }),
  answer: z.object({ outcome: z.enum(rebuildOutcomes) }),
  extension: true,
})

export const retrySync = call({
  name: 'sync.retry',
  method: 'POST',
  path: '/api/v1/brand/sync/retry',
  summary: 'Offers REST once more what it refused, and what was given up',
  access: 'BRAND_ROLE_ADMIN',
  body: z.object({
    /** All of them where none is named. */
    document: z.enum(documentNames).optional(),
  }),
  answer: listOf('documents', documentStatus),
  extension: true,
})

import { call } from './call.ts'
import type * as shapes from './shapes/sync.ts'

/**
 * SETTLED: REST has everything that it takes. WAITING: on its way. FAILING: the last try failed, and it is tried again.
 * GIVEN_UP: tried again only when something changes, or somebody asks for it.
 */
export const settleStates = ['SETTLED', 'WAITING', 'FAILING', 'GIVEN_UP'] as const

/** Why a room could not be brought to agree with REST. */
export const settleFaults = ['REST_AWAY', 'REST_REFUSES', 'BRAND_UNKNOWN', 'ROOM_CLOSED', 'INTERNAL'] as const

export const readSyncStatus = call<typeof shapes.readSyncStatus>({
  name: 'sync.status',
  method: 'GET',
  path: '/api/v1/brand/sync/status',
  summary: 'Whether REST has what was written into the documents, by document',
  access: 'BRAND_ROLE_MEMBER',
  extension: true,
})

export const listRefused = call<typeof shapes.listRefused>({
  name: 'sync.refused',
  method: 'GET',
  path: '/api/v1/brand/sync/refused',
  summary: 'Every value that REST will not take, with the value itself',
  access: 'BRAND_ROLE_ADMIN',
  extension: true,
})

/** EMPTY: nobody ever wrote in it. UNSETTLED: REST does not have everything yet; when it has, it may be asked again. */
export const rebuildOutcomes = ['REBUILT', 'EMPTY', 'UNSETTLED'] as const

export const rebuildDocument = call<typeof shapes.rebuildDocument>({
  name: 'sync.rebuild',
  method: 'POST',
  path: '/api/v1/brand/sync/rebuild',
  summary: 'Gives a document a new history with the same content, free of all that was ever deleted in it',
  access: 'BRAND_ROLE_ADMIN',
  extension: true,
})

export const retrySync = call<typeof shapes.retrySync>({
  name: 'sync.retry',
  method: 'POST',
  path: '/api/v1/brand/sync/retry',
  summary: 'Offers REST once more what it refused, and what was given up',
  access: 'BRAND_ROLE_ADMIN',
  extension: true,
})

import { call } from './call.ts'
import type * as shapes from './shapes/sync.ts'

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

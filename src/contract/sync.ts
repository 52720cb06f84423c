import { call } from './call.ts'
import type * as shapes from './shapes/sync.ts'

export const readSyncStatus = call<typeof shapes.readSyncStatus>({
  name: 'sync.status',
  method: 'GET',
  path: '/api/v1/brand/sync/status',
  summary: 'Whether REST has all edits of the documents, by document',
  access: 'BRAND_ROLE_READER',
  extension: true,
})

export const readRevision = call<typeof shapes.readRevision>({
  name: 'sync.revision',
  method: 'GET',
  path: '/api/v1/brand/sync/revision',
  summary: 'The revision of the values that REST has of a document, for the header If-Match of their changes',
  access: 'BRAND_ROLE_READER',
  extension: true,
})

export const listRefused = call<typeof shapes.listRefused>({
  name: 'sync.refused',
  method: 'GET',
  path: '/api/v1/brand/sync/refused',
  summary: 'Every value that REST refused, with the value itself',
  access: 'BRAND_ROLE_ADMIN',
  extension: true,
})

export const rebuildDocument = call<typeof shapes.rebuildDocument>({
  name: 'sync.rebuild',
  method: 'POST',
  path: '/api/v1/brand/sync/rebuild',
  summary: 'Rebuilds a document: a new epoch with the same content, without anything that was deleted in it',
  access: 'BRAND_ROLE_ADMIN',
  errors: ['STORAGE_EXCEEDED'],
  extension: true,
})

export const retrySync = call<typeof shapes.retrySync>({
  name: 'sync.retry',
  method: 'POST',
  path: '/api/v1/brand/sync/retry',
  summary: 'Retries the values that REST refused, and the passes that were given up',
  access: 'BRAND_ROLE_ADMIN',
  extension: true,
})

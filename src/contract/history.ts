import { call } from './call.ts'
import type * as shapes from './shapes/history.ts'

const path = '/api/v1/brand/history/{document}'

export const listVersions = call<typeof shapes.listVersions>({
  name: 'history.list',
  method: 'GET',
  path,
  summary: 'The kept versions of a document, newest first',
  access: 'BRAND_ROLE_READER',
  extension: true,
  answerHash: '9d6168ec',
})

export const listReplaced = call<typeof shapes.listReplaced>({
  name: 'history.replaced',
  method: 'GET',
  path: '/api/v1/brand/replaced',
  summary: 'Values of REST that lost to the document’s, changed at the same time; newest first',
  access: 'BRAND_ROLE_READER',
  extension: true,
})

export const createVersion = call<typeof shapes.createVersion>({
  name: 'history.create',
  method: 'POST',
  path,
  summary: 'Keeps what is stored now under a name',
  access: 'BRAND_ROLE_MEMBER',
  errors: ['LIMIT_EXCEEDED', 'CONFLICT'],
  idempotent: true,
  extension: true,
})

export const readVersion = call<typeof shapes.readVersion>({
  name: 'history.read',
  method: 'GET',
  path: `${path}/{idVersion}`,
  summary: 'One version with its state',
  access: 'BRAND_ROLE_READER',
  extension: true,
})

export const renameVersion = call<typeof shapes.renameVersion>({
  name: 'history.rename',
  method: 'PATCH',
  path: `${path}/{idVersion}`,
  summary: 'Names a version, or takes its name away',
  access: 'BRAND_ROLE_MEMBER',
  errors: ['LIMIT_EXCEEDED'],
  queueing: 'replay',
  idempotent: true,
  extension: true,
})

export const deleteVersion = call<typeof shapes.deleteVersion>({
  name: 'history.delete',
  method: 'DELETE',
  path: `${path}/{idVersion}`,
  summary: 'Deletes a version',
  access: 'BRAND_ROLE_ADMIN',
  extension: true,
})

/** The device edits the document; the server only stores the state before it. */
export const restoreVersion = call<typeof shapes.restoreVersion>({
  name: 'history.restore',
  method: 'POST',
  path: `${path}/{idVersion}/restore`,
  summary: 'Allows to bring a version back, and keeps what is there before it',
  access: 'BRAND_ROLE_ADMIN',
  extension: true,
})

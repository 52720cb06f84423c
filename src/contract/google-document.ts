import { call } from './call.ts'
import type * as shapes from './shapes/google-document.ts'

const templates = '/api/v1/tmpls/google'
const base = '/api/v1/template/google'

export const listGoogleTemplates = call<typeof shapes.listGoogleTemplates>({
  name: 'googleDocument.templates',
  method: 'GET',
  path: templates,
  summary: "The Google documents that the operator offers, named in the caller's language",
  access: 'public',
  answerHash: '636f5f0b',
  extension: true,
})

export const readGoogleTemplate = call<typeof shapes.readGoogleTemplate>({
  name: 'googleDocument.template',
  method: 'GET',
  path: `${templates}/{idTemplate}`,
  summary: 'One of the Google documents that the operator offers',
  access: 'token',
  errors: ['NOT_FOUND'],
})

export const readStrategyTemplate = call<typeof shapes.readStrategyTemplate>({
  name: 'googleDocument.strategy',
  method: 'GET',
  path: `${templates}/strategy`,
  summary: 'The Google document for the brand strategy: the first one that the operator marks as such',
  access: 'token',
  errors: ['NOT_FOUND'],
})

export const listGoogleDocuments = call<typeof shapes.listGoogleDocuments>({
  name: 'googleDocument.list',
  method: 'GET',
  path: base,
  summary:
    'Links to Google documents, newest first: those of the caller in the brand, and those of the brand',
  access: 'BRAND_ROLE_READER',
  answerHash: '8ddc19a2',
  extension: true,
})

export const addGoogleDocument = call<typeof shapes.addGoogleDocument>({
  name: 'googleDocument.add',
  method: 'POST',
  path: base,
  summary: 'Adds a link to a Google document to the list of the caller',
  access: 'BRAND_ROLE_MEMBER',
  errors: ['CONFLICT', 'LIMIT_EXCEEDED'],
  queueing: 'replay',
  idempotent: true,
})

export const copyToBrand = call<typeof shapes.copyToBrand>({
  name: 'googleDocument.copyToBrand',
  method: 'POST',
  path: `${base}/copy/toBrand`,
  summary:
    'Puts a link of the caller into the list of the brand too; one that is there already stays as it is',
  access: 'BRAND_ROLE_DESIGNER',
  errors: ['NOT_FOUND', 'LIMIT_EXCEEDED'],
  queueing: 'replay',
  idempotent: true,
})

export const copyToUser = call<typeof shapes.copyToUser>({
  name: 'googleDocument.copyToUser',
  method: 'POST',
  path: `${base}/copy/toUser`,
  summary:
    'Puts a link of the brand into the list of the caller too; one that is there already stays as it is',
  access: 'BRAND_ROLE_MEMBER',
  errors: ['NOT_FOUND', 'LIMIT_EXCEEDED'],
  queueing: 'replay',
  idempotent: true,
})

export const copyFromMarket = call<typeof shapes.copyFromMarket>({
  name: 'googleDocument.copyFromMarket',
  method: 'POST',
  path: `${base}/copy/market`,
  summary:
    'Puts a document that the operator offers into the list of the caller; one that is there already stays as it is',
  access: 'BRAND_ROLE_MEMBER',
  errors: ['NOT_FOUND', 'LIMIT_EXCEEDED'],
  queueing: 'replay',
  idempotent: true,
})

export const renameUserDocument = call<typeof shapes.renameUserDocument>({
  name: 'googleDocument.renameUser',
  method: 'PATCH',
  path: `${base}/user/{fileId}`,
  summary: 'Renames a link in the list of the caller',
  access: 'BRAND_ROLE_MEMBER',
  errors: ['NOT_FOUND'],
  queueing: 'replay',
  idempotent: true,
  extension: true,
})

export const removeUserDocument = call<typeof shapes.removeUserDocument>({
  name: 'googleDocument.removeUser',
  method: 'DELETE',
  path: `${base}/user/{fileId}`,
  summary: 'Takes a link out of the list of the caller; the document stays at Google',
  access: 'BRAND_ROLE_MEMBER',
  errors: ['NOT_FOUND'],
  queueing: 'replay',
  idempotent: true,
  extension: true,
})

export const renameBrandDocument = call<typeof shapes.renameBrandDocument>({
  name: 'googleDocument.renameBrand',
  method: 'PATCH',
  path: `${base}/brand/{fileId}`,
  summary: 'Renames a link in the list of the brand',
  access: 'BRAND_ROLE_DESIGNER',
  errors: ['NOT_FOUND'],
  queueing: 'replay',
  idempotent: true,
  extension: true,
})

export const removeBrandDocument = call<typeof shapes.removeBrandDocument>({
  name: 'googleDocument.removeBrand',
  method: 'DELETE',
  path: `${base}/brand/{fileId}`,
  summary: 'Takes a link out of the list of the brand; the document stays at Google',
  access: 'BRAND_ROLE_DESIGNER',
  errors: ['NOT_FOUND'],
  queueing: 'replay',
  idempotent: true,
  extension: true,
})

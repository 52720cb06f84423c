import { paidLevels } from '#model/access/plan-levels.ts'
import { call } from './call.ts'
import type * as shapes from './shapes/document.ts'

const path = '/api/v1/brand/document'
const one = `${path}/{document}`

/** Its id is made by the device, which may have written in it already. */
export const createDocument = call<typeof shapes.createDocument>({
  name: 'document.create',
  method: 'POST',
  path,
  summary: 'Makes a document of a kind of which a brand has many',
  access: 'BRAND_ROLE_MEMBER',
  plan: { levels: paidLevels, sets: 'idMarketTemplate', premium: 'template' },
  errors: ['CONFLICT', 'LIMIT_EXCEEDED', 'DESIGNER_ONLY'],
  queueing: 'replay',
  idempotent: true,
  extension: true,
})

export const listDocuments = call<typeof shapes.listDocuments>({
  name: 'document.list',
  method: 'GET',
  path,
  summary:
    'The documents of a kind that the caller may read, newest first; where the first page is asked for by the `ETag` of an unchanged list, 304',
  access: 'BRAND_ROLE_READER',
  listTag: true,
  answerHash: '150e5986',
  extension: true,
})

export const readDocumentThumbnail = call<typeof shapes.readDocumentThumbnail>({
  name: 'document.thumbnail',
  method: 'GET',
  path: `${one}/thumbnail`,
  summary:
    'The first page of a design in the dress of its brand, 480 px at its longer side; NOT_FOUND where there is none',
  access: 'BRAND_ROLE_READER',
  content: 'image/webp',
  limit: 'picture',
  errors: ['NOT_FOUND'],
  extension: true,
})

export const shareDocument = call<typeof shapes.shareDocument>({
  name: 'document.share',
  method: 'PUT',
  path: `${one}/rights`,
  summary: 'Changes which roles read and write a document',
  access: 'BRAND_ROLE_MEMBER',
  extension: true,
})

export const placeDocument = call<typeof shapes.placeDocument>({
  name: 'document.place',
  method: 'PATCH',
  path: `${one}/place`,
  summary:
    'Moves a document into a folder, or makes a template of the brand of a work and the other way round',
  access: 'BRAND_ROLE_MEMBER',
  errors: ['DESIGNER_ONLY'],
  queueing: 'replay',
  idempotent: true,
  extension: true,
})

export const trashDocument = call<typeof shapes.trashDocument>({
  name: 'document.trash',
  method: 'POST',
  path: `${one}/trash`,
  summary: 'Puts a document into the trash, where its room does not open',
  access: 'BRAND_ROLE_MEMBER',
  queueing: 'replay',
  idempotent: true,
  extension: true,
})

export const restoreDocument = call<typeof shapes.restoreDocument>({
  name: 'document.restore',
  method: 'POST',
  path: `${one}/restore`,
  summary: 'Takes a document out of the trash',
  access: 'BRAND_ROLE_MEMBER',
  queueing: 'replay',
  idempotent: true,
  extension: true,
})

export const purgeDocument = call<typeof shapes.purgeDocument>({
  name: 'document.purge',
  method: 'DELETE',
  path: one,
  summary: 'Deletes a document in the trash for good, with its versions',
  access: 'BRAND_ROLE_MEMBER',
  errors: ['CONFLICT'],
  queueing: 'replay',
  idempotent: true,
  extension: true,
})

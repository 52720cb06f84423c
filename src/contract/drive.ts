import { call } from './call.ts'
import type * as shapes from './shapes/drive.ts'

const base = '/api/v1/file'

/** Tags of a drive. */
export const mostTags = 20

export const pageFiles = call<typeof shapes.pageFiles>({
  name: 'drive.page',
  method: 'GET',
  path: `${base}/page`,
  summary:
    'The files of a folder, of all folders or of the trash, in the drive of the brand or of the caller, page by page',
  access: 'BRAND_ROLE_READER',
})

export const listFileSorts = call<typeof shapes.listFileSorts>({
  name: 'drive.sorts',
  method: 'GET',
  path: `${base}/sort`,
  summary: 'By what the files of a drive can be sorted',
  access: 'token',
})

export const readChanges = call<typeof shapes.readChanges>({
  name: 'drive.changes',
  method: 'GET',
  path: `${base}/changes`,
  summary:
    'What was changed and removed in a drive since a cursor, or all that is in it; a cursor that the server does not know any more is CONFLICT: the reader begins again without one',
  access: 'BRAND_ROLE_READER',
  errors: ['CONFLICT'],
  extension: true,
})

export const copyItems = call<typeof shapes.copyItems>({
  name: 'drive.copy',
  method: 'POST',
  path: `${base}/copy`,
  summary:
    'Copies files, and folders with all that is in them, into a folder of the drive of the brand or of the caller; at most 1,000 files',
  access: 'BRAND_ROLE_MEMBER',
  errors: ['NOT_FOUND', 'DESIGNER_ONLY', 'LIMIT_EXCEEDED', 'STORAGE_EXCEEDED'],
  queueing: 'replay',
  idempotent: true,
  extension: true,
})

export const renameFile = call<typeof shapes.renameFile>({
  name: 'drive.rename',
  method: 'PATCH',
  path: `${base}/{idFile}`,
  summary: 'Renames a file; it keeps its extension, and a name that is taken gets a number',
  access: 'BRAND_ROLE_MEMBER',
  errors: ['NOT_FOUND', 'DESIGNER_ONLY'],
  queueing: 'replay',
  idempotent: true,
  extension: true,
})

export const moveFiles = call<typeof shapes.moveFiles>({
  name: 'drive.move',
  method: 'PATCH',
  path: `${base}/directory`,
  summary: 'Moves files into a folder of their drive; a name that is taken there gets a number',
  access: 'BRAND_ROLE_MEMBER',
  errors: ['NOT_FOUND', 'DESIGNER_ONLY'],
  queueing: 'replay',
  idempotent: true,
})

export const trashFiles = call<typeof shapes.trashFiles>({
  name: 'drive.trash',
  method: 'PATCH',
  path: `${base}/trash/delete`,
  summary:
    'Moves files to the trash: those of the brand from designer on, or by who added them to a drop folder within the hour',
  access: 'BRAND_ROLE_MEMBER',
  errors: ['NOT_FOUND', 'DESIGNER_ONLY'],
  queueing: 'replay',
  idempotent: true,
})

export const restoreFiles = call<typeof shapes.restoreFiles>({
  name: 'drive.restore',
  method: 'PATCH',
  path: `${base}/trash/restore`,
  summary:
    'Moves files back from the trash, to the top where their folder is gone; who may is as for `drive.trash`',
  access: 'BRAND_ROLE_MEMBER',
  errors: ['NOT_FOUND', 'DESIGNER_ONLY'],
  queueing: 'replay',
  idempotent: true,
})

export const downloadFiles = call<typeof shapes.downloadFiles>({
  name: 'drive.download',
  method: 'POST',
  path: `${base}/download`,
  summary: 'One file as itself; several, or folders, as one .zip that is made while it is sent',
  access: 'BRAND_ROLE_READER',
  content: 'application/octet-stream',
  errors: ['NOT_FOUND'],
})

export const emptyTrash = call<typeof shapes.emptyTrash>({
  name: 'drive.emptyTrash',
  method: 'DELETE',
  path: `${base}/trash-clear`,
  summary: 'Deletes for good what is in the trash of a drive, files and folders',
  access: 'BRAND_ROLE_MEMBER',
  errors: ['DESIGNER_ONLY'],
})

export const listTags = call<typeof shapes.listTags>({
  name: 'drive.tags',
  method: 'GET',
  path: `${base}/tag`,
  summary: 'The tags of a drive',
  access: 'BRAND_ROLE_READER',
})

export const createTag = call<typeof shapes.createTag>({
  name: 'drive.createTag',
  method: 'POST',
  path: `${base}/tag`,
  summary: 'Creates a tag; it begins with a letter or digit, and a drive has at most 20',
  access: 'BRAND_ROLE_MEMBER',
  errors: ['INVALID_TAG_NAME', 'CONFLICT', 'LIMIT_EXCEEDED', 'DESIGNER_ONLY'],
  queueing: 'replay',
  idempotent: true,
})

export const deleteTag = call<typeof shapes.deleteTag>({
  name: 'drive.deleteTag',
  method: 'DELETE',
  path: `${base}/tag/{idTag}`,
  summary: 'Deletes a tag, also from its files',
  access: 'BRAND_ROLE_MEMBER',
  errors: ['NOT_FOUND', 'DESIGNER_ONLY'],
  queueing: 'replay',
  idempotent: true,
})

export const changeTagsOfFile = call<typeof shapes.changeTagsOfFile>({
  name: 'drive.changeTags',
  method: 'PATCH',
  path: `${base}/tag/{idFileEntity}`,
  summary: 'Gives a file exactly these tags of its drive',
  access: 'BRAND_ROLE_MEMBER',
  errors: ['NOT_FOUND', 'DESIGNER_ONLY'],
  queueing: 'replay',
  idempotent: true,
})

export const readTagsOfFile = call<typeof shapes.readTagsOfFile>({
  name: 'drive.tagsOfFile',
  method: 'GET',
  path: `${base}/tag/{idFileEntity}`,
  summary: 'The tags of a file',
  access: 'BRAND_ROLE_READER',
  errors: ['NOT_FOUND'],
})

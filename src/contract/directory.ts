import { call } from './call.ts'
import type * as shapes from './shapes/directory.ts'

const base = '/api/v1/directory'

export const pageDirectories = call<typeof shapes.pageDirectories>({
  name: 'directory.page',
  method: 'GET',
  path: `${base}/page`,
  summary:
    'The folders in a folder, in all folders, or in the trash, of the drive of the brand or of the caller, or of designs, page by page',
  access: 'BRAND_ROLE_READER',
})

export const readDirectory = call<typeof shapes.readDirectory>({
  name: 'directory.read',
  method: 'GET',
  path: `${base}/{id}`,
  summary: 'A folder with the way to it',
  access: 'BRAND_ROLE_READER',
  errors: ['NOT_FOUND'],
})

export const createBrandDirectory = call<typeof shapes.createBrandDirectory>({
  name: 'directory.createBrand',
  method: 'POST',
  path: `${base}/brand`,
  summary: 'Creates a folder',
  access: 'BRAND_ROLE_DESIGNER',
  errors: ['NOT_FOUND', 'CONFLICT', 'LIMIT_EXCEEDED'],
  queueing: 'replay',
  idempotent: true,
})

export const renameBrandDirectory = call<typeof shapes.renameBrandDirectory>({
  name: 'directory.renameBrand',
  method: 'PATCH',
  path: `${base}/brand/{id}`,
  summary: 'Renames a folder',
  access: 'BRAND_ROLE_DESIGNER',
  errors: ['NOT_FOUND', 'CONFLICT'],
  queueing: 'replay',
  idempotent: true,
})

export const moveBrandDirectories = call<typeof shapes.moveBrandDirectories>({
  name: 'directory.moveBrand',
  method: 'PATCH',
  path: `${base}/brand/parent`,
  summary: 'Moves folders into another one; a name that is taken there gets a number',
  access: 'BRAND_ROLE_DESIGNER',
  errors: ['NOT_FOUND', 'CONFLICT'],
  queueing: 'replay',
  idempotent: true,
})

export const trashBrandDirectories = call<typeof shapes.trashBrandDirectories>({
  name: 'directory.trashBrand',
  method: 'PATCH',
  path: `${base}/brand/trash-delete`,
  summary: 'Moves folders to the trash with all that is in them',
  access: 'BRAND_ROLE_DESIGNER',
  errors: ['NOT_FOUND'],
  queueing: 'replay',
  idempotent: true,
})

export const restoreBrandDirectories = call<typeof shapes.restoreBrandDirectories>({
  name: 'directory.restoreBrand',
  method: 'PATCH',
  path: `${base}/brand/trash-restore`,
  summary: 'Moves folders back from the trash, to the top where their folder is gone',
  access: 'BRAND_ROLE_DESIGNER',
  errors: ['NOT_FOUND'],
  queueing: 'replay',
  idempotent: true,
})

export const deleteBrandDirectories = call<typeof shapes.deleteBrandDirectories>({
  name: 'directory.deleteBrand',
  method: 'DELETE',
  path: `${base}/brand`,
  summary: 'Deletes folders of the trash for good, with all that is in them',
  access: 'BRAND_ROLE_DESIGNER',
  errors: ['NOT_FOUND'],
})

export const setBrandUploads = call<typeof shapes.setBrandUploads>({
  name: 'directory.setUploadsBrand',
  method: 'PATCH',
  path: `${base}/brand/{id}/uploads`,
  summary:
    'Makes a folder of the drive a drop folder, to which every member may add files, also to the folders in it; or an ordinary one again',
  access: 'BRAND_ROLE_DESIGNER',
  errors: ['NOT_FOUND'],
  queueing: 'replay',
  idempotent: true,
  extension: true,
})

export const createUserDirectory = call<typeof shapes.createUserDirectory>({
  name: 'directory.createUser',
  method: 'POST',
  path: `${base}/user`,
  summary: 'Creates a folder',
  access: 'BRAND_ROLE_MEMBER',
  errors: ['NOT_FOUND', 'CONFLICT', 'LIMIT_EXCEEDED'],
  queueing: 'replay',
  idempotent: true,
})

export const renameUserDirectory = call<typeof shapes.renameUserDirectory>({
  name: 'directory.renameUser',
  method: 'PATCH',
  path: `${base}/user/{id}`,
  summary: 'Renames a folder',
  access: 'BRAND_ROLE_MEMBER',
  errors: ['NOT_FOUND', 'CONFLICT'],
  queueing: 'replay',
  idempotent: true,
})

export const moveUserDirectories = call<typeof shapes.moveUserDirectories>({
  name: 'directory.moveUser',
  method: 'PATCH',
  path: `${base}/user/parent`,
  summary: 'Moves folders into another one; a name that is taken there gets a number',
  access: 'BRAND_ROLE_MEMBER',
  errors: ['NOT_FOUND', 'CONFLICT'],
  queueing: 'replay',
  idempotent: true,
})

export const trashUserDirectories = call<typeof shapes.trashUserDirectories>({
  name: 'directory.trashUser',
  method: 'PATCH',
  path: `${base}/user/trash-delete`,
  summary: 'Moves folders to the trash with all that is in them',
  access: 'BRAND_ROLE_MEMBER',
  errors: ['NOT_FOUND'],
  queueing: 'replay',
  idempotent: true,
})

export const restoreUserDirectories = call<typeof shapes.restoreUserDirectories>({
  name: 'directory.restoreUser',
  method: 'PATCH',
  path: `${base}/user/trash-restore`,
  summary: 'Moves folders back from the trash, to the top where their folder is gone',
  access: 'BRAND_ROLE_MEMBER',
  errors: ['NOT_FOUND'],
  queueing: 'replay',
  idempotent: true,
})

export const deleteUserDirectories = call<typeof shapes.deleteUserDirectories>({
  name: 'directory.deleteUser',
  method: 'DELETE',
  path: `${base}/user`,
  summary: 'Deletes folders of the trash for good, with all that is in them',
  access: 'BRAND_ROLE_MEMBER',
  errors: ['NOT_FOUND'],
})

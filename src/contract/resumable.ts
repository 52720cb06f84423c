import { call } from './call.ts'
import type * as shapes from './shapes/resumable.ts'

const base = '/api/v1/file/resumable'

export const createResumable = call<typeof shapes.createResumable>({
  name: 'resumable.create',
  method: 'POST',
  path: base,
  summary:
    'Begins an upload by tus 1.0 and reserves its size: `Upload-Length`, and in `Upload-Metadata` the other properties as JSON in `data`; or all of them as JSON. A video may have 200 MB, a picture 10 MB, others 50 MB',
  access: 'BRAND_ROLE_MEMBER',
  errors: ['TOO_LARGE', 'STORAGE_EXCEEDED', 'DESIGNER_ONLY', 'FOLDER_CLOSED', 'UNSUPPORTED_VERSION'],
  resumable: 'create',
  idempotent: true,
  success: 201,
  extension: true,
})

export const readResumable = call<typeof shapes.readResumable>({
  name: 'resumable.read',
  method: 'GET',
  path: `${base}/{idUpload}`,
  summary: 'How much of an upload is stored; HEAD answers it in `Upload-Offset`, as tus has it',
  access: 'BRAND_ROLE_MEMBER',
  errors: ['NOT_FOUND', 'UNSUPPORTED_VERSION'],
  resumable: 'other',
  extension: true,
})

export const appendResumable = call<typeof shapes.appendResumable>({
  name: 'resumable.append',
  method: 'PATCH',
  path: `${base}/{idUpload}`,
  summary:
    'Adds bytes from `Upload-Offset` on (application/offset+octet-stream). What came before a connection broke is kept, but with `Upload-Checksum` all or nothing is',
  access: 'BRAND_ROLE_MEMBER',
  errors: ['NOT_FOUND', 'CONFLICT', 'LOCKED', 'TOO_LARGE', 'CHECKSUM_MISMATCH', 'UNSUPPORTED_VERSION'],
  resumable: 'append',
  success: 204,
  extension: true,
})

export const endResumable = call<typeof shapes.endResumable>({
  name: 'resumable.end',
  method: 'DELETE',
  path: `${base}/{idUpload}`,
  summary: 'Gives an upload up: its bytes and what was reserved for it',
  access: 'BRAND_ROLE_MEMBER',
  errors: ['NOT_FOUND', 'CONFLICT', 'LOCKED', 'UNSUPPORTED_VERSION'],
  resumable: 'other',
  success: 204,
  extension: true,
})

export const finishResumable = call<typeof shapes.finishResumable>({
  name: 'resumable.finish',
  method: 'POST',
  path: `${base}/{idUpload}/finish`,
  summary:
    'Makes the file of an upload whose bytes are all stored. Asked again within 8 days of the beginning, it answers the same file. Bytes with another hash or of a type that is not stored end the upload',
  access: 'BRAND_ROLE_MEMBER',
  errors: [
    'NOT_FOUND',
    'CONFLICT',
    'LOCKED',
    'TOO_LARGE',
    'CHECKSUM_MISMATCH',
    'UNSUPPORTED_TYPE',
    'DESIGNER_ONLY',
    'FOLDER_CLOSED',
  ],
  extension: true,
})

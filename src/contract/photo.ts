import { call } from './call.ts'
import type * as shapes from './shapes/photo.ts'

export const searchPhotos = call<typeof shapes.searchPhotos>({
  name: 'photo.search',
  method: 'GET',
  path: '/api/v1/photo/search',
  summary: 'Searches the photographs of the photo service by a text',
  access: 'BRAND_ROLE_MEMBER',
  errors: ['PROVIDER_OFF', 'PROVIDER_DOWN'],
  extension: true,
})

export const placePhoto = call<typeof shapes.placePhoto>({
  name: 'photo.place',
  method: 'POST',
  path: '/api/v1/photo',
  summary: 'Stores a photograph of the photo service as a file of the brand, with its credit',
  access: 'BRAND_ROLE_MEMBER',
  errors: ['PROVIDER_OFF', 'PROVIDER_DOWN', 'NOT_FOUND', 'TOO_LARGE', 'UNSUPPORTED_TYPE', 'STORAGE_EXCEEDED'],
  idempotent: true,
  extension: true,
})

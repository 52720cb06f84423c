import { call } from './call.ts'
import type * as shapes from './shapes/file.ts'

const megabyte = 1024 * 1024

/** Largest picture in bytes, by type of file. An SVG counts as LOGO. */
export const imageMaxBytes: Readonly<Record<(typeof shapes.fileTypes)[number], number>> = {
  LOGO: 5 * megabyte,
  PHOTO: 10 * megabyte,
  DRIVE: 10 * megabyte,
  PROFILE: 5 * megabyte,
  QUEST: 5 * megabyte,
}

export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/svg+xml'] as const

export const uploadImage = call<typeof shapes.uploadImage>({
  name: 'file.uploadImage',
  method: 'POST',
  path: '/api/v1/file/image/upload',
  summary: 'Stores a picture: JPG, PNG, WEBP or GIF, or an SVG without scripts and external references',
  access: 'BRAND_ROLE_MEMBER',
  upload: { maxBytes: 10 * megabyte },
  errors: ['TOO_LARGE', 'UNSUPPORTED_TYPE', 'STORAGE_EXCEEDED', 'DESIGNER_ONLY'],
  queueing: 'replay',
  idempotent: true,
})

/** Width and height in pixels of a profile picture, which is cut to a square. */
export const portraitSide = 240

export const uploadProfileImage = call<typeof shapes.uploadProfileImage>({
  name: 'file.uploadProfileImage',
  method: 'POST',
  path: '/api/v1/file/upload/profileImage',
  summary:
    'Stores a profile picture of the caller, cut to a square; `me.changeProfile` sets its address in the profile',
  access: 'token',
  upload: { maxBytes: imageMaxBytes.PROFILE },
  errors: ['TOO_LARGE', 'UNSUPPORTED_TYPE'],
})

export const readProfileImage = call<typeof shapes.readProfileImage>({
  name: 'file.readProfileImage',
  method: 'GET',
  path: '/api/v1/file/profileImage/{id}/{key}',
  summary: 'A profile picture, for any signed-in account that has its address',
  access: 'token',
  content: 'image/webp',
  errors: ['NOT_FOUND'],
  extension: true,
})

export const readFile = call<typeof shapes.readFile>({
  name: 'file.read',
  method: 'GET',
  path: '/api/v1/file/{idFile}',
  summary:
    'The bytes of a file, for members of its brand; with `width`, a picture in the next larger of the fixed widths',
  access: 'token',
  content: 'application/octet-stream',
  errors: ['NOT_FOUND'],
  extension: true,
})

export const readFileFacts = call<typeof shapes.readFileFacts>({
  name: 'file.facts',
  method: 'GET',
  path: '/api/v1/file/{idFile}/facts',
  summary: 'Name, media type, dimensions, size and credit of a file, for members of its brand',
  access: 'token',
  errors: ['NOT_FOUND'],
  extension: true,
})

export const deleteFiles = call<typeof shapes.deleteFiles>({
  name: 'file.delete',
  method: 'DELETE',
  path: '/api/v1/file',
  summary: 'Deletes files for good: those of the brand from designer on, those of the own drive',
  access: 'BRAND_ROLE_MEMBER',
  errors: ['NOT_FOUND', 'DESIGNER_ONLY'],
})

export const readStorage = call<typeof shapes.readStorage>({
  name: 'file.readStorage',
  method: 'GET',
  path: '/api/v1/file/storage',
  summary: 'Bytes that the files of the brand take',
  access: 'BRAND_ROLE_MEMBER',
})

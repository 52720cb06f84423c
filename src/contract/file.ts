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

/** Largest file of a drive in bytes; one that is neither video nor picture may have `largestOther`. */
export const largestVideo = 200 * megabyte
export const largestOther = 50 * megabyte
/** Largest file that one request brings; larger ones are uploaded by `resumable.create`. */
export const largestInOne = 20 * megabyte

const openXml = 'application/vnd.openxmlformats-officedocument'

/**
 * What a drive takes, by media type: endings of its names, of which a file gets the first where it has none of them, and the
 * largest size. The server finds the type in the content; of texts alone the name tells which.
 */
export const driveTypes = {
  'image/jpeg': { endings: ['jpg', 'jpeg'], most: imageMaxBytes.DRIVE },
  'image/png': { endings: ['png'], most: imageMaxBytes.DRIVE },
  'image/gif': { endings: ['gif'], most: imageMaxBytes.DRIVE },
  'image/webp': { endings: ['webp'], most: imageMaxBytes.DRIVE },
  'image/svg+xml': { endings: ['svg'], most: imageMaxBytes.LOGO },
  'application/pdf': { endings: ['pdf'], most: largestOther },
  [`${openXml}.wordprocessingml.document`]: { endings: ['docx'], most: largestOther },
  [`${openXml}.presentationml.presentation`]: { endings: ['pptx'], most: largestOther },
  [`${openXml}.spreadsheetml.sheet`]: { endings: ['xlsx'], most: largestOther },
  'application/x-hwp': { endings: ['hwp'], most: largestOther },
  'application/vnd.hancom.hwpx': { endings: ['hwpx'], most: largestOther },
  'text/plain': { endings: ['txt'], most: largestOther },
  'text/csv': { endings: ['csv'], most: largestOther },
  'text/markdown': { endings: ['md', 'markdown'], most: largestOther },
  'video/mp4': { endings: ['mp4', 'm4v'], most: largestVideo },
  'video/quicktime': { endings: ['mov', 'qt'], most: largestVideo },
  'video/webm': { endings: ['webm'], most: largestVideo },
  'audio/mpeg': { endings: ['mp3'], most: largestOther },
  'audio/wav': { endings: ['wav'], most: largestOther },
  'audio/mp4': { endings: ['m4a'], most: largestOther },
  'font/woff2': { endings: ['woff2'], most: largestOther },
  'font/ttf': { endings: ['ttf'], most: largestOther },
  'font/otf': { endings: ['otf'], most: largestOther },
  'application/zip': { endings: ['zip'], most: largestOther },
} as const satisfies Readonly<Record<string, { readonly endings: readonly string[]; readonly most: number }>>

/** What an archive begins with, and each document that is one: its first entry. One without entries is refused. */
export const archiveSign = 'PK\x03\x04'

export type DriveType = keyof typeof driveTypes

/** Why a file is not stored. */
const refusals = [
  'TOO_LARGE',
  'UNSUPPORTED_TYPE',
  'STORAGE_EXCEEDED',
  'DESIGNER_ONLY',
  'FOLDER_CLOSED',
  'CHECKSUM_MISMATCH',
] as const

export const uploadImage = call<typeof shapes.uploadImage>({
  name: 'file.uploadImage',
  method: 'POST',
  path: '/api/v1/file/image/upload',
  summary: 'Stores a picture: JPG, PNG, WEBP or GIF, or an SVG without scripts and external references',
  access: 'BRAND_ROLE_MEMBER',
  upload: { maxBytes: 10 * megabyte },
  errors: refusals,
  queueing: 'replay',
  idempotent: true,
})

const streamed = {
  method: 'POST',
  access: 'BRAND_ROLE_MEMBER',
  upload: { maxBytes: largestInOne, streamed: true },
  errors: refusals,
  queueing: 'replay',
  idempotent: true,
} as const

export const uploadFile = call<typeof shapes.uploadFile>({
  ...streamed,
  name: 'file.upload',
  path: '/api/v1/file/upload',
  summary:
    'Stores a file of at most 20 MB in a drive, of the types that a drive takes; the part `data` comes first. In the drive of the brand from designer on, in a drop folder every member',
})

export const uploadFileAsync = call<typeof shapes.uploadFileAsync>({
  ...streamed,
  name: 'file.uploadAsync',
  path: '/api/v1/file/upload/async',
  summary: 'The same; its small pictures are made after the answer, as those of all files',
})

export const uploadVideo = call<typeof shapes.uploadVideo>({
  ...streamed,
  name: 'file.uploadVideo',
  path: '/api/v1/file/video/upload',
  summary: 'The same for a video: MP4, MOV or WebM',
})

export const uploadDocument = call<typeof shapes.uploadDocument>({
  ...streamed,
  name: 'file.uploadDocument',
  path: '/api/v1/file/document/upload',
  summary: 'The same for a document: PDF, DOCX, PPTX, XLSX, HWP, HWPX, TXT, CSV or Markdown',
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
  limit: 'picture',
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

export const readThumbnail = call<typeof shapes.readThumbnail>({
  name: 'file.thumbnail',
  method: 'GET',
  path: '/api/v1/file/{idFile}/thumbnail',
  summary:
    'A still of a picture, of the first page of a PDF, or of a video that has one, in the next larger of the fixed widths, for members of its brand; NOT_FOUND where there is none yet',
  access: 'token',
  content: 'image/webp',
  limit: 'picture',
  errors: ['NOT_FOUND'],
  extension: true,
})

/** Largest still of a video in bytes: a device draws it, in at most the largest width of small pictures. */
export const posterMaxBytes = 2 * megabyte
export const posterSide = 1920

export const uploadPoster = call<typeof shapes.uploadPoster>({
  name: 'file.uploadPoster',
  method: 'POST',
  path: '/api/v1/file/{idFile}/poster',
  summary:
    'Stores a still of a video, of which small pictures are made: JPG, PNG or WEBP. The first one stays. From designer on, in the own drive, or by who added the video',
  access: 'BRAND_ROLE_MEMBER',
  upload: { maxBytes: posterMaxBytes },
  errors: ['NOT_FOUND', 'TOO_LARGE', 'UNSUPPORTED_TYPE', 'DESIGNER_ONLY', 'CHECKSUM_MISMATCH'],
  queueing: 'replay',
  idempotent: true,
  extension: true,
})

export const readImage = call<typeof shapes.readImage>({
  name: 'file.readImage',
  method: 'GET',
  path: '/api/v1/utils/image/binary',
  summary:
    'The bytes of a picture by its address: that of a file here, for members of its brand, or one of a host that the operator allows, JPG, PNG, WEBP or GIF without metadata',
  access: 'token',
  content: 'application/octet-stream',
  errors: ['INVALID_URL', 'NOT_FOUND', 'UNSUPPORTED_TYPE'],
  limit: 'outside',
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
  access: 'BRAND_ROLE_READER',
})

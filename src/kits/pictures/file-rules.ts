import type { FileRule } from '#engine/files/prepare-file.ts'

const megabyte = 1024 * 1024

export const logoRule: FileRule = {
  types: ['image/png', 'image/jpeg'],
  maxBytes: 5 * megabyte,
  fileType: 'LOGO',
}
export const vectorRule: FileRule = { types: ['image/svg+xml'], maxBytes: 5 * megabyte, fileType: 'LOGO' }
export const photoRule: FileRule = {
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/gif'],
  maxBytes: 10 * megabyte,
  fileType: 'PHOTO',
}

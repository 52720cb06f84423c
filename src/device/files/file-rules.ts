import { applicationLimits } from '#model/campaign/application.ts'
import type { MediaType } from './media-type.ts'

/** Which files a field accepts. */
export interface FileRule {
  readonly types: readonly MediaType[]
  readonly maxBytes: number
  readonly fileType: 'LOGO' | 'PHOTO'
}

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
/** Of an application for the free design. */
export const applicationRule: FileRule = {
  types: ['image/jpeg', 'image/png'],
  maxBytes: applicationLimits.photoBytes,
  fileType: 'PHOTO',
}
/** Of an account's profile. */
export const portraitRule: FileRule = { ...photoRule, maxBytes: 5 * megabyte }

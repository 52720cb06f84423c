import type { photoCredit } from '#contract/shapes/file.ts'
import type { DocumentName } from '#model/document-kinds/names.ts'

/** Whose a picture of a photo service is. */
export type PhotoCredit = (typeof photoCredit)['_zod']['output']

/** A file whose bytes this device keeps: one that was picked here, or one of the server's that was seen. */
export interface FileRow {
  /** The `idBlob` of a file picked here; `file-<idFile>` for one that came from the server. */
  readonly id: string
  /** The brand it belongs to, as text. */
  readonly brand: string
  readonly blob: Blob
  readonly name: string
  /** Null until the server took it. */
  readonly idFile: number | null
  readonly addedAt: number
  /** Epoch ms of the last opening of a file of a drive, to the hour. */
  readonly usedAt?: number
  /** Its purpose, as it is sent to the server. */
  readonly fileType: 'LOGO' | 'PHOTO' | 'DRIVE'
  /** Of its bytes, in hexadecimal digits, where it is known. */
  readonly sha256?: string
  /** Of a picture from a photo service, once this device knows. */
  readonly credit?: PhotoCredit
  /** One that is not always open and was given this file here: it has to be told the id of the server. */
  readonly document?: DocumentName
}

export const fileTable = 'id, idFile, brand'

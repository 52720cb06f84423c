import type { Generated } from 'kysely'
import type { CreatedAt, Id, OptionalNumber, OptionalText, OptionalTimestamp } from './columns.ts'

/** An upload by tus. */
export interface ResumableUploadTable {
  id: Id
  brand_id: number
  account_id: number
  /** What reserves its size; null once its file is made, or it was collected. */
  upload_id: OptionalNumber
  /** Key of the bytes of the file. Those of its parts begin with it. */
  storage_key: string
  size: number
  /** Bytes of the parts. */
  received: Generated<number>
  /** As the person named it. */
  name: string
  /** Of a personal drive. */
  owner_id: OptionalNumber
  directory_id: OptionalNumber
  sha256: string
  /** Of the request that changes it; no other may until then. */
  lease: OptionalText
  leased_until: OptionalTimestamp
  file_id: OptionalNumber
  created_at: CreatedAt
}

export interface ResumablePartTable {
  resumable_id: number
  /** Offset of its first byte. */
  start: number
  size: number
  storage_key: string
}

import type { CreatedAt, Id, OptionalJson, OptionalNumber, OptionalTimestamp } from './columns.ts'

export interface StoredCredit {
  readonly service: 'UNSPLASH'
  readonly name: string
  readonly url: string
}

export interface FileTable {
  id: Id
  brand_id: number
  /** Key of the bytes in the file storage. */
  storage_key: string
  name: string
  file_type: string
  media_type: string
  size: number
  width: OptionalNumber
  height: OptionalNumber
  account_id: OptionalNumber
  /** Credit of a picture from a photo service. */
  credit: OptionalJson<StoredCredit>
  created_at: CreatedAt
  deleted_at: OptionalTimestamp
  /** When the bytes were deleted as well. */
  purged_at: OptionalTimestamp
}

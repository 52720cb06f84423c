import type { CreatedAt, Id, OptionalJson, OptionalNumber, OptionalTimestamp } from './columns.ts'

export interface StoredCredit {
  readonly service: 'UNSPLASH'
  readonly name: string
  readonly url: string
}

/** What the files of a brand take, with the uploads under way. Counted by triggers. */
export interface BrandStorageTable {
  brand_id: number
  used: number
}

/** An upload under way: its size is reserved until it is finished, given up or collected. */
export interface FileUploadTable {
  id: Id
  brand_id: number
  account_id: OptionalNumber
  /** Key of the bytes in the file storage, from the first one on. */
  storage_key: string
  size: number
  created_at: CreatedAt
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

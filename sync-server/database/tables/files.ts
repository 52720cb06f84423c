import type { ColumnType, Generated } from 'kysely'
import type {
  CreatedAt,
  Id,
  OptionalJson,
  OptionalNumber,
  OptionalText,
  OptionalTimestamp,
} from './columns.ts'

export interface StoredCredit {
  readonly service: 'UNSPLASH'
  readonly name: string
  readonly url: string
}

/** Of a picture that an image model has made; null: unknown. */
export interface StoredOrigin {
  readonly source: 'AI'
  readonly model: string | null
  readonly promptVersion: string | null
}

export type Copies = Readonly<Record<string, number>>

/** What the files of a brand take, with the uploads under way. Counted by triggers. */
export interface BrandStorageTable {
  brand_id: number
  used: number
  /** What small copies take, which is not part of `used`. */
  copies: Generated<number>
  /** Number of the last change of the brand's drives. */
  changes: Generated<number>
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

/** A folder of a drive; the columns as those of `file`. */
export interface DirectoryTable {
  id: Id
  brand_id: number
  owner_id: OptionalNumber
  type: Generated<string>
  /** Of a folder of designs, which all members have; null: `owner_id` says whose drive it is in. */
  created_type: OptionalText
  parent_id: OptionalNumber
  name: string
  account_id: OptionalNumber
  created_at: CreatedAt
  trashed_at: OptionalTimestamp
  trashed_with: OptionalNumber
  /** A drop folder: every member may add files to it, and to the folders in it. */
  takes_uploads: Generated<boolean>
  /** Number of its last change, as in `file` and `file_tag`: see migration 0042. */
  changed: Generated<number>
}

export interface FileTagTable {
  id: Id
  brand_id: number
  owner_id: OptionalNumber
  name: string
  created_at: CreatedAt
  changed: Generated<number>
}

/** A row of a drive that is deleted. */
export interface DriveRemovalTable {
  id: Id
  brand_id: number
  owner_id: OptionalNumber
  kind: 'FILE' | 'DIRECTORY' | 'TAG'
  item_id: number
  changed: number
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
  /** Of the stored bytes, in hex; null of files that are older than the column. */
  sha256: OptionalText
  width: OptionalNumber
  height: OptionalNumber
  account_id: OptionalNumber
  /** Credit of a picture from a photo service. */
  credit: OptionalJson<StoredCredit>
  /** null: no model has made it, as far as is known. */
  origin: OptionalJson<StoredOrigin>
  /** The account whose personal drive it is in; null: the drive of the brand. */
  owner_id: OptionalNumber
  /** null: the top of the drive. */
  directory_id: OptionalNumber
  tag_ids: ColumnType<readonly number[], readonly number[] | undefined, readonly number[]>
  trashed_at: OptionalTimestamp
  /** The directory that it was moved to the trash with; null: by itself. */
  trashed_with: OptionalNumber
  created_at: CreatedAt
  /** Deleted for good. */
  deleted_at: OptionalTimestamp
  /** When the bytes were deleted as well. */
  purged_at: OptionalTimestamp
  /** When an operator has removed it; it is deleted, too. */
  removed_at: OptionalTimestamp
  /** Whether it has small pictures; they are made while it is `WAITING`. */
  thumbnail: Generated<'NONE' | 'WAITING' | 'READY'>
  thumbnail_tries: Generated<number>
  /** Small copies beside it, by the ends of their keys, with their bytes. 0: the original serves instead. */
  copies: ColumnType<Copies, string | undefined, string>
  /** Not tried before. */
  thumbnail_at: ColumnType<Date, Date | undefined, Date>
  changed: Generated<number>
}

/** A link by which a file or a folder of a brand's drive is downloaded without an account. */
export interface DriveLinkTable {
  id: Id
  brand_id: number
  /** One of both is set; the link ends with it. */
  file_id: OptionalNumber
  directory_id: OptionalNumber
  /** SHA-256 of the key. */
  key_hash: ColumnType<Buffer, Buffer, never>
  /** null: it is revoked. */
  sealed_key: OptionalText
  /** Of the password that readers give; null: none is asked for, or it is revoked. */
  password_hash: OptionalText
  /** At most a year after it was made: the secret that sealed its key is kept as long. */
  ends_at: ColumnType<Date, Date, never>
  account_id: OptionalNumber
  created_at: CreatedAt
  revoked_at: OptionalTimestamp
  opened_count: Generated<number>
  last_opened_at: OptionalTimestamp
  downloaded_count: Generated<number>
}

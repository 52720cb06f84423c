import type { ColumnType, Generated } from 'kysely'
import type {
  CreatedAt,
  DefaultedTimestamp,
  Id,
  Json,
  OptionalNumber,
  OptionalText,
  OptionalTimestamp,
} from './columns.ts'

export interface DocUpdateTable {
  brand_id: number
  document: string
  seq: Id
  /** A Yjs update, V1. */
  data: Buffer | Uint8Array
  account_id: OptionalNumber
  created_at: CreatedAt
}

export interface DocSnapshotTable {
  brand_id: number
  document: string
  /** A Yjs state, V2. */
  state: Buffer | Uint8Array
  /**
   * The highest seq that was compacted. Rows with a smaller seq may still be committed later: load the snapshot and all
   * rows.
   */
  folded_through: number
  updated_at: DefaultedTimestamp
}

export interface DocRoomTable {
  brand_id: number
  document: string
  /** Changes when the document is rebuilt: an epoch is the time between two rebuilds. */
  epoch: string
  /** Number of rebuilds. */
  rebuilds: Generated<number>
  last_seq: Generated<number>
  settled_seq: Generated<number>
  /** Names of fields that the release which settled the document last does not know. Only the write-back sets it. */
  unknown_fields: Generated<readonly string[] | null>
  last_editor: OptionalNumber
  /** When the document was first filled from REST. */
  filled_at: OptionalTimestamp
  created_at: CreatedAt
  updated_at: DefaultedTimestamp
}

/** The last state of an earlier epoch, from before a rebuild. */
export interface DocPastTable {
  brand_id: number
  document: string
  rebuilds: number
  /** A Yjs state, V2. */
  state: Buffer | Uint8Array
  vector: Buffer | Uint8Array
  created_at: CreatedAt
}

export interface DocShadowTable {
  brand_id: number
  document: string
  /** The REST state last known to agree with the document. */
  shadow: Json<unknown>
  updated_at: DefaultedTimestamp
}

export interface SettleLeaseTable {
  brand_id: number
  document: string
  /** Increased by each lease. */
  generation: number
}

export interface DocVersionTable {
  id: Id
  brand_id: number
  document: string
  /** AUTO, NAMED, RESTORE, or one of a newer release. */
  kind: string
  name: OptionalText
  /** A Yjs state, V2. */
  state: Buffer
  size: number
  /** SHA-256 of the state. */
  hash: Buffer
  editors: Json<readonly { idAccount: number; name: string; device: string | null }[]>
  created_at: CreatedAt
}

export interface SettleHistoryTable {
  id: Id
  brand_id: number
  document: string
  field: string
  kept: Json<unknown>
  other: Json<unknown>
  /** Which side's value is in `kept`. */
  side: 'document' | 'rest'
  editor: OptionalNumber
  /** Of what the relay stores with updates: a commit that is repeated stores it once. null: the write-back's. */
  append_key: OptionalText
  created_at: CreatedAt
}

export interface SettleOutboxTable {
  brand_id: number
  document: string
  /**
   * Incremented by every request for a pass, so that a pass deletes the entry only if nothing was requested meanwhile.
   */
  version: Generated<number>
  /** Since when the room has been waiting for a pass. */
  since: DefaultedTimestamp
  /** true: what REST refused is to be sent once more. */
  again: Generated<boolean>
  /** Failed passes since the last successful one. */
  attempts: Generated<number>
  tried_at: OptionalTimestamp
  next_at: OptionalTimestamp
  /** Why the last pass failed, as a code. */
  fault: OptionalText
  /** The failed call and its status, never the content. */
  detail: OptionalText
  /** Since when REST answers with refusals only. */
  refused_since: OptionalTimestamp
  /** When the write-back stopped retrying, until something changes. */
  gave_up_at: OptionalTimestamp
}

export interface DocumentRevisionTable {
  brand_id: number
  document: string
  revision: Generated<number>
}

/** A document of which a brand has many. */
export interface BrandDocumentTable {
  brand_id: number
  /** `design/<id>`. */
  document: string
  kind: string
  /** From 1,000,001 on: lower numbers are those of templates of the market. */
  id: Id
  /** As the document has it; '' until it has one. */
  title: Generated<string>
  /** The account that made it. */
  owner_id: number
  /** The least roles that may read and write it. */
  readers: string
  writers: string
  /** USER: a work of the team. BRAND: a template that members use and designers change. */
  created_type: Generated<'USER' | 'BRAND'>
  /** The folder that it is in; null: the top. */
  directory_id: OptionalNumber
  /** As the document has them; null: not known yet. */
  form: OptionalText
  width: OptionalNumber
  height: OptionalNumber
  size_unit: OptionalText
  tags: ColumnType<readonly string[], readonly string[] | undefined, readonly string[]>
  created_at: CreatedAt
  trashed_at: OptionalTimestamp
  /** The folder that it was moved to the trash with; null: by itself. */
  trashed_with: OptionalNumber
  purging_at: OptionalTimestamp
}

/** The picture of the first page of a design, see migration 0080. */
export interface DesignThumbnailTable {
  brand_id: number
  document: string
  drawn_seq: Generated<number>
  tries: Generated<number>
  tried_at: DefaultedTimestamp
  /** When its bytes were stored last; null: there are none. */
  stored_at: OptionalTimestamp
  /** A digest of what is in the picture. */
  shown: OptionalText
  /** When the dress was read that it was made of, or compared with, last. */
  dressed_at: OptionalTimestamp
}

import type { ColumnType } from 'kysely'
import type { CreatedAt, DefaultedTimestamp, Id, OptionalTimestamp } from './columns.ts'

/** Assets of a build in the file store: see sync-server/builds. */
export interface BuildPackTable {
  id: Id
  kind: 'code' | 'media'
  /** Digest of the names; among packs that are not being deleted unique in its kind. */
  hash: string
  /** File names of the assets, without a folder. */
  names: ColumnType<string[], readonly string[], never>
  created_at: CreatedAt
  /** When a node that serves this build last said so. */
  used_at: DefaultedTimestamp
  /** null: its bytes are not complete in the file store. */
  stored_at: OptionalTimestamp
  /** Not null: its bytes are being deleted, then the row is. */
  deleting_at: OptionalTimestamp
}

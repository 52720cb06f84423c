import type { GoogleKind } from '#model/google/document-address.ts'
import type { CreatedAt, Id, OptionalNumber } from './columns.ts'

export interface GoogleDocumentTable {
  id: Id
  brand_id: number
  /** Account of the member; null: the list of the brand. */
  owner_id: OptionalNumber
  kind: GoogleKind
  file_id: string
  title: string
  created_at: CreatedAt
}

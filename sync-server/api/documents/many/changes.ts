import type { Transaction } from 'kysely'
import { type BrandRole, isAtLeast } from '#model/access/roles.ts'
import { toNeededRole } from '#model/document-kinds/document-access.ts'
import { type DocumentName, kindOf, traitsOf } from '#model/document-kinds/names.ts'
import { closeCode, roleChanged } from '#model/sync/protocol.ts'
import { designsOf, findPlace } from '#server/api/files/places/queries.ts'
import type { DB } from '#server/database/tables/schema.ts'
import type { CallContext } from '#server/http/context.ts'
import { Refusal } from '#server/http/refusal.ts'
import {
  type CreatedType,
  changeDocumentRow,
  type DocumentChanges,
  type DocumentRow,
  readDocumentRow,
} from './queries.ts'
import { managed } from './rows.ts'

/** How the sockets of a room are closed on all nodes, once the change is committed. */
interface Revocation {
  readonly code: 1013 | 4404
  readonly reason: string
}

export const newRights: Revocation = { code: closeCode.overloaded, reason: roleChanged }
const trashed: Revocation = { code: closeCode.notFound, reason: 'the document is in the trash' }

/** Throws DESIGNER_ONLY where the caller may not make or change templates of the brand. */
export function refuseForType({ role }: CallContext, createdType: CreatedType): void {
  if (createdType === 'BRAND' && !isAtLeast(role, 'BRAND_ROLE_DESIGNER')) throw new Refusal('DESIGNER_ONLY')
}

/** The least role that may write it: of a template of the brand designers at the least. */
export function writersFor(createdType: CreatedType, writers: string): BrandRole {
  const needed = toNeededRole(writers)
  return createdType === 'BRAND' && !isAtLeast(needed, 'BRAND_ROLE_DESIGNER') ? 'BRAND_ROLE_DESIGNER' : needed
}

export interface Target {
  readonly createdType?: CreatedType | undefined
  /** 0: the top; left out, it stays where it is, or goes to the top of another type. */
  readonly idDirectory?: number | undefined
}

/**
 * Moves a document that the caller may write into a folder, or one that the caller manages to another type, where it has the rights
 * with which one of that type is made. The caller holds `lockDrives`. Rejects with NOT_FOUND where it is in the trash, or the folder is not there.
 */
export async function place(
  context: CallContext,
  db: Transaction<DB>,
  row: DocumentRow,
  { createdType = row.created_type, idDirectory }: Target,
): Promise<DocumentRow> {
  if (row.trashed_at !== null) throw new Refusal('NOT_FOUND')
  refuseForType(context, row.created_type)
  refuseForType(context, createdType)
  const isSameType = createdType === row.created_type
  // Another type has others who manage it.
  if (!isSameType) managed(context, row)
  const stays = idDirectory === undefined && isSameType
  const directory_id = stays
    ? row.directory_id
    : await findPlace(db, designsOf(context, createdType), idDirectory ?? 0)
  if (isSameType) return change(context, db, row, { directory_id }, null)
  const { writers } = traitsOf(kindOf(row.document as DocumentName))
  return change(
    context,
    db,
    row,
    {
      directory_id,
      created_type: createdType,
      readers: 'BRAND_ROLE_MEMBER',
      writers: writersFor(createdType, writers),
    },
    newRights,
  )
}

export function trash(context: CallContext, db: Transaction<DB>, row: DocumentRow): Promise<DocumentRow> {
  return change(context, db, row, { trashed_at: new Date(), trashed_with: null }, trashed)
}

/** Into its folder; while that is in the trash it is at the top. */
export function restore(context: CallContext, db: Transaction<DB>, row: DocumentRow): Promise<DocumentRow> {
  return change(context, db, row, { trashed_at: null, trashed_with: null }, null)
}

export async function change(
  context: CallContext,
  db: Transaction<DB>,
  { document: name }: DocumentRow,
  changes: DocumentChanges,
  revocation: Revocation | null,
): Promise<DocumentRow> {
  const { idBrand, services } = context
  const document = name as DocumentName
  await changeDocumentRow(db, idBrand, document, changes)
  if (revocation)
    context.afterwards(() => services.roomRevocations.emit({ idBrand, document, ...revocation }))
  const row = await readDocumentRow(db, idBrand, document)
  if (row === undefined) throw new Refusal('NOT_FOUND')
  return row
}

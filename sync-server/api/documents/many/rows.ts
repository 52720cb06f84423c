import type { Kysely } from 'kysely'
import {
  accessTo,
  type DocumentAccess,
  type DocumentRights,
  managesDocument,
  toNeededRole,
} from '#model/document-kinds/document-access.ts'
import { type DocumentName, isOfMany, kindOf } from '#model/document-kinds/names.ts'
import type { DB } from '#server/database/tables/schema.ts'
import type { CallContext } from '#server/http/context.ts'
import { Refusal } from '#server/http/refusal.ts'
import { type DocumentRow, readDocumentRow } from './queries.ts'

export function memberOf({ account: { id }, role }: CallContext) {
  return { id, role }
}

function rightsOf({ owner_id, readers, writers }: DocumentRow): DocumentRights {
  return { owner: owner_id, readers: toNeededRole(readers), writers: toNeededRole(writers) }
}

export function accessToRow(context: CallContext, row: DocumentRow): DocumentAccess {
  return accessTo(row.document as DocumentName, memberOf(context), rightsOf(row))
}

/**
 * Checks the rights of a document of which the brand has many; to one that every brand has, the access of the call is enough.
 * Throws NOT_FOUND where the caller may not read it, or it is in the trash.
 */
export async function checkAccess(
  context: CallContext,
  document: DocumentName,
  needed: 'read' | 'write',
): Promise<void> {
  if (!isOfMany(kindOf(document))) return
  const row = await readDocumentRow(context.db, context.idBrand, document)
  const access = row === undefined || row.trashed_at !== null ? 'none' : accessToRow(context, row)
  if (access === 'none') throw new Refusal('NOT_FOUND')
  if (needed === 'write' && access === 'read') throw new Refusal('FORBIDDEN_ROLE')
}

/** The row of a document, in the trash or not, that the caller manages. */
export async function managedRow(
  context: CallContext,
  db: Kysely<DB>,
  document: string,
): Promise<DocumentRow> {
  const row = await readDocumentRow(db, context.idBrand, document)
  if (!row || accessToRow(context, row) === 'none') throw new Refusal('NOT_FOUND')
  if (!managesDocument(memberOf(context), rightsOf(row))) throw new Refusal('FORBIDDEN_ROLE')
  return row
}

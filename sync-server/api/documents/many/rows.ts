import type { Kysely } from 'kysely'
import type { AnswerOf } from '#contract/call.ts'
import { type createDocument, readDocumentThumbnail } from '#contract/document.ts'
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

/** A template of the brand gives its maker no rights beyond those of a role. */
function rightsOf({ owner_id, created_type, readers, writers }: DocumentRow): DocumentRights {
  const owner = created_type === 'BRAND' ? null : owner_id
  return { owner, readers: toNeededRole(readers), writers: toNeededRole(writers) }
}

export function accessToRow(context: CallContext, row: DocumentRow): DocumentAccess {
  return accessTo(row.document as DocumentName, memberOf(context), rightsOf(row))
}

function managesRow(context: CallContext, row: DocumentRow): boolean {
  return managesDocument(memberOf(context), rightsOf(row))
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
  return managed(context, await readDocumentRow(db, context.idBrand, document))
}

/** The row of a document, in the trash or not, that the caller may write. */
export async function writableRow(
  context: CallContext,
  db: Kysely<DB>,
  document: string,
): Promise<DocumentRow> {
  return writable(context, await readDocumentRow(db, context.idBrand, document))
}

/** Throws NOT_FOUND where there is no row, or the caller may not read it, and where they may but not manage it. */
export function managed(context: CallContext, row: DocumentRow | undefined): DocumentRow {
  const found = readable(context, row)
  if (!managesRow(context, found)) throw refusedChange(found)
  return found
}

/** The same for writing. */
export function writable(context: CallContext, row: DocumentRow | undefined): DocumentRow {
  const found = readable(context, row)
  if (accessToRow(context, found) !== 'write') throw refusedChange(found)
  return found
}

/** The same for reading. */
export function readable(context: CallContext, row: DocumentRow | undefined): DocumentRow {
  if (row === undefined || accessToRow(context, row) === 'none') throw new Refusal('NOT_FOUND')
  return row
}

function refusedChange({ created_type }: DocumentRow): Refusal {
  return new Refusal(created_type === 'BRAND' ? 'DESIGNER_ONLY' : 'FORBIDDEN_ROLE')
}

export function toDocument(context: CallContext, row: DocumentRow): AnswerOf<typeof createDocument> {
  return {
    id: row.id,
    idTemplate: row.id,
    document: row.document as AnswerOf<typeof createDocument>['document'],
    title: row.title,
    idOwner: row.owner_id,
    readers: row.readers,
    writers: row.writers,
    createdType: row.created_type,
    idDirectory: (row.trashed_at === null ? row.place_id : row.directory_id) ?? 0,
    form: row.form,
    width: row.width,
    height: row.height,
    sizeUnit: row.size_unit === 'px' || row.size_unit === 'mm' ? row.size_unit : null,
    tags: [...row.tags],
    access: accessToRow(context, row) === 'write' ? 'write' : 'read',
    manages: managesRow(context, row),
    createdAt: row.created_at.toISOString(),
    changedAt: row.changed_at?.toISOString() ?? null,
    trashedAt: row.trashed_at?.toISOString() ?? null,
    thumbnail: row.drawn_at && addressOf(row.document, row.drawn_at),
  }
}

/** Another one for each drawing, so that a browser keeps no earlier one. */
function addressOf(document: string, drawn: Date): string {
  const path = readDocumentThumbnail.path.replace('{document}', encodeURIComponent(document))
  return `${path}?drawn=${drawn.getTime()}`
}

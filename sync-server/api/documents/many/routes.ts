import type { AnswerOf } from '#contract/call.ts'
import {
  createDocument,
  listDocuments,
  purgeDocument,
  readDocumentThumbnail,
  restoreDocument,
  shareDocument,
  trashDocument,
} from '#contract/document.ts'
import { isAtLeast } from '#model/access/roles.ts'
import { type KindOfMany, kindOf, traitsOf } from '#model/document-kinds/names.ts'
import { closeCode, roleChanged } from '#model/sync/protocol.ts'
import { lockBrandRow } from '#server/database/transactions/lock-brand.ts'
import { designThumbnailKey } from '#server/gateways/storage/design-pictures.ts'
import { readStored } from '#server/gateways/storage/storage.ts'
import { Bytes } from '#server/http/bytes.ts'
import type { CallContext } from '#server/http/context.ts'
import { type Implementation, implement } from '#server/http/implement.ts'
import { listing } from '#server/http/listing.ts'
import { Refusal } from '#server/http/refusal.ts'
import {
  changeDocumentRow,
  countDocuments,
  type DocumentRow,
  insertDocument,
  listDocumentRows,
  readDocumentRow,
} from './queries.ts'
import { accessToRow, managedRow, memberOf } from './rows.ts'

type Name = AnswerOf<typeof createDocument>['document']

const atOnce = 50
/** After access ends, it can be seen no longer than that. */
const caching = 'private, max-age=3600'

export const documentRoutes: readonly Implementation[] = [
  implement(createDocument, async (context, { body }) => {
    const { idBrand, role, account } = context
    const kind = kindOf(body.document) as KindOfMany
    const { many, writers } = traitsOf(kind)
    if (!isAtLeast(role, writers)) throw new Refusal('FORBIDDEN_ROLE')
    const row = {
      document: body.document,
      kind,
      title: body.title ?? '',
      owner_id: account.id,
      readers: body.readers ?? 'BRAND_ROLE_MEMBER',
      writers: body.writers ?? writers,
    }
    return context.transact(async (db) => {
      await lockBrandRow(db, idBrand)
      if ((await countDocuments(db, idBrand, kind)) >= (many?.atMost ?? 0))
        throw new Refusal('LIMIT_EXCEEDED')
      if (!(await insertDocument(db, idBrand, row))) throw new Refusal('CONFLICT')
      return toDocument(context, found(await readDocumentRow(db, idBrand, body.document)))
    })
  }),

  implement(listDocuments, async (context, { query: { kind, trashed, before, size } }) => {
    const page = { kind, isTrashed: trashed === 'true', before, size: size ?? atOnce }
    const rows = await listDocumentRows(context.db, context.idBrand, memberOf(context), page)
    return listing(
      'documents',
      rows.map((row) => toDocument(context, row)),
    )
  }),

  implement(readDocumentThumbnail, async (context, { params: { document } }) => {
    const { db, idBrand, services } = context
    const row = await readDocumentRow(db, idBrand, document)
    if (!row || row.drawn_at === null || accessToRow(context, row) === 'none') throw new Refusal('NOT_FOUND')
    const body = await readStored(services.storage, designThumbnailKey(idBrand, row.id))
    if (body === null) throw new Refusal('NOT_FOUND')
    return new Bytes({ body, type: 'image/webp', fileName: 'design.webp', isInline: true, caching })
  }),

  implement(shareDocument, (context, { params: { document }, body: { readers, writers } }) =>
    change(context, document, { readers, writers }, { code: closeCode.overloaded, reason: roleChanged }),
  ),

  implement(trashDocument, (context, { params: { document } }) =>
    change(
      context,
      document,
      { trashed_at: new Date() },
      { code: closeCode.notFound, reason: 'the document is in the trash' },
    ),
  ),

  implement(restoreDocument, (context, { params: { document } }) =>
    change(context, document, { trashed_at: null }, null),
  ),

  implement(purgeDocument, (context, { params: { document } }) =>
    context.transact(async (db) => {
      const { trashed_at } = await managedRow(context, db, document)
      if (trashed_at === null) throw new Refusal('CONFLICT')
      await changeDocumentRow(db, context.idBrand, document, { purging_at: new Date() })
      return {}
    }),
  ),
]

/** `revocation`: how the sockets of the room are closed on all nodes, once the change is committed. */
function change(
  context: CallContext,
  document: Name,
  changes: Parameters<typeof changeDocumentRow>[3],
  revocation: { readonly code: 1013 | 4404; readonly reason: string } | null,
) {
  const { idBrand, services } = context
  return context.transact(async (db) => {
    await managedRow(context, db, document)
    await changeDocumentRow(db, idBrand, document, changes)
    if (revocation)
      context.afterwards(() => services.roomRevocations.emit({ idBrand, document, ...revocation }))
    return toDocument(context, found(await readDocumentRow(db, idBrand, document)))
  })
}

function toDocument(context: CallContext, row: DocumentRow): AnswerOf<typeof createDocument> {
  return {
    id: row.id,
    document: row.document as Name,
    title: row.title,
    idOwner: row.owner_id,
    readers: row.readers,
    writers: row.writers,
    access: accessToRow(context, row) === 'write' ? 'write' : 'read',
    createdAt: row.created_at.toISOString(),
    changedAt: row.changed_at?.toISOString() ?? null,
    trashedAt: row.trashed_at?.toISOString() ?? null,
    thumbnail: row.drawn_at && addressOf(row.document, row.drawn_at),
  }
}

function addressOf(document: string, drawn: Date): string {
  const path = readDocumentThumbnail.path.replace('{document}', encodeURIComponent(document))
  return `${path}?drawn=${drawn.getTime()}`
}

function found<T>(row: T | undefined): T {
  if (row === undefined) throw new Refusal('NOT_FOUND')
  return row
}

import {
  createDocument,
  listDocuments,
  placeDocument,
  purgeDocument,
  readDocumentThumbnail,
  restoreDocument,
  shareDocument,
  trashDocument,
} from '#contract/document.ts'
import { isAtLeast } from '#model/access/roles.ts'
import { type KindOfMany, kindOf, traitsOf } from '#model/document-kinds/names.ts'
import { designsOf, inDrives, readDirectory } from '#server/api/files/places/queries.ts'
import { lockBrandRow } from '#server/database/transactions/lock-brand.ts'
import { designThumbnailKey } from '#server/gateways/storage/design-pictures.ts'
import { readStored } from '#server/gateways/storage/storage.ts'
import { Bytes } from '#server/http/bytes.ts'
import { type Implementation, implement, Unchanged } from '#server/http/implement.ts'
import { tagList } from '#server/http/list-tag.ts'
import { listing } from '#server/http/listing.ts'
import { Refusal } from '#server/http/refusal.ts'
import { change, newRights, place, refuseForType, restore, trash, writersFor } from './changes.ts'
import {
  changeDocumentRow,
  countDocuments,
  hashDocumentRows,
  insertDocument,
  listDocumentRows,
  readDocumentRow,
} from './queries.ts'
import { accessToRow, managedRow, memberOf, toDocument, writableRow } from './rows.ts'

const atOnce = 50
/** After access ends, it can be seen no longer than that. */
const caching = 'private, max-age=3600'

export const documentRoutes: readonly Implementation[] = [
  implement(createDocument, async (context, { body }) => {
    const { idBrand, role, account } = context
    const kind = kindOf(body.document) as KindOfMany
    const { many, writers } = traitsOf(kind)
    if (!isAtLeast(role, writers)) throw new Refusal('FORBIDDEN_ROLE')
    refuseForType(context, body.createdType)
    const row = {
      document: body.document,
      kind,
      title: body.title ?? '',
      owner_id: account.id,
      created_type: body.createdType,
      readers: body.readers ?? 'BRAND_ROLE_MEMBER',
      writers: writersFor(body.createdType, body.writers ?? writers),
    }
    return inDrives(context, async (db) => {
      await lockBrandRow(db, idBrand)
      // A device may have made it in a folder that is gone by now: its work is not refused for that. One in the trash may come back.
      const directory_id = await readDirectory(db, designsOf(context, body.createdType), body.idDirectory)
      if ((await countDocuments(db, idBrand, kind)) >= (many?.atMost ?? 0))
        throw new Refusal('LIMIT_EXCEEDED')
      if (!(await insertDocument(db, idBrand, { ...row, directory_id }))) throw new Refusal('CONFLICT')
      const made = await readDocumentRow(db, idBrand, body.document)
      if (made === undefined) throw new Refusal('NOT_FOUND')
      return toDocument(context, made)
    })
  }),

  implement(listDocuments, async (context, { query }) => {
    const { kind, trashed, before, size, createdType, idDirectory, tagged } = query
    const isTrashed = trashed === 'true'
    const page = { kind, isTrashed, before, size: size ?? atOnce, createdType, idDirectory }
    const { db, idBrand } = context
    const member = memberOf(context)
    if (before === undefined && tagged === 'true') {
      // Read before the rows: what changes in between is in them, and the tag is outdated already.
      const hash = await hashDocumentRows(db, idBrand, member, page)
      if (tagList(context, [listDocuments.answerHash, member, page, hash])) return new Unchanged()
    }
    const rows = await listDocumentRows(db, idBrand, member, page)
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
    context.transact(async (db) => {
      const row = await managedRow(context, db, document)
      const rights = { readers, writers: writersFor(row.created_type, writers) }
      return toDocument(context, await change(context, db, row, rights, newRights))
    }),
  ),

  implement(placeDocument, (context, { params: { document }, body }) =>
    inDrives(context, async (db) => {
      const row = await writableRow(context, db, document)
      return toDocument(context, await place(context, db, row, body))
    }),
  ),

  implement(trashDocument, (context, { params: { document } }) =>
    context.transact(async (db) => {
      const row = await managedRow(context, db, document)
      return toDocument(context, await trash(context, db, row))
    }),
  ),

  implement(restoreDocument, (context, { params: { document } }) =>
    inDrives(context, async (db) => {
      const row = await managedRow(context, db, document)
      return toDocument(context, await restore(context, db, row))
    }),
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

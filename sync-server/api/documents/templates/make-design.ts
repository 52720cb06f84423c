import type { Transaction } from 'kysely'
import * as Y from 'yjs'
import { documentName, traitsOf } from '#model/document-kinds/names.ts'
import { type DesignOrigin, design } from '#model/documents/design.ts'
import { listedReader } from '#model/documents/listed.ts'
import { freshKey } from '#model/fields/fresh-key.ts'
import type { Body } from '#scene/body/body.ts'
import { designsOf, findPlace, lockDrives } from '#server/api/files/places/queries.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { lockBrandRow } from '#server/database/transactions/lock-brand.ts'
import type { CallContext } from '#server/http/context.ts'
import { Refusal } from '#server/http/refusal.ts'
import { appendFirst } from '#server/relay/log/append-first.ts'
import { writersFor } from '../many/changes.ts'
import { type CreatedType, countDocuments, insertDocument, readDocumentRow } from '../many/queries.ts'
import { writeOrRefuse } from './write-or-refuse.ts'

const factsOf = listedReader('design')

interface Made {
  readonly body: Body
  readonly template: DesignOrigin | null
  readonly createdType: CreatedType
  /** 0: the top. */
  readonly idDirectory: number
}

/**
 * Makes a design with its first content, in one transaction, and answers its number. Rejects with NOT_FOUND where the folder is not
 * there, and with LIMIT_EXCEEDED.
 */
export async function makeDesign(
  context: CallContext,
  db: Transaction<DB>,
  { body, template, createdType, idDirectory }: Made,
): Promise<number> {
  const { idBrand, account } = context
  await lockDrives(db, idBrand)
  await lockBrandRow(db, idBrand)
  const { many, writers } = traitsOf('design')
  if ((await countDocuments(db, idBrand, 'design')) >= (many?.atMost ?? 0))
    throw new Refusal('LIMIT_EXCEEDED')
  const document = documentName('design', freshKey())
  await insertDocument(db, idBrand, {
    document,
    kind: 'design',
    title: body.name,
    owner_id: account.id,
    readers: 'BRAND_ROLE_MEMBER',
    writers: writersFor(createdType, writers),
    created_type: createdType,
    directory_id: await findPlace(db, designsOf(context, createdType), idDirectory),
  })
  const doc = new Y.Doc()
  try {
    writeOrRefuse(doc, body)
    if (template) design.design.template.write(doc, template)
    const first = { data: Y.encodeStateAsUpdate(doc), idAccount: account.id, listed: factsOf(doc) }
    await appendFirst(db, { idBrand, document }, first)
  } finally {
    doc.destroy()
  }
  const row = await readDocumentRow(db, idBrand, document)
  if (row === undefined) throw new Refusal('NOT_FOUND')
  return row.id
}

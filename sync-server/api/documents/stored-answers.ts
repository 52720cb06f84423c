import type { Kysely } from 'kysely'
import * as Y from 'yjs'
import type { DocumentName } from '#model/document-kinds/names.ts'
import { fieldsOf } from '#model/documents/documents.ts'
import { type Answers, readAnswers } from '#model/fields/answers.ts'
import type { Field } from '#model/fields/field.ts'
import { orderedRows, singleRow } from '#server/database/brand-rows.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { columnOf } from './properties.ts'

type Columns = Readonly<Record<string, unknown>>

/**
 * What REST has of a document, by the paths of its fields and in the form that the document gives its values, so that a
 * digest of the one equals that of the other. Photographs are left out: they belong to no section.
 */
export async function readStoredAnswers(
  db: Kysely<DB>,
  idBrand: number,
  document: DocumentName,
): Promise<Answers> {
  const stored = (await readers[document]?.(db, idBrand)) ?? {}
  const doc = new Y.Doc()
  try {
    for (const field of fieldsOf(document)) fill(doc, field, stored)
    return readAnswers(fieldsOf(document), doc)
  } finally {
    doc.destroy()
  }
}

function fill(doc: Y.Doc, field: Field, stored: Readonly<Record<string, unknown>>): void {
  const [resource = '', property] = field.rest?.split('.') ?? []
  const found = stored[resource]
  const value = property === undefined ? found : (found as Columns | undefined)?.[columnOf(property)]
  if (field.kind === 'list') {
    for (const item of Array.isArray(value) ? (value as Columns[]) : [])
      field.add(
        doc,
        Object.fromEntries(
          Object.keys(field.properties).map((name) => [name, item[name] ?? item[columnOf(name)]]),
        ),
      )
    return
  }
  if (field.kind === 'text') field.write(doc, typeof value === 'string' ? value : '')
  else if (field.kind === 'value' && field.accepts(value)) field.write(doc, value)
}

async function readGuide(db: Kysely<DB>, idBrand: number): Promise<Record<string, unknown>> {
  const brand = await db.selectFrom('brand').selectAll().where('id', '=', idBrand).executeTakeFirst()
  const core = await db
    .selectFrom('brand_core')
    .selectAll()
    .where('brand_id', '=', idBrand)
    .executeTakeFirst()
  const visual = await db
    .selectFrom('brand_visual')
    .select(['colors', 'logo', 'typography'])
    .where('brand_id', '=', idBrand)
    .executeTakeFirst()
  return {
    brand,
    brandCompany: brand,
    brandCore: core,
    coreValues: await db
      .selectFrom('brand_core_value')
      .select(['keyword', 'description'])
      .where('brand_id', '=', idBrand)
      .orderBy('order_ascending')
      .orderBy('id')
      .execute(),
    brandColour: inColumns(visual?.colors),
    brandLogo: inColumns(visual?.logo),
    brandTypography: inColumns(visual?.typography),
  }
}

async function readStrategy(db: Kysely<DB>, idBrand: number): Promise<Record<string, unknown>> {
  return {
    personality: await singleRow('brand_personality').read(db, idBrand),
    positioning: await singleRow('brand_positioning').read(db, idBrand),
    personas: await orderedRows('brand_positioning_persona').list(db, idBrand),
    competitors: await orderedRows('brand_positioning_competitor').list(db, idBrand),
  }
}

const readers: Partial<Record<DocumentName, (db: Kysely<DB>, idBrand: number) => Promise<Columns>>> = {
  guide: readGuide,
  strategy: readStrategy,
}

/** A column of parts by name, as if the parts were columns. */
function inColumns(parts: unknown): Columns {
  return Object.fromEntries(Object.entries(parts ?? {}).map(([name, part]) => [columnOf(name), part]))
}

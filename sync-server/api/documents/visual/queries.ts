import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import { orderedRows } from '#server/database/brand-rows.ts'
import type { BrandVisualPhotographyTable, BrandVisualTable } from '#server/database/tables/answers.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { type Choices, isFinalised } from './finalising.ts'

export type VisualRow = Selectable<BrandVisualTable>
export type PhotographRow = Selectable<BrandVisualPhotographyTable>

export const photographRows = orderedRows<PhotographRow>('brand_visual_photography')

export function readVisualRow(db: Kysely<DB>, idBrand: number): Promise<VisualRow | undefined> {
  return db.selectFrom('brand_visual').selectAll().where('brand_id', '=', idBrand).executeTakeFirst()
}

/** Deletes a photograph. It leaves no row that could tell when, so the visual part gets the time of the change. */
export async function deletePhotographRow(
  db: Transaction<DB>,
  idBrand: number,
  id: number,
): Promise<boolean> {
  if (!(await photographRows.remove(db, idBrand, id))) return false
  await db
    .insertInto('brand_visual')
    .values({ brand_id: idBrand })
    .onConflict((conflict) => conflict.column('brand_id').doUpdateSet({ updated_at: sql<Date>`now()` }))
    .execute()
  return true
}

/** Reads the row, inserting it if there is none, and locks it until the end of the transaction. */
export async function lockVisualRow(db: Transaction<DB>, idBrand: number): Promise<VisualRow> {
  await db
    .insertInto('brand_visual')
    .values({ brand_id: idBrand })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return db
    .selectFrom('brand_visual')
    .selectAll()
    .where('brand_id', '=', idBrand)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export async function writeLogo(
  db: Kysely<DB>,
  idBrand: number,
  logo: Readonly<Record<string, unknown>>,
): Promise<void> {
  await db
    .updateTable('brand_visual')
    .set({ logo: JSON.stringify(logo), updated_at: sql<Date>`now()` })
    .where('brand_id', '=', idBrand)
    .execute()
}

export async function writeChoices(
  db: Kysely<DB>,
  idBrand: number,
  kind: 'colors' | 'typography',
  { chosen, finalisedAs, finalisedAt }: Choices,
): Promise<void> {
  await db
    .updateTable('brand_visual')
    .set({
      [kind]: JSON.stringify(chosen),
      [`${kind}_settled`]: finalisedAs === null ? null : JSON.stringify(finalisedAs),
      [`${kind}_settled_at`]: finalisedAt,
      updated_at: sql<Date>`now()`,
    })
    .where('brand_id', '=', idBrand)
    .execute()
}

/** The visual identity by the REST entities that the document's fields name. */
export function toFields(row: VisualRow | undefined): Readonly<Record<string, unknown>> {
  const [colors, typography] = [colorsOf(row), typographyOf(row)]
  return {
    brandLogo: row?.logo ?? {},
    brandColour: { ...colors.chosen, finalised: isFinalised(colors) },
    brandTypography: { ...typography.chosen, finalised: isFinalised(typography) },
  }
}

export function colorsOf(row: VisualRow | undefined): Choices {
  return {
    chosen: row?.colors ?? {},
    finalisedAs: row?.colors_settled ?? null,
    finalisedAt: row?.colors_settled_at ?? null,
  }
}

export function typographyOf(row: VisualRow | undefined): Choices {
  return {
    chosen: row?.typography ?? {},
    finalisedAs: row?.typography_settled ?? null,
    finalisedAt: row?.typography_settled_at ?? null,
  }
}

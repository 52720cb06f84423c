import { type Kysely, sql } from 'kysely'
import type { DB } from './tables/schema.ts'

/** Values of a row by column name; jsonb columns as JSON text. */
export type Columns = Readonly<Record<string, string | number | null>>

type Single = 'brand_personality' | 'brand_positioning'
type Ordered = 'brand_positioning_persona' | 'brand_positioning_competitor' | 'brand_visual_photography'

interface OrderedRow {
  readonly id: number
  readonly order_ascending: number
}

/** Reads and writes a table with one row per brand. The first change inserts the row. */
export function singleRow<Row extends { readonly id: number }>(table: Single) {
  return {
    async read(db: Kysely<DB>, idBrand: number): Promise<Row | undefined> {
      const { rows } = await sql<Row>`select * from ${sql.table(table)} where brand_id = ${idBrand}`.execute(
        db,
      )
      return rows[0]
    },

    async change(db: Kysely<DB>, idBrand: number, columns: Columns): Promise<void> {
      if (Object.keys(columns).length === 0) return
      const { names, values } = partsOf(columns)
      await sql`insert into ${sql.table(table)} (brand_id, ${names}) values (${idBrand}, ${values})
        on conflict (brand_id) do update set ${setOf(columns)}`.execute(db)
    },
  }
}

/** Reads and writes a table with ordered rows per brand. Every query is restricted to one brand. */
export function orderedRows<Row extends OrderedRow>(table: Ordered) {
  const from = sql.table(table)
  return {
    async list(db: Kysely<DB>, idBrand: number): Promise<Row[]> {
      const found =
        await sql<Row>`select * from ${from} where brand_id = ${idBrand} order by order_ascending, id`.execute(
          db,
        )
      return found.rows
    },

    async read(db: Kysely<DB>, idBrand: number, id: number): Promise<Row | undefined> {
      const { rows } =
        await sql<Row>`select * from ${from} where brand_id = ${idBrand} and id = ${id}`.execute(db)
      return rows[0]
    },

    /** Without `order_ascending` the row is appended at the end. */
    async insert(db: Kysely<DB>, idBrand: number, columns: Columns): Promise<Row> {
      const { order_ascending: order = null, ...others } = columns
      const { names, values } = partsOf({ brand_id: idBrand, ...others })
      const { rows } = await sql<Row>`insert into ${from} (order_ascending, ${names}) values (
        coalesce(${order}, (select coalesce(max(order_ascending), -1) + 1 from ${from} where brand_id = ${idBrand})),
        ${values}) returning *`.execute(db)
      const [row] = rows
      if (!row) throw new Error(`${table} took no row.`)
      return row
    },

    async change(db: Kysely<DB>, idBrand: number, id: number, columns: Columns): Promise<Row | undefined> {
      const { rows } = await sql<Row>`update ${from} set ${setOf(columns)}
        where brand_id = ${idBrand} and id = ${id} returning *`.execute(db)
      return rows[0]
    },

    async remove(db: Kysely<DB>, idBrand: number, id: number): Promise<boolean> {
      const { rows } =
        await sql`delete from ${from} where brand_id = ${idBrand} and id = ${id} returning id`.execute(db)
      return rows.length > 0
    },

    async count(db: Kysely<DB>, idBrand: number): Promise<number> {
      const { rows } = await sql<{
        count: number
      }>`select count(*) as count from ${from} where brand_id = ${idBrand}`.execute(db)
      return rows[0]?.count ?? 0
    },
  }
}

function partsOf(columns: Columns) {
  const names = Object.keys(columns).map((name) => sql.ref(name))
  return { names: sql.join(names), values: sql.join(Object.values(columns)) }
}

function setOf(columns: Columns) {
  return sql.join([
    ...Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`),
    sql`updated_at = now()`,
  ])
}

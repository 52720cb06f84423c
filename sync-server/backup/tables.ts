import type pg from 'pg'

export interface StoredTable {
  readonly name: string
  readonly columns: readonly string[]
}

/**
 * Our tables with their columns, without those of migrations and of the job queue, in an order in which a table refers to
 * earlier ones only. Throws where tables refer to each other.
 */
export async function listTables(client: pg.ClientBase): Promise<readonly StoredTable[]> {
  const { rows } = await client.query<StoredTable>(
    `select t.table_name as name, json_agg(c.column_name::text order by c.ordinal_position) as columns
     from information_schema.tables t
     join information_schema.columns c using (table_schema, table_name)
     where t.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
       and t.table_name not like 'kysely\\_%'
     group by t.table_name order by t.table_name`,
  )
  const { rows: references } = await client.query<{ from: string; to: string }>(
    `select distinct own.relname::text as "from", other.relname::text as "to" from pg_constraint
     join pg_class own on own.oid = conrelid join pg_class other on other.oid = confrelid
     where contype = 'f' and conrelid <> confrelid`,
  )
  const ordered: StoredTable[] = []
  let left = rows
  while (left.length > 0) {
    const names = new Set(left.map(({ name }) => name))
    const free = left.filter(({ name }) => !references.some(({ from, to }) => from === name && names.has(to)))
    if (free.length === 0) throw new Error(`These tables refer to each other: ${[...names].join(', ')}.`)
    ordered.push(...free)
    left = left.filter((table) => !free.includes(table))
  }
  return ordered
}

export interface Sequence {
  readonly table: string
  readonly column: string
  /** The number that is given next. */
  readonly next: string
}

export async function listSequences(client: pg.ClientBase): Promise<readonly Sequence[]> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(
    `select table_name as table, column_name as column,
       pg_get_serial_sequence(format('public.%I', table_name), column_name) as sequence
     from information_schema.columns where table_schema = 'public' and is_identity = 'YES'
     order by table_name`,
  )
  const sequences: Sequence[] = []
  for (const { table, column, sequence } of rows) {
    const { rows: values } = await client.query<{ next: string }>(
      `select (last_value + is_called::int)::text as next from ${sequence}`,
    )
    sequences.push({ table, column, next: values[0]?.next ?? '1' })
  }
  return sequences
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

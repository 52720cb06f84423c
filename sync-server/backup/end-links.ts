import type pg from 'pg'
import type { Manifest } from './manifest.ts'

type StoredTable = Pick<Manifest['tables'][number], 'name' | 'columns'>

interface LinkKind {
  readonly table: string
  /** How it ends. */
  readonly change: string
  readonly isOpen: string
  /** When it ends by itself. */
  readonly until: string
  /** What a link that has ended does not need. */
  readonly secrets: readonly string[]
  /** A column of another table that names those that stay open. */
  readonly kept?: { readonly table: string; readonly column: string }
}

const kinds: readonly LinkKind[] = [
  {
    table: 'brand_share',
    change: 'revoked_at = now()',
    isOpen: 'revoked_at is null',
    until: 'ends_at',
    secrets: ['sealed_key', 'password_hash'],
    // The desk works with it, until its task ends.
    kept: { table: 'task', column: 'share_id' },
  },
  {
    table: 'drive_link',
    change: 'revoked_at = now()',
    isOpen: 'revoked_at is null',
    until: 'ends_at',
    secrets: ['sealed_key', 'password_hash'],
  },
  {
    table: 'brand_invite_link',
    change: 'revoked_at = now()',
    isOpen: 'revoked_at is null',
    until: 'expires_at',
    secrets: ['sealed_token'],
  },
  {
    table: 'payment_link',
    change: 'withdrawn_at = now()',
    isOpen: 'withdrawn_at is null and used_at is null',
    until: 'expires_at',
    secrets: [],
  },
  {
    table: 'brand_member',
    change: 'invite_expires_at = now()',
    isOpen: 'account_id is null',
    until: 'invite_expires_at',
    secrets: [],
  },
]

/**
 * Ends the links and mailed invitations that were open when the backup was made: some of them may have been revoked since. `tables`
 * and columns are those of the backup, which may be of an older release. Returns their number.
 */
export async function endLinks(client: pg.ClientBase, tables: readonly StoredTable[]): Promise<number> {
  const has = (table: string, column: string) =>
    tables.some(({ name, columns }) => name === table && columns.includes(column))
  let ended = 0
  for (const { table, change, isOpen, until, secrets, kept } of kinds) {
    if (!tables.some(({ name }) => name === table)) continue
    const forgotten = secrets.filter((column) => has(table, column)).map((column) => `${column} = null`)
    const conditions = [
      isOpen,
      ...(has(table, until) ? [`(${until} is null or ${until} > now())`] : []),
      ...(kept && has(kept.table, kept.column)
        ? [`not exists (select from ${kept.table} where ${kept.column} = ${table}.id)`]
        : []),
    ]
    const { rowCount } = await client.query(
      `update ${table} set ${[change, ...forgotten].join(', ')} where ${conditions.join(' and ')}`,
    )
    ended += rowCount ?? 0
  }
  return ended
}

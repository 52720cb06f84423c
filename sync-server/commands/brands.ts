import { parseArgs } from 'node:util'
import { type Kysely, sql } from 'kysely'
import { restorableDays } from '../database/tables/retention.ts'
import type { DB } from '../database/tables/schema.ts'
import { purgeBrands } from '../jobs/purge-brands.ts'
import { defineCommand } from './run-command.ts'
import { Mistake, withDatabase } from './with-database.ts'

const usage = `npm run brands -- list                lists the deleted brands, and until when they can be restored
npm run brands -- restore --id 12     restores one, with everything that was in it
npm run brands -- purge --id 12       purges a deleted brand now, not ${restorableDays} days after it was deleted`

/** `npm run brands -- …`: what becomes of deleted brands. */
export const runBrands = defineCommand({
  usage,
  failure: 'Nothing was changed',
  read: readArguments,
  work: async (asked, variables, print) => print(await withDatabase(variables, (db) => answer(db, asked))),
})

type BrandsCommand = { readonly verb: 'list' } | { readonly verb: 'restore' | 'purge'; readonly id: number }

function readArguments(args: readonly string[]): BrandsCommand | null {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { id: { type: 'string' } },
    allowPositionals: true,
  })
  const verb = positionals.join(' ')
  if (verb === 'list' && values.id === undefined) return { verb }
  if ((verb !== 'restore' && verb !== 'purge') || !/^\d{1,15}$/.test(values.id ?? '')) return null
  return { verb, id: Number(values.id) }
}

function answer(db: Kysely<DB>, asked: BrandsCommand): Promise<string> {
  switch (asked.verb) {
    case 'list':
      return list(db)
    case 'restore':
      return restore(db, asked.id)
    case 'purge':
      return purge(db, asked.id)
  }
}

async function list(db: Kysely<DB>): Promise<string> {
  const deleted = await db
    .selectFrom('brand')
    .leftJoin('brand_member', (join) =>
      join.onRef('brand_member.brand_id', '=', 'brand.id').on('brand_member.role', '=', 'BRAND_ROLE_OWNER'),
    )
    .leftJoin('account', 'account.id', 'brand_member.account_id')
    .select([
      'brand.id',
      'brand.name',
      'account.email',
      'brand.purging_at',
      sql<string>`(brand.deleted_at + make_interval(days => ${restorableDays}))::date::text`.as('until'),
    ])
    .where('brand.deleted_at', 'is not', null)
    .orderBy('brand.deleted_at')
    .execute()
  if (deleted.length === 0) return 'No deleted brand is left.'
  return deleted
    .map(({ id, name, email, purging_at, until }) => {
      const state = purging_at === null ? `can be restored until ${until}` : 'is being purged'
      return `${id}  ${name} (${email ?? 'no owner'}) ${state}`
    })
    .join('\n')
}

async function restore(db: Kysely<DB>, id: number): Promise<string> {
  const restored = await db
    .updateTable('brand')
    .set({ deleted_at: null, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .where('purging_at', 'is', null)
    .returning('name')
    .executeTakeFirst()
  if (restored) return `${restored.name} is back, with its team, files and links.`
  throw new Mistake(`Nothing was restored: ${await whyNot(db, id)}.`)
}

async function purge(db: Kysely<DB>, id: number): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    const begun = await transaction
      .updateTable('brand')
      .set({ purging_at: sql<Date>`now()` })
      .where('id', '=', id)
      .where('deleted_at', 'is not', null)
      .where('purging_at', 'is', null)
      .returning('name')
      .executeTakeFirst()
    if (!begun) throw new Mistake(`Nothing was purged: ${await whyNot(transaction, id)}.`)
    await purgeBrands.addOnce(transaction, {})
    return `${begun.name} is being purged by the server.`
  })
}

async function whyNot(db: Kysely<DB>, id: number): Promise<string> {
  const brand = await db
    .selectFrom('brand')
    .select(['deleted_at', 'purging_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!brand) return `there is no brand ${id}`
  return brand.deleted_at === null ? `brand ${id} is not deleted` : `brand ${id} is being purged`
}

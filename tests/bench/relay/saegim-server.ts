import type { Database } from '#server/database/open.ts'
import { readEnvironment } from '#server/environment/read-environment.ts'
import { openSession } from '#server/http/tokens.ts'
import { startServer } from '#server/main.ts'
import { serve } from './benched-server.ts'

/** The whole product but its pages: REST, write-back, jobs and the relay, over the database of its environment. */
const email = 'relay-bench@saegim.example'
const count = Number(process.env.BENCH_DOCUMENTS)
let token = ''
let brands: number[] = []

const { port, close } = await startServer(readEnvironment(), {
  appDirectory: null,
  prepare: async (database) => {
    const owner = (await findOwner(database)) ?? (await settle(database))
    token = await openSession(database.kysely, owner, 'a benchmark')
    brands = await brandsOf(database, owner)
  },
})
serve({ port, documents: brands.map((brand) => `/sync/${brand}/guide`), token }, close)

async function findOwner({ kysely }: Database): Promise<number | null> {
  const found = await kysely.selectFrom('account').select('id').where('email', '=', email).executeTakeFirst()
  return found?.id ?? null
}

async function settle({ kysely }: Database): Promise<number> {
  const { id } = await kysely
    .insertInto('account')
    .values({ email, full_name: '한결' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const names = Array.from({ length: count }, (_, number) => ({ name: `온기 ${number}` }))
  const made = await kysely.insertInto('brand').values(names).returning('id').execute()
  const joined = new Date()
  await kysely
    .insertInto('brand_member')
    .values(
      made.map((brand) => ({
        brand_id: brand.id,
        account_id: id,
        role: 'BRAND_ROLE_OWNER' as const,
        joined_at: joined,
      })),
    )
    .execute()
  return id
}

async function brandsOf({ kysely }: Database, owner: number): Promise<number[]> {
  const rows = await kysely
    .selectFrom('brand_member')
    .select('brand_id')
    .where('account_id', '=', owner)
    .orderBy('brand_id')
    .execute()
  return rows.map(({ brand_id }) => brand_id)
}

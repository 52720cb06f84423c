import type { Database } from '#server/database/open.ts'
import { readEnvironment } from '#server/environment/read-environment.ts'
import { openSession } from '#server/http/tokens.ts'
import { startServer } from '#server/main.ts'
import { metrics } from '#server/writeback/metrics/writeback-metrics.ts'
import { serve, type WritebackUsage } from './benched-server.ts'

/* The whole product but its pages: REST, write-back, jobs and the relay, over the database of its environment. */

/** What one account may take of a node is bounded, so a crowd has to be many people. */
const people = Number(process.env.BENCH_PEOPLE ?? 100)
/** Of so many brands all people are members; of more, each has one of them. */
const mostShared = 100
const count = Number(process.env.BENCH_DOCUMENTS)
let tokens: string[] = []
let brands: number[] = []
const lagsMs: number[] = []
const observe = metrics.lag.observe.bind(metrics.lag)
Object.assign(metrics.lag, {
  observe: (seconds: number) => {
    lagsMs.push(seconds * 1000)
    observe(seconds)
  },
})

const { port, close } = await startServer(readEnvironment(), {
  appDirectory: null,
  prepare: async (database) => {
    const known = await idsOf(database, 'account')
    const accounts = known.length > 0 ? known : await makePeople(database)
    if (known.length === 0) await makeBrands(database, accounts)
    brands = await idsOf(database, 'brand')
    tokens = await Promise.all(accounts.map((id) => openSession(database.kysely, id, 'a benchmark')))
  },
})
serve({ port, documents: brands.map((brand) => `/sync/${brand}/guide`), tokens }, close, readWriteback)

/** The histogram of the metrics has too few buckets for quantiles. */
async function readWriteback(): Promise<WritebackUsage> {
  const [waiting, oldest] = await Promise.all([metrics.waiting.get(), metrics.oldest.get()])
  return {
    lagsMs: lagsMs.splice(0),
    waiting: waiting.values[0]?.value ?? 0,
    oldestMs: (oldest.values[0]?.value ?? 0) * 1000,
  }
}

async function idsOf({ kysely }: Database, table: 'account' | 'brand'): Promise<number[]> {
  const rows = await kysely.selectFrom(table).select('id').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

async function makePeople({ kysely }: Database): Promise<number[]> {
  const values = Array.from({ length: people }, (_, number) => ({
    email: `relay-bench-${number}@saegim.example`,
    full_name: '한결',
  }))
  const made = await kysely.insertInto('account').values(values).returning('id').execute()
  return made.map(({ id }) => id)
}

async function makeBrands({ kysely }: Database, accounts: readonly number[]): Promise<void> {
  const names = Array.from({ length: count }, (_, number) => ({ name: `온기 ${number}` }))
  const made = await kysely.insertInto('brand').values(names).returning('id').execute()
  const joined = new Date()
  for (const [number, brand] of made.entries()) {
    const members = count <= mostShared ? accounts : accounts.slice(number % people, (number % people) + 1)
    await kysely
      .insertInto('brand_member')
      .values(
        members.map((account_id, place) => ({
          brand_id: brand.id,
          account_id,
          role: place === 0 ? ('BRAND_ROLE_OWNER' as const) : ('BRAND_ROLE_ADMIN' as const),
          joined_at: joined,
        })),
      )
      .execute()
  }
}

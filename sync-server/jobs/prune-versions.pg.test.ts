import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '../database/open.ts'
import { createTestDatabase } from '../database/test-database.ts'
import { pruneVersionsTask } from './prune-versions.ts'

let database: Database

beforeEach(async () => {
  database = await createTestDatabase()
})

afterEach(() => database.close())

const seed = Number(process.env.SEED ?? 1)
const rounds = Number(process.env.ROUNDS ?? 6)
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const days = { FREE: 1, BASIC: 7, PLUS: 30 } as const
type Plan = keyof typeof days

interface Version {
  readonly kind: 'AUTO' | 'NAMED' | 'RESTORE'
  readonly at: number
}

const query = (text: string, values?: unknown[]) => database.pool.query(text, values)
const prune = () => pruneVersionsTask(database)['prune-versions']?.run({})

/** Ages are 30 s beyond a full minute, so that no version passes a limit while the test runs. */
function history(random: () => number, now: number): Version[] {
  const versions: Version[] = []
  for (let at = now - 35 * day - 30_000; at < now - minute; ) {
    const kind = random() < 0.05 ? 'NAMED' : random() < 0.05 ? 'RESTORE' : 'AUTO'
    versions.push({ kind, at })
    // Days of work with a version every ten minutes or so, and pauses.
    at += random() < 0.03 ? Math.ceil(random() * 40) * hour : (10 + Math.floor(random() * 20)) * minute
  }
  return versions
}

/** The rule in other words: what is left of these versions. */
function left(versions: readonly Version[], plan: Plan, now: number): Version[] {
  const thinned = versions.filter(({ kind }) => kind !== 'NAMED')
  const newestOf = (span: number) =>
    new Set(new Map(thinned.map((version) => [Math.floor((version.at + 9 * hour) / span), version])).values())
  const [ofHour, ofDay] = [newestOf(hour), newestOf(day)]
  return versions.filter((version) => {
    const age = now - version.at
    if (version === versions.at(-1)) return true
    if (age > days[plan] * day) return false
    if (version.kind === 'NAMED' || age < day) return true
    return age < 7 * day ? ofHour.has(version) : ofDay.has(version)
  })
}

async function insert(brand: number, versions: readonly Version[]): Promise<void> {
  await query(
    `insert into doc_version (brand_id, document, kind, state, size, hash, created_at)
     select $1, 'guide', kind, '\\x00', 1, '\\x00', to_timestamp(at / 1000.0)
     from unnest($2::text[], $3::double precision[]) with ordinality as one (kind, at, place) order by place`,
    [brand, versions.map(({ kind }) => kind), versions.map(({ at }) => at)],
  )
}

async function stored(brand: number): Promise<Version[]> {
  const { rows } = await query(
    `select kind, round(extract(epoch from created_at) * 1000)::bigint as at from doc_version where brand_id = $1 order by id`,
    [brand],
  )
  return rows
}

test(`[R95] all of a day, then hourly, then daily as the plan says; often or once: the same [SEED=${seed}]`, async () => {
  const random = seeded(seed)
  for (let round = 0; round < rounds; round += 1) {
    const now = Date.now()
    await query('truncate doc_version')
    for (const plan of Object.keys(days) as Plan[]) {
      const { rows } = await query('insert into brand (name, plan) values ($1, $1) returning id', [plan])
      const often = rows[0].id
      // Without a brand's row the job leaves its versions alone.
      const once = often + 1_000_000
      // Ten days ago; whole days keep hours and days where they are.
      const shift = 10 * day
      const versions = history(random, now - shift)
      const early = versions.map(({ kind, at }) => ({ kind, at: at + shift }))
      for (const brand of [often, once]) await insert(brand, early)
      for (let passed = 0; passed < 10; passed += 1) {
        await prune()
        const aged = versions.map(({ kind, at }) => ({ kind, at: at + shift - passed * day }))
        expect(await stored(often)).toEqual(left(aged, plan, Date.now()))
        await query(
          `update doc_version set created_at = created_at - interval '1 day' where brand_id in ($1, $2)`,
          [often, once],
        )
      }
      await query('insert into brand (id, name, plan) overriding system value values ($1, $2, $2)', [
        once,
        plan,
      ])
      await prune()
      expect(await stored(often)).toEqual(left(versions, plan, Date.now()))
      expect(await stored(once)).toEqual(await stored(often))
      await query('delete from brand')
    }
  }
}, 120_000)

test('[R95] a document whose newest version is old keeps it, whatever the plan', async () => {
  const { rows } = await query(`insert into brand (name) values ('온기') returning id`)
  const at = Date.now() - 400 * day
  await insert(rows[0].id, [
    { kind: 'AUTO', at: at - minute },
    { kind: 'NAMED', at: at - 1 },
    { kind: 'AUTO', at },
  ])
  await prune()
  expect(await stored(rows[0].id)).toEqual([{ kind: 'AUTO', at }])
})

/** mulberry32 */
function seeded(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

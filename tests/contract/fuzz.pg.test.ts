import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contract } from '#contract/contract.ts'
import { openTestApi, type Sent, type TestApi } from '#server/api/test-api.ts'
import { seeded } from '#server/relay/testing/test-random.ts'
import { openWorld, sentAs } from './fixtures.ts'

/** `SEED=…` repeats a run, `RUNS=…` is how many requests are sent. */
const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31))
const runs = Number(process.env.RUNS ?? 3_000)
/** A new world after so many requests: some end the sessions or the brand. */
const runsOfWorld = 200

let api: TestApi

beforeAll(async () => {
  const many = '100000000'
  api = await openTestApi({
    LOGIN_ATTEMPTS_PER_MINUTE: many,
    HTTP_REQUESTS_PER_MINUTE: many,
    MAIL_CODES_PER_HOUR: many,
  })
})

afterAll(() => api.close())

test(`no call answers a mutated request with an error of the server (seed ${seed})`, {
  timeout: 60_000 + runs * 100,
}, async () => {
  const random = seeded(seed)
  const failures: string[] = []
  const statuses = new Map<number, number>()
  let examples = new Map<string, Sent>()
  let world = await openWorld(api)
  for (let run = 0; run < runs; run += 1) {
    if (run % runsOfWorld === runsOfWorld - 1) {
      world = await openWorld(api)
      examples = new Map()
    }
    const call = pick(random, contract)
    // Earlier requests may have made an example impossible, by closing the sign-up for an address for example.
    const example =
      examples.get(call.name) ?? (await sentAs('BRAND_ROLE_OWNER', call, world).catch(() => null))
    if (example === null) continue
    examples.set(call.name, example)
    const sent = mutateRequest(random, example)
    const { status, text } = await api.send(call, sent)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    // 502 and 503: an outside service, which the test has none of.
    if (status >= 500 && status !== 502 && status !== 503)
      failures.push(
        `${call.name} ${status}: ${JSON.stringify({ ...sent, token: '…' })} ${text.slice(0, 200)}`,
      )
  }
  expect(failures.slice(0, 5)).toEqual([])
  // Not everything was refused, or it would not have come far.
  expect(statuses.get(200)).toBeGreaterThan(runs / 20)
  expect(statuses.get(400)).toBeGreaterThan(runs / 20)
})

type Random = () => number

function mutateRequest(random: Random, { params, query, body, file, headers, ...who }: Sent): Sent {
  const some = <T>(value: T | undefined): T | undefined =>
    value !== undefined && random() < 0.7 ? (mutate(random, value) as T) : value
  const flat = (value: Sent['query']) =>
    value &&
    (Object.fromEntries(
      Object.entries(value).flatMap(([name, each]) =>
        each === undefined || (typeof each === 'object' && each !== null) ? [] : [[name, String(each)]],
      ),
    ) as Sent['query'])
  const texts = <T extends object>(value: T): T =>
    Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, encodeURIComponent(wellFormed(String(each)))]),
    ) as T
  const changed = {
    ...who,
    ...(headers && { headers }),
    ...(params && { params: random() < 0.3 ? texts(mutateEach(random, params)) : params }),
    ...(query && { query: flat(some(query)) }),
    ...(body !== undefined && { body: some(body) }),
    ...(file && { file: random() < 0.3 ? { ...file, bytes: randomBytes(200) } : file }),
  }
  return changed as Sent
}

function mutateEach<T extends object>(random: Random, value: T): T {
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, mutate(random, each)])) as T
}

/** Changes one or several parts of a value. */
function mutate(random: Random, value: unknown, depth = 0): unknown {
  if (random() < 0.15 + depth * 0.1) return strange(random)
  if (Array.isArray(value)) {
    const items = value.map((item) => (random() < 0.5 ? mutate(random, item, depth + 1) : item))
    if (random() < 0.2) items.push(strange(random))
    if (random() < 0.1) return [...items, ...items]
    return random() < 0.1 ? items.slice(1) : items
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).flatMap(([name, each]) => {
      if (random() < 0.15) return []
      return [[name, random() < 0.4 ? mutate(random, each, depth + 1) : each] as const]
    })
    if (random() < 0.2) entries.push([pick(random, names), strange(random)])
    return Object.fromEntries(entries)
  }
  if (typeof value === 'string' && random() < 0.5) {
    const at = Math.floor(random() * (value.length + 1))
    return value.slice(0, at) + String(strange(random)) + value.slice(at)
  }
  if (typeof value === 'number' && random() < 0.5)
    return value + pick(random, [-1, 1, 0.5, 2 ** 31, -(2 ** 53)])
  return strange(random)
}

const names = ['__proto__', 'constructor', 'id', 'toString', '', 'a.b', '0', '온기', '$where'] as const

function strange(random: Random): unknown {
  return pick(random, [
    null,
    true,
    0,
    -1,
    0.1,
    2 ** 31,
    2 ** 53,
    -(2 ** 63),
    1e308,
    '',
    ' ',
    '0',
    '-1',
    '99999999999999999999',
    'null',
    'NaN',
    '온기',
    '가'.repeat(3_000),
    'a'.repeat(20_000),
    '\0',
    '\ud83c',
    '👩‍👩‍👧‍👦',
    '\u202e뒤',
    "' or 1=1 --",
    '%00%ff',
    '../../etc/passwd',
    'https://evil.example/\t',
    'javascript:alert(1)',
    '2026-13-45T99:99:99Z',
    '#GGGGGG',
    '{"a":',
    [],
    {},
    [[[[[[]]]]]],
    { a: { b: { c: {} } } },
    Array.from({ length: 300 }, (_, at) => at),
  ])
}

function wellFormed(text: string): string {
  return text.isWellFormed() ? text : 'half'
}

function pick<T>(random: Random, from: readonly T[]): T {
  return from[Math.floor(random() * from.length)] as T
}

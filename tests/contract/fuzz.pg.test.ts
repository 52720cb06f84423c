import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as Y from 'yjs'
import { readBrand } from '#contract/brand.ts'
import type { Call } from '#contract/call.ts'
import { contract } from '#contract/contract.ts'
import { createVersion, readVersion } from '#contract/history.ts'
import { type Answered, openTestApi, type Sent, type TestApi } from '#server/api/test-api.ts'
import { createLog } from '#server/logging.ts'
import { openPostgresLog } from '#server/relay/log/postgres-log.ts'
import { readStored } from '#server/relay/testing/test-relay.ts'
import { heapUsed } from '../support/heap.ts'
import { seed } from '../support/random.ts'
import { runsWithin } from '../support/size.ts'
import { recipes } from './arbitrary-requests.ts'
import { openWorld, sentAs, type World } from './fixtures.ts'
import { writeRequest } from './write-request.ts'

/** `SEED=…` repeats the requests of a run, `RUNS=…` is how many are sent. */
const budget = runsWithin(4, 20_000)
const { runs } = budget
const runsOfBatch = 250
/** Requests that are under way at the same time. */
const atOnce = 8
/** Some requests delete what others need: members, lists, files. */
const batchesOfWorld = 4
/** The caches are warm after so many batches. */
const warm = 16
/** A request that takes longer is never answered. */
const patienceMs = 30_000

let api: TestApi

beforeAll(async () => {
  const many = '100000000'
  api = await openTestApi({
    LOGIN_ATTEMPTS_PER_MINUTE: many,
    MAIL_CODES_PER_HOUR: many,
  })
})

afterAll(() => api.close())

test(`no call answers a request of any kind with an error of the server (seed ${seed})`, {
  timeout: 60_000 + runs * 100,
}, async () => {
  const failures: string[] = []
  const statuses = new Map<number, number>()
  const examples = new Map<string, Example>()
  let world = await newWorld()
  let heapWhenWarm = 0
  let sent = 0
  for (let batch = 0; sent < runs && budget.begin(); batch += 1) {
    sent += runsOfBatch
    const isWhole = await isAlive(world)
    if (!isWhole || batch % batchesOfWorld === batchesOfWorld - 1) {
      expect(await readGuide(world)).toBe(words)
      world = await newWorld()
      for (const { name, access } of contract) {
        // Examples of calls without a brand cost the most, and are of people of their own.
        if (!isWhole || (access !== 'public' && access !== 'token')) examples.delete(name)
      }
    }
    const requests: { readonly call: Call; readonly request: InjectOptions }[] = []
    for (const recipe of fc.sample(recipes, { seed: seed + batch, numRuns: runsOfBatch })) {
      const example = await exampleOf(recipe.call, world, examples)
      if (example) requests.push({ call: recipe.call, request: writeRequest(recipe, example, world) })
    }
    await inLanes(requests, async ({ call, request }) => {
      const answer = await answerTo(request)
      if (answer) statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      if (isFailure(answer)) failures.push(report(call, request, answer))
    })
    if (batch === warm) heapWhenWarm = heapUsed()
  }
  expect(failures.slice(0, 5)).toEqual([])
  // Not everything was refused, or it would not have come far.
  expect(statuses.get(200)).toBeGreaterThan(sent / 20)
  expect(statuses.get(400)).toBeGreaterThan(sent / 20)

  for (const url of ['/healthz', '/readyz']) {
    expect((await api.request({ method: 'GET', url })).status).toBe(200)
  }
  expect(await readGuide(world)).toBe(words)
  expect(await readVersionOf(await newWorld())).toBe(words)
  // Shorter runs end before the caches are warm.
  if (heapWhenWarm > 0) {
    expect(heapUsed() - heapWhenWarm, 'bytes on the heap').toBeLessThan(32 * 1024 * 1024)
  }
})

const field = 'core.background'
const words = '할머니의 사발에서 시작했어요.'

/** A world whose guide has been written in, without the mails and messages of the one before. */
async function newWorld(): Promise<World> {
  api.changed.length = 0
  api.revoked.length = 0
  const mails = join(api.environment.dataDir, 'mail')
  const sent = existsSync(mails) ? readdirSync(mails) : []
  for (const name of sent) if (name.endsWith('.eml')) rmSync(join(mails, name))
  const world = await openWorld(api)
  const log = openPostgresLog(api.database.relayPool, createLog('silent'))
  const doc = new Y.Doc()
  doc.getText(field).insert(0, words)
  const room = { idBrand: world.idBrand, document: 'guide' } as const
  await log.append(room, [{ data: Y.encodeStateAsUpdate(doc), idAccount: world.owner.id }])
  log.close()
  return world
}

/** The text of the guide as it is stored. */
async function readGuide({ idBrand }: World): Promise<string> {
  return (await readStored(api.database, idBrand)).getText(field).toString()
}

/** The text of the guide, read as a version of it. */
async function readVersionOf({ idBrand, tokens }: World): Promise<string> {
  const sent = { token: tokens.BRAND_ROLE_OWNER, idBrand, params: { document: 'guide' } }
  const { body: version } = await api.send(createVersion, { ...sent, body: { name: '끝' } })
  const params = { ...sent.params, idVersion: Number(version.idVersion) }
  const { body } = await api.send(readVersion, { ...sent, params })
  const doc = new Y.Doc()
  Y.applyUpdateV2(doc, Buffer.from(String(body.state), 'base64'))
  return doc.getText(field).toString()
}

/** Some requests end the owner's sessions or the brand. */
async function isAlive({ tokens, idBrand }: World): Promise<boolean> {
  const answer = await api.send(readBrand, { token: tokens.BRAND_ROLE_OWNER, idBrand })
  return answer.status === 200
}

/** Calls that end what the other requests need: each request gets a person and a brand of its own. */
const endings = new Set(['brand.delete', 'account.logOut', 'account.logOutEverywhere'])

interface Example {
  /** null: it cannot be made, because earlier requests have closed the sign-up for an address, for example. */
  readonly sent: Sent | null
  /** How many more requests are made from it: as many as it took milliseconds to make. */
  left: number
}

async function exampleOf(call: Call, world: World, examples: Map<string, Example>): Promise<Sent | null> {
  if (endings.has(call.name)) {
    const { token, idBrand } = await api.owner()
    return { token, idBrand }
  }
  const known = examples.get(call.name)
  if (known && known.left > 0) {
    known.left -= 1
    return known.sent
  }
  const started = performance.now()
  const sent = await sentAs('BRAND_ROLE_OWNER', call, world).catch(() => null)
  examples.set(call.name, { sent, left: Math.round(performance.now() - started) })
  return sent
}

async function answerTo(request: InjectOptions): Promise<Answered | null> {
  const { promise: silence, resolve } = Promise.withResolvers<null>()
  const timer = setTimeout(resolve, patienceMs, null)
  const answer = await Promise.race([api.request(request), silence])
  clearTimeout(timer)
  return answer
}

/** 502 and 503 are of an outside service, which the test has none of; where a browser navigates, an error is in the address. */
function isFailure(answer: Answered | null): boolean {
  if (answer === null) return true
  const { status, headers } = answer
  return (
    (status >= 500 && status !== 502 && status !== 503) || String(headers.location).includes('error=INTERNAL')
  )
}

function report({ name }: Call, { url, headers, payload }: InjectOptions, answer: Answered | null): string {
  const body = Buffer.isBuffer(payload) ? payload.toString('utf8', 0, 1_000) : ''
  const about = { url, headers: { ...headers, authorization: '…' }, body }
  return `${name} ${answer?.status ?? 'no answer'}: ${JSON.stringify(about)} ${answer?.text.slice(0, 200)}`
}

/** Works on all of them, so many at a time. */
async function inLanes<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const waiting = all.values()
  const lane = async () => {
    for (const one of waiting) await work(one)
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
}

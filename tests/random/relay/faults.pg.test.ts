import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Random } from '#model/fields/random.ts'
import type { Database } from '#server/database/open.ts'
import { createTestDatabase } from '#server/database/test-database.ts'
import { createRandom } from '../../support/random.ts'
import { type RedisServer, startRedis } from '../../support/redis-server.ts'
import { amountOf } from '../../support/size.ts'
import { expectConverged, expectDurable, expectRestAgrees, expectWords } from './agreement.ts'
import { type Disk, installDisk } from './full-disk.ts'
import { Nodes } from './nodes.ts'
import { openRestProxy, type RestProxy } from './rest-proxy.ts'
import { World } from './world.ts'

/**
 * `SEED=…`: the first seed. `SEEDS=…`: how many worlds each deployment has. `NODES=…`: how many nodes; several are
 * connected by a Redis that fails as well. A world is a brand with its people and one seed. `WORLDS=…` of them run at the
 * same time on the same nodes, and share their failures. `OWN_REST=1`: no proxy before REST, `OWN_REST=0`: always one.
 */
const first = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31))
const count = amountOf('SEEDS', { fast: 1, full: 20 })
const worldsAtOnce = Number(process.env.WORLDS ?? 2)
const deployments = process.env.NODES ? [Number(process.env.NODES)] : [1, 3]
/** Of two deployments one has its own REST, without a connection to it; the other one's is behind a proxy that fails as well. */
const hasOwnRest = (nodeCount: number) =>
  process.env.OWN_REST ? process.env.OWN_REST === '1' : (first + deployments.indexOf(nodeCount)) % 2 === 1
const steps = 90
// Many worlds on a busy machine are slow.
const patience = 40_000 + worldsAtOnce * 5_000
const done = {
  edit: 0,
  rest: 0,
  cut: 0,
  stall: 0,
  halfClose: 0,
  crash: 0,
  kill: 0,
  disk: 0,
  clock: 0,
  away: 0,
  lost: 0,
  marks: 0,
  readers: 0,
}

let database: Database
let disk: Disk
let nodes: Nodes
let redis: RedisServer | null = null
let rest: RestProxy
let random: Random = Math.random

beforeAll(async () => {
  // Each y-websocket provider adds a listener for the end of the process.
  process.setMaxListeners(0)
  database = await createTestDatabase()
  disk = await installDisk(database)
})
afterAll(() => database.close())

describe.each(deployments)('with nodes: %i', (nodeCount) => {
  beforeAll(async () => {
    redis = nodeCount > 1 ? await startRedis() : null
    rest = await openRestProxy(
      () => nodes.somePort(random),
      () => random(),
    )
    nodes = new Nodes(nodeCount, {
      DATABASE_URL: database.url,
      ...(!hasOwnRest(nodeCount) && { API_URL: rest.url }),
      ...(redis && { REDIS_URL: redis.url }),
    })
  }, 60_000)

  afterAll(async () => {
    await nodes.stop()
    rest.close()
    await redis?.kill()
    done.away += rest.away
    done.lost += rest.lost
  }, 60_000)

  const seeds = Array.from({ length: count }, (_, run) => (first + run * 7919) % 2 ** 31)
  const runs = Array.from({ length: Math.ceil(count / worldsAtOnce) }, (_, run) =>
    seeds.slice(run * worldsAtOnce, (run + 1) * worldsAtOnce),
  )
  test.for(runs.map((each) => ({ seeds: each, name: each.join() })))(
    '[R17] [R26] [R41] [W17] [W19] devices, nodes and REST that fail in every way agree in the end, and nothing acknowledged is lost (seed $name)',
    { timeout: 240_000 + worldsAtOnce * 60_000 },
    async ({ seeds: each }) => {
      random = createRandom(each[0] ?? 0)
      await nodes.startAll()
      const worlds: World[] = []
      try {
        for (const seed of each) worlds.push(await World.open(database, nodes, createRandom(seed)))
        for (let step = 0; step < steps; step += 1) {
          // Only one world at a time decides on failures of the nodes, or more worlds would mean more failures.
          for (const [at, world] of worlds.entries())
            await takeStep(world, at === step % worlds.length, worlds)
          if (random() < 0.5) await pause(random() * 40)
        }
        await heal(worlds)
        await Promise.all(worlds.map(expectAgreement))
        expect(nodes.accidents).toEqual([])
        expect(nodes.log.filter((line) => line.includes('⟨'))).toEqual([])
      } finally {
        for (const world of worlds) world.close()
      }
      await expectNothingLeft()
    },
  )
})

test('the runs did everything at least once', () => {
  const least = (count / worldsAtOnce) * deployments.length < 10 ? 0 : 1
  const isProxied = deployments.some((nodeCount) => !hasOwnRest(nodeCount))
  const things = Object.entries(done).filter(([what]) => isProxied || (what !== 'away' && what !== 'lost'))
  for (const [what, times] of things)
    expect(times, `${what} of ${JSON.stringify(done)}`).toBeGreaterThanOrEqual(least)
  expect(Math.min(done.edit, done.marks, done.kill + done.cut)).toBeGreaterThan(0)
})

async function expectAgreement(world: World): Promise<void> {
  await expectConverged(world, database, patience)
  await expectRestAgrees(world, patience)
  await expectConverged(world, database, patience)
  await expectDurable(world, database)
  await expectWords(world, database)
  expect(world.devices.flatMap(({ finalCodes }) => finalCodes)).toEqual([])
  for (const device of world.devices) done.marks += device.marks
  done.readers += world.ledger.forbidden.length
}

async function takeStep(world: World, mayBefallAll: boolean, worlds: readonly World[]): Promise<void> {
  const { random } = world
  const chance = mayBefallAll ? random() : random() * 0.94
  const device = world.some()
  const { proxy } = device
  if (chance < 0.66) {
    world.edit(device)
    done.edit += 1
  } else if (chance < 0.7) {
    if (await world.editByRest()) done.rest += 1
  } else if (chance < 0.76) {
    proxy.cut()
    done.cut += 1
  } else if (chance < 0.79) {
    proxy.halfClose()
    done.halfClose += 1
  } else if (chance < 0.81) {
    void proxy.stall(random() * 500)
    done.stall += 1
  } else if (chance < 0.84) {
    proxy.delayMs = random() < 0.5 ? 0 : random() * 60
  } else if (chance < 0.87) {
    proxy.doubles = !proxy.doubles
  } else if (chance < 0.92) {
    proxy.isDown = !proxy.isDown
    if (proxy.isDown) proxy.cut()
  } else if (chance < 0.94) {
    device.crash()
    done.crash += 1
  } else if (chance < 0.95) {
    rest.isAway = !rest.isAway
    rest.lossRate = random() < 0.5 ? 0 : 0.2
  } else if (chance < 0.96) {
    await disk.fill()
    editEverywhere(worlds)
    await pause(random() * 800)
    for (const each of worlds) await expectDurable(each, database)
    await disk.free()
    done.disk += 1
  } else if (chance < 0.97) {
    nodes.shiftClock(random)
    done.clock += 1
  } else if (chance < 0.988) {
    // During writing, while messages are under way everywhere.
    editEverywhere(worlds)
    await pause(random() * 30)
    await nodes.kill(random, { all: random() < 0.3 })
    done.kill += 1
    for (const each of worlds) await expectDurable(each, database)
    await nodes.startAll()
  } else if (redis && random() < 0.6) {
    await failRedis(redis, random)
  } else {
    for (const { devices } of worlds) for (const each of devices) each.proxy.cut()
  }
}

function editEverywhere(worlds: readonly World[]): void {
  for (const world of worlds) for (const each of world.devices) world.edit(each)
}

/** Stopped and soon started again, or running without answering. */
async function failRedis(server: RedisServer, random: Random): Promise<void> {
  if (random() < 0.5) {
    await server.kill()
    await pause(random() * 300)
    await server.start()
  } else {
    server.freeze()
    await pause(random() * 1_500)
    server.thaw()
  }
}

/** Ends all failures; every device writes a last word, so that each has something to send. */
async function heal(worlds: readonly World[]): Promise<void> {
  rest.isAway = false
  rest.lossRate = 0
  await nodes.startAll()
  for (const world of worlds) {
    for (const device of world.devices) {
      device.proxy.isDown = false
      device.proxy.doubles = false
      device.proxy.delayMs = 0
      world.edit(device)
    }
  }
}

/** Once all clients have closed, the nodes have no sockets, unstored bytes or waiting rooms left. */
async function expectNothingLeft(): Promise<void> {
  const read = async () => {
    const texts = await Promise.all(
      nodes.ports.map(async (port) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()),
    )
    const sum = (name: string) =>
      texts.reduce((total, text) => total + Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]), 0)
    return [
      sum('saegim_relay_sockets'),
      sum('saegim_relay_unsaved_bytes'),
      sum('saegim_relay_stale_sockets'),
      sum('saegim_writeback_waiting_rooms'),
    ]
  }
  await expect.poll(read, { timeout: patience, interval: 100 }).toEqual([0, 0, 0, 0])
}

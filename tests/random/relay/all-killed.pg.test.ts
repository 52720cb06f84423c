import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { openCluster } from '#server/database/embedded/cluster.ts'
import { connect, type Database } from '#server/database/open.ts'
import { createRandom } from '../../support/random.ts'
import { amountOf } from '../../support/size.ts'
import { expectConverged, expectDurable, expectWords } from './agreement.ts'
import { Nodes } from './nodes.ts'
import { postgresProcesses } from './postgres-tree.ts'
import { World } from './world.ts'

/** `KILLS=50`: the number of kills; `SEED=…`: the first seed. */
const kills = amountOf('KILLS', { fast: 2, full: 10 })
const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31))
const log = pino({ level: 'silent' })
const dataDir = mkdtempSync(join(tmpdir(), 'saegim-killed-'))
// Started by root, PostgreSQL runs as another user, who needs access to the directory.
chmodSync(dataDir, 0o755)
const nodes = new Nodes(1, { DATA_DIR: dataDir })

afterAll(async () => {
  await nodes.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

test.skipIf(process.platform !== 'linux')(
  `[R41] everything is killed at once amid writing, PostgreSQL too: nothing acknowledged is lost (seed ${seed})`,
  { tags: ['all'], timeout: 180_000 + kills * 30_000 },
  async () => {
    const random = createRandom(seed)
    await nodes.startAll()
    let database = await openBeside()
    const world = await World.open(database, nodes, random)
    let marked = 0
    try {
      for (let round = 0; round < kills; round += 1) {
        const until = Date.now() + 150 + random() * 600
        // On a busy machine it takes longer until the first word is acknowledged; without one the kill proves nothing.
        const isProof = () => acknowledged(world).length > marked
        while (Date.now() < until || (!isProof() && Date.now() < until + 30_000)) {
          for (let i = 0; i < 5; i += 1) world.edit(world.some())
          await pause(random() * 8)
        }
        const pids = postgresProcesses(dataDir)
        const isNodeFirst = random() < 0.5
        const ends = isNodeFirst ? nodes.kill(random, { all: true }) : null
        for (const pid of pids) killOf(pid)
        await (ends ?? nodes.kill(random, { all: true }))
        await database.close()
        await nodes.startAll()
        database = await openBeside()
        await expectDurable(world, database)
        marked = acknowledged(world).length
      }
      for (const device of world.devices) world.edit(device)
      await expectConverged(world, database, 40_000)
      await expectWords(world, database)
      expect(marked).toBeGreaterThan(kills)
      if (kills > 10) console.log(`${kills} kills of everything: ${marked} acknowledged words, 0 lost`)
    } finally {
      world.close()
      await database.close()
    }
  },
)

const acknowledged = (world: World) => world.ledger.words.filter(({ isAcknowledged }) => isAcknowledged)

/** A second connection to the node's database. */
async function openBeside(): Promise<Database> {
  const cluster = await openCluster(dataDir, log)
  expect(cluster.adopted).toBe(true)
  return connect(cluster.url, 3, log, async () => {})
}

function killOf(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // The child has ended by itself.
  }
}

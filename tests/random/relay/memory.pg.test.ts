import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import WebSocket from 'ws'
import type { Database } from '#server/database/open.ts'
import { createTestDatabase } from '#server/database/test-database.ts'
import { TestSocket } from '#server/relay/testing/test-relay.ts'
import type { MemoryReport } from './run-relay.ts'

/** `ROOMS=10000`: how many rooms are opened. */
const rooms = Number(process.env.ROOMS ?? 100)
/** Smaller ids include brands that the test relay refuses. */
const firstBrand = 1_000
const mebibyte = 1024 * 1024
/** Rooms that are opened between two garbage collections, so that only reachable memory counts. */
const turn = 25
let database: Database
let child: ChildProcess
let port = 0

beforeAll(async () => {
  database = await createTestDatabase()
  const main = fileURLToPath(new URL('./run-relay.ts', import.meta.url))
  // V8 touches its young generation little by little, and that alone looks like 20 kB a room for thousands of rooms;
  // code that it lets go of meanwhile hides as much as all these rooms would take.
  const flags = ['--expose-gc', '--max-semi-space-size=1', '--no-flush-bytecode']
  child = spawn(process.execPath, [...flags, main, database.url], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  if (!child.stdout) throw new Error('no output')
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string]
  port = Number(line)
}, 30_000)
afterAll(async () => {
  child.kill('SIGKILL')
  await database.close()
})

test('[R48] rooms that are opened in turn, written in and left take no memory with them', {
  tags: ['all'],
  timeout: 180_000 + rooms * 200,
}, async () => {
  const warm = Math.ceil(rooms / 4)
  const before = await visitRooms(1, warm)
  const after = await visitRooms(warm + 1, rooms)
  // Each of them holds 100 kB of text: together they would be that many times as much.
  expect(after.heapUsed - before.heapUsed).toBeLessThan(mebibyte)
  expect(after.arrayBuffers - before.arrayBuffers).toBeLessThan(mebibyte)
  expect(after.rss - before.rss).toBeLessThan(10 * mebibyte)
})

/** Returns the memory after the last of them was unloaded. */
async function visitRooms(first: number, last: number): Promise<MemoryReport> {
  for (let from = first; ; from += turn) {
    const to = Math.min(from + turn - 1, last)
    const next = Array.from({ length: to - from + 1 }, (_, at) => from + at)
    const workers = Array.from({ length: 8 }, async () => {
      for (let idBrand = next.pop(); idBrand !== undefined; idBrand = next.pop()) await visitRoom(idBrand)
    })
    await Promise.all(workers)
    const report = await memoryAtRest()
    if (to % 1_000 === 0) console.log(JSON.stringify({ opened: to, ...report }))
    if (to === last) return report
  }
}

async function visitRoom(idBrand: number): Promise<void> {
  const offers = ['saegim.v1', `bearer.${(idBrand % 50) + 1}-owner`]
  const socket = new TestSocket(
    new WebSocket(`ws://127.0.0.1:${port}/sync/${firstBrand + idBrand}/guide`, offers),
  )
  await socket.opened
  socket.change((doc) => doc.getText('core.background').insert(0, '온기를 굽는 집 '.repeat(4_000)))
  socket.show(socket.doc.clientID, 1, {})
  await socket.stored()
  const pulled = await socket.pull()
  await socket.close()
  pulled.destroy()
  socket.doc.destroy()
}

async function memoryAtRest(): Promise<MemoryReport> {
  const ask = async () => {
    const answered = once(child, 'message')
    child.send('how much')
    const [report] = (await answered) as [MemoryReport]
    return report
  }
  await expect.poll(async () => (await ask()).rooms, { timeout: 30_000 }).toBe(0)
  return ask()
}

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import WebSocket from 'ws'
import * as Y from 'yjs'
import type { Database } from '#server/database/open.ts'
import { createTestDatabase } from '#server/database/test-database.ts'
import { amountOf } from '../../../tests/support/size.ts'
import { seeded } from '../testing/test-random.ts'
import { readStored, TestSocket } from '../testing/test-relay.ts'
import { encodeSyncStep2 } from '../wire/messages.ts'

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const seed = Number(process.env.SEED ?? 20_261_121)
const kills = amountOf('KILLS', { fast: 4, full: 20 })
const limitMs = kills * 20_000

test(
  `[R41] nothing whose mark came back is lost by kill -9 (seed ${seed})`,
  async () => {
    const random = seeded(seed)
    const writers = [new Typist(7), new Typist(8)]
    for (let round = 0; round < kills; round += 1) {
      const { child, port } = await startServer()
      // On any machine: some words are stored, and others are being sent.
      const enough = markedOf(writers) + 10 + random() * 60
      const typing = writers.map((writer) => writer.typeUntilCutOff(port, random))
      while (markedOf(writers) < enough) await pause(1)
      child.kill('SIGKILL')
      await Promise.all([once(child, 'exit'), ...typing])
      const stored = await readStored(database, 1)
      for (const writer of writers) {
        const words = stored.getMap(`typist.${writer.id}`)
        const lost = [...writer.marked].filter((word) => !words.has(word))
        expect(lost, `round ${round}, seed ${seed}`).toEqual([])
        expect(missing(stored, writer.durable), `durable vector, round ${round}, seed ${seed}`).toEqual([])
      }
    }
    const marked = markedOf(writers)
    const typed = writers.reduce((sum, writer) => sum + writer.typed, 0)
    expect(marked).toBeGreaterThan(kills * 10)
    expect(typed, 'some words were cut off, or nothing was tried').toBeGreaterThan(marked)
  },
  limitMs,
)

/** A client whose document survives restarts of the server. */
class Typist {
  readonly id: number
  readonly doc = new Y.Doc()
  readonly marked = new Set<string>()
  durable: ReadonlyMap<number, number> = new Map()
  typed = 0

  constructor(id: number) {
    this.id = id
  }

  async typeUntilCutOff(port: number, random: () => number): Promise<void> {
    const url = `ws://127.0.0.1:${port}/sync/1/guide`
    const socket = new TestSocket(new WebSocket(url, ['saegim.v1', `bearer.${this.id}-owner`]))
    try {
      await socket.opened
      const { bytes } = await socket.next('ask')
      socket.send(encodeSyncStep2(Y.encodeStateAsUpdate(this.doc, bytes)))
      while (socket.socket.readyState === WebSocket.OPEN) await this.#typeSome(socket, random)
    } catch {
      // Disconnected: the server may lack what was not marked; the document still has it.
    } finally {
      const last = socket.heard.findLast(({ kind }) => kind === 'durable')
      if (last?.kind === 'durable') this.durable = Y.decodeStateVector(last.bytes)
      socket.socket.terminate()
    }
  }

  async #typeSome(socket: TestSocket, random: () => number): Promise<void> {
    const words: string[] = []
    for (let i = 0; i <= random() * 4; i += 1) {
      this.typed += 1
      const word = `${this.typed}`
      words.push(word)
      const before = Y.encodeStateVector(this.doc)
      this.doc.getMap(`typist.${this.id}`).set(word, true)
      socket.say(Y.encodeStateAsUpdate(this.doc, before))
    }
    await socket.stored()
    for (const word of words) this.marked.add(word)
  }
}

function markedOf(writers: readonly Typist[]): number {
  return writers.reduce((sum, { marked }) => sum + marked.size, 0)
}

function missing(doc: Y.Doc, vector: ReadonlyMap<number, number>): number[] {
  return [...vector]
    .filter(([client, clock]) => Y.getState(doc.store, client) < clock)
    .map(([client]) => client)
}

async function startServer(): Promise<{ child: ChildProcess; port: number }> {
  const main = fileURLToPath(new URL('../testing/test-server.ts', import.meta.url))
  const child = spawn(process.execPath, [main, database.url], { stdio: ['ignore', 'pipe', 'inherit'] })
  if (!child.stdout) throw new Error('no output')
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string]
  return { child, port: Number(line) }
}

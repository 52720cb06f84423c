import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Figure } from '../measure.ts'
import { benchDriveBrowser } from './bench-drive-browser.ts'
import { benchDriveCalls } from './bench-drive-calls.ts'

const megabytes = 1024
const chunk = Buffer.alloc(256 * 1024, 'ongi')

/** A file of 1 GB through a store of each kind, beside a process that only reads or writes it; then the calls of the drive, and the drive in a browser. */
export async function benchDrive(): Promise<Figure[]> {
  await using cleanup = new AsyncDisposableStack()
  const directory = await mkdtemp(join(tmpdir(), 'saegim-bench-drive-'))
  cleanup.defer(() => rm(directory, { recursive: true, force: true }))
  const open = async (...given: string[]) => {
    const child = fork(join(import.meta.dirname, 'store-process.ts'), given)
    cleanup.defer(() => void child.kill())
    return { url: `http://127.0.0.1:${await portOf(child)}` }
  }
  const sink = await open('sink')
  const bare = { in: await timed(() => send(sink.url)), out: await timed(() => receive(sink.url)) }
  const figures: Figure[] = []
  for (const [name, store] of [
    ['a directory', await open('directory', directory)],
    ['a bucket', await open('bucket', sink.url)],
  ] as const) {
    const before = await memoryOf(store.url)
    const [into, out] = [await timed(() => send(store.url)), await timed(() => receive(store.url))]
    const after = await memoryOf(store.url)
    figures.push(
      { name: `1 GB into ${name}`, unit: 's', value: into, limit: bare.in, limitName: 'bare node:http' },
      { name: `1 GB out of ${name}`, unit: 's', value: out, limit: bare.out, limitName: 'bare node:http' },
      {
        name: `memory that both took of ${name}`,
        unit: 'kB',
        value: after - before,
        limit: megabytes * 1024,
        limitName: 'the file in memory',
      },
    )
  }
  return [...figures, ...(await benchDriveCalls(sink.url)), ...(await benchDriveBrowser())]
}

async function portOf(child: ChildProcess): Promise<number> {
  const [port] = await once(child, 'message')
  return Number(port)
}

async function memoryOf(url: string): Promise<number> {
  return Number(await (await fetch(`${url}/memory`)).text())
}

/** In seconds. */
async function timed(work: () => Promise<void>): Promise<number> {
  const began = performance.now()
  await work()
  return (performance.now() - began) / 1000
}

async function send(url: string): Promise<void> {
  const sent = request(`${url}/large`, {
    method: 'PUT',
    headers: { 'content-length': megabytes * 1024 ** 2 },
  })
  const answered = once(sent, 'response')
  await pipeline(Readable.from(pieces()), sent)
  const [answer] = await answered
  await drain(answer)
}

async function receive(url: string): Promise<void> {
  const asked = request(`${url}/large`).end()
  const [answer] = await once(asked, 'response')
  const size = await drain(answer)
  if (size !== megabytes * 1024 ** 2) throw new Error(`${size} bytes came back.`)
}

async function drain(stream: AsyncIterable<Buffer>): Promise<number> {
  let size = 0
  for await (const { length } of stream) size += length
  return size
}

function* pieces(): Generator<Buffer> {
  for (let left = megabytes * 4; left > 0; left -= 1) yield chunk
}

import { EventEmitter } from 'node:events'
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { Bytes } from '#server/http/bytes.ts'
import { countBytes } from './count-bytes.ts'

interface Options {
  readonly range?: string
  readonly ifRange?: string
  readonly method?: string
  readonly isRefused?: boolean
}

function download(body: Bytes['body'], { range, ifRange, method = 'GET', isRefused = false }: Options = {}) {
  const counted: number[] = []
  const socket = { bytesWritten: 700 }
  const raw = new EventEmitter()
  const request = {
    method,
    headers: { range, 'if-range': ifRange },
    raw: { socket },
  } as unknown as FastifyRequest
  const countLinkBytes = async (_link: string, bytes: number) => {
    counted.push(bytes)
    return isRefused ? 60 : null
  }
  const bytes = new Bytes({ body, type: 'image/png', fileName: 'a.png' })
  const begun = countBytes(request, { raw } as unknown as FastifyReply, bytes, {
    limits: { countLinkBytes },
    link: 'file 1',
  })
  const end = async (sent: number) => {
    await begun
    socket.bytesWritten += sent
    raw.emit('close')
    return counted
  }
  return { end }
}

const stored = { size: 1_000, tag: '', open: async () => null }

test('a download counts before it is sent, and gives back what the client did not take', async () => {
  expect(await download(stored).end(1_200)).toEqual([1_000, 200])
  expect(await download(stored).end(300)).toEqual([1_000, -700])
  expect(await download(new Uint8Array(50)).end(50)).toEqual([50])
})

test('a part counts as itself, and a part beyond the end or the head as nothing', async () => {
  expect(await download(stored, { range: 'bytes=100-199' }).end(400)).toEqual([100, 300])
  expect(await download(stored, { range: 'bytes=2000-' }).end(0)).toEqual([0])
  expect(await download(stored, { method: 'HEAD' }).end(400)).toEqual([])
})

test('an archive counts what was sent of it', async () => {
  expect(await download(Readable.from([])).end(5_000)).toEqual([0, 5_000])
})

test('a part that is asked for of other bytes counts as all that is sent', async () => {
  const asked = { range: 'bytes=0-0', ifRange: '"other"' }
  expect(await download(stored, asked).end(1_000)).toEqual([1_000])
  expect(await download(new Uint8Array(50), { range: 'bytes=0-0' }).end(50)).toEqual([50])
})

test('what is refused is given back at once', async () => {
  expect(await download(stored, { isRefused: true }).end(0)).toEqual([1_000, -1_000])
})

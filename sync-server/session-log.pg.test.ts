import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import WebSocket from 'ws'
import { guide } from '#model/documents/guide.ts'
import { bearerPrefix, subprotocol } from '#model/sync/protocol.ts'
import { createLog } from './logging.ts'
import { openProxy, openWorld } from './writeback/testing/test-world.ts'

vi.setConfig({ testTimeout: 60_000 })

/** Contained in every text, name and secret of this test. */
const word = '달빛가마'
const asciiWord = 'moonlitkiln'

test('content, names and secrets of people are never logged, whatever fails', async () => {
  const lines: string[] = []
  const log = createLog('trace', { write: (line) => void lines.push(line) })
  const world = await openWorld()
  const proxy = await openProxy()
  const server = await world.start({ API_URL: proxy.url }, log)
  proxy.target = server.port
  const call = (method: string, path: string, body?: unknown) => world.call(server, method, path, body)
  const email = `${asciiWord}@ongi.example`
  const password = `${asciiWord}-7-${randomUUID()}`

  await call('POST', '/api/v1/account/cert/email', { email, mode: 'SIGNUP' })
  await call('POST', '/api/v1/account/cert/email/confirm', { email, code: '000000', mode: 'SIGNUP' })
  await call('POST', '/api/v1/account/signup', { email, password, fullName: word })
  await call('POST', '/api/v1/account/login', { email, password })
  await call('PATCH', '/api/v1/brand', { subName: word, website: `https://${asciiWord}` })
  await call('PATCH', '/api/v1/brand/core', { background: word, nothing: { [word]: word } })
  await call('PATCH', '/api/v1/brand/core', { what: word.repeat(200) })
  await call('PATCH', '/api/v1/brand/core', word)
  await call('GET', `/api/v1/brand/core/value/keyword?keyword=${encodeURIComponent(word)}`)
  await call('GET', `/api/v1/${asciiWord}/${encodeURIComponent(word)}`)
  await call('POST', '/api/v1/brand/history/guide', { name: word })

  const { doc, provider, problems, synced } = world.join(server)
  await synced
  provider.awareness.setLocalState({ place: word, caret: { words: word } })
  guide.core.memo.write(doc, word)
  guide.core.values.add(doc, { keyword: word, description: word })
  guide.info.businessNumber.write(doc, asciiWord)
  guide.info.representative.write(doc, word)
  await vi.waitFor(() => expect(problems.length).toBeGreaterThan(0))
  await vi.waitFor(async () => expect(await world.core(server)).toMatchObject({ memo: word }))

  // A REST API that repeats the request's body in all kinds of error answers.
  for (const status of [400, 404, 409, 418, 500, 503]) {
    const asked = proxy.refused
    proxy.answers = {
      status,
      body: { code: word, message: word, details: [{ field: word, code: word, message: word }] },
    }
    guide.core.how.write(doc, `${word} ${status}`)
    await call('POST', '/api/v1/brand/sync/retry', {})
    await vi.waitFor(() => expect(proxy.refused).toBeGreaterThan(asked))
  }
  proxy.answers = null
  await call('GET', '/api/v1/brand/sync/refused')

  for (const message of [word, Buffer.from(`\0\x02${word}`), Buffer.from(`\x01\x20${word}`)]) {
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/sync/${world.idBrand}/guide`, [
      subprotocol,
      bearerPrefix + world.token,
    ])
    const closed = new Promise((resolve) => socket.once('close', resolve))
    socket.once('open', () => socket.send(message))
    expect(await closed).toBe(4422)
  }
  const lost = new WebSocket(
    `ws://127.0.0.1:${server.port}/sync/${encodeURIComponent(word)}?token=${asciiWord}`,
  )
  await new Promise((resolve) => lost.once('close', resolve))
  provider.destroy()
  await server.close()

  const said = lines.join('')
  expect(lines.length).toBeGreaterThan(30)
  for (const what of ['answered', 'sync socket opened', 'sync socket refused', 'a write-back pass failed'])
    expect(said).toContain(what)
  for (const secret of [word, encodeURIComponent(word), asciiWord, password, world.token, '한결', '온기'])
    expect(
      lines.filter((line) => line.includes(secret)),
      secret,
    ).toEqual([])
})

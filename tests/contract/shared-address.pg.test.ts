import { connect, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { logIn } from '#contract/account.ts'
import type { CallWithShapes } from '#contract/call.ts'
import { contract } from '#contract/contract.ts'
import { readMe } from '#contract/me.ts'
import { listLanguages } from '#contract/reference.ts'
import { cookies } from '#model/access/cookies.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'

/*
 * Two accounts behind one address, as in an office or at a mobile carrier: what one of them uses up is not missing for the other.
 */

const office = { 'x-forwarded-for': '203.0.113.1' }

let api: TestApi
let one: Awaited<ReturnType<TestApi['person']>>
let two: typeof one

describe('limits in time', () => {
  beforeAll(async () => {
    api = await openTestApi({
      HTTP_REQUESTS_PER_MINUTE: '1000',
      LOGIN_ATTEMPTS_PER_MINUTE: '3',
      MAIL_CODES_PER_HOUR: '3',
    })
  })
  afterAll(() => api.close())

  const statusOf = async (call: CallWithShapes, token?: string) => {
    const params = { idFile: 1, id: 1, key: 'x', code: 'x', provider: 'google' }
    const { status } = await api.send(call, { ...(token && { token }), params, body: {}, headers: office })
    return status
  }
  // Small pictures have a limit that is too large to be reached by calls: `sync-server/http/limits.test.ts`.
  const limited = contract.filter(
    ({ limit = 'ordinary', access, staff }) =>
      limit !== 'ordinary' &&
      limit !== 'picture' &&
      staff === undefined &&
      !(limit === 'login' && access === 'public'),
  )

  test.each(limited.map((call) => [call.name, call] as const))(
    '%s is counted for the account that calls, not for its neighbours',
    async (_, call) => {
      ;[one, two] = [await api.person(), await api.person()]
      const statuses: number[] = []
      while (statuses.length < 62 && statuses.at(-1) !== 429) statuses.push(await statusOf(call, one.token))
      expect(statuses.at(-1)).toBe(429)
      expect(await statusOf(call, two.token)).not.toBe(429)
      if (call.access === 'public') expect(await statusOf(call)).not.toBe(429)
    },
  )

  test('tries of passwords count by address, however many accounts their sender has', async () => {
    const tryLogin = async (at: number, headers = office) => {
      const { token } = await api.person()
      const body = { email: `someone-${at}@onsaem.example`, password: 'guess-1234' }
      return (await api.send(logIn, { token, body, headers })).status
    }
    for (let at = 0; at < 30; at += 1) expect(await tryLogin(at)).toBe(401)
    expect(await tryLogin(30)).toBe(429)
    expect(await tryLogin(31, { 'x-forwarded-for': '203.0.113.2' })).toBe(401)
  })

  test('pages are counted for the account whose session the browser sends', async () => {
    ;[one, two] = [await api.person(), await api.person()]
    const page = (token: string) =>
      api.request({
        url: '/share/none',
        headers: { ...office, cookie: `${cookies.accessToken.name}=${token}` },
      })
    for (const { token } of [one, two]) await api.send(readMe, { token, headers: office })
    const statuses = []
    for (let i = 0; i < 1001; i += 1) statuses.push((await page(one.token)).status)
    expect([statuses[999], statuses[1000]]).toEqual([404, 429])
    expect((await page(two.token)).status).toBe(404)
    // Its pages do not use up its calls.
    expect((await api.send(readMe, { token: one.token, headers: office })).status).toBe(200)
  })
})

describe('requests in progress', () => {
  const sockets = new Set<Socket>()
  let port: number
  let address: string
  let tests = 0
  beforeAll(async () => {
    api = await openTestApi({ HTTP_REQUESTS_PER_ADDRESS: '20', HTTP_BODY_MS: '60000' })
    port = Number(new URL(await api.app.listen({ port: 0, host: '127.0.0.1' })).port)
  })
  beforeEach(async () => {
    tests += 1
    // Of each test its own: the server may hear later than the next test that the connections of the one before are closed.
    address = `198.51.100.${tests}`
    ;[one, two] = [await api.person(), await api.person()]
    // Read once, so that their calls count as their accounts from the first on.
    for (const { token } of [one, two]) expect(await statusOf(token)).toBe(200)
  })
  afterEach(() => {
    for (const socket of sockets) socket.destroy()
    sockets.clear()
  })
  afterAll(() => api.close())

  /** So many calls whose bodies never come. Resolves when 20 of them are waited for, and the others refused. */
  async function hold(count: number, tokenOf: (at: number) => string): Promise<void> {
    let refused = 0
    for (let at = 0; at < count; at += 1) {
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => undefined)
      socket.on('data', (answer) => {
        if (String(answer).startsWith('HTTP/1.1 429')) refused += 1
      })
      sockets.add(socket)
      const lines = [
        'POST /api/v1/account/login HTTP/1.1',
        'host: localhost',
        'content-type: application/json',
        'content-length: 60',
        `x-forwarded-for: ${address}`,
        `authorization: Bearer ${tokenOf(at)}`,
      ]
      socket.write(`${lines.join('\r\n')}\r\n\r\n`)
    }
    await expect.poll(() => refused).toBe(count - 20)
  }

  const statusOf = async (token?: string) => {
    const headers = { 'x-forwarded-for': address }
    return (await api.send(token ? readMe : listLanguages, { ...(token && { token }), headers })).status
  }

  test('of one account leave all places of its address to others', async () => {
    await hold(30, () => one.token)
    expect(await statusOf(one.token)).toBe(429)
    expect(await statusOf(two.token)).toBe(200)
    expect(await statusOf()).toBe(200)
    for (const socket of sockets) socket.destroy()
    await expect.poll(() => statusOf(one.token)).toBe(200)
  })

  test('with made-up tokens have the places of their address, and leave accounts theirs', async () => {
    await hold(30, (at) => `made-up-${at}`)
    expect(await statusOf()).toBe(429)
    expect(await statusOf('made-up')).toBe(429)
    expect(await statusOf(two.token)).toBe(200)
    for (const socket of sockets) socket.destroy()
    await expect.poll(() => statusOf()).toBe(200)
  })

  test('with one made-up token have no more places than without one', async () => {
    await hold(30, () => 'made-up')
    expect(await statusOf(two.token)).toBe(200)
  })
})

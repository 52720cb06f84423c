import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { logIn } from '#contract/account.ts'
import { deleteBrand } from '#contract/brand.ts'
import { changeCore, readCore } from '#contract/brand-core.ts'
import { restoreBrandDirectories } from '#contract/directory.ts'
import { uploadImage } from '#contract/file.ts'
import { changeProfile, readMe } from '#contract/me.ts'
import { pageMembers } from '#contract/member.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'

let api: TestApi
let port: number

beforeAll(async () => {
  api = await openTestApi({ LOGIN_ATTEMPTS_PER_MINUTE: '1' })
  port = Number(new URL(await api.app.listen({ port: 0, host: '127.0.0.1' })).port)
})

afterAll(() => api.close())

/** Sends lines as they are and reads until the server closes the connection. */
async function speak(...lines: readonly string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(lines.join('\r\n'))
  const parts: string[] = []
  for await (const part of socket) parts.push(String(part))
  return parts.join('')
}

const head = ['host: localhost', 'content-type: application/json']

describe('where a message ends', () => {
  test.each([
    ['a length and chunks', ['content-length: 4', 'transfer-encoding: chunked']],
    ['two lengths', ['content-length: 4', 'content-length: 40']],
    ['an odd length', ['content-length: +4']],
    ['chunks that are named oddly', ['transfer-encoding: xchunked']],
    ['chunks before another coding', ['transfer-encoding: chunked, identity']],
  ])(
    '%s: the message is refused and the connection closed, so that nothing in it counts as a second one',
    async (_, lines) => {
      const hidden = 'GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n'
      const said = await speak(
        'POST /api/v1/account/login HTTP/1.1',
        ...head,
        ...lines,
        '',
        `0\r\n\r\n${hidden}`,
      )
      expect(said).toMatch(/^HTTP\/1\.1 400 /)
      expect(said.match(/HTTP\/1\.1 /g)).toHaveLength(1)
    },
  )

  test('a bare line break ends no header', async () => {
    const said = await speak(
      'GET /healthz HTTP/1.1',
      'host: localhost\nx-other: a',
      'connection: close',
      '',
      '',
    )
    expect(said).toMatch(/^HTTP\/1\.1 400 /)
  })
})

test('methods that nothing is served for are not answered, TRACE among them', async () => {
  for (const method of ['TRACE', 'CONNECT', 'PROPFIND', 'OPTIONS']) {
    const said = await speak(
      `${method} /api/v1/me HTTP/1.1`,
      'host: localhost',
      'x-echo: secret-of-mine',
      'connection: close',
      '',
      '',
    )
    expect([method, said]).toEqual([method, expect.not.stringMatching(/^HTTP\/1\.1 [23]|secret-of-mine/)])
  }
})

describe('the address of a client', () => {
  const guess = (i: number) => ({ email: `guess${i}@ongi.example`, password: 'guess-1234' })
  /** Statuses of eleven logins, one more than an address has in a minute. */
  async function tries(remoteAddress: string, forwarded: (i: number) => string): Promise<number[]> {
    const answers = []
    for (let i = 0; i < 11; i += 1) {
      const headers = {
        'x-forwarded-for': forwarded(i),
        'x-real-ip': forwarded(i),
        forwarded: `for=${forwarded(i)}`,
      }
      const { status } = await api.request({
        method: logIn.method,
        url: logIn.path,
        payload: guess(i),
        headers,
        remoteAddress,
      })
      answers.push(status)
    }
    return answers
  }

  test('of another machine it is its own, whatever it says', async () => {
    expect((await tries('203.0.113.9', (i) => `198.51.100.${i}`)).at(-1)).toBe(429)
    expect(await tries('127.0.0.1', (i) => `192.0.2.${i}`)).not.toContain(429)
  })

  test('behind a proxy on this machine it is the one that the proxy added, not those that the client sent', async () => {
    expect((await tries('127.0.0.1', (i) => `198.51.100.${i}, 203.0.113.10`)).at(-1)).toBe(429)
  })
})

describe('what a request means', () => {
  test('a body counts by its type, and JSON alone is read', async () => {
    const { email } = await api.person()
    const json = JSON.stringify({ email, password: 'guess-1234' })
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/xml',
      'text/plain; application/json',
    ]) {
      const answer = await api.request({
        method: 'POST',
        url: logIn.path,
        payload: json,
        headers: { 'content-type': type },
      })
      expect([type, answer.status]).toEqual([type, 415])
    }
  })

  test('a parameter that is given twice is refused, and one at another place is not read', async () => {
    const { token, idBrand } = await api.owner()
    const at = (query: string) =>
      api.request({
        method: 'GET',
        url: `${pageMembers.path}?${query}`,
        headers: { authorization: `Bearer ${token}`, idbrandheader: String(idBrand) },
      })
    expect((await at('query=a')).status).toBe(200)
    expect(await at('query=a&query=b')).toMatchObject({
      status: 400,
      body: { details: [{ field: 'query' }] },
    })
    const inQuery = await api.request({
      method: 'POST',
      url: `${logIn.path}?email=a@ongi.example&password=guess-1234`,
      payload: {},
    })
    expect(inQuery).toMatchObject({
      status: 400,
      body: { details: [{ field: 'email' }, { field: 'password' }] },
    })
  })

  test('a brand in the address that is not the one of the header is refused', async () => {
    const { token, idBrand } = await api.owner()
    const other = await api.brand((await api.person()).id)
    for (const [header, inQuery] of [
      [idBrand, other],
      [other, idBrand],
    ] as const) {
      const sent = { token, idBrand: header, query: { idBrand: inQuery } }
      expect((await api.send(deleteBrand, sent)).status).toBe(400)
    }
  })

  test('the prototype of objects cannot be named in JSON', async () => {
    const { token } = await api.person()
    for (const payload of [
      '{"__proto__":{"role":"BRAND_ROLE_OWNER"}}',
      '{"fullName":{"constructor":{"prototype":{"a":1}}}}',
    ]) {
      const answer = await api.request({
        method: changeProfile.method,
        url: changeProfile.path,
        payload,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      })
      expect([payload, answer.status]).toEqual([payload, 400])
    }
    expect(({} as Record<string, unknown>).role).toBeUndefined()
  })

  test('nor in the data beside a file', async () => {
    const { token, idBrand } = await api.owner()
    const boundary = 'ongi'
    const part = (name: string, text: string) =>
      `--${boundary}\r\nContent-Disposition: form-data; ${name}\r\n\r\n${text}\r\n`
    const data =
      '{"fileType":"LOGO","__proto__":{"name":"inherited"},"constructor":{"prototype":{"polluted":1}}}'
    const answer = await api.request({
      method: uploadImage.method,
      url: uploadImage.path,
      payload: `${part('name="data"', data)}${part('name="file"; filename="own.svg"', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1"/></svg>')}--${boundary}--\r\n`,
      headers: {
        authorization: `Bearer ${token}`,
        idbrandheader: String(idBrand),
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
    })
    expect(answer).toMatchObject({ status: 200, body: { name: 'own.svg' } })
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })

  test('an object whose length cannot be compared is no list', async () => {
    const { token, idBrand } = await api.owner()
    const body = { idDirectories: { length: { toString: [1], valueOf: 2 } } } as unknown as {
      idDirectories: number[]
    }
    expect(await api.send(restoreBrandDirectories, { token, idBrand, body })).toMatchObject({
      status: 400,
      body: { code: 'BAD_REQUEST', details: [{ field: 'body', code: 'INVALID_VALUE' }] },
    })
  })

  test('texts are decoded once, and stored and answered as they were typed', async () => {
    const { token, idBrand } = await api.owner()
    const typed = `%2541 &lt;b&gt; <script>alert(1)</script> '; drop table brand; -- \\u0041 {{company.name}} %s`
    expect((await api.send(changeCore, { token, idBrand, body: { background: typed } })).status).toBe(200)
    expect((await api.send(readCore, { token, idBrand })).body.background).toBe(typed)
    const twice = await api.person('100%41')
    await api.join(idBrand, twice.id, 'BRAND_ROLE_MEMBER')
    const found = async (query: string) =>
      (await api.send(pageMembers, { token, idBrand, query: { query } })).text.includes('100%41')
    expect([await found('100%41'), await found('100A'), await found('1__%')]).toEqual([true, false, false])
  })
})

test('a token counts in the header and the cookie, never in the address', async () => {
  const { token } = await api.person()
  const at = (query: string) => api.request({ method: 'GET', url: `${readMe.path}?${query}` })
  for (const name of ['token', 'access_token', 'accessToken', 'authorization'])
    expect((await at(`${name}=${token}`)).status).toBe(401)
})

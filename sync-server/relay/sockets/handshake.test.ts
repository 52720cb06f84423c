import { expect, test } from 'vitest'
import { freshKey } from '#model/fields/fresh-key.ts'
import { readAddress, readToken } from './handshake.ts'

test('[R1] a bearer goes before the cookie, and a cookie may be quoted or encoded', () => {
  const headers = {
    cookie: 'saegim-access-token=%7Ecookie',
    'sec-websocket-protocol': 'saegim.v1, bearer.abc',
  }
  expect(readToken({ headers })).toBe('abc')
  expect(readToken({ headers: { cookie: headers.cookie } })).toBe('~cookie')
  expect(readToken({ headers: { cookie: 'x=1; saegim-access-token="q"' } })).toBe('q')
  expect(readToken({ headers: {} })).toBeNull()
})

test('[R4] [R96] a room is a brand and a document of a known kind, or of one of a newer release', () => {
  expect(readAddress('/sync/12/guide?x=1')).toEqual({ idBrand: 12, document: 'guide' })
  expect(readAddress('/sync/12/other')).toBe('unknown')
  const id = freshKey()
  expect(readAddress(`/sync/12/design/${id}?x=1`)).toEqual({ idBrand: 12, document: `design/${id}` })
  expect(readAddress(`/sync/12/other/${id}`)).toBe('unknown')
  for (const path of [
    '/sync/0/guide',
    '/sync/-1/guide',
    '/sync/1/guide/x',
    '/sync/1/design',
    '/sync/1/design/x',
    `/sync/1/design/${id}/x`,
    '/sync/1',
    '/sync/9e9/guide',
    '/sync/9007199254740993/other',
  ]) {
    expect(readAddress(path)).toBeNull()
  }
})

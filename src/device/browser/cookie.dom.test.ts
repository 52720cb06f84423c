import { afterEach, expect, test, vi } from 'vitest'
import { cookies } from '#model/access/cookies.ts'
import { writeCookie } from './cookie.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const ofAccess = cookies.accessToken.name

test('a cookie belongs to this host, or to the domain that the server named, and then to it alone', () => {
  expect(written('')).toEqual([expect.stringMatching(`^${ofAccess}=t; Path=/; Max-Age=\\d+; SameSite=Lax$`)])
  expect(written(`${cookies.domain.name}=saegim.example`)).toEqual([
    `${ofAccess}=; Path=/; Max-Age=0; SameSite=Lax`,
    expect.stringMatching(`^${ofAccess}=t; .*; Domain=saegim.example$`),
  ])
})

test('a cookie is not sent without TLS where the page has it', () => {
  vi.stubGlobal('location', { protocol: 'https:' })
  expect(written('')).toEqual([expect.stringMatching(/; SameSite=Lax; Secure$/)])
})

/** What is written, where the browser has these cookies. */
function written(stored: string): string[] {
  const all: string[] = []
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(stored)
  vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => void all.push(cookie))
  writeCookie(cookies.accessToken, 't')
  vi.restoreAllMocks()
  return all
}

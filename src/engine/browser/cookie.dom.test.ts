import { afterEach, expect, test, vi } from 'vitest'
import { cookies } from '#model/access/cookies.ts'
import { areCookiesKept, writeCookie } from './cookie.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const ofAccess = cookies.accessToken.name

test('whether the browser keeps cookies is tried out, and nothing of that stays', () => {
  expect(areCookiesKept()).toBe(true)
  expect(document.cookie).toBe('')
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {})
  expect(areCookiesKept()).toBe(false)
})

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

test('a browser that throws for cookies keeps none, and nothing else fails', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  vi.spyOn(document, 'cookie', 'get').mockImplementation(refuse)
  vi.spyOn(document, 'cookie', 'set').mockImplementation(refuse)
  expect(() => writeCookie(cookies.accessToken, 't')).not.toThrow()
  expect(areCookiesKept()).toBe(false)
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

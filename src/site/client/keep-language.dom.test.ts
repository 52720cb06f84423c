import { afterEach, expect, test, vi } from 'vitest'
import { cookies } from '#model/access/cookies.ts'
import { keepLanguage } from './keep-language.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('the language is for every page of the host, and is not sent without TLS where the page has it', () => {
  expect(writtenAt('http:')).toBe(`${cookies.locale.name}=ja; Path=/; Max-Age=31536000; SameSite=Lax`)
  expect(writtenAt('https:')).toBe(`${writtenAt('http:')}; Secure`)
})

function writtenAt(protocol: string): string {
  let written = ''
  vi.stubGlobal('location', { protocol })
  vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => {
    written = cookie
  })
  keepLanguage('ja')
  return written
}

import { expect, expectTypeOf, it, vi } from 'vitest'
import type { Call } from '#contract/call.ts'
import { headers } from '#contract/errors.ts'
import { readStorage, uploadFile } from '#contract/file.ts'
import '../browser/browser.fixture.ts'
import { openBrand } from '../identity/session.ts'
import { requestOf, rest } from './rest.ts'
import { restBytes } from './rest-bytes.ts'
import { restUpload } from './rest-upload.ts'

it('a call names the brand that it was given, and never the one that is open', () => {
  openBrand(6)
  expect(new Headers(requestOf(readStorage, {}, {}).headers).get(headers.brand)).toBeNull()
  expect(new Headers(requestOf(readStorage, {}, { idBrand: 5 }).headers).get(headers.brand)).toBe('5')
  openBrand(null)
})

it('a call of a brand’s members cannot be written without its brand', () => {
  expectTypeOf(rest<typeof readStorage>)
    .parameter(1)
    .toEqualTypeOf<Record<string, never>>()
  expectTypeOf(rest<typeof readStorage>)
    .parameter(2)
    .toExtend<{ readonly idBrand: number }>()
})

it('a call of a brand’s members without its brand is refused and not sent, whatever brand is open by then', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const fetch = vi.fn()
  vi.stubGlobal('fetch', fetch)
  openBrand(6)
  // As where the type of the call is erased, so that the compiler does not refuse it.
  const [read, upload]: Call[] = [readStorage, uploadFile]
  for (const result of [
    await rest(read as Call, {}),
    await restBytes(read as Call, {}),
    await restUpload(upload as Call, new Blob(), 'a.png', {}),
  ])
    expect(result).toMatchObject({ ok: false, code: 'BAD_REQUEST', status: 400 })
  expect(fetch).not.toHaveBeenCalled()
  openBrand(null)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

import { afterEach, expect, test, vi } from 'vitest'
import { copyText } from './copy-text.ts'
import { dismissToast, shownToasts } from './toasts.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  for (const { id } of shownToasts.get()) dismissToast(id)
})

function shown() {
  return shownToasts.get().map(({ tone, text }) => [tone, text])
}

test('says that a text was copied', async () => {
  const writeText = vi.fn(async (_text: string) => {})
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  await copyText('단팥빵', 'done', 'failed')
  expect(writeText).toHaveBeenCalledExactlyOnceWith('단팥빵')
  expect(shown()).toEqual([['success', 'done']])
})

test.each([
  ['refuses', { clipboard: { writeText: () => Promise.reject(new Error('NotAllowedError')) } }],
  ['has no clipboard, as without a secure context,', {}],
])('says that it was not where the browser %s', async (_, navigator) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('navigator', navigator)
  await copyText('단팥빵', 'done', 'failed')
  expect(shown()).toEqual([['error', 'failed']])
})

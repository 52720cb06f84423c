import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const given = vi.hoisted(() => ({ isOnline: true, code: 'PICTURE_REMOVED', asked: [] as unknown[] }))
vi.mock('#engine/browser/network.ts', () => ({ useOnline: () => given.isOnline }))
vi.mock('#engine/rest/rest.ts', () => ({
  rest: async (_call: object, input: object) => {
    given.asked.push(input)
    return { ok: false, code: 'NOT_FOUND', details: [{ field: 'idFile', code: given.code }] }
  },
}))
const { useIsRemoved } = await import('./useIsRemoved.ts')

beforeEach(() => {
  Object.assign(given, { isOnline: true, code: 'PICTURE_REMOVED', asked: [] })
})
afterEach(cleanup)

test('a file that the server says was removed is removed', async () => {
  const { result } = renderHook(() => useIsRemoved('12'))
  await waitFor(() => expect(result.current).toBe(true))
  expect(given.asked).toEqual([{ params: { idFile: 12 } }])
})

test('a file that is missing for another reason is not', async () => {
  given.code = 'NOT_FOUND'
  const { result } = renderHook(() => useIsRemoved('12'))
  await waitFor(() => expect(given.asked).toHaveLength(1))
  expect(result.current).toBe(false)
})

test('nothing is asked without a network, of a file of this device alone, or where none is missing', () => {
  given.isOnline = false
  renderHook(() => useIsRemoved('12'))
  given.isOnline = true
  renderHook(() => useIsRemoved('a-file-of-this-device'))
  renderHook(() => useIsRemoved(null))
  expect(given.asked).toEqual([])
})

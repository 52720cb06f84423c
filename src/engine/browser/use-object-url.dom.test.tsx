import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useObjectUrl } from './useObjectUrl.ts'

let host: HTMLElement
let made: number
const revoked: string[] = []

beforeEach(() => {
  made = 0
  revoked.length = 0
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${++made}`)
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void revoked.push(url))
  host = document.body.appendChild(document.createElement('div'))
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('another Blob gets another URL, and each is revoked when it is no longer shown', async () => {
  const first = new Blob(['a'])
  expect(await shown(first)).toBe('blob:1')
  expect(await shown(first)).toBe('blob:1')
  expect(await shown(new Blob(['b']))).toBe('blob:2')
  expect(revoked).toEqual(['blob:1'])
  expect(await shown(null)).toBe('none')
  expect(revoked).toEqual(['blob:1', 'blob:2'])
})

test('with the same key another Blob keeps the URL', async () => {
  expect(await shown(new Blob(['a']), 'file-1')).toBe('blob:1')
  expect(await shown(new Blob(['a']), 'file-1')).toBe('blob:1')
  expect(await shown(new Blob(['b']), 'file-2')).toBe('blob:2')
  expect(revoked).toEqual(['blob:1'])
})

async function shown(blob: Blob | null, key?: string): Promise<string | null> {
  await act(() => render(<Shown blob={blob} {...(key !== undefined && { of: key })} />, { container: host }))
  return host.textContent
}

function Shown({ blob, of }: { blob: Blob | null; of?: string }) {
  return useObjectUrl(blob, of) ?? 'none'
}

import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DriveFile } from '#kits/drive/rows/drive-file.ts'
import { Thumbnail } from './Thumbnail.tsx'

vi.mock('#kits/drive/bytes/read-thumbnail.ts', () => ({ readThumbnail: async () => new Blob(['<svg/>']) }))

let host: HTMLElement

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:thumbnail')
  host = document.body.appendChild(document.createElement('div'))
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('a drawing whose pixels the browser does not let be read stands on white, without an error', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    drawImage: () => undefined,
    getImageData: () => {
      throw new DOMException('The canvas has been tainted by cross-origin data.', 'SecurityError')
    },
  } as unknown as null)
  const thrown: unknown[] = []
  const keep = (event: ErrorEvent) => {
    event.preventDefault()
    thrown.push(event.error)
  }
  window.addEventListener('error', keep)
  await act(async () => render(<Thumbnail file={drawing} />, { container: host }))
  await act(async () => vi.dynamicImportSettled())
  const picture = host.querySelector('img')
  await act(async () => picture?.dispatchEvent(new Event('load')))
  window.removeEventListener('error', keep)
  expect(thrown).toEqual([])
  expect(picture?.dataset.ground).toBe('white')
})

const drawing = {
  key: 'a',
  idFile: null,
  kind: 'IMAGE',
  name: '로고.svg',
  type: 'image/svg+xml',
} as DriveFile

import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DriveFile } from '#kits/drive/rows/drive-file.ts'
import { Thumbnail } from './Thumbnail.tsx'

vi.mock('#kits/drive/bytes/read-thumbnail.ts', () => ({ readThumbnail: async () => new Blob(['<svg/>']) }))

let root: Root
let host: HTMLElement

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:thumbnail')
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
})

afterEach(async () => {
  await act(async () => root.unmount())
  host.remove()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
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
  await act(async () => root.render(<Thumbnail file={drawing} />))
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

import 'fake-indexeddb/auto'
import { act, cleanup, render } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DocumentContext } from '#engine/documents/react/DocumentProvider.tsx'
import type { Body, ImageLayer } from '#scene/body/body.ts'
import { type FilePictures, useFilePictures } from './useFilePictures.ts'

const read = vi.hoisted(() => vi.fn())
const measured = vi.hoisted(() => vi.fn())
const online = vi.hoisted(() => ({ is: true }))
vi.mock('#engine/files/read-file.ts', () => ({ readFile: read }))
vi.mock('#engine/browser/network.ts', async (original) => ({
  ...(await original<object>()),
  useOnline: () => online.is,
}))
// jsdom decodes no pictures.
vi.mock('./measure-picture.ts', () => ({ measurePicture: measured }))

let host: HTMLElement
let shown: FilePictures[]

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  online.is = true
  shown = []
  read.mockReset()
  read.mockImplementation(async () => ({ blob: new Blob(['picture']) }))
  measured.mockReset()
  measured.mockImplementation(async (small: Blob) => ({ ...facts, small }))
  host = document.body.appendChild(document.createElement('div'))
})
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const facts = { width: 40, height: 20, luma: [1], spread: [2], cover: [1], luminance: 0.5 }
const picture = (id: string, src: ImageLayer['src']): ImageLayer => ({
  ...{ id, type: 'image', x: 0, y: 0, w: 10, h: 10 },
  src,
})

function Shown({ body }: { body: Pick<Body, 'pages'> }) {
  shown.push(useFilePictures(body))
  return null
}

async function show(...sources: ImageLayer['src'][]): Promise<void> {
  const layers = sources.map((src, at) => picture(`${at}`, src))
  const document = { account: 3, brand: 7, name: 'guide' }
  const view = { document, isReadOnly: false }
  await act(async () =>
    render(
      <DocumentContext value={{ current: view, byName: { guide: view } } as never}>
        <Shown body={{ pages: [{ id: 'p', background: '#FFFFFF', layers }] }} />
      </DocumentContext>,
      { container: host },
    ),
  )
}

test('the pictures of the files that a design names are read, those of its brand are not', async () => {
  await show('{photo.1}', 'file:7', 'file:7')
  expect(read.mock.calls).toEqual([[3, 7, { idFile: 7 }]])
  const { luma, spread, width, height } = facts
  expect(shown.at(-1)).toMatchObject({
    files: { 7: { key: 'file-7', width, height, luma, spread } },
    ...{ absent: 0, isWhole: true },
  })
  expect([...(shown.at(-1)?.bytes.keys() ?? [])]).toEqual(['file-7'])
})

test('another picture that is chosen leaves those beside it as they are', async () => {
  await show('file:17', 'file:18')
  const before = shown.at(-1)?.bytes.get('file-17')
  read.mockImplementation(() => new Promise(() => undefined))
  await show('file:17', 'file:blob-00000001')
  expect(read).toHaveBeenLastCalledWith(3, 7, { idBlob: 'blob-00000001' })
  expect(read).toHaveBeenCalledTimes(3)
  expect(shown.at(-1)?.isWhole).toBe(false)
  expect(shown.at(-1)?.bytes.get('file-17')?.whole).toBe(before?.whole)
})

test('one that is not here counts as absent, and is read again when the network is back', async () => {
  online.is = false
  read.mockImplementation(async () => null)
  await show('file:27')
  expect(shown.at(-1)).toMatchObject({ files: {}, absent: 1, isWhole: true })
  online.is = true
  read.mockImplementation(async () => ({ blob: new Blob(['picture']) }))
  await show('file:27')
  expect(shown.at(-1)).toMatchObject({ absent: 0 })
  expect(Object.keys(shown.at(-1)?.files ?? {})).toEqual(['27'])
})

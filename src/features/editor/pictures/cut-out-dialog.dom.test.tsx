import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { putId } from '#engine/files/settle-files.ts'
import type { CutOutPicture } from '#kits/pictures/cut-out/cut-out-picture.ts'
import type { ImageLayer } from '#scene/body/body.ts'
import { bodyOf } from '#scene/document/body-of.ts'
import { shownToasts } from '#ui/overlays/toasts.ts'
import { type ShownEditor, showDesign } from '../state/shown-design.fixture.tsx'
import CutOutDialog from './CutOutDialog.tsx'

const { cutOutPicture, store } = vi.hoisted(() => ({ cutOutPicture: vi.fn(), store: vi.fn() }))
vi.mock('#kits/pictures/cut-out/cut-out-picture.ts', () => ({ cutOutPicture }))
vi.mock('#kits/pictures/useStoreFile.ts', () => ({
  useStoreFile: () => ({ isBusy: false, error: null, store }),
}))

const layer: ImageLayer = {
  ...{ id: 'a', type: 'image', src: '{photo.1}', x: 0, y: 0, w: 100, h: 100 },
  ...{ focus: [0.2, 0.5], zoom: 2 },
}
const bitmap = { width: 200, height: 100 } as ImageBitmap
const found = (outcome: CutOutPicture['outcome']): CutOutPicture => ({
  ...{ whole: bitmap, cut: outcome === 'cut' ? bitmap : null, outcome },
  close: () => undefined,
})
const painted: string[] = []
let shown: ShownEditor

beforeEach(() => {
  painted.length = 0
  const context = new Proxy({} as CanvasRenderingContext2D, {
    get: (_, name) => () => void painted.push(String(name)),
    set: (_, name, value) => Boolean(painted.push(`${String(name)}=${value}`)),
  })
  HTMLCanvasElement.prototype.getContext = (() => context) as never
  HTMLCanvasElement.prototype.toBlob = (take) => take(new Blob(['png'], { type: 'image/png' }))
  HTMLElement.prototype.setPointerCapture = vi.fn()
  HTMLDialogElement.prototype.showModal ??= () => undefined
  HTMLDialogElement.prototype.close ??= () => undefined
  store.mockReset().mockResolvedValue({ idBlob: '0d4c9a1e-blob', name: 'cut.png' })
})
afterEach(async () => {
  cleanup()
  await shown.open.close()
})

async function open(outcome: CutOutPicture['outcome']) {
  cutOutPicture.mockResolvedValue(found(outcome))
  const onClose = vi.fn()
  shown = await showDesign([layer], <CutOutDialog layer="a" blob={new Blob(['jpeg'])} onClose={onClose} />)
  return onClose
}
const stored = () => bodyOf(shown.open.doc).pages[0]?.layers[0]
const take = () => act(async () => screen.getByText('이 사진으로 바꾸기').click())
const brush = () => {
  const canvas = document.querySelector('canvas') as HTMLCanvasElement
  fireEvent.pointerDown(canvas, { pointerId: 1, buttons: 1, clientX: 5, clientY: 5 })
}

test('what was cut out becomes the picture of the layer at the same place, as one step', async () => {
  const onClose = await open('cut')
  expect(document.querySelector('[role=status]')?.textContent).toContain('테두리의 바탕색을 찾아')
  await take()
  expect(stored()).toEqual({ ...layer, src: 'file:0d4c9a1e-blob' })
  expect(onClose).toHaveBeenCalled()
  await act(async () => shown.open.undo())
  expect(stored()).toEqual(layer)
})

test('the picture before is brought back also after the uploaded file got its number', async () => {
  await open('cut')
  await take()
  const before = shownToasts.get().at(-1)
  await act(async () => putId(shown.open, '0d4c9a1e-blob', 7))
  expect(stored()).toMatchObject({ src: 'file:7' })
  await act(async () => before?.action?.onPress())
  expect(stored()).toEqual(layer)
})

test('where nothing was cut out it says so, and takes only what the brush did', async () => {
  await open('uneven')
  expect(document.querySelector('[role=status]')?.textContent).toContain('한 가지 색이 아니어서')
  await take()
  expect(store).not.toHaveBeenCalled()
  brush()
  await take()
  expect(stored()).toMatchObject({ src: 'file:0d4c9a1e-blob' })
})

test('the brush erases, and brings the picture back', async () => {
  await open('cut')
  brush()
  expect(painted).toContain('globalCompositeOperation=destination-out')
  await act(async () => screen.getByLabelText('되살리기').click())
  brush()
  expect(painted).toContain('globalCompositeOperation=source-over')
})

test('a file that is not taken leaves the picture as it is', async () => {
  const onClose = await open('cut')
  store.mockResolvedValue(null)
  await take()
  expect(stored()).toEqual(layer)
  expect(onClose).not.toHaveBeenCalled()
})

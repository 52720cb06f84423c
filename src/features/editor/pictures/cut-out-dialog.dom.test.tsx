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
const found = (
  outcome: CutOutPicture['outcome'],
  way: CutOutPicture['way'] = 'goods',
  isModelMissing = false,
): CutOutPicture => ({
  ...{ whole: bitmap, cut: outcome === 'cut' ? bitmap : null, outcome, way, isModelMissing },
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
  store.mockReset().mockResolvedValue({ idBlob: '0d4c9a1e-blob', name: 'cut.png' })
})
afterEach(async () => {
  cleanup()
  await shown.open.close()
})

async function open(...made: Parameters<typeof found>) {
  cutOutPicture.mockReset().mockResolvedValue(found(...made))
  const onClose = vi.fn()
  shown = await showDesign([layer], <CutOutDialog layer="a" blob={new Blob(['jpeg'])} onClose={onClose} />)
  return onClose
}
const stored = () => bodyOf(shown.open.doc).pages[0]?.layers[0]
const take = () => act(async () => screen.getByText('이 사진으로 바꾸기').click())
const status = () => document.querySelector('[role=status]')?.textContent
const brush = () => {
  const canvas = document.querySelector('canvas') as HTMLCanvasElement
  fireEvent.pointerDown(canvas, { pointerId: 1, buttons: 1, clientX: 5, clientY: 5 })
}

test('what was cut out becomes the picture of the layer at the same place, as one step', async () => {
  const onClose = await open('cut')
  expect(status()).toContain('테두리의 바탕색을 찾아')
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
  expect(status()).toContain('한 가지 색이 아니어서')
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

test('it proposes people or goods, and says which it was', async () => {
  await open('cut', 'people')
  expect(cutOutPicture).toHaveBeenLastCalledWith(expect.any(Blob), expect.objectContaining({ way: null }))
  expect(screen.getByLabelText('사람')).toMatchObject({ checked: true })
  expect(status()).toContain('사람을 찾아 이 기기에서 바탕을 지웠어요')
})

test('the other way keeps what the brush did', async () => {
  await open('nothing', 'people')
  expect(status()).toContain('사람을 찾지 못했어요')
  brush()
  cutOutPicture.mockResolvedValue(found('cut', 'goods'))
  painted.length = 0
  await act(async () => screen.getByLabelText('물건').click())
  expect(cutOutPicture).toHaveBeenLastCalledWith(expect.any(Blob), expect.objectContaining({ way: 'goods' }))
  expect(status()).toContain('테두리의 바탕색을 찾아')
  expect(painted.filter((name) => name === 'drawImage' || name === 'stroke')).toEqual(['drawImage', 'stroke'])
})

test('while the model is downloaded it says how large it is, and how much is there', async () => {
  let end: (picture: CutOutPicture) => void = () => undefined
  await open('cut')
  cutOutPicture.mockImplementation((_, { onDownload }) => {
    onDownload(0.4)
    return new Promise((resolve) => {
      end = resolve
    })
  })
  await act(async () => screen.getByLabelText('사람').click())
  expect(status()).toContain('0.25MB')
  expect(screen.getByRole('progressbar', { hidden: true }).getAttribute('aria-valuenow')).toBe('40')
  expect(screen.getByText('이 사진으로 바꾸기').closest('button')?.getAttribute('aria-disabled')).toBe('true')
  await act(async () => end(found('cut', 'people')))
  expect(screen.queryByRole('progressbar', { hidden: true })).toBeNull()
})

test('without the model it proposes goods and says why, and people can be tried again', async () => {
  await open('cut', 'goods', true)
  expect(screen.getByText(/받지 못해서 물건으로 봤어요/)).toBeTruthy()
  cutOutPicture.mockResolvedValue(found('missing', 'people', true))
  await act(async () => screen.getByLabelText('사람').click())
  expect(status()).toContain('인터넷에 연결해 다시 해 보거나')
  cutOutPicture.mockResolvedValue(found('cut', 'people'))
  await act(async () => screen.getByText('다시 해 보기').click())
  expect(status()).toContain('사람을 찾아')
})

test('a device on which the model fails keeps goods and the brush', async () => {
  await open('broken', 'people')
  expect(status()).toContain('이 기기에서는 사람을 찾지 못했어요')
  brush()
  await take()
  expect(stored()).toMatchObject({ src: 'file:0d4c9a1e-blob' })
})

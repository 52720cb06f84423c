import { act } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadWorkbook } from '#kits/words/content.ts'
import { labelOf } from '#kits/words/labels.ts'
import type { Layer } from '#scene/body/body.ts'
import { shownToasts } from '#ui/overlays/toasts.ts'
import { writtenRange } from '../text/written-range.ts'
import BrandPanel from './brand/BrandPanel.tsx'
import { closeEditor, type OpenEditor, press, showEditor, textLayer } from './panels.fixture.tsx'

vi.mock('#kits/design/dress/useDress.ts', async () => {
  const { brand } = await import('./brand.fixture.ts')
  return { useDress: () => brand }
})
vi.mock('@tanstack/react-router', () => ({
  Link: ({ to, params, children }: { to: string; params?: { _splat: string }; children: ReactNode }) => (
    <a href={to.replace('$', params?._splat ?? '')}>{children}</a>
  ),
}))

const layers: readonly Layer[] = [
  { id: 'box', type: 'shape', shape: 'rect', x: 0, y: 0, w: 50, h: 50, fill: '#FFFFFF' },
  {
    id: 'line',
    type: 'shape',
    shape: 'line',
    x: 0,
    y: 0,
    w: 50,
    h: 4,
    stroke: { color: '#000000', width: 2 },
  },
  textLayer('text', { text: [{ t: '가을 ', fill: '#FF0000' }, { t: '찻상' }] }),
  textLayer('sign', { font: ['Lora'] }),
  textLayer('locked', { lock: ['style'] }),
  { id: 'photo', type: 'image', x: 0, y: 0, w: 80, h: 60, src: '{photo.1}', zoom: 2, alt: '그릇' },
  { id: 'logo', type: 'logo', x: 0, y: 0, w: 80, h: 40, src: '{logo.symbol}' },
]
let editor: OpenEditor

const layer = (id: string) => editor.layers().find((one) => one.id === id)
const added = () => editor.layers().slice(layers.length)

beforeEach(async () => {
  await loadWorkbook()
  editor = await showEditor(<BrandPanel />, { layers })
})

afterEach(() => closeEditor(editor))

test('a colour fills what is selected as a slot: texts with all their runs, areas and lines, in one step of undo', async () => {
  await editor.select('box', 'line', 'text')
  await press(labelOf('visual.main'))
  expect(layer('box')).toMatchObject({ fill: '{color.main}' })
  expect(layer('line')).toMatchObject({ stroke: { color: '{color.main}', width: 2 } })
  expect(layer('text')).toMatchObject({ fill: '{color.main}', text: '가을 찻상' })
  expect(added()).toEqual([])
  await act(async () => editor.open.undo())
  expect(editor.layers()).toEqual(layers)
})

test('a colour is for the letters that are selected in a text which is written in, and leaves the others', async () => {
  await editor.select('text')
  await act(async () => writtenRange(editor.state).set({ key: 'text', read: () => ({ from: 3, to: 4 }) }))
  await press(labelOf('visual.main'))
  expect(layer('text')).toMatchObject({
    text: [{ t: '가을 ', fill: '#FF0000' }, { t: '찻', fill: '{color.main}' }, { t: '상' }],
  })
  await act(async () => writtenRange(editor.state).set(null))
  await press(labelOf('visual.secondary'))
  expect(layer('text')).toMatchObject({ fill: '{color.secondary}', text: '가을 찻상' })
})

test('a layer whose look is locked keeps its colour, and that is said', async () => {
  await editor.select('locked')
  await press(labelOf('visual.main'))
  expect(editor.layers()).toEqual(layers)
  expect(shownToasts.get().at(-1)?.text).toContain('모양이 잠긴 레이어예요.')
})

test('with nothing selected that takes it a colour comes to the middle of the page and is selected', async () => {
  await editor.select('photo')
  await press(labelOf('visual.secondary'))
  expect(added()).toMatchObject([
    { type: 'shape', shape: 'rect', fill: '{color.secondary}', x: 105, y: 155, w: 90, h: 90 },
  ])
  expect(editor.state.selection.get()).toEqual(added().map(({ id }) => id))
})

test('what comes to a page that is zoomed comes to the middle of what is seen of it', async () => {
  editor.state.desk.set({ left: 10, top: 10, width: 200, height: 200 })
  editor.state.view.set({ scale: 2, x: 0, y: -400 })
  await press(labelOf('visual.main'))
  expect(added()).toMatchObject([{ x: 5, y: 205, w: 90, h: 90 }])
})

test('a font is for the selected texts', async () => {
  await editor.select('sign', 'box')
  await press('Gowun Batang')
  expect(layer('sign')).toMatchObject({ font: ['{font.korMain}'] })
  expect(added()).toEqual([])
})

test('a photograph takes the place of the selected one, in the middle of its frame', async () => {
  await editor.select('photo')
  await press('사진 2')
  expect(layer('photo')).toEqual({ id: 'photo', type: 'image', x: 0, y: 0, w: 80, h: 60, src: '{photo.2}' })
})

test('a form of the logo takes the place of the selected one', async () => {
  await editor.select('logo')
  await press(labelOf('visual.logoJson.primary'))
  expect(layer('logo')).toMatchObject({ src: '{logo.primary}' })
})

test('a photograph that comes by itself keeps its ratio', async () => {
  await press('사진 1')
  expect(added()).toMatchObject([{ type: 'image', src: '{photo.1}', w: 150, h: 75 }])
})

test('a word of the brand comes as its slot, so that it follows the brand', async () => {
  await press('오늘의 한 끼에 온기를')
  expect(added()).toMatchObject([{ type: 'text', text: '{brand.tagline1}', fill: '{color.ink}' }])
})

test('what the brand lacks is a row that leads to its step of the workbook', () => {
  const rowOf = (path: string) =>
    [...document.querySelectorAll('a')].find((one) => one.textContent?.startsWith(labelOf(path)))
  expect(rowOf('info.address')?.getAttribute('href')).toBe('/work-book/info/company-profile/address')
  expect(rowOf('visual.tertiary')?.getAttribute('href')).toBe('/work-book/visual/color/pallet')
  expect(rowOf('visual.engMain')?.getAttribute('href')).toBe('/work-book/visual/typography/eng-main')
  expect(rowOf('info.name')).toBeUndefined()
})

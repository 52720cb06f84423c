import { act, fireEvent } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { valueLimits } from '#model/documents/design-limits.ts'
import { parsePath } from '#scene/shapes/path-data.ts'
import { closeEditor, type OpenEditor, press, showEditor } from './panels.fixture.tsx'
import ShapesPanel from './shapes/ShapesPanel.tsx'
import TextsPanel from './texts/TextsPanel.tsx'

vi.mock('#kits/design/dress/useDress.ts', async () => {
  const { brand } = await import('./brand.fixture.ts')
  return { useDress: () => brand }
})
vi.mock('#kits/logo/symbols/useSymbolLibrary.ts', () => ({
  useSymbolLibrary: () => ({
    library: {
      drawings: new Map([['bowl', 'M6 46H94A44 40 0 0 1 66 83V92H34V83A44 40 0 0 1 6 46Z']]),
      words: { symbol: { bowl: '그릇,밥' }, industry: {}, synonyms: {}, keywordTone: {} },
    },
    hasFailed: false,
  }),
}))

let editor: OpenEditor

afterEach(() => closeEditor(editor))

test('a shape comes in the main colour of the brand', async () => {
  editor = await showEditor(<ShapesPanel />)
  await press('별')
  expect(editor.layers()).toMatchObject([{ type: 'shape', shape: 'star', name: '별', fill: '{color.main}' }])
})

test('a frame takes the first photograph that no other picture shows', async () => {
  const layers = [{ id: 'photo', type: 'image', x: 0, y: 0, w: 9, h: 9, src: '{photo.1}' }] as const
  editor = await showEditor(<ShapesPanel />, { layers })
  await press('둥근 사진 틀')
  expect(editor.layers()[1]).toMatchObject({ type: 'image', src: '{photo.2}', mask: 'ellipse' })
})

test('a QR code comes as one group: a plate with the quiet zone, and the code as one path of the brand’s colour', async () => {
  editor = await showEditor(<ShapesPanel />)
  const field = document.querySelector<HTMLInputElement>('input[inputmode=url]')
  if (!field) throw new Error('there is no field')
  await act(async () => void fireEvent.change(field, { target: { value: 'https://ongi.example' } }))
  await press('QR 코드 넣기')
  const [group] = editor.layers()
  if (group?.type !== 'group') throw new Error('it is no group')
  const [plate, code] = group.children
  expect(plate).toMatchObject({ type: 'shape', fill: '{color.paper}', w: group.w, h: group.h })
  if (code?.type !== 'path') throw new Error('the code is no path')
  expect(code.fill).toBe('{color.ink}')
  expect(code.d.length).toBeLessThanOrEqual(valueLimits.path)
  const module = code.w / code.box[2]
  expect(code.x / module).toBeCloseTo(4, 1)
  expect((group.w - code.x - code.w) / module).toBeCloseTo(4, 1)
})

test('an icon is found by initial consonants and comes as one path that designs can hold', async () => {
  editor = await showEditor(<ShapesPanel />)
  const search = document.querySelector('input[type=search]')
  if (!search) throw new Error('there is no search')
  await act(async () => void fireEvent.change(search, { target: { value: 'ㄱㄹ' } }))
  const [icon] = document.querySelectorAll<HTMLElement>('[role=group][aria-label=아이콘] button')
  await act(async () => icon?.click())
  const [layer] = editor.layers()
  if (layer?.type !== 'path') throw new Error('the icon is no path')
  expect(layer).toMatchObject({ name: '그릇', fill: '{color.main}', rule: 'evenodd', box: [0, 0, 100, 100] })
  expect(parsePath(layer.d)).not.toBeNull()
})

test('a row of a price is a group of two texts that take one size', async () => {
  editor = await showEditor(<TextsPanel />)
  await press('품목')
  expect(editor.layers()).toMatchObject([
    {
      type: 'group',
      children: [
        { text: '품목', fitGroup: 'prices', fit: 'shrink' },
        { text: '12,000원', fitGroup: 'prices', fit: 'shrink', align: 'right', role: 'price' },
      ],
    },
  ])
})

test('a text is as large as the page asks for', async () => {
  editor = await showEditor(<TextsPanel />)
  await press('제목')
  await press('본문')
  expect(editor.layers()).toMatchObject([
    { type: 'text', role: 'headline', size: 33, w: 210 },
    { type: 'text', role: 'body', size: 10.2, w: 150 },
  ])
})

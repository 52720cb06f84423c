import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { loadWorkbook } from '#kits/words/content.ts'
import { labelOf } from '#kits/words/labels.ts'
import { design } from '#model/documents/design.ts'
import { guide } from '#model/documents/guide.ts'
import type { ShapeLayer, TextLayer } from '#scene/body/body.ts'
import { EditorActions } from '../actions/EditorActions.tsx'
import { boxLayer, type OpenEditor, openEditor, textLayer } from '../editor.fixture.tsx'
import { writtenRange } from '../text/written-range.ts'
import { Properties } from './Properties.tsx'

const { layers } = design.design
let editor: OpenEditor | null = null

beforeAll(() => loadWorkbook('visual'))

afterEach(async () => {
  await editor?.close()
  editor = null
})

async function show(
  layers: Parameters<typeof openEditor>[1],
  options: Parameters<typeof openEditor>[2] = {},
) {
  const selected = layers.map(({ id }) => id)
  const properties = (
    <EditorActions>
      <Properties />
    </EditorActions>
  )
  editor = await openEditor(properties, layers, { selected, ...options })
  return editor
}

async function type(name: string, words: string): Promise<void> {
  const field = screen.getByLabelText<HTMLInputElement>(name)
  await act(async () => field.focus())
  await act(async () => fireEvent.change(field, { target: { value: words } }))
  await act(async () => fireEvent.keyDown(field, { key: 'Enter' }))
  await act(async () => field.blur())
}

async function press(name: string | RegExp): Promise<void> {
  await act(async () => fireEvent.click(screen.getByRole('button', { name })))
}

function undo(): Promise<void> {
  return act(async () => editor?.document.undo())
}

test('a size that is typed is written once, and undo takes it back', async () => {
  const { layer, document } = await show([textLayer('a')])
  await type('크기', '32')
  expect(layer<TextLayer>('a').size).toBe(32)
  expect(document.canUndo.get()).toBe(true)
  await undo()
  expect(layer<TextLayer>('a').size).toBe(20)
  expect(document.canUndo.get()).toBe(false)
})

test('sizes on paper are points', async () => {
  const { layer } = await show([textLayer('a', { size: 112 })], {
    body: { unit: 'mm', width: 297, height: 210 },
  })
  expect(screen.getByLabelText<HTMLInputElement>('크기').value).toBe('84')
  await type('크기', '42')
  expect(layer<TextLayer>('a').size).toBeCloseTo(56, 1)
})

test('an arrow that is held is one step of undo, with Shift of ten', async () => {
  const { layer } = await show([textLayer('a')])
  const field = screen.getByLabelText('크기')
  await act(async () => field.focus())
  for (const shiftKey of [false, false, true])
    await act(async () => fireEvent.keyDown(field, { key: 'ArrowUp', shiftKey }))
  await act(async () => fireEvent.keyUp(field, { key: 'ArrowUp' }))
  expect(layer<TextLayer>('a').size).toBe(32)
  await undo()
  expect(layer<TextLayer>('a').size).toBe(20)
})

test('leaving a field as it is writes nothing', async () => {
  const { document } = await show([textLayer('a', { size: 20.37 })])
  const field = screen.getByLabelText('크기')
  await act(async () => field.focus())
  await act(async () => field.blur())
  expect(document.canUndo.get()).toBe(false)
})

test('several texts that differ say so, and one value is written to all of them as one step', async () => {
  const { layer } = await show([textLayer('a'), textLayer('b', { size: 40, y: 50 })])
  expect(screen.getByLabelText<HTMLInputElement>('크기').placeholder).toBe('여러 값')
  await type('크기', '12')
  expect([layer<TextLayer>('a').size, layer<TextLayer>('b').size]).toEqual([12, 12])
  await undo()
  expect([layer<TextLayer>('a').size, layer<TextLayer>('b').size]).toEqual([20, 40])
})

test('a button for more changes each of several values from what it is', async () => {
  const { layer } = await show([textLayer('a'), textLayer('b', { size: 40, y: 50 })])
  await press('크기 늘리기')
  expect([layer<TextLayer>('a').size, layer<TextLayer>('b').size]).toEqual([21, 41])
})

test('fields of a locked style are disabled with a sentence, and those of the place are not', async () => {
  await show([textLayer('a', { lock: ['style'] })])
  expect(screen.getByLabelText('크기').closest('fieldset')?.disabled).toBe(true)
  expect(screen.getAllByText(/모양이 잠겨 있어요/).length).toBeGreaterThan(0)
  expect(screen.getByLabelText('가로').closest('fieldset')?.disabled).toBe(false)
})

test('of several layers those whose style is locked stay as they are', async () => {
  const { layer } = await show([textLayer('a', { lock: ['style'] }), textLayer('b', { y: 50 })])
  await type('크기', '12')
  expect([layer<TextLayer>('a').size, layer<TextLayer>('b').size]).toEqual([20, 12])
})

test('a design that is only read shows words and no controls', async () => {
  await show([textLayer('a')], { isReadOnly: true })
  const properties = within(screen.getByRole('complementary'))
  expect(properties.getByText('20px')).toBeTruthy()
  for (const role of ['button', 'textbox', 'radio', 'checkbox', 'combobox'])
    expect(properties.queryAllByRole(role)).toEqual([])
})

test('a role of the brand is written as its slot, to all letters of the text', async () => {
  const { layer } = await show([textLayer('a', { text: [{ t: '가을', fill: '#C9702E' }, { t: ' 찻상' }] })])
  const colours = screen.getByRole('radiogroup', { name: '글자색' })
  await act(async () =>
    fireEvent.click(within(colours).getByRole('radio', { name: labelOf(guide.visual.main.path) })),
  )
  const { fill, text } = layer<TextLayer>('a')
  expect([fill, text]).toEqual(['{color.main}', '가을 찻상'])
  await undo()
  expect(layer<TextLayer>('a').text).toEqual([{ t: '가을', fill: '#C9702E' }, { t: ' 찻상' }])
})

test('a colour from outside of the brand is named, and mended in one press', async () => {
  const { layer } = await show([textLayer('a', { text: [{ t: '가을', fill: '#C9702E' }, { t: ' 찻상' }] })])
  expect(screen.getByText('브랜드 밖')).toBeTruthy()
  expect(screen.getByText(/#C9702E · 대비 \d/)).toBeTruthy()
  await press(`브랜드 컬러로 고치기 · ${labelOf(guide.visual.main.path)}`)
  expect(layer<TextLayer>('a').text).toEqual([{ t: '가을', fill: '{color.main}' }, { t: ' 찻상' }])
  expect(screen.queryByText('브랜드 밖')).toBeNull()
})

test('a place is that on the page, also in a group', async () => {
  const inside = boxLayer('in', { x: 5, y: 5 })
  const group = { id: 'g', type: 'group', x: 100, y: 100, w: 150, h: 100, children: [inside] } as const
  const { layer } = await show([group], { selected: ['in'] })
  expect(screen.getByLabelText<HTMLInputElement>('가로').value).toBe('105')
  await type('가로', '120')
  // The group is as large as what is in it.
  expect(layer('g').x + layer('in').x).toBe(120)
})

test('a wider box stays at its upper left corner, turned too', async () => {
  const { layer } = await show([boxLayer('a', { rotate: 90 })])
  await type('너비', '60')
  const { x, y, w, h } = layer('a')
  // Its upper left corner is at the upper right on the page: 95, 15.
  expect([x + w / 2 + h / 2, y + h / 2 - w / 2]).toEqual([95, 15])
  expect(w).toBe(60)
})

test('a locked place is shown, and cannot be changed', async () => {
  await show([boxLayer('a', { lock: ['place'] })])
  expect(screen.getByLabelText('가로').closest('fieldset')?.disabled).toBe(true)
  expect(screen.getByText(/자리가 잠겨 있어요/)).toBeTruthy()
})

test('a lock is set and taken away, and a sentence says what can still be changed', async () => {
  const { layer } = await show([textLayer('a')])
  await press('글')
  expect(layer('a').lock).toEqual(['content'])
  expect(screen.getByText('글만 그대로 두고 옮기거나 꾸밀 수 있어요')).toBeTruthy()
  await press('글')
  expect(layer('a').lock).toBeUndefined()
})

test('a shape gets a gradient, a dashed line and round corners', async () => {
  const { layer } = await show([boxLayer('a')])
  await act(async () => fireEvent.click(screen.getByRole('radio', { name: '그라데이션' })))
  await act(async () => fireEvent.click(screen.getByRole('radio', { name: '파선' })))
  await type('모서리 둥글게', '8')
  expect(layer<ShapeLayer>('a')).toMatchObject({
    fill: {
      type: 'linear',
      stops: [
        [0, '{color.main}'],
        [1, '{color.quaternary}'],
      ],
    },
    stroke: { color: '{color.ink}', width: 2, dash: [8, 5] },
    radius: 8,
  })
})

test('with nothing selected the page is shown, and its ground is changed', async () => {
  const { body } = await show([textLayer('a')], { selected: [] })
  const ground = within(screen.getAllByRole('radiogroup', { name: '쪽의 바탕' }).at(-1) as HTMLElement)
  await act(async () =>
    fireEvent.click(ground.getByRole('radio', { name: labelOf(guide.visual.quaternary.path) })),
  )
  expect(body().pages[0]?.background).toBe('{color.quaternary}')
  expect(screen.getByText('300 × 400 px')).toBeTruthy()
})

test('layers are aligned, and one is flipped, by the actions of the editor', async () => {
  const { layer } = await show([boxLayer('a'), boxLayer('b', { x: 150, y: 200 })])
  await press('왼쪽으로 맞추기')
  expect([layer('a').x, layer('b').x]).toEqual([20, 20])
  await act(async () => editor?.state.selection.set(['a']))
  await press('좌우로 뒤집기')
  expect([layer('a').flipX, layer('b').flipX]).toEqual([true, undefined])
})

test('a group that is made wider takes what is in it along', async () => {
  const inside = boxLayer('in', { x: 0, y: 0 })
  const group = { id: 'g', type: 'group', x: 100, y: 100, w: 100, h: 50, children: [inside] } as const
  const { layer } = await show([group])
  await type('너비', '200')
  expect([layer('g').w, layer('in').w]).toEqual([200, 200])
})

test('a colour that is made for its ground is judged as it is drawn there', async () => {
  await show([textLayer('a', { fill: '{color.quaternary.on}' })])
  expect(screen.getByText(/자동 \(바탕에 맞춘 글자색\)/)).toBeTruthy()
  const contrast = /대비 ([\d.]+)/.exec(screen.getByText(/대비/).textContent ?? '')?.[1]
  expect(Number(contrast)).toBeGreaterThan(4.5)
})

test('the colours of a text name its words as the brand fills them', async () => {
  await show([textLayer('a', { text: '{brand.nameKor}에서' })])
  expect(screen.queryAllByText(/\{brand\./, { selector: 'b' })).toEqual([])
})

test('a colour is for the letters that are selected in the text which is written in, as a step of undo', async () => {
  const { layer, state } = await show([textLayer('a', { text: '가을 찻상' })])
  await act(async () => writtenRange(state).set({ key: 'a', read: () => ({ from: 0, to: 2 }) }))
  await act(async () => fireEvent.click(screen.getByRole('radio', { name: labelOf(guide.visual.main.path) })))
  expect(layer<TextLayer>('a')).toMatchObject({
    fill: '{color.ink}',
    text: [{ t: '가을', fill: '{color.main}' }, { t: ' 찻상' }],
  })
  await undo()
  expect(layer<TextLayer>('a').text).toBe('가을 찻상')
})

test('a picture of the drive that is deleted or not on this device says why it is not shown, one of the guide does not', async () => {
  const picture = { id: 'a', type: 'image', src: 'file:77', x: 0, y: 0, w: 90, h: 90 } as const
  await show([picture])
  expect(await screen.findByText(/고른 사진을 볼 수 없어요/)).not.toBeNull()
  await act(
    async () => void editor?.document.edit((doc) => layers.properties.src.at('a').write(doc, '{photo.1}')),
  )
  expect(screen.queryByText(/고른 사진/)).toBeNull()
})

import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { loadWorkbook } from '#kits/words/content.ts'
import { labelOf } from '#kits/words/labels.ts'
import type { TableLayer } from '#scene/body/body.ts'
import { EditorActions } from '../../actions/EditorActions.tsx'
import { type OpenEditor, openEditor, tableLayer } from '../../editor.fixture.tsx'
import { Properties } from '../Properties.tsx'

let editor: OpenEditor

beforeAll(() => loadWorkbook('visual'))
afterEach(() => editor.close())

async function show(more: Partial<TableLayer> = {}) {
  const properties = (
    <EditorActions>
      <Properties />
    </EditorActions>
  )
  const rows = [
    ['국밥', '9,000원'],
    ['수육', '28,000원'],
  ] as const
  editor = await openEditor(properties, [tableLayer('table', rows, more)], { selected: ['table'] })
}

const table = () => editor.layer<TableLayer>('table')
const choose = (name: string) => act(async () => fireEvent.click(screen.getByRole('radio', { name })))
async function type(field: HTMLElement, words: string): Promise<void> {
  await act(async () => field.focus())
  await act(async () => fireEvent.change(field, { target: { value: words } }))
  await act(async () => fireEvent.keyDown(field, { key: 'Enter' }))
}

test('what leads to prices and the number of columns are chosen, and each is a step of undo', async () => {
  await show()
  await choose('점선')
  expect(table().leader).toBe('dots')
  await choose('두 단')
  expect([table().columns, table().columnGap]).toEqual([2, 20])
  await act(async () => editor.document.undo())
  expect([table().columns, table().leader]).toEqual([undefined, 'dots'])
  await choose('빈칸')
  expect(table().leader).toBeUndefined()
})

test('items and notes have sizes of their own, rows a gap', async () => {
  await show()
  const [size, noteSize] = screen.getAllByLabelText('크기')
  await type(size as HTMLElement, '24')
  await type(noteSize as HTMLElement, '11')
  await type(screen.getByLabelText('줄 사이'), '6')
  await type(screen.getByLabelText('줄 간격'), '1.2')
  expect(table()).toMatchObject({ size: 24, noteSize: 11, rowGap: 6, lineHeight: 1.2 })
})

test('items, prices and notes each have a colour, one from outside of the brand is named and mended', async () => {
  await show({ priceFill: '#00C2FF' })
  const group = screen.getByRole('radiogroup', { name: '품목 색' })
  await act(async () => fireEvent.click(within(group).getByRole('radio', { name: labelOf('visual.main') })))
  expect(table()).toMatchObject({ fill: '{color.main}', priceFill: '#00C2FF', noteFill: '{color.ink}' })
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /^브랜드 컬러로 고치기/ })))
  expect(table().priceFill).toMatch(/^\{color\./)
})

test('a table that does not fit even at its least size says so', async () => {
  await show({ h: 10, fit: 'shrink', min: 18 })
  expect(screen.getByText(/가장 작은 크기로도 칸을 넘쳐요/)).toBeDefined()
})

test('fields of a table whose look is locked are disabled with a sentence', async () => {
  await show({ lock: ['style'] })
  const fields = [screen.getByRole('radio', { name: '점선' }), ...screen.getAllByLabelText('크기')]
  expect(fields.map((field) => field.closest('fieldset')?.disabled)).toEqual([true, true, true])
  expect(screen.getAllByText(/모양이 잠겨 있어요/).length).toBeGreaterThan(0)
})

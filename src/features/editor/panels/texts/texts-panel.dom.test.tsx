import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type * as Y from 'yjs'
import { guide } from '#model/documents/guide.ts'
import type { TableLayer } from '#scene/body/body.ts'
import { type OpenEditor, openEditor } from '../../editor.fixture.tsx'
import { itemsIn } from '../insert/table-layer.ts'
import TextsPanel from './TextsPanel.tsx'

let editor: OpenEditor

afterEach(() => editor.close())

const insert = () => act(async () => fireEvent.click(screen.getByRole('button', { name: /^가격표/ })))

const made = () => editor.layer<TableLayer>(editor.state.selection.get()[0] ?? '')

test('a selected table of prices comes with three rows to write over, in the fonts and colours of the brand', async () => {
  editor = await openEditor(<TextsPanel />, [])
  await insert()
  const table = made()
  expect(table.rows.map(({ item, price }) => [item, price])).toEqual(
    Array.from({ length: 3 }, () => ['품목 이름', '0,000원']),
  )
  expect(table.rows[0]?.note).toContain('바꿔 주세요')
  expect(table).toMatchObject({
    font: ['{font.korMain}'],
    fill: '{color.ink}',
    fit: 'shrink',
    leader: 'dots',
  })
  await act(async () => editor.document.undo())
  expect(editor.body().pages[0]?.layers).toEqual([])
})

test('a table of a brand whose guide says what it offers has a row for each of these', async () => {
  const fillGuide = (doc: Y.Doc) => guide.core.service.write(doc, '국밥, 수육·막걸리')
  editor = await openEditor(<TextsPanel />, [], { fillGuide })
  await insert()
  const table = made()
  expect(table.rows.map(({ item, note }) => [item, note])).toEqual([
    ['국밥', ''],
    ['수육', ''],
    ['막걸리', ''],
  ])
})

test.each([
  ['', []],
  [' , / ', []],
  ['국밥', ['국밥']],
  ['국밥, 국밥,\n수육', ['국밥', '수육']],
])('what is offered by %j are %j', (offer, items) => expect(itemsIn(offer)).toEqual(items))

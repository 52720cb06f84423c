import { act } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OpenDocument } from '#engine/documents/engine/open-document.ts'
import { loadWorkbook } from '#kits/words/content.ts'
import { labelOf } from '#kits/words/labels.ts'
import { design } from '#model/documents/design.ts'
import { guide } from '#model/documents/guide.ts'
import type { Layer } from '#scene/body/body.ts'
import { bodyOf } from '#scene/document/body-of.ts'
import { closeDesignForm, named, press, showDesignForm, textLayer } from '../design-form.fixture.tsx'

const template = vi.hoisted(() => ({ layers: new Map<string, unknown>() }))
vi.mock('#kits/design/document/useOriginalLayers.ts', () => ({ useOriginalLayers: () => template.layers }))
vi.mock('@tanstack/react-router', () => ({
  Link: ({ children }: { children: ReactNode }) => <a href="/">{children}</a>,
}))

const { text } = design.design.layers.properties
const face = { size: 20, lineHeight: 1.5, spacing: 0, font: ['{font.korMain}'], fill: '#000000' } as const
const table: Layer = {
  ...{ id: 'table', type: 'table', x: 0, y: 0, w: 300, h: 200, ...face, noteSize: 12, rowGap: 8 },
  ...{ priceFont: face.font, priceFill: '#000000', noteFont: face.font, noteFill: '#000000' },
  rows: ['라테', '모카'].map((item, at) => ({ id: `row${at}`, item, price: `${at + 5},000`, note: '' })),
}
const rowsOf = ({ doc }: OpenDocument) => {
  const [layer] = bodyOf(doc).pages[0]?.layers ?? []
  return layer?.type === 'table' ? layer.rows : []
}
const rows = ['커피', '라테', '보리차'].flatMap((name, at): Layer[] => {
  const y = 200 + at * 50
  return [
    textLayer(`name${at}`, y, name),
    textLayer(`price${at}`, y, `${at + 3},000`, { x: 210, w: 80, role: 'price' }),
    { id: `line${at}`, type: 'shape', shape: 'line', x: 0, y: y + 40, w: 290, h: 1 },
  ]
})
let open: OpenDocument

beforeEach(async () => {
  open = await showDesignForm([
    textLayer('first', 100, '매일 11시부터', { w: 250 }),
    textLayer('second', 140, '월요일은 쉬어요', { w: 250 }),
    ...rows,
  ])
})

afterEach(() => closeDesignForm(open))

test('texts that are for the same have labels by what the template says, which stay while they are written', async () => {
  const labels = () => [...document.querySelectorAll('label')].map((one) => one.textContent)
  expect(labels().slice(0, 2)).toEqual(['본문 · 매일 11시부터', '본문 · 월요일은 쉬어요'])
  await act(async () => text.letters('first').write(open.doc, '평일 10시부터'))
  expect(labels()[0]).toBe('본문 · 매일 11시부터')
})

test('a text of the brand that is empty is named, and says where it is written', async () => {
  await loadWorkbook()
  await act(async () => open.edit((doc) => text.at('first').write(doc, '{brand.website}')))
  const link = document.querySelector('[role=group] a')
  expect(link?.textContent).toBe('워크북에서 채우기')
  const said = link?.closest('[role=group]')?.textContent
  expect(said).toContain(`${labelOf(guide.info.website.path)} 자리가 비어 있어요.`)
  expect(said).not.toContain('브랜드에서 가져온 글이에요.')
})

test('an emptied row is out of the picture with its line, keeps its words, and comes back by undo or by its button', async () => {
  const hidden = () =>
    JSON.stringify(
      design.design.layers
        .read(open.doc)
        .filter((one) => one.hidden)
        .map(({ key }) => key),
    )
  await press('항목 2 줄 비우기')
  expect(hidden()).toBe('["name1","price1","line1"]')
  expect(document.body.textContent).toContain('비운 줄이에요. 그림과 파일에 나오지 않아요.')
  expect(field('항목 2, 항목 이름')).toBeUndefined()
  await act(async () => open.undo())
  expect(hidden()).toBe('[]')
  expect(field('항목 2, 항목 이름')?.value).toBe('라테')
  await press('항목 2 줄 비우기')
  await press('항목 2 다시 넣기')
  expect(hidden()).toBe('[]')
})

test('a syllable in a row is composed whole while others write, restyle and empty rows beside it', async () => {
  const name = field('항목 1, 항목 이름') as HTMLTextAreaElement
  await act(async () => {
    name.focus()
    name.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
    type(name, '커피ㅎ', true)
  })
  await act(async () => {
    text.letters('name0').shared(open.doc)?.insert(0, '새 ')
    text.at('name0').mark(open.doc, { from: 0, to: 1 }, { weight: 700 })
    design.design.layers.properties.hidden.at('name2').write(open.doc, true)
    design.design.layers.properties.hidden.at('price2').write(open.doc, true)
  })
  expect(field('항목 1, 항목 이름')).toBe(name)
  expect(name.value).toBe('커피ㅎ')
  await act(async () => {
    type(name, '커피한', true)
    name.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '한' }))
    type(name, '커피한')
  })
  await act(() => open.flush())
  expect(text.letters('name0').read(open.doc)).toBe('새 커피한')
})

test('a row is added to a table below the one in which Enter is pressed, and has the focus; a removed one comes back by undo', async () => {
  await closeDesignForm(open)
  open = await showDesignForm([table])
  const items = () => rowsOf(open).map(({ item }) => item)
  const latte = field('항목 1, 항목 이름') as HTMLTextAreaElement
  expect([latte.value, field('항목 1, 값')?.value, field('항목 1, 설명')]).toEqual([
    '라테',
    '5,000',
    undefined,
  ])
  await act(async () => {
    latte.focus()
    latte.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
  })
  expect(items()).toEqual(['라테', '', '모카'])
  expect(document.activeElement).toBe(field('항목 2, 항목 이름'))
  await act(async () => type(document.activeElement as HTMLTextAreaElement, '말차'))
  expect(items()).toEqual(['라테', '말차', '모카'])
  await press('항목 1 줄 지우기')
  expect(items()).toEqual(['말차', '모카'])
  expect(document.activeElement).toBe(named('항목 1 줄 지우기'))
  await act(async () => open.undo())
  expect(items()).toEqual(['라테', '말차', '모카'])
  await press('줄 더하기')
  expect(items()).toEqual(['라테', '말차', '모카', ''])
})

test('a table whose rows have notes has a field for each, also while the last one is emptied', async () => {
  await closeDesignForm(open)
  open = await showDesignForm([{ ...table, rows: [{ id: 'r', item: '라테', price: '5,000', note: '귀리' }] }])
  const note = field('항목 1, 설명') as HTMLTextAreaElement
  await act(async () => type(note, ''))
  expect(field('항목 1, 설명')).toBe(note)
})

function type(into: HTMLTextAreaElement, value: string, isComposing = false): void {
  into.value = value
  into.setSelectionRange(value.length, value.length)
  into.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing }))
}

function field(label: string): HTMLInputElement | HTMLTextAreaElement | undefined {
  const found = [...document.querySelectorAll('label')].find((one) => one.textContent === label)
  return (found && document.getElementById(found.htmlFor)) as HTMLInputElement | undefined
}

import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { design } from '#model/documents/design.ts'
import type { Body, Layer, TextLayer } from '#scene/body/body.ts'
import { bodyOf } from '#scene/document/body-of.ts'
import { writeBody } from '#scene/document/write-body.ts'
import { tableLayer } from '../../editor.fixture.tsx'
import { findWords } from './find-words.ts'
import { replaceWords } from './replace-words.ts'

const { text } = design.design.layers.properties
const place = { x: 0, y: 0, w: 100, h: 40 }

function words(id: string, letters: TextLayer['text'], more: Partial<TextLayer> = {}): TextLayer {
  const look = { font: ['{font.korMain}'], size: 12, lineHeight: 1.2, spacing: 0, fill: '#112233' } as const
  return { id, type: 'text', text: letters, ...place, ...look, ...more }
}

function designOf(...pages: readonly (readonly Layer[])[]): { doc: Y.Doc; body: () => Body } {
  const doc = new Y.Doc()
  const sheet = {
    v: 1,
    name: '차림표',
    form: 'custom',
    unit: 'px',
    width: 100,
    height: 100,
    tags: [],
  } as const
  writeBody(doc, {
    ...sheet,
    pages: pages.map((layers, at) => ({ id: `page ${at}`, background: '#FFFFFF', layers })),
  })
  return { doc, body: () => bodyOf(doc) }
}

const lettersOf = (doc: Y.Doc, key: string) => text.letters(key).read(doc)

test('words are found on all pages and in groups, in the order of reading, in capitals or not', () => {
  const group = { id: 'group', type: 'group', ...place, children: [words('inside', 'LATTE latte')] } as const
  const { body } = designOf([words('one', '카페 Latte'), group], [words('two', '라테')])
  expect(
    findWords(body(), 'latte').map(({ layer, page, parent, from, to }) => [layer, page, parent, from, to]),
  ).toEqual([
    ['one', 'page 0', null, 3, 8],
    ['inside', 'page 0', 'group', 0, 5],
    ['inside', 'page 0', 'group', 6, 11],
  ])
  expect(findWords(body(), '라테').map(({ page }) => page)).toEqual(['page 1'])
  expect(findWords(body(), '')).toEqual([])
})

test.each([
  ['İIıß ΟΔΟΣ', 'οδος', [[5, 9]]],
  ['İ 𐐀 ſ', '𐐨 S', [[2, 6]]],
  ['나나나', '나나', [[0, 2]]],
] as const)('in %s, %s is found where its letters are', (letters, wanted, places) => {
  const { body } = designOf([words('one', letters)])
  expect(findWords(body(), wanted).map(({ from, to }) => [from, to])).toEqual(places)
})

test('signs mean themselves', () => {
  const { body } = designOf([words('one', '5,000원 (1+1) [끝]')])
  for (const sign of ['(1+1)', '5,000', '[끝]', '.'])
    expect(findWords(body(), sign)).toHaveLength(sign === '.' ? 0 : 1)
})

test('a word of the brand is found as it is written, and never in parts', () => {
  const { body } = designOf([words('one', '{brand.name} brand {{')])
  expect(findWords(body(), 'brand').map(({ from }) => from)).toEqual([13])
  expect(findWords(body(), '{brand.name}')).toHaveLength(1)
  expect(findWords(body(), '{')).toEqual([])
})

test('all places are replaced at once, each in the marks of its first letter', () => {
  const runs = [{ t: '국' }, { t: '밥 9,000 국', fill: '#FF0000' }, { t: '밥' }] as const
  const { doc, body } = designOf([words('one', runs), words('two', '국밥국밥')])
  let updates = 0
  doc.on('update', () => updates++)
  expect(doc.transact(() => replaceWords(doc, findWords(body(), '국밥'), '칼국수'))).toBe(4)
  expect(updates).toBe(1)
  expect(text.at('one').read(doc)).toEqual([{ t: '칼국수' }, { t: ' 9,000 칼국수', fill: '#FF0000' }])
  expect(lettersOf(doc, 'two')).toBe('칼국수칼국수')
  replaceWords(doc, findWords(body(), '칼국수'), '')
  expect(lettersOf(doc, 'two')).toBe('')
})

test('a locked text stays, also where a group around it is locked, and so does one that would be too long', () => {
  const group = {
    id: 'group',
    type: 'group',
    ...place,
    lock: ['content'],
    children: [words('inside', '국')],
  } as const
  const long = `국${'나'.repeat(3_999)}`
  const { doc, body } = designOf([words('one', '국', { lock: ['content'] }), group, words('long', long)])
  const found = findWords(body(), '국')
  expect(found.map(({ isLocked }) => isLocked)).toEqual([true, true, false])
  expect(replaceWords(doc, found, '국밥')).toBe(0)
  expect([lettersOf(doc, 'one'), lettersOf(doc, 'inside'), lettersOf(doc, 'long')]).toEqual([
    '국',
    '국',
    long,
  ])
})

test('words in cells of a table are found row by row, and replaced in their cell alone', () => {
  const table = tableLayer('table', [
    ['국밥', '9,000원', '국밥 한 그릇'],
    ['국', '5,000원'],
  ])
  const { doc, body } = designOf([words('one', '국밥'), table])
  const found = findWords(body(), '국밥')
  expect(found.map(({ layer, cell }) => [layer, cell])).toEqual([
    ['one', undefined],
    ['table', { row: 'a', name: 'item' }],
    ['table', { row: 'a', name: 'note' }],
  ])
  expect(replaceWords(doc, found.slice(1), '칼국수')).toBe(2)
  expect(bodyOf(doc).pages[0]?.layers[1]).toMatchObject({
    rows: [
      { item: '칼국수', note: '칼국수 한 그릇' },
      { item: '국', note: '' },
    ],
  })
  expect(lettersOf(doc, 'one')).toBe('국밥')
})

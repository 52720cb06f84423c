import { expect, test } from 'vitest'
import { mostBodyText } from '#model/documents/design-limits.ts'
import type { Layer } from '#scene/body/body.ts'
import { arbitraryBody } from '#scene/document/bodies.fixture.ts'
import { forEachRun } from '../../../../tests/support/random.ts'
import { tableLayer } from '../editor.fixture.tsx'
import { type Clip, clipType, readClip, wordsOf, writeClip } from './clip.ts'
import { readLayers } from './read-layers.ts'

const text: Layer = {
  ...{ id: 't', type: 'text', text: '{brand.name}에서\n<b>"쑥 & 개떡"</b>', x: 1, y: 2, w: 3, h: 4 },
  ...{ font: ['{font.korMain}'], size: 20, lineHeight: 1.5, spacing: 0, fill: '{color.ink}' },
} as Layer
const clip: Clip = { id: 'c', brand: 7, page: 'p', layers: [text] }
const words = { name: '온기' }

const without = (type: string, texts: Readonly<Record<string, string>>) => (one: string) =>
  one === type ? '' : (texts[one] ?? '')

test('what is copied comes back whole from this browser and by way of any program that keeps HTML', () => {
  forEachRun(30, (random) => {
    const [page] = arbitraryBody(random).pages
    const layers = readLayers(page?.layers ?? [])
    if (layers.length === 0) return
    const texts = writeClip({ id: 'c', brand: 'local-1', page: 'p', layers }, '')
    for (const missing of ['none', clipType]) {
      const read = readClip(without(missing, texts))
      expect(read).toMatchObject({ id: 'c', brand: 'local-1', page: 'p' })
      expect(plain(read?.layers)).toEqual(plain(layers))
    }
  })
})

test('other programs get the words with those of the brand, and no markup out of them', () => {
  const { 'text/plain': lines, 'text/html': html = '' } = writeClip(clip, wordsOf(clip.layers, words))
  expect(lines).toBe('온기에서\n<b>"쑥 & 개떡"</b>')
  expect(html).toContain('온기에서<br>&lt;b&gt;"쑥 &amp; 개떡"&lt;/b&gt;</p>')
})

test('a table comes to other programs as its rows, an item and its price beside each other as in a sheet', () => {
  const table = tableLayer('t', [['{brand.name} 정식', '9,000원', '밥과 국'], ['', '2,000원'], ['막걸리']])
  expect(wordsOf([table], words)).toBe('온기 정식\t9,000원\n밥과 국\n\t2,000원\n막걸리')
})

test.each([
  ['nothing', ''],
  ['no JSON', '{"layers"'],
  ['no object', 'null'],
  ['layers of no form', '{"layers":{"0":{}}}'],
  ['no layer', '{"layers":[{"type":"script","text":"alert(1)"}]}'],
])('a clipboard with %s has no layers', (_, data) => {
  expect(readClip(without('', { [clipType]: data }))).toBeNull()
})

test('more than a body may be is not even read', () => {
  const { [clipType]: data = '' } = writeClip(clip, '')
  expect(readClip(without('', { [clipType]: data }))).not.toBeNull()
  expect(readClip(without('', { [clipType]: data + ' '.repeat(mostBodyText) }))).toBeNull()
})

test('HTML of a page that has no layers, or not ours, is none', () => {
  for (const html of ['<p data-saegim-layers="%%%">x</p>', '<p data-saegim-layers="YWJj">x</p>', '<p>x</p>'])
    expect(readClip(without('', { 'text/html': html }))).toBeNull()
})

function plain(layers: unknown): unknown {
  return JSON.parse(JSON.stringify(layers ?? null, (name, value) => (name === 'id' ? undefined : value)))
}

test('facts of another form are no clip, whatever they are as words', () => {
  const hostile = { toString: 1, valueOf: 1 }
  for (const change of [{ id: hostile }, { page: hostile }, { brand: hostile }, { brand: null }]) {
    const data = JSON.stringify({ ...clip, ...change })
    expect(readClip((type) => (type === clipType ? data : ''))).toBeNull()
  }
})

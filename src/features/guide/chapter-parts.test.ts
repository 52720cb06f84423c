import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { OptionWords, WorkbookWords } from '#kits/words/content.ts'
import { guide } from '#model/documents/guide.ts'
import { chapterParts } from './chapter-parts.ts'

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../../locales/ko/${name}.json`, import.meta.url), 'utf8'))
const words: WorkbookWords = read('workbook')
const options: OptionWords = read('options')
const parts = (section: string, answers: Record<string, unknown>) =>
  chapterParts(section, answers, words, options)

test('a chapter has a part for every field of its steps, empty or not', () => {
  expect(parts('core/story', {}).map(({ label, text }) => [label, text])).toEqual([
    ['계기', ''],
    ['선보이는 것', ''],
    ['일하는 방식', ''],
    ['이루고 싶은 것', ''],
    ['이름', ''],
  ])
})

test('in a step with several fields each keeps its own label', () => {
  expect(
    parts('core/purpose', { 'core.target': ' 혼자 사는 사람 ' }).map(({ label, kind }) => [label, kind]),
  ).toEqual([
    ['돕고 싶은 사람', 'line'],
    ['그분들이 겪는 불편', 'line'],
    ['선언문', 'lead'],
  ])
})

test('an option is shown by its word, one of a newer version by its key', () => {
  const sizeOf = (key: string) =>
    parts('core/vision', { 'core.companySize': key }).find((part) => part.key === 'core.companySize')?.text
  expect(sizeOf('MICRO')).toBe('소상공인')
  expect(sizeOf('GALACTIC')).toBe('GALACTIC')
})

test('a text that a merge made too long says so until it fits', () => {
  const overLimit = (text: string) => parts('core/purpose', { 'core.target': text })[0]?.overLimit
  expect(overLimit('가'.repeat(guide.core.target.max + 1))).toBe(guide.core.target.max)
  expect(overLimit('가'.repeat(guide.core.target.max))).toBeUndefined()
})

test('each value is shown by its word and belongs to both of its steps', () => {
  const values = [
    { key: 'a', keyword: '정직', description: '있는 그대로' },
    { key: 'b', keyword: null, description: '이름 없는 것' },
  ]
  const [, , value, ...rest] = parts('core/value', { 'core.values': values })
  expect(rest).toEqual([])
  expect(value).toMatchObject({ key: 'a', label: '정직', text: '있는 그대로', kind: 'value' })
  expect(value?.steps).toEqual(['core/value/definition', 'core/value/coreValue'])
})

test('without values there is one empty part for them', () => {
  expect(parts('core/value', {}).map(({ label }) => label)).toEqual([
    '바꾸고 싶은 모습',
    '바라는 변화',
    '핵심 가치',
  ])
})

test('plans of the business are marked, so that the guide leaves them in the workbook', () => {
  const planned = parts('core/vision', {}).flatMap(({ key, isPlanning }) => (isPlanning ? [key] : []))
  expect(planned).toEqual([
    'core.futureActivityPeriod',
    'core.futureMemberCount',
    'core.futureCompanySize',
    'core.companySize',
  ])
})

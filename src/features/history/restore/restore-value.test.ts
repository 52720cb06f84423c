import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { fieldsOf } from '#model/documents/documents.ts'
import { guide } from '#model/documents/guide.ts'
import { strategy } from '#model/documents/strategy.ts'
import { readAnswers } from '#model/fields/answers.ts'
import { isSameAnswer, readAt, restoreValue } from './restore-value.ts'

const { core, visual } = guide
const { keywords } = strategy.personality
const ofGuide = fieldsOf('guide')
const ofStrategy = fieldsOf('strategy')

test('a replaced value and a replaced text are put back', () => {
  const doc = new Y.Doc()
  visual.main.write(doc, '#B4583A')
  core.background.write(doc, '할머니의 사발')
  expect(restoreValue(doc, ofGuide, 'visual.main', '#111111')).toBe(true)
  expect(restoreValue(doc, ofGuide, 'core.background', '할머니의 접시')).toBe(true)
  expect(visual.main.read(doc)).toBe('#111111')
  expect(core.background.read(doc)).toBe('할머니의 접시')
})

test('inside a list only the one property of the one item is written', () => {
  const doc = new Y.Doc()
  const key = core.values.add(doc, { keyword: '정직', description: '있는 그대로' })
  const path = `core.values/${key}/keyword`
  expect(restoreValue(doc, ofGuide, path, '솔직')).toBe(true)
  expect(core.values.read(doc)).toMatchObject([{ key, keyword: '솔직', description: '있는 그대로' }])
  expect(readAt(ofGuide, readAnswers(ofGuide, doc), path)).toBe('솔직')
  core.values.remove(doc, key)
  expect(restoreValue(doc, ofGuide, path, '정직')).toBe(false)
  expect(readAt(ofGuide, readAnswers(ofGuide, doc), path)).toBeUndefined()
})

test('a whole list is put back in its order, and equal items keep their keys', () => {
  const doc = new Y.Doc()
  const warm = keywords.add(doc, { idBrandKeyword: 1, keyword: '따뜻한' })
  keywords.add(doc, { idBrandKeyword: 2, keyword: '단단한' })
  const lost = [
    { idBrandKeyword: null, keyword: '불빛' },
    { idBrandKeyword: 1, keyword: '따뜻한' },
  ]
  expect(restoreValue(doc, ofStrategy, keywords.path, lost)).toBe(true)
  expect(keywords.read(doc).map(({ keyword }) => keyword)).toEqual(['불빛', '따뜻한'])
  expect(keywords.keys(doc)[1]).toBe(warm)
  const now = readAt(ofStrategy, readAnswers(ofStrategy, doc), keywords.path)
  expect(isSameAnswer(ofStrategy, keywords.path, now, lost)).toBe(true)
  expect(isSameAnswer(ofStrategy, keywords.path, now, lost.slice(1))).toBe(false)
})

test('a value that the field refuses, or that REST decides, is not written', () => {
  const doc = new Y.Doc()
  expect(restoreValue(doc, ofGuide, 'visual.main', 'red')).toBe(false)
  expect(restoreValue(doc, ofGuide, 'core.background', 7)).toBe(false)
  expect(restoreValue(doc, ofGuide, 'visual.colorFinalised', true)).toBe(false)
  expect(restoreValue(doc, ofGuide, 'core.values/gone/nothing', 'x')).toBe(false)
  expect(restoreValue(doc, ofGuide, 'from.a.newer.version', 'x')).toBe(false)
})

test('files are compared by id, not by name', () => {
  const same = (a: unknown, b: unknown) => isSameAnswer(ofGuide, 'visual.logoSymbol', a, b)
  expect(same({ idFile: 3, name: 'logo.png' }, { idFile: 3 })).toBe(true)
  expect(same({ idFile: 3 }, { idFile: 4 })).toBe(false)
  expect(same(null, undefined)).toBe(true)
})

import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { guide } from '../documents/guide.ts'
import { strategy } from '../documents/strategy.ts'
import { translationLimits, translations } from '../documents/translations.ts'
import { isSameSource } from './same-source.ts'
import { countStates, translationState } from './state.ts'
import { readStored, translationsInto } from './stored.ts'
import { keyOfText, pathOfAll, translatableTexts } from './translatable.ts'

const at = '2026-11-30T00:00:00Z'

function meet(one: Y.Doc, other: Y.Doc): void {
  Y.applyUpdate(one, Y.encodeStateAsUpdate(other))
  Y.applyUpdate(other, Y.encodeStateAsUpdate(one))
}

test('what is written can be translated, in the order of the guide, and items of lists by their keys', () => {
  const answers = {
    [guide.core.what.path]: ' 쌀빵 ',
    [guide.core.how.path]: '   ',
    [guide.info.name.path]: '온기',
    [strategy.personality.tagline1.path]: '오늘의 한 끼',
    [guide.core.values.path]: [
      { key: 'k1', keyword: '정직', description: '' },
      { key: 'k2', keyword: null, description: '속이지 않아요' },
    ],
    [guide.visual.photography.path]: [{ key: 'p1', description: '한 상' }],
  }
  expect(translatableTexts(answers)).toEqual([
    { key: 'info.name', path: 'info.name', section: 'info/brand-profile', source: '온기', number: null },
    {
      key: 'personality.tagline1',
      path: 'personality.tagline1',
      section: 'strategy/personality/tagline',
      source: '오늘의 한 끼',
      number: null,
    },
    { key: 'core.what', path: 'core.what', section: 'core/story', source: '쌀빵', number: null },
    {
      key: 'core.values:k1:keyword',
      path: 'core.values/k1/keyword',
      section: 'core/value',
      source: '정직',
      number: 1,
    },
    {
      key: 'core.values:k2:description',
      path: 'core.values/k2/description',
      section: 'core/value',
      source: '속이지 않아요',
      number: 2,
    },
    {
      key: 'visual.photography:p1:description',
      path: 'visual.photography/p1/description',
      section: null,
      source: '한 상',
      number: 1,
    },
  ])
})

test('the path of all items is found from the key of one', () => {
  expect(pathOfAll(keyOfText('core.values/k1/description'))).toBe('core.values/description')
  expect(pathOfAll(keyOfText('core.what'))).toBe('core.what')
})

test('a translation is marked once its source has other words, and not for white space', () => {
  expect(translationState('쌀빵', ' ', { source: '쌀빵' })).toBe('empty')
  expect(translationState('쌀빵', 'Rice bread', { source: '쌀빵' })).toBe('right')
  expect(translationState('쌀빵\n둘', 'Rice bread', { source: ' 쌀빵 둘' })).toBe('right')
  expect(translationState('쌀 케이크', 'Rice bread', { source: '쌀빵' })).toBe('changed')
  expect(translationState('쌀빵', 'Rice bread', null)).toBe('unknown')
  expect(countStates(['empty', 'right', 'right', 'changed'])).toEqual({
    all: 4,
    empty: 1,
    right: 2,
    changed: 1,
    unknown: 0,
  })
})

test('sources are the same however their letters are encoded', () => {
  expect(isSameSource('쌀빵'.normalize('NFD'), '쌀빵')).toBe(true)
  expect(isSameSource('쌀빵', '쌀 빵')).toBe(false)
})

test('a source that changes on one device while another translates the former one leaves the translation marked', () => {
  const [here, there] = [new Y.Doc(), new Y.Doc()]
  translations.translated.en.at('core.what').write(here, 'Rice bread')
  translations.translatedFrom.en.set(here, 'core.what', { made: { source: '쌀빵', origin: 'TYPED', at } })
  meet(here, there)
  const made = translations.translatedFrom.en.at('core.what', 'made').read(there)
  expect(translationState('쌀 케이크', translations.translated.en.at('core.what').read(there), made)).toBe(
    'changed',
  )
})

test('at rest a translation is found by path and source, of any item with that source', () => {
  const doc = new Y.Doc()
  const put = (key: string, source: string | null, text: string) => {
    translations.translated.en.at(key).write(doc, text)
    if (source !== null) translations.translatedFrom.en.set(doc, key, { made: { source, origin: 'AI', at } })
  }
  put('core.what', '쌀빵', ' Rice bread ')
  put('core.how', null, 'Made by hand')
  put('core.values:k1:keyword', '정직', 'Honesty')
  const stored = readStored(doc)
  if (stored === null) throw new Error('Nothing was read.')
  expect(stored.source).toBe('ko')
  const find = translationsInto(stored, 'en')
  expect(find('core.what', '쌀빵 ')).toBe('Rice bread')
  expect(find('core.what', '쌀 케이크')).toBeNull()
  expect(find('core.how', '손으로')).toBeNull()
  expect(find('core.values/keyword', '정직')).toBe('Honesty')
  expect(find('core.values/description', '정직')).toBeNull()
  expect(translationsInto(stored, 'ja')('core.what', '쌀빵')).toBeNull()
})

test('texts in the language of the brand itself are no translations', () => {
  const doc = new Y.Doc()
  translations.translation.source.write(doc, 'en')
  translations.translated.en.at('core.what').write(doc, 'Rice bread')
  translations.translatedFrom.en.set(doc, 'core.what', { made: { source: '쌀빵', origin: 'TYPED', at } })
  expect(readStored(doc)).toEqual({ source: 'en', texts: [] })
})

test('what a merge has put beyond the limits is not read: longer texts, further texts, far more entries', () => {
  const doc = new Y.Doc()
  const { text: longest, texts: most } = translationLimits
  const put = (key: string, text: string) => {
    translations.translated.en.at(key).write(doc, text)
    translations.translatedFrom.en.set(doc, key, { made: { source: key, origin: 'TYPED', at } })
  }
  const sources = () => readStored(doc)?.texts.map(({ source }) => source)
  put('a', 'x'.repeat(longest))
  put('b', 'x'.repeat(longest + 1))
  expect(sources()).toEqual(['a'])
  for (let number = 1; number <= most; number += 1) put(`c${number}`, 'x')
  expect(sources()).toHaveLength(most)
  for (let number = 1; number <= most; number += 1) put(`d${number}`, 'x')
  expect(readStored(doc)).toBeNull()
})

test('types that no release writes are read as nothing, and what is beside them is read', () => {
  const doc = new Y.Doc()
  const foreign = [
    new Y.Map(),
    new Y.Array(),
    new Y.Text('x'),
    new Y.XmlElement('p'),
    new Y.Doc(),
    new Uint8Array(3),
    null,
    7n,
  ]
  const from = doc.getMap('translatedFrom.en')
  for (const [at, value] of foreign.entries()) from.set(`core.what${at}/made`, value)
  from.set('no property', 1)
  from.set('/made', { source: '쌀빵' })
  doc.getArray('translation').push(['en'])
  doc.getMap('translated.en/core.how').set('text', 'in a map')
  doc.getText('translated.en/core.target').insertEmbed(0, { text: 'embedded' })
  const made = { source: '쌀빵', origin: 'TYPED', at }
  for (const key of ['core.how', 'core.target', 'core.achieve']) from.set(`${key}/made`, made)
  doc.getText('translated.en/core.achieve').insert(0, 'Rice bread')
  doc.getText('translatedFrom.ja').insert(0, 'a text')
  const stored = new Y.Doc()
  Y.applyUpdate(stored, Y.encodeStateAsUpdate(doc))
  expect(readStored(stored)).toEqual({
    source: 'ko',
    texts: [{ language: 'en', path: 'core.achieve', source: '쌀빵', text: 'Rice bread' }],
  })
})

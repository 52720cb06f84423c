import { expect, test } from 'vitest'
import { sentencesOf, wordsForLayout } from './brief-words.ts'

const none = { headline: '', body: '', price: '', date: '', cta: '' }
const dress = { words: { name: '온기', tagline1: '오늘의 한 끼에 온기를', tagline2: '  ' } }

test('without a headline the first sentence of the guide is it', () => {
  expect(wordsForLayout(none, dress)).toEqual({ ...none, headline: '{brand.tagline1}' })
  expect(wordsForLayout(none, { words: { name: '온기' } }).headline).toBe('{brand.name}')
  expect(wordsForLayout(none, { words: {} }).headline).toBe('')
})

test('a sentence of the guide stays one where it is typed as it is, and other braces are no slots', () => {
  const typed = { ...none, headline: ' 오늘의 한 끼에 온기를 ', body: '온기', price: '{brand.name}' }
  expect(wordsForLayout(typed, dress)).toEqual({
    ...none,
    headline: '{brand.tagline1}',
    body: '{brand.name}',
    price: '{{brand.name}',
  })
})

test('only sentences that there are, and that fit into a headline, are offered', () => {
  const words = { ...dress.words, tagline3: '길'.repeat(61) }
  expect(sentencesOf({ words }).map(({ slot }) => slot)).toEqual(['{brand.tagline1}', '{brand.name}'])
})

import { expect, test } from 'vitest'
import type { Body, Page, TextLayer } from '../body/body.ts'
import { pageOf, textLayer } from '../page.fixture.ts'
import { takesPost, withAnyPost, withPost } from './with-post.ts'

const headline = textLayer('겉은 바삭', { id: 'h', role: 'headline', fit: 'shrink', min: 20, maxLines: 2 })
const body = textLayer('버터를 재워요.', { id: 'b', role: 'body', size: 20, maxLines: 2 })
const date = textLayer('12월 1일', { id: 'd', role: 'date', size: 20, maxLines: 1 })
const brand = textLayer('{brand.name} 이야기', { id: 'n', role: 'body' })
const words = { headline: '동지 단팥빵', sentences: ['팥을 쑤어요.', '예약을 받아요.'], date: '12월 22일' }

function bodyOf(...pages: (readonly TextLayer[] | Page)[]): Body {
  return {
    ...{ v: 1, name: '', form: 'custom', unit: 'px', width: 400, height: 400, tags: [] },
    pages: pages.map((page, at) => ('layers' in page ? page : { ...pageOf(page), id: `p${at}` })),
  }
}
const textsOf = (made: Body | null) =>
  made?.pages.map(({ layers }) => layers.map((layer) => [layer.id, layer.type === 'text' && layer.text]))

test('a template takes a post where all words of its sample can be replaced', () => {
  expect(takesPost(bodyOf([headline, body, date, brand]))).toBe(true)
  expect(takesPost(bodyOf([body]))).toBe(false)
  const price = textLayer('7,500원', { id: 'p', role: 'price' })
  expect(takesPost(bodyOf([headline, price]))).toBe(false)
  expect(takesPost(bodyOf([headline, { ...body, id: '1' }, { ...body, id: '2' }, body]))).toBe(false)
})

test('headline, sentences and date take their places, and words of the brand stay', () => {
  expect(textsOf(withPost(bodyOf([headline, body, date, brand]), words))).toEqual([
    [
      ['h', '동지 단팥빵'],
      ['b', '팥을 쑤어요. 예약을 받아요.'],
      ['d', '12월 22일'],
      ['n', '{brand.name} 이야기'],
    ],
  ])
})

test('a sentence that has no room is left out whole, and so is a text without words', () => {
  const long = { ...words, sentences: ['팥을 쑤어요.', '가'.repeat(60)], date: '' }
  expect(textsOf(withPost(bodyOf([headline, body, date]), long))).toEqual([
    [
      ['h', '동지 단팥빵'],
      ['b', '팥을 쑤어요.'],
    ],
  ])
})

test('a headline that has no room refuses the template', () => {
  expect(withPost(bodyOf([headline]), { ...words, headline: '가'.repeat(60) })).toBeNull()
})

test('words that became too long for a template stay in it, in smaller letters', () => {
  const [page] = withAnyPost(bodyOf([headline]), { ...words, headline: '가'.repeat(60) }).pages
  expect(page?.layers).toEqual([expect.objectContaining({ id: 'h', min: 10, text: '가'.repeat(60) })])
  expect(page?.layers[0]).not.toHaveProperty('maxLines')
})

test('two texts of a headline share its words at a space', () => {
  const second = { ...headline, id: 'h2' }
  const made = withPost(bodyOf([headline, second]), { ...words, headline: '비 오는 날 이 방이' })
  expect(textsOf(made)).toEqual([
    [
      ['h', '비 오는 날'],
      ['h2', '이 방이'],
    ],
  ])
})

test('of several pages each has a sentence, those without one go, and the last with the brand stays', () => {
  const cards = [1, 2, 3].map((at) => [{ ...body, id: `b${at}` }])
  const series = bodyOf([headline], ...cards, [brand])
  expect(takesPost(series)).toBe(true)
  expect(textsOf(withPost(series, words))).toEqual([
    [['h', '동지 단팥빵']],
    [['b1', '팥을 쑤어요.']],
    [['b2', '예약을 받아요.']],
    [['n', '{brand.name} 이야기']],
  ])
  expect(withPost(series, { ...words, sentences: ['하나예요.'] })).toBeNull()
})

test('a brace of a person is no slot of the brand', () => {
  expect(textsOf(withPost(bodyOf([headline]), { ...words, headline: '{brand.name}' }))).toEqual([
    [['h', '{{brand.name}']],
  ])
})

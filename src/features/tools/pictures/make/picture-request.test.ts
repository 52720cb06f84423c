import { expect, it } from 'vitest'
import { toolBrandOf } from '#features/tools/brand/tool-brand.ts'
import { beginPicture } from './picture-input.ts'
import { requestOf, sentBrandOf, sentParts } from './picture-request.ts'

const brand = {
  ...toolBrandOf({}),
  name: '모락빵집',
  area: '망원동',
  industry: 'FNB_BAKERY',
  items: ['쌀식빵', '단팥빵'],
  how: '새벽에 구워요',
  story: '할머니의 빵집',
  special: '속이 편해요',
  keywords: ['따뜻한', '가'.repeat(50)],
}

it('what is said to be sent is what is sent: no name, no place and no other answer', () => {
  const sent = sentBrandOf(brand, ['#D2AD3C'])
  expect(sentParts(sent)).toEqual(['subject', 'industry', 'service', 'keywords', 'colors'])
  const request = requestOf({ ...beginPicture(brand), subject: ' 쌀식빵 한 덩이 ' }, 10, sent)
  expect(request).toEqual({
    subject: '쌀식빵 한 덩이',
    style: 'PHOTO',
    form: 'SQUARE',
    count: 2,
    credit: 20,
    answers: {
      industry: 'FNB_BAKERY',
      service: '쌀식빵, 단팥빵',
      keywords: ['따뜻한', '가'.repeat(40)],
    },
    colors: ['#D2AD3C'],
  })
})

it('a brand that has answered nothing sends what is typed alone', () => {
  const empty = { ...brand, industry: null, items: [], keywords: [] }
  const sent = sentBrandOf(empty, [])
  expect(sent).toEqual({ answers: {}, colors: [] })
  expect(sentParts(sent)).toEqual(['subject'])
  expect(beginPicture(empty).subject).toBe('')
})

it('answers are cut to what the server takes', () => {
  const long = {
    ...brand,
    items: ['쌀식빵'.repeat(60)],
    target: '손님'.repeat(80),
    keywords: Array(14).fill('맑은'),
  }
  const { answers, colors } = sentBrandOf(long, Array(9).fill('#000000'))
  expect(answers.service).toHaveLength(100)
  expect(answers.target).toHaveLength(100)
  expect(answers.keywords).toHaveLength(10)
  expect(colors).toHaveLength(5)
})

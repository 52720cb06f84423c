import { expect, test } from 'vitest'
import { findTemplates, type TemplateFacts, type TemplateSearch, templateTexts } from './find-templates.ts'

interface Item extends TemplateFacts {
  readonly id: number
}

const plain = { idForm: 1, category: 'sns', idTags: [], trades: [], occasions: [], look: 'calm' } as const

function item(id: number, [name = '', ...tags]: readonly string[], facts: Partial<TemplateFacts> = {}): Item {
  const texts = templateTexts({ name, tags, purpose: '', others: [] })
  return { id, ...plain, isPremium: false, texts, ...facts }
}

const all = [
  item(1, ['쉬는 날 알림', '휴무'], { idTags: [3, 4] }),
  item(2, ['메뉴판', 'A4 가로 메뉴'], { category: 'menu', idForm: 58, trades: ['FNB'], look: 'warm' }),
  item(3, ['수선 이용권'], { category: 'card', trades: ['ECOMMERCE_CRAFT'], idTags: [3] }),
  item(4, ['성탄 카드'], { occasions: ['christmas'], isPremium: true }),
  item(5, ['겨울 소식'], { occasions: ['winter', 'sale'] }),
]
const found = (search: TemplateSearch) => findTemplates(all, (facts) => facts, search).map(({ id }) => id)

test('a search finds names, forms and tags, also by initial consonants and with an incomplete syllable', () => {
  expect(found({ query: 'ㅅㄴㄴ' })).toEqual([1])
  expect(found({ query: '휴ㅁ' })).toEqual([1])
  expect(found({ query: '메뉴파' })).toEqual([2])
  expect(found({ query: 'a4 가' })).toEqual([2])
  expect(found({ query: ' ' })).toEqual([1, 2, 3, 4, 5])
  expect(found({ query: '없는말' })).toEqual([])
})

test('filters hold together, and what is undefined filters nothing', () => {
  expect(found({ category: 'menu', trade: undefined })).toEqual([2])
  expect(found({ idForm: 58, look: 'warm' })).toEqual([2])
  expect(found({ idForm: 58, look: 'calm' })).toEqual([])
  expect(found({ idTags: [3] })).toEqual([1, 3])
  expect(found({ idTags: [3, 4] })).toEqual([1])
  expect(found({ occasion: 'sale' })).toEqual([5])
  expect(found({ isPremium: true })).toEqual([4])
  expect(found({ isPremium: false })).toEqual([1, 2, 3, 5])
})

test('a trade is shown what is made for it, for its group, or for any; a group also what is made for one of it', () => {
  expect(found({ trade: 'FNB_CAFE' })).toEqual([1, 2, 4, 5])
  expect(found({ trade: 'ECOMMERCE_CRAFT' })).toEqual([1, 3, 4, 5])
  expect(found({ trade: 'ECOMMERCE' })).toEqual([1, 3, 4, 5])
  expect(found({ trade: 'ECOMMERCE_PET' })).toEqual([1, 4, 5])
})

test('with a query those come first that it names, then by tag, by purpose, and by form, trade or occasion', () => {
  const of = (id: number, words: Partial<Parameters<typeof templateTexts>[0]>) =>
    item(id, [], {
      texts: templateTexts({ name: '알림', tags: [], purpose: '', others: [], ...words }),
    })
  const ranked = [
    of(1, { others: ['메뉴판 (A4 가로)'] }),
    of(2, { purpose: '벽에 거는 메뉴판이에요.' }),
    of(3, { tags: ['메뉴판'] }),
    of(4, { name: '음료 메뉴판', purpose: '메뉴판' }),
    of(5, { name: '새 메뉴판' }),
    of(6, {}),
  ]
  const ids = (query: string) => findTemplates(ranked, (facts) => facts, { query }).map(({ id }) => id)
  expect(ids('메뉴판')).toEqual([4, 5, 3, 2, 1])
  expect(ids('ㅁㄴㅍ')).toEqual([4, 5, 3, 2, 1])
  expect(ids('')).toEqual([1, 2, 3, 4, 5, 6])
})

test('a query of several words is found as a whole, or by each of its words wherever it stands', () => {
  const both = templateTexts({ name: '음료 차림표', tags: ['메뉴판'], purpose: '', others: ['카페·음료'] })
  const cafe = [item(1, [], { texts: both }), item(2, ['카페 메뉴판']), item(3, ['메뉴판'])]
  const ids = (query: string) => findTemplates(cafe, (facts) => facts, { query }).map(({ id }) => id)
  expect(ids('카페 메뉴판')).toEqual([2, 1])
  expect(ids('ㅋㅍ ㅁㄴ')).toEqual([2, 1])
  expect(ids('카페 없는말')).toEqual([])
})

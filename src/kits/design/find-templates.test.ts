import { expect, test } from 'vitest'
import { dueTemplates } from './due-templates.ts'
import { findTemplates, type TemplateSearch } from './find-templates.ts'
import { templateOf } from './template.fixture.ts'

const notice = templateOf(1, { name: '쉬는 날 알림', tags: [{ idTemplateTag: 3, name: '휴무' }] })
const menu = templateOf(2, { name: '메뉴판', category: 'menu', idForm: 58, trades: ['FNB'], look: 'warm' })
const craft = templateOf(3, { name: '수선 이용권', category: 'card', trades: ['ECOMMERCE_CRAFT'] })
const christmas = templateOf(4, { name: '성탄 카드', occasions: [{ key: 'christmas', name: '크리스마스' }] })
const winter = templateOf(5, {
  name: '겨울 소식',
  occasions: [
    { key: 'winter', name: '겨울' },
    { key: 'sale', name: '할인' },
  ],
})
const all = [notice, menu, craft, christmas, winter]
const found = (search: TemplateSearch) => findTemplates(all, search).map(({ idTemplate }) => idTemplate)

test('a search finds names and tags, also by initial consonants and with an incomplete syllable', () => {
  expect(found({ query: 'ㅅㄴㄴ' })).toEqual([1])
  expect(found({ query: '휴ㅁ' })).toEqual([1])
  expect(found({ query: '메뉴파' })).toEqual([2])
  expect(found({ query: ' ' })).toEqual([1, 2, 3, 4, 5])
  expect(found({ query: '없는말' })).toEqual([])
})

test('filters hold together', () => {
  expect(found({ category: 'menu' })).toEqual([2])
  expect(found({ idForm: 58, look: 'warm' })).toEqual([2])
  expect(found({ idForm: 58, look: 'calm' })).toEqual([])
  expect(found({ idTag: 3 })).toEqual([1])
  expect(found({ occasion: 'sale' })).toEqual([5])
})

test('a trade is shown what is made for it, for its group, or for any', () => {
  expect(found({ trade: 'FNB_CAFE' })).toEqual([1, 2, 4, 5])
  expect(found({ trade: 'ECOMMERCE_CRAFT' })).toEqual([1, 3, 4, 5])
})

test('what the calendar asks for is listed by its first day, and what is on comes first', () => {
  const due = (today: string) =>
    dueTemplates(all, today).map(({ template, days }) => [template.idTemplate, days])
  expect(due('2026-11-29')).toEqual([
    [5, 2],
    [4, 26],
  ])
  expect(due('2026-12-24')).toEqual([
    [5, 0],
    [4, 1],
  ])
  expect(due('2026-08-01')).toEqual([])
})

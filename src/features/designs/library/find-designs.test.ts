import { expect, test } from 'vitest'
import type { DesignFolder } from '#kits/design/library/design-folder.ts'
import { listedDesign } from '../cards/listed-design.fixture.ts'
import { findDesigns, inOrder } from './find-designs.ts'

const words = {
  tab: { menu: '메뉴판', card: '명함·카드' },
  form: { 'menu-table': '테이블 메뉴', 'business-card': '명함' },
}
const folders = [folder('a', null, '겨울 행사'), folder('b', 'a', '12월')]
const designs = [
  listedDesign('1', { title: '가격표 10', changedAt: 3 }),
  listedDesign('2', { title: '가격표 9', changedAt: 1, folder: 'a', form: 'menu-table' }),
  listedDesign('3', {
    title: '달항아리',
    changedAt: 2,
    folder: 'b',
    form: 'business-card',
    tags: ['신제품'],
  }),
]
const whole = { folders, designs }
const nothing = { folder: null, query: '', tab: null }
const titles = (ask: object) => {
  const found = findDesigns(whole, { ...nothing, ...ask }, words)
  return [...found.folders.map(({ name }) => name), ...found.designs.map(({ title }) => title)]
}

test('without a search: what is directly in the open folder', () => {
  expect(titles({})).toEqual(['겨울 행사', '가격표 10'])
  expect(titles({ folder: 'a' })).toEqual(['12월', '가격표 9'])
})

test('a search goes over every folder: titles, forms, tabs, tags and folders, also by initial consonants', () => {
  expect(titles({ folder: 'b', query: 'ㄱㄱㅍ' })).toEqual(['가격표 10', '가격표 9'])
  expect(titles({ query: 'ㅌㅇㅂ' })).toEqual(['가격표 9'])
  expect(titles({ query: '메뉴판' })).toEqual(['가격표 9'])
  expect(titles({ query: 'ㅅㅈㅍ' })).toEqual(['달항아리'])
  expect(titles({ query: 'ㄱㅇ' })).toEqual(['겨울 행사'])
  expect(titles({ query: '없는 것' })).toEqual([])
})

test('a tab finds designs of its forms, and no folders', () => {
  expect(titles({ tab: 'card' })).toEqual(['달항아리'])
  expect(titles({ tab: 'card', query: '가격' })).toEqual([])
})

test('numbers in titles are numbers, and by change the last comes first', () => {
  const order = (by: 'name' | 'changedAt', isDown: boolean) =>
    inOrder(whole, { by, isDown }).designs.map(({ title }) => title)
  expect(order('name', false)).toEqual(['가격표 9', '가격표 10', '달항아리'])
  expect(order('changedAt', true)).toEqual(['가격표 10', '달항아리', '가격표 9'])
})

test('ten thousand designs are searched and ordered in less than a second', () => {
  const many = Array.from({ length: 10_000 }, (_, at) =>
    listedDesign(String(at), { title: `메뉴 ${at}`, changedAt: at }),
  )
  const begin = performance.now()
  const found = inOrder(findDesigns({ folders, designs: many }, { ...nothing, query: '메뉴 99' }, words), {
    by: 'name',
    isDown: false,
  })
  expect(found.designs.length).toBe(111)
  expect(performance.now() - begin).toBeLessThan(1000)
})

function folder(key: string, parent: string | null, name: string): DesignFolder {
  const rest = { brand: 1, createdType: 'USER', idDirectory: 1, createdAt: 0, trashedAt: null } as const
  return { key, parent, name, ...rest, making: null }
}

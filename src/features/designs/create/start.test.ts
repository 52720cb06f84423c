import { expect, test } from 'vitest'
import { templateOf } from '#kits/design/templates/template.fixture.ts'
import { listedDesign } from '../cards/listed-design.fixture.ts'
import { designStarts, keyOf, templateStarts } from './start.ts'

const words = { tab: { menu: '메뉴판' }, form: { 'menu-table': '테이블 메뉴' } }
const designs = [
  listedDesign('1', { title: '가격표', changedAt: 1 }),
  listedDesign('2', { title: '겨울 소식', changedAt: 3, folder: 'a', form: 'menu-table' }),
  listedDesign('3', { title: '공식 가격표', changedAt: 2, createdType: 'BRAND' }),
]
const keysOf = (type: 'USER' | 'BRAND', query = '') => designStarts(designs, type, query, words).map(keyOf)

test('works of any folder are offered, the last changed first, and templates of the brand apart', () => {
  expect(keysOf('USER')).toEqual(['design/2', 'design/1'])
  expect(keysOf('BRAND')).toEqual(['design/3'])
})

test('they are found by title and form, also by initial consonants', () => {
  expect(keysOf('USER', 'ㄱㄱㅍ')).toEqual(['design/1'])
  expect(keysOf('USER', 'ㅌㅇㅂ ㅁㄴ')).toEqual(['design/2'])
  expect(keysOf('BRAND', 'ㄱㄱㅍ')).toEqual(['design/3'])
  expect(keysOf('USER', '없는 것')).toEqual([])
})

test('templates of the market are in its order, and found by name, also by initial consonants', () => {
  const templates = [templateOf(7, { name: '여섯 줄 가격판' }), templateOf(3, { name: '쉬는 날' })]
  expect(templateStarts(templates, '').map(keyOf)).toEqual(['7', '3'])
  expect(templateStarts(templates, 'ㅅㄴㄴ').map(keyOf)).toEqual(['3'])
})

import { expect, it } from 'vitest'
import { findInPages } from './pdf-search.ts'

it('a text is found on every page, whatever its case and its spaces', () => {
  const pages = ['온기 가격 표\n2026', 'Price LIST', '온기의 가격표와 온기 가격표']
  expect(findInPages(pages, '가격표')).toEqual([
    { page: 1, from: 3, to: 7 },
    { page: 3, from: 4, to: 7 },
    { page: 3, from: 12, to: 15 },
  ])
  expect(findInPages(pages, 'price list')).toEqual([{ page: 2, from: 0, to: 10 }])
})

it('spaces alone find nothing', () => {
  expect(findInPages(['a b'], '  ')).toEqual([])
})

import { expect, test } from 'vitest'
import { templateOf } from '#kits/design/templates/template.fixture.ts'
import {
  countOutsideTrade,
  isWhole,
  occasionsIn,
  searchOf,
  tabsIn,
  tradeOf,
  wholeView,
} from './market-view.ts'

test('the trade is that of the profile until another is chosen or it is cleared', () => {
  expect(tradeOf(wholeView, 'FNB_CAFE')).toBe('FNB_CAFE')
  expect(tradeOf({ trade: null }, 'FNB_CAFE')).toBeNull()
  expect(tradeOf({ trade: 'EDUCATION' }, 'FNB_CAFE')).toBe('EDUCATION')
  expect(searchOf(wholeView, null).trade).toBeUndefined()
})

test('shelf and bundles are shown with the trade alone', () => {
  expect(isWhole({ ...wholeView, trade: 'FNB' })).toBe(true)
  expect(isWhole({ ...wholeView, query: ' ' })).toBe(true)
  for (const change of [
    { query: '쿠폰' },
    { tab: 'menu' },
    { occasion: 'sale' },
    { price: 'premium' },
  ] as const)
    expect([change, isWhole({ ...wholeView, ...change })]).toEqual([change, false])
})

test('the filter by price tells premium templates from those of every plan', () => {
  expect(searchOf({ ...wholeView, price: 'premium' }, null).isPremium).toBe(true)
  expect(searchOf({ ...wholeView, price: 'included' }, null).isPremium).toBe(false)
  expect(searchOf(wholeView, null).isPremium).toBeUndefined()
})

test('templates that only the trade leaves out are counted, none where another filter leaves them out', () => {
  const templates = [
    templateOf(1, { category: 'menu', trades: ['FNB'] }),
    templateOf(2, { category: 'menu', trades: ['FNB_CAFE'] }),
    templateOf(3, { category: 'sns', trades: ['FASHION_BEAUTY'] }),
  ]
  const view = { ...wholeView, tab: 'menu' } as const
  expect(countOutsideTrade(templates, view, 'FASHION_BEAUTY')).toBe(2)
  expect(countOutsideTrade(templates, view, 'FNB')).toBe(0)
  expect(countOutsideTrade(templates, { ...view, trade: null }, 'FASHION_BEAUTY')).toBe(0)
  expect(countOutsideTrade(templates, { ...view, price: 'premium' }, 'FASHION_BEAUTY')).toBe(0)
})

test('filters offer what some template has, once', () => {
  const christmas = { key: 'christmas', name: '크리스마스' } as const
  const templates = [
    templateOf(1, { category: 'menu', occasions: [christmas] }),
    templateOf(2, { category: 'sns', occasions: [christmas] }),
    templateOf(3, { category: null }),
  ]
  expect(tabsIn(templates)).toEqual(['sns', 'menu'])
  expect(occasionsIn(templates)).toEqual([christmas])
})

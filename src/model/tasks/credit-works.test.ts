import { expect, test } from 'vitest'
import { worksFor } from './credit-works.ts'
import { taskCategories, taskProducts } from './products.ts'

const products = taskProducts.map(({ key, category, credit }) => ({
  key,
  idCategory: taskCategories.find((one) => one.key === category)?.id ?? 0,
  credit,
}))
const named = (credits: number) =>
  worksFor(products, credits).map(({ product, times }) => `${product.key} ${times}`)

test('credits are said by the dearest works that they pay, one of each category', () => {
  expect(named(500)).toEqual(['photoCorrection 1', 'pageTouchUp 1', 'printFile 1'])
  expect(named(2_000)).toEqual(['extraLockups 1', 'instagramPost 1', 'pageTouchUp 4'])
})

test('nothing is promised of credits that pay no work', () => {
  expect(named(299)).toEqual([])
  expect(named(0)).toEqual([])
})

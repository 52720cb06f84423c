import { expect, test } from 'vitest'
import { taskCategories, taskProducts } from './products.ts'
import { taskStatuses, taskSteps } from './task.ts'

test('credits come back only before the work has begun, and a task that ended stays as it is', () => {
  const steps = Object.entries(taskSteps)
  expect(steps.filter(([, { credit }]) => credit === 'RETURNED').map(([step]) => step)).toEqual(['cancel'])
  expect(taskSteps.cancel.from).toEqual(['REQUESTED'])
  for (const [, { from }] of steps) {
    expect(from).not.toContain('DONE')
    expect(from).not.toContain('CANCELED')
  }
})

test('every state is reached', () => {
  const reached = new Set(['REQUESTED', ...Object.values(taskSteps).map(({ to }) => to)])
  expect([...reached].sort()).toEqual([...taskStatuses].sort())
})

test('products have numbers of their own, a category and a price', () => {
  expect(new Set(taskProducts.map(({ id }) => id)).size).toBe(taskProducts.length)
  expect(new Set(taskProducts.map(({ key }) => key)).size).toBe(taskProducts.length)
  for (const { category, credit } of taskProducts) {
    expect(taskCategories.map(({ key }) => key)).toContain(category)
    expect(credit).toBeGreaterThan(0)
  }
  for (const { key } of taskCategories)
    expect(taskProducts.filter(({ category }) => category === key).length).toBeGreaterThan(0)
})

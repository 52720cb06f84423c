import { expect, test } from 'vitest'
import { isOrder, orderBetween } from './order.ts'

const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31))

test(`an order key is always strictly between its neighbours, wherever items are put (seed ${seed})`, () => {
  let state = seed
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
  const orders: string[] = []
  for (let i = 0; i < 500; i++) {
    const at = Math.floor(random() * (orders.length + 1))
    orders.splice(at, 0, orderBetween(orders[at - 1] ?? null, orders[at] ?? null, random))
  }
  expect([...orders].sort((a, b) => (a < b ? -1 : 1))).toEqual(orders)
  expect(orders.every(isOrder)).toBe(true)
  expect(new Set(orders).size).toBe(500)
})

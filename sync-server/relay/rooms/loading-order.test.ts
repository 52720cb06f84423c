import { expect, test } from 'vitest'
import { LoadingOrder } from './loading-order.ts'

const turns = () => new Promise(setImmediate)

test('[R121] rooms of one account are opened one after the other, those of others beside them', async () => {
  const order = new LoadingOrder()
  const begun: string[] = []
  const first = Promise.withResolvers<string>()
  const open = (name: string, until: Promise<string> = Promise.resolve(name)) => {
    begun.push(name)
    return until
  }
  const opening = order.afterOthersOf(7, () => open('first', first.promise))
  const next = order.afterOthersOf(7, () => open('next'))
  const other = order.afterOthersOf(8, () => open('other'))
  await turns()
  expect(begun).toEqual(['first', 'other'])
  first.resolve('first')
  expect(await Promise.all([opening, next, other])).toEqual(['first', 'next', 'other'])
  expect(begun).toEqual(['first', 'other', 'next'])
})

test('[R121] a room that cannot be opened does not keep the next one of its account from opening', async () => {
  const order = new LoadingOrder()
  const failing = order.afterOthersOf(7, () => Promise.reject(new Error('the database is away')))
  const next = order.afterOthersOf(7, async () => 'next')
  await expect(failing).rejects.toThrow('the database is away')
  expect(await next).toBe('next')
})

test('[R49] the last room that was noted is waited for, whether it could be loaded or not', async () => {
  const order = new LoadingOrder()
  await order.last
  order.note(Promise.reject(new Error('the database is away')))
  await order.last
  const loading = Promise.withResolvers<void>()
  order.note(loading.promise)
  let isLoaded = false
  const waiting = order.last.then(() => {
    isLoaded = true
  })
  await turns()
  expect(isLoaded).toBe(false)
  loading.resolve()
  await waiting
})

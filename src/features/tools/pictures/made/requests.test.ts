import { expect, it } from 'vitest'
import { madeOf, requestOf } from './pictures.fixture.ts'
import { endedSince, pauseAfter, stillNews, withList, withRequest } from './requests.ts'

const ids = (requests: readonly { readonly idPicture: number }[]) =>
  requests.map(({ idPicture }) => idPicture)

it('a new request comes first, and a known one is replaced in its place', () => {
  const two = withRequest([requestOf({ idPicture: 1 })], requestOf({ idPicture: 2 }))
  expect(ids(two)).toEqual([2, 1])
  const next = withRequest(two, madeOf({ idPicture: 1 }))
  expect(next.map(({ state }) => state)).toEqual(['RUNNING', 'DONE'])
})

it('an answer that was overtaken opens no request that has ended', () => {
  const known = [madeOf()]
  expect(withRequest(known, requestOf())).toBe(known)
  expect(withList(known, [requestOf()])).toBe(known)
})

it('a list has no more requests than the server lists', () => {
  const all = Array.from({ length: 30 }, (_, at) => requestOf({ idPicture: 30 - at }))
  expect(ids(withList([], all))).toEqual(Array.from({ length: 20 }, (_, at) => 30 - at))
})

it('is news until the list says it', () => {
  const done = madeOf()
  expect(stillNews([done], [])).toEqual([done])
  expect(stillNews([done], [requestOf()])).toEqual([done])
  expect(stillNews([done], [madeOf({ files: [] })])).toEqual([])
  expect(stillNews([requestOf()], [requestOf()])).toEqual([])
  const reported = [madeOf({ isReported: true })]
  expect(stillNews(reported, [done])).toBe(reported)
  expect(stillNews(reported, reported)).toEqual([])
})

it('has ended what was open before, and nothing that was not known', () => {
  const before = [requestOf({ idPicture: 2 }), madeOf({ idPicture: 1 })]
  const now = [madeOf({ idPicture: 3 }), madeOf({ idPicture: 2 }), madeOf({ idPicture: 1 })]
  expect(ids(endedSince(before, now))).toEqual([2])
})

it('questions follow at pauses that grow, up to ten seconds', () => {
  const pauses = Array.from({ length: 12 }, (_, asked) => pauseAfter(asked))
  expect(pauses[0]).toBe(1_000)
  expect(pauses.slice(1).every((pause, at) => pause >= (pauses[at] ?? 0))).toBe(true)
  expect(pauses.at(-1)).toBe(10_000)
})

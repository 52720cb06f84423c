import { expect, test } from 'vitest'
import type { DocId } from '#server/relay/log/update-log.ts'
import { pagesOf, type ReadPage, sweep } from './sweep.ts'

test('[W55] all rooms of all readings come in pages, and no page is read before it is asked for', async () => {
  const asked: (DocId | null)[] = []
  const many = (count: number): ReadPage => {
    return async (after, atMost) => {
      asked.push(after)
      const first = (after?.idBrand ?? 0) + 1
      const length = Math.max(0, Math.min(atMost, count - first + 1))
      return Array.from({ length }, (_, at) => ({ idBrand: first + at, document: 'guide' }))
    }
  }
  const pages = sweep([many(450), many(0), many(200)])
  expect((await pages.next()).value).toHaveLength(200)
  expect(asked).toEqual([null])
  const sizes: number[] = []
  for await (const page of pages) sizes.push(page.length)
  expect(sizes).toEqual([200, 50, 200])
})

test('[W55] pages of brands go on after the last brand of the page before', async () => {
  const read = pagesOf('strategy', async (document, after, atMost) => {
    expect([document, atMost]).toEqual(['strategy', 2])
    return after === 0 ? [3, 5] : [8]
  })
  expect(await read(null, 2)).toEqual([3, 5].map((idBrand) => ({ idBrand, document: 'strategy' })))
  expect(await read({ idBrand: 5, document: 'strategy' }, 2)).toEqual([{ idBrand: 8, document: 'strategy' }])
})

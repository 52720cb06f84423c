import { expect, test } from 'vitest'
import { holdSlices } from './held-slices.ts'

const slice = (url: string) => ({ url, ranges: null })

test('a slice is read once, and again where it was rejected', async () => {
  const read: string[] = []
  const source = holdSlices({
    base: async () => new Uint8Array(),
    slices: async (slug, weight) => {
      read.push(`${slug} ${weight}`)
      return []
    },
    file: async ({ url }) => {
      read.push(url)
      if (read.length < 2) throw new Error('offline')
      return new Uint8Array(1)
    },
  })
  await expect(source.file(slice('/a'))).rejects.toThrow('offline')
  const [one, other] = [await source.file(slice('/a')), await source.file(slice('/a'))]
  await source.slices('lora', 400)
  await source.slices('lora', 400)
  expect(read).toEqual(['/a', '/a', 'lora 400'])
  expect(one).toBe(other)
})

test('of very many slices the least used is forgotten', async () => {
  let reads = 0
  const source = holdSlices({
    base: async () => new Uint8Array(),
    slices: async () => [],
    file: async () => {
      reads++
      return new Uint8Array(1)
    },
  })
  for (let at = 0; at < 200; at++) {
    await source.file(slice('/used'))
    await source.file(slice(`/${at}`))
  }
  expect(reads).toBe(201)
  await source.file(slice('/0'))
  expect(reads).toBe(202)
})

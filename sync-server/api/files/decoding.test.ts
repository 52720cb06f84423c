import { expect, test } from 'vitest'
import { decodeInTurn } from './decoding.ts'

const small = 1_000_000
const large = 90_000_000

/** Works that end when they are told to. */
function openWorks() {
  const under: string[] = []
  const ends = new Map<string, () => void>()
  const start = (owner: string, name: string, pixels = small) =>
    decodeInTurn(owner, pixels, async () => {
      under.push(name)
      await new Promise<void>((end) => ends.set(name, end))
      under.splice(under.indexOf(name), 1)
      return name
    })
  const settle = () => new Promise((next) => setImmediate(next))
  return {
    under,
    start,
    settle,
    end: async (name: string) => {
      ends.get(name)?.()
      await settle()
    },
  }
}

test('two pictures are decoded at a time, of an owner one, and no owner waits for all pictures of another', async () => {
  const { under, start, settle, end } = openWorks()
  const done = [start('a', 'a1'), start('a', 'a2'), start('a', 'a3'), start('b', 'b1'), start('c', 'c1')]
  await settle()
  expect(under).toEqual(['a1', 'b1'])
  await end('a1')
  expect(under).toEqual(['b1', 'c1'])
  await end('b1')
  expect(under).toEqual(['c1', 'a2'])
  await end('a2')
  await end('c1')
  await end('a3')
  expect(await Promise.all(done)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1'])
})

test('one large picture is decoded at a time, beside a small one', async () => {
  const { under, start, settle, end } = openWorks()
  const done = [start('a', 'a', large), start('b', 'b', large), start('c', 'c')]
  await settle()
  expect(under.toSorted()).toEqual(['a', 'c'])
  await end('a')
  expect(under).toEqual(['c', 'b'])
  await end('b')
  await end('c')
  await Promise.all(done)
})

test('a picture that fails leaves its place to the next', async () => {
  const failing = decodeInTurn('a', small, () => Promise.reject(new Error('damaged')))
  const next = decodeInTurn('a', small, async () => 'read')
  await expect(failing).rejects.toThrow('damaged')
  expect(await next).toBe('read')
})

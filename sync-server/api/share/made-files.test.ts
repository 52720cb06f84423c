import { expect, test } from 'vitest'
import { MadeFiles } from './made-files.ts'

const later = () => new Promise((resolve) => setTimeout(resolve, 5))

test('a file is made once for all that ask at the same time or later', async () => {
  const files = new MadeFiles(100)
  let times = 0
  const make = async () => {
    times += 1
    await later()
    return Buffer.alloc(10)
  }
  await Promise.all([files.get('a', make), files.get('a', make)])
  await files.get('a', make)
  expect(times).toBe(1)
})

test('files are made one at a time', async () => {
  const files = [new MadeFiles(100), new MadeFiles(100)]
  let underWay = 0
  let most = 0
  const make = async () => {
    underWay += 1
    most = Math.max(most, underWay)
    await later()
    underWay -= 1
    return Buffer.alloc(1)
  }
  await Promise.all(['a', 'b', 'c'].flatMap((key) => files.map((each) => each.get(key, make))))
  expect(most).toBe(1)
})

test('memory is bounded: the least recently used are dropped, one that is too large is not kept', async () => {
  const files = new MadeFiles(100)
  const made: string[] = []
  const ask = (key: string, size = 40) =>
    files.get(key, async () => {
      made.push(key)
      return Buffer.alloc(size)
    })
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(key)
  expect(made).toEqual(['a', 'b', 'c', 'b'])
  expect(files.bytes).toBeLessThanOrEqual(100)
  await ask('large', 60)
  await ask('large', 60)
  expect(made.slice(-2)).toEqual(['large', 'large'])
  expect(files.bytes).toBeLessThanOrEqual(100)
})

test('the number of kept files is bounded as well, so that those without bytes are dropped too', async () => {
  const files = new MadeFiles(100)
  const empty = async () => Buffer.alloc(0)
  for (let at = 0; at <= 1_000; at += 1) await files.get(String(at), empty)
  expect([files.has('0'), files.has('1'), files.has('1000')]).toEqual([false, true, true])
})

test('a failure is not kept', async () => {
  const files = new MadeFiles(100)
  await expect(files.get('a', () => Promise.reject(new Error('no bytes')))).rejects.toThrow('no bytes')
  expect(await files.get('a', async () => Buffer.from('a'))).toEqual(Buffer.from('a'))
})

import { expect, test } from 'vitest'
import { createLatest } from './latest-answer.ts'

test('calls during an answer share the next one, which is asked for after it', async () => {
  const { latest, ends, begun } = serverOf()
  const [first, second, third] = [latest('a'), latest('a'), latest('a')]
  expect(begun).toEqual(['a 1'])
  ends[0]?.()
  expect(await first).toBe('a 1')
  await expect.poll(() => begun).toEqual(['a 1', 'a 2'])
  const fourth = latest('a')
  ends[1]?.()
  expect(await Promise.all([second, third])).toEqual(['a 2', 'a 2'])
  await expect.poll(() => begun).toEqual(['a 1', 'a 2', 'a 3'])
  ends[2]?.()
  expect(await fourth).toBe('a 3')
})

test('others do not wait', async () => {
  const { latest, ends, begun } = serverOf()
  const answers = [latest('a'), latest('b')]
  expect(begun).toEqual(['a 1', 'b 2'])
  for (const end of ends) end()
  expect(await Promise.all(answers)).toEqual(['a 1', 'b 2'])
})

test('one that fails does not keep the next from being asked for', async () => {
  const latest = createLatest<string>()
  const failing = latest('a', () => Promise.reject(new Error('away')))
  const next = latest('a', async () => 'there')
  await expect(failing).rejects.toThrow('away')
  expect(await next).toBe('there')
  expect(await latest('a', async () => 'again')).toBe('again')
})

/** Answers with how many were asked for before, when the test says so. */
function serverOf() {
  const ask = createLatest<string>()
  const begun: string[] = []
  const ends: (() => void)[] = []
  const latest = (id: string) =>
    ask(id, () => {
      const answer = `${id} ${begun.length + 1}`
      begun.push(answer)
      return new Promise((resolve) => ends.push(() => resolve(answer)))
    })
  return { latest, begun, ends }
}

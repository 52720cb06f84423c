import { expect, test } from 'vitest'
import { freeNumber } from './free-number.ts'

/** The number that is chosen, and how often and for how many numbers was asked. */
async function choose(isTaken: (number: number) => boolean, from?: number) {
  const asked: number[] = []
  const takenOf = async (numbers: readonly number[]) => {
    asked.push(numbers.length)
    return new Set(numbers.filter(isTaken))
  }
  const number = await freeNumber(takenOf, (below) => below - 1, from)
  return { number, questions: asked.length, numbers: asked.reduce((sum, count) => sum + count, 0) }
}

test('the first free number is chosen where it is near, also in a gap', async () => {
  expect(await choose(() => false)).toMatchObject({ number: 2, questions: 1 })
  expect(await choose((number) => number !== 7)).toMatchObject({ number: 7, questions: 1 })
  expect(await choose((number) => number < 65)).toMatchObject({ number: 65, questions: 1 })
  expect(await choose((number) => number < 12, 10)).toMatchObject({ number: 12, questions: 1 })
})

test.each([66, 67, 130, 131, 1_000, 4_162, 50_000, 1_000_000])(
  'the number behind %i that are taken without a gap is found in few questions',
  async (last) => {
    const { number, questions, numbers } = await choose((number) => number <= last)
    expect(number).toBe(last + 1)
    expect(questions).toBeLessThanOrEqual(6)
    expect(numbers).toBeLessThanOrEqual(360)
  },
)

test('who takes just the numbers that are asked about gets one by chance, in two questions', async () => {
  const steps = new Set(Array.from({ length: 60 }, (_, n) => 2 + 64 * 2 ** n))
  const { number, questions } = await choose((number) => number < 66 || steps.has(number))
  expect(Number.isSafeInteger(number)).toBe(true)
  expect(questions).toBe(2)
})

test('with gaps the number is free, and one before it is taken', async () => {
  const isTaken = (number: number) => number < 100 || (number % 7 !== 0 && number < 9_000)
  const { number, questions } = await choose(isTaken)
  expect([isTaken(number), isTaken(number - 1)]).toEqual([false, true])
  expect(questions).toBeLessThanOrEqual(6)
})

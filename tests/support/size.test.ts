import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
  vi.useRealTimers()
})

test('a variable comes before the size of the command, and a word that is no number does not', async () => {
  const amounts = { fast: 2, full: 50 }
  for (const [tests, kills, expected] of [
    [undefined, undefined, 2],
    ['all', undefined, 50],
    ['all', '7', 7],
    [undefined, 'many', 2],
  ] as const) {
    const { amountOf } = await sizeWith({ TESTS: tests, KILLS: kills })
    expect(amountOf('KILLS', amounts)).toBe(expected)
  }
})

test('a budget ends a random test early only where neither all nor a number of runs is asked for', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  for (const [tests, runs, isBound] of [
    [undefined, undefined, true],
    ['all', undefined, false],
    [undefined, '9', false],
  ] as const) {
    const { runsWithin } = await sizeWith({ TESTS: tests, RUNS: runs })
    const budget = runsWithin(10, 500, 2)
    expect(budget.begin()).toBe(true)
    vi.advanceTimersByTime(10_000)
    expect(budget.begin()).toBe(true)
    expect(budget.begin()).toBe(!isBound)
    expect(budget.begun()).toBe(isBound ? 2 : 3)
  }
})

async function sizeWith({ TESTS, KILLS, RUNS }: Record<string, string | undefined>) {
  for (const [name, value] of Object.entries({ TESTS, KILLS, RUNS })) vi.stubEnv(name, value)
  vi.resetModules()
  return import('./size.ts')
}

import type { Page } from 'playwright'
import type { Figure } from '../measure.ts'

/** What an hour of work holds: a gesture every three seconds. */
const hourOfGestures = 1_200
const warmUp = 200
const mostTimes = 1.15

/**
 * The memory of a page after an hour of gestures against that after the first ones. `act` is one gesture, which is written into
 * the design; each fourth one is taken back.
 */
export async function benchMemory(page: Page, act: (at: number) => Promise<void>): Promise<Figure[]> {
  const devtools = await page.context().newCDPSession(page)
  const heapOf = async () => {
    await devtools.send('HeapProfiler.collectGarbage')
    return (await devtools.send('Runtime.getHeapUsage')).usedSize / 1_000
  }
  let first = 0
  for (let at = 0; at < hourOfGestures; at++) {
    if (at === warmUp) first = await heapOf()
    await act(at)
  }
  const last = await heapOf()
  return [
    {
      name: `memory after ${hourOfGestures} gestures`,
      unit: 'kB',
      value: last,
      limit: first * mostTimes,
      limitName: `${mostTimes} × after ${warmUp}`,
    },
  ]
}

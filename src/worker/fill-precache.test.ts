import { expect, test } from 'vitest'
import { fillPrecache } from './fill-precache.ts'

const asset = (number: number) => `https://saegim.example/assets/${number}.js`
const event = {} as ExtendableEvent

test('every file is fetched once, several at a time, a file with a revision past the HTTP cache', async () => {
  const files = new Map(Array.from({ length: 100 }, (_, number) => [asset(number), asset(number)]))
  files.set('https://saegim.example/index.html', 'https://saegim.example/index.html?__WB_REVISION__=1')
  const asked: Request[] = []
  let open = 0
  let most = 0
  await fillPrecache(
    precacheOf(files, async (request) => {
      asked.push(request)
      open += 1
      most = Math.max(most, open)
      await Promise.resolve()
      open -= 1
    }),
    event,
  )
  expect(asked.map(({ url }) => url).sort()).toEqual([...files.keys()].sort())
  expect(asked.filter(({ cache }) => cache === 'reload').map(({ url }) => new URL(url).pathname)).toEqual([
    '/index.html',
  ])
  expect(most).toBeGreaterThan(1)
  expect(most).toBeLessThanOrEqual(8)
})

test('a file that cannot be had fails the install, which the browser tries again', async () => {
  const files = new Map([0, 1, 2].map((number) => [asset(number), asset(number)]))
  const filling = fillPrecache(
    precacheOf(files, async ({ url }) => {
      if (url === asset(1)) throw new TypeError('Failed to fetch')
    }),
    event,
  )
  await expect(filling).rejects.toThrow('Failed to fetch')
})

/** As Workbox's: an answer, and when all that belongs to it is done. */
function precacheOf(files: Map<string, string>, fetchFile: (request: Request) => Promise<void>) {
  return {
    getURLsToCacheKeys: () => files,
    strategy: {
      handleAll: ({ request }: { request: Request }) => {
        const fetched = fetchFile(request)
        return [fetched, fetched]
      },
    },
  } as unknown as Parameters<typeof fillPrecache>[0]
}

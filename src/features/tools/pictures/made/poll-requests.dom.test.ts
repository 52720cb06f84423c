import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { madeOf, requestOf } from './pictures.fixture.ts'
import { pollRequests } from './poll-requests.ts'

const given = vi.hoisted(() => ({ asked: [] as number[], answers: [] as unknown[] }))
vi.mock('#engine/rest/rest.ts', () => ({
  rest: async (_: unknown, { params }: { params: { idPicture: number } }) => {
    given.asked.push(params.idPicture)
    return given.answers.shift() ?? { ok: false, code: 'OFFLINE', message: '', status: 0, details: [] }
  },
}))

let visibility: DocumentVisibilityState = 'visible'

beforeEach(() => {
  vi.useFakeTimers()
  visibility = 'visible'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  Object.assign(given, { asked: [], answers: [] })
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('asks until it is ended, also where an answer was lost', async () => {
  given.answers = [{ ok: true, answer: requestOf() }, undefined, { ok: true, answer: madeOf() }]
  const states: string[] = []
  const end = pollRequests(7, [1], (requests) => {
    states.push(...requests.map(({ state }) => state))
    if (states.includes('DONE')) end()
  })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(states).toEqual(['RUNNING', 'DONE'])
  expect(given.asked).toEqual([1, 1, 1])
})

it('asks nothing while the page is hidden, and at once when it is shown again', async () => {
  const end = pollRequests(7, [1, 2], () => undefined)
  visibility = 'hidden'
  await vi.advanceTimersByTimeAsync(60_000)
  expect(given.asked).toEqual([])
  visibility = 'visible'
  document.dispatchEvent(new Event('visibilitychange'))
  expect(given.asked).toEqual([1, 2])
  end()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(given.asked).toEqual([1, 2])
})

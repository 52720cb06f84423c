import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { AppendGivenUp, AppendRefused } from '../log/update-log.ts'
import type { Connection } from '../sockets/connection.ts'
import { testConnection } from '../testing/test-connection.ts'
import { Acknowledgements } from './acknowledgements.ts'
import type { Change } from './changes.ts'
import { RoomEnd } from './room-end.ts'

/** The end of a room with two clients; the steps of it in their order. */
function opened() {
  const steps: string[] = []
  const state = { rebuilds: 0, lastEditor: null, isBroken: false, isOutdated: false }
  const acknowledgements = new Acknowledgements()
  const [one, other] = [testConnection(7), testConnection(8)]
  const turn = {
    length: 0,
    flush: () => steps.push(state.isBroken ? 'flushed too late' : 'flushed'),
    flushIfPlanned: vi.fn<() => void>(),
  }
  const end = new RoomEnd({
    id: { idBrand: 1, document: 'guide' },
    state,
    turn,
    acknowledgements,
    clients: {
      sendAway(why) {
        steps.push('sent away')
        for (const { connection } of [one, other]) connection.close(1013, why)
      },
    },
    log: pino({ level: 'silent' }),
    onBroken: () => steps.push('replaced'),
  })
  return { steps, state, turn, acknowledgements, one, other, end }
}

const by = (author: Connection | null): Change => ({
  update: Uint8Array.of(0),
  author,
  editor: null,
  isStored: false,
})
const refused = (isTooLarge: boolean) => new AppendRefused('refused', isTooLarge)

test('[R24] a room that starts anew ends its turn first, so that what it accepted is stored', async () => {
  const { steps, state, end } = opened()
  end.startAnew()
  expect(steps).toEqual(['flushed', 'sent away', 'replaced'])
  expect(state).toMatchObject({ isBroken: true, isOutdated: false })
  expect(await end.settled()).toBe(true)
})

test('[R71] a room of an earlier epoch sends its clients away once, and nothing of it is stored any more', async () => {
  const { steps, one, end } = opened()
  end.startNewEpoch()
  end.startNewEpoch()
  expect(steps).toEqual(['flushed', 'sent away', 'replaced'])
  expect(one.closed).toEqual([1013])
  expect(await end.settled()).toBe(false)
})

test.each([
  [true, 4413],
  [false, 4422],
])(
  '[R111] the only author of refused updates is closed for good, the others with 1013',
  async (isTooLarge, code) => {
    const { one, other, end } = opened()
    end.startAnewWithout(refused(isTooLarge), [by(one.connection), by(one.connection), by(null)])
    expect([one.closed, other.closed]).toEqual([[code], [1013]])
    expect(await end.settled()).toBe(false)
  },
)

test('[R111] of several authors in the refused turn all come back', () => {
  const { one, other, end } = opened()
  end.startAnewWithout(refused(false), [by(one.connection), by(other.connection)])
  expect([one.closed, other.closed]).toEqual([[1013], [1013]])
})

test('[R112] the author of updates that waited for too long comes back', () => {
  const { one, other, end } = opened()
  end.startAnewWithout(new AppendGivenUp('locked'), [by(one.connection)])
  expect([one.closed, other.closed]).toEqual([[1013], [1013]])
})

test('[R49] a room that is retired is not replaced, and has settled once its last append is stored', async () => {
  const { steps, turn, acknowledgements, end } = opened()
  const number = acknowledgements.beginAppend()
  end.retire('too much is loaded')
  expect(steps).toEqual(['flushed', 'sent away'])
  const isStored = end.settled()
  expect(end.isStored).toBe(false)
  expect(turn.flushIfPlanned).toHaveBeenCalledOnce()
  acknowledgements.appendStored(number, [])
  acknowledgements.acknowledgeUpTo(number)
  expect(await isStored).toBe(true)
  expect(end.isStored).toBe(true)
})

test('[R14] a room has not settled where its last append fails', async () => {
  const { acknowledgements, end } = opened()
  const number = acknowledgements.beginAppend()
  const isStored = end.settled()
  acknowledgements.appendFailed(number, refused(false))
  expect(await isStored).toBe(false)
})

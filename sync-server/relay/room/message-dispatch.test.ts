import { expect, test, vi } from 'vitest'
import type { Connection } from '../sockets/connection.ts'
import { testConnection } from '../testing/test-connection.ts'
import type { ClientMessage } from '../wire/messages.ts'
import { HeldSends } from './held-sends.ts'
import { MessageDispatch } from './message-dispatch.ts'

const bytes = Uint8Array.of(0)
const messages: readonly ClientMessage[] = [
  { kind: 'ask', vector: bytes },
  { kind: 'answer', update: bytes },
  { kind: 'update', update: bytes },
  { kind: 'presence', states: bytes },
  { kind: 'askPresence' },
  { kind: 'mark', mark: 1 },
]

/** A dispatch whose parts note what they are given. */
function opened() {
  const given: string[] = []
  const state = { isBroken: false }
  const inRoom = new Set<Connection>()
  const undecided = new Set<Connection>()
  const gate = { isNeeded: false, admits: vi.fn<() => boolean>(() => true), undecided }
  const detach = vi.fn<(connection: Connection) => void>()
  const work = { isSpent: vi.fn<() => boolean>(() => false), charge: vi.fn<() => void>() }
  const sends = new HeldSends()
  const dispatch = new MessageDispatch({
    state,
    clients: { has: (connection) => inRoom.has(connection), detach },
    gate,
    work,
    updates: {
      receive: (_connection, _update, kind) => given.push(kind),
      receiveMark: () => given.push('mark'),
    },
    presence: { receive: () => given.push('presence'), answer: () => given.push('askPresence') },
    sends,
  })
  const { connection, sent, closed } = testConnection()
  inRoom.add(connection)
  const receiveAll = () => {
    for (const message of messages) dispatch.receive(connection, message)
  }
  return { given, state, inRoom, gate, detach, work, sends, dispatch, connection, sent, closed, receiveAll }
}

test('each kind of message reaches its part, and a question is answered', () => {
  const { given, sent, receiveAll } = opened()
  receiveAll()
  expect(given).toEqual(['answer', 'update', 'presence', 'askPresence', 'mark'])
  expect(sent).toEqual([bytes])
})

test('a room that takes nothing more, and one that the client is not in, ignore every message', () => {
  const { given, state, inRoom, connection, sent, receiveAll } = opened()
  state.isBroken = true
  receiveAll()
  state.isBroken = false
  inRoom.delete(connection)
  receiveAll()
  expect([given, sent]).toEqual([[], []])
})

test.each(['ask', 'answer', 'update'])(
  '[R81] %s closes with 4529 where the account has used its budget',
  (kind) => {
    const { given, work, dispatch, connection, closed } = opened()
    work.isSpent.mockReturnValue(true)
    for (const message of messages) if (message.kind === kind) dispatch.receive(connection, message)
    expect(given).toEqual([])
    expect(closed).toEqual([4529])
  },
)

test('[R81] [R123] marks and presence pass where the budget is used, and presence is not charged to it', () => {
  const { given, work, dispatch, connection, closed } = opened()
  work.isSpent.mockReturnValue(true)
  for (const message of messages.slice(3)) dispatch.receive(connection, message)
  expect(given).toEqual(['presence', 'askPresence', 'mark'])
  expect(work.charge).toHaveBeenCalledOnce()
  expect(closed).toEqual([])
})

test('[R11] a malformed state vector closes with 4422', () => {
  const { dispatch, connection, sent, closed } = opened()
  dispatch.receive(connection, { kind: 'ask', vector: Uint8Array.of(9) })
  expect(closed).toEqual([4422])
  expect(sent).toEqual([])
})

test('[R100] a question that comes while sends are held is answered after them', () => {
  const { sends, dispatch, connection, sent } = opened()
  sends.hold()
  dispatch.receive(connection, { kind: 'ask', vector: bytes })
  expect(sent).toEqual([])
  sends.release()
  expect(sent).toEqual([bytes])
})

test('[R72] what the epoch gate does not admit reaches no part; its client leaves the room unless it is undecided', () => {
  const { given, gate, detach, connection, sent, receiveAll } = opened()
  gate.isNeeded = true
  gate.admits.mockReturnValue(false)
  gate.undecided.add(connection)
  receiveAll()
  expect(detach).not.toHaveBeenCalled()
  gate.undecided.delete(connection)
  receiveAll()
  expect(detach).toHaveBeenCalledWith(connection)
  expect([given, sent]).toEqual([[], []])
})

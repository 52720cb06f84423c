import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import type { UpdateLog } from '../log/update-log.ts'
import { testConnection } from '../testing/test-connection.ts'
import { type ClientMessage, encodePast } from '../wire/messages.ts'
import { EpochGate } from './epoch-gate.ts'

const id = { idBrand: 1, document: 'guide' } as const
const pastState = Uint8Array.of(1, 2, 3)
/** Wrote in the first epoch, which ended with a rebuild; the present one is the second. */
const former = 70

async function openGate(loadPastState: UpdateLog['loadPastState'] = async () => pastState) {
  const log = {
    loadPastEpochs: async () => [{ rebuilds: 0, clients: new Set([former]) }],
    loadPastState,
  } as Pick<UpdateLog, 'loadPastEpochs' | 'loadPastState'> as UpdateLog
  const gate = new EpochGate(id, log, pino({ level: 'silent' }))
  await gate.load(1)
  return gate
}

function writtenBy(clientID: number): Y.Doc {
  const doc = new Y.Doc()
  doc.clientID = clientID
  doc.getText('core.background').insert(0, '온기')
  return doc
}

const ask = (doc: Y.Doc): ClientMessage => ({ kind: 'ask', vector: Y.encodeStateVector(doc) })
const update = (doc: Y.Doc): ClientMessage => ({ kind: 'update', update: Y.encodeStateAsUpdate(doc) })

test('[R73] a client is let in by its first sync message, and nothing of it reaches the room before', async () => {
  const gate = await openGate()
  const { connection, sent } = testConnection()
  const welcome = vi.fn<() => void>()
  gate.hold(connection, welcome)
  for (const message of [
    { kind: 'presence', states: Uint8Array.of(0) },
    { kind: 'askPresence' },
    { kind: 'mark', mark: 1 },
  ] as const)
    expect(gate.admits(connection, message)).toBe(false)
  expect([...gate.undecided]).toEqual([connection])
  expect(welcome).not.toHaveBeenCalled()
  expect(gate.admits(connection, ask(writtenBy(80)))).toBe(true)
  expect(welcome).toHaveBeenCalledOnce()
  expect(gate.admits(connection, update(writtenBy(81)))).toBe(true)
  expect(welcome).toHaveBeenCalledOnce()
  expect([...gate.undecided]).toEqual([])
  expect(sent).toEqual([])
})

test.each([
  ['asks with', ask(writtenBy(former))],
  ['writes', update(writtenBy(former))],
  ['deletes', deletionOf(writtenBy(former))],
])(
  '[R72] a client that %s anything of an earlier epoch gets its last state, and is closed',
  async (_, message) => {
    const gate = await openGate()
    const { connection, sent, closed } = testConnection()
    const welcome = vi.fn<() => void>()
    gate.hold(connection, welcome)
    expect(gate.admits(connection, message)).toBe(false)
    expect([...gate.undecided]).toEqual([])
    await expect.poll(() => closed).toEqual([4409])
    expect(sent).toEqual([encodePast(1, pastState)])
    expect(welcome).not.toHaveBeenCalled()
  },
)

test('[R72] a client that was let in is closed when it brings anything of an earlier epoch later', async () => {
  const gate = await openGate()
  const { connection, closed } = testConnection()
  gate.hold(connection, () => {})
  expect(gate.admits(connection, ask(new Y.Doc()))).toBe(true)
  expect(gate.admits(connection, update(writtenBy(former)))).toBe(false)
  await expect.poll(() => closed).toEqual([4409])
})

test('[R72] a client without support for epochs gets no past state', async () => {
  const gate = await openGate()
  const { connection, sent, closed } = testConnection(7, { speaksSaegim: false })
  gate.hold(connection, () => {})
  gate.admits(connection, ask(writtenBy(former)))
  await expect.poll(() => closed).toEqual([4409])
  expect(sent).toEqual([])
})

test('[R72] a client whose past state cannot be read comes back', async () => {
  const gate = await openGate(() => Promise.reject(new Error('the database is away')))
  const { connection, closed } = testConnection()
  gate.hold(connection, () => {})
  gate.admits(connection, ask(writtenBy(former)))
  await expect.poll(() => closed).toEqual([1013])
})

test('a client that has left is no longer undecided', async () => {
  const gate = await openGate()
  const { connection } = testConnection()
  gate.hold(connection, () => {})
  gate.leave(connection)
  expect([...gate.undecided]).toEqual([])
})

/** An update that deletes what is in a document, without any of its structs. */
function deletionOf(written: Y.Doc): ClientMessage {
  const doc = new Y.Doc()
  Y.applyUpdate(doc, Y.encodeStateAsUpdate(written))
  const before = Y.encodeStateVector(doc)
  doc.getText('core.background').delete(0, 1)
  return { kind: 'update', update: Y.encodeStateAsUpdate(doc, before) }
}

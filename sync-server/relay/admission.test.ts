import type http from 'node:http'
import { expect, test, vi } from 'vitest'
import { Admissions } from './admission.ts'
import type { RoomHandle } from './rooms/loaded-room.ts'
import type { Authorization } from './sockets/authorization.ts'
import type { RelaySocket } from './sockets/relay-socket.ts'

const socket = { protocol: 'saegim.v1', readyState: 1, OPEN: 1 } as RelaySocket
const request = { url: '/sync/1/guide', headers: {} } as http.IncomingMessage
const mayRead: Authorization = {
  ok: true,
  account: { id: 7, name: 'Person 7' },
  role: 'BRAND_ROLE_MEMBER',
  access: 'read',
}

/** Admissions of which each authorization and the room are answered by the test. */
function opened() {
  const answers: PromiseWithResolvers<Authorization>[] = []
  const room = Promise.withResolvers<RoomHandle>()
  const release = vi.fn<() => void>()
  const handle = { release, problems: [] } as Pick<RoomHandle, 'release' | 'problems'> as RoomHandle
  const letIn = vi.fn<() => void>()
  const refuse = vi.fn<(socket: RelaySocket, code: number) => void>()
  const admissions = new Admissions({
    limits: { unauthorizedSockets: 1, authorizationMs: 10_000 },
    publicUrl: 'http://localhost:4180',
    authorize: () => {
      const answer = Promise.withResolvers<Authorization>()
      answers.push(answer)
      return answer.promise
    },
    rooms: { open: () => room.promise },
    letIn,
    refuse,
  })
  const codes = () => refuse.mock.calls.map(([, code]) => code)
  return { answers, room, handle, release, letIn, codes, admissions }
}

const turns = () => new Promise(setImmediate)

test('[R8] a socket is let in as soon as its room is there: no withdrawal comes in between', async () => {
  const { answers, room, handle, letIn, admissions } = opened()
  const admitted = admissions.admit(socket, request)
  answers[0]?.resolve(mayRead)
  await turns()
  // Runs right after what waits for the room, as a withdrawal could.
  const wasLetIn = room.promise.then(() => letIn.mock.calls.length > 0)
  room.resolve(handle)
  expect(await wasLetIn).toBe(true)
  await admitted
})

test('[R8] access that is withdrawn while the room is loaded is asked for again, and the room released', async () => {
  const { answers, room, handle, release, letIn, codes, admissions } = opened()
  const admitted = admissions.admit(socket, request)
  answers[0]?.resolve(mayRead)
  await turns()
  admissions.noteRevocation()
  room.resolve(handle)
  await turns()
  expect(letIn).not.toHaveBeenCalled()
  answers[1]?.resolve({ ok: false, code: 4403 })
  await admitted
  expect([letIn.mock.calls.length, codes(), release.mock.calls.length]).toEqual([0, [4403], 1])
})

test('[R8] access of another account, brand or document that is withdrawn is no reason to ask again', async () => {
  const { answers, room, handle, letIn, admissions } = opened()
  const admitted = admissions.admit(socket, request)
  answers[0]?.resolve(mayRead)
  await turns()
  for (const withdrawn of [{ idAccount: 8 }, { idBrand: 2 }, { idBrand: 1, document: 'strategy' as const }])
    admissions.noteRevocation(withdrawn)
  room.resolve(handle)
  await admitted
  expect([answers.length, letIn.mock.calls.length]).toEqual([1, 1])
})

test('[R6] a socket that was refused for its time is not authorized again, and its room is released', async () => {
  const { answers, room, handle, release, letIn, admissions } = opened()
  const closing = { protocol: 'saegim.v1', readyState: 1, OPEN: 1 }
  const admitted = admissions.admit(closing as RelaySocket, request)
  answers[0]?.resolve(mayRead)
  await turns()
  admissions.noteRevocation()
  closing.readyState = 2
  room.resolve(handle)
  await admitted
  expect([answers.length, letIn.mock.calls.length, release.mock.calls.length]).toEqual([1, 0, 1])
})

test('[R6] an authorization that fails is told to the caller and no longer counted', async () => {
  const { answers, admissions, codes } = opened()
  const failing = admissions.admit(socket, request)
  await admissions.admit(socket, request)
  expect(codes()).toEqual([1013])
  answers[0]?.reject(new Error('the database is away'))
  await expect(failing).rejects.toThrow('the database is away')
  const next = admissions.admit(socket, request)
  expect(answers).toHaveLength(2)
  answers[1]?.resolve({ ok: false, code: 4401 })
  await next
  expect(codes()).toEqual([1013, 4401])
})

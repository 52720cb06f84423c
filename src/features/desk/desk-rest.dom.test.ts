import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readStaff, takeTask } from '#contract/operator.ts'
import { currentSession, isSignInOver, startSession } from '#engine/identity/session.ts'
import { deskRest } from './desk-rest.ts'
import { beginDeskSession, deskToken, endDeskSession } from './desk-session.ts'

const sent: Request[] = []

beforeEach(() => {
  sent.length = 0
  beginDeskSession('of-the-desk')
})

afterEach(() => {
  endDeskSession()
  vi.unstubAllGlobals()
})

function answers(status: number, body: object): void {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push(new Request(new URL(url, 'http://localhost'), init))
    return Response.json(body, { status })
  })
}

test('calls of the desk carry its token', async () => {
  answers(200, { name: '지우', role: 'DESIGNER' })
  expect(await deskRest(readStaff, {})).toEqual({ ok: true, answer: { name: '지우', role: 'DESIGNER' } })
  expect(sent[0]?.headers.get('authorization')).toBe('Bearer of-the-desk')
})

test('a session of the desk that is over ends here, and that of the account stays', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  startSession({ idAccount: 7, fullName: '한결', image: null } as never, 'of-the-account')
  answers(401, { code: 'UNAUTHORIZED', message: '' })
  expect(await deskRest(takeTask, { params: { idTask: 1 } })).toMatchObject({ ok: false, status: 401 })
  expect(deskToken.get()).toBeNull()
  expect(currentSession()).toMatchObject({ idAccount: 7 })
  expect(isSignInOver()).toBe(false)
})

test('another refusal leaves the session', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  answers(409, { code: 'CONFLICT', message: '' })
  expect(await deskRest(takeTask, { params: { idTask: 1 } })).toMatchObject({ ok: false, status: 409 })
  expect(deskToken.get()).toBe('of-the-desk')
})

import { afterEach, expect, it, vi } from 'vitest'
import { askProvider } from './ask-provider.ts'
import { takeAttempt } from './attempt.ts'

afterEach(() => vi.unstubAllGlobals())

it('a result counts from a page of this origin that knows the attempt, and from no other', async () => {
  vi.stubGlobal('open', () => ({ closed: false }))
  const outcome = askProvider('kakao', 'login')
  const id = takeAttempt('kakao')?.id
  const tell = (origin: string, data: unknown) => dispatchEvent(new MessageEvent('message', { origin, data }))
  const forged = { ok: true, answer: { accessToken: 'of the attacker' } }
  for (const origin of ['https://evil.example', 'null', '', `${location.origin}.evil.example`])
    tell(origin, { id, result: forged })
  for (const data of [{ result: forged }, { id: 'guess', result: forged }, { id }, null, 'text', 7])
    tell(location.origin, data)
  const own = { ok: true, answer: { accessToken: 'mine' } }
  tell(location.origin, { id, result: own })
  expect(await outcome).toEqual({ kind: 'answered', result: own })
})

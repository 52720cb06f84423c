import type { Result } from '#engine/rest/rest.ts'
import {
  askCode,
  askConfirm,
  askNewcomersCode,
  askReactivation,
  type NewcomerAnswers,
} from './account-calls.ts'
import { noteSent } from './sent-code.ts'

/** How a code is mailed and confirmed. The server answers for how many minutes the code is valid. */
export interface CodeWay {
  send(email: string): Promise<Result<{ readonly minutes: number }>>
  confirm(email: string, code: string): Promise<Result<unknown>>
  /** Whether a mailed code and the confirmed address are remembered, so that neither is asked for again after a reload. */
  readonly isKept: boolean
}

export const toSignUp: CodeWay = {
  async send(email) {
    const result = await askCode(email, 'SIGNUP')
    const at = Date.now()
    if (result.ok) noteSent(email, { at, until: at + result.answer.minutes * 60_000 })
    return result
  },
  confirm: (email, code) => askConfirm(email, code, 'SIGNUP'),
  isKept: true,
}

export const toReset: CodeWay = {
  send: (email) => askCode(email, 'PASSWORD'),
  confirm: (email, code) => askConfirm(email, code, 'PASSWORD'),
  isKept: false,
}

export const toReactivate: CodeWay = {
  send: (email) => askCode(email, 'DORMANCY'),
  confirm: askReactivation,
  isKept: false,
}

/** For sign-up by a provider that did not verify the address. */
export function toSignUpBySns(newcomer: Pick<NewcomerAnswers, 'snsType' | 'snsCode'>): CodeWay {
  return { ...toSignUp, send: (email) => askNewcomersCode(newcomer, email) }
}

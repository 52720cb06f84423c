import type { checkEmail, confirmCode, logIn, sendCode } from '#contract/account.ts'
import type { AnswerOf } from '#contract/call.ts'
import type { Failure, Result } from '#device/rest.ts'
import type { SignedIn } from '#device/session/sign-in.ts'

export interface SignUpAnswers {
  readonly email: string
  readonly password: string
  readonly fullName: string
  readonly emailRcv: boolean
  readonly invitedCode: string | null
}

// The typed client brings zod: it is loaded when somebody presses, not with the page.
const load = () => Promise.all([import('#device/rest.ts'), import('#contract/account.ts')])

export function askLogIn(email: string, password: string): Promise<Result<AnswerOf<typeof logIn>>> {
  return ask(async () => {
    const [{ rest }, { logIn }] = await load()
    return rest(logIn, { body: { email, password } })
  })
}

/** Whether an account may be opened with this address. */
export function askEmail(email: string): Promise<Result<AnswerOf<typeof checkEmail>>> {
  return ask(async () => {
    const [{ rest }, { checkEmail }] = await load()
    return rest(checkEmail, { query: { email } })
  })
}

export function askCode(email: string): Promise<Result<AnswerOf<typeof sendCode>>> {
  return ask(async () => {
    const [{ rest }, { sendCode }] = await load()
    return rest(sendCode, { body: { email, mode: 'SIGNUP' } })
  })
}

export function askConfirm(email: string, code: string): Promise<Result<AnswerOf<typeof confirmCode>>> {
  return ask(async () => {
    const [{ rest }, { confirmCode }] = await load()
    return rest(confirmCode, { body: { email, code, mode: 'SIGNUP' } })
  })
}

export function askSignUp({ emailRcv, ...answers }: SignUpAnswers): Promise<Result<SignedIn>> {
  return ask(async () => {
    const [{ rest }, { signUp }] = await load()
    return rest(signUp, {
      body: { ...answers, termsAgree: { taService: true, taPrivacy: true, emailRcv, countryCode: 'KR' } },
    })
  })
}

/** A chunk that cannot be loaded is a network that cannot be reached. */
async function ask<Answer>(work: () => Promise<Result<Answer>>): Promise<Result<Answer>> {
  try {
    return await work()
  } catch {
    const offline: Failure = { ok: false, code: 'OFFLINE', message: '', status: 0, details: [] }
    return offline
  }
}

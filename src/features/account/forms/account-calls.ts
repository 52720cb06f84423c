import type { checkEmail, confirmCode, logIn, sendCode } from '#contract/account.ts'
import type { AnswerOf, InputOf } from '#contract/call.ts'
import type { sendSnsCode, signUp as signUpBySns } from '#contract/sign-in.ts'
import type { SignedIn } from '#device/account/sign-in.ts'
import type { CaptchaAction } from '#device/providers/captcha.ts'
import { ask } from '#device/rest/ask.ts'
import type { Result } from '#device/rest/rest.ts'

export interface SignUpAnswers {
  readonly email: string
  readonly password: string
  readonly fullName: string
  readonly emailRcv: boolean
  readonly invitedCode: string | null
}

export interface NewcomerAnswers extends Omit<SignUpAnswers, 'email' | 'password'> {
  readonly snsType: InputOf<typeof signUpBySns>['body']['snsType']
  readonly snsCode: string
  /** Left out where the provider has verified it. */
  readonly email?: string
}

export interface NewPassword {
  readonly email: string
  readonly code: string
  readonly newPassword: string
}

/** What a mailed code is for. */
export type CodeMode = InputOf<typeof sendCode>['body']['mode']

// The typed client brings zod: it is loaded when somebody presses, not with the page.
const load = () => Promise.all([import('#device/rest/rest.ts'), import('#contract/account.ts')])
const loadSns = () => Promise.all([import('#device/rest/rest.ts'), import('#contract/sign-in.ts')])

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

export function askCode(email: string, mode: CodeMode): Promise<Result<AnswerOf<typeof sendCode>>> {
  return ask(async () => {
    const [{ rest }, { sendCode }] = await load()
    await showNoRobot('code')
    return rest(sendCode, { body: { email, mode } })
  })
}

export function askConfirm(
  email: string,
  code: string,
  mode: CodeMode,
): Promise<Result<AnswerOf<typeof confirmCode>>> {
  return ask(async () => {
    const [{ rest }, { confirmCode }] = await load()
    return rest(confirmCode, { body: { email, code, mode } })
  })
}

export function askSignUp({ emailRcv, ...answers }: SignUpAnswers): Promise<Result<SignedIn>> {
  return ask(async () => {
    const [{ rest }, { signUp }] = await load()
    await showNoRobot('signup')
    return rest(signUp, { body: { ...answers, termsAgree: termsOf(emailRcv) } })
  })
}

export function askNewPassword(answers: NewPassword): Promise<Result<unknown>> {
  return ask(async () => {
    const [{ rest }, { resetPassword }] = await load()
    return rest(resetPassword, { body: answers })
  })
}

export function askWake(email: string, code: string): Promise<Result<unknown>> {
  return ask(async () => {
    const [{ rest }, { restoreDormancy }] = await load()
    return rest(restoreDormancy, { body: { email, code } })
  })
}

export function askNewcomersCode(
  newcomer: Pick<NewcomerAnswers, 'snsType' | 'snsCode'>,
  email: string,
): Promise<Result<AnswerOf<typeof sendSnsCode>>> {
  return ask(async () => {
    const [{ rest }, { sendSnsCode }] = await loadSns()
    return rest(sendSnsCode, { body: { ...newcomer, email } })
  })
}

export function askNewcomersSignUp({ emailRcv, ...answers }: NewcomerAnswers): Promise<Result<SignedIn>> {
  return ask(async () => {
    const [{ rest }, { signUp }] = await loadSns()
    const params = { provider: answers.snsType.toLowerCase() }
    return rest(signUp, { params, body: { ...answers, termsAgree: termsOf(emailRcv) } })
  })
}

function termsOf(emailRcv: boolean) {
  return { taService: true, taPrivacy: true, emailRcv, countryCode: 'KR' }
}

async function showNoRobot(action: CaptchaAction): Promise<void> {
  const captcha = await import('#device/providers/captcha.ts')
  await captcha.showNoRobot(action)
}

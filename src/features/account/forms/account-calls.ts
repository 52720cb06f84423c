import {
  askLoginPasskey,
  confirmCode,
  logIn,
  resetPassword,
  restoreDormancy,
  sendCode,
  signUp,
} from '#contract/account.ts'
import type { AnswerOf, InputOf } from '#contract/call.ts'
import { sendSnsCode, signUp as signUpBySns } from '#contract/sign-in.ts'
import { type Result, rest } from '#engine/rest/rest.ts'
import { sendCaptchaProof } from '#kits/account/providers/captcha-on-demand.ts'
import type { SignedIn } from '#kits/account/sign-in.ts'
import type { SecondStep } from '../second-step/second-step.ts'
import { askWithCookies } from './with-cookies.ts'

export interface SignUpAnswers {
  readonly email: string
  readonly password: string
  readonly fullName: string
  readonly emailRcv: boolean
  readonly invitedCode: string | null
  /** Token of the invitation that confirms the address. */
  readonly invitation?: string
}

export interface NewcomerAnswers extends Omit<SignUpAnswers, 'email' | 'password' | 'invitation'> {
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

/** Purpose of a mailed code. */
export type CodeMode = InputOf<typeof sendCode>['body']['mode']

/** Without the second step it is refused with SECOND_STEP_NEEDED where the account needs one. */
export function askLogIn(
  email: string,
  password: string,
  step?: SecondStep,
): Promise<Result<AnswerOf<typeof logIn>>> {
  return askWithCookies(() => rest(logIn, { body: { email, password, ...step } }))
}

/** The options for a passkey, as the second step of a login. */
export function askLogInPasskey(
  email: string,
  password: string,
): Promise<Result<AnswerOf<typeof askLoginPasskey>>> {
  return askWithCookies(() => rest(askLoginPasskey, { body: { email, password } }))
}

export function askCode(email: string, mode: CodeMode): Promise<Result<AnswerOf<typeof sendCode>>> {
  return askWithCookies(async () => {
    await sendCaptchaProof('code')
    return rest(sendCode, { body: { email, mode } })
  })
}

/** Confirms a mailed code. `code` has six digits. */
export function askConfirm(
  email: string,
  code: string,
  mode: CodeMode,
): Promise<Result<AnswerOf<typeof confirmCode>>> {
  return rest(confirmCode, { body: { email, code, mode } })
}

export function askSignUp({ emailRcv, ...answers }: SignUpAnswers): Promise<Result<SignedIn>> {
  return askWithCookies(async () => {
    await sendCaptchaProof('signup')
    return rest(signUp, { body: { ...answers, termsAgree: termsOf(emailRcv) } })
  })
}

export function askNewPassword(answers: NewPassword): Promise<Result<unknown>> {
  return rest(resetPassword, { body: answers })
}

export function askReactivation(email: string, code: string): Promise<Result<unknown>> {
  return rest(restoreDormancy, { body: { email, code } })
}

export function askNewcomersCode(
  newcomer: Pick<NewcomerAnswers, 'snsType' | 'snsCode'>,
  email: string,
): Promise<Result<AnswerOf<typeof sendSnsCode>>> {
  return rest(sendSnsCode, { body: { ...newcomer, email } })
}

export function askNewcomersSignUp({ emailRcv, ...answers }: NewcomerAnswers): Promise<Result<SignedIn>> {
  const params = { provider: answers.snsType.toLowerCase() }
  return askWithCookies(() =>
    rest(signUpBySns, { params, body: { ...answers, termsAgree: termsOf(emailRcv) } }),
  )
}

function termsOf(emailRcv: boolean) {
  return { taService: true, taPrivacy: true, emailRcv, countryCode: 'KR' }
}

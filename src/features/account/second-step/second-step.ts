import type { logIn } from '#contract/account.ts'
import type { InputOf } from '#contract/call.ts'

/** Second step of a login. */
export type SecondStep = Pick<InputOf<typeof logIn>['body'], 'trustsBrowser' | 'code' | 'passkey'>

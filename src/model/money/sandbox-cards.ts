/** What a card of the sandbox does. */
export type SandboxBehaviour =
  | 'succeeds'
  | 'refusedAtRegistration'
  | 'limit'
  | 'firstOnly'
  | 'stopped'
  | 'answerLost'
  | 'requestLost'
  | 'slow'
  | 'toldBefore'
  | 'failsOnce'
  | 'refundAnswerLost'

/** The numbers that the sandbox gateway knows. No real card has one of them. */
export const sandboxCards: readonly (readonly [number: string, does: SandboxBehaviour])[] = [
  ['4242424242424242', 'succeeds'],
  ['5555555555554444', 'succeeds'],
  ['3566002020360505', 'succeeds'],
  ['6200000000000005', 'succeeds'],
  ['3056930009020004', 'succeeds'],
  ['9000000000001009', 'refusedAtRegistration'],
  ['9000000000001017', 'limit'],
  ['9000000000001025', 'firstOnly'],
  ['9000000000001033', 'stopped'],
  ['9000000000001041', 'answerLost'],
  ['9000000000001058', 'requestLost'],
  ['9000000000001066', 'slow'],
  ['9000000000001074', 'toldBefore'],
  ['9000000000001082', 'failsOnce'],
  ['9000000000001090', 'refundAnswerLost'],
]

/** The first two digits of a password that the sandbox refuses. */
export const sandboxWrongPassword = '99'

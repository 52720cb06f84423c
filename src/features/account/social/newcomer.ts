import type { SocialAnswers } from '#device/providers/attempt.ts'

/** Whom a provider named and nobody knows yet: what the sign-up begins with. */
export type Newcomer = Extract<SocialAnswers['login'], { readonly snsAuthType: 'SIGNUP' }>

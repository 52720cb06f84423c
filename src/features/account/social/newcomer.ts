import type { SocialAnswers } from '#device/providers/attempt.ts'

/** A person whom a provider named and who has no account yet: the data the sign-up starts with. */
export type Newcomer = Extract<SocialAnswers['login'], { readonly snsAuthType: 'SIGNUP' }>

import type { SocialAnswers } from '#kits/account/providers/attempt.ts'

/**
 * A person whom a provider has identified and who has no account yet: the data with which the sign-up starts.
 */
export type Newcomer = Extract<SocialAnswers['login'], { readonly snsAuthType: 'SIGNUP' }>

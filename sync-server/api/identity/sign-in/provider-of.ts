import { snsTypes } from '#contract/shapes/sign-in.ts'
import type { SnsType } from '#server/database/tables/accounts.ts'
import type { Services } from '#server/http/context.ts'
import { Refusal, refuseField } from '#server/http/refusal.ts'

/** The provider of a path segment; `named` is that of the body, which has to be the same. */
export function snsTypeOf(word: string, named?: SnsType): SnsType {
  const type = snsTypes.find((type) => type.toLowerCase() === word)
  if (!type) throw new Refusal('UNSUPPORTED_PROVIDER')
  if (named !== undefined && named !== type) throw refuseField('snsType', 'INVALID_VALUE')
  return type
}

/** The redirect URI exactly as it is registered at the provider. */
export function redirectUriOf({ environment }: Pick<Services, 'environment'>, type: SnsType): string {
  return `${environment.publicUrl}/oauth2/${type.toLowerCase()}`
}

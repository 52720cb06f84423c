import { snsTypes } from '#contract/shapes/sign-in.ts'
import { snsAccountTypes } from '#contract/shapes/sns.ts'
import type { SnsType } from '#server/database/tables/accounts.ts'
import type { SnsAccountType } from '#server/gateways/sns/sns.ts'
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

/** The same for a path segment at which accounts of brands are connected. */
export function snsAccountTypeOf(word: string): SnsAccountType {
  const type = snsAccountTypes.find((type) => type.toLowerCase() === word)
  if (!type) throw new Refusal('UNSUPPORTED_PROVIDER')
  return type
}

/** Another address than that of signing in, so that the code of one is of no use for the other. */
export function plannerRedirectUriOf(
  { environment }: Pick<Services, 'environment'>,
  type: SnsAccountType,
): string {
  return `${environment.publicUrl}/oauth2/planner-${type.toLowerCase()}`
}

import { snsTypes } from '#contract/shapes/sign-in.ts'
import type { SnsType } from '#server/database/schema.ts'
import type { Services } from '#server/http/context.ts'
import { Refusal, refuseField } from '#server/http/refusal.ts'

/** The word of a path; the body names the same, where there is one. */
export function snsTypeOf(word: string, named?: SnsType): SnsType {
  const type = snsTypes.find((type) => type.toLowerCase() === word)
  if (!type) throw new Refusal('UNSUPPORTED_PROVIDER')
  if (named !== undefined && named !== type) throw refuseField('snsType', 'INVALID_VALUE')
  return type
}

/** Letter by letter what is registered at the provider. */
export function redirectUriOf({ environment }: Pick<Services, 'environment'>, type: SnsType): string {
  return `${environment.publicUrl}/oauth2/${type.toLowerCase()}`
}

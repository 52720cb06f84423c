import type { CallContext } from '#server/http/context.ts'
import { seal, unsealWithAny } from '#server/keys/sealing.ts'

const purpose = 'second factor'

/** The secret of an authenticator app as it is stored: encrypted with a key outside of the database. */
export function sealSecret(
  { services }: Pick<CallContext, 'services'>,
  idAccount: number,
  secret: string,
): string {
  return seal(`${idAccount} ${secret}`, services.keys.current(purpose))
}

/** Throws where it was sealed with a key that this node does not have, or for another account. */
export function openSecret(
  { services }: Pick<CallContext, 'services'>,
  { account_id, sealed_secret }: { readonly account_id: number; readonly sealed_secret: string },
): string {
  const [id, secret] = unsealWithAny(sealed_secret, services.keys.all(purpose))?.split(' ') ?? []
  if (id !== String(account_id) || secret === undefined) {
    throw new Error(
      'The secret of a second factor cannot be read: SERVICE_TOKEN was changed without its predecessor.',
    )
  }
  return secret
}

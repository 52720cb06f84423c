import { hkdfSync } from 'node:crypto'
import type { SnsType } from '#server/database/tables/accounts.ts'
import type { CallContext } from '#server/http/context.ts'
import { seal, unseal } from '#server/keys/sealing.ts'
import { sealedTokenCookie } from './secrets.ts'

/** In bytes; browsers do not store longer cookies. */
const longest = 3_500

interface TokenOwner {
  readonly snsType: SnsType
  /** The page's half of the ticket, part of the key of the sealed token. */
  readonly snsCode: string
}

/**
 * Stores a provider's token between the confirmation and the withdrawal: encrypted in a cookie, never on the server,
 * for as long as the ticket is valid.
 */
export function storeSealedToken(
  context: CallContext,
  given: TokenOwner & { readonly token: string | null },
): void {
  const { cookies, services } = context
  const key = sealingKey(context, given, services.keys.current('sealed token'))
  const sealed = given.token === null ? '' : seal(given.token, key)
  if (sealed === '' || sealed.length > longest) cookies.clear(sealedTokenCookie)
  else cookies.set(sealedTokenCookie, sealed)
}

/** null: there is no token, or it belongs to another ticket. */
export function readSealedToken(context: CallContext, given: TokenOwner): string | null {
  const { cookies, services } = context
  const sealed = cookies.read(sealedTokenCookie)
  if (sealed === null) return null
  for (const key of services.keys.all('sealed token')) {
    const token = unseal(sealed, sealingKey(context, given, key))
    if (token !== null) return token
  }
  return null
}

function sealingKey({ account }: CallContext, { snsType, snsCode }: TokenOwner, key: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', key, snsCode, `lent ${account.id} ${snsType}`, 32))
}

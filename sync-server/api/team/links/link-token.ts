import { randomBytes } from 'node:crypto'
import { hashToken } from '#server/http/tokens.ts'
import type { KeyRing } from '#server/keys/key-ring.ts'
import { seal, unseal } from '#server/keys/sealing.ts'

/** A token of 256 random bits with what is stored of it: its hash, and itself sealed for the links of its brand. */
export function createLinkToken(idBrand: number, keys: KeyRing) {
  const token = randomBytes(32).toString('base64url')
  const sealed = seal(token, keys.current('invitation link'), ownerOf(idBrand))
  return { token, stored: { token_hash: hashToken(token), sealed_token: sealed } }
}

/** null: it was sealed with a secret that the server has no more, or it is that of another link. */
export function openLinkToken(
  { brand_id, sealed_token, token_hash }: LinkSecret,
  keys: KeyRing,
): string | null {
  if (sealed_token === null) return null
  for (const key of keys.all('invitation link')) {
    const token = unseal(sealed_token, key, ownerOf(brand_id))
    if (token !== null && hashToken(token).equals(token_hash)) return token
  }
  return null
}

interface LinkSecret {
  readonly brand_id: number
  readonly sealed_token: string | null
  readonly token_hash: Buffer
}

function ownerOf(idBrand: number): string {
  return `brand ${idBrand}`
}

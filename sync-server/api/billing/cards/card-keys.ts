import type { CardKey } from '#server/gateways/payments/gateway.ts'
import type { KeyRing } from '#server/keys/key-ring.ts'
import { seal, unseal, unsealWithAny } from '#server/keys/sealing.ts'

/** Encrypts what a gateway charges instead of a card. It can be opened only for the same card. */
export function sealCardKey(
  { billingKey, customerKey }: CardKey,
  idPayMethod: number,
  keys: KeyRing,
): string {
  return seal(JSON.stringify([billingKey, customerKey]), keys.current('card key'), ownerOf(idPayMethod))
}

/** null: it was sealed with a secret that is not known any more. */
export function openCardKey(sealed: string, idPayMethod: number, keys: KeyRing): CardKey | null {
  const text = unsealWithAny(sealed, keys.all('card key'), ownerOf(idPayMethod))
  if (text === null) return null
  const [billingKey, customerKey] = JSON.parse(text) as [string, string]
  return { billingKey, customerKey }
}

/** The same key sealed by the newest secret; null: it is already, or cannot be opened. */
export function resealCardKey(sealed: string, idPayMethod: number, keys: KeyRing): string | null {
  if (unseal(sealed, keys.current('card key'), ownerOf(idPayMethod)) !== null) return null
  const key = openCardKey(sealed, idPayMethod, keys)
  return key && sealCardKey(key, idPayMethod, keys)
}

const ownerOf = (idPayMethod: number) => `pay_method ${idPayMethod}`

import type { KeyRing } from '#server/keys/key-ring.ts'
import { seal, unsealWithAny } from '#server/keys/sealing.ts'

/** A token at rest can be opened only for the brand that it was given to. */
const ownerOf = (idBrand: number) => `brand ${idBrand}`

export function sealToken(token: string, idBrand: number, keys: KeyRing): string {
  return seal(token, keys.current('sns token'), ownerOf(idBrand))
}

/** null: it is of another brand, or was sealed with a secret that the server has no more. */
export function openToken(sealed: string, idBrand: number, keys: KeyRing): string | null {
  return unsealWithAny(sealed, keys.all('sns token'), ownerOf(idBrand))
}

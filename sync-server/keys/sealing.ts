import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const cipher = 'aes-256-gcm'
const [nonceBytes, tagBytes] = [12, 16]

/**
 * Encrypts a text with a key of 32 bytes: nonce, tag and ciphertext as base64url. `owner`: what it belongs to; it can be opened
 * only with the same.
 */
export function seal(text: string, key: Buffer, owner = ''): string {
  const nonce = randomBytes(nonceBytes)
  const sealing = createCipheriv(cipher, key, nonce)
  sealing.setAAD(Buffer.from(owner))
  const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()])
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString('base64url')
}

/** null: it was sealed with another key or for another owner, or is damaged. */
export function unseal(sealed: string, key: Buffer, owner = ''): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < nonceBytes + tagBytes) return null
  const opening = createDecipheriv(cipher, key, bytes.subarray(0, nonceBytes))
  opening.setAAD(Buffer.from(owner))
  opening.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
  try {
    const text = [opening.update(bytes.subarray(nonceBytes + tagBytes)), opening.final()]
    return Buffer.concat(text).toString('utf8')
  } catch {
    return null
  }
}

/** The same with the first of several keys of 32 bytes that fits: those of secrets that were replaced. */
export function unsealWithAny(sealed: string, keys: readonly Buffer[], owner = ''): string | null {
  for (const key of keys) {
    const text = unseal(sealed, key, owner)
    if (text !== null) return text
  }
  return null
}

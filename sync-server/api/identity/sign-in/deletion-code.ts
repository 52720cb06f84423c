import { randomBytes } from 'node:crypto'
import { isSameSecret } from '#server/http/same-secret.ts'
import type { KeyRing } from '#server/keys/key-ring.ts'
import { keyedHashes } from '#server/keys/keyed-hash.ts'

/** A code by which a person at a provider can look up that their data were deleted; no row is kept of it. */
export function makeDeletionCode(keys: KeyRing): string {
  const code = randomBytes(9).toString('base64url')
  return `${code}.${sealsOf(code, keys)[0]}`
}

/** Whether this server gave it out. */
export function isDeletionCode(given: string, keys: KeyRing): boolean {
  const [code = '', seal = ''] = given.split('.')
  return sealsOf(code, keys).some((own) => isSameSecret(seal, own))
}

/** Newest first. */
function sealsOf(code: string, keys: KeyRing): string[] {
  return keyedHashes(keys, 'provider deletion', `deleted ${code}`).map((hash) => hash.toString('base64url'))
}

/** What a person reads who looks up a deletion. */
export const deletedWords = 'Done. 연결 정보를 지웠어요.\n'

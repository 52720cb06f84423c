import { createHmac } from 'node:crypto'
import type { KeyRing, Purpose } from './key-ring.ts'

/** HMAC-SHA-256 by the current key: for what is stored. */
export function keyedHash(keys: KeyRing, purpose: Purpose, text: string): Buffer {
  return hashBy(keys.current(purpose), text)
}

/** The hash by every key, newest first: what may be stored of the text. */
export function keyedHashes(keys: KeyRing, purpose: Purpose, text: string): KeyedHashes {
  const [, ...older] = keys.all(purpose)
  return [keyedHash(keys, purpose, text), ...older.map((key) => hashBy(key, text))]
}

export type KeyedHashes = readonly [newest: Buffer, ...older: Buffer[]]

function hashBy(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}

import type { CloseCode } from '#model/sync/protocol.ts'
import { type Emitter, emitter } from './emitter.ts'

/** Access that has ended: the relay closes the sockets that match everything given, at once. */
export interface Revocation {
  readonly idBrand?: number
  readonly idAccount?: number
  /** SHA-256 of the token of one login. */
  readonly tokenHash?: Uint8Array
  readonly code: CloseCode
  readonly reason: string
}

export type Revocations = Emitter<Revocation>

export function createRevocations(): Revocations {
  return emitter<Revocation>()
}

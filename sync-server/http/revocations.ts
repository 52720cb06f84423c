import { type Emitter, emitter } from './emitter.ts'

/** Access that has ended: the relay closes the sockets concerned at once. Absent facts stand for any. */
export interface Revocation {
  readonly idBrand?: number
  readonly idAccount?: number
  /** Name of a login, as the socket's authorization gave it. */
  readonly session?: string
  readonly code: 4401 | 4403 | 4404
}

export type Revocations = Emitter<Revocation>

export function createRevocations(): Revocations {
  return emitter<Revocation>()
}

import type { SocialResult } from './attempt.ts'

/** The result of signing in again to confirm something, where the page was left for the provider's page. */
export interface Proof {
  readonly result: SocialResult<'confirm'>
  /** Data of the page that was left. */
  readonly carried: string | null
}

let stored: Proof | null = null

/** In memory only, because it authorises closing the account. */
export function keepProof(proof: Proof | null): void {
  stored = proof
}

/** For the page that was returned to, which then clears it by `keepProof(null)`. */
export function keptProof(): Proof | null {
  return stored
}

import type { SocialResult } from './attempt.ts'

/** What came of signing in once more, where the page that asked had to be left for it. */
export interface Proof {
  readonly result: SocialResult<'confirm'>
  /** What the page had to keep meanwhile. */
  readonly carried: string | null
}

let kept: Proof | null = null

/** In memory alone: it is worth an account. */
export function keepProof(proof: Proof | null): void {
  kept = proof
}

/** For the page that is come back to, which forgets it by `keepProof(null)`. */
export function keptProof(): Proof | null {
  return kept
}

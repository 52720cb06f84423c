import type { Hex } from '#model/colour/oklab.ts'

/** The colours on which something stands. */
export interface Standing {
  readonly colours: readonly Hex[]
  readonly isOnPhoto: boolean
}

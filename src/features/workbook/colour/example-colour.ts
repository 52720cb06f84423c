import type { Hex } from '#model/colour/oklab.ts'

/** Stands where nobody has chosen yet, and is never stored. */
export const exampleColour: Hex = '#B4583A'

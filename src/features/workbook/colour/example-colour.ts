import type { Hex } from '#model/colour/oklab.ts'

/** Shown while nothing is chosen; never stored. */
export const exampleColour: Hex = '#B4583A'

import type { Hex } from '#model/colour/oklab.ts'
import { parseColour } from '#model/colour/parse.ts'

interface EyeDropper {
  open(): Promise<{ sRGBHex: string }>
}

type WithEyeDropper = typeof globalThis & { EyeDropper?: new () => EyeDropper }

const { EyeDropper } = globalThis as WithEyeDropper

/** Picks a colour from anywhere on the screen; null where the browser cannot. Null inside when nothing was picked. */
export const eyeDropper: (() => Promise<Hex | null>) | null = EyeDropper
  ? () =>
      new EyeDropper().open().then(
        ({ sRGBHex }) => parseColour(sRGBHex),
        // Esc ends it as an error.
        () => null,
      )
  : null

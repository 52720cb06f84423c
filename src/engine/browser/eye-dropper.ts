import type { Hex } from '#model/colour/oklab.ts'
import { parseColour } from '#model/colour/parse.ts'

interface EyeDropper {
  open(): Promise<{ sRGBHex: string }>
}

type WithEyeDropper = typeof globalThis & { EyeDropper?: new () => EyeDropper }

const { EyeDropper } = globalThis as WithEyeDropper

/**
 * Picks a colour from the screen; resolves to null when cancelled. The function itself is null where the
 * browser has no EyeDropper.
 */
export const eyeDropper: (() => Promise<Hex | null>) | null = EyeDropper
  ? () =>
      new EyeDropper().open().then(
        ({ sRGBHex }) => parseColour(sRGBHex),
        // Escape rejects the promise.
        () => null,
      )
  : null

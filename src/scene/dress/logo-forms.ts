import { luminanceOf } from '#model/colour/contrast.ts'
import type { Hex } from '#model/colour/oklab.ts'
import type { DressLogo } from './dress.ts'

/** The forms of a logo, each with the parts of the guide that have files of it, the best first. */
export const logoForms = [
  { form: 'primary', parts: ['vector', 'primary'] },
  { form: 'secondary', parts: ['secondary'] },
  { form: 'symbol', parts: ['symbol'] },
] as const satisfies readonly { readonly form: DressLogo['form']; readonly parts: readonly string[] }[]

/** How far the ratios of two files of a logo may differ, so that one is the one-colour form of the other. */
const sameRatio = 0.02

interface Size {
  readonly width: number
  readonly height: number
}

/** Whether two files of a logo have the same layout, so that one can be the one-colour form of the other. */
export function haveSameLayout(one: Size, other: Size): boolean {
  return Math.abs(one.width / one.height / (other.width / other.height) - 1) <= sameRatio
}

/** Relative luminance of a form in one colour, 0 to 1. */
export function luminanceOfTone(tone: 'dark' | 'light'): number {
  return tone === 'light' ? 1 : 0
}

/** Relative luminances of the colours of a logo; absent where they are not known. */
export function partsOf(fills: readonly Hex[]): readonly number[] | undefined {
  return fills.length > 0 ? fills.map(luminanceOf) : undefined
}

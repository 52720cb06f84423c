import type { SceneFace } from '../list/drawing.ts'
import type { ColourSlot, Dress, FontSlot, WordSlot } from './dress.ts'

/**
 * Values of a dress by names from a body, which may be any text: `{brand.constructor}` is a slot that no brand fills.
 */
export function wordOf(dress: Pick<Dress, 'words'>, name: string): string {
  return (Object.hasOwn(dress.words, name) && dress.words[name as WordSlot]) || ''
}

export function facesOfSlot({ fonts }: Dress, name: string): readonly SceneFace[] {
  return (Object.hasOwn(fonts, name) && fonts[name as FontSlot]) || []
}

export function hasColour({ colours }: Dress, name: string): boolean {
  return Object.hasOwn(colours, name) && colours[name as ColourSlot] !== undefined
}

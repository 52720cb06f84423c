import { palettesOf, type SuggestedPalette } from '#model/colour/palettes.ts'
import { keywordOfId, toneOfKeyword } from '#model/options/keywords.ts'

/** Palettes around a main colour, by the same rules as on the device; those of the keywords' tones come first. */
export function palettesFor(main: string, keywordIds: readonly number[]): readonly SuggestedPalette[] {
  const tones = keywordIds.flatMap((id) => toneOfKeyword(keywordOfId(id))?.palette ?? [])
  return palettesOf(main, { tones })
}

/** The same as a call answers them. */
export function toSuggestions(palettes: readonly SuggestedPalette[]) {
  return palettes.map(({ option, colours }) => ({ option, ...colours }))
}

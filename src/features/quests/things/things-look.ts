import { readDraftLogos } from '#kits/design/dress/draft-logos.ts'
import type { PictureBytes } from '#kits/design/dress/dress-pictures.ts'
import type { Palette } from '#model/colour/roles.ts'
import type { LogoEditorState } from '#model/documents/logo-editor.ts'
import type { Answers } from '#model/fields/answers.ts'
import type { Dress, DressLogo } from '#scene/dress/dress.ts'
import { dressOf } from '#scene/dress/dress-of.ts'
import type { SceneFace } from '#scene/list/drawing.ts'

/** The brand of the first questions, with what is suggested for the answers that it does not have. */
export interface ThingsBrand {
  readonly answers: Answers
  /** Null without a main colour. */
  readonly palette: Palette | null
  readonly tagline: string | undefined
  /** In which the name of its logo is set. */
  readonly face: SceneFace | null
}

export interface ThingsLook {
  readonly dress: Dress
  /** Bytes of the pictures of its logo by their keys. */
  readonly bytes: ReadonlyMap<string, PictureBytes>
}

/** What the things of a brand are drawn with. Where its logo cannot be drawn the name stands there. */
export async function makeLook(brand: ThingsBrand, logo: LogoEditorState): Promise<ThingsLook> {
  try {
    const { pictures, bytes } = await readDraftLogos(logo)
    return { dress: dressOfThings(brand, pictures), bytes }
  } catch (cause) {
    console.warn('the logo is not on the things', cause)
    return { dress: dressOfThings(brand, []), bytes: new Map() }
  }
}

/** The dress of the brand with the palette, tagline and face that the result page shows. */
export function dressOfThings(
  { answers, palette, tagline, face }: ThingsBrand,
  logos: readonly DressLogo[],
): Dress {
  const own = dressOf(answers, { logos, photos: [] })
  // A brand has a name before it has a line to say.
  const line = tagline ?? own.words.name
  return {
    ...own,
    colours: palette ?? own.colours,
    fonts: face ? { korMain: [face], ...own.fonts } : own.fonts,
    words: line === undefined ? own.words : { ...own.words, tagline1: line },
  }
}

import { outlineLogo } from '#kits/logo/draft/outline-logo.ts'
import type { LogoEditorState } from '#model/documents/logo-editor.ts'
import { type DraftForm, draftForms } from '#model/draft-logo/draft-forms.ts'
import type { DressLogo } from '#scene/dress/dress.ts'
import { luminanceOfTone, partsOf } from '#scene/dress/logo-forms.ts'
import type { DressPictures, PictureBytes } from './dress-pictures.ts'
import { measurePicture } from './measure-picture.ts'
import { tonesOf } from './tones-of.ts'

/**
 * The logo of the logo maker in its forms, as vectors, each also in one colour where it has an honest one. Where a font of it
 * cannot be had now it is absent, and the name stands in its place. Rejects where the browser cannot draw it.
 */
export async function readDraftLogos(state: LogoEditorState): Promise<DressPictures<DressLogo>> {
  const forms = await formsOf(state)
  if (forms === null) return { pictures: [], bytes: new Map(), absent: 1 }
  const bytes = new Map<string, PictureBytes>()
  const pictures: DressLogo[] = []
  for (const { form, colour, inks, fills } of forms) {
    const drawing = svgOf(colour)
    const { width, height, luma, spread, cover, luminance } = await measurePicture(drawing)
    const add = (tone: DressLogo['tone'], blob: Blob, light: number, parts?: readonly number[]) => {
      const key = `draft ${form} ${tone}`
      const measured = { width, height, luma, spread, cover, luminance: light, ...(parts && { parts }) }
      pictures.push({ key, form, tone, ...measured })
      bytes.set(key, { screen: blob, whole: blob })
    }
    add('colour', drawing, luminance, partsOf(fills))
    if (inks) {
      add('dark', svgOf(inks.dark), 0)
      add('light', svgOf(inks.light), 1)
    } else {
      for (const { tone, blob } of await tonesOf(drawing)) add(tone, blob, luminanceOfTone(tone))
    }
  }
  return { pictures, bytes, absent: 0 }
}

async function formsOf(state: LogoEditorState): Promise<readonly DraftForm[] | null> {
  try {
    const { outlines } = await outlineLogo(state)
    return draftForms(state, outlines)
  } catch (cause) {
    console.warn('the drafted logo is left out of designs', cause)
    return null
  }
}

function svgOf(text: string): Blob {
  return new Blob([text], { type: 'image/svg+xml' })
}

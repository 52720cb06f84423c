import { measurePicture } from '#kits/design/dress/measure-picture.ts'
import type { Palette } from '#model/colour/roles.ts'
import type { Answers } from '#model/fields/answers.ts'
import type { Dress, DressLogo } from '#scene/dress/dress.ts'
import { dressOf } from '#scene/dress/dress-of.ts'
import type { SceneFace } from '#scene/list/drawing.ts'

/** One form of a logo as SVG: in its colours and, where it has an honest one, in black and in white. */
export interface LogoForm {
  readonly form: DressLogo['form']
  readonly svg: Readonly<Partial<Record<DressLogo['tone'], string>>>
}

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
  /** Addresses of its logos by their keys. */
  readonly pictures: ReadonlyMap<string, string>
}

/** What the things of a brand are drawn with. A form that this browser cannot draw is left out; without any the name stands there. */
export async function makeLook(brand: ThingsBrand, forms: readonly LogoForm[]): Promise<ThingsLook> {
  const read = (await Promise.all(forms.map(readForm))).flat()
  return {
    dress: dressOfThings(
      brand,
      read.map(({ logo }) => logo),
    ),
    pictures: new Map(read.map(({ logo, url }) => [logo.key, url])),
  }
}

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

async function readForm({ form, svg }: LogoForm): Promise<{ logo: DressLogo; url: string }[]> {
  try {
    const entries = Object.entries(svg) as [DressLogo['tone'], string][]
    return await Promise.all(
      entries.map(async ([tone, text]) => {
        const measured = await measurePicture(new Blob([text], { type: 'image/svg+xml' }))
        const { width, height, luma, spread, cover, luminance } = measured
        const logo = { key: `${form}:${tone}`, form, tone, width, height, luma, spread, cover, luminance }
        return { logo, url: `data:image/svg+xml,${encodeURIComponent(text)}` }
      }),
    )
  } catch (cause) {
    console.warn('a form of the logo is left out', cause)
    return []
  }
}

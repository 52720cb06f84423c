import { contrastOf, white } from '#model/colour/contrast.ts'
import { brandRoles } from '#model/colour/roles.ts'
import { reversedOn } from '#model/draft-logo/plate.ts'
import type { BrandFacts } from './propose-logos.ts'

const ink = '#000000'

interface Inks {
  /** The symbol: the main colour, or another of the brand where white paper would swallow it. */
  readonly mark: string
  /** Texts: a dark colour of the brand. */
  readonly text: string
  /** A form behind the logo: the main colour, however light. */
  readonly plate: string
  readonly onPlate: string
}

/** Of the brand's colours; the next seed begins with the next of them. */
export function inksOf(colours: BrandFacts['colours'], seed: number): Inks {
  const own = brandRoles.flatMap((role) => colours[role] ?? [])
  const seen = (needed: number) => own.filter((hex) => contrastOf(hex, white) >= needed)
  const mark = turned(seen(2), seed) ?? ink
  const text = darkest(seen(7)) ?? ink
  const plates = seen(1.15)
  // A main colour that paper swallows is no plate.
  const plate = (plates.includes(colours.main ?? '') ? turned(plates, seed) : undefined) ?? mark
  const isLight = contrastOf(white, plate) < 3
  return { mark, text, plate, onPlate: isLight && contrastOf(text, plate) >= 4.5 ? text : reversedOn(plate) }
}

function darkest(colours: readonly string[]): string | undefined {
  return colours.toSorted((a, b) => contrastOf(b, white) - contrastOf(a, white))[0]
}

function turned(colours: readonly string[], seed: number): string | undefined {
  return colours[seed % colours.length]
}

/** Another colour of the brand than the main one, on which a letter can be read. */
export function secondInk({ secondary, tertiary }: BrandFacts['colours'], mark: string): string {
  const found = [secondary, tertiary].find(
    (hex) => hex !== null && hex !== mark && contrastOf(hex, white) >= 3,
  )
  return found ?? mark
}

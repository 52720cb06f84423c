import type { FontFamily, FontLanguage, FontTraits } from '#model/options/fonts.ts'
import { keywordOfId, toneOfKeyword } from '#model/options/keywords.ts'
import type { FontRole } from '#model/workbook/steps.ts'

export type FontClass = 'serif' | 'gothic' | 'round' | 'handwriting' | 'design'
export const fontClasses: readonly FontClass[] = ['serif', 'gothic', 'round', 'handwriting', 'design']

/** Points of the font classes for each tone of the keywords. */
const classPoints: Readonly<Record<string, Partial<Record<FontClass, number>>>> = {
  warm: { round: 2, serif: 1, handwriting: 1 },
  calm: { serif: 2, gothic: 1 },
  trust: { gothic: 2, serif: 1 },
  refined: { serif: 2, gothic: 1 },
  lively: { design: 2, round: 2, handwriting: 1 },
  natural: { handwriting: 2, serif: 1, round: 1 },
  new: { gothic: 2, design: 1 },
  rooted: { serif: 3 },
}

/** The families a role can have: of its script, and suited to headings or to body text. */
export function familiesFor(role: FontRole, families: readonly FontFamily[]): FontFamily[] {
  const language: FontLanguage = role.startsWith('kor') ? 'ko' : 'en'
  const fit: keyof FontTraits = role.endsWith('Main') ? 'headerFont' : 'bodyFont'
  // Korean body families contain Latin letters, so one family may serve both roles.
  return families.filter(
    (family) =>
      family[fit] && (family.language === language || (role === 'engSub' && family.language === 'ko')),
  )
}

interface Known {
  /** Family of the role that this one is paired with. */
  readonly paired: FontFamily | undefined
  /** Tones of the chosen keywords. */
  readonly tones: readonly string[]
}

/** Best match first; ties keep the order of the list. */
export function orderFonts(
  role: FontRole,
  families: readonly FontFamily[],
  { paired, tones }: Known,
): FontFamily[] {
  const scoreOf = (family: FontFamily): number => {
    const recommended = family.recommend ? 100 : 0
    switch (role) {
      case 'korMain':
        return recommended + toneScore(family, tones)
      case 'korSub':
        return (paired && fontClassOf(paired) !== fontClassOf(family) ? 200 : 0) + recommended
      case 'engMain':
        return (paired && fontClassOf(paired) === fontClassOf(family) ? 200 : 0) + recommended
      case 'engSub':
        if (paired && family.idFontFamily === paired.idFontFamily) return 1000
        return (
          (paired && fontClassOf(paired) === fontClassOf(family) ? 200 : 0) +
          (family.language === 'en' ? 150 : 0) +
          recommended
        )
    }
  }
  return families.toSorted((a, b) => scoreOf(b) - scoreOf(a))
}

/** The role that a role is paired with. */
export const pairedRole: Readonly<Record<FontRole, FontRole | null>> = {
  korMain: null,
  korSub: 'korMain',
  engMain: 'korMain',
  engSub: 'korSub',
}

/** Tones of the listed keywords; own keywords have none. */
export function tonesOf(items: readonly Readonly<Record<string, unknown>>[]): string[] {
  return items.flatMap(({ idBrandKeyword }) => {
    const tone = toneOfKeyword(keywordOfId(typeof idBrandKeyword === 'number' ? idBrandKeyword : null))
    return tone ? [tone.key] : []
  })
}

/** The first class that a family has, of handwriting, serif, gothic and round; else `design`. */
export function fontClassOf(family: FontTraits): FontClass {
  if (family.handwriting) return 'handwriting'
  if (family.serif) return 'serif'
  return family.gothic ? 'gothic' : family.round ? 'round' : 'design'
}

function toneScore(family: FontFamily, tones: readonly string[]): number {
  return tones.reduce((sum, tone) => {
    const pointsOf = classPoints[tone] ?? {}
    return sum + fontClasses.reduce((points, kind) => points + (family[kind] ? (pointsOf[kind] ?? 0) : 0), 0)
  }, 0)
}

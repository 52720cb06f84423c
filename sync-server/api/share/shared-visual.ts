import { colourRoles } from '#model/colour/roles.ts'
import type { Language } from '#model/language/languages.ts'
import { fontFamilyOf } from '#model/options/fonts.ts'
import type { SharedGuide } from './shared-guide.ts'

type SharedVisual = NonNullable<SharedGuide['visual']>
/** What was chosen for a role. */
type Chosen = (role: string) => unknown

export function toColors(chosen: Chosen): NonNullable<SharedVisual['colors']> {
  return Object.fromEntries(colourRoles.map((role) => [role, hexForm(chosen(role))])) as NonNullable<
    SharedVisual['colors']
  >
}

export function toTypography(chosen: Chosen, language: Language): NonNullable<SharedVisual['typography']> {
  const fontOf = (role: string) => {
    const choice = chosen(role) as { idFontFamily?: number; weightValue?: number } | null | undefined
    const family = choice?.idFontFamily === undefined ? undefined : fontFamilyOf(choice.idFontFamily)
    if (!family) return null
    return {
      family: family.family,
      name: language === 'ko' ? family.name.ko : family.name.en,
      cssPath: family.cssPath,
      weightValue: Math.trunc(Number(choice?.weightValue)) || 400,
    }
  }
  return {
    korMain: fontOf('korMain'),
    korSub: fontOf('korSub'),
    engMain: fontOf('engMain'),
    engSub: fontOf('engSub'),
  }
}

/** `#RRGGBB`, or null for anything else: the value is written into a style sheet. */
function hexForm(candidate: unknown): string | null {
  return typeof candidate === 'string' && /^#[0-9A-Fa-f]{6}$/.test(candidate) ? candidate.toUpperCase() : null
}

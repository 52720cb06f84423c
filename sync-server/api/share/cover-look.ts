import { contrastOf, enoughForText, white } from '#model/colour/contrast.ts'
import type { LogoForm, LogoForms } from './logo-forms.ts'
import type { SharedGuide } from './shared-guide.ts'

type Logo = NonNullable<NonNullable<SharedGuide['visual']>['logo']>
type Picture = NonNullable<Logo['primary']>

/** Black or white, whichever can be read on the colour; white where both can. */
export function inkOn(colour: string): 'black' | 'white' {
  return contrastOf(white, colour) >= enoughForText ? 'white' : 'black'
}

export interface LogoOnColour {
  readonly picture: Picture
  readonly form: LogoForm
}

/** The logo made for one colour, else the main one; on a plate where none has a one-colour form. */
export function coverLogo(logo: Logo | null | undefined, forms: LogoForms): LogoOnColour | null {
  const { blackWhite, primary, vector, secondary } = logo ?? {}
  return logoOnColour([blackWhite, vector, primary, secondary], forms)
}

/** The first of the logos that has a one-colour form; else one in its own colours on a plate, rather than the first, which was made for one colour. */
export function logoOnColour(
  pictures: readonly (Picture | null | undefined)[],
  forms: LogoForms,
): LogoOnColour | null {
  const known = pictures.flatMap((picture) => {
    const form = picture && forms.get(picture.url)
    return picture && form ? [{ picture, form }] : []
  })
  const [made, ...others] = known
  return known.find(({ form }) => form === 'one-colour') ?? others[0] ?? made ?? null
}

/** Address of what is shown of a logo on a colour. */
export function addressOf({ picture, form }: LogoOnColour, width: number): string {
  return `${picture.url}&${form === 'one-colour' ? 'form=one-colour' : `width=${width}`}`
}

/** Key in share.json of what the link shows. */
export function titleOf({ part }: SharedGuide): string {
  return { ALL: 'guide', CORE: 'core', VISUAL: 'visual' }[part]
}

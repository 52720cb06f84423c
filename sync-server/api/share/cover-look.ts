import { contrastOf, enoughForText, white } from '#model/colour/contrast.ts'
import type { SharedGuide } from './shared-guide.ts'

type Logo = NonNullable<NonNullable<SharedGuide['visual']>['logo']>
type Picture = NonNullable<Logo['primary']>

/** Black or white, whichever can be read on the colour; white where both can. */
export function inkOn(colour: string): 'black' | 'white' {
  return contrastOf(white, colour) >= enoughForText ? 'white' : 'black'
}

/** The logo made for one colour, else the main one; null where none has a transparent ground. */
export function coverLogo(logo: Logo | null | undefined, clear: ReadonlySet<string>): Picture | null {
  const { blackWhite, primary, vector, secondary } = logo ?? {}
  return [blackWhite, vector, primary, secondary].find((picture) => picture && clear.has(picture.url)) ?? null
}

/** Key in share.json of what the link shows. */
export function titleOf({ part }: SharedGuide): string {
  return { ALL: 'guide', CORE: 'core', VISUAL: 'visual' }[part]
}

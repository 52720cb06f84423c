import { useObjectUrl } from '#engine/browser/useObjectUrl.ts'
import { useLoaded } from '#engine/watch/useLoaded.ts'
import type { PlateGround } from '#model/logo/ground.ts'

/** How a logo is shown on a colour. `form`: an object URL of its one-colour form, in black. */
export type LogoOnColour =
  | { readonly kind: 'form'; readonly url: string }
  | { readonly kind: 'plate'; readonly ground: PlateGround }

/** In pixels, twice what the guide shows: finding the parts of a logo keeps the page busy for its whole area. */
const longestSide = 512

/** On white where no form of it can be found: on a ground of its own colour it would not be seen. */
const onWhite = { kind: 'plate', ground: 'white' } as const

/** Null until that is found. */
export function useOneColour(url: string | null): LogoOnColour | null {
  const found = useLoaded(url, () => findForm(url ?? ''))
  const form = useObjectUrl(found?.kind === 'form' ? found.black : null)
  if (found?.kind === 'plate') return found
  return form === null ? null : { kind: 'form', url: form }
}

async function findForm(url: string) {
  try {
    const { oneColourPng } = await import('#kits/logo/one-colour-png.ts')
    const found = await oneColourPng(url, { longest: longestSide, isEnlarged: true })
    return found.kind === 'blank' ? onWhite : found
  } catch (cause) {
    console.warn('the logo cannot be drawn in one colour', cause)
    return onWhite
  }
}

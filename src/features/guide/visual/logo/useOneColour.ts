import { useObjectUrl } from '#engine/browser/useObjectUrl.ts'
import { useLoaded } from '#engine/watch/useLoaded.ts'
import type { PlateGround } from '#model/logo/ground.ts'

/** How a logo is shown on a colour. `form`: an object URL of its one-colour form, in black. */
export type LogoOnColour =
  | { readonly kind: 'form'; readonly url: string }
  | { readonly kind: 'plate'; readonly ground: PlateGround }

/** In pixels, twice what the guide shows: finding the parts of a logo keeps the page busy for its whole area. */
const longestSide = 512

/** Null until the picture is decoded, and where it cannot be or nothing can be seen in it. */
export function useOneColour(url: string | null): LogoOnColour | null {
  const find = async () => {
    const { oneColourPng } = await import('#kits/logo/one-colour-png.ts')
    return oneColourPng(url ?? '', { longest: longestSide, isEnlarged: true })
  }
  const found = useLoaded(url, find, 'the logo cannot be drawn in one colour')
  const form = useObjectUrl(found?.kind === 'form' ? found.black : null)
  if (found?.kind === 'plate') return found
  return form === null ? null : { kind: 'form', url: form }
}

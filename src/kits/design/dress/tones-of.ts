import { oneColourPng } from '#kits/logo/one-colour-png.ts'

/** In pixels: the longest side of a logo in one colour, enough for 85 mm at 300 dpi. */
const oneColourSide = 1_000

/** A logo in black and in white alone, found in its pixels; none where it has no honest form in one colour. Does not reject. */
export async function tonesOf(
  logo: Blob,
): Promise<{ readonly tone: 'dark' | 'light'; readonly blob: Blob }[]> {
  const url = URL.createObjectURL(logo)
  try {
    const drawn = await oneColourPng(url, { longest: oneColourSide, isEnlarged: true })
    if (drawn.kind !== 'form') return []
    return [
      { tone: 'dark', blob: drawn.black },
      { tone: 'light', blob: drawn.white },
    ]
  } catch (cause) {
    console.warn('a logo has no form in one colour', cause)
    return []
  } finally {
    URL.revokeObjectURL(url)
  }
}

import { withinFontWait } from '#engine/fonts/font-wait.ts'
import { loadFont } from '#engine/fonts/load-font.ts'
import { type Slice, sliceFor, slicesOf } from '#engine/fonts/slices.ts'
import { type FaceLetters, faceKey } from '#scene/back-ends/faces-of.ts'
import { type OfferedFace, offeredFaces } from '#scene/back-ends/offered-faces.ts'
import type { SceneFace } from '#scene/list/drawing.ts'

export interface LoadedFonts {
  /** By the key of the face. */
  readonly slices: ReadonlyMap<string, readonly Slice[]>
  /** Faces of which a part is neither cached nor can be downloaded: their letters show in another font. */
  readonly missing: readonly SceneFace[]
}

const sheets = new Map<string, Promise<readonly Slice[]>>()

/** Once per page for all its drawings; one that failed is asked for again. */
function sheetOnce(face: OfferedFace): Promise<readonly Slice[]> {
  const key = faceKey({ family: face.family.slug, weight: face.weight })
  const known = sheets.get(key)
  if (known) return known
  const reading = slicesOf(face)
  sheets.set(key, reading)
  reading.catch(() => sheets.delete(key))
  return reading
}

/** Loads the letters of a face, all of which its slices have; false where they are neither cached nor can be downloaded. */
export type LoadLetters = (face: OfferedFace, letters: string, slices: readonly Slice[]) => Promise<boolean>

/** Loads faces with the letters that are set in them; one that does not come within the wait for a font is missing. Does not reject. */
export async function loadPageFonts(
  wanted: readonly FaceLetters[],
  loadLetters: LoadLetters = loadFont,
): Promise<LoadedFonts> {
  const loaded = await Promise.all(
    wanted.map(async ({ face, letters }) => {
      const [offered] = offeredFaces(face)
      if (!offered) return { face, slices: null, isLoaded: false }
      const slices = await withinFontWait<readonly Slice[] | null>(sheetOnce(offered), null, {
        isSheet: true,
      }).catch(() => null)
      const own = slices && [...letters].filter((letter) => sliceFor(slices, letter)).join('')
      const isLoaded =
        slices !== null &&
        own !== null &&
        (own === '' || (await withinFontWait(loadLetters(offered, own, slices), false)))
      return { face, slices, isLoaded }
    }),
  )
  return {
    slices: new Map(loaded.map(({ face, slices }) => [faceKey(face), slices ?? []])),
    missing: loaded.filter(({ isLoaded }) => !isLoaded).map(({ face }) => face),
  }
}

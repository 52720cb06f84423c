import type { Drawing, TextItem } from '../list/drawing.ts'
import { faceKey, facesOf } from './faces-of.ts'
import { type OfferedFace, offeredFaces } from './offered-faces.ts'
import type { FontOf, OutlineFont } from './place-glyphs.ts'

/** The font of the first of these faces that has a letter; null where none has. */
export type FindFont = (faces: readonly OfferedFace[], letter: string) => Promise<OutlineFont | null>

/** Opens the fonts that drawings need; answers those of a run by letter. Rejects where `find` does. */
export async function openFonts(
  drawings: readonly Drawing[],
  find: FindFont,
): Promise<(item: TextItem) => FontOf> {
  const fonts = new Map<string, OutlineFont | null>()
  await Promise.all(
    facesOf(drawings).flatMap(({ face, letters }) => {
      const faces = offeredFaces(face)
      return [...letters].map(async (letter) =>
        fonts.set(`${faceKey(face)} ${letter}`, await find(faces, letter)),
      )
    }),
  )
  return ({ face }) => {
    const key = faceKey(face)
    return (letter) => fonts.get(`${key} ${letter}`) ?? null
  }
}

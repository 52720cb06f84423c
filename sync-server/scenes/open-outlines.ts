import { faceKey, facesOf } from '#scene/back-ends/faces-of.ts'
import { offeredFaces } from '#scene/back-ends/offered-faces.ts'
import { outlineRun } from '#scene/back-ends/outline-run.ts'
import type { OutlineFont } from '#scene/back-ends/place-glyphs.ts'
import type { Drawing, TextItem } from '#scene/list/drawing.ts'
import { findFont } from '#server/fonts/letters.ts'

/** Opens the font files that a drawing needs; answers its runs as path data. Letters that no offered font has are left out. */
export async function openOutlines(drawing: Drawing): Promise<(item: TextItem) => string> {
  const fonts = new Map<string, OutlineFont | null>()
  for (const { face, letters } of facesOf([drawing])) {
    const faces = offeredFaces(face).map(({ family, weight }) => ({ slug: family.slug, weight }))
    for (const letter of letters) fonts.set(`${faceKey(face)} ${letter}`, await findFont(faces, letter))
  }
  return (item) => outlineRun(item, (letter) => fonts.get(`${faceKey(item.face)} ${letter}`) ?? null)
}

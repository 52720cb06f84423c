import { cssFaceOf } from '#kits/design/scene/css-face.ts'
import { offeredFaces } from '#scene/back-ends/offered-faces.ts'
import type { TextLayer } from '#scene/body/body.ts'
import type { Dress } from '#scene/dress/dress.ts'
import type { SceneFace, TextItem } from '#scene/list/drawing.ts'
import { facesOf } from '#scene/text/faces.ts'

export interface FieldFonts {
  readonly fontFamily: string
  readonly fontWeight: number
}

/** The fonts of a field in the order in which the scene looks up a letter: those of the text, then those that it took besides. */
export function fieldFonts(layer: TextLayer, dress: Dress, items: readonly TextItem[]): FieldFonts {
  const weight = layer.weight ?? 400
  const own = layer.font.flatMap((font) => facesOf(font, dress))
  const taken = items.map(({ face }) => face)
  const first: SceneFace = { family: (own[0] ?? taken[0])?.family ?? 'pretendard', weight }
  const names = [...own, ...taken].flatMap(
    ({ family }) => offeredFaces({ family, weight })[0]?.family.family ?? [],
  )
  const { fontFamily, fontWeight } = cssFaceOf(first)
  return {
    fontFamily: [...new Set(names.map((name) => `"${name}"`)), fontFamily].join(', '),
    fontWeight,
  }
}

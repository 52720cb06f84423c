import { fontFamilies, nearestWeight } from '#model/options/fonts.ts'
import type { Slot } from '../body/body.ts'
import type { Dress } from '../dress/dress.ts'
import { facesOfSlot } from '../dress/values-of.ts'
import type { SceneFace } from '../list/drawing.ts'
import type { Ruler } from './ruler.ts'
import { isCjk, isHangul, isKana } from './scripts.ts'

/** Languages whose Han characters differ. */
export type HanLanguage = 'ja' | 'zh-CN' | 'zh-TW'

const hanFamilies: Readonly<Record<HanLanguage, string>> = {
  ja: 'noto-sans-jp',
  'zh-CN': 'noto-sans-sc',
  'zh-TW': 'noto-sans-tc',
}
const lastFamily = 'pretendard'
const familiesBySlug = new Map(fontFamilies.map((family) => [family.slug, family]))
const mostFaces = 1_000

/** Which face a text takes for a grapheme. */
export type FaceChooser = (letter: string) => SceneFace

/**
 * The first family of the chain that has a letter, in its nearest weight; at the end Pretendard, for Han the Noto of its
 * language before it. Han and kana of one text stay in one family.
 */
export function chooseFaces(
  chain: readonly (readonly SceneFace[])[],
  { weight, text, language, ruler }: { weight: number; text: string; language: HanLanguage; ruler: Ruler },
): FaceChooser {
  const own = chain.flatMap((faces) => nearestFaces(faces, weight))
  const han = hanFamiliesFor(text, language).map((family) => knownFace(family, weight))
  const last = knownFace(lastFamily, weight)
  const cjk = [...new Set(Array.from(text).filter(isCjk))]
  const hanFaces = [...own, ...han, last]
  const hanFace = hanFaces.find((face) => cjk.every((letter) => ruler.has(face, letter)))
  const plainFaces = [...own, last, ...han]
  const choose = (letter: string): SceneFace => {
    if (letter.trim() === '') return own[0] ?? last
    if (!isCjk(letter)) return plainFaces.find((face) => ruler.has(face, letter)) ?? own[0] ?? last
    return hanFace ?? hanFaces.find((face) => ruler.has(face, letter)) ?? own[0] ?? last
  }
  const chosen = new Map<string, SceneFace>()
  return (letter) => {
    const face = chosen.get(letter) ?? choose(letter)
    chosen.set(letter, face)
    return face
  }
}

/** The faces that a slot or the name of a family stands for. */
export function facesOf(font: Slot | string, dress: Dress): readonly SceneFace[] {
  const slot = /^\{font\.(\w+)\}$/.exec(font)?.[1]
  if (slot !== undefined) return facesOfSlot(dress, slot)
  const family = fontFamilies.find((one) => one.slug === font || one.family === font)
  if (family) return family.faces.map(({ weightValue }) => ({ family: family.slug, weight: weightValue }))
  return font.startsWith('file:') ? [{ family: font, weight: 400 }] : []
}

/** One face of each family, in the order of the families; of those of the model any weight can be had, whichever the brand chose. */
function nearestFaces(faces: readonly SceneFace[], weight: number): SceneFace[] {
  const nearest = new Map<string, SceneFace>()
  for (const face of faces) {
    const known = nearest.get(face.family)
    if (familiesBySlug.has(face.family)) nearest.set(face.family, knownFace(face.family, weight))
    else if (!known || Math.abs(face.weight - weight) < Math.abs(known.weight - weight))
      nearest.set(face.family, face)
  }
  return [...nearest.values()]
}

/** By family and weight: a page asks for the same few again and again. */
const knownFaces = new Map<string, SceneFace>()

function knownFace(slug: string, weight: number): SceneFace {
  const key = `${slug} ${weight}`
  const known = knownFaces.get(key)
  if (known) return known
  const family = familiesBySlug.get(slug)
  const face = { family: slug, weight: family ? nearestWeight(family, weight) : weight }
  // Weights of designs are any numbers.
  if (knownFaces.size < mostFaces) knownFaces.set(key, face)
  return face
}

/** Hanja in a Korean text have the traditional strokes. */
function hanFamiliesFor(text: string, language: HanLanguage): readonly string[] {
  const first = isKana(text) ? 'ja' : isHangul(text) ? 'zh-TW' : language
  return [hanFamilies[first], ...Object.values(hanFamilies).filter((family) => family !== hanFamilies[first])]
}

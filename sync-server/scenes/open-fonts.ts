import { drawWithFonts } from '#scene/back-ends/draw-with-fonts.ts'
import { type FaceLetters, faceKey } from '#scene/back-ends/faces-of.ts'
import { type OfferedFace, offeredFaces } from '#scene/back-ends/offered-faces.ts'
import { outlineRun } from '#scene/back-ends/outline-run.ts'
import { type FontOf, naturalWidth, type OutlineFont } from '#scene/back-ends/place-glyphs.ts'
import type { Drawing, SceneFace, TextItem } from '#scene/list/drawing.ts'
import type { FontBook } from '#scene/text/font-book.ts'
import { findFont } from '#server/fonts/letters.ts'

export interface SceneFonts {
  readonly book: FontBook
  /** Path data of a run, with its baseline beginning at 0, 0. Letters that no offered font has are left out. */
  outline(item: TextItem): string
}

interface Letter {
  readonly isOwn: boolean
  readonly font: OutlineFont | null
}

/** Some 4 MB. */
const mostAdvances = 20_000
const advances = new Map<string, number>()

/** Lays out with the fonts of the packages. */
export async function drawWithPackages(
  draw: (book: FontBook) => Drawing,
): Promise<{ readonly drawing: Drawing; readonly fonts: SceneFonts }> {
  const letters = new Map<string, Letter>()
  const fonts = fontsOf(letters)
  const drawing = await drawWithFonts(draw, {
    book: fonts.book,
    isLoaded: (face, letter) => letters.has(keyOf(face, letter)),
    load: (needs) => load(needs, letters),
  })
  return { drawing, fonts }
}

/** The fonts of a drawing that is laid out already. */
export async function openFontsOf(needs: readonly FaceLetters[]): Promise<SceneFonts> {
  const letters = new Map<string, Letter>()
  await load(needs, letters)
  return fontsOf(letters)
}

function fontsOf(letters: ReadonlyMap<string, Letter>): SceneFonts {
  const fontOf = (face: SceneFace) => (letter: string) => letters.get(keyOf(face, letter))?.font ?? null
  return {
    book: {
      measure: (text, face, size) => size * advanceOf(text, face, fontOf(face)),
      has: (face, letter) =>
        [...letter.normalize('NFC')].every(
          (point) => isMark(point) || letters.get(keyOf(face, point))?.isOwn,
        ),
    },
    outline: (item) => outlineRun(item, fontOf(item.face)),
  }
}

/** Of the size. Only of texts whose letters are loaded: a font of the packages never changes. */
function advanceOf(text: string, face: SceneFace, fontOf: FontOf): number {
  const key = keyOf(face, text)
  const known = advances.get(key)
  if (known !== undefined) return known
  const advance = naturalWidth(text, 1, fontOf)
  if (![...text.normalize('NFC')].every((letter) => fontOf(letter))) return advance
  if (advances.size >= mostAdvances) advances.clear()
  advances.set(key, advance)
  return advance
}

async function load(needs: readonly FaceLetters[], letters: Map<string, Letter>): Promise<void> {
  for (const { face, letters: wanted } of needs) {
    const [own, ...helpers] = offeredFaces(face)
    for (const letter of wanted) {
      const font = own?.family.slug === face.family ? await find([own], letter) : null
      const letterOf = font ?? (await find(own ? [own, ...helpers] : helpers, letter))
      letters.set(keyOf(face, letter), { isOwn: font !== null, font: letterOf })
    }
  }
}

function find(faces: readonly OfferedFace[], letter: string): Promise<OutlineFont | null> {
  return findFont(
    faces.map(({ family, weight }) => ({ slug: family.slug, weight })),
    letter,
  )
}

function keyOf(face: SceneFace, letter: string): string {
  return `${faceKey(face)} ${letter}`
}

/** It only joins or selects: no font needs to have it. */
function isMark(point: string): boolean {
  return /[\p{Cf}\p{Variation_Selector}]/u.test(point)
}

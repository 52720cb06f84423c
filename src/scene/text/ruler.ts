import type { SceneFace } from '../list/drawing.ts'
import type { FontBook } from './font-book.ts'
import type { Letter } from './letters.ts'

/** Measures at one size, because advances grow with the size. */
const measuredAt = 1_000
/** Words kept per book; then it is measured anew. */
const mostWords = 50_000

export interface Ruler {
  has(face: SceneFace, letter: string): boolean
  /** Of the letters from `from` to before `to`, in ems, without spacing. */
  widthOf(letters: readonly Letter[], from: number, to: number): number
}

const rulers = new WeakMap<FontBook, Ruler>()

/** The ruler of a book, which knows what was measured by it. */
export function rulerOf(fonts: FontBook): Ruler {
  const known = rulers.get(fonts) ?? makeRuler(fonts)
  rulers.set(fonts, known)
  return known
}

function makeRuler(fonts: FontBook): Ruler {
  const advances = new Map<string, number>()
  const present = new Map<string, boolean>()
  const advanceOf = (text: string, face: SceneFace) =>
    remember(advances, `${keyOf(face)}\n${text}`, () => fonts.measure(text, face, measuredAt) / measuredAt)
  return {
    has: (face, letter) => remember(present, `${keyOf(face)}\n${letter}`, () => fonts.has(face, letter)),
    widthOf(letters, from, to) {
      let width = 0
      for (const { text, face } of stretchesOf(letters, from, to)) width += advanceOf(text, face)
      return width
    },
  }
}

export interface Stretch {
  readonly text: string
  readonly face: SceneFace
  readonly run: number
  readonly count: number
}

/** Letters in a row with one face and run. */
export function stretchesOf(letters: readonly Letter[], from: number, to: number): readonly Stretch[] {
  const stretches: Stretch[] = []
  for (let start = from; start < to; ) {
    const first = letters[start]
    if (first === undefined) break
    let end = start + 1
    let text = first.text
    while (end < to && isAlike(letters[end], first)) text += letters[end++]?.text ?? ''
    stretches.push({ text, face: first.face, run: first.run, count: end - start })
    start = end
  }
  return stretches
}

function isAlike(letter: Letter | undefined, { face, run }: Letter): boolean {
  if (letter === undefined || letter.run !== run) return false
  return letter.face === face || keyOf(letter.face) === keyOf(face)
}

function keyOf({ family, weight }: SceneFace): string {
  return `${family} ${weight}`
}

function remember<Value>(known: Map<string, Value>, key: string, make: () => Value): Value {
  const value = known.get(key)
  if (value !== undefined) return value
  if (known.size >= mostWords) known.clear()
  const made = make()
  known.set(key, made)
  return made
}

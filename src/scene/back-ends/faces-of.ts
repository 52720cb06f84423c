import type { Drawing, SceneFace } from '../list/drawing.ts'

export interface FaceLetters {
  readonly face: SceneFace
  /** Each letter once. */
  readonly letters: string
}

/** The faces of drawings, each with the letters that are set in it: what has to be loaded before they are drawn. */
export function facesOf(drawings: readonly Drawing[]): readonly FaceLetters[] {
  const faces = new Map<string, { face: SceneFace; letters: Set<string> }>()
  for (const item of drawings.flatMap(({ items }) => items)) {
    if (item.kind !== 'text') continue
    const key = faceKey(item.face)
    const known = faces.get(key) ?? { face: item.face, letters: new Set() }
    faces.set(key, known)
    for (const letter of item.text.normalize('NFC')) known.letters.add(letter)
  }
  return [...faces.values()].map(({ face, letters }) => ({ face, letters: [...letters].join('') }))
}

export function faceKey({ family, weight }: SceneFace): string {
  return `${family} ${weight}`
}

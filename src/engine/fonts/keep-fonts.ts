import type { FontChoice } from '#model/documents/choices.ts'
import type { ValueHandle } from '#model/fields/value.ts'
import { connectionCost } from '../browser/connection-cost.ts'
import { isOnline } from '../browser/network.ts'
import type { OpenDocument } from '../documents/engine/open-document.ts'
import { faceOf } from './face-of.ts'
import { keepFontFile, readFontFile } from './font-file.ts'
import { bookFileOf } from './han-face.ts'
import { type Face, loadFont, sheetOf } from './load-font.ts'
import { parseSlices, sliceFor } from './slices.ts'

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('')

/**
 * Caches the slices of the fonts in `choices` that the answers of the document need, so that they show offline and books can be
 * set in them. Returns what ends it.
 */
export function keepFonts(document: OpenDocument, choices: readonly ValueHandle<FontChoice>[]): () => void {
  let stored = ''
  const keep = () => {
    if (document.phase.get() !== 'ready') return
    const words = [...new Set(`${ascii}${JSON.stringify(document.answers.get())}`)].sort().join('')
    const faces = choices.map((field) => faceOf(field.read(document.doc)))
    const now = `${faces.map((face) => face && `${face.family.slug} ${face.weight}`)}|${words}`
    if (now === stored) return
    stored = now
    for (const face of faces) if (face) void loadFont(face, words).then(() => keepForBooks(face, words))
  }
  const stops = [document.answers.subscribe(keep), document.phase.subscribe(keep)]
  keep()
  return () => {
    for (const stop of stops) stop()
  }
}

/** Books are set from WOFF; Pretendard is part of the app. */
async function keepForBooks(face: Face, words: string): Promise<void> {
  if (face.family.slug === 'pretendard' || connectionCost() === 'saveData' || !isOnline()) return
  try {
    const slices = parseSlices(await (await readFontFile(sheetOf(face))).text())
    const urls = new Set([...words].flatMap((letter) => sliceFor(slices, letter)?.url ?? []))
    for (const url of urls) await keepFontFile(bookFileOf(url))
  } catch (cause) {
    console.warn('a font for books is not on this device', cause)
  }
}

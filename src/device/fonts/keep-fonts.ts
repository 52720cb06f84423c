import { guide } from '#model/documents/guide.ts'
import type { OpenDocument } from '../documents/engine/open-document.ts'
import { faceOf } from './face-of.ts'
import { loadFont } from './load-font.ts'

const { korMain, korSub, engMain, engSub } = guide.visual
const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('')

/** Caches the slices of the brand's four fonts that its answers need, so that they show offline. Returns what ends it. */
export function keepFonts(document: OpenDocument): () => void {
  let kept = ''
  const keep = () => {
    if (document.phase.get() !== 'ready') return
    const words = [...new Set(`${ascii}${JSON.stringify(document.answers.get())}`)].sort().join('')
    const faces = [korMain, korSub, engMain, engSub].map((field) => faceOf(field.read(document.doc)))
    const now = `${faces.map((face) => face && `${face.family.slug} ${face.weight}`)}|${words}`
    if (now === kept) return
    kept = now
    for (const face of faces) if (face) void loadFont(face, words)
  }
  const stops = [document.answers.subscribe(keep), document.phase.subscribe(keep)]
  keep()
  return () => {
    for (const stop of stops) stop()
  }
}

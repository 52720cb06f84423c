import type * as Y from 'yjs'
import { design } from '#model/documents/design.ts'
import type { Colour, TextLayer } from '#scene/body/body.ts'
import { writeValue } from '../fields/layer-values.ts'

const { layers } = design.design

/** The letters of a text in one colour. */
export interface ColourRun {
  readonly colour: Colour
  readonly words: string
}

/** The colours of a text in the order in which they first appear, each with its words. */
export function colourRuns(text: TextLayer): readonly ColourRun[] {
  const runs = typeof text.text === 'string' ? [{ t: text.text }] : text.text
  const words = new Map<Colour, string[]>()
  for (const run of runs) {
    if (run.t.trim() === '') continue
    const colour = ('fill' in run && run.fill) || text.fill
    words.set(colour, [...(words.get(colour) ?? []), run.t.trim()])
  }
  return [...words].map(([colour, some]) => ({ colour, words: some.join(' ').replace(/\s+/g, ' ') }))
}

/** Gives all letters of texts one colour: what had its own is taken along. */
export function writeTextColour(doc: Y.Doc, texts: readonly TextLayer[], colour: Colour): void {
  writeValue(doc, texts, 'fill', () => colour)
  for (const { id } of texts) {
    if (!layers.has(doc, id)) continue
    const handle = layers.properties.text.at(id)
    const rich = handle.read(doc)
    if (rich !== null && typeof rich !== 'string')
      handle.mark(doc, { from: 0, to: Number.POSITIVE_INFINITY }, { fill: null })
  }
}

/** Gives the letters of one colour another one, in the texts as they are by now. */
export function replaceRunColour(doc: Y.Doc, { id, fill }: TextLayer, from: Colour, to: Colour): void {
  if (!layers.has(doc, id)) return
  const handle = layers.properties.text.at(id)
  const rich = handle.read(doc)
  let at = 0
  for (const run of rich === null || typeof rich === 'string' ? [] : rich) {
    const end = at + run.t.length
    if (run.fill === from) handle.mark(doc, { from: at, to: end }, { fill: to })
    at = end
  }
  if (fill === from) layers.properties.fill.at(id).write(doc, to)
}

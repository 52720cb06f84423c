import type { Run } from '../body/body.ts'
import type { Dress } from '../dress/dress.ts'
import { wordOf } from '../dress/values-of.ts'
import type { StyledText } from '../text/letters.ts'

export interface FilledText {
  /** Lines as written, without those whose slot is empty. */
  readonly lines: readonly (readonly StyledText[])[]
  /** Slots that the brand does not fill, each once. */
  readonly empty: readonly string[]
  /** Some of it comes from the brand, so that its length was not known to the author. */
  readonly hasSlots: boolean
}

export const slotsInWords = /\{\{|\{brand\.(\w+)\}/g

/** What is shown of a part of one line, with the slots in it that the brand does not fill. */
export function fillPiece(piece: string, words: Dress['words']) {
  const empty: string[] = []
  let hasSlots = false
  const filled = piece.replace(slotsInWords, (slot: string, name?: string) => {
    if (name === undefined) return '{'
    hasSlots = true
    const word = wordOf({ words }, name).normalize('NFC').replace(/\s+/g, ' ').trim()
    if (word === '') empty.push(slot)
    return word
  })
  return { text: filled.normalize('NFC'), empty, hasSlots }
}

/** The runs of a text with the words of the brand. A line with an empty slot is left out; `{{` is a brace. */
export function fillWords(text: string | readonly Run[], words: Dress['words']): FilledText {
  const runs = typeof text === 'string' ? [{ t: text }] : text
  const lines: { parts: StyledText[]; isEmpty: boolean }[] = [{ parts: [], isEmpty: false }]
  const empty = new Set<string>()
  let hasSlots = false
  for (const [run, { t }] of runs.entries()) {
    for (const [i, piece] of t.split('\n').entries()) {
      if (i > 0) lines.push({ parts: [], isEmpty: false })
      const line = lines.at(-1)
      if (!line) continue
      const filled = fillPiece(piece, words)
      hasSlots ||= filled.hasSlots
      for (const slot of filled.empty) empty.add(slot)
      if (filled.empty.length > 0) line.isEmpty = true
      if (filled.text !== '') line.parts.push({ text: filled.text, run })
    }
  }
  const there = lines.filter(({ isEmpty }) => !isEmpty).map(({ parts }) => parts)
  return { lines: there, empty: [...empty], hasSlots }
}

/** A text on one line with the words of the brand in place of its slots, such as for a name of it. */
export function filledWords(text: string | readonly Run[], words: Dress['words']): string {
  const { lines } = fillWords(text, words)
  return lines.map((line) => line.map((part) => part.text).join('')).join(' ')
}

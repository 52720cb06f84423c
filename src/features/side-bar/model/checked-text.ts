import { faultOfText, type TextFault, type TextRules } from '#model/draft-guards/fault-of-text.ts'
import { sentencesOf } from '#model/voice/sentences.ts'

/** A text that was stopped, by what the same rules say of it that a whole answer passes. */
export interface CheckedText {
  /** Its whole sentences: the last one is left out where it was cut. */
  readonly text: string
  /** null: it can be taken. `CUT`: no sentence of it is whole. */
  readonly fault: TextFault | 'CUT' | null
}

/** `isLast`: it was being written when it was stopped; those before it are whole. */
export function checkStopped(text: string, isLast: boolean, rules: TextRules): CheckedText {
  const whole = isLast ? withoutCut(text) : text.trim()
  return { text: whole, fault: whole === '' ? 'CUT' : faultOfText(whole, whole, rules) }
}

function withoutCut(text: string): string {
  const last = sentencesOf(text).at(-1)
  if (!last) return ''
  return /[.!?…。！？]["'”’」』)\]]*$/u.test(last.text) ? text.trim() : text.slice(0, last.from).trim()
}

/** All that a text may know: every word of what was sent. */
export function sourceOf(sent: unknown): string {
  if (typeof sent === 'string') return sent
  if (typeof sent !== 'object' || sent === null) return ''
  return Object.values(sent).map(sourceOf).join('\n')
}

import { cutText } from '../text/cut-text.ts'

/**
 * What a visitor typed on the landing page, for `/quest/0`, in localStorage under `handoverKey`. The page stores it with
 * `toHandover` at each letter, so that it is there after a reload; the quest removes it once it is in the brand.
 */
export interface Handover {
  /** Becomes the brand's name. */
  readonly name?: string
  /** What the brand offers, a list with commas: becomes the answer of `core.service`. */
  readonly service?: string
  /** Whom it is for: becomes the answer of `core.target`. */
  readonly target?: string
  /** The visitor went on with it: the quest does not ask for it again. */
  readonly isSent?: true
}

export const handoverKey = 'saegim-handover'

const version = 1
/** The limits of the fields that the answers go to, in characters. */
export const handoverLimits = { name: 40, service: 100, target: 100 } as const

/** The text to store; null where there is nothing to hand over. Longer answers are cut to their limits. */
export function toHandover(answers: Handover): string | null {
  const bounded = boundedOf(answers)
  return bounded && JSON.stringify({ version, ...bounded })
}

/** What a stored text hands over; null for none, for another version and for what was not written by `toHandover`. */
export function parseHandover(text: string | null): Handover | null {
  if (text === null) return null
  try {
    const stored: unknown = JSON.parse(text)
    if (typeof stored !== 'object' || stored === null) return null
    return 'version' in stored && stored.version === version ? boundedOf(stored) : null
  } catch {
    return null
  }
}

function boundedOf(candidate: object): Handover | null {
  const all = candidate as Readonly<Record<string, unknown>>
  const entries = Object.entries(handoverLimits).flatMap(([key, limit]) => {
    const answer = all[key]
    const words = typeof answer === 'string' ? cutText(answer.normalize('NFC').trim(), limit).trim() : ''
    return words === '' ? [] : [[key, words]]
  })
  if (entries.length === 0) return null
  return { ...Object.fromEntries(entries), ...(all.isSent === true && { isSent: true }) }
}

/**
 * What a visitor typed on the landing page, handed to `/quest/0` through localStorage under `handoverKey`. The page
 * writes it with `toHandover` when the visitor goes on; the quest removes it once it is in the brand.
 */
export interface Handover {
  /** Becomes the brand's name; at most 40 characters. */
  readonly name?: string
  /** How the brand began: becomes the answer of `core/story/background`; at most 2000 characters. */
  readonly background?: string
}

export const handoverKey = 'saegim-handover'

const version = 1
/** The limits of the fields that the answers go to. */
const limits = { name: 40, background: 2000 } as const

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
  const entries = Object.entries(limits).flatMap(([key, limit]) => {
    const answer = all[key]
    const words = typeof answer === 'string' ? answer.normalize('NFC').trim().slice(0, limit).trim() : ''
    return words === '' ? [] : [[key, words]]
  })
  return entries.length > 0 ? Object.fromEntries(entries) : null
}

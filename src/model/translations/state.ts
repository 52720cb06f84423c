import type { TranslationMade } from '../documents/translations.ts'
import { isSameSource } from './same-source.ts'

/**
 * How a translation stands beside its source. `changed`: the source is another than it was made from. `unknown`: what it was made
 * from is not stored, as where two devices met halfway.
 */
export type TranslationState = 'empty' | 'right' | 'changed' | 'unknown'

export function translationState(
  source: string,
  text: string,
  made: Pick<TranslationMade, 'source'> | null,
): TranslationState {
  if (text.trim() === '') return 'empty'
  if (made === null) return 'unknown'
  return isSameSource(made.source, source) ? 'right' : 'changed'
}

/** How many texts of a language stand how. */
export type TranslationCounts = Readonly<Record<TranslationState | 'all', number>>

export function countStates(states: readonly TranslationState[]): TranslationCounts {
  const counts = { all: states.length, empty: 0, right: 0, changed: 0, unknown: 0 }
  for (const state of states) counts[state] += 1
  return counts
}

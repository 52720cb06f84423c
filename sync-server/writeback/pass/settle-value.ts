import type { RestValue } from '../shadow/shadow.ts'

/**
 * Compares the three states of one value. `shadow` is undefined before the first settle.
 * ```
 *   document = REST                     agree
 *   only the document changed           toRest
 *   only REST changed                   toDocument
 *   both changed: a text                merge
 *   both changed: another kind          toRest, and REST's value is kept as replaced
 *   never settled, document empty       toDocument
 *   never settled, document not empty   toRest, and REST's value is kept as replaced
 * ```
 */
export type Verdict =
  | { readonly kind: 'agree' }
  | { readonly kind: 'toRest'; readonly replaced: RestValue }
  | { readonly kind: 'toDocument' }
  | { readonly kind: 'merge' }

export function settleValue(
  isText: boolean,
  shadow: RestValue | undefined,
  document: RestValue,
  rest: RestValue,
): Verdict {
  if (document === rest) return { kind: 'agree' }
  if (shadow === undefined) {
    return document === null ? { kind: 'toDocument' } : { kind: 'toRest', replaced: rest }
  }
  if (rest === shadow) return { kind: 'toRest', replaced: null }
  if (document === shadow) return { kind: 'toDocument' }
  return isText ? { kind: 'merge' } : { kind: 'toRest', replaced: rest }
}

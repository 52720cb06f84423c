import type { RestValue } from '../shadow/shadow.ts'

/**
 * What to do about one value. `shadow` is undefined before the first settle.
 * ```
 *   document = REST                     agree
 *   only the document moved             toRest
 *   only REST moved                     toDocument
 *   both moved: a text                  merge
 *   both moved: anything else           toRest, and REST's value is kept in history
 *   never settled: one side has nothing it takes the other's; both have something: the document stands
 * ```
 */
export type Verdict =
  | { readonly kind: 'agree' }
  | { readonly kind: 'toRest'; readonly lost: RestValue }
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
    return document === null ? { kind: 'toDocument' } : { kind: 'toRest', lost: rest }
  }
  if (rest === shadow) return { kind: 'toRest', lost: null }
  if (document === shadow) return { kind: 'toDocument' }
  return isText ? { kind: 'merge' } : { kind: 'toRest', lost: rest }
}

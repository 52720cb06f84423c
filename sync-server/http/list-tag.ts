import { createHash } from 'node:crypto'
import type { CallContext } from './context.ts'

/**
 * Tags the first page of a list, see `listTag` of its call. `facts` is everything that all of its pages are made of, and of
 * whom. True: the caller has the list already. No cache stores it: the address is the same for every account and brand.
 */
export function tagList(context: CallContext, facts: readonly unknown[]): boolean {
  const hash = createHash('sha256').update(JSON.stringify([context.idBrand, ...facts]))
  context.tagAnswer(`"${hash.digest('base64url').slice(0, 22)}"`)
  context.answerHeader('cache-control', 'no-store')
  return context.isHeld()
}

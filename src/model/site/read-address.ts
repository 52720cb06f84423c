import { type Language, languages } from '../language/languages.ts'
import { sitePaths } from './addresses.ts'

/** The languages whose paths have a prefix; Korean paths have none. */
const prefixed = languages.filter(({ key }) => key !== 'ko').map(({ key }) => key)
const isPrefix = new RegExp(`^/(${prefixed.join('|')})(?=/|$)`)

const isPost = /^\/blog\/[1-9]\d{0,8}$/

/** Language and path of a page of the public site; null for other addresses. */
export function readSiteAddress(pathname: string): { language: Language; path: string } | null {
  const prefix = isPrefix.exec(pathname)?.[1]
  const path = (prefix === undefined ? pathname : pathname.slice(prefix.length + 1)).replace(/\/$/, '') || '/'
  if (!sitePaths.some((known) => known === path) && !isPost.test(path)) return null
  return { language: prefixed.find((key) => key === prefix) ?? 'ko', path }
}

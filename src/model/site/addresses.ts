import { type Language, languages } from '../language/languages.ts'

/** Pages of the public site without parameters, as paths in Korean. */
export const sitePaths = ['/price'] as const

export type SitePath = (typeof sitePaths)[number]

/** Paths of the public site are below these; Korean pages have no prefix. */
const prefixed = languages.filter(({ key }) => key !== 'ko').map(({ key }) => key)
const pattern = new RegExp(`^(?:/(${prefixed.join('|')}))?(${sitePaths.join('|')})/?$`)

/** Language and path of a page of the public site; null for other addresses. */
export function readSiteAddress(pathname: string): { language: Language; path: string } | null {
  const found = pattern.exec(pathname)
  if (!found) return null
  const [, prefix, path = ''] = found
  return { language: prefixed.find((key) => key === prefix) ?? 'ko', path }
}

/** Path of a page in a language: each language has an address of its own. */
export function siteAddress(path: string, language: Language): string {
  return language === 'ko' ? path : `/${language}${path}`
}

import type { Language } from '../language/languages.ts'

/** Pages of the public site, as paths in Korean. */
export const sitePaths = [
  '/',
  '/service',
  '/service/guide',
  '/service/strategy',
  '/service/assets',
  '/service/agencies',
  '/price',
  '/faq',
  '/blog',
  '/event',
  '/policy/TERM',
  '/policy/PRIVACY',
  '/policy/MARKETING',
] as const

/** A page, a post, or the posts of a category. */
export type SitePath = (typeof sitePaths)[number] | `/blog/${number}` | `/blog?idCategory=${number}`

/** Path of a page in a language: each language has an address of its own. */
export function siteAddress(path: string, language: Language): string {
  if (language === 'ko') return path
  return path === '/' ? `/${language}` : `/${language}${path}`
}

/** Size of the pictures that messengers show of pages, as they ask for it. */
export const previewSize = { width: 1200, height: 630 } as const

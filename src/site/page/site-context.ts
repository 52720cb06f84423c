import { createContext, use } from 'react'
import type { AnswerOf } from '#contract/call.ts'
import type { listPostCategories } from '#contract/post.ts'
import type { Language } from '#model/language/languages.ts'
import { siteAddress } from '#model/site/addresses.ts'
import type { Company } from '#model/site/renderer.ts'

export const signInProviders = ['google', 'kakao', 'naver', 'facebook'] as const
export type SignInProvider = (typeof signInProviders)[number]

/** What every part of a page may ask for. */
export interface Site {
  readonly language: Language
  /** Path of this page in Korean, with the query that it reads. */
  readonly path: string
  /** Languages that have this page. */
  readonly languages: readonly Language[]
  /** Categories of posts, for the footer; none on a page in place of another. */
  readonly categories: AnswerOf<typeof listPostCategories>['_embedded']['categories']
  /** Whether a campaign is announced or open, and menus lead to it. */
  readonly hasCampaign: boolean
  /** Whether there are customer cases, and menus lead to them. */
  readonly hasCases: boolean
  /** Whether this server sells plans and credits. */
  readonly isSelling: boolean
  /** Whether a language or image model is connected. */
  readonly hasModels: boolean
  /** With whom one can sign in here, besides by e-mail. */
  readonly signIn: readonly SignInProvider[]
  /** Public key of the chat with the operator; null where there is none. */
  readonly chatKey: string | null
  readonly company: Company
}

export const SiteContext = createContext<Site | null>(null)

export function useSite(): Site {
  const site = use(SiteContext)
  if (!site) throw new Error('rendered outside of a page')
  return site
}

/** Makes the address of a page in the language of this one. */
export function useSiteAddress(): (path: string) => string {
  const { language } = useSite()
  return (path) => siteAddress(path, language)
}

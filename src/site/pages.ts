import type { SitePage } from './page/site-page.ts'
import { pricePage } from './price/PricePage.tsx'

/** Every page of the public site. The first whose path fits is shown. */
export const pages: readonly SitePage[] = [pricePage]

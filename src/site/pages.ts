import { blogPage } from './blog/BlogPage.tsx'
import { postPage } from './blog/PostPage.tsx'
import { eventPage } from './event/EventPage.tsx'
import { faqPage } from './faq/FaqPage.tsx'
import { landingPage } from './landing/LandingPage.tsx'
import type { SitePage } from './page/site-page.ts'
import { policyPage } from './policy/PolicyPage.tsx'
import { pricePage } from './price/PricePage.tsx'
import { serviceAgenciesPage } from './service/ServiceAgenciesPage.tsx'
import { serviceAssetsPage } from './service/ServiceAssetsPage.tsx'
import { serviceGuidePage } from './service/ServiceGuidePage.tsx'
import { servicePage } from './service/ServicePage.tsx'
import { serviceStrategyPage } from './service/ServiceStrategyPage.tsx'

/** Every page of the public site. The first whose path fits is shown. */
export const pages: readonly SitePage[] = [
  landingPage,
  servicePage,
  serviceGuidePage,
  serviceStrategyPage,
  serviceAssetsPage,
  serviceAgenciesPage,
  pricePage,
  faqPage,
  blogPage,
  postPage,
  eventPage,
  policyPage,
]

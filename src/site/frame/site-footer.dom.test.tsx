import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import { type Site, SiteContext } from '../page/site-context.ts'
import { SiteFooter } from './SiteFooter.tsx'

beforeEach(() => i18n.loadAndActivate({ locale: 'ko', messages: {} }))

test('a policy opens in a new tab, so that a form that is being filled in stays', () => {
  const site: Site = {
    language: 'en',
    path: '/faq',
    languages: ['ko', 'en'],
    categories: [],
    hasCampaign: false,
    hasCases: false,
    isSelling: true,
    hasModels: false,
    signIn: [],
    chatKey: null,
    company: {},
  }
  const box = document.createElement('div')
  box.innerHTML = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <SiteContext value={site}>
        <SiteFooter />
      </SiteContext>
    </I18nProvider>,
  )
  const links = [...box.querySelectorAll<HTMLAnchorElement>('a[href*="/policy/"]')]
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/en/policy/TERM', '/en/policy/PRIVACY'])
  for (const link of links) expect([link.target, link.rel]).toEqual(['_blank', 'noopener'])
})

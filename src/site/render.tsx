import { type I18n, type MessageDescriptor, setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Language, languages } from '#model/language/languages.ts'
import { siteAddress } from '#model/site/addresses.ts'
import type { PageInput, SiteRenderer } from '#model/site/renderer.ts'
import '#ui/tokens.css'
import '#ui/fonts.css'
import '#ui/base.css'
import { SiteDocument } from './frame/SiteDocument.tsx'
import { themeScript } from './frame/theme-script.ts'
import { SiteContext } from './page/site-context.ts'
import type { SitePage } from './page/site-page.ts'
import { pages } from './pages.ts'
import { missingPage } from './problems/missing-page.tsx'
import { unavailablePage } from './problems/unavailable-page.tsx'

/** Entry of the site's build for the server: `SiteRenderer` in `src/model/site`. */
export const inlineScripts: SiteRenderer['inlineScripts'] = [themeScript]

export const paths: SiteRenderer['paths'] = pages.map(({ path }) => path)

export const readsOf: SiteRenderer['readsOf'] = (path) => {
  const found = findPage(path)
  if (!found) return null
  return Object.values(found.page.reads(found.parameters)).map(({ call, path = {}, query = {} }) => ({
    call: call.name,
    path,
    query,
  }))
}

export const render: SiteRenderer['render'] = (input) => {
  const found = findPage(input.path)
  if (!found) throw new Error(`there is no page at ${input.path}`)
  const names = Object.keys(found.page.reads(found.parameters))
  const answers = Object.fromEntries(names.map((name, at) => [name, input.answers[at]]))
  return documentOf(found.page, answers, input)
}

export const renderProblem: SiteRenderer['renderProblem'] = (problem, input) =>
  documentOf(problems[problem], {}, input)

const problems = { missing: missingPage, unavailable: unavailablePage }

function documentOf(page: SitePage, answers: object, input: Omit<PageInput, 'answers'>): string {
  const { language, path, origin, company, assets } = input
  const i18n = wordsOf(language)
  const say = (text: string | MessageDescriptor) => (typeof text === 'string' ? text : i18n._(text))
  const given = answers as Parameters<SitePage['Content']>[0]['answers']
  const { title, description } = page.head(given)
  const urlOf = (target: string) => `${origin}${siteAddress(target, language)}`
  const wrap = (children: ReactNode) => (
    <I18nProvider i18n={i18n}>
      <SiteContext value={{ language, path, company }}>{children}</SiteContext>
    </I18nProvider>
  )
  const html = renderToStaticMarkup(
    wrap(
      <SiteDocument
        head={{ title: say(title), description: say(description) }}
        origin={origin}
        assets={assets}
        scripts={['page', ...(page.scripts ?? [])]}
        data={page.data?.(given, { urlOf, say }) ?? []}
        isProblem={page.path === ''}
      >
        <page.Content answers={given} />
      </SiteDocument>,
    ),
  )
  return `<!doctype html>${html}`
}

function findPage(path: string): { page: SitePage; parameters: Readonly<Record<string, string>> } | null {
  for (const page of pages) {
    const names: string[] = []
    const pattern = page.path.replace(/\$(\w+)/g, (_, name: string) => {
      names.push(name)
      return '([^/]+)'
    })
    const found = new RegExp(`^${pattern}$`).exec(path)
    if (found)
      return { page, parameters: Object.fromEntries(names.map((name, at) => [name, found[at + 1] ?? ''])) }
  }
  return null
}

const catalogs = import.meta.glob<{ messages: Record<string, string> }>('../../locales/*/messages/pages.po', {
  eager: true,
})
const loaded = new Map<Language, I18n>()

function wordsOf(language: Language): I18n {
  const known = loaded.get(language)
  if (known) return known
  const messages = catalogs[`../../locales/${language}/messages/pages.po`]?.messages ?? {}
  const tag = languages.find(({ key }) => key === language)?.tag ?? 'ko-KR'
  const i18n = setupI18n({ locale: language, locales: [tag], messages: { [language]: messages } })
  loaded.set(language, i18n)
  return i18n
}

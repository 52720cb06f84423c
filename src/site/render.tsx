import { type I18n, type MessageDescriptor, setupI18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { readCampaign } from '#contract/campaign.ts'
import { listPostCategories, pagePosts } from '#contract/post.ts'
import { readProviders } from '#contract/reference.ts'
import { type Language, languages } from '#model/language/languages.ts'
import { siteAddress } from '#model/site/addresses.ts'
import type { PageHead, PageInput, SiteRenderer } from '#model/site/renderer.ts'
import '#ui/tokens.css'
import '#ui/base.css'
import { blogHead } from './blog/blog-head.ts'
import { isAnnounced } from './event/campaign-facts.ts'
import { fontScript } from './frame/font-script.ts'
import { inviteScript } from './frame/invite-script.ts'
import { lateScript } from './frame/late-script.ts'
import { SiteDocument } from './frame/SiteDocument.tsx'
import { themeScript } from './frame/theme-script.ts'
import { caseCategory } from './page/post-categories.ts'
import { SiteContext, signInProviders } from './page/site-context.ts'
import type { SiteAnswers, SitePage, SiteRead, SiteReads } from './page/site-page.ts'
import { pages } from './pages.ts'
import { missingPage } from './problems/missing-page.tsx'
import { unavailablePage } from './problems/unavailable-page.tsx'
import { pictureScript } from './service/picture-script.ts'

/** Entry of the site's build for the server: `SiteRenderer` in `src/model/site`. */
export const inlineScripts: SiteRenderer['inlineScripts'] = [
  themeScript,
  inviteScript,
  lateScript,
  fontScript,
  pictureScript,
]

export const paths: SiteRenderer['paths'] = pages.map(({ path }) => path)

export const queryOf: SiteRenderer['queryOf'] = (path, search) => {
  const given = new URLSearchParams(search)
  const read = Object.entries(findPage(path)?.page.query ?? {}).flatMap(([name, fits]) => {
    const value = given.get(name)
    return value !== null && fits.test(value) ? [[name, value]] : []
  })
  return read.length === 0 ? '' : `?${new URLSearchParams(read)}`
}

export const readsOf: SiteRenderer['readsOf'] = (path) => {
  const found = findPage(path)
  if (!found) return null
  const reads: SiteReads = { ...found.page.reads(found.parameters), ...frameReads }
  return Object.values(reads).map(({ call, path = {}, query = {} }) => ({ call: call.name, path, query }))
}

export const headOf: SiteRenderer['headOf'] = ({ language, path, answers }) => {
  const found = findPage(path)
  if (!found) throw new Error(`there is no page at ${path}`)
  return headIn(wordsOf(language), found, namedAnswers(found, answers))
}

export const render: SiteRenderer['render'] = (input) => {
  const found = findPage(input.path)
  if (!found) throw new Error(`there is no page at ${input.path}`)
  return documentOf(found, namedAnswers(found, input.answers), input)
}

export const untilOf: SiteRenderer['untilOf'] = (path, answers) => {
  const found = findPage(path)
  if (!found) return null
  const named = namedAnswers(found, answers)
  // The menus of every page follow the campaign.
  const changesAt = named.frameCampaign?.changesAt ?? null
  const times = [
    changesAt === null ? null : Date.parse(changesAt),
    found.page.until?.(named as Parameters<NonNullable<typeof found.page.until>>[0]) ?? null,
  ].filter((time) => time !== null)
  return times.length === 0 ? null : Math.min(...times)
}

export const renderProblem: SiteRenderer['renderProblem'] = (problem, input) =>
  documentOf({ page: problems[problem], parameters: {} }, {}, { ...input, preview: null })

export const feedWords: SiteRenderer['feedWords'] = (language) => {
  const i18n = wordsOf(language)
  return {
    title: `${i18n._(blogHead.title)} | ${i18n._(msg`새김`)}`,
    description: i18n._(blogHead.description),
  }
}

/** What header and footer of every page show of REST. */
const frameReads = {
  frameCategories: { call: listPostCategories } satisfies SiteRead,
  frameCampaign: { call: readCampaign } satisfies SiteRead,
  frameProviders: { call: readProviders } satisfies SiteRead,
  frameCases: { call: pagePosts, query: { idCategory: caseCategory, size: 1 } } satisfies SiteRead,
}

type FrameAnswers = Partial<SiteAnswers<typeof frameReads>>

interface MatchedPage {
  readonly page: SitePage
  readonly parameters: Readonly<Record<string, string>>
}

const problems = { missing: missingPage, unavailable: unavailablePage }

function documentOf(found: MatchedPage, answers: FrameAnswers, input: Omit<PageInput, 'answers'>): string {
  const { page, parameters } = found
  const { language, path, origin, company, assets, preview } = input
  const i18n = wordsOf(language)
  const say = (text: MessageDescriptor) => i18n._(text)
  const given = answers as Parameters<SitePage['Content']>[0]['answers']
  const urlOf = (target: string) => `${origin}${siteAddress(target, language)}`
  const wrap = (children: ReactNode) => (
    <I18nProvider i18n={i18n}>
      <SiteContext
        value={{
          language,
          path,
          company,
          languages: page.languages?.(given) ?? languages.map(({ key }) => key),
          categories: answers.frameCategories?._embedded.categories ?? [],
          hasCampaign: isAnnounced(answers.frameCampaign),
          hasCases: (answers.frameCases?._embedded.posts.length ?? 0) > 0,
          isSelling: (answers.frameProviders?.payments ?? 'off') !== 'off',
          hasModels: Boolean(answers.frameProviders?.ai.text || answers.frameProviders?.ai.image),
          signIn: signInProviders.filter((provider) => answers.frameProviders?.login[provider]),
          chatKey: answers.frameProviders?.chatKey ?? null,
        }}
      >
        {children}
      </SiteContext>
    </I18nProvider>
  )
  const html = renderToStaticMarkup(
    wrap(
      <SiteDocument
        head={headIn(i18n, found, answers)}
        origin={origin}
        preview={preview}
        assets={assets}
        scripts={['page', ...(page.scripts ?? [])]}
        data={page.data?.(given, { origin, urlOf, say }) ?? []}
        isProblem={page.path === ''}
      >
        <page.Content answers={given} parameters={parameters} />
      </SiteDocument>,
    ),
  )
  return `<!doctype html>${html}`
}

function headIn(i18n: I18n, { page, parameters }: MatchedPage, answers: FrameAnswers): PageHead {
  const { title, description } = page.head(
    answers as Parameters<SitePage['Content']>[0]['answers'],
    parameters,
  )
  const say = (text: string | MessageDescriptor) => (typeof text === 'string' ? text : i18n._(text))
  return { title: say(title), description: say(description) }
}

/** `answers` in the order of the page's reads. */
function namedAnswers({ page, parameters }: MatchedPage, answers: readonly unknown[]): FrameAnswers {
  const names = Object.keys({ ...page.reads(parameters), ...frameReads })
  return Object.fromEntries(names.map((name, at) => [name, answers[at]]))
}

function findPage(address: string): MatchedPage | null {
  const [path = '', search] = address.split('?')
  for (const page of pages) {
    const names: string[] = []
    const pattern = page.path.replace(/\$(\w+)/g, (_, name: string) => {
      names.push(name)
      return '([^/]+)'
    })
    const found = new RegExp(`^${pattern}$`).exec(path)
    if (found)
      return {
        page,
        parameters: Object.fromEntries([
          ...new URLSearchParams(search),
          ...names.map((name, at) => [name, found[at + 1] ?? '']),
        ]),
      }
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

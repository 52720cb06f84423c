import { afterAll, beforeAll, expect, test } from 'vitest'
import { languages } from '#model/language/languages.ts'
import { siteAddress, sitePaths } from '#model/site/addresses.ts'
import { readSiteAddress } from '#model/site/read-address.ts'
import { filesBelow } from '../house/source-files.ts'
import { isScreen, openSite, origin, type PublicPage } from './open-site.ts'

let site: Awaited<ReturnType<typeof openSite>>
/** Every page of the sitemap. */
let listed: readonly PublicPage[]
/** Addresses of the same page in other languages, as the sitemap has them. */
const alternatesOf = new Map<string, readonly string[]>()

beforeAll(async () => {
  site = await openSite()
  const { text } = await site.request('/sitemap.xml')
  for (const [, entry = ''] of text.matchAll(/<url>(.*?)<\/url>/g)) {
    const address = /<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? ''
    alternatesOf.set(
      address,
      [...entry.matchAll(/href="(.*?)"/g)].map(([, href = '']) => href),
    )
  }
  // One after the other: a server bounds how many requests of one address it answers at once.
  const pages: PublicPage[] = []
  for (const address of alternatesOf.keys()) pages.push(await site.page(address.slice(origin.length)))
  listed = pages
})

afterAll(() => site.close())

test('the sitemap lists every page and every post in each of its languages', () => {
  const addresses = listed.map(({ address }) => address)
  expect(new Set(addresses).size).toBe(addresses.length)
  for (const path of sitePaths)
    for (const { key } of languages) expect(addresses).toContain(siteAddress(path, key))
  expect(addresses.filter((address) => address.includes('/blog/')).length).toBeGreaterThan(20)
})

test('a search robot finds on each page what it needs, and may keep it', () => {
  const said = new Map<string, string>()
  const faults = listed.flatMap((page) => faultsOf(page, said))
  expect(faults).toEqual([])
})

test('a reader without a script reads every page: its words are in the HTML, and nothing asks for a script', () => {
  for (const { address, document } of listed) {
    const main = document.querySelector('main')?.cloneNode(true) as HTMLElement | undefined
    for (const hidden of main?.querySelectorAll('[hidden], script, style') ?? []) hidden.remove()
    const words = (main?.textContent ?? '').replace(/\s+/g, ' ').trim()
    expect(words.length, address).toBeGreaterThan(address.includes('/blog') ? 60 : 120)
    expect(document.querySelector('noscript, iframe, [onclick]'), address).toBeNull()
  }
})

test('no link of a public page is broken, in any language', async () => {
  const seen = new Set<string>()
  const waiting = listed.map(({ address }) => address)
  const broken: string[] = []
  for (const address of waiting) {
    const page = await site.page(address)
    for (const { href, where } of linksOf(page)) {
      const fault = await faultOfLink(href, page)
      if (fault) broken.push(`${address} ${where}: ${fault}`)
      const path = pathOf(href, address)
      // Pages that are in no sitemap, such as a category of posts, are read as well.
      if (path === null || seen.has(path) || !readSiteAddress(new URL(path, origin).pathname)) continue
      seen.add(path)
      if (!waiting.includes(path)) waiting.push(path)
    }
  }
  expect(broken).toEqual([])
  expect(waiting.length).toBeGreaterThan(listed.length)
})

test('every page leads into the app, to the prices and to the policies', () => {
  for (const { address, document } of listed) {
    const language = readSiteAddress(address)?.language ?? 'ko'
    const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    for (const path of ['/', '/price', '/faq', '/policy/TERM', '/policy/PRIVACY'])
      expect(links, address).toContain(siteAddress(path, language))
    expect(links, address).toContain('/quest/0')
  }
})

test('what mails and the app link to exists', async () => {
  const inMails = filesBelow(
    ['sync-server/api', 'sync-server/jobs', 'sync-server/environment'],
    /(?<!\.test)\.ts$/,
  )
    .flatMap(({ path, text }) => [
      ...[...text.matchAll(/publicUrl\}(\/[\w/-]+\w)/gi)].map(([, href = '']) => ({ path, href })),
      ...(path.endsWith('mail-applications.ts')
        ? [...text.matchAll(/'(\/[\w/-]+)'/g)].map(([, href = '']) => ({ path, href }))
        : []),
    ])
    // Addresses of one share page or payment link are nothing without its id.
    .filter(({ href }) => !/^\/(api|share|payment|sync|oauth2)\b/.test(href))
  const inTheApp = filesBelow(['src/app', 'src/features'], /(?<!\.test)\.tsx?$/).flatMap(({ path, text }) =>
    [...text.matchAll(/siteAddressHere\('([^']+)'\)\}?(#[\w-]+)?/g)].flatMap(([, href = '', hash = '']) =>
      languages.map(({ key }) => ({ path, href: `${siteAddress(href, key)}${hash}` })),
    ),
  )
  expect(inMails.length).toBeGreaterThan(5)
  expect(inTheApp.length).toBeGreaterThan(5 * languages.length)
  const broken: string[] = []
  for (const { path, href } of [...inMails, ...inTheApp]) {
    const fault = await faultOfLink(href, null)
    if (fault) broken.push(`${path}: ${fault}`)
  }
  expect(broken).toEqual([])
})

test('messengers get a picture of each kind of page, in its own words', async () => {
  const pictures = new Set<string>()
  for (const address of ['/', '/en', '/ja/price', '/zh-CN/blog/7', '/zh-TW/blog?idCategory=2']) {
    const { document } = await site.page(address)
    const picture = document.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? ''
    const { status, headers, bytes } = await site.request(picture.slice(origin.length))
    expect([status, headers['content-type']], address).toEqual([200, 'image/png'])
    // PNG: width and height follow the signature.
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
    // KakaoTalk shows none above 500 kB.
    expect(bytes.length).toBeLessThan(200_000)
    pictures.add(bytes.toString('base64'))
  }
  expect(pictures.size).toBe(5)
})

test('a page that does not exist is answered 404, is not listed, and leads back', async () => {
  for (const { key } of languages) {
    const { status, document } = await site.page(siteAddress('/policy/NONE', key))
    expect(status).toBe(404)
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
    expect(document.querySelector('link[rel=canonical]')).toBeNull()
    expect(document.querySelector(`main a[href="${siteAddress('/', key)}"]`)).not.toBeNull()
  }
})

test('every page has 300 letters to read without a script, in Korean and in English', async () => {
  const short: string[] = []
  for (const path of sitePaths) {
    for (const key of ['ko', 'en'] as const) {
      const { document } = await site.page(siteAddress(path, key))
      const letters = (document.querySelector('main')?.textContent ?? '').replace(/\s/g, '').length
      if (letters < 300) short.push(`${siteAddress(path, key)} ${letters}`)
    }
  }
  expect(short).toEqual([])
})

/** What is missing or wrong for a search robot. `said` has the titles and descriptions of other pages, by language. */
function faultsOf({ address, status, document }: PublicPage, said: Map<string, string>): string[] {
  const language = readSiteAddress(address)?.language ?? 'ko'
  const own = `${origin}${address}`
  const alternates = alternatesOf.get(own) ?? []
  const content = (selector: string) => document.querySelector(selector)?.getAttribute('content') ?? ''
  const title = document.title
  const description = content('meta[name=description]')
  const h1 = [...document.querySelectorAll('h1')]
  const hreflangs = [...document.querySelectorAll('link[rel=alternate][hreflang]')]
  const faults: (string | false)[] = [
    status !== 200 && `is answered ${status}`,
    document.documentElement.lang !== language && 'has another language',
    !/^.{2,70} \| \S+$/u.test(title) && `is called ${title}`,
    (description.length < 15 || description.length > 200) && `is described as ${description}`,
    h1.length !== 1 && `has ${h1.length} h1`,
    !h1[0]?.textContent?.trim() && 'has an empty h1',
    document.querySelector('meta[name=robots]') !== null && 'has rules for robots',
    document.querySelectorAll('link[rel=canonical]').length !== 1 && 'has not one canonical address',
    document.querySelector('link[rel=canonical]')?.getAttribute('href') !== own &&
      'has another canonical address',
    hreflangs.length !== alternates.length + 1 && `has ${hreflangs.length} languages`,
    !alternates.every((href) => hreflangs.some((link) => link.getAttribute('href') === href)) &&
      'lacks a language that the sitemap has',
    document.querySelector('link[hreflang=x-default]') === null && 'has no language for everybody else',
    content('meta[property="og:title"]') === '' && 'has no title for messengers',
    !content('meta[property="og:image"]').startsWith(`${origin}/preview/`) && 'has no picture for messengers',
    content('meta[property="og:url"]') !== own && 'has another address for messengers',
    ...[...document.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
      structuredFault(script.textContent ?? ''),
    ),
    ...[...document.querySelectorAll('img')].map(
      (image) => image.getAttribute('alt') === null && 'has a picture without a text',
    ),
  ]
  for (const text of [title, description]) {
    const key = `${language} ${text}`
    const other = said.get(key)
    if (other !== undefined) faults.push(`has the same words as ${other}: ${text}`)
    said.set(key, address)
  }
  return faults.filter((fault) => fault !== false).map((fault) => `${address} ${fault}`)
}

function structuredFault(text: string): string | false {
  try {
    const data = JSON.parse(text) as Record<string, unknown>
    if (data['@context'] !== 'https://schema.org') return 'has structured data of another kind'
    if (typeof data['@type'] !== 'string') return 'has structured data without a type'
    return JSON.stringify(data).includes('undefined') && 'has structured data with holes'
  } catch {
    return 'has structured data that is no JSON'
  }
}

interface PageLink {
  readonly href: string
  readonly where: string
}

/** Links and files of a page. */
function linksOf({ document }: PublicPage): PageLink[] {
  const where = (element: Element) => element.outerHTML.slice(0, 100)
  return [
    ...[...document.querySelectorAll('a, link[href]')].map((link) => ({
      href: link.getAttribute('href') ?? '',
      where: where(link),
    })),
    ...[...document.querySelectorAll('img, source, script[data-src]')].flatMap((picture) =>
      [
        picture.getAttribute('src'),
        picture.getAttribute('data-src'),
        ...(picture.getAttribute('srcset') ?? '').split(','),
      ].flatMap((src) => (src ? [{ href: src.trim().split(' ')[0] ?? '', where: where(picture) }] : [])),
    ),
  ]
}

/** Path and query of an address of this site, relative to a page; null for other sites. */
function pathOf(href: string, from: string): string | null {
  const url = new URL(href, `${origin}${from}`)
  return url.origin === origin ? `${url.pathname}${url.search}` : null
}

async function faultOfLink(href: string, page: PublicPage | null): Promise<string | null> {
  if (href === '') return 'a link without an address'
  if (/^(mailto|tel):\S+$/.test(href)) return null
  const path = pathOf(href, page?.address ?? '/')
  if (path === null) return href.startsWith('https://') ? null : `${href} is not encrypted`
  const url = new URL(path, origin)
  if (isScreen(url.pathname)) return null
  const hash = new URL(href, `${origin}${page?.address ?? '/'}`).hash.slice(1)
  if (!readSiteAddress(url.pathname)) {
    const { status } = await site.request(path)
    return status === 200 ? null : `${href} is answered ${status}`
  }
  const { status, document } = await site.page(path)
  if (status !== 200) return `${href} is answered ${status}`
  return hash === '' || document.getElementById(decodeURIComponent(hash)) ? null : `${href} has no such part`
}

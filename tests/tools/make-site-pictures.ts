import { mkdirSync, readFileSync } from 'node:fs'
import { formatter } from '@lingui/format-po'
import { type BrowserContext, chromium, type Page } from 'playwright'
import sharp from 'sharp'
import { guide } from '#model/documents/guide.ts'
import { strategy } from '#model/documents/strategy.ts'
import { type Language, languages } from '#model/language/languages.ts'
import { handoverKey, toHandover } from '#model/site/handover.ts'
import type { AppServer } from '../support/app-server.ts'
import { type BrandOf, chooseLanguage, listBrands } from '../support/people.ts'
import { openScriptDevice } from '../support/script-device.ts'
import { chromiumFlags, findChromium } from './chromium.ts'

/**
 * Makes the pictures of public/pictures that the pages of services show: screens of the product with the demo brand,
 * whose answers are written in each language before. Against a running demo: `npm run demo`, then
 * `node tests/tools/make-site-pictures.ts http://localhost:4180`; languages after the address make those alone.
 */
const [url = 'http://localhost:4180', ...asked] = process.argv.slice(2)
const owner = { email: 'hangyeol@ongi.example', password: 'ongi-demo-1' }
const size = { width: 1280, height: 800 }
const themes = ['light', 'dark'] as const
/** Parts of the position statement, which no example has by themselves. */
const statements: Record<Language, Record<'service' | 'competitor' | 'benefit', string>> = {
  ko: {
    service: '매일 쓰는 그릇',
    competitor: '대량 생산 식기',
    benefit: '손에 편안한 무게와 다시 살 수 있는 한 점',
  },
  en: {
    service: 'bowls for every day',
    competitor: 'mass-produced tableware',
    benefit: 'a comfortable weight and a piece you can buy again',
  },
  ja: {
    service: '毎日使う器',
    competitor: '大量生産の食器',
    benefit: '手になじむ重さと、また買える一点',
  },
  'zh-CN': {
    service: '每天用的餐具',
    competitor: '批量生产的餐具',
    benefit: '称手的分量和能再买到的同一件',
  },
  'zh-TW': {
    service: '每天用的餐具',
    competitor: '大量生產的餐具',
    benefit: '順手的重量和能再買到的同一件',
  },
}
const po = formatter({ lineNumbers: false })

const app = { url } as AppServer
const { id, accessToken } = await call('/api/v1/account/login', owner)
const person = { ...owner, fullName: '', idAccount: Number(id), token: String(accessToken) }
const [listed] = await listBrands(app, person)
if (!listed) throw new Error('the demo has no brand')
const brand: BrandOf = { app, person, idBrand: listed.id }

const executablePath = findChromium()
const browser = await chromium.launch({ args: chromiumFlags, ...(executablePath ? { executablePath } : {}) })
try {
  const context = await browser.newContext({ viewport: size, locale: 'ko-KR', serviceWorkers: 'block' })
  const page = await context.newPage()
  await logIn(page)
  const share = await shareOf()
  for (const language of languages) {
    if (asked.length > 0 && !asked.includes(language.key)) continue
    await chooseLanguage(app, person, language.rest)
    await context.addCookies([{ name: 'saegim-locale', value: language.tag, url }])
    await writeAnswers(language.key)
    const words = await wordsOf(language.key)
    const visitor = await firstLookOf(language.tag, language.key, words)
    for (const theme of themes)
      await takeAll(context, page, { language: language.key, theme, share, words, visitor })
    await visitor.context().close()
  }
} finally {
  await browser.close()
}

type Words = (korean: string) => string

interface Look {
  readonly language: Language
  readonly theme: (typeof themes)[number]
  readonly share: string
  readonly words: Words
  /** A visitor at the result of the first questions. */
  readonly visitor: Page
}

async function takeAll(context: BrowserContext, page: Page, look: Look): Promise<void> {
  const { language, theme, share, words, visitor } = look
  const folder = `public/pictures/${language}`
  mkdirSync(folder, { recursive: true })
  const take = async (name: string, taken: Page) => {
    await taken.evaluate(() => document.fonts.ready)
    await taken.waitForLoadState('networkidle')
    // The demo sells in a sandbox, which a server in public does not have.
    const style = '[data-sandbox] { visibility: hidden }'
    const png = await taken.screenshot({ animations: 'disabled', caret: 'hide', style })
    await sharp(png).webp({ quality: 76, effort: 6 }).toFile(`${folder}/${name}-${theme}.webp`)
  }
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  const open = async (path: string) => {
    await page.goto(`${url}${path}`)
    await page.locator('button[data-sync=synced]').first().waitFor()
  }
  await open('/work-book/core/purpose/manifesto')
  await take('workbook', page)
  await open('/work-book/strategy/positioning/position/map')
  await take('position-map', page)
  await open('/brand/guide/visual')
  // On dark and on its colour the logo is drawn in one colour, which is made of its file first.
  await page.getByText(words('반전')).first().waitFor()
  await take('guide', page)
  await page.getByRole('button', { name: words('내려받기'), exact: true }).click()
  await page.getByRole('menuitem', { name: words('브랜드 북 (PDF)') }).click()
  // The pages that are in view are drawn one after the other.
  await page.waitForFunction(() => document.querySelectorAll('canvas[data-drawn]').length >= 4, undefined, {
    timeout: 120_000,
  })
  await take('book', page)
  await open('/brand/logo-maker')
  await page.locator('main [role=radio], main img').nth(5).waitFor()
  await take('logo-maker', page)
  await visitor.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  await take('first-look', visitor)

  const reader = await context.newPage()
  await reader.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  await reader.goto(`${share}?lang=${language}`)
  await take('share', reader)
  await reader.close()
}

/** The answers of the demo brand in a language: those that the workbook shows as examples. */
async function writeAnswers(language: Language): Promise<void> {
  const steps = Object.assign(
    {},
    ...['workbook', 'workbook-info', 'workbook-strategy'].map((file) => {
      const text = readFileSync(`locales/${language}/${file}.json`, 'utf8')
      return (JSON.parse(text) as { steps: object }).steps
    }),
  ) as Record<string, { examples?: readonly string[] }>
  const example = (step: string, at = 0) => steps[step]?.examples?.[at] ?? ''
  const afterColon = (words: string) => words.replace(/^[^:：]*[:：]\s*/, '')
  const beforeColon = (words: string) => words.split(/[:：]/)[0] ?? ''

  const written = await openScriptDevice(brand, { document: 'guide' })
  const { core, info } = guide
  const [who = '', discomfort = ''] = example('core/purpose/why').split(' / ').map(afterColon)
  written.doc.transact(() => {
    core.target.write(written.doc, who)
    core.discomfort.write(written.doc, discomfort)
    core.purposeManifesto.write(written.doc, example('core/purpose/manifesto'))
    core.background.write(written.doc, example('core/story/background'))
    core.what.write(written.doc, example('core/story/what'))
    core.how.write(written.doc, example('core/story/how'))
    core.achieve.write(written.doc, example('core/story/achieve'))
    core.brandName.write(written.doc, example('core/story/explanation'))
    core.aspiration.write(written.doc, example('core/vision/purpose'))
    for (const key of core.values.keys(written.doc)) core.values.remove(written.doc, key)
    for (const at of [0, 1, 2]) {
      const words = example('core/value/definition', at)
      core.values.add(written.doc, { keyword: beforeColon(words), description: afterColon(words) })
    }
    info.name.write(written.doc, example('info/company-profile/name'))
    info.representative.write(written.doc, example('info/company-profile/representative'))
  })
  await written.settled()
  written.close()

  const planned = await openScriptDevice(brand, { document: 'strategy' })
  const { positioning } = strategy
  const axes = example('strategy/positioning/position/map')
  const [, across = '', up = ''] = /^(.+?↔.+?)(?:[,.] |[，、])(.+)$/.exec(axes) ?? []
  const [xLow = '', xHigh = ''] = afterColon(across).split('↔')
  const [yLow = '', yHigh = ''] = afterColon(up).split('↔')
  planned.doc.transact(() => {
    for (const [at, { key }] of positioning.competitors.read(planned.doc).entries()) {
      const known = positioning.competitors.read(planned.doc).find((item) => item.key === key)
      if (!known) continue
      const { axisX, axisY, axisZ } = known
      positioning.competitors.remove(planned.doc, key)
      positioning.competitors.add(
        planned.doc,
        {
          brandName: beforeColon(example('strategy/positioning/market/competitor', at)),
          axisX,
          axisY,
          axisZ,
        },
        { at },
      )
    }
    positioning.axisXLow.write(planned.doc, xLow.trim())
    positioning.axisXHigh.write(planned.doc, xHigh.trim())
    positioning.axisYLow.write(planned.doc, yLow.trim())
    positioning.axisYHigh.write(planned.doc, yHigh.trim())
    positioning.brandName.write(planned.doc, example('info/company-profile/name'))
    positioning.target.write(planned.doc, who)
    const statement = statements[language]
    positioning.service.write(planned.doc, statement.service)
    positioning.competitor.write(planned.doc, statement.competitor)
    positioning.benefit.write(planned.doc, statement.benefit)
    const { tagline1, tagline2, tagline3 } = strategy.personality
    for (const [at, field] of [tagline1, tagline2, tagline3].entries())
      field.write(planned.doc, example('strategy/personality/tagline/complete', at))
  })
  await planned.settled()
  planned.close()
}

/** The result of the first questions on a device of its own, at its logos and the things below them. */
async function firstLookOf(tag: string, language: Language, words: Words): Promise<Page> {
  const context = await browser.newContext({ viewport: size, locale: tag, serviceWorkers: 'block' })
  await context.addCookies([{ name: 'saegim-locale', value: tag, url }])
  const page = await context.newPage()
  await page.goto(`${url}/contact`)
  const { service } = statements[language]
  const handed = toHandover({ name: words('온기'), service, isSent: true })
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [handoverKey, handed ?? ''] as const)
  await page.goto(`${url}/quest/0`)
  await page.waitForURL(/quest\/1/)
  // Online shop, as a studio of bowls is one.
  await page.getByRole('radio').nth(3).press('Enter')
  await page.waitForURL(/quest\/5/)
  for (const at of [0, 1, 3, 5, 6]) await page.locator('main button[aria-pressed]').nth(at).click()
  // A warm red of the third row.
  await page.getByRole('radio').nth(28).click({ force: true })
  await page.getByRole('radio', { checked: true }).waitFor({ state: 'attached' })
  await page.getByRole('button', { name: words('결과 보기') }).click()
  await page.waitForURL(/quest\/6/)
  await page.locator('li svg image').nth(3).waitFor({ state: 'attached' })
  const logos = page.locator('fieldset:has(input[type=radio]) img').first()
  await logos.evaluate((shown) => scrollTo(0, scrollY + shown.getBoundingClientRect().top - 88))
  return page
}

/** Looks up what the product says, to press it. */
async function wordsOf(language: Language): Promise<Words> {
  const catalogs = await Promise.all(
    ['book', 'pages', 'quests'].map((name) =>
      po.parse(readFileSync(`locales/${language}/messages/${name}.po`, 'utf8'), {
        locale: language,
        sourceLocale: 'ko',
        filename: name,
      }),
    ),
  )
  const said = new Map(
    catalogs.flatMap((catalog) =>
      Object.values(catalog).map(({ message = '', translation = '' }) => [message, translation] as const),
    ),
  )
  return (korean) => {
    const words = language === 'ko' ? korean : said.get(korean)
    if (!words) throw new Error(`${language} has no words for ${korean}`)
    return words
  }
}

/** A link to the whole guide. */
async function shareOf(): Promise<string> {
  const headers = { authorization: `Bearer ${person.token}`, idBrandHeader: String(brand.idBrand) }
  const { key } = await call('/api/v1/brand/share', { part: 'ALL', downloads: true }, headers)
  return `${url}/share/${String(key)}`
}

async function call(path: string, body: unknown, headers: Record<string, string> = {}) {
  const answer = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as Record<string, unknown>
}

async function logIn(page: Page): Promise<void> {
  await page.goto(`${url}/account/login`)
  await page.getByLabel('이메일', { exact: true }).fill(owner.email)
  await page.getByLabel('비밀번호', { exact: true }).fill(owner.password)
  await page.getByRole('main').getByRole('button', { name: '로그인' }).click()
  await page.waitForURL(/\/(brand|profile)/)
  if (page.url().includes('/profile')) {
    await page.getByRole('button', { name: /온기/ }).first().click()
    await page.waitForURL(/\/brand/)
  }
}

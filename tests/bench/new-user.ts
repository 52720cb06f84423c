import { chromium, type Locator, type Page } from 'playwright'
import { startAppServer } from '../support/app-server.ts'
import { chromiumFlags, findOrInstallChromium } from '../tools/chromium.ts'
import type { Figure } from './measure.ts'

/** 200 letters a minute; a Korean syllable is one letter. */
const letterMs = 300

/** Typed on the landing page, by the labels of its fields. */
export const firstAnswers = {
  '브랜드 이름': '온기',
  '파는 것, 하는 일': '밥그릇, 접시',
  '자주 찾는 손님': '혼자 사는 이웃',
}
/** How long the way to the result of the first questions may take. */
const resultTargetS = 60
/** Answers of the first section, by the path of its fields; those of the landing page are there. */
const answers: Readonly<Record<string, string>> = {
  'core.discomfort': '세트로 산 그릇이 혼자 쓰기에 크고 무거운 불편',
  'core.purposeManifesto': '혼자 먹는 한 끼도 따뜻하게, 손에 편안한 그릇을 한 점씩 빚어요.',
}
const sectionPath = '/work-book/core/purpose'

/**
 * The way of a first-time visitor: from the first byte of the landing page to the first line of the guide, to
 * the result of the first questions, to the first seal and to a finished brand book, without an account. Typing takes as
 * long as a person's; reading and thinking take none. The limit is the typing alone, and for the result the target.
 */
export async function benchNewUser(): Promise<Figure[]> {
  await using cleanup = new AsyncDisposableStack()
  const app = await startAppServer()
  cleanup.defer(() => app.remove())
  const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: chromiumFlags })
  cleanup.defer(() => browser.close())
  const context = await browser.newContext({
    baseURL: app.url,
    locale: 'ko-KR',
    viewport: { width: 1440, height: 900 },
  })
  const page = await context.newPage()
  const typed = { letters: 0 }
  const figures: Figure[] = []
  let start = 0
  const note = (name: string, target?: number) => {
    figures.push({
      name,
      unit: 's',
      value: (Date.now() - start) / 1000,
      limit: target ?? (typed.letters * letterMs) / 1000,
      limitName: target === undefined ? `typing ${typed.letters} letters` : 'target',
    })
  }

  start = await openLanding(page)
  for (const [label, words] of Object.entries(firstAnswers)) {
    await type(page.getByLabel(label), words, typed)
    if (label.startsWith('파는 것')) {
      await page.getByRole('region', { name: '가이드 미리보기' }).getByText('온기는 밥그릇과').waitFor()
      note('landing to the first written line of the guide')
    }
  }
  await page.getByRole('main').getByRole('button', { name: '이어서 쓰기' }).click()
  await answerQuest(page)
  note('landing to the result of the first questions', resultTargetS)
  await reachFirstSection(page)
  note('landing to the first section of the workbook')

  for (;;) {
    const path = new URL(page.url()).pathname
    if (!path.startsWith(sectionPath)) throw new Error(`${path} is not of the first section`)
    for (const field of await page.getByRole('main').locator('[data-field]').all()) {
      const words = answers[(await field.getAttribute('data-field')) ?? '']
      if (words === undefined) continue
      await type(field.getByRole('textbox'), words, typed)
    }
    await next(page)
    const done = page.getByRole('dialog', { name: '빈칸 없이 모두 채웠어요' })
    await Promise.race([done.waitFor(), page.waitForURL((url) => url.pathname !== path)]).catch(() => {})
    if (await done.isVisible()) break
  }
  note('landing to the first seal')

  await page.getByRole('dialog').getByRole('link', { name: '가이드에서 보기' }).click()
  await page.getByRole('button', { name: '내려받기', exact: true }).click()
  await page.getByRole('menuitem', { name: /브랜드 북/ }).click()
  await makeBook(page)
  note('landing to the brand book')
  return figures
}

/** Resolves with when its first byte came. */
export async function openLanding(page: Page): Promise<number> {
  await page.goto('/')
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return performance.timeOrigin + (navigation?.responseStart ?? 0)
  })
}

/** Answers the questions before the result, until that is shown. */
export async function answerQuest(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await main.getByRole('radio').first().check({ force: true })
  await page.getByRole('button', { name: '다음' }).click()
  await page.waitForURL('**/quest/5')
  for (const keyword of await main
    .getByRole('button', { pressed: false })
    .all()
    .then((all) => all.slice(0, 5)))
    await keyword.click()
  // The document is written first, and then the radio button is on.
  await main.getByRole('radio').nth(3).click({ force: true })
  await main.getByRole('radio', { checked: true }).waitFor({ state: 'attached' })
  await page.getByRole('button', { name: '결과 보기' }).click()
  await page.getByRole('heading', { level: 1, name: '온기의 첫 모습이에요' }).waitFor()
}

/** From the home of the new brand, or from further questions of the start, to the first step of the first section. */
async function reachFirstSection(page: Page): Promise<void> {
  const answered = page.getByRole('main')
  for (let tries = 0; tries < 12; tries += 1) {
    await page.waitForLoadState()
    const { pathname } = new URL(page.url())
    if (pathname.startsWith(sectionPath)) {
      await answered.locator('[data-field] :is(textarea, input)').first().waitFor()
      return
    }
    if (pathname === '/brand') {
      await answered.locator(`a[href^="/work-book/"]`).first().waitFor()
      const direct = answered.locator(`a[href^="${sectionPath}"]`).first()
      await ((await direct.count()) > 0 ? direct : answered.locator('a[href^="/work-book/"]').first()).click()
    } else if (pathname === '/quest/6') await answered.getByRole('link', { name: '이어서 쓰기' }).click()
    else if (pathname.startsWith('/quest/')) await passQuestion(page)
    else if (pathname.startsWith('/work-book/')) await passQuestion(page)
    await page.waitForURL((url) => url.pathname !== pathname, { timeout: 10_000 }).catch(() => {})
  }
  throw new Error(`the first section is not reached from ${page.url()}`)
}

/** A question before the first section, such as the industry: the first offered choice, then on. */
async function passQuestion(page: Page): Promise<void> {
  const main = page.getByRole('main')
  const choice = main.getByRole('radio').first()
  if ((await choice.count()) > 0) await choice.check({ force: true })
  const skip = main.getByRole('button', { name: /건너뛰기|나중에/ })
  const button =
    (await skip.count()) > 0 ? skip.first() : page.getByRole('button', { name: /다음|계속|시작하기/ }).last()
  await button.click()
}

async function next(page: Page): Promise<void> {
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: /다음|마치기/ })
    .click()
}

/** Makes the book in the dialog and waits for the file. */
async function makeBook(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  const make = dialog.getByRole('button', { name: '만들기' })
  const save = dialog.getByRole('button', { name: /내려받기/ })
  await make.or(save).first().waitFor()
  if (await make.isVisible()) await make.click()
  const [download] = await Promise.all([page.waitForEvent('download'), save.last().click()])
  await download.path()
}

async function type(field: Locator, words: string, typed: { letters: number }): Promise<void> {
  await field.click()
  await field.pressSequentially(words, { delay: letterMs })
  typed.letters += [...words].length
}

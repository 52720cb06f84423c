import type { Page } from '@playwright/test'
import { documentsWithAnswers, fieldsOf } from '#model/documents/documents.ts'
import { sections } from '#model/workbook/sections.ts'
import { type Step, steps, stepsOf } from '#model/workbook/steps.ts'
import coreWords from '../../locales/ko/workbook.json' with { type: 'json' }
import infoWords from '../../locales/ko/workbook-info.json' with { type: 'json' }
import strategyWords from '../../locales/ko/workbook-strategy.json' with { type: 'json' }
import visualWords from '../../locales/ko/workbook-visual.json' with { type: 'json' }
import { createBrand, openAccount } from '../support/people.ts'
import { readRest } from '../support/read-rest.ts'
import { expect, installed, test } from './journey.ts'
import { logIn } from './pages/account.ts'
import { type Answered, answerStep } from './pages/answer-step.ts'
import { expectSync, expectSynced, waitUntilOfflineReady } from './pages/sync.ts'

const fields = documentsWithAnswers.flatMap(fieldsOf)
const pages = [...new Set(sections.map(({ guide }) => guide.page))]

test('each of the 59 steps is answered offline, survives a reload, is shown on its page and reaches REST', {
  tag: '@all',
}, async ({ app, device }) => {
  test.setTimeout(480_000)
  const person = await openAccount(app, '이도윤')
  const brand = await createBrand(app, person, '온기')
  const { page } = await device(installed)
  page.on('dialog', (dialog) => dialog.dismiss())
  await logIn(page, person)
  await page.goto('/brand')
  await expectSynced(page)
  await waitUntilOfflineReady(page)
  // Both documents have been opened once, so that they open without a network.
  await page.goto('/brand/strategy/positioning')
  await expectSynced(page)

  await page.context().setOffline(true)
  const answered: Answered = {}
  for (const step of steps) {
    await test.step(step.path, async () => {
      await openStep(page, step)
      // The address is there before the question: what is answered in between belongs to the step before.
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(titleOf(step))
      Object.assign(answered, await answerStep(page, step))
    })
  }
  await expectSync(page, 'savedHere')
  for (const address of pages) await expectRead(page, address, answered)

  await page.context().setOffline(false)
  await expectSynced(page)
  await expect
    .poll(() => readRest({ app, person, idBrand: brand.idBrand }), { timeout: 30_000 })
    .toMatchObject(answered)
  await page.goto('/work-book')
  // Every field of the step table has an answer.
  const asked = fields.filter(({ step, path }) => step !== undefined && !optional.has(path))
  const missing = asked.filter(({ path }) => !Object.keys(answered).some((key) => isOf(key, path)))
  expect(missing.map(({ path }) => path)).toEqual([])
})

const words: Readonly<Record<string, { title: string }>> = {
  ...coreWords.steps,
  ...infoWords.steps,
  ...visualWords.steps,
  ...strategyWords.steps,
}

function titleOf({ path }: Step): string {
  return words[path]?.title ?? path
}

/** By its address at the beginning of a section, else on from the step before. */
async function openStep(page: Page, step: Step): Promise<void> {
  const before = stepsOf(step.section)[stepsOf(step.section).indexOf(step) - 1]
  if (before && page.url().endsWith(`/work-book/${before.path}`)) {
    const seal = page.getByRole('dialog')
    await page.keyboard.press('Control+Enter')
    // The previous answer may have completed its section: then a dialog with the seal opens first.
    await expect(async () => {
      expect((await seal.isVisible()) || page.url().endsWith(`/work-book/${step.path}`)).toBe(true)
    }).toPass({ intervals: [20, 50, 100] })
    if (await seal.isVisible()) {
      await page.keyboard.press('Escape')
      await expect(seal).toBeHidden()
      await page.keyboard.press('Control+Enter')
    }
  } else await leaveFor(page, `/work-book/${step.path}`)
  await expect(page).toHaveURL(new RegExp(`/work-book/${step.path}$`))
}

/** Leaving while the last edit is still being stored asks for confirmation. */
async function leaveFor(page: Page, address: string): Promise<void> {
  await expect(async () => void (await page.goto(address))).toPass()
}

/** Needs a file of its own kind and a plan; read from the brand's name until a member changes it. */
const optional = new Set(['visual.logoJson.vector', 'positioning.brandName'])

function isOf(key: string, path: string): boolean {
  return key === path || key.startsWith(`${path}/`)
}

/** Every text that was written in the sections of a page stands on it. */
async function expectRead(page: Page, address: string, answered: Answered): Promise<void> {
  await leaveFor(page, address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const own = new Set(sections.filter(({ guide }) => guide.page === address).map(({ path }) => path))
  for (const field of fields) {
    const section = field.step?.slice(0, field.step.lastIndexOf('/'))
    if (section === undefined || !own.has(section)) continue
    for (const [key, value] of Object.entries(answered)) {
      if (!isOf(key, field.path) || typeof value !== 'string' || /^[A-Z_0-9]+$/.test(value)) continue
      for (const line of value.replace(/^https:\/\//, '').split('\n'))
        await expect(page.getByRole('main'), `${address}: ${key}`).toContainText(line)
    }
  }
}

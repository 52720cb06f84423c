import type { Locator, Page } from '@playwright/test'
import { levelOfPlan } from '#model/access/plan-levels.ts'
import { type Language, languages } from '#model/language/languages.ts'
import type { AppServer } from '../support/app-server.ts'
import { createBrand, openAccount, type Person, runPlan } from '../support/people.ts'
import { buyCredits, registerCard } from '../support/plans.ts'
import { expect, test } from './journey.ts'
import { logIn, switchLanguage } from './pages/account.ts'
import { expectNoBarrier } from './pages/barriers.ts'
import { wordFaultsIn, wordsIn } from './pages/words.ts'

/*
 * What is opened over a screen to pay, and the receipt, which no address of `every-route.spec.ts` shows: themes, widths, zoom,
 * languages.
 */

interface Shown {
  readonly name: string
  /** Opens it, whatever was shown before, and answers with its frame. */
  open(page: Page, language: Language): Promise<Locator>
}

for (const colorScheme of ['light', 'dark'] as const)
  test(`nothing to pay with has an accessibility violation in the ${colorScheme} theme, or overflows at any width`, {
    tag: '@all',
  }, async ({ app, device }) => {
    const { owner, shown } = await openPayer(app)
    const { page } = await device({ colorScheme })
    await logIn(page, owner)
    for (const { name, open } of shown) {
      await page.setViewportSize({ width: 1440, height: 900 })
      const frame = await open(page, 'ko')
      for (const width of [1440, 1024, 390, 320]) {
        await page.setViewportSize({ width, height: 900 })
        await expect.poll(() => overflowOf(frame), { message: `${name} at ${width}` }).toEqual([])
        if (width !== 1440 && width !== 320) continue
        await test.step(`${name} at ${width}`, () => expectNoBarrier(page))
      }
    }
  })

test('at 200 % and at 400 % everything to pay with can be reached and pressed', { tag: '@all' }, async ({
  app,
  device,
}) => {
  const { owner, shown } = await openPayer(app)
  const { page } = await device()
  await logIn(page, owner)
  for (const { name, open } of shown) {
    await page.setViewportSize({ width: 1280, height: 800 })
    const frame = await open(page, 'ko')
    for (const [width, height] of [
      [720, 450],
      [640, 400],
      [320, 256],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect.poll(() => overflowOf(frame), { message: `${name} at ${width}` }).toEqual([])
      for (const control of await frame.getByRole('button').all()) {
        if (!(await control.isEnabled())) continue
        const label = (await control.getAttribute('aria-label')) ?? (await control.textContent())
        // Scrolled into view, nothing is over the point that is pressed.
        await test.step(`${name} at ${width}: ${label}`, () => control.click({ trial: true, timeout: 5_000 }))
      }
    }
  }
})

for (const { key } of languages)
  test(`everything to pay with is there in ${key}`, { tag: '@all' }, async ({ app, device }) => {
    const { owner, shown } = await openPayer(app)
    const { page } = await device()
    await logIn(page, owner)
    await switchLanguage(page, app, owner, key)
    const faults: string[] = []
    for (const { name, open } of shown) {
      const frame = await open(page, key)
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${key}`))
      await expect(frame.locator('[aria-busy=true]')).toHaveCount(0)
      faults.push(...(await wordFaultsIn(page, key)).map((fault) => `${name}: ${fault}`))
    }
    expect(faults).toEqual([])
  })

/** An owner with a plan, a card and a payment. Names are Latin, so that any Hangul found is the interface's own. */
async function openPayer(app: AppServer): Promise<{ owner: Person; shown: readonly Shown[] }> {
  const owner = await openAccount(app, 'Hana Kim')
  const brand = await createBrand(app, owner, 'Ongi Studio')
  const pid = await buyCredits(brand, await registerCard(brand, '4242424242424242'))
  await runPlan(brand, { price: 29_900, days: 12 })
  return {
    owner,
    shown: [
      {
        name: 'plan modal',
        async open(page, language) {
          await page.goto(`/brand?plan=${levelOfPlan('PLUS')}&period=YEARLY`)
          const modal = page.getByRole('dialog', { name: wordsIn(language, 'billing', '플랜 고르기') })
          await expect(modal.locator('dl')).toContainText('854,000')
          return modal
        },
      },
      {
        name: 'a new card',
        async open(page, language) {
          await page.goto('/brand/setting/payment')
          const name = wordsIn(language, 'billing', '카드 추가')
          await page.getByRole('button', { name, exact: true }).press('Enter')
          return shownFrame(page.getByRole('dialog', { name }))
        },
      },
      {
        name: 'cancelling',
        async open(page, language) {
          await page.goto('/brand/setting/payment')
          const name = wordsIn(language, 'billing', '구독 해지')
          await page.getByRole('button', { name, exact: true }).press('Enter')
          const title = wordsIn(language, 'billing', '구독을 해지할까요?')
          const dialog = page.getByRole('dialog', { name: title })
          const last = wordsIn(
            language,
            'billing',
            '프리미엄 템플릿으로 새 디자인을 만들 수 없어요. 만든 디자인은 그대로 있어요.',
          )
          await expect(dialog.getByRole('listitem').last()).toHaveText(last)
          return dialog
        },
      },
      {
        name: 'credits that are missing',
        async open(page, language) {
          await page.goto('/brand/setting/worker/new')
          const form = page.locator('form').filter({ has: page.getByRole('checkbox') })
          for (const product of (await (await shownFrame(form)).getByRole('checkbox').all()).slice(0, 3))
            await product.check()
          // A press that comes before the balance is in `credits.spec.ts`.
          await expect(form.locator('[data-missing]')).toBeVisible()
          await form.locator('[type=submit]').press('Enter')
          return shownFrame(
            page.getByRole('dialog', { name: wordsIn(language, 'billing', '크레딧이 모자라요') }),
          )
        },
      },
      {
        name: 'receipt',
        async open(page) {
          await page.goto(`/brand/setting/payment/${pid}`)
          await expect(page.getByRole('article')).toContainText('10,000')
          return page.getByRole('main')
        },
      },
    ],
  }
}

async function shownFrame(frame: Locator): Promise<Locator> {
  await expect(frame).toBeVisible()
  return frame
}

/** What is beyond the right edge of the page or of what is shown. */
function overflowOf(frame: Locator): Promise<string[]> {
  return frame.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect()
    const edge = Math.min(right, innerWidth) + 1
    const faults = [...element.querySelectorAll('*')]
      .filter((one) => one.checkVisibility() && getComputedStyle(one).position !== 'absolute')
      .filter((one) => one.getBoundingClientRect().right > edge)
      .map((one) => `${one.tagName.toLowerCase()}.${one.className}`)
    if (left < 0 || right > innerWidth + 1) faults.push(`from ${left} to ${right}`)
    const ofPage = document.documentElement.scrollWidth - innerWidth
    return ofPage > 0 ? [...faults, `the page by ${ofPage}`] : faults
  })
}

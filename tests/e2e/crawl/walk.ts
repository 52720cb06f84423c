import type { Page } from '@playwright/test'
import { steps } from '#model/workbook/steps.ts'
import { isFullSize } from '../../support/size.ts'
import type { Observer, Seen } from './observer.ts'

export const widths: readonly number[] = [1440, 1024, 390]
export const isEverything = process.env.EVERYTHING !== undefined

/** One step for each way of asking: what its content says in each language is held by tests of the house. */
export const everyQuestion = [
  ...new Map(steps.map(({ path, question }) => [question.kind, path])).values(),
].map((path) => `/work-book/${path}`)

/** Walks through the screens once, and says what the observers find, with the screen and the observer's name. */
export async function walk(
  page: Page,
  routes: readonly string[],
  observers: readonly Observer[],
  { language, theme }: Pick<Seen, 'language' | 'theme'>,
): Promise<string[]> {
  const faults: string[] = []
  for (const route of routes) {
    await page.setViewportSize({ width: widths[0] ?? 1440, height: 900 })
    // From screen to screen, as a link does, costs a third. At full size each is also loaded anew, in the original.
    const isLoaded = route === routes[0] || isEverything || (isFullSize && language === 'ko')
    await (isLoaded ? page.goto(route) : goOn(page, route))
    await isShown(page)
    const at = { route, language, theme }
    for (const width of widths) {
      const looking = observers.filter((one) => (one.widths?.(at) ?? widths.slice(0, 1)).includes(width))
      if (looking.length === 0) continue
      await page.setViewportSize({ width, height: 900 })
      for (const { name, find } of looking)
        for (const fault of await find({ page, width, ...at }))
          faults.push(`${language} ${theme} ${route} at ${width}, ${name}: ${fault}`)
    }
  }
  return faults
}

/** From a screen that is open, as a link does. */
async function goOn(page: Page, route: string): Promise<void> {
  const before = await page.evaluateHandle((path) => {
    const router = window.__TSR_ROUTER__
    const shown = router?.state.resolvedLocation
    router?.history.push(path)
    return shown
  }, route)
  // What is shown is another location only once its screen is drawn, also where that leads on to another one.
  await page.waitForFunction((shown) => {
    const state = window.__TSR_ROUTER__?.state
    return state?.status === 'idle' && state.resolvedLocation !== shown
  }, before)
}

/** It has its own heading, and nothing is being loaded: looked at before each frame, which is sooner than `expect` looks. */
async function isShown(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('h1')?.checkVisibility({ visibilityProperty: true }) &&
      document.querySelector('[aria-busy=true]') === null,
  )
}

import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * axe finds nothing on the page: its rules by default, and the size of targets of WCAG 2.2. The page is scrolled to its top,
 * and has no animations from then on: what fades in has too little contrast on its way, and of what lies half below the
 * header the rest is too small a target.
 */
export async function expectNoBarrier(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(() => {
    window.scrollTo(0, 0)
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    return Promise.allSettled(ending.map(({ finished }) => finished)).then(() => {})
  })
  const { violations } = await new AxeBuilder({ page })
    .options({ rules: { 'target-size': { enabled: true } } })
    .setLegacyMode(true)
    .analyze()
  expect(
    violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target, html }) => `${target} ${html}`).join('; ')}`,
    ),
  ).toEqual([])
}

import { expect, type Frame, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

interface Looking {
  /** Only rules with one of these tags. */
  readonly tags?: readonly string[]
  /** Contrast is measured as well. */
  readonly colours?: boolean
  /** A selector: only what is in it is looked at. */
  readonly within?: string
}

/**
 * axe finds nothing on the page. The page is scrolled to its top, and has no animations from then on: what fades in has too
 * little contrast on its way, and of what lies half below the header the rest is too small a target.
 */
export async function expectNoBarrier(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(() => {
    window.scrollTo(0, 0)
    // One that follows scrolling never ends.
    const ending = document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline)
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    return Promise.allSettled(ending.map(({ finished }) => finished)).then(() => {})
  })
  expect(await findBarriers(page)).toEqual([])
}

/**
 * What axe finds on the page as it is, by its own rules and the size of targets of WCAG 2.2. Only violations are worked out, and
 * axe is loaded once into a document: both together take a fourth of the time.
 */
export async function findBarriers(
  page: Page,
  { tags, colours = true, within }: Looking = {},
): Promise<string[]> {
  await Promise.all(page.frames().map(bringAxe))
  const options: RunOptions = {
    resultTypes: ['violations'],
    elementRef: true,
    rules: { 'target-size': { enabled: true }, 'color-contrast': { enabled: colours } },
    ...(tags && { runOnly: { type: 'tag', values: [...tags] } }),
  }
  return page.evaluate(
    async ({ options, within }) => {
      const { violations } = await window.axe.run(within ?? document, options)
      // axe does not know that an open dialog lies over what has a `z-index`: what can be pressed all over is not obscured.
      const isUncovered = (element: Element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect()
        // Not its corners, which may be round.
        const [x, y] = [(left + right) / 2, (top + bottom) / 2]
        const edges = [
          [left + 2, y],
          [right - 2, y],
          [x, top + 2],
          [x, bottom - 2],
        ] as const
        return (
          Math.min(right - left, bottom - top) >= 24 &&
          edges.every((edge) => element.contains(document.elementFromPoint(...edge)))
        )
      }
      const found = violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.filter(({ element }) => id !== 'target-size' || !element || !isUncovered(element)),
      }))
      return found
        .filter(({ nodes }) => nodes.length > 0)
        .map(
          ({ id, nodes }) =>
            `${id}: ${nodes.map(({ target, html, failureSummary }) => `${target} ${html} ${failureSummary}`).join('; ')}`,
        )
    },
    { options, within },
  )
}

async function bringAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source)
}

declare global {
  interface Window {
    axe: typeof axe
  }
}

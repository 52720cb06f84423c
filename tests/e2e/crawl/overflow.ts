import type { Observer } from './observer.ts'
import { widths } from './walk.ts'

/** The page itself does not scroll sideways at any width. */
export const overflow: Observer = {
  name: 'overflow',
  widths: () => widths,
  find: async ({ page }) => {
    const found = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      if (scrollWidth <= clientWidth) return null
      const widest = [...document.querySelectorAll('body *')]
        .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
        .map((element) => `${element.tagName.toLowerCase()}.${element.className}`)
      return `${scrollWidth - clientWidth} px too wide: ${widest.slice(0, 3).join(', ')}`
    })
    return found === null ? [] : [found]
  },
}

import { isFullSize } from '../../support/size.ts'
import type { Observer } from './observer.ts'
import { isEverything, widths } from './walk.ts'

/** The page itself does not scroll sideways at any width; `npm test` looks at the widest and the narrowest. */
export const overflow: Observer = {
  name: 'overflow',
  widths: () => (isFullSize || isEverything ? widths : [widths[0] ?? 0, widths.at(-1) ?? 0]),
  find: async ({ page }) => {
    const found = await page.evaluate(async () => {
      // What is laid out by script follows the width in the next frame.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
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

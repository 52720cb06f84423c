import { isFullSize } from '../../support/size.ts'
import type { Observer } from './observer.ts'
import { isEverything, widths } from './walk.ts'

/** Two seconds at 60 Hz: what is too wide for longer stays so. */
const mostFrames = 120

/** The page itself does not scroll sideways at any width; `npm test` looks at the widest and the narrowest. */
export const overflow: Observer = {
  name: 'overflow',
  widths: () => (isFullSize || isEverything ? widths : [widths[0] ?? 0, widths.at(-1) ?? 0]),
  find: async ({ page }) => {
    const found = await page.evaluate(async (longestLayout) => {
      const root = document.documentElement
      const overhang = () => root.scrollWidth - root.clientWidth
      // What is laid out by script follows the width a few frames later, on a busy machine more.
      for (let frame = 0; frame < 2 || (overhang() > 0 && frame < longestLayout); frame++)
        await new Promise(requestAnimationFrame)
      if (overhang() <= 0) return null
      const widest = [...document.querySelectorAll('body *')]
        .filter((element) => element.getBoundingClientRect().right > root.clientWidth + 1)
        .map((element) => `${element.tagName.toLowerCase()}.${element.className}`)
      return `${overhang()} px too wide: ${widest.slice(0, 3).join(', ')}`
    }, mostFrames)
    return found === null ? [] : [found]
  },
}

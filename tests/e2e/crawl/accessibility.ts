import { isFullSize } from '../../support/size.ts'
import { findBarriers } from '../pages/barriers.ts'
import type { Observer } from './observer.ts'
import { everyQuestion, isEverything, widths } from './walk.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * axe finds nothing. Violations are mostly the same in all languages, steps and widths, so that `npm test` looks at each screen
 * once; the longest texts and the narrowest screen may cause further ones. `EVERYTHING=on`: each rule, in each language, at
 * each width.
 */
export const accessibility: Observer = {
  name: 'accessibility',
  widths: ({ route, language, theme }) => {
    if (isEverything) return widths
    if (theme === 'dark') return [1440]
    if (!isFullSize) return language === 'ko' ? [1440] : []
    const isQuestion = everyQuestion.includes(route)
    if (language === 'ko') return isQuestion ? [1440] : [1440, 390]
    return language === 'en' && !isQuestion ? [1440] : []
  },
  find: ({ page, language }) => findBarriers(page, { tags, colours: isEverything || language === 'ko' }),
}

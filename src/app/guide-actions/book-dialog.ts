import { withWords } from '#device/words/interface.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'

export const BookDialog = lazyComponent(() => withWords(import('./BookOfBrand.tsx'), 'export'))

import { wordFaultsIn } from '../pages/words.ts'
import type { Observer } from './observer.ts'

/** Every text and accessible name is in the language of the page. */
export const words: Observer = {
  name: 'words',
  find: ({ page, language }) => wordFaultsIn(page, language),
}

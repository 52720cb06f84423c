import { useLoaded } from '#engine/watch/useLoaded.ts'
import { pageLanguage } from '#engine/words/page-language.ts'
import { type FormWords, loadContent } from '#kits/words/content.ts'

const noWords: FormWords = { tab: {}, form: {} }

/** Names of forms and of their tabs in the language of the page; none while they are loaded. */
export function useFormWords(): FormWords {
  const words = useLoaded(
    `forms ${pageLanguage()}`,
    () => loadContent('board/forms'),
    'names of forms cannot be loaded',
  )
  return words ?? noWords
}

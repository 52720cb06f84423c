import { contentOf, loadContent, loadWorkbook } from '#device/words/content.ts'
import type { CompositionWords } from '#model/composition/answers.ts'

/**
 * Words of the options in the form drafts use, in the current language. They have to be loaded before
 * composing.
 */
export function compositionWords(): CompositionWords {
  return { ...contentOf('drafts'), coreValueKeyword: { ...contentOf('options').coreValueKeyword } }
}

/** Loads code that composes, together with the words it needs. */
export async function withCompositionWords<Code>(code: Promise<Code>): Promise<Code> {
  // A draft may ask for answers of other sections, so their words are loaded too.
  const [loaded] = await Promise.all([
    code,
    loadContent('drafts'),
    loadContent('options'),
    loadWorkbook('core', 'info'),
  ])
  return loaded
}

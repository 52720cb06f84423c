import { contentOf, loadContent, loadWorkbook } from '#kits/words/content.ts'
import type { CompositionWords } from '#model/composition/answers.ts'

/** Texts that drafts are composed of, in the current language. Throws unless they are loaded. */
export function compositionWords(): CompositionWords {
  return {
    ...contentOf('drafts'),
    ...contentOf('drafts-patterns'),
    coreValueKeyword: { ...contentOf('options').coreValueKeyword },
  }
}

/** Loads code that composes drafts, and the texts it needs. Rejects if either cannot be loaded. */
export async function withCompositionWords<Code>(code: Promise<Code>): Promise<Code> {
  // A draft names the missing answers of other sections, so their labels are loaded too.
  const [loaded] = await Promise.all([
    code,
    loadContent('drafts'),
    loadContent('drafts-patterns'),
    loadContent('options'),
    loadWorkbook('core', 'info'),
  ])
  return loaded
}

import { contentOf, loadContent, loadWorkbook } from '#device/words/content.ts'
import type { CompositionWords } from '#model/composition/answers.ts'

/** The words of the choices as drafts read them, in the person's language. Load them with whatever composes. */
export function compositionWords(): CompositionWords {
  return { ...contentOf('drafts'), coreValueKeyword: { ...contentOf('options').coreValueKeyword } }
}

/** Code that composes, with its words. */
export async function withCompositionWords<Code>(code: Promise<Code>): Promise<Code> {
  // What a draft still needs may be asked for in another section.
  const [loaded] = await Promise.all([
    code,
    loadContent('drafts'),
    loadContent('options'),
    loadWorkbook('core', 'info'),
  ])
  return loaded
}

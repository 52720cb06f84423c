import { keywordWord } from '#kits/words/keyword-word.ts'
import { guide } from '#model/documents/guide.ts'
import { strategy } from '#model/documents/strategy.ts'
import { type Answers, itemsOf, textOf } from '#model/fields/answers.ts'
import { itemsIn } from '#model/quest/quest-items.ts'
import { areaOf, type WritingBrand } from '#model/tools/write-text.ts'
import { avoidedWords } from '#model/voice/avoided-words.ts'

/** What the tools know of the brand. */
export interface ToolBrand extends WritingBrand {
  readonly target: string
  readonly how: string
  readonly story: string
  readonly special: string
  /** In the page's language. */
  readonly keywords: readonly string[]
  /** Words that its texts do without. */
  readonly avoided: readonly string[]
}

const { core, info } = guide

/** Read from the guide and the strategy. Needs the content `options-strategy`. */
export function toolBrandOf(answers: Answers): ToolBrand {
  const read = ({ path }: { readonly path: string }) => textOf(answers, path).trim()
  const keywords = itemsOf(answers, strategy.personality.keywords.path).map(({ idBrandKeyword, keyword }) =>
    keywordWord({
      idBrandKeyword: typeof idBrandKeyword === 'number' ? idBrandKeyword : null,
      keyword: typeof keyword === 'string' ? keyword : null,
    }),
  )
  return {
    name: read(info.name),
    area: areaOf(read(info.address)),
    industry: read(info.industry) || null,
    items: itemsIn(read(core.service)),
    target: read(core.target),
    how: read(core.how),
    story: read(core.background),
    special: read(core.positive),
    keywords: keywords.filter((word) => word !== ''),
    avoided: avoidedWords(read(strategy.personality.attention)),
  }
}

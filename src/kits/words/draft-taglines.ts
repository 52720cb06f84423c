import { pageLanguage } from '#engine/words/page-language.ts'
import { composeDraftTaglines, type DraftTagline } from '#model/composition/taglines.ts'
import { guide } from '#model/documents/guide.ts'
import { strategy } from '#model/documents/strategy.ts'
import { type Answers, itemsOf, textOf } from '#model/fields/answers.ts'
import { itemsIn } from '#model/quest/quest-items.ts'
import { keywordWord } from './keyword-word.ts'
import { voiceOf } from './voice-of.ts'

const { core, info } = guide
const { personality } = strategy
const ownTaglines = [personality.tagline1, personality.tagline2, personality.tagline3]

/**
 * Up to three taglines made of the answers, in the page's language. They follow the answers and are stored nowhere:
 * equal on every screen that offers or shows them. Needs the content `options-strategy`.
 */
export function draftTaglines(answers: Answers): readonly DraftTagline[] {
  const [first] = itemsOf(answers, personality.keywords.path)
  const keyword = first && {
    idBrandKeyword: typeof first.idBrandKeyword === 'number' ? first.idBrandKeyword : null,
    keyword: typeof first.keyword === 'string' ? first.keyword : null,
  }
  return composeDraftTaglines(
    {
      name: textOf(answers, info.name.path),
      target: textOf(answers, core.target.path),
      positive: textOf(answers, core.positive.path),
      service: itemsIn(textOf(answers, core.service.path))[0] ?? null,
      keyword: keyword ? keywordWord(keyword) : null,
      industry: textOf(answers, info.industry.path) || null,
      voice: voiceOf(answers),
    },
    pageLanguage(),
  )
}

/** The taglines that the brand has chosen; without any, the drafts. */
export function taglinesOrDrafts(answers: Answers): readonly string[] {
  const own = ownTaglines.map(({ path }) => textOf(answers, path).trim()).filter((line) => line !== '')
  return own.length > 0 ? own : draftTaglines(answers).map(({ text }) => text)
}

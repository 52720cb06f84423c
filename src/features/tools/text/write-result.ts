import { pageLanguage } from '#engine/words/page-language.ts'
import { splitThings } from '#model/composition/phrase.ts'
import { composeDraftTaglines } from '#model/composition/taglines.ts'
import type { ReviewPoint } from '#model/reviews/read-review.ts'
import { type ReviewPlace, reviewPlaces } from '#model/reviews/review-texts.ts'
import { type AnswerPart, answerText, writeAnswer } from '#model/reviews/write-answer.ts'
import { type AnswerStyle, answerStyles, type TextTool } from '#model/tools/tools.ts'
import { type Typed, writeToolText } from '#model/tools/write-text.ts'
import type { ToolBrand } from '../brand/tool-brand.ts'
import { toolTexts } from '../sentences/load-tool-texts.ts'

/** What a tool has written. */
export interface ToolResult {
  /** As it is copied; '' where the input makes none. */
  readonly text: string
  /** Of an answer to a review: its sentences, and what they answer. */
  readonly parts?: readonly AnswerPart[]
  readonly points?: readonly ReviewPoint[]
}

/** Writes by the rules, in the page's language. The same input and turn are the same text. */
export function writeResult(
  tool: TextTool,
  variant: string,
  typed: Typed,
  brand: ToolBrand,
  turn: number,
): ToolResult {
  const language = pageLanguage()
  const { texts, reviews } = toolTexts()
  if (tool === 'tagline') return { text: taglineOf(variant, typed, brand, turn) }
  if (tool !== 'review')
    return { text: writeToolText({ tool, place: variant, typed, brand, language, texts, turn }) }
  const wishes = (typed.with ?? '').split(',')
  const { points, parts } = writeAnswer(
    {
      review: typed.said ?? '',
      stars: Number(typed.stars ?? 5),
      place: placeOf(typed.place),
      fixed: typed.fixed ?? '',
      isSorry: wishes.includes('sorry'),
      hasAmends: wishes.includes('amends'),
      invites: wishes.includes('invite'),
    },
    { ...{ items: brand.items, name: brand.name, style: styleOf(variant), turn, language }, texts: reviews },
  )
  return { text: answerText(parts, language), parts, points }
}

/** Each turn takes the next of the things and keywords that were typed. */
function taglineOf(angle: string, typed: Typed, brand: ToolBrand, turn: number): string {
  const services = splitThings(typed.service ?? null)
  const keywords = splitThings(typed.keyword ?? null)
  const at = (all: readonly string[]) => all[turn % Math.max(1, all.length)]?.trim() || null
  const lines = composeDraftTaglines(
    {
      name: brand.name,
      target: typed.target || null,
      positive: typed.special || null,
      service: at(services),
      keyword: at(keywords),
    },
    pageLanguage(),
  )
  return lines.find((line) => line.angle === angle)?.text ?? ''
}

function placeOf(typed: string | undefined): ReviewPlace {
  return reviewPlaces.find((one) => one === typed) ?? 'delivery'
}

function styleOf(variant: string): AnswerStyle {
  return answerStyles.find(({ key }) => key === variant)?.key ?? 'calm'
}

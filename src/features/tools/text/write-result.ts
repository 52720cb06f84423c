import { pageLanguage } from '#engine/words/page-language.ts'
import type { ReviewPoint } from '#model/reviews/read-review.ts'
import { type ReviewPlace, reviewPlaces } from '#model/reviews/review-texts.ts'
import { type AnswerPart, answerText, writeAnswer } from '#model/reviews/write-answer.ts'
import { type AnswerStyle, answerStyles, type TextTool } from '#model/tools/tools.ts'
import { type Typed, writeToolText } from '#model/tools/write-text.ts'
import { writeWithout } from '#model/tools/write-without.ts'
import type { ToolBrand } from '../brand/tool-brand.ts'
import { toolTexts } from '../sentences/load-tool-texts.ts'
import { taglineLines } from './tagline-lines.ts'

/** What a tool has written. */
export interface ToolResult {
  /** As it is copied; '' where the input makes none. */
  readonly text: string
  /** Of an answer to a review: its sentences, and what they answer. */
  readonly parts?: readonly AnswerPart[]
  readonly points?: readonly ReviewPoint[]
}

/**
 * Writes by the rules, in the page's language, without the words that the brand avoids where other sentences say it. The same input
 * and turn are the same text.
 */
export function writeResult(
  tool: TextTool,
  variant: string,
  typed: Typed,
  brand: ToolBrand,
  turn: number,
): ToolResult {
  const own = [brand.name, ...brand.items, ...Object.values(typed)].join('\n')
  return writeWithout(
    brand.avoided,
    own,
    turn,
    (at) => writeTurn(tool, variant, typed, brand, at),
    ({ text }) => text,
  )
}

function writeTurn(
  tool: TextTool,
  variant: string,
  typed: Typed,
  brand: ToolBrand,
  turn: number,
): ToolResult {
  const language = pageLanguage()
  const { texts, reviews } = toolTexts()
  if (tool === 'tagline') {
    const lines = taglineLines(variant, typed, brand)
    return { text: lines[turn % Math.max(1, lines.length)] ?? '' }
  }
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

function placeOf(typed: string | undefined): ReviewPlace {
  return reviewPlaces.find((one) => one === typed) ?? 'delivery'
}

function styleOf(variant: string): AnswerStyle {
  return answerStyles.find(({ key }) => key === variant)?.key ?? 'calm'
}

import type { makePictures } from '#contract/ai-picture.ts'
import type { InputOf } from '#contract/call.ts'
import type { ToolBrand } from '#features/tools/brand/tool-brand.ts'
import { coloursOf } from '#model/colour/brand-colours.ts'
import { brandRoles } from '#model/colour/roles.ts'
import type { Answers } from '#model/fields/answers.ts'
import { cutText } from '#model/text/cut-text.ts'
import type { SentPart } from '../shared/picture-words.ts'
import type { PictureInput } from './picture-input.ts'

export type PictureRequest = InputOf<typeof makePictures>['body']

/** What of the brand goes along, so that a picture fits it. No name, no address, no person. */
export interface SentBrand {
  readonly answers: PictureRequest['answers']
  readonly colors: NonNullable<PictureRequest['colors']>
}

const longestAnswer = 100
const longestKeyword = 40
const mostKeywords = 10
const mostColors = 5

export function sentBrandOf(
  { industry, items, target, keywords }: ToolBrand,
  colors: readonly string[],
): SentBrand {
  const service = cutText(items.join(', '), longestAnswer)
  const words = keywords.slice(0, mostKeywords).map((word) => cutText(word, longestKeyword))
  return {
    answers: {
      ...(industry !== null && { industry }),
      ...(service !== '' && { service }),
      ...(target !== '' && { target: cutText(target, longestAnswer) }),
      ...(words.length > 0 && { keywords: words }),
    },
    colors: colors.slice(0, mostColors),
  }
}

/** The colours that the brand has chosen, the main one first, each once. */
export function colorsOf(answers: Answers): readonly string[] {
  const chosen = coloursOf(answers)
  return [...new Set(brandRoles.flatMap((role) => chosen[role] ?? []))]
}

/** What is sent, in the order in which it is said. */
export function sentParts({ answers, colors }: SentBrand): readonly SentPart[] {
  const parts = ['industry', 'service', 'target', 'keywords'] as const
  return [
    'subject',
    ...parts.filter((part) => answers[part] !== undefined),
    ...(colors.length > 0 ? ['colors' as const] : []),
  ]
}

/** `credit`: of one picture. */
export function requestOf(
  input: PictureInput,
  credit: number,
  { answers, colors }: SentBrand,
): PictureRequest {
  const { subject, style, form, count } = input
  return { subject: subject.trim(), style, form, count, credit: count * credit, answers, colors: [...colors] }
}

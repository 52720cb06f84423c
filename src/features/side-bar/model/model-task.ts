import type { writeText } from '#contract/ai.ts'
import type { InputOf } from '#contract/call.ts'
import { guide } from '#model/documents/guide.ts'
import { strategy } from '#model/documents/strategy.ts'
import { hasSentences, type Register } from '#model/draft-guards/register.ts'
import { type Answers, itemsOf } from '#model/fields/answers.ts'
import type { Language } from '#model/language/languages.ts'
import { longestAiText, type rewriteWays } from '#model/text/ai-text.ts'
import { type AiAnswers, aiAnswersOf } from './ai-answers.ts'

export type AiRequest = InputOf<typeof writeText>['body']
export type DraftJob = 'story' | 'purpose' | 'vision' | 'value' | 'tagline'

/** What a person has asked the model for. */
export type ModelTask =
  | { readonly kind: 'draft'; readonly job: DraftJob }
  | { readonly kind: 'rewrite'; readonly way: (typeof rewriteWays)[number] }
  | { readonly kind: 'translate'; readonly language: Language }

export interface TaskContext {
  readonly path: string
  readonly text: string
  readonly answers: Answers
  /** Of drafts. */
  readonly language: Language
  /** Of the text that is there. */
  readonly written: Language
  readonly register: Register
}

const { core } = guide
const { personality } = strategy

const jobs: Readonly<Record<string, DraftJob>> = {
  [core.background.path]: 'story',
  [core.purposeManifesto.path]: 'purpose',
  [core.visionManifesto.path]: 'vision',
  [`${core.values.path}/description`]: 'value',
  [personality.tagline1.path]: 'tagline',
  [personality.tagline2.path]: 'tagline',
  [personality.tagline3.path]: 'tagline',
}

/** The draft that the model can write for a field; null for none. */
export function draftJobOf(path: string): DraftJob | null {
  const [list, item, property] = path.split('/')
  return jobs[item === undefined ? path : `${list}/${property}`] ?? null
}

/** Endings of what a job writes; null: any. */
export function registerOf(task: ModelTask, { text, register }: TaskContext): Register | null {
  if (task.kind === 'rewrite') return hasSentences(text) ? register : null
  if (task.kind === 'translate' || task.job === 'tagline') return null
  return task.job === 'story' || task.job === 'value' ? 'HAEYO' : 'HAPNIDA'
}

/** The body of the call. A text that is longer than a model takes is not asked for: see `isTooLong`. */
export function requestOf(task: ModelTask, of: TaskContext): AiRequest {
  const answers = aiAnswersOf(of.answers)
  switch (task.kind) {
    case 'draft':
      return { job: task.job, language: of.language, answers: { ...answers, ...ofValue(of) } }
    case 'rewrite':
      return {
        job: 'rewrite',
        language: of.written,
        answers: voiceOf(answers),
        way: task.way,
        text: of.text,
        register: of.register,
      }
    case 'translate':
      return { job: 'translate', language: task.language, answers: nameOf(answers), text: of.text }
  }
}

export function isTooLong(text: string): boolean {
  return text.length > longestAiText
}

/** Of the field of one core value, its word alone. */
function ofValue({ path, answers }: TaskContext): { values: string[] } | undefined {
  const [, key] = path.split('/')
  if (key === undefined) return undefined
  const keyword = itemsOf(answers, core.values.path).find((value) => value.key === key)?.keyword
  return { values: typeof keyword === 'string' && keyword.trim() !== '' ? [keyword.trim()] : [] }
}

/** No more is sent than a job reads. */
function voiceOf({ brandName, tone, avoid, keywords }: AiAnswers): AiAnswers {
  return {
    ...(brandName && { brandName }),
    ...(tone && { tone }),
    ...(avoid && { avoid }),
    ...(keywords && { keywords }),
  }
}

function nameOf({ brandName }: AiAnswers): AiAnswers {
  return brandName ? { brandName } : {}
}

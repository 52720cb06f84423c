import { keepBrandFact, readBrandFact } from '#engine/identity/brand-facts.ts'
import type { BrandRef } from '#engine/identity/brand-ref.ts'
import type { Answers } from '#model/fields/answers.ts'

/**
 * What was answered in the first questions (`/quest`), so that screens can say where an answer comes from. Kept on this
 * device only: the answers themselves are in the documents.
 */
export interface QuestRecord {
  /** The result was left: `/quest/0` begins another brand. */
  readonly isOver: boolean
  /** The question that was shown last, or the result. */
  readonly step: number
  /** Answers as they were written there, as JSON, by field path. */
  readonly answers: Readonly<Record<string, string>>
}

/** Null for a brand that was not begun in the quest on this device. */
export function readQuest(brand: BrandRef): QuestRecord | null {
  try {
    const stored: unknown = JSON.parse(readBrandFact(brand, 'quest') ?? 'null')
    if (typeof stored !== 'object' || stored === null) return null
    const { isOver, step, answers } = stored as Partial<QuestRecord>
    return {
      isOver: isOver === true,
      step: typeof step === 'number' ? step : 0,
      answers: typeof answers === 'object' ? (answers ?? {}) : {},
    }
  } catch {
    return null
  }
}

export function beginQuest(brand: BrandRef): void {
  keepBrandFact(brand, 'quest', JSON.stringify({ isOver: false, step: 1, answers: {} }))
}

export function endQuest(brand: BrandRef): void {
  change(brand, { isOver: true })
}

/** Notes where the questions are, so that they go on there. */
export function noteQuestStep(brand: BrandRef, step: number): void {
  change(brand, { step })
}

/** Notes the present answers of these fields as written in the quest. */
export function noteQuestAnswers(brand: BrandRef, paths: readonly string[], answers: Answers): void {
  const noted = Object.fromEntries(paths.map((path) => [path, writtenForm(answers[path])]))
  change(brand, { answers: { ...readQuest(brand)?.answers, ...noted } })
}

/** Whether one of these fields still has the answer that was written in the quest. */
export function isFromQuest(record: QuestRecord | null, paths: readonly string[], answers: Answers): boolean {
  return paths.some((path) => {
    const now = writtenForm(answers[path])
    return now !== '' && record?.answers[path] === now
  })
}

function change(brand: BrandRef, changes: Partial<QuestRecord>): void {
  const known = readQuest(brand)
  if (known) keepBrandFact(brand, 'quest', JSON.stringify({ ...known, ...changes }))
}

/** An answer for comparing; '' where there is none. */
function writtenForm(answer: unknown): string {
  const isNone = answer == null || answer === '' || (Array.isArray(answer) && answer.length === 0)
  return isNone ? '' : JSON.stringify(answer)
}

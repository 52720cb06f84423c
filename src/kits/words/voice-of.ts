import { strategy } from '#model/documents/strategy.ts'
import type { Answers } from '#model/fields/answers.ts'
import type { Voice } from '#model/hangul/conjugate.ts'
import { leaning } from '#model/options/scales.ts'

const { balanceAttitude } = strategy.personality

/** The voice of Korean drafts: 합니다체 of a brand that is formal to its customers, else 해요체. */
export function voiceOf(answers: Answers): Voice {
  const position = answers[balanceAttitude.path]
  return typeof position === 'number' && leaning(position) === 'low' ? 'FORMAL' : 'POLITE'
}

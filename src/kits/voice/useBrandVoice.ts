import { useAnswers } from '#engine/documents/react/useAnswers.ts'
import { useAnswersOf } from '#engine/documents/react/useAnswersOf.ts'
import { type BrandVoice, brandVoiceOf } from '#model/voice/brand-voice.ts'
import { workbookDocuments } from '#model/workbook/sections.ts'

/** The voice of the open brand by what this device has of guide and strategy. */
export function useBrandVoice(): BrandVoice {
  const here = useAnswers()
  const { answers } = useAnswersOf(workbookDocuments)
  return brandVoiceOf({ ...answers, ...here })
}

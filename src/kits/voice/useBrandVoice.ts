import { useAnswers } from '#engine/documents/react/useAnswers.ts'
import { useAnswersOf } from '#engine/documents/react/useAnswersOf.ts'
import { type BrandVoice, brandVoiceOf } from '#model/voice/brand-voice.ts'

const documents = ['guide', 'strategy'] as const

/** The voice of the open brand by what this device has of guide and strategy. */
export function useBrandVoice(): BrandVoice {
  const here = useAnswers()
  const { answers } = useAnswersOf(documents)
  return brandVoiceOf({ ...answers, ...here })
}

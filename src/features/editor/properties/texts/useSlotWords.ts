import { useLingui } from '@lingui/react/macro'
import type { FontSlot } from '#scene/dress/dress.ts'

/** What each font of the brand is for. */
export function useSlotWords(): Readonly<Record<FontSlot, string>> {
  const { t } = useLingui()
  return { korMain: t`국문 제목`, korSub: t`국문 본문`, engMain: t`영문 제목`, engSub: t`영문 본문` }
}

import { useLingui } from '@lingui/react/macro'
import type { Adjust } from '#scene/body/body.ts'

export interface AdjustWords {
  readonly name: keyof Adjust
  readonly label: string
  /** What its ends do. */
  readonly low: string
  readonly high: string
}

/** The changes of the colours of a picture, in the order in which they are offered. */
export function useAdjustWords(): readonly AdjustWords[] {
  const { t } = useLingui()
  return [
    { name: 'brightness', label: t`밝기`, low: t`더 어둡게`, high: t`더 밝게` },
    { name: 'contrast', label: t`대비`, low: t`부드럽게`, high: t`뚜렷하게` },
    { name: 'saturation', label: t`채도`, low: t`흑백으로`, high: t`진하게` },
    { name: 'warmth', label: t`온도`, low: t`차갑게`, high: t`따뜻하게` },
  ]
}

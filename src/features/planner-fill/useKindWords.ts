import { useLingui } from '@lingui/react/macro'
import { usePlannerWords } from '#kits/planner/planner-words.ts'
import type { FillKind } from '#model/planner/fill.ts'

/** Names of the kinds that a month is filled with, and the sign of each in small cells. */
export function useKindWords() {
  const { t } = useLingui()
  const words = usePlannerWords()
  const signs: Readonly<Record<FillKind, string>> = {
    DAY: t`날`,
    PRODUCT: t`상`,
    INFO: t`정`,
    REVIEW: t`후`,
    OFFER: t`혜`,
  }
  return {
    name: (kind: FillKind) => (kind === 'DAY' ? t`가게의 날` : words.kind(kind)),
    sign: (kind: FillKind) => signs[kind],
  }
}

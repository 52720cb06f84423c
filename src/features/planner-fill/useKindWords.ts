import { useLingui } from '@lingui/react/macro'
import { usePlannerWords } from '#kits/planner/planner-words.ts'
import type { FillKind } from '#model/planner/fill.ts'

/** Names of the kinds that a month is filled with, and the sign of each in small cells. */
export function useKindWords() {
  const { t } = useLingui()
  const words = usePlannerWords()
  const signs: Readonly<Record<FillKind, string>> = {
    DAY: t({ message: '날', comment: 'one sign for a special day' }),
    PRODUCT: t({ message: '상', comment: 'one sign for a product' }),
    INFO: t({ message: '정', comment: 'one sign for information' }),
    REVIEW: t({ message: '후', comment: 'one sign for a review' }),
    OFFER: t({ message: '혜', comment: 'one sign for an offer' }),
  }
  return {
    name: (kind: FillKind) => (kind === 'DAY' ? t`가게의 날` : words.kind(kind)),
    sign: (kind: FillKind) => signs[kind],
  }
}

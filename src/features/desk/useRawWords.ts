import { useLingui } from '@lingui/react/macro'

/** What a gateway said, in its own words, by which an operator finds it in its pages; and in ours where it said nothing. */
export function useRawWords(): (raw: string | null) => string | null {
  const { t } = useLingui()
  return (raw) => (raw === 'no answer' ? t`결제사의 답이 없음` : raw)
}

import { useLingui } from '@lingui/react/macro'
import type { ProposalKey } from './propose-logos.ts'

/** What each of the proposed logos is called. */
export function useProposalNames(): Readonly<Record<ProposalKey, string>> {
  const { t } = useLingui()
  return {
    beside: t`심볼 옆에 이름`,
    above: t`심볼 아래 이름`,
    wordmark: t`이름만 있는 로고`,
    badge: t`배지`,
    monogram: t`첫 글자 심볼`,
    reversed: t`컬러 위의 로고`,
  }
}

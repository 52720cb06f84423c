import { useLingui } from '@lingui/react/macro'
import type { TermName } from './terms.ts'

/** Error messages for each required term. */
export function useMissingTermWords(): Readonly<Record<TermName, string>> {
  const { t } = useLingui()
  return {
    age: t`만 14세 이상임을 확인해 주세요.`,
    service: t`서비스 이용약관에 동의해 주세요.`,
    privacy: t`개인정보 처리방침에 동의해 주세요.`,
    marketing: '',
  }
}

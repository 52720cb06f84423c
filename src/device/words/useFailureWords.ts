import { useLingui } from '@lingui/react/macro'
import type { Failure } from '../rest/rest.ts'

/** What to say of a refused call: the server's own words, ours where it could not be reached. */
export function useFailureWords(): (failure: Failure, field?: string) => string {
  const { t } = useLingui()
  return (failure, field) => {
    const ofField = failure.details.find((detail) => detail.field === field)?.message
    if (ofField) return ofField
    if (failure.code === 'OFFLINE')
      return t`서버에 연결하지 못했습니다. 인터넷 연결을 확인하고 다시 시도해 주십시오.`
    return failure.message || t`잠시 뒤 다시 시도해 주십시오.`
  }
}

import { useLingui } from '@lingui/react/macro'
import type { Failure } from '../rest/rest.ts'

/** The message for a failed call: the server's, that of `field` first; our own where the server was not reached. */
export function useFailureWords(): (failure: Failure, field?: string) => string {
  const { t } = useLingui()
  return (failure, field) => {
    const ofField = failure.details.find((detail) => detail.field === field)?.message
    if (ofField) return ofField
    if (failure.code === 'OFFLINE')
      return t`서버에 연결하지 못했어요. 인터넷 연결을 확인하고 다시 시도해 주세요.`
    if (failure.code === 'CUT_OFF') return t`받는 도중에 끊겼어요. 다시 받아 주세요.`
    if (failure.code === 'NO_COOKIES')
      return t`이 브라우저가 쿠키를 막고 있어서 로그인할 수 없어요. 브라우저 설정에서 이 사이트의 쿠키를 허용한 뒤 다시 눌러 주세요.`
    return failure.message || t`잠시 뒤 다시 시도해 주세요.`
  }
}

import { useLingui } from '@lingui/react/macro'
import type { SocialRefusal } from './attempt.ts'

/** Why an account of a brand could not be connected; null where the person gave it up. */
export function useConnectWords(): (refusal: SocialRefusal) => string | null {
  const { t } = useLingui()
  return ({ code, message }) => {
    switch (code) {
      case 'SNS_CANCELLED':
        return null
      case 'NO_STATE':
      case 'NO_CODE':
      case 'SNS_STATE_MISMATCH':
        return t`연결을 시작한 창과 맞지 않아요. 처음부터 다시 시도해 주세요.`
      case 'OFFLINE':
        return t`서버에 연결하지 못했어요. 인터넷 연결을 확인하고 다시 시도해 주세요.`
      case 'SNS_DOWN':
        return t`연결할 서비스가 잠시 응답하지 않아요. 잠시 뒤 다시 시도해 주세요.`
      case 'SNS_EXCHANGE_FAILED':
        return t`계정을 연결하지 못했어요. 다시 시도해 주세요.`
      default:
        return message || t`계정을 연결하지 못했어요. 다시 시도해 주세요.`
    }
  }
}

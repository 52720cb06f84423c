import { useLingui } from '@lingui/react/macro'
import { isCharged } from '../facts/held-lanes.ts'

/** Of held commands by lane: the button that confirms one, and the message when it is done. */
export function useHeldWords() {
  const { t } = useLingui()
  return {
    /** `amount`: what is charged, in words; null where it is not known. */
    confirm(lane: string, amount: string | null): string {
      if (isCharged(lane)) return amount === null ? t`확인하고 결제하기` : t`확인하고 ${amount} 결제하기`
      switch (lane) {
        case 'subscription.cancel':
          return t`확인하고 해지하기`
        case 'subscription.withdrawCancel':
          return t`확인하고 해지 취소하기`
        default:
          return t`확인하고 바꾸기`
      }
    },
    done(lane: string): string {
      switch (lane) {
        case 'subscription.cancel':
          return t`구독을 해지했어요`
        case 'subscription.withdrawCancel':
          return t`해지를 취소했어요. 구독이 이어져요.`
        case 'subscription.free':
          return t`무료 플랜으로 바꿨어요`
        default:
          return t`기본 카드를 바꿨어요`
      }
    },
  }
}

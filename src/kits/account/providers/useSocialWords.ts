import { useLingui } from '@lingui/react/macro'
import type { SocialRefusal } from './attempt.ts'

/** Why signing in with a provider failed. */
export function useSocialWords(): (refusal: SocialRefusal) => string {
  const { t } = useLingui()
  return ({ code, message }) => {
    switch (code) {
      case 'NO_STATE':
        return t`로그인 확인 값이 없어요. 처음부터 다시 시도해 주세요.`
      case 'NO_CODE':
        return t`인증 코드를 받지 못했어요. 처음부터 다시 시도해 주세요.`
      case 'OFFLINE':
        return t`서버에 연결하지 못했어요. 인터넷 연결을 확인하고 다시 시도해 주세요.`
      case 'NO_COOKIES':
        return t`이 브라우저가 쿠키를 막고 있어서 로그인할 수 없어요. 브라우저 설정에서 이 사이트의 쿠키를 허용한 뒤 다시 눌러 주세요.`
      default:
        return message || t`로그인을 마치지 못했어요. 처음부터 다시 시도해 주세요.`
    }
  }
}

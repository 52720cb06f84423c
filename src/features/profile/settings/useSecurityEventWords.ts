import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { isProvider } from '#kits/account/providers/attempt.ts'
import { useProviderName } from '#kits/account/providers/useProviderName.ts'
import type { SecurityEvent } from './me-calls.ts'

/** What happened, in words; that of a newer server, whose kind is unknown here, without details. */
export function useSecurityEventWords(): (event: SecurityEvent) => string {
  const { t } = useLingui()
  const nameOf = useProviderName()
  return ({ kind, way, times }) => {
    const word = way?.toLowerCase() ?? ''
    const provider = isProvider(word) ? nameOf(word) : null
    switch (kind) {
      case 'SIGN_UP':
        return t`가입했어요`
      case 'LOGIN':
        return provider === null ? t`비밀번호로 로그인했어요` : t`${provider} 계정으로 로그인했어요`
      case 'LOGIN_FAILED':
        return t`${plural(times, { other: '비밀번호가 #번 틀렸어요' })}`
      case 'PASSWORD_CHANGED':
        return t`비밀번호를 바꿨어요`
      case 'PASSWORD_RESET':
        return t`메일로 받은 코드로 비밀번호를 새로 정했어요`
      case 'DORMANCY_ENDED':
        return t`휴면을 풀었어요`
      case 'DEVICE_ENDED':
        return t`다른 기기를 로그아웃했어요`
      case 'SESSIONS_ENDED':
        return t`모든 기기에서 로그아웃했어요`
      case 'SESSIONS_ENDED_BY_OPERATOR':
        return t`운영자가 모든 기기를 로그아웃했어요`
      case 'PROVIDER_LINKED':
        return t`${provider ?? ''} 계정을 연결했어요`
      case 'PROVIDER_UNLINKED':
        return t`${provider ?? ''} 계정의 연결을 끊었어요`
      case 'SECOND_FACTOR_ON':
        return t`2단계 인증을 켰어요`
      case 'SECOND_FACTOR_OFF':
        return t`2단계 인증을 껐어요`
      case 'SECOND_FACTOR_OFF_BY_OPERATOR':
        return t`운영자가 2단계 인증을 껐어요`
      case 'SECOND_STEP_FAILED':
        return t`${plural(times, { other: '2단계 인증 코드가 #번 틀렸어요' })}`
      case 'RECOVERY_CODE_USED':
        return t`복구 코드를 하나 썼어요`
      case 'RECOVERY_CODES_RENEWED':
        return t`복구 코드를 새로 만들었어요`
      case 'PASSKEY_ADDED':
        return t`패스키를 추가했어요`
      case 'PASSKEY_REMOVED':
        return t`패스키를 지웠어요`
      default:
        return t`계정의 보안이 바뀌었어요`
    }
  }
}

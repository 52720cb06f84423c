import { useLingui } from '@lingui/react/macro'
import { guardFault, type TypedGuards } from './link-guards.ts'

/** Why a link cannot be made with these, in words; undefined: it can. */
export function useGuardFault(guards: TypedGuards): string | undefined {
  const { t } = useLingui()
  const fault = guardFault(guards, new Date())
  if (fault === null) return undefined
  return fault === 'day'
    ? t`마지막 날을 오늘부터 1년 안에서 골라 주세요`
    : t`비밀번호는 8자에서 64자까지, 글자와 숫자를 함께 써 주세요.`
}

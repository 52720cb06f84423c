import { useLingui } from '@lingui/react/macro'

/** Names of the logos of the guide. */
export function useLogoNames(): readonly string[] {
  const { t } = useLingui()
  return [t`가로 로고`, t`세로 로고`, t`흑백 로고`, t`벡터 로고`, t`심볼`]
}

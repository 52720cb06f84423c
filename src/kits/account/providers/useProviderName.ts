import { useLingui } from '@lingui/react/macro'
import type { AnyProvider } from './attempt.ts'

/** The names of the providers in the page's language. */
export function useProviderName(): (provider: AnyProvider) => string {
  const { t } = useLingui()
  const names: Record<AnyProvider, string> = {
    google: 'Google',
    kakao: t`카카오`,
    naver: t`네이버`,
    facebook: 'Facebook',
    instagram: 'Instagram',
  }
  return (provider) => names[provider]
}

import { useLingui } from '@lingui/react/macro'
import type { Provider } from './attempt.ts'

/** The names of the providers in the page's language. */
export function useProviderName(): (provider: Provider) => string {
  const { t } = useLingui()
  const names: Record<Provider, string> = {
    google: 'Google',
    kakao: t`카카오`,
    naver: t`네이버`,
    facebook: 'Facebook',
  }
  return (provider) => names[provider]
}

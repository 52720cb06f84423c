import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loadWords } from '#device/words/interface.ts'
import { ProviderReturnPage } from '#features/account/social/ProviderReturnPage.tsx'

export const Route = createFileRoute('/_account/oauth2/{-$provider}')({
  staticData: { screen: { title: msg`로그인` } },
  loader: () => loadWords('account-social', 'device'),
  component: ProviderReturn,
})

function ProviderReturn() {
  const { provider = '' } = Route.useParams()
  return <ProviderReturnPage provider={provider} />
}

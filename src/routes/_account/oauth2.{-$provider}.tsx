import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ProviderReturnPage } from '#features/account/social/ProviderReturnPage.tsx'

export const Route = createFileRoute('/_account/oauth2/{-$provider}')({
  staticData: { screen: { title: msg`로그인` } },
  component: ProviderReturn,
})

function ProviderReturn() {
  const { provider = '' } = Route.useParams()
  return <ProviderReturnPage provider={provider} />
}

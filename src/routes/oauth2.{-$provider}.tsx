import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ComebackPage } from '#features/account/social/ComebackPage.tsx'

export const Route = createFileRoute('/oauth2/{-$provider}')({
  staticData: { screen: { guard: 'public', layout: 'translation', title: msg`로그인` } },
  component: Comeback,
})

function Comeback() {
  const { provider = '' } = Route.useParams()
  return <ComebackPage provider={provider} />
}

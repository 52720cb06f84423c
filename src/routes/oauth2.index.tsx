import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ComebackPage } from '#features/account/social/ComebackPage.tsx'

export const Route = createFileRoute('/oauth2/')({
  staticData: { screen: { guard: 'public', layout: 'translation', title: msg`로그인` } },
  component: FromNowhere,
})

function FromNowhere() {
  return <ComebackPage provider="" />
}

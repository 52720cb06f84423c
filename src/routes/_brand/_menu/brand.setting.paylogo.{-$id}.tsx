import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { LogoOrderPage } from '#features/billing/logo/LogoOrderPage.tsx'

export const Route = createFileRoute('/_brand/_menu/brand/setting/paylogo/{-$id}')({
  staticData: { screen: { title: msg`로고 맡기기` } },
  component: LogoOrder,
})

function LogoOrder() {
  return <LogoOrderPage id={Route.useParams().id ?? ''} />
}

import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { PaymentDetailPage } from '#features/billing/receipt/PaymentDetailPage.tsx'

export const Route = createFileRoute('/_brand/_menu/brand/setting/payment/$pid')({
  staticData: { screen: { title: msg`결제 영수증` } },
  component: Payment,
})

function Payment() {
  return <PaymentDetailPage pid={Route.useParams().pid} />
}

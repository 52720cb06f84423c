import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loadWords } from '#device/words/interface.ts'
import { PaymentDetailPage } from '#features/billing/receipt/PaymentDetailPage.tsx'

export const Route = createFileRoute('/_brand/_menu/brand/setting/payment/$pid')({
  staticData: { screen: { title: msg`결제 영수증` } },
  loader: () => loadWords('billing'),
  component: Payment,
})

function Payment() {
  return <PaymentDetailPage pid={Route.useParams().pid} />
}
